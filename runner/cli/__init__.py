"""The command line. Commands are loaded when they are run, so that `tripledraw --help` answers at once."""

from __future__ import annotations

import difflib
import importlib
import os
import signal
import sys
from typing import NoReturn

import click

from tripledraw import __version__

COMMANDS = {
    "run": "Judge engines by the rulebook.",
    "check": "Check that an adapter speaks the protocol.",
    "new": "Write a skeleton adapter to start from.",
    "compare": "Tell what got better and worse between two reports.",
    "deviations": "Write a first list of known deviations, from a report.",
    "play": "Play random hands beside the reference engine, and show where an engine differs.",
    "explore": "Play every standing of every betting round, and every first draw.",
    "rank": "Compare an engine's order of hands with the rules', over the whole deck.",
    "prove": "Run the suite on wrong engines, to see that it catches them.",
    "rules": "Show what each rule rests on, and what tests it.",
    "lint": "Find what is wrong with the suite itself.",
    "rule": "Look a rule up: its words, its readings, and what it rests on.",
    "search": "Find rules, statements and scenarios by words.",
    "cite": "Cite a rule, with its permanent id.",
    "hands": "Rank hands against each other, and say why.",
    "judge": "Rule on recorded hands: were they played by the rules?",
}
"""Each command, which is `command` in the module of its name here, and what it does in a few words."""

INTERRUPTED = 130
SUITE_AT_FAULT = 4
USAGE = 2


class Commands(click.Group):
    """A group whose commands are modules, imported only to be run."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """Return the names of all commands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Return the command of that name, or None."""
        if cmd_name not in COMMANDS:
            return None
        command = importlib.import_module(f"{__name__}.{cmd_name}").command
        command.name = cmd_name
        command.help = command.help.replace(r"\b", "\b")  # our docstrings are raw, and click looks for a backspace
        return command  # type: ignore[no-any-return]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """Write the list of commands without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that is called; an unknown one is refused with what was perhaps meant."""
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            near = difflib.get_close_matches(args[0], COMMANDS, n=3)
            hint = f"did you mean {' or '.join(near)}?" if near else f"there are {', '.join(COMMANDS)}."
            raise click.UsageError(f"There is no command {args[0]!r}; {hint}", ctx)
        return super().resolve_command(ctx, args)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="tripledraw")
def group() -> None:
    """Check engines, and real hands, against the rules of 2-7 triple draw lowball, fixed limit."""


def main() -> NoReturn:
    """Run the command line and exit: what a person can cause is said in one sentence, without a traceback."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that engines are ended then too
    try:
        status = group.main(prog_name="tripledraw", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        error.show()
        status = error.exit_code
    except (KeyboardInterrupt, click.Abort):
        click.echo("Interrupted.", err=True)
        status = INTERRUPTED
    except BrokenPipeError:  # the reader of our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except Exception as error:
        status = _told(error)
    sys.exit(status if isinstance(status, int) else 0)


def _told(error: Exception) -> int:
    """Say what was wrong with a name or a file that a person gave, and return the exit status.

    Anything else nobody has foreseen: it is shown with its traceback.
    """
    from tripledraw.adapters.strict_yaml import FileMistake
    from tripledraw.selection import Unknown

    if not isinstance(error, Unknown | FileMistake):
        sys.excepthook(type(error), error, error.__traceback__)
        return SUITE_AT_FAULT
    click.echo(f"Error: {error}", err=True)
    return USAGE if isinstance(error, Unknown) else SUITE_AT_FAULT
