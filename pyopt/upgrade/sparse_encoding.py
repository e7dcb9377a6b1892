"""Older sparse encodings: lists of level names beside maps, and other words for levels within a map."""

from __future__ import annotations

import re

from pyopt.light import Final, final
from pyopt.upgrade.document import Document

ENCODING: Final = "#sparse_tensor.encoding<"
_LEVELS: Final = {"dimLevelType": 2023, "lvlTypes": 2023}
_SLICES: Final = frozenset(("dimSlices", "slice"))
_ORDERS: Final = frozenset(("dimOrdering", "dimToLvl"))
_HIGHER: Final = "higherOrdering"
_RENAMED: Final = {"pointerBitWidth": "posWidth", "indexBitWidth": "crdWidth", "NEW_SYNTAX": "map"}
_FORMATS: Final = {
    "dense": "dense",
    "batch": "batch",
    "compressed": "compressed",
    "singleton": "singleton",
    "compressed-hi": "loose_compressed",
    "compressed_hi": "loose_compressed",
    "loose-compressed": "loose_compressed",
    "loose_compressed": "loose_compressed",
    "compressed24": "structured[2, 4]",
}
_STRUCTURED: Final = re.compile(r"(?:block_?|structured_?)?(\d+)[_:](\d+)")
_PROPERTIES: Final = re.compile(r"([\w:-]+?)((?:[-_]n[uo])*)")
_WITH_PROPERTIES: Final = frozenset(("compressed", "singleton", "loose_compressed"))


@final
class MapText:
    """The text of a map: the names of its dimensions and symbols, and its results."""

    __slots__ = ("dims", "results", "symbols")

    def __init__(self, dims: list[str], symbols: str, results: list[str]) -> None:
        self.dims = dims
        self.symbols = symbols
        self.results = results


@final
class EncodingEntry:
    """`key = value` in an encoding: the tokens from `key` up to `stop`, without comments around."""

    __slots__ = ("key", "stop")

    def __init__(self, key: int, stop: int) -> None:
        self.key = key
        self.stop = stop


def is_encoding_body(document: Document, at: int) -> bool:
    """`<{ map = (i) -> (i : dense) }>` without its mnemonic, as types and ops of sparse_tensor may have it."""
    texts = document.texts
    if texts[at + 1] != "{":
        return False
    for start, stop in document.split(at + 2, document.match.get(at + 1, at + 2)):
        key = next((place for place in range(start, stop) if texts[place][:2] != "//"), stop)
        if texts[key] in _LEVELS or (texts[key] in ("map", "NEW_SYNTAX") and texts[key + 2] in ("(", "[", "{")):
            return True
    return False


def upgrade_encoding(document: Document, at: int) -> int:
    """Rewrites the encoding that begins at a token; gives the index behind it, or 0 if it has no end."""
    texts = document.texts
    end = document.match.get(at, 0)
    if not end or texts[at + 1] != "{":
        return end + 1 if end else 0
    found: dict[str, EncodingEntry] = {}
    order: list[EncodingEntry] = []
    for first, last in document.split(at + 2, document.match.get(at + 1, at + 2)):
        start, stop = first, last
        while start < stop and texts[start][:2] == "//":
            start += 1
        while stop > start and texts[stop - 1][:2] == "//":
            stop -= 1
        if stop - start < 3 or texts[start + 1] != "=":
            continue
        entry = EncodingEntry(start, stop)
        found[texts[start]] = entry
        order.append(entry)
    for old, new in _RENAMED.items():
        if old in found:
            document.replace(found[old].key, found[old].key + 1, new)
            document.note(found[old].key, old, new, 2023)
    for key in ("map", "NEW_SYNTAX"):
        if key in found:
            _levels_of_map(document, found[key])
    _lists(document, at, found, order)
    return end + 1


def _lists(document: Document, at: int, found: dict[str, EncodingEntry], order: list[EncodingEntry]) -> None:
    """`dimLevelType = [...], dimOrdering = ...` become one map, where the levels were."""
    keys = [key for key in found if key in _LEVELS or key in _SLICES or key in _ORDERS or key == _HIGHER]
    if not keys:
        return
    levels = next((found[key] for key in keys if key in _LEVELS), None)
    if levels is None or "map" in found or "NEW_SYNTAX" in found:
        document.refuse(found[keys[0]].key, "expected a non-empty array for level types")
        return
    try:
        text = _map_of_lists(document, levels, {key: found[key] for key in keys})
    except ValueError as error:
        document.refuse(levels.key, str(error))
        return
    removed = [found[key] for key in keys if found[key] is not levels]
    comments = [
        token + "\n"
        for entry in [levels, *removed]
        for token in document.texts[entry.key : entry.stop]
        if token[:2] == "//"
    ]
    document.replace(levels.key, levels.stop, "".join(comments) + text)
    document.note(levels.key, document.texts[levels.key] + " = [...]", "map = (...) -> (...)", 2023)
    for entry in removed:
        document.note(entry.key, document.texts[entry.key] + " = ...", "part of the map", 2023)
        _remove(document, entry, any(one not in removed for one in order[order.index(entry) + 1 :]))


def _remove(document: Document, entry: EncodingEntry, before_others: bool) -> None:
    """Takes an entry out, with the comma behind it, or the one before it if nothing follows that stays."""
    texts = document.texts
    start, stop = entry.key, entry.stop
    if before_others:
        while texts[stop][:2] == "//":
            stop += 1
        document.replace(entry.key, entry.stop, "")
        follows = texts[stop + 1][:2] == "//"
        document.edits.replace(
            document.offsets[stop], document.end_of(stop) if follows else document.offsets[stop + 1], ""
        )
        return
    while texts[start - 1][:2] == "//":
        start -= 1
    document.replace(start - 1, start, "")
    begin = document.end_of(entry.key - 1) if entry.key == start else document.offsets[entry.key]
    document.edits.replace(begin, document.end_of(entry.stop - 1), "")


