// RUN: pyopt --split-input-file --convert-math-to-llvm %s | FileCheck %s

// What llvm has no floats for stays.
func.func @functions(%a: f8E5M2, %i: i32) -> (f8E5M2, f8E5M2) {
  %0 = math.exp %a : f8E5M2
  %1 = math.log1p %0 : f8E5M2
  %2 = math.rsqrt %1 : f8E5M2
  %3 = math.expm1 %2 : f8E5M2
  %4 = math.absf %3 : f8E5M2
  %5 = math.fpowi %4, %i : f8E5M2, i32
  %6, %7 = math.sincos %5 : f8E5M2
  return %6, %7 : f8E5M2, f8E5M2
}

// CHECK: module {
// CHECK-NEXT:   func.func @functions(%arg0: f8E5M2, %arg1: i32) -> (f8E5M2, f8E5M2) {
// CHECK-NEXT:     %0 = math.exp %arg0 : f8E5M2
// CHECK-NEXT:     %1 = math.log1p %0 : f8E5M2
// CHECK-NEXT:     %2 = math.rsqrt %1 : f8E5M2
// CHECK-NEXT:     %3 = math.expm1 %2 : f8E5M2
// CHECK-NEXT:     %4 = math.absf %3 : f8E5M2
// CHECK-NEXT:     %5 = math.fpowi %4, %arg1 : f8E5M2, i32
// CHECK-NEXT:     %sin, %cos = math.sincos %5 : f8E5M2
// CHECK-NEXT:     return %sin, %cos : f8E5M2, f8E5M2
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vectors(%a: vector<3xf4E2M1FN>, %b: vector<2x3xf8E8M0FNU>)
    -> (vector<3xf4E2M1FN>, vector<2x3xi1>) {
  %0 = math.exp %a : vector<3xf4E2M1FN>
  %1 = math.isnan %b : vector<2x3xf8E8M0FNU>
  return %0, %1 : vector<3xf4E2M1FN>, vector<2x3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vectors(%arg0: vector<3xf4E2M1FN>, %arg1: vector<2x3xf8E8M0FNU>) -> (vector<3xf4E2M1FN>, vector<2x3xi1>) {
// CHECK-NEXT:     %0 = math.exp %arg0 : vector<3xf4E2M1FN>
// CHECK-NEXT:     %1 = math.isnan %arg1 : vector<2x3xf8E8M0FNU>
// CHECK-NEXT:     return %0, %1 : vector<3xf4E2M1FN>, vector<2x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
