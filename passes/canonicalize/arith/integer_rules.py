"""Rules that merge constants of sums and products, and move bitwise ops in front of extensions."""

from __future__ import annotations

from pyopt.dialects.arith.constants import filled, width_of
from pyopt.dialects.arith.integers import add, multiply, subtract
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.overflow import NSW, NUW
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias
from pyopt.passes.canonicalize.arith.common import common_overflow, extended_alike, integer, scalar
from pyopt.passes.canonicalize.common import producer_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    Calculate: TypeAlias = Callable[[int, int, int], int]
    """(a, b, width) -> number."""
    Way: TypeAlias = tuple[int, str, Calculate, bool, bool]
    """The constant operand of the inner op; what to make, its constant's calculation, whether the outer constant
    comes first there, and whether the other operand comes first in what is made."""


def _merge_constants(op: Operation, side: int, name: str, ways: Sequence[Way], rewriter: Rewriter) -> bool:
    """Merges a constant operand with that of the op called `name` which makes operand `side`: the first way that fits.

    The new op does not wrap around where neither of the two did, if that holds of the constant itself: then its result
    is the sum, difference or product without any wrapping, as theirs is. (The reference does not look at the constant.)
    """
    inner = producer_of(op.operands[side], name)
    outer = scalar(op.operands[1 - side])
    if inner is None or outer is None:
        return False
    for at, result, calculate, outer_first, x_first in ways:
        c = scalar(inner.operands[at])
        if c is None:
            continue
        a, b = (outer, c) if outer_first else (c, outer)
        type = op.results[0].type
        width = width_of(type)
        value = calculate(a, b, width)
        half = 1 << (width - 1)
        mask = 2 * half - 1
        allowed = NSW if -half <= value < half else 0
        if 0 <= calculate(a & mask, b & mask, width) <= mask:
            allowed |= NUW
        x, new = inner.operands[1 - at], rewriter.constant(IntegerAttr.get(value, type), type)
        operands = [x, new] if x_first else [new, x]
        rewriter.replace_with_new(op, result, operands, [type], common_overflow(op, inner, allowed))
        return True
    return False


def add_to_sum(op: Operation, rewriter: Rewriter) -> bool:
    """addi(addi(x, c0), c1) -> addi(x, c0 + c1)"""
    return _merge_constants(op, 0, "arith.addi", ((1, "arith.addi", add, False, True),), rewriter)


def add_to_difference(op: Operation, rewriter: Rewriter) -> bool:
    """addi(subi(x, c0), c1) -> addi(x, c1 - c0); addi(subi(c0, x), c1) -> subi(c0 + c1, x)"""
    ways = ((1, "arith.addi", subtract, True, True), (0, "arith.subi", add, False, False))
    return _merge_constants(op, 0, "arith.subi", ways, rewriter)


def add_negated(op: Operation, rewriter: Rewriter) -> bool:
    """addi(x, muli(y, -1)) -> subi(x, y); addi(muli(y, -1), x) -> subi(x, y)"""
    for index in (1, 0):
        product = producer_of(op.operands[index], "arith.muli")
        if product is not None and integer(product.operands[1]) == -1:
            operands = [op.operands[1 - index], product.operands[0]]
            rewriter.replace_with_new(op, "arith.subi", operands, [op.results[0].type])
            return True
    return False


def subtract_sum(op: Operation, rewriter: Rewriter) -> bool:
    """subi(addi(x, c0), c1) -> addi(x, c0 - c1); subi(c1, addi(x, c0)) -> subi(c1 - c0, x)"""
    lhs, rhs = op.operands
    inner = producer_of(lhs, "arith.addi")
    if inner is not None:
        outer = scalar(rhs)
        c = scalar(inner.operands[1])
        if outer is not None and c is not None:
            type = op.results[0].type
            constant = rewriter.constant(IntegerAttr.get(c - outer, type), type)
            # Flags are lost here, as in the reference.
            rewriter.replace_with_new(op, "arith.addi", [inner.operands[0], constant], [type])
            return True
    return _merge_constants(op, 1, "arith.addi", ((1, "arith.subi", subtract, True, False),), rewriter)


def subtract_from_difference(op: Operation, rewriter: Rewriter) -> bool:
    """subi(subi(x, c0), c1) -> subi(x, c0 + c1); subi(subi(c0, x), c1) -> subi(c0 - c1, x)"""
    ways = ((1, "arith.subi", add, False, True), (0, "arith.subi", subtract, False, False))
    return _merge_constants(op, 0, "arith.subi", ways, rewriter)


def subtract_difference(op: Operation, rewriter: Rewriter) -> bool:
    """subi(c1, subi(x, c0)) -> subi(c0 + c1, x); subi(c1, subi(c0, x)) -> addi(x, c1 - c0)"""
    ways = ((1, "arith.subi", add, False, False), (0, "arith.addi", subtract, True, True))
    return _merge_constants(op, 1, "arith.subi", ways, rewriter)


def subtract_minuend(op: Operation, rewriter: Rewriter) -> bool:
    """subi(subi(a, b), a) -> subi(0, b)"""
    inner = producer_of(op.operands[0], "arith.subi")
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
    return _merge_constants(op, 0, "arith.muli", ((1, "arith.muli", multiply, False, True),), rewriter)


def narrow_extended_bits(op: Operation, rewriter: Rewriter) -> bool:
    """andi(ext(x), ext(y)) -> ext(andi(x, y)); ori and xori alike"""
    extension = op.operands[0].op
    operands = extended_alike(op)
    if extension is None or not operands or operands[0].type is not operands[1].type:
        return False
    narrow = rewriter.create(op.info.name, operands, [operands[0].type])
    rewriter.replace_with_new(op, extension.info.name, narrow.results, [op.results[0].type])
    return True


def negated_factors(op: Operation, rewriter: Rewriter) -> bool:
    """mulf(negf(x), negf(y)) -> mulf(x, y); divf alike"""
    lhs = producer_of(op.operands[0], "arith.negf")
    rhs = producer_of(op.operands[1], "arith.negf")
    if lhs is None or rhs is None:
        return False
    operands = [lhs.operands[0], rhs.operands[0]]
    flags = {"fastmath": op.attributes["fastmath"]}
    rewriter.replace_with_new(op, op.info.name, operands, [op.results[0].type], flags)
    return True


RULES: Final[tuple[Rule, ...]] = (
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
