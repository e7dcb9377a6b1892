// RUN: pyopt %s --stage-sparse-ops --lower-sparse-ops-to-foreach=enable-runtime-library=false | FileCheck %s

// Elements whose new coordinates come in another order than that of the result are sorted.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @expand(%a: tensor<24xf64, #SV>) -> tensor<4x6xf64, #CSC> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 6]
      : tensor<24xf64, #SV> into tensor<4x6xf64, #CSC>
  return %0 : tensor<4x6xf64, #CSC>
}
func.func @collapse(%a: tensor<4x6xf64, #CSC>) -> tensor<24xf64, #SV> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x6xf64, #CSC> into tensor<24xf64, #SV>
  return %0 : tensor<24xf64, #SV>
}
func.func @reshape(%a: tensor<24xf64, #SV>) -> tensor<4x6xf64, #CSC> {
  %s = arith.constant dense<[4, 6]> : tensor<2xindex>
  %0 = tensor.reshape %a(%s) : (tensor<24xf64, #SV>, tensor<2xindex>) -> tensor<4x6xf64, #CSC>
  return %0 : tensor<4x6xf64, #CSC>
}
func.func @dense(%a: tensor<24xf64>) -> tensor<4x6xf64, #CSC> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 6]
      : tensor<24xf64> into tensor<4x6xf64, #CSC>
  return %0 : tensor<4x6xf64, #CSC>
}

// In any order: nothing is sorted.
#Any = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed(nonordered)) }>
#Columns = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : dense) }>
func.func @unordered(%a: tensor<24xf64, #SV>) -> tensor<4x6xf64, #Any> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 6]
      : tensor<24xf64, #SV> into tensor<4x6xf64, #Any>
  return %0 : tensor<4x6xf64, #Any>
}

func.func @all_dense(%a: tensor<24xf64>) -> tensor<4x6xf64, #Columns> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 6]
      : tensor<24xf64> into tensor<4x6xf64, #Columns>
  return %0 : tensor<4x6xf64, #Columns>
}

