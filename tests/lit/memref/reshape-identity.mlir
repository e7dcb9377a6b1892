// RUN: pyopt %s | FileCheck %s

// A dimension with stride 1 at offset 0 has the layout that no layout says: so has what it is reshaped to.

func.func @a(%m: memref<?xf32, strided<[1]>>, %n: index) -> memref<1x?xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [1, %n]
      : memref<?xf32, strided<[1]>> into memref<1x?xf32>
  return %0 : memref<1x?xf32>
}

func.func @d(%m: memref<8xf32, strided<[1]>>, %n: index) -> memref<2x4xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 4]
      : memref<8xf32, strided<[1]>> into memref<2x4xf32>
  return %0 : memref<2x4xf32>
}

func.func @g(%m: memref<?xf32, strided<[1]>>, %n: index) -> memref<?x4xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, 4]
      : memref<?xf32, strided<[1]>> into memref<?x4xf32>
  return %0 : memref<?x4xf32>
}

func.func @h(%m: memref<?xf32, strided<[1]>>, %n: index) -> memref<?x?xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, %n]
      : memref<?xf32, strided<[1]>> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

func.func @n(%m: memref<?xf32, affine_map<(d0) -> (d0)>>, %n: index) -> memref<1x?xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [1, %n]
      : memref<?xf32, affine_map<(d0) -> (d0)>> into memref<1x?xf32>
  return %0 : memref<1x?xf32>
}

func.func @u(%m: memref<?xf32, strided<[1]>>) -> memref<?xf32> {
  %0 = memref.collapse_shape %m [[0]] : memref<?xf32, strided<[1]>> into memref<?xf32>
  return %0 : memref<?xf32>
}

func.func @w(%m: memref<1xf32, strided<[1]>>) -> memref<f32> {
  %0 = memref.collapse_shape %m [] : memref<1xf32, strided<[1]>> into memref<f32>
  return %0 : memref<f32>
}

func.func @w3(%m: memref<?xf32, strided<[1]>>, %n: index) -> memref<?xf32> {
  %0 = memref.expand_shape %m [[0]] output_shape [%n]
      : memref<?xf32, strided<[1]>> into memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<?xf32, strided<[1]>>, %arg1: index) -> memref<1x?xf32> {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [1, %arg1] : memref<?xf32, strided<[1]>> into memref<1x?xf32>
// CHECK-NEXT:     return %expand_shape : memref<1x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @d(%arg0: memref<8xf32, strided<[1]>>, %arg1: index) -> memref<2x4xf32> {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [2, 4] : memref<8xf32, strided<[1]>> into memref<2x4xf32>
// CHECK-NEXT:     return %expand_shape : memref<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<?xf32, strided<[1]>>, %arg1: index) -> memref<?x4xf32> {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [%arg1, 4] : memref<?xf32, strided<[1]>> into memref<?x4xf32>
// CHECK-NEXT:     return %expand_shape : memref<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @h(%arg0: memref<?xf32, strided<[1]>>, %arg1: index) -> memref<?x?xf32> {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [%arg1, %arg1] : memref<?xf32, strided<[1]>> into memref<?x?xf32>
// CHECK-NEXT:     return %expand_shape : memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @n(%arg0: memref<?xf32>, %arg1: index) -> memref<1x?xf32> {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [1, %arg1] : memref<?xf32> into memref<1x?xf32>
// CHECK-NEXT:     return %expand_shape : memref<1x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @u(%arg0: memref<?xf32, strided<[1]>>) -> memref<?xf32> {
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %arg0 [[0]] : memref<?xf32, strided<[1]>> into memref<?xf32>
// CHECK-NEXT:     return %collapse_shape : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @w(%arg0: memref<1xf32, strided<[1]>>) -> memref<f32> {
// CHECK-NEXT:     %collapse_shape = memref.collapse_shape %arg0 [] : memref<1xf32, strided<[1]>> into memref<f32>
// CHECK-NEXT:     return %collapse_shape : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @w3(%arg0: memref<?xf32, strided<[1]>>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0]] output_shape [%arg1] : memref<?xf32, strided<[1]>> into memref<?xf32>
// CHECK-NEXT:     return %expand_shape : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
