// RUN: pyopt %s --split-input-file --affine-expand-index-ops | FileCheck %s

func.func @delinearize(%x: index, %a: index, %b: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (%a, 4, %b) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @delinearize(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.muli %arg2, %c4 overflow<nsw, nuw> : index
// CHECK-NEXT:     %1 = arith.floordivsi %arg0, %0 : index
// CHECK-NEXT:     %2 = arith.remsi %arg0, %0 : index
// CHECK-NEXT:     %3 = arith.cmpi slt, %2, %c0 : index
// CHECK-NEXT:     %4 = arith.addi %2, %0 overflow<nsw> : index
// CHECK-NEXT:     %5 = arith.select %3, %4, %2 : index
// CHECK-NEXT:     %6 = arith.divsi %5, %arg2 : index
// CHECK-NEXT:     %7 = arith.remsi %arg0, %arg2 : index
// CHECK-NEXT:     %8 = arith.cmpi slt, %7, %c0 : index
// CHECK-NEXT:     %9 = arith.addi %7, %arg2 overflow<nsw> : index
// CHECK-NEXT:     %10 = arith.select %8, %9, %7 : index
// CHECK-NEXT:     return %1, %6, %10 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_outer_bound(%x: index, %b: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (6, %b) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_outer_bound(%arg0: index, %arg1: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = arith.muli %arg1, %c6 overflow<nsw, nuw> : index
// CHECK-NEXT:     %1 = arith.floordivsi %arg0, %0 : index
// CHECK-NEXT:     %2 = arith.remsi %arg0, %0 : index
// CHECK-NEXT:     %3 = arith.cmpi slt, %2, %c0 : index
// CHECK-NEXT:     %4 = arith.addi %2, %0 overflow<nsw> : index
// CHECK-NEXT:     %5 = arith.select %3, %4, %2 : index
// CHECK-NEXT:     %6 = arith.divsi %5, %arg1 : index
// CHECK-NEXT:     %7 = arith.remsi %arg0, %arg1 : index
// CHECK-NEXT:     %8 = arith.cmpi slt, %7, %c0 : index
// CHECK-NEXT:     %9 = arith.addi %7, %arg1 overflow<nsw> : index
// CHECK-NEXT:     %10 = arith.select %8, %9, %7 : index
// CHECK-NEXT:     return %1, %6, %10 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @static(%x: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %x into (2, 3, 1, 5) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @static(%arg0: index) -> (index, index, index, index) {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c15 = arith.constant 15 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.floordivsi %arg0, %c15 : index
// CHECK-NEXT:     %1 = arith.remsi %arg0, %c15 : index
// CHECK-NEXT:     %2 = arith.cmpi slt, %1, %c0 : index
// CHECK-NEXT:     %3 = arith.addi %1, %c15 overflow<nsw> : index
// CHECK-NEXT:     %4 = arith.select %2, %3, %1 : index
// CHECK-NEXT:     %5 = arith.divsi %4, %c5 : index
// CHECK-NEXT:     %6 = arith.remsi %arg0, %c5 : index
// CHECK-NEXT:     %7 = arith.cmpi slt, %6, %c0 : index
// CHECK-NEXT:     %8 = arith.addi %6, %c5 overflow<nsw> : index
// CHECK-NEXT:     %9 = arith.select %7, %8, %6 : index
// CHECK-NEXT:     %10 = arith.divsi %9, %c5 : index
// CHECK-NEXT:     %11 = arith.remsi %arg0, %c5 : index
// CHECK-NEXT:     %12 = arith.cmpi slt, %11, %c0 : index
// CHECK-NEXT:     %13 = arith.addi %11, %c5 overflow<nsw> : index
// CHECK-NEXT:     %14 = arith.select %12, %13, %11 : index
// CHECK-NEXT:     return %0, %5, %10, %14 : index, index, index, index
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

// CHECK: module {
// CHECK-NEXT:   func.func @known_basis(%arg0: index) -> (index, index) {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.floordivsi %arg0, %c5 : index
// CHECK-NEXT:     %1 = arith.remsi %arg0, %c5 : index
// CHECK-NEXT:     %2 = arith.cmpi slt, %1, %c0 : index
// CHECK-NEXT:     %3 = arith.addi %1, %c5 overflow<nsw> : index
// CHECK-NEXT:     %4 = arith.select %2, %3, %1 : index
// CHECK-NEXT:     return %0, %4 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @some_unused(%x: index, %a: index, %b: index) -> index {
  %0:3 = affine.delinearize_index %x into (%a, 4, %b) : index, index, index
  return %0#1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @some_unused(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.muli %arg2, %c4 overflow<nsw, nuw> : index
// CHECK-NEXT:     %1 = arith.remsi %arg0, %0 : index
// CHECK-NEXT:     %2 = arith.cmpi slt, %1, %c0 : index
// CHECK-NEXT:     %3 = arith.addi %1, %0 overflow<nsw> : index
// CHECK-NEXT:     %4 = arith.select %2, %3, %1 : index
// CHECK-NEXT:     %5 = arith.divsi %4, %arg2 : index
// CHECK-NEXT:     return %5 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @linearize(%x: index, %y: index, %z: index, %a: index, %b: index) -> (index, index) {
  %0 = affine.linearize_index [%x, %y, %z] by (%a, 4, %b) : index
  %1 = affine.linearize_index [%x, %y, %z] by (4, %b) : index
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @linearize(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> (index, index) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.muli %arg4, %c4 overflow<nsw> : index
// CHECK-NEXT:     %1 = arith.muli %arg0, %0 overflow<nsw> : index
// CHECK-NEXT:     %2 = arith.muli %arg1, %arg4 overflow<nsw> : index
// CHECK-NEXT:     %3 = arith.addi %1, %2 overflow<nsw> : index
// CHECK-NEXT:     %4 = arith.addi %3, %arg2 overflow<nsw> : index
// CHECK-NEXT:     %5 = arith.muli %arg4, %c4 overflow<nsw> : index
// CHECK-NEXT:     %6 = arith.muli %arg0, %5 overflow<nsw> : index
// CHECK-NEXT:     %7 = arith.muli %arg1, %arg4 overflow<nsw> : index
// CHECK-NEXT:     %8 = arith.addi %6, %7 overflow<nsw> : index
// CHECK-NEXT:     %9 = arith.addi %8, %arg2 overflow<nsw> : index
// CHECK-NEXT:     return %4, %9 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @disjoint(%x: index, %y: index, %z: index, %a: index, %b: index) -> (index, index) {
  %0 = affine.linearize_index disjoint [%x, %y, %z] by (%a, %a, %b) : index
  %1 = affine.linearize_index disjoint [%x, %y, %z] by (3, 5) : index
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @disjoint(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> (index, index) {
// CHECK-NEXT:     %c15 = arith.constant 15 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = arith.muli %arg4, %arg3 overflow<nsw, nuw> : index
// CHECK-NEXT:     %1 = arith.muli %arg0, %0 overflow<nsw> : index
// CHECK-NEXT:     %2 = arith.muli %arg1, %arg4 overflow<nsw> : index
// CHECK-NEXT:     %3 = arith.addi %1, %2 overflow<nsw> : index
// CHECK-NEXT:     %4 = arith.addi %3, %arg2 overflow<nsw> : index
// CHECK-NEXT:     %5 = arith.muli %arg0, %c15 overflow<nsw> : index
// CHECK-NEXT:     %6 = arith.muli %arg1, %c5 overflow<nsw> : index
// CHECK-NEXT:     %7 = arith.addi %5, %6 overflow<nsw> : index
// CHECK-NEXT:     %8 = arith.addi %7, %arg2 overflow<nsw> : index
// CHECK-NEXT:     return %4, %8 : index, index
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

// CHECK: module {
// CHECK-NEXT:   func.func @there_and_back(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.muli %arg2, %c4 overflow<nsw, nuw> : index
// CHECK-NEXT:     %1 = arith.floordivsi %arg0, %0 : index
// CHECK-NEXT:     %2 = arith.remsi %arg0, %0 : index
// CHECK-NEXT:     %3 = arith.cmpi slt, %2, %c0 : index
// CHECK-NEXT:     %4 = arith.addi %2, %0 overflow<nsw> : index
// CHECK-NEXT:     %5 = arith.select %3, %4, %2 : index
// CHECK-NEXT:     %6 = arith.divsi %5, %arg2 : index
// CHECK-NEXT:     %7 = arith.remsi %arg0, %arg2 : index
// CHECK-NEXT:     %8 = arith.cmpi slt, %7, %c0 : index
// CHECK-NEXT:     %9 = arith.addi %7, %arg2 overflow<nsw> : index
// CHECK-NEXT:     %10 = arith.select %8, %9, %7 : index
// CHECK-NEXT:     %11 = arith.muli %arg2, %c4 overflow<nsw, nuw> : index
// CHECK-NEXT:     %12 = arith.muli %1, %11 overflow<nsw> : index
// CHECK-NEXT:     %13 = arith.muli %6, %arg2 overflow<nsw> : index
// CHECK-NEXT:     %14 = arith.addi %12, %13 overflow<nsw> : index
// CHECK-NEXT:     %15 = arith.addi %14, %10 overflow<nsw> : index
// CHECK-NEXT:     return %15 : index
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

// CHECK: module {
// CHECK-NEXT:   func.func @in_loops(%arg0: memref<?xindex>, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     affine.for %arg2 = 0 to %arg1 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:         %0 = arith.muli %arg2, %c8 overflow<nsw> : index
// CHECK-NEXT:         %1 = arith.addi %0, %arg3 overflow<nsw> : index
// CHECK-NEXT:         %2 = arith.floordivsi %1, %c3 : index
// CHECK-NEXT:         %3 = arith.remsi %1, %c3 : index
// CHECK-NEXT:         %4 = arith.cmpi slt, %3, %c0 : index
// CHECK-NEXT:         %5 = arith.addi %3, %c3 overflow<nsw> : index
// CHECK-NEXT:         %6 = arith.select %4, %5, %3 : index
// CHECK-NEXT:         memref.store %6, %arg0[%2] : memref<?xindex>
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

// CHECK: module {
// CHECK-NEXT:   func.func @of_counters(%arg0: memref<?xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     scf.for %arg3 = %arg2 to %arg1 step %arg2 {
// CHECK-NEXT:       scf.for %arg4 = %arg3 to %arg1 step %arg3 {
// CHECK-NEXT:         %0 = arith.muli %arg3, %arg4 overflow<nsw, nuw> : index
// CHECK-NEXT:         %1 = arith.floordivsi %arg3, %0 : index
// CHECK-NEXT:         %2 = arith.remsi %arg3, %0 : index
// CHECK-NEXT:         %3 = arith.cmpi slt, %2, %c0 : index
// CHECK-NEXT:         %4 = arith.addi %2, %0 overflow<nsw> : index
// CHECK-NEXT:         %5 = arith.select %3, %4, %2 : index
// CHECK-NEXT:         %6 = arith.divsi %5, %arg3 : index
// CHECK-NEXT:         %7 = arith.remsi %arg3, %arg3 : index
// CHECK-NEXT:         %8 = arith.cmpi slt, %7, %c0 : index
// CHECK-NEXT:         %9 = arith.addi %7, %arg3 overflow<nsw> : index
// CHECK-NEXT:         %10 = arith.select %8, %9, %7 : index
// CHECK-NEXT:         %11 = arith.muli %arg1, %arg4 overflow<nsw> : index
// CHECK-NEXT:         %12 = arith.muli %10, %11 overflow<nsw> : index
// CHECK-NEXT:         %13 = arith.muli %6, %arg1 overflow<nsw> : index
// CHECK-NEXT:         %14 = arith.addi %12, %13 overflow<nsw> : index
// CHECK-NEXT:         %15 = arith.addi %14, %arg4 overflow<nsw> : index
// CHECK-NEXT:         memref.store %15, %arg0[%1] : memref<?xindex>
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

// CHECK: module {
// CHECK-NEXT:   "test.op"() ({
// CHECK-NEXT:   ^bb0(%arg0: index, %arg1: index):
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.floordivsi %arg0, %arg1 : index
// CHECK-NEXT:     %1 = arith.remsi %arg0, %arg1 : index
// CHECK-NEXT:     %2 = arith.cmpi slt, %1, %c0 : index
// CHECK-NEXT:     %3 = arith.addi %1, %arg1 overflow<nsw> : index
// CHECK-NEXT:     %4 = arith.select %2, %3, %1 : index
// CHECK-NEXT:     %5 = arith.muli %4, %arg1 overflow<nsw> : index
// CHECK-NEXT:     %6 = arith.addi %5, %0 overflow<nsw> : index
// CHECK-NEXT:     "test.end"(%6) : (index) -> ()
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

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: index, %arg1: i1) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = arith.remsi %arg0, %c3 : index
// CHECK-NEXT:     %1 = arith.cmpi slt, %0, %c0 : index
// CHECK-NEXT:     %2 = arith.addi %0, %c3 overflow<nsw> : index
// CHECK-NEXT:     %3 = arith.select %1, %2, %0 : index
// CHECK-NEXT:     cf.br ^bb3(%3 : index)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %4 = arith.floordivsi %arg0, %c3 : index
// CHECK-NEXT:     cf.br ^bb3(%4 : index)
// CHECK-NEXT:   ^bb3(%5: index):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     return %5 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
