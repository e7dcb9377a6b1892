"""The greatest and the least one of expressions, and what extents broadcast to, in a normal form.

    max(a, b)           a + max(0, b - a)
    min(a, b)           a - max(0, a - b)
    max(2 * n, 2 * m)   2 * n + 2 * max(0, m - n)
    max(n, n + 1)       n + 1

So both are the same, however they are written, also with the same number added, and as multiples. Which of the
expressions is taken from the others is decided by what they are, and one that surely is not the greatest is left out.
"""

from __future__ import annotations

from math import gcd

from pyopt.analysis.shapes.expressions import (
    ANY,
    GREATEST,
    ONE,
    WEIGHT,
    ZERO,
    Atom,
    Polynomial,
    Quotient,
    add,
    ceildiv,
    divided,
    floordiv,
    is_at_least,
    is_at_most,
    is_surely_natural,
    mul,
    scaled,
    sub,
    variable,
)
from pyopt.ir.tables import derived, unique
from pyopt.light import TYPE_CHECKING, Final, Sequence, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe

    Key: TypeAlias = tuple[tuple[tuple[int, ...], int], ...]

MANY: Final = 6
"""Expressions that one is the greatest of, at most."""


@final
class Greatest(Atom):
    """The greatest one of its operands, of which 0 is the first; made by `greatest` and `least`."""

    __slots__ = ()

    def __init__(self, operands: tuple[Polynomial, ...]) -> None:
        high: int | None = 0
        low = 0
        exact = True
        for one in operands:
            high = None if high is None or one.high is None else max(high, one.high)
            low = low if one.low is None else max(low, one.low)
            exact = exact and one.exact
        ranged = low > 0 or high is not None or any(one.ranged for one in operands)
        super().__init__(operands, exact, low if exact else None, high if exact else None, ranged, GREATEST)

    def with_operands(self, operands: list[Maybe]) -> Maybe:
        return _greatest_of(operands)

    def divided(self, coefficient: int, rest: Polynomial, divisor: Polynomial) -> Maybe:
        """The greatest one of what the operands give, or the least one for what is taken away: quotients only grow."""
        parts = [floordiv(add(rest, scaled(one, coefficient)), divisor) for one in self.operands]
        return _greatest_of(parts) if coefficient > 0 else _least_of(parts)

    def text(self) -> str:
        return f"max({', '.join([str(one) for one in self.operands])})"


@final
class Broadcast(Atom):
    """The one of its operands that is not 1, of which all others are 1 or the same; made by `broadcast`."""

    __slots__ = ()

    def __init__(self, operands: tuple[Polynomial, ...]) -> None:
        high: int | None = 1
        for one in operands:
            high = None if high is None or one.high is None else max(high, one.high)
        super().__init__(operands, True, 0, high, high is not None or any(one.ranged for one in operands), ANY)

    def with_operands(self, operands: list[Maybe]) -> Maybe:
        found: Maybe = ONE
        for one in operands:
            found = broadcast(found, one)
        return found

    def text(self) -> str:
        return f"broadcast({', '.join([str(one) for one in self.operands])})"


_greatest: dict[tuple[Polynomial, ...], Greatest] = unique({})
_broadcasts: dict[tuple[Polynomial, ...], Broadcast] = unique({})
_found: dict[tuple[Polynomial, Polynomial], Maybe] = derived({})
_broadcast_to: dict[tuple[Polynomial, Polynomial], Maybe] = derived({})


def greatest(lhs: Maybe, rhs: Maybe) -> Maybe:
    """The greater one of two expressions, of extents alone unless they are the same."""
    if lhs is rhs or lhs is None or rhs is None:
        return lhs if lhs is rhs else None
    if not lhs.exact or not rhs.exact:
        return None
    key = (lhs, rhs)
    if key not in _found:
        _found[key] = _greatest_of([lhs, rhs])
    return _found[key]


def least(lhs: Maybe, rhs: Maybe) -> Maybe:
    """The smaller one of two expressions: min(max(a, b), c) = max(min(a, c), min(b, c))."""
    if lhs is rhs or lhs is None or rhs is None:
        return lhs if lhs is rhs else None
    left, right = _parts(lhs, MANY), _parts(rhs, MANY)
    if 1 < len(left) * len(right) <= MANY:
        return _greatest_of([least(one, other) for one in left for other in right])
    return sub(ZERO, greatest(sub(ZERO, lhs), sub(ZERO, rhs)))


def _least_of(parts: Sequence[Maybe]) -> Maybe:
    return sub(ZERO, _greatest_of([sub(ZERO, one) for one in parts]))


def _greatest_of(given: Sequence[Maybe]) -> Maybe:
    """The greatest one of some expressions."""
    parts: list[Polynomial] = []
    for one in given:
        if one is None:
            return None
        parts += _parts(one, MANY)
    kept = _undominated(list(dict.fromkeys(parts)))
    if len(kept) == 1:
        return kept[0]
    if len(kept) > MANY:
        return None
    best: tuple[list[Key], Polynomial, list[Polynomial], Polynomial] | None = None
    for base in kept:
        differences = [sub(one, base) for one in kept if one is not base]
        others = [one for one in differences if one is not None]
        if len(others) < len(differences):
            return None
        factor, reduced = _factored(others)
        if factor is None:
            return None
        reduced.sort(key=_key)
        keys = [_key(one) for one in reduced]
        if best is None or keys < best[0]:
            best = keys, base, reduced, factor
    assert best is not None
    _, base, reduced, factor = best
    if sum([one.weight for one in reduced]) >= WEIGHT:
        return None
    operands = (ZERO, *reduced)
    found = _greatest.get(operands)
    if found is None:
        found = _greatest[operands] = Greatest(operands)
    return add(base, mul(factor, variable(found)))


