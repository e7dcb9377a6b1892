// Dense outputs that loops write in some places only: the elements in others stay.
// RUN: pyopt %s --sparsification | FileCheck %s

#Vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#Rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#Dense = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) }>

func.func @strided(%a: tensor<4xf64, #Vector>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (2 * i)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a : tensor<4xf64, #Vector>) outs(%x : tensor<8xf64>) {
  ^bb0(%s: f64, %t: f64):
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// Only as many rows as there are, whatever the output's extent is.
func.func @shifted(%a: tensor<?x3xf64, #Rows>, %x: tensor<?x4xf64>) -> tensor<?x4xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i * 2, j + 1)>],
    iterator_types = ["parallel", "parallel"],
    sorted = true
  } ins(%a : tensor<?x3xf64, #Rows>) outs(%x : tensor<?x4xf64>) {
  ^bb0(%s: f64, %t: f64):
    linalg.yield %s : f64
  } -> tensor<?x4xf64>
  return %0 : tensor<?x4xf64>
}

func.func @column(%a: tensor<4xf64, #Vector>, %x: tensor<4x3xf64>) -> tensor<4x3xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, 1)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a : tensor<4xf64, #Vector>) outs(%x : tensor<4x3xf64>) {
  ^bb0(%s: f64, %t: f64):
    linalg.yield %s : f64
  } -> tensor<4x3xf64>
  return %0 : tensor<4x3xf64>
}

// The output has storage of its own: positions in it are counted.
func.func @dense_storage(%a: tensor<2x3xf64, #Rows>, %x: tensor<4x3xf64, #Dense>)
    -> tensor<4x3xf64, #Dense> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i * 2, j)>],
    iterator_types = ["parallel", "parallel"],
    sorted = true
  } ins(%a : tensor<2x3xf64, #Rows>) outs(%x : tensor<4x3xf64, #Dense>) {
  ^bb0(%s: f64, %t: f64):
    linalg.yield %s : f64
  } -> tensor<4x3xf64, #Dense>
  return %0 : tensor<4x3xf64, #Dense>
}

func.func @row_of_storage(%a: tensor<3xf64, #Vector>, %x: tensor<3x3xf64, #Dense>)
    -> tensor<3x3xf64, #Dense> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (1, i)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a : tensor<3xf64, #Vector>) outs(%x : tensor<3x3xf64, #Dense>) {
  ^bb0(%s: f64, %t: f64):
    linalg.yield %s : f64
  } -> tensor<3x3xf64, #Dense>
  return %0 : tensor<3x3xf64, #Dense>
}

func.func @column_of_storage(%a: tensor<3xf64, #Vector>, %x: tensor<3x3xf64, #Dense>)
    -> tensor<3x3xf64, #Dense> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, 1)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a : tensor<3xf64, #Vector>) outs(%x : tensor<3x3xf64, #Dense>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.addf %s, %t : f64
    linalg.yield %1 : f64
  } -> tensor<3x3xf64, #Dense>
  return %0 : tensor<3x3xf64, #Dense>
}

func.func @diagonals(%a: tensor<3x4xf64, #Rows>, %b: tensor<4xf64, #Vector>,
                     %x: tensor<6x7xf64, #Dense>) -> tensor<6x7xf64, #Dense> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i + j, j * 2)>],
    iterator_types = ["parallel", "parallel"],
    sorted = true
  } ins(%a, %b : tensor<3x4xf64, #Rows>, tensor<4xf64, #Vector>)
      outs(%x : tensor<6x7xf64, #Dense>) {
  ^bb0(%s: f64, %u: f64, %t: f64):
    %1 = arith.addf %s, %t : f64
    %2 = arith.subf %1, %u : f64
    linalg.yield %2 : f64
  } -> tensor<6x7xf64, #Dense>
  return %0 : tensor<6x7xf64, #Dense>
}

func.func @sums_in_column(%a: tensor<3x4xf64, #Rows>, %x: tensor<6x7xf64, #Dense>)
    -> tensor<6x7xf64, #Dense> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i * 2, 3)>],
    iterator_types = ["parallel", "reduction"],
    sorted = true
  } ins(%a : tensor<3x4xf64, #Rows>) outs(%x : tensor<6x7xf64, #Dense>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.addf %s, %t : f64
    linalg.yield %1 : f64
  } -> tensor<6x7xf64, #Dense>
  return %0 : tensor<6x7xf64, #Dense>
}

