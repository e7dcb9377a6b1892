"""The hand-written forms of comparisons."""

from __future__ import annotations

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.arithmetic import comparison_type
from pyopt.ir.attributes import EnumAttr
from pyopt.ir.core import Operation
from pyopt.syntax.defaults import default_attributes
from pyopt.syntax.parser import OperationParser
from pyopt.syntax.printer import Printer


def parse_comparison(p: OperationParser, loc: int) -> Operation:
    """`"predicate" %lhs, %rhs attributes : type`."""
    info = p.declared(p.form_name_at(loc))
    predicates = enums.FCMP if info.name == "llvm.fcmp" else enums.ICMP
    at = p.i
    if p.peek()[:1] != '"':
        raise p.wrong_token("expected attribute value")
    word = p.take_string()
    left = p.take_operand()
    p.expect(",")
    right = p.take_operand()
    given = p.parse_optional_attr_dict()
    p.expect(":")
    type = p.parse_type()
    found = predicates.by_keyword.get(word)
    if found is None:
        raise p.op_error(f"'{word}' is an incorrect value of the 'predicate' attribute", loc, at)
    attributes = p.join_attributes(loc, given, {"predicate": found})
    for name, default in default_attributes(info).items():
        attributes.setdefault(name, default)
    operands = [p.resolve_operand(left, type), p.resolve_operand(right, type)]
    return Operation(info, operands, (comparison_type(type),), attributes, loc)


def print_comparison(pr: Printer, op: Operation) -> None:
    predicates = enums.FCMP if op.info.name == "llvm.fcmp" else enums.ICMP
    left, right = op.operands
    pr.write(f' "{predicates.by_attribute[op.attributes["predicate"]]}" {left.name}, {right.name}')
    flags = op.attributes.get("fastmathFlags")
    plain = isinstance(flags, EnumAttr) and flags.value == 0
    pr.optional_attr_dict(op, ("predicate", "fastmathFlags") if plain else ("predicate",))
    pr.write(" : " + pr.type(left.type))
