// RUN: pyopt %s --lower-sparse-foreach-to-scf=reference-exact=true --allow-unregistered-dialect | FileCheck %s

// Three levels and more, batch levels, and levels that hold the coordinates of one entry.

#CSF = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed, j : compressed, k : compressed)
}>
#COO3 = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique), k : singleton)
}>
#DCOO = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : dense, j : compressed(nonunique), k : singleton)
}>
#Perm = #sparse_tensor.encoding<{ map = (i, j, k) -> (k : dense, i : compressed, j : dense) }>
#BatchCSR = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : batch, j : dense, k : compressed) }>
#Batch2 = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : batch, j : batch, k : compressed) }>
#SDS = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : compressed, j : dense, k : compressed) }>
#Structured = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : dense, j : dense, k : structured[2, 4])
}>
#COOSoA3 = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique, soa),
                      k : singleton(soa))
}>
#Batched = #sparse_tensor.encoding<{ map = (i, j) -> (i : batch, j : compressed) }>

func.func @tensor_csf(%t: tensor<?x?x?xf32, #CSF>) {
  sparse_tensor.foreach in %t : tensor<?x?x?xf32, #CSF> do {
  ^bb0(%c0: index, %c1: index, %c2: index, %v: f32):
    "visit"(%c0, %c1, %c2, %v) : (index, index, index, f32) -> ()
  }
  return
}

func.func @tensor_coo3(%t: tensor<?x?x?xf32, #COO3>) {
  sparse_tensor.foreach in %t : tensor<?x?x?xf32, #COO3> do {
  ^bb0(%c0: index, %c1: index, %c2: index, %v: f32):
    "visit"(%c0, %c1, %c2, %v) : (index, index, index, f32) -> ()
  }
  return
}

func.func @tensor_dcoo(%t: tensor<?x?x?xf32, #DCOO>) {
  sparse_tensor.foreach in %t : tensor<?x?x?xf32, #DCOO> do {
  ^bb0(%c0: index, %c1: index, %c2: index, %v: f32):
    "visit"(%c0, %c1, %c2, %v) : (index, index, index, f32) -> ()
  }
  return
}

func.func @tensor_perm(%t: tensor<?x?x?xf32, #Perm>) {
  sparse_tensor.foreach in %t : tensor<?x?x?xf32, #Perm> do {
  ^bb0(%c0: index, %c1: index, %c2: index, %v: f32):
    "visit"(%c0, %c1, %c2, %v) : (index, index, index, f32) -> ()
  }
  return
}

func.func @tensor_batchcsr(%t: tensor<?x?x?xf32, #BatchCSR>) {
  sparse_tensor.foreach in %t : tensor<?x?x?xf32, #BatchCSR> do {
  ^bb0(%c0: index, %c1: index, %c2: index, %v: f32):
    "visit"(%c0, %c1, %c2, %v) : (index, index, index, f32) -> ()
  }
  return
}

func.func @tensor_batch2(%t: tensor<?x?x?xf32, #Batch2>) {
  sparse_tensor.foreach in %t : tensor<?x?x?xf32, #Batch2> do {
  ^bb0(%c0: index, %c1: index, %c2: index, %v: f32):
    "visit"(%c0, %c1, %c2, %v) : (index, index, index, f32) -> ()
  }
  return
}

func.func @tensor_sds(%t: tensor<?x?x?xf32, #SDS>) {
  sparse_tensor.foreach in %t : tensor<?x?x?xf32, #SDS> do {
  ^bb0(%c0: index, %c1: index, %c2: index, %v: f32):
    "visit"(%c0, %c1, %c2, %v) : (index, index, index, f32) -> ()
  }
  return
}

func.func @tensor_structured(%t: tensor<2x?x4xf32, #Structured>) {
  sparse_tensor.foreach in %t : tensor<2x?x4xf32, #Structured> do {
  ^bb0(%c0: index, %c1: index, %c2: index, %v: f32):
    "visit"(%c0, %c1, %c2, %v) : (index, index, index, f32) -> ()
  }
  return
}

func.func @tensor_coosoa3(%t: tensor<?x?x?xf32, #COOSoA3>) {
  sparse_tensor.foreach in %t : tensor<?x?x?xf32, #COOSoA3> do {
  ^bb0(%c0: index, %c1: index, %c2: index, %v: f32):
    "visit"(%c0, %c1, %c2, %v) : (index, index, index, f32) -> ()
  }
  return
}

