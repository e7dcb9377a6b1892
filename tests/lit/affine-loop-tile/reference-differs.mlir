// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-tile{tile-size=4 reference-exact=true}))" | FileCheck %s

// A bound that is a quotient of a counter: the reference makes invalid IR.
func.func @quotient(%p: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 floordiv 2)>(%i) {
      affine.store %x, %p[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

// Steps that would be greater than an index: the reference takes the rest modulo 2^64.
func.func @steps(%p: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to 64 step 4611686018427387904 {
    affine.store %x, %p[%i, %i] : memref<64x64xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 floordiv 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @quotient(%arg0: memref<64x64xf32>, %arg1: f32) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 64 {
// CHECK-NEXT:       affine.for %arg3 = 0 to #map(%arg2) {
// CHECK-NEXT:         affine.store %arg1, %arg0[%arg2, %arg3] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @steps(%arg0: memref<64x64xf32>, %arg1: f32) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 64 step 4611686018427387904 {
// CHECK-NEXT:       affine.store %arg1, %arg0[%arg2, %arg2] : memref<64x64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
