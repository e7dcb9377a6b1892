"""Vector predication, and intrinsics that no op of arith or math is: by hand, and as the CPU computes them."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

from pyopt.interpreter import RunError, parse, run
from pyopt.interpreter.api import find_function
from pyopt.interpreter.compiler import function_code
from pyopt.interpreter.dialects.llvm import EVALUATORS
from pyopt.interpreter.dialects.llvm.predicated import PREDICATED
from pyopt.interpreter.machine import Machine, Options
from pyopt.ir.context import Context
from tests.support.cpu_runner import NativeCalls, is_there, run_on_cpu

MASK = "dense<[true, false, true, true, false, true, true, true]> : vector<8xi1>"
ACTIVE = (0, 2, 3, 5)
"""The mask's elements among the first six, which are all that count."""
BINARY = "add sub mul sdiv udiv srem urem ashr lshr shl or and xor smax smin umax umin"
REDUCTIONS = "add mul and or xor smax smin umax umin"
FLOATS = "fadd fsub fmul fdiv fmuladd fma fneg frem"


def value(body: str, result: str, parameters: str, *arguments: object) -> object:
    text = f"llvm.func @f({parameters}) -> {result} {{\n  {body}\n  llvm.return %r : {result}\n}}"
    (found,) = run(parse(text), "f", *arguments)
    return found[()]


# Vector predication.


def function(name: str, body: str) -> str:
    """%x and %y are vectors of 8 bytes; the result is %r, of which inactive elements become zero."""
    return f"""func.func @{name}(%a: i64, %b: i64) -> i64 {{
      %x = llvm.bitcast %a : i64 to vector<8xi8>
      %y = llvm.bitcast %b : i64 to vector<8xi8>
      %m = llvm.mlir.constant({MASK}) : vector<8xi1>
      %n = llvm.mlir.constant(6 : i32) : i32
      {body}
    }}
    """


KEPT = """%z = llvm.mlir.constant(dense<0> : vector<8xi8>) : vector<8xi8>
      %k = llvm.mlir.constant(dense<[true, false, true, true, false, true, false, false]> : vector<8xi1>) : vector<8xi1>
      %s = llvm.select %k, %r, %z : vector<8xi1>, vector<8xi8>
      %p = llvm.bitcast %s : vector<8xi8> to i64
      return %p : i64"""
EIGHT = "(vector<8xi8>, vector<8xi8>, vector<8xi1>, i32) -> vector<8xi8>"


def programs() -> dict[str, str]:
    made = {}
    for name in BINARY.split():
        made[name] = f'%r = "llvm.intr.vp.{name}"(%x, %y, %m, %n) : {EIGHT}\n {KEPT}'
    for name in REDUCTIONS.split():
        made[f"reduce_{name}"] = f"""%start = llvm.trunc %b : i64 to i8
          %f = "llvm.intr.vp.reduce.{name}"(%start, %x, %m, %n) : (i8, vector<8xi8>, vector<8xi1>, i32) -> i8
          %p = llvm.sext %f : i8 to i64
          return %p : i64"""
    for name in ("select", "merge"):
        condition = "(vector<8xi1>, vector<8xi8>, vector<8xi8>, i32) -> vector<8xi8>"
        made[name] = f'%r = "llvm.intr.vp.{name}"(%m, %x, %y, %n) : {condition}\n {KEPT}'
    made["merge_all"] = """%r = "llvm.intr.vp.merge"(%m, %x, %y, %n)
        : (vector<8xi1>, vector<8xi8>, vector<8xi8>, i32) -> vector<8xi8>
      %p = llvm.bitcast %r : vector<8xi8> to i64
      return %p : i64"""
    for name in ("sext", "zext"):
        made[name] = f"""%w = "llvm.intr.vp.{name}"(%x, %m, %n) : (vector<8xi8>, vector<8xi1>, i32) -> vector<8xi32>
          %v = llvm.mlir.constant(dense<3> : vector<8xi32>) : vector<8xi32>
          %h = llvm.lshr %w, %v : vector<8xi32>
          %r = "llvm.intr.vp.trunc"(%h, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi8>
          {KEPT}"""
    for name in FLOATS.split():
        count = {"fneg": 1, "fmuladd": 3, "fma": 3}.get(name, 2)
        types = ", ".join(["vector<8xf32>"] * count)
        given = ", ".join(["%u", "%v", "%u"][:count])
        made[name] = f"""%u = "llvm.intr.vp.sitofp"(%x, %m, %n) : (vector<8xi8>, vector<8xi1>, i32) -> vector<8xf32>
          %v = "llvm.intr.vp.uitofp"(%y, %m, %n) : (vector<8xi8>, vector<8xi1>, i32) -> vector<8xf32>
          %w = "llvm.intr.vp.{name}"({given}, %m, %n) : ({types}, vector<8xi1>, i32) -> vector<8xf32>
          %i = llvm.bitcast %w : vector<8xf32> to vector<8xi32>
          %c = llvm.mlir.constant(dense<19> : vector<8xi32>) : vector<8xi32>
          %h = llvm.lshr %i, %c : vector<8xi32>
          %r = llvm.trunc %h : vector<8xi32> to vector<8xi8>
          {KEPT}"""
    for name in ("fadd", "fmul", "fmax", "fmin"):
        made[f"reduce_{name}"] = f"""%u = llvm.sitofp %x : vector<8xi8> to vector<8xf64>
          %start = llvm.sitofp %b : i64 to f64
          %f = "llvm.intr.vp.reduce.{name}"(%start, %u, %m, %n) : (f64, vector<8xf64>, vector<8xi1>, i32) -> f64
          %p = llvm.bitcast %f : f64 to i64
          return %p : i64"""
    return made


def calls(name: str) -> list[tuple[int, int]]:
    """Bytes that no op is undefined for: small distances, divisors that are not zero or -1."""
    randomness = random.Random(name)
    low, high = (0, 7) if name in ("shl", "lshr", "ashr") else (1, 127)
    found = []
    for _ in range(12):
        first = bytes([randomness.randrange(256) for _ in range(8)])
        second = bytes([randomness.randint(low, high) if at in ACTIVE else 0 for at in range(8)])
        found.append((int.from_bytes(first, "little", signed=True), int.from_bytes(second, "little", signed=True)))
    return found


@pytest.mark.skipif(not is_there(), reason="mlir-opt and mlir-runner are not installed")
def test_predicated_as_on_the_cpu() -> None:
    made = programs()
    text = "".join([function(name, body) for name, body in made.items()])
    cases = [NativeCalls(name, list(calls(name))) for name in made]
    expected = run_on_cpu(text, cases)
    program = parse(text)
    machine = Machine(program.module, Options())
    for case in cases:
        found = find_function(program.module, case.name)
        assert found is not None
        code = function_code(machine, found)
        ours = [code(*arguments)[0] for arguments in case.arguments]
        assert ours == expected[case.name], case.name


def test_all_predicated_ops_are_run() -> None:
    text = "".join(programs().values())
    elsewhere = "fptoui fptosi fptrunc fpext inttoptr ptrtoint load store"
    rest = {name.removeprefix("llvm.intr.vp.") for name in PREDICATED if f'"{name}"' not in text}
    assert rest == {*elsewhere.split(), *[f"llvm.intr.experimental.vp.strided.{one}" for one in ("load", "store")]}
    declared = Context(lambda severity, message, location, notes: None).dialect("llvm")
    assert declared is not None
    assert set(EVALUATORS) <= set(declared.ops)


