// RUN: pyopt %s --canonicalize | FileCheck %s

// A region that never ends gives no result, and what is behind it is not reached. The reference moves its body in place
// of the op, and leaves a null operand.

func.func @region() -> i32 {
  %0 = scf.execute_region -> i32 {
    ub.unreachable
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @region() -> i32 {
// CHECK-NEXT:     ub.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }
