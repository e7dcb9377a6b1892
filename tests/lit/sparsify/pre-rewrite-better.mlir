// RUN: pyopt %s --pre-sparsification-rewrite | FileCheck %s

// Reductions over stored elements; a sum of samples into zeros that are a constant.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#Loose = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : loose_compressed) }>

// Ops of dialects without which the reference does not know those that it makes.
func.func @loads() -> tensor<2xf32> {
  vector.print punctuation <comma>
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @all(%A: tensor<8x?xf64, #CSR>, %y: tensor<f64>) -> (tensor<f64>) {
  %2 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%A : tensor<8x?xf64, #CSR>) outs(%y : tensor<f64>) {
  ^bb0(%a: f64, %acc: f64):
    %m = arith.maximumf %acc, %a : f64
    linalg.yield %m : f64
  } -> tensor<f64>
  return %2 : tensor<f64>
}
func.func @rows(%A: tensor<8x?xi32, #CSR>, %y: tensor<8xi32>) -> (tensor<8xi32>) {
  %2 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%A : tensor<8x?xi32, #CSR>) outs(%y : tensor<8xi32>) {
  ^bb0(%a: i32, %acc: i32):
    %m = arith.minsi %acc, %a : i32
    linalg.yield %m : i32
  } -> tensor<8xi32>
  return %2 : tensor<8xi32>
}
func.func @products(%a: tensor<8x8xi32, #CSR>, %x: tensor<i32>) -> tensor<i32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a : tensor<8x8xi32, #CSR>) outs(%x : tensor<i32>) {
  ^bb0(%e: i32, %o: i32):
    %r = arith.muli %o, %e : i32
    linalg.yield %r : i32
  } -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @maxnumf_dcsr(%a: tensor<8x8xf64, #DCSR>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a : tensor<8x8xf64, #DCSR>) outs(%x : tensor<f64>) {
  ^bb0(%e: f64, %o: f64):
    %r = arith.maxnumf %o, %e : f64
    linalg.yield %r : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

func.func @column_order(%a: tensor<8x8xf64, #CSC>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a : tensor<8x8xf64, #CSC>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %o: f64):
    %r = arith.minimumf %o, %e : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @unsigned_rows(%a: tensor<8x8xi8, #CSR>, %x: tensor<8xi8>) -> tensor<8xi8> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a : tensor<8x8xi8, #CSR>) outs(%x : tensor<8xi8>) {
  ^bb0(%e: i8, %o: i8):
    %r = arith.minui %o, %e : i8
    linalg.yield %r : i8
  } -> tensor<8xi8>
  return %0 : tensor<8xi8>
}

func.func @signed_maxima(%a: tensor<8x8xi16, #CSR>, %x: tensor<8xi16>) -> tensor<8xi16> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a : tensor<8x8xi16, #CSR>) outs(%x : tensor<8xi16>) {
  ^bb0(%e: i16, %o: i16):
    %r = arith.maxsi %o, %e : i16
    linalg.yield %r : i16
  } -> tensor<8xi16>
  return %0 : tensor<8xi16>
}

// Every element is visited where what is stored cannot be counted; a float product onto rows is left alone.
func.func @loose(%a: tensor<8x8xf64, #Loose>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a : tensor<8x8xf64, #Loose>) outs(%x : tensor<f64>) {
  ^bb0(%e: f64, %o: f64):
    %r = arith.maximumf %o, %e : f64
    linalg.yield %r : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

func.func @float_products(%a: tensor<8x8xf64, #CSR>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a : tensor<8x8xf64, #CSR>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %o: f64):
    %r = arith.mulf %o, %e : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @into_constant(%a: tensor<8x8xf64>, %b: tensor<8x8xf64>, %m: tensor<8x8xf64, #CSR>)
    -> tensor<8x8xf64> {
  %c = arith.constant dense<0.0> : tensor<8x8xf64>
  %e = bufferization.alloc_tensor() : tensor<8x8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : tensor<8x8xf64>, tensor<8x8xf64>) outs(%c : tensor<8x8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<8x8xf64>
  %1 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%0, %m : tensor<8x8xf64>, tensor<8x8xf64, #CSR>) outs(%e : tensor<8x8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %r = arith.mulf %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8x8xf64>
  return %1 : tensor<8x8xf64>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> ()>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : loose_compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loads() -> tensor<2xf32> {
// CHECK-NEXT:     vector.print punctuation <comma>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @all(%arg0: tensor<8x?xf64, #sparse>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %extracted = tensor.extract %arg1[] : tensor<f64>
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<8x?xf64, #sparse>) outs(%arg1 : tensor<f64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %6 = sparse_tensor.unary %in : f64 to f64
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: f64):
// CHECK-NEXT:         sparse_tensor.yield %arg2 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:       }
// CHECK-NEXT:       %7 = sparse_tensor.reduce %6, %out, %extracted : f64 {
// CHECK-NEXT:       ^bb0(%arg2: f64, %arg3: f64):
// CHECK-NEXT:         %8 = arith.maximumf %arg2, %arg3 : f64
// CHECK-NEXT:         sparse_tensor.yield %8 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %7 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     %extracted_0 = tensor.extract %0[] : tensor<f64>
// CHECK-NEXT:     %1 = sparse_tensor.number_of_entries %arg0 : tensor<8x?xf64, #sparse>
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<8x?xf64, #sparse>
// CHECK-NEXT:     %2 = arith.muli %dim, %c8 : index
// CHECK-NEXT:     %3 = arith.cmpi ult, %1, %2 : index
// CHECK-NEXT:     %4 = arith.maximumf %extracted_0, %cst : f64
// CHECK-NEXT:     %5 = arith.select %3, %4, %extracted_0 : f64
// CHECK-NEXT:     %inserted = tensor.insert %5 into %0[] : tensor<f64>
// CHECK-NEXT:     return %inserted : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @rows(%arg0: tensor<8x?xi32, #sparse>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %c2147483647_i32 = arith.constant 2147483647 : i32
// CHECK-NEXT:     %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<8x?xi32, #sparse>
// CHECK-NEXT:     %0 = arith.index_cast %dim : index to i64
// CHECK-NEXT:     %1 = tensor.empty() : tensor<8xi32>
// CHECK-NEXT:     %2 = linalg.fill ins(%c2147483647_i32 : i32) outs(%1 : tensor<8xi32>) -> tensor<8xi32>
// CHECK-NEXT:     %3 = tensor.empty() : tensor<8xi64>
// CHECK-NEXT:     %4 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<8xi64>) -> tensor<8xi64>
// CHECK-NEXT:     %5 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x?xi32, #sparse>) outs(%4 : tensor<8xi64>) {
// CHECK-NEXT:     ^bb0(%in: i32, %out: i64):
// CHECK-NEXT:       %8 = sparse_tensor.unary %in : i32 to i64
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: i32):
// CHECK-NEXT:         sparse_tensor.yield %c1_i64 : i64
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:       }
// CHECK-NEXT:       %9 = arith.addi %out, %8 : i64
// CHECK-NEXT:       linalg.yield %9 : i64
// CHECK-NEXT:     } -> tensor<8xi64>
// CHECK-NEXT:     %6 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x?xi32, #sparse>) outs(%2 : tensor<8xi32>) {
// CHECK-NEXT:     ^bb0(%in: i32, %out: i32):
// CHECK-NEXT:       %8 = sparse_tensor.unary %in : i32 to i32
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: i32):
// CHECK-NEXT:         sparse_tensor.yield %arg2 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:       }
// CHECK-NEXT:       %9 = sparse_tensor.reduce %8, %out, %c2147483647_i32 : i32 {
// CHECK-NEXT:       ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT:         %10 = arith.minsi %arg2, %arg3 : i32
// CHECK-NEXT:         sparse_tensor.yield %10 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %9 : i32
// CHECK-NEXT:     } -> tensor<8xi32>
// CHECK-NEXT:     %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%6, %5 : tensor<8xi32>, tensor<8xi64>) outs(%arg1 : tensor<8xi32>) {
// CHECK-NEXT:     ^bb0(%in: i32, %in_0: i64, %out: i32):
// CHECK-NEXT:       %8 = arith.cmpi ult, %in_0, %0 : i64
// CHECK-NEXT:       %9 = arith.minsi %in, %c0_i32 : i32
// CHECK-NEXT:       %10 = arith.select %8, %9, %in : i32
// CHECK-NEXT:       %11 = arith.minsi %out, %10 : i32
// CHECK-NEXT:       linalg.yield %11 : i32
// CHECK-NEXT:     } -> tensor<8xi32>
// CHECK-NEXT:     return %7 : tensor<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @products(%arg0: tensor<8x8xi32, #sparse>, %arg1: tensor<i32>) -> tensor<i32> {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %extracted = tensor.extract %arg1[] : tensor<i32>
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<8x8xi32, #sparse>) outs(%arg1 : tensor<i32>) {
// CHECK-NEXT:     ^bb0(%in: i32, %out: i32):
// CHECK-NEXT:       %4 = sparse_tensor.unary %in : i32 to i32
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: i32):
// CHECK-NEXT:         sparse_tensor.yield %arg2 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:       }
// CHECK-NEXT:       %5 = sparse_tensor.reduce %4, %out, %extracted : i32 {
// CHECK-NEXT:       ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT:         %6 = arith.muli %arg2, %arg3 : i32
// CHECK-NEXT:         sparse_tensor.yield %6 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %5 : i32
// CHECK-NEXT:     } -> tensor<i32>
// CHECK-NEXT:     %extracted_0 = tensor.extract %0[] : tensor<i32>
// CHECK-NEXT:     %1 = sparse_tensor.number_of_entries %arg0 : tensor<8x8xi32, #sparse>
// CHECK-NEXT:     %2 = arith.cmpi ult, %1, %c64 : index
// CHECK-NEXT:     %3 = arith.select %2, %c0_i32, %extracted_0 : i32
// CHECK-NEXT:     %inserted = tensor.insert %3 into %0[] : tensor<i32>
// CHECK-NEXT:     return %inserted : tensor<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @maxnumf_dcsr(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %extracted = tensor.extract %arg1[] : tensor<f64>
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse1>) outs(%arg1 : tensor<f64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %5 = sparse_tensor.unary %in : f64 to f64
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: f64):
// CHECK-NEXT:         sparse_tensor.yield %arg2 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:       }
// CHECK-NEXT:       %6 = sparse_tensor.reduce %5, %out, %extracted : f64 {
// CHECK-NEXT:       ^bb0(%arg2: f64, %arg3: f64):
// CHECK-NEXT:         %7 = arith.maxnumf %arg2, %arg3 : f64
// CHECK-NEXT:         sparse_tensor.yield %7 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %6 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     %extracted_0 = tensor.extract %0[] : tensor<f64>
// CHECK-NEXT:     %1 = sparse_tensor.number_of_entries %arg0 : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %2 = arith.cmpi ult, %1, %c64 : index
// CHECK-NEXT:     %3 = arith.maxnumf %extracted_0, %cst : f64
// CHECK-NEXT:     %4 = arith.select %2, %3, %extracted_0 : f64
// CHECK-NEXT:     %inserted = tensor.insert %4 into %0[] : tensor<f64>
// CHECK-NEXT:     return %inserted : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @column_order(%arg0: tensor<8x8xf64, #sparse2>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %cst_0 = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:     %c8_i64 = arith.constant 8 : i64
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst_0 : f64) outs(%0 : tensor<8xf64>) -> tensor<8xf64>
// CHECK-NEXT:     %2 = tensor.empty() : tensor<8xi64>
// CHECK-NEXT:     %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<8xi64>) -> tensor<8xi64>
// CHECK-NEXT:     %4 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse2>) outs(%3 : tensor<8xi64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: i64):
// CHECK-NEXT:       %7 = sparse_tensor.unary %in : f64 to i64
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: f64):
// CHECK-NEXT:         sparse_tensor.yield %c1_i64 : i64
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:       }
// CHECK-NEXT:       %8 = arith.addi %out, %7 : i64
// CHECK-NEXT:       linalg.yield %8 : i64
// CHECK-NEXT:     } -> tensor<8xi64>
// CHECK-NEXT:     %5 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse2>) outs(%1 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %7 = sparse_tensor.unary %in : f64 to f64
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: f64):
// CHECK-NEXT:         sparse_tensor.yield %arg2 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:       }
// CHECK-NEXT:       %8 = sparse_tensor.reduce %7, %out, %cst_0 : f64 {
// CHECK-NEXT:       ^bb0(%arg2: f64, %arg3: f64):
// CHECK-NEXT:         %9 = arith.minimumf %arg2, %arg3 : f64
// CHECK-NEXT:         sparse_tensor.yield %9 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %8 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     %6 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%5, %4 : tensor<8xf64>, tensor<8xi64>) outs(%arg1 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_1: i64, %out: f64):
// CHECK-NEXT:       %7 = arith.cmpi ult, %in_1, %c8_i64 : i64
// CHECK-NEXT:       %8 = arith.minimumf %in, %cst : f64
// CHECK-NEXT:       %9 = arith.select %7, %8, %in : f64
// CHECK-NEXT:       %10 = arith.minimumf %out, %9 : f64
// CHECK-NEXT:       linalg.yield %10 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %6 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unsigned_rows(%arg0: tensor<8x8xi8, #sparse>, %arg1: tensor<8xi8>) -> tensor<8xi8> {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:     %c8_i64 = arith.constant 8 : i64
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xi8>
// CHECK-NEXT:     %1 = linalg.fill ins(%c-1_i8 : i8) outs(%0 : tensor<8xi8>) -> tensor<8xi8>
// CHECK-NEXT:     %2 = tensor.empty() : tensor<8xi64>
// CHECK-NEXT:     %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<8xi64>) -> tensor<8xi64>
// CHECK-NEXT:     %4 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x8xi8, #sparse>) outs(%3 : tensor<8xi64>) {
// CHECK-NEXT:     ^bb0(%in: i8, %out: i64):
// CHECK-NEXT:       %7 = sparse_tensor.unary %in : i8 to i64
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: i8):
// CHECK-NEXT:         sparse_tensor.yield %c1_i64 : i64
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:       }
// CHECK-NEXT:       %8 = arith.addi %out, %7 : i64
// CHECK-NEXT:       linalg.yield %8 : i64
// CHECK-NEXT:     } -> tensor<8xi64>
// CHECK-NEXT:     %5 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x8xi8, #sparse>) outs(%1 : tensor<8xi8>) {
// CHECK-NEXT:     ^bb0(%in: i8, %out: i8):
// CHECK-NEXT:       %7 = sparse_tensor.unary %in : i8 to i8
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: i8):
// CHECK-NEXT:         sparse_tensor.yield %arg2 : i8
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:       }
// CHECK-NEXT:       %8 = sparse_tensor.reduce %7, %out, %c-1_i8 : i8 {
// CHECK-NEXT:       ^bb0(%arg2: i8, %arg3: i8):
// CHECK-NEXT:         %9 = arith.minui %arg2, %arg3 : i8
// CHECK-NEXT:         sparse_tensor.yield %9 : i8
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %8 : i8
// CHECK-NEXT:     } -> tensor<8xi8>
// CHECK-NEXT:     %6 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%5, %4 : tensor<8xi8>, tensor<8xi64>) outs(%arg1 : tensor<8xi8>) {
// CHECK-NEXT:     ^bb0(%in: i8, %in_0: i64, %out: i8):
// CHECK-NEXT:       %7 = arith.cmpi ult, %in_0, %c8_i64 : i64
// CHECK-NEXT:       %8 = arith.select %7, %c0_i8, %in : i8
// CHECK-NEXT:       %9 = arith.minui %out, %8 : i8
// CHECK-NEXT:       linalg.yield %9 : i8
// CHECK-NEXT:     } -> tensor<8xi8>
// CHECK-NEXT:     return %6 : tensor<8xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @signed_maxima(%arg0: tensor<8x8xi16, #sparse>, %arg1: tensor<8xi16>) -> tensor<8xi16> {
// CHECK-NEXT:     %c0_i16 = arith.constant 0 : i16
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %c-32768_i16 = arith.constant -32768 : i16
// CHECK-NEXT:     %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:     %c8_i64 = arith.constant 8 : i64
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xi16>
// CHECK-NEXT:     %1 = linalg.fill ins(%c-32768_i16 : i16) outs(%0 : tensor<8xi16>) -> tensor<8xi16>
// CHECK-NEXT:     %2 = tensor.empty() : tensor<8xi64>
// CHECK-NEXT:     %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<8xi64>) -> tensor<8xi64>
// CHECK-NEXT:     %4 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x8xi16, #sparse>) outs(%3 : tensor<8xi64>) {
// CHECK-NEXT:     ^bb0(%in: i16, %out: i64):
// CHECK-NEXT:       %7 = sparse_tensor.unary %in : i16 to i64
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: i16):
// CHECK-NEXT:         sparse_tensor.yield %c1_i64 : i64
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:       }
// CHECK-NEXT:       %8 = arith.addi %out, %7 : i64
// CHECK-NEXT:       linalg.yield %8 : i64
// CHECK-NEXT:     } -> tensor<8xi64>
// CHECK-NEXT:     %5 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x8xi16, #sparse>) outs(%1 : tensor<8xi16>) {
// CHECK-NEXT:     ^bb0(%in: i16, %out: i16):
// CHECK-NEXT:       %7 = sparse_tensor.unary %in : i16 to i16
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: i16):
// CHECK-NEXT:         sparse_tensor.yield %arg2 : i16
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:       }
// CHECK-NEXT:       %8 = sparse_tensor.reduce %7, %out, %c-32768_i16 : i16 {
// CHECK-NEXT:       ^bb0(%arg2: i16, %arg3: i16):
// CHECK-NEXT:         %9 = arith.maxsi %arg2, %arg3 : i16
// CHECK-NEXT:         sparse_tensor.yield %9 : i16
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %8 : i16
// CHECK-NEXT:     } -> tensor<8xi16>
// CHECK-NEXT:     %6 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%5, %4 : tensor<8xi16>, tensor<8xi64>) outs(%arg1 : tensor<8xi16>) {
// CHECK-NEXT:     ^bb0(%in: i16, %in_0: i64, %out: i16):
// CHECK-NEXT:       %7 = arith.cmpi ult, %in_0, %c8_i64 : i64
// CHECK-NEXT:       %8 = arith.maxsi %in, %c0_i16 : i16
// CHECK-NEXT:       %9 = arith.select %7, %8, %in : i16
// CHECK-NEXT:       %10 = arith.maxsi %out, %9 : i16
// CHECK-NEXT:       linalg.yield %10 : i16
// CHECK-NEXT:     } -> tensor<8xi16>
// CHECK-NEXT:     return %6 : tensor<8xi16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loose(%arg0: tensor<8x8xf64, #sparse3>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %extracted = tensor.extract %arg1[] : tensor<f64>
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse3>) outs(%arg1 : tensor<f64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = sparse_tensor.unary %in : f64 to f64
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: f64):
// CHECK-NEXT:         sparse_tensor.yield %arg2 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:         sparse_tensor.yield %cst : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       %2 = sparse_tensor.reduce %1, %out, %extracted : f64 {
// CHECK-NEXT:       ^bb0(%arg2: f64, %arg3: f64):
// CHECK-NEXT:         %3 = arith.maximumf %arg2, %arg3 : f64
// CHECK-NEXT:         sparse_tensor.yield %3 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     return %0 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @float_products(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse>) outs(%arg1 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %out, %in : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @into_constant(%arg0: tensor<8x8xf64>, %arg1: tensor<8x8xf64>, %arg2: tensor<8x8xf64, #sparse>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : tensor<8x8xf64>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8x8xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1, %arg2 : tensor<8x8xf64>, tensor<8x8xf64>, tensor<8x8xf64, #sparse>) outs(%cst : tensor<8x8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.mulf %2, %in_1 : f64
// CHECK-NEXT:       %4 = arith.addf %out, %3 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     return %1 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
