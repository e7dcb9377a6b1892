// RUN: pyopt %s --canonicalize | FileCheck %s

// A counter of an integer type wraps around, and then its loop goes on; the reference takes it to end there.

func.func @one(%a: i8) -> i8 {
  %l = arith.constant 100 : i8
  %u = arith.constant 127 : i8
  %s = arith.constant 27 : i8
  %r = scf.for %i = %l to %u step %s iter_args(%x = %a) -> i8 : i8 {
    %n = arith.addi %x, %i : i8
    scf.yield %n : i8
  }
  return %r : i8
}

// The counter is -128 after the first iteration.
func.func @wraps(%a: i8) -> i8 {
  %l = arith.constant 100 : i8
  %u = arith.constant 127 : i8
  %s = arith.constant 28 : i8
  %r = scf.for %i = %l to %u step %s iter_args(%x = %a) -> i8 : i8 {
    %n = arith.addi %x, %i : i8
    scf.yield %n : i8
  }
  return %r : i8
}

// The sum may wrap around, so that nothing is to be done.
func.func @sum_of_bound(%l: i8, %a: i8) -> i8 {
  %c10 = arith.constant 10 : i8
  %u = arith.addi %l, %c10 : i8
  %r = scf.for %i = %l to %u step %c10 iter_args(%x = %a) -> i8 : i8 {
    %n = arith.addi %x, %i : i8
    scf.yield %n : i8
  }
  return %r : i8
}

func.func @sum_of_bound_nsw(%l: i8, %a: i8) -> i8 {
  %c10 = arith.constant 10 : i8
  %u = arith.addi %l, %c10 overflow<nsw> : i8
  %r = scf.for %i = %l to %u step %c10 iter_args(%x = %a) -> i8 : i8 {
    %n = arith.addi %x, %i : i8
    scf.yield %n : i8
  }
  return %r : i8
}

// The counter may wrap around.
func.func @longer_step_nsw(%l: i8, %a: i8) -> i8 {
  %c10 = arith.constant 10 : i8
  %c11 = arith.constant 11 : i8
  %u = arith.addi %l, %c10 overflow<nsw> : i8
  %r = scf.for %i = %l to %u step %c11 iter_args(%x = %a) -> i8 : i8 {
    %n = arith.addi %x, %i : i8
    scf.yield %n : i8
  }
  return %r : i8
}

// Indices do not wrap around.
func.func @index(%l: index, %a: index) -> index {
  %c10 = arith.constant 10 : index
  %c11 = arith.constant 11 : index
  %u = arith.addi %l, %c10 : index
  %r = scf.for %i = %l to %u step %c11 iter_args(%x = %a) -> index {
    %n = arith.addi %x, %i : index
    scf.yield %n : index
  }
  return %r : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @one(%arg0: i8) -> i8 {
// CHECK-NEXT:     %c100_i8 = arith.constant 100 : i8
// CHECK-NEXT:     %0 = arith.addi %arg0, %c100_i8 : i8
// CHECK-NEXT:     return %0 : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @wraps(%arg0: i8) -> i8 {
// CHECK-NEXT:     %c100_i8 = arith.constant 100 : i8
// CHECK-NEXT:     %c127_i8 = arith.constant 127 : i8
// CHECK-NEXT:     %c28_i8 = arith.constant 28 : i8
// CHECK-NEXT:     %0 = scf.for %arg1 = %c100_i8 to %c127_i8 step %c28_i8 iter_args(%arg2 = %arg0) -> (i8)  : i8 {
// CHECK-NEXT:       %1 = arith.addi %arg2, %arg1 : i8
// CHECK-NEXT:       scf.yield %1 : i8
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sum_of_bound(%arg0: i8, %arg1: i8) -> i8 {
// CHECK-NEXT:     %c10_i8 = arith.constant 10 : i8
// CHECK-NEXT:     %0 = arith.addi %arg0, %c10_i8 : i8
// CHECK-NEXT:     %1 = scf.for %arg2 = %arg0 to %0 step %c10_i8 iter_args(%arg3 = %arg1) -> (i8)  : i8 {
// CHECK-NEXT:       %2 = arith.addi %arg3, %arg2 : i8
// CHECK-NEXT:       scf.yield %2 : i8
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sum_of_bound_nsw(%arg0: i8, %arg1: i8) -> i8 {
// CHECK-NEXT:     %0 = arith.addi %arg1, %arg0 : i8
// CHECK-NEXT:     return %0 : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @longer_step_nsw(%arg0: i8, %arg1: i8) -> i8 {
// CHECK-NEXT:     %c10_i8 = arith.constant 10 : i8
// CHECK-NEXT:     %c11_i8 = arith.constant 11 : i8
// CHECK-NEXT:     %0 = arith.addi %arg0, %c10_i8 overflow<nsw> : i8
// CHECK-NEXT:     %1 = scf.for %arg2 = %arg0 to %0 step %c11_i8 iter_args(%arg3 = %arg1) -> (i8)  : i8 {
// CHECK-NEXT:       %2 = arith.addi %arg3, %arg2 : i8
// CHECK-NEXT:       scf.yield %2 : i8
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @index(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c11 = arith.constant 11 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c10 : index
// CHECK-NEXT:     %1 = scf.for %arg2 = %arg0 to %0 step %c11 iter_args(%arg3 = %arg1) -> (index) {
// CHECK-NEXT:       %2 = arith.addi %arg3, %arg2 : index
// CHECK-NEXT:       scf.yield %2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
