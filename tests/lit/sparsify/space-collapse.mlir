// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --sparse-space-collapse | FileCheck %s

// Nested iteration over neighbouring levels becomes one where nothing is in between, and is left alone elsewhere.

// Plain.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed)
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index,
             %arg3: f32) -> (index, f32) {
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  %1:2 = sparse_tensor.iterate %arg4 in %0 at(%arg5)
      iter_args(%arg6 = %arg2, %arg7 = %arg3)
      : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index, f32) {
    %2 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1
        : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
        -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    %3:2 = sparse_tensor.iterate %arg8 in %2 at(%arg9)
        iter_args(%arg10 = %arg6, %arg11 = %arg7)
        : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index, f32) {
      %4 = arith.addi %arg10, %arg9 : index
      %5 = arith.addi %4, %arg5 : index
      sparse_tensor.yield %5, %arg11 : index, f32
    }
    sparse_tensor.yield %3#0, %3#1 : index, f32
  }
  return %1#0, %1#1 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
// CHECK-NEXT:     %1:2 = sparse_tensor.iterate %arg8 in %0 at(%arg6, %arg7) iter_args(%arg4 = %arg2, %arg5 = %arg3) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  -> (index, f32) {
// CHECK-NEXT:       %2 = arith.addi %arg4, %arg7 : index
// CHECK-NEXT:       %3 = arith.addi %2, %arg6 : index
// CHECK-NEXT:       sparse_tensor.yield %3, %arg5 : index, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1#0, %1#1 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Yield other.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed)
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index,
             %arg3: f32) -> (index, f32) {
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  %1:2 = sparse_tensor.iterate %arg4 in %0
      iter_args(%arg5 = %arg2, %arg6 = %arg2)
      : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index, index) {
    %2 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1
        : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
        -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    %3 = sparse_tensor.iterate %arg7 in %2 at(%arg8)
        iter_args(%arg9 = %arg5) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
      %4 = arith.addi %arg9, %arg8 : index
      sparse_tensor.yield %4 : index
    }
    sparse_tensor.yield %3, %arg6 : index, index
  }
  return %1#0, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     %1:2 = sparse_tensor.iterate %arg6 in %0 iter_args(%arg4 = %arg2, %arg5 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0>  -> (index, index) {
// CHECK-NEXT:       %2 = sparse_tensor.extract_iteration_space %arg0 at %arg6 lvls = 1 : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:       %3 = sparse_tensor.iterate %arg9 in %2 at(%arg8) iter_args(%arg7 = %arg4) : !sparse_tensor.iter_space<#sparse, lvls = 1>  -> index {
// CHECK-NEXT:         %4 = arith.addi %arg7, %arg8 : index
// CHECK-NEXT:         sparse_tensor.yield %4 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %3, %arg5 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1#0, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
