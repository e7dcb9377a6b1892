"""bubble-down-memory-space-casts: memory is accessed where it is known to be, and cast to no known space behind that.

    %0 = memref.memory_space_cast %a : memref<4xf32, 1> to memref<4xf32>
    %1 = memref.subview %0 ... to memref<2xf32>
->
    %1 = memref.subview %a ... to memref<2xf32, 1>
    %0 = memref.memory_space_cast %1 : memref<2xf32, 1> to memref<2xf32>

Only casts to the default space are moved: what is accessed by way of another space is meant to be.
"""

from __future__ import annotations

from pyopt.analysis.accesses import accessed_operands
from pyopt.analysis.buffer_views import is_view
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import MemRefType
from pyopt.light import Final
from pyopt.passes.lowering.common import rewrite
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

CONSUMERS: Final = (
    "memref.assume_alignment memref.atomic_rmw memref.cast memref.collapse_shape memref.expand_shape memref.load "
    "memref.memory_space_cast memref.reinterpret_cast memref.reshape memref.store memref.subview memref.transpose "
    "memref.view vector.compressstore vector.expandload vector.gather vector.load vector.maskedload "
    "vector.maskedstore vector.scatter vector.store vector.transfer_read vector.transfer_write"
)
"""The ops that the reference moves casts of memory spaces past, which no other pass asks for."""


def bubble_down(op: Operation, rewriter: Rewriter) -> bool:
    """op (memory_space_cast m) -> op m, and a cast of the memory that it gives"""
    number = 0 if is_view(op) else accessed_operands(op)[0]
    cast = op.operands[number].op
    if cast is None or cast.info.name != "memref.memory_space_cast":
        return False
    (source,) = cast.operands
    before, behind = source.type, cast.results[0].type
    if not isinstance(before, MemRefType) or not isinstance(behind, MemRefType):
        return False
    if before.memory_space is None or behind.memory_space is not None:
        return False
    operands = list(op.operands)
    operands[number] = source
    if op.info.name == "memref.memory_space_cast":
        rewriter.replace_with_new(op, op.info.name, operands, [op.results[0].type], op.attributes)
        return True
    types = [result.type for result in op.results]
    for index, type in enumerate(types):
        if isinstance(type, MemRefType):
            types[index] = MemRefType.get(type.shape, type.element_type, type.layout, before.memory_space)
    made = rewriter.create(op.info.name, operands, types, dict(op.attributes))
    values: list[Value] = []
    for old, new in zip(op.results, made.results, strict=True):
        value: Value = new
        if new.type is not old.type:
            value = rewriter.create("memref.memory_space_cast", [new], [old.type]).results[0]
        values.append(value)
    rewriter.replace(op, values)
    return True


RULES: Final[tuple[Rule, ...]] = (Rule(CONSUMERS, bubble_down, needs="memref.memory_space_cast"),)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Moves casts that are in `op`."""
    return rewrite(op, pass_context, RULES)


PASS = make_pass("bubble-down-memory-space-casts", run, class_name="BubbleDownMemorySpaceCasts")
