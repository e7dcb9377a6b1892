"""The declarations of the sparse_tensor dialect's ops."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor import (
    constraints,  # noqa: F401  (registers what the declarations name)
    verify,
    verify_regions,
)
from pyopt.ir.opinfo import (
    CONDITIONALLY_SPECULATABLE,
    FRAME_VERIFY,
    INFERS_TYPES,
    LOCAL_VERIFY,
    LOOP,
    NO_MEMORY_EFFECT,
    OPERAND_SEGMENTS,
    PURE,
    RECURSIVE_EFFECTS,
    RECURSIVELY_SPECULATABLE,
    REGION_BRANCH,
    SAME_TYPES,
    SINGLE_BLOCK_IMPLICIT,
    TERMINATOR,
    OpInfo,
)
from pyopt.ir.signature import result_group
from pyopt.ir.types import element_type_or_self, same_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.ir.core import Operation

_SYNTAX: Final = "pyopt.dialects.sparse_tensor.syntax:"
_FOLDS: Final = "pyopt.dialects.sparse_tensor.folds:"
_LAYOUT_TRANSFER: Final = "pyopt.dialects.tensor.shape_transfer_layout:"
_TRANSFER: Final = "pyopt.dialects.sparse_tensor.shape_transfer:"
_ARRAY: Final = "$tensor attr-dict `:` type($tensor) `to` type($result)"
_BUFFER: Final = "StridedMemRefRankOf<[AnyType], [1]>"
_WORKSPACE: Final = (
    "values: AnyStridedMemRefOfRank<1>, filled: StridedMemRefRankOf<[I1], [1]>, "
    "added: StridedMemRefRankOf<[Index], [1]>, count: Index"
)
_LEVELS: Final = "variadic<RankedTensorOf<[AnySignlessIntegerOrIndex]>>"
_SCALAR: Final = 'AnyTypeOf<[0DTensorOf<[AnySignlessIntegerOrIndex]>, AnySignlessIntegerOrIndex], "scalar like">'


def _disassembled_names(op: Operation) -> list[tuple[int, str]]:
    """A name for each group of results."""
    levels = len(result_group(op, "ret_levels"))
    names = [(0, "ret_levels"), (levels, "ret_values"), (levels + 1, "lvl_lens"), (2 * levels + 1, "val_len")]
    return names if levels else names[1::2]


OPS: Final = (
    OpInfo(
        "sparse_tensor.assemble",
        operands=f"levels: {_LEVELS}, values: AnyRankedTensor",
        results="result: AnySparseTensor",
        syntax="` ` `(` $levels `)` `,` $values attr-dict `:` `(` type($levels) `)` `,` type($values) "
        "`to` type($result)",
        traits=PURE | LOCAL_VERIFY,
        verify=verify.verify_assemble,
        doc="A sparse tensor whose storage is given as one tensor for each array.",
    ),
    OpInfo(
        "sparse_tensor.binary",
        operands="x: AnyType, y: AnyType",
        results="output: AnyType",
        attributes="left_identity: UnitAttr, right_identity: UnitAttr",
        regions="overlapRegion: any, leftRegion: any, rightRegion: any",
        syntax="$x `,` $y `:` attr-dict type($x) `,` type($y) `to` type($output) `\\n` "
        "`overlap` `=` $overlapRegion `\\n` "
        "`left` `=` (`identity` $left_identity^):($leftRegion)? `\\n` "
        "`right` `=` (`identity` $right_identity^):($rightRegion)?",
        traits=PURE | RECURSIVE_EFFECTS | RECURSIVELY_SPECULATABLE | FRAME_VERIFY,
        verify=verify_regions.verify_binary,
        doc="Computes an element of two sparse operands, by whether both, the left or the right one stores it.",
    ),
    OpInfo(
        "sparse_tensor.coiterate",
        operands="iterSpaces: variadic<AnySparseIterSpace>, initArgs: variadic<AnyType>",
        results="results: variadic<AnyType>",
        attributes="crdUsedLvls: LevelSetAttr, cases: I64BitSetArrayAttr",
        regions="caseRegions: variadic<sized<1>>",
        traits=OPERAND_SEGMENTS | RECURSIVE_EFFECTS | SINGLE_BLOCK_IMPLICIT,
        implicit_terminator="sparse_tensor.yield",
        form=_SYNTAX + "coiterate",
        verify=verify_regions.verify_coiterate,
        verify_regions=verify_regions.verify_coiterate_regions,
        doc="Visits the coordinates of several iteration spaces together; which of them have one selects the region.",
    ),
    OpInfo(
        "sparse_tensor.compress",
        operands=f"{_WORKSPACE}, tensor: AnySparseTensor, lvlCoords: variadic<Index>",
        results="result: AnySparseTensor",
        syntax="$values `,` $filled `,` $added `,` $count `into` $tensor `[` $lvlCoords `]` attr-dict "
        "`:` type($values) `,` type($filled) `,` type($added) `,` type($tensor)",
        derived={"result": ("tensor", same_type)},
        invariants=verify.same_tensor,
        traits=LOCAL_VERIFY,
        verify=verify.verify_compress,
        shape_transfer=_TRANSFER + "of_compress",
        doc="Inserts what an expanded access pattern has collected, and resets it.",
    ),
    OpInfo(
        "sparse_tensor.concatenate",
        operands="inputs: variadic<AnyRankedTensor>",
        results="result: AnyRankedTensor",
        attributes="dimension: DimensionAttr",
        syntax="$inputs attr-dict `:` type($inputs) `to` type($result)",
        traits=PURE | LOCAL_VERIFY,
        verify=verify.verify_concatenate,
        shape_transfer=_LAYOUT_TRANSFER + "of_concat",
        doc="Joins tensors along one dimension.",
    ),
    OpInfo(
        "sparse_tensor.convert",
        operands="source: AnyRankedTensor",
        results="dest: AnyRankedTensor",
        syntax="$source attr-dict `:` type($source) `to` type($dest)",
        traits=PURE | LOCAL_VERIFY,
        fold=_FOLDS + "fold_convert",
        verify=verify.verify_convert,
        shape_transfer=_TRANSFER + "of_convert",
        doc="The same elements in another storage or of another type, sparse or dense.",
    ),
    OpInfo(
        "sparse_tensor.coordinates",
        operands="tensor: AnySparseTensor",
        results="result: AnyNon0RankedMemRef",
        attributes="level: LevelAttr",
        syntax=_ARRAY,
        traits=PURE | INFERS_TYPES | LOCAL_VERIFY,
        infer=verify.infer_coordinates,
        verify=verify.verify_coordinates,
        doc="The coordinates that the storage holds for a level.",
    ),
    OpInfo(
        "sparse_tensor.coordinates_buffer",
        operands="tensor: AnySparseTensor",
        results="result: AnyNon0RankedMemRef",
        syntax=_ARRAY,
        traits=PURE | INFERS_TYPES | LOCAL_VERIFY,
        infer=verify.infer_coordinates_buffer,
        verify=verify.verify_coordinates_buffer,
        doc="The array in which the coordinates of a COO region are interleaved.",
    ),
    OpInfo(
        "sparse_tensor.crd_translate",
        operands="in_crds: variadic<Index>",
        results="out_crds: variadic<Index>",
        attributes="direction: SparseTensorCrdTransDirectionAttr, encoder: SparseTensorEncodingAttr",
        syntax="$direction `[` $in_crds `]` `as` $encoder attr-dict `:` type($out_crds)",
        traits=PURE | LOCAL_VERIFY,
        fold=_FOLDS + "fold_crd_translate",
        verify=verify.verify_crd_translate,
        shape_transfer=_TRANSFER + "of_translate",
        doc="Coordinates of dimensions as those of levels, or the other way round.",
    ),
    OpInfo(
        "sparse_tensor.disassemble",
        operands=f"tensor: AnySparseTensor, out_levels: {_LEVELS}, out_values: AnyRankedTensor",
        results=f"ret_levels: {_LEVELS}, ret_values: AnyRankedTensor, lvl_lens: variadic<{_SCALAR}>, "
        f"val_len: {_SCALAR}",
        syntax="$tensor attr-dict `:` type($tensor) `out_lvls` `(` $out_levels `:` type($out_levels) `)` "
        "`out_vals` `(` $out_values `:` type($out_values) `)` `->` `(` type($ret_levels) `)` `,` type($ret_values) "
        "`,` `(` type($lvl_lens) `)` `,` type($val_len)",
        traits=PURE | LOCAL_VERIFY,
        asm_names=_disassembled_names,
        verify=verify.verify_disassemble,
        doc="Copies the arrays of a sparse tensor's storage into tensors, and says how long they are.",
    ),
    OpInfo(
        "sparse_tensor.expand",
        operands="tensor: AnySparseTensor",
        results=_WORKSPACE,
        syntax="$tensor attr-dict `:` type($tensor) `to` type($values) `,` type($filled) `,` type($added)",
        asm_names="values, filled, added, count",
        shape_transfer=_TRANSFER + "of_expand",
        doc="Dense buffers that collect insertions into the innermost level; compress moves them into the storage.",
    ),
    OpInfo(
        "sparse_tensor.extract_iteration_space",
        operands="tensor: AnySparseTensor, parentIter: optional<AnySparseIterator>",
        results="extractedSpace: AnySparseIterSpace",
        attributes="loLvl: LevelAttr, hiLvl: LevelAttr",
        syntax="$tensor (`at` $parentIter^)? `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) attr-dict "
        "`:` type($tensor) (`,` type($parentIter)^)? `->` qualified(type($extractedSpace))",
        custom={"LevelRange": (_SYNTAX + "parse_levels", _SYNTAX + "print_levels")},
        traits=PURE | INFERS_TYPES | LOCAL_VERIFY,
        infer=verify.infer_iteration_space,
        verify=verify.verify_extract_iteration_space,
        doc="The coordinates that a tensor stores at some levels, below what the parent iterator points at.",
    ),
    OpInfo(
        "sparse_tensor.extract_value",
        operands="tensor: AnySparseTensor, iterator: AnySparseIterator",
        results="result: AnyType",
        syntax="$tensor `at` $iterator attr-dict `:` type($tensor) `,` qualified(type($iterator))",
        derived={"result": ("tensor", element_type_or_self)},
        traits=PURE | LOCAL_VERIFY,
        invariants=verify.extracts_element,
        verify=verify.verify_extract_value,
        doc="The stored element that an iterator points at.",
    ),
    OpInfo(
        "sparse_tensor.foreach",
        operands="tensor: AnyRankedTensor, initArgs: variadic<AnyType>",
        results="results: variadic<AnyType>",
        attributes="order: optional<AffineMapAttr>",
        regions="region: sized<1>",
        syntax="`in` $tensor (`init` `(` $initArgs^ `)`)? attr-dict `:` type($tensor) (`,` type($initArgs)^)? "
        "(`->` type($results)^)? `do` $region",
        traits=SINGLE_BLOCK_IMPLICIT | FRAME_VERIFY,
        implicit_terminator="sparse_tensor.yield",
        verify=verify_regions.verify_foreach,
        doc="Runs its body for every stored element, in the order of the storage, with the dimensions' coordinates.",
    ),
    OpInfo(
        "sparse_tensor.has_runtime_library",
        results="result: I1",
        syntax="attr-dict",
        doc="Whether the sparsifier calls the runtime library; for tests.",
    ),
    OpInfo(
        "sparse_tensor.iterate",
        operands="iterSpace: AnySparseIterSpace, initArgs: variadic<AnyType>",
        results="results: variadic<AnyType>",
        attributes="crdUsedLvls: LevelSetAttr",
        regions="region: sized<1>",
        traits=RECURSIVE_EFFECTS | RECURSIVELY_SPECULATABLE | LOOP | REGION_BRANCH | SINGLE_BLOCK_IMPLICIT,
        implicit_terminator="sparse_tensor.yield",
        form=_SYNTAX + "iterate",
        verify=verify_regions.verify_iterate,
        verify_regions=verify_regions.verify_iterate_regions,
        doc="Visits what an iteration space has, with an iterator, the coordinates in use and carried values.",
    ),
    OpInfo(
        "sparse_tensor.load",
        operands="tensor: AnySparseTensor",
        results="result: AnyTensor",
        attributes="hasInserts: UnitAttr",
        syntax="$tensor (`hasInserts` $hasInserts^)? attr-dict `:` type($tensor)",
        traits=SAME_TYPES,
        doc="The tensor that storage holds after it was written; with insertions it is brought into final form.",
    ),
    OpInfo(
        "sparse_tensor.lvl",
        operands="source: AnySparseTensor, index: Index",
        results="result: Index",
        syntax="attr-dict $source `,` $index `:` type($source)",
        traits=NO_MEMORY_EFFECT | CONDITIONALLY_SPECULATABLE,
        fold=_FOLDS + "fold_lvl",
        fold_needs="constant",
        shape_transfer=_TRANSFER + "of_lvl",
        doc="The size of a level; undefined if the tensor has no such level.",
    ),
    OpInfo(
        "sparse_tensor.new",
        operands="source: AnyType",
        results="result: AnySparseTensor",
        syntax="$source attr-dict `:` type($source) `to` type($result)",
        traits=PURE,
        doc="A sparse tensor read from what an opaque value stands for, such as a file.",
    ),
    OpInfo(
        "sparse_tensor.number_of_entries",
        operands="tensor: AnySparseTensor",
        results="result: Index",
        syntax="$tensor attr-dict `:` type($tensor)",
        traits=PURE,
        doc="The number of stored elements.",
    ),
    OpInfo(
        "sparse_tensor.out",
        operands="tensor: AnySparseTensor, dest: AnyType",
        syntax="$tensor `,` $dest attr-dict `:` type($tensor) `,` type($dest)",
        doc="Writes a sparse tensor to what an opaque value stands for, such as a file.",
    ),
    OpInfo(
        "sparse_tensor.positions",
        operands="tensor: AnySparseTensor",
        results="result: AnyNon0RankedMemRef",
        attributes="level: LevelAttr",
        syntax=_ARRAY,
        traits=PURE | INFERS_TYPES | LOCAL_VERIFY,
        infer=verify.infer_positions,
        verify=verify.verify_positions,
        doc="The positions that the storage holds for a level.",
    ),
    OpInfo(
        "sparse_tensor.print",
        operands="tensor: AnySparseTensor",
        syntax="$tensor attr-dict `:` type($tensor)",
        doc="Prints the arrays of a sparse tensor's storage; for tests.",
    ),
    OpInfo(
        "sparse_tensor.push_back",
        operands=f"curSize: Index, inBuffer: {_BUFFER}, value: AnyType, n: optional<Index>",
        results=f"outBuffer: {_BUFFER}, newSize: Index",
        attributes="inbounds: UnitAttr",
        syntax="(`inbounds` $inbounds^)? $curSize `,` $inBuffer `,` $value (`,` $n^)? attr-dict "
        "`:` type($curSize) `,` type($inBuffer) `,` type($value) (`,` type($n)^)?",
        derived={"outBuffer": ("inBuffer", same_type)},
        asm_names="outBuffer, newSize",
        invariants=verify.push_back_types,
        verify=verify.verify_push_back,
        shape_transfer=_TRANSFER + "of_push_back",
        doc="Appends a value to a buffer once or `n` times; the buffer grows unless there is room for sure.",
    ),
    OpInfo(
        "sparse_tensor.reduce",
        operands="x: AnyType, y: AnyType, identity: AnyType",
        results="output: AnyType",
        regions="region: sized<1>",
        syntax="$x `,` $y `,` $identity attr-dict `:` type($output) $region",
        traits=PURE | RECURSIVE_EFFECTS | RECURSIVELY_SPECULATABLE | SAME_TYPES | FRAME_VERIFY,
        verify=verify_regions.verify_reduce,
        doc="Combines stored elements by the region, beginning with the identity.",
    ),
    OpInfo(
        "sparse_tensor.reinterpret_map",
        operands="source: AnySparseTensor",
        results="dest: AnySparseTensor",
        syntax="$source attr-dict `:` type($source) `to` type($dest)",
        traits=NO_MEMORY_EFFECT | LOCAL_VERIFY,
        fold=_FOLDS + "fold_reinterpret_map",
        verify=verify.verify_reinterpret_map,
        shape_transfer=_TRANSFER + "of_reinterpret_map",
        doc="The same storage under another map from dimensions to levels.",
    ),
    OpInfo(
        "sparse_tensor.reorder_coo",
        operands="input_coo: AnySparseTensor",
        results="result_coo: AnySparseTensor",
        attributes="algorithm: SparseTensorSortKindAttr",
        syntax="$algorithm $input_coo attr-dict `:` type($input_coo) `to` type($result_coo)",
        traits=PURE | LOCAL_VERIFY,
        fold=_FOLDS + "fold_reorder_coo",
        verify=verify.verify_reorder_coo,
        shape_transfer=_TRANSFER + "of_convert",
        doc="The entries of a COO tensor in the order of the result's type.",
    ),
    OpInfo(
        "sparse_tensor.select",
        operands="x: AnyType",
        results="output: AnyType",
        regions="region: sized<1>",
        syntax="$x attr-dict `:` type($x) $region",
        traits=PURE | RECURSIVE_EFFECTS | RECURSIVELY_SPECULATABLE | SAME_TYPES | FRAME_VERIFY,
        verify=verify_regions.verify_select,
        doc="Keeps the elements for which the region gives true.",
    ),
    OpInfo(
        "sparse_tensor.slice.offset",
        operands="slice: AnySparseTensorSlice",
        results="offset: Index",
        attributes="dim: IndexAttr",
        syntax="$slice `at` $dim attr-dict `:` type($slice)",
        traits=PURE | LOCAL_VERIFY,
        verify=verify.verify_slice_access,
        shape_transfer=_TRANSFER + "of_slice",
        doc="Where a slice begins in a dimension.",
    ),
    OpInfo(
        "sparse_tensor.slice.stride",
        operands="slice: AnySparseTensorSlice",
        results="stride: Index",
        attributes="dim: IndexAttr",
        syntax="$slice `at` $dim attr-dict `:` type($slice)",
        traits=PURE | LOCAL_VERIFY,
        verify=verify.verify_slice_access,
        shape_transfer=_TRANSFER + "of_slice",
        doc="How far apart the coordinates of a slice are in a dimension.",
    ),
    OpInfo(
        "sparse_tensor.sort",
        operands="n: Index, xy: StridedMemRefRankOf<[AnyInteger, Index], [1]>, "
        f"ys: variadic<{_BUFFER}>",
        attributes="perm_map: AffineMapAttr, ny: optional<IndexAttr>, algorithm: SparseTensorSortKindAttr",
        syntax="$algorithm $n `,` $xy (`jointly` $ys^)? attr-dict `:` type($xy) (`jointly` type($ys)^)?",
        traits=LOCAL_VERIFY,
        verify=verify.verify_sort,
        doc="Sorts entries that are interleaved in one buffer, and further buffers with them.",
    ),
    OpInfo(
        "sparse_tensor.storage_specifier.get",
        operands="specifier: SparseTensorStorageSpecifier",
        results="result: Index",
        attributes="specifierKind: SparseTensorStorageSpecifierKindAttr, level: optional<LevelAttr>",
        syntax="$specifier $specifierKind (`at` $level^)? attr-dict `:` qualified(type($specifier))",
        traits=PURE | LOCAL_VERIFY,
        fold=_FOLDS + "fold_specifier_get",
        verify=verify.verify_specifier_access,
        doc="One of the numbers of a storage specifier.",
    ),
    OpInfo(
        "sparse_tensor.storage_specifier.init",
        operands="source: optional<SparseTensorStorageSpecifier>",
        results="result: SparseTensorStorageSpecifier",
        syntax="attr-dict (`with` $source^)? `:` (`from` qualified(type($source))^ `to`)? qualified(type($result))",
        traits=PURE,
        doc="A storage specifier whose sizes are zero, or which begins with those of another.",
    ),
    OpInfo(
        "sparse_tensor.storage_specifier.set",
        operands="specifier: SparseTensorStorageSpecifier, value: Index",
        results="result: SparseTensorStorageSpecifier",
        attributes="specifierKind: SparseTensorStorageSpecifierKindAttr, level: optional<LevelAttr>",
        syntax="$specifier $specifierKind (`at` $level^)? `with` $value attr-dict `:` qualified(type($result))",
        derived={"specifier": ("result", same_type)},
        traits=PURE | LOCAL_VERIFY,
        invariants=verify.same_specifier,
        verify=verify.verify_specifier_access,
        doc="A storage specifier with one of its numbers changed.",
    ),
    OpInfo(
        "sparse_tensor.unary",
        operands="x: AnyType",
        results="output: AnyType",
        regions="presentRegion: any, absentRegion: any",
        syntax="$x attr-dict `:` type($x) `to` type($output) `\\n` `present` `=` $presentRegion `\\n` "
        "`absent` `=` $absentRegion",
        traits=PURE | RECURSIVE_EFFECTS | RECURSIVELY_SPECULATABLE,
        verify=verify_regions.verify_unary,
        doc="Computes an element of a sparse operand, by whether it is stored.",
    ),
    OpInfo(
        "sparse_tensor.values",
        operands="tensor: AnySparseTensor",
        results="result: AnyNon0RankedMemRef",
        syntax=_ARRAY,
        traits=PURE | INFERS_TYPES | LOCAL_VERIFY,
        infer=verify.infer_values,
        verify=verify.verify_values,
        doc="The stored elements.",
    ),
    OpInfo(
        "sparse_tensor.yield",
        operands="results: variadic<AnyType>",
        syntax="$results attr-dict `:` type($results)",
        traits=PURE | TERMINATOR,
        parents=(
            "sparse_tensor.binary", "sparse_tensor.unary", "sparse_tensor.reduce", "sparse_tensor.select",
            "sparse_tensor.foreach", "sparse_tensor.iterate", "sparse_tensor.coiterate",
        ),
        doc="What a region of the dialect's ops gives.",
    ),
)  # fmt: skip
