"""Cuts a module's text between ops that stand directly in it, so that each piece is a module that can be read alone.

A cut is a guess, made of how lines begin. Each piece is then read as a whole module: where a guess was wrong, one of
them cannot be read.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right

from pyopt.light import Final, Sequence, final

_SKIPPED: Final = re.compile(r"(?:[ \t]*(?://[^\n]*)?\n|[#!][^\n]*\n)*")
"""Empty lines, comments and aliases."""
_COMMENTS: Final = re.compile(r"(?:[ \t]*(?://[^\n]*)?\n)*")
_MODULE: Final = re.compile(r"(?:(?:builtin\.)?module\b[^\n]*|\"builtin\.module\"\(\) (?:<\{[^\n]*\}> )?\()\{[ \t]*\n")
# What is searched for begins with a line end, which is found at once: `^` is tried at each character of a long line.
_NEXT_ALIAS: Final = re.compile(r"\n[#!]")
_NEXT_MODULE: Final = re.compile(r"\n(?:(?:builtin\.)?module\b|\"builtin\.module\")")
_CLOSED: Final = re.compile(r"\n\}(?:\)[^\n/]*)?[ \t]*(?://[^\n]*)?\n(?=(?:[ \t]*(?://[^\n]*)?\n)*\Z)")
_NAME: Final = re.compile(r"@([\w$.-]+)")
_BODY: Final = re.compile(r"(func\.func|llvm\.func)([^@\n]*)(@[^\n]*?)\{[ \t]*\n")
_GENERIC_BODY: Final = re.compile(r'(?:"func\.func"|"llvm\.func")\(\) <\{[^\n]*\}> \(\{[ \t]*\n')
_LINKAGES: Final = re.compile(r"#llvm\.linkage<\w+>")
_VISIBILITY: Final = re.compile(r'sym_visibility = "\w+"')
_BLANKS: Final = re.compile(r"[ \t]*")
_DEFINITION: Final = re.compile(r"[ \t]*[a-z_]\w*(?:\.\w+)+[^@\n{=(]*@([\w$.-]+)")
_GENERIC_DEFINITION: Final = re.compile(r'[ \t]*"[\w.]+"\(\) <\{[^\n]*?\bsym_name = "([\w$.-]+)"')
_OP: Final = r'(?:[a-z_]\w*(?:\.\w+)*(?=[ \n])|"[a-z_]\w*(?:\.\w+)+"\()'
NEW_LINE: Final = "\n"
_LINKAGE: Final = frozenset(("private", "internal", "available_externally", "linkonce", "weak", "common", "appending",
                             "linkonce_odr", "weak_odr", "external", "public", "nested"))  # fmt: skip
_ENTIRE: Final = ("{-#", 'struct<"')
"""What texts have whose meaning hangs on the whole of them: resources, and types that their uses define."""


@final
class Pieces:
    """A text as pieces that are modules of their own: `text(n)` is one.

    Behind the ops of a piece stand declarations of the symbols of other pieces that it names: the last
    `declared(n)` ops.
    """

    __slots__ = ("_after", "_before", "_declarations", "_ends", "_named", "_source", "_starts", "count")

    def __init__(
        self, source: str, before: str, after: str, bounds: Sequence[int], symbols: dict[str, tuple[int, int]]
    ):
        self._source = source
        self._before = before
        self._after = after
        self._starts = bounds[:-1]
        self._ends = bounds[1:]
        self.count = len(bounds) - 1
        self._named = symbols
        self._declarations: dict[int, list[str]] = {}

    def text(self, number: int) -> str:
        """The text of a piece as a module."""
        own = self._source[self._starts[number] : self._ends[number]]
        return f"{self._before}{own}{''.join(self._declared(number, own))}{self._after}"

    def own(self, number: int) -> tuple[int, int]:
        """The offsets in the source at which a piece begins and ends."""
        return self._starts[number], self._ends[number]

    def before(self) -> str:
        """The text in front of each piece: aliases, and the beginning of the module."""
        return self._before

    def declared(self, number: int) -> int:
        """The number of ops at the end of a piece that belong to others."""
        return len(self._declared(number, self._source[self._starts[number] : self._ends[number]]))

    def _declared(self, number: int, own: str) -> list[str]:
        """Declarations of what other pieces define and this one names."""
        found = self._declarations.get(number)
        if found is not None:
            return found
        found = self._declarations[number] = []
        start, end = self._starts[number], self._ends[number]
        seen: set[str] = set()
        names = _NAME.findall(own)
        while names:
            name = names.pop()
            if name in seen:
                continue
            seen.add(name)
            place = self._named.get(name)
            if place is None or start <= place[0] < end:
                continue
            text = _declaration(self._source[place[0] : place[1]])
            found.append(text)
            names.extend(_NAME.findall(text))
        return found


def _declaration(text: str) -> str:
    """An op that defines a symbol, a function without its body."""
    text = text.lstrip(" ")
    match = _BODY.match(text)
    if match is None:
        return _generic_declaration(text)
    name, words, rest = match.group(1), match.group(2), match.group(3)
    if name == "func.func":
        return f"func.func private {rest}\n"
    return f"{name} {' '.join([word for word in words.split() if word not in _LINKAGE])} {rest}\n"


def _generic_declaration(text: str) -> str:
    """The same of an op in generic form."""
    match = _GENERIC_BODY.match(text)
    if match is None:
        return text
    line = _LINKAGES.sub("#llvm.linkage<external>", match.group())
    if line.startswith('"func'):
        line = _VISIBILITY.sub("", line).replace("<{", '<{sym_visibility = "private", ', 1).replace(", }>", "}>")
    return f"{line.rstrip()}\n}}) : () -> ()\n"


def cut(text: str, count: int) -> Pieces | None:
    """About `count` pieces of about the same length, or one for each op; None if there are no places to cut at."""
    body = _body(text)
    if body is None:
        return None
    before, starts, end, after = body
    if len(starts) < 2 or any(word in text for word in _ENTIRE):
        return None
    symbols = _symbols(text, starts, end)
    if symbols is None:
        return None
    first = starts[0]
    bounds = [first]
    if count >= len(starts):
        bounds, count = starts, 0
    for number in range(1, count):
        wanted = first + (end - first) * number // count
        nearest = starts[min(bisect_left(starts, wanted), len(starts) - 1)]
        if nearest > bounds[-1]:
            bounds.append(nearest)
    bounds.append(end)
    return None if len(bounds) < 3 else Pieces(text, before, after, bounds, symbols)


def op_alone(text: str, offset: int) -> str:
    """The text with empty lines in place of the ops in its module that are not at the offset; as it is where it shows
    no places to cut at."""
    body = _body(text)
    if body is None:
        return text
    _, starts, end, _ = body
    if not starts or not starts[0] <= offset < end:
        return text
    at = bisect_right(starts, offset)
    start = starts[at - 1]
    stop = starts[at] if at < len(starts) else end
    above, below = text.count("\n", starts[0], start), text.count("\n", stop, end)
    return f"{text[: starts[0]]}{NEW_LINE * above}{text[start:stop]}{NEW_LINE * below}{text[end:]}"


def _body(text: str) -> tuple[str, list[int], int, str] | None:
    """Of the module's body: what stands before it, where its ops begin, where it ends, and what stands behind it."""
    match = _SKIPPED.match(text)
    start = 0 if match is None else match.end()
    head = text[:start]
    module = _MODULE.match(text, start)
    if module is not None and _NEXT_MODULE.search(text, start) is None:
        closed = _CLOSED.search(text, module.end() - 1)
        if closed is None:
            return None
        start = module.end()
        end = closed.start() + 1
        before, after = head + module.group(), text[end:]
    else:
        if _NEXT_ALIAS.search(text, start) is not None:
            return None
        end = len(text)
        before, after = head + "module {\n", "\n}\n"
    comments = _COMMENTS.match(text, start)
    first = start if comments is None else comments.end()
    begin = _BLANKS.match(text, first)
    assert begin is not None
    op = begin.group() + _OP
    if re.compile(op).match(text, first, end) is None:
        return None  # it would be in no piece
    following = re.compile(NEW_LINE + op)
    return before, [first, *[found.start() + 1 for found in following.finditer(text, first, end)]], end, after


def _symbols(text: str, starts: list[int], end: int) -> dict[str, tuple[int, int]] | None:
    """Where the symbols are defined whose ops begin at `starts`; None if one is defined twice."""
    found: dict[str, tuple[int, int]] = {}
    for number, start in enumerate(starts):
        match = _DEFINITION.match(text, start) or _GENERIC_DEFINITION.match(text, start)
        if match is not None:
            name = match.group(1)
            if name in found:
                return None
            found[name] = (start, starts[number + 1] if number + 1 < len(starts) else end)
    return found
