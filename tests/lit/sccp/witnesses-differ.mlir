// RUN: pyopt --sccp --allow-unregistered-dialect %s | FileCheck %s
// RUN: pyopt --remove-dead-values --allow-unregistered-dialect %s | FileCheck %s --check-prefix=DEAD

// Ops stay as they are but for results that are constants. The reference drops operands which the analysis takes for
// true on its way: here for each iteration what holds of the first.

func.func @carried(%v: !shape.witness, %w: !shape.witness, %n: index) -> !shape.witness {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = shape.const_witness true
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %true) -> !shape.witness {
    %0 = shape.assuming_all %w, %t
    "test.use"(%0) : (!shape.witness) -> ()
    scf.yield %v : !shape.witness
  }
  return %r : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried(%arg0: !shape.witness, %arg1: !shape.witness, %arg2: index) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %0) -> (!shape.witness) {
// CHECK-NEXT:       %2 = shape.assuming_all %arg1, %arg4
// CHECK-NEXT:       "test.use"(%2) : (!shape.witness) -> ()
// CHECK-NEXT:       scf.yield %arg0 : !shape.witness
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DEAD: module {
// DEAD-NEXT:   func.func @carried(%arg0: !shape.witness, %arg1: !shape.witness, %arg2: index) -> !shape.witness {
// DEAD-NEXT:     %c0 = arith.constant 0 : index
// DEAD-NEXT:     %c1 = arith.constant 1 : index
// DEAD-NEXT:     %0 = shape.const_witness true
// DEAD-NEXT:     %1 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %0) -> (!shape.witness) {
// DEAD-NEXT:       %2 = shape.assuming_all %arg1, %arg4
// DEAD-NEXT:       "test.use"(%2) : (!shape.witness) -> ()
// DEAD-NEXT:       scf.yield %arg0 : !shape.witness
// DEAD-NEXT:     }
// DEAD-NEXT:     return %1 : !shape.witness
// DEAD-NEXT:   }
// DEAD-NEXT: }
