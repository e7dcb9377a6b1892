// RUN: pyopt --split-input-file --convert-math-to-libm='reference-exact=true' %s | FileCheck %s

// The elements that a scalable vector has at least.

func.func @f_f(%a: vector<2x[2]xf16>, %b: vector<2x[2]xf16>, %c: vector<2x[2]xf16>)
    -> vector<2x[2]xf16> {
  %0 = math.fma %a, %b, %c : vector<2x[2]xf16>
  return %0 : vector<2x[2]xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @fmaf(f32, f32, f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_f(%arg0: vector<2x[2]xf16>, %arg1: vector<2x[2]xf16>, %arg2: vector<2x[2]xf16>) -> vector<2x[2]xf16> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x[2]xf16>
// CHECK-NEXT:     %0 = vector.extract %arg0[0, 0] : f16 from vector<2x[2]xf16>
// CHECK-NEXT:     %1 = vector.extract %arg1[0, 0] : f16 from vector<2x[2]xf16>
// CHECK-NEXT:     %2 = vector.extract %arg2[0, 0] : f16 from vector<2x[2]xf16>
// CHECK-NEXT:     %3 = arith.extf %0 : f16 to f32
// CHECK-NEXT:     %4 = arith.extf %1 : f16 to f32
// CHECK-NEXT:     %5 = arith.extf %2 : f16 to f32
// CHECK-NEXT:     %6 = call @fmaf(%3, %4, %5) : (f32, f32, f32) -> f32
// CHECK-NEXT:     %7 = arith.truncf %6 : f32 to f16
// CHECK-NEXT:     %8 = vector.insert %7, %cst [0, 0] : f16 into vector<2x[2]xf16>
// CHECK-NEXT:     %9 = vector.extract %arg0[0, 1] : f16 from vector<2x[2]xf16>
// CHECK-NEXT:     %10 = vector.extract %arg1[0, 1] : f16 from vector<2x[2]xf16>
// CHECK-NEXT:     %11 = vector.extract %arg2[0, 1] : f16 from vector<2x[2]xf16>
// CHECK-NEXT:     %12 = arith.extf %9 : f16 to f32
// CHECK-NEXT:     %13 = arith.extf %10 : f16 to f32
// CHECK-NEXT:     %14 = arith.extf %11 : f16 to f32
// CHECK-NEXT:     %15 = call @fmaf(%12, %13, %14) : (f32, f32, f32) -> f32
// CHECK-NEXT:     %16 = arith.truncf %15 : f32 to f16
// CHECK-NEXT:     %17 = vector.insert %16, %8 [0, 1] : f16 into vector<2x[2]xf16>
// CHECK-NEXT:     %18 = vector.extract %arg0[1, 0] : f16 from vector<2x[2]xf16>
// CHECK-NEXT:     %19 = vector.extract %arg1[1, 0] : f16 from vector<2x[2]xf16>
// CHECK-NEXT:     %20 = vector.extract %arg2[1, 0] : f16 from vector<2x[2]xf16>
// CHECK-NEXT:     %21 = arith.extf %18 : f16 to f32
// CHECK-NEXT:     %22 = arith.extf %19 : f16 to f32
// CHECK-NEXT:     %23 = arith.extf %20 : f16 to f32
// CHECK-NEXT:     %24 = call @fmaf(%21, %22, %23) : (f32, f32, f32) -> f32
// CHECK-NEXT:     %25 = arith.truncf %24 : f32 to f16
// CHECK-NEXT:     %26 = vector.insert %25, %17 [1, 0] : f16 into vector<2x[2]xf16>
// CHECK-NEXT:     %27 = vector.extract %arg0[1, 1] : f16 from vector<2x[2]xf16>
// CHECK-NEXT:     %28 = vector.extract %arg1[1, 1] : f16 from vector<2x[2]xf16>
// CHECK-NEXT:     %29 = vector.extract %arg2[1, 1] : f16 from vector<2x[2]xf16>
// CHECK-NEXT:     %30 = arith.extf %27 : f16 to f32
// CHECK-NEXT:     %31 = arith.extf %28 : f16 to f32
// CHECK-NEXT:     %32 = arith.extf %29 : f16 to f32
// CHECK-NEXT:     %33 = call @fmaf(%30, %31, %32) : (f32, f32, f32) -> f32
// CHECK-NEXT:     %34 = arith.truncf %33 : f32 to f16
// CHECK-NEXT:     %35 = vector.insert %34, %26 [1, 1] : f16 into vector<2x[2]xf16>
// CHECK-NEXT:     return %35 : vector<2x[2]xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
