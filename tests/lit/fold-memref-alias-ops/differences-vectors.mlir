// RUN: pyopt --split-input-file --fold-memref-alias-ops %s | FileCheck %s

// Vectors whose elements lie elsewhere in the source: the reference loads and stores other elements.

func.func @vector_across_dropped(%m: memref<12x3x32xf32>, %i: index, %j: index) -> vector<2x4xf32> {
  %0 = memref.subview %m[%i, 1, %j] [4, 1, 8] [1, 1, 1]
      : memref<12x3x32xf32> to memref<4x8xf32, strided<[96, 1], offset: ?>>
  %1 = vector.load %0[%i, %j] : memref<4x8xf32, strided<[96, 1], offset: ?>>, vector<2x4xf32>
  return %1 : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vector_across_dropped(%arg0: memref<12x3x32xf32>, %arg1: index, %arg2: index) -> vector<2x4xf32> {
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1, 1, %arg2] [4, 1, 8] [1, 1, 1] : memref<12x3x32xf32> to memref<4x8xf32, strided<[96, 1], offset: ?>>
// CHECK-NEXT:     %0 = vector.load %subview[%arg1, %arg2] : memref<4x8xf32, strided<[96, 1], offset: ?>>, vector<2x4xf32>
// CHECK-NEXT:     return %0 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// llvm/llvm-project#177016: rows of the expanded buffer are no rows of the source.
func.func @vector_of_expanded(%m: memref<3x24xf32>, %i: index, %j: index) {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [3, 4, 6]
      : memref<3x24xf32> into memref<3x4x6xf32>
  %1 = vector.load %0[%i, %j, %j] : memref<3x4x6xf32>, vector<2x6xf32>
  vector.store %1, %0[%i, %j, %j] : memref<3x4x6xf32>, vector<2x6xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @vector_of_expanded(%arg0: memref<3x24xf32>, %arg1: index, %arg2: index) {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [3, 4, 6] : memref<3x24xf32> into memref<3x4x6xf32>
// CHECK-NEXT:     %0 = vector.load %expand_shape[%arg1, %arg2, %arg2] : memref<3x4x6xf32>, vector<2x6xf32>
// CHECK-NEXT:     vector.store %0, %expand_shape[%arg1, %arg2, %arg2] : memref<3x4x6xf32>, vector<2x6xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vector_of_collapsed(%m: memref<3x4x6xf32>, %i: index, %j: index) {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<3x4x6xf32> into memref<3x24xf32>
  %1 = vector.load %0[%i, %j] : memref<3x24xf32>, vector<8xf32>
  vector.store %1, %0[%j, %j] : memref<3x24xf32>, vector<8xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @vector_of_collapsed(%arg0: memref<3x4x6xf32>, %arg1: index, %arg2: index) {
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %arg0 [[0], [1, 2]] : memref<3x4x6xf32> into memref<3x24xf32>
// CHECK-NEXT:     %0 = vector.load %collapse_shape[%arg1, %arg2] : memref<3x24xf32>, vector<8xf32>
// CHECK-NEXT:     vector.store %0, %collapse_shape[%arg2, %arg2] : memref<3x24xf32>, vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is padding behind a row of the expanded buffer is the next row in the source.
func.func @transfer_out_of_bounds(%m: memref<?x12xf32>, %i: index, %s: index, %p: f32)
    -> vector<4xf32> {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [%s, 3, 4]
      : memref<?x12xf32> into memref<?x3x4xf32>
  %1 = vector.transfer_read %0[%i, %i, %i], %p : memref<?x3x4xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transfer_out_of_bounds(%arg0: memref<?x12xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<4xf32> {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [%arg2, 3, 4] : memref<?x12xf32> into memref<?x3x4xf32>
// CHECK-NEXT:     %0 = vector.transfer_read %expand_shape[%arg1, %arg1, %arg1], %arg3 : memref<?x3x4xf32>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transfer_of_rows(%m: memref<?x12xf32>, %i: index, %s: index, %p: f32)
    -> vector<2x4xf32> {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [%s, 3, 4]
      : memref<?x12xf32> into memref<?x3x4xf32>
  %1 = vector.transfer_read %0[%i, %i, %i], %p {in_bounds = [true, true]}
      : memref<?x3x4xf32>, vector<2x4xf32>
  return %1 : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transfer_of_rows(%arg0: memref<?x12xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2x4xf32> {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [%arg2, 3, 4] : memref<?x12xf32> into memref<?x3x4xf32>
// CHECK-NEXT:     %0 = vector.transfer_read %expand_shape[%arg1, %arg1, %arg1], %arg3 {in_bounds = [true, true]} : memref<?x3x4xf32>, vector<2x4xf32>
// CHECK-NEXT:     return %0 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
