"""Folding of queries of shapes: extents, ranks, shapes and constraints that are known.

    tensor.dim %t, %c0             -> arith.constant 4, or a value that is known to be the same number
    arith.cmpi slt, %d, %d_plus_1  -> arith.constant true, where all extents give the same answer
    shape.shape_of %t              -> shape.const_shape [4, 3], or a value that stands for the same shape
    shape.cstr_broadcastable %a, %b   -> shape.const_witness true

A question is only answered by what is known when it is asked; a constraint is never answered by what it guards.
"""

from __future__ import annotations

from pyopt.analysis.effects import would_be_trivially_dead
from pyopt.analysis.shapes.solver import ShapeSolver
from pyopt.analysis.shapes.tracked import DENOTED, NUMBER, aspects, is_extents, is_witness
from pyopt.dialects.shape.folds import shape_attribute
from pyopt.dialects.shape.types import SIZE
from pyopt.ir.attributes import FALSE, TRUE, IntegerAttr
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.opinfo import CONSTANT_LIKE, PURE
from pyopt.ir.types import I1, INDEX, DialectType
from pyopt.light import final
from pyopt.passes.canonicalize.shape.assertion_rules import assuming_a_constant
from pyopt.passes.shapes.inference.available import Available
from pyopt.passes.shapes.inference.questions import CHOICES, is_question
from pyopt.passes.shapes.inference.refine import in_order
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter


@final
class Folder:
    """One run over the ops, definitions before uses."""

    __slots__ = ("available", "folded", "rewriter", "solver")

    def __init__(self, solver: ShapeSolver, rewriter: Rewriter) -> None:
        self.solver = solver
        self.rewriter = rewriter
        self.available = Available()
        self.folded = 0

    def run(self, root: Operation) -> None:
        """Everything inside `root`."""
        stack: list[Operation | Block | Value] = [root]
        while stack:
            item = stack.pop()
            if isinstance(item, Block):
                for argument in item.arguments:
                    self._remember(argument, item)
                stack.extend(reversed(list(item)))
                continue
            if isinstance(item, Value):
                if item.op is not None and item.op.block is not None:
                    self._remember(item, item.op.block)
                continue
            if item is not root:
                if item.block is None or self._fold(item):
                    continue
                # Inside an op's regions its results are not there yet.
                stack.extend(reversed(item.results))
                if item.info.name == "shape.assuming":
                    self._assume(item, stack)
                    continue
            for region in reversed(item.regions):
                stack.extend(reversed(in_order(region)))

    def _assume(self, op: Operation, stack: list[Operation | Block | Value]) -> None:
        """assuming(true) {f; yield x} -> f; x"""
        inside = [one for block in op.regions[0] for one in block]
        self.rewriter.insert_before(op)
        if constant_of(op.operands[0]) is TRUE and assuming_a_constant(op, self.rewriter):
            self.folded += 1
            stack.extend(reversed(inside[:-1]))
        else:
            stack.extend(reversed(in_order(op.regions[0])))

    def _remember(self, value: Value, block: Block) -> None:
        """Others that are known to be the same may become this value."""
        if value not in self.solver.seen:
            return
        for aspect in aspects(value.type):
            if aspect == NUMBER:
                number = self.solver.number(value)
                if number is not None and number.value() is None:
                    self.available.add(block, (value.type, number), value)
            elif aspect == DENOTED:
                extents = self.solver.denoted(value).extents
                if extents is not None:
                    self.available.add(block, (value.type, *extents), value)

    # One op.

    def _fold(self, op: Operation) -> bool:
        seen = self.solver.seen
        if not is_question(op.info) or any(result not in seen for result in op.results):
            return False
        if len(op.results) > 1:
            return self._replace_each(op)
        result = op.results[0]
        if op.info.name in CHOICES and result.type is not INDEX:
            return False
        if result.type is INDEX or result.type is SIZE:
            # A meet of numbers stays, which is an error where they differ.
            return op.info.name != "shape.meet" and self._replace(op, self._number(op))
        if result.type is I1 or is_witness(result.type):
            return self._replace(op, self._truth(op))
        return self._replace(op, [self._shape(op, result)])

    def _replace(self, op: Operation, values: list[Value | None]) -> bool:
        known = [value for value in values if value is not None]
        if not known or len(known) < len(values):
            return False
        operands = list(op.operands)
        self.rewriter.replace(op, known)
        self.folded += 1
        erase_dead(operands, self.rewriter)
        return True

    def _replace_each(self, op: Operation) -> bool:
        """The shapes that are known, one by one; whether the op was erased because it is dead."""
        for result in op.results:
            value = self._shape(op, result) if result.uses else None
            if value is not None:
                self.rewriter.replace_uses(result, value)
                self.folded += 1
        erase_dead([op.results[0]], self.rewriter)
        return op.block is None

    def _at(self, op: Operation) -> Rewriter:
        self.rewriter.start_at(op)
        return self.rewriter

    def _number(self, op: Operation) -> list[Value | None]:
        result = op.results[0]
        number = self.solver.number(result)
        block = op.block
        if number is None or block is None:
            return [None]
        value = number.value()
        if value is None:
            return [self.available.find(block, (result.type, number))]
        dialect = "arith" if result.type is INDEX else "shape"
        return [self._at(op).constant(IntegerAttr.get(value, INDEX), result.type, dialect)]

    def _shape(self, op: Operation, result: Value) -> Value | None:
        extents = self.solver.denoted(result).extents
        block = op.block
        if extents is None or block is None:
            return None
        numbers = [None if one is None else one.value() for one in extents]
        known = [one for one in numbers if one is not None and one >= 0]
        if len(known) == len(numbers):
            if not is_extents(result.type) and not isinstance(result.type, DialectType):
                return None
            made = self._at(op).create("shape.const_shape", [], [result.type], {"shape": shape_attribute(known)})
            return made.results[0]
        return self.available.find(block, (result.type, *extents))

    def _truth(self, op: Operation) -> list[Value | None]:
        result = op.results[0]
        truth = self.solver.truth(result)
        if is_witness(result.type):
            return [self._at(op).constant(TRUE, result.type, "shape") if truth else None]
        if truth is None:
            return [None]
        return [self._at(op).constant(TRUE if truth else FALSE, I1)]


def erase_dead(values: list[Value], rewriter: Rewriter) -> None:
    """Erases what makes these values if it is dead, and what only that needed."""
    work = list(values)
    while work:
        op = work.pop().op
        if op is None or op.block is None or any(result.uses for result in op.results) or op.regions:
            continue
        if not would_be_trivially_dead(op) or not op.info.traits & (PURE | CONSTANT_LIKE):
            continue
        work += op.operands
        rewriter.erase(op)


def fold_known(root: Operation, solver: ShapeSolver, rewriter: Rewriter) -> int:
    """Folds what is known inside `root`; how many ops that were."""
    folder = Folder(solver, rewriter)
    folder.run(root)
    return folder.folded
