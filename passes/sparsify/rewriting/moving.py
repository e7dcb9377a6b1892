"""Kernels that only move elements to other dimensions: a conversion of the same storage, whose map says the others.

    %e = tensor.empty(%n, %m) : tensor<?x?xf64, #CSR>
    %t = generic {maps = [(i, j) -> (j, i), (i, j) -> (i, j)]} ins(%a : tensor<?x?xf64, #CSR>) outs(%e) { yield %x }
->
    %b = sparse_tensor.reinterpret_map %a : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #CSC>
    %t = sparse_tensor.convert %b : tensor<?x?xf64, #CSC> to tensor<?x?xf64, #CSR>

The result is a copy of the storage if it has the type that the map makes. Only conversions by counting are made so.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import body_of, has_tensor_semantics, indexing_maps, input_count
from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.ir.affine import AffineMap
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, TensorType
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.counting import can_count
from pyopt.passes.sparsify.storage.filling import convert, copy_of
from pyopt.passes.sparsify.storage.materialization import REINTERPRET_MAP, erase_unused, is_uninitialized
from pyopt.rewrite.rewriter import Rewriter


def move_by_converting(op: Operation, rewriter: Rewriter) -> bool:
    """generic { yield %x } of one tensor into (empty : T) -> convert (reinterpret_map of the tensor) to T"""
    if len(op.operands) != 2 or input_count(op) != 1 or len(op.results) != 1 or not has_tensor_semantics(op):
        return False
    source, init = op.operands
    target = init.type
    if encoding_of(source.type) is None or not isinstance(target, TensorType) or not is_uninitialized(init):
        return False
    block = body_of(op)
    if block.terminator().operands[0] is not block.arguments[0]:
        return False
    seen = _type_of_moved(op, source)
    if seen is None or not (seen is target or can_count(seen, target)):
        return False
    rewriter.start_at(op)
    if seen is not source.type:
        source = rewriter.create(REINTERPRET_MAP, [source], [seen]).results[0]
    code = Code(rewriter)
    rewriter.replace(op, [copy_of(code, source) if seen is target else convert(code, source, target).results[0]])
    erase_unused(init, rewriter)
    return True


def _type_of_moved(op: Operation, source: Value) -> TensorType | None:
    """The type of the operand as a tensor of the result's dimensions, where each belongs to one of its own.

    None also where the kernel copies the tensor as it is.
    """
    type, result = source.type, op.results[0].type
    maps = indexing_maps(op)
    if not all(one.is_permutation() for one in maps):
        return None
    assert isinstance(type, TensorType) and isinstance(result, TensorType)
    encoding = encoding_of(type)
    if encoding is None or type.shape is None or result.shape is None or not _has_single_entries(encoding):
        return None
    places = [maps[1].results.index(loop) for loop in maps[0].results]
    shape = [DYNAMIC] * len(places)
    for dimension, place in enumerate(places):
        shape[place] = type.shape[dimension]
    if any(known not in (extent, DYNAMIC) for extent, known in zip(shape, result.shape, strict=True)):
        return None
    if places == list(range(len(places))):
        return None if type is op.operands[1].type else type
    levels = [places[one.value] for one in encoding.dim_to_lvl.results]
    return TensorType.get(tuple(shape), type.element_type, encoding.with_map(AffineMap.permutation(levels)))


def _has_single_entries(encoding: EncodingAttr) -> bool:
    """Levels are dimensions, all of the tensor, and no element is stored in parts, which a kernel would add up."""
    return encoding.is_permutation() and not encoding.is_slice() and encoding.level_types[-1].is_unique()
