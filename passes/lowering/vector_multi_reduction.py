"""lower-vector-multi-reduction: reductions of any dimensions by arithmetic on rows, or by vector.reduction of rows.

    vector.multi_reduction <add>, %v, %acc [0] : vector<2x3xf32> to vector<3xf32>
->
    // lowering-strategy=inner-parallel
    %0 = vector.extract %v[0]
    %1 = arith.addf %0, %acc
    %2 = vector.extract %v[1]
    arith.addf %2, %1
->
    // lowering-strategy=inner-reduction
    %0 = vector.transpose %v, [1, 0]
    %1 = vector.extract %0[0]
    %2 = vector.extract %acc[0]
    %3 = vector.reduction <add>, %1, %2
    %4 = vector.insert %3, %zero[0], ...

First the reduced dimensions go to the front, or to the end, then both kinds become one dimension each. A reduction of
all dimensions is one of a single row. What would be gone through one by one, and is scalable, has no number of steps:
such an op stays (mlir-opt takes the smallest size for it, which loses elements).
"""

from __future__ import annotations

from math import prod

from pyopt.dialects.vector.shapes import integers, shape_of, vector_type
from pyopt.dialects.vector.verify_products import combines, kind_of
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import SIGNLESS, IntegerType, Type, VectorType
from pyopt.light import Final, Sequence, final
from pyopt.passes.building.arith import choose, like
from pyopt.passes.building.vector import (
    broadcast,
    extract,
    has_zero,
    insert,
    mask_of,
    masked,
    start_outside,
    transposed,
    zero,
)
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.to_llvm.vector.outer_products import combined
from pyopt.pipeline.options import FlagOption, TextOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

PARALLEL: Final = "inner-parallel"
REDUCTION: Final = "inner-reduction"


def _merged(type: VectorType, groups: Sequence[Sequence[int]]) -> VectorType | None:
    """The type with each group of dimensions as one; None if more than one of a group is scalable."""
    shape = shape_of(type)
    counts = [sum([type.scalable[index] for index in group]) for group in groups]
    if any(count > 1 for count in counts):
        return None
    extents = tuple([prod([shape[index] for index in group]) for group in groups])
    return VectorType.get(extents, type.element_type, tuple([count > 0 for count in counts]))


def _cast(rewriter: Rewriter, value: Value, type: Type) -> Value:
    """vector.shape_cast; the value itself if it has the type"""
    return value if value.type is type else rewriter.create("vector.shape_cast", [value], [type]).results[0]


