// RUN: not pyopt %s --arith-emulate-unsupported-floats="source-types=f16,i32" 2>&1 | FileCheck %s

// CHECK: error: could not map source type 'i32' to a known floating-point type

func.func @f(%a: f16) -> f16 {
  %0 = arith.addf %a, %a : f16
  return %0 : f16
}
