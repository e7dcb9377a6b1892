// Sparse tensors that loops carry: each iteration makes a new one.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @power(%a: tensor<4x4xf64, #CSR>, %n: index) -> tensor<4x4xf64, #CSR> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> (tensor<4x4xf64, #CSR>) {
    %e = tensor.empty() : tensor<4x4xf64, #CSR>
    %0 = linalg.matmul
        ins(%t, %a : tensor<4x4xf64, #CSR>, tensor<4x4xf64, #CSR>)
        outs(%e : tensor<4x4xf64, #CSR>) -> tensor<4x4xf64, #CSR>
    scf.yield %0 : tensor<4x4xf64, #CSR>
  }
  return %r : tensor<4x4xf64, #CSR>
}
func.func @fill(%n: index) -> tensor<8xf64, #SV> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.5 : f64
  %e = tensor.empty() : tensor<8xf64, #SV>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %e) -> (tensor<8xf64, #SV>) {
    %0 = tensor.insert %v into %t[%i] : tensor<8xf64, #SV>
    scf.yield %0 : tensor<8xf64, #SV>
  }
  %l = sparse_tensor.load %r hasInserts : tensor<8xf64, #SV>
  return %l : tensor<8xf64, #SV>
}
func.func @onto(%a: tensor<8xf64, #SV>, %n: index) -> tensor<8xf64, #SV> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> (tensor<8xf64, #SV>) {
    %0 = arith.addf %t, %a : tensor<8xf64, #SV>
    scf.yield %0 : tensor<8xf64, #SV>
  }
  return %r : tensor<8xf64, #SV>
}
func.func @while(%a: tensor<8xf64, #SV>, %n: index) -> tensor<8xf64, #SV> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.while (%i = %c0, %t = %a)
      : (index, tensor<8xf64, #SV>) -> (index, tensor<8xf64, #SV>) {
    %k = arith.cmpi ult, %i, %n : index
    scf.condition(%k) %i, %t : index, tensor<8xf64, #SV>
  } do {
  ^bb0(%i: index, %t: tensor<8xf64, #SV>):
    %0 = arith.addf %t, %a : tensor<8xf64, #SV>
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %0 : index, tensor<8xf64, #SV>
  }
  return %r#1 : tensor<8xf64, #SV>
}
func.func @main() {
  %c = arith.constant sparse<[[0], [3], [5]], [1.0, 2.0, 3.0]> : tensor<8xf64>
  %s = sparse_tensor.convert %c : tensor<8xf64> to tensor<8xf64, #SV>
  %m = arith.constant sparse<[[0, 1], [1, 2], [2, 3], [3, 0], [0, 3]], [1.0, 2.0, 3.0, 4.0, 5.0]>
      : tensor<4x4xf64>
  %a = sparse_tensor.convert %m : tensor<4x4xf64> to tensor<4x4xf64, #CSR>
  %n = arith.constant 3 : index
  %r = call @power(%a, %n) : (tensor<4x4xf64, #CSR>, index) -> tensor<4x4xf64, #CSR>
  sparse_tensor.print %r : tensor<4x4xf64, #CSR>
  %f = call @fill(%n) : (index) -> tensor<8xf64, #SV>
  sparse_tensor.print %f : tensor<8xf64, #SV>
  %o = call @onto(%s, %n) : (tensor<8xf64, #SV>, index) -> tensor<8xf64, #SV>
  sparse_tensor.print %o : tensor<8xf64, #SV>
  %w = call @while(%s, %n) : (tensor<8xf64, #SV>, index) -> tensor<8xf64, #SV>
  sparse_tensor.print %w : tensor<8xf64, #SV>
  return
}
