// RUN: pyopt %s --convert-math-to-llvm | FileCheck %s

// Ops that nothing converts look through casts, unless they fold to constants then, which are not legal.
func.func @tensor_dim(%d: tensor<?x8xf32>) -> index {
  %c0 = arith.constant 0 : index
  %p = tensor.cast %d : tensor<?x8xf32> to tensor<?x?xf32>
  %r = tensor.dim %p, %c0 : tensor<?x?xf32>
  return %r : index
}
func.func @memref_ops(%d: memref<?x8xf32>) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = memref.cast %d : memref<?x8xf32> to memref<?x?xf32>
  %r = memref.dim %p, %c1 : memref<?x?xf32>
  %x = memref.load %p[%c0, %c0] : memref<?x?xf32>
  return %r, %x : index, f32
}
func.func @extract(%d: tensor<?x8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %p = tensor.cast %d : tensor<?x8xf32> to tensor<?x?xf32>
  %r = tensor.extract %p[%c0, %c0] : tensor<?x?xf32>
  return %r : f32
}
func.func @static_dim(%d: tensor<4x8xf32>) -> index {
  %c0 = arith.constant 0 : index
  %r = tensor.dim %d, %c0 : tensor<4x8xf32>
  return %r : index
}

func.func @known_extent(%d: tensor<?x8xf32>) -> index {
  %c1 = arith.constant 1 : index
  %p = tensor.cast %d : tensor<?x8xf32> to tensor<?x?xf32>
  %r = tensor.dim %p, %c1 : tensor<?x?xf32>
  return %r : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @tensor_dim(%arg0: tensor<?x8xf32>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x8xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x8xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @memref_ops(%arg0: memref<?x8xf32>) -> (index, f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<?x8xf32> to memref<?x?xf32>
// CHECK-NEXT:     %dim = memref.dim %cast, %c1 : memref<?x?xf32>
// CHECK-NEXT:     %0 = memref.load %arg0[%c0, %c0] : memref<?x8xf32>
// CHECK-NEXT:     return %dim, %0 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extract(%arg0: tensor<?x8xf32>) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x8xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %extracted = tensor.extract %cast[%c0, %c0] : tensor<?x?xf32>
// CHECK-NEXT:     return %extracted : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @static_dim(%arg0: tensor<4x8xf32>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<4x8xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @known_extent(%arg0: tensor<?x8xf32>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x8xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %dim = tensor.dim %cast, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
