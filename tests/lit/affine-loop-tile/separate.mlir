// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-tile{tile-size=4 separate}))" | FileCheck %s

func.func @separate(%n: index, %m: index, %p: memref<?x?x?xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 1 to 20 {
      affine.for %k = 0 to min affine_map<()[s0, s1] -> (s0, s1 + 7)>()[%n, %m] {
        affine.store %x, %p[%i, %j, %k] : memref<?x?x?xf32>
      }
    }
  }
  return
}

// -----

// The stricter one of two ends is asked for.
func.func @stricter(%n: index, %p: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, s0 - 1, 30)>()[%n] {
    affine.store %x, %p[%i, %i] : memref<?x?xf32>
  }
  return
}

// -----

// Not where counters go by more than 1, or ends are quotients.
func.func @left(%n: index, %p: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to %n step 2 {
    affine.store %x, %p[%i, %i] : memref<?x?xf32>
  }
  affine.for %i = 0 to affine_map<()[s0] -> (s0 floordiv 2)>()[%n] {
    affine.store %x, %p[%i, %i] : memref<?x?xf32>
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0, s1 + 7)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 4, 20)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0, s1] -> (d0 + 4, s0, s1 + 7)>
// CHECK-NEXT: #map5 = affine_map<()[s0] -> (s0, s0 - 1, 30)>
// CHECK-NEXT: #map6 = affine_map<(d0)[s0] -> (d0 + 4, s0, s0 - 1, 30)>
// CHECK-NEXT: #map7 = affine_map<(d0)[s0] -> (d0 + 8, s0)>
// CHECK-NEXT: #map8 = affine_map<()[s0] -> (s0 floordiv 2)>
// CHECK-NEXT: #map9 = affine_map<(d0)[s0] -> (d0 + 4, s0 floordiv 2)>
// CHECK-NEXT: #set = affine_set<(d0, d1)[s0, s1] : (-d0 + 16 >= 0, -d1 + s0 - 4 >= 0, -d1 + s1 + 3 >= 0)>
// CHECK-NEXT: #set1 = affine_set<(d0)[s0] : (-d0 + s0 - 5 >= 0, -d0 + 26 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @separate(%arg0: index, %arg1: index, %arg2: memref<?x?x?xf32>, %arg3: f32) {
// CHECK-NEXT:     affine.for %arg4 = 0 to 64 step 4 {
// CHECK-NEXT:       affine.for %arg5 = 1 to 20 step 4 {
// CHECK-NEXT:         affine.for %arg6 = 0 to min #map()[%arg0, %arg1] step 4 {
// CHECK-NEXT:           affine.if #set(%arg5, %arg6)[%arg0, %arg1] {
// CHECK-NEXT:             affine.for %arg7 = #map1(%arg4) to #map2(%arg4) {
// CHECK-NEXT:               affine.for %arg8 = #map1(%arg5) to #map2(%arg5) {
// CHECK-NEXT:                 affine.for %arg9 = #map1(%arg6) to #map2(%arg6) {
// CHECK-NEXT:                   affine.store %arg3, %arg2[%arg7, %arg8, %arg9] : memref<?x?x?xf32>
// CHECK-NEXT:                 }
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:           } else {
// CHECK-NEXT:             affine.for %arg7 = #map1(%arg4) to #map2(%arg4) {
// CHECK-NEXT:               affine.for %arg8 = #map1(%arg5) to min #map3(%arg5) {
// CHECK-NEXT:                 affine.for %arg9 = #map1(%arg6) to min #map4(%arg6)[%arg0, %arg1] {
// CHECK-NEXT:                   affine.store %arg3, %arg2[%arg7, %arg8, %arg9] : memref<?x?x?xf32>
// CHECK-NEXT:                 }
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @stricter(%arg0: index, %arg1: memref<?x?xf32>, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to min #map5()[%arg0] step 4 {
// CHECK-NEXT:       affine.if #set1(%arg3)[%arg0] {
// CHECK-NEXT:         affine.for %arg4 = #map1(%arg3) to #map2(%arg3) {
// CHECK-NEXT:           affine.store %arg2, %arg1[%arg4, %arg4] : memref<?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         affine.for %arg4 = #map1(%arg3) to min #map6(%arg3)[%arg0] {
// CHECK-NEXT:           affine.store %arg2, %arg1[%arg4, %arg4] : memref<?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @left(%arg0: index, %arg1: memref<?x?xf32>, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg0 step 8 {
// CHECK-NEXT:       affine.for %arg4 = #map1(%arg3) to min #map7(%arg3)[%arg0] step 2 {
// CHECK-NEXT:         affine.store %arg2, %arg1[%arg4, %arg4] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to #map8()[%arg0] step 4 {
// CHECK-NEXT:       affine.for %arg4 = #map1(%arg3) to min #map9(%arg3)[%arg0] {
// CHECK-NEXT:         affine.store %arg2, %arg1[%arg4, %arg4] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
