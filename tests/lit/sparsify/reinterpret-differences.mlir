// RUN: pyopt %s --sparse-reinterpret-map=reference-exact=true | FileCheck %s

// What the reference gets wrong: positions in loops, blocks over the border or of size one, results but the first, operands of allocations, slices; and where it crashes.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 4 : compressed, i mod 2 : dense,
                   j mod 4 : dense)
}>
#BlockRows = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 4 : compressed, j : compressed, i mod 4 : dense)
}>
#Ragged = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>

// Ops of dialects without which the reference does not know those that it makes.
func.func @loads() -> tensor<2xf32> {
  vector.print punctuation <comma>
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @position_csc(%a0: tensor<8x8xf64, #CSC>, %a1: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0 : tensor<8x8xf64, #CSC>) outs(%a1 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i64
    %f = arith.sitofp %n : i64 to f64
    %p = arith.mulf %e0, %f : f64
    %s = arith.addf %e1, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @position_bsr(%a0: tensor<8x8xf64, #BSR>, %a1: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0 : tensor<8x8xf64, #BSR>) outs(%a1 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i64
    %f = arith.sitofp %n : i64 to f64
    %p = arith.mulf %e0, %f : f64
    %s = arith.addf %e1, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @block_rows(%a0: tensor<8x8xf64, #BlockRows>, %a1: tensor<8xf64>, %a2: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<8x8xf64, #BlockRows>, tensor<8xf64>) outs(%a2 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @one_block(%a0: tensor<2x4xf64, #BSR>, %a1: tensor<4x2xf64, #CSR>, %a2: tensor<2xf64>)
    -> tensor<2xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (j, 0)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (j)>],
    iterator_types = ["reduction", "parallel"]
  } ins(%a0, %a1 : tensor<2x4xf64, #BSR>, tensor<4x2xf64, #CSR>) outs(%a2 : tensor<2xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

func.func @ragged(%a: tensor<5x7xf64, #Ragged>, %b: tensor<7xf64>, %x: tensor<5xf64>)
    -> tensor<5xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %b : tensor<5x7xf64, #Ragged>, tensor<7xf64>) outs(%x : tensor<5xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<5xf64>
  return %0 : tensor<5xf64>
}
func.func @ragged_both(%a: tensor<5x7xf64, #Ragged>, %b: tensor<5x7xf64, #Ragged>)
    -> tensor<5x7xf64, #Ragged> {
  %x = tensor.empty() : tensor<5x7xf64, #Ragged>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<5x7xf64, #Ragged>, tensor<5x7xf64, #Ragged>)
      outs(%x : tensor<5x7xf64, #Ragged>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    linalg.yield %p : f64
  } -> tensor<5x7xf64, #Ragged>
  return %0 : tensor<5x7xf64, #Ragged>
}

func.func @two_results(%t: tensor<8x?xf64, #CSC>, %x: tensor<8x?xf64, #CSC>, %y: f64)
    -> (tensor<8x?xf64, #CSC>, f64) {
  %0:2 = sparse_tensor.foreach in %t init(%x, %y)
      : tensor<8x?xf64, #CSC>, tensor<8x?xf64, #CSC>, f64 -> tensor<8x?xf64, #CSC>, f64 do {
  ^bb0(%i: index, %j: index, %v: f64, %acc: tensor<8x?xf64, #CSC>, %z: f64):
    %n = tensor.insert %v into %acc[%i, %j] : tensor<8x?xf64, #CSC>
    sparse_tensor.yield %n, %v : tensor<8x?xf64, #CSC>, f64
  }
  return %0#0, %0#1 : tensor<8x?xf64, #CSC>, f64
}

func.func @copies(%t: tensor<8x8xf64, #CSC>, %n: index)
    -> (tensor<8x8xf64, #CSC>, tensor<?x8xf64, #CSC>) {
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<8x8xf64, #CSC>
  %1 = bufferization.alloc_tensor(%n) size_hint=%n : tensor<?x8xf64, #CSC>
  return %0, %1 : tensor<8x8xf64, #CSC>, tensor<?x8xf64, #CSC>
}

#Slice = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, 1)>, j : #sparse_tensor<slice(2, 4, 2)>) -> (
      j : dense, i : compressed)
}>
func.func @slice(%t: tensor<4x4xf64, #Slice>, %x: f64) -> f64 {
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<4x4xf64, #Slice>, f64 -> f64 do {
  ^bb0(%i: index, %j: index, %v: f64, %acc: f64):
    %s = arith.addf %acc, %v : f64
    sparse_tensor.yield %s : f64
  }
  return %0 : f64
}

// A map with symbols has no inverse.
#ELL = #sparse_tensor.encoding<{
  map = [s0](d0, d1) -> (d0 * (s0 * 3) : dense, d0 : dense, d1 : compressed)
}>
func.func @ell(%m: index, %n: index) -> tensor<?x?xf64, #ELL> {
  %0 = tensor.empty(%m, %n) : tensor<?x?xf64, #ELL>
  return %0 : tensor<?x?xf64, #ELL>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2) -> (d0 * 4 + d2)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1, d2) -> (d2, 0, d1, 0)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1, d2) -> (d0, d2 * 2 + d1)>
// CHECK-NEXT: #map9 = affine_map<(d0, d1, d2) -> (d2 * 2 + d1)>
// CHECK-NEXT: #map10 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 4 : compressed, d1 : compressed, d0 mod 4 : dense) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : dense) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(2, 4, 2)>) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(2, 4, 2)>, d1 : #sparse_tensor<slice(1, 4, 1)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 * (s0 * 3) : dense, d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loads() -> tensor<2xf32> {
// CHECK-NEXT:     vector.print punctuation <comma>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @position_csc(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%0 : tensor<8x8xf64, #sparse1>) outs(%arg1 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = linalg.index 1 : index
// CHECK-NEXT:       %3 = arith.index_cast %2 : index to i64
// CHECK-NEXT:       %4 = arith.sitofp %3 : i64 to f64
// CHECK-NEXT:       %5 = arith.mulf %in, %4 : f64
// CHECK-NEXT:       %6 = arith.addf %out, %5 : f64
// CHECK-NEXT:       linalg.yield %6 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @position_bsr(%arg0: tensor<8x8xf64, #sparse2>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse2> to tensor<4x2x2x4xf64, #sparse3>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction", "parallel", "reduction"]} ins(%0 : tensor<4x2x2x4xf64, #sparse3>) outs(%arg1 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = linalg.index 0 : index
// CHECK-NEXT:       %3 = arith.muli %2, %c2 : index
// CHECK-NEXT:       %4 = linalg.index 2 : index
// CHECK-NEXT:       %5 = arith.addi %3, %4 : index
// CHECK-NEXT:       %6 = arith.index_cast %5 : index to i64
// CHECK-NEXT:       %7 = arith.sitofp %6 : i64 to f64
// CHECK-NEXT:       %8 = arith.mulf %in, %7 : f64
// CHECK-NEXT:       %9 = arith.addf %out, %8 : f64
// CHECK-NEXT:       linalg.yield %9 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @block_rows(%arg0: tensor<8x8xf64, #sparse4>, %arg1: tensor<8xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse4> to tensor<2x8x4xf64, #sparse5>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "reduction", "parallel"]} ins(%0, %arg1 : tensor<2x8x4xf64, #sparse5>, tensor<8xf64>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @one_block(%arg0: tensor<2x4xf64, #sparse2>, %arg1: tensor<4x2xf64, #sparse1>, %arg2: tensor<2xf64>) -> tensor<2xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<2x4xf64, #sparse2> to tensor<1x1x2x4xf64, #sparse3>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["reduction", "parallel", "parallel"]} ins(%0, %arg1 : tensor<1x1x2x4xf64, #sparse3>, tensor<4x2xf64, #sparse1>) outs(%arg2 : tensor<2xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<2xf64>
// CHECK-NEXT:     return %1 : tensor<2xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ragged(%arg0: tensor<5x7xf64, #sparse6>, %arg1: tensor<7xf64>, %arg2: tensor<5xf64>) -> tensor<5xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map10], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<5x7xf64, #sparse6>, tensor<7xf64>) outs(%arg2 : tensor<5xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<5xf64>
// CHECK-NEXT:     return %0 : tensor<5xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ragged_both(%arg0: tensor<5x7xf64, #sparse6>, %arg1: tensor<5x7xf64, #sparse6>) -> tensor<5x7xf64, #sparse6> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<3x3x2x3xf64, #sparse3>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg0 : tensor<5x7xf64, #sparse6> to tensor<3x3x2x3xf64, #sparse3>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %arg1 : tensor<5x7xf64, #sparse6> to tensor<3x3x2x3xf64, #sparse3>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<3x3x2x3xf64, #sparse3>, tensor<3x3x2x3xf64, #sparse3>) outs(%0 : tensor<3x3x2x3xf64, #sparse3>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %5 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %5 : f64
// CHECK-NEXT:     } -> tensor<3x3x2x3xf64, #sparse3>
// CHECK-NEXT:     %4 = sparse_tensor.reinterpret_map %3 : tensor<3x3x2x3xf64, #sparse3> to tensor<5x7xf64, #sparse6>
// CHECK-NEXT:     return %4 : tensor<5x7xf64, #sparse6>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two_results(%arg0: tensor<8x?xf64, #sparse>, %arg1: tensor<8x?xf64, #sparse>, %arg2: f64) -> (tensor<8x?xf64, #sparse>, f64) {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x?xf64, #sparse> to tensor<?x8xf64, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg1 : tensor<8x?xf64, #sparse> to tensor<?x8xf64, #sparse1>
// CHECK-NEXT:     %2:2 = sparse_tensor.foreach in %0 init(%1, %arg2) : tensor<?x8xf64, #sparse1>, tensor<?x8xf64, #sparse1>, f64 -> tensor<?x8xf64, #sparse1>, f64 do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: f64, %arg6: tensor<?x8xf64, #sparse1>, %arg7: f64):
// CHECK-NEXT:       %inserted = tensor.insert %arg5 into %arg6[%arg3, %arg4] : tensor<?x8xf64, #sparse1>
// CHECK-NEXT:       sparse_tensor.yield %inserted, %arg5 : tensor<?x8xf64, #sparse1>, f64
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.reinterpret_map %2#0 : tensor<?x8xf64, #sparse1> to tensor<8x?xf64, #sparse>
// CHECK-NEXT:     return %3, %2#1 : tensor<8x?xf64, #sparse>, f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @copies(%arg0: tensor<8x8xf64, #sparse>, %arg1: index) -> (tensor<8x8xf64, #sparse>, tensor<?x8xf64, #sparse>) {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() copy(%0) : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %1 : tensor<8x8xf64, #sparse1> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %3 = bufferization.alloc_tensor(%arg1) size_hint=%arg1 : tensor<8x?xf64, #sparse1>
// CHECK-NEXT:     %4 = sparse_tensor.reinterpret_map %3 : tensor<8x?xf64, #sparse1> to tensor<?x8xf64, #sparse>
// CHECK-NEXT:     return %2, %4 : tensor<8x8xf64, #sparse>, tensor<?x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @slice(%arg0: tensor<4x4xf64, #sparse7>, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<4x4xf64, #sparse7> to tensor<4x4xf64, #sparse8>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %0 init(%arg1) : tensor<4x4xf64, #sparse8>, f64 -> f64 do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: f64):
// CHECK-NEXT:       %2 = arith.addf %arg5, %arg4 : f64
// CHECK-NEXT:       sparse_tensor.yield %2 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ell(%arg0: index, %arg1: index) -> tensor<?x?xf64, #sparse9> {
// CHECK-NEXT:     %0 = tensor.empty(%arg0, %arg1) : tensor<?x?xf64, #sparse9>
// CHECK-NEXT:     return %0 : tensor<?x?xf64, #sparse9>
// CHECK-NEXT:   }
// CHECK-NEXT: }
