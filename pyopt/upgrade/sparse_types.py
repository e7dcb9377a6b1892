"""The encoding in the text of a tensor type, which is today's text when ops are upgraded."""

from __future__ import annotations

import re

from pyopt.light import Final, final
from pyopt.upgrade.document import Document
from pyopt.upgrade.sparse_encoding import ENCODING

_INTEGER: Final = re.compile(r"-?\d{1,20}")
_CONSTANTS: Final = frozenset(("constant", "std.constant", "arith.constant"))
_FUNCTIONS: Final = frozenset(("func", "func.func"))


@final
class EncodingText:
    """An encoding: its text, its dimensions' names, its levels as expressions over these, and the type of positions.

    With a dimension whose expression is written out, `dims` and `levels` have names only.
    """

    __slots__ = ("dims", "levels", "pos_type", "text")

    def __init__(self, text: str, dims: list[str], levels: list[str], pos_type: str) -> None:
        self.text = text
        self.dims = dims
        self.levels = levels
        self.pos_type = pos_type

    def is_identity(self) -> bool:
        return self.levels == self.dims

    def is_permutation(self) -> bool:
        return sorted(self.levels) == sorted(self.dims)


def encoding_in(document: Document, type: str) -> EncodingText | None:
    """The encoding of a tensor type; None if it has none, or one that is not in the text."""
    found = re.search(r"#[\w.$-]+", type)
    if found is None:
        return None
    name = found.group()
    texts = document.texts
    if name + "<" == ENCODING:
        text = type[found.start() : type.rindex(">")]
        starts = [place for place, token in enumerate(texts) if token == ENCODING]
        start = next((place for place in starts if document.text.startswith(text, document.offsets[place])), 0)
    else:
        text = name
        start = document.find_definition(name, len(texts)) + 2
    if texts[start] != ENCODING:
        return None
    map = width = -1
    for at in range(start + 2, document.match.get(start, start)):
        if texts[at] == "map" and texts[at + 1] == "=":
            map = at
        elif texts[at] == "posWidth" and texts[at + 1] == "=":
            width = at
    if map < 0:
        return None
    arrow = texts.index("->", map)
    dims = _parts(document, document.find("(", map, arrow), "=", ":")
    levels = [part.rpartition("=")[2].strip() for part in _parts(document, arrow + 1, ":", ":")]
    bits = texts[width + 2] if width > 0 else "0"
    return EncodingText(text, dims, levels, "index" if bits == "0" else f"i{bits}")


def _parts(document: Document, open: int, *ends: str) -> list[str]:
    """The contents of a bracket, each part up to one of these tokens."""
    found: list[str] = []
    for start, stop in document.split(open + 1, document.match.get(open, open + 1)):
        places = [document.find(end, start, stop) for end in ends]
        found.append(document.source(start, min([place for place in places if place > 0], default=stop)))
    return found


def constant_value(document: Document, name: str, at: int) -> int | None:
    """The value of the index constant that is called this before a token; None for what is none."""
    texts = document.texts
    place = document.find_definition(name, at)
    if place < 0 or not _FUNCTIONS.isdisjoint(texts[place:at]):
        return None
    op, value = texts[place + 2], texts[place + 3]
    if op in _CONSTANTS:
        return int(value) if _INTEGER.fullmatch(value) else None
    if op.strip('"') not in _CONSTANTS or "value" not in texts[place:at]:
        return None
    value = texts[texts.index("value", place, at) + 2]
    return int(value) if _INTEGER.fullmatch(value) else None


def dimension_coordinates(document: Document, encoding: EncodingText, levels: list[str]) -> tuple[str, list[str]]:
    """The coordinates of dimensions for those of levels, and the line of text that computes them, "" for none."""
    if encoding.is_permutation():
        return "", [levels[encoding.levels.index(dim)] for dim in encoding.dims]
    name = document.fresh("%crd")
    count = len(encoding.dims)
    results = f"{name}:{count}" if count > 1 else name
    types = ", ".join(["index"] * count)
    line = f"{results} = sparse_tensor.crd_translate lvl_to_dim [{', '.join(levels)}] as {encoding.text} : {types}\n"
    return line, [f"{name}#{dim}" for dim in range(count)] if count > 1 else [name]
