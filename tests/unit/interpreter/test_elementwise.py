"""Elementwise ops on vectors, tensors and lanes give, element by element, what the same op gives on numbers; those on
numbers are compared with exact arithmetic here and with mlir-runner in tests/differential.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from fractions import Fraction
from functools import cache

import numpy as np
import pytest

from pyopt.interpreter import Options, Program, RunError, parse, run
from pyopt.interpreter.api import find_function
from pyopt.interpreter.compiler import function_code
from pyopt.interpreter.convert import array_of_value, value_of_array
from pyopt.interpreter.errors import UNDEFINED, ExecutionError
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import array_dtype, bits_of, float_of
from pyopt.interpreter.values import Poison
from pyopt.ir import floats
from pyopt.ir.attributes import function_type_of
from pyopt.ir.types import FLOATS, FloatType, IntegerType, Type

INTEGERS = ("i1", "i7", "i8", "i13", "i32", "i64", "i100", "index")
FLOAT_TYPES = ("f16", "bf16", "f32", "f64", "tf32", "f8E5M2", "f8E4M3FN", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f80", "f128")
TOTAL = ("addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui")
PARTIAL = ("divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui", "shli", "shrsi", "shrui")
CMPI = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
CMPF = ("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno",
        "true")  # fmt: skip
FLOAT_BINARY = ("addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf")
EXACT = ("absf", "ceil", "floor", "trunc", "round", "roundeven")
NUMBERS = (0.0, -0.0, 1.0, -1.0, 0.5, -1.5, 2.5, 3.0, 7.0, 448.0, 1e-3, -1e-7, 1e4, 6.0e4, 3e38, math.inf, -math.inf,
           math.nan)  # fmt: skip


def width_of(type: str) -> int:
    return 64 if type == "index" else int(type[1:])


def wrap(value: int, width: int) -> int:
    """Two's complement."""
    half = 1 << (width - 1)
    return ((value + half) & ((1 << width) - 1)) - half


def edges(width: int) -> list[int]:
    half = 1 << (width - 1)
    return sorted(
        {wrap(one, width) for one in (0, 1, 2, 3, -1, -2, -3, half - 1, half, half + 1, 37, width - 1, width)}
    )


@cache
def program(op: str, source: str, result: str, arity: int) -> Program:
    """`op` on numbers (@scalar), as a function of 1-D tensors (@tensor), and of one vector (@vector)."""
    texts = []
    for name, wrapper in (("scalar", "{}"), ("tensor", "tensor<?x{}>"), ("vector", "vector<1x{}>")):
        one, other = wrapper.format(source), wrapper.format(result)
        arguments = ", ".join([f"%{at}: {one}" for at in range(arity)])
        body = op.replace("SOURCE", one).replace("RESULT", other)
        for at in range(arity):
            body = body.replace(f"${at}", f"%{at}")
        texts.append(f"func.func @{name}({arguments}) -> {other} {{\n %r = {body}\n return %r : {other}\n}}\n")
    return parse("".join(texts))


def same(a: object, b: object) -> bool:
    """Equal with the sign of zeros; NaN is NaN."""
    x, y = np.asarray(a), np.asarray(b)
    if x.dtype != y.dtype or x.shape != y.shape:
        return False
    if x.dtype.kind in "fc":
        signs = np.isnan(x) | (np.signbit(x.real) == np.signbit(y.real))
        return bool(np.array_equal(x, y, equal_nan=True) and np.all(signs))
    return bool(np.array_equal(x, y))


def real(value: object) -> float:
    """The float in an array without dimensions."""
    assert isinstance(value, np.ndarray)
    return float(value)


def whole(value: object) -> int:
    """The integer in an array without dimensions."""
    assert isinstance(value, np.ndarray)
    return int(value)


@cache
def compiled(found: Program) -> tuple[Callable[..., tuple[object, ...]], tuple[Type, ...], Type]:
    """@scalar, to be called without much ado, and its types."""
    function = find_function(found.module, "scalar")
    assert function is not None
    type = function_type_of(function.attributes["function_type"])
    assert type is not None
    return function_code(Machine(found.module, Options()), function), type.inputs, type.results[0]


def scalar(found: Program, *operands: object) -> object:
    """The result of @scalar as an array without dimensions; None for undefined behaviour."""
    code, inputs, result = compiled(found)
    try:
        with np.errstate(all="ignore"):
            (value,) = code(*[value_of_array(one, type) for one, type in zip(operands, inputs, strict=True)])
    except ExecutionError as error:
        assert error.kind == UNDEFINED, error
        return None
    return None if isinstance(value, Poison) else array_of_value(value, result)


