"""A rule, and the tables that are made of rules."""

from __future__ import annotations

from pyopt.ir.opinfo import load
from pyopt.light import TYPE_CHECKING, Final, Iterable, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.ir.core import Operation
    from pyopt.rewrite.rewriter import RewriteFunction, Rewriter

    Table: TypeAlias = dict[str, tuple["Rule", ...]]
    """The rules by the op that they are rooted at, in the order in which they are tried."""

CONSTANT: Final = "constant"
"""Stands for all constants among what a rule needs."""


@final
class Rule:
    """A rewrite rule for ops of some names.

    roots: the names of these ops, separated by spaces.
    apply: (op, rewriter) -> whether the op was changed; its docstring is `before -> after`.
    needs: ops one of which has to make an operand of the root; the driver does not ask otherwise. `constant` stands for
        all constants.
    names: what the reference calls its patterns that do the same, where the function's name does not say it already.
    fold: the reference has it as a fold that changes the op: no limit counts it, and no option turns it off.
    undone: where it leaves the op's results as they are, a conversion of the reference takes it back.
    plugin: the plug-in that it comes from, "" for rules of ours.
    """

    __slots__ = ("apply", "fold", "names", "needs", "plugin", "roots", "undone")

    def __init__(
        self,
        roots: str,
        apply: RewriteFunction,
        needs: str = "",
        names: str = "",
        fold: bool = False,
        undone: bool = False,
    ) -> None:
        self.roots = roots
        self.apply = apply
        self.needs: tuple[str, ...] = tuple(needs.split())
        self.names = names
        self.fold = fold
        self.undone = undone
        self.plugin = ""

    @property
    def name(self) -> str:
        """The name of the function."""
        # A function within another one is an object of its own class where that is compiled.
        found: str = getattr(self.apply, "__name__", "") or type(self.apply).__name__.removesuffix("_obj")
        return found


def later(name: str) -> RewriteFunction:
    """The function "module:function", loaded when it is applied: for rules of ops that few modules have."""

    def apply(op: Operation, rewriter: Rewriter) -> bool:
        function: RewriteFunction = load(name)
        return function(op, rewriter)

    return apply


def table_of(rules: Iterable[object]) -> Table:
    """The rules by their roots. A rule of a plug-in may be a function with the decorator `pyopt.rule`."""
    table: Table = {}
    for one in rules:
        rule: Rule = one if isinstance(one, Rule) else one.as_rule()  # type: ignore[attr-defined]
        for root in rule.roots.split():
            table[root] = (*table.get(root, ()), rule)
    return table


def load_table(name: str) -> Table:
    """The table of a module's `RULES`; empty if there is no such module."""
    try:
        module = __import__(name, fromlist=("RULES",))
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        return {}
    rules: tuple[Rule, ...] = module.RULES
    return table_of(rules)
