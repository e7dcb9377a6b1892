"""A vector of partial results that is reduced, only to begin another reduction, goes on as it is.

%v = scf.for ... -> vector<4xf64>                              %v = scf.for ... -> vector<4xf64>
%s = vector.reduction <add>, %v                        ->      %w = scf.for ... iter_args(%x = %v)
%u = vector.insert %s, dense<0.0>[0]
%w = scf.for ... iter_args(%x = %u)
"""

from __future__ import annotations

from pyopt.dialects.vector.enums import KIND
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.mixed_indices import static_values
from pyopt.ir.types import VectorType
from pyopt.light import final
from pyopt.passes.sparsify.vectorization.bodies import TAG
from pyopt.passes.sparsify.vectorization.vectors import splat
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter


@final
class Chains:
    """exact: whatever is done with the vector, as in the reference."""

    __slots__ = ("exact",)

    def __init__(self, exact: bool) -> None:
        self.exact = exact

    def go_on(self, op: Operation, rewriter: Rewriter) -> bool:
        """insert (reduction <add>, v), dense<0>[0] -> v; broadcast (reduction <or>, v) -> v"""
        source = op.operands[0].op
        if source is None or source.info.name != "vector.reduction" or len(source.operands) != 1:
            return False
        partial = source.operands[0]
        loop = partial.op
        if loop is None or loop.info.name != "scf.for" or TAG not in loop.attributes:
            return False
        if partial.type is not op.results[0].type or (not self.exact and not _begins_same(op, source)):
            return False
        rewriter.replace(op, [partial])
        return True


def _begins_same(op: Operation, reduction: Operation) -> bool:
    """The vector begins a reduction of the same kind, and is nothing else."""
    kind = reduction.attributes["kind"]
    if op.info.name == "vector.insert":
        if static_values(op, "static_position") != (0,) or not _is_neutral(op.operands[1], kind):
            return False
    elif kind not in (_kind("and"), _kind("or")):
        return False
    result = op.results[0]
    if len(result.uses) != 1:
        return False
    (loop,) = result.uses
    if loop.info.name != "scf.for" or TAG not in loop.attributes or result not in loop.operands[3:]:
        return False
    after = loop.results[loop.operands.index(result) - 3]
    return all(
        user.info.name == "vector.reduction" and len(user.operands) == 1 and user.attributes["kind"] is kind
        for user in after.uses
    )


def _kind(name: str) -> object:
    return KIND.get(name)


def _is_neutral(vector: Value, kind: object) -> bool:
    type = vector.type
    constant = constant_of(vector)
    if not isinstance(type, VectorType) or not isinstance(constant, DenseElementsAttr):
        return False
    if kind is _kind("mul"):
        return constant is splat(type, 1)
    return kind in (_kind("add"), _kind("xor")) and constant is splat(type, 0)
