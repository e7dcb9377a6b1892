// RUN: pyopt --split-input-file --fold-memref-alias-ops %s | FileCheck %s

// Slices of slices with unit strides.

func.func @static(%m: memref<12x32xf32>) -> memref<2x2xf32, strided<[32, 1], offset: 67>> {
  %0 = memref.subview %m[1, 2] [4, 4] [1, 1]
      : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: 34>>
  %1 = memref.subview %0[1, 1] [2, 2] [1, 1] : memref<4x4xf32, strided<[32, 1], offset: 34>>
      to memref<2x2xf32, strided<[32, 1], offset: 67>>
  return %1 : memref<2x2xf32, strided<[32, 1], offset: 67>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @static(%arg0: memref<12x32xf32>) -> memref<2x2xf32, strided<[32, 1], offset: 67>> {
// CHECK-NEXT:     %subview = memref.subview %arg0[2, 3] [2, 2] [1, 1] : memref<12x32xf32> to memref<2x2xf32, strided<[32, 1], offset: 67>>
// CHECK-NEXT:     return %subview : memref<2x2xf32, strided<[32, 1], offset: 67>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unknown_steps(%m: memref<12x32xf32>, %a: index, %s: index)
    -> memref<2x2xf32, strided<[?, 1], offset: ?>> {
  %0 = memref.subview %m[%a, 1] [4, 4] [%s, 1]
      : memref<12x32xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
  %1 = memref.subview %0[1, %a] [2, 2] [1, 1]
      : memref<4x4xf32, strided<[?, 1], offset: ?>> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<2x2xf32, strided<[?, 1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_steps(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index) -> memref<2x2xf32, strided<[?, 1], offset: ?>> {
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1, 1] [4, 4] [%arg2, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %subview_0 = memref.subview %subview[1, %arg1] [2, 2] [1, 1] : memref<4x4xf32, strided<[?, 1], offset: ?>> to memref<2x2xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     return %subview_0 : memref<2x2xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
