// RUN: pyopt --convert-arith-to-apfloat=reference-exact=true --split-input-file %s | FileCheck %s

func.func @others(%a: f32, %b: f32) -> (f32, f16, i8, i32) {
  %0 = arith.remf %a, %b : f32
  %1 = arith.truncf %a downward : f32 to f16
  %2 = arith.fptosi %a : f32 to i8
  %3 = arith.fptoui %a : f32 to i32
  return %0, %1, %2, %3 : f32, f16, i8, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_to_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert(i32, i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_remainder(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @others(%arg0: f32, %arg1: f32) -> (f32, f16, i8, i32) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %1 = arith.extui %0 : i32 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %3 = arith.extui %2 : i32 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_remainder(%c2_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i32
// CHECK-NEXT:     %6 = arith.bitcast %5 : i32 to f32
// CHECK-NEXT:     %7 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %8 = arith.extui %7 : i32 to i64
// CHECK-NEXT:     %c2_i32_0 = arith.constant 2 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %9 = call @_mlir_apfloat_convert(%c2_i32_0, %c0_i32, %8) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %10 = arith.trunci %9 : i64 to i16
// CHECK-NEXT:     %11 = arith.bitcast %10 : i16 to f16
// CHECK-NEXT:     %12 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %13 = arith.extui %12 : i32 to i64
// CHECK-NEXT:     %c2_i32_1 = arith.constant 2 : i32
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %14 = call @_mlir_apfloat_convert_to_int(%c2_i32_1, %c8_i32, %false, %13) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %15 = arith.trunci %14 : i64 to i8
// CHECK-NEXT:     %16 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %17 = arith.extui %16 : i32 to i64
// CHECK-NEXT:     %c2_i32_2 = arith.constant 2 : i32
// CHECK-NEXT:     %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %18 = call @_mlir_apfloat_convert_to_int(%c2_i32_2, %c32_i32, %true, %17) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %19 = arith.trunci %18 : i64 to i32
// CHECK-NEXT:     return %6, %11, %15, %19 : f32, f16, i8, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @elements(%a: vector<2xf32>) -> vector<2xi8> {
  %0 = arith.fptosi %a : vector<2xf32> to vector<2xi8>
  return %0 : vector<2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_to_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func @elements(%arg0: vector<2xf32>) -> vector<2xi8> {
// CHECK-NEXT:     %0:2 = vector.to_elements %arg0 : vector<2xf32>
// CHECK-NEXT:     %1 = arith.bitcast %0#0 : f32 to i32
// CHECK-NEXT:     %2 = arith.extui %1 : i32 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %3 = call @_mlir_apfloat_convert_to_int(%c2_i32, %c8_i32, %false, %2) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %4 = arith.trunci %3 : i64 to i8
// CHECK-NEXT:     %5 = arith.bitcast %0#1 : f32 to i32
// CHECK-NEXT:     %6 = arith.extui %5 : i32 to i64
// CHECK-NEXT:     %c2_i32_0 = arith.constant 2 : i32
// CHECK-NEXT:     %c8_i32_1 = arith.constant 8 : i32
// CHECK-NEXT:     %false_2 = arith.constant false
// CHECK-NEXT:     %7 = call @_mlir_apfloat_convert_to_int(%c2_i32_0, %c8_i32_1, %false_2, %6) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %8 = arith.trunci %7 : i64 to i8
// CHECK-NEXT:     %9 = vector.from_elements %4, %8 : vector<2xi8>
// CHECK-NEXT:     return %9 : vector<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
