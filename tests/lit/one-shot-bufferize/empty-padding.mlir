// RUN: pyopt %s --one-shot-bufferize=bufferize-function-boundaries --split-input-file | FileCheck %s

// Nothing is inserted of an empty tensor: a slice of no extent would leave the padded one.

func.func @between(%a: tensor<0xf32>, %f: f32) -> tensor<2xf32> {
  %0 = tensor.pad %a low[2] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<0xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @between(%arg0: memref<0xf32, strided<[?], offset: ?>>, %arg1: f32) -> memref<2xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CHECK-NEXT:     linalg.map outs(%alloc : memref<2xf32>)
// CHECK-NEXT:       (%init: f32) {
// CHECK-NEXT:         %0 = linalg.index 0 : index
// CHECK-NEXT:         linalg.yield %arg1 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty(%a: tensor<0xf32>, %f: f32) -> tensor<0xf32> {
  %0 = tensor.pad %a nofold low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<0xf32> to tensor<0xf32>
  return %0 : tensor<0xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty(%arg0: memref<0xf32, strided<[?], offset: ?>>, %arg1: f32) -> memref<0xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<0xf32>
// CHECK-NEXT:     linalg.map outs(%alloc : memref<0xf32>)
// CHECK-NEXT:       (%init: f32) {
// CHECK-NEXT:         %0 = linalg.index 0 : index
// CHECK-NEXT:         linalg.yield %arg1 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<0xf32> to memref<0xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<0xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
