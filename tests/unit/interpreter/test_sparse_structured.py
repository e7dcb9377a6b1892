"""Structured ops on sparse operands: what their dense twins give, and the semi-ring ops, which see what is stored."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import numpy as np
import pytest
import scipy.sparse  # type: ignore[import-untyped]  # SciPy has no types of its own

from pyopt.driver.run import run_in_process
from pyopt.interpreter import RunError, parse, run
from tests.unit.interpreter.sparse_support import ENCODINGS, lists, results, sparse_array

if TYPE_CHECKING:
    from pyopt.interpreter.numbers import Array

ELEMENTWISE = """#t = {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
  affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
"""

KERNELS = {
    "product": ("ij,ij->ij", "pp"),
    "transposed": ("ij,ji->ij", "pp"),
    "matvec": ("ij,j->i", "pr"),
    "matmul": ("ik,kj->ij", "ppr"),
    "rows": ("ij,ij->i", "pr"),
    "columns": ("ij,ij->j", "rp"),
    "total": ("ij,ij->", "rr"),
    "outer": ("i,j->ij", "pp"),
    "diagonal": ("ii,i->i", "p"),
    "broadcast": ("i,ij->ij", "pp"),
}
FORMATS_OF = {1: ("", ", #SV"), 2: ("", ", #CSR", ", #CSC", ", #DCSR", ", #COO", ", #BSR", ", #DENSE")}
EXTENTS = {"i": 6, "j": 6, "k": 5}

OPS = ("addi", "subi", "muli", "maxsi", "minsi", "andi", "ori", "xori")


def body(randomness: random.Random, reduces: bool) -> list[str]:
    """Lines that compute %r from %a, %b and the output's element %c."""
    lines = ["%k = arith.constant 3 : i64", "%z = arith.constant 0 : i64"]
    values = ["%a", "%b", "%a", "%b", "%k", "%z"]
    for number in range(randomness.randint(1, 4)):
        left, right = randomness.choice(values), randomness.choice(values)
        kind = randomness.randrange(8)
        if kind == 0:
            lines.append(f"%p{number} = arith.cmpi {randomness.choice(('eq', 'slt', 'ne'))}, {left}, {right} : i64")
            other = randomness.choice(values)
            lines.append(f"%v{number} = arith.select %p{number}, {left}, {other} : i64")
        elif kind == 1:
            lines.append(f"%i{number} = linalg.index 0 : index")
            lines.append(f"%n{number} = arith.index_cast %i{number} : index to i64")
            lines.append(f"%v{number} = arith.muli {left}, %n{number} : i64")
        else:
            lines.append(f"%v{number} = arith.{randomness.choice(OPS)} {left}, {right} : i64")
        values.append(f"%v{number}")
    last = values[-1]
    if reduces or randomness.random() < 0.3:
        op = randomness.choice(("addi", "addi", "addi", "subi", "xori", "maxsi", "muli"))
        lines.append(f"%r = arith.{op} %c, {last} : i64")
    else:
        lines.append(f"%r = arith.ori {last}, {last} : i64")
    return lines


def kernel(randomness: random.Random, name: str) -> str:
    """A function of two operands and an output, in random formats, that computes something random."""
    subscripts, loops = KERNELS[name]
    inputs, output = subscripts.split("->")
    names = sorted(set(subscripts) & set("ijk"))
    parts = [*inputs.split(","), output]
    maps = ", ".join([f"affine_map<({', '.join(names)}) -> ({', '.join(part)})>" for part in parts])
    # The loops are in alphabetic order, and a reduction runs over what the output lacks.
    kinds = ", ".join([f'"{"parallel" if one in output else "reduction"}"' for one in names])
    types = []
    for part in parts:
        shape = "".join([f"{EXTENTS[one]}x" for one in part])
        encoding = randomness.choice(FORMATS_OF.get(len(part), ("",)))
        types.append(f"tensor<{shape}i64{encoding}>")
    a, b, c = types
    lines = "\n    ".join(body(randomness, len(output) < len(names)))
    assert len(loops) == len(names)
    return f"""func.func @f(%A: {a}, %B: {b}, %C: {c}) -> {c} {{
  %0 = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}} ins(%A, %B : {a}, {b}) outs(%C : {c}) {{
  ^bb0(%a: i64, %b: i64, %c: i64):
    {lines}
    linalg.yield %r : i64
  }} -> {c}
  return %0 : {c}
}}"""


