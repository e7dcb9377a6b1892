// RUN: pyopt %s --sparse-reinterpret-map --sparsification --lower-sparse-foreach-to-scf --cse --canonicalize --verify-diagnostics

// No remark says that a later pass is missing where it is there.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @matvec(%a: tensor<4x6xf64, #CSR>, %b: tensor<6xf64>, %x: tensor<4xf64>)
    -> tensor<4xf64> {
  %0 = linalg.matvec
      ins(%a, %b : tensor<4x6xf64, #CSR>, tensor<6xf64>)
      outs(%x : tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

func.func @foreach(%a: tensor<8xf64, #SV>) {
  sparse_tensor.foreach in %a : tensor<8xf64, #SV> do {
  ^bb0(%i: index, %v: f64):
    vector.print %v : f64
  }
  return
}
