// RUN: pyopt --split-input-file --convert-vector-to-llvm='vector-transpose-lowering=shuffle1d' %s | FileCheck %s

// Matrices, also with unit dimensions, as one shuffle; others element by element.

func.func @unit_before(%v: vector<1x2x3xindex>) -> vector<3x1x2xindex> {
  %0 = vector.transpose %v, [2, 0, 1] : vector<1x2x3xindex> to vector<3x1x2xindex>
  return %0 : vector<3x1x2xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unit_before(%arg0: vector<1x2x3xindex>) -> vector<3x1x2xindex> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x2x3xindex> to !llvm.array<1 x array<2 x vector<3xi64>>>
// CHECK-NEXT:     %1 = ub.poison : vector<3x1x2xindex>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<3x1x2xindex> to !llvm.array<3 x array<1 x vector<2xi64>>>
// CHECK-NEXT:     %3 = ub.poison : vector<6xindex>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : vector<6xindex> to vector<6xi64>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<2 x vector<3xi64>>>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %5 [0, 1, 2, 0, 0, 0] : vector<3xi64>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 1, 2, 9, 10, 11] : vector<6xi64>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[0, 1] : !llvm.array<1 x array<2 x vector<3xi64>>>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %8 [0, 1, 2, 0, 0, 0] : vector<3xi64>
// CHECK-NEXT:     %10 = llvm.shufflevector %9, %7 [6, 7, 8, 0, 1, 2] : vector<6xi64>
// CHECK-NEXT:     %11 = llvm.shufflevector %10, %10 [0, 3, 1, 4, 2, 5] : vector<6xi64>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %11 [0, 1] : vector<6xi64>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %2[0, 0] : !llvm.array<3 x array<1 x vector<2xi64>>>
// CHECK-NEXT:     %14 = llvm.shufflevector %11, %11 [2, 3] : vector<6xi64>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %13[1, 0] : !llvm.array<3 x array<1 x vector<2xi64>>>
// CHECK-NEXT:     %16 = llvm.shufflevector %11, %11 [4, 5] : vector<6xi64>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %15[2, 0] : !llvm.array<3 x array<1 x vector<2xi64>>>
// CHECK-NEXT:     %18 = builtin.unrealized_conversion_cast %17 : !llvm.array<3 x array<1 x vector<2xi64>>> to vector<3x1x2xindex>
// CHECK-NEXT:     return %18 : vector<3x1x2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
