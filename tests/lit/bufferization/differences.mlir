// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// The memory space is kept, and so is the hint; the reference forgets both.
func.func @alloc_tensor_in_memory_space(%n: index) -> tensor<?x?xf32> {
  %c4 = arith.constant 4 : index
  %0 = bufferization.alloc_tensor(%c4, %n) size_hint=%n {memory_space = 1 : i64} : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @alloc_tensor_in_memory_space(%arg0: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%arg0) size_hint=%arg0 {memory_space = 1 : i64} : tensor<4x?xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A cast stays before the layout that it makes possible; the reference makes a memref.cast that does not verify.
func.func @cast_before_layout(%t: tensor<4xf32>) -> memref<?xf32, strided<[2]>> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = bufferization.to_memref %0 : memref<?xf32, strided<[2]>>
  return %1 : memref<?xf32, strided<[2]>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_before_layout(%arg0: tensor<4xf32>) -> memref<?xf32, strided<[2]>> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = bufferization.to_memref %cast : memref<?xf32, strided<[2]>>
// CHECK-NEXT:     return %0 : memref<?xf32, strided<[2]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// So it does before another memory space.
func.func @cast_before_space(%t: tensor<4xf32>) -> memref<?xf32, 1> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = bufferization.to_memref %0 : memref<?xf32, 1>
  return %1 : memref<?xf32, 1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_before_space(%arg0: tensor<4xf32>) -> memref<?xf32, 1> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = bufferization.to_memref %cast : memref<?xf32, 1>
// CHECK-NEXT:     return %0 : memref<?xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
