"""Gives values the types that say what is known of them.

Arguments, loop results and signatures come first (`flow_types`). Then ops are visited, definitions before uses. An op
takes the first of these that its verifier accepts:

1. operands as they are now, results with all that is known of them;
2. operands cast to what is known of them, too;
3. operands as they are now, results that the op infers from them, or those that it had;
4. everything as it was before: operands are cast back.

So the module verifies behind the pass, whatever the op.
"""

from __future__ import annotations

from pyopt.analysis.region_branches import is_region_branch
from pyopt.analysis.shapes.joins import Join
from pyopt.analysis.shapes.lattice import Shape
from pyopt.analysis.shapes.solver import ShapeSolver
from pyopt.analysis.shapes.tracked import NUMBER, SHAPE
from pyopt.ir.attributes import TypeAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.dominance import reverse_postorder
from pyopt.ir.opinfo import CALL, CALLABLE, INFERS_TYPES, RETURN_LIKE
from pyopt.ir.types import FunctionType, ShapedType, Type
from pyopt.light import Final, final
from pyopt.passes.shapes.inference.casts import CASTS, Casts
from pyopt.passes.shapes.inference.flow_types import FlowTypes
from pyopt.passes.shapes.inference.sizes import SavedOp, adapt, has_sizes
from pyopt.passes.shapes.inference.trial import Trial
from pyopt.passes.shapes.inference.types import may_refine, refined
from pyopt.rewrite.rewriter import Rewriter

KEPT: Final = frozenset(("builtin.unrealized_conversion_cast", "scf.forall.in_parallel", "scf.parallel"))
"""Ops that mean something else with other types of operands, or cannot be written, whatever their verifiers say."""


