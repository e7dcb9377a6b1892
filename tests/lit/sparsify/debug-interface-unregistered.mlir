// RUN: not pyopt %s --sparse-reinterpret-map --sparsification=sparse-emit-strategy=debug-interface 2>&1 | FileCheck %s

// The ops are in no dialect.

#Sparse = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#dot = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
  iterator_types = ["reduction"]
}
func.func @dot(%a: tensor<8xf64, #Sparse>, %b: tensor<8xf64, #Sparse>, %x: tensor<f64>)
    -> tensor<f64> {
  %0 = linalg.generic #dot
      ins(%a, %b : tensor<8xf64, #Sparse>, tensor<8xf64, #Sparse>)
      outs(%x : tensor<f64>) {
  ^bb0(%s: f64, %t: f64, %o: f64):
    %1 = arith.mulf %s, %t : f64
    %2 = arith.addf %o, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: :12:8: error: 'trivial<compressed[0,0]>.begin' op created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// CHECK: note: see current operation: %4 = "trivial<compressed[0,0]>.begin"() : () -> index
