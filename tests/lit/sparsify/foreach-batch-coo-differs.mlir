// RUN: pyopt %s --lower-sparse-foreach-to-scf=reference-exact=true --allow-unregistered-dialect | FileCheck %s

// Interleaved coordinates below a batch level: the reference gives the memref of two dimensions one stride, which is
// no valid type.

#BatchCOO = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : batch, j : compressed(nonunique), k : singleton)
}>

func.func @tensor_batchcoo(%t: tensor<?x?x?xf32, #BatchCOO>) {
  sparse_tensor.foreach in %t : tensor<?x?x?xf32, #BatchCOO> do {
  ^bb0(%c0: index, %c1: index, %c2: index, %v: f32):
    "visit"(%c0, %c1, %c2, %v) : (index, index, index, f32) -> ()
  }
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : compressed(nonunique), d2 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @tensor_batchcoo(%arg0: tensor<?x?x?xf32, #sparse>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?x?xf32, #sparse> to memref<?x?xf32>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?x?xf32, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?x?xf32, #sparse> to memref<?x?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?x?xf32, #sparse> to memref<?x?xindex, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<?x?x?xf32, #sparse> to memref<?x?xindex, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %5 = memref.load %2[%arg1, %c0] : memref<?x?xindex>
// CHECK-NEXT:       %6 = memref.load %2[%arg1, %c1] : memref<?x?xindex>
// CHECK-NEXT:       %7 = scf.while (%arg2 = %5) : (index) -> index {
// CHECK-NEXT:         %9 = arith.cmpi ult, %arg2, %6 : index
// CHECK-NEXT:         %10 = scf.if %9 -> (i1) {
// CHECK-NEXT:           %11 = memref.load %3[%arg1, %5] : memref<?x?xindex, strided<[?, ?], offset: ?>>
// CHECK-NEXT:           %12 = memref.load %3[%arg1, %arg2] : memref<?x?xindex, strided<[?, ?], offset: ?>>
// CHECK-NEXT:           %13 = arith.cmpi eq, %11, %12 : index
// CHECK-NEXT:           scf.yield %13 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%10) %arg2 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg2: index):
// CHECK-NEXT:         %9 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:         scf.yield %9 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %8:2 = scf.while (%arg2 = %5, %arg3 = %7) : (index, index) -> (index, index) {
// CHECK-NEXT:         %9 = arith.cmpi ult, %arg2, %6 : index
// CHECK-NEXT:         scf.condition(%9) %arg2, %arg3 : index, index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:         %9 = memref.load %3[%arg1, %arg2] : memref<?x?xindex, strided<[?, ?], offset: ?>>
// CHECK-NEXT:         scf.for %arg4 = %arg2 to %arg3 step %c1 {
// CHECK-NEXT:           %11 = memref.load %4[%arg1, %arg4] : memref<?x?xindex, strided<[?, ?], offset: ?>>
// CHECK-NEXT:           %12 = memref.load %0[%arg1, %arg4] : memref<?x?xf32>
// CHECK-NEXT:           "visit"(%arg1, %9, %11, %12) : (index, index, index, f32) -> ()
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:         %10:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:           %11 = scf.while (%arg4 = %arg3) : (index) -> index {
// CHECK-NEXT:             %12 = arith.cmpi ult, %arg4, %6 : index
// CHECK-NEXT:             %13 = scf.if %12 -> (i1) {
// CHECK-NEXT:               %14 = memref.load %3[%arg1, %arg3] : memref<?x?xindex, strided<[?, ?], offset: ?>>
// CHECK-NEXT:               %15 = memref.load %3[%arg1, %arg4] : memref<?x?xindex, strided<[?, ?], offset: ?>>
// CHECK-NEXT:               %16 = arith.cmpi eq, %14, %15 : index
// CHECK-NEXT:               scf.yield %16 : i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %false : i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.condition(%13) %arg4 : index
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%arg4: index):
// CHECK-NEXT:             %12 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:             scf.yield %12 : index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %arg3, %11 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg2, %arg3 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %10#0, %10#1 : index, index
// CHECK-NEXT:       } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
