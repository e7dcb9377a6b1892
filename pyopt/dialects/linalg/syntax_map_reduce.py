"""The custom forms of map, reduce, transpose and broadcast, whose results have the types of their inits."""

from __future__ import annotations

from pyopt.dialects.linalg.bodies import yield_first
from pyopt.dialects.linalg.syntax import NamedOpParts, named_info, write_operands
from pyopt.ir.attributes import UNKNOWN_LOC, Attribute, DenseArrayAttr, EnumAttr
from pyopt.ir.core import NO_ATTRIBUTES, Block, Operation, Region, Value
from pyopt.ir.op_verifier import check_inherent
from pyopt.ir.types import I64, TensorType, Type, element_type_or_self
from pyopt.syntax.defaults import default_attributes
from pyopt.syntax.names import is_bare_identifier
from pyopt.syntax.parser import Argument, OperationParser
from pyopt.syntax.printer import Printer


def _init_types(parts: NamedOpParts) -> list[Type]:
    return [type for type in parts.init_types if isinstance(type, TensorType) and type.shape is not None]


def _payload(p: OperationParser, loc: int) -> tuple[str, dict[str, Attribute]] | None:
    """`{ arith.addf {attributes} }` if it is here: the one op of a body."""
    if not p.accept("{"):
        return None
    name = p.take_keyword("expected bare identifier or keyword")
    if "." not in name:
        name = "." + name
    attributes = p.parse_optional_attr_dict()
    p.expect("}")
    return name, attributes


def _payload_region(
    p: OperationParser,
    parts: NamedOpParts,
    payload: tuple[str, dict[str, Attribute]],
    operands: list[Value],
    reducing: bool,
) -> Region:
    """The body that hands its arguments to one op and yields the result: a reduction's init first, a map's not."""
    name, given = payload
    region = Region()
    block = Block()
    region.append(block)
    for operand in operands:
        block.add_argument(element_type_or_self(operand.type), UNKNOWN_LOC)
    arguments: list[Value] = list(block.arguments[:-1])
    if reducing:
        arguments.insert(0, block.arguments[-1])
    info = p.context.op_info(name)
    attributes = given
    if info is None:
        info = p.context.unregistered_op_info(name)
    else:
        message = check_inherent(info, given)
        if message is not None:
            raise p.op_error(f"'{name}' op {message}", parts.loc)
        attributes = {**default_attributes(info), **given}
    inner = Operation(info, arguments, [element_type_or_self(parts.operands[-1].type)], attributes, parts.loc)
    block.append(inner)
    end = p.declared("linalg.yield")
    block.append(Operation(end, list(inner.results), (), NO_ATTRIBUTES, parts.loc))
    return region


def _body(p: OperationParser) -> Region:
    """`(%a: T, %b: U) { ... }`."""
    arguments: list[Argument] = []
    p.expect("(", "expected '(' in argument list")
    if not p.accept(")"):
        while True:
            at = p.take_operand()
            p.expect(":")
            argument = Argument(at, p.parse_type(), NO_ATTRIBUTES, at)
            p.parse_optional_attr_dict()
            if p.peek() == "loc":
                argument.loc = p.parse_location_clause()
            arguments.append(argument)
            if not p.accept(","):
                break
        p.expect(")", "expected ')' in argument list")
    return p.parse_region(arguments)


def parse_map(p: OperationParser, loc: int) -> Operation:
    """linalg.map ins(%a : T) outs(%b : U) (%x: f32, %y: f32) { ... }, or { arith.negf } in front instead of the body"""
    payload = _payload(p, loc)
    parts = NamedOpParts(p, named_info(p, loc), loc, NO_ATTRIBUTES)
    parts.add(p, p.parse_optional_attr_dict())
    if payload is None:
        region = _body(p)
    elif parts.operands:
        region = _payload_region(p, parts, payload, parts.operands, False)
    else:
        region = Region()
    return parts.op(p, _init_types(parts), region)


