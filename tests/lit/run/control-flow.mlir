// RUN: pyopt-run %s --arg 10 | FileCheck %s
// RUN: pyopt-run %s --arg 10 --convert-scf-to-cf | FileCheck %s
// RUN: pyopt-run %s --arg 10 --pass-pipeline="builtin.module(inline,canonicalize,func.func(cse,convert-scf-to-cf))" | FileCheck %s
// RUN: pyopt-run %s --arg 10 --inline --sccp --symbol-dce --mlir-print-ir-after=sccp 2>&1 | FileCheck %s --check-prefixes=IR,CHECK
// RUN: cat %s | pyopt-run --arg 10 - | FileCheck %s

// The same results whatever the passes made of the loops.
// IR: IR Dump After SCCP
// CHECK:      45
// CHECK-NEXT: 6
// CHECK-NEXT: 210
// CHECK-NEXT: 55
func.func @main(%n: index) -> (index, index, index, index) {
  %0 = call @sum(%n) : (index) -> index
  %1 = call @collatz(%n) : (index) -> index
  %2 = call @nest(%n) : (index) -> index
  %3 = call @fibonacci(%n) : (index) -> index
  return %0, %1, %2, %3 : index, index, index, index
}

func.func private @sum(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
    %1 = arith.addi %s, %i : index
    scf.yield %1 : index
  }
  return %0 : index
}

// Steps until 1 is reached.
func.func private @collatz(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0:2 = scf.while (%x = %n, %steps = %c0) : (index, index) -> (index, index) {
    %go = arith.cmpi ne, %x, %c1 : index
    scf.condition(%go) %x, %steps : index, index
  } do {
  ^bb0(%x: index, %steps: index):
    %rest = arith.remui %x, %c2 : index
    %next = scf.index_switch %rest -> index
    case 0 {
      %half = arith.divui %x, %c2 : index
      scf.yield %half : index
    }
    default {
      %triple = arith.muli %x, %c3 : index
      %plus = arith.addi %triple, %c1 : index
      scf.yield %plus : index
    }
    %more = arith.addi %steps, %c1 : index
    scf.yield %next, %more : index, index
  }
  return %0#1 : index
}

// Sums i + j for i < 4 and j < 10 by steps of 1 and 2, with a reduction.
func.func private @nest(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c100 = arith.constant 100 : index
  %0 = scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %n) step (%c1, %c2) init (%c100) -> index {
    %1 = arith.addi %i, %j : index
    scf.reduce(%1 : index) {
    ^bb0(%a: index, %b: index):
      %2 = arith.addi %a, %b : index
      scf.reduce.return %2 : index
    }
  }
  return %0 : index
}

func.func private @fibonacci(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %small = arith.cmpi ult, %n, %c2 : index
  cf.cond_br %small, ^end(%n : index), ^rest
^rest:
  %n1 = arith.subi %n, %c1 : index
  %n2 = arith.subi %n, %c2 : index
  %f = func.constant @fibonacci : (index) -> index
  %0 = call_indirect %f(%n1) : (index) -> index
  %1 = call @fibonacci(%n2) : (index) -> index
  %2 = arith.addi %0, %1 : index
  cf.br ^end(%2 : index)
^end(%r: index):
  return %r : index
}
