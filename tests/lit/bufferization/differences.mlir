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
