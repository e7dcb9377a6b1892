"""The greatest and the least one of extents, broadcasts, nested quotients: the normal form, and what is proved."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING

import pytest

from pyopt.analysis.shapes.bindings import CONTRADICTED, KNOWN, LEARNED, OPEN, Bindings
from pyopt.analysis.shapes.comparisons import is_surely_different
from pyopt.analysis.shapes.expressions import (
    ONE,
    ZERO,
    UnknownNumber,
    add,
    ceildiv,
    constant,
    floordiv,
    is_surely_natural,
    mod,
    mul,
    sub,
    substitute,
    variable,
)
from pyopt.analysis.shapes.extrema import broadcast, greatest, least
from pyopt.ir.context import Context
from pyopt.ir.core import NO_ATTRIBUTES, Operation
from tools import shape_pairs

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe

N, M, K = UnknownNumber("n"), UnknownNumber("m"), UnknownNumber("k")
n, m, k = variable(N), variable(M), variable(K)
signed = variable(UnknownNumber("s", True))
large = variable(UnknownNumber("large", False, True, 2))
REASON = Operation(Context(lambda *_: None).unregistered_op_info("test.reason"), [], (), NO_ATTRIBUTES, 0)


def number(value: int) -> Maybe:
    return constant(value)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (greatest(n, m), greatest(m, n)),
        (greatest(n, n), n),
        (greatest(n, ZERO), n),
        (least(n, ZERO), ZERO),
        (greatest(n, add(n, ONE)), add(n, ONE)),
        (greatest(n, greatest(m, k)), greatest(greatest(n, m), k)),
        (greatest(n, greatest(n, m)), greatest(m, n)),
        (greatest(n, least(n, m)), n),
        (least(n, greatest(n, m)), n),
        (least(n, greatest(m, k)), greatest(least(n, m), least(n, k))),
        (add(greatest(n, m), k), greatest(add(n, k), add(m, k))),
        (add(greatest(n, m), least(n, m)), add(n, m)),
        (mul(number(2), greatest(n, m)), greatest(add(n, n), mul(m, number(2)))),
        (mul(k, greatest(n, m)), greatest(mul(n, k), mul(k, m))),
        (floordiv(greatest(n, m), number(4)), greatest(floordiv(m, number(4)), floordiv(n, number(4)))),
        (floordiv(least(n, m), number(4)), least(floordiv(m, number(4)), floordiv(n, number(4)))),
        (ceildiv(n, number(4)), floordiv(add(n, number(3)), number(4))),
        (ceildiv(n, number(2)), sub(n, floordiv(n, number(2)))),
        (ceildiv(ceildiv(n, number(2)), number(3)), ceildiv(n, number(6))),
        (floordiv(floordiv(n, number(2)), number(3)), floordiv(n, number(6))),
        (floordiv(add(floordiv(n, number(2)), m), number(3)), floordiv(add(n, add(m, m)), number(6))),
        (floordiv(floordiv(n, m), k), floordiv(n, mul(m, k))),
        (floordiv(add(mul(number(4), n), number(7)), number(8)), floordiv(add(n, ONE), number(2))),
        (mod(mod(n, number(4)), number(4)), mod(n, number(4))),
        (mod(mod(n, number(4)), number(8)), mod(n, number(4))),
        (floordiv(least(n, number(7)), number(8)), ZERO),
        (floordiv(mod(n, number(8)), number(8)), ZERO),
        (broadcast(n, m), broadcast(m, n)),
        (broadcast(n, broadcast(m, n)), broadcast(n, m)),
        (broadcast(n, broadcast(m, k)), broadcast(broadcast(n, m), k)),
        (broadcast(n, ONE), n),
        (broadcast(n, n), n),
        (broadcast(n, ZERO), ZERO),
        (broadcast(n, number(4)), number(4)),
        (broadcast(n, large), large),
        (broadcast(n, least(n, number(512))), n),
        (broadcast(least(n, number(512)), broadcast(n, m)), broadcast(n, m)),
        (broadcast(sub(n, ONE), greatest(sub(n, ONE), ZERO)), sub(n, ONE)),
        (broadcast(greatest(sub(n, ONE), ZERO), sub(n, ONE)), sub(n, ONE)),
        (broadcast(add(n, ONE), add(m, ONE)), add(greatest(n, m), ONE)),
        (substitute(greatest(n, m), {N: number(3), M: number(5)}), number(5)),
        (substitute(greatest(n, m), {N: k, M: add(k, ONE)}), add(k, ONE)),
        (substitute(broadcast(n, m), {N: ONE, M: ZERO}), ZERO),
        (substitute(broadcast(n, m), {N: ONE}), m),
    ],
)
def test_the_same(one: Maybe, other: Maybe) -> None:
    assert one is not None
    assert one is other


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (greatest(n, m), least(n, m)),
        (greatest(n, m), n),
        (greatest(n, m), greatest(n, k)),
        (greatest(n, ONE), n),
        (broadcast(n, m), greatest(n, m)),
        (broadcast(n, m), n),
        (broadcast(n, least(n, m)), n),
        (broadcast(n, floordiv(n, number(2))), n),
        (broadcast(sub(n, ONE), greatest(sub(m, ONE), ZERO)), sub(n, ONE)),
        (mul(sub(n, m), greatest(n, m)), greatest(mul(sub(n, m), n), mul(sub(n, m), m))),
        (floordiv(add(floordiv(n, number(2)), floordiv(m, number(2))), number(2)), floordiv(add(n, m), number(4))),
        (ceildiv(n, number(3)), floordiv(n, number(3))),
        (floordiv(least(n, number(8)), number(8)), ZERO),
        (mod(mod(n, number(8)), number(4)), mod(n, number(8))),
        (floordiv(mul(number(2), floordiv(n, number(2))), number(3)), floordiv(n, number(3))),
    ],
)
def test_not_the_same(one: Maybe, other: Maybe) -> None:
    assert one is not other or one is None


def test_what_may_wrap_around_has_no_greatest_one() -> None:
    assert greatest(signed, n) is None
    assert least(n, signed) is None
    assert greatest(signed, signed) is signed
    assert broadcast(n, signed) is None
    assert broadcast(sub(n, m), k) is None
    assert greatest(None, n) is None


@pytest.mark.parametrize(
    "expression",
    [
        greatest(n, m), least(n, m), sub(greatest(n, m), n), sub(greatest(n, m), m), sub(n, least(n, m)),
        sub(n, floordiv(n, number(2))), sub(n, least(m, floordiv(n, number(3)))), broadcast(n, m),
        sub(add(greatest(n, m), least(m, k)), least(n, k)), mod(n, number(5)), sub(number(4), mod(n, number(5))),
        floordiv(least(n, m), number(3)), sub(greatest(n, number(4)), number(4)), mul(least(n, m), floordiv(n, m)),
    ],
)  # fmt: skip
def test_surely_not_negative(expression: Maybe) -> None:
    assert is_surely_natural(expression)
    assert not is_surely_natural(sub(expression, add(ONE, add(n, add(m, k)))))


@pytest.mark.parametrize(
    "expression",
    [
        sub(least(n, m), ONE), sub(greatest(n, m), k), sub(least(n, m), n), sub(floordiv(n, number(2)), ONE),
        sub(n, greatest(m, n)), sub(broadcast(n, m), n), sub(mod(n, number(5)), ONE), None, add(signed, ONE),
    ],
)  # fmt: skip
def test_perhaps_negative(expression: Maybe) -> None:
    assert not is_surely_natural(expression)


def test_different() -> None:
    assert is_surely_different(greatest(n, number(4)), number(3))
    assert is_surely_different(add(greatest(n, m), ONE), n)
    assert is_surely_different(least(n, number(4)), number(5))
    assert not is_surely_different(greatest(n, number(4)), number(4))
    assert not is_surely_different(greatest(n, m), m)


def test_texts() -> None:
    assert str(greatest(add(n, ONE), m)) in ("max(1 + n, m)", "max(m, 1 + n)")
    assert str(least(n, number(2))) == "min(n, 2)"
    assert str(add(ceildiv(n, number(2)), m)) == "m + (1 + n) floordiv 2"
    assert str(mul(number(3), floordiv(add(n, m), k))) == "3 * ((n + m) floordiv k)"
    assert str(broadcast(n, m)) == "broadcast(n, m)"


EXTENTS = [
    n, m, sub(n, ONE), sub(m, ONE), greatest(sub(n, ONE), ZERO), least(n, number(3)), least(n, m), greatest(n, m),
    floordiv(n, number(2)), ceildiv(n, number(2)), add(n, ONE), add(least(n, m), ONE), broadcast(n, m),
    number(1), number(4),
]  # fmt: skip


def test_broadcasts_of_numbers() -> None:
    """What two or three extents broadcast to, for all numbers for which they do."""
    compared = 0
    for one, other, third in itertools.product(EXTENTS, EXTENTS, EXTENTS[:4]):
        found = broadcast(broadcast(one, other), third)
        for values in itertools.product(range(6), repeat=2):
            given: dict[UnknownNumber, Maybe] = {
                unknown: constant(value) for unknown, value in zip((N, M), values, strict=True)
            }
            numbers = [substitute(extent, given) for extent in (one, other, third)]
            concrete = {value for extent in numbers if extent is not None and (value := extent.value()) is not None}
            nowhere = {*values} - {1} if broadcast(n, m) in (one, other) else set()
            if min(concrete) < 0 or len(concrete - {1}) > 1 or len(nowhere) > 1 or found is None:
                continue
            compared += 1
            assert substitute(found, given) is constant(max(concrete - {1}, default=1)), (str(found), values)
    assert compared > 3000


# Equations.


def anything(unknown: UnknownNumber) -> bool:
    return True


def test_equations_bind_what_is_made_of_others() -> None:
    bindings = Bindings()
    assert bindings.equate(floordiv(n, number(2)), number(4), REASON, anything) == LEARNED
    assert bindings.resolve(add(floordiv(n, number(2)), m)) is add(m, number(4))
    assert bindings.resolve(n) is n
    assert bindings.equate(floordiv(n, number(2)), number(4), REASON, anything) == KNOWN
    assert bindings.equate(least(n, m), number(3), REASON, anything) == LEARNED
    assert bindings.resolve(least(m, n)) is number(3)
    assert bindings.equate(n, number(9), REASON, anything) == LEARNED
    assert bindings.resolve(floordiv(n, number(2))) is number(4)


def test_equations_that_bind_nothing() -> None:
    bindings = Bindings()
    assert bindings.equate(floordiv(n, number(2)), floordiv(m, number(2)), REASON, anything) == OPEN
    assert bindings.equate(mul(m, floordiv(n, number(2))), number(4), REASON, anything) == OPEN
    assert bindings.equate(floordiv(n, number(2)), number(4), REASON, lambda unknown: False) == OPEN
    assert bindings.equate(greatest(n, number(4)), number(3), REASON, anything) == CONTRADICTED
    assert bindings.resolve(floordiv(n, number(2))) is floordiv(n, number(2))


def test_what_broadcasts_to_one_is_one() -> None:
    bindings = Bindings()
    assert bindings.equate(broadcast(n, m), ONE, REASON, anything) == LEARNED
    assert bindings.resolve(n) is bindings.resolve(m) is ONE
    other = Bindings()
    assert other.equate(broadcast(n, m), number(4), REASON, anything) == LEARNED
    assert other.resolve(broadcast(m, n)) is number(4)
    assert other.resolve(n) is n


# Pairs that are drawn.


@pytest.mark.parametrize("seed", range(3))
def test_pairs(seed: int) -> None:
    """Nothing wrong is proved, and most of the equal pairs are; tools/shape_pairs.py draws more."""
    pairs, drawn = shape_pairs.equal_pairs(random.Random(seed), 150)
    assert [error for one in drawn[:300] if (error := shape_pairs.wrong(one)) is not None] == []
    for one, other in (*pairs, *zip(drawn[:300], drawn[300:600], strict=True)):
        assert shape_pairs.wrong_pair(one, other) is None
    assert sum([one.known is not None and one.known is other.known for one, other in pairs]) >= 0.8 * len(pairs)
