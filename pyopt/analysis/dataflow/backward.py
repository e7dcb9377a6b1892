"""Sparse backward analyses: what is known of a value follows from the values that are made from it.

A subclass holds a lattice element for each value and says what an op makes of those of its results. The framework hands
elements against branches, regions, calls and returns. It runs after the reachability of blocks is known.
"""

from __future__ import annotations

from pyopt.analysis.branches import successor_operands
from pyopt.analysis.dataflow.solver import Analysis, Solver
from pyopt.analysis.region_branches import (
    Edge,
    entry_edges,
    entry_range,
    exit_edges,
    forwarded_range,
    is_region_branch,
    is_region_terminator,
)
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.opinfo import BRANCH, CALL, CALLABLE, REGION_BRANCH, RETURN_LIKE
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.analysis.dataflow.dead_code import DeadCode


class BackwardAnalysis(Analysis):
    """A subclass defines the methods up to `set_exit`, and calls `changed` when a value has a new element."""

    __slots__ = ("dead_code", "dependents")

    def __init__(self, solver: Solver, dead_code: DeadCode) -> None:
        super().__init__(solver)
        self.dead_code = dead_code
        # The ops whose operands depend on a value that they do not make.
        self.dependents: dict[Value, dict[Operation, None]] = {}

    def transfer(self, op: Operation) -> None:
        """Brings the elements of the operands up to those of the results."""

    def meet(self, operand: Value, source: Value) -> None:
        """`operand` is handed on as `source`."""

    def steer(self, op: Operation, operand: Value) -> None:
        """`operand` of a branch, or of a region's end, is not handed on but may decide where control goes."""

    def set_exit(self, operand: Value) -> None:
        """`operand` goes where the analysis cannot follow it."""

    def changed(self, value: Value) -> None:
        """The element of `value` is another."""
        if value.op is not None:
            self.push(value.op)
        for op in self.dependents.get(value, ()):
            self.push(op)

    def depend(self, op: Operation, value: Value) -> None:
        """`op` is visited again when `value` changes."""
        self.dependents.setdefault(value, {})[op] = None

    def initialize(self, top: Operation) -> None:
        for op in reversed(list(top.walk())):
            self.visit_op(op)

    def visit_op(self, op: Operation) -> None:
        if not self.dead_code.is_live(op):
            return
        traits = op.info.traits
        operands = op.operands
        parent = op.parent_op()
        if traits & REGION_BRANCH:
            self._visit_edges(op, entry_edges(op, (None,)), entry_range(op))
        elif traits & BRANCH:
            accounted = 0
            for number, block in enumerate(op.successors):
                given = successor_operands(op, number)
                accounted += len(given)
                for operand, argument in zip(given, block.arguments, strict=True):
                    self._flow(op, operand, argument)
            for operand in operands[: len(operands) - accounted]:
                self.steer(op, operand)
        elif traits & CALL and self.dead_code.callee(op) is not None:
            self._visit_call(op)
        elif parent is not None and is_region_branch(parent) and op.next is None and is_region_terminator(op):
            region = op.parent_region()
            assert region is not None
            self._visit_edges(op, exit_edges(parent, region, (None,)), forwarded_range(op))
        elif traits & RETURN_LIKE and parent is not None and parent.info.traits & CALLABLE:
            sources = self.dead_code.sources_of(parent)
            for call in sources.inputs:
                for operand, result in zip(operands, call.results, strict=False):
                    self._flow(op, operand, result)
            if not sources.complete:
                for operand in operands:
                    self.set_exit(operand)
        else:
            self.transfer(op)

    def _flow(self, op: Operation, operand: Value, source: Value) -> None:
        self.depend(op, source)
        self.meet(operand, source)

    def _visit_edges(self, op: Operation, edges: list[Edge], forwarded: tuple[int, int]) -> None:
        start, end = forwarded
        operands = op.operands
        accounted = start
        for edge in edges:
            for operand, value in zip(operands[start:end], edge.inputs, strict=False):
                self._flow(op, operand, value)
            accounted = max(accounted, start + min(end - start, len(edge.inputs)))
        for operand in (*operands[:start], *operands[accounted:]):
            self.steer(op, operand)

    def _visit_call(self, op: Operation) -> None:
        callee = self.dead_code.callee(op)
        entry = None if callee is None or not callee.regions else callee.regions[0].first
        arguments: list[BlockArgument] = []
        if callee is not None and entry in self.dead_code.live and self.dead_code.sources_of(callee).complete:
            arguments = [] if entry is None else entry.arguments
        for operand, argument in zip(op.operands, arguments, strict=False):
            self._flow(op, operand, argument)
        # Of a function that may be called from elsewhere, too, or that was not looked at, the arguments stay.
        for operand in op.operands[len(arguments) :]:
            self.set_exit(operand)
