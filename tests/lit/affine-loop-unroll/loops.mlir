// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll{reference-exact=true}))" | FileCheck %s

// The factor divides the number of iterations, or leaves some that a second loop does; one iteration needs no loop.
func.func @constants(%p: memref<?xf32>, %x: f32) -> f32 {
  affine.for %i = 2 to 26 step 3 {
    affine.store %x, %p[%i] : memref<?xf32>
  }
  affine.for %i = 0 to 9 {
    affine.store %x, %p[%i] : memref<?xf32>
  }
  %r = affine.for %i = 2 to 16 step 2 iter_args(%a = %x) -> (f32) {
    %0 = affine.load %p[%i] : memref<?xf32>
    %1 = arith.addf %a, %0 : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// -----

// Where it is not known, and where only the distance is.
func.func @values(%n: index, %m: index, %p: memref<?xf32>, %x: f32) -> f32 {
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to %m step 2 {
      affine.store %x, %p[%i + %j] : memref<?xf32>
    }
  }
  %r = affine.for %i = %n to affine_map<(d0) -> (d0 + 6)>(%n) iter_args(%a = %x) -> (f32) {
    %0 = affine.load %p[%i] : memref<?xf32>
    %1 = arith.addf %a, %0 : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// -----

// Of the least of several values, only those that the factor divides; of the greatest ones none.
func.func @several(%n: index, %m: index, %p: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to min affine_map<(d0)[s0] -> (d0 * 4, s0 * 8)>(%n)[%m] {
    affine.store %x, %p[%i] : memref<?xf32>
  }
  affine.for %i = 0 to min affine_map<(d0)[s0] -> (d0 * 2, s0 * 8)>(%n)[%m] {
    affine.store %x, %p[%i] : memref<?xf32>
  }
  affine.for %i = max affine_map<(d0)[s0] -> (d0 * 4, s0 * 8)>(%n)[%m] to 80 {
    affine.store %x, %p[%i] : memref<?xf32>
  }
  return
}

// -----

// A loop with nothing inside, one with fewer iterations than the factor, one that runs never, an outer one.
func.func @kept(%p: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
    }
    affine.for %j = 0 to 3 {
      affine.store %x, %p[%i + %j] : memref<?xf32>
    }
    affine.for %j = 0 to 0 {
      affine.store %x, %p[%i + %j] : memref<?xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 6)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 9)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: #map6 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map7 = affine_map<(d0)[s0] -> (d0 + (((-d0 + s0) ceildiv 2) floordiv 4) * 8)>
// CHECK-NEXT: #map8 = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: #map9 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: #map10 = affine_map<(d0)[s0] -> (d0 * 4, s0 * 8)>
// CHECK-NEXT: #map11 = affine_map<(d0)[s0] -> (d0 * 2, s0 * 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @constants(%arg0: memref<?xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     affine.for %arg2 = 2 to 26 step 12 {
// CHECK-NEXT:       affine.store %arg1, %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT:       %12 = affine.apply #map(%arg2)
// CHECK-NEXT:       affine.store %arg1, %arg0[%12] : memref<?xf32>
// CHECK-NEXT:       %13 = affine.apply #map1(%arg2)
// CHECK-NEXT:       affine.store %arg1, %arg0[%13] : memref<?xf32>
// CHECK-NEXT:       %14 = affine.apply #map2(%arg2)
// CHECK-NEXT:       affine.store %arg1, %arg0[%14] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 step 4 {
// CHECK-NEXT:       affine.store %arg1, %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT:       %12 = affine.apply #map3(%arg2)
// CHECK-NEXT:       affine.store %arg1, %arg0[%12] : memref<?xf32>
// CHECK-NEXT:       %13 = affine.apply #map4(%arg2)
// CHECK-NEXT:       affine.store %arg1, %arg0[%13] : memref<?xf32>
// CHECK-NEXT:       %14 = affine.apply #map(%arg2)
// CHECK-NEXT:       affine.store %arg1, %arg0[%14] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %arg1, %arg0[%c8] : memref<?xf32>
// CHECK-NEXT:     %0 = affine.load %arg0[%c2] : memref<?xf32>
// CHECK-NEXT:     %1 = arith.addf %arg1, %0 : f32
// CHECK-NEXT:     %2 = affine.apply #map4(%c2)
// CHECK-NEXT:     %3 = affine.load %arg0[%2] : memref<?xf32>
// CHECK-NEXT:     %4 = arith.addf %1, %3 : f32
// CHECK-NEXT:     %5 = affine.apply #map5(%c2)
// CHECK-NEXT:     %6 = affine.load %arg0[%5] : memref<?xf32>
// CHECK-NEXT:     %7 = arith.addf %4, %6 : f32
// CHECK-NEXT:     %8 = affine.apply #map1(%c2)
// CHECK-NEXT:     %9 = affine.load %arg0[%8] : memref<?xf32>
// CHECK-NEXT:     %10 = arith.addf %7, %9 : f32
// CHECK-NEXT:     %11 = affine.for %arg2 = 10 to 16 step 2 iter_args(%arg3 = %10) -> (f32) {
// CHECK-NEXT:       %12 = affine.load %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT:       %13 = arith.addf %arg3, %12 : f32
// CHECK-NEXT:       affine.yield %13 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %11 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @values(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) -> f32 {
// CHECK-NEXT:     affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT:       affine.for %arg5 = #map6(%arg4) to #map7(%arg4)[%arg1] step 8 {
// CHECK-NEXT:         affine.store %arg3, %arg2[%arg4 + %arg5] : memref<?xf32>
// CHECK-NEXT:         %13 = affine.apply #map4(%arg5)
// CHECK-NEXT:         affine.store %arg3, %arg2[%arg4 + %13] : memref<?xf32>
// CHECK-NEXT:         %14 = affine.apply #map5(%arg5)
// CHECK-NEXT:         affine.store %arg3, %arg2[%arg4 + %14] : memref<?xf32>
// CHECK-NEXT:         %15 = affine.apply #map1(%arg5)
// CHECK-NEXT:         affine.store %arg3, %arg2[%arg4 + %15] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %arg5 = #map7(%arg4)[%arg1] to %arg1 step 2 {
// CHECK-NEXT:         affine.store %arg3, %arg2[%arg4 + %arg5] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.apply #map8()[%arg0]
// CHECK-NEXT:     %1 = affine.load %arg2[%0] : memref<?xf32>
// CHECK-NEXT:     %2 = arith.addf %arg3, %1 : f32
// CHECK-NEXT:     %3 = affine.apply #map3(%0)
// CHECK-NEXT:     %4 = affine.load %arg2[%3] : memref<?xf32>
// CHECK-NEXT:     %5 = arith.addf %2, %4 : f32
// CHECK-NEXT:     %6 = affine.apply #map4(%0)
// CHECK-NEXT:     %7 = affine.load %arg2[%6] : memref<?xf32>
// CHECK-NEXT:     %8 = arith.addf %5, %7 : f32
// CHECK-NEXT:     %9 = affine.apply #map(%0)
// CHECK-NEXT:     %10 = affine.load %arg2[%9] : memref<?xf32>
// CHECK-NEXT:     %11 = arith.addf %8, %10 : f32
// CHECK-NEXT:     %12 = affine.for %arg4 = #map9()[%arg0] to #map1(%arg0) iter_args(%arg5 = %11) -> (f32) {
// CHECK-NEXT:       %13 = affine.load %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:       %14 = arith.addf %arg5, %13 : f32
// CHECK-NEXT:       affine.yield %14 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %12 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @several(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) {
// CHECK-NEXT:     affine.for %arg4 = 0 to min #map10(%arg0)[%arg1] step 4 {
// CHECK-NEXT:       affine.store %arg3, %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:       %0 = affine.apply #map3(%arg4)
// CHECK-NEXT:       affine.store %arg3, %arg2[%0] : memref<?xf32>
// CHECK-NEXT:       %1 = affine.apply #map4(%arg4)
// CHECK-NEXT:       affine.store %arg3, %arg2[%1] : memref<?xf32>
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)
// CHECK-NEXT:       affine.store %arg3, %arg2[%2] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to min #map11(%arg0)[%arg1] {
// CHECK-NEXT:       affine.store %arg3, %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = max #map10(%arg0)[%arg1] to 80 {
// CHECK-NEXT:       affine.store %arg3, %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @kept(%arg0: memref<?xf32>, %arg1: f32) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %arg3 = 0 to 3 {
// CHECK-NEXT:         affine.store %arg1, %arg0[%arg2 + %arg3] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %arg3 = 0 to 0 {
// CHECK-NEXT:         affine.store %arg1, %arg0[%arg2 + %arg3] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
