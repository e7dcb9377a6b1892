"""Canonicalization of two sums, differences, products or truncations keeps only overflow flags that hold.

All numbers of three or four bits are tried: where the two ops are not poison, what becomes of them is the same number.
"""

from __future__ import annotations

import re
from itertools import product

import pytest

from pyopt.driver.run import run_in_process
from pyopt.interpreter import RunError, parse, run

HALF = 4
COUNT = 2 * HALF
NUMBERS = range(-HALF, HALF)
CONSTANTS = (-4, -3, -1, 1, 2, 3)
OPS = ("addi", "subi", "muli")
_CONSTANT = re.compile(r"(%\S+) = arith\.constant (\S+) : i3")
_BINARY = re.compile(r"(%\S+) = arith\.(\w+) (%\S+), (%\S+?)(?: overflow<(.*)>)? : i3")
_FUNCTION = re.compile(r"func\.func @f(\d+)\(%arg0: i3\) -> i3 \{\n(.*?)\n  \}", re.DOTALL)


def exact(name: str, a: int, b: int) -> int:
    return {"addi": a + b, "subi": a - b, "muli": a * b}[name]


def compute(name: str, a: int | None, b: int | None, flags: str) -> int | None:
    """The number, signed; None for poison."""
    if a is None or b is None:
        return None
    signed = exact(name, a, b)
    result = (signed + HALF) % COUNT - HALF
    if "nsw" in flags and result != signed:
        return None
    if "nuw" in flags and not 0 <= exact(name, a % COUNT, b % COUNT) < COUNT:
        return None
    return result


def run_body(lines: list[str], x: int) -> int | None:
    """The number that a function of constants and such ops returns."""
    values: dict[str, int | None] = {"%arg0": x}
    for line in lines:
        if constant := _CONSTANT.search(line):
            values[constant[1]] = int(constant[2])
        elif binary := _BINARY.search(line):
            values[binary[1]] = compute(binary[2], values[binary[3]], values[binary[4]], binary[5] or "")
    return values[lines[-1].split()[1]]


def chain(number: int, inner: str, outer: str, flags: tuple[str, str], constants: tuple[int, int], order: int) -> str:
    """x and the first constant, then the second; the bits of `order` say what comes first."""
    first = "%c, %x" if order & 1 else "%x, %c"
    second = "%d, %i" if order & 2 else "%i, %d"
    texts = [f" overflow<{one}>" if one else "" for one in flags]
    return f"""func.func @f{number}(%x: i3) -> i3 {{
  %c = arith.constant {constants[0]} : i3
  %d = arith.constant {constants[1]} : i3
  %i = arith.{inner} {first}{texts[0]} : i3
  %o = arith.{outer} {second}{texts[1]} : i3
  return %o : i3
}}
"""


@pytest.mark.full
@pytest.mark.parametrize(
    "flags", [("nsw", "nsw"), ("nuw", "nuw"), ("nsw, nuw", "nsw, nuw"), ("nsw", "nsw, nuw"), ("", "nsw")]
)
def test_merged_ops_keep_flags_that_hold(flags: tuple[str, str]) -> None:
    cases = list(product(OPS, OPS, product(CONSTANTS, CONSTANTS), range(4)))
    text = "".join([chain(at, one, other, flags, both, order) for at, (one, other, both, order) in enumerate(cases)])
    code, out, messages = run_in_process(["--canonicalize"], text)
    assert code == 0, messages
    functions = _FUNCTION.findall(out)
    assert len(functions) == len(cases)
    merged = kept = 0
    for number, body in functions:
        inner, outer, (c, d), order = cases[int(number)]
        lines = body.split("\n")
        merged += len(lines) < 5
        kept += len(lines) < 5 and "overflow" in body
        for x in NUMBERS:
            between = compute(inner, c, x, flags[0]) if order & 1 else compute(inner, x, c, flags[0])
            expected = compute(outer, d, between, flags[1]) if order & 2 else compute(outer, between, d, flags[1])
            if expected is not None:
                assert run_body(lines, x) == expected, f"{inner} {c}, {outer} {d}, order {order}, x = {x}:\n{body}"
    assert merged > len(cases) // 2
    assert kept > 100


ALL_FLAGS = ("", "nsw", "nuw", "nsw, nuw")
TRUNCATIONS = {
    "twice": """func.func @f(%x: i4) -> i2 {{
  %0 = arith.trunci %x{0} : i4 to i3
  %1 = arith.trunci %0{1} : i3 to i2
  return %1 : i2
}}""",
    "sign-extended": """func.func @f(%x: i3) -> i2 {{
  %0 = arith.extsi %x : i3 to i4
  %1 = arith.trunci %0{1} : i4 to i2
  return %1 : i2
}}""",
    "zero-extended": """func.func @f(%x: i3) -> i2 {{
  %0 = arith.extui %x : i3 to i4
  %1 = arith.trunci %0{1} : i4 to i2
  return %1 : i2
}}""",
    "shifted": """func.func @f(%x: i4) -> i2 {{
  %c = arith.constant 2 : i4
  %0 = arith.shrsi %x, %c : i4
  %1 = arith.trunci %0{1} : i4 to i2
  return %1 : i2
}}""",
    "shifted exactly": """func.func @f(%x: i4) -> i2 {{
  %c = arith.constant 2 : i4
  %0 = arith.shrsi %x, %c exact : i4
  %1 = arith.trunci %0{1} : i4 to i2
  return %1 : i2
}}""",
}


def outcomes(text: str) -> list[int | None]:
    """What the function gives for all numbers; None for poison."""
    module = parse(text)
    found: list[int | None] = []
    for x in range(-8, 8) if "%x: i4" in text or "%arg0: i4" in text else range(-4, 4):
        try:
            found.append(run(module, "f", x)[0].item())
        except RunError:
            found.append(None)
    return found


@pytest.mark.full
@pytest.mark.parametrize("outer", ALL_FLAGS)
@pytest.mark.parametrize("inner", ALL_FLAGS)
@pytest.mark.parametrize("name", TRUNCATIONS)
def test_truncations_keep_flags_that_hold(name: str, inner: str, outer: str) -> None:
    flags = [f" overflow<{one}>" if one else "" for one in (inner, outer)]
    text = TRUNCATIONS[name].format(*flags)
    code, out, messages = run_in_process(["--canonicalize"], text)
    assert code == 0, messages
    before, after = outcomes(text), outcomes(out)
    assert all(old in (None, new) for old, new in zip(before, after, strict=True)), out
