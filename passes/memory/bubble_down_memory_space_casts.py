"""bubble-down-memory-space-casts: memory is accessed where it is known to be, and cast to no known space behind that.

    %0 = memref.memory_space_cast %a : memref<4xf32, 1> to memref<4xf32>
    %1 = memref.subview %0 ... to memref<2xf32>
->
    %1 = memref.subview %a ... to memref<2xf32, 1>
    %0 = memref.memory_space_cast %1 : memref<2xf32, 1> to memref<2xf32>

Only casts to the default space are moved: what is accessed by way of another space is meant to be.
"""

from __future__ import annotations

from pyopt.ir.types import MemRefType
from pyopt.passes.lowering.common import rewrite
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rules import Rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.ir.core import Operation, Value
    from pyopt.rewrite.rewriter import Rewriter

MEMORY: Final = {
    "memref.assume_alignment": 0,
    "memref.atomic_rmw": 1,
    "memref.cast": 0,
    "memref.collapse_shape": 0,
    "memref.expand_shape": 0,
    "memref.load": 0,
    "memref.memory_space_cast": 0,
    "memref.reinterpret_cast": 0,
    "memref.reshape": 0,
    "memref.store": 1,
    "memref.subview": 0,
    "memref.transpose": 0,
    "memref.view": 0,
    "vector.compressstore": 0,
    "vector.expandload": 0,
    "vector.gather": 0,
    "vector.load": 0,
    "vector.maskedload": 0,
    "vector.maskedstore": 0,
    "vector.scatter": 0,
    "vector.store": 1,
    "vector.transfer_read": 0,
    "vector.transfer_write": 1,
}
"""The operand of an op that is the memory it accesses, or that its result is a view of."""


def bubble_down(op: Operation, rewriter: Rewriter) -> bool:
    """op (memory_space_cast m) -> op m, and a cast of the memory that it gives"""
    number = MEMORY[op.info.name]
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


RULES: Final[tuple[Rule, ...]] = (Rule(" ".join(MEMORY), bubble_down, needs="memref.memory_space_cast"),)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Moves casts that are in `op`."""
    return rewrite(op, pass_context, RULES)


PASS = make_pass("bubble-down-memory-space-casts", run, class_name="BubbleDownMemorySpaceCasts")
