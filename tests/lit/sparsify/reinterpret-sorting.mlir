// Coordinates in any order, where a loop needs them in order; windows of levels in which coordinates repeat.
// RUN: pyopt %s --sparse-reinterpret-map=scope=only-generic | FileCheck %s

#Vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#Unordered = #sparse_tensor.encoding<{ map = (i) -> (i : compressed(nonordered)), crdWidth = 32 }>
#UnorderedRows = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed(nonordered))
}>
#Rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#Coordinates = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton)
}>
#Batches = #sparse_tensor.encoding<{ map = (i, j) -> (i : batch, j : compressed) }>

#TwoOfFour = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])
}>
#Compressed = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>

// Two sparse levels side by side.
func.func @product(%a: tensor<8xf64, #Unordered>, %b: tensor<8xf64, #Vector>, %x: tensor<f64>)
    -> tensor<f64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"]
  } ins(%a, %b : tensor<8xf64, #Unordered>, tensor<8xf64, #Vector>) outs(%x : tensor<f64>) {
  ^bb0(%e: f64, %f: f64, %o: f64):
    %0 = arith.mulf %e, %f : f64
    %1 = arith.addf %o, %0 : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %r : tensor<f64>
}

// A sparse level beside a counter of all coordinates.
func.func @everywhere(%a: tensor<8xf64, #Unordered>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<8xf64, #Unordered>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %o: f64):
    %0 = arith.mulf %e, %o : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// Elements are inserted in the order in which they come.
func.func @inserted(%a: tensor<8x8xf64, #UnorderedRows>) -> tensor<8x8xf64, #Rows> {
  %x = bufferization.alloc_tensor() : tensor<8x8xf64, #Rows>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<8x8xf64, #UnorderedRows>) outs(%x : tensor<8x8xf64, #Rows>) {
  ^bb0(%e: f64, %o: f64):
    %0 = arith.negf %e : f64
    linalg.yield %0 : f64
  } -> tensor<8x8xf64, #Rows>
  return %r : tensor<8x8xf64, #Rows>
}

func.func @window_of_repeated(%a: tensor<10x10xf64, #Coordinates>, %f: tensor<3x3xf64>,
                              %x: tensor<8x8xf64>) -> tensor<8x8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j, k, l) -> (i + k, j + l)>, affine_map<(i, j, k, l) -> (k, l)>,
                     affine_map<(i, j, k, l) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction", "reduction"]
  } ins(%a, %f : tensor<10x10xf64, #Coordinates>, tensor<3x3xf64>) outs(%x : tensor<8x8xf64>) {
  ^bb0(%e: f64, %g: f64, %o: f64):
    %0 = arith.mulf %e, %g : f64
    %1 = arith.addf %0, %o : f64
    linalg.yield %1 : f64
  } -> tensor<8x8xf64>
  return %r : tensor<8x8xf64>
}

func.func @window_of_batches(%a: tensor<10x10xf64, #Batches>, %f: tensor<3x3xf64>,
                             %x: tensor<8x8xf64>) -> tensor<8x8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j, k, l) -> (i + k, j + l)>, affine_map<(i, j, k, l) -> (k, l)>,
                     affine_map<(i, j, k, l) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction", "reduction"]
  } ins(%a, %f : tensor<10x10xf64, #Batches>, tensor<3x3xf64>) outs(%x : tensor<8x8xf64>) {
  ^bb0(%e: f64, %g: f64, %o: f64):
    %0 = arith.mulf %e, %g : f64
    %1 = arith.addf %0, %o : f64
    linalg.yield %1 : f64
  } -> tensor<8x8xf64>
  return %r : tensor<8x8xf64>
}

// Two of four in a row are no two of four in a column.
func.func @two_of_four(%a: tensor<4x8xf64, #TwoOfFour>, %b: tensor<8x4xf64, #Compressed>,
                       %x: tensor<4xf64>) -> tensor<4xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (j)>],
    iterator_types = ["reduction", "parallel"]
  } ins(%a, %b : tensor<4x8xf64, #TwoOfFour>, tensor<8x4xf64, #Compressed>)
      outs(%x : tensor<4xf64>) {
  ^bb0(%e: f64, %f: f64, %o: f64):
    %0 = arith.mulf %e, %f : f64
    %1 = arith.addf %0, %o : f64
    linalg.yield %1 : f64
  } -> tensor<4xf64>
  return %r : tensor<4xf64>
}

