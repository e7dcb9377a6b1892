// RUN: pyopt %s --stage-sparse-ops | FileCheck %s

// An element that is inserted into a tensor which has its elements belongs anywhere: a new tensor is made.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @argument(%x: tensor<?x8xf64, #CSR>, %v: f64, %i: index) -> tensor<?x8xf64, #CSR> {
  %0 = tensor.insert %v into %x[%i, %i] : tensor<?x8xf64, #CSR>
  %1 = sparse_tensor.load %0 hasInserts : tensor<?x8xf64, #CSR>
  return %1 : tensor<?x8xf64, #CSR>
}

// A new tensor is filled in order.
func.func @new(%v: f64, %i: index) -> tensor<8x8xf64, #CSR> {
  %e = tensor.empty() : tensor<8x8xf64, #CSR>
  %0 = tensor.insert %v into %e[%i, %i] : tensor<8x8xf64, #CSR>
  %1 = sparse_tensor.load %0 hasInserts : tensor<8x8xf64, #CSR>
  return %1 : tensor<8x8xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @argument(%arg0: tensor<?x8xf64, #sparse>, %arg1: f64, %arg2: index) -> tensor<?x8xf64, #sparse> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x8xf64, #sparse>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%dim) : tensor<?x8xf64, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %arg0 init(%0) : tensor<?x8xf64, #sparse>, tensor<?x8xf64, #sparse1> -> tensor<?x8xf64, #sparse1> do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: f64, %arg6: tensor<?x8xf64, #sparse1>):
// CHECK-NEXT:       %7 = arith.cmpi eq, %arg3, %arg2 : index
// CHECK-NEXT:       %8 = arith.cmpi eq, %arg4, %arg2 : index
// CHECK-NEXT:       %9 = arith.andi %7, %8 : i1
// CHECK-NEXT:       %10 = scf.if %9 -> (tensor<?x8xf64, #sparse1>) {
// CHECK-NEXT:         scf.yield %arg6 : tensor<?x8xf64, #sparse1>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %inserted_0 = tensor.insert %arg5 into %arg6[%arg3, %arg4] : tensor<?x8xf64, #sparse1>
// CHECK-NEXT:         scf.yield %inserted_0 : tensor<?x8xf64, #sparse1>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %10 : tensor<?x8xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %inserted = tensor.insert %arg1 into %1[%arg2, %arg2] : tensor<?x8xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.load %inserted hasInserts : tensor<?x8xf64, #sparse1>
// CHECK-NEXT:     %3 = bufferization.alloc_tensor() copy(%2) : tensor<?x8xf64, #sparse1>
// CHECK-NEXT:     %4 = sparse_tensor.reorder_coo  hybrid_quick_sort %3 : tensor<?x8xf64, #sparse1> to tensor<?x8xf64, #sparse2>
// CHECK-NEXT:     %5 = sparse_tensor.convert %4 : tensor<?x8xf64, #sparse2> to tensor<?x8xf64, #sparse>
// CHECK-NEXT:     bufferization.dealloc_tensor %4 : tensor<?x8xf64, #sparse2>
// CHECK-NEXT:     bufferization.dealloc_tensor %2 : tensor<?x8xf64, #sparse1>
// CHECK-NEXT:     %6 = sparse_tensor.load %5 : tensor<?x8xf64, #sparse>
// CHECK-NEXT:     return %6 : tensor<?x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @new(%arg0: f64, %arg1: index) -> tensor<8x8xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %inserted = tensor.insert %arg0 into %0[%arg1, %arg1] : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.load %inserted hasInserts : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
