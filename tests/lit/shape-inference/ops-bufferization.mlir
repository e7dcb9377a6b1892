// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// What ops of bufferization and vector make known.

// To_memref, to_tensor, clone.

func.func @to_buffer_to_tensor_clone(%a: tensor<?xf32>) -> (index, index) {
  %0 = bufferization.to_buffer %a : tensor<?xf32> to memref<?xf32>
  %1 = bufferization.clone %0 : memref<?xf32> to memref<?xf32>
  %2 = memref.cast %1 : memref<?xf32> to memref<6xf32>
  %3 = bufferization.to_tensor %1 : memref<?xf32> to tensor<?xf32>
  %k0 = arith.constant 0 : index
  %q0 = tensor.dim %3, %k0 : tensor<?xf32>
  %q1 = tensor.dim %a, %k0 : tensor<?xf32>
  return %q0, %q1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_buffer_to_tensor_clone(%arg0: tensor<?xf32>) -> (index, index) {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<6xf32>
// CHECK-NEXT:     %0 = bufferization.to_buffer %cast : tensor<6xf32> to memref<6xf32>
// CHECK-NEXT:     %1 = bufferization.clone %0 : memref<6xf32> to memref<6xf32>
// CHECK-NEXT:     %2 = bufferization.to_tensor %1 : memref<6xf32> to tensor<6xf32>
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c6_0 = arith.constant 6 : index
// CHECK-NEXT:     return %c6, %c6_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Alloc_tensor.

func.func @alloc_tensor(%a: tensor<?xf32>, %i: index) -> (index, index) {
  %0 = bufferization.alloc_tensor(%i) : tensor<?x3xf32>
  %1 = bufferization.alloc_tensor() copy(%a) : tensor<?xf32>
  %2 = tensor.cast %1 : tensor<?xf32> to tensor<6xf32>
  %k0 = arith.constant 0 : index
  %q0 = tensor.dim %0, %k0 : tensor<?x3xf32>
  %q1 = tensor.dim %a, %k0 : tensor<?xf32>
  return %q0, %q1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @alloc_tensor(%arg0: tensor<?xf32>, %arg1: index) -> (index, index) {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%arg1) : tensor<?x3xf32>
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<6xf32>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() copy(%cast) : tensor<6xf32>
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     return %arg1, %c6 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Materialize_in_destination.

func.func @materialize_in_destination(%a: tensor<?xf32>, %b: tensor<6xf32>, %m: memref<7xf32>,
                                      %c: tensor<?xf32>) -> (index, index, index) {
  %d = tensor.cast %b : tensor<6xf32> to tensor<?xf32>
  %0 = bufferization.materialize_in_destination %a in %d
      : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  bufferization.materialize_in_destination %c in restrict writable %m
      : (tensor<?xf32>, memref<7xf32>) -> ()
  %k0 = arith.constant 0 : index
  %q0 = tensor.dim %a, %k0 : tensor<?xf32>
  %q1 = tensor.dim %0, %k0 : tensor<?xf32>
  %q2 = tensor.dim %c, %k0 : tensor<?xf32>
  return %q0, %q1, %q2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @materialize_in_destination(%arg0: tensor<?xf32>, %arg1: tensor<6xf32>, %arg2: memref<7xf32>, %arg3: tensor<?xf32>) -> (index, index, index) {
// CHECK-NEXT:     %0 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?xf32>, tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT:     bufferization.materialize_in_destination %arg3 in restrict writable %arg2 : (tensor<?xf32>, memref<7xf32>) -> ()
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c6_0 = arith.constant 6 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     return %c6, %c6_0, %c7 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Transfer_write.

func.func @transfer_write(%a: tensor<?xf32>, %v: vector<4xf32>, %i: index) -> (index, index) {
  %0 = vector.transfer_write %v, %a[%i] : vector<4xf32>, tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<6xf32>
  %k0 = arith.constant 0 : index
  %q0 = tensor.dim %0, %k0 : tensor<?xf32>
  %q1 = tensor.dim %a, %k0 : tensor<?xf32>
  return %q0, %q1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @transfer_write(%arg0: tensor<?xf32>, %arg1: vector<4xf32>, %arg2: index) -> (index, index) {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<6xf32>
// CHECK-NEXT:     %0 = vector.transfer_write %arg1, %cast[%arg2] : vector<4xf32>, tensor<6xf32>
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c6_0 = arith.constant 6 : index
// CHECK-NEXT:     return %c6, %c6_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Scatter into a tensor.

func.func @scatter(%a: tensor<?xf32>, %v: vector<4xf32>, %x: vector<4xi32>, %k: vector<4xi1>,
                   %i: index) -> (index, index) {
  %0 = vector.scatter %a[%i] [%x], %k, %v
      : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<6xf32>
  %k0 = arith.constant 0 : index
  %q0 = tensor.dim %0, %k0 : tensor<?xf32>
  %q1 = tensor.dim %a, %k0 : tensor<?xf32>
  return %q0, %q1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @scatter(%arg0: tensor<?xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: vector<4xi1>, %arg4: index) -> (index, index) {
// CHECK-NEXT:     %0 = vector.scatter %arg0[%arg4] [%arg2], %arg3, %arg1 : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<6xf32>
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c6_0 = arith.constant 6 : index
// CHECK-NEXT:     return %c6, %c6_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Transfer_read says nothing of the tensor.

func.func @transfer_read_says_nothing_of_the_tensor(%a: tensor<?xf32>, %i: index, %f: f32)
    -> index {
  %0 = vector.transfer_read %a[%i], %f {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
  %k0 = arith.constant 0 : index
  %q0 = tensor.dim %a, %k0 : tensor<?xf32>
  return %q0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @transfer_read_says_nothing_of_the_tensor(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> index {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1], %arg2 {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
