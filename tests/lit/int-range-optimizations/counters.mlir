// RUN: pyopt %s --int-range-optimizations --allow-unregistered-dialect --split-input-file | FileCheck %s

// Each counter of a loop lies between its bounds.

func.func @dynamic(%n: index, %t: tensor<4xindex>) -> tensor<4xindex> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %l = index.maxs %n, %c3
  %u = index.mins %n, %c10
  scf.parallel (%i, %j) = (%l, %c0) to (%u, %n) step (%c3, %c3) {
    %0 = arith.cmpi sge, %i, %c3 : index
    %1 = arith.cmpi slt, %i, %c10 : index
    %2 = arith.cmpi sge, %j, %c0 : index
    "t.use"(%0, %1, %2) : (i1, i1, i1) -> ()
    scf.reduce
  }
  %r = scf.forall (%i, %j) = (%l, 0) to (%u, 5) step (1, %c3)
      shared_outs(%o = %t) -> tensor<4xindex> {
    %0 = arith.cmpi sge, %i, %c3 : index
    %1 = arith.cmpi slt, %i, %c10 : index
    %2 = arith.cmpi slt, %j, %c10 : index
    "t.use"(%0, %1, %2) : (i1, i1, i1) -> ()
    scf.forall.in_parallel {
    }
  }
  return %r : tensor<4xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic(%arg0: index, %arg1: tensor<4xindex>) -> tensor<4xindex> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %0 = index.maxs %arg0, %c3
// CHECK-NEXT:     %1 = index.mins %arg0, %c10
// CHECK-NEXT:     scf.parallel (%arg2, %arg3) = (%0, %c0) to (%1, %arg0) step (%c3, %c3) {
// CHECK-NEXT:       "t.use"(%true, %true, %true) : (i1, i1, i1) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = scf.forall (%arg2, %arg3) = (%0, 0) to (%1, 5) step (1, %c3) shared_outs(%arg4 = %arg1) -> (tensor<4xindex>) {
// CHECK-NEXT:       "t.use"(%true, %true, %true) : (i1, i1, i1) -> ()
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : tensor<4xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Bounds that leave nothing, and counters of other types.

func.func @empty(%v: i32) -> i32 {
  %c10 = arith.constant 10 : index
  %c5 = arith.constant 5 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c10) to (%c5) step (%c1) {
    %0 = arith.cmpi sge, %i, %c10 : index
    "t.use"(%0) : (i1) -> ()
    scf.reduce
  }
  scf.forall (%i) in (0) {
    %0 = arith.cmpi sge, %i, %c0 : index
    "t.use"(%0) : (i1) -> ()
  }
  %r = scf.parallel (%i) = (%c0) to (%c5) step (%c1) init (%v) -> i32 {
    %0 = arith.cmpi slt, %i, %c5 : index
    %e = arith.extui %0 : i1 to i32
    scf.reduce(%e : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg1) = (%c10) to (%c5) step (%c1) {
// CHECK-NEXT:       %1 = arith.cmpi sge, %arg1, %c10 : index
// CHECK-NEXT:       "t.use"(%1) : (i1) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.forall (%arg1) in (0) {
// CHECK-NEXT:       %1 = arith.cmpi sge, %arg1, %c0 : index
// CHECK-NEXT:       "t.use"(%1) : (i1) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = scf.parallel (%arg1) = (%c0) to (%c5) step (%c1) init (%arg0) -> i32 {
// CHECK-NEXT:       scf.reduce(%c1_i32 : i32) {
// CHECK-NEXT:       ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT:         %1 = arith.addi %arg2, %arg3 : i32
// CHECK-NEXT:         scf.reduce.return %1 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
