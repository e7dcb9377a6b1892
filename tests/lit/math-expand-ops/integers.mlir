// RUN: pyopt %s --math-expand-ops --split-input-file | FileCheck %s

// By way of the bits.

func.func @ctlz_of_tensor(%a: tensor<2xi4>) -> tensor<2xi4> {
  %r = math.ctlz %a : tensor<2xi4>
  return %r : tensor<2xi4>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ctlz_of_tensor(%arg0: tensor<2xi4>) -> tensor<2xi4> {
// CHECK-NEXT:     %cst = arith.constant dense<4> : tensor<2xi4>
// CHECK-NEXT:     %cst_0 = arith.constant dense<7> : tensor<2xi4>
// CHECK-NEXT:     %cst_1 = arith.constant dense<1> : tensor<2xi4>
// CHECK-NEXT:     %cst_2 = arith.constant dense<0> : tensor<2xi4>
// CHECK-NEXT:     %cst_3 = arith.constant dense<2> : tensor<2xi4>
// CHECK-NEXT:     %cst_4 = arith.constant dense<3> : tensor<2xi4>
// CHECK-NEXT:     %0 = arith.cmpi ule, %arg0, %cst_4 : tensor<2xi4>
// CHECK-NEXT:     %1 = arith.shli %arg0, %cst_3 : tensor<2xi4>
// CHECK-NEXT:     %2 = arith.select %0, %1, %arg0 : tensor<2xi1>, tensor<2xi4>
// CHECK-NEXT:     %3 = arith.select %0, %cst_3, %cst_2 : tensor<2xi1>, tensor<2xi4>
// CHECK-NEXT:     %4 = arith.cmpi ule, %2, %cst_0 : tensor<2xi4>
// CHECK-NEXT:     %5 = arith.addi %3, %cst_1 : tensor<2xi4>
// CHECK-NEXT:     %6 = arith.select %4, %5, %3 : tensor<2xi1>, tensor<2xi4>
// CHECK-NEXT:     %7 = arith.cmpi eq, %arg0, %cst_2 : tensor<2xi4>
// CHECK-NEXT:     %8 = arith.select %7, %cst, %6 : tensor<2xi1>, tensor<2xi4>
// CHECK-NEXT:     return %8 : tensor<2xi4>
// CHECK-NEXT:   }
// CHECK-NEXT: }
