"""Lines of IR as HTML: a class for each kind of token, and marks on what differs between two lines."""

from __future__ import annotations

import re

from pyopt.diagnostics.page import text
from pyopt.light import Container, Final

TOKENS: Final = re.compile(
    r"""(?P<comment>//[^\n]*)|(?P<string>"(?:[^"\\\n]|\\.)*")|(?P<value>%[\w$.-]+(?:\#\d+)?)|(?P<block>\^[\w$.-]+)"""
    r"""|(?P<symbol>@(?:[\w$.-]+|"[^"]*"))|(?P<type>![\w$.]+|\b(?:[su]?i\d+|b?f\d+\w*|index|tensor|memref|vector)\b(?!\.))"""
    r"""|(?P<attribute>\#[\w$.]+)|(?P<op>\b[a-z_]\w*\.[\w.]+)|(?P<number>\b\d[\w.+-]*)"""
)
"""The tokens of IR that have a colour, by kind."""
_REST: Final = re.compile(r"\w+|\s+|.", re.DOTALL)
_DEFINED: Final = re.compile(r"\s*(%[\w$.-]+)(?::\d+)?(?:, [^=]*)? =|\s*(\^[\w$.-]+)")


def defined_name(line: str) -> str:
    """The name of the value or block that a line defines; "" if it defines none."""
    found = _DEFINED.match(line)
    return "" if found is None else found.group(1) or found.group(2)


def tokens(line: str) -> list[tuple[str, str]]:
    """The line in pieces, each with its kind; "" for those without a colour."""
    found: list[tuple[str, str]] = []
    last = 0
    for match in TOKENS.finditer(line):
        found += [("", piece) for piece in _REST.findall(line[last : match.start()])]
        found.append((match.lastgroup or "", match.group()))
        last = match.end()
    return found + [("", piece) for piece in _REST.findall(line[last:])]


def coloured(pieces: list[tuple[str, str]], marked: Container[int] = ()) -> str:
    """Pieces of a line as HTML, some of them marked."""
    out: list[str] = []
    is_marked = False
    for index, (kind, piece) in enumerate(pieces):
        if (index in marked) != is_marked:
            is_marked = not is_marked
            out.append("<mark>" if is_marked else "</mark>")
        shown = text(piece)
        out.append(f'<span class="{kind}">{shown}</span>' if kind else shown)
    if is_marked:
        out.append("</mark>")
    return "".join(out)


def compared(old: str, new: str) -> tuple[str, str]:
    """Two lines as HTML, with marks on what only one of them has."""
    from difflib import SequenceMatcher

    one, other = tokens(old), tokens(new)
    removed: set[int] = set()
    added: set[int] = set()
    for tag, start, end, other_start, other_end in SequenceMatcher(None, one, other, False).get_opcodes():
        if tag != "equal":
            removed.update(range(start, end))
            added.update(range(other_start, other_end))
    # How far a line is indented is no change of its own.
    removed.difference_update([0] if one and one[0][1].isspace() else ())
    added.difference_update([0] if other and other[0][1].isspace() else ())
    return coloured(one, removed), coloured(other, added)