// The old elements are not touched where nothing is added.
func.func @added(%a: tensor<4xf64, #Vector>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (2 * i)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a : tensor<4xf64, #Vector>) outs(%x : tensor<8xf64>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.addf %t, %s : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// Every element is written.
func.func @transposed(%a: tensor<2x3xf64, #Rows>, %x: tensor<3x2xf64>) -> tensor<3x2xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>],
    iterator_types = ["parallel", "parallel"],
    sorted = true
  } ins(%a : tensor<2x3xf64, #Rows>) outs(%x : tensor<3x2xf64>) {
  ^bb0(%s: f64, %t: f64):
    linalg.yield %s : f64
  } -> tensor<3x2xf64>
  return %0 : tensor<3x2xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @strided(%arg0: tensor<4xf64, #sparse>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %7 = arith.muli %arg2, %c2 overflow<nsw> : index
// CHECK-NEXT:       memref.store %cst, %1[%7] : memref<8xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %4 to %5 step %c1 {
// CHECK-NEXT:       %7 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:       %8 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:       %9 = arith.muli %7, %c2 : index
// CHECK-NEXT:       memref.store %8, %1[%9] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %6 = bufferization.to_tensor %1 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %6 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @shifted(%arg0: tensor<?x3xf64, #sparse1>, %arg1: tensor<?x4xf64>) -> tensor<?x4xf64> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x3xf64, #sparse1>
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x3xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<?x4xf64> to memref<?x4xf64>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %dim step %c1 {
// CHECK-NEXT:       scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:         %6 = arith.muli %arg2, %c2 overflow<nsw> : index
// CHECK-NEXT:         %7 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:         memref.store %cst, %1[%6, %7] : memref<?x4xf64>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.lvl %arg0, %c0 : tensor<?x3xf64, #sparse1>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x3xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x3xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %2 step %c1 {
// CHECK-NEXT:       %6 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:       %7 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %8 = memref.load %3[%7] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg3 = %6 to %8 step %c1 {
// CHECK-NEXT:         %9 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:         %10 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         %11 = arith.muli %arg2, %c2 : index
// CHECK-NEXT:         %12 = arith.addi %9, %c1 : index
// CHECK-NEXT:         memref.store %10, %1[%11, %12] : memref<?x4xf64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %5 = bufferization.to_tensor %1 : memref<?x4xf64> to tensor<?x4xf64>
// CHECK-NEXT:     return %5 : tensor<?x4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @column(%arg0: tensor<4xf64, #sparse>, %arg1: tensor<4x3xf64>) -> tensor<4x3xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<4x3xf64> to memref<4x3xf64>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       memref.store %cst, %1[%arg2, %c1] : memref<4x3xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %4 to %5 step %c1 {
// CHECK-NEXT:       %7 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:       %8 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:       memref.store %8, %1[%7, %c1] : memref<4x3xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %6 = bufferization.to_tensor %1 : memref<4x3xf64> to tensor<4x3xf64>
// CHECK-NEXT:     return %6 : tensor<4x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dense_storage(%arg0: tensor<2x3xf64, #sparse1>, %arg1: tensor<4x3xf64, #sparse2>) -> tensor<4x3xf64, #sparse2> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<2x3xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<4x3xf64, #sparse2> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<2x3xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<2x3xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:         %5 = arith.muli %arg2, %c2 overflow<nsw> : index
// CHECK-NEXT:         %6 = arith.muli %5, %c3 : index
// CHECK-NEXT:         %7 = arith.addi %6, %arg3 : index
// CHECK-NEXT:         memref.store %cst, %1[%7] : memref<?xf64>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %5 = arith.muli %arg2, %c2 : index
// CHECK-NEXT:       %6 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:       %7 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %8 = memref.load %2[%7] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg3 = %6 to %8 step %c1 {
// CHECK-NEXT:         %9 = memref.load %3[%arg3] : memref<?xindex>
// CHECK-NEXT:         %10 = arith.muli %5, %c3 : index
// CHECK-NEXT:         %11 = arith.addi %9, %10 : index
// CHECK-NEXT:         %12 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         memref.store %12, %1[%11] : memref<?xf64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %4 = sparse_tensor.load %arg1 : tensor<4x3xf64, #sparse2>
// CHECK-NEXT:     return %4 : tensor<4x3xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @row_of_storage(%arg0: tensor<3xf64, #sparse>, %arg1: tensor<3x3xf64, #sparse2>) -> tensor<3x3xf64, #sparse2> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<3xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<3x3xf64, #sparse2> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<3xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<3xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %7 = arith.addi %arg2, %c3 : index
// CHECK-NEXT:       memref.store %cst, %1[%7] : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %4 to %5 step %c1 {
// CHECK-NEXT:       %7 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.addi %7, %c3 : index
// CHECK-NEXT:       %9 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:       memref.store %9, %1[%8] : memref<?xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %6 = sparse_tensor.load %arg1 : tensor<3x3xf64, #sparse2>
// CHECK-NEXT:     return %6 : tensor<3x3xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @column_of_storage(%arg0: tensor<3xf64, #sparse>, %arg1: tensor<3x3xf64, #sparse2>) -> tensor<3x3xf64, #sparse2> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<3xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<3x3xf64, #sparse2> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<3xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<3xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %4 to %5 step %c1 {
// CHECK-NEXT:       %7 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.muli %7, %c3 : index
// CHECK-NEXT:       %9 = arith.addi %8, %c1 : index
// CHECK-NEXT:       %10 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:       %11 = memref.load %1[%9] : memref<?xf64>
// CHECK-NEXT:       %12 = arith.addf %10, %11 : f64
// CHECK-NEXT:       memref.store %12, %1[%9] : memref<?xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %6 = sparse_tensor.load %arg1 : tensor<3x3xf64, #sparse2>
// CHECK-NEXT:     return %6 : tensor<3x3xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @diagonals(%arg0: tensor<3x4xf64, #sparse1>, %arg1: tensor<4xf64, #sparse>, %arg2: tensor<6x7xf64, #sparse2>) -> tensor<6x7xf64, #sparse2> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<3x4xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<4xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.values %arg2 : tensor<6x7xf64, #sparse2> to memref<?xf64>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<3x4xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<3x4xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %8 = memref.load %3[%arg3] : memref<?xindex>
// CHECK-NEXT:       %9 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %10 = memref.load %3[%9] : memref<?xindex>
// CHECK-NEXT:       %11 = memref.load %5[%c0] : memref<?xindex>
// CHECK-NEXT:       %12 = memref.load %5[%c1] : memref<?xindex>
// CHECK-NEXT:       %13:2 = scf.while (%arg4 = %8, %arg5 = %11) : (index, index) -> (index, index) {
// CHECK-NEXT:         %14 = arith.cmpi ult, %arg4, %10 : index
// CHECK-NEXT:         %15 = arith.cmpi ult, %arg5, %12 : index
// CHECK-NEXT:         %16 = arith.andi %14, %15 : i1
// CHECK-NEXT:         scf.condition(%16) %arg4, %arg5 : index, index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:         %14 = memref.load %4[%arg4] : memref<?xindex>
// CHECK-NEXT:         %15 = memref.load %6[%arg5] : memref<?xindex>
// CHECK-NEXT:         %16 = arith.cmpi ult, %15, %14 : index
// CHECK-NEXT:         %17 = arith.select %16, %15, %14 : index
// CHECK-NEXT:         %18 = arith.addi %arg3, %17 : index
// CHECK-NEXT:         %19 = arith.muli %18, %c7 : index
// CHECK-NEXT:         %20 = arith.muli %17, %c2 : index
// CHECK-NEXT:         %21 = arith.addi %20, %19 : index
// CHECK-NEXT:         %22 = arith.cmpi eq, %14, %17 : index
// CHECK-NEXT:         %23 = arith.cmpi eq, %15, %17 : index
// CHECK-NEXT:         %24 = arith.andi %22, %23 : i1
// CHECK-NEXT:         scf.if %24 {
// CHECK-NEXT:           %31 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:           %32 = memref.load %2[%21] : memref<?xf64>
// CHECK-NEXT:           %33 = arith.addf %31, %32 : f64
// CHECK-NEXT:           %34 = memref.load %1[%arg5] : memref<?xf64>
// CHECK-NEXT:           %35 = arith.subf %33, %34 : f64
// CHECK-NEXT:           memref.store %35, %2[%21] : memref<?xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %31 = arith.cmpi eq, %15, %17 : index
// CHECK-NEXT:           scf.if %31 {
// CHECK-NEXT:             %32 = memref.load %2[%21] : memref<?xf64>
// CHECK-NEXT:             %33 = memref.load %1[%arg5] : memref<?xf64>
// CHECK-NEXT:             %34 = arith.subf %32, %33 : f64
// CHECK-NEXT:             memref.store %34, %2[%21] : memref<?xf64>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %32 = arith.cmpi eq, %14, %17 : index
// CHECK-NEXT:             scf.if %32 {
// CHECK-NEXT:               %33 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:               %34 = memref.load %2[%21] : memref<?xf64>
// CHECK-NEXT:               %35 = arith.addf %33, %34 : f64
// CHECK-NEXT:               memref.store %35, %2[%21] : memref<?xf64>
// CHECK-NEXT:             } else {
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:         %25 = arith.cmpi eq, %14, %17 : index
// CHECK-NEXT:         %26 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         %27 = arith.select %25, %26, %arg4 : index
// CHECK-NEXT:         %28 = arith.cmpi eq, %15, %17 : index
// CHECK-NEXT:         %29 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:         %30 = arith.select %28, %29, %arg5 : index
// CHECK-NEXT:         scf.yield %27, %30 : index, index
// CHECK-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.for %arg4 = %13#1 to %12 step %c1 {
// CHECK-NEXT:         %14 = memref.load %6[%arg4] : memref<?xindex>
// CHECK-NEXT:         %15 = arith.addi %arg3, %14 : index
// CHECK-NEXT:         %16 = arith.muli %15, %c7 : index
// CHECK-NEXT:         %17 = arith.muli %14, %c2 : index
// CHECK-NEXT:         %18 = arith.addi %17, %16 : index
// CHECK-NEXT:         %19 = memref.load %2[%18] : memref<?xf64>
// CHECK-NEXT:         %20 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:         %21 = arith.subf %19, %20 : f64
// CHECK-NEXT:         memref.store %21, %2[%18] : memref<?xf64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.for %arg4 = %13#0 to %10 step %c1 {
// CHECK-NEXT:         %14 = memref.load %4[%arg4] : memref<?xindex>
// CHECK-NEXT:         %15 = arith.addi %arg3, %14 : index
// CHECK-NEXT:         %16 = arith.muli %15, %c7 : index
// CHECK-NEXT:         %17 = arith.muli %14, %c2 : index
// CHECK-NEXT:         %18 = arith.addi %17, %16 : index
// CHECK-NEXT:         %19 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:         %20 = memref.load %2[%18] : memref<?xf64>
// CHECK-NEXT:         %21 = arith.addf %19, %20 : f64
// CHECK-NEXT:         memref.store %21, %2[%18] : memref<?xf64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = sparse_tensor.load %arg2 : tensor<6x7xf64, #sparse2>
// CHECK-NEXT:     return %7 : tensor<6x7xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sums_in_column(%arg0: tensor<3x4xf64, #sparse1>, %arg1: tensor<6x7xf64, #sparse2>) -> tensor<6x7xf64, #sparse2> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<3x4xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<6x7xf64, #sparse2> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<3x4xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %4 = arith.muli %arg2, %c2 : index
// CHECK-NEXT:       %5 = arith.muli %4, %c7 : index
// CHECK-NEXT:       %6 = arith.addi %5, %c3 : index
// CHECK-NEXT:       %7 = memref.load %1[%6] : memref<?xf64>
// CHECK-NEXT:       %8 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:       %9 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %10 = memref.load %2[%9] : memref<?xindex>
// CHECK-NEXT:       %11 = scf.for %arg3 = %8 to %10 step %c1 iter_args(%arg4 = %7) -> (f64) {
// CHECK-NEXT:         %12 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         %13 = arith.addf %12, %arg4 : f64
// CHECK-NEXT:         scf.yield %13 : f64
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       memref.store %11, %1[%6] : memref<?xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %3 = sparse_tensor.load %arg1 : tensor<6x7xf64, #sparse2>
// CHECK-NEXT:     return %3 : tensor<6x7xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @added(%arg0: tensor<4xf64, #sparse>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %4 to %5 step %c1 {
// CHECK-NEXT:       %7 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.muli %7, %c2 : index
// CHECK-NEXT:       %9 = memref.load %1[%8] : memref<8xf64>
// CHECK-NEXT:       %10 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:       %11 = arith.addf %9, %10 : f64
// CHECK-NEXT:       %12 = arith.muli %7, %c2 : index
// CHECK-NEXT:       memref.store %11, %1[%12] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %6 = bufferization.to_tensor %1 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %6 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @transposed(%arg0: tensor<2x3xf64, #sparse1>, %arg1: tensor<3x2xf64>) -> tensor<3x2xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<2x3xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<3x2xf64> to memref<3x2xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%1 : memref<3x2xf64>)
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<2x3xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<2x3xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %5 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %7 = memref.load %2[%6] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg3 = %5 to %7 step %c1 {
// CHECK-NEXT:         %8 = memref.load %3[%arg3] : memref<?xindex>
// CHECK-NEXT:         %9 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         memref.store %9, %1[%8, %arg2] : memref<3x2xf64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %4 = bufferization.to_tensor %1 : memref<3x2xf64> to tensor<3x2xf64>
// CHECK-NEXT:     return %4 : tensor<3x2xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
