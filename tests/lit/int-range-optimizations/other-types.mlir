// RUN: pyopt %s --allow-unregistered-dialect --int-range-optimizations --split-input-file | FileCheck %s

// Loops and conditionals that also hand on what is no integer. Found by tools/check_semantics.py.

func.func @chosen(%v: vector<2x2xi64>, %a: index, %c: i1) -> index {
  %0:2 = scf.if %c -> (index, vector<2x2xi64>) {
    scf.yield %a, %v : index, vector<2x2xi64>
  } else {
    scf.yield %a, %v : index, vector<2x2xi64>
  }
  %c-3 = arith.constant -3 : index
  %1 = arith.select %c, %0#0, %c-3 : index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @chosen(%arg0: vector<2x2xi64>, %arg1: index, %arg2: i1) -> index {
// CHECK-NEXT:     %c-3 = arith.constant -3 : index
// CHECK-NEXT:     %0:2 = scf.if %arg2 -> (index, vector<2x2xi64>) {
// CHECK-NEXT:       scf.yield %arg1, %arg0 : index, vector<2x2xi64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1, %arg0 : index, vector<2x2xi64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = arith.select %arg2, %0#0, %c-3 : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
