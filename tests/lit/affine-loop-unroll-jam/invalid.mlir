// RUN: not pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=0}))" 2>&1 | FileCheck %s

func.func @none() {
  return
}

// CHECK: <unknown>:0: error: Invalid option: 'unroll-jam-factor' should be greater than 0
