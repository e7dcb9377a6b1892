"""The ends of a region: those that are alike in all but their operands become one."""

from __future__ import annotations

from pyopt.dialects.ub import POISON
from pyopt.ir.attributes import Attribute, Location, function_type_of
from pyopt.ir.core import Block, Operation
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, final
from pyopt.passes.loops.lifting.edges import BlockEdges

if TYPE_CHECKING:
    from pyopt.pipeline.passes import PassContext


@final
class Exits:
    """One block for each kind of end that a region has; what the pass is told, and reports to."""

    def __init__(self, flow: BlockEdges, pass_context: PassContext, exact: bool) -> None:
        self.exact = exact
        self.flow = flow
        self.pass_context = pass_context
        self._blocks: dict[tuple[str, tuple[Type, ...], tuple[tuple[str, Attribute], ...]], Block] = {}
        for block in [one for one in flow.region if not one.successor_blocks()]:
            self.join(block.terminator())

    def join(self, end: Operation) -> None:
        """Lets the block of `end` branch to the block that all ends of its kind share."""
        types = tuple([operand.type for operand in end.operands])
        kind = (end.info.name, types, tuple(sorted(end.attributes.items())))
        block = end.block
        assert block is not None
        self.flow.number(0)
        shared = self._blocks.get(kind)
        values = [*end.operands]
        if shared is not None:
            end.erase()
        else:
            shared = self._blocks[kind] = Block()
            self.flow.region.append(shared)
            for value in values:
                shared.add_argument(value.type, end.loc)
            shared.append(end)
            end.set_operands([*shared.arguments])
        self.flow.branch(block, shared, values, end.loc)

    def end_unreachable(self, block: Block, loc: int | Location) -> bool:
        """Ends a block that is never reached, behind a loop without an end; False if an error was reported."""
        holder = self.flow.holder
        if holder.info.name != "func.func":
            self.pass_context.context.error(f"Cannot create unreachable terminator for '{holder.info.name}'", loc)
            self.pass_context.fail()
            return False
        type = function_type_of(holder.attributes.get("function_type"))
        assert type is not None
        rewriter = self.flow.at_end(block, loc)
        values = [rewriter.create("ub.poison", [], [one], {"value": POISON}).results[0] for one in type.results]
        self.join(rewriter.create("func.return", values, []))
        return True
