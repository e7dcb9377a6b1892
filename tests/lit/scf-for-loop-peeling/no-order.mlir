// RUN: pyopt %s --scf-for-loop-peeling --split-input-file --allow-unregistered-dialect | FileCheck %s

// A loop that may begin above its end: the reference runs a partial iteration there, from 2 to 3 for lower bound 9 and
// upper bound 3. The split is not below the lower bound.
func.func @arguments(%lb: index, %ub: index, %step: index, %init: i32) -> i32 {
  %r = scf.for %i = %lb to %ub step %step iter_args(%a = %init) -> i32 {
    %size = affine.min affine_map<(d0)[s0, s1] -> (s1, s0 - d0)>(%i)[%ub, %step]
    %0 = "use"(%i, %size, %a) : (index, index, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2, s0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arguments(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> i32 {
// CHECK-NEXT:     %0 = affine.max #map()[%arg0, %arg1, %arg2]
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %0 step %arg2 iter_args(%arg5 = %arg3) -> (i32) {
// CHECK-NEXT:       %3 = "use"(%arg4, %arg2, %arg5) : (index, index, i32) -> i32
// CHECK-NEXT:       scf.yield %3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = scf.for %arg4 = %0 to %arg1 step %arg2 iter_args(%arg5 = %1) -> (i32) {
// CHECK-NEXT:       %3 = affine.apply #map1(%arg4)[%arg1]
// CHECK-NEXT:       %4 = "use"(%arg4, %3, %arg5) : (index, index, i32) -> i32
// CHECK-NEXT:       scf.yield %4 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The sum may wrap, the difference of extents be negative, the upper bound of the inner loop be below the lower one.
func.func @not_known(%t: tensor<?x?xf32>, %m: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %sum = arith.addi %m, %c4 : index
  scf.for %i = %m to %sum step %n {
    "use"(%i) : (index) -> ()
  }
  %d0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %t, %c1 : tensor<?x?xf32>
  %end = affine.apply affine_map<()[s0, s1] -> (s0 - s1)>()[%d0, %d1]
  scf.for %i = %c0 to %end step %c4 {
    "use"(%i) : (index) -> ()
  }
  scf.for %i = %c0 to %d0 step %c1 {
    %least = affine.min affine_map<(d0)[s0] -> (d0 + 8, s0)>(%i)[%d1]
    scf.for %j = %i to %least step %c4 {
      "use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2, s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 - s1)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2, 0)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 + 8, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @not_known(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.addi %arg1, %c4 : index
// CHECK-NEXT:     %1 = affine.max #map()[%arg1, %0, %arg2]
// CHECK-NEXT:     scf.for %arg3 = %arg1 to %1 step %arg2 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %1 to %0 step %arg2 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %2 = affine.apply #map1()[%dim, %dim_0]
// CHECK-NEXT:     %3 = affine.max #map2()[%c0, %2, %c4]
// CHECK-NEXT:     scf.for %arg3 = %c0 to %3 step %c4 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %3 to %2 step %c4 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %c0 to %dim step %c1 {
// CHECK-NEXT:       %4 = affine.min #map3(%arg3)[%dim_0]
// CHECK-NEXT:       %5 = affine.max #map()[%arg3, %4, %c4]
// CHECK-NEXT:       scf.for %arg4 = %arg3 to %5 step %c4 {
// CHECK-NEXT:         "use"(%arg4) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %arg4 = %5 to %4 step %c4 {
// CHECK-NEXT:         "use"(%arg4) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
