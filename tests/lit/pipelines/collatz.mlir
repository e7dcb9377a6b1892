// RUN: pyopt --convert-scf-to-cf --convert-cf-to-llvm --convert-arith-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts %s | FileCheck %s

// A while loop with an if.

func.func @collatz(%start: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %r:2 = scf.while (%n = %start, %k = %zero) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %n, %one : i64
    scf.condition(%more) %n, %k : i64, i64
  } do {
  ^bb0(%n: i64, %k: i64):
    %rest = arith.remsi %n, %two : i64
    %even = arith.cmpi eq, %rest, %zero : i64
    %next = scf.if %even -> i64 {
      %h = arith.divsi %n, %two : i64
      scf.yield %h : i64
    } else {
      %t = arith.muli %n, %three : i64
      %u = arith.addi %t, %one : i64
      scf.yield %u : i64
    }
    %l = arith.addi %k, %one : i64
    scf.yield %next, %l : i64, i64
  }
  return %r#1 : i64
}

// CHECK: llvm.func @collatz(
// CHECK: llvm.icmp "ne"
// CHECK: llvm.srem
// CHECK: llvm.sdiv
// CHECK: llvm.mul
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast
