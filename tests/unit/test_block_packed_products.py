"""linalg-block-pack-matmul keeps the sums of products, also of dynamic extents that no block divides."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tests.support.block_products import options, program
from tests.unit.interpreter.programs import after, call, same

PASS = "--linalg-block-pack-matmul"


@pytest.mark.parametrize("seed", range(30))
def test_products_are_the_same(seed: int) -> None:
    randomness = Random(seed)
    text, shapes, element = program(randomness)
    packed = after(text, f"{PASS}={options(randomness)}", "--canonicalize", "--cse")
    assert "linalg.pack" in packed or "tensor.expand_shape" in packed
    generator = np.random.default_rng(seed)
    dtype = element.replace("f", "float").replace("i", "int")
    operands = [generator.integers(-4, 5, shape).astype(dtype) for shape in shapes]
    if element.startswith("f"):
        operands[0] *= generator.choice([0.1, -0.0], shapes[0]).astype(dtype)
        operands[2] *= generator.choice([0.1, -0.0], shapes[2]).astype(dtype)
    found, wanted = call(packed, *operands)[0], call(text, *operands)[0]
    same(found, wanted)
    same(np.signbit(found), np.signbit(wanted))


def test_extents_of_0_and_1() -> None:
    """Also of which one operand says what the others leave open."""
    for seed in range(60):
        randomness = Random(seed)
        m, n, k, batches = [randomness.choice([0, 1, 5]) for _ in range(4)]
        text, shapes, element = program(randomness, (m, n, k, batches))
        before = randomness.choice([(), ("--canonicalize", "--cse")])
        packed = after(text, *before, f"{PASS}={options(randomness)}", "--canonicalize", "--cse")
        dtype = element.replace("f", "float").replace("i", "int")
        operands = [np.arange(np.prod(shape, dtype=int)).reshape(shape).astype(dtype) for shape in shapes]
        same(call(packed, *operands)[0], call(text, *operands)[0])


MINUS = """
  func.func @f(%a: tensor<1x1xf32>, %b: tensor<1x1xf32>, %c: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<1x1xf32>, tensor<1x1xf32>) outs(%c : tensor<1x1xf32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }"""


def test_sums_of_minus_zero() -> None:
    """The reference adds 0 to them, which gives 0."""
    operands = [np.full((1, 1), value, np.float32) for value in (-0.0, 1.0, -0.0)]
    assert np.signbit(call(MINUS, *operands)[0]).all()
    assert np.signbit(call(after(MINUS, f"{PASS}=block-factors=2,2,2"), *operands)[0]).all()
    assert not np.signbit(call(after(MINUS, f"{PASS}=block-factors=2,2,2 reference-exact"), *operands)[0]).any()


EXPONENTIALS = """
  #a = affine_map<(m, n, k) -> (m, k)>
  #b = affine_map<(m, n, k) -> (k, n)>
  #c = affine_map<(m, n, k) -> (m, n)>
  func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>, %c: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%a, %b : tensor<2x3xf32>, tensor<3x2xf32>) outs(%c : tensor<2x2xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %1 = arith.mulf %x, %y : f32
      %2 = math.exp %1 : f32
      %3 = arith.addf %z, %2 : f32
      linalg.yield %3 : f32
    } -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }"""


def test_bodies_that_make_something_of_zeros() -> None:
    operands = [np.ones(shape, np.float32) for shape in ((2, 3), (3, 2), (2, 2))]
    wanted = call(EXPONENTIALS, *operands)[0]
    ragged = f"{PASS}=block-factors=2,2,2"
    assert "linalg.pack" not in after(EXPONENTIALS, ragged)
    assert not np.allclose(call(after(EXPONENTIALS, f"{ragged} reference-exact"), *operands)[0], wanted)
    full = after(EXPONENTIALS, f"{PASS}=block-factors=2,2,3")
    assert "linalg.pack" in full
    same(call(full, *operands)[0], wanted)


EMPTY = """
  func.func @f(%a: tensor<?x?xi32>, %b: tensor<?x?xi32>, %c: tensor<?x?xi32>) -> tensor<?x?xi32> {
    %0 = linalg.matmul ins(%a, %b : tensor<?x?xi32>, tensor<?x?xi32>) outs(%c : tensor<?x?xi32>) -> tensor<?x?xi32>
    return %0 : tensor<?x?xi32>
  }"""


@pytest.mark.parametrize("extents", [(0, 3, 4), (2, 0, 4), (2, 3, 0), (0, 0, 0), (5, 6, 7)])
def test_empty_matrices(extents: tuple[int, int, int]) -> None:
    m, n, k = extents
    text = after(EMPTY, f"{PASS}=block-factors=2,2,2 mnk-padded-multiples=3,3,3")
    assert text.count("linalg.pack") == 3
    operands = [
        np.arange(rows * columns, dtype=np.int32).reshape(rows, columns) for rows, columns in ((m, k), (k, n), (m, n))
    ]
    same(call(text, *operands)[0], call(EMPTY, *operands)[0])
