// RUN: pyopt --split-input-file --convert-vector-to-llvm='vector-contract-lowering=parallelarith' %s | FileCheck %s

// Contractions that sum over one step as products of elements; others are taken apart.

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
