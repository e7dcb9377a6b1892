// RUN: pyopt --split-input-file --convert-arith-to-llvm %s | FileCheck %s

// Vectors of rank 2 and more are arrays, whose rows the ops work on.

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
