"""The custom forms of shape ops that no format string can say."""

from __future__ import annotations

from pyopt.dialects.func_syntax import parse_function
from pyopt.dialects.shape.types import SHAPE, WITNESS, extent_tensor
from pyopt.ir.attributes import ArrayAttr, DictionaryAttr, IntegerAttr, StringAttr
from pyopt.ir.core import NO_ATTRIBUTES, Operation
from pyopt.ir.elements import LONGEST_LIST, DenseElementsAttr
from pyopt.ir.errors import NoCustomForm
from pyopt.ir.types import NONE, Type
from pyopt.syntax.format_parser import ensure_terminator
from pyopt.syntax.lexer import END
from pyopt.syntax.parser import OperationParser
from pyopt.syntax.printer import Printer

# shape.const_shape


def parse_const_shape(p: OperationParser, loc: int) -> Operation:
    """`{...} [1, 2, 3] : T`."""
    given = p.parse_optional_attr_dict()
    at = p.i
    extents = p.parse_attribute()
    if not isinstance(extents, ArrayAttr):
        raise p.op_error("expected a list of extents", loc, at)
    numbers: list[int] = []
    for extent in extents.elements:
        if not isinstance(extent, IntegerAttr):
            raise p.op_error("expected an integer for each extent", loc, at)
        numbers.append(extent.value)
    shape = DenseElementsAttr.from_values(extent_tensor(len(numbers)), numbers)
    p.expect(":")
    type = p.parse_type()
    attributes = p.join_attributes(loc, given, {"shape": shape})
    return Operation(p.declared("shape.const_shape"), [], [type], attributes, loc)


def print_const_shape(pr: Printer, op: Operation) -> None:
    extents = op.attributes["shape"]
    assert isinstance(extents, DenseElementsAttr)
    if extents.type is not extent_tensor(extents.count) or extents.count > LONGEST_LIST:
        raise NoCustomForm  # the list would be read as a tensor of one dimension, or is too long
    pr.write(" ")
    pr.optional_attr_dict(op, ("shape",))
    pr.write(f"[{', '.join(map(str, extents.values()))}] : {pr.type(op.results[0].type)}")


# shape.concat


def parse_concat(p: OperationParser, loc: int) -> Operation:
    """`%a, %b {...} : T, U -> V`; all are shapes where no types are given, as the specification of 2021 has it."""
    lhs = p.take_operand()
    p.expect(",")
    rhs = p.take_operand()
    attributes = p.parse_optional_attr_dict()
    types: list[Type] = [SHAPE, SHAPE, SHAPE]
    if p.accept(":"):
        types[0] = p.parse_type()
        p.expect(",")
        types[1] = p.parse_type()
        p.expect("->")
        types[2] = p.parse_type()
    operands = [p.resolve_operand(lhs, types[0]), p.resolve_operand(rhs, types[1])]
    return Operation(p.declared("shape.concat"), operands, [types[2]], attributes, loc)


# shape.from_extents


def _next_op_begins(p: OperationParser) -> bool:
    """The names that stand here are the results of another op: `%a, %b:2 = ...`."""
    tokens = p.tokens
    at = p.i
    while tokens[at][:1] == "%":
        at += 3 if tokens[at + 1] == ":" and tokens[at + 2].isdigit() else 1
        if tokens[at] != ",":
            return tokens[at] == "="
        at += 1
    return False


def _may_follow(p: OperationParser) -> bool:
    """The current token can stand behind an op without types: it begins another one or a block, or ends the region."""
    token = p.peek()
    if token == END:
        return p.in_pieces or not p.open_regions
    if token[:1] in ("%", "^", "}", "#", "!", "{"):
        return True
    if token[:1] == '"':
        return p.tokens[p.i + 1] == "("
    name = p.form_name_at(p.i)
    return token == "loc" or p.context.op_info(token) is not None or p.context.op_info(name) is not None


def parse_from_extents(p: OperationParser, loc: int) -> Operation:
    """`%a, %b {...} : T, U`; without extents there need be no types, so that what is printed can be read."""
    at = p.i
    extents = [] if _next_op_begins(p) else p.take_operand_list()
    attributes = p.parse_optional_attr_dict()
    types: list[Type] = []
    if extents:
        p.expect(":")
        types = p.take_type_list()
    else:
        typed = p.accept(":")
        if not _may_follow(p):
            raise p.error("expected non-function type") if typed else p.wrong_token("expected ':'")
    operands = p.resolve_operands(extents, types, loc, at)
    return Operation(p.declared("shape.from_extents"), operands, [SHAPE], attributes, loc)


