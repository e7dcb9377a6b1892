// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Slices and casts of shape.

func.func @iss4(%s: vector<4xf32>, %v: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.insert_strided_slice %s, %v {offsets = [1, 0], strides = [1]}
      : vector<4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @iss4(%arg0: vector<4xf32>, %arg1: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %2 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iss5(%s: vector<2x[4]xf32>, %v: vector<4x[4]xf32>) -> vector<4x[4]xf32> {
  %0 = vector.insert_strided_slice %s, %v {offsets = [1, 0], strides = [1, 1]}
      : vector<2x[4]xf32> into vector<4x[4]xf32>
  return %0 : vector<4x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @iss5(%arg0: vector<2x[4]xf32>, %arg1: vector<4x[4]xf32>) -> vector<4x[4]xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<4x[4]xf32> to !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %3 = llvm.insertvalue %2, %0[1] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %3[2] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<4 x vector<[4]xf32>> to vector<4x[4]xf32>
// CHECK-NEXT:     return %6 : vector<4x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ess5(%v: vector<2x3x4xf32>) -> vector<1x2x4xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]}
      : vector<2x3x4xf32> to vector<1x2x4xf32>
  return %0 : vector<1x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ess5(%arg0: vector<2x3x4xf32>) -> vector<1x2x4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3x4xf32> to !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<1x2x4xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<1x2x4xf32> to !llvm.array<1 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %3 = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[1] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %3[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[2] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %5[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %1[0] : !llvm.array<1 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<1 x array<2 x vector<4xf32>>> to vector<1x2x4xf32>
// CHECK-NEXT:     return %9 : vector<1x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sc5(%v: vector<1xf32>, %w: vector<f32>, %x: vector<2x[4]xf32>, %y: vector<1x1x[4]xf32>)
    -> (vector<f32>, vector<1xf32>, vector<1x2x[4]xf32>, vector<[4]xf32>) {
  %0 = vector.shape_cast %v : vector<1xf32> to vector<f32>
  %1 = vector.shape_cast %w : vector<f32> to vector<1xf32>
  %2 = vector.shape_cast %x : vector<2x[4]xf32> to vector<1x2x[4]xf32>
  %3 = vector.shape_cast %y : vector<1x1x[4]xf32> to vector<[4]xf32>
  return %0, %1, %2, %3 : vector<f32>, vector<1xf32>, vector<1x2x[4]xf32>, vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sc5(%arg0: vector<1xf32>, %arg1: vector<f32>, %arg2: vector<2x[4]xf32>, %arg3: vector<1x1x[4]xf32>) -> (vector<f32>, vector<1xf32>, vector<1x2x[4]xf32>, vector<[4]xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : vector<1x1x[4]xf32> to !llvm.array<1 x array<1 x vector<[4]xf32>>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg1 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %3 = ub.poison : vector<1x2x[4]xf32>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : vector<1x2x[4]xf32> to !llvm.array<1 x array<2 x vector<[4]xf32>>>
// CHECK-NEXT:     %5 = ub.poison : vector<1xf32>
// CHECK-NEXT:     %6 = ub.poison : vector<f32>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %9 = llvm.extractelement %arg0[%8 : i64] : vector<1xf32>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %9, %7[%10 : i64] : vector<1xf32>
// CHECK-NEXT:     %12 = builtin.unrealized_conversion_cast %11 : vector<1xf32> to vector<f32>
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %14 = llvm.extractelement %2[%13 : i64] : vector<1xf32>
// CHECK-NEXT:     %15 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %16 = llvm.insertelement %14, %5[%15 : i64] : vector<1xf32>
// CHECK-NEXT:     %17 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %18 = llvm.insertvalue %17, %4[0, 0] : !llvm.array<1 x array<2 x vector<[4]xf32>>>
// CHECK-NEXT:     %19 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %18[0, 1] : !llvm.array<1 x array<2 x vector<[4]xf32>>>
// CHECK-NEXT:     %21 = builtin.unrealized_conversion_cast %20 : !llvm.array<1 x array<2 x vector<[4]xf32>>> to vector<1x2x[4]xf32>
// CHECK-NEXT:     %22 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<1 x vector<[4]xf32>>>
// CHECK-NEXT:     return %12, %16, %21, %22 : vector<f32>, vector<1xf32>, vector<1x2x[4]xf32>, vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sc6(%v: vector<[4]x1xf32>, %x: vector<1x[4]xf32>, %y: vector<[8]xf32>)
    -> (vector<[4]xf32>, vector<[4]x1xf32>, vector<2x[4]xf32>) {
  %0 = vector.shape_cast %v : vector<[4]x1xf32> to vector<[4]xf32>
  %1 = vector.shape_cast %x : vector<1x[4]xf32> to vector<[4]x1xf32>
  %2 = vector.shape_cast %y : vector<[8]xf32> to vector<2x[4]xf32>
  return %0, %1, %2 : vector<[4]xf32>, vector<[4]x1xf32>, vector<2x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sc6(%arg0: vector<[4]x1xf32>, %arg1: vector<1x[4]xf32>, %arg2: vector<[8]xf32>) -> (vector<[4]xf32>, vector<[4]x1xf32>, vector<2x[4]xf32>) {
// CHECK-NEXT:     %0 = ub.poison : vector<2x[4]xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %2 = vector.shape_cast %arg0 : vector<[4]x1xf32> to vector<[4]xf32>
// CHECK-NEXT:     %3 = vector.shape_cast %arg1 : vector<1x[4]xf32> to vector<[4]x1xf32>
// CHECK-NEXT:     %4 = llvm.intr.vector.extract %arg2[0] : vector<[4]xf32> from vector<[8]xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %1[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %6 = llvm.intr.vector.extract %arg2[4] : vector<[4]xf32> from vector<[8]xf32>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %5[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
// CHECK-NEXT:     return %2, %3, %8 : vector<[4]xf32>, vector<[4]x1xf32>, vector<2x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sc8(%x: vector<4x[4]xf32>) -> (vector<2x[8]xf32>) {
  %0 = vector.shape_cast %x : vector<4x[4]xf32> to vector<2x[8]xf32>
  return %0 : vector<2x[8]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sc8(%arg0: vector<4x[4]xf32>) -> vector<2x[8]xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x[4]xf32> to !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<[8]xf32>
// CHECK-NEXT:     %2 = ub.poison : vector<2x[8]xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<2x[8]xf32> to !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %5 = llvm.intr.vector.insert %4, %1[0] : vector<[4]xf32> into vector<[8]xf32>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %7 = llvm.intr.vector.insert %6, %5[4] : vector<[4]xf32> into vector<[8]xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %3[0] : !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %10 = llvm.intr.vector.insert %9, %1[0] : vector<[4]xf32> into vector<[8]xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %12 = llvm.intr.vector.insert %11, %10[4] : vector<[4]xf32> into vector<[8]xf32>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %8[1] : !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %13 : !llvm.array<2 x vector<[8]xf32>> to vector<2x[8]xf32>
// CHECK-NEXT:     return %14 : vector<2x[8]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
