// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))" | FileCheck %s

// Ops in front of, in and behind inner loops, and a loop for the rest.
func.func @pieces(%n: index, %x: f32) {
  affine.for %i = 0 to 9 {
    %p = memref.alloca() : memref<64xf32>
    affine.store %x, %p[%i] : memref<64xf32>
    affine.for %j = 0 to %n {
      %0 = affine.load %p[%j] : memref<64xf32>
      affine.for %k = 0 to 3 {
        %1 = arith.addf %0, %x : f32
      }
      affine.store %0, %p[%j] : memref<64xf32>
    }
    affine.store %x, %p[%i + 1] : memref<64xf32>
  }
  return
}

// -----

// Inner loops carry the values of each copy; the sum of one iteration ends before it is stored.
func.func @carried(%p: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    %0 = affine.for %j = 0 to 64 iter_args(%s = %x) -> (f32) {
      %1 = affine.load %p[%j, 2] : memref<64x64xf32>
      %2 = arith.addf %s, %1 : f32
      affine.yield %2 : f32
    }
    %3 = arith.mulf %0, %0 : f32
    %4:2 = affine.for %j = 0 to 8 iter_args(%s = %0, %t = %3) -> (f32, f32) {
      affine.yield %t, %s : f32, f32
    }
  }
  return
}

// -----

