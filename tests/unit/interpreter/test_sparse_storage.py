"""Sparse storage: every format holds what it was built from, in the arrays that SciPy has for the formats it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
import scipy.sparse  # type: ignore[import-untyped]  # SciPy has no types of its own

from pyopt.dialects.sparse_tensor.level_types import (
    BATCH,
    COMPRESSED,
    DENSE,
    LOOSE_COMPRESSED,
    NONORDERED,
    NONUNIQUE,
    SINGLETON,
    SOA,
    STRUCTURED,
    LevelType,
)
from pyopt.interpreter.sparse.build import build, merge_duplicates
from pyopt.interpreter.sparse.storage import Storage, StorageError, StorageLayout, ranges

if TYPE_CHECKING:
    Array = np.ndarray[tuple[int, ...], np.dtype[Any]]

D, B = LevelType.get(DENSE), LevelType.get(BATCH)
C, CN = LevelType.get(COMPRESSED), LevelType.get(COMPRESSED, NONUNIQUE)
CO, CNO = LevelType.get(COMPRESSED, NONORDERED), LevelType.get(COMPRESSED, NONUNIQUE | NONORDERED)
L, LN = LevelType.get(LOOSE_COMPRESSED), LevelType.get(LOOSE_COMPRESSED, NONUNIQUE)
S, SO, SOA_S = LevelType.get(SINGLETON), LevelType.get(SINGLETON, NONORDERED), LevelType.get(SINGLETON, SOA)
SN = LevelType.get(SINGLETON, NONUNIQUE)
S24 = LevelType.get(STRUCTURED, 0, 2, 4)

MATRICES = {
    "csr": (D, C), "dcsr": (C, C), "coo": (CN, S), "soa": (CN, SOA_S), "dense": (D, D), "batch": (B, C),
    "batch_dense": (B, D), "all_batch": (B, B), "loose": (D, L), "loose2": (L, L), "loose_coo": (LN, S),
    "unordered": (D, CO), "unordered2": (CO, CO), "unordered_coo": (CNO, SO), "rows": (C, D), "nonunique": (CN, C),
    "nonunique_rows": (CN, D),
}  # fmt: skip
CUBES = {
    "csf": (C, C, C), "coo3": (CN, SN, S), "soa3": (CN, LevelType.get(SINGLETON, SOA | NONUNIQUE), SOA_S),
    "batched_coo": (B, CN, S), "dense_coo": (D, CN, S), "batched_csr": (B, D, C), "batches": (B, B, C),
    "blocks": (D, C, D), "coo_rows": (CN, S, D), "hybrid": (C, D, C), "structured": (D, C, S24),
    "loose_coo3": (D, LN, S),
}  # fmt: skip


def random_array(shape: tuple[int, ...], seed: int) -> Array:
    randomness = np.random.default_rng(seed)
    return np.where(randomness.random(shape) < 0.35, randomness.integers(1, 100, shape), 0)


def coordinates_of(array: Array, seed: int) -> tuple[Array, Array]:
    """The entries in any order."""
    rows = np.argwhere(array)
    order = np.random.default_rng(seed).permutation(len(rows))
    return rows[order], array[tuple(rows[order].T)]


def dense(storage: Storage) -> Array:
    rows, values = storage.entries()
    array = np.zeros(storage.sizes, values.dtype)
    np.add.at(array, tuple(rows.T), values)
    return array


@pytest.mark.parametrize("name", MATRICES)
@pytest.mark.parametrize("width", [0, 8, 32])
def test_matrices(name: str, width: int) -> None:
    for seed in range(12):
        array = random_array((seed % 6 + (0 if seed else 1), 7), seed)
        made = build(MATRICES[name], array.shape, *coordinates_of(array, seed), width, width)
        made.check()
        np.testing.assert_array_equal(dense(made), array)


@pytest.mark.parametrize("name", CUBES)
def test_cubes(name: str) -> None:
    for seed in range(12):
        array = random_array((seed % 5 + 1, 3, 4), seed)
        if name == "structured":
            for row in array.reshape(-1, 4):
                row[np.flatnonzero(row)[2:]] = 0
        made = build(CUBES[name], array.shape, *coordinates_of(array, seed))
        made.check()
        np.testing.assert_array_equal(dense(made), array)


def test_arrays_are_those_of_scipy() -> None:
    array = random_array((9, 11), 3)
    rows, values = coordinates_of(array, 3)
    csr = scipy.sparse.csr_array(array)
    made = build((D, C), array.shape, rows, values)
    np.testing.assert_array_equal(made.positions_of(1), csr.indptr)
    np.testing.assert_array_equal(made.coordinates_of(1), csr.indices)
    np.testing.assert_array_equal(made.values, csr.data)
    csc = scipy.sparse.csc_array(array)
    made = build((D, C), array.shape[::-1], rows[:, ::-1], values)
    np.testing.assert_array_equal(made.positions_of(1), csc.indptr)
    np.testing.assert_array_equal(made.coordinates_of(1), csc.indices)
    np.testing.assert_array_equal(made.values, csc.data)
    coo = scipy.sparse.coo_array(csr)
    made = build((CN, S), array.shape, rows, values)
    np.testing.assert_array_equal(made.positions_of(0), [0, coo.nnz])
    np.testing.assert_array_equal(made.coordinates_of(0), coo.row)
    np.testing.assert_array_equal(made.coordinates_of(1), coo.col)
    np.testing.assert_array_equal(made.coordinates[0], np.stack([coo.row, coo.col], axis=1).reshape(-1))
    np.testing.assert_array_equal(made.values, coo.data)


def test_blocks_are_those_of_scipy() -> None:
    array = random_array((6, 8), 5)
    rows, values = coordinates_of(array, 5)
    bsr = scipy.sparse.bsr_array(array, blocksize=(2, 4))
    levels = np.stack([rows[:, 0] // 2, rows[:, 1] // 4, rows[:, 0] % 2, rows[:, 1] % 4], axis=1)
    made = build((D, C, D, D), (3, 2, 2, 4), levels, values)
    np.testing.assert_array_equal(made.positions_of(1), bsr.indptr)
    np.testing.assert_array_equal(made.coordinates_of(1), bsr.indices)
    np.testing.assert_array_equal(made.values, bsr.data.reshape(-1))


def test_doubly_compressed_rows_skip_empty_ones() -> None:
    array = np.zeros((5, 4), np.int64)
    array[1, 2], array[3, 0], array[3, 3] = 7, 8, 9
    made = build((C, C), array.shape, *coordinates_of(array, 0))
    assert made.positions_of(0).tolist() == [0, 2]
    assert made.coordinates_of(0).tolist() == [1, 3]
    assert made.positions_of(1).tolist() == [0, 1, 3]
    assert made.coordinates_of(1).tolist() == [2, 0, 3]
    assert made.values.tolist() == [7, 8, 9]


def test_loose_levels_have_both_bounds() -> None:
    made = build((D, L), (3, 4), np.array([[0, 1], [2, 0], [2, 3]]), np.array([1, 2, 3]))
    # There is one more than both bounds need, as in the runtime library.
    assert made.positions_of(1).tolist() == [0, 1, 1, 1, 1, 3, 3]
    # Intervals in any order with room between them are fine too.
    loose = Storage(made.layout, made.sizes, [None, np.array([4, 5, 0, 0, 1, 3])],
                    [None, np.array([9, 0, 3, 9, 1])], np.array([0, 2, 3, 0, 1]))  # fmt: skip
    loose.check()
    np.testing.assert_array_equal(dense(loose), dense(made))


def test_structured_blocks_are_filled_up() -> None:
    made = build((D, D, S24), (1, 2, 4), np.array([[0, 0, 3], [0, 1, 1], [0, 1, 2]]), np.array([5, 6, 7]))
    assert made.coordinates_of(2).tolist() == [0, 3, 1, 2]
    assert made.values.tolist() == [0, 5, 6, 7]
    with pytest.raises(StorageError, match="holds 2 entries a block, and there is a block of 3"):
        build((D, D, S24), (1, 1, 4), np.array([[0, 0, 0], [0, 0, 1], [0, 0, 2]]), np.array([1, 1, 1]))


def test_batches_have_rows_of_one_length() -> None:
    made = build((B, D, C), (2, 2, 3), np.array([[0, 1, 2], [1, 0, 0], [1, 1, 1]]), np.array([1, 2, 3]))
    np.testing.assert_array_equal(made.positions[2], [[0, 0, 1], [0, 1, 2]])
    np.testing.assert_array_equal(made.coordinates[2], [[2, 0], [0, 1]])
    np.testing.assert_array_equal(made.values, [[1, 0], [2, 3]])


def test_unordered_levels_keep_the_order_given() -> None:
    rows, values = np.array([[2, 1], [0, 3], [2, 0]]), np.array([1, 2, 3])
    made = build((CNO, SO), (3, 4), rows, values)
    assert made.coordinates[0] is not None and made.coordinates[0].tolist() == [2, 1, 0, 3, 2, 0]
    made = build((D, CO), (3, 4), rows, values)
    assert (made.coordinates_of(1).tolist(), made.values.tolist()) == ([3, 1, 0], [2, 1, 3])
    made = build((CO, CO), (3, 4), rows, values)
    assert (made.coordinates_of(0).tolist(), made.coordinates_of(1).tolist()) == ([2, 0], [1, 0, 3])


def test_duplicates_add_up_unless_the_format_has_room() -> None:
    rows, values = np.array([[1, 1], [0, 0], [1, 1]]), np.array([1.0, 10.0, 100.0])
    for levels in ((D, C), (C, C), (D, D), (CN, S), (CNO, SO), (B, C)):
        made = build(levels, (2, 2), rows, values)
        np.testing.assert_array_equal(dense(made), [[10, 0], [0, 101]])
        assert len(made.entries()[1]) in (2, 4)
    made = build((CN, SN), (2, 2), rows, values)
    assert made.values.tolist() == [10.0, 1.0, 100.0]
    np.testing.assert_array_equal(dense(made), [[10, 0], [0, 101]])
    assert merge_duplicates(rows[[1, 0, 2]], values[[1, 0, 2]])[1].tolist() == [10.0, 101.0]


def test_narrow_widths_have_no_sign() -> None:
    rows = np.array([[200], [255]])
    made = build((C,), (256,), rows, np.array([1, 2]), 8, 8)
    assert made.coordinates_of(0).dtype == np.int8
    assert made.coordinates_of(0).tolist() == [-56, -1]
    assert made.entries()[0].tolist() == [[200], [255]]
    with pytest.raises(StorageError, match="the coordinate 256 does not fit in 8 bits"):
        build((C,), (257,), np.array([[256]]), np.array([1]), 8, 8)
    with pytest.raises(StorageError, match="the position 300 does not fit in 8 bits"):
        build((C,), (500,), np.arange(300)[:, None], np.ones(300), 8, 16)


def test_singletons_below_unique_coordinates() -> None:
    made = build((C, S), (3, 3), np.array([[0, 2], [2, 1]]), np.array([1, 2]))
    np.testing.assert_array_equal(dense(made), [[0, 0, 1], [0, 0, 0], [0, 2, 0]])
    with pytest.raises(StorageError, match="cannot hold two entries below one coordinate"):
        build((C, S), (3, 3), np.array([[0, 2], [0, 1]]), np.array([1, 2]))


def test_coordinates_out_of_bounds() -> None:
    with pytest.raises(StorageError, match=r"a coordinate of level 1 is not in \[0, 4\)"):
        build((D, C), (3, 4), np.array([[0, 4]]), np.array([1]))


def broken(positions: list[int], coordinates: list[int], level: LevelType = C) -> Storage:
    arrays: list[Array | None] = [None, np.array(positions)]
    return Storage(StorageLayout((D, level)), (2, 4), arrays, [None, np.array(coordinates)], np.ones(3))


@pytest.mark.parametrize(
    ("positions", "coordinates", "message"),
    [
        ([0, 2, 1], [0, 1, 2], "the positions of level 1 decrease"),
        ([0, 2, 3], [1, 0, 2], "the coordinates of level 1 are not in order"),
        ([0, 2, 3], [1, 1, 2], "level 1 has a coordinate twice"),
        ([0, 2, 3], [0, 4, 2], r"the coordinate 4 of level 1 is not in \[0, 4\)"),
        ([0, 2, 4], [0, 1, 2], "out of the bounds of its 3 coordinates"),
        ([0, 2], [0, 1, 2], "are 2, too few for its parents"),
    ],
)
def test_check_finds(positions: list[int], coordinates: list[int], message: str) -> None:
    with pytest.raises(StorageError, match=message):
        broken(positions, coordinates).check()


def test_check_allows_what_properties_say() -> None:
    broken([0, 2, 3], [1, 0, 2], CO).check()
    broken([0, 2, 3], [1, 1, 2], CN).check()


def test_ranges() -> None:
    which, numbers = ranges(np.array([5, 2, 7]), np.array([7, 2, 8]))
    assert (which.tolist(), numbers.tolist()) == ([0, 0, 2], [5, 6, 7])


def test_walking_below_one_parent() -> None:
    array = random_array((5, 6), 9)
    made = build((D, C), array.shape, *coordinates_of(array, 9))
    zero = np.zeros(1, np.int64)
    for row in range(5):
        _, rows, _, positions = made.walk(1, 2, zero, np.array([row]))
        assert rows.reshape(-1).tolist() == np.flatnonzero(array[row]).tolist()
        assert made.values[positions].tolist() == array[row][array[row] != 0].tolist()


def test_many_entries() -> None:
    randomness = np.random.default_rng(0)
    rows = randomness.integers(0, 50_000, (200_000, 2))
    made = build((D, C), (50_000, 50_000), rows, np.ones(200_000))
    expected = scipy.sparse.coo_array((np.ones(200_000), (rows[:, 0], rows[:, 1])), (50_000, 50_000)).tocsr()
    np.testing.assert_array_equal(made.coordinates_of(1), expected.indices)
    np.testing.assert_array_equal(made.values, expected.data)
