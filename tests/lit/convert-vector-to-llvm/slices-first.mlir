// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-vector-to-llvm %s | FileCheck %s

// Slices are taken apart before the conversion, so that what is read of them again needs no vector of zeros.
func.func @g(%k: vector<4x4xf32>, %r: vector<4xf32>) -> vector<8xf32> {
  %x = vector.extract_strided_slice %k {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]}
      : vector<4x4xf32> to vector<2x2xf32>
  %sc = vector.shape_cast %x : vector<2x2xf32> to vector<4xf32>
  %sh = vector.shuffle %sc, %r [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>, vector<4xf32>
  return %sh : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: vector<4x4xf32>, %arg1: vector<4xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %3 = llvm.shufflevector %2, %2 [1, 2] : vector<4xf32>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %4 [1, 2] : vector<4xf32>
// CHECK-NEXT:     %6 = llvm.shufflevector %3, %3 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %1 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %8 = llvm.shufflevector %5, %5 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %7 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %10 = llvm.shufflevector %9, %arg1 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>
// CHECK-NEXT:     return %10 : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @j(%k: vector<4x4xf32>, %r: vector<4xf32>) -> (vector<4x4xf32>, vector<2x2xf32>) {
  %o = vector.outerproduct %r, %r, %k {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32>
  %x = vector.extract_strided_slice %o {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]}
      : vector<4x4xf32> to vector<2x2xf32>
  return %o, %x : vector<4x4xf32>, vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @j(%arg0: vector<4x4xf32>, %arg1: vector<4xf32>) -> (vector<4x4xf32>, vector<2x2xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<4x4xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %cst_0 : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %4 = llvm.extractelement %arg1[%3 : i64] : vector<4xf32>
// CHECK-NEXT:     %5 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %7 = llvm.insertelement %4, %5[%6 : i32] : vector<4xf32>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %5 [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %10 = llvm.intr.fmuladd(%8, %arg1, %9) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %2[0] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %13 = llvm.extractelement %arg1[%12 : i64] : vector<4xf32>
// CHECK-NEXT:     %14 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %15 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %16 = llvm.insertelement %13, %14[%15 : i32] : vector<4xf32>
// CHECK-NEXT:     %17 = llvm.shufflevector %16, %14 [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     %18 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %19 = llvm.intr.fmuladd(%17, %arg1, %18) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %11[1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %22 = llvm.extractelement %arg1[%21 : i64] : vector<4xf32>
// CHECK-NEXT:     %23 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %24 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %25 = llvm.insertelement %22, %23[%24 : i32] : vector<4xf32>
// CHECK-NEXT:     %26 = llvm.shufflevector %25, %23 [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     %27 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %28 = llvm.intr.fmuladd(%26, %arg1, %27) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %29 = llvm.insertvalue %28, %20[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %30 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %31 = llvm.extractelement %arg1[%30 : i64] : vector<4xf32>
// CHECK-NEXT:     %32 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %33 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %34 = llvm.insertelement %31, %32[%33 : i32] : vector<4xf32>
// CHECK-NEXT:     %35 = llvm.shufflevector %34, %32 [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     %36 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %37 = llvm.intr.fmuladd(%35, %arg1, %36) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %38 = llvm.insertvalue %37, %29[3] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %39 = builtin.unrealized_conversion_cast %38 : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
// CHECK-NEXT:     %40 = llvm.shufflevector %19, %19 [1, 2] : vector<4xf32>
// CHECK-NEXT:     %41 = llvm.insertvalue %40, %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %42 = llvm.shufflevector %28, %28 [1, 2] : vector<4xf32>
// CHECK-NEXT:     %43 = llvm.insertvalue %42, %41[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %44 = builtin.unrealized_conversion_cast %43 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     return %39, %44 : vector<4x4xf32>, vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%s: vector<2xf32>, %v: vector<3x4x4xf32>) -> vector<4xf32> {
  %0 = vector.insert_strided_slice %s, %v {offsets = [1, 1, 2], strides = [1]}
      : vector<2xf32> into vector<3x4x4xf32>
  %1 = vector.extract %0[1, 1] : vector<4xf32> from vector<3x4x4xf32>
  return %1 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%arg0: vector<2xf32>, %arg1: vector<3x4x4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<3x4x4xf32> to !llvm.array<3 x array<4 x vector<4xf32>>>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[1, 1] : !llvm.array<3 x array<4 x vector<4xf32>>>
// CHECK-NEXT:     %2 = llvm.shufflevector %arg0, %arg0 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %3 = llvm.shufflevector %2, %1 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     return %3 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%v: vector<4x4x4xindex>) -> (vector<2x1x3xindex>, index) {
  %0 = vector.extract_strided_slice %v {offsets = [1, 2, 1], sizes = [2, 1, 3], strides = [1, 1, 1]}
      : vector<4x4x4xindex> to vector<2x1x3xindex>
  %1 = vector.extract %0[1, 0, 2] : index from vector<2x1x3xindex>
  return %0, %1 : vector<2x1x3xindex>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%arg0: vector<4x4x4xindex>) -> (vector<2x1x3xindex>, index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x4x4xindex> to !llvm.array<4 x array<4 x vector<4xi64>>>
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2x1x3xindex>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<2x1x3xindex> to !llvm.array<2 x array<1 x vector<3xi64>>>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<1x3xindex>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %cst_0 : vector<1x3xindex> to !llvm.array<1 x vector<3xi64>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[1, 2] : !llvm.array<4 x array<4 x vector<4xi64>>>
// CHECK-NEXT:     %4 = llvm.shufflevector %3, %3 [1, 2, 3] : vector<4xi64>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0] : !llvm.array<1 x vector<3xi64>>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x array<1 x vector<3xi64>>>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[2, 2] : !llvm.array<4 x array<4 x vector<4xi64>>>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %7 [1, 2, 3] : vector<4xi64>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %2[0] : !llvm.array<1 x vector<3xi64>>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x array<1 x vector<3xi64>>>
// CHECK-NEXT:     %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x array<1 x vector<3xi64>>> to vector<2x1x3xindex>
// CHECK-NEXT:     %12 = llvm.extractvalue %0[2, 2] : !llvm.array<4 x array<4 x vector<4xi64>>>
// CHECK-NEXT:     %13 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %14 = llvm.extractelement %12[%13 : i64] : vector<4xi64>
// CHECK-NEXT:     %15 = builtin.unrealized_conversion_cast %14 : i64 to index
// CHECK-NEXT:     return %11, %15 : vector<2x1x3xindex>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%v: vector<8xf32>, %w: vector<8xf32>) -> (vector<4xf32>, vector<8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [4], strides = [1]}
      : vector<8xf32> to vector<4xf32>
  %1 = vector.insert_strided_slice %0, %w {offsets = [3], strides = [1]}
      : vector<4xf32> into vector<8xf32>
  return %0, %1 : vector<4xf32>, vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%arg0: vector<8xf32>, %arg1: vector<8xf32>) -> (vector<4xf32>, vector<8xf32>) {
// CHECK-NEXT:     %0 = llvm.shufflevector %arg0, %arg0 [2, 3, 4, 5] : vector<8xf32>
// CHECK-NEXT:     %1 = llvm.shufflevector %0, %0 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     %2 = llvm.shufflevector %1, %arg1 [8, 9, 10, 0, 1, 2, 3, 15] : vector<8xf32>
// CHECK-NEXT:     return %0, %2 : vector<4xf32>, vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @h(%a: vector<4x4xf32>, %b: vector<2x4xf32>, %k: vector<8xf32>)
    -> (vector<4x4xf32>, vector<2xf32>) {
  %c = arith.constant dense<1.5> : vector<2xf32>
  %0 = vector.insert_strided_slice %b, %a {offsets = [2, 0], strides = [1, 1]}
      : vector<2x4xf32> into vector<4x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [2], sizes = [2], strides = [1]}
      : vector<4x4xf32> to vector<2x4xf32>
  %2 = vector.extract %1[0] : vector<4xf32> from vector<2x4xf32>
  %3 = vector.extract_strided_slice %2 {offsets = [1], sizes = [2], strides = [1]}
      : vector<4xf32> to vector<2xf32>
  %4 = arith.addf %3, %c : vector<2xf32>
  return %0, %4 : vector<4x4xf32>, vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @h(%arg0: vector<4x4xf32>, %arg1: vector<2x4xf32>, %arg2: vector<8xf32>) -> (vector<4x4xf32>, vector<2xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<1.500000e+00> : vector<2xf32>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %3 = llvm.insertvalue %2, %0[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %3[3] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
// CHECK-NEXT:     %7 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %7 [1, 2] : vector<4xf32>
// CHECK-NEXT:     %9 = arith.addf %8, %cst : vector<2xf32>
// CHECK-NEXT:     return %6, %9 : vector<4x4xf32>, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%v: vector<4x[8]xf32>) -> (vector<2x[8]xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]}
      : vector<4x[8]xf32> to vector<2x[8]xf32>
  return %0 : vector<2x[8]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: vector<4x[8]xf32>) -> vector<2x[8]xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x[8]xf32> to !llvm.array<4 x vector<[8]xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x[8]xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<2x[8]xf32> to !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<[8]xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<[8]xf32>>
// CHECK-NEXT:     %4 = llvm.insertvalue %2, %1[0] : !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %5 = llvm.insertvalue %3, %4[1] : !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<2 x vector<[8]xf32>> to vector<2x[8]xf32>
// CHECK-NEXT:     return %6 : vector<2x[8]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%v: vector<4x8xf32>) -> (vector<2x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]}
      : vector<4x8xf32> to vector<2x8xf32>
  return %0 : vector<2x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: vector<4x8xf32>) -> vector<2x8xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x8xf32> to !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %3 = llvm.insertvalue %2, %1[0] : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %3[1] : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<2 x vector<8xf32>> to vector<2x8xf32>
// CHECK-NEXT:     return %6 : vector<2x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
