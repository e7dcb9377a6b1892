// RUN: pyopt %s --lower-sparse-foreach-to-scf=reference-exact=true --allow-unregistered-dialect | FileCheck %s

// What a foreach carries goes through all loops.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#Sparse = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#Loose = #sparse_tensor.encoding<{ map = (i) -> (i : loose_compressed) }>

func.func @into_sparse(%t: tensor<4x8xf32, #CSR>, %a0: tensor<4x8xf32, #COO>)
    -> (tensor<4x8xf32, #COO>) {
  %r:1 = sparse_tensor.foreach in %t init(%a0)
      : tensor<4x8xf32, #CSR>, tensor<4x8xf32, #COO> -> tensor<4x8xf32, #COO> do {
  ^bb0(%c0: index, %c1: index, %v: f32, %x0: tensor<4x8xf32, #COO>):
    %n = tensor.insert %v into %x0[%c0, %c1] : tensor<4x8xf32, #COO>
    sparse_tensor.yield %n : tensor<4x8xf32, #COO>
  }
  return %r#0 : tensor<4x8xf32, #COO>
}

func.func @conditional(%t: tensor<?xi64, #Sparse>, %a0: i64) -> (i64) {
  %r:1 = sparse_tensor.foreach in %t init(%a0) : tensor<?xi64, #Sparse>, i64 -> i64 do {
  ^bb0(%c0: index, %v: i64, %x0: i64):
    %zero = arith.constant 0 : i64
    %p = arith.cmpi sgt, %v, %zero : i64
    %n = scf.if %p -> (i64) {
      %m = arith.muli %x0, %v : i64
      scf.yield %m : i64
    } else {
      scf.yield %x0 : i64
    }
    sparse_tensor.yield %n : i64
  }
  return %r#0 : i64
}

func.func @constant(%t: tensor<?xi64, #Loose>, %a0: i64) -> (i64) {
  %r:1 = sparse_tensor.foreach in %t init(%a0) : tensor<?xi64, #Loose>, i64 -> i64 do {
  ^bb0(%c0: index, %v: i64, %x0: i64):
    %n = arith.constant 7 : i64
    sparse_tensor.yield %n : i64
  }
  return %r#0 : i64
}

func.func @in_loop(%a: tensor<?xf64, #Sparse>, %n: index, %x: f64) -> f64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = scf.for %i = %zero to %n step %one iter_args(%s = %x) -> (f64) {
    %t = sparse_tensor.foreach in %a init(%s) : tensor<?xf64, #Sparse>, f64 -> f64 do {
    ^bb0(%j: index, %v: f64, %u: f64):
      %m = arith.mulf %u, %v : f64
      sparse_tensor.yield %m : f64
    }
    scf.yield %t : f64
  }
  return %r : f64
}

