// RUN: pyopt --stage-sparse-ops %s | FileCheck %s

// A source that has the form in which elements are sorted is copied first. The reference sorts the source in place, and
// frees it.
#Unordered = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))
}>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @rows(%a: tensor<8x8xf64, #Unordered>) -> tensor<8x8xf64, #CSR> {
  %0 = sparse_tensor.convert %a : tensor<8x8xf64, #Unordered> to tensor<8x8xf64, #CSR>
  return %0 : tensor<8x8xf64, #CSR>
}

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @sorted(%t: tensor<?x?xf64, #Unordered>) -> tensor<?x?xf64, #COO> {
  %0 = sparse_tensor.convert %t : tensor<?x?xf64, #Unordered> to tensor<?x?xf64, #COO>
  return %0 : tensor<?x?xf64, #COO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @rows(%arg0: tensor<8x8xf64, #sparse>) -> tensor<8x8xf64, #sparse1> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<8x8xf64, #sparse2> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     return %2 : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sorted(%arg0: tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse2> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse2>
// CHECK-NEXT:     return %1 : tensor<?x?xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT: }
