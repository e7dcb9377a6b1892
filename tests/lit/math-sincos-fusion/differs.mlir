// RUN: pyopt %s --math-sincos-fusion --split-input-file | FileCheck %s

// The cosine in the region stays: what the sine becomes would have to come before the op around it.

func.func @region(%a: f32, %c: i1) -> (f32, f32) {
  %0 = math.sin %a : f32
  %1 = scf.if %c -> f32 {
    %2 = math.cos %a : f32
    scf.yield %2 : f32
  } else {
    scf.yield %a : f32
  }
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @region(%arg0: f32, %arg1: i1) -> (f32, f32) {
// CHECK-NEXT:     %0 = math.sin %arg0 : f32
// CHECK-NEXT:     %1 = scf.if %arg1 -> (f32) {
// CHECK-NEXT:       %2 = math.cos %arg0 : f32
// CHECK-NEXT:       scf.yield %2 : f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg0 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
