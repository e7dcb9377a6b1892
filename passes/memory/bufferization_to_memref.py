"""convert-bufferization-to-memref: clones as allocation and copy, conditional deallocation as branches.

    %1 = bufferization.clone %0 : memref<?xf32> to memref<?xf32>
->
    %1 = memref.alloc(memref.dim %0, %c0) : memref<?xf32>
    memref.copy %0, %1

A clone without a rank gets its sizes from a loop over the dimensions. Deallocation is lowered as by
bufferization-lower-deallocations. No op of bufferization is left.
"""

from __future__ import annotations

from pyopt.dialects.memref.layouts import casts, compatible_extents, memref_type, with_layout
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import segments
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType
from pyopt.light import Final
from pyopt.passes.buffers.lower_deallocations import NAME, DeallocLowering, helpers_for
from pyopt.passes.building.arith import binary, constant_index
from pyopt.passes.building.folded import create_or_fold
from pyopt.passes.building.memref import allocate, store
from pyopt.passes.building.scf import one_block
from pyopt.passes.lowering.converting import convert
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.rewriter import Rewriter

REFERENCE_EXACT: Final = FlagOption(
    "reference-exact",
    False,
    "Do not free a buffer that occurs twice when its first condition is false, as mlir-opt does",
)


def lower_clone(op: Operation, rewriter: Rewriter) -> bool:
    """clone m -> alloc, copy m"""
    source = op.operands[0]
    type = memref_type(op.results[0].type)
    before = memref_type(source.type).shape
    if type.shape is not None and before is not None and not compatible_extents(before, type.shape):
        return False
    if type.shape is None:
        new = _allocate_unranked(source, type, rewriter)
    else:
        plain = with_layout(type, type.shape, None)
        if plain is not type and not casts(plain, type):
            return False
        sizes = [
            create_or_fold(rewriter, "memref.dim", [source, constant_index(rewriter, number)], INDEX)
            for number, extent in enumerate(type.shape)
            if extent == DYNAMIC
        ]
        new = allocate(rewriter, plain, sizes)
        if plain is not type:
            new = rewriter.create("memref.cast", [new], [type]).results[0]
    rewriter.create("memref.copy", [source, new], [])
    rewriter.replace(op, [new])
    return True


def _allocate_unranked(source: Value, type: MemRefType, rewriter: Rewriter) -> Value:
    """A buffer with the extents of `source`, whose number is known when the program runs."""
    zero = constant_index(rewriter, 0)
    one = constant_index(rewriter, 1)
    rank = rewriter.create("memref.rank", [source], [INDEX]).results[0]
    attributes = {"operandSegmentSizes": segments(1, 0)}
    shape_type = MemRefType.get((DYNAMIC,), INDEX)
    shape = rewriter.create("memref.alloca", [rank], [shape_type], {**attributes}).results[0]
    region = one_block()
    body = region.entry()
    number = body.add_argument(INDEX, rewriter.loc)
    product = body.add_argument(INDEX, rewriter.loc)
    loop = rewriter.create("scf.for", [zero, rank, one, one], [INDEX], regions=[region])
    rewriter.insert_at_end(body)
    extent = rewriter.create("memref.dim", [source, number], [INDEX]).results[0]
    store(rewriter, extent, shape, number)
    rewriter.create("scf.yield", [binary(rewriter, "muli", product, extent)], [])
    rewriter.insert_after(loop)
    flat = allocate(rewriter, MemRefType.get((DYNAMIC,), type.element_type, None, type.memory_space), loop.results)
    return rewriter.create("memref.reshape", [flat, shape], [type]).results[0]


CLONE: Final = ConversionPattern("bufferization.clone", rule=lower_clone)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    is_module = op.info.name == "builtin.module"
    helpers = helpers_for(op, pass_context, REFERENCE_EXACT.of(pass_context.options)) if is_module else {}
    target = ConversionTarget()
    target.legal("arith", "memref", "scf", "func")
    target.illegal("bufferization")
    patterns = (CLONE, ConversionPattern(NAME, DeallocLowering(helpers, pass_context).lower))
    return convert(op, pass_context, target, patterns) or bool(helpers)


PASS = make_pass(
    "convert-bufferization-to-memref", run, (REFERENCE_EXACT,), class_name="ConvertBufferizationToMemRefPass"
)
