// RUN: not pyopt %s --scf-parallel-loop-tiling='parallel-loop-tile-sizes=2,0' 2>&1 | FileCheck %s

// Sizes count even where there is no loop.
func.func @none() {
  return
}

// CHECK: <unknown>:0: error: tile size cannot be 0
