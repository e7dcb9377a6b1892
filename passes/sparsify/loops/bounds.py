"""How many elements a kernel inserts into its new output at most: storage has room for them from the beginning.

    %a + %b                                    number_of_entries(%a) + number_of_entries(%b)
    2 * %a, %a * %d, where %d is dense         number_of_entries(%a)

An operand says so if its levels are subscripted by the loops of the output: each element of the output needs an entry
of its own then. What is reduced is mostly more than what comes of it, and what two sparse operands have in common is
mostly much less than what each has.

    %a[i, k] * %b[k, j]     number_of_entries(%a) * number_of_entries(%b) / n, if there are n values of k

are the products of two sparse matrices, if the entries of one are spread over k evenly. There are fewer elements, as
some add up, and there may be more: storage grows from there, and from MOST_EXPECTED at most, above which that is quick.
"""

from __future__ import annotations

from functools import reduce

from pyopt.dialects.sparse_tensor.level_types import BATCH
from pyopt.ir.affine import DIM
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import INDEX, TensorType
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.passes.sparsify.codegen.allocation import FIRST_CAPACITY
from pyopt.passes.sparsify.kernels.expressions import TENSOR, Expression, expressions_in
from pyopt.passes.sparsify.kernels.lattice import CONJUNCTION, DISJUNCTION, MAP
from pyopt.passes.sparsify.storage.materialization import ALLOCATION, erase_unused, is_uninitialized, skips_elements

if TYPE_CHECKING:
    from pyopt.passes.sparsify.emitter.code import Code
    from pyopt.passes.sparsify.kernels.subscripts import OperandLevels


def bound_output(op: Operation, operands: Sequence[OperandLevels], root: Expression, code: Code) -> None:
    """Replaces the new output by one that has room for what is inserted, if it is known how much that may be."""
    output = op.operands[-1]
    made = output.op
    if made is None or not is_uninitialized(output) or any(one.format == BATCH for one in operands[-1].types):
        return
    dynamic = list(made.operands)
    if made.info.name == ALLOCATION:
        dynamic = list(operand_group(made, "dynamic_sizes"))
        if len(dynamic) != len(made.operands):
            return
    bounds = EntryBounds(op, operands, code)
    bound = bounds.of(root) if bounds.has(root) else bounds.expected(root)
    if bound is None:
        return
    attributes: dict[str, Attribute] = {"operandSegmentSizes": segments(len(dynamic), 0, 1)}
    rewriter = code.rewriter
    new = rewriter.create(ALLOCATION, [*dynamic, bound], [output.type], attributes).results[0]
    rewriter.set_operand(op, len(op.operands) - 1, new)
    erase_unused(output, rewriter)


_ALONE: Final = (MAP, DISJUNCTION)
"""The rules of nodes that leave what elements there are as it is where they have one operand but for the output."""
MOST_EXPECTED: Final = 1 << 24
"""Room for so many elements is made at most before it is known that they are there."""


