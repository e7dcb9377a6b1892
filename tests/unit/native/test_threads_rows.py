"""Rows of sparse matrices that several threads compute: results, errors and memory are those of one thread."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

pytest.importorskip("llvmlite")
from scipy import sparse  # type: ignore[import-untyped]

import pyopt
from pyopt.ir.verifier import verify
from pyopt.memo import remembering
from pyopt.native.compiling import compile_to_object
from pyopt.native.threads import conditions
from pyopt.native.threads.row_functions import outline_rows
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from tests.support.any_order import any_order

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

THREADS: Final = (2, 3, 64)
HOW: Final = (("extents", True), ("extents", False), ("bounds", True))
MAPS: Final = {
    "CSR": "map = (i, j) -> (i : dense, j : compressed)",
    "CSC": "map = (i, j) -> (j : dense, i : compressed)",
    "DCSR": "map = (i, j) -> (i : compressed, j : compressed)",
    "COO": "map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))",
}
PRODUCT: Final = ("(i, k)", "(k, j)", "(i, j)")
SAME: Final = ("(i, j)", "(i, j)", "(i, j)")
MULTIPLY: Final = "%p = arith.mulf %x, %y : f64\n %s = arith.addf %z, %p : f64\n linalg.yield %s : f64"
ADD: Final = "%s = arith.addf %x, %y : f64\n linalg.yield %s : f64"
TIMES: Final = "%s = arith.mulf %x, %y : f64\n linalg.yield %s : f64"

EFFECTS: Final = (
    "vector.print %x : f64",
    "%g = memref.get_global @g : memref<1xf64>\n%0 = arith.constant 0 : index\nmemref.store %x, %g[%0] : memref<1xf64>",
    "%g = memref.get_global @g : memref<1xf64>\n%0 = arith.constant 0 : index\n%l = memref.load %g[%0] : memref<1xf64>",
    "func.call @h(%x) : (f64) -> ()",
)
NUMBERED: Final = """%i = linalg.index 0 : index
    %w = arith.index_cast %i : index to i64
    %g = arith.sitofp %w : i64 to f64
    %p = arith.mulf %x, %y : f64
    %s = arith.mulf %p, %g : f64
    linalg.yield %s : f64"""


@pytest.fixture(autouse=True)
def all_split(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Rows are split however few there are."""
    monkeypatch.setattr(conditions, "LEAST", 1)
    yield


def program(
    maps: Sequence[str],
    body: str,
    formats: str = "CSR CSR CSR",
    shape: str = "?x?",
    widths: str = "32",
    element: str = "f64",
) -> str:
    """A function of two matrices, whose result is sparse."""
    names = formats.split()
    loops = "(i, j, k)" if maps is PRODUCT else "(i, j)"
    kinds = ["parallel", "parallel", "reduction"][: loops.count(",") + 1]
    given = ", ".join([f"affine_map<{loops} -> {one}>" for one in maps])
    encodings = "".join(
        [
            f"#{name} = #sparse_tensor.encoding<{{ {MAPS[name]}, posWidth = {widths}, crdWidth = {widths} }}>\n"
            for name in dict.fromkeys(names)
        ]
    )
    a, b, c = [f"tensor<{shape}x{element}, #{name}>" for name in names]
    sizes = "%m, %n" if shape == "?x?" else ""
    return f"""{encodings}
func.func @f(%a: {a}, %b: {b}) -> {c} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %a, %c0 : {a}
  %n = tensor.dim %b, %c1 : {b}
  %e = tensor.empty({sizes}) : {c}
  %r = linalg.generic {{indexing_maps = [{given}], iterator_types = {kinds}}}
      ins(%a, %b : {a}, {b}) outs(%e : {c}) {{
  ^bb0(%x: {element}, %y: {element}, %z: {element}):
    {body}
  }} -> {c}
  return %r : {c}
}}
""".replace("'", '"')


def matrix(rows: int, columns: int, seed: int, form: str = "csr", density: float = 0.3) -> Any:
    randomness = np.random.default_rng(seed)
    found = sparse.random_array((rows, columns), density=density, format="csr", rng=randomness)
    if rows > 4:
        found = sparse.csr_array(sparse.diags_array((np.arange(rows) % 4 != 1).astype(float)) @ found)
        found.eliminate_zeros()
    found = found.asformat(form)
    found.sum_duplicates()
    return found


def parts_of(result: Any) -> list[bytes]:
    return [getattr(result, name).tobytes() for name in ("indptr", "indices", "data")]


def compare(text: str, arguments: Sequence[Any], wanted: Any) -> None:
    results: list[Any] = [pyopt.compile(text, threads=number)["f"](*arguments) for number in (1, *THREADS)]
    one, *several = results
    assert np.allclose(one.toarray(), wanted)
    for found in several:
        assert parts_of(found) == parts_of(one) and found.shape == one.shape
        assert found.indices.dtype == one.indices.dtype and found.indptr.dtype == one.indptr.dtype


def rows_in(text: str) -> int:
    """The ops of a program whose rows may be split."""
    context = remembering(lambda *message: None)
    module = parse_module(Source(text, "<text>"), context)
    assert module is not None
    found = outline_rows(module, context)
    assert verify(module, context)
    return len(found)


@pytest.mark.parametrize("form", ("CSR", "CSC"))
@pytest.mark.parametrize("size", (1, 2, 3, 9, 200))
def test_products_sums_and_intersections(size: int, form: str) -> None:
    formats = " ".join([form] * 3)
    a, b = matrix(size, size, 0, form.lower()), matrix(size, size, 1, form.lower())
    x, y = a.toarray(), b.toarray()
    for maps, body, wanted in ((PRODUCT, MULTIPLY, x @ y), (SAME, ADD, x + y), (SAME, TIMES, x * y)):
        compare(program(maps, body, formats), (a, b), wanted)
    for nothing in (matrix(size, size, 0, form.lower(), 0.0),):
        compare(program(PRODUCT, MULTIPLY, formats), (nothing, b), 0 * x)
        compare(program(SAME, ADD, formats), (a, nothing), x)


def test_matrices_that_are_no_squares() -> None:
    for m, k, n in ((0, 3, 5), (7, 0, 5), (7, 3, 0), (1, 40, 2), (40, 1, 40), (33, 7, 12)):
        a, b = matrix(m, k, 0), matrix(k, n, 1)
        compare(program(PRODUCT, MULTIPLY), (a, b), a.toarray() @ b.toarray())


def test_one_matrix_for_both_operands() -> None:
    a = matrix(60, 60, 5)
    text = (
        program(PRODUCT, MULTIPLY)
        .replace("ins(%a, %b", "ins(%a, %a")
        .replace("%n = tensor.dim %b", "%n = tensor.dim %a")
    )
    compare(text, (a, a), a.toarray() @ a.toarray())


def test_static_extents_and_operands_in_other_formats() -> None:
    a, b = matrix(30, 30, 0), matrix(30, 30, 1)
    wanted = a.toarray() @ b.toarray()
    for formats in ("CSR CSR CSR", "CSR DCSR CSR", "CSC CSC CSC"):
        names = formats.split()
        text = program(PRODUCT, MULTIPLY, formats, "30x30")
        assert rows_in(text) == 1
        given = [one.asformat("csc" if name == "CSC" else "csr") for one, name in zip((a, b), names, strict=False)]
        if "DCSR" in names:
            continue
        compare(text, given, wanted)


def test_what_is_split() -> None:
    cases = (
        (program(PRODUCT, MULTIPLY), 1),
        (program(SAME, ADD, "CSR CSR CSR"), 1),
        (program(SAME, ADD, "CSR CSC CSR"), 0),  # the columns of an operand are no rows
        (program(SAME, ADD, "DCSR DCSR DCSR"), 0),  # its rows are not counted
        (program(SAME, ADD, "CSR CSR COO"), 0),
        (program(PRODUCT, MULTIPLY.replace("%p : f64", "%p fastmath<reassoc> : f64")), 0),
        (program(SAME, NUMBERED), 0),  # it would count from the first row of a part
    )
    assert [rows_in(text) for text, _ in cases] == [wanted for _, wanted in cases]
    for effect in EFFECTS:  # parts run at once, and in any order
        body = f"{effect}\n{MULTIPLY}"
        text = f"memref.global @g : memref<1xf64> = dense<0.0>\nfunc.func private @h(f64)\n{program(PRODUCT, body)}"
        assert rows_in(text) == 0
    text = cases[0][0]
    codes = [compile_to_object(text, check=check, splits=splits).code for check, splits in HOW]
    assert [b"pyopt.rows" in code for code in codes] == [True, False, False]


def test_a_selection_and_a_chain_of_products() -> None:
    chosen = """%keep = sparse_tensor.select %x : f64 {
      ^bb0(%v: f64):
        %half = arith.constant 0.5 : f64
        %large = arith.cmpf ogt, %v, %half : f64
        sparse_tensor.yield %large : i1
    }
    linalg.yield %keep : f64"""
    text = (
        program(SAME, chosen)
        .replace("ins(%a, %b :", "ins(%a :")
        .replace("#CSR>, tensor<?x?xf64, #CSR>) outs", "#CSR>) outs")
    )
    text = text.replace("^bb0(%x: f64, %y: f64, %z: f64)", "^bb0(%x: f64, %z: f64)")
    text = text.replace(
        "affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, ", "affine_map<(i, j) -> (i, j)>, ", 1
    )
    assert rows_in(text) == 1
    a, b = matrix(80, 80, 0), matrix(80, 80, 1)
    x = a.toarray()
    compare(text, (a, b), np.where(x > 0.5, x, 0))
    square = program(PRODUCT, MULTIPLY)
    first, rest = square.split("  return %r", 1)
    again = (
        first[first.index("  %r = ") :]
        .replace("%r =", "%s =")
        .replace("ins(%a, %b", "ins(%r, %b")
        .replace("%e :", "%e2 :")
    )
    chain = f"{first}  %e2 = tensor.empty(%m, %n) : tensor<?x?xf64, #CSR>\n{again}  return %s{rest}"
    assert rows_in(chain) == 2
    compare(chain, (a, b), x @ b.toarray() @ b.toarray())


@pytest.mark.parametrize("entries", (40, 90, 250))
def test_narrow_positions_are_counted_together(entries: int) -> None:
    a, b = (matrix(40, 40, seed, density=entries / 1600) for seed in (0, 1))
    text = program(PRODUCT, MULTIPLY, widths="8")
    if (a @ b).nnz < 256:
        compare(text, (a, b), (a @ b).toarray())
        return
    errors = set()
    for threads in (1, *THREADS):
        with pytest.raises(pyopt.NativeError, match="more entries than positions of 8 bits can count") as caught:
            pyopt.compile(text, threads=threads)["f"](a, b)
        errors.add(str(caught.value))
    assert len(errors) == 1


def test_parts_run_in_any_order() -> None:
    a, b = matrix(100, 100, 0), matrix(100, 100, 1)
    wanted = parts_of(pyopt.compile(program(PRODUCT, MULTIPLY))["f"](a, b))
    with any_order() as count:
        function = pyopt.compile(program(PRODUCT, MULTIPLY), threads=8)["f"]
        for _ in range(10):
            assert parts_of(function(a, b)) == wanted
    assert count.loops >= 20


def test_errors_and_memory() -> None:
    divide = """%s = sparse_tensor.binary %x, %y : i64, i64 to i64
      overlap = {
      ^bb0(%v: i64, %w: i64):
        %q = arith.divsi %v, %w : i64
        sparse_tensor.yield %q : i64
      }
      left = {}
      right = {}
    linalg.yield %s : i64"""
    a, b = (sparse.csr_array((matrix(90, 90, seed) * 100).astype(np.int64)) for seed in (0, 0))
    b.data[b.data.size // 2 :: 50] = 0
    messages = set()
    for threads in (1, *THREADS):
        module: Any = pyopt.compile(program(SAME, divide, element="i64"), threads=threads)
        for _ in range(20):
            with pytest.raises(pyopt.NativeError) as caught:
                module.f(a, b)
            messages.add(str(caught.value))
        taken, given = module.allocations()
        assert taken == given > 0
    assert len(messages) == 1 and "the divisor is 0" in messages.pop()


def test_the_limit_of_memory_holds() -> None:
    a, b = matrix(300, 300, 0), matrix(300, 300, 1)
    for threads in (1, 4):
        module: Any = pyopt.compile(program(PRODUCT, MULTIPLY), threads=threads, max_memory=200_000)
        for _ in range(5):
            with pytest.raises(pyopt.NativeError, match="memory"):
                module.f(a, b)
        taken, given = module.allocations()
        assert taken == given


def test_all_memory_is_given_back() -> None:
    module: Any = pyopt.compile(program(PRODUCT, MULTIPLY), threads=4)
    for size in (1, 5, 50, 200):
        for _ in range(30):
            module.f(matrix(size, size, 0), matrix(size, size, 1))
    taken, given = module.allocations()
    assert taken == given > 0
