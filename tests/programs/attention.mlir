// Attention of one head: scores, softmax by the named op, and the weighted sum. The keys are transposed first.
func.func @main(%q: tensor<4x8xf64>, %k: tensor<6x8xf64>, %v: tensor<6x5xf64>) -> tensor<4x5xf64> {
  %zero = arith.constant 0.0 : f64
  %scale = arith.constant 0.125 : f64
  %t0 = tensor.empty() : tensor<8x6xf64>
  %kt = linalg.transpose ins(%k : tensor<6x8xf64>) outs(%t0 : tensor<8x6xf64>) permutation = [1, 0]
  %s0 = tensor.empty() : tensor<4x6xf64>
  %s1 = linalg.fill ins(%zero : f64) outs(%s0 : tensor<4x6xf64>) -> tensor<4x6xf64>
  %s2 = linalg.matmul
      ins(%q, %kt : tensor<4x8xf64>, tensor<8x6xf64>)
      outs(%s1 : tensor<4x6xf64>) -> tensor<4x6xf64>
  %s3 = linalg.map { arith.mulf }
      ins(%s2, %s2 : tensor<4x6xf64>, tensor<4x6xf64>)
      outs(%s0 : tensor<4x6xf64>)
  %s4 = linalg.map ins(%s3 : tensor<4x6xf64>) outs(%s0 : tensor<4x6xf64>)
    (%e: f64, %init: f64) {
      %0 = arith.mulf %e, %scale : f64
      linalg.yield %0 : f64
    }
  %p = linalg.softmax dimension(1)
      ins(%s4 : tensor<4x6xf64>)
      outs(%s0 : tensor<4x6xf64>) -> tensor<4x6xf64>
  %o0 = tensor.empty() : tensor<4x5xf64>
  %o1 = linalg.fill ins(%zero : f64) outs(%o0 : tensor<4x5xf64>) -> tensor<4x5xf64>
  %o = linalg.matmul
      ins(%p, %v : tensor<4x6xf64>, tensor<6x5xf64>)
      outs(%o1 : tensor<4x5xf64>) -> tensor<4x5xf64>
  return %o : tensor<4x5xf64>
}
