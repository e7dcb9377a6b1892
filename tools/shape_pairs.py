"""Counts how many equal pairs of extents shape inference proves equal, and that it proves nothing that is wrong.

    python tools/shape_pairs.py [--pairs 3000] [--seed 1] [--unproved]

Expressions are drawn at random: sums, differences, products, quotients rounded down and up, remainders, smaller and
larger ones, choices, broadcasts of a few extents. All are computed for many sizes. Those that give the same numbers for
all of them are truly equal, as far as that tells, however they were drawn: the pairs are drawn among these. For others,
and for orders, whatever is proved is held against the numbers. `--unproved` lists pairs that are not proved.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from pyopt.analysis.shapes.comparisons import is_surely_different
from pyopt.analysis.shapes.expressions import (
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

if TYPE_CHECKING:
    from collections.abc import Callable

    from pyopt.analysis.shapes.expressions import Maybe

UNKNOWNS: Final = [UnknownNumber(name) for name in "abc"]
SIZES: Final = [
    *itertools.product(range(5), repeat=3),
    *itertools.product((7, 12, 31), repeat=3),
    (64, 3, 100),
    (5, 90, 8),
]
"""The sizes that expressions are computed for."""
NUMBERS: Final = (1, 1, 2, 2, 3, 4, 6, 8)


class Drawn(NamedTuple):
    """An expression: its text, what is known of it, and its numbers; None where it has no meaning."""

    text: str
    known: Maybe
    numbers: tuple[int | None, ...]


def _broadcast(one: int, other: int) -> int | None:
    return other if one == 1 else one if other in (1, one) else None


BINARY: Final[list[tuple[str, Callable[[Maybe, Maybe], Maybe], Callable[[int, int], int | None]]]] = [
    ("+", add, lambda one, other: one + other),
    ("-", sub, lambda one, other: one - other),
    ("min", least, min),
    ("max", greatest, max),
    ("broadcast", broadcast, _broadcast),
]
BY_NUMBER: Final[list[tuple[str, Callable[[Maybe, Maybe], Maybe], Callable[[int, int], int | None]]]] = [
    ("*", mul, lambda one, other: one * other),
    ("+", add, lambda one, other: one + other),
    ("-", sub, lambda one, other: one - other),
    ("min", least, min),
    ("max", greatest, max),
    ("floordiv", floordiv, lambda one, other: one // other),
    ("ceildiv", ceildiv, lambda one, other: -(-one // other)),
    ("mod", mod, lambda one, other: one % other),
]


def leaf(draw: random.Random) -> Drawn:
    at = draw.randrange(3)
    return Drawn("abc"[at], variable(UNKNOWNS[at]), tuple([sizes[at] for sizes in SIZES]))


def number(draw: random.Random) -> Drawn:
    value = draw.choice(NUMBERS)
    return Drawn(str(value), constant(value), (value,) * len(SIZES))


def expression(draw: random.Random, depth: int) -> Drawn:
    """One expression with at most so many levels."""
    if depth == 0 or draw.random() < 0.1:
        return leaf(draw)
    one = expression(draw, depth - 1)
    if draw.random() < 0.5:
        name, operation, compute = draw.choice(BY_NUMBER)
        other = number(draw)
    else:
        name, operation, compute = draw.choice(BINARY)
        other = expression(draw, draw.randrange(depth))
        if name == "broadcast" and not all((value or 0) >= 0 for value in (*one.numbers, *other.numbers)):
            name, operation, compute = "max", greatest, max
    numbers = tuple([
        None if left is None or right is None else compute(left, right)
        for left, right in zip(one.numbers, other.numbers, strict=True)
    ])  # fmt: skip
    return Drawn(f"({one.text} {name} {other.text})", operation(one.known, other.known), numbers)


def wrong(drawn: Drawn) -> str | None:
    """What is known of the expression, where it does not give its numbers."""
    if drawn.known is None:
        return None
    for sizes, value in zip(SIZES, drawn.numbers, strict=True):
        if value is None:
            continue
        found = substitute(drawn.known, {one: constant(size) for one, size in zip(UNKNOWNS, sizes, strict=True)})
        if found is None or found.value() != value:
            return f"{drawn.text} is {value} for {sizes}, but {drawn.known} is {found}"
        low, high = drawn.known.low, drawn.known.high
        if (low is not None and value < low) or (high is not None and value > high):
            return f"{drawn.text} is {value} for {sizes}, but {low} <= {drawn.known} <= {high}"
        if value < 0 and is_surely_natural(drawn.known):
            return f"{drawn.text} is {value} for {sizes}, but {drawn.known} is not negative"
    return None


def wrong_pair(one: Drawn, other: Drawn) -> str | None:
    """What is proved of two expressions, where it is not so."""
    pairs = [(left, right) for left, right in zip(one.numbers, other.numbers, strict=True) if None not in (left, right)]
    differ = [left != right for left, right in pairs]
    if one.known is not None and one.known is other.known and any(differ):
        return f"{one.text} = {other.text}"
    if is_surely_different(one.known, other.known) and not all(differ):
        return f"{one.text} != {other.text}"
    at_least = is_surely_natural(sub(one.known, other.known))
    if at_least and any(left is not None and right is not None and left < right for left, right in pairs):
        return f"{one.text} >= {other.text}"
    return None


def equal_pairs(draw: random.Random, count: int) -> tuple[list[tuple[Drawn, Drawn]], list[Drawn]]:
    """Pairs of different texts that are truly equal, and all that was drawn."""
    classes: dict[tuple[int | None, ...], dict[str, Drawn]] = {}
    drawn: list[Drawn] = []
    while True:
        for _ in range(2000):
            one = expression(draw, draw.randrange(2, 5))
            if len({*one.numbers}) > 1 and None not in one.numbers[:1]:
                drawn.append(one)
                classes.setdefault(one.numbers, {})[one.text] = one
        found = [list(members.values()) for members in classes.values() if len(members) > 1]
        if sum([len(members) for members in found]) > 2 * count:
            break
    pairs: dict[tuple[str, str], tuple[Drawn, Drawn]] = {}
    while len(pairs) < count:
        # Each class as often as another: else most pairs would be of the few that are drawn all the time.
        one, other = draw.sample(draw.choice(found), 2)
        pairs[one.text, other.text] = one, other
    return list(pairs.values()), drawn


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--pairs", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--unproved", action="store_true")
    options = parser.parse_args(arguments)
    draw = random.Random(options.seed)
    pairs, drawn = equal_pairs(draw, options.pairs)
    errors = [error for one in drawn[: 2 * options.pairs] if (error := wrong(one)) is not None]
    others = [draw.sample(drawn, 2) for _ in range(options.pairs)]
    errors += [error for one, other in (*pairs, *others) if (error := wrong_pair(one, other)) is not None]
    unproved = [(one, other) for one, other in pairs if one.known is None or one.known is not other.known]
    proved = len(pairs) - len(unproved)
    print(f"{len(pairs)} equal pairs, {proved} proved ({100 * proved / len(pairs):.1f} %), {len(errors)} wrong proofs")
    for error in errors:
        print(f"  wrong: {error}")
    if options.unproved:
        for one, other in unproved:
            print(f"  {one.text} = {other.text}\n    {one.known}\n    {other.known}")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
