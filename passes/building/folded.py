"""Making ops that may fold at once, so that what they come down to takes their place."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import Type
from pyopt.light import Sequence
from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.rewrite.folding import constant_of, constants_to_the_right, fold_by_traits
from pyopt.rewrite.rewriter import Rewriter
from pyopt.syntax.defaults import default_attributes


def create_or_fold(
    rewriter: Rewriter,
    name: str,
    operands: Sequence[Value],
    result_type: Type,
    attributes: dict[str, Attribute] | None = None,
) -> Value:
    """The result of a new op: an existing value or a new constant where the op folds."""
    info = rewriter.info(name)
    defaults = default_attributes(info)
    op = Operation(info, list(operands), [result_type], {**defaults, **(attributes or {})}, rewriter.loc)
    found = _folded(op, rewriter)
    if found is not None:
        op.erase()
        return found
    reordered = constants_to_the_right(op, [constant_of(value) for value in operands])
    if reordered is not None:
        op.set_operands(reordered)
        found = _folded(op, rewriter)
        if found is not None:
            op.erase()
            return found
    rewriter.insert(op)
    while any(rule.apply(op, rewriter) for rule in folds_in_place(info)):
        found = _folded(op, rewriter)
        if found is not None:
            rewriter.erase(op)
            return found
    return op.results[0]


def _folded(op: Operation, rewriter: Rewriter) -> Value | None:
    """What the first result of an op folds to: a value that is there, or a new constant; None if it does not."""
    fold = op.info.fold_function()
    folded = None if fold is None else fold(op, [constant_of(value) for value in op.operands])
    if isinstance(folded, list):
        folded = folded[0] if folded else None
    if folded is None:
        folded = fold_by_traits(op)
    if folded is None or isinstance(folded, Value):
        return None if folded is op.results[0] else folded
    return rewriter.constant(folded, op.results[0].type, op.info.name.partition(".")[0])


def added(rewriter: Rewriter, lhs: Value, rhs: Value) -> Value:
    """arith.addi, folded"""
    return create_or_fold(rewriter, "arith.addi", [lhs, rhs], lhs.type)
