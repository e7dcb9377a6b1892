// RUN: pyopt %s --lower-sparse-foreach-to-scf=reference-exact=true --allow-unregistered-dialect | FileCheck %s

// Nested modules, declarations, unregistered ops and unreachable blocks around foreach; bodies that are empty or use
// what is defined outside; other sparse ops stay.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

func.func private @declared(tensor<?xf64, #SV>) -> f64

func.func @empty_body(%t: tensor<?xf64, #SV>) {
  sparse_tensor.foreach in %t : tensor<?xf64, #SV> do {
  ^bb0(%i: index, %v: f64):
  }
  return
}

func.func @outside(%t: tensor<?xf64, #SV>, %u: memref<?xf64>, %o: index) {
  %c = arith.constant 2.0 : f64
  sparse_tensor.foreach in %t : tensor<?xf64, #SV> do {
  ^bb0(%i: index, %v: f64):
    %j = arith.addi %i, %o : index
    %w = arith.mulf %v, %c : f64
    memref.store %w, %u[%j] : memref<?xf64>
  }
  return
}

func.func @unregistered(%t: tensor<?xf64, #SV>) {
  "unknown.region"() ({
  ^bb0(%x: f64):
    %r = sparse_tensor.foreach in %t init(%x) : tensor<?xf64, #SV>, f64 -> f64 do {
    ^bb0(%i: index, %v: f64, %s: f64):
      %n = "unknown.op"(%i, %v, %s) : (index, f64, f64) -> f64
      sparse_tensor.yield %n : f64
    }
    "unknown.end"(%r) : (f64) -> ()
  }) : () -> ()
  return
}

func.func @blocks(%t: tensor<?x?xf64, #CSR>, %p: i1, %x: f64) -> f64 {
  cf.cond_br %p, ^bb1, ^bb2(%x : f64)
^bb1:
  %r = sparse_tensor.foreach in %t init(%x) : tensor<?x?xf64, #CSR>, f64 -> f64 do {
  ^bb0(%i: index, %j: index, %v: f64, %s: f64):
    %n = arith.addf %s, %v : f64
    sparse_tensor.yield %n : f64
  }
  cf.br ^bb2(%r : f64)
^bb2(%y: f64):
  return %y : f64
}

module @inner {
  func.func @storage(%t: tensor<?xf64, #SV>, %i: index) -> tensor<?xf64, #SV> {
    %x = sparse_tensor.number_of_entries %t : tensor<?xf64, #SV>
    %0 = sparse_tensor.convert %t : tensor<?xf64, #SV> to tensor<?xf64>
    %1 = sparse_tensor.convert %0 : tensor<?xf64> to tensor<?xf64, #SV>
    sparse_tensor.foreach in %1 : tensor<?xf64, #SV> do {
    ^bb0(%k: index, %v: f64):
      "visit"(%k, %v, %x) : (index, f64, index) -> ()
    }
    bufferization.dealloc_tensor %0 : tensor<?xf64>
    return %1 : tensor<?xf64, #SV>
  }
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @declared(tensor<?xf64, #sparse>) -> f64
// CHECK-NEXT:   func.func @empty_body(%arg0: tensor<?xf64, #sparse>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outside(%arg0: tensor<?xf64, #sparse>, %arg1: memref<?xf64>, %arg2: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg3 = %3 to %4 step %c1 {
// CHECK-NEXT:       %5 = memref.load %2[%arg3] : memref<?xindex>
// CHECK-NEXT:       %6 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:       %7 = arith.addi %5, %arg2 : index
// CHECK-NEXT:       %8 = arith.mulf %6, %cst : f64
// CHECK-NEXT:       memref.store %8, %arg1[%7] : memref<?xf64>
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unregistered(%arg0: tensor<?xf64, #sparse>) {
// CHECK-NEXT:     "unknown.region"() ({
// CHECK-NEXT:     ^bb0(%arg1: f64):
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %0 = sparse_tensor.values %arg0 : tensor<?xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:       %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:       %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:       %3 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:       %4 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:       %5 = scf.for %arg2 = %3 to %4 step %c1 iter_args(%arg3 = %arg1) -> (f64) {
// CHECK-NEXT:         %6 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:         %7 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:         %8 = "unknown.op"(%6, %7, %arg3) : (index, f64, f64) -> f64
// CHECK-NEXT:         scf.yield %8 : f64
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       "unknown.end"(%5) : (f64) -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @blocks(%arg0: tensor<?x?xf64, #sparse1>, %arg1: i1, %arg2: f64) -> f64 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2(%arg2 : f64)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %3 = scf.for %arg3 = %c0 to %1 step %c1 iter_args(%arg4 = %arg2) -> (f64) {
// CHECK-NEXT:       %5 = memref.load %2[%arg3] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %7 = memref.load %2[%6] : memref<?xindex>
// CHECK-NEXT:       %8 = scf.for %arg5 = %5 to %7 step %c1 iter_args(%arg6 = %arg4) -> (f64) {
// CHECK-NEXT:         %9 = memref.load %0[%arg5] : memref<?xf64>
// CHECK-NEXT:         %10 = arith.addf %arg6, %9 : f64
// CHECK-NEXT:         scf.yield %10 : f64
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       scf.yield %8 : f64
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     cf.br ^bb2(%3 : f64)
// CHECK-NEXT:   ^bb2(%4: f64):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return %4 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func @storage(%arg0: tensor<?xf64, #sparse>, %arg1: index) -> tensor<?xf64, #sparse> {
// CHECK-NEXT:       %0 = sparse_tensor.number_of_entries %arg0 : tensor<?xf64, #sparse>
// CHECK-NEXT:       %1 = sparse_tensor.convert %arg0 : tensor<?xf64, #sparse> to tensor<?xf64>
// CHECK-NEXT:       %2 = sparse_tensor.convert %1 : tensor<?xf64> to tensor<?xf64, #sparse>
// CHECK-NEXT:       sparse_tensor.foreach in %2 : tensor<?xf64, #sparse> do {
// CHECK-NEXT:       ^bb0(%arg2: index, %arg3: f64):
// CHECK-NEXT:         "visit"(%arg2, %arg3, %0) : (index, f64, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       bufferization.dealloc_tensor %1 : tensor<?xf64>
// CHECK-NEXT:       return %2 : tensor<?xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
