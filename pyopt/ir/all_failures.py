"""All violations in an operation, not only the first of each isolated op: what is wrong is passed over next time."""

from __future__ import annotations

from pyopt.ir.context import Context, Verdicts
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import GRAPH_REGION, ISOLATED, SYMBOL_TABLE, TERMINATOR, OpInfo
from pyopt.ir.verifier import failures_of
from pyopt.light import TYPE_CHECKING, Callable, Final, final

if TYPE_CHECKING:
    from pyopt.ir.op_verifier import Failure

_KEPT: Final = GRAPH_REGION | ISOLATED | SYMBOL_TABLE | TERMINATOR


@final
class _PassedOver(Verdicts):
    """Knows of the ops that were reported, and must not be checked again."""

    __slots__ = ("ops",)

    def __init__(self) -> None:
        self.ops: set[Operation] = set()

    def verdict(self, op: Operation) -> bool:
        return op in self.ops

    def remember(self, op: Operation) -> None:
        """Nothing: all other ops are checked each time."""

    def frame_verdict(self, op: Operation) -> bool:
        return False

    def remember_frame(self, op: Operation) -> None:
        """Nothing, as above."""


def report_failures(root: Operation, context: Context, report: Callable[[Failure], bool]) -> None:
    """Gives each violation in `root` to `report`, which says whether there is to be another one.

    The IR is of no use afterwards: an op that is wrong loses its operands, so that it is not met again. A violation in
    an op around one that was reported may come from that one, and is passed over.
    """
    memory = context.memory
    over = context.memory = _PassedOver()
    again = True
    while again:
        again = False
        for failure in failures_of(root, context):
            op = failure.op
            if op is None:
                report(failure)
                context.memory = memory
                return
            if op in over.ops:
                # It is met as another op's symbol.
                if "sym_name" not in op.attributes:
                    context.memory = memory
                    return
                op.remove_attribute("sym_name")
                again = True
                continue
            follows = any(one in over.ops for one in op.walk())
            if not follows and not report(failure):
                context.memory = memory
                return
            over.ops.add(op)
            op.set_operands([])
            neutral = OpInfo(op.info.name, regions="region: any", traits=op.info.traits & _KEPT)
            neutral.dialect = op.info.dialect
            op.info = neutral
            again = True
    context.memory = memory