def check(op: str, source: str, result: str, rows: list[tuple[object, ...]]) -> list[object]:
    """The numbers' results, which arrays must have too."""
    found = program(op, source, result, len(rows[0]))
    one_by_one = [scalar(found, *row) for row in rows]
    defined = [row for row, value in zip(rows, one_by_one, strict=True) if value is not None]
    assert defined
    dtype = object if isinstance(rows[0][0], int) else None
    columns = [np.array(column, dtype) for column in zip(*defined, strict=True)]
    (together,) = run(found, "tensor", *columns)
    expected = [value for value in one_by_one if value is not None]
    for at, value in enumerate(expected):
        where = f"{op} on {source}{defined[at]}"
        assert same(together[at : at + 1].reshape(()), value), f"{where}: {together[at]}, and as a number {value}"
    for row, value in list(zip(rows, one_by_one, strict=True))[::7]:
        if value is None:
            with pytest.raises(RunError):
                run(found, "vector", *[np.array([one]) for one in row])
    return one_by_one


INTEGER_REFERENCE: dict[str, Callable[[int, int, int], int | None]] = {
    "addi": lambda a, b, w: a + b,
    "subi": lambda a, b, w: a - b,
    "muli": lambda a, b, w: a * b,
    "andi": lambda a, b, w: a & b,
    "ori": lambda a, b, w: a | b,
    "xori": lambda a, b, w: a ^ b,
    "maxsi": lambda a, b, w: max(a, b),
    "minsi": lambda a, b, w: min(a, b),
    "maxui": lambda a, b, w: max(a % (1 << w), b % (1 << w)),
    "minui": lambda a, b, w: min(a % (1 << w), b % (1 << w)),
    "divsi": lambda a, b, w: signed(a, b, w, math.trunc),
    "ceildivsi": lambda a, b, w: signed(a, b, w, math.ceil),
    "floordivsi": lambda a, b, w: signed(a, b, w, math.floor),
    "divui": lambda a, b, w: unsigned(a, b, w, math.floor),
    "ceildivui": lambda a, b, w: unsigned(a, b, w, math.ceil),
    "remsi": lambda a, b, w: None if signed(a, b, w, math.trunc) is None else a - b * math.trunc(Fraction(a, b)),
    "remui": lambda a, b, w: None if b == 0 else a % (1 << w) % (b % (1 << w)),
    "shli": lambda a, b, w: a * 2**b if 0 <= b < w else None,
    "shrsi": lambda a, b, w: math.floor(Fraction(a, 2**b)) if 0 <= b < w else None,
    "shrui": lambda a, b, w: math.floor(Fraction(a % (1 << w), 2**b)) if 0 <= b < w else None,
}


def signed(a: int, b: int, width: int, rounding: Callable[[Fraction], int]) -> int | None:
    """The quotient, if it fits."""
    if b == 0:
        return None
    quotient = rounding(Fraction(a, b))
    return quotient if quotient < 1 << (width - 1) else None


def unsigned(a: int, b: int, width: int, rounding: Callable[[Fraction], int]) -> int | None:
    return None if b == 0 else rounding(Fraction(a % (1 << width), b % (1 << width)))


@pytest.mark.full
@pytest.mark.parametrize("type", INTEGERS)
@pytest.mark.parametrize("op", TOTAL + PARTIAL)
def test_integers(op: str, type: str) -> None:
    width = width_of(type)
    pairs = [(a, b) for a in edges(width) for b in edges(width)]
    reference = INTEGER_REFERENCE[op]
    found = check(f"arith.{op} $0, $1 : SOURCE", type, type, list(pairs))
    for (a, b), value in zip(pairs, found, strict=True):
        # Unsigned shift distances: those beyond the width are large or negative.
        expected = reference(a, b % (1 << width) if op.startswith("sh") else b, width)
        got = None if value is None else wrap(whole(value), width)
        assert got == (None if expected is None else wrap(expected, width)), f"{op} {type} {a}, {b}"


