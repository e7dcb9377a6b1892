// RUN: pyopt --split-input-file --convert-arith-to-llvm %s | FileCheck %s

// Constants keep their attributes, whose type may be another one than the result's.

func.func @f(%i: index) {
  %0 = arith.constant dense<1.0> : vector<2xf8E5M2>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf8E5M2>) : vector<2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant dense<1.0> : vector<2x2xtf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<2x2xtf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
