"""The sparse_tensor dialect's evaluators, on whole tensors and on their storage."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
import scipy.io  # type: ignore[import-untyped]  # SciPy has no types of its own
import scipy.sparse  # type: ignore[import-untyped]

from pyopt.driver.execute import run_in_process
from pyopt.interpreter import RunError, parse, run
from pyopt.interpreter.files import Coordinates
from tests.unit.interpreter.sparse_support import ENCODINGS, FORMATS, lists, results, sparse_array

if TYPE_CHECKING:
    from pyopt.interpreter.numbers import Array


@pytest.mark.parametrize("source", FORMATS)
def test_conversions(source: str) -> None:
    """From any format to any other one, and back to a dense tensor."""
    array = sparse_array()
    program = parse(ENCODINGS + "\n".join([
        f"""func.func @{target}(%a: tensor<5x8xf64, #{source}>) -> (tensor<?x8xf64, #{target}>, tensor<5x8xf64>) {{
          %0 = sparse_tensor.convert %a : tensor<5x8xf64, #{source}> to tensor<?x8xf64, #{target}>
          %1 = sparse_tensor.convert %0 : tensor<?x8xf64, #{target}> to tensor<?x?xf64>
          %2 = tensor.cast %1 : tensor<?x?xf64> to tensor<5x8xf64>
          return %0, %2 : tensor<?x8xf64, #{target}>, tensor<5x8xf64>
        }}"""
        for target in FORMATS
    ]))  # fmt: skip
    for target in FORMATS:
        for found in run(program, target, array):
            np.testing.assert_array_equal(found, array)


@pytest.mark.parametrize("element", ["i1", "i8", "i64", "index", "bf16", "f32", "complex<f32>"])
def test_element_types(element: str) -> None:
    array = sparse_array() != 0
    program = f"""func.func @f(%a: tensor<5x8x{element}>) -> tensor<5x8x{element}, #CSC> {{
      %0 = sparse_tensor.convert %a : tensor<5x8x{element}> to tensor<5x8x{element}, #CSC>
      return %0 : tensor<5x8x{element}, #CSC>
    }}"""
    np.testing.assert_array_equal(results(program, array)[0], array)


def test_explicit_zeros_stay_and_implicit_ones_do_not_come() -> None:
    program = """func.func @f() -> (index, index, tensor<4xf64>) {
      %pos = arith.constant dense<[0, 3]> : tensor<2xindex>
      %crd = arith.constant dense<[0, 1, 3]> : tensor<3xindex>
      %val = arith.constant dense<[1.0, 0.0, 3.0]> : tensor<3xf64>
      %0 = sparse_tensor.assemble (%pos, %crd), %val
        : (tensor<2xindex>, tensor<3xindex>), tensor<3xf64> to tensor<4xf64, #SV>
      %1 = sparse_tensor.convert %0 : tensor<4xf64, #SV> to tensor<4xf64>
      %2 = sparse_tensor.convert %1 : tensor<4xf64> to tensor<4xf64, #SV>
      %3 = sparse_tensor.number_of_entries %0 : tensor<4xf64, #SV>
      %4 = sparse_tensor.number_of_entries %2 : tensor<4xf64, #SV>
      return %3, %4, %1 : index, index, tensor<4xf64>
    }"""
    assert lists(program) == [3, 2, [1.0, 0.0, 0.0, 3.0]]


def test_storage_arrays_are_those_of_scipy() -> None:
    program = """func.func @f(%a: tensor<?x?xf64, #CSR>, %c: tensor<?x?xf64, #COO>)
        -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, memref<?xindex, strided<[?], offset: ?>>,
            memref<?xindex, strided<[?], offset: ?>>, memref<?xindex>) {
      %0 = sparse_tensor.positions %a { level = 1 : index } : tensor<?x?xf64, #CSR> to memref<?xindex>
      %1 = sparse_tensor.coordinates %a { level = 1 : index } : tensor<?x?xf64, #CSR> to memref<?xindex>
      %2 = sparse_tensor.values %a : tensor<?x?xf64, #CSR> to memref<?xf64>
      %3 = sparse_tensor.coordinates %c { level = 0 : index }
        : tensor<?x?xf64, #COO> to memref<?xindex, strided<[?], offset: ?>>
      %4 = sparse_tensor.coordinates %c { level = 1 : index }
        : tensor<?x?xf64, #COO> to memref<?xindex, strided<[?], offset: ?>>
      %5 = sparse_tensor.coordinates_buffer %c : tensor<?x?xf64, #COO> to memref<?xindex>
      return %0, %1, %2, %3, %4, %5 : memref<?xindex>, memref<?xindex>, memref<?xf64>,
        memref<?xindex, strided<[?], offset: ?>>, memref<?xindex, strided<[?], offset: ?>>, memref<?xindex>
    }"""
    array = sparse_array()
    csr = scipy.sparse.csr_array(array)
    coo = scipy.sparse.coo_array(csr)
    found = results(program, array, array)
    both = np.stack([coo.row, coo.col], axis=1).reshape(-1)
    for one, expected in zip(found, (csr.indptr, csr.indices, csr.data, coo.row, coo.col, both), strict=True):
        np.testing.assert_array_equal(one, expected)


def test_assemble_and_disassemble() -> None:
    """The document's example."""
    program = """func.func @f(%pos: tensor<2xindex>, %crd: tensor<3x2xindex>, %val: tensor<3xf64>)
        -> (tensor<3x4xf64, #COO>, tensor<2xindex>, tensor<3x2xindex>, tensor<4xf64>, index, index, i32) {
      %s = sparse_tensor.assemble (%pos, %crd), %val
        : (tensor<2xindex>, tensor<3x2xindex>), tensor<3xf64> to tensor<3x4xf64, #COO>
      %op = tensor.empty() : tensor<2xindex>
      %oc = tensor.empty() : tensor<3x2xindex>
      %ov = arith.constant dense<9.0> : tensor<4xf64>
      %p, %c, %v, %pl, %cl, %vl = sparse_tensor.disassemble %s : tensor<3x4xf64, #COO>
        out_lvls(%op, %oc : tensor<2xindex>, tensor<3x2xindex>) out_vals(%ov : tensor<4xf64>)
        -> (tensor<2xindex>, tensor<3x2xindex>), tensor<4xf64>, (index, index), i32
      return %s, %p, %c, %v, %pl, %cl, %vl
        : tensor<3x4xf64, #COO>, tensor<2xindex>, tensor<3x2xindex>, tensor<4xf64>, index, index, i32
    }"""
    crd = [[0, 0], [1, 2], [1, 3]]
    found = lists(program, np.array([0, 3]), np.array(crd), np.array([1.1, 2.2, 3.3]))
    dense = [[1.1, 0, 0, 0], [0, 0, 2.2, 3.3], [0, 0, 0, 0]]
    assert found == [dense, [0, 3], crd, [1.1, 2.2, 3.3, 9.0], 2, 6, 3]
    with pytest.raises(RunError, match="the coordinates of level 0 are not in order"):
        lists(program, np.array([0, 3]), np.array([[1, 2], [0, 0], [1, 3]]), np.ones(3))
    with pytest.raises(RunError, match="level 0 needs 8 coordinates, and there are 6"):
        lists(program, np.array([0, 4]), np.array(crd), np.ones(3))


