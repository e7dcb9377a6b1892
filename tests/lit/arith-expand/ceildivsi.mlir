// RUN: pyopt %s --arith-expand --split-input-file | FileCheck %s

func.func @elements(%a: vector<4xi8>, %b: tensor<2xindex>) -> (vector<4xi8>, tensor<2xindex>) {
  %0 = arith.ceildivsi %a, %a : vector<4xi8>
  %1 = arith.ceildivsi %b, %b : tensor<2xindex>
  return %0, %1 : vector<4xi8>, tensor<2xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @elements(%arg0: vector<4xi8>, %arg1: tensor<2xindex>) -> (vector<4xi8>, tensor<2xindex>) {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xi8>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1> : vector<4xi8>
// CHECK-NEXT:     %0 = arith.divsi %arg0, %arg0 : vector<4xi8>
// CHECK-NEXT:     %1 = arith.muli %0, %arg0 : vector<4xi8>
// CHECK-NEXT:     %2 = arith.cmpi ne, %arg0, %1 : vector<4xi8>
// CHECK-NEXT:     %3 = arith.cmpi slt, %arg0, %cst : vector<4xi8>
// CHECK-NEXT:     %4 = arith.cmpi slt, %arg0, %cst : vector<4xi8>
// CHECK-NEXT:     %5 = arith.cmpi eq, %3, %4 : vector<4xi1>
// CHECK-NEXT:     %6 = arith.andi %2, %5 : vector<4xi1>
// CHECK-NEXT:     %7 = arith.addi %0, %cst_0 : vector<4xi8>
// CHECK-NEXT:     %8 = arith.select %6, %7, %0 : vector<4xi1>, vector<4xi8>
// CHECK-NEXT:     %cst_1 = arith.constant dense<0> : tensor<2xindex>
// CHECK-NEXT:     %cst_2 = arith.constant dense<1> : tensor<2xindex>
// CHECK-NEXT:     %9 = arith.divsi %arg1, %arg1 : tensor<2xindex>
// CHECK-NEXT:     %10 = arith.muli %9, %arg1 : tensor<2xindex>
// CHECK-NEXT:     %11 = arith.cmpi ne, %arg1, %10 : tensor<2xindex>
// CHECK-NEXT:     %12 = arith.cmpi slt, %arg1, %cst_1 : tensor<2xindex>
// CHECK-NEXT:     %13 = arith.cmpi slt, %arg1, %cst_1 : tensor<2xindex>
// CHECK-NEXT:     %14 = arith.cmpi eq, %12, %13 : tensor<2xi1>
// CHECK-NEXT:     %15 = arith.andi %11, %14 : tensor<2xi1>
// CHECK-NEXT:     %16 = arith.addi %9, %cst_2 : tensor<2xindex>
// CHECK-NEXT:     %17 = arith.select %15, %16, %9 : tensor<2xi1>, tensor<2xindex>
// CHECK-NEXT:     return %8, %17 : vector<4xi8>, tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
