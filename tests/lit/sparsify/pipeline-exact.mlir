// RUN: pyopt %s --sparsifier | FileCheck %s
// RUN: pyopt %s --sparsifier=reference-exact=true | FileCheck %s --check-prefix=EXACT

#sparse = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#maximum = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
  iterator_types = ["reduction"]
}

// Stored elements are visited, and one zero counts for all others; mlir-opt counts through all coordinates.
// CHECK-LABEL: llvm.func @maximum(
// CHECK:     llvm.call @sparsePositions0
// CHECK-NOT: llvm.call @sparseCoordinates0
// CHECK:     llvm.return
// EXACT-LABEL: llvm.func @maximum(
// EXACT:     llvm.call @sparsePositions0
// EXACT:     llvm.call @sparseCoordinates0
// EXACT:     llvm.return
func.func @maximum(%a: tensor<8xf64, #sparse>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic #maximum ins(%a : tensor<8xf64, #sparse>) outs(%x : tensor<f64>) {
  ^bb0(%s: f64, %largest: f64):
    %next = arith.maximumf %largest, %s : f64
    linalg.yield %next : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}
