// RUN: pyopt --split-input-file --one-shot-bufferize="use-encoding-for-memory-space bufferize-function-boundaries" %s | FileCheck %s

// The same for what functions take and give.

func.func @f(%n: index, %v: f32) -> tensor<?xf32, 1> {
  %0 = tensor.empty(%n) : tensor<?xf32, 1>
  %1 = tensor.insert %v into %0[%n] : tensor<?xf32, 1>
  return %1 : tensor<?xf32, 1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: f32) -> memref<?xf32, 1> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32, 1>
// CHECK-NEXT:     memref.store %arg1, %alloc[%arg0] : memref<?xf32, 1>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<?xf32, 1> to memref<?xf32, strided<[?], offset: ?>, 1>
// CHECK-NEXT:     return %alloc : memref<?xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %t: tensor<4xf32>) -> tensor<4xf32, 2> {
  %0 = bufferization.alloc_tensor() copy(%t) {memory_space = 2 : i64} : tensor<4xf32>
  %1 = tensor.cast %0 : tensor<4xf32> to tensor<4xf32, 2>
  return %1 : tensor<4xf32, 2>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, 2> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32, 2>
// CHECK-NEXT:     memref.copy %arg1, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, 2>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32, 2> to memref<4xf32, strided<[?], offset: ?>, 2>
// CHECK-NEXT:     return %alloc : memref<4xf32, 2>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) -> f32 {
  %0 = arith.constant dense<1.0> : tensor<4xf32, 3>
  %1 = tensor.extract %0[%n] : tensor<4xf32, 3>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @__constant_4xf32 : memref<4xf32, 3> = dense<1.000000e+00> {alignment = 64 : i64}
// CHECK-NEXT:   func.func @f(%arg0: index) -> f32 {
// CHECK-NEXT:     %0 = memref.get_global @__constant_4xf32 : memref<4xf32, 3>
// CHECK-NEXT:     %1 = memref.load %0[%arg0] : memref<4xf32, 3>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %t: tensor<?xf32, "x">) -> tensor<2xf32, "x"> {
  %1 = tensor.extract_slice %t[1] [2] [1] : tensor<?xf32, "x"> to tensor<2xf32, "x">
  return %1 : tensor<2xf32, "x">
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: memref<?xf32, strided<[?], offset: ?>, "x">) -> memref<2xf32, strided<[?], offset: ?>, "x"> {
// CHECK-NEXT:     %subview = memref.subview %arg1[1] [2] [1] : memref<?xf32, strided<[?], offset: ?>, "x"> to memref<2xf32, strided<[?], offset: ?>, "x">
// CHECK-NEXT:     return %subview : memref<2xf32, strided<[?], offset: ?>, "x">
// CHECK-NEXT:   }
// CHECK-NEXT: }
