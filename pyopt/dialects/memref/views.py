"""The declarations of the memref ops that see a buffer in another way, or tell its shape and place."""

from __future__ import annotations

from pyopt.dialects.memref import verify_views
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import (
    CAST,
    CONDITIONALLY_SPECULATABLE,
    INFERS_TYPES,
    LOCAL_VERIFY,
    NO_MEMORY_EFFECT,
    OPERAND_SEGMENTS,
    PURE,
    SAME_ELEMENT,
    SAME_SHAPE,
    VIEW,
    OpInfo,
)
from pyopt.light import Final
from pyopt.syntax.index_lists import INDEX_LIST

_FOLDS: Final = "pyopt.dialects.memref.folds:"
_SYNTAX: Final = "pyopt.dialects.memref.syntax:"
_LAYOUT_TRANSFER: Final = "pyopt.dialects.tensor.shape_transfer_layout:"
_SHAPES: Final = "pyopt.dialects.memref.result_shapes:"
_TENSOR_TRANSFER: Final = "pyopt.dialects.tensor.shape_transfer:"
_TRANSFER: Final = "pyopt.dialects.memref.shape_transfer:"
_SLICE_OPERANDS: Final = "offsets: variadic<Index>, sizes: variadic<Index>, strides: variadic<Index>"
_SLICE_ATTRIBUTES: Final = (
    "static_offsets: DenseI64ArrayAttr, static_sizes: DenseI64ArrayAttr, static_strides: DenseI64ArrayAttr"
)


def name_strided_metadata(op: Operation) -> list[tuple[int, str]]:
    """base_buffer, offset, and a group each for sizes and strides, if there are any."""
    rank = (len(op.results) - 2) // 2
    names = [(0, "base_buffer"), (1, "offset")]
    return [*names, (2, "sizes"), (2 + rank, "strides")] if rank else names


