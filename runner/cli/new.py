"""`tripledraw new`: a skeleton adapter to start from."""

from __future__ import annotations

import shlex
import sys
from importlib import resources
from pathlib import Path

import click

from tripledraw.cli.errors import UserError

BUILD = {"java": "javac {folder}/*.java"}
RUN = {
    "python": "{python} {folder}/engine.py",
    "javascript": "node {folder}/engine.js",
    "java": "java -cp {folder} Engine",
}


@click.command()
@click.argument("language", type=click.Choice(list(RUN)))
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
def command(language: str, folder: Path) -> int:
    r"""Write a skeleton adapter in LANGUAGE into the new folder DIR.

    It works as it is: it says hello, and that it supports nothing else yet. The places where your own engine
    is to be called are marked CALL YOUR ENGINE HERE.

    \b
    Examples:
      tripledraw new python my-adapter
      tripledraw new java my-adapter
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UserError(f"{folder} is there already and is not an empty folder; name a new one.")
    try:
        _write(language, folder)
    except OSError as error:
        raise UserError(f"{folder} cannot be written: {error.strerror}.") from error
    _say_what_next(language, folder)
    return 0


def _write(language: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for template in (resources.files("tripledraw") / "templates" / language).iterdir():
        if template.is_file():
            (folder / template.name).write_bytes(template.read_bytes())


def _say_what_next(language: str, folder: Path) -> None:
    words = {"folder": shlex.quote(folder.as_posix()), "python": shlex.quote(Path(sys.executable).as_posix())}
    click.echo(f"Written to {folder}. Look for CALL YOUR ENGINE HERE, then:")
    if language in BUILD:
        click.echo(f"  {BUILD[language].format(**words)}")
    for next_command in ("check", "run"):
        click.echo(f'  tripledraw {next_command} "pipe:{RUN[language].format(**words)}"')
