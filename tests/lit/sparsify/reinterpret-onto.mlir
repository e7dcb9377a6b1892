// Sparse outputs that have elements, and get others: the result is made apart.
// RUN: pyopt %s --sparse-reinterpret-map=scope=only-generic | FileCheck %s

#Vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#Rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#Columns = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#Dense = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) }>
#elementwise = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
  iterator_types = ["parallel"]
}
#matrix = {
  indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
  iterator_types = ["parallel", "parallel"]
}
#transposed = {
  indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
  iterator_types = ["parallel", "parallel"]
}
#product = {
  indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                   affine_map<(i, j, k) -> (i, j)>],
  iterator_types = ["parallel", "parallel", "reduction"]
}
#rows = {
  indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
  iterator_types = ["parallel", "reduction"]
}

// The old element is another operand.
func.func @add(%a: tensor<?xf64, #Vector>, %x: tensor<?xf64, #Vector>) -> tensor<?xf64, #Vector> {
  %0 = linalg.generic #elementwise
      ins(%a : tensor<?xf64, #Vector>)
      outs(%x : tensor<?xf64, #Vector>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.addf %t, %s fastmath<nnan> : f64
    linalg.yield %1 : f64
  } -> tensor<?xf64, #Vector>
  return %0 : tensor<?xf64, #Vector>
}

// Elements that only the old output has go: the storage is another.
func.func @multiply(%a: tensor<8xf64, #Vector>, %x: tensor<8xf64, #Vector>)
    -> tensor<8xf64, #Vector> {
  %0 = linalg.generic #elementwise
      ins(%a : tensor<8xf64, #Vector>)
      outs(%x : tensor<8xf64, #Vector>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.mulf %t, %s : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64, #Vector>
  return %0 : tensor<8xf64, #Vector>
}

// Nobody asks for the old element.
func.func @overwrite(%a: tensor<8xf64, #Vector>, %x: tensor<8xf64, #Vector>)
    -> tensor<8xf64, #Vector> {
  %0 = linalg.generic #elementwise
      ins(%a : tensor<8xf64, #Vector>)
      outs(%x : tensor<8xf64, #Vector>) {
  ^bb0(%s: f64, %t: f64):
    linalg.yield %s : f64
  } -> tensor<8xf64, #Vector>
  return %0 : tensor<8xf64, #Vector>
}

func.func @add_transposed(%a: tensor<8x6xf64, #Rows>, %x: tensor<6x8xf64, #Rows>)
    -> tensor<6x8xf64, #Rows> {
  %0 = linalg.generic #transposed
      ins(%a : tensor<8x6xf64, #Rows>)
      outs(%x : tensor<6x8xf64, #Rows>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.addf %s, %t : f64
    linalg.yield %1 : f64
  } -> tensor<6x8xf64, #Rows>
  return %0 : tensor<6x8xf64, #Rows>
}

// Sums are complete before they are added to the old element.
func.func @product(%a: tensor<?x?xi32, #Rows>, %b: tensor<?x?xi32, #Rows>,
                   %x: tensor<?x?xi32, #Rows>) -> tensor<?x?xi32, #Rows> {
  %0 = linalg.generic #product
      ins(%a, %b : tensor<?x?xi32, #Rows>, tensor<?x?xi32, #Rows>)
      outs(%x : tensor<?x?xi32, #Rows>) {
  ^bb0(%s: i32, %t: i32, %u: i32):
    %1 = arith.muli %s, %t : i32
    %2 = arith.addi %1, %u overflow<nsw> : i32
    linalg.yield %2 : i32
  } -> tensor<?x?xi32, #Rows>
  return %0 : tensor<?x?xi32, #Rows>
}

func.func @residual(%a: tensor<8x8xf64, #Rows>, %x: tensor<8xf64, #Vector>)
    -> tensor<8xf64, #Vector> {
  %0 = linalg.generic #rows ins(%a : tensor<8x8xf64, #Rows>) outs(%x : tensor<8xf64, #Vector>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.subf %t, %s : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64, #Vector>
  return %0 : tensor<8xf64, #Vector>
}

// What the reduction computes is what combines two that are there.
func.func @custom(%a: tensor<8x8xf64, #Rows>, %x: tensor<8xf64, #Vector>)
    -> tensor<8xf64, #Vector> {
  %lowest = arith.constant 0xFFF0000000000000 : f64
  %0 = linalg.generic #rows ins(%a : tensor<8x8xf64, #Rows>) outs(%x : tensor<8xf64, #Vector>) {
  ^bb0(%s: f64, %t: f64):
    %1 = sparse_tensor.reduce %s, %t, %lowest : f64 {
    ^bb0(%u: f64, %v: f64):
      %2 = arith.maximumf %u, %v : f64
      sparse_tensor.yield %2 : f64
    }
    linalg.yield %1 : f64
  } -> tensor<8xf64, #Vector>
  return %0 : tensor<8xf64, #Vector>
}

// The storage stays as it is.
func.func @in_place(%x: tensor<8xf64, #Vector>) -> tensor<8xf64, #Vector> {
  %c = arith.constant 2.0 : f64
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%x : tensor<8xf64, #Vector>) {
  ^bb0(%t: f64):
    %1 = arith.mulf %t, %c : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64, #Vector>
  return %0 : tensor<8xf64, #Vector>
}

// There is nothing in it yet.
func.func @new(%a: tensor<8xf64, #Vector>) -> tensor<8xf64, #Vector> {
  %x = tensor.empty() : tensor<8xf64, #Vector>
  %0 = linalg.generic #elementwise
      ins(%a : tensor<8xf64, #Vector>)
      outs(%x : tensor<8xf64, #Vector>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.addf %t, %s : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64, #Vector>
  return %0 : tensor<8xf64, #Vector>
}

func.func @new_columns(%a: tensor<8x6xf64, #Columns>, %b: tensor<6x4xf64, #Columns>)
    -> tensor<8x4xf64, #Columns> {
  %x = bufferization.alloc_tensor() : tensor<8x4xf64, #Columns>
  %0 = linalg.generic #product
      ins(%a, %b : tensor<8x6xf64, #Columns>, tensor<6x4xf64, #Columns>)
      outs(%x : tensor<8x4xf64, #Columns>) {
  ^bb0(%s: f64, %t: f64, %u: f64):
    %1 = arith.mulf %s, %t : f64
    %2 = arith.addf %u, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<8x4xf64, #Columns>
  return %0 : tensor<8x4xf64, #Columns>
}

// Every element has its place.
func.func @all_dense(%a: tensor<8x8xf64, #Rows>, %x: tensor<8x8xf64, #Dense>)
    -> tensor<8x8xf64, #Dense> {
  %0 = linalg.generic #matrix ins(%a : tensor<8x8xf64, #Rows>) outs(%x : tensor<8x8xf64, #Dense>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.addf %t, %s : f64
    linalg.yield %1 : f64
  } -> tensor<8x8xf64, #Dense>
  return %0 : tensor<8x8xf64, #Dense>
}

// An element that is absent counts, a zero.
func.func @maxima(%a: tensor<8x8xf64, #Rows>, %x: tensor<8xf64, #Vector>)
    -> tensor<8xf64, #Vector> {
  %0 = linalg.generic #rows ins(%a : tensor<8x8xf64, #Rows>) outs(%x : tensor<8xf64, #Vector>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.maximumf %t, %s : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64, #Vector>
  return %0 : tensor<8xf64, #Vector>
}

// Nobody knows that it begins with what changes nothing.
func.func @custom_beginning(%a: tensor<8x8xf64, #Rows>, %x: tensor<8xf64, #Vector>, %lowest: f64)
    -> tensor<8xf64, #Vector> {
  %0 = linalg.generic #rows ins(%a : tensor<8x8xf64, #Rows>) outs(%x : tensor<8xf64, #Vector>) {
  ^bb0(%s: f64, %t: f64):
    %1 = sparse_tensor.reduce %s, %t, %lowest : f64 {
    ^bb0(%u: f64, %v: f64):
      %2 = arith.cmpf ogt, %u, %v : f64
      %3 = arith.select %2, %u, %v : f64
      sparse_tensor.yield %3 : f64
    }
    linalg.yield %1 : f64
  } -> tensor<8xf64, #Vector>
  return %0 : tensor<8xf64, #Vector>
}

func.func @another_beginning(%a: tensor<8x8xi32, #Rows>, %x: tensor<8xi32, #Vector>)
    -> tensor<8xi32, #Vector> {
  %one = arith.constant 1 : i32
  %0 = linalg.generic #rows ins(%a : tensor<8x8xi32, #Rows>) outs(%x : tensor<8xi32, #Vector>) {
  ^bb0(%s: i32, %t: i32):
    %1 = sparse_tensor.reduce %s, %t, %one : i32 {
    ^bb0(%u: i32, %v: i32):
      %2 = arith.addi %u, %v : i32
      sparse_tensor.yield %2 : i32
    }
    linalg.yield %1 : i32
  } -> tensor<8xi32, #Vector>
  return %0 : tensor<8xi32, #Vector>
}

// The step takes more than the sum so far.
func.func @uses_sum_twice(%a: tensor<8x8xf64, #Rows>, %x: tensor<8xf64, #Vector>)
    -> tensor<8xf64, #Vector> {
  %0 = linalg.generic #rows ins(%a : tensor<8x8xf64, #Rows>) outs(%x : tensor<8xf64, #Vector>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.mulf %t, %s : f64
    %2 = arith.addf %t, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<8xf64, #Vector>
  return %0 : tensor<8xf64, #Vector>
}

func.func @subtracts_from_element(%a: tensor<8x8xf64, #Rows>, %x: tensor<8xf64, #Vector>)
    -> tensor<8xf64, #Vector> {
  %0 = linalg.generic #rows ins(%a : tensor<8x8xf64, #Rows>) outs(%x : tensor<8xf64, #Vector>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.subf %s, %t : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64, #Vector>
  return %0 : tensor<8xf64, #Vector>
}

func.func @twice_the_sum(%a: tensor<8x8xf64, #Rows>, %x: tensor<8xf64, #Vector>)
    -> tensor<8xf64, #Vector> {
  %0 = linalg.generic #rows ins(%a : tensor<8x8xf64, #Rows>) outs(%x : tensor<8xf64, #Vector>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.addf %t, %t : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64, #Vector>
  return %0 : tensor<8xf64, #Vector>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @add(%arg0: tensor<?xf64, #sparse>, %arg1: tensor<?xf64, #sparse>) -> tensor<?xf64, #sparse> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?xf64, #sparse>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%dim) : tensor<?xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<?xf64, #sparse>, tensor<?xf64, #sparse>) outs(%0 : tensor<?xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.addf %in_0, %in fastmath<nnan> : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<?xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @multiply(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>) outs(%0 : tensor<8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in_0, %in : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @overwrite(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xf64, #sparse>) outs(%0 : tensor<8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       linalg.yield %in : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @add_transposed(%arg0: tensor<8x6xf64, #sparse1>, %arg1: tensor<6x8xf64, #sparse1>) -> tensor<6x8xf64, #sparse1> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<6x8xf64, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.convert %arg0 : tensor<8x6xf64, #sparse1> to tensor<8x6xf64, #sparse2>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %1 : tensor<8x6xf64, #sparse2> to tensor<6x8xf64, #sparse1>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %arg1 : tensor<6x8xf64, #sparse1>, tensor<6x8xf64, #sparse1>) outs(%0 : tensor<6x8xf64, #sparse1>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %4 = arith.addf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<6x8xf64, #sparse1>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<8x6xf64, #sparse2>
// CHECK-NEXT:     return %3 : tensor<6x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product(%arg0: tensor<?x?xi32, #sparse1>, %arg1: tensor<?x?xi32, #sparse1>, %arg2: tensor<?x?xi32, #sparse1>) -> tensor<?x?xi32, #sparse1> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x?xi32, #sparse1>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg2, %c1 : tensor<?x?xi32, #sparse1>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%dim, %dim_0) : tensor<?x?xi32, #sparse1>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0, %arg1 : tensor<?x?xi32, #sparse1>, tensor<?x?xi32, #sparse1>) outs(%0 : tensor<?x?xi32, #sparse1>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: i32, %in_3: i32, %out: i32):
// CHECK-NEXT:       %4 = arith.muli %in, %in_3 : i32
// CHECK-NEXT:       %5 = arith.addi %4, %out : i32
// CHECK-NEXT:       linalg.yield %5 : i32
// CHECK-NEXT:     } -> tensor<?x?xi32, #sparse1>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg2, %c0 : tensor<?x?xi32, #sparse1>
// CHECK-NEXT:     %dim_2 = tensor.dim %arg2, %c1 : tensor<?x?xi32, #sparse1>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor(%dim_1, %dim_2) : tensor<?x?xi32, #sparse1>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %1 : tensor<?x?xi32, #sparse1>, tensor<?x?xi32, #sparse1>) outs(%2 : tensor<?x?xi32, #sparse1>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: i32, %in_3: i32, %out: i32):
// CHECK-NEXT:       %4 = arith.addi %in, %in_3 : i32
// CHECK-NEXT:       linalg.yield %4 : i32
// CHECK-NEXT:     } -> tensor<?x?xi32, #sparse1>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<?x?xi32, #sparse1>
// CHECK-NEXT:     return %3 : tensor<?x?xi32, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @residual(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse1>) outs(%0 : tensor<8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %4 = arith.subf %out, %in : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor() : tensor<8xf64, #sparse>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg1, %1 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>) outs(%2 : tensor<8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %4 = arith.addf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<8xf64, #sparse>
// CHECK-NEXT:     return %3 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @custom(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %cst = arith.constant 0xFFF0000000000000 : f64
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse1>) outs(%0 : tensor<8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %4 = sparse_tensor.reduce %in, %out, %cst : f64 {
// CHECK-NEXT:       ^bb0(%arg2: f64, %arg3: f64):
// CHECK-NEXT:         %5 = arith.maximumf %arg2, %arg3 : f64
// CHECK-NEXT:         sparse_tensor.yield %5 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor() : tensor<8xf64, #sparse>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg1, %1 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>) outs(%2 : tensor<8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %4 = sparse_tensor.binary %in, %in_0 : f64, f64 to f64
// CHECK-NEXT:        overlap = {
// CHECK-NEXT:       ^bb0(%arg2: f64, %arg3: f64):
// CHECK-NEXT:         %5 = arith.maximumf %arg3, %arg2 : f64
// CHECK-NEXT:         sparse_tensor.yield %5 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        left = identity
// CHECK-NEXT:        right = identity
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<8xf64, #sparse>
// CHECK-NEXT:     return %3 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @in_place(%arg0: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f64
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : tensor<8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%out: f64):
// CHECK-NEXT:       %1 = arith.mulf %out, %cst : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse>
// CHECK-NEXT:     return %0 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @new(%arg0: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xf64, #sparse>) outs(%0 : tensor<8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.addf %out, %in : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @new_columns(%arg0: tensor<8x6xf64, #sparse2>, %arg1: tensor<6x4xf64, #sparse2>) -> tensor<8x4xf64, #sparse2> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8x4xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg0 : tensor<8x6xf64, #sparse2> to tensor<6x8xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %arg1 : tensor<6x4xf64, #sparse2> to tensor<4x6xf64, #sparse1>
// CHECK-NEXT:     %3 = sparse_tensor.reinterpret_map %0 : tensor<8x4xf64, #sparse2> to tensor<4x8xf64, #sparse1>
// CHECK-NEXT:     %4 = linalg.generic {indexing_maps = [#map3, #map2, #map4], iterator_types = ["parallel", "reduction", "parallel"]} ins(%1, %2 : tensor<6x8xf64, #sparse1>, tensor<4x6xf64, #sparse1>) outs(%3 : tensor<4x8xf64, #sparse1>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %6 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %7 = arith.addf %out, %6 : f64
// CHECK-NEXT:       linalg.yield %7 : f64
// CHECK-NEXT:     } -> tensor<4x8xf64, #sparse1>
// CHECK-NEXT:     %5 = sparse_tensor.reinterpret_map %4 : tensor<4x8xf64, #sparse1> to tensor<8x4xf64, #sparse2>
// CHECK-NEXT:     return %5 : tensor<8x4xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @all_dense(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<8x8xf64, #sparse3>) -> tensor<8x8xf64, #sparse3> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x8xf64, #sparse1>) outs(%arg1 : tensor<8x8xf64, #sparse3>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.addf %out, %in : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse3>
// CHECK-NEXT:     return %0 : tensor<8x8xf64, #sparse3>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @maxima(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse1>) outs(%arg1 : tensor<8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.maximumf %out, %in : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse>
// CHECK-NEXT:     return %0 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @custom_beginning(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<8xf64, #sparse>, %arg2: f64) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse1>) outs(%arg1 : tensor<8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = sparse_tensor.reduce %in, %out, %arg2 : f64 {
// CHECK-NEXT:       ^bb0(%arg3: f64, %arg4: f64):
// CHECK-NEXT:         %2 = arith.cmpf ogt, %arg3, %arg4 : f64
// CHECK-NEXT:         %3 = arith.select %2, %arg3, %arg4 : f64
// CHECK-NEXT:         sparse_tensor.yield %3 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse>
// CHECK-NEXT:     return %0 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @another_beginning(%arg0: tensor<8x8xi32, #sparse1>, %arg1: tensor<8xi32, #sparse>) -> tensor<8xi32, #sparse> {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x8xi32, #sparse1>) outs(%arg1 : tensor<8xi32, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: i32, %out: i32):
// CHECK-NEXT:       %1 = sparse_tensor.reduce %in, %out, %c1_i32 : i32 {
// CHECK-NEXT:       ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT:         %2 = arith.addi %arg2, %arg3 : i32
// CHECK-NEXT:         sparse_tensor.yield %2 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %1 : i32
// CHECK-NEXT:     } -> tensor<8xi32, #sparse>
// CHECK-NEXT:     return %0 : tensor<8xi32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @uses_sum_twice(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse1>) outs(%arg1 : tensor<8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %out, %in : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse>
// CHECK-NEXT:     return %0 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @subtracts_from_element(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse1>) outs(%arg1 : tensor<8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.subf %in, %out : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse>
// CHECK-NEXT:     return %0 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @twice_the_sum(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse1>) outs(%arg1 : tensor<8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.addf %out, %out : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse>
// CHECK-NEXT:     return %0 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
