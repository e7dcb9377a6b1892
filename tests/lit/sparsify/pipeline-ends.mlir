// RUN: not pyopt %s --sparsifier 2>&1 | FileCheck %s
// RUN: not pyopt %s --sparsification-and-bufferization="vl=4 sparse-emit-strategy=functional" 2>&1 | FileCheck %s --check-prefix=VECTORS
// RUN: not pyopt %s --sparsifier=sparse-emit-strategy=sparse-iterator 2>&1 | FileCheck %s --check-prefix=ITERATORS
// RUN: not pyopt %s --sparsifier=test-bufferization-analysis-only 2>&1 | FileCheck %s --check-prefix=ANALYSIS

// Pipelines run as far as there are stages, and say where they end.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @sum(%a: tensor<8xf64, #SV>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"]
  } ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<f64>) {
  ^bb0(%in: f64, %out: f64):
    %1 = arith.addf %out, %in : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: error: sparsification-and-bufferization cannot go on: pyopt does not have the bufferization of what is dense yet
// CHECK-NEXT: note: what comes before it runs by itself: --pre-sparsification-rewrite {{.*}} --lower-sparse-foreach-to-scf --loop-invariant-code-motion --sparse-tensor-codegen --sparse-buffer-rewrite
// ITERATORS: error: sparsification-and-bufferization cannot go on: pyopt does not have the bufferization of what is dense yet
// ITERATORS-NEXT: note: {{.*}} sparse-emit-strategy=sparse-iterator" --sparse-space-collapse --lower-sparse-iteration-to-scf --stage-sparse-ops
// VECTORS: error: sparsification-and-bufferization cannot go on: pyopt does not have the bufferization of what is dense yet
// ANALYSIS: error: sparsifier cannot go on: pyopt does not have the analysis of One-Shot bufferization yet
