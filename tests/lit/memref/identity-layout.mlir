// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// The layout strided<[1]> says what no layout says.

func.func @view_of(%b: memref<?xi8, strided<[1]>>) -> memref<8xi8> {
  %c0 = arith.constant 0 : index
  %v = memref.view %b[%c0][] : memref<?xi8, strided<[1]>> to memref<8xi8>
  return %v : memref<8xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @view_of(%arg0: memref<?xi8, strided<[1]>>) -> memref<8xi8> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %view = memref.view %arg0[%c0][] : memref<?xi8, strided<[1]>> to memref<8xi8>
// CHECK-NEXT:     return %view : memref<8xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @view_to(%b: memref<?xi8>) -> memref<8xi8, strided<[1]>> {
  %c0 = arith.constant 0 : index
  %v = memref.view %b[%c0][] : memref<?xi8> to memref<8xi8, strided<[1]>>
  return %v : memref<8xi8, strided<[1]>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @view_to(%arg0: memref<?xi8>) -> memref<8xi8, strided<[1]>> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %view = memref.view %arg0[%c0][] : memref<?xi8> to memref<8xi8, strided<[1]>>
// CHECK-NEXT:     return %view : memref<8xi8, strided<[1]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reshape(%b: memref<2xindex, strided<[1]>>, %m: memref<?xf32, strided<[1]>>)
    -> memref<?x?xf32> {
  %v = memref.reshape %m(%b)
      : (memref<?xf32, strided<[1]>>, memref<2xindex, strided<[1]>>) -> memref<?x?xf32>
  return %v : memref<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape(%arg0: memref<2xindex, strided<[1]>>, %arg1: memref<?xf32, strided<[1]>>) -> memref<?x?xf32> {
// CHECK-NEXT:     %reshape = memref.reshape %arg1(%arg0) : (memref<?xf32, strided<[1]>>, memref<2xindex, strided<[1]>>) -> memref<?x?xf32>
// CHECK-NEXT:     return %reshape : memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expand_of_collapse(%m: memref<8xf32, strided<[1]>>) -> memref<1x8xf32> {
  %r = memref.collapse_shape %m [[0]] : memref<8xf32, strided<[1]>> into memref<8xf32>
  %v = memref.expand_shape %r [[0, 1]] output_shape [1, 8] : memref<8xf32> into memref<1x8xf32>
  return %v : memref<1x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand_of_collapse(%arg0: memref<8xf32, strided<[1]>>) -> memref<1x8xf32> {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [1, 8] : memref<8xf32, strided<[1]>> into memref<1x8xf32>
// CHECK-NEXT:     return %expand_shape : memref<1x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @collapse_of_expand(%m: memref<8xf32, strided<[1]>>) -> memref<8xf32> {
  %r = memref.expand_shape %m [[0, 1]] output_shape [2, 4]
      : memref<8xf32, strided<[1]>> into memref<2x4xf32>
  %c = memref.collapse_shape %r [[0, 1]] : memref<2x4xf32> into memref<8xf32>
  return %c : memref<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_of_expand(%arg0: memref<8xf32, strided<[1]>>) -> memref<8xf32> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<8xf32, strided<[1]>> to memref<8xf32>
// CHECK-NEXT:     return %cast : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @collapse_part(%m: memref<?xf32, strided<[1]>>, %i: index) -> memref<?x4xf32> {
  %r = memref.expand_shape %m [[0, 1, 2]] output_shape [%i, 2, 4]
      : memref<?xf32, strided<[1]>> into memref<?x2x4xf32>
  %c = memref.collapse_shape %r [[0, 1], [2]] : memref<?x2x4xf32> into memref<?x4xf32>
  return %c : memref<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_part(%arg0: memref<?xf32, strided<[1]>>, %arg1: index) -> memref<?x4xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.muli %arg1, %c2 : index
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [%0, 4] : memref<?xf32, strided<[1]>> into memref<?x4xf32>
// CHECK-NEXT:     return %expand_shape : memref<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @view_of_view(%b: memref<?xi8, strided<[1]>>, %i: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %v = memref.view %b[%c0][%i] : memref<?xi8, strided<[1]>> to memref<?xi8>
  %v2 = memref.view %v[%c0][%i] : memref<?xi8> to memref<?xf32>
  return %v2 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @view_of_view(%arg0: memref<?xi8, strided<[1]>>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %view = memref.view %arg0[%c0][%arg1] : memref<?xi8, strided<[1]>> to memref<?xi8>
// CHECK-NEXT:     %view_0 = memref.view %view[%c0][%arg1] : memref<?xi8> to memref<?xf32>
// CHECK-NEXT:     return %view_0 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @view_of_cast(%b: memref<16xi8, strided<[1]>>, %i: index) -> memref<?xf32> {
  %c2 = arith.constant 2 : index
  %c = memref.cast %b : memref<16xi8, strided<[1]>> to memref<?xi8>
  %v = memref.view %c[%i][%c2] : memref<?xi8> to memref<?xf32>
  return %v : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @view_of_cast(%arg0: memref<16xi8, strided<[1]>>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT:     %view = memref.view %arg0[%arg1][] : memref<16xi8, strided<[1]>> to memref<2xf32>
// CHECK-NEXT:     %cast = memref.cast %view : memref<2xf32> to memref<?xf32>
// CHECK-NEXT:     return %cast : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @type_cast(%m: memref<4x8xf32>) -> memref<4xvector<8xf32>, strided<[1]>> {
  %r = vector.type_cast %m : memref<4x8xf32> to memref<4xvector<8xf32>, strided<[1]>>
  return %r : memref<4xvector<8xf32>, strided<[1]>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @type_cast(%arg0: memref<4x8xf32>) -> memref<4xvector<8xf32>, strided<[1]>> {
// CHECK-NEXT:     %0 = vector.type_cast %arg0 : memref<4x8xf32> to memref<4xvector<8xf32>, strided<[1]>>
// CHECK-NEXT:     return %0 : memref<4xvector<8xf32>, strided<[1]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
