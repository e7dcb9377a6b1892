// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --sparse-buffer-rewrite | FileCheck %s
// RUN: pyopt-run %s --sparse-buffer-rewrite --expand-realloc --canonicalize --cse --convert-scf-to-cf | FileCheck %s

// A function is passed a buffer without capacity; the reference's code stores behind its end, or does not end.
func.func @append(%buffer: memref<?xf64>, %count: index) -> (memref<?xf64>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %count step %c1
      iter_args(%b = %buffer, %n = %c0) -> (memref<?xf64>, index) {
    %j = arith.index_cast %i : index to i64
    %v = arith.sitofp %j : i64 to f64
    %next, %m = sparse_tensor.push_back %n, %b, %v : index, memref<?xf64>, f64
    scf.yield %next, %m : memref<?xf64>, index
  }
  return %r#0, %r#1 : memref<?xf64>, index
}
func.func private @fill(%buffer: memref<?xi32>, %v: i32, %count: index) -> (memref<?xi32>, index) {
  %c0 = arith.constant 0 : index
  %b, %n = sparse_tensor.push_back %c0, %buffer, %v, %count : index, memref<?xi32>, i32, index
  return %b, %n : memref<?xi32>, index
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %zero = arith.constant 0.0 : f64
  %empty = memref.alloc(%c0) : memref<?xf64>
  %a, %n = call @append(%empty, %c5) : (memref<?xf64>, index) -> (memref<?xf64>, index)
  vector.print %n : index
  %x = vector.transfer_read %a[%c0], %zero : memref<?xf64>, vector<5xf64>
  vector.print %x : vector<5xf64>
  memref.dealloc %a : memref<?xf64>
  %none = memref.alloc(%c0) : memref<?xi32>
  %c3_i32 = arith.constant 3 : i32
  %c0_i32 = arith.constant 0 : i32
  %b, %m = call @fill(%none, %c3_i32, %c7) : (memref<?xi32>, i32, index) -> (memref<?xi32>, index)
  vector.print %m : index
  %y = vector.transfer_read %b[%c0], %c0_i32 : memref<?xi32>, vector<7xi32>
  vector.print %y : vector<7xi32>
  memref.dealloc %b : memref<?xi32>
  return
}

// CHECK: 5
// CHECK-NEXT: ( 0, 1, 2, 3, 4 )
// CHECK-NEXT: 7
// CHECK-NEXT: ( 3, 3, 3, 3, 3, 3, 3 )
