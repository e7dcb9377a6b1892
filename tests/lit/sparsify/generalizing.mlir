// RUN: pyopt %s --pre-sparsification-rewrite | FileCheck %s

// Named ops, elementwise ops and generics with several results on sparse tensors become linalg.generic with one.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#Id = affine_map<(i) -> (i)>
#Scalar = affine_map<(i) -> ()>

func.func @matmul(%a: tensor<4x6xf64, #CSR>, %b: tensor<6x8xf64>, %x: tensor<4x8xf64>)
    -> tensor<4x8xf64> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<4x6xf64, #CSR>, tensor<6x8xf64>)
      outs(%x : tensor<4x8xf64>) -> tensor<4x8xf64>
  return %0 : tensor<4x8xf64>
}

func.func @sparse_output(%a: tensor<4x6xf64>, %b: tensor<6x8xf64>, %x: tensor<4x8xf64, #CSR>)
    -> tensor<4x8xf64, #CSR> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<4x6xf64>, tensor<6x8xf64>)
      outs(%x : tensor<4x8xf64, #CSR>) -> tensor<4x8xf64, #CSR>
  return %0 : tensor<4x8xf64, #CSR>
}

func.func @fill_zero() -> tensor<4x6xf64, #CSC> {
  %z = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<4x6xf64, #CSC>
  %0 = linalg.fill ins(%z : f64) outs(%e : tensor<4x6xf64, #CSC>) -> tensor<4x6xf64, #CSC>
  return %0 : tensor<4x6xf64, #CSC>
}

func.func @map(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.map { arith.mulf }
      ins(%a, %b : tensor<8xf64, #SV>, tensor<8xf64, #SV>)
      outs(%x : tensor<8xf64>)
  return %0 : tensor<8xf64>
}

func.func @reduce(%a: tensor<8xf64, #SV>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.reduce { arith.addf }
      ins(%a : tensor<8xf64, #SV>)
      outs(%x : tensor<f64>) dimensions = [0]
  return %0 : tensor<f64>
}

func.func @transpose(%a: tensor<4x6xf64, #CSR>, %x: tensor<6x4xf64>) -> tensor<6x4xf64> {
  %0 = linalg.transpose
      ins(%a : tensor<4x6xf64, #CSR>)
      outs(%x : tensor<6x4xf64>) permutation = [1, 0]
  return %0 : tensor<6x4xf64>
}

func.func @broadcast(%a: tensor<4xf64, #SV>, %x: tensor<4x6xf64>) -> tensor<4x6xf64> {
  %0 = linalg.broadcast ins(%a : tensor<4xf64, #SV>) outs(%x : tensor<4x6xf64>) dimensions = [1]
  return %0 : tensor<4x6xf64>
}

func.func @elementwise(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>) -> tensor<8xf64, #SV> {
  %0 = arith.addf %a, %b fastmath<nnan> : tensor<8xf64, #SV>
  return %0 : tensor<8xf64, #SV>
}

func.func @dynamic(%a: tensor<?x4xf32, #CSR>) -> tensor<?x4xf32, #CSR> {
  %0 = math.absf %a : tensor<?x4xf32, #CSR>
  return %0 : tensor<?x4xf32, #CSR>
}

func.func @other_type(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>) -> tensor<8xi1, #SV> {
  %0 = arith.cmpf olt, %a, %b : tensor<8xf64, #SV>
  return %0 : tensor<8xi1, #SV>
}

func.func @scalar_condition(%c: i1, %a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>)
    -> tensor<8xf64, #SV> {
  %0 = arith.select %c, %a, %b : tensor<8xf64, #SV>
  return %0 : tensor<8xf64, #SV>
}

func.func @two_results(%a: tensor<8xf64, #SV>, %b: tensor<8xf64>, %x: tensor<f64>,
                       %y: tensor<8xf64>) -> (tensor<f64>, tensor<8xf64>) {
  %0:2 = linalg.generic {indexing_maps = [#Id, #Id, #Scalar, #Id], iterator_types = ["reduction"]}
      ins(%a, %b : tensor<8xf64, #SV>, tensor<8xf64>)
      outs(%x, %y : tensor<f64>, tensor<8xf64>) {
  ^bb0(%s: f64, %t: f64, %u: f64, %v: f64):
    %p = arith.mulf %s, %v : f64
    %q = arith.addf %u, %p : f64
    %r = arith.addf %v, %t : f64
    linalg.yield %q, %r : f64, f64
  } -> (tensor<f64>, tensor<8xf64>)
  return %0#0, %0#1 : tensor<f64>, tensor<8xf64>
}

func.func @reduce_two(%a: tensor<8xf64, #SV>, %b: tensor<8xf64>, %x: tensor<f64>, %y: tensor<f64>)
    -> (tensor<f64>, tensor<f64>) {
  %0:2 = linalg.reduce
      ins(%a, %b : tensor<8xf64, #SV>, tensor<8xf64>)
      outs(%x, %y : tensor<f64>, tensor<f64>) dimensions = [0]
    (%s: f64, %t: f64, %u: f64, %v: f64) {
      %p = arith.addf %s, %u : f64
      %q = arith.addf %t, %v : f64
      linalg.yield %p, %q : f64, f64
    }
  return %0#0, %0#1 : tensor<f64>, tensor<f64>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> ()>
// CHECK-NEXT: #map5 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @matmul(%arg0: tensor<4x6xf64, #sparse>, %arg1: tensor<6x8xf64>, %arg2: tensor<4x8xf64>) -> tensor<4x8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x6xf64, #sparse>, tensor<6x8xf64>) outs(%arg2 : tensor<4x8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<4x8xf64>
// CHECK-NEXT:     return %0 : tensor<4x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sparse_output(%arg0: tensor<4x6xf64>, %arg1: tensor<6x8xf64>, %arg2: tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x6xf64>, tensor<6x8xf64>) outs(%arg2 : tensor<4x8xf64, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<4x8xf64, #sparse>
// CHECK-NEXT:     return %0 : tensor<4x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fill_zero() -> tensor<4x6xf64, #sparse1> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:     return %0 : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @map(%arg0: tensor<8xf64, #sparse2>, %arg1: tensor<8xf64, #sparse2>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xf64, #sparse2>, tensor<8xf64, #sparse2>) outs(%arg2 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @reduce(%arg0: tensor<8xf64, #sparse2>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%arg0 : tensor<8xf64, #sparse2>) outs(%arg1 : tensor<f64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.addf %out, %in : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     return %0 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @transpose(%arg0: tensor<4x6xf64, #sparse>, %arg1: tensor<6x4xf64>) -> tensor<6x4xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x6xf64, #sparse>) outs(%arg1 : tensor<6x4xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       linalg.yield %in : f64
// CHECK-NEXT:     } -> tensor<6x4xf64>
// CHECK-NEXT:     return %0 : tensor<6x4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @broadcast(%arg0: tensor<4xf64, #sparse2>, %arg1: tensor<4x6xf64>) -> tensor<4x6xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4xf64, #sparse2>) outs(%arg1 : tensor<4x6xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       linalg.yield %in : f64
// CHECK-NEXT:     } -> tensor<4x6xf64>
// CHECK-NEXT:     return %0 : tensor<4x6xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @elementwise(%arg0: tensor<8xf64, #sparse2>, %arg1: tensor<8xf64, #sparse2>) -> tensor<8xf64, #sparse2> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64, #sparse2>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xf64, #sparse2>, tensor<8xf64, #sparse2>) outs(%0 : tensor<8xf64, #sparse2>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.addf %in, %in_0 fastmath<nnan> : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse2>
// CHECK-NEXT:     return %1 : tensor<8xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dynamic(%arg0: tensor<?x4xf32, #sparse>) -> tensor<?x4xf32, #sparse> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32, #sparse>
// CHECK-NEXT:     %0 = tensor.empty(%dim) : tensor<?x4xf32, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x4xf32, #sparse>) outs(%0 : tensor<?x4xf32, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %2 = math.absf %in : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<?x4xf32, #sparse>
// CHECK-NEXT:     return %1 : tensor<?x4xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @other_type(%arg0: tensor<8xf64, #sparse2>, %arg1: tensor<8xf64, #sparse2>) -> tensor<8xi1, #sparse2> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xi1, #sparse2>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xf64, #sparse2>, tensor<8xf64, #sparse2>) outs(%0 : tensor<8xi1, #sparse2>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: i1):
// CHECK-NEXT:       %2 = arith.cmpf olt, %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %2 : i1
// CHECK-NEXT:     } -> tensor<8xi1, #sparse2>
// CHECK-NEXT:     return %1 : tensor<8xi1, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scalar_condition(%arg0: i1, %arg1: tensor<8xf64, #sparse2>, %arg2: tensor<8xf64, #sparse2>) -> tensor<8xf64, #sparse2> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64, #sparse2>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map4, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : i1, tensor<8xf64, #sparse2>, tensor<8xf64, #sparse2>) outs(%0 : tensor<8xf64, #sparse2>) {
// CHECK-NEXT:     ^bb0(%in: i1, %in_0: f64, %in_1: f64, %out: f64):
// CHECK-NEXT:       %2 = sparse_tensor.binary %in_0, %in_1 : f64, f64 to f64
// CHECK-NEXT:        overlap = {
// CHECK-NEXT:       ^bb0(%arg3: f64, %arg4: f64):
// CHECK-NEXT:         %3 = arith.select %in, %arg3, %arg4 : f64
// CHECK-NEXT:         sparse_tensor.yield %3 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        left = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.select %in, %arg3, %cst : f64
// CHECK-NEXT:         sparse_tensor.yield %3 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        right = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.select %in, %cst, %arg3 : f64
// CHECK-NEXT:         sparse_tensor.yield %3 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse2>
// CHECK-NEXT:     return %1 : tensor<8xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two_results(%arg0: tensor<8xf64, #sparse2>, %arg1: tensor<8xf64>, %arg2: tensor<f64>, %arg3: tensor<8xf64>) -> (tensor<f64>, tensor<8xf64>) {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map3, #map3, #map4], iterator_types = ["reduction"]} ins(%arg0, %arg3 : tensor<8xf64, #sparse2>, tensor<8xf64>) outs(%arg2 : tensor<f64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["reduction"]} ins(%arg1 : tensor<8xf64>) outs(%arg3 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.addf %out, %in : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0, %1 : tensor<f64>, tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @reduce_two(%arg0: tensor<8xf64, #sparse2>, %arg1: tensor<8xf64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%arg0 : tensor<8xf64, #sparse2>) outs(%arg2 : tensor<f64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.addf %in, %out : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%arg1 : tensor<8xf64>) outs(%arg3 : tensor<f64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.addf %in, %out : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     return %0, %1 : tensor<f64>, tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
