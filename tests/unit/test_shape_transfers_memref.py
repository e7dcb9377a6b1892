"""What ops of memref, bufferization, vector and sparse_tensor say of shapes: forward, backward, and near misses."""

from __future__ import annotations

import pytest

from tests.unit.shape_facts import contradictions_of, facts_of, solved

CASES = {
    "cast and memory_space_cast, both ways": (
        "%a: memref<?x?xf32>, %b: memref<*xf32>",
        """%0 = memref.cast %a : memref<?x?xf32> to memref<?x4xf32>
        %1 = memref.memory_space_cast %a : memref<?x?xf32> to memref<?x?xf32, 1>
        %2 = memref.cast %1 : memref<?x?xf32, 1> to memref<3x?xf32, 1>
        %3 = memref.cast %b : memref<*xf32> to memref<?x5xf32>
        "shape"(%a) : (memref<?x?xf32>) -> ()
        "shape"(%1) : (memref<?x?xf32, 1>) -> ()
        "shape"(%b) : (memref<*xf32>) -> ()""",
        ["[3, 4]", "[3, 4]", "[?0, 5]"],
    ),
    "alloc, alloca, realloc, view": (
        "%i: index, %j: index, %s: memref<?xi8>",
        """%0 = memref.alloc(%i, %j)[%j] : memref<?x3x?xf32, affine_map<(d0, d1, d2)[s0] -> (d0 + s0, d1, d2)>>
        %1 = memref.alloca(%i) : memref<?xf32>
        %2 = memref.realloc %1(%j) : memref<?xf32> to memref<?xf32>
        %3 = memref.view %s[%i][%j, %i] : memref<?xi8> to memref<?x2x?xf32>
        "shape"(%0) : (memref<?x3x?xf32, affine_map<(d0, d1, d2)[s0] -> (d0 + s0, d1, d2)>>) -> ()
        "shape"(%1) : (memref<?xf32>) -> ()
        "shape"(%2) : (memref<?xf32>) -> ()
        "shape"(%3) : (memref<?x2x?xf32>) -> ()
        "shape"(%s) : (memref<?xi8>) -> ()""",
        ["[a, 3, b]", "[a]", "[b]", "[b, 2, a]", "[c0]"],
    ),
    "distinct_objects, both ways, each for itself": (
        "%a: memref<?xf32>, %b: memref<?x?xf32>",
        """%0:2 = memref.distinct_objects %a, %b : memref<?xf32>, memref<?x?xf32>
        %1 = memref.cast %0#1 : memref<?x?xf32> to memref<?x7xf32>
        "shape"(%0#0) : (memref<?xf32>) -> ()
        "shape"(%0#1) : (memref<?x?xf32>) -> ()
        "shape"(%b) : (memref<?x?xf32>) -> ()""",
        ["[a0]", "[b0, 7]", "[b0, 7]"],
    ),
    "realloc to a static size": (
        "%s: memref<?xi8>",
        """%0 = memref.realloc %s : memref<?xi8> to memref<9xi8>
        "shape"(%s) : (memref<?xi8>) -> ()""",
        ["[a0]"],
    ),
    "alloc, backward": (
        "%i: index",
        """%0 = memref.alloc(%i) : memref<?xf32>
        %1 = memref.cast %0 : memref<?xf32> to memref<8xf32>
        "number"(%i) : (index) -> ()""",
        ["8"],
    ),
    "dim and rank": (
        "%a: memref<?x?xf32>, %u: memref<*xf32>",
        """%c1 = arith.constant 1 : index
        %c9 = arith.constant 9 : index
        %0 = memref.dim %a, %c1 : memref<?x?xf32>
        %1 = memref.rank %a : memref<?x?xf32>
        %2 = memref.rank %u : memref<*xf32>
        %3 = memref.dim %a, %c9 : memref<?x?xf32>
        "number"(%0) : (index) -> ()
        "number"(%1) : (index) -> ()
        "number"(%2) : (index) -> ()
        "number"(%3) : (index) -> ()""",
        ["a1", "2", "?0", "?1"],
    ),
    "collapse_shape and expand_shape": (
        "%a: memref<?x4xf32>, %i: index",
        """%0 = memref.collapse_shape %a [[0, 1]] : memref<?x4xf32> into memref<?xf32>
        %1 = memref.expand_shape %0 [[0, 1]] output_shape [%i, 2] : memref<?xf32> into memref<?x2xf32>
        "shape"(%0) : (memref<?xf32>) -> ()
        %2 = memref.cast %1 : memref<?x2xf32> to memref<6x2xf32>
        "shape"(%a) : (memref<?x4xf32>) -> ()
        "number"(%i) : (index) -> ()""",
        ["[12]", "[3, 4]", "6"],
    ),
    "subview": (
        "%a: memref<?x?xf32>, %i: index",
        """%0 = memref.subview %a[0, 0] [%i, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
        %1 = memref.subview %a[0, 0] [1, %i] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1]>>
        "shape"(%0) : (memref<?x4xf32, strided<[?, 1]>>) -> ()
        "shape"(%1) : (memref<?xf32, strided<[1]>>) -> ()
        "shape"(%a) : (memref<?x?xf32>) -> ()""",
        ["[b, 4]", "[b]", "[a0, a1]"],
    ),
    "subview that drops one of two unit dimensions": (
        "%a: memref<8x8x8xf32>, %i: index",
        """%0 = memref.subview %a[0, 0, 0] [1, %i, 1] [1, 1, 1] : memref<8x8x8xf32> to memref<?x1xf32, strided<[8, 1]>>
        "shape"(%0) : (memref<?x1xf32, strided<[8, 1]>>) -> ()""",
        ["[b, 1]"],
    ),
    "transpose, both ways": (
        "%a: memref<?x?x3xf32>",
        """%0 = memref.transpose %a (d0, d1, d2) -> (d2, d0, d1)
             : memref<?x?x3xf32> to memref<3x?x?xf32, strided<[1, ?, 3]>>
        %1 = memref.cast %0 : memref<3x?x?xf32, strided<[1, ?, 3]>> to memref<3x5x?xf32, strided<[1, ?, 3]>>
        "shape"(%0) : (memref<3x?x?xf32, strided<[1, ?, 3]>>) -> ()
        "shape"(%a) : (memref<?x?x3xf32>) -> ()""",
        ["[3, 5, a1]", "[5, a1, 3]"],
    ),
    "reinterpret_cast": (
        "%a: memref<?xf32>, %i: index, %j: index",
        """%0 = memref.reinterpret_cast %a to offset: [0], sizes: [%i, 4], strides: [%j, 1]
             : memref<?xf32> to memref<?x4xf32, strided<[?, 1]>>
        "shape"(%0) : (memref<?x4xf32, strided<[?, 1]>>) -> ()
        "shape"(%a) : (memref<?xf32>) -> ()""",
        ["[b, 4]", "[a0]"],
    ),
    "reshape: the rank, and what a constant holds": (
        "%a: memref<*xf32>, %s: memref<2xindex>",
        """%0 = memref.reshape %a(%s) : (memref<*xf32>, memref<2xindex>) -> memref<*xf32>
        "shape"(%0) : (memref<*xf32>) -> ()
        %g = memref.get_global @shape : memref<2xindex>
        %1 = memref.reshape %a(%g) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
        "shape"(%1) : (memref<?x?xf32>) -> ()
        %h = memref.get_global @changing : memref<2xindex>
        %2 = memref.reshape %a(%h) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
        "shape"(%2) : (memref<?x?xf32>) -> ()""",
        ["[?0, ?1]", "[3, 4]", "[?2, ?3]"],
    ),
    "extract_strided_metadata": (
        "%a: memref<?x?x4xf32>, %b: memref<?x4xf32, strided<[?, 1], offset: 7>>",
        """%0, %o, %s:3, %t:3 = memref.extract_strided_metadata %a : memref<?x?x4xf32>
             -> memref<f32>, index, index, index, index, index, index, index
        %1, %p, %x:2, %y:2 = memref.extract_strided_metadata %b : memref<?x4xf32, strided<[?, 1], offset: 7>>
             -> memref<f32>, index, index, index, index, index
        "number"(%o) : (index) -> ()
        "number"(%s#1) : (index) -> ()
        "number"(%t#0) : (index) -> ()
        "number"(%t#2) : (index) -> ()
        "number"(%p) : (index) -> ()
        "number"(%x#0) : (index) -> ()
        "number"(%y#0) : (index) -> ()
        "number"(%y#1) : (index) -> ()""",
        ["0", "a1", "4 * a1", "1", "7", "b0", "?0", "1"],
    ),
    "copy": (
        "%a: memref<?xf32>, %b: memref<4xf32>",
        """memref.copy %a, %b : memref<?xf32> to memref<4xf32>
        "shape"(%a) : (memref<?xf32>) -> ()""",
        ["[4]"],
    ),
    "loads and stores say nothing": (
        "%a: memref<?xf32>, %i: index, %f: f32",
        """memref.store %f, %a[%i] : memref<?xf32>
        "shape"(%a) : (memref<?xf32>) -> ()""",
        ["[a0]"],
    ),
    # bufferization
    "to_buffer, to_tensor, clone": (
        "%a: tensor<?xf32>",
        """%0 = bufferization.to_buffer %a : tensor<?xf32> to memref<?xf32>
        %1 = bufferization.clone %0 : memref<?xf32> to memref<?xf32>
        %2 = memref.cast %1 : memref<?xf32> to memref<6xf32>
        %3 = bufferization.to_tensor %1 : memref<?xf32> to tensor<?xf32>
        "shape"(%3) : (tensor<?xf32>) -> ()
        "shape"(%a) : (tensor<?xf32>) -> ()""",
        ["[6]", "[6]"],
    ),
    "alloc_tensor": (
        "%a: tensor<?xf32>, %i: index",
        """%0 = bufferization.alloc_tensor(%i) : tensor<?x3xf32>
        %1 = bufferization.alloc_tensor() copy(%a) : tensor<?xf32>
        %2 = tensor.cast %1 : tensor<?xf32> to tensor<6xf32>
        "shape"(%0) : (tensor<?x3xf32>) -> ()
        "shape"(%a) : (tensor<?xf32>) -> ()""",
        ["[b, 3]", "[6]"],
    ),
    "materialize_in_destination": (
        "%a: tensor<?xf32>, %b: tensor<6xf32>, %m: memref<7xf32>, %c: tensor<?xf32>",
        """%d = tensor.cast %b : tensor<6xf32> to tensor<?xf32>
        %0 = bufferization.materialize_in_destination %a in %d : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
        bufferization.materialize_in_destination %c in restrict writable %m : (tensor<?xf32>, memref<7xf32>) -> ()
        "shape"(%a) : (tensor<?xf32>) -> ()
        "shape"(%0) : (tensor<?xf32>) -> ()
        "shape"(%c) : (tensor<?xf32>) -> ()""",
        ["[6]", "[6]", "[7]"],
    ),
    # vector
    "transfer_write": (
        "%a: tensor<?xf32>, %v: vector<4xf32>, %i: index",
        """%0 = vector.transfer_write %v, %a[%i] : vector<4xf32>, tensor<?xf32>
        "shape"(%0) : (tensor<?xf32>) -> ()
        %1 = tensor.cast %0 : tensor<?xf32> to tensor<6xf32>
        "shape"(%a) : (tensor<?xf32>) -> ()""",
        ["[6]", "[6]"],
    ),
    "scatter": (
        "%a: tensor<?xf32>, %v: vector<4xf32>, %x: vector<4xi32>, %k: vector<4xi1>, %i: index",
        """%0 = vector.scatter %a[%i] [%x], %k, %v
          : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
        "shape"(%0) : (tensor<?xf32>) -> ()
        %1 = tensor.cast %0 : tensor<?xf32> to tensor<6xf32>
        "shape"(%a) : (tensor<?xf32>) -> ()""",
        ["[6]", "[6]"],
    ),
    "transfer_read says nothing of the tensor": (
        "%a: tensor<?xf32>, %i: index, %f: f32",
        """%0 = vector.transfer_read %a[%i], %f {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
        "shape"(%a) : (tensor<?xf32>) -> ()""",
        ["[a0]"],
    ),
}


