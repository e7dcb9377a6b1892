// RUN: pyopt --convert-math-to-apfloat --split-input-file %s | FileCheck %s

func.func @functions(%a: f8E4M3FN, %b: f32) -> (f8E4M3FN, f32) {
  %0 = math.absf %a : f8E4M3FN
  %1 = math.fma %b, %b, %b : f32
  return %0, %1 : f8E4M3FN, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_fused_multiply_add(i32, i64, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_abs(i32, i64) -> i64
// CHECK-NEXT:   func.func @functions(%arg0: f8E4M3FN, %arg1: f32) -> (f8E4M3FN, f32) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E4M3FN to i8
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i64
// CHECK-NEXT:     %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT:     %2 = call @_mlir_apfloat_abs(%c10_i32, %1) : (i32, i64) -> i64
// CHECK-NEXT:     %3 = arith.trunci %2 : i64 to i8
// CHECK-NEXT:     %4 = arith.bitcast %3 : i8 to f8E4M3FN
// CHECK-NEXT:     %5 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %6 = arith.extui %5 : i32 to i64
// CHECK-NEXT:     %7 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %8 = arith.extui %7 : i32 to i64
// CHECK-NEXT:     %9 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %10 = arith.extui %9 : i32 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %11 = call @_mlir_apfloat_fused_multiply_add(%c2_i32, %6, %8, %10) : (i32, i64, i64, i64) -> i64
// CHECK-NEXT:     %12 = arith.trunci %11 : i64 to i32
// CHECK-NEXT:     %13 = arith.bitcast %12 : i32 to f32
// CHECK-NEXT:     return %4, %13 : f8E4M3FN, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tests(%a: f16) -> (i1, i1, i1, i1) {
  %0 = math.isfinite %a : f16
  %1 = math.isinf %a : f16
  %2 = math.isnan %a : f16
  %3 = math.isnormal %a : f16
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_isnormal(i32, i64) -> i1
// CHECK-NEXT:   func.func private @_mlir_apfloat_isnan(i32, i64) -> i1
// CHECK-NEXT:   func.func private @_mlir_apfloat_isinfinite(i32, i64) -> i1
// CHECK-NEXT:   func.func private @_mlir_apfloat_isfinite(i32, i64) -> i1
// CHECK-NEXT:   func.func @tests(%arg0: f16) -> (i1, i1, i1, i1) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %2 = call @_mlir_apfloat_isfinite(%c0_i32, %1) : (i32, i64) -> i1
// CHECK-NEXT:     %3 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %4 = arith.extui %3 : i16 to i64
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %5 = call @_mlir_apfloat_isinfinite(%c0_i32_0, %4) : (i32, i64) -> i1
// CHECK-NEXT:     %6 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %7 = arith.extui %6 : i16 to i64
// CHECK-NEXT:     %c0_i32_1 = arith.constant 0 : i32
// CHECK-NEXT:     %8 = call @_mlir_apfloat_isnan(%c0_i32_1, %7) : (i32, i64) -> i1
// CHECK-NEXT:     %9 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %10 = arith.extui %9 : i16 to i64
// CHECK-NEXT:     %c0_i32_2 = arith.constant 0 : i32
// CHECK-NEXT:     %11 = call @_mlir_apfloat_isnormal(%c0_i32_2, %10) : (i32, i64) -> i1
// CHECK-NEXT:     return %2, %5, %8, %11 : i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// No function takes these, or computes this.

func.func @others(%a: f128, %b: vector<4xf32>, %c: f32) -> (f128, vector<4xf32>, f32) {
  %0 = math.absf %a : f128
  %1 = math.absf %b : vector<4xf32>
  %2 = math.sqrt %c : f32
  return %0, %1, %2 : f128, vector<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: f128, %arg1: vector<4xf32>, %arg2: f32) -> (f128, vector<4xf32>, f32) {
// CHECK-NEXT:     %0 = math.absf %arg0 : f128
// CHECK-NEXT:     %1 = math.absf %arg1 : vector<4xf32>
// CHECK-NEXT:     %2 = math.sqrt %arg2 : f32
// CHECK-NEXT:     return %0, %1, %2 : f128, vector<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
