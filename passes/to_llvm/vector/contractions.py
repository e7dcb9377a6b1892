"""vector.contract as sums of products of vectors, one iterator at a time.

A product of matrices, or of a matrix and a vector, becomes what the strategy that is asked for says
(`matrix_products.py`, `elementwise_products.py`). Of other contractions the first iterator is taken out that both
factors have in parallel, else one that only the left or only the right factor has, else the first one that reduces:

    contract %a, %b, %c                       ->    contract %a[i], %b[i], %c[i]     for each i, inserted into zero
    contract %a, %b, %c : a sum over i        ->    contract %a[i], %b[i], (the same with i - 1)
    contract %a, %b, %c : of rank 1           ->    reduction <add>, %a * %b, %c

Only sums are lowered, of products in the accumulator's type, and iterators of which the number of steps is known.
"""

from __future__ import annotations

from pyopt.dialects.vector.shapes import shape_of, vector_type
from pyopt.dialects.vector.verify_products import indexing_maps, iterator_types, kind_of
from pyopt.ir.affine import AffineMap, AffineMapAttr, dim
from pyopt.ir.attributes import ArrayAttr, Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import element_type_or_self
from pyopt.light import Final, final
from pyopt.passes.building.vector import (
    extract,
    has_zero,
    insert,
    mask_of,
    masked,
    start_outside,
    without_dim,
    zero,
)
from pyopt.passes.to_llvm.vector.elementwise_products import lower_to_elementwise
from pyopt.passes.to_llvm.vector.matrix_products import (
    PARALLEL,
    REDUCTION,
    lower_to_dots,
    lower_to_matrix_multiply,
    lower_to_outer_products,
    sum_of,
)
from pyopt.passes.to_llvm.vector.outer_products import product
from pyopt.rewrite.rewriter import Rewriter

DOT: Final = "dot"
ELEMENTWISE: Final = "parallelarith"
MATRIX: Final = "llvmintr"
OUTER_PRODUCT: Final = "outerproduct"
STRATEGIES: Final[tuple[str, ...]] = (DOT, MATRIX, OUTER_PRODUCT, ELEMENTWISE)


@final
class _Contraction:
    """The parts of a contraction that lowering it goes by."""

    __slots__ = ("accumulator", "iterators", "left", "maps", "mask", "op", "right")

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.left, self.right, self.accumulator = op.operands
        self.maps = indexing_maps(op)
        self.iterators = iterator_types(op)
        self.mask = mask_of(op)

    def places(self, iterator: int) -> list[int | None]:
        """The dimension of the factors and of the result that an iterator runs over."""
        return [map.result_position(dim(iterator)) for map in self.maps]

    def inner_attributes(self, iterator: int) -> dict[str, Attribute]:
        """The maps and iterator types without an iterator."""
        maps: list[Attribute] = []
        for map in self.maps:
            results = [
                dim(result.value - (result.value > iterator)) for result in map.results if result.value != iterator
            ]
            maps.append(AffineMapAttr.get(AffineMap.get(map.num_dims - 1, 0, results)))
        types = self.op.attributes["iterator_types"]
        assert isinstance(types, ArrayAttr)
        kept = types.elements[:iterator] + types.elements[iterator + 1 :]
        return {"indexing_maps": ArrayAttr.get(tuple(maps)), "iterator_types": ArrayAttr.get(kept)}


def _part(rewriter: Rewriter, value: Value, index: int | None, position: int) -> Value:
    """Extracts the value at a position of one dimension; the value itself where it has no such dimension."""
    if index is None:
        return value
    if index == 0:
        return extract(rewriter, value, position)
    type = vector_type(value.type)
    result = without_dim(type, index)
    filled = zero(rewriter, result)
    for row in range(shape_of(result)[0]):
        inner = _part(rewriter, extract(rewriter, value, row), index - 1, position)
        filled = insert(rewriter, inner, filled, row)
    return filled


def _with_part(rewriter: Rewriter, part: Value, whole: Value, index: int | None, position: int) -> Value:
    """The reverse of `_part`: `whole` with a part at a position of one dimension."""
    if index is None:
        return part
    if index == 0:
        return insert(rewriter, part, whole, position)
    for row in range(shape_of(whole.type)[0]):
        before = extract(rewriter, whole, row)
        inner = extract(rewriter, part, row)
        whole = insert(rewriter, _with_part(rewriter, inner, before, index - 1, position), whole, row)
    return whole