@pytest.mark.parametrize("type", INTEGERS)
def test_integer_comparisons(type: str) -> None:
    width = width_of(type)
    pairs = [(a, b) for a in edges(width) for b in edges(width)]
    for predicate in CMPI:
        found = check(f"arith.cmpi {predicate}, $0, $1 : SOURCE", type, "i1", list(pairs))
        for (a, b), value in zip(pairs, found, strict=True):
            x, y = (a % (1 << width), b % (1 << width)) if predicate[0] == "u" else (a, b)
            expected = {"eq": x == y, "ne": x != y, "lt": x < y, "le": x <= y, "gt": x > y, "ge": x >= y}
            assert bool(value) == expected[predicate[-2:]], f"{predicate} {type} {a}, {b}"


@pytest.mark.parametrize("source", [one for one in INTEGERS if one != "index"])
def test_integer_casts(source: str) -> None:
    width = width_of(source)
    rows: list[tuple[object, ...]] = [(a,) for a in edges(width)]
    for target in INTEGERS:
        other = width_of(target)
        if target == "index":
            ops = ["index_cast", "index_castui"]
        else:
            ops = ["extsi", "extui"] if other > width else ["trunci"] if other < width else []
        for op in ops:
            found = check(f"arith.{op} $0 : SOURCE to RESULT", source, target, rows)
            for (a,), value in zip(rows, found, strict=True):
                assert isinstance(a, int)
                wide = a % (1 << width) if "ui" in op else a
                assert wrap(whole(value), other) == wrap(wide, other), f"{op} {source} {target} {a}"


ON_BITS: dict[str, Callable[[int, int, FloatType], int]] = {
    "addf": floats.add, "subf": floats.sub, "mulf": floats.mul, "divf": floats.div, "remf": floats.rem,
    "maximumf": floats.maximum, "minimumf": floats.minimum, "maxnumf": floats.maxnum, "minnumf": floats.minnum,
}  # fmt: skip


def held(value: float, type: FloatType) -> float:
    """The number nearest in the type."""
    return floats.to_float(floats.from_float(value, type), type)


@pytest.mark.full
@pytest.mark.parametrize("name", FLOAT_TYPES)
@pytest.mark.parametrize("op", FLOAT_BINARY)
def test_floats(op: str, name: str) -> None:
    """Against exact arithmetic on encodings."""
    type = FLOATS[name]
    numbers = [held(value, type) for value in NUMBERS]
    pairs = [(a, b) for a in numbers for b in numbers]
    found = check(f"arith.{op} $0, $1 : SOURCE", name, name, list(pairs))
    for (a, b), value in zip(pairs, found, strict=True):
        expected = floats.to_float(ON_BITS[op](floats.from_float(a, type), floats.from_float(b, type), type), type)
        got = real(value)
        assert same(got, expected), f"{op} {name} {a}, {b}: {got}, not {expected}"


@pytest.mark.full
@pytest.mark.parametrize("name", FLOAT_TYPES)
def test_float_comparisons_and_roundings(name: str) -> None:
    type = FLOATS[name]
    numbers = [held(value, type) for value in NUMBERS]
    pairs = [(a, b) for a in numbers for b in numbers]
    for predicate in CMPF:
        found = check(f"arith.cmpf {predicate}, $0, $1 : SOURCE", name, "i1", list(pairs))
        for (a, b), value in zip(pairs, found, strict=True):
            unordered = math.isnan(a) or math.isnan(b)
            letters = {"eq": a == b, "ne": a != b, "gt": a > b, "ge": a >= b, "lt": a < b, "le": a <= b}
            if predicate in ("false", "true", "ord", "uno"):
                expected = {"false": False, "true": True, "ord": not unordered, "uno": unordered}[predicate]
            else:
                expected = (predicate[0] == "u") if unordered else letters[predicate[1:]]
            assert bool(value) == expected, f"{predicate} {name} {a}, {b}"
    modes = {"ceil": "ceil", "floor": "floor", "trunc": "trunc", "round": "away", "roundeven": "even"}
    rows: list[tuple[object, ...]] = [(a,) for a in numbers]
    for op in EXACT:
        found = check(f"math.{op} $0 : SOURCE", name, name, rows)
        for a, value in zip(numbers, found, strict=True):
            bits = floats.from_float(a, type)
            if op == "absf":
                expected_bits = floats.absolute(bits, type)
            else:
                expected_bits = floats.round_to_integral(bits, type, modes[op])
            assert same(real(value), floats.to_float(expected_bits, type)), f"{op} {name} {a}"


@pytest.mark.parametrize("source", FLOAT_TYPES)
def test_float_casts(source: str) -> None:
    type = FLOATS[source]
    rows: list[tuple[object, ...]] = [(held(value, type),) for value in NUMBERS]
    for target in FLOAT_TYPES:
        other = FLOATS[target]
        if other.width == type.width:
            continue
        op = "extf" if other.width > type.width else "truncf"
        found = check(f"arith.{op} $0 : SOURCE to RESULT", source, target, rows)
        for (a,), value in zip(rows, found, strict=True):
            assert isinstance(a, float)
            expected = floats.to_float(floats.convert(floats.from_float(a, type), type, other), other)
            assert same(real(value), expected), f"{op} {source} {target} {a}"


@pytest.mark.parametrize("name", FLOAT_TYPES)
def test_floats_and_integers(name: str) -> None:
    type = FLOATS[name]
    for target in ("i1", "i8", "i13", "i64", "i100"):
        width = width_of(target)
        rows: list[tuple[object, ...]] = [(held(value, type),) for value in NUMBERS]
        for op, low, high in (("fptosi", -(1 << (width - 1)), 1 << (width - 1)), ("fptoui", 0, 1 << width)):
            found = check(f"arith.{op} $0 : SOURCE to RESULT", name, target, rows)
            for (a,), value in zip(rows, found, strict=True):
                assert isinstance(a, float)
                fits = math.isfinite(a) and low <= math.trunc(a) < high
                assert (value is not None) == fits
                assert not fits or wrap(whole(value), width) == wrap(math.trunc(a), width)
        integers: list[tuple[object, ...]] = [(a,) for a in edges(width)]
        for op in ("sitofp", "uitofp"):
            found = check(f"arith.{op} $0 : SOURCE to RESULT", target, name, integers)
            for (a,), value in zip(integers, found, strict=True):
                assert isinstance(a, int)
                exact = a % (1 << width) if op == "uitofp" else a
                assert same(real(value), floats.to_float(floats.from_int(exact, type), type))


LIBRARY = {
    "sin": np.sin, "cos": np.cos, "tan": np.tan, "asin": np.arcsin, "acos": np.arccos, "atan": np.arctan,
    "sinh": np.sinh, "cosh": np.cosh, "tanh": np.tanh, "asinh": np.arcsinh, "acosh": np.arccosh, "atanh": np.arctanh,
    "exp": np.exp, "exp2": np.exp2, "expm1": np.expm1, "log": np.log, "log2": np.log2, "log10": np.log10,
    "log1p": np.log1p, "sqrt": np.sqrt, "cbrt": np.cbrt,
}  # fmt: skip


@pytest.mark.parametrize("name", ("f16", "bf16", "f32", "f64"))
@pytest.mark.parametrize("op", LIBRARY)
def test_functions(op: str, name: str) -> None:
    """Against NumPy in double precision, rounded: equal, but for the last bit of f64."""
    type = FLOATS[name]
    numbers = [held(value, type) for value in (*NUMBERS, 0.25, -0.75, 1.125)]
    found = program(f"math.{op} $0 : SOURCE", name, name, 1)
    with np.errstate(all="ignore"):
        expected = LIBRARY[op](np.array(numbers))
    (together,) = run(found, "tensor", np.array(numbers))
    for a, want, in_array in zip(numbers, expected.tolist(), together.tolist(), strict=True):
        for got in (real(scalar(found, a)), in_array):
            if name == "f64":
                assert same(got, want) or math.isclose(got, want, rel_tol=1e-14), f"{op} {a}"
            else:
                assert same(got, held(want, type)), f"{op} {name} {a}: {got}"


def test_fma_rounds_once() -> None:
    randomness = random.Random(1)
    for name in ("f16", "f32", "f64", "f80"):
        type = FLOATS[name]
        found = program("math.fma $0, $1, $2 : SOURCE", name, name, 3)
        for _ in range(60):
            a, b, c = (held(randomness.uniform(-2, 2) * 2.0 ** randomness.randint(-4, 4), type) for _ in range(3))
            c = c if randomness.random() < 0.5 else held(-a * b, type)
            exact = Fraction(a) * Fraction(b) + Fraction(c)
            expected = floats.to_float(floats.from_ratio(exact.numerator, exact.denominator, type), type)
            assert real(scalar(found, a, b, c)) == expected


def test_integer_functions() -> None:
    for type in ("i1", "i8", "i13", "i64", "i100"):
        width = width_of(type)
        rows: list[tuple[object, ...]] = [(a,) for a in edges(width)]
        for op in ("ctlz", "cttz", "ctpop", "absi"):
            for (a,), value in zip(rows, check(f"math.{op} $0 : SOURCE", type, type, rows), strict=True):
                assert isinstance(a, int)
                text = format(a % (1 << width), f"0{width}b")
                expected = {
                    "ctlz": width - len(text.lstrip("0")),
                    "cttz": width - len(text.rstrip("0")),
                    "ctpop": text.count("1"),
                    "absi": abs(a),
                }[op]
                assert wrap(whole(value), width) == wrap(expected, width), f"{op} {type} {a}"
    found = program("math.ipowi $0, $1 : SOURCE", "i8", "i8", 2)
    for base in (-3, -1, 0, 1, 2, 7):
        for exponent in range(-3, 9):
            value = None
            try:
                value = int(run(found, "scalar", base, exponent)[0])
            except RunError as error:
                assert "0 to a negative power" in str(error)
            exact = None if base == 0 and exponent < 0 else Fraction(base) ** exponent
            assert value == (None if exact is None else wrap(math.trunc(exact), 8))


def test_bitcasts() -> None:
    for integer, name in (("i16", "f16"), ("i16", "bf16"), ("i32", "f32"), ("i64", "f64"), ("i8", "f8E5M2")):
        type = FLOATS[name]
        numbers = [held(value, type) for value in NUMBERS if not math.isnan(value)]
        patterns = [wrap(floats.from_float(value, type), type.width) for value in numbers]
        rows: list[tuple[object, ...]] = [(value,) for value in numbers]
        there = check("arith.bitcast $0 : SOURCE to RESULT", name, integer, rows)
        assert [whole(value) for value in there] == patterns
        back = check("arith.bitcast $0 : SOURCE to RESULT", integer, name, [(one,) for one in patterns])
        assert all(same(real(value), one) for value, one in zip(back, numbers, strict=True))


def test_truncf_rounding_modes() -> None:
    type = FLOATS["f16"]
    for mode, pick in (("downward", math.floor), ("upward", math.ceil), ("toward_zero", math.trunc)):
        found = program(f"arith.truncf $0 {mode} : SOURCE to RESULT", "f32", "f16", 1)
        for value in (1.0003, -1.0003, 2049.5, -2049.5, 1e-9, -1e-9, 1e6, -1e6, 3.0):
            held_value = held(value, FLOATS["f32"])
            got = real(scalar(found, held_value))
            exponent = max(math.frexp(held_value)[1] - 11, -24)
            expected = math.ldexp(pick(math.ldexp(held_value, -exponent)), exponent)
            if abs(expected) > 65504:
                toward = mode == "toward_zero" or (mode == "downward") == (value > 0)
                expected = math.copysign(65504.0 if toward else math.inf, value)
            assert got == expected, (mode, value)
    away = program("arith.truncf $0 to_nearest_away : SOURCE to RESULT", "f32", "f16", 1)
    for value in (2049.0, -2049.0, 2051.0, 1.0003):
        assert real(scalar(away, value)) == {2049.0: 2050.0, -2049.0: -2050.0, 2051.0: 2052.0}.get(
            value, held(value, type)
        )


def test_wide_floats_keep_every_bit() -> None:
    """80 and 128 bits: a sum that doubles would lose."""
    for name, digits in (("f80", 60), ("f128", 110)):
        type = FLOATS[name]
        one, tiny = floats.from_int(1, type), floats.from_ratio(1, 2**digits, type)
        found = parse(
            f"func.func @f() -> i1 {{\n %a = arith.constant 1.0 : {name}\n %b = arith.constant 0x{tiny:X} : {name}\n"
            f" %c = arith.addf %a, %b : {name}\n %d = arith.cmpf ogt, %c, %a : {name}\n return %d : i1\n}}\n"
        )
        assert bool(run(found, "f")[0])
        assert floats.add(one, tiny, type) != one
        assert float_of(bits_of(one, type), type) == one


def test_arrays_have_the_dtype_of_their_elements() -> None:
    assert array_dtype(IntegerType.get(1)) == np.bool_
    assert array_dtype(IntegerType.get(12)) == np.int16
    assert array_dtype(FLOATS["bf16"]) == np.float32
    assert array_dtype(IntegerType.get(65)) == np.dtype(object)


