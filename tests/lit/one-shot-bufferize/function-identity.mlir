// RUN: pyopt --split-input-file --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" %s | FileCheck %s

// The same for what the callee writes: the result has it.
func.func private @writer(%t: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %f into %t[%c0] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%t: tensor<8xf32>, %f: f32) -> tensor<8xf32> {
  %0 = tensor.extract_slice %t[1] [4] [2] : tensor<8xf32> to tensor<4xf32>
  %1 = call @writer(%0, %f) : (tensor<4xf32>, f32) -> tensor<4xf32>
  %2 = tensor.insert_slice %1 into %t[1] [4] [2] : tensor<4xf32> into tensor<8xf32>
  return %2 : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @writer(%arg0: memref<4xf32>, %arg1: f32) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg1, %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     return %arg0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<8xf32>, %arg1: f32) -> memref<8xf32> {
// CHECK-NEXT:     %subview = memref.subview %arg0[1] [4] [2] : memref<8xf32> to memref<4xf32, strided<[2], offset: 1>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %subview, %alloc : memref<4xf32, strided<[2], offset: 1>> to memref<4xf32>
// CHECK-NEXT:     %0 = call @writer(%alloc, %arg1) : (memref<4xf32>, f32) -> memref<4xf32>
// CHECK-NEXT:     %subview_0 = memref.subview %arg0[1] [4] [2] : memref<8xf32> to memref<4xf32, strided<[2], offset: 1>>
// CHECK-NEXT:     memref.copy %0, %subview_0 : memref<4xf32> to memref<4xf32, strided<[2], offset: 1>>
// CHECK-NEXT:     return %arg0 : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
