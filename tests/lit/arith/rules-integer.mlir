// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// Constants of sums come together, and keep the flags that both have.
func.func @sums(%x: i32, %y: i32) -> (i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %a = arith.addi %x, %c1 : i32
  %0 = arith.addi %a, %c2 : i32
  %b = arith.addi %x, %c1 overflow<nsw, nuw> : i32
  %1 = arith.addi %b, %c2 overflow<nsw> : i32
  %d = arith.addi %x, %y : i32
  %2 = arith.addi %d, %c2 : i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @sums(%arg0: i32, %arg1: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = arith.addi %arg0, %c3_i32 : i32
// CHECK-NEXT:     %1 = arith.addi %arg0, %c3_i32 overflow<nsw> : i32
// CHECK-NEXT:     %2 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:     %3 = arith.addi %2, %c2_i32 : i32
// CHECK-NEXT:     return %0, %1, %3 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A sum with a difference.
func.func @sum_of_difference(%x: i32, %y: i32) -> (i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %a = arith.subi %x, %c1 overflow<nsw> : i32
  %0 = arith.addi %a, %c2 overflow<nsw, nuw> : i32
  %b = arith.subi %c1, %x : i32
  %1 = arith.addi %b, %c2 : i32
  %d = arith.subi %x, %y : i32
  %2 = arith.addi %d, %c2 : i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @sum_of_difference(%arg0: i32, %arg1: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1_i32 overflow<nsw> : i32
// CHECK-NEXT:     %1 = arith.subi %c3_i32, %arg0 : i32
// CHECK-NEXT:     %2 = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT:     %3 = arith.addi %2, %c2_i32 : i32
// CHECK-NEXT:     return %0, %1, %3 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Adding the negative is subtracting.
func.func @add_negative(%x: i32, %y: i32, %v: vector<2xi8>, %w: vector<2xi8>)
    -> (i32, i32, vector<2xi8>, i32) {
  %m = arith.constant -1 : i32
  %c2 = arith.constant -2 : i32
  %vm = arith.constant dense<-1> : vector<2xi8>
  %n = arith.muli %y, %m overflow<nsw> : i32
  %0 = arith.addi %x, %n overflow<nsw> : i32
  %1 = arith.addi %n, %x : i32
  %vn = arith.muli %w, %vm : vector<2xi8>
  %2 = arith.addi %v, %vn : vector<2xi8>
  %k = arith.muli %y, %c2 : i32
  %3 = arith.addi %x, %k : i32
  return %0, %1, %2, %3 : i32, i32, vector<2xi8>, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @add_negative(%arg0: i32, %arg1: i32, %arg2: vector<2xi8>, %arg3: vector<2xi8>) -> (i32, i32, vector<2xi8>, i32) {
// CHECK-NEXT:     %c-2_i32 = arith.constant -2 : i32
// CHECK-NEXT:     %0 = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT:     %2 = arith.subi %arg2, %arg3 : vector<2xi8>
// CHECK-NEXT:     %3 = arith.muli %arg1, %c-2_i32 : i32
// CHECK-NEXT:     %4 = arith.addi %arg0, %3 : i32
// CHECK-NEXT:     return %0, %1, %2, %4 : i32, i32, vector<2xi8>, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A difference with a sum; here flags are lost where the constant is on the right.
func.func @difference_of_sum(%x: i32, %y: i32) -> (i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %a = arith.addi %x, %c1 overflow<nsw> : i32
  %0 = arith.subi %a, %c2 overflow<nsw> : i32
  %1 = arith.subi %c2, %a overflow<nsw> : i32
  %b = arith.addi %x, %y : i32
  %2 = arith.subi %b, %c2 : i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @difference_of_sum(%arg0: i32, %arg1: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %0 = arith.addi %arg0, %c-1_i32 : i32
// CHECK-NEXT:     %1 = arith.subi %c1_i32, %arg0 overflow<nsw> : i32
// CHECK-NEXT:     %2 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:     %3 = arith.subi %2, %c2_i32 : i32
// CHECK-NEXT:     return %0, %1, %3 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A difference with a difference.
func.func @difference_of_difference(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %a = arith.subi %x, %c1 overflow<nuw> : i32
  %b = arith.subi %c1, %x overflow<nuw> : i32
  %0 = arith.subi %a, %c2 overflow<nuw> : i32
  %1 = arith.subi %b, %c2 overflow<nsw> : i32
  %2 = arith.subi %c2, %a : i32
  %3 = arith.subi %c2, %b overflow<nuw> : i32
  %d = arith.subi %x, %y : i32
  %4 = arith.subi %d, %c2 : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @difference_of_difference(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = arith.subi %arg0, %c3_i32 overflow<nuw> : i32
// CHECK-NEXT:     %1 = arith.subi %c-1_i32, %arg0 : i32
// CHECK-NEXT:     %2 = arith.subi %c3_i32, %arg0 : i32
// CHECK-NEXT:     %3 = arith.addi %arg0, %c1_i32 overflow<nuw> : i32
// CHECK-NEXT:     %4 = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT:     %5 = arith.subi %4, %c2_i32 : i32
// CHECK-NEXT:     return %0, %1, %2, %3, %5 : i32, i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is subtracted again leaves a negative.
func.func @minuend(%x: i32, %y: i32, %v: vector<2xi8>) -> (i32, i32, vector<2xi8>) {
  %a = arith.subi %x, %y overflow<nsw> : i32
  %0 = arith.subi %a, %x overflow<nsw, nuw> : i32
  %1 = arith.subi %a, %y : i32
  %b = arith.subi %v, %v : vector<2xi8>
  %d = arith.constant dense<[1, 2]> : vector<2xi8>
  %e = arith.subi %v, %d : vector<2xi8>
  %2 = arith.subi %e, %v : vector<2xi8>
  return %0, %1, %2 : i32, i32, vector<2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @minuend(%arg0: i32, %arg1: i32, %arg2: vector<2xi8>) -> (i32, i32, vector<2xi8>) {
// CHECK-NEXT:     %cst = arith.constant dense<[-1, -2]> : vector<2xi8>
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = arith.subi %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT:     %1 = arith.subi %c0_i32, %arg1 overflow<nsw> : i32
// CHECK-NEXT:     %2 = arith.subi %0, %arg1 : i32
// CHECK-NEXT:     return %1, %2, %cst : i32, i32, vector<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants of products.
func.func @products(%x: i32, %y: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %a = arith.muli %x, %c3 overflow<nsw> : i32
  %0 = arith.muli %a, %c2 overflow<nsw, nuw> : i32
  %b = arith.muli %x, %y : i32
  %1 = arith.muli %b, %c2 : i32
  return %0, %1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @products(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:     %0 = arith.muli %arg0, %c6_i32 overflow<nsw> : i32
// CHECK-NEXT:     %1 = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT:     %2 = arith.muli %1, %c2_i32 : i32
// CHECK-NEXT:     return %0, %2 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants of vectors stay apart.
func.func @vector_constants(%v: vector<2xi32>) -> vector<2xi32> {
  %a = arith.constant dense<1> : vector<2xi32>
  %b = arith.constant dense<2> : vector<2xi32>
  %0 = arith.addi %v, %a : vector<2xi32>
  %1 = arith.addi %0, %b : vector<2xi32>
  return %1 : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vector_constants(%arg0: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %cst = arith.constant dense<1> : vector<2xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<2> : vector<2xi32>
// CHECK-NEXT:     %0 = arith.addi %arg0, %cst : vector<2xi32>
// CHECK-NEXT:     %1 = arith.addi %0, %cst_0 : vector<2xi32>
// CHECK-NEXT:     return %1 : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A chain collapses to one op.
func.func @chain(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %x, %c1 : i32
  %1 = arith.addi %0, %c1 : i32
  %2 = arith.subi %1, %c1 : i32
  %3 = arith.addi %c1, %2 : i32
  %4 = arith.addi %3, %c1 : i32
  return %4 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = arith.addi %arg0, %c3_i32 : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Bitwise ops of extended values work on the narrow ones.
func.func @narrow_bits(%x: i8, %y: i8, %z: i4) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %d = arith.extsi %x : i8 to i32
  %e = arith.extsi %y : i8 to i32
  %f = arith.extui %z : i4 to i32
  %0 = arith.andi %a, %b : i32
  %1 = arith.ori %a, %b : i32
  %2 = arith.xori %a, %b : i32
  %3 = arith.andi %d, %e : i32
  %4 = arith.ori %d, %e : i32
  %5 = arith.xori %d, %e : i32
  %6 = arith.andi %a, %f : i32
  %7 = arith.ori %a, %e : i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @narrow_bits(%arg0: i8, %arg1: i8, %arg2: i4) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT:     %0 = arith.extui %arg0 : i8 to i32
// CHECK-NEXT:     %1 = arith.extsi %arg1 : i8 to i32
// CHECK-NEXT:     %2 = arith.extui %arg2 : i4 to i32
// CHECK-NEXT:     %3 = arith.andi %arg0, %arg1 : i8
// CHECK-NEXT:     %4 = arith.extui %3 : i8 to i32
// CHECK-NEXT:     %5 = arith.ori %arg0, %arg1 : i8
// CHECK-NEXT:     %6 = arith.extui %5 : i8 to i32
// CHECK-NEXT:     %7 = arith.xori %arg0, %arg1 : i8
// CHECK-NEXT:     %8 = arith.extui %7 : i8 to i32
// CHECK-NEXT:     %9 = arith.andi %arg0, %arg1 : i8
// CHECK-NEXT:     %10 = arith.extsi %9 : i8 to i32
// CHECK-NEXT:     %11 = arith.ori %arg0, %arg1 : i8
// CHECK-NEXT:     %12 = arith.extsi %11 : i8 to i32
// CHECK-NEXT:     %13 = arith.xori %arg0, %arg1 : i8
// CHECK-NEXT:     %14 = arith.extsi %13 : i8 to i32
// CHECK-NEXT:     %15 = arith.andi %0, %2 : i32
// CHECK-NEXT:     %16 = arith.ori %0, %1 : i32
// CHECK-NEXT:     return %4, %6, %8, %10, %12, %14, %15, %16 : i32, i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Negated factors.
func.func @negated(%x: f32, %y: f32, %z: f32) -> (f32, f32, f32, f32) {
  %a = arith.negf %x : f32
  %b = arith.negf %y fastmath<nnan> : f32
  %0 = arith.mulf %a, %b fastmath<fast> : f32
  %1 = arith.divf %a, %b : f32
  %2 = arith.mulf %a, %z : f32
  %3 = arith.addf %a, %b : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @negated(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32, f32, f32) {
// CHECK-NEXT:     %0 = arith.negf %arg0 : f32
// CHECK-NEXT:     %1 = arith.negf %arg1 fastmath<nnan> : f32
// CHECK-NEXT:     %2 = arith.mulf %arg0, %arg1 fastmath<fast> : f32
// CHECK-NEXT:     %3 = arith.divf %arg0, %arg1 : f32
// CHECK-NEXT:     %4 = arith.mulf %0, %arg2 : f32
// CHECK-NEXT:     %5 = arith.addf %0, %1 : f32
// CHECK-NEXT:     return %2, %3, %4, %5 : f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Both operands of the inner op are constants when the outer one is looked at first, because a doubled constant put it
// on the worklist: the rule keeps the left operand, not whichever is no constant.

// CHECK-LABEL: @constants_inside
func.func @constants_inside(%a: i32) -> (i32, i32) {
  // CHECK: %[[C:.*]] = arith.constant 13 : i32
  %0 = arith.constant 4 : i32
  %1 = arith.constant 4 : i32
  %2 = arith.xori %1, %a : i32
  %3 = arith.constant 7 : i32
  %4 = arith.constant 2 : i32
  %5 = arith.addi %4, %3 : i32
  %6 = arith.addi %5, %1 : i32
  // CHECK: return %[[C]], %{{.*}} : i32, i32
  return %6, %2 : i32, i32
}