def test_lengths() -> None:
    body = f'%r = "llvm.intr.vp.add"(%x, %x, %m, %n) : {EIGHT}'
    parameters = "%x: vector<8xi8>, %m: vector<8xi1>, %n: i32"
    given, every = np.arange(8, dtype=np.int8), np.ones(8, np.bool_)
    assert value(body, "vector<8xi8>", parameters, given, every, 8).tolist() == [2 * one for one in range(8)]  # type: ignore[attr-defined]
    assert value(body, "vector<8xi8>", parameters, given, every, 3).tolist()[:3] == [0, 2, 4]  # type: ignore[attr-defined]
    with pytest.raises(RunError, match="the length 9 is larger than the vector's 8"):
        value(body, "vector<8xi8>", parameters, given, every, 9)


CASTS = [("fptosi", "f32", "i8", [1.5, -2.5, 0.0, 100.0], [1, -2, 0, 100]),
         ("fptoui", "f32", "i8", [1.5, 2.5, 0.0, 200.0], [1, 2, 0, -56]),
         ("fptrunc", "f64", "f32", [0.1, 1.0, 2.0, 3.0], [float(np.float32(0.1)), 1.0, 2.0, 3.0]),
         ("fpext", "f32", "f64", [0.5, 1.0, 2.0, 3.0], [0.5, 1.0, 2.0, 3.0])]  # fmt: skip


@pytest.mark.parametrize(("name", "source", "target", "given", "expected"), CASTS)
def test_casts(name: str, source: str, target: str, given: list[float], expected: list[float]) -> None:
    body = f'%r = "llvm.intr.vp.{name}"(%x, %m, %n) : (vector<4x{source}>, vector<4xi1>, i32) -> vector<4x{target}>'
    parameters = f"%x: vector<4x{source}>, %m: vector<4xi1>, %n: i32"
    dtype = {"f32": np.float32, "f64": np.float64}[source]
    mask = np.array([True, True, False, True])
    found = value(body, f"vector<4x{target}>", parameters, np.array(given, dtype), mask, 4)
    assert [one for at, one in enumerate(found.tolist()) if mask[at]] == [expected[at] for at in (0, 1, 3)]  # type: ignore[attr-defined]


@pytest.mark.parametrize("stride", [0, 8])
def test_memory(stride: int) -> None:
    """Elements are copied from one array to another, one behind the other or every second."""
    kind, given, types = "vp", "", ""
    if stride:
        kind, given, types = "experimental.vp.strided", "%s, ", "i64, "
    text = f"""llvm.func @f(%from: !llvm.ptr, %to: !llvm.ptr, %m: vector<4xi1>, %n: i32) {{
      %s = llvm.mlir.constant({stride} : i64) : i64
      %v = "llvm.intr.{kind}.load"(%from, {given}%m, %n) : (!llvm.ptr, {types}vector<4xi1>, i32) -> vector<4xi32>
      "llvm.intr.{kind}.store"(%v, %to, {given}%m, %n) : (vector<4xi32>, !llvm.ptr, {types}vector<4xi1>, i32) -> ()
      llvm.return
    }}"""
    source, target = np.arange(10, 18, dtype=np.int32), np.zeros(8, np.int32)
    run(parse(text), "f", source, target, np.array([True, False, True, True]), 3)
    places = [at * (2 if stride else 1) for at in (0, 2)]
    assert target.tolist() == [source[at] if at in places else 0 for at in range(8)]
    run(parse(text), "f", source, target[:1], np.array([True, False, False, False]), 4)
    with pytest.raises(RunError, match="out of the bounds"):
        run(parse(text), "f", source, target[:1], np.array([True, False, True, False]), 4)


# Functions.

