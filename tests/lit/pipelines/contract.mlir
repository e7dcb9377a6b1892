// RUN: pyopt --convert-vector-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --convert-ub-to-llvm --reconcile-unrealized-casts %s | FileCheck %s

// A matrix product of vectors.

#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @contract(%a: vector<2x4xf32>, %b: vector<4x3xf32>, %c: vector<2x3xf32>)
    -> vector<2x3xf32> {
  %r = vector.contract {
    indexing_maps = [#a, #b, #c],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// CHECK: llvm.func @contract(
// CHECK: llvm.fmul
// CHECK: llvm.intr.vector.reduce.fadd
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast
