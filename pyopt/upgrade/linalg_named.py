"""Ops of linalg that have another form today: transposed matrix products, elemwise_unary, elemwise_binary, the sizes
of Winograd's transforms, and the arguments of map's body."""

from __future__ import annotations

import re

from pyopt.light import Final
from pyopt.upgrade.forms import aliased, entries, has_word, plain, remove_entries, trailing_colon, types_at
from pyopt.upgrade.generic import add_property, brace_around, find_attribute
from pyopt.upgrade.rows import OldForm
from pyopt.upgrade.statement import Old
from pyopt.upgrade.types import element_of, rank_of

YEAR: Final = 2025
_TRANSPOSED: Final = {
    "matmul_transpose_a": ("matmul", "(d2, d0)", "(d2, d1)", "(d0, d1)"),
    "matmul_transpose_b": ("matmul", "(d0, d2)", "(d1, d2)", "(d0, d1)"),
    "batch_matmul_transpose_a": ("batch_matmul", "(d0, d3, d1)", "(d0, d3, d2)", "(d0, d1, d2)"),
    "batch_matmul_transpose_b": ("batch_matmul", "(d0, d1, d3)", "(d0, d2, d3)", "(d0, d1, d2)"),
}
"""The product without transposition, and the indices of the operands."""
_MEMOIZED: Final = "linalg.memoized_indexing_maps"
_WINOGRAD: Final = {("2", "3"): "F_2_3", ("4", "3"): "F_4_3", ("2", "5"): "F_2_5"}
_FUNCTION: Final = re.compile(r"#linalg\.(?:unary|binary)_fn\s*<\s*(\w+)\s*>")


def _maps(loops: int, results: list[str]) -> str:
    dims = ", ".join([f"d{place}" for place in range(loops)])
    return f"indexing_maps = [{', '.join([f'affine_map<({dims}) -> {one}>' for one in results])}]"


def _transposed(old: Old) -> None:
    name, *results = _TRANSPOSED[old.op.removeprefix("linalg.")]
    maps = _maps(3 if name == "matmul" else 4, results)
    old.rename(f"linalg.{name}")
    if old.generic:
        _forget_maps(old)
        add_property(old, maps)
    else:
        old.document.insert_behind(old.name, f" {maps}")


def _forget_maps(old: Old) -> None:
    """An attribute for what MLIR had worked out goes."""
    at = find_attribute(old, _MEMOIZED)
    if at >= 0:
        remove_entries(old.document, brace_around(old.document, at), (_MEMOIZED,))


# Functions of elements.


def _group(old: Old, word: str) -> list[str]:
    """The types of the operands behind `ins` or `outs`."""
    document = old.document
    open = document.find(word, old.name, old.stop) + 1
    colon = document.find(":", open + 1, document.match[open]) if open else -1
    return [plain(document, *part) for part in document.split(colon + 1, document.match[open])] if colon > 0 else []


def _elementwise(old: Old) -> None:
    """`linalg.elemwise_binary {fun = #linalg.binary_fn<mul>} ins(..) outs(..)`; scalars count for all points."""
    resolved = [old.resolved(type) for type in _types_of_operands(old)]
    if not old.generic and len({element_of(type) or type for type in resolved}) > 1:
        old.refuse(f"'{old.op}' op that converts its operands has no twin today: write it as a linalg.generic")
        return
    ranks = [rank_of(type) or 0 for type in resolved] or [0]
    dims = ", ".join([f"d{place}" for place in range(ranks[-1])])
    maps = _maps(ranks[-1], [f"({dims})" if rank else "()" for rank in ranks])
    function = "add" if old.op.endswith("binary") else "exp"
    document = old.document
    at = find_attribute(old, "fun") if old.generic else -1
    brace = brace_around(document, at) if at > 0 else old.name + 1
    if document.texts[brace] == "{":
        found = entries(document, brace)
        if "fun" in found:
            start, stop = found["fun"]
            value = _FUNCTION.fullmatch(_value(old, start, stop))
            if value is None:
                old.refuse(f"'{old.op}' op has a function that is not understood")
                return
            function = value.group(1)
        _remove(old, brace, ("fun", "cast"))
    kind = f"#linalg.elementwise_kind<{function}>"
    if old.generic:
        old.rename("linalg.elementwise")
        add_property(old, f"kind = {kind}, {maps}")
    else:
        more = f" {maps}" if len(set(ranks)) > 1 else ""
        old.rename(f"linalg.elementwise kind={kind}{more}")


