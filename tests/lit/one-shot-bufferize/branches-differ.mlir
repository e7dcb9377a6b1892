// RUN: pyopt --split-input-file --one-shot-bufferize=bufferize-function-boundaries %s | FileCheck %s

// A branch both of whose successors are one block.

func.func @switch(%flag: i32, %a: tensor<4xf32>, %b: tensor<4xf32>, %i: index, %v: f32) -> f32 {
  %e = tensor.empty() : tensor<4xf32>
  %f = tensor.insert %v into %e[%i] : tensor<4xf32>
  cf.switch %flag : i32, [
    default: ^bb1(%a : tensor<4xf32>),
    1: ^bb1(%b : tensor<4xf32>),
    2: ^bb1(%f : tensor<4xf32>)
  ]
^bb1(%0: tensor<4xf32>):
  %x = tensor.extract %0[%i] : tensor<4xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: memref<4xf32, strided<[?], offset: ?>>, %arg3: index, %arg4: f32) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.store %arg4, %alloc[%arg3] : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg1 : memref<4xf32, strided<[?], offset: ?>>),
// CHECK-NEXT:       1: ^bb1(%arg2 : memref<4xf32, strided<[?], offset: ?>>),
// CHECK-NEXT:       2: ^bb1(%cast : memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%0: memref<4xf32, strided<[?], offset: ?>>):  // 3 preds: ^bb0, ^bb0, ^bb0
// CHECK-NEXT:     %1 = memref.load %0[%arg3] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
