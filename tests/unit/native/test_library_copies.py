"""Sparse tensors that the runtime library makes of arrays in native memory: assembled, copied, converted and sorted."""

from __future__ import annotations

import random

import pytest

import pyopt
from pyopt.driver.execute import run_in_process

VECTOR = """
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @main() -> index {
  %pos = arith.constant dense<POSITIONS> : tensor<2xindex>
  %crd = arith.constant dense<COORDINATES> : tensor<2xindex>
  %values = arith.constant dense<[5.0, 7.0]> : tensor<2xf64>
  %t = sparse_tensor.assemble (%pos, %crd), %values
    : (tensor<2xindex>, tensor<2xindex>), tensor<2xf64> to tensor<4xf64, #SV>
  %n = sparse_tensor.number_of_entries %t : tensor<4xf64, #SV>
  return %n : index
}
"""
FORMATS = {
    "DENSE": "(i, j) -> (i : dense, j : dense)",
    "CSR": "(i, j) -> (i : dense, j : compressed)",
    "CSC": "(i, j) -> (j : dense, i : compressed)",
    "DCSR": "(i, j) -> (i : compressed, j : compressed)",
    "CDR": "(i, j) -> (i : compressed, j : dense)",
    "COO": "(i, j) -> (i : compressed(nonunique), j : singleton)",
    "SOA": "(i, j) -> (i : compressed(nonunique), j : singleton(soa))",
    "BSR": "(i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense)",
}
ELEMENTS = ("f64", "f32", "f16", "bf16", "i64", "i32", "i16", "i8", "complex<f64>", "complex<f32>")
FIELDS = {
    "CSR": ("PxI", "NxI"),
    "DCSR": ("2xI", "PxI", "PxI", "NxI"),
    "COO": ("2xI", "Nx2xI"),
    "SOA": ("2xI", "NxI", "NxI"),
}
"""Formats that are taken apart and put together, and the buffers for their positions and coordinates."""


def vector(positions: list[int], coordinates: list[int]) -> str:
    return VECTOR.replace("POSITIONS", str(positions)).replace("COORDINATES", str(coordinates))


def test_tensors_of_arrays() -> None:
    text = vector([0, 2], [1, 3])
    module = pyopt.parse(text).run("sparsifier")
    assert module.evaluate("main") == 2
    assert module.compile().main() == 2
    assert pyopt.parse(text).run("sparsifier{enable-runtime-library=false}").compile().main() == 2
    assert pyopt.compile(text).main() == 2


@pytest.mark.parametrize(
    ("positions", "coordinates", "message"),
    [
        ([0, 10**12], [1, 3], "there are no 8000000000000 bytes of memory at the address 0x"),
        ([0, 1 << 62], [1, 3], "are out of the bounds of memory"),
        ([0, -2], [1, 3], "the positions of level 0 decrease"),
        ([2, 0], [1, 3], "the positions of level 0 decrease"),
        ([0, 2], [1, 4], r"the coordinate 4 of level 0 is not in \[0, 4\)"),
        ([0, 2], [-1, 3], r"the coordinate -1 of level 0 is not in \[0, 4\)"),
        ([0, 2], [3, 1], "the coordinates of level 0 are not in order"),
        ([0, 2], [3, 3], "level 0 has a coordinate twice"),
    ],
)
def test_wrong_arrays(positions: list[int], coordinates: list[int], message: str) -> None:
    program = pyopt.parse(vector(positions, coordinates)).run("sparsifier").compile()
    with pytest.raises(pyopt.NativeError, match=message):
        program.main()


VALUES = """
#D = #sparse_tensor.encoding<{ map = (i) -> (i : FORMAT) }>
func.func @main() {
  %d = arith.constant dense<[2.0, 0.0, 3.0]> : tensor<3xbf16>
  %t = sparse_tensor.convert %d : tensor<3xbf16> to tensor<3xbf16, #D>
  %v = sparse_tensor.values %t : tensor<3xbf16, #D> to memref<?xbf16>
  %c0 = arith.constant 0 : index
  %x = memref.load %v[%c0] : memref<?xbf16>
  %y = arith.extf %x : bf16 to f32
  vector.print %y : f32
  %h = arith.constant 5.0 : bf16
  memref.store %h, %v[%c0] : memref<?xbf16>
  %o = sparse_tensor.convert %t : tensor<3xbf16, #D> to tensor<3xbf16>
  %z = tensor.extract %o[%c0] : tensor<3xbf16>
  %w = arith.extf %z : bf16 to f32
  vector.print %w : f32
  return
}
"""


