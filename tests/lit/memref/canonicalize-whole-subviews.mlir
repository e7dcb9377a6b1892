// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// A subview of the type of its source is the source, if the type tells all of the layout.

func.func @known(%m: memref<1x8xf32, strided<[8, 1], offset: 3>>)
    -> memref<1x8xf32, strided<[8, 1], offset: 3>> {
  %0 = memref.subview %m[0, 0] [1, 8] [1, 1]
      : memref<1x8xf32, strided<[8, 1], offset: 3>> to memref<1x8xf32, strided<[8, 1], offset: 3>>
  return %0 : memref<1x8xf32, strided<[8, 1], offset: 3>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @known(%arg0: memref<1x8xf32, strided<[8, 1], offset: 3>>) -> memref<1x8xf32, strided<[8, 1], offset: 3>> {
// CHECK-NEXT:     return %arg0 : memref<1x8xf32, strided<[8, 1], offset: 3>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @other_stride(%m: memref<1x8xf32, strided<[?, 1], offset: ?>>)
    -> memref<1x8xf32, strided<[?, 1], offset: ?>> {
  %0 = memref.subview %m[0, 0] [1, 8] [2, 1]
      : memref<1x8xf32, strided<[?, 1], offset: ?>> to memref<1x8xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<1x8xf32, strided<[?, 1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_stride(%arg0: memref<1x8xf32, strided<[?, 1], offset: ?>>) -> memref<1x8xf32, strided<[?, 1], offset: ?>> {
// CHECK-NEXT:     %subview = memref.subview %arg0[0, 0] [1, 8] [2, 1] : memref<1x8xf32, strided<[?, 1], offset: ?>> to memref<1x8xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     return %subview : memref<1x8xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @other_offset(%m: memref<4x8xf32, strided<[?, 1], offset: ?>>, %i: index)
    -> memref<4x8xf32, strided<[?, 1], offset: ?>> {
  %0 = memref.subview %m[%i, 0] [4, 8] [1, 1]
      : memref<4x8xf32, strided<[?, 1], offset: ?>> to memref<4x8xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<4x8xf32, strided<[?, 1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_offset(%arg0: memref<4x8xf32, strided<[?, 1], offset: ?>>, %arg1: index) -> memref<4x8xf32, strided<[?, 1], offset: ?>> {
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1, 0] [4, 8] [1, 1] : memref<4x8xf32, strided<[?, 1], offset: ?>> to memref<4x8xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     return %subview : memref<4x8xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @trivial(%m: memref<4x8xf32, strided<[?, 1], offset: ?>>)
    -> memref<4x8xf32, strided<[?, 1], offset: ?>> {
  %0 = memref.subview %m[0, 0] [4, 8] [1, 1]
      : memref<4x8xf32, strided<[?, 1], offset: ?>> to memref<4x8xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<4x8xf32, strided<[?, 1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @trivial(%arg0: memref<4x8xf32, strided<[?, 1], offset: ?>>) -> memref<4x8xf32, strided<[?, 1], offset: ?>> {
// CHECK-NEXT:     return %arg0 : memref<4x8xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
