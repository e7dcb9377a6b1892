// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --sparse-space-collapse | FileCheck %s

// The reference crashes on other ops in the outer body, moves loops to where the space is made, and takes what the outer
// loop carries for what it begins with.

// Extra op.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed)
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index,
             %arg3: f32) -> (index, f32) {
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  %1 = sparse_tensor.iterate %arg4 in %0 at(%arg5)
      iter_args(%arg6 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
    %2 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1
        : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
        -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    %3 = arith.addi %arg5, %arg5 : index
    %4 = sparse_tensor.iterate %arg7 in %2 at(%arg8)
        iter_args(%arg9 = %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
      %5 = arith.addi %arg9, %3 : index
      sparse_tensor.yield %5 : index
    }
    sparse_tensor.yield %4 : index
  }
  return %1, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     %1 = sparse_tensor.iterate %arg4 in %0 at(%arg5) iter_args(%arg6 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
// CHECK-NEXT:       %2 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1 : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:       %3 = arith.addi %arg5, %arg5 : index
// CHECK-NEXT:       %4 = sparse_tensor.iterate %arg7 in %2 at(%arg8) iter_args(%arg9 = %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
// CHECK-NEXT:         %5 = arith.addi %arg9, %3 : index
// CHECK-NEXT:         sparse_tensor.yield %5 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
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
// CHECK-NEXT:     sparse_tensor.iterate %arg4 in %0 at(%arg5) : !sparse_tensor.iter_space<#sparse, lvls = 0> {
// CHECK-NEXT:       %1 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1 : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:       sparse_tensor.iterate %arg6 in %1 at(%arg7) : !sparse_tensor.iter_space<#sparse, lvls = 1> {
// CHECK-NEXT:         "t.use"(%arg5, %arg7, %arg4, %arg6) : (index, index, !sparse_tensor.iterator<#sparse, lvls = 0>, !sparse_tensor.iterator<#sparse, lvls = 1>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg2, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Outer args used in inner.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed)
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index,
             %arg3: f32) -> (index, f32) {
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  %1 = sparse_tensor.iterate %arg4 in %0 at(%arg5)
      iter_args(%arg6 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
    %2 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1
        : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
        -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    %3 = sparse_tensor.iterate %arg7 in %2 at(%arg8)
        iter_args(%arg9 = %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
      %4 = arith.addi %arg9, %arg6 : index
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
// CHECK-NEXT:     %1 = sparse_tensor.iterate %arg4 in %0 at(%arg5) iter_args(%arg6 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
// CHECK-NEXT:       %2 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1 : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:       %3 = sparse_tensor.iterate %arg7 in %2 at(%arg8) iter_args(%arg9 = %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
// CHECK-NEXT:         %4 = arith.addi %arg9, %arg6 : index
// CHECK-NEXT:         sparse_tensor.yield %4 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %3 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1, %arg3 : index, f32
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
// CHECK-NEXT:     %1 = sparse_tensor.iterate %arg4 in %0 at(%arg5) iter_args(%arg6 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
// CHECK-NEXT:       %c7 = arith.constant 7 : index
// CHECK-NEXT:       %2 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1 : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:       %3 = sparse_tensor.iterate %arg7 in %2 at(%arg8) iter_args(%arg9 = %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
// CHECK-NEXT:         %4 = arith.addi %arg9, %c7 : index
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
// CHECK-NEXT:       sparse_tensor.iterate %arg5 in %0 at(%arg6, %arg7) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2> {
// CHECK-NEXT:         "t.use"(%arg6, %arg7) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg2, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Extract between.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed)
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index,
             %arg3: f32) -> (index, f32) {
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  %1 = arith.addi %arg2, %arg2 : index
  sparse_tensor.iterate %arg4 in %0 at(%arg5) : !sparse_tensor.iter_space<#sparse, lvls = 0> {
    %2 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1
        : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
        -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    sparse_tensor.iterate %arg6 in %2 at(%arg7) : !sparse_tensor.iter_space<#sparse, lvls = 1> {
      "t.use"(%arg5, %arg7, %1) : (index, index, index) -> ()
    }
  }
  return %arg2, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
// CHECK-NEXT:     %1 = arith.addi %arg2, %arg2 : index
// CHECK-NEXT:     sparse_tensor.iterate %arg4 in %0 at(%arg5, %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2> {
// CHECK-NEXT:       "t.use"(%arg5, %arg6, %1) : (index, index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg2, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Three with middle op.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed)
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index,
             %arg3: f32) -> (index, f32) {
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  %1 = sparse_tensor.iterate %arg4 in %0 at(%arg5)
      iter_args(%arg6 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
    %2 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1
        : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
        -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    %3 = sparse_tensor.iterate %arg7 in %2
        iter_args(%arg8 = %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
      %4 = sparse_tensor.extract_iteration_space %arg0 at %arg7 lvls = 2
          : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>
          -> !sparse_tensor.iter_space<#sparse, lvls = 2>
      %5 = sparse_tensor.iterate %arg9 in %4 at(%arg10)
          iter_args(%arg11 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 2> -> (index) {
        %6 = arith.addi %arg11, %arg10 : index
        %7 = arith.addi %6, %arg5 : index
        sparse_tensor.yield %7 : index
      }
      sparse_tensor.yield %5 : index
    }
    sparse_tensor.yield %3 : index
  }
  return %1, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
// CHECK-NEXT:     %1 = sparse_tensor.iterate %arg4 in %0 at(%arg5, _) iter_args(%arg6 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2> -> (index) {
// CHECK-NEXT:       %2 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 2 : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0 to 2> -> !sparse_tensor.iter_space<#sparse, lvls = 2>
// CHECK-NEXT:       %3 = sparse_tensor.iterate %arg7 in %2 at(%arg8) iter_args(%arg9 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 2> -> (index) {
// CHECK-NEXT:         %4 = arith.addi %arg9, %arg8 : index
// CHECK-NEXT:         %5 = arith.addi %4, %arg5 : index
// CHECK-NEXT:         sparse_tensor.yield %5 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %3 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// In the middle only.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed)
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index,
             %arg3: f32) -> (index, f32) {
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  %1 = sparse_tensor.iterate %arg4 in %0 at(%arg5)
      iter_args(%arg6 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
    %2 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1
        : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
        -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    "t.t"(%0) : (!sparse_tensor.iter_space<#sparse, lvls = 0>) -> ()
    %3 = sparse_tensor.iterate %arg7 in %2
        iter_args(%arg8 = %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
      %4 = sparse_tensor.extract_iteration_space %arg0 at %arg7 lvls = 2
          : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>
          -> !sparse_tensor.iter_space<#sparse, lvls = 2>
      %5 = sparse_tensor.iterate %arg9 in %4 at(%arg10)
          iter_args(%arg11 = %arg8) : !sparse_tensor.iter_space<#sparse, lvls = 2> -> (index) {
        %6 = arith.addi %arg11, %arg10 : index
        %7 = arith.addi %6, %arg5 : index
        sparse_tensor.yield %7 : index
      }
      sparse_tensor.yield %5 : index
    }
    sparse_tensor.yield %3 : index
  }
  return %1, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     %1 = sparse_tensor.iterate %arg4 in %0 at(%arg5) iter_args(%arg6 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
// CHECK-NEXT:       %2 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1 to 3 : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1 to 3>
// CHECK-NEXT:       "t.t"(%0) : (!sparse_tensor.iter_space<#sparse, lvls = 0>) -> ()
// CHECK-NEXT:       %3 = sparse_tensor.iterate %arg7 in %2 at(_, %arg8) iter_args(%arg9 = %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 1 to 3> -> (index) {
// CHECK-NEXT:         %4 = arith.addi %arg9, %arg8 : index
// CHECK-NEXT:         %5 = arith.addi %4, %arg5 : index
// CHECK-NEXT:         sparse_tensor.yield %5 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %3 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
