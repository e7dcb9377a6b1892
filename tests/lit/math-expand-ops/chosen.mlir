// RUN: pyopt %s --math-expand-ops='ops=sinh,fma' --split-input-file | FileCheck %s

// Two ops, the others stay.

func.func @f(%a: f32, %b: f32, %n: i32) -> (f32, f32, f32, f32, f32) {
  %0 = math.roundeven %a : f32
  %h = arith.constant -0.5 : f32
  %1 = math.powf %a, %h : f32
  %2 = math.sinh %a : f32
  %3 = math.tan %b : f32
  %4 = math.fma %a, %b, %a : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32, %arg2: i32) -> (f32, f32, f32, f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %cst_0 = arith.constant -5.000000e-01 : f32
// CHECK-NEXT:     %0 = math.roundeven %arg0 : f32
// CHECK-NEXT:     %1 = math.powf %arg0, %cst_0 : f32
// CHECK-NEXT:     %2 = math.exp %arg0 : f32
// CHECK-NEXT:     %3 = arith.negf %arg0 : f32
// CHECK-NEXT:     %4 = math.exp %3 : f32
// CHECK-NEXT:     %5 = arith.subf %2, %4 : f32
// CHECK-NEXT:     %6 = arith.mulf %5, %cst : f32
// CHECK-NEXT:     %7 = math.tan %arg1 : f32
// CHECK-NEXT:     %8 = arith.mulf %arg0, %arg1 : f32
// CHECK-NEXT:     %9 = arith.addf %8, %arg0 : f32
// CHECK-NEXT:     return %0, %1, %6, %7, %9 : f32, f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
