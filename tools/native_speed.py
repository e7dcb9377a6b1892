"""Time of native kernels beside SciPy's and NumPy's, in one process and on one thread.

    python tools/native_speed.py [--entries 1000000] [--pairs 15] [--only call,spmv] [--clock]
    python tools/native_speed.py --threads 2                       beside those compiled for one thread
    python tools/native_speed.py --growth, --memory                see native_growth.py
    python tools/native_speed.py --reference                       see native_reference.py
    python tools/native_speed.py --first                           see native_start.py

Each pair is a call of ours and one of theirs in turn. What is printed are the medians of both, in microseconds of this
thread's processor time (of the clock with --clock), and the median of the ratios, below 1 where ours is quicker. What
both compute is compared before; if it differs, the exit code is 1. Matrices have ten entries a row; where a result is
dense, every fourth place is filled. With --threads, times are those of the clock, and results are the same bit for bit.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from scipy import sparse  # type: ignore[import-untyped]

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import pyopt  # noqa: E402
from tools.native_growth import print_growth, print_memory  # noqa: E402
from tools.native_reference import BAR, interleaved, print_reference  # noqa: E402
from tools.native_start import print_first  # noqa: E402
from tools.sparse.expressions import parse_statement  # noqa: E402
from tools.sparse.kernels import Formats, TableKernel, make_function  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

FORMATS: Final = {
    "CSR": "map = (i, j) -> (i : dense, j : compressed)",
    "CSC": "map = (i, j) -> (j : dense, i : compressed)",
    "COO": "map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))",
    "AOS": "map = (i, j) -> (i : compressed(nonunique), j : singleton)",
}
"""Those of SciPy, and COO as mlir-opt has it, with the 32 bits that SciPy takes for positions and coordinates."""
ENCODINGS: Final = "".join(
    [f"#{name} = #sparse_tensor.encoding<{{ {map}, posWidth = 32, crdWidth = 32 }}>\n" for name, map in FORMATS.items()]
)
PER_ROW: Final = 10
COLUMNS: Final = 32
TINY: Final = 3
CALLS: Final = 500
"""Calls on tiny arrays that are timed together."""
TOLERANCE: Final = 1e-9
SINGLE_TOLERANCE: Final = 1e-4
"""Of sums of some hundred products of f32, which are added in other orders."""
MICROSECONDS: Final = 1e6


class SpeedRow(NamedTuple):
    """A function @f, its arguments, what computes the same, and the ratio to be reached."""

    name: str
    text: str
    arguments: Sequence[Any]
    other: Callable[..., object]
    target: float

    @property
    def calls(self) -> int:
        """The calls that are timed together."""
        return CALLS if self.name.startswith("call") else 1


class Timing(NamedTuple):
    """Medians of the seconds that a call of ours and of theirs takes, and of their ratios."""

    ours: float
    theirs: float
    ratio: float


def kernel(statement: str, extents: dict[str, int], *formats: str) -> str:
    """@f of a statement such as `x[i] += A[i, j] * b[j]`; formats of tensors as `A=CSR`. Its output is a new tensor."""
    output = parse_statement(statement).output.tensor
    by_tensor = dict(one.split("=") for one in formats)
    table = TableKernel("f", "speed", statement, " ".join([*by_tensor, output]), ())
    function = make_function(table, Formats("", by_tensor), extents, "f")
    assert function is not None
    return ENCODINGS + function.text


def conversion(size: int, source: str, target: str) -> str:
    """@f that converts a square matrix from one format to another; an empty text is a dense one."""
    given, taken = [f"tensor<{size}x{size}xf64{', #' + one if one else ''}>" for one in (source, target)]
    return f"""{ENCODINGS}func.func @f(%a: {given}) -> {taken} {{
  %0 = sparse_tensor.convert %a : {given} to {taken}
  return %0 : {taken}
}}
"""


WRITTEN: Final = """
func.func @f(%a: memref<?xf64>, %b: memref<?xf64>, %c: memref<?xf64>) {
  linalg.add ins(%a, %b : memref<?xf64>, memref<?xf64>) outs(%c : memref<?xf64>)
  return
}
"""


def random_matrix(size: int, per_row: int, seed: int) -> Any:
    """A square CSR array with about so many entries in each row, in order, none of them zero."""
    randomness = np.random.default_rng(seed)
    columns = randomness.integers(0, size, size * per_row, dtype=np.int32)
    rows = np.repeat(np.arange(size, dtype=np.int32), per_row)
    made = sparse.coo_array((randomness.random(size * per_row) + 0.5, (rows, columns)), shape=(size, size)).tocsr()
    made.sum_duplicates()
    return made


def call_rows() -> list[SpeedRow]:
    """Calls on arrays with hardly anything in them."""
    a = random_matrix(TINY, 1, 0)
    x, y, z = [np.arange(float(TINY)) + number for number in range(3)]
    extents = {"i": TINY, "j": TINY}
    return [
        SpeedRow("call-spmv", kernel("x[i] += A[i, j] * b[j]", extents, "A=CSR"), [a, x], lambda a, x: a @ x, 3.75),
        SpeedRow("call-scale", kernel("X[i, j] = A[i, j] * 2.0", extents, "A=CSR", "X=CSR"), [a], lambda a: a * 2.0, 1),
        SpeedRow(
            "call-arrays",
            kernel("x[i] = a[i] * b[i] + c[i]", extents),
            [x, y, z],
            lambda x, y, z: x * y + z,
            5,
        ),
        SpeedRow("call-memrefs", WRITTEN, [x, y, z.copy()], lambda x, y, z: (np.add(x, y, out=z), None)[1], 10),
    ]


def matrix_rows(entries: int) -> list[SpeedRow]:
    """Kernels on matrices with about so many entries."""
    size = max(entries // PER_ROW, 1)
    n = {"i": size, "j": size, "k": size}
    a, b, c = [random_matrix(size, PER_ROW, seed) for seed in range(3)]
    randomness = np.random.default_rng(3)
    x, wide = randomness.random(size), randomness.random((size, COLUMNS))
    spmv = "x[i] += A[i, j] * b[j]"
    product = "X[i, j] += A[i, k] * B[k, j]"
    sampled = "X[i, j] += S[i, j] * A[i, k] * B[k, j]"
    added = "X[i, j] = A[i, j] + B[i, j]"
    added_up = kernel("x[()] += A[i, j]", n, "A=CSR")
    three = ("A=CSR", "B=CSR", "X=CSR")
    return [
        SpeedRow("spmv-csr", kernel(spmv, n, "A=CSR"), [a, x], lambda a, x: a @ x, 1),
        SpeedRow("spmv-csc", kernel(spmv, n, "A=CSC"), [a.tocsc(), x], lambda a, x: a @ x, 1),
        SpeedRow("spmv-coo", kernel(spmv, n, "A=COO"), [a.tocoo(), x], lambda a, x: a @ x, 1),
        SpeedRow("spmm", kernel(product, {**n, "j": COLUMNS}, "A=CSR"), [a, wide], lambda a, b: a @ b, 0.51),
        SpeedRow("spgemm", kernel(product, n, *three), [a, b], lambda a, b: a @ b, 1.2),
        SpeedRow(
            "sddmm",
            kernel(sampled, {**n, "k": COLUMNS}, "S=CSR", "X=CSR"),
            [a, wide, np.ascontiguousarray(wide.T)],
            sampled_product,
            0.8,
        ),
        SpeedRow("multiply", kernel("X[i, j] = A[i, j] * B[i, j]", n, *three), [a, b], lambda a, b: a * b, 0.39),
        SpeedRow("add", kernel(added, n, *three), [a, b], lambda a, b: a + b, 1.2),
        SpeedRow(
            "add-three",
            kernel("X[i, j] = A[i, j] + B[i, j] + C[i, j]", n, *three, "C=CSR"),
            [a, b, c],
            lambda a, b, c: a + b + c,
            0.8,
        ),
        SpeedRow("scale", kernel("X[i, j] = A[i, j] * 2.0", n, "A=CSR", "X=CSR"), [a], lambda a: a * 2.0, 1.2),
        SpeedRow("sum", added_up, [a], lambda a: np.asarray(a.sum()), 1),
        SpeedRow("sum-reassoc", in_any_order(added_up), [a], lambda a: np.asarray(a.sum()), 1),
        SpeedRow("maximum", kernel("x[()] = max(x[()], A[i, j])", n, "A=CSR"), [a], lambda a: np.asarray(a.max()), 1),
        SpeedRow("csr-csc", conversion(size, "CSR", "CSC"), [a], lambda a: a.tocsc(), 1.2),
        SpeedRow("transpose", kernel("X[j, i] = A[i, j]", n, "A=CSR", "X=CSR"), [a], lambda a: a.T.tocsr(), 1.2),
        SpeedRow("csr-coo", conversion(size, "CSR", "COO"), [a], lambda a: a.tocoo(), 1.2),
        SpeedRow("coo-csr", conversion(size, "COO", "CSR"), [a.tocoo()], lambda a: a.tocsr(), 1.2),
    ]


def in_any_order(text: str) -> str:
    """A program whose additions may be made in another order, as SciPy makes them."""
    return re.sub(r"(arith\.addf %\w+, %\w+) :", r"\1 fastmath<reassoc> :", text)


def filled_rows(entries: int) -> list[SpeedRow]:
    """Kernels whose results are dense."""
    size = max(int((4 * entries) ** 0.5), 1)
    a = random_matrix(size, max(size // 4, 1), 4)
    dense = np.random.default_rng(5).random((size, size))
    added = kernel("X[i, j] = A[i, j] + B[i, j]", {"i": size, "j": size}, "A=CSR")
    return [
        SpeedRow("add-dense", added, [a, dense], lambda a, b: a + b, 1.2),
        SpeedRow("to-dense", conversion(size, "CSR", ""), [a], lambda a: a.toarray(), 1.2),
        SpeedRow("from-dense", conversion(size, "", "CSR"), [a.toarray()], sparse.csr_array, 1.2),
        SpeedRow("from-dense-csc", conversion(size, "", "CSC"), [a.toarray()], sparse.csc_array, 1.2),
    ]


def dense_rows(entries: int) -> list[SpeedRow]:
    """Kernels on dense arrays; products of a quarter of the entries, or less."""
    generator = np.random.default_rng(6)
    size = min(max(int((entries / 4) ** 0.5), 1), 512)
    a, b = generator.random((2, size, size))
    image = generator.random((1, size // 8 + 3, size // 8 + 3, 32)).astype(np.float32)
    filters = generator.random((3, 3, 32, 64)).astype(np.float32)
    square = generator.random((2 * size, 2 * size))
    return [
        SpeedRow("matmul", product("matmul", "f64", a, b, a), [a, b], lambda a, b: a @ b, 1.3),
        SpeedRow(
            "convolution",
            product("conv_2d_nhwc_hwcf", "f32", image, filters, convolved(image, filters)),
            [image, filters],
            convolved,
            2,
        ),
        SpeedRow("stencil", STENCIL.replace("SIZE", f"{2 * size}x{2 * size}"), [square, square.copy()], stencil, 1),
        SpeedRow("softmax", SOFTMAX.replace("SIZE", f"{2 * size}x{2 * size}"), [square], softmax, 1),
    ]


def product(name: str, element: str, *arrays: Any) -> str:
    """@f of two arrays that gives a linalg op's result."""
    a, b, c = [f"tensor<{'x'.join(map(str, array.shape))}x{element}>" for array in arrays]
    return f"""func.func @f(%a: {a}, %b: {b}) -> {c} {{
  %zero = arith.constant 0.0 : {element}
  %empty = tensor.empty() : {c}
  %fill = linalg.fill ins(%zero : {element}) outs(%empty : {c}) -> {c}
  %0 = linalg.{name} ins(%a, %b : {a}, {b}) outs(%fill : {c}) -> {c}
  return %0 : {c}
}}
"""


