// RUN: pyopt --split-input-file --convert-vector-to-llvm='vector-contract-lowering=llvmintr reference-exact=true' %s | FileCheck %s

// The same as the reference has them: rows are taken for columns, and another kind for a sum.

func.func @plain(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                     affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @plain(%arg0: vector<2x2xf32>, %arg1: vector<2x3xf32>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<6xf32>
// CHECK-NEXT:     %5 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %6 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %6 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %5 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.shufflevector %9, %9 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %11 = llvm.shufflevector %10, %8 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %12 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %14 = llvm.shufflevector %13, %4 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %15 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %16 = llvm.shufflevector %15, %15 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %17 = llvm.shufflevector %16, %14 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %18 = llvm.intr.matrix.multiply %11, %17 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i32} : (vector<4xf32>, vector<6xf32>) -> vector<6xf32>
// CHECK-NEXT:     %19 = llvm.shufflevector %18, %18 [0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %21 = llvm.shufflevector %18, %18 [3, 4, 5] : vector<6xf32>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %20[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %23 = builtin.unrealized_conversion_cast %22 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     %24 = arith.addf %arg2, %23 : vector<2x3xf32>
// CHECK-NEXT:     return %24 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @right_transposed(%a: vector<2x2xf32>, %b: vector<3x2xf32>, %c: vector<2x3xf32>)
    -> vector<2x3xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                     affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2xf32>, vector<3x2xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @right_transposed(%arg0: vector<2x2xf32>, %arg1: vector<3x2xf32>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %2 = ub.poison : vector<6xf32>
// CHECK-NEXT:     %3 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %4 = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %5[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %8, %9[%10 : i64] : vector<3xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %5[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %13 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %13[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %12[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.insertelement %15, %16[%17 : i64] : vector<3xf32>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %12[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %20 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.extractelement %20[%21 : i64] : vector<2xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %19[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %25 = llvm.insertelement %22, %23[%24 : i64] : vector<3xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %19[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %27 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %29 = llvm.extractelement %27[%28 : i64] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.extractvalue %26[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.insertelement %29, %30[%31 : i64] : vector<3xf32>
// CHECK-NEXT:     %33 = llvm.insertvalue %32, %26[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %34 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %36 = llvm.extractelement %34[%35 : i64] : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.extractvalue %33[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %38 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %39 = llvm.insertelement %36, %37[%38 : i64] : vector<3xf32>
// CHECK-NEXT:     %40 = llvm.insertvalue %39, %33[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %41 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %43 = llvm.extractelement %41[%42 : i64] : vector<2xf32>
// CHECK-NEXT:     %44 = llvm.extractvalue %40[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %46 = llvm.insertelement %43, %44[%45 : i64] : vector<3xf32>
// CHECK-NEXT:     %47 = llvm.insertvalue %46, %40[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %48 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %49 = llvm.shufflevector %48, %48 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %50 = llvm.shufflevector %49, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %51 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %52 = llvm.shufflevector %51, %51 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %53 = llvm.shufflevector %52, %50 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %54 = llvm.extractvalue %47[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %55 = llvm.shufflevector %54, %54 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %56 = llvm.shufflevector %55, %2 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %57 = llvm.extractvalue %47[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %58 = llvm.shufflevector %57, %57 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %59 = llvm.shufflevector %58, %56 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %60 = llvm.intr.matrix.multiply %53, %59 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i32} : (vector<4xf32>, vector<6xf32>) -> vector<6xf32>
// CHECK-NEXT:     %61 = llvm.shufflevector %60, %60 [0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %62 = llvm.insertvalue %61, %5[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %63 = llvm.shufflevector %60, %60 [3, 4, 5] : vector<6xf32>
// CHECK-NEXT:     %64 = llvm.insertvalue %63, %62[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %65 = builtin.unrealized_conversion_cast %64 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     %66 = arith.addf %arg2, %65 : vector<2x3xf32>
// CHECK-NEXT:     return %66 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @left_transposed(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>)
    -> vector<2x3xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>,
                     affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @left_transposed(%arg0: vector<2x2xf32>, %arg1: vector<2x3xf32>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<6xf32>
// CHECK-NEXT:     %5 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %6 = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %10 = llvm.extractelement %8[%9 : i64] : vector<2xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %7[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %13 = llvm.insertelement %10, %11[%12 : i64] : vector<2xf32>
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %7[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %15 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %16 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %17 = llvm.extractelement %15[%16 : i64] : vector<2xf32>
// CHECK-NEXT:     %18 = llvm.extractvalue %14[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %20 = llvm.insertelement %17, %18[%19 : i64] : vector<2xf32>
// CHECK-NEXT:     %21 = llvm.insertvalue %20, %14[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %22 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %23 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %24 = llvm.extractelement %22[%23 : i64] : vector<2xf32>
// CHECK-NEXT:     %25 = llvm.extractvalue %21[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %26 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %27 = llvm.insertelement %24, %25[%26 : i64] : vector<2xf32>
// CHECK-NEXT:     %28 = llvm.insertvalue %27, %21[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %29 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %30 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %31 = llvm.extractelement %29[%30 : i64] : vector<2xf32>
// CHECK-NEXT:     %32 = llvm.extractvalue %28[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %33 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %34 = llvm.insertelement %31, %32[%33 : i64] : vector<2xf32>
// CHECK-NEXT:     %35 = llvm.insertvalue %34, %28[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %36 = llvm.extractvalue %35[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %37 = llvm.shufflevector %36, %36 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %38 = llvm.shufflevector %37, %5 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %39 = llvm.extractvalue %35[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %40 = llvm.shufflevector %39, %39 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %41 = llvm.shufflevector %40, %38 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %42 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %43 = llvm.shufflevector %42, %42 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %44 = llvm.shufflevector %43, %4 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %45 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %46 = llvm.shufflevector %45, %45 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %47 = llvm.shufflevector %46, %44 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %48 = llvm.intr.matrix.multiply %41, %47 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i32} : (vector<4xf32>, vector<6xf32>) -> vector<6xf32>
// CHECK-NEXT:     %49 = llvm.shufflevector %48, %48 [0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %50 = llvm.insertvalue %49, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %51 = llvm.shufflevector %48, %48 [3, 4, 5] : vector<6xf32>
// CHECK-NEXT:     %52 = llvm.insertvalue %51, %50[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %53 = builtin.unrealized_conversion_cast %52 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     %54 = arith.addf %arg2, %53 : vector<2x3xf32>
// CHECK-NEXT:     return %54 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @both_transposed(%a: vector<2x2xf32>, %b: vector<3x2xf32>, %c: vector<2x3xf32>)
    -> vector<2x3xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>,
                     affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2xf32>, vector<3x2xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @both_transposed(%arg0: vector<2x2xf32>, %arg1: vector<3x2xf32>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = ub.poison : vector<6xf32>
// CHECK-NEXT:     %3 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %4 = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %6 = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %10 = llvm.extractelement %8[%9 : i64] : vector<2xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %7[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %13 = llvm.insertelement %10, %11[%12 : i64] : vector<2xf32>
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %7[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %15 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %16 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %17 = llvm.extractelement %15[%16 : i64] : vector<2xf32>
// CHECK-NEXT:     %18 = llvm.extractvalue %14[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %20 = llvm.insertelement %17, %18[%19 : i64] : vector<2xf32>
// CHECK-NEXT:     %21 = llvm.insertvalue %20, %14[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %22 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %23 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %24 = llvm.extractelement %22[%23 : i64] : vector<2xf32>
// CHECK-NEXT:     %25 = llvm.extractvalue %21[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %26 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %27 = llvm.insertelement %24, %25[%26 : i64] : vector<2xf32>
// CHECK-NEXT:     %28 = llvm.insertvalue %27, %21[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %29 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %30 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %31 = llvm.extractelement %29[%30 : i64] : vector<2xf32>
// CHECK-NEXT:     %32 = llvm.extractvalue %28[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %33 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %34 = llvm.insertelement %31, %32[%33 : i64] : vector<2xf32>
// CHECK-NEXT:     %35 = llvm.insertvalue %34, %28[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %36 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %37 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %38 = llvm.extractelement %36[%37 : i64] : vector<2xf32>
// CHECK-NEXT:     %39 = llvm.extractvalue %5[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %40 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %41 = llvm.insertelement %38, %39[%40 : i64] : vector<3xf32>
// CHECK-NEXT:     %42 = llvm.insertvalue %41, %5[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %43 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %44 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %45 = llvm.extractelement %43[%44 : i64] : vector<2xf32>
// CHECK-NEXT:     %46 = llvm.extractvalue %42[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %47 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %48 = llvm.insertelement %45, %46[%47 : i64] : vector<3xf32>
// CHECK-NEXT:     %49 = llvm.insertvalue %48, %42[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %50 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %51 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %52 = llvm.extractelement %50[%51 : i64] : vector<2xf32>
// CHECK-NEXT:     %53 = llvm.extractvalue %49[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %54 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %55 = llvm.insertelement %52, %53[%54 : i64] : vector<3xf32>
// CHECK-NEXT:     %56 = llvm.insertvalue %55, %49[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %57 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %58 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %59 = llvm.extractelement %57[%58 : i64] : vector<2xf32>
// CHECK-NEXT:     %60 = llvm.extractvalue %56[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %61 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %62 = llvm.insertelement %59, %60[%61 : i64] : vector<3xf32>
// CHECK-NEXT:     %63 = llvm.insertvalue %62, %56[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %64 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %65 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %66 = llvm.extractelement %64[%65 : i64] : vector<2xf32>
// CHECK-NEXT:     %67 = llvm.extractvalue %63[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %68 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %69 = llvm.insertelement %66, %67[%68 : i64] : vector<3xf32>
// CHECK-NEXT:     %70 = llvm.insertvalue %69, %63[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %71 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %72 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %73 = llvm.extractelement %71[%72 : i64] : vector<2xf32>
// CHECK-NEXT:     %74 = llvm.extractvalue %70[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %75 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %76 = llvm.insertelement %73, %74[%75 : i64] : vector<3xf32>
// CHECK-NEXT:     %77 = llvm.insertvalue %76, %70[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %78 = llvm.extractvalue %35[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %79 = llvm.shufflevector %78, %78 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %80 = llvm.shufflevector %79, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %81 = llvm.extractvalue %35[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %82 = llvm.shufflevector %81, %81 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %83 = llvm.shufflevector %82, %80 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %84 = llvm.extractvalue %77[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %85 = llvm.shufflevector %84, %84 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %86 = llvm.shufflevector %85, %2 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %87 = llvm.extractvalue %77[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %88 = llvm.shufflevector %87, %87 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %89 = llvm.shufflevector %88, %86 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %90 = llvm.intr.matrix.multiply %83, %89 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i32} : (vector<4xf32>, vector<6xf32>) -> vector<6xf32>
// CHECK-NEXT:     %91 = llvm.shufflevector %90, %90 [0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %92 = llvm.insertvalue %91, %5[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %93 = llvm.shufflevector %90, %90 [3, 4, 5] : vector<6xf32>
// CHECK-NEXT:     %94 = llvm.insertvalue %93, %92[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %95 = builtin.unrealized_conversion_cast %94 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     %96 = arith.addf %arg2, %95 : vector<2x3xf32>
// CHECK-NEXT:     return %96 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @result_transposed(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<3x2xf32>)
    -> vector<3x2xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                     affine_map<(m, n, k) -> (n, m)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @result_transposed(%arg0: vector<2x2xf32>, %arg1: vector<2x3xf32>, %arg2: vector<3x2xf32>) -> vector<3x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = ub.poison : vector<3x2xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<6xf32>
// CHECK-NEXT:     %5 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %6 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %6 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %5 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.shufflevector %9, %9 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %11 = llvm.shufflevector %10, %8 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %12 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %14 = llvm.shufflevector %13, %4 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %15 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %16 = llvm.shufflevector %15, %15 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %17 = llvm.shufflevector %16, %14 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %18 = llvm.intr.matrix.multiply %11, %17 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i32} : (vector<4xf32>, vector<6xf32>) -> vector<6xf32>
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %20 = llvm.extractelement %18[%19 : i64] : vector<6xf32>
// CHECK-NEXT:     %21 = llvm.extractvalue %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %22 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %23 = llvm.insertelement %20, %21[%22 : i64] : vector<2xf32>
// CHECK-NEXT:     %24 = llvm.insertvalue %23, %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %26 = llvm.extractelement %18[%25 : i64] : vector<6xf32>
// CHECK-NEXT:     %27 = llvm.extractvalue %24[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %29 = llvm.insertelement %26, %27[%28 : i64] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.insertvalue %29, %24[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %32 = llvm.extractelement %18[%31 : i64] : vector<6xf32>
// CHECK-NEXT:     %33 = llvm.extractvalue %30[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %34 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %35 = llvm.insertelement %32, %33[%34 : i64] : vector<2xf32>
// CHECK-NEXT:     %36 = llvm.insertvalue %35, %30[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %37 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %38 = llvm.extractelement %18[%37 : i64] : vector<6xf32>
// CHECK-NEXT:     %39 = llvm.extractvalue %36[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %40 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %41 = llvm.insertelement %38, %39[%40 : i64] : vector<2xf32>
// CHECK-NEXT:     %42 = llvm.insertvalue %41, %36[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %43 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %44 = llvm.extractelement %18[%43 : i64] : vector<6xf32>
// CHECK-NEXT:     %45 = llvm.extractvalue %42[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %46 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %47 = llvm.insertelement %44, %45[%46 : i64] : vector<2xf32>
// CHECK-NEXT:     %48 = llvm.insertvalue %47, %42[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %49 = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT:     %50 = llvm.extractelement %18[%49 : i64] : vector<6xf32>
// CHECK-NEXT:     %51 = llvm.extractvalue %48[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %52 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %53 = llvm.insertelement %50, %51[%52 : i64] : vector<2xf32>
// CHECK-NEXT:     %54 = llvm.insertvalue %53, %48[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %55 = builtin.unrealized_conversion_cast %54 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     %56 = arith.addf %arg2, %55 : vector<3x2xf32>
// CHECK-NEXT:     return %56 : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @result_right(%a: vector<2x2xf32>, %b: vector<3x2xf32>, %c: vector<3x2xf32>)
    -> vector<3x2xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                     affine_map<(m, n, k) -> (n, m)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2xf32>, vector<3x2xf32> into vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @result_right(%arg0: vector<2x2xf32>, %arg1: vector<3x2xf32>, %arg2: vector<3x2xf32>) -> vector<3x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %2 = ub.poison : vector<3x2xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<6xf32>
// CHECK-NEXT:     %5 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %6 = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %10 = llvm.extractelement %8[%9 : i64] : vector<2xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %7[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %13 = llvm.insertelement %10, %11[%12 : i64] : vector<3xf32>
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %7[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %15 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %16 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %17 = llvm.extractelement %15[%16 : i64] : vector<2xf32>
// CHECK-NEXT:     %18 = llvm.extractvalue %14[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %20 = llvm.insertelement %17, %18[%19 : i64] : vector<3xf32>
// CHECK-NEXT:     %21 = llvm.insertvalue %20, %14[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %22 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %23 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %24 = llvm.extractelement %22[%23 : i64] : vector<2xf32>
// CHECK-NEXT:     %25 = llvm.extractvalue %21[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %26 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %27 = llvm.insertelement %24, %25[%26 : i64] : vector<3xf32>
// CHECK-NEXT:     %28 = llvm.insertvalue %27, %21[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %29 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %30 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %31 = llvm.extractelement %29[%30 : i64] : vector<2xf32>
// CHECK-NEXT:     %32 = llvm.extractvalue %28[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %33 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %34 = llvm.insertelement %31, %32[%33 : i64] : vector<3xf32>
// CHECK-NEXT:     %35 = llvm.insertvalue %34, %28[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %36 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %37 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %38 = llvm.extractelement %36[%37 : i64] : vector<2xf32>
// CHECK-NEXT:     %39 = llvm.extractvalue %35[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %40 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %41 = llvm.insertelement %38, %39[%40 : i64] : vector<3xf32>
// CHECK-NEXT:     %42 = llvm.insertvalue %41, %35[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %43 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %44 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %45 = llvm.extractelement %43[%44 : i64] : vector<2xf32>
// CHECK-NEXT:     %46 = llvm.extractvalue %42[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %47 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %48 = llvm.insertelement %45, %46[%47 : i64] : vector<3xf32>
// CHECK-NEXT:     %49 = llvm.insertvalue %48, %42[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %50 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %51 = llvm.shufflevector %50, %50 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %52 = llvm.shufflevector %51, %5 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %53 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %54 = llvm.shufflevector %53, %53 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %55 = llvm.shufflevector %54, %52 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %56 = llvm.extractvalue %49[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %57 = llvm.shufflevector %56, %56 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %58 = llvm.shufflevector %57, %4 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %59 = llvm.extractvalue %49[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %60 = llvm.shufflevector %59, %59 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %61 = llvm.shufflevector %60, %58 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %62 = llvm.intr.matrix.multiply %55, %61 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i32} : (vector<4xf32>, vector<6xf32>) -> vector<6xf32>
// CHECK-NEXT:     %63 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %64 = llvm.extractelement %62[%63 : i64] : vector<6xf32>
// CHECK-NEXT:     %65 = llvm.extractvalue %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %66 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %67 = llvm.insertelement %64, %65[%66 : i64] : vector<2xf32>
// CHECK-NEXT:     %68 = llvm.insertvalue %67, %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %69 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %70 = llvm.extractelement %62[%69 : i64] : vector<6xf32>
// CHECK-NEXT:     %71 = llvm.extractvalue %68[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %72 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %73 = llvm.insertelement %70, %71[%72 : i64] : vector<2xf32>
// CHECK-NEXT:     %74 = llvm.insertvalue %73, %68[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %75 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %76 = llvm.extractelement %62[%75 : i64] : vector<6xf32>
// CHECK-NEXT:     %77 = llvm.extractvalue %74[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %78 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %79 = llvm.insertelement %76, %77[%78 : i64] : vector<2xf32>
// CHECK-NEXT:     %80 = llvm.insertvalue %79, %74[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %81 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %82 = llvm.extractelement %62[%81 : i64] : vector<6xf32>
// CHECK-NEXT:     %83 = llvm.extractvalue %80[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %84 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %85 = llvm.insertelement %82, %83[%84 : i64] : vector<2xf32>
// CHECK-NEXT:     %86 = llvm.insertvalue %85, %80[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %87 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %88 = llvm.extractelement %62[%87 : i64] : vector<6xf32>
// CHECK-NEXT:     %89 = llvm.extractvalue %86[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %90 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %91 = llvm.insertelement %88, %89[%90 : i64] : vector<2xf32>
// CHECK-NEXT:     %92 = llvm.insertvalue %91, %86[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %93 = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT:     %94 = llvm.extractelement %62[%93 : i64] : vector<6xf32>
// CHECK-NEXT:     %95 = llvm.extractvalue %92[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %96 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %97 = llvm.insertelement %94, %95[%96 : i64] : vector<2xf32>
// CHECK-NEXT:     %98 = llvm.insertvalue %97, %92[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %99 = builtin.unrealized_conversion_cast %98 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     %100 = arith.addf %arg2, %99 : vector<3x2xf32>
// CHECK-NEXT:     return %100 : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @result_left(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<3x2xf32>)
    -> vector<3x2xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>,
                     affine_map<(m, n, k) -> (n, m)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @result_left(%arg0: vector<2x2xf32>, %arg1: vector<2x3xf32>, %arg2: vector<3x2xf32>) -> vector<3x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = ub.poison : vector<3x2xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<6xf32>
// CHECK-NEXT:     %5 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %6 = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %10 = llvm.extractelement %8[%9 : i64] : vector<2xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %7[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %13 = llvm.insertelement %10, %11[%12 : i64] : vector<2xf32>
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %7[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %15 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %16 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %17 = llvm.extractelement %15[%16 : i64] : vector<2xf32>
// CHECK-NEXT:     %18 = llvm.extractvalue %14[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %20 = llvm.insertelement %17, %18[%19 : i64] : vector<2xf32>
// CHECK-NEXT:     %21 = llvm.insertvalue %20, %14[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %22 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %23 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %24 = llvm.extractelement %22[%23 : i64] : vector<2xf32>
// CHECK-NEXT:     %25 = llvm.extractvalue %21[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %26 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %27 = llvm.insertelement %24, %25[%26 : i64] : vector<2xf32>
// CHECK-NEXT:     %28 = llvm.insertvalue %27, %21[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %29 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %30 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %31 = llvm.extractelement %29[%30 : i64] : vector<2xf32>
// CHECK-NEXT:     %32 = llvm.extractvalue %28[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %33 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %34 = llvm.insertelement %31, %32[%33 : i64] : vector<2xf32>
// CHECK-NEXT:     %35 = llvm.insertvalue %34, %28[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %36 = llvm.extractvalue %35[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %37 = llvm.shufflevector %36, %36 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %38 = llvm.shufflevector %37, %5 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %39 = llvm.extractvalue %35[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %40 = llvm.shufflevector %39, %39 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %41 = llvm.shufflevector %40, %38 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %42 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %43 = llvm.shufflevector %42, %42 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %44 = llvm.shufflevector %43, %4 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %45 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %46 = llvm.shufflevector %45, %45 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %47 = llvm.shufflevector %46, %44 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %48 = llvm.intr.matrix.multiply %41, %47 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i32} : (vector<4xf32>, vector<6xf32>) -> vector<6xf32>
// CHECK-NEXT:     %49 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %50 = llvm.extractelement %48[%49 : i64] : vector<6xf32>
// CHECK-NEXT:     %51 = llvm.extractvalue %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %52 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %53 = llvm.insertelement %50, %51[%52 : i64] : vector<2xf32>
// CHECK-NEXT:     %54 = llvm.insertvalue %53, %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %55 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %56 = llvm.extractelement %48[%55 : i64] : vector<6xf32>
// CHECK-NEXT:     %57 = llvm.extractvalue %54[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %58 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %59 = llvm.insertelement %56, %57[%58 : i64] : vector<2xf32>
// CHECK-NEXT:     %60 = llvm.insertvalue %59, %54[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %61 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %62 = llvm.extractelement %48[%61 : i64] : vector<6xf32>
// CHECK-NEXT:     %63 = llvm.extractvalue %60[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %64 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %65 = llvm.insertelement %62, %63[%64 : i64] : vector<2xf32>
// CHECK-NEXT:     %66 = llvm.insertvalue %65, %60[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %67 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %68 = llvm.extractelement %48[%67 : i64] : vector<6xf32>
// CHECK-NEXT:     %69 = llvm.extractvalue %66[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %70 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %71 = llvm.insertelement %68, %69[%70 : i64] : vector<2xf32>
// CHECK-NEXT:     %72 = llvm.insertvalue %71, %66[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %73 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %74 = llvm.extractelement %48[%73 : i64] : vector<6xf32>
// CHECK-NEXT:     %75 = llvm.extractvalue %72[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %76 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %77 = llvm.insertelement %74, %75[%76 : i64] : vector<2xf32>
// CHECK-NEXT:     %78 = llvm.insertvalue %77, %72[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %79 = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT:     %80 = llvm.extractelement %48[%79 : i64] : vector<6xf32>
// CHECK-NEXT:     %81 = llvm.extractvalue %78[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %82 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %83 = llvm.insertelement %80, %81[%82 : i64] : vector<2xf32>
// CHECK-NEXT:     %84 = llvm.insertvalue %83, %78[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %85 = builtin.unrealized_conversion_cast %84 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     %86 = arith.addf %arg2, %85 : vector<3x2xf32>
// CHECK-NEXT:     return %86 : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @all_transposed(%a: vector<2x2xf32>, %b: vector<3x2xf32>, %c: vector<3x2xf32>)
    -> vector<3x2xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>,
                     affine_map<(m, n, k) -> (n, m)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2xf32>, vector<3x2xf32> into vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @all_transposed(%arg0: vector<2x2xf32>, %arg1: vector<3x2xf32>, %arg2: vector<3x2xf32>) -> vector<3x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = ub.poison : vector<3x2xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<6xf32>
// CHECK-NEXT:     %5 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %6 = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %8 = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %10[%11 : i64] : vector<2xf32>
// CHECK-NEXT:     %13 = llvm.extractvalue %9[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %12, %13[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %9[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %17 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %18 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %19 = llvm.extractelement %17[%18 : i64] : vector<2xf32>
// CHECK-NEXT:     %20 = llvm.extractvalue %16[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.insertelement %19, %20[%21 : i64] : vector<2xf32>
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %16[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %24 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %26 = llvm.extractelement %24[%25 : i64] : vector<2xf32>
// CHECK-NEXT:     %27 = llvm.extractvalue %23[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %29 = llvm.insertelement %26, %27[%28 : i64] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.insertvalue %29, %23[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %31 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %32 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %33 = llvm.extractelement %31[%32 : i64] : vector<2xf32>
// CHECK-NEXT:     %34 = llvm.extractvalue %30[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %36 = llvm.insertelement %33, %34[%35 : i64] : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.insertvalue %36, %30[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %38 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %39 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %40 = llvm.extractelement %38[%39 : i64] : vector<2xf32>
// CHECK-NEXT:     %41 = llvm.extractvalue %7[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %43 = llvm.insertelement %40, %41[%42 : i64] : vector<3xf32>
// CHECK-NEXT:     %44 = llvm.insertvalue %43, %7[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %45 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %46 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %47 = llvm.extractelement %45[%46 : i64] : vector<2xf32>
// CHECK-NEXT:     %48 = llvm.extractvalue %44[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %49 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %50 = llvm.insertelement %47, %48[%49 : i64] : vector<3xf32>
// CHECK-NEXT:     %51 = llvm.insertvalue %50, %44[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %52 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %53 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %54 = llvm.extractelement %52[%53 : i64] : vector<2xf32>
// CHECK-NEXT:     %55 = llvm.extractvalue %51[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %56 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %57 = llvm.insertelement %54, %55[%56 : i64] : vector<3xf32>
// CHECK-NEXT:     %58 = llvm.insertvalue %57, %51[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %59 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %60 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %61 = llvm.extractelement %59[%60 : i64] : vector<2xf32>
// CHECK-NEXT:     %62 = llvm.extractvalue %58[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %63 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %64 = llvm.insertelement %61, %62[%63 : i64] : vector<3xf32>
// CHECK-NEXT:     %65 = llvm.insertvalue %64, %58[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %66 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %67 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %68 = llvm.extractelement %66[%67 : i64] : vector<2xf32>
// CHECK-NEXT:     %69 = llvm.extractvalue %65[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %70 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %71 = llvm.insertelement %68, %69[%70 : i64] : vector<3xf32>
// CHECK-NEXT:     %72 = llvm.insertvalue %71, %65[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %73 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %74 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %75 = llvm.extractelement %73[%74 : i64] : vector<2xf32>
// CHECK-NEXT:     %76 = llvm.extractvalue %72[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %77 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %78 = llvm.insertelement %75, %76[%77 : i64] : vector<3xf32>
// CHECK-NEXT:     %79 = llvm.insertvalue %78, %72[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %80 = llvm.extractvalue %37[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %81 = llvm.shufflevector %80, %80 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %82 = llvm.shufflevector %81, %5 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %83 = llvm.extractvalue %37[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %84 = llvm.shufflevector %83, %83 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %85 = llvm.shufflevector %84, %82 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %86 = llvm.extractvalue %79[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %87 = llvm.shufflevector %86, %86 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %88 = llvm.shufflevector %87, %4 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %89 = llvm.extractvalue %79[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %90 = llvm.shufflevector %89, %89 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %91 = llvm.shufflevector %90, %88 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %92 = llvm.intr.matrix.multiply %85, %91 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i32} : (vector<4xf32>, vector<6xf32>) -> vector<6xf32>
// CHECK-NEXT:     %93 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %94 = llvm.extractelement %92[%93 : i64] : vector<6xf32>
// CHECK-NEXT:     %95 = llvm.extractvalue %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %96 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %97 = llvm.insertelement %94, %95[%96 : i64] : vector<2xf32>
// CHECK-NEXT:     %98 = llvm.insertvalue %97, %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %99 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %100 = llvm.extractelement %92[%99 : i64] : vector<6xf32>
// CHECK-NEXT:     %101 = llvm.extractvalue %98[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %102 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %103 = llvm.insertelement %100, %101[%102 : i64] : vector<2xf32>
// CHECK-NEXT:     %104 = llvm.insertvalue %103, %98[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %105 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %106 = llvm.extractelement %92[%105 : i64] : vector<6xf32>
// CHECK-NEXT:     %107 = llvm.extractvalue %104[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %108 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %109 = llvm.insertelement %106, %107[%108 : i64] : vector<2xf32>
// CHECK-NEXT:     %110 = llvm.insertvalue %109, %104[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %111 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %112 = llvm.extractelement %92[%111 : i64] : vector<6xf32>
// CHECK-NEXT:     %113 = llvm.extractvalue %110[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %114 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %115 = llvm.insertelement %112, %113[%114 : i64] : vector<2xf32>
// CHECK-NEXT:     %116 = llvm.insertvalue %115, %110[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %117 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %118 = llvm.extractelement %92[%117 : i64] : vector<6xf32>
// CHECK-NEXT:     %119 = llvm.extractvalue %116[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %120 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %121 = llvm.insertelement %118, %119[%120 : i64] : vector<2xf32>
// CHECK-NEXT:     %122 = llvm.insertvalue %121, %116[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %123 = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT:     %124 = llvm.extractelement %92[%123 : i64] : vector<6xf32>
// CHECK-NEXT:     %125 = llvm.extractvalue %122[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %126 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %127 = llvm.insertelement %124, %125[%126 : i64] : vector<2xf32>
// CHECK-NEXT:     %128 = llvm.insertvalue %127, %122[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %129 = builtin.unrealized_conversion_cast %128 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     %130 = arith.addf %arg2, %129 : vector<3x2xf32>
// CHECK-NEXT:     return %130 : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @integers(%a: vector<2x2xi32>, %b: vector<2x3xi32>, %c: vector<2x3xi32>)
    -> vector<2x3xi32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                     affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2xi32>, vector<2x3xi32> into vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @integers(%arg0: vector<2x2xi32>, %arg1: vector<2x3xi32>, %arg2: vector<2x3xi32>) -> vector<2x3xi32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %2 = ub.poison : vector<2x3xi32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %4 = ub.poison : vector<6xi32>
// CHECK-NEXT:     %5 = ub.poison : vector<4xi32>
// CHECK-NEXT:     %6 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %6 [0, 1, 0, 0] : vector<2xi32>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %5 [0, 1, 6, 7] : vector<4xi32>
// CHECK-NEXT:     %9 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %10 = llvm.shufflevector %9, %9 [0, 1, 0, 0] : vector<2xi32>
// CHECK-NEXT:     %11 = llvm.shufflevector %10, %8 [4, 5, 0, 1] : vector<4xi32>
// CHECK-NEXT:     %12 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %12 [0, 1, 2, 0, 0, 0] : vector<3xi32>
// CHECK-NEXT:     %14 = llvm.shufflevector %13, %4 [0, 1, 2, 9, 10, 11] : vector<6xi32>
// CHECK-NEXT:     %15 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %16 = llvm.shufflevector %15, %15 [0, 1, 2, 0, 0, 0] : vector<3xi32>
// CHECK-NEXT:     %17 = llvm.shufflevector %16, %14 [6, 7, 8, 0, 1, 2] : vector<6xi32>
// CHECK-NEXT:     %18 = llvm.intr.matrix.multiply %11, %17 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i32} : (vector<4xi32>, vector<6xi32>) -> vector<6xi32>
// CHECK-NEXT:     %19 = llvm.shufflevector %18, %18 [0, 1, 2] : vector<6xi32>
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %3[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %21 = llvm.shufflevector %18, %18 [3, 4, 5] : vector<6xi32>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %20[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %23 = builtin.unrealized_conversion_cast %22 : !llvm.array<2 x vector<3xi32>> to vector<2x3xi32>
// CHECK-NEXT:     %24 = arith.addi %arg2, %23 : vector<2x3xi32>
// CHECK-NEXT:     return %24 : vector<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masked(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>,
                  %k: vector<2x3x2xi1>) -> vector<2x3xf32> {
  %0 = vector.mask %k {
    vector.contract {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"],
      kind = #vector.kind<add>
    } %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32>
  } : vector<2x3x2xi1> -> vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @masked(%arg0: vector<2x2xf32>, %arg1: vector<2x3xf32>, %arg2: vector<2x3xf32>, %arg3: vector<2x3x2xi1>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x3x2xi1> to !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<3xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %cst_1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %5 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<3xf32>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %10 = llvm.insertelement %8, %cst[%9 : i64] : vector<2xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %13 = llvm.extractelement %11[%12 : i64] : vector<3xf32>
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %13, %10[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.extractelement %16[%17 : i64] : vector<3xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %20 = arith.mulf %5, %15 : vector<2xf32>
// CHECK-NEXT:     %21 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %22 = "llvm.intr.vp.reduce.fadd"(%18, %20, %19, %21) : (f32, vector<2xf32>, vector<2xi1>, i32) -> f32
// CHECK-NEXT:     %23 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %24 = llvm.insertelement %22, %cst_0[%23 : i64] : vector<3xf32>
// CHECK-NEXT:     %25 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %26 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %27 = llvm.extractelement %25[%26 : i64] : vector<3xf32>
// CHECK-NEXT:     %28 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %29 = llvm.insertelement %27, %cst[%28 : i64] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.extractelement %30[%31 : i64] : vector<3xf32>
// CHECK-NEXT:     %33 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %34 = llvm.insertelement %32, %29[%33 : i64] : vector<2xf32>
// CHECK-NEXT:     %35 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %36 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %37 = llvm.extractelement %35[%36 : i64] : vector<3xf32>
// CHECK-NEXT:     %38 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %39 = arith.mulf %5, %34 : vector<2xf32>
// CHECK-NEXT:     %40 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %41 = "llvm.intr.vp.reduce.fadd"(%37, %39, %38, %40) : (f32, vector<2xf32>, vector<2xi1>, i32) -> f32
// CHECK-NEXT:     %42 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %43 = llvm.insertelement %41, %24[%42 : i64] : vector<3xf32>
// CHECK-NEXT:     %44 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %46 = llvm.extractelement %44[%45 : i64] : vector<3xf32>
// CHECK-NEXT:     %47 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %48 = llvm.insertelement %46, %cst[%47 : i64] : vector<2xf32>
// CHECK-NEXT:     %49 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %50 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %51 = llvm.extractelement %49[%50 : i64] : vector<3xf32>
// CHECK-NEXT:     %52 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %53 = llvm.insertelement %51, %48[%52 : i64] : vector<2xf32>
// CHECK-NEXT:     %54 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %55 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %56 = llvm.extractelement %54[%55 : i64] : vector<3xf32>
// CHECK-NEXT:     %57 = llvm.extractvalue %0[0, 2] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %58 = arith.mulf %5, %53 : vector<2xf32>
// CHECK-NEXT:     %59 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %60 = "llvm.intr.vp.reduce.fadd"(%56, %58, %57, %59) : (f32, vector<2xf32>, vector<2xi1>, i32) -> f32
// CHECK-NEXT:     %61 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %62 = llvm.insertelement %60, %43[%61 : i64] : vector<3xf32>
// CHECK-NEXT:     %63 = llvm.insertvalue %62, %4[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %64 = llvm.extractvalue %3[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %65 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %66 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %67 = llvm.extractelement %65[%66 : i64] : vector<3xf32>
// CHECK-NEXT:     %68 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %69 = llvm.insertelement %67, %cst[%68 : i64] : vector<2xf32>
// CHECK-NEXT:     %70 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %71 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %72 = llvm.extractelement %70[%71 : i64] : vector<3xf32>
// CHECK-NEXT:     %73 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %74 = llvm.insertelement %72, %69[%73 : i64] : vector<2xf32>
// CHECK-NEXT:     %75 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %76 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %77 = llvm.extractelement %75[%76 : i64] : vector<3xf32>
// CHECK-NEXT:     %78 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %79 = arith.mulf %64, %74 : vector<2xf32>
// CHECK-NEXT:     %80 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %81 = "llvm.intr.vp.reduce.fadd"(%77, %79, %78, %80) : (f32, vector<2xf32>, vector<2xi1>, i32) -> f32
// CHECK-NEXT:     %82 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %83 = llvm.insertelement %81, %cst_0[%82 : i64] : vector<3xf32>
// CHECK-NEXT:     %84 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %85 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %86 = llvm.extractelement %84[%85 : i64] : vector<3xf32>
// CHECK-NEXT:     %87 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %88 = llvm.insertelement %86, %cst[%87 : i64] : vector<2xf32>
// CHECK-NEXT:     %89 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %90 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %91 = llvm.extractelement %89[%90 : i64] : vector<3xf32>
// CHECK-NEXT:     %92 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %93 = llvm.insertelement %91, %88[%92 : i64] : vector<2xf32>
// CHECK-NEXT:     %94 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %95 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %96 = llvm.extractelement %94[%95 : i64] : vector<3xf32>
// CHECK-NEXT:     %97 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %98 = arith.mulf %64, %93 : vector<2xf32>
// CHECK-NEXT:     %99 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %100 = "llvm.intr.vp.reduce.fadd"(%96, %98, %97, %99) : (f32, vector<2xf32>, vector<2xi1>, i32) -> f32
// CHECK-NEXT:     %101 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %102 = llvm.insertelement %100, %83[%101 : i64] : vector<3xf32>
// CHECK-NEXT:     %103 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %104 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %105 = llvm.extractelement %103[%104 : i64] : vector<3xf32>
// CHECK-NEXT:     %106 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %107 = llvm.insertelement %105, %cst[%106 : i64] : vector<2xf32>
// CHECK-NEXT:     %108 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %109 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %110 = llvm.extractelement %108[%109 : i64] : vector<3xf32>
// CHECK-NEXT:     %111 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %112 = llvm.insertelement %110, %107[%111 : i64] : vector<2xf32>
// CHECK-NEXT:     %113 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %114 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %115 = llvm.extractelement %113[%114 : i64] : vector<3xf32>
// CHECK-NEXT:     %116 = llvm.extractvalue %0[1, 2] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %117 = arith.mulf %64, %112 : vector<2xf32>
// CHECK-NEXT:     %118 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %119 = "llvm.intr.vp.reduce.fadd"(%115, %117, %116, %118) : (f32, vector<2xf32>, vector<2xi1>, i32) -> f32
// CHECK-NEXT:     %120 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %121 = llvm.insertelement %119, %102[%120 : i64] : vector<3xf32>
// CHECK-NEXT:     %122 = llvm.insertvalue %121, %63[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %123 = builtin.unrealized_conversion_cast %122 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %123 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @by_vector(%a: vector<2x2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>,
                     affine_map<(m, k) -> (m)>],
    iterator_types = ["parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2xf32>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @by_vector(%arg0: vector<2x2xf32>, %arg1: vector<2xf32>, %arg2: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %3 = llvm.extractelement %arg2[%2 : i64] : vector<2xf32>
// CHECK-NEXT:     %4 = arith.mulf %1, %arg1 : vector<2xf32>
// CHECK-NEXT:     %5 = "llvm.intr.vector.reduce.fadd"(%3, %4) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<2xf32>) -> f32
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %7 = llvm.insertelement %5, %cst[%6 : i64] : vector<2xf32>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %9 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %10 = llvm.extractelement %arg2[%9 : i64] : vector<2xf32>
// CHECK-NEXT:     %11 = arith.mulf %8, %arg1 : vector<2xf32>
// CHECK-NEXT:     %12 = "llvm.intr.vector.reduce.fadd"(%10, %11) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<2xf32>) -> f32
// CHECK-NEXT:     %13 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %14 = llvm.insertelement %12, %7[%13 : i64] : vector<2xf32>
// CHECK-NEXT:     return %14 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @batch(%a: vector<2x2x2xf32>, %b: vector<2x2x3xf32>, %c: vector<2x2x3xf32>)
    -> vector<2x2x3xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(p, m, n, k) -> (p, m, k)>, affine_map<(p, m, n, k) -> (p, k, n)>,
                     affine_map<(p, m, n, k) -> (p, m, n)>],
    iterator_types = ["parallel", "parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2x2xf32>, vector<2x2x3xf32> into vector<2x2x3xf32>
  return %0 : vector<2x2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @batch(%arg0: vector<2x2x2xf32>, %arg1: vector<2x2x3xf32>, %arg2: vector<2x2x3xf32>) -> vector<2x2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg2 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %3 = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %5 = ub.poison : vector<6xf32>
// CHECK-NEXT:     %6 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x2x3xf32>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %cst : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %8 = llvm.extractvalue %2[0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     %10 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %11 = llvm.shufflevector %10, %10 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %6 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %13 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %14 = llvm.shufflevector %13, %13 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %15 = llvm.shufflevector %14, %12 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %17 = llvm.shufflevector %16, %16 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %18 = llvm.shufflevector %17, %5 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %20 = llvm.shufflevector %19, %19 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %21 = llvm.shufflevector %20, %18 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %22 = llvm.intr.matrix.multiply %15, %21 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i32} : (vector<4xf32>, vector<6xf32>) -> vector<6xf32>
// CHECK-NEXT:     %23 = llvm.shufflevector %22, %22 [0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %24 = llvm.insertvalue %23, %4[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %25 = llvm.shufflevector %22, %22 [3, 4, 5] : vector<6xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %24[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %27 = builtin.unrealized_conversion_cast %26 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     %28 = arith.addf %9, %27 : vector<2x3xf32>
// CHECK-NEXT:     %29 = builtin.unrealized_conversion_cast %28 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %30 = llvm.insertvalue %29, %7[0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %31 = llvm.extractvalue %2[1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %32 = builtin.unrealized_conversion_cast %31 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     %33 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %34 = llvm.shufflevector %33, %33 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %35 = llvm.shufflevector %34, %6 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %36 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %37 = llvm.shufflevector %36, %36 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %38 = llvm.shufflevector %37, %35 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %39 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %40 = llvm.shufflevector %39, %39 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %41 = llvm.shufflevector %40, %5 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %42 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %43 = llvm.shufflevector %42, %42 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %44 = llvm.shufflevector %43, %41 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %45 = llvm.intr.matrix.multiply %38, %44 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i32} : (vector<4xf32>, vector<6xf32>) -> vector<6xf32>
// CHECK-NEXT:     %46 = llvm.shufflevector %45, %45 [0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %47 = llvm.insertvalue %46, %4[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %48 = llvm.shufflevector %45, %45 [3, 4, 5] : vector<6xf32>
// CHECK-NEXT:     %49 = llvm.insertvalue %48, %47[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %50 = builtin.unrealized_conversion_cast %49 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     %51 = arith.addf %32, %50 : vector<2x3xf32>
// CHECK-NEXT:     %52 = builtin.unrealized_conversion_cast %51 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %53 = llvm.insertvalue %52, %30[1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %54 = builtin.unrealized_conversion_cast %53 : !llvm.array<2 x array<2 x vector<3xf32>>> to vector<2x2x3xf32>
// CHECK-NEXT:     return %54 : vector<2x2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @greatest(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>)
    -> vector<2x3xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                     affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<maximumf>
  } %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @greatest(%arg0: vector<2x2xf32>, %arg1: vector<2x3xf32>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<6xf32>
// CHECK-NEXT:     %5 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %6 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %6 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %5 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.shufflevector %9, %9 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %11 = llvm.shufflevector %10, %8 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %12 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %14 = llvm.shufflevector %13, %4 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %15 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %16 = llvm.shufflevector %15, %15 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %17 = llvm.shufflevector %16, %14 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %18 = llvm.intr.matrix.multiply %11, %17 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i32} : (vector<4xf32>, vector<6xf32>) -> vector<6xf32>
// CHECK-NEXT:     %19 = llvm.shufflevector %18, %18 [0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %21 = llvm.shufflevector %18, %18 [3, 4, 5] : vector<6xf32>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %20[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %23 = builtin.unrealized_conversion_cast %22 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     %24 = arith.addf %arg2, %23 : vector<2x3xf32>
// CHECK-NEXT:     return %24 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
