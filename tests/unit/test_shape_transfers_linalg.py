"""What linalg ops say of shapes: extents that a loop has in common, inits, and what only has to be large enough."""

from __future__ import annotations

import pytest

from pyopt.dialects.linalg.structure import STRUCTURED
from pyopt.dialects.linalg.table import CONVOLUTIONS
from tests.unit.shape_facts import contradictions_of, facts_of

T = "tensor<?x?xf32>"

CASES = {
    "matmul: the inner dimension, both ways": (
        "%a: tensor<?x?xf32>, %b: tensor<8x?xf32>, %c: tensor<?x?xf32>",
        """%0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<8x?xf32>)
               outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
        %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<3x5xf32>
        "shape"(%a) : (tensor<?x?xf32>) -> ()
        "shape"(%b) : (tensor<8x?xf32>) -> ()
        "shape"(%c) : (tensor<?x?xf32>) -> ()
        "shape"(%0) : (tensor<?x?xf32>) -> ()""",
        ["[3, 8]", "[8, 5]", "[3, 5]", "[3, 5]"],
    ),
    "matmul: symbolic extents are equal": (
        "%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>",
        """%0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)
               outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
        "shape"(%a) : (tensor<?x?xf32>) -> ()
        "shape"(%b) : (tensor<?x?xf32>) -> ()
        "shape"(%0) : (tensor<?x?xf32>) -> ()""",
        ["[c0, b0]", "[b0, c1]", "[c0, c1]"],
    ),
    "matmul on buffers": (
        "%a: memref<?x?xf32>, %b: memref<8x?xf32>, %c: memref<2x?xf32>",
        """linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<8x?xf32>) outs(%c : memref<2x?xf32>)
        "shape"(%a) : (memref<?x?xf32>) -> ()""",
        ["[2, 8]"],
    ),
    "batch_matmul and fill": (
        "%a: tensor<?x?x?xf32>, %b: tensor<4x?x6xf32>, %c: tensor<?x?x?xf32>, %f: f32",
        """%z = linalg.fill ins(%f : f32) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
        %0 = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xf32>, tensor<4x?x6xf32>)
               outs(%z : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
        "shape"(%a) : (tensor<?x?x?xf32>) -> ()
        "shape"(%c) : (tensor<?x?x?xf32>) -> ()""",
        ["[4, c1, b1]", "[4, c1, 6]"],
    ),
    "convolution: the window and the channels; the image only has to be large enough": (
        "%i: tensor<?x?x?x?xf32>, %f: tensor<3x3x?x?xf32>, %o: tensor<1x8x8x16xf32>",
        """%0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
               ins(%i, %f : tensor<?x?x?x?xf32>, tensor<3x3x?x?xf32>) outs(%o : tensor<1x8x8x16xf32>)
               -> tensor<1x8x8x16xf32>
        "shape"(%i) : (tensor<?x?x?x?xf32>) -> ()
        "shape"(%f) : (tensor<3x3x?x?xf32>) -> ()""",
        ["[1, a1, a2, b2]", "[3, 3, b2, 16]"],
    ),
    "pooling": (
        "%i: tensor<?x?x?x?xf32>, %w: tensor<2x2xf32>, %o: tensor<?x4x4x3xf32>",
        """%0 = linalg.pooling_nhwc_max ins(%i, %w : tensor<?x?x?x?xf32>, tensor<2x2xf32>)
               outs(%o : tensor<?x4x4x3xf32>) -> tensor<?x4x4x3xf32>
        "shape"(%i) : (tensor<?x?x?x?xf32>) -> ()
        "shape"(%0) : (tensor<?x4x4x3xf32>) -> ()""",
        ["[c0, a1, a2, 3]", "[c0, 4, 4, 3]"],
    ),
    "generic": (
        "%a: tensor<?x?xf32>, %b: tensor<?xf32>, %c: tensor<7xf32>",
        """%0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0 + d1)>,
                                       affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
               ins(%a, %b : tensor<?x?xf32>, tensor<?xf32>) outs(%c : tensor<7xf32>) {
        ^bb0(%x: f32, %y: f32, %z: f32):
          %1 = arith.addf %x, %z : f32
          linalg.yield %1 : f32
        } -> tensor<7xf32>
        "shape"(%a) : (tensor<?x?xf32>) -> ()
        "shape"(%b) : (tensor<?xf32>) -> ()""",
        ["[a0, 7]", "[b0]"],
    ),
    "transpose, broadcast, reduce, map": (
        "%a: tensor<?x?xf32>, %t: tensor<?x?xf32>, %b: tensor<?x?x5xf32>, %r: tensor<?xf32>, %m: tensor<3xf32>",
        """%n = tensor.cast %m : tensor<3xf32> to tensor<?xf32>
        %0 = linalg.transpose ins(%a : tensor<?x?xf32>) outs(%t : tensor<?x?xf32>) permutation = [1, 0]
        %1 = linalg.broadcast ins(%0 : tensor<?x?xf32>) outs(%b : tensor<?x?x5xf32>) dimensions = [2]
        %2 = linalg.reduce ins(%1 : tensor<?x?x5xf32>) outs(%r : tensor<?xf32>) dimensions = [0, 2]
          (%in: f32, %init: f32) {
            %s = arith.addf %in, %init : f32
            linalg.yield %s : f32
          }
        %3 = linalg.map ins(%2 : tensor<?xf32>) outs(%n : tensor<?xf32>) (%in: f32, %out: f32) {
            linalg.yield %in : f32
          }
        "shape"(%a) : (tensor<?x?xf32>) -> ()
        "shape"(%1) : (tensor<?x?x5xf32>) -> ()
        "shape"(%r) : (tensor<?xf32>) -> ()""",
        ["[3, c0]", "[c0, 3, 5]", "[3]"],
    ),
    "elementwise named ops": (
        "%a: tensor<?x?xf32>, %b: tensor<?x4xf32>, %c: tensor<3x?xf32>",
        """%0 = linalg.add ins(%a, %b : tensor<?x?xf32>, tensor<?x4xf32>) outs(%c : tensor<3x?xf32>) -> tensor<3x?xf32>
        "shape"(%a) : (tensor<?x?xf32>) -> ()""",
        ["[3, 4]"],
    ),
    "softmax": (
        "%a: tensor<?x?xf32>, %b: tensor<2x?xf32>",
        """%0 = linalg.softmax dimension(1) ins(%a : tensor<?x?xf32>) outs(%b : tensor<2x?xf32>) -> tensor<2x?xf32>
        "shape"(%a) : (tensor<?x?xf32>) -> ()
        "shape"(%0) : (tensor<2x?xf32>) -> ()""",
        ["[2, b1]", "[2, b1]"],
    ),
    "winograd": (
        "%f: tensor<2x3x3x?xf32>, %g: tensor<6x6x?x?xf32>, %i: tensor<2x10x?x5xf32>, %h: tensor<6x6x?x?x?x?xf32>, "
        "%v: tensor<6x6x1x4x2x2xf32>, %o: tensor<?x?x?x?xf32>",
        """%0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x?xf32>)
               outs(%g : tensor<6x6x?x?xf32>) -> tensor<6x6x?x?xf32>
        %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x?x5xf32>)
               outs(%h : tensor<6x6x?x?x?x?xf32>) -> tensor<6x6x?x?x?x?xf32>
        %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x6x1x4x2x2xf32>)
               outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
        "shape"(%0) : (tensor<6x6x?x?xf32>) -> ()
        "shape"(%1) : (tensor<6x6x?x?x?x?xf32>) -> ()
        "shape"(%2) : (tensor<?x?x?x?xf32>) -> ()""",
        ["[6, 6, a3, 2]", "[6, 6, 2, d3, 2, 5]", "[2, 4, 16, 2]"],
    ),
}


@pytest.mark.parametrize("name", list(CASES))
def test_linalg(name: str) -> None:
    arguments, body, expected = CASES[name]
    assert facts_of(arguments, body) == expected


def test_what_cannot_be() -> None:
    assert contradictions_of(
        "%a: tensor<2x3xf32>, %b: tensor<4x5xf32>, %c: tensor<2x5xf32>",
        """%x = tensor.cast %a : tensor<2x3xf32> to tensor<?x?xf32>
        %0 = linalg.matmul ins(%x, %b : tensor<?x?xf32>, tensor<4x5xf32>)
               outs(%c : tensor<2x5xf32>) -> tensor<2x5xf32>""",
    ) == ["linalg.matmul"]


def test_no_convolution_is_forgotten() -> None:
    assert {"linalg." + row.partition(":")[0].partition(" ")[0] for row, _ in CONVOLUTIONS} <= STRUCTURED
