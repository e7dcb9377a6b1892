// RUN: pyopt %s --lower-sparse-ops-to-foreach=enable-runtime-library=false | FileCheck %s

// Elements get new coordinates; where one side is dense the reshape is that of a dense tensor.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#CSF = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed, j : compressed, k : compressed)
}>
#CSF4 = #sparse_tensor.encoding<{
  map = (i, j, k, l) -> (i : compressed, j : compressed, k : dense, l : compressed)
}>

func.func @split_vector(%t: tensor<12xf64, #SV>) -> tensor<3x4xf64, #CSR> {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [3, 4]
      : tensor<12xf64, #SV> into tensor<3x4xf64, #CSR>
  return %0 : tensor<3x4xf64, #CSR>
}

func.func @split_in_three(%t: tensor<24xf64, #SV>) -> tensor<2x3x4xf64, #CSF> {
  %0 = tensor.expand_shape %t [[0, 1, 2]] output_shape [2, 3, 4]
      : tensor<24xf64, #SV> into tensor<2x3x4xf64, #CSF>
  return %0 : tensor<2x3x4xf64, #CSF>
}

func.func @split_unknown(%t: tensor<?xf64, #SV>, %n: index) -> tensor<?x4xf64, #CSR> {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [%n, 4]
      : tensor<?xf64, #SV> into tensor<?x4xf64, #CSR>
  return %0 : tensor<?x4xf64, #CSR>
}

func.func @split_unknown_inside(%t: tensor<?xf64, #SV>, %n: index) -> tensor<2x?x4xf64, #CSF> {
  %0 = tensor.expand_shape %t [[0, 1, 2]] output_shape [2, %n, 4]
      : tensor<?xf64, #SV> into tensor<2x?x4xf64, #CSF>
  return %0 : tensor<2x?x4xf64, #CSF>
}

func.func @split_both(%t: tensor<?x24xi32, #CSR>, %n: index) -> tensor<?x2x3x8xi32, #CSF4> {
  %0 = tensor.expand_shape %t [[0, 1], [2, 3]] output_shape [%n, 2, 3, 8]
      : tensor<?x24xi32, #CSR> into tensor<?x2x3x8xi32, #CSF4>
  return %0 : tensor<?x2x3x8xi32, #CSF4>
}

func.func @split_second(%t: tensor<5x?xf32, #DCSR>, %n: index) -> tensor<5x?x8xf32, #CSF> {
  %0 = tensor.expand_shape %t [[0], [1, 2]] output_shape [5, %n, 8]
      : tensor<5x?xf32, #DCSR> into tensor<5x?x8xf32, #CSF>
  return %0 : tensor<5x?x8xf32, #CSF>
}

func.func @join(%t: tensor<?x4xf64, #CSR>) -> tensor<?xf64, #SV> {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf64, #CSR> into tensor<?xf64, #SV>
  return %0 : tensor<?xf64, #SV>
}

func.func @join_known(%t: tensor<3x4xf64, #DCSR>) -> tensor<12xf64, #SV> {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<3x4xf64, #DCSR> into tensor<12xf64, #SV>
  return %0 : tensor<12xf64, #SV>
}

func.func @join_three(%t: tensor<?x?x?xf64, #CSF>) -> tensor<?xf64, #SV> {
  %0 = tensor.collapse_shape %t [[0, 1, 2]] : tensor<?x?x?xf64, #CSF> into tensor<?xf64, #SV>
  return %0 : tensor<?xf64, #SV>
}

func.func @join_two_of_three(%t: tensor<?x?x5xi8, #CSF>) -> tensor<?x5xi8, #DCSR> {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x?x5xi8, #CSF> into tensor<?x5xi8, #DCSR>
  return %0 : tensor<?x5xi8, #DCSR>
}

func.func @join_last(%t: tensor<?x?x5xi8, #CSF>) -> tensor<?x?xi8, #COO> {
  %0 = tensor.collapse_shape %t [[0], [1, 2]] : tensor<?x?x5xi8, #CSF> into tensor<?x?xi8, #COO>
  return %0 : tensor<?x?xi8, #COO>
}