def test_select_takes_elements_or_wholes() -> None:
    text = """
    func.func @by_element(%c: tensor<3xi1>, %a: tensor<3xi8>, %b: tensor<3xi8>) -> tensor<3xi8> {
      %0 = arith.select %c, %a, %b : tensor<3xi1>, tensor<3xi8>
      return %0 : tensor<3xi8>
    }
    func.func @as_a_whole(%c: i1, %a: tensor<3xi8>, %b: tensor<3xi8>) -> tensor<3xi8> {
      %0 = arith.select %c, %a, %b : tensor<3xi8>
      return %0 : tensor<3xi8>
    }
    """
    found = parse(text)
    a, b = np.array([1, 2, 3]), np.array([4, 5, 6])
    (mixed,) = run(found, "by_element", [True, False, True], a, b)
    assert mixed.tolist() == [1, 5, 3]
    (all_of_it,) = run(found, "as_a_whole", False, a, b)
    assert all_of_it.tolist() == [4, 5, 6]


@pytest.mark.parametrize("type", ["f32", "vector<2xf32>", "tensor<2xf32>"])
@pytest.mark.parametrize(
    ("flags", "left", "right", "poison"),
    [
        ("nnan", math.nan, 1.0, True),
        ("nnan", math.inf, -math.inf, True),
        ("nnan", math.inf, 1.0, False),
        ("ninf", math.inf, 1.0, True),
        ("ninf", 3e38, 3e38, True),
        ("ninf", math.nan, 1.0, False),
        ("nsz", math.inf, -math.inf, False),
        ("fast", math.nan, 1.0, True),
        ("fast", 2.0, 1.0, False),
    ],
)
def test_what_fast_math_flags_exclude_is_poison(type: str, flags: str, left: float, right: float, poison: bool) -> None:
    text = f"func.func @f(%a: {type}, %b: {type}) -> {type} {{\n %0 = arith.addf %a, %b fastmath<{flags}> : {type}\n"
    program = parse(f"{text} return %0 : {type}\n}}")
    given = [np.float32(one) if type == "f32" else np.array([1.0, one], np.float32) for one in (left, right)]
    if poison:
        with pytest.raises(RunError, match="poison: fast-math flags exclude"):
            run(program, "f", *given)
    else:
        with np.errstate(invalid="ignore"):
            np.testing.assert_array_equal(run(program, "f", *given)[0], given[0] + given[1])


def test_comparisons_and_functions_heed_fast_math_flags() -> None:
    text = """func.func @f(%a: f64, %c: complex<f64>) -> (i1, f64, complex<f64>) {
      %0 = arith.cmpf olt, %a, %a fastmath<nnan> : f64
      %1 = math.sqrt %a fastmath<ninf> : f64
      %2 = complex.add %c, %c fastmath<nnan> : complex<f64>
      return %0, %1, %2 : i1, f64, complex<f64>
    }"""
    assert [one.item() for one in run(parse(text), "f", 4.0, 1j)] == [False, 2.0, 2j]
    for given in ((math.nan, 1j), (math.inf, 1j), (1.0, complex(math.nan, 0.0))):
        with pytest.raises(RunError, match="fast-math"):
            run(parse(text), "f", *given)


def test_reductions_heed_fast_math_flags() -> None:
    text = """func.func @f(%v: vector<3xf32>, %m: vector<3xi1>) -> f32 {
      %0 = vector.mask %m { vector.reduction <add>, %v fastmath<nnan> : vector<3xf32> into f32 } : vector<3xi1> -> f32
      return %0 : f32
    }"""
    given = np.array([1.0, math.nan, 2.0], np.float32)
    assert run(parse(text), "f", given, np.array([True, False, True]))[0] == 3.0
    with pytest.raises(RunError, match="fast-math"):
        run(parse(text), "f", given, np.array([True, True, False]))


@pytest.mark.parametrize("op", ["addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"])
@pytest.mark.parametrize("first", [False, True])
def test_poison_in_float_ops_is_poison(op: str, first: bool) -> None:
    operands = "%p, %x" if first else "%x, %p"
    text = f"func.func @f(%x: f64) -> f64 {{\n %p = ub.poison : f64\n %0 = arith.{op} {operands} : f64\n"
    program = parse(text + " return %0 : f64\n}")
    for given in (0.0, -1.0, math.inf, math.nan):
        with pytest.raises(RunError, match="poison"):
            run(program, "f", given)
