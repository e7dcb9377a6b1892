"""vector reductions, scans and products against NumPy, with masks too."""

from __future__ import annotations

from functools import reduce

import numpy as np
import pytest

from tests.unit.interpreter.programs import Array, call, iota, numbers, same, type_text

KINDS = {
    "add": np.add, "mul": np.multiply, "minsi": np.minimum, "maxsi": np.maximum, "and": np.bitwise_and,
    "or": np.bitwise_or, "xor": np.bitwise_xor, "minui": np.minimum, "maxui": np.maximum, "maximumf": np.maximum,
    "minimumf": np.minimum, "maxnumf": np.fmax, "minnumf": np.fmin,
}  # fmt: skip


def vector(shape: tuple[int, ...], element: str) -> str:
    return type_text("vector", shape, element)


def combined(kind: str, a: Array, b: Array) -> Array:
    """As the kind says."""
    if kind.endswith("ui"):
        unsigned = np.dtype(f"u{a.dtype.itemsize}")
        return np.asarray(KINDS[kind](a.astype(unsigned), b.astype(unsigned)).astype(a.dtype))
    return np.asarray(KINDS[kind](a, b), a.dtype)


@pytest.mark.parametrize(("element", "kinds"), [
    ("i8", ("add", "mul", "minsi", "maxsi", "minui", "maxui", "and", "or", "xor")),
    ("i64", ("add", "mul", "minui", "maxsi")), ("f32", ("add", "mul", "maximumf", "minimumf", "maxnumf", "minnumf")),
])  # fmt: skip
def test_reductions(element: str, kinds: tuple[str, ...]) -> None:
    """One after another, by each kind: of a vector, along dimensions, and as scans."""
    generator = np.random.default_rng(3)
    values, start = numbers(generator, (2, 3, 4), element), numbers(generator, (2, 4), element)
    if element == "f32":
        values = (values + generator.random((2, 3, 4))).astype(np.float32)
    for kind in kinds:
        text = f"""func.func @f(%v: {vector((2, 3, 4), element)}, %s: {vector((2, 4), element)}, %x: {element})
            -> ({element}, {element}, {vector((2, 4), element)}, {element}, {vector((2, 3, 4), element)},
                {vector((2, 4), element)}, {vector((2, 3, 4), element)}, {vector((2, 4), element)}) {{
          %row = vector.extract %v[0, 0] : {vector((4,), element)} from {vector((2, 3, 4), element)}
          %0 = vector.reduction <{kind}>, %row : {vector((4,), element)} into {element}
          %1 = vector.reduction <{kind}>, %row, %x : {vector((4,), element)} into {element}
          %2 = vector.multi_reduction <{kind}>, %v, %s [1]
            : {vector((2, 3, 4), element)} to {vector((2, 4), element)}
          %3 = vector.multi_reduction <{kind}>, %v, %x [0, 1, 2] : {vector((2, 3, 4), element)} to {element}
          %4:2 = vector.scan <{kind}>, %v, %s {{inclusive = true, reduction_dim = 1}}
            : {vector((2, 3, 4), element)}, {vector((2, 4), element)}
          %5:2 = vector.scan <{kind}>, %v, %s {{inclusive = false, reduction_dim = 1}}
            : {vector((2, 3, 4), element)}, {vector((2, 4), element)}
          return %0, %1, %2, %3, %4#0, %4#1, %5#0, %5#1 : {element}, {element}, {vector((2, 4), element)}, {element},
            {vector((2, 3, 4), element)}, {vector((2, 4), element)}, {vector((2, 3, 4), element)},
            {vector((2, 4), element)}
        }}"""

        def fold(parts: list[Array], kind: str = kind) -> Array:
            return reduce(lambda a, b: combined(kind, a, b), parts)

        x = np.asarray(3, values.dtype)
        flat = list(values[0, 0].reshape(4))
        slices = [values[:, at] for at in range(3)]
        found = call(text, values, start, 3)
        same(found[0], fold([np.asarray(item) for item in flat]))
        same(found[1], fold([x, *[np.asarray(item) for item in flat]]))
        same(found[2], fold([start, *slices]))
        same(found[3], fold([x, *[np.asarray(item) for item in values.reshape(-1)]]))
        same(found[4], np.stack([fold(slices[: at + 1]) for at in range(3)], axis=1))
        same(found[5], fold(slices))
        same(found[6], np.stack([fold([start, *slices[:at]]) for at in range(3)], axis=1))
        same(found[7], fold([start, *slices[:2]]))


