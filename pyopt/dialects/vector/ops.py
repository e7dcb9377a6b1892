"""The declarations of the vector ops on values; those that read and write memory are in `ops_memory.py`."""

from __future__ import annotations

from pyopt.dialects.arith.enums import FASTMATH
from pyopt.dialects.vector import verify, verify_products
from pyopt.dialects.vector.relations import (
    Relation,
    Relations,
    itself,
    same_element,
    same_elements,
    same_ranks,
    same_types,
)
from pyopt.dialects.vector.shapes import (
    double_width,
    element_type,
    extracted,
    reduced,
    shuffled,
)
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import (
    ELEMENTWISE,
    INFERS_TYPES,
    LOCAL_VERIFY,
    OPERAND_SEGMENTS,
    PURE,
    RECURSIVE_EFFECTS,
    REGION_BRANCH,
    RETURN_LIKE,
    SINGLE_BLOCK_IMPLICIT,
    TERMINATOR,
    VIEW,
    WRITES,
    OpInfo,
)
from pyopt.ir.types import same_type
from pyopt.syntax.index_lists import INDEX_LIST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_SYNTAX: Final = "pyopt.dialects.vector.syntax:"
_FOLDS: Final = "pyopt.dialects.vector.folds:"
_FLAT: Final = "VectorOfRankAndType<[1], [AnySignlessInteger, AnySignedInteger, Index, AnyFloat]>"
_ANY: Final = "AnyVectorOfAnyRank"


def _deinterleave_names(op: Operation) -> list[tuple[int, str]]:
    """res1, res2."""
    return [(0, "res1"), (1, "res2")]


def _scan_names(op: Operation) -> list[tuple[int, str]]:
    """dest, accumulated_value."""
    return [(0, "dest"), (1, "accumulated_value")]


