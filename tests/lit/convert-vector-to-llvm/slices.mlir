// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Slices and casts of shape.

func.func @ess1(%v: vector<4xf32>) -> vector<2xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [2], strides = [1]}
      : vector<4xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ess1(%arg0: vector<4xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = llvm.shufflevector %arg0, %arg0 [2, 3] : vector<4xf32>
// CHECK-NEXT:     return %0 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ess2(%v: vector<4x8xf32>) -> vector<2x8xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [2], strides = [1]}
      : vector<4x8xf32> to vector<2x8xf32>
  return %0 : vector<2x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ess2(%arg0: vector<4x8xf32>) -> vector<2x8xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x8xf32> to !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %1 = llvm.mlir.undef : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %3 = llvm.insertvalue %2, %1[0] : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %3[1] : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<2 x vector<8xf32>> to vector<2x8xf32>
// CHECK-NEXT:     return %6 : vector<2x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ess3(%v: vector<4x8xf32>) -> vector<2x2xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [2, 3], sizes = [2, 2], strides = [1, 1]}
      : vector<4x8xf32> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ess3(%arg0: vector<4x8xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x8xf32> to !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<2x2xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst_0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %3 = llvm.shufflevector %2, %2 [3, 4] : vector<8xf32>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %5 [3, 4] : vector<8xf32>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     return %8 : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ess4(%v: vector<4x[8]xf32>) -> vector<2x[8]xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [2, 0], sizes = [2, 8], strides = [1, 1]}
      : vector<4x[8]xf32> to vector<2x[8]xf32>
  return %0 : vector<2x[8]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ess4(%arg0: vector<4x[8]xf32>) -> vector<2x[8]xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x[8]xf32> to !llvm.array<4 x vector<[8]xf32>>
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<2x[8]xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst_0 : vector<2x[8]xf32> to !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<[8]xf32>>
// CHECK-NEXT:     %3 = llvm.insertvalue %2, %1[0] : !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<[8]xf32>>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %3[1] : !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<2 x vector<[8]xf32>> to vector<2x[8]xf32>
// CHECK-NEXT:     return %6 : vector<2x[8]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iss1(%s: vector<2xf32>, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.insert_strided_slice %s, %v {offsets = [1], strides = [1]}
      : vector<2xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @iss1(%arg0: vector<2xf32>, %arg1: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = llvm.shufflevector %arg0, %arg0 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %1 = llvm.shufflevector %0, %arg1 [4, 0, 1, 7] : vector<4xf32>
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iss2(%s: vector<2x4xf32>, %v: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.insert_strided_slice %s, %v {offsets = [2, 0], strides = [1, 1]}
      : vector<2x4xf32> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @iss2(%arg0: vector<2x4xf32>, %arg1: vector<4x4xf32>) -> vector<4x4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %4 = llvm.insertvalue %2, %0[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %7 = llvm.insertvalue %5, %4[3] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
// CHECK-NEXT:     return %8 : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iss3(%s: vector<2x4xf32>, %v: vector<16x4x8xf32>) -> vector<16x4x8xf32> {
  %0 = vector.insert_strided_slice %s, %v {offsets = [0, 0, 2], strides = [1, 1]}
      : vector<2x4xf32> into vector<16x4x8xf32>
  return %0 : vector<16x4x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @iss3(%arg0: vector<2x4xf32>, %arg1: vector<16x4x8xf32>) -> vector<16x4x8xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<16x4x8xf32> to !llvm.array<16 x array<4 x vector<8xf32>>>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.array<16 x array<4 x vector<8xf32>>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[0, 0] : !llvm.array<16 x array<4 x vector<8xf32>>>
// CHECK-NEXT:     %5 = llvm.shufflevector %3, %3 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %4 [8, 9, 0, 1, 2, 3, 14, 15] : vector<8xf32>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %2[0] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %9 = llvm.extractvalue %1[0, 1] : !llvm.array<16 x array<4 x vector<8xf32>>>
// CHECK-NEXT:     %10 = llvm.shufflevector %8, %8 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     %11 = llvm.shufflevector %10, %9 [8, 9, 0, 1, 2, 3, 14, 15] : vector<8xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %7[1] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %1[0] : !llvm.array<16 x array<4 x vector<8xf32>>>
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %13 : !llvm.array<16 x array<4 x vector<8xf32>>> to vector<16x4x8xf32>
// CHECK-NEXT:     return %14 : vector<16x4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iss4(%s: vector<4xf32>, %v: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.insert_strided_slice %s, %v {offsets = [1, 0], strides = [1]}
      : vector<4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @iss4(%arg0: vector<4xf32>, %arg1: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg0, %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %3 : vector<2x4xf32>
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
// CHECK-NEXT:     %3 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %4 = llvm.insertvalue %2, %0[1] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %7 = llvm.insertvalue %5, %4[2] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<4 x vector<[4]xf32>> to vector<4x[4]xf32>
// CHECK-NEXT:     return %8 : vector<4x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iss6(%s: vector<2x1x3xf32>, %v: vector<2x2x3xf32>) -> vector<2x2x3xf32> {
  %0 = vector.insert_strided_slice %s, %v {offsets = [0, 1, 0], strides = [1, 1, 1]}
      : vector<2x1x3xf32> into vector<2x2x3xf32>
  return %0 : vector<2x2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @iss6(%arg0: vector<2x1x3xf32>, %arg1: vector<2x2x3xf32>) -> vector<2x2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x1x3xf32> to !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %6 = llvm.insertvalue %4, %3[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %0[0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %8 = llvm.extractvalue %1[1] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %10 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %12 = llvm.insertvalue %10, %9[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %7[1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %13 : !llvm.array<2 x array<2 x vector<3xf32>>> to vector<2x2x3xf32>
// CHECK-NEXT:     return %14 : vector<2x2x3xf32>
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
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<1x2x4xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst_0 : vector<1x2x4xf32> to !llvm.array<1 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %3 = llvm.mlir.undef : !llvm.array<2 x vector<4xf32>>
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

func.func @sc1(%v: vector<2x3xf32>) -> vector<6xf32> {
  %0 = vector.shape_cast %v : vector<2x3xf32> to vector<6xf32>
  return %0 : vector<6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sc1(%arg0: vector<2x3xf32>) -> vector<6xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<6xf32>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %2 = llvm.shufflevector %1, %1 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %3 = llvm.shufflevector %2, %cst [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %4 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %3 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     return %6 : vector<6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sc2(%v: vector<6xf32>) -> vector<2x3xf32> {
  %0 = vector.shape_cast %v : vector<6xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sc2(%arg0: vector<6xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = llvm.shufflevector %arg0, %arg0 [0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %2 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %3 = llvm.shufflevector %arg0, %arg0 [3, 4, 5] : vector<6xf32>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %2[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %5 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sc3(%v: vector<2x3xf32>) -> vector<3x2xf32> {
  %0 = vector.shape_cast %v : vector<2x3xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sc3(%arg0: vector<2x3xf32>) -> vector<3x2xf32> {
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
// CHECK-NEXT:     %12 = llvm.extractvalue %8[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %13 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %14 = llvm.insertelement %11, %12[%13 : i64] : vector<2xf32>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %8[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %16 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %18 = llvm.extractelement %16[%17 : i64] : vector<3xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %15[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %21 = llvm.insertelement %18, %19[%20 : i64] : vector<2xf32>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %15[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %23 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %25 = llvm.extractelement %23[%24 : i64] : vector<3xf32>
// CHECK-NEXT:     %26 = llvm.extractvalue %22[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %27 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %28 = llvm.insertelement %25, %26[%27 : i64] : vector<2xf32>
// CHECK-NEXT:     %29 = llvm.insertvalue %28, %22[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %30 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %32 = llvm.extractelement %30[%31 : i64] : vector<3xf32>
// CHECK-NEXT:     %33 = llvm.extractvalue %29[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %34 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %35 = llvm.insertelement %32, %33[%34 : i64] : vector<2xf32>
// CHECK-NEXT:     %36 = llvm.insertvalue %35, %29[2] : !llvm.array<3 x vector<2xf32>>
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

func.func @sc4(%v: vector<2x2x2xf32>) -> vector<4x2xf32> {
  %0 = vector.shape_cast %v : vector<2x2x2xf32> to vector<4x2xf32>
  return %0 : vector<4x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sc4(%arg0: vector<2x2x2xf32>) -> vector<4x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4x2xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<4x2xf32> to !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %4 = llvm.extractelement %2[%3 : i64] : vector<2xf32>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[0] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %7 = llvm.insertelement %4, %5[%6 : i64] : vector<2xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %1[0] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %11 = llvm.extractelement %9[%10 : i64] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %8[0] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %13 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %14 = llvm.insertelement %11, %12[%13 : i64] : vector<2xf32>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %8[0] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %16 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.extractelement %16[%17 : i64] : vector<2xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %15[1] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %21 = llvm.insertelement %18, %19[%20 : i64] : vector<2xf32>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %15[1] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %23 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %25 = llvm.extractelement %23[%24 : i64] : vector<2xf32>
// CHECK-NEXT:     %26 = llvm.extractvalue %22[1] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %27 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %28 = llvm.insertelement %25, %26[%27 : i64] : vector<2xf32>
// CHECK-NEXT:     %29 = llvm.insertvalue %28, %22[1] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %30 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %31 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %32 = llvm.extractelement %30[%31 : i64] : vector<2xf32>
// CHECK-NEXT:     %33 = llvm.extractvalue %29[2] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %34 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %35 = llvm.insertelement %32, %33[%34 : i64] : vector<2xf32>
// CHECK-NEXT:     %36 = llvm.insertvalue %35, %29[2] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %37 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %38 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %39 = llvm.extractelement %37[%38 : i64] : vector<2xf32>
// CHECK-NEXT:     %40 = llvm.extractvalue %36[2] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %41 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %42 = llvm.insertelement %39, %40[%41 : i64] : vector<2xf32>
// CHECK-NEXT:     %43 = llvm.insertvalue %42, %36[2] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %44 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %45 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %46 = llvm.extractelement %44[%45 : i64] : vector<2xf32>
// CHECK-NEXT:     %47 = llvm.extractvalue %43[3] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %48 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %49 = llvm.insertelement %46, %47[%48 : i64] : vector<2xf32>
// CHECK-NEXT:     %50 = llvm.insertvalue %49, %43[3] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %51 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %52 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %53 = llvm.extractelement %51[%52 : i64] : vector<2xf32>
// CHECK-NEXT:     %54 = llvm.extractvalue %50[3] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %55 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %56 = llvm.insertelement %53, %54[%55 : i64] : vector<2xf32>
// CHECK-NEXT:     %57 = llvm.insertvalue %56, %50[3] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %58 = builtin.unrealized_conversion_cast %57 : !llvm.array<4 x vector<2xf32>> to vector<4x2xf32>
// CHECK-NEXT:     return %58 : vector<4x2xf32>
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
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<1x2x[4]xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %cst : vector<1x2x[4]xf32> to !llvm.array<1 x array<2 x vector<[4]xf32>>>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<1xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<0.000000e+00> : vector<f32>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %cst_1 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %6 = llvm.extractelement %arg0[%5 : i64] : vector<1xf32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %8 = llvm.insertelement %6, %4[%7 : i64] : vector<1xf32>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : vector<1xf32> to vector<f32>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %11 = llvm.extractelement %2[%10 : i64] : vector<1xf32>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %13 = llvm.insertelement %11, %cst_0[%12 : i64] : vector<1xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %3[0, 0] : !llvm.array<1 x array<2 x vector<[4]xf32>>>
// CHECK-NEXT:     %16 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %15[0, 1] : !llvm.array<1 x array<2 x vector<[4]xf32>>>
// CHECK-NEXT:     %18 = builtin.unrealized_conversion_cast %17 : !llvm.array<1 x array<2 x vector<[4]xf32>>> to vector<1x2x[4]xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<1 x vector<[4]xf32>>>
// CHECK-NEXT:     return %9, %13, %18, %19 : vector<f32>, vector<1xf32>, vector<1x2x[4]xf32>, vector<[4]xf32>
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
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x[4]xf32>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %1 = vector.shape_cast %arg0 : vector<[4]x1xf32> to vector<[4]xf32>
// CHECK-NEXT:     %2 = vector.shape_cast %arg1 : vector<1x[4]xf32> to vector<[4]x1xf32>
// CHECK-NEXT:     %3 = llvm.intr.vector.extract %arg2[0] : vector<[4]xf32> from vector<[8]xf32>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %0[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %5 = llvm.intr.vector.extract %arg2[4] : vector<[4]xf32> from vector<[8]xf32>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %4[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
// CHECK-NEXT:     return %1, %2, %7 : vector<[4]xf32>, vector<[4]x1xf32>, vector<2x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sc7(%x: vector<2x[8]xf32>) -> (vector<4x[4]xf32>) {
  %0 = vector.shape_cast %x : vector<2x[8]xf32> to vector<4x[4]xf32>
  return %0 : vector<4x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sc7(%arg0: vector<2x[8]xf32>) -> vector<4x[4]xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x[8]xf32> to !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4x[4]xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<4x[4]xf32> to !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %3 = llvm.intr.vector.extract %2[0] : vector<[4]xf32> from vector<[8]xf32>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %1[0] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %5 = llvm.intr.vector.extract %2[4] : vector<[4]xf32> from vector<[8]xf32>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %4[1] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %8 = llvm.intr.vector.extract %7[0] : vector<[4]xf32> from vector<[8]xf32>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %6[2] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %10 = llvm.intr.vector.extract %7[4] : vector<[4]xf32> from vector<[8]xf32>
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %9[3] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %12 = builtin.unrealized_conversion_cast %11 : !llvm.array<4 x vector<[4]xf32>> to vector<4x[4]xf32>
// CHECK-NEXT:     return %12 : vector<4x[4]xf32>
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
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x[8]xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<2x[8]xf32> to !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %4 = llvm.intr.vector.insert %2, %3[0] : vector<[4]xf32> into vector<[8]xf32>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %6 = llvm.intr.vector.insert %5, %4[4] : vector<[4]xf32> into vector<[8]xf32>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %1[0] : !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %9 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %10 = llvm.intr.vector.insert %8, %9[0] : vector<[4]xf32> into vector<[8]xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %12 = llvm.intr.vector.insert %11, %10[4] : vector<[4]xf32> into vector<[8]xf32>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %7[1] : !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %13 : !llvm.array<2 x vector<[8]xf32>> to vector<2x[8]xf32>
// CHECK-NEXT:     return %14 : vector<2x[8]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sc9(%x: vector<2x2xf32>) -> (vector<1x4xf32>) {
  %0 = vector.shape_cast %x : vector<2x2xf32> to vector<1x4xf32>
  return %0 : vector<1x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sc9(%arg0: vector<2x2xf32>) -> vector<1x4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<1x4xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<1x4xf32> to !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %4 = llvm.extractelement %2[%3 : i64] : vector<2xf32>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %7 = llvm.insertelement %4, %5[%6 : i64] : vector<4xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %1[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %11 = llvm.extractelement %9[%10 : i64] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %8[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %13 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %14 = llvm.insertelement %11, %12[%13 : i64] : vector<4xf32>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %8[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %16 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.extractelement %16[%17 : i64] : vector<2xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %15[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %20 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %21 = llvm.insertelement %18, %19[%20 : i64] : vector<4xf32>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %15[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %23 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %24 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %25 = llvm.extractelement %23[%24 : i64] : vector<2xf32>
// CHECK-NEXT:     %26 = llvm.extractvalue %22[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %27 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %28 = llvm.insertelement %25, %26[%27 : i64] : vector<4xf32>
// CHECK-NEXT:     %29 = llvm.insertvalue %28, %22[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<1 x vector<4xf32>> to vector<1x4xf32>
// CHECK-NEXT:     return %30 : vector<1x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sc3d(%x: vector<2x2x2xf32>) -> (vector<8xf32>) {
  %0 = vector.shape_cast %x : vector<2x2x2xf32> to vector<8xf32>
  return %0 : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sc3d(%arg0: vector<2x2x2xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %3 = llvm.extractelement %1[%2 : i64] : vector<2xf32>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %5 = llvm.insertelement %3, %cst[%4 : i64] : vector<8xf32>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %10 = llvm.insertelement %8, %5[%9 : i64] : vector<8xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %13 = llvm.extractelement %11[%12 : i64] : vector<2xf32>
// CHECK-NEXT:     %14 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %13, %10[%14 : i64] : vector<8xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %17 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %18 = llvm.extractelement %16[%17 : i64] : vector<2xf32>
// CHECK-NEXT:     %19 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %20 = llvm.insertelement %18, %15[%19 : i64] : vector<8xf32>
// CHECK-NEXT:     %21 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %22 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %23 = llvm.extractelement %21[%22 : i64] : vector<2xf32>
// CHECK-NEXT:     %24 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %25 = llvm.insertelement %23, %20[%24 : i64] : vector<8xf32>
// CHECK-NEXT:     %26 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %27 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %28 = llvm.extractelement %26[%27 : i64] : vector<2xf32>
// CHECK-NEXT:     %29 = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT:     %30 = llvm.insertelement %28, %25[%29 : i64] : vector<8xf32>
// CHECK-NEXT:     %31 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %32 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %33 = llvm.extractelement %31[%32 : i64] : vector<2xf32>
// CHECK-NEXT:     %34 = llvm.mlir.constant(6 : i64) : i64
// CHECK-NEXT:     %35 = llvm.insertelement %33, %30[%34 : i64] : vector<8xf32>
// CHECK-NEXT:     %36 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %37 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %38 = llvm.extractelement %36[%37 : i64] : vector<2xf32>
// CHECK-NEXT:     %39 = llvm.mlir.constant(7 : i64) : i64
// CHECK-NEXT:     %40 = llvm.insertelement %38, %35[%39 : i64] : vector<8xf32>
// CHECK-NEXT:     return %40 : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sc1to3(%x: vector<4xf32>) -> (vector<2x1x2xf32>) {
  %0 = vector.shape_cast %x : vector<4xf32> to vector<2x1x2xf32>
  return %0 : vector<2x1x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sc1to3(%arg0: vector<4xf32>) -> vector<2x1x2xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x1x2xf32>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %cst : vector<2x1x2xf32> to !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %2 = llvm.extractelement %arg0[%1 : i64] : vector<4xf32>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %5 = llvm.insertelement %2, %3[%4 : i64] : vector<2xf32>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %0[0, 0] : !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %arg0[%7 : i64] : vector<4xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %6[0, 0] : !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %8, %9[%10 : i64] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %6[0, 0] : !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %13 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %14 = llvm.extractelement %arg0[%13 : i64] : vector<4xf32>
// CHECK-NEXT:     %15 = llvm.extractvalue %12[1, 0] : !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %16 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %17 = llvm.insertelement %14, %15[%16 : i64] : vector<2xf32>
// CHECK-NEXT:     %18 = llvm.insertvalue %17, %12[1, 0] : !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %19 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %20 = llvm.extractelement %arg0[%19 : i64] : vector<4xf32>
// CHECK-NEXT:     %21 = llvm.extractvalue %18[1, 0] : !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %22 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %23 = llvm.insertelement %20, %21[%22 : i64] : vector<2xf32>
// CHECK-NEXT:     %24 = llvm.insertvalue %23, %18[1, 0] : !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %25 = builtin.unrealized_conversion_cast %24 : !llvm.array<2 x array<1 x vector<2xf32>>> to vector<2x1x2xf32>
// CHECK-NEXT:     return %25 : vector<2x1x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sc0(%x: vector<f32>) -> (vector<1x1xf32>, vector<1x1x1xf32>) {
  %0 = vector.shape_cast %x : vector<f32> to vector<1x1xf32>
  %1 = vector.shape_cast %x : vector<f32> to vector<1x1x1xf32>
  return %0, %1 : vector<1x1xf32>, vector<1x1x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sc0(%arg0: vector<f32>) -> (vector<1x1xf32>, vector<1x1x1xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<1x1x1xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<1x1x1xf32> to !llvm.array<1 x array<1 x vector<1xf32>>>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<1x1xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %cst_0 : vector<1x1xf32> to !llvm.array<1 x vector<1xf32>>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %4 = llvm.extractelement %0[%3 : i64] : vector<1xf32>
// CHECK-NEXT:     %5 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<1xf32>>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %7 = llvm.insertelement %4, %5[%6 : i64] : vector<1xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %2[0] : !llvm.array<1 x vector<1xf32>>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<1 x vector<1xf32>> to vector<1x1xf32>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %11 = llvm.extractelement %0[%10 : i64] : vector<1xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %1[0, 0] : !llvm.array<1 x array<1 x vector<1xf32>>>
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %14 = llvm.insertelement %11, %12[%13 : i64] : vector<1xf32>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %1[0, 0] : !llvm.array<1 x array<1 x vector<1xf32>>>
// CHECK-NEXT:     %16 = builtin.unrealized_conversion_cast %15 : !llvm.array<1 x array<1 x vector<1xf32>>> to vector<1x1x1xf32>
// CHECK-NEXT:     return %9, %16 : vector<1x1xf32>, vector<1x1x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sc1to0(%x: vector<1x1xf32>) -> vector<f32> {
  %0 = vector.shape_cast %x : vector<1x1xf32> to vector<f32>
  return %0 : vector<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sc1to0(%arg0: vector<1x1xf32>) -> vector<f32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x1xf32> to !llvm.array<1 x vector<1xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<f32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<1 x vector<1xf32>>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %4 = llvm.extractelement %2[%3 : i64] : vector<1xf32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %6 = llvm.insertelement %4, %1[%5 : i64] : vector<1xf32>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : vector<1xf32> to vector<f32>
// CHECK-NEXT:     return %7 : vector<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
