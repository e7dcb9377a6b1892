"""Canonicalization: the simplest form of every op, by folds and by the rules of the dialects in this package.

    %0 = arith.addi %c1, %x : i32              %0 = arith.addi %x, %c2 : i32
    %1 = arith.addi %0, %c1 : i32       ->     use(%0)
    use(%1)

The rules that a dialect brings along are the `RULES` of `pyopt.passes.canonicalize.<dialect>.rules`, loaded when the
dialect is in use. What the reference has as folds that change the op is in `<dialect>/folds.py`.
"""

from __future__ import annotations

from pyopt.light import final
from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.greedy import apply_greedily
from pyopt.rewrite.plans import GreedyOptions
from pyopt.rewrite.rules import load_table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from pyopt.ir.context import Context
    from pyopt.ir.core import Operation
    from pyopt.ir.opinfo import OpInfo
    from pyopt.passes.canonicalize.selection import SelectedNames
    from pyopt.rewrite.rules import Rule, Table


@final
class CanonicalizeOptions:
    """The options of the pass, named as the reference names them."""

    def __init__(self) -> None:
        self.top_down = True
        self.region_simplify = "normal"
        self.max_iterations = 10
        self.max_num_rewrites = -1
        self.test_convergence = False
        self.enable_patterns: list[str] = []
        self.disable_patterns: list[str] = []


_tables: Final[dict[str, Table]] = {}


def rules_in(dialect: str) -> Table:
    """The rules that a dialect brings along, by the ops that they are rooted at, which may be another dialect's."""
    table = _tables.get(dialect)
    if table is None:
        table = _tables[dialect] = load_table(f"pyopt.passes.canonicalize.{dialect}.rules")
    return table


@final
class CanonicalRules:
    """The rules of the dialects that are in use, as far as the options leave them on."""

    __slots__ = ("context", "names")

    def __init__(self, context: Context, enabled: Sequence[str] = (), disabled: Sequence[str] = ()) -> None:
        self.context = context
        self.names: SelectedNames | None = None
        if enabled or disabled:
            # Loaded for the few runs that select.
            from pyopt.passes.canonicalize.selection import SelectedNames

            self.names = SelectedNames(enabled, disabled)

    def rules_of(self, info: OpInfo) -> tuple[Rule, ...]:
        """The rules rooted at an op: what the reference folds, and then each dialect's in the order of the alphabet."""
        found = folds_in_place(info)
        for dialect in sorted(self.context.dialects):
            found += rules_in(dialect).get(info.name, ())
        if self.names is None:
            return found
        names = self.names
        return tuple([rule for rule in found if rule.fold or names.allow(rule, info.name)])


def run(op: Operation, pass_context: PassContext) -> bool:
    """Canonicalizes what is inside `op`."""
    options = pass_context.options
    assert isinstance(options, CanonicalizeOptions)
    greedy = GreedyOptions()
    greedy.top_down = options.top_down
    greedy.region_simplification = options.region_simplify != "disabled"
    greedy.block_merging = options.region_simplify == "aggressive"
    greedy.max_iterations = options.max_iterations
    greedy.max_rewrites = options.max_num_rewrites
    rules = CanonicalRules(pass_context.context, options.enable_patterns, options.disable_patterns)
    changed, converged = apply_greedily(op, pass_context.context, rules.rules_of, greedy)
    if options.test_convergence and not converged:
        pass_context.fail()
    return changed


PASS = make_pass(
    "canonicalize",
    run,
    CanonicalizeOptions,
    options={
        "disable-patterns": "Rules to leave out, by name",
        "enable-patterns": "The only rules to use, by name",
        "max-iterations": "How often to go over the whole at most",
        "max-num-rewrites": "How many rules may change something in each iteration",
        "region-simplify": "How to simplify blocks and regions: not at all, normally, or merging equal blocks",
        "test-convergence": "Fail if the result could still be simplified when the iterations are used up",
        "top-down": "Visit ops from the top at first, not from the bottom",
    },
    choices={"region-simplify": ("disabled", "normal", "aggressive")},
    class_name="Canonicalizer",
)
