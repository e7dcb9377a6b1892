// RUN: pyopt --split-input-file --arith-expand="include-f8e8m0 reference-exact=true" %s | FileCheck %s

func.func @t(%a: f32) -> f8E8M0FNU {
  %0 = arith.truncf %a : f32 to f8E8M0FNU
  return %0 : f8E8M0FNU
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%arg0: f32) -> f8E8M0FNU {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %c23_i32 = arith.constant 23 : i32
// CHECK-NEXT:     %1 = arith.shrui %0, %c23_i32 : i32
// CHECK-NEXT:     %2 = arith.trunci %1 : i32 to i8
// CHECK-NEXT:     %3 = arith.bitcast %2 : i8 to f8E8M0FNU
// CHECK-NEXT:     return %3 : f8E8M0FNU
// CHECK-NEXT:   }
// CHECK-NEXT: }
