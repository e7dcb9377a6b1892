"""A block through which edges to several blocks go: its arguments are theirs, and a number says which one is meant."""

from __future__ import annotations

from pyopt.ir.attributes import Location
from pyopt.ir.core import Block, Value
from pyopt.ir.types import I32, Type
from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.passes.loops.lifting.edges import BlockEdges, add_arguments, carried, origin, place_behind, target

if TYPE_CHECKING:
    from pyopt.passes.loops.lifting.edges import Edge


@final
class Multiplexer:
    """A new block behind the first of `targets`; `extra` are the types of arguments behind all others."""

    def __init__(
        self, flow: BlockEdges, targets: Sequence[Block], loc: int | Location, extra: Sequence[Type] = ()
    ) -> None:
        self.flow = flow
        self.loc = loc
        self.block = Block()
        place_behind(self.block, targets[0])
        self.offsets: dict[Block, int] = {}
        for block in targets:
            if block not in self.offsets:
                self.offsets[block] = len(self.block.arguments)
                add_arguments(self.block, block)
        self.dispatch: Value | None = None
        if len(self.offsets) > 1:
            self.dispatch = self.block.add_argument(flow.number(0).type, loc)
        self.numbers = {block: number for number, block in enumerate(self.offsets)}
        self.end = len(self.block.arguments)
        for type in extra:
            self.block.add_argument(type, loc)

    def redirect(self, edges: Sequence[Edge], extra: Sequence[Value] = ()) -> None:
        """Leads edges to the block; `extra` are for the arguments behind all others."""
        given = {edge: self._values_of(edge, extra) for edge in edges}
        self.flow.carry(given)
        for edge in edges:
            self.flow.lead(edge, self.block)

    def _values_of(self, edge: Edge, extra: Sequence[Value]) -> list[Value]:
        block = target(edge)
        offset = self.offsets[block]
        own = carried(edge)
        values: list[Value] = []
        for argument in self.block.arguments[: self.end]:
            if offset <= argument.index < offset + len(own):
                values.append(own[argument.index - offset])
            elif argument is self.dispatch:
                values.append(self.flow.number(self.numbers[block]))
            else:
                values.append(self.flow.undefined(argument.type))
        return [*values, *extra]

    def switch(self, end_of: Block, besides: Block | None = None) -> None:
        """`end_of` ends with a dispatch to the targets, `besides` left out."""
        cases = [
            (number, block, self.block.arguments[self.offsets[block] : self.offsets[block] + len(block.arguments)])
            for block, number in self.numbers.items()
            if block is not besides
        ]
        flag = self.dispatch if len(cases) > 1 else None
        self.flow.switch(end_of, flag if flag is not None else self.flow.number(0), cases, self.loc)


def single_entry(flow: BlockEdges, edges: Sequence[Edge], loc: int | Location) -> Block:
    """A block that edges to several blocks lead to, from where a dispatch goes on."""
    made = Multiplexer(flow, [target(edge) for edge in edges], loc)
    made.redirect(edges)
    made.switch(made.block)
    return made.block


def latch_of(flow: BlockEdges, back: Sequence[Edge], leaving: Sequence[Edge]) -> tuple[Block, Multiplexer]:
    """(the latch, through which all edges back to the header and out of the loop go; its multiplexer)

    Its last argument says whether the loop goes on.
    """
    loc = origin(back[0]).terminator().loc
    flow.number(0)
    made = Multiplexer(flow, [target(edge) for edge in (*back, *leaving)], loc, [I32])
    made.redirect(back, [flow.number(1)])
    made.redirect(leaving, [flow.number(0)])
    return made.block, made
