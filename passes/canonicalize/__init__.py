"""Canonicalization: the simplest form of every op, by folds and by the rules of the dialects in this package.

    %0 = arith.addi %c1, %x : i32              %0 = arith.addi %x, %c2 : i32
    %1 = arith.addi %0, %c1 : i32       ->     use(%0)
    use(%1)

The rules of a dialect are the `RULES` of `pyopt.passes.canonicalize.<dialect>`, loaded when the first op of it is met.
"""

from __future__ import annotations

import sys

from pyopt.ir.context import KNOWN_DIALECTS
from pyopt.light import final
from pyopt.passes.canonicalize.folds_as_rules import FOLDS_AS_RULES
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.greedy import apply_greedily
from pyopt.rewrite.plans import GreedyOptions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.ir.core import Operation
    from pyopt.ir.opinfo import OpInfo
    from pyopt.rewrite.rewriter import Rule


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


FOREIGN_RULES: Final[dict[str, tuple[str, ...]]] = {
    "arith.addf": ("vector",),
    "arith.addi": ("vector",),
    "arith.bitcast": ("complex",),
    "memref.dim": ("bufferization",),
    "memref.load": ("bufferization",),
    "tensor.cast": ("linalg", "shape"),
    "tensor.collapse_shape": ("linalg",),
    "tensor.dim": ("bufferization", "scf"),
    "tensor.expand_shape": ("linalg",),
    "tensor.extract": ("linalg", "shape"),
    "tensor.insert_slice": ("linalg", "vector"),
    "tensor.pack": ("linalg",),
    "tensor.pad": ("linalg",),
}
"""Ops that the rules of other dialects look at too, once such a dialect is in use: its module's `FOREIGN_RULES`."""

needs_of_rules: dict[Rule, tuple[str, ...]] = {}
"""The `NEEDS` of the dialects that were loaded: what some rules want among the ops that make the operands."""
_tables: dict[str, dict[str, tuple[Rule, ...]]] = {}


def rules_of(info: OpInfo) -> tuple[Rule, ...]:
    """The rules rooted at an op."""
    dialect = info.name.partition(".")[0]
    table = _tables.get(dialect)
    if table is None:
        table = _tables[dialect] = load_rules(dialect)
    found = table.get(info.name, ())
    # Dialects have their turn in the alphabet's order.
    before: tuple[Rule, ...] = ()
    for other in FOREIGN_RULES.get(info.name, ()):
        if "pyopt.dialects." + other in sys.modules:
            module = __import__("pyopt.passes.canonicalize." + other, fromlist=("FOREIGN_RULES",))
            more: tuple[Rule, ...] = module.FOREIGN_RULES[info.name]
            if other < dialect:
                before += more
            else:
                found += more
    return before + found


def load_rules(dialect: str) -> dict[str, tuple[Rule, ...]]:
    """The table of a dialect; empty for one that has no rules."""
    if dialect not in KNOWN_DIALECTS:
        return {}
    name = "pyopt.passes.canonicalize." + dialect
    try:
        module = __import__(name, fromlist=("RULES",))
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return {}
    found: dict[str, tuple[Rule, ...]] = module.RULES
    needs_of_rules.update(getattr(module, "NEEDS", {}))
    return found


@final
class SelectedRules:
    """The rules that the options leave on."""

    __slots__ = ("names",)

    def __init__(self, enabled: list[str], disabled: list[str]) -> None:
        # Loaded for the few runs that select.
        from pyopt.passes.canonicalize.reference_names import SelectedNames

        self.names: SelectedNames = SelectedNames(enabled, disabled)

    def rules_of(self, info: OpInfo) -> tuple[Rule, ...]:
        """What is a fold in the reference stays."""
        rules = []
        for rule in rules_of(info):
            name = rule.__name__
            module = rule.__module__.removeprefix("pyopt.passes.canonicalize.")
            if name in FOLDS_AS_RULES or self.names.allow(module, name, info.name):
                rules.append(rule)
        return tuple(rules)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Canonicalizes what is inside `op`."""
    options = pass_context.options
    assert isinstance(options, CanonicalizeOptions)
    greedy = GreedyOptions()
    greedy.top_down = options.top_down
    greedy.region_simplification = options.region_simplify != "disabled"
    greedy.block_merging = options.region_simplify == "aggressive"
    greedy.max_iterations = options.max_iterations
    greedy.needs = needs_of_rules
    greedy.max_rewrites = options.max_num_rewrites
    greedy.uncounted = FOLDS_AS_RULES
    select = rules_of
    if options.enable_patterns or options.disable_patterns:
        select = SelectedRules(options.enable_patterns, options.disable_patterns).rules_of
    changed, converged = apply_greedily(op, pass_context.context, select, greedy)
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
    summary="Canonicalize operations",
    class_name="Canonicalizer",
)