@pytest.mark.parametrize("name", ["CSR", "CSC", "DCSR", "DCSC", "COO", "SOA", "BSR"])
def test_disassembling_and_assembling_is_the_identity(name: str) -> None:
    pos = "i32" if name == "DCSC" else "index"
    crd = {"DCSC": "i8", "SOA": "i16"}.get(name, "index")
    p, c = f"tensor<12x{pos}>", f"tensor<60x{crd}>"
    fields = {"CSR": [p, c], "CSC": [p, c], "DCSR": [p, c] * 2, "DCSC": [p, c] * 2, "SOA": [p, c, c], "BSR": [p, c],
              "COO": [p, "tensor<30x2xindex>"]}[name]  # fmt: skip
    empties = "\n".join([f"%o{at} = tensor.empty() : {type}" for at, type in enumerate(fields)])
    outs = ", ".join([f"%o{at}" for at in range(len(fields))])
    rets = ", ".join([f"%r{at}" for at in range(len(fields))])
    lens = ", ".join([f"%l{at}" for at in range(len(fields))])
    types = ", ".join(fields)
    indices = ", ".join(["index"] * len(fields))
    program = f"""func.func @f(%a: tensor<5x8xf64, #{name}>) -> tensor<5x8xf64, #{name}> {{
      {empties}
      %ov = tensor.empty() : tensor<99xf64>
      {rets}, %v, {lens}, %n = sparse_tensor.disassemble %a : tensor<5x8xf64, #{name}>
        out_lvls({outs} : {types}) out_vals(%ov : tensor<99xf64>)
        -> ({types}), tensor<99xf64>, ({indices}), index
      %0 = sparse_tensor.assemble ({rets}), %v : ({types}), tensor<99xf64> to tensor<5x8xf64, #{name}>
      return %0 : tensor<5x8xf64, #{name}>
    }}"""
    array = sparse_array()
    np.testing.assert_array_equal(results(program, array)[0], array)


