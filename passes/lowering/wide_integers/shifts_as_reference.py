"""Shifts of pairs of halves as the reference has them: by 0, a half is shifted by its width, which is poison."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.types import VectorType, element_type_or_self
from pyopt.passes.building.arith import (
    EQUAL,
    SIGNED_LESS,
    UNSIGNED_GREATER_OR_EQUAL,
    binary,
    cast,
    choose,
    compare,
    constant,
)
from pyopt.passes.lowering.wide_integers.halves import half, halves, joined, without_last
from pyopt.rewrite.rewriter import Rewriter


def shifted(op: Operation, operands: list[Value], type: VectorType, width: int, rewriter: Rewriter) -> Value:
    """arith.shli, arith.shrsi or arith.shrui"""
    if op.info.name == "arith.shrsi":
        return _signed(op, operands, width, rewriter)
    left = op.info.name == "arith.shli"
    low, high = halves(rewriter, operands[0])
    amount = half(rewriter, operands[1], 0)
    zero, bits = constant(rewriter, 0, amount.type), constant(rewriter, width, amount.type)
    beyond = compare(rewriter, UNSIGNED_GREATER_OR_EQUAL, amount, bits)
    if left:
        new_low = choose(rewriter, beyond, zero, binary(rewriter, "shli", low, amount))
        rest = binary(rewriter, "subi", bits, choose(rewriter, beyond, bits, amount))
        moved = binary(rewriter, "shrui", low, rest)
        far = binary(rewriter, "shli", low, binary(rewriter, "subi", amount, bits))
        kept = choose(rewriter, beyond, zero, binary(rewriter, "shli", high, amount))
        new_high = binary(rewriter, "ori", choose(rewriter, beyond, far, moved), kept)
    else:
        kept = choose(rewriter, beyond, zero, binary(rewriter, "shrui", low, amount))
        new_high = choose(rewriter, beyond, zero, binary(rewriter, "shrui", high, amount))
        rest = binary(rewriter, "subi", bits, choose(rewriter, beyond, bits, amount))
        moved = binary(rewriter, "shli", high, rest)
        far = binary(rewriter, "shrui", high, binary(rewriter, "subi", amount, bits))
        new_low = binary(rewriter, "ori", kept, choose(rewriter, beyond, far, moved))
    return joined(rewriter, type, new_low, new_high)


def _signed(op: Operation, operands: list[Value], width: int, rewriter: Rewriter) -> Value:
    """The bits of a logical shift, and the sign in front of them: ops on whole integers, which then change."""
    lhs, rhs = op.operands
    high = half(rewriter, operands[0], 1)
    amount = half(rewriter, operands[1], 0)
    zero = constant(rewriter, 0, high.type)
    negative = without_last(rewriter, compare(rewriter, SIGNED_LESS, high, zero))
    element = element_type_or_self(lhs.type)
    sign = cast(rewriter, "extsi", negative, element)
    rest = binary(rewriter, "subi", constant(rewriter, 2 * width, high.type), amount)
    front = binary(rewriter, "shli", sign, cast(rewriter, "extui", without_last(rewriter, rest), element))
    whole = binary(rewriter, "ori", binary(rewriter, "shrui", lhs, rhs), front)
    stays = without_last(rewriter, compare(rewriter, EQUAL, amount, zero))
    return choose(rewriter, stays, lhs, whole)
