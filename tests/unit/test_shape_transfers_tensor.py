"""What tensor ops say of shapes: forward, backward, and what they must not say."""

from __future__ import annotations

import pytest

from tests.unit.shape_facts import contradictions_of, facts_of

CASES = {
    "cast, both ways": (
        "%a: tensor<?x?xf32>",
        """%0 = tensor.cast %a : tensor<?x?xf32> to tensor<?x4xf32>
        "shape"(%0) : (tensor<?x4xf32>) -> ()
        "shape"(%a) : (tensor<?x?xf32>) -> ()""",
        ["[a0, 4]", "[a0, 4]"],
    ),
    "cast of an unranked tensor": (
        "%a: tensor<*xf32>",
        """%0 = tensor.cast %a : tensor<*xf32> to tensor<?x4xf32>
        "shape"(%a) : (tensor<*xf32>) -> ()""",
        ["[?0, 4]"],
    ),
    "cast to an unranked tensor says nothing of the rank": (
        "%a: tensor<*xf32>",
        """%0 = tensor.cast %a : tensor<*xf32> to tensor<*xf32>
        "shape"(%0) : (tensor<*xf32>) -> ()""",
        ["[*]"],
    ),
    "cast of extents": (
        "%i: index, %j: index",
        """%0 = tensor.from_elements %i, %j : tensor<2xindex>
        %1 = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
        "denoted"(%1) : (tensor<?xindex>) -> ()
        "shape"(%1) : (tensor<?xindex>) -> ()""",
        ["[a, b]", "[2]"],
    ),
    "bitcast": (
        "%a: tensor<?xf32>",
        """%0 = tensor.bitcast %a : tensor<?xf32> to tensor<?xi32>
        "shape"(%0) : (tensor<?xi32>) -> ()""",
        ["[a0]"],
    ),
    "dim": (
        "%a: tensor<?x7xf32>",
        """%c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %0 = tensor.dim %a, %c0 : tensor<?x7xf32>
        %1 = tensor.dim %a, %c1 : tensor<?x7xf32>
        "number"(%0) : (index) -> ()
        "number"(%1) : (index) -> ()""",
        ["a0", "7"],
    ),
    "dim of an unknown dimension": (
        "%a: tensor<?x7xf32>, %i: index",
        """%0 = tensor.dim %a, %i : tensor<?x7xf32>
        "number"(%0) : (index) -> ()""",
        ["?0"],
    ),
    "dim that is asserted": (
        "%a: tensor<?xf32>",
        """%c0 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %0 = tensor.dim %a, %c0 : tensor<?xf32>
        %1 = arith.cmpi eq, %0, %c4 : index
        cf.assert %1, "four"
        "shape"(%a) : (tensor<?xf32>) -> ()""",
        ["[4]"],
    ),
    "rank": (
        "%a: tensor<?x?xf32>",
        """%0 = tensor.rank %a : tensor<?x?xf32>
        "number"(%0) : (index) -> ()""",
        ["2"],
    ),
    "rank that is asserted": (
        "%a: tensor<*xf32>",
        """%c2 = arith.constant 2 : index
        %0 = tensor.rank %a : tensor<*xf32>
        %1 = arith.cmpi eq, %0, %c2 : index
        cf.assert %1, "two"
        "shape"(%a) : (tensor<*xf32>) -> ()""",
        ["[a0, a1]"],
    ),
    "rank of an unranked tensor": (
        "%a: tensor<*xf32>",
        """%0 = tensor.rank %a : tensor<*xf32>
        "number"(%0) : (index) -> ()""",
        ["?0"],
    ),
    "empty, generate, splat": (
        "%i: index, %f: f32",
        """%0 = tensor.empty(%i) : tensor<?x3xf32>
        %1 = tensor.generate %i {
        ^bb0(%x: index, %y: index):
          tensor.yield %f : f32
        } : tensor<3x?xf32>
        %2 = tensor.splat %f[%i] : tensor<?xf32>
        "shape"(%0) : (tensor<?x3xf32>) -> ()
        "shape"(%1) : (tensor<3x?xf32>) -> ()
        "shape"(%2) : (tensor<?xf32>) -> ()""",
        ["[a, 3]", "[3, a]", "[a]"],
    ),
    "empty, backward": (
        "%i: index",
        """%0 = tensor.empty(%i) : tensor<?xf32>
        %1 = tensor.cast %0 : tensor<?xf32> to tensor<5xf32>
        "number"(%i) : (index) -> ()""",
        ["5"],
    ),
    "a splat of an extent": (
        "%i: index",
        """%0 = tensor.splat %i : tensor<2xindex>
        "denoted"(%0) : (tensor<2xindex>) -> ()""",
        ["[a, a]"],
    ),
    "extract from extents": (
        "%i: index, %j: index",
        """%c1 = arith.constant 1 : index
        %0 = tensor.from_elements %i, %j : tensor<2xindex>
        %1 = tensor.extract %0[%c1] : tensor<2xindex>
        %2 = tensor.extract %0[%i] : tensor<2xindex>
        "number"(%1) : (index) -> ()
        "number"(%2) : (index) -> ()""",
        ["b", "?0"],
    ),
    "from_elements of a scalar holds no extents": (
        "%i: index",
        """%0 = tensor.from_elements %i : tensor<index>
        "denoted"(%0) : (tensor<index>) -> ()
        "shape"(%0) : (tensor<index>) -> ()""",
        ["[*]", "[]"],
    ),
    "insert": (
        "%i: index, %a: tensor<?xf32>, %f: f32",
        """%c0 = arith.constant 0 : index
        %0 = tensor.insert %f into %a[%c0] : tensor<?xf32>
        %1 = arith.constant dense<[3, 4]> : tensor<2xindex>
        %2 = tensor.insert %i into %1[%c0] : tensor<2xindex>
        "shape"(%0) : (tensor<?xf32>) -> ()
        "denoted"(%2) : (tensor<2xindex>) -> ()""",
        ["[b0]", "[a, 4]"],
    ),
    "extract_slice": (
        "%a: tensor<?x?x8xf32>, %i: index",
        """%0 = tensor.extract_slice %a[0, 0, 0] [%i, 1, 4] [1, 1, 2] : tensor<?x?x8xf32> to tensor<?x4xf32>
        "shape"(%0) : (tensor<?x4xf32>) -> ()""",
        ["[b, 4]"],
    ),
    "extract_slice, backward: the size, and nothing of the source": (
        "%a: tensor<?xf32>, %i: index",
        """%0 = tensor.extract_slice %a[0] [%i] [1] : tensor<?xf32> to tensor<?xf32>
        %1 = tensor.cast %0 : tensor<?xf32> to tensor<3xf32>
        "number"(%i) : (index) -> ()
        "shape"(%a) : (tensor<?xf32>) -> ()""",
        ["3", "[a0]"],
    ),
    "insert_slice": (
        "%s: tensor<?xf32>, %d: tensor<?x?xf32>, %i: index",
        """%0 = tensor.insert_slice %s into %d[0, 0] [1, %i] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
        "shape"(%0) : (tensor<?x?xf32>) -> ()
        "shape"(%s) : (tensor<?xf32>) -> ()
        "number"(%i) : (index) -> ()""",
        ["[b0, b1]", "[c]", "c"],
    ),
    "insert_slice, backward": (
        "%t: tensor<6xf32>, %d: tensor<?x?xf32>, %i: index",
        """%u = tensor.cast %t : tensor<6xf32> to tensor<?xf32>
        %0 = tensor.insert_slice %u into %d[0, 0] [1, %i] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
        %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<?x9xf32>
        "shape"(%d) : (tensor<?x?xf32>) -> ()
        "number"(%i) : (index) -> ()""",
        ["[b0, 9]", "6"],
    ),
    "parallel_insert_slice": (
        "%s: tensor<?xf32>, %d: tensor<?xf32>, %i: index, %n: index",
        """%0 = scf.forall (%t) in (%i) shared_outs(%o = %d) -> (tensor<?xf32>) {
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %s into %o[%t] [%n] [1] : tensor<?xf32> into tensor<?xf32>
          }
        }
        "number"(%n) : (index) -> ()
        "shape"(%s) : (tensor<?xf32>) -> ()""",
        ["d", "[d]"],
    ),
    "concat": (
        "%a: tensor<?x?xf32>, %b: tensor<?x4xf32>",
        """%0 = tensor.concat dim(0) %a, %b : (tensor<?x?xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
        "shape"(%0) : (tensor<?x4xf32>) -> ()
        "shape"(%a) : (tensor<?x?xf32>) -> ()""",
        ["[a0 + b0, 4]", "[a0, 4]"],
    ),
    "pad": (
        "%a: tensor<?x?xf32>, %i: index, %f: f32",
        """%0 = tensor.pad %a low[1, %i] high[2, 0] {
        ^bb0(%x: index, %y: index):
          tensor.yield %f : f32
        } : tensor<?x?xf32> to tensor<?x?xf32>
        "shape"(%0) : (tensor<?x?xf32>) -> ()""",
        ["[3 + a0, a1 + b]"],
    ),
    "collapse_shape": (
        "%a: tensor<?x?x4xf32>",
        """%0 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<?x?x4xf32> into tensor<?x?xf32>
        "shape"(%0) : (tensor<?x?xf32>) -> ()""",
        ["[a0, 4 * a1]"],
    ),
    "collapse_shape, backward": (
        "%a: tensor<?x?x4xf32>",
        """%0 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<?x?x4xf32> into tensor<?x?xf32>
        %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<3x12xf32>
        "shape"(%a) : (tensor<?x?x4xf32>) -> ()""",
        ["[3, 3, 4]"],
    ),
    "collapse_shape: two extents do not follow from their product": (
        "%a: tensor<?x?xf32>",
        """%0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
        %1 = tensor.cast %0 : tensor<?xf32> to tensor<12xf32>
        "shape"(%a) : (tensor<?x?xf32>) -> ()""",
        ["[a0, a1]"],
    ),
    "collapse_shape to a scalar": (
        "%a: tensor<?x?xf32>",
        """%0 = tensor.collapse_shape %a [] : tensor<?x?xf32> into tensor<f32>
        "shape"(%a) : (tensor<?x?xf32>) -> ()""",
        ["[1, 1]"],
    ),
    "expand_shape": (
        "%a: tensor<?xf32>, %i: index",
        """%0 = tensor.expand_shape %a [[0, 1]] output_shape [%i, 4] : tensor<?xf32> into tensor<?x4xf32>
        "shape"(%0) : (tensor<?x4xf32>) -> ()
        "shape"(%a) : (tensor<?xf32>) -> ()
        "number"(%i) : (index) -> ()""",
        ["[b, 4]", "[4 * b]", "b"],
    ),
    "expand_shape, backward": (
        "%a: tensor<?xf32>, %i: index",
        """%0 = tensor.expand_shape %a [[0, 1]] output_shape [%i, 4] : tensor<?xf32> into tensor<?x4xf32>
        %1 = tensor.cast %a : tensor<?xf32> to tensor<20xf32>
        "number"(%i) : (index) -> ()
        "shape"(%0) : (tensor<?x4xf32>) -> ()""",
        ["5", "[5, 4]"],
    ),
    "reshape by known extents": (
        "%a: tensor<*xf32>, %i: index",
        """%c3 = arith.constant 3 : index
        %s = tensor.from_elements %i, %c3 : tensor<2xindex>
        %0 = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
        %t = arith.constant dense<[2, 5]> : tensor<2xi32>
        %1 = tensor.reshape %a(%t) : (tensor<*xf32>, tensor<2xi32>) -> tensor<?x?xf32>
        "shape"(%1) : (tensor<?x?xf32>) -> ()""",
        ["[2, 5]"],
    ),
    "reshape, backward": (
        "%a: tensor<?xf32>, %i: index, %j: index",
        """%s = tensor.from_elements %i, %j : tensor<2xindex>
        %0 = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x4xf32>
        %1 = tensor.cast %0 : tensor<?x4xf32> to tensor<3x4xf32>
        "number"(%i) : (index) -> ()
        "number"(%j) : (index) -> ()
        "shape"(%a) : (tensor<?xf32>) -> ()""",
        ["3", "4", "[12]"],
    ),
    "reshape: the last extent follows from the number of elements": (
        "%a: tensor<6x4xf32>, %s: tensor<2xindex>",
        """%0 = tensor.reshape %a(%s) : (tensor<6x4xf32>, tensor<2xindex>) -> tensor<8x?xf32>
        "shape"(%0) : (tensor<8x?xf32>) -> ()
        "denoted"(%s) : (tensor<2xindex>) -> ()""",
        ["[8, 3]", "[8, 3]"],
    ),
    "reshape: without elements nothing follows": (
        "%a: tensor<0x4xf32>, %s: tensor<2xindex>",
        """%0 = tensor.reshape %a(%s) : (tensor<0x4xf32>, tensor<2xindex>) -> tensor<0x?xf32>
        "shape"(%0) : (tensor<0x?xf32>) -> ()""",
        ["[0, ?0]"],
    ),
    "gather": (
        "%a: tensor<?x?x?xf32>, %i: tensor<?x6x1xindex>",
        """%0 = tensor.gather %a[%i] gather_dims([1]) : (tensor<?x?x?xf32>, tensor<?x6x1xindex>)
               -> tensor<?x6x?x1x?xf32>
        %1 = tensor.gather %a[%i] gather_dims([1]) : (tensor<?x?x?xf32>, tensor<?x6x1xindex>)
               -> tensor<?x6x?x?xf32>
        "shape"(%0) : (tensor<?x6x?x1x?xf32>) -> ()
        "shape"(%1) : (tensor<?x6x?x?xf32>) -> ()
        "shape"(%i) : (tensor<?x6x1xindex>) -> ()""",
        ["[b0, 6, a0, 1, a2]", "[b0, 6, a0, a2]", "[b0, 6, 1]"],
    ),
    "pack": (
        "%a: tensor<?x?xf32>, %d: tensor<?x?x8x?xf32>, %i: index",
        """%0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, %i] into %d
               : tensor<?x?xf32> -> tensor<?x?x8x?xf32>
        "shape"(%0) : (tensor<?x?x8x?xf32>) -> ()
        "shape"(%a) : (tensor<?x?xf32>) -> ()""",
        ["[b0, b1, 8, c]", "[8 * b0, b1 * c]"],
    ),
    "pack with padding: the source may be smaller": (
        "%a: tensor<?x?xf32>, %d: tensor<?x?x8xf32>, %f: f32",
        """%0 = linalg.pack %a padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [8] into %d
               : tensor<?x?xf32> -> tensor<?x?x8xf32>
        "shape"(%a) : (tensor<?x?xf32>) -> ()
        "shape"(%d) : (tensor<?x?x8xf32>) -> ()""",
        ["[a0, a1]", "[b0, a1, 8]"],
    ),
    "unpack": (
        "%a: tensor<?x?x8x2xf32>, %d: tensor<?x?xf32>, %i: index",
        """%0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d
               : tensor<?x?x8x2xf32> -> tensor<?x?xf32>
        "shape"(%0) : (tensor<?x?xf32>) -> ()
        "shape"(%a) : (tensor<?x?x8x2xf32>) -> ()""",
        ["[b0, b1]", "[a0, a1, 8, 2]"],
    ),
    "unpack: dimensions without tiles stay": (
        "%a: tensor<?x5x8xf32>, %d: tensor<?x?xf32>",
        """%0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<?x5x8xf32> -> tensor<?x?xf32>
        "shape"(%d) : (tensor<?x?xf32>) -> ()""",
        ["[b0, 5]"],
    ),
}


@pytest.mark.parametrize("name", list(CASES))
def test_tensor(name: str) -> None:
    arguments, body, expected = CASES[name]
    assert facts_of(arguments, body) == expected


def test_what_cannot_be() -> None:
    assert contradictions_of(
        "%a: tensor<4xf32>",
        """%0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
        %1 = tensor.cast %0 : tensor<?xf32> to tensor<5xf32>""",
    ) == ["tensor.cast"]
    assert "tensor.concat" in contradictions_of(
        "%a: tensor<?x4xf32>, %b: tensor<?x?xf32>, %c: tensor<?x5xf32>",
        """%0 = tensor.concat dim(0) %a, %b : (tensor<?x4xf32>, tensor<?x?xf32>) -> tensor<?x4xf32>
        %1 = tensor.concat dim(0) %b, %c : (tensor<?x?xf32>, tensor<?x5xf32>) -> tensor<?x5xf32>""",
    )
