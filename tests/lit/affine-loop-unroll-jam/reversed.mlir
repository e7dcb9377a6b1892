// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))" | FileCheck %s
// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2 reference-exact=true}))" | FileCheck %s --check-prefix=EXACT

// Where the loop begins above its end the loop for the rest does not run.
func.func @reversed(%n: index, %m: index, %p: memref<64xf32>, %x: f32) {
  affine.for %i = %n to %m {
    affine.store %x, %p[%i] : memref<64xf32>
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + ((-s0 + s1) floordiv 2) * 2)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 + ((-s0 + s1) floordiv 2) * 2, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reversed(%arg0: index, %arg1: index, %arg2: memref<64xf32>, %arg3: f32) {
// CHECK-NEXT:     affine.for %arg4 = %arg0 to #map()[%arg0, %arg1] step 2 {
// CHECK-NEXT:       affine.store %arg3, %arg2[%arg4] : memref<64xf32>
// CHECK-NEXT:       %0 = affine.apply #map1(%arg4)
// CHECK-NEXT:       affine.store %arg3, %arg2[%0] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = max #map2()[%arg0, %arg1] to %arg1 {
// CHECK-NEXT:       affine.store %arg3, %arg2[%arg4] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #map = affine_map<()[s0, s1] -> (s0 + ((-s0 + s1) floordiv 2) * 2)>
// EXACT-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @reversed(%arg0: index, %arg1: index, %arg2: memref<64xf32>, %arg3: f32) {
// EXACT-NEXT:     affine.for %arg4 = %arg0 to #map()[%arg0, %arg1] step 2 {
// EXACT-NEXT:       affine.store %arg3, %arg2[%arg4] : memref<64xf32>
// EXACT-NEXT:       %0 = affine.apply #map1(%arg4)
// EXACT-NEXT:       affine.store %arg3, %arg2[%0] : memref<64xf32>
// EXACT-NEXT:     }
// EXACT-NEXT:     affine.for %arg4 = #map()[%arg0, %arg1] to %arg1 {
// EXACT-NEXT:       affine.store %arg3, %arg2[%arg4] : memref<64xf32>
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }
