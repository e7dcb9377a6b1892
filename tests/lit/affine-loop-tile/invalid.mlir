// RUN: not pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-tile{tile-sizes=4,0}))" 2>&1 | FileCheck %s

func.func @none() {
  return
}

// CHECK: <unknown>:0: error: Invalid option: 'tile-sizes' should be greater than 0
