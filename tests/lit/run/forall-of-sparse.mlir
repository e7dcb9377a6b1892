// RUN: pyopt-run %s | FileCheck %s

// Rows put into a matrix of stored elements by a parallel loop: what was stored in other rows stays.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @main() -> tensor<3x2xf64, #CSR> {
  %start = arith.constant dense<[[0.0, 0.0], [0.0, 0.0], [7.0, 0.0]]> : tensor<3x2xf64>
  %stored = sparse_tensor.convert %start : tensor<3x2xf64> to tensor<3x2xf64, #CSR>
  %filled = scf.forall (%i) in (2) shared_outs(%out = %stored) -> (tensor<3x2xf64, #CSR>) {
    %row = arith.constant dense<[[1.0, 0.0]]> : tensor<1x2xf64>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %row into %out[%i, 0] [1, 2] [1, 1]
          : tensor<1x2xf64> into tensor<3x2xf64, #CSR>
    }
  }
  return %filled : tensor<3x2xf64, #CSR>
}

// CHECK: {{\[\[}}1., 0.],
// CHECK-NEXT: [1., 0.],
// CHECK-NEXT: [7., 0.]]
