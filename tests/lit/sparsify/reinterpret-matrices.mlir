// RUN: pyopt %s --sparse-reinterpret-map=reference-exact=true | FileCheck %s

// Products, elementwise kernels and sparse outputs; orders that contradict each other are resolved by a conversion.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#DCSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed, i : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#COOCols = #sparse_tensor.encoding<{
  map = (i, j) -> (j : compressed(nonunique), i : singleton(soa)),
  posWidth = 32,
  crdWidth = 16
}>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 4 : compressed, i mod 2 : dense,
                   j mod 4 : dense)
}>
#NM = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])
}>

// An op of bufferization, without which the reference does not know those that it makes.
func.func @loads() -> tensor<2xf32> {
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @product_csr_dense_dense(%a0: tensor<?x?xf64, #CSR>, %a1: tensor<?x?xf64>,
                                   %a2: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?xf64, #CSR>, tensor<?x?xf64>) outs(%a2 : tensor<?x?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}

func.func @product_csc_dense_dense(%a0: tensor<?x?xf64, #CSC>, %a1: tensor<?x?xf64>,
                                   %a2: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?xf64, #CSC>, tensor<?x?xf64>) outs(%a2 : tensor<?x?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}

func.func @product_csr_csr_csr(%a0: tensor<?x?xf64, #CSR>, %a1: tensor<?x?xf64, #CSR>, %n0: index,
                               %n1: index) -> tensor<?x?xf64, #CSR> {
  %a2 = tensor.empty(%n0, %n1) : tensor<?x?xf64, #CSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?xf64, #CSR>, tensor<?x?xf64, #CSR>) outs(%a2 : tensor<?x?xf64, #CSR>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64, #CSR>
  return %0 : tensor<?x?xf64, #CSR>
}

func.func @product_csc_csc_csc(%a0: tensor<?x?xf64, #CSC>, %a1: tensor<?x?xf64, #CSC>, %n0: index,
                               %n1: index) -> tensor<?x?xf64, #CSC> {
  %a2 = tensor.empty(%n0, %n1) : tensor<?x?xf64, #CSC>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?xf64, #CSC>, tensor<?x?xf64, #CSC>) outs(%a2 : tensor<?x?xf64, #CSC>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64, #CSC>
  return %0 : tensor<?x?xf64, #CSC>
}

func.func @product_dcsr_dcsr_dcsr(%a0: tensor<?x?xf64, #DCSR>, %a1: tensor<?x?xf64, #DCSR>,
                                  %n0: index, %n1: index) -> tensor<?x?xf64, #DCSR> {
  %a2 = tensor.empty(%n0, %n1) : tensor<?x?xf64, #DCSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?xf64, #DCSR>, tensor<?x?xf64, #DCSR>)
      outs(%a2 : tensor<?x?xf64, #DCSR>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64, #DCSR>
  return %0 : tensor<?x?xf64, #DCSR>
}

func.func @product_csr_csc_dense(%a0: tensor<?x?xf64, #CSR>, %a1: tensor<?x?xf64, #CSC>,
                                 %a2: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?xf64, #CSR>, tensor<?x?xf64, #CSC>) outs(%a2 : tensor<?x?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}

func.func @product_csc_csr_csr(%a0: tensor<?x?xf64, #CSC>, %a1: tensor<?x?xf64, #CSR>, %n0: index,
                               %n1: index) -> tensor<?x?xf64, #CSR> {
  %a2 = tensor.empty(%n0, %n1) : tensor<?x?xf64, #CSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?xf64, #CSC>, tensor<?x?xf64, #CSR>) outs(%a2 : tensor<?x?xf64, #CSR>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64, #CSR>
  return %0 : tensor<?x?xf64, #CSR>
}

func.func @product_bsr_dense_dense(%a0: tensor<?x?xf64, #BSR>, %a1: tensor<?x?xf64>,
                                   %a2: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?xf64, #BSR>, tensor<?x?xf64>) outs(%a2 : tensor<?x?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}

func.func @product_csc_dcsc_dcsc(%a0: tensor<?x?xf64, #CSC>, %a1: tensor<?x?xf64, #DCSC>,
                                 %n0: index, %n1: index) -> tensor<?x?xf64, #DCSC> {
  %a2 = tensor.empty(%n0, %n1) : tensor<?x?xf64, #DCSC>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?xf64, #CSC>, tensor<?x?xf64, #DCSC>)
      outs(%a2 : tensor<?x?xf64, #DCSC>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64, #DCSC>
  return %0 : tensor<?x?xf64, #DCSC>
}

func.func @product_coo_csr_csr(%a0: tensor<?x?xf64, #COO>, %a1: tensor<?x?xf64, #CSR>, %n0: index,
                               %n1: index) -> tensor<?x?xf64, #CSR> {
  %a2 = tensor.empty(%n0, %n1) : tensor<?x?xf64, #CSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?xf64, #COO>, tensor<?x?xf64, #CSR>) outs(%a2 : tensor<?x?xf64, #CSR>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64, #CSR>
  return %0 : tensor<?x?xf64, #CSR>
}

func.func @times_csr_csc_csr(%a0: tensor<8x8xf64, #CSR>, %a1: tensor<8x8xf64, #CSC>)
    -> tensor<8x8xf64, #CSR> {
  %a2 = tensor.empty() : tensor<8x8xf64, #CSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0, %a1 : tensor<8x8xf64, #CSR>, tensor<8x8xf64, #CSC>) outs(%a2 : tensor<8x8xf64, #CSR>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #CSR>
  return %0 : tensor<8x8xf64, #CSR>
}

func.func @times_csc_csr_csc(%a0: tensor<8x8xf64, #CSC>, %a1: tensor<8x8xf64, #CSR>)
    -> tensor<8x8xf64, #CSC> {
  %a2 = tensor.empty() : tensor<8x8xf64, #CSC>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0, %a1 : tensor<8x8xf64, #CSC>, tensor<8x8xf64, #CSR>) outs(%a2 : tensor<8x8xf64, #CSC>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #CSC>
  return %0 : tensor<8x8xf64, #CSC>
}

func.func @times_csr_csc_dense(%a0: tensor<8x8xf64, #CSR>, %a1: tensor<8x8xf64, #CSC>,
                               %a2: tensor<8x8xf64>) -> tensor<8x8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0, %a1 : tensor<8x8xf64, #CSR>, tensor<8x8xf64, #CSC>) outs(%a2 : tensor<8x8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64>
  return %0 : tensor<8x8xf64>
}

