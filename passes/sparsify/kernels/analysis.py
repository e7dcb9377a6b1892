"""Whether a kernel becomes loops: what is known of it if it does, the reason if it does not."""

from __future__ import annotations

from pyopt.dialects.linalg.structure import (
    body_uses,
    has_tensor_semantics,
    input_count,
    inputs,
    iterator_types,
    scalar_of,
)
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.affine import DIM
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, final
from pyopt.passes.sparsify.kernels.admissibility import (
    DENSE_OUTPUT,
    IN_PLACE,
    INADMISSIBLE,
    INSERTION,
    is_reduction_by_steps,
    keeps_output,
    leaves_zero_accumulators,
    output_kind,
)
from pyopt.passes.sparsify.kernels.branching import LIMIT, most_branches, number_of_branches
from pyopt.passes.sparsify.kernels.expressions import TOTAL, ZERO, Expression, expressions_in
from pyopt.passes.sparsify.kernels.lattice import DISJUNCTION, LEAF
from pyopt.passes.sparsify.kernels.reading import BodyReader
from pyopt.passes.sparsify.kernels.semiring import is_dense_semiring
from pyopt.passes.sparsify.kernels.subscripts import loop_levels, operand_levels
from pyopt.passes.sparsify.storage.constants import can_compare, has_zero

if TYPE_CHECKING:
    from pyopt.passes.sparsify.policy import Policy


def is_scheduled(op: Operation) -> bool:
    """The loops were put into an order that suits the levels."""
    return "sorted" in op.attributes


@final
class KernelAnalysis:
    """The plan by which an op becomes loops: its operands, expression and kind of output; or why it does not, in
    `refusal`."""

    __slots__ = ("expression", "kind", "op", "operands", "policy", "refusal")

    def __init__(self, op: Operation, policy: Policy) -> None:
        self.op = op
        self.policy = policy
        self.operands = operand_levels(op)
        self.expression: Expression | None = None
        self.kind = INADMISSIBLE
        self.refusal = self._refusal()

    def _refusal(self) -> str:
        op, policy = self.op, self.policy
        if len(op.operands) != input_count(op) + 1 or not has_tensor_semantics(op):
            return "it has no tensors, or not just one result"
        dense = not any(operand.annotated for operand in self.operands)
        if dense and not (policy.computes_dense_semirings and is_dense_semiring(op)):
            return "no operand has an encoding"
        if not is_scheduled(op):
            return "its loops have not been scheduled, which --sparse-reinterpret-map does where there is an order"
        output = self.operands[-1]
        if output.compound_sparse_levels():
            return "a sparse level of the output is subscripted by something else than one loop"
        for operand in self.operands:
            if not operand.resolve(policy):
                return "there is no code for the subscripts of a sparse level"
        for operand in self.operands:
            if operand is not output and not operand.is_visited_in_order():
                return "its loops are not in the order of the levels"
        if not policy.reduces_absent_elements and not leaves_zero_accumulators(op):
            return "the reduction depends on elements that are not stored"
        reader = BodyReader(op, policy)
        expression = reader.read()
        if expression is None:
            refused = "" if reader.refused is None else f" '{reader.refused.info.name}'"
            return f"nothing is known of{refused or ' an op'} where elements are not stored"
        nodes = expressions_in(expression)
        if not is_reduction_by_steps(op, nodes):
            return "the reduction does not take the output's element once, as it is, in each step"
        self.kind = output_kind(op, nodes, policy)
        if self.kind == INADMISSIBLE:
            return "its sparse output is neither changed in place nor made in the order in which it is stored"
        if (
            policy.refuses_places_of_new
            and self.kind == INSERTION
            and any(one.kind != DIM for one in output.subscripts)
        ):
            return "a level of its new sparse output is subscripted by something else than one loop"
        if self._lacks_zero():
            return "there is no zero of the output's element type, or no comparison with it"
        if self.kind != INSERTION and not output.is_visited_in_order():
            return "its loops are not in the order of the output's levels"
        if policy.writes_zeros and self.kind == DENSE_OUTPUT and not keeps_output(nodes, len(self.operands) - 1):
            expression = self._with_zeros(expression)
        if policy.refuses_parts and self.kind == IN_PLACE and not output.types[-1].is_unique():
            return "its output may store elements in parts"
        if self._has_many_branches(expression):
            return "operands that are there or not in all combinations would need too many branches"
        self.expression = expression
        return ""

    def _lacks_zero(self) -> bool:
        """Elements of a new dense output start as zero; of dense operands those go into storage that are not zero."""
        op = self.op
        element = scalar_of(op.operands[-1].type)
        if self.kind == DENSE_OUTPUT:
            return not body_uses(op, len(op.operands) - 1) and not has_zero(element)
        dense = all(encoding_of(one.type) is None for one in inputs(op))
        return self.kind == INSERTION and dense and not can_compare(element)

    def _has_many_branches(self, expression: Expression) -> bool:
        """More than are needed; of few sparse levels there cannot be many."""
        if most_branches([operand.sparse_loops() for operand in self.operands]) <= LIMIT:
            return False
        loops = [loop_levels(self.operands, loop) for loop in range(len(iterator_types(self.op)))]
        return number_of_branches(expression, loops) > LIMIT

    def _with_zeros(self, expression: Expression) -> Expression:
        """Adds zeros to an expression in which the output's old element does not simply stay: x = x * a."""
        zero = Expression(ZERO, LEAF, (), expression.type, len(self.operands))
        return Expression(TOTAL, DISJUNCTION, (expression, zero), expression.type)
