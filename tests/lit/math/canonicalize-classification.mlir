// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Of each kind of number.
func.func @kinds() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %zero = arith.constant -0.0 : f32
  %tiny = arith.constant 1.0e-42 : f32
  %infinity = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00001 : f32
  %0 = math.isfinite %one : f32
  %1 = math.isfinite %infinity : f32
  %2 = math.isfinite %nan : f32
  %3 = math.isinf %infinity : f32
  %4 = math.isinf %tiny : f32
  %5 = math.isnan %nan : f32
  %6 = math.isnan %zero : f32
  %7 = math.isnormal %one : f32
  %8 = math.isnormal %tiny : f32
  %9 = math.isnormal %zero : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @kinds() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     return %true, %false, %false, %true, %false, %true, %false, %true, %false, %false : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of other types.
func.func @types() -> (i1, i1, i1, i1) {
  %a = arith.constant 0xFFFF : f16
  %b = arith.constant 3.5 : f80
  %c = arith.constant 0x7C : f8E5M2
  %d = arith.constant 0x7F : f8E4M3FN
  %0 = math.isnan %a : f16
  %1 = math.isnormal %b : f80
  %2 = math.isinf %c : f8E5M2
  %3 = math.isfinite %d : f8E4M3FN
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @types() -> (i1, i1, i1, i1) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     return %true, %true, %true, %false : i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of all elements if they are one number, whatever the flags say.
func.func @splats() -> (vector<2xi1>, vector<[2]xi1>, vector<2x2xi1>, tensor<2xi1>) {
  %0 = arith.constant dense<[1.0, 1.0]> : vector<2xf32>
  %1 = arith.constant dense<1.0> : vector<[2]xf32>
  %2 = arith.constant dense<0x7FC0> : vector<2x2xbf16>
  %3 = arith.constant dense<0x7FFF> : tensor<2xf16>
  %4 = math.isnan %0 : vector<2xf32>
  %5 = math.isnormal %1 : vector<[2]xf32>
  %6 = math.isfinite %2 : vector<2x2xbf16>
  %7 = math.isnan %3 {fastmath = #arith.fastmath<nnan>} : tensor<2xf16>
  return %4, %5, %6, %7 : vector<2xi1>, vector<[2]xi1>, vector<2x2xi1>, tensor<2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @splats() -> (vector<2xi1>, vector<[2]xi1>, vector<2x2xi1>, tensor<2xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<false> : vector<2xi1>
// CHECK-NEXT:     %cst_0 = arith.constant dense<true> : vector<[2]xi1>
// CHECK-NEXT:     %cst_1 = arith.constant dense<false> : vector<2x2xi1>
// CHECK-NEXT:     %cst_2 = arith.constant dense<true> : tensor<2xi1>
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2 : vector<2xi1>, vector<[2]xi1>, vector<2x2xi1>, tensor<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Not of different elements, sparse ones and poison.
func.func @stay(%a: f32) -> (vector<2xi1>, tensor<2xi1>, i1, i1) {
  %0 = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %1 = arith.constant sparse<[[0]], [1.0]> : tensor<2xf32>
  %2 = ub.poison : f32
  %3 = math.isnan %0 : vector<2xf32>
  %4 = math.isfinite %1 : tensor<2xf32>
  %5 = math.isinf %2 : f32
  %6 = math.isnormal %a : f32
  return %3, %4, %5, %6 : vector<2xi1>, tensor<2xi1>, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @stay(%arg0: f32) -> (vector<2xi1>, tensor<2xi1>, i1, i1) {
// CHECK-NEXT:     %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %cst_0 = arith.constant sparse<0, 1.000000e+00> : tensor<2xf32>
// CHECK-NEXT:     %0 = ub.poison : f32
// CHECK-NEXT:     %1 = math.isnan %cst : vector<2xf32>
// CHECK-NEXT:     %2 = math.isfinite %cst_0 : tensor<2xf32>
// CHECK-NEXT:     %3 = math.isinf %0 : f32
// CHECK-NEXT:     %4 = math.isnormal %arg0 : f32
// CHECK-NEXT:     return %1, %2, %3, %4 : vector<2xi1>, tensor<2xi1>, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The complementary error function; neither f16 nor what varies.
func.func @erfc(%a: f32) -> (f32, f32, f64, f16, vector<2xf32>, f32, f32) {
  %0 = arith.constant 1.0 : f32
  %1 = arith.constant -0.5 : f32
  %2 = arith.constant 2.0 : f64
  %3 = arith.constant 2.0 : f16
  %4 = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %5 = ub.poison : f32
  %6 = math.erfc %0 : f32
  %7 = math.erfc %1 : f32
  %8 = math.erfc %2 : f64
  %9 = math.erfc %3 : f16
  %10 = math.erfc %4 : vector<2xf32>
  %11 = math.erfc %5 : f32
  %12 = math.erfc %a : f32
  return %6, %7, %8, %9, %10, %11, %12 : f32, f32, f64, f16, vector<2xf32>, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @erfc(%arg0: f32) -> (f32, f32, f64, f16, vector<2xf32>, f32, f32) {
// CHECK-NEXT:     %0 = ub.poison : f32
// CHECK-NEXT:     %cst = arith.constant dense<[0.157299206, 0.0046777348]> : vector<2xf32>
// CHECK-NEXT:     %cst_0 = arith.constant 2.000000e+00 : f16
// CHECK-NEXT:     %cst_1 = arith.constant 0.157299206 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 1.520500e+00 : f32
// CHECK-NEXT:     %cst_3 = arith.constant 0.0046777349810472654 : f64
// CHECK-NEXT:     %1 = math.erfc %cst_0 : f16
// CHECK-NEXT:     %2 = math.erfc %arg0 : f32
// CHECK-NEXT:     return %cst_1, %cst_2, %cst_3, %1, %cst, %0, %2 : f32, f32, f64, f16, vector<2xf32>, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Clamping, and sine and cosine together, do not fold.
func.func @clamp_and_angles() -> (f32, f32, f32) {
  %0 = arith.constant 1.0 : f32
  %1 = math.clampf %0 to [%0, %0] : f32
  %2, %3 = math.sincos %0 : f32
  return %1, %2, %3 : f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @clamp_and_angles() -> (f32, f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = math.clampf %cst to [%cst, %cst] : f32
// CHECK-NEXT:     %sin, %cos = math.sincos %cst : f32
// CHECK-NEXT:     return %0, %sin, %cos : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Without users they are gone.
func.func @unused(%a: f32) {
  %0 = math.clampf %a to [%a, %a] : f32
  %1, %2 = math.sincos %a : f32
  %3 = math.isnan %a : f32
  %4 = math.erfc %a : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%arg0: f32) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
