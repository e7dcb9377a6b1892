// RUN: pyopt %s --sparse-reinterpret-map --sparsification --canonicalize --cse | FileCheck %s
// RUN: pyopt %s --sparse-reinterpret-map --sparsification=reference-exact=true | FileCheck %s --check-prefix=REFERENCE

// What a dense output is without its sparse operands is computed a row at a time, before what is stored in the row is
// added; or in one go where rows are no loops, the output is in other order, or others have the tensor that is written.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#CSF = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : compressed) }>
#map = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#cube = affine_map<(i, j, k) -> (i, j, k)>

func.func @by_rows(%a: tensor<8x16xf64, #CSR>, %b: tensor<8x16xf64>) -> tensor<8x16xf64> {
  %empty = tensor.empty() : tensor<8x16xf64>
  %0 = linalg.generic {
    indexing_maps = [#map, #map, #map],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<8x16xf64, #CSR>, tensor<8x16xf64>) outs(%empty : tensor<8x16xf64>) {
  ^bb0(%x: f64, %y: f64, %out: f64):
    %sum = arith.addf %x, %y : f64
    linalg.yield %sum : f64
  } -> tensor<8x16xf64>
  return %0 : tensor<8x16xf64>
}

// Positions are known in the loops; extents are read once.
func.func @positions(%a: tensor<?x?xi64, #CSR>, %b: tensor<?xi64>, %rows: index, %columns: index)
    -> tensor<?x?xi64> {
  %empty = tensor.empty(%rows, %columns) : tensor<?x?xi64>
  %0 = linalg.generic {
    indexing_maps = [#map, #row, #map],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<?x?xi64, #CSR>, tensor<?xi64>) outs(%empty : tensor<?x?xi64>) {
  ^bb0(%x: i64, %y: i64, %out: i64):
    %column = linalg.index 1 : index
    %number = arith.index_cast %column : index to i64
    %scaled = arith.muli %y, %number : i64
    %sum = arith.addi %x, %scaled : i64
    linalg.yield %sum : i64
  } -> tensor<?x?xi64>
  return %0 : tensor<?x?xi64>
}

func.func @within_two_loops(%a: tensor<2x8x16xf64, #CSF>, %b: tensor<2x8x16xf64>)
    -> tensor<2x8x16xf64> {
  %empty = tensor.empty() : tensor<2x8x16xf64>
  %0 = linalg.generic {
    indexing_maps = [#cube, #cube, #cube],
    iterator_types = ["parallel", "parallel", "parallel"]
  } ins(%a, %b : tensor<2x8x16xf64, #CSF>, tensor<2x8x16xf64>) outs(%empty : tensor<2x8x16xf64>) {
  ^bb0(%x: f64, %y: f64, %out: f64):
    %difference = arith.subf %y, %x : f64
    linalg.yield %difference : f64
  } -> tensor<2x8x16xf64>
  return %0 : tensor<2x8x16xf64>
}

func.func @by_columns(%a: tensor<8x16xf64, #CSC>, %b: tensor<8x16xf64>) -> tensor<8x16xf64> {
  %empty = tensor.empty() : tensor<8x16xf64>
  %0 = linalg.generic {
    indexing_maps = [#map, #map, #map],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<8x16xf64, #CSC>, tensor<8x16xf64>) outs(%empty : tensor<8x16xf64>) {
  ^bb0(%x: f64, %y: f64, %out: f64):
    %sum = arith.addf %x, %y : f64
    linalg.yield %sum : f64
  } -> tensor<8x16xf64>
  return %0 : tensor<8x16xf64>
}

func.func @some_rows_are_not_stored(%a: tensor<8x16xf64, #DCSR>, %b: tensor<8x16xf64>)
    -> tensor<8x16xf64> {
  %empty = tensor.empty() : tensor<8x16xf64>
  %0 = linalg.generic {
    indexing_maps = [#map, #map, #map],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<8x16xf64, #DCSR>, tensor<8x16xf64>) outs(%empty : tensor<8x16xf64>) {
  ^bb0(%x: f64, %y: f64, %out: f64):
    %sum = arith.addf %x, %y : f64
    linalg.yield %sum : f64
  } -> tensor<8x16xf64>
  return %0 : tensor<8x16xf64>
}

func.func @into_what_is_added(%a: tensor<8x16xf64, #CSR>, %b: tensor<8x16xf64>)
    -> tensor<8x16xf64> {
  %0 = linalg.generic {
    indexing_maps = [#map, #map, #map],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<8x16xf64, #CSR>, tensor<8x16xf64>) outs(%b : tensor<8x16xf64>) {
  ^bb0(%x: f64, %y: f64, %out: f64):
    %sum = arith.addf %x, %y : f64
    linalg.yield %sum : f64
  } -> tensor<8x16xf64>
  return %0 : tensor<8x16xf64>
}

func.func @used_twice(%a: tensor<8x16xf64, #CSR>, %b: tensor<8x16xf64>)
    -> (tensor<8x16xf64>, tensor<8x16xf64>) {
  %zero = arith.constant 0.0 : f64
  %empty = tensor.empty() : tensor<8x16xf64>
  %fill = linalg.fill ins(%zero : f64) outs(%empty : tensor<8x16xf64>) -> tensor<8x16xf64>
  %0 = linalg.generic {
    indexing_maps = [#map, #map, #map],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<8x16xf64, #CSR>, tensor<8x16xf64>) outs(%fill : tensor<8x16xf64>) {
  ^bb0(%x: f64, %y: f64, %out: f64):
    %sum = arith.addf %x, %y : f64
    linalg.yield %sum : f64
  } -> tensor<8x16xf64>
  return %0, %fill : tensor<8x16xf64>, tensor<8x16xf64>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @by_rows(%arg0: tensor<8x16xf64, #sparse>, %arg1: tensor<8x16xf64>) -> tensor<8x16xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x16xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8x16xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %0 : tensor<8x16xf64> to memref<8x16xf64>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x16xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x16xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       scf.for %arg3 = %c0 to %c16 step %c1 {
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%arg2, %arg3] : tensor<8x16xf64>
// CHECK-NEXT:         %9 = arith.addf %extracted, %cst : f64
// CHECK-NEXT:         memref.store %9, %2[%arg2, %arg3] : memref<8x16xf64>
// CHECK-NEXT:       }
// CHECK-NEXT:       %6 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:       %7 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %8 = memref.load %3[%7] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg3 = %6 to %8 step %c1 {
// CHECK-NEXT:         %9 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:         %10 = memref.load %1[%arg3] : memref<?xf64>
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%arg2, %9] : tensor<8x16xf64>
// CHECK-NEXT:         %11 = arith.addf %10, %extracted : f64
// CHECK-NEXT:         memref.store %11, %2[%arg2, %9] : memref<8x16xf64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %5 = bufferization.to_tensor %2 : memref<8x16xf64> to tensor<8x16xf64>
// CHECK-NEXT:     return %5 : tensor<8x16xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @positions(%arg0: tensor<?x?xi64, #sparse>, %arg1: tensor<?xi64>, %arg2: index, %arg3: index) -> tensor<?x?xi64> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = tensor.empty(%arg2, %arg3) : tensor<?x?xi64>
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<?x?xi64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<?x?xi64, #sparse> to memref<?xi64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %0 : tensor<?x?xi64> to memref<?x?xi64>
// CHECK-NEXT:     %3 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xi64, #sparse>
// CHECK-NEXT:     %4 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?xi64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?xi64, #sparse> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %3 step %c1 {
// CHECK-NEXT:       scf.for %arg5 = %c0 to %dim step %c1 {
// CHECK-NEXT:         %extracted_0 = tensor.extract %arg1[%arg4] : tensor<?xi64>
// CHECK-NEXT:         %10 = arith.index_cast %arg5 : index to i64
// CHECK-NEXT:         %11 = arith.muli %extracted_0, %10 : i64
// CHECK-NEXT:         memref.store %11, %2[%arg4, %arg5] : memref<?x?xi64>
// CHECK-NEXT:       }
// CHECK-NEXT:       %extracted = tensor.extract %arg1[%arg4] : tensor<?xi64>
// CHECK-NEXT:       %7 = memref.load %4[%arg4] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %9 = memref.load %4[%8] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg5 = %7 to %9 step %c1 {
// CHECK-NEXT:         %10 = memref.load %5[%arg5] : memref<?xindex>
// CHECK-NEXT:         %11 = memref.load %1[%arg5] : memref<?xi64>
// CHECK-NEXT:         %12 = arith.index_cast %10 : index to i64
// CHECK-NEXT:         %13 = arith.muli %extracted, %12 : i64
// CHECK-NEXT:         %14 = arith.addi %11, %13 : i64
// CHECK-NEXT:         memref.store %14, %2[%arg4, %10] : memref<?x?xi64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %6 = bufferization.to_tensor %2 : memref<?x?xi64> to tensor<?x?xi64>
// CHECK-NEXT:     return %6 : tensor<?x?xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @within_two_loops(%arg0: tensor<2x8x16xf64, #sparse1>, %arg1: tensor<2x8x16xf64>) -> tensor<2x8x16xf64> {
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x8x16xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<2x8x16xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %0 : tensor<2x8x16xf64> to memref<2x8x16xf64>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 2 : index} : tensor<2x8x16xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<2x8x16xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %6 = arith.muli %arg2, %c8 : index
// CHECK-NEXT:       scf.for %arg3 = %c0 to %c8 step %c1 {
// CHECK-NEXT:         %7 = arith.addi %arg3, %6 : index
// CHECK-NEXT:         scf.for %arg4 = %c0 to %c16 step %c1 {
// CHECK-NEXT:           %extracted = tensor.extract %arg1[%arg2, %arg3, %arg4] : tensor<2x8x16xf64>
// CHECK-NEXT:           memref.store %extracted, %2[%arg2, %arg3, %arg4] : memref<2x8x16xf64>
// CHECK-NEXT:         }
// CHECK-NEXT:         %8 = memref.load %3[%7] : memref<?xindex>
// CHECK-NEXT:         %9 = arith.addi %7, %c1 : index
// CHECK-NEXT:         %10 = memref.load %3[%9] : memref<?xindex>
// CHECK-NEXT:         scf.for %arg4 = %8 to %10 step %c1 {
// CHECK-NEXT:           %11 = memref.load %4[%arg4] : memref<?xindex>
// CHECK-NEXT:           %extracted = tensor.extract %arg1[%arg2, %arg3, %11] : tensor<2x8x16xf64>
// CHECK-NEXT:           %12 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:           %13 = arith.subf %extracted, %12 : f64
// CHECK-NEXT:           memref.store %13, %2[%arg2, %arg3, %11] : memref<2x8x16xf64>
// CHECK-NEXT:         } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %5 = bufferization.to_tensor %2 : memref<2x8x16xf64> to tensor<2x8x16xf64>
// CHECK-NEXT:     return %5 : tensor<2x8x16xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @by_columns(%arg0: tensor<8x16xf64, #sparse2>, %arg1: tensor<8x16xf64>) -> tensor<8x16xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x16xf64>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg0 : tensor<8x16xf64, #sparse2> to tensor<16x8xf64, #sparse>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8x16xf64>) outs(%0 : tensor<8x16xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %8 = arith.addf %in, %cst : f64
// CHECK-NEXT:       linalg.yield %8 : f64
// CHECK-NEXT:     } -> tensor<8x16xf64>
// CHECK-NEXT:     %3 = sparse_tensor.values %1 : tensor<16x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %4 = bufferization.to_buffer %2 : tensor<8x16xf64> to memref<8x16xf64>
// CHECK-NEXT:     %5 = sparse_tensor.positions %1 {level = 1 : index} : tensor<16x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.coordinates %1 {level = 1 : index} : tensor<16x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c16 step %c1 {
// CHECK-NEXT:       %8 = memref.load %5[%arg2] : memref<?xindex>
// CHECK-NEXT:       %9 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %10 = memref.load %5[%9] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg3 = %8 to %10 step %c1 {
// CHECK-NEXT:         %11 = memref.load %6[%arg3] : memref<?xindex>
// CHECK-NEXT:         %12 = memref.load %3[%arg3] : memref<?xf64>
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%11, %arg2] : tensor<8x16xf64>
// CHECK-NEXT:         %13 = arith.addf %12, %extracted : f64
// CHECK-NEXT:         memref.store %13, %4[%11, %arg2] : memref<8x16xf64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = bufferization.to_tensor %4 : memref<8x16xf64> to tensor<8x16xf64>
// CHECK-NEXT:     return %7 : tensor<8x16xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @some_rows_are_not_stored(%arg0: tensor<8x16xf64, #sparse3>, %arg1: tensor<8x16xf64>) -> tensor<8x16xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x16xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8x16xf64>) outs(%0 : tensor<8x16xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %11 = arith.addf %in, %cst : f64
// CHECK-NEXT:       linalg.yield %11 : f64
// CHECK-NEXT:     } -> tensor<8x16xf64>
// CHECK-NEXT:     %2 = sparse_tensor.values %arg0 : tensor<8x16xf64, #sparse3> to memref<?xf64>
// CHECK-NEXT:     %3 = bufferization.to_buffer %1 : tensor<8x16xf64> to memref<8x16xf64>
// CHECK-NEXT:     %4 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8x16xf64, #sparse3> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8x16xf64, #sparse3> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x16xf64, #sparse3> to memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x16xf64, #sparse3> to memref<?xindex>
// CHECK-NEXT:     %8 = memref.load %4[%c0] : memref<?xindex>
// CHECK-NEXT:     %9 = memref.load %4[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %8 to %9 step %c1 {
// CHECK-NEXT:       %11 = memref.load %5[%arg2] : memref<?xindex>
// CHECK-NEXT:       %12 = memref.load %6[%arg2] : memref<?xindex>
// CHECK-NEXT:       %13 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %14 = memref.load %6[%13] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg3 = %12 to %14 step %c1 {
// CHECK-NEXT:         %15 = memref.load %7[%arg3] : memref<?xindex>
// CHECK-NEXT:         %16 = memref.load %2[%arg3] : memref<?xf64>
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%11, %15] : tensor<8x16xf64>
// CHECK-NEXT:         %17 = arith.addf %16, %extracted : f64
// CHECK-NEXT:         memref.store %17, %3[%11, %15] : memref<8x16xf64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %10 = bufferization.to_tensor %3 : memref<8x16xf64> to tensor<8x16xf64>
// CHECK-NEXT:     return %10 : tensor<8x16xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @into_what_is_added(%arg0: tensor<8x16xf64, #sparse>, %arg1: tensor<8x16xf64>) -> tensor<8x16xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8x16xf64>) outs(%arg1 : tensor<8x16xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %7 = arith.addf %in, %cst : f64
// CHECK-NEXT:       linalg.yield %7 : f64
// CHECK-NEXT:     } -> tensor<8x16xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8x16xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg1 : tensor<8x16xf64> to memref<8x16xf64>
// CHECK-NEXT:     %3 = bufferization.to_buffer %0 : tensor<8x16xf64> to memref<8x16xf64>
// CHECK-NEXT:     %4 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x16xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x16xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       %7 = memref.load %4[%arg2] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %9 = memref.load %4[%8] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg3 = %7 to %9 step %c1 {
// CHECK-NEXT:         %10 = memref.load %5[%arg3] : memref<?xindex>
// CHECK-NEXT:         %11 = memref.load %1[%arg3] : memref<?xf64>
// CHECK-NEXT:         %12 = memref.load %2[%arg2, %10] : memref<8x16xf64>
// CHECK-NEXT:         %13 = arith.addf %11, %12 : f64
// CHECK-NEXT:         memref.store %13, %3[%arg2, %10] : memref<8x16xf64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %6 = bufferization.to_tensor %3 : memref<8x16xf64> to tensor<8x16xf64>
// CHECK-NEXT:     return %6 : tensor<8x16xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @used_twice(%arg0: tensor<8x16xf64, #sparse>, %arg1: tensor<8x16xf64>) -> (tensor<8x16xf64>, tensor<8x16xf64>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x16xf64>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<8x16xf64>) -> tensor<8x16xf64>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8x16xf64>) outs(%1 : tensor<8x16xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %8 = arith.addf %in, %cst : f64
// CHECK-NEXT:       linalg.yield %8 : f64
// CHECK-NEXT:     } -> tensor<8x16xf64>
// CHECK-NEXT:     %3 = sparse_tensor.values %arg0 : tensor<8x16xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %4 = bufferization.to_buffer %2 : tensor<8x16xf64> to memref<8x16xf64>
// CHECK-NEXT:     %5 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x16xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x16xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       %8 = memref.load %5[%arg2] : memref<?xindex>
// CHECK-NEXT:       %9 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %10 = memref.load %5[%9] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg3 = %8 to %10 step %c1 {
// CHECK-NEXT:         %11 = memref.load %6[%arg3] : memref<?xindex>
// CHECK-NEXT:         %12 = memref.load %3[%arg3] : memref<?xf64>
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%arg2, %11] : tensor<8x16xf64>
// CHECK-NEXT:         %13 = arith.addf %12, %extracted : f64
// CHECK-NEXT:         memref.store %13, %4[%arg2, %11] : memref<8x16xf64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = bufferization.to_tensor %4 : memref<8x16xf64> to tensor<8x16xf64>
// CHECK-NEXT:     return %7, %1 : tensor<8x16xf64>, tensor<8x16xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// REFERENCE: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// REFERENCE-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : compressed) }>
// REFERENCE-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// REFERENCE-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// REFERENCE-NEXT: module {
// REFERENCE-NEXT:   func.func @by_rows(%arg0: tensor<8x16xf64, #sparse>, %arg1: tensor<8x16xf64>) -> tensor<8x16xf64> {
// REFERENCE-NEXT:     %true = arith.constant true
// REFERENCE-NEXT:     %c1 = arith.constant 1 : index
// REFERENCE-NEXT:     %c0 = arith.constant 0 : index
// REFERENCE-NEXT:     %c16 = arith.constant 16 : index
// REFERENCE-NEXT:     %c8 = arith.constant 8 : index
// REFERENCE-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// REFERENCE-NEXT:     %0 = tensor.empty() : tensor<8x16xf64>
// REFERENCE-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8x16xf64, #sparse> to memref<?xf64>
// REFERENCE-NEXT:     %2 = bufferization.to_buffer %arg1 : tensor<8x16xf64> to memref<8x16xf64>
// REFERENCE-NEXT:     %3 = bufferization.to_buffer %0 : tensor<8x16xf64> to memref<8x16xf64>
// REFERENCE-NEXT:     linalg.fill ins(%cst : f64) outs(%3 : memref<8x16xf64>)
// REFERENCE-NEXT:     %4 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x16xf64, #sparse> to memref<?xindex>
// REFERENCE-NEXT:     %5 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x16xf64, #sparse> to memref<?xindex>
// REFERENCE-NEXT:     scf.for %arg2 = %c0 to %c8 step %c1 {
// REFERENCE-NEXT:       %7 = memref.load %4[%arg2] : memref<?xindex>
// REFERENCE-NEXT:       %8 = arith.addi %arg2, %c1 : index
// REFERENCE-NEXT:       %9 = memref.load %4[%8] : memref<?xindex>
// REFERENCE-NEXT:       %10:2 = scf.while (%arg3 = %7, %arg4 = %c0) : (index, index) -> (index, index) {
// REFERENCE-NEXT:         %11 = arith.cmpi ult, %arg3, %9 : index
// REFERENCE-NEXT:         scf.condition(%11) %arg3, %arg4 : index, index
// REFERENCE-NEXT:       } do {
// REFERENCE-NEXT:       ^bb0(%arg3: index, %arg4: index):
// REFERENCE-NEXT:         %11 = memref.load %5[%arg3] : memref<?xindex>
// REFERENCE-NEXT:         %12 = arith.cmpi eq, %11, %arg4 : index
// REFERENCE-NEXT:         scf.if %12 {
// REFERENCE-NEXT:           %17 = memref.load %1[%arg3] : memref<?xf64>
// REFERENCE-NEXT:           %18 = memref.load %2[%arg2, %arg4] : memref<8x16xf64>
// REFERENCE-NEXT:           %19 = arith.addf %17, %18 : f64
// REFERENCE-NEXT:           memref.store %19, %3[%arg2, %arg4] : memref<8x16xf64>
// REFERENCE-NEXT:         } else {
// REFERENCE-NEXT:           scf.if %true {
// REFERENCE-NEXT:             %17 = memref.load %2[%arg2, %arg4] : memref<8x16xf64>
// REFERENCE-NEXT:             memref.store %17, %3[%arg2, %arg4] : memref<8x16xf64>
// REFERENCE-NEXT:           } else {
// REFERENCE-NEXT:           }
// REFERENCE-NEXT:         }
// REFERENCE-NEXT:         %13 = arith.cmpi eq, %11, %arg4 : index
// REFERENCE-NEXT:         %14 = arith.addi %arg3, %c1 : index
// REFERENCE-NEXT:         %15 = arith.select %13, %14, %arg3 : index
// REFERENCE-NEXT:         %16 = arith.addi %arg4, %c1 : index
// REFERENCE-NEXT:         scf.yield %15, %16 : index, index
// REFERENCE-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:       scf.for %arg3 = %10#1 to %c16 step %c1 {
// REFERENCE-NEXT:         %11 = memref.load %2[%arg2, %arg3] : memref<8x16xf64>
// REFERENCE-NEXT:         memref.store %11, %3[%arg2, %arg3] : memref<8x16xf64>
// REFERENCE-NEXT:       } {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:     } {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:     %6 = bufferization.to_tensor %3 : memref<8x16xf64> to tensor<8x16xf64>
// REFERENCE-NEXT:     return %6 : tensor<8x16xf64>
// REFERENCE-NEXT:   }
// REFERENCE-NEXT:   func.func @positions(%arg0: tensor<?x?xi64, #sparse>, %arg1: tensor<?xi64>, %arg2: index, %arg3: index) -> tensor<?x?xi64> {
// REFERENCE-NEXT:     %true = arith.constant true
// REFERENCE-NEXT:     %c0 = arith.constant 0 : index
// REFERENCE-NEXT:     %c0_i64 = arith.constant 0 : i64
// REFERENCE-NEXT:     %c1 = arith.constant 1 : index
// REFERENCE-NEXT:     %0 = tensor.empty(%arg2, %arg3) : tensor<?x?xi64>
// REFERENCE-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<?x?xi64, #sparse>
// REFERENCE-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<?x?xi64, #sparse> to memref<?xi64>
// REFERENCE-NEXT:     %2 = bufferization.to_buffer %arg1 : tensor<?xi64> to memref<?xi64>
// REFERENCE-NEXT:     %3 = bufferization.to_buffer %0 : tensor<?x?xi64> to memref<?x?xi64>
// REFERENCE-NEXT:     linalg.fill ins(%c0_i64 : i64) outs(%3 : memref<?x?xi64>)
// REFERENCE-NEXT:     %4 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xi64, #sparse>
// REFERENCE-NEXT:     %5 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?xi64, #sparse> to memref<?xindex>
// REFERENCE-NEXT:     %6 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?xi64, #sparse> to memref<?xindex>
// REFERENCE-NEXT:     scf.for %arg4 = %c0 to %4 step %c1 {
// REFERENCE-NEXT:       %8 = memref.load %2[%arg4] : memref<?xi64>
// REFERENCE-NEXT:       %9 = memref.load %5[%arg4] : memref<?xindex>
// REFERENCE-NEXT:       %10 = arith.addi %arg4, %c1 : index
// REFERENCE-NEXT:       %11 = memref.load %5[%10] : memref<?xindex>
// REFERENCE-NEXT:       %12:2 = scf.while (%arg5 = %9, %arg6 = %c0) : (index, index) -> (index, index) {
// REFERENCE-NEXT:         %13 = arith.cmpi ult, %arg5, %11 : index
// REFERENCE-NEXT:         scf.condition(%13) %arg5, %arg6 : index, index
// REFERENCE-NEXT:       } do {
// REFERENCE-NEXT:       ^bb0(%arg5: index, %arg6: index):
// REFERENCE-NEXT:         %13 = memref.load %6[%arg5] : memref<?xindex>
// REFERENCE-NEXT:         %14 = arith.cmpi eq, %13, %arg6 : index
// REFERENCE-NEXT:         scf.if %14 {
// REFERENCE-NEXT:           %19 = memref.load %1[%arg5] : memref<?xi64>
// REFERENCE-NEXT:           %20 = arith.index_cast %arg6 : index to i64
// REFERENCE-NEXT:           %21 = arith.muli %8, %20 : i64
// REFERENCE-NEXT:           %22 = arith.addi %19, %21 : i64
// REFERENCE-NEXT:           memref.store %22, %3[%arg4, %arg6] : memref<?x?xi64>
// REFERENCE-NEXT:         } else {
// REFERENCE-NEXT:           scf.if %true {
// REFERENCE-NEXT:             %19 = arith.index_cast %arg6 : index to i64
// REFERENCE-NEXT:             %20 = arith.muli %8, %19 : i64
// REFERENCE-NEXT:             memref.store %20, %3[%arg4, %arg6] : memref<?x?xi64>
// REFERENCE-NEXT:           } else {
// REFERENCE-NEXT:           }
// REFERENCE-NEXT:         }
// REFERENCE-NEXT:         %15 = arith.cmpi eq, %13, %arg6 : index
// REFERENCE-NEXT:         %16 = arith.addi %arg5, %c1 : index
// REFERENCE-NEXT:         %17 = arith.select %15, %16, %arg5 : index
// REFERENCE-NEXT:         %18 = arith.addi %arg6, %c1 : index
// REFERENCE-NEXT:         scf.yield %17, %18 : index, index
// REFERENCE-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:       scf.for %arg5 = %12#1 to %dim step %c1 {
// REFERENCE-NEXT:         %13 = arith.index_cast %arg5 : index to i64
// REFERENCE-NEXT:         %14 = arith.muli %8, %13 : i64
// REFERENCE-NEXT:         memref.store %14, %3[%arg4, %arg5] : memref<?x?xi64>
// REFERENCE-NEXT:       } {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:     } {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:     %7 = bufferization.to_tensor %3 : memref<?x?xi64> to tensor<?x?xi64>
// REFERENCE-NEXT:     return %7 : tensor<?x?xi64>
// REFERENCE-NEXT:   }
// REFERENCE-NEXT:   func.func @within_two_loops(%arg0: tensor<2x8x16xf64, #sparse1>, %arg1: tensor<2x8x16xf64>) -> tensor<2x8x16xf64> {
// REFERENCE-NEXT:     %true = arith.constant true
// REFERENCE-NEXT:     %c1 = arith.constant 1 : index
// REFERENCE-NEXT:     %c0 = arith.constant 0 : index
// REFERENCE-NEXT:     %c16 = arith.constant 16 : index
// REFERENCE-NEXT:     %c8 = arith.constant 8 : index
// REFERENCE-NEXT:     %c2 = arith.constant 2 : index
// REFERENCE-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// REFERENCE-NEXT:     %0 = tensor.empty() : tensor<2x8x16xf64>
// REFERENCE-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<2x8x16xf64, #sparse1> to memref<?xf64>
// REFERENCE-NEXT:     %2 = bufferization.to_buffer %arg1 : tensor<2x8x16xf64> to memref<2x8x16xf64>
// REFERENCE-NEXT:     %3 = bufferization.to_buffer %0 : tensor<2x8x16xf64> to memref<2x8x16xf64>
// REFERENCE-NEXT:     linalg.fill ins(%cst : f64) outs(%3 : memref<2x8x16xf64>)
// REFERENCE-NEXT:     %4 = sparse_tensor.positions %arg0 {level = 2 : index} : tensor<2x8x16xf64, #sparse1> to memref<?xindex>
// REFERENCE-NEXT:     %5 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<2x8x16xf64, #sparse1> to memref<?xindex>
// REFERENCE-NEXT:     scf.for %arg2 = %c0 to %c2 step %c1 {
// REFERENCE-NEXT:       %7 = arith.muli %arg2, %c8 : index
// REFERENCE-NEXT:       scf.for %arg3 = %c0 to %c8 step %c1 {
// REFERENCE-NEXT:         %8 = arith.addi %arg3, %7 : index
// REFERENCE-NEXT:         %9 = memref.load %4[%8] : memref<?xindex>
// REFERENCE-NEXT:         %10 = arith.addi %8, %c1 : index
// REFERENCE-NEXT:         %11 = memref.load %4[%10] : memref<?xindex>
// REFERENCE-NEXT:         %12:2 = scf.while (%arg4 = %9, %arg5 = %c0) : (index, index) -> (index, index) {
// REFERENCE-NEXT:           %13 = arith.cmpi ult, %arg4, %11 : index
// REFERENCE-NEXT:           scf.condition(%13) %arg4, %arg5 : index, index
// REFERENCE-NEXT:         } do {
// REFERENCE-NEXT:         ^bb0(%arg4: index, %arg5: index):
// REFERENCE-NEXT:           %13 = memref.load %5[%arg4] : memref<?xindex>
// REFERENCE-NEXT:           %14 = arith.cmpi eq, %13, %arg5 : index
// REFERENCE-NEXT:           scf.if %14 {
// REFERENCE-NEXT:             %19 = memref.load %2[%arg2, %arg3, %arg5] : memref<2x8x16xf64>
// REFERENCE-NEXT:             %20 = memref.load %1[%arg4] : memref<?xf64>
// REFERENCE-NEXT:             %21 = arith.subf %19, %20 : f64
// REFERENCE-NEXT:             memref.store %21, %3[%arg2, %arg3, %arg5] : memref<2x8x16xf64>
// REFERENCE-NEXT:           } else {
// REFERENCE-NEXT:             scf.if %true {
// REFERENCE-NEXT:               %19 = memref.load %2[%arg2, %arg3, %arg5] : memref<2x8x16xf64>
// REFERENCE-NEXT:               memref.store %19, %3[%arg2, %arg3, %arg5] : memref<2x8x16xf64>
// REFERENCE-NEXT:             } else {
// REFERENCE-NEXT:             }
// REFERENCE-NEXT:           }
// REFERENCE-NEXT:           %15 = arith.cmpi eq, %13, %arg5 : index
// REFERENCE-NEXT:           %16 = arith.addi %arg4, %c1 : index
// REFERENCE-NEXT:           %17 = arith.select %15, %16, %arg4 : index
// REFERENCE-NEXT:           %18 = arith.addi %arg5, %c1 : index
// REFERENCE-NEXT:           scf.yield %17, %18 : index, index
// REFERENCE-NEXT:         } attributes {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:         scf.for %arg4 = %12#1 to %c16 step %c1 {
// REFERENCE-NEXT:           %13 = memref.load %2[%arg2, %arg3, %arg4] : memref<2x8x16xf64>
// REFERENCE-NEXT:           memref.store %13, %3[%arg2, %arg3, %arg4] : memref<2x8x16xf64>
// REFERENCE-NEXT:         } {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:       } {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:     } {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:     %6 = bufferization.to_tensor %3 : memref<2x8x16xf64> to tensor<2x8x16xf64>
// REFERENCE-NEXT:     return %6 : tensor<2x8x16xf64>
// REFERENCE-NEXT:   }
// REFERENCE-NEXT:   func.func @by_columns(%arg0: tensor<8x16xf64, #sparse2>, %arg1: tensor<8x16xf64>) -> tensor<8x16xf64> {
// REFERENCE-NEXT:     %true = arith.constant true
// REFERENCE-NEXT:     %c1 = arith.constant 1 : index
// REFERENCE-NEXT:     %c0 = arith.constant 0 : index
// REFERENCE-NEXT:     %c8 = arith.constant 8 : index
// REFERENCE-NEXT:     %c16 = arith.constant 16 : index
// REFERENCE-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// REFERENCE-NEXT:     %0 = tensor.empty() : tensor<8x16xf64>
// REFERENCE-NEXT:     %1 = sparse_tensor.reinterpret_map %arg0 : tensor<8x16xf64, #sparse2> to tensor<16x8xf64, #sparse>
// REFERENCE-NEXT:     %2 = sparse_tensor.values %1 : tensor<16x8xf64, #sparse> to memref<?xf64>
// REFERENCE-NEXT:     %3 = bufferization.to_buffer %arg1 : tensor<8x16xf64> to memref<8x16xf64>
// REFERENCE-NEXT:     %4 = bufferization.to_buffer %0 : tensor<8x16xf64> to memref<8x16xf64>
// REFERENCE-NEXT:     linalg.fill ins(%cst : f64) outs(%4 : memref<8x16xf64>)
// REFERENCE-NEXT:     %5 = sparse_tensor.positions %1 {level = 1 : index} : tensor<16x8xf64, #sparse> to memref<?xindex>
// REFERENCE-NEXT:     %6 = sparse_tensor.coordinates %1 {level = 1 : index} : tensor<16x8xf64, #sparse> to memref<?xindex>
// REFERENCE-NEXT:     scf.for %arg2 = %c0 to %c16 step %c1 {
// REFERENCE-NEXT:       %8 = memref.load %5[%arg2] : memref<?xindex>
// REFERENCE-NEXT:       %9 = arith.addi %arg2, %c1 : index
// REFERENCE-NEXT:       %10 = memref.load %5[%9] : memref<?xindex>
// REFERENCE-NEXT:       %11:2 = scf.while (%arg3 = %8, %arg4 = %c0) : (index, index) -> (index, index) {
// REFERENCE-NEXT:         %12 = arith.cmpi ult, %arg3, %10 : index
// REFERENCE-NEXT:         scf.condition(%12) %arg3, %arg4 : index, index
// REFERENCE-NEXT:       } do {
// REFERENCE-NEXT:       ^bb0(%arg3: index, %arg4: index):
// REFERENCE-NEXT:         %12 = memref.load %6[%arg3] : memref<?xindex>
// REFERENCE-NEXT:         %13 = arith.cmpi eq, %12, %arg4 : index
// REFERENCE-NEXT:         scf.if %13 {
// REFERENCE-NEXT:           %18 = memref.load %2[%arg3] : memref<?xf64>
// REFERENCE-NEXT:           %19 = memref.load %3[%arg4, %arg2] : memref<8x16xf64>
// REFERENCE-NEXT:           %20 = arith.addf %18, %19 : f64
// REFERENCE-NEXT:           memref.store %20, %4[%arg4, %arg2] : memref<8x16xf64>
// REFERENCE-NEXT:         } else {
// REFERENCE-NEXT:           scf.if %true {
// REFERENCE-NEXT:             %18 = memref.load %3[%arg4, %arg2] : memref<8x16xf64>
// REFERENCE-NEXT:             memref.store %18, %4[%arg4, %arg2] : memref<8x16xf64>
// REFERENCE-NEXT:           } else {
// REFERENCE-NEXT:           }
// REFERENCE-NEXT:         }
// REFERENCE-NEXT:         %14 = arith.cmpi eq, %12, %arg4 : index
// REFERENCE-NEXT:         %15 = arith.addi %arg3, %c1 : index
// REFERENCE-NEXT:         %16 = arith.select %14, %15, %arg3 : index
// REFERENCE-NEXT:         %17 = arith.addi %arg4, %c1 : index
// REFERENCE-NEXT:         scf.yield %16, %17 : index, index
// REFERENCE-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:       scf.for %arg3 = %11#1 to %c8 step %c1 {
// REFERENCE-NEXT:         %12 = memref.load %3[%arg3, %arg2] : memref<8x16xf64>
// REFERENCE-NEXT:         memref.store %12, %4[%arg3, %arg2] : memref<8x16xf64>
// REFERENCE-NEXT:       } {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:     } {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:     %7 = bufferization.to_tensor %4 : memref<8x16xf64> to tensor<8x16xf64>
// REFERENCE-NEXT:     return %7 : tensor<8x16xf64>
// REFERENCE-NEXT:   }
// REFERENCE-NEXT:   func.func @some_rows_are_not_stored(%arg0: tensor<8x16xf64, #sparse3>, %arg1: tensor<8x16xf64>) -> tensor<8x16xf64> {
// REFERENCE-NEXT:     %true = arith.constant true
// REFERENCE-NEXT:     %c1 = arith.constant 1 : index
// REFERENCE-NEXT:     %c0 = arith.constant 0 : index
// REFERENCE-NEXT:     %c16 = arith.constant 16 : index
// REFERENCE-NEXT:     %c8 = arith.constant 8 : index
// REFERENCE-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// REFERENCE-NEXT:     %0 = tensor.empty() : tensor<8x16xf64>
// REFERENCE-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8x16xf64, #sparse3> to memref<?xf64>
// REFERENCE-NEXT:     %2 = bufferization.to_buffer %arg1 : tensor<8x16xf64> to memref<8x16xf64>
// REFERENCE-NEXT:     %3 = bufferization.to_buffer %0 : tensor<8x16xf64> to memref<8x16xf64>
// REFERENCE-NEXT:     linalg.fill ins(%cst : f64) outs(%3 : memref<8x16xf64>)
// REFERENCE-NEXT:     %4 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8x16xf64, #sparse3> to memref<?xindex>
// REFERENCE-NEXT:     %5 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8x16xf64, #sparse3> to memref<?xindex>
// REFERENCE-NEXT:     %6 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x16xf64, #sparse3> to memref<?xindex>
// REFERENCE-NEXT:     %7 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x16xf64, #sparse3> to memref<?xindex>
// REFERENCE-NEXT:     %8 = memref.load %4[%c0] : memref<?xindex>
// REFERENCE-NEXT:     %9 = memref.load %4[%c1] : memref<?xindex>
// REFERENCE-NEXT:     %10:2 = scf.while (%arg2 = %8, %arg3 = %c0) : (index, index) -> (index, index) {
// REFERENCE-NEXT:       %12 = arith.cmpi ult, %arg2, %9 : index
// REFERENCE-NEXT:       scf.condition(%12) %arg2, %arg3 : index, index
// REFERENCE-NEXT:     } do {
// REFERENCE-NEXT:     ^bb0(%arg2: index, %arg3: index):
// REFERENCE-NEXT:       %12 = memref.load %5[%arg2] : memref<?xindex>
// REFERENCE-NEXT:       %13 = arith.cmpi eq, %12, %arg3 : index
// REFERENCE-NEXT:       scf.if %13 {
// REFERENCE-NEXT:         %18 = memref.load %6[%arg2] : memref<?xindex>
// REFERENCE-NEXT:         %19 = arith.addi %arg2, %c1 : index
// REFERENCE-NEXT:         %20 = memref.load %6[%19] : memref<?xindex>
// REFERENCE-NEXT:         %21:2 = scf.while (%arg4 = %18, %arg5 = %c0) : (index, index) -> (index, index) {
// REFERENCE-NEXT:           %22 = arith.cmpi ult, %arg4, %20 : index
// REFERENCE-NEXT:           scf.condition(%22) %arg4, %arg5 : index, index
// REFERENCE-NEXT:         } do {
// REFERENCE-NEXT:         ^bb0(%arg4: index, %arg5: index):
// REFERENCE-NEXT:           %22 = memref.load %7[%arg4] : memref<?xindex>
// REFERENCE-NEXT:           %23 = arith.cmpi eq, %22, %arg5 : index
// REFERENCE-NEXT:           scf.if %23 {
// REFERENCE-NEXT:             %28 = memref.load %1[%arg4] : memref<?xf64>
// REFERENCE-NEXT:             %29 = memref.load %2[%arg3, %arg5] : memref<8x16xf64>
// REFERENCE-NEXT:             %30 = arith.addf %28, %29 : f64
// REFERENCE-NEXT:             memref.store %30, %3[%arg3, %arg5] : memref<8x16xf64>
// REFERENCE-NEXT:           } else {
// REFERENCE-NEXT:             scf.if %true {
// REFERENCE-NEXT:               %28 = memref.load %2[%arg3, %arg5] : memref<8x16xf64>
// REFERENCE-NEXT:               memref.store %28, %3[%arg3, %arg5] : memref<8x16xf64>
// REFERENCE-NEXT:             } else {
// REFERENCE-NEXT:             }
// REFERENCE-NEXT:           }
// REFERENCE-NEXT:           %24 = arith.cmpi eq, %22, %arg5 : index
// REFERENCE-NEXT:           %25 = arith.addi %arg4, %c1 : index
// REFERENCE-NEXT:           %26 = arith.select %24, %25, %arg4 : index
// REFERENCE-NEXT:           %27 = arith.addi %arg5, %c1 : index
// REFERENCE-NEXT:           scf.yield %26, %27 : index, index
// REFERENCE-NEXT:         } attributes {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:         scf.for %arg4 = %21#1 to %c16 step %c1 {
// REFERENCE-NEXT:           %22 = memref.load %2[%arg3, %arg4] : memref<8x16xf64>
// REFERENCE-NEXT:           memref.store %22, %3[%arg3, %arg4] : memref<8x16xf64>
// REFERENCE-NEXT:         } {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:       } else {
// REFERENCE-NEXT:         scf.if %true {
// REFERENCE-NEXT:           scf.for %arg4 = %c0 to %c16 step %c1 {
// REFERENCE-NEXT:             %18 = memref.load %2[%arg3, %arg4] : memref<8x16xf64>
// REFERENCE-NEXT:             memref.store %18, %3[%arg3, %arg4] : memref<8x16xf64>
// REFERENCE-NEXT:           } {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:         } else {
// REFERENCE-NEXT:         }
// REFERENCE-NEXT:       }
// REFERENCE-NEXT:       %14 = arith.cmpi eq, %12, %arg3 : index
// REFERENCE-NEXT:       %15 = arith.addi %arg2, %c1 : index
// REFERENCE-NEXT:       %16 = arith.select %14, %15, %arg2 : index
// REFERENCE-NEXT:       %17 = arith.addi %arg3, %c1 : index
// REFERENCE-NEXT:       scf.yield %16, %17 : index, index
// REFERENCE-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:     scf.for %arg2 = %10#1 to %c8 step %c1 {
// REFERENCE-NEXT:       scf.for %arg3 = %c0 to %c16 step %c1 {
// REFERENCE-NEXT:         %12 = memref.load %2[%arg2, %arg3] : memref<8x16xf64>
// REFERENCE-NEXT:         memref.store %12, %3[%arg2, %arg3] : memref<8x16xf64>
// REFERENCE-NEXT:       } {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:     } {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:     %11 = bufferization.to_tensor %3 : memref<8x16xf64> to tensor<8x16xf64>
// REFERENCE-NEXT:     return %11 : tensor<8x16xf64>
// REFERENCE-NEXT:   }
// REFERENCE-NEXT:   func.func @into_what_is_added(%arg0: tensor<8x16xf64, #sparse>, %arg1: tensor<8x16xf64>) -> tensor<8x16xf64> {
// REFERENCE-NEXT:     %true = arith.constant true
// REFERENCE-NEXT:     %c1 = arith.constant 1 : index
// REFERENCE-NEXT:     %c0 = arith.constant 0 : index
// REFERENCE-NEXT:     %c16 = arith.constant 16 : index
// REFERENCE-NEXT:     %c8 = arith.constant 8 : index
// REFERENCE-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// REFERENCE-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8x16xf64, #sparse> to memref<?xf64>
// REFERENCE-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<8x16xf64> to memref<8x16xf64>
// REFERENCE-NEXT:     %2 = bufferization.to_buffer %arg1 : tensor<8x16xf64> to memref<8x16xf64>
// REFERENCE-NEXT:     linalg.fill ins(%cst : f64) outs(%2 : memref<8x16xf64>)
// REFERENCE-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x16xf64, #sparse> to memref<?xindex>
// REFERENCE-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x16xf64, #sparse> to memref<?xindex>
// REFERENCE-NEXT:     scf.for %arg2 = %c0 to %c8 step %c1 {
// REFERENCE-NEXT:       %6 = memref.load %3[%arg2] : memref<?xindex>
// REFERENCE-NEXT:       %7 = arith.addi %arg2, %c1 : index
// REFERENCE-NEXT:       %8 = memref.load %3[%7] : memref<?xindex>
// REFERENCE-NEXT:       %9:2 = scf.while (%arg3 = %6, %arg4 = %c0) : (index, index) -> (index, index) {
// REFERENCE-NEXT:         %10 = arith.cmpi ult, %arg3, %8 : index
// REFERENCE-NEXT:         scf.condition(%10) %arg3, %arg4 : index, index
// REFERENCE-NEXT:       } do {
// REFERENCE-NEXT:       ^bb0(%arg3: index, %arg4: index):
// REFERENCE-NEXT:         %10 = memref.load %4[%arg3] : memref<?xindex>
// REFERENCE-NEXT:         %11 = arith.cmpi eq, %10, %arg4 : index
// REFERENCE-NEXT:         scf.if %11 {
// REFERENCE-NEXT:           %16 = memref.load %0[%arg3] : memref<?xf64>
// REFERENCE-NEXT:           %17 = memref.load %1[%arg2, %arg4] : memref<8x16xf64>
// REFERENCE-NEXT:           %18 = arith.addf %16, %17 : f64
// REFERENCE-NEXT:           memref.store %18, %2[%arg2, %arg4] : memref<8x16xf64>
// REFERENCE-NEXT:         } else {
// REFERENCE-NEXT:           scf.if %true {
// REFERENCE-NEXT:             %16 = memref.load %1[%arg2, %arg4] : memref<8x16xf64>
// REFERENCE-NEXT:             memref.store %16, %2[%arg2, %arg4] : memref<8x16xf64>
// REFERENCE-NEXT:           } else {
// REFERENCE-NEXT:           }
// REFERENCE-NEXT:         }
// REFERENCE-NEXT:         %12 = arith.cmpi eq, %10, %arg4 : index
// REFERENCE-NEXT:         %13 = arith.addi %arg3, %c1 : index
// REFERENCE-NEXT:         %14 = arith.select %12, %13, %arg3 : index
// REFERENCE-NEXT:         %15 = arith.addi %arg4, %c1 : index
// REFERENCE-NEXT:         scf.yield %14, %15 : index, index
// REFERENCE-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:       scf.for %arg3 = %9#1 to %c16 step %c1 {
// REFERENCE-NEXT:         %10 = memref.load %1[%arg2, %arg3] : memref<8x16xf64>
// REFERENCE-NEXT:         memref.store %10, %2[%arg2, %arg3] : memref<8x16xf64>
// REFERENCE-NEXT:       } {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:     } {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:     %5 = bufferization.to_tensor %2 : memref<8x16xf64> to tensor<8x16xf64>
// REFERENCE-NEXT:     return %5 : tensor<8x16xf64>
// REFERENCE-NEXT:   }
// REFERENCE-NEXT:   func.func @used_twice(%arg0: tensor<8x16xf64, #sparse>, %arg1: tensor<8x16xf64>) -> (tensor<8x16xf64>, tensor<8x16xf64>) {
// REFERENCE-NEXT:     %true = arith.constant true
// REFERENCE-NEXT:     %c1 = arith.constant 1 : index
// REFERENCE-NEXT:     %c0 = arith.constant 0 : index
// REFERENCE-NEXT:     %c16 = arith.constant 16 : index
// REFERENCE-NEXT:     %c8 = arith.constant 8 : index
// REFERENCE-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// REFERENCE-NEXT:     %0 = tensor.empty() : tensor<8x16xf64>
// REFERENCE-NEXT:     %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<8x16xf64>) -> tensor<8x16xf64>
// REFERENCE-NEXT:     %2 = sparse_tensor.values %arg0 : tensor<8x16xf64, #sparse> to memref<?xf64>
// REFERENCE-NEXT:     %3 = bufferization.to_buffer %arg1 : tensor<8x16xf64> to memref<8x16xf64>
// REFERENCE-NEXT:     %4 = bufferization.to_buffer %1 : tensor<8x16xf64> to memref<8x16xf64>
// REFERENCE-NEXT:     linalg.fill ins(%cst : f64) outs(%4 : memref<8x16xf64>)
// REFERENCE-NEXT:     %5 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x16xf64, #sparse> to memref<?xindex>
// REFERENCE-NEXT:     %6 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x16xf64, #sparse> to memref<?xindex>
// REFERENCE-NEXT:     scf.for %arg2 = %c0 to %c8 step %c1 {
// REFERENCE-NEXT:       %8 = memref.load %5[%arg2] : memref<?xindex>
// REFERENCE-NEXT:       %9 = arith.addi %arg2, %c1 : index
// REFERENCE-NEXT:       %10 = memref.load %5[%9] : memref<?xindex>
// REFERENCE-NEXT:       %11:2 = scf.while (%arg3 = %8, %arg4 = %c0) : (index, index) -> (index, index) {
// REFERENCE-NEXT:         %12 = arith.cmpi ult, %arg3, %10 : index
// REFERENCE-NEXT:         scf.condition(%12) %arg3, %arg4 : index, index
// REFERENCE-NEXT:       } do {
// REFERENCE-NEXT:       ^bb0(%arg3: index, %arg4: index):
// REFERENCE-NEXT:         %12 = memref.load %6[%arg3] : memref<?xindex>
// REFERENCE-NEXT:         %13 = arith.cmpi eq, %12, %arg4 : index
// REFERENCE-NEXT:         scf.if %13 {
// REFERENCE-NEXT:           %18 = memref.load %2[%arg3] : memref<?xf64>
// REFERENCE-NEXT:           %19 = memref.load %3[%arg2, %arg4] : memref<8x16xf64>
// REFERENCE-NEXT:           %20 = arith.addf %18, %19 : f64
// REFERENCE-NEXT:           memref.store %20, %4[%arg2, %arg4] : memref<8x16xf64>
// REFERENCE-NEXT:         } else {
// REFERENCE-NEXT:           scf.if %true {
// REFERENCE-NEXT:             %18 = memref.load %3[%arg2, %arg4] : memref<8x16xf64>
// REFERENCE-NEXT:             memref.store %18, %4[%arg2, %arg4] : memref<8x16xf64>
// REFERENCE-NEXT:           } else {
// REFERENCE-NEXT:           }
// REFERENCE-NEXT:         }
// REFERENCE-NEXT:         %14 = arith.cmpi eq, %12, %arg4 : index
// REFERENCE-NEXT:         %15 = arith.addi %arg3, %c1 : index
// REFERENCE-NEXT:         %16 = arith.select %14, %15, %arg3 : index
// REFERENCE-NEXT:         %17 = arith.addi %arg4, %c1 : index
// REFERENCE-NEXT:         scf.yield %16, %17 : index, index
// REFERENCE-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:       scf.for %arg3 = %11#1 to %c16 step %c1 {
// REFERENCE-NEXT:         %12 = memref.load %3[%arg2, %arg3] : memref<8x16xf64>
// REFERENCE-NEXT:         memref.store %12, %4[%arg2, %arg3] : memref<8x16xf64>
// REFERENCE-NEXT:       } {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:     } {"Emitted from" = "linalg.generic"}
// REFERENCE-NEXT:     %7 = bufferization.to_tensor %4 : memref<8x16xf64> to tensor<8x16xf64>
// REFERENCE-NEXT:     return %7, %1 : tensor<8x16xf64>, tensor<8x16xf64>
// REFERENCE-NEXT:   }
// REFERENCE-NEXT: }
