// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// Trigonometry of f32.
func.func @trigonometry() -> (f32, f32, f32, f32, f32, f32, f32) {
  %a0 = arith.constant 0.5 : f32
  %0 = math.sin %a0 : f32
  %a1 = arith.constant 0.5 : f32
  %1 = math.cos %a1 : f32
  %a2 = arith.constant 0.5 : f32
  %2 = math.tan %a2 : f32
  %a3 = arith.constant 0.5 : f32
  %3 = math.asin %a3 : f32
  %a4 = arith.constant 0.5 : f32
  %4 = math.acos %a4 : f32
  %a5 = arith.constant 0.5 : f32
  %5 = math.atan %a5 : f32
  %a6 = arith.constant 0.5 : f32
  %b6 = arith.constant -2.0 : f32
  %6 = math.atan2 %a6, %b6 : f32
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @trigonometry() -> (f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 0.47942555 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0.87758255 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 0.546302497 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 0.52359879 : f32
// CHECK-NEXT:     %cst_3 = arith.constant 1.04719758 : f32
// CHECK-NEXT:     %cst_4 = arith.constant 0.463647604 : f32
// CHECK-NEXT:     %cst_5 = arith.constant 2.89661407 : f32
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5 : f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Trigonometry of f64.
func.func @trigonometry64() -> (f64, f64, f64, f64, f64, f64, f64) {
  %a0 = arith.constant 0.5 : f64
  %0 = math.sin %a0 : f64
  %a1 = arith.constant 0.5 : f64
  %1 = math.cos %a1 : f64
  %a2 = arith.constant 0.5 : f64
  %2 = math.tan %a2 : f64
  %a3 = arith.constant 0.5 : f64
  %3 = math.asin %a3 : f64
  %a4 = arith.constant 0.5 : f64
  %4 = math.acos %a4 : f64
  %a5 = arith.constant 0.5 : f64
  %5 = math.atan %a5 : f64
  %a6 = arith.constant 0.5 : f64
  %b6 = arith.constant -2.0 : f64
  %6 = math.atan2 %a6, %b6 : f64
  return %0, %1, %2, %3, %4, %5, %6 : f64, f64, f64, f64, f64, f64, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @trigonometry64() -> (f64, f64, f64, f64, f64, f64, f64) {
// CHECK-NEXT:     %cst = arith.constant 0.47942553860420301 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 0.87758256189037276 : f64
// CHECK-NEXT:     %cst_1 = arith.constant 0.54630248984379048 : f64
// CHECK-NEXT:     %cst_2 = arith.constant 0.52359877559829893 : f64
// CHECK-NEXT:     %cst_3 = arith.constant 1.0471975511965979 : f64
// CHECK-NEXT:     %cst_4 = arith.constant 0.46364760900080609 : f64
// CHECK-NEXT:     %cst_5 = arith.constant 2.8966139904629289 : f64
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5 : f64, f64, f64, f64, f64, f64, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Hyperbolic functions.
func.func @hyperbolic() -> (f32, f32, f64, f64, f32, f64) {
  %a0 = arith.constant 0.5 : f32
  %0 = math.sinh %a0 : f32
  %a1 = arith.constant 0.5 : f32
  %1 = math.cosh %a1 : f32
  %a2 = arith.constant 0.5 : f64
  %2 = math.tanh %a2 : f64
  %a3 = arith.constant 0.5 : f64
  %3 = math.asinh %a3 : f64
  %a4 = arith.constant 1.5 : f32
  %4 = math.acosh %a4 : f32
  %a5 = arith.constant 0.5 : f64
  %5 = math.atanh %a5 : f64
  return %0, %1, %2, %3, %4, %5 : f32, f32, f64, f64, f32, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @hyperbolic() -> (f32, f32, f64, f64, f32, f64) {
// CHECK-NEXT:     %cst = arith.constant 0.521095276 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 1.12762594 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 0.46211715726000974 : f64
// CHECK-NEXT:     %cst_2 = arith.constant 0.48121182505960347 : f64
// CHECK-NEXT:     %cst_3 = arith.constant 0.962423682 : f32
// CHECK-NEXT:     %cst_4 = arith.constant 0.54930614433405478 : f64
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : f32, f32, f64, f64, f32, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Powers.
func.func @powers() -> (f32, f32, f64, f32, f64, f32, f64) {
  %a0 = arith.constant 1.0 : f32
  %0 = math.exp %a0 : f32
  %a1 = arith.constant 0.5 : f32
  %1 = math.exp2 %a1 : f32
  %a2 = arith.constant 1.0e-5 : f64
  %2 = math.expm1 %a2 : f64
  %a3 = arith.constant 2.0 : f32
  %b3 = arith.constant 0.5 : f32
  %3 = math.powf %a3, %b3 : f32
  %a4 = arith.constant -2.0 : f64
  %b4 = arith.constant 3.0 : f64
  %4 = math.powf %a4, %b4 : f64
  %a5 = arith.constant 2.0 : f32
  %5 = math.sqrt %a5 : f32
  %a6 = arith.constant 0.0 : f64
  %6 = math.sqrt %a6 : f64
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f64, f32, f64, f32, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @powers() -> (f32, f32, f64, f32, f64, f32, f64) {
// CHECK-NEXT:     %cst = arith.constant 2.71828175 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 1.41421354 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 1.0000050000166668E-5 : f64
// CHECK-NEXT:     %cst_2 = arith.constant -8.000000e+00 : f64
// CHECK-NEXT:     %cst_3 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_0, %cst_2, %cst_0, %cst_3 : f32, f32, f64, f32, f64, f32, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Logarithms.
func.func @logarithms() -> (f32, f64, f32, f64, f32, f32, f32) {
  %a0 = arith.constant 2.0 : f32
  %0 = math.log %a0 : f32
  %a1 = arith.constant 8.0 : f64
  %1 = math.log2 %a1 : f64
  %a2 = arith.constant 0.001 : f32
  %2 = math.log10 %a2 : f32
  %a3 = arith.constant 1.0e-5 : f64
  %3 = math.log1p %a3 : f64
  %a4 = arith.constant 0.0 : f32
  %4 = math.log %a4 : f32
  %a5 = arith.constant -1.0 : f32
  %5 = math.log1p %a5 : f32
  %a6 = arith.constant 0.5 : f32
  %6 = math.erf %a6 : f32
  return %0, %1, %2, %3, %4, %5, %6 : f32, f64, f32, f64, f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @logarithms() -> (f32, f64, f32, f64, f32, f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 0.693147182 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 3.000000e+00 : f64
// CHECK-NEXT:     %cst_1 = arith.constant -3.000000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 9.9999500003333319E-6 : f64
// CHECK-NEXT:     %cst_3 = arith.constant 0xFF800000 : f32
// CHECK-NEXT:     %cst_4 = arith.constant 0.520499885 : f32
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_3, %cst_4 : f32, f64, f32, f64, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of negative numbers only what has a sign.
func.func @negative() -> (f32, f64, f32, f32, f64, f32) {
  %a0 = arith.constant -1.0 : f32
  %0 = math.sqrt %a0 : f32
  %a1 = arith.constant -0.0 : f64
  %1 = math.sqrt %a1 : f64
  %a2 = arith.constant -1.0 : f32
  %2 = math.log %a2 : f32
  %a3 = arith.constant -1.0 : f32
  %3 = math.log2 %a3 : f32
  %a4 = arith.constant -0.0 : f64
  %4 = math.log10 %a4 : f64
  %a5 = arith.constant -2.0 : f32
  %5 = math.log1p %a5 : f32
  return %0, %1, %2, %3, %4, %5 : f32, f64, f32, f32, f64, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @negative() -> (f32, f64, f32, f32, f64, f32) {
// CHECK-NEXT:     %cst = arith.constant -2.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT:     %cst_1 = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %0 = math.sqrt %cst_1 : f32
// CHECK-NEXT:     %1 = math.sqrt %cst_0 : f64
// CHECK-NEXT:     %2 = math.log %cst_1 : f32
// CHECK-NEXT:     %3 = math.log2 %cst_1 : f32
// CHECK-NEXT:     %4 = math.log10 %cst_0 : f64
// CHECK-NEXT:     %5 = math.log1p %cst : f32
// CHECK-NEXT:     return %0, %1, %2, %3, %4, %5 : f32, f64, f32, f32, f64, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Rounding.
func.func @rounding() -> (f32, f32, f32, f64, f32, f64, f16, bf16, f80) {
  %a0 = arith.constant -0.5 : f32
  %0 = math.ceil %a0 : f32
  %a1 = arith.constant -0.5 : f32
  %1 = math.floor %a1 : f32
  %a2 = arith.constant 2.5 : f32
  %2 = math.round %a2 : f32
  %a3 = arith.constant -2.5 : f64
  %3 = math.round %a3 : f64
  %a4 = arith.constant 2.5 : f32
  %4 = math.roundeven %a4 : f32
  %a5 = arith.constant -2.7 : f64
  %5 = math.trunc %a5 : f64
  %a6 = arith.constant 1.25 : f16
  %6 = math.ceil %a6 : f16
  %a7 = arith.constant 1.25 : bf16
  %7 = math.floor %a7 : bf16
  %a8 = arith.constant 1.25 : f80
  %8 = math.ceil %a8 : f80
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, f32, f32, f64, f32, f64, f16, bf16, f80
}

// CHECK: module {
// CHECK-NEXT:   func.func @rounding() -> (f32, f32, f32, f64, f32, f64, f16, bf16, f80) {
// CHECK-NEXT:     %cst = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant -3.000000e+00 : f64
// CHECK-NEXT:     %cst_3 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %cst_4 = arith.constant -2.000000e+00 : f64
// CHECK-NEXT:     %cst_5 = arith.constant 2.000000e+00 : f16
// CHECK-NEXT:     %cst_6 = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:     %cst_7 = arith.constant 2.000000e+00 : f80
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7 : f32, f32, f32, f64, f32, f64, f16, bf16, f80
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Signs.
func.func @signs() -> (f32, f16, f64, f32, bf16) {
  %a0 = arith.constant -2.0 : f32
  %0 = math.absf %a0 : f32
  %a1 = arith.constant -0.0 : f16
  %1 = math.absf %a1 : f16
  %a2 = arith.constant 0xFFF0000000000000 : f64
  %2 = math.absf %a2 : f64
  %a3 = arith.constant 2.0 : f32
  %b3 = arith.constant -0.0 : f32
  %3 = math.copysign %a3, %b3 : f32
  %a4 = arith.constant -2.0 : bf16
  %b4 = arith.constant 1.0 : bf16
  %4 = math.copysign %a4, %b4 : bf16
  return %0, %1, %2, %3, %4 : f32, f16, f64, f32, bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @signs() -> (f32, f16, f64, f32, bf16) {
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %cst_1 = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %cst_2 = arith.constant -2.000000e+00 : f32
// CHECK-NEXT:     %cst_3 = arith.constant 2.000000e+00 : bf16
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2, %cst_3 : f32, f16, f64, f32, bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Other float types only round.
func.func @other_types() -> (f16, bf16, f16, f80, f128) {
  %a0 = arith.constant 0.5 : f16
  %0 = math.sin %a0 : f16
  %a1 = arith.constant 4.0 : bf16
  %1 = math.sqrt %a1 : bf16
  %a2 = arith.constant 1.5 : f16
  %2 = math.trunc %a2 : f16
  %a3 = arith.constant 2.0 : f80
  %b3 = arith.constant 2.0 : f80
  %3 = math.powf %a3, %b3 : f80
  %a4 = arith.constant 1.5 : f128
  %4 = math.round %a4 : f128
  return %0, %1, %2, %3, %4 : f16, bf16, f16, f80, f128
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_types() -> (f16, bf16, f16, f80, f128) {
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f128
// CHECK-NEXT:     %cst_0 = arith.constant 2.000000e+00 : f80
// CHECK-NEXT:     %cst_1 = arith.constant 1.500000e+00 : f16
// CHECK-NEXT:     %cst_2 = arith.constant 4.000000e+00 : bf16
// CHECK-NEXT:     %cst_3 = arith.constant 5.000000e-01 : f16
// CHECK-NEXT:     %0 = math.sin %cst_3 : f16
// CHECK-NEXT:     %1 = math.sqrt %cst_2 : bf16
// CHECK-NEXT:     %2 = math.trunc %cst_1 : f16
// CHECK-NEXT:     %3 = math.powf %cst_0, %cst_0 : f80
// CHECK-NEXT:     %4 = math.round %cst : f128
// CHECK-NEXT:     return %0, %1, %2, %3, %4 : f16, bf16, f16, f80, f128
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is never folded.
func.func @never() -> (f32, f32) {
  %a0 = arith.constant 8.0 : f32
  %0 = math.cbrt %a0 : f32
  %a1 = arith.constant 4.0 : f32
  %1 = math.rsqrt %a1 : f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @never() -> (f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 8.000000e+00 : f32
// CHECK-NEXT:     %0 = math.cbrt %cst_0 : f32
// CHECK-NEXT:     %1 = math.rsqrt %cst : f32
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Bits of integers.
func.func @bits() -> (i32, i8, i16, i32, i8, i32, i64) {
  %a0 = arith.constant 3 : i32
  %0 = math.ctlz %a0 : i32
  %a1 = arith.constant 0 : i8
  %1 = math.ctlz %a1 : i8
  %a2 = arith.constant -1 : i16
  %2 = math.ctlz %a2 : i16
  %a3 = arith.constant 8 : i32
  %3 = math.cttz %a3 : i32
  %a4 = arith.constant 0 : i8
  %4 = math.cttz %a4 : i8
  %a5 = arith.constant -1 : i32
  %5 = math.ctpop %a5 : i32
  %a6 = arith.constant 255 : i64
  %6 = math.ctpop %a6 : i64
  return %0, %1, %2, %3, %4, %5, %6 : i32, i8, i16, i32, i8, i32, i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @bits() -> (i32, i8, i16, i32, i8, i32, i64) {
// CHECK-NEXT:     %c30_i32 = arith.constant 30 : i32
// CHECK-NEXT:     %c8_i8 = arith.constant 8 : i8
// CHECK-NEXT:     %c0_i16 = arith.constant 0 : i16
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT:     %c8_i64 = arith.constant 8 : i64
// CHECK-NEXT:     return %c30_i32, %c8_i8, %c0_i16, %c3_i32, %c8_i8, %c32_i32, %c8_i64 : i32, i8, i16, i32, i8, i32, i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Magnitudes.
func.func @magnitudes() -> (i32, i32, i8) {
  %a0 = arith.constant -5 : i32
  %0 = math.absi %a0 : i32
  %a1 = arith.constant 5 : i32
  %1 = math.absi %a1 : i32
  %a2 = arith.constant -128 : i8
  %2 = math.absi %a2 : i8
  return %0, %1, %2 : i32, i32, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @magnitudes() -> (i32, i32, i8) {
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT:     return %c5_i32, %c5_i32, %c-128_i8 : i32, i32, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Integer powers.
func.func @integer_powers() -> (i32, i8, i32, i32, i32, i32, i32, i32, i32) {
  %a0 = arith.constant 3 : i32
  %b0 = arith.constant 4 : i32
  %0 = math.ipowi %a0, %b0 : i32
  %a1 = arith.constant 7 : i8
  %b1 = arith.constant 7 : i8
  %1 = math.ipowi %a1, %b1 : i8
  %a2 = arith.constant 5 : i32
  %b2 = arith.constant 0 : i32
  %2 = math.ipowi %a2, %b2 : i32
  %a3 = arith.constant 0 : i32
  %b3 = arith.constant 0 : i32
  %3 = math.ipowi %a3, %b3 : i32
  %a4 = arith.constant 1 : i32
  %b4 = arith.constant -3 : i32
  %4 = math.ipowi %a4, %b4 : i32
  %a5 = arith.constant -1 : i32
  %b5 = arith.constant -3 : i32
  %5 = math.ipowi %a5, %b5 : i32
  %a6 = arith.constant -1 : i32
  %b6 = arith.constant -2 : i32
  %6 = math.ipowi %a6, %b6 : i32
  %a7 = arith.constant 4 : i32
  %b7 = arith.constant -1 : i32
  %7 = math.ipowi %a7, %b7 : i32
  %a8 = arith.constant 0 : i32
  %b8 = arith.constant -1 : i32
  %8 = math.ipowi %a8, %b8 : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i8, i32, i32, i32, i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @integer_powers() -> (i32, i8, i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c81_i32 = arith.constant 81 : i32
// CHECK-NEXT:     %c-9_i8 = arith.constant -9 : i8
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = math.ipowi %c0_i32, %c-1_i32 : i32
// CHECK-NEXT:     return %c81_i32, %c-9_i8, %c1_i32, %c1_i32, %c1_i32, %c-1_i32, %c1_i32, %c0_i32, %0 : i32, i8, i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Vectors and tensors.
func.func @dense()
    -> (vector<2xf32>, tensor<2x2xf64>, vector<2xi8>, vector<2xf32>, vector<2xf32>, tensor<2xi8>) {
  %a0 = arith.constant dense<[1.0, 4.0]> : vector<2xf32>
  %0 = math.sqrt %a0 : vector<2xf32>
  %a1 = arith.constant dense<0.0> : tensor<2x2xf64>
  %1 = math.exp %a1 : tensor<2x2xf64>
  %a2 = arith.constant dense<[1, 3]> : vector<2xi8>
  %2 = math.ctpop %a2 : vector<2xi8>
  %a3 = arith.constant dense<[2.0, 3.0]> : vector<2xf32>
  %b3 = arith.constant dense<2.0> : vector<2xf32>
  %3 = math.powf %a3, %b3 : vector<2xf32>
  %a4 = arith.constant dense<[1.0, -4.0]> : vector<2xf32>
  %4 = math.sqrt %a4 : vector<2xf32>
  %a5 = arith.constant dense<[-1, 2]> : tensor<2xi8>
  %5 = math.absi %a5 : tensor<2xi8>
  return %0, %1, %2, %3, %4, %5
      : vector<2xf32>, tensor<2x2xf64>, vector<2xi8>, vector<2xf32>, vector<2xf32>, tensor<2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dense() -> (vector<2xf32>, tensor<2x2xf64>, vector<2xi8>, vector<2xf32>, vector<2xf32>, tensor<2xi8>) {
// CHECK-NEXT:     %cst = arith.constant dense<[1, 2]> : tensor<2xi8>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[1.000000e+00, -4.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<1.000000e+00> : tensor<2x2xf64>
// CHECK-NEXT:     %cst_3 = arith.constant dense<[1, 2]> : vector<2xi8>
// CHECK-NEXT:     %cst_4 = arith.constant dense<[4.000000e+00, 9.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %0 = math.sqrt %cst_0 : vector<2xf32>
// CHECK-NEXT:     return %cst_1, %cst_2, %cst_3, %cst_4, %0, %cst : vector<2xf32>, tensor<2x2xf64>, vector<2xi8>, vector<2xf32>, vector<2xf32>, tensor<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is known of unknown operands.
func.func @unknown(%x: f32, %i: i32) -> (f32, f32, i32, f32) {
  %one = arith.constant 1.0 : f32
  %0 = math.powf %x, %one : f32
  %a = math.absf %x : f32
  %1 = math.absf %a : f32
  %b = math.absi %i : i32
  %2 = math.absi %b : i32
  %d = math.ceil %x : f32
  %3 = math.ceil %d : f32
  return %0, %1, %2, %3 : f32, f32, i32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown(%arg0: f32, %arg1: i32) -> (f32, f32, i32, f32) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = math.powf %arg0, %cst : f32
// CHECK-NEXT:     %1 = math.absf %arg0 : f32
// CHECK-NEXT:     %2 = math.absf %1 : f32
// CHECK-NEXT:     %3 = math.absi %arg1 : i32
// CHECK-NEXT:     %4 = math.absi %3 : i32
// CHECK-NEXT:     %5 = math.ceil %arg0 : f32
// CHECK-NEXT:     %6 = math.ceil %5 : f32
// CHECK-NEXT:     return %0, %2, %4, %6 : f32, f32, i32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Poison.
func.func @poison() -> (f32, f32, i32, f32, f32) {
  %p = ub.poison : f32
  %i = ub.poison : i32
  %0 = math.sin %p : f32
  %1 = math.absf %p : f32
  %2 = math.ctpop %i : i32
  %3 = math.powf %p, %p : f32
  %4 = math.fma %p, %p, %p : f32
  return %0, %1, %2, %3, %4 : f32, f32, i32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @poison() -> (f32, f32, i32, f32, f32) {
// CHECK-NEXT:     %0 = ub.poison : f32
// CHECK-NEXT:     %1 = ub.poison : i32
// CHECK-NEXT:     %2 = math.fma %0, %0, %0 : f32
// CHECK-NEXT:     return %0, %0, %1, %0, %2 : f32, f32, i32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is known of numbers that are not constant.
func.func @unknown(%x: f32, %i: i32)
    -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32) {
  %0 = math.acos %x : f32
  %1 = math.acosh %x : f32
  %2 = math.asin %x : f32
  %3 = math.asinh %x : f32
  %4 = math.atan %x : f32
  %5 = math.atanh %x : f32
  %6 = math.cos %x : f32
  %7 = math.cosh %x : f32
  %8 = math.exp2 %x : f32
  %9 = math.expm1 %x : f32
  %10 = math.sinh %x : f32
  %11 = math.tan %x : f32
  %12 = math.roundeven %x : f32
  %13 = math.copysign %x, %x : f32
  %14 = math.ctlz %i : i32
  %15 = math.ctpop %i : i32
  %16 = math.cttz %i : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16
      : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown(%arg0: f32, %arg1: i32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32) {
// CHECK-NEXT:     %0 = math.acos %arg0 : f32
// CHECK-NEXT:     %1 = math.acosh %arg0 : f32
// CHECK-NEXT:     %2 = math.asin %arg0 : f32
// CHECK-NEXT:     %3 = math.asinh %arg0 : f32
// CHECK-NEXT:     %4 = math.atan %arg0 : f32
// CHECK-NEXT:     %5 = math.atanh %arg0 : f32
// CHECK-NEXT:     %6 = math.cos %arg0 : f32
// CHECK-NEXT:     %7 = math.cosh %arg0 : f32
// CHECK-NEXT:     %8 = math.exp2 %arg0 : f32
// CHECK-NEXT:     %9 = math.expm1 %arg0 : f32
// CHECK-NEXT:     %10 = math.sinh %arg0 : f32
// CHECK-NEXT:     %11 = math.tan %arg0 : f32
// CHECK-NEXT:     %12 = math.roundeven %arg0 : f32
// CHECK-NEXT:     %13 = math.copysign %arg0, %arg0 : f32
// CHECK-NEXT:     %14 = math.ctlz %arg1 : i32
// CHECK-NEXT:     %15 = math.ctpop %arg1 : i32
// CHECK-NEXT:     %16 = math.cttz %arg1 : i32
// CHECK-NEXT:     return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
