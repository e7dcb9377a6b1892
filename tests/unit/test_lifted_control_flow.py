"""Random control flow graphs run the same blocks in the same order, and give the same, once they are lifted to scf."""

from __future__ import annotations

from typing import Final

import numpy as np
import pytest

from pyopt.driver.run import run_in_process
from pyopt.interpreter import RunError
from pyopt.ir.core import Region
from pyopt.passes.loops.lifting import lift
from pyopt.passes.loops.lifting.lift import lift_region
from pyopt.pipeline.passes import PassContext
from pyopt.rewrite.rewriter import Rewriter
from tests.support.control_flow import DEFINITIONS, Graph
from tests.support.work import calls_in
from tests.unit.interpreter.programs import after, call, one, same
from tools.scaling_control_flow import CONTROL_FLOW

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


def calls_of(text: str) -> int:
    """How many functions the lifting of a region calls: not the text of the result, each line of which is indented."""
    count = 0

    def counted(region: Region, rewriter: Rewriter, pass_context: PassContext) -> bool:
        nonlocal count
        lifted: list[bool] = []
        count += calls_in(lambda: lifted.append(lift_region(region, rewriter, pass_context)))
        return lifted[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lift, "lift_region", counted)
        assert run_in_process(["--lift-cf-to-scf"], text)[0] == 0
    return count


@pytest.mark.parametrize("kind", CONTROL_FLOW)
def test_work_grows_with_the_graph(kind: str) -> None:
    make = CONTROL_FLOW[kind]
    small, large = calls_of(make(250)), calls_of(make(1000))
    assert 0 < large <= 4.1 * small


def test_deep_nests() -> None:
    """Regions 900 deep; the loops' values are carried out of all of them."""
    for kind in ("nested-diamonds", "early-returns", "nest-of-loops"):
        code, text, errors = run_in_process(["--lift-cf-to-scf"], CONTROL_FLOW[kind](4500))
        assert (code, errors) == (0, "")
        assert max(map(text.count, ("scf.if", "scf.while"))) == 900


def test_the_ir_after_a_failure_is_printed() -> None:
    """Blocks that the pass took out of their region have no names."""
    text = """
func.func @f(%c: i1) {
  llvm.cond_br %c, ^one, ^two
^one:
  cf.br ^end
^two:
  cf.br ^end
^end:
  return
}"""
    code, _, errors = run_in_process(["--lift-cf-to-scf", "--mlir-print-ir-after-failure"], text)
    assert code == 1 and "IR Dump After LiftControlFlowToSCFPass Failed" in errors and "internal error" not in errors
