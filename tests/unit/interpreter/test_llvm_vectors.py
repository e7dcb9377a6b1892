"""Vectors of the llvm dialect: elements, shuffles, reductions, and memory under masks."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.interpreter import Options, RunError, parse, run
from pyopt.interpreter.numbers import Array

V4 = "vector<4xi32>"
FOUR = np.array([1, -2, 3, 4], np.int32)
MASK = np.array([True, False, True, False])


def value(body: str, result: str, parameters: str, *arguments: object, vscale: int = 1) -> Array:
    text = f"llvm.func @f({parameters}) -> {result} {{\n  {body}\n  llvm.return %r : {result}\n}}"
    (found,) = run(parse(text), "f", *arguments, options=Options(vscale=vscale))
    return found


def test_elements() -> None:
    body = f"%r = llvm.insertelement %x, %a[%i : i64] : {V4}"
    parameters = f"%a: {V4}, %x: i32, %i: i64"
    assert value(body, V4, parameters, FOUR, 9, 2).tolist() == [1, -2, 9, 4]
    assert FOUR.tolist() == [1, -2, 3, 4]
    extracted = f"%r = llvm.extractelement %a[%i : i64] : {V4}"
    assert value(extracted, "i32", parameters, FOUR, 9, 1) == -2
    for wrong in (f"{body} %q = llvm.extractelement %r[%i : i64] : {V4}", extracted):
        with pytest.raises(RunError, match="no element at this position"):
            value(wrong, V4 if "%q" in wrong else "i32", parameters, FOUR, 9, 4)


def test_splats_begin_with_poison() -> None:
    body = f"""%u = llvm.mlir.poison : {V4}
      %z = llvm.mlir.zero : i64
      %s = llvm.insertelement %x, %u[%z : i64] : {V4}
      %r = llvm.shufflevector %s, %u [0, 0, 0, 0] : {V4}"""
    assert value(body, V4, "%x: i32", 7).tolist() == [7, 7, 7, 7]


def test_shuffles() -> None:
    body = f"%r = llvm.shufflevector %a, %b [5, 0, 3] : {V4}"
    found = value(body, "vector<3xi32>", f"%a: {V4}, %b: {V4}", FOUR, FOUR + 10)
    assert found.tolist() == [8, 1, 4]
    half = f"%r = llvm.intr.vector.extract %a[2] : vector<2xi32> from {V4}"
    assert value(half, "vector<2xi32>", f"%a: {V4}", FOUR).tolist() == [3, 4]
    into = f"%r = llvm.intr.vector.insert %b, %a[2] : vector<2xi32> into {V4}"
    assert value(into, V4, f"%a: {V4}, %b: vector<2xi32>", FOUR, FOUR[:2]).tolist() == [1, -2, 1, -2]
    zipped = '%r = "llvm.intr.vector.interleave2"(%a, %a) : (vector<2xi32>, vector<2xi32>) -> vector<4xi32>'
    assert value(zipped, V4, "%a: vector<2xi32>", FOUR[:2]).tolist() == [1, 1, -2, -2]
    pair = "!llvm.struct<(vector<2xi32>, vector<2xi32>)>"
    parts = f"""%s = "llvm.intr.vector.deinterleave2"(%a) : ({V4}) -> {pair}
      %r = llvm.extractvalue %s[1] : {pair}"""
    assert value(parts, "vector<2xi32>", f"%a: {V4}", FOUR).tolist() == [-2, 4]


def test_counters_and_lanes() -> None:
    assert value(f"%r = llvm.intr.stepvector : {V4}", V4, "").tolist() == [0, 1, 2, 3]
    assert value('%r = "llvm.intr.vscale"() : () -> i64', "i64", "", vscale=3) == 3
    body = "%r = llvm.intr.get.active.lane.mask %a, %b : i64, i64 to vector<4xi1>"
    assert value(body, "vector<4xi1>", "%a: i64, %b: i64", 6, 8).tolist() == [True, True, False, False]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("add", 6), ("mul", -24), ("and", 0), ("or", -1), ("xor", -8), ("smax", 4), ("smin", -2), ("umax", -2),
        ("umin", 1),
    ],
)  # fmt: skip
def test_reductions(name: str, expected: int) -> None:
    body = f'%r = "llvm.intr.vector.reduce.{name}"(%a) : ({V4}) -> i32'
    assert value(body, "i32", f"%a: {V4}", FOUR) == expected


@pytest.mark.parametrize(("name", "expected"), [("fmax", 4.0), ("fmin", -2.0), ("fmaximum", 4.0), ("fminimum", -2.0)])
def test_reductions_of_floats(name: str, expected: float) -> None:
    body = f"%r = llvm.intr.vector.reduce.{name}(%a) : (vector<4xf64>) -> f64"
    assert value(body, "f64", "%a: vector<4xf64>", FOUR.astype(np.float64)) == expected


def test_sums_and_products_begin_with_a_start() -> None:
    """In order: 2^53 + 1 + ... loses each 1, which a sum of the ones first would not."""
    large = np.array([1.0, 1.0, 1.0, 1.0])
    body = '%r = "llvm.intr.vector.reduce.NAME"(%s, %a) : (f64, vector<4xf64>) -> f64'
    parameters = "%s: f64, %a: vector<4xf64>"
    assert value(body.replace("NAME", "fadd"), "f64", parameters, 2.0**53, large) == 2.0**53
    assert value(body.replace("NAME", "fmul"), "f64", parameters, 2.0, np.array([1.0, 2.0, 3.0, 0.5])) == 6.0


@pytest.mark.parametrize("element", ["i1", "i4", "i32", "f32", "bf16"])
def test_vectors_in_memory(element: str) -> None:
    """They come back as they were stored; bits lie side by side."""
    type = f"vector<4x{element}>"
    given = MASK if element == "i1" else FOUR.astype(np.int8 if element == "i4" else np.int32)
    if element in ("f32", "bf16"):
        given = FOUR.astype(np.float32)
    body = f"""llvm.store %a, %p {{alignment = 1 : i64}} : {type}, !llvm.ptr
      %r = llvm.load %p {{alignment = 1 : i64}} : !llvm.ptr -> {type}"""
    memory = np.zeros(16, np.uint8)
    assert value(body, type, f"%a: {type}, %p: !llvm.ptr", given, memory).tolist() == given.tolist()
    expected = {"i1": b"\5", "i4": b"\xe1\x43", "i32": FOUR.tobytes(), "f32": FOUR.astype(np.float32).tobytes()}
    if element in expected:
        assert memory.tobytes().startswith(expected[element])


def test_memory_under_masks() -> None:
    """Only what is in the mask is touched: the memory ends behind its last element."""
    parameters = f"%p: !llvm.ptr, %m: vector<4xi1>, %v: {V4}"
    memory = np.array([10, 20, 30], np.int32)
    loaded = f"""%r = llvm.intr.masked.load %p, %m, %v {{alignment = 4 : i32}}
      : (!llvm.ptr, vector<4xi1>, {V4}) -> {V4}"""
    assert value(loaded, V4, parameters, memory, MASK, FOUR).tolist() == [10, -2, 30, 4]
    with pytest.raises(RunError, match="out of the bounds"):
        value(loaded, V4, parameters, memory, ~MASK, FOUR)
    with pytest.raises(RunError, match="out of the bounds"):
        value(loaded, V4, parameters, memory, MASK | True, FOUR)
    stored = f"""llvm.intr.masked.store %v, %p, %m {{alignment = 4 : i32}} : {V4}, vector<4xi1> into !llvm.ptr
      %r = llvm.mlir.zero : i32"""
    value(stored, "i32", parameters, memory, MASK, FOUR)
    assert memory.tolist() == [1, 20, 3]
    expanded = f'%r = "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<4xi1>, {V4}) -> {V4}'
    assert value(expanded, V4, parameters, memory, MASK, FOUR).tolist() == [1, -2, 20, 4]
    compressed = f"""\"llvm.intr.masked.compressstore\"(%v, %p, %m) : ({V4}, !llvm.ptr, vector<4xi1>) -> ()
      %r = llvm.mlir.zero : i32"""
    value(compressed, "i32", parameters, memory, MASK, FOUR)
    assert memory.tolist() == [1, 3, 3]


def test_elements_at_many_addresses() -> None:
    addresses = """%q = llvm.getelementptr %p[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i32"""
    parameters = f"%p: !llvm.ptr, %i: vector<4xi64>, %m: vector<4xi1>, %v: {V4}"
    memory, places = np.array([10, 20, 30], np.int32), np.array([2, 7, 0, -1], np.int64)
    gathered = f"""{addresses}
      %r = llvm.intr.masked.gather %q, %m, %v {{alignment = 4 : i32}}
        : (vector<4x!llvm.ptr>, vector<4xi1>, {V4}) -> {V4}"""
    assert value(gathered, V4, parameters, memory, places, MASK, FOUR).tolist() == [30, -2, 10, 4]
    with pytest.raises(RunError, match="out of the bounds"):
        value(gathered, V4, parameters, memory, places, ~MASK, FOUR)
    scattered = f"""{addresses}
      llvm.intr.masked.scatter %v, %q, %m {{alignment = 4 : i32}} : {V4}, vector<4xi1> into vector<4x!llvm.ptr>
      %r = llvm.mlir.zero : i32"""
    value(scattered, "i32", parameters, memory, places, MASK, FOUR)
    assert memory.tolist() == [3, 20, 1]


def test_constants() -> None:
    text = """llvm.func @f() -> f32 {
      %a = llvm.mlir.constant(dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
      %b = llvm.mlir.constant([1.5 : f32, 2.5 : f32]) : !llvm.struct<(f32, f32)>
      %x = llvm.extractvalue %a[1, 0] : !llvm.array<2 x array<2 x f32>>
      %y = llvm.extractvalue %b[1] : !llvm.struct<(f32, f32)>
      %r = llvm.fmul %x, %y : f32
      llvm.return %r : f32
    }"""
    (found,) = run(parse(text), "f")
    assert found == 7.5
