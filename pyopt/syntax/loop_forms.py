"""Common parts of the custom forms of loops: region arguments whose types come later, and the values they carry."""

from __future__ import annotations

from pyopt.ir.core import NO_ATTRIBUTES, BlockArgument, Value
from pyopt.ir.types import INDEX, Type
from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.syntax.parser import Argument, OperationParser

if TYPE_CHECKING:
    from pyopt.syntax.printer import Printer


def take_argument(p: OperationParser) -> Argument:
    """`%a loc(...)`, a region argument; it is an index until it gets its type."""
    token = p.take_operand()
    mark = p.tokens[token].find("#")
    if mark >= 0:
        raise p.error("result number not allowed in argument list", token, mark)
    argument = Argument(token, INDEX, NO_ATTRIBUTES, token)
    if p.peek() == "loc":
        argument.loc = p.parse_location_clause()
    return argument


def take_assignments(p: OperationParser, loc: int) -> tuple[list[Argument], list[int]]:
    """`(%a = %x, %b = %y)`: the arguments, and the tokens of what they begin with."""
    arguments: list[Argument] = []
    values: list[int] = []
    if not p.accept("("):
        raise p.op_error("expected '('", loc, p.i)
    if p.accept(")"):
        return arguments, values
    while True:
        arguments.append(take_argument(p))
        p.expect("=")
        values.append(p.take_operand())
        if not p.accept(","):
            break
    p.expect(")", "expected ',' or ')'")
    return arguments, values


def typed(arguments: Sequence[Argument], types: Sequence[Type]) -> list[Argument]:
    """The arguments with their types; as many must be given."""
    for argument, type in zip(arguments, types, strict=True):
        argument.type = type
    return list(arguments)


def write_assignments(
    pr: Printer, arguments: Sequence[BlockArgument], values: Sequence[Value], prefix: str = " iter_args"
) -> None:
    """` iter_args(%a = %x, %b = %y)`, nothing without arguments."""
    if arguments:
        pairs = ", ".join([f"{one.name} = {value.name}" for one, value in zip(arguments, values, strict=False)])
        pr.write(f"{prefix}({pairs})")
