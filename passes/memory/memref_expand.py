"""memref-expand: reshapes to known ranks as reinterpret_cast.

    %0 = memref.reshape %m(%s) : (.., memref<2xindex>) -> memref<?x4xf32>
->
    %size = memref.load %s[%c0]
    %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%size, 4], strides: [4, 1]

A result without a rank becomes one of the rank that the shape's length says, and a cast.
"""

from __future__ import annotations

from pyopt.dialects.memref.layouts import memref_type, shape_of, with_layout
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import Slice
from pyopt.ir.types import DYNAMIC, INDEX
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.building.arith import binary, constant_index
from pyopt.passes.building.memref import load, slice_op
from pyopt.passes.lowering.converting import convert
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.ir.mixed_indices import Mixed


def expand_reshape(op: Operation, rewriter: Rewriter) -> bool:
    """reshape m(s) -> reinterpret_cast m to sizes from s, contiguous"""
    shape = op.operands[1]
    rank = shape_of(shape.type)[0]
    if rank == DYNAMIC:
        return False
    result = memref_type(op.results[0].type)
    extents = result.shape if result.shape is not None else (DYNAMIC,) * rank
    ranked = result if result.shape is not None else with_layout(result, extents, None)
    stride: int | Value = 1
    sizes: Mixed = list(extents)
    strides: Mixed = [stride] * rank
    for number in range(rank - 1, -1, -1):
        extent = extents[number]
        if extent == DYNAMIC:
            size = sizes[number] = _loaded(shape, number, rewriter)
        else:
            size = constant_index(rewriter, extent)
        strides[number] = stride
        if number > 0 and isinstance(stride, int) and extent != DYNAMIC:
            stride *= extent
        elif number > 0:
            factor = constant_index(rewriter, stride) if isinstance(stride, int) else stride
            stride = binary(rewriter, "muli", factor, size)
    view = slice_op(rewriter, "memref.reinterpret_cast", op.operands[0], Slice([0], sizes, strides), ranked)
    if ranked is not result:
        view = rewriter.create("memref.cast", [view], [result]).results[0]
    rewriter.replace(op, [view])
    return True


def _loaded(shape: Value, number: int, rewriter: Rewriter) -> Value:
    """An element of the shape, as an index."""
    size = load(rewriter, shape, constant_index(rewriter, number))
    return size if size.type is INDEX else rewriter.create("arith.index_cast", [size], [INDEX]).results[0]


def _is_legal_reshape(op: Operation) -> bool:
    return shape_of(op.operands[1].type)[0] == DYNAMIC


PATTERNS: Final = (ConversionPattern("memref.reshape", rule=expand_reshape),)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Expands what is inside `op`."""
    target = ConversionTarget()
    target.legal("arith", "memref")
    target.ask(_is_legal_reshape, "memref.reshape")
    return convert(op, pass_context, target, PATTERNS)


PASS = make_pass("memref-expand", run, class_name="ExpandOpsPass", apart=True)
