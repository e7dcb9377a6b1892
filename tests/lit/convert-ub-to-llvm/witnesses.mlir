// RUN: pyopt --convert-ub-to-llvm %s | FileCheck %s

// A conversion takes it back that witnesses which are true are dropped, unless the operands were sorted before.

func.func @all(%w: !shape.witness) -> (!shape.witness, !shape.witness) {
  %true = shape.const_witness true
  %0 = shape.assuming_all %w, %true
  %1 = shape.assuming_all %true, %w
  return %0, %1 : !shape.witness, !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @all(%arg0: !shape.witness) -> (!shape.witness, !shape.witness) {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.assuming_all %arg0, %0
// CHECK-NEXT:     %2 = shape.assuming_all %arg0
// CHECK-NEXT:     return %1, %2 : !shape.witness, !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }
