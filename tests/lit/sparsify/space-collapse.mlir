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
// CHECK-NEXT:     %1:2 = sparse_tensor.iterate %arg4 in %0 at(%arg5, %arg6) iter_args(%arg7 = %arg2, %arg8 = %arg3) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2> -> (index, f32) {
// CHECK-NEXT:       %2 = arith.addi %arg7, %arg6 : index
// CHECK-NEXT:       %3 = arith.addi %2, %arg5 : index
// CHECK-NEXT:       sparse_tensor.yield %3, %arg8 : index, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1#0, %1#1 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Swapped init.
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
    %3:2 = sparse_tensor.iterate %arg7 in %2 at(%arg8)
        iter_args(%arg9 = %arg6, %arg10 = %arg5)
        : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index, index) {
      %4 = arith.addi %arg9, %arg8 : index
      sparse_tensor.yield %4, %arg10 : index, index
    }
    sparse_tensor.yield %3#0, %3#1 : index, index
  }
  return %1#0, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     %1:2 = sparse_tensor.iterate %arg4 in %0 iter_args(%arg5 = %arg2, %arg6 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index, index) {
// CHECK-NEXT:       %2 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1 : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:       %3:2 = sparse_tensor.iterate %arg7 in %2 at(%arg8) iter_args(%arg9 = %arg6, %arg10 = %arg5) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index, index) {
// CHECK-NEXT:         %4 = arith.addi %arg9, %arg8 : index
// CHECK-NEXT:         sparse_tensor.yield %4, %arg10 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %3#0, %3#1 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1#0, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Swapped yield.
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
    %3:2 = sparse_tensor.iterate %arg7 in %2 at(%arg8)
        iter_args(%arg9 = %arg5, %arg10 = %arg6)
        : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index, index) {
      %4 = arith.addi %arg9, %arg8 : index
      sparse_tensor.yield %4, %arg10 : index, index
    }
    sparse_tensor.yield %3#1, %3#0 : index, index
  }
  return %1#0, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     %1:2 = sparse_tensor.iterate %arg4 in %0 iter_args(%arg5 = %arg2, %arg6 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index, index) {
// CHECK-NEXT:       %2 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1 : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:       %3:2 = sparse_tensor.iterate %arg7 in %2 at(%arg8) iter_args(%arg9 = %arg5, %arg10 = %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index, index) {
// CHECK-NEXT:         %4 = arith.addi %arg9, %arg8 : index
// CHECK-NEXT:         sparse_tensor.yield %4, %arg10 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %3#1, %3#0 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1#0, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Three.
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
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 3 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 3>
// CHECK-NEXT:     %1 = sparse_tensor.iterate %arg4 in %0 at(%arg5, _, %arg6) iter_args(%arg7 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 3> -> (index) {
// CHECK-NEXT:       %2 = arith.addi %arg7, %arg6 : index
// CHECK-NEXT:       %3 = arith.addi %2, %arg5 : index
// CHECK-NEXT:       sparse_tensor.yield %3 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// No args.
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
      "t.use"(%arg5, %arg7) : (index, index) -> ()
    }
  }
  return %arg2, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
// CHECK-NEXT:     sparse_tensor.iterate %arg4 in %0 at(%arg5, %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2> {
// CHECK-NEXT:       "t.use"(%arg5, %arg6) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg2, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Inner uses inner iterator.
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
      "t.use"(%arg5, %arg7, %arg6)
          : (index, index, !sparse_tensor.iterator<#sparse, lvls = 1>) -> ()
    }
  }
  return %arg2, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
