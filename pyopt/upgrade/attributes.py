"""Types and attributes of older text become today's, wherever they stand."""

from __future__ import annotations

import re
from functools import partial

from pyopt.light import Final
from pyopt.upgrade.dlti import SYSTEM, upgrade_system
from pyopt.upgrade.document import Document
from pyopt.upgrade.layouts import composed_layout
from pyopt.upgrade.llvm import upgrade_memory_effects, upgrade_type
from pyopt.upgrade.llvm_attributes import DISTINCT, add_identifier, upgrade_loop
from pyopt.upgrade.llvm_ir_types import type_of_words
from pyopt.upgrade.segments import SEGMENTS, upgrade_segments
from pyopt.upgrade.sparse_encoding import ENCODING, is_encoding_body, upgrade_encoding
from pyopt.upgrade.static_lists import LISTS, upgrade_list

_NAME: Final = re.compile(r'[A-Za-z_][\w$.]*|"[^"]*"')
_TYPE: Final = re.compile(r"(?:[su]?i\d+|[bt]?f\d+\w*|index|none|tensor|vector|memref|complex|tuple)\b|!")
_BEHIND_NAMES: Final = ([":"], ["="], [","])
_ELEMENTS: Final = frozenset(("dense", "splat", "sparse", "opaque"))
_READ: Final = frozenset(
    ("{-#", "{", "(", "memref", "tensor", "type", "size", "<", "llvm.loop", *_ELEMENTS, *LISTS, *SEGMENTS)
)
"""Tokens that an older form may begin with, but for types and attributes of dialects."""
_MEMORY_SPACE: Final = re.compile(r"memspace(\d+)")


def upgrade_attributes(document: Document) -> None:
    """Rewrites what stands in the tokens, without asking of which op it is part."""
    texts = document.texts
    at = 0
    while at < len(texts) - 1:
        token = texts[at]
        if token not in _READ and token[0] not in "!#":
            at += 1
            continue
        if token == "{-#":  # resources have colons today, too
            while at < len(texts) - 1 and texts[at] != "#-}":
                at += 1
        elif token == "{":
            _dictionary(document, at)
        elif token == "(":
            end = _bare_map(document, at)
            if end:
                at = end
                continue
        elif token in _ELEMENTS and texts[at + 1] == "<":
            _elements(document, at)
        elif token == "memref" and texts[at + 1] == "<":
            end = _layouts(document, at + 1)
            if end:
                at = end
                continue
        elif token == "tensor" and texts[at + 1 : at + 4] == ["<", "?", "?"]:
            document.replace(at + 2, at + 4, "*x")
            document.note(at, "tensor<??f32>", "tensor<*xf32>", 2019)
        elif token.startswith("!llvm."):
            upgrade_type(document, at)
        elif token.startswith("#llvm.memory_effects<"):
            upgrade_memory_effects(document, at)
        elif token == SYSTEM:
            upgrade_system(document, at)
        elif token.startswith(DISTINCT):
            add_identifier(document, at)
        elif token == "llvm.loop":
            end = document.attempt(partial(upgrade_loop, document, at))
            if end:
                at = end
                continue
        elif token.startswith('!llvm<"'):
            _llvm_type(document, at)
        elif token == ENCODING or (token == "<" and is_encoding_body(document, at)):
            end = document.attempt(partial(upgrade_encoding, document, at))
            if end:
                at = end
                continue
        elif token in LISTS:
            end = upgrade_list(document, at)
            if end:
                at = end
                continue
        elif token in SEGMENTS:
            end = document.attempt(partial(upgrade_segments, document, at))
            if end:
                at = end
                continue
        elif token == "type" and texts[at - 1] == "=" and at > 1 and texts[at - 2][0] == "!":
            document.replace(at, at + 1, "")
            document.note(at, "!name = type T", "!name = T", 2022)
        elif token == "#vector.kind<" and texts[at + 1] in ("maxf", "minf"):
            document.replace(at + 1, at + 2, f"{texts[at + 1][:3]}imumf")
            document.note(at, f"#vector.kind<{texts[at + 1]}>", f"#vector.kind<{texts[at + 1][:3]}imumf>", 2023)
        elif token == "size" and texts[at + 1] == "(" and texts[at - 1] == ")":
            end = document.match.get(at + 1, at) + 1
            document.replace(at, end, "")
            document.note(at, "size (...)", "nothing: sizes of maps say no more", 2019)
            at = end
            continue
        at += 1


