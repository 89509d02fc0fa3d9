"""What a person did that cannot be done."""

from typing import IO, Any

import click


class UserError(click.ClickException):
    """A mistake of the person at the keyboard. Takes one sentence: what, where, what to do. Exits with 2."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the sentence on stderr."""
        click.echo(f"Error: {self.message}", file=file, err=file is None)
