"""Rules for tensor.cast, bitcast, empty, generate and concat."""

from __future__ import annotations

from pyopt.dialects.tensor.shapes import is_ranked, shape_of, with_shape
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.mixed_indices import dropped_dimensions, slice_of, static_values
from pyopt.ir.types import DYNAMIC, TensorType
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.canonicalize.common import producer_of, slice_parts, static_extents
from pyopt.passes.canonicalize.tensor.common import cast_to, replace_with_cast, type_of
from pyopt.passes.canonicalize.tensor_casts import keeps_static_extents
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    Shape = tuple[int, ...] | None


def _join(one: Shape, other: Shape) -> tuple[bool, Shape]:
    """(whether there is one, the shape that both know together)."""
    if one is None or other is None:
        return True, one if other is None else other
    if len(one) != len(other):
        return False, None
    out: list[int] = []
    for a, b in zip(one, other, strict=True):
        if a != b and DYNAMIC not in (a, b):
            return False, None
        out.append(b if a == DYNAMIC else a)
    return True, tuple(out)


def chained_cast(op: Operation, rewriter: Rewriter) -> bool:
    """cast(cast(t : A) : B) : C -> cast(t : A) : C, if B says nothing of the shape that A and C do not"""
    inner = producer_of(op.operands[0], "tensor.cast")
    if inner is None:
        return False
    source = inner.operands[0]
    result = type_of(op.results[0])
    found, shape = _join(type_of(source).shape, type_of(inner.results[0]).shape)
    if found:
        found, shape = _join(shape, result.shape)
    if not found or _join(type_of(source).shape, result.shape)[1] != shape:
        return False
    rewriter.replace_with_new(op, "tensor.cast", [source], [result])
    return True


def cast_of_slice(op: Operation, rewriter: Rewriter) -> bool:
    """cast(t[o][n][s]) : <4> -> t[o][4][s]"""
    source = op.operands[0]
    slice_op = producer_of(source, "tensor.extract_slice")
    result = op.results[0].type
    if slice_op is None or not is_ranked(result) or not keeps_static_extents(source.type, result):
        return False
    shape = shape_of(result)
    if shape == shape_of(source.type):
        return False
    given = slice_of(slice_op)
    dropped = dropped_dimensions(static_values(slice_op, "static_sizes"), shape_of(source.type))
    at = 0
    for index in range(len(given.sizes)):
        if dropped is not None and dropped[index]:
            continue
        if shape[at] != DYNAMIC:
            given.sizes[index] = shape[at]
        at += 1
    if given.beyond(slice_op.operands[0].type):
        return False
    operands, attributes = slice_parts(given, slice_op.operands[:1])
    rewriter.replace_with_new(op, "tensor.extract_slice", operands, [result], attributes)
    return True


def cast_of_empty(op: Operation, rewriter: Rewriter) -> bool:
    """cast(empty(n) : <?>) : <4> -> empty() : <4>"""
    source = op.operands[0]
    empty = producer_of(source, "tensor.empty")
    if empty is None or not keeps_static_extents(source.type, op.results[0].type):
        return False
    result = type_of(op.results[0])
    kept: list[Value] = []
    following = iter(empty.operands)
    for old, new in zip(shape_of(source.type), shape_of(result), strict=True):
        if old == DYNAMIC:
            value = next(following)
            if new == DYNAMIC:
                kept.append(value)
        elif old != new:
            return False
    rewriter.insert_before(op)
    new_op = rewriter.create("tensor.empty", kept, [TensorType.get(result.shape, result.element_type)])
    return replace_with_cast(op, new_op.results[0], rewriter)


def chained_bitcast(op: Operation, rewriter: Rewriter) -> bool:
    """bitcast(bitcast(t)) -> bitcast(t)"""
    inner = producer_of(op.operands[0], "tensor.bitcast")
    if inner is None:
        return False
    rewriter.replace_with_new(op, "tensor.bitcast", [inner.operands[0]], [op.results[0].type])
    return True


