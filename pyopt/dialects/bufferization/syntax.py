"""The custom form of alloc_tensor, whose optional operands have no format string."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import INDEX, TensorType
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.syntax.parser import OperationParser
    from pyopt.syntax.printer import Printer


def parse_alloc_tensor(p: OperationParser, loc: int) -> Operation:
    """`(%sizes) copy(%t)? size_hint=%n? attr-dict : type`."""
    p.expect("(")
    sizes = p.take_operand_list()
    p.expect(")")
    copy: list[int] = []
    if p.accept("copy"):
        p.expect("(")
        copy.append(p.take_operand())
        p.expect(")")
    hint: list[int] = []
    if p.accept("size_hint"):
        p.expect("=")
        hint.append(p.take_operand())
    attributes = p.parse_optional_attr_dict()
    p.expect(":")
    at = p.i
    type = p.parse_type()
    if not isinstance(type, TensorType):
        raise p.wrong_type_class(type, "", loc, at)
    operands = [p.resolve_operand(one, INDEX) for one in sizes]
    operands += [p.resolve_operand(one, type) for one in copy]
    operands += [p.resolve_operand(one, INDEX) for one in hint]
    info = p.declared("bufferization.alloc_tensor")
    own: dict[str, Attribute] = {"operandSegmentSizes": segments(len(sizes), len(copy), len(hint))}
    return Operation(info, operands, (type,), p.join_attributes(loc, attributes, own), loc)


def print_alloc_tensor(pr: Printer, op: Operation) -> None:
    pr.write(f"({pr.operands(operand_group(op, 'dynamic_sizes'))})")
    for value in operand_group(op, "copy"):
        pr.write(f" copy({value.name})")
    for value in operand_group(op, "size_hint"):
        pr.write(f" size_hint={value.name}")
    pr.optional_attr_dict(op, ("operandSegmentSizes",))
    pr.write(f" : {pr.type(op.results[0].type)}")
