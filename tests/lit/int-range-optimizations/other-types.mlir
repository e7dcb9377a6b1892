// RUN: pyopt %s --allow-unregistered-dialect --int-range-optimizations --split-input-file | FileCheck %s

// Loops and conditionals that also hand on what is no integer. Found by tools/check_semantics.py.

func.func @chosen(%v: vector<2x2xi64>, %a: index, %c: i1) -> index {
  %0:2 = scf.if %c -> (index, vector<2x2xi64>) {
    scf.yield %a, %v : index, vector<2x2xi64>
  } else {
    scf.yield %a, %v : index, vector<2x2xi64>
  }
  %c-3 = arith.constant -3 : index
  %1 = arith.select %c, %0#0, %c-3 : index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @chosen(%arg0: vector<2x2xi64>, %arg1: index, %arg2: i1) -> index {
// CHECK-NEXT:     %c-3 = arith.constant -3 : index
// CHECK-NEXT:     %0:2 = scf.if %arg2 -> (index, vector<2x2xi64>) {
// CHECK-NEXT:       scf.yield %arg1, %arg0 : index, vector<2x2xi64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1, %arg0 : index, vector<2x2xi64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = arith.select %arg2, %0#0, %c-3 : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is inside is simplified as in other loops.
func.func @float_carried(%f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %r = scf.for %i = %c0 to %c10 step %c1 iter_args(%x = %f) -> f32 {
    %0 = arith.remui %i, %c10 : index
    %1 = "any.op"(%0) : (index) -> f32
    scf.yield %1 : f32
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @float_carried(%arg0: f32) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %0 = scf.for %arg1 = %c0 to %c10 step %c1 iter_args(%arg2 = %arg0) -> (f32) {
// CHECK-NEXT:       %1 = "any.op"(%arg1) : (index) -> f32
// CHECK-NEXT:       scf.yield %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
