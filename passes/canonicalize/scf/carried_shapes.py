"""Whether the tensors that a loop carries keep the extents that they begin with."""

from __future__ import annotations

from pyopt.analysis.shapes.extents import DimOf, result_shapes
from pyopt.ir.core import BlockArgument, Operation, OpResult, Value
from pyopt.ir.opinfo import ELEMENTWISE
from pyopt.ir.types import DYNAMIC, TensorType
from pyopt.light import TYPE_CHECKING, TypeAlias
from pyopt.passes.canonicalize.scf.common import yielded

if TYPE_CHECKING:
    Dimension: TypeAlias = tuple[Value, int]


def keeps_extents(value: Value, argument: Value, extents: tuple[int, ...]) -> bool:
    """A value that a loop gives has the static ones of `extents` if the loop's argument has them.

    What is carried by loops further in is taken to keep them until one is found that does not.
    """
    wanted = [extent for extent in enumerate(extents) if extent[1] != DYNAMIC]
    stack: list[tuple[Dimension, int]] = [((value, at), extent) for at, extent in wanted]
    seen: set[Dimension] = set()
    while stack:
        dimension, extent = stack.pop()
        if dimension in seen or dimension[0] is argument:
            continue
        seen.add(dimension)
        known = static_extent(dimension)
        if known == extent:
            continue
        sources = sources_of(dimension) if known is None else None
        if sources is None:
            return False
        stack += [(source, extent) for source in sources]
    return True


def static_extent(dimension: Dimension) -> int | None:
    """The extent that a value's type, or the op that makes it, gives."""
    value, at = dimension
    if isinstance(value.type, TensorType) and value.type.shape is not None and value.type.shape[at] != DYNAMIC:
        return value.type.shape[at]
    if not isinstance(value, OpResult) or value.op is None:
        return None
    shapes = result_shapes(value.op)
    extent = None if shapes is None else shapes[value.index][at]
    return extent if isinstance(extent, int) else None


def sources_of(dimension: Dimension) -> list[Dimension] | None:
    """Dimensions one of which a dimension is as large as; None if it may have any extent."""
    value, at = dimension
    if isinstance(value, BlockArgument):
        loop = value.block.parent_op()
        if loop is None or loop.info.name != "scf.for" or value.index == 0:
            return None
        return carried(loop, value.index - 1, at)
    op = value.op
    if op is None or not isinstance(value, OpResult):
        return None
    if op.info.name == "scf.for":
        return carried(op, value.index, at)
    if op.info.name == "tensor.cast":
        return [(op.operands[0], at)]
    if op.info.name == "tensor.insert":
        return [(op.operands[1], at)]
    if op.info.traits & ELEMENTWISE:
        shaped = [(operand, at) for operand in op.operands if isinstance(operand.type, TensorType)]
        return shaped[:1] or None
    shapes = result_shapes(op)
    extent = None if shapes is None else shapes[value.index][at]
    return [(extent.value, extent.dimension)] if isinstance(extent, DimOf) else None


def carried(loop: Operation, number: int, at: int) -> list[Dimension]:
    """The sources of a loop-carried value's extent: the initial value and the yielded one."""
    return [(loop.operands[3 + number], at), (yielded(loop)[number], at)]
