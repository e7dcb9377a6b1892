// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --canonicalize="region-simplify=disabled max-iterations=1" | FileCheck %s

// What no path reaches is gone before the rules of an iteration look at it, also without region simplification.

func.func @one_block_is_left(%a: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    scf.yield %a : i32
  ^b:
    %2 = arith.addi %a, %a : i32
    scf.yield %2 : i32
  ^c:
    cf.br ^b
  }
  return %r : i32
^c:
  cf.br ^d
^d:
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_block_is_left(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Its constants were hoisted by then.

func.func @constants() -> i32 {
  %0 = arith.constant 0 : i32
  return %0 : i32
^b:
  %1 = arith.constant 1 : i32
  "t.use"(%1) : (i32) -> ()
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants() -> i32 {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     return %c0_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
