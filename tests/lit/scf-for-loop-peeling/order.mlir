// RUN: pyopt %s --scf-for-loop-peeling --split-input-file --allow-unregistered-dialect | FileCheck %s

// Bounds that are known to be in order, by constants, extents, loops around, minima and quotients.
func.func @extents(%t: tensor<?x?xf32>, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c17 = arith.constant 17 : index
  %d0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %d1 = memref.dim %m, %c0 : memref<?xf32>
  %end = affine.apply affine_map<()[s0, s1] -> (s0 + s1 * 2 + 1)>()[%d0, %d1]
  scf.for %i = %c0 to %c17 step %c3 {
    "use"(%i) : (index) -> ()
  }
  scf.for %i = %c0 to %d0 step %c3 {
    "use"(%i) : (index) -> ()
  }
  scf.for %i = %d1 to %end step %c3 {
    "use"(%i) : (index) -> ()
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @extents(%arg0: tensor<?x?xf32>, %arg1: memref<?xf32>) {
// CHECK-NEXT:     %c15 = arith.constant 15 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c17 = arith.constant 17 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = memref.dim %arg1, %c0 : memref<?xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%dim, %dim_0]
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c15 step %c3 {
// CHECK-NEXT:       "use"(%arg2) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg2 = %c15 to %c17 step %c3 {
// CHECK-NEXT:       "use"(%arg2) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = affine.apply #map1()[%c0, %dim, %c3]
// CHECK-NEXT:     scf.for %arg2 = %c0 to %1 step %c3 {
// CHECK-NEXT:       "use"(%arg2) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg2 = %1 to %dim step %c3 {
// CHECK-NEXT:       "use"(%arg2) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = affine.apply #map1()[%dim_0, %0, %c3]
// CHECK-NEXT:     scf.for %arg2 = %dim_0 to %2 step %c3 {
// CHECK-NEXT:       "use"(%arg2) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg2 = %2 to %0 step %c3 {
// CHECK-NEXT:       "use"(%arg2) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @around(%n: index, %m: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %least = affine.min affine_map<(d0)[s0] -> (d0 + 8, s0)>(%i)[%n]
    scf.for %j = %i to %least step %c5 {
      "use"(%j) : (index) -> ()
    }
    %half = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%i)
    scf.for %j = %half to %n step %s {
      "use"(%j) : (index) -> ()
    }
  }
  %sum = arith.addi %m, %c5 overflow<nsw> : index
  scf.for %j = %m to %sum step %s {
    "use"(%j) : (index) -> ()
  }
  affine.for %i = 3 to %n {
    %rest = arith.remui %m, %c5 : index
    %above = arith.maxsi %i, %rest : index
    scf.for %j = %rest to %above step %s {
      "use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + 8, s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 floordiv 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @around(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     scf.parallel (%arg3) = (%c0) to (%arg0) step (%c1) {
// CHECK-NEXT:       %2 = affine.min #map(%arg3)[%arg0]
// CHECK-NEXT:       %3 = affine.apply #map1()[%arg3, %2, %c5]
// CHECK-NEXT:       scf.for %arg4 = %arg3 to %3 step %c5 {
// CHECK-NEXT:         "use"(%arg4) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %arg4 = %3 to %2 step %c5 {
// CHECK-NEXT:         "use"(%arg4) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       %4 = affine.apply #map2(%arg3)
// CHECK-NEXT:       %5 = affine.apply #map1()[%4, %arg0, %arg2]
// CHECK-NEXT:       scf.for %arg4 = %4 to %5 step %arg2 {
// CHECK-NEXT:         "use"(%arg4) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %arg4 = %5 to %arg0 step %arg2 {
// CHECK-NEXT:         "use"(%arg4) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = arith.addi %arg1, %c5 overflow<nsw> : index
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg1, %0, %arg2]
// CHECK-NEXT:     scf.for %arg3 = %arg1 to %1 step %arg2 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %1 to %0 step %arg2 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 3 to %arg0 {
// CHECK-NEXT:       %2 = arith.remui %arg1, %c5 : index
// CHECK-NEXT:       %3 = arith.maxsi %arg3, %2 : index
// CHECK-NEXT:       %4 = affine.apply #map1()[%2, %3, %arg2]
// CHECK-NEXT:       scf.for %arg4 = %2 to %4 step %arg2 {
// CHECK-NEXT:         "use"(%arg4) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %arg4 = %4 to %3 step %arg2 {
// CHECK-NEXT:         "use"(%arg4) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
