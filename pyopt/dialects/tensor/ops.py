"""The declarations of the tensor dialect's ops."""

from __future__ import annotations

from pyopt.dialects.tensor import folds, verify, verify_layout
from pyopt.dialects.tensor.shapes import element_type
from pyopt.ir.constraints import is_tensor, register_type
from pyopt.ir.opinfo import (
    CAST,
    CONDITIONALLY_SPECULATABLE,
    LOCAL_VERIFY,
    NO_MEMORY_EFFECT,
    OPERAND_SEGMENTS,
    PURE,
    RECURSIVE_EFFECTS,
    RECURSIVELY_SPECULATABLE,
    RETURN_LIKE,
    SINGLE_BLOCK_IMPLICIT,
    TERMINATOR,
    OpInfo,
)
from pyopt.ir.types import same_type
from pyopt.syntax.index_lists import INDEX_LIST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_LAYOUT_TRANSFER: Final = "pyopt.dialects.tensor.shape_transfer_layout:"
_SHAPES: Final = "pyopt.dialects.tensor.result_shapes:"
_TRANSFER: Final = "pyopt.dialects.tensor.shape_transfer:"

_PURE: Final = PURE | LOCAL_VERIFY
_SLICE_OPERANDS: Final = "offsets: variadic<Index>, sizes: variadic<Index>, strides: variadic<Index>"
_SLICE_ATTRIBUTES: Final = (
    "static_offsets: DenseI64ArrayAttr, static_sizes: DenseI64ArrayAttr, static_strides: DenseI64ArrayAttr"
)
_SLICE_SYNTAX: Final = (
    "`` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) "
    "custom<DynamicIndexList>($strides, $static_strides) attr-dict "
)
_TILES_SYNTAX: Final = (
    "(`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos "
    "`inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) "
    "`into` $dest attr-dict `:` type($source) `->` type($dest)"
)
_TILES_ATTRIBUTES: Final = (
    "outer_dims_perm: optional<DenseI64ArrayAttr>, inner_dims_pos: DenseI64ArrayAttr, "
    "static_inner_tiles: DenseI64ArrayAttr"
)
_INDICES: Final = "RankedTensorOf<[AnySignlessIntegerOrIndex]>"

# The specification of 2021 extracts elements of unranked tensors too; the words are those of 19.1.7, which does not.
register_type("ExtractedTensor", "ranked tensor of any type values", is_tensor, None, is_tensor)

