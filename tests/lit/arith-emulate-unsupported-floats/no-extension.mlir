// RUN: not pyopt %s --arith-emulate-unsupported-floats="source-types=f16 target-type=bf16" 2>&1 | FileCheck %s

// CHECK: error: 'arith.extf' op operand type 'f16' and result type 'bf16' are cast incompatible

func.func @f(%a: f16) -> f16 {
  %0 = arith.addf %a, %a : f16
  return %0 : f16
}
