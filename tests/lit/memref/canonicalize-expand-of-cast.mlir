// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// An expansion of a cast that forgets expands what was cast; extents that are constants become static with it.

// The cast's source knows an extent, and all of its group.
func.func @dynamic_group(%m: memref<4x?xf32>, %i: index) -> memref<?x?x2xf32> {
  %c4 = arith.constant 4 : index
  %c = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %r = memref.expand_shape %c [[0], [1, 2]] output_shape [%c4, %i, 2]
      : memref<?x?xf32> into memref<?x?x2xf32>
  return %r : memref<?x?x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic_group(%arg0: memref<4x?xf32>, %arg1: index) -> memref<?x?x2xf32> {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [4, %arg1, 2] : memref<4x?xf32> into memref<4x?x2xf32>
// CHECK-NEXT:     %cast = memref.cast %expand_shape : memref<4x?x2xf32> to memref<?x?x2xf32>
// CHECK-NEXT:     return %cast : memref<?x?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @static_groups(%m: memref<4x8xf32, 3>, %i: index) -> memref<?x4x2xf32, 3> {
  %c4 = arith.constant 4 : index
  %c = memref.cast %m : memref<4x8xf32, 3> to memref<?x8xf32, 3>
  %r = memref.expand_shape %c [[0], [1, 2]] output_shape [%c4, 4, 2]
      : memref<?x8xf32, 3> into memref<?x4x2xf32, 3>
  return %r : memref<?x4x2xf32, 3>
}

// CHECK: module {
// CHECK-NEXT:   func.func @static_groups(%arg0: memref<4x8xf32, 3>, %arg1: index) -> memref<?x4x2xf32, 3> {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [4, 4, 2] : memref<4x8xf32, 3> into memref<4x4x2xf32, 3>
// CHECK-NEXT:     %cast = memref.cast %expand_shape : memref<4x4x2xf32, 3> to memref<?x4x2xf32, 3>
// CHECK-NEXT:     return %cast : memref<?x4x2xf32, 3>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @strides(%m: memref<4x8xf32, strided<[?, 1], offset: ?>>, %i: index)
    -> memref<4x4x2xf32, strided<[?, ?, ?], offset: ?>> {
  %c = memref.cast %m
      : memref<4x8xf32, strided<[?, 1], offset: ?>> to memref<4x8xf32, strided<[?, ?], offset: ?>>
  %r = memref.expand_shape %c [[0], [1, 2]] output_shape [4, 4, 2]
      : memref<4x8xf32, strided<[?, ?], offset: ?>>
      into memref<4x4x2xf32, strided<[?, ?, ?], offset: ?>>
  return %r : memref<4x4x2xf32, strided<[?, ?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @strides(%arg0: memref<4x8xf32, strided<[?, 1], offset: ?>>, %arg1: index) -> memref<4x4x2xf32, strided<[?, ?, ?], offset: ?>> {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [4, 4, 2] : memref<4x8xf32, strided<[?, 1], offset: ?>> into memref<4x4x2xf32, strided<[?, 2, 1], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %expand_shape : memref<4x4x2xf32, strided<[?, 2, 1], offset: ?>> to memref<4x4x2xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:     return %cast : memref<4x4x2xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rank_0(%m: memref<f32>) -> memref<1xf32, strided<[?], offset: ?>> {
  %c = memref.cast %m : memref<f32> to memref<f32, strided<[], offset: ?>>
  %r = memref.expand_shape %c [] output_shape [1]
      : memref<f32, strided<[], offset: ?>> into memref<1xf32, strided<[1], offset: ?>>
  %q = memref.cast %r
      : memref<1xf32, strided<[1], offset: ?>> to memref<1xf32, strided<[?], offset: ?>>
  return %q : memref<1xf32, strided<[?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank_0(%arg0: memref<f32>) -> memref<1xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %expand_shape = memref.expand_shape %arg0 [] output_shape [1] : memref<f32> into memref<1xf32>
// CHECK-NEXT:     %cast = memref.cast %expand_shape : memref<1xf32> to memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %cast : memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @zero(%m: memref<0x8xf32>, %i: index) -> memref<?x?x4x2xf32> {
  %c0 = arith.constant 0 : index
  %c = memref.cast %m : memref<0x8xf32> to memref<?x8xf32>
  %r = memref.expand_shape %c [[0, 1], [2, 3]] output_shape [%c0, %c0, 4, 2]
      : memref<?x8xf32> into memref<?x?x4x2xf32>
  return %r : memref<?x?x4x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @zero(%arg0: memref<0x8xf32>, %arg1: index) -> memref<?x?x4x2xf32> {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [0, 0, 4, 2] : memref<0x8xf32> into memref<0x0x4x2xf32>
// CHECK-NEXT:     %cast = memref.cast %expand_shape : memref<0x0x4x2xf32> to memref<?x?x4x2xf32>
// CHECK-NEXT:     return %cast : memref<?x?x4x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @map(%m: memref<8xf32, affine_map<(d0) -> (d0 + 1)>>, %i: index)
    -> memref<4x2xf32, strided<[2, 1], offset: ?>> {
  %c = memref.cast %m
      : memref<8xf32, affine_map<(d0) -> (d0 + 1)>> to memref<8xf32, strided<[1], offset: ?>>
  %r = memref.expand_shape %c [[0, 1]] output_shape [4, 2]
      : memref<8xf32, strided<[1], offset: ?>> into memref<4x2xf32, strided<[2, 1], offset: ?>>
  return %r : memref<4x2xf32, strided<[2, 1], offset: ?>>
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @map(%arg0: memref<8xf32, #map>, %arg1: index) -> memref<4x2xf32, strided<[2, 1], offset: ?>> {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [4, 2] : memref<8xf32, #map> into memref<4x2xf32, strided<[2, 1], offset: 1>>
// CHECK-NEXT:     %cast = memref.cast %expand_shape : memref<4x2xf32, strided<[2, 1], offset: 1>> to memref<4x2xf32, strided<[2, 1], offset: ?>>
// CHECK-NEXT:     return %cast : memref<4x2xf32, strided<[2, 1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inplace(%m: memref<?x8xf32, strided<[8, 1]>>, %i: index)
    -> memref<?x2x4x2xf32, strided<[16, 8, 2, 1], offset: ?>> {
  %c = memref.cast %m
      : memref<?x8xf32, strided<[8, 1]>> to memref<?x8xf32, strided<[8, 1], offset: ?>>
  %r = memref.expand_shape %c [[0, 1], [2, 3]] output_shape [%i, 2, 4, 2]
      : memref<?x8xf32, strided<[8, 1], offset: ?>>
      into memref<?x2x4x2xf32, strided<[16, 8, 2, 1], offset: ?>>
  return %r : memref<?x2x4x2xf32, strided<[16, 8, 2, 1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inplace(%arg0: memref<?x8xf32, strided<[8, 1]>>, %arg1: index) -> memref<?x2x4x2xf32, strided<[16, 8, 2, 1], offset: ?>> {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [%arg1, 2, 4, 2] : memref<?x8xf32, strided<[8, 1]>> into memref<?x2x4x2xf32, strided<[16, 8, 2, 1]>>
// CHECK-NEXT:     %cast = memref.cast %expand_shape : memref<?x2x4x2xf32, strided<[16, 8, 2, 1]>> to memref<?x2x4x2xf32, strided<[16, 8, 2, 1], offset: ?>>
// CHECK-NEXT:     return %cast : memref<?x2x4x2xf32, strided<[16, 8, 2, 1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The type stays.
func.func @inplace2(%m: memref<?xf32, strided<[1]>>, %i: index) -> memref<?x2xf32> {
  %c = memref.cast %m : memref<?xf32, strided<[1]>> to memref<?xf32>
  %r = memref.expand_shape %c [[0, 1]] output_shape [%i, 2] : memref<?xf32> into memref<?x2xf32>
  return %r : memref<?x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inplace2(%arg0: memref<?xf32, strided<[1]>>, %arg1: index) -> memref<?x2xf32> {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [%arg1, 2] : memref<?xf32, strided<[1]>> into memref<?x2xf32>
// CHECK-NEXT:     return %expand_shape : memref<?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A constant in a group of an extent that is not known, or the other way round.
func.func @unknown_extent(%m: memref<4x?xf32>, %i: index) -> memref<?x?x2xf32> {
  %c4 = arith.constant 4 : index
  %c = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %r = memref.expand_shape %c [[0], [1, 2]] output_shape [%c4, %c4, 2]
      : memref<?x?xf32> into memref<?x?x2xf32>
  return %r : memref<?x?x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_extent(%arg0: memref<4x?xf32>, %arg1: index) -> memref<?x?x2xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %cast [[0], [1, 2]] output_shape [%c4, %c4, 2] : memref<?x?xf32> into memref<?x?x2xf32>
// CHECK-NEXT:     return %expand_shape : memref<?x?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unknown_group(%m: memref<8x?xf32>, %i: index) -> memref<?x?x?x2xf32> {
  %c4 = arith.constant 4 : index
  %c = memref.cast %m : memref<8x?xf32> to memref<?x?xf32>
  %r = memref.expand_shape %c [[0, 1], [2, 3]] output_shape [%c4, %i, %i, 2]
      : memref<?x?xf32> into memref<?x?x?x2xf32>
  return %r : memref<?x?x?x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_group(%arg0: memref<8x?xf32>, %arg1: index) -> memref<?x?x?x2xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<8x?xf32> to memref<?x?xf32>
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %cast [[0, 1], [2, 3]] output_shape [%c4, %arg1, %arg1, 2] : memref<?x?xf32> into memref<?x?x?x2xf32>
// CHECK-NEXT:     return %expand_shape : memref<?x?x?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The cast says more than its source.
func.func @says_more(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index)
    -> memref<4x4x2xf32> {
  %c = memref.cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x8xf32>
  %r = memref.expand_shape %c [[0], [1, 2]] output_shape [4, 4, 2]
      : memref<4x8xf32> into memref<4x4x2xf32>
  return %r : memref<4x4x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @says_more(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: index) -> memref<4x4x2xf32> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x8xf32>
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %cast [[0], [1, 2]] output_shape [4, 4, 2] : memref<4x8xf32> into memref<4x4x2xf32>
// CHECK-NEXT:     return %expand_shape : memref<4x4x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unranked(%m: memref<*xf32>, %i: index) -> memref<?x?x4x2xf32> {
  %c = memref.cast %m : memref<*xf32> to memref<?x8xf32>
  %r = memref.expand_shape %c [[0, 1], [2, 3]] output_shape [%i, %i, 4, 2]
      : memref<?x8xf32> into memref<?x?x4x2xf32>
  return %r : memref<?x?x4x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unranked(%arg0: memref<*xf32>, %arg1: index) -> memref<?x?x4x2xf32> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<*xf32> to memref<?x8xf32>
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %cast [[0, 1], [2, 3]] output_shape [%arg1, %arg1, 4, 2] : memref<?x8xf32> into memref<?x?x4x2xf32>
// CHECK-NEXT:     return %expand_shape : memref<?x?x4x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_cast(%m: memref<?x8xf32>, %i: index) -> memref<?x?x4x2xf32> {
  %c2 = arith.constant 2 : index
  %r = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%c2, %i, 4, 2]
      : memref<?x8xf32> into memref<?x?x4x2xf32>
  return %r : memref<?x?x4x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_cast(%arg0: memref<?x8xf32>, %arg1: index) -> memref<?x?x4x2xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [%c2, %arg1, 4, 2] : memref<?x8xf32> into memref<?x?x4x2xf32>
// CHECK-NEXT:     return %expand_shape : memref<?x?x4x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
