"""Ops that group dimensions: of linalg until 2021, and without `output_shape` until 2024."""

from __future__ import annotations

from math import prod

from pyopt.light import Final
from pyopt.upgrade.forms import aliased, custom, has_word, map_of, plain, rewrite
from pyopt.upgrade.rows import OldForm
from pyopt.upgrade.statement import Old
from pyopt.upgrade.types import dimensions_of


def _groups(old: Old, at: int) -> list[list[int]] | None:
    """The groups of dimensions, which were affine maps or lists of numbers; None for what is neither."""
    document, texts = old.document, old.texts()
    at = aliased(document, at)
    if at < 0 or texts[at] != "[":
        return None
    groups: list[list[int]] = []
    for start, stop in document.split(at + 1, document.match[at]):
        if texts[start] == "[":
            groups.append([int(token) for token in texts[start:stop] if token.isdigit()])
            continue
        dims, results = map_of(document, start)
        if not results or not set(results) <= set(dims):
            return None
        groups.append([dims.index(result) for result in results])
    return groups


def _output_shape(old: Old, operand: str, kind: str, types: tuple[str, str], groups: list[list[int]]) -> str:
    """The extents of the result: an unknown one is that of the operand, divided by the others of its group."""
    extents = dimensions_of(old.resolved(types[1]))
    sizes = list(extents)
    for place, group in enumerate(groups):
        unknown = [dim for dim in group if dim < len(extents) and extents[dim] == "?"]
        if not unknown:
            continue
        if len(unknown) > 1:
            old.refuse(f"'{old.op}' op does not say how large its result is: a group has several unknown extents")
            return ""
        known = prod(int(extents[dim]) for dim in group if extents[dim] != "?")
        constant = old.constant(place)
        size = old.document.fresh("%dim")
        old.put_before(f"{size} = {kind}.dim {operand}, {constant} : {types[0]}")
        if known != 1:
            divisor = old.constant(known)
            whole, size = size, old.document.fresh("%size")
            old.put_before(f"{size} = arith.divui {whole}, {divisor} : index")
        sizes[unknown[0]] = size
    return f" output_shape [{', '.join(sizes)}]"


def _reshape(old: Old) -> None:
    """`linalg.tensor_reshape %t [maps] : A into B`, and its later names."""
    document, texts = old.document, old.texts()
    operand = texts[old.name + 1]
    colon = old.colon()
    end = old.end_of_types(colon + 1)
    into = document.find("into", colon + 1, end)
    groups = _groups(old, old.name + 2) if into > 0 else None
    if groups is None:
        old.refuse(f"'{old.op}' op groups dimensions in a way that is not understood")
        return
    types = (plain(document, colon + 1, into), plain(document, into + 1, end))
    source, result = (len(dimensions_of(old.resolved(type))) for type in types)
    kind = "memref" if old.resolved(types[0]).startswith("memref") else "tensor"
    expands = result > source
    shape = _output_shape(old, operand, kind, types, groups) if expands else ""
    lists = ", ".join(f"[{', '.join(map(str, group))}]" for group in groups)
    behind = document.match.get(old.name + 2, old.name + 2) + 1
    rewrite(old, behind, f"{kind}.{'expand' if expands else 'collapse'}_shape {operand} [{lists}]{shape}")


def _is_without_shape(old: Old) -> bool:
    return not has_word(old, "output_shape") and old.colon() > 0


ROWS: Final[list[OldForm]] = [
    *[
        OldForm(f"linalg.{name}", "collapse_shape, expand_shape", 2021, _reshape, custom(lambda old: True))
        for name in (
            "reshape", "tensor_reshape", "collapse_shape", "expand_shape", "tensor_collapse_shape",
            "tensor_expand_shape",
        )
    ],
    *[
        OldForm(f"{kind}.expand_shape", "output_shape [...]", 2024, _reshape, custom(_is_without_shape), "expand_shape")
        for kind in ("tensor", "memref")
    ],
]  # fmt: skip
