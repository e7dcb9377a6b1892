"""Arithmetic on wide integers, narrow floats, vectors of any rank and complex numbers computes the same before our
conversions to llvm, interpreted, and behind them, on the CPU. Every function takes and gives 64-bit patterns."""

from __future__ import annotations

import math
import struct

import numpy as np
import pytest

from pyopt.interpreter.api import find_function, parse
from pyopt.interpreter.compiler import function_code
from pyopt.interpreter.machine import Machine, Options
from tests.differential.test_interpreter import CMPF, CMPI, DIVISIONS, SHIFTS, TOTAL, bits, edges, wrap
from tests.support.cpu_runner import OURS, NativeCalls, is_there, run_on_cpu

pytestmark = pytest.mark.skipif(not is_there(), reason="mlir-opt and mlir-runner are not installed")

NARROW = (0x0000, 0x0001, 0x03FF, 0x3C00, 0x3C01, 0x4200, 0x7BFF, 0x7C00, 0x7E00, 0x8000, 0x8001, 0xBC00, 0xC500,
          0xFC00, 0x3F80, 0xBF80, 0x7F80, 0xFF80, 0x4049, 0x7F7F)  # fmt: skip
"""Patterns of f16 and of bf16: zeros, subnormals, ones, limits, infinities, NaNs."""
FLOATS = ("addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf")
FUNCTIONS = ("absf", "ceil", "floor", "trunc", "round", "roundeven", "sqrt")
PLAIN = (1.0, -1.0, 0.5, -2.5, 3.0, 1e-3, 100.25, -0.75)
SPECIAL = (0.0, -0.0, 1.0, -2.5, math.inf, -math.inf, math.nan)
COMPLEX_EXACT = ("add", "sub", "neg", "conj", "eq", "neq")
COMPLEX_NEAR = ("mul", "div", "exp", "log", "sin", "cos", "tan", "tanh", "sqrt", "rsqrt", "sign", "log1p", "expm1",
                "pow", "atan2", "abs", "angle")  # fmt: skip
PAIRS = ("add", "sub", "eq", "neq", "mul", "div", "pow", "atan2")


class Programs:
    """Functions, their calls, and how to compare their results."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.cases: list[NativeCalls] = []
        self.kinds: dict[str, str] = {}

    def add(self, name: str, body: str, calls: list[tuple[int, ...]], kind: str) -> None:
        """`body` computes %p of %a0, %a1, ..."""
        arguments = ", ".join([f"%a{at}: i64" for at in range(len(calls[0]))])
        self.texts.append(f"func.func @{name}({arguments}) -> i64 {{\n{body}\n  return %p : i64\n}}\n")
        self.cases.append(NativeCalls(name, calls))
        self.kinds[name] = kind


def wide_integers() -> Programs:
    """Operands of i128 whose halves are both made of the argument."""
    made = Programs()
    values = edges(64)
    pairs: list[tuple[int, ...]] = [(a, b) for a in values for b in values]
    spread = """
  %places = arith.constant 64 : i128
  %w0 = arith.extsi %a0 : i64 to i128
  %s0 = arith.shli %w0, %places : i128
  %n0 = arith.extui %a1 : i64 to i128
  %x0 = arith.xori %s0, %n0 : i128
  %x1 = arith.extsi %a1 : i64 to i128
