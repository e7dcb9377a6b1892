"""Operands that branches forward to their successors, and how to change them.

It knows branches by their declarations alone: `successor_operands` of `pyopt.ir.traits` says which operands go where,
and the segment attributes that count them are the DenseArrayAttr ones of the op.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr
from pyopt.ir.core import Block, BlockArgument, Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.opinfo import BRANCH
from pyopt.ir.traits import SUCCESSOR_SEGMENTS, first_branch_group
from pyopt.ir.traits import successor_operands as operand_range
from pyopt.ir.types import I1
from pyopt.light import Final, Sequence, final

WIDE: Final = 8
"""From so many successors on, a terminator's are looked up."""


def is_branch(op: Operation | None) -> bool:
    """It is known which operands of `op` go to which block."""
    return op is not None and op.info.traits & BRANCH != 0


def successor_operands(op: Operation, number: int) -> list[Value]:
    """The operands that successor `number` gets for its arguments."""
    start, end = operand_range(op, number)
    return op.operands[start:end]


def successor_argument(op: Operation, index: int) -> BlockArgument | None:
    """The block argument that operand `index` is for; None if the branch itself uses it."""
    # The operands of successors come in the order of the successors: the first that ends behind `index` has it.
    low, high = 0, len(op.successors)
    while low < high:
        middle = (low + high) // 2
        if operand_range(op, middle)[1] <= index:
            low = middle + 1
        else:
            high = middle
    if low == len(op.successors):
        return None
    start = operand_range(op, low)[0]
    return op.successors[low].arguments[index - start] if start <= index else None


@final
class SuccessorNumbers:
    """The places of blocks among the successors of terminators, which must not change meanwhile.

    Those of a terminator with many successors are looked up: a search for each of its blocks takes quadratic time.
    """

    def __init__(self) -> None:
        self._by_terminator: dict[Operation, dict[Block, list[int]]] = {}

    def of(self, terminator: Operation, block: Block) -> list[int]:
        """The numbers of the edges from `terminator` to `block`, in order."""
        successors = terminator.successors
        if len(successors) < WIDE:
            return [number for number, successor in enumerate(successors) if successor is block]
        known = self._by_terminator.get(terminator)
        if known is None:
            known = self._by_terminator[terminator] = {}
            for number, successor in enumerate(successors):
                known.setdefault(successor, []).append(number)
        return known[block]


def known_successor(op: Operation, constants: Sequence[Attribute | None]) -> Block | None:
    """The successor that a branch takes, if that follows from the constants among its operands: it has one successor,
    or decides by a condition, or by a number and `case_values`."""
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
        _resize(op, {number: grown})
    op.set_operands(operands)


def add_successor_operands(op: Operation, added: dict[int, list[Value]]) -> None:
    """Successors get values behind those that they have, by the number of the successor."""
    operands: list[Value] = []
    at = 0
    for number in sorted(added):
        end = operand_range(op, number)[1]
        operands += [*op.operands[at:end], *added[number]]
        at = end
    operands += op.operands[at:]
    _resize(op, {number: len(values) for number, values in added.items()})
    op.set_operands(operands)


def erase_successor_operands(op: Operation, dead: dict[int, list[bool]]) -> None:
    """Successors no longer get the operands whose flag is set; flags by the number of the successor."""
    erased: set[int] = set()
    for number, flags in dead.items():
        start = operand_range(op, number)[0]
        erased.update([start + index for index, gone in enumerate(flags) if gone])
    operands = [operand for index, operand in enumerate(op.operands) if index not in erased]
    _resize(op, {number: -flags.count(True) for number, flags in dead.items()})
    op.set_operands(operands)


def _resize(op: Operation, grown: dict[int, int]) -> None:
    for name, sizes in resized(op, grown).items():
        op.set_attribute(name, sizes)


def resized(op: Operation, grown: dict[int, int]) -> dict[str, Attribute]:
    """The segment attributes of a branch whose successors get so many operands more, by the number of the successor."""
    if "case_operand_segments" in op.info.attribute_names:
        # Flag, default operands, operands of all cases; the cases' own sizes are in an attribute of their own.
        cases = {number - 1: more for number, more in grown.items() if number}
        return {
            "operandSegmentSizes": _add(op, "operandSegmentSizes", {1: grown.get(0, 0), 2: sum(cases.values())}),
            "case_operand_segments": _add(op, "case_operand_segments", cases),
        }
    if SUCCESSOR_SEGMENTS in op.info.attribute_names:
        return {SUCCESSOR_SEGMENTS: _add(op, SUCCESSOR_SEGMENTS, grown)}
    if "operandSegmentSizes" in op.info.attribute_names:
        sizes = op.attributes["operandSegmentSizes"]
        assert isinstance(sizes, DenseArrayAttr), op.info.name
        first = first_branch_group(op, len(sizes.values))
        more = {first + number: count for number, count in grown.items()}
        return {"operandSegmentSizes": _add(op, "operandSegmentSizes", more)}
    return {}


def _add(op: Operation, attribute: str, grown: dict[int, int]) -> DenseArrayAttr:
    """The elements of an array attribute with numbers added, by their positions."""
    sizes = op.attributes[attribute]
    assert isinstance(sizes, DenseArrayAttr), op.info.name
    values = list(sizes.values)
    for position, more in grown.items():
        values[position] += more
    return DenseArrayAttr.get(sizes.element_type, tuple(values))


def branch_edges(block: Block, numbers: SuccessorNumbers) -> list[tuple[Operation, int]]:
    """(terminator, successor number) of each edge into `block`."""
    return [(op, number) for op in block.predecessors for number in numbers.of(op, block)]
