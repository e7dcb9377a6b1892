"""Ops compute what mlir-runner computes behind our conversions to llvm: one program with a function an op and
type, run by both.

Every function takes and gives 64-bit patterns, from which it cuts its operands; so results are compared bit by bit,
but that all NaNs are one, and that functions of the C library may differ in the last bits.
"""

from __future__ import annotations

import math
import struct
from functools import cache

import numpy as np
import pytest

from pyopt.interpreter.api import Program, find_function, parse
from pyopt.interpreter.compiler import function_code
from pyopt.interpreter.machine import Machine, Options
from tests.support.cpu_runner import OURS, NativeCalls, is_there, run_on_cpu

pytestmark = pytest.mark.skipif(not is_there(), reason="mlir-opt and mlir-runner are not installed")

WIDTHS = (1, 7, 8, 13, 32, 33, 64)
FLOATS = {
    "f32": (0.0, -0.0, 1.0, -1.0, 0.5, -2.5, 1.5, 3.0, 1e-45, 1.17549435e-38, 3.4028235e38, -3.4028235e38, 16777217.0,
            math.inf, -math.inf, math.nan, 0.1, 7.25),
    "f64": (0.0, -0.0, 1.0, -1.0, 0.5, -2.5, 1.5, 3.0, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308,
            -1.7976931348623157e308, 9007199254740993.0, math.inf, -math.inf, math.nan, 0.1, 7.25),
}  # fmt: skip
CMPI = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
CMPF = ("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno",
        "true")  # fmt: skip
TOTAL = ("addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui")
DIVISIONS = ("divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui")
SHIFTS = ("shli", "shrsi", "shrui")
INDEX_DIVISIONS = ("divs", "divu", "ceildivs", "ceildivu", "floordivs", "rems", "remu")
FLOAT_BINARY = ("addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf")
LIBRARY = ("sin", "cos", "exp", "exp2", "log", "log2", "log10", "sqrt", "tan", "tanh", "atan", "erf", "expm1", "log1p",
           "cbrt", "acos", "asin", "sinh", "cosh", "asinh", "acosh", "atanh")  # fmt: skip
EXACT = ("absf", "ceil", "floor", "trunc", "round", "roundeven")
ULPS = 64
"""How far a function of the C library may be off, in units of the last place."""


def wrap(value: int, width: int) -> int:
    """Two's complement."""
    half = 1 << (width - 1)
    return ((value + half) & ((1 << width) - 1)) - half


def edges(width: int) -> list[int]:
    """Numbers at which integer arithmetic goes wrong."""
    half = 1 << (width - 1)
    return sorted({wrap(one, width) for one in (0, 1, 2, 3, 5, -1, -2, -3, -7, half - 1, half - 2, half, half + 1, 37)})


def bits(value: float, type: str) -> int:
    """The pattern of a float."""
    code, size = ("<f", "<I") if type == "f32" else ("<d", "<Q")
    try:
        packed = struct.pack(code, value)
    except OverflowError:
        packed = struct.pack(code, math.copysign(math.inf, value))
    return wrap(struct.unpack(size, packed)[0], 64)


def number(pattern: int, type: str) -> float:
    """The float of a pattern."""
    code, size, width = ("<f", "<I", 32) if type == "f32" else ("<d", "<Q", 64)
    value: float = struct.unpack(code, struct.pack(size, pattern & ((1 << width) - 1)))[0]
    return value


