// RUN: pyopt %s --lower-sparse-foreach-to-scf --allow-unregistered-dialect | FileCheck %s

// What is yielded may be an argument of the body; the reference crashes here.

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#COO3 = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique), k : singleton)
}>

func.func @swap(%t: tensor<?x?xi32, #COO>, %a0: i32, %a1: i32) -> (i32, i32) {
  %r:2 = sparse_tensor.foreach in %t init(%a0, %a1)
      : tensor<?x?xi32, #COO>, i32, i32 -> i32, i32 do {
  ^bb0(%c0: index, %c1: index, %v: i32, %x0: i32, %x1: i32):
    sparse_tensor.yield %x1, %x0 : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

func.func @latest(%t: tensor<?x8xi32, #COO>, %a0: i32) -> (i32) {
  %r:1 = sparse_tensor.foreach in %t init(%a0) : tensor<?x8xi32, #COO>, i32 -> i32 do {
  ^bb0(%c0: index, %c1: index, %v: i32, %x0: i32):
    sparse_tensor.yield %v : i32
  }
  return %r#0 : i32
}

func.func @coordinate(%t: tensor<?x8xi32, #CSC>, %a0: index) -> (index) {
  %r:1 = sparse_tensor.foreach in %t init(%a0) : tensor<?x8xi32, #CSC>, index -> index do {
  ^bb0(%c0: index, %c1: index, %v: i32, %x0: index):
    sparse_tensor.yield %c0 : index
  }
  return %r#0 : index
}

func.func @unchanged(%t: tensor<?x8x?xi32, #COO3>, %a0: i32) -> (i32) {
  %r:1 = sparse_tensor.foreach in %t init(%a0) : tensor<?x8x?xi32, #COO3>, i32 -> i32 do {
  ^bb0(%c0: index, %c1: index, %c2: index, %v: i32, %x0: i32):
    sparse_tensor.yield %x0 : i32
  }
  return %r#0 : i32
}

func.func private @storage(%t: tensor<4xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xf32>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @swap(%arg0: tensor<?x?xi32, #sparse>, %arg1: i32, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?x?xi32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?x?xi32, #sparse> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %2 = memref.load %0[%c0] : memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %0[%c1] : memref<?xindex>
// CHECK-NEXT:     %4 = scf.while (%arg3 = %2) : (index) -> index {
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg3, %3 : index
// CHECK-NEXT:       %7 = scf.if %6 -> (i1) {
// CHECK-NEXT:         %8 = memref.load %1[%2] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %9 = memref.load %1[%arg3] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %10 = arith.cmpi eq, %8, %9 : index
// CHECK-NEXT:         scf.yield %10 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%7) %arg3 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       %6 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       scf.yield %6 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %5:4 = scf.while (%arg3 = %2, %arg4 = %4, %arg5 = %arg1, %arg6 = %arg2) : (index, index, i32, i32) -> (index, index, i32, i32) {
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg3, %3 : index
// CHECK-NEXT:       scf.condition(%6) %arg3, %arg4, %arg5, %arg6 : index, index, i32, i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: i32, %arg6: i32):
// CHECK-NEXT:       %6:2 = scf.for %arg7 = %arg3 to %arg4 step %c1 iter_args(%arg8 = %arg5, %arg9 = %arg6) -> (i32, i32) {
// CHECK-NEXT:         scf.yield %arg9, %arg8 : i32, i32
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       %7:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %8 = scf.while (%arg7 = %arg4) : (index) -> index {
// CHECK-NEXT:           %9 = arith.cmpi ult, %arg7, %3 : index
// CHECK-NEXT:           %10 = scf.if %9 -> (i1) {
// CHECK-NEXT:             %11 = memref.load %1[%arg4] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %12 = memref.load %1[%arg7] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %13 = arith.cmpi eq, %11, %12 : index
// CHECK-NEXT:             scf.yield %13 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%10) %arg7 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg7: index):
// CHECK-NEXT:           %9 = arith.addi %arg7, %c1 : index
// CHECK-NEXT:           scf.yield %9 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg4, %8 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3, %arg4 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %7#0, %7#1, %6#0, %6#1 : index, index, i32, i32
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return %5#2, %5#3 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @latest(%arg0: tensor<?x8xi32, #sparse>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x8xi32, #sparse> to memref<?xi32>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?x8xi32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?x8xi32, #sparse> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %3 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     %5 = scf.while (%arg2 = %3) : (index) -> index {
// CHECK-NEXT:       %7 = arith.cmpi ult, %arg2, %4 : index
// CHECK-NEXT:       %8 = scf.if %7 -> (i1) {
// CHECK-NEXT:         %9 = memref.load %2[%3] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %10 = memref.load %2[%arg2] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %11 = arith.cmpi eq, %9, %10 : index
// CHECK-NEXT:         scf.yield %11 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%8) %arg2 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       %7 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       scf.yield %7 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %6:3 = scf.while (%arg2 = %3, %arg3 = %5, %arg4 = %arg1) : (index, index, i32) -> (index, index, i32) {
// CHECK-NEXT:       %7 = arith.cmpi ult, %arg2, %4 : index
// CHECK-NEXT:       scf.condition(%7) %arg2, %arg3, %arg4 : index, index, i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: i32):
// CHECK-NEXT:       %7 = scf.for %arg5 = %arg2 to %arg3 step %c1 iter_args(%arg6 = %arg4) -> (i32) {
// CHECK-NEXT:         %9 = memref.load %0[%arg5] : memref<?xi32>
// CHECK-NEXT:         scf.yield %9 : i32
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       %8:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %9 = scf.while (%arg5 = %arg3) : (index) -> index {
// CHECK-NEXT:           %10 = arith.cmpi ult, %arg5, %4 : index
// CHECK-NEXT:           %11 = scf.if %10 -> (i1) {
// CHECK-NEXT:             %12 = memref.load %2[%arg3] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %13 = memref.load %2[%arg5] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %14 = arith.cmpi eq, %12, %13 : index
// CHECK-NEXT:             scf.yield %14 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%11) %arg5 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg5: index):
// CHECK-NEXT:           %10 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:           scf.yield %10 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg3, %9 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg2, %arg3 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %8#0, %8#1, %7 : index, index, i32
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return %6#2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @coordinate(%arg0: tensor<?x8xi32, #sparse1>, %arg1: index) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x8xi32, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x8xi32, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %2 = scf.for %arg2 = %c0 to %c8 step %c1 iter_args(%arg3 = %arg1) -> (index) {
// CHECK-NEXT:       %3 = memref.load %0[%arg2] : memref<?xindex>
// CHECK-NEXT:       %4 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %5 = memref.load %0[%4] : memref<?xindex>
// CHECK-NEXT:       %6 = scf.for %arg4 = %3 to %5 step %c1 iter_args(%arg5 = %arg3) -> (index) {
// CHECK-NEXT:         %7 = memref.load %1[%arg4] : memref<?xindex>
// CHECK-NEXT:         scf.yield %7 : index
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       scf.yield %6 : index
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return %2 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unchanged(%arg0: tensor<?x8x?xi32, #sparse2>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?x8x?xi32, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?x8x?xi32, #sparse2> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x8x?xi32, #sparse2> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %3 = memref.load %0[%c0] : memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %0[%c1] : memref<?xindex>
// CHECK-NEXT:     %5 = scf.while (%arg2 = %3) : (index) -> index {
// CHECK-NEXT:       %7 = arith.cmpi ult, %arg2, %4 : index
// CHECK-NEXT:       %8 = scf.if %7 -> (i1) {
// CHECK-NEXT:         %9 = memref.load %1[%3] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %10 = memref.load %1[%arg2] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %11 = arith.cmpi eq, %9, %10 : index
// CHECK-NEXT:         scf.yield %11 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%8) %arg2 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       %7 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       scf.yield %7 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %6:3 = scf.while (%arg2 = %3, %arg3 = %5, %arg4 = %arg1) : (index, index, i32) -> (index, index, i32) {
// CHECK-NEXT:       %7 = arith.cmpi ult, %arg2, %4 : index
// CHECK-NEXT:       scf.condition(%7) %arg2, %arg3, %arg4 : index, index, i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: i32):
// CHECK-NEXT:       %7 = scf.while (%arg5 = %arg2) : (index) -> index {
// CHECK-NEXT:         %10 = arith.cmpi ult, %arg5, %arg3 : index
// CHECK-NEXT:         %11 = scf.if %10 -> (i1) {
// CHECK-NEXT:           %12 = memref.load %2[%arg2] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %13 = memref.load %2[%arg5] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %14 = arith.cmpi eq, %12, %13 : index
// CHECK-NEXT:           scf.yield %14 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%11) %arg5 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg5: index):
// CHECK-NEXT:         %10 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:         scf.yield %10 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %8:3 = scf.while (%arg5 = %arg2, %arg6 = %7, %arg7 = %arg4) : (index, index, i32) -> (index, index, i32) {
// CHECK-NEXT:         %10 = arith.cmpi ult, %arg5, %arg3 : index
// CHECK-NEXT:         scf.condition(%10) %arg5, %arg6, %arg7 : index, index, i32
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg5: index, %arg6: index, %arg7: i32):
// CHECK-NEXT:         %10 = scf.for %arg8 = %arg5 to %arg6 step %c1 iter_args(%arg9 = %arg7) -> (i32) {
// CHECK-NEXT:           scf.yield %arg9 : i32
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:         %11:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:           %12 = scf.while (%arg8 = %arg6) : (index) -> index {
// CHECK-NEXT:             %13 = arith.cmpi ult, %arg8, %arg3 : index
// CHECK-NEXT:             %14 = scf.if %13 -> (i1) {
// CHECK-NEXT:               %15 = memref.load %2[%arg6] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:               %16 = memref.load %2[%arg8] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:               %17 = arith.cmpi eq, %15, %16 : index
// CHECK-NEXT:               scf.yield %17 : i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %false : i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.condition(%14) %arg8 : index
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%arg8: index):
// CHECK-NEXT:             %13 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:             scf.yield %13 : index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %arg6, %12 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg5, %arg6 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %11#0, %11#1, %10 : index, index, i32
// CHECK-NEXT:       } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       %9:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %10 = scf.while (%arg5 = %arg3) : (index) -> index {
// CHECK-NEXT:           %11 = arith.cmpi ult, %arg5, %4 : index
// CHECK-NEXT:           %12 = scf.if %11 -> (i1) {
// CHECK-NEXT:             %13 = memref.load %1[%arg3] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %14 = memref.load %1[%arg5] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %15 = arith.cmpi eq, %13, %14 : index
// CHECK-NEXT:             scf.yield %15 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%12) %arg5 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg5: index):
// CHECK-NEXT:           %11 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:           scf.yield %11 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg3, %10 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg2, %arg3 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %9#0, %9#1, %8#2 : index, index, i32
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return %6#2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @storage(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
