// RUN: pyopt --split-input-file --arith-expand %s | FileCheck %s

func.func @a(%a: f64, %s: f16) -> f8E5M2 {
  %0 = arith.scaling_truncf %a, %s toward_zero : f64, f16 to f8E5M2
  return %0 : f8E5M2
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: f64, %arg1: f16) -> f8E5M2 {
// CHECK-NEXT:     %0 = arith.truncf %arg1 : f16 to f8E8M0FNU
// CHECK-NEXT:     %1 = arith.extf %0 : f8E8M0FNU to f64
// CHECK-NEXT:     %2 = arith.divf %arg0, %1 : f64
// CHECK-NEXT:     %3 = arith.truncf %2 toward_zero : f64 to f8E5M2
// CHECK-NEXT:     return %3 : f8E5M2
// CHECK-NEXT:   }
// CHECK-NEXT: }
