"""Integer expressions over named unknowns, in a normal form: equal means identical.

An expression is a polynomial with integer coefficients whose variables are unknowns and floor-divisions of polynomials
by polynomials: what extents become by slicing, padding, concatenating, collapsing and expanding. Unknowns stand for
extents, which are never negative, unless they say that they are signed; some have closer bounds. What would
grow beyond LIMIT terms, WEIGHT or COEFFICIENT is given up, so that every operation takes a bounded time: None stands
for what is not known, and every operation on it gives None.

    n + n            -> 2 * n
    (6 * n + 4) / 6  -> n
    n * m - m * n    -> 0
"""

from __future__ import annotations

from math import gcd

from pyopt.ir.tables import derived, unique
from pyopt.light import TYPE_CHECKING, Final, Iterable, Mapping, TypeAlias, final

if TYPE_CHECKING:
    Monomial: TypeAlias = "tuple[Atom, ...]"
    """A product of variables, in the order of their numbers; () is 1."""
    Range: TypeAlias = "tuple[int | None, int | None]"
    """Bounds, both of which belong to it; None where there is none."""
    Maybe: TypeAlias = "Polynomial | None"
    """An expression, or None where nothing is known."""

LIMIT: Final = 24
"""Terms that an expression has at most."""
WEIGHT: Final = 64
"""Variables that stand in an expression at most, those within floor-divisions too, each as often as it stands there."""
COEFFICIENT: Final = 1 << 32
"""The limit of the coefficients of variables: machine integers would wrap around."""
NUMBER: Final = 1 << 64
"""Sums have no larger number in them."""


class Atom:
    """A variable of polynomials. `number` orders them: it is larger for what was made later.

    `exact` says that it is made of extents alone, `low` and `high` are bounds of it, `ranged` says that they are not
    those of any extent: 0 and nothing.
    """

    __slots__ = ("exact", "high", "low", "number", "ranged", "weight")

    def __init__(self, weight: int, exact: bool, low: int | None, high: int | None, ranged: bool) -> None:
        self.number = _counter.step()
        self.weight = weight
        self.exact = exact
        self.low = low
        self.high = high
        self.ranged = ranged


@final
class _Counter:
    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value = 0

    def step(self) -> int:
        self.value += 1
        return self.value


_counter: Final = _Counter()


@final
class UnknownNumber(Atom):
    """A number that is not known; each is only equal to itself. It is not negative unless it is `signed`.

    `given` says that the program names it.
    """

    __slots__ = ("given", "name", "signed")

    def __init__(
        self, name: str, signed: bool = False, given: bool = False, low: int = 0, high: int | None = None
    ) -> None:
        ranged = not signed and (low > 0 or high is not None)
        super().__init__(1, not signed, None if signed else max(low, 0), high, ranged)
        self.name = name
        self.signed = signed
        self.given = given


@final
class Quotient(Atom):
    """numerator / denominator, rounded down; made by `floordiv`."""

    __slots__ = ("denominator", "numerator")

    def __init__(self, numerator: Polynomial, denominator: Polynomial) -> None:
        weight = numerator.weight + denominator.weight
        exact = numerator.exact and denominator.exact
        low, high = _range_of_quotient(numerator, denominator)
        super().__init__(weight, exact, low, high, numerator.ranged or denominator.ranged)
        self.numerator = numerator
        self.denominator = denominator


@final
class Polynomial:
    """A polynomial: its monomials with their coefficients, in order. Made by the functions below.

    `exact`, `low`, `high` and `ranged` are as those of variables; `natural` says that it is exact, and surely not
    negative.
    """

    __slots__ = ("exact", "high", "low", "natural", "number", "ranged", "terms", "weight")

    def __init__(self, terms: tuple[tuple[Monomial, int], ...]) -> None:
        self.terms = terms
        self.weight = 1
        self.exact = True
        self.ranged = False
        offset = 0
        grows = falls = True
        for monomial, coefficient in terms:
            if not monomial:
                offset = coefficient
                continue
            grows = grows and coefficient > 0
            falls = falls and coefficient < 0
            for atom in monomial:
                self.weight += atom.weight
                self.exact = self.exact and atom.exact
                self.ranged = self.ranged or atom.ranged
                if atom.low is None or atom.low < 0:
                    grows = falls = False
        # Only extents are bounded at all, so that other polynomials have no bounds.
        self.low = offset if grows else None
        self.high = offset if falls else None
        if self.ranged:
            self.low, self.high = range_of(terms)
        self.natural = self.exact and self.low is not None and self.low >= 0
        self.number: int | None = None
        if not terms:
            self.number = 0
        elif len(terms) == 1 and not terms[0][0]:
            self.number = terms[0][1]

    def value(self) -> int | None:
        """The number that it is."""
        return self.number

    def __str__(self) -> str:
        return " + ".join(_term_text(monomial, coefficient) for monomial, coefficient in self.terms) or "0"


