"""Reductions of all elements that one sparse tensor stores: one loop over its values.

    for %i { for %p = positions[%i] to positions[%i + 1] { x += values[%p] } }
    ->
    for %p = 0 to entries { x += values[%p] }

The elements come in the same order. Positions and coordinates are not read.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import iterator_types
from pyopt.ir.affine import DIM
from pyopt.ir.core import Operation
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.passes.sparsify.kernels.background import points_of
from pyopt.passes.sparsify.kernels.expressions import Expression
from pyopt.passes.sparsify.kernels.lattice import bits_of
from pyopt.passes.sparsify.kernels.subscripts import OperandLevels, loop_levels
from pyopt.passes.sparsify.loops.evaluation import evaluate
from pyopt.passes.sparsify.loops.nest import end_invariants, start_invariants
from pyopt.passes.sparsify.loops.outputs import store
from pyopt.passes.sparsify.storage.materialization import values_have_gaps

if TYPE_CHECKING:
    from pyopt.passes.sparsify.loops.kernel import Kernel


def stored_elements(op: Operation, operands: Sequence[OperandLevels], expression: Expression) -> Expression | None:
    """What the body computes where the first operand stores an element, if a kernel is such a reduction; else None."""
    if len(operands) != 2 or len(iterator_types(op)) < 2 or "parallel" in iterator_types(op):
        return None
    given, output = operands
    if output.subscripts or output.annotated or not given.annotated:
        return None
    if not _stands_in_one_row(given, op.operands[0].type):
        return None
    if any(inner.info.name == "linalg.index" for inner in op.walk()):
        return None
    for loop in range(len(iterator_types(op))):
        if loop not in given.level_of:
            return None
        points = points_of(expression, loop_levels(list(operands), loop), list(operands), False)
        if len(points) != 1 or 0 not in bits_of(points[0].bits) or not isinstance(points[0].term, Expression):
            return None
        expression = points[0].term
    return expression


def _stands_in_one_row(operand: OperandLevels, type: Type) -> bool:
    """There is an element for each value that is stored, and nothing in between."""
    if any(expr.kind != DIM for expr in operand.subscripts) or not operand.types[-1].is_unique():
        return False
    return not values_have_gaps(type)


def emit_flat(kernel: Kernel, expression: Expression) -> None:
    """Emits the loop over the values of the first operand, which its emitter has a flat cursor for."""
    start_invariants(kernel, expression, 0)
    kernel.emitter.enter_sequence([(0, 0)])
    kernel.carry(kernel.emitter.enter_loop([(0, 0)], kernel.carried()))
    store(kernel, expression, evaluate(kernel, expression))
    kernel.carry(kernel.emitter.exit_loop(kernel.carried()))
    kernel.emitter.exit_sequence()
    end_invariants(kernel, expression, 0)
