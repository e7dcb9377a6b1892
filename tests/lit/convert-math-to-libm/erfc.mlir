// RUN: pyopt --split-input-file --convert-math-to-libm %s | FileCheck %s

func.func @vector(%a: vector<2xf64>) -> vector<2xf64> {
  %0 = math.erfc %a : vector<2xf64>
  return %0 : vector<2xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @erfc(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @vector(%arg0: vector<2xf64>) -> vector<2xf64> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2xf64>
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : f64 from vector<2xf64>
// CHECK-NEXT:     %1 = call @erfc(%0) : (f64) -> f64
// CHECK-NEXT:     %2 = vector.insert %1, %cst [0] : f64 into vector<2xf64>
// CHECK-NEXT:     %3 = vector.extract %arg0[1] : f64 from vector<2xf64>
// CHECK-NEXT:     %4 = call @erfc(%3) : (f64) -> f64
// CHECK-NEXT:     %5 = vector.insert %4, %2 [1] : f64 into vector<2xf64>
// CHECK-NEXT:     return %5 : vector<2xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// rsqrt of C23.
func.func @f(%a: f32, %b: f64, %c: bf16) -> (f32, f64, bf16) {
  %0 = math.rsqrt %a : f32
  %1 = math.rsqrt %b fastmath<fast> : f64
  %2 = math.rsqrt %c : bf16
  return %0, %1, %2 : f32, f64, bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @rsqrt(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @rsqrtf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f64, %arg2: bf16) -> (f32, f64, bf16) {
// CHECK-NEXT:     %0 = call @rsqrtf(%arg0) : (f32) -> f32
// CHECK-NEXT:     %1 = call @rsqrt(%arg1) : (f64) -> f64
// CHECK-NEXT:     %2 = arith.extf %arg2 : bf16 to f32
// CHECK-NEXT:     %3 = call @rsqrtf(%2) : (f32) -> f32
// CHECK-NEXT:     %4 = arith.truncf %3 : f32 to bf16
// CHECK-NEXT:     return %0, %1, %4 : f32, f64, bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }
