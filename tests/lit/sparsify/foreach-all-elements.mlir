// RUN: pyopt %s --lower-sparse-foreach-to-scf --allow-unregistered-dialect | FileCheck %s

// Every stored element is visited. The reference, whose text `reference-exact` gives, misses elements with the same
// coordinates in a last level or above one that is no singleton, and stops where an element is before a slice.

#Repeated = #sparse_tensor.encoding<{ map = (i) -> (i : compressed(nonunique)) }>
#RepeatedCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed(nonunique)) }>
#Rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : compressed) }>
#Ragged = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : dense) }>
#LastCOO = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton(nonunique))
}>
#Slice = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(?, 4, 1)>) -> (i : compressed) }>
#SliceCSR = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, 2)>, j : #sparse_tensor<slice(?, 4, ?)>) -> (
      i : dense, j : compressed)
}>

func.func @repeated(%t: tensor<?xf64, #Repeated>) {
  sparse_tensor.foreach in %t : tensor<?xf64, #Repeated> do {
  ^bb0(%c0: index, %v: f64):
    "visit"(%c0, %v) : (index, f64) -> ()
  }
  return
}

func.func @repeated_row(%t: tensor<?x?xf64, #RepeatedCSR>) {
  sparse_tensor.foreach in %t : tensor<?x?xf64, #RepeatedCSR> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @rows(%t: tensor<?x?xf64, #Rows>) {
  sparse_tensor.foreach in %t : tensor<?x?xf64, #Rows> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @ragged(%t: tensor<?x3xf64, #Ragged>) {
  sparse_tensor.foreach in %t : tensor<?x3xf64, #Ragged> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @coo(%t: tensor<?x3xf64, #LastCOO>) {
  sparse_tensor.foreach in %t : tensor<?x3xf64, #LastCOO> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @part(%t: tensor<4xf64, #Slice>) {
  sparse_tensor.foreach in %t : tensor<4xf64, #Slice> do {
  ^bb0(%c0: index, %v: f64):
    "visit"(%c0, %v) : (index, f64) -> ()
  }
  return
}

func.func @part_of_rows(%t: tensor<4x4xf64, #SliceCSR>) {
  sparse_tensor.foreach in %t : tensor<4x4xf64, #SliceCSR> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func private @storage(%t: tensor<4xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xf32>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonunique)) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(nonunique)) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : dense) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonunique)) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, 4, 1)>) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(?, 4, ?)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @repeated(%arg0: tensor<?xf64, #sparse>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %3 to %4 step %c1 {
// CHECK-NEXT:       %5 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %6 = memref.load %0[%arg1] : memref<?xf64>
// CHECK-NEXT:       "visit"(%5, %6) : (index, f64) -> ()
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @repeated_row(%arg0: tensor<?x?xf64, #sparse1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %4 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %5 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %6 = memref.load %2[%5] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg2 = %4 to %6 step %c1 {
// CHECK-NEXT:         %7 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:         %8 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:         "visit"(%arg1, %7, %8) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @rows(%arg0: tensor<?x?xf64, #sparse2>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?xf64, #sparse2> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?x?xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?x?xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %5 to %6 step %c1 {
// CHECK-NEXT:       %7 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %8 = memref.load %3[%arg1] : memref<?xindex>
// CHECK-NEXT:       %9 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %10 = memref.load %3[%9] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg2 = %8 to %10 step %c1 {
// CHECK-NEXT:         %11 = memref.load %4[%arg2] : memref<?xindex>
// CHECK-NEXT:         %12 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:         "visit"(%7, %11, %12) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ragged(%arg0: tensor<?x3xf64, #sparse3>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x3xf64, #sparse3> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?x3xf64, #sparse3> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?x3xf64, #sparse3> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %3 to %4 step %c1 {
// CHECK-NEXT:       %5 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.muli %arg1, %c3 : index
// CHECK-NEXT:       scf.for %arg2 = %c0 to %c3 step %c1 {
// CHECK-NEXT:         %7 = arith.addi %arg2, %6 : index
// CHECK-NEXT:         %8 = memref.load %0[%7] : memref<?xf64>
// CHECK-NEXT:         "visit"(%5, %arg2, %8) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @coo(%arg0: tensor<?x3xf64, #sparse4>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x3xf64, #sparse4> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?x3xf64, #sparse4> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?x3xf64, #sparse4> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x3xf64, #sparse4> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %4 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     %6 = scf.while (%arg1 = %4) : (index) -> index {
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg1, %5 : index
// CHECK-NEXT:       %9 = scf.if %8 -> (i1) {
// CHECK-NEXT:         %10 = memref.load %2[%4] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %11 = memref.load %2[%arg1] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %12 = arith.cmpi eq, %10, %11 : index
// CHECK-NEXT:         scf.yield %12 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%9) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %8 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       scf.yield %8 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %7:2 = scf.while (%arg1 = %4, %arg2 = %6) : (index, index) -> (index, index) {
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg1, %5 : index
// CHECK-NEXT:       scf.condition(%8) %arg1, %arg2 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT:       %8 = memref.load %2[%arg1] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.for %arg3 = %arg1 to %arg2 step %c1 {
// CHECK-NEXT:         %10 = memref.load %3[%arg3] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %11 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         "visit"(%8, %10, %11) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       %9:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %10 = scf.while (%arg3 = %arg2) : (index) -> index {
// CHECK-NEXT:           %11 = arith.cmpi ult, %arg3, %5 : index
// CHECK-NEXT:           %12 = scf.if %11 -> (i1) {
// CHECK-NEXT:             %13 = memref.load %2[%arg2] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %14 = memref.load %2[%arg3] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %15 = arith.cmpi eq, %13, %14 : index
// CHECK-NEXT:             scf.yield %15 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%12) %arg3 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg3: index):
// CHECK-NEXT:           %11 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:           scf.yield %11 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg2, %10 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1, %arg2 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %9#0, %9#1 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @part(%arg0: tensor<4xf64, #sparse5>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4xf64, #sparse5> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4xf64, #sparse5> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<4xf64, #sparse5> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.slice.offset %arg0 at 0 : tensor<4xf64, #sparse5>
// CHECK-NEXT:     %4 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     %6 = arith.cmpi ult, %4, %5 : index
// CHECK-NEXT:     %7 = scf.if %6 -> (i1) {
// CHECK-NEXT:       %10 = memref.load %2[%4] : memref<?xindex>
// CHECK-NEXT:       %11 = arith.subi %10, %3 : index
// CHECK-NEXT:       %12 = arith.cmpi ult, %10, %3 : index
// CHECK-NEXT:       %13 = arith.cmpi uge, %11, %c4 : index
// CHECK-NEXT:       %14 = arith.ori %13, %12 : i1
// CHECK-NEXT:       scf.yield %14 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = scf.if %7 -> (index) {
// CHECK-NEXT:       %10:2 = scf.while (%arg1 = %4, %arg2 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:         %11 = arith.cmpi ult, %arg1, %5 : index
// CHECK-NEXT:         %12 = scf.if %11 -> (i1) {
// CHECK-NEXT:           %13 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:           %14 = arith.subi %13, %3 : index
// CHECK-NEXT:           %15 = arith.cmpi ult, %13, %3 : index
// CHECK-NEXT:           %16 = arith.cmpi uge, %14, %c4 : index
// CHECK-NEXT:           %17 = arith.ori %16, %15 : i1
// CHECK-NEXT:           %18 = arith.subi %13, %3 : index
// CHECK-NEXT:           %19 = arith.cmpi ult, %18, %c4 : index
// CHECK-NEXT:           %20 = arith.cmpi ult, %13, %3 : index
// CHECK-NEXT:           %21 = arith.ori %19, %20 : i1
// CHECK-NEXT:           %22 = arith.andi %21, %17 : i1
// CHECK-NEXT:           %23 = arith.ori %22, %arg2 : i1
// CHECK-NEXT:           scf.yield %23 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%12) %arg1, %arg2 : index, i1
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg1: index, %arg2: i1):
// CHECK-NEXT:         %11 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:         scf.yield %11, %false : index, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %10#0 : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %9 = scf.while (%arg1 = %8) : (index) -> index {
// CHECK-NEXT:       %10 = arith.cmpi ult, %arg1, %5 : index
// CHECK-NEXT:       %11 = scf.if %10 -> (i1) {
// CHECK-NEXT:         %12 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:         %13 = arith.subi %12, %3 : index
// CHECK-NEXT:         %14 = arith.cmpi ult, %13, %c4 : index
// CHECK-NEXT:         scf.yield %14 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%11) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %10 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %11 = arith.subi %10, %3 : index
// CHECK-NEXT:       %12 = memref.load %0[%arg1] : memref<?xf64>
// CHECK-NEXT:       "visit"(%11, %12) : (index, f64) -> ()
// CHECK-NEXT:       %13 = scf.if %true -> (index) {
// CHECK-NEXT:         %14:2 = scf.while (%arg2 = %arg1, %arg3 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:           %15 = arith.cmpi ult, %arg2, %5 : index
// CHECK-NEXT:           %16 = scf.if %15 -> (i1) {
// CHECK-NEXT:             %17 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:             %18 = arith.subi %17, %3 : index
// CHECK-NEXT:             %19 = arith.cmpi ult, %17, %3 : index
// CHECK-NEXT:             %20 = arith.cmpi uge, %18, %c4 : index
// CHECK-NEXT:             %21 = arith.ori %20, %19 : i1
// CHECK-NEXT:             %22 = arith.subi %17, %3 : index
// CHECK-NEXT:             %23 = arith.cmpi ult, %22, %c4 : index
// CHECK-NEXT:             %24 = arith.cmpi ult, %17, %3 : index
// CHECK-NEXT:             %25 = arith.ori %23, %24 : i1
// CHECK-NEXT:             %26 = arith.andi %25, %21 : i1
// CHECK-NEXT:             %27 = arith.ori %26, %arg3 : i1
// CHECK-NEXT:             scf.yield %27 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%16) %arg2, %arg3 : index, i1
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg2: index, %arg3: i1):
// CHECK-NEXT:           %15 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:           scf.yield %15, %false : index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %14#0 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %13 : index
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @part_of_rows(%arg0: tensor<4x4xf64, #sparse6>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x4xf64, #sparse6> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x4xf64, #sparse6> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x4xf64, #sparse6> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.slice.offset %arg0 at 1 : tensor<4x4xf64, #sparse6>
// CHECK-NEXT:     %4 = sparse_tensor.slice.stride %arg0 at 1 : tensor<4x4xf64, #sparse6>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %5 = arith.muli %arg1, %c2 : index
// CHECK-NEXT:       %6 = arith.addi %5, %c1 : index
// CHECK-NEXT:       %7 = memref.load %1[%6] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.addi %6, %c1 : index
// CHECK-NEXT:       %9 = memref.load %1[%8] : memref<?xindex>
// CHECK-NEXT:       %10 = arith.cmpi ult, %7, %9 : index
// CHECK-NEXT:       %11 = scf.if %10 -> (i1) {
// CHECK-NEXT:         %14 = memref.load %2[%7] : memref<?xindex>
// CHECK-NEXT:         %15 = arith.subi %14, %3 : index
// CHECK-NEXT:         %16 = arith.divui %15, %4 : index
// CHECK-NEXT:         %17 = arith.muli %16, %4 : index
// CHECK-NEXT:         %18 = arith.addi %17, %3 : index
// CHECK-NEXT:         %19 = arith.cmpi ne, %18, %14 : index
// CHECK-NEXT:         %20 = arith.cmpi ult, %14, %3 : index
// CHECK-NEXT:         %21 = arith.ori %20, %19 : i1
// CHECK-NEXT:         %22 = arith.cmpi uge, %16, %c4 : index
// CHECK-NEXT:         %23 = arith.ori %22, %21 : i1
// CHECK-NEXT:         scf.yield %23 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %12 = scf.if %11 -> (index) {
// CHECK-NEXT:         %14:2 = scf.while (%arg2 = %7, %arg3 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:           %15 = arith.cmpi ult, %arg2, %9 : index
// CHECK-NEXT:           %16 = scf.if %15 -> (i1) {
// CHECK-NEXT:             %17 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:             %18 = arith.subi %17, %3 : index
// CHECK-NEXT:             %19 = arith.divui %18, %4 : index
// CHECK-NEXT:             %20 = arith.muli %19, %4 : index
// CHECK-NEXT:             %21 = arith.addi %20, %3 : index
// CHECK-NEXT:             %22 = arith.cmpi ne, %21, %17 : index
// CHECK-NEXT:             %23 = arith.cmpi ult, %17, %3 : index
// CHECK-NEXT:             %24 = arith.ori %23, %22 : i1
// CHECK-NEXT:             %25 = arith.cmpi uge, %19, %c4 : index
// CHECK-NEXT:             %26 = arith.ori %25, %24 : i1
// CHECK-NEXT:             %27 = arith.subi %17, %3 : index
// CHECK-NEXT:             %28 = arith.divui %27, %4 : index
// CHECK-NEXT:             %29 = arith.cmpi ult, %28, %c4 : index
// CHECK-NEXT:             %30 = arith.cmpi ult, %17, %3 : index
// CHECK-NEXT:             %31 = arith.ori %29, %30 : i1
// CHECK-NEXT:             %32 = arith.andi %31, %26 : i1
// CHECK-NEXT:             %33 = arith.ori %32, %arg3 : i1
// CHECK-NEXT:             scf.yield %33 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%16) %arg2, %arg3 : index, i1
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg2: index, %arg3: i1):
// CHECK-NEXT:           %15 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:           scf.yield %15, %false : index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %14#0 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %7 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %13 = scf.while (%arg2 = %12) : (index) -> index {
// CHECK-NEXT:         %14 = arith.cmpi ult, %arg2, %9 : index
// CHECK-NEXT:         %15 = scf.if %14 -> (i1) {
// CHECK-NEXT:           %16 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:           %17 = arith.subi %16, %3 : index
// CHECK-NEXT:           %18 = arith.divui %17, %4 : index
// CHECK-NEXT:           %19 = arith.cmpi ult, %18, %c4 : index
// CHECK-NEXT:           scf.yield %19 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%15) %arg2 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg2: index):
// CHECK-NEXT:         %14 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:         %15 = arith.subi %14, %3 : index
// CHECK-NEXT:         %16 = arith.divui %15, %4 : index
// CHECK-NEXT:         %17 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:         "visit"(%arg1, %16, %17) : (index, index, f64) -> ()
// CHECK-NEXT:         %18 = scf.if %true -> (index) {
// CHECK-NEXT:           %19:2 = scf.while (%arg3 = %arg2, %arg4 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:             %20 = arith.cmpi ult, %arg3, %9 : index
// CHECK-NEXT:             %21 = scf.if %20 -> (i1) {
// CHECK-NEXT:               %22 = memref.load %2[%arg3] : memref<?xindex>
// CHECK-NEXT:               %23 = arith.subi %22, %3 : index
// CHECK-NEXT:               %24 = arith.divui %23, %4 : index
// CHECK-NEXT:               %25 = arith.muli %24, %4 : index
// CHECK-NEXT:               %26 = arith.addi %25, %3 : index
// CHECK-NEXT:               %27 = arith.cmpi ne, %26, %22 : index
// CHECK-NEXT:               %28 = arith.cmpi ult, %22, %3 : index
// CHECK-NEXT:               %29 = arith.ori %28, %27 : i1
// CHECK-NEXT:               %30 = arith.cmpi uge, %24, %c4 : index
// CHECK-NEXT:               %31 = arith.ori %30, %29 : i1
// CHECK-NEXT:               %32 = arith.subi %22, %3 : index
// CHECK-NEXT:               %33 = arith.divui %32, %4 : index
// CHECK-NEXT:               %34 = arith.cmpi ult, %33, %c4 : index
// CHECK-NEXT:               %35 = arith.cmpi ult, %22, %3 : index
// CHECK-NEXT:               %36 = arith.ori %34, %35 : i1
// CHECK-NEXT:               %37 = arith.andi %36, %31 : i1
// CHECK-NEXT:               %38 = arith.ori %37, %arg4 : i1
// CHECK-NEXT:               scf.yield %38 : i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %false : i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.condition(%21) %arg3, %arg4 : index, i1
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%arg3: index, %arg4: i1):
// CHECK-NEXT:             %20 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:             scf.yield %20, %false : index, i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %19#0 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg2 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %18 : index
// CHECK-NEXT:       } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @storage(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
