// RUN: pyopt --split-input-file --linalg-fold-unit-extent-dims %s | FileCheck %s
// RUN: pyopt --split-input-file --linalg-fold-unit-extent-dims=use-rank-reducing-slices %s | FileCheck %s --check-prefix=SLICES

// Operands that cannot lose dimensions.

// A memref with a layout that would lose a dimension: nothing goes.

// What loses no dimension may have a layout.

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
func.func @layout_other(%a: memref<5xf32, strided<[2], offset: ?>>, %e: memref<1x5xf32>) {
  linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<5xf32, strided<[2], offset: ?>>)
      outs(%e : memref<1x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @layout_other(%arg0: memref<5xf32, strided<[2], offset: ?>>, %arg1: memref<1x5xf32>) {
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %arg1 [[0, 1]] : memref<1x5xf32> into memref<5xf32>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<5xf32, strided<[2], offset: ?>>) outs(%collapse_shape : memref<5xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: #map = affine_map<(d0) -> (d0)>
// SLICES-NEXT: module {
// SLICES-NEXT:   func.func @layout_other(%arg0: memref<5xf32, strided<[2], offset: ?>>, %arg1: memref<1x5xf32>) {
// SLICES-NEXT:     %subview = memref.subview %arg1[0, 0] [1, 5] [1, 1] : memref<1x5xf32> to memref<5xf32, strided<[1]>>
// SLICES-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<5xf32, strided<[2], offset: ?>>) outs(%subview : memref<5xf32, strided<[1]>>) {
// SLICES-NEXT:     ^bb0(%in: f32, %out: f32):
// SLICES-NEXT:       linalg.yield %in : f32
// SLICES-NEXT:     }
// SLICES-NEXT:     return
// SLICES-NEXT:   }
// SLICES-NEXT: }

// -----

// Tensors with an encoding are the same.

#id = affine_map<(d0, d1) -> (d0, d1)>
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @encoding(%a: tensor<1x5xf32, #S>, %e: tensor<1x5xf32>) -> tensor<1x5xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<1x5xf32, #S>)
      outs(%e : tensor<1x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<1x5xf32>
  return %0 : tensor<1x5xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @encoding(%arg0: tensor<1x5xf32, #sparse>, %arg1: tensor<1x5xf32>) -> tensor<1x5xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x5xf32, #sparse>) outs(%arg1 : tensor<1x5xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     } -> tensor<1x5xf32>
// CHECK-NEXT:     return %0 : tensor<1x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: #map = affine_map<(d0, d1) -> (d0, d1)>
// SLICES-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// SLICES-NEXT: module {
// SLICES-NEXT:   func.func @encoding(%arg0: tensor<1x5xf32, #sparse>, %arg1: tensor<1x5xf32>) -> tensor<1x5xf32> {
// SLICES-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x5xf32, #sparse>) outs(%arg1 : tensor<1x5xf32>) {
// SLICES-NEXT:     ^bb0(%in: f32, %out: f32):
// SLICES-NEXT:       linalg.yield %in : f32
// SLICES-NEXT:     } -> tensor<1x5xf32>
// SLICES-NEXT:     return %0 : tensor<1x5xf32>
// SLICES-NEXT:   }
// SLICES-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#sum = affine_map<(d0, d1) -> (d0 + d1)>
func.func @window(%a: memref<5xf32, strided<[7], offset: ?>>, %e: memref<1x5xf32>) {
  linalg.generic {indexing_maps = [#sum, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<5xf32, strided<[7], offset: ?>>)
      outs(%e : memref<1x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @window(%arg0: memref<5xf32, strided<[7], offset: ?>>, %arg1: memref<1x5xf32>) {
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %arg1 [[0, 1]] : memref<1x5xf32> into memref<5xf32>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<5xf32, strided<[7], offset: ?>>) outs(%collapse_shape : memref<5xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: #map = affine_map<(d0) -> (d0)>
// SLICES-NEXT: module {
// SLICES-NEXT:   func.func @window(%arg0: memref<5xf32, strided<[7], offset: ?>>, %arg1: memref<1x5xf32>) {
// SLICES-NEXT:     %subview = memref.subview %arg1[0, 0] [1, 5] [1, 1] : memref<1x5xf32> to memref<5xf32, strided<[1]>>
// SLICES-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<5xf32, strided<[7], offset: ?>>) outs(%subview : memref<5xf32, strided<[1]>>) {
// SLICES-NEXT:     ^bb0(%in: f32, %out: f32):
// SLICES-NEXT:       linalg.yield %in : f32
// SLICES-NEXT:     }
// SLICES-NEXT:     return
// SLICES-NEXT:   }
// SLICES-NEXT: }
