// RUN: pyopt %s --affine-loop-coalescing=reference-exact=true | FileCheck %s

// Bounds that are constants, values, the least of several values.
func.func @three(%n: index, %m: index, %p: memref<?x?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to min affine_map<(d0)[s0] -> (d0, s0 + 3)>(%m)[%n] {
      affine.for %k = 0 to 8 {
        %0 = affine.load %p[%i, %j + %k] : memref<?x?xf32>
        affine.store %0, %p[%i + 1, %j] : memref<?x?xf32>
      }
    }
  }
  return
}

// -----

// Only inner loops have nothing beside them; two that are side by side.
func.func @inner(%p: memref<?x?xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 5 {
      affine.for %k = 0 to 4 {
        %0 = affine.load %p[%i, %j] : memref<?x?xf32>
        affine.store %0, %p[%k, %j] : memref<?x?xf32>
      }
    }
    affine.for %j = 0 to 3 {
      affine.for %k = 0 to 2 {
        %0 = affine.load %p[%i, %k] : memref<?x?xf32>
        affine.store %0, %p[%k, %j] : memref<?x?xf32>
      }
    }
  }
  return
}

// -----

// These stay: they do not count from 0 by 1, or one ends where the other one is, or there is something between them.
func.func @kept(%n: index, %m: index, %p: memref<?x?xf32>) {
  affine.for %i = 0 to %m {
    affine.for %j = 0 to 8 step 2 {
      %0 = affine.load %p[%i, %j] : memref<?x?xf32>
      affine.store %0, %p[%j, %i] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to %m {
    affine.for %j = 1 to 8 {
      %0 = affine.load %p[%i, %j] : memref<?x?xf32>
      affine.store %0, %p[%j, %i] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %0 = affine.load %p[%i, %j] : memref<?x?xf32>
      affine.store %0, %p[%j, %i] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %p[%i, %i] : memref<?x?xf32>
    affine.for %j = 0 to %n {
      affine.store %0, %p[%j, %i] : memref<?x?xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0, s0 + 3)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 * s0)>
// CHECK-NEXT: #map3 = affine_map<() -> (8)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (d0 mod s0)>
// CHECK-NEXT: #map5 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
// CHECK-NEXT: #map6 = affine_map<() -> (5)>
// CHECK-NEXT: #map7 = affine_map<() -> (4)>
// CHECK-NEXT: #map8 = affine_map<() -> (3)>
// CHECK-NEXT: #map9 = affine_map<() -> (2)>
// CHECK-NEXT: #map10 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @three(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0]
// CHECK-NEXT:     %1 = affine.min #map1(%arg1)[%arg0]
// CHECK-NEXT:     %2 = affine.apply #map2(%0)[%1]
// CHECK-NEXT:     %3 = affine.apply #map3()
// CHECK-NEXT:     %4 = affine.apply #map2(%2)[%3]
// CHECK-NEXT:     affine.for %arg3 = 0 to %4 {
// CHECK-NEXT:       %5 = affine.apply #map4(%arg3)[%3]
// CHECK-NEXT:       %6 = affine.apply #map5(%arg3)[%3]
// CHECK-NEXT:       %7 = affine.apply #map4(%6)[%1]
// CHECK-NEXT:       %8 = affine.apply #map5(%6)[%1]
// CHECK-NEXT:       %9 = affine.load %arg2[%8, %7 + %5] : memref<?x?xf32>
// CHECK-NEXT:       affine.store %9, %arg2[%8 + 1, %7] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @inner(%arg0: memref<?x?xf32>) {
// CHECK-NEXT:     affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.apply #map6()
// CHECK-NEXT:       %1 = affine.apply #map7()
// CHECK-NEXT:       %2 = affine.apply #map2(%0)[%1]
// CHECK-NEXT:       affine.for %arg2 = 0 to %2 {
// CHECK-NEXT:         %6 = affine.apply #map4(%arg2)[%1]
// CHECK-NEXT:         %7 = affine.apply #map5(%arg2)[%1]
// CHECK-NEXT:         %8 = affine.load %arg0[%arg1, %7] : memref<?x?xf32>
// CHECK-NEXT:         affine.store %8, %arg0[%6, %7] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %3 = affine.apply #map8()
// CHECK-NEXT:       %4 = affine.apply #map9()
// CHECK-NEXT:       %5 = affine.apply #map2(%3)[%4]
// CHECK-NEXT:       affine.for %arg2 = 0 to %5 {
// CHECK-NEXT:         %6 = affine.apply #map4(%arg2)[%4]
// CHECK-NEXT:         %7 = affine.apply #map5(%arg2)[%4]
// CHECK-NEXT:         %8 = affine.load %arg0[%arg1, %6] : memref<?x?xf32>
// CHECK-NEXT:         affine.store %8, %arg0[%6, %7] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @kept(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) {
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg1 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 8 step 2 {
// CHECK-NEXT:         %0 = affine.load %arg2[%arg3, %arg4] : memref<?x?xf32>
// CHECK-NEXT:         affine.store %0, %arg2[%arg4, %arg3] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg1 {
// CHECK-NEXT:       affine.for %arg4 = 1 to 8 {
// CHECK-NEXT:         %0 = affine.load %arg2[%arg3, %arg4] : memref<?x?xf32>
// CHECK-NEXT:         affine.store %0, %arg2[%arg4, %arg3] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg0 {
// CHECK-NEXT:       affine.for %arg4 = 0 to #map10(%arg3) {
// CHECK-NEXT:         %0 = affine.load %arg2[%arg3, %arg4] : memref<?x?xf32>
// CHECK-NEXT:         affine.store %0, %arg2[%arg4, %arg3] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg0 {
// CHECK-NEXT:       %0 = affine.load %arg2[%arg3, %arg3] : memref<?x?xf32>
// CHECK-NEXT:       affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT:         affine.store %0, %arg2[%arg4, %arg3] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
