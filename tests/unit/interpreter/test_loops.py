"""Loops whose iterations run together, on arrays: what they compute is what they compute one by one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest

from pyopt.interpreter import Options, parse, run
from pyopt.interpreter.loops import running
from tests.unit.interpreter.programs import Array, error, same

DRAWS = 150


@contextmanager
def one_by_one() -> Iterator[None]:
    """Runs loops iteration by iteration."""
    before = running.Together.run
    running.Together.run = lambda self, frame, *operands: None  # type: ignore[method-assign]
    try:
        yield
    finally:
        running.Together.run = before  # type: ignore[method-assign]


@contextmanager
def counted() -> Iterator[list[bool]]:
    """Notes which nests ran together."""
    before = running.Together.run
    found: list[bool] = []

    def noted(self: running.Together, frame: list[object], *operands: object) -> object:
        done = before(self, frame, *operands)
        found.append(done is not None)
        return done

    running.Together.run = noted  # type: ignore[method-assign]
    try:
        yield found
    finally:
        running.Together.run = before  # type: ignore[method-assign]


def together(text: str, *arguments: object, options: Options | None = None) -> bool:
    """Runs @f both ways, compares results and all that it wrote; whether the outermost loop ran together."""
    program = parse(text)
    copies = [[one.copy() if isinstance(one, np.ndarray) else one for one in arguments] for _ in range(2)]
    with one_by_one():
        wanted = run(program, "f", *copies[0], options=options)
    with counted() as found:
        results = run(program, "f", *copies[1], options=options)
    for one, other in zip(wanted, results, strict=True):
        same(other, one)
    for one, other in zip(*copies, strict=True):
        if isinstance(one, np.ndarray):
            same(other, one)
    return bool(found) and found[-1]


def loops(body: str, bounds: str = "[64]", arguments: str = "%a: memref<64xf32>, %b: memref<64xf32>") -> str:
    """A function whose loops count %i, %j, %k up to `bounds`."""
    extents = [int(one) for one in bounds.strip("[]").split(",")]
    heads, ends = "", ""
    for name, extent in zip("ijk", extents, strict=False):
        heads += f"scf.for %{name} = %c0 to %c{extent} step %c1 {{\n"
        ends += "}\n"
    constants = "\n".join(f"%c{one} = arith.constant {one} : index" for one in sorted({0, 1, 2, 3, *extents}))
    return f"func.func @f({arguments}) {{\n{constants}\n{heads}{body}\n{ends}return\n}}"


def floats(*shape: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


LOAD = "%x = memref.load %a[%i] : memref<64xf32>\n"


def test_elementwise() -> None:
    body = LOAD + "%y = arith.mulf %x, %x : f32\nmemref.store %y, %b[%i] : memref<64xf32>"
    assert together(loops(body), floats(64), floats(64))


def test_counters_are_numbers() -> None:
    body = """%n = arith.index_cast %i : index to i32
      %x = arith.sitofp %n : i32 to f32
      memref.store %x, %b[%i] : memref<64xf32>"""
    assert together(loops(body), floats(64), floats(64))


def test_updates_in_place() -> None:
    body = LOAD + "%y = arith.addf %x, %x : f32\nmemref.store %y, %a[%i] : memref<64xf32>"
    assert together(loops(body), floats(64), floats(64))


@pytest.mark.parametrize("offset", ["arith.subi %i, %c1", "arith.addi %i, %c1"])
def test_neighbours_that_are_written_too(offset: str) -> None:
    """A recurrence, and its mirror image, which would be right with all loads before all stores."""
    body = f"""%h = {offset} : index
      %x = memref.load %a[%h] : memref<66xf32>
      %y = memref.load %a[%i] : memref<66xf32>
      %z = arith.addf %x, %y : f32
      memref.store %z, %a[%i] : memref<66xf32>"""
    text = loops(body, arguments="%a: memref<66xf32>").replace("%i = %c0", "%i = %c1")
    assert not together(text, floats(66))


def test_products_of_matrices() -> None:
    body = """%x = memref.load %a[%i, %k] : memref<9x7xf32>
      %y = memref.load %b[%k, %j] : memref<7x8xf32>
      %z = memref.load %c[%i, %j] : memref<9x8xf32>
      %p = arith.mulf %x, %y : f32
      %s = arith.addf %z, %p : f32
      memref.store %s, %c[%i, %j] : memref<9x8xf32>"""
    text = loops(body, "[9, 8, 7]", "%a: memref<9x7xf32>, %b: memref<7x8xf32>, %c: memref<9x8xf32>")
    assert together(text, floats(9, 7), floats(7, 8), floats(9, 8))


def test_elements_in_reverse() -> None:
    body = "%n = arith.subi %c63, %i : index\n" + LOAD + "memref.store %x, %b[%n] : memref<64xf32>"
    text = loops(body).replace("%c64 =", "%c63 = arith.constant 63 : index\n%c64 =")
    assert together(text, floats(64), floats(64))
    assert not together(text.replace("%b[%n]", "%a[%n]"), floats(64), floats(64))


def test_views_of_one_buffer() -> None:
    text = """func.func @f(%a: memref<65xf32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %v = memref.subview %a[1] [64] [1] : memref<65xf32> to memref<64xf32, strided<[1], offset: 1>>
      scf.for %i = %c0 to %c64 step %c1 {
        %x = memref.load %a[%i] : memref<65xf32>
        memref.store %x, %v[%i] : memref<64xf32, strided<[1], offset: 1>>
      }
      return
    }"""
    assert not together(text, floats(65))


@pytest.mark.parametrize("distinct", [True, False])
def test_subscripts_that_are_data(distinct: bool) -> None:
    body = """%p = memref.load %i64[%i] : memref<64xindex>
      %x = memref.load %a[%i] : memref<64xf32>
      memref.store %x, %b[%p] : memref<64xf32>""".replace("%i64", "%p0")
    text = loops(body, arguments="%a: memref<64xf32>, %b: memref<64xf32>, %p0: memref<64xindex>")
    where = np.random.default_rng(3).permutation(64)
    if not distinct:
        where[7] = where[40]
    assert together(text, floats(64), floats(64), where) == distinct


def test_loops_in_the_body() -> None:
    """Sums of rows in a carried value, beside other memory."""
    body = """%z = arith.constant 1.0 : f32
      %s = scf.for %j = %c0 to %c3 step %c1 iter_args(%t = %z) -> (f32) {
        %x = memref.load %a[%i, %j] : memref<64x3xf32>
        %u = arith.addf %t, %x : f32
        scf.yield %u : f32
      }
      memref.store %s, %b[%i] : memref<64xf32>"""
    assert together(loops(body, arguments="%a: memref<64x3xf32>, %b: memref<64xf32>"), floats(64, 3), floats(64))


@pytest.mark.parametrize("combine", ["arith.addf %t, %p", "arith.mulf %p, %t"])
def test_carried_totals(combine: str) -> None:
    """Rounded after each iteration: a sum in pairs would be another one."""
    text = f"""func.func @f(%a: memref<999xf32>, %b: memref<999xf32>) -> f32 {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = arith.constant 999 : index
      %z = arith.constant 1.5 : f32
      %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %z) -> f32 {{
        %x = memref.load %a[%i] : memref<999xf32>
        %y = memref.load %b[%i] : memref<999xf32>
        %p = arith.addf %x, %y : f32
        %u = {combine} : f32
        scf.yield %u : f32
      }}
      return %s : f32
    }}"""
    assert together(text, floats(999), floats(999, seed=1))
    whole = text.replace("f32", "i32").replace("arith.addf", "arith.addi").replace("arith.mulf", "arith.muli")
    numbers = np.random.default_rng(7).integers(-(2**31), 2**31, (2, 999)).astype(np.int32)
    assert together(whole.replace("1.5 : i32", "3 : i32"), *numbers)


def test_totals_in_affine_loops() -> None:
    text = """func.func @f(%a: memref<100xi1>, %b: memref<100xi1>) -> i1 {
      %z = arith.constant true
      %s = affine.for %i = 0 to 100 iter_args(%t = %z) -> i1 {
        %x = affine.load %a[%i] : memref<100xi1>
        %y = affine.load %b[%i] : memref<100xi1>
        %p = arith.ori %x, %y : i1
        %u = arith.xori %t, %p : i1
        affine.yield %u : i1
      }
      return %s : i1
    }"""
    draw = np.random.default_rng(9)
    assert together(text, draw.integers(0, 2, 100).astype(bool), draw.integers(0, 2, 100).astype(bool))


def test_totals_that_are_more() -> None:
    """The total is looked at on the way, or enters itself twice, or is not what comes next."""
    text = """func.func @f(%a: memref<64xf32>) -> f32 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = arith.constant 64 : index
      %z = arith.constant 1.5 : f32
      %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %z) -> f32 {
        %x = memref.load %a[%i] : memref<64xf32>
        %p = arith.mulf %x, %OTHER : f32
        %u = arith.addf %t, %p : f32
        scf.yield %LAST : f32
      }
      return %s : f32
    }"""
    assert together(text.replace("%OTHER", "%x").replace("%LAST", "%u"), floats(64))
    assert not together(text.replace("%OTHER", "%t").replace("%LAST", "%u"), floats(64))
    assert not together(text.replace("%OTHER", "%x").replace("%LAST", "%p"), floats(64))
    without_nan = text.replace("%u = arith.addf %t, %p", "%u = arith.addf %t, %p fastmath<nnan>")
    with_nan = floats(64)
    with_nan[3] = np.nan
    message = error(without_nan.replace("%OTHER", "%x").replace("%LAST", "%u"), with_nan)
    assert "fast-math flags exclude what there is" in message
    maxima = text.replace("arith.addf", "arith.maximumf")
    assert not together(maxima.replace("%OTHER", "%x").replace("%LAST", "%u"), floats(64))


def test_totals_in_memory() -> None:
    body = """%x = memref.load %a[%i, %j] : memref<30x7xf32>
      %t = memref.load %b[%c2] : memref<64xf32>
      %u = arith.addf %x, %t : f32
      memref.store %u, %b[%c2] : memref<64xf32>"""
    arguments = "%a: memref<30x7xf32>, %b: memref<64xf32>"
    text = loops(body, "[30, 7]", arguments)
    assert together(text, floats(30, 7), floats(64))
    other = text.replace("%t = memref.load %b[%c2]", "%t = memref.load %b[%c1]")
    assert not together(other, floats(30, 7), floats(64)), "it is not the element that is stored"
    same_buffer = text.replace("memref.load %a[%i, %j] : memref<30x7xf32>", "memref.load %b[%j] : memref<64xf32>")
    assert not together(same_buffer, floats(30, 7), floats(64)), "the total is a term"


def test_errors_in_totals() -> None:
    body = """%x = memref.load %a[%i] : memref<64xf32>
      %t = memref.load %b[%c2] : memref<2xf32>
      %u = arith.addf %x, %t : f32
      memref.store %u, %b[%c2] : memref<2xf32>"""
    text = loops(body, arguments="%a: memref<64xf32>, %b: memref<2xf32>")
    assert "index (2) is out of the bounds of a memref of 2" in error(text, floats(64), floats(2))


def test_rows_of_different_length() -> None:
    """A sparse matrix times a vector: the rows' loops do not go together."""
    body = """%i1 = arith.addi %i, %c1 : index
      %lo = memref.load %p[%i] : memref<65xindex>
      %hi = memref.load %p[%i1] : memref<65xindex>
      scf.for %j = %lo to %hi step %c1 {
        %x = memref.load %a[%j] : memref<?xf32>
        %y = memref.load %b[%i] : memref<64xf32>
        %z = arith.addf %x, %y : f32
        memref.store %z, %b[%i] : memref<64xf32>
      }"""
    text = loops(body, arguments="%a: memref<?xf32>, %b: memref<64xf32>, %p: memref<65xindex>")
    lengths = np.random.default_rng(5).integers(0, 4, 64)
    positions = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)
    assert not together(text, floats(int(positions[-1])), floats(64), positions)