def shapes_in(text: str) -> list[tuple[int, ...]]:
    found = re.findall(r"%[ABC]: tensor<((?:\d+x)*)i64", text)
    return [tuple([int(one) for one in shape.split("x")[:-1]]) for shape in found]


@pytest.mark.full
@pytest.mark.parametrize("name", KERNELS)
def test_dense_twins(name: str) -> None:
    """Any body, in any formats, gives what it gives on dense tensors."""
    for seed in range(12):
        randomness = random.Random(f"{name} {seed}")
        text = kernel(randomness, name)
        arrays = [sparse_array(shape, seed * 3 + at, 0.4).astype(np.int64) for at, shape in enumerate(shapes_in(text))]
        twin = re.sub(r"i64, #\w+>", "i64>", text)
        (expected,) = run(parse(ENCODINGS + twin), "f", *arrays)
        (found,) = run(parse(ENCODINGS + text), "f", *arrays)
        np.testing.assert_array_equal(found, expected, err_msg=text)


def test_products_store_what_both_store() -> None:
    """As the code of the sparsifier does: entries at all points that are visited, whatever the value is there."""
    program = (
        ELEMENTWISE
        + """func.func @f(%a: tensor<5x8xf64, #CSR>, %b: tensor<5x8xf64, #CSC>)
        -> (tensor<5x8xf64, #DCSR>, index, tensor<5x8xf64, #CSR>, index) {
      %e = tensor.empty() : tensor<5x8xf64, #DCSR>
      %0 = linalg.mul ins(%a, %b : tensor<5x8xf64, #CSR>, tensor<5x8xf64, #CSC>)
        outs(%e : tensor<5x8xf64, #DCSR>) -> tensor<5x8xf64, #DCSR>
      %n = sparse_tensor.number_of_entries %0 : tensor<5x8xf64, #DCSR>
      %g = tensor.empty() : tensor<5x8xf64, #CSR>
      %1 = linalg.sub ins(%a, %b : tensor<5x8xf64, #CSR>, tensor<5x8xf64, #CSC>)
        outs(%g : tensor<5x8xf64, #CSR>) -> tensor<5x8xf64, #CSR>
      %m = sparse_tensor.number_of_entries %1 : tensor<5x8xf64, #CSR>
      return %0, %n, %1, %m : tensor<5x8xf64, #DCSR>, index, tensor<5x8xf64, #CSR>, index
    }"""
    )
    a, b = sparse_array(seed=1), sparse_array(seed=2)
    a[0, 0] = b[0, 0] = 4.0
    product, both, difference, either = results(program, a, b)
    np.testing.assert_array_equal(product, a * b)
    np.testing.assert_array_equal(difference, a - b)
    assert both == np.count_nonzero((a != 0) & (b != 0))
    assert either == np.count_nonzero((a != 0) | (b != 0))


def test_matrix_products_are_those_of_scipy() -> None:
    program = """func.func @f(%a: tensor<?x?xf64, #CSR>, %b: tensor<?x?xf64, #CSR>, %c: tensor<?x?xf64, #CSR>)
        -> (tensor<?x?xf64, #CSR>, index) {
      %0 = linalg.matmul ins(%a, %b : tensor<?x?xf64, #CSR>, tensor<?x?xf64, #CSR>)
        outs(%c : tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #CSR>
      %n = sparse_tensor.number_of_entries %0 : tensor<?x?xf64, #CSR>
      return %0, %n : tensor<?x?xf64, #CSR>, index
    }"""
    a, b = sparse_array((40, 50), 1, 0.1), sparse_array((50, 30), 2, 0.1)
    found, count = results(program, a, b, np.zeros((40, 30)))
    expected = scipy.sparse.csr_array(a) @ scipy.sparse.csr_array(b)
    np.testing.assert_allclose(found, expected.toarray())
    assert count == expected.nnz
    c = sparse_array((40, 30), 3, 0.1)
    np.testing.assert_allclose(results(program, a, b, c)[0], a @ b + c)


