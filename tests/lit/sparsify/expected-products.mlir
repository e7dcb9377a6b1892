// RUN: pyopt %s --split-input-file --sparse-reinterpret-map --sparsification | FileCheck %s
// RUN: pyopt %s --split-input-file --sparse-reinterpret-map --sparsification=reference-exact=true | FileCheck %s --check-prefix=EXACT

// A product of sparse matrices has room for as many elements as there were if entries were spread evenly.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

#product = {
  indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                   affine_map<(i, j, k) -> (i, j)>],
  iterator_types = ["parallel", "parallel", "reduction"]
}

func.func @open(%a: tensor<?x?xf64, #CSR>, %b: tensor<?x?xf64, #CSR>, %n: index, %m: index)
    -> tensor<?x?xf64, #CSR> {
  %empty = tensor.empty(%n, %m) : tensor<?x?xf64, #CSR>
  %r = linalg.generic #product
      ins(%a, %b : tensor<?x?xf64, #CSR>, tensor<?x?xf64, #CSR>)
      outs(%empty : tensor<?x?xf64, #CSR>) {
  ^bb0(%x: f64, %y: f64, %out: f64):
    %0 = arith.mulf %x, %y : f64
    %1 = arith.addf %out, %0 : f64
    linalg.yield %1 : f64
  } -> tensor<?x?xf64, #CSR>
  return %r : tensor<?x?xf64, #CSR>
}
// CHECK-LABEL: func.func @open(
// CHECK-DAG:     %[[C16:.*]] = arith.constant 16 : index
// CHECK-DAG:     %[[MOST:.*]] = arith.constant 16777216 : index
// CHECK-DAG:     %[[C1:.*]] = arith.constant 1 : index
// CHECK:         %[[A:.*]] = sparse_tensor.number_of_entries %arg0
// CHECK-NEXT:    %[[B:.*]] = sparse_tensor.number_of_entries %arg1
// CHECK-NEXT:    %[[ALL:.*]] = arith.muli %[[A]], %[[B]] : index
// CHECK-NEXT:    %[[K:.*]] = sparse_tensor.lvl %arg0, %[[C1]]
// CHECK-NEXT:    %[[SOME:.*]] = arith.maxui %[[K]], %[[C1]] : index
// CHECK-NEXT:    %[[SPREAD:.*]] = arith.divui %[[ALL]], %[[SOME]] : index
// CHECK-NEXT:    %[[FEW:.*]] = arith.minui %[[SPREAD]], %[[MOST]] : index
// CHECK-NEXT:    %[[SIZE:.*]] = arith.maxui %[[FEW]], %[[C16]] : index
// CHECK-NEXT:    bufferization.alloc_tensor(%arg2, %arg3) size_hint=%[[SIZE]]
// EXACT-LABEL: func.func @open(
// EXACT-NOT:     size_hint

// -----

// Of four elements no more are expected.
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#product = {
  indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                   affine_map<(i, j, k) -> (i, j)>],
  iterator_types = ["parallel", "parallel", "reduction"]
}
func.func @few(%a: tensor<2x9xf64, #DCSR>, %b: tensor<9x2xf64, #DCSR>) -> tensor<2x2xf64, #DCSR> {
  %empty = tensor.empty() : tensor<2x2xf64, #DCSR>
  %r = linalg.generic #product
      ins(%a, %b : tensor<2x9xf64, #DCSR>, tensor<9x2xf64, #DCSR>)
      outs(%empty : tensor<2x2xf64, #DCSR>) {
  ^bb0(%x: f64, %y: f64, %out: f64):
    %0 = arith.mulf %x, %y : f64
    %1 = arith.addf %out, %0 : f64
    linalg.yield %1 : f64
  } -> tensor<2x2xf64, #DCSR>
  return %r : tensor<2x2xf64, #DCSR>
}
// CHECK-LABEL: func.func @few(
// CHECK-DAG:     %[[C4:.*]] = arith.constant 4 : index
// CHECK-DAG:     %[[C9:.*]] = arith.constant 9 : index
// CHECK:         %[[SPREAD:.*]] = arith.divui %{{.*}}, %[[C9]] : index
// CHECK-NEXT:    %[[FEW:.*]] = arith.minui %[[SPREAD]], %[[C4]] : index
// CHECK-NEXT:    %[[SIZE:.*]] = arith.maxui %[[FEW]], %[[C4]] : index
// CHECK-NEXT:    bufferization.alloc_tensor() size_hint=%[[SIZE]]

// -----

// What two have in common is mostly less than what each has: nothing is expected.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @by_elements(%a: tensor<8x9xf64, #CSR>, %b: tensor<8x9xf64, #CSR>)
    -> tensor<8x9xf64, #CSR> {
  %empty = tensor.empty() : tensor<8x9xf64, #CSR>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<8x9xf64, #CSR>, tensor<8x9xf64, #CSR>)
      outs(%empty : tensor<8x9xf64, #CSR>) {
  ^bb0(%x: f64, %y: f64, %out: f64):
    %0 = arith.mulf %x, %y : f64
    linalg.yield %0 : f64
  } -> tensor<8x9xf64, #CSR>
  return %r : tensor<8x9xf64, #CSR>
}
// CHECK-LABEL: func.func @by_elements(
// CHECK-NOT:     size_hint
// CHECK:         tensor.empty() : tensor<8x9xf64, #sparse>
// CHECK-NOT:     size_hint

// -----

// Nor where a loop of the output is shared.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @shared(%a: tensor<8x9xf64, #CSR>, %b: tensor<8x9xf64, #CSR>) -> tensor<8xf64, #SV> {
  %empty = tensor.empty() : tensor<8xf64, #SV>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i, k)>,
                     affine_map<(i, k) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %b : tensor<8x9xf64, #CSR>, tensor<8x9xf64, #CSR>) outs(%empty : tensor<8xf64, #SV>) {
  ^bb0(%x: f64, %y: f64, %out: f64):
    %0 = arith.mulf %x, %y : f64
    %1 = arith.addf %out, %0 : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64, #SV>
  return %r : tensor<8xf64, #SV>
}
// CHECK-LABEL: func.func @shared(
// CHECK-NOT:     size_hint
// CHECK:         tensor.empty() : tensor<8xf64, #sparse1>
// CHECK-NOT:     size_hint
