"""Integer expressions over named unknowns, in a normal form: equal means identical.

An expression is a polynomial with integer coefficients whose variables are unknowns, floor-divisions of polynomials by
polynomials, and greatest ones of polynomials (`extrema`): what extents become by slicing, padding, concatenating,
collapsing and expanding. Unknowns stand for extents, which are never negative, unless they say that they are signed;
some have closer bounds. What would grow beyond LIMIT terms, WEIGHT or COEFFICIENT is given up, so that every operation
takes a bounded time: None stands for what is not known, and every operation on it gives None.

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
STEPS: Final = 40
"""Expressions that a proof may look at."""
NUMBER: Final = 1 << 64
"""Sums have no larger number in them."""


class Atom:
    """A variable of polynomials. `number` orders them: it is larger for what was made later.

    `operands` are what it is made of, and `choice` says how: it is one of them, or the greatest of them. `exact` says
    that it is made of extents alone, `low` and `high` are bounds of it, `ranged` says that they are not those of any
    extent: 0 and nothing.
    """

    __slots__ = ("choice", "exact", "high", "low", "number", "operands", "ranged", "weight")

    def __init__(
        self,
        operands: tuple[Polynomial, ...],
        exact: bool,
        low: int | None,
        high: int | None,
        ranged: bool,
        choice: int = 0,
    ) -> None:
        self.number = _counter.step()
        self.operands = operands
        self.choice = choice
        self.weight = 1
        for operand in operands:
            self.weight += operand.weight
        self.exact = exact
        self.low = low
        self.high = high
        self.ranged = ranged

    def with_operands(self, operands: list[Maybe]) -> Maybe:
        """The expression for the same of other operands."""
        raise NotImplementedError

    def divided(self, coefficient: int, rest: Polynomial, divisor: Polynomial) -> Maybe:
        """(coefficient * self + rest) / divisor, rounded down, where that is simpler than such a variable."""
        return None

    def text(self) -> str:
        """As affine maps write it."""
        raise NotImplementedError


ANY: Final = 1
"""The choice of a variable that is one of its operands, or 1."""
GREATEST: Final = 2
"""The choice of a variable that is the greatest one of its operands."""


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
        super().__init__((), not signed, None if signed else max(low, 0), high, ranged)
        self.name = name
        self.signed = signed
        self.given = given

    def text(self) -> str:
        return self.name


@final
class Quotient(Atom):
    """numerator / denominator, rounded down; made by `floordiv`."""

    __slots__ = ("denominator", "numerator")

    def __init__(self, numerator: Polynomial, denominator: Polynomial) -> None:
        exact = numerator.exact and denominator.exact
        low, high = _range_of_quotient(numerator, denominator)
        if low is None and denominator.natural and is_surely_natural(numerator):
            low = 0
        super().__init__((numerator, denominator), exact, low, high, numerator.ranged or denominator.ranged)
        self.numerator = numerator
        self.denominator = denominator

    def with_operands(self, operands: list[Maybe]) -> Maybe:
        return floordiv(operands[0], operands[1])

    def divided(self, coefficient: int, rest: Polynomial, divisor: Polynomial) -> Maybe:
        """(a / b + c) / d = (a + b * c) / (b * d), and with - (a / b) = (b - 1 - a) / b."""
        inner = self.denominator.value()
        if inner is None or inner <= 0 or coefficient not in (1, -1):
            return None
        numerator = self.numerator if coefficient == 1 else sub(constant(inner - 1), self.numerator)
        return floordiv(add(numerator, scaled(rest, inner)), mul(self.denominator, divisor))

    def text(self) -> str:
        return f"{_operand_text(self.numerator)} floordiv {_operand_text(self.denominator)}"


@final
class Polynomial:
    """A polynomial: its monomials with their coefficients, in order. Made by the functions below.

    `exact`, `low`, `high` and `ranged` are as those of variables; `natural` says that it is exact, and surely not
    negative, `compound` that it has variables that are made of others.
    """

    __slots__ = ("compound", "exact", "high", "low", "natural", "number", "ranged", "terms", "weight")

    def __init__(self, terms: tuple[tuple[Monomial, int], ...]) -> None:
        self.terms = terms
        self.weight = 1
        self.exact = True
        self.ranged = self.compound = False
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
                self.compound = self.compound or bool(atom.operands)
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
        for monomial, coefficient in self.terms:
            atom = monomial[0] if len(monomial) == 1 and coefficient in (1, -1) else None
            if atom is None:
                continue
            rest = sub(self, scaled(variable(atom), coefficient))
            if atom.choice == GREATEST:
                # n - max(0, n - m) is min(n, m).
                choices = [add(rest, scaled(one, coefficient)) for one in atom.operands]
                name = "max" if coefficient > 0 else "min"
                return f"{name}({', '.join(['?' if one is None else str(one) for one in choices])})"
            if isinstance(atom, Quotient) and coefficient < 0 and atom.denominator is constant(2):
                # n - n / 2 is n / 2, rounded up.
                left = sub(rest, atom.numerator)
                if left is not None and len(left.terms) + len(atom.numerator.terms) == len(self.terms) - 1:
                    up = f"({add(atom.numerator, ONE)}) floordiv 2"
                    return up if left is ZERO else f"{left} + {up}"
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
_natural: dict[Polynomial, bool] = derived({})
_products: dict[tuple[Polynomial, Polynomial], Maybe] = derived({})


def _term_text(monomial: Monomial, coefficient: int) -> str:
    alone = coefficient == 1 and len(monomial) == 1
    factors = [_atom_text(atom, alone) for atom in monomial]
    if coefficient != 1 or not factors:
        factors.insert(0, str(coefficient))
    return " * ".join(factors)


def _atom_text(atom: Atom, alone: bool) -> str:
    """As affine maps write it, in parentheses where it is not the only factor."""
    return atom.text() if alone or not isinstance(atom, Quotient) else f"({atom.text()})"


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


def replaced(expression: Polynomial, atom: Atom, other: Polynomial) -> Maybe:
    """The expression with another one in place of a variable that it has; not of those within variables."""
    total: Maybe = ZERO
    for monomial, coefficient in expression.terms:
        term: Maybe = constant(coefficient)
        for one in monomial:
            term = mul(term, other if one is atom else variable(one))
        total = add(total, term)
    return total


def is_surely_natural(expression: Maybe) -> bool:
    """Exact, and not negative for all values of the unknowns."""
    if expression is None or not expression.exact:
        return False
    if expression.natural or not expression.terms:
        return True
    if not expression.compound:
        return False
    found = _natural.get(expression)
    if found is None:
        found = _natural[expression] = _is_natural(expression, [STEPS])
    return found


def is_at_least(expression: Polynomial, number: int) -> bool:
    """Exact, and no smaller than the number for any values of the unknowns."""
    if not expression.exact:
        return False
    if expression.low is not None and expression.low >= number:
        return True
    # Without such variables the bounds are all that is known.
    return expression.compound and is_surely_natural(sub(expression, constant(number)))


def is_at_most(expression: Polynomial, number: int) -> bool:
    """Exact, and no greater than the number for any values of the unknowns."""
    if not expression.exact:
        return False
    if expression.high is not None and expression.high <= number:
        return True
    return expression.compound and is_surely_natural(sub(constant(number), expression))


def _is_natural(expression: Maybe, steps: list[int]) -> bool:
    """The same with a number of steps that is left, by what variables are made of."""
    if expression is None or steps[0] <= 0:
        return False
    if expression.natural:
        return True
    steps[0] -= 1
    atoms: dict[Atom, None] = {}
    for monomial, _ in expression.terms:
        for atom in monomial:
            if atom.operands:
                atoms[atom] = None
    for atom in atoms:
        if atom.choice:
            if _is_natural_for_choices(expression, atom, steps):
                return True
        elif isinstance(atom, Quotient) and _is_natural_for_quotient(expression, atom, steps):
            return True
    return False


def _is_natural_for_choices(expression: Polynomial, atom: Atom, steps: list[int]) -> bool:
    """One choice is enough if the greatest one is added; otherwise each of them has to be tried."""
    is_added = atom.choice == GREATEST
    for monomial, coefficient in expression.terms:
        if atom in monomial and (len(monomial) > 1 or coefficient < 0):
            is_added = False
    choices = atom.operands if atom.choice == GREATEST else (ONE, *atom.operands)
    for choice in choices:
        if _is_natural(replaced(expression, atom, choice), steps) is is_added:
            return is_added
    return not is_added


def _is_natural_for_quotient(expression: Polynomial, atom: Quotient, steps: list[int]) -> bool:
    """a / d is at most a / d, and at least (a - d + 1) / d, as a fraction; all of it is multiplied by d.

    A whole number is not negative if it is more than -1.
    """
    divisor = atom.denominator.value()
    if divisor is None or divisor <= 0:
        return False
    factor = 0
    for monomial, coefficient in expression.terms:
        if atom in monomial:
            if len(monomial) > 1:
                return False
            factor = coefficient
    bound = atom.numerator if factor < 0 else add(atom.numerator, constant(1 - divisor))
    rest = sub(expression, scaled(variable(atom), factor))
    if rest is None or bound is None:
        return False
    return _is_natural(add(add(scaled(rest, divisor), scaled(bound, factor)), constant(divisor - 1)), steps)


def product(factors: Iterable[Maybe]) -> Maybe:
    """The product of all; 1 of none"""
    result: Maybe = ONE
    for factor in factors:
        result = mul(result, factor)
    return result


def floordiv(lhs: Maybe, rhs: Maybe) -> Maybe:
    """lhs / rhs, rounded down; None where rhs is 0

    (a * d + b) / d = a + b / d for every number d, and b / d = 0 if 0 <= b < d. a / -d = -a / d.
    """
    if lhs is None or rhs is None or rhs is ZERO:
        return None
    divisor = rhs.value()
    known = lhs.value()
    if divisor is not None and known is not None:
        return constant(known // divisor)
    if divisor is None:
        return ZERO if known == 0 else _quotient(lhs, rhs)
    if divisor < 0:
        return floordiv(sub(ZERO, lhs), constant(-divisor))
    if lhs.compound and is_surely_natural(lhs) and is_surely_natural(sub(constant(divisor - 1), lhs)):
        return ZERO
    simpler = _divided_inside(lhs, rhs)
    if simpler is not None:
        return simpler
    whole: dict[Monomial, int] = {}
    rest: dict[Monomial, int] = {}
    for monomial, coefficient in lhs.terms:
        whole[monomial], rest[monomial] = divmod(coefficient, divisor)
    remainder = _made(rest)
    if remainder is None:
        return None
    if remainder.value() is not None:
        # What remains of a number is less than the divisor.
        return _made(whole)
    reduced, divisor = _reduced(remainder, divisor)
    if reduced is not lhs:
        return add(_made(whole), floordiv(reduced, constant(divisor)))
    mirrored = _mirrored(reduced, divisor)
    if mirrored is not None:
        return sub(ZERO, floordiv(mirrored, rhs))
    return _quotient(reduced, rhs)


def _divided_inside(numerator: Polynomial, denominator: Polynomial) -> Maybe:
    """numerator / denominator by what its only variable that is made of others says of that."""
    found: Atom | None = None
    factor = 0
    for monomial, coefficient in numerator.terms:
        for atom in monomial:
            if atom.operands:
                if found is not None or len(monomial) > 1:
                    return None
                found, factor = atom, coefficient
    if found is None:
        return None
    rest = sub(numerator, scaled(variable(found), factor))
    return None if rest is None else found.divided(factor, rest, denominator)


def _mirrored(numerator: Polynomial, divisor: int) -> Maybe:
    """The x of numerator / divisor = - (x / divisor), if that has smaller coefficients: divisor - 1 - numerator.

    2 * n / 3 = - ((2 - 2 * n) / 3), so that it is n - (n + 2) / 3: rounding up is the same, however it is written.
    """
    for monomial, coefficient in reversed(numerator.terms):
        other = -coefficient % divisor if monomial else (divisor - 1 - coefficient) % divisor
        if other != coefficient:
            return sub(constant(divisor - 1), numerator) if other < coefficient else None
    # Without a number in it, there is one in the other.
    return None


def quotient(lhs: Maybe, rhs: Maybe) -> Maybe:
    """lhs / rhs, rounded down, where a division by 0 has no meaning: what has the factor loses it.

    (a * n + b) / n = a + b / n for every product n, and (a * n) / n = a for every n.
    """
    if lhs is None or rhs is None or rhs.value() is not None:
        return floordiv(lhs, rhs)
    if len(rhs.terms) > 1:
        exact = _exactly_divided(lhs, rhs)
        return floordiv(lhs, rhs) if exact is None else exact
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


def _exactly_divided(numerator: Polynomial, denominator: Polynomial) -> Maybe:
    """The expression whose product with the denominator is the numerator, term by term; None if there is none."""
    first, divisor = denominator.terms[0]
    total: Maybe = ZERO
    rest: Maybe = numerator
    for _ in range(LIMIT):
        if rest is None or not rest.terms:
            break
        # The first term of a product is that of the first terms of its factors.
        monomial, coefficient = rest.terms[0]
        left = _without(monomial, first)
        if left is None or coefficient % divisor:
            return None
        term = _made({left: coefficient // divisor})
        total = add(total, term)
        rest = sub(rest, mul(term, denominator))
    return total if rest is ZERO else None


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


def _reduced(numerator: Polynomial, divisor: int) -> tuple[Polynomial, int]:
    """numerator and divisor without their common divisor: (d * x + c) / (d * e) = (x + c / d) / e."""
    step, _ = step_and_offset(numerator)
    common = gcd(divisor, step)
    reduced = _made({monomial: coefficient // common for monomial, coefficient in numerator.terms})
    assert reduced is not None
    return reduced, divisor // common


def _quotient(numerator: Polynomial, denominator: Polynomial) -> Maybe:
    """The variable that stands for a floor-division."""
    if numerator.weight + denominator.weight >= WEIGHT:
        return None
    if len(numerator.terms) == 1 and denominator.natural:
        monomial, coefficient = numerator.terms[0]
        inner = monomial[0] if len(monomial) == 1 and coefficient == 1 else None
        if isinstance(inner, Quotient) and inner.denominator.natural:
            # (a / b) / c = a / (b * c)
            nested = floordiv(inner.numerator, mul(inner.denominator, denominator))
            if nested is not None:
                return nested
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


def with_halves(expression: Maybe) -> Maybe:
    """The expression with a / b - a / (2 * b) in the form that rounding a / b / 2 up has, which is shorter:
    (a + b) / (2 * b)."""
    if expression is None or not expression.compound:
        return expression
    for monomial, coefficient in expression.terms:
        atom = monomial[0] if len(monomial) == 1 else None
        divisor = atom.denominator.value() if isinstance(atom, Quotient) else None
        if not isinstance(atom, Quotient) or divisor is None or divisor % 2 or coefficient > 0:
            continue
        whole = floordiv(atom.numerator, constant(divisor // 2))
        change = sub(floordiv(add(whole, ONE), constant(2)), sub(whole, variable(atom)))
        other = add(expression, mul(change, constant(-coefficient)))
        if other is not None and len(other.terms) < len(expression.terms):
            return with_halves(other)
    return expression


def ceildiv(lhs: Maybe, rhs: Maybe) -> Maybe:
    """lhs / rhs, rounded up"""
    return sub(ZERO, floordiv(sub(ZERO, lhs), rhs))


def mod(lhs: Maybe, rhs: Maybe) -> Maybe:
    """lhs - lhs / rhs * rhs"""
    return sub(lhs, mul(floordiv(lhs, rhs), rhs))


def substitute(expression: Maybe, values: Mapping[UnknownNumber, Maybe]) -> Maybe:
    """The expression with expressions in place of unknowns; unknowns that are not in `values` stay."""
    return _substitute(expression, values, {})


def with_expressions(expression: Maybe, compounds: Mapping[Atom, Polynomial]) -> Maybe:
    """The expression with others in place of variables that are made of others."""
    found: dict[Atom, Maybe] = {}
    found.update(compounds)
    return _substitute(expression, {}, found)


def _substitute(expression: Maybe, values: Mapping[UnknownNumber, Maybe], found: dict[Atom, Maybe]) -> Maybe:
    if expression is None:
        return None
    result: Maybe = ZERO
    for monomial, coefficient in expression.terms:
        factors: list[Maybe] = [constant(coefficient)]
        for atom in monomial:
            if isinstance(atom, UnknownNumber):
                factors.append(values.get(atom, variable(atom)))
                continue
            if atom not in found:
                found[atom] = atom.with_operands([_substitute(one, values, found) for one in atom.operands])
            factors.append(found[atom])
        result = add(result, product(factors))
    return result
