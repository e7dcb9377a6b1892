// RUN: pyopt --split-input-file --convert-vector-to-llvm='vector-transpose-lowering=llvmintr' %s | FileCheck %s

// Matrices by the intrinsic; others element by element.

func.func @matrix(%v: vector<2x3xf32>) -> vector<3x2xf32> {
  %0 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @matrix(%arg0: vector<2x3xf32>) -> vector<3x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<3x2xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %3 = ub.poison : vector<6xf32>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %4 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %7 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %10 = llvm.intr.matrix.transpose %9 {columns = 2 : i32, rows = 3 : i32} : vector<6xf32> into vector<6xf32>
// CHECK-NEXT:     %11 = llvm.shufflevector %10, %10 [0, 1] : vector<6xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %2[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %13 = llvm.shufflevector %10, %10 [2, 3] : vector<6xf32>
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %12[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %15 = llvm.shufflevector %10, %10 [4, 5] : vector<6xf32>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %14[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %17 = builtin.unrealized_conversion_cast %16 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     return %17 : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @narrow(%v: vector<3x2xi1>) -> vector<2x3xi1> {
  %0 = vector.transpose %v, [1, 0] : vector<3x2xi1> to vector<2x3xi1>
  return %0 : vector<2x3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @narrow(%arg0: vector<3x2xi1>) -> vector<2x3xi1> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<3x2xi1> to !llvm.array<3 x vector<2xi1>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x3xi1>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %3 = ub.poison : vector<6xi1>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xi1>>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %4 [0, 1, 0, 0, 0, 0] : vector<2xi1>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %3 [0, 1, 8, 9, 10, 11] : vector<6xi1>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xi1>>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %7 [0, 1, 0, 0, 0, 0] : vector<2xi1>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [6, 7, 0, 1, 10, 11] : vector<6xi1>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xi1>>
// CHECK-NEXT:     %11 = llvm.shufflevector %10, %10 [0, 1, 0, 0, 0, 0] : vector<2xi1>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %9 [6, 7, 8, 9, 0, 1] : vector<6xi1>
// CHECK-NEXT:     %13 = llvm.intr.matrix.transpose %12 {columns = 3 : i32, rows = 2 : i32} : vector<6xi1> into vector<6xi1>
// CHECK-NEXT:     %14 = llvm.shufflevector %13, %13 [0, 1, 2] : vector<6xi1>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %2[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %16 = llvm.shufflevector %13, %13 [3, 4, 5] : vector<6xi1>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %15[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %18 = builtin.unrealized_conversion_cast %17 : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT:     return %18 : vector<2x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unit_row(%v: vector<1x4xf32>) -> vector<4x1xf32> {
  %0 = vector.transpose %v, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  return %0 : vector<4x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unit_row(%arg0: vector<1x4xf32>) -> vector<4x1xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x4xf32> to !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<4x1xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<4x1xf32> to !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %4 = llvm.intr.matrix.transpose %3 {columns = 1 : i32, rows = 4 : i32} : vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %6 = llvm.extractelement %4[%5 : i64] : vector<4xf32>
// CHECK-NEXT:     %7 = llvm.extractvalue %2[0] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %9 = llvm.insertelement %6, %7[%8 : i64] : vector<1xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %2[0] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %4[%11 : i64] : vector<4xf32>
// CHECK-NEXT:     %13 = llvm.extractvalue %10[1] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %12, %13[%14 : i64] : vector<1xf32>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %10[1] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %18 = llvm.extractelement %4[%17 : i64] : vector<4xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %16[2] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %21 = llvm.insertelement %18, %19[%20 : i64] : vector<1xf32>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %16[2] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %23 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %24 = llvm.extractelement %4[%23 : i64] : vector<4xf32>
// CHECK-NEXT:     %25 = llvm.extractvalue %22[3] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %26 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %27 = llvm.insertelement %24, %25[%26 : i64] : vector<1xf32>
// CHECK-NEXT:     %28 = llvm.insertvalue %27, %22[3] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %29 = builtin.unrealized_conversion_cast %28 : !llvm.array<4 x vector<1xf32>> to vector<4x1xf32>
// CHECK-NEXT:     return %29 : vector<4x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unit_between(%v: vector<2x1x4xf32>) -> vector<4x1x2xf32> {
  %0 = vector.transpose %v, [2, 1, 0] : vector<2x1x4xf32> to vector<4x1x2xf32>
  return %0 : vector<4x1x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unit_between(%arg0: vector<2x1x4xf32>) -> vector<4x1x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x1x4xf32> to !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT:     %1 = ub.poison : vector<4x1x2xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<4x1x2xf32> to !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %5 = llvm.extractelement %3[%4 : i64] : vector<4xf32>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %2[0, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %10[%11 : i64] : vector<4xf32>
// CHECK-NEXT:     %13 = llvm.extractvalue %9[1, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %12, %13[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %9[1, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %17 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT:     %18 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %19 = llvm.extractelement %17[%18 : i64] : vector<4xf32>
// CHECK-NEXT:     %20 = llvm.extractvalue %16[2, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.insertelement %19, %20[%21 : i64] : vector<2xf32>
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %16[2, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %24 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %26 = llvm.extractelement %24[%25 : i64] : vector<4xf32>
// CHECK-NEXT:     %27 = llvm.extractvalue %23[3, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %29 = llvm.insertelement %26, %27[%28 : i64] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.insertvalue %29, %23[3, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %31 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT:     %32 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %33 = llvm.extractelement %31[%32 : i64] : vector<4xf32>
// CHECK-NEXT:     %34 = llvm.extractvalue %30[0, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %36 = llvm.insertelement %33, %34[%35 : i64] : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.insertvalue %36, %30[0, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %38 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT:     %39 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %40 = llvm.extractelement %38[%39 : i64] : vector<4xf32>
// CHECK-NEXT:     %41 = llvm.extractvalue %37[1, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %43 = llvm.insertelement %40, %41[%42 : i64] : vector<2xf32>
// CHECK-NEXT:     %44 = llvm.insertvalue %43, %37[1, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %45 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT:     %46 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %47 = llvm.extractelement %45[%46 : i64] : vector<4xf32>
// CHECK-NEXT:     %48 = llvm.extractvalue %44[2, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %49 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %50 = llvm.insertelement %47, %48[%49 : i64] : vector<2xf32>
// CHECK-NEXT:     %51 = llvm.insertvalue %50, %44[2, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %52 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT:     %53 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %54 = llvm.extractelement %52[%53 : i64] : vector<4xf32>
// CHECK-NEXT:     %55 = llvm.extractvalue %51[3, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %56 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %57 = llvm.insertelement %54, %55[%56 : i64] : vector<2xf32>
// CHECK-NEXT:     %58 = llvm.insertvalue %57, %51[3, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %59 = builtin.unrealized_conversion_cast %58 : !llvm.array<4 x array<1 x vector<2xf32>>> to vector<4x1x2xf32>
// CHECK-NEXT:     return %59 : vector<4x1x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unit_before(%v: vector<1x2x3xindex>) -> vector<3x1x2xindex> {
  %0 = vector.transpose %v, [2, 0, 1] : vector<1x2x3xindex> to vector<3x1x2xindex>
  return %0 : vector<3x1x2xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unit_before(%arg0: vector<1x2x3xindex>) -> vector<3x1x2xindex> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x2x3xindex> to !llvm.array<1 x array<2 x vector<3xi64>>>
// CHECK-NEXT:     %1 = ub.poison : vector<3x1x2xindex>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<3x1x2xindex> to !llvm.array<3 x array<1 x vector<2xi64>>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<2 x vector<3xi64>>>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %5 = llvm.extractelement %3[%4 : i64] : vector<3xi64>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0, 0] : !llvm.array<3 x array<1 x vector<2xi64>>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i64] : vector<2xi64>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %2[0, 0] : !llvm.array<3 x array<1 x vector<2xi64>>>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<2 x vector<3xi64>>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %10[%11 : i64] : vector<3xi64>
// CHECK-NEXT:     %13 = llvm.extractvalue %9[1, 0] : !llvm.array<3 x array<1 x vector<2xi64>>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %12, %13[%14 : i64] : vector<2xi64>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %9[1, 0] : !llvm.array<3 x array<1 x vector<2xi64>>>
// CHECK-NEXT:     %17 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<2 x vector<3xi64>>>
// CHECK-NEXT:     %18 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %19 = llvm.extractelement %17[%18 : i64] : vector<3xi64>
// CHECK-NEXT:     %20 = llvm.extractvalue %16[2, 0] : !llvm.array<3 x array<1 x vector<2xi64>>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.insertelement %19, %20[%21 : i64] : vector<2xi64>
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %16[2, 0] : !llvm.array<3 x array<1 x vector<2xi64>>>
// CHECK-NEXT:     %24 = llvm.extractvalue %0[0, 1] : !llvm.array<1 x array<2 x vector<3xi64>>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %26 = llvm.extractelement %24[%25 : i64] : vector<3xi64>
// CHECK-NEXT:     %27 = llvm.extractvalue %23[0, 0] : !llvm.array<3 x array<1 x vector<2xi64>>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %29 = llvm.insertelement %26, %27[%28 : i64] : vector<2xi64>
// CHECK-NEXT:     %30 = llvm.insertvalue %29, %23[0, 0] : !llvm.array<3 x array<1 x vector<2xi64>>>
// CHECK-NEXT:     %31 = llvm.extractvalue %0[0, 1] : !llvm.array<1 x array<2 x vector<3xi64>>>
// CHECK-NEXT:     %32 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %33 = llvm.extractelement %31[%32 : i64] : vector<3xi64>
// CHECK-NEXT:     %34 = llvm.extractvalue %30[1, 0] : !llvm.array<3 x array<1 x vector<2xi64>>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %36 = llvm.insertelement %33, %34[%35 : i64] : vector<2xi64>
// CHECK-NEXT:     %37 = llvm.insertvalue %36, %30[1, 0] : !llvm.array<3 x array<1 x vector<2xi64>>>
// CHECK-NEXT:     %38 = llvm.extractvalue %0[0, 1] : !llvm.array<1 x array<2 x vector<3xi64>>>
// CHECK-NEXT:     %39 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %40 = llvm.extractelement %38[%39 : i64] : vector<3xi64>
// CHECK-NEXT:     %41 = llvm.extractvalue %37[2, 0] : !llvm.array<3 x array<1 x vector<2xi64>>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %43 = llvm.insertelement %40, %41[%42 : i64] : vector<2xi64>
// CHECK-NEXT:     %44 = llvm.insertvalue %43, %37[2, 0] : !llvm.array<3 x array<1 x vector<2xi64>>>
// CHECK-NEXT:     %45 = builtin.unrealized_conversion_cast %44 : !llvm.array<3 x array<1 x vector<2xi64>>> to vector<3x1x2xindex>
// CHECK-NEXT:     return %45 : vector<3x1x2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @not_swapped(%v: vector<1x2x3xf32>) -> vector<2x1x3xf32> {
  %0 = vector.transpose %v, [1, 0, 2] : vector<1x2x3xf32> to vector<2x1x3xf32>
  return %0 : vector<2x1x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_swapped(%arg0: vector<1x2x3xf32>) -> vector<2x1x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x2x3xf32> to !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x1x3xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x1x3xf32> to !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %2[0, 0] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %4[1, 0] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<2 x array<1 x vector<3xf32>>> to vector<2x1x3xf32>
// CHECK-NEXT:     return %7 : vector<2x1x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @three(%v: vector<2x2x2xf32>) -> vector<2x2x2xf32> {
  %0 = vector.transpose %v, [1, 2, 0] : vector<2x2x2xf32> to vector<2x2x2xf32>
  return %0 : vector<2x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @three(%arg0: vector<2x2x2xf32>) -> vector<2x2x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x2x2xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %5 = llvm.extractelement %3[%4 : i64] : vector<2xf32>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %2[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %10[%11 : i64] : vector<2xf32>
// CHECK-NEXT:     %13 = llvm.extractvalue %9[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %12, %13[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %9[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %17 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %19 = llvm.extractelement %17[%18 : i64] : vector<2xf32>
// CHECK-NEXT:     %20 = llvm.extractvalue %16[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.insertelement %19, %20[%21 : i64] : vector<2xf32>
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %16[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %24 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %26 = llvm.extractelement %24[%25 : i64] : vector<2xf32>
// CHECK-NEXT:     %27 = llvm.extractvalue %23[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %29 = llvm.insertelement %26, %27[%28 : i64] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.insertvalue %29, %23[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %31 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %32 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %33 = llvm.extractelement %31[%32 : i64] : vector<2xf32>
// CHECK-NEXT:     %34 = llvm.extractvalue %30[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %36 = llvm.insertelement %33, %34[%35 : i64] : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.insertvalue %36, %30[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %38 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %39 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %40 = llvm.extractelement %38[%39 : i64] : vector<2xf32>
// CHECK-NEXT:     %41 = llvm.extractvalue %37[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %43 = llvm.insertelement %40, %41[%42 : i64] : vector<2xf32>
// CHECK-NEXT:     %44 = llvm.insertvalue %43, %37[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %45 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %46 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %47 = llvm.extractelement %45[%46 : i64] : vector<2xf32>
// CHECK-NEXT:     %48 = llvm.extractvalue %44[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %49 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %50 = llvm.insertelement %47, %48[%49 : i64] : vector<2xf32>
// CHECK-NEXT:     %51 = llvm.insertvalue %50, %44[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %52 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %53 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %54 = llvm.extractelement %52[%53 : i64] : vector<2xf32>
// CHECK-NEXT:     %55 = llvm.extractvalue %51[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %56 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %57 = llvm.insertelement %54, %55[%56 : i64] : vector<2xf32>
// CHECK-NEXT:     %58 = llvm.insertvalue %57, %51[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %59 = builtin.unrealized_conversion_cast %58 : !llvm.array<2 x array<2 x vector<2xf32>>> to vector<2x2x2xf32>
// CHECK-NEXT:     return %59 : vector<2x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rows(%v: vector<2x2x3xf32>) -> vector<2x2x3xf32> {
  %0 = vector.transpose %v, [1, 0, 2] : vector<2x2x3xf32> to vector<2x2x3xf32>
  return %0 : vector<2x2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @rows(%arg0: vector<2x2x3xf32>) -> vector<2x2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x2x3xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %2[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %4[1, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %6[0, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %8[1, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x array<2 x vector<3xf32>>> to vector<2x2x3xf32>
// CHECK-NEXT:     return %11 : vector<2x2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scalable(%v: vector<2x[4]xf32>) -> vector<[4]x2xf32> {
  %0 = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  return %0 : vector<[4]x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalable(%arg0: vector<2x[4]xf32>) -> vector<[4]x2xf32> {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
// CHECK-NEXT:     return %0 : vector<[4]x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nothing(%v: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.transpose %v, [0, 1] : vector<2x3xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nothing(%arg0: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     return %arg0 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @square(%v: vector<4x4xi8>) -> vector<4x4xi8> {
  %0 = vector.transpose %v, [1, 0] : vector<4x4xi8> to vector<4x4xi8>
  return %0 : vector<4x4xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @square(%arg0: vector<4x4xi8>) -> vector<4x4xi8> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x4xi8> to !llvm.array<4 x vector<4xi8>>
// CHECK-NEXT:     %1 = ub.poison : vector<4x4xi8>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<4x4xi8> to !llvm.array<4 x vector<4xi8>>
// CHECK-NEXT:     %3 = ub.poison : vector<16xi8>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<4xi8>>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %4 [0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<4xi8>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %3 [0, 1, 2, 3, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<4xi8>>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %7 [0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<4xi8>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [16, 17, 18, 19, 0, 1, 2, 3, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<4xi8>>
// CHECK-NEXT:     %11 = llvm.shufflevector %10, %10 [0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<4xi8>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %9 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 28, 29, 30, 31] : vector<16xi8>
// CHECK-NEXT:     %13 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<4xi8>>
// CHECK-NEXT:     %14 = llvm.shufflevector %13, %13 [0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<4xi8>
// CHECK-NEXT:     %15 = llvm.shufflevector %14, %12 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 0, 1, 2, 3] : vector<16xi8>
// CHECK-NEXT:     %16 = llvm.intr.matrix.transpose %15 {columns = 4 : i32, rows = 4 : i32} : vector<16xi8> into vector<16xi8>
// CHECK-NEXT:     %17 = llvm.shufflevector %16, %16 [0, 1, 2, 3] : vector<16xi8>
// CHECK-NEXT:     %18 = llvm.insertvalue %17, %2[0] : !llvm.array<4 x vector<4xi8>>
// CHECK-NEXT:     %19 = llvm.shufflevector %16, %16 [4, 5, 6, 7] : vector<16xi8>
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %18[1] : !llvm.array<4 x vector<4xi8>>
// CHECK-NEXT:     %21 = llvm.shufflevector %16, %16 [8, 9, 10, 11] : vector<16xi8>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %20[2] : !llvm.array<4 x vector<4xi8>>
// CHECK-NEXT:     %23 = llvm.shufflevector %16, %16 [12, 13, 14, 15] : vector<16xi8>
// CHECK-NEXT:     %24 = llvm.insertvalue %23, %22[3] : !llvm.array<4 x vector<4xi8>>
// CHECK-NEXT:     %25 = builtin.unrealized_conversion_cast %24 : !llvm.array<4 x vector<4xi8>> to vector<4x4xi8>
// CHECK-NEXT:     return %25 : vector<4x4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
