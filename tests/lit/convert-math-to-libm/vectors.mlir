// RUN: pyopt --split-input-file --convert-math-to-libm %s | FileCheck %s

// Vectors are taken apart. What folds needs no call.

func.func @f_f(%a: vector<1xf32>) -> vector<1xf32> {
  %0 = math.exp %a : vector<1xf32>
  return %0 : vector<1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @expf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_f(%arg0: vector<1xf32>) -> vector<1xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<1xf32>
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : f32 from vector<1xf32>
// CHECK-NEXT:     %1 = call @expf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = vector.insert %1, %cst [0] : f32 into vector<1xf32>
// CHECK-NEXT:     return %2 : vector<1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_f(%a: vector<3xf64>) -> vector<3xf64> {
  %0 = math.exp %a : vector<3xf64>
  return %0 : vector<3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @exp(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_f(%arg0: vector<3xf64>) -> vector<3xf64> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<3xf64>
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : f64 from vector<3xf64>
// CHECK-NEXT:     %1 = call @exp(%0) : (f64) -> f64
// CHECK-NEXT:     %2 = vector.insert %1, %cst [0] : f64 into vector<3xf64>
// CHECK-NEXT:     %3 = vector.extract %arg0[1] : f64 from vector<3xf64>
// CHECK-NEXT:     %4 = call @exp(%3) : (f64) -> f64
// CHECK-NEXT:     %5 = vector.insert %4, %2 [1] : f64 into vector<3xf64>
// CHECK-NEXT:     %6 = vector.extract %arg0[2] : f64 from vector<3xf64>
// CHECK-NEXT:     %7 = call @exp(%6) : (f64) -> f64
// CHECK-NEXT:     %8 = vector.insert %7, %5 [2] : f64 into vector<3xf64>
// CHECK-NEXT:     return %8 : vector<3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_f(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.exp %a : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @expf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_f(%arg0: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %0 = vector.extract %arg0[0, 0] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %1 = call @expf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = vector.insert %1, %cst [0, 0] : f32 into vector<2x3xf32>
// CHECK-NEXT:     %3 = vector.extract %arg0[0, 1] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %4 = call @expf(%3) : (f32) -> f32
// CHECK-NEXT:     %5 = vector.insert %4, %2 [0, 1] : f32 into vector<2x3xf32>
// CHECK-NEXT:     %6 = vector.extract %arg0[0, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %7 = call @expf(%6) : (f32) -> f32
// CHECK-NEXT:     %8 = vector.insert %7, %5 [0, 2] : f32 into vector<2x3xf32>
// CHECK-NEXT:     %9 = vector.extract %arg0[1, 0] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %10 = call @expf(%9) : (f32) -> f32
// CHECK-NEXT:     %11 = vector.insert %10, %8 [1, 0] : f32 into vector<2x3xf32>
// CHECK-NEXT:     %12 = vector.extract %arg0[1, 1] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %13 = call @expf(%12) : (f32) -> f32
// CHECK-NEXT:     %14 = vector.insert %13, %11 [1, 1] : f32 into vector<2x3xf32>
// CHECK-NEXT:     %15 = vector.extract %arg0[1, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %16 = call @expf(%15) : (f32) -> f32
// CHECK-NEXT:     %17 = vector.insert %16, %14 [1, 2] : f32 into vector<2x3xf32>
// CHECK-NEXT:     return %17 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_f(%a: vector<2x1x2xf16>) -> vector<2x1x2xf16> {
  %0 = math.exp %a : vector<2x1x2xf16>
  return %0 : vector<2x1x2xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @expf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_f(%arg0: vector<2x1x2xf16>) -> vector<2x1x2xf16> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x1x2xf16>
// CHECK-NEXT:     %0 = vector.extract %arg0[0, 0, 0] : f16 from vector<2x1x2xf16>
// CHECK-NEXT:     %1 = arith.extf %0 : f16 to f32
// CHECK-NEXT:     %2 = call @expf(%1) : (f32) -> f32
// CHECK-NEXT:     %3 = arith.truncf %2 : f32 to f16
// CHECK-NEXT:     %4 = vector.insert %3, %cst [0, 0, 0] : f16 into vector<2x1x2xf16>
// CHECK-NEXT:     %5 = vector.extract %arg0[0, 0, 1] : f16 from vector<2x1x2xf16>
// CHECK-NEXT:     %6 = arith.extf %5 : f16 to f32
// CHECK-NEXT:     %7 = call @expf(%6) : (f32) -> f32
// CHECK-NEXT:     %8 = arith.truncf %7 : f32 to f16
// CHECK-NEXT:     %9 = vector.insert %8, %4 [0, 0, 1] : f16 into vector<2x1x2xf16>
// CHECK-NEXT:     %10 = vector.extract %arg0[1, 0, 0] : f16 from vector<2x1x2xf16>
// CHECK-NEXT:     %11 = arith.extf %10 : f16 to f32
// CHECK-NEXT:     %12 = call @expf(%11) : (f32) -> f32
// CHECK-NEXT:     %13 = arith.truncf %12 : f32 to f16
// CHECK-NEXT:     %14 = vector.insert %13, %9 [1, 0, 0] : f16 into vector<2x1x2xf16>
// CHECK-NEXT:     %15 = vector.extract %arg0[1, 0, 1] : f16 from vector<2x1x2xf16>
// CHECK-NEXT:     %16 = arith.extf %15 : f16 to f32
// CHECK-NEXT:     %17 = call @expf(%16) : (f32) -> f32
// CHECK-NEXT:     %18 = arith.truncf %17 : f32 to f16
// CHECK-NEXT:     %19 = vector.insert %18, %14 [1, 0, 1] : f16 into vector<2x1x2xf16>
// CHECK-NEXT:     return %19 : vector<2x1x2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_f(%a: vector<f32>) -> vector<f32> {
  %0 = math.exp %a : vector<f32>
  return %0 : vector<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @expf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_f(%arg0: vector<f32>) -> vector<f32> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<f32>
// CHECK-NEXT:     %0 = vector.extract %arg0[] : f32 from vector<f32>
// CHECK-NEXT:     %1 = call @expf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = vector.insert %1, %cst [] : f32 into vector<f32>
// CHECK-NEXT:     return %2 : vector<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

func.func @f_f(%a: vector<2xbf16>) -> vector<2xbf16> {
  %0 = math.exp %a : vector<2xbf16>
  return %0 : vector<2xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @expf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_f(%arg0: vector<2xbf16>) -> vector<2xbf16> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2xbf16>
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : bf16 from vector<2xbf16>
// CHECK-NEXT:     %1 = arith.extf %0 : bf16 to f32
// CHECK-NEXT:     %2 = call @expf(%1) : (f32) -> f32
// CHECK-NEXT:     %3 = arith.truncf %2 : f32 to bf16
// CHECK-NEXT:     %4 = vector.insert %3, %cst [0] : bf16 into vector<2xbf16>
// CHECK-NEXT:     %5 = vector.extract %arg0[1] : bf16 from vector<2xbf16>
// CHECK-NEXT:     %6 = arith.extf %5 : bf16 to f32
// CHECK-NEXT:     %7 = call @expf(%6) : (f32) -> f32
// CHECK-NEXT:     %8 = arith.truncf %7 : f32 to bf16
// CHECK-NEXT:     %9 = vector.insert %8, %4 [1] : bf16 into vector<2xbf16>
// CHECK-NEXT:     return %9 : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_f(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.atan2 %a, %b : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @atan2(f64, f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_f(%arg0: vector<2x2xf64>, %arg1: vector<2x2xf64>) -> vector<2x2xf64> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x2xf64>
// CHECK-NEXT:     %0 = vector.extract %arg0[0, 0] : f64 from vector<2x2xf64>
// CHECK-NEXT:     %1 = vector.extract %arg1[0, 0] : f64 from vector<2x2xf64>
// CHECK-NEXT:     %2 = call @atan2(%0, %1) : (f64, f64) -> f64
// CHECK-NEXT:     %3 = vector.insert %2, %cst [0, 0] : f64 into vector<2x2xf64>
// CHECK-NEXT:     %4 = vector.extract %arg0[0, 1] : f64 from vector<2x2xf64>
// CHECK-NEXT:     %5 = vector.extract %arg1[0, 1] : f64 from vector<2x2xf64>
// CHECK-NEXT:     %6 = call @atan2(%4, %5) : (f64, f64) -> f64
// CHECK-NEXT:     %7 = vector.insert %6, %3 [0, 1] : f64 into vector<2x2xf64>
// CHECK-NEXT:     %8 = vector.extract %arg0[1, 0] : f64 from vector<2x2xf64>
// CHECK-NEXT:     %9 = vector.extract %arg1[1, 0] : f64 from vector<2x2xf64>
// CHECK-NEXT:     %10 = call @atan2(%8, %9) : (f64, f64) -> f64
// CHECK-NEXT:     %11 = vector.insert %10, %7 [1, 0] : f64 into vector<2x2xf64>
// CHECK-NEXT:     %12 = vector.extract %arg0[1, 1] : f64 from vector<2x2xf64>
// CHECK-NEXT:     %13 = vector.extract %arg1[1, 1] : f64 from vector<2x2xf64>
// CHECK-NEXT:     %14 = call @atan2(%12, %13) : (f64, f64) -> f64
// CHECK-NEXT:     %15 = vector.insert %14, %11 [1, 1] : f64 into vector<2x2xf64>
// CHECK-NEXT:     return %15 : vector<2x2xf64>
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

func.func @f_f(%a: vector<2xf16>, %b: vector<2xf16>) -> vector<2xf16> {
  %0 = math.powf %a, %b : vector<2xf16>
  return %0 : vector<2xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @powf(f32, f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_f(%arg0: vector<2xf16>, %arg1: vector<2xf16>) -> vector<2xf16> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2xf16>
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : f16 from vector<2xf16>
// CHECK-NEXT:     %1 = vector.extract %arg1[0] : f16 from vector<2xf16>
// CHECK-NEXT:     %2 = arith.extf %0 : f16 to f32
// CHECK-NEXT:     %3 = arith.extf %1 : f16 to f32
// CHECK-NEXT:     %4 = call @powf(%2, %3) : (f32, f32) -> f32
// CHECK-NEXT:     %5 = arith.truncf %4 : f32 to f16
// CHECK-NEXT:     %6 = vector.insert %5, %cst [0] : f16 into vector<2xf16>
// CHECK-NEXT:     %7 = vector.extract %arg0[1] : f16 from vector<2xf16>
// CHECK-NEXT:     %8 = vector.extract %arg1[1] : f16 from vector<2xf16>
// CHECK-NEXT:     %9 = arith.extf %7 : f16 to f32
// CHECK-NEXT:     %10 = arith.extf %8 : f16 to f32
// CHECK-NEXT:     %11 = call @powf(%9, %10) : (f32, f32) -> f32
// CHECK-NEXT:     %12 = arith.truncf %11 : f32 to f16
// CHECK-NEXT:     %13 = vector.insert %12, %6 [1] : f16 into vector<2xf16>
// CHECK-NEXT:     return %13 : vector<2xf16>
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
