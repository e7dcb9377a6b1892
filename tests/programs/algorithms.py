"""Sorting, searching, dynamic programming, paths, texts and bits."""

from __future__ import annotations

import zlib
from typing import Final

import numpy as np
import numpy.typing as npt

from tests.programs.program import ExampleProgram, integers, letters, numbers

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
NO_EDGE: Final = 1_000_000


def sorting_network(x: Ints) -> Ints:
    return np.sort(x)


def bubble_sort(m: Ints) -> int:
    """The number of rounds, of which the last one changes nothing."""
    if len(m) <= 1:
        return 0
    # A round brings each number one place to the left at most.
    wanted = np.argsort(m, kind="stable")
    rounds = max(int(was) - at for at, was in enumerate(wanted))
    m[:] = np.sort(m)
    return rounds + 1


def life(board: Ints, steps: int) -> None:
    for _ in range(steps):
        shifts = [(y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if (y, x) != (0, 0)]
        count = sum(np.roll(board, shift, (0, 1)) for shift in shifts)
        board[:] = (count == 3) | ((count == 2) & (board == 1))


def matrix_chain(p: Ints) -> int:
    sizes = [int(one) for one in p]

    def cost(i: int, j: int) -> int:
        if i == j:
            return 0
        return min(cost(i, k) + cost(k + 1, j) + sizes[i] * sizes[k + 1] * sizes[j + 1] for k in range(i, j))

    return cost(0, len(sizes) - 2)


def collatz(n: int) -> tuple[int, int]:
    count, top = 0, n
    while n > 1:
        n = 3 * n + 1 if n % 2 else n // 2
        top, count = max(top, n), count + 1
    return count, top


def gcd(a: int, b: int) -> tuple[int, int, int, int]:
    def truncated(x: int, y: int) -> int:
        return abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)

    s, t, u, v = 1, 0, 0, 1
    while b:
        q = truncated(a, b)
        a, b, s, t, u, v = b, a - q * b, t, s - q * t, v, u - q * v
    return a, s, u, a


def sieve(n: int) -> tuple[npt.NDArray[np.bool_], int]:
    primes = np.array([k > 1 and all(k % d for d in range(2, k)) for k in range(n)], np.bool_)
    return primes, int(primes.sum())


def binary_search(table: Floats, keys: Floats) -> Ints:
    return np.searchsorted(table, keys, side="left")


def knapsack(weights: Ints, values: Ints, room: int) -> int:
    if len(weights) == 0:
        return 0
    without = knapsack(weights[1:], values[1:], room)
    if weights[0] > room:
        return without
    return max(without, int(values[0]) + knapsack(weights[1:], values[1:], room - int(weights[0])))


def floyd_warshall(d: Ints) -> None:
    for _ in range(len(d)):
        d[:] = np.minimum(d, (d[:, :, None] + d[None, :, :]).min(axis=1))


def dijkstra(edges: Ints, start: int, distances: Ints) -> None:
    """By Bellman and Ford."""
    distances[:] = NO_EDGE
    distances[start] = 0
    steps = np.where(edges < 0, NO_EDGE, edges).astype(np.int64)
    for _ in range(len(edges)):
        distances[:] = np.minimum(distances, np.minimum((distances[:, None] + steps).min(axis=0), NO_EDGE))


def string_matching(text: Ints, word: Ints) -> int:
    whole, part = text.tobytes(), word.tobytes()
    return sum(whole.startswith(part, at) for at in range(len(whole)))


def crc(data: Ints) -> int:
    made = zlib.crc32(data.tobytes())
    return made - (1 << 32) if made >= 1 << 31 else made


def ring_buffer(commands: Ints, out: Ints) -> int:
    queue: list[int] = []
    written = 0
    for one in commands.tolist():
        if one > 0:
            queue = [*queue, one][-4:]
        else:
            out[written] = queue.pop(0) if queue else -1
            written += 1
    return written


def union_find(pairs: Ints, parents: Ints) -> int:
    sets = [{at} for at in range(len(parents))]
    for a, b in pairs.tolist():
        one, other = (next(s for s in sets if x in s) for x in (a, b))
        if one is not other:
            sets = [s for s in sets if s is not one and s is not other] + [one | other]
    for found in sets:
        parents[list(found)] = min(found)
    return len(sets)


def signed(x: int, width: int = 32) -> int:
    x &= (1 << width) - 1
    return x - (1 << width) if x >> (width - 1) else x


def bits(x: int) -> tuple[int, int, int, int, int]:
    u = x & 0xFFFFFFFF
    reversed_bits = int(f"{u:032b}"[::-1], 2)
    power = 1 << (((u - 1) & 0xFFFFFFFF).bit_length())
    return u.bit_count(), 0, signed(reversed_bits), signed(power), signed(u ^ (u >> 1))


def fixed_point(a: int, b: int) -> tuple[int, int, int]:
    def divide(x: int, y: int) -> int:
        return signed((x << 16) // y)

    start = abs(a) | 1
    root = start
    for _ in range(8):
        root = max(signed(root + divide(start, root)) >> 1, 1)
    return signed((a * b + 32768) >> 16), divide(a, b), root


def _graph(seed: int, size: int) -> Ints:
    made = integers(seed, size, size, low=1, high=60)
    made[made > 30] = -1
    return made


def _distances(seed: int, size: int) -> Ints:
    made = integers(seed, size, size, low=1, high=50)
    np.fill_diagonal(made, 0)
    return made


PROGRAMS: Final = (
    ExampleProgram("sorting_network", sorting_network, [[integers(1, 8)], [np.arange(8, 0, -1)]]),
    ExampleProgram("bubble_sort", bubble_sort, [[integers(1, 7)], [integers(2, 0)], [integers(3, 1)], [np.arange(4)]]),
    ExampleProgram("life", life, [[integers(1, 6, 7, high=2, dtype=np.int8), 3], [integers(2, 6, 7, high=2), 0]]),
    ExampleProgram("matrix_chain", matrix_chain, [[integers(1, 6, low=1)], [integers(2, 2, low=1)]]),
    ExampleProgram("collatz", collatz, [[27], [1], [0], [97]]),
    ExampleProgram("gcd", gcd, [[240, 46], [-12, 18], [17, 0], [0, 5], [1071, -462]]),
    ExampleProgram("sieve", sieve, [[30], [2], [0], [1], [50]]),
    ExampleProgram(
        "binary_search", binary_search, [[np.sort(numbers(1, 9)), numbers(2, 5)], [numbers(3, 0), numbers(4, 2)]]
    ),
    ExampleProgram(
        "knapsack",
        knapsack,
        [
            [np.array([3, 4, 5, 9, 4]), np.array([3, 4, 4, 10, 4]), 11],
            [integers(1, 4, low=1, high=6), integers(2, 4), 7],
            [integers(3, 0), integers(4, 0), 3],
        ],
    ),
    ExampleProgram("floyd_warshall", floyd_warshall, [[_distances(1, 5)], [_distances(2, 1)]]),
    ExampleProgram(
        "dijkstra",
        dijkstra,
        [[_graph(1, 6), 0, np.zeros(6, np.int32)], [_graph(2, 5), 3, np.zeros(5, np.int32)]],
    ),
    ExampleProgram(
        "string_matching",
        string_matching,
        [
            [letters("abababcabab"), letters("abab")],
            [letters("aaaa"), letters("aa")],
            [letters("xyz"), letters("z")],
            [letters(""), letters("a")],
        ],
    ),
    ExampleProgram("crc", crc, [[letters("123456789")], [letters("")], [letters("The quick brown fox")]]),
    ExampleProgram(
        "ring_buffer",
        ring_buffer,
        [
            [np.array([1, 2, 0, 3, 4, 5, 6, 0, 0, 0, 0, 0, 7, 0]), np.zeros(14, np.int32)],
            [integers(1, 0), integers(2, 0)],
        ],
    ),
    ExampleProgram(
        "union_find", union_find, [[integers(1, 6, 2, high=9), integers(2, 9)], [integers(3, 0, 2), integers(4, 3)]]
    ),
    ExampleProgram("bits", bits, [[0], [1], [-1], [0x12345678], [-(1 << 31)], [1000]]),
    ExampleProgram("fixed_point", fixed_point, [[3 << 16, 98304], [-(5 << 16), 3 << 15], [1, -7], [0, 12345]]),
)
