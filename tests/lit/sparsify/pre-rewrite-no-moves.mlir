// RUN: pyopt %s --pre-sparsification-rewrite | FileCheck %s

// Kernels that stay: they do more than moving elements, or no conversion by counting does it.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#Twice = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed(nonunique)) }>
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#t = {
  indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
  iterator_types = ["parallel", "parallel"]
}

func.func @onto_elements(%a: tensor<8x8xf64, #CSR>, %e: tensor<8x8xf64, #CSR>)
    -> tensor<8x8xf64, #CSR> {
  %r = linalg.generic #t ins(%a : tensor<8x8xf64, #CSR>) outs(%e : tensor<8x8xf64, #CSR>) {
  ^bb0(%x: f64, %out: f64):
    linalg.yield %x : f64
  } -> tensor<8x8xf64, #CSR>
  return %r : tensor<8x8xf64, #CSR>
}

func.func @compressed_rows(%a: tensor<8x8xf64, #DCSR>) -> tensor<8x8xf64, #DCSR> {
  %e = tensor.empty() : tensor<8x8xf64, #DCSR>
  %r = linalg.generic #t ins(%a : tensor<8x8xf64, #DCSR>) outs(%e : tensor<8x8xf64, #DCSR>) {
  ^bb0(%x: f64, %out: f64):
    linalg.yield %x : f64
  } -> tensor<8x8xf64, #DCSR>
  return %r : tensor<8x8xf64, #DCSR>
}

// The kernel adds up what is stored in parts.
func.func @in_parts(%a: tensor<8x8xf64, #Twice>) -> tensor<8x8xf64, #CSR> {
  %e = tensor.empty() : tensor<8x8xf64, #CSR>
  %r = linalg.generic #t ins(%a : tensor<8x8xf64, #Twice>) outs(%e : tensor<8x8xf64, #CSR>) {
  ^bb0(%x: f64, %out: f64):
    linalg.yield %x : f64
  } -> tensor<8x8xf64, #CSR>
  return %r : tensor<8x8xf64, #CSR>
}

func.func @squared(%a: tensor<8x8xf64, #CSR>) -> tensor<8x8xf64, #CSR> {
  %e = tensor.empty() : tensor<8x8xf64, #CSR>
  %r = linalg.generic #t ins(%a : tensor<8x8xf64, #CSR>) outs(%e : tensor<8x8xf64, #CSR>) {
  ^bb0(%x: f64, %out: f64):
    %0 = arith.mulf %x, %x : f64
    linalg.yield %0 : f64
  } -> tensor<8x8xf64, #CSR>
  return %r : tensor<8x8xf64, #CSR>
}

func.func @in_each_row(%a: tensor<8xf64, #SV>) -> tensor<8x8xf64, #CSR> {
  %e = tensor.empty() : tensor<8x8xf64, #CSR>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<8xf64, #SV>) outs(%e : tensor<8x8xf64, #CSR>) {
  ^bb0(%x: f64, %out: f64):
    linalg.yield %x : f64
  } -> tensor<8x8xf64, #CSR>
  return %r : tensor<8x8xf64, #CSR>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(nonunique)) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @onto_elements(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8x8xf64, #sparse>) -> tensor<8x8xf64, #sparse> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x8xf64, #sparse>) outs(%arg1 : tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       linalg.yield %in : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse>
// CHECK-NEXT:     return %0 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @compressed_rows(%arg0: tensor<8x8xf64, #sparse1>) -> tensor<8x8xf64, #sparse1> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x8xf64, #sparse1>) outs(%0 : tensor<8x8xf64, #sparse1>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       linalg.yield %in : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     return %1 : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @in_parts(%arg0: tensor<8x8xf64, #sparse2>) -> tensor<8x8xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x8xf64, #sparse2>) outs(%0 : tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       linalg.yield %in : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @squared(%arg0: tensor<8x8xf64, #sparse>) -> tensor<8x8xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x8xf64, #sparse>) outs(%0 : tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @in_each_row(%arg0: tensor<8xf64, #sparse3>) -> tensor<8x8xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8xf64, #sparse3>) outs(%0 : tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       linalg.yield %in : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
