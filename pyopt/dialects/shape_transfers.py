"""The transfer function of every op that says something of shapes (`pyopt.analysis.shapes.transfer`).

One table finds what stands beside the dialects, as "module:function". An op that is not in it goes by its traits: all
operands and results of elementwise ops have one shape. Else, what `pyopt.dialects.result_shapes` knows of results is
taken. The solver deals with control flow itself: branches, regions, calls.
"""

from __future__ import annotations

from pyopt.analysis.shapes.relations import one_shape
from pyopt.analysis.shapes.transfer import say_results
from pyopt.dialects.linalg.structure import is_structured
from pyopt.dialects.result_shapes import TABLE as RESULT_SHAPES
from pyopt.dialects.result_shapes import result_shapes
from pyopt.ir.opinfo import ELEMENTWISE, SAME_OPERANDS_SHAPE, SAME_SHAPE, SAME_TYPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.analysis.shapes.transfer import Facts, Transfer
    from pyopt.ir.core import Operation
    from pyopt.ir.opinfo import OpInfo

_AFFINE: Final = "pyopt.dialects.affine.shape_transfer:"
_ARITH: Final = "pyopt.dialects.arith.shape_transfer:"
_BUFFERIZATION: Final = "pyopt.dialects.bufferization.shape_transfer:"
_CF: Final = "pyopt.dialects.cf_shape_transfer:"
_LAYOUT: Final = "pyopt.dialects.tensor.shape_transfer_layout:"
_LINALG: Final = "pyopt.dialects.linalg.shape_transfer:"
_MEMREF: Final = "pyopt.dialects.memref.shape_transfer:"
_SHAPE: Final = "pyopt.dialects.shape.shape_transfer:"
_SPARSE: Final = "pyopt.dialects.sparse_tensor.shape_transfer:"
_TENSOR: Final = "pyopt.dialects.tensor.shape_transfer:"
_VECTOR: Final = "pyopt.dialects.vector.shape_transfer:"

