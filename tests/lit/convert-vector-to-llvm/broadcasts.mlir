// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Broadcasts and transpositions.

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
// CHECK-NEXT:     %2 = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg0, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg0, %4[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     %7 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %9 = llvm.insertvalue %7, %8[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %10 = builtin.unrealized_conversion_cast %9 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %13 = llvm.extractelement %11[%12 : i64] : vector<1xf32>
// CHECK-NEXT:     %14 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %15 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %16 = llvm.insertelement %13, %14[%15 : i32] : vector<3xf32>
// CHECK-NEXT:     %17 = llvm.shufflevector %16, %14 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %18 = llvm.insertvalue %17, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %19 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %21 = llvm.extractelement %19[%20 : i64] : vector<1xf32>
// CHECK-NEXT:     %22 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %23 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %24 = llvm.insertelement %21, %22[%23 : i32] : vector<3xf32>
// CHECK-NEXT:     %25 = llvm.shufflevector %24, %22 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %18[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %27 = builtin.unrealized_conversion_cast %26 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %6, %10, %27 : vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>
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

// A vector of one element is the insertion alone; in rows of one element there is a shuffle.
func.func @one(%x: f32, %y: vector<f32>, %z: index)
    -> (vector<1xf32>, vector<1xf32>, vector<[1]xf32>, vector<1xindex>, vector<2x1xf32>) {
  %0 = vector.broadcast %x : f32 to vector<1xf32>
  %1 = vector.broadcast %y : vector<f32> to vector<1xf32>
  %2 = vector.broadcast %x : f32 to vector<[1]xf32>
  %3 = vector.broadcast %z : index to vector<1xindex>
  %4 = vector.broadcast %x : f32 to vector<2x1xf32>
  return %0, %1, %2, %3, %4
      : vector<1xf32>, vector<1xf32>, vector<[1]xf32>, vector<1xindex>, vector<2x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @one(%arg0: f32, %arg1: vector<f32>, %arg2: index) -> (vector<1xf32>, vector<1xf32>, vector<[1]xf32>, vector<1xindex>, vector<2x1xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %2 = llvm.mlir.poison : vector<1xf32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %4 = llvm.insertelement %arg0, %2[%3 : i32] : vector<1xf32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %6 = llvm.extractelement %1[%5 : i64] : vector<1xf32>
// CHECK-NEXT:     %7 = llvm.mlir.poison : vector<1xf32>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %9 = llvm.insertelement %6, %7[%8 : i32] : vector<1xf32>
// CHECK-NEXT:     %10 = llvm.mlir.poison : vector<[1]xf32>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %12 = llvm.insertelement %arg0, %10[%11 : i32] : vector<[1]xf32>
// CHECK-NEXT:     %13 = llvm.mlir.poison : vector<1xi64>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %15 = llvm.insertelement %0, %13[%14 : i32] : vector<1xi64>
// CHECK-NEXT:     %16 = builtin.unrealized_conversion_cast %15 : vector<1xi64> to vector<1xindex>
// CHECK-NEXT:     %17 = llvm.mlir.poison : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %18 = llvm.mlir.poison : vector<1xf32>
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %20 = llvm.insertelement %arg0, %18[%19 : i32] : vector<1xf32>
// CHECK-NEXT:     %21 = llvm.shufflevector %20, %20 [0] : vector<1xf32>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %17[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %23 = llvm.insertvalue %21, %22[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %24 = builtin.unrealized_conversion_cast %23 : !llvm.array<2 x vector<1xf32>> to vector<2x1xf32>
// CHECK-NEXT:     return %4, %9, %12, %16, %24 : vector<1xf32>, vector<1xf32>, vector<[1]xf32>, vector<1xindex>, vector<2x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
