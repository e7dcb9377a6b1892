"""Folds of slices, reshapes, concat and pad."""

from __future__ import annotations

from pyopt.dialects.tensor.folds import splat_of_type
from pyopt.dialects.tensor.shapes import is_ranked, shape_of, tensor_type
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.mixed_indices import slice_of
from pyopt.ir.reassociation import is_inverse
from pyopt.ir.types import INDEX


def fold_extract_slice(op: Operation, constants: list[Attribute | None]) -> Attribute | Value | None:
    """dense<a>[..] -> dense<a>; t[0..][all][1..] -> t; (x into t[s])[s] -> x"""
    result = op.results[0].type
    splat = splat_of_type(constants[0], result)
    if splat is not None:
        return splat
    source = op.operands[0]
    given = slice_of(op)
    if source.type is result and given.is_whole(shape_of(result)):
        return source
    producer = source.op
    if producer is not None and producer.info.name == "tensor.insert_slice":
        inserted = producer.operands[0]
        if inserted.type is result and slice_of(producer).is_same(given):
            return inserted
    return None


def fold_insert_slice(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """x into t[0..][all][1..] -> x; t[s] into t[s] -> t; x into t[..][.., 0, ..] -> t"""
    source, target = op.operands[:2]
    result = tensor_type(op.results[0].type)
    given = slice_of(op)
    if source.type is result and result.has_static_shape() and given.is_whole(shape_of(result)):
        return source
    producer = source.op
    if (
        producer is not None
        and producer.info.name == "tensor.extract_slice"
        and producer.operands[0] is target
        and slice_of(producer).is_same(given)
    ):
        return target
    for size in given.sizes:
        constant = IntegerAttr.get(size, INDEX) if isinstance(size, int) else constants[op.operands.index(size)]
        if isinstance(constant, IntegerAttr) and constant.value == 0:
            return target
    return None


def _fold_reassociation(op: Operation, inverse: str, constant: Attribute | None) -> Attribute | Value | None:
    source = op.operands[0]
    result = op.results[0].type
    if source.type is result:
        return source
    producer = source.op
    if producer is not None and producer.info.name == inverse:
        origin = producer.operands[0]
        if origin.type is result and is_ranked(result):
            # An expansion may be given other extents than the ones that were collapsed.
            if is_inverse(producer, op, shape_of(result)):
                return origin
    if isinstance(constant, DenseElementsAttr) and tensor_type(result).has_static_shape():
        return constant.reshape(tensor_type(result))
    return None


def fold_collapse_shape(op: Operation, constants: list[Attribute | None]) -> Attribute | Value | None:
    """collapse(dense<..>) -> dense<..>; collapse(expand(t)) : type of t -> t"""
    return _fold_reassociation(op, "tensor.expand_shape", constants[0])


def fold_expand_shape(op: Operation, constants: list[Attribute | None]) -> Attribute | Value | None:
    """expand(dense<..>) -> dense<..>; expand(collapse(t)) : type of t -> t"""
    return _fold_reassociation(op, "tensor.collapse_shape", constants[0])


def fold_concat(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """concat(t) : type of t -> t"""
    if len(op.operands) == 1 and op.operands[0].type is op.results[0].type:
        return op.operands[0]
    return None


def fold_pad(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """pad(t) : static type of t -> t, unless nofold"""
    source = op.operands[0]
    result = tensor_type(op.results[0].type)
    if source.type is result and result.has_static_shape() and "nofold" not in op.attributes:
        return source
    return None
