"""Natively, extents that do not fit are an error that names operand and extent, before anything is read or written."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, cast

import numpy as np
import pytest

from pyopt.native.errors import NativeError

if TYPE_CHECKING:
    from collections.abc import Sequence


pytest.importorskip("llvmlite")
sparse = pytest.importorskip("scipy.sparse")

import pyopt  # noqa: E402

HEAD: Final = """
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense)
}>
"""
MATRIX: Final = "tensor<?x?xf64>"
VECTOR: Final = "tensor<?xf64>"
MATMUL: Final = "linalg.matmul ins(%a, %b : {0}, {1}) outs(%c : {2}) -> {2}"
MATVEC: Final = "linalg.matvec ins(%a, %b : {0}, {1}) outs(%c : {2}) -> {2}"
ADD3: Final = "linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %b : {0}, {1}) outs(%c : {2}) -> {2}"
CONV: Final = "linalg.conv_1d ins(%a, %b : {0}, {1}) outs(%c : {2}) -> {2}"
STRIDED: Final = """linalg.generic {{indexing_maps = [affine_map<(i, r) -> (2 * i + r)>, affine_map<(i, r) -> (r)>,
  affine_map<(i, r) -> (i)>], iterator_types = ["parallel", "reduction"]}} ins(%a, %b : {0}, {1}) outs(%c : {2}) {{
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %p, %z : f64
    linalg.yield %s : f64
  }} -> {2}"""
OTHER, LESS, MORE = "other", "less", "more"
OPS: Final = {
    # name: (op, types of the operands, extents that fit, what is wrong of each operand: other, less or more)
    "matmul": (MATMUL, (MATRIX, MATRIX, MATRIX), ((3, 4), (4, 5), (3, 5)), (OTHER,) * 3),
    "csr_times_dense": (MATMUL, ("tensor<?x?xf64, #CSR>", MATRIX, MATRIX), ((3, 4), (4, 5), (3, 5)), (OTHER,) * 3),
    "coo_times_dense": (MATMUL, ("tensor<?x?xf64, #COO>", MATRIX, MATRIX), ((3, 4), (4, 5), (3, 5)), (OTHER,) * 3),
    "known_rows": (MATMUL, ("tensor<3x?xf64>", MATRIX, "tensor<?x5xf64>"), ((3, 4), (4, 5), (3, 5)), (OTHER,) * 3),
    "matvec": (MATVEC, (MATRIX, VECTOR, VECTOR), ((3, 4), (4,), (3,)), (OTHER,) * 3),
    "csr_times_vector": (MATVEC, ("tensor<?x?xf64, #CSR>", VECTOR, VECTOR), ((3, 4), (4,), (3,)), (OTHER,) * 3),
    "add": (ADD3, (MATRIX, MATRIX, MATRIX), ((3, 4), (3, 4), (3, 4)), (OTHER,) * 3),
    "convolution": (CONV, (VECTOR, VECTOR, VECTOR), ((8,), (3,), (6,)), (LESS, MORE, MORE)),
    "strided": (STRIDED, (VECTOR, VECTOR, VECTOR), ((9,), (3,), (4,)), (LESS, MORE, MORE)),
}  # fmt: skip


def function(name: str) -> str:
    op, types, _, _ = OPS[name]
    arguments = ", ".join([f"%{letter}: {type}" for letter, type in zip("abc", types, strict=True)])
    return (
        f"func.func @{name}({arguments}) -> {types[2]} {{\n  %r = {op.format(*types)}\n  return %r : {types[2]}\n}}\n"
    )


@pytest.fixture(scope="module")
def module() -> Any:
    return pyopt.compile(HEAD + "".join([function(name) for name in OPS]))


def array(type: str, shape: Sequence[int]) -> object:
    values = np.arange(1.0, 1 + np.prod(shape)).reshape(shape)
    if "CSR" in type:
        return sparse.csr_array(values)
    if "COO" in type:
        made = sparse.coo_array(values)
        made.sum_duplicates()
        return made
    return values


def wrong_calls(name: str) -> list[tuple[int, int, tuple[tuple[int, ...], ...]]]:
    """(operand, dimension, extents of all operands) of calls in which one extent is another than it has to be."""
    _, _, shapes, wrong = OPS[name]
    found = []
    for operand, shape in enumerate(shapes):
        for at, extent in enumerate(shape):
            for other in (extent - 2, extent - 1, extent + 1, extent + 7):
                if wrong[operand] in (OTHER, LESS if other < extent else MORE):
                    changed = tuple([one if n != at else other for n, one in enumerate(shape)])
                    found.append((operand, at, (*shapes[:operand], changed, *shapes[operand + 1 :])))
    return found


def test_right_extents_are_taken(module: Any) -> None:
    for name, (_, types, shapes, _) in OPS.items():
        given = [array(type, shape) for type, shape in zip(types, shapes, strict=True)]
        result = module[name](*given)
        a, b, c = [one if isinstance(one, np.ndarray) else cast("Any", one).toarray() for one in given]
        if "conv" in name or name == "strided":
            step = 2 if name == "strided" else 1
            wanted = c + [sum(a[i * step : i * step + 3] * b) for i in range(len(c))]
        else:
            wanted = a + b if name == "add" else c + a @ b
        np.testing.assert_allclose(result, wanted)


@pytest.mark.parametrize("name", OPS)
def test_wrong_extents_are_refused(module: Any, name: str) -> None:
    types = OPS[name][1]
    for operand, at, shapes in wrong_calls(name):
        given = [array(type, shape) for type, shape in zip(types, shapes, strict=True)]
        with pytest.raises(NativeError) as error:
            module[name](*given)
        said = str(error.value)
        # An extent that the type says is refused with the argument, others by the op, of one of the operands.
        assert re.search(rf"argument [123]( of @{name}|.*has shape|.*extent)", said), said
        assert str(shapes[operand][at]) in said or "the loops index it up to an extent of" in said, said


def test_there_are_many_of_them() -> None:
    assert sum([len(wrong_calls(name)) for name in OPS]) >= 130


OTHERS: Final = """
func.func @cast(%a: tensor<?xf64>) -> tensor<4xf64> {
  %r = tensor.cast %a : tensor<?xf64> to tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @slice(%a: tensor<?xf64>, %o: index, %s: index) -> tensor<?xf64> {
  %r = tensor.extract_slice %a[%o] [%s] [2] : tensor<?xf64> to tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func @row(%a: tensor<?x?xf64>, %o: index) -> tensor<?xf64> {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c1 : tensor<?x?xf64>
  %r = tensor.extract_slice %a[%o, 0] [1, %n] [1, 1] : tensor<?x?xf64> to tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func @insert(%a: tensor<?xf64>, %b: tensor<?xf64>, %s: index) -> tensor<?xf64> {
  %r = tensor.insert_slice %a into %b[1] [%s] [1] : tensor<?xf64> into tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func @copy(%a: memref<?xf64>, %b: memref<?xf64>) {
  memref.copy %a, %b : memref<?xf64> to memref<?xf64>
  return
}
func.func @sum(%a: tensor<?x?xf64, #CSR>, %b: tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #CSR> {
  %r = arith.addf %a, %b : tensor<?x?xf64, #CSR>
  return %r : tensor<?x?xf64, #CSR>
}
func.func @blocks(%a: tensor<?x?xf64>) -> tensor<?x?xf64, #BSR> {
  %r = sparse_tensor.convert %a : tensor<?x?xf64> to tensor<?x?xf64, #BSR>
  return %r : tensor<?x?xf64, #BSR>
}
func.func @in_a_loop(%a: tensor<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> f64 {
    %p = tensor.extract_slice %a[%i] [2] [1] : tensor<?xf64> to tensor<2xf64>
    %e = tensor.extract %p[%c1] : tensor<2xf64>
    %t = arith.addf %s, %e : f64
    scf.yield %t : f64
  }
  return %r : f64
}
"""
OTHER_CALLS: Final = [
    ("cast", (3,), (), "has extent 3 in dimension 0, and the result 4"),
    ("cast", (5,), (), "has extent 5 in dimension 0, and the result 4"),
    ("slice", (6,), (2, 3), "leads to 6, and the extent is 6"),
    ("slice", (6,), (-1, 1), "has the offset -1, and the extent is 6"),
    ("slice", (6,), (0, -1), "has the size -1, and there is room for 6 at most"),
    ("slice", (0,), (0, 1), "has the size 1, and there is room for 0 at most"),
    ("row", (3, 4), (3,), "leads to 3, and the extent is 3"),
    ("row", (3, 4), (-2,), "leads to -2, and the extent is 3"),
    ("in_a_loop", (6,), (6,), "leads to 6, and the extent is 6"),
]


@pytest.fixture(scope="module")
def others() -> Any:
    return pyopt.compile(HEAD + OTHERS)


@pytest.mark.parametrize(("name", "shape", "numbers", "message"), OTHER_CALLS)
def test_slices_and_casts(
    others: Any, name: str, shape: tuple[int, ...], numbers: tuple[int, ...], message: str
) -> None:
    with pytest.raises(NativeError, match=re.escape(message)) as error:
        others[name](np.ones(shape), *numbers)
    assert f"operand #0 (argument 1 of @{name})" in str(error.value)


def test_slices_and_casts_that_fit(others: Any) -> None:
    np.testing.assert_array_equal(others.cast(np.ones(4)), np.ones(4))
    np.testing.assert_array_equal(others.slice(np.arange(6.0), 1, 3), [1, 3, 5])
    assert np.shape(others.slice(np.arange(6.0), 6, 0)) == (0,)
    np.testing.assert_array_equal(others.row(np.arange(12.0).reshape(3, 4), 2), [8, 9, 10, 11])
    assert others.in_a_loop(np.arange(6.0), 5) == 15
    assert others.in_a_loop(np.arange(0.0), 0) == 0


def test_pairs(others: Any) -> None:
    with pytest.raises(NativeError, match=r"operand #1 \(argument 2 of @copy\) has extent 4 .* extent 3 "):
        others.copy(np.ones(3), np.ones(4))
    with pytest.raises(NativeError, match="leads to 3, and the extent is 3"):
        others.insert(np.ones(3), np.zeros(3), 3)
    with pytest.raises(NativeError, match="has extent 2 in dimension 0, and the slice that it takes the place of"):
        others.insert(np.ones(2), np.zeros(5), 3)
    for shape in ((3, 5), (2, 4), (4, 4)):
        with pytest.raises(NativeError, match=r"argument 2 of @sum\) has extent"):
            others.sum(sparse.csr_array(np.ones((3, 4))), sparse.csr_array(np.ones(shape)))


def test_blocks(others: Any) -> None:
    for shape, dimension in (((1, 3), 0), ((2, 1), 1), ((3, 4), 0), ((1, 1), 0)):
        with pytest.raises(NativeError, match=f"extent in dimension {dimension} that is 1 more than a multiple"):
            others.blocks(np.ones(shape))
    np.testing.assert_array_equal(others.blocks(np.ones((4, 6))).toarray(), np.ones((4, 6)))


def test_what_is_not_run_is_not_checked() -> None:
    text = """func.func @f(%c: i1, %a: tensor<?xf64>, %b: tensor<?xf64>) -> tensor<?xf64> {
      %r = scf.if %c -> tensor<?xf64> {
        %s = arith.addf %a, %b : tensor<?xf64>
        scf.yield %s : tensor<?xf64>
      } else {
        scf.yield %a : tensor<?xf64>
      }
      return %r : tensor<?xf64>
    }"""
    f: Any = pyopt.compile(text).f
    np.testing.assert_array_equal(f(False, np.ones(3), np.ones(2)), np.ones(3))
    with pytest.raises(NativeError, match="extent 2"):
        f(True, np.ones(3), np.ones(2))


ELEMENT: Final = """func.func @f(%a: tensor<?x3xf64>, %i: index, %j: index) -> f64 {
  %r = tensor.extract %a[%i, %j] : tensor<?x3xf64>
  return %r : f64
}
func.func @g(%m: memref<?xf64>, %i: index, %v: f64) {
  memref.store %v, %m[%i] : memref<?xf64>
  return
}"""


def test_bounds() -> None:
    module: Any = pyopt.compile(ELEMENT, check="bounds")
    given = np.arange(6.0).reshape(2, 3)
    assert module.f(given, 1, 2) == 5
    for i, j in ((2, 0), (0, 3), (-1, 0), (0, -1), (1 << 40, 0)):
        with pytest.raises(NativeError, match=r"index #[01] of operand #0 \(argument 1 of @f\)"):
            module.f(given, i, j)
    memory = np.zeros(2)
    module.g(memory, 1, 7.0)
    np.testing.assert_array_equal(memory, [0, 7])
    with pytest.raises(NativeError, match=r"index #0 of operand #1 \(argument 1 of @g\) is 2, and the extent is 2"):
        module.g(memory, 2, 7.0)


def test_nothing_is_checked_if_asked_for() -> None:
    module: Any = pyopt.compile(OTHERS.partition("func.func @slice")[0], check="none")
    assert np.shape(module.cast(np.ones(5))) == (5,)
    with pytest.raises(NativeError, match="check='all' is none of none, extents, bounds"):
        pyopt.compile(ELEMENT, check="all")


def test_the_next_call_is_a_new_one(others: Any) -> None:
    taken, freed = others.allocations()
    for _ in range(50):
        with pytest.raises(NativeError):
            others.sum(sparse.csr_array(np.ones((3, 4))), sparse.csr_array(np.ones((3, 5))))
        np.testing.assert_array_equal(others.cast(np.ones(4)), np.ones(4))
    after = others.allocations()
    assert after[0] - taken == after[1] - freed


CONTENTS: Final = """
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @csr(%a: tensor<?x?xf64, #CSR>, %x: tensor<?xf64>, %y: tensor<?xf64>) -> tensor<?xf64> {
  %r = linalg.matvec ins(%a, %x : tensor<?x?xf64, #CSR>, tensor<?xf64>) outs(%y : tensor<?xf64>) -> tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func @csc(%a: tensor<?x?xf64, #CSC>, %x: tensor<?xf64>, %y: tensor<?xf64>) -> tensor<?xf64> {
  %r = linalg.matvec ins(%a, %x : tensor<?x?xf64, #CSC>, tensor<?xf64>) outs(%y : tensor<?xf64>) -> tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func @bsr(%a: tensor<?x?xf64, #BSR>, %x: tensor<?xf64>, %y: tensor<?xf64>) -> tensor<?xf64> {
  %r = linalg.matvec ins(%a, %x : tensor<?x?xf64, #BSR>, tensor<?xf64>) outs(%y : tensor<?xf64>) -> tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func @coo(%a: tensor<?x?xf64, #COO>, %x: tensor<?xf64>, %y: tensor<?xf64>) -> tensor<?xf64> {
  %r = linalg.matvec ins(%a, %x : tensor<?x?xf64, #COO>, tensor<?xf64>) outs(%y : tensor<?xf64>) -> tensor<?xf64>
  return %r : tensor<?xf64>
}
"""
DENSE: Final = np.arange(24.0).reshape(4, 6)


@pytest.fixture(scope="module")
def formats() -> Any:
    return pyopt.compile(HEAD + CONTENTS)


def matrix(name: str) -> Any:
    if name == "bsr":
        return sparse.bsr_array(DENSE, blocksize=(2, 3))
    if name == "coo":
        made = sparse.coo_array(DENSE)
        made.sum_duplicates()
        return made
    return getattr(sparse, f"{name}_array")(DENSE)


@pytest.mark.parametrize("name", ["csr", "csc", "bsr"])
def test_contents_of_compressed_arrays(formats: Any, name: str) -> None:
    x, y = np.ones(6), np.zeros(4)
    extent = {"csr": 6, "csc": 4, "bsr": 2}[name]

    def refused(message: str, **parts: object) -> None:
        broken = matrix(name)
        for part, value in parts.items():
            setattr(broken, part, value)
        with pytest.raises(NativeError, match=f"argument 1 of @{name}: .*{message}"):
            formats[name](broken, x, y)

    good = matrix(name)
    for _ in range(2):
        np.testing.assert_allclose(formats[name](good, x, y), DENSE @ x)
    last, negative = good.indices.copy(), good.indices.copy()
    last[-1], negative[1] = 99, -1
    refused(f"a coordinate of level 1 is 99, and the extent is {extent}", indices=last)
    refused(f"a coordinate of level 1 is -1, and the extent is {extent}", indices=negative)
    far = good.indptr.copy()
    far[1] = 5000
    refused("the positions of level 1 do not ascend", indptr=far)
    refused(f"the positions of level 1 are {len(far) - 1}, and {len(far)} are needed", indptr=good.indptr[:-1])
    refused("values are too few", data=good.data[:1])
    swapped = good.indices.copy()
    swapped[[0, 1]] = swapped[[1, 0]]
    refused("is not sorted", indices=swapped)


def test_contents_of_coordinates(formats: Any) -> None:
    x, y = np.ones(6), np.zeros(4)
    np.testing.assert_allclose(formats.coo(matrix("coo"), x, y), DENSE @ x)
    for level, at, value, extent in ((0, -1, 77, 4), (1, 2, 6, 6), (0, 0, -1, 4), (1, 0, -3, 6)):
        broken = matrix("coo")
        broken.coords[level][at] = value
        with pytest.raises(NativeError, match=f"a coordinate of level {level} is {value}, and the extent is {extent}"):
            formats.coo(broken, x, y)
    unsorted = sparse.coo_array((np.ones(2), ([1, 0], [0, 0])), shape=(4, 6))
    with pytest.raises(NativeError, match="is not sorted"):
        formats.coo(unsorted, x, y)
