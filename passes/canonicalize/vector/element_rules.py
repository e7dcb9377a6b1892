"""Rules for extract, insert, shuffle and from_elements."""

from __future__ import annotations

from pyopt.dialects.vector.chains import broadcast_of, producer_of
from pyopt.dialects.vector.shapes import integers, linear, shape_of, strides_of, vector_type
from pyopt.ir.attributes import FALSE
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import LONGEST_LIST, DenseElementsAttr
from pyopt.ir.mixed_indices import constant_index, static_values
from pyopt.ir.types import DYNAMIC, VectorType
from pyopt.light import Final
from pyopt.passes.canonicalize.vector.common import (
    ALL_FALSE,
    mask_format,
    rank_of,
    replace_with,
    replace_with_constant,
    same_scalar,
    static_position,
)
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

LARGE: Final = 256
"""Constants with more elements are only made where another one goes."""


# Extraction; what the reference folds is in `folds.py`.


def extract_op_from_broadcast(op: Operation, rewriter: Rewriter) -> bool:
    """extract(broadcast x)[p] -> broadcast(x)"""
    producer = broadcast_of(op.operands[0])
    if producer is None:
        return False
    source = producer.operands[0]
    if not isinstance(op.results[0].type, VectorType):
        return False  # that folds
    if source.type is op.results[0].type or rank_of(op.results[0]) < rank_of(source):
        return False
    return replace_with(op, "vector.broadcast", [source], rewriter)


def extract_op_from_create_mask(op: Operation, rewriter: Rewriter) -> bool:
    """extract(create_mask 2, n)[1] -> create_mask n; extract(create_mask 2, n)[2] -> dense<false>"""
    mask = producer_of(op.operands[0], "vector.create_mask")
    result = op.results[0].type
    if mask is None or not isinstance(result, VectorType):
        return False
    shape = shape_of(mask.results[0].type)
    scalable = vector_type(mask.results[0].type).scalable
    position = static_values(op, "static_position")
    none = mask_format(op.operands[0]) == ALL_FALSE
    unknown = False
    if not none:
        for index, one in enumerate(position):
            bound = constant_index(mask.operands[index])
            if bound is None:
                unknown = True
            elif one != DYNAMIC:
                if one >= bound:
                    none = True
                    break
            elif bound < shape[index] or scalable[index]:
                unknown = True
    if none:
        return replace_with_constant(op, DenseElementsAttr.splat(result, FALSE), rewriter)
    if unknown:
        return False
    return replace_with(op, "vector.create_mask", mask.operands[len(position) :], rewriter)


def fold_extract_from_shape_cast_to_shape_cast(op: Operation, rewriter: Rewriter) -> bool:
    """extract(shape_cast v)[0] -> shape_cast v: all elements"""
    cast = producer_of(op.operands[0], "vector.shape_cast")
    result = op.results[0].type
    if cast is None or not isinstance(result, VectorType):
        return False
    if vector_type(cast.operands[0].type).element_count() != result.element_count():
        return False
    return replace_with(op, "vector.shape_cast", [cast.operands[0]], rewriter)


def fold_extract_from_from_elements(op: Operation, rewriter: Rewriter) -> bool:
    """extract(from_elements w, x, y, z)[1] -> from_elements y, z, for a vector of several elements"""
    position = static_position(op)
    made = producer_of(op.operands[0], "vector.from_elements")
    type = vector_type(op.operands[0].type)
    if position is None or made is None or True in type.scalable:
        return False
    result = op.results[0].type
    if not isinstance(result, VectorType):
        return False
    start = linear(position, strides_of(shape_of(type)))
    elements = made.operands[start : start + result.element_count()]
    return replace_with(op, "vector.from_elements", elements, rewriter)


# Insertion.


def insert_to_broadcast(op: Operation, rewriter: Rewriter) -> bool:
    """insert s, v[0] -> broadcast s: all elements"""
    source = op.operands[0]
    count = source.type.element_count() if isinstance(source.type, VectorType) else 1
    result = vector_type(op.results[0].type)
    scalable = source.type.scalable.count(True) if isinstance(source.type, VectorType) else 0
    if static_position(op) is None or count != result.element_count() or scalable != result.scalable.count(True):
        return False
    return replace_with(op, "vector.broadcast", [source], rewriter)


def insert_splat_to_splat(op: Operation, rewriter: Rewriter) -> bool:
    """insert (broadcast x), (broadcast x)[p] -> broadcast x"""
    scalar = same_scalar(op)
    return scalar is not None and replace_with(op, "vector.broadcast", [scalar], rewriter)


def may_grow(value: Value, count: int) -> bool:
    """A constant with that many elements may be made for a user of `value`."""
    return count <= LARGE or (count <= LONGEST_LIST and value.has_one_use())


# Shuffles.


def shuffle_splat(op: Operation, rewriter: Rewriter) -> bool:
    """shuffle(broadcast x, broadcast x) -> broadcast x"""
    return insert_splat_to_splat(op, rewriter)


def shuffle_interleave(op: Operation, rewriter: Rewriter) -> bool:
    """shuffle(v, w)[0, 2, 1, 3] -> interleave(v, w)"""
    result = vector_type(op.results[0].type)
    if True in result.scalable or len(shape_of(result)) != 1:
        return False
    half = shape_of(result)[0] // 2
    mask = integers(op, "mask")
    if half * 2 != len(mask) or mask != [one for index in range(half) for one in (index, half + index)]:
        return False
    if any(shape_of(value.type) not in ((half,), ()) for value in op.operands):
        return False
    return replace_with(op, "vector.interleave", op.operands, rewriter)


def canonicalize_0d_shuffle_op(op: Operation, rewriter: Rewriter) -> bool:
    """shuffle(v, w : vector<T>)[0] -> broadcast v; [1] -> broadcast w"""
    mask = integers(op, "mask")
    if shape_of(op.operands[0].type) or len(mask) != 1:
        return False
    return replace_with(op, "vector.broadcast", [op.operands[0 if mask[0] == 0 else 1]], rewriter)


RULES: Final[tuple[Rule, ...]] = (
    Rule("vector.extract", extract_op_from_broadcast, needs="vector.broadcast vector.shape_cast"),
    Rule("vector.extract", extract_op_from_create_mask, needs="vector.create_mask"),
    Rule("vector.extract", fold_extract_from_shape_cast_to_shape_cast, needs="vector.shape_cast"),
    Rule("vector.extract", fold_extract_from_from_elements, needs="vector.from_elements"),
    Rule("vector.insert", insert_to_broadcast),
    Rule("vector.insert", insert_splat_to_splat, needs="vector.broadcast"),
    Rule("vector.shuffle", shuffle_splat, needs="vector.broadcast"),
    Rule("vector.shuffle", shuffle_interleave),
    Rule("vector.shuffle", canonicalize_0d_shuffle_op),
)
