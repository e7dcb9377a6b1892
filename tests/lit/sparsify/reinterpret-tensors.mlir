// RUN: pyopt %s --sparse-reinterpret-map=reference-exact=true | FileCheck %s

// Tensors of rank three, sums of loops as subscripts, and what is left alone.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#DV = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
#BV = #sparse_tensor.encoding<{ map = (i) -> (i floordiv 2 : compressed, i mod 2 : dense) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#DCSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed, i : compressed) }>
#CSF = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed, j : compressed, k : compressed)
}>
#CSFPerm = #sparse_tensor.encoding<{
  map = (i, j, k) -> (k : compressed, i : compressed, j : compressed)
}>
#COO3 = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique), k : singleton)
}>
#Batch = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : batch, k : dense, j : compressed) }>

// An op of bufferization, without which the reference does not know those that it makes.
func.func @loads() -> tensor<2xf32> {
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @ttv_csf(%a0: tensor<?x?x?xf64, #CSF>, %a1: tensor<?xf64>, %a2: tensor<?x?xf64>)
    -> tensor<?x?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (k)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?x?xf64, #CSF>, tensor<?xf64>) outs(%a2 : tensor<?x?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}

func.func @mttkrp_csf(%a0: tensor<?x?x?xf64, #CSF>, %a1: tensor<?x?xf64>, %a2: tensor<?x?xf64>,
                      %a3: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k)>, affine_map<(i, j, k, l) -> (j, l)>,
                     affine_map<(i, j, k, l) -> (k, l)>, affine_map<(i, j, k, l) -> (i, l)>],
    iterator_types = ["parallel", "reduction", "reduction", "parallel"]
  } ins(%a0, %a1, %a2 : tensor<?x?x?xf64, #CSF>, tensor<?x?xf64>, tensor<?x?xf64>)
      outs(%a3 : tensor<?x?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64, %e3: f64):
    %p = arith.mulf %e0, %e1 : f64
    %q = arith.mulf %p, %e2 : f64
    %s = arith.addf %e3, %q : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}

func.func @ttv_csfperm(%a0: tensor<?x?x?xf64, #CSFPerm>, %a1: tensor<?xf64>, %a2: tensor<?x?xf64>)
    -> tensor<?x?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (k)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?x?xf64, #CSFPerm>, tensor<?xf64>) outs(%a2 : tensor<?x?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}

func.func @mttkrp_csfperm(%a0: tensor<?x?x?xf64, #CSFPerm>, %a1: tensor<?x?xf64>,
                          %a2: tensor<?x?xf64>, %a3: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k)>, affine_map<(i, j, k, l) -> (j, l)>,
                     affine_map<(i, j, k, l) -> (k, l)>, affine_map<(i, j, k, l) -> (i, l)>],
    iterator_types = ["parallel", "reduction", "reduction", "parallel"]
  } ins(%a0, %a1, %a2 : tensor<?x?x?xf64, #CSFPerm>, tensor<?x?xf64>, tensor<?x?xf64>)
      outs(%a3 : tensor<?x?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64, %e3: f64):
    %p = arith.mulf %e0, %e1 : f64
    %q = arith.mulf %p, %e2 : f64
    %s = arith.addf %e3, %q : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}

func.func @ttv_coo3(%a0: tensor<?x?x?xf64, #COO3>, %a1: tensor<?xf64>, %a2: tensor<?x?xf64>)
    -> tensor<?x?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (k)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?x?xf64, #COO3>, tensor<?xf64>) outs(%a2 : tensor<?x?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}

func.func @mttkrp_coo3(%a0: tensor<?x?x?xf64, #COO3>, %a1: tensor<?x?xf64>, %a2: tensor<?x?xf64>,
                       %a3: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k)>, affine_map<(i, j, k, l) -> (j, l)>,
                     affine_map<(i, j, k, l) -> (k, l)>, affine_map<(i, j, k, l) -> (i, l)>],
    iterator_types = ["parallel", "reduction", "reduction", "parallel"]
  } ins(%a0, %a1, %a2 : tensor<?x?x?xf64, #COO3>, tensor<?x?xf64>, tensor<?x?xf64>)
      outs(%a3 : tensor<?x?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64, %e3: f64):
    %p = arith.mulf %e0, %e1 : f64
    %q = arith.mulf %p, %e2 : f64
    %s = arith.addf %e3, %q : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}