def range_of(terms: tuple[tuple[Monomial, int], ...]) -> Range:
    """Bounds of a polynomial by those of its variables, each of which is its lower bound and something more:

    n * m - n = n * (m' + 1) - n = n * m' >= 0 where m >= 1
    """
    shifted: dict[Monomial, int] = {}
    for monomial, coefficient in terms:
        products: dict[Monomial, int] = {(): coefficient}
        for atom in monomial:
            low = atom.low
            if low is None or len(products) > LIMIT:
                return None, None
            more = {(*rest, atom): factor for rest, factor in products.items()}
            for rest, factor in products.items() if low else ():
                more[rest] = more.get(rest, 0) + factor * low
            products = more
        for rest, factor in products.items():
            shifted[rest] = shifted.get(rest, 0) + factor
    lowest: int | None = 0
    highest: int | None = 0
    for monomial, coefficient in shifted.items():
        most: int | None = 1
        for atom in monomial:
            assert atom.low is not None
            most = None if most is None or atom.high is None else most * (atom.high - atom.low)
        # A product of what is not negative is 0 at least; the number alone is what it is.
        least = 0 if monomial else coefficient
        reach = None if most is None else coefficient * most
        if coefficient > 0:
            lowest = None if lowest is None else lowest + least
            highest = None if highest is None or reach is None else highest + reach
        elif coefficient < 0:
            lowest = None if lowest is None or reach is None else lowest + reach
            highest = None if highest is None else highest + least
    return _small(lowest), _small(highest)


def _small(bound: int | None) -> int | None:
    """A bound that is no larger than numbers of expressions."""
    return None if bound is None or abs(bound) > NUMBER else bound


def _range_of_quotient(numerator: Polynomial, denominator: Polynomial) -> Range:
    """Bounds of a quotient; its denominator is not 0."""
    if denominator.low is None or denominator.low < 0:
        return None, None
    least, most = max(denominator.low, 1), denominator.high
    low, high = numerator.low, numerator.high
    if low is not None:
        low = low // least if low < 0 else 0 if most is None or not most else low // most
    if high is not None:
        high = high // least if high >= 0 else -1 if most is None or not most else high // most
    return low, high


_expressions: dict[tuple[tuple[Monomial, int], ...], Polynomial] = unique({})
_quotients: dict[tuple[Polynomial, Polynomial], Quotient] = unique({})
_combined: dict[tuple[Polynomial, Polynomial, int], Maybe] = derived({})
_products: dict[tuple[Polynomial, Polynomial], Maybe] = derived({})


def _term_text(monomial: Monomial, coefficient: int) -> str:
    alone = coefficient == 1 and len(monomial) == 1
    factors = [_atom_text(atom, alone) for atom in monomial]
    if coefficient != 1 or not factors:
        factors.insert(0, str(coefficient))
    return " * ".join(factors)


def _atom_text(atom: Atom, alone: bool) -> str:
    """As affine maps write it, in parentheses where it is not the only factor."""
    if isinstance(atom, UnknownNumber):
        return atom.name
    assert isinstance(atom, Quotient)
    text = f"{_operand_text(atom.numerator)} floordiv {_operand_text(atom.denominator)}"
    return text if alone else f"({text})"


def _operand_text(expression: Polynomial) -> str:
    """An expression in parentheses, unless it is a number or an unknown."""
    text = str(expression)
    if expression.number is not None or (len(expression.terms) == 1 and expression.weight == 2 and " " not in text):
        return text
    return f"({text})"


def _order(term: tuple[Monomial, int]) -> tuple[int, list[int]]:
    return len(term[0]), [atom.number for atom in term[0]]


