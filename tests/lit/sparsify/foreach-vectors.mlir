// RUN: pyopt %s --lower-sparse-foreach-to-scf=reference-exact=true --allow-unregistered-dialect | FileCheck %s

// A loop for each format of one level.

#Dense = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
#Loosely = #sparse_tensor.encoding<{ map = (i) -> (i : loose_compressed(nonordered)) }>
#Unordered = #sparse_tensor.encoding<{ map = (i) -> (i : compressed(nonordered)) }>

func.func @vector_loosely(%t: tensor<?xf64, #Loosely>) {
  sparse_tensor.foreach in %t : tensor<?xf64, #Loosely> do {
  ^bb0(%c0: index, %v: f64):
    "visit"(%c0, %v) : (index, f64) -> ()
  }
  return
}

func.func @vector_unordered(%t: tensor<?xf64, #Unordered>) {
  sparse_tensor.foreach in %t : tensor<?xf64, #Unordered> do {
  ^bb0(%c0: index, %v: f64):
    "visit"(%c0, %v) : (index, f64) -> ()
  }
  return
}

func.func @static_dense(%t: tensor<16xi32, #Dense>) {
  sparse_tensor.foreach in %t : tensor<16xi32, #Dense> do {
  ^bb0(%c0: index, %v: i32):
    "visit"(%c0, %v) : (index, i32) -> ()
  }
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : loose_compressed(nonordered)) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonordered)) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vector_loosely(%arg0: tensor<?xf64, #sparse>) {
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
// CHECK-NEXT:   func.func @vector_unordered(%arg0: tensor<?xf64, #sparse1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %3 to %4 step %c1 {
// CHECK-NEXT:       %5 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %6 = memref.load %0[%arg1] : memref<?xf64>
// CHECK-NEXT:       "visit"(%5, %6) : (index, f64) -> ()
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @static_dense(%arg0: tensor<16xi32, #sparse2>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<16xi32, #sparse2> to memref<?xi32>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c16 step %c1 {
// CHECK-NEXT:       %1 = memref.load %0[%arg1] : memref<?xi32>
// CHECK-NEXT:       "visit"(%arg1, %1) : (index, i32) -> ()
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
