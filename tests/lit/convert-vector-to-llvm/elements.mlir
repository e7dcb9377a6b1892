// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Elements of vectors, shuffles, splats, and what is one intrinsic.

func.func @bitcast_2d(%v: vector<2x4xf32>) -> vector<2x2xi64> {
  %0 = vector.bitcast %v : vector<2x4xf32> to vector<2x2xi64>
  return %0 : vector<2x2xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bitcast_2d(%arg0: vector<2x4xf32>) -> vector<2x2xi64> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x2xi64>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x2xi64> to !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %4 = llvm.bitcast %3 : vector<4xf32> to vector<2xi64>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %7 = llvm.bitcast %6 : vector<4xf32> to vector<2xi64>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<2 x vector<2xi64>> to vector<2x2xi64>
// CHECK-NEXT:     return %9 : vector<2x2xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_first_dynamic(%x: f32, %v: vector<4x8xf32>, %i: index) -> vector<4x8xf32> {
  %0 = vector.insert %x, %v [%i, 3] : f32 into vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_first_dynamic(%arg0: f32, %arg1: vector<4x8xf32>, %arg2: index) -> vector<4x8xf32> {
// CHECK-NEXT:     %0 = vector.insert %arg0, %arg1 [%arg2, 3] : f32 into vector<4x8xf32>
// CHECK-NEXT:     return %0 : vector<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_elements_2d(%x: f32, %y: f32) -> vector<2x2xf32> {
  %0 = vector.from_elements %x, %y, %y, %x : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements_2d(%arg0: f32, %arg1: f32) -> vector<2x2xf32> {
// CHECK-NEXT:     %0 = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %4 = llvm.insertelement %arg0, %2[%3 : i64] : vector<2xf32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %6 = llvm.insertelement %arg1, %4[%5 : i64] : vector<2xf32>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %8 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %10 = llvm.insertelement %arg1, %8[%9 : i64] : vector<2xf32>
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.insertelement %arg0, %10[%11 : i64] : vector<2xf32>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %7[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %13 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     return %14 : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fma(%v: vector<2x4xf32>, %w: vector<1x1x1xf32>, %x: vector<f32>, %y: vector<4xf16>)
    -> (vector<2x4xf32>, vector<1x1x1xf32>, vector<f32>, vector<4xf16>) {
  %0 = vector.fma %v, %v, %v : vector<2x4xf32>
  %1 = vector.fma %w, %w, %w : vector<1x1x1xf32>
  %2 = vector.fma %x, %x, %x : vector<f32>
  %3 = vector.fma %y, %y, %y : vector<4xf16>
  return %0, %1, %2, %3 : vector<2x4xf32>, vector<1x1x1xf32>, vector<f32>, vector<4xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fma(%arg0: vector<2x4xf32>, %arg1: vector<1x1x1xf32>, %arg2: vector<f32>, %arg3: vector<4xf16>) -> (vector<2x4xf32>, vector<1x1x1xf32>, vector<f32>, vector<4xf16>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<1x1x1xf32> to !llvm.array<1 x array<1 x vector<1xf32>>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<1x1xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<1x1xf32> to !llvm.array<1 x vector<1xf32>>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<1x1x1xf32>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %cst_0 : vector<1x1x1xf32> to !llvm.array<1 x array<1 x vector<1xf32>>>
// CHECK-NEXT:     %cst_1 = arith.constant dense<0.000000e+00> : vector<2x4xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %cst_1 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %7 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %9 = llvm.intr.fmuladd(%6, %7, %8) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %5[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %11 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %12 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %13 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %14 = llvm.intr.fmuladd(%11, %12, %13) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %10[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %16 = builtin.unrealized_conversion_cast %15 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     %17 = llvm.extractvalue %1[0, 0] : !llvm.array<1 x array<1 x vector<1xf32>>>
// CHECK-NEXT:     %18 = llvm.extractvalue %1[0, 0] : !llvm.array<1 x array<1 x vector<1xf32>>>
// CHECK-NEXT:     %19 = llvm.extractvalue %1[0, 0] : !llvm.array<1 x array<1 x vector<1xf32>>>
// CHECK-NEXT:     %20 = llvm.intr.fmuladd(%17, %18, %19) : (vector<1xf32>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %21 = llvm.insertvalue %20, %3[0] : !llvm.array<1 x vector<1xf32>>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %4[0] : !llvm.array<1 x array<1 x vector<1xf32>>>
// CHECK-NEXT:     %23 = builtin.unrealized_conversion_cast %22 : !llvm.array<1 x array<1 x vector<1xf32>>> to vector<1x1x1xf32>
// CHECK-NEXT:     %24 = llvm.intr.fmuladd(%0, %0, %0) : (vector<1xf32>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %25 = builtin.unrealized_conversion_cast %24 : vector<1xf32> to vector<f32>
// CHECK-NEXT:     %26 = llvm.intr.fmuladd(%arg3, %arg3, %arg3) : (vector<4xf16>, vector<4xf16>, vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT:     return %16, %23, %25, %26 : vector<2x4xf32>, vector<1x1x1xf32>, vector<f32>, vector<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @splat_0d(%x: f32) -> vector<f32> {
  %0 = vector.broadcast %x : f32 to vector<f32>
  return %0 : vector<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @splat_0d(%arg0: f32) -> vector<f32> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : vector<1xf32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.insertelement %arg0, %0[%1 : i32] : vector<1xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<1xf32> to vector<f32>
// CHECK-NEXT:     return %3 : vector<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @step() -> (vector<4xindex>, vector<[4]xindex>) {
  %0 = vector.step : vector<4xindex>
  %1 = vector.step : vector<[4]xindex>
  return %0, %1 : vector<4xindex>, vector<[4]xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @step() -> (vector<4xindex>, vector<[4]xindex>) {
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
// CHECK-NEXT:     %0 = llvm.intr.stepvector : vector<[4]xi64>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : vector<[4]xi64> to vector<[4]xindex>
// CHECK-NEXT:     return %cst, %1 : vector<4xindex>, vector<[4]xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vscale() -> index {
  %0 = vector.vscale
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @vscale() -> index {
// CHECK-NEXT:     %0 = "llvm.intr.vscale"() : () -> i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : i64 to index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scalable_insert(%v: vector<4xf32>, %w: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.scalable.insert %v, %w[4] : vector<4xf32> into vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalable_insert(%arg0: vector<4xf32>, %arg1: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %0 = llvm.intr.vector.insert %arg0, %arg1[4] : vector<4xf32> into vector<[4]xf32>
// CHECK-NEXT:     return %0 : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scalable_extract(%w: vector<[4]xf32>) -> vector<4xf32> {
  %0 = vector.scalable.extract %w[0] : vector<4xf32> from vector<[4]xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalable_extract(%arg0: vector<[4]xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = llvm.intr.vector.extract %arg0[0] : vector<4xf32> from vector<[4]xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @interleave_scalable(%a: vector<[4]xi32>, %b: vector<[4]xi32>) -> vector<[8]xi32> {
  %0 = vector.interleave %a, %b : vector<[4]xi32> -> vector<[8]xi32>
  return %0 : vector<[8]xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @interleave_scalable(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>) -> vector<[8]xi32> {
// CHECK-NEXT:     %0 = "llvm.intr.vector.interleave2"(%arg0, %arg1) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[8]xi32>
// CHECK-NEXT:     return %0 : vector<[8]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @interleave_0d(%a: vector<i8>, %b: vector<i8>) -> vector<2xi8> {
  %0 = vector.interleave %a, %b : vector<i8> -> vector<2xi8>
  return %0 : vector<2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @interleave_0d(%arg0: vector<i8>, %arg1: vector<i8>) -> vector<2xi8> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<i8> to vector<1xi8>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<i8> to vector<1xi8>
// CHECK-NEXT:     %2 = llvm.shufflevector %1, %0 [0, 1] : vector<1xi8>
// CHECK-NEXT:     return %2 : vector<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @interleave_2d_scalable(%a: vector<2x[8]xi16>, %b: vector<2x[8]xi16>)
    -> vector<2x[16]xi16> {
  %0 = vector.interleave %a, %b : vector<2x[8]xi16> -> vector<2x[16]xi16>
  return %0 : vector<2x[16]xi16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @interleave_2d_scalable(%arg0: vector<2x[8]xi16>, %arg1: vector<2x[8]xi16>) -> vector<2x[16]xi16> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x[8]xi16> to !llvm.array<2 x vector<[8]xi16>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x[8]xi16> to !llvm.array<2 x vector<[8]xi16>>
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2x[16]xi16>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %cst : vector<2x[16]xi16> to !llvm.array<2 x vector<[16]xi16>>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[8]xi16>>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[8]xi16>>
// CHECK-NEXT:     %5 = "llvm.intr.vector.interleave2"(%3, %4) : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[16]xi16>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<[16]xi16>>
// CHECK-NEXT:     %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[8]xi16>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[8]xi16>>
// CHECK-NEXT:     %9 = "llvm.intr.vector.interleave2"(%7, %8) : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[16]xi16>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<[16]xi16>>
// CHECK-NEXT:     %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<[16]xi16>> to vector<2x[16]xi16>
// CHECK-NEXT:     return %11 : vector<2x[16]xi16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @deinterleave(%a: vector<4xi32>) -> (vector<2xi32>, vector<2xi32>) {
  %0, %1 = vector.deinterleave %a : vector<4xi32> -> vector<2xi32>
  return %0, %1 : vector<2xi32>, vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @deinterleave(%arg0: vector<4xi32>) -> (vector<2xi32>, vector<2xi32>) {
// CHECK-NEXT:     %0 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %1 = llvm.shufflevector %arg0, %0 [0, 2] : vector<4xi32>
// CHECK-NEXT:     %2 = llvm.shufflevector %arg0, %0 [1, 3] : vector<4xi32>
// CHECK-NEXT:     return %1, %2 : vector<2xi32>, vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @deinterleave_scalable(%a: vector<[4]xi32>) -> (vector<[2]xi32>, vector<[2]xi32>) {
  %0, %1 = vector.deinterleave %a : vector<[4]xi32> -> vector<[2]xi32>
  return %0, %1 : vector<[2]xi32>, vector<[2]xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @deinterleave_scalable(%arg0: vector<[4]xi32>) -> (vector<[2]xi32>, vector<[2]xi32>) {
// CHECK-NEXT:     %0 = "llvm.intr.vector.deinterleave2"(%arg0) : (vector<[4]xi32>) -> !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)>
// CHECK-NEXT:     return %1, %2 : vector<[2]xi32>, vector<[2]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @deinterleave_2d(%a: vector<2x8xf32>) -> (vector<2x4xf32>, vector<2x4xf32>) {
  %0, %1 = vector.deinterleave %a : vector<2x8xf32> -> vector<2x4xf32>
  return %0, %1 : vector<2x4xf32>, vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @deinterleave_2d(%arg0: vector<2x8xf32>) -> (vector<2x4xf32>, vector<2x4xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xf32> to !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x4xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %3 = llvm.mlir.poison : vector<8xf32>
// CHECK-NEXT:     %4 = llvm.shufflevector %2, %3 [0, 2, 4, 6] : vector<8xf32>
// CHECK-NEXT:     %5 = llvm.shufflevector %2, %3 [1, 3, 5, 7] : vector<8xf32>
// CHECK-NEXT:     %6 = llvm.insertvalue %4, %1[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %7 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %9 = llvm.mlir.poison : vector<8xf32>
// CHECK-NEXT:     %10 = llvm.shufflevector %8, %9 [0, 2, 4, 6] : vector<8xf32>
// CHECK-NEXT:     %11 = llvm.shufflevector %8, %9 [1, 3, 5, 7] : vector<8xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %10, %6[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     %14 = llvm.insertvalue %11, %7[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %15 = builtin.unrealized_conversion_cast %14 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %13, %15 : vector<2x4xf32>, vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