OPS: Final = (
    OpInfo(
        "vector.bitcast",
        operands=f"source: {_ANY}",
        results=f"result: {_ANY}",
        syntax="$source attr-dict `:` type($source) `to` type($result)",
        traits=PURE | LOCAL_VERIFY,
        invariants=Relations(same_ranks("source", "result")).check,
        verify=verify.verify_bitcast,
        fold=_FOLDS + "fold_bitcast",
        doc="Reads the bits of the last dimension as elements of another type.",
    ),
    OpInfo(
        "vector.broadcast",
        operands="source: AnyType",
        results=f"vector: {_ANY}",
        syntax="$source attr-dict `:` type($source) `to` type($vector)",
        traits=PURE | LOCAL_VERIFY,
        invariants=Relations(
            same_element("source operand and result have same element type", "source", "vector")
        ).check,
        verify=verify.verify_broadcast,
        fold=_FOLDS + "fold_broadcast",
        doc="Repeats a scalar or vector along new leading dimensions, and along those of extent 1.",
    ),
    OpInfo(
        "vector.constant_mask",
        results="mask: VectorOfAnyRankOf<[I1]>",
        attributes="mask_dim_sizes: I64ArrayAttr",
        syntax="$mask_dim_sizes attr-dict `:` type(results)",
        traits=PURE | LOCAL_VERIFY,
        verify=verify_products.verify_constant_mask,
        doc="A mask whose bits are set in a box from the origin, of constant extents.",
    ),
    OpInfo(
        "vector.contract",
        operands="lhs: AnyVector, rhs: AnyVector, acc: AnyType",
        results="result: AnyType",
        attributes="indexing_maps: ArrayAttr, "
        'iterator_types: TypedArrayAttrBase<Vector_IteratorTypeEnum, "Iterator type should be an enum.">, '
        "kind: Vector_CombiningKindAttr = #vector.kind<add>",
        traits=PURE | LOCAL_VERIFY,
        form=_SYNTAX + "contract",
        invariants=Relations(
            same_element("lhs and rhs have same element type", "lhs", "rhs"),
            same_element("third operand acc and result have same element type", "result", "acc"),
        ).check,
        verify=verify_products.verify_contract,
        doc="Sums of products over the iterators that reduce, added to an accumulator: matrix products and the like.",
    ),
    OpInfo(
        "vector.create_mask",
        operands="operands: variadic<Index>",
        results="mask: VectorOfAnyRankOf<[I1]>",
        syntax="$operands attr-dict `:` type(results)",
        traits=PURE | LOCAL_VERIFY,
        verify=verify_products.verify_create_mask,
        doc="A mask whose bits are set in a box from the origin; extents beyond the vector's are cut off.",
    ),
    OpInfo(
        "vector.deinterleave",
        operands="source: AnyVector",
        results="res1: AnyVector, res2: AnyVector",
        syntax="$source attr-dict `:` type($source) `->` type($res1)",
        derived={"res2": ("res1", same_type)},
        traits=PURE,
        asm_names=_deinterleave_names,
        invariants=verify.deinterleave_invariants,
        doc="The elements of even and those of odd positions along the last dimension.",
    ),
    OpInfo(
        "vector.extract",
        operands=f"vector: {_ANY}, dynamic_position: variadic<Index>",
        results="result: AnyType",
        attributes="static_position: DenseI64ArrayAttr",
        syntax="$vector `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict "
        "`:` type($result) `from` type($vector)",
        traits=PURE | LOCAL_VERIFY | INFERS_TYPES,
        custom=INDEX_LIST,
        invariants=Relations(same_element("operand and result have same element type", "result", "vector")).check,
        verify=verify.verify_extract,
        infer=extracted,
        compatible=verify.extract_fits,
        fold=_FOLDS + "fold_extract",
        doc="The element or sub-vector at a position.",
    ),
    OpInfo(
        "vector.extract_strided_slice",
        operands="vector: AnyVector",
        results="result: AnyVector",
        attributes="offsets: I64ArrayAttr, sizes: I64ArrayAttr, strides: I64ArrayAttr",
        syntax="$vector attr-dict `:` type($vector) `to` type(results)",
        traits=PURE | LOCAL_VERIFY,
        invariants=Relations(same_element("operand and result have same element type", "result", "vector")).check,
        verify=verify.verify_extract_strided_slice,
        fold=_FOLDS + "fold_same_type",
        doc="A slice of the leading dimensions; the others are taken whole.",
    ),
    OpInfo(
        "vector.extractelement",
        operands=f"vector: {_ANY}, position: optional<AnySignlessIntegerOrIndex>",
        results="result: AnyType",
        syntax="$vector `[` ($position^ `:` type($position))? `]` attr-dict `:` type($vector)",
        derived={"result": ("vector", element_type)},
        traits=PURE | LOCAL_VERIFY,
        invariants=Relations(
            Relation("result type matches element type of vector operand", "vector", "result", element_type, itself)
        ).check,
        verify=verify.verify_element,
        fold=_FOLDS + "fold_extractelement",
        fold_needs="constant",
        doc="One element of a vector of rank 1, or that of a vector of rank 0.",
    ),
    OpInfo(
        "vector.flat_transpose",
        operands=f"matrix: {_FLAT}",
        results=f"res: {_FLAT}",
        attributes="rows: I32Attr, columns: I32Attr",
        syntax="$matrix attr-dict `:` type($matrix) `->` type($res)",
        traits=PURE,
        invariants=Relations(same_element("source operand and result have same element type", "res", "matrix")).check,
        doc="Transposes a matrix that a vector of rank 1 holds column by column.",
    ),
    OpInfo(
        "vector.fma",
        operands="lhs: VectorOfAnyRankOf<[AnyFloat]>, rhs: VectorOfAnyRankOf<[AnyFloat]>, "
        "acc: VectorOfAnyRankOf<[AnyFloat]>",
        results="result: VectorOfAnyRankOf<[AnyFloat]>",
        syntax="$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)",
        derived={"rhs": ("lhs", same_type), "acc": ("lhs", same_type), "result": ("lhs", same_type)},
        traits=PURE | ELEMENTWISE,
        invariants=Relations(
            *[same_types("lhs", other, "lhs, rhs, acc, result") for other in ("rhs", "acc", "result")]
        ).check,
        doc="lhs * rhs + acc, rounded once.",
    ),
    OpInfo(
        "vector.from_elements",
        operands="elements: variadic<AnyType>",
        results=f"result: {_ANY}",
        syntax="$elements attr-dict `:` type($result)",
        derived={"elements": ("result", element_type)},
        traits=PURE,
        parse=_SYNTAX + "parse_from_elements",
        invariants=verify.from_elements_invariants,
        doc="A vector with the given elements in row-major order.",
    ),
    OpInfo(
        "vector.insert",
        operands=f"source: AnyType, dest: {_ANY}, dynamic_position: variadic<Index>",
        results=f"result: {_ANY}",
        attributes="static_position: DenseI64ArrayAttr",
        syntax="$source `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict "
        "`:` type($source) `into` type($dest)",
        derived={"result": ("dest", same_type)},
        traits=PURE | LOCAL_VERIFY,
        custom=INDEX_LIST,
        invariants=Relations(
            same_element("source operand and result have same element type", "result", "source"),
            same_types("dest", "result"),
        ).check,
        verify=verify.verify_insert,
        fold=_FOLDS + "fold_insert",
        doc="A copy of a vector with the element or sub-vector at a position replaced.",
    ),
    OpInfo(
        "vector.insert_strided_slice",
        operands="source: AnyVector, dest: AnyVector",
        results="res: AnyVector",
        attributes="offsets: I64ArrayAttr, strides: I64ArrayAttr",
        syntax="$source `,` $dest attr-dict `:` type($source) `into` type($dest)",
        derived={"res": ("dest", same_type)},
        traits=PURE | LOCAL_VERIFY,
        invariants=Relations(
            same_element("operand #0 and result have same element type", "res", "source"),
            same_types("dest", "res"),
        ).check,
        verify=verify.verify_insert_strided_slice,
        fold=_FOLDS + "fold_same_type",
        doc="A copy of a vector with a slice replaced; the source's dimensions are the last ones.",
    ),
    OpInfo(
        "vector.insertelement",
        operands=f"source: AnyType, dest: {_ANY}, position: optional<AnySignlessIntegerOrIndex>",
        results=f"result: {_ANY}",
        syntax="$source `,` $dest `[` ($position^ `:` type($position))? `]` attr-dict `:` type($result)",
        derived={"source": ("result", element_type), "dest": ("result", same_type)},
        traits=PURE | LOCAL_VERIFY,
        invariants=Relations(
            Relation("source operand type matches element type of result", "result", "source", element_type, itself),
            same_types("dest", "result"),
        ).check,
        verify=verify.verify_element,
        fold=_FOLDS + "fold_insertelement",
        fold_needs="constant",
        doc="A copy of a vector of rank 1 or 0 with one element replaced.",
    ),
    OpInfo(
        "vector.interleave",
        operands=f"lhs: {_ANY}, rhs: {_ANY}",
        results="result: AnyVector",
        syntax="$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)",
        derived={"rhs": ("lhs", same_type)},
        traits=PURE,
        invariants=Relations(
            same_types("lhs", "rhs"),
            Relation("type of 'result' is double the width of the inputs", "lhs", "result", double_width, itself),
        ).check,
        doc="The elements of two vectors in turn, along the last dimension.",
    ),
    OpInfo(
        "vector.mask",
        operands="mask: VectorOf<[I1]>, passthru: optional<AnyType>",
        results="results: variadic<AnyType>",
        regions="maskRegion: sized<1>",
        traits=SINGLE_BLOCK_IMPLICIT | RECURSIVE_EFFECTS,
        implicit_terminator="vector.yield",
        form=_SYNTAX + "mask",
        verify=verify_products.verify_mask,
        verify_regions=verify_products.verify_mask_regions,
        fold=_FOLDS + "fold_mask",
        doc="Runs the op in its region only where the mask is set; `passthru` is the result elsewhere.",
    ),
    OpInfo(
        "vector.matrix_multiply",
        operands=f"lhs: {_FLAT}, rhs: {_FLAT}",
        results=f"res: {_FLAT}",
        attributes="lhs_rows: I32Attr, lhs_columns: I32Attr, rhs_columns: I32Attr",
        syntax="$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)",
        traits=PURE,
        invariants=Relations(
            same_element("lhs operand and result have same element type", "res", "lhs"),
            same_element("rhs operand and result have same element type", "res", "rhs"),
        ).check,
        doc="The product of two matrices that vectors of rank 1 hold column by column.",
    ),
    OpInfo(
        "vector.multi_reduction",
        operands="source: AnyVector, acc: AnyType",
        results="dest: AnyType",
        attributes="kind: Vector_CombiningKindAttr, reduction_dims: I64ArrayAttr",
        syntax="$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)",
        derived={"acc": ("dest", same_type)},
        traits=PURE | LOCAL_VERIFY | INFERS_TYPES,
        infer=reduced,
        invariants=Relations(
            same_types("dest", "acc"),
            same_element("source operand and result have same element type", "dest", "source"),
        ).check,
        verify=verify_products.verify_multi_reduction,
        doc="Combines the elements along some dimensions, and with an accumulator.",
    ),
    OpInfo(
        "vector.outerproduct",
        operands="lhs: AnyVector, rhs: AnyType, acc: optional<AnyVector>",
        results="result: AnyVector",
        attributes="kind: Vector_CombiningKindAttr = #vector.kind<add>",
        traits=PURE | LOCAL_VERIFY,
        form=_SYNTAX + "outerproduct",
        invariants=Relations(
            same_element("lhs operand and result have same element type", "result", "lhs"),
            same_element("rhs operand and result have same element type", "result", "rhs"),
        ).check,
        verify=verify_products.verify_outerproduct,
        doc="The product of each element of one vector with each of another (or with a scalar), combined with `acc`.",
    ),
    OpInfo(
        "vector.print",
        operands="source: optional<Vector_Printable>",
        attributes="punctuation: Vector_PrintPunctuation = #vector.punctuation<newline>, "
        "stringLiteral: optional<StrAttr>",
        syntax="($source^ `:` type($source))? oilist(`str` $stringLiteral | `punctuation` $punctuation) attr-dict",
        traits=WRITES | LOCAL_VERIFY,
        verify=verify_products.verify_print,
        doc="Prints a value, a string, or punctuation, at run time.",
    ),
    OpInfo(
        "vector.reduction",
        operands=f"vector: {_ANY}, acc: optional<AnyType>",
        results="dest: AnyType",
        attributes=f"kind: Vector_CombiningKindAttr, fastmath: {FASTMATH.name} = #arith.fastmath<none>",
        syntax="$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict "
        "`:` type($vector) `into` type($dest)",
        derived={"acc": ("dest", same_type)},
        traits=PURE | LOCAL_VERIFY,
        invariants=Relations(
            same_element("source operand and result have same element type", "dest", "vector"),
            Relation("dest and acc have the same type", "dest", "acc", itself, itself),
        ).check,
        verify=verify_products.verify_reduction,
        doc="Combines all elements of a vector of rank 1 or 0, and an accumulator if there is one.",
    ),
    OpInfo(
        "vector.reshape",
        operands="vector: AnyVector, input_shape: variadic<Index>, output_shape: variadic<Index>",
        results="result: AnyVector",
        attributes="fixed_vector_sizes: I64ArrayAttr",
        syntax="$vector `,` `[` $input_shape `]` `,` `[` $output_shape `]` `,` $fixed_vector_sizes attr-dict "
        "`:` type($vector) `to` type($result)",
        traits=PURE | OPERAND_SEGMENTS,
        verify=verify.verify_reshape,
        doc="Reads vectors that cover one shape as vectors that cover another; the last dimensions stay.",
    ),
    OpInfo(
        "vector.scalable.extract",
        operands="source: ScalableVectorOfRank<[1]>",
        results="res: VectorOfRank<[1]>",
        attributes="pos: I64Attr",
        syntax="$source `[` $pos `]` attr-dict `:` type($res) `from` type($source)",
        traits=PURE | LOCAL_VERIFY,
        invariants=Relations(same_elements("source", "res")).check,
        verify=verify.verify_scalable_extract,
        doc="A part of a scalable vector, which begins at a multiple of its own length.",
    ),
    OpInfo(
        "vector.scalable.insert",
        operands="source: VectorOfRank<[1]>, dest: ScalableVectorOfRank<[1]>",
        results="res: ScalableVectorOfRank<[1]>",
        attributes="pos: I64Attr",
        syntax="$source `,` $dest `[` $pos `]` attr-dict `:` type($source) `into` type($dest)",
        derived={"res": ("dest", same_type)},
        traits=PURE | LOCAL_VERIFY,
        invariants=Relations(same_elements("source", "dest"), same_types("dest", "res")).check,
        verify=verify.verify_scalable_insert,
        doc="A copy of a scalable vector with a part replaced, which begins at a multiple of its own length.",
    ),
    OpInfo(
        "vector.scan",
        operands=f"source: AnyVector, initial_value: {_ANY}",
        results=f"dest: AnyVector, accumulated_value: {_ANY}",
        attributes="kind: Vector_CombiningKindAttr, reduction_dim: I64Attr, inclusive: BoolAttr",
        syntax="$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)",
        derived={"dest": ("source", same_type), "accumulated_value": ("initial_value", same_type)},
        traits=PURE | LOCAL_VERIFY,
        asm_names=_scan_names,
        invariants=Relations(same_types("source", "dest"), same_types("initial_value", "accumulated_value")).check,
        verify=verify_products.verify_scan,
        doc="What combining the elements along a dimension gives at each of them, with or without its own.",
    ),
    OpInfo(
        "vector.shape_cast",
        operands=f"source: {_ANY}",
        results=f"result: {_ANY}",
        syntax="$source attr-dict `:` type($source) `to` type($result)",
        traits=PURE | LOCAL_VERIFY,
        verify=verify.verify_shape_cast,
        fold=_FOLDS + "fold_shape_cast",
        doc="The same elements in another shape, whose dimensions are joined or split.",
    ),
    OpInfo(
        "vector.shuffle",
        operands="v1: AnyFixedVector, v2: AnyFixedVector",
        results="vector: AnyVector",
        attributes="mask: I64ArrayAttr",
        syntax="operands $mask attr-dict `:` type(operands)",
        traits=PURE | LOCAL_VERIFY | INFERS_TYPES,
        infer=shuffled,
        invariants=Relations(
            same_element("first operand v1 and result have same element type", "vector", "v1"),
            same_element("second operand v2 and result have same element type", "vector", "v2"),
        ).check,
        verify=verify.verify_shuffle,
        fold=_FOLDS + "fold_shuffle",
        doc="Rows of two vectors, numbered one behind the other, in the order that the mask gives.",
    ),
    OpInfo(
        "vector.splat",
        operands='input: AnyTypeOf<[AnySignlessInteger, Index, AnyFloat], "integer/index/float type">',
        results=f"aggregate: {_ANY}",
        syntax="$input attr-dict `:` type($aggregate)",
        derived={"input": ("aggregate", element_type)},
        traits=PURE,
        invariants=Relations(
            Relation("operand type matches element type of result", "aggregate", "input", element_type, itself)
        ).check,
        fold=_FOLDS + "fold_splat",
        fold_needs="constant",
        doc="A vector whose elements are all one value.",
    ),
    OpInfo(
        "vector.step",
        results="result: VectorOfRankAndType<[1], [Index]>",
        syntax="attr-dict `:` type($result)",
        traits=PURE,
        fold=_FOLDS + "fold_step",
        doc="0, 1, 2, ...",
    ),
    OpInfo(
        "vector.transpose",
        operands=f"vector: {_ANY}",
        results=f"result: {_ANY}",
        attributes="permutation: DenseI64ArrayAttr",
        syntax="$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)",
        traits=PURE | LOCAL_VERIFY,
        invariants=Relations(same_element("operand and result have same element type", "result", "vector")).check,
        verify=verify.verify_transpose,
        fold=_FOLDS + "fold_transpose",
        doc="Dimension i of the result is dimension permutation[i] of the operand.",
    ),
    OpInfo(
        "vector.type_cast",
        operands="memref: AnyStaticShapeMemRef",
        results="result: AnyMemRef",
        syntax="$memref attr-dict `:` type($memref) `to` type($result)",
        traits=PURE | VIEW | LOCAL_VERIFY,
        verify=verify.verify_type_cast,
        doc="A memref of scalars or vectors as a memref of one vector.",
    ),
    OpInfo(
        "vector.vscale",
        results="res: Index",
        syntax="attr-dict",
        traits=PURE,
        asm_names="vscale",
        doc="The factor that scalable extents are multiplied with; unknown until run time.",
    ),
    OpInfo(
        "vector.warp_execute_on_lane_0",
        operands="laneid: Index, args: variadic<AnyType>",
        results="results: variadic<AnyType>",
        attributes="warp_size: I64Attr",
        regions="warpRegion: sized<1>",
        traits=REGION_BRANCH | SINGLE_BLOCK_IMPLICIT | RECURSIVE_EFFECTS,
        implicit_terminator="vector.yield",
        form=_SYNTAX + "warp",
        verify=verify_products.verify_warp,
        doc="Runs its region on one lane of a warp; vectors are gathered from the lanes and distributed to them.",
    ),
    OpInfo(
        "vector.yield",
        operands="operands: variadic<AnyType>",
        syntax="attr-dict ($operands^ `:` type($operands))?",
        traits=PURE | RETURN_LIKE | TERMINATOR,
        doc="Ends a region and gives its values to the op around it.",
    ),
)
