// RUN: pyopt %s --arith-emulate-wide-int | FileCheck %s

func.func @extend(%a: i32, %b: i16, %c: vector<3xi8>) -> (i64, i64, vector<3xi64>, vector<3xi64>) {
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extui %b : i16 to i64
  %2 = arith.extsi %c : vector<3xi8> to vector<3xi64>
  %3 = arith.extui %c : vector<3xi8> to vector<3xi64>
  return %0, %1, %2, %3 : i64, i64, vector<3xi64>, vector<3xi64>
}

func.func @truncate(%a: i64, %b: vector<3xi64>) -> (i32, i16, vector<3xi1>) {
  %0 = arith.trunci %a : i64 to i32
  %1 = arith.trunci %a : i64 to i16
  %2 = arith.trunci %b : vector<3xi64> to vector<3xi1>
  return %0, %1, %2 : i32, i16, vector<3xi1>
}

func.func @from_floats(%a: f32, %b: vector<2xf64>, %c: f16) -> (i64, vector<2xi64>, i64) {
  %0 = arith.fptosi %a : f32 to i64
  %1 = arith.fptoui %b : vector<2xf64> to vector<2xi64>
  %2 = arith.fptoui %c : f16 to i64
  return %0, %1, %2 : i64, vector<2xi64>, i64
}

// A f64 holds each half, a f16 not even what the high one counts.
func.func @to_floats(%a: i64, %b: vector<2xi64>) -> (f64, vector<2xf64>, f16) {
  %0 = arith.sitofp %a : i64 to f64
  %1 = arith.uitofp %b : vector<2xi64> to vector<2xf64>
  %2 = arith.uitofp %a : i64 to f16
  return %0, %1, %2 : f64, vector<2xf64>, f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @extend(%arg0: i32, %arg1: i16, %arg2: vector<3xi8>) -> (vector<2xi32>, vector<2xi32>, vector<3x2xi32>, vector<3x2xi32>) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
// CHECK-NEXT:     %1 = arith.extsi %0 : i1 to i32
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %2 = vector.insert %arg0, %cst [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %3 = vector.insert %1, %2 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %4 = arith.extui %arg1 : i16 to i32
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %5 = vector.insert %4, %cst_0 [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %6 = vector.shape_cast %arg2 : vector<3xi8> to vector<3x1xi8>
// CHECK-NEXT:     %7 = arith.extsi %6 : vector<3x1xi8> to vector<3x1xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<0> : vector<3x1xi32>
// CHECK-NEXT:     %8 = arith.cmpi slt, %7, %cst_1 : vector<3x1xi32>
// CHECK-NEXT:     %9 = arith.extsi %8 : vector<3x1xi1> to vector<3x1xi32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %10 = vector.insert_strided_slice %7, %cst_2 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %11 = vector.insert_strided_slice %9, %10 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %12 = vector.shape_cast %arg2 : vector<3xi8> to vector<3x1xi8>
// CHECK-NEXT:     %13 = arith.extui %12 : vector<3x1xi8> to vector<3x1xi32>
// CHECK-NEXT:     %cst_3 = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %14 = vector.insert_strided_slice %13, %cst_3 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     return %3, %5, %11, %14 : vector<2xi32>, vector<2xi32>, vector<3x2xi32>, vector<3x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @truncate(%arg0: vector<2xi32>, %arg1: vector<3x2xi32>) -> (i32, i16, vector<3xi1>) {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %1 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %2 = arith.trunci %1 : i32 to i16
// CHECK-NEXT:     %3 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %4 = vector.shape_cast %3 : vector<3x1xi32> to vector<3xi32>
// CHECK-NEXT:     %5 = arith.trunci %4 : vector<3xi32> to vector<3xi1>
// CHECK-NEXT:     return %0, %2, %5 : i32, i16, vector<3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @from_floats(%arg0: f32, %arg1: vector<2xf64>, %arg2: f16) -> (vector<2xi32>, vector<2x2xi32>, vector<2xi32>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %0 = arith.cmpf olt, %arg0, %cst : f32
// CHECK-NEXT:     %1 = arith.negf %arg0 : f32
// CHECK-NEXT:     %2 = arith.select %0, %1, %arg0 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 4.2949673E+9 : f32
// CHECK-NEXT:     %3 = arith.divf %2, %cst_1 : f32
// CHECK-NEXT:     %4 = arith.fptoui %3 : f32 to i32
// CHECK-NEXT:     %5 = arith.remf %2, %cst_1 : f32
// CHECK-NEXT:     %6 = arith.fptoui %5 : f32 to i32
// CHECK-NEXT:     %cst_2 = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %7 = vector.insert %6, %cst_2 [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %8 = vector.insert %4, %7 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %9 = vector.extract %cst_0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %10 = vector.extract %cst_0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %11 = vector.extract %8[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %12 = vector.extract %8[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %13 = arith.subi %9, %11 : i32
// CHECK-NEXT:     %14 = arith.cmpi ult, %9, %11 : i32
// CHECK-NEXT:     %15 = arith.extui %14 : i1 to i32
// CHECK-NEXT:     %16 = arith.subi %10, %15 : i32
// CHECK-NEXT:     %17 = arith.subi %16, %12 : i32
// CHECK-NEXT:     %cst_3 = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %18 = vector.insert %13, %cst_3 [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %19 = vector.insert %17, %18 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %20 = vector.extract %19[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %21 = vector.extract %19[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %22 = vector.extract %8[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %23 = vector.extract %8[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %24 = arith.select %0, %20, %22 : i32
// CHECK-NEXT:     %25 = arith.select %0, %21, %23 : i32
// CHECK-NEXT:     %cst_4 = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %26 = vector.insert %24, %cst_4 [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %27 = vector.insert %25, %26 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %cst_5 = arith.constant dense<0x41F0000000000000> : vector<2xf64>
// CHECK-NEXT:     %28 = arith.divf %arg1, %cst_5 : vector<2xf64>
// CHECK-NEXT:     %29 = arith.fptoui %28 : vector<2xf64> to vector<2xi32>
// CHECK-NEXT:     %30 = arith.remf %arg1, %cst_5 : vector<2xf64>
// CHECK-NEXT:     %31 = arith.fptoui %30 : vector<2xf64> to vector<2xi32>
// CHECK-NEXT:     %32 = vector.shape_cast %29 : vector<2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %33 = vector.shape_cast %31 : vector<2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %cst_6 = arith.constant dense<0> : vector<2x2xi32>
// CHECK-NEXT:     %34 = vector.insert_strided_slice %33, %cst_6 {offsets = [0, 0], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// CHECK-NEXT:     %35 = vector.insert_strided_slice %32, %34 {offsets = [0, 1], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// CHECK-NEXT:     %cst_7 = arith.constant 0x7C00 : f16
// CHECK-NEXT:     %36 = arith.divf %arg2, %cst_7 : f16
// CHECK-NEXT:     %37 = arith.fptoui %36 : f16 to i32
// CHECK-NEXT:     %38 = arith.remf %arg2, %cst_7 : f16
// CHECK-NEXT:     %39 = arith.fptoui %38 : f16 to i32
// CHECK-NEXT:     %cst_8 = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %40 = vector.insert %39, %cst_8 [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %41 = vector.insert %37, %40 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %27, %35, %41 : vector<2xi32>, vector<2x2xi32>, vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @to_floats(%arg0: vector<2xi32>, %arg1: vector<2x2xi32>) -> (f64, vector<2xf64>, f16) {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %2 = vector.extract %cst[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %3 = vector.extract %cst[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %4 = arith.cmpi ult, %0, %2 : i32
// CHECK-NEXT:     %5 = arith.cmpi slt, %1, %3 : i32
// CHECK-NEXT:     %6 = arith.cmpi eq, %1, %3 : i32
// CHECK-NEXT:     %7 = arith.select %6, %4, %5 : i1
// CHECK-NEXT:     %8 = vector.extract %cst[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %9 = vector.extract %cst[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %10 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %11 = vector.extract %arg0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %12 = arith.subi %8, %10 : i32
// CHECK-NEXT:     %13 = arith.cmpi ult, %8, %10 : i32
// CHECK-NEXT:     %14 = arith.extui %13 : i1 to i32
// CHECK-NEXT:     %15 = arith.subi %9, %14 : i32
// CHECK-NEXT:     %16 = arith.subi %15, %11 : i32
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %17 = vector.insert %12, %cst_0 [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %18 = vector.insert %16, %17 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %19 = vector.extract %18[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %20 = vector.extract %18[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %21 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %22 = vector.extract %arg0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %23 = arith.select %7, %19, %21 : i32
// CHECK-NEXT:     %24 = arith.select %7, %20, %22 : i32
// CHECK-NEXT:     %cst_1 = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %25 = vector.insert %23, %cst_1 [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %26 = vector.insert %24, %25 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %27 = vector.extract %26[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %28 = vector.extract %26[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %29 = arith.cmpi eq, %28, %c0_i32 : i32
// CHECK-NEXT:     %30 = arith.uitofp %27 : i32 to f64
// CHECK-NEXT:     %31 = arith.uitofp %28 : i32 to f64
// CHECK-NEXT:     %cst_2 = arith.constant 0x41F0000000000000 : f64
// CHECK-NEXT:     %32 = arith.mulf %31, %cst_2 : f64
// CHECK-NEXT:     %33 = arith.addf %30, %32 : f64
// CHECK-NEXT:     %34 = arith.select %29, %30, %33 : f64
// CHECK-NEXT:     %35 = arith.negf %34 : f64
// CHECK-NEXT:     %36 = arith.select %7, %35, %34 : f64
// CHECK-NEXT:     %37 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %38 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %39 = vector.shape_cast %37 : vector<2x1xi32> to vector<2xi32>
// CHECK-NEXT:     %40 = vector.shape_cast %38 : vector<2x1xi32> to vector<2xi32>
// CHECK-NEXT:     %cst_3 = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %41 = arith.cmpi eq, %40, %cst_3 : vector<2xi32>
// CHECK-NEXT:     %42 = arith.uitofp %39 : vector<2xi32> to vector<2xf64>
// CHECK-NEXT:     %43 = arith.uitofp %40 : vector<2xi32> to vector<2xf64>
// CHECK-NEXT:     %cst_4 = arith.constant dense<0x41F0000000000000> : vector<2xf64>
// CHECK-NEXT:     %44 = arith.mulf %43, %cst_4 : vector<2xf64>
// CHECK-NEXT:     %45 = arith.addf %42, %44 : vector<2xf64>
// CHECK-NEXT:     %46 = arith.select %41, %42, %45 : vector<2xi1>, vector<2xf64>
// CHECK-NEXT:     %47 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %48 = vector.extract %arg0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %c0_i32_5 = arith.constant 0 : i32
// CHECK-NEXT:     %49 = arith.cmpi eq, %48, %c0_i32_5 : i32
// CHECK-NEXT:     %50 = arith.uitofp %47 : i32 to f16
// CHECK-NEXT:     %51 = arith.uitofp %48 : i32 to f16
// CHECK-NEXT:     %cst_6 = arith.constant 0x7C00 : f16
// CHECK-NEXT:     %52 = arith.mulf %51, %cst_6 : f16
// CHECK-NEXT:     %53 = arith.addf %50, %52 : f16
// CHECK-NEXT:     %54 = arith.select %49, %50, %53 : f16
// CHECK-NEXT:     return %36, %46, %54 : f64, vector<2xf64>, f16
// CHECK-NEXT:   }
// CHECK-NEXT: }
