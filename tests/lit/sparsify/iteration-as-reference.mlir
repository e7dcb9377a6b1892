// RUN: pyopt %s --split-input-file --lower-sparse-iteration-to-scf | FileCheck %s

// What the reference lowers, too, in its words: nothing of the dialects that loops are made of is folded, neither what
// is made nor what was there.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @around(%t: tensor<8xf64, #SV>, %c: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = arith.addi %c1, %c2 : index
  %dead = arith.addi %c2, %c2 : index
  %sp = sparse_tensor.extract_iteration_space %t lvls = 0
      : tensor<8xf64, #SV> -> !sparse_tensor.iter_space<#SV, lvls = 0>
  %r = sparse_tensor.iterate %it in %sp
      iter_args(%x = %c0) : !sparse_tensor.iter_space<#SV, lvls = 0 to 1> -> index {
    %y = arith.addi %x, %s : index
    %z = arith.addi %y, %c0 : index
    %u = arith.muli %c2, %c2 : index
    %v = arith.addi %z, %u : index
    sparse_tensor.yield %v : index
  }
  %w = arith.addi %r, %c0 : index
  return %w : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @around(%arg0: tensor<8xf64, #sparse>, %arg1: i1) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.addi %c1, %c2 : index
// CHECK-NEXT:     %1 = arith.addi %c2, %c2 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %2 = sparse_tensor.lvl %arg0, %c0_1 : tensor<8xf64, #sparse>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %3[%c0_0] : memref<?xindex>
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %6 = arith.addi %c0_0, %c1_2 : index
// CHECK-NEXT:     %7 = memref.load %3[%6] : memref<?xindex>
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %8 = scf.for %arg2 = %5 to %7 step %c1_3 iter_args(%arg3 = %c0) -> (index) {
// CHECK-NEXT:       %10 = arith.addi %arg3, %0 : index
// CHECK-NEXT:       %11 = arith.addi %10, %c0 : index
// CHECK-NEXT:       %12 = arith.muli %c2, %c2 : index
// CHECK-NEXT:       %13 = arith.addi %11, %12 : index
// CHECK-NEXT:       scf.yield %13 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %9 = arith.addi %8, %c0 : index
// CHECK-NEXT:     return %9 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A function without iteration, and a block that cannot be reached.

func.func @nothing(%c: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = arith.addi %c1, %c2 : index
  %dead = arith.addi %c2, %c2 : index
  cf.cond_br %c, ^a, ^a
^b:
  return %c2 : index
^a:
  %k = scf.if %c -> index {
    scf.yield %c0 : index
  } else {
    scf.yield %c0 : index
  }
  return %k : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @nothing(%arg0: i1) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.addi %c1, %c2 : index
// CHECK-NEXT:     %1 = arith.addi %c2, %c2 : index
// CHECK-NEXT:     cf.cond_br %arg0, ^bb2, ^bb2
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     return %c2 : index
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     %2 = scf.if %arg0 -> (index) {
// CHECK-NEXT:       scf.yield %c0 : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %c0 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A level of coordinates below a dense one, whose positions are its coordinates.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @csr(%t: tensor<8x?xf64, #CSR>, %c0: index) -> index {
  %sp = sparse_tensor.extract_iteration_space %t lvls = 0
      : tensor<8x?xf64, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  %r = sparse_tensor.iterate %it in %sp
      iter_args(%x = %c0) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 1> -> index {
    %sq = sparse_tensor.extract_iteration_space %t at %it lvls = 1
        : tensor<8x?xf64, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0 to 1>
        -> !sparse_tensor.iter_space<#CSR, lvls = 1>
    %q = sparse_tensor.iterate %iu in %sq
        iter_args(%x1 = %x) : !sparse_tensor.iter_space<#CSR, lvls = 1 to 2> -> index {
      %y = arith.addi %x1, %c0 : index
      sparse_tensor.yield %y : index
    }
    sparse_tensor.yield %q : index
  }
  return %r : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @csr(%arg0: tensor<8x?xf64, #sparse>, %arg1: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0_0 : tensor<8x?xf64, #sparse>
// CHECK-NEXT:     %1 = arith.muli %c0, %0 : index
// CHECK-NEXT:     %2 = arith.subi %1, %1 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %3 = scf.for %arg2 = %2 to %0 step %c1 iter_args(%arg3 = %arg1) -> (index) {
// CHECK-NEXT:       %c0_1 = arith.constant 0 : index
// CHECK-NEXT:       %c1_2 = arith.constant 1 : index
// CHECK-NEXT:       %4 = sparse_tensor.lvl %arg0, %c1_2 : tensor<8x?xf64, #sparse>
// CHECK-NEXT:       %5 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:       %6 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:       %7 = memref.load %5[%arg2] : memref<?xindex>
// CHECK-NEXT:       %c1_3 = arith.constant 1 : index
// CHECK-NEXT:       %8 = arith.addi %arg2, %c1_3 : index
// CHECK-NEXT:       %9 = memref.load %5[%8] : memref<?xindex>
// CHECK-NEXT:       %c1_4 = arith.constant 1 : index
// CHECK-NEXT:       %10 = scf.for %arg4 = %7 to %9 step %c1_4 iter_args(%arg5 = %arg3) -> (index) {
// CHECK-NEXT:         %11 = arith.addi %arg5, %arg1 : index
// CHECK-NEXT:         scf.yield %11 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %10 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Ranges below positions.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
func.func @dcsr(%t: tensor<8x?xf64, #CSR>, %c0: index) -> index {
  %sp = sparse_tensor.extract_iteration_space %t lvls = 0
      : tensor<8x?xf64, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  %r = sparse_tensor.iterate %it in %sp
      iter_args(%x = %c0) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 1> -> index {
    %sq = sparse_tensor.extract_iteration_space %t at %it lvls = 1
        : tensor<8x?xf64, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0 to 1>
        -> !sparse_tensor.iter_space<#CSR, lvls = 1>
    %q = sparse_tensor.iterate %iu in %sq
        iter_args(%x1 = %x) : !sparse_tensor.iter_space<#CSR, lvls = 1 to 2> -> index {
      %y = arith.addi %x1, %c0 : index
      sparse_tensor.yield %y : index
    }
    sparse_tensor.yield %q : index
  }
  return %r : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dcsr(%arg0: tensor<8x?xf64, #sparse>, %arg1: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0_0 : tensor<8x?xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8x?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8x?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.addi %c0, %c1 : index
// CHECK-NEXT:     %5 = memref.load %1[%4] : memref<?xindex>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %6 = scf.for %arg2 = %3 to %5 step %c1_1 iter_args(%arg3 = %arg1) -> (index) {
// CHECK-NEXT:       %c0_2 = arith.constant 0 : index
// CHECK-NEXT:       %c1_3 = arith.constant 1 : index
// CHECK-NEXT:       %7 = sparse_tensor.lvl %arg0, %c1_3 : tensor<8x?xf64, #sparse>
// CHECK-NEXT:       %8 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:       %9 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:       %10 = memref.load %8[%arg2] : memref<?xindex>
// CHECK-NEXT:       %c1_4 = arith.constant 1 : index
// CHECK-NEXT:       %11 = arith.addi %arg2, %c1_4 : index
// CHECK-NEXT:       %12 = memref.load %8[%11] : memref<?xindex>
// CHECK-NEXT:       %c1_5 = arith.constant 1 : index
// CHECK-NEXT:       %13 = scf.for %arg4 = %10 to %12 step %c1_5 iter_args(%arg5 = %arg3) -> (index) {
// CHECK-NEXT:         %14 = arith.addi %arg5, %arg1 : index
// CHECK-NEXT:         scf.yield %14 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %13 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %6 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two positions below each parent.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : loose_compressed) }>
func.func @lc(%t: tensor<8xf64, #SV>, %c0: index) -> index {
  %sp = sparse_tensor.extract_iteration_space %t lvls = 0
      : tensor<8xf64, #SV> -> !sparse_tensor.iter_space<#SV, lvls = 0>
  %r = sparse_tensor.iterate %it in %sp
      iter_args(%x = %c0) : !sparse_tensor.iter_space<#SV, lvls = 0 to 1> -> index {
    %y = arith.addi %x, %c0 : index
    sparse_tensor.yield %y : index
  }
  return %r : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : loose_compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @lc(%arg0: tensor<8xf64, #sparse>, %arg1: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0_0 : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %3 = arith.muli %c0, %c2 : index
// CHECK-NEXT:     %4 = memref.load %1[%3] : memref<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %5 = arith.addi %3, %c1 : index
// CHECK-NEXT:     %6 = memref.load %1[%5] : memref<?xindex>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %7 = scf.for %arg2 = %4 to %6 step %c1_1 iter_args(%arg3 = %arg1) -> (index) {
// CHECK-NEXT:       %8 = arith.addi %arg3, %arg1 : index
// CHECK-NEXT:       scf.yield %8 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %7 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Positions of 32 bits; several values are carried.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), posWidth = 32, crdWidth = 16 }>
func.func @w32(%t: tensor<8xf64, #SV>, %c0: index, %f: f32) -> (index, f32) {
  %sp = sparse_tensor.extract_iteration_space %t lvls = 0
      : tensor<8xf64, #SV> -> !sparse_tensor.iter_space<#SV, lvls = 0>
  %r:2 = sparse_tensor.iterate %it in %sp
      iter_args(%x = %c0, %y = %f) : !sparse_tensor.iter_space<#SV, lvls = 0 to 1> -> (index, f32) {
    %z = arith.addi %x, %c0 : index
    sparse_tensor.yield %z, %y : index, f32
  }
  return %r#0, %r#1 : index, f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 16 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @w32(%arg0: tensor<8xf64, #sparse>, %arg1: index, %arg2: f32) -> (index, f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0_0 : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xi32>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xi16>
// CHECK-NEXT:     %3 = memref.load %1[%c0] : memref<?xi32>
// CHECK-NEXT:     %4 = arith.extui %3 : i32 to i64
// CHECK-NEXT:     %5 = arith.index_cast %4 : i64 to index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %6 = arith.addi %c0, %c1 : index
// CHECK-NEXT:     %7 = memref.load %1[%6] : memref<?xi32>
// CHECK-NEXT:     %8 = arith.extui %7 : i32 to i64
// CHECK-NEXT:     %9 = arith.index_cast %8 : i64 to index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %10:2 = scf.for %arg3 = %5 to %9 step %c1_1 iter_args(%arg4 = %arg1, %arg5 = %arg2) -> (index, f32) {
// CHECK-NEXT:       %11 = arith.addi %arg4, %arg1 : index
// CHECK-NEXT:       scf.yield %11, %arg5 : index, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %10#0, %10#1 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), posWidth = 64, crdWidth = 64 }>
func.func @w64(%t: tensor<?xf64, #SV>, %c0: index) -> index {
  %sp = sparse_tensor.extract_iteration_space %t lvls = 0
      : tensor<?xf64, #SV> -> !sparse_tensor.iter_space<#SV, lvls = 0>
  %k = arith.constant 7 : index
  %k2 = arith.addi %k, %k : index
  %r = sparse_tensor.iterate %it in %sp
      iter_args(%x = %c0) : !sparse_tensor.iter_space<#SV, lvls = 0 to 1> -> index {
    %z = arith.addi %x, %k2 : index
    sparse_tensor.yield %z : index
  }
  return %r : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 64, crdWidth = 64 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @w64(%arg0: tensor<?xf64, #sparse>, %arg1: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0_0 : tensor<?xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?xf64, #sparse> to memref<?xi64>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?xf64, #sparse> to memref<?xi64>
// CHECK-NEXT:     %3 = memref.load %1[%c0] : memref<?xi64>
// CHECK-NEXT:     %4 = arith.index_cast %3 : i64 to index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %5 = arith.addi %c0, %c1 : index
// CHECK-NEXT:     %6 = memref.load %1[%5] : memref<?xi64>
// CHECK-NEXT:     %7 = arith.index_cast %6 : i64 to index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %8 = arith.addi %c7, %c7 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %9 = scf.for %arg2 = %4 to %7 step %c1_1 iter_args(%arg3 = %arg1) -> (index) {
// CHECK-NEXT:       %10 = arith.addi %arg3, %8 : index
// CHECK-NEXT:       scf.yield %10 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %9 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A dense level below another one, whose positions nothing needs.

#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) }>
func.func @dd(%t: tensor<8x?xf64, #D>, %c0: index) -> index {
  %sp = sparse_tensor.extract_iteration_space %t lvls = 0
      : tensor<8x?xf64, #D> -> !sparse_tensor.iter_space<#D, lvls = 0>
  %r = sparse_tensor.iterate %it in %sp
      iter_args(%x = %c0) : !sparse_tensor.iter_space<#D, lvls = 0 to 1> -> index {
    %sq = sparse_tensor.extract_iteration_space %t at %it lvls = 1
        : tensor<8x?xf64, #D>, !sparse_tensor.iterator<#D, lvls = 0 to 1>
        -> !sparse_tensor.iter_space<#D, lvls = 1>
    %q = sparse_tensor.iterate %iu in %sq
        iter_args(%x1 = %x) : !sparse_tensor.iter_space<#D, lvls = 1 to 2> -> index {
      %y = arith.addi %x1, %c0 : index
      sparse_tensor.yield %y : index
    }
    sparse_tensor.yield %q : index
  }
  return %r : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dd(%arg0: tensor<8x?xf64, #sparse>, %arg1: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0_0 : tensor<8x?xf64, #sparse>
// CHECK-NEXT:     %1 = arith.muli %c0, %0 : index
// CHECK-NEXT:     %2 = arith.subi %1, %1 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %3 = scf.for %arg2 = %2 to %0 step %c1 iter_args(%arg3 = %arg1) -> (index) {
// CHECK-NEXT:       %c0_1 = arith.constant 0 : index
// CHECK-NEXT:       %c1_2 = arith.constant 1 : index
// CHECK-NEXT:       %4 = sparse_tensor.lvl %arg0, %c1_2 : tensor<8x?xf64, #sparse>
// CHECK-NEXT:       %5 = arith.muli %arg2, %4 : index
// CHECK-NEXT:       %6 = arith.subi %5, %5 : index
// CHECK-NEXT:       %c1_3 = arith.constant 1 : index
// CHECK-NEXT:       %7 = scf.for %arg4 = %6 to %4 step %c1_3 iter_args(%arg5 = %arg3) -> (index) {
// CHECK-NEXT:         %8 = arith.addi %arg5, %arg1 : index
// CHECK-NEXT:         scf.yield %8 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %7 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One space, two loops in branches.

#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
func.func @crossed(%t: tensor<8x16xf64, #DCSR>, %c0: index, %c: i1) -> index {
  %sp = sparse_tensor.extract_iteration_space %t lvls = 0
      : tensor<8x16xf64, #DCSR> -> !sparse_tensor.iter_space<#DCSR, lvls = 0>
  cf.cond_br %c, ^a, ^b
^a:
  %r = sparse_tensor.iterate %it in %sp
      iter_args(%x = %c0) : !sparse_tensor.iter_space<#DCSR, lvls = 0 to 1> -> index {
    %y = arith.addi %x, %c0 : index
    sparse_tensor.yield %y : index
  }
  return %r : index
^b:
  %q = sparse_tensor.iterate %it in %sp
      iter_args(%x = %c0) : !sparse_tensor.iter_space<#DCSR, lvls = 0 to 1> -> index {
    %k = scf.if %c -> index {
      %y = arith.addi %x, %c0 : index
      scf.yield %y : index
    } else {
      scf.yield %x : index
    }
    sparse_tensor.yield %k : index
  }
  return %q : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @crossed(%arg0: tensor<8x16xf64, #sparse>, %arg1: index, %arg2: i1) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0_0 : tensor<8x16xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8x16xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8x16xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.addi %c0, %c1 : index
// CHECK-NEXT:     %5 = memref.load %1[%4] : memref<?xindex>
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %6 = scf.for %arg3 = %3 to %5 step %c1_1 iter_args(%arg4 = %arg1) -> (index) {
// CHECK-NEXT:       %8 = arith.addi %arg4, %arg1 : index
// CHECK-NEXT:       scf.yield %8 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %6 : index
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %7 = scf.for %arg3 = %3 to %5 step %c1_2 iter_args(%arg4 = %arg1) -> (index) {
// CHECK-NEXT:       %8 = scf.if %arg2 -> (index) {
// CHECK-NEXT:         %9 = arith.addi %arg4, %arg1 : index
// CHECK-NEXT:         scf.yield %9 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %8 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %7 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A space that nothing goes through.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @dropped(%t: tensor<8xf64, #SV>) {
  %sp = sparse_tensor.extract_iteration_space %t lvls = 0
      : tensor<8xf64, #SV> -> !sparse_tensor.iter_space<#SV, lvls = 0>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dropped(%arg0: tensor<8xf64, #sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0_0 : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.addi %c0, %c1 : index
// CHECK-NEXT:     %5 = memref.load %1[%4] : memref<?xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
