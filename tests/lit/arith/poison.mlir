// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// A poison operand makes the result poison.
func.func @integers(%x: i32) -> (i32, i32, i32, i32, i32) {
  %p = ub.poison : i32
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %x, %p : i32
  %1 = arith.divsi %p, %x : i32
  %2 = arith.andi %p, %x : i32
  %3 = arith.muli %p, %c0 : i32
  %4 = arith.subi %p, %p : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @integers(%arg0: i32) -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     return %0, %0, %0, %c0_i32, %c0_i32 : i32, i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Floats and casts too.
func.func @floats(%x: f32) -> (f32, f32, f64, i8, i8, index, f16) {
  %p = ub.poison : f32
  %i = ub.poison : i32
  %0 = arith.mulf %x, %p : f32
  %1 = arith.negf %p : f32
  %2 = arith.extf %p : f32 to f64
  %3 = arith.fptosi %p : f32 to i8
  %4 = arith.trunci %i : i32 to i8
  %5 = arith.index_cast %i : i32 to index
  %6 = arith.sitofp %i : i32 to f16
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f64, i8, i8, index, f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @floats(%arg0: f32) -> (f32, f32, f64, i8, i8, index, f16) {
// CHECK-NEXT:     %0 = ub.poison : f32
// CHECK-NEXT:     %1 = ub.poison : f64
// CHECK-NEXT:     %2 = ub.poison : i8
// CHECK-NEXT:     %3 = ub.poison : index
// CHECK-NEXT:     %4 = ub.poison : f16
// CHECK-NEXT:     return %0, %0, %1, %2, %2, %3, %4 : f32, f32, f64, i8, i8, index, f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A choice is not for poison.
func.func @select(%c: i1, %x: i32) -> (i32, i32, i32) {
  %p = ub.poison : i32
  %q = ub.poison : i1
  %0 = arith.select %c, %p, %x : i32
  %1 = arith.select %c, %x, %p : i32
  %c5 = arith.constant 5 : i32
  %2 = arith.select %q, %x, %c5 : i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%arg0: i1, %arg1: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %0 = ub.poison : i1
// CHECK-NEXT:     %1 = arith.select %0, %arg1, %c5_i32 : i32
// CHECK-NEXT:     return %arg1, %arg1, %1 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Comparisons and shifts are kept.
func.func @kept(%x: i32, %f: f32) -> (i1, i1, i32, i1) {
  %p = ub.poison : i32
  %g = ub.poison : f32
  %c1 = arith.constant 1 : i32
  %0 = arith.cmpi eq, %x, %p : i32
  %1 = arith.cmpi slt, %p, %x : i32
  %2 = arith.shli %c1, %p : i32
  %3 = arith.cmpf olt, %f, %g : f32
  return %0, %1, %2, %3 : i1, i1, i32, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @kept(%arg0: i32, %arg1: f32) -> (i1, i1, i32, i1) {
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     %1 = ub.poison : f32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %2 = arith.cmpi eq, %arg0, %0 : i32
// CHECK-NEXT:     %3 = arith.cmpi sgt, %arg0, %0 : i32
// CHECK-NEXT:     %4 = arith.shli %c1_i32, %0 : i32
// CHECK-NEXT:     %5 = arith.cmpf olt, %arg1, %1 : f32
// CHECK-NEXT:     return %2, %3, %4, %5 : i1, i1, i32, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The same poison twice: what is 0 for any value is 0.
func.func @same(%x: i32) -> (i32, i32, i32, i32) {
  %p = ub.poison : i32
  %0 = arith.xori %p, %p : i32
  %1 = arith.subi %p, %p : i32
  %2 = arith.andi %p, %p : i32
  %3 = arith.xori %x, %p : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @same(%arg0: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     return %c0_i32, %c0_i32, %0, %0 : i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
