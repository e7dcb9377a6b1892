"""The custom form of ops that make a shaped value of its elements: `%a, %b {..} : type`."""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.ir.types import ShapedType, Type
from pyopt.light import TYPE_CHECKING, Callable
from pyopt.syntax.parser import OperationParser

if TYPE_CHECKING:
    Check = Callable[[OperationParser, Type, int, int], ShapedType]


def parse_elements_op(p: OperationParser, loc: int, name: str, check: Check) -> Operation:
    """The op called `name`: how many operands there must be follows from its type.

    `check(p, type, loc, index)` gives the type of the class that it must have, or raises what is wrong with it; it
    began at token `index`.
    """
    start = p.i
    tokens = p.take_operand_list()
    attributes = p.parse_optional_attr_dict()
    p.expect(":")
    at = p.i
    type = check(p, p.parse_type(), loc, at)
    count = type.element_count()
    if len(tokens) != count:
        raise p.wrong_operand_count(len(tokens), count, loc, start)
    operands = [p.resolve_operand(token, type.element_type) for token in tokens]
    info = p.declared(name)
    return Operation(info, operands, (type,), attributes, loc)
