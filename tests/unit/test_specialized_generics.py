"""Random linalg.generic ops compute the same once their inputs are transposed and broadcast, and they are named."""

from __future__ import annotations

import numpy as np

from tests.support.generics import Generic
from tests.unit.interpreter.programs import after, call, same


def test_generics() -> None:
    unfolded = named = 0
    for seed in range(150):
        drawn = Generic(seed, "f")
        program = drawn.text()
        generator = np.random.default_rng(seed)
        tensors = [generator.integers(-4, 5, shape).astype(np.float32) for shape in drawn.shapes]
        text = after(program, "--linalg-specialize-generic-ops")
        found = call(text, *[one.copy() for one in tensors])
        for one, wanted in zip(found, call(program, *tensors), strict=True):
            same(one, wanted)
        unfolded += "linalg.transpose" in text or "linalg.broadcast" in text
        named += "linalg.generic" not in text
    assert unfolded >= 40 and named >= 5, (unfolded, named)
