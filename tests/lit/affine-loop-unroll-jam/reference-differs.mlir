// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2 reference-exact=true}))" | FileCheck %s

// A loop that carries a value: each copy of it would begin with %x, which is added twice.
func.func @sum(%p: memref<64xf32>, %x: f32) -> f32 {
  %0 = affine.for %i = 0 to 64 iter_args(%s = %x) -> (f32) {
    %1 = affine.load %p[%i] : memref<64xf32>
    %2 = arith.addf %s, %1 : f32
    affine.yield %2 : f32
  }
  return %0 : f32
}

// -----

// Steps that are no index.
func.func @steps(%n: index, %p: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to %n step 4611686018427387904 {
    affine.store %x, %p[%i] : memref<64xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @sum(%arg0: memref<64xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = affine.for %arg2 = 0 to 64 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT:       %1 = affine.load %arg0[%arg2] : memref<64xf32>
// CHECK-NEXT:       %2 = arith.addf %arg3, %1 : f32
// CHECK-NEXT:       affine.yield %2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @steps(%arg0: index, %arg1: memref<64xf32>, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg0 step 4611686018427387904 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
