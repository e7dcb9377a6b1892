"""From the body of a linalg.generic to its expression, or to the op that has no place in one.

BodyReader(op).read()     ->     the expression that is yielded, or None, and then `refused` says why
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import body_of, loop_of_index
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.verify_encoding import is_nonzero as is_nonzero_number
from pyopt.dialects.sparse_tensor.verify_encoding import is_zero
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.elements import ElementsAttr
from pyopt.ir.opinfo import DIFFERENCE, KEEPS_ZERO, PRODUCT, QUOTIENT, SHIFT, SUM
from pyopt.ir.types import ShapedType
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.passes.sparsify.kernels.expressions import (
    BINARY,
    COMPARISONS,
    COUNTER,
    DENSE,
    INVARIANT,
    LIKE,
    REDUCE,
    RELU,
    SELECT,
    TENSOR,
    UNARY,
    Expression,
    expressions_in,
)
from pyopt.passes.sparsify.kernels.lattice import CONJUNCTION, DISJUNCTION, GENERAL, LEAF, MAP
from pyopt.passes.sparsify.kernels.regions import is_admissible_region, surely_present
from pyopt.passes.sparsify.kernels.zero_folding import can_be_computed_anywhere, is_zero_at_zeros
from pyopt.rewrite.folding import constant_of

if TYPE_CHECKING:
    from pyopt.passes.sparsify.policy import Policy

GREATER_FLOAT: Final = (2, 3, 9, 10)
GREATER_INTEGER: Final = (4, 5)
"""Predicates of arith.cmpf and arith.cmpi that say greater, or greater or equal."""

LARGE: Final = 20_000
"""The number of nodes that are copied for values with several uses; beyond that, values are shared."""


@final
class BodyReader:
    """Reads one body. `dense` has the values that come from dense operands and from outside only."""

    __slots__ = ("body", "copied", "dense", "op", "policy", "refused", "sizes", "synthetic", "trees", "used")

    def __init__(self, op: Operation, policy: Policy) -> None:
        self.policy = policy
        self.op = op
        self.body = body_of(op)
        self.synthetic = len(op.operands)
        self.trees: dict[Value, Expression] = {}
        self.sizes: dict[Value, int] = {}
        self.dense: set[Value] = set()
        self.refused: Operation | None = None
        self.used: set[Value] = set()
        self.copied = 0

    def read(self) -> Expression | None:
        """The expression of the yielded value, the only one."""
        terminator = self.body.terminator()
        for value in self._needed(terminator.operands[0]):
            tree = self._tree_of(value)
            if tree is None:
                self.refused = value.op
                return None
            self.trees[value] = tree
        return self.trees[terminator.operands[0]]

    def _needed(self, root: Value) -> list[Value]:
        """The values in the body that `root` follows from, operands before their users."""
        order: list[Value] = []
        seen: set[Value] = set()
        stack = [(root, False)]
        while stack:
            value, done = stack.pop()
            if done:
                order.append(value)
                continue
            if value in seen:
                continue
            seen.add(value)
            stack.append((value, True))
            op = value.op
            if op is not None and op.block is self.body:
                stack.extend([(operand, False) for operand in reversed(op.operands)])
        return order

    # Leaves.

    def _tree_of(self, value: Value) -> Expression | None:
        op = value.op
        self.sizes[value] = 1
        if op is None and isinstance(value, BlockArgument) and value.block is self.body:
            return self._element(value)
        if op is None or op.block is not self.body:
            return self._invariant(value)
        if op.info.name == "linalg.index":
            made = self._leaf(COUNTER, value)
            made.loop = loop_of_index(op)
            return made
        if len(op.results) != 1 or not op.operands:
            return None
        return self._compound(op)

    def _leaf(self, kind: str, value: Value) -> Expression:
        self.dense.add(value)
        return Expression(kind, LEAF, (), value.type, self.synthetic)

    def _invariant(self, value: Value) -> Expression:
        made = self._leaf(INVARIANT, value)
        made.value = value
        return made

    def _element(self, argument: BlockArgument) -> Expression:
        """The expression for the block argument of an operand."""
        operand = self.op.operands[argument.index]
        if not isinstance(operand.type, ShapedType):
            self.dense.add(argument)
            return self._invariant(operand)
        made = Expression(TENSOR, LEAF, (), argument.type, argument.index)
        made.operand = argument.index
        encoding = encoding_of(operand.type)
        if encoding is None:
            self.dense.add(argument)
        return made

    # Ops.

    def _operand(self, value: Value) -> Expression:
        """The tree of an operand, a copy for each further use, as values are computed anew for each."""
        tree = self.trees[value]
        if value not in self.used:
            self.used.add(value)
            return tree
        if self.copied > LARGE:
            return tree
        self.copied += self.sizes[value]
        return copy_of(tree)

    def _compound(self, op: Operation) -> Expression | None:
        value = op.results[0]
        self.sizes[value] = 1 + sum(self.sizes[operand] for operand in op.operands)
        made = self._known(op)
        absent = [operand not in self.dense for operand in op.operands]
        # A sum is there wherever one side is; the reference makes something of that for ops that it does not know.
        is_sum = op.info.at_zero in (SUM, DIFFERENCE)
        sparse = all(absent) if is_sum and not self.policy.sums_are_sparse else any(absent)
        if not sparse:
            self.dense.add(value)
        if made is None and not sparse and len(op.operands) <= 2 and not op.regions:
            rule = MAP if len(op.operands) == 1 else CONJUNCTION
            return self._node(DENSE, rule, op, op.operands)
        if made is None and self.policy.folds_zeros and can_be_computed_anywhere(op):
            return self._general(op)
        return made

    def _general(self, op: Operation) -> Expression:
        """An op of which only its value at zeros is known."""
        made = self._node(LIKE, GENERAL, op, op.operands)
        made.tensor = self.synthetic
        return made

    def _node(self, kind: str, rule: int, op: Operation, operands: list[Value]) -> Expression:
        made = Expression(kind, rule, [self._operand(one) for one in operands], op.results[0].type)
        made.op = op
        return made

    def _known(self, op: Operation) -> Expression | None:
        """The expression of an op for which there is a rule."""
        name = op.info.name
        operands = op.operands
        at_zero = op.info.at_zero
        if at_zero == KEEPS_ZERO:
            return self._node(LIKE, MAP, op, operands)
        if at_zero == PRODUCT:
            return self._node(LIKE, CONJUNCTION, op, operands)
        if at_zero in (SUM, DIFFERENCE):
            return self._node(LIKE, DISJUNCTION, op, operands)
        if at_zero in (QUOTIENT, SHIFT):
            divisor = self.trees[operands[1]]
            known = is_nonzero(divisor, self.policy) if at_zero == QUOTIENT else divisor.kind == INVARIANT
            return self._node(LIKE, CONJUNCTION, op, operands) if known else None
        if name in COMPARISONS and (not self.policy.folds_zeros or is_zero_at_zeros(op)):
            made = self._node(LIKE, DISJUNCTION, op, operands)
            made.tensor = self.synthetic
            made.predicate = op.attributes["predicate"]
            return made
        if name == "arith.select":
            return self._relu(op)
        return self._semiring(op, name)

    def _semiring(self, op: Operation, name: str) -> Expression | None:
        if name not in (UNARY, BINARY, SELECT, REDUCE):
            return None
        there = [surely_present(self.trees[operand]) for operand in op.operands[: min(len(op.operands), 2)]]
        computes = self.policy.computes_for_regions
        if not all(is_admissible_region(op, number, there, computes) for number in range(len(op.regions))):
            return None
        if name == UNARY:
            absent = op.regions[1].first
            if absent is None:
                return self._node(UNARY, MAP, op, op.operands)
            made = self._node(UNARY, DISJUNCTION, op, op.operands)
            made.operands = (*made.operands, self._invariant(absent.terminator().operands[0]))
            return made
        if name == BINARY:
            return self._node(BINARY, DISJUNCTION, op, op.operands)
        if name == SELECT:
            return self._node(SELECT, MAP, op, op.operands)
        identity = op.operands[2].op
        if identity is not None and identity.block is op.block:
            return None  # constants are further out by now
        return self._node(REDUCE, CONJUNCTION, op, op.operands[:2])

    def _relu(self, op: Operation) -> Expression | None:
        """select(x > 0, x, 0)"""
        condition, chosen, other = [self.trees[operand] for operand in op.operands]
        if chosen.kind != TENSOR or not is_zero_invariant(other) or not is_greater(condition):
            return None
        compared, bound = condition.children()
        if compared.kind != TENSOR or compared.operand != chosen.operand or not is_zero_invariant(bound):
            return None
        made = self._node(RELU, MAP, op, op.operands[1:2])
        made.predicate = condition.predicate
        return made


def copy_of(root: Expression) -> Expression:
    """A copy of a tree in which nothing is shared with it."""
    copies: dict[Expression, Expression] = {}
    for node in expressions_in(root):
        made = node.over([copies[child] for child in node.children()])
        made.value = node.value
        copies[node] = made
    return copies[root]


# What values are.


def is_zero_invariant(expression: Expression) -> bool:
    """A constant zero."""
    if expression.kind != INVARIANT or expression.value is None:
        return False
    constant = constant_of(expression.value)
    return constant is not None and is_zero(constant)


def is_nonzero(expression: Expression, policy: Policy) -> bool:
    """A constant that is not zero, nor has zeros in it; the reference does not look into vectors."""
    if expression.kind != INVARIANT or expression.value is None:
        return False
    constant = constant_of(expression.value)
    if isinstance(constant, ElementsAttr) and not policy.looks_into_vectors:
        return False
    return constant is not None and is_nonzero_number(constant)


def is_greater(expression: Expression) -> bool:
    """A comparison that says greater, or greater or equal."""
    predicate = expression.predicate
    if not isinstance(predicate, IntegerAttr) or expression.op is None or expression.kind != LIKE:
        return False
    return predicate.value in (GREATER_FLOAT if expression.op.info.name == "arith.cmpf" else GREATER_INTEGER)