def test_concatenation() -> None:
    program = """func.func @f(%a: tensor<2x3xf64, #CSR>, %b: tensor<4x3xf64, #DCSC>, %c: tensor<1x3xf64>)
        -> (tensor<7x3xf64, #COO>, tensor<?x3xf64>) {
      %0 = sparse_tensor.concatenate %a, %b, %c { dimension = 0 : index }
        : tensor<2x3xf64, #CSR>, tensor<4x3xf64, #DCSC>, tensor<1x3xf64> to tensor<7x3xf64, #COO>
      %1 = sparse_tensor.concatenate %a, %b, %c { dimension = 0 : index }
        : tensor<2x3xf64, #CSR>, tensor<4x3xf64, #DCSC>, tensor<1x3xf64> to tensor<?x3xf64>
      return %0, %1 : tensor<7x3xf64, #COO>, tensor<?x3xf64>
    }
    func.func @columns(%a: tensor<2x3xf64, #CSR>, %b: tensor<2x1xf64, #CSR>) -> tensor<2x4xf64, #CSC> {
      %0 = sparse_tensor.concatenate %a, %b { dimension = 1 : index }
        : tensor<2x3xf64, #CSR>, tensor<2x1xf64, #CSR> to tensor<2x4xf64, #CSC>
      return %0 : tensor<2x4xf64, #CSC>
    }"""
    a, b, c = sparse_array((2, 3), 1), sparse_array((4, 3), 2), sparse_array((1, 3), 3)
    for found in results(program, a, b, c):
        np.testing.assert_array_equal(found, np.concatenate([a, b, c]))
    d = sparse_array((2, 1), 4, 0.9)
    np.testing.assert_array_equal(results(program, a, d, name="columns")[0], np.concatenate([a, d], axis=1))


def test_maps() -> None:
    program = """#DSDD = #sparse_tensor.encoding<{
      map = (i, j, k, l) -> (i : dense, j : compressed, k : dense, l : dense) }>
    func.func @f(%a: tensor<6x12xf64, #BSR>, %b: tensor<5x8xf64, #CSC>)
        -> (tensor<3x4x2x3xf64, #DSDD>, tensor<8x5xf64, #CSR>, index, index) {
      %0 = sparse_tensor.reinterpret_map %a : tensor<6x12xf64, #BSR> to tensor<3x4x2x3xf64, #DSDD>
      %1 = sparse_tensor.reinterpret_map %b : tensor<5x8xf64, #CSC> to tensor<8x5xf64, #CSR>
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %2 = sparse_tensor.lvl %a, %c1 : tensor<6x12xf64, #BSR>
      %3 = sparse_tensor.lvl %a, %c3 : tensor<6x12xf64, #BSR>
      return %0, %1, %2, %3 : tensor<3x4x2x3xf64, #DSDD>, tensor<8x5xf64, #CSR>, index, index
    }
    func.func @translate(%i: index, %j: index) -> (index, index, index, index, index, index) {
      %0:4 = sparse_tensor.crd_translate dim_to_lvl [%i, %j] as #BSR : index, index, index, index
      %1:2 = sparse_tensor.crd_translate lvl_to_dim [%0#0, %0#1, %0#2, %0#3] as #BSR : index, index
      return %0#0, %0#1, %0#2, %0#3, %1#0, %1#1 : index, index, index, index, index, index
    }
    func.func @level(%a: tensor<6x12xf64, #BSR>, %l: index) -> index {
      %0 = sparse_tensor.lvl %a, %l : tensor<6x12xf64, #BSR>
      return %0 : index
    }"""
    blocks, matrix = sparse_array((6, 12), 1), sparse_array()
    found = results(program, blocks, matrix)
    np.testing.assert_array_equal(found[0], blocks.reshape(3, 2, 4, 3).transpose(0, 2, 1, 3))
    np.testing.assert_array_equal(found[1], matrix.T)
    assert [int(found[2]), int(found[3])] == [4, 3]
    assert [int(one) for one in results(program, 5, 7, name="translate")] == [2, 2, 1, 1, 5, 7]
    back = """func.func @back(%b: index, %c: index, %i: index, %j: index) -> (index, index) {
      %0:2 = sparse_tensor.crd_translate lvl_to_dim [%b, %c, %i, %j] as #BSR : index, index
      return %0#0, %0#1 : index, index
    }"""
    assert [int(one) for one in results(back, 2, 2, 1, 1, name="back")] == [5, 7]
    with pytest.raises(RunError, match="they reach out of a block"):
        results(back, 0, 2, 1, 3, name="back")
    with pytest.raises(RunError, match="level 4 of a tensor with 4 levels"):
        results(program, blocks, 4, name="level")


