"""The declarations of the linalg dialect's ops; the named ones come from `table.py`."""

from __future__ import annotations

from pyopt.dialects.linalg import relayout, verify, verify_maps, verify_winograd
from pyopt.dialects.linalg.coverage import speculates
from pyopt.dialects.linalg.matching import verify_contraction, verify_convolution, verify_fill
from pyopt.dialects.linalg.structure import effects, input_count
from pyopt.dialects.linalg.table import (
    CONTRACT,
    CONTRACTIONS,
    CONVOLUTIONS,
    ELEMENTWISE,
    FILLS,
    MATMULS,
    PRODUCTS,
    RANDOM,
)
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.opinfo import (
    CONDITIONALLY_SPECULATABLE,
    FIXED_BODY,
    FRAME_VERIFY,
    NO_MEMORY_EFFECT,
    OPERAND_SEGMENTS,
    PURE,
    RECURSIVE_EFFECTS,
    RETURN_LIKE,
    SINGLE_BLOCK_IMPLICIT,
    TERMINATOR,
    OpInfo,
)
from pyopt.ir.types import same_type
from pyopt.light import TYPE_CHECKING, Final
from pyopt.syntax.index_lists import INDEX_LIST

if TYPE_CHECKING:
    from pyopt.dialects.linalg.table import Rows
    from pyopt.ir.opinfo import BlockArgumentNames, Verify

_NAMED: Final = "pyopt.dialects.linalg.syntax_named:"
_SYNTAX: Final = "pyopt.dialects.linalg.syntax:"
_CAST: Final = "cast: optional<TypeFnAttr>"
_MAP_REDUCE: Final = "pyopt.dialects.linalg.syntax_map_reduce:"
_SHAPES: Final = "pyopt.dialects.linalg.result_shapes:"
_TRANSFER: Final = "pyopt.dialects.linalg.shape_transfer:"


# Structured ops.


def _verify_contraction_regions(op: Operation) -> str | None:
    message = verify.verify_structure(op)
    if message is None:
        verify_contraction(op)
    return message or verify.verify_memoized(op)


def _in_and(word: str, op: Operation, region: Region) -> list[tuple[Value, str]]:
    """Inputs' arguments are called `in`, the inits' `word`."""
    count = input_count(op)
    arguments = region.first.arguments if region.first is not None else []
    return [(argument, "in" if index < count else word) for index, argument in enumerate(arguments)]


def _in_and_out(op: Operation, region: Region) -> list[tuple[Value, str]]:
    return _in_and("out", op, region)


def _in_and_init(op: Operation, region: Region) -> list[tuple[Value, str]]:
    return _in_and("init", op, region)


def _named_attributes(row: str) -> str:
    """Declares the attributes that a row of the table requires: strides and dilations of its windows, and `cast`."""
    windows = max([operand.count("~") for operand in row.split("]")], default=0)
    if windows:
        kind = f"optional<RankedI64ElementsAttr<[{windows}]>>"
        return f"strides: {kind}, dilations: {kind}"
    return _CAST if "cast(" in row else ""


def _structured(
    name: str,
    doc: str,
    form: str,
    operands: str,
    results: str = "result: variadic<AnyTensor>",
    attributes: str = "",
    regions: str = "region: sized<1>",
    traits: int = 0,
    inits: str = "init",
    asm_names: str | None = None,
    block_argument_names: BlockArgumentNames | None = None,
    verify: Verify | None = None,
    verify_regions: Verify = verify.verify_structure_regions,
    fold: str | None = None,
) -> OpInfo:
    """The declaration of a structured op."""
    return OpInfo(
        "linalg." + name,
        operands=operands,
        results=results,
        attributes=attributes,
        regions=regions,
        traits=traits | SINGLE_BLOCK_IMPLICIT | RECURSIVE_EFFECTS | CONDITIONALLY_SPECULATABLE,
        implicit_terminator="linalg.yield",
        inits=inits,
        asm_names=asm_names,
        block_argument_names=block_argument_names,
        verify=verify,
        verify_regions=verify_regions,
        fold=fold,
        effects=effects,
        speculates=speculates,
        shape_transfer=_TRANSFER + "of_structured",
        result_shapes=_SHAPES + "of_structured",
        form=form,
        doc=doc,
    )


