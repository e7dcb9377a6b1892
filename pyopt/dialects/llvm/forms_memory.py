"""The hand-written forms of ops on memory."""

from __future__ import annotations

from pyopt.dialects.llvm.memory import DYNAMIC_INDEX, constant_indices, element_type_of
from pyopt.ir.attributes import UNIT, Attribute, DenseArrayAttr, IntegerAttr, TypeAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import I32, FunctionType
from pyopt.syntax.format_parser import ParseState
from pyopt.syntax.parser import OperationParser
from pyopt.syntax.printer import Printer


def parse_alloca(p: OperationParser, loc: int) -> Operation:
    """`inalloca? %size x type attributes : (size type) -> pointer`."""
    info = p.declared("llvm.alloca")
    inalloca = p.accept("inalloca")
    size = p.take_operand()
    if p.peek() != "x":
        raise p.op_error("expected 'x'", loc, p.i)
    p.i += 1
    element = p.parse_type()
    attributes = p.parse_optional_attr_dict()
    p.expect(":")
    type_at = p.i
    type = p.parse_type()
    alignment = attributes.get("alignment")
    if alignment is not None and not isinstance(alignment, IntegerAttr):
        raise p.op_error("expected integer alignment", loc)
    if isinstance(alignment, IntegerAttr) and alignment.value == 0:
        attributes = {name: value for name, value in attributes.items() if name != "alignment"}
    if not isinstance(type, FunctionType) or len(type.inputs) != 1 or len(type.results) != 1:
        raise p.op_error("expected trailing function type with one argument and one result", loc, type_at)
    operand = p.resolve_operand(size, type.inputs[0])
    own: dict[str, Attribute] = {"elem_type": TypeAttr.get(element)}
    if inalloca:
        own["inalloca"] = UNIT
    attributes = p.join_attributes(loc, attributes, own)
    return Operation(info, [operand], type.results, attributes, loc)


def print_alloca(pr: Printer, op: Operation) -> None:
    size = op.operands[0]
    result = op.results[0]
    if "inalloca" in op.attributes:
        pr.write(" inalloca")
    pr.write(f" {size.name} x {pr.type(element_type_of(op))}")
    elided = ["elem_type", "inalloca"]
    alignment = op.attributes.get("alignment")
    if isinstance(alignment, IntegerAttr) and alignment.value == 0:
        elided.append("alignment")
    pr.optional_attr_dict(op, elided)
    pr.write(f" : ({pr.type(size.type)}) -> {pr.type(result.type)}")


def parse_indices(p: OperationParser, state: ParseState, arguments: list[str]) -> None:
    """`%index, 1, ...`."""
    operands: list[int] = []
    indices: list[int] = []
    while True:
        token = p.peek()
        if token == "-" or token[:1].isdigit():
            indices.append(p.take_form_integer(state.loc, 32))
        else:
            operands.append(p.take_operand())
            indices.append(DYNAMIC_INDEX)
        if not p.accept(","):
            break
    state.operands["dynamicIndices"] = operands
    state.attributes["rawConstantIndices"] = DenseArrayAttr.get(I32, tuple(indices))


def print_indices(pr: Printer, op: Operation, arguments: list[str]) -> None:
    names = iter([value.name for value in op.operands[1:]])
    pr.write(", ".join([next(names) if index == DYNAMIC_INDEX else str(index) for index in constant_indices(op)]))