def parse_reduce(p: OperationParser, loc: int) -> Operation:
    """linalg.reduce ins(%a : T) outs(%b : U) dimensions = [0] (%x: f32, %y: f32) { ... }"""
    payload = _payload(p, loc)
    parts = NamedOpParts(p, named_info(p, loc), loc, NO_ATTRIBUTES)
    _dimensions(p, parts, "dimensions")
    if payload is None:
        region = _body(p)
    elif not parts.operands:
        raise p.op_error("expects operands", loc)
    else:
        region = _payload_region(p, parts, payload, parts.operands, True)
    return parts.op(p, _init_types(parts), region)


def _dimensions(p: OperationParser, parts: NamedOpParts, name: str) -> None:
    """`name = [0, 1] {attributes}`."""
    p.expect_keyword(name, parts.loc)
    p.expect("=")
    parts.add(p, {name: p.parse_dense_array(I64)})
    parts.add(p, p.parse_optional_attr_dict())


def parse_transpose(p: OperationParser, loc: int) -> Operation:
    """linalg.transpose ins(%a : T) outs(%b : U) permutation = [1, 0]"""
    return _parse_move(p, loc, "permutation")


def parse_broadcast(p: OperationParser, loc: int) -> Operation:
    """linalg.broadcast ins(%a : T) outs(%b : U) dimensions = [0]"""
    return _parse_move(p, loc, "dimensions")


def _parse_move(p: OperationParser, loc: int, name: str) -> Operation:
    parts = NamedOpParts(p, named_info(p, loc), loc, NO_ATTRIBUTES)
    _dimensions(p, parts, name)
    return parts.op(p, _init_types(parts), yield_first(p.context, parts.operands, loc))


def _find_payload(op: Operation, reducing: bool) -> Operation | None:
    """The op that a body consists of if its short form says it all."""
    block = op.regions[0].first
    if block is None or block.first is None or block.first.next is not block.last or block.first is block.last:
        return None
    inner, end = block.first, block.last
    assert end is not None
    arguments: list[Value] = list(block.arguments)
    arguments = [*arguments[1:], *arguments[:1]] if reducing else arguments[:-1]
    if not inner.operands or len(inner.operands) != len(arguments):
        return None
    if any(one is not other for one, other in zip(inner.operands, arguments, strict=True)):
        return None
    if not all(is_bare_identifier(part) for part in inner.info.name.split(".")):
        return None
    if end.attributes:
        return None
    return inner if len(end.operands) == 1 and end.operands[0].op is inner else None


def _write_payload(pr: Printer, inner: Operation) -> None:
    pr.write(f" {{ {inner.info.name}")
    elided: list[str] = []
    for name, value in sorted(inner.attributes.items()):
        if isinstance(value, EnumAttr) and value.keyword == "arith.fastmath" and value.value == 0:
            elided.append(name)
            break
    pr.optional_attr_dict(inner, elided)
    pr.write(" }")


def _write_body(pr: Printer, op: Operation) -> None:
    outer = pr.indent
    pr.indent = outer + "  "
    block = op.regions[0].first
    pr.write(f"\n{pr.indent}(")
    for number, argument in enumerate(block.arguments if block is not None else ()):
        if number:
            pr.write(", ")
        pr.argument(argument)
    pr.write(") ")
    pr.region(op.regions[0], False)
    pr.indent = outer


def print_map(pr: Printer, op: Operation) -> None:
    inner = _find_payload(op, False)
    if inner is not None:
        _write_payload(pr, inner)
    write_operands(pr, op)
    pr.optional_attr_dict(op)
    if inner is None:
        _write_body(pr, op)


def print_reduce(pr: Printer, op: Operation) -> None:
    inner = _find_payload(op, True)
    if inner is not None:
        _write_payload(pr, inner)
    write_operands(pr, op)
    _write_dimensions(pr, op, "dimensions")
    if inner is None:
        _write_body(pr, op)


def _write_dimensions(pr: Printer, op: Operation, name: str) -> None:
    given = op.attributes.get(name)
    assert isinstance(given, DenseArrayAttr)
    pr.write(f" {name} = {pr.dense_array_elements(given)} ")
    pr.optional_attr_dict(op, (name,))


def print_transpose(pr: Printer, op: Operation) -> None:
    write_operands(pr, op)
    _write_dimensions(pr, op, "permutation")


def print_broadcast(pr: Printer, op: Operation) -> None:
    write_operands(pr, op)
    _write_dimensions(pr, op, "dimensions")