class Suite:
    """The functions and the calls of one program; `kinds` says how to compare the results of each."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.cases: list[NativeCalls] = []
        self.kinds: dict[str, str] = {}

    def add(self, name: str, op: str, source: str, result: str, calls: list[tuple[int, ...]], kind: str = "") -> None:
        """`op` has $0, $1, ... for operands of type `source`, and gives a `result`."""
        lines = []
        arity = len(calls[0])
        for at in range(arity):
            lines.append(_unpacked(f"%a{at}", f"%x{at}", source))
            op = op.replace(f"${at}", f"%x{at}")
        lines.append(f"  %r = {op}\n" + _packed("%r", "%p", result))
        arguments = ", ".join([f"%a{at}: i64" for at in range(arity)])
        self.texts.append(f"func.func @{name}({arguments}) -> i64 {{\n{''.join(lines)}  return %p : i64\n}}\n")
        self.cases.append(NativeCalls(name, calls))
        self.kinds[name] = kind or result


def _unpacked(source: str, target: str, type: str) -> str:
    if type == "i64":
        return f"  {target} = arith.addi {source}, {source} : i64\n".replace(
            f"arith.addi {source}, {source}", f"arith.ori {source}, {source}"
        )
    if type == "index":
        return f"  {target} = arith.index_cast {source} : i64 to index\n"
    if type == "f64":
        return f"  {target} = arith.bitcast {source} : i64 to f64\n"
    if type == "f32":
        return f"  {target}i = arith.trunci {source} : i64 to i32\n  {target} = arith.bitcast {target}i : i32 to f32\n"
    return f"  {target} = arith.trunci {source} : i64 to {type}\n"


def _packed(source: str, target: str, type: str) -> str:
    if type == "i64":
        return f"  {target} = arith.ori {source}, {source} : i64\n"
    if type == "index":
        return f"  {target} = arith.index_cast {source} : index to i64\n"
    if type == "f64":
        return f"  {target} = arith.bitcast {source} : f64 to i64\n"
    if type == "f32":
        return f"  {target}i = arith.bitcast {source} : f32 to i32\n  {target} = arith.extui {target}i : i32 to i64\n"
    return f"  {target} = arith.extsi {source} : {type} to i64\n"


def integer_suite() -> Suite:
    suite = Suite()
    for width in WIDTHS:
        type = f"i{width}"
        values = edges(width)
        pairs: list[tuple[int, ...]] = [(a, b) for a in values for b in values]
        smallest = -(1 << (width - 1))
        divisible = [(a, b) for a, b in pairs if b != 0 and not (a == smallest and b == -1)]
        for op in TOTAL:
            suite.add(f"{op}_{type}", f"arith.{op} $0, $1 : {type}", type, type, pairs)
        for op in DIVISIONS:
            # In i1, 1 is -1: what arith-expand makes of the roundings relies on 1.
            if width > 1 or op in ("divui", "remui"):
                unsigned = [(a, b) for a, b in pairs if b != 0]
                calls: list[tuple[int, ...]] = list(unsigned if "ui" in op else divisible)
                suite.add(f"{op}_{type}", f"arith.{op} $0, $1 : {type}", type, type, calls)
        near = [(a, b) for a in values for b in range(min(width, 9))] + [(a, width - 1) for a in values]
        near = [(a, wrap(b, width)) for a, b in near if b < 1 << width]
        for op in SHIFTS:
            suite.add(f"{op}_{type}", f"arith.{op} $0, $1 : {type}", type, type, list(near))
        for predicate in CMPI:
            suite.add(f"{predicate}_{type}", f"arith.cmpi {predicate}, $0, $1 : {type}", type, "i1", pairs)
        for signed in "su":
            text = f"arith.mul{signed}i_extended $0, $1 : {type}"
            suite.add(f"low_{signed}_{type}", text.replace("arith", "arith"), type, type, pairs)
            suite.texts[-1] = suite.texts[-1].replace("%r = ", "%r, %h = ")
            suite.add(f"high_{signed}_{type}", text, type, type, pairs)
            suite.texts[-1] = suite.texts[-1].replace("%r = ", "%l, %r = ")
        suite.add(f"carry_{type}", f"arith.addui_extended $0, $1 : {type}, i1", type, "i1", pairs)
        suite.texts[-1] = suite.texts[-1].replace("%r = ", "%s, %r = ")
        single: list[tuple[int, ...]] = [(a,) for a in values]
        for op in ("ctlz", "cttz", "ctpop", "absi"):
            # ctlz(i1) etc. are fine; the magnitude of the smallest number stays.
            suite.add(f"{op}_{type}", f"math.{op} $0 : {type}", type, type, single)
        for other in WIDTHS:
            if other < width:
                suite.add(f"trunc_{type}_{other}", f"arith.trunci $0 : {type} to i{other}", type, f"i{other}", single)
            if other > width:
                for op in ("extsi", "extui"):
                    name = f"{op}_{type}_{other}"
                    suite.add(name, f"arith.{op} $0 : {type} to i{other}", type, f"i{other}", single)
        for op in ("index_cast", "index_castui"):
            suite.add(f"{op}_{type}", f"arith.{op} $0 : {type} to index", type, "index", single)
        for op in ("casts", "castu"):
            suite.add(f"{op}_{type}", f"index.{op} $0 : {type} to index", type, "index", single)
        wide: list[tuple[int, ...]] = [(a,) for a in edges(64)]
        suite.add(f"from_index_{type}", f"index.casts $0 : index to {type}", "index", type, wide)
        for floating in FLOATS:
            for op in ("sitofp", "uitofp"):
                text = f"arith.{op} $0 : {type} to {floating}"
                suite.add(f"{op}_{type}_{floating}", text, type, floating, single)
    return suite


def index_suite() -> Suite:
    suite = Suite()
    values = edges(64)
    pairs: list[tuple[int, ...]] = [(a, b) for a in values for b in values]
    for op in ("add", "sub", "mul", "maxs", "maxu", "mins", "minu", "and", "or", "xor"):
        suite.add(f"index_{op}", f"index.{op} $0, $1", "index", "index", pairs)
    divisible: list[tuple[int, ...]] = [(a, b) for a, b in pairs if b != 0 and not (a == -(1 << 63) and b == -1)]
    for op in INDEX_DIVISIONS:
        suite.add(f"index_{op}", f"index.{op} $0, $1", "index", "index", divisible)
    for op in ("shl", "shrs", "shru"):
        near: list[tuple[int, ...]] = [(a, b) for a in values for b in (0, 1, 7, 31, 63)]
        suite.add(f"index_{op}", f"index.{op} $0, $1", "index", "index", near)
    for predicate in CMPI:
        suite.add(f"index_{predicate}", f"index.cmp {predicate}($0, $1)", "index", "i1", pairs)
    return suite


def float_suite() -> Suite:
    suite = Suite()
    for type, numbers in FLOATS.items():
        patterns = [bits(value, type) for value in numbers]
        pairs: list[tuple[int, ...]] = [(a, b) for a in patterns for b in patterns]
        single: list[tuple[int, ...]] = [(a,) for a in patterns]
        for op in FLOAT_BINARY:
            kind = ("zeros " if "num" in op else "") + type
            suite.add(f"{op}_{type}", f"arith.{op} $0, $1 : {type}", type, type, pairs, kind)
        suite.add(f"negf_{type}", f"arith.negf $0 : {type}", type, type, single)
        suite.add(f"copysign_{type}", f"math.copysign $0, $1 : {type}", type, type, pairs)
        suite.add(f"atan2_{type}", f"math.atan2 $0, $1 : {type}", type, type, pairs, "about " + type)
        suite.add(f"powf_{type}", f"math.powf $0, $1 : {type}", type, type, pairs, "about " + type)
        triples: list[tuple[int, ...]] = [
            (a, b, c) for a in patterns[::2] for b in patterns[::3] for c in patterns[1::4]
        ]
        suite.add(f"fma_{type}", f"math.fma $0, $1, $2 : {type}", type, type, triples)
        for predicate in CMPF:
            suite.add(f"{predicate}_{type}", f"arith.cmpf {predicate}, $0, $1 : {type}", type, "i1", pairs)
        for op in EXACT:
            suite.add(f"{op}_{type}", f"math.{op} $0 : {type}", type, type, single)
        for op in LIBRARY:
            kind = "near " if op in ("expm1", "log1p") else "about "
            suite.add(f"{op}_{type}", f"math.{op} $0 : {type}", type, type, single, kind + type)
        for width in (8, 13, 32, 64):
            for op, low, high in (("si", -(1 << (width - 1)), 1 << (width - 1)), ("ui", 0, 1 << width)):
                fit = [
                    v for v in (*numbers, 100.7, -100.7, 12345.9) if math.isfinite(v) and low <= math.trunc(v) < high
                ]
                calls: list[tuple[int, ...]] = [(bits(v, type),) for v in fit]
                suite.add(
                    f"fpto{op}_{type}_{width}", f"arith.fpto{op} $0 : {type} to i{width}", type, f"i{width}", calls
                )
    doubles: list[tuple[int, ...]] = [(bits(value, "f64"),) for value in (*FLOATS["f64"], 1e-42, 0.3, 16777219.0)]
    suite.add("truncf", "arith.truncf $0 : f64 to f32", "f64", "f32", doubles)
    singles: list[tuple[int, ...]] = [(bits(value, "f32"),) for value in FLOATS["f32"]]
    suite.add("extf", "arith.extf $0 : f32 to f64", "f32", "f64", singles)
    return suite


CONTROL = """
func.func @loops(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %high = arith.index_cast %n : i64 to index
  %r = scf.for %i = %c0 to %high step %c3 iter_args(%s = %zero) -> i64 {
    %t = scf.for %j = %i to %high step %c1 iter_args(%u = %s) -> i64 {
      %x = arith.index_cast %j : index to i64
      %y = arith.muli %x, %u : i64
      %z = arith.addi %y, %x : i64
      scf.yield %z : i64
    }
    scf.yield %t : i64
  }
  return %r : i64
}
func.func @reduction(%n: i64) -> i64 {
  %init = arith.constant 7 : i64
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %high = arith.index_cast %n : i64 to index
  %r = scf.parallel (%i, %j) = (%c0, %c0) to (%high, %c5) step (%c2, %c2) init (%init) -> i64 {
    %x = arith.index_cast %i : index to i64
    %y = arith.index_cast %j : index to i64
    %z = arith.muli %x, %y : i64
    scf.reduce(%z : i64) {
    ^bb0(%a: i64, %b: i64):
      %s = arith.xori %a, %b : i64
      %t = arith.addi %s, %a : i64
      scf.reduce.return %t : i64
    }
  }
  return %r : i64
}
func.func @whiles(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %r:2 = scf.while (%x = %n, %s = %one) : (i64, i64) -> (i64, i64) {
    %go = arith.cmpi sgt, %x, %one : i64
    %t = arith.addi %s, %x : i64
    scf.condition(%go) %t, %x : i64, i64
  } do {
  ^bb0(%s2: i64, %x2: i64):
    %half = arith.shrsi %x2, %one : i64
    scf.yield %half, %s2 : i64, i64
  }
  %sum = arith.addi %r#0, %r#1 : i64
  return %sum : i64
}
func.func @switches(%n: i64) -> i64 {
  %number = arith.index_cast %n : i64 to index
  %a = scf.index_switch %number -> i64
  case 2 { %x = arith.constant 20 : i64 scf.yield %x : i64 }
  case 5 { %x = arith.constant 50 : i64 scf.yield %x : i64 }
  default { scf.yield %n : i64 }
  %b = scf.execute_region -> i64 {
    cf.switch %n : i64, [
      default: ^d(%n : i64),
      1: ^e(%n, %a : i64, i64),
      3: ^d(%a : i64)
    ]
  ^d(%y: i64):
    scf.yield %y : i64
  ^e(%p: i64, %q: i64):
    %z = arith.subi %p, %q : i64
    cf.br ^d(%z : i64)
  }
  %c7 = arith.constant 7 : i64
  %c = arith.muli %b, %c7 : i64
  %sum = arith.addi %a, %c : i64
  return %sum : i64
}
func.func @swaps(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  cf.br ^loop(%n, %zero, %one : i64, i64, i64)
^loop(%k: i64, %a: i64, %b: i64):
  %more = arith.cmpi sgt, %k, %zero : i64
  %next = arith.subi %k, %one : i64
  %sum = arith.addi %a, %b : i64
  cf.cond_br %more, ^loop(%next, %b, %sum : i64, i64, i64), ^end(%a : i64)
^end(%r: i64):
  return %r : i64
}
func.func @calls(%n: i64) -> i64 {
  %two = arith.constant 2 : i64
  %small = arith.cmpi slt, %n, %two : i64
  %r = scf.if %small -> i64 {
    scf.yield %n : i64
  } else {
    %one = arith.constant 1 : i64
    %p = arith.subi %n, %one : i64
    %q = arith.subi %n, %two : i64
    %x = func.call @calls(%p) : (i64) -> i64
    %y = func.call @calls(%q) : (i64) -> i64
    %s = arith.addi %x, %y : i64
    scf.yield %s : i64
  }
  return %r : i64
}
"""


def control_suite() -> Suite:
    suite = Suite()
    suite.texts.append(CONTROL)
    for name in ("loops", "reduction", "whiles", "switches", "swaps", "calls"):
        suite.cases.append(NativeCalls(name, [(n,) for n in range(12)]))
        suite.kinds[name] = "i64"
    return suite


SUITES = {"integers": integer_suite, "index": index_suite, "floats": float_suite, "control": control_suite}


@cache
def measured(name: str) -> tuple[Suite, dict[str, list[int]], Program]:
    """A suite, what the CPU says, and the program for us."""
    suite = SUITES[name]()
    text = "".join(suite.texts)
    return suite, run_on_cpu(text, suite.cases, first=OURS), parse(text)


def same(ours: int, theirs: int, kind: str) -> bool:
    """Equal as far as the kind of the result asks for."""
    type = kind.rpartition(" ")[2]
    if type not in FLOATS:
        return ours == theirs
    a, b = number(ours, type), number(theirs, type)
    if math.isnan(a) or math.isnan(b):
        return math.isnan(a) and math.isnan(b)
    if kind.startswith("zeros ") and a == b == 0.0:
        return True  # any of the two zeros may be the larger one
    if kind.startswith("near "):
        # The reference computes e^x - 1 and log(1 + x) as that.
        return a == b or abs(a - b) <= 2 * (2.0**-23 if type == "f32" else 2.0**-52) * max(1.0, abs(b))
    if not kind.startswith("about ") or math.isinf(a) or math.isinf(b) or a == 0.0 or b == 0.0:
        return a == b and math.copysign(1, a) == math.copysign(1, b)
    return abs(ours - theirs) <= ULPS


@pytest.mark.full
@pytest.mark.parametrize("name", SUITES)
def test_same_results_as_the_cpu(name: str) -> None:
    suite, expected, program = measured(name)
    wrong = []
    count = 0
    machine = Machine(program.module, Options())
    for case in suite.cases:
        function = find_function(program.module, case.name)
        assert function is not None
        code = function_code(machine, function)
        for arguments, theirs in zip(case.arguments, expected[case.name], strict=True):
            with np.errstate(all="ignore"):
                (ours,) = code(*arguments)
            assert isinstance(ours, int)
            count += 1
            if not same(ours, theirs, suite.kinds[case.name]):
                wrong.append(f"@{case.name}{arguments}: {ours}, and on the CPU {theirs}")
    assert count == sum(len(case.arguments) for case in suite.cases) > 50
    assert not wrong, f"{len(wrong)} of {count} differ:\n" + "\n".join(wrong[:40])
