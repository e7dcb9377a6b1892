// llvm-project #218091 and #92069: what is made and written in each iteration is made anew in each, and an empty
// tensor that an insertion and a later op share is empty for both.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @sums(%a: tensor<8xf64, #SV>, %n: index, %start: f64) -> tensor<4xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant dense<0.0> : tensor<4xf64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %x) -> (tensor<4xf64>) {
    %e = bufferization.alloc_tensor() : tensor<f64>
    %f = linalg.fill ins(%start : f64) outs(%e : tensor<f64>) -> tensor<f64>
    %s = linalg.reduce { arith.addf }
        ins(%a : tensor<8xf64, #SV>)
        outs(%f : tensor<f64>) dimensions = [0]
    %v = tensor.extract %s[] : tensor<f64>
    %u = tensor.insert %v into %t[%i] : tensor<4xf64>
    scf.yield %u : tensor<4xf64>
  }
  return %r : tensor<4xf64>
}

func.func @shared(%a: tensor<8xf64, #SV>, %v: f64) -> (tensor<8xf64, #SV>, tensor<8xf64, #SV>) {
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<8xf64, #SV>
  %0 = tensor.insert %v into %e[%c2] : tensor<8xf64, #SV>
  %1 = sparse_tensor.load %0 hasInserts : tensor<8xf64, #SV>
  %f = tensor.empty() : tensor<8xf64, #SV>
  %2 = linalg.map { math.absf } ins(%a : tensor<8xf64, #SV>) outs(%f : tensor<8xf64, #SV>)
  return %1, %2 : tensor<8xf64, #SV>, tensor<8xf64, #SV>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %n = arith.constant 4 : index
  %v = arith.constant 7.0 : f64
  %z = arith.constant 0.0 : f64
  %c = arith.constant sparse<[[0], [3], [5]], [1.0, -2.0, 3.0]> : tensor<8xf64>
  %s = sparse_tensor.convert %c : tensor<8xf64> to tensor<8xf64, #SV>
  %r = call @sums(%s, %n, %z) : (tensor<8xf64, #SV>, index, f64) -> tensor<4xf64>
  %p = vector.transfer_read %r[%c0], %z : tensor<4xf64>, vector<4xf64>
  vector.print %p : vector<4xf64>
  %t:2 = call @shared(%s, %v)
      : (tensor<8xf64, #SV>, f64) -> (tensor<8xf64, #SV>, tensor<8xf64, #SV>)
  sparse_tensor.print %t#0 : tensor<8xf64, #SV>
  sparse_tensor.print %t#1 : tensor<8xf64, #SV>
  return
}