func.func @ttv_batch(%a0: tensor<?x?x?xf64, #Batch>, %a1: tensor<?xf64>, %a2: tensor<?x?xf64>)
    -> tensor<?x?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (k)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?x?xf64, #Batch>, tensor<?xf64>) outs(%a2 : tensor<?x?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}

func.func @mttkrp_batch(%a0: tensor<?x?x?xf64, #Batch>, %a1: tensor<?x?xf64>, %a2: tensor<?x?xf64>,
                        %a3: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k)>, affine_map<(i, j, k, l) -> (j, l)>,
                     affine_map<(i, j, k, l) -> (k, l)>, affine_map<(i, j, k, l) -> (i, l)>],
    iterator_types = ["parallel", "reduction", "reduction", "parallel"]
  } ins(%a0, %a1, %a2 : tensor<?x?x?xf64, #Batch>, tensor<?x?xf64>, tensor<?x?xf64>)
      outs(%a3 : tensor<?x?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64, %e3: f64):
    %p = arith.mulf %e0, %e1 : f64
    %q = arith.mulf %p, %e2 : f64
    %s = arith.addf %e3, %q : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}

func.func @sum_all(%a0: tensor<4x5x6xf64, #CSFPerm>, %a1: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> ()>],
    iterator_types = ["reduction", "reduction", "reduction"]
  } ins(%a0 : tensor<4x5x6xf64, #CSFPerm>) outs(%a1 : tensor<f64>) {
  ^bb0(%e0: f64, %e1: f64):
    %s = arith.addf %e1, %e0 : f64
    linalg.yield %s : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

func.func @outer(%a0: tensor<?xf64, #SV>, %a1: tensor<?xf64, #SV>, %a2: tensor<?x?xf64>)
    -> tensor<?x?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0, %a1 : tensor<?xf64, #SV>, tensor<?xf64, #SV>) outs(%a2 : tensor<?x?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    linalg.yield %p : f64
  } -> tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}

func.func @outer_sparse(%a0: tensor<8xf64, #SV>, %a1: tensor<8xf64, #SV>)
    -> tensor<8x8xf64, #DCSC> {
  %a2 = tensor.empty() : tensor<8x8xf64, #DCSC>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0, %a1 : tensor<8xf64, #SV>, tensor<8xf64, #SV>) outs(%a2 : tensor<8x8xf64, #DCSC>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #DCSC>
  return %0 : tensor<8x8xf64, #DCSC>
}

func.func @outer_blocked(%a0: tensor<8xf64, #BV>, %a1: tensor<8xf64, #SV>, %a2: tensor<8x8xf64>)
    -> tensor<8x8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0, %a1 : tensor<8xf64, #BV>, tensor<8xf64, #SV>) outs(%a2 : tensor<8x8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64>
  return %0 : tensor<8x8xf64>
}

func.func @convolution(%a0: tensor<10xf64, #SV>, %a1: tensor<3xf64>, %a2: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, k) -> (i + k)>, affine_map<(i, k) -> (k)>,
                     affine_map<(i, k) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<10xf64, #SV>, tensor<3xf64>) outs(%a2 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @convolution_2d(%a0: tensor<10x10xf64, #DCSR>, %a1: tensor<3x3xf64>, %a2: tensor<8x8xf64>)
    -> tensor<8x8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k, l) -> (i + k, j + l)>, affine_map<(i, j, k, l) -> (k, l)>,
                     affine_map<(i, j, k, l) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction", "reduction"]
  } ins(%a0, %a1 : tensor<10x10xf64, #DCSR>, tensor<3x3xf64>) outs(%a2 : tensor<8x8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<8x8xf64>
  return %0 : tensor<8x8xf64>
}

func.func @convolution_2d_columns(%a0: tensor<10x10xf64, #DCSC>, %a1: tensor<3x3xf64>,
                                  %a2: tensor<8x8xf64>) -> tensor<8x8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k, l) -> (i + k, j + l)>, affine_map<(i, j, k, l) -> (k, l)>,
                     affine_map<(i, j, k, l) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction", "reduction"]
  } ins(%a0, %a1 : tensor<10x10xf64, #DCSC>, tensor<3x3xf64>) outs(%a2 : tensor<8x8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<8x8xf64>
  return %0 : tensor<8x8xf64>
}

