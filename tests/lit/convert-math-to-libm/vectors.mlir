// RUN: pyopt --split-input-file --convert-math-to-libm %s | FileCheck %s

// Vectors are taken apart. What folds needs no call.

func.func @f_f(%a: vector<f16>) -> vector<f16> {
  %0 = math.exp %a : vector<f16>
  return %0 : vector<f16>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @expf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_f(%arg0: vector<f16>) -> vector<f16> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<f16>
// CHECK-NEXT:     %0 = vector.extract %arg0[] : f16 from vector<f16>
// CHECK-NEXT:     %1 = arith.extf %0 : f16 to f32
// CHECK-NEXT:     %2 = call @expf(%1) : (f32) -> f32
// CHECK-NEXT:     %3 = arith.truncf %2 : f32 to f16
// CHECK-NEXT:     %4 = vector.insert %3, %cst [] : f16 into vector<f16>
// CHECK-NEXT:     return %4 : vector<f16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_f(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = math.fma %a, %b, %c fastmath<contract> : vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @fmaf(f32, f32, f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_f(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : f32 from vector<2xf32>
// CHECK-NEXT:     %1 = vector.extract %arg1[0] : f32 from vector<2xf32>
// CHECK-NEXT:     %2 = vector.extract %arg2[0] : f32 from vector<2xf32>
// CHECK-NEXT:     %3 = call @fmaf(%0, %1, %2) : (f32, f32, f32) -> f32
// CHECK-NEXT:     %4 = vector.insert %3, %cst [0] : f32 into vector<2xf32>
// CHECK-NEXT:     %5 = vector.extract %arg0[1] : f32 from vector<2xf32>
// CHECK-NEXT:     %6 = vector.extract %arg1[1] : f32 from vector<2xf32>
// CHECK-NEXT:     %7 = vector.extract %arg2[1] : f32 from vector<2xf32>
// CHECK-NEXT:     %8 = call @fmaf(%5, %6, %7) : (f32, f32, f32) -> f32
// CHECK-NEXT:     %9 = vector.insert %8, %4 [1] : f32 into vector<2xf32>
// CHECK-NEXT:     return %9 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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
