"""The builtin dialect's operations: module and unrealized_conversion_cast."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, StringAttr
from pyopt.ir.core import NO_ATTRIBUTES, Block, Operation, Value
from pyopt.ir.opinfo import (
    AFFINE_SCOPE,
    GRAPH_REGION,
    ISOLATED,
    NO_TERMINATOR,
    PURE,
    SINGLE_BLOCK,
    SYMBOL,
    SYMBOL_TABLE,
    Dialect,
    OpInfo,
    load,
)
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.ir.opinfo import FoldResult
    from pyopt.syntax.parser import OperationParser
    from pyopt.syntax.printer import Printer

MODULE_ATTRIBUTES: Final = ("sym_name", "sym_visibility")


def verify_module(op: Operation) -> str | None:
    block = op.regions[0].first
    if block is not None and block.arguments:
        return "region should have no arguments"
    for name in sorted(op.attributes):
        if "." not in name and name not in MODULE_ATTRIBUTES:
            return f"can only contain attributes with dialect-prefixed names, found: '{name}'"
    return None


def parse_module(p: OperationParser, loc: int) -> Operation:
    """Reads a module as its format says. Most have neither name nor attributes, and text may have one after another."""
    info = p.declared("builtin.module")
    if p.tokens[p.i] != "{":
        op: Operation = load("pyopt.syntax.format_parser:compile_parse")(info)(p, loc)
        return op
    p.form_name = info.name
    region = p.parse_region(None, info.default_dialect)
    if region.first is None:
        region.append(Block())
    return Operation(info, [], (), NO_ATTRIBUTES, loc, [region])


def print_module(pr: Printer, op: Operation) -> None:
    """Prints a module as its format says. Every run prints one; many have no other use for the printer of formats."""
    name = op.attributes.get("sym_name")
    if isinstance(name, StringAttr):
        pr.write(" " + pr.symbol(name.value))
    pr.optional_attr_dict(op, ("sym_name",), True)
    pr.write(" ")
    pr.region(op.regions[0])


def verify_cast(op: Operation) -> str | None:
    if not op.results:
        return "expected at least one result for cast operation"
    return None


def fold_cast(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """cast(cast(x : A) : B) : A -> x; cast(x : A) : A -> x"""
    operands = op.operands
    results = op.results
    if not operands:
        return None
    if _same_types(operands, results):
        return list(operands) if len(operands) != 1 else operands[0]
    source = operands[0].op
    if source is None or source.info is not op.info or len(source.results) != len(operands):
        return None
    for operand, result in zip(operands, source.results, strict=True):
        if operand is not result:
            return None
    if not _same_types(source.operands, results):
        return None
    return list(source.operands) if len(source.operands) != 1 else source.operands[0]


def _same_types(operands: list[Value], results: object) -> bool:
    assert isinstance(results, list)
    return len(operands) == len(results) and all(
        operand.type is result.type for operand, result in zip(operands, results, strict=True)
    )


DIALECT: Final = Dialect(
    "builtin",
    [
        OpInfo(
            "builtin.module",
            attributes="sym_name: optional<SymbolNameAttr>, sym_visibility: optional<StrAttr>",
            regions="bodyRegion: sized<1>",
            syntax="($sym_name^)? attr-dict-with-keyword $bodyRegion",
            parse=parse_module,
            print=print_module,
            traits=AFFINE_SCOPE | ISOLATED | SYMBOL_TABLE | SYMBOL | GRAPH_REGION | SINGLE_BLOCK | NO_TERMINATOR,
            verify=verify_module,
            default_dialect="builtin",
            doc="The top-level container: one graph region with one block and no terminator.",
        ),
        OpInfo(
            "builtin.unrealized_conversion_cast",
            operands="inputs: variadic<AnyType>",
            results="outputs: variadic<AnyType>",
            syntax="($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict",
            traits=PURE,
            fold=fold_cast,
            verify=verify_cast,
            doc="Values of some types seen as values of others, while type systems mix during a conversion.",
        ),
    ],
    inlinable=True,
    doc="Builtin operations.",
)
