"""The edges of a control flow graph while it is changed, and values that its dispatches need.

An edge is (terminator, number of the successor). The edges into a block are known by the time at which each was made:
the reference goes through them from the latest to the first, and the order of arguments follows from that.
"""

from __future__ import annotations

from pyopt.analysis.branches import add_successor_operands, resized, successor_operands
from pyopt.dialects.ub import POISON
from pyopt.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr, Location
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.signature import segments
from pyopt.ir.types import I32, Type, VectorType
from pyopt.light import TYPE_CHECKING, Sequence, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter

    Edge: TypeAlias = tuple[Operation, int]
    """(terminator, number of the successor)."""
    Case: TypeAlias = tuple[int, Block, Sequence[Value]]
    """(number, where it leads, what is given for the arguments there)."""


def target(edge: Edge) -> Block:
    """The block that an edge leads to."""
    return edge[0].successors[edge[1]]


def origin(edge: Edge) -> Block:
    """The block that an edge comes from."""
    block = edge[0].block
    assert block is not None
    return block


def edges_from(block: Block) -> list[Edge]:
    """The edges that leave a block, in order."""
    last = block.last
    return [] if last is None else [(last, number) for number in range(len(last.successors))]


def carried(edge: Edge) -> list[Value]:
    """What an edge gives for the arguments of its block."""
    return successor_operands(*edge)


def add_arguments(block: Block, other: Block) -> None:
    """Gives `block` arguments of the types that those of `other` have."""
    for argument in other.arguments:
        block.add_argument(argument.type, argument.loc)


def substitute(block: Block, values: Sequence[Value]) -> None:
    """`values` take the place of the arguments, which go."""
    for argument, value in zip(block.arguments, values, strict=True):
        argument.replace_all_uses_with(value)
    block.arguments = []


def absorb(block: Block, following: Block) -> None:
    """Moves the ops of a block, whose arguments have no uses any more, to the end of another; the block goes."""
    for op in following:
        # What has a place is first looked for around its new place, however deep that is.
        op.detach()
        block.append(op)
    following.detach()


def place_behind(block: Block, anchor: Block) -> None:
    """Puts a new block behind another, if that is in a region: what other blocks absorb need not be in one."""
    if anchor.region is not None:
        anchor.region.insert_after(block, anchor)


def place_before(block: Block, anchor: Block) -> None:
    """Puts a new block before another, as `place_behind` does."""
    if anchor.region is not None:
        anchor.region.insert_before(block, anchor)


