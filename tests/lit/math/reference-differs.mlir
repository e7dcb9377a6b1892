// RUN: pyopt --canonicalize %s | FileCheck %s

// The angle of (0, 0) is that of its signs; the reference gives NaN.
func.func @angle_of_origin() -> (f32, f64, f16, vector<2xf32>) {
  %z = arith.constant 0.0 : f32
  %0 = math.atan2 %z, %z : f32
  %d = arith.constant 0.0 : f64
  %m = arith.constant -0.0 : f64
  %1 = math.atan2 %d, %m : f64
  %h = arith.constant -0.0 : f16
  %2 = math.atan2 %h, %h : f16
  %v = arith.constant dense<[0.0, 1.0]> : vector<2xf32>
  %w = arith.constant dense<[-0.0, 0.0]> : vector<2xf32>
  %3 = math.atan2 %v, %w : vector<2xf32>
  return %0, %1, %2, %3 : f32, f64, f16, vector<2xf32>
}

// Nothing is known of other numbers of 16 bits.
func.func @small_type() -> f16 {
  %h = arith.constant 1.0 : f16
  %0 = math.atan2 %h, %h : f16
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @angle_of_origin() -> (f32, f64, f16, vector<2xf32>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 3.1415926535897931 : f64
// CHECK-NEXT:     %cst_1 = arith.constant -3.140630e+00 : f16
// CHECK-NEXT:     %cst_2 = arith.constant dense<[3.14159274, 1.57079637]> : vector<2xf32>
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2 : f32, f64, f16, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @small_type() -> f16 {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     %0 = math.atan2 %cst, %cst : f16
// CHECK-NEXT:     return %0 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }
