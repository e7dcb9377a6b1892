// RUN: pyopt %s --math-expand-ops --split-input-file | FileCheck %s

// Products and roots.

func.func @powf_minus_0_0(%a: f32) -> f32 {
  %b = arith.constant -0.0 : f32
  %r = math.powf %a, %b : f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @powf_minus_0_0(%arg0: f32) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     return %cst : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @powf_1_0(%a: f32) -> f32 {
  %b = arith.constant 1.0 : f32
  %r = math.powf %a, %b : f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @powf_1_0(%arg0: f32) -> f32 {
// CHECK-NEXT:     return %arg0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @powf_2_0(%a: f32) -> f32 {
  %b = arith.constant 2.0 : f32
  %r = math.powf %a, %b : f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @powf_2_0(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = arith.mulf %arg0, %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @powf_3_0(%a: f32) -> f32 {
  %b = arith.constant 3.0 : f32
  %r = math.powf %a, %b : f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @powf_3_0(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = arith.mulf %arg0, %arg0 : f32
// CHECK-NEXT:     %1 = arith.mulf %0, %arg0 : f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @powf_minus_1_0(%a: f32) -> f32 {
  %b = arith.constant -1.0 : f32
  %r = math.powf %a, %b : f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @powf_minus_1_0(%arg0: f32) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = arith.divf %cst, %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @powf_0_5(%a: f32) -> f32 {
  %b = arith.constant 0.5 : f32
  %r = math.powf %a, %b : f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @powf_0_5(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.sqrt %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fpowi_2(%a: f64) -> f64 {
  %b = arith.constant 2 : i64
  %r = math.fpowi %a, %b : f64, i64
  return %r : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @fpowi_2(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = arith.mulf %arg0, %arg0 : f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inverses(%a: tensor<4xf32>) -> tensor<4xf32> {
  %b = arith.constant dense<-2.0> : tensor<4xf32>
  %r = math.powf %a, %b : tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inverses(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %0 = arith.mulf %arg0, %arg0 : tensor<4xf32>
// CHECK-NEXT:     %1 = arith.divf %cst, %0 : tensor<4xf32>
// CHECK-NEXT:     return %1 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