func.func @strided(%a0: tensor<17xf64, #DV>, %a1: tensor<3xf64, #SV>, %a2: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, k) -> (i * 2 + k)>, affine_map<(i, k) -> (k)>,
                     affine_map<(i, k) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<17xf64, #DV>, tensor<3xf64, #SV>) outs(%a2 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @shifted_dense(%a0: tensor<10xf64>, %a1: tensor<3xf64, #SV>, %a2: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, k) -> (i + k)>, affine_map<(i, k) -> (k)>,
                     affine_map<(i, k) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<10xf64>, tensor<3xf64, #SV>) outs(%a2 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @diagonal(%a0: tensor<8x8xf64, #CSR>, %a1: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a0 : tensor<8x8xf64, #CSR>) outs(%a1 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64):
    linalg.yield %e0 : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @column(%a0: tensor<8x8xf64, #CSC>, %a1: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i, 0)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a0 : tensor<8x8xf64, #CSC>) outs(%a1 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64):
    linalg.yield %e0 : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @no_order_for_output(%a0: tensor<4x5x6xf64, #CSF>) -> tensor<5x6xf64, #DCSR> {
  %a1 = tensor.empty() : tensor<5x6xf64, #DCSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (k, i, j)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0 : tensor<4x5x6xf64, #CSF>) outs(%a1 : tensor<5x6xf64, #DCSR>) {
  ^bb0(%e0: f64, %e1: f64):
    %s = arith.addf %e1, %e0 : f64
    linalg.yield %s : f64
  } -> tensor<5x6xf64, #DCSR>
  return %0 : tensor<5x6xf64, #DCSR>
}

func.func @both_ways(%a0: tensor<?x?xf64, #DCSR>, %a1: tensor<?x?xf64, #DCSR>, %a2: tensor<?x?xf64>)
    -> tensor<?x?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a0, %a1 : tensor<?x?xf64, #DCSR>, tensor<?x?xf64, #DCSR>) outs(%a2 : tensor<?x?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.addf %e0, %e1 : f64
    linalg.yield %p : f64
  } -> tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}

func.func @already_sorted(%a0: tensor<?x?xf64, #CSR>, %a1: tensor<?xf64>, %a2: tensor<?xf64>)
    -> tensor<?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"],
    sorted = true
  } ins(%a0, %a1 : tensor<?x?xf64, #CSR>, tensor<?xf64>) outs(%a2 : tensor<?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// The same tensor twice: only one of them is converted.
func.func @same_tensor(%a: tensor<?x?xf64, #DCSR>, %x: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %a : tensor<?x?xf64, #DCSR>, tensor<?x?xf64, #DCSR>) outs(%x : tensor<?x?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    linalg.yield %p : f64
  } -> tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}

// Nothing happens: two outputs, buffers, no sparse tensor, an unregistered op, a function without a body.
func.func @two_outputs(%a: tensor<8xf64, #SV>, %x: tensor<8xf64>, %y: tensor<8xf64>)
    -> (tensor<8xf64>, tensor<8xf64>) {
  %0:2 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<8xf64, #SV>) outs(%x, %y : tensor<8xf64>, tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    linalg.yield %e0, %e0 : f64, f64
  } -> (tensor<8xf64>, tensor<8xf64>)
  return %0#0, %0#1 : tensor<8xf64>, tensor<8xf64>
}

func.func @buffers(%a: memref<8xf64>, %x: memref<8xf64>) {
  linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a : memref<8xf64>) outs(%x : memref<8xf64>) {
  ^bb0(%e0: f64, %e1: f64):
    linalg.yield %e0 : f64
  }
  return
}

func.func @dense(%a: tensor<8x8xf64>, %x: tensor<8x8xf64>) -> tensor<8x8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<8x8xf64>) outs(%x : tensor<8x8xf64>) {
  ^bb0(%e0: f64, %e1: f64):
    linalg.yield %e0 : f64
  } -> tensor<8x8xf64>
  return %0 : tensor<8x8xf64>
}

