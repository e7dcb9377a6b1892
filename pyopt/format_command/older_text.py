"""--upgrade: text of other years becomes today's before it is laid out."""

from __future__ import annotations

from pyopt.format import LayoutError
from pyopt.light import TYPE_CHECKING, Final
from pyopt.syntax.lexer import Source
from pyopt.upgrade import upgrade

if TYPE_CHECKING:
    from pyopt.upgrade.report import Entry

MARKER: Final = "// -----"


def upgraded(text: str, year: str) -> tuple[str, list[Entry]]:
    """Today's text, and what was old.

    Raises LayoutError for what has no meaning today. Parts of a split file are texts of their own.
    """
    parts = text.split(MARKER)
    found: list[Entry] = []
    line = 0
    for at, part in enumerate(parts):
        done = upgrade(part, 0 if year == "any" else int(year))
        if done.problems:
            problem = done.problems[0]
            number, column = Source(part, "-").line_and_column(problem.offset)
            raise LayoutError(problem.message, line + number, column)
        found += [(line + one.line, one.old, one.new, one.year) for one in done.changes]
        parts[at] = done.text
        line += part.count("\n")
    return MARKER.join(parts), found
