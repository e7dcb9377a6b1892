"""Views of memrefs share memory, whatever their offsets, sizes, strides and element types."""

from __future__ import annotations

import numpy as np
import pytest

from tests.unit.interpreter.programs import call, error, iota, one, same

M = "memref<?x?xi32>"
S = "memref<?x?xi32, strided<[?, ?], offset: ?>>"


def reading(view: str, type: str) -> str:
    """The ops that turn a memref %v of a type into a tensor %r: what is in it, in order."""
    tensor = type.partition(", ")[0].removesuffix(">").replace("memref", "tensor") + ">"
    return f"""{view}
  %r = bufferization.to_tensor %v : {type} to {tensor}
  return %r : {tensor}
}}
""".replace("RESULT", tensor)


def view_of(arguments: str, view: str, type: str) -> str:
    """@f with a view %v of the argument %m; gives its elements after it was written to through %m."""
    tensor = type.partition(", ")[0].removesuffix(">").replace("memref", "tensor") + ">"
    return f"func.func @f({arguments}) -> {tensor} {{\n  " + reading(view, type)


@pytest.mark.parametrize(("offsets", "sizes", "strides"), [
    ((1, 0), (2, 3), (1, 1)), ((0, 1), (3, 2), (2, 2)), ((4, 4), (1, 1), (3, 1)), ((5, 5), (0, 0), (1, 1)),
])  # fmt: skip
def test_subview(offsets: tuple[int, int], sizes: tuple[int, int], strides: tuple[int, int]) -> None:
    """Of a view: what is written through it, and only that, changes the memory."""
    names = ", ".join([f"%{one}: index" for one in "abcdef"])
    text = f"""func.func @f(%m: {M}, {names}, %x: i32) {{
      %v = memref.subview %m[%a, %b] [%c, %d] [%e, %f] : {M} to {S}
      %c0 = arith.constant 0 : index
      %w = memref.subview %v[0, 0] [%c, %d] [1, 1] : {S} to {S}
      %t = memref.transpose %w (i, j) -> (j, i) : {S} to {S}
      linalg.fill ins(%x : i32) outs(%t : {S})
      return
    }}"""
    memory, wanted = iota((5, 5)), iota((5, 5))
    wanted[np.ix_(*[[start + step * at for at in range(size)]
                    for start, size, step in zip(offsets, sizes, strides, strict=True)])] = -1  # fmt: skip
    call(text, memory, *offsets, *sizes, *strides, -1)
    same(memory, wanted)


def test_rank_reduced_subview() -> None:
    type = "memref<4xi32, strided<[5], offset: 22>>"
    view = f"%v = memref.subview %m[1, 0, 2] [1, 4, 1] [1, 1, 1] : memref<3x4x5xi32> to {type}"
    same(one(view_of("%m: memref<3x4x5xi32>", view, type), iota((3, 4, 5))), iota((3, 4, 5))[1, :, 2])


@pytest.mark.parametrize("shape", [(2, 3, 4), (1, 1, 5), (0, 2, 3), (2, 3, 0), (1, 1, 1)])
def test_reshaping_views(shape: tuple[int, int, int]) -> None:
    given = iota(shape)
    arguments = "%m: memref<?x?x?xi32>, %a: index, %b: index, %c: index, %s: memref<2xi64>"
    rest = (*shape, np.array([shape[2], shape[0] * shape[1]]))
    collapse = "memref.collapse_shape %m [[0, 1], [2]] : memref<?x?x?xi32> into memref<?x?xi32>"
    same(one(view_of(arguments, "%v = " + collapse, M), given, *rest), given.reshape(-1, shape[2]) if shape[2] else
         given.reshape(shape[0] * shape[1], 0))  # fmt: skip
    expand = f"""%u = {collapse}
  %v = memref.expand_shape %u [[0, 1], [2]] output_shape [%a, %b, %c] : {M} into memref<?x?x?xi32>"""
    same(one(view_of(arguments, expand, "memref<?x?x?xi32>"), given, *rest), given)
    reshape = f"%v = memref.reshape %m(%s) : (memref<?x?x?xi32>, memref<2xi64>) -> {M}"
    same(one(view_of(arguments, reshape, M), given, *rest), given.reshape(shape[2], shape[0] * shape[1]))


def test_reinterpret_cast_takes_the_whole_buffer() -> None:
    """Its offset counts from the begin of the buffer, not of the view."""
    text = view_of(
        "%m: memref<12xi32>",
        """%u = memref.subview %m[4] [4] [1]
    : memref<12xi32> to memref<4xi32, strided<[1], offset: 4>>
  %v = memref.reinterpret_cast %u to offset: [1], sizes: [2, 3], strides: [1, 2]
    : memref<4xi32, strided<[1], offset: 4>> to memref<2x3xi32, strided<[1, 2], offset: 1>>""",
        "memref<2x3xi32, strided<[1, 2], offset: 1>>",
    )  # fmt: skip
    same(one(text, iota((12,))), np.array([[1, 3, 5], [2, 4, 6]], np.int32))


