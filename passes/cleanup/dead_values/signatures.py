"""Ops and functions lose operands, arguments and results."""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, TypeAttr, function_type_of
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import CALLABLE, OPERAND_SEGMENTS
from pyopt.ir.signature import segment_sizes, segments
from pyopt.ir.types import FunctionType


def _without(values: list[Value], flags: list[bool]) -> list[Value]:
    return [value for value, gone in zip(values, flags, strict=True) if not gone]


def erase_operands(op: Operation, flags: list[bool]) -> None:
    """The op loses the operands whose flag is set; operandSegmentSizes follow."""
    sizes = segment_sizes(op, "operandSegmentSizes") if op.info.traits & OPERAND_SEGMENTS else None
    if sizes is not None:
        start = 0
        left: list[int] = []
        for size in sizes:
            left.append(flags[start : start + size].count(False))
            start += size
        op.set_attribute("operandSegmentSizes", segments(*left))
    op.set_operands(_without(op.operands, flags))


def erase_results(op: Operation, flags: list[bool]) -> None:
    """The op, or the function, loses the results whose flag is set."""
    type = function_type_of(op.attributes.get("function_type"))
    if op.info.traits & CALLABLE and type is not None:
        results = tuple([one for one, gone in zip(type.results, flags, strict=True) if not gone])
        op.set_attribute("function_type", TypeAttr.get(FunctionType.get(type.inputs, results)))
        drop_attributes(op, "res_attrs", flags)
        return
    op.results = [result for result, gone in zip(op.results, flags, strict=True) if not gone]
    for index, result in enumerate(op.results):
        result.index = index


def erase_argument_attributes(op: Operation | None, flags: list[bool]) -> None:
    """The type of a function, and the attributes of its arguments, without those whose flag is set."""
    if op is None or not op.info.traits & CALLABLE:
        return
    type = function_type_of(op.attributes.get("function_type"))
    if type is not None:
        inputs = tuple([one for one, gone in zip(type.inputs, flags, strict=True) if not gone])
        op.set_attribute("function_type", TypeAttr.get(FunctionType.get(inputs, type.results)))
        drop_attributes(op, "arg_attrs", flags)


def drop_attributes(op: Operation, name: str, flags: list[bool]) -> None:
    attribute = op.attributes.get(name)
    if isinstance(attribute, ArrayAttr):
        left = tuple([one for one, gone in zip(attribute.elements, flags, strict=True) if not gone])
        if left:
            op.set_attribute(name, ArrayAttr.get(left))
        else:
            op.remove_attribute(name)
