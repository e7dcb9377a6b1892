// RUN: pyopt %s --canonicalize | FileCheck %s

// What is unchanged in between is rounded in one step, in any rounding mode.
func.func @narrower(%x: f32, %y: bf16, %v: vector<2xf64>) -> (f16, bf16, f8E5M2, vector<2xf32>) {
  %0 = arith.extf %x : f32 to f64
  %1 = arith.truncf %0 : f64 to f16
  %2 = arith.extf %x fastmath<fast> : f32 to f64
  %3 = arith.truncf %2 upward fastmath<nnan> : f64 to bf16
  %4 = arith.extf %y : bf16 to f32
  %5 = arith.truncf %4 : f32 to f8E5M2
  %6 = arith.extf %v : vector<2xf64> to vector<2xf128>
  %7 = arith.truncf %6 : vector<2xf128> to vector<2xf32>
  return %1, %3, %5, %7 : f16, bf16, f8E5M2, vector<2xf32>
}

// Not where the result is as wide, or wider.
func.func @as_wide(%x: f16, %y: f8E5M2) -> (bf16, f16, f8E4M3FN) {
  %0 = arith.extf %x : f16 to f32
  %1 = arith.truncf %0 : f32 to bf16
  %2 = arith.extf %y : f8E5M2 to f32
  %3 = arith.truncf %2 : f32 to f16
  %4 = arith.truncf %2 : f32 to f8E4M3FN
  return %1, %3, %4 : bf16, f16, f8E4M3FN
}

// f8E8M0FNU has powers of two only, and numbers that f32 has with fewer digits.
func.func @changed(%x: f6E3M2FN, %y: f8E8M0FNU) -> (f6E3M2FN, f4E2M1FN, f8E8M0FNU, f8E8M0FNU) {
  %0 = arith.extf %x : f6E3M2FN to f8E8M0FNU
  %1 = arith.truncf %0 : f8E8M0FNU to f6E3M2FN
  %2 = arith.truncf %0 : f8E8M0FNU to f4E2M1FN
  %3 = arith.extf %y : f8E8M0FNU to f32
  %4 = arith.truncf %3 : f32 to f8E8M0FNU
  %5 = arith.extf %y : f8E8M0FNU to f64
  %6 = arith.truncf %5 : f64 to f8E8M0FNU
  return %1, %2, %4, %6 : f6E3M2FN, f4E2M1FN, f8E8M0FNU, f8E8M0FNU
}

// Integers that are exact in between are converted in one step.
func.func @integers(%i: i8, %j: i24, %k: i32, %v: vector<2xi16>)
    -> (f16, f16, f32, vector<2xbf16>) {
  %0 = arith.sitofp %i : i8 to f64
  %1 = arith.truncf %0 fastmath<fast> : f64 to f16
  %2 = arith.uitofp %j : i24 to f32
  %3 = arith.truncf %2 : f32 to f16
  %4 = arith.sitofp %k : i32 to f64
  %5 = arith.truncf %4 : f64 to f32
  %6 = arith.sitofp %v : vector<2xi16> to vector<2xf32>
  %7 = arith.truncf %6 : vector<2xf32> to vector<2xbf16>
  return %1, %3, %5, %7 : f16, f16, f32, vector<2xbf16>
}

// A rounding mode stays.
func.func @mode(%i: i8) -> f16 {
  %0 = arith.sitofp %i : i8 to f64
  %1 = arith.truncf %0 upward : f64 to f16
  return %1 : f16
}

// These take NaN for a missing number: the other operand is the result.
func.func @extremes(%x: f32, %v: vector<2xf32>) -> (f32, f32, vector<2xf32>, f32) {
  %nan = arith.constant 0x7FC00000 : f32
  %minus = arith.constant 0xFFC00001 : f32
  %nans = arith.constant dense<0x7FC00000> : vector<2xf32>
  %0 = arith.maxnumf %nan, %x : f32
  %1 = arith.minnumf %x, %minus : f32
  %2 = arith.maxnumf %v, %nans : vector<2xf32>
  %3 = arith.maximumf %x, %nan : f32
  return %0, %1, %2, %3 : f32, f32, vector<2xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @narrower(%arg0: f32, %arg1: bf16, %arg2: vector<2xf64>) -> (f16, bf16, f8E5M2, vector<2xf32>) {
// CHECK-NEXT:     %0 = arith.truncf %arg0 : f32 to f16
// CHECK-NEXT:     %1 = arith.truncf %arg0 upward fastmath<nnan> : f32 to bf16
// CHECK-NEXT:     %2 = arith.truncf %arg1 : bf16 to f8E5M2
// CHECK-NEXT:     %3 = arith.truncf %arg2 : vector<2xf64> to vector<2xf32>
// CHECK-NEXT:     return %0, %1, %2, %3 : f16, bf16, f8E5M2, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @as_wide(%arg0: f16, %arg1: f8E5M2) -> (bf16, f16, f8E4M3FN) {
// CHECK-NEXT:     %0 = arith.extf %arg0 : f16 to f32
// CHECK-NEXT:     %1 = arith.truncf %0 : f32 to bf16
// CHECK-NEXT:     %2 = arith.extf %arg1 : f8E5M2 to f32
// CHECK-NEXT:     %3 = arith.truncf %2 : f32 to f16
// CHECK-NEXT:     %4 = arith.truncf %2 : f32 to f8E4M3FN
// CHECK-NEXT:     return %1, %3, %4 : bf16, f16, f8E4M3FN
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @changed(%arg0: f6E3M2FN, %arg1: f8E8M0FNU) -> (f6E3M2FN, f4E2M1FN, f8E8M0FNU, f8E8M0FNU) {
// CHECK-NEXT:     %0 = arith.extf %arg0 : f6E3M2FN to f8E8M0FNU
// CHECK-NEXT:     %1 = arith.truncf %0 : f8E8M0FNU to f6E3M2FN
// CHECK-NEXT:     %2 = arith.truncf %0 : f8E8M0FNU to f4E2M1FN
// CHECK-NEXT:     %3 = arith.extf %arg1 : f8E8M0FNU to f32
// CHECK-NEXT:     %4 = arith.truncf %3 : f32 to f8E8M0FNU
// CHECK-NEXT:     return %1, %2, %4, %arg1 : f6E3M2FN, f4E2M1FN, f8E8M0FNU, f8E8M0FNU
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @integers(%arg0: i8, %arg1: i24, %arg2: i32, %arg3: vector<2xi16>) -> (f16, f16, f32, vector<2xbf16>) {
// CHECK-NEXT:     %0 = arith.sitofp %arg0 : i8 to f16
// CHECK-NEXT:     %1 = arith.uitofp %arg1 : i24 to f16
// CHECK-NEXT:     %2 = arith.sitofp %arg2 : i32 to f32
// CHECK-NEXT:     %3 = arith.sitofp %arg3 : vector<2xi16> to vector<2xbf16>
// CHECK-NEXT:     return %0, %1, %2, %3 : f16, f16, f32, vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @mode(%arg0: i8) -> f16 {
// CHECK-NEXT:     %0 = arith.sitofp %arg0 : i8 to f64
// CHECK-NEXT:     %1 = arith.truncf %0 upward : f64 to f16
// CHECK-NEXT:     return %1 : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extremes(%arg0: f32, %arg1: vector<2xf32>) -> (f32, f32, vector<2xf32>, f32) {
// CHECK-NEXT:     %cst = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     %0 = arith.maximumf %arg0, %cst : f32
// CHECK-NEXT:     return %arg0, %arg0, %arg1, %0 : f32, f32, vector<2xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
