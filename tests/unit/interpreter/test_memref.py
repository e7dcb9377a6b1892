"""memref: every access is checked, updates are atomic, and what was freed is gone."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.interpreter import Options
from tests.unit.interpreter.programs import call, error, iota, one, same

# Elements.


@pytest.mark.parametrize("element", ["i1", "i8", "i33", "f16", "bf16", "f64", "index", "complex<f64>", "i100", "f80"])
def test_store_and_load(element: str) -> None:
    text = f"""func.func @f(%m: memref<2x3x{element}>, %v: {element}, %i: index, %j: index) -> {element} {{
      %old = memref.load %m[%i, %j] : memref<2x3x{element}>
      memref.store %v, %m[%i, %j] : memref<2x3x{element}>
      return %old : {element}
    }}"""
    whole = element[0] == "i"
    given = np.arange(6).reshape(2, 3) % 2 if element == "i1" else np.arange(6).reshape(2, 3) - 2
    memory = np.asarray(given, object if element == "i100" else np.int64 if whole else np.complex128
                        if element[0] == "c" else np.float64)  # fmt: skip
    memory = memory.copy()
    old = one(text, memory, 1, 1, 2)
    assert complex(old) == complex(given[1, 2])
    assert complex(memory[1, 2]) == 1
    assert memory[0].astype(complex).tolist() == given[0].tolist()


@pytest.mark.parametrize("layout", ["", ", strided<[8, 2], offset: 3>", ", affine_map<(i, j) -> (j, i)>",
                                    ", affine_map<(i, j) -> (i floordiv 2, j, i mod 2)>"])  # fmt: skip
def test_layouts_do_not_show_in_elements(layout: str) -> None:
    type = f"memref<3x4xi32{layout}>"
    text = f"""func.func @f(%t: tensor<3x4xi32>) -> (tensor<3x4xi32>, i32) {{
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %a = memref.alloc() : {type}
      %m = bufferization.to_buffer %t : tensor<3x4xi32> to {type}
      memref.copy %m, %a : {type} to {type}
      %0 = bufferization.to_tensor %a : {type} to tensor<3x4xi32>
      %1 = memref.load %a[%c1, %c2] : {type}
      memref.dealloc %a : {type}
      return %0, %1 : tensor<3x4xi32>, i32
    }}"""
    tensor, element = call(text, iota((3, 4)))
    same(tensor, iota((3, 4)))
    assert int(element) == 6


def test_layout_with_symbols() -> None:
    text = """func.func @f(%n: index, %s: index) -> (index, index, index) {
      %m = memref.alloc(%n)[%s] : memref<?x4xi32, affine_map<(i, j)[s] -> (i * s + j + 7)>>
      %b, %o, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
        : memref<?x4xi32, affine_map<(i, j)[s] -> (i * s + j + 7)>>
        -> memref<i32>, index, index, index, index, index
      return %o, %strides#0, %strides#1 : index, index, index
    }"""
    assert [int(found) for found in call(text, 3, 10)] == [7, 10, 1]


@pytest.mark.parametrize(("kind", "type", "wanted"), [
    ("addi", "i8", -126), ("addf", "f32", 103.0), ("maxs", "i8", 100), ("mins", "i8", 30), ("maxu", "i8", 100),
    ("minu", "i8", 30), ("muli", "i8", -72), ("mulf", "f64", 3000.0), ("ori", "i8", 126), ("andi", "i8", 4),
    ("assign", "i32", 30), ("maximumf", "f32", 100.0), ("minimumf", "f32", 3.0),
])  # fmt: skip
def test_atomic_update(kind: str, type: str, wanted: float) -> None:
    text = f"""func.func @f(%m: memref<2x{type}>, %v: {type}) -> {type} {{
      %c1 = arith.constant 1 : index
      %0 = memref.atomic_rmw {kind} %v, %m[%c1] : ({type}, memref<2x{type}>) -> {type}
      return %0 : {type}
    }}"""
    memory = np.array([7, 100], np.float64 if type[0] == "f" else np.int64)
    value = 3 if kind in ("addf", "maximumf", "minimumf") else 30
    if kind == "mulf":
        value = 30
    assert float(one(text, memory, value)) == 100
    assert memory.tolist() == [7, wanted]


def test_generic_atomic_update() -> None:
    text = """func.func @f(%m: memref<2xi32>) -> i32 {
      %c1 = arith.constant 1 : index
      %0 = memref.generic_atomic_rmw %m[%c1] : memref<2xi32> {
      ^bb0(%old: i32):
        %new = arith.muli %old, %old : i32
        memref.atomic_yield %new : i32
      }
      return %0 : i32
    }"""
    memory = iota((2,), 6)
    assert int(one(text, memory)) == 7
    same(memory, np.array([6, 49], np.int32))


def test_poison_is_not_stored() -> None:
    """By a store, by the body of an atomic update, and by that of a structured op."""
    text = """func.func @f(%m: memref<2xi32>, %n: i32) {
      %c0 = arith.constant 0 : index
      %one = arith.constant 1 : i32
      STORE
      return
    }"""
    shift = "%p = arith.shli %one, %n : i32\n"
    ways = {
        "memref.store": shift + "memref.store %p, %m[%c0] : memref<2xi32>",
        "memref.generic_atomic_rmw": f"""%0 = memref.generic_atomic_rmw %m[%c0] : memref<2xi32> {{
          ^bb0(%old: i32):
            {shift}memref.atomic_yield %p : i32
          }}""",
        "linalg.generic": f"""linalg.generic {{indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}}
            outs(%m : memref<2xi32>) {{
          ^bb0(%old: i32):
            {shift}linalg.yield %p : i32
          }}""",
    }  # fmt: skip
    for name, ops in ways.items():
        program = text.replace("STORE", ops)
        memory = iota((2,))
        call(program, memory, 3)
        assert memory[0] == 8
        found = error(program, memory, 32)
        assert f"'{name}' op depends on poison: the shift's distance" in found and "the poison comes from here" in found


# Buffers.


def test_globals_keep_what_is_written() -> None:
    text = """memref.global "private" @g : memref<3xi32> = dense<[1, 2, 3]>
    memref.global "private" constant @c : memref<2xi1> = dense<[true, false]>
    memref.global "private" @u : memref<2xi32> = uninitialized
    func.func @add() {
      %c0 = arith.constant 0 : index
      %g = memref.get_global @g : memref<3xi32>
      %0 = memref.load %g[%c0] : memref<3xi32>
      %1 = arith.addi %0, %0 : i32
      memref.store %1, %g[%c0] : memref<3xi32>
      return
    }
    func.func @f() -> (i32, i1) {
      %c0 = arith.constant 0 : index
      call @add() : () -> ()
      call @add() : () -> ()
      %g = memref.get_global @g : memref<3xi32>
      %c = memref.get_global @c : memref<2xi1>
      %0 = memref.load %g[%c0] : memref<3xi32>
      %1 = memref.load %c[%c0] : memref<2xi1>
      return %0, %1 : i32, i1
    }"""
    for _ in range(2):
        number, truth = call(text)
        assert (int(number), bool(truth)) == (4, True)
    write = text.replace("%1 = memref.load %c[%c0] : memref<2xi1>", """%1 = arith.constant true
      memref.store %1, %c[%c0] : memref<2xi1>""")  # fmt: skip
    assert "'memref.store' op the memory is constant" in error(write)


def test_realloc() -> None:
    text = """func.func @f(%n: index) -> (tensor<?xi32>, index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %x = arith.constant 9 : i32
      %m = memref.alloc() : memref<2xi32>
      linalg.fill ins(%x : i32) outs(%m : memref<2xi32>)
      %r = memref.realloc %m(%n) : memref<2xi32> to memref<?xi32>
      %s = memref.dim %r, %c0 : memref<?xi32>
      %v = memref.subview %r[0] [2] [1] : memref<?xi32> to memref<2xi32>
      %d = memref.cast %v : memref<2xi32> to memref<?xi32>
      %t = bufferization.to_tensor %d : memref<?xi32> to tensor<?xi32>
      return %t, %s : tensor<?xi32>, index
    }"""
    tensor, size = call(text, 5)
    same(tensor, np.array([9, 9], np.int32))
    assert int(size) == 5


def test_stack_of_a_scope() -> None:
    text = """func.func @f(%x: i32) -> i32 {
      %c0 = arith.constant 0 : index
      %0, %m = memref.alloca_scope -> (i32, memref<1xi32>) {
        %a = memref.alloca() : memref<1xi32>
        memref.store %x, %a[%c0] : memref<1xi32>
        %1 = memref.load %a[%c0] : memref<1xi32>
        memref.alloca_scope.return %1, %a : i32, memref<1xi32>
      }
      return %0 : i32
    }"""
    assert int(one(text, 5)) == 5
    late = text.replace(
        "      return %0 : i32", "      %2 = memref.load %m[%c0] : memref<1xi32>\n      return %2 : i32"
    )
    assert "'memref.load' op the memory was deallocated" in error(late, 5)


@pytest.mark.parametrize(("ops", "message"), [
    ("memref.dealloc %m : memref<4xi32>\n  %0 = memref.load %m[%i] : memref<4xi32>",
     "'memref.load' op the memory was deallocated"),
    ("memref.dealloc %m : memref<4xi32>\n  memref.store %x, %v[%i] : memref<2xi32, strided<[2]>>",
     "'memref.store' op the memory was deallocated"),
    ("memref.dealloc %m : memref<4xi32>\n  memref.dealloc %m : memref<4xi32>", "'memref.dealloc' op the memory was"),
    ("memref.dealloc %m : memref<4xi32>\n  linalg.fill ins(%x : i32) outs(%m : memref<4xi32>)", "'linalg.fill' op the"),
    ("%r = memref.realloc %m : memref<4xi32> to memref<8xi32>\n  %0 = memref.load %m[%i] : memref<4xi32>",
     "'memref.load' op the memory was deallocated"),
    ("%g = memref.get_global @g : memref<4xi32>\n  memref.dealloc %g : memref<4xi32>", "is not on the heap"),
    ("%a = memref.alloca() : memref<4xi32>\n  memref.dealloc %a : memref<4xi32>", "is not on the heap"),
])  # fmt: skip
def test_freed_memory(ops: str, message: str) -> None:
    text = f"""memref.global "private" @g : memref<4xi32> = dense<0>
