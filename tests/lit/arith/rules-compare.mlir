// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// Equality of extended values is that of the narrow ones; an order is not touched.
func.func @extended(%x: i8, %y: i8, %z: i16, %v: vector<2xi8>)
    -> (i1, i1, i1, i1, i1, vector<2xi1>) {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %d = arith.extui %x : i8 to i32
  %e = arith.extui %y : i8 to i32
  %f = arith.extsi %z : i16 to i32
  %g = arith.extui %v : vector<2xi8> to vector<2xi32>
  %h = arith.extui %v {other} : vector<2xi8> to vector<2xi32>
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %d, %e : i32
  %2 = arith.cmpi eq, %a, %e : i32
  %3 = arith.cmpi slt, %a, %b : i32
  %4 = arith.cmpi eq, %a, %f : i32
  %5 = arith.cmpi ne, %g, %h : vector<2xi32>
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, vector<2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extended(%arg0: i8, %arg1: i8, %arg2: i16, %arg3: vector<2xi8>) -> (i1, i1, i1, i1, i1, vector<2xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<false> : vector<2xi1>
// CHECK-NEXT:     %0 = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT:     %1 = arith.extsi %arg1 : i8 to i32
// CHECK-NEXT:     %2 = arith.extui %arg1 : i8 to i32
// CHECK-NEXT:     %3 = arith.extsi %arg2 : i16 to i32
// CHECK-NEXT:     %4 = arith.cmpi eq, %arg0, %arg1 : i8
// CHECK-NEXT:     %5 = arith.cmpi ne, %arg0, %arg1 : i8
// CHECK-NEXT:     %6 = arith.cmpi eq, %0, %2 : i32
// CHECK-NEXT:     %7 = arith.cmpi slt, %0, %1 : i32
// CHECK-NEXT:     %8 = arith.cmpi eq, %0, %3 : i32
// CHECK-NEXT:     return %4, %5, %6, %7, %8, %cst : i1, i1, i1, i1, i1, vector<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A negated comparison.
func.func @negated(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %t = arith.constant true
  %a0 = arith.cmpi eq, %x, %y : i32
  %0 = arith.xori %a0, %t : i1
  %a1 = arith.cmpi ne, %x, %y : i32
  %1 = arith.xori %a1, %t : i1
  %a2 = arith.cmpi slt, %x, %y : i32
  %2 = arith.xori %a2, %t : i1
  %a3 = arith.cmpi sle, %x, %y : i32
  %3 = arith.xori %a3, %t : i1
  %a4 = arith.cmpi sgt, %x, %y : i32
  %4 = arith.xori %a4, %t : i1
  %a5 = arith.cmpi sge, %x, %y : i32
  %5 = arith.xori %a5, %t : i1
  %a6 = arith.cmpi ult, %x, %y : i32
  %6 = arith.xori %a6, %t : i1
  %a7 = arith.cmpi ule, %x, %y : i32
  %7 = arith.xori %a7, %t : i1
  %a8 = arith.cmpi ugt, %x, %y : i32
  %8 = arith.xori %a8, %t : i1
  %a9 = arith.cmpi uge, %x, %y : i32
  %9 = arith.xori %a9, %t : i1
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @negated(%arg0: i32, %arg1: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %0 = arith.cmpi ne, %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = arith.cmpi eq, %arg0, %arg1 : i32
// CHECK-NEXT:     %2 = arith.cmpi sge, %arg0, %arg1 : i32
// CHECK-NEXT:     %3 = arith.cmpi sgt, %arg0, %arg1 : i32
// CHECK-NEXT:     %4 = arith.cmpi sle, %arg0, %arg1 : i32
// CHECK-NEXT:     %5 = arith.cmpi slt, %arg0, %arg1 : i32
// CHECK-NEXT:     %6 = arith.cmpi uge, %arg0, %arg1 : i32
// CHECK-NEXT:     %7 = arith.cmpi ugt, %arg0, %arg1 : i32
// CHECK-NEXT:     %8 = arith.cmpi ule, %arg0, %arg1 : i32
// CHECK-NEXT:     %9 = arith.cmpi ult, %arg0, %arg1 : i32
// CHECK-NEXT:     return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Not of vectors, nor of floats.
func.func @not_negated(%v: vector<2xi32>, %x: f32, %b: i1) -> (vector<2xi1>, i1, i1) {
  %vt = arith.constant dense<true> : vector<2xi1>
  %t = arith.constant true
  %a = arith.cmpi eq, %v, %v : vector<2xi32>
  %k = arith.constant dense<[1, 2]> : vector<2xi32>
  %d = arith.cmpi eq, %v, %k : vector<2xi32>
  %0 = arith.xori %d, %vt : vector<2xi1>
  %e = arith.cmpf olt, %x, %x : f32
  %1 = arith.xori %e, %t : i1
  %f = arith.cmpi eq, %b, %e : i1
  %2 = arith.xori %f, %b : i1
  return %0, %1, %2 : vector<2xi1>, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_negated(%arg0: vector<2xi32>, %arg1: f32, %arg2: i1) -> (vector<2xi1>, i1, i1) {
// CHECK-NEXT:     %cst = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<true> : vector<2xi1>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg0, %cst : vector<2xi32>
// CHECK-NEXT:     %1 = arith.xori %0, %cst_0 : vector<2xi1>
// CHECK-NEXT:     %2 = arith.cmpf olt, %arg1, %arg1 : f32
// CHECK-NEXT:     %3 = arith.xori %2, %true : i1
// CHECK-NEXT:     %4 = arith.cmpi eq, %arg2, %2 : i1
// CHECK-NEXT:     %5 = arith.xori %4, %arg2 : i1
// CHECK-NEXT:     return %1, %3, %5 : vector<2xi1>, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A signed integer against a float that is one.
func.func @signed_whole(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 4.0 : f32
  %0 = arith.cmpf oeq, %f, %c0 : f32
  %c1 = arith.constant 4.0 : f32
  %1 = arith.cmpf une, %f, %c1 : f32
  %c2 = arith.constant 4.0 : f32
  %2 = arith.cmpf olt, %f, %c2 : f32
  %c3 = arith.constant 4.0 : f32
  %3 = arith.cmpf ule, %f, %c3 : f32
  %c4 = arith.constant -4.0 : f32
  %4 = arith.cmpf ogt, %f, %c4 : f32
  %c5 = arith.constant -4.0 : f32
  %5 = arith.cmpf uge, %f, %c5 : f32
  %c6 = arith.constant -0.0 : f32
  %6 = arith.cmpf oge, %f, %c6 : f32
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @signed_whole(%arg0: i8) -> (i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c-4_i8 = arith.constant -4 : i8
// CHECK-NEXT:     %c4_i8 = arith.constant 4 : i8
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg0, %c4_i8 : i8
// CHECK-NEXT:     %1 = arith.cmpi ne, %arg0, %c4_i8 : i8
// CHECK-NEXT:     %2 = arith.cmpi slt, %arg0, %c4_i8 : i8
// CHECK-NEXT:     %3 = arith.cmpi sle, %arg0, %c4_i8 : i8
// CHECK-NEXT:     %4 = arith.cmpi sgt, %arg0, %c-4_i8 : i8
// CHECK-NEXT:     %5 = arith.cmpi sge, %arg0, %c-4_i8 : i8
// CHECK-NEXT:     %6 = arith.cmpi sge, %arg0, %c0_i8 : i8
// CHECK-NEXT:     return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A signed integer against a float between two.
func.func @signed_between(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 3.5 : f32
  %0 = arith.cmpf oeq, %f, %c0 : f32
  %c1 = arith.constant -3.5 : f32
  %1 = arith.cmpf oeq, %f, %c1 : f32
  %c2 = arith.constant 3.5 : f32
  %2 = arith.cmpf one, %f, %c2 : f32
  %c3 = arith.constant -3.5 : f32
  %3 = arith.cmpf one, %f, %c3 : f32
  %c4 = arith.constant 3.5 : f32
  %4 = arith.cmpf olt, %f, %c4 : f32
  %c5 = arith.constant -3.5 : f32
  %5 = arith.cmpf olt, %f, %c5 : f32
  %c6 = arith.constant 3.5 : f32
  %6 = arith.cmpf ole, %f, %c6 : f32
  %c7 = arith.constant -3.5 : f32
  %7 = arith.cmpf ole, %f, %c7 : f32
  %c8 = arith.constant 3.5 : f32
  %8 = arith.cmpf ogt, %f, %c8 : f32
  %c9 = arith.constant -3.5 : f32
  %9 = arith.cmpf ogt, %f, %c9 : f32
  %c10 = arith.constant 3.5 : f32
  %10 = arith.cmpf oge, %f, %c10 : f32
  %c11 = arith.constant -3.5 : f32
  %11 = arith.cmpf oge, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11
      : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @signed_between(%arg0: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %c-3_i8 = arith.constant -3 : i8
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %0 = arith.cmpi sle, %arg0, %c3_i8 : i8
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg0, %c-3_i8 : i8
// CHECK-NEXT:     %2 = arith.cmpi sle, %arg0, %c3_i8 : i8
// CHECK-NEXT:     %3 = arith.cmpi slt, %arg0, %c-3_i8 : i8
// CHECK-NEXT:     %4 = arith.cmpi sgt, %arg0, %c3_i8 : i8
// CHECK-NEXT:     %5 = arith.cmpi sge, %arg0, %c-3_i8 : i8
// CHECK-NEXT:     %6 = arith.cmpi sgt, %arg0, %c3_i8 : i8
// CHECK-NEXT:     %7 = arith.cmpi sge, %arg0, %c-3_i8 : i8
// CHECK-NEXT:     return %false, %false, %true, %true, %0, %1, %2, %3, %4, %5, %6, %7 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An unsigned integer against a float between two.
func.func @unsigned_between(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %x : i8 to f32
  %c0 = arith.constant 3.5 : f32
  %0 = arith.cmpf ueq, %f, %c0 : f32
  %c1 = arith.constant -3.5 : f32
  %1 = arith.cmpf ueq, %f, %c1 : f32
  %c2 = arith.constant 3.5 : f32
  %2 = arith.cmpf une, %f, %c2 : f32
  %c3 = arith.constant -3.5 : f32
  %3 = arith.cmpf une, %f, %c3 : f32
  %c4 = arith.constant 3.5 : f32
  %4 = arith.cmpf ult, %f, %c4 : f32
  %c5 = arith.constant -3.5 : f32
  %5 = arith.cmpf ult, %f, %c5 : f32
  %c6 = arith.constant 3.5 : f32
  %6 = arith.cmpf ule, %f, %c6 : f32
  %c7 = arith.constant -3.5 : f32
  %7 = arith.cmpf ule, %f, %c7 : f32
  %c8 = arith.constant 3.5 : f32
  %8 = arith.cmpf ugt, %f, %c8 : f32
  %c9 = arith.constant -3.5 : f32
  %9 = arith.cmpf ugt, %f, %c9 : f32
  %c10 = arith.constant 3.5 : f32
  %10 = arith.cmpf uge, %f, %c10 : f32
  %c11 = arith.constant -3.5 : f32
  %11 = arith.cmpf uge, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11
      : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @unsigned_between(%arg0: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %0 = arith.cmpi ule, %arg0, %c3_i8 : i8
// CHECK-NEXT:     %1 = arith.cmpi ule, %arg0, %c3_i8 : i8
// CHECK-NEXT:     %2 = arith.cmpi ugt, %arg0, %c3_i8 : i8
// CHECK-NEXT:     %3 = arith.cmpi ugt, %arg0, %c3_i8 : i8
// CHECK-NEXT:     return %false, %false, %true, %true, %0, %false, %1, %false, %2, %true, %3, %true : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Beyond the range of a signed integer.
func.func @signed_beyond(%x: i8)
    -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 128.0 : f32
  %0 = arith.cmpf oeq, %f, %c0 : f32
  %c1 = arith.constant -129.0 : f32
  %1 = arith.cmpf oeq, %f, %c1 : f32
  %c2 = arith.constant 0x7F800000 : f32
  %2 = arith.cmpf oeq, %f, %c2 : f32
  %c3 = arith.constant 0xFF800000 : f32
  %3 = arith.cmpf oeq, %f, %c3 : f32
  %c4 = arith.constant 128.0 : f32
  %4 = arith.cmpf one, %f, %c4 : f32
  %c5 = arith.constant -129.0 : f32
  %5 = arith.cmpf one, %f, %c5 : f32
  %c6 = arith.constant 0x7F800000 : f32
  %6 = arith.cmpf one, %f, %c6 : f32
  %c7 = arith.constant 0xFF800000 : f32
  %7 = arith.cmpf one, %f, %c7 : f32
  %c8 = arith.constant 128.0 : f32
  %8 = arith.cmpf olt, %f, %c8 : f32
  %c9 = arith.constant -129.0 : f32
  %9 = arith.cmpf olt, %f, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %10 = arith.cmpf olt, %f, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %11 = arith.cmpf olt, %f, %c11 : f32
  %c12 = arith.constant 128.0 : f32
  %12 = arith.cmpf oge, %f, %c12 : f32
  %c13 = arith.constant -129.0 : f32
  %13 = arith.cmpf oge, %f, %c13 : f32
  %c14 = arith.constant 0x7F800000 : f32
  %14 = arith.cmpf oge, %f, %c14 : f32
  %c15 = arith.constant 0xFF800000 : f32
  %15 = arith.cmpf oge, %f, %c15 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15
      : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @signed_beyond(%arg0: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %false, %false, %false, %false, %true, %true, %true, %true, %true, %false, %true, %false, %false, %true, %false, %true : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Beyond the range of an unsigned integer.
func.func @unsigned_beyond(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %x : i8 to f32
  %c0 = arith.constant 256.0 : f32
  %0 = arith.cmpf oeq, %f, %c0 : f32
  %c1 = arith.constant -1.0 : f32
  %1 = arith.cmpf oeq, %f, %c1 : f32
  %c2 = arith.constant 0x7F800000 : f32
  %2 = arith.cmpf oeq, %f, %c2 : f32
  %c3 = arith.constant 256.0 : f32
  %3 = arith.cmpf one, %f, %c3 : f32
  %c4 = arith.constant -1.0 : f32
  %4 = arith.cmpf one, %f, %c4 : f32
  %c5 = arith.constant 0x7F800000 : f32
  %5 = arith.cmpf one, %f, %c5 : f32
  %c6 = arith.constant 256.0 : f32
  %6 = arith.cmpf olt, %f, %c6 : f32
  %c7 = arith.constant -1.0 : f32
  %7 = arith.cmpf olt, %f, %c7 : f32
  %c8 = arith.constant 0x7F800000 : f32
  %8 = arith.cmpf olt, %f, %c8 : f32
  %c9 = arith.constant 256.0 : f32
  %9 = arith.cmpf oge, %f, %c9 : f32
  %c10 = arith.constant -1.0 : f32
  %10 = arith.cmpf oge, %f, %c10 : f32
  %c11 = arith.constant 0x7F800000 : f32
  %11 = arith.cmpf oge, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11
      : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @unsigned_beyond(%arg0: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %false, %false, %false, %true, %true, %true, %true, %false, %true, %false, %true, %false : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// No integer is NaN.
func.func @ordered(%x: i8) -> (i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 1.0 : f32
  %0 = arith.cmpf ord, %f, %c0 : f32
  %c1 = arith.constant 1.0 : f32
  %1 = arith.cmpf uno, %f, %c1 : f32
  %c2 = arith.constant 0x7FC00000 : f32
  %2 = arith.cmpf ogt, %f, %c2 : f32
  return %0, %1, %2 : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @ordered(%arg0: i8) -> (i1, i1, i1) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     return %true, %false, %false : i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The conversion may lose digits: only where the comparison cannot see it.
func.func @lossy(%x: i64) -> (i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i64 to f32
  %c0 = arith.constant 3.5 : f32
  %0 = arith.cmpf olt, %f, %c0 : f32
  %c1 = arith.constant 16777215.0 : f32
  %1 = arith.cmpf ogt, %f, %c1 : f32
  %c2 = arith.constant 16777216.0 : f32
  %2 = arith.cmpf ogt, %f, %c2 : f32
  %c3 = arith.constant 1.0e18 : f32
  %3 = arith.cmpf olt, %f, %c3 : f32
  %c4 = arith.constant 1.0e20 : f32
  %4 = arith.cmpf olt, %f, %c4 : f32
  %c5 = arith.constant 0x7F800000 : f32
  %5 = arith.cmpf oge, %f, %c5 : f32
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @lossy(%arg0: i64) -> (i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c16777215_i64 = arith.constant 16777215 : i64
// CHECK-NEXT:     %c3_i64 = arith.constant 3 : i64
// CHECK-NEXT:     %cst = arith.constant 9.99999984E+17 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0x4B800000 : f32
// CHECK-NEXT:     %0 = arith.sitofp %arg0 : i64 to f32
// CHECK-NEXT:     %1 = arith.cmpi sle, %arg0, %c3_i64 : i64
// CHECK-NEXT:     %2 = arith.cmpi sgt, %arg0, %c16777215_i64 : i64
// CHECK-NEXT:     %3 = arith.cmpf ogt, %0, %cst_0 : f32
// CHECK-NEXT:     %4 = arith.cmpf olt, %0, %cst : f32
// CHECK-NEXT:     return %1, %2, %3, %4, %true, %false : i1, i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The conversion may become infinite.
func.func @infinite(%x: i32) -> (i1, i1, i1) {
  %f = arith.uitofp %x : i32 to f16
  %c0 = arith.constant 65504.0 : f16
  %0 = arith.cmpf ogt, %f, %c0 : f16
  %c1 = arith.constant 0x7C00 : f16
  %1 = arith.cmpf olt, %f, %c1 : f16
  %c2 = arith.constant 3.5 : f16
  %2 = arith.cmpf olt, %f, %c2 : f16
  return %0, %1, %2 : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @infinite(%arg0: i32) -> (i1, i1, i1) {
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %cst = arith.constant 0x7C00 : f16
// CHECK-NEXT:     %cst_0 = arith.constant 6.550400e+04 : f16
// CHECK-NEXT:     %0 = arith.uitofp %arg0 : i32 to f16
// CHECK-NEXT:     %1 = arith.cmpf ogt, %0, %cst_0 : f16
// CHECK-NEXT:     %2 = arith.cmpf olt, %0, %cst : f16
// CHECK-NEXT:     %3 = arith.cmpi ule, %arg0, %c3_i32 : i32
// CHECK-NEXT:     return %1, %2, %3 : i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Other comparisons with converted integers.
func.func @not_converted(%x: i8, %y: f32) -> (i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c = arith.constant 3.5 : f32
  %0 = arith.cmpf olt, %c, %f : f32
  %1 = arith.cmpf olt, %f, %y : f32
  %2 = arith.cmpf olt, %y, %c : f32
  return %0, %1, %2 : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_converted(%arg0: i8, %arg1: f32) -> (i1, i1, i1) {
// CHECK-NEXT:     %cst = arith.constant 3.500000e+00 : f32
// CHECK-NEXT:     %0 = arith.sitofp %arg0 : i8 to f32
// CHECK-NEXT:     %1 = arith.cmpf olt, %cst, %0 : f32
// CHECK-NEXT:     %2 = arith.cmpf olt, %0, %arg1 : f32
// CHECK-NEXT:     %3 = arith.cmpf olt, %arg1, %cst : f32
// CHECK-NEXT:     return %1, %2, %3 : i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
