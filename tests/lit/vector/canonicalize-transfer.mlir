// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Transfers from and to tensors and memory.

// What was just written is read again.
func.func @f(%t: tensor<4x8xf32>, %v: vector<2x4xf32>, %p: f32, %i: index)
    -> (vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>) {
  %0 = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true, true]}
      : vector<2x4xf32>, tensor<4x8xf32>
  %1 = vector.transfer_read %0[%i, %i], %p : tensor<4x8xf32>, vector<2x4xf32>
  %2 = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true, false]}
      : vector<2x4xf32>, tensor<4x8xf32>
  %3 = vector.transfer_read %2[%i, %i], %p : tensor<4x8xf32>, vector<2x4xf32>
  %c0 = arith.constant 0 : index
  %4 = vector.transfer_read %0[%i, %c0], %p : tensor<4x8xf32>, vector<2x4xf32>
  return %1, %3, %4 : vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf32>, %arg1: vector<2x4xf32>, %arg2: f32, %arg3: index) -> (vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg1, %arg0[%arg3, %arg3] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<4x8xf32>
// CHECK-NEXT:     %1 = vector.transfer_write %arg1, %arg0[%arg3, %arg3] {in_bounds = [true, false]} : vector<2x4xf32>, tensor<4x8xf32>
// CHECK-NEXT:     %2 = vector.transfer_read %1[%arg3, %arg3], %arg2 : tensor<4x8xf32>, vector<2x4xf32>
// CHECK-NEXT:     %3 = vector.transfer_read %0[%arg3, %c0], %arg2 {in_bounds = [false, true]} : tensor<4x8xf32>, vector<2x4xf32>
// CHECK-NEXT:     return %arg1, %2, %3 : vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One row elsewhere.
func.func @f(%t: tensor<4x8xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %p: f32, %i: index)
    -> (vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_write %v, %t[%c0, %i] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %1 = vector.transfer_write %w, %0[%c1, %i] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %2 = vector.transfer_read %1[%c0, %i], %p : tensor<4x8xf32>, vector<4xf32>
  %3 = vector.transfer_write %w, %0[%c0, %c1] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %4 = vector.transfer_read %3[%c0, %i], %p : tensor<4x8xf32>, vector<4xf32>
  return %2, %4 : vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>, %arg3: f32, %arg4: index) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg1, %arg0[%c0, %arg4] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
// CHECK-NEXT:     %1 = vector.transfer_write %arg2, %0[%c0, %c1] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
// CHECK-NEXT:     %2 = vector.transfer_read %1[%c0, %arg4], %arg3 : tensor<4x8xf32>, vector<4xf32>
// CHECK-NEXT:     return %arg1, %2 : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What was read there is written back.
func.func @f(%t: tensor<4x8xf32>, %u: tensor<4x8xf32>, %p: f32, %i: index, %k: vector<2x4xi1>)
    -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = vector.transfer_read %t[%i, %i], %p : tensor<4x8xf32>, vector<2x4xf32>
  %1 = vector.transfer_write %0, %t[%i, %i] : vector<2x4xf32>, tensor<4x8xf32>
  %2 = vector.transfer_write %0, %u[%i, %i] : vector<2x4xf32>, tensor<4x8xf32>
  %3 = vector.transfer_read %t[%i, %i], %p, %k : tensor<4x8xf32>, vector<2x4xf32>
  %4 = vector.transfer_write %3, %t[%i, %i] : vector<2x4xf32>, tensor<4x8xf32>
  return %1, %2, %4 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: f32, %arg3: index, %arg4: vector<2x4xi1>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg3, %arg3], %arg2 : tensor<4x8xf32>, vector<2x4xf32>
