// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --flatten-memref | FileCheck %s
// RUN: pyopt-run %s --flatten-memref --lower-affine --canonicalize | FileCheck %s

// Rows and columns, slices of them, and vectors.

// CHECK: ( 0, 1, 2, 10, 11, 12, 20, 21, 22, 30, 31, 32 )
// CHECK-NEXT: ( 11, 12 )
// CHECK-NEXT: ( 30, 31, 32 )
// CHECK-NEXT: ( 21, -1 )
// CHECK-NEXT: 32
// CHECK-NEXT: 12
// CHECK-NEXT: 31

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %ten = arith.constant 10 : index
  %a = memref.alloc() : memref<4x3xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %0 = arith.muli %i, %ten : index
      %1 = arith.addi %0, %j : index
      %2 = arith.index_cast %1 : index to i32
      memref.store %2, %a[%i, %j] : memref<4x3xi32>
    }
  }
  %flat = memref.collapse_shape %a [[0, 1]] : memref<4x3xi32> into memref<12xi32>
  %all = vector.load %flat[%c0] : memref<12xi32>, vector<12xi32>
  vector.print %all : vector<12xi32>
  %two = vector.load %a[%c1, %c1] : memref<4x3xi32>, vector<2xi32>
  vector.print %two : vector<2xi32>
  %none = arith.constant -1 : i32
  %row = vector.transfer_read %a[%c3, %c0], %none {in_bounds = [true]}
      : memref<4x3xi32>, vector<3xi32>
  vector.print %row : vector<3xi32>
  %mask = arith.constant dense<[true, false]> : vector<2xi1>
  %masked = vector.transfer_read %a[%c2, %c1], %none, %mask {in_bounds = [true]}
      : memref<4x3xi32>, vector<2xi32>
  vector.print %masked : vector<2xi32>
  %slice = memref.subview %a[0, 1] [4, 2] [1, 1]
      : memref<4x3xi32> to memref<4x2xi32, strided<[3, 1], offset: 1>>
  %last = memref.load %slice[%c3, %c1] : memref<4x2xi32, strided<[3, 1], offset: 1>>
  vector.print %last : i32
  %some = memref.subview %a[%c1, %c1] [%c3, %c2] [1, 1]
      : memref<4x3xi32> to memref<?x?xi32, strided<[3, 1], offset: ?>>
  %first = memref.load %some[%c0, %c1] : memref<?x?xi32, strided<[3, 1], offset: ?>>
  vector.print %first : i32
  %turned = memref.transpose %a (i, j) -> (j, i)
      : memref<4x3xi32> to memref<3x4xi32, strided<[1, 3]>>
  %any = memref.load %turned[%c1, %c3] : memref<3x4xi32, strided<[1, 3]>>
  vector.print %any : i32
  memref.dealloc %a : memref<4x3xi32>
  return
}
