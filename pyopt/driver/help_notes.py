"""Notes at the end of a command's help: tables and texts, as wide as the terminal."""

from __future__ import annotations

import click

from pyopt.driver.verbatim import fitted
from pyopt.light import Sequence


class NotedCommand(click.Command):
    """A command whose help ends with notes.

    notes: (title, a text or the rows of a table) of each.
    """

    notes: Sequence[tuple[str, str | Sequence[tuple[str, str]]]] = ()

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The notes, each with its title."""
        for title, content in self.notes:
            with formatter.section(title):
                if isinstance(content, str):
                    write_text(formatter, content)
                else:
                    formatter.write_dl(list(content), col_max=formatter.width // 2)


def is_verbatim(paragraph: str) -> bool:
    """The paragraph is no text to wrap: it has lines that are indented, as IR and commands are, or is a list."""
    return paragraph.startswith(("    ", "- ")) or "\n    " in paragraph


def write_text(formatter: click.HelpFormatter, text: str) -> None:
    """Wraps paragraphs; those that are indented are IR or commands, whose lines stay where they fit."""
    for number, paragraph in enumerate(text.split("\n\n")):
        if number:
            formatter.write_paragraph()
        if is_verbatim(paragraph):
            for line in fitted(paragraph.split("\n"), formatter.width - formatter.current_indent):
                formatter.write(f"{'':>{formatter.current_indent}}{line}".rstrip() + "\n")
        else:
            formatter.write_text(" ".join(paragraph.split()))
