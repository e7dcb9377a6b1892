// RUN: pyopt %s --stage-sparse-ops=count-entries=true | FileCheck %s
// RUN: pyopt %s --stage-sparse-ops | FileCheck %s --check-prefix=SORTED
// RUN: pyopt %s --stage-sparse-ops="count-entries=true reference-exact=true" | FileCheck %s --check-prefix=SORTED
// RUN: pyopt %s --stage-sparse-ops=count-entries=true --lower-sparse-ops-to-foreach=count-entries=true | FileCheck %s

// Conversions that sparse-tensor-codegen makes by counting stay; the runtime library needs sorted storage.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @counted(%a: tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #CSC> {
  %0 = sparse_tensor.convert %a : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #CSC>
  return %0 : tensor<?x?xf64, #CSC>
}

// Rows come first of a dense tensor, whose elements are not far from each other there.
func.func @columns_of_dense(%a: tensor<?x4xf32>) -> tensor<?x4xf64, #CSC> {
  %0 = sparse_tensor.convert %a : tensor<?x4xf32> to tensor<?x4xf64, #CSC>
  return %0 : tensor<?x4xf64, #CSC>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @counted(%arg0: tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse1> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     return %0 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @columns_of_dense(%arg0: tensor<?x4xf32>) -> tensor<?x4xf64, #sparse1> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x4xf32> to tensor<?x4xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.convert %0 : tensor<?x4xf64, #sparse2> to tensor<?x4xf64, #sparse1>
// CHECK-NEXT:     bufferization.dealloc_tensor %0 : tensor<?x4xf64, #sparse2>
// CHECK-NEXT:     return %1 : tensor<?x4xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SORTED: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// SORTED-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// SORTED-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique, nonordered), d0 : singleton(nonordered)) }>
// SORTED-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
// SORTED-NEXT: module {
// SORTED-NEXT:   func.func @counted(%arg0: tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse1> {
// SORTED-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse2>
// SORTED-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<?x?xf64, #sparse2> to tensor<?x?xf64, #sparse3>
// SORTED-NEXT:     %2 = sparse_tensor.convert %1 : tensor<?x?xf64, #sparse3> to tensor<?x?xf64, #sparse1>
// SORTED-NEXT:     bufferization.dealloc_tensor %1 : tensor<?x?xf64, #sparse3>
// SORTED-NEXT:     return %2 : tensor<?x?xf64, #sparse1>
// SORTED-NEXT:   }
// SORTED-NEXT:   func.func @columns_of_dense(%arg0: tensor<?x4xf32>) -> tensor<?x4xf64, #sparse1> {
// SORTED-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x4xf32> to tensor<?x4xf64, #sparse2>
// SORTED-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<?x4xf64, #sparse2> to tensor<?x4xf64, #sparse3>
// SORTED-NEXT:     %2 = sparse_tensor.convert %1 : tensor<?x4xf64, #sparse3> to tensor<?x4xf64, #sparse1>
// SORTED-NEXT:     bufferization.dealloc_tensor %1 : tensor<?x4xf64, #sparse3>
// SORTED-NEXT:     return %2 : tensor<?x4xf64, #sparse1>
// SORTED-NEXT:   }
// SORTED-NEXT: }
