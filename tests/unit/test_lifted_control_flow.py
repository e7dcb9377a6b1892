"""Random control flow graphs run the same blocks in the same order, and give the same, once they are lifted to scf."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, Final

import numpy as np
import pytest

from pyopt.driver.run import run_in_process
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


def values_of_a_loop(count: int) -> str:
    """A loop with `count` values, which one op behind it takes."""
    types = ", ".join(["i32"] * count)
    lines = [f"func.func @f(%a: i32, %c: i1) -> ({types}) {{", "  cf.br ^h", "^h:"]
    lines += [f"  %v{i} = arith.addi %a, %a : i32" for i in range(count)]
    values = ", ".join([f"%v{i}" for i in range(count)])
    return "\n".join([*lines, "  cf.cond_br %c, ^h, ^e", "^e:", f"  return {values} : {types}", "}"])


def row_of_blocks(count: int) -> str:
    blocks = [f"^b{i}:\n  %v{i} = arith.addi %a, %a : i32\n  cf.br ^b{i + 1}" for i in range(count)]
    return "\n".join(["func.func @f(%a: i32) {", "  cf.br ^b0", *blocks, f"^b{count}:", "  return", "}"])


def row_of_loops(count: int) -> str:
    blocks = [f"^b{i}:\n  cf.cond_br %c, ^b{i}, ^b{i + 1}" for i in range(count)]
    return "\n".join(["func.func @f(%c: i1) {", "  cf.br ^b0", *blocks, f"^b{count}:", "  return", "}"])


def nest_of_loops(count: int) -> str:
    heads = [f"^h{i}:\n  cf.br ^{f'h{i + 1}' if i + 1 < count else f'l{i}'}" for i in range(count)]
    latches = [f"^l{i}:\n  cf.cond_br %c, ^h{i}, ^l{i - 1}" for i in reversed(range(count))]
    return "\n".join(["func.func @f(%c: i1) {", "  cf.br ^h0", *heads, *latches, "^l-1:", "  return", "}"]).replace(
        "^l-1", "^end"
    )


def lines_run(text: str) -> int:
    """How many lines of pyopt a run of the pass executes; caches are warm."""
    count = 0

    def note(frame: FrameType, event: str, argument: object) -> Callable[..., Any]:
        nonlocal count
        count += event == "line"
        return note

    assert run_in_process(["--lift-cf-to-scf"], text)[0] == 0
    before = sys.gettrace()
    sys.settrace(note)
    try:
        run_in_process(["--lift-cf-to-scf"], text)
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize(
    ("make", "count", "most"),
    [
        (values_of_a_loop, 500, 2.4),
        (row_of_blocks, 150, 2.4),
        (row_of_loops, 60, 2.4),
        # Each level of loops is looked for in those around it.
        (nest_of_loops, 30, 4.2),
    ],
)
def test_lines_grow_with_the_output(make: Callable[[int], str], count: int, most: float) -> None:
    assert lines_run(make(2 * count)) < most * lines_run(make(count))
