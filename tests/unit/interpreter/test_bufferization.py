"""bufferization: from tensors to buffers and back, and conditional deallocation."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.interpreter import Options
from tests.unit.interpreter.programs import after, call, error, iota, one, same

SHAPES = [(2, 3), (1, 4), (3, 1), (0, 3), (2, 0), (1, 1)]
M = "memref<?x?xi32>"


@pytest.mark.parametrize("shape", SHAPES)
def test_tensors_and_buffers(shape: tuple[int, int]) -> None:
    text = f"""func.func @f(%t: tensor<?x?xi32>, %x: i32, %m: index, %n: index)
        -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) {{
      %b = bufferization.to_buffer %t : tensor<?x?xi32> to {M}
      %c = bufferization.clone %b : {M} to {M}
      linalg.fill ins(%x : i32) outs(%b : {M})
      %0 = bufferization.to_tensor %b restrict writable : {M} to tensor<?x?xi32>
      %1 = bufferization.to_tensor %c : {M} to tensor<?x?xi32>
      %a = bufferization.alloc_tensor() copy(%t) : tensor<?x?xi32>
      %e = bufferization.alloc_tensor(%m, %n) : tensor<?x?xi32>
      %2 = bufferization.materialize_in_destination %a in %e
        : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
      bufferization.materialize_in_destination %0 in restrict writable %c : (tensor<?x?xi32>, {M}) -> ()
      bufferization.dealloc_tensor %a : tensor<?x?xi32>
      return %0, %1, %2 : tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>
    }}"""
    filled, cloned, copied = call(text, iota(shape), -7, *shape)
    same(filled, np.full(shape, -7, np.int32))
    same(cloned, iota(shape))
    same(copied, iota(shape))


@pytest.mark.parametrize(("first", "second", "freed", "owned"), [
    (1, 0, "a", (0,)), (0, 1, "", (1,)), (1, 1, "a", (1,)), (0, 0, "", (0,)),
])  # fmt: skip
def test_conditional_deallocation(first: int, second: int, freed: str, owned: tuple[int, ...]) -> None:
    """%b is retained, by way of a view of it."""
    text = """func.func @f(%p: i1, %q: i1, %look: i1) -> (i1, i32) {
      %c0 = arith.constant 0 : index
      %x = arith.constant 3 : i32
      %a = memref.alloc() : memref<2xi32>
      %b = memref.alloc() : memref<2xi32>
      linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
      %v = memref.subview %b[1] [1] [1] : memref<2xi32> to memref<1xi32, strided<[1], offset: 1>>
      %0 = bufferization.dealloc (%a, %b : memref<2xi32>, memref<2xi32>) if (%p, %q)
        retain (%v : memref<1xi32, strided<[1], offset: 1>>)
      memref.store %x, %b[%c0] : memref<2xi32>
      %1 = scf.if %look -> i32 {
        %2 = memref.load %a[%c0] : memref<2xi32>
        scf.yield %2 : i32
      } else {
        scf.yield %x : i32
      }
      return %0, %1 : i1, i32
    }"""
    condition, number = call(text, first, second, 0)
    assert (bool(condition), int(number)) == (bool(owned[0]), 3)
    if freed:
        assert "'memref.load' op the memory was deallocated" in error(text, first, second, 1)
    else:
        assert int(call(text, first, second, 1)[1]) == 3


def test_lowered_loops_on_views() -> None:
    """linalg.copy between strided views, as an op and as loops."""
    type = "memref<2x2xi32, strided<[8, 2], offset: 1>>"
    text = f"""func.func @f(%m: memref<4x4xi32>, %n: memref<4x4xi32>) {{
      %a = memref.subview %m[0, 1] [2, 2] [2, 2] : memref<4x4xi32> to {type}
      %b = memref.subview %n[0, 1] [2, 2] [2, 2] : memref<4x4xi32> to {type}
      linalg.copy ins(%a : {type}) outs(%b : {type})
      return
    }}"""
    wanted = np.zeros((4, 4), np.int32)
    wanted[0::2, 1::2] = iota((4, 4))[0::2, 1::2]
    for program in (text, after(text, "--convert-linalg-to-loops"), after(text, "--convert-linalg-to-affine-loops")):
        target = np.zeros((4, 4), np.int32)
        call(program, iota((4, 4)), target)
        same(target, wanted)


def test_a_clone_may_be_the_same_memory() -> None:
    """Neither may be written while both are there: what depends on that is found by running twice."""
    text = """func.func @f(%m: memref<2xi32>, %x: i32) -> i32 {
      %c0 = arith.constant 0 : index
      %0 = bufferization.clone %m : memref<2xi32> to memref<2xi32>
      memref.store %x, %m[%c0] : memref<2xi32>
      %1 = memref.load %0[%c0] : memref<2xi32>
      return %1 : i32
    }"""
    memory = np.array([1, 2], np.int32)
    assert [int(one(text, memory.copy(), 9, options=Options(junk=junk))) for junk in (0, 1)] == [1, 9]


def test_memory_that_was_freed_may_be_retained() -> None:
    # On another path it may be what is freed here.
    text = """func.func @f(%m: memref<2xi32>, %c: i1) -> i1 {
      %n = memref.alloc() : memref<2xi32>
      memref.dealloc %n : memref<2xi32>
      %0 = bufferization.dealloc (%m : memref<2xi32>) if (%c) retain (%n : memref<2xi32>)
      return %0 : i1
    }"""
    assert not one(text, np.zeros(2, np.int32), False)
