// RUN: pyopt --split-input-file --convert-math-to-llvm %s | FileCheck %s

// Indices and vectors of rank 0.

func.func @f(%a: vector<i32>) {
  %0 = math.ctlz %a : vector<i32>
  %1 = math.cttz %0 : vector<i32>
  %2 = math.absi %1 : vector<i32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<i32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<i32> to vector<1xi32>
// CHECK-NEXT:     %1 = "llvm.intr.ctlz"(%0) <{is_zero_poison = false}> : (vector<1xi32>) -> vector<1xi32>
// CHECK-NEXT:     %2 = "llvm.intr.cttz"(%1) <{is_zero_poison = false}> : (vector<1xi32>) -> vector<1xi32>
// CHECK-NEXT:     %3 = "llvm.intr.abs"(%2) <{is_int_min_poison = false}> : (vector<1xi32>) -> vector<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