func.func private @declared(tensor<8xf64, #SV>)

module @nested {
  func.func @unreachable(%a: tensor<8x8xf64, #CSC>, %x: tensor<8x8xf64>) -> tensor<8x8xf64> {
    return %x : tensor<8x8xf64>
  ^bb1:
    %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]
    } ins(%a : tensor<8x8xf64, #CSC>) outs(%x : tensor<8x8xf64>) {
    ^bb0(%e0: f64, %e1: f64):
      linalg.yield %e0 : f64
    } -> tensor<8x8xf64>
    return %0 : tensor<8x8xf64>
  }
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1, d2) -> (d0)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map9 = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-NEXT: #map10 = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map11 = affine_map<(d0, d1, d2) -> ()>
// CHECK-NEXT: #map12 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map13 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map14 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map15 = affine_map<(d0, d1, d2) -> (d0 * 2 + d1, d2)>
// CHECK-NEXT: #map16 = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #map17 = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>
// CHECK-NEXT: #map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
// CHECK-NEXT: #map19 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
// CHECK-NEXT: #map20 = affine_map<(d0, d1, d2, d3) -> (d1, d0)>
// CHECK-NEXT: #map21 = affine_map<(d0, d1) -> (d0 * 2 + d1)>
// CHECK-NEXT: #map22 = affine_map<(d0) -> (d0, d0)>
// CHECK-NEXT: #map23 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map24 = affine_map<(d0) -> (0, d0)>
// CHECK-NEXT: #map25 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
// CHECK-NEXT: #map26 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d2 : compressed, d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d2 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = (d0) -> (d0 floordiv 2 : compressed, d0 mod 2 : dense) }>
// CHECK-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
// CHECK-NEXT: #sparse10 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: #sparse11 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse12 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loads() -> tensor<2xf32> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ttv_csf(%arg0: tensor<?x?x?xf64, #sparse>, %arg1: tensor<?xf64>, %arg2: tensor<?x?xf64>) -> tensor<?x?xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<?x?x?xf64, #sparse>, tensor<?xf64>) outs(%arg2 : tensor<?x?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64>
// CHECK-NEXT:     return %0 : tensor<?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @mttkrp_csf(%arg0: tensor<?x?x?xf64, #sparse>, %arg1: tensor<?x?xf64>, %arg2: tensor<?x?xf64>, %arg3: tensor<?x?xf64>) -> tensor<?x?xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map6], iterator_types = ["parallel", "reduction", "reduction", "parallel"]} ins(%arg0, %arg1, %arg2 : tensor<?x?x?xf64, #sparse>, tensor<?x?xf64>, tensor<?x?xf64>) outs(%arg3 : tensor<?x?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.mulf %1, %in_1 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64>
// CHECK-NEXT:     return %0 : tensor<?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ttv_csfperm(%arg0: tensor<?x?x?xf64, #sparse1>, %arg1: tensor<?xf64>, %arg2: tensor<?x?xf64>) -> tensor<?x?xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?x?xf64, #sparse1> to tensor<?x?x?xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map7, #map8], iterator_types = ["reduction", "parallel", "parallel"]} ins(%0, %arg1 : tensor<?x?x?xf64, #sparse>, tensor<?xf64>) outs(%arg2 : tensor<?x?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64>
// CHECK-NEXT:     return %1 : tensor<?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @mttkrp_csfperm(%arg0: tensor<?x?x?xf64, #sparse1>, %arg1: tensor<?x?xf64>, %arg2: tensor<?x?xf64>, %arg3: tensor<?x?xf64>) -> tensor<?x?xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?x?xf64, #sparse1> to tensor<?x?x?xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map3, #map5, #map6, #map4], iterator_types = ["reduction", "parallel", "reduction", "parallel"]} ins(%0, %arg1, %arg2 : tensor<?x?x?xf64, #sparse>, tensor<?x?xf64>, tensor<?x?xf64>) outs(%arg3 : tensor<?x?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.mulf %2, %in_1 : f64
// CHECK-NEXT:       %4 = arith.addf %out, %3 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64>
// CHECK-NEXT:     return %1 : tensor<?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ttv_coo3(%arg0: tensor<?x?x?xf64, #sparse2>, %arg1: tensor<?xf64>, %arg2: tensor<?x?xf64>) -> tensor<?x?xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<?x?x?xf64, #sparse2>, tensor<?xf64>) outs(%arg2 : tensor<?x?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64>
// CHECK-NEXT:     return %0 : tensor<?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @mttkrp_coo3(%arg0: tensor<?x?x?xf64, #sparse2>, %arg1: tensor<?x?xf64>, %arg2: tensor<?x?xf64>, %arg3: tensor<?x?xf64>) -> tensor<?x?xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map6], iterator_types = ["parallel", "reduction", "reduction", "parallel"]} ins(%arg0, %arg1, %arg2 : tensor<?x?x?xf64, #sparse2>, tensor<?x?xf64>, tensor<?x?xf64>) outs(%arg3 : tensor<?x?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.mulf %1, %in_1 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64>
// CHECK-NEXT:     return %0 : tensor<?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ttv_batch(%arg0: tensor<?x?x?xf64, #sparse3>, %arg1: tensor<?xf64>, %arg2: tensor<?x?xf64>) -> tensor<?x?xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?x?xf64, #sparse3> to tensor<?x?x?xf64, #sparse4>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map9, #map10], iterator_types = ["parallel", "reduction", "parallel"]} ins(%0, %arg1 : tensor<?x?x?xf64, #sparse4>, tensor<?xf64>) outs(%arg2 : tensor<?x?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64>
// CHECK-NEXT:     return %1 : tensor<?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @mttkrp_batch(%arg0: tensor<?x?x?xf64, #sparse3>, %arg1: tensor<?x?xf64>, %arg2: tensor<?x?xf64>, %arg3: tensor<?x?xf64>) -> tensor<?x?xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?x?xf64, #sparse3> to tensor<?x?x?xf64, #sparse4>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map3, #map5, #map4, #map6], iterator_types = ["parallel", "reduction", "reduction", "parallel"]} ins(%0, %arg1, %arg2 : tensor<?x?x?xf64, #sparse4>, tensor<?x?xf64>, tensor<?x?xf64>) outs(%arg3 : tensor<?x?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.mulf %2, %in_1 : f64
// CHECK-NEXT:       %4 = arith.addf %out, %3 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64>
// CHECK-NEXT:     return %1 : tensor<?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sum_all(%arg0: tensor<4x5x6xf64, #sparse1>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<4x5x6xf64, #sparse1> to tensor<6x4x5xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map11], iterator_types = ["reduction", "reduction", "reduction"]} ins(%0 : tensor<6x4x5xf64, #sparse>) outs(%arg1 : tensor<f64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.addf %out, %in : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     return %1 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outer(%arg0: tensor<?xf64, #sparse5>, %arg1: tensor<?xf64, #sparse5>, %arg2: tensor<?x?xf64>) -> tensor<?x?xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?xf64, #sparse5>, tensor<?xf64, #sparse5>) outs(%arg2 : tensor<?x?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64>
// CHECK-NEXT:     return %0 : tensor<?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outer_sparse(%arg0: tensor<8xf64, #sparse5>, %arg1: tensor<8xf64, #sparse5>) -> tensor<8x8xf64, #sparse6> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse7>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map13, #map12, #map14], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<8xf64, #sparse5>, tensor<8xf64, #sparse5>) outs(%0 : tensor<8x8xf64, #sparse7>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse7>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %1 : tensor<8x8xf64, #sparse7> to tensor<8x8xf64, #sparse6>
// CHECK-NEXT:     return %2 : tensor<8x8xf64, #sparse6>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outer_blocked(%arg0: tensor<8xf64, #sparse8>, %arg1: tensor<8xf64, #sparse5>, %arg2: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8xf64, #sparse8> to tensor<4x2xf64, #sparse9>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map2, #map1, #map15], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %arg1 : tensor<4x2xf64, #sparse9>, tensor<8xf64, #sparse5>) outs(%arg2 : tensor<8x8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     return %1 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @convolution(%arg0: tensor<10xf64, #sparse5>, %arg1: tensor<3xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map16, #map13, #map12], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<10xf64, #sparse5>, tensor<3xf64>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @convolution_2d(%arg0: tensor<10x10xf64, #sparse7>, %arg1: tensor<3x3xf64>, %arg2: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map17, #map5, #map18], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<10x10xf64, #sparse7>, tensor<3x3xf64>) outs(%arg2 : tensor<8x8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     return %0 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @convolution_2d_columns(%arg0: tensor<10x10xf64, #sparse6>, %arg1: tensor<3x3xf64>, %arg2: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<10x10xf64, #sparse6> to tensor<10x10xf64, #sparse7>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map17, #map19, #map20], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%0, %arg1 : tensor<10x10xf64, #sparse7>, tensor<3x3xf64>) outs(%arg2 : tensor<8x8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     return %1 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @strided(%arg0: tensor<17xf64, #sparse10>, %arg1: tensor<3xf64, #sparse5>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map21, #map13, #map12], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<17xf64, #sparse10>, tensor<3xf64, #sparse5>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @shifted_dense(%arg0: tensor<10xf64>, %arg1: tensor<3xf64, #sparse5>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map16, #map13, #map12], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<10xf64>, tensor<3xf64, #sparse5>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @diagonal(%arg0: tensor<8x8xf64, #sparse11>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel"]} ins(%arg0 : tensor<8x8xf64, #sparse11>) outs(%arg1 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       linalg.yield %in : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @column(%arg0: tensor<8x8xf64, #sparse12>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse12> to tensor<8x8xf64, #sparse11>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map24, #map23], iterator_types = ["parallel"]} ins(%0 : tensor<8x8xf64, #sparse11>) outs(%arg1 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       linalg.yield %in : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @no_order_for_output(%arg0: tensor<4x5x6xf64, #sparse>) -> tensor<5x6xf64, #sparse7> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<5x6xf64, #sparse7>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map25, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<4x5x6xf64, #sparse>) outs(%0 : tensor<5x6xf64, #sparse7>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.addf %out, %in : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<5x6xf64, #sparse7>
// CHECK-NEXT:     return %1 : tensor<5x6xf64, #sparse7>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @both_ways(%arg0: tensor<?x?xf64, #sparse7>, %arg1: tensor<?x?xf64, #sparse7>, %arg2: tensor<?x?xf64>) -> tensor<?x?xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse7> to tensor<?x?xf64, #sparse6>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %0 : tensor<?x?xf64, #sparse6> to tensor<?x?xf64, #sparse7>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map14, #map14, #map26], iterator_types = ["parallel", "parallel"]} ins(%1, %arg1 : tensor<?x?xf64, #sparse7>, tensor<?x?xf64, #sparse7>) outs(%arg2 : tensor<?x?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.addf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64>
// CHECK-NEXT:     bufferization.dealloc_tensor %0 : tensor<?x?xf64, #sparse6>
// CHECK-NEXT:     return %2 : tensor<?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @already_sorted(%arg0: tensor<?x?xf64, #sparse11>, %arg1: tensor<?xf64>, %arg2: tensor<?xf64>) -> tensor<?xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map26, #map13, #map12], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<?x?xf64, #sparse11>, tensor<?xf64>) outs(%arg2 : tensor<?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<?xf64>
// CHECK-NEXT:     return %0 : tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @same_tensor(%arg0: tensor<?x?xf64, #sparse7>, %arg1: tensor<?x?xf64>) -> tensor<?x?xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse7> to tensor<?x?xf64, #sparse6>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %0 : tensor<?x?xf64, #sparse6> to tensor<?x?xf64, #sparse7>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map14, #map14, #map26], iterator_types = ["parallel", "parallel"]} ins(%1, %arg0 : tensor<?x?xf64, #sparse7>, tensor<?x?xf64, #sparse7>) outs(%arg1 : tensor<?x?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64>
// CHECK-NEXT:     bufferization.dealloc_tensor %0 : tensor<?x?xf64, #sparse6>
// CHECK-NEXT:     return %2 : tensor<?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two_outputs(%arg0: tensor<8xf64, #sparse5>, %arg1: tensor<8xf64>, %arg2: tensor<8xf64>) -> (tensor<8xf64>, tensor<8xf64>) {
// CHECK-NEXT:     %0:2 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xf64, #sparse5>) outs(%arg1, %arg2 : tensor<8xf64>, tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64, %out_0: f64):
// CHECK-NEXT:       linalg.yield %in, %in : f64, f64
// CHECK-NEXT:     } -> (tensor<8xf64>, tensor<8xf64>)
// CHECK-NEXT:     return %0#0, %0#1 : tensor<8xf64>, tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @buffers(%arg0: memref<8xf64>, %arg1: memref<8xf64>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel"]} ins(%arg0 : memref<8xf64>) outs(%arg1 : memref<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       linalg.yield %in : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dense(%arg0: tensor<8x8xf64>, %arg1: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map26, #map14], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x8xf64>) outs(%arg1 : tensor<8x8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       linalg.yield %in : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     return %0 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @declared(tensor<8xf64, #sparse5>)
// CHECK-NEXT:   module @nested {
// CHECK-NEXT:     func.func @unreachable(%arg0: tensor<8x8xf64, #sparse12>, %arg1: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:       return %arg1 : tensor<8x8xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
