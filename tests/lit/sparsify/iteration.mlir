// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --lower-sparse-iteration-to-scf | FileCheck %s

// Iteration over spaces whose coordinates nobody asks for.

// SV, levels 0.
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
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

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf64, #sparse>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %0[%c1] : memref<?xindex>
// CHECK-NEXT:     %3 = scf.for %arg1 = %1 to %2 step %c1 iter_args(%arg2 = %c0) -> (index) {
// CHECK-NEXT:       %4 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       scf.yield %4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// SV8, levels 0.
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 8 }>
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

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf64, #sparse>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4xf64, #sparse> to memref<?xi32>
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<?xi32>
// CHECK-NEXT:     %2 = arith.extui %1 : i32 to i64
// CHECK-NEXT:     %3 = arith.index_cast %2 : i64 to index
// CHECK-NEXT:     %4 = memref.load %0[%c1] : memref<?xi32>
// CHECK-NEXT:     %5 = arith.extui %4 : i32 to i64
// CHECK-NEXT:     %6 = arith.index_cast %5 : i64 to index
// CHECK-NEXT:     %7 = scf.for %arg1 = %3 to %6 step %c1 iter_args(%arg2 = %c0) -> (index) {
// CHECK-NEXT:       %8 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       scf.yield %8 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %7 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// DV, levels 0.
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
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

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
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
// LV, levels 0.
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : loose_compressed) }>
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

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : loose_compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf64, #sparse>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %0[%c1] : memref<?xindex>
// CHECK-NEXT:     %3 = scf.for %arg1 = %1 to %2 step %c1 iter_args(%arg2 = %c0) -> (index) {
// CHECK-NEXT:       %4 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       scf.yield %4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// UV, levels 0.
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonunique)) }>
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

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonunique)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf64, #sparse>) -> index {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %0[%c0] : memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %0[%c1] : memref<?xindex>
// CHECK-NEXT:     %4 = scf.while (%arg1 = %2) : (index) -> index {
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg1, %3 : index
// CHECK-NEXT:       %7 = scf.if %6 -> (i1) {
// CHECK-NEXT:         %8 = memref.load %1[%2] : memref<?xindex>
// CHECK-NEXT:         %9 = memref.load %1[%arg1] : memref<?xindex>
// CHECK-NEXT:         %10 = arith.cmpi eq, %8, %9 : index
// CHECK-NEXT:         scf.yield %10 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%7) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %6 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       scf.yield %6 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %5:3 = scf.while (%arg1 = %2, %arg2 = %4, %arg3 = %c0) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg1, %3 : index
// CHECK-NEXT:       scf.condition(%6) %arg1, %arg2, %arg3 : index, index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:       %6 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %7 = scf.while (%arg4 = %arg2) : (index) -> index {
// CHECK-NEXT:         %8 = arith.cmpi ult, %arg4, %3 : index
// CHECK-NEXT:         %9 = scf.if %8 -> (i1) {
// CHECK-NEXT:           %10 = memref.load %1[%arg2] : memref<?xindex>
// CHECK-NEXT:           %11 = memref.load %1[%arg4] : memref<?xindex>
// CHECK-NEXT:           %12 = arith.cmpi eq, %10, %11 : index
// CHECK-NEXT:           scf.yield %12 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%9) %arg4 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index):
// CHECK-NEXT:         %8 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         scf.yield %8 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %arg2, %7, %6 : index, index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5#2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
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
// CSR, levels 0, 1.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
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

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf64, #sparse>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %c0) -> (index) {
// CHECK-NEXT:       %1 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:       %2 = memref.load %1[%arg1] : memref<?xindex>
// CHECK-NEXT:       %3 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %4 = memref.load %1[%3] : memref<?xindex>
// CHECK-NEXT:       %5 = scf.for %arg3 = %2 to %4 step %c1 iter_args(%arg4 = %arg2) -> (index) {
// CHECK-NEXT:         %6 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         scf.yield %6 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %5 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// CSC, levels 0, 1.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
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

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf64, #sparse>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = scf.for %arg1 = %c0 to %c8 step %c1 iter_args(%arg2 = %c0) -> (index) {
// CHECK-NEXT:       %1 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:       %2 = memref.load %1[%arg1] : memref<?xindex>
// CHECK-NEXT:       %3 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %4 = memref.load %1[%3] : memref<?xindex>
// CHECK-NEXT:       %5 = scf.for %arg3 = %2 to %4 step %c1 iter_args(%arg4 = %arg2) -> (index) {
// CHECK-NEXT:         %6 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         scf.yield %6 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %5 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// DCSR, levels 0, 1.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
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

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf64, #sparse>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %0[%c1] : memref<?xindex>
// CHECK-NEXT:     %3 = scf.for %arg1 = %1 to %2 step %c1 iter_args(%arg2 = %c0) -> (index) {
// CHECK-NEXT:       %4 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:       %5 = memref.load %4[%arg1] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %7 = memref.load %4[%6] : memref<?xindex>
// CHECK-NEXT:       %8 = scf.for %arg3 = %5 to %7 step %c1 iter_args(%arg4 = %arg2) -> (index) {
// CHECK-NEXT:         %9 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         scf.yield %9 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %8 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : index
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