def empty_with_constants(op: Operation, rewriter: Rewriter) -> bool:
    """empty(4) : <?> -> cast(empty() : <4>) : <?>"""
    result = type_of(op.results[0])
    found = static_extents(shape_of(result), op.operands)
    if found is None:
        return False
    shape, kept = found
    new = rewriter.create("tensor.empty", kept, [with_shape(result, shape)])
    return replace_with_cast(op, new.results[0], rewriter)


def generate_with_constants(op: Operation, rewriter: Rewriter) -> bool:
    """generate 4 {..} : <?> -> cast(generate {..} : <4>) : <?>"""
    result = type_of(op.results[0])
    found = static_extents(shape_of(result), op.operands)
    if found is None:
        return False
    shape, kept = found
    new = rewriter.create("tensor.generate", kept, [with_shape(result, shape)], None, [Region()])
    rewriter.move_region(op.regions[0], new.regions[0])
    return replace_with_cast(op, new.results[0], rewriter)


def concat_of_one(op: Operation, rewriter: Rewriter) -> bool:
    """concat(t) -> cast(t)"""
    if len(op.operands) != 1:
        return False
    rewriter.replace_with_new(op, "tensor.cast", op.operands, [op.results[0].type])
    return True


def _joined(op: Operation) -> tuple[int, list[int]] | None:
    """The dimension along which a concat joins, and the extents that its operands tell of the result."""
    attribute = op.attributes["dim"]
    assert isinstance(attribute, IntegerAttr)
    joined = attribute.value
    shapes = [shape_of(one.type) for one in op.operands]
    found = [next((one for one in extents if one != DYNAMIC), DYNAMIC) for extents in zip(*shapes, strict=True)]
    along = [shape[joined] for shape in shapes]
    found[joined] = DYNAMIC if DYNAMIC in along else sum(along)
    return (joined, found) if found[joined] < 1 << 63 else None


def concat_operand_types(op: Operation, rewriter: Rewriter) -> bool:
    """concat dim(0) t : <?x?>, u : <?x8> -> concat dim(0) (cast t : <?x8>), u"""
    known = _joined(op)
    if known is None:
        return False
    joined, extents = known
    changed = False
    for index, operand in enumerate(op.operands):
        shape = list(extents)
        shape[joined] = shape_of(operand.type)[joined]
        type = with_shape(type_of(operand), tuple(shape))
        if type is not operand.type:
            rewriter.start_at(op)
            rewriter.set_operand(op, index, cast_to(operand, type, rewriter))
            changed = True
    return changed


def concat_result_type(op: Operation, rewriter: Rewriter) -> bool:
    """concat dim(0) t : <4x8>, u : <?x8> -> <?x?> becomes cast (concat t, u -> <?x8>), if the operands know more"""
    known = _joined(op)
    result = type_of(op.results[0])
    if known is None or all(
        old != DYNAMIC or new == DYNAMIC for old, new in zip(shape_of(result), known[1], strict=True)
    ):
        return False
    type = with_shape(result, tuple(known[1]))
    new = rewriter.create("tensor.concat", list(op.operands), [type], {"dim": op.attributes["dim"]})
    return replace_with_cast(op, new.results[0], rewriter)


RULES: Final[tuple[Rule, ...]] = (
    Rule("tensor.bitcast", chained_bitcast, names="ChainedTensorBitcast"),
    Rule("tensor.cast", chained_cast, names="ChainedTensorCast"),
    Rule("tensor.cast", cast_of_slice, names="TensorCastExtractSlice"),
    Rule("tensor.cast", cast_of_empty, names="FoldEmptyTensorWithCastOp"),
    Rule("tensor.concat", concat_of_one, names="SingleInputConcatOp"),
    Rule("tensor.concat", concat_operand_types, names="InferConcatOperandTypes"),
    Rule("tensor.concat", concat_result_type, names="InferConcatResultType"),
    Rule("tensor.empty", empty_with_constants, names="ReplaceEmptyTensorStaticShapeDims"),
    Rule("tensor.generate", generate_with_constants, names="StaticTensorGenerate"),
)
