// RUN: pyopt --split-input-file --convert-math-to-libm %s | FileCheck %s

// Vectors are taken apart. What folds needs no call.

func.func @constants() -> (vector<2xf32>, vector<2xf16>, f64) {
  %v = arith.constant dense<[1.0, 4.0]> : vector<2xf32>
  %h = arith.constant dense<-2.5> : vector<2xf16>
  %d = arith.constant 0.5 : f64
  %0 = math.sqrt %v : vector<2xf32>
  %1 = math.absf %h : vector<2xf16>
  %2 = math.cbrt %d : f64
  return %0, %1, %2 : vector<2xf32>, vector<2xf16>, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @cbrt(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @constants() -> (vector<2xf32>, vector<2xf16>, f64) {
// CHECK-NEXT:     %cst = arith.constant dense<[1.000000e+00, 4.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<-2.500000e+00> : vector<2xf16>
// CHECK-NEXT:     %cst_1 = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:     %cst_2 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %cst_3 = arith.constant dense<2.500000e+00> : vector<2xf16>
// CHECK-NEXT:     %0 = call @cbrt(%cst_1) : (f64) -> f64
// CHECK-NEXT:     return %cst_2, %cst_3, %0 : vector<2xf32>, vector<2xf16>, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }
