// RUN: pyopt %s --linalg-fold-unit-extent-dims --split-input-file | FileCheck %s
// RUN: pyopt %s --linalg-fold-unit-extent-dims=use-rank-reducing-slices --split-input-file | FileCheck %s --check-prefix=SLICES

// The extent of the result is that of the source and the padding.
func.func @pad(%a: tensor<1x?x5xf32>, %f: f32, %n: index) -> tensor<1x?x9xf32> {
  %0 = tensor.pad %a low[0, %n, 1] high[0, 0, 3] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %f : f32
  } : tensor<1x?x5xf32> to tensor<1x?x9xf32>
  return %0 : tensor<1x?x9xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @pad(%arg0: tensor<1x?x5xf32>, %arg1: f32, %arg2: index) -> tensor<1x?x9xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<1x?x5xf32> into tensor<?x5xf32>
// CHECK-NEXT:     %padded = tensor.pad %collapsed low[%arg2, 1] high[0, 3] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %arg1 : f32
// CHECK-NEXT:     } : tensor<?x5xf32> to tensor<?x9xf32>
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<1x?x5xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%c1, %dim]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg2, %0]
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %padded [[0, 1], [2]] output_shape [1, %1, 9] : tensor<?x9xf32> into tensor<1x?x9xf32>
// CHECK-NEXT:     return %expanded : tensor<1x?x9xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// SLICES-NEXT: module {
// SLICES-NEXT:   func.func @pad(%arg0: tensor<1x?x5xf32>, %arg1: f32, %arg2: index) -> tensor<1x?x9xf32> {
// SLICES-NEXT:     %c1 = arith.constant 1 : index
// SLICES-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<1x?x5xf32>
// SLICES-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, %dim, 5] [1, 1, 1] : tensor<1x?x5xf32> to tensor<?x5xf32>
// SLICES-NEXT:     %padded = tensor.pad %extracted_slice low[%arg2, 1] high[0, 3] {
// SLICES-NEXT:     ^bb0(%arg3: index, %arg4: index):
// SLICES-NEXT:       tensor.yield %arg1 : f32
// SLICES-NEXT:     } : tensor<?x5xf32> to tensor<?x9xf32>
// SLICES-NEXT:     %0 = affine.apply #map()[%arg2, %dim]
// SLICES-NEXT:     %1 = tensor.empty(%0) : tensor<1x?x9xf32>
// SLICES-NEXT:     %inserted_slice = tensor.insert_slice %padded into %1[0, 0, 0] [1, %0, 9] [1, 1, 1] : tensor<?x9xf32> into tensor<1x?x9xf32>
// SLICES-NEXT:     return %inserted_slice : tensor<1x?x9xf32>
// SLICES-NEXT:   }
// SLICES-NEXT: }
