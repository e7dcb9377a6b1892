"""Folds of memref ops. What changes an op in place is a rule of `pyopt.passes.canonicalize.memref`."""

from __future__ import annotations

from pyopt.dialects.memref.layouts import casts, is_ranked, memref_type, reduction_mask, shape_of, strided
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import all_known, slice_of, static_values
from pyopt.ir.reassociation import is_inverse
from pyopt.ir.signature import dynamic_extents, operand_group
from pyopt.ir.types import DYNAMIC, INDEX


def cast_origin(op: Operation) -> Value | None:
    """The source of the cast that defines the operand, where one cast can replace both."""
    inner = op.operands[0].op
    if inner is None or inner.info is not op.info:
        return None
    origin = inner.operands[0]
    if op.info.name == "memref.memory_space_cast":
        return origin
    return origin if is_ranked(origin.type) and casts(origin.type, op.results[0].type) else None


def fold_cast(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """cast(m : T) : T -> m, memory_space_cast(m : T) : T -> m; of two casts in a row, the rules make one first"""
    source = op.operands[0]
    return source if source.type is op.results[0].type and cast_origin(op) is None else None


def fold_assume_alignment(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """assume_alignment(assume_alignment(m, n), n) -> assume_alignment(m, n)"""
    inner = op.operands[0].op
    same = inner is not None and inner.info is op.info and inner.attributes["alignment"] is op.attributes["alignment"]
    return op.operands[0] if same else None


def fold_rank(op: Operation, constants: list[Attribute | None]) -> Attribute | None:
    """rank(m : memref<a x b>) -> 2"""
    type = op.operands[0].type
    return IntegerAttr.get(len(shape_of(type)), INDEX) if is_ranked(type) else None


def dimension_of(op: Operation, index: Attribute | None) -> int | None:
    """The dimension that a dim asks for, if that is known and the buffer has it."""
    source = op.operands[0]
    if not isinstance(index, IntegerAttr) or not is_ranked(source.type):
        return None
    return index.value if 0 <= index.value < len(shape_of(source.type)) else None


def fold_dim(op: Operation, constants: list[Attribute | None]) -> Attribute | Value | None:
    """dim(m : memref<..xNx..>, i) -> N; dim(alloc(.., n, ..), i) -> n, and so for views that are given sizes"""
    dimension = dimension_of(op, constants[1])
    if dimension is None:
        return None
    source = op.operands[0]
    shape = shape_of(source.type)
    if shape[dimension] != DYNAMIC:
        return IntegerAttr.get(shape[dimension], INDEX)
    producer = source.op
    if producer is None:
        return None
    name = producer.info.name
    position = shape[:dimension].count(DYNAMIC)
    if producer.info.extents:
        given = dynamic_extents(producer)
        return given[position] if given else None
    if name == "memref.view":
        return operand_group(producer, "sizes")[position]
    if name != "memref.subview":
        return None
    sizes = slice_of(producer).sizes
    dropped = reduction_mask(memref_type(producer.operands[0].type), memref_type(source.type), sizes)
    if dropped is None:
        return None
    size = [size for size, gone in zip(sizes, dropped, strict=True) if not gone][dimension]
    return size if isinstance(size, Value) else None


def fold_subview(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """m[..] : static type of m, with its layout -> m; m[o][n][s][0..][n][1..] -> m[o][n][s]"""
    source = op.operands[0]
    if source.type is not op.results[0].type:
        return None
    type = memref_type(source.type)
    strides, offset = strided(type)
    if type.has_static_shape() and offset != DYNAMIC and DYNAMIC not in strides:
        return source
    producer = source.op
    if producer is None or producer.info.name != "memref.subview":
        return None
    given = slice_of(op)
    same = given.sizes == slice_of(producer).sizes
    return source if same and all_known(given.offsets, 0) and all_known(given.strides, 1) else None


def reinterpreted_origin(op: Operation) -> Value | None:
    """The source of the view that defines a reinterpret_cast's operand, where that view may be skipped."""
    inner = op.operands[0].op
    if inner is None:
        return None
    name = inner.info.name
    if name == "memref.subview":
        if not all_known(slice_of(inner).offsets, 0):
            return None
    elif name not in ("memref.reinterpret_cast", "memref.cast"):
        return None
    return inner.operands[0]


def fold_reinterpret_cast(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """reinterpret_cast(m : static T) to offset: [0], .. : T -> m, m being no view that a rule would leave out

    An offset or a stride that T does not know may be another one than that of m.
    """
    source = op.operands[0]
    result = memref_type(op.results[0].type)
    if source.type is not result or not result.has_static_shape() or reinterpreted_origin(op) is not None:
        return None
    strides, offset = strided(result)
    if offset == DYNAMIC or DYNAMIC in strides:
        return None
    return source if static_values(op, "static_offsets")[:1] == (0,) else None


def fold_transpose(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """transpose(m : T) by the identity : T -> m"""
    permutation = op.attributes["permutation"]
    assert isinstance(permutation, AffineMapAttr)
    source = op.operands[0]
    return source if permutation.value.is_identity() and source.type is op.results[0].type else None


def _undone(op: Operation, inverse: str) -> Value | None:
    """The operand of the inverse reshape that defines this one's operand, if the two cancel out."""
    result = op.results[0].type
    producer = op.operands[0].op
    if producer is None or producer.info.name != inverse or producer.operands[0].type is not result:
        return None
    return producer.operands[0] if is_inverse(producer, op, shape_of(result)) else None


def fold_collapse_shape(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """collapse(m : T) : T -> m; collapse(expand(m)) : type of m -> m"""
    source = op.operands[0]
    return source if source.type is op.results[0].type else _undone(op, "memref.expand_shape")


def fold_expand_shape(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """expand(m : T) : T -> m; expand(collapse(m)) : type of m -> m"""
    source = op.operands[0]
    return source if source.type is op.results[0].type else _undone(op, "memref.collapse_shape")
