// RUN: pyopt %s --split-input-file --affine-expand-index-ops-as-affine | FileCheck %s

func.func @delinearize(%x: index, %a: index, %b: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (%a, 4, %b) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: #map = affine_map<()[s0, s1] -> (s1 floordiv (s0 * 4))>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> ((s1 mod (s0 * 4)) floordiv s0)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> ((s1 mod (s0 * 4)) mod s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @delinearize(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg2, %arg0]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg2, %arg0]
// CHECK-NEXT:     %2 = affine.apply #map2()[%arg2, %arg0]
// CHECK-NEXT:     return %0, %1, %2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_outer_bound(%x: index, %b: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (6, %b) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: #map = affine_map<()[s0, s1] -> (s1 floordiv (s0 * 6))>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> ((s1 mod (s0 * 6)) floordiv s0)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> ((s1 mod (s0 * 6)) mod s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @no_outer_bound(%arg0: index, %arg1: index) -> (index, index, index) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg0]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg1, %arg0]
// CHECK-NEXT:     %2 = affine.apply #map2()[%arg1, %arg0]
// CHECK-NEXT:     return %0, %1, %2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @static(%x: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %x into (2, 3, 1, 5) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 15)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> ((s0 mod 15) floordiv 5)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> ((s0 mod 5) floordiv 5)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 mod 5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @static(%arg0: index) -> (index, index, index, index) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg0]
// CHECK-NEXT:     %2 = affine.apply #map2()[%arg0]
// CHECK-NEXT:     %3 = affine.apply #map3()[%arg0]
// CHECK-NEXT:     return %0, %1, %2, %3 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_result(%x: index, %a: index) -> (index, index) {
  %0 = affine.delinearize_index %x into (%a) : index
  %1 = affine.delinearize_index %x into () : index
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_result(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:     return %arg0, %arg0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @known_index() -> (index, index, index) {
  %c23 = arith.constant 23 : index
  %c-23 = arith.constant -23 : index
  %0:2 = affine.delinearize_index %c23 into (4, 7) : index, index
  %1:2 = affine.delinearize_index %c-23 into (5) : index, index
  return %0#0, %0#1, %1#1 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @known_index() -> (index, index, index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     return %c3, %c2, %c2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @known_basis(%x: index) -> (index, index) {
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %0:2 = affine.delinearize_index %x into (%c4, %c5) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 5)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 mod 5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @known_basis(%arg0: index) -> (index, index) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg0]
// CHECK-NEXT:     return %0, %1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @some_unused(%x: index, %a: index, %b: index) -> index {
  %0:3 = affine.delinearize_index %x into (%a, 4, %b) : index, index, index
  return %0#1 : index
}

// CHECK: #map = affine_map<()[s0, s1] -> ((s1 mod (s0 * 4)) floordiv s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @some_unused(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg2, %arg0]
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @linearize(%x: index, %y: index, %z: index, %a: index, %b: index) -> (index, index) {
  %0 = affine.linearize_index [%x, %y, %z] by (%a, 4, %b) : index
  %1 = affine.linearize_index [%x, %y, %z] by (4, %b) : index
  return %0, %1 : index, index
}

// CHECK: #map = affine_map<()[s0, s1, s2, s3] -> (s1 * s2 + s3 + s0 * (s2 * 4))>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @linearize(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> (index, index) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0, %arg1, %arg4, %arg2]
// CHECK-NEXT:     %1 = affine.apply #map()[%arg0, %arg1, %arg4, %arg2]
// CHECK-NEXT:     return %0, %1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @disjoint(%x: index, %y: index, %z: index, %a: index, %b: index) -> (index, index) {
  %0 = affine.linearize_index disjoint [%x, %y, %z] by (%a, %a, %b) : index
  %1 = affine.linearize_index disjoint [%x, %y, %z] by (3, 5) : index
  return %0, %1 : index, index
}

