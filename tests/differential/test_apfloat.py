"""Arithmetic on floats becomes mlir-opt's calls, and their functions compute what those of its library do."""

from __future__ import annotations

import ctypes
from pathlib import Path
from random import Random

import pytest

from pyopt.dialects.arith.apfloat import SEMANTICS
from pyopt.driver.run import run_in_process
from pyopt.interpreter.runtime import apfloat
from pyopt.ir import floats
from pyopt.ir.types import FloatType
from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program

LIBRARY: Path = Path("/usr/lib/llvm-22/lib/libmlir_apfloat_wrappers.so")
SHAPES: tuple[str, ...] = ("{}", "vector<2x{}>", "vector<{}>", "vector<1x3x{}>", "tensor<2x{}>")
NARROW: tuple[str, ...] = ("f32", "bf16", "f8E4M3FN", "tf32", "f4E2M1FN", "f80", "f128")
SIGNED: tuple[FloatType, ...] = tuple(one for one in SEMANTICS if one.name != "f8E8M0FNU")
"""Numbers without a sign are another matter, where the library has one in their bits."""


def program(randomness: Random) -> str:
    """A function of ops on floats and integers, of numbers, vectors or tensors."""
    shape = randomness.choice(SHAPES)
    one, other = randomness.sample(NARROW, 2)
    if "f4E2M1FN" in (one, other) and "1" not in shape:
        one, other = "bf16", "f32"
    type, integer = shape.format(one), shape.format(randomness.choice(["i1", "i7", "i32", "i63", "i65"]))
    lines: list[str] = []
    for number in range(8):
        name = f"%{number}"
        choice = randomness.randrange(6)
        if choice == 0:
            lines.append(f"{name} = arith.{randomness.choice(['fptosi', 'fptoui'])} %a : {type} to {integer}")
        elif choice == 1:
            lines.append(f"{name} = arith.{randomness.choice(['sitofp', 'uitofp'])} %i : {integer} to {type}")
        elif choice == 2:
            predicate = randomness.choice(["oeq", "ule", "ord", "one", "uno", "true", "false", "uge", "olt"])
            lines.append(f"{name} = arith.cmpf {predicate}, %a, %b : {type}")
        elif choice == 3 and floats_width(one) != floats_width(other):
            cast = "extf" if floats_width(one) < floats_width(other) else "truncf"
            lines.append(f"{name} = arith.{cast} %a : {type} to {shape.format(other)}")
        elif choice == 4:
            lines.append(f"{name} = arith.negf %b : {type}")
        else:
            op = randomness.choice(["addf", "subf", "mulf", "divf", "remf", "maximumf", "minnumf"])
            lines.append(f"{name} = arith.{op} %a, %b : {type}")
        if shape == "{}":
            lines.append(f"%m{number} = math.{randomness.choice(['absf', 'sqrt'])} %a : {type}")
            lines.append(
                f"%n{number} = math.{randomness.choice(['isnan', 'isinf', 'isfinite', 'isnormal'])} %b : {type}"
            )
    body = "\n  ".join(lines)
    return f"func.func @f(%a: {type}, %b: {type}, %i: {integer}) {{\n  {body}\n  return\n}}\n"


def floats_width(name: str) -> int:
    return {"f32": 32, "bf16": 16, "f8E4M3FN": 8, "tf32": 19, "f4E2M1FN": 4, "f80": 80, "f128": 128}[name]


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
@pytest.mark.parametrize("seed", range(12))
def test_text(seed: int) -> None:
    text = program(Random(seed))
    assert MLIR_OPT is not None
    wanted = run_program([MLIR_OPT, "--convert-arith-to-apfloat", "--convert-math-to-apfloat"], text, ".", timeout=60)
    exact = ["--convert-arith-to-apfloat=reference-exact", "--convert-math-to-apfloat=reference-exact"]
    assert wanted[0] == 0, wanted[2]
    assert run_in_process(exact, text) == (0, wanted[1], "")


