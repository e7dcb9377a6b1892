// RUN: pyopt %s --canonicalize | FileCheck %s

// Integers that are rounded in between stay: 2^54 + 2^30 + 1 as f64 has lost its last bit, so that it lies between two
// numbers of f32, and is rounded to the even one. The reference converts them in one step, to the odd one.
func.func @rounded(%i: i64, %j: i32) -> (f32, f16, bf16) {
  %0 = arith.sitofp %i : i64 to f64
  %1 = arith.truncf %0 : f64 to f32
  %2 = arith.uitofp %j : i32 to f32
  %3 = arith.truncf %2 : f32 to f16
  %4 = arith.truncf %2 : f32 to bf16
  return %1, %3, %4 : f32, f16, bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @rounded(%arg0: i64, %arg1: i32) -> (f32, f16, bf16) {
// CHECK-NEXT:     %0 = arith.sitofp %arg0 : i64 to f64
// CHECK-NEXT:     %1 = arith.truncf %0 : f64 to f32
// CHECK-NEXT:     %2 = arith.uitofp %arg1 : i32 to f32
// CHECK-NEXT:     %3 = arith.truncf %2 : f32 to f16
// CHECK-NEXT:     %4 = arith.truncf %2 : f32 to bf16
// CHECK-NEXT:     return %1, %3, %4 : f32, f16, bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }
