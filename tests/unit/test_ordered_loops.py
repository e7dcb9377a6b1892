"""Loops in the order of memory compute what the op's own loops do, bit by bit."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest

from tests.unit.interpreter.programs import after, call, same

ORDERED = "--convert-linalg-to-loops=order-loops=true"
EXTENTS = (0, 1, 3, 4, 5, 9)
PRODUCTS: dict[str, tuple[str, str, str, str, Callable[[int, int, int], Sequence[tuple[int, ...]]]]] = {
    "matmul": ("linalg.matmul", "?x?", "?x?", "?x?", lambda m, n, k: ((m, k), (k, n), (m, n))),
    "transposed": (
        "linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (j, k)>, "
        "affine_map<(i, j, k) -> (i, j)>]",
        "?x?",
        "?x?",
        "?x?",
        lambda m, n, k: ((k, m), (n, k), (m, n)),
    ),
    "batch": ("linalg.batch_matmul", "?x?x?", "?x?x?", "?x?x?", lambda m, n, k: ((2, m, k), (2, k, n), (2, m, n))),
    "vecmat": ("linalg.vecmat", "?", "?x?", "?", lambda m, n, k: ((k,), (k, n), (n,))),
    "matvec": ("linalg.matvec", "?x?", "?", "?", lambda m, n, k: ((m, k), (k,), (m,))),
    "conv": (
        "linalg.conv_2d_nchw_fchw",
        "?x?x?x?",
        "?x?x?x?",
        "?x?x?x?",
        lambda m, n, k: ((1, k, m + 2, n + 1), (3, k, 3, 2), (1, 3, m, n)),
    ),
    "channels-last": (
        "linalg.conv_2d_nhwc_hwcf",
        "?x?x?x?",
        "?x?x?x?",
        "?x?x?x?",
        lambda m, n, k: ((1, m + 1, 4, k), (2, 3, k, n), (1, m, 2, n)),
    ),
}  # fmt: skip


def program(kind: str, element: str) -> str:
    op, a, b, c, _ = PRODUCTS[kind]
    types = [f"memref<{shape}x{element}>" for shape in (a, b, c)]
    return f"""
      func.func @f(%a: {types[0]}, %b: {types[1]}, %c: {types[2]}) -> {types[2]} {{
        {op} ins(%a, %b : {types[0]}, {types[1]}) outs(%c : {types[2]})
        return %c : {types[2]}
      }}"""


@pytest.mark.parametrize("kind", PRODUCTS)
@pytest.mark.parametrize("element", ["f32", "i8"])
def test_products(kind: str, element: str) -> None:
    """Of floats that are rounded, and of numbers that wrap around."""
    generator = np.random.default_rng(len(kind))
    text = program(kind, element)
    loops, ordered = after(text, "--convert-linalg-to-loops"), after(text, ORDERED)
    assert (loops == ordered) == (kind == "matvec")
    for extents in [*zip(EXTENTS, (*EXTENTS[1:], 0), (*EXTENTS[2:], 1, 7), strict=True), (2, 3, 8)]:
        shapes = PRODUCTS[kind][4](*extents)
        if element == "f32":
            arrays = [generator.random(shape).astype(np.float32) for shape in shapes]
        else:
            arrays = [generator.integers(-128, 128, shape).astype(np.int8) for shape in shapes]
        (expected,) = call(loops, *[one.copy() for one in arrays])
        (found,) = call(ordered, *[one.copy() for one in arrays])
        same(found, expected)


def test_long_rows() -> None:
    """Of more than one part."""
    generator = np.random.default_rng(7)
    text = program("matmul", "f32")
    arrays = [generator.random(shape).astype(np.float32) for shape in ((2, 5), (5, 300), (2, 300))]
    (expected,) = call(after(text, "--convert-linalg-to-loops"), *[one.copy() for one in arrays])
    (found,) = call(after(text, ORDERED), *[one.copy() for one in arrays])
    same(found, expected)


@pytest.mark.parametrize("flags", [("--canonicalize", "--cse"), ("--convert-scf-to-cf", "--canonicalize")])
def test_after_other_passes(flags: tuple[str, ...]) -> None:
    """An output that is read and written between two products."""
    text = """
      func.func @f(%a: memref<3x5xf32>, %b: memref<5x4xf32>, %c: memref<3x4xf32>, %d: memref<4x4xf32>)
          -> memref<3x4xf32> {
        %i = arith.constant 1 : index
        linalg.matmul ins(%a, %b : memref<3x5xf32>, memref<5x4xf32>) outs(%c : memref<3x4xf32>)
        %x = memref.load %c[%i, %i] : memref<3x4xf32>
        memref.store %x, %d[%i, %i] : memref<4x4xf32>
        %e = memref.alloc() : memref<3x4xf32>
        memref.copy %c, %e : memref<3x4xf32> to memref<3x4xf32>
        linalg.matmul ins(%e, %d : memref<3x4xf32>, memref<4x4xf32>) outs(%c : memref<3x4xf32>)
        return %c : memref<3x4xf32>
      }"""
    generator = np.random.default_rng(3)
    arrays = [generator.random(shape).astype(np.float32) for shape in ((3, 5), (5, 4), (3, 4), (4, 4))]
    (expected,) = call(text, *[one.copy() for one in arrays])
    (found,) = call(after(text, *flags, ORDERED, *flags), *[one.copy() for one in arrays])
    same(found, expected)
