// RUN: not pyopt --convert-arith-to-llvm='index-bitwidth=-1' %s 2>&1 | FileCheck %s --check-prefix=BELOW
// RUN: not pyopt --convert-arith-to-llvm='index-bitwidth=4294967296' %s 2>&1 | FileCheck %s --check-prefix=ABOVE
// RUN: not pyopt --convert-arith-to-llvm='index-bitwidth=16777216' %s 2>&1 | FileCheck %s --check-prefix=WIDE

// Widths that the option does not take, and one that no type has.

func.func @f(%a: index) -> index {
  %0 = arith.addi %a, %a : index
  return %0 : index
}

// BELOW: '-1' is invalid value for integer option index-bitwidth
// ABOVE: '4294967296' is invalid value for integer option index-bitwidth
// WIDE: <unknown>:0: error: index-bitwidth is limited to 16777215, but is 16777216
