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
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %cst_0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %cst_1 = arith.constant dense<0.000000e+00> : vector<2x2x2xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %cst_1 : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     %8 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %10 = llvm.extractelement %8[%9 : i64] : vector<2xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %13 = llvm.insertelement %10, %11[%12 : i64] : vector<3xf32>
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %4[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %15 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %16 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %17 = llvm.extractelement %15[%16 : i64] : vector<2xf32>
// CHECK-NEXT:     %18 = llvm.extractvalue %14[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %20 = llvm.insertelement %17, %18[%19 : i64] : vector<3xf32>
// CHECK-NEXT:     %21 = llvm.insertvalue %20, %14[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %22 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %23 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %24 = llvm.extractelement %22[%23 : i64] : vector<2xf32>
// CHECK-NEXT:     %25 = llvm.extractvalue %21[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %26 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %27 = llvm.insertelement %24, %25[%26 : i64] : vector<3xf32>
// CHECK-NEXT:     %28 = llvm.insertvalue %27, %21[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %29 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %30 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %31 = llvm.extractelement %29[%30 : i64] : vector<2xf32>
// CHECK-NEXT:     %32 = llvm.extractvalue %28[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %33 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %34 = llvm.insertelement %31, %32[%33 : i64] : vector<3xf32>
// CHECK-NEXT:     %35 = llvm.insertvalue %34, %28[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %36 = llvm.extractvalue %1[0, 2] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %37 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %38 = llvm.extractelement %36[%37 : i64] : vector<2xf32>
// CHECK-NEXT:     %39 = llvm.extractvalue %35[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %40 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %41 = llvm.insertelement %38, %39[%40 : i64] : vector<3xf32>
// CHECK-NEXT:     %42 = llvm.insertvalue %41, %35[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %43 = llvm.extractvalue %1[0, 2] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %44 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %45 = llvm.extractelement %43[%44 : i64] : vector<2xf32>
// CHECK-NEXT:     %46 = llvm.extractvalue %42[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %47 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %48 = llvm.insertelement %45, %46[%47 : i64] : vector<3xf32>
// CHECK-NEXT:     %49 = llvm.insertvalue %48, %42[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %50 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %51 = llvm.extractvalue %49[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %52 = arith.mulf %50, %51 : vector<3xf32>
// CHECK-NEXT:     %53 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %54 = "llvm.intr.vector.reduce.fadd"(%53, %52) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %55 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %56 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %57 = llvm.insertelement %54, %55[%56 : i64] : vector<2xf32>
// CHECK-NEXT:     %58 = llvm.insertvalue %57, %3[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %59 = llvm.extractvalue %49[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %60 = arith.mulf %50, %59 : vector<3xf32>
// CHECK-NEXT:     %61 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %62 = "llvm.intr.vector.reduce.fadd"(%61, %60) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %63 = llvm.extractvalue %58[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %64 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %65 = llvm.insertelement %62, %63[%64 : i64] : vector<2xf32>
// CHECK-NEXT:     %66 = llvm.insertvalue %65, %58[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %67 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %68 = llvm.extractvalue %49[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %69 = arith.mulf %67, %68 : vector<3xf32>
// CHECK-NEXT:     %70 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %71 = "llvm.intr.vector.reduce.fadd"(%70, %69) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %72 = llvm.extractvalue %66[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %73 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %74 = llvm.insertelement %71, %72[%73 : i64] : vector<2xf32>
// CHECK-NEXT:     %75 = llvm.insertvalue %74, %66[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %76 = llvm.extractvalue %49[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %77 = arith.mulf %67, %76 : vector<3xf32>
// CHECK-NEXT:     %78 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %79 = "llvm.intr.vector.reduce.fadd"(%78, %77) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %80 = llvm.extractvalue %75[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %81 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %82 = llvm.insertelement %79, %80[%81 : i64] : vector<2xf32>
// CHECK-NEXT:     %83 = llvm.insertvalue %82, %75[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %84 = builtin.unrealized_conversion_cast %83 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     %85 = arith.addf %84, %7 : vector<2x2xf32>
// CHECK-NEXT:     %86 = builtin.unrealized_conversion_cast %85 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %87 = llvm.insertvalue %86, %5[0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %88 = llvm.extractvalue %2[1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %89 = builtin.unrealized_conversion_cast %88 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     %90 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %91 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %92 = llvm.extractelement %90[%91 : i64] : vector<2xf32>
// CHECK-NEXT:     %93 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %94 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %95 = llvm.insertelement %92, %93[%94 : i64] : vector<3xf32>
// CHECK-NEXT:     %96 = llvm.insertvalue %95, %4[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %97 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %98 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %99 = llvm.extractelement %97[%98 : i64] : vector<2xf32>
// CHECK-NEXT:     %100 = llvm.extractvalue %96[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %101 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %102 = llvm.insertelement %99, %100[%101 : i64] : vector<3xf32>
// CHECK-NEXT:     %103 = llvm.insertvalue %102, %96[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %104 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %105 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %106 = llvm.extractelement %104[%105 : i64] : vector<2xf32>
// CHECK-NEXT:     %107 = llvm.extractvalue %103[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %108 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %109 = llvm.insertelement %106, %107[%108 : i64] : vector<3xf32>
// CHECK-NEXT:     %110 = llvm.insertvalue %109, %103[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %111 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %112 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %113 = llvm.extractelement %111[%112 : i64] : vector<2xf32>
// CHECK-NEXT:     %114 = llvm.extractvalue %110[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %115 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %116 = llvm.insertelement %113, %114[%115 : i64] : vector<3xf32>
// CHECK-NEXT:     %117 = llvm.insertvalue %116, %110[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %118 = llvm.extractvalue %1[1, 2] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %119 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %120 = llvm.extractelement %118[%119 : i64] : vector<2xf32>
// CHECK-NEXT:     %121 = llvm.extractvalue %117[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %122 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %123 = llvm.insertelement %120, %121[%122 : i64] : vector<3xf32>
// CHECK-NEXT:     %124 = llvm.insertvalue %123, %117[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %125 = llvm.extractvalue %1[1, 2] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %126 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %127 = llvm.extractelement %125[%126 : i64] : vector<2xf32>
// CHECK-NEXT:     %128 = llvm.extractvalue %124[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %129 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %130 = llvm.insertelement %127, %128[%129 : i64] : vector<3xf32>
// CHECK-NEXT:     %131 = llvm.insertvalue %130, %124[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %132 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %133 = llvm.extractvalue %131[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %134 = arith.mulf %132, %133 : vector<3xf32>
// CHECK-NEXT:     %135 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %136 = "llvm.intr.vector.reduce.fadd"(%135, %134) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %137 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %138 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %139 = llvm.insertelement %136, %137[%138 : i64] : vector<2xf32>
// CHECK-NEXT:     %140 = llvm.insertvalue %139, %3[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %141 = llvm.extractvalue %131[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %142 = arith.mulf %132, %141 : vector<3xf32>
// CHECK-NEXT:     %143 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %144 = "llvm.intr.vector.reduce.fadd"(%143, %142) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %145 = llvm.extractvalue %140[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %146 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %147 = llvm.insertelement %144, %145[%146 : i64] : vector<2xf32>
// CHECK-NEXT:     %148 = llvm.insertvalue %147, %140[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %149 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %150 = llvm.extractvalue %131[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %151 = arith.mulf %149, %150 : vector<3xf32>
// CHECK-NEXT:     %152 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %153 = "llvm.intr.vector.reduce.fadd"(%152, %151) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %154 = llvm.extractvalue %148[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %155 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %156 = llvm.insertelement %153, %154[%155 : i64] : vector<2xf32>
// CHECK-NEXT:     %157 = llvm.insertvalue %156, %148[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %158 = llvm.extractvalue %131[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %159 = arith.mulf %149, %158 : vector<3xf32>
// CHECK-NEXT:     %160 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %161 = "llvm.intr.vector.reduce.fadd"(%160, %159) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %162 = llvm.extractvalue %157[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %163 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %164 = llvm.insertelement %161, %162[%163 : i64] : vector<2xf32>
// CHECK-NEXT:     %165 = llvm.insertvalue %164, %157[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %166 = builtin.unrealized_conversion_cast %165 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     %167 = arith.addf %166, %89 : vector<2x2xf32>
// CHECK-NEXT:     %168 = builtin.unrealized_conversion_cast %167 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %169 = llvm.insertvalue %168, %87[1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %170 = builtin.unrealized_conversion_cast %169 : !llvm.array<2 x array<2 x vector<2xf32>>> to vector<2x2x2xf32>
// CHECK-NEXT:     return %170 : vector<2x2x2xf32>
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
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst_0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %4 = llvm.extractelement %2[%3 : i64] : vector<2xf32>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %7 = llvm.insertelement %4, %5[%6 : i64] : vector<3xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %11 = llvm.extractelement %9[%10 : i64] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %8[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %14 = llvm.insertelement %11, %12[%13 : i64] : vector<3xf32>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %8[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %16 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.extractelement %16[%17 : i64] : vector<2xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %15[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %20 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %21 = llvm.insertelement %18, %19[%20 : i64] : vector<3xf32>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %15[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %23 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %25 = llvm.extractelement %23[%24 : i64] : vector<2xf32>
// CHECK-NEXT:     %26 = llvm.extractvalue %22[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %27 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %28 = llvm.insertelement %25, %26[%27 : i64] : vector<3xf32>
// CHECK-NEXT:     %29 = llvm.insertvalue %28, %22[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %30 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %32 = llvm.extractelement %30[%31 : i64] : vector<2xf32>
// CHECK-NEXT:     %33 = llvm.extractvalue %29[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %34 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %35 = llvm.insertelement %32, %33[%34 : i64] : vector<3xf32>
// CHECK-NEXT:     %36 = llvm.insertvalue %35, %29[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %37 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %38 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %39 = llvm.extractelement %37[%38 : i64] : vector<2xf32>
// CHECK-NEXT:     %40 = llvm.extractvalue %36[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %41 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %42 = llvm.insertelement %39, %40[%41 : i64] : vector<3xf32>
// CHECK-NEXT:     %43 = llvm.insertvalue %42, %36[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %44 = llvm.extractvalue %43[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %45 = arith.mulf %44, %arg1 : vector<3xf32>
// CHECK-NEXT:     %46 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %47 = "llvm.intr.vector.reduce.fadd"(%46, %45) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %48 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %49 = llvm.insertelement %47, %cst[%48 : i64] : vector<2xf32>
// CHECK-NEXT:     %50 = llvm.extractvalue %43[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %51 = arith.mulf %50, %arg1 : vector<3xf32>
// CHECK-NEXT:     %52 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %53 = "llvm.intr.vector.reduce.fadd"(%52, %51) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %54 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %55 = llvm.insertelement %53, %49[%54 : i64] : vector<2xf32>
// CHECK-NEXT:     %56 = arith.addf %55, %arg2 : vector<2xf32>
// CHECK-NEXT:     %57 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"], kind = #vector.kind<maxnumf>} %arg0, %arg1, %arg2 : vector<3x2xf32>, vector<3xf32> into vector<2xf32>
// CHECK-NEXT:     %58 = arith.addf %56, %57 : vector<2xf32>
// CHECK-NEXT:     return %58 : vector<2xf32>
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
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<2x3xi8>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst_0 : vector<2x3xi8> to !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xi8>>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %6 = llvm.extractelement %4[%5 : i64] : vector<2xi8>
// CHECK-NEXT:     %7 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %9 = llvm.insertelement %6, %7[%8 : i64] : vector<3xi8>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %3[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %11 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xi8>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %13 = llvm.extractelement %11[%12 : i64] : vector<2xi8>
// CHECK-NEXT:     %14 = llvm.extractvalue %10[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %15 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %16 = llvm.insertelement %13, %14[%15 : i64] : vector<3xi8>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %10[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %18 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xi8>>
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %20 = llvm.extractelement %18[%19 : i64] : vector<2xi8>
// CHECK-NEXT:     %21 = llvm.extractvalue %17[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %22 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %23 = llvm.insertelement %20, %21[%22 : i64] : vector<3xi8>
// CHECK-NEXT:     %24 = llvm.insertvalue %23, %17[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %25 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xi8>>
// CHECK-NEXT:     %26 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %27 = llvm.extractelement %25[%26 : i64] : vector<2xi8>
// CHECK-NEXT:     %28 = llvm.extractvalue %24[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %29 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %30 = llvm.insertelement %27, %28[%29 : i64] : vector<3xi8>
// CHECK-NEXT:     %31 = llvm.insertvalue %30, %24[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %32 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xi8>>
// CHECK-NEXT:     %33 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %34 = llvm.extractelement %32[%33 : i64] : vector<2xi8>
// CHECK-NEXT:     %35 = llvm.extractvalue %31[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %36 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %37 = llvm.insertelement %34, %35[%36 : i64] : vector<3xi8>
// CHECK-NEXT:     %38 = llvm.insertvalue %37, %31[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %39 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xi8>>
// CHECK-NEXT:     %40 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %41 = llvm.extractelement %39[%40 : i64] : vector<2xi8>
// CHECK-NEXT:     %42 = llvm.extractvalue %38[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %43 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %44 = llvm.insertelement %41, %42[%43 : i64] : vector<3xi8>
// CHECK-NEXT:     %45 = llvm.insertvalue %44, %38[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %46 = llvm.extractvalue %0[0] : !llvm.array<1 x vector<3xi8>>
// CHECK-NEXT:     %47 = llvm.extractvalue %45[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %48 = arith.muli %46, %47 : vector<3xi8>
// CHECK-NEXT:     %49 = "llvm.intr.vector.reduce.add"(%48) : (vector<3xi8>) -> i8
// CHECK-NEXT:     %50 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<2xi8>>
// CHECK-NEXT:     %51 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %52 = llvm.insertelement %49, %50[%51 : i64] : vector<2xi8>
// CHECK-NEXT:     %53 = llvm.insertvalue %52, %2[0] : !llvm.array<1 x vector<2xi8>>
// CHECK-NEXT:     %54 = llvm.extractvalue %45[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT:     %55 = arith.muli %46, %54 : vector<3xi8>
// CHECK-NEXT:     %56 = "llvm.intr.vector.reduce.add"(%55) : (vector<3xi8>) -> i8
// CHECK-NEXT:     %57 = llvm.extractvalue %53[0] : !llvm.array<1 x vector<2xi8>>
// CHECK-NEXT:     %58 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %59 = llvm.insertelement %56, %57[%58 : i64] : vector<2xi8>
// CHECK-NEXT:     %60 = llvm.insertvalue %59, %53[0] : !llvm.array<1 x vector<2xi8>>
// CHECK-NEXT:     %61 = builtin.unrealized_conversion_cast %60 : !llvm.array<1 x vector<2xi8>> to vector<1x2xi8>
// CHECK-NEXT:     %62 = arith.addi %61, %arg2 : vector<1x2xi8>
// CHECK-NEXT:     return %62 : vector<1x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