VIEWS: Final = (
    OpInfo(
        "memref.cast",
        operands="source: AnyRankedOrUnrankedMemRef",
        results="dest: AnyRankedOrUnrankedMemRef",
        syntax="$source attr-dict `:` type($source) `to` type($dest)",
        traits=PURE | CAST | SAME_SHAPE | VIEW | LOCAL_VERIFY,
        asm_names="cast",
        invariants=verify_views.verify_cast,
        fold=_FOLDS + "fold_cast",
        shape_transfer=_TENSOR_TRANSFER + "of_cast",
        doc="Forgets or asserts static extents, strides, offset or rank; the buffer stays as it is.",
    ),
    OpInfo(
        "memref.collapse_shape",
        operands="src: AnyStridedMemRef",
        results="result: AnyStridedMemRef",
        attributes="reassociation: IndexListArrayAttr",
        syntax="$src $reassociation attr-dict `:` type($src) `into` type($result)",
        traits=PURE | VIEW | LOCAL_VERIFY,
        asm_names="collapse_shape",
        verify=verify_views.verify_collapse_shape,
        fold=_FOLDS + "fold_collapse_shape",
        shape_transfer=_LAYOUT_TRANSFER + "of_collapse_shape",
        doc="Joins each group of adjacent dimensions, which lie in memory without gaps, into one.",
    ),
    OpInfo(
        "memref.dim",
        operands="source: AnyNon0RankedOrUnrankedMemRef, index: Index",
        results="result: Index",
        syntax="attr-dict $source `,` $index `:` type($source)",
        traits=NO_MEMORY_EFFECT | CONDITIONALLY_SPECULATABLE,
        asm_names="dim",
        fold=_FOLDS + "fold_dim",
        fold_needs="constant",
        shape_transfer=_TENSOR_TRANSFER + "of_dim",
        range_transfer="pyopt.analysis.ranges.shaped:of_dim",
        doc="The extent of a dimension; undefined if the buffer has no such dimension.",
    ),
    OpInfo(
        "memref.expand_shape",
        operands="src: AnyStridedMemRef, output_shape: variadic<Index>",
        results="result: AnyStridedMemRef",
        attributes="reassociation: IndexListArrayAttr, static_output_shape: DenseI64ArrayAttr",
        syntax="$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) "
        "attr-dict `:` type($src) `into` type($result)",
        traits=PURE | VIEW | LOCAL_VERIFY,
        asm_names="expand_shape",
        custom=INDEX_LIST,
        verify=verify_views.verify_expand_shape,
        fold=_FOLDS + "fold_expand_shape",
        shape_transfer=_LAYOUT_TRANSFER + "of_expand_shape",
        result_shapes=_SHAPES + "of_expand_shape",
        doc="Splits each dimension into a group of adjacent ones.",
    ),
    OpInfo(
        "memref.extract_aligned_pointer_as_index",
        operands="source: AnyRankedOrUnrankedMemRef",
        results="aligned_pointer: Index",
        syntax="$source `:` type($source) `->` type(results) attr-dict",
        traits=PURE,
        asm_names="intptr",
        doc="The address of a buffer's aligned beginning, as a number.",
    ),
    OpInfo(
        "memref.extract_strided_metadata",
        operands="source: AnyStridedMemRef",
        results="base_buffer: AnyStridedMemRefOfRank<0>, offset: Index, sizes: variadic<Index>, "
        "strides: variadic<Index>",
        syntax="$source `:` type($source) `->` type(results) attr-dict",
        traits=PURE | INFERS_TYPES | VIEW | LOCAL_VERIFY,
        infer=verify_views.infer_strided_metadata,
        asm_names=name_strided_metadata,
        shape_transfer=_TRANSFER + "of_metadata",
        doc="What a buffer consists of: its base, the offset into it, and a size and a stride for each dimension.",
    ),
    OpInfo(
        "memref.memory_space_cast",
        operands="source: AnyRankedOrUnrankedMemRef",
        results="dest: AnyRankedOrUnrankedMemRef",
        syntax="$source attr-dict `:` type($source) `to` type($dest)",
        traits=PURE | CAST | SAME_ELEMENT | SAME_SHAPE | VIEW | LOCAL_VERIFY,
        asm_names="memspacecast",
        invariants=verify_views.verify_memory_space_cast,
        fold=_FOLDS + "fold_cast",
        shape_transfer=_TENSOR_TRANSFER + "of_cast",
        doc="The same buffer seen in another memory space.",
    ),
    OpInfo(
        "memref.rank",
        operands="memref: AnyRankedOrUnrankedMemRef",
        results="result: Index",
        syntax="$memref attr-dict `:` type($memref)",
        traits=PURE,
        fold=_FOLDS + "fold_rank",
        shape_transfer=_TENSOR_TRANSFER + "of_rank",
        doc="The number of dimensions.",
    ),
    OpInfo(
        "memref.reinterpret_cast",
        operands="source: AnyRankedOrUnrankedMemRef, " + _SLICE_OPERANDS,
        results="result: AnyStridedMemRef",
        attributes=_SLICE_ATTRIBUTES,
        syntax="$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,` "
        "`sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) `` `,` "
        "`strides` `` `:` custom<DynamicIndexList>($strides, $static_strides) attr-dict "
        "`:` type($source) `to` type($result)",
        traits=PURE | OPERAND_SEGMENTS | VIEW | LOCAL_VERIFY,
        asm_names="reinterpret_cast",
        custom=INDEX_LIST,
        verify=verify_views.verify_reinterpret_cast,
        fold=_FOLDS + "fold_reinterpret_cast",
        shape_transfer=_TRANSFER + "of_reinterpret_cast",
        doc="The same memory with a given offset, sizes and strides, whatever those of the source are.",
    ),
    OpInfo(
        "memref.reshape",
        operands="source: AnyRankedOrUnrankedMemRef, shape: MemRefRankOf<[AnySignlessInteger, Index], [1]>",
        results="result: AnyRankedOrUnrankedMemRef",
        syntax="$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
        traits=PURE | VIEW | LOCAL_VERIFY,
        effects="shape: reads",
        asm_names="reshape",
        verify=verify_views.verify_reshape,
        shape_transfer=_LAYOUT_TRANSFER + "of_reshape",
        doc="The same elements in a shape that a buffer of extents gives.",
    ),
    OpInfo(
        "memref.subview",
        operands="source: AnyMemRef, " + _SLICE_OPERANDS,
        results="result: AnyMemRef",
        attributes=_SLICE_ATTRIBUTES,
        syntax="$source `` custom<DynamicIndexList>($offsets, $static_offsets) "
        "custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) "
        "attr-dict `:` type($source) `to` type($result)",
        traits=PURE | OPERAND_SEGMENTS | VIEW | LOCAL_VERIFY,
        asm_names="subview",
        custom=INDEX_LIST,
        verify=verify_views.verify_subview,
        fold=_FOLDS + "fold_subview",
        shape_transfer=_TRANSFER + "of_subview",
        doc="A part of a buffer, of which unit dimensions may be dropped.",
    ),
    OpInfo(
        "memref.transpose",
        operands="in: AnyStridedMemRef",
        results="result: AnyStridedMemRef",
        attributes="permutation: AffineMapAttr",
        traits=PURE | LOCAL_VERIFY,
        asm_names="transpose",
        verify=verify_views.verify_transpose,
        form=_SYNTAX + "transpose",
        fold=_FOLDS + "fold_transpose",
        shape_transfer=_TRANSFER + "of_transpose",
        doc="The same buffer with its dimensions in another order.",
    ),
    OpInfo(
        "memref.view",
        operands="source: MemRefRankOf<[I8], [1]>, byte_shift: Index, sizes: variadic<Index>",
        results="result: AnyMemRef",
        syntax="$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)",
        traits=PURE | VIEW | LOCAL_VERIFY,
        asm_names="view",
        verify=verify_views.verify_view,
        shape_transfer=_TRANSFER + "of_alloc",
        doc="A buffer of bytes, from a byte on, as elements of some type in some shape.",
    ),
)
