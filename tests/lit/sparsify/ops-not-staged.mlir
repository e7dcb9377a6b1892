// RUN: pyopt %s --lower-sparse-ops-to-foreach=enable-runtime-library=false | FileCheck %s

// What has to be sorted first stays, with an error that does not fail; as often as the op is visited.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#Unsorted = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))
}>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>

func.func @csr_csc(%t: tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #CSC> {
  %0 = sparse_tensor.convert %t : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #CSC>
  return %0 : tensor<?x?xf64, #CSC>
}

func.func @dense_csc(%t: tensor<?x8xf64>) -> tensor<?x8xf64, #CSC> {
  %0 = sparse_tensor.convert %t : tensor<?x8xf64> to tensor<?x8xf64, #CSC>
  return %0 : tensor<?x8xf64, #CSC>
}

func.func @csr_bsr(%t: tensor<4x9xf64, #CSR>) -> tensor<4x9xf64, #BSR> {
  %0 = sparse_tensor.convert %t : tensor<4x9xf64, #CSR> to tensor<4x9xf64, #BSR>
  return %0 : tensor<4x9xf64, #BSR>
}

func.func @unsorted_coo(%t: tensor<?x?xf64, #Unsorted>) -> tensor<?x?xf64, #COO> {
  %0 = sparse_tensor.convert %t : tensor<?x?xf64, #Unsorted> to tensor<?x?xf64, #COO>
  return %0 : tensor<?x?xf64, #COO>
}

func.func private @storage(%t: tensor<4xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xf32>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @csr_csc(%arg0: tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse1> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     return %0 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dense_csc(%arg0: tensor<?x8xf64>) -> tensor<?x8xf64, #sparse1> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x8xf64> to tensor<?x8xf64, #sparse1>
// CHECK-NEXT:     return %0 : tensor<?x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @csr_bsr(%arg0: tensor<4x9xf64, #sparse>) -> tensor<4x9xf64, #sparse2> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<4x9xf64, #sparse> to tensor<4x9xf64, #sparse2>
// CHECK-NEXT:     return %0 : tensor<4x9xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unsorted_coo(%arg0: tensor<?x?xf64, #sparse3>) -> tensor<?x?xf64, #sparse4> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse3> to tensor<?x?xf64, #sparse4>
// CHECK-NEXT:     return %0 : tensor<?x?xf64, #sparse4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @storage(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
