// RUN: pyopt --split-input-file --arith-expand %s | FileCheck %s

func.func @t(%a: f32) -> f8E8M0FNU {
  %0 = arith.truncf %a : f32 to f8E8M0FNU
  return %0 : f8E8M0FNU
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%arg0: f32) -> f8E8M0FNU {
// CHECK-NEXT:     %0 = arith.truncf %arg0 : f32 to f8E8M0FNU
// CHECK-NEXT:     return %0 : f8E8M0FNU
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t(%a: f64) -> f8E8M0FNU {
  %0 = arith.truncf %a : f64 to f8E8M0FNU
  return %0 : f8E8M0FNU
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%arg0: f64) -> f8E8M0FNU {
// CHECK-NEXT:     %0 = arith.truncf %arg0 : f64 to f8E8M0FNU
// CHECK-NEXT:     return %0 : f8E8M0FNU
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t(%a: f4E2M1FN) -> f32 {
  %0 = arith.extf %a : f4E2M1FN to f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%arg0: f4E2M1FN) -> f32 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : f4E2M1FN to f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
