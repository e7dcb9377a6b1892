// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// An overflow that nobody asks about.
func.func @overflow(%x: i32, %y: i32) -> (i32, i32, i1) {
  %0:2 = arith.addui_extended %x, %y : i32, i1
  %1:2 = arith.addui_extended %x, %y : i32, i1
  return %0#0, %1#0, %1#1 : i32, i32, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @overflow(%arg0: i32, %arg1: i32) -> (i32, i32, i1) {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:     %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
// CHECK-NEXT:     return %0, %sum, %overflow : i32, i32, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A high half that nobody asks about.
func.func @high(%x: i32, %y: i32) -> (i32, i32, i32) {
  %0:2 = arith.mulsi_extended %x, %y : i32
  %1:2 = arith.mului_extended %x, %y : i32
  %2:2 = arith.mulsi_extended %x, %y : i32
  return %0#0, %1#0, %2#1 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @high(%arg0: i32, %arg1: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %0 = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT:     %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
// CHECK-NEXT:     return %0, %1, %high : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A signed product with one.
func.func @one(%x: i32, %v: vector<2xi8>, %b: i1) -> (i32, i32, vector<2xi8>, i1, i1, i32) {
  %c1 = arith.constant 1 : i32
  %v1 = arith.constant dense<1> : vector<2xi8>
  %t = arith.constant true
  %m = arith.constant -1 : i32
  %0:2 = arith.mulsi_extended %x, %c1 : i32
  %1:2 = arith.mulsi_extended %v, %v1 : vector<2xi8>
  %2:2 = arith.mulsi_extended %b, %t : i1
  %3:2 = arith.mulsi_extended %x, %m : i32
  return %0#0, %0#1, %1#1, %2#0, %2#1, %3#1 : i32, i32, vector<2xi8>, i1, i1, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @one(%arg0: i32, %arg1: vector<2xi8>, %arg2: i1) -> (i32, i32, vector<2xi8>, i1, i1, i32) {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2xi8>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
// CHECK-NEXT:     %1 = arith.extsi %0 : i1 to i32
// CHECK-NEXT:     %2 = arith.cmpi slt, %arg1, %cst : vector<2xi8>
// CHECK-NEXT:     %3 = arith.extsi %2 : vector<2xi1> to vector<2xi8>
// CHECK-NEXT:     %low, %high = arith.mulsi_extended %arg2, %true : i1
// CHECK-NEXT:     %low_0, %high_1 = arith.mulsi_extended %arg0, %c-1_i32 : i32
// CHECK-NEXT:     return %arg0, %1, %3, %low, %high, %high_1 : i32, i32, vector<2xi8>, i1, i1, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