def test_blocks_larger_than_the_tensor() -> None:
    program = """func.func @f(%a: tensor<?x?xf64, #BSR>, %l: index) -> (index, tensor<?x?xf64, #CSR>) {
      %0 = sparse_tensor.lvl %a, %l : tensor<?x?xf64, #BSR>
      %1 = sparse_tensor.convert %a : tensor<?x?xf64, #BSR> to tensor<?x?xf64, #CSR>
      return %0, %1 : index, tensor<?x?xf64, #CSR>
    }"""
    for level, size in enumerate((1, 3, 2, 3)):
        assert lists(program, np.arange(7.0)[None], level) == [size, [[0, 1, 2, 3, 4, 5, 6]]]


def test_reordering_and_loading() -> None:
    program = """func.func @f(%a: tensor<?x?xf64, #UCOO>) -> tensor<?x?xf64, #COO> {
      %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<?x?xf64, #UCOO> to tensor<?x?xf64, #COO>
      %1 = sparse_tensor.load %0 hasInserts : tensor<?x?xf64, #COO>
      return %1 : tensor<?x?xf64, #COO>
    }"""
    array = sparse_array()
    np.testing.assert_array_equal(results(program, array)[0], array)


# Slices.

SLICES = """#SLICE = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(?, 3, ?)>, j : #sparse_tensor<slice(1, 3, 2)>) -> (i : dense, j : compressed)
}>
func.func @f(%a: tensor<8x9xf64, #CSR>, %i: index, %s: index)
    -> (tensor<3x3xf64, #SLICE>, index, index, index, index, tensor<3x3xf64, #CSR>, f64, f64) {
  %0 = tensor.extract_slice %a[%i, 1] [3, 3] [%s, 2] : tensor<8x9xf64, #CSR> to tensor<3x3xf64, #SLICE>
  %1 = sparse_tensor.slice.offset %0 at 0 : tensor<3x3xf64, #SLICE>
  %2 = sparse_tensor.slice.offset %0 at 1 : tensor<3x3xf64, #SLICE>
  %3 = sparse_tensor.slice.stride %0 at 0 : tensor<3x3xf64, #SLICE>
  %4 = sparse_tensor.slice.stride %0 at 1 : tensor<3x3xf64, #SLICE>
  %5 = tensor.extract_slice %a[%i, 1] [3, 3] [%s, 2] : tensor<8x9xf64, #CSR> to tensor<3x3xf64, #CSR>
  %zero = arith.constant 0.0 : f64
  %6 = sparse_tensor.foreach in %0 init(%zero) : tensor<3x3xf64, #SLICE>, f64 -> f64 do {
  ^bb0(%x: index, %y: index, %v: f64, %acc: f64):
    %sum = arith.addf %acc, %v : f64
    sparse_tensor.yield %sum : f64
  }
  %c2 = arith.constant 2 : index
  %7 = tensor.extract %0[%c2, %c2] : tensor<3x3xf64, #SLICE>
  return %0, %1, %2, %3, %4, %5, %6, %7
    : tensor<3x3xf64, #SLICE>, index, index, index, index, tensor<3x3xf64, #CSR>, f64, f64
}"""


def test_slices_of_slices() -> None:
    text = """#ONE = #sparse_tensor.encoding<{
      map = (i : #sparse_tensor<slice(1, 4, 1)>, j : #sparse_tensor<slice(0, 4, 2)>) -> (i : dense, j : compressed) }>
    #TWO = #sparse_tensor.encoding<{
      map = (i : #sparse_tensor<slice(1, 2, 2)>, j : #sparse_tensor<slice(2, 2, 1)>) -> (i : dense, j : compressed) }>
    func.func @f(%t: tensor<8x8xf64, #CSR>) -> (tensor<2x2xf64, #TWO>, tensor<2x2xf64, #CSR>) {
      %0 = tensor.extract_slice %t[1, 0][4, 4][1, 2] : tensor<8x8xf64, #CSR> to tensor<4x4xf64, #ONE>
      %1 = tensor.extract_slice %0[1, 2][2, 2][2, 1] : tensor<4x4xf64, #ONE> to tensor<2x2xf64, #TWO>
      %2 = sparse_tensor.convert %1 : tensor<2x2xf64, #TWO> to tensor<2x2xf64, #CSR>
      return %1, %2 : tensor<2x2xf64, #TWO>, tensor<2x2xf64, #CSR>
    }"""
    array = sparse_array((8, 8), 4, 0.7)
    for found in results(text, array):
        np.testing.assert_array_equal(found, array[1:5, 0:8:2][1:4:2, 2:4])


def test_slices() -> None:
    array = sparse_array((8, 9), 4, 0.7)
    part = array[2:7:2, 1:6:2]
    found = results(SLICES, array, 2, 2)
    np.testing.assert_array_equal(found[0], part)
    assert [int(one) for one in found[1:5]] == [2, 1, 2, 2]
    np.testing.assert_array_equal(found[5], part)
    assert (found[6], found[7]) == (part.sum(), part[2, 2])
    with pytest.raises(RunError, match="the slice at 4 of size 3 and stride 2 is out of the bounds 0 to 8"):
        results(SLICES, array, 4, 2)


