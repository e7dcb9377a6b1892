"""Networks, decompositions and walks through graphs."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from tests.programs.program import ExampleProgram, integers, letters, numbers

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
TOLERANCE: Final = 1e-9
SINGLE: Final = 1e-5


def softmax(x: Floats) -> Floats:
    e = np.exp(x - x.max(axis=1, keepdims=True))
    return np.asarray(e / e.sum(axis=1, keepdims=True))


def attention(q: Floats, k: Floats, v: Floats) -> Floats:
    return np.asarray(softmax((q @ k.T) ** 2 / 8) @ v)


def kmeans(points: Floats, centres: Floats, labels: Ints) -> None:
    distances = ((points[:, None, :] - centres[None, :, :]) ** 2).sum(axis=2)
    labels[:] = distances.argmin(axis=1)
    for at in range(len(centres)):
        mine = points[labels == at]
        if len(mine):
            centres[at] = mine.sum(axis=0) / len(mine)


def fft(x: npt.NDArray[np.complex128]) -> None:
    x[:] = np.fft.fft(x)


def lu(a: Floats) -> None:
    for k in range(len(a)):
        a[k + 1 :, k] /= a[k, k]
        a[k + 1 :, k + 1 :] -= np.outer(a[k + 1 :, k], a[k, k + 1 :])


def cholesky(a: Floats) -> Floats:
    a[:] = np.linalg.cholesky(a)
    return a


def bfs(edges: Ints, start: int, distances: Ints) -> None:
    distances[:] = -1
    distances[start] = 0
    here = [start]
    for level in range(1, 5):
        there = sorted({int(to) for one in here for to in np.nonzero(edges[one])[0] if distances[to] < 0})
        distances[there] = level
        here = there


def edit_distance(a: Ints, b: Ints) -> int:
    table = np.zeros((len(a) + 1, len(b) + 1), np.int64)
    table[:, 0], table[0, :] = range(len(a) + 1), range(len(b) + 1)
    for i in range(len(a)):
        for j in range(len(b)):
            steps = (table[i, j] + (a[i] != b[j]), table[i, j + 1] + 1, table[i + 1, j] + 1)
            table[i + 1, j + 1] = min(steps)
    return int(table[-1, -1])


def heat(u: Floats, steps: int) -> None:
    for _ in range(steps):
        for at in range(1, len(u) - 1):
            u[at] = (u[at - 1] + 2 * u[at] + u[at + 1]) / 4


def prefix_sum(x: Ints) -> tuple[Ints, int]:
    return np.cumsum(x), int(x.sum())


def histogram(x: Ints, counts: Ints) -> int:
    most = 0
    for one in x.tolist():
        counts[one & 7] += 1
        most = max(most, int(counts[one & 7]))
    return most


def sigmoid(x: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-x)))


def gru(xs: Floats, h: Floats, w: Floats, u: Floats) -> Floats:
    for x in xs:
        z, r = sigmoid(w[0] @ x + u[0] @ h), sigmoid(w[1] @ x + u[1] @ h)
        h = (1 - z) * h + z * np.tanh(w[2] @ x + u[2] @ (r * h))
    return h


def _positive(seed: int, size: int) -> Floats:
    """A symmetric positive definite matrix."""
    made = numbers(seed, size, size)
    return np.asarray(made @ made.T + 4 * np.eye(size))


def _edges(seed: int) -> Ints:
    return (integers(seed, 8, 8) < 18).astype(np.int32)


PROGRAMS: Final = (
    ExampleProgram("softmax", softmax, [[numbers(1, 3, 5).astype("f4")], [numbers(2, 1, 1).astype("f4")]], SINGLE),
    ExampleProgram("attention", attention, [[numbers(1, 4, 8), numbers(2, 6, 8), numbers(3, 6, 5)]], TOLERANCE),
    ExampleProgram(
        "kmeans",
        kmeans,
        [
            [numbers(1, 9, 2), numbers(2, 3, 2), np.zeros(9, np.int32)],
            [numbers(3, 1, 2), numbers(4, 2, 2), np.zeros(1, np.int32)],
        ],
        TOLERANCE,
    ),
    ExampleProgram("fft", fft, [[numbers(1, 16) + 1j * numbers(2, 16)]], TOLERANCE),
    ExampleProgram("lu", lu, [[_positive(1, 5)], [_positive(2, 1)], [_positive(3, 2)]], TOLERANCE),
    ExampleProgram("cholesky", cholesky, [[_positive(1, 4)], [_positive(2, 1)]], TOLERANCE),
    ExampleProgram("bfs", bfs, [[_edges(1), 0, np.zeros(8, np.int32)], [_edges(2), 7, np.zeros(8, np.int32)]]),
    ExampleProgram(
        "edit_distance",
        edit_distance,
        [[letters("kitten"), letters("sitting")], [letters(""), letters("abc")], [letters("abc"), letters("abc")]],
    ),
    ExampleProgram("heat", heat, [[numbers(1, 9), 3], [numbers(2, 3), 1], [numbers(3, 2), 2], [numbers(4, 6), 0]]),
    ExampleProgram("prefix_sum", prefix_sum, [[integers(1, 16, dtype=np.int64)]]),
    ExampleProgram(
        "histogram", histogram, [[integers(1, 20), np.zeros(8, np.int32)], [integers(2, 0), integers(3, 8)]]
    ),
    ExampleProgram(
        "gru", gru, [[numbers(1, 3, 3), numbers(2, 4), numbers(3, 3, 4, 3), numbers(4, 3, 4, 4)]], TOLERANCE
    ),
)
