// RUN: pyopt %s --sparse-reinterpret-map=reference-exact=true | FileCheck %s

// Products, elementwise kernels and sparse outputs; orders that contradict each other are resolved by a conversion.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
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

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1 * 4 + d2)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2, d1 * 4 + d3)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton(soa)), posWidth = 32, crdWidth = 16 }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)), posWidth = 32, crdWidth = 16 }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[2, 4]) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loads() -> tensor<2xf32> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @times_coocols_coo_csr(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8x8xf64, #sparse1>) -> tensor<8x8xf64, #sparse2> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse3>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<8x8xf64, #sparse3> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %3 = sparse_tensor.reinterpret_map %2 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse3>
// CHECK-NEXT:     %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg1 : tensor<8x8xf64, #sparse3>, tensor<8x8xf64, #sparse1>) outs(%0 : tensor<8x8xf64, #sparse2>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %5 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %5 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     bufferization.dealloc_tensor %2 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     return %4 : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @times_nm_dense_dense(%arg0: tensor<8x8xf64, #sparse4>, %arg1: tensor<8x8xf64>, %arg2: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse4> to tensor<8x2x4xf64, #sparse5>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %arg1 : tensor<8x2x4xf64, #sparse5>, tensor<8x8xf64>) outs(%arg2 : tensor<8x8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     return %1 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @twice_csr_bsr(%arg0: tensor<8x8xf64, #sparse2>) -> tensor<8x8xf64, #sparse6> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x2x2x4xf64, #sparse7>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x8xf64, #sparse2>) outs(%0 : tensor<4x2x2x4xf64, #sparse7>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.addf %in, %in : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<4x2x2x4xf64, #sparse7>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %1 : tensor<4x2x2x4xf64, #sparse7> to tensor<8x8xf64, #sparse6>
// CHECK-NEXT:     return %2 : tensor<8x8xf64, #sparse6>
// CHECK-NEXT:   }
// CHECK-NEXT: }
