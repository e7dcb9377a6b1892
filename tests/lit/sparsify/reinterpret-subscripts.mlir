// Subscripts for which there is no loop over a level: what they select becomes an operand of its own.
// RUN: pyopt %s --sparse-reinterpret-map=scope=only-generic | FileCheck %s

#Vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), crdWidth = 16 }>
#Rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#Columns = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#Unordered = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed(nonordered)) }>
#Parts = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton(nonunique))
}>
#Blocks = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense,
                   j mod 2 : dense)
}>

// The same loop twice.
func.func @diagonal(%a: tensor<8x8xf64, #Rows>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<8x8xf64, #Rows>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %o: f64):
    %0 = arith.addf %e, %o : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// A loop times a number, plus a number; extents that are not known.
func.func @stride(%a: tensor<?xf64, #Vector>, %b: tensor<?xf64>, %x: tensor<?xf64>)
    -> tensor<?xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (3 * i + 1)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b : tensor<?xf64, #Vector>, tensor<?xf64>) outs(%x : tensor<?xf64>) {
  ^bb0(%e: f64, %f: f64, %o: f64):
    %0 = arith.mulf %e, %f : f64
    linalg.yield %0 : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}

// A column: the dense level is visited first, so its coordinate is the one that is tested.
func.func @column(%a: tensor<8x8xf64, #Columns>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i, 2)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<8x8xf64, #Columns>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %o: f64):
    %0 = arith.addf %e, %o : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// No loop at all: a number.
func.func @element(%a: tensor<8x8xf64, #Rows>, %b: tensor<8xf64, #Vector>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (1, 2)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b : tensor<8x8xf64, #Rows>, tensor<8xf64, #Vector>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %f: f64, %o: f64):
    %0 = arith.mulf %e, %f : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// A loop that an address further out has already. Coordinates in any order are sorted first, elements in parts stay so.
func.func @below_diagonal(%a: tensor<9x8xf64, #Unordered>, %b: tensor<9x8xf64, #Parts>,
                          %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i + 1, i)>, affine_map<(i) -> (i + 1, i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b : tensor<9x8xf64, #Unordered>, tensor<9x8xf64, #Parts>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %f: f64, %o: f64):
    %0 = arith.mulf %e, %f : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// Blocks are taken apart first.
func.func @block_diagonal(%a: tensor<8x8xf64, #Blocks>, %x: tensor<f64>) -> tensor<f64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"]
  } ins(%a : tensor<8x8xf64, #Blocks>) outs(%x : tensor<f64>) {
  ^bb0(%e: f64, %o: f64):
    %0 = arith.addf %e, %o : f64
    linalg.yield %0 : f64
  } -> tensor<f64>
  return %r : tensor<f64>
}

// An order that the output cannot take: what is selected is converted.
func.func @against_the_order(%a: tensor<8x8xf64, #Columns>) -> tensor<8x4xf64, #Rows> {
  %x = bufferization.alloc_tensor() : tensor<8x4xf64, #Rows>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, 2 * j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<8x8xf64, #Columns>) outs(%x : tensor<8x4xf64, #Rows>) {
  ^bb0(%e: f64, %o: f64):
    linalg.yield %e : f64
  } -> tensor<8x4xf64, #Rows>
  return %r : tensor<8x4xf64, #Rows>
}

// Blocks whose loops the output cannot have: its own are of rows.
func.func @blocks_into_rows(%a: tensor<8x8xf64, #Blocks>) -> tensor<8x8xf64, #Rows> {
  %x = bufferization.alloc_tensor() : tensor<8x8xf64, #Rows>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<8x8xf64, #Blocks>) outs(%x : tensor<8x8xf64, #Rows>) {
  ^bb0(%e: f64, %o: f64):
    %0 = arith.negf %e : f64
    linalg.yield %0 : f64
  } -> tensor<8x8xf64, #Rows>
  return %r : tensor<8x8xf64, #Rows>
}

// Blocks that reach over the border.
func.func @ragged_blocks(%a: tensor<7x5xf64, #Blocks>, %b: tensor<5xf64>, %x: tensor<7xf64>)
    -> tensor<7xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %b : tensor<7x5xf64, #Blocks>, tensor<5xf64>) outs(%x : tensor<7xf64>) {
  ^bb0(%e: f64, %f: f64, %o: f64):
    %0 = arith.mulf %e, %f : f64
    %1 = arith.addf %o, %0 : f64
    linalg.yield %1 : f64
  } -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// Subscripts by which no loop goes over a sparse level: a sum of three loops, a quotient.
func.func @three_loops(%a: tensor<12xf64, #Vector>, %f: tensor<3x3xf64>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, k, l) -> (i + k + l)>, affine_map<(i, k, l) -> (k, l)>,
                     affine_map<(i, k, l) -> (i)>],
    iterator_types = ["parallel", "reduction", "reduction"]
  } ins(%a, %f : tensor<12xf64, #Vector>, tensor<3x3xf64>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %g: f64, %o: f64):
    %0 = arith.mulf %e, %g : f64
    %1 = arith.addf %0, %o : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @quotient(%a: tensor<4xf64, #Vector>, %b: tensor<8xf64, #Vector>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i floordiv 2)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b : tensor<4xf64, #Vector>, tensor<8xf64, #Vector>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %g: f64, %o: f64):
    %0 = arith.mulf %e, %g : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// Near misses: an address in a dense level, a window.
func.func @address(%a: tensor<16x8xf64, #Rows>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (2 * i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a : tensor<16x8xf64, #Rows>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %o: f64):
    %0 = arith.addf %e, %o : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @window(%a: tensor<10xf64, #Vector>, %f: tensor<3xf64>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, k) -> (i + k)>, affine_map<(i, k) -> (k)>,
                     affine_map<(i, k) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %f : tensor<10xf64, #Vector>, tensor<3xf64>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %g: f64, %o: f64):
    %0 = arith.mulf %e, %g : f64
    %1 = arith.addf %0, %o : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (2, d0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> ()>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2) -> (d0 + d1 + d2)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1, d2) -> (d0)>
// CHECK-NEXT: #map9 = affine_map<(d0) -> (d0 floordiv 2)>
// CHECK-NEXT: #map10 = affine_map<(d0, d1) -> (d0 * 2, d1)>
// CHECK-NEXT: #map11 = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = 16 }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(nonordered)) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonunique)) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonunique)) }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>
// CHECK-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @diagonal(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8xf64, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %arg0 init(%0) : tensor<8x8xf64, #sparse>, tensor<8xf64, #sparse1> -> tensor<8xf64, #sparse1> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<8xf64, #sparse1>):
// CHECK-NEXT:       %4 = arith.cmpi eq, %arg3, %arg2 : index
// CHECK-NEXT:       %5 = scf.if %4 -> (tensor<8xf64, #sparse1>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg4 into %arg5[%arg2] : tensor<8xf64, #sparse1>
// CHECK-NEXT:         scf.yield %inserted : tensor<8xf64, #sparse1>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : tensor<8xf64, #sparse1>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %5 : tensor<8xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.load %1 hasInserts : tensor<8xf64, #sparse1>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<8xf64, #sparse1>) outs(%arg1 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %4 = arith.addf %in, %out : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     bufferization.dealloc_tensor %2 : tensor<8xf64, #sparse1>
// CHECK-NEXT:     return %3 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @stride(%arg0: tensor<?xf64, #sparse2>, %arg1: tensor<?xf64>, %arg2: tensor<?xf64>) -> tensor<?xf64> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?xf64>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%dim) : tensor<?xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %arg0 init(%0) : tensor<?xf64, #sparse2>, tensor<?xf64, #sparse2> -> tensor<?xf64, #sparse2> do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: f64, %arg5: tensor<?xf64, #sparse2>):
// CHECK-NEXT:       %4 = arith.subi %arg3, %c1 : index
// CHECK-NEXT:       %5 = arith.remui %4, %c3 : index
// CHECK-NEXT:       %6 = arith.cmpi eq, %5, %c0 : index
// CHECK-NEXT:       %7 = arith.divui %4, %c3 : index
// CHECK-NEXT:       %8 = arith.cmpi ult, %7, %dim : index
// CHECK-NEXT:       %9 = arith.andi %6, %8 : i1
// CHECK-NEXT:       %10 = scf.if %9 -> (tensor<?xf64, #sparse2>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg4 into %arg5[%7] : tensor<?xf64, #sparse2>
// CHECK-NEXT:         scf.yield %inserted : tensor<?xf64, #sparse2>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : tensor<?xf64, #sparse2>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %10 : tensor<?xf64, #sparse2>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.load %1 hasInserts : tensor<?xf64, #sparse2>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2, %arg1 : tensor<?xf64, #sparse2>, tensor<?xf64>) outs(%arg2 : tensor<?xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %4 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<?xf64>
// CHECK-NEXT:     bufferization.dealloc_tensor %2 : tensor<?xf64, #sparse2>
// CHECK-NEXT:     return %3 : tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @column(%arg0: tensor<8x8xf64, #sparse3>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse3> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%0 : tensor<8x8xf64, #sparse>) outs(%arg1 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.addf %in, %out : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @element(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8xf64, #sparse2>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.foreach in %arg0 init(%cst) : tensor<8x8xf64, #sparse>, f64 -> f64 do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: f64, %arg6: f64):
// CHECK-NEXT:       %2 = arith.cmpi eq, %arg3, %c1 : index
// CHECK-NEXT:       %3 = arith.cmpi eq, %arg4, %c2 : index
// CHECK-NEXT:       %4 = arith.andi %2, %3 : i1
// CHECK-NEXT:       %5 = arith.select %4, %arg5, %arg6 : f64
// CHECK-NEXT:       sparse_tensor.yield %5 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel"]} ins(%0, %arg1 : f64, tensor<8xf64, #sparse2>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @below_diagonal(%arg0: tensor<9x8xf64, #sparse4>, %arg1: tensor<9x8xf64, #sparse5>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<9x8xf64, #sparse4> to tensor<9x8xf64, #sparse>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() : tensor<8xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %0 init(%1) : tensor<9x8xf64, #sparse>, tensor<8xf64, #sparse1> -> tensor<8xf64, #sparse1> do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: f64, %arg6: tensor<8xf64, #sparse1>):
// CHECK-NEXT:       %8 = arith.subi %arg3, %c1 : index
// CHECK-NEXT:       %9 = arith.cmpi ult, %8, %c8 : index
// CHECK-NEXT:       %10 = arith.cmpi eq, %arg4, %8 : index
// CHECK-NEXT:       %11 = arith.andi %9, %10 : i1
// CHECK-NEXT:       %12 = scf.if %11 -> (tensor<8xf64, #sparse1>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg5 into %arg6[%8] : tensor<8xf64, #sparse1>
// CHECK-NEXT:         scf.yield %inserted : tensor<8xf64, #sparse1>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg6 : tensor<8xf64, #sparse1>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %12 : tensor<8xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<8xf64, #sparse1>
// CHECK-NEXT:     bufferization.dealloc_tensor %0 : tensor<9x8xf64, #sparse>
// CHECK-NEXT:     %4 = bufferization.alloc_tensor() : tensor<8xf64, #sparse6>
// CHECK-NEXT:     %5 = sparse_tensor.foreach in %arg1 init(%4) : tensor<9x8xf64, #sparse5>, tensor<8xf64, #sparse6> -> tensor<8xf64, #sparse6> do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: f64, %arg6: tensor<8xf64, #sparse6>):
// CHECK-NEXT:       %8 = arith.subi %arg3, %c1 : index
// CHECK-NEXT:       %9 = arith.cmpi ult, %8, %c8 : index
// CHECK-NEXT:       %10 = arith.cmpi eq, %arg4, %8 : index
// CHECK-NEXT:       %11 = arith.andi %9, %10 : i1
// CHECK-NEXT:       %12 = scf.if %11 -> (tensor<8xf64, #sparse6>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg5 into %arg6[%8] : tensor<8xf64, #sparse6>
// CHECK-NEXT:         scf.yield %inserted : tensor<8xf64, #sparse6>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg6 : tensor<8xf64, #sparse6>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %12 : tensor<8xf64, #sparse6>
// CHECK-NEXT:     }
// CHECK-NEXT:     %6 = sparse_tensor.load %5 hasInserts : tensor<8xf64, #sparse6>
// CHECK-NEXT:     %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%3, %6 : tensor<8xf64, #sparse1>, tensor<8xf64, #sparse6>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %8 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %8 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     bufferization.dealloc_tensor %6 : tensor<8xf64, #sparse6>
// CHECK-NEXT:     bufferization.dealloc_tensor %3 : tensor<8xf64, #sparse1>
// CHECK-NEXT:     return %7 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @block_diagonal(%arg0: tensor<8x8xf64, #sparse7>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<8x8xf64, #sparse7> to tensor<8x8xf64, #sparse8>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() : tensor<8xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %0 init(%1) : tensor<8x8xf64, #sparse8>, tensor<8xf64, #sparse1> -> tensor<8xf64, #sparse1> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<8xf64, #sparse1>):
// CHECK-NEXT:       %5 = arith.cmpi eq, %arg3, %arg2 : index
// CHECK-NEXT:       %6 = scf.if %5 -> (tensor<8xf64, #sparse1>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg4 into %arg5[%arg2] : tensor<8xf64, #sparse1>
// CHECK-NEXT:         scf.yield %inserted : tensor<8xf64, #sparse1>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : tensor<8xf64, #sparse1>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %6 : tensor<8xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<8xf64, #sparse1>
// CHECK-NEXT:     bufferization.dealloc_tensor %0 : tensor<8x8xf64, #sparse8>
// CHECK-NEXT:     %4 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction"]} ins(%3 : tensor<8xf64, #sparse1>) outs(%arg1 : tensor<f64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %5 = arith.addf %in, %out : f64
// CHECK-NEXT:       linalg.yield %5 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     bufferization.dealloc_tensor %3 : tensor<8xf64, #sparse1>
// CHECK-NEXT:     return %4 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @against_the_order(%arg0: tensor<8x8xf64, #sparse3>) -> tensor<8x4xf64, #sparse> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8x4xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse3> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor() : tensor<4x8xf64, #sparse8>
// CHECK-NEXT:     %3 = sparse_tensor.foreach in %1 init(%2) : tensor<8x8xf64, #sparse>, tensor<4x8xf64, #sparse8> -> tensor<4x8xf64, #sparse8> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<4x8xf64, #sparse8>):
// CHECK-NEXT:       %8 = arith.remui %arg1, %c2 : index
// CHECK-NEXT:       %9 = arith.cmpi eq, %8, %c0 : index
// CHECK-NEXT:       %10 = arith.divui %arg1, %c2 : index
// CHECK-NEXT:       %11 = arith.cmpi ult, %10, %c4 : index
// CHECK-NEXT:       %12 = arith.andi %9, %11 : i1
// CHECK-NEXT:       %13 = scf.if %12 -> (tensor<4x8xf64, #sparse8>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg3 into %arg4[%10, %arg2] : tensor<4x8xf64, #sparse8>
// CHECK-NEXT:         scf.yield %inserted : tensor<4x8xf64, #sparse8>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : tensor<4x8xf64, #sparse8>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %13 : tensor<4x8xf64, #sparse8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = sparse_tensor.load %3 hasInserts : tensor<4x8xf64, #sparse8>
// CHECK-NEXT:     %5 = sparse_tensor.convert %4 : tensor<4x8xf64, #sparse8> to tensor<4x8xf64, #sparse9>
// CHECK-NEXT:     %6 = sparse_tensor.reinterpret_map %5 : tensor<4x8xf64, #sparse9> to tensor<8x4xf64, #sparse8>
// CHECK-NEXT:     %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<8x4xf64, #sparse8>) outs(%0 : tensor<8x4xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       linalg.yield %in : f64
// CHECK-NEXT:     } -> tensor<8x4xf64, #sparse>
// CHECK-NEXT:     bufferization.dealloc_tensor %5 : tensor<4x8xf64, #sparse9>
// CHECK-NEXT:     bufferization.dealloc_tensor %4 : tensor<4x8xf64, #sparse8>
// CHECK-NEXT:     return %7 : tensor<8x4xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @blocks_into_rows(%arg0: tensor<8x8xf64, #sparse7>) -> tensor<8x8xf64, #sparse> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.convert %arg0 : tensor<8x8xf64, #sparse7> to tensor<8x8xf64, #sparse8>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8x8xf64, #sparse8>) outs(%0 : tensor<8x8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.negf %in : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<8x8xf64, #sparse8>
// CHECK-NEXT:     return %2 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ragged_blocks(%arg0: tensor<7x5xf64, #sparse7>, %arg1: tensor<5xf64>, %arg2: tensor<7xf64>) -> tensor<7xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<7x5xf64, #sparse7> to tensor<7x5xf64, #sparse8>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "reduction"]} ins(%0, %arg1 : tensor<7x5xf64, #sparse8>, tensor<5xf64>) outs(%arg2 : tensor<7xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<7xf64>
// CHECK-NEXT:     bufferization.dealloc_tensor %0 : tensor<7x5xf64, #sparse8>
// CHECK-NEXT:     return %1 : tensor<7xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @three_loops(%arg0: tensor<12xf64, #sparse2>, %arg1: tensor<3x3xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<12xf64, #sparse2> to tensor<12xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "reduction", "reduction"]} ins(%0, %arg1 : tensor<12xf64>, tensor<3x3xf64>) outs(%arg2 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %2, %out : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @quotient(%arg0: tensor<4xf64, #sparse2>, %arg1: tensor<8xf64, #sparse2>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<4xf64, #sparse2> to tensor<4xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map9, #map, #map], iterator_types = ["parallel"]} ins(%0, %arg1 : tensor<4xf64>, tensor<8xf64, #sparse2>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @address(%arg0: tensor<16x8xf64, #sparse>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<16x8xf64, #sparse>) outs(%arg1 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.addf %in, %out : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @window(%arg0: tensor<10xf64, #sparse2>, %arg1: tensor<3xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map11, #map4, #map5], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<10xf64, #sparse2>, tensor<3xf64>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %1, %out : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
