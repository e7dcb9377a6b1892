"""--upgrade: text of other years is rewritten before it is read; errors are shown at their places in the old text."""

from __future__ import annotations

from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.ir.attributes import FileLineColLoc, Location
from pyopt.ir.context import Context
from pyopt.light import TYPE_CHECKING, Callable, Final
from pyopt.syntax.lexer import Source

if TYPE_CHECKING:
    from pyopt.driver.options import Settings

SHORT: Final = 20_000
"""Of longer texts, in characters, only the op around an error is looked at for older text, if it can be found."""

LONGEST: Final = 1_000_000
"""In longer texts, in characters, no error is followed by a note on older text."""


def upgraded(source: Source, settings: Settings, context: Context, err: Callable[[str], None]) -> Source | None:
    """The source in today's text, by the options of a run; None if it has no meaning today, which is reported."""
    from pyopt.upgrade.report import report_text

    year = settings.text("upgrade")
    new, changes = upgraded_source(source, int(year) if year and year != "any" else 0, context)
    form = settings.text("upgrade-report")
    if form is not None and changes is not None:
        err(report_text(source.name, changes, form))
    return new


def upgraded_source(
    source: Source, year: int, context: Context
) -> tuple[Source | None, list[tuple[int, str, str, int]] | None]:
    """(the source in today's text, None if it has no meaning today, which is reported; (line, old text, new text, last
    year of the old text) of each change, None where the source cannot be split into tokens)."""
    from pyopt.upgrade import LayoutError, upgrade

    try:
        done = upgrade(source.text, year)
    except LayoutError:  # a string without an end: the parser says so
        return source, None
    above = source.line_and_column(0)[0] - 1
    changes = [(above + one.line, one.old, one.new, one.year) for one in done.changes]
    for problem in done.problems:
        line, column = source.line_and_column(problem.offset)
        context.error(problem.message, FileLineColLoc.get(source.name, line, column))
    if done.problems:
        return None, changes
    new = Source(done.text, source.name, source.piece)
    new.older, new.old_place = source, done.old_place
    return new, changes


def year_of_line(source: Source, number: int, allow_unregistered: bool) -> int:
    """The last year in which something on a line was written so; 0 if nothing is old, or if it was wrong then, too."""
    from pyopt.syntax.parser import parse_module
    from pyopt.upgrade import LayoutError, upgrade

    above = source.line_and_column(0)[0] - 1
    text = source.text
    if len(text) > SHORT:
        from pyopt.driver.pieces import op_alone

        text = op_alone(text, sum(map(len, text.splitlines(True)[: number - above - 1])))
    if len(text) > LONGEST:
        return 0
    try:
        done = upgrade(text)
    except LayoutError:
        return 0
    reported = number
    if number > above + 1 and all(above + one.line != number for one in done.changes):
        # What is missing at the end of a line is reported where the next one begins.
        lines = text.split("\n")[: number - above - 1]
        number = above + max([at for at, line in enumerate(lines, 1) if line.strip()], default=0)
    year = max([one.year for one in done.changes if above + one.line == number], default=0)
    if not year:
        return 0
    wrong: list[int] = []

    def note(severity: str, message: str, location: Location, notes: object) -> None:
        if severity == "error" and isinstance(location, FileLineColLoc):
            wrong.append(location.line)

    new = Source(done.text, source.name, source.piece)
    new.older, new.old_place = Source(text, source.name), done.old_place
    parse_module(new, Context(note, allow_unregistered))
    return 0 if wrong and above + wrong[0] <= reported else year


def upgrade_note(source: Source, failed: Diagnostic, allow_unregistered: bool) -> Diagnostic | None:
    """A note that names --upgrade if the line of the first error of a source was right in another year."""
    year = year_of_line(source, failed.line, allow_unregistered)
    if not year:
        return None
    message = f"this is how it was written until {year}; --upgrade reads it"
    return Diagnostic("note", message, failed.file, failed.line, failed.column, show_source=False)