@final
class BlockEdges:
    """The graph of a region, and the constants at its start, each of which is made when it is first asked for."""

    def __init__(self, region: Region, rewriter: Rewriter) -> None:
        self.region = region
        self.rewriter = rewriter
        parent = region.parent
        assert parent is not None
        self.holder = parent
        self.start = region.entry()
        self._into: dict[Block, dict[Edge, None]] = {}
        self._numbers: dict[int, Value] = {}
        self._poison: dict[Type, Value] = {}
        for block in region:
            if block.last is not None:
                self.add(block.last)

    # Edges.

    def add(self, terminator: Operation) -> None:
        """Notes the edges of a terminator that was created."""
        for number, block in enumerate(terminator.successors):
            self._into.setdefault(block, {})[terminator, number] = None

    def erase(self, terminator: Operation) -> None:
        """Erases a terminator with its edges."""
        for number, block in enumerate(terminator.successors):
            del self._into[block][terminator, number]
        terminator.erase()

    def into(self, block: Block) -> list[Edge]:
        """The edges into a block, the latest first."""
        return [*self._into.get(block, ())][::-1]

    def is_entered_from(self, block: Block, blocks: dict[Block, None]) -> bool:
        """All edges into a block come from some blocks."""
        return all(terminator.block in blocks for terminator, _ in self._into.get(block, ()))

    def is_sole(self, edge: Edge) -> bool:
        """No other edge leads to the block."""
        return len(self._into[target(edge)]) == 1

    def lead(self, edge: Edge, block: Block) -> None:
        """The edge leads to `block`; what it carries stays."""
        del self._into[target(edge)][edge]
        edge[0].set_successor(edge[1], block)
        self._into.setdefault(block, {})[edge] = None

    def carry(self, values: dict[Edge, list[Value]]) -> None:
        """Edges carry `values` in place of what they carried."""
        by_terminator: dict[Operation, dict[int, list[Value]]] = {}
        for (terminator, number), given in values.items():
            by_terminator.setdefault(terminator, {})[number] = given
        for terminator, given_by_number in by_terminator.items():
            _set_carried(terminator, given_by_number)

    def carry_more(self, values: dict[Edge, list[Value]]) -> None:
        """Edges carry `values` behind what they carry."""
        by_terminator: dict[Operation, dict[int, list[Value]]] = {}
        for (terminator, number), given in values.items():
            by_terminator.setdefault(terminator, {})[number] = given
        for terminator, given_by_number in by_terminator.items():
            add_successor_operands(terminator, given_by_number)

    # Ops.

    def at_end(self, block: Block, loc: int | Location) -> Rewriter:
        """The rewriter, set to the end of a block."""
        self.rewriter.insert_at_end(block)
        self.rewriter.loc = loc
        return self.rewriter

    def branch(self, block: Block, destination: Block, values: Sequence[Value], loc: int | Location) -> None:
        """`block` ends with a branch to `destination`."""
        self.add(self.at_end(block, loc).create("cf.br", values, [], successors=[destination]))

    def switch(
        self, block: Block, flag: Value, cases: Sequence[tuple[int, Block, Sequence[Value]]], loc: int | Location
    ) -> None:
        """`block` ends with a dispatch by the number `flag`; the last case is for all other numbers."""
        *others, (_, default, default_values) = cases
        operands = [flag, *default_values]
        attributes: dict[str, Attribute] = {}
        for _, _, values in others:
            operands += values
        if others:
            numbers = [number for number, _, _ in others]
            type = VectorType.get((len(numbers),), I32)
            attributes["case_values"] = DenseElementsAttr.from_values(type, numbers)
        counts = [len(values) for _, _, values in others]
        attributes["case_operand_segments"] = DenseArrayAttr.get(I32, tuple(counts))
        attributes["operandSegmentSizes"] = segments(1, len(default_values), sum(counts))
        successors = [default, *[destination for _, destination, _ in others]]
        self.add(self.at_end(block, loc).create("cf.switch", operands, [], attributes, successors=successors))

    # Values.

    def number(self, value: int) -> Value:
        """A constant that says where a dispatch goes."""
        found = self._numbers.get(value)
        if found is None:
            found = self._numbers[value] = self._at_start().constant(IntegerAttr.get(value, I32), I32)
        return found

    def undefined(self, type: Type) -> Value:
        """Poison of a type, for a block argument that is not used on the way that the block is entered."""
        found = self._poison.get(type)
        if found is None:
            op = self._at_start().create("ub.poison", [], [type], {"value": POISON})
            found = self._poison[type] = op.results[0]
        return found

    def _at_start(self) -> Rewriter:
        self.rewriter.insert_at_start(self.start)
        self.rewriter.loc = self.holder.loc
        return self.rewriter


def _set_carried(terminator: Operation, given: dict[int, list[Value]]) -> None:
    """Successors get values in place of those that they had, by the number of the successor."""
    parts = [successor_operands(terminator, number) for number in range(len(terminator.successors))]
    before = len(terminator.operands) - sum(len(part) for part in parts)
    grown = {number: len(values) - len(parts[number]) for number, values in given.items()}
    for number, values in given.items():
        parts[number] = values
    operands = [*terminator.operands[:before], *[value for part in parts for value in part]]
    for name, sizes in resized(terminator, grown).items():
        terminator.set_attribute(name, sizes)
    terminator.set_operands(operands)
