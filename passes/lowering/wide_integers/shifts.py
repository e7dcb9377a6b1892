"""Shifts of pairs of halves: what leaves one half comes into the other one."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.types import VectorType
from pyopt.passes.building.arith import UNSIGNED_GREATER_OR_EQUAL, binary, choose, compare, constant
from pyopt.passes.lowering.wide_integers.halves import half, halves, joined
from pyopt.rewrite.rewriter import Rewriter


def shifted(op: Operation, operands: list[Value], type: VectorType, width: int, rewriter: Rewriter) -> Value:
    """arith.shli, arith.shrsi or arith.shrui, without a shift of a half by its width or more.

    An amount of the width and more moves one half into the other one, by what the amount is modulo the width.
    """
    name = op.info.name.removeprefix("arith.")
    left = name == "shli"
    low, high = halves(rewriter, operands[0])
    amount = half(rewriter, operands[1], 0)
    one, most = constant(rewriter, 1, amount.type), constant(rewriter, width - 1, amount.type)
    beyond = compare(rewriter, UNSIGNED_GREATER_OR_EQUAL, amount, constant(rewriter, width, amount.type))
    near = binary(rewriter, "andi", amount, most)
    source, target, back = (low, high, "shrui") if left else (high, low, "shli")
    moved = binary(rewriter, name, source, near)
    # What leaves it, by one and the rest of the way: the whole way is too far where the amount is 0.
    leaving = binary(rewriter, back, binary(rewriter, back, source, one), binary(rewriter, "subi", most, near))
    kept = binary(rewriter, "ori", binary(rewriter, "shli" if left else "shrui", target, near), leaving)
    filling = binary(rewriter, name, high, most) if name == "shrsi" else constant(rewriter, 0, amount.type)
    source, target = choose(rewriter, beyond, filling, moved), choose(rewriter, beyond, moved, kept)
    return joined(rewriter, type, *((source, target) if left else (target, source)))