// Later iterations read what earlier ones have written in the same iteration of the inner loop, or in front of it.
func.func @forward(%p: memref<64x64xf32>) {
  affine.for %i = 1 to 9 {
    affine.for %j = 1 to 64 {
      %0 = affine.load %p[%i - 1, %j] : memref<64x64xf32>
      %1 = affine.load %p[%i - 1, %j - 1] : memref<64x64xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %p[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

// The loop that becomes one iteration goes.
func.func @once(%n: index, %p: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to %n {
      affine.store %x, %p[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

// Fewer iterations than the factor, inner bounds that the loop makes, a second loop, an op in front.
func.func @few(%n: index, %p: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to 1 {
    affine.for %j = 0 to %n {
      affine.store %x, %p[%i, %j] : memref<64x64xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.store %x, %p[%i, %i] : memref<64x64xf32>
  }
  return
}

// -----

func.func @triangle(%p: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 64 {
      affine.store %x, %p[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @second(%p: memref<64xf32>) {
  %x = arith.constant 1.0 : f32
  affine.for %i = 0 to 64 {
    affine.store %x, %p[%i] : memref<64xf32>
  }
  return
}

// -----

func.func @ends(%n: index, %p: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 9)>()[%n] {
    affine.store %x, %p[%i] : memref<64xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0, 9)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @pieces(%arg0: index, %arg1: f32) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 step 2 {
// CHECK-NEXT:       %alloca_0 = memref.alloca() : memref<64xf32>
// CHECK-NEXT:       affine.store %arg1, %alloca_0[%arg2] : memref<64xf32>
// CHECK-NEXT:       %0 = affine.apply #map(%arg2)
// CHECK-NEXT:       %alloca_1 = memref.alloca() : memref<64xf32>
// CHECK-NEXT:       affine.store %arg1, %alloca_1[%0] : memref<64xf32>
// CHECK-NEXT:       affine.for %arg3 = 0 to %arg0 {
// CHECK-NEXT:         %2 = affine.load %alloca_0[%arg3] : memref<64xf32>
// CHECK-NEXT:         %3 = affine.apply #map(%arg2)
// CHECK-NEXT:         %4 = affine.load %alloca_1[%arg3] : memref<64xf32>
// CHECK-NEXT:         affine.for %arg4 = 0 to 3 {
// CHECK-NEXT:           %6 = arith.addf %2, %arg1 : f32
// CHECK-NEXT:           %7 = affine.apply #map(%arg2)
// CHECK-NEXT:           %8 = arith.addf %4, %arg1 : f32
// CHECK-NEXT:         }
// CHECK-NEXT:         affine.store %2, %alloca_0[%arg3] : memref<64xf32>
// CHECK-NEXT:         %5 = affine.apply #map(%arg2)
// CHECK-NEXT:         affine.store %4, %alloca_1[%arg3] : memref<64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %arg1, %alloca_0[%arg2 + 1] : memref<64xf32>
// CHECK-NEXT:       %1 = affine.apply #map(%arg2)
// CHECK-NEXT:       affine.store %arg1, %alloca_1[%1 + 1] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloca = memref.alloca() : memref<64xf32>
// CHECK-NEXT:     affine.store %arg1, %alloca[%c8] : memref<64xf32>
// CHECK-NEXT:     affine.for %arg2 = 0 to %arg0 {
// CHECK-NEXT:       %0 = affine.load %alloca[%arg2] : memref<64xf32>
// CHECK-NEXT:       affine.for %arg3 = 0 to 3 {
// CHECK-NEXT:         %1 = arith.addf %0, %arg1 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %0, %alloca[%arg2] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %arg1, %alloca[%c8 + 1] : memref<64xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @carried(%arg0: memref<64x64xf32>, %arg1: f32) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 64 step 2 {
// CHECK-NEXT:       %0:2 = affine.for %arg3 = 0 to 64 iter_args(%arg4 = %arg1, %arg5 = %arg1) -> (f32, f32) {
// CHECK-NEXT:         %4 = affine.load %arg0[%arg3, 2] : memref<64x64xf32>
// CHECK-NEXT:         %5 = arith.addf %arg4, %4 : f32
// CHECK-NEXT:         %6 = affine.load %arg0[%arg3, 2] : memref<64x64xf32>
// CHECK-NEXT:         %7 = arith.addf %arg5, %6 : f32
// CHECK-NEXT:         affine.yield %5, %7 : f32, f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %1 = arith.mulf %0#0, %0#0 : f32
// CHECK-NEXT:       %2 = arith.mulf %0#1, %0#1 : f32
// CHECK-NEXT:       %3:4 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %0#0, %arg5 = %1, %arg6 = %0#1, %arg7 = %2) -> (f32, f32, f32, f32) {
// CHECK-NEXT:         affine.yield %arg5, %arg4, %arg7, %arg6 : f32, f32, f32, f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @forward(%arg0: memref<64x64xf32>) {
// CHECK-NEXT:     affine.for %arg1 = 1 to 9 step 2 {
// CHECK-NEXT:       affine.for %arg2 = 1 to 64 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg1 - 1, %arg2] : memref<64x64xf32>
// CHECK-NEXT:         %1 = affine.load %arg0[%arg1 - 1, %arg2 - 1] : memref<64x64xf32>
// CHECK-NEXT:         %2 = arith.addf %0, %1 : f32
// CHECK-NEXT:         affine.store %2, %arg0[%arg1, %arg2] : memref<64x64xf32>
// CHECK-NEXT:         %3 = affine.apply #map(%arg1)
// CHECK-NEXT:         %4 = affine.load %arg0[%3 - 1, %arg2] : memref<64x64xf32>
// CHECK-NEXT:         %5 = affine.load %arg0[%3 - 1, %arg2 - 1] : memref<64x64xf32>
// CHECK-NEXT:         %6 = arith.addf %4, %5 : f32
// CHECK-NEXT:         affine.store %6, %arg0[%3, %arg2] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @once(%arg0: index, %arg1: memref<64x64xf32>, %arg2: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg0 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%c0, %arg3] : memref<64x64xf32>
// CHECK-NEXT:       %0 = affine.apply #map(%c0)
// CHECK-NEXT:       affine.store %arg2, %arg1[%0, %arg3] : memref<64x64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @few(%arg0: index, %arg1: memref<64x64xf32>, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 1 {
// CHECK-NEXT:       affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT:         affine.store %arg2, %arg1[%arg3, %arg4] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3, %arg3] : memref<64x64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @triangle(%arg0: memref<64x64xf32>, %arg1: f32) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 64 {
// CHECK-NEXT:       affine.for %arg3 = #map1(%arg2) to 64 {
// CHECK-NEXT:         affine.store %arg1, %arg0[%arg2, %arg3] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @second(%arg0: memref<64xf32>) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %arg1 = 0 to 64 {
// CHECK-NEXT:       affine.store %cst, %arg0[%arg1] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ends(%arg0: index, %arg1: memref<64xf32>, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to min #map2()[%arg0] {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
