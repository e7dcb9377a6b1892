// RUN: pyopt --split-input-file --convert-math-to-llvm='approximate-expm1=false approximate-log1p=false' --convert-math-to-libm %s | FileCheck %s

// What an approximation would lose near 0 is a call of the library.

func.func @exact(%a: f32, %b: f64) -> (f32, f64, f32) {
  %0 = math.expm1 %a : f32
  %1 = math.log1p %b : f64
  %2 = math.exp %a : f32
  return %0, %1, %2 : f32, f64, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @log1p(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @expm1f(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @exact(%arg0: f32, %arg1: f64) -> (f32, f64, f32) {
// CHECK-NEXT:     %0 = call @expm1f(%arg0) : (f32) -> f32
// CHECK-NEXT:     %1 = call @log1p(%arg1) : (f64) -> f64
// CHECK-NEXT:     %2 = llvm.intr.exp(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0, %1, %2 : f32, f64, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rows(%a: vector<1x2xf64>) -> vector<1x2xf64> {
  %0 = math.expm1 %a fastmath<nnan> : vector<1x2xf64>
  return %0 : vector<1x2xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @expm1(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @rows(%arg0: vector<1x2xf64>) -> vector<1x2xf64> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<1x2xf64>
// CHECK-NEXT:     %0 = vector.extract %arg0[0, 0] : f64 from vector<1x2xf64>
// CHECK-NEXT:     %1 = call @expm1(%0) : (f64) -> f64
// CHECK-NEXT:     %2 = vector.insert %1, %cst [0, 0] : f64 into vector<1x2xf64>
// CHECK-NEXT:     %3 = vector.extract %arg0[0, 1] : f64 from vector<1x2xf64>
// CHECK-NEXT:     %4 = call @expm1(%3) : (f64) -> f64
// CHECK-NEXT:     %5 = vector.insert %4, %2 [0, 1] : f64 into vector<1x2xf64>
// CHECK-NEXT:     return %5 : vector<1x2xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
