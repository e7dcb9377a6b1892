"""Sparse encodings and sparse_tensor ops of 2021 to 2023 become today's, beside twins that are written by hand."""

from __future__ import annotations

import functools
from pathlib import Path

import numpy as np
import pytest

from pyopt.format.options import LayoutError
from pyopt.interpreter import parse, run
from pyopt.upgrade import upgrade
from tests.support.lit_file import chunks
from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program, run_tool
from tests.unit.upgrade_sparse_rows import ARGUMENTS, ENCODINGS, OPS, REFUSED, REFUSED_ENCODINGS

LIT = Path(__file__).resolve().parents[1] / "lit"
GENERIC = ["--mlir-print-op-generic", "-"]
PRELUDE = """#CSR = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed)}>
#CSC = #sparse_tensor.encoding<{map = (i, j) -> (j : dense, i : compressed)}>
#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton), posWidth = 32}>
#BSR = #sparse_tensor.encoding<{map = (i, j) ->
  (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense)}>
"""


@functools.cache
def generic(text: str) -> str:
    """The module in generic form; fails for text that is not valid."""
    result = run_tool(GENERIC, text, "/")
    assert result.code == 0, f"{text}\n{result.err}"
    return result.out


def upgraded(text: str) -> str:
    found = upgrade(text)
    assert [problem.message for problem in found.problems] == []
    assert len(found.changes) > 0
    return found.text


def assert_twins(old: str, new: str) -> None:
    """The old text becomes what the new one says, for the reference as well."""
    today = upgraded(old)
    assert generic(today) == generic(new)
    assert upgrade(today).text == today
    if MLIR_OPT is not None:
        result = run_program([MLIR_OPT, *GENERIC], today, "/")
        assert result.code == 0, f"{today}\n{result.err}"
        assert result.out == run_program([MLIR_OPT, *GENERIC], new, "/").out


def with_encoding(body: str) -> str:
    """The encoding by a name, in a type, and in the type of a specifier."""
    shape = "8x8x8" if "(i, j, k)" in body else "8x8"
    return f"""#transposed = affine_map<(d0, d1) -> (d1, d0)>
#E = #sparse_tensor.encoding<{{{body}}}>
func.func private @f(tensor<{shape}xf64, #E>, tensor<{shape}xi8, #sparse_tensor.encoding<{{ {body} }}>>)
func.func private @g(!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{{
  {body}
}}>>)
"""


def in_function(lines: str) -> str:
    return f"{PRELUDE}func.func @f({ARGUMENTS}) {{\n{lines}\nreturn\n}}\n"


@pytest.mark.full
@pytest.mark.parametrize(("old", "new"), [pytest.param(old, new, id=name) for name, old, new in ENCODINGS])
def test_encodings(old: str, new: str) -> None:
    assert_twins(with_encoding(old), with_encoding(new))


@pytest.mark.full
@pytest.mark.parametrize(("old", "new"), [pytest.param(old, new, id=name) for name, old, new in OPS])
def test_ops(old: str, new: str) -> None:
    assert_twins(in_function(old), in_function(new))


@pytest.mark.parametrize(("lines", "message"), REFUSED)
def test_refused_ops(lines: str, message: str) -> None:
    assert [problem.message for problem in upgrade(in_function(lines)).problems] == [message]


@pytest.mark.parametrize(("body", "message"), REFUSED_ENCODINGS)
def test_refused_encodings(body: str, message: str) -> None:
    text = f"#E = #sparse_tensor.encoding<{{ {body} }}>\n"
    assert [problem.message for problem in upgrade(text).problems] == [message]


def test_comments_and_layout_stay() -> None:
    old = """#CSR = #sparse_tensor.encoding<{
  // How levels are stored.
  dimLevelType = ["dense", "compressed"],
  dimOrdering = affine_map<(row, column) -> (column, row)>, // by columns
  pointerBitWidth = 32, // narrow
  indexBitWidth = 64
}>
"""
    assert (
        upgrade(old).text
        == """#CSR = #sparse_tensor.encoding<{
  // How levels are stored.
  map = (row, column) -> (column : dense, row : compressed),
   // by columns
  posWidth = 32, // narrow
  crdWidth = 64
}>
"""
    )


def test_comments_in_lists_stay() -> None:
    old = """#V = #sparse_tensor.encoding<{ dimLevelType = [ // one
  "compressed" // two
  ], // three
  dimSlices = [(0, 4, 1) // four
] }>
"""
    text = upgrade(old).text
    assert [f"// {word}" in text for word in ("one", "two", "three", "four")] == [True] * 4
    assert generic(text) == generic(
        "#V = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>) -> (d0 : compressed) }>"
    )


def test_report_says_what_and_where() -> None:
    found = upgrade(
        '#A = #sparse_tensor.encoding<{\n  indexBitWidth = 8,\n  dimLevelType = ["dense"]\n}>\n'
        "func.func @f(%t: tensor<?xf64, #A>) {\n  sparse_tensor.release %t : tensor<?xf64, #A>\n  return\n}\n"
    )
    assert [(change.line, change.old, change.new, change.year) for change in found.changes] == [
        (2, "indexBitWidth", "crdWidth", 2023),
        (3, "dimLevelType = [...]", "map = (...) -> (...)", 2023),
        (6, "sparse_tensor.release", "bufferization.dealloc_tensor", 2022),
    ]


@pytest.mark.parametrize("path", sorted(LIT.glob("s[p]*/*.mlir")), ids=lambda path: path.name)
def test_todays_text_stays(path: Path) -> None:
    """Parts that are valid mean the same afterwards; but for prefixes that may be left out, they keep every byte."""
    for chunk in chunks(path.read_text(encoding="utf-8", errors="surrogateescape")):
        try:
            text = upgrade(chunk.text).text
        except LayoutError:
            continue
        if text != chunk.text:
            before = run_tool(GENERIC, chunk.text, "/")
            assert before.code != 0 or before.out == run_tool(GENERIC, text, "/").out, text


# By execution.

INSERTIONS = """
#E = #sparse_tensor.encoding<{{ {encoding} }}>
func.func @f(%which: tensor<4x5xi1>, %v: tensor<4x5xf64>) -> (tensor<?x5xf64>, index) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  {body}
  %d = sparse_tensor.convert %r : tensor<?x5xf64, #E> to tensor<?x5xf64>
  %n = sparse_tensor.number_of_entries %r : tensor<?x5xf64, #E>
  return %d, %n : tensor<?x5xf64>, index
}}
"""
OLD_LOOPS = """
  %t = sparse_tensor.init [%c4, %c5] : tensor<?x5xf64, #E>
  %at = memref.alloca(%c4) : memref<?xindex>
  %x = memref.alloca() : memref<f64>
  scf.for %j = %c0 to %{outer} step %c1 {{
    memref.store %j, %at[%c0] : memref<?xindex>
    scf.for %i = %c0 to %{inner} step %c1 {{
      %a = tensor.extract %v[{dims}] : tensor<4x5xf64>
      %b = tensor.extract %which[{dims}] : tensor<4x5xi1>
      memref.store %i, %at[%c1] : memref<?xindex>
      %so_far = sparse_tensor.number_of_entries %t : tensor<?x5xf64, #E>
      scf.if %b {{
        memref.store %a, %x[] : memref<f64>
        sparse_tensor.lex_insert %t, %at, %x : tensor<?x5xf64, #E>, memref<?xindex>, memref<f64>
      }}
    }}
  }}
  %r = sparse_tensor.load %t hasInserts : tensor<?x5xf64, #E>
"""
NEW_LOOPS = """
  %t = bufferization.alloc_tensor(%c4) : tensor<?x5xf64, #E>
  %at = memref.alloca(%c4) : memref<?xindex>
  %x = memref.alloca() : memref<f64>
  %t3 = scf.for %j = %c0 to %{outer} step %c1 iter_args(%t1 = %t) -> (tensor<?x5xf64, #E>) {{
    memref.store %j, %at[%c0] : memref<?xindex>
    %t4 = scf.for %i = %c0 to %{inner} step %c1 iter_args(%t2 = %t1) -> (tensor<?x5xf64, #E>) {{
      %a = tensor.extract %v[{dims}] : tensor<4x5xf64>
      %b = tensor.extract %which[{dims}] : tensor<4x5xi1>
      memref.store %i, %at[%c1] : memref<?xindex>
      %so_far = sparse_tensor.number_of_entries %t2 : tensor<?x5xf64, #E>
      %t5 = scf.if %b -> (tensor<?x5xf64, #E>) {{
        memref.store %a, %x[] : memref<f64>
        %l0 = memref.load %at[%c0] : memref<?xindex>
        %l1 = memref.load %at[%c1] : memref<?xindex>
        %y = memref.load %x[] : memref<f64>
        %t6 = tensor.insert %y into %t2[{levels}] : tensor<?x5xf64, #E>
        scf.yield %t6 : tensor<?x5xf64, #E>
      }} else {{
        scf.yield %t2 : tensor<?x5xf64, #E>
      }}
      scf.yield %t5 : tensor<?x5xf64, #E>
    }}
    scf.yield %t4 : tensor<?x5xf64, #E>
  }}
  %r = sparse_tensor.load %t3 hasInserts : tensor<?x5xf64, #E>
"""


