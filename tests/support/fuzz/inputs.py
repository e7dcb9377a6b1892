"""Drawing inputs: which seed, which mutations, which passes."""

from __future__ import annotations

import random
from typing import NamedTuple

from pyopt.format import LayoutError
from tests.support.fuzz.runs import Step, draw_steps
from tests.support.fuzz.seeds import Pool
from tests.support.fuzz.structure import mutate_structure
from tests.support.fuzz.tokens import mutate_text, renumber, retype
from tests.support.fuzzing import mutated
from tests.support.ugly_text import made_ugly


class Input(NamedTuple):
    """A text, the passes to run on it, and how it was made."""

    text: str
    steps: list[Step]
    how: str


def draw_input(pool: Pool, randomness: random.Random) -> Input:
    """A mutated seed, most of them small, and passes."""
    steps = draw_steps(randomness)
    if randomness.random() < 0.05:
        return Input(mutated(randomness.choice(pool.whole), pool.whole, randomness), steps, "whole, bytes")
    seed = pool.draw(randomness)
    text = seed.text
    name, how = seed.op, seed.form
    if randomness.random() < 0.03:
        text, how = randomness.choice(pool.whole), "whole"
    kind = randomness.random()
    if kind < 0.05:
        return Input(text, steps, f"{how}, as it is")
    if kind < 0.1:
        return Input(_with_other_blanks(text, randomness), steps, f"{how}, white space")
    if kind < 0.5:
        made = mutate_structure(text, name, pool, randomness)
        if made is not None:
            if randomness.random() < 0.1:
                made = renumber(made, pool, randomness)
            return Input(made, steps, f"{how}, structure")
    if kind < 0.65:
        return Input(retype(text, pool, randomness), steps, f"{how}, types")
    if kind < 0.75:
        return Input(renumber(text, pool, randomness), steps, f"{how}, numbers")
    return Input(mutate_text(text, pool, randomness), steps, f"{how}, tokens")


def _with_other_blanks(text: str, randomness: random.Random) -> str:
    """The text with other white space and line breaks: what remembers texts must not care."""
    try:
        return made_ugly(text, randomness)
    except LayoutError:  # a string without an end
        return text
