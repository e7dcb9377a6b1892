"""The way of a text through the layout, and the proof at its end."""

from __future__ import annotations

from pyopt.format.assembly import Assembly
from pyopt.format.held_lines import HeldLines, needs_lines
from pyopt.format.options import LayoutError, LayoutOptions
from pyopt.format.reader import Reader
from pyopt.format.scan import difference, place_of, scan
from pyopt.light import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

BYTE_ORDER_MARK: Final = "\ufeff"


@final
class Layout:
    """A text that was laid out. `changed_ops`: (line, op name, what changed) of ops whose tokens changed."""

    __slots__ = ("changed_ops", "text")

    def __init__(self, text: str, changed_ops: list[tuple[int, str, str]]) -> None:
        self.text = text
        self.changed_ops = changed_ops


def format_text(text: str, options: LayoutOptions | None = None) -> str:
    """The text, laid out; raises LayoutError if it cannot be."""
    return format_source(text, options).text


def format_source(text: str, options: LayoutOptions | None = None) -> Layout:
    """The text, laid out, and what changed beyond white space; raises LayoutError if it cannot be."""
    options = options or LayoutOptions()
    mark = BYTE_ORDER_MARK if text.startswith(BYTE_ORDER_MARK) else ""
    returns = text.count("\r\n")
    windows = returns * 2 > text.count("\n")
    body = text[len(mark) :]
    if returns:
        body = body.replace("\r\n", "\n")
    before = scan(body)
    structure = Reader(before).read()
    held = HeldLines(before, options.lines) if needs_lines(body, options.lines) else None
    strict = "--strict-whitespace" in body and "--match-full-lines" in body
    result = Assembly(before, structure, options, held, strict).run()
    if result != body:
        at = difference(before, scan(result))
        if at >= 0:
            line, column = place_of(before, at)
            raise LayoutError("this token would not stay as it is: the text is left alone", line, column)
    if windows:
        result = result.replace("\n", "\r\n")
    return Layout(mark + result, [])
