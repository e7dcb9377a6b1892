// RUN: pyopt --split-input-file --convert-vector-to-llvm='force-32bit-vector-indices' %s | FileCheck %s

// The largest parts that are the same before and after move as one.

func.func @from2x1x4_8(%a: vector<2x1x4xf32>) -> vector<8xf32> {
  %0 = vector.shape_cast %a : vector<2x1x4xf32> to vector<8xf32>
  return %0 : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from2x1x4_8(%arg0: vector<2x1x4xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x1x4xf32> to !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT:     %1 = ub.poison : vector<8xf32>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT:     %3 = llvm.shufflevector %2, %2 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     %4 = llvm.shufflevector %3, %1 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xf32>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %5 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xf32>
// CHECK-NEXT:     return %7 : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from2x2x3_12(%a: vector<2x2x3xf32>) -> vector<12xf32> {
  %0 = vector.shape_cast %a : vector<2x2x3xf32> to vector<12xf32>
  return %0 : vector<12xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from2x2x3_12(%arg0: vector<2x2x3xf32>) -> vector<12xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %1 = ub.poison : vector<12xf32>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %3 = llvm.shufflevector %2, %2 [0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %4 = llvm.shufflevector %3, %1 [0, 1, 2, 15, 16, 17, 18, 19, 20, 21, 22, 23] : vector<12xf32>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %5 [0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [12, 13, 14, 0, 1, 2, 18, 19, 20, 21, 22, 23] : vector<12xf32>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %8 [0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %10 = llvm.shufflevector %9, %7 [12, 13, 14, 15, 16, 17, 0, 1, 2, 21, 22, 23] : vector<12xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %11 [0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %10 [12, 13, 14, 15, 16, 17, 18, 19, 20, 0, 1, 2] : vector<12xf32>
// CHECK-NEXT:     return %13 : vector<12xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from12_2x2x3(%a: vector<12xf32>) -> vector<2x2x3xf32> {
  %0 = vector.shape_cast %a : vector<12xf32> to vector<2x2x3xf32>
  return %0 : vector<2x2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from12_2x2x3(%arg0: vector<12xf32>) -> vector<2x2x3xf32> {
// CHECK-NEXT:     %0 = ub.poison : vector<2x2x3xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %2 = llvm.shufflevector %arg0, %arg0 [0, 1, 2] : vector<12xf32>
// CHECK-NEXT:     %3 = llvm.insertvalue %2, %1[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %4 = llvm.shufflevector %arg0, %arg0 [3, 4, 5] : vector<12xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %3[0, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %6 = llvm.shufflevector %arg0, %arg0 [6, 7, 8] : vector<12xf32>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %5[1, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %8 = llvm.shufflevector %arg0, %arg0 [9, 10, 11] : vector<12xf32>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %7[1, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %10 = builtin.unrealized_conversion_cast %9 : !llvm.array<2 x array<2 x vector<3xf32>>> to vector<2x2x3xf32>
// CHECK-NEXT:     return %10 : vector<2x2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from2x3_3x2(%a: vector<2x3xf32>) -> vector<3x2xf32> {
  %0 = vector.shape_cast %a : vector<2x3xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from2x3_3x2(%arg0: vector<2x3xf32>) -> vector<3x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<3x2xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %5 = llvm.extractelement %3[%4 : i64] : vector<3xf32>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %2[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %10[%11 : i64] : vector<3xf32>
// CHECK-NEXT:     %13 = llvm.extractvalue %9[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %12, %13[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %9[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %17 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %18 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %19 = llvm.extractelement %17[%18 : i64] : vector<3xf32>
// CHECK-NEXT:     %20 = llvm.extractvalue %16[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.insertelement %19, %20[%21 : i64] : vector<2xf32>
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %16[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %24 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %26 = llvm.extractelement %24[%25 : i64] : vector<3xf32>
// CHECK-NEXT:     %27 = llvm.extractvalue %23[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %29 = llvm.insertelement %26, %27[%28 : i64] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.insertvalue %29, %23[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %31 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %32 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %33 = llvm.extractelement %31[%32 : i64] : vector<3xf32>
// CHECK-NEXT:     %34 = llvm.extractvalue %30[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %36 = llvm.insertelement %33, %34[%35 : i64] : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.insertvalue %36, %30[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %38 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %39 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %40 = llvm.extractelement %38[%39 : i64] : vector<3xf32>
// CHECK-NEXT:     %41 = llvm.extractvalue %37[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %43 = llvm.insertelement %40, %41[%42 : i64] : vector<2xf32>
// CHECK-NEXT:     %44 = llvm.insertvalue %43, %37[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %45 = builtin.unrealized_conversion_cast %44 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     return %45 : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from2x6_2x2x3(%a: vector<2x6xf32>) -> vector<2x2x3xf32> {
  %0 = vector.shape_cast %a : vector<2x6xf32> to vector<2x2x3xf32>
  return %0 : vector<2x2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from2x6_2x2x3(%arg0: vector<2x6xf32>) -> vector<2x2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x6xf32> to !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x2x3xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT:     %4 = llvm.shufflevector %3, %3 [0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %6 = llvm.shufflevector %3, %3 [3, 4, 5] : vector<6xf32>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %5[0, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %8 [0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %7[1, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %11 = llvm.shufflevector %8, %8 [3, 4, 5] : vector<6xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %10[1, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : !llvm.array<2 x array<2 x vector<3xf32>>> to vector<2x2x3xf32>
// CHECK-NEXT:     return %13 : vector<2x2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from3x4_6x2(%a: vector<3x4xf32>) -> vector<6x2xf32> {
  %0 = vector.shape_cast %a : vector<3x4xf32> to vector<6x2xf32>
  return %0 : vector<6x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from3x4_6x2(%arg0: vector<3x4xf32>) -> vector<6x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<3x4xf32> to !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<6x2xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<6x2xf32> to !llvm.array<6 x vector<2xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT:     %4 = llvm.shufflevector %3, %3 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0] : !llvm.array<6 x vector<2xf32>>
// CHECK-NEXT:     %6 = llvm.shufflevector %3, %3 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %5[1] : !llvm.array<6 x vector<2xf32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %8 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %7[2] : !llvm.array<6 x vector<2xf32>>
// CHECK-NEXT:     %11 = llvm.shufflevector %8, %8 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %10[3] : !llvm.array<6 x vector<2xf32>>
// CHECK-NEXT:     %13 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT:     %14 = llvm.shufflevector %13, %13 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %12[4] : !llvm.array<6 x vector<2xf32>>
// CHECK-NEXT:     %16 = llvm.shufflevector %13, %13 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %15[5] : !llvm.array<6 x vector<2xf32>>
// CHECK-NEXT:     %18 = builtin.unrealized_conversion_cast %17 : !llvm.array<6 x vector<2xf32>> to vector<6x2xf32>
// CHECK-NEXT:     return %18 : vector<6x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from2x2x3_2x6(%a: vector<2x2x3xf32>) -> vector<2x6xf32> {
  %0 = vector.shape_cast %a : vector<2x2x3xf32> to vector<2x6xf32>
  return %0 : vector<2x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from2x2x3_2x6(%arg0: vector<2x2x3xf32>) -> vector<2x6xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x6xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x6xf32> to !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT:     %3 = ub.poison : vector<6xf32>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %4 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %7 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %2[0] : !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %11 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %15 = llvm.shufflevector %14, %14 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %16 = llvm.shufflevector %15, %13 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %10[1] : !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT:     %18 = builtin.unrealized_conversion_cast %17 : !llvm.array<2 x vector<6xf32>> to vector<2x6xf32>
// CHECK-NEXT:     return %18 : vector<2x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from2x3x2x2_6x4(%a: vector<2x3x2x2xf32>) -> vector<6x4xf32> {
  %0 = vector.shape_cast %a : vector<2x3x2x2xf32> to vector<6x4xf32>
  return %0 : vector<6x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from2x3x2x2_6x4(%arg0: vector<2x3x2x2xf32>) -> vector<6x4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3x2x2xf32> to !llvm.array<2 x array<3 x array<2 x vector<2xf32>>>>
// CHECK-NEXT:     %1 = ub.poison : vector<6x4xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<6x4xf32> to !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT:     %3 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0, 0, 0] : !llvm.array<2 x array<3 x array<2 x vector<2xf32>>>>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %4 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[0, 0, 1] : !llvm.array<2 x array<3 x array<2 x vector<2xf32>>>>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %7 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %2[0] : !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[0, 1, 0] : !llvm.array<2 x array<3 x array<2 x vector<2xf32>>>>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %11 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %0[0, 1, 1] : !llvm.array<2 x array<3 x array<2 x vector<2xf32>>>>
// CHECK-NEXT:     %15 = llvm.shufflevector %14, %14 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.shufflevector %15, %13 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %10[1] : !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT:     %18 = llvm.extractvalue %0[0, 2, 0] : !llvm.array<2 x array<3 x array<2 x vector<2xf32>>>>
// CHECK-NEXT:     %19 = llvm.shufflevector %18, %18 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %20 = llvm.shufflevector %19, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %21 = llvm.extractvalue %0[0, 2, 1] : !llvm.array<2 x array<3 x array<2 x vector<2xf32>>>>
// CHECK-NEXT:     %22 = llvm.shufflevector %21, %21 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %23 = llvm.shufflevector %22, %20 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %24 = llvm.insertvalue %23, %17[2] : !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT:     %25 = llvm.extractvalue %0[1, 0, 0] : !llvm.array<2 x array<3 x array<2 x vector<2xf32>>>>
// CHECK-NEXT:     %26 = llvm.shufflevector %25, %25 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %27 = llvm.shufflevector %26, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %28 = llvm.extractvalue %0[1, 0, 1] : !llvm.array<2 x array<3 x array<2 x vector<2xf32>>>>
// CHECK-NEXT:     %29 = llvm.shufflevector %28, %28 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.shufflevector %29, %27 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %31 = llvm.insertvalue %30, %24[3] : !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT:     %32 = llvm.extractvalue %0[1, 1, 0] : !llvm.array<2 x array<3 x array<2 x vector<2xf32>>>>
// CHECK-NEXT:     %33 = llvm.shufflevector %32, %32 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %34 = llvm.shufflevector %33, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %35 = llvm.extractvalue %0[1, 1, 1] : !llvm.array<2 x array<3 x array<2 x vector<2xf32>>>>
// CHECK-NEXT:     %36 = llvm.shufflevector %35, %35 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.shufflevector %36, %34 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %38 = llvm.insertvalue %37, %31[4] : !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT:     %39 = llvm.extractvalue %0[1, 2, 0] : !llvm.array<2 x array<3 x array<2 x vector<2xf32>>>>
// CHECK-NEXT:     %40 = llvm.shufflevector %39, %39 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %41 = llvm.shufflevector %40, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %42 = llvm.extractvalue %0[1, 2, 1] : !llvm.array<2 x array<3 x array<2 x vector<2xf32>>>>
// CHECK-NEXT:     %43 = llvm.shufflevector %42, %42 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %44 = llvm.shufflevector %43, %41 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %45 = llvm.insertvalue %44, %38[5] : !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT:     %46 = builtin.unrealized_conversion_cast %45 : !llvm.array<6 x vector<4xf32>> to vector<6x4xf32>
// CHECK-NEXT:     return %46 : vector<6x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from2x3x4_4x6(%a: vector<2x3x4xf32>) -> vector<4x6xf32> {
  %0 = vector.shape_cast %a : vector<2x3x4xf32> to vector<4x6xf32>
  return %0 : vector<4x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from2x3x4_4x6(%arg0: vector<2x3x4xf32>) -> vector<4x6xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3x4xf32> to !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %1 = ub.poison : vector<4x6xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<4x6xf32> to !llvm.array<4 x vector<6xf32>>
// CHECK-NEXT:     %3 = ub.poison : vector<6xf32>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %4 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %5 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %3 [0, 1, 8, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %8 = llvm.shufflevector %4, %4 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %8 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %10 = llvm.shufflevector %9, %7 [6, 7, 0, 1, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %11 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %12 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %14 = llvm.shufflevector %13, %10 [6, 7, 8, 9, 0, 1] : vector<6xf32>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %2[0] : !llvm.array<4 x vector<6xf32>>
// CHECK-NEXT:     %16 = llvm.shufflevector %11, %11 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %17 = llvm.shufflevector %16, %16 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %18 = llvm.shufflevector %17, %3 [0, 1, 8, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %0[0, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %20 = llvm.shufflevector %19, %19 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %21 = llvm.shufflevector %20, %20 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %22 = llvm.shufflevector %21, %18 [6, 7, 0, 1, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %23 = llvm.shufflevector %19, %19 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %24 = llvm.shufflevector %23, %23 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %25 = llvm.shufflevector %24, %22 [6, 7, 8, 9, 0, 1] : vector<6xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %15[1] : !llvm.array<4 x vector<6xf32>>
// CHECK-NEXT:     %27 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %28 = llvm.shufflevector %27, %27 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %29 = llvm.shufflevector %28, %28 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.shufflevector %29, %3 [0, 1, 8, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %31 = llvm.shufflevector %27, %27 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %32 = llvm.shufflevector %31, %31 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %33 = llvm.shufflevector %32, %30 [6, 7, 0, 1, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %34 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %35 = llvm.shufflevector %34, %34 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %36 = llvm.shufflevector %35, %35 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.shufflevector %36, %33 [6, 7, 8, 9, 0, 1] : vector<6xf32>
// CHECK-NEXT:     %38 = llvm.insertvalue %37, %26[2] : !llvm.array<4 x vector<6xf32>>
// CHECK-NEXT:     %39 = llvm.shufflevector %34, %34 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %40 = llvm.shufflevector %39, %39 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %41 = llvm.shufflevector %40, %3 [0, 1, 8, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %42 = llvm.extractvalue %0[1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %43 = llvm.shufflevector %42, %42 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %44 = llvm.shufflevector %43, %43 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %45 = llvm.shufflevector %44, %41 [6, 7, 0, 1, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %46 = llvm.shufflevector %42, %42 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %47 = llvm.shufflevector %46, %46 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %48 = llvm.shufflevector %47, %45 [6, 7, 8, 9, 0, 1] : vector<6xf32>
// CHECK-NEXT:     %49 = llvm.insertvalue %48, %38[3] : !llvm.array<4 x vector<6xf32>>
// CHECK-NEXT:     %50 = builtin.unrealized_conversion_cast %49 : !llvm.array<4 x vector<6xf32>> to vector<4x6xf32>
// CHECK-NEXT:     return %50 : vector<4x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from4x6_2x3x4(%a: vector<4x6xf32>) -> vector<2x3x4xf32> {
  %0 = vector.shape_cast %a : vector<4x6xf32> to vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from4x6_2x3x4(%arg0: vector<4x6xf32>) -> vector<2x3x4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x6xf32> to !llvm.array<4 x vector<6xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x3x4xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x3x4xf32> to !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %3 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<6xf32>>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %4 [0, 1] : vector<6xf32>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %5 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %8 = llvm.shufflevector %4, %4 [2, 3] : vector<6xf32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %8 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %10 = llvm.shufflevector %9, %7 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %2[0, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %12 = llvm.shufflevector %4, %4 [4, 5] : vector<6xf32>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %12 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %14 = llvm.shufflevector %13, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %15 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<6xf32>>
// CHECK-NEXT:     %16 = llvm.shufflevector %15, %15 [0, 1] : vector<6xf32>
// CHECK-NEXT:     %17 = llvm.shufflevector %16, %16 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %18 = llvm.shufflevector %17, %14 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %11[0, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %20 = llvm.shufflevector %15, %15 [2, 3] : vector<6xf32>
// CHECK-NEXT:     %21 = llvm.shufflevector %20, %20 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %22 = llvm.shufflevector %21, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %23 = llvm.shufflevector %15, %15 [4, 5] : vector<6xf32>
// CHECK-NEXT:     %24 = llvm.shufflevector %23, %23 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %25 = llvm.shufflevector %24, %22 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %19[0, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %27 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<6xf32>>
// CHECK-NEXT:     %28 = llvm.shufflevector %27, %27 [0, 1] : vector<6xf32>
// CHECK-NEXT:     %29 = llvm.shufflevector %28, %28 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.shufflevector %29, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %31 = llvm.shufflevector %27, %27 [2, 3] : vector<6xf32>
// CHECK-NEXT:     %32 = llvm.shufflevector %31, %31 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %33 = llvm.shufflevector %32, %30 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %34 = llvm.insertvalue %33, %26[1, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %35 = llvm.shufflevector %27, %27 [4, 5] : vector<6xf32>
// CHECK-NEXT:     %36 = llvm.shufflevector %35, %35 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.shufflevector %36, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %38 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<6xf32>>
// CHECK-NEXT:     %39 = llvm.shufflevector %38, %38 [0, 1] : vector<6xf32>
// CHECK-NEXT:     %40 = llvm.shufflevector %39, %39 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %41 = llvm.shufflevector %40, %37 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %42 = llvm.insertvalue %41, %34[1, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %43 = llvm.shufflevector %38, %38 [2, 3] : vector<6xf32>
// CHECK-NEXT:     %44 = llvm.shufflevector %43, %43 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %45 = llvm.shufflevector %44, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %46 = llvm.shufflevector %38, %38 [4, 5] : vector<6xf32>
// CHECK-NEXT:     %47 = llvm.shufflevector %46, %46 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %48 = llvm.shufflevector %47, %45 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %49 = llvm.insertvalue %48, %42[1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %50 = builtin.unrealized_conversion_cast %49 : !llvm.array<2 x array<3 x vector<4xf32>>> to vector<2x3x4xf32>
// CHECK-NEXT:     return %50 : vector<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from1x4_4(%a: vector<1x4xf32>) -> vector<4xf32> {
  %0 = vector.shape_cast %a : vector<1x4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from1x4_4(%arg0: vector<1x4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x4xf32> to !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from4_1x4(%a: vector<4xf32>) -> vector<1x4xf32> {
  %0 = vector.shape_cast %a : vector<4xf32> to vector<1x4xf32>
  return %0 : vector<1x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from4_1x4(%arg0: vector<4xf32>) -> vector<1x4xf32> {
// CHECK-NEXT:     %0 = ub.poison : vector<1x4xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : vector<1x4xf32> to !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg0, %1[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : !llvm.array<1 x vector<4xf32>> to vector<1x4xf32>
// CHECK-NEXT:     return %3 : vector<1x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from4_4x1(%a: vector<4xf32>) -> vector<4x1xf32> {
  %0 = vector.shape_cast %a : vector<4xf32> to vector<4x1xf32>
  return %0 : vector<4x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from4_4x1(%arg0: vector<4xf32>) -> vector<4x1xf32> {
// CHECK-NEXT:     %0 = ub.poison : vector<4x1xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : vector<4x1xf32> to !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %3 = llvm.extractelement %arg0[%2 : i64] : vector<4xf32>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[0] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i64] : vector<1xf32>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %1[0] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %8 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %9 = llvm.extractelement %arg0[%8 : i64] : vector<4xf32>
// CHECK-NEXT:     %10 = llvm.extractvalue %7[1] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %12 = llvm.insertelement %9, %10[%11 : i64] : vector<1xf32>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %7[1] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %arg0[%14 : i64] : vector<4xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %13[2] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.insertelement %15, %16[%17 : i64] : vector<1xf32>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %13[2] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %20 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %21 = llvm.extractelement %arg0[%20 : i64] : vector<4xf32>
// CHECK-NEXT:     %22 = llvm.extractvalue %19[3] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %23 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %24 = llvm.insertelement %21, %22[%23 : i64] : vector<1xf32>
// CHECK-NEXT:     %25 = llvm.insertvalue %24, %19[3] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %26 = builtin.unrealized_conversion_cast %25 : !llvm.array<4 x vector<1xf32>> to vector<4x1xf32>
// CHECK-NEXT:     return %26 : vector<4x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from4x1_4(%a: vector<4x1xf32>) -> vector<4xf32> {
  %0 = vector.shape_cast %a : vector<4x1xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from4x1_4(%arg0: vector<4x1xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x1xf32> to !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %4 = llvm.extractelement %2[%3 : i64] : vector<1xf32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %6 = llvm.insertelement %4, %1[%5 : i64] : vector<4xf32>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %9 = llvm.extractelement %7[%8 : i64] : vector<1xf32>
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %9, %6[%10 : i64] : vector<4xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %14 = llvm.extractelement %12[%13 : i64] : vector<1xf32>
// CHECK-NEXT:     %15 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %16 = llvm.insertelement %14, %11[%15 : i64] : vector<4xf32>
// CHECK-NEXT:     %17 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %19 = llvm.extractelement %17[%18 : i64] : vector<1xf32>
// CHECK-NEXT:     %20 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %21 = llvm.insertelement %19, %16[%20 : i64] : vector<4xf32>
// CHECK-NEXT:     return %21 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from2x1x3_2x3(%a: vector<2x1x3xf32>) -> vector<2x3xf32> {
  %0 = vector.shape_cast %a : vector<2x1x3xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from2x1x3_2x3(%arg0: vector<2x1x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x1x3xf32> to !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %4[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %7 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from2x3_2x1x3(%a: vector<2x3xf32>) -> vector<2x1x3xf32> {
  %0 = vector.shape_cast %a : vector<2x3xf32> to vector<2x1x3xf32>
  return %0 : vector<2x1x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from2x3_2x1x3(%arg0: vector<2x3xf32>) -> vector<2x1x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x1x3xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x1x3xf32> to !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %2[0, 0] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %4[1, 0] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<2 x array<1 x vector<3xf32>>> to vector<2x1x3xf32>
// CHECK-NEXT:     return %7 : vector<2x1x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from1x1x4_4(%a: vector<1x1x4xf32>) -> vector<4xf32> {
  %0 = vector.shape_cast %a : vector<1x1x4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from1x1x4_4(%arg0: vector<1x1x4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x1x4xf32> to !llvm.array<1 x array<1 x vector<4xf32>>>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<1 x vector<4xf32>>>
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from2x2x2_8(%a: vector<2x2x2xf32>) -> vector<8xf32> {
  %0 = vector.shape_cast %a : vector<2x2x2xf32> to vector<8xf32>
  return %0 : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from2x2x2_8(%arg0: vector<2x2x2xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %1 = ub.poison : vector<8xf32>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %3 = llvm.shufflevector %2, %2 [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %4 = llvm.shufflevector %3, %1 [0, 1, 10, 11, 12, 13, 14, 15] : vector<8xf32>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %5 [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [8, 9, 0, 1, 12, 13, 14, 15] : vector<8xf32>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %8 [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %10 = llvm.shufflevector %9, %7 [8, 9, 10, 11, 0, 1, 14, 15] : vector<8xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %11 [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %10 [8, 9, 10, 11, 12, 13, 0, 1] : vector<8xf32>
// CHECK-NEXT:     return %13 : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from8_2x2x2(%a: vector<8xf32>) -> vector<2x2x2xf32> {
  %0 = vector.shape_cast %a : vector<8xf32> to vector<2x2x2xf32>
  return %0 : vector<2x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from8_2x2x2(%arg0: vector<8xf32>) -> vector<2x2x2xf32> {
// CHECK-NEXT:     %0 = ub.poison : vector<2x2x2xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %2 = llvm.shufflevector %arg0, %arg0 [0, 1] : vector<8xf32>
// CHECK-NEXT:     %3 = llvm.insertvalue %2, %1[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %4 = llvm.shufflevector %arg0, %arg0 [2, 3] : vector<8xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %3[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %6 = llvm.shufflevector %arg0, %arg0 [4, 5] : vector<8xf32>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %5[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %8 = llvm.shufflevector %arg0, %arg0 [6, 7] : vector<8xf32>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %7[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %10 = builtin.unrealized_conversion_cast %9 : !llvm.array<2 x array<2 x vector<2xf32>>> to vector<2x2x2xf32>
// CHECK-NEXT:     return %10 : vector<2x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from4x4_2x8(%a: vector<4x4xf32>) -> vector<2x8xf32> {
  %0 = vector.shape_cast %a : vector<4x4xf32> to vector<2x8xf32>
  return %0 : vector<2x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from4x4_2x8(%arg0: vector<4x4xf32>) -> vector<2x8xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x8xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x8xf32> to !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %3 = ub.poison : vector<8xf32>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %4 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %3 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xf32>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %7 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %2[0] : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %11 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %3 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %15 = llvm.shufflevector %14, %14 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     %16 = llvm.shufflevector %15, %13 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xf32>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %10[1] : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %18 = builtin.unrealized_conversion_cast %17 : !llvm.array<2 x vector<8xf32>> to vector<2x8xf32>
// CHECK-NEXT:     return %18 : vector<2x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from2x8_4x4(%a: vector<2x8xf32>) -> vector<4x4xf32> {
  %0 = vector.shape_cast %a : vector<2x8xf32> to vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from2x8_4x4(%arg0: vector<2x8xf32>) -> vector<4x4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xf32> to !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<4x4xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %4 = llvm.shufflevector %3, %3 [0, 1, 2, 3] : vector<8xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %6 = llvm.shufflevector %3, %3 [4, 5, 6, 7] : vector<8xf32>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %5[1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %8 [0, 1, 2, 3] : vector<8xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %7[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %11 = llvm.shufflevector %8, %8 [4, 5, 6, 7] : vector<8xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %10[3] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
// CHECK-NEXT:     return %13 : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from8x2_2x2x4(%a: vector<8x2xf32>) -> vector<2x2x4xf32> {
  %0 = vector.shape_cast %a : vector<8x2xf32> to vector<2x2x4xf32>
  return %0 : vector<2x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from8x2_2x2x4(%arg0: vector<8x2xf32>) -> vector<2x2x4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<8x2xf32> to !llvm.array<8 x vector<2xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x2x4xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x2x4xf32> to !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %3 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.array<8 x vector<2xf32>>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %4 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[1] : !llvm.array<8 x vector<2xf32>>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %7 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %2[0, 0] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[2] : !llvm.array<8 x vector<2xf32>>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %11 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %0[3] : !llvm.array<8 x vector<2xf32>>
// CHECK-NEXT:     %15 = llvm.shufflevector %14, %14 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.shufflevector %15, %13 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %10[0, 1] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %18 = llvm.extractvalue %0[4] : !llvm.array<8 x vector<2xf32>>
// CHECK-NEXT:     %19 = llvm.shufflevector %18, %18 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %20 = llvm.shufflevector %19, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %21 = llvm.extractvalue %0[5] : !llvm.array<8 x vector<2xf32>>
// CHECK-NEXT:     %22 = llvm.shufflevector %21, %21 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %23 = llvm.shufflevector %22, %20 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %24 = llvm.insertvalue %23, %17[1, 0] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %25 = llvm.extractvalue %0[6] : !llvm.array<8 x vector<2xf32>>
// CHECK-NEXT:     %26 = llvm.shufflevector %25, %25 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %27 = llvm.shufflevector %26, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %28 = llvm.extractvalue %0[7] : !llvm.array<8 x vector<2xf32>>
// CHECK-NEXT:     %29 = llvm.shufflevector %28, %28 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.shufflevector %29, %27 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %31 = llvm.insertvalue %30, %24[1, 1] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %32 = builtin.unrealized_conversion_cast %31 : !llvm.array<2 x array<2 x vector<4xf32>>> to vector<2x2x4xf32>
// CHECK-NEXT:     return %32 : vector<2x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from2x3_6x1(%a: vector<2x3xf32>) -> vector<6x1xf32> {
  %0 = vector.shape_cast %a : vector<2x3xf32> to vector<6x1xf32>
  return %0 : vector<6x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from2x3_6x1(%arg0: vector<2x3xf32>) -> vector<6x1xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<6x1xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<6x1xf32> to !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %5 = llvm.extractelement %3[%4 : i64] : vector<3xf32>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i64] : vector<1xf32>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %2[0] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %10[%11 : i64] : vector<3xf32>
// CHECK-NEXT:     %13 = llvm.extractvalue %9[1] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %12, %13[%14 : i64] : vector<1xf32>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %9[1] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %17 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %18 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %19 = llvm.extractelement %17[%18 : i64] : vector<3xf32>
// CHECK-NEXT:     %20 = llvm.extractvalue %16[2] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.insertelement %19, %20[%21 : i64] : vector<1xf32>
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %16[2] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %24 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %26 = llvm.extractelement %24[%25 : i64] : vector<3xf32>
// CHECK-NEXT:     %27 = llvm.extractvalue %23[3] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %29 = llvm.insertelement %26, %27[%28 : i64] : vector<1xf32>
// CHECK-NEXT:     %30 = llvm.insertvalue %29, %23[3] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %31 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %32 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %33 = llvm.extractelement %31[%32 : i64] : vector<3xf32>
// CHECK-NEXT:     %34 = llvm.extractvalue %30[4] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %36 = llvm.insertelement %33, %34[%35 : i64] : vector<1xf32>
// CHECK-NEXT:     %37 = llvm.insertvalue %36, %30[4] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %38 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %39 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %40 = llvm.extractelement %38[%39 : i64] : vector<3xf32>
// CHECK-NEXT:     %41 = llvm.extractvalue %37[5] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %43 = llvm.insertelement %40, %41[%42 : i64] : vector<1xf32>
// CHECK-NEXT:     %44 = llvm.insertvalue %43, %37[5] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %45 = builtin.unrealized_conversion_cast %44 : !llvm.array<6 x vector<1xf32>> to vector<6x1xf32>
// CHECK-NEXT:     return %45 : vector<6x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from6x1_2x3(%a: vector<6x1xf32>) -> vector<2x3xf32> {
  %0 = vector.shape_cast %a : vector<6x1xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from6x1_2x3(%arg0: vector<6x1xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<6x1xf32> to !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %5 = llvm.extractelement %3[%4 : i64] : vector<1xf32>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i64] : vector<3xf32>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[1] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %10[%11 : i64] : vector<1xf32>
// CHECK-NEXT:     %13 = llvm.extractvalue %9[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %12, %13[%14 : i64] : vector<3xf32>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %9[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %17 = llvm.extractvalue %0[2] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %19 = llvm.extractelement %17[%18 : i64] : vector<1xf32>
// CHECK-NEXT:     %20 = llvm.extractvalue %16[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %22 = llvm.insertelement %19, %20[%21 : i64] : vector<3xf32>
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %16[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %24 = llvm.extractvalue %0[3] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %26 = llvm.extractelement %24[%25 : i64] : vector<1xf32>
// CHECK-NEXT:     %27 = llvm.extractvalue %23[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %29 = llvm.insertelement %26, %27[%28 : i64] : vector<3xf32>
// CHECK-NEXT:     %30 = llvm.insertvalue %29, %23[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %31 = llvm.extractvalue %0[4] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %32 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %33 = llvm.extractelement %31[%32 : i64] : vector<1xf32>
// CHECK-NEXT:     %34 = llvm.extractvalue %30[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %36 = llvm.insertelement %33, %34[%35 : i64] : vector<3xf32>
// CHECK-NEXT:     %37 = llvm.insertvalue %36, %30[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %38 = llvm.extractvalue %0[5] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %39 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %40 = llvm.extractelement %38[%39 : i64] : vector<1xf32>
// CHECK-NEXT:     %41 = llvm.extractvalue %37[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %43 = llvm.insertelement %40, %41[%42 : i64] : vector<3xf32>
// CHECK-NEXT:     %44 = llvm.insertvalue %43, %37[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %45 = builtin.unrealized_conversion_cast %44 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %45 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from6x1_3x2(%a: vector<6x1xf32>) -> vector<3x2xf32> {
  %0 = vector.shape_cast %a : vector<6x1xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from6x1_3x2(%arg0: vector<6x1xf32>) -> vector<3x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<6x1xf32> to !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<3x2xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %5 = llvm.extractelement %3[%4 : i64] : vector<1xf32>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %2[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[1] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %10[%11 : i64] : vector<1xf32>
// CHECK-NEXT:     %13 = llvm.extractvalue %9[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %12, %13[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %9[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %17 = llvm.extractvalue %0[2] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %19 = llvm.extractelement %17[%18 : i64] : vector<1xf32>
// CHECK-NEXT:     %20 = llvm.extractvalue %16[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.insertelement %19, %20[%21 : i64] : vector<2xf32>
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %16[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %24 = llvm.extractvalue %0[3] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %26 = llvm.extractelement %24[%25 : i64] : vector<1xf32>
// CHECK-NEXT:     %27 = llvm.extractvalue %23[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %29 = llvm.insertelement %26, %27[%28 : i64] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.insertvalue %29, %23[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %31 = llvm.extractvalue %0[4] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %32 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %33 = llvm.extractelement %31[%32 : i64] : vector<1xf32>
// CHECK-NEXT:     %34 = llvm.extractvalue %30[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %36 = llvm.insertelement %33, %34[%35 : i64] : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.insertvalue %36, %30[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %38 = llvm.extractvalue %0[5] : !llvm.array<6 x vector<1xf32>>
// CHECK-NEXT:     %39 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %40 = llvm.extractelement %38[%39 : i64] : vector<1xf32>
// CHECK-NEXT:     %41 = llvm.extractvalue %37[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %43 = llvm.insertelement %40, %41[%42 : i64] : vector<2xf32>
// CHECK-NEXT:     %44 = llvm.insertvalue %43, %37[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %45 = builtin.unrealized_conversion_cast %44 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     return %45 : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from1x6x1_2x3(%a: vector<1x6x1xf32>) -> vector<2x3xf32> {
  %0 = vector.shape_cast %a : vector<1x6x1xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from1x6x1_2x3(%arg0: vector<1x6x1xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x6x1xf32> to !llvm.array<1 x array<6 x vector<1xf32>>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<6 x vector<1xf32>>>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %5 = llvm.extractelement %3[%4 : i64] : vector<1xf32>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i64] : vector<3xf32>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[0, 1] : !llvm.array<1 x array<6 x vector<1xf32>>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %10[%11 : i64] : vector<1xf32>
// CHECK-NEXT:     %13 = llvm.extractvalue %9[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %12, %13[%14 : i64] : vector<3xf32>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %9[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %17 = llvm.extractvalue %0[0, 2] : !llvm.array<1 x array<6 x vector<1xf32>>>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %19 = llvm.extractelement %17[%18 : i64] : vector<1xf32>
// CHECK-NEXT:     %20 = llvm.extractvalue %16[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %22 = llvm.insertelement %19, %20[%21 : i64] : vector<3xf32>
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %16[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %24 = llvm.extractvalue %0[0, 3] : !llvm.array<1 x array<6 x vector<1xf32>>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %26 = llvm.extractelement %24[%25 : i64] : vector<1xf32>
// CHECK-NEXT:     %27 = llvm.extractvalue %23[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %29 = llvm.insertelement %26, %27[%28 : i64] : vector<3xf32>
// CHECK-NEXT:     %30 = llvm.insertvalue %29, %23[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %31 = llvm.extractvalue %0[0, 4] : !llvm.array<1 x array<6 x vector<1xf32>>>
// CHECK-NEXT:     %32 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %33 = llvm.extractelement %31[%32 : i64] : vector<1xf32>
// CHECK-NEXT:     %34 = llvm.extractvalue %30[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %36 = llvm.insertelement %33, %34[%35 : i64] : vector<3xf32>
// CHECK-NEXT:     %37 = llvm.insertvalue %36, %30[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %38 = llvm.extractvalue %0[0, 5] : !llvm.array<1 x array<6 x vector<1xf32>>>
// CHECK-NEXT:     %39 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %40 = llvm.extractelement %38[%39 : i64] : vector<1xf32>
// CHECK-NEXT:     %41 = llvm.extractvalue %37[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %43 = llvm.insertelement %40, %41[%42 : i64] : vector<3xf32>
// CHECK-NEXT:     %44 = llvm.insertvalue %43, %37[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %45 = builtin.unrealized_conversion_cast %44 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %45 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from2x4_2x2x2(%a: vector<2x4xf32>) -> vector<2x2x2xf32> {
  %0 = vector.shape_cast %a : vector<2x4xf32> to vector<2x2x2xf32>
  return %0 : vector<2x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from2x4_2x2x2(%arg0: vector<2x4xf32>) -> vector<2x2x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x2x2xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %4 = llvm.shufflevector %3, %3 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %6 = llvm.shufflevector %3, %3 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %5[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %8 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %7[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %11 = llvm.shufflevector %8, %8 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %10[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : !llvm.array<2 x array<2 x vector<2xf32>>> to vector<2x2x2xf32>
// CHECK-NEXT:     return %13 : vector<2x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from3x4_2x6(%a: vector<3x4xf32>) -> vector<2x6xf32> {
  %0 = vector.shape_cast %a : vector<3x4xf32> to vector<2x6xf32>
  return %0 : vector<2x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from3x4_2x6(%arg0: vector<3x4xf32>) -> vector<2x6xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<3x4xf32> to !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x6xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x6xf32> to !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT:     %3 = ub.poison : vector<6xf32>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %4 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %5 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %3 [0, 1, 8, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %8 = llvm.shufflevector %4, %4 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %8 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %10 = llvm.shufflevector %9, %7 [6, 7, 0, 1, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %11 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %12 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %14 = llvm.shufflevector %13, %10 [6, 7, 8, 9, 0, 1] : vector<6xf32>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %2[0] : !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT:     %16 = llvm.shufflevector %11, %11 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %17 = llvm.shufflevector %16, %16 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %18 = llvm.shufflevector %17, %3 [0, 1, 8, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT:     %20 = llvm.shufflevector %19, %19 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %21 = llvm.shufflevector %20, %20 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %22 = llvm.shufflevector %21, %18 [6, 7, 0, 1, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %23 = llvm.shufflevector %19, %19 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %24 = llvm.shufflevector %23, %23 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %25 = llvm.shufflevector %24, %22 [6, 7, 8, 9, 0, 1] : vector<6xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %15[1] : !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT:     %27 = builtin.unrealized_conversion_cast %26 : !llvm.array<2 x vector<6xf32>> to vector<2x6xf32>
// CHECK-NEXT:     return %27 : vector<2x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from6x4_4x6(%a: vector<6x4xf32>) -> vector<4x6xf32> {
  %0 = vector.shape_cast %a : vector<6x4xf32> to vector<4x6xf32>
  return %0 : vector<4x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from6x4_4x6(%arg0: vector<6x4xf32>) -> vector<4x6xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<6x4xf32> to !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<4x6xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<4x6xf32> to !llvm.array<4 x vector<6xf32>>
// CHECK-NEXT:     %3 = ub.poison : vector<6xf32>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %4 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %5 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %3 [0, 1, 8, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %8 = llvm.shufflevector %4, %4 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %8 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %10 = llvm.shufflevector %9, %7 [6, 7, 0, 1, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1] : !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %11 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %12 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %14 = llvm.shufflevector %13, %10 [6, 7, 8, 9, 0, 1] : vector<6xf32>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %2[0] : !llvm.array<4 x vector<6xf32>>
// CHECK-NEXT:     %16 = llvm.shufflevector %11, %11 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %17 = llvm.shufflevector %16, %16 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %18 = llvm.shufflevector %17, %3 [0, 1, 8, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %0[2] : !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT:     %20 = llvm.shufflevector %19, %19 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %21 = llvm.shufflevector %20, %20 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %22 = llvm.shufflevector %21, %18 [6, 7, 0, 1, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %23 = llvm.shufflevector %19, %19 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %24 = llvm.shufflevector %23, %23 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %25 = llvm.shufflevector %24, %22 [6, 7, 8, 9, 0, 1] : vector<6xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %15[1] : !llvm.array<4 x vector<6xf32>>
// CHECK-NEXT:     %27 = llvm.extractvalue %0[3] : !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT:     %28 = llvm.shufflevector %27, %27 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %29 = llvm.shufflevector %28, %28 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.shufflevector %29, %3 [0, 1, 8, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %31 = llvm.shufflevector %27, %27 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %32 = llvm.shufflevector %31, %31 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %33 = llvm.shufflevector %32, %30 [6, 7, 0, 1, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %34 = llvm.extractvalue %0[4] : !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT:     %35 = llvm.shufflevector %34, %34 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %36 = llvm.shufflevector %35, %35 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.shufflevector %36, %33 [6, 7, 8, 9, 0, 1] : vector<6xf32>
// CHECK-NEXT:     %38 = llvm.insertvalue %37, %26[2] : !llvm.array<4 x vector<6xf32>>
// CHECK-NEXT:     %39 = llvm.shufflevector %34, %34 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %40 = llvm.shufflevector %39, %39 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %41 = llvm.shufflevector %40, %3 [0, 1, 8, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %42 = llvm.extractvalue %0[5] : !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT:     %43 = llvm.shufflevector %42, %42 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %44 = llvm.shufflevector %43, %43 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %45 = llvm.shufflevector %44, %41 [6, 7, 0, 1, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %46 = llvm.shufflevector %42, %42 [2, 3] : vector<4xf32>
// CHECK-NEXT:     %47 = llvm.shufflevector %46, %46 [0, 1, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %48 = llvm.shufflevector %47, %45 [6, 7, 8, 9, 0, 1] : vector<6xf32>
// CHECK-NEXT:     %49 = llvm.insertvalue %48, %38[3] : !llvm.array<4 x vector<6xf32>>
// CHECK-NEXT:     %50 = builtin.unrealized_conversion_cast %49 : !llvm.array<4 x vector<6xf32>> to vector<4x6xf32>
// CHECK-NEXT:     return %50 : vector<4x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from2x9_3x6(%a: vector<2x9xf32>) -> vector<3x6xf32> {
  %0 = vector.shape_cast %a : vector<2x9xf32> to vector<3x6xf32>
  return %0 : vector<3x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from2x9_3x6(%arg0: vector<2x9xf32>) -> vector<3x6xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x9xf32> to !llvm.array<2 x vector<9xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<3x6xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<3x6xf32> to !llvm.array<3 x vector<6xf32>>
// CHECK-NEXT:     %3 = ub.poison : vector<6xf32>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<9xf32>>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %4 [0, 1, 2] : vector<9xf32>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %5 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %8 = llvm.shufflevector %4, %4 [3, 4, 5] : vector<9xf32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %8 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %10 = llvm.shufflevector %9, %7 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %2[0] : !llvm.array<3 x vector<6xf32>>
// CHECK-NEXT:     %12 = llvm.shufflevector %4, %4 [6, 7, 8] : vector<9xf32>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %12 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %14 = llvm.shufflevector %13, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %15 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<9xf32>>
// CHECK-NEXT:     %16 = llvm.shufflevector %15, %15 [0, 1, 2] : vector<9xf32>
// CHECK-NEXT:     %17 = llvm.shufflevector %16, %16 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %18 = llvm.shufflevector %17, %14 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %11[1] : !llvm.array<3 x vector<6xf32>>
// CHECK-NEXT:     %20 = llvm.shufflevector %15, %15 [3, 4, 5] : vector<9xf32>
// CHECK-NEXT:     %21 = llvm.shufflevector %20, %20 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %22 = llvm.shufflevector %21, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %23 = llvm.shufflevector %15, %15 [6, 7, 8] : vector<9xf32>
// CHECK-NEXT:     %24 = llvm.shufflevector %23, %23 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %25 = llvm.shufflevector %24, %22 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %19[2] : !llvm.array<3 x vector<6xf32>>
// CHECK-NEXT:     %27 = builtin.unrealized_conversion_cast %26 : !llvm.array<3 x vector<6xf32>> to vector<3x6xf32>
// CHECK-NEXT:     return %27 : vector<3x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