TABLE: Final[dict[str, str]] = {
    "affine.apply": _AFFINE + "of_apply",
    "affine.delinearize_index": _AFFINE + "of_delinearize",
    "affine.max": _AFFINE + "of_extremum",
    "affine.min": _AFFINE + "of_extremum",
    "arith.addi": _ARITH + "of_integers",
    "arith.andi": _ARITH + "of_integers",
    "arith.ceildivsi": _ARITH + "of_integers",
    "arith.ceildivui": _ARITH + "of_integers",
    "arith.cmpi": _ARITH + "of_compare",
    "arith.constant": _ARITH + "of_constant",
    "arith.divsi": _ARITH + "of_integers",
    "arith.divui": _ARITH + "of_integers",
    "arith.extsi": _ARITH + "of_conversion",
    "arith.extui": _ARITH + "of_conversion",
    "arith.floordivsi": _ARITH + "of_integers",
    "arith.index_cast": _ARITH + "of_conversion",
    "arith.index_castui": _ARITH + "of_conversion",
    "arith.maxsi": _ARITH + "of_integers",
    "arith.maxui": _ARITH + "of_integers",
    "arith.minsi": _ARITH + "of_integers",
    "arith.minui": _ARITH + "of_integers",
    "arith.muli": _ARITH + "of_integers",
    "arith.ori": _ARITH + "of_integers",
    "arith.remsi": _ARITH + "of_integers",
    "arith.remui": _ARITH + "of_integers",
    "arith.select": _ARITH + "of_select",
    "arith.shli": _ARITH + "of_integers",
    "arith.shrsi": _ARITH + "of_integers",
    "arith.shrui": _ARITH + "of_integers",
    "arith.subi": _ARITH + "of_integers",
    "arith.trunci": _ARITH + "of_conversion",
    "arith.xori": _ARITH + "of_integers",
    "bufferization.alloc_tensor": _BUFFERIZATION + "of_alloc_tensor",
    "bufferization.clone": _TENSOR + "of_cast",
    "bufferization.materialize_in_destination": _BUFFERIZATION + "of_materialize",
    "cf.assert": _CF + "of_assert",
    "index.add": _ARITH + "of_integers",
    "index.and": _ARITH + "of_integers",
    "index.bool.constant": _ARITH + "of_constant",
    "index.casts": _ARITH + "of_conversion",
    "index.castu": _ARITH + "of_conversion",
    "index.ceildivs": _ARITH + "of_integers",
    "index.ceildivu": _ARITH + "of_integers",
    "index.cmp": _ARITH + "of_compare",
    "index.constant": _ARITH + "of_constant",
    "index.divs": _ARITH + "of_integers",
    "index.divu": _ARITH + "of_integers",
    "index.floordivs": _ARITH + "of_integers",
    "index.maxs": _ARITH + "of_integers",
    "index.maxu": _ARITH + "of_integers",
    "index.mins": _ARITH + "of_integers",
    "index.minu": _ARITH + "of_integers",
    "index.mul": _ARITH + "of_integers",
    "index.or": _ARITH + "of_integers",
    "index.rems": _ARITH + "of_integers",
    "index.remu": _ARITH + "of_integers",
    "index.shl": _ARITH + "of_integers",
    "index.shrs": _ARITH + "of_integers",
    "index.shru": _ARITH + "of_integers",
    "index.sub": _ARITH + "of_integers",
    "index.xor": _ARITH + "of_integers",
    "linalg.softmax": _LINALG + "of_softmax",
    "linalg.winograd_filter_transform": _LINALG + "of_winograd",
    "linalg.winograd_input_transform": _LINALG + "of_winograd",
    "linalg.winograd_output_transform": _LINALG + "of_winograd",
    "memref.alloc": _MEMREF + "of_alloc",
    "memref.alloca": _MEMREF + "of_alloc",
    "memref.cast": _TENSOR + "of_cast",
    "memref.collapse_shape": _LAYOUT + "of_collapse_shape",
    "memref.dim": _TENSOR + "of_dim",
    "memref.expand_shape": _LAYOUT + "of_expand_shape",
    "memref.extract_strided_metadata": _MEMREF + "of_metadata",
    "memref.get_global": _MEMREF + "of_get_global",
    "memref.memory_space_cast": _TENSOR + "of_cast",
    "memref.rank": _TENSOR + "of_rank",
    "memref.realloc": _MEMREF + "of_alloc",
    "memref.reinterpret_cast": _MEMREF + "of_reinterpret_cast",
    "memref.reshape": _LAYOUT + "of_reshape",
    "memref.subview": _MEMREF + "of_subview",
    "memref.transpose": _MEMREF + "of_transpose",
    "memref.view": _MEMREF + "of_alloc",
    "shape.add": _SHAPE + "of_arithmetic",
    "shape.any": _SHAPE + "of_any",
    "shape.assuming_all": _SHAPE + "of_assuming_all",
    "shape.broadcast": _SHAPE + "of_broadcast",
    "shape.concat": _SHAPE + "of_concat",
    "shape.const_shape": _SHAPE + "of_const_shape",
    "shape.const_size": _SHAPE + "of_const_size",
    "shape.const_witness": _SHAPE + "of_const_witness",
    "shape.cstr_broadcastable": _SHAPE + "of_is_broadcastable",
    "shape.cstr_eq": _SHAPE + "of_cstr_eq",
    "shape.cstr_require": _SHAPE + "of_cstr_require",
    "shape.debug_print": _SHAPE + "of_debug_print",
    "shape.dim": _SHAPE + "of_dim",
    "shape.div": _SHAPE + "of_arithmetic",
    "shape.from_extent_tensor": _SHAPE + "of_conversion",
    "shape.from_extents": _SHAPE + "of_from_extents",
    "shape.get_extent": _SHAPE + "of_get_extent",
    "shape.index_to_size": _SHAPE + "of_size_conversion",
    "shape.is_broadcastable": _SHAPE + "of_is_broadcastable",
    "shape.max": _SHAPE + "of_extremum",
    "shape.meet": _SHAPE + "of_meet",
    "shape.min": _SHAPE + "of_extremum",
    "shape.mul": _SHAPE + "of_arithmetic",
    "shape.num_elements": _SHAPE + "of_num_elements",
    "shape.rank": _SHAPE + "of_rank",
    "shape.shape_eq": _SHAPE + "of_shape_eq",
    "shape.shape_of": _SHAPE + "of_shape_of",
    "shape.size_to_index": _SHAPE + "of_size_conversion",
    "shape.split_at": _SHAPE + "of_split_at",
    "shape.to_extent_tensor": _SHAPE + "of_conversion",
    "shape.value_as_shape": _SHAPE + "of_value_as_shape",
    "shape.value_of": _SHAPE + "of_value_of",
    "shape.with_shape": _SHAPE + "of_with_shape",
    "sparse_tensor.compress": _SPARSE + "of_compress",
    "sparse_tensor.concatenate": _LAYOUT + "of_concat",
    "sparse_tensor.convert": _SPARSE + "of_convert",
    "sparse_tensor.crd_translate": _SPARSE + "of_translate",
    "sparse_tensor.expand": _SPARSE + "of_expand",
    "sparse_tensor.lvl": _SPARSE + "of_lvl",
    "sparse_tensor.push_back": _SPARSE + "of_push_back",
    "sparse_tensor.reinterpret_map": _SPARSE + "of_reinterpret_map",
    "sparse_tensor.reorder_coo": _SPARSE + "of_convert",
    "sparse_tensor.slice.offset": _SPARSE + "of_slice",
    "sparse_tensor.slice.stride": _SPARSE + "of_slice",
    "tensor.bitcast": _TENSOR + "of_cast",
    "tensor.cast": _TENSOR + "of_cast",
    "tensor.collapse_shape": _LAYOUT + "of_collapse_shape",
    "tensor.concat": _LAYOUT + "of_concat",
    "tensor.dim": _TENSOR + "of_dim",
    "tensor.empty": _TENSOR + "of_generate",
    "tensor.expand_shape": _LAYOUT + "of_expand_shape",
    "tensor.extract": _TENSOR + "of_extract",
    "tensor.extract_slice": _LAYOUT + "of_extract_slice",
    "tensor.from_elements": _TENSOR + "of_from_elements",
    "tensor.gather": _LAYOUT + "of_gather",
    "tensor.generate": _TENSOR + "of_generate",
    "tensor.insert": _TENSOR + "of_insert",
    "tensor.insert_slice": _LAYOUT + "of_insert_slice",
    "tensor.pack": _LAYOUT + "of_pack",
    "tensor.pad": _LAYOUT + "of_pad",
    "tensor.parallel_insert_slice": _LAYOUT + "of_insert_slice",
    "tensor.rank": _TENSOR + "of_rank",
    "tensor.reshape": _LAYOUT + "of_reshape",
    "tensor.scatter": _LAYOUT + "of_scatter",
    "tensor.splat": _TENSOR + "of_generate",
    "tensor.unpack": _LAYOUT + "of_unpack",
    "vector.transfer_write": _VECTOR + "of_transfer_write",
}
"""Op -> "module:function"; structured ops of linalg are all alike and not in it."""

