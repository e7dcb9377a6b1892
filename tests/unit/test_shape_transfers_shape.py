"""What the shape dialect's ops say: errors stay errors, and what may be one is not taken for a shape."""

from __future__ import annotations

import pytest

from tests.unit.shape_facts import contradictions_of, facts_of

S = "!shape.shape"
E = "tensor<?xindex>"

CASES = {
    "shape_of, both ways": (
        "%a: tensor<?x4xf32>, %b: tensor<*xf32>",
        """%0 = shape.shape_of %a : tensor<?x4xf32> -> !shape.shape
        %1 = shape.shape_of %b : tensor<*xf32> -> tensor<?xindex>
        %2 = shape.shape_eq %0, %1 : !shape.shape, tensor<?xindex>
        cf.assert %2, ""
        "denoted"(%0) : (!shape.shape) -> ()
        "shape"(%b) : (tensor<*xf32>) -> ()
        "shape"(%1) : (tensor<?xindex>) -> ()""",
        ["[a0, 4]", "[a0, 4]", "[2]"],
    ),
    "constants": (
        "",
        """%0 = shape.const_shape [2, 3] : !shape.shape
        %1 = shape.const_shape [2, 3] : tensor<2xindex>
        %2 = shape.const_size 5
        %3 = shape.const_witness false
        %4 = shape.size_to_index %2 : !shape.size
        %5 = shape.index_to_size %4
        "denoted"(%0) : (!shape.shape) -> ()
        "denoted"(%1) : (tensor<2xindex>) -> ()
        "number"(%2) : (!shape.size) -> ()
        "truth"(%3) : (!shape.witness) -> ()
        "number"(%5) : (!shape.size) -> ()""",
        ["[2, 3]", "[2, 3]", "5", "False", "5"],
    ),
    "from_extents: what may be invalid may make the shape so": (
        "%i: index, %s: !shape.size, %a: tensor<?xf32>",
        """%0 = shape.const_size 5
        %1 = shape.from_extents %i, %0 : index, !shape.size
        %2 = shape.from_extents %i, %s : index, !shape.size
        "denoted"(%1) : (!shape.shape) -> ()
        "denoted"(%2) : (!shape.shape) -> ()""",
        ["[a, 5]", "anything"],
    ),
    "extent tensors and shapes": (
        "%e: tensor<?xindex>, %s: !shape.shape, %a: tensor<?x4xf32>",
        """%0 = shape.from_extent_tensor %e : tensor<?xindex>
        %1 = shape.to_extent_tensor %s : !shape.shape -> tensor<2xindex>
        %2 = shape.shape_of %a : tensor<?x4xf32> -> !shape.shape
        %3 = shape.shape_eq %0, %2 : !shape.shape, !shape.shape
        cf.assert %3, ""
        "denoted"(%e) : (tensor<?xindex>) -> ()
        "shape"(%e) : (tensor<?xindex>) -> ()
        "denoted"(%s) : (!shape.shape) -> ()""",
        ["[c0, 4]", "[2]", "[b0, b1]"],
    ),
    "an unknown shape may be an error": (
        "%s: !shape.shape, %t: !shape.shape",
        """%0 = shape.concat %s, %t : !shape.shape, !shape.shape -> !shape.shape
        %1 = shape.broadcast %s, %t : !shape.shape, !shape.shape -> !shape.shape
        %2 = shape.any %s, %t : !shape.shape, !shape.shape -> !shape.shape
        %3 = shape.meet %s, %t : !shape.shape, !shape.shape -> !shape.shape
        %4 = shape.max %s, %t : !shape.shape, !shape.shape -> !shape.shape
        %5 = shape.shape_eq %s, %t : !shape.shape, !shape.shape
        %6 = shape.is_broadcastable %s, %t : !shape.shape, !shape.shape
        "denoted"(%0) : (!shape.shape) -> ()
        "denoted"(%1) : (!shape.shape) -> ()
        "denoted"(%2) : (!shape.shape) -> ()
        "denoted"(%3) : (!shape.shape) -> ()
        "denoted"(%4) : (!shape.shape) -> ()
        "truth"(%5) : (i1) -> ()
        "truth"(%6) : (i1) -> ()""",
        ["anything", "anything", "anything", "anything", "anything", "None", "None"],
    ),
    "errors propagate": (
        "%a: tensor<3xf32>, %b: tensor<?xf32>",
        """%0 = shape.const_shape [2] : !shape.shape
        %1 = shape.const_shape [3] : !shape.shape
        %e = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape
        %2 = shape.concat %e, %0 : !shape.shape, !shape.shape -> !shape.shape
        %3 = shape.meet %e, %0 : !shape.shape, !shape.shape -> !shape.shape
        %4 = shape.meet %0, %1 : !shape.shape, !shape.shape -> !shape.shape
        %5 = shape.any %e, %0 : !shape.shape, !shape.shape -> !shape.shape
        %6 = shape.min %e, %0 : !shape.shape, !shape.shape -> !shape.shape
        %c = arith.constant 0 : index
        %7, %8 = "shape.split_at"(%e, %c) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
        %9 = shape.broadcast %e, %0 : !shape.shape, !shape.shape -> !shape.shape
        %10 = shape.with_shape %b, %e : tensor<?xf32>, !shape.shape
        %11 = shape.with_shape %a, %0 : tensor<3xf32>, !shape.shape
        %12 = shape.shape_of %11 : !shape.value_shape -> !shape.shape
        %13 = shape.shape_eq %e, %4 : !shape.shape, !shape.shape
        %14 = shape.shape_eq %e, %0 : !shape.shape, !shape.shape
        %15 = shape.is_broadcastable %e, %0 : !shape.shape, !shape.shape
        "denoted"(%e) : (!shape.shape) -> ()
        "denoted"(%2) : (!shape.shape) -> ()
        "denoted"(%3) : (!shape.shape) -> ()
        "denoted"(%4) : (!shape.shape) -> ()
        "denoted"(%5) : (!shape.shape) -> ()
        "denoted"(%6) : (!shape.shape) -> ()
        "denoted"(%7) : (!shape.shape) -> ()
        "denoted"(%9) : (!shape.shape) -> ()
        "denoted"(%10) : (!shape.value_shape) -> ()
        "denoted"(%12) : (!shape.shape) -> ()
        "truth"(%13) : (i1) -> ()
        "truth"(%14) : (i1) -> ()
        "truth"(%15) : (i1) -> ()""",
        [*["[invalid]"] * 10, "True", "False", "False"],
    ),
    "questions about a shape": (
        "%a: tensor<?x4x?xf32>, %i: index",
        """%0 = shape.shape_of %a : tensor<?x4x?xf32> -> !shape.shape
        %c1 = shape.const_size 1
        %c9 = shape.const_size 9
        %1 = shape.get_extent %0, %c1 : !shape.shape, !shape.size -> !shape.size
        %2 = shape.rank %0 : !shape.shape -> !shape.size
        %3 = shape.num_elements %0 : !shape.shape -> !shape.size
        %4 = shape.dim %a, %c1 : tensor<?x4x?xf32>, !shape.size -> !shape.size
        %5 = shape.get_extent %0, %c9 : !shape.shape, !shape.size -> !shape.size
        %6 = shape.get_extent %0, %i : !shape.shape, index -> !shape.size
        "number"(%1) : (!shape.size) -> ()
        "number"(%2) : (!shape.size) -> ()
        "number"(%3) : (!shape.size) -> ()
        "number"(%4) : (!shape.size) -> ()
        "number"(%5) : (!shape.size) -> ()
        "number"(%6) : (!shape.size) -> ()""",
        ["4", "3", "4 * a0 * a2", "4", "?", "?"],
    ),
    "a rank that is asserted": (
        "%e: tensor<?xindex>",
        """%c2 = arith.constant 2 : index
        %0 = shape.rank %e : tensor<?xindex> -> index
        %1 = arith.cmpi eq, %0, %c2 : index
        cf.assert %1, ""
        "shape"(%e) : (tensor<?xindex>) -> ()
        "denoted"(%e) : (tensor<?xindex>) -> ()""",
        ["[2]", "[a0, a1]"],
    ),
    "unknown sizes stay unknown": (
        "%s: !shape.size, %a: tensor<?xf32>",
        """%0 = shape.const_size 0
        %1 = shape.mul %s, %0 : !shape.size, !shape.size -> !shape.size
        %2 = shape.add %s, %0 : !shape.size, !shape.size -> !shape.size
        %c0 = arith.constant 0 : index
        %3 = shape.dim %a, %c0 : tensor<?xf32>, index -> index
        %4 = shape.index_to_size %3
        %5 = shape.mul %4, %0 : !shape.size, !shape.size -> !shape.size
        "number"(%1) : (!shape.size) -> ()
        "number"(%2) : (!shape.size) -> ()
        "number"(%5) : (!shape.size) -> ()""",
        ["?", "?", "0"],
    ),
    "arithmetic": (
        "%a: tensor<?x?xf32>, %i: index",
        """%c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c6 = shape.const_size 6
        %n = shape.dim %a, %c0 : tensor<?x?xf32>, index -> !shape.size
        %m = shape.dim %a, %c1 : tensor<?x?xf32>, index -> !shape.size
        %0 = shape.add %n, %m : !shape.size, !shape.size -> !shape.size
        %1 = shape.mul %n, %c6 : !shape.size, !shape.size -> !shape.size
        %2 = shape.div %1, %c6 : !shape.size, !shape.size -> !shape.size
        %3 = shape.div %i, %c1 : index, index -> index
        %4 = shape.max %0, %n : !shape.size, !shape.size -> !shape.size
        %5 = shape.min %0, %n : !shape.size, !shape.size -> !shape.size
        %6 = shape.min %n, %m : !shape.size, !shape.size -> !shape.size
        %7 = shape.meet %n, %n : !shape.size, !shape.size -> !shape.size
        %8 = shape.meet %n, %c6 : !shape.size, !shape.size -> !shape.size
        "number"(%0) : (!shape.size) -> ()
        "number"(%2) : (!shape.size) -> ()
        "number"(%3) : (index) -> ()
        "number"(%4) : (!shape.size) -> ()
        "number"(%5) : (!shape.size) -> ()
        "number"(%6) : (!shape.size) -> ()
        "number"(%7) : (!shape.size) -> ()
        "number"(%8) : (!shape.size) -> ()""",
        ["a0 + a1", "a0", "?0", "a0 + a1", "a0", "min(a1, a0)", "a0", "?"],
    ),
    "meet of what cannot be an error informs its operands": (
        "%e: tensor<?xindex>, %i: index",
        """%0 = shape.const_shape [2, 3] : tensor<2xindex>
        %1 = shape.meet %e, %0 : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
        %c5 = arith.constant 5 : index
        %2 = shape.meet %i, %c5 : index, index -> index
        "denoted"(%e) : (tensor<?xindex>) -> ()
        "denoted"(%1) : (tensor<?xindex>) -> ()
        "number"(%i) : (index) -> ()""",
        ["[2, 3]", "[2, 3]", "5"],
    ),
    "meet of what may be an error does not": (
        "%a: tensor<?xf32>",
        """%0 = shape.shape_of %a : tensor<?xf32> -> !shape.shape
        %1 = shape.const_shape [3] : !shape.shape
        %2 = shape.meet %0, %1 : !shape.shape, !shape.shape -> !shape.shape
        %3 = shape.meet %0, %0 : !shape.shape, !shape.shape -> !shape.shape
        "denoted"(%2) : (!shape.shape) -> ()
        "denoted"(%3) : (!shape.shape) -> ()
        "shape"(%a) : (tensor<?xf32>) -> ()""",
        ["anything", "[a0]", "[a0]"],
    ),
    "any": (
        "%a: tensor<?x3xf32>, %b: tensor<2x?xf32>",
        """%0 = shape.shape_of %a : tensor<?x3xf32> -> !shape.shape
        %1 = shape.shape_of %b : tensor<2x?xf32> -> !shape.shape
        %2 = shape.any %0, %1 : !shape.shape, !shape.shape -> !shape.shape
        "denoted"(%2) : (!shape.shape) -> ()""",
        ["[2, 3]"],
    ),
    "broadcast of extent tensors": (
        "%a: tensor<?x1x?xf32>, %b: tensor<4x?xf32>",
        """%0 = shape.shape_of %a : tensor<?x1x?xf32> -> tensor<3xindex>
        %1 = shape.shape_of %b : tensor<4x?xf32> -> tensor<2xindex>
        %2 = shape.broadcast %0, %1 : tensor<3xindex>, tensor<2xindex> -> tensor<?xindex>
        "denoted"(%2) : (tensor<?xindex>) -> ()
        "shape"(%2) : (tensor<?xindex>) -> ()""",
        ["[a0, 4, broadcast(a2, b1)]", "[3]"],
    ),
    "broadcast that must be 1": (
        "%a: tensor<?x?xf32>, %b: tensor<?xf32>",
        """%0 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
        %1 = shape.shape_of %b : tensor<?xf32> -> tensor<1xindex>
        %2 = shape.broadcast %0, %1 : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
        %3 = shape.const_shape [5, 1] : tensor<2xindex>
        %4 = shape.shape_eq %2, %3 : tensor<2xindex>, tensor<2xindex>
        cf.assert %4, ""
        "shape"(%a) : (tensor<?x?xf32>) -> ()
        "shape"(%b) : (tensor<?xf32>) -> ()""",
        ["[5, 1]", "[1]"],
    ),
    "broadcast of shapes is known only if it surely is none but a shape": (
        "%a: tensor<?xf32>, %b: tensor<?x?xf32>",
        """%0 = shape.shape_of %a : tensor<?xf32> -> !shape.shape
        %1 = shape.shape_of %b : tensor<?x?xf32> -> !shape.shape
        %2 = shape.const_shape [4, 1] : !shape.shape
        %3 = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape
        %4 = shape.broadcast %0, %2 : !shape.shape, !shape.shape -> !shape.shape
        %5 = shape.is_broadcastable %0, %2 : !shape.shape, !shape.shape
        %6 = shape.is_broadcastable %0, %1 : !shape.shape, !shape.shape
        %7 = shape.is_broadcastable %1 : !shape.shape
        "denoted"(%3) : (!shape.shape) -> ()
        "denoted"(%4) : (!shape.shape) -> ()
        "truth"(%5) : (i1) -> ()
        "truth"(%6) : (i1) -> ()
        "truth"(%7) : (i1) -> ()""",
        ["anything", "[4, a0]", "True", "None", "True"],
    ),
    "concat, both ways": (
        "%a: tensor<?x4xf32>, %e: tensor<?xindex>, %f: tensor<3xindex>",
        """%0 = shape.shape_of %a : tensor<?x4xf32> -> tensor<2xindex>
        %1 = shape.concat %0, %e : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
        %2 = shape.shape_eq %1, %f : tensor<?xindex>, tensor<3xindex>
        cf.assert %2, ""
        %3 = shape.concat %0, %0 : tensor<2xindex>, tensor<2xindex> -> !shape.shape
        "shape"(%e) : (tensor<?xindex>) -> ()
        "denoted"(%3) : (!shape.shape) -> ()""",
        ["[1]", "[a0, 4, a0, 4]"],
    ),
    "split_at": (
        "%a: tensor<?x4x5xf32>, %i: index",
        """%0 = shape.shape_of %a : tensor<?x4x5xf32> -> !shape.shape
        %c1 = arith.constant 1 : index
        %m1 = arith.constant -1 : index
        %c4 = arith.constant 4 : index
        %1, %2 = "shape.split_at"(%0, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
        %3, %4 = "shape.split_at"(%0, %m1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
        %5, %6 = "shape.split_at"(%0, %c4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
        %7, %8 = "shape.split_at"(%0, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
        "denoted"(%1) : (!shape.shape) -> ()
        "denoted"(%4) : (!shape.shape) -> ()
        "denoted"(%5) : (!shape.shape) -> ()
        "denoted"(%8) : (!shape.shape) -> ()""",
        ["[a0]", "[5]", "[invalid]", "anything"],
    ),
    "witnesses": (
        "%a: tensor<?xf32>, %b: tensor<?xf32>, %u: i1",
        """%0 = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>
        %1 = shape.shape_of %b : tensor<?xf32> -> tensor<1xindex>
        %t = arith.constant true
        %w0 = shape.cstr_eq %0, %0 : tensor<1xindex>, tensor<1xindex>
        %w1 = shape.cstr_eq %0, %1 : tensor<1xindex>, tensor<1xindex>
        %w2 = shape.cstr_broadcastable %0, %0 : tensor<1xindex>, tensor<1xindex>
        %w3 = shape.cstr_broadcastable %0, %1 : tensor<1xindex>, tensor<1xindex>
        %w4 = shape.cstr_require %t, "yes"
        %w5 = shape.cstr_require %u, "maybe"
        %w6 = shape.assuming_all %w0, %w2, %w4
        %w7 = shape.assuming_all %w0, %w5
        %f = shape.const_witness false
        %w8 = shape.assuming_all %w5, %f
        "truth"(%w0) : (!shape.witness) -> ()
        "truth"(%w1) : (!shape.witness) -> ()
        "truth"(%w2) : (!shape.witness) -> ()
        "truth"(%w3) : (!shape.witness) -> ()
        "truth"(%w6) : (!shape.witness) -> ()
        "truth"(%w7) : (!shape.witness) -> ()
        "truth"(%w8) : (!shape.witness) -> ()
        "shape"(%a) : (tensor<?xf32>) -> ()
        "shape"(%b) : (tensor<?xf32>) -> ()""",
        ["True", "None", "True", "None", "True", "None", "False", "[a0]", "[b0]"],
    ),
    "values with shapes": (
        "%v: !shape.value_shape, %a: tensor<?x4xf32>, %s: !shape.shape, %k: tensor<2xindex>",
        """%0 = shape.shape_of %a : tensor<?x4xf32> -> !shape.shape
        %1 = shape.with_shape %a, %0 : tensor<?x4xf32>, !shape.shape
        %2 = shape.with_shape %a, %s : tensor<?x4xf32>, !shape.shape
        %3 = shape.with_shape %v, %0 : !shape.value_shape, !shape.shape
        %4 = shape.value_of %1 : tensor<?x?xf32>
        %5 = shape.value_as_shape %k : tensor<2xindex> -> !shape.shape
        %6 = shape.value_as_shape %k : tensor<2xindex> -> tensor<2xindex>
        %7 = "shape.debug_print"(%0) : (!shape.shape) -> !shape.shape
        "denoted"(%1) : (!shape.value_shape) -> ()
        "denoted"(%2) : (!shape.value_shape) -> ()
        "denoted"(%3) : (!shape.value_shape) -> ()
        "shape"(%4) : (tensor<?x?xf32>) -> ()
        "denoted"(%7) : (!shape.shape) -> ()""",
        ["[b0, 4]", "anything", "anything", "[b0, 4]", "[b0, 4]"],
    ),
    "negative elements of a value are unknown extents": (
        "",
        """%0 = arith.constant dense<[2, -1]> : tensor<2xindex>
        %1 = shape.value_as_shape %0 : tensor<2xindex> -> !shape.shape
        %2 = shape.num_elements %1 : !shape.shape -> !shape.size
        %3 = arith.constant dense<[0, -1]> : tensor<2xindex>
        %4 = shape.value_as_shape %3 : tensor<2xindex> -> !shape.shape
        %5 = shape.num_elements %4 : !shape.shape -> !shape.size
        "number"(%2) : (!shape.size) -> ()
        "number"(%5) : (!shape.size) -> ()""",
        ["2 * ?0", "?"],
    ),
}


@pytest.mark.parametrize("name", list(CASES))
def test_shape(name: str) -> None:
    arguments, body, expected = CASES[name]
    assert facts_of(arguments, body) == expected


def test_what_cannot_be() -> None:
    assert contradictions_of(
        "%e: tensor<?xindex>",
        """%0 = shape.const_shape [2, 3] : tensor<2xindex>
        %1 = shape.const_shape [2, 3, 4] : tensor<3xindex>
        %2 = shape.meet %e, %0 : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
        %3 = shape.meet %e, %1 : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>""",
    ) == ["shape.meet"]