@pytest.mark.parametrize("kind", ["add", "mul", "maxsi"])
def test_contract(kind: str) -> None:
    """Sums over two loops, a transposed accumulator, and an accumulator that is wider than the factors."""
    text = f"""func.func @f(%a: vector<2x3x4xi8>, %b: vector<4x5x3xi8>, %c: vector<5x2xi32>, %d: i8)
        -> (vector<5x2xi32>, i8) {{
      %0 = vector.contract {{indexing_maps = [affine_map<(m, n, k, l) -> (m, k, l)>,
          affine_map<(m, n, k, l) -> (l, n, k)>, affine_map<(m, n, k, l) -> (n, m)>],
          iterator_types = ["parallel", "parallel", "reduction", "reduction"], kind = #vector.kind<{kind}>}}
        %a, %b, %c : vector<2x3x4xi8>, vector<4x5x3xi8> into vector<5x2xi32>
      %row = vector.extract %a[0, 0] : vector<4xi8> from vector<2x3x4xi8>
      %1 = vector.contract {{indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>],
          iterator_types = ["reduction"], kind = #vector.kind<{kind}>}} %row, %row, %d
        : vector<4xi8>, vector<4xi8> into i8
      return %0, %1 : vector<5x2xi32>, i8
    }}"""
    generator = np.random.default_rng(4)
    a, b = numbers(generator, (2, 3, 4), "i8"), numbers(generator, (4, 5, 3), "i8")
    c = numbers(generator, (5, 2), "i32")
    wanted = c
    for k in range(3):
        for last in range(4):
            term = b[last, :, k, None].astype(np.int32) * a[None, :, k, last].astype(np.int32)
            wanted = combined(kind, wanted, term)
    scalar = np.asarray(7, np.int8)
    for item in a[0, 0]:
        scalar = combined(kind, scalar, np.asarray(item * item, np.int8))
    found, number = call(text, a, b, c, 7)
    same(found, wanted)
    same(number, scalar)


def test_products_of_floats_are_rounded() -> None:
    """fma and an outerproduct with an accumulator once, a contraction twice."""
    text = """func.func @f(%a: vector<1xf32>, %b: vector<1xf32>, %c: vector<1xf32>, %d: vector<1x1xf32>)
        -> (vector<1xf32>, vector<1x1xf32>, vector<1x1xf32>) {
      %0 = vector.fma %a, %b, %c : vector<1xf32>
      %1 = vector.outerproduct %a, %b, %d : vector<1xf32>, vector<1xf32>
      %l = vector.shape_cast %a : vector<1xf32> to vector<1x1xf32>
      %r = vector.shape_cast %b : vector<1xf32> to vector<1x1xf32>
      %2 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
          affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %l, %r, %d
        : vector<1x1xf32>, vector<1x1xf32> into vector<1x1xf32>
      return %0, %1, %2 : vector<1xf32>, vector<1x1xf32>, vector<1x1xf32>
    }"""
    a = np.array([1 + 2.0**-12], np.float32)
    c = np.array([-1 - 2.0**-11], np.float32)
    fused, outer, twice = call(text, a, a, c, c[None])
    same(fused, np.array([2.0**-24], np.float32))
    same(outer, np.array([[2.0**-24]], np.float32))
    same(twice, np.zeros((1, 1), np.float32))


