"""All ops inside an op, walked once for everything that asks for them."""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, final

if TYPE_CHECKING:
    from pyopt.ir.opinfo import OpInfo


@final
class ProgramOps:
    """`root` and the ops inside it: `all` in the order of `Operation.walk`, `nesting` those of them that have regions,
    `infos` the declarations that occur. It holds until the IR changes."""

    __slots__ = ("all", "infos", "nesting", "root")

    def __init__(self, root: Operation) -> None:
        self.root = root
        self.all = [root]
        self.nesting: list[Operation] = []
        # Where the walk goes on once an op with regions is done: at the ops from here on, each to the end of its block.
        stack: list[Operation] = []
        if root.regions:
            self._enter(root, stack)
        ops = self.all
        while stack:
            op: Operation | None = stack.pop()
            while op is not None:
                ops.append(op)
                after = op.next
                if op.regions:
                    if after is not None:
                        stack.append(after)
                    self._enter(op, stack)
                    break
                op = after
        self.infos: set[OpInfo] = {op.info for op in ops}

    def _enter(self, op: Operation, stack: list[Operation]) -> None:
        self.nesting.append(op)
        for region in reversed(op.regions):
            block = region.last
            while block is not None:
                if block.first is not None:
                    stack.append(block.first)
                block = block.prev