def semiring(op: str, inputs: int = 2, output: str = "f64") -> str:
    """A function @f of one or two CSR matrices whose elements op combines to %r."""
    types = ", ".join(["tensor<5x8xf64, #CSR>"] * inputs)
    names = ", ".join(["%A", "%B"][:inputs])
    parameters = ", ".join([f"{name}: tensor<5x8xf64, #CSR>" for name in ["%A", "%B"][:inputs]])
    arguments = ", ".join([f"{name}: f64" for name in ["%a", "%b"][:inputs]])
    maps = ", ".join(["affine_map<(i, j) -> (i, j)>"] * (inputs + 1))
    result = f"tensor<5x8x{output}, #CSR>"
    return f"""func.func @f({parameters}) -> ({result}, index) {{
      %one = arith.constant 1.0 : f64
      %four = arith.constant 4.0 : f64
      %e = tensor.empty() : {result}
      %0 = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel", "parallel"]}}
        ins({names} : {types}) outs(%e : {result}) {{
      ^bb0({arguments}, %c: {output}):
        %row = linalg.index 0 : index
        %col = linalg.index 1 : index
        {op}
        linalg.yield %r : {output}
      }} -> {result}
      %n = sparse_tensor.number_of_entries %0 : {result}
      return %0, %n : {result}, index
    }}"""


OVERLAPS = {
    "overlap = {}": None,
    "overlap = {\n^bb0(%x: f64, %y: f64):\n%s = arith.subf %x, %y : f64\nsparse_tensor.yield %s : f64\n}": "overlap",
}
SIDES = {"{}": None, "identity": "same",
         "{\n^bb0(%x: f64):\n%s = arith.mulf %x, %four : f64\nsparse_tensor.yield %s : f64\n}": "scaled"}  # fmt: skip


@pytest.mark.parametrize("overlap", OVERLAPS)
@pytest.mark.parametrize("left", SIDES)
@pytest.mark.parametrize("right", SIDES)
def test_binary(overlap: str, left: str, right: str) -> None:
    op = f"%r = sparse_tensor.binary %a, %b : f64, f64 to f64\n{overlap}\nleft = {left}\nright = {right}"
    a, b = sparse_array(seed=1), sparse_array(seed=2)
    a[1, 1] = b[1, 1] = 3.0  # the difference is stored too
    expected, stored = np.zeros_like(a), np.zeros(a.shape, np.bool_)
    both, only_a, only_b = (a != 0) & (b != 0), (a != 0) & (b == 0), (a == 0) & (b != 0)
    for kind, where, values in (
        (OVERLAPS[overlap], both, a - b),
        (SIDES[left], only_a, a if left == "identity" else 4 * a),
        (SIDES[right], only_b, b if right == "identity" else 4 * b),
    ):
        if kind is not None:
            expected[where] = values[where]
            stored |= where
    found, count = results(semiring(op), a, b)
    np.testing.assert_array_equal(found, expected)
    assert count == np.count_nonzero(stored)


PRESENT = "{\n^bb0(%x: f64):\n%s = arith.addf %x, %one : f64\nsparse_tensor.yield %s : f64\n}"


@pytest.mark.parametrize("present", ["{}", PRESENT])
@pytest.mark.parametrize("absent", ["{}", "{\nsparse_tensor.yield %four : f64\n}"])
def test_unary(present: str, absent: str) -> None:
    op = f"%r = sparse_tensor.unary %a : f64 to f64\npresent = {present}\nabsent = {absent}"
    a = sparse_array(seed=1)
    expected = np.where(a != 0, a + 1 if present != "{}" else 0, 4 if absent != "{}" else 0)
    found, count = results(semiring(op, 1), a)
    np.testing.assert_array_equal(found, expected)
    assert count == np.count_nonzero(a) * (present != "{}") + np.count_nonzero(a == 0) * (absent != "{}")


def test_stored_zeros_are_present() -> None:
    program = """func.func @f() -> tensor<4xf64, #SV> {
      %pos = arith.constant dense<[0, 2]> : tensor<2xindex>
      %crd = arith.constant dense<[1, 2]> : tensor<2xindex>
      %val = arith.constant dense<[0.0, 5.0]> : tensor<2xf64>
      %t = sparse_tensor.assemble (%pos, %crd), %val
        : (tensor<2xindex>, tensor<2xindex>), tensor<2xf64> to tensor<4xf64, #SV>
      %one = arith.constant 1.0 : f64
      %e = tensor.empty() : tensor<4xf64, #SV>
      %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
        iterator_types = ["parallel"]} ins(%t : tensor<4xf64, #SV>) outs(%e : tensor<4xf64, #SV>) {
      ^bb0(%a: f64, %c: f64):
        %r = sparse_tensor.unary %a : f64 to f64
          present = {
          ^bb0(%x: f64):
            %s = arith.addf %x, %one : f64
            sparse_tensor.yield %s : f64
          }
          absent = {}
        linalg.yield %r : f64
      } -> tensor<4xf64, #SV>
      return %0 : tensor<4xf64, #SV>
    }"""
    assert lists(program) == [[0.0, 1.0, 6.0, 0.0]]