def _dictionary(document: Document, at: int) -> None:
    """`{name: value}` becomes `{name = value}`."""
    texts = document.texts
    end = document.match.get(at)
    first = at + 1
    while texts[first][:2] == "//":
        first += 1
    if end is None or texts[first + 1 : first + 2] not in _BEHIND_NAMES:
        return
    names: list[int] = []
    for start, stop in document.split(at + 1, end):
        first = start
        while first < stop and texts[first].startswith("//"):
            first += 1
        if stop == first or not _NAME.fullmatch(texts[first]) or (stop > first + 1 and texts[first + 1] not in ":="):
            return  # a region
        if stop - first > 2 and texts[first + 1] == ":":
            names.append(first)
    dotted = "." in texts[at + 1] and texts[at + 1][0] != '"'
    if not names or not (_is_dictionary(document, at, end) if dotted else _is_no_region(document, at)):
        return
    for first in names:
        document.edits.replace(document.end_of(first), document.end_of(first + 1), " =")
        document.note(first, "{name: value}", "{name = value}", 2019)


def _is_no_region(document: Document, at: int) -> bool:
    """A brace with plain names is no region in a list of regions."""
    texts = document.texts
    if texts[at - 1] == "," and texts[at - 2] == "}":
        return texts[document.around.get(at, -1)] != "("
    return texts[at - 1] != "("


def _is_dictionary(document: Document, at: int, end: int) -> bool:
    """A brace whose first name has a dot holds attributes, and no op: of an argument, or before types, or announced."""
    before = document.texts[at - 1]
    around = document.around.get(at, -1)
    if around >= 0 and document.texts[around] in ("(", "[", "{"):
        return before not in ("(", ",")
    return before in ("attributes", ":", "=", "[") or document.texts[end + 1] == ":"


def _llvm_type(document: Document, at: int) -> None:
    """`!llvm<"i32*">`: what it says in LLVM's own words."""
    try:
        new = type_of_words(document.texts[at][len('!llvm<"') : -len('">')])
    except (ValueError, IndexError):
        document.refuse(at, f"the type {document.texts[at]} is not upgraded")
        return
    document.replace(at, at + 1, new)
    document.note(at, document.texts[at], new, 2020)


def _ids(document: Document, at: int) -> int:
    """The index behind a bracket that holds names only; 0 if it holds something else."""
    end = document.match.get(at, 0)
    for start, stop in document.split(at + 1, end) if end else ():
        if stop != start + 1 or not re.fullmatch(r"[A-Za-z_]\w*", document.texts[start]):
            return 0
        if _TYPE.match(document.texts[start]):
            return 0
    return end + 1 if end else 0


def _bare_map(document: Document, at: int) -> int:
    """`(d0)[s0] -> (d0 + s0)` becomes an affine_map, `(d0) : (d0 >= 0)` an affine_set; the index behind, or 0."""
    texts = document.texts
    before = texts[at - 1] if at else ""
    if before == "<" and at > 1 and texts[at - 2] in ("affine_map", "affine_set"):
        return document.match.get(at - 1, 0)
    if before[:1] == "%" or _is_in_encoding(document, at):  # memref.transpose %m (i, j) -> (j, i)
        return 0
    end = _ids(document, at)
    if not end or before.startswith(("@", '"')):
        return 0
    named = end > at + 2
    if texts[end] == "[":
        end = _ids(document, end)
        if not end:
            return 0
        named = True
    if texts[end : end + 2] not in (["->", "("], [":", "("]):
        return 0
    last = document.match.get(end + 1, 0)
    if not last:
        return 0
    body = texts[end + 2 : last]
    if texts[end] == "->" and (":" in body or "=" in body):  # levels of a sparse encoding
        return 0
    if texts[end] == ":":
        if not any(token in (">", "=") for token in body):
            return 0
        word = "affine_set"
    else:
        if ":" in body:  # levels of a sparse tensor
            return 0
        word = "affine_map"
        if not named and (not body or _TYPE.match(body[0]) or body[0][0] in "(!"):
            return 0
    blank = " " if before and document.end_of(at - 1) == document.offsets[at] and before[-1].isalnum() else ""
    document.replace(at, at, f"{blank}{word}<")
    document.insert_behind(last, ">")
    document.note(at, "(d0) -> (d0)" if word == "affine_map" else "(d0) : (d0 >= 0)", word + "<...>", 2019)
    return last + 1


