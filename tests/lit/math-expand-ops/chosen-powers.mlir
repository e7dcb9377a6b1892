// RUN: pyopt %s --math-expand-ops=ops=powf --split-input-file | FileCheck %s

// What math.powf becomes stays.

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
// CHECK-NEXT:     %0 = math.roundeven %arg0 : f32
// CHECK-NEXT:     %1 = math.rsqrt %arg0 : f32
// CHECK-NEXT:     %2 = math.sinh %arg0 : f32
// CHECK-NEXT:     %3 = math.tan %arg1 : f32
// CHECK-NEXT:     %4 = math.fma %arg0, %arg1, %arg0 : f32
// CHECK-NEXT:     return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
