"""foreach, iteration spaces, iterate and coiterate."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from pyopt.interpreter import RunError, parse, run
from tests.unit.interpreter.sparse_support import ENCODINGS, FORMATS, lists, results, sparse_array

if TYPE_CHECKING:
    from pyopt.interpreter.numbers import Array

# Coordinates are written one behind the other into a memref, to see their order.
VISITED = """func.func @f(%t: tensor<5x8xf64{encoding}>, %m: memref<99x2xindex>) -> (index, f64) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f0 = arith.constant 0.0 : f64
  %0:2 = sparse_tensor.foreach in %t init(%c0, %f0) {order}: tensor<5x8xf64{encoding}>, index, f64 -> index, f64 do {{
  ^bb0(%i: index, %j: index, %v: f64, %n: index, %sum: f64):
    memref.store %i, %m[%n, %c0] : memref<99x2xindex>
    memref.store %j, %m[%n, %c1] : memref<99x2xindex>
    %next = arith.addi %n, %c1 : index
    %total = arith.addf %sum, %v : f64
    sparse_tensor.yield %next, %total : index, f64
  }}
  return %0#0, %0#1 : index, f64
}}"""


def visited(array: Array, encoding: str = "", order: str = "") -> tuple[list[list[int]], float]:
    rows = np.zeros((99, 2), np.int64)
    count, total = results(VISITED.format(encoding=encoding, order=order), array, rows)
    return rows[: int(count)].tolist(), float(total)


@pytest.mark.parametrize("name", FORMATS)
def test_foreach_visits_in_storage_order(name: str) -> None:
    array = sparse_array()
    rows, total = visited(array, f", #{name}")
    assert total == array.sum()
    stored = [row for row in rows if array[tuple(row)]]
    assert sorted(stored) == np.argwhere(array).tolist()
    if name in ("CSR", "DCSR", "COO", "SOA", "LOOSE", "BATCH"):
        assert rows == np.argwhere(array).tolist()
    elif name in ("CSC", "DCSC", "COOC"):
        assert rows == [[i, j] for j, i in np.argwhere(array.T).tolist()]
    elif name == "COLS":
        assert rows == [[i, j] for j in range(8) for i in range(5)]
    elif name == "BSR":
        # All of each block with an entry, as far as the tensor goes.
        blocks = sorted({(i // 2, j // 3) for i, j in np.argwhere(array).tolist()})
        every = [[2 * a + i, 3 * b + j] for a, b in blocks for i in range(2) for j in range(3)]
        assert rows == [[i, j] for i, j in every if i < 5 and j < 8]


def test_foreach_on_dense_tensors() -> None:
    array = sparse_array()
    rows, total = visited(array)
    assert (rows, total) == ([[i, j] for i in range(5) for j in range(8)], array.sum())
    rows, _ = visited(array, "", "{order = affine_map<(i, j) -> (j, i)>} ")
    assert rows == [[i, j] for j in range(8) for i in range(5)]


NESTED = """func.func @f(%t: tensor<5x8xf64, #NAME>) -> (index, index, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f0 = arith.constant 0.0 : f64
  %l1 = sparse_tensor.extract_iteration_space %t lvls = 0
      : tensor<5x8xf64, #NAME> -> !sparse_tensor.iter_space<#NAME, lvls = 0>
  %0:3 = sparse_tensor.iterate %it1 in %l1 at(%i) iter_args(%rows = %c0, %where = %c0, %sum = %f0)
      : !sparse_tensor.iter_space<#NAME, lvls = 0> -> (index, index, f64) {
    %l2 = sparse_tensor.extract_iteration_space %t at %it1 lvls = 1
        : tensor<5x8xf64, #NAME>, !sparse_tensor.iterator<#NAME, lvls = 0>
       -> !sparse_tensor.iter_space<#NAME, lvls = 1>
    %1:2 = sparse_tensor.iterate %it2 in %l2 at(%j) iter_args(%here = %where, %part = %sum)
        : !sparse_tensor.iter_space<#NAME, lvls = 1> -> (index, f64) {
      %v = sparse_tensor.extract_value %t at %it2
         : tensor<5x8xf64, #NAME>, !sparse_tensor.iterator<#NAME, lvls = 1>
      %2 = arith.addf %part, %v : f64
      %3 = arith.muli %i, %j : index
      %4 = arith.addi %here, %3 : index
      sparse_tensor.yield %4, %2 : index, f64
    }
    %5 = arith.addi %rows, %c1 : index
    sparse_tensor.yield %5, %1#0, %1#1 : index, index, f64
  }
  return %0#0, %0#1, %0#2 : index, index, f64
}
func.func @flat(%t: tensor<5x8xf64, #NAME>) -> (index, f64) {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0.0 : f64
  %l = sparse_tensor.extract_iteration_space %t lvls = 0 to 2
      : tensor<5x8xf64, #NAME> -> !sparse_tensor.iter_space<#NAME, lvls = 0 to 2>
  %0:2 = sparse_tensor.iterate %it in %l at(_, %j) iter_args(%n = %c0, %sum = %f0)
      : !sparse_tensor.iter_space<#NAME, lvls = 0 to 2> -> (index, f64) {
    %v = sparse_tensor.extract_value %t at %it
       : tensor<5x8xf64, #NAME>, !sparse_tensor.iterator<#NAME, lvls = 0 to 2>
    %1 = arith.addf %sum, %v : f64
    %2 = arith.addi %n, %j : index
    sparse_tensor.yield %2, %1 : index, f64
  }
  return %0#0, %0#1 : index, f64
}"""


@pytest.mark.parametrize("name", ["CSR", "CSC", "DCSR", "DCSC", "COO", "SOA", "UCOO", "LOOSE", "DENSE", "BATCH"])
def test_iterate(name: str) -> None:
    array = sparse_array()
    program = parse(ENCODINGS + NESTED.replace("#NAME", "#" + name))
    rows, where, total = [one.item() for one in run(program, "f", array)]
    stored = array.T if name in ("CSC", "DCSC") else array
    entries = np.argwhere(np.ones_like(stored) if name == "DENSE" else stored)
    assert (where, total) == (int((entries[:, 0] * entries[:, 1]).sum()), array.sum())
    if name in ("CSR", "CSC", "LOOSE", "DENSE", "BATCH"):
        assert rows == len(stored)
    elif name != "UCOO":
        # Once for each row with entries, also where the format stores a row's coordinate with each entry.
        assert rows == np.count_nonzero(stored.any(axis=1))
    assert [one.item() for one in run(program, "flat", array)] == [int(entries[:, 1].sum()), array.sum()]


def test_entries_at_one_place_are_visited_together() -> None:
    """As in the loops that mlir-opt makes of iterate."""
    program = """#DUPLICATES = #sparse_tensor.encoding<{ map = (i) -> (i : compressed(nonunique)) }>
    func.func @f() -> (index, f64, tensor<3xf64>) {
      %pos = arith.constant dense<[0, 3]> : tensor<2xindex>
      %crd = arith.constant dense<[1, 1, 2]> : tensor<3xindex>
      %val = arith.constant dense<[1.0, 10.0, 100.0]> : tensor<3xf64>
      %t = sparse_tensor.assemble (%pos, %crd), %val
        : (tensor<2xindex>, tensor<3xindex>), tensor<3xf64> to tensor<3xf64, #DUPLICATES>
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %l = sparse_tensor.extract_iteration_space %t lvls = 0
          : tensor<3xf64, #DUPLICATES> -> !sparse_tensor.iter_space<#DUPLICATES, lvls = 0>
      %zero = arith.constant 0.0 : f64
      %0:2 = sparse_tensor.iterate %it in %l iter_args(%n = %c0, %s = %zero)
          : !sparse_tensor.iter_space<#DUPLICATES, lvls = 0> -> (index, f64) {
        %1 = arith.addi %n, %c1 : index
        %v = sparse_tensor.extract_value %t at %it
            : tensor<3xf64, #DUPLICATES>, !sparse_tensor.iterator<#DUPLICATES, lvls = 0>
        %w = arith.mulf %v, %v : f64
        %x = arith.addf %s, %w : f64
        sparse_tensor.yield %1, %x : index, f64
      }
      %2 = sparse_tensor.convert %t : tensor<3xf64, #DUPLICATES> to tensor<3xf64>
      return %0#0, %0#1, %2 : index, f64, tensor<3xf64>
    }"""
    assert lists(program) == [2, 121.0 + 10000.0, [0.0, 11.0, 100.0]]


COITERATE = """func.func @add(%a: tensor<?xf64, #A>, %b: tensor<?xf64, #B>, %n: index) -> (tensor<?xf64, #SV>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%n) : tensor<?xf64, #SV>
  %s1 = sparse_tensor.extract_iteration_space %a lvls = 0
      : tensor<?xf64, #A> -> !sparse_tensor.iter_space<#A, lvls = 0>
  %s2 = sparse_tensor.extract_iteration_space %b lvls = 0
      : tensor<?xf64, #B> -> !sparse_tensor.iter_space<#B, lvls = 0>
  %0:2 = sparse_tensor.coiterate (%s1, %s2) at(%i) iter_args(%t = %e, %both = %c0)
      : (!sparse_tensor.iter_space<#A, lvls = 0>, !sparse_tensor.iter_space<#B, lvls = 0>)
     -> (tensor<?xf64, #SV>, index)
  case %it1, _ {
    %v = sparse_tensor.extract_value %a at %it1 : tensor<?xf64, #A>, !sparse_tensor.iterator<#A, lvls = 0>
    %u = tensor.insert %v into %t[%i] : tensor<?xf64, #SV>
    sparse_tensor.yield %u, %both : tensor<?xf64, #SV>, index
  }
  case %it1, %it2 {
    %v = sparse_tensor.extract_value %a at %it1 : tensor<?xf64, #A>, !sparse_tensor.iterator<#A, lvls = 0>
    %w = sparse_tensor.extract_value %b at %it2 : tensor<?xf64, #B>, !sparse_tensor.iterator<#B, lvls = 0>
    %sum = arith.addf %v, %w : f64
    %u = tensor.insert %sum into %t[%i] : tensor<?xf64, #SV>
    %n2 = arith.addi %both, %c1 : index
    sparse_tensor.yield %u, %n2 : tensor<?xf64, #SV>, index
  }
  %1 = sparse_tensor.load %0#0 hasInserts : tensor<?xf64, #SV>
  return %1, %0#1 : tensor<?xf64, #SV>, index
}"""


@pytest.mark.parametrize("left", ["compressed", "dense", "compressed(nonordered)", "loose_compressed"])
@pytest.mark.parametrize("right", ["compressed", "compressed(nonunique)", "dense"])
def test_coiterate(left: str, right: str) -> None:
    """Without a case for what only the second tensor has, that is left out."""
    names = f"#A = #sparse_tensor.encoding<{{ map = (i) -> (i : {left}) }}>\n"
    names += f"#B = #sparse_tensor.encoding<{{ map = (i) -> (i : {right}) }}>\n"
    a, b = sparse_array((30,), 1, 0.4), sparse_array((30,), 2, 0.4)
    in_a = np.ones(30, np.bool_) if left == "dense" else a != 0
    in_b = np.ones(30, np.bool_) if right == "dense" else b != 0
    found, both = results(names + COITERATE, a, b, 30, name="add")
    np.testing.assert_array_equal(found, np.where(in_a, a + b, 0))
    assert both == np.count_nonzero(in_a & in_b)


def test_spaces_of_slices_are_not_known() -> None:
    program = """#SLICE = #sparse_tensor.encoding<{
      map = (i : #sparse_tensor<slice(1, 3, 1)>) -> (i : compressed)
    }>
    func.func @f(%t: tensor<3xf64, #SLICE>) {
      %l = sparse_tensor.extract_iteration_space %t lvls = 0
          : tensor<3xf64, #SLICE> -> !sparse_tensor.iter_space<#SLICE, lvls = 0>
      return
    }"""
    with pytest.raises(RunError, match="iteration spaces of slices"):
        lists(program, np.ones(3))
