"""Rules that have no end: how often rules of the API and of plug-ins may change the IR in one run of the driver."""

from __future__ import annotations

from pyopt.light import Final, final
from pyopt.rewrite.rewriter import Rewriter

FIRST_LOOK: Final = 10_000
"""After so many changes the IR is measured."""
CHANGES_A_VALUE: Final = 50
"""After so many more for each op, operand, result and attribute that there are then, rules have no end."""
LEAST_SHARE: Final = 0.05
"""A rule that made a lesser part of these changes is not named."""


@final
class _Changes:
    """The changes of one run: their number, and since the IR was measured those of each rule."""

    __slots__ = ("limit", "of_rules", "total")

    def __init__(self) -> None:
        self.total = 0
        self.limit = FIRST_LOOK
        self.of_rules: dict[str, int] | None = None


def count_change(rule: str, core: Rewriter) -> str:
    """Takes note that a rule has changed the IR; says which rules have no end, if that is so."""
    changes = core.changes
    if not isinstance(changes, _Changes):
        changes = core.changes = _Changes()
    changes.total += 1
    of_rules = changes.of_rules
    if of_rules is not None:
        of_rules[rule] = of_rules.get(rule, 0) + 1
    if changes.total < changes.limit:
        return ""
    if of_rules is None:
        changes.of_rules = {}
        changes.limit += CHANGES_A_VALUE * _size_around(core)
        return ""
    least = LEAST_SHARE * sum(of_rules.values())
    names = sorted([name for name, count in of_rules.items() if count >= least])
    return f"the rule{'s' if len(names) > 1 else ''} {', '.join(names)} found no end in {changes.total} changes"


def _size_around(core: Rewriter) -> int:
    """The number of ops, operands, results and attributes in the outermost op around the place of a rewriter."""
    op = None if core.block is None else core.block.parent_op()
    if op is None:
        return 1
    outer = op.parent_op()
    while outer is not None:
        op, outer = outer, outer.parent_op()
    return sum(1 + len(one.operands) + len(one.results) + len(one.attributes) for one in op.walk())
