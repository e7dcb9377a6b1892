// RUN: pyopt --split-input-file --convert-vector-to-llvm='vector-transpose-lowering=llvmintr' %s | FileCheck %s

// Matrices by the intrinsic; others element by element.

func.func @narrow(%v: vector<3x2xi1>) -> vector<2x3xi1> {
  %0 = vector.transpose %v, [1, 0] : vector<3x2xi1> to vector<2x3xi1>
  return %0 : vector<2x3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @narrow(%arg0: vector<3x2xi1>) -> vector<2x3xi1> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<3x2xi1> to !llvm.array<3 x vector<2xi1>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x3xi1>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %3 = ub.poison : vector<6xi1>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xi1>>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %4 [0, 1, 0, 0, 0, 0] : vector<2xi1>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %3 [0, 1, 8, 9, 10, 11] : vector<6xi1>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xi1>>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %7 [0, 1, 0, 0, 0, 0] : vector<2xi1>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [6, 7, 0, 1, 10, 11] : vector<6xi1>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xi1>>
// CHECK-NEXT:     %11 = llvm.shufflevector %10, %10 [0, 1, 0, 0, 0, 0] : vector<2xi1>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %9 [6, 7, 8, 9, 0, 1] : vector<6xi1>
// CHECK-NEXT:     %13 = llvm.intr.matrix.transpose %12 {columns = 3 : i32, rows = 2 : i32} : vector<6xi1> into vector<6xi1>
// CHECK-NEXT:     %14 = llvm.shufflevector %13, %13 [0, 1, 2] : vector<6xi1>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %2[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %16 = llvm.shufflevector %13, %13 [3, 4, 5] : vector<6xi1>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %15[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %18 = builtin.unrealized_conversion_cast %17 : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT:     return %18 : vector<2x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