# shape.assuming


def parse_assuming(p: OperationParser, loc: int) -> Operation:
    """`%witness -> (T, U) { ... } {...}`."""
    info = p.declared("shape.assuming")
    witness = p.resolve_operand(p.take_operand(), WITNESS)
    results = p.take_arrow_types()
    region = p.parse_region()
    ensure_terminator(p, info, region, loc)
    attributes = p.parse_optional_attr_dict()
    return Operation(info, [witness], results, attributes, loc, [region])


def print_assuming(pr: Printer, op: Operation) -> None:
    first = op.regions[0].first
    if first is not None and first.arguments:
        raise NoCustomForm  # the region is written without a label
    pr.write(f" {op.operands[0].name}")
    if op.results:
        pr.write(f" -> ({pr.types_of(op.results)})")
    pr.write(" ")
    pr.region(op.regions[0], False, bool(op.results))
    pr.optional_attr_dict(op)


# shape.reduce


def parse_reduce(p: OperationParser, loc: int) -> Operation:
    """`(%shape, %init) : T -> U { ... } {...}`."""
    operands = p.take_parenthesized_operands()
    p.expect(":")
    shape = p.parse_type()
    results = p.take_arrow_types()
    if not operands:
        raise p.op_error("expected a shape to reduce over", loc, loc)
    if len(operands) != len(results) + 1:
        raise p.wrong_operand_count(len(operands) - 1, len(results), loc)
    values = p.resolve_operands(operands, [shape, *results], loc)
    info = p.declared("shape.reduce")
    region = p.parse_region()
    attributes = p.parse_optional_attr_dict()
    return Operation(info, values, results, attributes, loc, [region])


def print_reduce(pr: Printer, op: Operation) -> None:
    if [value.type for value in op.operands[1:]] != [result.type for result in op.results]:
        raise NoCustomForm  # the types of the results are read as those of the operands
    pr.write(f"({pr.operands(op.operands)}) : {pr.type(op.operands[0].type)}")
    if op.results:
        pr.write(pr.arrow_types([result.type for result in op.results]))
    pr.write(" ")
    pr.region(op.regions[0])
    pr.optional_attr_dict(op)


# shape.function_library, shape.func


def parse_function_library(p: OperationParser, loc: int) -> Operation:
    """`@name attributes {...} { functions } mapping {op.name = @function}`."""
    info = p.declared("shape.function_library")
    token = p.peek()
    if token[:1] != "@" or len(token) == 1:
        raise p.op_error("expected valid '@'-identifier for symbol name", loc, p.i)
    name = StringAttr.get(p.parse_symbol_name())
    given = NO_ATTRIBUTES
    if p.accept("attributes"):
        if p.peek() != "{":
            raise p.wrong_token("expected '{' in attribute dictionary")
        given = p.parse_optional_attr_dict()
    region = p.parse_region(None, "shape")
    p.expect_keyword("mapping", loc)
    at = p.i
    mapping = p.parse_attribute(NONE)
    if not isinstance(mapping, DictionaryAttr):
        raise p.op_error("invalid kind of attribute specified", loc, at)
    attributes = p.join_attributes(loc, given, {"sym_name": name, "mapping": mapping})
    return Operation(info, [], (), attributes, loc, [region])


def print_function_library(pr: Printer, op: Operation) -> None:
    name = op.attributes["sym_name"]
    assert isinstance(name, StringAttr)
    body = op.regions[0].first
    if body is not None and body.first is None:
        raise NoCustomForm  # empty braces would be read as no block
    pr.write(" " + pr.symbol(name.value))
    pr.optional_attr_dict(op, ("sym_name", "mapping"), True)
    pr.write(" ")
    pr.region(op.regions[0], False, False)
    pr.write(" mapping " + pr.attribute(op.attributes["mapping"]))


def parse_func(p: OperationParser, loc: int) -> Operation:
    """`visibility? @name(arguments) -> results attributes {...} { body }`."""
    return parse_function(p, loc, "shape.func")
