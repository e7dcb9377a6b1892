"""Helpers for rules of the shape dialect: operands without repetitions or casts, constants of unknown rank."""

from __future__ import annotations

from pyopt.dialects.shape.folds import extents_of, shape_attribute
from pyopt.dialects.shape.types import is_extent_tensor
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, TensorType, Type
from pyopt.light import Final, Sequence
from pyopt.passes.canonicalize.common import producer_of
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def rank_of(type: Type) -> int:
    """The number of extents of a value of the type, DYNAMIC if the type does not say."""
    if isinstance(type, TensorType) and type.shape is not None and len(type.shape) == 1:
        return type.shape[0]
    return DYNAMIC


def with_operands(op: Operation, operands: list[Value], rewriter: Rewriter) -> bool:
    """Replaces an op of one result by one of its kind with other operands; False if they are the same."""
    if operands == op.operands:
        return False
    rewriter.replace_with_new(op, op.info.name, operands, [op.results[0].type], op.attributes)
    return True


def without_repeated_operands(op: Operation, rewriter: Rewriter) -> bool:
    """f(a, b, a) -> f(a, b)"""
    return with_operands(op, list(dict.fromkeys(op.operands)), rewriter)


def without_empty_shapes(op: Operation, rewriter: Rewriter) -> bool:
    """f(a, [], b) -> f(a, b): shapes of rank 0 broadcast to everything. One of them stays if there is nothing else."""
    operands = [value for value in op.operands if rank_of(value.type) != 0 and extents_of(_const_shape(value)) != []]
    return with_operands(op, operands or op.operands[:1], rewriter)


def _const_shape(value: Value) -> Attribute | None:
    op = producer_of(value, "shape.const_shape")
    return None if op is None else constant_of(value)


def without_forgetting_casts(op: Operation, rewriter: Rewriter) -> bool:
    """f(tensor.cast(a) : tensor<?xindex>) {attributes} -> f(a), without the attributes, as in the reference"""
    operands: list[Value] = []
    for value in op.operands:
        cast = producer_of(value, "tensor.cast")
        operands.append(value if cast is None or rank_of(value.type) != DYNAMIC else cast.operands[0])
    if operands == op.operands:
        return False
    rewriter.replace_with_new(op, op.info.name, operands, [op.results[0].type])
    return True


def constant_shape(extents: Sequence[int], type: Type | None, rewriter: Rewriter) -> Value | None:
    """A constant shape as a value of the type (None: as an extent tensor); None if it cannot be of that type.

    An extent tensor of unknown rank is made by a cast.
    """
    attribute = shape_attribute(extents)
    own = attribute.type
    if type is None or type is own or not is_extent_tensor(type):
        return rewriter.constant(attribute, type or own, "shape")
    if rank_of(type) != DYNAMIC:
        return None
    value = rewriter.constant(attribute, own, "shape")
    return rewriter.create("tensor.cast", [value], [type]).results[0]


def replace_by_constant(op: Operation, extents: Sequence[int] | None, rewriter: Rewriter) -> bool:
    """A constant takes the place of an op whose only result is an extent tensor of unknown rank."""
    if extents is None or rank_of(op.results[0].type) != DYNAMIC or not is_extent_tensor(op.results[0].type):
        return False
    value = constant_shape(extents, op.results[0].type, rewriter)
    assert value is not None
    rewriter.replace(op, [value])
    return True


CASTS_RULE: Final = Rule(
    "shape.broadcast shape.cstr_broadcastable",
    without_forgetting_casts,
    names="CanonicalizeCastExtentTensorOperandsPattern",
)
OPERAND_RULES: Final[tuple[Rule, ...]] = (
    Rule(
        "shape.assuming_all shape.broadcast shape.cstr_broadcastable shape.is_broadcastable",
        without_repeated_operands,
        names="RemoveDuplicateOperandsPattern",
    ),
    Rule("shape.broadcast shape.cstr_broadcastable", without_empty_shapes, names="RemoveEmptyShapeOperandsPattern"),
)