// CHECK-NEXT:     %1 = vector.transfer_write %0, %arg1[%arg3, %arg3] : vector<2x4xf32>, tensor<4x8xf32>
// CHECK-NEXT:     %2 = vector.transfer_read %arg0[%arg3, %arg3], %arg2, %arg4 : tensor<4x8xf32>, vector<2x4xf32>
// CHECK-NEXT:     %3 = vector.transfer_write %2, %arg0[%arg3, %arg3] : vector<2x4xf32>, tensor<4x8xf32>
// CHECK-NEXT:     return %arg0, %1, %3 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// All of one tensor is written over all of another.
func.func @f(%t: tensor<2x4xf32>, %u: tensor<2x4xf32>, %p: f32, %i: index)
    -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%c0, %c0], %p : tensor<2x4xf32>, vector<2x4xf32>
  %1 = vector.transfer_write %0, %u[%c0, %c0] : vector<2x4xf32>, tensor<2x4xf32>
  %2 = vector.transfer_read %t[%i, %c0], %p : tensor<2x4xf32>, vector<2x4xf32>
  %3 = vector.transfer_write %2, %u[%c0, %c0] : vector<2x4xf32>, tensor<2x4xf32>
  return %1, %3 : tensor<2x4xf32>, tensor<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x4xf32>, %arg1: tensor<2x4xf32>, %arg2: f32, %arg3: index) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg3, %c0], %arg2 {in_bounds = [false, true]} : tensor<2x4xf32>, vector<2x4xf32>
// CHECK-NEXT:     %1 = vector.transfer_write %0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<2x4xf32>
// CHECK-NEXT:     return %arg0, %1 : tensor<2x4xf32>, tensor<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A middle write that somebody else uses stays.
func.func @f(%t: tensor<4x8xf32>, %v: vector<2x4xf32>, %w: vector<2x4xf32>, %p: f32, %i: index)
    -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %2 = vector.transfer_write %v, %t[%c0, %i] : vector<2x4xf32>, tensor<4x8xf32>
  %3 = vector.transfer_write %v, %2[%c2, %i] : vector<2x4xf32>, tensor<4x8xf32>
  %4 = vector.transfer_write %w, %3[%c0, %i] : vector<2x4xf32>, tensor<4x8xf32>
  return %3, %4 : tensor<4x8xf32>, tensor<4x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf32>, %arg1: vector<2x4xf32>, %arg2: vector<2x4xf32>, %arg3: f32, %arg4: index) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg1, %arg0[%c0, %arg4] {in_bounds = [true, false]} : vector<2x4xf32>, tensor<4x8xf32>
