"""Ops of linalg that are newer than today's: contract and elementwise of 2025."""

from __future__ import annotations

from pyopt.upgrade.forms import aliased, custom, keep_comments, map_of, plain
from pyopt.upgrade.rows import Row
from pyopt.upgrade.types import element_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.upgrade.statement import Old

_ELEMENTWISE: Final = frozenset(
    (
        "exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square", "tanh", "erf",
        "add", "sub", "mul", "div", "div_unsigned", "powf", "select",
    )
)  # fmt: skip
"""The kinds that have a named op today. `max_signed` and `min_signed` are `max` and `min`."""
_OTHER_NAMES: Final = {"max_signed": "max", "min_signed": "min"}


def _elements(old: Old, word: str) -> list[str]:
    """The element types of the operands behind `ins` or `outs`; empty if these are not there."""
    document = old.document
    open = document.find(word, old.name, old.statement.end) + 1
    colon = document.find(":", open + 1, document.match.get(open, open)) if open else -1
    if colon < 0:
        return []
    parts = document.split(colon + 1, document.match[open])
    return [element_of(old.resolved(plain(document, *part))) for part in parts]


def _contract(old: Old) -> None:
    """`linalg.contract indexing_maps = [...] ins(...) outs(...)` is a linalg.generic that multiplies and adds."""
    document, texts = old.document, old.texts()
    at = old.name + 1
    start = aliased(document, at + 2) if texts[at] == "indexing_maps" else -1
    elements = [*_elements(old, "ins"), *_elements(old, "outs")]
    if start < 0 or len(elements) != 3 or len(set(elements)) != 1:
        old.refuse("'linalg.contract' op has no twin today, but for three operands with the same elements")
        return
    maps = [map_of(document, first) for first, _ in document.split(start + 1, document.match.get(start, start + 1))]
    if len(maps) != 3 or not all(dims for dims, _ in maps):
        old.refuse("'linalg.contract' op has maps that are not understood")
        return
    dims, results = maps[2]
    kinds = ", ".join('"parallel"' if dim in results else '"reduction"' for dim in dims)
    end = document.match.get(at + 2, at + 2) + 1
    keep_comments(old, old.name, end)
    head = f"linalg.generic {{indexing_maps = {plain(document, at + 2, end)}, iterator_types = [{kinds}]}}"
    document.replace(old.name, end, head)
    element = elements[0]
    kind = "i" if element[0] in "is" else "f"
    left, right, sum, product, total = (document.fresh(f"%{name}") for name in ("in", "in", "out", "product", "sum"))
    indent = old.indent(old.statement.first)
    lines = [
        f"^bb0({left}: {element}, {right}: {element}, {sum}: {element}):",
        f"  {product} = arith.mul{kind} {left}, {right} : {element}",
        f"  {total} = arith.add{kind} {sum}, {product} : {element}",
        f"  linalg.yield {total} : {element}",
    ]
    body = "".join(f"\n{indent}{line}" for line in lines)
    outs = document.find("outs", old.name, old.statement.end) + 1
    document.insert_behind(document.match[outs], f" {{{body}\n{indent}}}")


def _elementwise(old: Old) -> None:
    """`linalg.elementwise kind=#linalg.elementwise_kind<add> ins(...) outs(...)` is linalg.add."""
    document, texts = old.document, old.texts()
    at = old.name + 3
    end = document.match.get(at, at) + 1
    kind = _OTHER_NAMES.get(texts[at + 1], texts[at + 1])
    if kind not in _ELEMENTWISE and kind not in _OTHER_NAMES.values():
        old.refuse(f"'linalg.elementwise' op of kind {kind} has no twin today: write it as a linalg.generic")
    elif texts[end] != "ins":
        old.refuse("'linalg.elementwise' op with maps has no twin today: write it as a linalg.generic")
    else:
        document.replace(old.name, end, f"linalg.{kind}")


def _is_custom(old: Old) -> bool:
    return True


ROWS: Final[list[Row]] = [
    Row("linalg.contract", "linalg.generic", 2026, _contract, custom(_is_custom)),
    Row("linalg.elementwise", "linalg.add, linalg.exp, ...", 2026, _elementwise, custom(_is_custom)),
]
