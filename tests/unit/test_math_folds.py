"""Folds of math functions give the C library's bits, whether Python's `math` or ctypes asks it, and load little."""

from __future__ import annotations

import ctypes
import ctypes.util
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pyopt.dialects.math import _LIBRARY
from pyopt.dialects.math_folds import EXACT, OF_POSITIVE_ONLY, PYTHON, _call
from pyopt.ir import floats
from pyopt.ir.types import F32, F64, FLOATS, FloatType

ROOT = Path(__file__).resolve().parents[2]
NAMES = [name for name, _ in _LIBRARY]
SPECIAL = (
    0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 10.0, 88.0, 89.0, 700.0, 710.0, 1024.0, 5e-324, 1e-45, 1e-310, 1e30, 1e308,
    0.9999999999999999, 1.0000000000000002, float("inf"), float("nan"),
)  # fmt: skip


def c_function(name: str, type: FloatType, arity: int) -> Callable[..., float]:
    """What the C library has, found as `ctypes.util` finds it."""
    native = getattr(ctypes.CDLL(ctypes.util.find_library("m")), name + "f" if type is F32 else name)
    number = ctypes.c_float if type is F32 else ctypes.c_double
    native.restype, native.argtypes = number, [number] * arity
    found: Callable[..., float] = native
    return found


def samples(seed: str) -> list[float]:
    """Special values of both signs, and random ones of every size."""
    random_values = random.Random(seed)
    sizes = [random_values.uniform(-1, 1) * 2.0 ** random_values.randint(-40, 12) for _ in range(300)]
    return [*SPECIAL, *[-value for value in SPECIAL], *sizes]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no library `m` to compare with")
@pytest.mark.parametrize("type", [F32, F64], ids=["f32", "f64"])
@pytest.mark.parametrize("name", NAMES)
def test_a_function_of_one_number(name: str, type: FloatType) -> None:
    native = c_function(name, type, 1)
    values = samples(name)
    if type is F64:
        values.append(floats.to_float(0x7FF4000000012345, F64))
    for value in values:
        bits = floats.from_float(value, type)
        expected = floats.from_float(native(floats.to_float(bits, type)), type)
        assert _call(name, type, bits) == expected, value


@pytest.mark.skipif(sys.platform == "win32", reason="there is no library `m` to compare with")
@pytest.mark.parametrize("type", [F32, F64], ids=["f32", "f64"])
@pytest.mark.parametrize("name", ["atan2", "pow"])
def test_a_function_of_two_numbers(name: str, type: FloatType) -> None:
    native = c_function(name, type, 2)
    values = samples(name)
    for a, b in zip(values, reversed(values), strict=True):
        pair = [floats.from_float(value, type) for value in (a, b)]
        expected = floats.from_float(native(*[floats.to_float(bits, type) for bits in pair]), type)
        assert _call(name, type, *pair) == expected, (a, b)


def test_the_tables_name_functions() -> None:
    assert set(PYTHON) | set(EXACT) | set(OF_POSITIVE_ONLY) <= set(NAMES)
    assert _call("exp", FLOATS["f16"], 0) is None


def test_a_fold_loads_little() -> None:
    """By `math` no ctypes, and never what looks for libraries."""
    program = (
        "import sys\n"
        "from pyopt.dialects.math_folds import _call\n"
        "from pyopt.ir.types import F32, F64\n"
        "assert _call('exp', F64, 0) == 0x3FF0000000000000\n"
        "assert _call('round', F32, 0x3FC00000) == 0x40000000\n"
        "assert 'ctypes' not in sys.modules\n"
        "assert _call('exp', F32, 0) == 0x3F800000\n"
        "print(*{'ctypes', 'ctypes.util', 'subprocess', 're', 'shutil', 'enum'} & set(sys.modules))\n"
    )
    done = subprocess.run([sys.executable, "-S", "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.split() == ["ctypes"]
