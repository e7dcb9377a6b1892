// RUN: pyopt %s --arith-emulate-wide-int | FileCheck %s

func.func @add(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b overflow<nsw> : i64
  return %0 : i64
}

func.func @subtract_vectors(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
  %0 = arith.subi %a, %b : vector<2x3xi64>
  return %0 : vector<2x3xi64>
}

func.func @multiply(%a: i64, %b: i64) -> i64 {
  %0 = arith.muli %a, %b : i64
  return %0 : i64
}

func.func @bits(%a: i64, %b: i64) -> i64 {
  %0 = arith.andi %a, %b : i64
  %1 = arith.ori %0, %b : i64
  %2 = arith.xori %1, %a : i64
  return %2 : i64
}

func.func @compare(%a: i64, %b: i64) -> (i1, i1, i1) {
  %0 = arith.cmpi eq, %a, %b : i64
  %1 = arith.cmpi ne, %a, %b : i64
  %2 = arith.cmpi sle, %a, %b : i64
  return %0, %1, %2 : i1, i1, i1
}

func.func @choose(%c: vector<3xi1>, %d: i1, %a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.select %c, %a, %b : vector<3xi1>, vector<3xi64>
  %1 = arith.select %d, %a, %0 : vector<3xi64>
  return %1 : vector<3xi64>
}

func.func @extremes(%a: i64, %b: i64) -> i64 {
  %0 = arith.maxsi %a, %b : i64
  %1 = arith.minui %0, %b : i64
  return %1 : i64
}

func.func @constants() -> (i64, vector<3xi64>, vector<2xi64>, vector<2xi32>) {
  %0 = arith.constant -4294967298 : i64
  %1 = arith.constant dense<[0, -1, 4294967298]> : vector<3xi64>
  %2 = arith.constant dense<-5> : vector<2xi64>
  %3 = arith.constant dense<7> : vector<2xi32>
  return %0, %1, %2, %3 : i64, vector<3xi64>, vector<2xi64>, vector<2xi32>
}

// Other ops fold on the way.
func.func @folds() -> (f64, i64) {
  %0 = arith.constant 2.0 : f64
  %1 = math.sqrt %0 : f64
  %2 = arith.constant 5 : i64
  %3 = arith.muli %2, %2 : i64
  return %1, %3 : f64, i64
}

