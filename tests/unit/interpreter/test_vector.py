"""vector ops on values against NumPy: elements, shapes and masks, scalable vectors, and printing."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.driver.execute import run_in_process
from pyopt.interpreter import Options
from tests.unit.interpreter.programs import call, error, iota, one, same, type_text

SHAPES = [(2, 3), (1, 4), (3, 1), (1, 1)]


def vector(shape: tuple[int, ...], element: str = "i32") -> str:
    return type_text("vector", shape, element)


def function(arguments: str, result: str, body: str) -> str:
    """@f that returns %r."""
    return f"func.func @f({arguments}) -> {result} {{\n  {body}\n  return %r : {result}\n}}\n"


# Elements and shapes.


@pytest.mark.parametrize(("source", "target"), [
    ((), (2, 3)), ((3,), (2, 3)), ((1, 3), (4, 2, 3)), ((2, 1), (2, 3)), ((1, 1), (2, 2)), ((2,), (2,)),
])  # fmt: skip
def test_broadcast(source: tuple[int, ...], target: tuple[int, ...]) -> None:
    given = iota(source, 5)
    kind = vector(source) if source else "vector<i32>"
    text = function(f"%a: {kind}", vector(target), f"%r = vector.broadcast %a : {kind} to {vector(target)}")
    same(one(text, given), np.broadcast_to(given, target))


@pytest.mark.parametrize("element", ["i1", "i8", "f32", "bf16", "index"])
def test_of_scalars(element: str) -> None:
    text = f"""func.func @f(%a: {element}, %b: {element}) -> (vector<2x2x{element}>, vector<3x{element}>, {element},
        {element}, vector<2x2x{element}>) {{
      %0 = vector.from_elements %a, %b, %b, %a : vector<2x2x{element}>
      %1 = vector.broadcast %a : {element} to vector<3x{element}>
      %2 = vector.extract %0[0, 1] : {element} from vector<2x2x{element}>
      %c2 = arith.constant 2 : index
      %3 = vector.insert %b, %1 [%c2] : {element} into vector<3x{element}>
      %4 = vector.extract %3[%c2] : {element} from vector<3x{element}>
      %5 = vector.insert %b, %0 [1, 1] : {element} into vector<2x2x{element}>
      return %0, %3, %2, %4, %5 : vector<2x2x{element}>, vector<3x{element}>, {element}, {element},
        vector<2x2x{element}>
    }}"""
    a, b = (1, 0) if element == "i1" else (3, 2)
    made, changed, taken, last, inserted = [found.astype(float).tolist() for found in call(text, a, b)]
    assert (made, changed, taken, last, inserted) == ([[a, b], [b, a]], [a, a, b], b, b, [[a, b], [b, b]])


@pytest.mark.parametrize("shape", SHAPES)
def test_parts(shape: tuple[int, int]) -> None:
    """A row taken and put, by constant and dynamic positions."""
    whole, row = vector(shape), vector(shape[1:])
    text = f"""func.func @f(%v: {whole}, %w: {row}, %i: index, %j: index) -> ({row}, i32, {whole}, {whole}) {{
      %0 = vector.extract %v[%i] : {row} from {whole}
      %1 = vector.extract %v[%i, %j] : i32 from {whole}
      %2 = vector.insert %w, %v [%i] : {row} into {whole}
      %c9 = arith.constant 9 : i32
      %3 = vector.insert %c9, %v [%i, %j] : i32 into {whole}
      return %0, %1, %2, %3 : {row}, i32, {whole}, {whole}
    }}"""
    given, i, j = iota(shape), shape[0] - 1, shape[1] - 1
    taken, element, put, changed = call(text, given, iota(shape[1:], 50), i, j)
    same(taken, given[i])
    assert int(element) == given[i, j]
    wanted = given.copy()
    wanted[i] = iota(shape[1:], 50)
    same(put, wanted)
    wanted = given.copy()
    wanted[i, j] = 9
    same(changed, wanted)


def test_positions_out_of_bounds_are_poison() -> None:
    text = """func.func @f(%v: vector<3xi32>, %i: index, %c: i1) -> i32 {
      %0 = vector.extract %v[%i] : i32 from vector<3xi32>
      %c0 = arith.constant 0 : index
      %1 = vector.extract %v[0] : i32 from vector<3xi32>
      %2 = arith.select %c, %0, %1 : i32
      return %2 : i32
    }"""
    assert int(one(text, iota((3,), 4), 5, False)) == 4
    assert "the position is out of bounds" in error(text, iota((3,)), 5, True)
    assert one(text, iota((3,)), 5, True, options=Options(strict=False)).shape == ()


def test_poison_positions() -> None:
    text = """func.func @f(%v: vector<3xi32>, %x: i32) -> (i32, vector<3xi32>, vector<2xi32>) {
      %0 = vector.extract %v[-1] : i32 from vector<3xi32>
      %1 = vector.insert %x, %v [-1] : i32 into vector<3xi32>
      %2 = vector.shuffle %v, %v [-1, 4] : vector<3xi32>, vector<3xi32>
      return %0, %1, %2 : i32, vector<3xi32>, vector<2xi32>
    }"""
    assert "the position is out of bounds" in error(text, iota((3,)), 5)
    *_, shuffled = call(text, iota((3,)), 5, options=Options(strict=False))
    assert shuffled.tolist()[1] == 1


def test_elements_taken_apart() -> None:
    text = """func.func @f(%v: vector<2x2xf32>, %z: vector<i8>) -> (f32, f32, f32, f32, i8, vector<4xf32>) {
      %0:4 = vector.to_elements %v : vector<2x2xf32>
      %1 = vector.to_elements %z : vector<i8>
      %2 = vector.from_elements %0#3, %0#2, %0#1, %0#0 : vector<4xf32>
      return %0#0, %0#1, %0#2, %0#3, %1, %2 : f32, f32, f32, f32, i8, vector<4xf32>
    }"""
    found = [one.tolist() for one in call(text, np.array([[1.5, 2], [3, 4]], np.float32), np.int8(7))]
    assert found == [1.5, 2, 3, 4, 7, [4, 3, 2, 1.5]]


def test_rank_0() -> None:
    text = """func.func @f(%v: vector<f32>, %x: f32) -> (f32, vector<f32>, vector<1xf32>, vector<f32>) {
      %0 = vector.extract %v[] : f32 from vector<f32>
      %1 = vector.insert %x, %v [] : f32 into vector<f32>
      %2 = vector.shape_cast %1 : vector<f32> to vector<1xf32>
      %3 = vector.broadcast %x : f32 to vector<f32>
      return %0, %1, %2, %3 : f32, vector<f32>, vector<1xf32>, vector<f32>
    }"""
    found = [result.tolist() for result in call(text, np.float32(2), 3.0)]
    assert found == [2.0, 3.0, [3.0], 3.0]


def test_strided_slices() -> None:
    text = """func.func @f(%v: vector<4x5x2xi32>, %s: vector<2x2xi32>) -> (vector<2x3x2xi32>, vector<4x5x2xi32>) {
      %0 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]}
        : vector<4x5x2xi32> to vector<2x3x2xi32>
      %1 = vector.insert_strided_slice %s, %v {offsets = [2, 3, 0], strides = [1, 1]}
        : vector<2x2xi32> into vector<4x5x2xi32>
      return %0, %1 : vector<2x3x2xi32>, vector<4x5x2xi32>
    }"""
    given = iota((4, 5, 2))
    taken, put = call(text, given, iota((2, 2), 100))
    same(taken, given[1:3, 2:5])
    wanted = given.copy()
    wanted[2, 3:5] = iota((2, 2), 100)
    same(put, wanted)


@pytest.mark.parametrize("shape", [(2, 3, 4), (1, 1, 4), (2, 1, 2)])
def test_orders(shape: tuple[int, int, int]) -> None:
    a, b, c = shape
    flat, turned, wide = vector((a * b, c)), vector((c, a, b)), vector((a, b, c * 2))
    text = f"""func.func @f(%v: {vector(shape)}, %w: {vector(shape)}) -> ({flat}, {turned}, {wide}, {vector(shape)},
        {vector(shape)}) {{
      %0 = vector.shape_cast %v : {vector(shape)} to {flat}
      %1 = vector.transpose %v, [2, 0, 1] : {vector(shape)} to {turned}
      %2 = vector.interleave %v, %w : {vector(shape)} -> {wide}
      %3, %4 = vector.deinterleave %2 : {wide} -> {vector(shape)}
      return %0, %1, %2, %3, %4 : {flat}, {turned}, {wide}, {vector(shape)}, {vector(shape)}
    }}"""
    given, other = iota(shape), iota(shape, 100)
    cast, transposed, mixed, even, odd = call(text, given, other)
    same(cast, given.reshape(a * b, c))
    same(transposed, given.transpose(2, 0, 1))
    same(mixed, np.stack([given, other], axis=3).reshape(a, b, c * 2))
    same(even, given)
    same(odd, other)


def test_shuffle_and_step() -> None:
    text = """func.func @f(%v: vector<2x2xi32>, %w: vector<3x2xi32>) -> (vector<4x2xi32>, vector<3xindex>) {
      %0 = vector.shuffle %v, %w [4, 0, 0, 2] : vector<2x2xi32>, vector<3x2xi32>
      %1 = vector.step : vector<3xindex>
      return %0, %1 : vector<4x2xi32>, vector<3xindex>
    }"""
    shuffled, steps = call(text, iota((2, 2)), iota((3, 2), 100))
    same(shuffled, np.concatenate([iota((2, 2)), iota((3, 2), 100)])[[4, 0, 0, 2]])
    same(steps, np.arange(3))


@pytest.mark.parametrize(("source", "target", "count", "wanted"), [
    ("i8", "i32", 4, np.int32), ("i32", "i8", 16, np.int8), ("f32", "i64", 2, np.int64), ("i16", "f16", 4, np.float16),
    ("f64", "f32", 8, np.float32),
])  # fmt: skip
def test_bitcast(source: str, target: str, count: int, wanted: type) -> None:
    dtypes = {"i8": np.int8, "i16": np.int16, "i32": np.int32, "f32": np.float32, "f64": np.float64}
    given = np.array([[1, -2, 3, 4], [-5, 60, 7, 80]], dtypes[source])
    given = np.repeat(given, 4, axis=1) if (source, target) == ("i8", "i32") else given
    shape = given.view(wanted).shape
    assert shape[1] == count
    text = function(f"%v: {vector(given.shape, source)}", vector(shape, target),
                    f"%r = vector.bitcast %v : {vector(given.shape, source)} to {vector(shape, target)}")  # fmt: skip
    np.testing.assert_array_equal(one(text, given).view(np.uint8), given.view(wanted).view(np.uint8))


def test_bitcast_of_odd_types() -> None:
    text = """func.func @f(%v: vector<6xi4>, %w: vector<2xbf16>) -> (vector<2xi12>, vector<1xi32>, vector<24xi1>) {
      %0 = vector.bitcast %v : vector<6xi4> to vector<2xi12>
      %1 = vector.bitcast %w : vector<2xbf16> to vector<1xi32>
      %2 = vector.bitcast %v : vector<6xi4> to vector<24xi1>
      return %0, %1, %2 : vector<2xi12>, vector<1xi32>, vector<24xi1>
    }"""
    given = np.array([1, 2, 3, -1, 0, -8], np.int8)
    wide, bits, truth = call(text, given, np.array([1.0, -2.0], np.float32))
    assert wide.tolist() == [0x321, 0x80F - 0x1000]
    assert bits.tolist() == [(0xC000 << 16 | 0x3F80) - (1 << 32)]
    assert truth.tolist() == [bool(int(one_) >> at & 1) for one_ in given for at in range(4)]


# Masks.


@pytest.mark.parametrize("extents", [(0, 0), (1, 2), (2, 3), (5, -1), (7, 9)])
def test_masks(extents: tuple[int, int]) -> None:
    i, j = np.indices((2, 3))
    text = """func.func @f(%a: index, %b: index) -> vector<2x3xi1> {
      %0 = vector.create_mask %a, %b : vector<2x3xi1>
      return %0 : vector<2x3xi1>
    }"""
    wanted = (i < extents[0]) & (j < extents[1])
    same(one(text, *extents), wanted)
    if all(0 <= extent <= size for extent, size in zip(extents, (2, 3), strict=True)):
        constant = function("", "vector<2x3xi1>", f"%r = vector.constant_mask {list(extents)} : vector<2x3xi1>")
        same(one(constant), wanted)


def test_mask_around_other_ops() -> None:
    text = """func.func @f(%m: vector<3xi1>, %a: vector<3xi32>) -> vector<3xi32> {
      %0 = vector.mask %m { vector.yield %a : vector<3xi32> } : vector<3xi1> -> vector<3xi32>
      return %0 : vector<3xi32>
    }"""
    same(one(text, np.array([True, False, True]), iota((3,))), iota((3,)))


# Scalable vectors.


@pytest.mark.parametrize("vscale", [1, 2, 4])
def test_scalable_vectors(vscale: int) -> None:
    text = """func.func @f(%x: f32, %n: index) -> (vector<[4]xf32>, vector<[2]xi1>, index, vector<4xf32>,
        vector<[4]xf32>, f32, vector<[4]xindex>) {
      %0 = vector.broadcast %x : f32 to vector<[4]xf32>
      %one = arith.constant dense<1.0> : vector<[4]xf32>
      %1 = arith.addf %0, %one : vector<[4]xf32>
      %2 = vector.create_mask %n : vector<[2]xi1>
      %3 = vector.vscale
      %4 = vector.scalable.extract %1[0] : vector<4xf32> from vector<[4]xf32>
      %z = arith.constant dense<0.0> : vector<4xf32>
      %5 = vector.scalable.insert %z, %1[0] : vector<4xf32> into vector<[4]xf32>
      %6 = vector.reduction <add>, %5 : vector<[4]xf32> into f32
      %7 = vector.step : vector<[4]xindex>
      return %1, %2, %3, %4, %5, %6, %7 : vector<[4]xf32>, vector<[2]xi1>, index, vector<4xf32>, vector<[4]xf32>, f32,
        vector<[4]xindex>
    }"""
    found = call(text, 2.0, 3, options=Options(vscale=vscale))
    same(found[0], np.full(4 * vscale, 3, np.float32))
    same(found[1], np.arange(2 * vscale) < 3)
    assert int(found[2]) == vscale
    same(found[3], np.full(4, 3, np.float32))
    assert found[4].tolist() == [0.0] * 4 + [3.0] * (4 * vscale - 4)
    assert float(found[5]) == 3.0 * (4 * vscale - 4)
    same(found[6], np.arange(4 * vscale))


# Printing.


def test_print() -> None:
    """As the reference's runner prints these."""
    text = """func.func @main() {
      %a = arith.constant dense<[1.5, -2.0, 3.25e10]> : vector<3xf32>
      vector.print %a : vector<3xf32>
      %b = arith.constant dense<[[1, -2], [3, 4]]> : vector<2x2xi32>
      vector.print %b : vector<2x2xi32>
      %c = arith.constant dense<[true, false]> : vector<2xi1>
      vector.print %c : vector<2xi1>
      %d = arith.constant 0.1 : f64
      vector.print %d : f64 punctuation <comma>
      %e = arith.constant -5 : i8
      vector.print %e : i8 punctuation <open>
      %f = arith.constant -5 : index
      vector.print %f : index punctuation <close>
      %g = arith.constant 12345678.0 : f32
      vector.print %g : f32 punctuation <no_punctuation>
      vector.print punctuation <newline>
      vector.print str "hello\\0A"
      %i = arith.constant 0x7F800000 : f32
      vector.print %i : f32
      %l = arith.constant dense<7> : vector<i32>
      vector.print %l : vector<i32>
      %n = arith.constant 1.1 : f16
      vector.print %n : f16
      return
    }"""
    wanted = """( 1.5, -2, 3.25e+10 )
( ( 1, -2 ), ( 3, 4 ) )
( 1, 0 )
0.1, -5( 18446744073709551611 )1.23457e+07
hello
inf
( 7 )
1.09961
"""
    assert run_in_process(["-"], text) == (0, wanted, "")