def _is_in_encoding(document: Document, at: int) -> bool:
    """In `#sparse_tensor.encoding<{...}>`, whose maps are not affine ones alone."""
    around = document.around.get(at, -1)
    return around >= 0 and document.texts[document.around.get(around, -1)] == "#sparse_tensor.encoding<"


def _elements(document: Document, at: int) -> None:
    """`dense<type, values>`: the type goes behind."""
    texts = document.texts
    start = at + 2
    end = document.match.get(at + 1, 0)
    if texts[at] == "opaque":
        document.refuse(at, "opaque elements have no meaning today: only the dialect that made them could read them")
        return
    if not end or not _TYPE.match(texts[start]):
        return
    comma = document.end_of_type(start)
    if texts[comma] != ",":
        return
    old = texts[at]
    if old == "splat":
        document.replace(at, at + 1, "dense")
    document.replace(start, comma + 1, "")
    if texts[end + 1] != ":":
        document.insert_behind(end, f" : {document.source(start, comma)}")
    document.note(at, f"{old}<type, values>", ("sparse" if old == "sparse" else "dense") + "<values> : type", 2019)


def _strided(document: Document, at: int, end: int) -> int:
    """`memref<?xf32, offset: ?, strides: [1]>`: both stand in one attribute today; the index behind the type, or 0."""
    texts = document.texts
    strides = at + 4
    if texts[at + 3 : at + 6] != [",", "strides", ":"] or texts[at + 6] != "[":
        return 0
    close = document.match.get(strides + 2, 0)
    if not close or close > end:
        return 0
    offset = texts[at + 2]
    behind = "" if offset == "0" else f", offset: {offset}"
    document.replace(at, close + 1, f"strided<{document.source(strides + 2, close + 1)}{behind}>")
    document.note(at, "offset: 0, strides: [1]", "strided<[1]>", 2022)
    return end


def _layouts(document: Document, at: int) -> int:
    """`memref<4xf32, #a, #b, 2>`: maps that are composed, and memory spaces by name; the index behind, or 0."""
    texts = document.texts
    end = document.match.get(at, 0)
    if not end:
        return 0
    parts = document.split(at + 1, end)
    maps: list[str] = []
    for start, stop in parts[1:]:
        space = _MEMORY_SPACE.fullmatch(texts[start])
        if space is not None and stop == start + 1:
            document.replace(start, stop, space.group(1))
            document.note(start, "memspace1", "1", 2019)
        elif texts[start] == "offset" and texts[start + 1] == ":":
            return _strided(document, start, end)
        elif texts[start][0] == "#" or texts[start] in ("affine_map", "("):
            maps.append(document.source(start, stop))
    bare = any(one[0] == "(" for one in maps)
    if len(maps) < 2 or not (bare or len(parts) > 3 or 0 < document.year <= 2020):
        return 0  # today the second of two is the memory space
    composed = composed_layout(document.text, maps)
    start, stop = parts[1][0], parts[len(maps)][1]
    if not composed:
        document.refuse(start, "these maps cannot be composed")
        return 0
    document.replace(start, stop, composed)
    document.note(start, "memref<4xf32, #a, #b>", "memref<4xf32, affine_map<...>>", 2020)
    return end
