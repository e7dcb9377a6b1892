"""Rules for all structured ops: those that do nothing, casts of their operands and results, extents that follow."""

from __future__ import annotations

from pyopt.dialects.linalg.structure import (
    STRUCTURED,
    body_of,
    has_buffer_semantics,
    has_tensor_semantics,
    indexing_maps,
    input_count,
    is_structured,
    shape_of,
    static_extents,
)
from pyopt.dialects.linalg.verify import extents_fit
from pyopt.dialects.tensor.verify import casts
from pyopt.ir.attributes import DialectAttribute
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.types import DYNAMIC, MemRefType, TensorType, Type
from pyopt.light import Final, Sequence
from pyopt.passes.canonicalize.tensor.common import cast_to
from pyopt.passes.canonicalize.tensor_casts import keeps_static_extents
from pyopt.rewrite.rewriter import Rewriter, cloned_regions
from pyopt.rewrite.rules import Rule


def replace_with_copy(op: Operation, operands: Sequence[Value], types: Sequence[Type], rewriter: Rewriter) -> Operation:
    """The same op on other operands, with results of other types, before `op`."""
    return rewriter.create(op.info.name, operands, types, op.attributes, cloned_regions(op))


def erase_identity(op: Operation, rewriter: Rewriter) -> bool:
    """generic whose body only yields arguments -> the operands of these arguments

    All maps have to be the same permutation: any other does not write all (the reference takes these, too). On memrefs
    only a copy of a memref onto itself goes; the reference takes any value that the body yields for that.
    """
    maps = indexing_maps(op)
    if any(map is not maps[0] for map in maps) or not (maps and maps[0].is_permutation()):
        return False
    block = body_of(op)
    if block.first is not block.last:
        return False
    if has_buffer_semantics(op):
        if input_count(op) != 1 or len(op.operands) != 2 or op.operands[0] is not op.operands[1]:
            return False
        (value,) = block.terminator().operands
        if not isinstance(value, BlockArgument) or value.block is not block:
            return False
        rewriter.erase(op)
        return True
    if not has_tensor_semantics(op):
        return False
    values: list[Value] = []
    for value, result in zip(block.terminator().operands, op.results, strict=True):
        if not isinstance(value, BlockArgument) or value.block is not block:
            return False
        operand = op.operands[value.index]
        if not casts(operand.type, result.type):
            return False
        values.append(operand)
    rewriter.replace(
        op, [_converted(value, result.type, rewriter) for value, result in zip(values, op.results, strict=True)]
    )
    return True


def _converted(value: Value, type: Type, rewriter: Rewriter) -> Value:
    """`value` as a value of a type that a cast can give; sparse tensors are not cast but converted."""
    if value.type is not type and (is_sparse(value.type) or is_sparse(type)):
        return rewriter.create("sparse_tensor.convert", [value], [type]).results[0]
    return cast_to(value, type, rewriter)


def is_sparse(type: Type) -> bool:
    """A tensor with an encoding of sparse_tensor."""
    encoding = type.encoding if isinstance(type, TensorType) else None
    return isinstance(encoding, DialectAttribute) and encoding.keyword == "sparse_tensor.encoding"


def erase_dead(op: Operation, rewriter: Rewriter) -> bool:
    """f(m : memref<..0..>) -> nothing"""
    if not any(isinstance(operand.type, MemRefType) and 0 in shape_of(operand.type) for operand in op.operands):
        return False
    if op.results:
        return False
    rewriter.erase(op)
    return True


# Extents.


def infer_static_shape(op: Operation, rewriter: Rewriter) -> bool:
    """f(a : <4>, b : <?>) -> f(a, cast(b) : <4>), where both are indexed by one loop"""
    if not has_tensor_semantics(op) or not any(_is_dynamic(operand.type) for operand in op.operands):
        return False
    maps = indexing_maps(op)
    if not all(map.is_projected_permutation() for map in maps):
        return False
    known = static_extents([operand.type for operand in op.operands], maps)
    if known is None:
        return False
    operands: list[Value] = []
    types: list[Type] = []
    changed = False
    first_init = input_count(op)
    for index, (operand, map) in enumerate(zip(op.operands, maps, strict=True)):
        type = operand.type
        value = operand
        if isinstance(type, TensorType) and type.shape is not None:
            shape = tuple(
                [
                    known.get(result, extent) if extent == DYNAMIC else extent
                    for extent, result in zip(type.shape, map.results, strict=True)
                ]
            )
            if shape != type.shape:
                value = rewriter.create(
                    "tensor.cast", [operand], [TensorType.get(shape, type.element_type, type.encoding)]
                ).results[0]
                changed = True
            if index >= first_init:
                types.append(value.type)
        operands.append(value)
    if not changed:
        return False
    new = replace_with_copy(op, operands, types, rewriter)
    rewriter.replace(op, [cast_to(one, old.type, rewriter) for one, old in zip(new.results, op.results, strict=True)])
    return True


def _is_dynamic(type: Type) -> bool:
    return isinstance(type, TensorType) and type.shape is not None and DYNAMIC in type.shape


def cast_of_result(op: Operation, rewriter: Rewriter) -> bool:
    """cast(f(a) into t : <?>) : <4> -> f(a) into cast(t) : <4>"""
    source = op.operands[0]
    producer = source.op
    target = op.results[0].type
    if producer is None or not is_structured(producer) or producer.block is not op.block:
        return False
    if not keeps_static_extents(source.type, target):
        return False
    at = input_count(producer) + source.index
    new_types = [operand.type for operand in producer.operands]
    new_types[at] = target
    if not extents_fit(new_types, indexing_maps(producer)):
        return False
    rewriter.insert_before(producer)
    rewriter.loc = producer.loc
    operands = list(producer.operands)
    operands[at] = rewriter.create("tensor.cast", [operands[at]], [target]).results[0]
    types = [result.type for result in producer.results]
    types[source.index] = target
    new = replace_with_copy(producer, operands, types, rewriter)
    back = rewriter.create("tensor.cast", [new.results[source.index]], [source.type]).results[0]
    results: list[Value] = list(new.results)
    results[source.index] = back
    rewriter.replace(producer, results)
    rewriter.replace(op, [new.results[source.index]])
    return True


_STRUCTURED: Final = " ".join(STRUCTURED)
RULES: Final[tuple[Rule, ...]] = (
    Rule(_STRUCTURED, erase_dead, names="EraseDeadLinalgOp"),
    Rule(_STRUCTURED, infer_static_shape, names="InferStaticShapeOfOperands"),
    Rule("tensor.cast", cast_of_result, needs=_STRUCTURED, names="FoldTensorCastConsumerOp"),
)
IDENTITY_RULE: Final = Rule("linalg.broadcast linalg.generic", erase_identity, names="EraseIdentityLinalgOp")