def _named(
    rows: Rows,
    verify: Verify | None = None,
    verify_regions: Verify = verify.verify_structure_regions,
    traits: int = 0,
    attributes: str = "",
    results: str = "result_tensors: variadic<AnyRankedTensor>",
    regions: str = "region: any",
    form: str = "named",
) -> list[OpInfo]:
    """The declarations of the named ops of a part of the table."""
    return [
        _structured(
            row.partition(":")[0].partition(" ")[0],
            doc,
            _NAMED + form,
            operands="inputs: variadic<AnyType>, outputs: variadic<AnyShaped>",
            results=results,
            attributes=attributes or _named_attributes(row),
            regions=regions,
            traits=traits | OPERAND_SEGMENTS,
            inits="outputs",
            verify=verify,
            verify_regions=verify_regions,
        )
        for row, doc in rows
    ]


def _winograd(step: str, operands: str, results: str, verify: Verify, doc: str) -> OpInfo:
    """A step of a Winograd convolution."""
    operand = operands.partition(":")[0]
    return OpInfo(
        f"linalg.winograd_{step}_transform",
        operands=operands,
        results=results,
        attributes="fmr: WinogradConv2DFmr",
        syntax=f"attr-dict `fmr` `(` $fmr `)` `ins` `(` ${operand} `:` type(${operand}) `)` "
        "`outs` `(` $output `:` type($output) `)` `->` type($result)",
        invariants=verify_winograd.same_elements,
        verify=verify,
        shape_transfer=_TRANSFER + "of_winograd",
        doc=doc,
    )


_TENSOR_OR_MEMREF: Final = "AnyTypeOf<[AnyMemRef, AnyRankedTensor]>"
_TILES_SYNTAX: Final = (
    "(`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos "
    "`inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) "
    "`into` $dest attr-dict `:` type($source) `->` type($dest)"
)
_TILES_ATTRIBUTES: Final = (
    "outer_dims_perm: optional<DenseI64ArrayAttr> = array<i64>, inner_dims_pos: DenseI64ArrayAttr, "
    "static_inner_tiles: DenseI64ArrayAttr"
)