@pytest.mark.parametrize("name", list(CASES))
def test_memref(name: str) -> None:
    arguments, body, expected = CASES[name]
    text = f"""memref.global "private" constant @shape : memref<2xindex> = dense<[3, 4]>
    memref.global "private" @changing : memref<2xindex> = dense<[3, 4]>
    func.func @f({arguments}) {{\n{body}\nreturn\n}}"""
    found, facts = solved(text)
    assert not facts.contradictions
    assert found == expected


SPARSE = {
    "convert and reorder_coo": (
        "%a: tensor<?x?xf32>",
        """%0 = sparse_tensor.convert %a : tensor<?x?xf32> to tensor<?x?xf32, #csr>
        "shape"(%0) : (tensor<?x?xf32, #csr>) -> ()
        %1 = sparse_tensor.convert %a : tensor<?x?xf32> to tensor<?x?xf32, #coo>
        %2 = sparse_tensor.reorder_coo quick_sort %1 : tensor<?x?xf32, #coo> to tensor<?x?xf32, #sorted>
        "shape"(%2) : (tensor<?x?xf32, #sorted>) -> ()""",
        ["[a0, a1]", "[a0, a1]"],
    ),
    "load and compress": (
        "%a: tensor<?x?xf32, #csr>, %v: memref<?xf32>, %f: memref<?xi1>, %d: memref<?xindex>, %i: index",
        """%0 = sparse_tensor.load %a : tensor<?x?xf32, #csr>
        "shape"(%0) : (tensor<?x?xf32, #csr>) -> ()
        %1 = sparse_tensor.compress %v, %f, %d, %i into %a[%i]
             : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<?x?xf32, #csr>
        "shape"(%1) : (tensor<?x?xf32, #csr>) -> ()""",
        ["[a0, a1]", "[a0, a1]"],
    ),
    "concatenate": (
        "%a: tensor<2x4xf32>, %b: tensor<3x4xf32>",
        """%0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index}
             : tensor<2x4xf32>, tensor<3x4xf32> to tensor<?x4xf32, #csr>
        "shape"(%0) : (tensor<?x4xf32, #csr>) -> ()""",
        ["[5, 4]"],
    ),
    "lvl, expand, reinterpret_map": (
        "%a: tensor<?x8xf32, #csc>",
        """%c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %0 = sparse_tensor.lvl %a, %c0 : tensor<?x8xf32, #csc>
        %1 = sparse_tensor.lvl %a, %c1 : tensor<?x8xf32, #csc>
        %2, %3, %4, %5 = sparse_tensor.expand %a
            : tensor<?x8xf32, #csc> to memref<?xf32>, memref<?xi1>, memref<?xindex>
        %6 = sparse_tensor.reinterpret_map %a : tensor<?x8xf32, #csc> to tensor<8x?xf32, #csr>
        "number"(%0) : (index) -> ()
        "number"(%1) : (index) -> ()
        "shape"(%3) : (memref<?xi1>) -> ()
        "shape"(%6) : (tensor<8x?xf32, #csr>) -> ()""",
        ["8", "a0", "[a0]", "[8, a0]"],
    ),
    "blocks: the levels of static extents only": (
        "%a: tensor<6x8xf32, #bsr>, %b: tensor<?x8xf32, #bsr>",
        """%c0 = arith.constant 0 : index
        %c2 = arith.constant 2 : index
        %0 = sparse_tensor.lvl %a, %c0 : tensor<6x8xf32, #bsr>
        %1 = sparse_tensor.lvl %a, %c2 : tensor<6x8xf32, #bsr>
        %2 = sparse_tensor.lvl %b, %c0 : tensor<?x8xf32, #bsr>
        "number"(%0) : (index) -> ()
        "number"(%1) : (index) -> ()
        "number"(%2) : (index) -> ()""",
        ["3", "2", "?0"],
    ),
    "push_back, crd_translate, slices": (
        "%i: index, %m: memref<?xf32>, %f: f32, %s: tensor<?x8xf32, #slice>",
        """%c2 = arith.constant 2 : index
        %0, %1 = sparse_tensor.push_back %i, %m, %f : index, memref<?xf32>, f32
        %2, %3 = sparse_tensor.push_back %1, %0, %f, %c2 : index, memref<?xf32>, f32, index
        %4, %5 = sparse_tensor.crd_translate dim_to_lvl [%c2, %c2] as #csc : index, index
        %6 = sparse_tensor.slice.offset %s at 0 : tensor<?x8xf32, #slice>
        %7 = sparse_tensor.slice.stride %s at 0 : tensor<?x8xf32, #slice>
        "number"(%3) : (index) -> ()
        "number"(%4) : (index) -> ()
        "number"(%6) : (index) -> ()
        "number"(%7) : (index) -> ()""",
        ["3 + a", "2", "?0", "3"],
    ),
}
ENCODINGS = """#csr = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
#csc = #sparse_tensor.encoding<{map = (d0, d1) -> (d1 : dense, d0 : compressed)}>
#coo = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered))}>
#sorted = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>
#bsr = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed,
                                                   d0 mod 2 : dense, d1 mod 4 : dense)}>
#slice = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(?, 4, 3)>, d1 : #sparse_tensor<slice(0, 8, 1)>)
                                        -> (d0 : dense, d1 : compressed)}>
"""


@pytest.mark.parametrize("name", list(SPARSE))
def test_sparse(name: str) -> None:
    arguments, body, expected = SPARSE[name]
    found, facts = solved(f"{ENCODINGS}func.func @f({arguments}) {{\n{body}\nreturn\n}}")
    assert not facts.contradictions
    assert found == expected


def test_what_cannot_be() -> None:
    assert contradictions_of(
        "%a: memref<?xf32>, %b: memref<4xf32>, %c: memref<5xf32>",
        "memref.copy %a, %b : memref<?xf32> to memref<4xf32>\nmemref.copy %a, %c : memref<?xf32> to memref<5xf32>",
    ) == ["memref.copy"]
    assert facts_of("%a: memref<?xf32>", "memref.dealloc %a : memref<?xf32>") == []
