// RUN: pyopt %s --control-flow-sink --mlir-pass-statistics 2>&1 | FileCheck %s

// The reference, as Debian builds it, counts nothing.
func.func @sunk(%flag: i1, %x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %0, %x : i32
  %2 = scf.if %flag -> i32 {
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  return %2 : i32
}

// CHECK: ControlFlowSink
// CHECK-NEXT: (S) 2 num-sunk - Number of operations sunk