// CHECK-NEXT:     %1 = vector.transfer_write %arg1, %0[%c2, %arg4] {in_bounds = [true, false]} : vector<2x4xf32>, tensor<4x8xf32>
// CHECK-NEXT:     %2 = vector.transfer_write %arg2, %1[%c0, %arg4] {in_bounds = [true, false]} : vector<2x4xf32>, tensor<4x8xf32>
// CHECK-NEXT:     return %1, %2 : tensor<4x8xf32>, tensor<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A read in another order, and one that repeats.
func.func @f(%t: tensor<4x4xf32>, %v: vector<4x2xf32>, %w: vector<4xf32>, %p: f32)
    -> (vector<2x4xf32>, vector<3x4xf32>, vector<4x3xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]}
      : vector<4x2xf32>, tensor<4x4xf32>
  %1 = vector.transfer_read %0[%c0, %c0],
      %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
      : tensor<4x4xf32>, vector<2x4xf32>
  %2 = vector.transfer_write %w, %t[%c2, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
  %3 = vector.transfer_read %2[%c2, %c0],
      %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>}
      : tensor<4x4xf32>, vector<3x4xf32>
  %4 = vector.transfer_read %2[%c2, %c0],
      %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0)>}
      : tensor<4x4xf32>, vector<4x3xf32>
  return %1, %3, %4 : vector<2x4xf32>, vector<3x4xf32>, vector<4x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4xf32>, %arg1: vector<4x2xf32>, %arg2: vector<4xf32>, %arg3: f32) -> (vector<2x4xf32>, vector<3x4xf32>, vector<4x3xf32>) {
// CHECK-NEXT:     %0 = vector.transpose %arg1, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg2 : vector<4xf32> to vector<3x4xf32>
// CHECK-NEXT:     %2 = vector.broadcast %arg2 : vector<4xf32> to vector<3x4xf32>
// CHECK-NEXT:     %3 = vector.transpose %2, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
// CHECK-NEXT:     return %0, %1, %3 : vector<2x4xf32>, vector<3x4xf32>, vector<4x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A read of another part than was written.
func.func @f(%t: tensor<4x4xf32>, %v: vector<4x2xf32>, %p: f32)
    -> (vector<2x3xf32>, vector<2xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]}
      : vector<4x2xf32>, tensor<4x4xf32>
  %1 = vector.transfer_read %0[%c0, %c0],
      %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
      : tensor<4x4xf32>, vector<2x3xf32>
  %2 = vector.transfer_read %0[%c0, %c0], %p {in_bounds = [true]} : tensor<4x4xf32>, vector<2xf32>
  return %1, %2 : vector<2x3xf32>, vector<2xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4xf32>, %arg1: vector<4x2xf32>, %arg2: f32) -> (vector<2x3xf32>, vector<2xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<4x2xf32>, tensor<4x4xf32>
// CHECK-NEXT:     %1 = vector.transfer_read %0[%c0, %c0], %arg2 {in_bounds = [true, true], permutation_map = #map} : tensor<4x4xf32>, vector<2x3xf32>
// CHECK-NEXT:     %2 = vector.transfer_read %0[%c0, %c0], %arg2 {in_bounds = [true]} : tensor<4x4xf32>, vector<2xf32>
// CHECK-NEXT:     return %1, %2 : vector<2x3xf32>, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Masks that are all set.
func.func @f(%m: memref<?xf32>, %v: vector<4xf32>, %p: f32, %i: index)
    -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %k = vector.constant_mask [4] : vector<4xi1>
  %l = arith.constant dense<true> : vector<4xi1>
  %n = vector.constant_mask [3] : vector<4xi1>
  %0 = vector.transfer_read %m[%i], %p, %k : memref<?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i], %p, %l : memref<?xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i], %p, %n : memref<?xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i], %k : vector<4xf32>, memref<?xf32>
  vector.transfer_write %v, %m[%i], %n : vector<4xf32>, memref<?xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?xf32>, %arg1: vector<4xf32>, %arg2: f32, %arg3: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %0 = vector.constant_mask [3] : vector<4xi1>
