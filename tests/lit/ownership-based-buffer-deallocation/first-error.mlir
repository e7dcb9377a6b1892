// RUN: not pyopt %s --allow-unregistered-dialect --split-input-file --ownership-based-buffer-deallocation 2>&1 | FileCheck %s

// Of several ops that are refused the first one in a depth-first walk of the blocks is reported; the note numbers
// values as they are then: the block of the other one is as it was written.

func.func @first_through_a(%c: i1) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^end
^b:
  %0 = "t.b"() : () -> i32
  return %0 : i32
^end:
  %m = memref.alloc() : memref<4xf32>
  %1 = "t.end"() : () -> i32
  return %1 : i32
}
// CHECK: mlir:15:8: error: ops with unknown memory side effects are not supported
// CHECK: note: see current operation: %3 = "t.end"() : () -> i32

// -----

func.func @regions(%c: i1) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = "t.then"() : () -> i32
    scf.yield %1 : i32
  } else {
    %1 = "t.else"() : () -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}
// CHECK: mlir:25:10: error: ops with unknown memory side effects are not supported
// CHECK: note: see current operation: %2 = "t.then"() : () -> i32
// CHECK-NOT: error
