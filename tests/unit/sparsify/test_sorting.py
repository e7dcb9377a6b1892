"""sparse_tensor.sort and push_back by the interpreter, before and after --sparse-buffer-rewrite, against NumPy."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Final

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyopt.driver.run import run_in_process
from pyopt.interpreter import parse, run
from tests.support.cpu_runner import is_there
from tests.support.native_programs import run_natively

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.interpreter import Program
    from pyopt.interpreter.numbers import Array

ALGORITHMS: Final = ("hybrid_quick_sort", "quick_sort", "heap_sort", "insertion_sort_stable")
SIZES: Final = (0, 1, 2, 3, 31, 70)
LARGE: Final = 1100
"""More entries than those for which the pivot is the median of three."""
DTYPES: Final = {"index": np.int64, "i64": np.int64, "i32": np.int32, "i16": np.int16, "i8": np.int8}


def sort_text(algorithm: str, order: Sequence[int], others: int, key: str) -> str:
    """@main sorts entries, with two payloads of one element each."""
    dims = ", ".join([f"d{at}" for at in range(len(order))])
    places = ", ".join([f"d{at}" for at in order])
    types = f"memref<?x{key}> jointly memref<?xf64>, memref<?xi32>"
    return f"""func.func @main(%n: index, %x: memref<?x{key}>, %y: memref<?xf64>, %z: memref<?xi32>) {{
  sparse_tensor.sort {algorithm} %n, %x jointly %y, %z
    {{perm_map = affine_map<({dims}) -> ({places})>, ny = {others} : index}} : {types}
  return
}}
"""


def rewritten(text: str, *flags: str) -> Program:
    code, out, err = run_in_process([*(flags or ("--sparse-buffer-rewrite",)), "-"], text)
    assert code == 0, err
    assert "sparse_tensor" not in out
    return parse(out)


def entries_of(count: int, width: int, key: str, spread: int, seed: int) -> tuple[Array, Array, Array]:
    """Interleaved numbers, few of them different, and payloads that tell equal entries apart."""
    randomness = np.random.default_rng(seed)
    dtype = DTYPES[key]
    low = -spread if key != "index" else 0  # keys are unsigned: negative ones are the greatest
    keys = randomness.integers(low, spread, (count, width)).astype(dtype)
    return keys, randomness.permutation(count).astype(np.float64), np.arange(count, dtype=np.int32)


def check(program: Program, order: Sequence[int], stable: bool, entries: tuple[Array, Array, Array]) -> None:
    """Keys are in order, and payloads still belong to their entries."""
    keys, numbers, places = entries
    count, width = keys.shape
    flat, given_numbers, given_places = keys.reshape(-1).copy(), numbers.copy(), places.copy()
    run(program, "main", count, flat, given_numbers, given_places)
    found = flat.reshape(count, width)
    unsigned = keys.view(f"u{keys.dtype.itemsize}")
    expected = np.lexsort([unsigned[:, at] for at in reversed(order)]) if count else np.zeros(0, np.int64)
    columns = list(order)
    assert np.array_equal(found[:, columns], keys[expected][:, columns])
    # A permutation of the entries, whole ones.
    assert sorted(given_places.tolist()) == list(range(count))
    assert np.array_equal(found, keys[given_places])
    assert np.array_equal(given_numbers, numbers[given_places])
    if stable:
        assert np.array_equal(given_places, expected)


@pytest.mark.full
@pytest.mark.parametrize("algorithm", ALGORITHMS)
@pytest.mark.parametrize("keys", [1, 2, 3])
def test_orders(algorithm: str, keys: int) -> None:
    """All orders of keys, with and without further numbers, for many sizes."""
    for order in itertools.permutations(range(keys)):
        others = (keys + order[0]) % 3
        text = sort_text(algorithm, order, others, "index")
        for program, stable in ((parse(text), True), (rewritten(text), algorithm == "insertion_sort_stable")):
            for seed, count in enumerate(SIZES):
                check(program, order, stable, entries_of(count, keys + others, "index", 4, seed))


@pytest.mark.full
@pytest.mark.parametrize("algorithm", ALGORITHMS)
@pytest.mark.parametrize("key", [one for one in DTYPES if one != "index"])
def test_widths(algorithm: str, key: str) -> None:
    program = rewritten(sort_text(algorithm, (1, 0), 1, key))
    for seed, count in enumerate((0, 1, 2, 40)):
        check(program, (1, 0), algorithm == "insertion_sort_stable", entries_of(count, 3, key, 100, seed))


@pytest.mark.full
@pytest.mark.parametrize("algorithm", ["hybrid_quick_sort", "quick_sort"])
@pytest.mark.parametrize("spread", [3, 1 << 40])
def test_median_of_five(algorithm: str, spread: int) -> None:
    program = rewritten(sort_text(algorithm, (0,), 0, "index"))
    check(program, (0,), False, entries_of(LARGE, 1, "index", spread, 0))


def test_too_deep() -> None:
    """Where quicksort goes too deep heap sort takes over: a range that is sorted in a hurry, with a limit of one."""
    text = sort_text("hybrid_quick_sort", (0,), 0, "index").replace("@main", "@other")
    code, out, err = run_in_process(["--sparse-buffer-rewrite", "-"], text)
    assert code == 0, err
    name = "_sparse_hybrid_qsort_0_index_coo_0_f64_i32"
    types = "index, index, memref<?xindex>, memref<?xf64>, memref<?xi32>"
    main = f"""func.func @main(%n: index, %x: memref<?xindex>, %y: memref<?xf64>, %z: memref<?xi32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : i64
  call @{name}(%c0, %n, %x, %y, %z, %c1) : ({types}, i64) -> ()
  return
}}
"""
    program = parse(out.rstrip()[:-1] + main + "}\n")
    for seed in range(5):
        check(program, (0,), False, entries_of(90, 1, "index", 50, seed))


ORDERED: Final = ("up", "down", "equal", "organ", "saw")


@pytest.mark.parametrize("algorithm", ALGORITHMS)
@pytest.mark.parametrize("shape", ORDERED)
def test_ordered_entries(algorithm: str, shape: str) -> None:
    """Entries that are in order already, in the opposite one, all equal, up and down, and in runs."""
    program = rewritten(sort_text(algorithm, (0,), 0, "index"))
    count = 65
    steps = np.arange(count)
    keys = {
        "up": steps, "down": steps[::-1], "equal": steps * 0, "organ": np.minimum(steps, count - steps),
        "saw": steps % 7,
    }[shape]  # fmt: skip
    entries = keys.reshape(-1, 1).astype(np.int64), steps.astype(np.float64), steps.astype(np.int32)
    check(program, (0,), algorithm == "insertion_sort_stable", entries)


PROGRAMS: Final = {one: rewritten(sort_text(one, (0, 1), 0, "index")) for one in ALGORITHMS}


@pytest.mark.full
@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=45), st.sampled_from(ALGORITHMS))
@settings(max_examples=40, deadline=None)
def test_any_entries(keys: list[tuple[int, int]], algorithm: str) -> None:
    array = np.array(keys, np.int64).reshape(-1, 2)
    places = np.arange(len(array), dtype=np.int32)
    check(PROGRAMS[algorithm], (0, 1), algorithm == "insertion_sort_stable", (array, places * 0.5, places))


@pytest.mark.full
@pytest.mark.skipif(not is_there(), reason="mlir-opt and mlir-runner are not installed")
@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_natively(algorithm: str) -> None:
    """Our code gives the same natively as by the interpreter, equal entries included."""
    text = sort_text(algorithm, (1, 0), 1, "i32")
    code, out, err = run_in_process(["--sparse-buffer-rewrite", "-"], text)
    assert code == 0, err
    program = parse(out)
    inside = out.strip().removeprefix("module {").removesuffix("}")
    for count in (1, 2, 80):
        keys, numbers, places = entries_of(count, 3, "i32", 5, count)
        arrays = [keys.reshape(-1).copy(), numbers.copy(), places.copy()]
        native = run_natively(inside, program.module, [count, *arrays], [one.shape for one in arrays])
        run(program, "main", count, *arrays)
        for one, other in zip(native, arrays, strict=True):
            assert np.array_equal(one, other)


# push_back.

PUSHES: Final = """func.func @main(%capacity: index, %counts: memref<?xindex>) -> (memref<?xindex>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rounds = memref.dim %counts, %c0 : memref<?xindex>
  %buffer = memref.alloc(%capacity) : memref<?xindex>
  %r:2 = scf.for %i = %c0 to %rounds step %c1 iter_args(%b = %buffer, %n = %c0) -> (memref<?xindex>, index) {
    %count = memref.load %counts[%i] : memref<?xindex>
    %x, %m = sparse_tensor.push_back %n, %b, %i : index, memref<?xindex>, index
    %y, %k = sparse_tensor.push_back %m, %x, %i, %count : index, memref<?xindex>, index, index
    scf.yield %y, %k : memref<?xindex>, index
  }
  return %r#0, %r#1 : memref<?xindex>, index
}
"""


@pytest.mark.parametrize("capacity", [0, 1, 2, 16])
@pytest.mark.parametrize("initialize", [False, True])
def test_growing(capacity: int, initialize: bool) -> None:
    """Elements one by one and many at once; what a buffer begins with may be nothing."""
    counts = np.array([1, 5, 2, 1, 30, 1, 1], np.int64)
    expected = np.repeat(np.arange(len(counts)), counts + 1)
    flag = "--sparse-buffer-rewrite" + "=enable-buffer-initialization=true" * initialize
    for program in (parse(PUSHES), rewritten(PUSHES, flag)):
        buffer, size = run(program, "main", capacity, counts)
        assert size == len(expected)
        assert np.array_equal(buffer[: len(expected)], expected)
    assert len(buffer) >= len(expected)
    if initialize:
        assert not buffer[len(expected) :].any()
