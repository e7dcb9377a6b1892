// RUN: pyopt %s --stage-sparse-ops | FileCheck %s

// Unordered COO storage that others have is copied before it is sorted: it is not changed, and not freed.

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#UCOO = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))
}>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<4x4xf64, #UCOO>) -> tensor<4x4xf64, #CSR> {
  %0 = sparse_tensor.convert %a : tensor<4x4xf64, #UCOO> to tensor<4x4xf64, #CSR>
  return %0 : tensor<4x4xf64, #CSR>
}
func.func @g(%a: tensor<4x4xf64, #UCOO>) -> tensor<4x4xf64, #COO> {
  %0 = sparse_tensor.convert %a : tensor<4x4xf64, #UCOO> to tensor<4x4xf64, #COO>
  return %0 : tensor<4x4xf64, #COO>
}

// What is made on the way is freed.
func.func @other(%a: tensor<4x4xf64, #CSR>, %b: tensor<4x4xf64, #UCOO>) -> tensor<8x4xf64, #COO> {
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index}
      : tensor<4x4xf64, #CSR>, tensor<4x4xf64, #UCOO> to tensor<8x4xf64, #COO>
  return %0 : tensor<8x4xf64, #COO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4xf64, #sparse>) -> tensor<4x4xf64, #sparse1> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<4x4xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<4x4xf64, #sparse> to tensor<4x4xf64, #sparse2>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<4x4xf64, #sparse2> to tensor<4x4xf64, #sparse1>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<4x4xf64, #sparse2>
// CHECK-NEXT:     return %2 : tensor<4x4xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: tensor<4x4xf64, #sparse>) -> tensor<4x4xf64, #sparse2> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<4x4xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<4x4xf64, #sparse> to tensor<4x4xf64, #sparse2>
// CHECK-NEXT:     return %1 : tensor<4x4xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @other(%arg0: tensor<4x4xf64, #sparse1>, %arg1: tensor<4x4xf64, #sparse>) -> tensor<8x4xf64, #sparse2> {
// CHECK-NEXT:     %0 = sparse_tensor.concatenate %arg0, %arg1 {dimension = 0 : index} : tensor<4x4xf64, #sparse1>, tensor<4x4xf64, #sparse> to tensor<8x4xf64, #sparse2>
// CHECK-NEXT:     return %0 : tensor<8x4xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT: }
