// RUN: pyopt %s --arith-emulate-unsupported-floats="source-types=bf16,f8E5M2,f8E4M3 target-type=f16" --allow-unregistered-dialect | FileCheck %s

// f16 has 11 digits, which are enough for products of numbers of 3 and 4 digits.
func.func @narrow(%a: f8E5M2, %b: f8E4M3) -> (f8E5M2, f8E4M3) {
  %0 = arith.mulf %a, %a : f8E5M2
  %1 = arith.mulf %b, %b : f8E4M3
  return %0, %1 : f8E5M2, f8E4M3
}

// CHECK: module {
// CHECK-NEXT:   func.func @narrow(%arg0: f8E5M2, %arg1: f8E4M3) -> (f8E5M2, f8E4M3) {
// CHECK-NEXT:     %0 = arith.extf %arg1 : f8E4M3 to f16
// CHECK-NEXT:     %1 = arith.extf %arg0 : f8E5M2 to f16
// CHECK-NEXT:     %2 = arith.mulf %1, %1 : f16
// CHECK-NEXT:     %3 = arith.truncf %2 : f16 to f8E5M2
// CHECK-NEXT:     %4 = arith.mulf %0, %0 : f16
// CHECK-NEXT:     %5 = arith.truncf %4 : f16 to f8E4M3
// CHECK-NEXT:     return %3, %5 : f8E5M2, f8E4M3
// CHECK-NEXT:   }
// CHECK-NEXT: }
