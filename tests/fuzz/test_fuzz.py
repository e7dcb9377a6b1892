"""A quick share of fuzzing; `python tools/fuzz.py --count 100000` does the long one."""

from __future__ import annotations

import random

import pytest

from tests.support.fuzzing import FLAGS, complaint, corpus, draw_texts, mutated

SECONDS = 20.0


def _check(text: str, flags: list[str]) -> None:
    wrong = complaint(text, flags, SECONDS)
    if wrong is not None:
        pytest.fail(f"{wrong}\npyopt {' '.join(flags)} on:\n{text!r}", pytrace=False)


@pytest.mark.full
def test_generated_text() -> None:
    for index, text in enumerate(draw_texts(150, number=19)):
        _check(text, FLAGS[index % len(FLAGS)])


@pytest.mark.parametrize("seed", range(4))
def test_mutated_inputs(seed: int) -> None:
    randomness = random.Random(seed)
    inputs = corpus()
    for _ in range(250):
        _check(mutated(randomness.choice(inputs), inputs, randomness), randomness.choice(FLAGS))


def test_lines_of_the_input_are_no_messages() -> None:
    assert complaint("%0 = internal error, out of memory\n", FLAGS[0], SECONDS) is None
