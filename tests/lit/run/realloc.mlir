// RUN: pyopt-run %s --arg 2 | FileCheck %s --check-prefixes=CHECK,SMALL
// RUN: pyopt-run %s --arg 2 --expand-realloc | FileCheck %s --check-prefixes=CHECK,SMALL
// RUN: pyopt-run %s --arg 2 --canonicalize --expand-realloc --canonicalize --cse | FileCheck %s --check-prefixes=CHECK,SMALL
// RUN: pyopt-run %s --arg 7 | FileCheck %s --check-prefixes=CHECK,LARGE
// RUN: pyopt-run %s --arg 7 --expand-realloc | FileCheck %s --check-prefixes=CHECK,LARGE
// RUN: pyopt-run %s --arg 7 --expand-realloc --cse --canonicalize --convert-scf-to-cf | FileCheck %s --check-prefixes=CHECK,LARGE

// A buffer of 4 elements is written, gets another size, and is written again between reads.
// CHECK: 1
// CHECK: 5
// SMALL: 3
// LARGE: 8
func.func @main(%n: index) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %five = arith.constant 5 : i32
  %m = memref.alloc() : memref<4xi32>
  memref.store %one, %m[%c0] : memref<4xi32>
  memref.store %two, %m[%c1] : memref<4xi32>
  %0 = memref.realloc %m(%n) : memref<4xi32> to memref<?xi32>
  %a = memref.load %0[%c0] : memref<?xi32>
  memref.store %five, %0[%c0] : memref<?xi32>
  %b = memref.load %0[%c0] : memref<?xi32>
  %size = memref.dim %0, %c0 : memref<?xi32>
  %number = arith.index_cast %size : index to i32
  %sum = arith.addi %a, %number : i32
  memref.dealloc %0 : memref<?xi32>
  return %a, %b, %sum : i32, i32, i32
}
