"""--upgrade: text of other years is rewritten before it is read; errors are shown at their places in the old text."""

from __future__ import annotations

from pyopt.ir.attributes import FileLineColLoc
from pyopt.syntax.lexer import Source

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from pyopt.driver.options import Settings
    from pyopt.ir.context import Context

AROUND: Final = 30
"""So many lines before and behind an error are looked at to tell whether its line is old."""


def upgraded(source: Source, settings: Settings, context: Context, err: Callable[[str], None]) -> Source | None:
    """The source in today's text; None if it has no meaning today, which is reported."""
    from pyopt.upgrade import LayoutError, upgrade
    from pyopt.upgrade.report import report_text

    year = settings.text("upgrade")
    try:
        done = upgrade(source.text, int(year) if year and year != "any" else 0)
    except LayoutError:  # a string without an end: the parser says so
        return source
    form = settings.text("upgrade-report")
    if form is not None:
        err(report_text(source.name, [(one.line, one.old, one.new, one.year) for one in done.changes], form))
    for problem in done.problems:
        line, column = source.line_and_column(problem.offset)
        context.error(problem.message, FileLineColLoc.get(source.name, line, column))
    if done.problems:
        return None
    new = Source(done.text, source.name, source.piece)
    new.older, new.old_place = source, done.old_place
    return new


def year_of_line(source: Source, number: int) -> int:
    """The last year in which something on a line of a text was written so; 0 if nothing on it is old."""
    from pyopt.upgrade import LayoutError, upgrade

    first = max(number - AROUND, 1)
    lines = [source.line(at) for at in range(first, min(number + AROUND, source.line_count()) + 1)]
    try:
        changes = upgrade("\n".join(lines)).changes
    except LayoutError:
        return 0
    return max([one.year for one in changes if first + one.line - 1 == number], default=0)
