// RUN: pyopt %s --pre-sparsification-rewrite=reference-exact=true | FileCheck %s

// Reductions to one element to which zeros make a difference.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 4 : compressed, i mod 2 : dense,
                   j mod 4 : dense)
}>

// Ops of dialects without which the reference does not know those that it makes.
func.func @loads() -> tensor<2xf32> {
  vector.print punctuation <comma>
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @minimumf(%a: tensor<8x8xf64, #CSR>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a : tensor<8x8xf64, #CSR>) outs(%x : tensor<f64>) {
  ^bb0(%e: f64, %o: f64):
    %r = arith.minimumf %o, %e : f64
    linalg.yield %r : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

func.func @andi(%a: tensor<8x8xi8, #CSR>, %x: tensor<i8>) -> tensor<i8> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a : tensor<8x8xi8, #CSR>) outs(%x : tensor<i8>) {
  ^bb0(%e: i8, %o: i8):
    %r = arith.andi %o, %e : i8
    linalg.yield %r : i8
  } -> tensor<i8>
  return %0 : tensor<i8>
}

func.func @maxsi(%a: tensor<8x8xi64, #CSR>, %x: tensor<i64>) -> tensor<i64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a : tensor<8x8xi64, #CSR>) outs(%x : tensor<i64>) {
  ^bb0(%e: i64, %o: i64):
    %r = arith.maxsi %o, %e : i64
    linalg.yield %r : i64
  } -> tensor<i64>
  return %0 : tensor<i64>
}

func.func @maxui(%a: tensor<8x8xi32, #CSR>, %x: tensor<i32>) -> tensor<i32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a : tensor<8x8xi32, #CSR>) outs(%x : tensor<i32>) {
  ^bb0(%e: i32, %o: i32):
    %r = arith.maxui %e, %o : i32
    linalg.yield %r : i32
  } -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @minsi(%a: tensor<8x8xi16, #CSR>, %x: tensor<i16>) -> tensor<i16> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a : tensor<8x8xi16, #CSR>) outs(%x : tensor<i16>) {
  ^bb0(%e: i16, %o: i16):
    %r = arith.minsi %o, %e : i16
    linalg.yield %r : i16
  } -> tensor<i16>
  return %0 : tensor<i16>
}

func.func @minui(%a: tensor<8x8xindex, #CSR>, %x: tensor<index>) -> tensor<index> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a : tensor<8x8xindex, #CSR>) outs(%x : tensor<index>) {
  ^bb0(%e: index, %o: index):
    %r = arith.minui %o, %e : index
    linalg.yield %r : index
  } -> tensor<index>
  return %0 : tensor<index>
}

