// RUN: pyopt --split-input-file --one-shot-bufferize=bufferize-function-boundaries %s | FileCheck %s

func.func @itself(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @itself(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @itself(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %0 = call @itself(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @even(%t: tensor<4xf32>) -> f32 {
  %0 = call @odd(%t) : (tensor<4xf32>) -> f32
  return %0 : f32
}
func.func @odd(%t: tensor<4xf32>) -> f32 {
  %0 = call @even(%t) : (tensor<4xf32>) -> f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @even(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> f32 {
// CHECK-NEXT:     %0 = call @odd(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @odd(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> f32 {
// CHECK-NEXT:     %0 = call @even(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @first(%t: tensor<4xf32>) {
  return
}
func.func @second(%t: tensor<4xf32>) {
  call @third(%t) : (tensor<4xf32>) -> ()
  call @first(%t) : (tensor<4xf32>) -> ()
  return
}
func.func @third(%t: tensor<4xf32>) {
  call @fourth(%t) : (tensor<4xf32>) -> ()
  return
}
func.func @fourth(%t: tensor<4xf32>) {
  call @second(%t) : (tensor<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @first(%arg0: memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @second(%arg0: memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     call @third(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     call @first(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @third(%arg0: memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     call @fourth(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fourth(%arg0: memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     call @second(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
