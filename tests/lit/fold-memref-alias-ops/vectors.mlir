// RUN: pyopt --split-input-file --fold-memref-alias-ops %s | FileCheck %s

// Vectors in slices: where the vector's dimensions are the source's, or a map says which they are.

func.func @transfer_in_steps(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index,
                             %p: f32) -> vector<4xf32> {
  %0 = memref.subview %m[%a, %b] [4, 4] [2, 3]
      : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = vector.transfer_read %0[%i, %j], %p {in_bounds = [true]}
      : memref<4x4xf32, strided<[64, 3], offset: ?>>, vector<4xf32>
  return %1 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transfer_in_steps(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) -> vector<4xf32> {
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1, %arg2] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
// CHECK-NEXT:     %0 = vector.transfer_read %subview[%arg3, %arg4], %arg5 {in_bounds = [true]} : memref<4x4xf32, strided<[64, 3], offset: ?>>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_tensor(%t: tensor<12x32xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = tensor.extract_slice %t[%i, 0] [4, 8] [1, 1] : tensor<12x32xf32> to tensor<4x8xf32>
  %1 = vector.transfer_read %0[%i, %i], %p {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_tensor(%arg0: tensor<12x32xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [4, 8] [1, 1] : tensor<12x32xf32> to tensor<4x8xf32>
// CHECK-NEXT:     %0 = vector.transfer_read %extracted_slice[%arg1, %arg1], %arg2 {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
