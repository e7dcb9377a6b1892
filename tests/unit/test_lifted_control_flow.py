"""Random control flow graphs run the same blocks in the same order, and give the same, once they are lifted to scf."""

from __future__ import annotations

from typing import Final

import numpy as np
import pytest

from pyopt.interpreter import RunError
from tests.support.control_flow import DEFINITIONS, Graph
from tests.unit.interpreter.programs import after, call, one, same

GRAPHS: Final = 60
INPUTS: Final = ((0, 0, False), (3, -5, True), (-1, 7, False))


def outcome(program: str, numbers: tuple[int, int, bool], seed: int) -> tuple[list[object], str]:
    """(what the program gives, why it fails)"""
    try:
        return list(call(program, *numbers, np.array([0, 0, seed], np.int32))), ""
    except RunError as error:
        return [], str(error).split("\n", maxsplit=1)[0].split(" in @")[0].split("error: ")[-1]


@pytest.mark.parametrize("behind", [(), ("--canonicalize", "--cse")])
@pytest.mark.parametrize("part", range(4))
def test_graphs(part: int, behind: tuple[str, ...]) -> None:
    results = failures = loops = 0
    for seed in range(part, GRAPHS, 4):
        program = DEFINITIONS + Graph(seed, "g").text()
        lifted = after(program, "--lift-cf-to-scf", *behind)
        assert "^bb1:" not in lifted and "cf.cond_br" not in lifted and "cf.switch" not in lifted
        loops += "scf.while" in lifted
        for numbers in INPUTS:
            wanted, failure = outcome(program, numbers, seed)
            found, other = outcome(lifted, numbers, seed)
            assert failure == other and len(found) == len(wanted), seed
            for one_result, expected in zip(found, wanted, strict=True):
                same(np.asarray(one_result), expected)
            results += not failure
            failures += bool(failure)
    assert results >= 15 and loops >= 5, (results, failures, loops)


WIDE: Final = """
func.func @f(%a: i128) -> i32 {
  %0 = arith.constant 10 : i32
  %1 = arith.constant 20 : i32
  %2 = arith.constant 30 : i32
  cf.switch %a : i128, [default: ^d(%0 : i32), 3: ^d(%1 : i32), -3: ^d(%2 : i32)]
^d(%r: i32):
  return %r : i32
}"""


@pytest.mark.parametrize(("number", "wanted"), [(3, 20), (-3, 30), (3 + (1 << 64), 10), ((1 << 64) - 3, 10), (0, 10)])
def test_numbers_wider_than_an_index(number: int, wanted: int) -> None:
    same(one(after(WIDE, "--lift-cf-to-scf"), number), np.int32(wanted))
