// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-tile{tile-sizes=8,16}))" | FileCheck %s

// The sizes begin anew in each nest; a nest with more loops has 4 for those.
func.func @sizes(%n: index, %p: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to %n step 3 {
      affine.for %k = 0 to 10 {
        affine.store %x, %p[%i, %j] : memref<?x?xf32>
      }
    }
  }
  affine.for %i = 0 to %n {
    affine.store %x, %p[%i, 0] : memref<?x?xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 8)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 + 48, s0)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 4, 10)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (d0 + 8, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sizes(%arg0: index, %arg1: memref<?x?xf32>, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 64 step 8 {
// CHECK-NEXT:       affine.for %arg4 = 0 to %arg0 step 48 {
// CHECK-NEXT:         affine.for %arg5 = 0 to 10 step 4 {
// CHECK-NEXT:           affine.for %arg6 = #map(%arg3) to #map1(%arg3) {
// CHECK-NEXT:             affine.for %arg7 = #map(%arg4) to min #map2(%arg4)[%arg0] step 3 {
// CHECK-NEXT:               affine.for %arg8 = #map(%arg5) to min #map3(%arg5) {
// CHECK-NEXT:                 affine.store %arg2, %arg1[%arg6, %arg7] : memref<?x?xf32>
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg0 step 8 {
// CHECK-NEXT:       affine.for %arg4 = #map(%arg3) to min #map4(%arg3)[%arg0] {
// CHECK-NEXT:         affine.store %arg2, %arg1[%arg4, 0] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
