"""Sparse forward analyses: what is known of a value follows from what is known of the operands it is made from.

A subclass holds a lattice element for each value and says how an op makes those of its results. The framework hands
elements along branches, through regions and from calls to functions and back.
"""

from __future__ import annotations

from pyopt.analysis.branches import SuccessorNumbers, successor_operands
from pyopt.analysis.dataflow.dead_code import DeadCode
from pyopt.analysis.dataflow.solver import Analysis, Solver
from pyopt.analysis.region_branches import entry_range, forwarded_range, is_region_branch, is_region_terminator
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.opinfo import BRANCH, CALL, CALLABLE, REGION_BRANCH
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.analysis.dataflow.solver import Point


class ForwardAnalysis(Analysis):
    """A subclass defines `transfer`, `join` and `set_unknown`, and calls `changed` when a value has a new element."""

    __slots__ = ("_numbers", "dead_code", "dependents", "live")

    def __init__(self, solver: Solver, dead_code: DeadCode) -> None:
        super().__init__(solver)
        self.dead_code = dead_code
        self.live = dead_code.live
        # The ops and blocks to which a value is handed on along a branch, by a region's end or by a call.
        self.dependents: dict[Value, dict[Point, None]] = {}
        self._numbers = SuccessorNumbers()

    def transfer(self, op: Operation) -> None:
        """Joins to the elements of the results what follows from those of the operands."""

    def join(self, target: Value, source: Value) -> None:
        """`target` may be what `source` is."""

    def set_unknown(self, value: Value) -> None:
        """`value` may be anything."""

    def set_others(self, op: Operation, values: Sequence[Value], first: int, count: int) -> None:
        """Block arguments of a region of `op`, or its results, those from `first` on apart that control flow sets."""
        for value in values[:first]:
            self.set_unknown(value)
        for value in values[first + count :]:
            self.set_unknown(value)

    def changed(self, value: Value) -> None:
        """The element of `value` is another: what depends on it is visited again, the latest users first."""
        if value in self.dependents:
            for point in self.dependents[value]:
                self.push(point)
        for user in reversed(value.uses):
            if user.results and user.block in self.live:
                self.push(user)

    def _flow(self, point: Point, target: Value, source: Value) -> None:
        """`source` is handed on to `target`, one of the values that a visit of `point` brings up to date."""
        dependents = self.dependents
        if source in dependents:
            dependents[source][point] = None
        else:
            dependents[source] = {point: None}
        self.join(target, source)

    def initialize(self, top: Operation) -> None:
        for region in top.regions:
            if region.first is not None:
                for argument in region.first.arguments:
                    self.set_unknown(argument)
        self.dead_code.subscribers.append(self)
        stack: list[Point] = [top]
        while stack:
            point = stack.pop()
            if isinstance(point, Operation):
                self.visit_op(point)
                for region in reversed(point.regions):
                    stack.extend(reversed(list(region)))
            else:
                self.visit_block(point)
                stack.extend(reversed(list(point)))

    def visit_op(self, op: Operation) -> None:
        results = op.results
        if not results or (op.block is not None and op.block not in self.live):
            return
        traits = op.info.traits
        if traits & REGION_BRANCH:
            self._join_sources(op, op, results)
        elif traits & CALL:
            callee = self.dead_code.callee(op)
            if callee is not None and callee.info.traits & CALLABLE and callee.regions[0].is_empty():
                self._set_all_unknown(results)
                return
            sources = self.dead_code.sources_for(self, op, op)
            if not sources.complete:
                self._set_all_unknown(results)
                return
            for terminator in sources.inputs:
                for result, operand in zip(results, terminator.operands, strict=False):
                    self._flow(op, result, operand)
        else:
            self.transfer(op)

    def visit_block(self, block: Block) -> None:
        arguments = block.arguments
        region = block.region
        if not arguments or block not in self.live or region is None:
            return
        if block is region.first:
            parent = region.parent
            if parent is None:
                self._set_all_unknown(arguments)
            elif parent.info.traits & CALLABLE:
                sources = self.dead_code.sources_for(self, block, parent)
                if not sources.complete:
                    self._set_all_unknown(arguments)
                    return
                for call in sources.inputs:
                    for argument, operand in zip(arguments, call.operands, strict=False):
                        self._flow(block, argument, operand)
            elif is_region_branch(parent):
                self._join_sources(block, parent, arguments)
            else:
                self.set_others(parent, arguments, 0, 0)
            return
        edges = self.dead_code.edges
        for terminator in block.predecessors:
            source = terminator.block
            if source is None or (source, block) not in edges:
                continue
            if not terminator.info.traits & BRANCH:
                self._set_all_unknown(arguments)
                return
            for number in self._numbers.of(terminator, block):
                for argument, operand in zip(arguments, successor_operands(terminator, number), strict=True):
                    self._flow(block, argument, operand)

    def _join_sources(self, point: Point, branch: Operation, values: Sequence[Value]) -> None:
        """Results of a region branch, or arguments of the entry block of one of its regions."""
        for source, inputs in self.dead_code.sources_for(self, point, point).inputs.items():
            if source is branch:
                start, end = entry_range(source)
            elif is_region_terminator(source):
                start, end = forwarded_range(source)
            else:
                self._set_all_unknown(values)
                return
            first = 0
            if len(inputs) != len(values):
                if inputs:
                    first = inputs[0].index
                self.set_others(branch, values, first, len(inputs))
            for value, operand in zip(values[first:], source.operands[start:end], strict=False):
                self._flow(point, value, operand)

    def _set_all_unknown(self, values: Sequence[Value]) -> None:
        for value in values:
            self.set_unknown(value)
