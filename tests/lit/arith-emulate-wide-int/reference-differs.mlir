// RUN: pyopt %s --arith-emulate-wide-int --split-input-file | FileCheck %s
// RUN: pyopt %s --arith-emulate-wide-int=reference-exact=true --split-input-file | FileCheck %s --check-prefix=EXACT

// The reference shifts a half by its width where the amount is 0: that is poison.
func.func @left(%a: i64, %b: i64) -> i64 {
  %0 = arith.shli %a, %b : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @left(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT:     %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT:     %3 = arith.cmpi uge, %2, %c32_i32 : i32
// CHECK-NEXT:     %4 = arith.andi %2, %c31_i32 : i32
// CHECK-NEXT:     %5 = arith.shli %0, %4 : i32
// CHECK-NEXT:     %6 = arith.shrui %0, %c1_i32 : i32
// CHECK-NEXT:     %7 = arith.subi %c31_i32, %4 : i32
// CHECK-NEXT:     %8 = arith.shrui %6, %7 : i32
// CHECK-NEXT:     %9 = arith.shli %1, %4 : i32
// CHECK-NEXT:     %10 = arith.ori %9, %8 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %11 = arith.select %3, %c0_i32, %5 : i32
// CHECK-NEXT:     %12 = arith.select %3, %5, %10 : i32
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %13 = vector.insert %11, %cst [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %14 = vector.insert %12, %13 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %14 : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @left(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
// EXACT-NEXT:     %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
// EXACT-NEXT:     %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
// EXACT-NEXT:     %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
// EXACT-NEXT:     %c0_i32 = arith.constant 0 : i32
// EXACT-NEXT:     %c32_i32 = arith.constant 32 : i32
// EXACT-NEXT:     %3 = arith.cmpi uge, %2, %c32_i32 : i32
// EXACT-NEXT:     %4 = arith.shli %0, %2 : i32
// EXACT-NEXT:     %5 = arith.select %3, %c0_i32, %4 : i32
// EXACT-NEXT:     %6 = arith.select %3, %c32_i32, %2 : i32
// EXACT-NEXT:     %7 = arith.subi %c32_i32, %6 : i32
// EXACT-NEXT:     %8 = arith.shrui %0, %7 : i32
// EXACT-NEXT:     %9 = arith.subi %2, %c32_i32 : i32
// EXACT-NEXT:     %10 = arith.shli %0, %9 : i32
// EXACT-NEXT:     %11 = arith.shli %1, %2 : i32
// EXACT-NEXT:     %12 = arith.select %3, %c0_i32, %11 : i32
// EXACT-NEXT:     %13 = arith.select %3, %10, %8 : i32
// EXACT-NEXT:     %14 = arith.ori %13, %12 : i32
// EXACT-NEXT:     %cst = arith.constant dense<0> : vector<2xi32>
// EXACT-NEXT:     %15 = vector.insert %5, %cst [0] : i32 into vector<2xi32>
// EXACT-NEXT:     %16 = vector.insert %14, %15 [1] : i32 into vector<2xi32>
// EXACT-NEXT:     return %16 : vector<2xi32>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

func.func @right(%a: vector<2xi64>, %b: vector<2xi64>) -> vector<2xi64> {
  %0 = arith.shrui %a, %b : vector<2xi64>
  return %0 : vector<2xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @right(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>) -> vector<2x2xi32> {
// CHECK-NEXT:     %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %1 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %2 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %cst = arith.constant dense<1> : vector<2x1xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<31> : vector<2x1xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<32> : vector<2x1xi32>
// CHECK-NEXT:     %3 = arith.cmpi uge, %2, %cst_1 : vector<2x1xi32>
// CHECK-NEXT:     %4 = arith.andi %2, %cst_0 : vector<2x1xi32>
// CHECK-NEXT:     %5 = arith.shrui %1, %4 : vector<2x1xi32>
// CHECK-NEXT:     %6 = arith.shli %1, %cst : vector<2x1xi32>
// CHECK-NEXT:     %7 = arith.subi %cst_0, %4 : vector<2x1xi32>
// CHECK-NEXT:     %8 = arith.shli %6, %7 : vector<2x1xi32>
// CHECK-NEXT:     %9 = arith.shrui %0, %4 : vector<2x1xi32>
// CHECK-NEXT:     %10 = arith.ori %9, %8 : vector<2x1xi32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<0> : vector<2x1xi32>
// CHECK-NEXT:     %11 = arith.select %3, %cst_2, %5 : vector<2x1xi1>, vector<2x1xi32>
// CHECK-NEXT:     %12 = arith.select %3, %5, %10 : vector<2x1xi1>, vector<2x1xi32>
// CHECK-NEXT:     %cst_3 = arith.constant dense<0> : vector<2x2xi32>
// CHECK-NEXT:     %13 = vector.insert_strided_slice %12, %cst_3 {offsets = [0, 0], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// CHECK-NEXT:     %14 = vector.insert_strided_slice %11, %13 {offsets = [0, 1], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// CHECK-NEXT:     return %14 : vector<2x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @right(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>) -> vector<2x2xi32> {
// EXACT-NEXT:     %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// EXACT-NEXT:     %1 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// EXACT-NEXT:     %2 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// EXACT-NEXT:     %cst = arith.constant dense<0> : vector<2x1xi32>
// EXACT-NEXT:     %cst_0 = arith.constant dense<32> : vector<2x1xi32>
// EXACT-NEXT:     %3 = arith.cmpi uge, %2, %cst_0 : vector<2x1xi32>
// EXACT-NEXT:     %4 = arith.shrui %0, %2 : vector<2x1xi32>
// EXACT-NEXT:     %5 = arith.select %3, %cst, %4 : vector<2x1xi1>, vector<2x1xi32>
// EXACT-NEXT:     %6 = arith.shrui %1, %2 : vector<2x1xi32>
// EXACT-NEXT:     %7 = arith.select %3, %cst, %6 : vector<2x1xi1>, vector<2x1xi32>
// EXACT-NEXT:     %8 = arith.select %3, %cst_0, %2 : vector<2x1xi1>, vector<2x1xi32>
// EXACT-NEXT:     %9 = arith.subi %cst_0, %8 : vector<2x1xi32>
// EXACT-NEXT:     %10 = arith.shli %1, %9 : vector<2x1xi32>
// EXACT-NEXT:     %11 = arith.subi %2, %cst_0 : vector<2x1xi32>
// EXACT-NEXT:     %12 = arith.shrui %1, %11 : vector<2x1xi32>
// EXACT-NEXT:     %13 = arith.select %3, %12, %10 : vector<2x1xi1>, vector<2x1xi32>
// EXACT-NEXT:     %14 = arith.ori %5, %13 : vector<2x1xi32>
// EXACT-NEXT:     %cst_1 = arith.constant dense<0> : vector<2x2xi32>
// EXACT-NEXT:     %15 = vector.insert_strided_slice %14, %cst_1 {offsets = [0, 0], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// EXACT-NEXT:     %16 = vector.insert_strided_slice %7, %15 {offsets = [0, 1], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// EXACT-NEXT:     return %16 : vector<2x2xi32>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

func.func @signed(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrsi %a, %b : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @signed(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT:     %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT:     %3 = arith.cmpi uge, %2, %c32_i32 : i32
// CHECK-NEXT:     %4 = arith.andi %2, %c31_i32 : i32
// CHECK-NEXT:     %5 = arith.shrsi %1, %4 : i32
// CHECK-NEXT:     %6 = arith.shli %1, %c1_i32 : i32
// CHECK-NEXT:     %7 = arith.subi %c31_i32, %4 : i32
// CHECK-NEXT:     %8 = arith.shli %6, %7 : i32
// CHECK-NEXT:     %9 = arith.shrui %0, %4 : i32
// CHECK-NEXT:     %10 = arith.ori %9, %8 : i32
// CHECK-NEXT:     %11 = arith.shrsi %1, %c31_i32 : i32
// CHECK-NEXT:     %12 = arith.select %3, %11, %5 : i32
// CHECK-NEXT:     %13 = arith.select %3, %5, %10 : i32
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %14 = vector.insert %13, %cst [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %15 = vector.insert %12, %14 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %15 : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @signed(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
// EXACT-NEXT:     %0 = vector.extract %arg0[1] : i32 from vector<2xi32>
// EXACT-NEXT:     %1 = vector.extract %arg1[0] : i32 from vector<2xi32>
// EXACT-NEXT:     %c0_i32 = arith.constant 0 : i32
// EXACT-NEXT:     %2 = arith.cmpi slt, %0, %c0_i32 : i32
// EXACT-NEXT:     %3 = arith.extsi %2 : i1 to i32
// EXACT-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// EXACT-NEXT:     %4 = arith.cmpi slt, %3, %c0_i32_0 : i32
// EXACT-NEXT:     %5 = arith.extsi %4 : i1 to i32
// EXACT-NEXT:     %cst = arith.constant dense<0> : vector<2xi32>
// EXACT-NEXT:     %6 = vector.insert %3, %cst [0] : i32 into vector<2xi32>
// EXACT-NEXT:     %7 = vector.insert %5, %6 [1] : i32 into vector<2xi32>
// EXACT-NEXT:     %c64_i32 = arith.constant 64 : i32
// EXACT-NEXT:     %8 = arith.subi %c64_i32, %1 : i32
// EXACT-NEXT:     %cst_1 = arith.constant dense<0> : vector<2xi32>
// EXACT-NEXT:     %9 = vector.insert %8, %cst_1 [0] : i32 into vector<2xi32>
// EXACT-NEXT:     %10 = vector.extract %7[0] : i32 from vector<2xi32>
// EXACT-NEXT:     %11 = vector.extract %7[1] : i32 from vector<2xi32>
// EXACT-NEXT:     %12 = vector.extract %9[0] : i32 from vector<2xi32>
// EXACT-NEXT:     %c0_i32_2 = arith.constant 0 : i32
// EXACT-NEXT:     %c32_i32 = arith.constant 32 : i32
// EXACT-NEXT:     %13 = arith.cmpi uge, %12, %c32_i32 : i32
// EXACT-NEXT:     %14 = arith.shli %10, %12 : i32
// EXACT-NEXT:     %15 = arith.select %13, %c0_i32_2, %14 : i32
// EXACT-NEXT:     %16 = arith.select %13, %c32_i32, %12 : i32
// EXACT-NEXT:     %17 = arith.subi %c32_i32, %16 : i32
// EXACT-NEXT:     %18 = arith.shrui %10, %17 : i32
// EXACT-NEXT:     %19 = arith.subi %12, %c32_i32 : i32
// EXACT-NEXT:     %20 = arith.shli %10, %19 : i32
// EXACT-NEXT:     %21 = arith.shli %11, %12 : i32
// EXACT-NEXT:     %22 = arith.select %13, %c0_i32_2, %21 : i32
// EXACT-NEXT:     %23 = arith.select %13, %20, %18 : i32
// EXACT-NEXT:     %24 = arith.ori %23, %22 : i32
// EXACT-NEXT:     %cst_3 = arith.constant dense<0> : vector<2xi32>
// EXACT-NEXT:     %25 = vector.insert %15, %cst_3 [0] : i32 into vector<2xi32>
// EXACT-NEXT:     %26 = vector.insert %24, %25 [1] : i32 into vector<2xi32>
// EXACT-NEXT:     %27 = vector.extract %arg0[0] : i32 from vector<2xi32>
// EXACT-NEXT:     %28 = vector.extract %arg0[1] : i32 from vector<2xi32>
// EXACT-NEXT:     %29 = vector.extract %arg1[0] : i32 from vector<2xi32>
// EXACT-NEXT:     %c0_i32_4 = arith.constant 0 : i32
// EXACT-NEXT:     %c32_i32_5 = arith.constant 32 : i32
// EXACT-NEXT:     %30 = arith.cmpi uge, %29, %c32_i32_5 : i32
// EXACT-NEXT:     %31 = arith.shrui %27, %29 : i32
// EXACT-NEXT:     %32 = arith.select %30, %c0_i32_4, %31 : i32
// EXACT-NEXT:     %33 = arith.shrui %28, %29 : i32
// EXACT-NEXT:     %34 = arith.select %30, %c0_i32_4, %33 : i32
// EXACT-NEXT:     %35 = arith.select %30, %c32_i32_5, %29 : i32
// EXACT-NEXT:     %36 = arith.subi %c32_i32_5, %35 : i32
// EXACT-NEXT:     %37 = arith.shli %28, %36 : i32
// EXACT-NEXT:     %38 = arith.subi %29, %c32_i32_5 : i32
// EXACT-NEXT:     %39 = arith.shrui %28, %38 : i32
// EXACT-NEXT:     %40 = arith.select %30, %39, %37 : i32
// EXACT-NEXT:     %41 = arith.ori %32, %40 : i32
// EXACT-NEXT:     %cst_6 = arith.constant dense<0> : vector<2xi32>
// EXACT-NEXT:     %42 = vector.insert %41, %cst_6 [0] : i32 into vector<2xi32>
// EXACT-NEXT:     %43 = vector.insert %34, %42 [1] : i32 into vector<2xi32>
// EXACT-NEXT:     %44 = vector.extract %43[0] : i32 from vector<2xi32>
// EXACT-NEXT:     %45 = vector.extract %43[1] : i32 from vector<2xi32>
// EXACT-NEXT:     %46 = vector.extract %26[0] : i32 from vector<2xi32>
// EXACT-NEXT:     %47 = vector.extract %26[1] : i32 from vector<2xi32>
// EXACT-NEXT:     %48 = arith.ori %44, %46 : i32
// EXACT-NEXT:     %49 = arith.ori %45, %47 : i32
// EXACT-NEXT:     %cst_7 = arith.constant dense<0> : vector<2xi32>
// EXACT-NEXT:     %50 = vector.insert %48, %cst_7 [0] : i32 into vector<2xi32>
// EXACT-NEXT:     %51 = vector.insert %49, %50 [1] : i32 into vector<2xi32>
// EXACT-NEXT:     %52 = arith.cmpi eq, %1, %c0_i32 : i32
// EXACT-NEXT:     %53 = vector.extract %arg0[0] : i32 from vector<2xi32>
// EXACT-NEXT:     %54 = vector.extract %arg0[1] : i32 from vector<2xi32>
// EXACT-NEXT:     %55 = vector.extract %51[0] : i32 from vector<2xi32>
// EXACT-NEXT:     %56 = vector.extract %51[1] : i32 from vector<2xi32>
// EXACT-NEXT:     %57 = arith.select %52, %53, %55 : i32
// EXACT-NEXT:     %58 = arith.select %52, %54, %56 : i32
// EXACT-NEXT:     %cst_8 = arith.constant dense<0> : vector<2xi32>
// EXACT-NEXT:     %59 = vector.insert %57, %cst_8 [0] : i32 into vector<2xi32>
// EXACT-NEXT:     %60 = vector.insert %58, %59 [1] : i32 into vector<2xi32>
// EXACT-NEXT:     return %60 : vector<2xi32>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// The reference rounds both halves, and their sum again.
func.func @round(%a: i64) -> f32 {
  %0 = arith.uitofp %a : i64 to f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @round(%arg0: vector<2xi32>) -> f32 {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %2 = arith.cmpi eq, %1, %c0_i32 : i32
// CHECK-NEXT:     %3 = arith.uitofp %0 : i32 to f32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %4 = arith.ori %1, %c1_i32 : i32
// CHECK-NEXT:     %5 = math.ctlz %4 : i32
// CHECK-NEXT:     %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT:     %6 = arith.subi %c31_i32, %5 : i32
// CHECK-NEXT:     %7 = arith.shli %1, %5 : i32
// CHECK-NEXT:     %8 = arith.shrui %0, %c1_i32 : i32
// CHECK-NEXT:     %9 = arith.shrui %8, %6 : i32
// CHECK-NEXT:     %10 = arith.shli %0, %5 : i32
// CHECK-NEXT:     %11 = arith.cmpi ne, %10, %c0_i32 : i32
// CHECK-NEXT:     %12 = arith.extui %11 : i1 to i32
// CHECK-NEXT:     %13 = arith.ori %7, %9 : i32
// CHECK-NEXT:     %14 = arith.ori %13, %12 : i32
// CHECK-NEXT:     %15 = arith.uitofp %14 : i32 to f32
// CHECK-NEXT:     %16 = arith.shli %c1_i32, %6 : i32
// CHECK-NEXT:     %17 = arith.uitofp %16 : i32 to f32
// CHECK-NEXT:     %18 = arith.mulf %15, %17 : f32
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %19 = arith.mulf %18, %cst : f32
// CHECK-NEXT:     %20 = arith.select %2, %3, %19 : f32
// CHECK-NEXT:     return %20 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @round(%arg0: vector<2xi32>) -> f32 {
// EXACT-NEXT:     %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
// EXACT-NEXT:     %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
// EXACT-NEXT:     %c0_i32 = arith.constant 0 : i32
// EXACT-NEXT:     %2 = arith.cmpi eq, %1, %c0_i32 : i32
// EXACT-NEXT:     %3 = arith.uitofp %0 : i32 to f32
// EXACT-NEXT:     %4 = arith.uitofp %1 : i32 to f32
// EXACT-NEXT:     %cst = arith.constant 4.2949673E+9 : f32
// EXACT-NEXT:     %5 = arith.mulf %4, %cst : f32
// EXACT-NEXT:     %6 = arith.addf %3, %5 : f32
// EXACT-NEXT:     %7 = arith.select %2, %3, %6 : f32
// EXACT-NEXT:     return %7 : f32
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

func.func @round_signed(%a: vector<2xi64>) -> vector<2xbf16> {
  %0 = arith.sitofp %a : vector<2xi64> to vector<2xbf16>
  return %0 : vector<2xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @round_signed(%arg0: vector<2x2xi32>) -> vector<2xbf16> {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2x2xi32>
// CHECK-NEXT:     %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %1 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %2 = vector.extract_strided_slice %cst {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %3 = vector.extract_strided_slice %cst {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %4 = arith.cmpi ult, %0, %2 : vector<2x1xi32>
// CHECK-NEXT:     %5 = arith.cmpi slt, %1, %3 : vector<2x1xi32>
// CHECK-NEXT:     %6 = arith.cmpi eq, %1, %3 : vector<2x1xi32>
// CHECK-NEXT:     %7 = arith.select %6, %4, %5 : vector<2x1xi1>, vector<2x1xi1>
// CHECK-NEXT:     %8 = vector.shape_cast %7 : vector<2x1xi1> to vector<2xi1>
// CHECK-NEXT:     %9 = vector.extract_strided_slice %cst {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %10 = vector.extract_strided_slice %cst {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %11 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %12 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %13 = arith.subi %9, %11 : vector<2x1xi32>
// CHECK-NEXT:     %14 = arith.cmpi ult, %9, %11 : vector<2x1xi32>
// CHECK-NEXT:     %15 = arith.extui %14 : vector<2x1xi1> to vector<2x1xi32>
// CHECK-NEXT:     %16 = arith.subi %10, %15 : vector<2x1xi32>
// CHECK-NEXT:     %17 = arith.subi %16, %12 : vector<2x1xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<2x2xi32>
// CHECK-NEXT:     %18 = vector.insert_strided_slice %13, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// CHECK-NEXT:     %19 = vector.insert_strided_slice %17, %18 {offsets = [0, 1], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// CHECK-NEXT:     %20 = vector.extract_strided_slice %19 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %21 = vector.extract_strided_slice %19 {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %22 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %23 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %24 = vector.shape_cast %8 : vector<2xi1> to vector<2x1xi1>
// CHECK-NEXT:     %25 = arith.select %24, %20, %22 : vector<2x1xi1>, vector<2x1xi32>
// CHECK-NEXT:     %26 = arith.select %24, %21, %23 : vector<2x1xi1>, vector<2x1xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<0> : vector<2x2xi32>
// CHECK-NEXT:     %27 = vector.insert_strided_slice %25, %cst_1 {offsets = [0, 0], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// CHECK-NEXT:     %28 = vector.insert_strided_slice %26, %27 {offsets = [0, 1], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// CHECK-NEXT:     %29 = vector.extract_strided_slice %28 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %30 = vector.extract_strided_slice %28 {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %31 = vector.shape_cast %29 : vector<2x1xi32> to vector<2xi32>
// CHECK-NEXT:     %32 = vector.shape_cast %30 : vector<2x1xi32> to vector<2xi32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %33 = arith.cmpi eq, %32, %cst_2 : vector<2xi32>
// CHECK-NEXT:     %34 = arith.uitofp %31 : vector<2xi32> to vector<2xbf16>
// CHECK-NEXT:     %cst_3 = arith.constant dense<1> : vector<2xi32>
// CHECK-NEXT:     %35 = arith.ori %32, %cst_3 : vector<2xi32>
// CHECK-NEXT:     %36 = math.ctlz %35 : vector<2xi32>
// CHECK-NEXT:     %cst_4 = arith.constant dense<31> : vector<2xi32>
// CHECK-NEXT:     %37 = arith.subi %cst_4, %36 : vector<2xi32>
// CHECK-NEXT:     %38 = arith.shli %32, %36 : vector<2xi32>
// CHECK-NEXT:     %39 = arith.shrui %31, %cst_3 : vector<2xi32>
// CHECK-NEXT:     %40 = arith.shrui %39, %37 : vector<2xi32>
// CHECK-NEXT:     %41 = arith.shli %31, %36 : vector<2xi32>
// CHECK-NEXT:     %42 = arith.cmpi ne, %41, %cst_2 : vector<2xi32>
// CHECK-NEXT:     %43 = arith.extui %42 : vector<2xi1> to vector<2xi32>
// CHECK-NEXT:     %44 = arith.ori %38, %40 : vector<2xi32>
// CHECK-NEXT:     %45 = arith.ori %44, %43 : vector<2xi32>
// CHECK-NEXT:     %46 = arith.uitofp %45 : vector<2xi32> to vector<2xbf16>
// CHECK-NEXT:     %47 = arith.shli %cst_3, %37 : vector<2xi32>
// CHECK-NEXT:     %48 = arith.uitofp %47 : vector<2xi32> to vector<2xbf16>
// CHECK-NEXT:     %49 = arith.mulf %46, %48 : vector<2xbf16>
// CHECK-NEXT:     %cst_5 = arith.constant dense<2.000000e+00> : vector<2xbf16>
// CHECK-NEXT:     %50 = arith.mulf %49, %cst_5 : vector<2xbf16>
// CHECK-NEXT:     %51 = arith.select %33, %34, %50 : vector<2xi1>, vector<2xbf16>
// CHECK-NEXT:     %52 = arith.negf %51 : vector<2xbf16>
// CHECK-NEXT:     %53 = arith.select %8, %52, %51 : vector<2xi1>, vector<2xbf16>
// CHECK-NEXT:     return %53 : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @round_signed(%arg0: vector<2x2xi32>) -> vector<2xbf16> {
// EXACT-NEXT:     %cst = arith.constant dense<0> : vector<2x2xi32>
// EXACT-NEXT:     %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// EXACT-NEXT:     %1 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// EXACT-NEXT:     %2 = vector.extract_strided_slice %cst {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// EXACT-NEXT:     %3 = vector.extract_strided_slice %cst {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// EXACT-NEXT:     %4 = arith.cmpi ult, %0, %2 : vector<2x1xi32>
// EXACT-NEXT:     %5 = arith.cmpi slt, %1, %3 : vector<2x1xi32>
// EXACT-NEXT:     %6 = arith.cmpi eq, %1, %3 : vector<2x1xi32>
// EXACT-NEXT:     %7 = arith.select %6, %4, %5 : vector<2x1xi1>, vector<2x1xi1>
// EXACT-NEXT:     %8 = vector.shape_cast %7 : vector<2x1xi1> to vector<2xi1>
// EXACT-NEXT:     %9 = vector.extract_strided_slice %cst {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// EXACT-NEXT:     %10 = vector.extract_strided_slice %cst {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// EXACT-NEXT:     %11 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// EXACT-NEXT:     %12 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// EXACT-NEXT:     %13 = arith.subi %9, %11 : vector<2x1xi32>
// EXACT-NEXT:     %14 = arith.cmpi ult, %9, %11 : vector<2x1xi32>
// EXACT-NEXT:     %15 = arith.extui %14 : vector<2x1xi1> to vector<2x1xi32>
// EXACT-NEXT:     %16 = arith.subi %10, %15 : vector<2x1xi32>
// EXACT-NEXT:     %17 = arith.subi %16, %12 : vector<2x1xi32>
// EXACT-NEXT:     %cst_0 = arith.constant dense<0> : vector<2x2xi32>
// EXACT-NEXT:     %18 = vector.insert_strided_slice %13, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// EXACT-NEXT:     %19 = vector.insert_strided_slice %17, %18 {offsets = [0, 1], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// EXACT-NEXT:     %20 = vector.extract_strided_slice %19 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// EXACT-NEXT:     %21 = vector.extract_strided_slice %19 {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// EXACT-NEXT:     %22 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// EXACT-NEXT:     %23 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// EXACT-NEXT:     %24 = vector.shape_cast %8 : vector<2xi1> to vector<2x1xi1>
// EXACT-NEXT:     %25 = arith.select %24, %20, %22 : vector<2x1xi1>, vector<2x1xi32>
// EXACT-NEXT:     %26 = arith.select %24, %21, %23 : vector<2x1xi1>, vector<2x1xi32>
// EXACT-NEXT:     %cst_1 = arith.constant dense<0> : vector<2x2xi32>
// EXACT-NEXT:     %27 = vector.insert_strided_slice %25, %cst_1 {offsets = [0, 0], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// EXACT-NEXT:     %28 = vector.insert_strided_slice %26, %27 {offsets = [0, 1], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// EXACT-NEXT:     %29 = vector.extract_strided_slice %28 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// EXACT-NEXT:     %30 = vector.extract_strided_slice %28 {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// EXACT-NEXT:     %31 = vector.shape_cast %29 : vector<2x1xi32> to vector<2xi32>
// EXACT-NEXT:     %32 = vector.shape_cast %30 : vector<2x1xi32> to vector<2xi32>
// EXACT-NEXT:     %cst_2 = arith.constant dense<0> : vector<2xi32>
// EXACT-NEXT:     %33 = arith.cmpi eq, %32, %cst_2 : vector<2xi32>
// EXACT-NEXT:     %34 = arith.uitofp %31 : vector<2xi32> to vector<2xbf16>
// EXACT-NEXT:     %35 = arith.uitofp %32 : vector<2xi32> to vector<2xbf16>
// EXACT-NEXT:     %cst_3 = arith.constant dense<4.294970e+09> : vector<2xbf16>
// EXACT-NEXT:     %36 = arith.mulf %35, %cst_3 : vector<2xbf16>
// EXACT-NEXT:     %37 = arith.addf %34, %36 : vector<2xbf16>
// EXACT-NEXT:     %38 = arith.select %33, %34, %37 : vector<2xi1>, vector<2xbf16>
// EXACT-NEXT:     %39 = arith.negf %38 : vector<2xbf16>
// EXACT-NEXT:     %40 = arith.select %8, %39, %38 : vector<2xi1>, vector<2xbf16>
// EXACT-NEXT:     return %40 : vector<2xbf16>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// The reference takes an index to have as many bits as a half.
func.func @index(%a: i64, %b: vector<3xindex>) -> (index, vector<3xi64>) {
  %0 = arith.index_cast %a : i64 to index
  %1 = arith.index_castui %b : vector<3xindex> to vector<3xi64>
  return %0, %1 : index, vector<3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index(%arg0: vector<2xi32>, %arg1: vector<3xindex>) -> (index, vector<3x2xi32>) {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %1 = arith.index_castui %0 : i32 to index
// CHECK-NEXT:     %2 = vector.extract %arg0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %3 = arith.index_cast %2 : i32 to index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %4 = arith.shli %3, %c32 : index
// CHECK-NEXT:     %5 = arith.ori %4, %1 : index
// CHECK-NEXT:     %6 = arith.index_castui %arg1 : vector<3xindex> to vector<3xi32>
// CHECK-NEXT:     %cst = arith.constant dense<32> : vector<3xindex>
// CHECK-NEXT:     %7 = arith.shrui %arg1, %cst : vector<3xindex>
// CHECK-NEXT:     %8 = arith.index_castui %7 : vector<3xindex> to vector<3xi32>
// CHECK-NEXT:     %9 = vector.shape_cast %6 : vector<3xi32> to vector<3x1xi32>
// CHECK-NEXT:     %10 = vector.shape_cast %8 : vector<3xi32> to vector<3x1xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %11 = vector.insert_strided_slice %9, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %12 = vector.insert_strided_slice %10, %11 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     return %5, %12 : index, vector<3x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @index(%arg0: vector<2xi32>, %arg1: vector<3xindex>) -> (index, vector<3x2xi32>) {
// EXACT-NEXT:     %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
// EXACT-NEXT:     %1 = arith.index_cast %0 : i32 to index
// EXACT-NEXT:     %2 = arith.index_castui %arg1 : vector<3xindex> to vector<3xi32>
// EXACT-NEXT:     %3 = vector.shape_cast %2 : vector<3xi32> to vector<3x1xi32>
// EXACT-NEXT:     %cst = arith.constant dense<0> : vector<3x2xi32>
// EXACT-NEXT:     %4 = vector.insert_strided_slice %3, %cst {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// EXACT-NEXT:     return %1, %4 : index, vector<3x2xi32>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

func.func @unsigned_index(%a: i64, %b: index) -> (index, i64) {
  %0 = arith.index_castui %a : i64 to index
  %1 = arith.index_cast %b : index to i64
  return %0, %1 : index, i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @unsigned_index(%arg0: vector<2xi32>, %arg1: index) -> (index, vector<2xi32>) {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %1 = arith.index_castui %0 : i32 to index
// CHECK-NEXT:     %2 = vector.extract %arg0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %3 = arith.index_castui %2 : i32 to index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %4 = arith.shli %3, %c32 : index
// CHECK-NEXT:     %5 = arith.ori %4, %1 : index
// CHECK-NEXT:     %6 = arith.index_cast %arg1 : index to i32
// CHECK-NEXT:     %c32_0 = arith.constant 32 : index
// CHECK-NEXT:     %7 = arith.shrsi %arg1, %c32_0 : index
// CHECK-NEXT:     %8 = arith.index_cast %7 : index to i32
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %9 = vector.insert %6, %cst [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %10 = vector.insert %8, %9 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %5, %10 : index, vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @unsigned_index(%arg0: vector<2xi32>, %arg1: index) -> (index, vector<2xi32>) {
// EXACT-NEXT:     %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
// EXACT-NEXT:     %1 = arith.index_castui %0 : i32 to index
// EXACT-NEXT:     %2 = arith.index_cast %arg1 : index to i32
// EXACT-NEXT:     %c0_i32 = arith.constant 0 : i32
// EXACT-NEXT:     %3 = arith.cmpi slt, %2, %c0_i32 : i32
// EXACT-NEXT:     %4 = arith.extsi %3 : i1 to i32
// EXACT-NEXT:     %cst = arith.constant dense<0> : vector<2xi32>
// EXACT-NEXT:     %5 = vector.insert %2, %cst [0] : i32 into vector<2xi32>
// EXACT-NEXT:     %6 = vector.insert %4, %5 [1] : i32 into vector<2xi32>
// EXACT-NEXT:     return %1, %6 : index, vector<2xi32>
// EXACT-NEXT:   }
// EXACT-NEXT: }