@pytest.mark.parametrize("head", ["scf.parallel (%i, %j) = (%c0, %c0) to (%c9, %c8) step (%c1, %c2)",
                                  "affine.parallel (%i, %j) = (0, 0) to (9, 8) step (1, 2)"])  # fmt: skip
def test_parallel_loops(head: str) -> None:
    text = f"""func.func @f(%a: memref<9x8xf32>, %b: memref<8x9xf32>) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c8 = arith.constant 8 : index
      %c9 = arith.constant 9 : index
      {head} {{
        %x = memref.load %a[%i, %j] : memref<9x8xf32>
        memref.store %x, %b[%j, %i] : memref<8x9xf32>
      }}
      return
    }}"""
    assert together(text, floats(9, 8), floats(8, 9))


def test_affine_loops() -> None:
    text = """func.func @f(%a: memref<40xf64>, %b: memref<12x12xf64>, %n: index) {
      affine.for %i = 1 to min affine_map<(d0) -> (d0, 12)>(%n) {
        affine.for %j = 0 to 12 step 3 {
          %x = affine.load %a[%i * 2 + %j floordiv 2 + symbol(%n)] : memref<40xf64>
          affine.store %x, %b[%i, %j] : memref<12x12xf64>
        }
      }
      return
    }"""
    assert together(text, np.arange(40.0), np.zeros((12, 12)), np.int64(10))