func.func @f(%i: index, %x: i32) {{
  %m = memref.alloc() : memref<4xi32>
  %v = memref.subview %m[0] [2] [2] : memref<4xi32> to memref<2xi32, strided<[2]>>
  {ops}
  return
}}
"""
    found = error(text, 1, 7)
    assert message in found and found.startswith("<text>:")


@pytest.mark.parametrize(("arguments", "ops", "given", "message"), [
    ("%m: memref<?xi32>, %i: index", "%0 = memref.load %m[%i] : memref<?xi32>", (iota((3,)), 3),
     "'memref.load' op index (3) is out of the bounds of a memref of 3"),
    ("%m: memref<2x3xi32>, %i: index", "%0 = memref.load %m[%i, %i] : memref<2x3xi32>", (iota((2, 3)), -1), "(-1, -1)"),
    ("%m: memref<?xi32>, %x: i32, %i: index", "memref.store %x, %m[%i] : memref<?xi32>", (iota((0,)), 1, 0), "(0)"),
    ("%m: memref<?xi32>, %i: index",
     "%v = memref.subview %m[%i] [2] [2] : memref<?xi32> to memref<2xi32, strided<[2], offset: ?>>\n"
     "  %c0 = arith.constant 0 : index\n  %0 = memref.load %v[%c0] : memref<2xi32, strided<[2], offset: ?>>",
     (iota((4,)), 2), "the slice at 2 of size 2 and stride 2"),
    ("%m: memref<?xi32>", "%v = memref.cast %m : memref<?xi32> to memref<4xi32>\n"
     "  %c0 = arith.constant 0 : index\n  %0 = memref.load %v[%c0] : memref<4xi32>", (iota((3,)),),
     "a memref of shape 3 is none of 4"),
    ("%m: memref<?xi32>, %n: memref<?xi32>", "memref.copy %m, %n : memref<?xi32> to memref<?xi32>",
     (iota((3,)), iota((4,))), "'memref.copy' op the shapes"),
    ("%i: index", "%m = memref.alloc(%i) : memref<?xi32>", (-1,), "'memref.alloc' op dimension 0 has the negative"),
    ("%m: memref<4xi32>, %i: index", "%v = memref.reinterpret_cast %m to offset: [0], sizes: [%i], strides: [1]\n"
     "    : memref<4xi32> to memref<?xi32>\n  %t = bufferization.to_tensor %v : memref<?xi32> to tensor<?xi32>",
     (iota((4,)), 5),
     "reaches beyond its buffer of 4 elements"),
    ("%m: memref<?xi32>, %i: index", "%0 = memref.dim %m, %i : memref<?xi32>\n"
     "  memref.store %x, %n[%0] : memref<9xi32>", (iota((4,)), 1), "dimension 1 of a memref of rank 1"),
])  # fmt: skip
def test_undefined_behaviour(arguments: str, ops: str, given: tuple[object, ...], message: str) -> None:
    extra = "  %x = arith.constant 0 : i32\n  %n = memref.alloc() : memref<9xi32>\n" if "%n[" in ops else ""
    found = error(f"func.func @f({arguments}) {{\n{extra}  {ops}\n  return\n}}\n", *given)
    assert message in found and found.startswith("<text>:")


def test_uninitialized_memory_differs_from_run_to_run() -> None:
    text = """func.func @f() -> f32 {
      %m = memref.alloc() : memref<f32>
      %0 = memref.load %m[] : memref<f32>
      return %0 : f32
    }"""
    assert np.isnan(one(text, options=Options(junk=0)))
    assert one(text, options=Options(junk=1)) != one(text, options=Options(junk=2))


def test_memory_is_limited() -> None:
    text = """func.func @f(%n: index) {
      %m = memref.alloc(%n) : memref<?xf64>
      return
    }"""
    assert "more than 1000000 bytes" in error(text, 10**6, options=Options(max_memory=10**6))


# Transfers.


def test_dma() -> None:
    """Done when it is started; a stride is for the memory space with the lower number."""
    text = """func.func @f(%m: memref<4x8xi32>, %n: memref<12xi32, 1>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c6 = arith.constant 6 : index
      %c8 = arith.constant 8 : index
      %t = memref.alloc() : memref<1xi32>
      memref.dma_start %m[%c1, %c2], %n[%c0], %c6, %t[%c0], %c8, %c2
        : memref<4x8xi32>, memref<12xi32, 1>, memref<1xi32>
      memref.dma_start %m[%c0, %c0], %n[%c6], %c2, %t[%c0] : memref<4x8xi32>, memref<12xi32, 1>, memref<1xi32>
      memref.dma_wait %t[%c0], %c6 : memref<1xi32>
      return
    }"""
    memory, target = iota((4, 8)), np.full(12, -1, np.int32)
    call(text, memory, target)
    same(target, np.array([10, 11, 18, 19, 26, 27, 0, 1, -1, -1, -1, -1], np.int32))


def test_hints_do_nothing() -> None:
    text = """func.func @f(%m: memref<4xi32>) -> (i32, memref<4xi32, 1>) {
      %c1 = arith.constant 1 : index
      %a = memref.assume_alignment %m, 16 : memref<4xi32>
      memref.prefetch %m[%c1], read, locality<3>, data : memref<4xi32>
      affine.prefetch %m[%c1], read, locality<3>, data : memref<4xi32>
      %0 = memref.memory_space_cast %a : memref<4xi32> to memref<4xi32, 1>
      %1 = memref.load %0[%c1] : memref<4xi32, 1>
      return %1, %0 : i32, memref<4xi32, 1>
    }"""
    memory = iota((4,), 5)
    element, whole = call(text, memory)
    assert int(element) == 6
    np.testing.assert_array_equal(whole, memory)


def test_addresses_are_aligned() -> None:
    text = """func.func @f(%m: memref<4xf64>, %n: memref<3xi8>) -> (index, index) {
      %0 = memref.extract_aligned_pointer_as_index %m : memref<4xf64> -> index
      %1 = memref.extract_aligned_pointer_as_index %n : memref<3xi8> -> index
      return %0, %1 : index, index
    }"""
    for address in call(text, np.zeros(4), np.zeros(3, np.int8)):
        assert address > 0 and address % 8 == 0