@pytest.mark.parametrize("format", ["dense", "compressed"])
@pytest.mark.parametrize("flags", [(), ("--sparsifier",), ("--sparsifier", "--jit"), ("--jit",)])
def test_values_that_numpy_has_not(format: str, flags: tuple[str, ...]) -> None:
    """A program reads and writes the library's values as the bits that they have in memory."""
    text = VALUES.replace("FORMAT", format)
    assert run_in_process(["-", "-e", "main", *flags], text) == (0, "2\n5\n", "")


SAME_STRUCTURE = """
#A = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton), posWidth = 8, crdWidth = 16
}>
#B = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#V = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#W = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), posWidth = 32, crdWidth = 8 }>
func.func @main() {
  %d = arith.constant dense<[[1.0, 0.0, 2.0], [0.0, 3.0, 0.0]]> : tensor<2x3xf64>
  %a = sparse_tensor.convert %d : tensor<2x3xf64> to tensor<2x3xf64, #A>
  %b = sparse_tensor.convert %a : tensor<2x3xf64, #A> to tensor<2x3xf32, #B>
  sparse_tensor.print %a : tensor<2x3xf64, #A>
  sparse_tensor.print %b : tensor<2x3xf32, #B>
  %e = arith.constant dense<[true, false, true, true]> : tensor<4xi1>
  %f = sparse_tensor.convert %e : tensor<4xi1> to tensor<4xi1, #V>
  %g = sparse_tensor.convert %f : tensor<4xi1, #V> to tensor<4xi1, #W>
  %v = sparse_tensor.values %g : tensor<4xi1, #W> to memref<?xi1>
  %n = sparse_tensor.number_of_entries %g : tensor<4xi1, #W>
  vector.print %n : index
  %z = sparse_tensor.convert %g : tensor<4xi1, #W> to tensor<4xi32, #W>
  sparse_tensor.print %z : tensor<4xi32, #W>
  %u = sparse_tensor.convert %z : tensor<4xi32, #W> to tensor<?xi32, #W>
  sparse_tensor.print %u : tensor<?xi32, #W>
  return
}
"""
CHANGED_IN_PLACE = """
#V = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @main() {
  %d = arith.constant dense<[1.0, 0.0, 2.0]> : tensor<3xf64>
  %a = sparse_tensor.convert %d : tensor<3xf64> to tensor<3xf64, #V>
  %u = tensor.cast %a : tensor<3xf64, #V> to tensor<?xf64, #V>
  %c2 = arith.constant 2.0 : f64
  %r = linalg.generic {indexing_maps = [affine_map<(i)->(i)>], iterator_types = ["parallel"]}
      outs(%u : tensor<?xf64, #V>) {
  ^bb0(%x: f64):
    %m = arith.mulf %x, %c2 : f64
    linalg.yield %m : f64
  } -> tensor<?xf64, #V>
  sparse_tensor.print %a : tensor<3xf64, #V>
  sparse_tensor.print %r : tensor<?xf64, #V>
  return
}
"""


@pytest.mark.parametrize("text", [SAME_STRUCTURE, CHANGED_IN_PLACE])
def test_conversions_that_keep_the_structure(text: str) -> None:
    """To other widths, elements and extents; a cast is the same storage, which a kernel copies before it changes it."""
    check_printed(text)


def draw(seed: int, count: int) -> str:
    """A program whose functions convert, copy, take apart and print tensors, of extents from 0 on."""
    randomness = random.Random(seed)
    text = "".join([f"#{name} = #sparse_tensor.encoding<{{ map = {map} }}>\n" for name, map in FORMATS.items()])
    calls = ""
    for number in range(count):
        rows, columns = randomness.choice([0, 1, 2, 4]), randomness.choice([0, 1, 2, 4])
        element = randomness.choice(ELEMENTS)
        share = randomness.choice([0.0, 0.3, 1.0])
        array = [
            [_number(randomness, element) if randomness.random() < share else _zero(element) for _ in range(columns)]
            for _ in range(rows)
        ]
        first, second, third = randomness.choices(list(FORMATS), k=3)
        text += _function(number, rows, columns, element, array, first, second, third)
        calls += f"  call @f{number}() : () -> ()\n"
    return f"{text}func.func @main() {{\n{calls}  return\n}}\n"


def _number(randomness: random.Random, element: str) -> str:
    if element.startswith("complex"):
        return f"({randomness.randint(1, 9)}.0, {randomness.randint(-9, 9)}.5)"
    return str(randomness.randint(1, 9)) if element.startswith("i") else f"{randomness.randint(-9, -1)}.5"


def _zero(element: str) -> str:
    return "(0.0, 0.0)" if element.startswith("complex") else "0" if element.startswith("i") else "0.0"


def _function(
    number: int, rows: int, columns: int, element: str, array: list[list[str]], first: str, second: str, third: str
) -> str:
    shape = f"tensor<{rows}x{columns}x{element}"
    literal = "[" + ", ".join(["[" + ", ".join(row) + "]" for row in array]) + "]" if rows and columns else ""
    a, b, c = [f"{shape}, #{one}>" for one in (first, second, third)]
    lines = [
        f"%d = arith.constant dense<{literal}> : {shape}>",
        f"%a = sparse_tensor.convert %d : {shape}> to {a}",
        f"%b = sparse_tensor.convert %a : {a} to {b}",
        f"%p = bufferization.alloc_tensor() copy(%b) : {b}",
        f"%c = sparse_tensor.convert %p : {b} to {c}",
    ]
    if third in FIELDS:
        sizes = {"P": rows + 1, "N": rows * columns}
        types = []
        for at, field in enumerate(FIELDS[third]):
            types.append("tensor<" + "".join([str(sizes.get(one, one)) for one in field[:-1]]) + "index>")
            lines.append(f"%f{at} = tensor.empty() : {types[-1]}")
        values = f"tensor<{rows * columns}x{element}>"
        fields, all_types = ", ".join([f"%f{at}" for at in range(len(types))]), ", ".join(types)
        taken = ", ".join([f"%g{at}" for at in range(len(types))])
        lengths = ", ".join([f"%n{at}" for at in range(len(types))])
        lines += [
            f"%v = tensor.empty() : {values}",
            f"{taken}, %w, {lengths}, %m = sparse_tensor.disassemble %c : {c} out_lvls({fields} : {all_types}) "
            f"out_vals(%v : {values}) -> ({all_types}), {values}, ({', '.join(['index'] * len(types))}), index",
            f"%e = sparse_tensor.assemble ({taken}), %w : ({all_types}), {values} to {c}",
            "vector.print %m : index",
        ]
    else:
        lines.append(f"%e = sparse_tensor.convert %c : {c} to {c}")
    lines += [f"sparse_tensor.print {name} : {type}" for name, type in (("%a", a), ("%p", b), ("%e", c))]
    return f"func.func @f{number}() {{\n" + "".join([f"  {line}\n" for line in lines]) + "  return\n}\n"


def check_printed(text: str) -> None:
    code, wanted, errors = run_in_process(["-", "-e", "main"], text)
    assert (code, errors) == (0, "")
    assert "values : (" in wanted
    for more in (["--sparsifier"], ["--sparsifier", "--jit"], ["--sparsifier=enable-runtime-library=false"]):
        code, out, errors = run_in_process(["-", "-e", "main", *more], text)
        assert (code, errors) == (0, "")
        assert out == wanted


def test_drawn_copies() -> None:
    check_printed(draw(1, 6))


@pytest.mark.full
@pytest.mark.parametrize("seed", range(2, 8))
def test_more_drawn_copies(seed: int) -> None:
    check_printed(draw(seed, 10))
