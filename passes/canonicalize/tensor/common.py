"""Helpers for rules of the tensor dialect: casts that lose static information, and casting."""

from __future__ import annotations

from pyopt.dialects.tensor.shapes import tensor_type
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import init_bounds
from pyopt.ir.types import TensorType, Type
from pyopt.passes.canonicalize.tensor_casts import forgetting_cast
from pyopt.rewrite.rewriter import Rewriter


def destination_of(value: Value) -> Value | None:
    """The init that a result of an op in destination style is made from: it has the result's shape."""
    if value.op is None or not value.op.info.inits:
        return None
    return value.op.operands[init_bounds(value.op)[0] + value.index]


def through_cast(value: Value) -> Value:
    """The source of a cast that loses static information, or the value itself."""
    cast = forgetting_cast(value)
    return value if cast is None else cast.operands[0]


def cast_to(value: Value, type: Type, rewriter: Rewriter) -> Value:
    """`value` as a value of that type: itself, or a new tensor.cast of it."""
    return value if value.type is type else rewriter.create("tensor.cast", [value], [type]).results[0]


def replace_with_cast(op: Operation, value: Value, rewriter: Rewriter) -> bool:
    """`value`, cast to the type of the result if need be, takes the place of `op`."""
    rewriter.replace(op, [cast_to(value, op.results[0].type, rewriter)])
    return True


def type_of(value: Value) -> TensorType:
    return tensor_type(value.type)