@pytest.mark.parametrize("kind", ["add", "mul", "minsi", "maxsi", "xor"])
def test_outerproduct(kind: str) -> None:
    text = f"""func.func @f(%a: vector<2xi32>, %b: vector<3xi32>, %c: vector<2x3xi32>, %x: i32, %d: vector<2xi32>)
        -> (vector<2x3xi32>, vector<2x3xi32>, vector<2xi32>, vector<2xi32>) {{
      %0 = vector.outerproduct %a, %b : vector<2xi32>, vector<3xi32>
      %1 = vector.outerproduct %a, %b, %c {{kind = #vector.kind<{kind}>}} : vector<2xi32>, vector<3xi32>
      %2 = vector.outerproduct %a, %x : vector<2xi32>, i32
      %3 = vector.outerproduct %a, %x, %d {{kind = #vector.kind<{kind}>}} : vector<2xi32>, i32
      return %0, %1, %2, %3 : vector<2x3xi32>, vector<2x3xi32>, vector<2xi32>, vector<2xi32>
    }}"""
    a, b, c, d = iota((2,), 2), iota((3,), -1), iota((2, 3), 1), iota((2,), 5)
    outer, kept, scaled, both = call(text, a, b, c, 7, d)
    same(outer, a[:, None] * b)
    same(kept, combined(kind, c, a[:, None] * b))
    same(scaled, a * np.int32(7))
    same(both, combined(kind, d, a * np.int32(7)))


@pytest.mark.parametrize("kind", ["add", "mul", "minsi", "maxui", "xor"])
def test_masked_reductions(kind: str) -> None:
    text = f"""func.func @f(%v: vector<2x3xi32>, %m: vector<2x3xi1>, %a: vector<2xi32>, %b: i32)
        -> (vector<2xi32>, i32) {{
      %0 = vector.mask %m {{ vector.multi_reduction <{kind}>, %v, %a [1] : vector<2x3xi32> to vector<2xi32> }}
        : vector<2x3xi1> -> vector<2xi32>
      %row = vector.extract %v[1] : vector<3xi32> from vector<2x3xi32>
      %bits = vector.extract %m[1] : vector<3xi1> from vector<2x3xi1>
      %1 = vector.mask %bits {{ vector.reduction <{kind}>, %row, %b : vector<3xi32> into i32 }} : vector<3xi1> -> i32
      return %0, %1 : vector<2xi32>, i32
    }}"""
    generator = np.random.default_rng(1)
    for _ in range(5):
        values, mask = numbers(generator, (2, 3), "i32"), numbers(generator, (2, 3), "i1")
        start = numbers(generator, (2,), "i32")
        rows = [
            reduce(lambda a, b: combined(kind, a, b), [row[at : at + 1] for at in range(3) if bits[at]], first[None])
            for row, bits, first in zip(values, mask, start, strict=True)
        ]
        found, last = call(text, values, mask, start, int(start[1]))
        same(found, np.concatenate(rows))
        assert int(last) == rows[1][0]


def test_masked_products() -> None:
    text = """#a = affine_map<(m, n, k) -> (m, k)>
    #b = affine_map<(m, n, k) -> (k, n)>
    #c = affine_map<(m, n, k) -> (m, n)>
    func.func @f(%a: vector<2x4xi32>, %b: vector<4x3xi32>, %c: vector<2x3xi32>, %m: vector<2x3x4xi1>,
        %x: vector<2xi32>, %y: vector<3xi32>, %n: vector<2x3xi1>) -> (vector<2x3xi32>, vector<2x3xi32>) {
      %0 = vector.mask %m { vector.contract {indexing_maps = [#a, #b, #c],
          iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c
          : vector<2x4xi32>, vector<4x3xi32> into vector<2x3xi32> } : vector<2x3x4xi1> -> vector<2x3xi32>
      %1 = vector.mask %n { vector.outerproduct %x, %y, %c : vector<2xi32>, vector<3xi32> }
        : vector<2x3xi1> -> vector<2x3xi32>
      return %0, %1 : vector<2x3xi32>, vector<2x3xi32>
    }"""
    generator = np.random.default_rng(2)
    a, b, c, x, y = [numbers(generator, shape, "i32") for shape in ((2, 4), (4, 3), (2, 3), (2,), (3,))]
    m, n = numbers(generator, (2, 3, 4), "i1"), numbers(generator, (2, 3), "i1")
    products = a[:, None, :] * b.T[None, :, :]
    contracted, outer = call(text, a, b, c, m, x, y, n)
    same(contracted, (c + np.where(m, products, 0).sum(axis=2)).astype(np.int32))
    same(outer, np.where(n, c + x[:, None] * y, c))
