"""The ops of index against NumPy's 64-bit arithmetic and Python's integers."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import numpy as np
import pytest

from pyopt.interpreter import RunError, parse, run
from tests.unit.interpreter.programs import Array, error

MOST = 2**63 - 1
EDGES = (0, 1, -1, 2, -2, 7, -7, 63, 64, MOST, -MOST - 1, 10**12 + 3)


def signed(value: int) -> int:
    return (value + 2**63) % 2**64 - 2**63


def unsigned(value: int) -> int:
    return value % 2**64


def quotient(a: int, b: int) -> int:
    """Towards zero."""
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


TOTAL: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "maxs": max,
    "mins": min,
    "maxu": lambda a, b: max(unsigned(a), unsigned(b)),
    "minu": lambda a, b: min(unsigned(a), unsigned(b)),
    "and": lambda a, b: int(np.bitwise_and(np.int64(a), np.int64(b))),
    "or": lambda a, b: int(np.bitwise_or(np.int64(a), np.int64(b))),
    "xor": lambda a, b: int(np.bitwise_xor(np.int64(a), np.int64(b))),
}
DIVISIONS: dict[str, Callable[[int, int], int]] = {
    "divs": quotient,
    "divu": lambda a, b: unsigned(a) // unsigned(b),
    "ceildivs": lambda a, b: -(-a // b),
    "ceildivu": lambda a, b: -(-unsigned(a) // unsigned(b)),
    "floordivs": lambda a, b: a // b,
    "rems": lambda a, b: a - quotient(a, b) * b,
    "remu": lambda a, b: unsigned(a) % unsigned(b),
}
SHIFTS: dict[str, Callable[[int, int], int]] = {
    "shl": lambda a, b: a << b,
    "shrs": lambda a, b: a >> b,
    "shru": lambda a, b: unsigned(a) >> b,
}
COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "slt": lambda a, b: a < b,
    "sle": lambda a, b: a <= b,
    "sgt": lambda a, b: a > b,
    "sge": lambda a, b: a >= b,
    "ult": lambda a, b: unsigned(a) < unsigned(b),
    "ule": lambda a, b: unsigned(a) <= unsigned(b),
    "ugt": lambda a, b: unsigned(a) > unsigned(b),
    "uge": lambda a, b: unsigned(a) >= unsigned(b),
}


def binary(op: str, result: str = "index") -> str:
    return f"""func.func @f(%a: index, %b: index) -> {result} {{
      %0 = index.{op} %a, %b
      return %0 : {result}
    }}"""


@pytest.mark.parametrize("op", TOTAL)
def test_total(op: str) -> None:
    program = parse(binary(op))
    for a, b in itertools.product(EDGES, EDGES):
        (found,) = run(program, "f", a, b)
        assert found.dtype == np.dtype(np.int64)
        assert found.item() == signed(TOTAL[op](a, b)), (a, b)


@pytest.mark.parametrize("op", DIVISIONS)
def test_divisions(op: str) -> None:
    program = parse(binary(op))
    overflows = op in ("divs", "ceildivs", "floordivs", "rems")
    for a, b in itertools.product(EDGES, EDGES):
        if b == 0 or (overflows and (a, b) == (-MOST - 1, -1)):
            with pytest.raises(RunError, match="division by zero" if b == 0 else "does not fit"):
                run(program, "f", a, b)
            continue
        (found,) = run(program, "f", a, b)
        assert found.item() == signed(DIVISIONS[op](a, b)), (a, b)


@pytest.mark.parametrize("op", SHIFTS)
def test_shifts(op: str) -> None:
    program = parse(binary(op))
    for a, b in itertools.product(EDGES, EDGES):
        if not 0 <= b < 64:
            with pytest.raises(RunError, match="distance is not below the width"):
                run(program, "f", a, b)
            continue
        (found,) = run(program, "f", a, b)
        assert found.item() == signed(SHIFTS[op](a, b)), (a, b)


@pytest.mark.parametrize("predicate", COMPARISONS)
def test_comparisons(predicate: str) -> None:
    text = f"""func.func @f(%a: index, %b: index) -> i1 {{
      %0 = index.cmp {predicate}(%a, %b)
      return %0 : i1
    }}"""
    program = parse(text)
    for a, b in itertools.product(EDGES, EDGES):
        (found,) = run(program, "f", a, b)
        assert found.dtype == np.dtype(np.bool_)
        assert bool(found) == COMPARISONS[predicate](a, b), (a, b)


@pytest.mark.parametrize("width", [1, 8, 13, 32, 64, 100])
def test_casts(width: int) -> None:
    """To and from integers: signed ones keep their sign, unsigned ones do not."""
    program = parse(f"""func.func @f(%a: index, %i: i{width}) -> (i{width}, i{width}, index, index) {{
      %0 = index.casts %a : index to i{width}
      %1 = index.castu %a : index to i{width}
      %2 = index.casts %i : i{width} to index
      %3 = index.castu %i : i{width} to index
      return %0, %1, %2, %3 : i{width}, i{width}, index, index
    }}""")

    def narrow(value: int) -> int:
        return (value + (1 << width - 1)) % (1 << width) - (1 << width - 1)

    for a, b in itertools.product(EDGES, EDGES):
        small = narrow(b)
        found = [as_int(one) for one in run(program, "f", a, small)]
        assert found == [narrow(a), narrow(unsigned(a)), signed(small), signed(small % 2**width)], (a, small)


def as_int(array: Array) -> int:
    """True is -1, as for all integers of a bit."""
    value = int(array.item())
    return -value if array.dtype == np.bool_ else value


def test_constants() -> None:
    program = parse("""func.func @f() -> (index, index, i1, i1) {
      %0 = index.constant -42
      %1 = index.sizeof
      %2 = index.bool.constant true
      %3 = index.bool.constant false
      return %0, %1, %2, %3 : index, index, i1, i1
    }""")
    assert [one.item() for one in run(program, "f")] == [-42, 64, True, False]


def test_errors_name_the_op() -> None:
    assert "'index.divs' op division by zero" in error(binary("divs"), 1, 0)
