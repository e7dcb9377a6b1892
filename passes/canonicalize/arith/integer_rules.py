"""Rules that merge constants of sums and products, and move bitwise ops in front of extensions."""

from __future__ import annotations

from pyopt.dialects.arith.constants import filled, width_of
from pyopt.dialects.arith.integers import add, multiply, subtract
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.passes.canonicalize.arith.common import common_overflow, integer, scalar, source
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final, TypeAlias

    Combined: TypeAlias = tuple[Callable[[int, int, int], int], int, int]
    """A calculation, as (a, b, width) -> number, and the constants that it is done with."""

NSW: Final = 1
NUW: Final = 2


def _with_constant(
    rewriter: Rewriter, op: Operation, inner: Operation, kept: int, name: str, constant: Combined, x_first: bool
) -> bool:
    """Replaces `op` by `name` of a constant and operand `kept` of `inner`, whose other operand is a constant.

    The new op does not wrap around where neither of the two did, if that holds of the constant itself: then its result
    is the sum, difference or product without any wrapping, as theirs is. (The reference does not look at the constant.)
    """
    type = op.results[0].type
    x = inner.operands[kept]
    calculate, a, b = constant
    width = width_of(type)
    value = calculate(a, b, width)
    half = 1 << (width - 1)
    mask = 2 * half - 1
    allowed = NSW if -half <= value < half else 0
    if 0 <= calculate(a & mask, b & mask, width) <= mask:
        allowed |= NUW
    new = rewriter.constant(IntegerAttr.get(value, type), type)
    operands = [x, new] if x_first else [new, x]
    rewriter.replace_with_new(op, name, operands, [type], common_overflow(op, inner, allowed))
    return True


def add_to_sum(op: Operation, rewriter: Rewriter) -> bool:
    """addi(addi(x, c0), c1) -> addi(x, c0 + c1)"""
    inner = source(op.operands[0], "arith.addi")
    outer = scalar(op.operands[1])
    if inner is None or outer is None:
        return False
    c = scalar(inner.operands[1])
    return c is not None and _with_constant(rewriter, op, inner, 0, "arith.addi", (add, c, outer), True)


def add_to_difference(op: Operation, rewriter: Rewriter) -> bool:
    """addi(subi(x, c0), c1) -> addi(x, c1 - c0); addi(subi(c0, x), c1) -> subi(c0 + c1, x)"""
    inner = source(op.operands[0], "arith.subi")
    outer = scalar(op.operands[1])
    if inner is None or outer is None:
        return False
    c = scalar(inner.operands[1])
    if c is not None:
        return _with_constant(rewriter, op, inner, 0, "arith.addi", (subtract, outer, c), True)
    c = scalar(inner.operands[0])
    return c is not None and _with_constant(rewriter, op, inner, 1, "arith.subi", (add, c, outer), False)


def add_negated(op: Operation, rewriter: Rewriter) -> bool:
    """addi(x, muli(y, -1)) -> subi(x, y); addi(muli(y, -1), x) -> subi(x, y)"""
    for index in (1, 0):
        product = source(op.operands[index], "arith.muli")
        if product is not None and integer(product.operands[1]) == -1:
            operands = [op.operands[1 - index], product.operands[0]]
            rewriter.replace_with_new(op, "arith.subi", operands, [op.results[0].type])
            return True
    return False


def subtract_sum(op: Operation, rewriter: Rewriter) -> bool:
    """subi(addi(x, c0), c1) -> addi(x, c0 - c1); subi(c1, addi(x, c0)) -> subi(c1 - c0, x)"""
    lhs, rhs = op.operands
    inner = source(lhs, "arith.addi")
    if inner is not None:
        outer = scalar(rhs)
        c = scalar(inner.operands[1])
        if outer is not None and c is not None:
            type = op.results[0].type
            constant = rewriter.constant(IntegerAttr.get(c - outer, type), type)
            # Flags are lost here, as in the reference.
            rewriter.replace_with_new(op, "arith.addi", [inner.operands[0], constant], [type])
            return True
    inner = source(rhs, "arith.addi")
    outer = scalar(lhs)
    if inner is None or outer is None:
        return False
    c = scalar(inner.operands[1])
    return c is not None and _with_constant(rewriter, op, inner, 0, "arith.subi", (subtract, outer, c), False)


def subtract_from_difference(op: Operation, rewriter: Rewriter) -> bool:
    """subi(subi(x, c0), c1) -> subi(x, c0 + c1); subi(subi(c0, x), c1) -> subi(c0 - c1, x)"""
    inner = source(op.operands[0], "arith.subi")
    outer = scalar(op.operands[1])
    if inner is None or outer is None:
        return False
    c = scalar(inner.operands[1])
    if c is not None:
        return _with_constant(rewriter, op, inner, 0, "arith.subi", (add, c, outer), True)
    c = scalar(inner.operands[0])
    return c is not None and _with_constant(rewriter, op, inner, 1, "arith.subi", (subtract, c, outer), False)


