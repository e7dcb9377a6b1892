"""Rules for extract_slice, insert_slice and parallel_insert_slice."""

from __future__ import annotations

from pyopt.dialects.tensor.shapes import shape_of, with_shape
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import Slice, dropped_by_sizes, dropped_dimensions, slice_of, split
from pyopt.ir.types import DYNAMIC, TensorType
from pyopt.light import Final, Sequence
from pyopt.passes.canonicalize.common import has_constant_operand, slice_parts, slice_with_constants
from pyopt.passes.canonicalize.tensor.common import replace_with_cast, through_cast, type_of
from pyopt.passes.canonicalize.tensor_casts import forgetting_cast
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def extract_slice_with_constants(op: Operation, rewriter: Rewriter) -> bool:
    """t[0][n = 4][1] : <?> -> cast(t[0][4][1] : <4>) : <?>"""
    old = slice_of(op)
    given = slice_with_constants(old, op.operands[0].type, zero_strides=True)
    if given is None:
        return False
    source = type_of(op.operands[0])
    result = type_of(op.results[0])
    shape = split(given.sizes)[0]
    if len(shape) == len(shape_of(result)):
        type = with_shape(source, shape)
    else:
        dropped = dropped_by_sizes(old.sizes, shape_of(result))
        kept = [extent for extent, gone in zip(shape, dropped, strict=True) if not gone]
        type = TensorType.get(tuple(kept), source.element_type)
    operands, attributes = slice_parts(given, op.operands[:1])
    new = rewriter.create("tensor.extract_slice", operands, [type], attributes)
    return replace_with_cast(op, new.results[0], rewriter)


def extract_slice_of_cast(op: Operation, rewriter: Rewriter) -> bool:
    """cast(t)[s] -> t[s], if the cast only forgets extents"""
    if has_constant_operand(op):
        return False
    cast = forgetting_cast(op.operands[0])
    if cast is None or slice_of(op).beyond(cast.operands[0].type):
        return False
    operands = [cast.operands[0], *op.operands[1:]]
    rewriter.replace_with_new(op, "tensor.extract_slice", operands, [op.results[0].type], op.attributes)
    return True


# insert_slice and parallel_insert_slice


def _is_parallel(op: Operation) -> bool:
    return op.info.name == "tensor.parallel_insert_slice"


def _cast_source(op: Operation, type: TensorType, rewriter: Rewriter) -> Value:
    """The inserted tensor as `type`. In the parallel case casts stand before the op that combines."""
    source = op.operands[0]
    if source.type is type:
        return source
    parent = op.parent_op()
    if _is_parallel(op) and parent is not None:
        rewriter.insert_before(parent)
    cast = rewriter.create("tensor.cast", [source], [type])
    rewriter.insert_before(op)
    return cast.results[0]


def _replace(op: Operation, source: Value, target: Value, given: Slice, rewriter: Rewriter) -> bool:
    """`source` inserted into `target`, cast if need be, takes the place of `op`."""
    operands, attributes = slice_parts(given, [source, target])
    types = [] if _is_parallel(op) else [target.type]
    new = rewriter.create(op.info.name, operands, types, attributes)
    if _is_parallel(op):
        rewriter.erase(op)
        return True
    return replace_with_cast(op, new.results[0], rewriter)


def insert_slice_with_constants(op: Operation, rewriter: Rewriter) -> bool:
    """x : <?> into t[0][n = 4][1] -> cast(x) : <4> into t[0][4][1]

    The dimensions that x lacks stay those that it lacks; the reference takes the first unit ones for them, and casts x
    to a type that it may not have.
    """
    old = slice_of(op)
    given = slice_with_constants(old, op.operands[1].type, zero_strides=False)
    dropped = dropped_dimensions(split(old.sizes)[0], shape_of(op.operands[0].type))
    if given is None or dropped is None:
        return False
    target = op.operands[1]
    sizes = split(given.sizes)[0]
    if any(dropped):
        kept = tuple([size for size, gone in zip(sizes, dropped, strict=True) if not gone])
        type = TensorType.get(kept, type_of(target).element_type)
    else:
        type = with_shape(type_of(target), sizes)
    return _replace(op, _cast_source(op, type, rewriter), target, given, rewriter)


def insert_slice_of_cast(op: Operation, rewriter: Rewriter) -> bool:
    """cast(x) into cast(t)[s] -> cast(x into t[s]), where the casts only forget extents"""
    if has_constant_operand(op):
        return False
    source = through_cast(op.operands[0])
    target = through_cast(op.operands[1])
    if source is op.operands[0] and target is op.operands[1]:
        return False
    given = slice_of(op)
    shape = shape_of(source.type)
    sizes = list(split(given.sizes)[0])
    dropped = _dropped_as_known(sizes, shape)
    if dropped is None:
        return False
    at = 0
    for index, gone in enumerate(dropped):
        if not gone and shape[at] != DYNAMIC:
            given.sizes[index] = sizes[index] = shape[at]
            at += 1
    if dropped_dimensions(sizes, shape) is None or given.beyond(target.type):
        return False
    return _replace(op, source, target, given, rewriter)


def _dropped_as_known(sizes: Sequence[int], shape: Sequence[int]) -> list[bool] | None:
    """Like `dropped_dimensions`, but a dynamic extent on either side matches any size other than 1."""
    dropped: list[bool] = []
    at = 0
    for size in sizes:
        if at < len(shape) and (size == shape[at] or (size != 1 and DYNAMIC in (size, shape[at]))):
            dropped.append(False)
            at += 1
        elif size != 1:
            return None
        else:
            dropped.append(True)
    return dropped if at == len(shape) else None


RULES: Final[tuple[Rule, ...]] = (
    Rule(
        "tensor.extract_slice", extract_slice_with_constants, names="OpWithOffsetSizesAndStridesConstantArgumentFolder"
    ),
    Rule("tensor.extract_slice", extract_slice_of_cast, names="ExtractSliceOpCastFolder"),
    Rule(
        "tensor.insert_slice tensor.parallel_insert_slice",
        insert_slice_with_constants,
        names="InsertSliceOpConstantArgumentFolder",
    ),
    Rule("tensor.insert_slice tensor.parallel_insert_slice", insert_slice_of_cast, names="InsertSliceOpCastFolder"),
)
