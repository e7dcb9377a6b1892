// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// Of every float type, unlike math.round.
func.func @r() -> (f16, f16, f16, bf16, f80, f128, f32, f64, f64, f32, f8E5M2) {
  %a = arith.constant 2.5 : f16
  %b = arith.constant -0.4 : f16
  %c = arith.constant 3.5 : f16
  %d = arith.constant 0.5 : bf16
  %e = arith.constant 1.5 : f80
  %f = arith.constant -2.5 : f128
  %g = arith.constant 1.0e30 : f32
  %h = arith.constant 0x7FF0000000000001 : f64
  %i = arith.constant 4503599627370497.5 : f64
  %j = arith.constant 0xFF800000 : f32
  %k = arith.constant 2.5 : f8E5M2
  %0 = math.roundeven %a : f16
  %1 = math.roundeven %b : f16
  %2 = math.roundeven %c : f16
  %3 = math.roundeven %d : bf16
  %4 = math.roundeven %e : f80
  %5 = math.roundeven %f : f128
  %6 = math.roundeven %g : f32
  %7 = math.roundeven %h : f64
  %8 = math.roundeven %i : f64
  %9 = math.roundeven %j : f32
  %10 = math.roundeven %k : f8E5M2
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10
      : f16, f16, f16, bf16, f80, f128, f32, f64, f64, f32, f8E5M2
}

// CHECK: module {
// CHECK-NEXT:   func.func @r() -> (f16, f16, f16, bf16, f80, f128, f32, f64, f64, f32, f8E5M2) {
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f16
// CHECK-NEXT:     %cst_0 = arith.constant -0.000000e+00 : f16
// CHECK-NEXT:     %cst_1 = arith.constant 4.000000e+00 : f16
// CHECK-NEXT:     %cst_2 = arith.constant 0.000000e+00 : bf16
// CHECK-NEXT:     %cst_3 = arith.constant 2.000000e+00 : f80
// CHECK-NEXT:     %cst_4 = arith.constant -2.000000e+00 : f128
// CHECK-NEXT:     %cst_5 = arith.constant 1.000000e+30 : f32
// CHECK-NEXT:     %cst_6 = arith.constant 0x7FF8000000000001 : f64
// CHECK-NEXT:     %cst_7 = arith.constant 0x4330000000000002 : f64
// CHECK-NEXT:     %cst_8 = arith.constant 0xFF800000 : f32
// CHECK-NEXT:     %cst_9 = arith.constant 2.000000e+00 : f8E5M2
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9 : f16, f16, f16, bf16, f80, f128, f32, f64, f64, f32, f8E5M2
// CHECK-NEXT:   }
// CHECK-NEXT: }
