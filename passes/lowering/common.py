"""Running a set of rules as a pass, and what many lowerings need.

Conversions are in a module of their own: what runs rules only need not load them.
"""

from __future__ import annotations

from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import OpInfo
from pyopt.light import Container, Final, Sequence, final
from pyopt.passes.canonicalize import CanonicalRules
from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.pipeline.passes import PassContext
from pyopt.rewrite.greedy import apply_greedily
from pyopt.rewrite.plans import GreedyOptions, RewritePlan
from pyopt.rewrite.rules import Rule, table_of


def rewrite(
    op: Operation, pass_context: PassContext, rules: Sequence[Rule], canonicalized: Container[str] = ()
) -> bool:
    """Applies rules and folds to what is in `op` until nothing changes, as passes of the reference do by default.

    canonicalized: the names of ops to which the rules of canonicalization are applied, too.
    """
    context = pass_context.context
    table = table_of(rules)
    canonical = CanonicalRules(context)

    def rules_of(info: OpInfo) -> tuple[Rule, ...]:
        more = canonical.rules_of(info) if info.name in canonicalized else ()
        return folds_in_place(info) + table.get(info.name, ()) + more

    options = GreedyOptions()
    options.top_down = False
    options.block_merging = True
    plans = {} if canonicalized else _latest.plans_for(context, rules)
    return apply_greedily(op, context, rules_of, options, plans)[0]


@final
class LatestPlans:
    """The driver's plans for the rules of its latest run: a pass runs on one function after another."""

    __slots__ = ("context", "plans", "rules")

    def __init__(self) -> None:
        self.context: Context | None = None
        self.rules: Sequence[Rule] = ()
        self.plans: dict[OpInfo, RewritePlan] = {}

    def plans_for(self, context: Context, rules: Sequence[Rule]) -> dict[OpInfo, RewritePlan]:
        """Those of the run before, if it had the same rules."""
        if self.context is not context or self.rules is not rules:
            self.context = context
            self.rules = rules
            self.plans = {}
        return self.plans


_latest: Final = LatestPlans()
