// RUN: pyopt --split-input-file --convert-math-to-libm %s | FileCheck %s

// Each function, of floats and doubles. Fast-math flags have no place in a call.

func.func @f_fma_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = math.fma %a, %b, %c : f32
  return %0 : f32
}

func.func @f_fma_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %0 = math.fma %a, %b, %c fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @fma(f64, f64, f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @fmaf(f32, f32, f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_fma_f32(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = call @fmaf(%arg0, %arg1, %arg2) : (f32, f32, f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_fma_f64(%arg0: f64, %arg1: f64, %arg2: f64) -> f64 {
// CHECK-NEXT:     %0 = call @fma(%arg0, %arg1, %arg2) : (f64, f64, f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }
