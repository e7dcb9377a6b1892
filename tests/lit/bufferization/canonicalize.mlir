// RUN: pyopt --split-input-file --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// Sizes that are constants become static, behind a cast.
func.func @alloc_tensor(%n: index) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %c4 = arith.constant 4 : index
  %c-4 = arith.constant -4 : index
  %0 = bufferization.alloc_tensor(%c4, %n) : tensor<?x?xf32>
  %1 = bufferization.alloc_tensor(%c-4) : tensor<?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @alloc_tensor(%arg0: index) -> (tensor<?x?xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %c-4 = arith.constant -4 : index
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%arg0) : tensor<4x?xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor(%c-4) : tensor<?xf32>
// CHECK-NEXT:     return %cast, %1 : tensor<?x?xf32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Extents are the sizes, or those of what is copied.
func.func @dim_of_alloc_tensor(%n: index, %t: tensor<4x?xf32>, %i: index)
    -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = bufferization.alloc_tensor(%n) : tensor<4x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<4x?xf32>
  %2 = bufferization.alloc_tensor() copy(%t) : tensor<4x?xf32>
  %3 = tensor.dim %2, %c1 : tensor<4x?xf32>
  %4 = tensor.dim %0, %c2 : tensor<4x?xf32>
  %5 = tensor.dim %0, %i : tensor<4x?xf32>
  return %1, %3, %4, %5 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim_of_alloc_tensor(%arg0: index, %arg1: tensor<4x?xf32>, %arg2: index) -> (index, index, index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%arg0) : tensor<4x?xf32>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() copy(%arg1) : tensor<4x?xf32>
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c1 : tensor<4x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %0, %c2 : tensor<4x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %0, %arg2 : tensor<4x?xf32>
// CHECK-NEXT:     return %arg0, %dim, %dim_0, %dim_1 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A tensor of a buffer has the buffer's extents.
func.func @dim_of_to_tensor(%m: memref<4x?xf32>, %u: memref<*xf32>, %i: index)
    -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = bufferization.to_tensor %m : memref<4x?xf32> to tensor<4x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<4x?xf32>
  %2 = tensor.dim %0, %i : tensor<4x?xf32>
  %3 = bufferization.to_tensor %u : memref<*xf32> to tensor<*xf32>
  %4 = tensor.dim %3, %c0 : tensor<*xf32>
  return %1, %2, %4 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim_of_to_tensor(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>, %arg2: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c1 : memref<4x?xf32>
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %arg2 : memref<4x?xf32>
// CHECK-NEXT:     %dim_1 = memref.dim %arg1, %c0 : memref<*xf32>
// CHECK-NEXT:     return %dim, %dim_0, %dim_1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Back and forth.
func.func @to_tensor_of_to_buffer(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %1 = bufferization.to_tensor %0 : memref<4xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_tensor_of_to_buffer(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     return %arg0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @to_buffer_of_to_tensor(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_buffer_of_to_tensor(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     return %arg0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Another layout: a cast if it certainly fits, else a copy.
func.func @to_buffer_of_to_tensor_cast(%m: memref<?x4xf32, strided<[4, 1], offset: 3>>)
    -> memref<?x4xf32, strided<[?, ?], offset: ?>> {
  %0 = bufferization.to_tensor %m : memref<?x4xf32, strided<[4, 1], offset: 3>> to tensor<?x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  return %1 : memref<?x4xf32, strided<[?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_buffer_of_to_tensor_cast(%arg0: memref<?x4xf32, strided<[4, 1], offset: 3>>) -> memref<?x4xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<?x4xf32, strided<[4, 1], offset: 3>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %cast : memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @to_buffer_of_to_tensor_copy(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>)
    -> memref<?x4xf32> {
  %0 = bufferization.to_tensor %m : memref<?x4xf32, strided<[?, 1], offset: ?>> to tensor<?x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x4xf32> to memref<?x4xf32>
  return %1 : memref<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_buffer_of_to_tensor_copy(%arg0: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?x4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32>
// CHECK-NEXT:     return %alloc : memref<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @to_buffer_of_to_tensor_space(%m: memref<4xf32, 1>) -> memref<4xf32, 2> {
  %0 = bufferization.to_tensor %m : memref<4xf32, 1> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32, 2>
  return %1 : memref<4xf32, 2>
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_buffer_of_to_tensor_space(%arg0: memref<4xf32, 1>) -> memref<4xf32, 2> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32, 2>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, 1> to memref<4xf32, 2>
// CHECK-NEXT:     return %alloc : memref<4xf32, 2>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A cast moves to the buffer.
func.func @to_buffer_of_cast(%t: tensor<4x8xf32>, %u: tensor<*xf32>)
    -> (memref<?x?xf32>, memref<?xf32>) {
  %0 = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x?xf32> to memref<?x?xf32>
  %2 = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %3 = bufferization.to_buffer %2 : tensor<?xf32> to memref<?xf32>
  return %1, %3 : memref<?x?xf32>, memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_buffer_of_cast(%arg0: tensor<4x8xf32>, %arg1: tensor<*xf32>) -> (memref<?x?xf32>, memref<?xf32>) {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4x8xf32> to memref<4x8xf32>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<4x8xf32> to memref<?x?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<*xf32> to tensor<?xf32>
// CHECK-NEXT:     %1 = bufferization.to_buffer %cast_0 : tensor<?xf32> to memref<?xf32>
// CHECK-NEXT:     return %cast, %1 : memref<?x?xf32>, memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A load from a tensor's buffer is an element of the tensor.
func.func @load_of_to_buffer(%t: tensor<4x8xf32>, %i: index) -> f32 {
  %0 = bufferization.to_buffer %t : tensor<4x8xf32> to memref<4x8xf32>
  %1 = memref.load %0[%i, %i] : memref<4x8xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @load_of_to_buffer(%arg0: tensor<4x8xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<4x8xf32>
// CHECK-NEXT:     return %extracted : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A clone and a free that cancel out: the clone's, or the source's.
func.func @clone_freed(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @clone_freed(%arg0: memref<4xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @source_freed(%i: index) -> memref<?xf32> {
  %0 = memref.alloc() : memref<4xf32>
  "any.use"(%0) : (memref<4xf32>) -> ()
  %1 = bufferization.clone %0 : memref<4xf32> to memref<?xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @source_freed(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     "any.use"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     return %cast : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Both are freed in one block: it is not known which is to go.
func.func @both_freed(%i: index) -> f32 {
  %0 = memref.alloc() : memref<4xf32>
  "any.use"(%0) : (memref<4xf32>) -> ()
  %1 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  %2 = memref.load %1[%i] : memref<4xf32>
  memref.dealloc %1 : memref<4xf32>
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @both_freed(%arg0: index) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     "any.use"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:     %0 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %0[%arg0] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %0 : memref<4xf32>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Something else is freed in between.
func.func @other_freed(%m: memref<4xf32>, %n: memref<4xf32>, %i: index) -> f32 {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %n : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_freed(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %arg1 : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %0[%arg2] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %0 : memref<4xf32>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @clone_reallocated(%m: memref<4xf32>) -> memref<8xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %1 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
  return %1 : memref<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @clone_reallocated(%arg0: memref<4xf32>) -> memref<8xf32> {
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %1 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
// CHECK-NEXT:     return %1 : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A buffer of a tensor has the tensor's extents.
func.func @dim_of_to_buffer(%t: tensor<4x?xf32>, %i: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = bufferization.to_buffer %t : tensor<4x?xf32> to memref<4x?xf32>
  %1 = memref.dim %0, %c1 : memref<4x?xf32>
  %2 = memref.dim %0, %i : memref<4x?xf32>
  return %1, %2 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim_of_to_buffer(%arg0: tensor<4x?xf32>, %arg1: index) -> (index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %arg1 : tensor<4x?xf32>
// CHECK-NEXT:     return %dim, %dim_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