@final
class EntryBounds:
    """The bounds of the expressions of one kernel."""

    __slots__ = ("_code", "_loops", "_op", "_operands")

    def __init__(self, op: Operation, operands: Sequence[OperandLevels], code: Code) -> None:
        self._op = op
        self._operands = operands
        self._code = code
        self._loops = {expr.value for expr in operands[-1].subscripts}

    def has(self, root: Expression) -> bool:
        """Some operands say how many elements there are at most."""
        known: dict[Expression, bool] = {}
        for node in expressions_in(root):
            # What is inserted is combined with nothing: the output is new.
            of_children = [known[child] for child in node.children() if not self._is_output(child)]
            if node.kind == TENSOR:
                known[node] = self._says(node.operand)
            elif node.rule == CONJUNCTION:
                known[node] = any(of_children) and self._sparse_operands(node) == 1
            else:
                # Operands that are no expressions are not known.
                follows = node.rule in (MAP, DISJUNCTION) and len(node.children()) == len(node.operands)
                known[node] = follows and len(of_children) > 0 and all(of_children)
        return known[root]

    def of(self, root: Expression) -> Value:
        """The most elements that an expression with a bound can have."""
        code = self._code
        found: dict[Expression, Value] = {}
        for node in expressions_in(root):
            known = [found[child] for child in node.children() if child in found]
            if node.kind == TENSOR:
                if self._says(node.operand):
                    tensor = self._op.operands[node.operand]
                    found[node] = code.computed("sparse_tensor.number_of_entries", [tensor], INDEX)
            elif node.rule == CONJUNCTION and known:
                found[node] = known[0]
            elif node.rule in (MAP, DISJUNCTION) and known and len(known) == self._terms(node):
                found[node] = reduce(code.add, known)
        return found[root]

    def expected(self, root: Expression) -> Value | None:
        """The elements of a product of two sparse operands if their entries were spread evenly, within limits; None if
        it is no such product. They share the loops over which products are added up, and no others."""
        nodes = expressions_in(root)
        factors = self._factors(nodes)
        if not self._multiplies(nodes) or len(factors) != 2 or not all(self._skips_plainly(one) for one in factors):
            return None
        first, second = [[expr.value for expr in self._operands[one].subscripts] for one in factors]
        shared = set(first) & set(second)
        if not shared or shared & self._loops or set(first) | set(second) != shared | self._loops:
            return None
        code = self._code
        tensors = [self._op.operands[one] for one in factors]
        counts = [code.computed("sparse_tensor.number_of_entries", [one], INDEX) for one in tensors]
        spread = code.multiply(*counts)
        for loop in sorted(shared):
            size = code.level_size(tensors[0], first.index(loop))
            spread = code.divide(spread, code.maximum(size, code.index(1)))
        made = self._op.operands[-1].type
        most = MOST_EXPECTED
        if isinstance(made, TensorType) and made.has_static_shape():
            most = min(most, made.element_count())
        return code.maximum(code.minimum(spread, code.index(most)), code.index(min(most, FIRST_CAPACITY)))

    def _multiplies(self, nodes: Sequence[Expression]) -> bool:
        """Expressions are one product, of which something may be made, and which may be combined with the output."""
        if any(expr.kind != DIM for expr in self._operands[-1].subscripts):
            return False
        products = 0
        for node in nodes:
            if node.rule == CONJUNCTION:
                products += 1
            elif node.kind != TENSOR:
                others = [child for child in node.children() if not self._is_output(child)]
                if node.rule not in _ALONE or len(others) != 1:
                    return False
        return products == 1

    def _factors(self, nodes: Sequence[Expression]) -> list[int]:
        """The operands in expressions but for the output."""
        return sorted({node.operand for node in nodes if node.kind == TENSOR and not self._is_output(node)})

    def _skips_plainly(self, number: int) -> bool:
        """An operand skips elements, and its subscripts are loops."""
        plain = all(expr.kind == DIM for expr in self._operands[number].subscripts)
        return plain and skips_elements(self._op.operands[number].type)

    def _is_output(self, node: Expression) -> bool:
        return node.kind == TENSOR and node.operand == len(self._operands) - 1

    def _terms(self, node: Expression) -> int:
        """The number of operands of an expression but for the output."""
        return len(node.operands) - sum([self._is_output(child) for child in node.children()])

    def _sparse_operands(self, root: Expression) -> int:
        """The number of operands in an expression that skip elements."""
        found = {node.operand for node in expressions_in(root) if node.kind == TENSOR}
        return sum([skips_elements(self._op.operands[number].type) for number in found])

    def _says(self, number: int) -> bool:
        """An operand has an entry for each element that it takes part in, and skips others."""
        if number == len(self._operands) - 1 or not self._skips_plainly(number):
            return False
        return self._loops == {expr.value for expr in self._operands[number].subscripts}