SMALL = [
    ("llvm.intr.sshl.sat(%a, %b)", 3, 5, 96), ("llvm.intr.sshl.sat(%a, %b)", 3, 6, 127),
    ("llvm.intr.sshl.sat(%a, %b)", -3, 6, -128), ("llvm.intr.ushl.sat(%a, %b)", 3, 6, -64),
    ("llvm.intr.ushl.sat(%a, %b)", 3, 7, -1), ("llvm.intr.scmp(%a, %b)", -1, 1, -1),
    ("llvm.intr.scmp(%a, %b)", 1, 1, 0), ("llvm.intr.ucmp(%a, %b)", -1, 1, 1), ("llvm.intr.ucmp(%a, %b)", 0, 1, -1),
    ('llvm.call_intrinsic "llvm.smax.i8"(%a, %b)', -3, 2, 2),
    ('llvm.call_intrinsic "llvm.fshl.i8"(%a, %b, %b)', 1, 3, 8),
    ('llvm.call_intrinsic "llvm.sadd.sat.i8"(%a, %b)', 100, 100, 127),
]  # fmt: skip


@pytest.mark.parametrize(("line", "a", "b", "expected"), SMALL)
def test_integers(line: str, a: int, b: int, expected: int) -> None:
    types = ", ".join(["i8"] * line.count("%"))
    assert value(f"%r = {line} : ({types}) -> i8", "i8", "%a: i8, %b: i8", a, b) == expected


def test_shifts_that_are_too_far() -> None:
    for name in ("sshl", "ushl"):
        with pytest.raises(RunError, match="not less than the number of bits"):
            value(f"%r = llvm.intr.{name}.sat(%a, %a) : (i8, i8) -> i8", "i8", "%a: i8", 8)


ROUNDED = [("lround", 2.5, 3), ("lround", -2.5, -3), ("lround", 0.49999999999999994, 0), ("llround", 1.4, 1),
           ("lrint", 2.5, 2), ("lrint", -3.5, -4), ("llrint", 1.6, 2)]  # fmt: skip


@pytest.mark.parametrize(("name", "number", "expected"), ROUNDED)
def test_rounded_to_integers(name: str, number: float, expected: int) -> None:
    assert value(f"%r = llvm.intr.{name}(%a) : (f64) -> i64", "i64", "%a: f64", number) == expected
    with pytest.raises(RunError, match="does not fit a signed integer of 64 bits"):
        value(f"%r = llvm.intr.{name}(%a) : (f64) -> i64", "i64", "%a: f64", 1e30)


def test_parts_of_floats() -> None:
    pair = "!llvm.struct<(f64, i32)>"
    for at, (type, expected) in enumerate((("f64", 0.625), ("i32", 5))):
        body = f"%s = llvm.intr.frexp(%a) : (f64) -> {pair}\n %r = llvm.extractvalue %s[{at}] : {pair}"
        assert value(body, type, "%a: f64", 20.0) == expected
    two = "!llvm.struct<(f64, f64)>"
    for at, expected in enumerate((math.sin(0.5), math.cos(0.5))):
        body = f"%s = llvm.intr.sincos(%a) : (f64) -> {two}\n %r = llvm.extractvalue %s[{at}] : {two}"
        assert value(body, "f64", "%a: f64", 0.5) == expected
    scaled = "%r = llvm.intr.ldexp(%a, %b) : (f32, i32) -> f32"
    assert value(scaled, "f32", "%a: f32, %b: i32", 0.75, 3) == 6.0
    assert value(scaled, "f32", "%a: f32, %b: i32", -0.75, 1 << 30) == -math.inf
    assert value("%r = llvm.intr.exp10(%a) : (f64) -> f64", "f64", "%a: f64", 3.0) == 1000.0
    tens = value("%r = llvm.intr.exp10(%a) : (vector<2xf32>) -> vector<2xf32>", "vector<2xf32>", "%a: vector<2xf32>",
                 np.array([2, -1], np.float32))  # fmt: skip
    assert tens.tolist() == [100.0, float(np.float32(0.1))]  # type: ignore[attr-defined]


CLASSES = [
    (math.nan, 1),
    (-math.inf, 2),
    (-1.0, 3),
    (-1e-40, 4),
    (-0.0, 5),
    (0.0, 6),
    (1e-40, 7),
    (1.0, 8),
    (math.inf, 9),
]


