"""Diagnostics as text: `file:line:column: error: message`, the source line, and a caret below it."""

from __future__ import annotations

from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    SourceLine = Callable[[str, int], str | None]
    """(file, 1-based line) -> its text, or None if there is no such line."""

TAB_STOP: Final = 8
_BOLD: Final = "\x1b[1m"
_RESET: Final = "\x1b[0m"
_COLOURS: Final = {"error": "\x1b[0;1;31m", "warning": "\x1b[0;1;35m", "remark": "\x1b[0;1;34m", "note": "\x1b[0;1;30m"}
_CARET: Final = "\x1b[0;1;32m"


def render(diagnostic: Diagnostic, source_line: SourceLine, colour: bool = False) -> str:
    """The diagnostic and its notes."""
    out: list[str] = []
    _render(diagnostic, source_line, colour, out)
    for note in diagnostic.notes:
        _render(note, source_line, colour, out)
    return "".join(out)


def _render(diagnostic: Diagnostic, source_line: SourceLine, colour: bool, out: list[str]) -> None:
    file = diagnostic.file
    place = diagnostic.place()
    text = None
    column = diagnostic.column
    if file is not None and diagnostic.show_source and column > 0 and diagnostic.line > 0:
        text = source_line(file, diagnostic.line)
        if text is not None:
            text = text.partition("\r")[0]  # The reference shows no more, and no line for a place behind that.
        if text is not None and column > len(text.encode("utf-8", "surrogateescape")) + 1:
            text = None
    severity = diagnostic.severity
    message = diagnostic.prefix + diagnostic.message
    if colour:
        out.append(f"{_BOLD}{place}: {_COLOURS[severity]}{severity}: {_RESET}{_BOLD}{message}{_RESET}\n")
    else:
        out.append(f"{place}: {severity}: {message}\n")
    if text is not None:
        out.append(_expand(text) + "\n")
        if text.isascii():
            marks = " " * (column - 1) + "^" + "~" * (diagnostic.width - 1)
            caret = _follow_tabs(text, marks)
            out.append(f"{_CARET}{caret}{_RESET}\n" if colour else f"{caret}\n")


def _expand(text: str) -> str:
    """Tabs as spaces up to the next multiple of TAB_STOP bytes."""
    if "\t" not in text:
        return text
    data = text.encode("utf-8", "surrogateescape").expandtabs(TAB_STOP)
    return data.decode("utf-8", "surrogateescape")


def _follow_tabs(text: str, marks: str) -> str:
    """The marks below a line as wide as the characters above them are shown."""
    if "\t" not in text:
        return marks
    out = ""
    for index, mark in enumerate(marks):
        out += mark * (TAB_STOP - len(out) % TAB_STOP if text[index : index + 1] == "\t" else 1)
    return out
