// RUN: pyopt --split-input-file --convert-vector-to-llvm=reference-exact=true %s | FileCheck %s

// Masks: comparisons of positions, constants, and rows of them. As the reference does it.

func.func @create_mask_0d(%n: index) -> vector<i1> {
  %0 = vector.create_mask %n : vector<i1>
  return %0 : vector<i1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create_mask_0d(%arg0: index) -> vector<i1> {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<i32>
// CHECK-NEXT:     %0 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT:     %1 = llvm.mlir.undef : vector<1xi32>
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %0, %1[%2 : i32] : vector<1xi32>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : vector<1xi32> to vector<i32>
// CHECK-NEXT:     %5 = arith.cmpi slt, %cst, %4 : vector<i32>
// CHECK-NEXT:     return %5 : vector<i1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @create_mask(%n: index) -> vector<4xi1> {
  %0 = vector.create_mask %n : vector<4xi1>
  return %0 : vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create_mask(%arg0: index) -> vector<4xi1> {
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %0 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT:     %1 = llvm.mlir.undef : vector<4xi32>
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %0, %1[%2 : i32] : vector<4xi32>
// CHECK-NEXT:     %4 = llvm.shufflevector %3, %1 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %5 = arith.cmpi slt, %cst, %4 : vector<4xi32>
// CHECK-NEXT:     return %5 : vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @create_mask_scalable(%n: index) -> vector<[4]xi1> {
  %0 = vector.create_mask %n : vector<[4]xi1>
  return %0 : vector<[4]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create_mask_scalable(%arg0: index) -> vector<[4]xi1> {
// CHECK-NEXT:     %0 = llvm.intr.experimental.stepvector : vector<[4]xi32>
// CHECK-NEXT:     %1 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT:     %2 = llvm.mlir.undef : vector<[4]xi32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %4 = llvm.insertelement %1, %2[%3 : i32] : vector<[4]xi32>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %2 [0, 0, 0, 0] : vector<[4]xi32>
// CHECK-NEXT:     %6 = arith.cmpi slt, %0, %5 : vector<[4]xi32>
// CHECK-NEXT:     return %6 : vector<[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @create_mask_2d(%n: index, %m: index) -> vector<2x3xi1> {
  %0 = vector.create_mask %n, %m : vector<2x3xi1>
  return %0 : vector<2x3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create_mask_2d(%arg0: index, %arg1: index) -> vector<2x3xi1> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant dense<false> : vector<2x3xi1>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %cst : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %cst_0 = arith.constant dense<false> : vector<3xi1>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[0, 1, 2]> : vector<3xi32>
// CHECK-NEXT:     %1 = arith.index_cast %arg1 : index to i32
// CHECK-NEXT:     %2 = llvm.mlir.undef : vector<3xi32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %4 = llvm.insertelement %1, %2[%3 : i32] : vector<3xi32>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %2 [0, 0, 0] : vector<3xi32>
// CHECK-NEXT:     %6 = arith.cmpi slt, %cst_1, %5 : vector<3xi32>
// CHECK-NEXT:     %7 = arith.cmpi sgt, %arg0, %c0 : index
// CHECK-NEXT:     %8 = arith.select %7, %6, %cst_0 : vector<3xi1>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %0[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %10 = arith.cmpi sgt, %arg0, %c1 : index
// CHECK-NEXT:     %11 = arith.select %10, %6, %cst_0 : vector<3xi1>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %9[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT:     return %13 : vector<2x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @create_mask_2d_scalable(%n: index, %m: index) -> vector<2x[4]xi1> {
  %0 = vector.create_mask %n, %m : vector<2x[4]xi1>
  return %0 : vector<2x[4]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create_mask_2d_scalable(%arg0: index, %arg1: index) -> vector<2x[4]xi1> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant dense<false> : vector<2x[4]xi1>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xi1> to !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT:     %cst_0 = arith.constant dense<false> : vector<[4]xi1>
// CHECK-NEXT:     %1 = llvm.intr.experimental.stepvector : vector<[4]xi32>
// CHECK-NEXT:     %2 = arith.index_cast %arg1 : index to i32
// CHECK-NEXT:     %3 = llvm.mlir.undef : vector<[4]xi32>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %5 = llvm.insertelement %2, %3[%4 : i32] : vector<[4]xi32>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %3 [0, 0, 0, 0] : vector<[4]xi32>
// CHECK-NEXT:     %7 = arith.cmpi slt, %1, %6 : vector<[4]xi32>
// CHECK-NEXT:     %8 = arith.cmpi sgt, %arg0, %c0 : index
// CHECK-NEXT:     %9 = arith.select %8, %7, %cst_0 : vector<[4]xi1>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %0[0] : !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT:     %11 = arith.cmpi sgt, %arg0, %c1 : index
// CHECK-NEXT:     %12 = arith.select %11, %7, %cst_0 : vector<[4]xi1>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %10[1] : !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %13 : !llvm.array<2 x vector<[4]xi1>> to vector<2x[4]xi1>
// CHECK-NEXT:     return %14 : vector<2x[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