# Elements.


def test_inserting_and_extracting() -> None:
    """Each tensor keeps its elements, whatever is made of it."""
    program = """func.func @f(%n: index)
        -> (tensor<10x10xf64, #CSR>, tensor<10x10xf64, #CSR>, tensor<10x10xf64, #CSR>, f64) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %c10 = arith.constant 10 : index
      %f = arith.constant 2.0 : f64
      %e = tensor.empty() : tensor<10x10xf64, #CSR>
      %0 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %e) -> tensor<10x10xf64, #CSR> {
        %j = arith.muli %i, %c3 : index
        %k = arith.remui %j, %c10 : index
        %old = tensor.extract %t[%k, %k] : tensor<10x10xf64, #CSR>
        %new = arith.addf %old, %f : f64
        %u = tensor.insert %new into %t[%k, %k] : tensor<10x10xf64, #CSR>
        scf.yield %u : tensor<10x10xf64, #CSR>
      }
      %1 = tensor.insert %f into %0[%c0, %c1] : tensor<10x10xf64, #CSR>
      %2 = tensor.insert %f into %0[%c1, %c0] : tensor<10x10xf64, #CSR>
      %3 = tensor.extract %1[%c1, %c0] : tensor<10x10xf64, #CSR>
      return %0, %1, %2, %3 : tensor<10x10xf64, #CSR>, tensor<10x10xf64, #CSR>, tensor<10x10xf64, #CSR>, f64
    }"""
    base = np.zeros((10, 10))
    for number in range(25):
        base[number * 3 % 10, number * 3 % 10] += 2
    left, right = base.copy(), base.copy()
    left[0, 1] = right[1, 0] = 2
    found = results(program, 25)
    for one, expected in zip(found, (base, left, right, np.array(0.0)), strict=True):
        np.testing.assert_array_equal(one, expected)
    with pytest.raises(RunError, match=r"index \(10, 0\) is out of the bounds of 10x10"):
        results("""func.func @f(%t: tensor<?x?xf64, #CSR>, %i: index, %j: index) -> f64 {
          %0 = tensor.extract %t[%i, %j] : tensor<?x?xf64, #CSR>
          return %0 : f64
        }""", base, 10, 0)  # fmt: skip


def test_many_insertions() -> None:
    program = """func.func @f(%n: index) -> index {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %f = arith.constant 2.0 : f64
      %e = tensor.empty(%n) : tensor<?xf64, #SV>
      %0 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %e) -> tensor<?xf64, #SV> {
        %u = tensor.insert %f into %t[%i] : tensor<?xf64, #SV>
        scf.yield %u : tensor<?xf64, #SV>
      }
      %1 = sparse_tensor.load %0 hasInserts : tensor<?xf64, #SV>
      %2 = sparse_tensor.number_of_entries %1 : tensor<?xf64, #SV>
      return %2 : index
    }"""
    assert lists(program, 20_000) == [20_000]


def test_writing_to_the_values() -> None:
    """As code for results in place does it."""
    program = """func.func @f(%a: tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #CSR> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = sparse_tensor.number_of_entries %a : tensor<?x?xf64, #CSR>
      %v = sparse_tensor.values %a : tensor<?x?xf64, #CSR> to memref<?xf64>
      scf.for %i = %c0 to %n step %c1 {
        %0 = memref.load %v[%i] : memref<?xf64>
        %1 = arith.addf %0, %0 : f64
        memref.store %1, %v[%i] : memref<?xf64>
      }
      %2 = sparse_tensor.load %a : tensor<?x?xf64, #CSR>
      return %2 : tensor<?x?xf64, #CSR>
    }"""
    array = sparse_array()
    np.testing.assert_array_equal(results(program, array)[0], 2 * array)