def _made(coefficients: Mapping[Monomial, int]) -> Polynomial | None:
    """The expression with these coefficients, zeros apart; None if it is too large."""
    terms = [(monomial, one) for monomial, one in coefficients.items() if one]
    if len(terms) > LIMIT:
        return None
    if len(terms) > 1:
        terms.sort(key=_order)
    key = tuple(terms)
    found = _expressions.get(key)
    if found is None:
        for monomial, coefficient in terms:
            if abs(coefficient) > (COEFFICIENT if monomial else NUMBER):
                return None
        found = Polynomial(key)
        if found.weight > WEIGHT:
            return None
        _expressions[key] = found
    return found


def constant(value: int) -> Polynomial:
    """A number."""
    key = (((), value),) if value else ()
    found = _expressions.get(key)
    if found is None:
        found = _expressions[key] = Polynomial(key)
    return found


def variable(atom: Atom) -> Polynomial:
    """An unknown."""
    key = (((atom,), 1),)
    found = _expressions.get(key)
    if found is None:
        found = _expressions[key] = Polynomial(key)
    return found


ZERO: Final = constant(0)
ONE: Final = constant(1)


def add(lhs: Maybe, rhs: Maybe) -> Maybe:
    """lhs + rhs"""
    return _combine(lhs, rhs, 1)


def sub(lhs: Maybe, rhs: Maybe) -> Maybe:
    """lhs - rhs"""
    return _combine(lhs, rhs, -1)


def _combine(lhs: Maybe, rhs: Maybe, factor: int) -> Maybe:
    if lhs is None or rhs is None:
        return None
    key = (lhs, rhs, factor)
    if key not in _combined:
        coefficients = dict(lhs.terms)
        for monomial, coefficient in rhs.terms:
            coefficients[monomial] = coefficients.get(monomial, 0) + factor * coefficient
        _combined[key] = _made(coefficients)
    return _combined[key]


def mul(lhs: Maybe, rhs: Maybe) -> Maybe:
    """lhs * rhs; 0 whatever the other is"""
    if lhs is ZERO or rhs is ZERO:
        return ZERO
    if lhs is None or rhs is None or len(lhs.terms) * len(rhs.terms) > 2 * LIMIT:
        return None
    if lhs is ONE or rhs is ONE:
        return rhs if lhs is ONE else lhs
    if len(lhs.terms) == len(rhs.terms) == 1 and lhs.weight + rhs.weight > WEIGHT:
        return None
    key = (lhs, rhs)
    if key not in _products:
        coefficients: dict[Monomial, int] = {}
        for left, one in lhs.terms:
            for right, other in rhs.terms:
                monomial = tuple(sorted(left + right, key=_number))
                coefficients[monomial] = coefficients.get(monomial, 0) + one * other
        _products[key] = _made(coefficients)
    return _products[key]


def scaled(expression: Polynomial, factor: int) -> Maybe:
    """expression * factor"""
    if factor == 1:
        return expression
    return _made({monomial: coefficient * factor for monomial, coefficient in expression.terms})