func.func @maximumf_dcsr(%a: tensor<8x8xf64, #DCSR>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a : tensor<8x8xf64, #DCSR>) outs(%x : tensor<f64>) {
  ^bb0(%e: f64, %o: f64):
    %r = arith.maximumf %o, %e : f64
    linalg.yield %r : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

func.func @maximumf_bsr(%a: tensor<8x8xf64, #BSR>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a : tensor<8x8xf64, #BSR>) outs(%x : tensor<f64>) {
  ^bb0(%e: f64, %o: f64):
    %r = arith.maximumf %o, %e : f64
    linalg.yield %r : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

func.func @maxnumf(%a: tensor<8x8xf64, #CSR>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a : tensor<8x8xf64, #CSR>) outs(%x : tensor<f64>) {
  ^bb0(%e: f64, %o: f64):
    %r = arith.maxnumf %o, %e : f64
    linalg.yield %r : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

func.func @ori(%a: tensor<8x8xi32, #CSR>, %x: tensor<i32>) -> tensor<i32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a : tensor<8x8xi32, #CSR>) outs(%x : tensor<i32>) {
  ^bb0(%e: i32, %o: i32):
    %r = arith.ori %o, %e : i32
    linalg.yield %r : i32
  } -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @subf(%a: tensor<8x8xf64, #CSR>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a : tensor<8x8xf64, #CSR>) outs(%x : tensor<f64>) {
  ^bb0(%e: f64, %o: f64):
    %r = arith.subf %o, %e : f64
    linalg.yield %r : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> ()>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loads() -> tensor<2xf32> {
// CHECK-NEXT:     vector.print punctuation <comma>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @minimumf(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %extracted = tensor.extract %arg1[] : tensor<f64>
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse>) outs(%arg1 : tensor<f64>) {
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
// CHECK-NEXT:         %3 = arith.minimumf %arg2, %arg3 : f64
// CHECK-NEXT:         sparse_tensor.yield %3 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     return %0 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @andi(%arg0: tensor<8x8xi8, #sparse>, %arg1: tensor<i8>) -> tensor<i8> {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %extracted = tensor.extract %arg1[] : tensor<i8>
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<8x8xi8, #sparse>) outs(%arg1 : tensor<i8>) {
// CHECK-NEXT:     ^bb0(%in: i8, %out: i8):
// CHECK-NEXT:       %1 = sparse_tensor.unary %in : i8 to i8
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: i8):
// CHECK-NEXT:         sparse_tensor.yield %arg2 : i8
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:         sparse_tensor.yield %c0_i8 : i8
// CHECK-NEXT:       }
// CHECK-NEXT:       %2 = sparse_tensor.reduce %1, %out, %extracted : i8 {
// CHECK-NEXT:       ^bb0(%arg2: i8, %arg3: i8):
// CHECK-NEXT:         %3 = arith.andi %arg2, %arg3 : i8
// CHECK-NEXT:         sparse_tensor.yield %3 : i8
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : i8
// CHECK-NEXT:     } -> tensor<i8>
// CHECK-NEXT:     return %0 : tensor<i8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @maxsi(%arg0: tensor<8x8xi64, #sparse>, %arg1: tensor<i64>) -> tensor<i64> {
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %extracted = tensor.extract %arg1[] : tensor<i64>
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<8x8xi64, #sparse>) outs(%arg1 : tensor<i64>) {
// CHECK-NEXT:     ^bb0(%in: i64, %out: i64):
// CHECK-NEXT:       %1 = sparse_tensor.unary %in : i64 to i64
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: i64):
// CHECK-NEXT:         sparse_tensor.yield %arg2 : i64
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:         sparse_tensor.yield %c0_i64 : i64
// CHECK-NEXT:       }
// CHECK-NEXT:       %2 = sparse_tensor.reduce %1, %out, %extracted : i64 {
// CHECK-NEXT:       ^bb0(%arg2: i64, %arg3: i64):
// CHECK-NEXT:         %3 = arith.maxsi %arg2, %arg3 : i64
// CHECK-NEXT:         sparse_tensor.yield %3 : i64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : i64
// CHECK-NEXT:     } -> tensor<i64>
// CHECK-NEXT:     return %0 : tensor<i64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @maxui(%arg0: tensor<8x8xi32, #sparse>, %arg1: tensor<i32>) -> tensor<i32> {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %extracted = tensor.extract %arg1[] : tensor<i32>
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<8x8xi32, #sparse>) outs(%arg1 : tensor<i32>) {
// CHECK-NEXT:     ^bb0(%in: i32, %out: i32):
// CHECK-NEXT:       %1 = sparse_tensor.unary %in : i32 to i32
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: i32):
// CHECK-NEXT:         sparse_tensor.yield %arg2 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:         sparse_tensor.yield %c0_i32 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %2 = sparse_tensor.reduce %1, %out, %extracted : i32 {
// CHECK-NEXT:       ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT:         %3 = arith.maxui %arg2, %arg3 : i32
// CHECK-NEXT:         sparse_tensor.yield %3 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : i32
// CHECK-NEXT:     } -> tensor<i32>
// CHECK-NEXT:     return %0 : tensor<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @minsi(%arg0: tensor<8x8xi16, #sparse>, %arg1: tensor<i16>) -> tensor<i16> {
// CHECK-NEXT:     %c0_i16 = arith.constant 0 : i16
// CHECK-NEXT:     %extracted = tensor.extract %arg1[] : tensor<i16>
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<8x8xi16, #sparse>) outs(%arg1 : tensor<i16>) {
// CHECK-NEXT:     ^bb0(%in: i16, %out: i16):
// CHECK-NEXT:       %1 = sparse_tensor.unary %in : i16 to i16
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: i16):
// CHECK-NEXT:         sparse_tensor.yield %arg2 : i16
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:         sparse_tensor.yield %c0_i16 : i16
// CHECK-NEXT:       }
// CHECK-NEXT:       %2 = sparse_tensor.reduce %1, %out, %extracted : i16 {
// CHECK-NEXT:       ^bb0(%arg2: i16, %arg3: i16):
// CHECK-NEXT:         %3 = arith.minsi %arg2, %arg3 : i16
// CHECK-NEXT:         sparse_tensor.yield %3 : i16
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : i16
// CHECK-NEXT:     } -> tensor<i16>
// CHECK-NEXT:     return %0 : tensor<i16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @minui(%arg0: tensor<8x8xindex, #sparse>, %arg1: tensor<index>) -> tensor<index> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %extracted = tensor.extract %arg1[] : tensor<index>
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<8x8xindex, #sparse>) outs(%arg1 : tensor<index>) {
// CHECK-NEXT:     ^bb0(%in: index, %out: index):
// CHECK-NEXT:       %1 = sparse_tensor.unary %in : index to index
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: index):
// CHECK-NEXT:         sparse_tensor.yield %arg2 : index
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:         sparse_tensor.yield %c0 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %2 = sparse_tensor.reduce %1, %out, %extracted : index {
// CHECK-NEXT:       ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:         %3 = arith.minui %arg2, %arg3 : index
// CHECK-NEXT:         sparse_tensor.yield %3 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : index
// CHECK-NEXT:     } -> tensor<index>
// CHECK-NEXT:     return %0 : tensor<index>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @maximumf_dcsr(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %extracted = tensor.extract %arg1[] : tensor<f64>
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse1>) outs(%arg1 : tensor<f64>) {
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
// CHECK-NEXT:   func.func @maximumf_bsr(%arg0: tensor<8x8xf64, #sparse2>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %extracted = tensor.extract %arg1[] : tensor<f64>
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse2>) outs(%arg1 : tensor<f64>) {
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
// CHECK-NEXT:   func.func @maxnumf(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse>) outs(%arg1 : tensor<f64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.maxnumf %out, %in : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     return %0 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ori(%arg0: tensor<8x8xi32, #sparse>, %arg1: tensor<i32>) -> tensor<i32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<8x8xi32, #sparse>) outs(%arg1 : tensor<i32>) {
// CHECK-NEXT:     ^bb0(%in: i32, %out: i32):
// CHECK-NEXT:       %1 = arith.ori %out, %in : i32
// CHECK-NEXT:       linalg.yield %1 : i32
// CHECK-NEXT:     } -> tensor<i32>
// CHECK-NEXT:     return %0 : tensor<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @subf(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse>) outs(%arg1 : tensor<f64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.subf %out, %in : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     return %0 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