def _can_take_out(value: Value | None, index: int | None) -> bool:
    """The number of positions of dimension `index`, and of those before it, is known."""
    return value is None or index is None or not any(vector_type(value.type).scalable[: index + 1])


def _unroll_parallel(one: _Contraction, iterator: int, rewriter: Rewriter) -> Value | None:
    """contract a, b, c -> contract a[i], b[i], c[i] inserted into zero, for each i"""
    left, right, result = one.places(iterator)
    factor, index = (one.left, left) if left is not None else (one.right, right)
    if index is None:
        return None
    extent = shape_of(factor.type)[index]
    if result is None and extent != 1:
        return None
    given = [(one.left, left), (one.right, right), (one.accumulator, result)]
    if not all(_can_take_out(value, place) for value, place in given) or not _can_take_out(one.mask, iterator):
        return None
    whole = zero(rewriter, one.op.results[0].type)
    attributes = one.inner_attributes(iterator)
    for step in range(extent):
        operands = [_part(rewriter, value, place, step) for value, place in given]
        mask = None if one.mask is None else _part(rewriter, one.mask, iterator, step)
        inner = rewriter.create("vector.contract", operands, [operands[2].type], attributes)
        whole = _with_part(rewriter, masked(rewriter, inner, mask), whole, result, step)
    return whole


def _unroll_sum(one: _Contraction, rewriter: Rewriter) -> Value | None:
    """contract a, b, c -> contract a[i], b[i], (the contraction of the steps before i)"""
    left, right, _ = one.places(0)
    if left is None or right is None:
        return None
    if len(shape_of(one.left.type)) == 1:
        if len(shape_of(one.right.type)) != 1:
            return None
        total = sum_of(rewriter, product(rewriter, one.left, one.right), one.accumulator)
        return masked(rewriter, total, one.mask)
    given = [(one.left, left), (one.right, right), (one.mask, 0)]
    if not all(_can_take_out(value, place) for value, place in given):
        return None
    value = one.accumulator
    attributes = one.inner_attributes(0)
    for step in range(shape_of(one.left.type)[left]):
        parts = [_part(rewriter, factor, place, step) for factor, place in ((one.left, left), (one.right, right))]
        mask = None if one.mask is None else _part(rewriter, one.mask, 0, step)
        value = masked(rewriter, rewriter.create("vector.contract", [*parts, value], [value.type], attributes), mask)
    return value


def _first_parallel(one: _Contraction) -> int | None:
    """The iterator to take out: one that both factors and the result have, or one of a single factor."""
    for iterator, kind in enumerate(one.iterators):
        left, right, _ = one.places(iterator)
        if kind == PARALLEL and left is not None and right is not None:
            return iterator
    for map in one.maps[:2]:
        for result in map.results:
            left, right, _ = one.places(result.value)
            if one.iterators[result.value] != REDUCTION or left is None or right is None:
                return result.value
    return None


@final
class ContractionLowering:
    """`strategy`: what products of matrices become. `exact`: as the reference has them, also where that is wrong."""

    __slots__ = ("exact", "strategy")

    def __init__(self, strategy: str, exact: bool) -> None:
        self.strategy = strategy
        self.exact = exact

    def lower(self, op: Operation, rewriter: Rewriter) -> bool:
        """contract -> products of vectors and their sums, or what the strategy has for it"""
        if self.strategy == MATRIX and lower_to_matrix_multiply(op, rewriter, self.exact):
            return True
        if self.strategy == OUTER_PRODUCT and lower_to_outer_products(op, rewriter):
            return True
        element = element_type_or_self(op.results[0].type)
        if kind_of(op) != "add" or not has_zero(element):
            return False
        if any(element_type_or_self(value.type) is not element for value in op.operands):
            return False
        if self.strategy == DOT and lower_to_dots(op, rewriter):
            return True
        if self.strategy == ELEMENTWISE and lower_to_elementwise(op, rewriter):
            return True
        return _unroll(op, rewriter)


def _unroll(op: Operation, rewriter: Rewriter) -> bool:
    """contract -> contractions of one iterator less"""
    one = _Contraction(op)
    root = start_outside(op, rewriter)
    iterator = _first_parallel(one)
    if iterator is not None:
        value = _unroll_parallel(one, iterator, rewriter)
    elif REDUCTION in one.iterators:
        value = _unroll_sum(one, rewriter)
    else:
        value = None
    if value is None:
        return False
    rewriter.replace(root, [value])
    return True