"""
    join = """
  %h = arith.shrui %r, %places : i128
  %t = arith.trunci %h : i128 to i64
  %u = arith.trunci %r : i128 to i64
  %p = arith.xori %t, %u : i64"""
    divisible: list[tuple[int, ...]] = [(a, b) for a, b in pairs if b not in (0, -1)]
    for op in (*TOTAL, *DIVISIONS):
        calls = divisible if op in DIVISIONS else pairs
        made.add(f"{op}_i128", f"{spread}  %r = arith.{op} %x0, %x1 : i128{join}", calls, "same")
    for op in SHIFTS:
        near: list[tuple[int, ...]] = [(a, b) for a in values for b in (0, 1, 63, 64, 65, 127)]
        made.add(f"{op}_i128", f"{spread}  %r = arith.{op} %x0, %x1 : i128{join}", near, "same")
    for op in ("mulsi_extended", "mului_extended"):
        made.add(f"{op}_i128", f"{spread}  %l, %r = arith.{op} %x0, %x1 : i128{join}", pairs, "same")
    for predicate in CMPI:
        body = f"{spread}  %r = arith.cmpi {predicate}, %x0, %x1 : i128\n  %p = arith.extui %r : i1 to i64"
        made.add(f"{predicate}_i128", body, pairs, "same")
    return made


def narrow_floats() -> Programs:
    made = Programs()
    pairs: list[tuple[int, ...]] = [(a, b) for a in NARROW for b in NARROW]
    single: list[tuple[int, ...]] = [(a,) for a in NARROW]
    for type in ("f16", "bf16"):
        first = f"  %i0 = arith.trunci %a0 : i64 to i16\n  %x0 = arith.bitcast %i0 : i16 to {type}\n"
        second = f"  %i1 = arith.trunci %a1 : i64 to i16\n  %x1 = arith.bitcast %i1 : i16 to {type}\n"
        last = f"\n  %i = arith.bitcast %r : {type} to i16\n  %p = arith.extui %i : i16 to i64"
        for op in FLOATS:
            made.add(f"{op}_{type}", f"{first}{second}  %r = arith.{op} %x0, %x1 : {type}{last}", pairs, type)
        for op in FUNCTIONS:
            made.add(f"{op}_{type}", f"{first}  %r = math.{op} %x0 : {type}{last}", single, type)
        made.add(f"negf_{type}", f"{first}  %r = arith.negf %x0 : {type}{last}", single, type)
        for predicate in CMPF:
            body = f"{first}{second}  %r = arith.cmpf {predicate}, %x0, %x1 : {type}\n  %p = arith.extui %r : i1 to i64"
            made.add(f"{predicate}_{type}", body, pairs, "same")
        body = f"{first}  %e = arith.extf %x0 : {type} to f32\n  %i = arith.bitcast %e : f32 to i32\n"
        made.add(f"extf_{type}", body + "  %p = arith.extui %i : i32 to i64", single, "f32")
        body = "  %i0 = arith.trunci %a0 : i64 to i32\n  %x0 = arith.bitcast %i0 : i32 to f32\n"
        body += f"  %r = arith.truncf %x0 : f32 to {type}{last}"
        made.add(f"truncf_{type}", body, [(bits(value, "f32"),) for value in (*PLAIN, *SPECIAL, 1e-7, 65519.0)], type)
    return made


def vectors() -> Programs:
    """One element of a result, by arguments that stand at different places."""
    made = Programs()
    numbers: list[tuple[int, ...]] = [(a, b) for a in edges(32) for b in (1, 3, 7, 30)]
    for shape, at in (("2x3", "[1, 2]"), ("2x2x2", "[1, 0, 1]"), ("4", "[3]"), ("1x1", "[0, 0]")):
        for type, ops in (("i32", ("addi", "maxsi", "divsi", "shrui")), ("f32", ("addf", "mulf", "minimumf"))):
            vector = f"vector<{shape}x{type}>"
            cast = "arith.trunci" if type == "i32" else "arith.sitofp"
            first = "".join(
                [
                    f"  %e{n} = {cast} %a{n} : i64 to {type}\n  %f{n} = vector.broadcast %e{n} : {type} to {vector}\n"
                    for n in (0, 1)
                ]
            )
            first += f"  %x = vector.insert %e1, %f0 {at} : {type} into {vector}\n"
            back = "arith.extsi" if type == "i32" else "arith.fptosi"
            last = f"  %q = vector.extract %r{at} : {type} from {vector}\n  %p = {back} %q : {type} to i64"
            for op in ops:
                name = f"{op}_{shape}"
                made.add(name, f"{first}  %r = arith.{op} %x, %f1 : {vector}\n{last}", numbers, "same")
            compare = "cmpi slt" if type == "i32" else "cmpf olt"
            mask = f"vector<{shape}xi1>"
            body = f"{first}  %c = arith.{compare}, %x, %f0 : {vector}\n"
            body += f"  %r = arith.select %c, %f1, %x : {mask}, {vector}\n{last}"
            made.add(f"select_{type}_{shape}", body, numbers, "same")
        wide = f"vector<{shape}xindex>"
        body = f"  %i = arith.index_cast %a0 : i64 to index\n  %x = vector.broadcast %i : index to {wide}\n"
        body += f"  %n = arith.index_cast %x : {wide} to vector<{shape}xi8>\n"
        body += f"  %w = arith.index_castui %n : vector<{shape}xi8> to {wide}\n"
        body += f"  %q = vector.extract %w{at} : index from {wide}\n  %p = arith.index_cast %q : index to i64"
        made.add(f"index_{shape}", body, [(a,) for a in edges(32)], "same")
    return made


def packed(real: float, imaginary: float) -> int:
    """A complex<f32> as 64 bits."""
    return wrap((bits(real, "f32") & 0xFFFFFFFF) | (bits(imaginary, "f32") & 0xFFFFFFFF) << 32, 64)


def complex_numbers() -> Programs:
    made = Programs()
    type = "complex<f32>"
    operand = """
  %l{n} = arith.trunci %a{n} : i64 to i32
  %m{n} = arith.shrui %a{n}, %places : i64
  %h{n} = arith.trunci %m{n} : i64 to i32
  %re{n} = arith.bitcast %l{n} : i32 to f32
  %im{n} = arith.bitcast %h{n} : i32 to f32
  %x{n} = complex.create %re{n}, %im{n} : complex<f32>
