"""Blocks and edges that are ever executed, and where control comes from at blocks, results and calls.

Optimistic: everything is dead until an edge is found that leads there. A branch whose operands are not known yet leads
nowhere, one whose operands are constant leads to one place. Functions that only calls name get their callers, all
others unknown ones (Wegman and Zadeck, "Constant Propagation with Conditional Branches", 1991, over regions and calls).
"""

from __future__ import annotations

from pyopt.analysis.branches import known_successor
from pyopt.analysis.dataflow.solver import Analysis, Solver
from pyopt.analysis.region_branches import Edge, entry_edges, exit_edges, is_region_branch, is_region_exit
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.opinfo import BRANCH, CALL, CALLABLE, REGION_BRANCH, RETURN_LIKE, SYMBOL, SYMBOL_TABLE
from pyopt.ir.symbols import SymbolTables, op_references, ops_in_scope, symbol_name, visibility
from pyopt.light import TYPE_CHECKING, Sequence, final

if TYPE_CHECKING:
    from pyopt.analysis.dataflow.solver import Point


@final
class Sources:
    """The sources of control at a point: ops, with the values that each sets there, or unknown places.

    The point is the entry block of a region, an op with regions that is left, a function (its calls) or a call (the
    returns). `dependents` are visited again when a source comes.
    """

    __slots__ = ("complete", "dependents", "inputs")

    def __init__(self) -> None:
        self.complete = True
        self.inputs: dict[Operation, Sequence[Value]] = {}
        self.dependents: dict[tuple[Analysis, Point], None] = {}

    def add(self, source: Operation, inputs: Sequence[Value]) -> None:
        """Control comes from `source`, too, which sets `inputs`."""
        known = self.inputs.get(source)
        if known is None or list(known) != list(inputs):
            self.inputs[source] = inputs
            self._changed()

    def give_up(self) -> None:
        """Control may come from elsewhere."""
        if self.complete:
            self.complete = False
            self._changed()

    def _changed(self) -> None:
        for analysis, point in self.dependents:
            analysis.push(point)