// CHECK: #map = affine_map<()[s0, s1, s2, s3, s4] -> (s1 * s2 + s3 + s0 * (s2 * s4))>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s0 * 15 + s1 * 5 + s2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @disjoint(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> (index, index) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0, %arg1, %arg4, %arg2, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg0, %arg1, %arg2]
// CHECK-NEXT:     return %0, %1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @few(%x: index) -> (index, index, index) {
  %0 = affine.linearize_index [%x] by (4) : index
  %1 = affine.linearize_index [%x] by () : index
  %2 = affine.linearize_index [] by () : index
  return %0, %1, %2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @few(%arg0: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %arg0, %arg0, %c0 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @there_and_back(%x: index, %a: index, %b: index) -> index {
  %0:3 = affine.delinearize_index %x into (%a, 4, %b) : index, index, index
  %1 = affine.linearize_index disjoint [%0#0, %0#1, %0#2] by (%a, 4, %b) : index
  return %1 : index
}

// CHECK: #map = affine_map<()[s0, s1] -> (s1 floordiv (s0 * 4))>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> ((s1 mod (s0 * 4)) floordiv s0)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> ((s1 mod (s0 * 4)) mod s0)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1, s2, s3] -> (s1 * s2 + s3 + s0 * (s2 * 4))>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @there_and_back(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg2, %arg0]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg2, %arg0]
// CHECK-NEXT:     %2 = affine.apply #map2()[%arg2, %arg0]
// CHECK-NEXT:     %3 = affine.apply #map3()[%0, %1, %arg2, %2]
// CHECK-NEXT:     return %3 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Other affine ops stay, what folds is folded, and what is not needed goes.
func.func @others(%x: index, %m: memref<?xf32>) -> (index, index, f32, index) {
  %c1 = arith.constant 1 : index
  %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%x)
  %1 = affine.min affine_map<(d0) -> (d0 * 2, 4)>(%x)
  %2 = affine.load %m[%x + 1] : memref<?xf32>
  %3 = arith.addi %c1, %c1 : index
  %4 = arith.addi %x, %x : index
  return %0, %1, %2, %3 : index, index, f32, index
}

// CHECK: #map = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 * 2, 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @others(%arg0: index, %arg1: memref<?xf32>) -> (index, index, f32, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = affine.apply #map(%arg0)
// CHECK-NEXT:     %1 = affine.min #map1(%arg0)
// CHECK-NEXT:     %2 = affine.load %arg1[%arg0 + 1] : memref<?xf32>
// CHECK-NEXT:     return %0, %1, %2, %c2 : index, index, f32, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_loops(%m: memref<?xindex>, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 8 {
      %0 = affine.linearize_index [%i, %j] by (%n, 8) : index
      %1:2 = affine.delinearize_index %0 into (3) : index, index
      memref.store %1#1, %m[%1#0] : memref<?xindex>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 8 + d1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 floordiv 3)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 mod 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @in_loops(%arg0: memref<?xindex>, %arg1: index) {
// CHECK-NEXT:     affine.for %arg2 = 0 to %arg1 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:         %0 = affine.apply #map(%arg2, %arg3)
// CHECK-NEXT:         %1 = affine.apply #map1(%0)
// CHECK-NEXT:         %2 = affine.apply #map2(%0)
// CHECK-NEXT:         memref.store %2, %arg0[%1] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_counters(%m: memref<?xindex>, %n: index, %s: index) {
  scf.for %i = %s to %n step %s {
    scf.for %j = %i to %n step %i {
      %0:3 = affine.delinearize_index %i into (%j, %i) : index, index, index
      %1 = affine.linearize_index [%0#2, %0#1, %j] by (%j, %n) : index
      memref.store %1, %m[%0#0] : memref<?xindex>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0, s1] -> (d0 floordiv (s0 * s1))>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0, s1] -> ((d0 mod (s0 * s1)) floordiv d0)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0, s1] -> ((d0 mod (s0 * s1)) mod d0)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1, s2, s3] -> (s1 * s2 + s3 + s0 * (s2 * s3))>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @of_counters(%arg0: memref<?xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     scf.for %arg3 = %arg2 to %arg1 step %arg2 {
// CHECK-NEXT:       scf.for %arg4 = %arg3 to %arg1 step %arg3 {
// CHECK-NEXT:         %0 = affine.apply #map(%arg3)[%arg4, %arg3]
// CHECK-NEXT:         %1 = affine.apply #map1(%arg3)[%arg4, %arg3]
// CHECK-NEXT:         %2 = affine.apply #map2(%arg3)[%arg4, %arg3]
// CHECK-NEXT:         %3 = affine.apply #map3()[%2, %1, %arg1, %arg4]
// CHECK-NEXT:         memref.store %3, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

"test.op"() ({
^bb0(%x: index, %a: index):
  %0:2 = "affine.delinearize_index"(%x, %a) <{static_basis = array<i64: -9223372036854775808>}>
      : (index, index) -> (index, index)
  %1 = "affine.linearize_index"(%0#1, %0#0, %a) <{
    operandSegmentSizes = array<i32: 2, 1>,
    static_basis = array<i64: -9223372036854775808>
  }> : (index, index, index) -> index
  "test.end"(%1) : (index) -> ()
}) : () -> ()

// CHECK: #map = affine_map<(d0, d1) -> (d0 floordiv d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 mod d1)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   "test.op"() ({
// CHECK-NEXT:   ^bb0(%arg0: index, %arg1: index):
// CHECK-NEXT:     %0 = affine.apply #map(%arg0, %arg1)
// CHECK-NEXT:     %1 = affine.apply #map1(%arg0, %arg1)
// CHECK-NEXT:     %2 = affine.apply #map2()[%1, %arg1, %0]
// CHECK-NEXT:     "test.end"(%2) : (index) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }

// -----

func.func @blocks(%x: index, %b: i1) -> index {
  cf.cond_br %b, ^bb1, ^bb2
^bb1:
  %0:2 = affine.delinearize_index %x into (3) : index, index
  cf.br ^bb3(%0#1 : index)
^bb2:
  %1:2 = affine.delinearize_index %x into (3) : index, index
  cf.br ^bb3(%1#0 : index)
^bb3(%2: index):
  return %2 : index
}

// CHECK: #map = affine_map<()[s0] -> (s0 mod 3)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 floordiv 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @blocks(%arg0: index, %arg1: i1) -> index {
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0]
// CHECK-NEXT:     cf.br ^bb3(%0 : index)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg0]
// CHECK-NEXT:     cf.br ^bb3(%1 : index)
// CHECK-NEXT:   ^bb3(%2: index):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     return %2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
