// RUN: pyopt --split-input-file --convert-vector-to-llvm='vector-contract-lowering=outerproduct' %s | FileCheck %s

// Products of matrices as sums of outer products.

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
