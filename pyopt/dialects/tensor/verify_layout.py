"""Verifiers of slices and reshapes of tensors, beyond their declarations."""

from __future__ import annotations

from pyopt.dialects.tensor.shapes import collapsed_type, is_ranked, shape_of, tensor_type, with_shape
from pyopt.dialects.tensor.verify import text
from pyopt.ir.core import Operation, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.mixed_indices import (
    dropped_dimensions,
    output_shape_mismatch,
    static_values,
    verify_in_bounds,
    verify_slice,
)
from pyopt.ir.reassociation import groups_of
from pyopt.ir.types import DYNAMIC, TensorType
from pyopt.light import Sequence

# Slices.


def verify_extract_slice(op: Operation) -> str | None:
    """The lists fit the source, the result is a slice or a rank reduction of it."""
    source = tensor_type(op.operands[0].type)
    verify_slice(op, len(shape_of(source)))
    _verify_reduction(op, with_shape(source, static_values(op, "static_sizes")), tensor_type(op.results[0].type))
    verify_in_bounds(op, source)
    return None


def verify_insert_slice(op: Operation) -> str | None:
    """The lists fit the destination, the source is a slice or a rank reduction of it."""
    target = tensor_type(op.operands[1].type)
    if op.results[0].type is not target:
        return "failed to verify that expected result type to match dest type"
    verify_slice(op, len(shape_of(target)))
    _verify_reduction(op, with_shape(target, static_values(op, "static_sizes")), tensor_type(op.operands[0].type))
    verify_in_bounds(op, target)
    return None


def verify_parallel_insert_slice(op: Operation) -> str | None:
    """Like insert_slice, inside an op that combines what its iterations insert."""
    target = tensor_type(op.operands[1].type)
    verify_slice(op, len(shape_of(target)))
    parent = op.parent_op()
    if parent is None or parent.info.name not in COMBINING_PARENTS:
        error = DiagnosticError("expected InParallelOpInterface parent, got:\n", op.loc)
        error.shown = parent
        raise error
    _verify_reduction(op, with_shape(target, static_values(op, "static_sizes")), tensor_type(op.operands[0].type))
    verify_in_bounds(op, target)
    return None


COMBINING_PARENTS = ("scf.forall.in_parallel",)
"""The ops that the reference gives InParallelOpInterface."""


def _verify_reduction(op: Operation, expected: TensorType, given: TensorType) -> None:
    if expected is given:
        return
    shape = shape_of(given)
    if len(shape) > len(shape_of(expected)):
        raise DiagnosticError("expected rank to be smaller or equal to the other rank. ", op.loc)
    if dropped_dimensions(shape_of(expected), shape) is None:
        raise DiagnosticError(
            f"expected type to be {text(expected)} or a rank-reduced version. (size mismatch) ", op.loc
        )
    if expected.element_type is not given.element_type:
        raise DiagnosticError(f"expected element type to be {text(expected.element_type)}", op.loc)


# Reshapes.


def verify_collapse_shape(op: Operation) -> str | None:
    """The groups cover the source's dimensions in order, and the result has their products as extents."""
    if not all(groups_of(op)):
        return "reassociation indices must not be empty"
    return _verify_reassociation(op, op.operands[0], op.results[0])


def verify_expand_shape(op: Operation) -> str | None:
    """The output shape has an entry for each dimension of the result, whose groups collapse to the source."""
    static = static_values(op, "static_output_shape")
    if is_ranked(op.results[0].type):
        rank = len(shape_of(op.results[0].type))
        if len(static) != rank:
            return (
                f"expected number of static shape dims to be equal to the output rank ({rank}) "
                f"but found {len(static)} inputs instead"
            )
    return output_shape_mismatch(op) or _verify_reassociation(op, op.results[0], op.operands[0])


def _verify_reassociation(op: Operation, expanded: Value, collapsed: Value) -> str | None:
    if not is_ranked(expanded.type) or not is_ranked(collapsed.type):
        # The reference reads past the end of an array here.
        return "expected ranked tensors"
    large = tensor_type(expanded.type)
    small = tensor_type(collapsed.type)
    rank = len(shape_of(large))
    collapsed_rank = len(shape_of(small))
    if rank < collapsed_rank:
        return (
            f"expected the expanded type, {text(large)} to have a higher (or same) rank "
            f"than the collapsed type, {text(small)}."
        )
    groups = groups_of(op)
    if collapsed_rank != len(groups):
        return f"expected collapsed rank ({collapsed_rank}) to equal the number of reassociation maps ({len(groups)})."
    if collapsed_rank:
        covered = max([dimension for group in groups for dimension in group], default=-1) + 1
        if covered != rank:
            return (
                f"expected reassociation map #0 to have size equal to the expanded rank ({rank}), but it is  {covered}."
            )
    following = 0
    for number, group in enumerate(groups):
        for dimension in group:
            if dimension != following:
                return f"expected reassociation map #{number} to be valid and contiguous."
            following += 1
        if not group:
            return f"expected reassociation map #{number} to be valid and contiguous."
    return _verify_products(large, small, groups)


def _verify_products(large: TensorType, small: TensorType, groups: Sequence[Sequence[int]]) -> str | None:
    expected = collapsed_type(large, groups)
    for index, (given, wanted) in enumerate(zip(shape_of(small), shape_of(expected), strict=True)):
        if given == wanted:
            continue
        if wanted == DYNAMIC:
            return (
                f"expected dimension {index} of collapsed type to be dynamic since one or more of the "
                "corresponding dimensions in the expanded type is dynamic"
            )
        return f"expected dimension {index} of collapsed type to be static value of {wanted}"
    if small.element_type is not expected.element_type:
        return f"expected collapsed type to be {text(expected)}, but got {text(small)}"
    return None
