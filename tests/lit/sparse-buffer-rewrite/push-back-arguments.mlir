// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --sparse-buffer-rewrite | FileCheck %s

// A buffer that a function is passed may have no capacity: an empty array of the caller. Twice nothing is nothing, so the
// reference stores behind its end. Where all calls are known, their operands decide.

// One call passes what a caller gave.
func.func private @insert(%size: index, %buffer: memref<?xf64>, %v: f64) -> (memref<?xf64>, index) {
  %b, %n = sparse_tensor.push_back %size, %buffer, %v : index, memref<?xf64>, f64
  return %b, %n : memref<?xf64>, index
}
func.func @passes_on(%v: f64, %a: memref<?xf64>, %k: index) -> (memref<?xf64>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m:2 = scf.for %i = %c0 to %k step %c1 iter_args(%x = %a, %s = %c0) -> (memref<?xf64>, index) {
    %b, %n = func.call @insert(%s, %x, %v) : (index, memref<?xf64>, f64) -> (memref<?xf64>, index)
    scf.yield %b, %n : memref<?xf64>, index
  }
  return %m#0, %m#1 : memref<?xf64>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @insert(%arg0: index, %arg1: memref<?xf64>, %arg2: f64) -> (memref<?xf64>, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xf64>
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     %1 = arith.cmpi ugt, %0, %dim : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xf64>) {
// CHECK-NEXT:       %3 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %4 = arith.maxui %3, %0 : index
// CHECK-NEXT:       %5 = memref.realloc %arg1(%4) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %5 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg2, %2[%arg0] : memref<?xf64>
// CHECK-NEXT:     return %2, %0 : memref<?xf64>, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @passes_on(%arg0: f64, %arg1: memref<?xf64>, %arg2: index) -> (memref<?xf64>, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg1, %arg5 = %c0) -> (memref<?xf64>, index) {
// CHECK-NEXT:       %1:2 = func.call @insert(%arg5, %arg4, %arg0) : (index, memref<?xf64>, f64) -> (memref<?xf64>, index)
// CHECK-NEXT:       scf.yield %1#0, %1#1 : memref<?xf64>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : memref<?xf64>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is known of what is outside, and of functions that are values.
func.func private @outside() -> memref<?xi32>
func.func private @value(%buffer: memref<?xi32>, %v: i32) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %b, %n = sparse_tensor.push_back %c0, %buffer, %v : index, memref<?xi32>, i32
  return %b : memref<?xi32>
}
func.func @unknown(%v: i32) -> (memref<?xi32>, memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %f = func.constant @value : (memref<?xi32>, i32) -> memref<?xi32>
  %a = call @outside() : () -> memref<?xi32>
  %b, %n = sparse_tensor.push_back %c0, %a, %v : index, memref<?xi32>, i32
  %c = "test.make"() : () -> memref<?xi32>
  %d, %m = sparse_tensor.push_back %c0, %c, %v : index, memref<?xi32>, i32
  return %b, %d : memref<?xi32>, memref<?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @outside() -> memref<?xi32>
// CHECK-NEXT:   func.func private @value(%arg0: memref<?xi32>, %arg1: i32) -> memref<?xi32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xi32>
// CHECK-NEXT:     %0 = arith.cmpi ult, %dim, %c1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xi32>) {
// CHECK-NEXT:       %2 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %3 = arith.maxui %2, %c1 : index
// CHECK-NEXT:       %4 = memref.realloc %arg0(%3) : memref<?xi32> to memref<?xi32>
// CHECK-NEXT:       scf.yield %4 : memref<?xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg0 : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg1, %1[%c0] : memref<?xi32>
// CHECK-NEXT:     return %1 : memref<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unknown(%arg0: i32) -> (memref<?xi32>, memref<?xi32>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = call @outside() : () -> memref<?xi32>
// CHECK-NEXT:     %dim = memref.dim %0, %c0 : memref<?xi32>
// CHECK-NEXT:     %1 = arith.cmpi ult, %dim, %c1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xi32>) {
// CHECK-NEXT:       %6 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %7 = arith.maxui %6, %c1 : index
// CHECK-NEXT:       %8 = memref.realloc %0(%7) : memref<?xi32> to memref<?xi32>
// CHECK-NEXT:       scf.yield %8 : memref<?xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg0, %2[%c0] : memref<?xi32>
// CHECK-NEXT:     %3 = "test.make"() : () -> memref<?xi32>
// CHECK-NEXT:     %dim_0 = memref.dim %3, %c0 : memref<?xi32>
// CHECK-NEXT:     %4 = arith.cmpi ult, %dim_0, %c1 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (memref<?xi32>) {
// CHECK-NEXT:       %6 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:       %7 = arith.maxui %6, %c1 : index
// CHECK-NEXT:       %8 = memref.realloc %3(%7) : memref<?xi32> to memref<?xi32>
// CHECK-NEXT:       scf.yield %8 : memref<?xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %3 : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg0, %5[%c0] : memref<?xi32>
// CHECK-NEXT:     return %2, %5 : memref<?xi32>, memref<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
