// RUN: pyopt %s --split-input-file --sparsification | FileCheck %s
// RUN: pyopt %s --split-input-file --sparsification=reference-exact=true | FileCheck %s --check-prefix=EXACT

// A sum of all stored elements is one loop over the values.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @sum(%a: tensor<4x8xf64, #CSR>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"],
    sorted = true
  } ins(%a : tensor<4x8xf64, #CSR>) outs(%x : tensor<f64>) {
  ^bb0(%e: f64, %s: f64):
    %t = arith.mulf %e, %e : f64
    %u = arith.addf %s, %t : f64
    linalg.yield %u : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sum(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<f64> to memref<f64>
// CHECK-NEXT:     %2 = sparse_tensor.number_of_entries %arg0 : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     %3 = memref.load %1[] : memref<f64>
// CHECK-NEXT:     %4 = scf.for %arg2 = %c0 to %2 step %c1 iter_args(%arg3 = %3) -> (f64) {
// CHECK-NEXT:       %6 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:       %7 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:       %8 = arith.mulf %6, %7 : f64
// CHECK-NEXT:       %9 = arith.addf %arg3, %8 : f64
// CHECK-NEXT:       scf.yield %9 : f64
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %4, %1[] : memref<f64>
// CHECK-NEXT:     %5 = bufferization.to_tensor %1 : memref<f64> to tensor<f64>
// CHECK-NEXT:     return %5 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @sum(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<f64>) -> tensor<f64> {
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c4 = arith.constant 4 : index
// EXACT-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
// EXACT-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<f64> to memref<f64>
// EXACT-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// EXACT-NEXT:     %3 = memref.load %1[] : memref<f64>
// EXACT-NEXT:     %4 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %3) -> (f64) {
// EXACT-NEXT:       %6 = memref.load %2[%arg2] : memref<?xindex>
// EXACT-NEXT:       %7 = arith.addi %arg2, %c1 : index
// EXACT-NEXT:       %8 = memref.load %2[%7] : memref<?xindex>
// EXACT-NEXT:       %9 = scf.for %arg4 = %6 to %8 step %c1 iter_args(%arg5 = %arg3) -> (f64) {
// EXACT-NEXT:         %10 = memref.load %0[%arg4] : memref<?xf64>
// EXACT-NEXT:         %11 = memref.load %0[%arg4] : memref<?xf64>
// EXACT-NEXT:         %12 = arith.mulf %10, %11 : f64
// EXACT-NEXT:         %13 = arith.addf %arg5, %12 : f64
// EXACT-NEXT:         scf.yield %13 : f64
// EXACT-NEXT:       } {"Emitted from" = "linalg.generic"}
// EXACT-NEXT:       scf.yield %9 : f64
// EXACT-NEXT:     } {"Emitted from" = "linalg.generic"}
// EXACT-NEXT:     memref.store %4, %1[] : memref<f64>
// EXACT-NEXT:     %5 = bufferization.to_tensor %1 : memref<f64> to tensor<f64>
// EXACT-NEXT:     return %5 : tensor<f64>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Coordinates occur once in the last level.
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @coo(%a: tensor<4x8xi32, #COO>, %x: tensor<i32>) -> tensor<i32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"],
    sorted = true
  } ins(%a : tensor<4x8xi32, #COO>) outs(%x : tensor<i32>) {
  ^bb0(%e: i32, %s: i32):
    %u = arith.addi %s, %e : i32
    linalg.yield %u : i32
  } -> tensor<i32>
  return %0 : tensor<i32>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @coo(%arg0: tensor<4x8xi32, #sparse>, %arg1: tensor<i32>) -> tensor<i32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xi32, #sparse> to memref<?xi32>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<i32> to memref<i32>
// CHECK-NEXT:     %2 = sparse_tensor.number_of_entries %arg0 : tensor<4x8xi32, #sparse>
// CHECK-NEXT:     %3 = memref.load %1[] : memref<i32>
// CHECK-NEXT:     %4 = scf.for %arg2 = %c0 to %2 step %c1 iter_args(%arg3 = %3) -> (i32) {
// CHECK-NEXT:       %6 = memref.load %0[%arg2] : memref<?xi32>
// CHECK-NEXT:       %7 = arith.addi %arg3, %6 : i32
// CHECK-NEXT:       scf.yield %7 : i32
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %4, %1[] : memref<i32>
// CHECK-NEXT:     %5 = bufferization.to_tensor %1 : memref<i32> to tensor<i32>
// CHECK-NEXT:     return %5 : tensor<i32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @coo(%arg0: tensor<4x8xi32, #sparse>, %arg1: tensor<i32>) -> tensor<i32> {
// EXACT-NEXT:     %true = arith.constant true
// EXACT-NEXT:     %false = arith.constant false
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xi32, #sparse> to memref<?xi32>
// EXACT-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<i32> to memref<i32>
// EXACT-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4x8xi32, #sparse> to memref<?xindex>
// EXACT-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<4x8xi32, #sparse> to memref<?xindex, strided<[?], offset: ?>>
// EXACT-NEXT:     %4 = memref.load %1[] : memref<i32>
// EXACT-NEXT:     %5 = memref.load %2[%c0] : memref<?xindex>
// EXACT-NEXT:     %6 = memref.load %2[%c1] : memref<?xindex>
// EXACT-NEXT:     %7 = scf.while (%arg2 = %5) : (index) -> index {
// EXACT-NEXT:       %10 = arith.cmpi ult, %arg2, %6 : index
// EXACT-NEXT:       %11 = scf.if %10 -> (i1) {
// EXACT-NEXT:         %12 = memref.load %3[%5] : memref<?xindex, strided<[?], offset: ?>>
// EXACT-NEXT:         %13 = memref.load %3[%arg2] : memref<?xindex, strided<[?], offset: ?>>
// EXACT-NEXT:         %14 = arith.cmpi eq, %12, %13 : index
// EXACT-NEXT:         scf.yield %14 : i1
// EXACT-NEXT:       } else {
// EXACT-NEXT:         scf.yield %false : i1
// EXACT-NEXT:       }
// EXACT-NEXT:       scf.condition(%11) %arg2 : index
// EXACT-NEXT:     } do {
// EXACT-NEXT:     ^bb0(%arg2: index):
// EXACT-NEXT:       %10 = arith.addi %arg2, %c1 : index
// EXACT-NEXT:       scf.yield %10 : index
// EXACT-NEXT:     }
// EXACT-NEXT:     %8:3 = scf.while (%arg2 = %5, %arg3 = %7, %arg4 = %4) : (index, index, i32) -> (index, index, i32) {
// EXACT-NEXT:       %10 = arith.cmpi ult, %arg2, %6 : index
// EXACT-NEXT:       scf.condition(%10) %arg2, %arg3, %arg4 : index, index, i32
// EXACT-NEXT:     } do {
// EXACT-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: i32):
// EXACT-NEXT:       %10 = scf.if %true -> (i32) {
// EXACT-NEXT:         %12 = scf.for %arg5 = %arg2 to %arg3 step %c1 iter_args(%arg6 = %arg4) -> (i32) {
// EXACT-NEXT:           %13 = memref.load %0[%arg5] : memref<?xi32>
// EXACT-NEXT:           %14 = arith.addi %arg6, %13 : i32
// EXACT-NEXT:           scf.yield %14 : i32
// EXACT-NEXT:         } {"Emitted from" = "linalg.generic"}
// EXACT-NEXT:         scf.yield %12 : i32
// EXACT-NEXT:       } else {
// EXACT-NEXT:         scf.yield %arg4 : i32
// EXACT-NEXT:       }
// EXACT-NEXT:       %11:2 = scf.if %true -> (index, index) {
// EXACT-NEXT:         %12 = scf.while (%arg5 = %arg3) : (index) -> index {
// EXACT-NEXT:           %13 = arith.cmpi ult, %arg5, %6 : index
// EXACT-NEXT:           %14 = scf.if %13 -> (i1) {
// EXACT-NEXT:             %15 = memref.load %3[%arg3] : memref<?xindex, strided<[?], offset: ?>>
// EXACT-NEXT:             %16 = memref.load %3[%arg5] : memref<?xindex, strided<[?], offset: ?>>
// EXACT-NEXT:             %17 = arith.cmpi eq, %15, %16 : index
// EXACT-NEXT:             scf.yield %17 : i1
// EXACT-NEXT:           } else {
// EXACT-NEXT:             scf.yield %false : i1
// EXACT-NEXT:           }
// EXACT-NEXT:           scf.condition(%14) %arg5 : index
// EXACT-NEXT:         } do {
// EXACT-NEXT:         ^bb0(%arg5: index):
// EXACT-NEXT:           %13 = arith.addi %arg5, %c1 : index
// EXACT-NEXT:           scf.yield %13 : index
// EXACT-NEXT:         }
// EXACT-NEXT:         scf.yield %arg3, %12 : index, index
// EXACT-NEXT:       } else {
// EXACT-NEXT:         scf.yield %arg2, %arg3 : index, index
// EXACT-NEXT:       }
// EXACT-NEXT:       scf.yield %11#0, %11#1, %10 : index, index, i32
// EXACT-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// EXACT-NEXT:     memref.store %8#2, %1[] : memref<i32>
// EXACT-NEXT:     %9 = bufferization.to_tensor %1 : memref<i32> to tensor<i32>
// EXACT-NEXT:     return %9 : tensor<i32>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// An element may be stored in parts.
#Parts = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed(nonunique)) }>
func.func @parts(%a: tensor<4x8xf64, #Parts>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"],
    sorted = true
  } ins(%a : tensor<4x8xf64, #Parts>) outs(%x : tensor<f64>) {
  ^bb0(%e: f64, %s: f64):
    %u = arith.addf %s, %e : f64
    linalg.yield %u : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(nonunique)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @parts(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<f64> to memref<f64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %1[] : memref<f64>
// CHECK-NEXT:     %5 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %4) -> (f64) {
// CHECK-NEXT:       %7 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %9 = memref.load %2[%8] : memref<?xindex>
// CHECK-NEXT:       %10 = scf.while (%arg4 = %7) : (index) -> index {
// CHECK-NEXT:         %12 = arith.cmpi ult, %arg4, %9 : index
// CHECK-NEXT:         %13 = scf.if %12 -> (i1) {
// CHECK-NEXT:           %14 = memref.load %3[%7] : memref<?xindex>
// CHECK-NEXT:           %15 = memref.load %3[%arg4] : memref<?xindex>
// CHECK-NEXT:           %16 = arith.cmpi eq, %14, %15 : index
// CHECK-NEXT:           scf.yield %16 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%13) %arg4 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index):
// CHECK-NEXT:         %12 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         scf.yield %12 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %11:3 = scf.while (%arg4 = %7, %arg5 = %10, %arg6 = %arg3) : (index, index, f64) -> (index, index, f64) {
// CHECK-NEXT:         %12 = arith.cmpi ult, %arg4, %9 : index
// CHECK-NEXT:         scf.condition(%12) %arg4, %arg5, %arg6 : index, index, f64
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index, %arg5: index, %arg6: f64):
// CHECK-NEXT:         %12 = scf.if %true -> (f64) {
// CHECK-NEXT:           %14 = scf.for %arg7 = %arg4 to %arg5 step %c1 iter_args(%arg8 = %cst) -> (f64) {
// CHECK-NEXT:             %16 = memref.load %0[%arg7] : memref<?xf64>
// CHECK-NEXT:             %17 = arith.addf %arg8, %16 : f64
// CHECK-NEXT:             scf.yield %17 : f64
// CHECK-NEXT:           }
// CHECK-NEXT:           %15 = arith.addf %arg6, %14 : f64
// CHECK-NEXT:           scf.yield %15 : f64
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6 : f64
// CHECK-NEXT:         }
// CHECK-NEXT:         %13:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:           %14 = scf.while (%arg7 = %arg5) : (index) -> index {
// CHECK-NEXT:             %15 = arith.cmpi ult, %arg7, %9 : index
// CHECK-NEXT:             %16 = scf.if %15 -> (i1) {
// CHECK-NEXT:               %17 = memref.load %3[%arg5] : memref<?xindex>
// CHECK-NEXT:               %18 = memref.load %3[%arg7] : memref<?xindex>
// CHECK-NEXT:               %19 = arith.cmpi eq, %17, %18 : index
// CHECK-NEXT:               scf.yield %19 : i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %false : i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.condition(%16) %arg7 : index
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%arg7: index):
// CHECK-NEXT:             %15 = arith.addi %arg7, %c1 : index
// CHECK-NEXT:             scf.yield %15 : index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %arg5, %14 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg4, %arg5 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %13#0, %13#1, %12 : index, index, f64
// CHECK-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %11#2 : f64
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %5, %1[] : memref<f64>
// CHECK-NEXT:     %6 = bufferization.to_tensor %1 : memref<f64> to tensor<f64>
// CHECK-NEXT:     return %6 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(nonunique)) }>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @parts(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<f64>) -> tensor<f64> {
// EXACT-NEXT:     %true = arith.constant true
// EXACT-NEXT:     %false = arith.constant false
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c4 = arith.constant 4 : index
// EXACT-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
// EXACT-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<f64> to memref<f64>
// EXACT-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// EXACT-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// EXACT-NEXT:     %4 = memref.load %1[] : memref<f64>
// EXACT-NEXT:     %5 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %4) -> (f64) {
// EXACT-NEXT:       %7 = memref.load %2[%arg2] : memref<?xindex>
// EXACT-NEXT:       %8 = arith.addi %arg2, %c1 : index
// EXACT-NEXT:       %9 = memref.load %2[%8] : memref<?xindex>
// EXACT-NEXT:       %10 = scf.while (%arg4 = %7) : (index) -> index {
// EXACT-NEXT:         %12 = arith.cmpi ult, %arg4, %9 : index
// EXACT-NEXT:         %13 = scf.if %12 -> (i1) {
// EXACT-NEXT:           %14 = memref.load %3[%7] : memref<?xindex>
// EXACT-NEXT:           %15 = memref.load %3[%arg4] : memref<?xindex>
// EXACT-NEXT:           %16 = arith.cmpi eq, %14, %15 : index
// EXACT-NEXT:           scf.yield %16 : i1
// EXACT-NEXT:         } else {
// EXACT-NEXT:           scf.yield %false : i1
// EXACT-NEXT:         }
// EXACT-NEXT:         scf.condition(%13) %arg4 : index
// EXACT-NEXT:       } do {
// EXACT-NEXT:       ^bb0(%arg4: index):
// EXACT-NEXT:         %12 = arith.addi %arg4, %c1 : index
// EXACT-NEXT:         scf.yield %12 : index
// EXACT-NEXT:       }
// EXACT-NEXT:       %11:3 = scf.while (%arg4 = %7, %arg5 = %10, %arg6 = %arg3) : (index, index, f64) -> (index, index, f64) {
// EXACT-NEXT:         %12 = arith.cmpi ult, %arg4, %9 : index
// EXACT-NEXT:         scf.condition(%12) %arg4, %arg5, %arg6 : index, index, f64
// EXACT-NEXT:       } do {
// EXACT-NEXT:       ^bb0(%arg4: index, %arg5: index, %arg6: f64):
// EXACT-NEXT:         %12 = scf.if %true -> (f64) {
// EXACT-NEXT:           %14 = memref.load %0[%arg4] : memref<?xf64>
// EXACT-NEXT:           %15 = arith.addf %arg6, %14 : f64
// EXACT-NEXT:           scf.yield %15 : f64
// EXACT-NEXT:         } else {
// EXACT-NEXT:           scf.yield %arg6 : f64
// EXACT-NEXT:         }
// EXACT-NEXT:         %13:2 = scf.if %true -> (index, index) {
// EXACT-NEXT:           %14 = scf.while (%arg7 = %arg5) : (index) -> index {
// EXACT-NEXT:             %15 = arith.cmpi ult, %arg7, %9 : index
// EXACT-NEXT:             %16 = scf.if %15 -> (i1) {
// EXACT-NEXT:               %17 = memref.load %3[%arg5] : memref<?xindex>
// EXACT-NEXT:               %18 = memref.load %3[%arg7] : memref<?xindex>
// EXACT-NEXT:               %19 = arith.cmpi eq, %17, %18 : index
// EXACT-NEXT:               scf.yield %19 : i1
// EXACT-NEXT:             } else {
// EXACT-NEXT:               scf.yield %false : i1
// EXACT-NEXT:             }
// EXACT-NEXT:             scf.condition(%16) %arg7 : index
// EXACT-NEXT:           } do {
// EXACT-NEXT:           ^bb0(%arg7: index):
// EXACT-NEXT:             %15 = arith.addi %arg7, %c1 : index
// EXACT-NEXT:             scf.yield %15 : index
// EXACT-NEXT:           }
// EXACT-NEXT:           scf.yield %arg5, %14 : index, index
// EXACT-NEXT:         } else {
// EXACT-NEXT:           scf.yield %arg4, %arg5 : index, index
// EXACT-NEXT:         }
// EXACT-NEXT:         scf.yield %13#0, %13#1, %12 : index, index, f64
// EXACT-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// EXACT-NEXT:       scf.yield %11#2 : f64
// EXACT-NEXT:     } {"Emitted from" = "linalg.generic"}
// EXACT-NEXT:     memref.store %5, %1[] : memref<f64>
// EXACT-NEXT:     %6 = bufferization.to_tensor %1 : memref<f64> to tensor<f64>
// EXACT-NEXT:     return %6 : tensor<f64>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// There may be values between two rows that belong to none.
#Loose = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : loose_compressed) }>
func.func @loose(%a: tensor<4x8xf64, #Loose>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"],
    sorted = true
  } ins(%a : tensor<4x8xf64, #Loose>) outs(%x : tensor<f64>) {
  ^bb0(%e: f64, %s: f64):
    %u = arith.addf %s, %e : f64
    linalg.yield %u : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loose(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<f64> to memref<f64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[] : memref<f64>
// CHECK-NEXT:     %4 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %3) -> (f64) {
// CHECK-NEXT:       %6 = arith.muli %arg2, %c2 : index
// CHECK-NEXT:       %7 = memref.load %2[%6] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.addi %6, %c1 : index
// CHECK-NEXT:       %9 = memref.load %2[%8] : memref<?xindex>
// CHECK-NEXT:       %10 = scf.for %arg4 = %7 to %9 step %c1 iter_args(%arg5 = %arg3) -> (f64) {
// CHECK-NEXT:         %11 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:         %12 = arith.addf %arg5, %11 : f64
// CHECK-NEXT:         scf.yield %12 : f64
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %10 : f64
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %4, %1[] : memref<f64>
// CHECK-NEXT:     %5 = bufferization.to_tensor %1 : memref<f64> to tensor<f64>
// CHECK-NEXT:     return %5 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @loose(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<f64>) -> tensor<f64> {
// EXACT-NEXT:     %c2 = arith.constant 2 : index
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c4 = arith.constant 4 : index
// EXACT-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
// EXACT-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<f64> to memref<f64>
// EXACT-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// EXACT-NEXT:     %3 = memref.load %1[] : memref<f64>
// EXACT-NEXT:     %4 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %3) -> (f64) {
// EXACT-NEXT:       %6 = arith.muli %arg2, %c2 : index
// EXACT-NEXT:       %7 = memref.load %2[%6] : memref<?xindex>
// EXACT-NEXT:       %8 = arith.addi %6, %c1 : index
// EXACT-NEXT:       %9 = memref.load %2[%8] : memref<?xindex>
// EXACT-NEXT:       %10 = scf.for %arg4 = %7 to %9 step %c1 iter_args(%arg5 = %arg3) -> (f64) {
// EXACT-NEXT:         %11 = memref.load %0[%arg4] : memref<?xf64>
// EXACT-NEXT:         %12 = arith.addf %arg5, %11 : f64
// EXACT-NEXT:         scf.yield %12 : f64
// EXACT-NEXT:       } {"Emitted from" = "linalg.generic"}
// EXACT-NEXT:       scf.yield %10 : f64
// EXACT-NEXT:     } {"Emitted from" = "linalg.generic"}
// EXACT-NEXT:     memref.store %4, %1[] : memref<f64>
// EXACT-NEXT:     %5 = bufferization.to_tensor %1 : memref<f64> to tensor<f64>
// EXACT-NEXT:     return %5 : tensor<f64>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Coordinates count.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @weighted(%a: tensor<4x8xindex, #CSR>, %x: tensor<index>) -> tensor<index> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"],
    sorted = true
  } ins(%a : tensor<4x8xindex, #CSR>) outs(%x : tensor<index>) {
  ^bb0(%e: index, %s: index):
    %j = linalg.index 1 : index
    %t = arith.muli %e, %j : index
    %u = arith.addi %s, %t : index
    linalg.yield %u : index
  } -> tensor<index>
  return %0 : tensor<index>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @weighted(%arg0: tensor<4x8xindex, #sparse>, %arg1: tensor<index>) -> tensor<index> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xindex, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<index> to memref<index>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xindex, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x8xindex, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %1[] : memref<index>
// CHECK-NEXT:     %5 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %4) -> (index) {
// CHECK-NEXT:       %7 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %9 = memref.load %2[%8] : memref<?xindex>
// CHECK-NEXT:       %10 = scf.for %arg4 = %7 to %9 step %c1 iter_args(%arg5 = %arg3) -> (index) {
// CHECK-NEXT:         %11 = memref.load %3[%arg4] : memref<?xindex>
// CHECK-NEXT:         %12 = memref.load %0[%arg4] : memref<?xindex>
// CHECK-NEXT:         %13 = arith.muli %12, %11 : index
// CHECK-NEXT:         %14 = arith.addi %arg5, %13 : index
// CHECK-NEXT:         scf.yield %14 : index
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %10 : index
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %5, %1[] : memref<index>
// CHECK-NEXT:     %6 = bufferization.to_tensor %1 : memref<index> to tensor<index>
// CHECK-NEXT:     return %6 : tensor<index>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @weighted(%arg0: tensor<4x8xindex, #sparse>, %arg1: tensor<index>) -> tensor<index> {
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c4 = arith.constant 4 : index
// EXACT-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xindex, #sparse> to memref<?xindex>
// EXACT-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<index> to memref<index>
// EXACT-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xindex, #sparse> to memref<?xindex>
// EXACT-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x8xindex, #sparse> to memref<?xindex>
// EXACT-NEXT:     %4 = memref.load %1[] : memref<index>
// EXACT-NEXT:     %5 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %4) -> (index) {
// EXACT-NEXT:       %7 = memref.load %2[%arg2] : memref<?xindex>
// EXACT-NEXT:       %8 = arith.addi %arg2, %c1 : index
// EXACT-NEXT:       %9 = memref.load %2[%8] : memref<?xindex>
// EXACT-NEXT:       %10 = scf.for %arg4 = %7 to %9 step %c1 iter_args(%arg5 = %arg3) -> (index) {
// EXACT-NEXT:         %11 = memref.load %3[%arg4] : memref<?xindex>
// EXACT-NEXT:         %12 = memref.load %0[%arg4] : memref<?xindex>
// EXACT-NEXT:         %13 = arith.muli %12, %11 : index
// EXACT-NEXT:         %14 = arith.addi %arg5, %13 : index
// EXACT-NEXT:         scf.yield %14 : index
// EXACT-NEXT:       } {"Emitted from" = "linalg.generic"}
// EXACT-NEXT:       scf.yield %10 : index
// EXACT-NEXT:     } {"Emitted from" = "linalg.generic"}
// EXACT-NEXT:     memref.store %5, %1[] : memref<index>
// EXACT-NEXT:     %6 = bufferization.to_tensor %1 : memref<index> to tensor<index>
// EXACT-NEXT:     return %6 : tensor<index>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// A sum for each row.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @rows(%a: tensor<4x8xf64, #CSR>, %x: tensor<4xf64>) -> tensor<4xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"],
    sorted = true
  } ins(%a : tensor<4x8xf64, #CSR>) outs(%x : tensor<4xf64>) {
  ^bb0(%e: f64, %s: f64):
    %u = arith.addf %s, %e : f64
    linalg.yield %u : f64
  } -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @rows(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<4xf64> to memref<4xf64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %4 = memref.load %1[%arg2] : memref<4xf64>
// CHECK-NEXT:       %5 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %7 = memref.load %2[%6] : memref<?xindex>
// CHECK-NEXT:       %8 = scf.for %arg3 = %5 to %7 step %c1 iter_args(%arg4 = %4) -> (f64) {
// CHECK-NEXT:         %9 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         %10 = arith.addf %arg4, %9 : f64
// CHECK-NEXT:         scf.yield %10 : f64
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       memref.store %8, %1[%arg2] : memref<4xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %3 = bufferization.to_tensor %1 : memref<4xf64> to tensor<4xf64>
// CHECK-NEXT:     return %3 : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @rows(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<4xf64>) -> tensor<4xf64> {
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c4 = arith.constant 4 : index
// EXACT-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
// EXACT-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<4xf64> to memref<4xf64>
// EXACT-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// EXACT-NEXT:     scf.for %arg2 = %c0 to %c4 step %c1 {
// EXACT-NEXT:       %4 = memref.load %1[%arg2] : memref<4xf64>
// EXACT-NEXT:       %5 = memref.load %2[%arg2] : memref<?xindex>
// EXACT-NEXT:       %6 = arith.addi %arg2, %c1 : index
// EXACT-NEXT:       %7 = memref.load %2[%6] : memref<?xindex>
// EXACT-NEXT:       %8 = scf.for %arg3 = %5 to %7 step %c1 iter_args(%arg4 = %4) -> (f64) {
// EXACT-NEXT:         %9 = memref.load %0[%arg3] : memref<?xf64>
// EXACT-NEXT:         %10 = arith.addf %arg4, %9 : f64
// EXACT-NEXT:         scf.yield %10 : f64
// EXACT-NEXT:       } {"Emitted from" = "linalg.generic"}
// EXACT-NEXT:       memref.store %8, %1[%arg2] : memref<4xf64>
// EXACT-NEXT:     } {"Emitted from" = "linalg.generic"}
// EXACT-NEXT:     %3 = bufferization.to_tensor %1 : memref<4xf64> to tensor<4xf64>
// EXACT-NEXT:     return %3 : tensor<4xf64>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Elements that are not stored count: one is added for each.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @all(%a: tensor<4x8xf64, #CSR>, %x: tensor<f64>) -> tensor<f64> {
  %one = arith.constant 1.0 : f64
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"],
    sorted = true
  } ins(%a : tensor<4x8xf64, #CSR>) outs(%x : tensor<f64>) {
  ^bb0(%e: f64, %s: f64):
    %t = arith.addf %e, %one : f64
    %u = arith.addf %s, %t : f64
    linalg.yield %u : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @all(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<f64> to memref<f64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %1[] : memref<f64>
// CHECK-NEXT:     %5 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %4) -> (f64) {
// CHECK-NEXT:       %7 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %9 = memref.load %2[%8] : memref<?xindex>
// CHECK-NEXT:       %10:3 = scf.while (%arg4 = %7, %arg5 = %arg3, %arg6 = %c0) : (index, f64, index) -> (index, f64, index) {
// CHECK-NEXT:         %12 = arith.cmpi ult, %arg4, %9 : index
// CHECK-NEXT:         scf.condition(%12) %arg4, %arg5, %arg6 : index, f64, index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index, %arg5: f64, %arg6: index):
// CHECK-NEXT:         %12 = memref.load %3[%arg4] : memref<?xindex>
// CHECK-NEXT:         %13 = arith.cmpi eq, %12, %arg6 : index
// CHECK-NEXT:         %14 = scf.if %13 -> (f64) {
// CHECK-NEXT:           %19 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:           %20 = arith.addf %19, %cst : f64
// CHECK-NEXT:           %21 = arith.addf %arg5, %20 : f64
// CHECK-NEXT:           scf.yield %21 : f64
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %19 = scf.if %true -> (f64) {
// CHECK-NEXT:             %20 = arith.addf %arg5, %cst : f64
// CHECK-NEXT:             scf.yield %20 : f64
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg5 : f64
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %19 : f64
// CHECK-NEXT:         }
// CHECK-NEXT:         %15 = arith.cmpi eq, %12, %arg6 : index
// CHECK-NEXT:         %16 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         %17 = arith.select %15, %16, %arg4 : index
// CHECK-NEXT:         %18 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:         scf.yield %17, %14, %18 : index, f64, index
// CHECK-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       %11 = scf.for %arg4 = %10#2 to %c8 step %c1 iter_args(%arg5 = %10#1) -> (f64) {
// CHECK-NEXT:         %12 = arith.addf %arg5, %cst : f64
// CHECK-NEXT:         scf.yield %12 : f64
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %11 : f64
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %5, %1[] : memref<f64>
// CHECK-NEXT:     %6 = bufferization.to_tensor %1 : memref<f64> to tensor<f64>
// CHECK-NEXT:     return %6 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @all(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<f64>) -> tensor<f64> {
// EXACT-NEXT:     %true = arith.constant true
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c4 = arith.constant 4 : index
// EXACT-NEXT:     %c8 = arith.constant 8 : index
// EXACT-NEXT:     %cst = arith.constant 1.000000e+00 : f64
// EXACT-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
// EXACT-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<f64> to memref<f64>
// EXACT-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// EXACT-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// EXACT-NEXT:     %4 = memref.load %1[] : memref<f64>
// EXACT-NEXT:     %5 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %4) -> (f64) {
// EXACT-NEXT:       %7 = memref.load %2[%arg2] : memref<?xindex>
// EXACT-NEXT:       %8 = arith.addi %arg2, %c1 : index
// EXACT-NEXT:       %9 = memref.load %2[%8] : memref<?xindex>
// EXACT-NEXT:       %10:3 = scf.while (%arg4 = %7, %arg5 = %arg3, %arg6 = %c0) : (index, f64, index) -> (index, f64, index) {
// EXACT-NEXT:         %12 = arith.cmpi ult, %arg4, %9 : index
// EXACT-NEXT:         scf.condition(%12) %arg4, %arg5, %arg6 : index, f64, index
// EXACT-NEXT:       } do {
// EXACT-NEXT:       ^bb0(%arg4: index, %arg5: f64, %arg6: index):
// EXACT-NEXT:         %12 = memref.load %3[%arg4] : memref<?xindex>
// EXACT-NEXT:         %13 = arith.cmpi eq, %12, %arg6 : index
// EXACT-NEXT:         %14 = scf.if %13 -> (f64) {
// EXACT-NEXT:           %19 = memref.load %0[%arg4] : memref<?xf64>
// EXACT-NEXT:           %20 = arith.addf %19, %cst : f64
// EXACT-NEXT:           %21 = arith.addf %arg5, %20 : f64
// EXACT-NEXT:           scf.yield %21 : f64
// EXACT-NEXT:         } else {
// EXACT-NEXT:           %19 = scf.if %true -> (f64) {
// EXACT-NEXT:             %20 = arith.addf %arg5, %cst : f64
// EXACT-NEXT:             scf.yield %20 : f64
// EXACT-NEXT:           } else {
// EXACT-NEXT:             scf.yield %arg5 : f64
// EXACT-NEXT:           }
// EXACT-NEXT:           scf.yield %19 : f64
// EXACT-NEXT:         }
// EXACT-NEXT:         %15 = arith.cmpi eq, %12, %arg6 : index
// EXACT-NEXT:         %16 = arith.addi %arg4, %c1 : index
// EXACT-NEXT:         %17 = arith.select %15, %16, %arg4 : index
// EXACT-NEXT:         %18 = arith.addi %arg6, %c1 : index
// EXACT-NEXT:         scf.yield %17, %14, %18 : index, f64, index
// EXACT-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// EXACT-NEXT:       %11 = scf.for %arg4 = %10#2 to %c8 step %c1 iter_args(%arg5 = %10#1) -> (f64) {
// EXACT-NEXT:         %12 = arith.addf %arg5, %cst : f64
// EXACT-NEXT:         scf.yield %12 : f64
// EXACT-NEXT:       } {"Emitted from" = "linalg.generic"}
// EXACT-NEXT:       scf.yield %11 : f64
// EXACT-NEXT:     } {"Emitted from" = "linalg.generic"}
// EXACT-NEXT:     memref.store %5, %1[] : memref<f64>
// EXACT-NEXT:     %6 = bufferization.to_tensor %1 : memref<f64> to tensor<f64>
// EXACT-NEXT:     return %6 : tensor<f64>
// EXACT-NEXT:   }
// EXACT-NEXT: }