@final
class MultiReduction:
    """The rule by a strategy. exact: scalable dimensions are gone through as if they had their smallest sizes."""

    __slots__ = ("exact", "inner_reduction")

    def __init__(self, strategy: str, exact: bool) -> None:
        self.inner_reduction = strategy == REDUCTION
        self.exact = exact

    def lower(self, op: Operation, rewriter: Rewriter) -> bool:
        """multi_reduction -> transpose, shape_cast, arithmetic or reductions of rows, shape_cast"""
        source, accumulator = op.operands
        type = vector_type(source.type)
        dims = integers(op, "reduction_dims")
        rank = len(shape_of(type))
        reduced = [index for index in range(rank) if index in dims]
        parallel = [index for index in range(rank) if index not in dims]
        if not self._can_lower(op, type, reduced, parallel):
            return False
        order = [*parallel, *reduced] if self.inner_reduction else [*reduced, *parallel]
        groups = self._groups(len(reduced), len(parallel))
        shape = tuple([shape_of(type)[index] for index in order])
        outer = VectorType.get(shape, type.element_type, tuple([type.scalable[index] for index in order]))
        flat = _merged(outer, groups)
        if flat is None:
            return False
        mask = mask_of(op)
        root = start_outside(op, rewriter)
        if not reduced:
            # The reference forgets the accumulator.
            value = source if self.exact else combined(rewriter, kind_of(op), accumulator, source)
            rewriter.replace(root, [value if mask is None else choose(rewriter, mask, value, accumulator)])
            return True
        if parallel:
            if mask is not None:
                mask = transposed(rewriter, mask, order)
            source = transposed(rewriter, source, order)
        else:
            flat = VectorType.get((prod(shape_of(type)),), type.element_type, (True in type.scalable,))
        if mask is not None:
            mask = _cast(rewriter, mask, like(flat, vector_type(mask.type).element_type))
        source = _cast(rewriter, source, flat)
        result = op.results[0].type
        if parallel:
            row = self._row_type(flat)
            accumulator = _cast(rewriter, accumulator, row)
        else:
            source, accumulator, mask = self._as_one_row(rewriter, source, accumulator, mask)
        steps = self._reduce_rows if self.inner_reduction else self._combine_rows
        value = steps(op, rewriter, source, accumulator, mask)
        if not parallel:
            value = extract(rewriter, value, 0)
        elif isinstance(result, VectorType):
            value = _cast(rewriter, value, result)
        rewriter.replace(root, [value])
        return True

    def _can_lower(self, op: Operation, type: VectorType, reduced: list[int], parallel: list[int]) -> bool:
        """There are ops for its elements, and what is gone through one by one has a known size."""
        element = type.element_type
        if not combines(kind_of(op), element) or not has_zero(type):
            return False
        if isinstance(element, IntegerType) and element.signedness != SIGNLESS:
            return False
        counted = parallel if self.inner_reduction else reduced
        return self.exact or not any(type.scalable[index] for index in counted)

    def _groups(self, reduced: int, parallel: int) -> list[list[int]]:
        """The dimensions in their new order as an outer and an inner group."""
        first = parallel if self.inner_reduction else reduced
        both = [list(range(first)), list(range(first, reduced + parallel))]
        return [group for group in both if group]

    def _row_type(self, flat: VectorType) -> VectorType:
        """The type of the result as one dimension."""
        kept = 0 if self.inner_reduction else 1
        return VectorType.get((shape_of(flat)[kept],), flat.element_type, (flat.scalable[kept],))

    def _as_one_row(
        self, rewriter: Rewriter, source: Value, accumulator: Value, mask: Value | None
    ) -> tuple[Value, Value, Value | None]:
        """A reduction of a single dimension as one of the rows of a matrix with one row."""
        type = vector_type(source.type)
        row = VectorType.get((1, *shape_of(type)), type.element_type, (False, *type.scalable))
        source = _cast(rewriter, source, row)
        accumulator = broadcast(rewriter, accumulator, VectorType.get((1,), type.element_type))
        if mask is not None:
            mask = broadcast(rewriter, mask, like(row, vector_type(mask.type).element_type))
        if not self.inner_reduction:
            if mask is not None:
                mask = transposed(rewriter, mask, [1, 0])
            source = transposed(rewriter, source, [1, 0])
        return source, accumulator, mask

    def _combine_rows(
        self, op: Operation, rewriter: Rewriter, source: Value, accumulator: Value, mask: Value | None
    ) -> Value:
        """row 0 + acc, row 1 + that, ...; where the mask of a row is not set, what was there before"""
        for number in range(shape_of(source.type)[0]):
            row = extract(rewriter, source, number)
            bits = None if mask is None else extract(rewriter, mask, number)
            value = combined(rewriter, kind_of(op), row, accumulator)
            accumulator = value if bits is None else choose(rewriter, bits, value, accumulator)
        return accumulator

    def _reduce_rows(
        self, op: Operation, rewriter: Rewriter, source: Value, accumulator: Value, mask: Value | None
    ) -> Value:
        """each element of the result is the reduction of a row"""
        value = zero(rewriter, accumulator.type)
        for number in range(shape_of(accumulator.type)[0]):
            row = extract(rewriter, source, number)
            start = extract(rewriter, accumulator, number)
            bits = None if mask is None else extract(rewriter, mask, number)
            made = rewriter.create("vector.reduction", [row, start], [start.type], {"kind": op.attributes["kind"]})
            value = insert(rewriter, masked(rewriter, made, bits), value, number)
        return value


LOWERING_STRATEGY: Final = TextOption(
    "lowering-strategy",
    PARALLEL,
    "What the inner dimension becomes: arithmetic on vectors of it, or reductions of it",
    (PARALLEL, REDUCTION),
)
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Go through scalable dimensions as mlir-opt does, which leaves elements out"
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Lowers what is in a function."""
    options = pass_context.options
    rule = MultiReduction(LOWERING_STRATEGY.of(options), REFERENCE_EXACT.of(options))
    return rewrite(op, pass_context, (Rule("vector.multi_reduction", rule.lower),))


PASS: Final = make_pass(
    "lower-vector-multi-reduction",
    run,
    (LOWERING_STRATEGY, REFERENCE_EXACT),
    anchor="func.func",
    class_name="LowerVectorMultiReduction",
)
