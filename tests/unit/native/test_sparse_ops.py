"""Ops on tensors with a sparse encoding give what they give on dense tensors, or are an error that names them."""

from __future__ import annotations

import random
import re
from typing import Any, Final

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt import NativeError
from pyopt.interpreter import RunError, parse, run

FORMATS = {
    "csr": "(i, j) -> (i : dense, j : compressed)",
    "csc": "(i, j) -> (j : dense, i : compressed)",
    "dcsr": "(i, j) -> (i : compressed, j : compressed)",
    "coo": "(i, j) -> (i : compressed(nonunique), j : singleton)",
    "soa": "(i, j) -> (i : compressed(nonunique), j : singleton(soa))",
    "blocks": "(i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense)",
    "dense": "(i, j) -> (i : dense, j : dense)",
    "loose": "(i, j) -> (i : dense, j : loose_compressed)",
}
D = "tensor<4x6xf64>"
S = "tensor<4x6xf64, #s>"
OPEN = "tensor<?x?xf64, #s>"
TO_DENSE = f"%r = sparse_tensor.convert %y : {S} to {D}"

FORMS = {
    "extract": (f"%y = tensor.extract %s[%i, %j] : {S}\n "
                "%r = tensor.from_elements %y : tensor<1xf64>", "tensor<1xf64>"),
    "dim": (f"%y = tensor.cast %s : {S} to {OPEN}\n %d = tensor.dim %y, %k : {OPEN}\n "
            "%e = arith.index_cast %d : index to i64\n %r = tensor.from_elements %e : tensor<1xi64>", "tensor<1xi64>"),
    "insert": (f"%y = tensor.insert %x into %s[%i, %j] : {S}\n{TO_DENSE}", D),
    "insert and load": (f"%z = tensor.insert %x into %s[%i, %j] : {S}\n "
                        f"%y = sparse_tensor.load %z hasInserts : {S}\n{TO_DENSE}", D),
    "insert twice": (f"%z = tensor.insert %x into %s[%i, %j] : {S}\n %y = tensor.insert %x into %z[%c0, %j] : {S}\n"
                     f"{TO_DENSE}", D),
    "insert in a loop": (f"""%z = scf.for %n = %c0 to %i step %c1 iter_args(%t = %s) -> ({S}) {{
        %u = tensor.insert %x into %t[%n, %j] : {S}
        scf.yield %u : {S}
      }}
      %y = sparse_tensor.load %z hasInserts : {S}
      {TO_DENSE}""", D),
    "slice": (f"%r = tensor.extract_slice %s[%i, 1] [1, 5] [1, 1] : {S} to tensor<1x5xf64>", "tensor<1x5xf64>"),
    "sparse slice": (f"%y = tensor.extract_slice %s[0, %k] [4, 5] [1, 1] : {S} to tensor<4x5xf64, #s>\n "
                     "%r = sparse_tensor.convert %y : tensor<4x5xf64, #s> to tensor<4x5xf64>", "tensor<4x5xf64>"),
    "insert_slice": (f"%y = tensor.insert_slice %small into %s[%k, %j] [2, 1] [1, 1] : tensor<2x1xf64> into {S}\n"
                     f"{TO_DENSE}", D),
    "insert_slice of it": (f"%r = tensor.insert_slice %s into %large[%k, 2] [4, 6] [1, 1] : {S} into tensor<8x8xf64>",
                           "tensor<8x8xf64>"),
    "parallel_insert_slice": (f"""%r = scf.forall (%n) in (2) shared_outs(%o = %large) -> tensor<8x8xf64> {{
        scf.forall.in_parallel {{
          tensor.parallel_insert_slice %s into %o[%k, 0] [4, 6] [1, 1] : {S} into tensor<8x8xf64>
        }}
      }}""", "tensor<8x8xf64>"),
    "pad": (f"""%r = tensor.pad %s low[1, %k] high[1, 2] {{
      ^bb0(%p: index, %q: index):
        tensor.yield %x : f64
      }} : {S} to tensor<6x?xf64>""", "tensor<6x?xf64>"),
    "concat": (f"%r = tensor.concat dim(1) %s, %s : ({S}, {S}) -> tensor<4x12xf64>", "tensor<4x12xf64>"),
    "concat to sparse": (f"%y = tensor.concat dim(0) %s, %s : ({S}, {S}) -> tensor<8x6xf64, #s>\n "
                         "%r = sparse_tensor.convert %y : tensor<8x6xf64, #s> to tensor<8x6xf64>", "tensor<8x6xf64>"),
    "generate": (f"""%y = tensor.generate {{
      ^bb0(%p: index, %q: index):
        %z = tensor.extract %s[%p, %q] : {S}
        %w = arith.addf %z, %x : f64
        tensor.yield %w : f64
      }} : {S}
      {TO_DENSE}""", D),
    "generic": (f"""%r = linalg.generic {{
        indexing_maps = [affine_map<(p, q) -> (p, q)>], iterator_types = ["parallel", "parallel"]
      }} outs(%a : {D}) {{
      ^bb0(%o: f64):
        %z = tensor.extract %s[%i, %j] : {S}
        %w = arith.addf %z, %o : f64
        linalg.yield %w : f64
      }} -> {D}""", D),
    "splat": (f"%y = tensor.splat %x : {S}\n{TO_DENSE}", D),
    "from_elements": ("%y = tensor.from_elements %x, %x : tensor<2x1xf64, #s>\n "
                      "%r = sparse_tensor.convert %y : tensor<2x1xf64, #s> to tensor<2x1xf64>", "tensor<2x1xf64>"),
    "transfer_read": (f"%r = vector.transfer_read %s[%i, %j], %x : {S}, vector<2x4xf64>", "vector<2x4xf64>"),
    "transfer_write": (f"%y = vector.transfer_write %v, %s[%i, %j] : vector<4xf64>, {S}\n{TO_DENSE}", D),
    "gather": (f"%r = vector.gather %s[%c0, %c0] [%places], %mask, %v : {S}, vector<4xindex>, vector<4xi1>, "
               "vector<4xf64> into vector<4xf64>", "vector<4xf64>"),
    "materialize": (f"%y = bufferization.materialize_in_destination %a in %s : ({D}, {S}) -> {S}\n{TO_DENSE}", D),
}  # fmt: skip
"""The ops, and the type of the result %r."""
INTERPRETED: Final = {
    "masked read": (f"%r = vector.mask %mask {{ vector.transfer_read %s[%i, %j], %x : {S}, vector<4xf64> }} "
                    ": vector<4xi1> -> vector<4xf64>", "vector<4xf64>"),
    "masked write": (f"%y = vector.mask %mask {{ vector.transfer_write %v, %s[%i, %j] : vector<4xf64>, {S} }} "
                     f": vector<4xi1> -> {S}\n{TO_DENSE}", D),
}  # fmt: skip
"""Those that nothing lowers for dense tensors, either."""


