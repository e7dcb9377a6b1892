// RUN: pyopt --convert-math-to-apfloat --split-input-file %s | FileCheck %s

// mlir-opt makes invalid IR of 64 bits and of modules in a module, and crashes at a vector.

func.func @doubles(%a: f64) -> (f64, i1) {
  %0 = math.absf %a : f64
  %1 = math.isnan %a : f64
  return %0, %1 : f64, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_isnan(i32, i64) -> i1
// CHECK-NEXT:   func.func private @_mlir_apfloat_abs(i32, i64) -> i64
// CHECK-NEXT:   func.func @doubles(%arg0: f64) -> (f64, i1) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f64 to i64
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %1 = call @_mlir_apfloat_abs(%c3_i32, %0) : (i32, i64) -> i64
// CHECK-NEXT:     %2 = arith.bitcast %1 : i64 to f64
// CHECK-NEXT:     %3 = arith.bitcast %arg0 : f64 to i64
// CHECK-NEXT:     %c3_i32_0 = arith.constant 3 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_isnan(%c3_i32_0, %3) : (i32, i64) -> i1
// CHECK-NEXT:     return %2, %4 : f64, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vectors(%a: vector<2xf32>) -> vector<2xf32> {
  %0 = math.fma %a, %a, %a : vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vectors(%arg0: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = math.fma %arg0, %arg0, %arg0 : vector<2xf32>
// CHECK-NEXT:     return %0 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  module @inner {
    func.func @in_a_module(%a: f32) -> f32 {
      %0 = math.absf %a : f32
      return %0 : f32
    }
  }
}

// CHECK: module {
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func private @_mlir_apfloat_abs(i32, i64) -> i64
// CHECK-NEXT:     func.func @in_a_module(%arg0: f32) -> f32 {
// CHECK-NEXT:       %0 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:       %1 = arith.extui %0 : i32 to i64
// CHECK-NEXT:       %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:       %2 = call @_mlir_apfloat_abs(%c2_i32, %1) : (i32, i64) -> i64
// CHECK-NEXT:       %3 = arith.trunci %2 : i64 to i32
// CHECK-NEXT:       %4 = arith.bitcast %3 : i32 to f32
// CHECK-NEXT:       return %4 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
