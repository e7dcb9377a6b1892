"""Conversions that count entries make the storage that NumPy makes of the same entries, natively and interpreted."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
import pytest

import pyopt
from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.level_types import COMPRESSED, DENSE
from pyopt.interpreter import Options, parse
from pyopt.ir.attributes import function_type_of
from pyopt.ir.types import TensorType
from pyopt.passes.sparsify.storage.counting import (
    can_count,
    columns_before,
    dense_levels,
    dimensions,
    has_nonzeros,
    rows_before,
)
from tools.sparse.lowered import WAYS, lower, run_lowered
from tools.sparse.transform import transform

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.interpreter.numbers import Array

VECTORS: Final = {
    "SV": "(i) -> (i : compressed), crdWidth = 16",
    "UV": "(i) -> (i : compressed(nonordered)), posWidth = 32",
    "TV": "(i) -> (i : compressed(nonunique))",
}
MATRICES: Final = {
    "CSR": "(i, j) -> (i : dense, j : compressed)",
    "CSC": "(i, j) -> (j : dense, i : compressed), posWidth = 32, crdWidth = 32",
    "UCSR": "(i, j) -> (i : dense, j : compressed(nonordered)), posWidth = 16, crdWidth = 8",
    "UCSC": "(i, j) -> (j : dense, i : compressed(nonordered))",
    "DCSR": "(i, j) -> (i : compressed, j : compressed)",
    "DCSC": "(i, j) -> (j : compressed, i : compressed), posWidth = 32, crdWidth = 8",
    "COO": "(i, j) -> (i : compressed(nonunique), j : singleton)",
    "COOC": "(i, j) -> (j : compressed(nonunique), i : singleton), crdWidth = 32",
    "SOA": "(i, j) -> (i : compressed(nonunique), j : singleton(soa)), posWidth = 32, crdWidth = 16",
    "UCOO": "(i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))",
    "TCSR": "(i, j) -> (i : dense, j : compressed(nonunique))",
}
TENSORS: Final = {
    "COO3": "(i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique), k : singleton)",
    "SOA3": "(i, j, k) -> (k : compressed(nonunique), i : singleton(nonunique, soa), j : singleton(soa))",
    "CSF": "(i, j, k) -> (i : compressed, j : compressed, k : compressed)",
    "DDC": "(i, j, k) -> (k : dense, i : dense, j : compressed)",
    "CDC": "(i, j, k) -> (j : compressed, i : dense, k : compressed), posWidth = 32",
    "DCS": "(i, j, k) -> (j : dense, i : compressed(nonunique), k : singleton)",
}
PROGRAM: Final = """
#S = #sparse_tensor.encoding<{ map = SOURCE }>
#T = #sparse_tensor.encoding<{ map = TARGET }>
func.func @f(%a: tensor<SHAPExf64, #S>) -> tensor<SHAPExf32, #T> {
  %0 = sparse_tensor.convert %a : tensor<SHAPExf64, #S> to tensor<SHAPExf32, #T>
  return %0 : tensor<SHAPExf32, #T>
}
func.func @dense(%a: tensor<SHAPExf64>) -> tensor<SHAPExf64> {
  %0 = sparse_tensor.convert %a : tensor<SHAPExf64> to tensor<SHAPExf64, #S>
  %1 = sparse_tensor.convert %0 : tensor<SHAPExf64, #S> to tensor<SHAPExf64, #T>
  %2 = sparse_tensor.convert %1 : tensor<SHAPExf64, #T> to tensor<SHAPExf64>
  bufferization.dealloc_tensor %0 : tensor<SHAPExf64, #S>
  bufferization.dealloc_tensor %1 : tensor<SHAPExf64, #T>
  return %2 : tensor<SHAPExf64>
}
"""
OF_DENSE: Final = """
#T = #sparse_tensor.encoding<{ map = TARGET }>
func.func @f(%a: tensor<SHAPExf64>) -> tensor<SHAPExf32, #T> {
  %0 = sparse_tensor.convert %a : tensor<SHAPExf64> to tensor<SHAPExf32, #T>
  return %0 : tensor<SHAPExf32, #T>
}
"""
NARROW: Final = """
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#N = #sparse_tensor.encoding<{ map = (i, j) -> (LEVELS), posWidth = 8, crdWidth = 8 }>
func.func @f(%a: tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #N> {
  %0 = sparse_tensor.convert %a : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #N>
  return %0 : tensor<?x?xf64, #N>
}
"""
NARROW_OF_DENSE: Final = """
#N = #sparse_tensor.encoding<{ map = (i, j) -> (LEVELS), posWidth = 8 }>
func.func @f(%a: tensor<?x?xf64>) -> tensor<?x?xf64, #N> {
  %0 = sparse_tensor.convert %a : tensor<?x?xf64> to tensor<?x?xf64, #N>
  return %0 : tensor<?x?xf64, #N>
}
"""
SHAPES: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    1: ((0,), (1,), (9,)),
    2: ((0, 0), (0, 3), (3, 0), (1, 1), (1, 7), (7, 1), (5, 6), (12, 9), (1, 40)),
    3: ((0, 2, 3), (2, 0, 3), (2, 3, 0), (1, 1, 1), (3, 4, 5)),
}


class Pair(NamedTuple):
    """Two formats, the first of which becomes the second, and a program that does it."""

    source: EncodingAttr
    target: EncodingAttr
    text: str


def make_pair(source: str, target: str, rank: int) -> Pair | None:
    """None if the conversion is not one of those that count, once or twice."""
    text = PROGRAM.replace("SOURCE", source).replace("TARGET", target).replace("SHAPE", "x".join("?" * rank))
    before, after = types_of(text)
    first, second = encoding_of(before), encoding_of(after)
    assert first is not None and second is not None
    counts = can_count(before, after) or (source != target and columns_before(before, after) is not None)
    return Pair(first, second, text) if counts else None


def types_of(text: str) -> tuple[TensorType, TensorType]:
    """The types of what the first function takes and gives."""
    module = parse(text).module
    block = module.regions[0].first
    assert block is not None and block.first is not None
    type = function_type_of(block.first.attributes["function_type"])
    assert type is not None
    before, after = type.inputs[0], type.results[0]
    assert isinstance(before, TensorType) and isinstance(after, TensorType)
    return before, after


def pairs() -> dict[str, Pair]:
    found: dict[str, Pair] = {}
    for rank, formats in enumerate((VECTORS, MATRICES, TENSORS), 1):
        for source, target in product(formats, formats):
            pair = make_pair(formats[source], formats[target], rank)
            if pair is not None:
                found[f"{source}-{target}"] = pair
    return found


PAIRS: Final = pairs()
FEW: Final = frozenset(("CSR-CSC", "UCOO-CSR", "COO-CSR", "DCSC-SOA", "CDC-DCS"))
CHOSEN: Final = [one if one in FEW else pytest.param(one, marks=pytest.mark.full) for one in PAIRS]


def stored(places: Array, values: Array, encoding: EncodingAttr, sizes: Sequence[int]) -> list[Array]:
    """The arrays of entries in this order, of which `places` has the coordinates by level."""
    groups = [list(range(len(values)))]
    arrays: list[tuple[int, list[int]]] = []
    start = encoding.aos_coo_start()
    for level, one in enumerate(encoding.level_types):
        numbers = places[:, level]
        if one.format == DENSE:
            groups = [
                [at for at in group if numbers[at] == wanted] for group in groups for wanted in range(sizes[level])
            ]
            continue
        parts = [split(group, numbers, one.is_unique()) for group in groups]
        if one.format == COMPRESSED:
            arrays.append((encoding.pos_width, np.cumsum([0, *map(len, parts)]).tolist()))
        groups = [part for group in parts for part in group]
        if level <= start:
            rows = places[[group[0] for group in groups]][:, level : None if level == start else level + 1]
            arrays.append((encoding.crd_width, rows.reshape(-1).tolist()))
    made = [np.array(array, f"uint{width or 64}").view(f"int{width or 64}") for width, array in arrays]
    return [*made, values]


def split(group: list[int], numbers: Array, unique: bool) -> list[list[int]]:
    """The entries of each coordinate; each one by itself if coordinates may come again."""
    parts: list[list[int]] = []
    for at in group:
        if unique and parts and numbers[parts[-1][0]] == numbers[at]:
            parts[-1].append(at)
        else:
            parts.append([at])
    return parts


def entries(shape: Sequence[int], source: EncodingAttr, share: float) -> tuple[Array, Array]:
    """Coordinates by dimension, and values, in an order that the source can have them in."""
    randomness = np.random.default_rng(len(shape))
    places = np.argwhere(randomness.random(shape) < share)
    places = places[randomness.permutation(len(places))]
    keys = [
        places[:, dimension]
        for dimension, one in zip(dimensions(source), source.level_types, strict=True)
        if one.is_ordered()
    ]
    order = np.lexsort(keys[::-1]) if keys else np.arange(len(places))
    return places[order], np.arange(1.0, len(places) + 1)


def in_order_of(target: EncodingAttr, places: Array) -> Array:
    """The order in which the target has entries that come in another one."""
    outer = dense_levels(target)
    levels = dimensions(target)
    used = levels if target.level_types[outer].is_ordered() else levels[:outer]
    return np.lexsort([places[:, one] for one in used[::-1]]) if used else np.arange(len(places))


@pytest.mark.parametrize("name", CHOSEN)
def test_storage(name: str) -> None:
    source, target, text = PAIRS[name]
    program: Any = pyopt.compile(text)
    for shape, share in product(SHAPES[source.dim_rank()], (0.0, 0.3, 1.0)):
        places, values = entries(shape, source, share)
        given = stored(places[:, dimensions(source)], values, source, [shape[one] for one in dimensions(source)])
        found = arrays_of(program.f(pyopt.SparseArrays(shape, given)), target)
        order = in_order_of(target, places)
        moved = places[order][:, dimensions(target)]
        wanted = stored(moved, values[order].astype(np.float32), target, [shape[one] for one in dimensions(target)])
        assert len(found) == len(wanted)
        for one, other in zip(found, wanted, strict=True):
            np.testing.assert_array_equal(np.asarray(one).reshape(-1), other, str((shape, share)))


def arrays_of(result: Any, target: EncodingAttr) -> list[Any]:
    """The arrays of storage, which for some formats is SciPy's."""
    if isinstance(result, pyopt.SparseArrays):
        return list(result)
    if result.format == "coo":
        apart = [result.row, result.col]
        coordinates = apart if target.level_types[-1].is_soa() else [np.stack(apart, 1).reshape(-1)]
        return [np.array([0, result.nnz]), *coordinates, result.data]
    return [result.indptr, result.indices, result.data]


@pytest.mark.full
@pytest.mark.parametrize("name", CHOSEN)
@pytest.mark.parametrize("way", ["deallocated", "sparsifier-direct"])
def test_interpreted(name: str, way: str) -> None:
    """In the interpreter, which sees accesses out of bounds and what is left on the heap."""
    source, _, text = PAIRS[name]
    for more in ((), ("--canonicalize", "--cse")):
        program = lower(text, (*more, *WAYS[way], *more))
        for shape in SHAPES[source.dim_rank()]:
            a = np.random.default_rng(1).integers(0, 3, shape).astype(np.float64)
            options = Options(check_leaks=way == "deallocated")
            np.testing.assert_array_equal(run_lowered(program, "dense", a, options=options)[0], a)


DENSE_TARGETS: Final = {**VECTORS, **MATRICES, **TENSORS}


@pytest.mark.parametrize(
    "name", [one for one in DENSE_TARGETS if one not in ("DCSR", "DCSC", "COOC", "CSF", "CDC", "SOA3")]
)
def test_of_dense(name: str) -> None:
    """What is zero as an element of the result is not stored, as -0 and 1e-60 in f32; NaN is."""
    format = DENSE_TARGETS[name]
    rank = format.partition(")")[0].count(",") + 1
    text = OF_DENSE.replace("TARGET", format).replace("SHAPE", "x".join("?" * rank))
    source, type = types_of(text)
    assert has_nonzeros(source, type) or rows_before(source, type) is not None
    program: Any = pyopt.compile(text)
    target = encoding_of(type)
    assert target is not None
    order = dimensions(target)
    for shape, share in product(SHAPES[rank], (0.0, 0.4, 1.0)):
        randomness = np.random.default_rng(rank)
        a = randomness.choice([1.5, -2.0, np.nan, 1e30, -0.0, 1e-60], shape) * (randomness.random(shape) < share)
        places = np.argwhere(a.astype(np.float32) != 0)
        places = places[in_order_of(target, places)][:, order]
        values = a.transpose(order)[tuple(places.T)].astype(np.float32)
        wanted = stored(places, values, target, [shape[one] for one in order])
        for one, other in zip(arrays_of(program.f(a), target), wanted, strict=True):
            np.testing.assert_array_equal(np.asarray(one).reshape(-1), other, str((shape, share)))


