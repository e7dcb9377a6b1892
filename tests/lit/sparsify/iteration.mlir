// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --lower-sparse-iteration-to-scf | FileCheck %s

// Iteration over spaces whose coordinates nobody asks for.

// BV, levels 0.
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : batch) }>
func.func @f(%arg0: tensor<4xf64, #sparse>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  %1 = sparse_tensor.iterate %arg1 in %0
      iter_args(%arg2 = %c0) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
    %2 = arith.addi %arg2, %c1 : index
    sparse_tensor.yield %2 : index
  }
  return %1 : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : batch) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf64, #sparse>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %c0) -> (index) {
// CHECK-NEXT:       %1 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       scf.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// DCSR8, levels 0, 1.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed, d1 : compressed),
  posWidth = 8,
  crdWidth = 16
}>
func.func @f(%arg0: tensor<4x8xf64, #sparse>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  %1 = sparse_tensor.iterate %arg1 in %0
      iter_args(%arg2 = %c0) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
    %2 = sparse_tensor.extract_iteration_space %arg0 at %arg1 lvls = 1
        : tensor<4x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
        -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    %3 = sparse_tensor.iterate %arg3 in %2
        iter_args(%arg4 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
      %4 = arith.addi %arg4, %c1 : index
      sparse_tensor.yield %4 : index
    }
    sparse_tensor.yield %3 : index
  }
  return %1 : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed), posWidth = 8, crdWidth = 16 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf64, #sparse>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4x8xf64, #sparse> to memref<?xi8>
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<?xi8>
// CHECK-NEXT:     %2 = arith.extui %1 : i8 to i64
// CHECK-NEXT:     %3 = arith.index_cast %2 : i64 to index
// CHECK-NEXT:     %4 = memref.load %0[%c1] : memref<?xi8>
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     %6 = arith.index_cast %5 : i64 to index
// CHECK-NEXT:     %7 = scf.for %arg1 = %3 to %6 step %c1 iter_args(%arg2 = %c0) -> (index) {
// CHECK-NEXT:       %8 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xi8>
// CHECK-NEXT:       %9 = memref.load %8[%arg1] : memref<?xi8>
// CHECK-NEXT:       %10 = arith.extui %9 : i8 to i64
// CHECK-NEXT:       %11 = arith.index_cast %10 : i64 to index
// CHECK-NEXT:       %12 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %13 = memref.load %8[%12] : memref<?xi8>
// CHECK-NEXT:       %14 = arith.extui %13 : i8 to i64
// CHECK-NEXT:       %15 = arith.index_cast %14 : i64 to index
// CHECK-NEXT:       %16 = scf.for %arg3 = %11 to %15 step %c1 iter_args(%arg4 = %arg2) -> (index) {
// CHECK-NEXT:         %17 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         scf.yield %17 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %16 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %7 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
