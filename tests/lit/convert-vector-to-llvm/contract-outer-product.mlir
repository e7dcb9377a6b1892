// RUN: pyopt --split-input-file --convert-vector-to-llvm='vector-contract-lowering=outerproduct' %s | FileCheck %s

// Products of matrices as sums of outer products.

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
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %7 = llvm.extractelement %5[%6 : i64] : vector<2xf32>
// CHECK-NEXT:     %8 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %10 = llvm.insertelement %7, %8[%9 : i32] : vector<3xf32>
// CHECK-NEXT:     %11 = llvm.shufflevector %10, %8 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %13 = llvm.intr.fmuladd(%11, %4, %12) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %15 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %16 = llvm.extractelement %14[%15 : i64] : vector<2xf32>
// CHECK-NEXT:     %17 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %19 = llvm.insertelement %16, %17[%18 : i32] : vector<3xf32>
// CHECK-NEXT:     %20 = llvm.shufflevector %19, %17 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %21 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %22 = llvm.intr.fmuladd(%20, %4, %21) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %24 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %26 = llvm.extractelement %24[%25 : i64] : vector<2xf32>
// CHECK-NEXT:     %27 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %28 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %29 = llvm.insertelement %26, %27[%28 : i32] : vector<3xf32>
// CHECK-NEXT:     %30 = llvm.shufflevector %29, %27 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %31 = llvm.intr.fmuladd(%30, %23, %13) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %32 = llvm.insertvalue %31, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %33 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %34 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %35 = llvm.extractelement %33[%34 : i64] : vector<2xf32>
// CHECK-NEXT:     %36 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %37 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %38 = llvm.insertelement %35, %36[%37 : i32] : vector<3xf32>
// CHECK-NEXT:     %39 = llvm.shufflevector %38, %36 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %40 = llvm.intr.fmuladd(%39, %23, %22) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %41 = llvm.insertvalue %40, %32[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %42 = builtin.unrealized_conversion_cast %41 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %42 : vector<2x3xf32>
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
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %5[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %8, %9[%10 : i64] : vector<3xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %5[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %13 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %13[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %12[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.insertelement %15, %16[%17 : i64] : vector<3xf32>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %12[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %20 = llvm.extractvalue %2[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.extractelement %20[%21 : i64] : vector<2xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %19[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %25 = llvm.insertelement %22, %23[%24 : i64] : vector<3xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %19[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %27 = llvm.extractvalue %2[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %29 = llvm.extractelement %27[%28 : i64] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.extractvalue %26[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.insertelement %29, %30[%31 : i64] : vector<3xf32>
// CHECK-NEXT:     %33 = llvm.insertvalue %32, %26[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %34 = llvm.extractvalue %2[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %36 = llvm.extractelement %34[%35 : i64] : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.extractvalue %33[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %38 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %39 = llvm.insertelement %36, %37[%38 : i64] : vector<3xf32>
// CHECK-NEXT:     %40 = llvm.insertvalue %39, %33[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %41 = llvm.extractvalue %2[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %43 = llvm.extractelement %41[%42 : i64] : vector<2xf32>
// CHECK-NEXT:     %44 = llvm.extractvalue %40[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %46 = llvm.insertelement %43, %44[%45 : i64] : vector<3xf32>
// CHECK-NEXT:     %47 = llvm.insertvalue %46, %40[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %48 = llvm.extractvalue %47[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %49 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %50 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %51 = llvm.extractelement %49[%50 : i64] : vector<2xf32>
// CHECK-NEXT:     %52 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %53 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %54 = llvm.insertelement %51, %52[%53 : i32] : vector<3xf32>
// CHECK-NEXT:     %55 = llvm.shufflevector %54, %52 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %56 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %57 = llvm.intr.fmuladd(%55, %48, %56) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %58 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %59 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %60 = llvm.extractelement %58[%59 : i64] : vector<2xf32>
// CHECK-NEXT:     %61 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %62 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %63 = llvm.insertelement %60, %61[%62 : i32] : vector<3xf32>
// CHECK-NEXT:     %64 = llvm.shufflevector %63, %61 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %65 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %66 = llvm.intr.fmuladd(%64, %48, %65) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %67 = llvm.extractvalue %47[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %68 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %69 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %70 = llvm.extractelement %68[%69 : i64] : vector<2xf32>
// CHECK-NEXT:     %71 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %72 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %73 = llvm.insertelement %70, %71[%72 : i32] : vector<3xf32>
// CHECK-NEXT:     %74 = llvm.shufflevector %73, %71 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %75 = llvm.intr.fmuladd(%74, %67, %57) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %76 = llvm.insertvalue %75, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %77 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %78 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %79 = llvm.extractelement %77[%78 : i64] : vector<2xf32>
// CHECK-NEXT:     %80 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %81 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %82 = llvm.insertelement %79, %80[%81 : i32] : vector<3xf32>
// CHECK-NEXT:     %83 = llvm.shufflevector %82, %80 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %84 = llvm.intr.fmuladd(%83, %67, %66) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %85 = llvm.insertvalue %84, %76[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %86 = builtin.unrealized_conversion_cast %85 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %86 : vector<2x3xf32>
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
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %7 = llvm.extractelement %5[%6 : i64] : vector<2xf32>
// CHECK-NEXT:     %8 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %10 = llvm.insertelement %7, %8[%9 : i32] : vector<3xf32>
// CHECK-NEXT:     %11 = llvm.shufflevector %10, %8 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %13 = llvm.intr.fmuladd(%11, %4, %12) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %15 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %16 = llvm.extractelement %14[%15 : i64] : vector<2xf32>
// CHECK-NEXT:     %17 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %19 = llvm.insertelement %16, %17[%18 : i32] : vector<3xf32>
// CHECK-NEXT:     %20 = llvm.shufflevector %19, %17 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %21 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %22 = llvm.intr.fmuladd(%20, %4, %21) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %24 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %26 = llvm.extractelement %24[%25 : i64] : vector<2xf32>
// CHECK-NEXT:     %27 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %28 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %29 = llvm.insertelement %26, %27[%28 : i32] : vector<3xf32>
// CHECK-NEXT:     %30 = llvm.shufflevector %29, %27 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %31 = llvm.intr.fmuladd(%30, %23, %13) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %32 = llvm.insertvalue %31, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %33 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %34 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %35 = llvm.extractelement %33[%34 : i64] : vector<2xf32>
// CHECK-NEXT:     %36 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %37 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %38 = llvm.insertelement %35, %36[%37 : i32] : vector<3xf32>
// CHECK-NEXT:     %39 = llvm.shufflevector %38, %36 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %40 = llvm.intr.fmuladd(%39, %23, %22) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %41 = llvm.insertvalue %40, %32[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %42 = builtin.unrealized_conversion_cast %41 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %42 : vector<2x3xf32>
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
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %5[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %8, %9[%10 : i64] : vector<3xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %5[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %13 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %13[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %12[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.insertelement %15, %16[%17 : i64] : vector<3xf32>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %12[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %20 = llvm.extractvalue %2[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.extractelement %20[%21 : i64] : vector<2xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %19[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %25 = llvm.insertelement %22, %23[%24 : i64] : vector<3xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %19[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %27 = llvm.extractvalue %2[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %29 = llvm.extractelement %27[%28 : i64] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.extractvalue %26[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.insertelement %29, %30[%31 : i64] : vector<3xf32>
// CHECK-NEXT:     %33 = llvm.insertvalue %32, %26[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %34 = llvm.extractvalue %2[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %36 = llvm.extractelement %34[%35 : i64] : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.extractvalue %33[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %38 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %39 = llvm.insertelement %36, %37[%38 : i64] : vector<3xf32>
// CHECK-NEXT:     %40 = llvm.insertvalue %39, %33[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %41 = llvm.extractvalue %2[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %43 = llvm.extractelement %41[%42 : i64] : vector<2xf32>
// CHECK-NEXT:     %44 = llvm.extractvalue %40[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %46 = llvm.insertelement %43, %44[%45 : i64] : vector<3xf32>
// CHECK-NEXT:     %47 = llvm.insertvalue %46, %40[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %48 = llvm.extractvalue %47[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %49 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %50 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %51 = llvm.extractelement %49[%50 : i64] : vector<2xf32>
// CHECK-NEXT:     %52 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %53 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %54 = llvm.insertelement %51, %52[%53 : i32] : vector<3xf32>
// CHECK-NEXT:     %55 = llvm.shufflevector %54, %52 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %56 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %57 = llvm.intr.fmuladd(%55, %48, %56) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %58 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %59 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %60 = llvm.extractelement %58[%59 : i64] : vector<2xf32>
// CHECK-NEXT:     %61 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %62 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %63 = llvm.insertelement %60, %61[%62 : i32] : vector<3xf32>
// CHECK-NEXT:     %64 = llvm.shufflevector %63, %61 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %65 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %66 = llvm.intr.fmuladd(%64, %48, %65) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %67 = llvm.extractvalue %47[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %68 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %69 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %70 = llvm.extractelement %68[%69 : i64] : vector<2xf32>
// CHECK-NEXT:     %71 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %72 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %73 = llvm.insertelement %70, %71[%72 : i32] : vector<3xf32>
// CHECK-NEXT:     %74 = llvm.shufflevector %73, %71 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %75 = llvm.intr.fmuladd(%74, %67, %57) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %76 = llvm.insertvalue %75, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %77 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %78 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %79 = llvm.extractelement %77[%78 : i64] : vector<2xf32>
// CHECK-NEXT:     %80 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %81 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %82 = llvm.insertelement %79, %80[%81 : i32] : vector<3xf32>
// CHECK-NEXT:     %83 = llvm.shufflevector %82, %80 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %84 = llvm.intr.fmuladd(%83, %67, %66) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %85 = llvm.insertvalue %84, %76[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %86 = builtin.unrealized_conversion_cast %85 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %86 : vector<2x3xf32>
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
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<3x2xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %5[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %8, %9[%10 : i64] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %5[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %13 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %13[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %12[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.insertelement %15, %16[%17 : i64] : vector<2xf32>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %12[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %20 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.extractelement %20[%21 : i64] : vector<2xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %19[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %25 = llvm.insertelement %22, %23[%24 : i64] : vector<2xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %19[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %27 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %29 = llvm.extractelement %27[%28 : i64] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.extractvalue %26[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.insertelement %29, %30[%31 : i64] : vector<2xf32>
// CHECK-NEXT:     %33 = llvm.insertvalue %32, %26[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %34 = llvm.extractvalue %33[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %35 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %36 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %37 = llvm.extractelement %35[%36 : i64] : vector<3xf32>
// CHECK-NEXT:     %38 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %39 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %40 = llvm.insertelement %37, %38[%39 : i32] : vector<2xf32>
// CHECK-NEXT:     %41 = llvm.shufflevector %40, %38 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %42 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %43 = llvm.intr.fmuladd(%41, %34, %42) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %44 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %46 = llvm.extractelement %44[%45 : i64] : vector<3xf32>
// CHECK-NEXT:     %47 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %48 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %49 = llvm.insertelement %46, %47[%48 : i32] : vector<2xf32>
// CHECK-NEXT:     %50 = llvm.shufflevector %49, %47 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %51 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %52 = llvm.intr.fmuladd(%50, %34, %51) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %53 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %54 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %55 = llvm.extractelement %53[%54 : i64] : vector<3xf32>
// CHECK-NEXT:     %56 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %57 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %58 = llvm.insertelement %55, %56[%57 : i32] : vector<2xf32>
// CHECK-NEXT:     %59 = llvm.shufflevector %58, %56 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %60 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %61 = llvm.intr.fmuladd(%59, %34, %60) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %62 = llvm.extractvalue %33[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %63 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %64 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %65 = llvm.extractelement %63[%64 : i64] : vector<3xf32>
// CHECK-NEXT:     %66 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %67 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %68 = llvm.insertelement %65, %66[%67 : i32] : vector<2xf32>
// CHECK-NEXT:     %69 = llvm.shufflevector %68, %66 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %70 = llvm.intr.fmuladd(%69, %62, %43) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %71 = llvm.insertvalue %70, %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %72 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %73 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %74 = llvm.extractelement %72[%73 : i64] : vector<3xf32>
// CHECK-NEXT:     %75 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %76 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %77 = llvm.insertelement %74, %75[%76 : i32] : vector<2xf32>
// CHECK-NEXT:     %78 = llvm.shufflevector %77, %75 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %79 = llvm.intr.fmuladd(%78, %62, %52) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %80 = llvm.insertvalue %79, %71[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %81 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %82 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %83 = llvm.extractelement %81[%82 : i64] : vector<3xf32>
// CHECK-NEXT:     %84 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %85 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %86 = llvm.insertelement %83, %84[%85 : i32] : vector<2xf32>
// CHECK-NEXT:     %87 = llvm.shufflevector %86, %84 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %88 = llvm.intr.fmuladd(%87, %62, %61) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %89 = llvm.insertvalue %88, %80[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %90 = builtin.unrealized_conversion_cast %89 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     return %90 : vector<3x2xf32>
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
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<3x2xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %5[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %8, %9[%10 : i64] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %5[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %13 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %13[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %12[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.insertelement %15, %16[%17 : i64] : vector<2xf32>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %12[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %20 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.extractelement %20[%21 : i64] : vector<2xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %19[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %25 = llvm.insertelement %22, %23[%24 : i64] : vector<2xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %19[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %27 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %29 = llvm.extractelement %27[%28 : i64] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.extractvalue %26[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.insertelement %29, %30[%31 : i64] : vector<2xf32>
// CHECK-NEXT:     %33 = llvm.insertvalue %32, %26[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %34 = llvm.extractvalue %33[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %35 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %36 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %37 = llvm.extractelement %35[%36 : i64] : vector<2xf32>
// CHECK-NEXT:     %38 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %39 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %40 = llvm.insertelement %37, %38[%39 : i32] : vector<2xf32>
// CHECK-NEXT:     %41 = llvm.shufflevector %40, %38 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %42 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %43 = llvm.intr.fmuladd(%41, %34, %42) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %44 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %46 = llvm.extractelement %44[%45 : i64] : vector<2xf32>
// CHECK-NEXT:     %47 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %48 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %49 = llvm.insertelement %46, %47[%48 : i32] : vector<2xf32>
// CHECK-NEXT:     %50 = llvm.shufflevector %49, %47 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %51 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %52 = llvm.intr.fmuladd(%50, %34, %51) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %53 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %54 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %55 = llvm.extractelement %53[%54 : i64] : vector<2xf32>
// CHECK-NEXT:     %56 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %57 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %58 = llvm.insertelement %55, %56[%57 : i32] : vector<2xf32>
// CHECK-NEXT:     %59 = llvm.shufflevector %58, %56 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %60 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %61 = llvm.intr.fmuladd(%59, %34, %60) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %62 = llvm.extractvalue %33[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %63 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %64 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %65 = llvm.extractelement %63[%64 : i64] : vector<2xf32>
// CHECK-NEXT:     %66 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %67 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %68 = llvm.insertelement %65, %66[%67 : i32] : vector<2xf32>
// CHECK-NEXT:     %69 = llvm.shufflevector %68, %66 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %70 = llvm.intr.fmuladd(%69, %62, %43) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %71 = llvm.insertvalue %70, %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %72 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %73 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %74 = llvm.extractelement %72[%73 : i64] : vector<2xf32>
// CHECK-NEXT:     %75 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %76 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %77 = llvm.insertelement %74, %75[%76 : i32] : vector<2xf32>
// CHECK-NEXT:     %78 = llvm.shufflevector %77, %75 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %79 = llvm.intr.fmuladd(%78, %62, %52) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %80 = llvm.insertvalue %79, %71[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %81 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %82 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %83 = llvm.extractelement %81[%82 : i64] : vector<2xf32>
// CHECK-NEXT:     %84 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %85 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %86 = llvm.insertelement %83, %84[%85 : i32] : vector<2xf32>
// CHECK-NEXT:     %87 = llvm.shufflevector %86, %84 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %88 = llvm.intr.fmuladd(%87, %62, %61) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %89 = llvm.insertvalue %88, %80[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %90 = builtin.unrealized_conversion_cast %89 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     return %90 : vector<3x2xf32>
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
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<3x2xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %7 = llvm.extractelement %5[%6 : i64] : vector<3xf32>
// CHECK-NEXT:     %8 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %10 = llvm.insertelement %7, %8[%9 : i32] : vector<2xf32>
// CHECK-NEXT:     %11 = llvm.shufflevector %10, %8 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %13 = llvm.intr.fmuladd(%11, %4, %12) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %15 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %16 = llvm.extractelement %14[%15 : i64] : vector<3xf32>
// CHECK-NEXT:     %17 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %19 = llvm.insertelement %16, %17[%18 : i32] : vector<2xf32>
// CHECK-NEXT:     %20 = llvm.shufflevector %19, %17 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %21 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %22 = llvm.intr.fmuladd(%20, %4, %21) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %25 = llvm.extractelement %23[%24 : i64] : vector<3xf32>
// CHECK-NEXT:     %26 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %27 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %28 = llvm.insertelement %25, %26[%27 : i32] : vector<2xf32>
// CHECK-NEXT:     %29 = llvm.shufflevector %28, %26 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %31 = llvm.intr.fmuladd(%29, %4, %30) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %32 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %33 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %34 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %35 = llvm.extractelement %33[%34 : i64] : vector<3xf32>
// CHECK-NEXT:     %36 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %38 = llvm.insertelement %35, %36[%37 : i32] : vector<2xf32>
// CHECK-NEXT:     %39 = llvm.shufflevector %38, %36 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %40 = llvm.intr.fmuladd(%39, %32, %13) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %41 = llvm.insertvalue %40, %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %42 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %43 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %44 = llvm.extractelement %42[%43 : i64] : vector<3xf32>
// CHECK-NEXT:     %45 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %46 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %47 = llvm.insertelement %44, %45[%46 : i32] : vector<2xf32>
// CHECK-NEXT:     %48 = llvm.shufflevector %47, %45 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %49 = llvm.intr.fmuladd(%48, %32, %22) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %50 = llvm.insertvalue %49, %41[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %51 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %52 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %53 = llvm.extractelement %51[%52 : i64] : vector<3xf32>
// CHECK-NEXT:     %54 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %55 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %56 = llvm.insertelement %53, %54[%55 : i32] : vector<2xf32>
// CHECK-NEXT:     %57 = llvm.shufflevector %56, %54 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %58 = llvm.intr.fmuladd(%57, %32, %31) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %59 = llvm.insertvalue %58, %50[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %60 = builtin.unrealized_conversion_cast %59 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     return %60 : vector<3x2xf32>
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
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<3x2xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %7 = llvm.extractelement %5[%6 : i64] : vector<2xf32>
// CHECK-NEXT:     %8 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %10 = llvm.insertelement %7, %8[%9 : i32] : vector<2xf32>
// CHECK-NEXT:     %11 = llvm.shufflevector %10, %8 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %13 = llvm.intr.fmuladd(%11, %4, %12) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %15 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %16 = llvm.extractelement %14[%15 : i64] : vector<2xf32>
// CHECK-NEXT:     %17 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %19 = llvm.insertelement %16, %17[%18 : i32] : vector<2xf32>
// CHECK-NEXT:     %20 = llvm.shufflevector %19, %17 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %21 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %22 = llvm.intr.fmuladd(%20, %4, %21) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %25 = llvm.extractelement %23[%24 : i64] : vector<2xf32>
// CHECK-NEXT:     %26 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %27 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %28 = llvm.insertelement %25, %26[%27 : i32] : vector<2xf32>
// CHECK-NEXT:     %29 = llvm.shufflevector %28, %26 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %31 = llvm.intr.fmuladd(%29, %4, %30) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %32 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %33 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %34 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %35 = llvm.extractelement %33[%34 : i64] : vector<2xf32>
// CHECK-NEXT:     %36 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %38 = llvm.insertelement %35, %36[%37 : i32] : vector<2xf32>
// CHECK-NEXT:     %39 = llvm.shufflevector %38, %36 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %40 = llvm.intr.fmuladd(%39, %32, %13) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %41 = llvm.insertvalue %40, %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %42 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %43 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %44 = llvm.extractelement %42[%43 : i64] : vector<2xf32>
// CHECK-NEXT:     %45 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %46 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %47 = llvm.insertelement %44, %45[%46 : i32] : vector<2xf32>
// CHECK-NEXT:     %48 = llvm.shufflevector %47, %45 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %49 = llvm.intr.fmuladd(%48, %32, %22) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %50 = llvm.insertvalue %49, %41[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %51 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %52 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %53 = llvm.extractelement %51[%52 : i64] : vector<2xf32>
// CHECK-NEXT:     %54 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %55 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %56 = llvm.insertelement %53, %54[%55 : i32] : vector<2xf32>
// CHECK-NEXT:     %57 = llvm.shufflevector %56, %54 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %58 = llvm.intr.fmuladd(%57, %32, %31) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %59 = llvm.insertvalue %58, %50[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %60 = builtin.unrealized_conversion_cast %59 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     return %60 : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masked_plain(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>,
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
// CHECK-NEXT:   func.func @masked_plain(%arg0: vector<2x2xf32>, %arg1: vector<2x3xf32>, %arg2: vector<2x3xf32>, %arg3: vector<2x3x2xi1>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg3 : vector<2x3x2xi1> to !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %5 = ub.poison : vector<2x2x3xi1>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : vector<2x2x3xi1> to !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %7 = llvm.extractvalue %3[0, 0] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %9 = llvm.extractelement %7[%8 : i64] : vector<2xi1>
// CHECK-NEXT:     %10 = llvm.extractvalue %6[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %12 = llvm.insertelement %9, %10[%11 : i64] : vector<3xi1>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %6[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %14 = llvm.extractvalue %3[0, 0] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %15 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %16 = llvm.extractelement %14[%15 : i64] : vector<2xi1>
// CHECK-NEXT:     %17 = llvm.extractvalue %13[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %19 = llvm.insertelement %16, %17[%18 : i64] : vector<3xi1>
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %13[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %21 = llvm.extractvalue %3[0, 1] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %22 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %23 = llvm.extractelement %21[%22 : i64] : vector<2xi1>
// CHECK-NEXT:     %24 = llvm.extractvalue %20[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %26 = llvm.insertelement %23, %24[%25 : i64] : vector<3xi1>
// CHECK-NEXT:     %27 = llvm.insertvalue %26, %20[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %28 = llvm.extractvalue %3[0, 1] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %29 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %30 = llvm.extractelement %28[%29 : i64] : vector<2xi1>
// CHECK-NEXT:     %31 = llvm.extractvalue %27[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %32 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %33 = llvm.insertelement %30, %31[%32 : i64] : vector<3xi1>
// CHECK-NEXT:     %34 = llvm.insertvalue %33, %27[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %35 = llvm.extractvalue %3[0, 2] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %36 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %37 = llvm.extractelement %35[%36 : i64] : vector<2xi1>
// CHECK-NEXT:     %38 = llvm.extractvalue %34[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %39 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %40 = llvm.insertelement %37, %38[%39 : i64] : vector<3xi1>
// CHECK-NEXT:     %41 = llvm.insertvalue %40, %34[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %42 = llvm.extractvalue %3[0, 2] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %43 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %44 = llvm.extractelement %42[%43 : i64] : vector<2xi1>
// CHECK-NEXT:     %45 = llvm.extractvalue %41[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %46 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %47 = llvm.insertelement %44, %45[%46 : i64] : vector<3xi1>
// CHECK-NEXT:     %48 = llvm.insertvalue %47, %41[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %49 = llvm.extractvalue %3[1, 0] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %50 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %51 = llvm.extractelement %49[%50 : i64] : vector<2xi1>
// CHECK-NEXT:     %52 = llvm.extractvalue %48[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %53 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %54 = llvm.insertelement %51, %52[%53 : i64] : vector<3xi1>
// CHECK-NEXT:     %55 = llvm.insertvalue %54, %48[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %56 = llvm.extractvalue %3[1, 0] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %57 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %58 = llvm.extractelement %56[%57 : i64] : vector<2xi1>
// CHECK-NEXT:     %59 = llvm.extractvalue %55[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %60 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %61 = llvm.insertelement %58, %59[%60 : i64] : vector<3xi1>
// CHECK-NEXT:     %62 = llvm.insertvalue %61, %55[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %63 = llvm.extractvalue %3[1, 1] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %64 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %65 = llvm.extractelement %63[%64 : i64] : vector<2xi1>
// CHECK-NEXT:     %66 = llvm.extractvalue %62[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %67 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %68 = llvm.insertelement %65, %66[%67 : i64] : vector<3xi1>
// CHECK-NEXT:     %69 = llvm.insertvalue %68, %62[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %70 = llvm.extractvalue %3[1, 1] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %71 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %72 = llvm.extractelement %70[%71 : i64] : vector<2xi1>
// CHECK-NEXT:     %73 = llvm.extractvalue %69[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %74 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %75 = llvm.insertelement %72, %73[%74 : i64] : vector<3xi1>
// CHECK-NEXT:     %76 = llvm.insertvalue %75, %69[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %77 = llvm.extractvalue %3[1, 2] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %78 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %79 = llvm.extractelement %77[%78 : i64] : vector<2xi1>
// CHECK-NEXT:     %80 = llvm.extractvalue %76[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %81 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %82 = llvm.insertelement %79, %80[%81 : i64] : vector<3xi1>
// CHECK-NEXT:     %83 = llvm.insertvalue %82, %76[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %84 = llvm.extractvalue %3[1, 2] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %85 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %86 = llvm.extractelement %84[%85 : i64] : vector<2xi1>
// CHECK-NEXT:     %87 = llvm.extractvalue %83[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %88 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %89 = llvm.insertelement %86, %87[%88 : i64] : vector<3xi1>
// CHECK-NEXT:     %90 = llvm.insertvalue %89, %83[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %91 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %92 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %93 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %94 = llvm.extractelement %92[%93 : i64] : vector<2xf32>
// CHECK-NEXT:     %95 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %96 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %97 = llvm.insertelement %94, %95[%96 : i32] : vector<3xf32>
// CHECK-NEXT:     %98 = llvm.shufflevector %97, %95 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %99 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %100 = llvm.extractvalue %90[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %101 = llvm.intr.fmuladd(%98, %91, %99) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %102 = arith.select %100, %101, %99 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %103 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %104 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %105 = llvm.extractelement %103[%104 : i64] : vector<2xf32>
// CHECK-NEXT:     %106 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %107 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %108 = llvm.insertelement %105, %106[%107 : i32] : vector<3xf32>
// CHECK-NEXT:     %109 = llvm.shufflevector %108, %106 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %110 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %111 = llvm.extractvalue %90[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %112 = llvm.intr.fmuladd(%109, %91, %110) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %113 = arith.select %111, %112, %110 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %114 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %115 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %116 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %117 = llvm.extractelement %115[%116 : i64] : vector<2xf32>
// CHECK-NEXT:     %118 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %119 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %120 = llvm.insertelement %117, %118[%119 : i32] : vector<3xf32>
// CHECK-NEXT:     %121 = llvm.shufflevector %120, %118 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %122 = llvm.extractvalue %90[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %123 = llvm.intr.fmuladd(%121, %114, %102) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %124 = arith.select %122, %123, %102 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %125 = llvm.insertvalue %124, %4[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %126 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %127 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %128 = llvm.extractelement %126[%127 : i64] : vector<2xf32>
// CHECK-NEXT:     %129 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %130 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %131 = llvm.insertelement %128, %129[%130 : i32] : vector<3xf32>
// CHECK-NEXT:     %132 = llvm.shufflevector %131, %129 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %133 = llvm.extractvalue %90[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %134 = llvm.intr.fmuladd(%132, %114, %113) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %135 = arith.select %133, %134, %113 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %136 = llvm.insertvalue %135, %125[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %137 = builtin.unrealized_conversion_cast %136 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %137 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masked_right_transposed(%a: vector<2x2xf32>, %b: vector<3x2xf32>, %c: vector<2x3xf32>,
                                   %k: vector<2x3x2xi1>) -> vector<2x3xf32> {
  %0 = vector.mask %k {
    vector.contract {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"],
      kind = #vector.kind<add>
    } %a, %b, %c : vector<2x2xf32>, vector<3x2xf32> into vector<2x3xf32>
  } : vector<2x3x2xi1> -> vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @masked_right_transposed(%arg0: vector<2x2xf32>, %arg1: vector<3x2xf32>, %arg2: vector<2x3xf32>, %arg3: vector<2x3x2xi1>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg3 : vector<2x3x2xi1> to !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %5 = ub.poison : vector<2x2x3xi1>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : vector<2x2x3xi1> to !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %7 = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %9 = llvm.extractvalue %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.extractelement %9[%10 : i64] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %8[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %14 = llvm.insertelement %11, %12[%13 : i64] : vector<3xf32>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %8[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %16 = llvm.extractvalue %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %18 = llvm.extractelement %16[%17 : i64] : vector<2xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %15[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %21 = llvm.insertelement %18, %19[%20 : i64] : vector<3xf32>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %15[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %23 = llvm.extractvalue %3[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %25 = llvm.extractelement %23[%24 : i64] : vector<2xf32>
// CHECK-NEXT:     %26 = llvm.extractvalue %22[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %27 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %28 = llvm.insertelement %25, %26[%27 : i64] : vector<3xf32>
// CHECK-NEXT:     %29 = llvm.insertvalue %28, %22[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %30 = llvm.extractvalue %3[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.extractelement %30[%31 : i64] : vector<2xf32>
// CHECK-NEXT:     %33 = llvm.extractvalue %29[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %34 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %35 = llvm.insertelement %32, %33[%34 : i64] : vector<3xf32>
// CHECK-NEXT:     %36 = llvm.insertvalue %35, %29[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %37 = llvm.extractvalue %3[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %38 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %39 = llvm.extractelement %37[%38 : i64] : vector<2xf32>
// CHECK-NEXT:     %40 = llvm.extractvalue %36[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %41 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %42 = llvm.insertelement %39, %40[%41 : i64] : vector<3xf32>
// CHECK-NEXT:     %43 = llvm.insertvalue %42, %36[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %44 = llvm.extractvalue %3[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %46 = llvm.extractelement %44[%45 : i64] : vector<2xf32>
// CHECK-NEXT:     %47 = llvm.extractvalue %43[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %48 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %49 = llvm.insertelement %46, %47[%48 : i64] : vector<3xf32>
// CHECK-NEXT:     %50 = llvm.insertvalue %49, %43[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %51 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %52 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %53 = llvm.extractelement %51[%52 : i64] : vector<2xi1>
// CHECK-NEXT:     %54 = llvm.extractvalue %6[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %55 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %56 = llvm.insertelement %53, %54[%55 : i64] : vector<3xi1>
// CHECK-NEXT:     %57 = llvm.insertvalue %56, %6[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %58 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %59 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %60 = llvm.extractelement %58[%59 : i64] : vector<2xi1>
// CHECK-NEXT:     %61 = llvm.extractvalue %57[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %62 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %63 = llvm.insertelement %60, %61[%62 : i64] : vector<3xi1>
// CHECK-NEXT:     %64 = llvm.insertvalue %63, %57[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %65 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %66 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %67 = llvm.extractelement %65[%66 : i64] : vector<2xi1>
// CHECK-NEXT:     %68 = llvm.extractvalue %64[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %69 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %70 = llvm.insertelement %67, %68[%69 : i64] : vector<3xi1>
// CHECK-NEXT:     %71 = llvm.insertvalue %70, %64[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %72 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %73 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %74 = llvm.extractelement %72[%73 : i64] : vector<2xi1>
// CHECK-NEXT:     %75 = llvm.extractvalue %71[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %76 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %77 = llvm.insertelement %74, %75[%76 : i64] : vector<3xi1>
// CHECK-NEXT:     %78 = llvm.insertvalue %77, %71[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %79 = llvm.extractvalue %2[0, 2] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %80 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %81 = llvm.extractelement %79[%80 : i64] : vector<2xi1>
// CHECK-NEXT:     %82 = llvm.extractvalue %78[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %83 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %84 = llvm.insertelement %81, %82[%83 : i64] : vector<3xi1>
// CHECK-NEXT:     %85 = llvm.insertvalue %84, %78[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %86 = llvm.extractvalue %2[0, 2] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %87 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %88 = llvm.extractelement %86[%87 : i64] : vector<2xi1>
// CHECK-NEXT:     %89 = llvm.extractvalue %85[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %90 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %91 = llvm.insertelement %88, %89[%90 : i64] : vector<3xi1>
// CHECK-NEXT:     %92 = llvm.insertvalue %91, %85[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %93 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %94 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %95 = llvm.extractelement %93[%94 : i64] : vector<2xi1>
// CHECK-NEXT:     %96 = llvm.extractvalue %92[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %97 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %98 = llvm.insertelement %95, %96[%97 : i64] : vector<3xi1>
// CHECK-NEXT:     %99 = llvm.insertvalue %98, %92[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %100 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %101 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %102 = llvm.extractelement %100[%101 : i64] : vector<2xi1>
// CHECK-NEXT:     %103 = llvm.extractvalue %99[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %104 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %105 = llvm.insertelement %102, %103[%104 : i64] : vector<3xi1>
// CHECK-NEXT:     %106 = llvm.insertvalue %105, %99[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %107 = llvm.extractvalue %2[1, 1] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %108 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %109 = llvm.extractelement %107[%108 : i64] : vector<2xi1>
// CHECK-NEXT:     %110 = llvm.extractvalue %106[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %111 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %112 = llvm.insertelement %109, %110[%111 : i64] : vector<3xi1>
// CHECK-NEXT:     %113 = llvm.insertvalue %112, %106[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %114 = llvm.extractvalue %2[1, 1] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %115 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %116 = llvm.extractelement %114[%115 : i64] : vector<2xi1>
// CHECK-NEXT:     %117 = llvm.extractvalue %113[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %118 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %119 = llvm.insertelement %116, %117[%118 : i64] : vector<3xi1>
// CHECK-NEXT:     %120 = llvm.insertvalue %119, %113[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %121 = llvm.extractvalue %2[1, 2] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %122 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %123 = llvm.extractelement %121[%122 : i64] : vector<2xi1>
// CHECK-NEXT:     %124 = llvm.extractvalue %120[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %125 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %126 = llvm.insertelement %123, %124[%125 : i64] : vector<3xi1>
// CHECK-NEXT:     %127 = llvm.insertvalue %126, %120[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %128 = llvm.extractvalue %2[1, 2] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %129 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %130 = llvm.extractelement %128[%129 : i64] : vector<2xi1>
// CHECK-NEXT:     %131 = llvm.extractvalue %127[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %132 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %133 = llvm.insertelement %130, %131[%132 : i64] : vector<3xi1>
// CHECK-NEXT:     %134 = llvm.insertvalue %133, %127[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %135 = llvm.extractvalue %50[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %136 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %137 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %138 = llvm.extractelement %136[%137 : i64] : vector<2xf32>
// CHECK-NEXT:     %139 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %140 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %141 = llvm.insertelement %138, %139[%140 : i32] : vector<3xf32>
// CHECK-NEXT:     %142 = llvm.shufflevector %141, %139 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %143 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %144 = llvm.extractvalue %134[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %145 = llvm.intr.fmuladd(%142, %135, %143) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %146 = arith.select %144, %145, %143 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %147 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %148 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %149 = llvm.extractelement %147[%148 : i64] : vector<2xf32>
// CHECK-NEXT:     %150 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %151 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %152 = llvm.insertelement %149, %150[%151 : i32] : vector<3xf32>
// CHECK-NEXT:     %153 = llvm.shufflevector %152, %150 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %154 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %155 = llvm.extractvalue %134[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %156 = llvm.intr.fmuladd(%153, %135, %154) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %157 = arith.select %155, %156, %154 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %158 = llvm.extractvalue %50[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %159 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %160 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %161 = llvm.extractelement %159[%160 : i64] : vector<2xf32>
// CHECK-NEXT:     %162 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %163 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %164 = llvm.insertelement %161, %162[%163 : i32] : vector<3xf32>
// CHECK-NEXT:     %165 = llvm.shufflevector %164, %162 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %166 = llvm.extractvalue %134[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %167 = llvm.intr.fmuladd(%165, %158, %146) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %168 = arith.select %166, %167, %146 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %169 = llvm.insertvalue %168, %4[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %170 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %171 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %172 = llvm.extractelement %170[%171 : i64] : vector<2xf32>
// CHECK-NEXT:     %173 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %174 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %175 = llvm.insertelement %172, %173[%174 : i32] : vector<3xf32>
// CHECK-NEXT:     %176 = llvm.shufflevector %175, %173 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %177 = llvm.extractvalue %134[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %178 = llvm.intr.fmuladd(%176, %158, %157) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %179 = arith.select %177, %178, %157 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %180 = llvm.insertvalue %179, %169[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %181 = builtin.unrealized_conversion_cast %180 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %181 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masked_left_transposed(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>,
                                  %k: vector<2x3x2xi1>) -> vector<2x3xf32> {
  %0 = vector.mask %k {
    vector.contract {
      indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"],
      kind = #vector.kind<add>
    } %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32>
  } : vector<2x3x2xi1> -> vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @masked_left_transposed(%arg0: vector<2x2xf32>, %arg1: vector<2x3xf32>, %arg2: vector<2x3xf32>, %arg3: vector<2x3x2xi1>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg3 : vector<2x3x2xi1> to !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %5 = ub.poison : vector<2x2x3xi1>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : vector<2x2x3xi1> to !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %7 = llvm.extractvalue %3[0, 0] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %9 = llvm.extractelement %7[%8 : i64] : vector<2xi1>
// CHECK-NEXT:     %10 = llvm.extractvalue %6[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %12 = llvm.insertelement %9, %10[%11 : i64] : vector<3xi1>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %6[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %14 = llvm.extractvalue %3[0, 0] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %15 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %16 = llvm.extractelement %14[%15 : i64] : vector<2xi1>
// CHECK-NEXT:     %17 = llvm.extractvalue %13[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %19 = llvm.insertelement %16, %17[%18 : i64] : vector<3xi1>
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %13[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %21 = llvm.extractvalue %3[0, 1] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %22 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %23 = llvm.extractelement %21[%22 : i64] : vector<2xi1>
// CHECK-NEXT:     %24 = llvm.extractvalue %20[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %26 = llvm.insertelement %23, %24[%25 : i64] : vector<3xi1>
// CHECK-NEXT:     %27 = llvm.insertvalue %26, %20[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %28 = llvm.extractvalue %3[0, 1] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %29 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %30 = llvm.extractelement %28[%29 : i64] : vector<2xi1>
// CHECK-NEXT:     %31 = llvm.extractvalue %27[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %32 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %33 = llvm.insertelement %30, %31[%32 : i64] : vector<3xi1>
// CHECK-NEXT:     %34 = llvm.insertvalue %33, %27[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %35 = llvm.extractvalue %3[0, 2] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %36 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %37 = llvm.extractelement %35[%36 : i64] : vector<2xi1>
// CHECK-NEXT:     %38 = llvm.extractvalue %34[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %39 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %40 = llvm.insertelement %37, %38[%39 : i64] : vector<3xi1>
// CHECK-NEXT:     %41 = llvm.insertvalue %40, %34[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %42 = llvm.extractvalue %3[0, 2] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %43 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %44 = llvm.extractelement %42[%43 : i64] : vector<2xi1>
// CHECK-NEXT:     %45 = llvm.extractvalue %41[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %46 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %47 = llvm.insertelement %44, %45[%46 : i64] : vector<3xi1>
// CHECK-NEXT:     %48 = llvm.insertvalue %47, %41[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %49 = llvm.extractvalue %3[1, 0] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %50 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %51 = llvm.extractelement %49[%50 : i64] : vector<2xi1>
// CHECK-NEXT:     %52 = llvm.extractvalue %48[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %53 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %54 = llvm.insertelement %51, %52[%53 : i64] : vector<3xi1>
// CHECK-NEXT:     %55 = llvm.insertvalue %54, %48[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %56 = llvm.extractvalue %3[1, 0] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %57 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %58 = llvm.extractelement %56[%57 : i64] : vector<2xi1>
// CHECK-NEXT:     %59 = llvm.extractvalue %55[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %60 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %61 = llvm.insertelement %58, %59[%60 : i64] : vector<3xi1>
// CHECK-NEXT:     %62 = llvm.insertvalue %61, %55[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %63 = llvm.extractvalue %3[1, 1] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %64 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %65 = llvm.extractelement %63[%64 : i64] : vector<2xi1>
// CHECK-NEXT:     %66 = llvm.extractvalue %62[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %67 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %68 = llvm.insertelement %65, %66[%67 : i64] : vector<3xi1>
// CHECK-NEXT:     %69 = llvm.insertvalue %68, %62[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %70 = llvm.extractvalue %3[1, 1] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %71 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %72 = llvm.extractelement %70[%71 : i64] : vector<2xi1>
// CHECK-NEXT:     %73 = llvm.extractvalue %69[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %74 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %75 = llvm.insertelement %72, %73[%74 : i64] : vector<3xi1>
// CHECK-NEXT:     %76 = llvm.insertvalue %75, %69[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %77 = llvm.extractvalue %3[1, 2] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %78 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %79 = llvm.extractelement %77[%78 : i64] : vector<2xi1>
// CHECK-NEXT:     %80 = llvm.extractvalue %76[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %81 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %82 = llvm.insertelement %79, %80[%81 : i64] : vector<3xi1>
// CHECK-NEXT:     %83 = llvm.insertvalue %82, %76[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %84 = llvm.extractvalue %3[1, 2] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %85 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %86 = llvm.extractelement %84[%85 : i64] : vector<2xi1>
// CHECK-NEXT:     %87 = llvm.extractvalue %83[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %88 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %89 = llvm.insertelement %86, %87[%88 : i64] : vector<3xi1>
// CHECK-NEXT:     %90 = llvm.insertvalue %89, %83[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %91 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %92 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %93 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %94 = llvm.extractelement %92[%93 : i64] : vector<2xf32>
// CHECK-NEXT:     %95 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %96 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %97 = llvm.insertelement %94, %95[%96 : i32] : vector<3xf32>
// CHECK-NEXT:     %98 = llvm.shufflevector %97, %95 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %99 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %100 = llvm.extractvalue %90[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %101 = llvm.intr.fmuladd(%98, %91, %99) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %102 = arith.select %100, %101, %99 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %103 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %104 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %105 = llvm.extractelement %103[%104 : i64] : vector<2xf32>
// CHECK-NEXT:     %106 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %107 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %108 = llvm.insertelement %105, %106[%107 : i32] : vector<3xf32>
// CHECK-NEXT:     %109 = llvm.shufflevector %108, %106 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %110 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %111 = llvm.extractvalue %90[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %112 = llvm.intr.fmuladd(%109, %91, %110) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %113 = arith.select %111, %112, %110 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %114 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %115 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %116 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %117 = llvm.extractelement %115[%116 : i64] : vector<2xf32>
// CHECK-NEXT:     %118 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %119 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %120 = llvm.insertelement %117, %118[%119 : i32] : vector<3xf32>
// CHECK-NEXT:     %121 = llvm.shufflevector %120, %118 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %122 = llvm.extractvalue %90[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %123 = llvm.intr.fmuladd(%121, %114, %102) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %124 = arith.select %122, %123, %102 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %125 = llvm.insertvalue %124, %4[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %126 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %127 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %128 = llvm.extractelement %126[%127 : i64] : vector<2xf32>
// CHECK-NEXT:     %129 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %130 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %131 = llvm.insertelement %128, %129[%130 : i32] : vector<3xf32>
// CHECK-NEXT:     %132 = llvm.shufflevector %131, %129 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %133 = llvm.extractvalue %90[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %134 = llvm.intr.fmuladd(%132, %114, %113) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %135 = arith.select %133, %134, %113 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %136 = llvm.insertvalue %135, %125[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %137 = builtin.unrealized_conversion_cast %136 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %137 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masked_both_transposed(%a: vector<2x2xf32>, %b: vector<3x2xf32>, %c: vector<2x3xf32>,
                                  %k: vector<2x3x2xi1>) -> vector<2x3xf32> {
  %0 = vector.mask %k {
    vector.contract {
      indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"],
      kind = #vector.kind<add>
    } %a, %b, %c : vector<2x2xf32>, vector<3x2xf32> into vector<2x3xf32>
  } : vector<2x3x2xi1> -> vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @masked_both_transposed(%arg0: vector<2x2xf32>, %arg1: vector<3x2xf32>, %arg2: vector<2x3xf32>, %arg3: vector<2x3x2xi1>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg3 : vector<2x3x2xi1> to !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %5 = ub.poison : vector<2x2x3xi1>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : vector<2x2x3xi1> to !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %7 = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %9 = llvm.extractvalue %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.extractelement %9[%10 : i64] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %8[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %14 = llvm.insertelement %11, %12[%13 : i64] : vector<3xf32>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %8[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %16 = llvm.extractvalue %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %18 = llvm.extractelement %16[%17 : i64] : vector<2xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %15[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %21 = llvm.insertelement %18, %19[%20 : i64] : vector<3xf32>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %15[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %23 = llvm.extractvalue %3[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %25 = llvm.extractelement %23[%24 : i64] : vector<2xf32>
// CHECK-NEXT:     %26 = llvm.extractvalue %22[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %27 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %28 = llvm.insertelement %25, %26[%27 : i64] : vector<3xf32>
// CHECK-NEXT:     %29 = llvm.insertvalue %28, %22[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %30 = llvm.extractvalue %3[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.extractelement %30[%31 : i64] : vector<2xf32>
// CHECK-NEXT:     %33 = llvm.extractvalue %29[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %34 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %35 = llvm.insertelement %32, %33[%34 : i64] : vector<3xf32>
// CHECK-NEXT:     %36 = llvm.insertvalue %35, %29[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %37 = llvm.extractvalue %3[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %38 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %39 = llvm.extractelement %37[%38 : i64] : vector<2xf32>
// CHECK-NEXT:     %40 = llvm.extractvalue %36[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %41 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %42 = llvm.insertelement %39, %40[%41 : i64] : vector<3xf32>
// CHECK-NEXT:     %43 = llvm.insertvalue %42, %36[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %44 = llvm.extractvalue %3[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %46 = llvm.extractelement %44[%45 : i64] : vector<2xf32>
// CHECK-NEXT:     %47 = llvm.extractvalue %43[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %48 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %49 = llvm.insertelement %46, %47[%48 : i64] : vector<3xf32>
// CHECK-NEXT:     %50 = llvm.insertvalue %49, %43[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %51 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %52 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %53 = llvm.extractelement %51[%52 : i64] : vector<2xi1>
// CHECK-NEXT:     %54 = llvm.extractvalue %6[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %55 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %56 = llvm.insertelement %53, %54[%55 : i64] : vector<3xi1>
// CHECK-NEXT:     %57 = llvm.insertvalue %56, %6[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %58 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %59 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %60 = llvm.extractelement %58[%59 : i64] : vector<2xi1>
// CHECK-NEXT:     %61 = llvm.extractvalue %57[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %62 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %63 = llvm.insertelement %60, %61[%62 : i64] : vector<3xi1>
// CHECK-NEXT:     %64 = llvm.insertvalue %63, %57[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %65 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %66 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %67 = llvm.extractelement %65[%66 : i64] : vector<2xi1>
// CHECK-NEXT:     %68 = llvm.extractvalue %64[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %69 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %70 = llvm.insertelement %67, %68[%69 : i64] : vector<3xi1>
// CHECK-NEXT:     %71 = llvm.insertvalue %70, %64[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %72 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %73 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %74 = llvm.extractelement %72[%73 : i64] : vector<2xi1>
// CHECK-NEXT:     %75 = llvm.extractvalue %71[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %76 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %77 = llvm.insertelement %74, %75[%76 : i64] : vector<3xi1>
// CHECK-NEXT:     %78 = llvm.insertvalue %77, %71[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %79 = llvm.extractvalue %2[0, 2] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %80 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %81 = llvm.extractelement %79[%80 : i64] : vector<2xi1>
// CHECK-NEXT:     %82 = llvm.extractvalue %78[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %83 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %84 = llvm.insertelement %81, %82[%83 : i64] : vector<3xi1>
// CHECK-NEXT:     %85 = llvm.insertvalue %84, %78[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %86 = llvm.extractvalue %2[0, 2] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %87 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %88 = llvm.extractelement %86[%87 : i64] : vector<2xi1>
// CHECK-NEXT:     %89 = llvm.extractvalue %85[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %90 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %91 = llvm.insertelement %88, %89[%90 : i64] : vector<3xi1>
// CHECK-NEXT:     %92 = llvm.insertvalue %91, %85[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %93 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %94 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %95 = llvm.extractelement %93[%94 : i64] : vector<2xi1>
// CHECK-NEXT:     %96 = llvm.extractvalue %92[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %97 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %98 = llvm.insertelement %95, %96[%97 : i64] : vector<3xi1>
// CHECK-NEXT:     %99 = llvm.insertvalue %98, %92[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %100 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %101 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %102 = llvm.extractelement %100[%101 : i64] : vector<2xi1>
// CHECK-NEXT:     %103 = llvm.extractvalue %99[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %104 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %105 = llvm.insertelement %102, %103[%104 : i64] : vector<3xi1>
// CHECK-NEXT:     %106 = llvm.insertvalue %105, %99[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %107 = llvm.extractvalue %2[1, 1] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %108 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %109 = llvm.extractelement %107[%108 : i64] : vector<2xi1>
// CHECK-NEXT:     %110 = llvm.extractvalue %106[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %111 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %112 = llvm.insertelement %109, %110[%111 : i64] : vector<3xi1>
// CHECK-NEXT:     %113 = llvm.insertvalue %112, %106[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %114 = llvm.extractvalue %2[1, 1] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %115 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %116 = llvm.extractelement %114[%115 : i64] : vector<2xi1>
// CHECK-NEXT:     %117 = llvm.extractvalue %113[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %118 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %119 = llvm.insertelement %116, %117[%118 : i64] : vector<3xi1>
// CHECK-NEXT:     %120 = llvm.insertvalue %119, %113[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %121 = llvm.extractvalue %2[1, 2] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %122 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %123 = llvm.extractelement %121[%122 : i64] : vector<2xi1>
// CHECK-NEXT:     %124 = llvm.extractvalue %120[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %125 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %126 = llvm.insertelement %123, %124[%125 : i64] : vector<3xi1>
// CHECK-NEXT:     %127 = llvm.insertvalue %126, %120[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %128 = llvm.extractvalue %2[1, 2] : !llvm.array<2 x array<3 x vector<2xi1>>>
// CHECK-NEXT:     %129 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %130 = llvm.extractelement %128[%129 : i64] : vector<2xi1>
// CHECK-NEXT:     %131 = llvm.extractvalue %127[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %132 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %133 = llvm.insertelement %130, %131[%132 : i64] : vector<3xi1>
// CHECK-NEXT:     %134 = llvm.insertvalue %133, %127[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %135 = llvm.extractvalue %50[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %136 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %137 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %138 = llvm.extractelement %136[%137 : i64] : vector<2xf32>
// CHECK-NEXT:     %139 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %140 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %141 = llvm.insertelement %138, %139[%140 : i32] : vector<3xf32>
// CHECK-NEXT:     %142 = llvm.shufflevector %141, %139 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %143 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %144 = llvm.extractvalue %134[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %145 = llvm.intr.fmuladd(%142, %135, %143) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %146 = arith.select %144, %145, %143 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %147 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %148 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %149 = llvm.extractelement %147[%148 : i64] : vector<2xf32>
// CHECK-NEXT:     %150 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %151 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %152 = llvm.insertelement %149, %150[%151 : i32] : vector<3xf32>
// CHECK-NEXT:     %153 = llvm.shufflevector %152, %150 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %154 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %155 = llvm.extractvalue %134[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %156 = llvm.intr.fmuladd(%153, %135, %154) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %157 = arith.select %155, %156, %154 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %158 = llvm.extractvalue %50[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %159 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %160 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %161 = llvm.extractelement %159[%160 : i64] : vector<2xf32>
// CHECK-NEXT:     %162 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %163 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %164 = llvm.insertelement %161, %162[%163 : i32] : vector<3xf32>
// CHECK-NEXT:     %165 = llvm.shufflevector %164, %162 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %166 = llvm.extractvalue %134[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %167 = llvm.intr.fmuladd(%165, %158, %146) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %168 = arith.select %166, %167, %146 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %169 = llvm.insertvalue %168, %4[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %170 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %171 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %172 = llvm.extractelement %170[%171 : i64] : vector<2xf32>
// CHECK-NEXT:     %173 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %174 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %175 = llvm.insertelement %172, %173[%174 : i32] : vector<3xf32>
// CHECK-NEXT:     %176 = llvm.shufflevector %175, %173 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %177 = llvm.extractvalue %134[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>>
// CHECK-NEXT:     %178 = llvm.intr.fmuladd(%176, %158, %157) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %179 = arith.select %177, %178, %157 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %180 = llvm.insertvalue %179, %169[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %181 = builtin.unrealized_conversion_cast %180 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %181 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @by_vector0(%a: vector<2x2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>,
                     affine_map<(m, k) -> (m)>],
    iterator_types = ["parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2xf32>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @by_vector0(%arg0: vector<2x2xf32>, %arg1: vector<2xf32>, %arg2: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %5 = llvm.extractelement %3[%4 : i64] : vector<2xf32>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %10[%11 : i64] : vector<2xf32>
// CHECK-NEXT:     %13 = llvm.extractvalue %9[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %12, %13[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %9[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %17 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %19 = llvm.extractelement %17[%18 : i64] : vector<2xf32>
// CHECK-NEXT:     %20 = llvm.extractvalue %16[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %22 = llvm.insertelement %19, %20[%21 : i64] : vector<2xf32>
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %16[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %24 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %26 = llvm.extractelement %24[%25 : i64] : vector<2xf32>
// CHECK-NEXT:     %27 = llvm.extractvalue %23[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %29 = llvm.insertelement %26, %27[%28 : i64] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.insertvalue %29, %23[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %31 = llvm.extractvalue %30[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %32 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %33 = llvm.extractelement %arg1[%32 : i64] : vector<2xf32>
// CHECK-NEXT:     %34 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %35 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %36 = llvm.insertelement %33, %34[%35 : i32] : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.shufflevector %36, %34 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %38 = llvm.intr.fmuladd(%31, %37, %arg2) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %39 = llvm.extractvalue %30[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %40 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %41 = llvm.extractelement %arg1[%40 : i64] : vector<2xf32>
// CHECK-NEXT:     %42 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %43 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %44 = llvm.insertelement %41, %42[%43 : i32] : vector<2xf32>
// CHECK-NEXT:     %45 = llvm.shufflevector %44, %42 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %46 = llvm.intr.fmuladd(%39, %45, %38) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     return %46 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sum_first0(%a: vector<2x2xf32>, %b: vector<2xf32>, %c: vector<2xf32>, %k: vector<2x2xi1>)
    -> vector<2xf32> {
  %0 = vector.mask %k {
    vector.contract {
      indexing_maps = [affine_map<(k, m) -> (m, k)>, affine_map<(k, m) -> (k)>,
                       affine_map<(k, m) -> (m)>],
      iterator_types = ["reduction", "parallel"],
      kind = #vector.kind<add>
    } %a, %b, %c : vector<2x2xf32>, vector<2xf32> into vector<2xf32>
  } : vector<2x2xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sum_first0(%arg0: vector<2x2xf32>, %arg1: vector<2xf32>, %arg2: vector<2xf32>, %arg3: vector<2x2xi1>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x2xi1> to !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %6 = llvm.extractelement %4[%5 : i64] : vector<2xf32>
// CHECK-NEXT:     %7 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %9 = llvm.insertelement %6, %7[%8 : i64] : vector<2xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %3[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %11 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %13 = llvm.extractelement %11[%12 : i64] : vector<2xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %10[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %15 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %16 = llvm.insertelement %13, %14[%15 : i64] : vector<2xf32>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %10[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %18 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %20 = llvm.extractelement %18[%19 : i64] : vector<2xf32>
// CHECK-NEXT:     %21 = llvm.extractvalue %17[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %22 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %23 = llvm.insertelement %20, %21[%22 : i64] : vector<2xf32>
// CHECK-NEXT:     %24 = llvm.insertvalue %23, %17[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %25 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %26 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %27 = llvm.extractelement %25[%26 : i64] : vector<2xf32>
// CHECK-NEXT:     %28 = llvm.extractvalue %24[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %29 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %30 = llvm.insertelement %27, %28[%29 : i64] : vector<2xf32>
// CHECK-NEXT:     %31 = llvm.insertvalue %30, %24[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %32 = llvm.extractvalue %31[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %33 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %34 = llvm.extractelement %arg1[%33 : i64] : vector<2xf32>
// CHECK-NEXT:     %35 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT:     %36 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %38 = llvm.insertelement %34, %36[%37 : i32] : vector<2xf32>
// CHECK-NEXT:     %39 = llvm.shufflevector %38, %36 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %40 = llvm.intr.fmuladd(%32, %39, %arg2) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %41 = arith.select %35, %40, %arg2 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %42 = llvm.extractvalue %31[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %43 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %44 = llvm.extractelement %arg1[%43 : i64] : vector<2xf32>
// CHECK-NEXT:     %45 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT:     %46 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %47 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %48 = llvm.insertelement %44, %46[%47 : i32] : vector<2xf32>
// CHECK-NEXT:     %49 = llvm.shufflevector %48, %46 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %50 = llvm.intr.fmuladd(%42, %49, %41) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %51 = arith.select %45, %50, %41 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     return %51 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @by_vector1(%a: vector<2x2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, k) -> (k, m)>, affine_map<(m, k) -> (k)>,
                     affine_map<(m, k) -> (m)>],
    iterator_types = ["parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2xf32>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @by_vector1(%arg0: vector<2x2xf32>, %arg1: vector<2xf32>, %arg2: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %3 = llvm.extractelement %arg1[%2 : i64] : vector<2xf32>
// CHECK-NEXT:     %4 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<2xf32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %8 = llvm.intr.fmuladd(%1, %7, %arg2) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %11 = llvm.extractelement %arg1[%10 : i64] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %14 = llvm.insertelement %11, %12[%13 : i32] : vector<2xf32>
// CHECK-NEXT:     %15 = llvm.shufflevector %14, %12 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.intr.fmuladd(%9, %15, %8) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     return %16 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sum_first1(%a: vector<2x2xf32>, %b: vector<2xf32>, %c: vector<2xf32>, %k: vector<2x2xi1>)
    -> vector<2xf32> {
  %0 = vector.mask %k {
    vector.contract {
      indexing_maps = [affine_map<(k, m) -> (k, m)>, affine_map<(k, m) -> (k)>,
                       affine_map<(k, m) -> (m)>],
      iterator_types = ["reduction", "parallel"],
      kind = #vector.kind<add>
    } %a, %b, %c : vector<2x2xf32>, vector<2xf32> into vector<2xf32>
  } : vector<2x2xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sum_first1(%arg0: vector<2x2xf32>, %arg1: vector<2xf32>, %arg2: vector<2xf32>, %arg3: vector<2x2xi1>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x2xi1> to !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %4 = llvm.extractelement %arg1[%3 : i64] : vector<2xf32>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT:     %6 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %8 = llvm.insertelement %4, %6[%7 : i32] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %10 = llvm.intr.fmuladd(%2, %9, %arg2) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %11 = arith.select %5, %10, %arg2 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %13 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %14 = llvm.extractelement %arg1[%13 : i64] : vector<2xf32>
// CHECK-NEXT:     %15 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT:     %16 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %18 = llvm.insertelement %14, %16[%17 : i32] : vector<2xf32>
// CHECK-NEXT:     %19 = llvm.shufflevector %18, %16 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %20 = llvm.intr.fmuladd(%12, %19, %11) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %21 = arith.select %15, %20, %11 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     return %21 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @by_vector2(%a: vector<2xf32>, %b: vector<2x2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m, k)>,
                     affine_map<(m, k) -> (m)>],
    iterator_types = ["parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2xf32>, vector<2x2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @by_vector2(%arg0: vector<2xf32>, %arg1: vector<2x2xf32>, %arg2: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %5 = llvm.extractelement %3[%4 : i64] : vector<2xf32>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %10[%11 : i64] : vector<2xf32>
// CHECK-NEXT:     %13 = llvm.extractvalue %9[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %12, %13[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %9[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %17 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %19 = llvm.extractelement %17[%18 : i64] : vector<2xf32>
// CHECK-NEXT:     %20 = llvm.extractvalue %16[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %22 = llvm.insertelement %19, %20[%21 : i64] : vector<2xf32>
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %16[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %24 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %26 = llvm.extractelement %24[%25 : i64] : vector<2xf32>
// CHECK-NEXT:     %27 = llvm.extractvalue %23[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %29 = llvm.insertelement %26, %27[%28 : i64] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.insertvalue %29, %23[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %31 = llvm.extractvalue %30[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %32 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %33 = llvm.extractelement %arg0[%32 : i64] : vector<2xf32>
// CHECK-NEXT:     %34 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %35 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %36 = llvm.insertelement %33, %34[%35 : i32] : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.shufflevector %36, %34 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %38 = llvm.intr.fmuladd(%31, %37, %arg2) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %39 = llvm.extractvalue %30[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %40 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %41 = llvm.extractelement %arg0[%40 : i64] : vector<2xf32>
// CHECK-NEXT:     %42 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %43 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %44 = llvm.insertelement %41, %42[%43 : i32] : vector<2xf32>
// CHECK-NEXT:     %45 = llvm.shufflevector %44, %42 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %46 = llvm.intr.fmuladd(%39, %45, %38) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     return %46 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sum_first2(%a: vector<2xf32>, %b: vector<2x2xf32>, %c: vector<2xf32>, %k: vector<2x2xi1>)
    -> vector<2xf32> {
  %0 = vector.mask %k {
    vector.contract {
      indexing_maps = [affine_map<(k, m) -> (k)>, affine_map<(k, m) -> (m, k)>,
                       affine_map<(k, m) -> (m)>],
      iterator_types = ["reduction", "parallel"],
      kind = #vector.kind<add>
    } %a, %b, %c : vector<2xf32>, vector<2x2xf32> into vector<2xf32>
  } : vector<2x2xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sum_first2(%arg0: vector<2xf32>, %arg1: vector<2x2xf32>, %arg2: vector<2xf32>, %arg3: vector<2x2xi1>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x2xi1> to !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %6 = llvm.extractelement %4[%5 : i64] : vector<2xf32>
// CHECK-NEXT:     %7 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %9 = llvm.insertelement %6, %7[%8 : i64] : vector<2xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %3[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %11 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %13 = llvm.extractelement %11[%12 : i64] : vector<2xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %10[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %15 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %16 = llvm.insertelement %13, %14[%15 : i64] : vector<2xf32>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %10[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %18 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %20 = llvm.extractelement %18[%19 : i64] : vector<2xf32>
// CHECK-NEXT:     %21 = llvm.extractvalue %17[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %22 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %23 = llvm.insertelement %20, %21[%22 : i64] : vector<2xf32>
// CHECK-NEXT:     %24 = llvm.insertvalue %23, %17[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %25 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %26 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %27 = llvm.extractelement %25[%26 : i64] : vector<2xf32>
// CHECK-NEXT:     %28 = llvm.extractvalue %24[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %29 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %30 = llvm.insertelement %27, %28[%29 : i64] : vector<2xf32>
// CHECK-NEXT:     %31 = llvm.insertvalue %30, %24[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %32 = llvm.extractvalue %31[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %33 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %34 = llvm.extractelement %arg0[%33 : i64] : vector<2xf32>
// CHECK-NEXT:     %35 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT:     %36 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %38 = llvm.insertelement %34, %36[%37 : i32] : vector<2xf32>
// CHECK-NEXT:     %39 = llvm.shufflevector %38, %36 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %40 = llvm.intr.fmuladd(%32, %39, %arg2) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %41 = arith.select %35, %40, %arg2 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %42 = llvm.extractvalue %31[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %43 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %44 = llvm.extractelement %arg0[%43 : i64] : vector<2xf32>
// CHECK-NEXT:     %45 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT:     %46 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %47 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %48 = llvm.insertelement %44, %46[%47 : i32] : vector<2xf32>
// CHECK-NEXT:     %49 = llvm.shufflevector %48, %46 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %50 = llvm.intr.fmuladd(%42, %49, %41) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %51 = arith.select %45, %50, %41 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     return %51 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @by_vector3(%a: vector<2xf32>, %b: vector<2x2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (k, m)>,
                     affine_map<(m, k) -> (m)>],
    iterator_types = ["parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2xf32>, vector<2x2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @by_vector3(%arg0: vector<2xf32>, %arg1: vector<2x2xf32>, %arg2: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %3 = llvm.extractelement %arg0[%2 : i64] : vector<2xf32>
// CHECK-NEXT:     %4 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<2xf32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %8 = llvm.intr.fmuladd(%1, %7, %arg2) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %11 = llvm.extractelement %arg0[%10 : i64] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %14 = llvm.insertelement %11, %12[%13 : i32] : vector<2xf32>
// CHECK-NEXT:     %15 = llvm.shufflevector %14, %12 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.intr.fmuladd(%9, %15, %8) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     return %16 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sum_first3(%a: vector<2xf32>, %b: vector<2x2xf32>, %c: vector<2xf32>, %k: vector<2x2xi1>)
    -> vector<2xf32> {
  %0 = vector.mask %k {
    vector.contract {
      indexing_maps = [affine_map<(k, m) -> (k)>, affine_map<(k, m) -> (k, m)>,
                       affine_map<(k, m) -> (m)>],
      iterator_types = ["reduction", "parallel"],
      kind = #vector.kind<add>
    } %a, %b, %c : vector<2xf32>, vector<2x2xf32> into vector<2xf32>
  } : vector<2x2xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sum_first3(%arg0: vector<2xf32>, %arg1: vector<2x2xf32>, %arg2: vector<2xf32>, %arg3: vector<2x2xi1>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x2xi1> to !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %4 = llvm.extractelement %arg0[%3 : i64] : vector<2xf32>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT:     %6 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %8 = llvm.insertelement %4, %6[%7 : i32] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %10 = llvm.intr.fmuladd(%2, %9, %arg2) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %11 = arith.select %5, %10, %arg2 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %13 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %14 = llvm.extractelement %arg0[%13 : i64] : vector<2xf32>
// CHECK-NEXT:     %15 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT:     %16 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %18 = llvm.insertelement %14, %16[%17 : i32] : vector<2xf32>
// CHECK-NEXT:     %19 = llvm.shufflevector %18, %16 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %20 = llvm.intr.fmuladd(%12, %19, %11) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %21 = arith.select %15, %20, %11 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     return %21 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @widened_integers(%a: vector<2x2xi8>, %b: vector<2x3xi8>, %c: vector<2x3xi32>)
    -> vector<2x3xi32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                     affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2xi8>, vector<2x3xi8> into vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @widened_integers(%arg0: vector<2x2xi8>, %arg1: vector<2x3xi8>, %arg2: vector<2x3xi32>) -> vector<2x3xi32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xi8> to !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xi8> to !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2x3xi32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %4 = ub.poison : vector<2x2xi8>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : vector<2x2xi8> to !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<2xi8>
// CHECK-NEXT:     %9 = llvm.extractvalue %5[0] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %8, %9[%10 : i64] : vector<2xi8>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %5[0] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT:     %13 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %13[%14 : i64] : vector<2xi8>
// CHECK-NEXT:     %16 = llvm.extractvalue %12[1] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.insertelement %15, %16[%17 : i64] : vector<2xi8>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %12[1] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT:     %20 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.extractelement %20[%21 : i64] : vector<2xi8>
// CHECK-NEXT:     %23 = llvm.extractvalue %19[0] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %25 = llvm.insertelement %22, %23[%24 : i64] : vector<2xi8>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %19[0] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT:     %27 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %29 = llvm.extractelement %27[%28 : i64] : vector<2xi8>
// CHECK-NEXT:     %30 = llvm.extractvalue %26[1] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.insertelement %29, %30[%31 : i64] : vector<2xi8>
// CHECK-NEXT:     %33 = llvm.insertvalue %32, %26[1] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT:     %34 = llvm.extractvalue %33[0] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT:     %35 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %36 = arith.extsi %34 : vector<2xi8> to vector<2xi32>
// CHECK-NEXT:     %37 = arith.extsi %35 : vector<3xi8> to vector<3xi32>
// CHECK-NEXT:     %38 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %39 = llvm.extractelement %36[%38 : i64] : vector<2xi32>
// CHECK-NEXT:     %40 = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %41 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %42 = llvm.insertelement %39, %40[%41 : i32] : vector<3xi32>
// CHECK-NEXT:     %43 = llvm.shufflevector %42, %40 [0, 0, 0] : vector<3xi32>
// CHECK-NEXT:     %44 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %45 = arith.muli %43, %37 : vector<3xi32>
// CHECK-NEXT:     %46 = arith.addi %45, %44 : vector<3xi32>
// CHECK-NEXT:     %47 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %48 = llvm.extractelement %36[%47 : i64] : vector<2xi32>
// CHECK-NEXT:     %49 = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %50 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %51 = llvm.insertelement %48, %49[%50 : i32] : vector<3xi32>
// CHECK-NEXT:     %52 = llvm.shufflevector %51, %49 [0, 0, 0] : vector<3xi32>
// CHECK-NEXT:     %53 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %54 = arith.muli %52, %37 : vector<3xi32>
// CHECK-NEXT:     %55 = arith.addi %54, %53 : vector<3xi32>
// CHECK-NEXT:     %56 = llvm.extractvalue %33[1] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT:     %57 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %58 = arith.extsi %56 : vector<2xi8> to vector<2xi32>
// CHECK-NEXT:     %59 = arith.extsi %57 : vector<3xi8> to vector<3xi32>
// CHECK-NEXT:     %60 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %61 = llvm.extractelement %58[%60 : i64] : vector<2xi32>
// CHECK-NEXT:     %62 = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %63 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %64 = llvm.insertelement %61, %62[%63 : i32] : vector<3xi32>
// CHECK-NEXT:     %65 = llvm.shufflevector %64, %62 [0, 0, 0] : vector<3xi32>
// CHECK-NEXT:     %66 = arith.muli %65, %59 : vector<3xi32>
// CHECK-NEXT:     %67 = arith.addi %66, %46 : vector<3xi32>
// CHECK-NEXT:     %68 = llvm.insertvalue %67, %3[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %69 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %70 = llvm.extractelement %58[%69 : i64] : vector<2xi32>
// CHECK-NEXT:     %71 = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %72 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %73 = llvm.insertelement %70, %71[%72 : i32] : vector<3xi32>
// CHECK-NEXT:     %74 = llvm.shufflevector %73, %71 [0, 0, 0] : vector<3xi32>
// CHECK-NEXT:     %75 = arith.muli %74, %59 : vector<3xi32>
// CHECK-NEXT:     %76 = arith.addi %75, %55 : vector<3xi32>
// CHECK-NEXT:     %77 = llvm.insertvalue %76, %68[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %78 = builtin.unrealized_conversion_cast %77 : !llvm.array<2 x vector<3xi32>> to vector<2x3xi32>
// CHECK-NEXT:     return %78 : vector<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @widened_floats(%a: vector<2x2xbf16>, %b: vector<3x2xbf16>, %c: vector<2x3xf32>)
    -> vector<2x3xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                     affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2xbf16>, vector<3x2xbf16> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @widened_floats(%arg0: vector<2x2xbf16>, %arg1: vector<3x2xbf16>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xbf16> to !llvm.array<3 x vector<2xbf16>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xbf16> to !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<2x3xbf16>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : vector<2x3xbf16> to !llvm.array<2 x vector<3xbf16>>
// CHECK-NEXT:     %6 = ub.poison : vector<2x2xbf16>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : vector<2x2xbf16> to !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT:     %8 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %10 = llvm.extractelement %8[%9 : i64] : vector<2xbf16>
// CHECK-NEXT:     %11 = llvm.extractvalue %7[0] : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %13 = llvm.insertelement %10, %11[%12 : i64] : vector<2xbf16>
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %7[0] : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT:     %15 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT:     %16 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %17 = llvm.extractelement %15[%16 : i64] : vector<2xbf16>
// CHECK-NEXT:     %18 = llvm.extractvalue %14[1] : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %20 = llvm.insertelement %17, %18[%19 : i64] : vector<2xbf16>
// CHECK-NEXT:     %21 = llvm.insertvalue %20, %14[1] : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT:     %22 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT:     %23 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %24 = llvm.extractelement %22[%23 : i64] : vector<2xbf16>
// CHECK-NEXT:     %25 = llvm.extractvalue %21[0] : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT:     %26 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %27 = llvm.insertelement %24, %25[%26 : i64] : vector<2xbf16>
// CHECK-NEXT:     %28 = llvm.insertvalue %27, %21[0] : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT:     %29 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT:     %30 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %31 = llvm.extractelement %29[%30 : i64] : vector<2xbf16>
// CHECK-NEXT:     %32 = llvm.extractvalue %28[1] : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT:     %33 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %34 = llvm.insertelement %31, %32[%33 : i64] : vector<2xbf16>
// CHECK-NEXT:     %35 = llvm.insertvalue %34, %28[1] : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT:     %36 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xbf16>>
// CHECK-NEXT:     %37 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %38 = llvm.extractelement %36[%37 : i64] : vector<2xbf16>
// CHECK-NEXT:     %39 = llvm.extractvalue %5[0] : !llvm.array<2 x vector<3xbf16>>
// CHECK-NEXT:     %40 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %41 = llvm.insertelement %38, %39[%40 : i64] : vector<3xbf16>
// CHECK-NEXT:     %42 = llvm.insertvalue %41, %5[0] : !llvm.array<2 x vector<3xbf16>>
// CHECK-NEXT:     %43 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xbf16>>
// CHECK-NEXT:     %44 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %45 = llvm.extractelement %43[%44 : i64] : vector<2xbf16>
// CHECK-NEXT:     %46 = llvm.extractvalue %42[1] : !llvm.array<2 x vector<3xbf16>>
// CHECK-NEXT:     %47 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %48 = llvm.insertelement %45, %46[%47 : i64] : vector<3xbf16>
// CHECK-NEXT:     %49 = llvm.insertvalue %48, %42[1] : !llvm.array<2 x vector<3xbf16>>
// CHECK-NEXT:     %50 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xbf16>>
// CHECK-NEXT:     %51 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %52 = llvm.extractelement %50[%51 : i64] : vector<2xbf16>
// CHECK-NEXT:     %53 = llvm.extractvalue %49[0] : !llvm.array<2 x vector<3xbf16>>
// CHECK-NEXT:     %54 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %55 = llvm.insertelement %52, %53[%54 : i64] : vector<3xbf16>
// CHECK-NEXT:     %56 = llvm.insertvalue %55, %49[0] : !llvm.array<2 x vector<3xbf16>>
// CHECK-NEXT:     %57 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xbf16>>
// CHECK-NEXT:     %58 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %59 = llvm.extractelement %57[%58 : i64] : vector<2xbf16>
// CHECK-NEXT:     %60 = llvm.extractvalue %56[1] : !llvm.array<2 x vector<3xbf16>>
// CHECK-NEXT:     %61 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %62 = llvm.insertelement %59, %60[%61 : i64] : vector<3xbf16>
// CHECK-NEXT:     %63 = llvm.insertvalue %62, %56[1] : !llvm.array<2 x vector<3xbf16>>
// CHECK-NEXT:     %64 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xbf16>>
// CHECK-NEXT:     %65 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %66 = llvm.extractelement %64[%65 : i64] : vector<2xbf16>
// CHECK-NEXT:     %67 = llvm.extractvalue %63[0] : !llvm.array<2 x vector<3xbf16>>
// CHECK-NEXT:     %68 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %69 = llvm.insertelement %66, %67[%68 : i64] : vector<3xbf16>
// CHECK-NEXT:     %70 = llvm.insertvalue %69, %63[0] : !llvm.array<2 x vector<3xbf16>>
// CHECK-NEXT:     %71 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xbf16>>
// CHECK-NEXT:     %72 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %73 = llvm.extractelement %71[%72 : i64] : vector<2xbf16>
// CHECK-NEXT:     %74 = llvm.extractvalue %70[1] : !llvm.array<2 x vector<3xbf16>>
// CHECK-NEXT:     %75 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %76 = llvm.insertelement %73, %74[%75 : i64] : vector<3xbf16>
// CHECK-NEXT:     %77 = llvm.insertvalue %76, %70[1] : !llvm.array<2 x vector<3xbf16>>
// CHECK-NEXT:     %78 = llvm.extractvalue %35[0] : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT:     %79 = llvm.extractvalue %77[0] : !llvm.array<2 x vector<3xbf16>>
// CHECK-NEXT:     %80 = arith.extf %78 : vector<2xbf16> to vector<2xf32>
// CHECK-NEXT:     %81 = arith.extf %79 : vector<3xbf16> to vector<3xf32>
// CHECK-NEXT:     %82 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %83 = llvm.extractelement %80[%82 : i64] : vector<2xf32>
// CHECK-NEXT:     %84 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %85 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %86 = llvm.insertelement %83, %84[%85 : i32] : vector<3xf32>
// CHECK-NEXT:     %87 = llvm.shufflevector %86, %84 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %88 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %89 = llvm.intr.fmuladd(%87, %81, %88) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %90 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %91 = llvm.extractelement %80[%90 : i64] : vector<2xf32>
// CHECK-NEXT:     %92 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %93 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %94 = llvm.insertelement %91, %92[%93 : i32] : vector<3xf32>
// CHECK-NEXT:     %95 = llvm.shufflevector %94, %92 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %96 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %97 = llvm.intr.fmuladd(%95, %81, %96) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %98 = llvm.extractvalue %35[1] : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT:     %99 = llvm.extractvalue %77[1] : !llvm.array<2 x vector<3xbf16>>
// CHECK-NEXT:     %100 = arith.extf %98 : vector<2xbf16> to vector<2xf32>
// CHECK-NEXT:     %101 = arith.extf %99 : vector<3xbf16> to vector<3xf32>
// CHECK-NEXT:     %102 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %103 = llvm.extractelement %100[%102 : i64] : vector<2xf32>
// CHECK-NEXT:     %104 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %105 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %106 = llvm.insertelement %103, %104[%105 : i32] : vector<3xf32>
// CHECK-NEXT:     %107 = llvm.shufflevector %106, %104 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %108 = llvm.intr.fmuladd(%107, %101, %89) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %109 = llvm.insertvalue %108, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %110 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %111 = llvm.extractelement %100[%110 : i64] : vector<2xf32>
// CHECK-NEXT:     %112 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %113 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %114 = llvm.insertelement %111, %112[%113 : i32] : vector<3xf32>
// CHECK-NEXT:     %115 = llvm.shufflevector %114, %112 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %116 = llvm.intr.fmuladd(%115, %101, %97) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %117 = llvm.insertvalue %116, %109[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %118 = builtin.unrealized_conversion_cast %117 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %118 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @greatest(%a: vector<2x2xi32>, %b: vector<2x3xi32>, %c: vector<2x3xi32>)
    -> vector<2x3xi32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                     affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<maxsi>
  } %a, %b, %c : vector<2x2xi32>, vector<2x3xi32> into vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @greatest(%arg0: vector<2x2xi32>, %arg1: vector<2x3xi32>, %arg2: vector<2x3xi32>) -> vector<2x3xi32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2x3xi32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %7 = llvm.extractelement %5[%6 : i64] : vector<2xi32>
// CHECK-NEXT:     %8 = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %10 = llvm.insertelement %7, %8[%9 : i32] : vector<3xi32>
// CHECK-NEXT:     %11 = llvm.shufflevector %10, %8 [0, 0, 0] : vector<3xi32>
// CHECK-NEXT:     %12 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %13 = arith.muli %11, %4 : vector<3xi32>
// CHECK-NEXT:     %14 = arith.maxsi %13, %12 : vector<3xi32>
// CHECK-NEXT:     %15 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %16 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %17 = llvm.extractelement %15[%16 : i64] : vector<2xi32>
// CHECK-NEXT:     %18 = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %20 = llvm.insertelement %17, %18[%19 : i32] : vector<3xi32>
// CHECK-NEXT:     %21 = llvm.shufflevector %20, %18 [0, 0, 0] : vector<3xi32>
// CHECK-NEXT:     %22 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %23 = arith.muli %21, %4 : vector<3xi32>
// CHECK-NEXT:     %24 = arith.maxsi %23, %22 : vector<3xi32>
// CHECK-NEXT:     %25 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %26 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %27 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %28 = llvm.extractelement %26[%27 : i64] : vector<2xi32>
// CHECK-NEXT:     %29 = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %30 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %31 = llvm.insertelement %28, %29[%30 : i32] : vector<3xi32>
// CHECK-NEXT:     %32 = llvm.shufflevector %31, %29 [0, 0, 0] : vector<3xi32>
// CHECK-NEXT:     %33 = arith.muli %32, %25 : vector<3xi32>
// CHECK-NEXT:     %34 = arith.maxsi %33, %14 : vector<3xi32>
// CHECK-NEXT:     %35 = llvm.insertvalue %34, %3[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %36 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %37 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %38 = llvm.extractelement %36[%37 : i64] : vector<2xi32>
// CHECK-NEXT:     %39 = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %40 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %41 = llvm.insertelement %38, %39[%40 : i32] : vector<3xi32>
// CHECK-NEXT:     %42 = llvm.shufflevector %41, %39 [0, 0, 0] : vector<3xi32>
// CHECK-NEXT:     %43 = arith.muli %42, %25 : vector<3xi32>
// CHECK-NEXT:     %44 = arith.maxsi %43, %24 : vector<3xi32>
// CHECK-NEXT:     %45 = llvm.insertvalue %44, %35[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %46 = builtin.unrealized_conversion_cast %45 : !llvm.array<2 x vector<3xi32>> to vector<2x3xi32>
// CHECK-NEXT:     return %46 : vector<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @other_order(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>)
    -> vector<2x3xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, k, n) -> (m, k)>, affine_map<(m, k, n) -> (k, n)>,
                     affine_map<(m, k, n) -> (m, n)>],
    iterator_types = ["parallel", "reduction", "parallel"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_order(%arg0: vector<2x2xf32>, %arg1: vector<2x3xf32>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %11 = llvm.insertelement %8, %9[%10 : i32] : vector<3xf32>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %9 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %13 = llvm.intr.fmuladd(%5, %12, %4) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %15 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %16 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %17 = llvm.extractelement %15[%16 : i64] : vector<2xf32>
// CHECK-NEXT:     %18 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %20 = llvm.insertelement %17, %18[%19 : i32] : vector<3xf32>
// CHECK-NEXT:     %21 = llvm.shufflevector %20, %18 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %22 = llvm.intr.fmuladd(%14, %21, %13) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %24 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %25 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %26 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %27 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %28 = llvm.extractelement %26[%27 : i64] : vector<2xf32>
// CHECK-NEXT:     %29 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %30 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %31 = llvm.insertelement %28, %29[%30 : i32] : vector<3xf32>
// CHECK-NEXT:     %32 = llvm.shufflevector %31, %29 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %33 = llvm.intr.fmuladd(%25, %32, %24) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %34 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %35 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %36 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %37 = llvm.extractelement %35[%36 : i64] : vector<2xf32>
// CHECK-NEXT:     %38 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %39 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %40 = llvm.insertelement %37, %38[%39 : i32] : vector<3xf32>
// CHECK-NEXT:     %41 = llvm.shufflevector %40, %38 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %42 = llvm.intr.fmuladd(%34, %41, %33) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %43 = llvm.insertvalue %42, %23[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %44 = builtin.unrealized_conversion_cast %43 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %44 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dot(%a: vector<2xf32>, %b: vector<2xf32>, %c: f32) -> f32 {
  %0 = vector.contract {
    indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>],
    iterator_types = ["reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2xf32>, vector<2xf32> into f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @dot(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = arith.mulf %arg0, %arg1 : vector<2xf32>
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.fadd"(%arg2, %0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<2xf32>) -> f32
// CHECK-NEXT:     return %1 : f32
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
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg1 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<2x2x3xf32>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %cst_0 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %5 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %6 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %11 = llvm.insertelement %8, %9[%10 : i32] : vector<3xf32>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %9 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %13 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %14 = llvm.intr.fmuladd(%12, %5, %13) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %15 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %16 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %17 = llvm.extractelement %15[%16 : i64] : vector<2xf32>
// CHECK-NEXT:     %18 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %20 = llvm.insertelement %17, %18[%19 : i32] : vector<3xf32>
// CHECK-NEXT:     %21 = llvm.shufflevector %20, %18 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %22 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %23 = llvm.intr.fmuladd(%21, %5, %22) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %24 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %25 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %26 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %27 = llvm.extractelement %25[%26 : i64] : vector<2xf32>
// CHECK-NEXT:     %28 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %29 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %30 = llvm.insertelement %27, %28[%29 : i32] : vector<3xf32>
// CHECK-NEXT:     %31 = llvm.shufflevector %30, %28 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %32 = llvm.intr.fmuladd(%31, %24, %14) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %33 = llvm.insertvalue %32, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %34 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %36 = llvm.extractelement %34[%35 : i64] : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %38 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %39 = llvm.insertelement %36, %37[%38 : i32] : vector<3xf32>
// CHECK-NEXT:     %40 = llvm.shufflevector %39, %37 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %41 = llvm.intr.fmuladd(%40, %24, %23) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %42 = llvm.insertvalue %41, %33[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %43 = llvm.insertvalue %42, %4[0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %44 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %45 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %46 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %47 = llvm.extractelement %45[%46 : i64] : vector<2xf32>
// CHECK-NEXT:     %48 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %49 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %50 = llvm.insertelement %47, %48[%49 : i32] : vector<3xf32>
// CHECK-NEXT:     %51 = llvm.shufflevector %50, %48 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %52 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %53 = llvm.intr.fmuladd(%51, %44, %52) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %54 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %55 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %56 = llvm.extractelement %54[%55 : i64] : vector<2xf32>
// CHECK-NEXT:     %57 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %58 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %59 = llvm.insertelement %56, %57[%58 : i32] : vector<3xf32>
// CHECK-NEXT:     %60 = llvm.shufflevector %59, %57 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %61 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %62 = llvm.intr.fmuladd(%60, %44, %61) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %63 = llvm.extractvalue %2[1, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %64 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %65 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %66 = llvm.extractelement %64[%65 : i64] : vector<2xf32>
// CHECK-NEXT:     %67 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %68 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %69 = llvm.insertelement %66, %67[%68 : i32] : vector<3xf32>
// CHECK-NEXT:     %70 = llvm.shufflevector %69, %67 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %71 = llvm.intr.fmuladd(%70, %63, %53) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %72 = llvm.insertvalue %71, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %73 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %74 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %75 = llvm.extractelement %73[%74 : i64] : vector<2xf32>
// CHECK-NEXT:     %76 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %77 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %78 = llvm.insertelement %75, %76[%77 : i32] : vector<3xf32>
// CHECK-NEXT:     %79 = llvm.shufflevector %78, %76 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %80 = llvm.intr.fmuladd(%79, %63, %62) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %81 = llvm.insertvalue %80, %72[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %82 = llvm.insertvalue %81, %43[1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %83 = builtin.unrealized_conversion_cast %82 : !llvm.array<2 x array<2 x vector<3xf32>>> to vector<2x2x3xf32>
// CHECK-NEXT:     return %83 : vector<2x2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scalable(%a: vector<2x2xf32>, %b: vector<2x[4]xf32>, %c: vector<2x[4]xf32>)
    -> vector<2x[4]xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>,
                     affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2xf32>, vector<2x[4]xf32> into vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalable(%arg0: vector<2x2xf32>, %arg1: vector<2x[4]xf32>, %arg2: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg1 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x[4]xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %7 = llvm.extractelement %5[%6 : i64] : vector<2xf32>
// CHECK-NEXT:     %8 = llvm.mlir.poison : vector<[4]xf32>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %10 = llvm.insertelement %7, %8[%9 : i32] : vector<[4]xf32>
// CHECK-NEXT:     %11 = llvm.shufflevector %10, %8 [0, 0, 0, 0] : vector<[4]xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %13 = llvm.intr.fmuladd(%11, %4, %12) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %15 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %16 = llvm.extractelement %14[%15 : i64] : vector<2xf32>
// CHECK-NEXT:     %17 = llvm.mlir.poison : vector<[4]xf32>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %19 = llvm.insertelement %16, %17[%18 : i32] : vector<[4]xf32>
// CHECK-NEXT:     %20 = llvm.shufflevector %19, %17 [0, 0, 0, 0] : vector<[4]xf32>
// CHECK-NEXT:     %21 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %22 = llvm.intr.fmuladd(%20, %4, %21) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %24 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %26 = llvm.extractelement %24[%25 : i64] : vector<2xf32>
// CHECK-NEXT:     %27 = llvm.mlir.poison : vector<[4]xf32>
// CHECK-NEXT:     %28 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %29 = llvm.insertelement %26, %27[%28 : i32] : vector<[4]xf32>
// CHECK-NEXT:     %30 = llvm.shufflevector %29, %27 [0, 0, 0, 0] : vector<[4]xf32>
// CHECK-NEXT:     %31 = llvm.intr.fmuladd(%30, %23, %13) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     %32 = llvm.insertvalue %31, %3[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %33 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %34 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %35 = llvm.extractelement %33[%34 : i64] : vector<2xf32>
// CHECK-NEXT:     %36 = llvm.mlir.poison : vector<[4]xf32>
// CHECK-NEXT:     %37 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %38 = llvm.insertelement %35, %36[%37 : i32] : vector<[4]xf32>
// CHECK-NEXT:     %39 = llvm.shufflevector %38, %36 [0, 0, 0, 0] : vector<[4]xf32>
// CHECK-NEXT:     %40 = llvm.intr.fmuladd(%39, %23, %22) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     %41 = llvm.insertvalue %40, %32[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %42 = builtin.unrealized_conversion_cast %41 : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
// CHECK-NEXT:     return %42 : vector<2x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
