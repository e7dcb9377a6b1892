"""The declarations of the linalg dialect's ops; the named ones come from `table.py`."""

from __future__ import annotations

from pyopt.dialects.linalg.matching import verify_contraction, verify_convolution, verify_fill
from pyopt.dialects.linalg.structure import effects, input_count
from pyopt.dialects.linalg.table import CONTRACTIONS, CONVOLUTIONS, ELEMENTWISE, FILLS, PRODUCTS, RANDOM
from pyopt.dialects.linalg.verify import (
    same_element_type,
    verify_broadcast,
    verify_index,
    verify_map,
    verify_memoized,
    verify_reduce,
    verify_softmax,
    verify_structure,
    verify_structure_regions,
    verify_transpose,
    verify_yield,
)
from pyopt.dialects.linalg.verify_winograd import (
    same_elements,
    verify_filter_transform,
    verify_input_transform,
    verify_output_transform,
)
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.enums import CaseEnum
from pyopt.ir.opinfo import (
    FRAME_VERIFY,
    OPERAND_SEGMENTS,
    PURE,
    RECURSIVE_EFFECTS,
    RETURN_LIKE,
    SINGLE_BLOCK_IMPLICIT,
    TERMINATOR,
    OpInfo,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.dialects.linalg.table import Rows
    from pyopt.ir.opinfo import Verify

_SYNTAX: Final = "pyopt.dialects.linalg.syntax:"
_MAP_REDUCE: Final = "pyopt.dialects.linalg.syntax_map_reduce:"
_SHAPES: Final = "pyopt.dialects.linalg.result_shapes:"
_TRANSFER: Final = "pyopt.dialects.linalg.shape_transfer:"
_INTEGER_ENUM: Final = "allowed 32-bit signless integer cases: "


def _enum(mnemonic: str, name: str, space: str, words: str, constraint: str = "") -> CaseEnum:
    """#linalg.mnemonic<word>."""
    cases = [(word, number) for number, word in enumerate(words.split())]
    summary = _INTEGER_ENUM + ", ".join([str(number) for number in range(len(cases))])
    return CaseEnum(f"linalg.{mnemonic}", constraint or name + "Attr", summary, f"::mlir::{space}::{name}", cases)


UNARY_FN: Final = _enum(
    "unary_fn", "UnaryFn", "linalg", "exp log abs ceil floor negf reciprocal round sqrt rsqrt square tanh erf"
)
BINARY_FN: Final = _enum(
    "binary_fn",
    "BinaryFn",
    "linalg",
    "add sub mul div div_unsigned max_signed min_signed max_unsigned min_unsigned powf",
)
TERNARY_FN: Final = _enum("ternary_fn", "TernaryFn", "linalg", "select")
TYPE_FN: Final = _enum("type_fn", "TypeFn", "linalg", "cast_signed cast_unsigned")
ITERATOR_TYPE: Final = _enum("iterator_type", "IteratorType", "utils", "parallel reduction", "IteratorTypeEnum")


# Structured ops.


def _verify_contraction_regions(op: Operation) -> str | None:
    message = verify_structure(op)
    if message is None:
        verify_contraction(op)
    return message or verify_memoized(op)


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
    """What a row of the table asks for: strides and dilations of its windows, `fun` and `cast`."""
    windows = max([operand.count("~") for operand in row.split("]")], default=0)
    if windows:
        kind = f"optional<RankedI64ElementsAttr<[{windows}]>>"
        return f"strides: {kind}, dilations: {kind}"
    found: list[str] = []
    if "fun(" in row:
        found.append(f"fun: optional<{'BinaryFnAttr' if 'B[' in row else 'UnaryFnAttr'}>")
    if "cast(" in row:
        found.append("cast: optional<TypeFnAttr>")
    return ", ".join(found)


def _named(rows: Rows, verify: Verify | None = None, verify_regions: Verify = verify_structure_regions) -> list[OpInfo]:
    """The declarations of the named ops of a part of the table."""
    return [
        OpInfo(
            "linalg." + row.partition(":")[0].partition(" ")[0],
            operands="inputs: variadic<AnyType>, outputs: variadic<AnyShaped>",
            results="result_tensors: variadic<AnyRankedTensor>",
            attributes=_named_attributes(row),
            regions="region: any",
            traits=SINGLE_BLOCK_IMPLICIT | OPERAND_SEGMENTS | RECURSIVE_EFFECTS,
            implicit_terminator="linalg.yield",
            inits="outputs",
            verify=verify,
            verify_regions=verify_regions,
            effects=effects,
            shape_transfer=_TRANSFER + "of_structured",
            result_shapes=_SHAPES + "of_structured",
            parse=_SYNTAX + "parse_named",
            print=_SYNTAX + "print_named",
            doc=doc,
        )
        for row, doc in rows
    ]


_TENSOR_OR_MEMREF: Final = "AnyTypeOf<[AnyMemRef, AnyRankedTensor]>"

OPS: Final = (
    *_named(ELEMENTWISE + PRODUCTS),
    *_named(CONTRACTIONS, None, _verify_contraction_regions),
    *_named(CONVOLUTIONS, verify_convolution),
    *_named(FILLS, verify_fill),
    *_named(RANDOM),
    OpInfo(
        "linalg.broadcast",
        operands=f"input: {_TENSOR_OR_MEMREF}, init: {_TENSOR_OR_MEMREF}",
        results="result: variadic<AnyTensor>",
        attributes="dimensions: DenseI64ArrayAttr",
        regions="region: sized<1>",
        traits=SINGLE_BLOCK_IMPLICIT | RECURSIVE_EFFECTS,
        implicit_terminator="linalg.yield",
        inits="init",
        asm_names="broadcasted",
        verify=verify_broadcast,
        verify_regions=verify_structure_regions,
        effects=effects,
        shape_transfer=_TRANSFER + "of_structured",
        result_shapes=_SHAPES + "of_structured",
        parse=_MAP_REDUCE + "parse_broadcast",
        print=_MAP_REDUCE + "print_broadcast",
        doc="Repeats the input along dimensions that it lacks.",
    ),
    OpInfo(
        "linalg.generic",
        operands="inputs: variadic<AnyType>, outputs: variadic<AnyShaped>",
        results="result_tensors: variadic<AnyRankedTensor>",
        attributes="indexing_maps: AffineMapArrayAttr, "
        'iterator_types: TypedArrayAttrBase<IteratorTypeEnum, "Iterator type should be an enum.">, '
        "doc: optional<StrAttr>, library_call: optional<StrAttr>",
        regions="region: any",
        traits=SINGLE_BLOCK_IMPLICIT | OPERAND_SEGMENTS | FRAME_VERIFY | RECURSIVE_EFFECTS,
        implicit_terminator="linalg.yield",
        inits="outputs",
        block_argument_names=_in_and_out,
        verify_regions=verify_structure_regions,
        effects=effects,
        shape_transfer=_TRANSFER + "of_structured",
        result_shapes=_SHAPES + "of_structured",
        parse=_SYNTAX + "parse_generic",
        print=_SYNTAX + "print_generic",
        doc="A perfect loop nest whose body computes one point; maps say which elements the point reads and writes.",
    ),
    OpInfo(
        "linalg.index",
        results="result: Index",
        attributes="dim: ConfinedAttr<I64Attr, [IntMinValue<0>]>",
        syntax="$dim attr-dict `:` type($result)",
        traits=PURE,
        verify=verify_index,
        doc="The position of the iteration along a loop of the structured op around.",
    ),
    OpInfo(
        "linalg.map",
        operands=f"inputs: variadic<{_TENSOR_OR_MEMREF}>, init: {_TENSOR_OR_MEMREF}",
        results="result: variadic<AnyTensor>",
        regions="mapper: sized<1>",
        traits=SINGLE_BLOCK_IMPLICIT | RECURSIVE_EFFECTS,
        implicit_terminator="linalg.yield",
        inits="init",
        asm_names="mapped",
        block_argument_names=_in_and_init,
        verify=verify_map,
        verify_regions=verify_structure_regions,
        effects=effects,
        shape_transfer=_TRANSFER + "of_structured",
        result_shapes=_SHAPES + "of_structured",
        parse=_MAP_REDUCE + "parse_map",
        print=_MAP_REDUCE + "print_map",
        doc="Applies its body to the elements of the inputs, position by position.",
    ),
    OpInfo(
        "linalg.reduce",
        operands=f"inputs: variadic<{_TENSOR_OR_MEMREF}>, inits: variadic<{_TENSOR_OR_MEMREF}>",
        results=": variadic<AnyTensor>",
        attributes="dimensions: ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlySorted]>",
        regions="combiner: sized<1>",
        traits=SINGLE_BLOCK_IMPLICIT | RECURSIVE_EFFECTS,
        implicit_terminator="linalg.yield",
        inits="inits",
        asm_names="reduced",
        block_argument_names=_in_and_init,
        verify=verify_reduce,
        verify_regions=verify_structure_regions,
        effects=effects,
        shape_transfer=_TRANSFER + "of_structured",
        result_shapes=_SHAPES + "of_structured",
        parse=_MAP_REDUCE + "parse_reduce",
        print=_MAP_REDUCE + "print_reduce",
        doc="Combines the elements along some dimensions.",
    ),
    OpInfo(
        "linalg.softmax",
        operands="input: AnyShaped, output: AnyShaped",
        results="result: variadic<AnyRankedTensor>",
        attributes="dimension: I64Attr",
        syntax="attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` "
        "`outs` `(` $output `:` type($output) `)` (`->` type($result)^)?",
        inits="output",
        invariants=same_element_type,
        verify=verify_softmax,
        effects=effects,
        shape_transfer=_TRANSFER + "of_softmax",
        result_shapes=_SHAPES + "of_softmax",
        doc="Exponentials along a dimension, divided by their sum and computed so that none overflows.",
    ),
    OpInfo(
        "linalg.transpose",
        operands=f"input: {_TENSOR_OR_MEMREF}, init: {_TENSOR_OR_MEMREF}",
        results="result: variadic<AnyTensor>",
        attributes="permutation: DenseI64ArrayAttr",
        regions="region: sized<1>",
        traits=SINGLE_BLOCK_IMPLICIT | RECURSIVE_EFFECTS,
        implicit_terminator="linalg.yield",
        inits="init",
        asm_names="transposed",
        fold="pyopt.dialects.linalg.folds:fold_transpose",
        verify=verify_transpose,
        verify_regions=verify_structure_regions,
        effects=effects,
        shape_transfer=_TRANSFER + "of_structured",
        result_shapes=_SHAPES + "of_structured",
        parse=_MAP_REDUCE + "parse_transpose",
        print=_MAP_REDUCE + "print_transpose",
        doc="Permutes the dimensions: extent i of the result is extent permutation[i] of the input.",
    ),
    OpInfo(
        "linalg.winograd_filter_transform",
        operands="filter: TensorRankOf<[AnyType], [4]>, output: TensorRankOf<[AnyType], [4]>",
        results="result: TensorRankOf<[AnyType], [4]>",
        attributes="m: I64Attr, r: I64Attr",
        syntax="attr-dict `m` `(` $m `)` `r` `(` $r `)` `ins` `(` $filter `:` type($filter) `)` "
        "`outs` `(` $output `:` type($output) `)` `->` type($result)",
        invariants=same_elements,
        verify=verify_filter_transform,
        shape_transfer=_TRANSFER + "of_winograd",
        doc="The filter's part of a Winograd convolution with outputs of m x m and filters of r x r.",
    ),
    OpInfo(
        "linalg.winograd_input_transform",
        operands="input: TensorRankOf<[AnyType], [4]>, output: TensorRankOf<[AnyType], [6]>",
        results="result: TensorRankOf<[AnyType], [6]>",
        attributes="m: I64Attr, r: I64Attr",
        syntax="attr-dict `m` `(` $m `)` `r` `(` $r `)` `ins` `(` $input `:` type($input) `)` "
        "`outs` `(` $output `:` type($output) `)` `->` type($result)",
        invariants=same_elements,
        verify=verify_input_transform,
        shape_transfer=_TRANSFER + "of_winograd",
        doc="The input's part of a Winograd convolution: it is cut into overlapping tiles, and each is transformed.",
    ),
    OpInfo(
        "linalg.winograd_output_transform",
        operands="value: TensorRankOf<[AnyType], [6]>, output: TensorRankOf<[AnyType], [4]>",
        results="result: TensorRankOf<[AnyType], [4]>",
        attributes="m: I64Attr, r: I64Attr",
        syntax="attr-dict `m` `(` $m `)` `r` `(` $r `)` `ins` `(` $value `:` type($value) `)` "
        "`outs` `(` $output `:` type($output) `)` `->` type($result)",
        invariants=same_elements,
        verify=verify_output_transform,
        shape_transfer=_TRANSFER + "of_winograd",
        doc="The last part of a Winograd convolution: tiles of products become the output.",
    ),
    OpInfo(
        "linalg.yield",
        operands="values: variadic<AnyType>",
        traits=PURE | RETURN_LIKE | TERMINATOR | FRAME_VERIFY,
        verify=verify_yield,
        parse=_SYNTAX + "parse_yield",
        print=_SYNTAX + "print_yield",
        doc="Ends the body of a structured op: what one point gives to each init.",
    ),
)