def test_expanding_and_compressing() -> None:
    """Row by row, each coordinate once, in any order."""
    program = """func.func @f(%x: tensor<3x4xindex>) -> (tensor<3x4xf64, #NAME>, index, index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %f = arith.constant 1.5 : f64
      %true = arith.constant true
      %e = tensor.empty() : tensor<3x4xf64, #NAME>
      %values, %filled, %added, %count = sparse_tensor.expand %e
        : tensor<3x4xf64, #NAME> to memref<?xf64>, memref<?xi1>, memref<?xindex>
      %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %e) -> tensor<3x4xf64, #NAME> {
        %n = scf.for %k = %c0 to %c2 step %c1 iter_args(%m = %count) -> index {
          %j = tensor.extract %x[%i, %k] : tensor<3x4xindex>
          %there = memref.load %filled[%j] : memref<?xi1>
          %next = scf.if %there -> index {
            scf.yield %m : index
          } else {
            memref.store %true, %filled[%j] : memref<?xi1>
            memref.store %j, %added[%m] : memref<?xindex>
            %plus = arith.addi %m, %c1 : index
            scf.yield %plus : index
          }
          %old = memref.load %values[%j] : memref<?xf64>
          %new = arith.addf %old, %f : f64
          memref.store %new, %values[%j] : memref<?xf64>
          scf.yield %next : index
        }
        %u = sparse_tensor.compress %values, %filled, %added, %n into %t[%i]
          : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<3x4xf64, #NAME>
        scf.yield %u : tensor<3x4xf64, #NAME>
      }
      %1 = sparse_tensor.load %0 hasInserts : tensor<3x4xf64, #NAME>
      %2 = sparse_tensor.number_of_entries %1 : tensor<3x4xf64, #NAME>
      %d = memref.dim %values, %c0 : memref<?xf64>
      return %1, %2, %d : tensor<3x4xf64, #NAME>, index, index
    }"""
    columns = np.array([[3, 1, 0, 0], [2, 2, 0, 0], [0, 3, 0, 0]])
    expected = np.zeros((3, 4))
    for row, (first, second) in enumerate(columns[:, :2]):
        expected[row, first] += 1.5
        expected[row, second] += 1.5
    for name in ("CSR", "DCSR"):
        found, count, size = results(program.replace("#NAME", "#" + name), columns)
        np.testing.assert_array_equal(found, expected)
        assert [int(count), int(size)] == [5, 4]


# Buffers.

PUSH = """func.func @f(%n: index, %b: memref<?xi32>, %v: i32, %k: index) -> (memref<?xi32>, index) {
  %0, %1 = sparse_tensor.push_back %n, %b, %v : index, memref<?xi32>, i32
  %2, %3 = sparse_tensor.push_back %1, %0, %v, %k : index, memref<?xi32>, i32, index
  return %2, %3 : memref<?xi32>, index
}
func.func @inbounds(%n: index, %b: memref<?xi32>, %v: i32) -> index {
  %0, %1 = sparse_tensor.push_back inbounds %n, %b, %v : index, memref<?xi32>, i32
  return %1 : index
}"""


def test_pushing() -> None:
    buffer, size = results(PUSH, 2, np.array([5, 6], np.int32), 7, 3)
    assert (len(buffer), buffer[:6].tolist(), int(size)) == (8, [5, 6, 7, 7, 7, 7], 6)
    buffer, size = results(PUSH, 0, np.zeros(2, np.int32), 7, 1)
    assert (buffer.tolist(), int(size)) == ([7, 7], 2)
    buffer, size = results(PUSH, 1, np.array([5, 6], np.int32), 7, 0)
    assert (buffer.tolist(), int(size)) == ([5, 7], 2)
    with pytest.raises(RunError, match="a value is pushed -1 times"):
        results(PUSH, 0, np.zeros(2, np.int32), 7, -1)
    assert int(results(PUSH, 1, np.zeros(2, np.int32), 7, name="inbounds")[0]) == 2
    with pytest.raises(RunError, match="3 elements do not fit in a buffer of 2"):
        results(PUSH, 2, np.zeros(2, np.int32), 7, name="inbounds")


@pytest.mark.parametrize("algorithm", ["hybrid_quick_sort", "insertion_sort_stable", "quick_sort", "heap_sort"])
def test_sorting(algorithm: str) -> None:
    program = f"""func.func @f(%n: index, %xy: memref<?xi16>, %z: memref<?xf32>) -> (memref<?xi16>, memref<?xf32>) {{
      sparse_tensor.sort {algorithm} %n, %xy jointly %z
        {{ perm_map = affine_map<(i, j) -> (j, i)>, ny = 1 : index }} : memref<?xi16> jointly memref<?xf32>
      return %xy, %z : memref<?xi16>, memref<?xf32>
    }}"""
    randomness = np.random.default_rng(5)
    rows = np.stack([*np.divmod(randomness.permutation(40), 7), np.arange(40)], axis=1).astype(np.int16)
    numbers = randomness.random(42).astype(np.float32)
    rest = np.array([1, 2], np.int16)
    order = sorted(range(40), key=lambda at: (rows[at, 1], rows[at, 0]))
    found, others = results(program, 40, np.concatenate([rows.reshape(-1), rest]), numbers.copy())
    np.testing.assert_array_equal(found, np.concatenate([rows[order].reshape(-1), rest]))
    np.testing.assert_array_equal(others, np.concatenate([numbers[order], numbers[40:]]))
    with pytest.raises(RunError, match="a buffer is too small for 41 entries"):
        results(program, 41, rows.reshape(-1), numbers)


