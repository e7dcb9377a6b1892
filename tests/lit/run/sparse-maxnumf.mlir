// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --pre-sparsification-rewrite | FileCheck %s

// The largest numbers of rows that are NaN, but for what is not stored: NaN is what changes nothing here.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @main() {
  %dense = arith.constant dense<[[0x7FF8000000000000, 0x7FF8000000000000],
                                 [0x7FF8000000000000, 0.0]]> : tensor<2x2xf64>
  %x = arith.constant dense<0x7FF8000000000000> : tensor<2xf64>
  %a = sparse_tensor.convert %dense : tensor<2x2xf64> to tensor<2x2xf64, #CSR>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a : tensor<2x2xf64, #CSR>) outs(%x : tensor<2xf64>) {
  ^bb0(%in: f64, %out: f64):
    %m = arith.maxnumf %out, %in : f64
    linalg.yield %m : f64
  } -> tensor<2xf64>
  %c0 = arith.constant 0 : index
  %f = arith.constant 1.0 : f64
  %v = vector.transfer_read %r[%c0], %f : tensor<2xf64>, vector<2xf64>
  vector.print %v : vector<2xf64>
  return
}

// CHECK: ( nan, 0 )