def divided(expression: Polynomial, divisor: int) -> Polynomial:
    """expression / divisor, which divides every coefficient"""
    if divisor == 1:
        return expression
    made = _made({monomial: coefficient // divisor for monomial, coefficient in expression.terms})
    assert made is not None
    return made


def _number(atom: Atom) -> int:
    return atom.number


def product(factors: Iterable[Maybe]) -> Maybe:
    """The product of all; 1 of none"""
    result: Maybe = ONE
    for factor in factors:
        result = mul(result, factor)
    return result


def floordiv(lhs: Maybe, rhs: Maybe) -> Maybe:
    """lhs / rhs, rounded down; None where rhs is 0

    (a * d + b) / d = a + b / d for every number d, and b / d = 0 if 0 <= b < d.
    """
    if lhs is None or rhs is None or rhs is ZERO:
        return None
    divisor = rhs.value()
    known = lhs.value()
    if divisor is not None and known is not None:
        return constant(known // divisor)
    if divisor is None or divisor < 0:
        return ZERO if known == 0 else _quotient(lhs, rhs)
    whole: dict[Monomial, int] = {}
    rest: dict[Monomial, int] = {}
    for monomial, coefficient in lhs.terms:
        whole[monomial], rest[monomial] = divmod(coefficient, divisor)
    remainder = _made(rest)
    if remainder is None:
        return None
    # What remains of a number is less than the divisor.
    return add(_made(whole), ZERO if remainder.value() is not None else _reduced(remainder, divisor))


def quotient(lhs: Maybe, rhs: Maybe) -> Maybe:
    """lhs / rhs, rounded down, where a division by 0 has no meaning: what has the factor loses it.

    (a * n + b) / n = a + b / n for every product n.
    """
    if lhs is None or rhs is None or rhs.value() is not None or len(rhs.terms) != 1:
        return floordiv(lhs, rhs)
    factors, divisor = rhs.terms[0]
    whole: dict[Monomial, int] = {}
    rest: dict[Monomial, int] = {}
    for monomial, coefficient in lhs.terms:
        left = _without(monomial, factors)
        if left is None or coefficient % divisor:
            rest[monomial] = coefficient
        else:
            whole[left] = coefficient // divisor
    return add(_made(whole), floordiv(_made(rest), rhs))


def _without(monomial: Monomial, factors: Monomial) -> Monomial | None:
    """The product without these factors; None if it lacks one."""
    left = list(monomial)
    for factor in factors:
        if factor not in left:
            return None
        left.remove(factor)
    return tuple(left)


def step_and_offset(expression: Polynomial) -> tuple[int, int]:
    """d and c for expressions d * x + c, where d divides all coefficients; 0 and c for a number."""
    step = 0
    offset = 0
    for monomial, coefficient in expression.terms:
        if monomial:
            step = gcd(step, coefficient)
        else:
            offset = coefficient
    return step, offset


def _reduced(numerator: Polynomial, divisor: int) -> Maybe:
    """numerator / divisor without their common divisor, if there is one.

    (d * x + c) / (d * e) = x / e for 0 <= c < d.
    """
    step, offset = step_and_offset(numerator)
    common = gcd(divisor, step)
    if not 0 <= offset < common or common == 1:
        return _quotient(numerator, constant(divisor))
    reduced = _made({monomial: coefficient // common for monomial, coefficient in numerator.terms if monomial})
    return floordiv(reduced, constant(divisor // common))


def _quotient(numerator: Polynomial, denominator: Polynomial) -> Maybe:
    """The variable that stands for a floor-division."""
    if numerator.weight + denominator.weight >= WEIGHT:
        return None
    divisor = denominator.value()
    if divisor is not None and divisor > 0 and numerator.low is not None and numerator.high is not None:
        whole = numerator.low // divisor
        if whole == numerator.high // divisor:
            return constant(whole)
    key = (numerator, denominator)
    found = _quotients.get(key)
    if found is None:
        found = _quotients[key] = Quotient(numerator, denominator)
    return variable(found)


def ceildiv(lhs: Maybe, rhs: Maybe) -> Maybe:
    """lhs / rhs, rounded up"""
    return sub(ZERO, floordiv(sub(ZERO, lhs), rhs))


def mod(lhs: Maybe, rhs: Maybe) -> Maybe:
    """lhs - lhs / rhs * rhs"""
    return sub(lhs, mul(floordiv(lhs, rhs), rhs))


def substitute(expression: Maybe, values: Mapping[UnknownNumber, Maybe]) -> Maybe:
    """The expression with expressions in place of unknowns; unknowns that are not in `values` stay."""
    return _substitute(expression, values, {})


def _substitute(expression: Maybe, values: Mapping[UnknownNumber, Maybe], quotients: dict[Quotient, Maybe]) -> Maybe:
    if expression is None:
        return None
    result: Maybe = ZERO
    for monomial, coefficient in expression.terms:
        factors: list[Maybe] = [constant(coefficient)]
        for atom in monomial:
            if isinstance(atom, UnknownNumber):
                factors.append(values.get(atom, variable(atom)))
                continue
            assert isinstance(atom, Quotient)
            if atom not in quotients:
                numerator = _substitute(atom.numerator, values, quotients)
                quotients[atom] = floordiv(numerator, _substitute(atom.denominator, values, quotients))
            factors.append(quotients[atom])
        result = add(result, product(factors))
    return result
