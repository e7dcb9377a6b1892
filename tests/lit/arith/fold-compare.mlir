// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// A value and itself.
func.func @itself(%x: i32, %v: vector<2xi32>)
    -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>) {
  %0 = arith.cmpi eq, %x, %x : i32
  %1 = arith.cmpi ne, %x, %x : i32
  %2 = arith.cmpi slt, %x, %x : i32
  %3 = arith.cmpi sle, %x, %x : i32
  %4 = arith.cmpi sgt, %x, %x : i32
  %5 = arith.cmpi sge, %x, %x : i32
  %6 = arith.cmpi ult, %x, %x : i32
  %7 = arith.cmpi ule, %x, %x : i32
  %8 = arith.cmpi ugt, %x, %x : i32
  %9 = arith.cmpi uge, %x, %x : i32
  %v0 = arith.cmpi ule, %v, %v : vector<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %v0
      : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @itself(%arg0: i32, %arg1: vector<2xi32>) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %cst = arith.constant dense<true> : vector<2xi1>
// CHECK-NEXT:     return %true, %false, %false, %true, %false, %true, %false, %true, %false, %true, %cst : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants: -1 is below 1 signed, above it unsigned.
func.func @constants() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %a = arith.constant -1 : i8
  %b = arith.constant 1 : i8
  %0 = arith.cmpi eq, %a, %b : i8
  %1 = arith.cmpi ne, %a, %b : i8
  %2 = arith.cmpi slt, %a, %b : i8
  %3 = arith.cmpi sle, %a, %b : i8
  %4 = arith.cmpi sgt, %a, %b : i8
  %5 = arith.cmpi sge, %a, %b : i8
  %6 = arith.cmpi ult, %a, %b : i8
  %7 = arith.cmpi ule, %a, %b : i8
  %8 = arith.cmpi ugt, %a, %b : i8
  %9 = arith.cmpi uge, %a, %b : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %false, %true, %true, %true, %false, %false, %false, %false, %true, %true : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Dense constants.
func.func @dense() -> (vector<3xi1>, vector<3xi1>, vector<3xi1>) {
  %a = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %b = arith.constant dense<2> : vector<3xi32>
  %0 = arith.cmpi slt, %a, %b : vector<3xi32>
  %1 = arith.cmpi ne, %b, %b : vector<3xi32>
  %2 = arith.cmpi uge, %a, %b : vector<3xi32>
  return %0, %1, %2 : vector<3xi1>, vector<3xi1>, vector<3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dense() -> (vector<3xi1>, vector<3xi1>, vector<3xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<[true, false, false]> : vector<3xi1>
// CHECK-NEXT:     %cst_0 = arith.constant dense<false> : vector<3xi1>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[false, true, true]> : vector<3xi1>
// CHECK-NEXT:     return %cst, %cst_0, %cst_1 : vector<3xi1>, vector<3xi1>, vector<3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An extended bit against zero: only ne.
func.func @bit(%b: i1, %v: vector<2xi1>) -> (i1, i1, i1, i1, vector<2xi1>) {
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %e = arith.extui %b : i1 to i32
  %s = arith.extsi %b : i1 to i32
  %0 = arith.cmpi ne, %e, %z : i32
  %1 = arith.cmpi ne, %s, %z : i32
  %2 = arith.cmpi eq, %e, %z : i32
  %3 = arith.cmpi ne, %e, %o : i32
  %vz = arith.constant dense<0> : vector<2xi8>
  %ve = arith.extui %v : vector<2xi1> to vector<2xi8>
  %4 = arith.cmpi ne, %ve, %vz : vector<2xi8>
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, vector<2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bit(%arg0: i1, %arg1: vector<2xi1>) -> (i1, i1, i1, i1, vector<2xi1>) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = arith.extui %arg0 : i1 to i32
// CHECK-NEXT:     %1 = arith.cmpi eq, %0, %c0_i32 : i32
// CHECK-NEXT:     %2 = arith.cmpi ne, %0, %c1_i32 : i32
// CHECK-NEXT:     return %arg0, %arg0, %1, %2, %arg1 : i1, i1, i1, i1, vector<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A constant goes to the right, and the predicate turns round.
func.func @swap(%x: i32, %v: vector<2xi32>)
    -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>) {
  %c = arith.constant 3 : i32
  %0 = arith.cmpi eq, %c, %x : i32
  %1 = arith.cmpi ne, %c, %x : i32
  %2 = arith.cmpi slt, %c, %x : i32
  %3 = arith.cmpi sle, %c, %x : i32
  %4 = arith.cmpi sgt, %c, %x : i32
  %5 = arith.cmpi sge, %c, %x : i32
  %6 = arith.cmpi ult, %c, %x : i32
  %7 = arith.cmpi ule, %c, %x : i32
  %8 = arith.cmpi ugt, %c, %x : i32
  %9 = arith.cmpi uge, %c, %x : i32
  %d = arith.constant dense<[1, 2]> : vector<2xi32>
  %v0 = arith.cmpi sge, %d, %v : vector<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %v0
      : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @swap(%arg0: i32, %arg1: vector<2xi32>) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg0, %c3_i32 : i32
// CHECK-NEXT:     %1 = arith.cmpi ne, %arg0, %c3_i32 : i32
// CHECK-NEXT:     %2 = arith.cmpi sgt, %arg0, %c3_i32 : i32
// CHECK-NEXT:     %3 = arith.cmpi sge, %arg0, %c3_i32 : i32
// CHECK-NEXT:     %4 = arith.cmpi slt, %arg0, %c3_i32 : i32
// CHECK-NEXT:     %5 = arith.cmpi sle, %arg0, %c3_i32 : i32
// CHECK-NEXT:     %6 = arith.cmpi ugt, %arg0, %c3_i32 : i32
// CHECK-NEXT:     %7 = arith.cmpi uge, %arg0, %c3_i32 : i32
// CHECK-NEXT:     %8 = arith.cmpi ult, %arg0, %c3_i32 : i32
// CHECK-NEXT:     %9 = arith.cmpi ule, %arg0, %c3_i32 : i32
// CHECK-NEXT:     %10 = arith.cmpi sle, %arg1, %cst : vector<2xi32>
// CHECK-NEXT:     return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Floats in order.
func.func @floats() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %0 = arith.cmpf false, %a, %b : f32
  %1 = arith.cmpf oeq, %a, %b : f32
  %2 = arith.cmpf ogt, %a, %b : f32
  %3 = arith.cmpf oge, %a, %b : f32
  %4 = arith.cmpf olt, %a, %b : f32
  %5 = arith.cmpf ole, %a, %b : f32
  %6 = arith.cmpf one, %a, %b : f32
  %7 = arith.cmpf ord, %a, %b : f32
  %8 = arith.cmpf ueq, %a, %b : f32
  %9 = arith.cmpf ugt, %a, %b : f32
  %10 = arith.cmpf uge, %a, %b : f32
  %11 = arith.cmpf ult, %a, %b : f32
  %12 = arith.cmpf ule, %a, %b : f32
  %13 = arith.cmpf une, %a, %b : f32
  %14 = arith.cmpf uno, %a, %b : f32
  %15 = arith.cmpf true, %a, %b : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15
      : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @floats() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %false, %false, %false, %false, %true, %true, %true, %true, %false, %false, %false, %true, %true, %true, %false, %true : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Equal zeros.
func.func @zeros() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %a = arith.constant 0.0 : f32
  %b = arith.constant -0.0 : f32
  %0 = arith.cmpf false, %a, %b : f32
  %1 = arith.cmpf oeq, %a, %b : f32
  %2 = arith.cmpf ogt, %a, %b : f32
  %3 = arith.cmpf oge, %a, %b : f32
  %4 = arith.cmpf olt, %a, %b : f32
  %5 = arith.cmpf ole, %a, %b : f32
  %6 = arith.cmpf one, %a, %b : f32
  %7 = arith.cmpf ord, %a, %b : f32
  %8 = arith.cmpf ueq, %a, %b : f32
  %9 = arith.cmpf ugt, %a, %b : f32
  %10 = arith.cmpf uge, %a, %b : f32
  %11 = arith.cmpf ult, %a, %b : f32
  %12 = arith.cmpf ule, %a, %b : f32
  %13 = arith.cmpf une, %a, %b : f32
  %14 = arith.cmpf uno, %a, %b : f32
  %15 = arith.cmpf true, %a, %b : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15
      : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @zeros() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %false, %true, %false, %true, %false, %true, %false, %true, %true, %false, %true, %false, %true, %false, %false, %true : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// NaN is in no order.
func.func @nan() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf false, %a, %b : f32
  %1 = arith.cmpf oeq, %a, %b : f32
  %2 = arith.cmpf ogt, %a, %b : f32
  %3 = arith.cmpf oge, %a, %b : f32
  %4 = arith.cmpf olt, %a, %b : f32
  %5 = arith.cmpf ole, %a, %b : f32
  %6 = arith.cmpf one, %a, %b : f32
  %7 = arith.cmpf ord, %a, %b : f32
  %8 = arith.cmpf ueq, %a, %b : f32
  %9 = arith.cmpf ugt, %a, %b : f32
  %10 = arith.cmpf uge, %a, %b : f32
  %11 = arith.cmpf ult, %a, %b : f32
  %12 = arith.cmpf ule, %a, %b : f32
  %13 = arith.cmpf une, %a, %b : f32
  %14 = arith.cmpf uno, %a, %b : f32
  %15 = arith.cmpf true, %a, %b : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15
      : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @nan() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %false, %false, %false, %false, %false, %false, %false, %false, %true, %true, %true, %true, %true, %true, %true, %true : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// NaN decides alone; other constants do not, nor do vectors.
func.func @half_known(%x: f32, %v: vector<2xf32>) -> (i1, i1, i1, i1, i1, vector<2xi1>) {
  %n = arith.constant 0x7FC00000 : f32
  %c = arith.constant 1.0 : f32
  %d = arith.constant dense<1.0> : vector<2xf32>
  %0 = arith.cmpf olt, %x, %n : f32
  %1 = arith.cmpf une, %n, %x : f32
  %2 = arith.cmpf olt, %x, %c : f32
  %3 = arith.cmpf oeq, %x, %x : f32
  %4 = arith.cmpf true, %x, %x : f32
  %5 = arith.cmpf olt, %d, %d : vector<2xf32>
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, vector<2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @half_known(%arg0: f32, %arg1: vector<2xf32>) -> (i1, i1, i1, i1, i1, vector<2xi1>) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = arith.cmpf olt, %arg0, %cst : f32
// CHECK-NEXT:     %1 = arith.cmpf oeq, %arg0, %arg0 : f32
// CHECK-NEXT:     %2 = arith.cmpf true, %arg0, %arg0 : f32
// CHECK-NEXT:     %3 = arith.cmpf olt, %cst_0, %cst_0 : vector<2xf32>
// CHECK-NEXT:     return %false, %true, %0, %1, %2, %3 : i1, i1, i1, i1, i1, vector<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// select with a known condition, or nothing to choose.
func.func @select_known(%c: i1, %x: i32, %y: i32, %v: vector<2xf32>, %w: vector<2xf32>)
    -> (i32, i32, i32, vector<2xf32>, vector<2xf32>, i32) {
  %t = arith.constant true
  %f = arith.constant false
  %vt = arith.constant dense<true> : vector<2xi1>
  %m = arith.constant dense<[true, false]> : vector<2xi1>
  %0 = arith.select %t, %x, %y : i32
  %1 = arith.select %f, %x, %y : i32
  %2 = arith.select %c, %x, %x : i32
  %3 = arith.select %vt, %v, %w : vector<2xi1>, vector<2xf32>
  %4 = arith.select %m, %v, %w : vector<2xi1>, vector<2xf32>
  %5 = arith.select %c, %x, %y : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, vector<2xf32>, vector<2xf32>, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @select_known(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: vector<2xf32>, %arg4: vector<2xf32>) -> (i32, i32, i32, vector<2xf32>, vector<2xf32>, i32) {
// CHECK-NEXT:     %cst = arith.constant dense<[true, false]> : vector<2xi1>
// CHECK-NEXT:     %0 = arith.select %cst, %arg3, %arg4 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %1 = arith.select %arg0, %arg1, %arg2 : i32
// CHECK-NEXT:     return %arg1, %arg2, %arg1, %arg3, %0, %1 : i32, i32, i32, vector<2xf32>, vector<2xf32>, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// select of true and false is the condition.
func.func @select_bool(%c: i1, %d: i1, %v: vector<2xi1>) -> (i1, i1, vector<2xi1>) {
  %t = arith.constant true
  %f = arith.constant false
  %0 = arith.select %c, %t, %f : i1
  %1 = arith.select %c, %d, %f : i1
  %vt = arith.constant dense<true> : vector<2xi1>
  %vf = arith.constant dense<false> : vector<2xi1>
  %2 = arith.select %v, %vt, %vf : vector<2xi1>, vector<2xi1>
  return %0, %1, %2 : i1, i1, vector<2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @select_bool(%arg0: i1, %arg1: i1, %arg2: vector<2xi1>) -> (i1, i1, vector<2xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<false> : vector<2xi1>
// CHECK-NEXT:     %cst_0 = arith.constant dense<true> : vector<2xi1>
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = arith.select %arg0, %arg1, %false : i1
// CHECK-NEXT:     %1 = arith.select %arg2, %cst_0, %cst : vector<2xi1>, vector<2xi1>
// CHECK-NEXT:     return %arg0, %0, %1 : i1, i1, vector<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// select by whether the choices are equal.
func.func @select_equal(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %e = arith.cmpi eq, %x, %y : i32
  %n = arith.cmpi ne, %x, %y : i32
  %s = arith.cmpi slt, %x, %y : i32
  %0 = arith.select %e, %x, %y : i32
  %1 = arith.select %e, %y, %x : i32
  %2 = arith.select %n, %x, %y : i32
  %3 = arith.select %s, %x, %y : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @select_equal(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT:     %0 = arith.cmpi slt, %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = arith.select %0, %arg0, %arg1 : i32
// CHECK-NEXT:     return %arg1, %arg0, %arg0, %1 : i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// select among elements of constants.
func.func @select_dense() -> vector<3xi8> {
  %m = arith.constant dense<[true, false, true]> : vector<3xi1>
  %a = arith.constant dense<[1, 2, 3]> : vector<3xi8>
  %b = arith.constant dense<7> : vector<3xi8>
  %0 = arith.select %m, %a, %b : vector<3xi1>, vector<3xi8>
  return %0 : vector<3xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @select_dense() -> vector<3xi8> {
// CHECK-NEXT:     %cst = arith.constant dense<[1, 7, 3]> : vector<3xi8>
// CHECK-NEXT:     return %cst : vector<3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
