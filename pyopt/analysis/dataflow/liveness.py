"""Liveness of values: an op with effects uses them, they leave the module, or a live value is computed from them."""

from __future__ import annotations

from pyopt.analysis.dataflow.backward import BackwardAnalysis
from pyopt.analysis.dataflow.solver import Solver
from pyopt.analysis.effects import has_droppable_effects, is_memory_effect_free
from pyopt.analysis.region_branches import is_region_branch
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import CALLABLE, RETURN_LIKE, TERMINATOR
from pyopt.light import TYPE_CHECKING, Iterable, final

if TYPE_CHECKING:
    from pyopt.analysis.dataflow.dead_code import DeadCode


@final
class Liveness(BackwardAnalysis):
    """`live` holds the live values. What is never executed needs none."""

    __slots__ = ("free", "inside", "live")

    def __init__(self, solver: Solver, dead_code: DeadCode) -> None:
        super().__init__(solver, dead_code)
        self.live: set[Value] = set()
        # Known answers of `is_free` and `_has_effects_inside`.
        self.free: dict[Operation, bool] = {}
        self.inside: dict[Operation, bool] = {}

    def any_live(self, values: Iterable[Value]) -> bool:
        """One of the values is live."""
        return any(value in self.live for value in values)

    def is_free(self, op: Operation) -> bool:
        """The op has no effects."""
        found = self.free.get(op)
        if found is None:
            found = self.free[op] = is_memory_effect_free(op)
        return found

    def mark(self, value: Value) -> None:
        if value not in self.live:
            self.live.add(value)
            self.changed(value)

    def is_needed(self, op: Operation) -> bool:
        """The op has effects that may not be dropped with it, or a live result."""
        return not (self.is_free(op) or has_droppable_effects(op)) or self.any_live(op.results)

    def transfer(self, op: Operation) -> None:
        needed = self.is_needed(op)
        if not needed and op.info.traits & TERMINATOR:
            # What becomes of the operands is the business of the op around: they are needed if that one is. Of what
            # is yielded to an op that is no region branch nothing is known.
            parent = op.parent_op()
            while parent is not None and parent.info.traits & TERMINATOR:
                parent = parent.parent_op()
            if parent is not None and not parent.info.traits & CALLABLE:
                for result in parent.results:
                    self.depend(op, result)
                needed = op.info.traits & RETURN_LIKE != 0 or self.is_needed(parent)
        if needed:
            for operand in op.operands:
                self.mark(operand)

    def meet(self, operand: Value, source: Value) -> None:
        if source in self.live:
            self.mark(operand)

    def set_exit(self, operand: Value) -> None:
        self.mark(operand)

    def steer(self, op: Operation, operand: Value) -> None:
        branch = op if is_region_branch(op) else op.parent_op()
        if branch is None or not is_region_branch(branch):
            # Of a branch between blocks we do not look where it leads.
            self.mark(operand)
            return
        for result in branch.results:
            self.depend(op, result)
        if self.is_needed(branch) or self.is_needed(op) or self._has_effects_inside(branch):
            self.mark(operand)

    def _has_effects_inside(self, branch: Operation) -> bool:
        found = self.inside.get(branch)
        if found is None:
            found = any(not self.is_free(op) for region in branch.regions for block in region for op in block)
            self.inside[branch] = found
        return found