func.func @times_csc_dcsc_csc(%a0: tensor<8x8xf64, #CSC>, %a1: tensor<8x8xf64, #DCSC>)
    -> tensor<8x8xf64, #CSC> {
  %a2 = tensor.empty() : tensor<8x8xf64, #CSC>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0, %a1 : tensor<8x8xf64, #CSC>, tensor<8x8xf64, #DCSC>)
      outs(%a2 : tensor<8x8xf64, #CSC>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #CSC>
  return %0 : tensor<8x8xf64, #CSC>
}

func.func @times_bsr_bsr_bsr(%a0: tensor<8x8xf64, #BSR>, %a1: tensor<8x8xf64, #BSR>)
    -> tensor<8x8xf64, #BSR> {
  %a2 = tensor.empty() : tensor<8x8xf64, #BSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0, %a1 : tensor<8x8xf64, #BSR>, tensor<8x8xf64, #BSR>) outs(%a2 : tensor<8x8xf64, #BSR>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #BSR>
  return %0 : tensor<8x8xf64, #BSR>
}

func.func @times_bsr_dense_bsr(%a0: tensor<8x8xf64, #BSR>, %a1: tensor<8x8xf64>)
    -> tensor<8x8xf64, #BSR> {
  %a2 = tensor.empty() : tensor<8x8xf64, #BSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0, %a1 : tensor<8x8xf64, #BSR>, tensor<8x8xf64>) outs(%a2 : tensor<8x8xf64, #BSR>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #BSR>
  return %0 : tensor<8x8xf64, #BSR>
}

func.func @times_csr_dense_csc(%a0: tensor<8x8xf64, #CSR>, %a1: tensor<8x8xf64>)
    -> tensor<8x8xf64, #CSC> {
  %a2 = tensor.empty() : tensor<8x8xf64, #CSC>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0, %a1 : tensor<8x8xf64, #CSR>, tensor<8x8xf64>) outs(%a2 : tensor<8x8xf64, #CSC>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #CSC>
  return %0 : tensor<8x8xf64, #CSC>
}

func.func @times_coocols_coo_csr(%a0: tensor<8x8xf64, #COOCols>, %a1: tensor<8x8xf64, #COO>)
    -> tensor<8x8xf64, #CSR> {
  %a2 = tensor.empty() : tensor<8x8xf64, #CSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0, %a1 : tensor<8x8xf64, #COOCols>, tensor<8x8xf64, #COO>)
      outs(%a2 : tensor<8x8xf64, #CSR>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #CSR>
  return %0 : tensor<8x8xf64, #CSR>
}

func.func @times_dcsr_dcsc_dcsr(%a0: tensor<8x8xf64, #DCSR>, %a1: tensor<8x8xf64, #DCSC>)
    -> tensor<8x8xf64, #DCSR> {
  %a2 = tensor.empty() : tensor<8x8xf64, #DCSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0, %a1 : tensor<8x8xf64, #DCSR>, tensor<8x8xf64, #DCSC>)
      outs(%a2 : tensor<8x8xf64, #DCSR>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #DCSR>
  return %0 : tensor<8x8xf64, #DCSR>
}

func.func @times_nm_dense_dense(%a0: tensor<8x8xf64, #NM>, %a1: tensor<8x8xf64>,
                                %a2: tensor<8x8xf64>) -> tensor<8x8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0, %a1 : tensor<8x8xf64, #NM>, tensor<8x8xf64>) outs(%a2 : tensor<8x8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64>
  return %0 : tensor<8x8xf64>
}

func.func @twice_csr_csc(%a0: tensor<8x8xf64, #CSR>) -> tensor<8x8xf64, #CSC> {
  %a1 = tensor.empty() : tensor<8x8xf64, #CSC>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0 : tensor<8x8xf64, #CSR>) outs(%a1 : tensor<8x8xf64, #CSC>) {
  ^bb0(%e0: f64, %e1: f64):
    %p = arith.addf %e0, %e0 : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #CSC>
  return %0 : tensor<8x8xf64, #CSC>
}

func.func @twice_csc_csr(%a0: tensor<8x8xf64, #CSC>) -> tensor<8x8xf64, #CSR> {
  %a1 = tensor.empty() : tensor<8x8xf64, #CSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0 : tensor<8x8xf64, #CSC>) outs(%a1 : tensor<8x8xf64, #CSR>) {
  ^bb0(%e0: f64, %e1: f64):
    %p = arith.addf %e0, %e0 : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #CSR>
  return %0 : tensor<8x8xf64, #CSR>
}

func.func @twice_bsr_dense(%a0: tensor<8x8xf64, #BSR>, %a1: tensor<8x8xf64>) -> tensor<8x8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0 : tensor<8x8xf64, #BSR>) outs(%a1 : tensor<8x8xf64>) {
  ^bb0(%e0: f64, %e1: f64):
    %p = arith.addf %e0, %e0 : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64>
  return %0 : tensor<8x8xf64>
}

func.func @twice_csc_dense(%a0: tensor<8x8xf64, #CSC>, %a1: tensor<8x8xf64>) -> tensor<8x8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0 : tensor<8x8xf64, #CSC>) outs(%a1 : tensor<8x8xf64>) {
  ^bb0(%e0: f64, %e1: f64):
    %p = arith.addf %e0, %e0 : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64>
  return %0 : tensor<8x8xf64>
}

func.func @twice_csr_bsr(%a0: tensor<8x8xf64, #CSR>) -> tensor<8x8xf64, #BSR> {
  %a1 = tensor.empty() : tensor<8x8xf64, #BSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0 : tensor<8x8xf64, #CSR>) outs(%a1 : tensor<8x8xf64, #BSR>) {
  ^bb0(%e0: f64, %e1: f64):
    %p = arith.addf %e0, %e0 : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #BSR>
  return %0 : tensor<8x8xf64, #BSR>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2, d3, d4) -> (d1 * 4 + d3, d4)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0 * 2 + d2, d4)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map9 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #map11 = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2, d1 * 4 + d3)>
// CHECK-NEXT: #map12 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map13 = affine_map<(d0, d1, d2) -> (d0, d1 * 4 + d2)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton(soa)), posWidth = 32, crdWidth = 16 }>
// CHECK-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)), posWidth = 32, crdWidth = 16 }>
// CHECK-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
// CHECK-NEXT: #sparse10 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[2, 4]) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loads() -> tensor<2xf32> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product_csr_dense_dense(%arg0: tensor<?x?xf64, #sparse>, %arg1: tensor<?x?xf64>, %arg2: tensor<?x?xf64>) -> tensor<?x?xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0, %arg1 : tensor<?x?xf64, #sparse>, tensor<?x?xf64>) outs(%arg2 : tensor<?x?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64>
// CHECK-NEXT:     return %0 : tensor<?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product_csc_dense_dense(%arg0: tensor<?x?xf64, #sparse1>, %arg1: tensor<?x?xf64>, %arg2: tensor<?x?xf64>) -> tensor<?x?xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?xf64, #sparse1> to tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map2, #map1], iterator_types = ["reduction", "parallel", "parallel"]} ins(%0, %arg1 : tensor<?x?xf64, #sparse>, tensor<?x?xf64>) outs(%arg2 : tensor<?x?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64>
// CHECK-NEXT:     return %1 : tensor<?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product_csr_csr_csr(%arg0: tensor<?x?xf64, #sparse>, %arg1: tensor<?x?xf64, #sparse>, %arg2: index, %arg3: index) -> tensor<?x?xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty(%arg2, %arg3) : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0, %arg1 : tensor<?x?xf64, #sparse>, tensor<?x?xf64, #sparse>) outs(%0 : tensor<?x?xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product_csc_csc_csc(%arg0: tensor<?x?xf64, #sparse1>, %arg1: tensor<?x?xf64, #sparse1>, %arg2: index, %arg3: index) -> tensor<?x?xf64, #sparse1> {
// CHECK-NEXT:     %0 = tensor.empty(%arg3, %arg2) : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?xf64, #sparse1> to tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %arg1 : tensor<?x?xf64, #sparse1> to tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map1, #map, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%1, %2 : tensor<?x?xf64, #sparse>, tensor<?x?xf64, #sparse>) outs(%0 : tensor<?x?xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %5 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %6 = arith.addf %out, %5 : f64
// CHECK-NEXT:       linalg.yield %6 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %4 = sparse_tensor.reinterpret_map %3 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     return %4 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product_dcsr_dcsr_dcsr(%arg0: tensor<?x?xf64, #sparse2>, %arg1: tensor<?x?xf64, #sparse2>, %arg2: index, %arg3: index) -> tensor<?x?xf64, #sparse2> {
// CHECK-NEXT:     %0 = tensor.empty(%arg2, %arg3) : tensor<?x?xf64, #sparse2>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0, %arg1 : tensor<?x?xf64, #sparse2>, tensor<?x?xf64, #sparse2>) outs(%0 : tensor<?x?xf64, #sparse2>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64, #sparse2>
// CHECK-NEXT:     return %1 : tensor<?x?xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product_csr_csc_dense(%arg0: tensor<?x?xf64, #sparse>, %arg1: tensor<?x?xf64, #sparse1>, %arg2: tensor<?x?xf64>) -> tensor<?x?xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg1 : tensor<?x?xf64, #sparse1> to tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map2, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %0 : tensor<?x?xf64, #sparse>, tensor<?x?xf64, #sparse>) outs(%arg2 : tensor<?x?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64>
// CHECK-NEXT:     return %1 : tensor<?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product_csc_csr_csr(%arg0: tensor<?x?xf64, #sparse1>, %arg1: tensor<?x?xf64, #sparse>, %arg2: index, %arg3: index) -> tensor<?x?xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty(%arg2, %arg3) : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?xf64, #sparse1> to tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1, %arg1 : tensor<?x?xf64, #sparse>, tensor<?x?xf64, #sparse>) outs(%0 : tensor<?x?xf64, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %4 = arith.addf %out, %3 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64, #sparse>
// CHECK-NEXT:     return %2 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product_bsr_dense_dense(%arg0: tensor<?x?xf64, #sparse3>, %arg1: tensor<?x?xf64>, %arg2: tensor<?x?xf64>) -> tensor<?x?xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?xf64, #sparse3> to tensor<?x?x2x4xf64, #sparse4>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%0, %arg1 : tensor<?x?x2x4xf64, #sparse4>, tensor<?x?xf64>) outs(%arg2 : tensor<?x?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64>
// CHECK-NEXT:     return %1 : tensor<?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product_csc_dcsc_dcsc(%arg0: tensor<?x?xf64, #sparse1>, %arg1: tensor<?x?xf64, #sparse5>, %arg2: index, %arg3: index) -> tensor<?x?xf64, #sparse5> {
// CHECK-NEXT:     %0 = tensor.empty(%arg3, %arg2) : tensor<?x?xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?xf64, #sparse1> to tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %arg1 : tensor<?x?xf64, #sparse5> to tensor<?x?xf64, #sparse2>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map1, #map, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%1, %2 : tensor<?x?xf64, #sparse>, tensor<?x?xf64, #sparse2>) outs(%0 : tensor<?x?xf64, #sparse2>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %5 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %6 = arith.addf %out, %5 : f64
// CHECK-NEXT:       linalg.yield %6 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64, #sparse2>
// CHECK-NEXT:     %4 = sparse_tensor.reinterpret_map %3 : tensor<?x?xf64, #sparse2> to tensor<?x?xf64, #sparse5>
// CHECK-NEXT:     return %4 : tensor<?x?xf64, #sparse5>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product_coo_csr_csr(%arg0: tensor<?x?xf64, #sparse6>, %arg1: tensor<?x?xf64, #sparse>, %arg2: index, %arg3: index) -> tensor<?x?xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty(%arg2, %arg3) : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0, %arg1 : tensor<?x?xf64, #sparse6>, tensor<?x?xf64, #sparse>) outs(%0 : tensor<?x?xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @times_csr_csc_csr(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8x8xf64, #sparse1>) -> tensor<8x8xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg1 : tensor<8x8xf64, #sparse1> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %3 = sparse_tensor.reinterpret_map %2 : tensor<8x8xf64, #sparse1> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %4 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg0, %3 : tensor<8x8xf64, #sparse>, tensor<8x8xf64, #sparse>) outs(%0 : tensor<8x8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %5 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %5 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse>
// CHECK-NEXT:     bufferization.dealloc_tensor %2 : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     return %4 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @times_csc_csr_csc(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<8x8xf64, #sparse>) -> tensor<8x8xf64, #sparse1> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse1> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.convert %arg1 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %3 = sparse_tensor.reinterpret_map %2 : tensor<8x8xf64, #sparse1> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %4 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<8x8xf64, #sparse>, tensor<8x8xf64, #sparse>) outs(%0 : tensor<8x8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %6 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %6 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse>
// CHECK-NEXT:     bufferization.dealloc_tensor %2 : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %5 = sparse_tensor.reinterpret_map %4 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     return %5 : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @times_csr_csc_dense(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8x8xf64, #sparse1>, %arg2: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg1 : tensor<8x8xf64, #sparse1> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.convert %arg0 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %1 : tensor<8x8xf64, #sparse1> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map8, #map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%2, %0 : tensor<8x8xf64, #sparse>, tensor<8x8xf64, #sparse>) outs(%arg2 : tensor<8x8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %4 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     return %3 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @times_csc_dcsc_csc(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<8x8xf64, #sparse5>) -> tensor<8x8xf64, #sparse1> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse1> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %arg1 : tensor<8x8xf64, #sparse5> to tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<8x8xf64, #sparse>, tensor<8x8xf64, #sparse2>) outs(%0 : tensor<8x8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %5 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %5 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %4 = sparse_tensor.reinterpret_map %3 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     return %4 : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @times_bsr_bsr_bsr(%arg0: tensor<8x8xf64, #sparse3>, %arg1: tensor<8x8xf64, #sparse3>) -> tensor<8x8xf64, #sparse3> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x2x2x4xf64, #sparse4>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse3> to tensor<4x2x2x4xf64, #sparse4>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %arg1 : tensor<8x8xf64, #sparse3> to tensor<4x2x2x4xf64, #sparse4>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<4x2x2x4xf64, #sparse4>, tensor<4x2x2x4xf64, #sparse4>) outs(%0 : tensor<4x2x2x4xf64, #sparse4>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %5 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %5 : f64
// CHECK-NEXT:     } -> tensor<4x2x2x4xf64, #sparse4>
// CHECK-NEXT:     %4 = sparse_tensor.reinterpret_map %3 : tensor<4x2x2x4xf64, #sparse4> to tensor<8x8xf64, #sparse3>
// CHECK-NEXT:     return %4 : tensor<8x8xf64, #sparse3>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @times_bsr_dense_bsr(%arg0: tensor<8x8xf64, #sparse3>, %arg1: tensor<8x8xf64>) -> tensor<8x8xf64, #sparse3> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x2x2x4xf64, #sparse4>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse3> to tensor<4x2x2x4xf64, #sparse4>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map10, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %arg1 : tensor<4x2x2x4xf64, #sparse4>, tensor<8x8xf64>) outs(%0 : tensor<4x2x2x4xf64, #sparse4>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %4 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<4x2x2x4xf64, #sparse4>
// CHECK-NEXT:     %3 = sparse_tensor.reinterpret_map %2 : tensor<4x2x2x4xf64, #sparse4> to tensor<8x8xf64, #sparse3>
// CHECK-NEXT:     return %3 : tensor<8x8xf64, #sparse3>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @times_csr_dense_csc(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8x8xf64>) -> tensor<8x8xf64, #sparse1> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.convert %arg0 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %1 : tensor<8x8xf64, #sparse1> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel"]} ins(%2, %arg1 : tensor<8x8xf64, #sparse>, tensor<8x8xf64>) outs(%0 : tensor<8x8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %5 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %5 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %4 = sparse_tensor.reinterpret_map %3 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     return %4 : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @times_coocols_coo_csr(%arg0: tensor<8x8xf64, #sparse7>, %arg1: tensor<8x8xf64, #sparse6>) -> tensor<8x8xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse7> to tensor<8x8xf64, #sparse8>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<8x8xf64, #sparse8> to tensor<8x8xf64, #sparse7>
// CHECK-NEXT:     %3 = sparse_tensor.reinterpret_map %2 : tensor<8x8xf64, #sparse7> to tensor<8x8xf64, #sparse8>
// CHECK-NEXT:     %4 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%3, %arg1 : tensor<8x8xf64, #sparse8>, tensor<8x8xf64, #sparse6>) outs(%0 : tensor<8x8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %5 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %5 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse>
// CHECK-NEXT:     bufferization.dealloc_tensor %2 : tensor<8x8xf64, #sparse7>
// CHECK-NEXT:     return %4 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @times_dcsr_dcsc_dcsr(%arg0: tensor<8x8xf64, #sparse2>, %arg1: tensor<8x8xf64, #sparse5>) -> tensor<8x8xf64, #sparse2> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg1 : tensor<8x8xf64, #sparse5> to tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<8x8xf64, #sparse2> to tensor<8x8xf64, #sparse5>
// CHECK-NEXT:     %3 = sparse_tensor.reinterpret_map %2 : tensor<8x8xf64, #sparse5> to tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     %4 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg0, %3 : tensor<8x8xf64, #sparse2>, tensor<8x8xf64, #sparse2>) outs(%0 : tensor<8x8xf64, #sparse2>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %5 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %5 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     bufferization.dealloc_tensor %2 : tensor<8x8xf64, #sparse5>
// CHECK-NEXT:     return %4 : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @times_nm_dense_dense(%arg0: tensor<8x8xf64, #sparse9>, %arg1: tensor<8x8xf64>, %arg2: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse9> to tensor<8x2x4xf64, #sparse10>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map12, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %arg1 : tensor<8x2x4xf64, #sparse10>, tensor<8x8xf64>) outs(%arg2 : tensor<8x8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     return %1 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @twice_csr_csc(%arg0: tensor<8x8xf64, #sparse>) -> tensor<8x8xf64, #sparse1> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.convert %arg0 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %1 : tensor<8x8xf64, #sparse1> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<8x8xf64, #sparse>) outs(%0 : tensor<8x8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %5 = arith.addf %in, %in : f64
// CHECK-NEXT:       linalg.yield %5 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %4 = sparse_tensor.reinterpret_map %3 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     return %4 : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @twice_csc_csr(%arg0: tensor<8x8xf64, #sparse1>) -> tensor<8x8xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse1> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %3 = sparse_tensor.reinterpret_map %2 : tensor<8x8xf64, #sparse1> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %4 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<8x8xf64, #sparse>) outs(%0 : tensor<8x8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %5 = arith.addf %in, %in : f64
// CHECK-NEXT:       linalg.yield %5 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse>
// CHECK-NEXT:     bufferization.dealloc_tensor %2 : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     return %4 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @twice_bsr_dense(%arg0: tensor<8x8xf64, #sparse3>, %arg1: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse3> to tensor<4x2x2x4xf64, #sparse4>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%0 : tensor<4x2x2x4xf64, #sparse4>) outs(%arg1 : tensor<8x8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.addf %in, %in : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     return %1 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @twice_csc_dense(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse1> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<8x8xf64, #sparse>) outs(%arg1 : tensor<8x8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.addf %in, %in : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     return %1 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @twice_csr_bsr(%arg0: tensor<8x8xf64, #sparse>) -> tensor<8x8xf64, #sparse3> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x2x2x4xf64, #sparse4>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x8xf64, #sparse>) outs(%0 : tensor<4x2x2x4xf64, #sparse4>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.addf %in, %in : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<4x2x2x4xf64, #sparse4>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %1 : tensor<4x2x2x4xf64, #sparse4> to tensor<8x8xf64, #sparse3>
// CHECK-NEXT:     return %2 : tensor<8x8xf64, #sparse3>
// CHECK-NEXT:   }
// CHECK-NEXT: }
