"""The ops that deallocation is made of, at the insertion point of a rewriter."""

from __future__ import annotations

from pyopt.ir.attributes import FALSE, TRUE, IntegerAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.signature import segments
from pyopt.ir.types import I1, INDEX, MemRefType
from pyopt.passes.lowering.common import TEMPORAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from pyopt.ir.attributes import Attribute
    from pyopt.ir.types import Type
    from pyopt.rewrite.rewriter import Rewriter

    Body: TypeAlias = Callable[[Sequence[Value]], Sequence[Value]]
    """Emits the body of a loop from its block arguments; what it gives is yielded."""


def is_buffer(value: Value) -> bool:
    """The value is a memref, ranked or not."""
    return isinstance(value.type, MemRefType)


def buffers_of(values: Sequence[Value]) -> list[Value]:
    """The memrefs among the values."""
    return [value for value in values if isinstance(value.type, MemRefType)]


def boolean(rewriter: Rewriter, value: bool) -> Value:
    """arith.constant true or false"""
    return rewriter.constant(TRUE if value else FALSE, I1)


def index(rewriter: Rewriter, number: int) -> Value:
    """arith.constant of type index"""
    return rewriter.constant(IntegerAttr.get(number, INDEX), INDEX)


def create_dealloc(
    rewriter: Rewriter, memrefs: Sequence[Value], conditions: Sequence[Value], retained: Sequence[Value]
) -> Operation:
    """bufferization.dealloc (memrefs) if (conditions) retain (retained)"""
    attributes: dict[str, Attribute] = {
        "operandSegmentSizes": segments(len(memrefs), len(conditions), len(retained)),
    }
    operands = [*memrefs, *conditions, *retained]
    return rewriter.create("bufferization.dealloc", operands, [I1] * len(retained), attributes)


def allocate(rewriter: Rewriter, type: MemRefType) -> Value:
    """memref.alloc of a static shape"""
    attributes: dict[str, Attribute] = {"operandSegmentSizes": segments(0, 0)}
    return rewriter.create("memref.alloc", [], [type], attributes).results[0]


def load(rewriter: Rewriter, memref: Value, at: Value) -> Value:
    """memref.load memref[at]"""
    type = memref.type
    assert isinstance(type, MemRefType)
    return rewriter.create("memref.load", [memref, at], [type.element_type], TEMPORAL).results[0]


def store(rewriter: Rewriter, value: Value, memref: Value, at: Value) -> None:
    """memref.store value, memref[at]"""
    rewriter.create("memref.store", [value, memref, at], [], TEMPORAL)


def conditionally(rewriter: Rewriter, condition: Value, then: Callable[[], None]) -> None:
    """scf.if without results or an else region; the rewriter stands behind it afterwards."""
    op = rewriter.create("scf.if", [condition], [], regions=[Region(), Region()])
    rewriter.create_block(op.regions[0])
    then()
    rewriter.create("scf.yield", [], [])
    rewriter.insert_after(op)


def choose_values(
    rewriter: Rewriter, condition: Value, types: Sequence[Type], then: Callable[[], Value], other: Callable[[], Value]
) -> Operation:
    """scf.if with a result; the rewriter stands behind it afterwards."""
    op = rewriter.create("scf.if", [condition], types, regions=[Region(), Region()])
    for region, branch in zip(op.regions, (then, other), strict=True):
        rewriter.create_block(region)
        rewriter.create("scf.yield", [branch()], [])
    rewriter.insert_after(op)
    return op


def loop(rewriter: Rewriter, bounds: Sequence[Value], inits: Sequence[Value], body: Body) -> list[Value]:
    """scf.for over bounds = (lower, upper, step); the rewriter stands behind it afterwards."""
    types = [init.type for init in inits]
    op = rewriter.create("scf.for", [*bounds, *inits], types, regions=[Region()])
    block: Block = rewriter.create_block(op.regions[0], [bounds[0].type, *types])
    rewriter.create("scf.yield", body(block.arguments), [])
    rewriter.insert_after(op)
    return [*op.results]
