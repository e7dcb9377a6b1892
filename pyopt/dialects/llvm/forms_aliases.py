"""The hand-written forms of aliases and of functions that are chosen when a program is loaded."""

from __future__ import annotations

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.aliases import alias_type
from pyopt.dialects.llvm.forms_functions import (
    take_case,
    take_integer_case,
    take_symbol_name,
    write_words,
)
from pyopt.dialects.llvm.functions import linkage_of
from pyopt.ir.attributes import UNIT, Attribute, StringAttr, TypeAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import Type
from pyopt.light import Final
from pyopt.syntax.defaults import default_attributes
from pyopt.syntax.format_parser import ParseState
from pyopt.syntax.parser import OperationParser
from pyopt.syntax.printer import Printer


def parse_alias(p: OperationParser, loc: int) -> Operation:
    """`linkage? visibility? thread_local? unnamed? @name attributes : type { region }`."""
    info = p.declared("llvm.mlir.alias")
    attributes: dict[str, Attribute] = {"linkage": take_case(p, enums.LINKAGE, "external")}
    attributes["visibility_"] = take_integer_case(p, enums.VISIBILITY)
    if p.accept("thread_local"):
        attributes["thread_local_"] = UNIT
    attributes["unnamed_addr"] = take_integer_case(p, enums.UNNAMED_ADDRESS)
    attributes["sym_name"] = take_symbol_name(p, loc)
    attributes = p.join_attributes(loc, p.parse_optional_attr_dict(), attributes)
    types: list[Type] = p.take_type_list() if p.accept(":") else []
    if len(types) > 1:
        raise p.op_error("expected zero or one type", loc, loc)
    region = p.parse_region(None, info.default_dialect)
    if not types:
        raise p.op_error("expected a type", loc, loc)
    attributes = p.join_attributes(loc, attributes, {"alias_type": TypeAttr.get(types[0])})
    for name, default in default_attributes(info).items():
        attributes.setdefault(name, default)
    return Operation(info, [], (), attributes, loc, [region])


ELIDED_OF_ALIAS: Final = ("sym_name", "alias_type", "linkage", "unnamed_addr", "thread_local_", "visibility_")


def print_alias(pr: Printer, op: Operation) -> None:
    pr.write(f" {linkage_of(op)} ")
    write_words(pr, op)
    name = op.attributes["sym_name"]
    assert isinstance(name, StringAttr)
    pr.write(pr.symbol(name.value))
    pr.optional_attr_dict(op, ELIDED_OF_ALIAS)
    pr.write(f" : {pr.type(alias_type(op))} ")
    pr.region(op.regions[0], False, True, False)


def parse_linkage(p: OperationParser, state: ParseState, arguments: list[str]) -> None:
    """A linkage, or nothing for `external`."""
    state.attributes["linkage"] = take_case(p, enums.LINKAGE, "external")


def print_linkage(pr: Printer, op: Operation, arguments: list[str]) -> None:
    pr.write(linkage_of(op))