// CHECK-NEXT:     sparse_tensor.iterate %arg4 in %0 at(%arg5, %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2> {
// CHECK-NEXT:       "t.use"(%arg5, %arg6, %arg4) : (index, index, !sparse_tensor.iterator<#sparse, lvls = 0 to 2>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg2, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Space used twice.
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
      "t.use"(%arg5, %arg7, %1) : (index, index, !sparse_tensor.iter_space<#sparse, lvls = 1>) -> ()
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
// CHECK-NEXT:         "t.use"(%arg5, %arg7, %1) : (index, index, !sparse_tensor.iter_space<#sparse, lvls = 1>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg2, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Outer space used twice.
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
      "t.use"(%arg5, %arg7) : (index, index) -> ()
    }
  }
  "t.s"(%0) : (!sparse_tensor.iter_space<#sparse, lvls = 0>) -> ()
  return %arg2, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     sparse_tensor.iterate %arg4 in %0 at(%arg5) : !sparse_tensor.iter_space<#sparse, lvls = 0> {
// CHECK-NEXT:       %1 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1 : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:       sparse_tensor.iterate %arg6 in %1 at(%arg7) : !sparse_tensor.iter_space<#sparse, lvls = 1> {
// CHECK-NEXT:         "t.use"(%arg5, %arg7) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     "t.s"(%0) : (!sparse_tensor.iter_space<#sparse, lvls = 0>) -> ()
// CHECK-NEXT:     return %arg2, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Other tensor.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed)
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index,
             %arg3: f32) -> (index, f32) {
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  sparse_tensor.iterate %arg4 in %0 at(%arg5) : !sparse_tensor.iter_space<#sparse, lvls = 0> {
    %1 = sparse_tensor.extract_iteration_space %arg1 at %arg4 lvls = 1
        : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
        -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    sparse_tensor.iterate %arg6 in %1 at(%arg7) : !sparse_tensor.iter_space<#sparse, lvls = 1> {
      "t.use"(%arg5, %arg7) : (index, index) -> ()
    }
  }
  return %arg2, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     sparse_tensor.iterate %arg4 in %0 at(%arg5) : !sparse_tensor.iter_space<#sparse, lvls = 0> {
// CHECK-NEXT:       %1 = sparse_tensor.extract_iteration_space %arg1 at %arg4 lvls = 1 : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:       sparse_tensor.iterate %arg6 in %1 at(%arg7) : !sparse_tensor.iter_space<#sparse, lvls = 1> {
// CHECK-NEXT:         "t.use"(%arg5, %arg7) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg2, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Twice iterated.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed)
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index,
             %arg3: f32) -> (index, f32) {
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  %1 = sparse_tensor.iterate %arg4 in %0 at(%arg5)
      iter_args(%arg6 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
    %3 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1
        : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
        -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    %4 = sparse_tensor.iterate %arg7 in %3 at(%arg8)
        iter_args(%arg9 = %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
      sparse_tensor.yield %arg9 : index
    }
    sparse_tensor.yield %4 : index
  }
  %2 = sparse_tensor.iterate %arg4 in %0 at(%arg5)
      iter_args(%arg6 = %1) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
    %3 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1
        : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
        -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    %4 = sparse_tensor.iterate %arg7 in %3 at(%arg8)
        iter_args(%arg9 = %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
      sparse_tensor.yield %arg9 : index
    }
    sparse_tensor.yield %4 : index
  }
  return %2, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     %1 = sparse_tensor.iterate %arg4 in %0 at(%arg5) iter_args(%arg6 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
// CHECK-NEXT:       %3 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1 : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:       %4 = sparse_tensor.iterate %arg7 in %3 at(%arg8) iter_args(%arg9 = %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
// CHECK-NEXT:         sparse_tensor.yield %arg9 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.iterate %arg4 in %0 at(%arg5) iter_args(%arg6 = %1) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
// CHECK-NEXT:       %3 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1 : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:       %4 = sparse_tensor.iterate %arg7 in %3 at(%arg8) iter_args(%arg9 = %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
// CHECK-NEXT:         sparse_tensor.yield %arg9 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Lvl skip.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed)
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index,
             %arg3: f32) -> (index, f32) {
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  sparse_tensor.iterate %arg4 in %0 at(%arg5) : !sparse_tensor.iter_space<#sparse, lvls = 0> {
    %1 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1 to 3
        : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
        -> !sparse_tensor.iter_space<#sparse, lvls = 1 to 3>
    sparse_tensor.iterate %arg6 in %1 at(_, %arg7)
        : !sparse_tensor.iter_space<#sparse, lvls = 1 to 3> {
      "t.use"(%arg5, %arg7) : (index, index) -> ()
    }
  }
  return %arg2, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 3 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 3>