OPS: Final = (
    OpInfo(
        "tensor.bitcast",
        operands="source: AnyTensor",
        results="dest: AnyTensor",
        syntax="$source attr-dict `:` type($source) `to` type($dest)",
        traits=_PURE | CAST,
        verify=verify.verify_bitcast,
        fold=folds.fold_cast,
        shape_transfer=_TRANSFER + "of_cast",
        doc="Reads the elements' bits as another type of the same width.",
    ),
    OpInfo(
        "tensor.cast",
        operands="source: AnyTensor",
        results="dest: AnyTensor",
        syntax="$source attr-dict `:` type($source) `to` type($dest)",
        traits=_PURE | CAST,
        asm_names="cast",
        verify=verify.verify_cast,
        fold=folds.fold_cast,
        shape_transfer=_TRANSFER + "of_cast",
        doc="Forgets or asserts static extents; the elements stay as they are.",
    ),
    OpInfo(
        "tensor.collapse_shape",
        operands="src: AnyTensor",
        results="result: AnyTensor",
        attributes="reassociation: IndexListArrayAttr",
        syntax="$src $reassociation attr-dict `:` type($src) `into` type($result)",
        traits=_PURE,
        asm_names="collapsed",
        verify=verify_layout.verify_collapse_shape,
        fold="pyopt.dialects.tensor.folds_layout:fold_collapse_shape",
        shape_transfer=_LAYOUT_TRANSFER + "of_collapse_shape",
        result_shapes=_SHAPES + "of_collapse_shape",
        doc="Joins each group of adjacent dimensions into one.",
    ),
    OpInfo(
        "tensor.concat",
        operands="inputs: variadic<AnyRankedTensor>",
        results="result: AnyRankedTensor",
        attributes="dim: I64Attr",
        syntax="`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)",
        traits=_PURE,
        asm_names="concat",
        verify=verify.verify_concat,
        fold="pyopt.dialects.tensor.folds_layout:fold_concat",
        shape_transfer=_LAYOUT_TRANSFER + "of_concat",
        result_shapes=_SHAPES + "of_concat",
        doc="Joins tensors along one dimension.",
    ),
    OpInfo(
        "tensor.dim",
        operands="source: AnyNon0RankedOrUnrankedTensor, index: Index",
        results="result: Index",
        syntax="attr-dict $source `,` $index `:` type($source)",
        traits=NO_MEMORY_EFFECT | CONDITIONALLY_SPECULATABLE,
        asm_names="dim",
        fold=folds.fold_dim,
        shape_transfer=_TRANSFER + "of_dim",
        doc="The extent of a dimension; undefined if the tensor has no such dimension.",
    ),
    OpInfo(
        "tensor.empty",
        operands="dynamicSizes: variadic<Index>",
        results="result: AnyRankedTensor",
        syntax="`(` $dynamicSizes `)` attr-dict `:` type($result)",
        traits=_PURE,
        verify=verify.verify_empty,
        shape_transfer=_TRANSFER + "of_generate",
        result_shapes=_SHAPES + "of_sizes",
        doc="A tensor of which only the shape matters.",
    ),
    OpInfo(
        "tensor.expand_shape",
        operands="src: AnyTensor, output_shape: variadic<Index>",
        results="result: AnyTensor",
        attributes="reassociation: IndexListArrayAttr, static_output_shape: DenseI64ArrayAttr",
        syntax="$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) "
        "attr-dict `:` type($src) `into` type($result)",
        parse="pyopt.dialects.tensor.older_forms:parse_expand_shape",
        traits=_PURE,
        asm_names="expanded",
        custom=INDEX_LIST,
        verify=verify_layout.verify_expand_shape,
        fold="pyopt.dialects.tensor.folds_layout:fold_expand_shape",
        shape_transfer=_LAYOUT_TRANSFER + "of_expand_shape",
        result_shapes=_SHAPES + "of_expand_shape",
        doc="Splits each dimension into a group of adjacent ones.",
    ),
    OpInfo(
        "tensor.extract",
        operands="tensor: ExtractedTensor, indices: variadic<Index>",
        results="result: AnyType",
        syntax="$tensor `[` $indices `]` attr-dict `:` type($tensor)",
        derived={"result": ("tensor", element_type)},
        traits=_PURE,
        asm_names="extracted",
        verify=verify.verify_extract,
        fold=folds.fold_extract,
        shape_transfer=_TRANSFER + "of_extract",
        doc="One element of a tensor.",
    ),
    OpInfo(
        "tensor.extract_slice",
        operands="source: AnyRankedTensor, " + _SLICE_OPERANDS,
        results="result: AnyRankedTensor",
        attributes=_SLICE_ATTRIBUTES,
        syntax="$source " + _SLICE_SYNTAX + "`:` type($source) `to` type($result)",
        traits=_PURE | OPERAND_SEGMENTS,
        asm_names="extracted_slice",
        custom=INDEX_LIST,
        verify=verify_layout.verify_extract_slice,
        fold="pyopt.dialects.tensor.folds_layout:fold_extract_slice",
        shape_transfer=_LAYOUT_TRANSFER + "of_extract_slice",
        result_shapes=_SHAPES + "of_extract_slice",
        doc="A part of a tensor, of which unit dimensions may be dropped.",
    ),
    OpInfo(
        "tensor.from_elements",
        operands="elements: variadic<AnyType>",
        results="result: AnyStaticShapeTensor",
        syntax="$elements attr-dict `:` type($result)",
        derived={"elements": ("result", element_type)},
        traits=_PURE,
        asm_names="from_elements",
        parse="pyopt.dialects.tensor.syntax:parse_from_elements",
        verify=verify.verify_from_elements,
        fold=folds.fold_from_elements,
        shape_transfer=_TRANSFER + "of_from_elements",
        doc="A tensor with the given elements in row-major order.",
    ),
    OpInfo(
        "tensor.gather",
        operands="source: AnyRankedTensor, indices: " + _INDICES,
        results="result: AnyRankedTensor",
        attributes="gather_dims: DenseI64ArrayAttr, unique: UnitAttr",
        syntax="$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict "
        "`:` functional-type(operands, results)",
        traits=_PURE,
        asm_names="gather",
        verify=verify.verify_gather,
        fold=folds.fold_gather,
        shape_transfer=_LAYOUT_TRANSFER + "of_gather",
        doc="The parts of a tensor that a tensor of coordinates names.",
    ),
    OpInfo(
        "tensor.generate",
        operands="dynamicExtents: variadic<Index>",
        results="result: AnyRankedTensor",
        regions="body: sized<1>",
        syntax="$dynamicExtents $body attr-dict `:` type($result)",
        traits=RECURSIVE_EFFECTS | SINGLE_BLOCK_IMPLICIT,
        implicit_terminator="tensor.yield",
        asm_names="generated",
        verify=verify.verify_generate,
        verify_regions=verify.verify_generate_regions,
        shape_transfer=_TRANSFER + "of_generate",
        result_shapes=_SHAPES + "of_sizes",
        doc="A tensor whose elements the body computes from their position.",
    ),
    OpInfo(
        "tensor.insert",
        operands="scalar: AnyType, dest: AnyRankedTensor, indices: variadic<Index>",
        results="result: AnyRankedTensor",
        syntax="$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)",
        derived={"scalar": ("dest", element_type), "result": ("dest", same_type)},
        traits=_PURE,
        inits="dest",
        asm_names="inserted",
        verify=verify.verify_insert,
        fold=folds.fold_insert,
        fold_needs="constant",
        shape_transfer=_TRANSFER + "of_insert",
        doc="A copy of a tensor with one element replaced.",
    ),
    OpInfo(
        "tensor.insert_slice",
        operands="source: AnyRankedTensor, dest: AnyRankedTensor, " + _SLICE_OPERANDS,
        results="result: AnyRankedTensor",
        attributes=_SLICE_ATTRIBUTES,
        syntax="$source `into` $dest " + _SLICE_SYNTAX + "`:` type($source) `into` type($dest)",
        derived={"result": ("dest", same_type)},
        traits=_PURE | OPERAND_SEGMENTS,
        inits="dest",
        asm_names="inserted_slice",
        custom=INDEX_LIST,
        verify=verify_layout.verify_insert_slice,
        fold="pyopt.dialects.tensor.folds_layout:fold_insert_slice",
        shape_transfer=_LAYOUT_TRANSFER + "of_insert_slice",
        result_shapes=_SHAPES + "of_insert_slice",
        doc="A copy of a tensor with a part replaced; the source may lack unit dimensions.",
    ),
    OpInfo(
        "tensor.pack",
        operands="source: AnyRankedTensor, dest: AnyRankedTensor, padding_value: optional<AnyType>, "
        "inner_tiles: variadic<Index>",
        results="result: AnyRankedTensor",
        attributes=_TILES_ATTRIBUTES,
        syntax="$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)? " + _TILES_SYNTAX,
        derived={"result": ("dest", same_type)},
        traits=NO_MEMORY_EFFECT | CONDITIONALLY_SPECULATABLE | OPERAND_SEGMENTS,
        inits="dest",
        asm_names="pack",
        custom=INDEX_LIST,
        verify=verify_layout.verify_pack,
        fold="pyopt.dialects.tensor.folds_layout:fold_pack",
        shape_transfer=_LAYOUT_TRANSFER + "of_pack",
        result_shapes=_SHAPES + "of_destination",
        doc="Tiles dimensions and puts the tiles innermost.",
    ),
    OpInfo(
        "tensor.pad",
        operands="source: AnyRankedTensor, low: variadic<Index>, high: variadic<Index>",
        results="result: AnyRankedTensor",
        attributes="static_low: DenseI64ArrayAttr, static_high: DenseI64ArrayAttr, nofold: UnitAttr",
        regions="region: sized<1>",
        syntax="$source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low) "
        "`high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict "
        "`:` type($source) `to` type($result)",
        traits=PURE | OPERAND_SEGMENTS | SINGLE_BLOCK_IMPLICIT | RECURSIVE_EFFECTS | RECURSIVELY_SPECULATABLE,
        implicit_terminator="tensor.yield",
        asm_names="padded",
        custom=INDEX_LIST,
        verify=verify.verify_pad,
        verify_regions=verify.verify_pad_regions,
        fold="pyopt.dialects.tensor.folds_layout:fold_pad",
        shape_transfer=_LAYOUT_TRANSFER + "of_pad",
        result_shapes=_SHAPES + "of_pad",
        doc="A larger tensor around the source; the region computes what surrounds it.",
    ),
    OpInfo(
        "tensor.parallel_insert_slice",
        operands="source: AnyRankedTensor, dest: AnyRankedTensor, " + _SLICE_OPERANDS,
        attributes=_SLICE_ATTRIBUTES,
        syntax="$source `into` $dest " + _SLICE_SYNTAX + "`:` type($source) `into` type($dest)",
        traits=OPERAND_SEGMENTS,
        custom=INDEX_LIST,
        verify=verify_layout.verify_parallel_insert_slice,
        shape_transfer=_LAYOUT_TRANSFER + "of_insert_slice",
        doc="The part of a shared result that one iteration of a parallel loop gives.",
    ),
    OpInfo(
        "tensor.rank",
        operands="tensor: AnyTensor",
        results="result: Index",
        syntax="$tensor attr-dict `:` type($tensor)",
        traits=_PURE,
        asm_names="rank",
        fold=folds.fold_rank,
        shape_transfer=_TRANSFER + "of_rank",
        doc="The number of dimensions.",
    ),
    OpInfo(
        "tensor.reshape",
        operands="source: AnyTensor, shape: TensorRankOf<[AnySignlessInteger, Index], [1]>",
        results="result: AnyTensor",
        syntax="$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
        traits=_PURE,
        asm_names="reshape",
        verify=verify.verify_reshape,
        fold=folds.fold_reshape,
        shape_transfer=_LAYOUT_TRANSFER + "of_reshape",
        doc="The same elements in a shape that is given as a tensor.",
    ),
    OpInfo(
        "tensor.scatter",
        operands="source: AnyRankedTensor, dest: AnyRankedTensor, indices: " + _INDICES,
        results="result: AnyRankedTensor",
        attributes="scatter_dims: DenseI64ArrayAttr, unique: UnitAttr",
        syntax="$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)? "
        "attr-dict `:` functional-type(operands, results)",
        traits=_PURE,
        asm_names="scatter",
        verify=verify.verify_scatter,
        shape_transfer=_LAYOUT_TRANSFER + "of_scatter",
        doc="A copy of a tensor with the parts replaced that a tensor of coordinates names.",
    ),
    OpInfo(
        "tensor.splat",
        operands='input: AnyTypeOf<[AnySignlessInteger, Index, AnyFloat], "integer/index/float type">, '
        "dynamicSizes: variadic<Index>",
        results="aggregate: AnyRankedTensor",
        syntax="$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)",
        derived={"input": ("aggregate", element_type)},
        traits=_PURE,
        asm_names="splat",
        verify=verify.verify_splat,
        fold=folds.fold_splat,
        shape_transfer=_TRANSFER + "of_generate",
        result_shapes=_SHAPES + "of_sizes",
        doc="A tensor whose elements are all one value.",
    ),
    OpInfo(
        "tensor.unpack",
        operands="source: AnyRankedTensor, dest: AnyRankedTensor, inner_tiles: variadic<Index>",
        results="result: AnyRankedTensor",
        attributes=_TILES_ATTRIBUTES,
        syntax="$source " + _TILES_SYNTAX,
        derived={"result": ("dest", same_type)},
        traits=NO_MEMORY_EFFECT | CONDITIONALLY_SPECULATABLE,
        inits="dest",
        asm_names="unpack",
        custom=INDEX_LIST,
        verify=verify_layout.verify_unpack,
        fold="pyopt.dialects.tensor.folds_layout:fold_unpack",
        shape_transfer=_LAYOUT_TRANSFER + "of_unpack",
        result_shapes=_SHAPES + "of_destination",
        doc="The reverse of pack.",
    ),
    OpInfo(
        "tensor.yield",
        operands="value: AnyType",
        syntax="$value attr-dict `:` type($value)",
        traits=PURE | RETURN_LIKE | TERMINATOR,
        parents=("tensor.generate", "tensor.pad"),
        doc="The element that the body of generate or pad gives.",
    ),
)
