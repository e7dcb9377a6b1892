// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Outer products and contractions.

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
