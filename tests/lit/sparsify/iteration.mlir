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
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0_1 : tensor<4xf64, #sparse>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %1 = arith.subi %c0_2, %c0_2 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %2 = scf.for %arg1 = %1 to %0 step %c1_3 iter_args(%arg2 = %c0) -> (index) {
// CHECK-NEXT:       %3 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       scf.yield %3 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : index
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
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0_1 : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4x8xf64, #sparse> to memref<?xi8>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<4x8xf64, #sparse> to memref<?xi16>
// CHECK-NEXT:     %3 = memref.load %1[%c0_0] : memref<?xi8>
// CHECK-NEXT:     %4 = arith.extui %3 : i8 to i64
// CHECK-NEXT:     %5 = arith.index_cast %4 : i64 to index
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %6 = arith.addi %c0_0, %c1_2 : index
// CHECK-NEXT:     %7 = memref.load %1[%6] : memref<?xi8>
// CHECK-NEXT:     %8 = arith.extui %7 : i8 to i64
// CHECK-NEXT:     %9 = arith.index_cast %8 : i64 to index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %10 = scf.for %arg1 = %5 to %9 step %c1_3 iter_args(%arg2 = %c0) -> (index) {
// CHECK-NEXT:       %c0_4 = arith.constant 0 : index
// CHECK-NEXT:       %c1_5 = arith.constant 1 : index
// CHECK-NEXT:       %11 = sparse_tensor.lvl %arg0, %c1_5 : tensor<4x8xf64, #sparse>
// CHECK-NEXT:       %12 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xi8>
// CHECK-NEXT:       %13 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xi16>
// CHECK-NEXT:       %14 = memref.load %12[%arg1] : memref<?xi8>
// CHECK-NEXT:       %15 = arith.extui %14 : i8 to i64
// CHECK-NEXT:       %16 = arith.index_cast %15 : i64 to index
// CHECK-NEXT:       %c1_6 = arith.constant 1 : index
// CHECK-NEXT:       %17 = arith.addi %arg1, %c1_6 : index
// CHECK-NEXT:       %18 = memref.load %12[%17] : memref<?xi8>
// CHECK-NEXT:       %19 = arith.extui %18 : i8 to i64
// CHECK-NEXT:       %20 = arith.index_cast %19 : i64 to index
// CHECK-NEXT:       %c1_7 = arith.constant 1 : index
// CHECK-NEXT:       %21 = scf.for %arg3 = %16 to %20 step %c1_7 iter_args(%arg4 = %arg2) -> (index) {
// CHECK-NEXT:         %22 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         scf.yield %22 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %21 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %10 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
