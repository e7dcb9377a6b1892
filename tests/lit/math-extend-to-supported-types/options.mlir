// RUN: pyopt %s "--math-extend-to-supported-types=extra-types=bf16,f8E5M2 target-type=f64" --split-input-file | FileCheck %s

// Extra types stay, as f32 does; others are extended to f64.

func.func @types(%a: f16, %b: bf16, %c: f32, %d: f64, %e: f8E5M2, %f: f8E4M3FN, %v: vector<4xf16>)
    -> (f16, bf16, f32, f64, f8E5M2, f8E4M3FN, vector<4xf16>) {
  %0 = math.exp %a : f16
  %1 = math.exp %b : bf16
  %2 = math.exp %c : f32
  %3 = math.exp %d : f64
  %4 = math.exp %e : f8E5M2
  %5 = math.exp %f : f8E4M3FN
  %6 = math.powf %v, %v fastmath<fast> : vector<4xf16>
  return %0, %1, %2, %3, %4, %5, %6 : f16, bf16, f32, f64, f8E5M2, f8E4M3FN, vector<4xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @types(%arg0: f16, %arg1: bf16, %arg2: f32, %arg3: f64, %arg4: f8E5M2, %arg5: f8E4M3FN, %arg6: vector<4xf16>) -> (f16, bf16, f32, f64, f8E5M2, f8E4M3FN, vector<4xf16>) {
// CHECK-NEXT:     %0 = arith.extf %arg6 fastmath<contract> : vector<4xf16> to vector<4xf64>
// CHECK-NEXT:     %1 = arith.extf %arg5 fastmath<contract> : f8E4M3FN to f64
// CHECK-NEXT:     %2 = arith.extf %arg0 fastmath<contract> : f16 to f64
// CHECK-NEXT:     %3 = math.exp %2 : f64
// CHECK-NEXT:     %4 = arith.truncf %3 fastmath<contract> : f64 to f16
// CHECK-NEXT:     %5 = math.exp %arg1 : bf16
// CHECK-NEXT:     %6 = math.exp %arg2 : f32
// CHECK-NEXT:     %7 = math.exp %arg3 : f64
// CHECK-NEXT:     %8 = math.exp %arg4 : f8E5M2
// CHECK-NEXT:     %9 = math.exp %1 : f64
// CHECK-NEXT:     %10 = arith.truncf %9 fastmath<contract> : f64 to f8E4M3FN
// CHECK-NEXT:     %11 = math.powf %0, %0 fastmath<fast> : vector<4xf64>
// CHECK-NEXT:     %12 = arith.truncf %11 fastmath<contract> : vector<4xf64> to vector<4xf16>
// CHECK-NEXT:     return %4, %5, %6, %7, %8, %10, %12 : f16, bf16, f32, f64, f8E5M2, f8E4M3FN, vector<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
