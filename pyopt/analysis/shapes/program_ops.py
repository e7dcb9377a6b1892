"""All ops inside an op, walked once for everything that asks for them."""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.ir.walks import walk_preorder
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
        self.all = [root, *walk_preorder(root.regions)]
        self.nesting = [op for op in self.all if op.regions]
        self.infos: set[OpInfo] = {op.info for op in self.all}
