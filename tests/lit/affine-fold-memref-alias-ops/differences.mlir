// RUN: pyopt --split-input-file --affine-fold-memref-alias-ops %s | FileCheck %s

// The reference makes invalid ops: accesses at indices that are no dims, and a basis of 0.

func.func @computed_offset(%m: memref<12x32xf32>, %x: i32) {
  %o = arith.index_cast %x : i32 to index
  affine.for %i = 0 to 2 {
    %k = arith.addi %i, %o : index
    %0 = memref.subview %m[%k, 0] [4, 4] [1, 1]
        : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
    %1 = affine.load %0[%i, 0] : memref<4x4xf32, strided<[32, 1], offset: ?>>
    affine.store %1, %0[0, %i] : memref<4x4xf32, strided<[32, 1], offset: ?>>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @computed_offset(%arg0: memref<12x32xf32>, %arg1: i32) {
// CHECK-NEXT:     %0 = arith.index_cast %arg1 : i32 to index
// CHECK-NEXT:     affine.for %arg2 = 0 to 2 {
// CHECK-NEXT:       %1 = arith.addi %arg2, %0 : index
// CHECK-NEXT:       %subview = memref.subview %arg0[%1, 0] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:       %2 = affine.load %subview[%arg2, 0] : memref<4x4xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:       affine.store %2, %subview[0, %arg2] : memref<4x4xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @computed_extent(%m: memref<?xf32>, %x: i32) {
  %o = arith.index_cast %x : i32 to index
  affine.for %i = 0 to 2 {
    %k = arith.addi %i, %o : index
    %0 = memref.expand_shape %m [[0, 1]] output_shape [4, %k] : memref<?xf32> into memref<4x?xf32>
    %1 = affine.load %0[%i, 0] : memref<4x?xf32>
    affine.store %1, %0[0, %i] : memref<4x?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @computed_extent(%arg0: memref<?xf32>, %arg1: i32) {
// CHECK-NEXT:     %0 = arith.index_cast %arg1 : i32 to index
// CHECK-NEXT:     affine.for %arg2 = 0 to 2 {
// CHECK-NEXT:       %1 = arith.addi %arg2, %0 : index
// CHECK-NEXT{LITERAL}:       %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [4, %1] : memref<?xf32> into memref<4x?xf32>
// CHECK-NEXT:       %2 = affine.load %expand_shape[%arg2, 0] : memref<4x?xf32>
// CHECK-NEXT:       affine.store %2, %expand_shape[0, %arg2] : memref<4x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The extents would be read in the loop.
func.func @unknown_extent_in_loop(%m: memref<?x3x?xf32>) {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x3x?xf32> into memref<?x?xf32>
  affine.for %j = 0 to 4 {
    %1 = affine.load %0[%j, %j] : memref<?x?xf32>
    affine.store %1, %0[%j, %j] : memref<?x?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_extent_in_loop(%arg0: memref<?x3x?xf32>) {
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x3x?xf32> into memref<?x?xf32>
// CHECK-NEXT:     affine.for %arg1 = 0 to 4 {
// CHECK-NEXT:       %0 = affine.load %collapse_shape[%arg1, %arg1] : memref<?x?xf32>
// CHECK-NEXT:       affine.store %0, %collapse_shape[%arg1, %arg1] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_elements(%m: memref<2x0x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x0x4xf32> into memref<0xf32>
  affine.for %j = 0 to 0 step 2 {
    %1 = affine.load %0[%j] : memref<0xf32>
    affine.store %1, %0[%j] : memref<0xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_elements(%arg0: memref<2x0x4xf32>) {
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2]] : memref<2x0x4xf32> into memref<0xf32>
// CHECK-NEXT:     affine.for %arg1 = 0 to 0 step 2 {
// CHECK-NEXT:       %0 = affine.load %collapse_shape[%arg1] : memref<0xf32>
// CHECK-NEXT:       affine.store %0, %collapse_shape[%arg1] : memref<0xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
