// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Outer products and contractions.

func.func @mask_contract(%a: vector<3xf32>, %b: vector<2x3xf32>, %c: vector<2xf32>,
                         %k: vector<2x3xi1>) -> vector<2xf32> {
  %0 = vector.mask %k {
    vector.contract {
      indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>,
                       affine_map<(d0, d1) -> (d0)>],
      iterator_types = ["parallel", "reduction"],
      kind = #vector.kind<add>
    } %b, %a, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
  } : vector<2x3xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_contract(%arg0: vector<3xf32>, %arg1: vector<2x3xf32>, %arg2: vector<2xf32>, %arg3: vector<2x3xi1>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %4 = llvm.extractelement %arg2[%3 : i64] : vector<2xf32>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %6 = arith.mulf %2, %arg0 : vector<3xf32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %8 = "llvm.intr.vp.reduce.fadd"(%4, %6, %5, %7) : (f32, vector<3xf32>, vector<3xi1>, i32) -> f32
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %10 = llvm.insertelement %8, %cst[%9 : i64] : vector<2xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %13 = llvm.extractelement %arg2[%12 : i64] : vector<2xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %15 = arith.mulf %11, %arg0 : vector<3xf32>
// CHECK-NEXT:     %16 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %17 = "llvm.intr.vp.reduce.fadd"(%13, %15, %14, %16) : (f32, vector<3xf32>, vector<3xi1>, i32) -> f32
// CHECK-NEXT:     %18 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %19 = llvm.insertelement %17, %10[%18 : i64] : vector<2xf32>
// CHECK-NEXT:     return %19 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @outerproducts(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>, %s: f32,
                         %d: vector<2xf32>)
    -> (vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>, vector<2xf32>) {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32>
  %1 = vector.outerproduct %a, %b : vector<2xf32>, vector<3xf32>
  %2 = vector.outerproduct %a, %s, %d {kind = #vector.kind<add>} : vector<2xf32>, f32
  %3 = vector.outerproduct %a, %s, %d {kind = #vector.kind<mul>} : vector<2xf32>, f32
  return %0, %1, %2, %3 : vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>, vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @outerproducts(%arg0: vector<2xf32>, %arg1: vector<3xf32>, %arg2: vector<2x3xf32>, %arg3: f32, %arg4: vector<2xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>, vector<2xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %3 = llvm.extractelement %arg0[%2 : i64] : vector<2xf32>
// CHECK-NEXT:     %4 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<3xf32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %9 = llvm.intr.fmuladd(%7, %arg1, %8) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %arg0[%11 : i64] : vector<2xf32>
// CHECK-NEXT:     %13 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %15 = llvm.insertelement %12, %13[%14 : i32] : vector<3xf32>
// CHECK-NEXT:     %16 = llvm.shufflevector %15, %13 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %17 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %18 = llvm.intr.fmuladd(%16, %arg1, %17) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %10[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %20 = builtin.unrealized_conversion_cast %19 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.extractelement %arg0[%21 : i64] : vector<2xf32>
// CHECK-NEXT:     %23 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %24 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %25 = llvm.insertelement %22, %23[%24 : i32] : vector<3xf32>
// CHECK-NEXT:     %26 = llvm.shufflevector %25, %23 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %27 = arith.mulf %26, %arg1 : vector<3xf32>
// CHECK-NEXT:     %28 = llvm.insertvalue %27, %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %29 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %30 = llvm.extractelement %arg0[%29 : i64] : vector<2xf32>
// CHECK-NEXT:     %31 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %32 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %33 = llvm.insertelement %30, %31[%32 : i32] : vector<3xf32>
// CHECK-NEXT:     %34 = llvm.shufflevector %33, %31 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %35 = arith.mulf %34, %arg1 : vector<3xf32>
// CHECK-NEXT:     %36 = llvm.insertvalue %35, %28[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %37 = builtin.unrealized_conversion_cast %36 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     %38 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %39 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %40 = llvm.insertelement %arg3, %38[%39 : i32] : vector<2xf32>
// CHECK-NEXT:     %41 = llvm.shufflevector %40, %38 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %42 = llvm.intr.fmuladd(%arg0, %41, %arg4) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %43 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %44 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %45 = llvm.insertelement %arg3, %43[%44 : i32] : vector<2xf32>
// CHECK-NEXT:     %46 = llvm.shufflevector %45, %43 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %47 = arith.mulf %arg0, %46 : vector<2xf32>
// CHECK-NEXT:     %48 = arith.mulf %47, %arg4 : vector<2xf32>
// CHECK-NEXT:     return %20, %37, %42, %48 : vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#m1 = affine_map<(d0, d1) -> (d0, d1)>
#m2 = affine_map<(d0, d1) -> (d1, d0)>
#m3 = affine_map<(d0, d1) -> ()>
func.func @c3(%a: vector<2x3xi32>, %b: vector<3x2xi32>, %c: i32) -> i32 {
  %0 = vector.contract {
    indexing_maps = [#m1, #m2, #m3],
    iterator_types = ["reduction", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x3xi32>, vector<3x2xi32> into i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @c3(%arg0: vector<2x3xi32>, %arg1: vector<3x2xi32>, %arg2: i32) -> i32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xi32> to !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<3xi32>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %5 = llvm.extractelement %3[%4 : i64] : vector<2xi32>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %7 = llvm.insertelement %5, %cst[%6 : i64] : vector<3xi32>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %10 = llvm.extractelement %8[%9 : i64] : vector<2xi32>
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.insertelement %10, %7[%11 : i64] : vector<3xi32>
// CHECK-NEXT:     %13 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %13[%14 : i64] : vector<2xi32>
// CHECK-NEXT:     %16 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %17 = llvm.insertelement %15, %12[%16 : i64] : vector<3xi32>
// CHECK-NEXT:     %18 = arith.muli %2, %17 : vector<3xi32>
// CHECK-NEXT:     %19 = "llvm.intr.vector.reduce.add"(%18) : (vector<3xi32>) -> i32
// CHECK-NEXT:     %20 = llvm.add %arg2, %19 : i32
// CHECK-NEXT:     %21 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %22 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT:     %23 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %24 = llvm.extractelement %22[%23 : i64] : vector<2xi32>
// CHECK-NEXT:     %25 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %26 = llvm.insertelement %24, %cst[%25 : i64] : vector<3xi32>
// CHECK-NEXT:     %27 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %29 = llvm.extractelement %27[%28 : i64] : vector<2xi32>
// CHECK-NEXT:     %30 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %31 = llvm.insertelement %29, %26[%30 : i64] : vector<3xi32>
// CHECK-NEXT:     %32 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT:     %33 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %34 = llvm.extractelement %32[%33 : i64] : vector<2xi32>
// CHECK-NEXT:     %35 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %36 = llvm.insertelement %34, %31[%35 : i64] : vector<3xi32>
// CHECK-NEXT:     %37 = arith.muli %21, %36 : vector<3xi32>
// CHECK-NEXT:     %38 = "llvm.intr.vector.reduce.add"(%37) : (vector<3xi32>) -> i32
// CHECK-NEXT:     %39 = llvm.add %20, %38 : i32
// CHECK-NEXT:     return %39 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#m1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#m2 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#m3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
func.func @c4(%a: vector<2x2x3xf32>, %b: vector<2x3x2xf32>, %c: vector<2x2x2xf32>)
    -> vector<2x2x2xf32> {
  %0 = vector.contract {
    indexing_maps = [#m1, #m2, #m3],
    iterator_types = ["parallel", "parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2x3xf32>, vector<2x3x2xf32> into vector<2x2x2xf32>
  return %0 : vector<2x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c4(%arg0: vector<2x2x3xf32>, %arg1: vector<2x3x2xf32>, %arg2: vector<2x2x2xf32>) -> vector<2x2x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x3x2xf32> to !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg2 : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %4 = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<2x2x2xf32>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %cst_0 : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %7 = llvm.extractvalue %2[0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.extractelement %9[%10 : i64] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %5[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %14 = llvm.insertelement %11, %12[%13 : i64] : vector<3xf32>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %5[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %16 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %18 = llvm.extractelement %16[%17 : i64] : vector<2xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %15[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %21 = llvm.insertelement %18, %19[%20 : i64] : vector<3xf32>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %15[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %23 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %25 = llvm.extractelement %23[%24 : i64] : vector<2xf32>
// CHECK-NEXT:     %26 = llvm.extractvalue %22[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %27 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %28 = llvm.insertelement %25, %26[%27 : i64] : vector<3xf32>
// CHECK-NEXT:     %29 = llvm.insertvalue %28, %22[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %30 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.extractelement %30[%31 : i64] : vector<2xf32>
// CHECK-NEXT:     %33 = llvm.extractvalue %29[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %34 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %35 = llvm.insertelement %32, %33[%34 : i64] : vector<3xf32>
// CHECK-NEXT:     %36 = llvm.insertvalue %35, %29[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %37 = llvm.extractvalue %1[0, 2] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %38 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %39 = llvm.extractelement %37[%38 : i64] : vector<2xf32>
// CHECK-NEXT:     %40 = llvm.extractvalue %36[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %41 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %42 = llvm.insertelement %39, %40[%41 : i64] : vector<3xf32>
// CHECK-NEXT:     %43 = llvm.insertvalue %42, %36[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %44 = llvm.extractvalue %1[0, 2] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %46 = llvm.extractelement %44[%45 : i64] : vector<2xf32>
// CHECK-NEXT:     %47 = llvm.extractvalue %43[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %48 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %49 = llvm.insertelement %46, %47[%48 : i64] : vector<3xf32>
// CHECK-NEXT:     %50 = llvm.insertvalue %49, %43[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %51 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %52 = llvm.extractvalue %50[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %53 = arith.mulf %51, %52 : vector<3xf32>
// CHECK-NEXT:     %54 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %55 = "llvm.intr.vector.reduce.fadd"(%54, %53) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %56 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %57 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %58 = llvm.insertelement %55, %56[%57 : i64] : vector<2xf32>
// CHECK-NEXT:     %59 = llvm.insertvalue %58, %3[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %60 = llvm.extractvalue %50[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %61 = arith.mulf %51, %60 : vector<3xf32>
// CHECK-NEXT:     %62 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %63 = "llvm.intr.vector.reduce.fadd"(%62, %61) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %64 = llvm.extractvalue %59[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %65 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %66 = llvm.insertelement %63, %64[%65 : i64] : vector<2xf32>
// CHECK-NEXT:     %67 = llvm.insertvalue %66, %59[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %68 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %69 = arith.mulf %68, %52 : vector<3xf32>
// CHECK-NEXT:     %70 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %71 = "llvm.intr.vector.reduce.fadd"(%70, %69) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %72 = llvm.extractvalue %67[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %73 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %74 = llvm.insertelement %71, %72[%73 : i64] : vector<2xf32>
// CHECK-NEXT:     %75 = llvm.insertvalue %74, %67[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %76 = arith.mulf %68, %60 : vector<3xf32>
// CHECK-NEXT:     %77 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %78 = "llvm.intr.vector.reduce.fadd"(%77, %76) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %79 = llvm.extractvalue %75[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %80 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %81 = llvm.insertelement %78, %79[%80 : i64] : vector<2xf32>
// CHECK-NEXT:     %82 = llvm.insertvalue %81, %75[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %83 = builtin.unrealized_conversion_cast %82 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     %84 = arith.addf %83, %8 : vector<2x2xf32>
// CHECK-NEXT:     %85 = builtin.unrealized_conversion_cast %84 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %86 = llvm.insertvalue %85, %6[0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %87 = llvm.extractvalue %2[1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %88 = builtin.unrealized_conversion_cast %87 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     %89 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %90 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %91 = llvm.extractelement %89[%90 : i64] : vector<2xf32>
// CHECK-NEXT:     %92 = llvm.extractvalue %5[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %93 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %94 = llvm.insertelement %91, %92[%93 : i64] : vector<3xf32>
// CHECK-NEXT:     %95 = llvm.insertvalue %94, %5[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %96 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %97 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %98 = llvm.extractelement %96[%97 : i64] : vector<2xf32>
// CHECK-NEXT:     %99 = llvm.extractvalue %95[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %100 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %101 = llvm.insertelement %98, %99[%100 : i64] : vector<3xf32>
// CHECK-NEXT:     %102 = llvm.insertvalue %101, %95[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %103 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %104 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %105 = llvm.extractelement %103[%104 : i64] : vector<2xf32>
// CHECK-NEXT:     %106 = llvm.extractvalue %102[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %107 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %108 = llvm.insertelement %105, %106[%107 : i64] : vector<3xf32>
// CHECK-NEXT:     %109 = llvm.insertvalue %108, %102[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %110 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %111 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %112 = llvm.extractelement %110[%111 : i64] : vector<2xf32>
// CHECK-NEXT:     %113 = llvm.extractvalue %109[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %114 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %115 = llvm.insertelement %112, %113[%114 : i64] : vector<3xf32>
// CHECK-NEXT:     %116 = llvm.insertvalue %115, %109[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %117 = llvm.extractvalue %1[1, 2] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %118 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %119 = llvm.extractelement %117[%118 : i64] : vector<2xf32>
// CHECK-NEXT:     %120 = llvm.extractvalue %116[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %121 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %122 = llvm.insertelement %119, %120[%121 : i64] : vector<3xf32>
// CHECK-NEXT:     %123 = llvm.insertvalue %122, %116[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %124 = llvm.extractvalue %1[1, 2] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %125 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %126 = llvm.extractelement %124[%125 : i64] : vector<2xf32>
// CHECK-NEXT:     %127 = llvm.extractvalue %123[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %128 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %129 = llvm.insertelement %126, %127[%128 : i64] : vector<3xf32>
// CHECK-NEXT:     %130 = llvm.insertvalue %129, %123[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %131 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %132 = llvm.extractvalue %130[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %133 = arith.mulf %131, %132 : vector<3xf32>
// CHECK-NEXT:     %134 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %135 = "llvm.intr.vector.reduce.fadd"(%134, %133) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %136 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %137 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %138 = llvm.insertelement %135, %136[%137 : i64] : vector<2xf32>
// CHECK-NEXT:     %139 = llvm.insertvalue %138, %3[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %140 = llvm.extractvalue %130[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %141 = arith.mulf %131, %140 : vector<3xf32>
// CHECK-NEXT:     %142 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %143 = "llvm.intr.vector.reduce.fadd"(%142, %141) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %144 = llvm.extractvalue %139[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %145 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %146 = llvm.insertelement %143, %144[%145 : i64] : vector<2xf32>
// CHECK-NEXT:     %147 = llvm.insertvalue %146, %139[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %148 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %149 = arith.mulf %148, %132 : vector<3xf32>
// CHECK-NEXT:     %150 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %151 = "llvm.intr.vector.reduce.fadd"(%150, %149) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %152 = llvm.extractvalue %147[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %153 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %154 = llvm.insertelement %151, %152[%153 : i64] : vector<2xf32>
// CHECK-NEXT:     %155 = llvm.insertvalue %154, %147[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %156 = arith.mulf %148, %140 : vector<3xf32>
// CHECK-NEXT:     %157 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %158 = "llvm.intr.vector.reduce.fadd"(%157, %156) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %159 = llvm.extractvalue %155[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %160 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %161 = llvm.insertelement %158, %159[%160 : i64] : vector<2xf32>
// CHECK-NEXT:     %162 = llvm.insertvalue %161, %155[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %163 = builtin.unrealized_conversion_cast %162 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     %164 = arith.addf %163, %88 : vector<2x2xf32>
// CHECK-NEXT:     %165 = builtin.unrealized_conversion_cast %164 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %166 = llvm.insertvalue %165, %86[1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %167 = builtin.unrealized_conversion_cast %166 : !llvm.array<2 x array<2 x vector<2xf32>>> to vector<2x2x2xf32>
// CHECK-NEXT:     return %167 : vector<2x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#m1 = affine_map<(d0, d1) -> (d1, d0)>
#m2 = affine_map<(d0, d1) -> (d1)>
#m3 = affine_map<(d0, d1) -> (d0)>
func.func @c5(%a: vector<3x2xf32>, %b: vector<3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {
    indexing_maps = [#m1, #m2, #m3],
    iterator_types = ["parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<3x2xf32>, vector<3xf32> into vector<2xf32>
  %1 = vector.contract {
    indexing_maps = [#m1, #m2, #m3],
    iterator_types = ["parallel", "reduction"],
    kind = #vector.kind<maxnumf>
  } %a, %b, %c : vector<3x2xf32>, vector<3xf32> into vector<2xf32>
  %2 = arith.addf %0, %1 : vector<2xf32>
  return %2 : vector<2xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @c5(%arg0: vector<3x2xf32>, %arg1: vector<3xf32>, %arg2: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %1 = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %5 = llvm.extractelement %3[%4 : i64] : vector<2xf32>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i64] : vector<3xf32>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %10[%11 : i64] : vector<2xf32>
// CHECK-NEXT:     %13 = llvm.extractvalue %9[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %12, %13[%14 : i64] : vector<3xf32>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %9[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %17 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %19 = llvm.extractelement %17[%18 : i64] : vector<2xf32>
// CHECK-NEXT:     %20 = llvm.extractvalue %16[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %22 = llvm.insertelement %19, %20[%21 : i64] : vector<3xf32>
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %16[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %24 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %26 = llvm.extractelement %24[%25 : i64] : vector<2xf32>
// CHECK-NEXT:     %27 = llvm.extractvalue %23[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %29 = llvm.insertelement %26, %27[%28 : i64] : vector<3xf32>
// CHECK-NEXT:     %30 = llvm.insertvalue %29, %23[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %31 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %32 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %33 = llvm.extractelement %31[%32 : i64] : vector<2xf32>
// CHECK-NEXT:     %34 = llvm.extractvalue %30[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %35 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %36 = llvm.insertelement %33, %34[%35 : i64] : vector<3xf32>
// CHECK-NEXT:     %37 = llvm.insertvalue %36, %30[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %38 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %39 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %40 = llvm.extractelement %38[%39 : i64] : vector<2xf32>
// CHECK-NEXT:     %41 = llvm.extractvalue %37[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %42 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %43 = llvm.insertelement %40, %41[%42 : i64] : vector<3xf32>
// CHECK-NEXT:     %44 = llvm.insertvalue %43, %37[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %45 = llvm.extractvalue %44[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %46 = arith.mulf %45, %arg1 : vector<3xf32>
// CHECK-NEXT:     %47 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %48 = "llvm.intr.vector.reduce.fadd"(%47, %46) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %49 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %50 = llvm.insertelement %48, %cst[%49 : i64] : vector<2xf32>
// CHECK-NEXT:     %51 = llvm.extractvalue %44[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %52 = arith.mulf %51, %arg1 : vector<3xf32>
// CHECK-NEXT:     %53 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %54 = "llvm.intr.vector.reduce.fadd"(%53, %52) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %55 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %56 = llvm.insertelement %54, %50[%55 : i64] : vector<2xf32>
// CHECK-NEXT:     %57 = arith.addf %56, %arg2 : vector<2xf32>
// CHECK-NEXT:     %58 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"], kind = #vector.kind<maxnumf>} %arg0, %arg1, %arg2 : vector<3x2xf32>, vector<3xf32> into vector<2xf32>
// CHECK-NEXT:     %59 = arith.addf %57, %58 : vector<2xf32>
// CHECK-NEXT:     return %59 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#m1 = affine_map<(d0, d1) -> (d1, d0)>
#m2 = affine_map<(d0, d1) -> (d1)>
#m3 = affine_map<(d0, d1) -> (d0)>
func.func @c6(%a: vector<3x2xf16>, %b: vector<3xf16>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {
    indexing_maps = [#m1, #m2, #m3],
    iterator_types = ["parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<3x2xf16>, vector<3xf16> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @c6(%arg0: vector<3x2xf16>, %arg1: vector<3xf16>, %arg2: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<3x2xf16>, vector<3xf16> into vector<2xf32>
// CHECK-NEXT:     return %0 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#m1 = affine_map<(d0, d1, d2) -> (d2, d0)>
#m2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#m3 = affine_map<(d0, d1, d2) -> (d1, d0)>
func.func @c8(%a: vector<3x2xi8>, %b: vector<1x3xi8>, %c: vector<1x2xi8>) -> vector<1x2xi8> {
  %0 = vector.contract {
    indexing_maps = [#m1, #m2, #m3],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<3x2xi8>, vector<1x3xi8> into vector<1x2xi8>
  return %0 : vector<1x2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c8(%arg0: vector<3x2xi8>, %arg1: vector<1x3xi8>, %arg2: vector<1x2xi8>) -> vector<1x2xi8> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<1x3xi8> to !llvm.array<1 x vector<3xi8>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<3x2xi8> to !llvm.array<3 x vector<2xi8>>
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<1x2xi8>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %cst : vector<1x2xi8> to !llvm.array<1 x vector<2xi8>>
// CHECK-NEXT:     %3 = ub.poison : vector<2x3xi8>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : vector<2x3xi8> to !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xi8>>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %7 = llvm.extractelement %5[%6 : i64] : vector<2xi8>
// CHECK-NEXT:     %8 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %10 = llvm.insertelement %7, %8[%9 : i64] : vector<3xi8>
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %4[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %12 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xi8>>
// CHECK-NEXT:     %13 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %14 = llvm.extractelement %12[%13 : i64] : vector<2xi8>
// CHECK-NEXT:     %15 = llvm.extractvalue %11[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %16 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %17 = llvm.insertelement %14, %15[%16 : i64] : vector<3xi8>
// CHECK-NEXT:     %18 = llvm.insertvalue %17, %11[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %19 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xi8>>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %21 = llvm.extractelement %19[%20 : i64] : vector<2xi8>
// CHECK-NEXT:     %22 = llvm.extractvalue %18[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %23 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %24 = llvm.insertelement %21, %22[%23 : i64] : vector<3xi8>
// CHECK-NEXT:     %25 = llvm.insertvalue %24, %18[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %26 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xi8>>
// CHECK-NEXT:     %27 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %28 = llvm.extractelement %26[%27 : i64] : vector<2xi8>
// CHECK-NEXT:     %29 = llvm.extractvalue %25[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %30 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %31 = llvm.insertelement %28, %29[%30 : i64] : vector<3xi8>
// CHECK-NEXT:     %32 = llvm.insertvalue %31, %25[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %33 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xi8>>
// CHECK-NEXT:     %34 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %35 = llvm.extractelement %33[%34 : i64] : vector<2xi8>
// CHECK-NEXT:     %36 = llvm.extractvalue %32[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %37 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %38 = llvm.insertelement %35, %36[%37 : i64] : vector<3xi8>
// CHECK-NEXT:     %39 = llvm.insertvalue %38, %32[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %40 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xi8>>
// CHECK-NEXT:     %41 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %42 = llvm.extractelement %40[%41 : i64] : vector<2xi8>
// CHECK-NEXT:     %43 = llvm.extractvalue %39[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %44 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %45 = llvm.insertelement %42, %43[%44 : i64] : vector<3xi8>
// CHECK-NEXT:     %46 = llvm.insertvalue %45, %39[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %47 = llvm.extractvalue %0[0] : !llvm.array<1 x vector<3xi8>>
// CHECK-NEXT:     %48 = llvm.extractvalue %46[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %49 = arith.muli %47, %48 : vector<3xi8>
// CHECK-NEXT:     %50 = "llvm.intr.vector.reduce.add"(%49) : (vector<3xi8>) -> i8
// CHECK-NEXT:     %51 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<2xi8>>
// CHECK-NEXT:     %52 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %53 = llvm.insertelement %50, %51[%52 : i64] : vector<2xi8>
// CHECK-NEXT:     %54 = llvm.insertvalue %53, %2[0] : !llvm.array<1 x vector<2xi8>>
// CHECK-NEXT:     %55 = llvm.extractvalue %46[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %56 = arith.muli %47, %55 : vector<3xi8>
// CHECK-NEXT:     %57 = "llvm.intr.vector.reduce.add"(%56) : (vector<3xi8>) -> i8
// CHECK-NEXT:     %58 = llvm.extractvalue %54[0] : !llvm.array<1 x vector<2xi8>>
// CHECK-NEXT:     %59 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %60 = llvm.insertelement %57, %58[%59 : i64] : vector<2xi8>
// CHECK-NEXT:     %61 = llvm.insertvalue %60, %54[0] : !llvm.array<1 x vector<2xi8>>
// CHECK-NEXT:     %62 = builtin.unrealized_conversion_cast %61 : !llvm.array<1 x vector<2xi8>> to vector<1x2xi8>
// CHECK-NEXT:     %63 = arith.addi %62, %arg2 : vector<1x2xi8>
// CHECK-NEXT:     return %63 : vector<1x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
