// RUN: not pyopt --convert-arith-to-llvm='index-bitwidth=-1' %s 2>&1 | FileCheck %s

// A width below zero; the reference says so of the option's value.

func.func @f(%a: index) -> index {
  %0 = arith.addi %a, %a : index
  return %0 : index
}

// CHECK: <unknown>:0: error: index-bitwidth must not be negative, but is -1