@pytest.mark.parametrize(
    ("condition", "keep"),
    [
        ("%k = arith.cmpf oge, %x, %four : f64", lambda a: a >= 4),
        ("%k = arith.cmpi ult, %col, %row : index", lambda a: np.tri(5, 8, -1) != 0),
    ],
)
def test_select(condition: str, keep: object) -> None:
    op = f"%r = sparse_tensor.select %a : f64 {{\n^bb0(%x: f64):\n{condition}\nsparse_tensor.yield %k : i1\n}}"
    a = sparse_array(seed=1)
    kept = (a != 0) & keep(a)  # type: ignore[operator]  # a function
    found, count = results(semiring(op, 1), a)
    np.testing.assert_array_equal(found, np.where(kept, a, 0))
    assert count == np.count_nonzero(kept)


REDUCE = """func.func @f(%A: tensor<5x8xf64, #CSR>, %o: TYPE) -> TYPE {
  %one = arith.constant 1.0 : f64
  %hundred = arith.constant 100.0 : f64
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]} ins(%A : tensor<5x8xf64, #CSR>) outs(%o : TYPE) {
  ^bb0(%a: f64, %c: f64):
    %r = sparse_tensor.reduce %c, %a, %one : f64 {
    ^bb0(%x: f64, %y: f64):
      %p = arith.mulf %x, %y : f64
      %cmp = arith.cmpf ogt, %p, %hundred : f64
      %m = arith.select %cmp, %hundred, %p : f64
      sparse_tensor.yield %m : f64
    }
    linalg.yield %r : f64
  } -> TYPE
  return %0 : TYPE
}"""


def clamped(numbers: Array, start: float) -> float:
    for number in numbers:
        start = min(start * float(number), 100.0)
    return start


def test_reduce() -> None:
    """Of stored elements only; what a sparse output lacks begins with the identity, what a dense one has goes on."""
    a = sparse_array(seed=3)
    a[2] = 0
    rows = [row[row != 0] for row in a]
    (found,) = results(REDUCE.replace("TYPE", "tensor<5xf64, #SV>"), a, np.zeros(5))
    assert found.tolist() == [clamped(row, 1.0) if row.size else 0.0 for row in rows]
    (found,) = results(REDUCE.replace("TYPE", "tensor<5xf64>"), a, np.full(5, 2.0))
    assert found.tolist() == [clamped(row, 2.0) for row in rows]


def test_reduction_of_selected_elements() -> None:
    program = REDUCE.replace("TYPE", "tensor<5xf64>").replace(
        "%r = sparse_tensor.reduce %c, %a,",
        """%u = sparse_tensor.select %a : f64 {
    ^bb0(%x: f64):
      %keep = arith.cmpf ogt, %x, %one : f64
      sparse_tensor.yield %keep : i1
    }
    %r = sparse_tensor.reduce %c, %u,""",
    )
    a = sparse_array(seed=3)
    (found,) = results(program, a, np.ones(5))
    assert found.tolist() == [clamped(row[row > 1], 1.0) for row in a]


def test_explicit_values_replace_the_stored_ones() -> None:
    program = """#BIN = #sparse_tensor.encoding<{
      map = (i, j) -> (i : dense, j : compressed), explicitVal = 1.0 : f64 }>
    func.func @f(%a: tensor<5x8xf64, #BIN>, %x: tensor<8xf64>, %y: tensor<5xf64>) -> tensor<5xf64> {
      %0 = linalg.matvec ins(%a, %x : tensor<5x8xf64, #BIN>, tensor<8xf64>) outs(%y : tensor<5xf64>) -> tensor<5xf64>
      return %0 : tensor<5xf64>
    }"""
    a, x = sparse_array(), np.arange(8.0)
    np.testing.assert_array_equal(results(program, a, x, np.zeros(5))[0], (a != 0) @ x)


