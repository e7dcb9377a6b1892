// RUN: not pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=0}))" 2>&1 | FileCheck %s
// RUN: not pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=-2}))" 2>&1 | FileCheck %s

func.func @none() {
  return
}

// CHECK: <unknown>:0: error: Invalid option: 'unroll-factor' should be greater than 0 or equal to -1
