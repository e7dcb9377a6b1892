"""Random functions compute the same, and leave the same in memory, once their tensors of one element are scalars."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.scalar_tensors import ScalarTensors
from tests.unit.interpreter.programs import after, call, same

SEQUENCES = (
    "linalg-detensorize",
    "linalg-detensorize{aggressive-mode=true}",
    "linalg-detensorize,canonicalize,cse",
    "canonicalize,cse,linalg-detensorize{aggressive-mode=true},canonicalize",
)


@pytest.mark.parametrize("passes", SEQUENCES)
def test_functions(passes: str) -> None:
    before = left = loops = 0
    for seed in range(25):
        program = "#scalar = affine_map<() -> ()>\n" + ScalarTensors(seed, "f").text()
        text = after(program, f"--pass-pipeline=builtin.module(func.func({passes}))")
        before += program.count("linalg.generic")
        left += text.count("linalg.generic")
        for x in (0, -5, 9):
            tensors = [np.array(one, np.int32) for one in (x * 3, 4)]
            memory = np.array([7, 0], np.int32)
            wanted = call(program, *tensors, x, memory.copy())
            for found, one in zip(call(text, *tensors, x, memory.copy()), wanted, strict=True):
                same(found, one)
            loops += int(wanted[1][1]) >= 12
    assert loops > 20
    assert left == 0 if "aggressive" in passes else left < before / 2, (before, left)