def test_storage_specifiers() -> None:
    program = """func.func @f(%n: index) -> (index, index, index) {
      %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
      %1 = sparse_tensor.storage_specifier.set %0 pos_mem_sz at 1 with %n : !sparse_tensor.storage_specifier<#CSR>
      %2 = sparse_tensor.storage_specifier.set %1 val_mem_sz with %n : !sparse_tensor.storage_specifier<#CSR>
      %3 = sparse_tensor.storage_specifier.get %2 pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
      %4 = sparse_tensor.storage_specifier.get %1 val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
      %5 = sparse_tensor.storage_specifier.get %2 val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
      return %3, %4, %5 : index, index, index
    }"""
    assert lists(program, 7) == [7, 0, 7]


def test_interleaved_coordinates_have_one_size() -> None:
    program = """func.func @f(%n: index) -> (index, index) {
      %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#TYPE>
      %1 = sparse_tensor.storage_specifier.set %0 crd_mem_sz at 1 with %n : !sparse_tensor.storage_specifier<#TYPE>
      %2 = sparse_tensor.storage_specifier.get %1 crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#TYPE>
      %3 = sparse_tensor.storage_specifier.get %1 crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#TYPE>
      return %2, %3 : index, index
    }"""
    assert lists(program.replace("#TYPE", "#COO"), 7) == [7, 7]
    assert lists(program.replace("#TYPE", "#SOA"), 7) == [0, 7]


# Files and text.


def test_files(tmp_path: Path) -> None:
    program = """func.func @f(%in: tensor<?xi8>, %out: tensor<?xi8>) -> tensor<?x?xf64, #CSR> {
      %0 = sparse_tensor.new %in : tensor<?xi8> to tensor<?x?xf64, #CSR>
      sparse_tensor.out %0, %out : tensor<?x?xf64, #CSR>, tensor<?xi8>
      return %0 : tensor<?x?xf64, #CSR>
    }"""
    array = sparse_array()
    source, target = tmp_path / "a.mtx", tmp_path / "b.tns"
    scipy.io.mmwrite(source, scipy.sparse.coo_array(array))
    names = [np.frombuffer(str(path).encode() + b"\0", np.int8) for path in (source, target)]
    np.testing.assert_array_equal(results(program, *names)[0], array)
    assert target.read_text().startswith(f"# extended FROSTT format\n2 {np.count_nonzero(array)}\n5 8\n")
    names = [names[1], names[1]]
    np.testing.assert_array_equal(results(program, *names)[0], array)
    symmetric = array[:, :5] + array[:, :5].T
    scipy.io.mmwrite(source, scipy.sparse.coo_array(symmetric), symmetry="symmetric")
    names[0] = np.frombuffer(str(source).encode(), np.int8)
    np.testing.assert_array_equal(results(program, *names)[0], np.tril(symmetric))
    names[0] = np.frombuffer(b"/nowhere.mtx", np.int8)
    with pytest.raises(RunError, match=r"/nowhere\.mtx"):
        results(program, *names)


def test_names_of_files_in_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = """func.func @f(%n: index) -> tensor<?x?xf64, #COO> {
      %0 = sparse_tensor.new %n : index to tensor<?x?xf64, #COO>
      return %0 : tensor<?x?xf64, #COO>
    }"""
    (tmp_path / "t.tns").write_text("1 2 3.5\n2 1 4\n")
    monkeypatch.setenv("TENSOR0", str(tmp_path / "t.tns"))
    assert lists(program, 0) == [[[0.0, 3.5], [4.0, 0.0]]]
    monkeypatch.delenv("TENSOR0")
    with pytest.raises(RunError, match="TENSOR0 should name a file"):
        lists(program, 0)


def test_has_no_runtime_library() -> None:
    program = """func.func @f() -> i1 {
      %0 = sparse_tensor.has_runtime_library
      return %0 : i1
    }"""
    assert lists(program) == [False]


def test_the_example_gives_what_scipy_computes() -> None:
    examples = Path(__file__).resolve().parents[3] / "examples"
    matrix = scipy.io.mmread(examples / "heat.mtx")
    program = parse((examples / "matvec.mlir").read_text())
    randomness = np.random.default_rng(6)
    for _ in range(10):
        vector = randomness.random(6)
        np.testing.assert_allclose(run(program, "main", matrix.toarray(), vector)[0], matrix @ vector, rtol=1e-15)
    large = scipy.sparse.random_array((1000, 700), density=0.01, rng=randomness)
    vector = randomness.random(700)
    entries = Coordinates(large.shape, np.stack(large.coords, axis=1), large.data)
    np.testing.assert_allclose(run(program, "main", entries, vector)[0], large @ vector, rtol=1e-13)


