// RUN: pyopt --convert-arith-to-apfloat --split-input-file %s | FileCheck %s

// mlir-opt's text is that of `reference-exact` (reference-exact.mlir), and invalid for 64 bits, scalable vectors and
// modules in a module.

func.func @others(%a: f32, %b: f32) -> (f32, f16, i8, i32) {
  %0 = arith.remf %a, %b : f32
  %1 = arith.truncf %a downward : f32 to f16
  %2 = arith.fptosi %a : f32 to i8
  %3 = arith.fptoui %a : f32 to i32
  return %0, %1, %2, %3 : f32, f16, i8, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: f32, %arg1: f32) -> (f32, f16, i8, i32) {
// CHECK-NEXT:     %0 = arith.remf %arg0, %arg1 : f32
// CHECK-NEXT:     %1 = arith.truncf %arg0 downward : f32 to f16
// CHECK-NEXT:     %2 = arith.fptosi %arg0 : f32 to i8
// CHECK-NEXT:     %3 = arith.fptoui %arg0 : f32 to i32
// CHECK-NEXT:     return %0, %1, %2, %3 : f32, f16, i8, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @doubles(%a: f64, %i: i64) -> (f64, f64, i1, f32) {
  %0 = arith.addf %a, %a : f64
  %1 = arith.uitofp %i : i64 to f64
  %2 = arith.cmpf oeq, %0, %1 : f64
  %3 = arith.truncf %a to_nearest_even : f64 to f32
  return %0, %1, %2, %3 : f64, f64, i1, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert(i32, i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_from_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @doubles(%arg0: f64, %arg1: i64) -> (f64, f64, i1, f32) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f64 to i64
// CHECK-NEXT:     %1 = arith.bitcast %arg0 : f64 to i64
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %2 = call @_mlir_apfloat_add(%c3_i32, %0, %1) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %3 = arith.bitcast %2 : i64 to f64
// CHECK-NEXT:     %c3_i32_0 = arith.constant 3 : i32
// CHECK-NEXT:     %c64_i32 = arith.constant 64 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %4 = call @_mlir_apfloat_convert_from_int(%c3_i32_0, %c64_i32, %true, %arg1) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %5 = arith.bitcast %4 : i64 to f64
// CHECK-NEXT:     %6 = arith.bitcast %3 : f64 to i64
// CHECK-NEXT:     %7 = arith.bitcast %5 : f64 to i64
// CHECK-NEXT:     %c3_i32_1 = arith.constant 3 : i32
// CHECK-NEXT:     %8 = call @_mlir_apfloat_compare(%c3_i32_1, %6, %7) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %9 = arith.cmpi eq, %8, %c1_i8 : i8
// CHECK-NEXT:     %10 = arith.bitcast %arg0 : f64 to i64
// CHECK-NEXT:     %c3_i32_2 = arith.constant 3 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %11 = call @_mlir_apfloat_convert(%c3_i32_2, %c2_i32, %10) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %12 = arith.trunci %11 : i64 to i32
// CHECK-NEXT:     %13 = arith.bitcast %12 : i32 to f32
// CHECK-NEXT:     return %3, %5, %9, %13 : f64, f64, i1, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = arith.addf %a, %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalable(%arg0: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %0 = arith.addf %arg0, %arg0 : vector<[4]xf32>
// CHECK-NEXT:     return %0 : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  module @inner {
    func.func @in_a_module(%a: f32) -> f32 {
      %0 = arith.addf %a, %a : f32
      return %0 : f32
    }
  }
}

// CHECK: module {
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
// CHECK-NEXT:     func.func @in_a_module(%arg0: f32) -> f32 {
// CHECK-NEXT:       %0 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:       %1 = arith.extui %0 : i32 to i64
// CHECK-NEXT:       %2 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:       %3 = arith.extui %2 : i32 to i64
// CHECK-NEXT:       %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:       %4 = call @_mlir_apfloat_add(%c2_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:       %5 = arith.trunci %4 : i64 to i32
// CHECK-NEXT:       %6 = arith.bitcast %5 : i32 to f32
// CHECK-NEXT:       return %6 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
