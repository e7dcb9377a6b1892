"""Running a set of rules as a pass, and what many lowerings need.

Conversions are in a module of their own: what runs rules only need not load them.
"""

from __future__ import annotations

from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.types import I1
from pyopt.light import final
from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.rewrite.greedy import apply_greedily
from pyopt.rewrite.plans import GreedyOptions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.ir.attributes import Attribute
    from pyopt.ir.context import Context
    from pyopt.ir.core import Operation
    from pyopt.ir.opinfo import OpInfo
    from pyopt.pipeline.passes import PassContext
    from pyopt.rewrite.plans import RewritePlan, RulesOf
    from pyopt.rewrite.rewriter import RewriteFunction
    from pyopt.rewrite.rules import Rule

TEMPORAL: Final[dict[str, Attribute]] = {"nontemporal": IntegerAttr.get(0, I1)}
"""What loads and stores of memref and vector have from the start, though they need not."""


def rewrite(op: Operation, pass_context: PassContext, rules_of: RulesOf) -> bool:
    """Applies rules and folds to what is in `op` until nothing changes, as passes of the reference do by default."""

    def with_folds(info: OpInfo) -> tuple[Rule | RewriteFunction, ...]:
        return folds_in_place(info) + rules_of(info)

    options = GreedyOptions()
    options.top_down = False
    options.block_merging = True
    plans = _latest.plans_for(pass_context.context, rules_of)
    return apply_greedily(op, pass_context.context, with_folds, options, plans)[0]


@final
class LatestPlans:
    """What the driver knows of ops by the rules of its latest run: a pass runs on one function after another."""

    __slots__ = ("context", "plans", "rules_of")

    def __init__(self) -> None:
        self.context: Context | None = None
        self.rules_of: RulesOf | None = None
        self.plans: dict[OpInfo, RewritePlan] = {}

    def plans_for(self, context: Context, rules_of: RulesOf) -> dict[OpInfo, RewritePlan]:
        """Those of the run before, if it had the same rules."""
        if self.context is not context or self.rules_of is not rules_of:
            self.context = context
            self.rules_of = rules_of
            self.plans = {}
        return self.plans


_latest: Final = LatestPlans()