def subtract_difference(op: Operation, rewriter: Rewriter) -> bool:
    """subi(c1, subi(x, c0)) -> subi(c0 + c1, x); subi(c1, subi(c0, x)) -> addi(x, c1 - c0)"""
    inner = source(op.operands[1], "arith.subi")
    outer = scalar(op.operands[0])
    if inner is None or outer is None:
        return False
    c = scalar(inner.operands[1])
    if c is not None:
        return _with_constant(rewriter, op, inner, 0, "arith.subi", (add, c, outer), False)
    c = scalar(inner.operands[0])
    return c is not None and _with_constant(rewriter, op, inner, 1, "arith.addi", (subtract, outer, c), True)


def subtract_minuend(op: Operation, rewriter: Rewriter) -> bool:
    """subi(subi(a, b), a) -> subi(0, b)"""
    inner = source(op.operands[0], "arith.subi")
    if inner is None or inner.operands[0] is not op.operands[1]:
        return False
    type = op.results[0].type
    zero = filled(type, 0)
    if zero is None:
        return False
    constant = rewriter.constant(zero, type)
    rewriter.replace_with_new(op, "arith.subi", [constant, inner.operands[1]], [type], common_overflow(op, inner))
    return True


def multiply_twice(op: Operation, rewriter: Rewriter) -> bool:
    """muli(muli(x, c0), c1) -> muli(x, c0 * c1)"""
    inner = source(op.operands[0], "arith.muli")
    outer = scalar(op.operands[1])
    if inner is None or outer is None:
        return False
    c = scalar(inner.operands[1])
    return c is not None and _with_constant(rewriter, op, inner, 0, "arith.muli", (multiply, c, outer), True)


def narrow_extended_bits(op: Operation, rewriter: Rewriter) -> bool:
    """andi(ext(x), ext(y)) -> ext(andi(x, y)); ori and xori alike"""
    lhs = op.operands[0].op
    rhs = op.operands[1].op
    if lhs is None or rhs is None or lhs.info is not rhs.info:
        return False
    if lhs.info.name not in ("arith.extui", "arith.extsi"):
        return False
    x = lhs.operands[0]
    y = rhs.operands[0]
    if x.type is not y.type:
        return False
    narrow = rewriter.create(op.info.name, [x, y], [x.type])
    rewriter.replace_with_new(op, lhs.info.name, narrow.results, [op.results[0].type])
    return True


def negated_factors(op: Operation, rewriter: Rewriter) -> bool:
    """mulf(negf(x), negf(y)) -> mulf(x, y); divf alike"""
    lhs = source(op.operands[0], "arith.negf")
    rhs = source(op.operands[1], "arith.negf")
    if lhs is None or rhs is None:
        return False
    operands = [lhs.operands[0], rhs.operands[0]]
    flags = {"fastmath": op.attributes["fastmath"]}
    rewriter.replace_with_new(op, op.info.name, operands, [op.results[0].type], flags)
    return True


RULES: Final = (
    Rule("arith.addi", add_to_sum, needs="constant", names="AddIAddConstant"),
    Rule("arith.addi", add_to_difference, needs="constant", names="AddISubConstantRHS AddISubConstantLHS"),
    Rule("arith.addi", add_negated, needs="arith.muli", names="AddIMulNegativeOneRhs AddIMulNegativeOneLhs"),
    Rule("arith.subi", subtract_sum, needs="constant", names="SubIRHSAddConstant SubILHSAddConstant"),
    Rule("arith.subi", subtract_from_difference, needs="constant", names="SubIRHSSubConstantRHS SubIRHSSubConstantLHS"),
    Rule("arith.subi", subtract_difference, needs="constant", names="SubILHSSubConstantRHS SubILHSSubConstantLHS"),
    Rule("arith.subi", subtract_minuend, needs="arith.subi", names="SubISubILHSRHSLHS"),
    Rule("arith.muli", multiply_twice, needs="constant", names="MulIMulIConstant"),
    Rule(
        "arith.andi arith.ori arith.xori",
        narrow_extended_bits,
        needs="arith.extsi arith.extui",
        names="AndOfExtUI AndOfExtSI OrOfExtUI OrOfExtSI XOrIOfExtUI XOrIOfExtSI",
    ),
    Rule("arith.mulf arith.divf", negated_factors, needs="arith.negf", names="MulFOfNegF DivFOfNegF"),
)
