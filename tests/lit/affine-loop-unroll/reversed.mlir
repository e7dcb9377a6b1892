// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll))" | FileCheck %s

// Where %n is -1, the reference runs the second loop from -4 to -1. What is known to end behind its start needs no care.
func.func @value(%n: index, %m: index, %p: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n {
    affine.store %x, %p[%i] : memref<?xf32>
  }
  affine.for %i = %n to %m step 3 {
    affine.store %x, %p[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @extent(%p: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %p, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to %n {
      affine.store %x, %p[%j] : memref<?xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> ((s0 floordiv 4) * 4)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> ((s0 floordiv 4) * 4, 0)>
// CHECK-NEXT: #map5 = affine_map<()[s0, s1] -> (s0 + (((-s0 + s1) ceildiv 3) floordiv 4) * 12)>
// CHECK-NEXT: #map6 = affine_map<(d0) -> (d0 + 6)>
// CHECK-NEXT: #map7 = affine_map<(d0) -> (d0 + 9)>
// CHECK-NEXT: #map8 = affine_map<()[s0, s1] -> (s0 + (((-s0 + s1) ceildiv 3) floordiv 4) * 12, s0)>
// CHECK-NEXT: #map9 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map10 = affine_map<(d0)[s0] -> (d0 + ((-d0 + s0) floordiv 4) * 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @value(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) {
// CHECK-NEXT:     affine.for %arg4 = 0 to #map()[%arg0] step 4 {
// CHECK-NEXT:       affine.store %arg3, %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:       %0 = affine.apply #map1(%arg4)
// CHECK-NEXT:       affine.store %arg3, %arg2[%0] : memref<?xf32>
// CHECK-NEXT:       %1 = affine.apply #map2(%arg4)
// CHECK-NEXT:       affine.store %arg3, %arg2[%1] : memref<?xf32>
// CHECK-NEXT:       %2 = affine.apply #map3(%arg4)
// CHECK-NEXT:       affine.store %arg3, %arg2[%2] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = max #map4()[%arg0] to %arg0 {
// CHECK-NEXT:       affine.store %arg3, %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = %arg0 to #map5()[%arg0, %arg1] step 12 {
// CHECK-NEXT:       affine.store %arg3, %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:       %0 = affine.apply #map3(%arg4)
// CHECK-NEXT:       affine.store %arg3, %arg2[%0] : memref<?xf32>
// CHECK-NEXT:       %1 = affine.apply #map6(%arg4)
// CHECK-NEXT:       affine.store %arg3, %arg2[%1] : memref<?xf32>
// CHECK-NEXT:       %2 = affine.apply #map7(%arg4)
// CHECK-NEXT:       affine.store %arg3, %arg2[%2] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = max #map8()[%arg0, %arg1] to %arg1 step 3 {
// CHECK-NEXT:       affine.store %arg3, %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extent(%arg0: memref<?xf32>, %arg1: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     affine.for %arg2 = 0 to %dim {
// CHECK-NEXT:       affine.for %arg3 = #map9(%arg2) to #map10(%arg2)[%dim] step 4 {
// CHECK-NEXT:         affine.store %arg1, %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:         %0 = affine.apply #map1(%arg3)
// CHECK-NEXT:         affine.store %arg1, %arg0[%0] : memref<?xf32>
// CHECK-NEXT:         %1 = affine.apply #map2(%arg3)
// CHECK-NEXT:         affine.store %arg1, %arg0[%1] : memref<?xf32>
// CHECK-NEXT:         %2 = affine.apply #map3(%arg3)
// CHECK-NEXT:         affine.store %arg1, %arg0[%2] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %arg3 = #map10(%arg2)[%dim] to %dim {
// CHECK-NEXT:         affine.store %arg1, %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
