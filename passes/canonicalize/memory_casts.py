"""Looking through casts of memrefs: what ops of several dialects do that use memory. It loads no dialect."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.types import MemRefType
from pyopt.passes.canonicalize.common import is_well_formed, producer_of
from pyopt.rewrite.rewriter import Rewriter


def look_through_casts(op: Operation, rewriter: Rewriter) -> bool:
    """op(.., cast(m), ..) -> op(.., m, ..), whatever the cast says, if the rank of m is known, and all extents fit"""
    return _look_through(op, None, rewriter)


def look_through_casts_of_memory(op: Operation, rewriter: Rewriter) -> bool:
    """store x, cast(m) -> store x, m; x stays what it is"""
    return _look_through(op, op.operands[0], rewriter)


def _look_through(op: Operation, kept: Value | None, rewriter: Rewriter) -> bool:
    before = op.operands
    after = [value if value is kept else _uncast(value) for value in before]
    if all(one is other for one, other in zip(before, after, strict=True)):
        return False
    if len(before) > 1:
        op.set_operands(after)
        fits = is_well_formed(op)
        op.set_operands(before)
        if not fits:
            return False
    for index, value in enumerate(after):
        if value is not before[index]:
            rewriter.set_operand(op, index, value)
    return True


def _uncast(value: Value) -> Value:
    """The source of a cast of a ranked memref, or the value itself."""
    cast = producer_of(value, "memref.cast")
    source = value if cast is None else cast.operands[0]
    return source if isinstance(source.type, MemRefType) and source.type.shape is not None else value
