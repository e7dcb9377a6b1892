"""Rules that compute the extents of an op's result from its operands: tensor.dim no longer asks for the result.

dim(pad t low[l] high[h], i) -> dim(t, i) + l + h
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import indexing_maps, input_count, is_structured, shape_of, shapes_to_loops
from pyopt.ir.affine import DIM, AffineMap, dim, symbol
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import constant_index, dropped_by_sizes, mixed_group, slice_of
from pyopt.ir.reassociation import groups_of
from pyopt.ir.signature import dynamic_extents
from pyopt.ir.types import DYNAMIC, INDEX
from pyopt.light import Final
from pyopt.passes.canonicalize.affine.building import composed_apply
from pyopt.passes.canonicalize.linalg.fill_rules import padding_of
from pyopt.passes.canonicalize.reshapes import extent_of
from pyopt.rewrite.rewriter import Rewriter

_PADDED: Final = AffineMap.get(3, 0, [dim(0) + dim(1) + dim(2)])
_INTO: Final = frozenset(("tensor.insert_slice", "linalg.pack", "linalg.unpack"))
"""Ops whose result is their second operand with some elements changed."""


def dim_of_result(op: Operation, rewriter: Rewriter) -> bool:
    """dim(f(a, b), 1) -> the extent, computed from a and b"""
    value = op.operands[0]
    producer = value.op
    index = constant_index(op.operands[1])
    if producer is None or index is None or not 0 <= index < len(shape_of(value.type)):
        return False
    extent = _extent(producer, value, index, rewriter)
    if extent is None:
        return False
    if isinstance(extent, int):
        extent = rewriter.constant(IntegerAttr.get(extent, INDEX), INDEX)
    rewriter.replace(op, [extent])
    return True


def _extent(op: Operation, value: Value, index: int, rewriter: Rewriter) -> int | Value | None:
    """Dimension `index` of `value`, a result of `op`; None if nothing is known of such ops."""
    name = op.info.name
    if is_structured(op):
        return _of_structured(op, value, index, rewriter)
    if name == "tensor.pad":
        return _of_pad(op, index, rewriter)
    if name in ("tensor.collapse_shape", "tensor.expand_shape"):
        return extent_of_reshape(op, index, rewriter)
    if name == "tensor.extract_slice":
        return _of_slice(op, index)
    if name in _INTO:
        return extent_of(op.operands[1], index, rewriter)
    if op.info.extents:
        shape = shape_of(value.type)
        if shape[index] != DYNAMIC:
            return shape[index]
        following = dynamic_extents(op)
        return following[shape[:index].count(DYNAMIC)] if following else None
    if name == "tensor.concat":
        return extent_of_concat(op, index, rewriter)
    return None


def _of_structured(op: Operation, value: Value, index: int, rewriter: Rewriter) -> int | Value | None:
    """The extent of the operand dimension along which the loop that gives this one goes."""
    maps = indexing_maps(op)
    inverse = shapes_to_loops(maps)
    results = maps[input_count(op) + value.index].results
    if inverse is None or results[index].kind != DIM:
        return None
    flat = inverse.results[results[index].value].value
    for operand, map in zip(op.operands, maps, strict=True):
        if flat < len(map.results):
            return extent_of(operand, flat, rewriter)
        flat -= len(map.results)
    return None


def _of_pad(op: Operation, index: int, rewriter: Rewriter) -> int | Value:
    """dim(pad t low[l] high[h], i) -> dim(t, i) + l + h"""
    low, high = padding_of(op)
    return composed_apply(_PADDED, [extent_of(op.operands[0], index, rewriter), low[index], high[index]], rewriter)


def extent_of_reshape(op: Operation, index: int, rewriter: Rewriter) -> int | Value | None:
    """dim(collapse(t) [.., [d, e], ..], i) -> dim(t, d) * dim(t, e); dim(expand(t) output_shape [n, 4], 0) -> n"""
    source = op.operands[0]
    shape = shape_of(op.results[0].type)
    if shape[index] != DYNAMIC:
        return None
    if op.info.name == "tensor.expand_shape":
        return mixed_group(op, "output_shape")[index]
    inputs = [extent_of(source, one, rewriter) for one in groups_of(op)[index]]
    expr = symbol(0)
    for position in range(1, len(inputs)):
        expr = expr * symbol(position)
    return composed_apply(AffineMap.get(0, len(inputs), [expr]), inputs, rewriter)


def _of_slice(op: Operation, index: int) -> int | Value | None:
    """dim(extract_slice t[..][n, 1, m][..], 1) -> m"""
    sizes = slice_of(op).sizes
    dropped = dropped_by_sizes(sizes, shape_of(op.results[0].type))
    kept = [size for size, gone in zip(sizes, dropped, strict=True) if not gone]
    return kept[index] if index < len(kept) else None


def extent_of_concat(op: Operation, index: int, rewriter: Rewriter) -> int | Value:
    """dim(concat dim(1) t, u, 1) -> dim(t, 1) + dim(u, 1)"""
    extent = shape_of(op.results[0].type)[index]
    along = op.attributes["dim"]
    assert isinstance(along, IntegerAttr)
    if extent != DYNAMIC:
        return extent
    if index != along.value:
        known = [one for one in (shape_of(operand.type)[index] for operand in op.operands) if one != DYNAMIC]
        return known[0] if known else extent_of(op.operands[0], index, rewriter)
    sum = dim(0)
    for position in range(1, len(op.operands)):
        sum = sum + dim(position)
    inputs = [extent_of(operand, index, rewriter) for operand in op.operands]
    return composed_apply(AffineMap.get(len(inputs), 0, [sum]), inputs, rewriter)