@final
class DeadCode(Analysis):
    """The reachability of blocks. `constants` is filled by the analyses that run along: the constant that a value is,
    None if it is none; a value that is missing has not been reached by any."""

    __slots__ = ("constants", "edges", "live", "sources", "subscribers", "tables", "top")

    def __init__(self, solver: Solver) -> None:
        super().__init__(solver)
        self.live: set[Block] = set()
        self.edges: set[tuple[Block, Block]] = set()
        self.sources: dict[Point, Sources] = {}
        self.constants: dict[Value, Attribute | None] = {}
        self.tables = SymbolTables()
        # The analyses that want to hear of live blocks, once they have been initialized.
        self.subscribers: list[Analysis] = []
        self.top: Operation | None = None

    # What other analyses ask and say.

    def is_live(self, op: Operation) -> bool:
        """The op is in a block that is executed, or in none."""
        return op.block is None or op.block in self.live

    def sources_of(self, point: Point) -> Sources:
        return self.sources.get(point) or self.sources.setdefault(point, Sources())

    def sources_for(self, analysis: Analysis, visited: Point, point: Point) -> Sources:
        """The sources of `point`; `analysis` visits `visited` again when there are more."""
        found = self.sources_of(point)
        found.dependents[analysis, visited] = None
        return found

    def set_constant(self, value: Value, constant: Attribute | None) -> bool:
        """`value` may be `constant` (None: anything); whether that is new."""
        constants = self.constants
        if value in constants:
            known = constants[value]
            if known is None or known is constant:
                return False
            constant = None
        constants[value] = constant
        for user in reversed(value.uses):
            if decides(user):
                self.push(user)
        return True

    # The analysis.

    def initialize(self, top: Operation) -> None:
        self.top = top
        for region in top.regions:
            if region.first is not None:
                self.live.add(region.first)
        self._find_outside_callers(top)
        for op in top.walk():
            if op.regions or op.successors or op.info.traits & CALL or is_region_exit(op):
                self.visit_op(op)

    def _find_outside_callers(self, top: Operation) -> None:
        """Gives up on the callers of functions that may be called, or otherwise used, from where we cannot see."""
        stack: list[tuple[Operation, bool]] = [(top, top.block is None)]
        while stack:
            op, all_visible = stack.pop()
            if op.info.traits & SYMBOL_TABLE:
                all_visible = all_visible or not _is_named(op) or visibility(op) == "private"
                self._check_table(op, all_visible)
            else:
                all_visible = True
            stack.extend(
                [
                    (nested, all_visible)
                    for region in op.regions
                    for block in region
                    for nested in block
                    if nested.regions
                ]
            )

    def _check_table(self, table: Operation, all_visible: bool) -> None:
        found = False
        for region in table.regions:
            for block in region:
                for op in block:
                    if not op.info.traits & CALLABLE or not op.regions or op.regions[0].is_empty():
                        continue
                    found = True
                    seen = visibility(op)
                    if seen == "public" or (seen == "nested" and not all_visible):
                        self.sources_of(op).give_up()
        if not found:
            return
        users = list(ops_in_scope(table))
        if any(not op.info.registered and len(op.regions) == 1 and op.info.dialect is None for op in users):
            # Maybe a symbol table of its own: it is not known what its references mean.
            for op in table.walk():
                if op.info.traits & CALLABLE:
                    self.sources_of(op).give_up()
            return
        for op in users:
            if not op.info.traits & CALL and (op.attributes or op.properties is not None):
                for reference in op_references(op):
                    symbol = self.tables.lookup_in(table, reference.path)
                    if symbol is not None:
                        self.sources_of(symbol).give_up()

    def visit_op(self, op: Operation) -> None:
        if not self.is_live(op):
            return
        traits = op.info.traits
        if traits & CALL:
            self._visit_call(op)
        if op.regions:
            if traits & REGION_BRANCH:
                constants = self._constants_of(op)
                if constants is not None:
                    self._follow(op, op, entry_edges(op, constants))
            elif traits & CALLABLE:
                callers = self.sources_for(self, op, op)
                if not callers.complete or callers.inputs:
                    self._enter_all(op)
            else:
                self._enter_all(op)
        if is_region_exit(op):
            parent = op.parent_op()
            assert parent is not None and op.block is not None
            if is_region_branch(parent):
                constants = self._constants_of(op)
                region = op.block.region
                if constants is not None and region is not None:
                    self._follow(parent, op, exit_edges(parent, region, constants))
            else:
                self._visit_return(op, parent)
        if op.successors and op.block is not None:
            self._visit_branch(op, op.block)

    def _visit_call(self, op: Operation) -> None:
        callee = self.callee(op)
        if callee is not None and callee.info.traits & SYMBOL and not self.is_external(callee):
            self.sources_of(callee).add(op, ())
        else:
            self.sources_of(op).give_up()

    def callee(self, call: Operation) -> Operation | None:
        """The function that a call names."""
        return self.tables.lookup_attribute(call, call.attributes.get("callee"))

    def is_external(self, function: Operation) -> bool:
        """We do not see the function's body."""
        if self.top is not None and not self.top.is_ancestor_of(function):
            return True
        return function.info.traits & CALLABLE != 0 and (not function.regions or function.regions[0].is_empty())

    def _visit_return(self, op: Operation, function: Operation) -> None:
        """The results of all known calls of the function come from this op."""
        for call in self.sources_for(self, op, function).inputs:
            if op.info.traits & RETURN_LIKE:
                self.sources_of(call).add(op, ())
            else:
                self.sources_of(call).give_up()

    def _visit_branch(self, op: Operation, block: Block) -> None:
        if op.info.traits & BRANCH:
            constants = self._constants_of(op)
            if constants is None:
                return
            successor = known_successor(op, constants)
            if successor is not None:
                self._mark_edge(block, successor)
                return
        for successor in op.successors:
            self._mark_edge(block, successor)

    def _constants_of(self, op: Operation) -> list[Attribute | None] | None:
        """The constant that each operand is, or None; None for all if there is one of which nothing is known yet."""
        constants = self.constants
        for operand in op.operands:
            if operand not in constants:
                return None
        return [constants[operand] for operand in op.operands]

    def _follow(self, branch: Operation, source: Operation, edges: list[Edge]) -> None:
        """Control goes from `source` along some edges between `branch` and its regions."""
        for edge in edges:
            entry = None if edge.region is None else edge.region.first
            if entry is not None:
                self._mark_live(entry)
                self.sources_of(entry).add(source, edge.inputs)
            else:
                self.sources_of(branch).add(source, edge.inputs)

    def _enter_all(self, op: Operation) -> None:
        for region in op.regions:
            if region.first is not None:
                self._mark_live(region.first)

    def _mark_live(self, block: Block) -> None:
        if block in self.live:
            return
        self.live.add(block)
        for op in block:
            if op.regions or op.successors or op.info.traits & CALL or op.next is None:
                self.push(op)
        for analysis in self.subscribers:
            analysis.push(block)
        for analysis in self.subscribers:
            for op in block:
                if op.results:
                    analysis.push(op)

    def _mark_edge(self, source: Block, target: Block) -> None:
        self._mark_live(target)
        if (source, target) not in self.edges:
            self.edges.add((source, target))
            for analysis in self.subscribers:
                analysis.push(target)


def decides(op: Operation) -> bool:
    """The operands may decide where control goes from the op."""
    return op.info.traits & (BRANCH | REGION_BRANCH) != 0 or (op.next is None and is_region_exit(op))


def _is_named(op: Operation) -> bool:
    return op.info.traits & SYMBOL != 0 and symbol_name(op) is not None
