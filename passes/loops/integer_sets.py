"""Integer sets without redundant constraints, and the empty set where no integers satisfy them.

Quotients are variables of their own, each with the two inequalities that define it, which the result says as well:

    (d0) : (d0 mod 4 >= 0, d0 >= 2, d0 >= 3)  ->  (d0) : (d0 mod 4 >= 0, d0 - 3 >= 0, -d0 + d0 floordiv 4 * 4 + 3 >= 0)
"""

from __future__ import annotations

from pyopt.analysis.linear_systems import System, normalized, quotient_rows, quotients_in, strictest
from pyopt.ir.affine import AffineExpr, IntegerSet, constant, dim, floordiv, is_pure_affine, symbol
from pyopt.ir.affine_flatten import Flattener, constant_first, expression_of, simplify_integer_set
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.analysis.linear_systems import Row


def simplify_set(set: IntegerSet) -> IntegerSet:
    """The set with the constraints that say something, equalities first; the canonical empty set if it is empty.

    What divides by a symbol, or by a number below 1, is no linear row: such a set gets simpler constraints only.
    """
    inputs = set.num_inputs
    system = _system_of(set)
    if system is None:
        return simplify_integer_set(set)
    if system.is_empty(inputs):
        return IntegerSet.empty(set.num_dims, set.num_symbols)
    equalities = [normalized(row) for row in system.equalities]
    inequalities = strictest(system.inequalities)
    variables = _with_quotients(set, system.width - inputs, inequalities)
    if variables is None:
        return simplify_integer_set(set)
    rows = [*equalities, *inequalities]
    flags = (True,) * len(equalities) + (False,) * len(inequalities)
    if not rows:
        return IntegerSet.get(set.num_dims, set.num_symbols, (constant(0),), (True,))
    return IntegerSet.get(set.num_dims, set.num_symbols, tuple([expression_of(row, variables) for row in rows]), flags)


def _system_of(set: IntegerSet) -> System | None:
    """Its rows over dims, symbols and quotients; None if a constraint has no row."""
    flattener = Flattener(set.num_dims, set.num_symbols)
    flats: list[list[int]] = []
    for constraint in set.constraints:
        flat = flattener.flatten(constraint) if is_pure_affine(constraint) else None
        if flat is None:
            return None
        flats.append(flat)
    width = set.num_inputs + len(flattener.locals)
    system = System(width, (), ())
    for flat, equality in zip(flats, set.equalities, strict=True):
        (system.equalities if equality else system.inequalities).append(_widened(flat, width))
    for number, division in enumerate(flattener.divisions()):
        if division is None:
            return None
        system.inequalities += quotient_rows(_widened(division[0], width), division[1], set.num_inputs + number)
    return system


def _widened(flat: list[int], width: int) -> Row:
    """With zeros for quotients that were met later."""
    return (*flat[:-1], *[0] * (width + 1 - len(flat)), flat[-1])


def _with_quotients(set: IntegerSet, count: int, inequalities: list[Row]) -> list[AffineExpr] | None:
    """The expressions of dims, symbols and quotients; None if the rows do not define a quotient any more.

    A quotient is read off the rows, because stricter ones may stand where those that defined it were.
    """
    known: list[AffineExpr | None] = [dim(position) for position in range(set.num_dims)]
    known += [symbol(position) for position in range(set.num_symbols)]
    inputs = len(known)
    known += [None] * count
    missing = list(range(inputs, inputs + count))
    while missing:
        left: list[int] = []
        for at in missing:
            known[at] = _quotient(at, known, inequalities)
            if known[at] is None:
                left.append(at)
        if len(left) == len(missing):
            return None
        missing = left
    return [expr for expr in known if expr is not None]


def _quotient(at: int, known: list[AffineExpr | None], inequalities: list[Row]) -> AffineExpr | None:
    """The quotient that two opposite rows around a variable define it as, in terms of known variables."""
    for dividend, divisor in quotients_in(inequalities, at):
        expr = constant_first(dividend, known)
        if expr is not None:
            return floordiv(expr, constant(divisor))
    return None
