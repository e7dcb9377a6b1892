// RUN: pyopt-run %s --entry scale --arg "[[0, 2, 0], [0, 0, 0], [4, 0, 8]]" | FileCheck %s --check-prefix=SCALE
// RUN: pyopt-run %s --entry storage | FileCheck %s --check-prefix=STORAGE
// RUN: pyopt-run %s --entry scale --arg %S/Inputs/small.mtx | FileCheck %s --check-prefix=MARKET
// RUN: pyopt-run %s --entry cube --arg %S/Inputs/cube.tns | FileCheck %s --check-prefix=CUBE
// RUN: not pyopt-run %s --entry cube --arg %S/Inputs/small.mtx 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: not pyopt-run %s --entry element --arg ones --arg 3 2>&1 | FileCheck %s --check-prefix=BOUNDS
// RUN: not pyopt-run %s --entry assembled --arg "[0, 3, 2, 2]" 2>&1 | FileCheck %s --check-prefix=MALFORMED
// RUN: pyopt-run %s --entry scale --arg "random(3, 4x3)" --print-result=json | FileCheck %s --check-prefix=JSON

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#columns = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed), crdWidth = 8 }>
#entries = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique), k : singleton)
}>
#in_place = {
  indexing_maps = [affine_map<(i, j) -> (i, j)>],
  iterator_types = ["parallel", "parallel"]
}

// SCALE:      {{\[}}[0., 1., 0.],
// SCALE-NEXT:  [0., 0., 0.],
// SCALE-NEXT:  [2., 0., 4.]]
// SCALE-NEXT: 3
// MARKET:      {{\[}}[0.  , 0.75],
// MARKET-NEXT:  [2.  , 0.  ]]
// MARKET-NEXT: 2
// JSON: {"results": [{"type": "tensor<?x?xf64, #sparse_tensor.encoding
func.func @scale(%a: tensor<?x?xf64, #rows>) -> (tensor<?x?xf64, #rows>, index) {
  %half = arith.constant 0.5 : f64
  %0 = linalg.generic #in_place outs(%a : tensor<?x?xf64, #rows>) {
  ^bb0(%x: f64):
    %1 = arith.mulf %x, %half : f64
    linalg.yield %1 : f64
  } -> tensor<?x?xf64, #rows>
  %n = sparse_tensor.number_of_entries %0 : tensor<?x?xf64, #rows>
  return %0, %n : tensor<?x?xf64, #rows>, index
}

// STORAGE:      ---- Sparse Tensor ----
// STORAGE-NEXT: nse = 3
// STORAGE-NEXT: dim = ( 2, 3 )
// STORAGE-NEXT: lvl = ( 3, 2 )
// STORAGE-NEXT: pos[1] : ( 0, 1, 1, 3 )
// STORAGE-NEXT: crd[1] : ( 1, 0, 1 )
// STORAGE-NEXT: values : ( 4, 1.5, 8 )
// STORAGE-NEXT: ----
// STORAGE-NEXT: 8.0
func.func @storage() -> f64 {
  %0 = arith.constant dense<[[0.0, 0.0, 1.5], [4.0, 0.0, 8.0]]> : tensor<2x3xf64>
  %1 = sparse_tensor.convert %0 : tensor<2x3xf64> to tensor<2x3xf64, #columns>
  sparse_tensor.print %1 : tensor<2x3xf64, #columns>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %2 = tensor.extract %1[%c1, %c2] : tensor<2x3xf64, #columns>
  return %2 : f64
}

// CUBE: 7.5
// RANK: error: argument 1: an array of shape 2x2 is no tensor<?x?x?xf64
func.func @cube(%t: tensor<?x?x?xf64, #entries>) -> f64 {
  %zero = arith.constant 0.0 : f64
  %0 = sparse_tensor.foreach in %t init(%zero) : tensor<?x?x?xf64, #entries>, f64 -> f64 do {
  ^bb0(%i: index, %j: index, %k: index, %v: f64, %sum: f64):
    %1 = arith.addf %sum, %v : f64
    sparse_tensor.yield %1 : f64
  }
  return %0 : f64
}

// BOUNDS: error: 'tensor.extract' op {{.*}}index (3, 3) is out of the bounds of 2x2
func.func @element(%a: tensor<2x2xf64, #rows>, %i: index) -> f64 {
  %0 = tensor.extract %a[%i, %i] : tensor<2x2xf64, #rows>
  return %0 : f64
}

// MALFORMED: error: 'sparse_tensor.assemble' op {{.*}}the positions of level 1 decrease
func.func @assembled(%positions: tensor<4xindex>) -> tensor<3x3xf64, #rows> {
  %coordinates = arith.constant dense<[0, 1, 2]> : tensor<3xindex>
  %values = arith.constant dense<1.0> : tensor<3xf64>
  %0 = sparse_tensor.assemble (%positions, %coordinates), %values
      : (tensor<4xindex>, tensor<3xindex>), tensor<3xf64> to tensor<3x3xf64, #rows>
  return %0 : tensor<3x3xf64, #rows>
}
