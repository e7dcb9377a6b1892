"""Scopes of unknowns, and what may be concluded of them from an op that has undefined behaviour unless it holds.

An op tells something of an unknown that was made in the same block: whenever the unknown exists, the op runs, too. It
tells nothing of what stands outside of its block, which may not run, nor of what was there before an op that may end
the program in good order (an assertion, say): else the assertion would be found to hold for the sake of what it guards.
"""

from __future__ import annotations

from pyopt.analysis.shapes.calls import BARRIERS, CallGraphEdges, function_around
from pyopt.ir.core import Block, Operation
from pyopt.ir.opinfo import ISOLATED
from pyopt.ir.symbols import is_symbol, visibility
from pyopt.light import TYPE_CHECKING, Final, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import UnknownNumber

    Home: TypeAlias = tuple[Block, Operation | None]
    """The block that an unknown is made in, and the op that does; None for what is there from the start."""

ONCE: Final = frozenset(("memref.alloca_scope", "scf.execute_region"))
"""Ops whose region runs exactly once when they do."""


def climbed(block: Block, op: Operation | None) -> Home:
    """The same place seen from the outermost block that runs as often."""
    region = block.region
    while region is not None and region.parent is not None and region.first is block:
        parent = region.parent
        if parent.info.name not in ONCE or parent.block is None:
            break
        block, op, region = parent.block, parent, parent.block.region
    return block, op


@final
class Scopes:
    """The places of unknowns, and how far a sweep over the ops, in order, has come."""

    __slots__ = ("_barriers", "_functions", "calls", "homes")

    def __init__(self, calls: CallGraphEdges) -> None:
        self.calls = calls
        self.homes: dict[UnknownNumber, Home] = {}
        # Block -> the last op in it, met so far, that may end the program or holds one that may.
        self._barriers: dict[Block, Operation] = {}
        self._functions: dict[Block, Operation | None] = {}

    def start(self) -> None:
        """A new sweep begins."""
        self._barriers = {}

    def pass_by(self, op: Operation) -> None:
        """The sweep has come to `op`, and all its consequences were drawn."""
        if op.info.name not in BARRIERS and (
            not self.calls.may_end or self.calls.callees.get(op) not in self.calls.may_end
        ):
            return
        walk: Operation | None = op
        while walk is not None and walk.block is not None and not walk.info.traits & ISOLATED:
            self._barriers[walk.block] = walk
            walk = walk.parent_op()

    def is_behind_barrier(self, block: Block, op: Operation | None) -> bool:
        """Something in the block, behind the op, may already have ended the program."""
        barrier = self._barriers.get(block)
        if barrier is None:
            return False
        return op is None or op.block is not block or not barrier.is_before_in_block(op)

    def may_conclude(self, home: Home | None, reason: Operation) -> bool:
        """Returns whether the conditions that `reason` needs also hold at `home`."""
        if home is None or reason.block is None or reason.info.name in BARRIERS:
            return False
        block, op = climbed(home[0], home[1])
        return block is climbed(reason.block, reason)[0] and not self.is_behind_barrier(block, op)

    def runs_surely(self, op: Operation) -> bool:
        """Whenever something inside the root is called from outside, and a function with `op` belongs to it, `op` runs:
        it is not code that may turn out to be dead."""
        function = self._entry_of(op)
        if function is None or op.block is None or self.is_behind_barrier(climbed(op.block, op)[0], None):
            return False
        seen = {function}
        work = [function]
        while work:
            one = work.pop()
            if not is_symbol(one) or visibility(one) != "private":
                return True
            for call in self.calls.callers.get(one, ()):
                caller = self._entry_of(call)
                if caller is not None and caller not in seen and caller not in self.calls.may_end:
                    seen.add(caller)
                    work.append(caller)
        return False

    def _entry_of(self, op: Operation) -> Operation | None:
        """The isolated op in whose entry block `op` stands, so that it runs when that does; None for other places."""
        if op.block is None:
            return None
        block = climbed(op.block, op)[0]
        parent = block.parent_op()
        if parent is None or block.region is None or block.region.first is not block:
            return None
        return parent if parent.info.traits & ISOLATED else None

    def function_of(self, unknown: UnknownNumber) -> Operation | None:
        """The function in which an unknown is made."""
        home = self.homes.get(unknown)
        if home is None:
            return None
        block = home[0]
        if block not in self._functions:
            parent = block.parent_op()
            around = parent
            if parent is not None and parent not in self.calls.functions_set:
                around = function_around(parent)
            self._functions[block] = around
        return self._functions[block]