// CHECK-NEXT:     %1 = vector.transfer_read %arg0[%arg3], %arg2 : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     %2 = vector.transfer_read %arg0[%arg3], %arg2 : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     %3 = vector.transfer_read %arg0[%arg3], %arg2, %0 : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     vector.transfer_write %arg1, %arg0[%arg3] : vector<4xf32>, memref<?xf32>
// CHECK-NEXT:     vector.transfer_write %arg1, %arg0[%arg3], %0 : vector<4xf32>, memref<?xf32>
// CHECK-NEXT:     return %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Casts that forget extents.
func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %x: tensor<*xf32>, %y: memref<*xf32>,
             %p: f32, %i: index, %v: vector<4xf32>)
    -> (vector<4xf32>, vector<4xf32>, tensor<?x?xf32>, vector<4xf32>, vector<4xf32>) {
  %n = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %u = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %w = tensor.cast %x : tensor<*xf32> to tensor<?x?xf32>
  %z = memref.cast %y : memref<*xf32> to memref<?x?xf32>
  %0 = vector.transfer_read %n[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %u[%i, %i], %p : tensor<?x?xf32>, vector<4xf32>
  vector.transfer_write %v, %n[%i, %i] : vector<4xf32>, memref<?x?xf32>
  %2 = vector.transfer_write %v, %u[%i, %i] : vector<4xf32>, tensor<?x?xf32>
  %3 = vector.transfer_read %w[%i, %i], %p : tensor<?x?xf32>, vector<4xf32>
  %4 = vector.transfer_read %z[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  return %0, %1, %2, %3, %4
      : vector<4xf32>, vector<4xf32>, tensor<?x?xf32>, vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<*xf32>, %arg3: memref<*xf32>, %arg4: f32, %arg5: index, %arg6: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, tensor<?x?xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %cast = tensor.cast %arg2 : tensor<*xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %cast_0 = memref.cast %arg3 : memref<*xf32> to memref<?x?xf32>
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg5, %arg5], %arg4 : memref<4x8xf32>, vector<4xf32>
// CHECK-NEXT:     %1 = vector.transfer_read %arg1[%arg5, %arg5], %arg4 : tensor<4x8xf32>, vector<4xf32>
// CHECK-NEXT:     vector.transfer_write %arg6, %arg0[%arg5, %arg5] : vector<4xf32>, memref<4x8xf32>
// CHECK-NEXT:     %2 = vector.transfer_write %arg6, %arg1[%arg5, %arg5] : vector<4xf32>, tensor<4x8xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %2 : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %3 = vector.transfer_read %cast[%arg5, %arg5], %arg4 : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %4 = vector.transfer_read %cast_0[%arg5, %arg5], %arg4 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     return %0, %1, %cast_1, %3, %4 : vector<4xf32>, vector<4xf32>, tensor<?x?xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A scalar is transferred.
func.func @f(%t: tensor<f32>, %z: vector<f32>, %p: f32, %m: memref<4xf32>)
    -> (vector<f32>, vector<f32>, tensor<f32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %z, %t[] : vector<f32>, tensor<f32>
  %1 = vector.transfer_read %0[], %p : tensor<f32>, vector<f32>
  %2 = vector.transfer_read %m[%c0], %p : memref<4xf32>, vector<f32>
  %4 = vector.transfer_read %t[], %p : tensor<f32>, vector<f32>
  %3 = vector.transfer_write %4, %t[] : vector<f32>, tensor<f32>
  return %1, %2, %3 : vector<f32>, vector<f32>, tensor<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<f32>, %arg1: vector<f32>, %arg2: f32, %arg3: memref<4xf32>) -> (vector<f32>, vector<f32>, tensor<f32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_read %arg3[%c0], %arg2 : memref<4xf32>, vector<f32>
// CHECK-NEXT:     return %arg1, %0, %arg0 : vector<f32>, vector<f32>, tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A slice of what is written whole is written where it goes; near misses: other sizes, a part, an offset, other users, ranks.
func.func @swap(%v: vector<8x4xf32>, %t: tensor<8x4xf32>, %u: tensor<?x?xf32>, %a: index, %b: index)
    -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]}
      : vector<8x4xf32>, tensor<8x4xf32>
  %1 = tensor.extract_slice %0[0, 0] [%a, 4] [1, 1] : tensor<8x4xf32> to tensor<?x4xf32>
  %2 = tensor.insert_slice %1 into %u[%b, 2] [%a, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @swap(%arg0: vector<8x4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<?x?xf32>, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg2[%arg4, 2] [%arg3, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
// CHECK-NEXT:     %0 = vector.transfer_write %arg0, %extracted_slice[%c0, %c0] {in_bounds = [false, true]} : vector<8x4xf32>, tensor<?x4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %0 into %arg2[%arg4, 2] [%arg3, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sizes(%v: vector<8x4xf32>, %t: tensor<8x4xf32>, %u: tensor<?x?xf32>, %a: index,
                 %b: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]}
      : vector<8x4xf32>, tensor<8x4xf32>
  %1 = tensor.extract_slice %0[0, 0] [%a, 4] [1, 1] : tensor<8x4xf32> to tensor<?x4xf32>
  %2 = tensor.insert_slice %1 into %u[%b, 2] [%b, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes(%arg0: vector<8x4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<?x?xf32>, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<8x4xf32>, tensor<8x4xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %0[0, 0] [%arg3, 4] [1, 1] : tensor<8x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[%arg4, 2] [%arg4, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @part(%v: vector<4x4xf32>, %t: tensor<8x4xf32>, %u: tensor<?x?xf32>, %a: index, %b: index)
    -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]}
      : vector<4x4xf32>, tensor<8x4xf32>
  %1 = tensor.extract_slice %0[0, 0] [%a, 4] [1, 1] : tensor<8x4xf32> to tensor<?x4xf32>
  %2 = tensor.insert_slice %1 into %u[%b, 2] [%a, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @part(%arg0: vector<4x4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<?x?xf32>, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x4xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %0[0, 0] [%arg3, 4] [1, 1] : tensor<8x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[%arg4, 2] [%arg3, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @offset(%v: vector<8x4xf32>, %t: tensor<8x4xf32>, %u: tensor<?x?xf32>, %a: index,
                  %b: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]}
      : vector<8x4xf32>, tensor<8x4xf32>
  %1 = tensor.extract_slice %0[1, 0] [%a, 4] [1, 1] : tensor<8x4xf32> to tensor<?x4xf32>
  %2 = tensor.insert_slice %1 into %u[%b, 2] [%a, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @offset(%arg0: vector<8x4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<?x?xf32>, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<8x4xf32>, tensor<8x4xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %0[1, 0] [%arg3, 4] [1, 1] : tensor<8x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[%arg4, 2] [%arg3, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @used(%v: vector<8x4xf32>, %t: tensor<8x4xf32>, %u: tensor<?x?xf32>, %a: index, %b: index)
    -> (tensor<?x?xf32>, tensor<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]}
      : vector<8x4xf32>, tensor<8x4xf32>
  %1 = tensor.extract_slice %0[0, 0] [%a, 4] [1, 1] : tensor<8x4xf32> to tensor<?x4xf32>
  %2 = tensor.insert_slice %1 into %u[%b, 2] [%a, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  return %2, %0 : tensor<?x?xf32>, tensor<8x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @used(%arg0: vector<8x4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<?x?xf32>, %arg3: index, %arg4: index) -> (tensor<?x?xf32>, tensor<8x4xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<8x4xf32>, tensor<8x4xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %0[0, 0] [%arg3, 4] [1, 1] : tensor<8x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[%arg4, 2] [%arg3, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %inserted_slice, %0 : tensor<?x?xf32>, tensor<8x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @static(%v: vector<8x4xf32>, %t: tensor<8x4xf32>, %u: tensor<16x16xf32>)
    -> tensor<16x16xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]}
      : vector<8x4xf32>, tensor<8x4xf32>
  %1 = tensor.extract_slice %0[0, 0] [6, 4] [1, 1] : tensor<8x4xf32> to tensor<6x4xf32>
  %2 = tensor.insert_slice %1 into %u[3, 2] [6, 4] [1, 1] : tensor<6x4xf32> into tensor<16x16xf32>
  return %2 : tensor<16x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @static(%arg0: vector<8x4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<16x16xf32>) -> tensor<16x16xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg2[3, 2] [6, 4] [1, 1] : tensor<16x16xf32> to tensor<6x4xf32>
// CHECK-NEXT:     %0 = vector.transfer_write %arg0, %extracted_slice[%c0, %c0] {in_bounds = [false, true]} : vector<8x4xf32>, tensor<6x4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %0 into %arg2[3, 2] [6, 4] [1, 1] : tensor<6x4xf32> into tensor<16x16xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<16x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ranks(%v: vector<8x4xf32>, %t: tensor<8x4xf32>, %u: tensor<2x16x16xf32>)
    -> tensor<2x16x16xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]}
      : vector<8x4xf32>, tensor<8x4xf32>
  %1 = tensor.extract_slice %0[0, 0] [6, 4] [1, 1] : tensor<8x4xf32> to tensor<6x4xf32>
  %2 = tensor.insert_slice %1 into %u[1, 3, 2] [1, 6, 4] [1, 1, 1]
      : tensor<6x4xf32> into tensor<2x16x16xf32>
  return %2 : tensor<2x16x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ranks(%arg0: vector<8x4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<2x16x16xf32>) -> tensor<2x16x16xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<8x4xf32>, tensor<8x4xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %0[0, 0] [6, 4] [1, 1] : tensor<8x4xf32> to tensor<6x4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[1, 3, 2] [1, 6, 4] [1, 1, 1] : tensor<6x4xf32> into tensor<2x16x16xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<2x16x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