// What is as wide as the target, has no width, or is in a tensor stays.
func.func @staying(%a: i32, %b: index, %c: tensor<4xi64>, %d: f64) -> tensor<4xi64> {
  %0 = arith.divsi %a, %a : i32
  %1 = arith.addi %b, %b : index
  %2 = arith.divui %c, %c : tensor<4xi64>
  %3 = arith.fptosi %d : f64 to i32
  return %2 : tensor<4xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @add(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %sum, %overflow = arith.addui_extended %0, %2 : i32, i1
// CHECK-NEXT:     %4 = arith.extui %overflow : i1 to i32
// CHECK-NEXT:     %5 = arith.addi %4, %1 : i32
// CHECK-NEXT:     %6 = arith.addi %5, %3 : i32
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %7 = vector.insert %sum, %cst [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %8 = vector.insert %6, %7 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %8 : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @subtract_vectors(%arg0: vector<2x3x2xi32>, %arg1: vector<2x3x2xi32>) -> vector<2x3x2xi32> {
// CHECK-NEXT:     %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 0], sizes = [2, 3, 1], strides = [1, 1, 1]} : vector<2x3x2xi32> to vector<2x3x1xi32>
// CHECK-NEXT:     %1 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 1], sizes = [2, 3, 1], strides = [1, 1, 1]} : vector<2x3x2xi32> to vector<2x3x1xi32>
// CHECK-NEXT:     %2 = vector.extract_strided_slice %arg1 {offsets = [0, 0, 0], sizes = [2, 3, 1], strides = [1, 1, 1]} : vector<2x3x2xi32> to vector<2x3x1xi32>
// CHECK-NEXT:     %3 = vector.extract_strided_slice %arg1 {offsets = [0, 0, 1], sizes = [2, 3, 1], strides = [1, 1, 1]} : vector<2x3x2xi32> to vector<2x3x1xi32>
// CHECK-NEXT:     %4 = arith.subi %0, %2 : vector<2x3x1xi32>
// CHECK-NEXT:     %5 = arith.cmpi ult, %0, %2 : vector<2x3x1xi32>
// CHECK-NEXT:     %6 = arith.extui %5 : vector<2x3x1xi1> to vector<2x3x1xi32>
// CHECK-NEXT:     %7 = arith.subi %1, %6 : vector<2x3x1xi32>
// CHECK-NEXT:     %8 = arith.subi %7, %3 : vector<2x3x1xi32>
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2x3x2xi32>
// CHECK-NEXT:     %9 = vector.insert_strided_slice %4, %cst {offsets = [0, 0, 0], strides = [1, 1, 1]} : vector<2x3x1xi32> into vector<2x3x2xi32>
// CHECK-NEXT:     %10 = vector.insert_strided_slice %8, %9 {offsets = [0, 0, 1], strides = [1, 1, 1]} : vector<2x3x1xi32> into vector<2x3x2xi32>
// CHECK-NEXT:     return %10 : vector<2x3x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @multiply(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %low, %high = arith.mului_extended %0, %2 : i32
// CHECK-NEXT:     %4 = arith.muli %0, %3 : i32
// CHECK-NEXT:     %5 = arith.muli %1, %2 : i32
// CHECK-NEXT:     %6 = arith.addi %high, %4 : i32
// CHECK-NEXT:     %7 = arith.addi %6, %5 : i32
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %8 = vector.insert %low, %cst [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %9 = vector.insert %7, %8 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %9 : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @bits(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %4 = arith.andi %0, %2 : i32
// CHECK-NEXT:     %5 = arith.andi %1, %3 : i32
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %6 = vector.insert %4, %cst [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %7 = vector.insert %5, %6 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %8 = vector.extract %7[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %9 = vector.extract %7[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %10 = vector.extract %arg1[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %11 = vector.extract %arg1[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %12 = arith.ori %8, %10 : i32
// CHECK-NEXT:     %13 = arith.ori %9, %11 : i32
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %14 = vector.insert %12, %cst_0 [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %15 = vector.insert %13, %14 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %16 = vector.extract %15[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %17 = vector.extract %15[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %18 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %19 = vector.extract %arg0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %20 = arith.xori %16, %18 : i32
// CHECK-NEXT:     %21 = arith.xori %17, %19 : i32
// CHECK-NEXT:     %cst_1 = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %22 = vector.insert %20, %cst_1 [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %23 = vector.insert %21, %22 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %23 : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @compare(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> (i1, i1, i1) {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %4 = arith.cmpi eq, %0, %2 : i32
// CHECK-NEXT:     %5 = arith.cmpi eq, %1, %3 : i32
// CHECK-NEXT:     %6 = arith.andi %4, %5 : i1
// CHECK-NEXT:     %7 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %8 = vector.extract %arg0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %9 = vector.extract %arg1[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %10 = vector.extract %arg1[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %11 = arith.cmpi ne, %7, %9 : i32
// CHECK-NEXT:     %12 = arith.cmpi ne, %8, %10 : i32
// CHECK-NEXT:     %13 = arith.ori %11, %12 : i1
// CHECK-NEXT:     %14 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %15 = vector.extract %arg0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %16 = vector.extract %arg1[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %17 = vector.extract %arg1[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %18 = arith.cmpi ule, %14, %16 : i32
// CHECK-NEXT:     %19 = arith.cmpi sle, %15, %17 : i32
// CHECK-NEXT:     %20 = arith.cmpi eq, %15, %17 : i32
// CHECK-NEXT:     %21 = arith.select %20, %18, %19 : i1
// CHECK-NEXT:     return %6, %13, %21 : i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @choose(%arg0: vector<3xi1>, %arg1: i1, %arg2: vector<3x2xi32>, %arg3: vector<3x2xi32>) -> vector<3x2xi32> {
// CHECK-NEXT:     %0 = vector.extract_strided_slice %arg2 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %1 = vector.extract_strided_slice %arg2 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %2 = vector.extract_strided_slice %arg3 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %3 = vector.extract_strided_slice %arg3 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %4 = vector.shape_cast %arg0 : vector<3xi1> to vector<3x1xi1>
// CHECK-NEXT:     %5 = arith.select %4, %0, %2 : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %6 = arith.select %4, %1, %3 : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %7 = vector.insert_strided_slice %5, %cst {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %8 = vector.insert_strided_slice %6, %7 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %9 = vector.extract_strided_slice %arg2 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %10 = vector.extract_strided_slice %arg2 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %11 = vector.extract_strided_slice %8 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %12 = vector.extract_strided_slice %8 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %13 = arith.select %arg1, %9, %11 : vector<3x1xi32>
// CHECK-NEXT:     %14 = arith.select %arg1, %10, %12 : vector<3x1xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %15 = vector.insert_strided_slice %13, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %16 = vector.insert_strided_slice %14, %15 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     return %16 : vector<3x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extremes(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %4 = arith.cmpi ugt, %0, %2 : i32
// CHECK-NEXT:     %5 = arith.cmpi sgt, %1, %3 : i32
// CHECK-NEXT:     %6 = arith.cmpi eq, %1, %3 : i32
// CHECK-NEXT:     %7 = arith.select %6, %4, %5 : i1
// CHECK-NEXT:     %8 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %9 = vector.extract %arg0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %10 = vector.extract %arg1[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %11 = vector.extract %arg1[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %12 = arith.select %7, %8, %10 : i32
// CHECK-NEXT:     %13 = arith.select %7, %9, %11 : i32
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %14 = vector.insert %12, %cst [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %15 = vector.insert %13, %14 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %16 = vector.extract %15[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %17 = vector.extract %15[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %18 = vector.extract %arg1[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %19 = vector.extract %arg1[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %20 = arith.cmpi ult, %16, %18 : i32
// CHECK-NEXT:     %21 = arith.cmpi ult, %17, %19 : i32
// CHECK-NEXT:     %22 = arith.cmpi eq, %17, %19 : i32
// CHECK-NEXT:     %23 = arith.select %22, %20, %21 : i1
// CHECK-NEXT:     %24 = vector.extract %15[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %25 = vector.extract %15[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %26 = vector.extract %arg1[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %27 = vector.extract %arg1[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %28 = arith.select %23, %24, %26 : i32
// CHECK-NEXT:     %29 = arith.select %23, %25, %27 : i32
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %30 = vector.insert %28, %cst_0 [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %31 = vector.insert %29, %30 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %31 : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constants() -> (vector<2xi32>, vector<3x2xi32>, vector<2x2xi32>, vector<2xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<-2> : vector<2xi32>
// CHECK-NEXT{LITERAL}:     %cst_0 = arith.constant dense<[[0, 0], [-1, -1], [2, 1]]> : vector<3x2xi32>
// CHECK-NEXT{LITERAL}:     %cst_1 = arith.constant dense<[[-5, -1], [-5, -1]]> : vector<2x2xi32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<7> : vector<2xi32>
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2 : vector<2xi32>, vector<3x2xi32>, vector<2x2xi32>, vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @folds() -> (f64, vector<2xi32>) {
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 1.4142135623730951 : f64
// CHECK-NEXT:     %cst_1 = arith.constant dense<[5, 0]> : vector<2xi32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<[25, 0]> : vector<2xi32>
// CHECK-NEXT:     return %cst_0, %cst_2 : f64, vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @staying(%arg0: i32, %arg1: index, %arg2: tensor<4xi64>, %arg3: f64) -> tensor<4xi64> {
// CHECK-NEXT:     %0 = arith.divsi %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT:     %2 = arith.divui %arg2, %arg2 : tensor<4xi64>
// CHECK-NEXT:     %3 = arith.fptosi %arg3 : f64 to i32
// CHECK-NEXT:     return %2 : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
