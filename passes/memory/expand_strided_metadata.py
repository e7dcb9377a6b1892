"""expand-strided-metadata: views as reinterpret_cast of a base buffer, with what they compute as affine.apply.

    %0 = memref.subview %m[%i, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
->
    %base, .. = memref.extract_strided_metadata %m
    %offset = affine.apply (s0 * 8)()[%i]
    %0 = memref.reinterpret_cast %base to offset: [%offset], sizes: [4, 4], strides: [8, 1]

The stride of collapsed dimensions is that of the innermost one that has several elements when the program runs; with
`reference-exact` it is the last of their strides.
"""

from __future__ import annotations

from pyopt.dialects.memref.layouts import (
    is_ranked,
    memref_type,
    shape_of,
    strided,
)
from pyopt.ir.affine import AffineMap, constant, symbol
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import Slice, join, slice_of
from pyopt.ir.signature import operand_group
from pyopt.ir.strides import contiguous_strides, has_identity_layout, strides_and_offset
from pyopt.ir.types import DYNAMIC
from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.passes.building.arith import constant_index
from pyopt.passes.building.memref import slice_op
from pyopt.passes.canonicalize.affine.building import composed_apply
from pyopt.passes.canonicalize.common import producer_of
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.memory import strided_metadata
from pyopt.passes.memory.strided_metadata import StridedMetadata
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    from pyopt.ir.mixed_indices import Mixed
    from pyopt.rewrite.rewriter import RewriteFunction


REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Take the last stride of collapsed dimensions, as mlir-opt does, which may be wrong"
)


# Views.


def _reinterpret(op: Operation, found: StridedMetadata, rewriter: Rewriter) -> bool:
    given = Slice([found.offset], found.sizes, found.strides)
    type = memref_type(op.results[0].type)
    rewriter.replace(op, [slice_op(rewriter, "memref.reinterpret_cast", found.base, given, type)])
    return True


def expand_subview(op: Operation, rewriter: Rewriter) -> bool:
    """m[o][n][s] -> reinterpret_cast of the base of m"""
    found = strided_metadata.of_subview(op, rewriter)
    return found is not None and _reinterpret(op, found, rewriter)


def expand_expand_shape(op: Operation, rewriter: Rewriter) -> bool:
    """expand_shape m -> reinterpret_cast of the base of m"""
    return _reinterpret(op, strided_metadata.of_expand_shape(op, rewriter), rewriter)


def expand_collapse_shape(op: Operation, rewriter: Rewriter) -> bool:
    """collapse_shape m -> reinterpret_cast of the base of m"""
    return _reinterpret(op, strided_metadata.of_collapse_shape(op, rewriter, last_stride=False), rewriter)


def expand_collapse_shape_as_reference(op: Operation, rewriter: Rewriter) -> bool:
    """collapse_shape m -> reinterpret_cast of the base of m, with the last of the strides of each group"""
    return _reinterpret(op, strided_metadata.of_collapse_shape(op, rewriter, last_stride=True), rewriter)


# Metadata.


def _values(entries: Sequence[int | Value], rewriter: Rewriter) -> list[Value]:
    return [constant_index(rewriter, entry) if isinstance(entry, int) else entry for entry in entries]


def metadata_of_allocation(op: Operation, rewriter: Rewriter) -> bool:
    """metadata of alloc(n) -> the alloc, 0, its sizes, products of them"""
    source = op.operands[0]
    maker = source.op
    if maker is None or maker.info.name not in ("memref.alloc", "memref.alloca", "memref.get_global"):
        return False
    type = memref_type(source.type)
    if not has_identity_layout(type):
        return False
    shape = shape_of(type)
    if maker.info.name == "memref.get_global":
        sizes: Mixed = list(shape)
        strides: Mixed = list(contiguous_strides(shape))
    else:
        sizes = join(shape, operand_group(maker, "dynamicSizes"))
        strides = [1] * len(shape)
        expr = constant(1)
        for number in range(len(shape) - 2, -1, -1):
            count = len(shape) - 1 - number
            expr = expr * symbol(count - 1)
            strides[number] = composed_apply(AffineMap.get(0, count, [expr]), sizes[number + 1 :], rewriter)
    base = op.results[0]
    if not base.uses:
        new: Value = base
    elif base.type is source.type:
        new = source
    else:
        new = slice_op(rewriter, "memref.reinterpret_cast", source, Slice([0], [], []), memref_type(base.type))
    rewriter.replace(op, [new, *_values([0, *sizes, *strides], rewriter)])
    return True


