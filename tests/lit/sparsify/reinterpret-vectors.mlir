// RUN: pyopt %s --sparse-reinterpret-map=reference-exact=true | FileCheck %s

// Matrices times vectors: levels in the place of dimensions, loops in the order of the levels.

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
#DDCols = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : dense) }>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 4 : compressed, i mod 2 : dense,
                   j mod 4 : dense)
}>
#BSC = #sparse_tensor.encoding<{
  map = (i, j) -> (j floordiv 2 : compressed, i floordiv 2 : compressed, i mod 2 : dense,
                   j mod 2 : dense)
}>
#NM = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])
}>
#Loose = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : loose_compressed) }>

// An op of bufferization, without which the reference does not know those that it makes.
func.func @loads() -> tensor<2xf32> {
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @spmv_csr_dynamic(%a0: tensor<?x?xf64, #CSR>, %a1: tensor<?xf64>, %a2: tensor<?xf64>)
    -> tensor<?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?xf64, #CSR>, tensor<?xf64>) outs(%a2 : tensor<?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

func.func @spmv_csc_dynamic(%a0: tensor<?x?xf64, #CSC>, %a1: tensor<?xf64>, %a2: tensor<?xf64>)
    -> tensor<?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?xf64, #CSC>, tensor<?xf64>) outs(%a2 : tensor<?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

func.func @spmv_dcsr(%a0: tensor<8x8xf64, #DCSR>, %a1: tensor<8xf64>, %a2: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<8x8xf64, #DCSR>, tensor<8xf64>) outs(%a2 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @spmv_dcsc_dynamic(%a0: tensor<?x?xf64, #DCSC>, %a1: tensor<?xf64>, %a2: tensor<?xf64>)
    -> tensor<?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?xf64, #DCSC>, tensor<?xf64>) outs(%a2 : tensor<?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

func.func @spmv_coo(%a0: tensor<8x8xf64, #COO>, %a1: tensor<8xf64>, %a2: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<8x8xf64, #COO>, tensor<8xf64>) outs(%a2 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @spmv_coocols_dynamic(%a0: tensor<?x?xf64, #COOCols>, %a1: tensor<?xf64>,
                                %a2: tensor<?xf64>) -> tensor<?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?xf64, #COOCols>, tensor<?xf64>) outs(%a2 : tensor<?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

func.func @spmv_ddcols_dynamic(%a0: tensor<?x?xf64, #DDCols>, %a1: tensor<?xf64>,
                               %a2: tensor<?xf64>) -> tensor<?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?xf64, #DDCols>, tensor<?xf64>) outs(%a2 : tensor<?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

func.func @spmv_bsr(%a0: tensor<8x8xf64, #BSR>, %a1: tensor<8xf64>, %a2: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<8x8xf64, #BSR>, tensor<8xf64>) outs(%a2 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @spmv_bsr_dynamic(%a0: tensor<?x?xf64, #BSR>, %a1: tensor<?xf64>, %a2: tensor<?xf64>)
    -> tensor<?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?xf64, #BSR>, tensor<?xf64>) outs(%a2 : tensor<?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

func.func @spmv_bsc(%a0: tensor<8x8xf64, #BSC>, %a1: tensor<8xf64>, %a2: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<8x8xf64, #BSC>, tensor<8xf64>) outs(%a2 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @spmv_nm(%a0: tensor<8x8xf64, #NM>, %a1: tensor<8xf64>, %a2: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<8x8xf64, #NM>, tensor<8xf64>) outs(%a2 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @spmv_loose_dynamic(%a0: tensor<?x?xf64, #Loose>, %a1: tensor<?xf64>, %a2: tensor<?xf64>)
    -> tensor<?xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<?x?xf64, #Loose>, tensor<?xf64>) outs(%a2 : tensor<?xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

func.func @transposed_csr(%a0: tensor<8x8xf64, #CSR>, %a1: tensor<8xf64>, %a2: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<8x8xf64, #CSR>, tensor<8xf64>) outs(%a2 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @transposed_csc(%a0: tensor<8x8xf64, #CSC>, %a1: tensor<8xf64>, %a2: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<8x8xf64, #CSC>, tensor<8xf64>) outs(%a2 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @transposed_bsr(%a0: tensor<8x8xf64, #BSR>, %a1: tensor<8xf64>, %a2: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<8x8xf64, #BSR>, tensor<8xf64>) outs(%a2 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @transposed_dcsc(%a0: tensor<8x8xf64, #DCSC>, %a1: tensor<8xf64>, %a2: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<8x8xf64, #DCSC>, tensor<8xf64>) outs(%a2 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3) -> (d1 * 4 + d3)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d3)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1, d2, d3) -> (d1 * 2 + d2)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map9 = affine_map<(d0, d1, d2) -> (d1 * 4 + d2)>
// CHECK-NEXT: #map10 = affine_map<(d0, d1, d2) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton(soa)), posWidth = 32, crdWidth = 16 }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)), posWidth = 32, crdWidth = 16 }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : dense) }>
// CHECK-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
// CHECK-NEXT: #sparse10 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-NEXT: #sparse11 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 floordiv 2 : compressed, d0 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>
// CHECK-NEXT: #sparse12 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : compressed, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-NEXT: #sparse13 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
// CHECK-NEXT: #sparse14 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[2, 4]) }>
// CHECK-NEXT: #sparse15 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : loose_compressed) }>
// CHECK-NEXT: #sparse16 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loads() -> tensor<2xf32> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @spmv_csr_dynamic(%arg0: tensor<?x?xf64, #sparse>, %arg1: tensor<?xf64>, %arg2: tensor<?xf64>) -> tensor<?xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<?x?xf64, #sparse>, tensor<?xf64>) outs(%arg2 : tensor<?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<?xf64>
// CHECK-NEXT:     return %0 : tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @spmv_csc_dynamic(%arg0: tensor<?x?xf64, #sparse1>, %arg1: tensor<?xf64>, %arg2: tensor<?xf64>) -> tensor<?xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?xf64, #sparse1> to tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map2, #map1], iterator_types = ["reduction", "parallel"]} ins(%0, %arg1 : tensor<?x?xf64, #sparse>, tensor<?xf64>) outs(%arg2 : tensor<?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?xf64>
// CHECK-NEXT:     return %1 : tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @spmv_dcsr(%arg0: tensor<8x8xf64, #sparse2>, %arg1: tensor<8xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<8x8xf64, #sparse2>, tensor<8xf64>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @spmv_dcsc_dynamic(%arg0: tensor<?x?xf64, #sparse3>, %arg1: tensor<?xf64>, %arg2: tensor<?xf64>) -> tensor<?xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?xf64, #sparse3> to tensor<?x?xf64, #sparse2>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map2, #map1], iterator_types = ["reduction", "parallel"]} ins(%0, %arg1 : tensor<?x?xf64, #sparse2>, tensor<?xf64>) outs(%arg2 : tensor<?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?xf64>
// CHECK-NEXT:     return %1 : tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @spmv_coo(%arg0: tensor<8x8xf64, #sparse4>, %arg1: tensor<8xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<8x8xf64, #sparse4>, tensor<8xf64>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @spmv_coocols_dynamic(%arg0: tensor<?x?xf64, #sparse5>, %arg1: tensor<?xf64>, %arg2: tensor<?xf64>) -> tensor<?xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?xf64, #sparse5> to tensor<?x?xf64, #sparse6>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map2, #map1], iterator_types = ["reduction", "parallel"]} ins(%0, %arg1 : tensor<?x?xf64, #sparse6>, tensor<?xf64>) outs(%arg2 : tensor<?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?xf64>
// CHECK-NEXT:     return %1 : tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @spmv_ddcols_dynamic(%arg0: tensor<?x?xf64, #sparse7>, %arg1: tensor<?xf64>, %arg2: tensor<?xf64>) -> tensor<?xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?xf64, #sparse7> to tensor<?x?xf64, #sparse8>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map2, #map1], iterator_types = ["reduction", "parallel"]} ins(%0, %arg1 : tensor<?x?xf64, #sparse8>, tensor<?xf64>) outs(%arg2 : tensor<?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?xf64>
// CHECK-NEXT:     return %1 : tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @spmv_bsr(%arg0: tensor<8x8xf64, #sparse9>, %arg1: tensor<8xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse9> to tensor<4x2x2x4xf64, #sparse10>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "reduction", "parallel", "reduction"]} ins(%0, %arg1 : tensor<4x2x2x4xf64, #sparse10>, tensor<8xf64>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @spmv_bsr_dynamic(%arg0: tensor<?x?xf64, #sparse9>, %arg1: tensor<?xf64>, %arg2: tensor<?xf64>) -> tensor<?xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?xf64, #sparse9> to tensor<?x?x2x4xf64, #sparse10>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "reduction", "parallel", "reduction"]} ins(%0, %arg1 : tensor<?x?x2x4xf64, #sparse10>, tensor<?xf64>) outs(%arg2 : tensor<?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?xf64>
// CHECK-NEXT:     return %1 : tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @spmv_bsc(%arg0: tensor<8x8xf64, #sparse11>, %arg1: tensor<8xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse11> to tensor<4x4x2x2xf64, #sparse12>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map3, #map6, #map7], iterator_types = ["reduction", "parallel", "parallel", "reduction"]} ins(%0, %arg1 : tensor<4x4x2x2xf64, #sparse12>, tensor<8xf64>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @spmv_nm(%arg0: tensor<8x8xf64, #sparse13>, %arg1: tensor<8xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse13> to tensor<8x2x4xf64, #sparse14>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "reduction", "reduction"]} ins(%0, %arg1 : tensor<8x2x4xf64, #sparse14>, tensor<8xf64>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @spmv_loose_dynamic(%arg0: tensor<?x?xf64, #sparse15>, %arg1: tensor<?xf64>, %arg2: tensor<?xf64>) -> tensor<?xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?xf64, #sparse15> to tensor<?x?xf64, #sparse16>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map2, #map1], iterator_types = ["reduction", "parallel"]} ins(%0, %arg1 : tensor<?x?xf64, #sparse16>, tensor<?xf64>) outs(%arg2 : tensor<?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?xf64>
// CHECK-NEXT:     return %1 : tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @transposed_csr(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map2, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0, %arg1 : tensor<8x8xf64, #sparse>, tensor<8xf64>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @transposed_csc(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<8xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse1> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%0, %arg1 : tensor<8x8xf64, #sparse>, tensor<8xf64>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @transposed_bsr(%arg0: tensor<8x8xf64, #sparse9>, %arg1: tensor<8xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse9> to tensor<4x2x2x4xf64, #sparse10>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map3, #map5, #map4], iterator_types = ["reduction", "parallel", "reduction", "parallel"]} ins(%0, %arg1 : tensor<4x2x2x4xf64, #sparse10>, tensor<8xf64>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @transposed_dcsc(%arg0: tensor<8x8xf64, #sparse3>, %arg1: tensor<8xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse3> to tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%0, %arg1 : tensor<8x8xf64, #sparse2>, tensor<8xf64>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
