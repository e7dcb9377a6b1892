// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// f32, rounded to nearest, ties to even.
func.func @f32() -> (f32, f32, f32, f32, f32) {
  %a0 = arith.constant 0.1 : f32
  %b0 = arith.constant 0.2 : f32
  %0 = arith.addf %a0, %b0 : f32
  %a1 = arith.constant 1.0 : f32
  %b1 = arith.constant 1.0e-8 : f32
  %1 = arith.subf %a1, %b1 : f32
  %a2 = arith.constant 3.0 : f32
  %b2 = arith.constant 0.1 : f32
  %2 = arith.mulf %a2, %b2 : f32
  %a3 = arith.constant 1.0 : f32
  %b3 = arith.constant 3.0 : f32
  %3 = arith.divf %a3, %b3 : f32
  %a4 = arith.constant -7.5 : f32
  %b4 = arith.constant 2.0 : f32
  %4 = arith.remf %a4, %b4 : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f32() -> (f32, f32, f32, f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 3.000000e-01 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 0.333333343 : f32
// CHECK-NEXT:     %cst_2 = arith.constant -1.500000e+00 : f32
// CHECK-NEXT:     return %cst, %cst_0, %cst, %cst_1, %cst_2 : f32, f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// f64.
func.func @f64() -> (f64, f64, f64, f64) {
  %a0 = arith.constant 0.1 : f64
  %b0 = arith.constant 0.2 : f64
  %0 = arith.addf %a0, %b0 : f64
  %a1 = arith.constant 1.0e308 : f64
  %b1 = arith.constant 10.0 : f64
  %1 = arith.mulf %a1, %b1 : f64
  %a2 = arith.constant 1.0 : f64
  %b2 = arith.constant 3.0 : f64
  %2 = arith.divf %a2, %b2 : f64
  %a3 = arith.constant 5.3 : f64
  %b3 = arith.constant 0.7 : f64
  %3 = arith.remf %a3, %b3 : f64
  return %0, %1, %2, %3 : f64, f64, f64, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @f64() -> (f64, f64, f64, f64) {
// CHECK-NEXT:     %cst = arith.constant 0.30000000000000004 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %cst_1 = arith.constant 0.33333333333333331 : f64
// CHECK-NEXT:     %cst_2 = arith.constant 0.40000000000000013 : f64
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2 : f64, f64, f64, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// f16 and its limits.
func.func @f16() -> (f16, f16, f16) {
  %a0 = arith.constant 65504.0 : f16
  %b0 = arith.constant 16.0 : f16
  %0 = arith.addf %a0, %b0 : f16
  %a1 = arith.constant 0.0001 : f16
  %b1 = arith.constant 0.0001 : f16
  %1 = arith.mulf %a1, %b1 : f16
  %a2 = arith.constant 1.0 : f16
  %b2 = arith.constant 3.0 : f16
  %2 = arith.divf %a2, %b2 : f16
  return %0, %1, %2 : f16, f16, f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f16() -> (f16, f16, f16) {
// CHECK-NEXT:     %cst = arith.constant 0x7C00 : f16
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %cst_1 = arith.constant 3.332520e-01 : f16
// CHECK-NEXT:     return %cst, %cst_0, %cst_1 : f16, f16, f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// bf16.
func.func @bf16() -> (bf16, bf16) {
  %a0 = arith.constant 1.0 : bf16
  %b0 = arith.constant 0.00390625 : bf16
  %0 = arith.addf %a0, %b0 : bf16
  %a1 = arith.constant 1.0 : bf16
  %b1 = arith.constant 3.0 : bf16
  %1 = arith.divf %a1, %b1 : bf16
  return %0, %1 : bf16, bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @bf16() -> (bf16, bf16) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:     %cst_0 = arith.constant 3.339840e-01 : bf16
// CHECK-NEXT:     return %cst, %cst_0 : bf16, bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// f80 and its 64 bits.
func.func @f80() -> (f80, f80) {
  %a0 = arith.constant 1.0 : f80
  %b0 = arith.constant 4.0 : f80
  %0 = arith.divf %a0, %b0 : f80
  %a1 = arith.constant 1.0 : f80
  %b1 = arith.constant 0.5 : f80
  %1 = arith.addf %a1, %b1 : f80
  return %0, %1 : f80, f80
}

// CHECK: module {
// CHECK-NEXT:   func.func @f80() -> (f80, f80) {
// CHECK-NEXT:     %cst = arith.constant 2.500000e-01 : f80
// CHECK-NEXT:     %cst_0 = arith.constant 1.500000e+00 : f80
// CHECK-NEXT:     return %cst, %cst_0 : f80, f80
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// f128.
func.func @f128() -> (f128, f128) {
  %a0 = arith.constant 1.0 : f128
  %b0 = arith.constant 4.0 : f128
  %0 = arith.divf %a0, %b0 : f128
  %a1 = arith.constant 1.5 : f128
  %b1 = arith.constant 1.5 : f128
  %1 = arith.mulf %a1, %b1 : f128
  return %0, %1 : f128, f128
}

// CHECK: module {
// CHECK-NEXT:   func.func @f128() -> (f128, f128) {
// CHECK-NEXT:     %cst = arith.constant 2.500000e-01 : f128
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f128
// CHECK-NEXT:     return %cst, %cst_0 : f128, f128
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Eight bits.
func.func @f8() -> (f8E4M3FN, f8E4M3FN) {
  %a0 = arith.constant 1.0 : f8E4M3FN
  %b0 = arith.constant 0.0625 : f8E4M3FN
  %0 = arith.addf %a0, %b0 : f8E4M3FN
  %a1 = arith.constant 16.0 : f8E4M3FN
  %b1 = arith.constant 16.0 : f8E4M3FN
  %1 = arith.mulf %a1, %b1 : f8E4M3FN
  return %0, %1 : f8E4M3FN, f8E4M3FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @f8() -> (f8E4M3FN, f8E4M3FN) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f8E4M3FN
// CHECK-NEXT:     %cst_0 = arith.constant 2.560000e+02 : f8E4M3FN
// CHECK-NEXT:     return %cst, %cst_0 : f8E4M3FN, f8E4M3FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Infinities and NaN.
func.func @special() -> (f32, f32, f32, f32, f32, f32) {
  %a0 = arith.constant 1.0 : f32
  %b0 = arith.constant 0.0 : f32
  %0 = arith.divf %a0, %b0 : f32
  %a1 = arith.constant -1.0 : f32
  %b1 = arith.constant 0.0 : f32
  %1 = arith.divf %a1, %b1 : f32
  %a2 = arith.constant 0.0 : f32
  %b2 = arith.constant 0.0 : f32
  %2 = arith.divf %a2, %b2 : f32
  %a3 = arith.constant 0x7F800000 : f32
  %b3 = arith.constant 0x7F800000 : f32
  %3 = arith.subf %a3, %b3 : f32
  %a4 = arith.constant 0x7FA00001 : f32
  %b4 = arith.constant 1.0 : f32
  %4 = arith.addf %a4, %b4 : f32
  %a5 = arith.constant 2.0 : f32
  %b5 = arith.constant 0.0 : f32
  %5 = arith.remf %a5, %b5 : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @special() -> (f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0xFF800000 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 0x7FE00001 : f32
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_1, %cst_2, %cst_1 : f32, f32, f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Signed zeros.
func.func @zeros() -> (f32, f32, f32, f32, f32, f32) {
  %a0 = arith.constant -0.0 : f32
  %b0 = arith.constant -0.0 : f32
  %0 = arith.addf %a0, %b0 : f32
  %a1 = arith.constant -0.0 : f32
  %b1 = arith.constant 0.0 : f32
  %1 = arith.addf %a1, %b1 : f32
  %a2 = arith.constant -0.0 : f32
  %b2 = arith.constant 2.0 : f32
  %2 = arith.mulf %a2, %b2 : f32
  %a3 = arith.constant 0.0 : f32
  %b3 = arith.constant 0.0 : f32
  %3 = arith.subf %a3, %b3 : f32
  %a4 = arith.constant -0.0 : f32
  %b4 = arith.constant 0.0 : f32
  %4 = arith.maximumf %a4, %b4 : f32
  %a5 = arith.constant -0.0 : f32
  %b5 = arith.constant 0.0 : f32
  %5 = arith.minimumf %a5, %b5 : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @zeros() -> (f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:     return %cst_0, %cst, %cst_0, %cst, %cst, %cst_0 : f32, f32, f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Extremes.
func.func @extremes() -> (f32, f32, f32, f32, f32, f32) {
  %a0 = arith.constant 1.0 : f32
  %b0 = arith.constant 2.0 : f32
  %0 = arith.maximumf %a0, %b0 : f32
  %a1 = arith.constant 1.0 : f32
  %b1 = arith.constant 2.0 : f32
  %1 = arith.minimumf %a1, %b1 : f32
  %a2 = arith.constant -1.0 : f32
  %b2 = arith.constant 2.0 : f32
  %2 = arith.maxnumf %a2, %b2 : f32
  %a3 = arith.constant -1.0 : f32
  %b3 = arith.constant 2.0 : f32
  %3 = arith.minnumf %a3, %b3 : f32
  %a4 = arith.constant 1.0 : f32
  %b4 = arith.constant 0x7FC00000 : f32
  %4 = arith.maximumf %a4, %b4 : f32
  %a5 = arith.constant 0x7FC00000 : f32
  %b5 = arith.constant 1.0 : f32
  %5 = arith.minimumf %a5, %b5 : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extremes() -> (f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     return %cst, %cst_0, %cst, %cst_1, %cst_2, %cst_2 : f32, f32, f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Neutral operands; near misses with the other zero.
func.func @neutral(%x: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
  %z = arith.constant 0.0 : f32
  %n = arith.constant -0.0 : f32
  %o = arith.constant 1.0 : f32
  %0 = arith.addf %x, %n : f32
  %1 = arith.addf %x, %z : f32
  %2 = arith.subf %x, %z : f32
  %3 = arith.subf %x, %n : f32
  %4 = arith.mulf %x, %o : f32
  %5 = arith.divf %x, %o : f32
  %6 = arith.mulf %x, %z : f32
  %7 = arith.divf %o, %x : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, f32, f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @neutral(%arg0: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = arith.addf %arg0, %cst : f32
// CHECK-NEXT:     %1 = arith.subf %arg0, %cst_0 : f32
// CHECK-NEXT:     %2 = arith.mulf %arg0, %cst : f32
// CHECK-NEXT:     %3 = arith.divf %cst_1, %arg0 : f32
// CHECK-NEXT:     return %arg0, %0, %arg0, %1, %arg0, %arg0, %2, %3 : f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Neutral infinities, and NaN, which is not.
func.func @neutral_extremes(%x: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
  %i = arith.constant 0x7F800000 : f32
  %n = arith.constant 0xFF800000 : f32
  %q = arith.constant 0x7FC00000 : f32
  %0 = arith.maximumf %x, %n : f32
  %1 = arith.minimumf %x, %i : f32
  %2 = arith.maxnumf %x, %n fastmath<nnan> : f32
  %3 = arith.minnumf %x, %i fastmath<fast> : f32
  %4 = arith.maximumf %x, %i : f32
  %5 = arith.maximumf %x, %q : f32
  %6 = arith.maximumf %x, %x : f32
  %7 = arith.minnumf %x, %x : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, f32, f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @neutral_extremes(%arg0: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0xFF800000 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     %0 = arith.maxnumf %arg0, %cst_0 fastmath<nnan> : f32
// CHECK-NEXT:     %1 = arith.minnumf %arg0, %cst fastmath<fast> : f32
// CHECK-NEXT:     %2 = arith.maximumf %arg0, %cst : f32
// CHECK-NEXT:     %3 = arith.maximumf %arg0, %cst_1 : f32
// CHECK-NEXT:     return %arg0, %arg0, %0, %1, %2, %3, %arg0, %arg0 : f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Vectors.
func.func @vectors(%v: vector<2xf32>)
    -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %o = arith.constant dense<1.0> : vector<2xf32>
  %d = arith.constant dense<[0.5, 4.0]> : vector<2xf32>
  %0 = arith.mulf %v, %o : vector<2xf32>
  %1 = arith.addf %d, %o : vector<2xf32>
  %2 = arith.negf %d : vector<2xf32>
  %3 = arith.mulf %v, %d : vector<2xf32>
  return %0, %1, %2, %3 : vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vectors(%arg0: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<[5.000000e-01, 4.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[1.500000e+00, 5.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[-5.000000e-01, -4.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %0 = arith.mulf %arg0, %cst : vector<2xf32>
// CHECK-NEXT:     return %arg0, %cst_0, %cst_1, %0 : vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Negation.
func.func @negation(%x: f32, %y: f64) -> (f32, f32, f32, f64) {
  %a = arith.negf %x : f32
  %0 = arith.negf %a : f32
  %c = arith.constant 0x7FC00000 : f32
  %1 = arith.negf %c : f32
  %z = arith.constant 0.0 : f32
  %2 = arith.negf %z : f32
  %3 = arith.negf %y : f64
  return %0, %1, %2, %3 : f32, f32, f32, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @negation(%arg0: f32, %arg1: f64) -> (f32, f32, f32, f64) {
// CHECK-NEXT:     %cst = arith.constant 0xFFC00000 : f32
// CHECK-NEXT:     %cst_0 = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:     %0 = arith.negf %arg1 : f64
// CHECK-NEXT:     return %arg0, %cst, %cst_0, %0 : f32, f32, f32, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Fast-math flags allow nothing more.
func.func @flags(%x: f32) -> (f32, f32, f32, f32) {
  %z = arith.constant 0.0 : f32
  %0 = arith.addf %x, %z fastmath<nsz> : f32
  %1 = arith.mulf %x, %z fastmath<nnan,nsz> : f32
  %2 = arith.subf %x, %x fastmath<fast> : f32
  %3 = arith.divf %x, %x fastmath<fast> : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @flags(%arg0: f32) -> (f32, f32, f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = arith.addf %arg0, %cst fastmath<nsz> : f32
// CHECK-NEXT:     %1 = arith.subf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT:     %2 = arith.divf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT:     return %0, %cst, %1, %2 : f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// With an unknown operand there is nothing to fold.
func.func @unknown_operand(%x: f32) -> (f32, f32, f32) {
  %c = arith.constant 2.0 : f32
  %0 = arith.maxnumf %x, %c : f32
  %1 = arith.minnumf %x, %c : f32
  %2 = arith.remf %x, %c : f32
  return %0, %1, %2 : f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_operand(%arg0: f32) -> (f32, f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %0 = arith.maxnumf %arg0, %cst : f32
// CHECK-NEXT:     %1 = arith.minnumf %arg0, %cst : f32
// CHECK-NEXT:     %2 = arith.remf %arg0, %cst : f32
// CHECK-NEXT:     return %0, %1, %2 : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
