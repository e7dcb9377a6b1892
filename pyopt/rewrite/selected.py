"""The greedy driver on some ops: those that are given, and those that folds and rules make of them or change."""

from __future__ import annotations

from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Region
from pyopt.light import TYPE_CHECKING
from pyopt.rewrite.greedy import GreedyDriver
from pyopt.rewrite.plans import GreedyOptions

if TYPE_CHECKING:
    from pyopt.rewrite.plans import RulesOf


class SelectedDriver(GreedyDriver):
    """Neither changes nor erases an op that is not in `selected`; what is made on the way is added."""

    __slots__ = ("selected",)

    def __init__(self, context: Context, scope: Region, rules_of: RulesOf, ops: list[Operation]) -> None:
        super().__init__(context, scope, rules_of, GreedyOptions(), {})
        # No region is one whose ops may go on the worklist without being asked about.
        self.shallow = set()
        self.all_changed = True
        self.selected = set(ops)
        for op in ops:
            self._add(op)

    def _add(self, op: Operation) -> None:
        if op in self.selected and op not in self.place:
            self.push_alone(op)

    def push(self, op: Operation) -> None:
        around: Operation | None = op
        while around is not None and around.block is not None:
            self._add(around)
            if around.block.region is self.scope:
                return
            around = around.parent_op()

    def inserted(self, op: Operation) -> None:
        self.selected.add(op)
        self.push(op)


def apply_to_ops(ops: list[Operation], scope: Region, context: Context, rules_of: RulesOf) -> bool:
    """Folds and rules on some of the ops in `scope`, the last first, and on what they make: did the IR change."""
    return SelectedDriver(context, scope, rules_of, ops).work()


def apply_from_ops(ops: list[Operation], scope: Region, context: Context, rules_of: RulesOf) -> bool:
    """Folds and rules on some of the ops in `scope`, the last first, and on all that they change, each once."""
    driver = GreedyDriver(context, scope, rules_of, GreedyOptions(), {})
    driver.all_changed = True
    for op in ops:
        driver.push_alone(op)
    return driver.work()