def _map_of_lists(document: Document, levels: EncodingEntry, found: dict[str, EncodingEntry]) -> str:
    """The map that says what lists and maps say together; raises ValueError if they do not fit."""
    names = _level_names(document, levels)
    maps = [_map_text(document, found[key].key + 2) for key in found if key in _ORDERS]
    if _HIGHER in found:
        maps.append(_map_text(document, found[_HIGHER].key + 2))
    if len(maps) > 1:
        maps = [_composed(maps[0], maps[1])]
    if maps:
        map = maps[0]
    else:
        dims = [f"d{dim}" for dim in range(len(names))]
        map = MapText(dims, "", dims)
    if len(map.results) != len(names):
        raise ValueError("unexpected mismatch in ordering and dimension level types size")
    dims = list(map.dims)
    for key in _SLICES & found.keys():
        parts = document.split(found[key].key + 3, found[key].stop - 1)
        if len(parts) != len(dims):
            raise ValueError("unexpected mismatch between dimension slices and dimensions")
        for dim, (start, stop) in enumerate(parts):
            slice = "".join(token for token in document.texts[start:stop] if token[:2] != "//").replace(",", ", ")
            dims[dim] += f" : {slice if slice[0] == '#' else f'#sparse_tensor<slice{slice}>'}"
    stored = [f"{result} : {name}" for result, name in zip(map.results, names, strict=True)]
    return f"map = {map.symbols}({', '.join(dims)}) -> ({', '.join(stored)})"


def _level_names(document: Document, levels: EncodingEntry) -> list[str]:
    texts = document.texts
    if texts[levels.key + 2] != "[":
        raise ValueError("expected an array for dimension level types")
    found: list[str] = []
    for start, stop in document.split(levels.key + 3, levels.stop - 1):
        name = next((token for token in texts[start:stop] if token[:2] != "//"), "")
        found.append(level_type(name.strip('"')))
    if not found:
        raise ValueError("expected a non-empty array for level types")
    return found


def level_type(old: str) -> str:
    """`compressed-nu` -> `compressed(nonunique)`; raises ValueError for what is no name of a level type."""
    structured = _STRUCTURED.fullmatch(old)
    if structured is not None:
        return f"structured[{structured.group(1)}, {structured.group(2)}]"
    match = _PROPERTIES.fullmatch(old)
    format = _FORMATS.get(match.group(1)) if match is not None else None
    properties = match.group(2) if match is not None else ""
    if format is None or (properties and format not in _WITH_PROPERTIES):
        raise ValueError(f"unexpected dimension level type: {old}")
    words = [word for short, word in (("nu", "nonunique"), ("no", "nonordered")) if short in properties]
    return f"{format}({', '.join(words)})" if words else format


def _map_text(document: Document, at: int) -> MapText:
    """`affine_map<(i, j)[c] -> (c * i, j)>`, or an alias of one."""
    texts = document.texts
    if texts[at][0] == "#":
        alias = texts[at]
        at = document.find_definition(alias, len(texts)) + 2
        if at == 1:
            raise ValueError(f"undefined symbol alias id '{alias[1:]}'")
    if texts[at] == "affine_map":
        at += 2
    dims: list[str] = []
    symbols = ""
    while texts[at] in ("(", "["):
        close = document.match.get(at, at + 1)
        if texts[at] == "(":
            dims = [document.source(*part) for part in document.split(at + 1, close)]
        else:
            symbols = document.source(at, close + 1)
        at = close + 1
    if texts[at] != "->" or texts[at + 1] != "(":
        raise ValueError("expected an affine map for dimension ordering")
    results = [document.source(*part) for part in document.split(at + 2, document.match.get(at + 1, at + 2))]
    return MapText(dims, symbols, results)


def _composed(ordering: MapText, higher: MapText) -> MapText:
    """`higher` maps dimensions to as many as there are levels, of which `ordering` is a permutation."""
    if len(ordering.dims) != len(higher.results) or any(result not in ordering.dims for result in ordering.results):
        raise ValueError("unexpected mismatch of dimOrdering and higherOrdering")
    results = [higher.results[ordering.dims.index(result)] for result in ordering.results]
    return MapText(higher.dims, higher.symbols, results)


def _levels_of_map(document: Document, map: EncodingEntry) -> None:
    """Other words for formats of levels, within a map: `compressed_hi`, `block2_4`, `compressed(high)`."""
    texts = document.texts
    arrow = document.find("->", map.key, map.stop)
    if arrow < 0:
        return
    for start, stop in document.split(arrow + 2, document.match.get(arrow + 1, arrow + 2)):
        colon = document.find(":", start, stop)
        if colon < 0:
            continue
        format = colon + 1
        while texts[format][:2] == "//":
            format += 1
        old = texts[format]
        if old == "block" and texts[format + 1] == "[":
            new = "structured"
        elif old == "compressed" and _without_high(document, format):
            new = "loose_compressed"
        elif old.startswith("block") or old == "compressed_hi":
            try:
                new = level_type(old)
            except ValueError:
                continue
        else:
            continue
        document.replace(format, format + 1, new)
        document.note(format, old, new, 2024)


def _without_high(document: Document, format: int) -> bool:
    """Takes `high` out of the properties of a level; False if it is not there."""
    open = format + 1
    if document.texts[open] != "(":
        return False
    close = document.match.get(open, open)
    properties = [document.source(*part) for part in document.split(open + 1, close)]
    if "high" not in properties:
        return False
    properties.remove("high")
    document.replace(open, close + 1, f"({', '.join(properties)})" if properties else "")
    return True