def test_errors_of_one_iteration() -> None:
    """The first error in order is told, and what came before it has happened."""
    body = """%n = arith.subi %i, %c3 : index
      %q = arith.divsi %c64, %n : index
      memref.store %q, %a[%i] : memref<64xindex>"""
    text = loops(body, arguments="%a: memref<64xindex>")
    with one_by_one():
        wanted = error(text, np.zeros(64, np.int64))
    assert error(text, np.zeros(64, np.int64)) == wanted
    assert "division by zero" in wanted
    outside = loops(LOAD + "memref.store %x, %b[%i] : memref<64xf32>", "[65]")
    with one_by_one():
        wanted = error(outside, floats(64), floats(64))
    assert error(outside, floats(64), floats(64)) == wanted
    assert "out of the bounds" in wanted


def test_what_was_done_is_undone() -> None:
    """A recurrence that begins late, in the second of two stores."""
    body = (
        LOAD
        + """%two = arith.addf %x, %x : f32
      memref.store %two, %a[%i] : memref<64xf32>
      %h = arith.divui %i, %c2 : index
      memref.store %x, %b[%h] : memref<64xf32>"""
    )
    assert not together(loops(body), floats(64), floats(64))


def test_constant_memory_is_not_written() -> None:
    text = """memref.global "private" constant @g : memref<64xf32> = dense<1.0>
    func.func @f(%b: memref<64xf32>) {
      %a = memref.get_global @g : memref<64xf32>
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      scf.for %i = %c0 to %c64 step %c1 {
        %x = memref.load %a[%i] : memref<64xf32>
        memref.store %x, %STORE[%i] : memref<64xf32>
      }
      return
    }"""
    assert together(text.replace("%STORE", "%b"), floats(64))
    assert "constant" in error(text.replace("%STORE", "%a"), floats(64))


