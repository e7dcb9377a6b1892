"""The hand-written forms of calls that may throw, and of where exceptions land."""

from __future__ import annotations

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.exceptions import is_filter
from pyopt.dialects.llvm.forms_calls import (
    take_bundles,
    take_call_type,
    take_variadic_type,
    write_bundles,
    write_call_type,
)
from pyopt.dialects.llvm.forms_functions import take_case
from pyopt.dialects.llvm.functions import callee_type
from pyopt.ir.attributes import UNIT, Attribute, EnumAttr, SymbolRefAttr
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import Type
from pyopt.light import Final
from pyopt.syntax.defaults import default_attributes
from pyopt.syntax.parser import OperationParser
from pyopt.syntax.printer import Printer


def _take_target(p: OperationParser) -> tuple[Block, list[Value]]:
    """`^block(%operands : types)`."""
    block = p.take_successor()
    operands: list[int] = []
    types: list[Type] = []
    if p.accept("("):
        operands = p.take_operand_list()
        if operands:
            p.expect(":", "expected ':' in operand list")
            types = p.take_type_list()
            if len(types) != len(operands):
                raise p.error(f"expected {len(operands)} types to match operand list")
        p.expect(")")
    return block, p.resolve_operands(operands, types, p.i)


def parse_invoke(p: OperationParser, loc: int) -> Operation:
    """`cconv? (@callee|%pointer)(%args) to ^block unwind ^block vararg(type)? [bundles]? attributes : types`."""
    info = p.declared("llvm.invoke")
    attributes: dict[str, Attribute] = {"CConv": take_case(p, enums.CCONV, "ccc")}
    operands: list[int] = []
    direct = p.peek()[:1] != "%"
    if direct:
        at = p.i
        callee = p.parse_attribute()
        if not isinstance(callee, SymbolRefAttr):
            raise p.op_error("invalid kind of attribute specified", loc, at)
        attributes["callee"] = callee
    else:
        operands.append(p.take_operand())
    operands.extend(p.take_parenthesized_operands())
    p.expect_keyword("to", loc)
    normal, of_normal = _take_target(p)
    p.expect_keyword("unwind", loc)
    unwind, of_unwind = _take_target(p)
    take_variadic_type(p, loc, attributes)
    bundles = take_bundles(p, loc)
    bundles.describe_in(attributes)
    sizes = (len(operands), len(of_normal), len(of_unwind), len(bundles.operands))
    attributes["operandSegmentSizes"] = segments(*sizes)
    attributes = p.join_attributes(loc, p.parse_optional_attr_dict(), attributes)
    at = p.i
    p.expect(":")
    given: list[Type] = []
    if not direct:
        given.append(p.parse_type())
        if not p.accept(","):
            raise p.op_error("expected indirect call to have 2 trailing types", loc, at)
    words = "expected direct call to have 1 trailing types" if direct else "expected trailing function type"
    inputs, results = take_call_type(p, loc, attributes, words, at)
    if len(results) > 1:
        raise p.op_error("expected function with 0 or 1 result", loc, at)
    values = p.resolve_operands(operands, [*given, *inputs], loc)
    values = [*values, *of_normal, *of_unwind, *bundles.resolve(p, loc)]
    for name, value in default_attributes(info).items():
        attributes.setdefault(name, value)
    return Operation(info, values, tuple(results), attributes, loc, [], [normal, unwind])


ELIDED_OF_INVOKE: Final = (
    "callee", "CConv", "var_callee_type", "op_bundle_sizes", "op_bundle_tags", "operandSegmentSizes", "arg_attrs",
    "res_attrs",
)  # fmt: skip


def _write_target(pr: Printer, block: Block, operands: list[Value]) -> None:
    pr.write(block.name)
    if operands:
        pr.write(f"({pr.operands(operands)} : {pr.types_of(operands)})")


def print_invoke(pr: Printer, op: Operation) -> None:
    attributes = op.attributes
    convention = attributes.get("CConv")
    if isinstance(convention, EnumAttr) and convention.text != "ccc":
        pr.write(" " + convention.text)
    callee = attributes.get("callee")
    operands = operand_group(op, "callee_operands")
    types = ""
    if callee is not None:
        pr.write(" " + pr.attribute(callee))
    else:
        pr.write(" " + operands[0].name)
        types = pr.type(operands[0].type) + ", "
        operands = operands[1:]
    pr.write(f"({pr.operands(operands)}) to ")
    _write_target(pr, op.successors[0], operand_group(op, "normalDestOperands"))
    pr.write(" unwind ")
    _write_target(pr, op.successors[1], operand_group(op, "unwindDestOperands"))
    variadic = callee_type(op)
    if variadic is not None:
        pr.write(f" vararg({pr.type(variadic)})")
    write_bundles(pr, op)
    pr.optional_attr_dict(op, ELIDED_OF_INVOKE)
    pr.write(f" : {types}")
    write_call_type(pr, op, operands)


def parse_landingpad(p: OperationParser, loc: int) -> Operation:
    """`cleanup? ((catch|filter) %value : type)... : type`."""
    info = p.declared("llvm.landingpad")
    attributes: dict[str, Attribute] = {}
    if p.accept("cleanup"):
        attributes["cleanup"] = UNIT
    operands: list[Value] = []
    while p.accept("("):
        if not (p.accept("catch") or p.accept("filter")):
            break
        operand = p.take_operand()
        p.expect(":")
        operands.append(p.resolve_operand(operand, p.parse_type()))
        p.expect(")")
    p.expect(":")
    return Operation(info, operands, (p.parse_type(),), attributes, loc)


def print_landingpad(pr: Printer, op: Operation) -> None:
    if op.attributes.get("cleanup") is not None:
        pr.write(" cleanup")
    for value in op.operands:
        pr.write(f" ({'filter' if is_filter(value) else 'catch'} {value.name} : {pr.type(value.type)})")
    pr.optional_attr_dict(op, ("cleanup",))
    pr.write(f" : {pr.type(op.results[0].type)}")
