"""The text of a module in colours, for notebooks."""

from __future__ import annotations

from html import escape

from pyopt.driver.report.marks import TOKENS
from pyopt.light import Final

_COLOURS: Final = {
    "comment": "#6a737d", "string": "#22863a", "value": "#005cc5", "block": "#b08800", "symbol": "#6f42c1",
    "type": "#d73a49", "attribute": "#e36209", "op": "#24292e;font-weight:600", "number": "#22863a",
}  # fmt: skip


def html_of_text(text: str) -> str:
    """A `<pre>` with a `<span>` around each token that has a colour."""
    style = "line-height:1.3;color:#24292e;background:#fff;padding:.5em;overflow:auto"
    return f'<pre style="{style}">{coloured_text(text)}</pre>'


def coloured_text(text: str) -> str:
    """The same without the `<pre>`, for a part of one."""
    out: list[str] = []
    last = 0
    for found in TOKENS.finditer(text):
        out.append(escape(text[last : found.start()]))
        colour = _COLOURS[found.lastgroup or ""]
        out.append(f'<span style="color:{colour}">{escape(found.group())}</span>')
        last = found.end()
    out.append(escape(text[last:]))
    return "".join(out)