def _key(expression: Polynomial) -> Key:
    return tuple([(tuple([atom.number for atom in monomial]), one) for monomial, one in expression.terms])


def _parts(expression: Polynomial, room: int) -> list[Polynomial]:
    """The expressions that one is the greatest of: a + c and b + c for max(a, b) + c."""
    for monomial, coefficient in expression.terms:
        atom = monomial[0] if len(monomial) == 1 else None
        if coefficient != 1 or not isinstance(atom, Greatest) or len(atom.operands) > room:
            continue
        rest = sub(expression, variable(atom))
        found: list[Polynomial] = []
        for operand in atom.operands:
            one = add(rest, operand)
            if one is None:
                return [expression]
            found += _parts(one, room // len(atom.operands))
        return found
    return [expression]


def _undominated(parts: list[Polynomial]) -> list[Polynomial]:
    """Without those that another one is surely not less than."""
    kept: list[Polynomial] = []
    for index, one in enumerate(parts):
        rest = [*kept, *parts[index + 1 :]]
        if not any(is_surely_natural(sub(other, one)) for other in rest):
            kept.append(one)
    return kept


def _factored(expressions: list[Polynomial]) -> tuple[Maybe, list[Polynomial]]:
    """A factor of all, which is not negative, and the expressions without it."""
    common = 0
    shared: list[Atom] | None = None
    for one in expressions:
        for monomial, coefficient in one.terms:
            common = gcd(common, coefficient)
            atoms = [atom for atom in monomial if is_surely_natural(variable(atom))]
            shared = atoms if shared is None else [atom for atom in shared if atom in atoms]
    reduced = [divided(one, common) for one in expressions]
    factor: Maybe = scaled(ONE, common)
    for atom in dict.fromkeys(shared or ()):
        factor = mul(factor, variable(atom))
        reduced = [_without(one, atom) for one in reduced]
    return factor, reduced


def _without(expression: Polynomial, atom: Atom) -> Polynomial:
    """The expression without a factor of all its terms."""
    total: Maybe = ZERO
    for monomial, coefficient in expression.terms:
        left = list(monomial)
        left.remove(atom)
        term: Maybe = scaled(ONE, coefficient)
        for one in left:
            term = mul(term, variable(one))
        total = add(total, term)
    assert total is not None
    return total


def broadcast(lhs: Maybe, rhs: Maybe) -> Maybe:
    """What two extents broadcast to, given that they do."""
    if lhs is rhs or rhs is ONE:
        return lhs
    if lhs is ONE:
        return rhs
    if lhs is None or rhs is None:
        return None
    key = (lhs, rhs)
    if key not in _broadcast_to:
        _broadcast_to[key] = _broadcast_of(lhs, rhs)
    return _broadcast_to[key]


def _broadcast_of(lhs: Polynomial, rhs: Polynomial) -> Maybe:
    # Extents are not negative.
    natural = greatest(lhs, ZERO)
    if natural is not None and natural is greatest(rhs, ZERO):
        return lhs if natural is rhs else rhs
    parts: dict[Polynomial, None] = {}
    for one in (lhs, rhs):
        atom = one.terms[0][0][0] if len(one.terms) == 1 and one.terms[0][1] == 1 and one.terms[0][0] else None
        is_alone = atom is not None and len(one.terms[0][0]) == 1
        for part in atom.operands if is_alone and isinstance(atom, Broadcast) else (one,):
            parts[part] = None
    known = [one for one in parts if is_never_one(one)]
    if known:
        # All that are not 1 are the same; a number says the most.
        return next((one for one in known if one.number is not None), known[0])
    if len(parts) > MANY or not all(is_surely_natural(one) for one in parts):
        return None
    if all(is_at_least(one, 1) for one in parts):
        return _greatest_of(list(parts))
    for one in list(parts):
        if any(other is not one and _stands_for(other, one) for other in parts):
            del parts[one]
    operands = tuple(sorted(parts, key=_key))
    if len(operands) == 1:
        return operands[0]
    if sum([one.weight for one in operands]) >= WEIGHT:
        return None
    found = _broadcasts.get(operands)
    if found is None:
        found = _broadcasts[operands] = Broadcast(operands)
    return variable(found)


def _stands_for(extent: Polynomial, other: Polynomial) -> bool:
    """The other extent is surely not more, and 0 only if this one is: so this is what both broadcast to, if they do.

    n stands for min(n, 512).
    """
    return is_surely_natural(sub(extent, other)) and is_surely_natural(sub(other, least(extent, ONE)))


def is_more(number: Maybe) -> Maybe:
    """1 where a number that is not negative is more than 0, else 0.

    n - n / d * d, the rest of a division, is more where the division rounds: where (n + d - 1) / d is n / d + 1.
    """
    if number is None:
        return None
    for monomial, coefficient in number.terms:
        atom = next((one for one in monomial if isinstance(one, Quotient)), None)
        if atom is None or coefficient >= 0 or not is_surely_natural(atom.denominator):
            continue
        rest = sub(atom.numerator, mul(variable(atom), atom.denominator))
        divisor = atom.denominator.value()
        factor = 1 if divisor is None or coefficient % divisor else -coefficient // divisor
        if rest is not None and scaled(rest, factor) is number:
            return sub(ceildiv(atom.numerator, atom.denominator), variable(atom))
    return least(ONE, number)


def is_truth(number: Maybe) -> bool:
    """It is 0 or 1 for all values of the unknowns."""
    return is_surely_natural(number) and is_surely_natural(sub(ONE, number))


def is_never_one(expression: Polynomial) -> bool:
    """It is not 1 for any values of the unknowns."""
    return is_at_least(expression, 2) or is_at_most(expression, 0)
