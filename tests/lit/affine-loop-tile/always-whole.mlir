// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-tile{tile-size=4 separate}))" | FileCheck %s
// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-tile{tile-size=4 separate reference-exact=true}))" | FileCheck %s --check-prefix=EXACT

// All tiles are whole: the reference has a condition that always holds.
func.func @whole(%p: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.store %x, %p[%i, %i] : memref<?x?xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @whole(%arg0: memref<?x?xf32>, %arg1: f32) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 64 step 4 {
// CHECK-NEXT:       affine.for %arg3 = #map(%arg2) to #map1(%arg2) {
// CHECK-NEXT:         affine.store %arg1, %arg0[%arg3, %arg3] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #map = affine_map<(d0) -> (d0)>
// EXACT-NEXT: #map1 = affine_map<(d0) -> (d0 + 4)>
// EXACT-NEXT: #set = affine_set<() : (0 == 0)>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @whole(%arg0: memref<?x?xf32>, %arg1: f32) {
// EXACT-NEXT:     affine.for %arg2 = 0 to 64 step 4 {
// EXACT-NEXT:       affine.if #set() {
// EXACT-NEXT:         affine.for %arg3 = #map(%arg2) to #map1(%arg2) {
// EXACT-NEXT:           affine.store %arg1, %arg0[%arg3, %arg3] : memref<?x?xf32>
// EXACT-NEXT:         }
// EXACT-NEXT:       } else {
// EXACT-NEXT:         affine.for %arg3 = #map(%arg2) to #map1(%arg2) {
// EXACT-NEXT:           affine.store %arg1, %arg0[%arg3, %arg3] : memref<?x?xf32>
// EXACT-NEXT:         }
// EXACT-NEXT:       }
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }
