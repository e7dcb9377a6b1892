// RUN: pyopt --split-input-file --convert-vector-to-llvm='vector-contract-lowering=parallelarith' %s | FileCheck %s

// Contractions that sum over one step as products of elements; others are taken apart.

func.func @plain(%a: vector<2x1xf32>, %b: vector<1x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                     affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x1xf32>, vector<1x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @plain(%arg0: vector<2x1xf32>, %arg1: vector<1x3xf32>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<1x3xf32> to !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<1x2x3xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : vector<1x2x3xf32> to !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<1xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %5[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %8, %9[%10 : i64] : vector<3xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %5[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %13 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %13[%14 : i64] : vector<1xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %12[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.insertelement %15, %16[%17 : i64] : vector<3xf32>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %12[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %20 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.extractelement %20[%21 : i64] : vector<1xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %19[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %25 = llvm.insertelement %22, %23[%24 : i64] : vector<3xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %19[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %27 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %29 = llvm.extractelement %27[%28 : i64] : vector<1xf32>
// CHECK-NEXT:     %30 = llvm.extractvalue %26[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.insertelement %29, %30[%31 : i64] : vector<3xf32>
// CHECK-NEXT:     %33 = llvm.insertvalue %32, %26[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %34 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %36 = llvm.extractelement %34[%35 : i64] : vector<1xf32>
// CHECK-NEXT:     %37 = llvm.extractvalue %33[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %38 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %39 = llvm.insertelement %36, %37[%38 : i64] : vector<3xf32>
// CHECK-NEXT:     %40 = llvm.insertvalue %39, %33[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %41 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %43 = llvm.extractelement %41[%42 : i64] : vector<1xf32>
// CHECK-NEXT:     %44 = llvm.extractvalue %40[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %46 = llvm.insertelement %43, %44[%45 : i64] : vector<3xf32>
// CHECK-NEXT:     %47 = llvm.insertvalue %46, %40[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %48 = llvm.extractvalue %47[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %49 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %50 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %51 = llvm.intr.fmuladd(%48, %49, %50) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %52 = llvm.insertvalue %51, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %53 = llvm.extractvalue %47[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %54 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %55 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %56 = llvm.intr.fmuladd(%53, %54, %55) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %57 = llvm.insertvalue %56, %52[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %58 = builtin.unrealized_conversion_cast %57 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %58 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @right_transposed(%a: vector<2x1xf32>, %b: vector<3x1xf32>, %c: vector<2x3xf32>)
    -> vector<2x3xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                     affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x1xf32>, vector<3x1xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @right_transposed(%arg0: vector<2x1xf32>, %arg1: vector<3x1xf32>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<3x1xf32> to !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<1x2x3xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : vector<1x2x3xf32> to !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<1xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %5[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %8, %9[%10 : i64] : vector<3xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %5[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %13 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %13[%14 : i64] : vector<1xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %12[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.insertelement %15, %16[%17 : i64] : vector<3xf32>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %12[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %20 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.extractelement %20[%21 : i64] : vector<1xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %19[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %25 = llvm.insertelement %22, %23[%24 : i64] : vector<3xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %19[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %27 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %29 = llvm.extractelement %27[%28 : i64] : vector<1xf32>
// CHECK-NEXT:     %30 = llvm.extractvalue %26[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.insertelement %29, %30[%31 : i64] : vector<3xf32>
// CHECK-NEXT:     %33 = llvm.insertvalue %32, %26[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %34 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %36 = llvm.extractelement %34[%35 : i64] : vector<1xf32>
// CHECK-NEXT:     %37 = llvm.extractvalue %33[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %38 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %39 = llvm.insertelement %36, %37[%38 : i64] : vector<3xf32>
// CHECK-NEXT:     %40 = llvm.insertvalue %39, %33[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %41 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %43 = llvm.extractelement %41[%42 : i64] : vector<1xf32>
// CHECK-NEXT:     %44 = llvm.extractvalue %40[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %46 = llvm.insertelement %43, %44[%45 : i64] : vector<3xf32>
// CHECK-NEXT:     %47 = llvm.insertvalue %46, %40[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %48 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %49 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %50 = llvm.extractelement %48[%49 : i64] : vector<1xf32>
// CHECK-NEXT:     %51 = llvm.extractvalue %5[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %52 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %53 = llvm.insertelement %50, %51[%52 : i64] : vector<3xf32>
// CHECK-NEXT:     %54 = llvm.insertvalue %53, %5[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %55 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %56 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %57 = llvm.extractelement %55[%56 : i64] : vector<1xf32>
// CHECK-NEXT:     %58 = llvm.extractvalue %54[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %59 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %60 = llvm.insertelement %57, %58[%59 : i64] : vector<3xf32>
// CHECK-NEXT:     %61 = llvm.insertvalue %60, %54[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %62 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %63 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %64 = llvm.extractelement %62[%63 : i64] : vector<1xf32>
// CHECK-NEXT:     %65 = llvm.extractvalue %61[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %66 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %67 = llvm.insertelement %64, %65[%66 : i64] : vector<3xf32>
// CHECK-NEXT:     %68 = llvm.insertvalue %67, %61[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %69 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %70 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %71 = llvm.extractelement %69[%70 : i64] : vector<1xf32>
// CHECK-NEXT:     %72 = llvm.extractvalue %68[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %73 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %74 = llvm.insertelement %71, %72[%73 : i64] : vector<3xf32>
// CHECK-NEXT:     %75 = llvm.insertvalue %74, %68[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %76 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %77 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %78 = llvm.extractelement %76[%77 : i64] : vector<1xf32>
// CHECK-NEXT:     %79 = llvm.extractvalue %75[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %80 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %81 = llvm.insertelement %78, %79[%80 : i64] : vector<3xf32>
// CHECK-NEXT:     %82 = llvm.insertvalue %81, %75[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %83 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %84 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %85 = llvm.extractelement %83[%84 : i64] : vector<1xf32>
// CHECK-NEXT:     %86 = llvm.extractvalue %82[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %87 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %88 = llvm.insertelement %85, %86[%87 : i64] : vector<3xf32>
// CHECK-NEXT:     %89 = llvm.insertvalue %88, %82[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %90 = llvm.extractvalue %47[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %91 = llvm.extractvalue %89[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %92 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %93 = llvm.intr.fmuladd(%90, %91, %92) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %94 = llvm.insertvalue %93, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %95 = llvm.extractvalue %47[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %96 = llvm.extractvalue %89[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %97 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %98 = llvm.intr.fmuladd(%95, %96, %97) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %99 = llvm.insertvalue %98, %94[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %100 = builtin.unrealized_conversion_cast %99 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %100 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @left_transposed(%a: vector<1x2xf32>, %b: vector<1x3xf32>, %c: vector<2x3xf32>)
    -> vector<2x3xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>,
                     affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<1x2xf32>, vector<1x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @left_transposed(%arg0: vector<1x2xf32>, %arg1: vector<1x3xf32>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<1x3xf32> to !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : vector<1x2xf32> to !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<1x2x3xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : vector<1x2x3xf32> to !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %5[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %8, %9[%10 : i64] : vector<3xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %5[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %13 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %13[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %12[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.insertelement %15, %16[%17 : i64] : vector<3xf32>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %12[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %20 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.extractelement %20[%21 : i64] : vector<2xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %19[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %25 = llvm.insertelement %22, %23[%24 : i64] : vector<3xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %19[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %27 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %29 = llvm.extractelement %27[%28 : i64] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.extractvalue %26[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.insertelement %29, %30[%31 : i64] : vector<3xf32>
// CHECK-NEXT:     %33 = llvm.insertvalue %32, %26[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %34 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %36 = llvm.extractelement %34[%35 : i64] : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.extractvalue %33[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %38 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %39 = llvm.insertelement %36, %37[%38 : i64] : vector<3xf32>
// CHECK-NEXT:     %40 = llvm.insertvalue %39, %33[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %41 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %43 = llvm.extractelement %41[%42 : i64] : vector<2xf32>
// CHECK-NEXT:     %44 = llvm.extractvalue %40[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %46 = llvm.insertelement %43, %44[%45 : i64] : vector<3xf32>
// CHECK-NEXT:     %47 = llvm.insertvalue %46, %40[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %48 = llvm.extractvalue %47[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %49 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %50 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %51 = llvm.intr.fmuladd(%48, %49, %50) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %52 = llvm.insertvalue %51, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %53 = llvm.extractvalue %47[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %54 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %55 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %56 = llvm.intr.fmuladd(%53, %54, %55) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %57 = llvm.insertvalue %56, %52[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %58 = builtin.unrealized_conversion_cast %57 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %58 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @both_transposed(%a: vector<1x2xf32>, %b: vector<3x1xf32>, %c: vector<2x3xf32>)
    -> vector<2x3xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>,
                     affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<1x2xf32>, vector<3x1xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @both_transposed(%arg0: vector<1x2xf32>, %arg1: vector<3x1xf32>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<3x1xf32> to !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : vector<1x2xf32> to !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<1x2x3xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : vector<1x2x3xf32> to !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %5[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %8, %9[%10 : i64] : vector<3xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %5[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %13 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %13[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %12[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.insertelement %15, %16[%17 : i64] : vector<3xf32>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %12[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %20 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.extractelement %20[%21 : i64] : vector<2xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %19[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %25 = llvm.insertelement %22, %23[%24 : i64] : vector<3xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %19[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %27 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %29 = llvm.extractelement %27[%28 : i64] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.extractvalue %26[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.insertelement %29, %30[%31 : i64] : vector<3xf32>
// CHECK-NEXT:     %33 = llvm.insertvalue %32, %26[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %34 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %36 = llvm.extractelement %34[%35 : i64] : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.extractvalue %33[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %38 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %39 = llvm.insertelement %36, %37[%38 : i64] : vector<3xf32>
// CHECK-NEXT:     %40 = llvm.insertvalue %39, %33[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %41 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %43 = llvm.extractelement %41[%42 : i64] : vector<2xf32>
// CHECK-NEXT:     %44 = llvm.extractvalue %40[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %46 = llvm.insertelement %43, %44[%45 : i64] : vector<3xf32>
// CHECK-NEXT:     %47 = llvm.insertvalue %46, %40[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %48 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %49 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %50 = llvm.extractelement %48[%49 : i64] : vector<1xf32>
// CHECK-NEXT:     %51 = llvm.extractvalue %5[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %52 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %53 = llvm.insertelement %50, %51[%52 : i64] : vector<3xf32>
// CHECK-NEXT:     %54 = llvm.insertvalue %53, %5[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %55 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %56 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %57 = llvm.extractelement %55[%56 : i64] : vector<1xf32>
// CHECK-NEXT:     %58 = llvm.extractvalue %54[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %59 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %60 = llvm.insertelement %57, %58[%59 : i64] : vector<3xf32>
// CHECK-NEXT:     %61 = llvm.insertvalue %60, %54[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %62 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %63 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %64 = llvm.extractelement %62[%63 : i64] : vector<1xf32>
// CHECK-NEXT:     %65 = llvm.extractvalue %61[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %66 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %67 = llvm.insertelement %64, %65[%66 : i64] : vector<3xf32>
// CHECK-NEXT:     %68 = llvm.insertvalue %67, %61[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %69 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %70 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %71 = llvm.extractelement %69[%70 : i64] : vector<1xf32>
// CHECK-NEXT:     %72 = llvm.extractvalue %68[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %73 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %74 = llvm.insertelement %71, %72[%73 : i64] : vector<3xf32>
// CHECK-NEXT:     %75 = llvm.insertvalue %74, %68[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %76 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %77 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %78 = llvm.extractelement %76[%77 : i64] : vector<1xf32>
// CHECK-NEXT:     %79 = llvm.extractvalue %75[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %80 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %81 = llvm.insertelement %78, %79[%80 : i64] : vector<3xf32>
// CHECK-NEXT:     %82 = llvm.insertvalue %81, %75[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %83 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %84 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %85 = llvm.extractelement %83[%84 : i64] : vector<1xf32>
// CHECK-NEXT:     %86 = llvm.extractvalue %82[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %87 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %88 = llvm.insertelement %85, %86[%87 : i64] : vector<3xf32>
// CHECK-NEXT:     %89 = llvm.insertvalue %88, %82[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %90 = llvm.extractvalue %47[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %91 = llvm.extractvalue %89[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %92 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %93 = llvm.intr.fmuladd(%90, %91, %92) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %94 = llvm.insertvalue %93, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %95 = llvm.extractvalue %47[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %96 = llvm.extractvalue %89[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %97 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %98 = llvm.intr.fmuladd(%95, %96, %97) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %99 = llvm.insertvalue %98, %94[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %100 = builtin.unrealized_conversion_cast %99 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %100 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @result_transposed(%a: vector<2x1xf32>, %b: vector<1x3xf32>, %c: vector<3x2xf32>)
    -> vector<3x2xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                     affine_map<(m, n, k) -> (n, m)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x1xf32>, vector<1x3xf32> into vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @result_transposed(%arg0: vector<2x1xf32>, %arg1: vector<1x3xf32>, %arg2: vector<3x2xf32>) -> vector<3x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<1x3xf32> to !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<3x2xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<1x3x2xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : vector<1x3x2xf32> to !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<1xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %5[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %8, %9[%10 : i64] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %5[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %13 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %13[%14 : i64] : vector<1xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %12[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %18 = llvm.insertelement %15, %16[%17 : i64] : vector<2xf32>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %12[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %20 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.extractelement %20[%21 : i64] : vector<1xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %19[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %25 = llvm.insertelement %22, %23[%24 : i64] : vector<2xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %19[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %27 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %29 = llvm.extractelement %27[%28 : i64] : vector<1xf32>
// CHECK-NEXT:     %30 = llvm.extractvalue %26[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.insertelement %29, %30[%31 : i64] : vector<2xf32>
// CHECK-NEXT:     %33 = llvm.insertvalue %32, %26[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %34 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %36 = llvm.extractelement %34[%35 : i64] : vector<1xf32>
// CHECK-NEXT:     %37 = llvm.extractvalue %33[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %38 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %39 = llvm.insertelement %36, %37[%38 : i64] : vector<2xf32>
// CHECK-NEXT:     %40 = llvm.insertvalue %39, %33[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %41 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %43 = llvm.extractelement %41[%42 : i64] : vector<1xf32>
// CHECK-NEXT:     %44 = llvm.extractvalue %40[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %46 = llvm.insertelement %43, %44[%45 : i64] : vector<2xf32>
// CHECK-NEXT:     %47 = llvm.insertvalue %46, %40[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %48 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %49 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %50 = llvm.extractelement %48[%49 : i64] : vector<3xf32>
// CHECK-NEXT:     %51 = llvm.extractvalue %5[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %52 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %53 = llvm.insertelement %50, %51[%52 : i64] : vector<2xf32>
// CHECK-NEXT:     %54 = llvm.insertvalue %53, %5[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %55 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %56 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %57 = llvm.extractelement %55[%56 : i64] : vector<3xf32>
// CHECK-NEXT:     %58 = llvm.extractvalue %54[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %59 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %60 = llvm.insertelement %57, %58[%59 : i64] : vector<2xf32>
// CHECK-NEXT:     %61 = llvm.insertvalue %60, %54[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %62 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %63 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %64 = llvm.extractelement %62[%63 : i64] : vector<3xf32>
// CHECK-NEXT:     %65 = llvm.extractvalue %61[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %66 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %67 = llvm.insertelement %64, %65[%66 : i64] : vector<2xf32>
// CHECK-NEXT:     %68 = llvm.insertvalue %67, %61[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %69 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %70 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %71 = llvm.extractelement %69[%70 : i64] : vector<3xf32>
// CHECK-NEXT:     %72 = llvm.extractvalue %68[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %73 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %74 = llvm.insertelement %71, %72[%73 : i64] : vector<2xf32>
// CHECK-NEXT:     %75 = llvm.insertvalue %74, %68[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %76 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %77 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %78 = llvm.extractelement %76[%77 : i64] : vector<3xf32>
// CHECK-NEXT:     %79 = llvm.extractvalue %75[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %80 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %81 = llvm.insertelement %78, %79[%80 : i64] : vector<2xf32>
// CHECK-NEXT:     %82 = llvm.insertvalue %81, %75[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %83 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %84 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %85 = llvm.extractelement %83[%84 : i64] : vector<3xf32>
// CHECK-NEXT:     %86 = llvm.extractvalue %82[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %87 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %88 = llvm.insertelement %85, %86[%87 : i64] : vector<2xf32>
// CHECK-NEXT:     %89 = llvm.insertvalue %88, %82[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %90 = llvm.extractvalue %47[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %91 = llvm.extractvalue %89[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %92 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %93 = llvm.intr.fmuladd(%90, %91, %92) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %94 = llvm.insertvalue %93, %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %95 = llvm.extractvalue %47[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %96 = llvm.extractvalue %89[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %97 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %98 = llvm.intr.fmuladd(%95, %96, %97) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %99 = llvm.insertvalue %98, %94[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %100 = llvm.extractvalue %47[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %101 = llvm.extractvalue %89[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %102 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %103 = llvm.intr.fmuladd(%100, %101, %102) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %104 = llvm.insertvalue %103, %99[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %105 = builtin.unrealized_conversion_cast %104 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     return %105 : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @result_right(%a: vector<2x1xf32>, %b: vector<3x1xf32>, %c: vector<3x2xf32>)
    -> vector<3x2xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                     affine_map<(m, n, k) -> (n, m)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x1xf32>, vector<3x1xf32> into vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @result_right(%arg0: vector<2x1xf32>, %arg1: vector<3x1xf32>, %arg2: vector<3x2xf32>) -> vector<3x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<3x1xf32> to !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<3x2xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<1x3x2xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : vector<1x3x2xf32> to !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<1xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %5[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %8, %9[%10 : i64] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %5[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %13 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %13[%14 : i64] : vector<1xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %12[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %18 = llvm.insertelement %15, %16[%17 : i64] : vector<2xf32>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %12[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %20 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.extractelement %20[%21 : i64] : vector<1xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %19[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %25 = llvm.insertelement %22, %23[%24 : i64] : vector<2xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %19[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %27 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %29 = llvm.extractelement %27[%28 : i64] : vector<1xf32>
// CHECK-NEXT:     %30 = llvm.extractvalue %26[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.insertelement %29, %30[%31 : i64] : vector<2xf32>
// CHECK-NEXT:     %33 = llvm.insertvalue %32, %26[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %34 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %36 = llvm.extractelement %34[%35 : i64] : vector<1xf32>
// CHECK-NEXT:     %37 = llvm.extractvalue %33[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %38 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %39 = llvm.insertelement %36, %37[%38 : i64] : vector<2xf32>
// CHECK-NEXT:     %40 = llvm.insertvalue %39, %33[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %41 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %43 = llvm.extractelement %41[%42 : i64] : vector<1xf32>
// CHECK-NEXT:     %44 = llvm.extractvalue %40[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %46 = llvm.insertelement %43, %44[%45 : i64] : vector<2xf32>
// CHECK-NEXT:     %47 = llvm.insertvalue %46, %40[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %48 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %49 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %50 = llvm.extractelement %48[%49 : i64] : vector<1xf32>
// CHECK-NEXT:     %51 = llvm.extractvalue %5[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %52 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %53 = llvm.insertelement %50, %51[%52 : i64] : vector<2xf32>
// CHECK-NEXT:     %54 = llvm.insertvalue %53, %5[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %55 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %56 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %57 = llvm.extractelement %55[%56 : i64] : vector<1xf32>
// CHECK-NEXT:     %58 = llvm.extractvalue %54[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %59 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %60 = llvm.insertelement %57, %58[%59 : i64] : vector<2xf32>
// CHECK-NEXT:     %61 = llvm.insertvalue %60, %54[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %62 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %63 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %64 = llvm.extractelement %62[%63 : i64] : vector<1xf32>
// CHECK-NEXT:     %65 = llvm.extractvalue %61[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %66 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %67 = llvm.insertelement %64, %65[%66 : i64] : vector<2xf32>
// CHECK-NEXT:     %68 = llvm.insertvalue %67, %61[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %69 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %70 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %71 = llvm.extractelement %69[%70 : i64] : vector<1xf32>
// CHECK-NEXT:     %72 = llvm.extractvalue %68[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %73 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %74 = llvm.insertelement %71, %72[%73 : i64] : vector<2xf32>
// CHECK-NEXT:     %75 = llvm.insertvalue %74, %68[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %76 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %77 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %78 = llvm.extractelement %76[%77 : i64] : vector<1xf32>
// CHECK-NEXT:     %79 = llvm.extractvalue %75[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %80 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %81 = llvm.insertelement %78, %79[%80 : i64] : vector<2xf32>
// CHECK-NEXT:     %82 = llvm.insertvalue %81, %75[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %83 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %84 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %85 = llvm.extractelement %83[%84 : i64] : vector<1xf32>
// CHECK-NEXT:     %86 = llvm.extractvalue %82[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %87 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %88 = llvm.insertelement %85, %86[%87 : i64] : vector<2xf32>
// CHECK-NEXT:     %89 = llvm.insertvalue %88, %82[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %90 = llvm.extractvalue %47[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %91 = llvm.extractvalue %89[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %92 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %93 = llvm.intr.fmuladd(%90, %91, %92) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %94 = llvm.insertvalue %93, %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %95 = llvm.extractvalue %47[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %96 = llvm.extractvalue %89[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %97 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %98 = llvm.intr.fmuladd(%95, %96, %97) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %99 = llvm.insertvalue %98, %94[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %100 = llvm.extractvalue %47[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %101 = llvm.extractvalue %89[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %102 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %103 = llvm.intr.fmuladd(%100, %101, %102) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %104 = llvm.insertvalue %103, %99[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %105 = builtin.unrealized_conversion_cast %104 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     return %105 : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @result_left(%a: vector<1x2xf32>, %b: vector<1x3xf32>, %c: vector<3x2xf32>)
    -> vector<3x2xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>,
                     affine_map<(m, n, k) -> (n, m)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<1x2xf32>, vector<1x3xf32> into vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @result_left(%arg0: vector<1x2xf32>, %arg1: vector<1x3xf32>, %arg2: vector<3x2xf32>) -> vector<3x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<1x2xf32> to !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg1 : vector<1x3xf32> to !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<3x2xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<1x3x2xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : vector<1x3x2xf32> to !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<3xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %5[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %8, %9[%10 : i64] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %5[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %13 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %13[%14 : i64] : vector<3xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %12[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.insertelement %15, %16[%17 : i64] : vector<2xf32>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %12[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %20 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %22 = llvm.extractelement %20[%21 : i64] : vector<3xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %19[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %25 = llvm.insertelement %22, %23[%24 : i64] : vector<2xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %19[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %27 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %29 = llvm.extractelement %27[%28 : i64] : vector<3xf32>
// CHECK-NEXT:     %30 = llvm.extractvalue %26[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.insertelement %29, %30[%31 : i64] : vector<2xf32>
// CHECK-NEXT:     %33 = llvm.insertvalue %32, %26[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %34 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %36 = llvm.extractelement %34[%35 : i64] : vector<3xf32>
// CHECK-NEXT:     %37 = llvm.extractvalue %33[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %38 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %39 = llvm.insertelement %36, %37[%38 : i64] : vector<2xf32>
// CHECK-NEXT:     %40 = llvm.insertvalue %39, %33[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %41 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %43 = llvm.extractelement %41[%42 : i64] : vector<3xf32>
// CHECK-NEXT:     %44 = llvm.extractvalue %40[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %46 = llvm.insertelement %43, %44[%45 : i64] : vector<2xf32>
// CHECK-NEXT:     %47 = llvm.insertvalue %46, %40[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %48 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %49 = llvm.extractvalue %47[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %50 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %51 = llvm.intr.fmuladd(%48, %49, %50) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %52 = llvm.insertvalue %51, %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %53 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %54 = llvm.extractvalue %47[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %55 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %56 = llvm.intr.fmuladd(%53, %54, %55) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %57 = llvm.insertvalue %56, %52[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %58 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %59 = llvm.extractvalue %47[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %60 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %61 = llvm.intr.fmuladd(%58, %59, %60) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %62 = llvm.insertvalue %61, %57[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %63 = builtin.unrealized_conversion_cast %62 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     return %63 : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @all_transposed(%a: vector<1x2xf32>, %b: vector<3x1xf32>, %c: vector<3x2xf32>)
    -> vector<3x2xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>,
                     affine_map<(m, n, k) -> (n, m)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<1x2xf32>, vector<3x1xf32> into vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @all_transposed(%arg0: vector<1x2xf32>, %arg1: vector<3x1xf32>, %arg2: vector<3x2xf32>) -> vector<3x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<1x2xf32> to !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg1 : vector<3x1xf32> to !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<3x2xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<1x3x2xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : vector<1x3x2xf32> to !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<1xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %5[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %8, %9[%10 : i64] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %5[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %13 = llvm.extractvalue %2[1] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %13[%14 : i64] : vector<1xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %12[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.insertelement %15, %16[%17 : i64] : vector<2xf32>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %12[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %20 = llvm.extractvalue %2[2] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.extractelement %20[%21 : i64] : vector<1xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %19[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %25 = llvm.insertelement %22, %23[%24 : i64] : vector<2xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %19[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %27 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %29 = llvm.extractelement %27[%28 : i64] : vector<1xf32>
// CHECK-NEXT:     %30 = llvm.extractvalue %26[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.insertelement %29, %30[%31 : i64] : vector<2xf32>
// CHECK-NEXT:     %33 = llvm.insertvalue %32, %26[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %34 = llvm.extractvalue %2[1] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %36 = llvm.extractelement %34[%35 : i64] : vector<1xf32>
// CHECK-NEXT:     %37 = llvm.extractvalue %33[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %38 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %39 = llvm.insertelement %36, %37[%38 : i64] : vector<2xf32>
// CHECK-NEXT:     %40 = llvm.insertvalue %39, %33[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %41 = llvm.extractvalue %2[2] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %43 = llvm.extractelement %41[%42 : i64] : vector<1xf32>
// CHECK-NEXT:     %44 = llvm.extractvalue %40[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %46 = llvm.insertelement %43, %44[%45 : i64] : vector<2xf32>
// CHECK-NEXT:     %47 = llvm.insertvalue %46, %40[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %48 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %49 = llvm.extractvalue %47[0, 0] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %50 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %51 = llvm.intr.fmuladd(%48, %49, %50) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %52 = llvm.insertvalue %51, %3[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %53 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %54 = llvm.extractvalue %47[0, 1] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %55 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %56 = llvm.intr.fmuladd(%53, %54, %55) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %57 = llvm.insertvalue %56, %52[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %58 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %59 = llvm.extractvalue %47[0, 2] : !llvm.array<1 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %60 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %61 = llvm.intr.fmuladd(%58, %59, %60) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %62 = llvm.insertvalue %61, %57[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %63 = builtin.unrealized_conversion_cast %62 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     return %63 : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @greatest(%a: vector<2x1xf32>, %b: vector<1x3xf32>, %c: vector<2x3xf32>)
    -> vector<2x3xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                     affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<maximumf>
  } %a, %b, %c : vector<2x1xf32>, vector<1x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @greatest(%arg0: vector<2x1xf32>, %arg1: vector<1x3xf32>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maximumf>} %arg0, %arg1, %arg2 : vector<2x1xf32>, vector<1x3xf32> into vector<2x3xf32>
// CHECK-NEXT:     return %0 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @widened(%a: vector<2x1xi8>, %b: vector<1x3xi8>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                     affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x1xi8>, vector<1x3xi8> into vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @widened(%arg0: vector<2x1xi8>, %arg1: vector<1x3xi8>, %arg2: vector<2x3xi32>) -> vector<2x3xi32> {
// CHECK-NEXT:     %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x1xi8>, vector<1x3xi8> into vector<2x3xi32>
// CHECK-NEXT:     return %0 : vector<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masked(%a: vector<2x1xf32>, %b: vector<1x3xf32>, %c: vector<2x3xf32>,
                  %k: vector<2x3x1xi1>) -> vector<2x3xf32> {
  %0 = vector.mask %k {
    vector.contract {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"],
      kind = #vector.kind<add>
    } %a, %b, %c : vector<2x1xf32>, vector<1x3xf32> into vector<2x3xf32>
  } : vector<2x3x1xi1> -> vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @masked(%arg0: vector<2x1xf32>, %arg1: vector<1x3xf32>, %arg2: vector<2x3xf32>, %arg3: vector<2x3x1xi1>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x3x1xi1> to !llvm.array<2 x array<3 x vector<1xi1>>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg1 : vector<1x3xf32> to !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg0 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<1xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<3xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %cst_1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %5 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<3xf32>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %10 = llvm.insertelement %8, %cst[%9 : i64] : vector<1xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %13 = llvm.extractelement %11[%12 : i64] : vector<3xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<3 x vector<1xi1>>>
// CHECK-NEXT:     %15 = arith.mulf %5, %10 : vector<1xf32>
// CHECK-NEXT:     %16 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %17 = "llvm.intr.vp.reduce.fadd"(%13, %15, %14, %16) : (f32, vector<1xf32>, vector<1xi1>, i32) -> f32
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %19 = llvm.insertelement %17, %cst_0[%18 : i64] : vector<3xf32>
// CHECK-NEXT:     %20 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %22 = llvm.extractelement %20[%21 : i64] : vector<3xf32>
// CHECK-NEXT:     %23 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %24 = llvm.insertelement %22, %cst[%23 : i64] : vector<1xf32>
// CHECK-NEXT:     %25 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %26 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %27 = llvm.extractelement %25[%26 : i64] : vector<3xf32>
// CHECK-NEXT:     %28 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<3 x vector<1xi1>>>
// CHECK-NEXT:     %29 = arith.mulf %5, %24 : vector<1xf32>
// CHECK-NEXT:     %30 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %31 = "llvm.intr.vp.reduce.fadd"(%27, %29, %28, %30) : (f32, vector<1xf32>, vector<1xi1>, i32) -> f32
// CHECK-NEXT:     %32 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %33 = llvm.insertelement %31, %19[%32 : i64] : vector<3xf32>
// CHECK-NEXT:     %34 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %36 = llvm.extractelement %34[%35 : i64] : vector<3xf32>
// CHECK-NEXT:     %37 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %38 = llvm.insertelement %36, %cst[%37 : i64] : vector<1xf32>
// CHECK-NEXT:     %39 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %40 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %41 = llvm.extractelement %39[%40 : i64] : vector<3xf32>
// CHECK-NEXT:     %42 = llvm.extractvalue %0[0, 2] : !llvm.array<2 x array<3 x vector<1xi1>>>
// CHECK-NEXT:     %43 = arith.mulf %5, %38 : vector<1xf32>
// CHECK-NEXT:     %44 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %45 = "llvm.intr.vp.reduce.fadd"(%41, %43, %42, %44) : (f32, vector<1xf32>, vector<1xi1>, i32) -> f32
// CHECK-NEXT:     %46 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %47 = llvm.insertelement %45, %33[%46 : i64] : vector<3xf32>
// CHECK-NEXT:     %48 = llvm.insertvalue %47, %4[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %49 = llvm.extractvalue %3[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %50 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %51 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %52 = llvm.extractelement %50[%51 : i64] : vector<3xf32>
// CHECK-NEXT:     %53 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %54 = llvm.insertelement %52, %cst[%53 : i64] : vector<1xf32>
// CHECK-NEXT:     %55 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %56 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %57 = llvm.extractelement %55[%56 : i64] : vector<3xf32>
// CHECK-NEXT:     %58 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<3 x vector<1xi1>>>
// CHECK-NEXT:     %59 = arith.mulf %49, %54 : vector<1xf32>
// CHECK-NEXT:     %60 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %61 = "llvm.intr.vp.reduce.fadd"(%57, %59, %58, %60) : (f32, vector<1xf32>, vector<1xi1>, i32) -> f32
// CHECK-NEXT:     %62 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %63 = llvm.insertelement %61, %cst_0[%62 : i64] : vector<3xf32>
// CHECK-NEXT:     %64 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %65 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %66 = llvm.extractelement %64[%65 : i64] : vector<3xf32>
// CHECK-NEXT:     %67 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %68 = llvm.insertelement %66, %cst[%67 : i64] : vector<1xf32>
// CHECK-NEXT:     %69 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %70 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %71 = llvm.extractelement %69[%70 : i64] : vector<3xf32>
// CHECK-NEXT:     %72 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<3 x vector<1xi1>>>
// CHECK-NEXT:     %73 = arith.mulf %49, %68 : vector<1xf32>
// CHECK-NEXT:     %74 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %75 = "llvm.intr.vp.reduce.fadd"(%71, %73, %72, %74) : (f32, vector<1xf32>, vector<1xi1>, i32) -> f32
// CHECK-NEXT:     %76 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %77 = llvm.insertelement %75, %63[%76 : i64] : vector<3xf32>
// CHECK-NEXT:     %78 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %79 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %80 = llvm.extractelement %78[%79 : i64] : vector<3xf32>
// CHECK-NEXT:     %81 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %82 = llvm.insertelement %80, %cst[%81 : i64] : vector<1xf32>
// CHECK-NEXT:     %83 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %84 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %85 = llvm.extractelement %83[%84 : i64] : vector<3xf32>
// CHECK-NEXT:     %86 = llvm.extractvalue %0[1, 2] : !llvm.array<2 x array<3 x vector<1xi1>>>
// CHECK-NEXT:     %87 = arith.mulf %49, %82 : vector<1xf32>
// CHECK-NEXT:     %88 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %89 = "llvm.intr.vp.reduce.fadd"(%85, %87, %86, %88) : (f32, vector<1xf32>, vector<1xi1>, i32) -> f32
// CHECK-NEXT:     %90 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %91 = llvm.insertelement %89, %77[%90 : i64] : vector<3xf32>
// CHECK-NEXT:     %92 = llvm.insertvalue %91, %48[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %93 = builtin.unrealized_conversion_cast %92 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %93 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @by_vector(%a: vector<2x1xf32>, %b: vector<1xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>,
                     affine_map<(m, k) -> (m)>],
    iterator_types = ["parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x1xf32>, vector<1xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @by_vector(%arg0: vector<2x1xf32>, %arg1: vector<1xf32>, %arg2: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<1x2xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<1x2xf32> to !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %5 = llvm.extractelement %3[%4 : i64] : vector<1xf32>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %2[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %10[%11 : i64] : vector<1xf32>
// CHECK-NEXT:     %13 = llvm.extractvalue %9[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %12, %13[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %9[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.extractelement %arg1[%17 : i64] : vector<1xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %21 = llvm.insertelement %18, %19[%20 : i64] : vector<2xf32>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %2[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %23 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %24 = llvm.extractelement %arg1[%23 : i64] : vector<1xf32>
// CHECK-NEXT:     %25 = llvm.extractvalue %22[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %26 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %27 = llvm.insertelement %24, %25[%26 : i64] : vector<2xf32>
// CHECK-NEXT:     %28 = llvm.insertvalue %27, %22[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %29 = llvm.extractvalue %16[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %30 = llvm.extractvalue %28[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %31 = llvm.intr.fmuladd(%29, %30, %arg2) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     return %31 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_element(%a: vector<1xf32>, %b: vector<1xf32>, %c: f32) -> f32 {
  %0 = vector.contract {
    indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>],
    iterator_types = ["reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<1xf32>, vector<1xf32> into f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_element(%arg0: vector<1xf32>, %arg1: vector<1xf32>, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %1 = llvm.extractelement %arg0[%0 : i64] : vector<1xf32>
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %3 = llvm.extractelement %arg1[%2 : i64] : vector<1xf32>
// CHECK-NEXT:     %4 = arith.mulf %1, %3 : f32
// CHECK-NEXT:     %5 = arith.addf %4, %arg2 : f32
// CHECK-NEXT:     return %5 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_sums(%a: vector<2x1x1xf32>, %b: vector<1x1xf32>, %c: vector<2xf32>)
    -> vector<2xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, k, l) -> (m, k, l)>, affine_map<(m, k, l) -> (l, k)>,
                     affine_map<(m, k, l) -> (m)>],
    iterator_types = ["parallel", "reduction", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x1x1xf32>, vector<1x1xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_sums(%arg0: vector<2x1x1xf32>, %arg1: vector<1x1xf32>, %arg2: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<1x1xf32> to !llvm.array<1 x vector<1xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x1x1xf32> to !llvm.array<2 x array<1 x vector<1xf32>>>
// CHECK-NEXT:     %2 = ub.poison : vector<1x1x2xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<1x1x2xf32> to !llvm.array<1 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<1 x vector<1xf32>>>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %6 = llvm.extractelement %4[%5 : i64] : vector<1xf32>
// CHECK-NEXT:     %7 = llvm.extractvalue %3[0, 0] : !llvm.array<1 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %9 = llvm.insertelement %6, %7[%8 : i64] : vector<2xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %3[0, 0] : !llvm.array<1 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %11 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<1 x vector<1xf32>>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %13 = llvm.extractelement %11[%12 : i64] : vector<1xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %10[0, 0] : !llvm.array<1 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %15 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %16 = llvm.insertelement %13, %14[%15 : i64] : vector<2xf32>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %10[0, 0] : !llvm.array<1 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %18 = llvm.extractvalue %0[0] : !llvm.array<1 x vector<1xf32>>
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %20 = llvm.extractelement %18[%19 : i64] : vector<1xf32>
// CHECK-NEXT:     %21 = llvm.extractvalue %3[0, 0] : !llvm.array<1 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %22 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %23 = llvm.insertelement %20, %21[%22 : i64] : vector<2xf32>
// CHECK-NEXT:     %24 = llvm.insertvalue %23, %3[0, 0] : !llvm.array<1 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %25 = llvm.extractvalue %0[0] : !llvm.array<1 x vector<1xf32>>
// CHECK-NEXT:     %26 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %27 = llvm.extractelement %25[%26 : i64] : vector<1xf32>
// CHECK-NEXT:     %28 = llvm.extractvalue %24[0, 0] : !llvm.array<1 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %29 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %30 = llvm.insertelement %27, %28[%29 : i64] : vector<2xf32>
// CHECK-NEXT:     %31 = llvm.insertvalue %30, %24[0, 0] : !llvm.array<1 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %32 = llvm.extractvalue %17[0, 0] : !llvm.array<1 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %33 = llvm.extractvalue %31[0, 0] : !llvm.array<1 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %34 = llvm.intr.fmuladd(%32, %33, %arg2) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     return %34 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @same_places(%a: vector<1x2x3xf32>, %b: vector<1x2x3xf32>, %c: vector<2x3xf32>)
    -> vector<2x3xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (k, m, n)>, affine_map<(m, n, k) -> (k, m, n)>,
                     affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<1x2x3xf32>, vector<1x2x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @same_places(%arg0: vector<1x2x3xf32>, %arg1: vector<1x2x3xf32>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<1x2x3xf32> to !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : vector<1x2x3xf32> to !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %7 = llvm.intr.fmuladd(%4, %5, %6) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %9 = llvm.extractvalue %2[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %10 = llvm.extractvalue %1[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %12 = llvm.intr.fmuladd(%9, %10, %11) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %8[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %13 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %14 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @integers(%a: vector<2x3x1xi32>, %b: vector<3x2x1xi32>, %c: vector<3x2xi32>)
    -> vector<3x2xi32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, n, k)>, affine_map<(m, n, k) -> (n, m, k)>,
                     affine_map<(m, n, k) -> (n, m)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x3x1xi32>, vector<3x2x1xi32> into vector<3x2xi32>
  return %0 : vector<3x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @integers(%arg0: vector<2x3x1xi32>, %arg1: vector<3x2x1xi32>, %arg2: vector<3x2xi32>) -> vector<3x2xi32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<3x2x1xi32> to !llvm.array<3 x array<2 x vector<1xi32>>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3x1xi32> to !llvm.array<2 x array<3 x vector<1xi32>>>
// CHECK-NEXT:     %2 = ub.poison : vector<1x3x2xi32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<1x3x2xi32> to !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<3 x vector<1xi32>>>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %6 = llvm.extractelement %4[%5 : i64] : vector<1xi32>
// CHECK-NEXT:     %7 = llvm.extractvalue %3[0, 0] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %9 = llvm.insertelement %6, %7[%8 : i64] : vector<2xi32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %3[0, 0] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %11 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<3 x vector<1xi32>>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %13 = llvm.extractelement %11[%12 : i64] : vector<1xi32>
// CHECK-NEXT:     %14 = llvm.extractvalue %10[0, 1] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %15 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %16 = llvm.insertelement %13, %14[%15 : i64] : vector<2xi32>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %10[0, 1] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %18 = llvm.extractvalue %1[0, 2] : !llvm.array<2 x array<3 x vector<1xi32>>>
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %20 = llvm.extractelement %18[%19 : i64] : vector<1xi32>
// CHECK-NEXT:     %21 = llvm.extractvalue %17[0, 2] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %22 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %23 = llvm.insertelement %20, %21[%22 : i64] : vector<2xi32>
// CHECK-NEXT:     %24 = llvm.insertvalue %23, %17[0, 2] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %25 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<3 x vector<1xi32>>>
// CHECK-NEXT:     %26 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %27 = llvm.extractelement %25[%26 : i64] : vector<1xi32>
// CHECK-NEXT:     %28 = llvm.extractvalue %24[0, 0] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %29 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %30 = llvm.insertelement %27, %28[%29 : i64] : vector<2xi32>
// CHECK-NEXT:     %31 = llvm.insertvalue %30, %24[0, 0] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %32 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<3 x vector<1xi32>>>
// CHECK-NEXT:     %33 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %34 = llvm.extractelement %32[%33 : i64] : vector<1xi32>
// CHECK-NEXT:     %35 = llvm.extractvalue %31[0, 1] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %36 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %37 = llvm.insertelement %34, %35[%36 : i64] : vector<2xi32>
// CHECK-NEXT:     %38 = llvm.insertvalue %37, %31[0, 1] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %39 = llvm.extractvalue %1[1, 2] : !llvm.array<2 x array<3 x vector<1xi32>>>
// CHECK-NEXT:     %40 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %41 = llvm.extractelement %39[%40 : i64] : vector<1xi32>
// CHECK-NEXT:     %42 = llvm.extractvalue %38[0, 2] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %43 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %44 = llvm.insertelement %41, %42[%43 : i64] : vector<2xi32>
// CHECK-NEXT:     %45 = llvm.insertvalue %44, %38[0, 2] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %46 = llvm.extractvalue %0[0, 0] : !llvm.array<3 x array<2 x vector<1xi32>>>
// CHECK-NEXT:     %47 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %48 = llvm.extractelement %46[%47 : i64] : vector<1xi32>
// CHECK-NEXT:     %49 = llvm.extractvalue %3[0, 0] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %50 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %51 = llvm.insertelement %48, %49[%50 : i64] : vector<2xi32>
// CHECK-NEXT:     %52 = llvm.insertvalue %51, %3[0, 0] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %53 = llvm.extractvalue %0[0, 1] : !llvm.array<3 x array<2 x vector<1xi32>>>
// CHECK-NEXT:     %54 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %55 = llvm.extractelement %53[%54 : i64] : vector<1xi32>
// CHECK-NEXT:     %56 = llvm.extractvalue %52[0, 0] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %57 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %58 = llvm.insertelement %55, %56[%57 : i64] : vector<2xi32>
// CHECK-NEXT:     %59 = llvm.insertvalue %58, %52[0, 0] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %60 = llvm.extractvalue %0[1, 0] : !llvm.array<3 x array<2 x vector<1xi32>>>
// CHECK-NEXT:     %61 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %62 = llvm.extractelement %60[%61 : i64] : vector<1xi32>
// CHECK-NEXT:     %63 = llvm.extractvalue %59[0, 1] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %64 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %65 = llvm.insertelement %62, %63[%64 : i64] : vector<2xi32>
// CHECK-NEXT:     %66 = llvm.insertvalue %65, %59[0, 1] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %67 = llvm.extractvalue %0[1, 1] : !llvm.array<3 x array<2 x vector<1xi32>>>
// CHECK-NEXT:     %68 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %69 = llvm.extractelement %67[%68 : i64] : vector<1xi32>
// CHECK-NEXT:     %70 = llvm.extractvalue %66[0, 1] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %71 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %72 = llvm.insertelement %69, %70[%71 : i64] : vector<2xi32>
// CHECK-NEXT:     %73 = llvm.insertvalue %72, %66[0, 1] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %74 = llvm.extractvalue %0[2, 0] : !llvm.array<3 x array<2 x vector<1xi32>>>
// CHECK-NEXT:     %75 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %76 = llvm.extractelement %74[%75 : i64] : vector<1xi32>
// CHECK-NEXT:     %77 = llvm.extractvalue %73[0, 2] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %78 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %79 = llvm.insertelement %76, %77[%78 : i64] : vector<2xi32>
// CHECK-NEXT:     %80 = llvm.insertvalue %79, %73[0, 2] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %81 = llvm.extractvalue %0[2, 1] : !llvm.array<3 x array<2 x vector<1xi32>>>
// CHECK-NEXT:     %82 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %83 = llvm.extractelement %81[%82 : i64] : vector<1xi32>
// CHECK-NEXT:     %84 = llvm.extractvalue %80[0, 2] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %85 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %86 = llvm.insertelement %83, %84[%85 : i64] : vector<2xi32>
// CHECK-NEXT:     %87 = llvm.insertvalue %86, %80[0, 2] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %88 = llvm.extractvalue %45[0] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %89 = builtin.unrealized_conversion_cast %88 : !llvm.array<3 x vector<2xi32>> to vector<3x2xi32>
// CHECK-NEXT:     %90 = llvm.extractvalue %87[0] : !llvm.array<1 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     %91 = builtin.unrealized_conversion_cast %90 : !llvm.array<3 x vector<2xi32>> to vector<3x2xi32>
// CHECK-NEXT:     %92 = arith.muli %89, %91 : vector<3x2xi32>
// CHECK-NEXT:     %93 = arith.addi %92, %arg2 : vector<3x2xi32>
// CHECK-NEXT:     return %93 : vector<3x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @batch(%a: vector<2x2x1xf32>, %b: vector<2x1x3xf32>, %c: vector<2x2x3xf32>)
    -> vector<2x2x3xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(p, m, n, k) -> (p, m, k)>, affine_map<(p, m, n, k) -> (p, k, n)>,
                     affine_map<(p, m, n, k) -> (p, m, n)>],
    iterator_types = ["parallel", "parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2x1xf32>, vector<2x1x3xf32> into vector<2x2x3xf32>
  return %0 : vector<2x2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @batch(%arg0: vector<2x2x1xf32>, %arg1: vector<2x1x3xf32>, %arg2: vector<2x2x3xf32>) -> vector<2x2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x1x3xf32> to !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x1xf32> to !llvm.array<2 x array<2 x vector<1xf32>>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<2x2x3xf32>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %cst_0 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %5 = ub.poison : vector<1x2x2x3xf32>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : vector<1x2x2x3xf32> to !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %7 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<2 x vector<1xf32>>>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %9 = llvm.extractelement %7[%8 : i64] : vector<1xf32>
// CHECK-NEXT:     %10 = llvm.extractvalue %6[0, 0, 0] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %12 = llvm.insertelement %9, %10[%11 : i64] : vector<3xf32>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %6[0, 0, 0] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %14 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x array<2 x vector<1xf32>>>
// CHECK-NEXT:     %15 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %16 = llvm.extractelement %14[%15 : i64] : vector<1xf32>
// CHECK-NEXT:     %17 = llvm.extractvalue %13[0, 0, 1] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %19 = llvm.insertelement %16, %17[%18 : i64] : vector<3xf32>
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %13[0, 0, 1] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %21 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<2 x vector<1xf32>>>
// CHECK-NEXT:     %22 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %23 = llvm.extractelement %21[%22 : i64] : vector<1xf32>
// CHECK-NEXT:     %24 = llvm.extractvalue %20[0, 1, 0] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %26 = llvm.insertelement %23, %24[%25 : i64] : vector<3xf32>
// CHECK-NEXT:     %27 = llvm.insertvalue %26, %20[0, 1, 0] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %28 = llvm.extractvalue %2[1, 1] : !llvm.array<2 x array<2 x vector<1xf32>>>
// CHECK-NEXT:     %29 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %30 = llvm.extractelement %28[%29 : i64] : vector<1xf32>
// CHECK-NEXT:     %31 = llvm.extractvalue %27[0, 1, 1] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %32 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %33 = llvm.insertelement %30, %31[%32 : i64] : vector<3xf32>
// CHECK-NEXT:     %34 = llvm.insertvalue %33, %27[0, 1, 1] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %35 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<2 x vector<1xf32>>>
// CHECK-NEXT:     %36 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %37 = llvm.extractelement %35[%36 : i64] : vector<1xf32>
// CHECK-NEXT:     %38 = llvm.extractvalue %34[0, 0, 0] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %39 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %40 = llvm.insertelement %37, %38[%39 : i64] : vector<3xf32>
// CHECK-NEXT:     %41 = llvm.insertvalue %40, %34[0, 0, 0] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %42 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x array<2 x vector<1xf32>>>
// CHECK-NEXT:     %43 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %44 = llvm.extractelement %42[%43 : i64] : vector<1xf32>
// CHECK-NEXT:     %45 = llvm.extractvalue %41[0, 0, 1] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %46 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %47 = llvm.insertelement %44, %45[%46 : i64] : vector<3xf32>
// CHECK-NEXT:     %48 = llvm.insertvalue %47, %41[0, 0, 1] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %49 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<2 x vector<1xf32>>>
// CHECK-NEXT:     %50 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %51 = llvm.extractelement %49[%50 : i64] : vector<1xf32>
// CHECK-NEXT:     %52 = llvm.extractvalue %48[0, 1, 0] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %53 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %54 = llvm.insertelement %51, %52[%53 : i64] : vector<3xf32>
// CHECK-NEXT:     %55 = llvm.insertvalue %54, %48[0, 1, 0] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %56 = llvm.extractvalue %2[1, 1] : !llvm.array<2 x array<2 x vector<1xf32>>>
// CHECK-NEXT:     %57 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %58 = llvm.extractelement %56[%57 : i64] : vector<1xf32>
// CHECK-NEXT:     %59 = llvm.extractvalue %55[0, 1, 1] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %60 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %61 = llvm.insertelement %58, %59[%60 : i64] : vector<3xf32>
// CHECK-NEXT:     %62 = llvm.insertvalue %61, %55[0, 1, 1] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %63 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<2 x vector<1xf32>>>
// CHECK-NEXT:     %64 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %65 = llvm.extractelement %63[%64 : i64] : vector<1xf32>
// CHECK-NEXT:     %66 = llvm.extractvalue %62[0, 0, 0] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %67 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %68 = llvm.insertelement %65, %66[%67 : i64] : vector<3xf32>
// CHECK-NEXT:     %69 = llvm.insertvalue %68, %62[0, 0, 0] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %70 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x array<2 x vector<1xf32>>>
// CHECK-NEXT:     %71 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %72 = llvm.extractelement %70[%71 : i64] : vector<1xf32>
// CHECK-NEXT:     %73 = llvm.extractvalue %69[0, 0, 1] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %74 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %75 = llvm.insertelement %72, %73[%74 : i64] : vector<3xf32>
// CHECK-NEXT:     %76 = llvm.insertvalue %75, %69[0, 0, 1] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %77 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<2 x vector<1xf32>>>
// CHECK-NEXT:     %78 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %79 = llvm.extractelement %77[%78 : i64] : vector<1xf32>
// CHECK-NEXT:     %80 = llvm.extractvalue %76[0, 1, 0] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %81 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %82 = llvm.insertelement %79, %80[%81 : i64] : vector<3xf32>
// CHECK-NEXT:     %83 = llvm.insertvalue %82, %76[0, 1, 0] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %84 = llvm.extractvalue %2[1, 1] : !llvm.array<2 x array<2 x vector<1xf32>>>
// CHECK-NEXT:     %85 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %86 = llvm.extractelement %84[%85 : i64] : vector<1xf32>
// CHECK-NEXT:     %87 = llvm.extractvalue %83[0, 1, 1] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %88 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %89 = llvm.insertelement %86, %87[%88 : i64] : vector<3xf32>
// CHECK-NEXT:     %90 = llvm.insertvalue %89, %83[0, 1, 1] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %91 = llvm.extractvalue %90[0, 0, 0] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %92 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %93 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %94 = llvm.intr.fmuladd(%91, %92, %93) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %95 = llvm.insertvalue %94, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %96 = llvm.extractvalue %90[0, 0, 1] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %97 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %98 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %99 = llvm.intr.fmuladd(%96, %97, %98) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %100 = llvm.insertvalue %99, %95[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %101 = llvm.insertvalue %100, %4[0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %102 = llvm.extractvalue %90[0, 1, 0] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %103 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %104 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %105 = llvm.intr.fmuladd(%102, %103, %104) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %106 = llvm.insertvalue %105, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %107 = llvm.extractvalue %90[0, 1, 1] : !llvm.array<1 x array<2 x array<2 x vector<3xf32>>>>
// CHECK-NEXT:     %108 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %109 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %110 = llvm.intr.fmuladd(%107, %108, %109) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %111 = llvm.insertvalue %110, %106[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %112 = llvm.insertvalue %111, %101[1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %113 = builtin.unrealized_conversion_cast %112 : !llvm.array<2 x array<2 x vector<3xf32>>> to vector<2x2x3xf32>
// CHECK-NEXT:     return %113 : vector<2x2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @longer(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>)
    -> vector<2x3xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                     affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @longer(%arg0: vector<2x2xf32>, %arg1: vector<2x3xf32>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<3xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst_1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %7 = llvm.extractelement %5[%6 : i64] : vector<3xf32>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %9 = llvm.insertelement %7, %cst[%8 : i64] : vector<2xf32>
// CHECK-NEXT:     %10 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %10[%11 : i64] : vector<3xf32>
// CHECK-NEXT:     %13 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %14 = llvm.insertelement %12, %9[%13 : i64] : vector<2xf32>
// CHECK-NEXT:     %15 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %16 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %17 = llvm.extractelement %15[%16 : i64] : vector<3xf32>
// CHECK-NEXT:     %18 = arith.mulf %4, %14 : vector<2xf32>
// CHECK-NEXT:     %19 = "llvm.intr.vector.reduce.fadd"(%17, %18) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<2xf32>) -> f32
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %21 = llvm.insertelement %19, %cst_0[%20 : i64] : vector<3xf32>
// CHECK-NEXT:     %22 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %23 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %24 = llvm.extractelement %22[%23 : i64] : vector<3xf32>
// CHECK-NEXT:     %25 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %26 = llvm.insertelement %24, %cst[%25 : i64] : vector<2xf32>
// CHECK-NEXT:     %27 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %29 = llvm.extractelement %27[%28 : i64] : vector<3xf32>
// CHECK-NEXT:     %30 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %31 = llvm.insertelement %29, %26[%30 : i64] : vector<2xf32>
// CHECK-NEXT:     %32 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %33 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %34 = llvm.extractelement %32[%33 : i64] : vector<3xf32>
// CHECK-NEXT:     %35 = arith.mulf %4, %31 : vector<2xf32>
// CHECK-NEXT:     %36 = "llvm.intr.vector.reduce.fadd"(%34, %35) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<2xf32>) -> f32
// CHECK-NEXT:     %37 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %38 = llvm.insertelement %36, %21[%37 : i64] : vector<3xf32>
// CHECK-NEXT:     %39 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %40 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %41 = llvm.extractelement %39[%40 : i64] : vector<3xf32>
// CHECK-NEXT:     %42 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %43 = llvm.insertelement %41, %cst[%42 : i64] : vector<2xf32>
// CHECK-NEXT:     %44 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %46 = llvm.extractelement %44[%45 : i64] : vector<3xf32>
// CHECK-NEXT:     %47 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %48 = llvm.insertelement %46, %43[%47 : i64] : vector<2xf32>
// CHECK-NEXT:     %49 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %50 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %51 = llvm.extractelement %49[%50 : i64] : vector<3xf32>
// CHECK-NEXT:     %52 = arith.mulf %4, %48 : vector<2xf32>
// CHECK-NEXT:     %53 = "llvm.intr.vector.reduce.fadd"(%51, %52) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<2xf32>) -> f32
// CHECK-NEXT:     %54 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %55 = llvm.insertelement %53, %38[%54 : i64] : vector<3xf32>
// CHECK-NEXT:     %56 = llvm.insertvalue %55, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %57 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %58 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %59 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %60 = llvm.extractelement %58[%59 : i64] : vector<3xf32>
// CHECK-NEXT:     %61 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %62 = llvm.insertelement %60, %cst[%61 : i64] : vector<2xf32>
// CHECK-NEXT:     %63 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %64 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %65 = llvm.extractelement %63[%64 : i64] : vector<3xf32>
// CHECK-NEXT:     %66 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %67 = llvm.insertelement %65, %62[%66 : i64] : vector<2xf32>
// CHECK-NEXT:     %68 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %69 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %70 = llvm.extractelement %68[%69 : i64] : vector<3xf32>
// CHECK-NEXT:     %71 = arith.mulf %57, %67 : vector<2xf32>
// CHECK-NEXT:     %72 = "llvm.intr.vector.reduce.fadd"(%70, %71) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<2xf32>) -> f32
// CHECK-NEXT:     %73 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %74 = llvm.insertelement %72, %cst_0[%73 : i64] : vector<3xf32>
// CHECK-NEXT:     %75 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %76 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %77 = llvm.extractelement %75[%76 : i64] : vector<3xf32>
// CHECK-NEXT:     %78 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %79 = llvm.insertelement %77, %cst[%78 : i64] : vector<2xf32>
// CHECK-NEXT:     %80 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %81 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %82 = llvm.extractelement %80[%81 : i64] : vector<3xf32>
// CHECK-NEXT:     %83 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %84 = llvm.insertelement %82, %79[%83 : i64] : vector<2xf32>
// CHECK-NEXT:     %85 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %86 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %87 = llvm.extractelement %85[%86 : i64] : vector<3xf32>
// CHECK-NEXT:     %88 = arith.mulf %57, %84 : vector<2xf32>
// CHECK-NEXT:     %89 = "llvm.intr.vector.reduce.fadd"(%87, %88) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<2xf32>) -> f32
// CHECK-NEXT:     %90 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %91 = llvm.insertelement %89, %74[%90 : i64] : vector<3xf32>
// CHECK-NEXT:     %92 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %93 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %94 = llvm.extractelement %92[%93 : i64] : vector<3xf32>
// CHECK-NEXT:     %95 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %96 = llvm.insertelement %94, %cst[%95 : i64] : vector<2xf32>
// CHECK-NEXT:     %97 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %98 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %99 = llvm.extractelement %97[%98 : i64] : vector<3xf32>
// CHECK-NEXT:     %100 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %101 = llvm.insertelement %99, %96[%100 : i64] : vector<2xf32>
// CHECK-NEXT:     %102 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %103 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %104 = llvm.extractelement %102[%103 : i64] : vector<3xf32>
// CHECK-NEXT:     %105 = arith.mulf %57, %101 : vector<2xf32>
// CHECK-NEXT:     %106 = "llvm.intr.vector.reduce.fadd"(%104, %105) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<2xf32>) -> f32
// CHECK-NEXT:     %107 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %108 = llvm.insertelement %106, %91[%107 : i64] : vector<3xf32>
// CHECK-NEXT:     %109 = llvm.insertvalue %108, %56[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %110 = builtin.unrealized_conversion_cast %109 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %110 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
