"""Sequences of passes with others drawn before, between and behind them, which have to change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

SIMPLIFYING: Final = ("--canonicalize", "--cse")


def woven(stages: Sequence[str], chance: random.Random, often: float = 0.5) -> tuple[str, ...]:
    """The stages with canonicalize, cse or both at some of the places, so that there is at least one of them."""
    found: list[str] = []
    certain = chance.randrange(len(stages) + 1)
    for at in range(len(stages) + 1):
        if at == certain or chance.random() < often:
            found += chance.sample(SIMPLIFYING, chance.choice((1, 1, 2)))
        found += stages[at : at + 1]
    return tuple(found)
