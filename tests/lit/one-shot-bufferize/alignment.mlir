// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="allow-unknown-ops buffer-alignment=16" %s | FileCheck %s
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="allow-unknown-ops buffer-alignment=0" %s | FileCheck %s --check-prefix=NONE

// New buffers and globals are aligned as the option says.

func.func @f(%a: tensor<4xf32>, %n: index, %v: f32) -> tensor<?xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = tensor.insert %v into %0[%n] : tensor<?xf32>
  %2 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  "u.u"(%2) : (tensor<?xf32>) -> ()
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg1) {alignment = 16 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<?xf32>
// CHECK-NEXT:     %0 = bufferization.to_tensor %alloc : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%arg1) {alignment = 16 : i64} : memref<?xf32>
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc_0 : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:     "u.u"(%1) : (tensor<?xf32>) -> ()
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// NONE: module {
// NONE-NEXT:   func.func @f(%arg0: tensor<4xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// NONE-NEXT:     %alloc = memref.alloc(%arg1) : memref<?xf32>
// NONE-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<?xf32>
// NONE-NEXT:     %0 = bufferization.to_tensor %alloc : memref<?xf32> to tensor<?xf32>
// NONE-NEXT:     %alloc_0 = memref.alloc(%arg1) : memref<?xf32>
// NONE-NEXT:     %1 = bufferization.to_tensor %alloc_0 : memref<?xf32> to tensor<?xf32>
// NONE-NEXT:     "u.u"(%1) : (tensor<?xf32>) -> ()
// NONE-NEXT:     return %0 : tensor<?xf32>
// NONE-NEXT:   }
// NONE-NEXT: }

// -----

func.func @f(%n: index, %v: f32) -> tensor<4xf32> {
  %0 = arith.constant dense<1.0> : tensor<4xf32>
  %1 = tensor.insert %v into %0[%n] : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @__constant_4xf32 : memref<4xf32> = dense<1.000000e+00> {alignment = 16 : i64}
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: f32) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = memref.get_global @__constant_4xf32 : memref<4xf32>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 16 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc[%arg0] : memref<4xf32>
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     return %1 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// NONE: module {
// NONE-NEXT:   memref.global "private" constant @__constant_4xf32 : memref<4xf32> = dense<1.000000e+00>
// NONE-NEXT:   func.func @f(%arg0: index, %arg1: f32) -> tensor<4xf32> {
// NONE-NEXT:     %0 = memref.get_global @__constant_4xf32 : memref<4xf32>
// NONE-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// NONE-NEXT:     memref.copy %0, %alloc : memref<4xf32> to memref<4xf32>
// NONE-NEXT:     memref.store %arg1, %alloc[%arg0] : memref<4xf32>
// NONE-NEXT:     %1 = bufferization.to_tensor %alloc : memref<4xf32> to tensor<4xf32>
// NONE-NEXT:     return %1 : tensor<4xf32>
// NONE-NEXT:   }
// NONE-NEXT: }