def test_metadata_of_a_view() -> None:
    text = f"""func.func @f(%m: memref<5x6xi32>, %i: index) -> (i32, index, index, index, index, index, index, index) {{
      %v = memref.subview %m[%i, 2] [2, 2] [2, 3] : memref<5x6xi32> to memref<2x2xi32, strided<[12, 3], offset: ?>>
      %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<2x2xi32, strided<[12, 3], offset: ?>>
        -> memref<i32>, index, index, index, index, index
      %0 = memref.load %b[] : memref<i32>
      %c1 = arith.constant 1 : index
      %1 = memref.cast %v : memref<2x2xi32, strided<[12, 3], offset: ?>> to {S}
      %2 = memref.dim %1, %c1 : {S}
      %3 = memref.rank %1 : {S}
      return %0, %o, %s#0, %s#1, %t#0, %t#1, %2, %3 : i32, index, index, index, index, index, index, index
    }}"""
    assert [int(found) for found in call(text, iota((5, 6), 50), 1)] == [50, 8, 2, 2, 12, 3, 2, 2]


def test_view_of_bytes() -> None:
    text = """func.func @f(%m: memref<16xi8>, %shift: index, %n: index) -> (i32, i8) {
      %v = memref.view %m[%shift][%n] : memref<16xi8> to memref<?x2xi32>
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c7 = arith.constant 7 : index
      %0 = memref.load %v[%c0, %c1] : memref<?x2xi32>
      %x = arith.constant 305419896 : i32
      memref.store %x, %v[%c0, %c0] : memref<?x2xi32>
      %1 = memref.load %m[%c7] : memref<16xi8>
      return %0, %1 : i32, i8
    }"""
    memory = np.arange(16, dtype=np.int8)
    before = memory.copy()
    number, byte = call(text, memory, 4, 1)
    assert int(number) == int(before[8:12].view(np.int32)[0])
    assert int(byte) == 0x12
    assert memory[4:8].view(np.int32)[0] == 305419896
    assert "bytes 12 to 20" in error(text, memory, 12, 1)


def test_memref_of_vectors() -> None:
    text = """func.func @f(%m: memref<2x3xf32>) -> (vector<2x3xf32>, vector<2xf32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %v = vector.type_cast %m : memref<2x3xf32> to memref<vector<2x3xf32>>
      %0 = memref.load %v[] : memref<vector<2x3xf32>>
      %sum = arith.addf %0, %0 : vector<2x3xf32>
      memref.store %sum, %v[] : memref<vector<2x3xf32>>
      %a = memref.alloc() : memref<4xvector<2xf32>>
      %w = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
      memref.store %w, %a[%c1] : memref<4xvector<2xf32>>
      %1 = memref.load %a[%c1] : memref<4xvector<2xf32>>
      return %0, %1 : vector<2x3xf32>, vector<2xf32>
    }"""
    memory = np.arange(6, dtype=np.float32).reshape(2, 3)
    before, small = call(text, memory)
    same(before, np.arange(6, dtype=np.float32).reshape(2, 3))
    same(memory, before * 2)
    same(small, np.array([1, 2], np.float32))


def test_addresses_are_apart_and_the_same_in_every_run() -> None:
    text = """func.func @f(%m: memref<2000xf64>, %n: memref<3xi8>) -> (index, index, index) {
      %v = memref.subview %m[7] [4] [1] : memref<2000xf64> to memref<4xf64, strided<[1], offset: 7>>
      %0 = memref.extract_aligned_pointer_as_index %m : memref<2000xf64> -> index
      %1 = memref.extract_aligned_pointer_as_index %n : memref<3xi8> -> index
      %2 = memref.extract_aligned_pointer_as_index %v : memref<4xf64, strided<[1], offset: 7>> -> index
      return %0, %1, %2 : index, index, index
    }"""
    arguments = np.zeros(2000), np.zeros(3, np.int8)
    first = [int(found) for found in call(text, *arguments)]
    assert first == [int(found) for found in call(text, *arguments)]
    assert first[0] == first[2] and first[1] >= first[0] + 16000


@pytest.mark.parametrize("layout", ["", ", strided<[3], offset: 2>"])
def test_memrefs_of_vectors_are_arguments_and_results(layout: str) -> None:
    type = f"memref<?xvector<2xf32>{layout}>"
    text = f"""func.func @f(%m: {type}, %t: tensor<2xvector<2xf32>>, %i: index) -> ({type}, vector<2xf32>) {{
      %0 = memref.load %m[%i] : {type}
      %1 = tensor.extract %t[%i] : tensor<2xvector<2xf32>>
      %2 = arith.addf %0, %1 : vector<2xf32>
      memref.store %2, %m[%i] : {type}
      return %m, %0 : {type}, vector<2xf32>
    }}"""
    memory, tensor = np.arange(6, dtype=np.float32).reshape(3, 2), np.ones((2, 2), np.float32)
    wanted = memory.copy()
    wanted[1] += 1
    old = memory[1].copy()
    whole, element = call(text, memory, tensor, 1)
    np.testing.assert_array_equal(whole, wanted)
    np.testing.assert_array_equal(memory, wanted)
    np.testing.assert_array_equal(element, old)
    assert "an array of shape 3 is no vector<2xf32>" in error(text, np.zeros((2, 3), np.float32), tensor, 1)


def test_distinct_objects() -> None:
    text = """func.func @f(%a: memref<4xi32>, %b: memref<?xi32>, %i: index, %x: i32) -> (i32, i32) {
      %0, %1 = memref.distinct_objects %a, %b : memref<4xi32>, memref<?xi32>
      %2 = memref.distinct_objects %0 : memref<4xi32>
      memref.store %x, %1[%i] : memref<?xi32>
      %3 = memref.load %2[%i] : memref<4xi32>
      %4 = memref.load %b[%i] : memref<?xi32>
      return %3, %4 : i32, i32
    }"""
    first, second = iota((4,)), iota((3,))
    assert [int(found) for found in call(text, first, second, 2, 77)] == [2, 77]
    same(second, np.array([0, 1, 77], np.int32))
