"""Texts of single IR objects, for `str` and `repr`."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, Location
from pyopt.ir.context import Context
from pyopt.ir.core import Block, BlockArgument, Operation, Region, Value
from pyopt.ir.types import Type
from pyopt.light import Sequence
from pyopt.syntax.attribute_printer import AttributePrinter
from pyopt.syntax.op_texts import OpTexts

MOST_LINES = 5
"""A `repr` has so many lines of an op at most."""


def text_of_type(type: Type) -> str:
    """`tensor<?xf32>`."""
    return AttributePrinter().type(type)


def text_of_attribute(attribute: Attribute) -> str:
    """`dense<1> : tensor<4xi8>`; locations are `loc(...)`."""
    printer = AttributePrinter()
    return printer.location_text(attribute) if isinstance(attribute, Location) else printer.attribute(attribute)


def text_of_op(op: Operation) -> str:
    """The op as it stands in the op around it that is isolated from above; in generic form where it is not valid."""
    return OpTexts(_context()).text(op).lstrip("\n")


def text_of_value(value: Value) -> str:
    """The name of the value in the op around it that is isolated from above, `%0` or `%arg0`, and its type."""
    return f"{name_of_value(value)} : {text_of_type(value.type)}"


def name_of_value(value: Value) -> str:
    """`%0`, `%0#1` or `%arg0`; `%` alone for a value of an op that stands nowhere."""
    op = value.op
    if isinstance(value, BlockArgument):
        op = value.block.parent_op()
    if op is None:
        return "%"
    OpTexts(_context()).text(op)
    return value.name


def text_of_block(block: Block) -> str:
    """The ops of a block, a line each."""
    return "\n".join([text_of_op(op) for op in block])


def text_of_region(region: Region) -> str:
    """The blocks of a region, with an empty line between them."""
    return "\n\n".join([text_of_block(block) for block in region])


def shown(name: str, text: str) -> str:
    """`<Name text>`, of a long text the beginning."""
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        lines = [*lines[:MOST_LINES], "..."]
    return f"<{name} " + "\n".join(lines) + ">"


def _context() -> Context:
    return Context(_ignore, allow_unregistered=True)


def _ignore(severity: str, message: str, location: Location, notes: Sequence[tuple[str, Location]]) -> None:
    """Drops what is found wrong with an op that is only shown."""
