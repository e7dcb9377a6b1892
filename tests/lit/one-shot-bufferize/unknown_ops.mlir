// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="allow-unknown-ops" %s | FileCheck %s

func.func @unknown_with_region(%t: tensor<4xf32>, %i: index, %v: f32) -> tensor<4xf32> {
  %e = bufferization.alloc_tensor() : tensor<4xf32>
  %r = "some.region"(%e) ({
  ^bb0(%a: tensor<4xf32>):
    %1 = tensor.insert %v into %a[%i] : tensor<4xf32>
    "some.end"(%1) : (tensor<4xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_with_region(%arg0: tensor<4xf32>, %arg1: index, %arg2: f32) -> tensor<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     %0 = bufferization.to_tensor %alloc : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     %1 = "some.region"(%0) ({
// CHECK-NEXT:     ^bb0(%arg3: tensor<4xf32>):
// CHECK-NEXT:       %2 = bufferization.to_buffer %arg3 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       memref.copy %2, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:       memref.store %arg2, %alloc_0[%arg1] : memref<4xf32>
// CHECK-NEXT:       %3 = bufferization.to_tensor %alloc_0 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:       "some.end"(%3) : (tensor<4xf32>) -> ()
// CHECK-NEXT:     }) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return %1 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat(%t: tensor<4xf32>, %i: index, %v: f32) -> f32 {
  %f = tensor.insert %v into %t[%i] : tensor<4xf32>
  %0 = tensor.concat dim(0) %f, %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %x = tensor.extract %0[%i] : tensor<8xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat(%arg0: tensor<4xf32>, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %1, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc_0[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:     memref.copy %alloc, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:     %subview_1 = memref.subview %alloc_0[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
// CHECK-NEXT:     memref.copy %0, %subview_1 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[1], offset: 4>>
// CHECK-NEXT:     %2 = memref.load %alloc_0[%arg1] : memref<8xf32>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bitcast(%t: tensor<4xf32>, %i: index) -> i32 {
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xi32>
  %x = tensor.extract %0[%i] : tensor<4xi32>
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @bitcast(%arg0: tensor<4xf32>, %arg1: index) -> i32 {
// CHECK-NEXT:     %0 = tensor.bitcast %arg0 : tensor<4xf32> to tensor<4xi32>
// CHECK-NEXT:     %1 = bufferization.to_buffer %0 : tensor<4xi32> to memref<4xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     %2 = memref.load %1[%arg1] : memref<4xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