SILENT: Final = frozenset(
    [name for name, entry in TABLE.items() if entry in (_ARITH + "of_constant", _ARITH + "of_integers")]
)
"""Ops that say nothing of their operands where the result is a number."""

STRUCTURED: Final = _LINALG + "of_structured"

ONE_SHAPE: Final = ELEMENTWISE | SAME_SHAPE | SAME_TYPES | SAME_OPERANDS_SHAPE

_found: dict[OpInfo, Transfer | None] = {}


def transfer_of(op: Operation) -> Transfer | None:
    """What knows about ops like `op`; None if nobody does."""
    info = op.info
    if info in _found:
        return _found[info]
    entry = TABLE.get(info.name)
    if entry is None and is_structured(op):
        entry = STRUCTURED
    if entry is not None:
        module, _, name = entry.partition(":")
        found: Transfer | None = getattr(__import__(module, fromlist=(name,)), name)
    elif info.name in RESULT_SHAPES:
        found = of_described
    else:
        found = of_one_shape if info.traits & ONE_SHAPE else None
    if info.registered:
        _found[info] = found
    return found


def of_described(op: Operation, facts: Facts) -> None:
    """What `result_shapes` says."""
    say_results(op, result_shapes(op), facts)


def of_one_shape(op: Operation, facts: Facts) -> None:
    """Elementwise ops: tensors, memrefs and vectors among operands and results have one shape; scalars are left out."""
    only_operands = op.info.traits & ONE_SHAPE == SAME_OPERANDS_SHAPE
    one_shape(op.operands if only_operands else [*op.results, *op.operands], op, facts)