def test_what_does_not_fit_in_memory() -> None:
    program = """func.func @f(%a: tensor<?x?xf64, #TYPE>) -> tensor<?x?xf64, #TYPE> {
      return %a : tensor<?x?xf64, #TYPE>
    }"""
    entries = Coordinates((1 << 20, 1 << 20), np.array([[5, 7]]), np.array([1.0]))
    with pytest.raises(RunError, match="an array of 1048576 x 1048576 elements does not fit in memory"):
        results(program.replace("#TYPE", "#CSR"), entries)
    with pytest.raises(RunError, match="level 1 has 1099511627776 positions, more than fit in memory"):
        results(program.replace("#TYPE", "#DENSE"), entries)


def chain(randomness: random.Random, shape: tuple[int, int], expected: Array) -> str:
    """A function of conversions and insertions, which are noted in `expected` too."""
    size = f"{shape[0]}x{shape[1]}xf64"
    given = name = randomness.choice(list(FORMATS))
    lines = []
    value = "%a"
    for number in range(randomness.randint(1, 6)):
        result = f"%v{number}"
        if randomness.random() < 0.5:
            target = randomness.choice(list(FORMATS))
            types = f"tensor<{size}, #{name}> to tensor<{size}, #{target}>"
            lines.append(f"{result} = sparse_tensor.convert {value} : {types}")
            name = target
        else:
            row, column = randomness.randrange(shape[0]), randomness.randrange(shape[1])
            expected[row, column] = element = randomness.randint(0, 5)
            lines.append(f"%i{number} = arith.constant {row} : index")
            lines.append(f"%j{number} = arith.constant {column} : index")
            lines.append(f"%f{number} = arith.constant {element}.0 : f64")
            where = f"{value}[%i{number}, %j{number}]"
            lines.append(f"{result} = tensor.insert %f{number} into {where} : tensor<{size}, #{name}>")
        value = result
    body = "\n  ".join(lines)
    return f"""func.func @f(%a: tensor<{size}, #{given}>) -> tensor<{size}, #{name}> {{
  {body}
  return {value} : tensor<{size}, #{name}>
}}"""


def test_chains_of_conversions_and_insertions() -> None:
    for seed in range(60):
        randomness = random.Random(seed)
        shape = (randomness.randint(1, 7), randomness.randint(1, 9))
        array = sparse_array(shape, seed, 0.4)
        expected = array.copy()
        text = chain(randomness, shape, expected)
        np.testing.assert_array_equal(results(text, array)[0], expected, err_msg=text)


def test_print_shows_the_arrays_of_scipy() -> None:
    text = """#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
    func.func @main(%t: tensor<2x3xf64, #CSR>) {
      sparse_tensor.print %t : tensor<2x3xf64, #CSR>
      return
    }"""
    code, output, errors = run_in_process(["-", "--arg", "[[0, 2.5, 1], [0, 0, 4]]"], text)
    assert (code, errors) == (0, "")
    matrix = scipy.sparse.csr_array(np.array([[0, 2.5, 1], [0, 0, 4]]))
    shown = {line.partition(" : ")[0]: line.partition(" : ")[2] for line in output.splitlines()}
    for name, array in (("pos[1]", matrix.indptr), ("crd[1]", matrix.indices), ("values", matrix.data)):
        assert [float(one) for one in shown[name].strip("() ").split(",")] == array.tolist()


def test_zeros_that_fill_up_a_block_make_room() -> None:
    """A new tensor of two entries in each four has zeros in the first two places; those inserted take theirs."""
    format = "#sparse_tensor.encoding<{ map = (i) -> (i floordiv 4 : dense, i mod 4 : structured[2, 4]) }>"
    program = f"""func.func @f(%a: f64, %i: index, %j: index) -> (f64, tensor<8xf64, {format}>) {{
      %0 = bufferization.alloc_tensor() : tensor<8xf64, {format}>
      %1 = tensor.insert %a into %0[%i] : tensor<8xf64, {format}>
      %2 = sparse_tensor.load %1 hasInserts : tensor<8xf64, {format}>
      %3 = tensor.extract %2[%i] : tensor<8xf64, {format}>
      %4 = tensor.insert %a into %2[%j] : tensor<8xf64, {format}>
      return %3, %4 : f64, tensor<8xf64, {format}>
    }}"""
    for one, other in ((2, 3), (0, 3), (7, 4), (1, 6)):
        expected = np.zeros(8)
        expected[[one, other]] = 1.5
        element, array = results(program, 1.5, one, other)
        assert element == 1.5
        np.testing.assert_array_equal(array, expected)