func.func @batch_vector(%t: tensor<?x6xf64, #Batched>) {
  sparse_tensor.foreach in %t : tensor<?x6xf64, #Batched> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed(nonunique), d2 : singleton) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d2 : dense, d0 : compressed, d1 : dense) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : batch, d2 : compressed) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : dense, d2 : compressed) }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[2, 4]) }>
// CHECK-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa), d2 : singleton(soa)) }>
// CHECK-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @tensor_csf(%arg0: tensor<?x?x?xf32, #sparse>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?x?xf32, #sparse> to memref<?xf32>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?x?x?xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?x?x?xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?x?xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?x?xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.positions %arg0 {level = 2 : index} : tensor<?x?x?xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<?x?x?xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %7 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %8 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %7 to %8 step %c1 {
// CHECK-NEXT:       %9 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %10 = memref.load %3[%arg1] : memref<?xindex>
// CHECK-NEXT:       %11 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %12 = memref.load %3[%11] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg2 = %10 to %12 step %c1 {
// CHECK-NEXT:         %13 = memref.load %4[%arg2] : memref<?xindex>
// CHECK-NEXT:         %14 = memref.load %5[%arg2] : memref<?xindex>
// CHECK-NEXT:         %15 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:         %16 = memref.load %5[%15] : memref<?xindex>
// CHECK-NEXT:         scf.for %arg3 = %14 to %16 step %c1 {
// CHECK-NEXT:           %17 = memref.load %6[%arg3] : memref<?xindex>
// CHECK-NEXT:           %18 = memref.load %0[%arg3] : memref<?xf32>
// CHECK-NEXT:           "visit"(%9, %13, %17, %18) : (index, index, index, f32) -> ()
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tensor_coo3(%arg0: tensor<?x?x?xf32, #sparse1>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?x?xf32, #sparse1> to memref<?xf32>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?x?x?xf32, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?x?x?xf32, #sparse1> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?x?xf32, #sparse1> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<?x?x?xf32, #sparse1> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %5 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     %7 = scf.while (%arg1 = %5) : (index) -> index {
// CHECK-NEXT:       %9 = arith.cmpi ult, %arg1, %6 : index
// CHECK-NEXT:       %10 = scf.if %9 -> (i1) {
// CHECK-NEXT:         %11 = memref.load %2[%5] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %12 = memref.load %2[%arg1] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %13 = arith.cmpi eq, %11, %12 : index
// CHECK-NEXT:         scf.yield %13 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%10) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %9 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       scf.yield %9 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %8:2 = scf.while (%arg1 = %5, %arg2 = %7) : (index, index) -> (index, index) {
// CHECK-NEXT:       %9 = arith.cmpi ult, %arg1, %6 : index
// CHECK-NEXT:       scf.condition(%9) %arg1, %arg2 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT:       %9 = memref.load %2[%arg1] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       %10 = scf.while (%arg3 = %arg1) : (index) -> index {
// CHECK-NEXT:         %13 = arith.cmpi ult, %arg3, %arg2 : index
// CHECK-NEXT:         %14 = scf.if %13 -> (i1) {
// CHECK-NEXT:           %15 = memref.load %3[%arg1] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %16 = memref.load %3[%arg3] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %17 = arith.cmpi eq, %15, %16 : index
// CHECK-NEXT:           scf.yield %17 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%14) %arg3 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg3: index):
// CHECK-NEXT:         %13 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:         scf.yield %13 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %11:2 = scf.while (%arg3 = %arg1, %arg4 = %10) : (index, index) -> (index, index) {
// CHECK-NEXT:         %13 = arith.cmpi ult, %arg3, %arg2 : index
// CHECK-NEXT:         scf.condition(%13) %arg3, %arg4 : index, index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:         %13 = memref.load %3[%arg3] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         scf.for %arg5 = %arg3 to %arg4 step %c1 {
// CHECK-NEXT:           %15 = memref.load %4[%arg5] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %16 = memref.load %0[%arg5] : memref<?xf32>
// CHECK-NEXT:           "visit"(%9, %13, %15, %16) : (index, index, index, f32) -> ()
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:         %14:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:           %15 = scf.while (%arg5 = %arg4) : (index) -> index {
// CHECK-NEXT:             %16 = arith.cmpi ult, %arg5, %arg2 : index
// CHECK-NEXT:             %17 = scf.if %16 -> (i1) {
// CHECK-NEXT:               %18 = memref.load %3[%arg4] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:               %19 = memref.load %3[%arg5] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:               %20 = arith.cmpi eq, %18, %19 : index
// CHECK-NEXT:               scf.yield %20 : i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %false : i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.condition(%17) %arg5 : index
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%arg5: index):
// CHECK-NEXT:             %16 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:             scf.yield %16 : index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %arg4, %15 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg3, %arg4 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %14#0, %14#1 : index, index
// CHECK-NEXT:       } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       %12:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %13 = scf.while (%arg3 = %arg2) : (index) -> index {
// CHECK-NEXT:           %14 = arith.cmpi ult, %arg3, %6 : index
// CHECK-NEXT:           %15 = scf.if %14 -> (i1) {
// CHECK-NEXT:             %16 = memref.load %2[%arg2] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %17 = memref.load %2[%arg3] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %18 = arith.cmpi eq, %16, %17 : index
// CHECK-NEXT:             scf.yield %18 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%15) %arg3 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg3: index):
// CHECK-NEXT:           %14 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:           scf.yield %14 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg2, %13 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1, %arg2 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %12#0, %12#1 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tensor_dcoo(%arg0: tensor<?x?x?xf32, #sparse2>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?x?xf32, #sparse2> to memref<?xf32>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?x?xf32, #sparse2>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?x?xf32, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?x?xf32, #sparse2> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<?x?x?xf32, #sparse2> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %5 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %7 = memref.load %2[%6] : memref<?xindex>
// CHECK-NEXT:       %8 = scf.while (%arg2 = %5) : (index) -> index {
// CHECK-NEXT:         %10 = arith.cmpi ult, %arg2, %7 : index
// CHECK-NEXT:         %11 = scf.if %10 -> (i1) {
// CHECK-NEXT:           %12 = memref.load %3[%5] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %13 = memref.load %3[%arg2] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %14 = arith.cmpi eq, %12, %13 : index
// CHECK-NEXT:           scf.yield %14 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%11) %arg2 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg2: index):
// CHECK-NEXT:         %10 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:         scf.yield %10 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %9:2 = scf.while (%arg2 = %5, %arg3 = %8) : (index, index) -> (index, index) {
// CHECK-NEXT:         %10 = arith.cmpi ult, %arg2, %7 : index
// CHECK-NEXT:         scf.condition(%10) %arg2, %arg3 : index, index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:         %10 = memref.load %3[%arg2] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         scf.for %arg4 = %arg2 to %arg3 step %c1 {
// CHECK-NEXT:           %12 = memref.load %4[%arg4] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %13 = memref.load %0[%arg4] : memref<?xf32>
// CHECK-NEXT:           "visit"(%arg1, %10, %12, %13) : (index, index, index, f32) -> ()
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:         %11:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:           %12 = scf.while (%arg4 = %arg3) : (index) -> index {
// CHECK-NEXT:             %13 = arith.cmpi ult, %arg4, %7 : index
// CHECK-NEXT:             %14 = scf.if %13 -> (i1) {
// CHECK-NEXT:               %15 = memref.load %3[%arg3] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:               %16 = memref.load %3[%arg4] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:               %17 = arith.cmpi eq, %15, %16 : index
// CHECK-NEXT:               scf.yield %17 : i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %false : i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.condition(%14) %arg4 : index
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%arg4: index):
// CHECK-NEXT:             %13 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:             scf.yield %13 : index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %arg3, %12 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg2, %arg3 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %11#0, %11#1 : index, index
// CHECK-NEXT:       } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tensor_perm(%arg0: tensor<?x?x?xf32, #sparse3>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?x?xf32, #sparse3> to memref<?xf32>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?x?xf32, #sparse3>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?x?xf32, #sparse3> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?x?xf32, #sparse3> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.lvl %arg0, %c2 : tensor<?x?x?xf32, #sparse3>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %5 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %7 = memref.load %2[%6] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg2 = %5 to %7 step %c1 {
// CHECK-NEXT:         %8 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:         %9 = arith.muli %arg2, %4 : index
// CHECK-NEXT:         scf.for %arg3 = %c0 to %4 step %c1 {
// CHECK-NEXT:           %10 = arith.addi %arg3, %9 : index
// CHECK-NEXT:           %11 = memref.load %0[%10] : memref<?xf32>
// CHECK-NEXT:           "visit"(%8, %arg3, %arg1, %11) : (index, index, index, f32) -> ()
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tensor_batchcsr(%arg0: tensor<?x?x?xf32, #sparse4>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?x?xf32, #sparse4> to memref<?x?xf32>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?x?xf32, #sparse4>
// CHECK-NEXT:     %2 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?x?xf32, #sparse4>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 2 : index} : tensor<?x?x?xf32, #sparse4> to memref<?x?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<?x?x?xf32, #sparse4> to memref<?x?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       scf.for %arg2 = %c0 to %2 step %c1 {
// CHECK-NEXT:         %5 = memref.load %3[%arg1, %arg2] : memref<?x?xindex>
// CHECK-NEXT:         %6 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:         %7 = memref.load %3[%arg1, %6] : memref<?x?xindex>
// CHECK-NEXT:         scf.for %arg3 = %5 to %7 step %c1 {
// CHECK-NEXT:           %8 = memref.load %4[%arg1, %arg3] : memref<?x?xindex>
// CHECK-NEXT:           %9 = memref.load %0[%arg1, %arg3] : memref<?x?xf32>
// CHECK-NEXT:           "visit"(%arg1, %arg2, %8, %9) : (index, index, index, f32) -> ()
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tensor_batch2(%arg0: tensor<?x?x?xf32, #sparse5>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?x?xf32, #sparse5> to memref<?x?x?xf32>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?x?xf32, #sparse5>
// CHECK-NEXT:     %2 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?x?xf32, #sparse5>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 2 : index} : tensor<?x?x?xf32, #sparse5> to memref<?x?x?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<?x?x?xf32, #sparse5> to memref<?x?x?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       scf.for %arg2 = %c0 to %2 step %c1 {
// CHECK-NEXT:         %5 = memref.load %3[%arg1, %arg2, %c0] : memref<?x?x?xindex>
// CHECK-NEXT:         %6 = memref.load %3[%arg1, %arg2, %c1] : memref<?x?x?xindex>
// CHECK-NEXT:         scf.for %arg3 = %5 to %6 step %c1 {
// CHECK-NEXT:           %7 = memref.load %4[%arg1, %arg2, %arg3] : memref<?x?x?xindex>
// CHECK-NEXT:           %8 = memref.load %0[%arg1, %arg2, %arg3] : memref<?x?x?xf32>
// CHECK-NEXT:           "visit"(%arg1, %arg2, %7, %8) : (index, index, index, f32) -> ()
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tensor_sds(%arg0: tensor<?x?x?xf32, #sparse6>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?x?xf32, #sparse6> to memref<?xf32>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?x?x?xf32, #sparse6> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?x?x?xf32, #sparse6> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?x?xf32, #sparse6>
// CHECK-NEXT:     %4 = sparse_tensor.positions %arg0 {level = 2 : index} : tensor<?x?x?xf32, #sparse6> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<?x?x?xf32, #sparse6> to memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %7 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %6 to %7 step %c1 {
// CHECK-NEXT:       %8 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %9 = arith.muli %arg1, %3 : index
// CHECK-NEXT:       scf.for %arg2 = %c0 to %3 step %c1 {
// CHECK-NEXT:         %10 = arith.addi %arg2, %9 : index
// CHECK-NEXT:         %11 = memref.load %4[%10] : memref<?xindex>
// CHECK-NEXT:         %12 = arith.addi %10, %c1 : index
// CHECK-NEXT:         %13 = memref.load %4[%12] : memref<?xindex>
// CHECK-NEXT:         scf.for %arg3 = %11 to %13 step %c1 {
// CHECK-NEXT:           %14 = memref.load %5[%arg3] : memref<?xindex>
// CHECK-NEXT:           %15 = memref.load %0[%arg3] : memref<?xf32>
// CHECK-NEXT:           "visit"(%8, %arg2, %14, %15) : (index, index, index, f32) -> ()
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tensor_structured(%arg0: tensor<2x?x4xf32, #sparse7>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<2x?x4xf32, #sparse7> to memref<?xf32>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c1 : tensor<2x?x4xf32, #sparse7>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<2x?x4xf32, #sparse7> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %3 = arith.muli %arg1, %1 : index
// CHECK-NEXT:       scf.for %arg2 = %c0 to %1 step %c1 {
// CHECK-NEXT:         %4 = arith.addi %arg2, %3 : index
// CHECK-NEXT:         %5 = arith.muli %4, %c2 : index
// CHECK-NEXT:         %6 = arith.addi %5, %c2 : index
// CHECK-NEXT:         scf.for %arg3 = %5 to %6 step %c1 {
// CHECK-NEXT:           %7 = memref.load %2[%arg3] : memref<?xindex>
// CHECK-NEXT:           %8 = memref.load %0[%arg3] : memref<?xf32>
// CHECK-NEXT:           "visit"(%arg1, %arg2, %7, %8) : (index, index, index, f32) -> ()
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tensor_coosoa3(%arg0: tensor<?x?x?xf32, #sparse8>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?x?xf32, #sparse8> to memref<?xf32>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?x?x?xf32, #sparse8> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?x?x?xf32, #sparse8> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?x?xf32, #sparse8> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<?x?x?xf32, #sparse8> to memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     %7 = scf.while (%arg1 = %5) : (index) -> index {
// CHECK-NEXT:       %9 = arith.cmpi ult, %arg1, %6 : index
// CHECK-NEXT:       %10 = scf.if %9 -> (i1) {
// CHECK-NEXT:         %11 = memref.load %2[%5] : memref<?xindex>
// CHECK-NEXT:         %12 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:         %13 = arith.cmpi eq, %11, %12 : index
// CHECK-NEXT:         scf.yield %13 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%10) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %9 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       scf.yield %9 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %8:2 = scf.while (%arg1 = %5, %arg2 = %7) : (index, index) -> (index, index) {
// CHECK-NEXT:       %9 = arith.cmpi ult, %arg1, %6 : index
// CHECK-NEXT:       scf.condition(%9) %arg1, %arg2 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT:       %9 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %10 = scf.while (%arg3 = %arg1) : (index) -> index {
// CHECK-NEXT:         %13 = arith.cmpi ult, %arg3, %arg2 : index
// CHECK-NEXT:         %14 = scf.if %13 -> (i1) {
// CHECK-NEXT:           %15 = memref.load %3[%arg1] : memref<?xindex>
// CHECK-NEXT:           %16 = memref.load %3[%arg3] : memref<?xindex>
// CHECK-NEXT:           %17 = arith.cmpi eq, %15, %16 : index
// CHECK-NEXT:           scf.yield %17 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%14) %arg3 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg3: index):
// CHECK-NEXT:         %13 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:         scf.yield %13 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %11:2 = scf.while (%arg3 = %arg1, %arg4 = %10) : (index, index) -> (index, index) {
// CHECK-NEXT:         %13 = arith.cmpi ult, %arg3, %arg2 : index
// CHECK-NEXT:         scf.condition(%13) %arg3, %arg4 : index, index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:         %13 = memref.load %3[%arg3] : memref<?xindex>
// CHECK-NEXT:         scf.for %arg5 = %arg3 to %arg4 step %c1 {
// CHECK-NEXT:           %15 = memref.load %4[%arg5] : memref<?xindex>
// CHECK-NEXT:           %16 = memref.load %0[%arg5] : memref<?xf32>
// CHECK-NEXT:           "visit"(%9, %13, %15, %16) : (index, index, index, f32) -> ()
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:         %14:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:           %15 = scf.while (%arg5 = %arg4) : (index) -> index {
// CHECK-NEXT:             %16 = arith.cmpi ult, %arg5, %arg2 : index
// CHECK-NEXT:             %17 = scf.if %16 -> (i1) {
// CHECK-NEXT:               %18 = memref.load %3[%arg4] : memref<?xindex>
// CHECK-NEXT:               %19 = memref.load %3[%arg5] : memref<?xindex>
// CHECK-NEXT:               %20 = arith.cmpi eq, %18, %19 : index
// CHECK-NEXT:               scf.yield %20 : i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %false : i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.condition(%17) %arg5 : index
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%arg5: index):
// CHECK-NEXT:             %16 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:             scf.yield %16 : index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %arg4, %15 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg3, %arg4 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %14#0, %14#1 : index, index
// CHECK-NEXT:       } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       %12:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %13 = scf.while (%arg3 = %arg2) : (index) -> index {
// CHECK-NEXT:           %14 = arith.cmpi ult, %arg3, %6 : index
// CHECK-NEXT:           %15 = scf.if %14 -> (i1) {
// CHECK-NEXT:             %16 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:             %17 = memref.load %2[%arg3] : memref<?xindex>
// CHECK-NEXT:             %18 = arith.cmpi eq, %16, %17 : index
// CHECK-NEXT:             scf.yield %18 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%15) %arg3 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg3: index):
// CHECK-NEXT:           %14 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:           scf.yield %14 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg2, %13 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1, %arg2 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %12#0, %12#1 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @batch_vector(%arg0: tensor<?x6xf64, #sparse9>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x6xf64, #sparse9> to memref<?x?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x6xf64, #sparse9>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x6xf64, #sparse9> to memref<?x?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x6xf64, #sparse9> to memref<?x?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %4 = memref.load %2[%arg1, %c0] : memref<?x?xindex>
// CHECK-NEXT:       %5 = memref.load %2[%arg1, %c1] : memref<?x?xindex>
// CHECK-NEXT:       scf.for %arg2 = %4 to %5 step %c1 {
// CHECK-NEXT:         %6 = memref.load %3[%arg1, %arg2] : memref<?x?xindex>
// CHECK-NEXT:         %7 = memref.load %0[%arg1, %arg2] : memref<?x?xf64>
// CHECK-NEXT:         "visit"(%arg1, %6, %7) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
