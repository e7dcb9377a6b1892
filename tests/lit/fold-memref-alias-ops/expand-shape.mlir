// RUN: pyopt --split-input-file --fold-memref-alias-ops %s | FileCheck %s

// Elements of expanded buffers.

func.func @vector(%m: memref<8x6xf32>, %i: index, %j: index, %k: index) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 4, 6]
      : memref<8x6xf32> into memref<2x4x6xf32>
  %1 = vector.load %0[%i, %j, %k] : memref<2x4x6xf32>, vector<2x6xf32>
  vector.store %1, %0[%i, %j, %k] : memref<2x4x6xf32>, vector<2x6xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @vector(%arg0: memref<8x6xf32>, %arg1: index, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg1, %arg2] by (2, 4) : index
// CHECK-NEXT:     %1 = vector.load %arg0[%0, %arg3] : memref<8x6xf32>, vector<2x6xf32>
// CHECK-NEXT:     %2 = affine.linearize_index [%arg1, %arg2] by (2, 4) : index
// CHECK-NEXT:     vector.store %1, %arg0[%2, %arg3] : memref<8x6xf32>, vector<2x6xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vector_in_group(%m: memref<8x24xf32>, %i: index, %j: index, %k: index, %q: vector<4xi1>,
                           %p: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [8, 4, 6]
      : memref<8x24xf32> into memref<8x4x6xf32>
  %1 = vector.load %0[%i, %j, %k] : memref<8x4x6xf32>, vector<4xf32>
  %2 = vector.maskedload %0[%i, %j, %k], %q, %p
      : memref<8x4x6xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %0[%i, %j, %k], %q, %1 : memref<8x4x6xf32>, vector<4xi1>, vector<4xf32>
  return %1, %2 : vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vector_in_group(%arg0: memref<8x24xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: vector<4xi1>, %arg5: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg2, %arg3] by (4, 6) : index
// CHECK-NEXT:     %1 = vector.load %arg0[%arg1, %0] : memref<8x24xf32>, vector<4xf32>
// CHECK-NEXT:     %2 = affine.linearize_index [%arg2, %arg3] by (4, 6) : index
// CHECK-NEXT:     %3 = vector.maskedload %arg0[%arg1, %2], %arg4, %arg5 : memref<8x24xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     %4 = affine.linearize_index [%arg2, %arg3] by (4, 6) : index
// CHECK-NEXT:     vector.maskedstore %arg0[%arg1, %4], %arg4, %1 : memref<8x24xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     return %1, %3 : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
