// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --sparse-space-collapse | FileCheck %s

// The reference crashes on other ops in the outer body, moves loops to where the space is made, and takes what the outer
// loop carries for what it begins with.

// Inner uses outer iterator.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed)
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index,
             %arg3: f32) -> (index, f32) {
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  sparse_tensor.iterate %arg4 in %0 at(%arg5) : !sparse_tensor.iter_space<#sparse, lvls = 0> {
    %1 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1
        : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
        -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    sparse_tensor.iterate %arg6 in %1 at(%arg7) : !sparse_tensor.iter_space<#sparse, lvls = 1> {
      "t.use"(%arg5, %arg7, %arg4, %arg6)
          : (index, index, !sparse_tensor.iterator<#sparse, lvls = 0>,
             !sparse_tensor.iterator<#sparse, lvls = 1>) -> ()
    }
  }
  return %arg2, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     sparse_tensor.iterate %arg5 in %0 at(%arg4) : !sparse_tensor.iter_space<#sparse, lvls = 0>  {
// CHECK-NEXT:       %1 = sparse_tensor.extract_iteration_space %arg0 at %arg5 lvls = 1 : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:       sparse_tensor.iterate %arg7 in %1 at(%arg6) : !sparse_tensor.iter_space<#sparse, lvls = 1>  {
// CHECK-NEXT:         "t.use"(%arg4, %arg6, %arg5, %arg7) : (index, index, !sparse_tensor.iterator<#sparse, lvls = 0>, !sparse_tensor.iterator<#sparse, lvls = 1>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg2, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Inner has two ops between.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed)
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index,
             %arg3: f32) -> (index, f32) {
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  %1 = sparse_tensor.iterate %arg4 in %0 at(%arg5)
      iter_args(%arg6 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
    %c7 = arith.constant 7 : index
    %2 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1
        : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
        -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    %3 = sparse_tensor.iterate %arg7 in %2 at(%arg8)
        iter_args(%arg9 = %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
      %4 = arith.addi %arg9, %c7 : index
      sparse_tensor.yield %4 : index
    }
    sparse_tensor.yield %3 : index
  }
  return %1, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     %1 = sparse_tensor.iterate %arg6 in %0 at(%arg5) iter_args(%arg4 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0>  -> index {
// CHECK-NEXT:       %c7 = arith.constant 7 : index
// CHECK-NEXT:       %2 = sparse_tensor.extract_iteration_space %arg0 at %arg6 lvls = 1 : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:       %3 = sparse_tensor.iterate %arg9 in %2 at(%arg8) iter_args(%arg7 = %arg4) : !sparse_tensor.iter_space<#sparse, lvls = 1>  -> index {
// CHECK-NEXT:         %4 = arith.addi %arg7, %c7 : index
// CHECK-NEXT:         sparse_tensor.yield %4 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %3 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Deep outer region.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed)
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index,
             %arg3: f32) -> (index, f32) {
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  scf.for %arg4 = %arg2 to %arg2 step %arg2 {
    sparse_tensor.iterate %arg5 in %0 at(%arg6) : !sparse_tensor.iter_space<#sparse, lvls = 0> {
      %1 = sparse_tensor.extract_iteration_space %arg0 at %arg5 lvls = 1
          : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
          -> !sparse_tensor.iter_space<#sparse, lvls = 1>
      sparse_tensor.iterate %arg7 in %1 at(%arg8) : !sparse_tensor.iter_space<#sparse, lvls = 1> {
        "t.use"(%arg6, %arg8) : (index, index) -> ()
      }
    }
  }
  return %arg2, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
// CHECK-NEXT:     scf.for %arg4 = %arg2 to %arg2 step %arg2 {
// CHECK-NEXT:       sparse_tensor.iterate %arg7 in %0 at(%arg5, %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  {
// CHECK-NEXT:         "t.use"(%arg5, %arg6) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg2, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
