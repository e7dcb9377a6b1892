// RUN: pyopt %s --lower-sparse-foreach-to-scf=reference-exact=true --allow-unregistered-dialect | FileCheck %s

// Batch levels only.

#AB = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : batch) }>
#BV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : batch) }>

func.func @allbatch(%A: tensor<?x?xf64, #AB>) {
  sparse_tensor.foreach in %A : tensor<?x?xf64, #AB> do {
  ^bb0(%i: index, %j: index, %v: f64):
    "visit"(%i, %j, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @batchv(%A: tensor<?xf64, #BV>) {
  sparse_tensor.foreach in %A : tensor<?xf64, #BV> do {
  ^bb0(%i: index, %v: f64):
    "visit"(%i, %v) : (index, f64) -> ()
  }
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : batch) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : batch) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @allbatch(%arg0: tensor<?x?xf64, #sparse>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?xf64, #sparse> to memref<?x?x?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       scf.for %arg2 = %c0 to %2 step %c1 {
// CHECK-NEXT:         %3 = memref.load %0[%arg1, %arg2, %arg2] : memref<?x?x?xf64>
// CHECK-NEXT:         "visit"(%arg1, %arg2, %3) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @batchv(%arg0: tensor<?xf64, #sparse1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?xf64, #sparse1> to memref<?x?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?xf64, #sparse1>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %2 = memref.load %0[%arg1, %arg1] : memref<?x?xf64>
// CHECK-NEXT:       "visit"(%arg1, %2) : (index, f64) -> ()
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
