// RUN: pyopt %s --convert-ub-to-llvm | FileCheck %s

// Constants go to the right of what commutes, unless the op then folds to a constant that does not become legal.

func.func @f(%i: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %0 = index.mul %c5, %i
  %1 = index.mul %c0, %i
  %2 = index.mul %i, %c0
  %3 = index.add %c0, %i
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> (index, index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = index.mul %arg0, %c5
// CHECK-NEXT:     %1 = index.mul %c0, %arg0
// CHECK-NEXT:     %2 = index.mul %arg0, %c0
// CHECK-NEXT:     return %0, %1, %2, %arg0 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
