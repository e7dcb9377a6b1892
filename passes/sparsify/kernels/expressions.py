"""Tensor expressions: what the body of a linalg.generic computes, as a tree with the elements of operands as leaves.

    ^bb0(%a: f64, %b: f64, %x: f64):
      %0 = arith.mulf %a, %b : f64             ->     addf(x, mulf(a, b))
      %1 = arith.addf %x, %0 : f64
      linalg.yield %1 : f64

Each expression has the rule by which the lattice treats it. What a tree is made of follows from `reading.py`.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.opinfo import DIFFERENCE
from pyopt.ir.types import Type
from pyopt.light import Final, Sequence, final
from pyopt.passes.sparsify.kernels.lattice import LEAF, LEFT, MAP, RIGHT, Term, postorder
from pyopt.passes.sparsify.kernels.zero_folding import is_zero_at, zero_of
from pyopt.rewrite.folding import constant_of

TENSOR: Final = "tensor"
"""The element of an operand of the op."""
INVARIANT: Final = "invariant"
"""A value from outside of the loops."""
COUNTER: Final = "counter"
"""The coordinate in a loop: linalg.index."""
ZERO: Final = "zero"
"""The kind of the zero that replaces an absent operand in a comparison."""
LIKE: Final = "like"
"""An op with the name, result type and attributes of `op`, on other operands."""
NEGATED: Final = "negated"
"""The negative, of whatever type."""
RELU: Final = "relu"
"""The operand if it compares so to zero, else zero."""
TOTAL: Final = "total"
"""The first operand where it is present, and the second, a constant, elsewhere."""
DENSE: Final = "dense"
"""Any op of which only dense operands are known: a copy of it."""
UNARY: Final = "sparse_tensor.unary"
BINARY: Final = "sparse_tensor.binary"
BRANCH: Final = "branch"
"""The region of a sparse_tensor.binary for elements that the other side lacks."""
SELECT: Final = "sparse_tensor.select"
REDUCE: Final = "sparse_tensor.reduce"

COMPARISONS: Final = frozenset(("arith.cmpf", "arith.cmpi"))


@final
class Expression(Term):
    """A node of the tree.

    type: of its value. op: the op of the body that it stands for. region: what it computes, of semi-ring ops.
    tensor: of a leaf, what it is present with; of a comparison, the universe. operand: of a TENSOR, which one it is.
    loop: of a COUNTER. predicate: of comparisons. value: of an INVARIANT, the value; of a TENSOR, what was loaded of it
    further out; of a SELECT, its operand, while there is need.
    """

    __slots__ = ("kind", "loop", "op", "operand", "predicate", "region", "type", "value")

    def __init__(self, kind: str, rule: int, operands: Sequence[Term], type: Type | None, tensor: int = -1) -> None:
        self.kind = kind
        self.rule = rule
        self.operands = operands
        self.tensor = tensor
        self.below = None
        self.type = type
        self.loop = -1
        self.operand = -1
        self.op: Operation | None = None
        self.region: Region | None = None
        self.predicate: Attribute | None = None
        self.value: Value | None = None

    def children(self) -> list[Expression]:
        """The operands."""
        return [one for one in self.operands if isinstance(one, Expression)]

    def over(self, operands: Sequence[Term]) -> Expression:
        made = Expression(self.kind, self.rule, operands, self.type, self.tensor)
        made.loop = self.loop
        made.operand = self.operand
        made.op = self.op
        made.region = self.region
        made.predicate = self.predicate
        return made

    def alone(self, side: int, operand: Term) -> Term | None:
        kind = self.kind
        if kind == LIKE:
            assert self.op is not None
            if side == RIGHT and self.op.info.at_zero == DIFFERENCE:
                return Expression(NEGATED, MAP, (operand,), self.type)
            if self.op.info.name in COMPARISONS:
                return self._against_zero(side, operand)
        elif kind == BINARY:
            return self._one_sided(side, operand)
        elif kind == TOTAL and side == LEFT:
            return self.over((operand, self.operands[1]))
        return operand

    def among(self, operands: Sequence[Term | None]) -> Term | None:
        op = self.op
        assert op is not None
        children: list[Expression] = []
        for one, value in zip(operands, op.operands, strict=True):
            absent = Expression(ZERO, LEAF, (), value.type, self.tensor)
            children.append(one if isinstance(one, Expression) else absent)
        if None in operands and is_zero_at(op, [child.constant() for child in children]):
            return None
        return self.over(children)

    def constant(self) -> Attribute | None:
        """The value if it is a known constant, else None."""
        if self.kind == ZERO:
            return None if self.type is None else zero_of(self.type)
        if self.kind == INVARIANT and self.value is not None:
            return constant_of(self.value)
        return None

    def is_absent(self) -> bool:
        return self.kind == ZERO

    def _against_zero(self, side: int, operand: Term) -> Term | None:
        """The comparison with zero on the other side, unless zero stands there already or is this operand."""
        if any(one.kind == ZERO for one in self.children()):
            return None
        zero = Expression(ZERO, LEAF, (), None, self.tensor)
        return self.over((operand, zero) if side == LEFT else (zero, operand))

    def _one_sided(self, side: int, operand: Term) -> Term | None:
        """The result of a sparse_tensor.binary for an element that is only on one side."""
        assert self.op is not None
        if ("left_identity" if side == LEFT else "right_identity") in self.op.attributes:
            return operand
        region = self.op.regions[1 + side]
        if region.first is None:
            return None
        made = Expression(BRANCH, MAP, (operand,), self.type)
        made.op = self.op
        made.region = region
        return made

    def is_copy_of(self, tensor: int) -> bool:
        return self.kind == TENSOR and self.operand == tensor


def expressions_in(root: Expression) -> list[Expression]:
    """All expressions in a tree, operands before their users, each once."""
    return [one for one in postorder(root) if isinstance(one, Expression)]
