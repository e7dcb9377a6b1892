"""Finds what is known of the shapes of all values inside an op.

It goes in rounds. First everything is propagated forward, optimistically: values are joined where paths meet, and what
no path has reached yet does not count (the sparse conditional propagation of Wegman and Zadeck, with shapes for
constants). What ops say of their operands is left out, because it might rest on something that turns out to be wrong.
Then one sweep, in the order of the program, takes in what ops say of operands and which extents they need to be equal.
Equalities stay; if any are new, the next round propagates with them. So each round is linear in the number of ops.

Two facts that cannot both hold are kept as conflicts, which the caller reports.
"""

from __future__ import annotations

from collections import deque

from pyopt.analysis.shapes.calls import parameters
from pyopt.analysis.shapes.joins import Join
from pyopt.analysis.shapes.lattice import ANYTHING, NOTHING, Shape
from pyopt.analysis.shapes.lookup import ShapeRules
from pyopt.analysis.shapes.nodes import ShapeNode
from pyopt.analysis.shapes.program import ShapeProblem
from pyopt.analysis.shapes.program_ops import ProgramOps
from pyopt.analysis.shapes.segments import DominanceSegment
from pyopt.analysis.shapes.totals import COUNTED, learn_totals
from pyopt.analysis.shapes.tracked import DENOTED, NUMBER, SHAPE, aspects, is_fractional, may_hold_extents
from pyopt.analysis.shapes.translation import Translation, aspect_of
from pyopt.analysis.shapes.turns import put_together
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import INDEX, ShapedType
from pyopt.light import TYPE_CHECKING, Final, Iterable, Sequence, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.called import CalledBodies
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.named import FunctionNames

STEPS: Final = 64
"""Ops that are asked what follows from an assertion."""
ROUNDS: Final = 8
"""Rounds at most, unless an option says otherwise: chains of consequences that are longer are rare."""


@final
class ShapeSolver(ShapeProblem):
    """One analysis of `ops`; `rules` knows the transfer functions.

    Most ops only say that all operands and results have one shape: those of which the shapes are the same object, as
    they are in a chain of such ops, need not be asked. `names` are those of extents of arguments.
    """

    __slots__ = ("_called", "_dirty", "_is_first", "_work", "rounds")

    def __init__(
        self,
        ops: ProgramOps,
        rules: ShapeRules,
        interprocedural: bool = True,
        names: Sequence[FunctionNames] = (),
    ) -> None:
        super().__init__(ops, rules, interprocedural, names)
        self.rounds = 0
        self._called: CalledBodies | None = None
        self._work: deque[ShapeNode] = deque()
        self._dirty: dict[Join, None] = {}
        # Each op is being visited for the first time in a round, in order: those behind will be, too.
        self._is_first = False

    # Rounds.

    def solve(self, rounds: int = ROUNDS) -> None:
        """Fills the stores."""
        self._propagate()
        self._collect(True)
        self.rounds = 1
        while self.learned and self.rounds < rounds:
            self.rounds += 1
            again = any(value in self.flow.set_by_join for value in self._newly_learned)
            again = again or self.learned_locally or any(self._narrows(join) for join in self.flow.joins)
            if again:
                self._propagate()
            else:
                self._go_on()
            self._collect(again)

    def _narrows(self, join: Join) -> bool:
        if not join.point.unknowns():
            return False
        edges = [self._edge(join, index) for index, known in enumerate(join.known) if known is not None]
        return join.point.narrows(edges)

    def _go_on(self) -> None:
        """Starts the next iteration: keeps what is known, joins too, and visits ops again that may say more now."""
        self._collecting = False
        for join in self.flow.joins:
            join.point.shapes = [self.resolved(shape) for shape in join.point.shapes]
            join.known = [None if edge is None else [self.resolved(shape) for shape in edge] for edge in join.known]
        for node in self._order:
            node.touched = not node.alike
            if node.touched:
                node.queued = True
                self._work.append(node)
        for value in self._newly_learned:
            # Whatever was there was what the type says.
            self.shapes.pop(value, None)
            self.denotes.pop(value, None)
            self._revisit([*value.uses] if value.op is None else [value.op, *value.uses])
        self._drain()

    def _propagate(self) -> None:
        self.restart()
        self._collecting = False
        self.seen.update(self.sources)
        self.names.take_in(self)
        for join in self.flow.joins:
            join.restart()
        for node in self._order:
            node.queued = True
            node.quiet = False
        self._is_first = True
        for node in self._order:
            if node.queued:
                node.queued = False
                self._visit(node)
        self._is_first = False
        self._drain()

    def _drain(self) -> None:
        """Visits what is to be visited until nothing changes."""
        while True:
            while self._work:
                node = self._work.popleft()
                node.queued = False
                self._visit(node)
            if not self._dirty:
                return
            dirty = list(self._dirty)
            self._dirty = {}
            for join in dirty:
                self._update(join)

    def _visit(self, node: ShapeNode) -> None:
        """One op, forward."""
        if node.kind is not None:
            self._evaluate_kind(node, node.kind)
            return
        for value in node.inputs:
            if value not in self.seen:
                return
        op = node.op
        if node.alike and node.segment is None:
            self._pass_on(node)
            return
        if node.outputs:
            callee = self.calls.callees.get(op) if self.interprocedural else None
            if callee is not None:
                self._visit_call(node, callee)
            else:
                self._evaluate(node)
        edges = self.flow.uses.get(op)
        if edges is not None:
            for join, index, _ in edges:
                join.changed[index] = None
                self._dirty[join] = None
        turned = self.flow.turned.get(op) if self.flow.turned else None
        if turned is not None:
            self._dirty[turned] = None

    def _pass_on(self, node: ShapeNode) -> None:
        """The result gets what is known of the operands, all of which have its shape."""
        value = node.outputs[0]
        shape = self.start(value)
        for operand in node.inputs:
            other = self.shapes.get(operand) or self.shape(operand)
            if other is not shape:
                shape = self._met(shape, other)
        self._set(value, self._resolved.get(shape) or self.complete(value, shape), NOTHING, None)

    def _is_settled(self, node: ShapeNode) -> bool:
        """Operands and results have one shape already."""
        resolved = self._resolved
        first = self.shapes.get(node.outputs[0])
        common = None if first is None else resolved.get(first)
        if common is None:
            return False
        for value in node.inputs:
            shape = self.shapes.get(value)
            if shape is not first and (shape is None or resolved.get(shape) is not common):
                return False
        return True

    def _evaluate_kind(self, node: ShapeNode, kind: object) -> None:
        """Takes the results of an op of the same kind, if one was met with such operands."""
        key: list[object] = [kind]
        shapes, denotes, seen = self.shapes, self.denotes, self.seen
        learned = self.learned_denotes
        may_hold = node.rule.may_hold or len(learned) > 0
        for value in node.inputs:
            shape = shapes.get(value)
            if shape is None:
                if value not in seen:
                    return
                shape = self.shape(value)
            key.append(shape)
            if may_hold:
                held = denotes.get(value)
                if held is None and (learned or may_hold_extents(value.type)):
                    held = self.denoted(value)
                key.append(held)
        asked = tuple(key)
        found = None if learned or self.learned_shapes else self._outcomes.get(asked)
        if found is not None:
            node.quiet = True
            index = 0
            for value in node.outputs:
                shape, denoted = found[index]
                index += 1
                if value in seen:
                    self._set(value, shape, denoted, None)
                    continue
                seen.add(value)
                shapes[value] = shape
                if denoted is not NOTHING:
                    denotes[value] = denoted
                if not (self._is_first and node.is_straight):
                    self._revisit(value.uses)
            return
        self._makes_unknowns = False
        self._evaluate(node)
        if node.quiet and not self._makes_unknowns:
            outputs = node.outputs
            self._outcomes[asked] = [(self.shapes[one], self.denotes.get(one, NOTHING)) for one in outputs]

    def _evaluate(self, node: ShapeNode) -> None:
        self._says_no_more = False
        self._ask(node)
        node.quiet = self._says_no_more
        for value in node.outputs:
            type = value.type
            number: Maybe = None
            if type is INDEX:
                self._set(value, NOTHING, NOTHING, self._said_numbers.get(value) or self.own_number(value))
                continue
            shape = denoted = NOTHING
            if isinstance(type, ShapedType):
                said = self._said_shapes.get(value)
                shape = self.complete(value, self.start(value) if said is None else said)
            for aspect in aspects(type):
                if aspect == NUMBER:
                    number = self._said_numbers.get(value) or self.own_number(value)
                elif aspect == DENOTED:
                    denoted = self._said_denoted.get(value) or self.own_denoted(value, shape)
            if not aspects(type) and value in self._said_numbers:
                number = self._said_numbers[value]
            if is_fractional(type):
                denoted = self._said_denoted.get(value) or (ANYTHING if value in self.denotes else NOTHING)
            self._set(value, shape, denoted, number, self._said_truths.get(value))
        if self._said_shapes or self._said_denoted or self._said_numbers or self._said_truths:
            self._said_shapes.clear()
            self._said_denoted.clear()
            self._said_numbers.clear()
            self._said_truths.clear()

    def _ask(self, node: ShapeNode) -> None:
        """Runs the op's transfer function."""
        transfer = node.rule.transfer
        if transfer is not None:
            self.op, self.segment = node.op, node.segment
            transfer(node.op, self)
            self.op = self.segment = None

    def _set(self, value: Value, shape: Shape, denoted: Shape, number: Maybe, truth: bool | None = None) -> None:
        """Sets what is known of a value now; its users are visited again if that has changed."""
        changed = value not in self.seen
        if changed:
            self.seen.add(value)
        if shape is not NOTHING:
            known = self.shapes.get(value)
            if known is not shape:
                # Equalities that were learned since are no change.
                changed = changed or known is None or not self.complete(value, known).equals(shape)
                self.shapes[value] = shape
        if denoted is not NOTHING:
            denoted = self.with_elements(value, denoted)
            known = self.denotes.get(value)
            if known is not denoted:
                changed = changed or known is None or not self.with_elements(value, known).equals(denoted)
                self.denotes[value] = denoted
        number = self.bindings.resolve(number)
        before = self.numbers.get(value)
        if before is not number:
            changed = changed or self.bindings.resolve(before) is not number
            if number is None:
                del self.numbers[value]
            else:
                self.numbers[value] = number
        if self.truths.get(value) is not truth:
            if truth is None:
                del self.truths[value]
            else:
                self.truths[value] = truth
            changed = True
        if changed:
            self._revisit(value.uses)

    def _revisit(self, users: Iterable[Operation]) -> None:
        for user in users:
            node = self._nodes.get(user)
            if node is not None and not node.queued:
                node.queued = True
                node.touched = True
                self._work.append(node)

    # Joins.

    def _update(self, join: Join) -> None:
        """Joins what has changed."""
        fresh = False
        for index in join.changed:
            edge = join.point.neutral(self._edge(join, index))
            join.known[index] = edge
            fresh = fresh or not join.point.absorbs(edge)
        join.changed = {}
        if fresh:
            join.point.update([edge for edge in join.known if edge is not None])
        elif (join.slots and join.turns is None) or all(target in self.seen for target in join.targets):
            return
        if join.block is not None:
            for unknown in join.point.unknowns():
                self.homes.setdefault(unknown, (join.block, join.op))
        self._propagate_join(join)
        self._revisit(join.waiting)

    def _edge(self, join: Join, index: int) -> list[Shape]:
        """The shapes that come along an edge, as they are known at its source."""
        values, source = join.edges[index], join.sources[index]
        return [self.aspect_at(source, values[slot], aspect) for slot, aspect in join.slots]

    def aspect_at(self, op: Operation, value: Value, aspect: int) -> Shape:
        """One aspect of a value, as it is known where an op uses it."""
        if value not in self.seen:
            return NOTHING
        if not self.segments.of_op:
            return aspect_of(self, value, aspect)
        self.segment = self.segments.of_op.get(op)
        found = aspect_of(self, value, aspect)
        self.segment = None
        return found

    def _propagate_join(self, join: Join) -> None:
        """The targets get what is joined."""
        known: dict[int, list[Shape]] = {}
        for (index, aspect), shape in zip(join.slots, join.point.shapes, strict=True):
            known.setdefault(index, [NOTHING, NOTHING, NOTHING])[aspect] = shape
        for index, target in enumerate(join.targets):
            shapes = known.get(index)
            if shapes is None:
                self._set(target, self.start(target) if isinstance(target.type, ShapedType) else NOTHING, NOTHING, None)
                continue
            if all(shape is NOTHING for shape in shapes):
                continue
            shape = shapes[SHAPE]
            if join.turns is not None:
                shape = put_together(join.turns, shape, self.aspect_at)
                shapes[DENOTED] = NOTHING
            if shape is not NOTHING:
                shape = self.complete(target, self._met(self.start(target), shape))
            extents = shapes[NUMBER].extents
            self._set(target, shape, shapes[DENOTED], None if extents is None else extents[0])

    # Calls.

    def _visit_call(self, node: ShapeNode, callee: Operation) -> None:
        join = self.flow.of_results.get(callee)
        if join is None:
            return
        translation = Translation(node.op, callee, self, self.scopes, self.aspect_at)
        found: list[list[Shape]] | None = None
        is_run = False
        for index, value in enumerate(node.op.results):
            if value not in node.outputs:
                continue
            shapes = [NOTHING, NOTHING, NOTHING]
            followed = aspects(value.type)
            for aspect in followed:
                shapes[aspect] = translation.shape(join.shape_of(index, aspect) or NOTHING)
            if translation.made and not is_run:
                found, is_run = self._bodies().results(node.op, callee), True
            if found is not None:
                for aspect in followed:
                    shapes[aspect] = translation.better(shapes[aspect], found[index][aspect])
            if followed and all(shape is NOTHING for shape in shapes):
                return
            if isinstance(value.type, ShapedType):
                shapes[SHAPE] = self.complete(value, self._met(self.start(value), shapes[SHAPE]))
            extents = shapes[NUMBER].extents
            self._set(value, shapes[SHAPE], shapes[DENOTED], None if extents is None else extents[0])

    def _bodies(self) -> CalledBodies:
        if self._called is None:
            from pyopt.analysis.shapes.called import CalledBodies

            self._called = CalledBodies(self, self.rules.transfer_of, self.aspect_at)
        return self._called

    # Learning.

    def _collect(self, of_all: bool) -> None:
        """One sweep that takes in what ops say of their operands; of all, or of those that were visited again."""
        self.learned = self.learned_locally = False
        self._newly_learned = []
        self._collecting = True
        self.names.take_in(self)
        self.scopes.start()
        for node in self._order:
            if node.quiet and node.kind is not None and not (self.learned_shapes or self.learned_denotes):
                continue
            if not node.rule.silent and (of_all or node.touched):
                self._collect_from(node)
            if node.op.info.name in COUNTED and all(value in self.seen for value in node.inputs):
                learn_totals(node.op, self.flow.of_results.get(node.op), self, self.aspect_at)
            self.scopes.pass_by(node.op)
            segment = self.segments.of_assertion.get(node.op)
            if segment is not None:
                self._assume(node.op.operands[0], segment)
        self._collecting = False
        self._work.clear()

    def _collect_from(self, node: ShapeNode) -> None:
        op = node.op
        if node.quiet and not any(
            value in self.learned_shapes or value in self.learned_denotes for value in node.outputs
        ):
            return
        for value in node.inputs:
            if value not in self.seen:
                return
        if node.alike and node.segment is None and self._is_settled(node):
            return
        callee = self.calls.callees.get(op) if self.interprocedural else None
        if callee is not None:
            self._learn_from_callee(op, callee)
        else:
            self._ask(node)

    def _assume(self, condition: Value, segment: DominanceSegment) -> None:
        """Draws conclusions from a condition that holds in a segment."""
        self._supposed = work = [] if condition.op is None else [condition.op]
        self.local.learn_truth(segment, condition, True)
        for _ in range(STEPS):
            node = self._nodes.get(work.pop()) if work else None
            transfer = None if node is None else node.rule.transfer
            if node is None or transfer is None or any(value not in self.seen for value in node.inputs):
                continue
            self.op, self.segment = node.op, segment
            transfer(node.op, self)
            self.op = self.segment = None
        self._supposed = None

    def _learn_from_callee(self, call: Operation, callee: Operation) -> None:
        """Applies to the operands of a call what is known of the callee's parameters."""
        if any(parameter not in self.seen for parameter in parameters(callee)):
            return
        translation = Translation(call, callee, self, self.scopes, self.aspect_at)
        self.names.check_call(call, callee, translation, self)
        for parameter, operand in zip(parameters(callee), call.operands, strict=True):
            for aspect in aspects(parameter.type):
                if aspect == SHAPE:
                    shape = translation.shape(self.shape(parameter))
                    self.segment = self.segments.of_op.get(call)
                    self._learn_shape(operand, shape, call)
                    self.segment = None
