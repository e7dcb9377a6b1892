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

func.func @split_to_dense(%t: tensor<12xf64, #SV>) -> tensor<3x4xf64> {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [3, 4]
      : tensor<12xf64, #SV> into tensor<3x4xf64>
  return %0 : tensor<3x4xf64>
}

func.func @any_to_unknown(%t: tensor<6x4xf64, #CSR>, %s: tensor<2xindex>) -> tensor<?x3xf64, #COO> {
  %0 = tensor.reshape %t(%s) : (tensor<6x4xf64, #CSR>, tensor<2xindex>) -> tensor<?x3xf64, #COO>
  return %0 : tensor<?x3xf64, #COO>
}

func.func @any_to_dense(%t: tensor<6x4xf64, #CSR>, %s: tensor<2xindex>) -> tensor<8x3xf64> {
  %0 = tensor.reshape %t(%s) : (tensor<6x4xf64, #CSR>, tensor<2xindex>) -> tensor<8x3xf64>
  return %0 : tensor<8x3xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : compressed, d1 : compressed, d2 : dense, d3 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @split_both(%arg0: tensor<?x24xi32, #sparse>, %arg1: index) -> tensor<?x2x3x8xi32, #sparse1> {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x24xi32, #sparse>
// CHECK-NEXT:     %1 = arith.divui %0, %c2 : index
// CHECK-NEXT:     %2 = sparse_tensor.number_of_entries %arg0 : tensor<?x24xi32, #sparse>
// CHECK-NEXT:     %3 = bufferization.alloc_tensor(%1) size_hint=%2 : tensor<?x2x3x8xi32, #sparse1>
// CHECK-NEXT:     %4 = sparse_tensor.foreach in %arg0 init(%3) : tensor<?x24xi32, #sparse>, tensor<?x2x3x8xi32, #sparse1> -> tensor<?x2x3x8xi32, #sparse1> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: i32, %arg5: tensor<?x2x3x8xi32, #sparse1>):
// CHECK-NEXT:       %6 = arith.muli %1, %c2 : index
// CHECK-NEXT:       %7 = arith.divui %6, %1 : index
// CHECK-NEXT:       %8 = arith.divui %arg2, %7 : index
// CHECK-NEXT:       %9 = arith.remui %arg2, %7 : index
// CHECK-NEXT:       %10 = arith.divui %7, %c2 : index
// CHECK-NEXT:       %11 = arith.divui %9, %10 : index
// CHECK-NEXT:       %12 = arith.divui %arg3, %c8 : index
// CHECK-NEXT:       %13 = arith.remui %arg3, %c8 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%8, %11, %12, %13] : tensor<?x2x3x8xi32, #sparse1>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x2x3x8xi32, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = sparse_tensor.load %4 hasInserts : tensor<?x2x3x8xi32, #sparse1>
// CHECK-NEXT:     return %5 : tensor<?x2x3x8xi32, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @split_second(%arg0: tensor<5x?xf32, #sparse2>, %arg1: index) -> tensor<5x?x8xf32, #sparse3> {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c1 : tensor<5x?xf32, #sparse2>
// CHECK-NEXT:     %1 = arith.divui %0, %c8 : index
// CHECK-NEXT:     %2 = sparse_tensor.number_of_entries %arg0 : tensor<5x?xf32, #sparse2>
// CHECK-NEXT:     %3 = bufferization.alloc_tensor(%1) size_hint=%2 : tensor<5x?x8xf32, #sparse3>
// CHECK-NEXT:     %4 = sparse_tensor.foreach in %arg0 init(%3) : tensor<5x?xf32, #sparse2>, tensor<5x?x8xf32, #sparse3> -> tensor<5x?x8xf32, #sparse3> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f32, %arg5: tensor<5x?x8xf32, #sparse3>):
// CHECK-NEXT:       %6 = arith.muli %1, %c8 : index
// CHECK-NEXT:       %7 = arith.divui %6, %1 : index
// CHECK-NEXT:       %8 = arith.divui %arg3, %7 : index
// CHECK-NEXT:       %9 = arith.remui %arg3, %7 : index
// CHECK-NEXT:       %10 = arith.divui %7, %c8 : index
// CHECK-NEXT:       %11 = arith.divui %9, %10 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%arg2, %8, %11] : tensor<5x?x8xf32, #sparse3>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<5x?x8xf32, #sparse3>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = sparse_tensor.load %4 hasInserts : tensor<5x?x8xf32, #sparse3>
// CHECK-NEXT:     return %5 : tensor<5x?x8xf32, #sparse3>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @split_to_dense(%arg0: tensor<12xf64, #sparse4>) -> tensor<3x4xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<12xf64>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<12xf64>) -> tensor<12xf64>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<12xf64, #sparse4>, tensor<12xf64> -> tensor<12xf64> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: f64, %arg3: tensor<12xf64>):
// CHECK-NEXT:       %inserted = tensor.insert %arg2 into %arg3[%arg1] : tensor<12xf64>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<12xf64>
// CHECK-NEXT:     }
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %2 [[0, 1]] output_shape [3, 4] : tensor<12xf64> into tensor<3x4xf64>
// CHECK-NEXT:     return %expanded : tensor<3x4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @any_to_unknown(%arg0: tensor<6x4xf64, #sparse>, %arg1: tensor<2xindex>) -> tensor<?x3xf64, #sparse5> {
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%arg1) : (tensor<6x4xf64, #sparse>, tensor<2xindex>) -> tensor<?x3xf64, #sparse5>
// CHECK-NEXT:     return %reshape : tensor<?x3xf64, #sparse5>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @any_to_dense(%arg0: tensor<6x4xf64, #sparse>, %arg1: tensor<2xindex>) -> tensor<8x3xf64> {
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%arg1) : (tensor<6x4xf64, #sparse>, tensor<2xindex>) -> tensor<8x3xf64>
// CHECK-NEXT:     return %reshape : tensor<8x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
