// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-tile{tile-size=32}))" | FileCheck %s

// A tile ends at the end of the loop, unless the size divides the number of iterations, or there are fewer.
func.func @ends(%n: index, %m: index, %p: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 2 to 100 step 3 {
      affine.for %k = 0 to 3 {
        affine.store %x, %p[%i, %j] : memref<?x?xf32>
      }
    }
  }
  affine.for %i = max affine_map<()[s0] -> (s0, 0)>()[%n]
      to min affine_map<()[s0] -> (s0 floordiv 2, 50)>()[%m] {
    affine.store %x, %p[%i, %i] : memref<?x?xf32>
  }
  return
}

// -----

// Every iteration reads what one with no greater counters has written.
func.func @forward() -> memref<64x64xf32> {
  %p = memref.alloc() : memref<64x64xf32>
  affine.for %i = 1 to 64 {
    affine.for %j = 1 to 64 {
      %0 = affine.load %p[%i - 1, %j] : memref<64x64xf32>
      %1 = affine.load %p[%i, %j - 1] : memref<64x64xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %p[%i, %j] : memref<64x64xf32>
    }
  }
  return %p : memref<64x64xf32>
}

// -----

// A product of matrices, whose sums are in order; the matrices are apart.
func.func @product(%a: memref<64x64xf32>, %b: memref<64x64xf32>) -> memref<64x64xf32> {
  %c = memref.alloc() : memref<64x64xf32>
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %0 = affine.load %a[%i, %k] : memref<64x64xf32>
        %1 = affine.load %b[%k, %j] : memref<64x64xf32>
        %2 = affine.load %c[%i, %j] : memref<64x64xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %c[%i, %j] : memref<64x64xf32>
      }
    }
  }
  return %c : memref<64x64xf32>
}

// -----

// A memref of each iteration's own.
func.func @own(%a: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %q = memref.alloca() : memref<1xf32>
      affine.store %x, %q[0] : memref<1xf32>
      %0 = affine.load %q[0] : memref<1xf32>
      affine.store %0, %a[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

// Loops that carry values, end at counters, or are no loops of the function's body stay.
func.func @left(%n: index, %p: memref<?x?xf32>, %x: f32) -> f32 {
  %0 = affine.for %i = 0 to 64 iter_args(%y = %x) -> (f32) {
    %1 = arith.addf %y, %x : f32
    affine.yield %1 : f32
  }
  affine.for %i = 0 to 64 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 64 {
      affine.store %x, %p[%i, %j] : memref<?x?xf32>
    }
  }
  affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] {
    affine.for %i = 0 to 64 {
      affine.store %x, %p[%i, %i] : memref<?x?xf32>
    }
  }
  return %0 : f32
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 32)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 96, 100)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (s0, 0)>
// CHECK-NEXT: #map5 = affine_map<()[s0] -> (s0 floordiv 2, 50)>
// CHECK-NEXT: #map6 = affine_map<(d0)[s0] -> (d0 + 32, s0 floordiv 2, 50)>
// CHECK-NEXT: #map7 = affine_map<(d0) -> (d0 + 32, 64)>
// CHECK-NEXT: #set = affine_set<()[s0] : (s0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @ends(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT:     affine.for %arg4 = 0 to 64 step 32 {
// CHECK-NEXT:       affine.for %arg5 = 2 to 100 step 96 {
// CHECK-NEXT:         affine.for %arg6 = 0 to 3 step 32 {
// CHECK-NEXT:           affine.for %arg7 = #map(%arg4) to #map1(%arg4) {
// CHECK-NEXT:             affine.for %arg8 = #map(%arg5) to min #map2(%arg5) step 3 {
// CHECK-NEXT:               affine.for %arg9 = #map(%arg6) to #map3(%arg6) {
// CHECK-NEXT:                 affine.store %arg3, %arg2[%arg7, %arg8] : memref<?x?xf32>
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = max #map4()[%arg0] to min #map5()[%arg1] step 32 {
// CHECK-NEXT:       affine.for %arg5 = #map(%arg4) to min #map6(%arg4)[%arg1] {
// CHECK-NEXT:         affine.store %arg3, %arg2[%arg5, %arg5] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @forward() -> memref<64x64xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<64x64xf32>
// CHECK-NEXT:     affine.for %arg0 = 1 to 64 step 32 {
// CHECK-NEXT:       affine.for %arg1 = 1 to 64 step 32 {
// CHECK-NEXT:         affine.for %arg2 = #map(%arg0) to min #map7(%arg0) {
// CHECK-NEXT:           affine.for %arg3 = #map(%arg1) to min #map7(%arg1) {
// CHECK-NEXT:             %0 = affine.load %alloc[%arg2 - 1, %arg3] : memref<64x64xf32>
// CHECK-NEXT:             %1 = affine.load %alloc[%arg2, %arg3 - 1] : memref<64x64xf32>
// CHECK-NEXT:             %2 = arith.addf %0, %1 : f32
// CHECK-NEXT:             affine.store %2, %alloc[%arg2, %arg3] : memref<64x64xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %alloc : memref<64x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product(%arg0: memref<64x64xf32>, %arg1: memref<64x64xf32>) -> memref<64x64xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<64x64xf32>
// CHECK-NEXT:     affine.for %arg2 = 0 to 64 step 32 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 64 step 32 {
// CHECK-NEXT:         affine.for %arg4 = 0 to 64 step 32 {
// CHECK-NEXT:           affine.for %arg5 = #map(%arg2) to #map1(%arg2) {
// CHECK-NEXT:             affine.for %arg6 = #map(%arg3) to #map1(%arg3) {
// CHECK-NEXT:               affine.for %arg7 = #map(%arg4) to #map1(%arg4) {
// CHECK-NEXT:                 %0 = affine.load %arg0[%arg5, %arg7] : memref<64x64xf32>
// CHECK-NEXT:                 %1 = affine.load %arg1[%arg7, %arg6] : memref<64x64xf32>
// CHECK-NEXT:                 %2 = affine.load %alloc[%arg5, %arg6] : memref<64x64xf32>
// CHECK-NEXT:                 %3 = arith.mulf %0, %1 : f32
// CHECK-NEXT:                 %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:                 affine.store %4, %alloc[%arg5, %arg6] : memref<64x64xf32>
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %alloc : memref<64x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @own(%arg0: memref<64x64xf32>, %arg1: f32) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 64 step 32 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 64 step 32 {
// CHECK-NEXT:         affine.for %arg4 = #map(%arg2) to #map1(%arg2) {
// CHECK-NEXT:           affine.for %arg5 = #map(%arg3) to #map1(%arg3) {
// CHECK-NEXT:             %alloca = memref.alloca() : memref<1xf32>
// CHECK-NEXT:             affine.store %arg1, %alloca[0] : memref<1xf32>
// CHECK-NEXT:             %0 = affine.load %alloca[0] : memref<1xf32>
// CHECK-NEXT:             affine.store %0, %arg0[%arg4, %arg5] : memref<64x64xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @left(%arg0: index, %arg1: memref<?x?xf32>, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = affine.for %arg3 = 0 to 64 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:       %1 = arith.addf %arg4, %arg2 : f32
// CHECK-NEXT:       affine.yield %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 64 {
// CHECK-NEXT:       affine.for %arg4 = #map(%arg3) to 64 {
// CHECK-NEXT:         affine.store %arg2, %arg1[%arg3, %arg4] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set()[%arg0] {
// CHECK-NEXT:       affine.for %arg3 = 0 to 64 {
// CHECK-NEXT:         affine.store %arg2, %arg1[%arg3, %arg3] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
