"""memref-expand: extremes as the body of an atomic update, and reshapes to known ranks as reinterpret_cast.

    %0 = memref.atomic_rmw maximumf %v, %m[%i]     ->     %0 = memref.generic_atomic_rmw %m[%i] {
                                                          ^bb0(%old):
                                                            %new = arith.maximumf %old, %v
                                                            memref.atomic_yield %new }

    %0 = memref.reshape %m(%s) : (.., memref<2xindex>) -> memref<?x4xf32>
->
    %size = memref.load %s[%c0]
    %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%size, 4], strides: [%c4, %c1]

A result without a rank becomes one of the rank that the shape's length says, and a cast.
"""

from __future__ import annotations

from pyopt.dialects.memref.layouts import memref_type, shape_of, with_layout
from pyopt.ir.attributes import FALSE, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import Slice
from pyopt.ir.types import DYNAMIC, INDEX
from pyopt.passes.lowering.arithmetic import binary, constant_index
from pyopt.passes.lowering.converting import convert
from pyopt.passes.memory.building import one_block, slice_op
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.legality import ConversionTarget

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.ir.mixed_indices import Mixed
    from pyopt.rewrite.rewriter import Rewriter

EXTREMES: Final[dict[int, str]] = {3: "maximumf", 6: "minimumf", 13: "maxnumf", 14: "minnumf"}
"""The arith op of an atomic update that few targets have, by the number of its kind."""


def _kind(op: Operation) -> int:
    kind = op.attributes.get("kind")
    assert isinstance(kind, IntegerAttr)
    return kind.value


def expand_atomic(op: Operation, rewriter: Rewriter) -> bool:
    """atomic_rmw maximumf v, m[i] -> generic_atomic_rmw m[i] { maximumf old, v }"""
    name = EXTREMES.get(_kind(op))
    if name is None:
        return False
    value = op.operands[0]
    region = one_block()
    body = region.entry()
    old = body.add_argument(value.type, op.loc)
    update = rewriter.create("memref.generic_atomic_rmw", op.operands[1:], [value.type], regions=[region])
    rewriter.insert_at_end(body)
    rewriter.create("memref.atomic_yield", [binary(rewriter, name, old, value)], [])
    rewriter.replace(op, update.results)
    return True


def expand_reshape(op: Operation, rewriter: Rewriter) -> bool:
    """reshape m(s) -> reinterpret_cast m to sizes from s, contiguous"""
    shape = op.operands[1]
    rank = shape_of(shape.type)[0]
    if rank == DYNAMIC:
        return False
    result = memref_type(op.results[0].type)
    extents = result.shape if result.shape is not None else (DYNAMIC,) * rank
    ranked = result if result.shape is not None else with_layout(result, extents, None)
    stride = constant_index(rewriter, 1)
    sizes: Mixed = list(extents)
    strides: Mixed = [stride] * rank
    for number in range(rank - 1, -1, -1):
        extent = extents[number]
        if extent == DYNAMIC:
            size = sizes[number] = _loaded(shape, number, rewriter)
        else:
            size = constant_index(rewriter, extent)
        strides[number] = stride
        if number > 0:
            stride = binary(rewriter, "muli", stride, size)
    view = slice_op("memref.reinterpret_cast", op.operands[0], Slice([0], sizes, strides), ranked, rewriter)
    if ranked is not result:
        view = rewriter.create("memref.cast", [view], [result]).results[0]
    rewriter.replace(op, [view])
    return True


def _loaded(shape: Value, number: int, rewriter: Rewriter) -> Value:
    """An element of the shape, as an index."""
    type = memref_type(shape.type).element_type
    operands = [shape, constant_index(rewriter, number)]
    size = rewriter.create("memref.load", operands, [type], {"nontemporal": FALSE}).results[0]
    return size if type is INDEX else rewriter.create("arith.index_cast", [size], [INDEX]).results[0]


def _is_legal_atomic(op: Operation) -> bool:
    return _kind(op) not in EXTREMES


def _is_legal_reshape(op: Operation) -> bool:
    return shape_of(op.operands[1].type)[0] == DYNAMIC


PATTERNS: Final = (
    ConversionPattern("memref.atomic_rmw", rule=expand_atomic),
    ConversionPattern("memref.reshape", rule=expand_reshape),
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Expands what is inside `op`."""
    target = ConversionTarget()
    target.legal("arith", "memref")
    target.ask(_is_legal_atomic, "memref.atomic_rmw")
    target.ask(_is_legal_reshape, "memref.reshape")
    return convert(op, pass_context, target, PATTERNS)


PASS = make_pass("memref-expand", run, class_name="ExpandOps")