def encoding(type: FloatType, randomness: Random) -> int:
    """A number: any one, or one that is likely to be special."""
    if type.width <= 8 or randomness.random() < 0.4:
        return randomness.getrandbits(type.width)
    some = [0.0, -0.0, 1.0, -1.5, 1e-3, 65504.0, float("inf"), float("-inf"), float("nan"), randomness.uniform(-9, 9)]
    return floats.from_float(randomness.choice(some), type)


def without_infinity(type: FloatType) -> bool:
    return type.width < 8


@pytest.mark.skipif(not LIBRARY.exists(), reason="MLIR's library is not installed")
@pytest.mark.parametrize("name", apfloat.ARITHMETIC)
def test_arithmetic(name: str) -> None:
    """The encodings are the same, whatever NaN has in its bits."""
    randomness = Random(name)
    count = apfloat.COUNTS.get(name, 2)
    theirs = getattr(ctypes.CDLL(str(LIBRARY)), f"_mlir_apfloat_{name}")
    theirs.argtypes = [ctypes.c_int32, *[ctypes.c_uint64] * count]
    theirs.restype = ctypes.c_uint64
    for type in SIGNED:
        for _ in range(60):
            given = [encoding(type, randomness) for _ in range(count)]
            if without_infinity(type) and name in ("divide", "remainder") and floats.is_zero(given[1], type):
                continue  # the result is the largest number here, and zero there
            wanted = theirs(SEMANTICS[type], *given) & (1 << type.width) - 1
            found = apfloat.ARITHMETIC[name](*given, type)
            assert found == wanted or (floats.is_nan(found, type) and floats.is_nan(wanted, type)), (type.name, given)


@pytest.mark.skipif(not LIBRARY.exists(), reason="MLIR's library is not installed")
@pytest.mark.parametrize("type", SIGNED, ids=lambda type: type.name)
def test_integers_comparisons_and_conversions(type: FloatType) -> None:
    randomness = Random(type.name)
    library = ctypes.CDLL(str(LIBRARY))
    compare, convert = library._mlir_apfloat_compare, library._mlir_apfloat_convert
    compare.argtypes, compare.restype = [ctypes.c_int32, ctypes.c_uint64, ctypes.c_uint64], ctypes.c_int8
    convert.argtypes, convert.restype = [ctypes.c_int32, ctypes.c_int32, ctypes.c_uint64], ctypes.c_uint64
    for one in (library._mlir_apfloat_convert_from_int, library._mlir_apfloat_convert_to_int):
        one.argtypes = [ctypes.c_int32, ctypes.c_int32, ctypes.c_bool, ctypes.c_uint64]
        one.restype = ctypes.c_uint64
    ours_from, ours_to = apfloat.convert_integer(True), apfloat.convert_integer(False)
    semantics, mask = SEMANTICS[type], (1 << type.width) - 1
    for _ in range(150):
        a, b = encoding(type, randomness), encoding(type, randomness)
        assert apfloat.compare(a, b, type) == compare(semantics, a, b)
        other = randomness.choice(SIGNED)
        found, wanted = apfloat.convert(semantics, SEMANTICS[other], a)[0], convert(semantics, SEMANTICS[other], a)
        assert isinstance(found, int)
        low = (1 << other.width) - 1
        lost = without_infinity(other) and not floats.is_finite(a, type)  # which is zero there
        if not lost and not (floats.is_nan(found & low, other) and floats.is_nan(wanted & low, other)):
            assert found & low == wanted & low, (other.name, a)
        width, unsigned = randomness.choice([1, 3, 8, 16, 64]), randomness.random() < 0.5
        number = randomness.getrandbits(width)
        if not unsigned and number >> width - 1:
            number |= (1 << 64) - (1 << width)
        found, wanted = ours_from(semantics, width, unsigned, number)[0], 0
        assert isinstance(found, int)
        wanted = library._mlir_apfloat_convert_from_int(semantics, width, unsigned, number)
        assert found & mask == wanted & mask, (width, unsigned, number)
        found, wanted = ours_to(semantics, width, unsigned, a)[0], 0
        assert isinstance(found, int)
        wanted = library._mlir_apfloat_convert_to_int(semantics, width, unsigned, a)
        assert (found ^ wanted) & (1 << width) - 1 == 0, (width, unsigned, a)
