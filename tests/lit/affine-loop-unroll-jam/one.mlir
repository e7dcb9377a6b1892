// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=1}))" | FileCheck %s

func.func @once(%n: index, %p: memref<64xf32>, %x: f32) {
  affine.for %i = 3 to 4 {
    affine.store %x, %p[%i] : memref<64xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @once(%arg0: index, %arg1: memref<64xf32>, %arg2: f32) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     affine.store %arg2, %arg1[%c3] : memref<64xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
