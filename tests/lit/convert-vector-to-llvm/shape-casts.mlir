// RUN: pyopt --split-input-file --convert-vector-to-llvm='force-32bit-vector-indices' %s | FileCheck %s

// The largest parts that are the same before and after move as one.

func.func @from2x2x3_2x6(%a: vector<2x2x3xf32>) -> vector<2x6xf32> {
  %0 = vector.shape_cast %a : vector<2x2x3xf32> to vector<2x6xf32>
  return %0 : vector<2x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from2x2x3_2x6(%arg0: vector<2x2x3xf32>) -> vector<2x6xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x6xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x6xf32> to !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT:     %3 = ub.poison : vector<6xf32>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %4 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %7 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %2[0] : !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %11 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %15 = llvm.shufflevector %14, %14 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %16 = llvm.shufflevector %15, %13 [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %10[1] : !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT:     %18 = builtin.unrealized_conversion_cast %17 : !llvm.array<2 x vector<6xf32>> to vector<2x6xf32>
// CHECK-NEXT:     return %18 : vector<2x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from1x4_4(%a: vector<1x4xf32>) -> vector<4xf32> {
  %0 = vector.shape_cast %a : vector<1x4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from1x4_4(%arg0: vector<1x4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x4xf32> to !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
