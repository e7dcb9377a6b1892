// RUN: pyopt --split-input-file --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// With layouts, only those that undo each other fold.
func.func @inverse_strided(%m: memref<4x6xf32, strided<[12, 2], offset: ?>>)
    -> (memref<4x6xf32, strided<[12, 2], offset: ?>>,
        memref<4x3x2x1xf32, strided<[12, 4, 2, 2], offset: ?>>) {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [4, 3, 2]
      : memref<4x6xf32, strided<[12, 2], offset: ?>>
      into memref<4x3x2xf32, strided<[12, 4, 2], offset: ?>>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<4x3x2xf32, strided<[12, 4, 2], offset: ?>>
      into memref<4x6xf32, strided<[12, 2], offset: ?>>
  %2 = memref.expand_shape %0 [[0], [1], [2, 3]] output_shape [4, 3, 2, 1]
      : memref<4x3x2xf32, strided<[12, 4, 2], offset: ?>>
      into memref<4x3x2x1xf32, strided<[12, 4, 2, 2], offset: ?>>
  return %1, %2
      : memref<4x6xf32, strided<[12, 2], offset: ?>>,
      memref<4x3x2x1xf32, strided<[12, 4, 2, 2], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inverse_strided(%arg0: memref<4x6xf32, strided<[12, 2], offset: ?>>) -> (memref<4x6xf32, strided<[12, 2], offset: ?>>, memref<4x3x2x1xf32, strided<[12, 4, 2, 2], offset: ?>>) {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [4, 3, 2] : memref<4x6xf32, strided<[12, 2], offset: ?>> into memref<4x3x2xf32, strided<[12, 4, 2], offset: ?>>
// CHECK-NEXT{LITERAL}:     %expand_shape_0 = memref.expand_shape %expand_shape [[0], [1], [2, 3]] output_shape [4, 3, 2, 1] : memref<4x3x2xf32, strided<[12, 4, 2], offset: ?>> into memref<4x3x2x1xf32, strided<[12, 4, 2, 2], offset: ?>>
// CHECK-NEXT:     return %arg0, %expand_shape_0 : memref<4x6xf32, strided<[12, 2], offset: ?>>, memref<4x3x2x1xf32, strided<[12, 4, 2, 2], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two of a kind become one.
func.func @of_a_kind(%m: memref<?x2x3x4xf32>, %e: memref<?x24xf32>, %n: index, %z: memref<f32>)
    -> (memref<?xf32>, memref<?x2x2x2x3x2xf32>, memref<1x1x1xf32>) {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x2x3x4xf32> into memref<?x12xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x12xf32> into memref<?xf32>
  %2 = memref.expand_shape %e [[0, 1], [2, 3]] output_shape [%n, 2, 4, 6]
      : memref<?x24xf32> into memref<?x2x4x6xf32>
  %3 = memref.expand_shape %2 [[0], [1], [2, 3], [4, 5]] output_shape [%n, 2, 2, 2, 3, 2]
      : memref<?x2x4x6xf32> into memref<?x2x2x2x3x2xf32>
  %4 = memref.expand_shape %z [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %5 = memref.expand_shape %4 [[0, 1], [2]] output_shape [1, 1, 1]
      : memref<1x1xf32> into memref<1x1x1xf32>
  return %1, %3, %5 : memref<?xf32>, memref<?x2x2x2x3x2xf32>, memref<1x1x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_a_kind(%arg0: memref<?x2x3x4xf32>, %arg1: memref<?x24xf32>, %arg2: index, %arg3: memref<f32>) -> (memref<?xf32>, memref<?x2x2x2x3x2xf32>, memref<1x1x1xf32>) {
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2, 3]] : memref<?x2x3x4xf32> into memref<?xf32>
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg1 [[0, 1], [2, 3, 4, 5]] output_shape [%arg2, 2, 2, 2, 3, 2] : memref<?x24xf32> into memref<?x2x2x2x3x2xf32>
// CHECK-NEXT:     %expand_shape_0 = memref.expand_shape %arg3 [] output_shape [1, 1, 1] : memref<f32> into memref<1x1x1xf32>
// CHECK-NEXT:     return %collapse_shape, %expand_shape, %expand_shape_0 : memref<?xf32>, memref<?x2x2x2x3x2xf32>, memref<1x1x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expand_of_collapse(%m: memref<2x3x4x5xf32>, %n: memref<4x6xf32>)
    -> (memref<6x20xf32>, memref<2x2x6xf32>, memref<3x8xf32>) {
  %0 = memref.collapse_shape %m [[0, 1, 2, 3]] : memref<2x3x4x5xf32> into memref<120xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [6, 20] : memref<120xf32> into memref<6x20xf32>
  %2 = memref.collapse_shape %n [[0, 1]] : memref<4x6xf32> into memref<24xf32>
  %3 = memref.expand_shape %2 [[0, 1, 2]] output_shape [2, 2, 6]
      : memref<24xf32> into memref<2x2x6xf32>
  %4 = memref.expand_shape %2 [[0, 1]] output_shape [3, 8] : memref<24xf32> into memref<3x8xf32>
  return %1, %3, %4 : memref<6x20xf32>, memref<2x2x6xf32>, memref<3x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand_of_collapse(%arg0: memref<2x3x4x5xf32>, %arg1: memref<4x6xf32>) -> (memref<6x20xf32>, memref<2x2x6xf32>, memref<3x8xf32>) {
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2, 3]] : memref<2x3x4x5xf32> into memref<6x20xf32>
// CHECK-NEXT{LITERAL}:     %collapse_shape_0 = memref.collapse_shape %arg1 [[0, 1]] : memref<4x6xf32> into memref<24xf32>
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg1 [[0, 1], [2]] output_shape [2, 2, 6] : memref<4x6xf32> into memref<2x2x6xf32>
// CHECK-NEXT{LITERAL}:     %expand_shape_1 = memref.expand_shape %collapse_shape_0 [[0, 1]] output_shape [3, 8] : memref<24xf32> into memref<3x8xf32>
// CHECK-NEXT:     return %collapse_shape, %expand_shape, %expand_shape_1 : memref<6x20xf32>, memref<2x2x6xf32>, memref<3x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A collapse of a cast that forgets is a collapse of its source.
func.func @collapse_of_cast(%m: memref<4x6x8xf32>, %d: memref<?x6x8xf32>, %s: memref<?x?x?xf32>)
    -> (memref<?x?xf32>, memref<?x8xf32>, memref<24x8xf32>, memref<?x?xf32>) {
  %0 = memref.cast %m : memref<4x6x8xf32> to memref<?x?x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<?x?x?xf32> into memref<?x?xf32>
  %2 = memref.cast %d : memref<?x6x8xf32> to memref<?x?x8xf32>
  %3 = memref.collapse_shape %2 [[0, 1], [2]] : memref<?x?x8xf32> into memref<?x8xf32>
  %4 = memref.cast %s : memref<?x?x?xf32> to memref<4x6x8xf32>
  %5 = memref.collapse_shape %4 [[0, 1], [2]] : memref<4x6x8xf32> into memref<24x8xf32>
  %6 = memref.cast %s : memref<?x?x?xf32> to memref<?x?x?xf32>
  %7 = memref.collapse_shape %6 [[0], [1, 2]] : memref<?x?x?xf32> into memref<?x?xf32>
  return %1, %3, %5, %7 : memref<?x?xf32>, memref<?x8xf32>, memref<24x8xf32>, memref<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_of_cast(%arg0: memref<4x6x8xf32>, %arg1: memref<?x6x8xf32>, %arg2: memref<?x?x?xf32>) -> (memref<?x?xf32>, memref<?x8xf32>, memref<24x8xf32>, memref<?x?xf32>) {
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<4x6x8xf32> into memref<24x8xf32>
// CHECK-NEXT:     %cast = memref.cast %collapse_shape : memref<24x8xf32> to memref<?x?xf32>
// CHECK-NEXT{LITERAL}:     %collapse_shape_0 = memref.collapse_shape %arg1 [[0, 1], [2]] : memref<?x6x8xf32> into memref<?x8xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %arg2 : memref<?x?x?xf32> to memref<4x6x8xf32>
// CHECK-NEXT{LITERAL}:     %collapse_shape_2 = memref.collapse_shape %cast_1 [[0, 1], [2]] : memref<4x6x8xf32> into memref<24x8xf32>
// CHECK-NEXT{LITERAL}:     %collapse_shape_3 = memref.collapse_shape %arg2 [[0], [1, 2]] : memref<?x?x?xf32> into memref<?x?xf32>
// CHECK-NEXT:     return %cast, %collapse_shape_0, %collapse_shape_2, %collapse_shape_3 : memref<?x?xf32>, memref<?x8xf32>, memref<24x8xf32>, memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expand_of_same_collapse(%m: memref<?x2x?xf32>, %n: index, %k: index)
    -> (memref<?x2x?xf32>) {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x2x?xf32> into memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%n, 2, %k]
      : memref<?x?xf32> into memref<?x2x?xf32>
  return %1 : memref<?x2x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand_of_same_collapse(%arg0: memref<?x2x?xf32>, %arg1: index, %arg2: index) -> memref<?x2x?xf32> {
// CHECK-NEXT:     return %arg0 : memref<?x2x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expand_less_with_other_dimensions(%t: memref<?x?xi8>, %n: index, %m: index)
    -> memref<?x?x2xi8> {
  %0 = memref.expand_shape %t [[0], [1, 2, 3]] output_shape [%n, %m, 1, 2]
      : memref<?x?xi8> into memref<?x?x1x2xi8>
  %1 = memref.collapse_shape %0 [[0], [1, 2], [3]] : memref<?x?x1x2xi8> into memref<?x?x2xi8>
  return %1 : memref<?x?x2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand_less_with_other_dimensions(%arg0: memref<?x?xi8>, %arg1: index, %arg2: index) -> memref<?x?x2xi8> {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [%arg1, %arg2, 2] : memref<?x?xi8> into memref<?x?x2xi8>
// CHECK-NEXT:     return %expand_shape : memref<?x?x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
