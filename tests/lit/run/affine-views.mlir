// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --affine-fold-memref-alias-ops | FileCheck %s
// RUN: pyopt-run %s --affine-fold-memref-alias-ops --canonicalize --cse | FileCheck %s
// RUN: pyopt-run %s --affine-fold-memref-alias-ops --lower-affine --canonicalize | FileCheck %s
// RUN: pyopt-run %s --lower-affine --fold-memref-alias-ops --canonicalize | FileCheck %s

// CHECK: ( 0, 1, 2, 3, 204, 205, 206, 7, 8, 9, 10, 11, 212, 213, 214, 15, 16, 17, 18, 19, 20, 21, 22, 123 )

func.func @main() {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2x3x4xi32>
  call @fill(%m) : (memref<2x3x4xi32>) -> ()
  call @change(%m, %c1) : (memref<2x3x4xi32>, index) -> ()
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3x4xi32> into memref<24xi32>
  %c0 = arith.constant 0 : index
  %v = vector.load %0[%c0] : memref<24xi32>, vector<24xi32>
  vector.print %v : vector<24xi32>
  memref.dealloc %m : memref<2x3x4xi32>
  return
}

func.func @fill(%m: memref<2x3x4xi32>) {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3x4xi32> into memref<24xi32>
  affine.for %i = 0 to 24 {
    %x = arith.index_cast %i : index to i32
    affine.store %x, %0[%i] : memref<24xi32>
  }
  return
}

func.func @change(%m: memref<2x3x4xi32>, %n: index) {
  %c100 = arith.constant 100 : i32
  %c200 = arith.constant 200 : i32
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xi32> into memref<6x4xi32>
  %1 = memref.subview %0[%n, 0] [2, 3] [2, 1]
      : memref<6x4xi32> to memref<2x3xi32, strided<[8, 1], offset: ?>>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %2 = affine.load %1[%i, %j] : memref<2x3xi32, strided<[8, 1], offset: ?>>
      %3 = arith.addi %2, %c200 : i32
      affine.store %3, %1[%i, %j] : memref<2x3xi32, strided<[8, 1], offset: ?>>
    }
  }
  %4 = memref.expand_shape %0 [[0, 1], [2, 3]] output_shape [3, 2, 2, 2]
      : memref<6x4xi32> into memref<3x2x2x2xi32>
  %5 = affine.load %4[symbol(%n) + 1, 1, symbol(%n), 1] : memref<3x2x2x2xi32>
  %6 = arith.addi %5, %c100 : i32
  affine.store %6, %4[2, symbol(%n), 1, symbol(%n)] : memref<3x2x2x2xi32>
  return
}
