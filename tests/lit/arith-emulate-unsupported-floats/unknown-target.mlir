// RUN: not pyopt %s --arith-emulate-unsupported-floats="target-type=tf32" 2>&1 | FileCheck %s

// CHECK: error: could not map target type 'tf32' to a known floating-point type

func.func @f(%a: f16) -> f16 {
  %0 = arith.addf %a, %a : f16
  return %0 : f16
}
