"""Memory that is allocated with strides and an offset becomes a part of memory in a row: where the program computes
them, or uses it by other ops than loads and stores.

memref.alloc()[%s] : memref<4x3xf32, strided<[?, 1]>>
->    %0 = memref.alloc(%size) : memref<?xf32>                                      size = 3 * s + 2 + 1
      memref.reinterpret_cast %0 to offset: [0], sizes: [4, 3], strides: [%s, 1]
"""

from __future__ import annotations

from pyopt.ir.affine import constant, replace
from pyopt.ir.attributes import Attribute
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import Slice
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.strides import layout_map, strides_and_offset
from pyopt.ir.types import DYNAMIC, MemRefType
from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.passes.building.arith import binary, constant_index
from pyopt.passes.building.memref import slice_op
from pyopt.passes.lowering.affine_maps import expand
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.ir.mixed_indices import Mixed


def reserve_strided_memory(allocations: Sequence[Operation], context: Context) -> None:
    """Rewrites allocations of memory whose layout has strides."""
    rewriter = Rewriter(context)
    for op in allocations:
        type = op.results[0].type
        assert isinstance(type, MemRefType)
        known = strides_and_offset(type)
        if known is not None:
            rewriter.start_at(op)
            rewriter.replace(op, [_reserved(op, type, *known, rewriter)])


def _reserved(op: Operation, type: MemRefType, strides: tuple[int, ...], offset: int, rewriter: Rewriter) -> Value:
    shape = type.shape or ()
    dynamic = iter(operand_group(op, "dynamicSizes"))
    extents = [next(dynamic) if size == DYNAMIC else constant_index(rewriter, size) for size in shape]
    symbols = operand_group(op, "symbolOperands")
    expr = layout_map(type).results[0]

    def place(at: int) -> Value:
        """Of the first element, or of that with index 1 in dimension `at`."""
        inputs = [constant(int(number == at)) for number in range(len(shape))]
        found = expand(replace(expr, inputs), (), symbols, rewriter)
        assert found is not None
        return found

    first = place(-1)
    steps = [
        binary(rewriter, "subi", place(at), first) if stride == DYNAMIC else constant_index(rewriter, stride)
        for at, stride in enumerate(strides)
    ]
    zero, one = constant_index(rewriter, 0), constant_index(rewriter, 1)
    size = binary(rewriter, "addi", first, one)
    for extent, step in zip(extents, steps, strict=True):
        last = binary(rewriter, "muli", binary(rewriter, "subi", extent, one), step)
        size = binary(rewriter, "addi", size, binary(rewriter, "maxsi", last, zero))
    row = MemRefType.get((DYNAMIC,), type.element_type, None, type.memory_space)
    attributes: dict[str, Attribute] = {**op.attributes, "operandSegmentSizes": segments(1, 0)}
    memory = rewriter.create(op.info.name, [size], [row], attributes).results[0]
    sizes: Mixed = [given if extent == DYNAMIC else extent for extent, given in zip(shape, extents, strict=True)]
    moves: Mixed = [given if stride == DYNAMIC else stride for stride, given in zip(strides, steps, strict=True)]
    given = Slice([first if offset == DYNAMIC else offset], sizes, moves)
    return slice_op(rewriter, "memref.reinterpret_cast", memory, given, type)
