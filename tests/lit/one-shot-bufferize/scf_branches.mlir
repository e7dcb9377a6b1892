// RUN: pyopt --split-input-file --one-shot-bufferize %s | FileCheck %s

func.func @execute_region(%i: index, %v: f32, %t: tensor<4xf32>) -> (f32, f32) {
  %r, %s = scf.execute_region -> (tensor<4xf32>, f32) {
    %1 = tensor.insert %v into %t[%i] : tensor<4xf32>
    scf.yield %1, %v : tensor<4xf32>, f32
  }
  %x = tensor.extract %r[%i] : tensor<4xf32>
  return %x, %s : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @execute_region(%arg0: index, %arg1: f32, %arg2: tensor<4xf32>) -> (f32, f32) {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg2 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1:2 = scf.execute_region -> (memref<4xf32>, f32) {
// CHECK-NEXT:       %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       memref.copy %0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:       memref.store %arg1, %alloc[%arg0] : memref<4xf32>
// CHECK-NEXT:       scf.yield %alloc, %arg1 : memref<4xf32>, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = memref.load %1#0[%arg0] : memref<4xf32>
// CHECK-NEXT:     return %2, %1#1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @execute_region_blocks(%c: i1, %i: index, %v: f32, %t: tensor<4xf32>) -> f32 {
  %r = scf.execute_region -> tensor<4xf32> {
    %1 = tensor.insert %v into %t[%i] : tensor<4xf32>
    cf.cond_br %c, ^a(%1 : tensor<4xf32>), ^b(%t : tensor<4xf32>)
  ^a(%x: tensor<4xf32>):
    %2 = tensor.insert %v into %x[%i] : tensor<4xf32>
    cf.br ^b(%2 : tensor<4xf32>)
  ^b(%y: tensor<4xf32>):
    scf.yield %y : tensor<4xf32>
  }
  %x = tensor.extract %r[%i] : tensor<4xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @execute_region_blocks(%arg0: i1, %arg1: index, %arg2: f32, %arg3: tensor<4xf32>) -> f32 {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg3 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg3 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %2 = scf.execute_region -> memref<4xf32> {
// CHECK-NEXT:       %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       memref.copy %1, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:       memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:       %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       memref.copy %0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:       cf.cond_br %arg0, ^bb1(%alloc : memref<4xf32>), ^bb2(%alloc_0 : memref<4xf32>)
// CHECK-NEXT:     ^bb1(%4: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT:       memref.store %arg2, %4[%arg1] : memref<4xf32>
// CHECK-NEXT:       cf.br ^bb2(%4 : memref<4xf32>)
// CHECK-NEXT:     ^bb2(%5: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:       scf.yield %5 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = memref.load %2[%arg1] : memref<4xf32>
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