def test_a_large_matrix_is_never_dense() -> None:
    from pyopt.interpreter.files import Coordinates

    program = """func.func @f(%a: tensor<?x?xf64, #CSR>, %b: tensor<?x?xf64, #CSC>, %e: tensor<f64>) -> tensor<f64> {
      %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
        affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]}
        ins(%a, %b : tensor<?x?xf64, #CSR>, tensor<?x?xf64, #CSC>) outs(%e : tensor<f64>) {
      ^bb0(%x: f64, %y: f64, %s: f64):
        %p = arith.mulf %x, %y : f64
        %t = arith.addf %s, %p : f64
        linalg.yield %t : f64
      } -> tensor<f64>
      return %0 : tensor<f64>
    }"""
    randomness = np.random.default_rng(0)
    size = 1_000_000
    rows = np.unique(randomness.integers(0, size, (20_000, 2)), axis=0)
    values = randomness.random(len(rows))
    found = results(program, Coordinates((size, size), rows, values), Coordinates((size, size), rows, values), 0.0)
    np.testing.assert_allclose(found[0], (values * values).sum())


def test_semiring_ops_on_dense_tensors() -> None:
    """All elements are stored; what is not selected is not written."""
    op = "%r = sparse_tensor.select %a : f64 {\n^bb0(%x: f64):\n%k = arith.cmpf oge, %x, %four : f64\n"
    text = re.sub(r", #CSR", "", semiring(op + "sparse_tensor.yield %k : i1\n}", 1))
    text = re.sub(r"%n = sparse_tensor.*", "%n = arith.constant 0 : index", text)
    a = sparse_array(seed=1)
    np.testing.assert_array_equal(results(text, a)[0], np.where(a >= 4, a, 0))


def test_elementwise_ops_on_sparse_tensors() -> None:
    program = """func.func @f(%a: tensor<5x8xf64, #CSR>, %b: tensor<5x8xf64, #CSR>) -> (tensor<5x8xf64, #CSR>, index) {
      %0 = arith.addf %a, %b : tensor<5x8xf64, #CSR>
      %1 = math.absf %0 : tensor<5x8xf64, #CSR>
      %cst = arith.constant dense<2.0> : tensor<5x8xf64, #CSR>
      %2 = arith.mulf %1, %cst : tensor<5x8xf64, #CSR>
      %n = sparse_tensor.number_of_entries %2 : tensor<5x8xf64, #CSR>
      return %2, %n : tensor<5x8xf64, #CSR>, index
    }"""
    a, b = sparse_array(seed=1), -sparse_array(seed=2)
    found, count = results(program, a, b)
    np.testing.assert_array_equal(found, 2 * abs(a + b))
    assert count == np.count_nonzero(a + b)


def test_choosing_a_tensor() -> None:
    program = """func.func @f(%c: i1, %a: tensor<?xf64, #SV>, %b: tensor<?xf64, #SV>) -> tensor<?xf64, #SV> {
      %0 = arith.select %c, %a, %b : tensor<?xf64, #SV>
      %1 = scf.if %c -> tensor<?xf64, #SV> {
        scf.yield %0 : tensor<?xf64, #SV>
      } else {
        %c0 = arith.constant 0 : index
        %n = tensor.dim %b, %c0 : tensor<?xf64, #SV>
        %e = bufferization.alloc_tensor(%n) : tensor<?xf64, #SV>
        scf.yield %e : tensor<?xf64, #SV>
      }
      bufferization.dealloc_tensor %b : tensor<?xf64, #SV>
      return %1 : tensor<?xf64, #SV>
    }"""
    assert lists(program, True, np.array([0.0, 5.0]), np.ones(2)) == [[0.0, 5.0]]
    assert lists(program, False, np.array([0.0, 5.0]), np.ones(3)) == [[0.0, 0.0, 0.0]]


def test_reshapes_of_sparse_tensors() -> None:
    program = """func.func @f(%a: tensor<4x6xf64, #CSC>) -> (tensor<24xf64, #SV>, tensor<4x6xf64, #COO>) {
      %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x6xf64, #CSC> into tensor<24xf64, #SV>
      %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 6] : tensor<24xf64, #SV> into tensor<4x6xf64, #COO>
      return %0, %1 : tensor<24xf64, #SV>, tensor<4x6xf64, #COO>
    }"""
    a = sparse_array((4, 6))
    flat, back = results(program, a)
    np.testing.assert_array_equal(flat, a.reshape(-1))
    np.testing.assert_array_equal(back, a)


