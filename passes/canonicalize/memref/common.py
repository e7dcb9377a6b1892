"""Helpers for rules of the memref dialect: casts that lose static information, and casting."""

from __future__ import annotations

from pyopt.dialects.memref.layouts import forgets, memref_type
from pyopt.ir.core import Operation, Value
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import MemRefType, Type
from pyopt.passes.canonicalize.common import producer_of
from pyopt.rewrite.rewriter import Rewriter


def forgetting_cast(value: Value) -> Operation | None:
    """The memref.cast that `value` comes from, if it only forgets numbers of a strided memref."""
    cast = producer_of(value, "memref.cast")
    if cast is None:
        return None
    source = memref_type(cast.operands[0].type)
    result = memref_type(value.type)
    if source.shape is None or result.shape is None:
        return None
    before = strides_and_offset(source)
    after = strides_and_offset(result)
    if before is None or after is None or not forgets(source.shape, result.shape):
        return None
    return cast if forgets((*before[0], before[1]), (*after[0], after[1])) else None


def cast_to(value: Value, type: Type, rewriter: Rewriter) -> Value:
    """`value` as a value of that type: itself, or a new memref.cast of it."""
    return value if value.type is type else rewriter.create("memref.cast", [value], [type]).results[0]


def replace_with_cast(op: Operation, value: Value, rewriter: Rewriter) -> bool:
    """`value`, cast to the type of the result if need be, takes the place of `op`."""
    rewriter.replace(op, [cast_to(value, op.results[0].type, rewriter)])
    return True


def type_of(value: Value) -> MemRefType:
    return memref_type(value.type)
