// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --linalg-generalize-named-ops --pre-sparsification-rewrite --empty-tensor-to-alloc-tensor --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --sparse-tensor-conversion --sparse-buffer-rewrite | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// Rows of a product that is stored as COO have several entries, found in any order, each with a row coordinate of its
// own.
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func private @product(%a: tensor<3x3xf64, #CSR>, %b: tensor<3x4xf64, #CSR>,
                           %e: tensor<3x4xf64, #COO>) -> tensor<3x4xf64, #COO> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, k, j) -> (i, k)>, affine_map<(i, k, j) -> (k, j)>,
                     affine_map<(i, k, j) -> (i, j)>],
    iterator_types = ["parallel", "reduction", "parallel"]
  } ins(%a, %b : tensor<3x3xf64, #CSR>, tensor<3x4xf64, #CSR>) outs(%e : tensor<3x4xf64, #COO>) {
  ^bb0(%x: f64, %y: f64, %o: f64):
    %t = arith.mulf %x, %y : f64
    %v = arith.addf %o, %t : f64
    linalg.yield %v : f64
  } -> tensor<3x4xf64, #COO>
  return %r : tensor<3x4xf64, #COO>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0.0 : f64
  %da = arith.constant dense<[[1.0, 2.0, 0.0], [0.0, 0.0, 0.0], [3.0, 0.0, 4.0]]> : tensor<3x3xf64>
  %db = arith.constant dense<[[0.0, 0.0, 5.0, 6.0], [7.0, 0.0, 8.0, 0.0], [0.0, 9.0, 0.0, 0.0]]>
      : tensor<3x4xf64>
  %a = sparse_tensor.convert %da : tensor<3x3xf64> to tensor<3x3xf64, #CSR>
  %b = sparse_tensor.convert %db : tensor<3x4xf64> to tensor<3x4xf64, #CSR>
  %e = tensor.empty() : tensor<3x4xf64, #COO>
  %p = call @product(%a, %b, %e)
      : (tensor<3x3xf64, #CSR>, tensor<3x4xf64, #CSR>, tensor<3x4xf64, #COO>)
      -> tensor<3x4xf64, #COO>
  // CHECK: ( ( 14, 0, 21, 6 ), ( 0, 0, 0, 0 ), ( 0, 36, 15, 18 ) )
  %d = sparse_tensor.convert %p : tensor<3x4xf64, #COO> to tensor<3x4xf64>
  %v = vector.transfer_read %d[%c0, %c0], %f0 : tensor<3x4xf64>, vector<3x4xf64>
  vector.print %v : vector<3x4xf64>
  // CHECK: 6
  %n = sparse_tensor.number_of_entries %p : tensor<3x4xf64, #COO>
  vector.print %n : index
  bufferization.dealloc_tensor %a : tensor<3x3xf64, #CSR>
  bufferization.dealloc_tensor %b : tensor<3x4xf64, #CSR>
  bufferization.dealloc_tensor %p : tensor<3x4xf64, #COO>
  return
}