def _value(old: Old, start: int, stop: int) -> str:
    """The text of an attribute, or of what its alias stands for."""
    document = old.document
    at = aliased(document, start)
    return plain(document, start, stop) if at in (-1, start) else plain(document, at, document.match.get(at, at) + 1)


def _remove(old: Old, brace: int, names: tuple[str, ...]) -> None:
    """Removes entries of a dictionary, and the dictionary if nothing else is in it."""
    document = old.document
    if not set(entries(document, brace)) <= set(names) or old.generic:
        remove_entries(document, brace, names)
    else:
        document.edits.replace(document.end_of(brace - 1), document.end_of(document.match[brace]), "")


# Winograd's transforms.


def _has_sizes(old: Old) -> bool:
    return find_attribute(old, "m") >= 0 if old.generic else has_word(old, "m") and has_word(old, "r")


def _winograd(old: Old) -> None:
    """`m(4) r(3)`."""
    document, texts = old.document, old.texts()
    if old.generic:
        at = find_attribute(old, "m")
        brace = brace_around(document, at)
        found = entries(document, brace)
        m, r = (texts[found[name][0]] for name in ("m", "r"))
    else:
        at = document.find("m", old.name, old.stop)
        m, r = texts[at + 2], texts[at + 6]
    word = _WINOGRAD.get((m, r))
    if word is None:
        old.refuse(f"'{old.op}' op has no twin today: m and r must be 2 and 3, 4 and 3, or 2 and 5")
    elif old.generic:
        document.replace(at, found["m"][1], f"fmr = {list(_WINOGRAD.values()).index(word)} : i32")
        remove_entries(document, brace, ("r",))
    else:
        document.replace(at, at + 8, f"fmr({word})")


# linalg.map


def _arguments(old: Old) -> tuple[int, int]:
    """The brackets of the body's arguments; the first one is negative if there are none."""
    document, texts = old.document, old.texts()
    open = old.statement.regions[0].open
    if not old.generic:
        found = [at for at in range(old.name, open) if document.match.get(at) == open - 1]
        return (found or [-1])[0], open - 1
    label = open + 1
    while texts[label][:2] == "//":
        label += 1
    at = label + 1 if texts[label][:1] == "^" and texts[label + 1] == "(" else -1
    return at, document.match.get(at, -1)


def _types_of_operands(old: Old) -> list[str]:
    return types_at(old, trailing_colon(old))[0] if old.generic else [*_group(old, "ins"), *_group(old, "outs")]


def _lacks_init(old: Old) -> bool:
    """The body of a linalg.map has no argument for the element of the init; `{ arith.addf }` in its place has none."""
    if not old.statement.regions or (not old.generic and old.texts()[old.name + 1] == "{"):
        return False
    open, close = _arguments(old)
    count = len(old.document.split(open + 1, close)) if open >= 0 else 0
    return count + 1 == len(_types_of_operands(old))


def _add_init(old: Old) -> None:
    document, texts = old.document, old.texts()
    type = old.resolved(_types_of_operands(old)[-1])
    argument = f"{document.fresh('%init')}: {element_of(type) or type}"
    open, close = _arguments(old)
    if open < 0:
        document.insert_behind(old.statement.regions[0].open, f" ^bb0({argument}):")
    elif texts[open + 1] == ")":
        document.insert_behind(open, argument)
    else:
        document.insert_behind(close - 1, f", {argument}")


ROWS: Final[list[OldForm]] = [
    OldForm(
        "linalg.map", "linalg.map ... (..., %init: T) {..}", YEAR, _add_init, _lacks_init, "linalg.map ... (...) {..}"
    ),
    *[
        OldForm(f"linalg.{name}", f"linalg.{new[0]} indexing_maps = [...]", YEAR, _transposed)
        for name, new in _TRANSPOSED.items()
    ],
    *[
        OldForm(f"linalg.elemwise_{kind}", "linalg.elementwise kind=...", YEAR, _elementwise)
        for kind in ("unary", "binary")
    ],
    *[
        OldForm(
            f"linalg.winograd_{step}_transform",
            f"linalg.winograd_{step}_transform fmr(...)",
            YEAR,
            _winograd,
            _has_sizes,
            f"linalg.winograd_{step}_transform m(...) r(...)",
        )
        for step in ("filter", "input", "output")
    ],
]
