"""A diagnostic as it is shown: its text, and where in which file it belongs."""

from __future__ import annotations

from pyopt.light import Sequence, final


@final
class Diagnostic:
    """A message of severity "error", "warning", "remark" or "note".

    `file` is None where no file, line and column are known; `prefix` then says what is known, in front of the message.
    `line` and `column` are 1-based; `show_source` asks for the
    source line below the message, with `width` of its characters marked.
    """

    __slots__ = ("column", "file", "line", "message", "notes", "prefix", "severity", "show_source", "width")

    def __init__(
        self,
        severity: str,
        message: str,
        file: str | None = None,
        line: int = 0,
        column: int = 0,
        notes: Sequence[Diagnostic] = (),
        show_source: bool = True,
        width: int = 1,
    ) -> None:
        self.severity = severity
        self.message = message
        self.file = file
        self.line = line
        self.column = column
        self.notes = notes
        self.show_source = show_source
        self.width = width
        self.prefix = ""

    def __reduce__(self) -> tuple[object, ...]:
        values = (self.severity, self.message, self.file, self.line, self.column, tuple(self.notes))
        return (_unpickled, (*values, self.show_source, self.width, self.prefix))

    def place(self) -> str:
        """`file:line:column`."""
        return "<unknown>:0" if self.file is None else f"{self.file}:{self.line}:{self.column}"

    def __str__(self) -> str:
        """What the command line prints but for the source lines; the notes below."""
        first = f"{self.place()}: {self.severity}: {self.prefix}{self.message}"
        return "\n".join([first, *[str(note) for note in self.notes]])

    def __repr__(self) -> str:
        return f"<Diagnostic {self}>"


def _unpickled(
    severity: str,
    message: str,
    file: str | None,
    line: int,
    column: int,
    notes: Sequence[Diagnostic],
    show_source: bool,
    width: int,
    prefix: str,
) -> Diagnostic:
    made = Diagnostic(severity, message, file, line, column, notes, show_source, width)
    made.prefix = prefix
    return made
