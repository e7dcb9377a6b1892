// RUN: pyopt-run %s --arg "[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]" --arg 1 --print-memrefs | FileCheck %s
// RUN: pyopt-run %s --arg "[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]" --arg 1 --print-memrefs --expand-strided-metadata | FileCheck %s
// RUN: pyopt-run %s --arg "[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]" --arg 1 --print-memrefs --fold-memref-alias-ops | FileCheck %s
// RUN: pyopt-run %s --arg "[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]" --arg 1 --print-memrefs --canonicalize --fold-memref-alias-ops --cse --expand-strided-metadata --canonicalize | FileCheck %s
// RUN: pyopt-run %s --arg "[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]" --arg 1 --print-memrefs --expand-strided-metadata --canonicalize --cse --lower-affine --fold-memref-alias-ops | FileCheck %s
// RUN: pyopt-run %s --entry column --arg "[[1, 2, 3], [4, 5, 6]]" --arg 1 | FileCheck %s --check-prefix=COLUMN
// RUN: pyopt-run %s --entry column --arg "[[1, 2, 3], [4, 5, 6]]" --arg 1 --expand-strided-metadata | FileCheck %s --check-prefix=COLUMN
// RUN: pyopt-run %s --entry offset --arg "[1, 2, 3, 4, 5, 6]" --arg 2 | FileCheck %s --check-prefix=OFFSET
// RUN: pyopt-run %s --entry offset --arg "[1, 2, 3, 4, 5, 6]" --arg 2 --expand-strided-metadata --canonicalize | FileCheck %s --check-prefix=OFFSET
// RUN: pyopt-run %s --entry rows --arg "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]" --arg 1 | FileCheck %s --check-prefix=ROWS
// RUN: pyopt-run %s --entry rows --arg "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]" --arg 1 --fold-memref-alias-ops --canonicalize | FileCheck %s --check-prefix=ROWS

// A slice, a slice of it, and its expansion are written and read in turn.
// CHECK: 6
// CHECK: 100
// CHECK: 200
// CHECK: 200
// CHECK: {{\[}}[  1,   2,   3,   4],
// CHECK-NEXT:  [  5, 100,   7,   8],
// CHECK-NEXT:  [  9,  10,  11,  12],
// CHECK-NEXT:  [ 13, 200,  15,  16]]
func.func @main(%m: memref<4x4xi32>, %i: index) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v100 = arith.constant 100 : i32
  %v200 = arith.constant 200 : i32
  %0 = memref.subview %m[%i, 1] [2, 2] [2, 2]
      : memref<4x4xi32> to memref<2x2xi32, strided<[8, 2], offset: ?>>
  %a = memref.load %0[%c0, %c0] : memref<2x2xi32, strided<[8, 2], offset: ?>>
  memref.store %v100, %m[%i, %i] : memref<4x4xi32>
  %b = memref.load %0[%c0, %c0] : memref<2x2xi32, strided<[8, 2], offset: ?>>
  %1 = memref.subview %0[0, 0] [2, 1] [1, 1]
      : memref<2x2xi32, strided<[8, 2], offset: ?>> to memref<2xi32, strided<[8], offset: ?>>
  memref.store %v200, %1[%c1] : memref<2xi32, strided<[8], offset: ?>>
  %c = memref.load %0[%c1, %c0] : memref<2x2xi32, strided<[8, 2], offset: ?>>
  %2 = memref.expand_shape %1 [[0, 1]] output_shape [2, 1]
      : memref<2xi32, strided<[8], offset: ?>> into memref<2x1xi32, strided<[8, 8], offset: ?>>
  %d = memref.load %2[%c1, %c0] : memref<2x1xi32, strided<[8, 8], offset: ?>>
  return %a, %b, %c, %d : i32, i32, i32, i32
}

// A column, whose dimensions are collapsed: its stride is that of the rows.
// COLUMN: 2
// COLUMN: 5
func.func @column(%m: memref<2x3xi32>, %n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.cast %m : memref<2x3xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %1 = memref.subview %0[0, 1] [2, %n] [1, 1]
      : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<2x?xi32, strided<[?, ?], offset: ?>>
  %2 = memref.collapse_shape %1 [[0, 1]]
      : memref<2x?xi32, strided<[?, ?], offset: ?>> into memref<?xi32, strided<[?], offset: ?>>
  %a = memref.load %2[%c0] : memref<?xi32, strided<[?], offset: ?>>
  %b = memref.load %2[%c1] : memref<?xi32, strided<[?], offset: ?>>
  return %a, %b : i32, i32
}

// The offset of a cast is counted from the beginning of the buffer.
// OFFSET: 3
// OFFSET: 1
func.func @offset(%m: memref<6xi32>, %i: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %0 = memref.subview %m[%i] [4] [1] : memref<6xi32> to memref<4xi32, strided<[1], offset: ?>>
  %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [4], strides: [1]
      : memref<4xi32, strided<[1], offset: ?>> to memref<4xi32, strided<[1], offset: ?>>
  %a = memref.load %0[%c0] : memref<4xi32, strided<[1], offset: ?>>
  %b = memref.load %1[%c0] : memref<4xi32, strided<[1], offset: ?>>
  return %a, %b : i32, i32
}

// Two rows of an expanded buffer; they are no rows of the buffer itself.
// ROWS: {{\[}}[ 5,  6,  7],
// ROWS-NEXT:  [ 8,  9, 10]]
func.func @rows(%m: memref<12xi32>, %i: index) -> vector<2x3xi32> {
  %c0 = arith.constant 0 : index
  %0 = memref.subview %m[1] [9] [1] : memref<12xi32> to memref<9xi32, strided<[1], offset: 1>>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [3, 3]
      : memref<9xi32, strided<[1], offset: 1>> into memref<3x3xi32, strided<[3, 1], offset: 1>>
  %2 = vector.load %1[%i, %c0] : memref<3x3xi32, strided<[3, 1], offset: 1>>, vector<2x3xi32>
  return %2 : vector<2x3xi32>
}
