"""What branches hand to the blocks they go to, and how to change it.

It knows branches by their declarations alone: `successor_operands` of `pyopt.ir.traits` says which operands go where,
and the segment attributes that count them are the DenseArrayAttr ones of the op.
"""

from __future__ import annotations

from pyopt.ir.attributes import DenseArrayAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.opinfo import BRANCH
from pyopt.ir.traits import successor_operands as operand_range
from pyopt.ir.types import I1

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.ir.attributes import Attribute
    from pyopt.ir.core import Block, BlockArgument


def is_branch(op: Operation | None) -> bool:
    """It is known which operands of `op` go to which block."""
    return op is not None and op.info.traits & BRANCH != 0


def successor_operands(op: Operation, number: int) -> list[Value]:
    """The operands that successor `number` gets for its arguments."""
    start, end = operand_range(op, number)
    return op.operands[start:end]


def successor_argument(op: Operation, index: int) -> BlockArgument | None:
    """The block argument that operand `index` is for; None if the branch itself uses it."""
    for number, block in enumerate(op.successors):
        start, end = operand_range(op, number)
        if start <= index < end:
            return block.arguments[index - start]
    return None


def known_successor(op: Operation, constants: Sequence[Attribute | None]) -> Block | None:
    """Where a branch goes if that follows from the constants among its operands: it has one successor, or decides by a
    condition, or by a number and `case_values`."""
    successors = op.successors
    if len(successors) == 1:
        return successors[0]
    number = constants[0] if constants else None
    if not isinstance(number, IntegerAttr):
        return None
    if "case_operand_segments" in op.info.attribute_names:
        cases = op.attributes.get("case_values")
        values = cases.values() if isinstance(cases, DenseElementsAttr) else []
        return successors[values.index(number.value) + 1 if number.value in values else 0]
    if len(successors) == 2 and op.operands[0].type is I1:
        return successors[0 if number.value else 1]
    return None


def set_successor_operands(op: Operation, number: int, values: list[Value]) -> None:
    """Successor `number` gets `values`; the op's segment attributes follow."""
    start, end = operand_range(op, number)
    grown = len(values) - (end - start)
    operands = [*op.operands[:start], *values, *op.operands[end:]]
    if grown:
        _resize(op, number, grown)
    op.set_operands(operands)


def _resize(op: Operation, number: int, grown: int) -> None:
    """Adds `grown` to the segment that holds the operands of successor `number`."""
    name = op.info.name
    changes: list[tuple[str, int]] = []
    if "case_operand_segments" in op.info.attribute_names:
        # Flag, default operands, operands of all cases; the cases' own sizes are in an attribute of their own.
        changes.append(("operandSegmentSizes", 1 if number == 0 else 2))
        if number:
            changes.append(("case_operand_segments", number - 1))
    elif "operandSegmentSizes" in op.info.attribute_names:
        sizes = op.attributes["operandSegmentSizes"]
        assert isinstance(sizes, DenseArrayAttr), name
        changes.append(("operandSegmentSizes", len(sizes.values) - len(op.successors) + number))
    for attribute, position in changes:
        sizes = op.attributes[attribute]
        assert isinstance(sizes, DenseArrayAttr), name
        values = list(sizes.values)
        values[position] += grown
        op.set_attribute(attribute, DenseArrayAttr.get(sizes.element_type, tuple(values)))


def erase_successor_operands(op: Operation, number: int, dead: list[bool]) -> None:
    """Successor `number` no longer gets the operands whose flag is set."""
    values = successor_operands(op, number)
    set_successor_operands(op, number, [value for value, gone in zip(values, dead, strict=True) if not gone])


def branch_edges(block: Block) -> list[tuple[Operation, int]]:
    """(terminator, successor number) of each edge into `block`."""
    return [(op, number) for op in block.predecessors for number, other in enumerate(op.successors) if other is block]
