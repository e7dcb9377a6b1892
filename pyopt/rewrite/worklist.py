"""The worklist of the greedy driver: what is inserted, modified, or loses a user goes on it, with the ops around it."""

from __future__ import annotations

from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation, Region
from pyopt.ir.opinfo import OpInfo
from pyopt.light import TYPE_CHECKING
from pyopt.rewrite.plans import INERT, GreedyOptions, RewritePlan
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.rewrite.plans import RulesOf


class Worklist(Rewriter):
    """Works on one region. `stack` is the worklist, with None where an op was taken out; `place` finds an op in it."""

    __slots__ = (
        "ancestors_queued", "inserted_region_ops", "maybe_dead", "options", "place", "plans", "rules_of",
        "scope", "shallow", "stack",
    )  # fmt: skip

    def __init__(
        self,
        context: Context,
        scope: Region,
        rules_of: RulesOf,
        options: GreedyOptions,
        plans: dict[OpInfo, RewritePlan],
    ) -> None:
        self.context = context
        self.block = None
        self.before = None
        self.loc = 0
        self.facts = {}
        self.changes = None
        self.scope = scope
        self.rules_of = rules_of
        self.options = options
        self.plans = plans
        self.stack: list[Operation | None] = []
        self.place: dict[Operation, int] = {}
        # The ops that lost a user other than by its erasure: they may be dead, and are not on the worklist.
        self.maybe_dead: list[Operation] = []
        # The ops with regions that were made: what is inside of them was not visited.
        self.inserted_region_ops: list[Operation] = []
        # Regions from which no op between them and the scope is to be visited.
        self.shallow: set[Region] = {scope}
        # Regions of which all ops around are on the worklist; empty after one with regions was taken off it.
        self.ancestors_queued: set[Region] = set()

    def push(self, op: Operation) -> None:
        """Puts `op` and the ops around it, up to the scope, on the worklist; nothing if it is out of scope."""
        block = op.block
        region = None if block is None else block.region
        if region in self.ancestors_queued:
            if op not in self.place:
                self.push_alone(op)
            return
        around = self._around(region)
        if around is None:
            # The regions inside of it went out of scope with it.
            if op.regions:
                self.ancestors_queued.clear()
            return
        if op not in self.place:
            self.push_alone(op)
        for outer in around:
            if outer not in self.place:
                self.push_alone(outer)

    def _around(self, region: Region | None) -> list[Operation] | None:
        """The ops around a region up to the scope, the inner ones first, without those around settled regions.

        The caller puts them on the worklist: the regions count as settled. None if the region is out of scope.
        """
        ancestors_queued = self.ancestors_queued
        around: list[Operation] = []
        passed: list[Region] = []
        while region not in ancestors_queued:
            if region is None:
                return None
            passed.append(region)
            if region in self.shallow:
                break
            parent = region.parent
            if parent is None or parent.block is None:
                return None
            around.append(parent)
            region = parent.block.region
        if region is self.scope and len(around) == 1:
            root = around[0].info
            if (self.plans.get(root) or self._plan(root)) is INERT:
                self.shallow.add(passed[0])
        ancestors_queued.update(passed)
        return around

    def push_alone(self, op: Operation) -> None:
        """Puts an op that is not there on the worklist, but not those around it."""
        if (self.plans.get(op.info) or self._plan(op.info)) is not INERT:
            self.place[op] = len(self.stack)
            self.stack.append(op)

    def insert(self, op: Operation) -> None:
        """Puts a new op at the insertion point."""
        before = self.before
        if before is not None:
            op.insert_before(before)
        else:
            assert self.block is not None
            self.block.append(op)
        assert op.block is not None
        if op.regions or op.block.region not in self.ancestors_queued:
            self.inserted(op)
        elif op not in self.place:
            self.push_alone(op)

    def inserted(self, op: Operation) -> None:
        if op.regions:
            self.inserted_region_ops.append(op)
        self.push(op)

    def modified(self, op: Operation) -> None:
        if op.regions:
            self.ancestors_queued.clear()
        self.push(op)

    def erased(self, op: Operation) -> None:
        for operand in op.operands:
            definition = operand.op
            if definition is not None:
                uses = operand.uses
                # At most one other user: it may be dead, or open to rules that want a single use, when `op` is gone.
                if len(uses) <= 2:
                    self.push(definition)
        at = self.place.pop(op, None)
        if at is not None:
            self.stack[at] = None

    def orphaned(self, op: Operation) -> None:
        self.maybe_dead.append(op)

    def move_region(self, region: Region, into: Region) -> None:
        self.ancestors_queued.clear()
        super().move_region(region, into)

    def move_region_before(self, region: Region, anchor: Block) -> None:
        self.ancestors_queued.clear()
        super().move_region_before(region, anchor)

    def _root(self, block: Block) -> Operation | None:
        """The op directly in the scope that holds the block; None if the block is not inside one."""
        region = block.region
        root = None
        while region is not self.scope:
            root = None if region is None else region.parent
            if root is None or root.block is None:
                return None
            region = root.block.region
        return root

    def _plan(self, info: OpInfo) -> RewritePlan:
        rules = self.rules_of(info)
        plan = RewritePlan(info, rules, self.context.plain)
        if not plan.dead and plan.idle:
            plan = INERT
        self.plans[info] = plan
        return plan