func.func @to_dense(%a: tensor<4x6xf64, #CSC>) -> tensor<24xf64> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x6xf64, #CSC> into tensor<24xf64>
  return %0 : tensor<24xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique, nonordered), d0 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonordered)) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed(nonordered)) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @expand(%arg0: tensor<24xf64, #sparse>) -> tensor<4x6xf64, #sparse1> {
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<24xf64, #sparse>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() size_hint=%0 : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<24xf64, #sparse>, tensor<4x6xf64, #sparse2> -> tensor<4x6xf64, #sparse2> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: f64, %arg3: tensor<4x6xf64, #sparse2>):
// CHECK-NEXT:       %8 = arith.divui %arg1, %c6 : index
// CHECK-NEXT:       %9 = arith.remui %arg1, %c6 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg2 into %arg3[%8, %9] : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:     %4 = sparse_tensor.reorder_coo  hybrid_quick_sort %3 : tensor<4x6xf64, #sparse2> to tensor<4x6xf64, #sparse3>
// CHECK-NEXT:     %5 = bufferization.alloc_tensor() : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:     %6 = sparse_tensor.foreach in %4 init(%5) : tensor<4x6xf64, #sparse3>, tensor<4x6xf64, #sparse1> -> tensor<4x6xf64, #sparse1> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<4x6xf64, #sparse1>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %7 = sparse_tensor.load %6 hasInserts : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:     bufferization.dealloc_tensor %4 : tensor<4x6xf64, #sparse3>
// CHECK-NEXT:     return %7 : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @collapse(%arg0: tensor<4x6xf64, #sparse1>) -> tensor<24xf64, #sparse> {
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() size_hint=%0 : tensor<24xf64, #sparse4>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<4x6xf64, #sparse1>, tensor<24xf64, #sparse4> -> tensor<24xf64, #sparse4> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<24xf64, #sparse4>):
// CHECK-NEXT:       %5 = arith.muli %arg1, %c6 : index
// CHECK-NEXT:       %6 = arith.addi %5, %arg2 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%6] : tensor<24xf64, #sparse4>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<24xf64, #sparse4>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<24xf64, #sparse4>
// CHECK-NEXT:     %4 = sparse_tensor.reorder_coo  hybrid_quick_sort %3 : tensor<24xf64, #sparse4> to tensor<24xf64, #sparse>
// CHECK-NEXT:     return %4 : tensor<24xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @reshape(%arg0: tensor<24xf64, #sparse>) -> tensor<4x6xf64, #sparse1> {
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<24xf64, #sparse>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() size_hint=%0 : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<24xf64, #sparse>, tensor<4x6xf64, #sparse2> -> tensor<4x6xf64, #sparse2> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: f64, %arg3: tensor<4x6xf64, #sparse2>):
// CHECK-NEXT:       %8 = arith.divui %arg1, %c6 : index
// CHECK-NEXT:       %9 = arith.remui %arg1, %c6 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg2 into %arg3[%8, %9] : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:     %4 = sparse_tensor.reorder_coo  hybrid_quick_sort %3 : tensor<4x6xf64, #sparse2> to tensor<4x6xf64, #sparse3>
// CHECK-NEXT:     %5 = bufferization.alloc_tensor() : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:     %6 = sparse_tensor.foreach in %4 init(%5) : tensor<4x6xf64, #sparse3>, tensor<4x6xf64, #sparse1> -> tensor<4x6xf64, #sparse1> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<4x6xf64, #sparse1>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %7 = sparse_tensor.load %6 hasInserts : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:     bufferization.dealloc_tensor %4 : tensor<4x6xf64, #sparse3>
// CHECK-NEXT:     return %7 : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dense(%arg0: tensor<24xf64>) -> tensor<4x6xf64, #sparse1> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [4, 6] : tensor<24xf64> into tensor<4x6xf64>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %expanded init(%0) : tensor<4x6xf64>, tensor<4x6xf64, #sparse2> -> tensor<4x6xf64, #sparse2> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<4x6xf64, #sparse2>):
// CHECK-NEXT:       %7 = arith.cmpf une, %arg3, %cst : f64
// CHECK-NEXT:       %8 = scf.if %7 -> (tensor<4x6xf64, #sparse2>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:         scf.yield %inserted : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %8 : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.load %1 hasInserts : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:     %3 = sparse_tensor.reorder_coo  hybrid_quick_sort %2 : tensor<4x6xf64, #sparse2> to tensor<4x6xf64, #sparse3>
// CHECK-NEXT:     %4 = bufferization.alloc_tensor() : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:     %5 = sparse_tensor.foreach in %3 init(%4) : tensor<4x6xf64, #sparse3>, tensor<4x6xf64, #sparse1> -> tensor<4x6xf64, #sparse1> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<4x6xf64, #sparse1>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %6 = sparse_tensor.load %5 hasInserts : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:     bufferization.dealloc_tensor %3 : tensor<4x6xf64, #sparse3>
// CHECK-NEXT:     return %6 : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unordered(%arg0: tensor<24xf64, #sparse>) -> tensor<4x6xf64, #sparse5> {
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<24xf64, #sparse>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() size_hint=%0 : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<24xf64, #sparse>, tensor<4x6xf64, #sparse2> -> tensor<4x6xf64, #sparse2> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: f64, %arg3: tensor<4x6xf64, #sparse2>):
// CHECK-NEXT:       %7 = arith.divui %arg1, %c6 : index
// CHECK-NEXT:       %8 = arith.remui %arg1, %c6 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg2 into %arg3[%7, %8] : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:     %4 = bufferization.alloc_tensor() : tensor<4x6xf64, #sparse5>
// CHECK-NEXT:     %5 = sparse_tensor.foreach in %3 init(%4) : tensor<4x6xf64, #sparse2>, tensor<4x6xf64, #sparse5> -> tensor<4x6xf64, #sparse5> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<4x6xf64, #sparse5>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<4x6xf64, #sparse5>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<4x6xf64, #sparse5>
// CHECK-NEXT:     }
// CHECK-NEXT:     %6 = sparse_tensor.load %5 hasInserts : tensor<4x6xf64, #sparse5>
// CHECK-NEXT:     bufferization.dealloc_tensor %3 : tensor<4x6xf64, #sparse2>
// CHECK-NEXT:     return %6 : tensor<4x6xf64, #sparse5>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @all_dense(%arg0: tensor<24xf64>) -> tensor<4x6xf64, #sparse6> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [4, 6] : tensor<24xf64> into tensor<4x6xf64>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<4x6xf64, #sparse6>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %expanded init(%0) : tensor<4x6xf64>, tensor<4x6xf64, #sparse6> -> tensor<4x6xf64, #sparse6> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<4x6xf64, #sparse6>):
// CHECK-NEXT:       %3 = arith.cmpf une, %arg3, %cst : f64
// CHECK-NEXT:       %4 = scf.if %3 -> (tensor<4x6xf64, #sparse6>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<4x6xf64, #sparse6>
// CHECK-NEXT:         scf.yield %inserted : tensor<4x6xf64, #sparse6>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : tensor<4x6xf64, #sparse6>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %4 : tensor<4x6xf64, #sparse6>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.load %1 hasInserts : tensor<4x6xf64, #sparse6>
// CHECK-NEXT:     return %2 : tensor<4x6xf64, #sparse6>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @to_dense(%arg0: tensor<4x6xf64, #sparse1>) -> tensor<24xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<4x6xf64>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<4x6xf64>) -> tensor<4x6xf64>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<4x6xf64, #sparse1>, tensor<4x6xf64> -> tensor<4x6xf64> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<4x6xf64>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<4x6xf64>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<4x6xf64>
// CHECK-NEXT:     }
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %2 [[0, 1]] : tensor<4x6xf64> into tensor<24xf64>
// CHECK-NEXT:     return %collapsed : tensor<24xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
