"""Older forms of ops and their twins in today's text, for test_upgrade_dialects.py."""

from __future__ import annotations

from typing import Final

MAPS: Final = "indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [\"parallel\"]"
BODY: Final = """{
^bb0(%x: f32, %y: f32):
  %z = arith.addf %x, %y : f32
  linalg.yield %z : f32
}"""

CASES: Final[list[tuple[str, str, str, str]]] = [
    # linalg
    (
        "generic of buffers",
        "%a: memref<4xf32>, %b: memref<4xf32>",
        f"linalg.generic {{args_in = 1, args_out = 1, {MAPS}}} %a, %b {BODY} : memref<4xf32>, memref<4xf32>",
        f"linalg.generic {{{MAPS}}} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {BODY}",
    ),
    (
        "generic with a trait and attributes",
        "%a: memref<4xf32>, %b: memref<4xf32>",
        f"""
#trait = {{args_in = 1, args_out = 1, {MAPS}, doc = "two"}}
linalg.generic #trait %a, %b {{library_call = "f"}} {BODY} : memref<4xf32>, memref<4xf32>
linalg.generic #trait %b, %a {BODY} : memref<4xf32>, memref<4xf32>""",
        f"""
linalg.generic {{{MAPS}, doc = "two"}} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) attrs = {{library_call = "f"}} {BODY}
linalg.generic {{{MAPS}, doc = "two"}} ins(%b : memref<4xf32>) outs(%a : memref<4xf32>) {BODY}""",
    ),
    (
        "generic of 2019 with a function",
        "%a: memref<4xf32>, %b: memref<4xf32>",
        """
func private @add(f32, f32) -> f32
linalg.generic {n_views = [1, 1], n_loop_types = [1, 0, 0], fun = @add, indexing_maps = [(i) -> (i), (i) -> (i)]} %a, %b : memref<4xf32>, memref<4xf32>""",
        f"""
func.func private @add(f32, f32) -> f32
linalg.generic {{{MAPS}}} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {{
^bb0(%x: f32, %y: f32):
  %z = func.call @add(%x, %y) : (f32, f32) -> f32
  linalg.yield %z : f32
}}""",
    ),
    (
        "generic without an output",
        "%a: tensor<?x4xf32>",
        """
%r = linalg.generic {args_in = 1, args_out = 1, indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]} %a {
^bb0(%x: f32):
  linalg.yield %x : f32
} : tensor<?x4xf32> -> tensor<4x?xf32>""",
        """
%c0 = arith.constant 0 : index
%n = tensor.dim %a, %c0 : tensor<?x4xf32>
%e = tensor.empty(%n) : tensor<4x?xf32>
%r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x4xf32>) outs(%e : tensor<4x?xf32>) {
^bb0(%x: f32, %y: f32):
  linalg.yield %x : f32
} -> tensor<4x?xf32>""",
    ),
    (
        "window loops",
        "%a: memref<4xf32>, %b: memref<4xf32>",
        f"linalg.generic {{args_in = 1, args_out = 1, {MAPS.replace('parallel', 'window')}}} %a, %b {BODY} : memref<4xf32>, memref<4xf32>",
        f"linalg.generic {{{MAPS.replace('parallel', 'reduction')}}} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {BODY}",
    ),
    (
        "indexed_generic",
        "%a: memref<4xf32>, %b: memref<4xf32>, %t: tensor<4xindex>",
        f"""
linalg.indexed_generic {{args_in = 1, args_out = 1, {MAPS}}} %a, %b {{
^bb0(%i: index, %x: f32, %y: f32):
  linalg.yield %x : f32
}} : memref<4xf32>, memref<4xf32>
%r = linalg.indexed_generic {{{MAPS}}} ins(%t : tensor<4xindex>) outs(%t : tensor<4xindex>) {{
^bb0(%i: index, %x: index, %y: index):
  %z = addi %i, %x : index
  linalg.yield %z : index
}} -> tensor<4xindex>""",
        f"""
linalg.generic {{{MAPS}}} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {{
^bb0(%x: f32, %y: f32):
  %i = linalg.index 0 : index
  linalg.yield %x : f32
}}
%r = linalg.generic {{{MAPS}}} ins(%t : tensor<4xindex>) outs(%t : tensor<4xindex>) {{
^bb0(%x: index, %y: index):
  %i = linalg.index 0 : index
  %z = arith.addi %i, %x : index
  linalg.yield %z : index
}} -> tensor<4xindex>""",
    ),
    (
        "named ops",
        "%a: memref<4x4xf32>, %v: memref<4xf32>, %t: tensor<4x4xf32>",
        """
linalg.matmul(%a, %a, %a) : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
linalg.matvec %a, %v, %v : (memref<4x4xf32>, memref<4xf32>, memref<4xf32>)
%0 = linalg.matmul %t, %t, %t : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>""",
        """
linalg.matmul ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
linalg.matvec ins(%a, %v : memref<4x4xf32>, memref<4xf32>) outs(%v : memref<4xf32>)
%0 = linalg.matmul ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>""",
    ),
    (
        "fill in either order",
        "%a: memref<4xf32>, %t: tensor<4xf32>, %f: f32",
        """
linalg.fill(%a, %f) : memref<4xf32>, f32
linalg.fill(%f, %a) : f32, memref<4xf32>
%0 = linalg.fill(%f, %t) : f32, tensor<4xf32> -> tensor<4xf32>""",
        """
linalg.fill ins(%f : f32) outs(%a : memref<4xf32>)
linalg.fill ins(%f : f32) outs(%a : memref<4xf32>)
%0 = linalg.fill ins(%f : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>""",
    ),
    (
        "copy",
        "%a: memref<4x8xf32>, %b: memref<8x4xf32>",
        """
linalg.copy(%a, %a) : memref<4x8xf32>, memref<4x8xf32>
linalg.copy(%a, %b) {outputPermutation = (i, j) -> (j, i)} : memref<4x8xf32>, memref<8x4xf32>""",
        """
linalg.copy ins(%a : memref<4x8xf32>) outs(%a : memref<4x8xf32>)
linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4x8xf32>) outs(%b : memref<8x4xf32>) {
^bb0(%x: f32, %y: f32):
  linalg.yield %x : f32
}""",
    ),
    (
        "conv",
        "%w: memref<3x3x2x1xf32>, %i: memref<1x8x8x2xf32>, %o: memref<1x3x2x1xf32>",
        "linalg.conv(%w, %i, %o) {dilations = [1, 2], strides = [2, 2]} : memref<3x3x2x1xf32>, memref<1x8x8x2xf32>, memref<1x3x2x1xf32>",
        "linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} "
        "ins(%i, %w : memref<1x8x8x2xf32>, memref<3x3x2x1xf32>) outs(%o : memref<1x3x2x1xf32>)",
    ),
    (
        "other names",
        "%a: memref<4x4xi8>, %b: memref<4x4xi32>",
        "linalg.matmul_i8_i8_i32 ins(%a, %a : memref<4x4xi8>, memref<4x4xi8>) outs(%b : memref<4x4xi32>)",
        "linalg.matmul ins(%a, %a : memref<4x4xi8>, memref<4x4xi8>) outs(%b : memref<4x4xi32>)",
    ),
    (
        "init_tensor and pad_tensor",
        "%n: index, %f: f32",
        """
%0 = linalg.init_tensor [4, %n] : tensor<4x?xf32>
%1 = linalg.init_tensor [4, 8] : tensor<4x8xf32>
%2 = linalg.pad_tensor %0 low[1, %n] high[0, 0] {
^bb0(%i: index, %j: index):
  linalg.yield %f : f32
} : tensor<4x?xf32> to tensor<5x?xf32>""",
        """
%0 = tensor.empty(%n) : tensor<4x?xf32>
%1 = tensor.empty() : tensor<4x8xf32>
%2 = tensor.pad %0 low[1, %n] high[0, 0] {
^bb0(%i: index, %j: index):
  tensor.yield %f : f32
} : tensor<4x?xf32> to tensor<5x?xf32>""",
    ),
    (
        "pack and unpack",
        "%t: tensor<4xf32>, %p: tensor<2x2xf32>",
        """
%0 = linalg.pack %t inner_dims_pos = [0] inner_tiles = [2] into %p : tensor<4xf32> -> tensor<2x2xf32>
%1 = linalg.unpack %0 inner_dims_pos = [0] inner_tiles = [2] into %t : tensor<2x2xf32> -> tensor<4xf32>""",
        """
%0 = tensor.pack %t inner_dims_pos = [0] inner_tiles = [2] into %p : tensor<4xf32> -> tensor<2x2xf32>
%1 = tensor.unpack %0 inner_dims_pos = [0] inner_tiles = [2] into %t : tensor<2x2xf32> -> tensor<4xf32>""",
    ),
    # reshapes
    (
        "reshape by maps",
        "%t: tensor<?x4x2xf32>, %m: memref<4x8xf32>",
        """
#first = affine_map<(i, j, k) -> (i, j)>
%0 = linalg.tensor_reshape %t [#first, affine_map<(i, j, k) -> (k)>] : tensor<?x4x2xf32> into tensor<?x2xf32>
%1 = linalg.tensor_reshape %0 [#first, (i, j, k) -> (k)] : tensor<?x2xf32> into tensor<?x4x2xf32>
%2 = linalg.reshape %m [(i, j) -> (i, j)] : memref<4x8xf32> into memref<32xf32>
%3 = linalg.reshape %2 [(i, j) -> (i, j)] : memref<32xf32> into memref<4x8xf32>""",
        """
%0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x4x2xf32> into tensor<?x2xf32>
%c0 = arith.constant 0 : index
%d = tensor.dim %0, %c0 : tensor<?x2xf32>
%c4 = arith.constant 4 : index
%n = arith.divui %d, %c4 : index
%1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%n, 4, 2] : tensor<?x2xf32> into tensor<?x4x2xf32>
%2 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
%3 = memref.expand_shape %2 [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>""",
    ),
    (
        "reshape by lists",
        "%t: tensor<4x8xf32>",
        """
%0 = linalg.tensor_collapse_shape %t [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
%1 = linalg.tensor_expand_shape %0 [[0, 1]] : tensor<32xf32> into tensor<4x8xf32>""",
        """
%0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
%1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>""",
    ),
    (
        "expand_shape without output_shape",
        "%t: tensor<?xf32>, %m: memref<?x4xf32>",
        """
%0 = tensor.expand_shape %t [[0, 1]] : tensor<?xf32> into tensor<?x1xf32>
%1 = memref.expand_shape %m [[0, 1], [2]] : memref<?x4xf32> into memref<2x?x4xf32>""",
        """
%c0 = arith.constant 0 : index
%d = tensor.dim %t, %c0 : tensor<?xf32>
%0 = tensor.expand_shape %t [[0, 1]] output_shape [%d, 1] : tensor<?xf32> into tensor<?x1xf32>
%e = memref.dim %m, %c0 : memref<?x4xf32>
%c2 = arith.constant 2 : index
%s = arith.divui %e, %c2 : index
%1 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, %s, 4] : memref<?x4xf32> into memref<2x?x4xf32>""",
    ),
    # memref and bufferization
    (
        "tensors and buffers of 2021",
        "%m: memref<4xf32>, %t: tensor<4xf32>",
        """
%0 = memref.tensor_load %m : memref<4xf32>
memref.tensor_store %t, %m : memref<4xf32>
%1 = memref.buffer_cast %t : memref<4xf32>
%2 = memref.clone %m : memref<4xf32> to memref<4xf32>""",
        """
%c = bufferization.clone %m : memref<4xf32> to memref<4xf32>
%0 = bufferization.to_tensor %c restrict : memref<4xf32>
bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
%1 = bufferization.to_memref %t : memref<4xf32>
%2 = bufferization.clone %m : memref<4xf32> to memref<4xf32>""",
    ),
    (
        "tensors and buffers of 2025",
        "%m: memref<4xf32>, %t: tensor<4xf32>",
        """
%0 = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>
%1 = bufferization.to_buffer %t read_only : tensor<4xf32> to memref<4xf32>
%2 = bufferization.to_memref %t : tensor<4xf32> to memref<4xf32>""",
        """
%0 = bufferization.to_tensor %m restrict writable : memref<4xf32>
%1 = bufferization.to_memref %t read_only : memref<4xf32>
%2 = bufferization.to_memref %t : memref<4xf32>""",
    ),
    (
        "atomic_rmw",
        "%m: memref<4xf32>, %i: index, %f: f32",
        "%0 = memref.atomic_rmw maxf %f, %m[%i] : (f32, memref<4xf32>) -> f32",
        "%0 = memref.atomic_rmw maximumf %f, %m[%i] : (f32, memref<4xf32>) -> f32",
    ),
    # vector
    (
        "transfers with plain operands",
        "%m: memref<?x?xf32>, %i: index, %f: f32",
        """
%0 = vector.transfer_read %m, %i, %i {permutation_map: (d0, d1) -> (d0)} : (memref<?x?xf32>, index, index) -> vector<4xf32>
%1 = vector.transfer_read %m, %i, %i, %f {permutation_map: (d0, d1) -> (d0)} : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
vector.transfer_write %0, %m, %i, %i {permutation_map: (d0, d1) -> (d0)} : vector<4xf32>, memref<?x?xf32>, index, index
vector_transfer_write %1, %m, %i, %i {permutation_map: (d0, d1) -> (d0)} : vector<4xf32>, memref<?x?xf32>, index, index
%2 = vector_transfer_read %m, %i, %i {permutation_map: (d0, d1) -> (d1)} : (memref<?x?xf32>, index, index) -> vector<4xf32>""",
        """
%p = arith.constant 0.0 : f32
%0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
%1 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
vector.transfer_write %0, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
vector.transfer_write %1, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
%q = arith.constant 0.0 : f32
%2 = vector.transfer_read %m[%i, %i], %q {permutation_map = affine_map<(d0, d1) -> (d1)>} : memref<?x?xf32>, vector<4xf32>""",
    ),
    (
        "transfers with brackets",
        "%m: memref<?x?xf32>, %w: memref<8xvector<4xi32>>, %i: index, %f: f32",
        """
%0 = vector.transfer_read %m[%i, %i], (%f) {permutation_map = (d0, d1) -> (d1)} : memref<?x?xf32>, vector<4xf32>
%1 = vector.transfer_read %m[%i, %i], %f {masked = [false]} : memref<?x?xf32>, vector<4xf32>
%2 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<2x4xf32>
vector.transfer_write %1, %m[%i, %i] {masked = [true]} : vector<4xf32>, memref<?x?xf32>
%3 = vector.transfer_read %w[%i] : memref<8xvector<4xi32>>, vector<4xi32>""",
        """
%0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1)>} : memref<?x?xf32>, vector<4xf32>
%1 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
%2 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<2x4xf32>
vector.transfer_write %1, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
%p = arith.constant dense<0> : vector<4xi32>
%3 = vector.transfer_read %w[%i], %p : memref<8xvector<4xi32>>, vector<4xi32>""",
    ),
    (
        "reductions",
        "%v: vector<4xf32>, %w: vector<2x4xf32>, %n: vector<4xi32>, %f: f32",
        """
%0 = vector.reduction "add", %v : vector<4xf32> into f32
%1 = vector.reduction "max", %v, %f : vector<4xf32> into f32
%2 = vector.reduction "min", %n : vector<4xi32> into i32
%3 = vector.reduction <maxf>, %v, %f : vector<4xf32> into f32
%4 = vector.multi_reduction #vector.kind<add>, %w [0] : vector<2x4xf32> to vector<4xf32>
%5 = vector.multi_reduction #vector.kind<minf>, %w, %v [0] : vector<2x4xf32> to vector<4xf32>
%6 = vector.multi_reduction <mul>, %n [0] : vector<4xi32> to i32""",
        """
%0 = vector.reduction <add>, %v : vector<4xf32> into f32
%1 = vector.reduction <maximumf>, %v, %f : vector<4xf32> into f32
%2 = vector.reduction <minsi>, %n : vector<4xi32> into i32
%3 = vector.reduction <maximumf>, %v, %f : vector<4xf32> into f32
%a = arith.constant dense<0.0> : vector<4xf32>
%4 = vector.multi_reduction <add>, %w, %a [0] : vector<2x4xf32> to vector<4xf32>
%5 = vector.multi_reduction <minimumf>, %w, %v [0] : vector<2x4xf32> to vector<4xf32>
%b = arith.constant 1 : i32
%6 = vector.multi_reduction <mul>, %n, %b [0] : vector<4xi32> to i32""",
    ),
    (
        "contractions",
        "%v: vector<2x2xf32>, %a: vector<2xf32>",
        """
#trait = {indexing_maps = [(i, j, k) -> (i, k), (i, j, k) -> (k, j), (i, j, k) -> (i, j)], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<max>}
%0 = vector.contract #trait %v, %v, %v : vector<2x2xf32>, vector<2x2xf32> into vector<2x2xf32>
%1 = vector.contract #trait %0, %v, %v : vector<2x2xf32>, vector<2x2xf32> into vector<2x2xf32>
%2 = vector.outerproduct %a, %a, %v {kind = #vector.kind<minf>} : vector<2xf32>, vector<2xf32>""",
        """
#trait = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maximumf>}
%0 = vector.contract #trait %v, %v, %v : vector<2x2xf32>, vector<2x2xf32> into vector<2x2xf32>
%1 = vector.contract #trait %0, %v, %v : vector<2x2xf32>, vector<2x2xf32> into vector<2x2xf32>
%2 = vector.outerproduct %a, %a, %v {kind = #vector.kind<minimumf>} : vector<2xf32>, vector<2xf32>""",
    ),
    (
        "extract and insert",
        "%v: vector<2x4xf32>, %s: vector<[4]x2xf32>",
        """
%0 = vector.extract %v[1] : vector<2x4xf32>
%1 = vector.extract %v[1 : i32, 2 : i32] : vector<2x4xf32>
%2 = vector.extractelement %v[1 : i32] : vector<2x4xf32>
%3 = vector.insertelement %1, %0[1 : i32] : f32 into vector<4xf32>
%4 = vector.insert %1, %0[1 : i32] : f32 into vector<4xf32>
%5 = vector.extract %s[1] : vector<[4]x2xf32>
%6 = vector.strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>""",
        """
%0 = vector.extract %v[1] : vector<4xf32> from vector<2x4xf32>
%1 = vector.extract %v[1, 2] : f32 from vector<2x4xf32>
%2 = vector.extract %v[1] : vector<4xf32> from vector<2x4xf32>
%3 = vector.insert %1, %0[1] : f32 into vector<4xf32>
%4 = vector.insert %1, %0[1] : f32 into vector<4xf32>
%5 = vector.extract %s[1] : vector<2xf32> from vector<[4]x2xf32>
%6 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>""",
    ),
    (
        "masked memory ops without indices",
        "%m: memref<?xf32>, %k: vector<4xi1>, %i: vector<4xi32>, %v: vector<4xf32>",
        """
%0 = vector.maskedload %m, %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
vector.maskedstore %m, %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
%1 = vector.expandload %m, %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
vector.compressstore %m, %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
%2 = vector.gather %m, %i, %k, %v : (memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
vector.scatter %m, %i, %k, %v : vector<4xi32>, vector<4xi1>, vector<4xf32>, memref<?xf32>""",
        """
%c0 = arith.constant 0 : index
%0 = vector.maskedload %m[%c0], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
vector.maskedstore %m[%c0], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
%1 = vector.expandload %m[%c0], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
vector.compressstore %m[%c0], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
%2 = vector.gather %m[%c0] [%i], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
vector.scatter %m[%c0] [%i], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>""",
    ),
    # scf and affine
    (
        "foreach_thread",
        "%n: index, %t: tensor<4xf32>",
        """
%0 = scf.foreach_thread (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
  %x = tensor.extract_slice %o[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
  scf.foreach_thread.perform_concurrently {
    tensor.parallel_insert_slice %x into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
  }
}
%1 = scf.foreach_thread (%i) in (%n) -> (tensor<4xf32>) {
  %x = tensor.extract_slice %t[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
  scf.foreach_thread.perform_concurrently {
    scf.foreach_thread.parallel_insert_slice %x into %t[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
  }
}
scf.foreach_thread (%i) in (%n) -> () {
}""",
        """
%0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
  %x = tensor.extract_slice %o[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
  scf.forall.in_parallel {
    tensor.parallel_insert_slice %x into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
  }
}
%1 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
  %x = tensor.extract_slice %t[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
  scf.forall.in_parallel {
    tensor.parallel_insert_slice %x into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
  }
}
scf.forall (%i) in (%n) {
}""",
    ),
    (
        "parallel with several reductions",
        "%n: index, %f: f32",
        """
%0:2 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f, %f) -> (f32, f32) {
  scf.reduce(%f) : f32 {
  ^bb0(%l: f32, %r: f32):
    %s = addf %l, %r : f32
    scf.reduce.return %s : f32
  }
  scf.reduce(%f) : f32 {
  ^bb0(%l: f32, %r: f32):
    scf.reduce.return %l : f32
  }
  scf.yield
}
loop.parallel (%i) = (%n) to (%n) step (%n) {
  loop.yield
}
scf.parallel (%i) = (%n) to (%n) step (%n) {
  scf.yield
}""",
        """
%0:2 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f, %f) -> (f32, f32) {
  scf.reduce(%f, %f : f32, f32) {
  ^bb0(%l: f32, %r: f32):
    %s = arith.addf %l, %r : f32
    scf.reduce.return %s : f32
  }, {
  ^bb0(%l: f32, %r: f32):
    scf.reduce.return %l : f32
  }
}
scf.parallel (%i) = (%n) to (%n) step (%n) {
}
scf.parallel (%i) = (%n) to (%n) step (%n) {
  scf.reduce
}""",
    ),
    (
        "affine bounds and conditions",
        "%n: index",
        """
affine.if () : (1 >= 0) () {
}
affine.if (i)[s] : (i - s >= 0) (%n)[%n] {
} else {
}
affine.for %i = max (d0)[s0] -> (d0, s0)(%n)[%n] to min (d0) -> (d0, 10)(%n) {
}""",
        """
affine.if affine_set<() : (1 >= 0)>() {
}
affine.if affine_set<(i)[s] : (i - s >= 0)>(%n)[%n] {
} else {
}
affine.for %i = max affine_map<(d0)[s0] -> (d0, s0)>(%n)[%n] to min affine_map<(d0) -> (d0, 10)>(%n) {
}""",
    ),
    (
        "indices with numbers for bounds",
        "%n: index",
        """
%0:3 = affine.delinearize_index %n into (4, 5) : index, index, index
%1:2 = affine.delinearize_index %n into (4, %n) : index, index
%2 = affine.linearize_index disjoint [%n, %n, %n] by (4, 5) : index
%3 = affine.linearize_index [%n, %n] by (%n, %n) : index""",
        """
%c1 = arith.constant 1 : index
%c4 = arith.constant 4 : index
%c5 = arith.constant 5 : index
%0:3 = affine.delinearize_index %n into (%c1, %c4, %c5) : index, index, index
%1:2 = affine.delinearize_index %n into (%c4, %n) : index, index
%a = arith.muli %n, %c4 : index
%b = arith.addi %a, %n : index
%c = arith.muli %b, %c5 : index
%2 = arith.addi %c, %n : index
%d = arith.muli %n, %n : index
%3 = arith.addi %d, %n : index""",
    ),
    # tensor
    (
        "tensors of elements",
        "%n: index, %a: i32",
        """
%0 = dynamic_tensor_from_elements %n {
^bb0(%i: index):
  yield %a : i32
} : tensor<?xi32>
%1 = tensor_from_elements(%a, %a) : tensor<2xi32>""",
        """
%0 = tensor.generate %n {
^bb0(%i: index):
  tensor.yield %a : i32
} : tensor<?xi32>
%1 = tensor.from_elements %a, %a : tensor<2xi32>""",
    ),
    # shape
    (
        "shapes without types",
        "%s: !shape.shape, %z: !shape.size, %t: tensor<?xf32>, %x: tensor<?xindex>",
        """
%0 = shape.const_shape [1, 2]
%1 = shape.shape_of %t : tensor<?xf32>
%2 = shape.broadcast %s, %s
%3 = shape.num_elements %s
%4 = shape.get_extent %s, 0
%5 = shape.get_extent %s, %z : !shape.shape, !shape.size
%6 = shape.to_extent_tensor %s : tensor<?xindex>
%7 = shape.rank %s
%8 = shape.mul %z, %z
%9 = shape.size_to_index %z
%10 = shape.cstr_broadcastable %s, %s
%11 = shape.join %s, %s : !shape.shape, !shape.shape -> !shape.shape
%12 = shape.broadcast %x, %x : tensor<?xindex>, tensor<?xindex>
%13 = shape.from_extents %9, %9
%14 = shape.join %s, %s""",
        """
%0 = shape.const_shape [1, 2] : !shape.shape
%1 = shape.shape_of %t : tensor<?xf32> -> !shape.shape
%2 = shape.broadcast %s, %s : !shape.shape, !shape.shape -> !shape.shape
%3 = shape.num_elements %s : !shape.shape -> !shape.size
%c = shape.const_size 0
%4 = shape.get_extent %s, %c : !shape.shape, !shape.size -> !shape.size
%5 = shape.get_extent %s, %z : !shape.shape, !shape.size -> !shape.size
%6 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
%7 = shape.rank %s : !shape.shape -> !shape.size
%8 = shape.mul %z, %z : !shape.size, !shape.size -> !shape.size
%9 = shape.size_to_index %z : !shape.size
%10 = shape.cstr_broadcastable %s, %s : !shape.shape, !shape.shape
%11 = shape.meet %s, %s : !shape.shape, !shape.shape -> !shape.shape
%12 = shape.broadcast %x, %x : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
%13 = shape.from_extents %9, %9 : index, index
%14 = shape.meet %s, %s : !shape.shape, !shape.shape -> !shape.shape""",
    ),
    (
        "shape.reduce",
        "%s: !shape.shape, %z: !shape.size",
        """
%0 = shape.reduce %s, %z -> !shape.size {
^bb0(%i: index, %d: !shape.size, %a: !shape.size):
  %m = shape.mul %d, %a
  shape.yield %m : !shape.size
}""",
        """
%0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
^bb0(%i: index, %d: !shape.size, %a: !shape.size):
  %m = shape.mul %d, %a : !shape.size, !shape.size -> !shape.size
  shape.yield %m : !shape.size
}""",
    ),
    (
        "ops behind ops of known dialects",
        "%m: memref<4xf32>, %i: index, %f: f32",
        """
linalg.fill(%m, %f) : memref<4xf32>, f32
store %f, %m[%i] : memref<4xf32>
vector.print %f : f32
dealloc %m : memref<4xf32>""",
        """
linalg.fill ins(%f : f32) outs(%m : memref<4xf32>)
memref.store %f, %m[%i] : memref<4xf32>
vector.print %f : f32
memref.dealloc %m : memref<4xf32>""",
    ),
]
"""Name, arguments of a function, its body as it was, and as it is today."""

REFUSED: Final[list[tuple[str, str, str, str]]] = []
COMPUTED: Final[list[tuple[str, str, str, tuple[object, ...]]]] = []
