// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Broadcasts and transpositions.

func.func @b1(%x: f32) -> vector<2x3xf32> {
  %0 = vector.broadcast %x : f32 to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b1(%arg0: f32) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = llvm.mlir.undef : vector<3xf32>
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg0, %1[%2 : i32] : vector<3xf32>
// CHECK-NEXT:     %4 = llvm.shufflevector %3, %3 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %6 = llvm.insertvalue %4, %5[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %7 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b2(%x: vector<f32>, %y: vector<1xf32>)
    -> (vector<3xf32>, vector<3xf32>, vector<f32>, vector<1xf32>, vector<2x3xf32>) {
  %0 = vector.broadcast %x : vector<f32> to vector<3xf32>
  %1 = vector.broadcast %y : vector<1xf32> to vector<3xf32>
  %2 = vector.broadcast %x : vector<f32> to vector<f32>
  %3 = vector.broadcast %y : vector<1xf32> to vector<1xf32>
  %4 = vector.broadcast %y : vector<1xf32> to vector<2x3xf32>
  return %0, %1, %2, %3, %4
      : vector<3xf32>, vector<3xf32>, vector<f32>, vector<1xf32>, vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b2(%arg0: vector<f32>, %arg1: vector<1xf32>) -> (vector<3xf32>, vector<3xf32>, vector<f32>, vector<1xf32>, vector<2x3xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %3 = llvm.extractelement %0[%2 : i64] : vector<1xf32>
// CHECK-NEXT:     %4 = llvm.mlir.undef : vector<3xf32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<3xf32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %9 = llvm.extractelement %arg1[%8 : i64] : vector<1xf32>
// CHECK-NEXT:     %10 = llvm.mlir.undef : vector<3xf32>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %12 = llvm.insertelement %9, %10[%11 : i32] : vector<3xf32>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %10 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %arg1[%14 : i64] : vector<1xf32>
// CHECK-NEXT:     %16 = llvm.mlir.undef : vector<3xf32>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %18 = llvm.insertelement %15, %16[%17 : i32] : vector<3xf32>
// CHECK-NEXT:     %19 = llvm.shufflevector %18, %16 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %21 = llvm.insertvalue %19, %20[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %22 = builtin.unrealized_conversion_cast %21 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %7, %13, %arg0, %arg1, %22 : vector<3xf32>, vector<3xf32>, vector<f32>, vector<1xf32>, vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b3(%x: vector<3xf32>, %y: vector<1x3xf32>, %z: vector<2x1xf32>)
    -> (vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>) {
  %0 = vector.broadcast %x : vector<3xf32> to vector<2x3xf32>
  %1 = vector.broadcast %y : vector<1x3xf32> to vector<2x3xf32>
  %2 = vector.broadcast %z : vector<2x1xf32> to vector<2x3xf32>
  return %0, %1, %2 : vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b3(%arg0: vector<3xf32>, %arg1: vector<1x3xf32>, %arg2: vector<2x1xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<1x3xf32> to !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg0, %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg0, %3[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     %6 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %8 = llvm.insertvalue %6, %7[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %10[%11 : i64] : vector<1xf32>
// CHECK-NEXT:     %13 = llvm.mlir.undef : vector<3xf32>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %15 = llvm.insertelement %12, %13[%14 : i32] : vector<3xf32>
// CHECK-NEXT:     %16 = llvm.shufflevector %15, %13 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %18 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %20 = llvm.extractelement %18[%19 : i64] : vector<1xf32>
// CHECK-NEXT:     %21 = llvm.mlir.undef : vector<3xf32>
// CHECK-NEXT:     %22 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %23 = llvm.insertelement %20, %21[%22 : i32] : vector<3xf32>
// CHECK-NEXT:     %24 = llvm.shufflevector %23, %21 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %25 = llvm.insertvalue %24, %17[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %26 = builtin.unrealized_conversion_cast %25 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %5, %9, %26 : vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b4(%x: vector<4x1x2xf32>, %y: vector<2x2xf32>)
    -> (vector<4x3x2xf32>, vector<1x2x2x2xf32>) {
  %0 = vector.broadcast %x : vector<4x1x2xf32> to vector<4x3x2xf32>
  %1 = vector.broadcast %y : vector<2x2xf32> to vector<1x2x2x2xf32>
  return %0, %1 : vector<4x3x2xf32>, vector<1x2x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b4(%arg0: vector<4x1x2xf32>, %arg1: vector<2x2xf32>) -> (vector<4x3x2xf32>, vector<1x2x2x2xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<4x1x2xf32> to !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<1x2x2x2xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %cst : vector<1x2x2x2xf32> to !llvm.array<1 x array<2 x array<2 x vector<2xf32>>>>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<2x2x2xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst_0 : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %cst_1 = arith.constant dense<0.000000e+00> : vector<4x3x2xf32>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %cst_1 : vector<4x3x2xf32> to !llvm.array<4 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %cst_2 = arith.constant dense<0.000000e+00> : vector<3x2xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %cst_2 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %1[0, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %5[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %8 = llvm.insertvalue %6, %7[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %9 = llvm.insertvalue %6, %8[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %4[0] : !llvm.array<4 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %11 = llvm.extractvalue %1[1, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %5[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %13 = llvm.insertvalue %11, %12[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %14 = llvm.insertvalue %11, %13[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %10[1] : !llvm.array<4 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %16 = llvm.extractvalue %1[2, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %5[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %18 = llvm.insertvalue %16, %17[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %19 = llvm.insertvalue %16, %18[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %15[2] : !llvm.array<4 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %21 = llvm.extractvalue %1[3, 0] : !llvm.array<4 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %5[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %23 = llvm.insertvalue %21, %22[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %24 = llvm.insertvalue %21, %23[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %25 = llvm.insertvalue %24, %20[3] : !llvm.array<4 x array<3 x vector<2xf32>>>
// CHECK-NEXT:     %26 = builtin.unrealized_conversion_cast %25 : !llvm.array<4 x array<3 x vector<2xf32>>> to vector<4x3x2xf32>
// CHECK-NEXT:     %27 = llvm.insertvalue %0, %3[0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %28 = llvm.insertvalue %0, %27[1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %29 = llvm.insertvalue %28, %2[0] : !llvm.array<1 x array<2 x array<2 x vector<2xf32>>>>
// CHECK-NEXT:     %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<1 x array<2 x array<2 x vector<2xf32>>>> to vector<1x2x2x2xf32>
// CHECK-NEXT:     return %26, %30 : vector<4x3x2xf32>, vector<1x2x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t1(%x: vector<2x3xf32>) -> vector<3x2xf32> {
  %0 = vector.transpose %x, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t1(%arg0: vector<2x3xf32>) -> vector<3x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<3x2xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %4 = llvm.extractelement %2[%3 : i64] : vector<3xf32>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %7 = llvm.insertelement %4, %5[%6 : i64] : vector<2xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %1[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %11 = llvm.extractelement %9[%10 : i64] : vector<3xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %8[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %14 = llvm.insertelement %11, %12[%13 : i64] : vector<2xf32>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %8[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %16 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %18 = llvm.extractelement %16[%17 : i64] : vector<3xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %15[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %21 = llvm.insertelement %18, %19[%20 : i64] : vector<2xf32>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %15[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %23 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %25 = llvm.extractelement %23[%24 : i64] : vector<3xf32>
// CHECK-NEXT:     %26 = llvm.extractvalue %22[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %27 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %28 = llvm.insertelement %25, %26[%27 : i64] : vector<2xf32>
// CHECK-NEXT:     %29 = llvm.insertvalue %28, %22[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %30 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.extractelement %30[%31 : i64] : vector<3xf32>
// CHECK-NEXT:     %33 = llvm.extractvalue %29[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %34 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %35 = llvm.insertelement %32, %33[%34 : i64] : vector<2xf32>
// CHECK-NEXT:     %36 = llvm.insertvalue %35, %29[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %37 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %38 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %39 = llvm.extractelement %37[%38 : i64] : vector<3xf32>
// CHECK-NEXT:     %40 = llvm.extractvalue %36[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %41 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %42 = llvm.insertelement %39, %40[%41 : i64] : vector<2xf32>
// CHECK-NEXT:     %43 = llvm.insertvalue %42, %36[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %44 = builtin.unrealized_conversion_cast %43 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     return %44 : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t2(%x: vector<1x3xf32>, %y: vector<3x1xf32>) -> (vector<3x1xf32>, vector<1x3xf32>) {
  %0 = vector.transpose %x, [1, 0] : vector<1x3xf32> to vector<3x1xf32>
  %1 = vector.transpose %y, [1, 0] : vector<3x1xf32> to vector<1x3xf32>
  return %0, %1 : vector<3x1xf32>, vector<1x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t2(%arg0: vector<1x3xf32>, %arg1: vector<3x1xf32>) -> (vector<3x1xf32>, vector<1x3xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<3x1xf32> to !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<1x3xf32> to !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<1x3xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %cst : vector<1x3xf32> to !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<3x1xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst_0 : vector<3x1xf32> to !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %6 = llvm.extractelement %4[%5 : i64] : vector<3xf32>
// CHECK-NEXT:     %7 = llvm.extractvalue %3[0] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %9 = llvm.insertelement %6, %7[%8 : i64] : vector<1xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %3[0] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %11 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %13 = llvm.extractelement %11[%12 : i64] : vector<3xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %10[1] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %15 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %16 = llvm.insertelement %13, %14[%15 : i64] : vector<1xf32>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %10[1] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %18 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %19 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %20 = llvm.extractelement %18[%19 : i64] : vector<3xf32>
// CHECK-NEXT:     %21 = llvm.extractvalue %17[2] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %22 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %23 = llvm.insertelement %20, %21[%22 : i64] : vector<1xf32>
// CHECK-NEXT:     %24 = llvm.insertvalue %23, %17[2] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %25 = builtin.unrealized_conversion_cast %24 : !llvm.array<3 x vector<1xf32>> to vector<3x1xf32>
// CHECK-NEXT:     %26 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %27 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %28 = llvm.extractelement %26[%27 : i64] : vector<1xf32>
// CHECK-NEXT:     %29 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %30 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %31 = llvm.insertelement %28, %29[%30 : i64] : vector<3xf32>
// CHECK-NEXT:     %32 = llvm.insertvalue %31, %2[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %33 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %34 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %35 = llvm.extractelement %33[%34 : i64] : vector<1xf32>
// CHECK-NEXT:     %36 = llvm.extractvalue %32[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %37 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %38 = llvm.insertelement %35, %36[%37 : i64] : vector<3xf32>
// CHECK-NEXT:     %39 = llvm.insertvalue %38, %32[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %40 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<1xf32>>
// CHECK-NEXT:     %41 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %42 = llvm.extractelement %40[%41 : i64] : vector<1xf32>
// CHECK-NEXT:     %43 = llvm.extractvalue %39[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %44 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %45 = llvm.insertelement %42, %43[%44 : i64] : vector<3xf32>
// CHECK-NEXT:     %46 = llvm.insertvalue %45, %39[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %47 = builtin.unrealized_conversion_cast %46 : !llvm.array<1 x vector<3xf32>> to vector<1x3xf32>
// CHECK-NEXT:     return %25, %47 : vector<3x1xf32>, vector<1x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t3(%x: vector<2x3x4xf32>) -> (vector<3x2x4xf32>, vector<4x2x3xf32>, vector<2x3x4xf32>) {
  %0 = vector.transpose %x, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %1 = vector.transpose %x, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %2 = vector.transpose %x, [0, 1, 2] : vector<2x3x4xf32> to vector<2x3x4xf32>
  return %0, %1, %2 : vector<3x2x4xf32>, vector<4x2x3xf32>, vector<2x3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t3(%arg0: vector<2x3x4xf32>) -> (vector<3x2x4xf32>, vector<4x2x3xf32>, vector<2x3x4xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3x4xf32> to !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4x2x3xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<4x2x3xf32> to !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<3x2x4xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %cst_0 : vector<3x2x4xf32> to !llvm.array<3 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %2[0, 0] : !llvm.array<3 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %4[1, 0] : !llvm.array<3 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[0, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %6[2, 0] : !llvm.array<3 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %8[0, 1] : !llvm.array<3 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %10[1, 1] : !llvm.array<3 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %13 = llvm.extractvalue %0[1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %12[2, 1] : !llvm.array<3 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %15 = builtin.unrealized_conversion_cast %14 : !llvm.array<3 x array<2 x vector<4xf32>>> to vector<3x2x4xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.extractelement %16[%17 : i64] : vector<4xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %1[0, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %21 = llvm.insertelement %18, %19[%20 : i64] : vector<3xf32>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %1[0, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %23 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %25 = llvm.extractelement %23[%24 : i64] : vector<4xf32>
// CHECK-NEXT:     %26 = llvm.extractvalue %22[1, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %27 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %28 = llvm.insertelement %25, %26[%27 : i64] : vector<3xf32>
// CHECK-NEXT:     %29 = llvm.insertvalue %28, %22[1, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %30 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %32 = llvm.extractelement %30[%31 : i64] : vector<4xf32>
// CHECK-NEXT:     %33 = llvm.extractvalue %29[2, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %34 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %35 = llvm.insertelement %32, %33[%34 : i64] : vector<3xf32>
// CHECK-NEXT:     %36 = llvm.insertvalue %35, %29[2, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %37 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %38 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %39 = llvm.extractelement %37[%38 : i64] : vector<4xf32>
// CHECK-NEXT:     %40 = llvm.extractvalue %36[3, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %41 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %42 = llvm.insertelement %39, %40[%41 : i64] : vector<3xf32>
// CHECK-NEXT:     %43 = llvm.insertvalue %42, %36[3, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %44 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %46 = llvm.extractelement %44[%45 : i64] : vector<4xf32>
// CHECK-NEXT:     %47 = llvm.extractvalue %43[0, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %48 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %49 = llvm.insertelement %46, %47[%48 : i64] : vector<3xf32>
// CHECK-NEXT:     %50 = llvm.insertvalue %49, %43[0, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %51 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %52 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %53 = llvm.extractelement %51[%52 : i64] : vector<4xf32>
// CHECK-NEXT:     %54 = llvm.extractvalue %50[1, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %55 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %56 = llvm.insertelement %53, %54[%55 : i64] : vector<3xf32>
// CHECK-NEXT:     %57 = llvm.insertvalue %56, %50[1, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %58 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %59 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %60 = llvm.extractelement %58[%59 : i64] : vector<4xf32>
// CHECK-NEXT:     %61 = llvm.extractvalue %57[2, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %62 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %63 = llvm.insertelement %60, %61[%62 : i64] : vector<3xf32>
// CHECK-NEXT:     %64 = llvm.insertvalue %63, %57[2, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %65 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %66 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %67 = llvm.extractelement %65[%66 : i64] : vector<4xf32>
// CHECK-NEXT:     %68 = llvm.extractvalue %64[3, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %69 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %70 = llvm.insertelement %67, %68[%69 : i64] : vector<3xf32>
// CHECK-NEXT:     %71 = llvm.insertvalue %70, %64[3, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %72 = llvm.extractvalue %0[0, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %73 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %74 = llvm.extractelement %72[%73 : i64] : vector<4xf32>
// CHECK-NEXT:     %75 = llvm.extractvalue %71[0, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %76 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %77 = llvm.insertelement %74, %75[%76 : i64] : vector<3xf32>
// CHECK-NEXT:     %78 = llvm.insertvalue %77, %71[0, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %79 = llvm.extractvalue %0[0, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %80 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %81 = llvm.extractelement %79[%80 : i64] : vector<4xf32>
// CHECK-NEXT:     %82 = llvm.extractvalue %78[1, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %83 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %84 = llvm.insertelement %81, %82[%83 : i64] : vector<3xf32>
// CHECK-NEXT:     %85 = llvm.insertvalue %84, %78[1, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %86 = llvm.extractvalue %0[0, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %87 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %88 = llvm.extractelement %86[%87 : i64] : vector<4xf32>
// CHECK-NEXT:     %89 = llvm.extractvalue %85[2, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %90 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %91 = llvm.insertelement %88, %89[%90 : i64] : vector<3xf32>
// CHECK-NEXT:     %92 = llvm.insertvalue %91, %85[2, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %93 = llvm.extractvalue %0[0, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %94 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %95 = llvm.extractelement %93[%94 : i64] : vector<4xf32>
// CHECK-NEXT:     %96 = llvm.extractvalue %92[3, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %97 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %98 = llvm.insertelement %95, %96[%97 : i64] : vector<3xf32>
// CHECK-NEXT:     %99 = llvm.insertvalue %98, %92[3, 0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %100 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %101 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %102 = llvm.extractelement %100[%101 : i64] : vector<4xf32>
// CHECK-NEXT:     %103 = llvm.extractvalue %99[0, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %104 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %105 = llvm.insertelement %102, %103[%104 : i64] : vector<3xf32>
// CHECK-NEXT:     %106 = llvm.insertvalue %105, %99[0, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %107 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %108 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %109 = llvm.extractelement %107[%108 : i64] : vector<4xf32>
// CHECK-NEXT:     %110 = llvm.extractvalue %106[1, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %111 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %112 = llvm.insertelement %109, %110[%111 : i64] : vector<3xf32>
// CHECK-NEXT:     %113 = llvm.insertvalue %112, %106[1, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %114 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %115 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %116 = llvm.extractelement %114[%115 : i64] : vector<4xf32>
// CHECK-NEXT:     %117 = llvm.extractvalue %113[2, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %118 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %119 = llvm.insertelement %116, %117[%118 : i64] : vector<3xf32>
// CHECK-NEXT:     %120 = llvm.insertvalue %119, %113[2, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %121 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %122 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %123 = llvm.extractelement %121[%122 : i64] : vector<4xf32>
// CHECK-NEXT:     %124 = llvm.extractvalue %120[3, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %125 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %126 = llvm.insertelement %123, %124[%125 : i64] : vector<3xf32>
// CHECK-NEXT:     %127 = llvm.insertvalue %126, %120[3, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %128 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %129 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %130 = llvm.extractelement %128[%129 : i64] : vector<4xf32>
// CHECK-NEXT:     %131 = llvm.extractvalue %127[0, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %132 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %133 = llvm.insertelement %130, %131[%132 : i64] : vector<3xf32>
// CHECK-NEXT:     %134 = llvm.insertvalue %133, %127[0, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %135 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %136 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %137 = llvm.extractelement %135[%136 : i64] : vector<4xf32>
// CHECK-NEXT:     %138 = llvm.extractvalue %134[1, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %139 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %140 = llvm.insertelement %137, %138[%139 : i64] : vector<3xf32>
// CHECK-NEXT:     %141 = llvm.insertvalue %140, %134[1, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %142 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %143 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %144 = llvm.extractelement %142[%143 : i64] : vector<4xf32>
// CHECK-NEXT:     %145 = llvm.extractvalue %141[2, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %146 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %147 = llvm.insertelement %144, %145[%146 : i64] : vector<3xf32>
// CHECK-NEXT:     %148 = llvm.insertvalue %147, %141[2, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %149 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %150 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %151 = llvm.extractelement %149[%150 : i64] : vector<4xf32>
// CHECK-NEXT:     %152 = llvm.extractvalue %148[3, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %153 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %154 = llvm.insertelement %151, %152[%153 : i64] : vector<3xf32>
// CHECK-NEXT:     %155 = llvm.insertvalue %154, %148[3, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %156 = llvm.extractvalue %0[1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %157 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %158 = llvm.extractelement %156[%157 : i64] : vector<4xf32>
// CHECK-NEXT:     %159 = llvm.extractvalue %155[0, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %160 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %161 = llvm.insertelement %158, %159[%160 : i64] : vector<3xf32>
// CHECK-NEXT:     %162 = llvm.insertvalue %161, %155[0, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %163 = llvm.extractvalue %0[1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %164 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %165 = llvm.extractelement %163[%164 : i64] : vector<4xf32>
// CHECK-NEXT:     %166 = llvm.extractvalue %162[1, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %167 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %168 = llvm.insertelement %165, %166[%167 : i64] : vector<3xf32>
// CHECK-NEXT:     %169 = llvm.insertvalue %168, %162[1, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %170 = llvm.extractvalue %0[1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %171 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %172 = llvm.extractelement %170[%171 : i64] : vector<4xf32>
// CHECK-NEXT:     %173 = llvm.extractvalue %169[2, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %174 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %175 = llvm.insertelement %172, %173[%174 : i64] : vector<3xf32>
// CHECK-NEXT:     %176 = llvm.insertvalue %175, %169[2, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %177 = llvm.extractvalue %0[1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %178 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %179 = llvm.extractelement %177[%178 : i64] : vector<4xf32>
// CHECK-NEXT:     %180 = llvm.extractvalue %176[3, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %181 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %182 = llvm.insertelement %179, %180[%181 : i64] : vector<3xf32>
// CHECK-NEXT:     %183 = llvm.insertvalue %182, %176[3, 1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %184 = builtin.unrealized_conversion_cast %183 : !llvm.array<4 x array<2 x vector<3xf32>>> to vector<4x2x3xf32>
// CHECK-NEXT:     return %15, %184, %arg0 : vector<3x2x4xf32>, vector<4x2x3xf32>, vector<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t4(%x: vector<2x[4]xf32>, %y: vector<2x3x[4]xf32>, %z: vector<1x[4]xf32>)
    -> (vector<[4]x2xf32>, vector<3x2x[4]xf32>, vector<[4]x1xf32>) {
  %0 = vector.transpose %x, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  %1 = vector.transpose %y, [1, 0, 2] : vector<2x3x[4]xf32> to vector<3x2x[4]xf32>
  %2 = vector.transpose %z, [1, 0] : vector<1x[4]xf32> to vector<[4]x1xf32>
  return %0, %1, %2 : vector<[4]x2xf32>, vector<3x2x[4]xf32>, vector<[4]x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t4(%arg0: vector<2x[4]xf32>, %arg1: vector<2x3x[4]xf32>, %arg2: vector<1x[4]xf32>) -> (vector<[4]x2xf32>, vector<3x2x[4]xf32>, vector<[4]x1xf32>) {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
// CHECK-NEXT:     %1 = vector.transpose %arg1, [1, 0, 2] : vector<2x3x[4]xf32> to vector<3x2x[4]xf32>
// CHECK-NEXT:     %2 = vector.shape_cast %arg2 : vector<1x[4]xf32> to vector<[4]x1xf32>
// CHECK-NEXT:     return %0, %1, %2 : vector<[4]x2xf32>, vector<3x2x[4]xf32>, vector<[4]x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t5(%x: vector<1x1x3xf32>, %y: vector<f32>, %z: vector<4xf32>)
    -> (vector<1x3x1xf32>, vector<f32>, vector<4xf32>) {
  %0 = vector.transpose %x, [0, 2, 1] : vector<1x1x3xf32> to vector<1x3x1xf32>
  %1 = vector.transpose %y, [] : vector<f32> to vector<f32>
  %2 = vector.transpose %z, [0] : vector<4xf32> to vector<4xf32>
  return %0, %1, %2 : vector<1x3x1xf32>, vector<f32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t5(%arg0: vector<1x1x3xf32>, %arg1: vector<f32>, %arg2: vector<4xf32>) -> (vector<1x3x1xf32>, vector<f32>, vector<4xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x1x3xf32> to !llvm.array<1 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<1x3x1xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<1x3x1xf32> to !llvm.array<1 x array<3 x vector<1xf32>>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %4 = llvm.extractelement %2[%3 : i64] : vector<3xf32>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[0, 0] : !llvm.array<1 x array<3 x vector<1xf32>>>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %7 = llvm.insertelement %4, %5[%6 : i64] : vector<1xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %1[0, 0] : !llvm.array<1 x array<3 x vector<1xf32>>>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %11 = llvm.extractelement %9[%10 : i64] : vector<3xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %8[0, 1] : !llvm.array<1 x array<3 x vector<1xf32>>>
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %14 = llvm.insertelement %11, %12[%13 : i64] : vector<1xf32>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %8[0, 1] : !llvm.array<1 x array<3 x vector<1xf32>>>
// CHECK-NEXT:     %16 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %18 = llvm.extractelement %16[%17 : i64] : vector<3xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %15[0, 2] : !llvm.array<1 x array<3 x vector<1xf32>>>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %21 = llvm.insertelement %18, %19[%20 : i64] : vector<1xf32>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %15[0, 2] : !llvm.array<1 x array<3 x vector<1xf32>>>
// CHECK-NEXT:     %23 = builtin.unrealized_conversion_cast %22 : !llvm.array<1 x array<3 x vector<1xf32>>> to vector<1x3x1xf32>
// CHECK-NEXT:     return %23, %arg1, %arg2 : vector<1x3x1xf32>, vector<f32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