@pytest.mark.parametrize("levels", ["i : dense, j : compressed", "j : dense, i : compressed", "i : dense, j : dense"])
def test_too_many_elements_for_narrow_positions(levels: str) -> None:
    program: Any = pyopt.compile(NARROW_OF_DENSE.replace("LEVELS", levels))
    a = np.zeros((20, 20))
    a.reshape(-1)[-255:] = 1
    program.f(a)
    a[0, 0] = 1
    if "compressed" not in levels:
        program.f(a)  # there are no positions
        return
    with pytest.raises(pyopt.NativeError, match="more entries than positions of 8 bits can count"):
        program.f(a)


FORMATS = {
    "CSR": "i : dense, j : compressed",
    "COO": "i : compressed(nonunique), j : singleton",
    "SOA": "i : compressed(nonunique), j : singleton(soa)",
    "DCSR": "i : compressed, j : compressed",
}


@pytest.mark.parametrize("source", FORMATS)
@pytest.mark.parametrize("target", FORMATS)
def test_coordinates_that_do_not_fit(source: str, target: str) -> None:
    """Column 256 of 300 in coordinates of 8 bits: an error, not column 0; it is one of what happens, not of types."""
    wide = f"#sparse_tensor.encoding<{{ map = (i, j) -> ({FORMATS[source]}) }}>"
    narrow = f"#sparse_tensor.encoding<{{ map = (i, j) -> ({FORMATS[target]}), crdWidth = 8 }}>"
    program: Any = pyopt.compile(f"""func.func @f(%a: tensor<?x300xf64>) -> tensor<?x300xf64> {{
      %0 = sparse_tensor.convert %a : tensor<?x300xf64> to tensor<?x300xf64, {wide}>
      %1 = sparse_tensor.convert %0 : tensor<?x300xf64, {wide}> to tensor<?x300xf64, {narrow}>
      %2 = sparse_tensor.convert %1 : tensor<?x300xf64, {narrow}> to tensor<?x300xf64>
      return %2 : tensor<?x300xf64>
    }}""")
    a = np.zeros((3, 300))
    a[1, 255] = a[2, 0] = 1
    assert (program.f(a) == a).all()
    a[0, 256] = 1
    with pytest.raises(pyopt.NativeError, match="a coordinate does not fit in 8 bits"):
        program.f(a)


def test_nothing_is_inserted_or_sorted() -> None:
    _, _, text = PAIRS["CSR-CSC"]
    function = text[: text.index("func.func @dense")]
    made = transform(function, ["--sparsification-and-bufferization"], "pyopt").text
    assert "_insert_" not in made and "_sparse_" not in made and "realloc" not in made
    exact = transform(function, ["--sparsification-and-bufferization=reference-exact=true"], "pyopt").text
    assert "_insert_" in exact


@pytest.mark.parametrize(
    "levels",
    [
        "j : dense, i : compressed",
        "i : compressed(nonunique), j : singleton",
        "j : dense, i : compressed(nonordered)",
        # What is not counted: of the same structure, inserted, sorted and inserted.
        "i : dense, j : compressed",
        "i : compressed, j : compressed",
        "j : compressed, i : compressed",
        "j : compressed(nonunique), i : singleton(soa)",
    ],
)
def test_too_many_entries_for_narrow_positions(levels: str) -> None:
    program: Any = pyopt.compile(NARROW.replace("LEVELS", levels))
    scipy = pytest.importorskip("scipy.sparse")
    fits = np.zeros((20, 20))
    fits.reshape(-1)[:255] = 1
    program.f(scipy.csr_array(fits))
    more = fits.copy()
    more.reshape(-1)[255] = 1
    with pytest.raises(pyopt.NativeError, match="more entries than positions of 8 bits can count"):
        program.f(scipy.csr_array(more))


def test_what_is_sorted_is_a_copy() -> None:
    text = OF_DENSE.replace("xf32", "xf64").replace("TARGET", MATRICES["COO"]).replace("SHAPE", "?x?")
    text = text.replace("#T = ", f"#U = #sparse_tensor.encoding<{{ map = {MATRICES['UCOO']} }}>\n#T = ")
    program: Any = pyopt.compile(text.replace("tensor<?x?xf64>", "tensor<?x?xf64, #U>"))
    given = [np.array([0, 3]), np.array([4, 1, 2, 2, 0, 5]), np.array([1.0, 2.0, 3.0])]
    before = [array.copy() for array in given]
    found = program.f(pyopt.SparseArrays((6, 6), given))
    assert found.row.tolist() == [0, 2, 4] and found.col.tolist() == [5, 2, 1] and found.data.tolist() == [3, 2, 1]
    for array, other in zip(given, before, strict=True):
        np.testing.assert_array_equal(array, other)
