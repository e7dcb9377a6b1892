// RUN: pyopt %s --shape-inference --canonicalize --split-input-file | FileCheck %s

// Results that grow by the same in each turn: 3 + 2 * n, n * m in loops within each other, turns that are rounded up.

func.func @sums(%t: tensor<?x?xf32>) -> (i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %n = tensor.dim %t, %c0 : tensor<?x?xf32>
  %m = tensor.dim %t, %c1 : tensor<?x?xf32>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c3) -> index {
    %1 = arith.addi %a, %c2 : index
    scf.yield %1 : index
  }
  %x = arith.muli %n, %c2 : index
  %y = arith.addi %x, %c3 : index
  %same0 = arith.cmpi eq, %s, %y : index
  %p = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index {
    %1 = scf.for %j = %c0 to %m step %c1 iter_args(%b = %a) -> index {
      %2 = arith.addi %b, %c1 : index
      scf.yield %2 : index
    }
    scf.yield %1 : index
  }
  %q = arith.muli %n, %m : index
  %same1 = arith.cmpi eq, %p, %q : index
  %h = scf.for %i = %c3 to %n step %c2 iter_args(%a = %m) -> index {
    %1 = arith.subi %a, %n : index
    scf.yield %1 : index
  }
  %few = arith.subi %n, %c3 : index
  %turns = arith.ceildivsi %few, %c2 : index
  %some = arith.maxsi %turns, %c0 : index
  %less = arith.muli %some, %n : index
  %z = arith.subi %m, %less : index
  %same2 = arith.cmpi eq, %h, %z : index
  return %same0, %same1, %same2 : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @sums(%arg0: tensor<?x?xf32>) -> (i1, i1, i1) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %true, %true, %true : i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Extents grow, too.

func.func @padded(%t: tensor<?x4xf32>) -> i1 {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %z = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 5 iter_args(%a = %t) -> (tensor<?x4xf32>) {
    %p = tensor.pad %a low[1, 0] high[1, 0] {
    ^bb0(%i0: index, %i1: index):
      tensor.yield %z : f32
    } : tensor<?x4xf32> to tensor<?x4xf32>
    affine.yield %p : tensor<?x4xf32>
  }
  %d = tensor.dim %r, %c0 : tensor<?x4xf32>
  %before = tensor.dim %t, %c0 : tensor<?x4xf32>
  %e = arith.addi %before, %c10 : index
  %same = arith.cmpi eq, %d, %e : index
  return %same : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @padded(%arg0: tensor<?x4xf32>) -> i1 {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %true : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What grows by something else in each turn, and what is not added to, stays unknown.

func.func @others(%t: tensor<?xf32>, %k: index) -> (i1, i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %s:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0, %b = %c1) -> (index, index) {
    %1 = arith.addi %a, %i : index
    %2 = arith.addi %b, %a : index
    scf.yield %1, %2 : index, index
  }
  %square = arith.muli %n, %n : index
  %same0 = arith.cmpi eq, %s#0, %square : index
  %same1 = arith.cmpi eq, %s#1, %square : index
  %doubled = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c1) -> index {
    %1 = arith.muli %a, %c2 : index
    scf.yield %1 : index
  }
  %same2 = arith.cmpi eq, %doubled, %n : index
  // The number of turns is not computed of extents.
  %turned = scf.for %i = %c0 to %k step %c1 iter_args(%a = %c0) -> index {
    %1 = arith.addi %a, %c1 : index
    scf.yield %1 : index
  }
  %same3 = arith.cmpi eq, %turned, %k : index
  return %same0, %same1, %same2, %same3 : i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: tensor<?xf32>, %arg1: index) -> (i1, i1, i1, i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0:2 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %c0, %arg4 = %c1) -> (index, index) {
// CHECK-NEXT:       %8 = arith.addi %arg3, %arg2 : index
// CHECK-NEXT:       %9 = arith.addi %arg4, %arg3 : index
// CHECK-NEXT:       scf.yield %8, %9 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = arith.muli %dim, %dim : index
// CHECK-NEXT:     %2 = arith.cmpi eq, %0#0, %1 : index
// CHECK-NEXT:     %3 = arith.cmpi eq, %0#1, %1 : index
// CHECK-NEXT:     %4 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %c1) -> (index) {
// CHECK-NEXT:       %8 = arith.muli %arg3, %c2 : index
// CHECK-NEXT:       scf.yield %8 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = arith.cmpi eq, %4, %dim : index
// CHECK-NEXT:     %6 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %c0) -> (index) {
// CHECK-NEXT:       %8 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       scf.yield %8 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %7 = arith.cmpi eq, %6, %arg1 : index
// CHECK-NEXT:     return %2, %3, %5, %7 : i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
