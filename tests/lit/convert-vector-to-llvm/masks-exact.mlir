// RUN: pyopt --split-input-file --convert-vector-to-llvm=reference-exact=true %s | FileCheck %s

// Masks: comparisons of positions, constants, and rows of them. As the reference does it.

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
// CHECK-NEXT:     %1 = llvm.intr.stepvector : vector<[4]xi32>
// CHECK-NEXT:     %2 = arith.index_cast %arg1 : index to i32
// CHECK-NEXT:     %3 = llvm.mlir.poison : vector<[4]xi32>
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
