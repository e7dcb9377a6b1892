// RUN: pyopt --split-input-file --convert-math-to-llvm='approximate-log1p=false' %s | FileCheck %s

// The logarithm of 1 + x stays.

func.func @f(%a: f32, %b: vector<2x2xf32>) {
  %0 = math.log1p %a : f32
  %1 = math.log1p %b : vector<2x2xf32>
  %2 = math.expm1 %a : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: vector<2x2xf32>) {
// CHECK-NEXT:     %0 = math.log1p %arg0 : f32
// CHECK-NEXT:     %1 = math.log1p %arg1 : vector<2x2xf32>
// CHECK-NEXT:     %2 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %3 = llvm.intr.exp(%arg0) : (f32) -> f32
// CHECK-NEXT:     %4 = llvm.fsub %3, %2 : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64) {
  %0 = math.log %a : f64
  %1 = math.log1p %0 : f64
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f64) {
// CHECK-NEXT:     %0 = llvm.intr.log(%arg0) : (f64) -> f64
// CHECK-NEXT:     %1 = math.log1p %0 : f64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