@pytest.mark.parametrize(
    ("old_encoding", "new_encoding", "words"),
    [
        (
            'dimLevelType = ["compressed", "compressed"]',
            "map = (i, j) -> (i : compressed, j : compressed)",
            {"outer": "c4", "inner": "c5", "dims": "%j, %i", "levels": "%l0, %l1"},
        ),
        (
            'dimLevelType = ["dense", "compressed"], dimOrdering = affine_map<(i, j) -> (j, i)>',
            "map = (i, j) -> (j : dense, i : compressed)",
            {"outer": "c5", "inner": "c4", "dims": "%i, %j", "levels": "%l1, %l0"},
        ),
    ],
)
def test_insertions_in_loops(old_encoding: str, new_encoding: str, words: dict[str, str]) -> None:
    old = INSERTIONS.format(encoding=old_encoding, body=OLD_LOOPS.format(**words))
    new = INSERTIONS.format(encoding=new_encoding, body=NEW_LOOPS.format(**words))
    assert_twins(old, new)
    values = np.arange(1.0, 21.0).reshape(4, 5)
    which = np.random.default_rng(7).random((4, 5)) < 0.4
    for text in (upgraded(old), new):
        dense, entries = run(parse(text), "f", which, values)
        np.testing.assert_array_equal(dense, np.where(which, values, 0.0))
        assert entries == which.sum()


def test_insertions_in_while_loops_with_values() -> None:
    """The loops carry values already, and the conditional gives one."""
    old = """#E = #sparse_tensor.encoding<{ dimLevelType = ["compressed"] }>
    func @f(%n: index, %v: f64) -> (index, tensor<9xf64>) {
      %c1 = constant 1 : index
      %t = sparse_tensor.init [%n] : tensor<9xf64, #E>
      %at = memref.alloca(%c1) : memref<?xindex>
      %last = scf.while (%i = %c1) : (index) -> index {
        %more = cmpi ult, %i, %n : index
        scf.condition(%more) %i : index
      } do {
      ^bb0(%i: index):
        %c0 = constant 0 : index
        %odd = cmpi ne, %i, %c1 : index
        %next = scf.if %odd -> (index) {
          memref.store %i, %at[%c0] : memref<?xindex>
          sparse_tensor.lex_insert %t, %at, %v : tensor<9xf64, #E>, memref<?xindex>, f64
          %a = addi %i, %c1 : index
          %b = addi %a, %c1 : index
          scf.yield %b : index
        } else {
          %a = addi %i, %c1 : index
          scf.yield %a : index
        }
        scf.yield %next : index
      }
      %r = sparse_tensor.load %t hasInserts : tensor<9xf64, #E>
      %d = sparse_tensor.convert %r : tensor<9xf64, #E> to tensor<9xf64>
      return %last, %d : index, tensor<9xf64>
    }
    """
    new = """#E = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
    func.func @f(%n: index, %v: f64) -> (index, tensor<9xf64>) {
      %c1 = arith.constant 1 : index
      %t = bufferization.alloc_tensor() : tensor<9xf64, #E>
      %at = memref.alloca(%c1) : memref<?xindex>
      %last:2 = scf.while (%i = %c1, %t1 = %t) : (index, tensor<9xf64, #E>) -> (index, tensor<9xf64, #E>) {
        %more = arith.cmpi ult, %i, %n : index
        scf.condition(%more) %i, %t1 : index, tensor<9xf64, #E>
      } do {
      ^bb0(%i: index, %t2: tensor<9xf64, #E>):
        %c0 = arith.constant 0 : index
        %odd = arith.cmpi ne, %i, %c1 : index
        %next:2 = scf.if %odd -> (index, tensor<9xf64, #E>) {
          memref.store %i, %at[%c0] : memref<?xindex>
          %l = memref.load %at[%c0] : memref<?xindex>
          %t3 = tensor.insert %v into %t2[%l] : tensor<9xf64, #E>
          %a = arith.addi %i, %c1 : index
          %b = arith.addi %a, %c1 : index
          scf.yield %b, %t3 : index, tensor<9xf64, #E>
        } else {
          %a = arith.addi %i, %c1 : index
          scf.yield %a, %t2 : index, tensor<9xf64, #E>
        }
        scf.yield %next#0, %next#1 : index, tensor<9xf64, #E>
      }
      %r = sparse_tensor.load %last#1 hasInserts : tensor<9xf64, #E>
      %d = sparse_tensor.convert %r : tensor<9xf64, #E> to tensor<9xf64>
      return %last#0, %d : index, tensor<9xf64>
    }
    """
    assert_twins(old, new)
    for text in (upgraded(old), new):
        last, dense = run(parse(text), "f", 7, 2.5)
        assert last == 8
        assert dense.tolist() == [0, 0, 2.5, 0, 2.5, 0, 2.5, 0, 0]


