// RUN: pyopt --split-input-file --convert-arith-to-llvm %s | FileCheck %s

// Vectors of rank 2 and more are arrays, whose rows the ops work on.

func.func @f(%a: vector<2x[2]xi32>, %b: vector<2x[2]xi32>) {
  %0 = arith.addi %a, %b : vector<2x[2]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x[2]xi32>, %arg1: vector<2x[2]xi32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x[2]xi32> to !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x[2]xi32> to !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %5 = llvm.add %3, %4 : vector<[2]xi32>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %9 = llvm.add %7, %8 : vector<[2]xi32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]x2xi32>, %b: vector<[2]x2xi32>) {
  %0 = arith.addi %a, %b : vector<[2]x2xi32>
  %1 = arith.cmpi slt, %a, %b : vector<[2]x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<[2]x2xi32>, %arg1: vector<[2]x2xi32>) {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg1 : vector<[2]x2xi32>
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg0, %arg1 : vector<[2]x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xi32>, %b: vector<[2]xi32>) {
  %0 = arith.addi %a, %b : vector<[2]xi32>
  %1 = arith.trunci %a : vector<[2]xi32> to vector<[2]xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<[2]xi32>, %arg1: vector<[2]xi32>) {
// CHECK-NEXT:     %0 = llvm.add %arg0, %arg1 : vector<[2]xi32>
// CHECK-NEXT:     %1 = llvm.trunc %arg0 : vector<[2]xi32> to vector<[2]xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]x2xindex>) {
  %0 = arith.index_cast %a : vector<[2]x2xindex> to vector<[2]x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<[2]x2xindex>) {
// CHECK-NEXT:     %0 = arith.index_cast %arg0 : vector<[2]x2xindex> to vector<[2]x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
