// RUN: pyopt --split-input-file --affine-fold-memref-alias-ops %s | FileCheck %s

// Affine loads and stores through slices, and near misses.

// Slices of slices stay for others.
func.func @of_subview(%m: memref<12x32xf32>, %a: index, %n: index) -> f32 {
  %0 = memref.subview %m[%a, 1] [4, %n] [1, 1]
      : memref<12x32xf32> to memref<4x?xf32, strided<[32, 1], offset: ?>>
  %1 = memref.subview %0[%a, 1] [2, %n] [1, 1]
      : memref<4x?xf32, strided<[32, 1], offset: ?>> to memref<2x?xf32, strided<[32, 1], offset: ?>>
  %2 = memref.load %1[%a, %a] : memref<2x?xf32, strided<[32, 1], offset: ?>>
  %3 = affine.load %1[symbol(%a), 1] : memref<2x?xf32, strided<[32, 1], offset: ?>>
  %4 = arith.addf %2, %3 : f32
  return %4 : f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @of_subview(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index) -> f32 {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1, 1] [4, %arg2] [1, 1] : memref<12x32xf32> to memref<4x?xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     %subview_0 = memref.subview %subview[%arg1, 1] [2, %arg2] [1, 1] : memref<4x?xf32, strided<[32, 1], offset: ?>> to memref<2x?xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     %0 = memref.load %subview_0[%arg1, %arg1] : memref<2x?xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     %1 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %2 = affine.load %arg0[%1, %c3] : memref<12x32xf32>
// CHECK-NEXT:     %3 = arith.addf %0, %2 : f32
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Loads, stores and prefetches of other kinds stay.
func.func @others(%m: memref<12x32xf32>, %a: index, %n: index) -> f32 {
  %0 = memref.subview %m[%a, 1] [4, %n] [1, 1]
      : memref<12x32xf32> to memref<4x?xf32, strided<[32, 1], offset: ?>>
  affine.for %i = 0 to 4 {
    %1 = affine.vector_load %0[%i, 1] : memref<4x?xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
    affine.vector_store %1, %0[%i, %i] : memref<4x?xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
    affine.prefetch %0[%i, %i], read, locality<1>, data
        : memref<4x?xf32, strided<[32, 1], offset: ?>>
  }
  %2 = memref.load %0[%a, %a] : memref<4x?xf32, strided<[32, 1], offset: ?>>
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index) -> f32 {
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1, 1] [4, %arg2] [1, 1] : memref<12x32xf32> to memref<4x?xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     affine.for %arg3 = 0 to 4 {
// CHECK-NEXT:       %1 = affine.vector_load %subview[%arg3, 1] : memref<4x?xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
// CHECK-NEXT:       affine.vector_store %1, %subview[%arg3, %arg3] : memref<4x?xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
// CHECK-NEXT:       affine.prefetch %subview[%arg3, %arg3], read, locality<1>, data : memref<4x?xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = memref.load %subview[%arg1, %arg1] : memref<4x?xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The cast folds; a slice that is stored stays.
func.func @cast(%m: memref<12x32xf32>, %mm: memref<2xmemref<4x4xf32, strided<[32, 1]>>>) -> f32 {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1]
      : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1]>>
  affine.store %0, %mm[1] : memref<2xmemref<4x4xf32, strided<[32, 1]>>>
  %1 = memref.cast %0 : memref<4x4xf32, strided<[32, 1]>> to memref<?x4xf32, strided<[32, 1]>>
  %2 = affine.load %1[1, 2] : memref<?x4xf32, strided<[32, 1]>>
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%arg0: memref<12x32xf32>, %arg1: memref<2xmemref<4x4xf32, strided<[32, 1]>>>) -> f32 {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %subview = memref.subview %arg0[0, 0] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1]>>
// CHECK-NEXT:     affine.store %subview, %arg1[1] : memref<2xmemref<4x4xf32, strided<[32, 1]>>>
// CHECK-NEXT:     %0 = affine.load %arg0[%c1, %c2] : memref<12x32xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
