"""Affine expressions as arith ops on index values.

    (d0 mod 4)(%x)    ->    %0 = arith.remsi %x, %c4; %1 = %0 < 0 ? %0 + 4 : %0
    (d0 * 4)(%x)      ->    %0 = arith.muli %x, %c4 overflow<nsw>

Quotients round down or up and remainders are not negative in affine expressions, whatever the signs, so that each of
the three takes a comparison and a choice.
"""

from __future__ import annotations

from pyopt.ir.affine import ADD, CEILDIV, CONSTANT, DIM, FLOORDIV, MOD, MUL, SYMBOL, AffineExpr, AffineMap
from pyopt.ir.core import Value
from pyopt.ir.overflow import NSW
from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.passes.building.arith import (
    SIGNED_LESS,
    SIGNED_LESS_OR_EQUAL,
    binary,
    choose,
    compare,
    constant_index,
    flagged,
)

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter


def expand(expr: AffineExpr, dims: Sequence[Value], symbols: Sequence[Value], rewriter: Rewriter) -> Value | None:
    """The value of an expression; None if it divides by constants that are not positive, each of which is reported."""
    kind = expr.kind
    if kind == CONSTANT:
        return constant_index(rewriter, expr.value)
    if kind == DIM:
        return dims[expr.value]
    if kind == SYMBOL:
        return symbols[expr.value]
    divides = kind in (MOD, FLOORDIV, CEILDIV)
    if divides and expr.rhs.kind == CONSTANT and expr.rhs.value <= 0:
        word = "modulo" if kind == MOD else "division"
        rewriter.context.error(f"{word} by non-positive value is not supported", rewriter.loc)
        return None
    lhs = expand(expr.lhs, dims, symbols, rewriter)
    rhs = expand(expr.rhs, dims, symbols, rewriter)
    if lhs is None or rhs is None:
        return None
    if kind == ADD:
        return binary(rewriter, "addi", lhs, rhs)
    if kind == MUL:
        return flagged(rewriter, "muli", lhs, rhs, NSW)
    if kind == MOD:
        return _remainder(lhs, rhs, rewriter)
    return _rounded_down(lhs, rhs, rewriter) if kind == FLOORDIV else _rounded_up(lhs, rhs, rewriter)


def _remainder(lhs: Value, rhs: Value, rewriter: Rewriter) -> Value:
    """r = a rem b; r < 0 ? r + b : r"""
    remainder = binary(rewriter, "remsi", lhs, rhs)
    zero = constant_index(rewriter, 0)
    negative = compare(rewriter, SIGNED_LESS, remainder, zero)
    corrected = binary(rewriter, "addi", remainder, rhs)
    return choose(rewriter, negative, corrected, remainder)


def _rounded_down(lhs: Value, rhs: Value, rewriter: Rewriter) -> Value:
    """a < 0 ? -1 - (-1 - a) / b : a / b"""
    zero = constant_index(rewriter, 0)
    minus_one = constant_index(rewriter, -1)
    negative = compare(rewriter, SIGNED_LESS, lhs, zero)
    complement = binary(rewriter, "subi", minus_one, lhs)
    quotient = binary(rewriter, "divsi", choose(rewriter, negative, complement, lhs), rhs)
    return choose(rewriter, negative, binary(rewriter, "subi", minus_one, quotient), quotient)


def _rounded_up(lhs: Value, rhs: Value, rewriter: Rewriter) -> Value:
    """a <= 0 ? a / b : (a - 1) / b + 1

    The reference has -(-a / b), which is positive for the smallest number: that cannot be negated.
    """
    zero = constant_index(rewriter, 0)
    one = constant_index(rewriter, 1)
    negative = compare(rewriter, SIGNED_LESS_OR_EQUAL, lhs, zero)
    decremented = binary(rewriter, "subi", lhs, one)
    quotient = binary(rewriter, "divsi", choose(rewriter, negative, lhs, decremented), rhs)
    return choose(rewriter, negative, quotient, binary(rewriter, "addi", quotient, one))


def expand_map(map: AffineMap, inputs: Sequence[Value], rewriter: Rewriter) -> list[Value] | None:
    """The values of all results of a map; None if one cannot be computed."""
    dims = inputs[: map.num_dims]
    symbols = inputs[map.num_dims :]
    values = [expand(result, dims, symbols, rewriter) for result in map.results]
    known = [value for value in values if value is not None]
    return known if len(known) == len(values) else None


def expand_extremum(map: AffineMap, inputs: Sequence[Value], name: str, rewriter: Rewriter) -> Value | None:
    """The least (`minsi`) or greatest (`maxsi`) of the results of a map."""
    values = expand_map(map, inputs, rewriter)
    if not values:
        return None
    found = values[0]
    for value in values[1:]:
        found = binary(rewriter, name, found, value)
    return found