def convolved(image: Any, filters: Any) -> Any:
    """The sum of the products with each place of the filters."""
    height, width = (extent - 2 for extent in image.shape[1:3])
    found = np.zeros((1, height, width, filters.shape[3]), image.dtype)
    for row in range(3):
        for column in range(3):
            part = image[0, row : row + height, column : column + width].reshape(height * width, -1)
            found[0] += (part @ filters[row, column]).reshape(height, width, -1)
    return found


def softmax(a: Any) -> Any:
    """Of each row."""
    powers = np.exp(a - a.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


SOFTMAX: Final = """func.func @f(%a: tensor<SIZExf64>) -> tensor<SIZExf64> {
  %empty = tensor.empty() : tensor<SIZExf64>
  %0 = linalg.softmax dimension(1) ins(%a : tensor<SIZExf64>) outs(%empty : tensor<SIZExf64>) -> tensor<SIZExf64>
  return %0 : tensor<SIZExf64>
}
"""


def stencil(a: Any, b: Any) -> None:
    """The mean of the four around each inner place of a, to b."""
    b[1:-1, 1:-1] = (a[:-2, 1:-1] + a[2:, 1:-1] + a[1:-1, :-2] + a[1:-1, 2:]) * 0.25


STENCIL: Final = """func.func @f(%a: memref<SIZExf64>, %b: memref<SIZExf64>) {
  %quarter = arith.constant 0.25 : f64
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %rows = memref.dim %a, %zero : memref<SIZExf64>
  %end = arith.subi %rows, %one : index
  scf.for %i = %one to %end step %one {
    %above = arith.subi %i, %one : index
    %below = arith.addi %i, %one : index
    scf.for %j = %one to %end step %one {
      %left = arith.subi %j, %one : index
      %right = arith.addi %j, %one : index
      %0 = memref.load %a[%above, %j] : memref<SIZExf64>
      %1 = memref.load %a[%below, %j] : memref<SIZExf64>
      %2 = memref.load %a[%i, %left] : memref<SIZExf64>
      %3 = memref.load %a[%i, %right] : memref<SIZExf64>
      %4 = arith.addf %0, %1 : f64
      %5 = arith.addf %4, %2 : f64
      %6 = arith.addf %5, %3 : f64
      %7 = arith.mulf %6, %quarter : f64
      memref.store %7, %b[%i, %j] : memref<SIZExf64>
    }
  }
  return
}
"""


def sampled_product(s: Any, a: Any, b: Any) -> object:
    """S * (A @ B) where S has entries, by a sum for each of them."""
    rows = np.repeat(np.arange(s.shape[0]), np.diff(s.indptr))
    sums = np.einsum("nk,nk->n", a[rows], b.T[s.indices])
    return sparse.csr_array((s.data * sums, s.indices, s.indptr), shape=s.shape)


def same_bits(ours: Any, theirs: Any) -> bool:
    """Whether two results have the same bits."""
    if sparse.issparse(ours):
        parts = [[getattr(one, part) for part in ("data", *parts_of(one))] for one in (ours, theirs)]
        return ours.format == theirs.format and all(map(same_bits, *parts))
    return ours is theirs or (ours.shape == theirs.shape and ours.tobytes() == theirs.tobytes())


def parts_of(matrix: Any) -> tuple[str, ...]:
    """The names of the arrays that say where a matrix has its entries."""
    return ("row", "col") if matrix.format == "coo" else ("indices", "indptr")


def agrees(ours: Any, theirs: Any) -> bool:
    """Whether two results are the same but for rounding."""
    if ours is None or theirs is None:
        return ours is theirs
    if sparse.issparse(ours) != sparse.issparse(theirs):
        return False
    if not sparse.issparse(ours):
        tolerance = SINGLE_TOLERANCE if np.asarray(ours).dtype == np.float32 else TOLERANCE
        return np.shape(ours) == np.shape(theirs) and np.allclose(ours, theirs, tolerance, tolerance)
    difference = abs(ours - theirs)
    return ours.format == theirs.format and (not difference.nnz or difference.max() < TOLERANCE)


def timed(row: SpeedRow, ours: Callable[..., object], pairs: int, clock: Callable[[], float]) -> Timing:
    """The medians of so many pairs."""
    arguments, repeated = row.arguments, range(row.calls)
    found: tuple[list[float], list[float]] = ([], [])
    for _ in range(pairs):
        for seconds, function in zip(found, (ours, row.other), strict=True):
            start = clock()
            for _ in repeated:
                result = function(*arguments)
            seconds.append((clock() - start) / row.calls)
            del result
    ratios = [one / other for one, other in zip(*found, strict=True) if other]
    return Timing(statistics.median(found[0]), statistics.median(found[1]), statistics.median(ratios or [0.0]))


def all_rows(entries: int) -> list[SpeedRow]:
    """The rows in the order in which they are printed."""
    return [*call_rows(), *matrix_rows(entries), *filled_rows(entries), *dense_rows(entries)]


def reference_rows(entries: int) -> list[SpeedRow]:
    """The kernels that are compared with those of mlir-opt's sparsifier, whose maximum visits each zero."""
    size = max(entries // PER_ROW, 1)
    a, x = random_matrix(size, PER_ROW, 0).tocoo(), np.random.default_rng(3).random(size)
    multiplied = kernel("x[i] += A[i, j] * b[j]", {"i": size, "j": size}, "A=AOS")
    spmv = multiplied.replace("func @f", "func private @g") + ASSEMBLED.replace("SIZE", str(size))
    rows = [SpeedRow("spmv-aos", spmv, [*interleaved(a), x], lambda *parts: a @ parts[-1], BAR)]
    return rows + [row for row in [*matrix_rows(entries), *filled_rows(entries)] if row.name != "maximum"]


ASSEMBLED: Final = """
func.func @f(%p: tensor<2xi32>, %c: tensor<?x2xi32>, %v: tensor<?xf64>, %b: tensor<SIZExf64>) -> tensor<SIZExf64> {
  %a = sparse_tensor.assemble (%p, %c), %v
      : (tensor<2xi32>, tensor<?x2xi32>), tensor<?xf64> to tensor<SIZExSIZExf64, #AOS>
  %r = call @g(%a, %b) : (tensor<SIZExSIZExf64, #AOS>, tensor<SIZExf64>) -> tensor<SIZExf64>
  return %r : tensor<SIZExf64>
}
"""
"""Functions on plain arrays, which sparse-assembler does not make where coordinates are interleaved."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the rows; 1 if a result is not what SciPy computes."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--entries", type=int, default=10**6, help="of the matrices")
    parser.add_argument("--pairs", type=int, default=15)
    parser.add_argument("--only", default="", help="beginnings of rows' names, comma-separated")
    parser.add_argument("--clock", action="store_true", help="go by the clock, and not by the processor's time")
    parser.add_argument("--threads", type=int, default=1, help="compile for so many, and compare with one")
    parser.add_argument("--growth", action="store_true", help="time an entry of matrices of several sizes")
    parser.add_argument("--sizes", default="10000,100000,1000000,10000000", help="for --growth, comma-separated")
    parser.add_argument("--memory", action="store_true", help="the peak of calls beside what results need")
    parser.add_argument("--reference", action="store_true", help="compare with what mlir-opt's sparsifier makes")
    parser.add_argument("--first", action="store_true", help="compilations in processes that have compiled nothing")
    options = parser.parse_args(arguments)
    several = options.threads > 1
    clock = time.perf_counter if options.clock or several else time.thread_time
    wanted = tuple(options.only.split(","))

    def wanted_rows(entries: int) -> list[SpeedRow]:
        return [row for row in matrix_rows(entries) if row.name.startswith(wanted)]

    if options.growth:
        print_growth(
            [int(one) for one in options.sizes.split(",")],
            wanted_rows,
            lambda row: timed(row, pyopt.compile(row.text)["f"], options.pairs, clock),
        )
        return 0
    if options.memory:
        print_memory(wanted_rows(options.entries), lambda row: pyopt.compile(row.text)["f"])
        return 0
    if options.reference:
        rows = [row for row in reference_rows(options.entries) if row.name.startswith(wanted)]
        return print_reference(rows, agrees, lambda row, ours: timed(row, ours, options.pairs, clock))
    if options.first:
        print_first(next(row.text for row in matrix_rows(options.entries) if row.name == "spmv-csr"), options.pairs)
        return 0
    wrong = 0
    heads = (f"{options.threads} threads, us", "one, us") if several else ("pyopt, us", "SciPy, us")
    print(f"{'':14} {heads[0]:>13} {heads[1]:>13} {'ratio':>7}" + " to be".rjust(7) * (not several))
    for row in all_rows(options.entries):
        if not row.name.startswith(wanted):
            continue
        ours = pyopt.compile(row.text, threads=options.threads)["f"]
        compared = row._replace(other=pyopt.compile(row.text)["f"]) if several else row
        agree = same_bits if several else agrees
        if not agree(ours(*row.arguments), compared.other(*row.arguments)):
            print(f"{row.name:14} wrong")
            wrong = 1
            continue
        found = timed(compared, ours, options.pairs, clock)
        times = f"{found.ours * MICROSECONDS:13.1f} {found.theirs * MICROSECONDS:13.1f}"
        print(f"{row.name:14} {times} {found.ratio:7.2f}" + f" {row.target:6}" * (not several), flush=True)
    return wrong


if __name__ == "__main__":
    sys.exit(main())
