"""affine: maps, loops and memory, compared with Python; and the same after --lower-affine."""

from __future__ import annotations

import numpy as np
import pytest

from tests.unit.interpreter.programs import after, call, error, iota, one, same


@pytest.mark.parametrize("a", [-7, -1, 0, 3, 10])
@pytest.mark.parametrize("b", [1, 4])
def test_maps(a: int, b: int) -> None:
    text = """func.func @f(%a: index, %b: index) -> (index, index, index, index) {
      %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0 floordiv 2 - d0 ceildiv 4 + d0 mod 5)>(%a)[%b]
      %1 = affine.max affine_map<(d0, d1) -> (d0, d1, d0 - d1)>(%a, %b)
      %2 = affine.min affine_map<(d0, d1) -> (d0, d1, d0 + d1)>(%a, %b)
      %3 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0 + d0 floordiv s0 + d0 ceildiv s0)>(%a)[%b]
      return %0, %1, %2, %3 : index, index, index, index
    }"""
    wanted = [a * 3 + b // 2 - -(-a // 4) + a % 5, max(a, b, a - b), min(a, b, a + b), a % b + a // b - (-a // b)]
    assert [int(found) for found in call(text, a, b)] == wanted
    assert [int(found) for found in call(after(text, "--lower-affine"), a, b)] == wanted


def test_sums_wrap_before_they_are_divided() -> None:
    text = """func.func @f(%i: index, %n: index) -> (index, index, index, index) {
      %0 = affine.apply affine_map<(i) -> ((i + 3) floordiv 4)>(%i)
      %1 = affine.apply affine_map<(i) -> ((i * 2) ceildiv 8)>(%i)
      %2 = affine.apply affine_map<(i) -> ((i + 3) mod 5)>(%i)
      %3 = affine.apply affine_map<(i)[n] -> ((i + 3) floordiv n)>(%i)[%n]
      return %0, %1, %2, %3 : index, index, index, index
    }"""
    most = np.int64(2**63 - 1)
    sum, product = -(2**63) + 2, -2
    wanted = [sum // 4, -(-product // 8), sum % 5, sum // 7]
    assert [one.item() for one in call(text, most, 7)] == wanted


def test_division_by_what_is_not_positive() -> None:
    text = """func.func @f(%a: index, %b: index) -> index {
      %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%a)[%b]
      return %0 : index
    }"""
    assert "divides by 0, which is not positive" in error(text, 3, 0)
    assert "divides by -2, which is not positive" in error(text, 3, -2)


@pytest.mark.parametrize("index", [0, 1, 23, 59])
def test_delinearize(index: int) -> None:
    text = """func.func @f(%i: index, %a: index, %b: index, %c: index) -> (index, index, index) {
      %0:3 = affine.delinearize_index %i into (%a, %b, %c) : index, index, index
      return %0#0, %0#1, %0#2 : index, index, index
    }"""
    assert tuple(int(found) for found in call(text, index, 3, 4, 5)) == np.unravel_index(index, (3, 4, 5))


@pytest.mark.parametrize("index", [-7, 0, 19, 61])
def test_delinearize_without_a_bound(index: int) -> None:
    text = """func.func @f(%i: index, %a: index) -> (index, index, index) {
      %0:3 = affine.delinearize_index %i into (4, %a) : index, index, index
      return %0#0, %0#1, %0#2 : index, index, index
    }"""
    assert [int(found) for found in call(text, index, 5)] == [index // 20, index // 5 % 4, index % 5]


def test_indices_beyond_their_bounds() -> None:
    split = """func.func @f(%i: index) -> index {
      %0:2 = affine.delinearize_index %i into (3, 4) : index, index
      return %0#0 : index
    }"""
    assert int(one(split, 11)) == 2
    for index in (12, -1):
        assert f"the index {index} is outside of 3 * 4" in error(split, index)
    assert "the basis has the extent 0" in error(
        split.replace("%i: index", "%i: index, %a: index").replace("4)", "%a)"), 1, 0
    )
    for word, wrong in (("disjoint ", ((3, 0), (0, 4), (0, -1))), ("", ((3, 0),))):
        joined = f"""func.func @f(%i: index, %j: index) -> index {{
          %0 = affine.linearize_index {word}[%i, %j] by (3, 4) : index
          return %0 : index
        }}"""
        assert int(one(joined, 2, 3)) == 11
        for indices in wrong:
            assert "is not below" in error(joined, *indices)


@pytest.mark.parametrize("indices", [(0, 0, 0), (2, 3, 1), (-5, 7, 9)])
def test_linearize(indices: tuple[int, int, int]) -> None:
    text = """func.func @f(%x: index, %y: index, %z: index, %a: index) -> (index, index, index) {
      %0 = affine.linearize_index [%x, %y, %z] by (%a, 5) : index
      %1 = affine.linearize_index [%x] by () : index
      %2 = affine.linearize_index [] by () : index
      return %0, %1, %2 : index, index, index
    }"""
    x, y, z = indices
    assert [int(found) for found in call(text, x, y, z, 4)] == [(x * 4 + y) * 5 + z, x, 0]


def test_what_rules_make_of_indices() -> None:
    """One op takes apart what the other put together."""
    text = """func.func @f(%x: index, %y: index, %z: index, %i: index) -> (index, index, index, index, index) {
      %0 = affine.linearize_index disjoint [%x, %y, %z] by (4, 5, 6) : index
      %1:4 = affine.delinearize_index %0 into (4, 5, 2, 3) : index, index, index, index
      %2:3 = affine.delinearize_index %i into (4, 5, 6) : index, index, index
      %3 = affine.linearize_index [%2#1, %2#2] by (5, 6) : index
      return %1#0, %1#1, %1#2, %1#3, %3 : index, index, index, index, index
    }"""
    simple = after(text, "--canonicalize")
    lowered = after(text, "--lower-affine")
    for x, y, z, i in ((0, 0, 0, 0), (3, 4, 5, 119), (1, 2, 3, 47)):
        wanted = [x, y, z // 3, z % 3, i % 30]
        for program in (text, simple, lowered):
            assert [int(found) for found in call(program, x, y, z, i)] == wanted


@pytest.mark.parametrize("n", [0, 1, 5, 8])
def test_loops(n: int) -> None:
    """A triangle with steps, values carried along, and a condition."""
    text = """func.func @f(%n: index, %m: memref<8x8xi32>) -> i32 {
      %zero = arith.constant 0 : i32
      %0 = affine.for %i = 0 to %n iter_args(%s = %zero) -> (i32) {
        %1 = affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (s0, d0 + 4)>(%i)[%n] step 2
            iter_args(%t = %s) -> (i32) {
          %v = affine.load %m[%i, %j] : memref<8x8xi32>
          %u = affine.if affine_set<(d0, d1) : (d0 + d1 - 6 >= 0, d0 mod 2 == 0)>(%i, %j) -> i32 {
            affine.yield %v : i32
          } else {
            affine.store %zero, %m[%i, %j] : memref<8x8xi32>
            %one = arith.constant 1 : i32
            affine.yield %one : i32
          }
          %w = arith.addi %t, %u : i32
          affine.yield %w : i32
        }
        affine.yield %1 : i32
      }
      return %0 : i32
    }"""
    wanted, total = iota((8, 8)), 0
    for i in range(n):
        for j in range(i, min(n, i + 4), 2):
            if i + j >= 6 and i % 2 == 0:
                total += int(wanted[i, j])
            else:
                wanted[i, j] = 0
                total += 1
    for program in (text, after(text, "--lower-affine")):
        memory = iota((8, 8))
        assert int(one(program, n, memory)) == total
        same(memory, wanted)


def test_parallel_with_reductions() -> None:
    text = """func.func @f(%m: memref<4x6xf32>, %n: index) -> (f32, f32, i32) {
      %0:2 = affine.parallel (%i, %j) = (0, 1) to (4, min(6, %n)) step (2, 2)
          reduce ("addf", "maximumf") -> (f32, f32) {
        %v = affine.load %m[%i, %j] : memref<4x6xf32>
        affine.yield %v, %v : f32, f32
      }
      %1 = affine.parallel (%i) = (0) to (3) reduce ("muli") -> (i32) {
        %x = arith.index_cast %i : index to i32
        %c2 = arith.constant 2 : i32
        %y = arith.addi %x, %c2 : i32
        affine.yield %y : i32
      }
      affine.parallel (%i, %j) = (0, 0) to (4, 6) {
        %v = affine.load %m[%i, %j] : memref<4x6xf32>
        %w = arith.negf %v : f32
        affine.store %w, %m[%i, %j] : memref<4x6xf32>
      }
      return %0#0, %0#1, %1 : f32, f32, i32
    }"""
    memory = np.arange(24, dtype=np.float32).reshape(4, 6)
    before = memory.copy()
    total, largest, product = call(text, memory, 5)
    part = before[0:4:2, 1:5:2]
    assert (float(total), float(largest), int(product)) == (float(part.sum()), float(part.max()), 24)
    same(memory, -before)
    empty, least, _ = call(text, memory, 0)
    assert (float(empty), float(least)) == (0.0, -np.inf)


def test_vectors_in_memory() -> None:
    text = """func.func @f(%m: memref<4x8xi32>, %i: index) -> vector<2x3xi32> {
      %0 = affine.vector_load %m[%i, %i + 2] : memref<4x8xi32>, vector<2x3xi32>
      affine.prefetch %m[%i, 0], read, locality<3>, data : memref<4x8xi32>
      affine.vector_store %0, %m[%i + 2, 0] : memref<4x8xi32>, vector<2x3xi32>
      return %0 : vector<2x3xi32>
    }"""
    memory, wanted = iota((4, 8)), iota((4, 8))
    same(one(text, memory, 0), wanted[0:2, 2:5])
    wanted[2:4, 0:3] = wanted[0:2, 2:5]
    same(memory, wanted)
    assert "'affine.vector_load' op elements 3 to 5 are out of the bounds of dimension 0, which is 4" in error(
        text, memory, 3
    )


def test_out_of_bounds() -> None:
    text = """func.func @f(%m: memref<4xi32>, %n: index) -> i32 {
      %zero = arith.constant 0 : i32
      %0 = affine.for %i = 0 to %n iter_args(%s = %zero) -> (i32) {
        %v = affine.load %m[%i * 2] : memref<4xi32>
        affine.yield %v : i32
      }
      return %0 : i32
    }"""
    assert int(one(text, iota((4,)), 2)) == 2
    assert "<text>:4:14: error: 'affine.load' op index (4) is out of the bounds" in error(text, iota((4,)), 3)


def test_dma() -> None:
    text = """func.func @f(%m: memref<4x4xi32>, %n: memref<8xi32, 2>, %i: index) {
      %c3 = arith.constant 3 : index
      %t = memref.alloc() : memref<1xi32>
      affine.dma_start %m[%i, %i + 1], %n[%i * 2], %t[0], %c3 : memref<4x4xi32>, memref<8xi32, 2>, memref<1xi32>
      affine.dma_wait %t[0], %c3 : memref<1xi32>
      return
    }"""
    target = np.zeros(8, np.int32)
    call(text, iota((4, 4)), target, 1)
    same(target, np.array([0, 0, 6, 7, 8, 0, 0, 0], np.int32))


def test_stack_of_an_iteration() -> None:
    text = """func.func @f(%n: index) -> i32 {
      %x = arith.constant 5 : i32
      %o = memref.alloc() : memref<1xi32>
      %0 = affine.for %i = 0 to %n iter_args(%keep = %o) -> (memref<1xi32>) {
        %a = memref.alloca() : memref<1xi32>
        affine.store %x, %a[0] : memref<1xi32>
        affine.yield %a : memref<1xi32>
      }
      affine.store %x, %o[0] : memref<1xi32>
      %1 = affine.load %0[0] : memref<1xi32>
      return %1 : i32
    }"""
    assert int(one(text, 0)) == 5
    assert "'affine.load' op the memory was deallocated" in error(text, 1)


def test_in_the_body_of_a_generic_op() -> None:
    """On many points at once."""
    text = """func.func @f(%o: tensor<3x4xindex>) -> tensor<3x4xindex> {
      %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
          outs(%o : tensor<3x4xindex>) {
      ^bb0(%x: index):
        %i = linalg.index 0 : index
        %j = linalg.index 1 : index
        %a = affine.apply affine_map<(d0, d1) -> ((d0 * 5 + d1) mod 3)>(%i, %j)
        %b = affine.min affine_map<(d0, d1) -> (d0, d1 floordiv 2)>(%a, %j)
        linalg.yield %b : index
      } -> tensor<3x4xindex>
      return %0 : tensor<3x4xindex>
    }"""
    i, j = np.indices((3, 4))
    same(one(text, np.zeros((3, 4), np.int64)), np.minimum((i * 5 + j) % 3, j // 2))
