"""expand-realloc: reallocation as allocation, copy and deallocation.

    %1 = memref.realloc %0(%n) : memref<?xf32> to memref<?xf32>
->
    %size = memref.dim %0, %c0
    %grows = arith.cmpi ult, %size, %n
    %1 = scf.if %grows -> (memref<?xf32>) {
      %alloc = memref.alloc(%n)
      memref.copy %0, (%alloc[0] [%size] [1])
      memref.dealloc %0
      scf.yield %alloc
    } else {
      %view = memref.reinterpret_cast %0 to offset: [0], sizes: [%n], strides: [1]
      scf.yield %view
    }

Without `emit-deallocs` the old buffer stays allocated.
"""

from __future__ import annotations

from pyopt.dialects.memref.layouts import memref_type, shape_of, subview_type
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import Slice
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC
from pyopt.light import Callable, Final
from pyopt.passes.building.arith import UNSIGNED_LESS, compare, constant_index
from pyopt.passes.building.memref import allocate, extent, slice_op
from pyopt.passes.building.scf import one_block
from pyopt.passes.lowering.converting import convert
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.rewriter import Rewriter

EMIT_DEALLOCS: Final = FlagOption("emit-deallocs", True, "Free the old buffer where a new one is allocated")


def expand(op: Operation, rewriter: Rewriter, grown: Callable[[Value, Value], Value]) -> bool:
    """Replaces a reallocation; `grown` makes the larger buffer, given the sizes before and behind it."""
    source = op.operands[0]
    before = memref_type(source.type)
    after = memref_type(op.results[0].type)
    old_extent = shape_of(before)[0]
    old_size: int | Value = old_extent
    if old_extent == DYNAMIC:
        old_size = extent(rewriter, source, 0)
    compared = old_size if not isinstance(old_size, int) else constant_index(rewriter, old_size)
    given = operand_group(op, "dynamicResultSize")
    new_size: int | Value = given[0] if given else shape_of(after)[0]
    wanted = new_size if not isinstance(new_size, int) else constant_index(rewriter, new_size)
    grows = compare(rewriter, UNSIGNED_LESS, compared, wanted)
    then, otherwise = one_block(), one_block()
    choice = rewriter.create("scf.if", [grows], [after], regions=[then, otherwise])
    rewriter.insert_at_end(then.entry())
    rewriter.create("scf.yield", [grown(compared, wanted)], [])
    rewriter.insert_at_end(otherwise.entry())
    cast = slice_op(rewriter, "memref.reinterpret_cast", source, Slice([0], [new_size], [1]), after)
    rewriter.create("scf.yield", [cast], [])
    rewriter.replace(op, choice.results)
    return True


def _copied(op: Operation, rewriter: Rewriter, emit_deallocs: bool) -> bool:
    source = op.operands[0]
    after = memref_type(op.results[0].type)

    def grown(old_size: Value, new_size: Value) -> Value:
        new = allocate(rewriter, after, operand_group(op, "dynamicResultSize"), op.attributes.get("alignment"))
        old_extent = shape_of(source.type)[0]
        size = old_size if old_extent == DYNAMIC else old_extent
        view_type = subview_type(after, [0], [old_extent], [1])
        view = slice_op(rewriter, "memref.subview", new, Slice([0], [size], [1]), view_type)
        rewriter.create("memref.copy", [source, view], [])
        if emit_deallocs:
            rewriter.create("memref.dealloc", [source], [])
        return new

    return expand(op, rewriter, grown)


def expand_and_free(op: Operation, rewriter: Rewriter) -> bool:
    """realloc m(n) -> dim m < n ? (alloc, copy, dealloc m) : reinterpret_cast m"""
    return _copied(op, rewriter, emit_deallocs=True)


def expand_only(op: Operation, rewriter: Rewriter) -> bool:
    """realloc m(n) -> dim m < n ? (alloc, copy) : reinterpret_cast m"""
    return _copied(op, rewriter, emit_deallocs=False)


_FREEING: Final = (ConversionPattern("memref.realloc", rule=expand_and_free),)
_KEEPING: Final = (ConversionPattern("memref.realloc", rule=expand_only),)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Expands what is inside `op`."""
    target = ConversionTarget()
    target.legal("arith", "scf", "memref")
    target.illegal("memref.realloc")
    return convert(op, pass_context, target, _FREEING if EMIT_DEALLOCS.of(pass_context.options) else _KEEPING)


PASS = make_pass("expand-realloc", run, (EMIT_DEALLOCS,), class_name="ExpandReallocPass", apart=True)
