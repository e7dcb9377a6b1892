"""The solver's input: the ops that have to do with shapes in order, the joins between them, and what is known
before any op is looked at."""

from __future__ import annotations

from pyopt.analysis.region_branches import is_region_branch
from pyopt.analysis.shapes.answers import Answers
from pyopt.analysis.shapes.bindings import unknowns_of
from pyopt.analysis.shapes.calls import CallGraphEdges, parameters, returned
from pyopt.analysis.shapes.expressions import Polynomial
from pyopt.analysis.shapes.given import GivenNames
from pyopt.analysis.shapes.joins import PARAMETER, Flow, Join
from pyopt.analysis.shapes.lookup import ShapeRules
from pyopt.analysis.shapes.nodes import ShapeNode, is_followed, is_number
from pyopt.analysis.shapes.program_ops import ProgramOps
from pyopt.analysis.shapes.segments import Segments
from pyopt.analysis.shapes.tracked import SHAPE
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.dominance import has_ssa_dominance, is_in_order
from pyopt.ir.opinfo import CALLABLE
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence

if TYPE_CHECKING:
    from pyopt.analysis.shapes.named import FunctionNames

VISITED: Final = 0
UNORDERED: Final = 1
"""In graph regions."""
UNREACHED: Final = 2
"""Control does not get there."""


class ShapeProblem(Answers):
    """Everything among `ops`. `sources` are values known from the start: arguments that no join sets, and results in
    graph regions, where definitions may follow uses and nothing joins, so that only types say something."""

    __slots__ = (
        "_nodes", "_order", "_ordered", "flow", "interprocedural", "names", "root", "rules", "segments", "sources",
    )  # fmt: skip

    def __init__(
        self,
        ops: ProgramOps,
        rules: ShapeRules,
        interprocedural: bool,
        names: Sequence[FunctionNames],
    ) -> None:
        super().__init__(CallGraphEdges(ops))
        self.segments = Segments(ops, self.calls)
        self.root = ops.root
        self.rules = rules
        self.interprocedural = interprocedural
        self._ordered: dict[Region, bool] = {}
        self.flow = Flow()
        self.sources: list[Value] = []
        self._nodes: dict[Operation, ShapeNode] = {}
        self._order: list[ShapeNode] = []
        self.names = GivenNames(names, self)
        self._prepare(ops)

    def _prepare(self, ops: ProgramOps) -> None:
        for op in ops.nesting:
            for region in op.regions:
                self.flow.add_blocks(region)
            if op.info.name == "scf.forall":
                self.flow.add_outputs(op)
            elif is_region_branch(op):
                self.flow.add_region_branch(op, self._visible_at(op))
            elif not op.info.registered:
                kind = self.rules.control_of(op)
                if kind is not None:
                    from pyopt.analysis.shapes.control import add_control

                    add_control(self.flow, op, kind, self._visible_at(op))
        self._prepare_functions()
        block: Block | None = None
        place = VISITED
        is_straight = False
        for op in ops.all:
            if op.block is not block:
                block = op.block
                place = VISITED if block is None else self._place_of(block)
                is_straight = block is not None and block.region is not None and block.region.has_one_block()
            self._add_node(op, place, is_straight)
            for region in op.regions:
                self._add_sources(region)

    def _visible_at(self, op: Operation) -> Callable[[Polynomial], bool]:
        """Whether an expression means something behind `op`: no unknown of it is made anew inside, again and again."""
        homes = self.homes

        def is_visible(expression: Polynomial) -> bool:
            for unknown in unknowns_of(expression):
                home = homes.get(unknown)
                around = None if home is None else home[0].parent_op()
                while around is not None and not around.info.traits & CALLABLE:
                    if around is op:
                        return False
                    around = around.parent_op()
            return True

        return is_visible

    def _prepare_functions(self) -> None:
        for function in self.calls.functions:
            first = function.regions[0].first
            callers = self.calls.callers.get(function, [])
            if self.interprocedural and function in self.calls.closed:
                arguments = parameters(function)
                types = [one.type for one in arguments]
                # Only numbers come in as such: what callers' unknowns stand for is not for the callee to conclude on.
                join = Join(PARAMETER, types, arguments, first, None, is_number)
                # What a recursion counts is computed of more than extents.
                join.point.follows = function not in self.calls.recursive
                self.flow.join(join)
                for place, (index, aspect) in enumerate(join.slots):
                    for position, name in self.given.get(arguments[index], {}).items() if aspect == SHAPE else ():
                        join.point.given[place, position] = name
                for call in callers:
                    self.flow.edge(join, call, 0)
            ends = returned(function)
            if ends:
                join = Join("result", [one.type for one in ends[0].operands], (), first, None)
                join.waiting = callers if self.interprocedural else []
                self.flow.join(join)
                self.flow.of_results[function] = join
                for end in ends:
                    self.flow.edge(join, end, 0)

    def _place_of(self, block: Block) -> int:
        """What comes of ops of a block."""
        if block.region is not None and not self._is_ordered(block.region):
            return UNORDERED
        return VISITED if self.flow.is_reached(block) else UNREACHED

    def _add_node(self, op: Operation, place: int, is_straight: bool) -> None:
        if place == UNREACHED:
            return
        rule = self.rules.of(op)
        inputs = op.operands
        outputs: Sequence[Value] = op.results
        if not rule.takes_all:
            inputs = [value for value in inputs if is_followed(value.type)]
        if not rule.gives_all or op.regions:
            outputs = [one for one in outputs if is_followed(one.type) and one not in self.flow.set_by_join]
        if place == UNORDERED:
            self.sources += outputs
            return
        if not inputs and not outputs and op not in self.flow.uses:
            return
        node = ShapeNode(op, rule, inputs, outputs)
        node.is_straight = is_straight
        if self.segments.of_op:
            node.segment = self.segments.of_op.get(op)
        if rule.has_kinds and node.segment is None and not op.regions and op not in self.flow.uses:
            node.kind = rule.kind_of(op)
        self._nodes[op] = node
        self._order.append(node)

    def _is_ordered(self, region: Region) -> bool:
        """Uses follow definitions: as they have to, or as they happen to in an op that is not known."""
        found = self._ordered.get(region)
        if found is None:
            parent = region.parent
            is_foreign = parent is not None and not parent.info.registered
            found = self._ordered[region] = has_ssa_dominance(region) or (is_foreign and is_in_order(region.entry()))
        return found

    def _add_sources(self, region: Region) -> None:
        for block in region:
            if not self.flow.is_reached(block):
                continue
            for argument in block.arguments:
                if argument not in self.flow.set_by_join:
                    self.sources.append(argument)
