"""Cells, stencils, convolutions, normalization, sparse products and iterative solvers."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from tests.programs.networks import SINGLE, TOLERANCE, sigmoid
from tests.programs.program import ExampleProgram, integers, numbers

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


def lstm(x: Floats, w: Floats, u: Floats, b: Floats, h: Floats, c: Floats) -> Floats:
    i, f, o, n = np.split(w @ x + u @ h + b, 4)
    c[:] = sigmoid(f) * c + sigmoid(i) * np.tanh(n)
    h[:] = sigmoid(o) * np.tanh(c)
    return h


def stencil1d(x: Floats) -> Floats:
    p = np.pad(x, 1)
    return np.asarray(p[:-2] + p[2:] - x)


def stencil2d(a: Floats, b: Floats) -> None:
    b[1:-1, 1:-1] += a[:-2, 1:-1] + a[1:-1, :-2] + a[1:-1, 2:] + a[2:, 1:-1] - 4 * a[1:-1, 1:-1]
    a[:] = b


def stencil3d(a: Ints, out: Ints) -> None:
    corners = [(x, y, z) for x in (0, 1) for y in (0, 1) for z in (0, 1)]
    out[:] = sum(a[x : x + 3, y : y + 4, z : z + 5] for x, y, z in corners)
    out[:, :, :-1] = np.maximum(out[:, :, :-1], out[:, :, 1:])


def convolution(x: Floats, f: Floats) -> Floats:
    made = np.zeros((1, 4, 4, 3), np.float64)
    for i in range(4):
        for j in range(4):
            window = x[0, 2 * i : 2 * i + 3, 2 * j : 2 * j + 3, :].astype(np.float64)
            made[0, i, j] = np.einsum("abc,abcd->d", window, f)
    return np.asarray(np.maximum(made, 0).reshape(1, 2, 2, 2, 2, 3).max(axis=(2, 4)).astype(np.float32))


def pooling(x: Ints) -> tuple[Ints, Ints]:
    def sums() -> Ints:
        flat = x[0, :, 0]
        return np.asarray(flat[:-2] + flat[1:-1] + flat[2:]).reshape(1, 5, 1)

    first = sums()
    x[0, 3, 0] = 100
    return first, sums()


def layer_norm(x: Floats, gain: Floats) -> Floats:
    spread = x.var(axis=1, keepdims=True)
    return np.asarray((x - x.mean(axis=1, keepdims=True)) / np.sqrt(spread + 1e-5) * gain)


def batch_norm(x: Floats, mean: Floats, var: Floats) -> Floats:
    mean[:] = (mean + x[:, :, 0].mean(axis=0)) / 2
    var[:] = (var + x[:, :, 0].var(axis=0)) / 2
    return np.asarray((x - mean[:, None]) / np.sqrt(var[:, None] + 1))


def pagerank(a: Floats, steps: int) -> tuple[Floats, float]:
    x = np.full(6, 0.125)
    for _ in range(steps):
        x = 0.85 * (a @ x) + 0.025
    return x, float(x.sum())


def spmm(a: Floats, b: Floats, c: Floats) -> tuple[Floats, Floats, Floats]:
    return c, c + a @ b, c + 2 * (a @ b)


def sddmm(s: Floats, a: Floats, b: Floats) -> tuple[Floats, float]:
    made = s * (a @ b)
    return made, float(made.sum())


def conjugate_gradient(a: Floats, b: Floats) -> Floats:
    return np.asarray(np.linalg.solve(a, b), np.float64)


def jacobi(a: Floats, b: Floats, x: Floats, steps: int) -> None:
    diagonal = np.diag(a)
    for _ in range(steps):
        x[:] = (b - (a - np.diag(diagonal)) @ x) / diagonal


def power_iteration(a: Floats, steps: int) -> tuple[float, Floats]:
    x, norm = np.ones(4), 0.0
    for _ in range(steps):
        y = a @ x
        norm = float(np.linalg.norm(y))
        x = y / norm
    return norm, x


def sparse(seed: int, *shape: int) -> Floats:
    """Numbers of which most are zero."""
    return np.asarray(np.where(integers(seed, *shape) < 35, numbers(seed + 1, *shape), 0.0))


def _dominant(seed: int, size: int) -> Floats:
    """A symmetric matrix with a large diagonal."""
    made = numbers(seed, size, size)
    return np.asarray(made + made.T + 20 * np.eye(size))


PROGRAMS: Final = (
    ExampleProgram(
        "lstm",
        lstm,
        [[numbers(1, 3), numbers(2, 16, 3), numbers(3, 16, 4), numbers(4, 16), numbers(5, 4), numbers(6, 4)]],
        TOLERANCE,
    ),
    ExampleProgram("stencil1d", stencil1d, [[numbers(1, 7).astype("f4")], [numbers(2, 1).astype("f4")]]),
    ExampleProgram(
        "stencil2d", stencil2d, [[numbers(1, 5, 6), numbers(2, 5, 6)], [numbers(3, 3, 2), numbers(4, 3, 2)]]
    ),
    ExampleProgram("stencil3d", stencil3d, [[integers(1, 4, 5, 6), np.zeros((3, 4, 5), np.int32)]]),
    ExampleProgram(
        "convolution", convolution, [[numbers(1, 1, 9, 9, 2).astype("f4"), numbers(2, 3, 3, 2, 3).astype("f4")]], SINGLE
    ),
    ExampleProgram("pooling", pooling, [[integers(1, 1, 7, 1)]]),
    ExampleProgram("layer_norm", layer_norm, [[numbers(1, 3, 8), numbers(2, 8)]], TOLERANCE),
    ExampleProgram(
        "batch_norm",
        batch_norm,
        [[numbers(1, 4, 3, 1), numbers(2, 3), numbers(3, 3, low=0.5)], [numbers(4, 1, 3, 1), np.zeros(3), np.ones(3)]],
        TOLERANCE,
    ),
    ExampleProgram(
        "pagerank", pagerank, [[sparse(1, 6, 6), 4], [np.zeros((6, 6)), 2], [sparse(3, 6, 6), 0]], TOLERANCE
    ),
    ExampleProgram("spmm", spmm, [[sparse(1, 4, 5), numbers(2, 5, 3), numbers(3, 4, 3)]], TOLERANCE),
    ExampleProgram(
        "sddmm",
        sddmm,
        [
            [sparse(1, 5, 4), numbers(2, 5, 3), numbers(3, 3, 4)],
            [np.zeros((5, 4)), numbers(2, 5, 3), numbers(3, 3, 4)],
        ],
        TOLERANCE,
    ),
    ExampleProgram("conjugate_gradient", conjugate_gradient, [[_dominant(1, 5), numbers(2, 5)]], 1e-6),
    ExampleProgram(
        "jacobi",
        jacobi,
        [[_dominant(1, 4), numbers(2, 4), np.zeros(4), 5], [_dominant(3, 3), numbers(4, 3), np.ones(3), 0]],
        TOLERANCE,
    ),
    ExampleProgram("power_iteration", power_iteration, [[_dominant(1, 4), 6], [_dominant(2, 4), 1]], TOLERANCE),
)
