// Storage that loops change in place is copied before, if the function looks at it later.
// RUN: pyopt %s --allow-unregistered-dialect --sparsification | FileCheck %s

#Vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#Dense = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
#double = {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"], sorted = true}
#add = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
  iterator_types = ["parallel"],
  sorted = true
}

func.func @returned(%x: tensor<8xf64, #Vector>)
    -> (tensor<8xf64, #Vector>, tensor<8xf64, #Vector>) {
  %0 = linalg.generic #double outs(%x : tensor<8xf64, #Vector>) {
  ^bb0(%t: f64):
    %1 = arith.negf %t : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64, #Vector>
  return %x, %0 : tensor<8xf64, #Vector>, tensor<8xf64, #Vector>
}

func.func @dense_storage(%a: tensor<?xf64, #Vector>, %x: tensor<?xf64, #Dense>)
    -> (tensor<?xf64, #Dense>, f64) {
  %c = arith.constant 0 : index
  %0 = linalg.generic #add ins(%a : tensor<?xf64, #Vector>) outs(%x : tensor<?xf64, #Dense>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.addf %t, %s : f64
    linalg.yield %1 : f64
  } -> tensor<?xf64, #Dense>
  %2 = tensor.extract %x[%c] : tensor<?xf64, #Dense>
  return %0, %2 : tensor<?xf64, #Dense>, f64
}

// Each time round, it is what it was.
func.func @in_a_loop(%x: tensor<8xf64, #Vector>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = linalg.generic #double outs(%x : tensor<8xf64, #Vector>) {
    ^bb0(%t: f64):
      %1 = arith.addf %t, %t : f64
      linalg.yield %1 : f64
    } -> tensor<8xf64, #Vector>
    "test.use"(%0) : (tensor<8xf64, #Vector>) -> ()
  }
  return
}

// The extent stays, and what was looked at before was as it is.
func.func @before(%x: tensor<?xf64, #Vector>) -> (tensor<?xf64, #Vector>, index, index) {
  %c = arith.constant 0 : index
  %n = sparse_tensor.number_of_entries %x : tensor<?xf64, #Vector>
  %0 = linalg.generic #double outs(%x : tensor<?xf64, #Vector>) {
  ^bb0(%t: f64):
    %1 = arith.negf %t : f64
    linalg.yield %1 : f64
  } -> tensor<?xf64, #Vector>
  %extent = tensor.dim %x, %c : tensor<?xf64, #Vector>
  return %0, %n, %extent : tensor<?xf64, #Vector>, index, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @returned(%arg0: tensor<8xf64, #sparse>) -> (tensor<8xf64, #sparse>, tensor<8xf64, #sparse>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.values %0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %3 to %4 step %c1 {
// CHECK-NEXT:       %6 = memref.load %1[%arg1] : memref<?xf64>
// CHECK-NEXT:       %7 = arith.negf %6 : f64
// CHECK-NEXT:       memref.store %7, %1[%arg1] : memref<?xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %5 = sparse_tensor.load %0 : tensor<8xf64, #sparse>
// CHECK-NEXT:     return %arg0, %5 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dense_storage(%arg0: tensor<?xf64, #sparse>, %arg1: tensor<?xf64, #sparse1>) -> (tensor<?xf64, #sparse1>, f64) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%arg1) : tensor<?xf64, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<?xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.values %0 : tensor<?xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %5 to %6 step %c1 {
// CHECK-NEXT:       %8 = memref.load %4[%arg2] : memref<?xindex>
// CHECK-NEXT:       %9 = memref.load %2[%8] : memref<?xf64>
// CHECK-NEXT:       %10 = memref.load %1[%arg2] : memref<?xf64>
// CHECK-NEXT:       %11 = arith.addf %9, %10 : f64
// CHECK-NEXT:       memref.store %11, %2[%8] : memref<?xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = sparse_tensor.load %0 : tensor<?xf64, #sparse1>
// CHECK-NEXT:     %extracted = tensor.extract %arg1[%c0] : tensor<?xf64, #sparse1>
// CHECK-NEXT:     return %7, %extracted : tensor<?xf64, #sparse1>, f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @in_a_loop(%arg0: tensor<8xf64, #sparse>, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<8xf64, #sparse>
// CHECK-NEXT:       %1 = sparse_tensor.values %0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:       %2 = sparse_tensor.positions %0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:       %3 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:       %4 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg3 = %3 to %4 step %c1 {
// CHECK-NEXT:         %6 = memref.load %1[%arg3] : memref<?xf64>
// CHECK-NEXT:         %7 = memref.load %1[%arg3] : memref<?xf64>
// CHECK-NEXT:         %8 = arith.addf %6, %7 : f64
// CHECK-NEXT:         memref.store %8, %1[%arg3] : memref<?xf64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       %5 = sparse_tensor.load %0 : tensor<8xf64, #sparse>
// CHECK-NEXT:       "test.use"(%5) : (tensor<8xf64, #sparse>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @before(%arg0: tensor<?xf64, #sparse>) -> (tensor<?xf64, #sparse>, index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<?xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<?xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %3 to %4 step %c1 {
// CHECK-NEXT:       %6 = memref.load %1[%arg1] : memref<?xf64>
// CHECK-NEXT:       %7 = arith.negf %6 : f64
// CHECK-NEXT:       memref.store %7, %1[%arg1] : memref<?xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %5 = sparse_tensor.load %arg0 : tensor<?xf64, #sparse>
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf64, #sparse>
// CHECK-NEXT:     return %5, %0, %dim : tensor<?xf64, #sparse>, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