// Near misses: one level by itself, beside dense ones that are addressed; an output in any order.
func.func @alone(%a: tensor<8x8xf64, #UnorderedRows>, %b: tensor<8xf64>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %b : tensor<8x8xf64, #UnorderedRows>, tensor<8xf64>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %f: f64, %o: f64):
    %0 = arith.mulf %e, %f : f64
    %1 = arith.addf %o, %0 : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @inserted_in_any_order(%a: tensor<8xf64, #Unordered>) -> tensor<8xf64, #Unordered> {
  %x = bufferization.alloc_tensor() : tensor<8xf64, #Unordered>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<8xf64, #Unordered>) outs(%x : tensor<8xf64, #Unordered>) {
  ^bb0(%e: f64, %o: f64):
    %0 = arith.negf %e : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64, #Unordered>
  return %r : tensor<8xf64, #Unordered>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> ()>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1, d2) -> (d1 * 4 + d0, d2)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1, d2) -> (d2)>
// CHECK-NEXT: #map9 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map10 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonordered)), crdWidth = 32 }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = 32 }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(nonordered)) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>
// CHECK-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
// CHECK-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[2, 4]) }>
// CHECK-NEXT: #sparse10 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d2 : dense, d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse11 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @product(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse1>, %arg2: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<8xf64, #sparse> to tensor<8xf64, #sparse2>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"]} ins(%0, %arg1 : tensor<8xf64, #sparse2>, tensor<8xf64, #sparse1>) outs(%arg2 : tensor<f64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     bufferization.dealloc_tensor %0 : tensor<8xf64, #sparse2>
// CHECK-NEXT:     return %1 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @everywhere(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<8xf64, #sparse> to tensor<8xf64, #sparse2>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<8xf64, #sparse2>) outs(%arg1 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %out : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     bufferization.dealloc_tensor %0 : tensor<8xf64, #sparse2>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @inserted(%arg0: tensor<8x8xf64, #sparse3>) -> tensor<8x8xf64, #sparse4> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8x8xf64, #sparse4>
// CHECK-NEXT:     %1 = sparse_tensor.convert %arg0 : tensor<8x8xf64, #sparse3> to tensor<8x8xf64, #sparse4>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8x8xf64, #sparse4>) outs(%0 : tensor<8x8xf64, #sparse4>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.negf %in : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse4>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<8x8xf64, #sparse4>
// CHECK-NEXT:     return %2 : tensor<8x8xf64, #sparse4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @window_of_repeated(%arg0: tensor<10x10xf64, #sparse5>, %arg1: tensor<3x3xf64>, %arg2: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<10x10xf64, #sparse5> to tensor<10x10xf64, #sparse6>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%0, %arg1 : tensor<10x10xf64, #sparse6>, tensor<3x3xf64>) outs(%arg2 : tensor<8x8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %2, %out : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     bufferization.dealloc_tensor %0 : tensor<10x10xf64, #sparse6>
// CHECK-NEXT:     return %1 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @window_of_batches(%arg0: tensor<10x10xf64, #sparse7>, %arg1: tensor<3x3xf64>, %arg2: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<10x10xf64, #sparse7> to tensor<10x10xf64, #sparse6>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%0, %arg1 : tensor<10x10xf64, #sparse6>, tensor<3x3xf64>) outs(%arg2 : tensor<8x8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %2, %out : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     bufferization.dealloc_tensor %0 : tensor<10x10xf64, #sparse6>
// CHECK-NEXT:     return %1 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two_of_four(%arg0: tensor<4x8xf64, #sparse8>, %arg1: tensor<8x4xf64, #sparse6>, %arg2: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<4x8xf64, #sparse8> to tensor<4x2x4xf64, #sparse9>
// CHECK-NEXT:     %1 = sparse_tensor.convert %0 : tensor<4x2x4xf64, #sparse9> to tensor<4x2x4xf64, #sparse10>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %1 : tensor<4x2x4xf64, #sparse10> to tensor<4x2x4xf64, #sparse11>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["reduction", "reduction", "parallel"]} ins(%2, %arg1 : tensor<4x2x4xf64, #sparse11>, tensor<8x4xf64, #sparse6>) outs(%arg2 : tensor<4xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %4 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %5 = arith.addf %4, %out : f64
// CHECK-NEXT:       linalg.yield %5 : f64
// CHECK-NEXT:     } -> tensor<4xf64>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<4x2x4xf64, #sparse10>
// CHECK-NEXT:     return %3 : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @alone(%arg0: tensor<8x8xf64, #sparse3>, %arg1: tensor<8xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map2, #map9, #map10], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<8x8xf64, #sparse3>, tensor<8xf64>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @inserted_in_any_order(%arg0: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xf64, #sparse>) outs(%0 : tensor<8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.negf %in : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