def metadata_of_reinterpret_cast(op: Operation, rewriter: Rewriter) -> bool:
    """metadata of reinterpret_cast m to o, n, s -> the base of m, o, n, s"""
    cast = producer_of(op.operands[0], "memref.reinterpret_cast")
    if cast is None or not _has_metadata(cast.operands[0]):
        return False
    base = strided_metadata.extract(cast.operands[0], rewriter).results[0]
    given = slice_of(cast)
    rewriter.replace(op, [base, *_values([given.offsets[0], *given.sizes, *given.strides], rewriter)])
    return True


def metadata_of_cast(op: Operation, rewriter: Rewriter) -> bool:
    """metadata of cast m -> metadata of m"""
    cast = producer_of(op.operands[0], "memref.cast")
    if cast is None or not _has_metadata(cast.operands[0]):
        return False
    inner = strided_metadata.extract(cast.operands[0], rewriter)
    type = memref_type(op.operands[0].type)
    strides, offset = strided(type)
    known = (offset, *shape_of(type), *strides)
    entries = [value if number == DYNAMIC else number for value, number in zip(inner.results[1:], known, strict=True)]
    rewriter.replace(op, [inner.results[0], *_values(entries, rewriter)])
    return True


def _replace_metadata(op: Operation, found: StridedMetadata, rewriter: Rewriter) -> bool:
    rewriter.replace(op, [found.base, *_values([found.offset, *found.sizes, *found.strides], rewriter)])
    return True


def metadata_of_subview(op: Operation, rewriter: Rewriter) -> bool:
    """metadata of m[o][n][s] -> what follows from the metadata of m"""
    view = producer_of(op.operands[0], "memref.subview")
    found = None if view is None else strided_metadata.of_subview(view, rewriter)
    return found is not None and _replace_metadata(op, found, rewriter)


def metadata_of_collapse_shape(op: Operation, rewriter: Rewriter) -> bool:
    """metadata of collapse_shape m -> what follows from the metadata of m"""
    view = producer_of(op.operands[0], "memref.collapse_shape")
    if view is None:
        return False
    return _replace_metadata(op, strided_metadata.of_collapse_shape(view, rewriter, last_stride=False), rewriter)


def metadata_of_collapse_shape_as_reference(op: Operation, rewriter: Rewriter) -> bool:
    """metadata of collapse_shape m -> what follows from the metadata of m, with the last of the strides"""
    view = producer_of(op.operands[0], "memref.collapse_shape")
    if view is None:
        return False
    return _replace_metadata(op, strided_metadata.of_collapse_shape(view, rewriter, last_stride=True), rewriter)


def metadata_of_base(op: Operation, rewriter: Rewriter) -> bool:
    """metadata of the base of m -> the base of m, 0"""
    inner = producer_of(op.operands[0], "memref.extract_strided_metadata")
    if inner is None:
        return False
    rewriter.replace(op, [inner.results[0], constant_index(rewriter, 0)])
    return True


def _has_metadata(value: Value) -> bool:
    """A memref with a rank and strides."""
    return is_ranked(value.type) and strides_and_offset(memref_type(value.type)) is not None


def pointer_of_view(op: Operation, rewriter: Rewriter) -> bool:
    """the aligned pointer of a part of m, or of another shape of it -> that of m"""
    view = op.operands[0].op
    if view is None or view.info.name not in ("memref.subview", "memref.reinterpret_cast"):
        return False
    rewriter.set_operand(op, 0, view.operands[0])
    return True


_METADATA: Final = "memref.extract_strided_metadata"


def _rules(collapse: RewriteFunction, metadata_of_collapsed: RewriteFunction) -> tuple[Rule, ...]:
    return (
        Rule("memref.subview", expand_subview),
        Rule("memref.expand_shape", expand_expand_shape),
        Rule("memref.collapse_shape", collapse),
        Rule(_METADATA, metadata_of_allocation, needs="memref.alloc memref.alloca memref.get_global"),
        Rule(_METADATA, metadata_of_collapsed, needs="memref.collapse_shape"),
        Rule("memref.extract_aligned_pointer_as_index", pointer_of_view),
        Rule(_METADATA, metadata_of_reinterpret_cast, needs="memref.reinterpret_cast"),
        Rule(_METADATA, metadata_of_subview, needs="memref.subview"),
        Rule(_METADATA, metadata_of_cast, needs="memref.cast"),
        Rule(_METADATA, metadata_of_base, needs=_METADATA),
    )


RULES: Final = _rules(expand_collapse_shape, metadata_of_collapse_shape)
EXACT_RULES: Final = _rules(expand_collapse_shape_as_reference, metadata_of_collapse_shape_as_reference)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Expands what is inside `op`."""
    return rewrite(op, pass_context, EXACT_RULES if REFERENCE_EXACT.of(pass_context.options) else RULES)


PASS = make_pass("expand-strided-metadata", run, (REFERENCE_EXACT,), class_name="ExpandStridedMetadataPass", apart=True)
