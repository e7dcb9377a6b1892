// RUN: pyopt %s --stage-sparse-ops=count-entries=true | FileCheck %s

// What comes in any order is counted twice: columns come first, and then rows of these, each in order.

#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 32,
  crdWidth = 8
}>
#Unordered = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))
}>

func.func @unordered(%a: tensor<8x8xf64, #Unordered>) -> tensor<8x8xf64, #CSR> {
  %0 = sparse_tensor.convert %a : tensor<8x8xf64, #Unordered> to tensor<8x8xf64, #CSR>
  return %0 : tensor<8x8xf64, #CSR>
}

// There may be far more columns than entries and rows.
func.func @far_more_columns(%a: tensor<8x?xf64, #Unordered>) -> tensor<8x?xf64, #CSR> {
  %0 = sparse_tensor.convert %a : tensor<8x?xf64, #Unordered> to tensor<8x?xf64, #CSR>
  return %0 : tensor<8x?xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed(nonordered)), posWidth = 32 }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unordered(%arg0: tensor<8x8xf64, #sparse>) -> tensor<8x8xf64, #sparse1> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.convert %0 : tensor<8x8xf64, #sparse2> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     bufferization.dealloc_tensor %0 : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     return %1 : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @far_more_columns(%arg0: tensor<8x?xf64, #sparse>) -> tensor<8x?xf64, #sparse1> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<8x?xf64, #sparse>
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<8x?xf64, #sparse>
// CHECK-NEXT:     %1 = arith.addi %0, %c8 : index
// CHECK-NEXT:     %2 = arith.muli %1, %c4 : index
// CHECK-NEXT:     %3 = arith.cmpi ule, %dim, %2 : index
// CHECK-NEXT:     %4 = scf.if %3 -> (tensor<8x?xf64, #sparse1>) {
// CHECK-NEXT:       %5 = sparse_tensor.convert %arg0 : tensor<8x?xf64, #sparse> to tensor<8x?xf64, #sparse2>
// CHECK-NEXT:       %6 = sparse_tensor.convert %5 : tensor<8x?xf64, #sparse2> to tensor<8x?xf64, #sparse1>
// CHECK-NEXT:       bufferization.dealloc_tensor %5 : tensor<8x?xf64, #sparse2>
// CHECK-NEXT:       scf.yield %6 : tensor<8x?xf64, #sparse1>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %5 = sparse_tensor.convert %arg0 : tensor<8x?xf64, #sparse> to tensor<8x?xf64, #sparse3>
// CHECK-NEXT:       %6 = sparse_tensor.reorder_coo  hybrid_quick_sort %5 : tensor<8x?xf64, #sparse3> to tensor<8x?xf64, #sparse4>
// CHECK-NEXT:       %7 = sparse_tensor.convert %6 : tensor<8x?xf64, #sparse4> to tensor<8x?xf64, #sparse1>
// CHECK-NEXT:       bufferization.dealloc_tensor %6 : tensor<8x?xf64, #sparse4>
// CHECK-NEXT:       scf.yield %7 : tensor<8x?xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %4 : tensor<8x?xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
