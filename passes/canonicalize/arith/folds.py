"""The folds of arith ops that change the op."""

from __future__ import annotations

from pyopt.dialects.arith.constants import width_of
from pyopt.dialects.arith.enums import OVERFLOW
from pyopt.dialects.arith.predicates import SWAPPED, predicate_of
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.floats import holds_all
from pyopt.ir.overflow import NUW, overflow_flags
from pyopt.ir.types import I64, FloatType, element_type_or_self
from pyopt.light import Final
from pyopt.passes.canonicalize.common import producer_of
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def constant_to_the_right(op: Operation, rewriter: Rewriter) -> bool:
    """cmpi pred (constant, x) -> cmpi swapped pred (x, constant)"""
    lhs, rhs = op.operands
    if constant_of(lhs) is None or constant_of(rhs) is not None:
        return False
    op.set_attribute("predicate", IntegerAttr.get(SWAPPED[predicate_of(op)], I64))
    rewriter.set_operands(op, [rhs, lhs])
    return True


def extend_twice(op: Operation, rewriter: Rewriter) -> bool:
    """extui(extui(x)) -> extui(x); extsi(extsi(x)) -> extsi(x)"""
    inner = extended_before(op)
    if inner is None:
        return False
    rewriter.set_operand(op, 0, inner.operands[0])
    return True


def extended_before(op: Operation) -> Operation | None:
    """The op that `op` extends again."""
    return producer_of(op.operands[0], op.info.name)


def truncate_in_one_step(op: Operation, rewriter: Rewriter) -> bool:
    """trunci(trunci(x)) -> trunci(x); trunci(ext(x)) -> trunci(x) where x is wider than the result"""
    inner = wider_than_result(op)
    if inner is None:
        return False
    if inner.info is op.info:
        _promise_common(op, inner)
    rewriter.set_operand(op, 0, inner.operands[0])
    return True


def wider_than_result(op: Operation) -> Operation | None:
    """The op that truncates or extends what is truncated by `op`, and wider than its result."""
    inner = op.operands[0].op
    if inner is None:
        return None
    if inner.info.name in ("arith.extui", "arith.extsi"):
        return inner if width_of(inner.operands[0].type) > width_of(op.results[0].type) else None
    return inner if inner.info.name == "arith.trunci" else None


def round_in_one_step(op: Operation, rewriter: Rewriter) -> bool:
    """truncf(extf(x)) -> truncf(x) where x is wider than the result, and unchanged in between"""
    inner = unchanged_before_rounding(op)
    if inner is None:
        return False
    rewriter.set_operand(op, 0, inner.operands[0])
    return True


def unchanged_before_rounding(op: Operation) -> Operation | None:
    """The extf of what is wider than the result of `op`, which it keeps."""
    inner = producer_of(op.operands[0], "arith.extf")
    if inner is None:
        return None
    source, between, result = [
        element_type_or_self(one.type) for one in (inner.operands[0], op.operands[0], op.results[0])
    ]
    assert isinstance(source, FloatType) and isinstance(between, FloatType) and isinstance(result, FloatType)
    return inner if source.width > result.width and holds_all(between, source) else None


def _promise_common(op: Operation, inner: Operation) -> None:
    """Leaves the flags of `op`, a trunci of the trunci `inner`, that hold for both in one step.

    What both promise holds. If the second one loses no unsigned number, that is not negative as a signed one, so that
    it went through the first one unchanged whatever that promises.
    """
    flags = overflow_flags(op)
    known = overflow_flags(inner)
    kept = flags if known and flags & NUW else flags & known
    if kept != flags:
        op.set_attribute("overflowFlags", OVERFLOW.get(kept))


RULES: Final[tuple[Rule, ...]] = (
    Rule("arith.extui arith.extsi", extend_twice, needs="arith.extsi arith.extui", fold=True),
    Rule("arith.trunci", truncate_in_one_step, needs="arith.extsi arith.extui arith.trunci", fold=True),
    Rule("arith.truncf", round_in_one_step, needs="arith.extf", fold=True),
    Rule("arith.cmpi", constant_to_the_right, needs="constant", fold=True),
)
