"""Liveness of buffers at the beginnings and ends of blocks.

A buffer is live at the beginning of a block that does not define it if the block, or one that can be reached from it
in its region, uses it; what is in the regions of a block's ops counts as the block's own. `LiveBuffers(op)` looks at
the regions of `op` and all within.
"""

from __future__ import annotations

from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.types import MemRefType
from pyopt.light import TYPE_CHECKING, TypeAlias, final

if TYPE_CHECKING:
    Values: TypeAlias = dict[Value, None]
    """A set that keeps its order."""


@final
class LiveBuffers:
    """The buffers live into and out of blocks, as they were when this was made."""

    __slots__ = ("_defined", "_into", "_out_of", "_used")

    def __init__(self, root: Operation) -> None:
        self._used: dict[Block, Values] = {}
        self._defined: dict[Block, Values] = {}
        self._into: dict[Block, Values] = {}
        self._out_of: dict[Block, Values] = {}
        blocks: list[Block] = []
        for region in root.regions:
            for block in region:
                self._gather(block, blocks)
        self._propagate(blocks)

    def into(self, block: Block) -> list[Value]:
        """The buffers that are live at the beginning of the block."""
        return [*self._into.get(block, ())]

    def out_of(self, block: Block) -> list[Value]:
        """Those that are live at its end: at the beginning of a successor."""
        return [*self._out_of.get(block, ())]

    def is_out_of(self, block: Block, value: Value) -> bool:
        """The value is live at the end of the block."""
        return value in self._out_of.get(block, ())

    def _gather(self, root: Block, blocks: list[Block]) -> None:
        """Computes the definitions and uses of blocks, inner blocks first; `blocks` gets all, outer ones first."""
        stack: list[tuple[Block, bool]] = [(root, False)]
        while stack:
            block, done = stack.pop()
            if done:
                self._summarize(block)
                continue
            blocks.append(block)
            stack.append((block, True))
            inner = [(one, False) for op in block if op.regions for region in op.regions for one in region]
            inner.reverse()
            stack.extend(inner)

    def _summarize(self, block: Block) -> None:
        used: Values = {}
        defined: Values = dict.fromkeys([one for one in block.arguments if isinstance(one.type, MemRefType)])
        out_of: Values = {one: None for one in defined if _leaves(one, block)}
        for op in block:
            for region in op.regions:
                for inner in region:
                    used.update(self._used[inner])
                    defined.update(self._defined[inner])
            for operand in op.operands:
                if isinstance(operand.type, MemRefType):
                    used[operand] = None
            for result in op.results:
                if isinstance(result.type, MemRefType):
                    defined[result] = None
                    if _leaves(result, block):
                        out_of[result] = None
        self._used[block] = used
        self._defined[block] = defined
        self._out_of[block] = out_of

    def _propagate(self, blocks: list[Block]) -> None:
        """Goes back from blocks to their predecessors until nothing is added."""
        work: dict[Block, None] = {}
        for block in blocks:
            if self._update(block):
                work.update(dict.fromkeys(block.predecessor_blocks()))
        while work:
            block, _ = work.popitem()
            out_of = self._out_of[block]
            for successor in block.successor_blocks():
                out_of.update(self._into.get(successor, {}))
            if self._update(block):
                work.update(dict.fromkeys(block.predecessor_blocks()))

    def _update(self, block: Block) -> bool:
        """Finds what is live at the beginning; whether it is more than before."""
        defined = self._defined[block]
        into = {one: None for one in self._used[block] if one not in defined}
        into.update({one: None for one in self._out_of[block] if one not in defined})
        grown = len(into) != len(self._into.get(block, ()))
        if grown:
            self._into[block] = into
        return grown


def _leaves(value: Value, home: Block) -> bool:
    """Another block of the region uses the value, or an op inside of one does."""
    region = home.region
    for user in value.uses:
        block = user.block
        while block is not None and block.region is not region:
            around = block.parent_op()
            block = None if around is None else around.block
        if block is not home:
            return True
    return False