"""
    number = """
  %re = complex.re %r : complex<f32>
  %im = complex.im %r : complex<f32>
  %b0 = arith.bitcast %re : f32 to i32
  %b1 = arith.bitcast %im : f32 to i32
  %w0 = arith.extui %b0 : i32 to i64
  %w1 = arith.extui %b1 : i32 to i64
  %w2 = arith.shli %w1, %places : i64
  %p = arith.ori %w0, %w2 : i64"""
    size = "\n  %b = arith.bitcast %r : f32 to i32\n  %p = arith.extui %b : i32 to i64"
    plain = [packed(a, b) for a in PLAIN for b in PLAIN[::2]]
    special = [packed(a, b) for a in SPECIAL for b in SPECIAL]
    for op in (*COMPLEX_EXACT, *COMPLEX_NEAR):
        # Infinities and NaNs in products are as in C (annex G) behind the conversion, and not before it.
        values = special if op in COMPLEX_EXACT else plain
        calls: list[tuple[int, ...]] = [(a,) for a in values]
        if op in PAIRS:
            # Powers are products of two that overflow by themselves.
            calls = [(a, b) for a in values for b in (values[::3] if op != "pow" else values[:12:3])]
        arity = len(calls[0])
        names = ", ".join([f"%x{n}" for n in range(arity)])
        last = size if op in ("abs", "angle") else "\n  %p = arith.extui %r : i1 to i64" if "eq" in op else number
        body = "  %places = arith.constant 32 : i64" + "".join([operand.replace("{n}", str(n)) for n in range(arity)])
        kind = "same" if "eq" in op else "f32" if op in ("abs", "angle") else "complex"
        if op in COMPLEX_NEAR:
            kind = "near " + kind
        made.add(f"complex_{op}", f"{body}  %r = complex.{op} {names} : {type}{last}", calls, kind)
    return made


def floats_of(pattern: int, kind: str) -> list[float]:
    """The numbers that 64 bits hold."""
    low, high = struct.unpack("<ff", struct.pack("<q", pattern))
    if kind == "complex":
        return [low, high]
    if kind == "f32":
        return [low]
    if kind == "bf16":
        return [struct.unpack("<f", struct.pack("<I", (pattern & 0xFFFF) << 16))[0]]
    return [struct.unpack("<e", struct.pack("<H", pattern & 0xFFFF))[0]]


def same(ours: int, theirs: int, kind: str) -> bool:
    """Equal, any NaN as good as another; near: off by less than 1e-4 of the greater part.

    The runner's library has 0 for bf16 numbers that are not normal.
    """
    if kind == "same":
        return ours == theirs
    form = kind.rpartition(" ")[2]
    a, b = floats_of(ours, form), floats_of(theirs, form)
    scale = max([abs(one) for one in b if math.isfinite(one)], default=0.0) if kind.startswith("near ") else 0.0
    for x, y in zip(a, b, strict=True):
        if math.isnan(x) and math.isnan(y):
            continue
        if form == "bf16" and y == 0.0 and abs(x) <= 2.0**-126 and math.copysign(1, x) == math.copysign(1, y):
            continue
        if scale and math.isfinite(x) and math.isfinite(y):
            if abs(x - y) > 1e-4 * scale:
                return False
        elif not (x == y and math.copysign(1, x) == math.copysign(1, y)):
            return False
    return True


SETS = {"i128": wide_integers, "narrow": narrow_floats, "vectors": vectors, "complex": complex_numbers}


@pytest.mark.full
@pytest.mark.parametrize("name", SETS)
def test_same_before_and_behind(name: str) -> None:
    made = SETS[name]()
    text = "".join(made.texts)
    expected = run_on_cpu(text, made.cases, first=OURS)
    program = parse(text)
    machine = Machine(program.module, Options())
    wrong: list[str] = []
    count = 0
    for case in made.cases:
        function = find_function(program.module, case.name)
        assert function is not None
        code = function_code(machine, function)
        for arguments, theirs in zip(case.arguments, expected[case.name], strict=True):
            with np.errstate(all="ignore"):
                (ours,) = code(*arguments)
            assert isinstance(ours, int)
            count += 1
            kind = made.kinds[case.name]
            if not same(ours, theirs, kind):
                form = kind.rpartition(" ")[2]
                shown = [one if form == "same" else floats_of(one, form) for one in (ours, theirs)]
                given = [floats_of(one, "complex") for one in arguments] if name == "complex" else arguments
                wrong.append(f"@{case.name}{given}: {shown[0]}, and on the CPU {shown[1]}")
    assert count > 500
    assert not wrong, f"{len(wrong)} of {count} differ:\n" + "\n".join(wrong[:60])
