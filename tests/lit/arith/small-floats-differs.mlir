// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// There are no infinities: the reference gives bits that are 0.
func.func @divided() -> f4E2M1FN {
  %a = arith.constant 1.0 : f4E2M1FN
  %b = arith.constant 0.0 : f4E2M1FN
  %0 = arith.divf %a, %b : f4E2M1FN
  return %0 : f4E2M1FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @divided() -> f4E2M1FN {
// CHECK-NEXT:     %cst = arith.constant 6.000000e+00 : f4E2M1FN
// CHECK-NEXT:     return %cst : f4E2M1FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @infinite() -> f6E3M2FN {
  %a = arith.constant 0x7F800000 : f32
  %0 = arith.truncf %a : f32 to f6E3M2FN
  return %0 : f6E3M2FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @infinite() -> f6E3M2FN {
// CHECK-NEXT:     %cst = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %0 = arith.truncf %cst : f32 to f6E3M2FN
// CHECK-NEXT:     return %0 : f6E3M2FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nor signs of powers of two.
func.func @negative() -> f8E8M0FNU {
  %a = arith.constant -1.0 : f32
  %0 = arith.truncf %a : f32 to f8E8M0FNU
  return %0 : f8E8M0FNU
}

// CHECK: module {
// CHECK-NEXT:   func.func @negative() -> f8E8M0FNU {
// CHECK-NEXT:     %cst = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %0 = arith.truncf %cst : f32 to f8E8M0FNU
// CHECK-NEXT:     return %0 : f8E8M0FNU
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @negated() -> f8E8M0FNU {
  %a = arith.constant 4.0 : f8E8M0FNU
  %0 = arith.negf %a : f8E8M0FNU
  return %0 : f8E8M0FNU
}

// CHECK: module {
// CHECK-NEXT:   func.func @negated() -> f8E8M0FNU {
// CHECK-NEXT:     %cst = arith.constant 4.000000e+00 : f8E8M0FNU
// CHECK-NEXT:     return %cst : f8E8M0FNU
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// NaN is one, not infinity.
func.func @nan() -> f32 {
  %a = arith.constant 0xFF : f8E8M0FNU
  %0 = arith.extf %a : f8E8M0FNU to f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @nan() -> f32 {
// CHECK-NEXT:     %cst = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     return %cst : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
