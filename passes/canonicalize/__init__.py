"""Canonicalization: the simplest form of every op, by folds and by the rules of the dialects in this package.

    %0 = arith.addi %c1, %x : i32              %0 = arith.addi %x, %c2 : i32
    %1 = arith.addi %0, %c1 : i32       ->     use(%0)
    use(%1)

The rules that a dialect brings along are the `RULES` of `pyopt.passes.canonicalize.<dialect>.rules`, loaded when the
dialect is in use. What the reference has as folds that change the op is in `<dialect>/folds.py`.
"""

from __future__ import annotations

from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import Dialect, OpInfo
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.pipeline.options import FlagOption, IntegerOption, TextListOption, TextOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.greedy import apply_apart
from pyopt.rewrite.plans import GreedyOptions
from pyopt.rewrite.rules import Rule, load_table, table_of

if TYPE_CHECKING:
    from pyopt.passes.canonicalize.selection import SelectedNames
    from pyopt.rewrite.rules import Table


TOP_DOWN: Final = FlagOption("top-down", True, "Seed the worklist in top-down order")
REGION_SIMPLIFY: Final = TextOption(
    "region-simplify",
    "normal",
    "The region simplification: none, normal, or also merging equal blocks",
    ("disabled", "normal", "aggressive"),
)
MAX_ITERATIONS: Final = IntegerOption("max-iterations", 10, "The greatest number of iterations")
MAX_NUM_REWRITES: Final = IntegerOption("max-num-rewrites", -1, "The greatest number of rewrites in each iteration")
TEST_CONVERGENCE: Final = FlagOption(
    "test-convergence", False, "Fail if the result could still be simplified when the iterations are used up"
)
ENABLE_PATTERNS: Final = TextListOption("enable-patterns", "The only rules to use, by name")
DISABLE_PATTERNS: Final = TextListOption("disable-patterns", "Rules to leave out, by name")


_tables: Final[dict[str, Table]] = {}


def rules_in(dialect: str) -> Table:
    """The rules that a dialect brings along, by the ops that they are rooted at, which may be another dialect's."""
    table = _tables.get(dialect)
    if table is None:
        table = _tables[dialect] = load_table(f"pyopt.passes.canonicalize.{dialect}.rules")
    return table


def _rules_of(dialect: Dialect) -> Table:
    """The rules of a dialect; one of a plug-in has them itself."""
    return rules_in(dialect.name) if dialect.rules is None else table_of(dialect.rules)


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
        for _, dialect in sorted(self.context.dialects.items()):
            found += _rules_of(dialect).get(info.name, ())
        if self.names is None:
            return found
        names = self.names
        return tuple([rule for rule in found if rule.fold or names.allow(rule, info.name)])


def run(op: Operation, pass_context: PassContext) -> bool:
    """Canonicalizes what is inside `op`."""
    options = pass_context.options
    greedy = GreedyOptions()
    greedy.top_down = TOP_DOWN.of(options)
    greedy.region_simplification = REGION_SIMPLIFY.of(options) != "disabled"
    greedy.block_merging = REGION_SIMPLIFY.of(options) == "aggressive"
    greedy.max_iterations = MAX_ITERATIONS.of(options)
    greedy.max_rewrites = MAX_NUM_REWRITES.of(options)
    rules = CanonicalRules(pass_context.context, ENABLE_PATTERNS.of(options), DISABLE_PATTERNS.of(options))
    changed, converged, pass_context.changed = apply_apart(op, pass_context.context, rules.rules_of, greedy)
    if TEST_CONVERGENCE.of(options) and not converged:
        pass_context.fail()
    return changed


PASS = make_pass(
    "canonicalize",
    run,
    (TOP_DOWN, REGION_SIMPLIFY, MAX_ITERATIONS, MAX_NUM_REWRITES, TEST_CONVERGENCE, ENABLE_PATTERNS, DISABLE_PATTERNS),
    class_name="Canonicalizer",
    apart=True,
    limits=(MAX_NUM_REWRITES,),
)
