"""The way of a text through the layout, and the proof at its end."""

from __future__ import annotations

from pyopt.format.assembly import Assembly
from pyopt.format.held_lines import HeldLines, needs_lines
from pyopt.format.options import LayoutError, LayoutOptions
from pyopt.format.reader import TokenReader
from pyopt.format.scan import Tokens, difference, place_of, scan
from pyopt.light import Final, final

BYTE_ORDER_MARK: Final = "\ufeff"
MOST_LAYOUTS: Final = 12


@final
class LaidOutText:
    """A text that was laid out. `changed_ops`: (line, op name, what changed) of ops whose tokens changed."""

    __slots__ = ("changed_ops", "text")

    def __init__(self, text: str, changed_ops: list[tuple[int, str, str]]) -> None:
        self.text = text
        self.changed_ops = changed_ops


def format_text(text: str, options: LayoutOptions | None = None) -> str:
    """The text, laid out; raises LayoutError if it cannot be."""
    return format_source(text, options).text


def format_source(text: str, options: LayoutOptions | None = None) -> LaidOutText:
    """The text, laid out, and what changed beyond white space; raises LayoutError if it cannot be."""
    options = options or LayoutOptions()
    mark = BYTE_ORDER_MARK if text.startswith(BYTE_ORDER_MARK) else ""
    returns = text.count("\r\n")
    windows = returns * 2 > text.count("\n")
    body = text[len(mark) :]
    if returns:
        body = body.replace("\r\n", "\n")
    changed: list[tuple[int, str, str]] = []
    before = scan(body)
    if options.canonical_syntax:
        from pyopt.format.canonical import canonical

        done = canonical(body, options.lines)
        body, changed = done.text, done.changes
        options = options.with_lines(done.lines)
        before = scan(body)
    strict = "--strict-whitespace" in body and "--match-full-lines" in body
    result = _laid_out(body, before, options, strict)
    if result != body and not options.lines:
        result = _settled(result, options, strict)
    if result != body:
        at = difference(before, scan(result))
        if at >= 0:
            line, column = place_of(before, at)
            raise LayoutError("this token would not stay as it is: the text is left alone", line, column)
    if windows:
        result = result.replace("\n", "\r\n")
    return LaidOutText(mark + result, changed)


def _laid_out(text: str, tokens: Tokens, options: LayoutOptions, strict: bool) -> str:
    structure = TokenReader(tokens).read()
    held = HeldLines(tokens, options.lines) if needs_lines(text, options.lines) else None
    return Assembly(tokens, structure, options, held, strict).run()


def _settled(text: str, options: LayoutOptions, strict: bool) -> str:
    """The layout of a layout: the same text, but where statements of wrong text can only be guessed from its lines.

    What does not settle, goes round: then all texts of that circle give the same one of them.
    """
    seen = [text]
    while len(seen) < MOST_LAYOUTS:
        text = _laid_out(text, scan(text), options, strict)
        if text == seen[-1]:
            return text
        if text in seen:
            return min(seen[seen.index(text) :])
        seen.append(text)
    return text