COMPRESS = """
func.func @f(%t: tensor<3x4xf64, #CSR>, %row: index, %v: f64) -> tensor<3x4xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %true = arith.constant true
  BODY
  %d = sparse_tensor.convert %r : tensor<3x4xf64, #CSR> to tensor<3x4xf64>
  return %d : tensor<3x4xf64>
}
"""
COMPRESS_TYPES = "memref<?xf64>, memref<?xi1>, memref<?xindex>"
STORES = """
  memref.store %v, %x[%c2] : memref<?xf64>
  memref.store %true, %f[%c2] : memref<?xi1>
  memref.store %c2, %a[%c0] : memref<?xindex>
"""
EXPAND = f"sparse_tensor.expand %e : tensor<3x4xf64, #CSR> to {COMPRESS_TYPES}"
COMPRESSIONS = {
    "coordinates in a buffer": (
        f"%e = sparse_tensor.init [%c0, %c0] : tensor<3x4xf64, #CSR>\n%x, %f, %a, %n = {EXPAND}, index{STORES}"
        "%at = memref.alloca(%c2) : memref<?xindex>\nmemref.store %row, %at[%c0] : memref<?xindex>\n"
        f"sparse_tensor.compress %e, %at, %x, %f, %a, %c1 "
        f": tensor<3x4xf64, #CSR>, memref<?xindex>, {COMPRESS_TYPES}, index\n"
        "%r = sparse_tensor.load %e hasInserts : tensor<3x4xf64, #CSR>"
    ),
    "without a result": (
        f"%e = sparse_tensor.init [%c0, %c0] : tensor<3x4xf64, #CSR>\n%x, %f, %a, %n = {EXPAND}{STORES}"
        f"sparse_tensor.compress %x, %f, %a, %c1 into %e[%row] : {COMPRESS_TYPES}, tensor<3x4xf64, #CSR>\n"
        "%r = sparse_tensor.load %e hasInserts : tensor<3x4xf64, #CSR>"
    ),
}
COMPRESSED = (
    f"%e = tensor.empty() : tensor<3x4xf64, #CSR>\n%x, %f, %a, %n = {EXPAND}{STORES}"
    f"%s = sparse_tensor.compress %x, %f, %a, %c1 into %e[%row] : {COMPRESS_TYPES}, tensor<3x4xf64, #CSR>\n"
    "%r = sparse_tensor.load %s hasInserts : tensor<3x4xf64, #CSR>"
)


