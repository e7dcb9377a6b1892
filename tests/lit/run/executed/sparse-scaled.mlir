// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --linalg-generalize-named-ops --pre-sparsification-rewrite --empty-tensor-to-alloc-tensor --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --sparse-tensor-conversion | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: --sparsifier=enable-runtime-library=true

// A function that changes a matrix in place, called twice.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#scale = {
  indexing_maps = [affine_map<(i, j) -> (i, j)>],
  iterator_types = ["parallel", "parallel"]
}
func.func @double(%a: tensor<3x4xf64, #CSR>) -> tensor<3x4xf64, #CSR> {
  %two = arith.constant 2.0 : f64
  %0 = linalg.generic #scale outs(%a : tensor<3x4xf64, #CSR>) {
  ^bb0(%x: f64):
    %y = arith.mulf %x, %two : f64
    linalg.yield %y : f64
  } -> tensor<3x4xf64, #CSR>
  return %0 : tensor<3x4xf64, #CSR>
}
func.func @main() {
  %d = arith.constant dense<[[1.0, 0.0, 0.0, 2.0], [0.0, 0.0, 0.0, 0.0], [0.0, 3.0, 4.0, 0.0]]>
      : tensor<3x4xf64>
  %a = sparse_tensor.convert %d : tensor<3x4xf64> to tensor<3x4xf64, #CSR>
  %b = call @double(%a) : (tensor<3x4xf64, #CSR>) -> tensor<3x4xf64, #CSR>
  %c = call @double(%b) : (tensor<3x4xf64, #CSR>) -> tensor<3x4xf64, #CSR>
  sparse_tensor.print %c : tensor<3x4xf64, #CSR>
  bufferization.dealloc_tensor %c : tensor<3x4xf64, #CSR>
  return
}

// CHECK:      ---- Sparse Tensor ----
// CHECK-NEXT: nse = 4
// CHECK-NEXT: dim = ( 3, 4 )
// CHECK-NEXT: lvl = ( 3, 4 )
// CHECK-NEXT: pos[1] : ( 0, 2, 2, 4 )
// CHECK-NEXT: crd[1] : ( 0, 3, 1, 2 )
// CHECK-NEXT: values : ( 4, 8, 12, 16 )
// CHECK-NEXT: ----