def program(form: str, format: str, as_argument: bool = False) -> str:
    """A function of a dense tensor, which it converts, or of a sparse one too; without a format all is dense."""
    ops, type = {**FORMS, **INTERPRETED}[form]
    given = f"%s = sparse_tensor.convert %a : {D} to {S}"
    parameter = ""
    if as_argument:
        given, parameter = "", f", %s: {S}"
    text = f"""
      func.func @f(%a: {D}{parameter}, %x: f64, %i: index, %j: index, %k: index) -> {type} {{
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %small = arith.constant dense<[[7.0], [-8.0]]> : tensor<2x1xf64>
        %large = arith.constant dense<3.0> : tensor<8x8xf64>
        %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf64>
        %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>
        %places = arith.constant dense<[0, 5, 23, 13]> : vector<4xindex>
        {given}
        {ops}
        return %r : {type}
      }}"""
    return f"#s = #sparse_tensor.encoding<{{ map = {FORMATS[format]} }}>\n{text}"


def dense_program(form: str) -> str:
    """The program without encodings."""
    text = program(form, "csr").partition("\n")[2].replace(", #s>", ">")
    for name in ("sparse_tensor.convert", "sparse_tensor.load"):
        text = text.replace(name, "tensor.cast")
    return re.sub(r"(tensor.cast %\w+) hasInserts : (.*)", r"\1 : \2 to \2", text)


def drawn_arguments(seed: int) -> list[Any]:
    drawn = random.Random(seed)
    array = np.array([[drawn.choice((0, 0, drawn.randint(-9, 9))) for _ in range(6)] for _ in range(4)], np.float64)
    return [array, float(drawn.randint(-5, 5)), drawn.randrange(4), drawn.randrange(6), drawn.randrange(2)]


def check_form(form: str, format: str, seeds: range) -> None:
    dense = parse(dense_program(form))
    text = program(form, format)
    interpreted = parse(text)
    module: Any = None if form in INTERPRETED else pyopt.compile(text)
    for seed in seeds:
        arguments = drawn_arguments(seed)
        (expected,) = run(dense, "f", *arguments)
        assert np.array_equal(run(interpreted, "f", *arguments)[0], expected), (form, format, seed)
        if module is not None:
            assert np.array_equal(module.f(*arguments), expected), (form, format, seed)


@pytest.mark.full
@pytest.mark.parametrize("form", [*FORMS, *INTERPRETED])
def test_forms(form: str) -> None:
    format = random.Random(form).choice(list(FORMATS))
    check_form(form, format, range(3))


@pytest.mark.full
@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("form", [*FORMS, *INTERPRETED])
def test_all_forms(form: str, format: str) -> None:
    check_form(form, format, range(10, 16))


@pytest.mark.parametrize("form", ["extract", "insert", "sparse slice", "concat to sparse"])
def test_arguments(form: str) -> None:
    sparse = pytest.importorskip("scipy.sparse")
    dense = parse(dense_program(form))
    module: Any = pyopt.compile(program(form, "csr", as_argument=True))
    for seed in range(3):
        array, *rest = drawn_arguments(seed)
        (expected,) = run(dense, "f", array, *rest)
        given = sparse.csr_array(array)
        assert np.array_equal(module.f(array, given, *rest), expected)
        assert np.array_equal(given.toarray(), array)


def test_equal_coordinates_are_added() -> None:
    """An element is the sum of all that are stored with its coordinates."""
    text = """#s = #sparse_tensor.encoding<{ map = (i) -> (i : compressed(nonunique)) }>
      func.func @f(%p: tensor<2xindex>, %c: tensor<3xindex>, %v: tensor<3xTYPE>, %i: index) -> TYPE {
        %s = sparse_tensor.assemble (%p, %c), %v
          : (tensor<2xindex>, tensor<3xindex>), tensor<3xTYPE> to tensor<9xTYPE, #s>
        %r = tensor.extract %s[%i] : tensor<9xTYPE, #s>
        return %r : TYPE
      }"""
    for type, dtype in (("f64", "f8"), ("i32", "i4"), ("complex<f64>", "c16")):
        module: Any = pyopt.compile(text.replace("TYPE", type))
        arrays = (np.array([0, 3]), np.array([2, 2, 5]), np.array([3, 4, 5], dtype))
        assert [module.f(*arrays, index) for index in (0, 2, 5, 8)] == [0, 7, 5, 0]


WRITTEN_OUT = {
    "linalg.pack": ("%e = tensor.empty() : tensor<2x3x2x2xf64>\n "
                    "%r = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e "
                    ": SOURCE -> tensor<2x3x2x2xf64>", "tensor<2x3x2x2xf64>"),
    "linalg.softmax": (f"%r = linalg.softmax dimension(1) ins(%s : SOURCE) outs(%a : {D}) -> {D}", D),
    "tensor.bitcast": ("%b = tensor.bitcast %s : SOURCE to RESULT\n %r = tensor.bitcast %a : tensor<4x6xf64> to "
                       "tensor<4x6xi64>", "tensor<4x6xi64>"),
}  # fmt: skip