def test_elements_that_are_not_there() -> None:
    """Only structured ops can leave them out."""
    program = """func.func @f(%x: f64) -> f64 {
      %0 = sparse_tensor.unary %x : f64 to f64
        present = {}
        absent = {}
      return %0 : f64
    }"""
    with pytest.raises(RunError, match="there is no element, and no structured op that could leave it out"):
        results(program, 1.0)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("%r = arith.addf %u, %one : f64", 1.0),
        ("%r = arith.mulf %u, %one : f64", 0.0),
        ("%x = math.exp %u : f64\n%r = arith.addf %x, %one : f64", 2.0),
        ("%r = sparse_tensor.binary %u, %one : f64, f64 to f64 overlap={} left=identity right=identity", 1.0),
    ],
)
def test_other_ops_take_absent_elements_for_zero(line: str, expected: float) -> None:
    op = f"%u = sparse_tensor.unary %a : f64 to f64\npresent = {{}}\nabsent = {{}}\n{line}"
    found = results(semiring(op, 1), sparse_array())
    np.testing.assert_array_equal(found[0], np.full_like(found[0], expected))


def test_tensors_without_dimensions_beside_sparse_ones() -> None:
    text = """#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#t = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>],
  iterator_types = ["parallel"]}
func.func @f(%a: tensor<4xf64, #SV>, %s: tensor<f64>, %x: tensor<4xf64>, %y: f64) -> tensor<4xf64> {
  %0 = linalg.generic #t ins(%a, %s : tensor<4xf64, #SV>, tensor<f64>) outs(%x : tensor<4xf64>) {
  ^bb0(%e: f64, %f: f64, %o: f64):
    linalg.yield VALUE : f64
  } -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
"""
    inputs = [np.array([1.0, 0.0, 0.0, 2.0]), np.array(3.0), np.zeros(4), 5.0]
    for value, expected in (("%y", 5.0), ("%f", 3.0)):
        (found,) = run(parse(text.replace("VALUE", value)), "f", *inputs)
        assert found.tolist() == [expected] * 4


NO_LOOPS = """
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<1x2xf64, #CSR>, %c: tensor<f64>, %o: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {indexing_maps = [affine_map<() -> (0, 1)>, affine_map<() -> ()>, affine_map<() -> ()>],
      iterator_types = []} ins(%a, %c : tensor<1x2xf64, #CSR>, tensor<f64>) outs(%o : tensor<f64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %1 = arith.addf %x, %y : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}
"""


def test_without_loops_and_dimensions() -> None:
    """There is one point, and one element to write."""
    program = parse(NO_LOOPS)
    for entry in (0.0, 3.0):
        (found,) = run(program, "f", np.array([[7.0, entry]]), np.array(2.0), np.array(9.0))
        assert found == entry + 2.0


BLOCKED = """
#B = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4]) }>
func.func @main(%a: tensor<2x8xi32, #B>, %b: tensor<8x2xi32>, %x: i32) -> tensor<8x2xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a : tensor<2x8xi32, #B>) outs(%b : tensor<8x2xi32>) {
  ^bb0(%in: i32, %out: i32):
    %1 = sparse_tensor.binary %in, %in : i32, i32 to i32
      overlap = {
      ^bb0(%p: i32, %q: i32):
        sparse_tensor.yield %x : i32
      }
      left = {}
      right = identity
    linalg.yield %1 : i32
  } -> tensor<8x2xi32>
  return %0 : tensor<8x2xi32>
}
"""


def test_elements_in_blocks_are_those_of_points() -> None:
    """An output that is written block by block begins with zeros, like one that is written element by element."""
    a = np.array([[1, 2, 0, 0, 5, 0, 0, 6], [7, 0, 0, 3, 0, 0, 4, 9]], np.int32)
    b = np.full((8, 2), 11, np.int32)
    expected = np.where(a.T != 0, 3, 0)
    code, blocked, errors = run_in_process(["--sparse-reinterpret-map"], BLOCKED)
    assert code == 0 and not errors and "d1 * 4 + d2" in blocked
    for text in (BLOCKED, blocked):
        (found,) = run(parse(text), "main", a, b, 3)
        assert np.array_equal(found, expected), text
