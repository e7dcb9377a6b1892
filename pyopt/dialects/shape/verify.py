"""Verifiers of the shape dialect's ops, beyond their declared types."""

from __future__ import annotations

from pyopt.dialects.shape.types import SHAPE, SIZE, VALUE_SHAPE
from pyopt.ir.core import Operation
from pyopt.ir.types import INDEX, Type
from pyopt.light import Final
from pyopt.syntax.describe import PARENT, check_edge

ERRORS: Final[tuple[Type, ...]] = (SIZE, SHAPE, VALUE_SHAPE)
"""The types whose values may be errors."""

MAY_HOLD_ERRORS: Final = "if at least one of the operands can hold error values then the result must be of type "


def verify_size_or_index(op: Operation) -> str | None:
    """An index cannot hold the error that a size or shape may be."""
    if op.results[0].type is INDEX and any(value.type in ERRORS for value in op.operands):
        return MAY_HOLD_ERRORS + "`size` to propagate them"
    return None


def verify_shape_or_extent_tensor(op: Operation) -> str | None:
    """A tensor of extents cannot hold the error that a shape may be."""
    if op.results[0].type is not SHAPE and any(value.type in ERRORS for value in op.operands):
        return MAY_HOLD_ERRORS + "`shape` to propagate them"
    return None


def verify_cstr_broadcastable(op: Operation) -> str | None:
    return "required at least 2 input shapes" if len(op.operands) < 2 else None


def verify_assuming_all(op: Operation) -> str | None:
    return None if op.operands else "no operands specified"


def verify_shape_func(op: Operation) -> str | None:
    """Checks the same as the verifier of func.func."""
    from pyopt.dialects.func import verify_func  # no need to load func for other ops

    return verify_func(op)


def verify_function_library(op: Operation) -> str | None:
    block = op.regions[0].first
    return "region should have no arguments" if block is not None and block.arguments else None


def verify_assuming(op: Operation) -> str | None:
    """The region yields the results."""
    block = op.regions[0].first
    last = None if block is None else block.last
    if last is not None and last.info.name == "shape.assuming_yield":
        check_edge(op, last, PARENT, last.operands, [result.type for result in op.results])
    return None


def verify_reduce(op: Operation) -> str | None:
    """The body takes a position, an extent and the values so far."""
    block = op.regions[0].entry()
    arguments = block.arguments
    wanted = len(op.operands) + 1
    if len(arguments) != wanted:
        return f"ReduceOp body is expected to have {wanted} arguments"
    if arguments[0].type is not INDEX:
        return "argument 0 of ReduceOp body is expected to be of IndexType"
    extent = arguments[1].type
    if op.operands[0].type is SHAPE:
        if extent is not SIZE:
            return "argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType"
    elif extent is not INDEX:
        return "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor"
    for index, value in enumerate(op.operands[1:]):
        if arguments[index + 2].type is not value.type:
            return f"type mismatch between argument {index + 2} of ReduceOp body and initial value {index}"
    return None


def verify_yield(op: Operation) -> str | None:
    parent = op.parent_op()
    assert parent is not None
    if len(parent.results) != len(op.operands):
        return "number of operands does not match number of results of its parent"
    for result, value in zip(parent.results, op.operands, strict=True):
        if result.type is not value.type:
            return "types mismatch between yield op and its parent"
    return None