func.func @one_behind_the_other(%a: tensor<?x?xf64, #CSR>, %b: tensor<?x?xf64, #DCSR>, %x: f64)
    -> f64 {
  %r = sparse_tensor.foreach in %a init(%x) : tensor<?x?xf64, #CSR>, f64 -> f64 do {
  ^bb0(%i: index, %j: index, %v: f64, %s: f64):
    %m = arith.maximumf %s, %v : f64
    sparse_tensor.yield %m : f64
  }
  %q = sparse_tensor.foreach in %b init(%r) : tensor<?x?xf64, #DCSR>, f64 -> f64 do {
  ^bb0(%i: index, %j: index, %v: f64, %s: f64):
    %m = arith.minimumf %s, %v : f64
    sparse_tensor.yield %m : f64
  }
  return %q : f64
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : loose_compressed) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @into_sparse(%arg0: tensor<4x8xf32, #sparse>, %arg1: tensor<4x8xf32, #sparse1>) -> tensor<4x8xf32, #sparse1> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xf32, #sparse> to memref<?xf32>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x8xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %arg1) -> (tensor<4x8xf32, #sparse1>) {
// CHECK-NEXT:       %4 = memref.load %1[%arg2] : memref<?xindex>
// CHECK-NEXT:       %5 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %6 = memref.load %1[%5] : memref<?xindex>
// CHECK-NEXT:       %7 = scf.for %arg4 = %4 to %6 step %c1 iter_args(%arg5 = %arg3) -> (tensor<4x8xf32, #sparse1>) {
// CHECK-NEXT:         %8 = memref.load %2[%arg4] : memref<?xindex>
// CHECK-NEXT:         %9 = memref.load %0[%arg4] : memref<?xf32>
// CHECK-NEXT:         %inserted = tensor.insert %9 into %arg5[%arg2, %8] : tensor<4x8xf32, #sparse1>
// CHECK-NEXT:         scf.yield %inserted : tensor<4x8xf32, #sparse1>
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       scf.yield %7 : tensor<4x8xf32, #sparse1>
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return %3 : tensor<4x8xf32, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @conditional(%arg0: tensor<?xi64, #sparse2>, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?xi64, #sparse2> to memref<?xi64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?xi64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     %4 = scf.for %arg2 = %2 to %3 step %c1 iter_args(%arg3 = %arg1) -> (i64) {
// CHECK-NEXT:       %5 = memref.load %0[%arg2] : memref<?xi64>
// CHECK-NEXT:       %6 = arith.cmpi sgt, %5, %c0_i64 : i64
// CHECK-NEXT:       %7 = scf.if %6 -> (i64) {
// CHECK-NEXT:         %8 = arith.muli %arg3, %5 : i64
// CHECK-NEXT:         scf.yield %8 : i64
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3 : i64
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %7 : i64
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return %4 : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constant(%arg0: tensor<?xi64, #sparse3>, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c7_i64 = arith.constant 7 : i64
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?xi64, #sparse3> to memref<?xindex>
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %0[%c1] : memref<?xindex>
// CHECK-NEXT:     %3 = scf.for %arg2 = %1 to %2 step %c1 iter_args(%arg3 = %arg1) -> (i64) {
// CHECK-NEXT:       scf.yield %c7_i64 : i64
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return %3 : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @in_loop(%arg0: tensor<?xf64, #sparse2>, %arg1: index, %arg2: f64) -> f64 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg2) -> (f64) {
// CHECK-NEXT:       %1 = sparse_tensor.values %arg0 : tensor<?xf64, #sparse2> to memref<?xf64>
// CHECK-NEXT:       %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:       %3 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:       %4 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:       %5 = scf.for %arg5 = %3 to %4 step %c1 iter_args(%arg6 = %arg4) -> (f64) {
// CHECK-NEXT:         %6 = memref.load %1[%arg5] : memref<?xf64>
// CHECK-NEXT:         %7 = arith.mulf %arg6, %6 : f64
// CHECK-NEXT:         scf.yield %7 : f64
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       scf.yield %5 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @one_behind_the_other(%arg0: tensor<?x?xf64, #sparse>, %arg1: tensor<?x?xf64, #sparse4>, %arg2: f64) -> f64 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = scf.for %arg3 = %c0 to %1 step %c1 iter_args(%arg4 = %arg2) -> (f64) {
// CHECK-NEXT:       %10 = memref.load %2[%arg3] : memref<?xindex>
// CHECK-NEXT:       %11 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %12 = memref.load %2[%11] : memref<?xindex>
// CHECK-NEXT:       %13 = scf.for %arg5 = %10 to %12 step %c1 iter_args(%arg6 = %arg4) -> (f64) {
// CHECK-NEXT:         %14 = memref.load %0[%arg5] : memref<?xf64>
// CHECK-NEXT:         %15 = arith.maximumf %arg6, %14 : f64
// CHECK-NEXT:         scf.yield %15 : f64
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       scf.yield %13 : f64
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     %4 = sparse_tensor.values %arg1 : tensor<?x?xf64, #sparse4> to memref<?xf64>
// CHECK-NEXT:     %5 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<?x?xf64, #sparse4> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.positions %arg1 {level = 1 : index} : tensor<?x?xf64, #sparse4> to memref<?xindex>
// CHECK-NEXT:     %7 = memref.load %5[%c0] : memref<?xindex>
// CHECK-NEXT:     %8 = memref.load %5[%c1] : memref<?xindex>
// CHECK-NEXT:     %9 = scf.for %arg3 = %7 to %8 step %c1 iter_args(%arg4 = %3) -> (f64) {
// CHECK-NEXT:       %10 = memref.load %6[%arg3] : memref<?xindex>
// CHECK-NEXT:       %11 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %12 = memref.load %6[%11] : memref<?xindex>
// CHECK-NEXT:       %13 = scf.for %arg5 = %10 to %12 step %c1 iter_args(%arg6 = %arg4) -> (f64) {
// CHECK-NEXT:         %14 = memref.load %4[%arg5] : memref<?xf64>
// CHECK-NEXT:         %15 = arith.minimumf %arg6, %14 : f64
// CHECK-NEXT:         scf.yield %15 : f64
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       scf.yield %13 : f64
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return %9 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }
