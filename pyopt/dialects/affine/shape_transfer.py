"""Transfer functions of the affine ops: numbers. Affine arithmetic does not wrap around; divisors are positive."""

from __future__ import annotations

from pyopt.analysis.shapes.expressions import add, constant, floordiv, mod, mul, product
from pyopt.analysis.shapes.relations import is_exact, is_natural, of_map, order
from pyopt.dialects.affine.indices import factors_of, indices_of
from pyopt.ir.affine import CEILDIV, FLOORDIV, MOD, AffineMapAttr, subexpressions
from pyopt.ir.core import Operation, Value
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.transfer import Facts


def _results(op: Operation, facts: Facts) -> list[Maybe]:
    """The results of the op's map; those that divide what may have wrapped around are not known."""
    given = op.attributes["map"]
    assert isinstance(given, AffineMapAttr)
    map = given.value
    inputs = [facts.number(operand) for operand in op.operands]
    exact = all(is_exact(one) for one in inputs)
    found = of_map(map, inputs)
    for index, result in enumerate(map.results):
        if not exact and any(one.kind in (FLOORDIV, CEILDIV, MOD) for one in subexpressions(result)):
            found[index] = None
    return found


def of_apply(op: Operation, facts: Facts) -> None:
    """The value of the map."""
    facts.set_number(op.results[0], _results(op, facts)[0], op)


def of_extremum(op: Operation, facts: Facts) -> None:
    """affine.min, affine.max: the result that surely is the least, or the greatest."""
    results = _results(op, facts)
    least = op.info.name == "affine.min"
    for candidate in results:
        if candidate is None or None in results:
            return
        orders = [order(candidate, other) for other in results]
        if all(
            other is candidate or (at_most if least else at_least)
            for other, (at_most, at_least) in zip(results, orders, strict=True)
        ):
            facts.set_number(op.results[0], candidate, op)
            return


def _numbers(basis: Sequence[int | Value], facts: Facts) -> list[Maybe]:
    return [constant(one) if isinstance(one, int) else facts.number(one) for one in basis]


def of_delinearize(op: Operation, facts: Facts) -> None:
    """The index divided by the extents behind each one, modulo its own."""
    index = facts.number(op.operands[0])
    factors = _numbers(factors_of(op), facts)
    if not all(is_natural(one) for one in (index, *factors)):
        return
    for position, result in enumerate(op.results):
        quotient = floordiv(index, product(factors[position:]))
        facts.set_number(result, mod(quotient, factors[position - 1]) if position else quotient, op)


def of_linearize(op: Operation, facts: Facts) -> None:
    """The sum of the indices, each times the factors behind it."""
    factors = _numbers(factors_of(op), facts)
    whole: Maybe = constant(0)
    for position, index in enumerate(indices_of(op)):
        whole = add(whole, mul(facts.number(index), product(factors[position:])))
    facts.set_number(op.results[0], whole, op)
