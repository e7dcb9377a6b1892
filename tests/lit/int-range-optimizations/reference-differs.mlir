// RUN: pyopt %s --allow-unregistered-dialect --int-range-optimizations --split-input-file | FileCheck %s

// The reference knows nothing of a loop or conditional that also hands on what is no integer, and then takes its
// results for values that do not exist: @chosen gives -3 there, whatever %a is. Found by tools/check_semantics.py.

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

// -----
// A counter that is no index wraps around, and then is less than its lower bound.
func.func @wraps(%n: i8) {
  %c0 = arith.constant 0 : i8
  %c7 = arith.constant 7 : i8
  scf.for %i = %c0 to %n step %c7 : i8 {
    %0 = arith.cmpi slt, %i, %c0 : i8
    "any.use"(%0) : (i1) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @wraps(%arg0: i8) {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT:     scf.for %arg1 = %c0_i8 to %arg0 step %c7_i8  : i8 {
// CHECK-NEXT:       %0 = arith.cmpi slt, %arg1, %c0_i8 : i8
// CHECK-NEXT:       "any.use"(%0) : (i1) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Integers with a sign have no constants: mlir-opt-19 tries for ever to make one, and fails without a word.

// CHECK-LABEL: func @with_sign(
//       CHECK:   index.casts %{{.*}} : index to ui64
func.func @with_sign() -> ui64 {
  %0 = index.constant 3
  %1 = index.casts %0 : index to ui64
  return %1 : ui64
}
