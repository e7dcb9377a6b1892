"""The canonicalization rules of the toy dialect."""

from __future__ import annotations

from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.passes.canonicalize.common import producer_of
from pyopt.rewrite.rules import Rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.rewrite.rewriter import Rewriter


def repeat_of_repeat(op: Operation, rewriter: Rewriter) -> bool:
    """repeat (repeat x, 2), 3 -> repeat x, 6"""
    inner = producer_of(op.operands[0], "toy.repeat")
    if inner is None:
        return False
    outer_times, inner_times = op.attributes["times"], inner.attributes["times"]
    assert isinstance(outer_times, IntegerAttr) and isinstance(inner_times, IntegerAttr)
    times = IntegerAttr.get(outer_times.value * inner_times.value, outer_times.type)
    rewriter.replace_with_new(op, "toy.repeat", inner.operands, [op.results[0].type], {"times": times})
    return True


RULES: Final[tuple[Rule, ...]] = (Rule("toy.repeat", repeat_of_repeat, needs="toy.repeat", names="ComposeRepeats"),)
