// RUN: pyopt --convert-arith-to-apfloat --split-input-file %s | FileCheck %s

func.func @sum(%a: f8E4M3FN, %b: f8E4M3FN) -> f8E4M3FN {
  %0 = arith.addf %a, %b : f8E4M3FN
  return %0 : f8E4M3FN
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @sum(%arg0: f8E4M3FN, %arg1: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E4M3FN to i8
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg1 : f8E4M3FN to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_add(%c10_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i8
// CHECK-NEXT:     %6 = arith.bitcast %5 : i8 to f8E4M3FN
// CHECK-NEXT:     return %6 : f8E4M3FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arithmetic(%a: f32, %b: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
  %0 = arith.subf %a, %b : f32
  %1 = arith.mulf %a, %b fastmath<fast> : f32
  %2 = arith.divf %a, %b : f32
  %3 = arith.negf %a : f32
  %4 = arith.maximumf %a, %b : f32
  %5 = arith.minimumf %a, %b : f32
  %6 = arith.maxnumf %a, %b : f32
  %7 = arith.minnumf %a, %b : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, f32, f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_minnum(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_maxnum(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_minimum(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_maximum(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_neg(i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_divide(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_subtract(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @arithmetic(%arg0: f32, %arg1: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %1 = arith.extui %0 : i32 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %3 = arith.extui %2 : i32 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_subtract(%c2_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i32
// CHECK-NEXT:     %6 = arith.bitcast %5 : i32 to f32
// CHECK-NEXT:     %7 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %8 = arith.extui %7 : i32 to i64
// CHECK-NEXT:     %9 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %10 = arith.extui %9 : i32 to i64
// CHECK-NEXT:     %c2_i32_0 = arith.constant 2 : i32
// CHECK-NEXT:     %11 = call @_mlir_apfloat_multiply(%c2_i32_0, %8, %10) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %12 = arith.trunci %11 : i64 to i32
// CHECK-NEXT:     %13 = arith.bitcast %12 : i32 to f32
// CHECK-NEXT:     %14 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %15 = arith.extui %14 : i32 to i64
// CHECK-NEXT:     %16 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %17 = arith.extui %16 : i32 to i64
// CHECK-NEXT:     %c2_i32_1 = arith.constant 2 : i32
// CHECK-NEXT:     %18 = call @_mlir_apfloat_divide(%c2_i32_1, %15, %17) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %19 = arith.trunci %18 : i64 to i32
// CHECK-NEXT:     %20 = arith.bitcast %19 : i32 to f32
// CHECK-NEXT:     %21 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %22 = arith.extui %21 : i32 to i64
// CHECK-NEXT:     %c2_i32_2 = arith.constant 2 : i32
// CHECK-NEXT:     %23 = call @_mlir_apfloat_neg(%c2_i32_2, %22) : (i32, i64) -> i64
// CHECK-NEXT:     %24 = arith.trunci %23 : i64 to i32
// CHECK-NEXT:     %25 = arith.bitcast %24 : i32 to f32
// CHECK-NEXT:     %26 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %27 = arith.extui %26 : i32 to i64
// CHECK-NEXT:     %28 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %29 = arith.extui %28 : i32 to i64
// CHECK-NEXT:     %c2_i32_3 = arith.constant 2 : i32
// CHECK-NEXT:     %30 = call @_mlir_apfloat_maximum(%c2_i32_3, %27, %29) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %31 = arith.trunci %30 : i64 to i32
// CHECK-NEXT:     %32 = arith.bitcast %31 : i32 to f32
// CHECK-NEXT:     %33 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %34 = arith.extui %33 : i32 to i64
// CHECK-NEXT:     %35 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %36 = arith.extui %35 : i32 to i64
// CHECK-NEXT:     %c2_i32_4 = arith.constant 2 : i32
// CHECK-NEXT:     %37 = call @_mlir_apfloat_minimum(%c2_i32_4, %34, %36) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %38 = arith.trunci %37 : i64 to i32
// CHECK-NEXT:     %39 = arith.bitcast %38 : i32 to f32
// CHECK-NEXT:     %40 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %41 = arith.extui %40 : i32 to i64
// CHECK-NEXT:     %42 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %43 = arith.extui %42 : i32 to i64
// CHECK-NEXT:     %c2_i32_5 = arith.constant 2 : i32
// CHECK-NEXT:     %44 = call @_mlir_apfloat_maxnum(%c2_i32_5, %41, %43) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %45 = arith.trunci %44 : i64 to i32
// CHECK-NEXT:     %46 = arith.bitcast %45 : i32 to f32
// CHECK-NEXT:     %47 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %48 = arith.extui %47 : i32 to i64
// CHECK-NEXT:     %49 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %50 = arith.extui %49 : i32 to i64
// CHECK-NEXT:     %c2_i32_6 = arith.constant 2 : i32
// CHECK-NEXT:     %51 = call @_mlir_apfloat_minnum(%c2_i32_6, %48, %50) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %52 = arith.trunci %51 : i64 to i32
// CHECK-NEXT:     %53 = arith.bitcast %52 : i32 to f32
// CHECK-NEXT:     return %6, %13, %20, %25, %32, %39, %46, %53 : f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @predicates(%a: f16, %b: f16) -> (i1, i1, i1, i1, i1) {
  %0 = arith.cmpf olt, %a, %b : f16
  %1 = arith.cmpf oge, %a, %b : f16
  %2 = arith.cmpf une, %a, %b : f16
  %3 = arith.cmpf true, %a, %b : f16
  %4 = arith.cmpf false, %a, %b : f16
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @predicates(%arg0: f16, %arg1: f16) -> (i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg1 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_compare(%c0_i32, %1, %3) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %5 = arith.cmpi eq, %4, %c0_i8 : i8
// CHECK-NEXT:     %6 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %7 = arith.extui %6 : i16 to i64
// CHECK-NEXT:     %8 = arith.bitcast %arg1 : f16 to i16
// CHECK-NEXT:     %9 = arith.extui %8 : i16 to i64
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %10 = call @_mlir_apfloat_compare(%c0_i32_0, %7, %9) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %11 = arith.cmpi eq, %10, %c2_i8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %12 = arith.cmpi eq, %10, %c1_i8 : i8
// CHECK-NEXT:     %13 = arith.ori %11, %12 : i1
// CHECK-NEXT:     %14 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %15 = arith.extui %14 : i16 to i64
// CHECK-NEXT:     %16 = arith.bitcast %arg1 : f16 to i16
// CHECK-NEXT:     %17 = arith.extui %16 : i16 to i64
// CHECK-NEXT:     %c0_i32_1 = arith.constant 0 : i32
// CHECK-NEXT:     %18 = call @_mlir_apfloat_compare(%c0_i32_1, %15, %17) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c0_i8_2 = arith.constant 0 : i8
// CHECK-NEXT:     %19 = arith.cmpi eq, %18, %c0_i8_2 : i8
// CHECK-NEXT:     %c2_i8_3 = arith.constant 2 : i8
// CHECK-NEXT:     %20 = arith.cmpi eq, %18, %c2_i8_3 : i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %21 = arith.cmpi eq, %18, %c3_i8 : i8
// CHECK-NEXT:     %22 = arith.ori %20, %21 : i1
// CHECK-NEXT:     %23 = arith.ori %19, %22 : i1
// CHECK-NEXT:     %24 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %25 = arith.extui %24 : i16 to i64
// CHECK-NEXT:     %26 = arith.bitcast %arg1 : f16 to i16
// CHECK-NEXT:     %27 = arith.extui %26 : i16 to i64
// CHECK-NEXT:     %c0_i32_4 = arith.constant 0 : i32
// CHECK-NEXT:     %28 = call @_mlir_apfloat_compare(%c0_i32_4, %25, %27) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %29 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %30 = arith.extui %29 : i16 to i64
// CHECK-NEXT:     %31 = arith.bitcast %arg1 : f16 to i16
// CHECK-NEXT:     %32 = arith.extui %31 : i16 to i64
// CHECK-NEXT:     %c0_i32_5 = arith.constant 0 : i32
// CHECK-NEXT:     %33 = call @_mlir_apfloat_compare(%c0_i32_5, %30, %32) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     return %5, %13, %23, %true, %false : i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @conversions(%a: f8E5M2, %b: f32, %i: i7, %j: i64) -> (f32, bf16, f32, tf32) {
  %0 = arith.extf %a : f8E5M2 to f32
  %1 = arith.truncf %b : f32 to bf16
  %2 = arith.sitofp %i : i7 to f32
  %3 = arith.uitofp %j : i64 to tf32
  return %0, %1, %2, %3 : f32, bf16, f32, tf32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_from_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert(i32, i32, i64) -> i64
// CHECK-NEXT:   func.func @conversions(%arg0: f8E5M2, %arg1: f32, %arg2: i7, %arg3: i64) -> (f32, bf16, f32, tf32) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E5M2 to i8
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i64
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %2 = call @_mlir_apfloat_convert(%c7_i32, %c2_i32, %1) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %3 = arith.trunci %2 : i64 to i32
// CHECK-NEXT:     %4 = arith.bitcast %3 : i32 to f32
// CHECK-NEXT:     %5 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %6 = arith.extui %5 : i32 to i64
// CHECK-NEXT:     %c2_i32_0 = arith.constant 2 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %7 = call @_mlir_apfloat_convert(%c2_i32_0, %c1_i32, %6) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %8 = arith.trunci %7 : i64 to i16
// CHECK-NEXT:     %9 = arith.bitcast %8 : i16 to bf16
// CHECK-NEXT:     %10 = arith.extsi %arg2 : i7 to i64
// CHECK-NEXT:     %c2_i32_1 = arith.constant 2 : i32
// CHECK-NEXT:     %c7_i32_2 = arith.constant 7 : i32
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %11 = call @_mlir_apfloat_convert_from_int(%c2_i32_1, %c7_i32_2, %false, %10) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %12 = arith.trunci %11 : i64 to i32
// CHECK-NEXT:     %13 = arith.bitcast %12 : i32 to f32
// CHECK-NEXT:     %c14_i32 = arith.constant 14 : i32
// CHECK-NEXT:     %c64_i32 = arith.constant 64 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %14 = call @_mlir_apfloat_convert_from_int(%c14_i32, %c64_i32, %true, %arg3) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %15 = arith.trunci %14 : i64 to i19
// CHECK-NEXT:     %16 = arith.bitcast %15 : i19 to tf32
// CHECK-NEXT:     return %4, %9, %13, %16 : f32, bf16, f32, tf32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vectors(%a: vector<2xf32>, %b: vector<f16>, %c: vector<2x1xf32>)
    -> (vector<2xi1>, vector<f16>, vector<2x1xbf16>) {
  %0 = arith.cmpf ogt, %a, %a : vector<2xf32>
  %1 = arith.negf %b : vector<f16>
  %2 = arith.truncf %c : vector<2x1xf32> to vector<2x1xbf16>
  return %0, %1, %2 : vector<2xi1>, vector<f16>, vector<2x1xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert(i32, i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_neg(i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @vectors(%arg0: vector<2xf32>, %arg1: vector<f16>, %arg2: vector<2x1xf32>) -> (vector<2xi1>, vector<f16>, vector<2x1xbf16>) {
// CHECK-NEXT:     %0:2 = vector.to_elements %arg0 : vector<2xf32>
// CHECK-NEXT:     %1:2 = vector.to_elements %arg0 : vector<2xf32>
// CHECK-NEXT:     %2 = arith.bitcast %0#0 : f32 to i32
// CHECK-NEXT:     %3 = arith.extui %2 : i32 to i64
// CHECK-NEXT:     %4 = arith.bitcast %1#0 : f32 to i32
// CHECK-NEXT:     %5 = arith.extui %4 : i32 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %6 = call @_mlir_apfloat_compare(%c2_i32, %3, %5) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %7 = arith.cmpi eq, %6, %c2_i8 : i8
// CHECK-NEXT:     %8 = arith.bitcast %0#1 : f32 to i32
// CHECK-NEXT:     %9 = arith.extui %8 : i32 to i64
// CHECK-NEXT:     %10 = arith.bitcast %1#1 : f32 to i32
// CHECK-NEXT:     %11 = arith.extui %10 : i32 to i64
// CHECK-NEXT:     %c2_i32_0 = arith.constant 2 : i32
// CHECK-NEXT:     %12 = call @_mlir_apfloat_compare(%c2_i32_0, %9, %11) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c2_i8_1 = arith.constant 2 : i8
// CHECK-NEXT:     %13 = arith.cmpi eq, %12, %c2_i8_1 : i8
// CHECK-NEXT:     %14 = vector.from_elements %7, %13 : vector<2xi1>
// CHECK-NEXT:     %15 = vector.to_elements %arg1 : vector<f16>
// CHECK-NEXT:     %16 = arith.bitcast %15 : f16 to i16
// CHECK-NEXT:     %17 = arith.extui %16 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %18 = call @_mlir_apfloat_neg(%c0_i32, %17) : (i32, i64) -> i64
// CHECK-NEXT:     %19 = arith.trunci %18 : i64 to i16
// CHECK-NEXT:     %20 = arith.bitcast %19 : i16 to f16
// CHECK-NEXT:     %21 = vector.from_elements %20 : vector<f16>
// CHECK-NEXT:     %22:2 = vector.to_elements %arg2 : vector<2x1xf32>
// CHECK-NEXT:     %23 = arith.bitcast %22#0 : f32 to i32
// CHECK-NEXT:     %24 = arith.extui %23 : i32 to i64
// CHECK-NEXT:     %c2_i32_2 = arith.constant 2 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %25 = call @_mlir_apfloat_convert(%c2_i32_2, %c1_i32, %24) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %26 = arith.trunci %25 : i64 to i16
// CHECK-NEXT:     %27 = arith.bitcast %26 : i16 to bf16
// CHECK-NEXT:     %28 = arith.bitcast %22#1 : f32 to i32
// CHECK-NEXT:     %29 = arith.extui %28 : i32 to i64
// CHECK-NEXT:     %c2_i32_3 = arith.constant 2 : i32
// CHECK-NEXT:     %c1_i32_4 = arith.constant 1 : i32
// CHECK-NEXT:     %30 = call @_mlir_apfloat_convert(%c2_i32_3, %c1_i32_4, %29) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %31 = arith.trunci %30 : i64 to i16
// CHECK-NEXT:     %32 = arith.bitcast %31 : i16 to bf16
// CHECK-NEXT:     %33 = vector.from_elements %27, %32 : vector<2x1xbf16>
// CHECK-NEXT:     return %14, %21, %33 : vector<2xi1>, vector<f16>, vector<2x1xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// No function has these numbers.

func.func @others(%a: f128, %b: f80, %c: tensor<4xf32>, %i: i128, %d: f32) -> i32 {
  %0 = arith.addf %a, %a : f128
  %1 = arith.truncf %b : f80 to f32
  %2 = arith.addf %c, %c : tensor<4xf32>
  %3 = arith.sitofp %i : i128 to f32
  %4 = arith.bitcast %d : f32 to i32
  return %4 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: f128, %arg1: f80, %arg2: tensor<4xf32>, %arg3: i128, %arg4: f32) -> i32 {
// CHECK-NEXT:     %0 = arith.addf %arg0, %arg0 : f128
// CHECK-NEXT:     %1 = arith.truncf %arg1 : f80 to f32
// CHECK-NEXT:     %2 = arith.addf %arg2, %arg2 : tensor<4xf32>
// CHECK-NEXT:     %3 = arith.sitofp %arg3 : i128 to f32
// CHECK-NEXT:     %4 = arith.bitcast %arg4 : f32 to i32
// CHECK-NEXT:     return %4 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is there is called.

func.func @_mlir_apfloat_add(%n: i32, %a: i64, %b: i64) -> i64 {
  return %a : i64
}

func.func @declared(%a: f32) -> f32 {
  %0 = arith.addf %a, %a : f32
  %1 = arith.addf %0, %a : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @_mlir_apfloat_add(%arg0: i32, %arg1: i64, %arg2: i64) -> i64 {
// CHECK-NEXT:     return %arg1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @declared(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %1 = arith.extui %0 : i32 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %3 = arith.extui %2 : i32 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_add(%c2_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i32
// CHECK-NEXT:     %6 = arith.bitcast %5 : i32 to f32
// CHECK-NEXT:     %7 = arith.bitcast %6 : f32 to i32
// CHECK-NEXT:     %8 = arith.extui %7 : i32 to i64
// CHECK-NEXT:     %9 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %10 = arith.extui %9 : i32 to i64
// CHECK-NEXT:     %c2_i32_0 = arith.constant 2 : i32
// CHECK-NEXT:     %11 = call @_mlir_apfloat_add(%c2_i32_0, %8, %10) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %12 = arith.trunci %11 : i64 to i32
// CHECK-NEXT:     %13 = arith.bitcast %12 : i32 to f32
// CHECK-NEXT:     return %13 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
