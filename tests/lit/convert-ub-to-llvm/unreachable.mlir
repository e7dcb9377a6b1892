// RUN: pyopt --split-input-file --convert-ub-to-llvm %s | FileCheck %s

// Attributes go.
func.func @block(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  ub.unreachable {note}
}

// CHECK: module {
// CHECK-NEXT:   func.func @block(%arg0: i1) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @region() -> i32 {
  %0 = scf.execute_region -> i32 {
    ub.unreachable
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @region() -> i32 {
// CHECK-NEXT:     %0 = scf.execute_region -> i32 {
// CHECK-NEXT:       llvm.unreachable
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
