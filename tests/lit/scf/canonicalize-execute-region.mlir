// RUN: pyopt %s --allow-unregistered-dialect --canonicalize | FileCheck %s

// An unregistered op may end a region, and then the function: what is behind it is not reached.

// CHECK-LABEL: @other_end
// CHECK-NEXT: "t.x"() : () -> i32
// CHECK-NEXT: }
func.func @other_end(%a: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    %1 = "t.x"() : () -> i32
  ^bb1:
    scf.yield %a : i32
  }
  return %0 : i32
}

// CHECK-LABEL: @yields
// CHECK-NEXT: return %arg0 : i32
func.func @yields(%a: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    scf.yield %a : i32
  }
  return %0 : i32
}
