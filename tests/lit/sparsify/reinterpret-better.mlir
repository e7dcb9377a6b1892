// RUN: pyopt %s --sparse-reinterpret-map | FileCheck %s

// Orders that cost less, operands converted where there is no order for the output.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#DCSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed, i : compressed) }>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 4 : compressed, i mod 2 : dense,
                   j mod 4 : dense)
}>
#CSF = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed, j : compressed, k : compressed)
}>
#CSFPerm = #sparse_tensor.encoding<{
  map = (i, j, k) -> (k : compressed, i : compressed, j : compressed)
}>

// Ops of dialects without which the reference does not know those that it makes.
func.func @loads() -> tensor<2xf32> {
  vector.print punctuation <comma>
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @sddmm_sparse(%a0: tensor<?x?xf64, #CSR>, %a1: tensor<?x?xf64>, %a2: tensor<?x?xf64>,
                        %n0: index, %n1: index) -> tensor<?x?xf64, #CSR> {
  %a3 = tensor.empty(%n0, %n1) : tensor<?x?xf64, #CSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, k)>,
                     affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1, %a2 : tensor<?x?xf64, #CSR>, tensor<?x?xf64>, tensor<?x?xf64>)
      outs(%a3 : tensor<?x?xf64, #CSR>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64, %e3: f64):
    %p = arith.mulf %e0, %e1 : f64
    %q = arith.mulf %p, %e2 : f64
    %s = arith.addf %e3, %q : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64, #CSR>
  return %0 : tensor<?x?xf64, #CSR>
}

func.func @mttkrp(%a0: tensor<?x?x?xf64, #CSF>, %a1: tensor<?x?xf64>, %a2: tensor<?x?xf64>,
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

func.func @cheapest_conversion(%a0: tensor<8x8xf64, #CSR>, %a1: tensor<8x8xf64, #CSC>)
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

func.func @two_conversions(%a0: tensor<4x5x6xf64, #CSF>, %a1: tensor<4x5x6xf64, #CSFPerm>,
                           %a2: tensor<5x4x6xf64, #CSF>, %a3: tensor<4x5x6xf64>)
    -> tensor<4x5x6xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>,
                     affine_map<(i, j, k) -> (j, i, k)>, affine_map<(i, j, k) -> (i, j, k)>],
    iterator_types = ["parallel", "parallel", "parallel"]
  }
      ins(%a0, %a1, %a2 : tensor<4x5x6xf64, #CSF>, tensor<4x5x6xf64, #CSFPerm>,
          tensor<5x4x6xf64, #CSF>)
      outs(%a3 : tensor<4x5x6xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64, %e3: f64):
    %p = arith.mulf %e0, %e1 : f64
    %q = arith.mulf %p, %e2 : f64
    linalg.yield %q : f64
  } -> tensor<4x5x6xf64>
  return %0 : tensor<4x5x6xf64>
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

func.func @windows(%a0: tensor<10x10xf64, #DCSC>, %a1: tensor<3x3xf64>, %a2: tensor<8x8xf64>)
    -> tensor<8x8xf64> {
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

func.func @sddmm(%S: tensor<?x?xf64, #CSR>, %B: tensor<?x?xf64>, %C: tensor<?x?xf64>,
                 %X: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %2 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, k)>,
                     affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%S, %B, %C : tensor<?x?xf64, #CSR>, tensor<?x?xf64>, tensor<?x?xf64>)
      outs(%X : tensor<?x?xf64>) {
  ^bb0(%s: f64, %b: f64, %c: f64, %acc: f64):
    %m = arith.mulf %b, %c : f64
    %n = arith.mulf %s, %m : f64
    %r = arith.addf %acc, %n : f64
    linalg.yield %r : f64
  } -> tensor<?x?xf64>
  return %2 : tensor<?x?xf64>
}
func.func @spmm(%A: tensor<?x?xf64, #CSR>, %B: tensor<?x?xf64>, %X: tensor<?x?xf64>)
    -> tensor<?x?xf64> {
  %2 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%A, %B : tensor<?x?xf64, #CSR>, tensor<?x?xf64>) outs(%X : tensor<?x?xf64>) {
  ^bb0(%b: f64, %c: f64, %acc: f64):
    %m = arith.mulf %b, %c : f64
    %r = arith.addf %acc, %m : f64
    linalg.yield %r : f64
  } -> tensor<?x?xf64>
  return %2 : tensor<?x?xf64>
}
func.func @outer(%A: tensor<?x?xf64, #CSC>, %B: tensor<?x?xf64, #CSR>, %m: index, %n: index)
    -> tensor<?x?xf64, #CSR> {
  %X = tensor.empty(%m, %n) : tensor<?x?xf64, #CSR>
  %2 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%A, %B : tensor<?x?xf64, #CSC>, tensor<?x?xf64, #CSR>) outs(%X : tensor<?x?xf64, #CSR>) {
  ^bb0(%b: f64, %c: f64, %acc: f64):
    %m1 = arith.mulf %b, %c : f64
    %r = arith.addf %acc, %m1 : f64
    linalg.yield %r : f64
  } -> tensor<?x?xf64, #CSR>
  return %2 : tensor<?x?xf64, #CSR>
}

// There are as many blocks as reach into a dimension that may be empty.
func.func @empty_blocks(%m: index, %n: index) -> index {
  %0 = tensor.empty(%m, %n) : tensor<?x?xf64, #BSR>
  %1 = sparse_tensor.number_of_entries %0 : tensor<?x?xf64, #BSR>
  return %1 : index
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map9 = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>
// CHECK-NEXT: #map10 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
// CHECK-NEXT: #map11 = affine_map<(d0, d1, d2, d3) -> (d1, d0)>
// CHECK-NEXT: #map12 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d2 : compressed, d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d1 : compressed, d0 : compressed, d2 : compressed) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d1 : compressed, d2 : compressed, d0 : compressed) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
// CHECK-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loads() -> tensor<2xf32> {
// CHECK-NEXT:     vector.print punctuation <comma>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sddmm_sparse(%arg0: tensor<?x?xf64, #sparse>, %arg1: tensor<?x?xf64>, %arg2: tensor<?x?xf64>, %arg3: index, %arg4: index) -> tensor<?x?xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty(%arg3, %arg4) : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1, %arg2 : tensor<?x?xf64, #sparse>, tensor<?x?xf64>, tensor<?x?xf64>) outs(%0 : tensor<?x?xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.mulf %2, %in_1 : f64
// CHECK-NEXT:       %4 = arith.addf %out, %3 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @mttkrp(%arg0: tensor<?x?x?xf64, #sparse1>, %arg1: tensor<?x?xf64>, %arg2: tensor<?x?xf64>, %arg3: tensor<?x?xf64>) -> tensor<?x?xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map6], iterator_types = ["parallel", "reduction", "reduction", "parallel"]} ins(%arg0, %arg1, %arg2 : tensor<?x?x?xf64, #sparse1>, tensor<?x?xf64>, tensor<?x?xf64>) outs(%arg3 : tensor<?x?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.mulf %1, %in_1 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64>
// CHECK-NEXT:     return %0 : tensor<?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cheapest_conversion(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8x8xf64, #sparse2>) -> tensor<8x8xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg1 : tensor<8x8xf64, #sparse2> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     %3 = sparse_tensor.reinterpret_map %2 : tensor<8x8xf64, #sparse2> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %4 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg0, %3 : tensor<8x8xf64, #sparse>, tensor<8x8xf64, #sparse>) outs(%0 : tensor<8x8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %5 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %5 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse>
// CHECK-NEXT:     bufferization.dealloc_tensor %2 : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     return %4 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two_conversions(%arg0: tensor<4x5x6xf64, #sparse1>, %arg1: tensor<4x5x6xf64, #sparse3>, %arg2: tensor<5x4x6xf64, #sparse1>, %arg3: tensor<4x5x6xf64>) -> tensor<4x5x6xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg1 : tensor<4x5x6xf64, #sparse3> to tensor<6x4x5xf64, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.convert %arg2 : tensor<5x4x6xf64, #sparse1> to tensor<5x4x6xf64, #sparse4>
// CHECK-NEXT:     %2 = sparse_tensor.convert %0 : tensor<6x4x5xf64, #sparse1> to tensor<6x4x5xf64, #sparse5>
// CHECK-NEXT:     %3 = sparse_tensor.reinterpret_map %2 : tensor<6x4x5xf64, #sparse5> to tensor<4x5x6xf64, #sparse1>
// CHECK-NEXT:     %4 = sparse_tensor.reinterpret_map %1 : tensor<5x4x6xf64, #sparse4> to tensor<4x5x6xf64, #sparse1>
// CHECK-NEXT:     %5 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %3, %4 : tensor<4x5x6xf64, #sparse1>, tensor<4x5x6xf64, #sparse1>, tensor<4x5x6xf64, #sparse1>) outs(%arg3 : tensor<4x5x6xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: f64, %out: f64):
// CHECK-NEXT:       %6 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %7 = arith.mulf %6, %in_1 : f64
// CHECK-NEXT:       linalg.yield %7 : f64
// CHECK-NEXT:     } -> tensor<4x5x6xf64>
// CHECK-NEXT:     bufferization.dealloc_tensor %2 : tensor<6x4x5xf64, #sparse5>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<5x4x6xf64, #sparse4>
// CHECK-NEXT:     return %5 : tensor<4x5x6xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @no_order_for_output(%arg0: tensor<4x5x6xf64, #sparse1>) -> tensor<5x6xf64, #sparse6> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<5x6xf64, #sparse6>
// CHECK-NEXT:     %1 = sparse_tensor.convert %arg0 : tensor<4x5x6xf64, #sparse1> to tensor<4x5x6xf64, #sparse5>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %1 : tensor<4x5x6xf64, #sparse5> to tensor<5x6x4xf64, #sparse1>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<5x6x4xf64, #sparse1>) outs(%0 : tensor<5x6xf64, #sparse6>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %4 = arith.addf %out, %in : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<5x6xf64, #sparse6>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<4x5x6xf64, #sparse5>
// CHECK-NEXT:     return %3 : tensor<5x6xf64, #sparse6>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @windows(%arg0: tensor<10x10xf64, #sparse7>, %arg1: tensor<3x3xf64>, %arg2: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<10x10xf64, #sparse7> to tensor<10x10xf64, #sparse6>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%0, %arg1 : tensor<10x10xf64, #sparse6>, tensor<3x3xf64>) outs(%arg2 : tensor<8x8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     return %1 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sddmm(%arg0: tensor<?x?xf64, #sparse>, %arg1: tensor<?x?xf64>, %arg2: tensor<?x?xf64>, %arg3: tensor<?x?xf64>) -> tensor<?x?xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1, %arg2 : tensor<?x?xf64, #sparse>, tensor<?x?xf64>, tensor<?x?xf64>) outs(%arg3 : tensor<?x?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in_0, %in_1 : f64
// CHECK-NEXT:       %2 = arith.mulf %in, %1 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64>
// CHECK-NEXT:     return %0 : tensor<?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @spmm(%arg0: tensor<?x?xf64, #sparse>, %arg1: tensor<?x?xf64>, %arg2: tensor<?x?xf64>) -> tensor<?x?xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map12, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0, %arg1 : tensor<?x?xf64, #sparse>, tensor<?x?xf64>) outs(%arg2 : tensor<?x?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64>
// CHECK-NEXT:     return %0 : tensor<?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outer(%arg0: tensor<?x?xf64, #sparse2>, %arg1: tensor<?x?xf64, #sparse>, %arg2: index, %arg3: index) -> tensor<?x?xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty(%arg2, %arg3) : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?xf64, #sparse2> to tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse2>
// CHECK-NEXT:     %3 = sparse_tensor.reinterpret_map %2 : tensor<?x?xf64, #sparse2> to tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %4 = linalg.generic {indexing_maps = [#map, #map12, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%3, %arg1 : tensor<?x?xf64, #sparse>, tensor<?x?xf64, #sparse>) outs(%0 : tensor<?x?xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %5 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %6 = arith.addf %out, %5 : f64
// CHECK-NEXT:       linalg.yield %6 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64, #sparse>
// CHECK-NEXT:     bufferization.dealloc_tensor %2 : tensor<?x?xf64, #sparse2>
// CHECK-NEXT:     return %4 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @empty_blocks(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.ceildivui %arg0, %c2 : index
// CHECK-NEXT:     %1 = arith.ceildivui %arg1, %c4 : index
// CHECK-NEXT:     %2 = tensor.empty(%0, %1) : tensor<?x?x2x4xf64, #sparse8>
// CHECK-NEXT:     %3 = sparse_tensor.reinterpret_map %2 : tensor<?x?x2x4xf64, #sparse8> to tensor<?x?xf64, #sparse9>
// CHECK-NEXT:     %4 = sparse_tensor.number_of_entries %3 : tensor<?x?xf64, #sparse9>
// CHECK-NEXT:     return %4 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
