"""The command line. Commands are loaded when they are run, so that `tripledraw --help` answers at once."""

from __future__ import annotations

import difflib
import importlib
import signal
import sys
from functools import partial
from typing import Any, NoReturn

import click

from tripledraw import __version__
from tripledraw.cli.ending import exit_status, readers_may_go

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

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        """Read the words of the command line, and print the help if they ask for it."""
        with readers_may_go():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        with readers_may_go():
            return super().invoke(ctx)

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
    """Run the command line and exit."""
    for name in ("SIGTERM", "SIGHUP"):  # so that engines are ended then too
        number = getattr(signal, name, None)
        if number and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, signal.default_int_handler)
    sys.exit(exit_status(partial(group.main, prog_name="tripledraw", standalone_mode=False)))
