"""Complex numbers, blocks, statistics, lookups, shapes; and programs that write between reads."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from tests.programs.networks import TOLERANCE
from tests.programs.program import ExampleProgram, integers, numbers

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Complexes = npt.NDArray[np.complex128]
STEPS: Final = 30


def newton(c: Floats, z: Complexes) -> None:
    """Twelve steps from each start."""
    derivative = np.polyder(c)
    for _ in range(12):
        z[:] = z - np.polyval(c, z) / np.polyval(derivative, z)


def mandelbrot(out: Ints) -> None:
    for i in range(5):
        for j in range(7):
            c, z, count = complex(j / 2 - 2, i / 2 - 1), 0j, 0
            while abs(z) ** 2 <= 4 and count < STEPS:
                z, count = z * z + c, count + 1
            out[i, j] = count


def transpose_blocks(a: Floats, b: Floats) -> None:
    b[:] = a.T


def running_median(x: Floats, out: Floats) -> None:
    if len(out):
        out[:] = 2 * np.median(np.stack([x[:-2], x[1:-1], x[2:]]), axis=0)


def welford(x: Floats) -> tuple[float, float]:
    return float(x.mean()), float(x.var())


def quantize(x: Floats, scale: float, codes: Ints) -> Floats:
    codes[:] = np.clip(np.rint(x / np.float32(scale)), -128, 127)
    return np.asarray(codes.astype(np.float32) * np.float32(scale))


def top_k(x: Floats, values: Floats, places: Ints) -> None:
    order = np.argsort(-x, kind="stable")[: len(values)]
    places[:], values[:] = order, x[order]


def embedding(table: Floats, ids: Ints) -> tuple[Floats, Floats, Floats]:
    flat = ids[:, 0]
    return table[flat][:, None, :], table[flat], np.eye(6)[flat]


def monte_carlo(seed: int, n: int) -> tuple[int, int]:
    state, hits = seed % (1 << 64), 0
    for _ in range(n):
        point = []
        for _ in range(2):
            state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
            point.append((state >> 11) * 2.0**-53)
        hits += point[0] ** 2 + point[1] ** 2 <= 1
    return hits, state - (1 << 64) if state >> 63 else state


def shapes(a: Floats, b: Floats) -> tuple[Ints, int, float]:
    shape = np.broadcast_shapes(a.shape, b.shape)
    wide = a * np.resize(b, a.shape[1])
    return np.array(shape), int(np.prod(shape)), float(np.float32(wide.sum()))


def rotate(m: Ints) -> None:
    m[:] = np.rot90(m, -1).copy() if len(m) else m


def running_total(t: Ints, at: int) -> tuple[int, int, int, int]:
    return int(t[at]), int(t[at]) + 5, 7, 14


def adding_in_place(t: Ints) -> int:
    return 3 * int(t[0]) + 1 + 2 + 3


def partial_outputs(x: Floats, o: Floats, d: Floats, v: Floats) -> tuple[Floats, Floats, Floats]:
    o[1] = 2 * x[0]
    d[0, 0:3], d[1, 1:4] = v[0], v[1]
    return o, d, np.asarray(o.reshape(-1) ** 2)


def reshapes(t: Ints, x: int, y: int) -> tuple[Ints, int, int]:
    made = t.reshape(x, y)
    return made, y, int(made[1, -1])


def narrow_loops(low: int, high: int, step: int) -> tuple[int, int]:
    """The counter wraps around like any number of eight bits."""
    total = last = 0
    while low < high:
        total, last = total + low, low
        low = (low + step + 128) % 256 - 128
    return total, last


def side_effects(x: Ints, log: Ints) -> int:
    log[:] = 2 * x
    return int(log[0])


def _near_roots() -> Complexes:
    """Starts that lie close to the three roots of x^3 - 1."""
    return np.asarray(np.exp(2j * np.pi * np.arange(3) / 3) + np.array([0.2, 0.1j, -0.1 + 0.1j]))


PROGRAMS: Final = (
    ExampleProgram("newton", newton, [[np.array([1.0, 0.0, 0.0, -1.0]), _near_roots()]], 1e-6),
    ExampleProgram("mandelbrot", mandelbrot, [[np.zeros((5, 7), np.int32)]]),
    ExampleProgram(
        "transpose_blocks",
        transpose_blocks,
        [
            [numbers(1, 6, 9).astype("f4"), np.zeros((9, 6), np.float32)],
            [numbers(2, 4, 1).astype("f4"), np.zeros((1, 4), np.float32)],
            [numbers(3, 0, 2).astype("f4"), np.zeros((2, 0), np.float32)],
        ],
    ),
    ExampleProgram(
        "running_median",
        running_median,
        [[numbers(at, size + 2).astype("f4"), np.zeros(size, np.float32)] for at, size in enumerate((6, 4, 1, 0))],
    ),
    ExampleProgram("welford", welford, [[numbers(1, 9)], [numbers(2, 1)]], TOLERANCE),
    ExampleProgram(
        "quantize",
        quantize,
        [
            [numbers(1, 3, 4).astype("f4"), 0.03125, np.zeros((3, 4), np.int8)],
            [numbers(2, 1, 4, low=-9, high=9).astype("f4"), 0.0625, np.zeros((1, 4), np.int8)],
        ],
    ),
    ExampleProgram(
        "top_k", top_k, [[numbers(1, 8), np.zeros(3), np.zeros(3, np.int64)], [numbers(2, 2), np.zeros(2), np.zeros(2)]]
    ),
    ExampleProgram("embedding", embedding, [[numbers(1, 6, 3).astype("f4"), integers(2, 4, 1, high=6)]]),
    ExampleProgram("monte_carlo", monte_carlo, [[42, 50], [-1, 0], [7, 1]]),
    ExampleProgram(
        "shapes",
        shapes,
        [
            [numbers(1, 2, 3).astype("f4"), numbers(2, 3).astype("f4")],
            [numbers(3, 2, 4).astype("f4"), numbers(4, 1).astype("f4")],
        ],
        1e-6,
    ),
    ExampleProgram(
        "rotate", rotate, [[integers(1, 5, 5)], [integers(2, 4, 4)], [integers(3, 1, 1)], [integers(4, 0, 0)]]
    ),
    ExampleProgram("running_total", running_total, [[integers(1, 4), 2], [integers(2, 4), 0]]),
    ExampleProgram("adding_in_place", adding_in_place, [[integers(1, 2)]]),
    ExampleProgram(
        "partial_outputs",
        partial_outputs,
        [[numbers(at, *shape).astype("f4") for at, shape in enumerate(((1, 3), (2, 3), (2, 4), (2, 3)))]],
    ),
    ExampleProgram("reshapes", reshapes, [[integers(1, 2, 3, 4), 6, 4], [integers(2, 2, 1, 3), 2, 3]]),
    ExampleProgram(
        "narrow_loops", narrow_loops, [[-128, 120, 100], [0, 10, 3], [5, 5, 1], [5, 6, 7], [-128, 127, 127]]
    ),
    ExampleProgram("side_effects", side_effects, [[integers(1, 5), np.zeros(5, np.int32)]]),
)