// CHECK-NEXT:     sparse_tensor.iterate %arg4 in %0 at(%arg5, _, %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 3> {
// CHECK-NEXT:       "t.use"(%arg5, %arg6) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg2, %arg3 : index, f32
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
// CHECK-NEXT:     %1:2 = sparse_tensor.iterate %arg4 in %0 iter_args(%arg5 = %arg2, %arg6 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index, index) {
// CHECK-NEXT:       %2 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1 : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:       %3 = sparse_tensor.iterate %arg7 in %2 at(%arg8) iter_args(%arg9 = %arg5) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
// CHECK-NEXT:         %4 = arith.addi %arg9, %arg8 : index
// CHECK-NEXT:         sparse_tensor.yield %4 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %3, %arg6 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1#0, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Unused inner level coords.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed)
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index,
             %arg3: f32) -> (index, f32) {
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  %1 = sparse_tensor.iterate %arg4 in %0
      iter_args(%arg5 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
    %2 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1
        : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
        -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    %3 = sparse_tensor.iterate %arg6 in %2 at(%arg7)
        iter_args(%arg8 = %arg5) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
      %4 = arith.addi %arg8, %arg7 : index
      sparse_tensor.yield %4 : index
    }
    sparse_tensor.yield %3 : index
  }
  return %1, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
// CHECK-NEXT:     %1 = sparse_tensor.iterate %arg4 in %0 at(_, %arg5) iter_args(%arg6 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2> -> (index) {
// CHECK-NEXT:       %2 = arith.addi %arg6, %arg5 : index
// CHECK-NEXT:       sparse_tensor.yield %2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Attrs.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed)
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index,
             %arg3: f32) -> (index, f32) {
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  %1 = sparse_tensor.iterate %arg4 in %0
      iter_args(%arg5 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
    %2 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1 {aa}
        : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
        -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    %3 = sparse_tensor.iterate %arg6 in %2 at(%arg7)
        iter_args(%arg8 = %arg5) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
      %4 = arith.addi %arg8, %arg7 : index
      sparse_tensor.yield %4 : index
    }
    sparse_tensor.yield %3 : index
  }
  return %1, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
// CHECK-NEXT:     %1 = sparse_tensor.iterate %arg4 in %0 at(_, %arg5) iter_args(%arg6 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2> -> (index) {
// CHECK-NEXT:       %2 = arith.addi %arg6, %arg5 : index
// CHECK-NEXT:       sparse_tensor.yield %2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Init from outside.
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
        iter_args(%arg9 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
      %4 = arith.addi %arg9, %arg5 : index
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
// CHECK-NEXT:       %3 = sparse_tensor.iterate %arg7 in %2 at(%arg8) iter_args(%arg9 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
// CHECK-NEXT:         %4 = arith.addi %arg9, %arg5 : index
// CHECK-NEXT:         sparse_tensor.yield %4 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %3 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Yields arg.
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
      %4 = arith.addi %arg9, %arg5 : index
      sparse_tensor.yield %4 : index
    }
    sparse_tensor.yield %arg6 : index
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
// CHECK-NEXT:         %4 = arith.addi %arg9, %arg5 : index
// CHECK-NEXT:         sparse_tensor.yield %4 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %arg6 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Parent not outer.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed)
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index,
             %arg3: f32) -> (index, f32) {
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  sparse_tensor.iterate %arg4 in %0 at(%arg5) : !sparse_tensor.iter_space<#sparse, lvls = 0> {
    sparse_tensor.iterate %arg6 in %0 at(%arg7) : !sparse_tensor.iter_space<#sparse, lvls = 0> {
      %1 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1
          : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
          -> !sparse_tensor.iter_space<#sparse, lvls = 1>
      sparse_tensor.iterate %arg8 in %1 at(%arg9) : !sparse_tensor.iter_space<#sparse, lvls = 1> {
        "t.use"(%arg5, %arg9) : (index, index) -> ()
      }
    }
  }
  return %arg2, %arg3 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>, %arg1: tensor<4x8x8xf64, #sparse>, %arg2: index, %arg3: f32) -> (index, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     sparse_tensor.iterate %arg4 in %0 at(%arg5) : !sparse_tensor.iter_space<#sparse, lvls = 0> {
// CHECK-NEXT:       sparse_tensor.iterate %arg6 in %0 at(%arg7) : !sparse_tensor.iter_space<#sparse, lvls = 0> {
// CHECK-NEXT:         %1 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1 : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:         sparse_tensor.iterate %arg8 in %1 at(%arg9) : !sparse_tensor.iter_space<#sparse, lvls = 1> {
// CHECK-NEXT:           "t.use"(%arg5, %arg9) : (index, index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg2, %arg3 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
