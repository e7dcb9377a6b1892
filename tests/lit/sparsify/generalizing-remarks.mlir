// RUN: pyopt %s --sparsification --verify-diagnostics

// Without --sparse-reinterpret-map in front, these stay; and so does what other passes make loops of.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#Id = affine_map<(i) -> (i)>
#Scalar = affine_map<(i) -> ()>

func.func @named(%a: tensor<4x6xf64, #CSR>, %b: tensor<6x8xf64>, %x: tensor<4x8xf64>)
    -> tensor<4x8xf64> {
  // expected-remark @+1 {{sparsification leaves this as it is: --sparse-reinterpret-map makes a linalg.generic of it, which is what becomes loops}}
  %0 = linalg.matmul
      ins(%a, %b : tensor<4x6xf64, #CSR>, tensor<6x8xf64>)
      outs(%x : tensor<4x8xf64>) -> tensor<4x8xf64>
  return %0 : tensor<4x8xf64>
}

func.func @map(%a: tensor<8xf64, #SV>, %x: tensor<8xf64>) -> tensor<8xf64> {
  // expected-remark @+1 {{sparsification leaves this as it is: --sparse-reinterpret-map makes a linalg.generic of it, which is what becomes loops}}
  %0 = linalg.map { math.absf } ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<8xf64>)
  return %0 : tensor<8xf64>
}

func.func @elementwise(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>) -> tensor<8xf64, #SV> {
  // expected-remark @+1 {{sparsification leaves this as it is: --sparse-reinterpret-map makes a linalg.generic of it, which is what becomes loops}}
  %0 = arith.addf %a, %b : tensor<8xf64, #SV>
  return %0 : tensor<8xf64, #SV>
}

func.func @two_results(%a: tensor<8xf64, #SV>, %x: tensor<8xf64>)
    -> (tensor<8xf64>, tensor<8xf64>) {
  // expected-remark @+1 {{sparsification leaves this as it is: it has several results, which --sparse-reinterpret-map takes apart}}
  %0:2 = linalg.generic {indexing_maps = [#Id, #Id, #Id], iterator_types = ["parallel"]}
      ins(%a : tensor<8xf64, #SV>)
      outs(%x, %x : tensor<8xf64>, tensor<8xf64>) {
  ^bb0(%s: f64, %u: f64, %v: f64):
    linalg.yield %s, %u : f64, f64
  } -> (tensor<8xf64>, tensor<8xf64>)
  return %0#0, %0#1 : tensor<8xf64>, tensor<8xf64>
}

func.func @running_sum(%a: tensor<8xf64, #SV>, %x: tensor<f64>, %y: tensor<f64>)
    -> (tensor<f64>, tensor<f64>) {
  // expected-remark @+1 {{sparsification leaves this as it is: it has several results, one of which depends on how far another is reduced}}
  %0:2 = linalg.generic {indexing_maps = [#Id, #Scalar, #Scalar], iterator_types = ["reduction"]}
      ins(%a : tensor<8xf64, #SV>)
      outs(%x, %y : tensor<f64>, tensor<f64>) {
  ^bb0(%s: f64, %u: f64, %v: f64):
    %p = arith.addf %u, %s : f64
    %q = arith.addf %v, %u : f64
    linalg.yield %p, %q : f64, f64
  } -> (tensor<f64>, tensor<f64>)
  return %0#0, %0#1 : tensor<f64>, tensor<f64>
}

func.func @concatenate(%a: tensor<4x6xf64, #CSR>) -> tensor<8x6xf64, #CSR> {
  // expected-remark @+1 {{sparsification leaves this as it is: --lower-sparse-ops-to-foreach makes loops of it}}
  %0 = sparse_tensor.concatenate %a, %a {dimension = 0 : index}
      : tensor<4x6xf64, #CSR>, tensor<4x6xf64, #CSR> to tensor<8x6xf64, #CSR>
  return %0 : tensor<8x6xf64, #CSR>
}

func.func @foreach(%a: tensor<8xf64, #SV>) {
  // expected-remark @+1 {{sparsification leaves this as it is: --lower-sparse-foreach-to-scf makes loops of it}}
  sparse_tensor.foreach in %a : tensor<8xf64, #SV> do {
  ^bb0(%i: index, %v: f64):
    vector.print %v : f64
  }
  return
}

func.func @softmax(%a: tensor<4x6xf64, #CSR>, %x: tensor<4x6xf64>) -> tensor<4x6xf64> {
  // expected-remark @+1 {{sparsification leaves this as it is: it is no structured op}}
  %0 = linalg.softmax dimension(1)
      ins(%a : tensor<4x6xf64, #CSR>)
      outs(%x : tensor<4x6xf64>) -> tensor<4x6xf64>
  return %0 : tensor<4x6xf64>
}

// Of dense tensors nothing is said.
func.func @dense(%a: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.map { math.absf } ins(%a : tensor<8xf64>) outs(%a : tensor<8xf64>)
  %1 = arith.addf %0, %a : tensor<8xf64>
  return %1 : tensor<8xf64>
}