@final
class Refiner:
    """One run over what a solver knows. `changed` counts the values with new types."""

    __slots__ = ("before", "casts", "changed", "idle", "known", "refine_public", "rewriter", "solver", "trial")

    def __init__(self, solver: ShapeSolver, rewriter: Rewriter, refine_public: bool) -> None:
        self.solver = solver
        self.rewriter = rewriter
        self.refine_public = refine_public
        self.casts = Casts(rewriter)
        self.trial = Trial(rewriter.context)
        # What is known of each value, as a type, and what types values had.
        self.known: dict[Value, Type] = {}
        self.before: dict[Value, Type] = {}
        self.idle: list[Operation] = []
        self.changed = 0

    def run(self) -> None:
        """Refines everything inside the solver's root."""
        solver = self.solver
        types: dict[tuple[Type, Shape], Type] = {}
        known = self.known
        for value in solver.seen.difference(solver.shapes):
            solver.shape(value)  # It is among the shapes now.
        # Unknowns of a value's own, in place of what is not said of it, are no numbers.
        for value, said in solver.shapes.items():
            old = value.type
            key = (old, said)
            type = types.get(key)
            if type is None:
                type = types[key] = refined(old, solver.shape(value)) if may_refine(old) else old
            if type is not old:
                known[value] = type
        if not self.known:
            return
        flow = FlowTypes(solver, self.best_at, self._refines)
        parameters = self._public_parameters()
        for value, type in (*flow.types.items(), *parameters.items()):
            self._set_type(value, type)
        self._set_signatures(flow)
        self._visit_all(solver.root, flow)
        # They stood for the types that values had, until here.
        for op in self.idle:
            self.rewriter.replace(op, [op.operands[0]])

    def best(self, value: Value) -> Type:
        """The type that says all that is known of a value."""
        return self.known.get(value, value.type)

    def best_at(self, op: Operation, value: Value) -> Type:
        """The same, where an op uses it: behind an assertion more may be known."""
        best = self.best(value)
        if op not in self.solver.segments.of_op or not may_refine(best):
            return best
        return refined(best, self.solver.aspect_at(op, value, SHAPE))

    def _set_type(self, value: Value, type: Type) -> None:
        if value.type is not type:
            self.before.setdefault(value, value.type)
            value.type = type
            self.changed += 1

    # Signatures.

    def _refines(self, join: Join) -> bool:
        """The types at a join may change."""
        if join.op is not None:
            return is_region_branch(join.op)
        assert join.block is not None
        parent = join.block.parent_op()
        if parent is None or join.block.region is None:
            return False
        if join.block is not join.block.region.first:
            return True
        if not parent.info.traits & CALLABLE:
            return is_region_branch(parent)
        if join.targets:
            return parent.info.name == "func.func"
        return self._may_change_results(parent)

    def _may_change_results(self, function: Operation) -> bool:
        calls = self.solver.calls
        if function.info.name != "func.func":
            return False
        if function in calls.closed and self.solver.interprocedural:
            return True
        return self.refine_public and function in calls.only_called

    def _public_parameters(self) -> dict[Value, Type]:
        """Parameters of functions that may be called from outside, if their types may say what the body needs."""
        found: dict[Value, Type] = {}
        calls = self.solver.calls
        if not self.refine_public:
            return found
        for function in calls.functions:
            if function in calls.only_called and function not in calls.closed and function.info.name == "func.func":
                first = function.regions[0].entry()
                found.update({one: self.known[one] for one in first.arguments if one in self.known})
        return found

    def _set_signatures(self, flow: FlowTypes) -> None:
        """The types of functions follow their arguments and what they return, and calls follow the functions."""
        calls = self.solver.calls
        for function in calls.functions:
            if function.info.name != "func.func":
                continue
            old = function_type(function)
            first = function.regions[0].entry()
            join = self.solver.flow.of_results.get(function)
            results = old.results if join is None else tuple(flow.of_join.get(join, old.results))
            new = FunctionType.get(tuple([one.type for one in first.arguments]), results)
            if new is old:
                continue
            function.set_attribute("function_type", TypeAttr.get(new))
            for call in calls.callers.get(function, ()):
                for value, type in zip(call.results, results, strict=True):
                    self._set_type(value, type)

    # Ops.

    def _visit_all(self, root: Operation, flow: FlowTypes) -> None:
        # Ops from which on the rest of their blocks is to be visited.
        stack = first_ops(root)
        while stack:
            op: Operation | None = stack.pop()
            while op is not None:
                after = op.next
                self._visit(op, flow)
                if op.regions and op.block is not None:
                    if after is not None:
                        stack.append(after)
                    stack += first_ops(op)
                    break
                op = after

    def _visit(self, op: Operation, flow: FlowTypes) -> None:
        info = op.info
        if not info.registered and not op.successors and (op.next is not None or self._is_foreign(op)):
            # It takes whatever types there are.
            known = self.known
            for value in op.results:
                type = known.get(value)
                if type is not None:
                    self._set_type(value, type)
            return
        if info.traits & CALLABLE:
            return
        needed = flow.needed(op)
        if op.info.traits & CALL:
            needed = self._call_types(op)
        elif op.info.traits & RETURN_LIKE and not needed:
            needed = self._return_types(op)
        if not needed and not self._concerns(op):
            if op.info.name in CASTS:
                self.casts.met(op)
            return
        for position, type in needed.items():
            self._cast_operand(op, position, type)
        rest = [position for position in range(len(op.operands)) if position not in needed]
        results: list[Value] = [value for value in op.results if value not in self.solver.flow.set_by_join]
        if not op.info.traits & CALL and (results or any(op.operands[one] in self.before for one in rest)):
            self._settle(op, rest, results)
        if op.info.name in CASTS:
            if op.operands[0].type is op.results[0].type:
                self.idle.append(op)
            else:
                self.casts.met(op)

    def _is_foreign(self, op: Operation) -> bool:
        """It ends a region of an op that takes whatever types there are."""
        parent = op.parent_op()
        return parent is not None and not parent.info.registered

    def _concerns(self, op: Operation) -> bool:
        """Something that the op uses or makes has, or is to have, another type."""
        for value in op.operands:
            if value in self.before:
                return True
        return any(value in self.known for value in op.results)

    def _call_types(self, call: Operation) -> dict[int, Type]:
        """Required types of a call's operands: as its function has them now, or as they were."""
        callee = self.solver.calls.callees.get(call)
        if callee is not None:
            first = callee.regions[0].entry()
            return {index: argument.type for index, argument in enumerate(first.arguments)}
        return {index: self.before.get(value, value.type) for index, value in enumerate(call.operands)}

    def _return_types(self, op: Operation) -> dict[int, Type]:
        """Required types of a return's operands: the results of the function's type."""
        parent = op.parent_op()
        if parent is None or parent.info.name != "func.func":
            return {}
        return dict(enumerate(function_type(parent).results))

    def _cast_operand(self, op: Operation, position: int, type: Type) -> None:
        op.set_operand(position, self.casts.cast(op.operands[position], type, op))

    def _settle(self, op: Operation, rest: list[int], results: list[Value]) -> None:
        """Finds types for the operands at `rest` and the results that the op may have."""
        old = [value.type for value in results]
        best = [self.best(value) for value in results]
        if op.info.name not in KEPT:
            if self._try(op, results, best):
                return
            state = SavedOp(op)
            casted = self._cast_to_best(op, rest)
            if casted and self._try(op, results, best):
                return
            state.restore()
            for value in casted:
                self.casts.forget(value)
            if op.info.traits & INFERS_TYPES and op.info.infer is not None and len(results) == len(op.results):
                inferred = op.info.infer(op.operands, op.attributes)
                if isinstance(inferred, list) and is_no_worse(old, inferred) and self._try(op, results, inferred):
                    return
            if best != old and self._try(op, results, old):
                return
        for value, type in zip(results, old, strict=True):
            value.type = type
        for position in rest:
            value = op.operands[position]
            self._cast_operand(op, position, self.before.get(value, value.type))

    def _try(self, op: Operation, results: list[Value], types: list[Type]) -> bool:
        """Gives the results these types if the op may have them; else the op is as before."""
        old = [value.type for value in results]
        for value, type in zip(results, types, strict=True):
            value.type = type
        state: SavedOp | None = None
        if has_sizes(op):
            state = SavedOp(op)
            first = old[0] if old else None
            adapt(op, first.shape if isinstance(first, ShapedType) else None, self._number_at)
        accepted = self.trial.accepts(op)
        for value, type in zip(results, old, strict=True):
            value.type = type
        if not accepted:
            if state is not None:
                state.restore()
            return False
        for value, type in zip(results, types, strict=True):
            self._set_type(value, type)
        return True

    def _cast_to_best(self, op: Operation, rest: list[int]) -> list[Value]:
        """Casts operands of which more is known than their types say; the casts."""
        made: list[Value] = []
        for position in rest:
            value = op.operands[position]
            type = self.best_at(op, value)
            if type is not value.type:
                self._cast_operand(op, position, type)
                made.append(op.operands[position])
        return made

    def _number_at(self, op: Operation, value: Value) -> int | None:
        extents = self.solver.aspect_at(op, value, NUMBER).extents
        number = None if extents is None else extents[0]
        found = None if number is None else number.value()
        return None if found is None or found < 0 else found


def function_type(function: Operation) -> FunctionType:
    """The type of a func.func."""
    attribute = function.attributes["function_type"]
    assert isinstance(attribute, TypeAttr)
    found = attribute.value
    assert isinstance(found, FunctionType)
    return found


def first_ops(op: Operation) -> list[Operation]:
    """The first ops of the blocks inside `op`, last to be visited first."""
    blocks = [block for region in op.regions for block in in_order(region)]
    return [block.first for block in reversed(blocks) if block.first is not None]


def in_order(region: Region) -> list[Block]:
    """The blocks, definitions before uses; those that control cannot reach come last."""
    if region.first is region.last:
        return list(region)
    reached = reverse_postorder(region)
    known = set(reached)
    return [*reached, *[block for block in region if block not in known]]


def is_no_worse(old: list[Type], new: list[Type]) -> bool:
    """Inferred types say at least what the types said."""
    if len(old) != len(new):
        return False
    for one, other in zip(old, new, strict=True):
        if one is other:
            continue
        if not isinstance(one, ShapedType) or not isinstance(other, ShapedType) or type(one) is not type(other):
            return False
        if one.shape is not None and (other.shape is None or len(one.shape) != len(other.shape)):
            return False
    return True
