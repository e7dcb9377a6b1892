// RUN: pyopt %s --canonicalize | FileCheck %s

// Indices are neither extended nor cut off; the reference makes an invalid extsi.

func.func @signed_by_one(%x: index, %v: vector<2xindex>) -> (index, index, vector<2xindex>) {
  %c1 = arith.constant 1 : index
  %ones = arith.constant dense<1> : vector<2xindex>
  %0:2 = arith.mulsi_extended %x, %c1 : index
  %1:2 = arith.mulsi_extended %v, %ones : vector<2xindex>
  return %0#0, %0#1, %1#1 : index, index, vector<2xindex>
}

func.func @others(%x: index, %y: index, %c: i1) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = arith.mului_extended %x, %c1 : index
  %1:2 = arith.mulsi_extended %x, %y : index
  %2, %o = arith.addui_extended %x, %c0 : index, i1
  %3 = arith.select %c, %c1, %c0 : index
  %4:2 = arith.mulsi_extended %c1, %c1 : index
  return %0#1, %1#0, %2, %3, %4#1 : index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @signed_by_one(%arg0: index, %arg1: vector<2xindex>) -> (index, index, vector<2xindex>) {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2xindex>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.cmpi slt, %arg0, %c0 : index
// CHECK-NEXT:     %1 = arith.index_cast %0 : i1 to index
// CHECK-NEXT:     %2 = arith.cmpi slt, %arg1, %cst : vector<2xindex>
// CHECK-NEXT:     %3 = arith.index_cast %2 : vector<2xi1> to vector<2xindex>
// CHECK-NEXT:     return %arg0, %1, %3 : index, index, vector<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @others(%arg0: index, %arg1: index, %arg2: i1) -> (index, index, index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.muli %arg0, %arg1 : index
// CHECK-NEXT:     %1 = arith.select %arg2, %c1, %c0 : index
// CHECK-NEXT:     return %c0, %0, %arg0, %1, %c0 : index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
