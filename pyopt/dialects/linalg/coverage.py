"""Decides which elements of an init a structured op writes: all of them, and each once?

What is in an init matters where an element is not written, or where the body looks at it. A rule that gives an op
another init asks here.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import (
    body_of,
    body_uses,
    has_tensor_semantics,
    indexing_maps,
    loop_extents,
    shape_of,
)
from pyopt.ir.affine import ADD, CONSTANT, DIM, MUL, AffineExpr
from pyopt.ir.core import Operation
from pyopt.ir.types import DYNAMIC
from pyopt.light import Final, Sequence

MAY_GIVE_NOTHING: Final = frozenset(
    ("sparse_tensor.binary", "sparse_tensor.reduce", "sparse_tensor.select", "sparse_tensor.unary")
)
"""Ops whose regions for operands that are not stored may be empty."""


def writes_all(op: Operation, index: int) -> bool:
    """Every element of operand `index`, an init of an op that was verified, is surely written.

    (i, j) -> (j, i) writes all, (i, j) -> (i, i + j) does not; (i, j) -> (i) does if there are surely iterations of j.
    Where a body gives nothing, as it can by a sparse_tensor.unary without an absent region, an init that it looks at
    keeps its element, and any other gets a zero.
    """
    if body_uses(op, index) and any(one.info.name in MAY_GIVE_NOTHING for one in body_of(op)):
        return False
    maps = indexing_maps(op)
    map = maps[index]
    if map.is_permutation():
        return True
    extents = loop_extents(op)
    shape = shape_of(op.operands[index].type)
    seen: set[int] = set()
    for result, extent in zip(map.results, shape, strict=True):
        if result.kind == DIM and result.value not in seen:
            # The dimension is as long as the loop, whatever that is.
            seen.add(result.value)
            continue
        found = _terms(result)
        if found is None or not seen.isdisjoint(found[0]):
            return False
        coefficients, first = found
        seen.update(coefficients)
        if not _covers([(extents[loop], by) for loop, by in coefficients.items()], first, extent):
            return False
    return all(extent > 0 for loop, extent in enumerate(extents) if loop not in seen)


def writes_each_once(op: Operation, index: int) -> bool:
    """No element of operand `index`, an init of an op that was verified, is written by two iterations.

    (i, j) -> (j, 3 - i) writes each once, (i, j) -> (i) does not unless there is one iteration of j.
    """
    map = indexing_maps(op)[index]
    if map.is_permutation():
        return True
    extents = loop_extents(op)
    known = {loop for loop, extent in enumerate(extents) if extent in (0, 1)}
    for result in map.results:
        found = _terms(result)
        if found is not None:
            coefficients = {loop: by for loop, by in found[0].items() if by and loop not in known}
            if _are_apart([(extents[loop], by) for loop, by in coefficients.items()]):
                known.update(coefficients)
    return len(known) == len(extents)


def _are_apart(terms: Sequence[tuple[int, int]]) -> bool:
    """The sum of coefficient * i for each (extent, coefficient) differs for different points."""
    if len(terms) > 1 and any(count == DYNAMIC for count, _ in terms):
        return False
    span = 0
    for count, by in sorted(terms, key=lambda term: abs(term[1])):
        if abs(by) <= span:
            return False
        span += abs(by) * (count - 1)
    return True


def _covers(terms: Sequence[tuple[int, int]], first: int, extent: int) -> bool:
    """The sum of `first` and, for each (extent, coefficient), coefficient * i takes all values in [0, extent)."""
    if extent == DYNAMIC or any(count == DYNAMIC or count == 0 for count, _ in terms):
        return False
    # So far the sum takes all values of [low, high].
    low = high = first
    for count, by in sorted(terms, key=lambda term: abs(term[1])):
        if count > 1 and abs(by) > high - low + 1:
            return False
        far = by * (count - 1)
        low, high = low + min(far, 0), high + max(far, 0)
    return low <= 0 and extent <= high + 1


def _terms(expr: AffineExpr) -> tuple[dict[int, int], int] | None:
    """The coefficients of the loops in a linear expression, and what is added to them; None for any other."""
    coefficients: dict[int, int] = {}
    constant = 0
    work = [(expr, 1)]
    while work:
        one, by = work.pop()
        if one.kind == CONSTANT:
            constant += by * one.value
        elif one.kind == DIM:
            coefficients[one.value] = coefficients.get(one.value, 0) + by
        elif one.kind == ADD:
            work += [(one.lhs, by), (one.rhs, by)]
        elif one.kind == MUL and one.rhs.kind == CONSTANT:
            work.append((one.lhs, by * one.rhs.value))
        else:
            return None
    return coefficients, constant


def speculates(op: Operation) -> bool:
    """An op on tensors has undefined behaviour only where its body has, or its extents contradict each other."""
    return has_tensor_semantics(op) and _surely_fits(op)


def _surely_fits(op: Operation) -> bool:
    """The operands of an op that was verified have extents that go together, whatever the dynamic ones turn out to be.

    Each loop has its extent from one dimension of one value, or all extents are known.
    """
    maps = indexing_maps(op)
    found: dict[int, tuple[object, int]] = {}
    for operand, map in zip(op.operands, maps, strict=True):
        for position, (extent, result) in enumerate(zip(shape_of(operand.type), map.results, strict=True)):
            if result.kind != DIM:
                return all(DYNAMIC not in shape_of(one.type) for one in op.operands)
            said = (None, extent) if extent != DYNAMIC else (operand, position)
            if found.setdefault(result.value, said) != said:
                return False
    return True
