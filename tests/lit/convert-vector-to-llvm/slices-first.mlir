// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-vector-to-llvm %s | FileCheck %s

func.func @d(%v: vector<4x4x4xindex>) -> (vector<2x1x3xindex>, index) {
  %0 = vector.extract_strided_slice %v {offsets = [1, 2, 1], sizes = [2, 1, 3], strides = [1, 1, 1]}
      : vector<4x4x4xindex> to vector<2x1x3xindex>
  %1 = vector.extract %0[1, 0, 2] : index from vector<2x1x3xindex>
  return %0, %1 : vector<2x1x3xindex>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%arg0: vector<4x4x4xindex>) -> (vector<2x1x3xindex>, index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x4x4xindex> to !llvm.array<4 x array<4 x vector<4xi64>>>
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2x1x3xindex>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<2x1x3xindex> to !llvm.array<2 x array<1 x vector<3xi64>>>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<1x3xindex>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %cst_0 : vector<1x3xindex> to !llvm.array<1 x vector<3xi64>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[1, 2] : !llvm.array<4 x array<4 x vector<4xi64>>>
// CHECK-NEXT:     %4 = llvm.shufflevector %3, %3 [1, 2, 3] : vector<4xi64>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0] : !llvm.array<1 x vector<3xi64>>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x array<1 x vector<3xi64>>>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[2, 2] : !llvm.array<4 x array<4 x vector<4xi64>>>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %7 [1, 2, 3] : vector<4xi64>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %2[0] : !llvm.array<1 x vector<3xi64>>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x array<1 x vector<3xi64>>>
// CHECK-NEXT:     %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x array<1 x vector<3xi64>>> to vector<2x1x3xindex>
// CHECK-NEXT:     %12 = llvm.extractvalue %0[2, 2] : !llvm.array<4 x array<4 x vector<4xi64>>>
// CHECK-NEXT:     %13 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %14 = llvm.extractelement %12[%13 : i64] : vector<4xi64>
// CHECK-NEXT:     %15 = builtin.unrealized_conversion_cast %14 : i64 to index
// CHECK-NEXT:     return %11, %15 : vector<2x1x3xindex>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%v: vector<4x[8]xf32>) -> (vector<2x[8]xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]}
      : vector<4x[8]xf32> to vector<2x[8]xf32>
  return %0 : vector<2x[8]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: vector<4x[8]xf32>) -> vector<2x[8]xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x[8]xf32> to !llvm.array<4 x vector<[8]xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x[8]xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<2x[8]xf32> to !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<[8]xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<[8]xf32>>
// CHECK-NEXT:     %4 = llvm.insertvalue %2, %1[0] : !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %5 = llvm.insertvalue %3, %4[1] : !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<2 x vector<[8]xf32>> to vector<2x[8]xf32>
// CHECK-NEXT:     return %6 : vector<2x[8]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
