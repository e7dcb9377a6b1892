// RUN: pyopt %s --arith-emulate-unsupported-floats | FileCheck %s

// No type is said to lack arithmetic.
func.func @f(%a: f16) -> f16 {
  %0 = arith.addf %a, %a : f16
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f16) -> f16 {
// CHECK-NEXT:     %0 = arith.addf %arg0, %arg0 : f16
// CHECK-NEXT:     return %0 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }
