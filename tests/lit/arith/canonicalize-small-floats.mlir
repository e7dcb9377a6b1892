// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Conversions fold that are exact.
func.func @narrow() -> (f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN) {
  %a0 = arith.constant 6.0 : f32
  %a1 = arith.constant 0.5 : f32
  %a2 = arith.constant -1.0 : f32
  %a3 = arith.constant 0.0 : f32
  %a4 = arith.constant 7.0 : f32
  %a5 = arith.constant 1.5 : f32
  %a6 = arith.constant 448.0 : f32
  %0 = arith.truncf %a0 : f32 to f4E2M1FN
  %1 = arith.truncf %a1 : f32 to f4E2M1FN
  %2 = arith.truncf %a2 : f32 to f4E2M1FN
  %3 = arith.truncf %a3 : f32 to f4E2M1FN
  %4 = arith.truncf %a4 : f32 to f4E2M1FN
  %5 = arith.truncf %a5 : f32 to f4E2M1FN
  %6 = arith.truncf %a6 : f32 to f4E2M1FN
  return %0, %1, %2, %3, %4, %5, %6
      : f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @narrow() -> (f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN) {
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f4E2M1FN
// CHECK-NEXT:     %cst_0 = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 4.480000e+02 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 6.000000e+00 : f4E2M1FN
// CHECK-NEXT:     %cst_3 = arith.constant 5.000000e-01 : f4E2M1FN
// CHECK-NEXT:     %cst_4 = arith.constant -1.000000e+00 : f4E2M1FN
// CHECK-NEXT:     %cst_5 = arith.constant 0.000000e+00 : f4E2M1FN
// CHECK-NEXT:     %0 = arith.truncf %cst_0 : f32 to f4E2M1FN
// CHECK-NEXT:     %1 = arith.truncf %cst_1 : f32 to f4E2M1FN
// CHECK-NEXT:     return %cst_2, %cst_3, %cst_4, %cst_5, %0, %cst, %1 : f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @wide() -> (f64, f64, f64, f64, f64, f64) {
  %a0 = arith.constant 0x1 : f4E2M1FN
  %a1 = arith.constant 0x2 : f4E2M1FN
  %a2 = arith.constant 0x5 : f4E2M1FN
  %a3 = arith.constant 0x9 : f4E2M1FN
  %a4 = arith.constant 0xb : f4E2M1FN
  %a5 = arith.constant 0xf : f4E2M1FN
  %0 = arith.extf %a0 : f4E2M1FN to f64
  %1 = arith.extf %a1 : f4E2M1FN to f64
  %2 = arith.extf %a2 : f4E2M1FN to f64
  %3 = arith.extf %a3 : f4E2M1FN to f64
  %4 = arith.extf %a4 : f4E2M1FN to f64
  %5 = arith.extf %a5 : f4E2M1FN to f64
  return %0, %1, %2, %3, %4, %5 : f64, f64, f64, f64, f64, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @wide() -> (f64, f64, f64, f64, f64, f64) {
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %cst_1 = arith.constant 3.000000e+00 : f64
// CHECK-NEXT:     %cst_2 = arith.constant -5.000000e-01 : f64
// CHECK-NEXT:     %cst_3 = arith.constant -1.500000e+00 : f64
// CHECK-NEXT:     %cst_4 = arith.constant -6.000000e+00 : f64
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : f64, f64, f64, f64, f64, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Arithmetic is rounded; what is beyond the largest number becomes that, or infinite.
func.func @arithmetic() -> (f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, i1, f4E2M1FN, i8) {
  %a = arith.constant 4.0 : f4E2M1FN
  %b = arith.constant 2.0 : f4E2M1FN
  %0 = arith.addf %a, %b : f4E2M1FN
  %1 = arith.mulf %a, %b : f4E2M1FN
  %2 = arith.divf %a, %b : f4E2M1FN
  %3 = arith.maximumf %a, %b : f4E2M1FN
  %4 = arith.minnumf %a, %b : f4E2M1FN
  %9 = arith.cmpf ogt, %a, %b : f4E2M1FN
  %c = arith.constant 3 : i32
  %10 = arith.sitofp %c : i32 to f4E2M1FN
  %11 = arith.fptosi %a : f4E2M1FN to i8
  return %0, %1, %2, %3, %4, %9, %10, %11
      : f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, i1, f4E2M1FN, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @arithmetic() -> (f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, i1, f4E2M1FN, i8) {
// CHECK-NEXT:     %cst = arith.constant 6.000000e+00 : f4E2M1FN
// CHECK-NEXT:     %cst_0 = arith.constant 2.000000e+00 : f4E2M1FN
// CHECK-NEXT:     %cst_1 = arith.constant 4.000000e+00 : f4E2M1FN
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %cst_2 = arith.constant 3.000000e+00 : f4E2M1FN
// CHECK-NEXT:     %c4_i8 = arith.constant 4 : i8
// CHECK-NEXT:     return %cst, %cst, %cst_0, %cst_1, %cst_0, %true, %cst_2, %c4_i8 : f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, i1, f4E2M1FN, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Conversions fold that are exact.
func.func @narrow() -> (f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN) {
  %a0 = arith.constant 6.0 : f32
  %a1 = arith.constant 0.5 : f32
  %a2 = arith.constant -1.0 : f32
  %a3 = arith.constant 0.0 : f32
  %a4 = arith.constant 7.0 : f32
  %a5 = arith.constant 1.5 : f32
  %a6 = arith.constant 448.0 : f32
  %0 = arith.truncf %a0 : f32 to f6E2M3FN
  %1 = arith.truncf %a1 : f32 to f6E2M3FN
  %2 = arith.truncf %a2 : f32 to f6E2M3FN
  %3 = arith.truncf %a3 : f32 to f6E2M3FN
  %4 = arith.truncf %a4 : f32 to f6E2M3FN
  %5 = arith.truncf %a5 : f32 to f6E2M3FN
  %6 = arith.truncf %a6 : f32 to f6E2M3FN
  return %0, %1, %2, %3, %4, %5, %6
      : f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @narrow() -> (f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN) {
// CHECK-NEXT:     %cst = arith.constant 4.480000e+02 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 6.000000e+00 : f6E2M3FN
// CHECK-NEXT:     %cst_1 = arith.constant 5.000000e-01 : f6E2M3FN
// CHECK-NEXT:     %cst_2 = arith.constant -1.000000e+00 : f6E2M3FN
// CHECK-NEXT:     %cst_3 = arith.constant 0.000000e+00 : f6E2M3FN
// CHECK-NEXT:     %cst_4 = arith.constant 7.000000e+00 : f6E2M3FN
// CHECK-NEXT:     %cst_5 = arith.constant 1.500000e+00 : f6E2M3FN
// CHECK-NEXT:     %0 = arith.truncf %cst : f32 to f6E2M3FN
// CHECK-NEXT:     return %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %0 : f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @wide() -> (f64, f64, f64, f64, f64, f64) {
  %a0 = arith.constant 0x1 : f6E2M3FN
  %a1 = arith.constant 0x2 : f6E2M3FN
  %a2 = arith.constant 0x5 : f6E2M3FN
  %a3 = arith.constant 0x9 : f6E2M3FN
  %a4 = arith.constant 0xb : f6E2M3FN
  %a5 = arith.constant 0xf : f6E2M3FN
  %0 = arith.extf %a0 : f6E2M3FN to f64
  %1 = arith.extf %a1 : f6E2M3FN to f64
  %2 = arith.extf %a2 : f6E2M3FN to f64
  %3 = arith.extf %a3 : f6E2M3FN to f64
  %4 = arith.extf %a4 : f6E2M3FN to f64
  %5 = arith.extf %a5 : f6E2M3FN to f64
  return %0, %1, %2, %3, %4, %5 : f64, f64, f64, f64, f64, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @wide() -> (f64, f64, f64, f64, f64, f64) {
// CHECK-NEXT:     %cst = arith.constant 1.250000e-01 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 2.500000e-01 : f64
// CHECK-NEXT:     %cst_1 = arith.constant 6.250000e-01 : f64
// CHECK-NEXT:     %cst_2 = arith.constant 1.125000e+00 : f64
// CHECK-NEXT:     %cst_3 = arith.constant 1.375000e+00 : f64
// CHECK-NEXT:     %cst_4 = arith.constant 1.875000e+00 : f64
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : f64, f64, f64, f64, f64, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Arithmetic is rounded; what is beyond the largest number becomes that, or infinite.
func.func @arithmetic() -> (f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, i1, f6E2M3FN, i8) {
  %a = arith.constant 4.0 : f6E2M3FN
  %b = arith.constant 2.0 : f6E2M3FN
  %0 = arith.addf %a, %b : f6E2M3FN
  %1 = arith.mulf %a, %b : f6E2M3FN
  %2 = arith.divf %a, %b : f6E2M3FN
  %3 = arith.maximumf %a, %b : f6E2M3FN
  %4 = arith.minnumf %a, %b : f6E2M3FN
  %9 = arith.cmpf ogt, %a, %b : f6E2M3FN
  %c = arith.constant 3 : i32
  %10 = arith.sitofp %c : i32 to f6E2M3FN
  %11 = arith.fptosi %a : f6E2M3FN to i8
  return %0, %1, %2, %3, %4, %9, %10, %11
      : f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, i1, f6E2M3FN, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @arithmetic() -> (f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, i1, f6E2M3FN, i8) {
// CHECK-NEXT:     %cst = arith.constant 6.000000e+00 : f6E2M3FN
// CHECK-NEXT:     %cst_0 = arith.constant 7.500000e+00 : f6E2M3FN
// CHECK-NEXT:     %cst_1 = arith.constant 2.000000e+00 : f6E2M3FN
// CHECK-NEXT:     %cst_2 = arith.constant 4.000000e+00 : f6E2M3FN
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %cst_3 = arith.constant 3.000000e+00 : f6E2M3FN
// CHECK-NEXT:     %c4_i8 = arith.constant 4 : i8
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2, %cst_1, %true, %cst_3, %c4_i8 : f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, i1, f6E2M3FN, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Conversions fold that are exact.
func.func @narrow() -> (f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN) {
  %a0 = arith.constant 6.0 : f32
  %a1 = arith.constant 0.5 : f32
  %a2 = arith.constant -1.0 : f32
  %a3 = arith.constant 0.0 : f32
  %a4 = arith.constant 7.0 : f32
  %a5 = arith.constant 1.5 : f32
  %a6 = arith.constant 448.0 : f32
  %0 = arith.truncf %a0 : f32 to f6E3M2FN
  %1 = arith.truncf %a1 : f32 to f6E3M2FN
  %2 = arith.truncf %a2 : f32 to f6E3M2FN
  %3 = arith.truncf %a3 : f32 to f6E3M2FN
  %4 = arith.truncf %a4 : f32 to f6E3M2FN
  %5 = arith.truncf %a5 : f32 to f6E3M2FN
  %6 = arith.truncf %a6 : f32 to f6E3M2FN
  return %0, %1, %2, %3, %4, %5, %6
      : f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @narrow() -> (f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN) {
// CHECK-NEXT:     %cst = arith.constant 4.480000e+02 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 6.000000e+00 : f6E3M2FN
// CHECK-NEXT:     %cst_1 = arith.constant 5.000000e-01 : f6E3M2FN
// CHECK-NEXT:     %cst_2 = arith.constant -1.000000e+00 : f6E3M2FN
// CHECK-NEXT:     %cst_3 = arith.constant 0.000000e+00 : f6E3M2FN
// CHECK-NEXT:     %cst_4 = arith.constant 7.000000e+00 : f6E3M2FN
// CHECK-NEXT:     %cst_5 = arith.constant 1.500000e+00 : f6E3M2FN
// CHECK-NEXT:     %0 = arith.truncf %cst : f32 to f6E3M2FN
// CHECK-NEXT:     return %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %0 : f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @wide() -> (f64, f64, f64, f64, f64, f64) {
  %a0 = arith.constant 0x1 : f6E3M2FN
  %a1 = arith.constant 0x2 : f6E3M2FN
  %a2 = arith.constant 0x5 : f6E3M2FN
  %a3 = arith.constant 0x9 : f6E3M2FN
  %a4 = arith.constant 0xb : f6E3M2FN
  %a5 = arith.constant 0xf : f6E3M2FN
  %0 = arith.extf %a0 : f6E3M2FN to f64
  %1 = arith.extf %a1 : f6E3M2FN to f64
  %2 = arith.extf %a2 : f6E3M2FN to f64
  %3 = arith.extf %a3 : f6E3M2FN to f64
  %4 = arith.extf %a4 : f6E3M2FN to f64
  %5 = arith.extf %a5 : f6E3M2FN to f64
  return %0, %1, %2, %3, %4, %5 : f64, f64, f64, f64, f64, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @wide() -> (f64, f64, f64, f64, f64, f64) {
// CHECK-NEXT:     %cst = arith.constant 6.250000e-02 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 1.250000e-01 : f64
// CHECK-NEXT:     %cst_1 = arith.constant 3.125000e-01 : f64
// CHECK-NEXT:     %cst_2 = arith.constant 6.250000e-01 : f64
// CHECK-NEXT:     %cst_3 = arith.constant 8.750000e-01 : f64
// CHECK-NEXT:     %cst_4 = arith.constant 1.750000e+00 : f64
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : f64, f64, f64, f64, f64, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Arithmetic is rounded; what is beyond the largest number becomes that, or infinite.
func.func @arithmetic() -> (f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, i1, f6E3M2FN, i8) {
  %a = arith.constant 4.0 : f6E3M2FN
  %b = arith.constant 2.0 : f6E3M2FN
  %0 = arith.addf %a, %b : f6E3M2FN
  %1 = arith.mulf %a, %b : f6E3M2FN
  %2 = arith.divf %a, %b : f6E3M2FN
  %3 = arith.maximumf %a, %b : f6E3M2FN
  %4 = arith.minnumf %a, %b : f6E3M2FN
  %9 = arith.cmpf ogt, %a, %b : f6E3M2FN
  %c = arith.constant 3 : i32
  %10 = arith.sitofp %c : i32 to f6E3M2FN
  %11 = arith.fptosi %a : f6E3M2FN to i8
  return %0, %1, %2, %3, %4, %9, %10, %11
      : f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, i1, f6E3M2FN, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @arithmetic() -> (f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, i1, f6E3M2FN, i8) {
// CHECK-NEXT:     %cst = arith.constant 6.000000e+00 : f6E3M2FN
// CHECK-NEXT:     %cst_0 = arith.constant 8.000000e+00 : f6E3M2FN
// CHECK-NEXT:     %cst_1 = arith.constant 2.000000e+00 : f6E3M2FN
// CHECK-NEXT:     %cst_2 = arith.constant 4.000000e+00 : f6E3M2FN
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %cst_3 = arith.constant 3.000000e+00 : f6E3M2FN
// CHECK-NEXT:     %c4_i8 = arith.constant 4 : i8
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2, %cst_1, %true, %cst_3, %c4_i8 : f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, i1, f6E3M2FN, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Conversions fold that are exact.
func.func @narrow() -> (f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4) {
  %a0 = arith.constant 6.0 : f32
  %a1 = arith.constant 0.5 : f32
  %a2 = arith.constant -1.0 : f32
  %a3 = arith.constant 0.0 : f32
  %a4 = arith.constant 7.0 : f32
  %a5 = arith.constant 1.5 : f32
  %a6 = arith.constant 448.0 : f32
  %0 = arith.truncf %a0 : f32 to f8E3M4
  %1 = arith.truncf %a1 : f32 to f8E3M4
  %2 = arith.truncf %a2 : f32 to f8E3M4
  %3 = arith.truncf %a3 : f32 to f8E3M4
  %4 = arith.truncf %a4 : f32 to f8E3M4
  %5 = arith.truncf %a5 : f32 to f8E3M4
  %6 = arith.truncf %a6 : f32 to f8E3M4
  return %0, %1, %2, %3, %4, %5, %6 : f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4
}

// CHECK: module {
// CHECK-NEXT:   func.func @narrow() -> (f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4) {
// CHECK-NEXT:     %cst = arith.constant 4.480000e+02 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 6.000000e+00 : f8E3M4
// CHECK-NEXT:     %cst_1 = arith.constant 5.000000e-01 : f8E3M4
// CHECK-NEXT:     %cst_2 = arith.constant -1.000000e+00 : f8E3M4
// CHECK-NEXT:     %cst_3 = arith.constant 0.000000e+00 : f8E3M4
// CHECK-NEXT:     %cst_4 = arith.constant 7.000000e+00 : f8E3M4
// CHECK-NEXT:     %cst_5 = arith.constant 1.500000e+00 : f8E3M4
// CHECK-NEXT:     %0 = arith.truncf %cst : f32 to f8E3M4
// CHECK-NEXT:     return %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %0 : f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @wide() -> (f64, f64, f64, f64, f64, f64) {
  %a0 = arith.constant 0x1 : f8E3M4
  %a1 = arith.constant 0x2 : f8E3M4
  %a2 = arith.constant 0x5 : f8E3M4
  %a3 = arith.constant 0x9 : f8E3M4
  %a4 = arith.constant 0xb : f8E3M4
  %a5 = arith.constant 0xf : f8E3M4
  %0 = arith.extf %a0 : f8E3M4 to f64
  %1 = arith.extf %a1 : f8E3M4 to f64
  %2 = arith.extf %a2 : f8E3M4 to f64
  %3 = arith.extf %a3 : f8E3M4 to f64
  %4 = arith.extf %a4 : f8E3M4 to f64
  %5 = arith.extf %a5 : f8E3M4 to f64
  return %0, %1, %2, %3, %4, %5 : f64, f64, f64, f64, f64, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @wide() -> (f64, f64, f64, f64, f64, f64) {
// CHECK-NEXT:     %cst = arith.constant 1.562500e-02 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 3.125000e-02 : f64
// CHECK-NEXT:     %cst_1 = arith.constant 7.812500e-02 : f64
// CHECK-NEXT:     %cst_2 = arith.constant 1.406250e-01 : f64
// CHECK-NEXT:     %cst_3 = arith.constant 1.718750e-01 : f64
// CHECK-NEXT:     %cst_4 = arith.constant 2.343750e-01 : f64
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : f64, f64, f64, f64, f64, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Arithmetic is rounded; what is beyond the largest number becomes that, or infinite.
func.func @arithmetic() -> (f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, i1, f8E3M4, i8) {
  %a = arith.constant 4.0 : f8E3M4
  %b = arith.constant 2.0 : f8E3M4
  %0 = arith.addf %a, %b : f8E3M4
  %1 = arith.mulf %a, %b : f8E3M4
  %2 = arith.divf %a, %b : f8E3M4
  %3 = arith.maximumf %a, %b : f8E3M4
  %4 = arith.minnumf %a, %b : f8E3M4
  %9 = arith.cmpf ogt, %a, %b : f8E3M4
  %c = arith.constant 3 : i32
  %10 = arith.sitofp %c : i32 to f8E3M4
  %11 = arith.fptosi %a : f8E3M4 to i8
  return %0, %1, %2, %3, %4, %9, %10, %11 : f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, i1, f8E3M4, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @arithmetic() -> (f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, i1, f8E3M4, i8) {
// CHECK-NEXT:     %cst = arith.constant 6.000000e+00 : f8E3M4
// CHECK-NEXT:     %cst_0 = arith.constant 8.000000e+00 : f8E3M4
// CHECK-NEXT:     %cst_1 = arith.constant 2.000000e+00 : f8E3M4
// CHECK-NEXT:     %cst_2 = arith.constant 4.000000e+00 : f8E3M4
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %cst_3 = arith.constant 3.000000e+00 : f8E3M4
// CHECK-NEXT:     %c4_i8 = arith.constant 4 : i8
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2, %cst_1, %true, %cst_3, %c4_i8 : f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, i1, f8E3M4, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Conversions fold that are exact.
func.func @narrow() -> (f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3) {
  %a0 = arith.constant 6.0 : f32
  %a1 = arith.constant 0.5 : f32
  %a2 = arith.constant -1.0 : f32
  %a3 = arith.constant 0.0 : f32
  %a4 = arith.constant 7.0 : f32
  %a5 = arith.constant 1.5 : f32
  %a6 = arith.constant 448.0 : f32
  %0 = arith.truncf %a0 : f32 to f8E4M3
  %1 = arith.truncf %a1 : f32 to f8E4M3
  %2 = arith.truncf %a2 : f32 to f8E4M3
  %3 = arith.truncf %a3 : f32 to f8E4M3
  %4 = arith.truncf %a4 : f32 to f8E4M3
  %5 = arith.truncf %a5 : f32 to f8E4M3
  %6 = arith.truncf %a6 : f32 to f8E4M3
  return %0, %1, %2, %3, %4, %5, %6 : f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3
}

// CHECK: module {
// CHECK-NEXT:   func.func @narrow() -> (f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3) {
// CHECK-NEXT:     %cst = arith.constant 4.480000e+02 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 6.000000e+00 : f8E4M3
// CHECK-NEXT:     %cst_1 = arith.constant 5.000000e-01 : f8E4M3
// CHECK-NEXT:     %cst_2 = arith.constant -1.000000e+00 : f8E4M3
// CHECK-NEXT:     %cst_3 = arith.constant 0.000000e+00 : f8E4M3
// CHECK-NEXT:     %cst_4 = arith.constant 7.000000e+00 : f8E4M3
// CHECK-NEXT:     %cst_5 = arith.constant 1.500000e+00 : f8E4M3
// CHECK-NEXT:     %0 = arith.truncf %cst : f32 to f8E4M3
// CHECK-NEXT:     return %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %0 : f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @wide() -> (f64, f64, f64, f64, f64, f64) {
  %a0 = arith.constant 0x1 : f8E4M3
  %a1 = arith.constant 0x2 : f8E4M3
  %a2 = arith.constant 0x5 : f8E4M3
  %a3 = arith.constant 0x9 : f8E4M3
  %a4 = arith.constant 0xb : f8E4M3
  %a5 = arith.constant 0xf : f8E4M3
  %0 = arith.extf %a0 : f8E4M3 to f64
  %1 = arith.extf %a1 : f8E4M3 to f64
  %2 = arith.extf %a2 : f8E4M3 to f64
  %3 = arith.extf %a3 : f8E4M3 to f64
  %4 = arith.extf %a4 : f8E4M3 to f64
  %5 = arith.extf %a5 : f8E4M3 to f64
  return %0, %1, %2, %3, %4, %5 : f64, f64, f64, f64, f64, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @wide() -> (f64, f64, f64, f64, f64, f64) {
// CHECK-NEXT:     %cst = arith.constant 0.001953125 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 3.906250e-03 : f64
// CHECK-NEXT:     %cst_1 = arith.constant 0.009765625 : f64
// CHECK-NEXT:     %cst_2 = arith.constant 0.017578125 : f64
// CHECK-NEXT:     %cst_3 = arith.constant 0.021484375 : f64
// CHECK-NEXT:     %cst_4 = arith.constant 0.029296875 : f64
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : f64, f64, f64, f64, f64, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Arithmetic is rounded; what is beyond the largest number becomes that, or infinite.
func.func @arithmetic() -> (f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, i1, f8E4M3, i8) {
  %a = arith.constant 4.0 : f8E4M3
  %b = arith.constant 2.0 : f8E4M3
  %0 = arith.addf %a, %b : f8E4M3
  %1 = arith.mulf %a, %b : f8E4M3
  %2 = arith.divf %a, %b : f8E4M3
  %3 = arith.maximumf %a, %b : f8E4M3
  %4 = arith.minnumf %a, %b : f8E4M3
  %9 = arith.cmpf ogt, %a, %b : f8E4M3
  %c = arith.constant 3 : i32
  %10 = arith.sitofp %c : i32 to f8E4M3
  %11 = arith.fptosi %a : f8E4M3 to i8
  return %0, %1, %2, %3, %4, %9, %10, %11 : f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, i1, f8E4M3, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @arithmetic() -> (f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, i1, f8E4M3, i8) {
// CHECK-NEXT:     %cst = arith.constant 6.000000e+00 : f8E4M3
// CHECK-NEXT:     %cst_0 = arith.constant 8.000000e+00 : f8E4M3
// CHECK-NEXT:     %cst_1 = arith.constant 2.000000e+00 : f8E4M3
// CHECK-NEXT:     %cst_2 = arith.constant 4.000000e+00 : f8E4M3
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %cst_3 = arith.constant 3.000000e+00 : f8E4M3
// CHECK-NEXT:     %c4_i8 = arith.constant 4 : i8
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2, %cst_1, %true, %cst_3, %c4_i8 : f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, i1, f8E4M3, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Conversions fold that are exact.
func.func @narrow()
    -> (f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU) {
  %a0 = arith.constant 6.0 : f32
  %a1 = arith.constant 0.5 : f32
  %a2 = arith.constant 2.0 : f32
  %a3 = arith.constant 0.0 : f32
  %a4 = arith.constant 7.0 : f32
  %a5 = arith.constant 1.5 : f32
  %a6 = arith.constant 1.0e30 : f32
  %0 = arith.truncf %a0 : f32 to f8E8M0FNU
  %1 = arith.truncf %a1 : f32 to f8E8M0FNU
  %2 = arith.truncf %a2 : f32 to f8E8M0FNU
  %3 = arith.truncf %a3 : f32 to f8E8M0FNU
  %4 = arith.truncf %a4 : f32 to f8E8M0FNU
  %5 = arith.truncf %a5 : f32 to f8E8M0FNU
  %6 = arith.truncf %a6 : f32 to f8E8M0FNU
  return %0, %1, %2, %3, %4, %5, %6
      : f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU
}

// CHECK: module {
// CHECK-NEXT:   func.func @narrow() -> (f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU) {
// CHECK-NEXT:     %cst = arith.constant 5.877470e-39 : f8E8M0FNU
// CHECK-NEXT:     %cst_0 = arith.constant 2.000000e+00 : f8E8M0FNU
// CHECK-NEXT:     %cst_1 = arith.constant 5.000000e-01 : f8E8M0FNU
// CHECK-NEXT:     %cst_2 = arith.constant 6.000000e+00 : f32
// CHECK-NEXT:     %cst_3 = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     %cst_4 = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_5 = arith.constant 1.000000e+30 : f32
// CHECK-NEXT:     %0 = arith.truncf %cst_2 : f32 to f8E8M0FNU
// CHECK-NEXT:     %1 = arith.truncf %cst_3 : f32 to f8E8M0FNU
// CHECK-NEXT:     %2 = arith.truncf %cst_4 : f32 to f8E8M0FNU
// CHECK-NEXT:     %3 = arith.truncf %cst_5 : f32 to f8E8M0FNU
// CHECK-NEXT:     return %0, %cst_1, %cst_0, %cst, %1, %2, %3 : f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @wide() -> (f64, f64, f64, f64, f64, f64) {
  %a0 = arith.constant 0x1 : f8E8M0FNU
  %a1 = arith.constant 0x2 : f8E8M0FNU
  %a2 = arith.constant 0x5 : f8E8M0FNU
  %a3 = arith.constant 0x9 : f8E8M0FNU
  %a4 = arith.constant 0xb : f8E8M0FNU
  %a5 = arith.constant 0xf : f8E8M0FNU
  %0 = arith.extf %a0 : f8E8M0FNU to f64
  %1 = arith.extf %a1 : f8E8M0FNU to f64
  %2 = arith.extf %a2 : f8E8M0FNU to f64
  %3 = arith.extf %a3 : f8E8M0FNU to f64
  %4 = arith.extf %a4 : f8E8M0FNU to f64
  %5 = arith.extf %a5 : f8E8M0FNU to f64
  return %0, %1, %2, %3, %4, %5 : f64, f64, f64, f64, f64, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @wide() -> (f64, f64, f64, f64, f64, f64) {
// CHECK-NEXT:     %cst = arith.constant 1.1754943508222875E-38 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 2.350988701644575E-38 : f64
// CHECK-NEXT:     %cst_1 = arith.constant 1.88079096131566E-37 : f64
// CHECK-NEXT:     %cst_2 = arith.constant 3.009265538105056E-36 : f64
// CHECK-NEXT:     %cst_3 = arith.constant 1.2037062152420224E-35 : f64
// CHECK-NEXT:     %cst_4 = arith.constant 1.9259299443872359E-34 : f64
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : f64, f64, f64, f64, f64, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Arithmetic is rounded; what is beyond the largest number becomes that, or infinite.
func.func @arithmetic()
    -> (f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, i1, f8E8M0FNU, i8) {
  %a = arith.constant 4.0 : f8E8M0FNU
  %b = arith.constant 2.0 : f8E8M0FNU
  %0 = arith.addf %a, %b : f8E8M0FNU
  %1 = arith.mulf %a, %b : f8E8M0FNU
  %2 = arith.divf %a, %b : f8E8M0FNU
  %3 = arith.maximumf %a, %b : f8E8M0FNU
  %4 = arith.minnumf %a, %b : f8E8M0FNU
  %9 = arith.cmpf ogt, %a, %b : f8E8M0FNU
  %c = arith.constant 3 : i32
  %10 = arith.sitofp %c : i32 to f8E8M0FNU
  %11 = arith.fptosi %a : f8E8M0FNU to i8
  return %0, %1, %2, %3, %4, %9, %10, %11
      : f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, i1, f8E8M0FNU, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @arithmetic() -> (f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, i1, f8E8M0FNU, i8) {
// CHECK-NEXT:     %cst = arith.constant 8.000000e+00 : f8E8M0FNU
// CHECK-NEXT:     %cst_0 = arith.constant 2.000000e+00 : f8E8M0FNU
// CHECK-NEXT:     %cst_1 = arith.constant 4.000000e+00 : f8E8M0FNU
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c4_i8 = arith.constant 4 : i8
// CHECK-NEXT:     return %cst, %cst, %cst_0, %cst_1, %cst_0, %true, %cst_1, %c4_i8 : f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, i1, f8E8M0FNU, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }
