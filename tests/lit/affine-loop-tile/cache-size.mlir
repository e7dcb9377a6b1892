// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-tile{cache-size=1}))" | FileCheck %s
// RUN: pyopt %s --affine-loop-tile | FileCheck %s --check-prefix=ALL
// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-tile{cache-size=0}))" | FileCheck %s --check-prefix=NONE

// 16 KiB are sixteen times what is there: tiles of 4 by 4, of which 5 divides 60 in the second nest.
func.func @known(%n: index, %p: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.store %x, %p[%i, %j] : memref<64x64xf32>
    }
  }
  affine.for %i = 1 to 60 {
    affine.for %j = 0 to 60 {
      affine.store %x, %p[%i, %j] : memref<64x64xf32>
      %0 = affine.load %p[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

// Nobody knows how much this is: 4, or what divides the number of iterations.
func.func @unknown(%n: index, %p: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 9 {
      affine.store %x, %p[%i, %j] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to 1 {
    affine.store %x, %p[%i, symbol(%n)] : memref<?x?xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 + 4, s0)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @known(%arg0: index, %arg1: memref<64x64xf32>, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 64 step 4 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 64 step 4 {
// CHECK-NEXT:         affine.for %arg5 = #map(%arg3) to #map1(%arg3) {
// CHECK-NEXT:           affine.for %arg6 = #map(%arg4) to #map1(%arg4) {
// CHECK-NEXT:             affine.store %arg2, %arg1[%arg5, %arg6] : memref<64x64xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 1 to 60 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 60 step 4 {
// CHECK-NEXT:         affine.for %arg5 = #map(%arg3) to #map2(%arg3) {
// CHECK-NEXT:           affine.for %arg6 = #map(%arg4) to #map1(%arg4) {
// CHECK-NEXT:             affine.store %arg2, %arg1[%arg5, %arg6] : memref<64x64xf32>
// CHECK-NEXT:             %0 = affine.load %arg1[%arg5, %arg6] : memref<64x64xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unknown(%arg0: index, %arg1: memref<?x?xf32>, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg0 step 4 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 9 step 3 {
// CHECK-NEXT:         affine.for %arg5 = #map(%arg3) to min #map3(%arg3)[%arg0] {
// CHECK-NEXT:           affine.for %arg6 = #map(%arg4) to #map4(%arg4) {
// CHECK-NEXT:             affine.store %arg2, %arg1[%arg5, %arg6] : memref<?x?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 1 {
// CHECK-NEXT:       affine.for %arg4 = #map(%arg3) to #map2(%arg3) {
// CHECK-NEXT:         affine.store %arg2, %arg1[%arg4, symbol(%arg0)] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ALL: #map = affine_map<(d0) -> (d0)>
// ALL-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// ALL-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 + 4, s0)>
// ALL-NEXT: #map3 = affine_map<(d0) -> (d0 + 3)>
// ALL-NEXT: module {
// ALL-NEXT:   func.func @known(%arg0: index, %arg1: memref<64x64xf32>, %arg2: f32) {
// ALL-NEXT:     affine.for %arg3 = 0 to 64 {
// ALL-NEXT:       affine.for %arg4 = 0 to 64 {
// ALL-NEXT:         affine.for %arg5 = #map(%arg3) to #map1(%arg3) {
// ALL-NEXT:           affine.for %arg6 = #map(%arg4) to #map1(%arg4) {
// ALL-NEXT:             affine.store %arg2, %arg1[%arg5, %arg6] : memref<64x64xf32>
// ALL-NEXT:           }
// ALL-NEXT:         }
// ALL-NEXT:       }
// ALL-NEXT:     }
// ALL-NEXT:     affine.for %arg3 = 1 to 60 {
// ALL-NEXT:       affine.for %arg4 = 0 to 60 {
// ALL-NEXT:         affine.for %arg5 = #map(%arg3) to #map1(%arg3) {
// ALL-NEXT:           affine.for %arg6 = #map(%arg4) to #map1(%arg4) {
// ALL-NEXT:             affine.store %arg2, %arg1[%arg5, %arg6] : memref<64x64xf32>
// ALL-NEXT:             %0 = affine.load %arg1[%arg5, %arg6] : memref<64x64xf32>
// ALL-NEXT:           }
// ALL-NEXT:         }
// ALL-NEXT:       }
// ALL-NEXT:     }
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT:   func.func @unknown(%arg0: index, %arg1: memref<?x?xf32>, %arg2: f32) {
// ALL-NEXT:     affine.for %arg3 = 0 to %arg0 step 4 {
// ALL-NEXT:       affine.for %arg4 = 0 to 9 step 3 {
// ALL-NEXT:         affine.for %arg5 = #map(%arg3) to min #map2(%arg3)[%arg0] {
// ALL-NEXT:           affine.for %arg6 = #map(%arg4) to #map3(%arg4) {
// ALL-NEXT:             affine.store %arg2, %arg1[%arg5, %arg6] : memref<?x?xf32>
// ALL-NEXT:           }
// ALL-NEXT:         }
// ALL-NEXT:       }
// ALL-NEXT:     }
// ALL-NEXT:     affine.for %arg3 = 0 to 1 {
// ALL-NEXT:       affine.for %arg4 = #map(%arg3) to #map1(%arg3) {
// ALL-NEXT:         affine.store %arg2, %arg1[%arg4, symbol(%arg0)] : memref<?x?xf32>
// ALL-NEXT:       }
// ALL-NEXT:     }
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT: }
// NONE: #map = affine_map<(d0) -> (d0)>
// NONE-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// NONE-NEXT: module {
// NONE-NEXT:   func.func @known(%arg0: index, %arg1: memref<64x64xf32>, %arg2: f32) {
// NONE-NEXT:     affine.for %arg3 = 0 to 64 {
// NONE-NEXT:       affine.for %arg4 = 0 to 64 {
// NONE-NEXT:         affine.for %arg5 = #map(%arg3) to #map1(%arg3) {
// NONE-NEXT:           affine.for %arg6 = #map(%arg4) to #map1(%arg4) {
// NONE-NEXT:             affine.store %arg2, %arg1[%arg5, %arg6] : memref<64x64xf32>
// NONE-NEXT:           }
// NONE-NEXT:         }
// NONE-NEXT:       }
// NONE-NEXT:     }
// NONE-NEXT:     affine.for %arg3 = 1 to 60 {
// NONE-NEXT:       affine.for %arg4 = 0 to 60 {
// NONE-NEXT:         affine.for %arg5 = #map(%arg3) to #map1(%arg3) {
// NONE-NEXT:           affine.for %arg6 = #map(%arg4) to #map1(%arg4) {
// NONE-NEXT:             affine.store %arg2, %arg1[%arg5, %arg6] : memref<64x64xf32>
// NONE-NEXT:             %0 = affine.load %arg1[%arg5, %arg6] : memref<64x64xf32>
// NONE-NEXT:           }
// NONE-NEXT:         }
// NONE-NEXT:       }
// NONE-NEXT:     }
// NONE-NEXT:     return
// NONE-NEXT:   }
// NONE-NEXT:   func.func @unknown(%arg0: index, %arg1: memref<?x?xf32>, %arg2: f32) {
// NONE-NEXT:     affine.for %arg3 = 0 to %arg0 {
// NONE-NEXT:       affine.for %arg4 = 0 to 9 {
// NONE-NEXT:         affine.for %arg5 = #map(%arg3) to #map1(%arg3) {
// NONE-NEXT:           affine.for %arg6 = #map(%arg4) to #map1(%arg4) {
// NONE-NEXT:             affine.store %arg2, %arg1[%arg5, %arg6] : memref<?x?xf32>
// NONE-NEXT:           }
// NONE-NEXT:         }
// NONE-NEXT:       }
// NONE-NEXT:     }
// NONE-NEXT:     affine.for %arg3 = 0 to 1 {
// NONE-NEXT:       affine.for %arg4 = #map(%arg3) to #map1(%arg3) {
// NONE-NEXT:         affine.store %arg2, %arg1[%arg4, symbol(%arg0)] : memref<?x?xf32>
// NONE-NEXT:       }
// NONE-NEXT:     }
// NONE-NEXT:     return
// NONE-NEXT:   }
// NONE-NEXT: }