func.func @same_rank(%t: tensor<5x?xf64, #DCSR>) -> tensor<5x?xf64, #COO> {
  %0 = tensor.collapse_shape %t [[0], [1]] : tensor<5x?xf64, #DCSR> into tensor<5x?xf64, #COO>
  return %0 : tensor<5x?xf64, #COO>
}

func.func @to_dense(%t: tensor<?x4xf64, #CSR>) -> tensor<?xf64> {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf64, #CSR> into tensor<?xf64>
  return %0 : tensor<?xf64>
}

func.func @from_dense(%t: tensor<?x4xf64>) -> tensor<?xf64, #SV> {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf64> into tensor<?xf64, #SV>
  return %0 : tensor<?xf64, #SV>
}

func.func @split_to_dense(%t: tensor<12xf64, #SV>) -> tensor<3x4xf64> {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [3, 4]
      : tensor<12xf64, #SV> into tensor<3x4xf64>
  return %0 : tensor<3x4xf64>
}

func.func @split_from_dense(%t: tensor<?xf64>, %n: index) -> tensor<?x4xf64, #CSR> {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [%n, 4]
      : tensor<?xf64> into tensor<?x4xf64, #CSR>
  return %0 : tensor<?x4xf64, #CSR>
}

func.func @dense_stays(%t: tensor<3x4xf64>) -> tensor<12xf64> {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<3x4xf64> into tensor<12xf64>
  return %0 : tensor<12xf64>
}