def test_steps_are_counted() -> None:
    text = loops(LOAD + "memref.store %x, %b[%i] : memref<64xf32>")
    with one_by_one():
        assert "more than 150 steps" in error(text, floats(64), floats(64), options=Options(max_steps=150))
    assert "more than 150 steps" in error(text, floats(64), floats(64), options=Options(max_steps=150))
    run(parse(text), "f", floats(64), floats(64), options=Options(max_steps=300))


def test_lanes_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "MOST_LANES", 20)
    test_products_of_matrices()
    test_elementwise()
    test_subscripts_that_are_data(True)
    test_subscripts_that_are_data(False)
    test_totals_in_memory()
    test_carried_totals("arith.addf %t, %p")


# Drawn nests.

TYPES = ("f32", "f64", "i32", "i8", "i1", "index", "f16", "bf16")
INTEGERS = {"i32": np.int32, "i8": np.int8, "i1": np.bool_, "index": np.int64}
FLOATS = {"f32": np.float32, "f64": np.float64, "f16": np.float16, "bf16": np.float32}


def drawn(draw: random.Random) -> tuple[str, list[Array]]:
    """A nest of one to three loops over arrays of 12 elements a dimension, and its arguments."""
    rank, type = draw.randint(1, 3), draw.choice(TYPES)
    shape = "x".join(["12"] * draw.randint(1, 2))
    dims = shape.count("x") + 1
    memref = f"memref<{shape}x{type}>"
    names = "ijk"[:rank]
    lines: list[str] = []
    values: list[str] = []
    target = draw.choice("abc")

    def subscripts() -> str:
        found = []
        for _ in range(dims):
            one = f"%{draw.choice(names)}"
            kind = draw.randrange(8)
            if kind < 2:
                op = f"arith.addi {one}, %c{draw.randint(0, 3)}" if kind else f"arith.subi %c11, {one}"
                lines.append(f"%s{len(lines)} = {op} : index")
                one = f"%s{len(lines) - 1}"
            found.append(one)
        return ", ".join(found)

    ops = ("arith.addf", "arith.mulf") if type in FLOATS else ("arith.addi", "arith.muli")
    for _ in range(draw.randint(2, 5)):
        kind = draw.randrange(4)
        if kind < 2 or len(values) < 2:
            at = subscripts()
            lines.append(f"%v{len(lines)} = memref.load %{draw.choice('abc')}[{at}] : {memref}")
            values.append(f"%v{len(lines) - 1}")
        elif kind == 2:
            one, other = draw.choice(values), draw.choice(values)
            lines.append(f"%v{len(lines)} = {draw.choice(ops)} {one}, {other} : {type}")
            values.append(f"%v{len(lines) - 1}")
        else:
            at = subscripts()
            lines.append(f"memref.store {draw.choice(values)}, %{draw.choice('abc')}[{at}] : {memref}")
    plain = ", ".join([f"%{one}" for one in draw.sample(names[:dims] * 2, dims)])
    at = plain if draw.randrange(3) else ", ".join(["%c2"] * dims) if draw.randrange(2) else subscripts()
    if "%c2" in at and draw.randrange(3):
        lines.append(f"%t = memref.load %{target}[{at}] : {memref}")
        lines.append(f"%w = {draw.choice(ops)} %t, {values[-1]} : {type}")
        values.append("%w")
    lines.append(f"memref.store {values[-1]}, %{target}[{at}] : {memref}")
    heads = []
    for one in names:
        low, high = draw.choice((0, 1)), draw.choice((9, 9, 9, 12, 2))
        heads.append(f"scf.for %{one} = %c{low} to %c{high} step %c1 {{")
    constants = [f"%c{one} = arith.constant {one} : index" for one in (0, 1, 2, 3, 9, 11, 12)]
    arguments = ", ".join([f"%{one}: {memref}" for one in "abc"])
    text = "\n".join([f"func.func @f({arguments}) {{", *constants, *heads, *lines, "}\n" * rank, "return\n}"])
    generator = np.random.default_rng(draw.randrange(1 << 30))
    arrays: list[Array] = []
    for _ in range(3):
        numbers = generator.integers(0 if type == "i1" else -3, 2 if type == "i1" else 4, (12,) * dims)
        arrays.append(numbers.astype((INTEGERS | FLOATS)[type]))
    return text, arrays


@pytest.mark.parametrize("seed", range(6))
def test_drawn_nests(seed: int) -> None:
    draw = random.Random(seed)
    ran = 0
    for _ in range(DRAWS // 6):
        text, arrays = drawn(draw)
        try:
            ran += together(text, *arrays)
        except Exception as failure:
            with one_by_one():
                wanted = error(text, *arrays)
            assert str(failure) == wanted, text
    assert 1 <= ran < DRAWS // 6, "some run together, and some do not"
