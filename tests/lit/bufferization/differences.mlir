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
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, strided<[2]>>
  return %1 : memref<?xf32, strided<[2]>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_before_layout(%arg0: tensor<4xf32>) -> memref<?xf32, strided<[2]>> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = bufferization.to_buffer %cast : tensor<?xf32> to memref<?xf32, strided<[2]>>
// CHECK-NEXT:     return %0 : memref<?xf32, strided<[2]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// So it does before another memory space.
func.func @cast_before_space(%t: tensor<4xf32>) -> memref<?xf32, 1> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, 1>
  return %1 : memref<?xf32, 1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_before_space(%arg0: tensor<4xf32>) -> memref<?xf32, 1> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = bufferization.to_buffer %cast : tensor<?xf32> to memref<?xf32, 1>
// CHECK-NEXT:     return %0 : memref<?xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The source may be freed before the clone is: the reference looks at ops only that always free.
func.func @clone_of_freed_source(%m: memref<?xf32>, %c: i1) -> memref<?xf32> {
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  bufferization.dealloc (%m : memref<?xf32>) if (%c)
  %1 = bufferization.clone %0 : memref<?xf32> to memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @clone_of_freed_source(%arg0: memref<?xf32>, %arg1: i1) -> memref<?xf32> {
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     bufferization.dealloc (%arg0 : memref<?xf32>) if (%arg1)
// CHECK-NEXT:     return %0 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