@pytest.mark.parametrize("old", COMPRESSIONS.values(), ids=COMPRESSIONS)
def test_compressions(old: str) -> None:
    expected = np.zeros((3, 4))
    expected[1, 2] = 6.5
    texts = [upgraded(PRELUDE + COMPRESS.replace("BODY", old)), PRELUDE + COMPRESS.replace("BODY", COMPRESSED)]
    for text in texts:
        (dense,) = run(parse(text), "f", np.zeros((3, 4)), 1, 6.5)
        np.testing.assert_array_equal(dense, expected)
    if MLIR_OPT is not None:
        result = run_program([MLIR_OPT, "-"], texts[0], "/")
        assert result.code == 0, result.err


COORDINATES = """
func.func @f(%v: tensor<3xf64>, %c: tensor<3x2xindex>) -> (tensor<4x5xf64>, tensor<3xf64>, tensor<3x2xindex>, i64) {
  BODY
  %d = sparse_tensor.convert %t : tensor<4x5xf64, #COO> to tensor<4x5xf64>
  return %d, %a, %b, %n : tensor<4x5xf64>, tensor<3xf64>, tensor<3x2xindex>, i64
}
"""


def test_arrays_to_tensors_and_back() -> None:
    """The first forms of pack and unpack, without positions and buffers."""
    old = """%t = sparse_tensor.pack %v, %c : tensor<3xf64>, tensor<3x2xindex> to tensor<4x5xf64, #COO>
      %a, %b, %n = sparse_tensor.unpack %t : tensor<4x5xf64, #COO> to tensor<3xf64>, tensor<3x2xindex>, i64"""
    new = """%p = arith.constant dense<[0, 3]> : tensor<2xi32>
      %t = sparse_tensor.assemble (%p, %c), %v
        : (tensor<2xi32>, tensor<3x2xindex>), tensor<3xf64> to tensor<4x5xf64, #COO>
      %x = tensor.empty() : tensor<2xi32>
      %y = tensor.empty() : tensor<3x2xindex>
      %z = tensor.empty() : tensor<3xf64>
      %q, %b, %a, %l, %m, %n = sparse_tensor.disassemble %t : tensor<4x5xf64, #COO>
        out_lvls(%x, %y : tensor<2xi32>, tensor<3x2xindex>) out_vals(%z : tensor<3xf64>)
        -> (tensor<2xi32>, tensor<3x2xindex>), tensor<3xf64>, (i64, i64), i64"""
    texts = [PRELUDE + COORDINATES.replace("BODY", body) for body in (old, new)]
    assert_twins(*texts)
    values = np.array([1.5, 2.5, 3.5])
    places = np.array([[0, 1], [2, 0], [2, 4]])
    expected = np.zeros((4, 5))
    expected[places[:, 0], places[:, 1]] = values
    for text in (upgraded(texts[0]), texts[1]):
        dense, back, coordinates, count = run(parse(text), "f", values, places)
        np.testing.assert_array_equal(dense, expected)
        np.testing.assert_array_equal(back, values)
        np.testing.assert_array_equal(coordinates, places)
        assert count == 3


def test_sorting_and_pushing() -> None:
    old = """func.func @f(%n: index, %xy: memref<?xindex>, %ys: memref<?xf64>, %sizes: memref<?xindex>, %v: f64)
        -> memref<?xf64> {
      sparse_tensor.sort_coo stable %n, %xy jointly %ys {nx = 2 : index} : memref<?xindex> jointly memref<?xf64>
      %b = sparse_tensor.push_back %sizes, %ys, %v {idx = 1 : index} : memref<?xindex>, memref<?xf64>, f64
      return %b : memref<?xf64>
    }"""
    keys = np.array([2, 1, 0, 5, 2, 0])
    values = np.array([1.0, 2.0, 3.0, 0.0])
    sizes = np.array([9, 3])
    (buffer,) = run(parse(upgraded(old)), "f", 3, keys, values, sizes, 4.5)
    assert keys.tolist() == [0, 5, 2, 0, 2, 1]
    assert values[:3].tolist() == [2.0, 3.0, 1.0]
    assert buffer[:4].tolist() == [2.0, 3.0, 1.0, 4.5]
    assert sizes.tolist() == [9, 4]
