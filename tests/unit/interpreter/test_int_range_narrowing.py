"""arith-int-range-narrowing: in fewer bits, the same numbers."""

from __future__ import annotations

import re

import pytest

from pyopt.interpreter import Program, RunError, parse, run
from pyopt.passes.ranges.int_range_narrowing import FITTING
from tests.unit.interpreter.programs import after

NARROW = "--arith-int-range-narrowing=int-bitwidths-supported=3,8"
AS_REFERENCE = NARROW + " reference-exact=true"
PREDICATES = ("eq", "slt", "sge", "ult", "ule")
OPS = [*sorted({name[6:] for name in FITTING} - {"cmpi"}), *[f"cmpi {name}," for name in PREDICATES]]
OPS += ["addi:nsw", "addi:nuw", "subi:nsw, nuw", "muli:nsw", "muli:nuw", "shli:nsw", "shli:nuw"]
LIMITS = (("remui", 4), ("remui", 100), ("remui", 256), ("remsi", 4), ("remsi", 129), ("shrsi", 8))
"""What keeps the operands in a range: [0, 3], [0, 99], [0, 255], [-3, 3], [-128, 128] and [-128, 127]."""


def program(op: str, first: tuple[str, int], second: tuple[str, int]) -> str:
    """A function that has an op compute with numbers of two ranges."""
    name, _, flags = op.partition(":")
    behind = f" overflow<{flags}>" if flags else ""
    result = "i1" if name.startswith("cmpi") else "i16"
    divisor = "%y"
    if "div" in name or "rem" in name:
        # Nothing is known of divisions by what may be zero.
        divisor = "%p" if second[0] == "remui" else "%q"
    return f"""func.func @f(%a: i16, %b: i16) -> {result} {{
      %n = arith.constant {first[1]} : i16
      %m = arith.constant {second[1]} : i16
      %x = arith.{first[0]} %a, %n : i16
      %y = arith.{second[0]} %b, %m : i16
      %one = arith.constant 1 : i16
      %less = arith.constant -1 : i16
      %p = arith.maxui %y, %one : i16
      %q = arith.minsi %y, %less : i16
      %0 = arith.{name} %x, {divisor}{behind} : i16
      return %0 : {result}
    }}"""


def inputs(limit: tuple[str, int]) -> list[int]:
    """Arguments that give the bounds of a range, and what is between."""
    name, number = limit
    if name == "shrsi":
        return [-(1 << 15), -257, -256, 0, 256, 5 << 8, (1 << 15) - 1]
    positive = [0, 1, 2, number // 2, number - 2, number - 1]
    return positive if name == "remui" else [*positive, *[-one for one in positive]]


def result(made: Program, a: int, b: int) -> object:
    """What it computes, or None where it is undefined."""
    try:
        return run(made, "f", a, b)[0]
    except RunError:
        return None


def differences(op: str, flag: str) -> tuple[int, int]:
    """How many programs become narrower, and how many of them compute something else."""
    narrower = wrong = 0
    wide = re.compile(rf"arith\.{op.partition(':')[0]} .*: i16\n")
    for first in LIMITS:
        for second in LIMITS:
            text = program(op, first, second)
            expanded = after(text, flag)
            if len(wide.findall(expanded)) == len(wide.findall(text)):
                continue
            narrower += 1
            before, behind = parse(text), parse(expanded)
            for a in inputs(first):
                for b in inputs(second):
                    wanted = result(before, a, b)
                    if wanted is not None and result(behind, a, b) != wanted:
                        wrong += 1
                        break
                else:
                    continue
                break
    return narrower, wrong


@pytest.mark.full
@pytest.mark.parametrize("op", OPS)
def test_narrow_ops_compute_the_same(op: str) -> None:
    narrower, wrong = differences(op, NARROW)
    assert narrower > 0
    assert wrong == 0


@pytest.mark.full
@pytest.mark.parametrize(
    "op", ["divsi", "ceildivsi", "maxsi", "cmpi slt,", "remui", "remsi", "shrui", "shrsi", "addi:nsw"]
)
def test_the_reference_is_wrong(op: str) -> None:
    assert differences(op, AS_REFERENCE)[1] > 0
