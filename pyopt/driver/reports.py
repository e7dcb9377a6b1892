"""Between the context and standard error: locations become files, lines and columns; files give their source lines."""

from __future__ import annotations

from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.diagnostics.render import render
from pyopt.ir.attributes import CallSiteLoc, FileLineColLoc, FusedLoc, Location, NameLoc, UnknownLoc
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, final

if TYPE_CHECKING:
    from pyopt.syntax.lexer import Source

CALL_STACK_LIMIT: Final = 10
"""Callers shown of a call-site location."""

CURRENT_OPERATION: Final = "see current operation:"
"""The beginning of the note that shows the op of a verifier's message."""


def file_location(location: Location) -> FileLineColLoc | None:
    """The first file location in a location."""
    if isinstance(location, FileLineColLoc):
        return location
    if isinstance(location, NameLoc):
        return file_location(location.child)
    if isinstance(location, CallSiteLoc):
        return file_location(location.callee) or file_location(location.caller)
    if isinstance(location, FusedLoc):
        for one in location.locations:
            found = file_location(one)
            if found is not None:
                return found
    return None


def _call_site(location: Location) -> CallSiteLoc | None:
    """The call site that a location is, by name or by fusion too."""
    if isinstance(location, CallSiteLoc):
        return location
    if isinstance(location, NameLoc):
        return _call_site(location.child)
    if isinstance(location, FusedLoc):
        for one in location.locations:
            found = _call_site(one)
            if found is not None:
                return found
    return None


def make_diagnostic(
    severity: str, message: str, location: Location, show_source: bool = True, pretty: bool = False
) -> Diagnostic:
    """A diagnostic without notes at a location of any kind; `pretty` is the form of one without a file."""
    place = file_location(location)
    if place is not None:
        return Diagnostic(severity, message, place.file, place.line, place.column, show_source=show_source)
    made = Diagnostic(severity, message)
    if not isinstance(location, UnknownLoc):
        made.prefix = f"{location_text(location, pretty)}: "
    return made


def location_text(location: Location, pretty: bool = False) -> str:
    """`loc(...)` of a location, or its pretty form."""
    from pyopt.syntax.attribute_printer import AttributePrinter
    from pyopt.syntax.print_options import PrintOptions

    return AttributePrinter(PrintOptions(pretty_debuginfo=pretty)).location_text(location)


def convert(
    severity: str,
    message: str,
    location: Location,
    notes: Sequence[tuple[str, Location]],
    pretty: bool = False,
    callers: bool = True,
) -> Diagnostic:
    """The diagnostic that a context's handler was given, with the `callers` of a call site as notes."""
    all_notes: list[Diagnostic] = []
    last = location
    call = _call_site(location) if callers else None
    depth = 0
    while call is not None and depth < CALL_STACK_LIMIT:
        last = call.caller
        all_notes.append(make_diagnostic("note", "called from", last, pretty=pretty))
        call = _call_site(last)
        depth += 1
    for text, place in notes:
        all_notes.append(make_diagnostic("note", text, place, place is not last, pretty))
        last = place
    made = make_diagnostic(severity, message, location, pretty=pretty)
    made.notes = all_notes
    return made


_LEFT_OUT: Final = {"warning": ("errors",), "remark": ("errors", "warnings")}
"""The levels of `Reports` at which a diagnostic is not shown."""


@final
class Reports:
    """Prints diagnostics as they come, or hands them to `take`.

    `read` gets the text of other files that locations name, None if unreadable.
    `see` hears of each one that is shown or handed on. `show_ops`: with the notes that show the op.
    `level`: what is shown, "warnings" for errors and warnings, say; `take` gets all.
    `pretty`: locations without a file are in their pretty form.
    `failed_at`: the first error in the source.
    """

    __slots__ = (
        "_other", "colour", "failed_at", "level", "pretty", "read", "see", "show_ops", "source", "take", "write",
    )  # fmt: skip

    def __init__(
        self, source: Source, write: Callable[[str], None], read: Callable[[str], str | None], colour: bool
    ) -> None:
        self.source = source
        self.write = write
        self.read = read
        self.colour = colour
        self.show_ops = True
        self.level = "remarks"
        self.pretty = False
        self.failed_at: Diagnostic | None = None
        self.take: Callable[[Diagnostic], None] | None = None
        self.see: Callable[[Diagnostic], None] | None = None
        self._other: dict[str, list[str] | None] = {}

    def handle(self, severity: str, message: str, location: Location, notes: Sequence[tuple[str, Location]]) -> None:
        """The context's handler."""
        if self.level in _LEFT_OUT.get(severity, ()) and self.take is None:
            return
        if not self.show_ops:
            notes = [note for note in notes if not note[0].startswith(CURRENT_OPERATION)]
        diagnostic = convert(severity, message, location, notes, self.pretty, self.take is None)
        if severity == "error" and self.failed_at is None and diagnostic.file == self.source.name:
            self.failed_at = diagnostic
        if self.take is not None:
            if self.see is not None:
                self.see(diagnostic)
            self.take(diagnostic)
        else:
            self.show(diagnostic)

    def show(self, diagnostic: Diagnostic) -> None:
        if self.see is not None:
            self.see(diagnostic)
        self.write(render(diagnostic, self.source_line, self.colour))

    def suggest_upgrade(self, allow_unregistered: bool) -> None:
        """A note that names --upgrade if the line of the first error was right in another year."""
        from pyopt.driver.older_text import upgrade_note

        note = None if self.failed_at is None else upgrade_note(self.source, self.failed_at, allow_unregistered)
        if note is not None:
            self.show(note)

    def source_line(self, file: str, number: int) -> str | None:
        """A line of the source, or of any file that can be read."""
        number = max(number, 1)
        if file == self.source.name:
            if number > self.source.line_count():
                return None
            return self.source.line(number)
        if file not in self._other:
            text = self.read(file)
            self._other[file] = None if text is None else text.split("\n")
        lines = self._other[file]
        return lines[number - 1] if lines is not None and number <= len(lines) else None