// -----
// SOA, levels 0, 1.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa))
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

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf64, #sparse>) -> index {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %0[%c0] : memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %0[%c1] : memref<?xindex>
// CHECK-NEXT:     %4 = scf.while (%arg1 = %2) : (index) -> index {
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg1, %3 : index
// CHECK-NEXT:       %7 = scf.if %6 -> (i1) {
// CHECK-NEXT:         %8 = memref.load %1[%2] : memref<?xindex>
// CHECK-NEXT:         %9 = memref.load %1[%arg1] : memref<?xindex>
// CHECK-NEXT:         %10 = arith.cmpi eq, %8, %9 : index
// CHECK-NEXT:         scf.yield %10 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%7) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %6 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       scf.yield %6 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %5:3 = scf.while (%arg1 = %2, %arg2 = %4, %arg3 = %c0) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg1, %3 : index
// CHECK-NEXT:       scf.condition(%6) %arg1, %arg2, %arg3 : index, index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:       %6 = scf.for %arg4 = %arg1 to %arg2 step %c1 iter_args(%arg5 = %arg3) -> (index) {
// CHECK-NEXT:         %8 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:         scf.yield %8 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %7 = scf.while (%arg4 = %arg2) : (index) -> index {
// CHECK-NEXT:         %8 = arith.cmpi ult, %arg4, %3 : index
// CHECK-NEXT:         %9 = scf.if %8 -> (i1) {
// CHECK-NEXT:           %10 = memref.load %1[%arg2] : memref<?xindex>
// CHECK-NEXT:           %11 = memref.load %1[%arg4] : memref<?xindex>
// CHECK-NEXT:           %12 = arith.cmpi eq, %10, %11 : index
// CHECK-NEXT:           scf.yield %12 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%9) %arg4 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index):
// CHECK-NEXT:         %8 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         scf.yield %8 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %arg2, %7, %6 : index, index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5#2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// SOA, levels 0 to 2.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa))
}>
func.func @f(%arg0: tensor<4x8xf64, #sparse>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2
      : tensor<4x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
  %1 = sparse_tensor.iterate %arg1 in %0
      iter_args(%arg2 = %c0) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2> -> (index) {
    %2 = arith.addi %arg2, %c1 : index
    sparse_tensor.yield %2 : index
  }
  return %1 : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf64, #sparse>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %0[%c1] : memref<?xindex>
// CHECK-NEXT:     %3 = scf.for %arg1 = %1 to %2 step %c1 iter_args(%arg2 = %c0) -> (index) {
// CHECK-NEXT:       %4 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       scf.yield %4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// SOAN, levels 0, 1.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa))
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

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf64, #sparse>) -> index {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %0[%c0] : memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %0[%c1] : memref<?xindex>
// CHECK-NEXT:     %4 = scf.while (%arg1 = %2) : (index) -> index {
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg1, %3 : index
// CHECK-NEXT:       %7 = scf.if %6 -> (i1) {
// CHECK-NEXT:         %8 = memref.load %1[%2] : memref<?xindex>
// CHECK-NEXT:         %9 = memref.load %1[%arg1] : memref<?xindex>
// CHECK-NEXT:         %10 = arith.cmpi eq, %8, %9 : index
// CHECK-NEXT:         scf.yield %10 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%7) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %6 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       scf.yield %6 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %5:3 = scf.while (%arg1 = %2, %arg2 = %4, %arg3 = %c0) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg1, %3 : index
// CHECK-NEXT:       scf.condition(%6) %arg1, %arg2, %arg3 : index, index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:       %6 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:       %7 = scf.while (%arg4 = %arg1) : (index) -> index {
// CHECK-NEXT:         %10 = arith.cmpi ult, %arg4, %arg2 : index
// CHECK-NEXT:         %11 = scf.if %10 -> (i1) {
// CHECK-NEXT:           %12 = memref.load %6[%arg1] : memref<?xindex>
// CHECK-NEXT:           %13 = memref.load %6[%arg4] : memref<?xindex>
// CHECK-NEXT:           %14 = arith.cmpi eq, %12, %13 : index
// CHECK-NEXT:           scf.yield %14 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%11) %arg4 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index):
// CHECK-NEXT:         %10 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         scf.yield %10 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %8:3 = scf.while (%arg4 = %arg1, %arg5 = %7, %arg6 = %arg3) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:         %10 = arith.cmpi ult, %arg4, %arg2 : index
// CHECK-NEXT:         scf.condition(%10) %arg4, %arg5, %arg6 : index, index, index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index, %arg5: index, %arg6: index):
// CHECK-NEXT:         %10 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:         %11 = scf.while (%arg7 = %arg5) : (index) -> index {
// CHECK-NEXT:           %12 = arith.cmpi ult, %arg7, %arg2 : index
// CHECK-NEXT:           %13 = scf.if %12 -> (i1) {
// CHECK-NEXT:             %14 = memref.load %6[%arg5] : memref<?xindex>
// CHECK-NEXT:             %15 = memref.load %6[%arg7] : memref<?xindex>
// CHECK-NEXT:             %16 = arith.cmpi eq, %14, %15 : index
// CHECK-NEXT:             scf.yield %16 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%13) %arg7 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg7: index):
// CHECK-NEXT:           %12 = arith.addi %arg7, %c1 : index
// CHECK-NEXT:           scf.yield %12 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg5, %11, %10 : index, index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       %9 = scf.while (%arg4 = %arg2) : (index) -> index {
// CHECK-NEXT:         %10 = arith.cmpi ult, %arg4, %3 : index
// CHECK-NEXT:         %11 = scf.if %10 -> (i1) {
// CHECK-NEXT:           %12 = memref.load %1[%arg2] : memref<?xindex>
// CHECK-NEXT:           %13 = memref.load %1[%arg4] : memref<?xindex>
// CHECK-NEXT:           %14 = arith.cmpi eq, %12, %13 : index
// CHECK-NEXT:           scf.yield %14 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%11) %arg4 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index):
// CHECK-NEXT:         %10 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         scf.yield %10 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %arg2, %9, %8#2 : index, index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5#2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// ROWS, levels 0, 1.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
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

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf64, #sparse>) -> index {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %c0) -> (index) {
// CHECK-NEXT:       %1 = scf.for %arg3 = %c0 to %c8 step %c1 iter_args(%arg4 = %arg2) -> (index) {
// CHECK-NEXT:         %2 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         scf.yield %2 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// CDR, levels 0, 1.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
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

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf64, #sparse>) -> index {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %0[%c1] : memref<?xindex>
// CHECK-NEXT:     %3 = scf.for %arg1 = %1 to %2 step %c1 iter_args(%arg2 = %c0) -> (index) {
// CHECK-NEXT:       %4 = scf.for %arg3 = %c0 to %c8 step %c1 iter_args(%arg4 = %arg2) -> (index) {
// CHECK-NEXT:         %5 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         scf.yield %5 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// LOOSE, levels 0, 1.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
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

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf64, #sparse>) -> index {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %c0) -> (index) {
// CHECK-NEXT:       %1 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:       %2 = arith.muli %arg1, %c2 : index
// CHECK-NEXT:       %3 = memref.load %1[%2] : memref<?xindex>
// CHECK-NEXT:       %4 = arith.addi %2, %c1 : index
// CHECK-NEXT:       %5 = memref.load %1[%4] : memref<?xindex>
// CHECK-NEXT:       %6 = scf.for %arg3 = %3 to %5 step %c1 iter_args(%arg4 = %arg2) -> (index) {
// CHECK-NEXT:         %7 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         scf.yield %7 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %6 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// COO3, levels 0, 1, 2.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa),
                         d2 : singleton(soa))
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  %1 = sparse_tensor.iterate %arg1 in %0
      iter_args(%arg2 = %c0) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
    %2 = sparse_tensor.extract_iteration_space %arg0 at %arg1 lvls = 1
        : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
        -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    %3 = sparse_tensor.iterate %arg3 in %2
        iter_args(%arg4 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 1> -> (index) {
      %4 = sparse_tensor.extract_iteration_space %arg0 at %arg3 lvls = 2
          : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>
          -> !sparse_tensor.iter_space<#sparse, lvls = 2>
      %5 = sparse_tensor.iterate %arg5 in %4
          iter_args(%arg6 = %arg4) : !sparse_tensor.iter_space<#sparse, lvls = 2> -> (index) {
        %6 = arith.addi %arg6, %c1 : index
        sparse_tensor.yield %6 : index
      }
      sparse_tensor.yield %5 : index
    }
    sparse_tensor.yield %3 : index
  }
  return %1 : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa), d2 : singleton(soa)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>) -> index {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4x8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<4x8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %0[%c0] : memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %0[%c1] : memref<?xindex>
// CHECK-NEXT:     %4 = scf.while (%arg1 = %2) : (index) -> index {
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg1, %3 : index
// CHECK-NEXT:       %7 = scf.if %6 -> (i1) {
// CHECK-NEXT:         %8 = memref.load %1[%2] : memref<?xindex>
// CHECK-NEXT:         %9 = memref.load %1[%arg1] : memref<?xindex>
// CHECK-NEXT:         %10 = arith.cmpi eq, %8, %9 : index
// CHECK-NEXT:         scf.yield %10 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%7) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %6 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       scf.yield %6 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %5:3 = scf.while (%arg1 = %2, %arg2 = %4, %arg3 = %c0) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg1, %3 : index
// CHECK-NEXT:       scf.condition(%6) %arg1, %arg2, %arg3 : index, index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:       %6 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:       %7 = scf.while (%arg4 = %arg1) : (index) -> index {
// CHECK-NEXT:         %10 = arith.cmpi ult, %arg4, %arg2 : index
// CHECK-NEXT:         %11 = scf.if %10 -> (i1) {
// CHECK-NEXT:           %12 = memref.load %6[%arg1] : memref<?xindex>
// CHECK-NEXT:           %13 = memref.load %6[%arg4] : memref<?xindex>
// CHECK-NEXT:           %14 = arith.cmpi eq, %12, %13 : index
// CHECK-NEXT:           scf.yield %14 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%11) %arg4 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index):
// CHECK-NEXT:         %10 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         scf.yield %10 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %8:3 = scf.while (%arg4 = %arg1, %arg5 = %7, %arg6 = %arg3) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:         %10 = arith.cmpi ult, %arg4, %arg2 : index
// CHECK-NEXT:         scf.condition(%10) %arg4, %arg5, %arg6 : index, index, index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index, %arg5: index, %arg6: index):
// CHECK-NEXT:         %10 = scf.for %arg7 = %arg4 to %arg5 step %c1 iter_args(%arg8 = %arg6) -> (index) {
// CHECK-NEXT:           %12 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:           scf.yield %12 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         %11 = scf.while (%arg7 = %arg5) : (index) -> index {
// CHECK-NEXT:           %12 = arith.cmpi ult, %arg7, %arg2 : index
// CHECK-NEXT:           %13 = scf.if %12 -> (i1) {
// CHECK-NEXT:             %14 = memref.load %6[%arg5] : memref<?xindex>
// CHECK-NEXT:             %15 = memref.load %6[%arg7] : memref<?xindex>
// CHECK-NEXT:             %16 = arith.cmpi eq, %14, %15 : index
// CHECK-NEXT:             scf.yield %16 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%13) %arg7 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg7: index):
// CHECK-NEXT:           %12 = arith.addi %arg7, %c1 : index
// CHECK-NEXT:           scf.yield %12 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg5, %11, %10 : index, index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       %9 = scf.while (%arg4 = %arg2) : (index) -> index {
// CHECK-NEXT:         %10 = arith.cmpi ult, %arg4, %3 : index
// CHECK-NEXT:         %11 = scf.if %10 -> (i1) {
// CHECK-NEXT:           %12 = memref.load %1[%arg2] : memref<?xindex>
// CHECK-NEXT:           %13 = memref.load %1[%arg4] : memref<?xindex>
// CHECK-NEXT:           %14 = arith.cmpi eq, %12, %13 : index
// CHECK-NEXT:           scf.yield %14 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%11) %arg4 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index):
// CHECK-NEXT:         %10 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         scf.yield %10 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %arg2, %9, %8#2 : index, index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5#2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// COO3, levels 0, 1 to 3.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa),
                         d2 : singleton(soa))
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  %1 = sparse_tensor.iterate %arg1 in %0
      iter_args(%arg2 = %c0) : !sparse_tensor.iter_space<#sparse, lvls = 0> -> (index) {
    %2 = sparse_tensor.extract_iteration_space %arg0 at %arg1 lvls = 1 to 3
        : tensor<4x8x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
        -> !sparse_tensor.iter_space<#sparse, lvls = 1 to 3>
    %3 = sparse_tensor.iterate %arg3 in %2
        iter_args(%arg4 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 1 to 3> -> (index) {
      %4 = arith.addi %arg4, %c1 : index
      sparse_tensor.yield %4 : index
    }
    sparse_tensor.yield %3 : index
  }
  return %1 : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa), d2 : singleton(soa)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>) -> index {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4x8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<4x8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %0[%c0] : memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %0[%c1] : memref<?xindex>
// CHECK-NEXT:     %4 = scf.while (%arg1 = %2) : (index) -> index {
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg1, %3 : index
// CHECK-NEXT:       %7 = scf.if %6 -> (i1) {
// CHECK-NEXT:         %8 = memref.load %1[%2] : memref<?xindex>
// CHECK-NEXT:         %9 = memref.load %1[%arg1] : memref<?xindex>
// CHECK-NEXT:         %10 = arith.cmpi eq, %8, %9 : index
// CHECK-NEXT:         scf.yield %10 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%7) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %6 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       scf.yield %6 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %5:3 = scf.while (%arg1 = %2, %arg2 = %4, %arg3 = %c0) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg1, %3 : index
// CHECK-NEXT:       scf.condition(%6) %arg1, %arg2, %arg3 : index, index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:       %6 = scf.for %arg4 = %arg1 to %arg2 step %c1 iter_args(%arg5 = %arg3) -> (index) {
// CHECK-NEXT:         %8 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:         scf.yield %8 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %7 = scf.while (%arg4 = %arg2) : (index) -> index {
// CHECK-NEXT:         %8 = arith.cmpi ult, %arg4, %3 : index
// CHECK-NEXT:         %9 = scf.if %8 -> (i1) {
// CHECK-NEXT:           %10 = memref.load %1[%arg2] : memref<?xindex>
// CHECK-NEXT:           %11 = memref.load %1[%arg4] : memref<?xindex>
// CHECK-NEXT:           %12 = arith.cmpi eq, %10, %11 : index
// CHECK-NEXT:           scf.yield %12 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%9) %arg4 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index):
// CHECK-NEXT:         %8 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         scf.yield %8 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %arg2, %7, %6 : index, index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5#2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// COO3, levels 0 to 3.
#sparse = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa),
                         d2 : singleton(soa))
}>
func.func @f(%arg0: tensor<4x8x8xf64, #sparse>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 3
      : tensor<4x8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 3>
  %1 = sparse_tensor.iterate %arg1 in %0
      iter_args(%arg2 = %c0) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 3> -> (index) {
    %2 = arith.addi %arg2, %c1 : index
    sparse_tensor.yield %2 : index
  }
  return %1 : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa), d2 : singleton(soa)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8x8xf64, #sparse>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4x8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %0[%c1] : memref<?xindex>
// CHECK-NEXT:     %3 = scf.for %arg1 = %1 to %2 step %c1 iter_args(%arg2 = %c0) -> (index) {
// CHECK-NEXT:       %4 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       scf.yield %4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
