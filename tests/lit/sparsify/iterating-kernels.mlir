// RUN: pyopt %s --split-input-file --sparse-reinterpret-map --sparsification=sparse-emit-strategy=sparse-iterator | FileCheck %s

// Loops over iteration spaces; the reference crashes on every kernel.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#product = {
  indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                   affine_map<(i, j, k) -> (i, j)>],
  iterator_types = ["parallel", "parallel", "reduction"]
}

// A row of the result is collected in a workspace.
func.func @product_of_matrices(%a: tensor<4x8xf64, #CSR>, %b: tensor<8x6xf64, #CSR>)
    -> tensor<4x6xf64, #CSR> {
  %e = tensor.empty() : tensor<4x6xf64, #CSR>
  %0 = linalg.generic #product
      ins(%a, %b : tensor<4x8xf64, #CSR>, tensor<8x6xf64, #CSR>)
      outs(%e : tensor<4x6xf64, #CSR>) {
  ^bb0(%s: f64, %t: f64, %o: f64):
    %1 = arith.mulf %s, %t : f64
    %2 = arith.addf %o, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<4x6xf64, #CSR>
  return %0 : tensor<4x6xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @product_of_matrices(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<8x6xf64, #sparse>) -> tensor<4x6xf64, #sparse> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c24 = arith.constant 24 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.number_of_entries %arg1 : tensor<8x6xf64, #sparse>
// CHECK-NEXT:     %2 = arith.muli %0, %1 : index
// CHECK-NEXT:     %3 = arith.divui %2, %c8 : index
// CHECK-NEXT:     %4 = arith.minui %3, %c24 : index
// CHECK-NEXT:     %5 = arith.maxui %4, %c16 : index
// CHECK-NEXT:     %6 = bufferization.alloc_tensor() size_hint=%5 : tensor<4x6xf64, #sparse>
// CHECK-NEXT:     %7 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     %8 = sparse_tensor.iterate %arg4 in %7 at(%arg3) iter_args(%arg2 = %6) : !sparse_tensor.iter_space<#sparse, lvls = 0>  -> tensor<4x6xf64, #sparse> {
// CHECK-NEXT:       %values, %filled, %added, %count = sparse_tensor.expand %6 : tensor<4x6xf64, #sparse> to memref<?xf64>, memref<?xi1>, memref<?xindex>
// CHECK-NEXT:       %10 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1 : tensor<4x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:       %11 = sparse_tensor.extract_iteration_space %arg1 lvls = 0 : tensor<8x6xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:       %12:2 = sparse_tensor.coiterate (%10, %11) iter_args(%arg5 = %count, %arg6 = %arg2) : (!sparse_tensor.iter_space<#sparse, lvls = 1>, !sparse_tensor.iter_space<#sparse, lvls = 0>) -> (index, tensor<4x6xf64, #sparse>)
// CHECK-NEXT:       case %arg7, %arg8 {
// CHECK-NEXT:         %14 = sparse_tensor.extract_value %arg0 at %arg7 : tensor<4x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>
// CHECK-NEXT:         %15 = sparse_tensor.extract_iteration_space %arg1 at %arg8 lvls = 1 : tensor<8x6xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:         %16:2 = sparse_tensor.iterate %arg12 in %15 at(%arg11) iter_args(%arg9 = %arg5, %arg10 = %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 1>  -> (index, tensor<4x6xf64, #sparse>) {
// CHECK-NEXT:           %17 = memref.load %values[%arg11] : memref<?xf64>
// CHECK-NEXT:           %18 = sparse_tensor.extract_value %arg1 at %arg12 : tensor<8x6xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>
// CHECK-NEXT:           %19 = arith.mulf %14, %18 : f64
// CHECK-NEXT:           %20 = arith.addf %17, %19 : f64
// CHECK-NEXT:           %21 = memref.load %filled[%arg11] : memref<?xi1>
// CHECK-NEXT:           %22 = arith.cmpi eq, %21, %false : i1
// CHECK-NEXT:           %23 = scf.if %22 -> (index) {
// CHECK-NEXT:             memref.store %true, %filled[%arg11] : memref<?xi1>
// CHECK-NEXT:             memref.store %arg11, %added[%arg9] : memref<?xindex>
// CHECK-NEXT:             %24 = arith.addi %arg9, %c1 : index
// CHECK-NEXT:             scf.yield %24 : index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg9 : index
// CHECK-NEXT:           }
// CHECK-NEXT:           memref.store %20, %values[%arg11] : memref<?xf64>
// CHECK-NEXT:           sparse_tensor.yield %23, %arg10 : index, tensor<4x6xf64, #sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         sparse_tensor.yield %16#0, %16#1 : index, tensor<4x6xf64, #sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       %13 = sparse_tensor.compress %values, %filled, %added, %12#0 into %12#1[%arg3] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<4x6xf64, #sparse>
// CHECK-NEXT:       sparse_tensor.yield %13 : tensor<4x6xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %9 = sparse_tensor.load %8 hasInserts : tensor<4x6xf64, #sparse>
// CHECK-NEXT:     return %9 : tensor<4x6xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#Dense = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) }>
#times = {
  indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                   affine_map<(i, j, k) -> (i, j)>],
  iterator_types = ["parallel", "parallel", "reduction"]
}

// The loop over columns has no space; the output's dense levels are gone to.
func.func @times_dense(%a: tensor<4x8xf64, #COO>, %b: tensor<8x6xf64>, %x: tensor<4x6xf64, #Dense>)
    -> tensor<4x6xf64, #Dense> {
  %0 = linalg.generic #times
      ins(%a, %b : tensor<4x8xf64, #COO>, tensor<8x6xf64>)
      outs(%x : tensor<4x6xf64, #Dense>) {
  ^bb0(%s: f64, %t: f64, %o: f64):
    %1 = arith.mulf %s, %t : f64
    %2 = arith.addf %o, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<4x6xf64, #Dense>
  return %0 : tensor<4x6xf64, #Dense>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @times_dense(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<8x6xf64>, %arg2: tensor<4x6xf64, #sparse1>) -> tensor<4x6xf64, #sparse1> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<8x6xf64> to memref<8x6xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg2 : tensor<4x6xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     sparse_tensor.iterate %arg4 in %2 at(%arg3) : !sparse_tensor.iter_space<#sparse, lvls = 0>  {
// CHECK-NEXT:       %4 = sparse_tensor.extract_iteration_space %arg0 at %arg4 lvls = 1 : tensor<4x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:       sparse_tensor.iterate %arg6 in %4 at(%arg5) : !sparse_tensor.iter_space<#sparse, lvls = 1>  {
// CHECK-NEXT:         %5 = sparse_tensor.extract_value %arg0 at %arg6 : tensor<4x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>
// CHECK-NEXT:         scf.for %arg7 = %c0 to %c6 step %c1 {
// CHECK-NEXT:           %6 = arith.muli %arg3, %c6 : index
// CHECK-NEXT:           %7 = arith.addi %arg7, %6 : index
// CHECK-NEXT:           %8 = memref.load %1[%7] : memref<?xf64>
// CHECK-NEXT:           %9 = memref.load %0[%arg5, %arg7] : memref<8x6xf64>
// CHECK-NEXT:           %10 = arith.mulf %5, %9 : f64
// CHECK-NEXT:           %11 = arith.addf %8, %10 : f64
// CHECK-NEXT:           memref.store %11, %1[%7] : memref<?xf64>
// CHECK-NEXT:         } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %arg2 : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:     return %3 : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#Sparse = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#Dense = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
#window = {
  indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i + j)>,
                   affine_map<(i, j) -> (j)>],
  iterator_types = ["reduction", "parallel"]
}

// Elements of dense levels that no loop goes along are addressed.
func.func @correlation(%a: tensor<3xf64, #Sparse>, %b: tensor<8xf64, #Dense>, %x: tensor<6xf64>)
    -> tensor<6xf64> {
  %0 = linalg.generic #window
      ins(%a, %b : tensor<3xf64, #Sparse>, tensor<8xf64, #Dense>)
      outs(%x : tensor<6xf64>) {
  ^bb0(%s: f64, %t: f64, %o: f64):
    %1 = arith.mulf %s, %t : f64
    %2 = arith.addf %o, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<6xf64>
  return %0 : tensor<6xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @correlation(%arg0: tensor<3xf64, #sparse>, %arg1: tensor<8xf64, #sparse1>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg2 : tensor<6xf64> to memref<6xf64>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c6 step %c1 {
// CHECK-NEXT:       %3 = memref.load %1[%arg3] : memref<6xf64>
// CHECK-NEXT:       %4 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<3xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:       %5 = sparse_tensor.iterate %arg6 in %4 at(%arg5) iter_args(%arg4 = %3) : !sparse_tensor.iter_space<#sparse, lvls = 0>  -> f64 {
// CHECK-NEXT:         %6 = arith.addi %arg3, %arg5 : index
// CHECK-NEXT:         %7 = sparse_tensor.extract_value %arg0 at %arg6 : tensor<3xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
// CHECK-NEXT:         %8 = memref.load %0[%6] : memref<?xf64>
// CHECK-NEXT:         %9 = arith.mulf %7, %8 : f64
// CHECK-NEXT:         %10 = arith.addf %arg4, %9 : f64
// CHECK-NEXT:         sparse_tensor.yield %10 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %5, %1[%arg3] : memref<6xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = bufferization.to_tensor %1 : memref<6xf64> to tensor<6xf64>
// CHECK-NEXT:     return %2 : tensor<6xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#Sparse = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#Dense = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
#Id = affine_map<(i) -> (i)>

// An operand that only a region looks at is in no case: its element is addressed.
func.func @captured(%a: tensor<8xf64, #Sparse>, %b: tensor<8xf64, #Sparse>,
                    %c: tensor<8xf64, #Dense>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic {indexing_maps = [#Id, #Id, #Id, #Id], iterator_types = ["parallel"]}
      ins(%a, %b, %c : tensor<8xf64, #Sparse>, tensor<8xf64, #Sparse>, tensor<8xf64, #Dense>)
      outs(%x : tensor<8xf64>) {
  ^bb0(%s: f64, %t: f64, %w: f64, %o: f64):
    %1 = sparse_tensor.binary %s, %t : f64, f64 to f64
      overlap = {
      ^bb0(%l: f64, %r: f64):
        %2 = arith.mulf %l, %w : f64
        sparse_tensor.yield %2 : f64
      }
      left = identity
      right = {
      }
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @captured(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xf64, #sparse1>, %arg3: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg2 : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg3 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%1 : memref<8xf64>)
// CHECK-NEXT:     %2 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     %3 = sparse_tensor.extract_iteration_space %arg1 lvls = 0 : tensor<8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     sparse_tensor.coiterate (%2, %3) at(%arg4) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse, lvls = 0>)
// CHECK-NEXT:     case %arg5, %arg6 {
// CHECK-NEXT:       %5 = sparse_tensor.extract_value %arg0 at %arg5 : tensor<8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
// CHECK-NEXT:       %6 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:       %7 = arith.mulf %5, %6 : f64
// CHECK-NEXT:       memref.store %7, %1[%arg4] : memref<8xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     case %arg5, _ {
// CHECK-NEXT:       %5 = sparse_tensor.extract_value %arg0 at %arg5 : tensor<8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
// CHECK-NEXT:       memref.store %5, %1[%arg4] : memref<8xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = bufferization.to_tensor %1 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %4 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