@pytest.mark.parametrize(("number", "kind"), CLASSES)
def test_classes(number: float, kind: int) -> None:
    for bits in (1 << kind, 1023 & ~(1 << kind)):
        body = f'%r = "llvm.intr.is.fpclass"(%a) <{{bit = {bits} : i32}}> : (f32) -> i1'
        assert bool(value(body, "i1", "%a: f32", np.float32(number))) == (bits == 1 << kind)


DIRECTIONS = {"tonearest": 1.0, "downward": 1.0, "towardzero": 1.0, "upward": 1.0000001192092896, "tonearestaway": 1.0}


@pytest.mark.parametrize("mode", DIRECTIONS)
def test_rounding_modes(mode: str) -> None:
    truncated = f"%r = llvm.intr.experimental.constrained.fptrunc %a {mode} ignore : f64 to f32"
    assert value(truncated, "f32", "%a: f64", 1.00000001) == np.float32(DIRECTIONS[mode])
    negative = {"downward": -16777218.0, "tonearestaway": -16777218.0}.get(mode, -16777216.0)
    converted = f"%r = llvm.intr.experimental.constrained.sitofp %a {mode} ignore : i32 to f32"
    assert value(converted, "f32", "%a: i32", -16777217) == negative
    large = {"upward": 4294967296.0, "tonearest": 4294967296.0, "tonearestaway": 4294967296.0}.get(mode, 4294967040.0)
    converted = f"%r = llvm.intr.experimental.constrained.uitofp %a {mode} ignore : i32 to f32"
    assert value(converted, "f32", "%a: i32", -1) == large
    assert value("%r = llvm.intr.experimental.constrained.fpext %a ignore : f32 to f64", "f64", "%a: f32", 0.5) == 0.5


def test_addresses_under_masks() -> None:
    text = """llvm.func @f(%p: !llvm.ptr, %n: i64) -> i32 {
      %q = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %m = llvm.mlir.constant(-16 : i64) : i64
      %r = llvm.intr.ptrmask %q, %m : (!llvm.ptr, i64) -> !llvm.ptr
      %v = llvm.load %r : !llvm.ptr -> i32
      llvm.return %v : i32
    }"""
    numbers = np.arange(32, dtype=np.int32)
    first = [int(run(parse(text), "f", numbers, place)[0]) for place in range(8, 16)]
    assert first == [8] * 4 + [12] * 4


def test_what_says_nothing() -> None:
    assert not value('%r = "llvm.intr.is.constant"(%a) : (i8) -> i1', "i1", "%a: i8", 3)
    text = """llvm.func @f(%p: !llvm.ptr) -> i32 {
      %s = llvm.intr.invariant.start 4, %p : !llvm.ptr
      llvm.intr.invariant.end %s, 4, %p : !llvm.ptr
      %v = llvm.load %p : !llvm.ptr -> i32
      %z = llvm.mlir.zero : !llvm.ptr
      %one = llvm.mlir.constant(1 : i32) : i32
      "llvm.intr.var.annotation"(%p, %z, %z, %one, %z) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
      %q = "llvm.intr.ptr.annotation"(%p, %z, %z, %one, %z)
        : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
      %w = llvm.load %q : !llvm.ptr -> i32
      %sum = llvm.add %v, %w : i32
      %r = "llvm.intr.annotation"(%sum, %z, %z, %one) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
      llvm.return %r : i32
    }"""
    assert int(run(parse(text), "f", np.array([21], np.int32))[0]) == 42


def test_an_intrinsic_that_is_not_known() -> None:
    with pytest.raises(RunError, match=r"the intrinsic llvm\.x86\.sse41\.round\.ss"):
        value('%r = llvm.call_intrinsic "llvm.x86.sse41.round.ss"(%a) : (f32) -> f32', "f32", "%a: f32", 1.0)