OPS: Final = (
    *_named(ELEMENTWISE + PRODUCTS),
    *_named(
        MATMULS,
        verify_maps.verify_matmul,
        _verify_contraction_regions,
        FIXED_BODY,
        f"indexing_maps: optional<AffineMapArrayAttr>, {_CAST}",
        form="matmul",
    ),
    *_named(
        CONTRACT,
        verify_maps.verify_contract,
        _verify_contraction_regions,
        FIXED_BODY,
        f"indexing_maps: AffineMapArrayAttr, {_CAST}",
        "result_tensors: variadic<AnyShaped>",
        "combiner: sized<1>",
        "contract",
    ),
    *_named(
        (("elementwise:", "Applies the function `kind` to the elements of its inputs."),),
        attributes="kind: ElementwiseKindAttr, indexing_maps: optional<AffineMapArrayAttr>",
        form="elementwise",
    ),
    *_named(CONTRACTIONS, None, _verify_contraction_regions, FIXED_BODY),
    *_named(CONVOLUTIONS, verify_convolution),
    *_named(FILLS, verify_fill),
    *_named(RANDOM),
    _structured(
        "broadcast",
        "Repeats the input along dimensions that it lacks.",
        _MAP_REDUCE + "broadcast",
        operands=f"input: {_TENSOR_OR_MEMREF}, init: {_TENSOR_OR_MEMREF}",
        attributes="dimensions: DenseI64ArrayAttr",
        asm_names="broadcasted",
        verify=verify.verify_broadcast,
    ),
    _structured(
        "generic",
        "A perfect loop nest whose body computes one point; maps say which elements the point reads and writes.",
        _SYNTAX + "generic",
        operands="inputs: variadic<AnyType>, outputs: variadic<AnyShaped>",
        results="result_tensors: variadic<AnyRankedTensor>",
        attributes="indexing_maps: AffineMapArrayAttr, "
        'iterator_types: TypedArrayAttrBase<IteratorTypeEnum, "Iterator type should be an enum.">, '
        "doc: optional<StrAttr>, library_call: optional<StrAttr>",
        regions="region: any",
        traits=OPERAND_SEGMENTS | FRAME_VERIFY,
        inits="outputs",
        block_argument_names=_in_and_out,
    ),
    OpInfo(
        "linalg.index",
        results="result: Index",
        attributes="dim: ConfinedAttr<I64Attr, [IntMinValue<0>]>",
        syntax="$dim attr-dict `:` type($result)",
        traits=PURE,
        fold="pyopt.dialects.linalg.folds:fold_index",
        verify=verify.verify_index,
        doc="The position of the iteration along a loop of the structured op around.",
    ),
    _structured(
        "map",
        "Applies its body to the elements of the inputs, position by position.",
        _MAP_REDUCE + "map",
        operands=f"inputs: variadic<{_TENSOR_OR_MEMREF}>, init: {_TENSOR_OR_MEMREF}",
        regions="mapper: sized<1>",
        asm_names="mapped",
        block_argument_names=_in_and_init,
        verify=verify.verify_map,
    ),
    OpInfo(
        "linalg.pack",
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
        verify=relayout.verify_pack,
        fold="pyopt.dialects.linalg.folds_relayout:fold_pack",
        shape_transfer=_TRANSFER + "of_pack",
        result_shapes=_SHAPES + "of_destination",
        doc="Tiles dimensions and puts the tiles innermost.",
    ),
    _structured(
        "reduce",
        "Combines the elements along some dimensions.",
        _MAP_REDUCE + "reduce",
        operands=f"inputs: variadic<{_TENSOR_OR_MEMREF}>, inits: variadic<{_TENSOR_OR_MEMREF}>",
        results=": variadic<AnyTensor>",
        attributes="dimensions: ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlySorted]>",
        regions="combiner: sized<1>",
        inits="inits",
        asm_names="reduced",
        block_argument_names=_in_and_init,
        verify=verify.verify_reduce,
    ),
    OpInfo(
        "linalg.softmax",
        operands="input: AnyShaped, output: AnyShaped",
        results="result: variadic<AnyRankedTensor>",
        attributes="dimension: I64Attr",
        syntax="attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` "
        "`outs` `(` $output `:` type($output) `)` (`->` type($result)^)?",
        inits="output",
        invariants=verify.same_element_type,
        verify=verify.verify_softmax,
        effects=effects,
        shape_transfer=_TRANSFER + "of_softmax",
        result_shapes=_SHAPES + "of_softmax",
        doc="Exponentials along a dimension, divided by their sum and computed so that none overflows.",
    ),
    _structured(
        "transpose",
        "Permutes the dimensions: extent i of the result is extent permutation[i] of the input.",
        _MAP_REDUCE + "transpose",
        operands=f"input: {_TENSOR_OR_MEMREF}, init: {_TENSOR_OR_MEMREF}",
        attributes="permutation: DenseI64ArrayAttr",
        asm_names="transposed",
        verify=verify.verify_transpose,
        fold="pyopt.dialects.linalg.folds:fold_transpose",
    ),
    OpInfo(
        "linalg.unpack",
        operands="source: AnyRankedTensor, dest: AnyRankedTensor, inner_tiles: variadic<Index>",
        results="result: AnyRankedTensor",
        attributes=_TILES_ATTRIBUTES,
        syntax="$source " + _TILES_SYNTAX,
        derived={"result": ("dest", same_type)},
        traits=NO_MEMORY_EFFECT | CONDITIONALLY_SPECULATABLE,
        inits="dest",
        asm_names="unpack",
        custom=INDEX_LIST,
        verify=relayout.verify_unpack,
        fold="pyopt.dialects.linalg.folds_relayout:fold_unpack",
        shape_transfer=_TRANSFER + "of_unpack",
        result_shapes=_SHAPES + "of_destination",
        doc="The reverse of pack.",
    ),
    _winograd(
        "filter",
        "filter: TensorRankOf<[AnyType], [4]>, output: TensorRankOf<[AnyType], [4]>",
        "result: TensorRankOf<[AnyType], [4]>",
        verify_winograd.verify_filter_transform,
        "The filter's part of a Winograd convolution with outputs of m x m and filters of r x r.",
    ),
    _winograd(
        "input",
        "input: TensorRankOf<[AnyType], [4]>, output: TensorRankOf<[AnyType], [6]>",
        "result: TensorRankOf<[AnyType], [6]>",
        verify_winograd.verify_input_transform,
        "The input's part of a Winograd convolution: it is cut into overlapping tiles, and each is transformed.",
    ),
    _winograd(
        "output",
        "value: TensorRankOf<[AnyType], [6]>, output: TensorRankOf<[AnyType], [4]>",
        "result: TensorRankOf<[AnyType], [4]>",
        verify_winograd.verify_output_transform,
        "The last part of a Winograd convolution: tiles of products become the output.",
    ),
    OpInfo(
        "linalg.yield",
        operands="values: variadic<AnyType>",
        traits=PURE | RETURN_LIKE | TERMINATOR | FRAME_VERIFY,
        verify=verify.verify_yield,
        form=_SYNTAX + "yield",
        doc="Ends the body of a structured op: what one point gives to each init.",
    ),
)