@pytest.mark.parametrize("is_sparse", (False, True))
@pytest.mark.parametrize("name", WRITTEN_OUT)
def test_ops_that_are_written_out_take_sparse_tensors(name: str, is_sparse: bool) -> None:
    ops, type = WRITTEN_OUT[name]
    source, result = (S, "tensor<4x6xi64, #s>") if is_sparse else (D, "tensor<4x6xi64>")
    given = f"sparse_tensor.convert %a : {D} to {S}" if is_sparse else f"tensor.cast %a : {D} to {D}"
    text = f"""#s = #sparse_tensor.encoding<{{ map = (i, j) -> (i : dense, j : compressed) }}>
      func.func @f(%a: {D}) -> {type} {{
        %s = {given}
        {ops.replace("SOURCE", source).replace("RESULT", result)}
        return %r : {type}
      }}"""
    array = np.where(np.arange(24) % 3, np.arange(24.0), 0).reshape(4, 6)
    (expected,) = run(parse(text), "f", array.copy())
    module: Any = pyopt.compile(text)
    np.testing.assert_allclose(module.f(array), expected, rtol=1e-15)


def test_buffers_of_sparse_tensors_are_not_compiled() -> None:
    text = f"""#s = #sparse_tensor.encoding<{{ map = (i, j) -> (i : dense, j : compressed) }}>
      func.func @f(%a: {D}) -> {D} {{
        %s = sparse_tensor.convert %a : {D} to {S}
        %b = bufferization.to_buffer %s : {S} to memref<4x6xf64>
        %r = bufferization.to_tensor %b restrict : memref<4x6xf64> to {D}
        return %r : {D}
      }}"""
    with pytest.raises(RunError, match=r"'bufferization.to_buffer' op a tensor with an encoding has no buffer"):
        run(parse(text), "f", np.zeros((4, 6)))
    with pytest.raises(NativeError, match=r":\d+:\d+: error: 'bufferization.to_buffer' op is not compiled"):
        pyopt.compile(text)


def test_what_is_left_is_named() -> None:
    text = """func.func @f(%s: memref<3xf80>, %d: memref<3xf80>) {
      linalg.softmax dimension(0) ins(%s : memref<3xf80>) outs(%d : memref<3xf80>)
      return
    }"""
    with pytest.raises(NativeError, match=r":2:\d+: error: 'linalg.softmax' op is not compiled: nothing lowers it"):
        pyopt.compile(text)


@pytest.mark.parametrize("check", ["extents", "bounds"])
@pytest.mark.parametrize("form", FORMATS)
def test_tensors_without_entries_that_the_program_has_bufferized_itself(form: str, check: str) -> None:
    """What storage without entries is sliced for is empty: the coordinates of columns in COO begin behind the end."""
    module = pyopt.parse(f"""
    #s = #sparse_tensor.encoding<{{ map = {FORMATS[form]} }}>
    #sum = {{
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
      iterator_types = ["reduction", "parallel"]
    }}
    func.func @sums(%d: {D}, %x: tensor<6xf64>) -> tensor<6xf64> {{
      %s = sparse_tensor.convert %d : {D} to {S}
      %r = linalg.generic #sum ins(%s : {S}) outs(%x : tensor<6xf64>) {{
      ^bb0(%a: f64, %b: f64):
        %c = arith.addf %a, %b : f64
        linalg.yield %c : f64
      }} -> tensor<6xf64>
      bufferization.dealloc_tensor %s : {S}
      return %r : tensor<6xf64>
    }}""")
    module.run("sparsification-and-bufferization")
    compiled: Any = pyopt.compile(module, check=check)
    dense = np.zeros((4, 6))
    assert compiled.sums(dense, np.ones(6)).tolist() == [1.0] * 6
    dense[2, 3] = 2.0
    assert compiled.sums(dense, np.ones(6)).tolist() == [1.0, 1.0, 1.0, 3.0, 1.0, 1.0]