func.func @any_known(%t: tensor<6x4xf64, #CSR>, %s: tensor<2xindex>) -> tensor<8x3xf64, #COO> {
  %0 = tensor.reshape %t(%s) : (tensor<6x4xf64, #CSR>, tensor<2xindex>) -> tensor<8x3xf64, #COO>
  return %0 : tensor<8x3xf64, #COO>
}

func.func @any_from_unknown(%t: tensor<?x4xf64, #CSR>, %s: tensor<2xi32>)
    -> tensor<8x3xf64, #DCSR> {
  %0 = tensor.reshape %t(%s) : (tensor<?x4xf64, #CSR>, tensor<2xi32>) -> tensor<8x3xf64, #DCSR>
  return %0 : tensor<8x3xf64, #DCSR>
}

func.func @any_to_unknown(%t: tensor<6x4xf64, #CSR>, %s: tensor<2xindex>) -> tensor<?x3xf64, #COO> {
  %0 = tensor.reshape %t(%s) : (tensor<6x4xf64, #CSR>, tensor<2xindex>) -> tensor<?x3xf64, #COO>
  return %0 : tensor<?x3xf64, #COO>
}

func.func @any_to_dense(%t: tensor<6x4xf64, #CSR>, %s: tensor<2xindex>) -> tensor<8x3xf64> {
  %0 = tensor.reshape %t(%s) : (tensor<6x4xf64, #CSR>, tensor<2xindex>) -> tensor<8x3xf64>
  return %0 : tensor<8x3xf64>
}

func.func @any_to_vector(%t: tensor<6x4xf64, #DCSR>, %s: tensor<1xindex>) -> tensor<24xf64, #SV> {
  %0 = tensor.reshape %t(%s) : (tensor<6x4xf64, #DCSR>, tensor<1xindex>) -> tensor<24xf64, #SV>
  return %0 : tensor<24xf64, #SV>
}

func.func private @storage(%t: tensor<4xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xf32>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : compressed, d1 : compressed, d2 : dense, d3 : compressed) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @split_vector(%arg0: tensor<12xf64, #sparse>) -> tensor<3x4xf64, #sparse1> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<12xf64, #sparse>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() size_hint=%0 : tensor<3x4xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<12xf64, #sparse>, tensor<3x4xf64, #sparse1> -> tensor<3x4xf64, #sparse1> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: f64, %arg3: tensor<3x4xf64, #sparse1>):
// CHECK-NEXT:       %4 = arith.divui %arg1, %c4 : index
// CHECK-NEXT:       %5 = arith.remui %arg1, %c4 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg2 into %arg3[%4, %5] : tensor<3x4xf64, #sparse1>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<3x4xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<3x4xf64, #sparse1>
// CHECK-NEXT:     return %3 : tensor<3x4xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @split_in_three(%arg0: tensor<24xf64, #sparse>) -> tensor<2x3x4xf64, #sparse2> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<24xf64, #sparse>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() size_hint=%0 : tensor<2x3x4xf64, #sparse2>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<24xf64, #sparse>, tensor<2x3x4xf64, #sparse2> -> tensor<2x3x4xf64, #sparse2> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: f64, %arg3: tensor<2x3x4xf64, #sparse2>):
// CHECK-NEXT:       %4 = arith.divui %arg1, %c12 : index
// CHECK-NEXT:       %5 = arith.remui %arg1, %c12 : index
// CHECK-NEXT:       %6 = arith.divui %5, %c4 : index
// CHECK-NEXT:       %7 = arith.remui %5, %c4 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg2 into %arg3[%4, %6, %7] : tensor<2x3x4xf64, #sparse2>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<2x3x4xf64, #sparse2>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<2x3x4xf64, #sparse2>
// CHECK-NEXT:     return %3 : tensor<2x3x4xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @split_unknown(%arg0: tensor<?xf64, #sparse>, %arg1: index) -> tensor<?x4xf64, #sparse1> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?xf64, #sparse>
// CHECK-NEXT:     %1 = arith.divui %0, %c4 : index
// CHECK-NEXT:     %2 = sparse_tensor.number_of_entries %arg0 : tensor<?xf64, #sparse>
// CHECK-NEXT:     %3 = bufferization.alloc_tensor(%1) size_hint=%2 : tensor<?x4xf64, #sparse1>
// CHECK-NEXT:     %4 = sparse_tensor.foreach in %arg0 init(%3) : tensor<?xf64, #sparse>, tensor<?x4xf64, #sparse1> -> tensor<?x4xf64, #sparse1> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: f64, %arg4: tensor<?x4xf64, #sparse1>):
// CHECK-NEXT:       %6 = arith.muli %1, %c4 : index
// CHECK-NEXT:       %7 = arith.divui %6, %1 : index
// CHECK-NEXT:       %8 = arith.divui %arg2, %7 : index
// CHECK-NEXT:       %9 = arith.remui %arg2, %7 : index
// CHECK-NEXT:       %10 = arith.divui %7, %c4 : index
// CHECK-NEXT:       %11 = arith.divui %9, %10 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%8, %11] : tensor<?x4xf64, #sparse1>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x4xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = sparse_tensor.load %4 hasInserts : tensor<?x4xf64, #sparse1>
// CHECK-NEXT:     return %5 : tensor<?x4xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @split_unknown_inside(%arg0: tensor<?xf64, #sparse>, %arg1: index) -> tensor<2x?x4xf64, #sparse2> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?xf64, #sparse>
// CHECK-NEXT:     %1 = arith.divui %0, %c8 : index
// CHECK-NEXT:     %2 = sparse_tensor.number_of_entries %arg0 : tensor<?xf64, #sparse>
// CHECK-NEXT:     %3 = bufferization.alloc_tensor(%1) size_hint=%2 : tensor<2x?x4xf64, #sparse2>
// CHECK-NEXT:     %4 = sparse_tensor.foreach in %arg0 init(%3) : tensor<?xf64, #sparse>, tensor<2x?x4xf64, #sparse2> -> tensor<2x?x4xf64, #sparse2> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: f64, %arg4: tensor<2x?x4xf64, #sparse2>):
// CHECK-NEXT:       %6 = arith.muli %1, %c2 : index
// CHECK-NEXT:       %7 = arith.muli %6, %c4 : index
// CHECK-NEXT:       %8 = arith.divui %7, %c2 : index
// CHECK-NEXT:       %9 = arith.divui %arg2, %8 : index
// CHECK-NEXT:       %10 = arith.remui %arg2, %8 : index
// CHECK-NEXT:       %11 = arith.divui %8, %1 : index
// CHECK-NEXT:       %12 = arith.divui %10, %11 : index
// CHECK-NEXT:       %13 = arith.remui %10, %11 : index
// CHECK-NEXT:       %14 = arith.divui %11, %c4 : index
// CHECK-NEXT:       %15 = arith.divui %13, %14 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%9, %12, %15] : tensor<2x?x4xf64, #sparse2>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<2x?x4xf64, #sparse2>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = sparse_tensor.load %4 hasInserts : tensor<2x?x4xf64, #sparse2>
// CHECK-NEXT:     return %5 : tensor<2x?x4xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @split_both(%arg0: tensor<?x24xi32, #sparse1>, %arg1: index) -> tensor<?x2x3x8xi32, #sparse3> {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x24xi32, #sparse1>
// CHECK-NEXT:     %1 = arith.divui %0, %c2 : index
// CHECK-NEXT:     %2 = sparse_tensor.number_of_entries %arg0 : tensor<?x24xi32, #sparse1>
// CHECK-NEXT:     %3 = bufferization.alloc_tensor(%1) size_hint=%2 : tensor<?x2x3x8xi32, #sparse3>
// CHECK-NEXT:     %4 = sparse_tensor.foreach in %arg0 init(%3) : tensor<?x24xi32, #sparse1>, tensor<?x2x3x8xi32, #sparse3> -> tensor<?x2x3x8xi32, #sparse3> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: i32, %arg5: tensor<?x2x3x8xi32, #sparse3>):
// CHECK-NEXT:       %6 = arith.muli %1, %c2 : index
// CHECK-NEXT:       %7 = arith.divui %6, %1 : index
// CHECK-NEXT:       %8 = arith.divui %arg2, %7 : index
// CHECK-NEXT:       %9 = arith.remui %arg2, %7 : index
// CHECK-NEXT:       %10 = arith.divui %7, %c2 : index
// CHECK-NEXT:       %11 = arith.divui %9, %10 : index
// CHECK-NEXT:       %12 = arith.divui %arg3, %c8 : index
// CHECK-NEXT:       %13 = arith.remui %arg3, %c8 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%8, %11, %12, %13] : tensor<?x2x3x8xi32, #sparse3>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x2x3x8xi32, #sparse3>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = sparse_tensor.load %4 hasInserts : tensor<?x2x3x8xi32, #sparse3>
// CHECK-NEXT:     return %5 : tensor<?x2x3x8xi32, #sparse3>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @split_second(%arg0: tensor<5x?xf32, #sparse4>, %arg1: index) -> tensor<5x?x8xf32, #sparse2> {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c1 : tensor<5x?xf32, #sparse4>
// CHECK-NEXT:     %1 = arith.divui %0, %c8 : index
// CHECK-NEXT:     %2 = sparse_tensor.number_of_entries %arg0 : tensor<5x?xf32, #sparse4>
// CHECK-NEXT:     %3 = bufferization.alloc_tensor(%1) size_hint=%2 : tensor<5x?x8xf32, #sparse2>
// CHECK-NEXT:     %4 = sparse_tensor.foreach in %arg0 init(%3) : tensor<5x?xf32, #sparse4>, tensor<5x?x8xf32, #sparse2> -> tensor<5x?x8xf32, #sparse2> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f32, %arg5: tensor<5x?x8xf32, #sparse2>):
// CHECK-NEXT:       %6 = arith.muli %1, %c8 : index
// CHECK-NEXT:       %7 = arith.divui %6, %1 : index
// CHECK-NEXT:       %8 = arith.divui %arg3, %7 : index
// CHECK-NEXT:       %9 = arith.remui %arg3, %7 : index
// CHECK-NEXT:       %10 = arith.divui %7, %c8 : index
// CHECK-NEXT:       %11 = arith.divui %9, %10 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%arg2, %8, %11] : tensor<5x?x8xf32, #sparse2>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<5x?x8xf32, #sparse2>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = sparse_tensor.load %4 hasInserts : tensor<5x?x8xf32, #sparse2>
// CHECK-NEXT:     return %5 : tensor<5x?x8xf32, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @join(%arg0: tensor<?x4xf64, #sparse1>) -> tensor<?xf64, #sparse> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x4xf64, #sparse1>
// CHECK-NEXT:     %1 = arith.muli %0, %c4 : index
// CHECK-NEXT:     %2 = sparse_tensor.number_of_entries %arg0 : tensor<?x4xf64, #sparse1>
// CHECK-NEXT:     %3 = bufferization.alloc_tensor(%1) size_hint=%2 : tensor<?xf64, #sparse>
// CHECK-NEXT:     %4 = sparse_tensor.foreach in %arg0 init(%3) : tensor<?x4xf64, #sparse1>, tensor<?xf64, #sparse> -> tensor<?xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<?xf64, #sparse>):
// CHECK-NEXT:       %6 = arith.muli %0, %c4 : index
// CHECK-NEXT:       %7 = arith.divui %6, %0 : index
// CHECK-NEXT:       %8 = arith.muli %arg1, %7 : index
// CHECK-NEXT:       %9 = arith.divui %7, %c4 : index
// CHECK-NEXT:       %10 = arith.muli %arg2, %9 : index
// CHECK-NEXT:       %11 = arith.addi %8, %10 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%11] : tensor<?xf64, #sparse>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = sparse_tensor.load %4 hasInserts : tensor<?xf64, #sparse>
// CHECK-NEXT:     return %5 : tensor<?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @join_known(%arg0: tensor<3x4xf64, #sparse4>) -> tensor<12xf64, #sparse> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<3x4xf64, #sparse4>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() size_hint=%0 : tensor<12xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<3x4xf64, #sparse4>, tensor<12xf64, #sparse> -> tensor<12xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<12xf64, #sparse>):
// CHECK-NEXT:       %4 = arith.muli %arg1, %c4 : index
// CHECK-NEXT:       %5 = arith.addi %4, %arg2 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%5] : tensor<12xf64, #sparse>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<12xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<12xf64, #sparse>
// CHECK-NEXT:     return %3 : tensor<12xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @join_three(%arg0: tensor<?x?x?xf64, #sparse2>) -> tensor<?xf64, #sparse> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?x?xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?x?xf64, #sparse2>
// CHECK-NEXT:     %2 = sparse_tensor.lvl %arg0, %c2 : tensor<?x?x?xf64, #sparse2>
// CHECK-NEXT:     %3 = arith.muli %0, %1 : index
// CHECK-NEXT:     %4 = arith.muli %3, %2 : index
// CHECK-NEXT:     %5 = sparse_tensor.number_of_entries %arg0 : tensor<?x?x?xf64, #sparse2>
// CHECK-NEXT:     %6 = bufferization.alloc_tensor(%4) size_hint=%5 : tensor<?xf64, #sparse>
// CHECK-NEXT:     %7 = sparse_tensor.foreach in %arg0 init(%6) : tensor<?x?x?xf64, #sparse2>, tensor<?xf64, #sparse> -> tensor<?xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<?xf64, #sparse>):
// CHECK-NEXT:       %9 = arith.muli %0, %1 : index
// CHECK-NEXT:       %10 = arith.muli %9, %2 : index
// CHECK-NEXT:       %11 = arith.divui %10, %0 : index
// CHECK-NEXT:       %12 = arith.muli %arg1, %11 : index
// CHECK-NEXT:       %13 = arith.divui %11, %1 : index
// CHECK-NEXT:       %14 = arith.muli %arg2, %13 : index
// CHECK-NEXT:       %15 = arith.addi %12, %14 : index
// CHECK-NEXT:       %16 = arith.divui %13, %2 : index
// CHECK-NEXT:       %17 = arith.muli %arg3, %16 : index
// CHECK-NEXT:       %18 = arith.addi %15, %17 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%18] : tensor<?xf64, #sparse>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = sparse_tensor.load %7 hasInserts : tensor<?xf64, #sparse>
// CHECK-NEXT:     return %8 : tensor<?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @join_two_of_three(%arg0: tensor<?x?x5xi8, #sparse2>) -> tensor<?x5xi8, #sparse4> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?x5xi8, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?x5xi8, #sparse2>
// CHECK-NEXT:     %2 = arith.muli %0, %1 : index
// CHECK-NEXT:     %3 = sparse_tensor.number_of_entries %arg0 : tensor<?x?x5xi8, #sparse2>
// CHECK-NEXT:     %4 = bufferization.alloc_tensor(%2) size_hint=%3 : tensor<?x5xi8, #sparse4>
// CHECK-NEXT:     %5 = sparse_tensor.foreach in %arg0 init(%4) : tensor<?x?x5xi8, #sparse2>, tensor<?x5xi8, #sparse4> -> tensor<?x5xi8, #sparse4> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: i8, %arg5: tensor<?x5xi8, #sparse4>):
// CHECK-NEXT:       %7 = arith.muli %0, %1 : index
// CHECK-NEXT:       %8 = arith.divui %7, %0 : index
// CHECK-NEXT:       %9 = arith.muli %arg1, %8 : index
// CHECK-NEXT:       %10 = arith.divui %8, %1 : index
// CHECK-NEXT:       %11 = arith.muli %arg2, %10 : index
// CHECK-NEXT:       %12 = arith.addi %9, %11 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%12, %arg3] : tensor<?x5xi8, #sparse4>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x5xi8, #sparse4>
// CHECK-NEXT:     }
// CHECK-NEXT:     %6 = sparse_tensor.load %5 hasInserts : tensor<?x5xi8, #sparse4>
// CHECK-NEXT:     return %6 : tensor<?x5xi8, #sparse4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @join_last(%arg0: tensor<?x?x5xi8, #sparse2>) -> tensor<?x?xi8, #sparse5> {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?x5xi8, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?x5xi8, #sparse2>
// CHECK-NEXT:     %2 = arith.muli %1, %c5 : index
// CHECK-NEXT:     %3 = sparse_tensor.number_of_entries %arg0 : tensor<?x?x5xi8, #sparse2>
// CHECK-NEXT:     %4 = bufferization.alloc_tensor(%0, %2) size_hint=%3 : tensor<?x?xi8, #sparse5>
// CHECK-NEXT:     %5 = sparse_tensor.foreach in %arg0 init(%4) : tensor<?x?x5xi8, #sparse2>, tensor<?x?xi8, #sparse5> -> tensor<?x?xi8, #sparse5> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: i8, %arg5: tensor<?x?xi8, #sparse5>):
// CHECK-NEXT:       %7 = arith.divui %0, %0 : index
// CHECK-NEXT:       %8 = arith.muli %arg1, %7 : index
// CHECK-NEXT:       %9 = arith.muli %1, %c5 : index
// CHECK-NEXT:       %10 = arith.divui %9, %1 : index
// CHECK-NEXT:       %11 = arith.muli %arg2, %10 : index
// CHECK-NEXT:       %12 = arith.divui %10, %c5 : index
// CHECK-NEXT:       %13 = arith.muli %arg3, %12 : index
// CHECK-NEXT:       %14 = arith.addi %11, %13 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%8, %14] : tensor<?x?xi8, #sparse5>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x?xi8, #sparse5>
// CHECK-NEXT:     }
// CHECK-NEXT:     %6 = sparse_tensor.load %5 hasInserts : tensor<?x?xi8, #sparse5>
// CHECK-NEXT:     return %6 : tensor<?x?xi8, #sparse5>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @same_rank(%arg0: tensor<5x?xf64, #sparse4>) -> tensor<5x?xf64, #sparse5> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c1 : tensor<5x?xf64, #sparse4>
// CHECK-NEXT:     %1 = sparse_tensor.number_of_entries %arg0 : tensor<5x?xf64, #sparse4>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor(%0) size_hint=%1 : tensor<5x?xf64, #sparse5>
// CHECK-NEXT:     %3 = sparse_tensor.foreach in %arg0 init(%2) : tensor<5x?xf64, #sparse4>, tensor<5x?xf64, #sparse5> -> tensor<5x?xf64, #sparse5> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<5x?xf64, #sparse5>):
// CHECK-NEXT:       %5 = arith.divui %0, %0 : index
// CHECK-NEXT:       %6 = arith.divui %arg2, %5 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %6] : tensor<5x?xf64, #sparse5>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<5x?xf64, #sparse5>
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = sparse_tensor.load %3 hasInserts : tensor<5x?xf64, #sparse5>
// CHECK-NEXT:     return %4 : tensor<5x?xf64, #sparse5>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @to_dense(%arg0: tensor<?x4xf64, #sparse1>) -> tensor<?xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x4xf64, #sparse1>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor(%0) : tensor<?x4xf64>
// CHECK-NEXT:     %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<?x4xf64>) -> tensor<?x4xf64>
// CHECK-NEXT:     %3 = sparse_tensor.foreach in %arg0 init(%2) : tensor<?x4xf64, #sparse1>, tensor<?x4xf64> -> tensor<?x4xf64> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<?x4xf64>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<?x4xf64>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x4xf64>
// CHECK-NEXT:     }
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %3 [[0, 1]] : tensor<?x4xf64> into tensor<?xf64>
// CHECK-NEXT:     return %collapsed : tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @from_dense(%arg0: tensor<?x4xf64>) -> tensor<?xf64, #sparse> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x4xf64> into tensor<?xf64>
// CHECK-NEXT:     %dim = tensor.dim %collapsed, %c0 : tensor<?xf64>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%dim) : tensor<?xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %collapsed init(%0) : tensor<?xf64>, tensor<?xf64, #sparse> -> tensor<?xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: f64, %arg3: tensor<?xf64, #sparse>):
// CHECK-NEXT:       %3 = arith.cmpf une, %arg2, %cst : f64
// CHECK-NEXT:       %4 = scf.if %3 -> (tensor<?xf64, #sparse>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg2 into %arg3[%arg1] : tensor<?xf64, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<?xf64, #sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3 : tensor<?xf64, #sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %4 : tensor<?xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.load %1 hasInserts : tensor<?xf64, #sparse>
// CHECK-NEXT:     return %2 : tensor<?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @split_to_dense(%arg0: tensor<12xf64, #sparse>) -> tensor<3x4xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<12xf64>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<12xf64>) -> tensor<12xf64>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<12xf64, #sparse>, tensor<12xf64> -> tensor<12xf64> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: f64, %arg3: tensor<12xf64>):
// CHECK-NEXT:       %inserted = tensor.insert %arg2 into %arg3[%arg1] : tensor<12xf64>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<12xf64>
// CHECK-NEXT:     }
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %2 [[0, 1]] output_shape [3, 4] : tensor<12xf64> into tensor<3x4xf64>
// CHECK-NEXT:     return %expanded : tensor<3x4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @split_from_dense(%arg0: tensor<?xf64>, %arg1: index) -> tensor<?x4xf64, #sparse1> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [%arg1, 4] : tensor<?xf64> into tensor<?x4xf64>
// CHECK-NEXT:     %dim = tensor.dim %expanded, %c0 : tensor<?x4xf64>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%dim) : tensor<?x4xf64, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %expanded init(%0) : tensor<?x4xf64>, tensor<?x4xf64, #sparse1> -> tensor<?x4xf64, #sparse1> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<?x4xf64, #sparse1>):
// CHECK-NEXT:       %3 = arith.cmpf une, %arg4, %cst : f64
// CHECK-NEXT:       %4 = scf.if %3 -> (tensor<?x4xf64, #sparse1>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg4 into %arg5[%arg2, %arg3] : tensor<?x4xf64, #sparse1>
// CHECK-NEXT:         scf.yield %inserted : tensor<?x4xf64, #sparse1>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : tensor<?x4xf64, #sparse1>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %4 : tensor<?x4xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.load %1 hasInserts : tensor<?x4xf64, #sparse1>
// CHECK-NEXT:     return %2 : tensor<?x4xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dense_stays(%arg0: tensor<3x4xf64>) -> tensor<12xf64> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<3x4xf64> into tensor<12xf64>
// CHECK-NEXT:     return %collapsed : tensor<12xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @any_known(%arg0: tensor<6x4xf64, #sparse1>, %arg1: tensor<2xindex>) -> tensor<8x3xf64, #sparse5> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<6x4xf64, #sparse1>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() size_hint=%0 : tensor<8x3xf64, #sparse5>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<6x4xf64, #sparse1>, tensor<8x3xf64, #sparse5> -> tensor<8x3xf64, #sparse5> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<8x3xf64, #sparse5>):
// CHECK-NEXT:       %4 = arith.muli %arg2, %c4 : index
// CHECK-NEXT:       %5 = arith.addi %4, %arg3 : index
// CHECK-NEXT:       %6 = arith.divui %5, %c3 : index
// CHECK-NEXT:       %7 = arith.remui %5, %c3 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%6, %7] : tensor<8x3xf64, #sparse5>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<8x3xf64, #sparse5>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<8x3xf64, #sparse5>
// CHECK-NEXT:     return %3 : tensor<8x3xf64, #sparse5>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @any_from_unknown(%arg0: tensor<?x4xf64, #sparse1>, %arg1: tensor<2xi32>) -> tensor<8x3xf64, #sparse4> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x4xf64, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.number_of_entries %arg0 : tensor<?x4xf64, #sparse1>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor() size_hint=%1 : tensor<8x3xf64, #sparse4>
// CHECK-NEXT:     %3 = sparse_tensor.foreach in %arg0 init(%2) : tensor<?x4xf64, #sparse1>, tensor<8x3xf64, #sparse4> -> tensor<8x3xf64, #sparse4> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<8x3xf64, #sparse4>):
// CHECK-NEXT:       %5 = arith.muli %0, %c4 : index
// CHECK-NEXT:       %6 = arith.divui %5, %0 : index
// CHECK-NEXT:       %7 = arith.muli %arg2, %6 : index
// CHECK-NEXT:       %8 = arith.divui %6, %c4 : index
// CHECK-NEXT:       %9 = arith.muli %arg3, %8 : index
// CHECK-NEXT:       %10 = arith.addi %7, %9 : index
// CHECK-NEXT:       %11 = arith.divui %10, %c3 : index
// CHECK-NEXT:       %12 = arith.remui %10, %c3 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%11, %12] : tensor<8x3xf64, #sparse4>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<8x3xf64, #sparse4>
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = sparse_tensor.load %3 hasInserts : tensor<8x3xf64, #sparse4>
// CHECK-NEXT:     return %4 : tensor<8x3xf64, #sparse4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @any_to_unknown(%arg0: tensor<6x4xf64, #sparse1>, %arg1: tensor<2xindex>) -> tensor<?x3xf64, #sparse5> {
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%arg1) : (tensor<6x4xf64, #sparse1>, tensor<2xindex>) -> tensor<?x3xf64, #sparse5>
// CHECK-NEXT:     return %reshape : tensor<?x3xf64, #sparse5>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @any_to_dense(%arg0: tensor<6x4xf64, #sparse1>, %arg1: tensor<2xindex>) -> tensor<8x3xf64> {
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%arg1) : (tensor<6x4xf64, #sparse1>, tensor<2xindex>) -> tensor<8x3xf64>
// CHECK-NEXT:     return %reshape : tensor<8x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @any_to_vector(%arg0: tensor<6x4xf64, #sparse4>, %arg1: tensor<1xindex>) -> tensor<24xf64, #sparse> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<6x4xf64, #sparse4>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() size_hint=%0 : tensor<24xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<6x4xf64, #sparse4>, tensor<24xf64, #sparse> -> tensor<24xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<24xf64, #sparse>):
// CHECK-NEXT:       %4 = arith.muli %arg2, %c4 : index
// CHECK-NEXT:       %5 = arith.addi %4, %arg3 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%5] : tensor<24xf64, #sparse>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<24xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<24xf64, #sparse>
// CHECK-NEXT:     return %3 : tensor<24xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @storage(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
