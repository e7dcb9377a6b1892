// RUN: pyopt --split-input-file --verify-diagnostics %s

// A layout that says what no layout says is not spelled out in what a reshape gives; any other layout is.

func.func @b(%m: memref<?xf32, strided<[1]>>, %n: index) -> memref<1x?xf32, strided<[?, 1]>> {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<1x?xf32>' but found 'memref<1x?xf32, strided<[?, 1]>>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [1, %n] : memref<?xf32, strided<[1]>> into memref<1x?xf32, strided<[?, 1]>>
  return %0 : memref<1x?xf32, strided<[?, 1]>>
}

// -----

func.func @o(%m: memref<?xf32, strided<[1]>>, %n: index) -> memref<1x?xf32, strided<[1, 1]>> {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<1x?xf32>' but found 'memref<1x?xf32, strided<[1, 1]>>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [1, %n] : memref<?xf32, strided<[1]>> into memref<1x?xf32, strided<[1, 1]>>
  return %0 : memref<1x?xf32, strided<[1, 1]>>
}

// -----

func.func @v(%m: memref<?xf32, strided<[1]>>) -> memref<?xf32, strided<[1]>> {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<?xf32>' but found 'memref<?xf32, strided<[1]>>'}}
  %0 = memref.collapse_shape %m [[0]] : memref<?xf32, strided<[1]>> into memref<?xf32, strided<[1]>>
  return %0 : memref<?xf32, strided<[1]>>
}

// -----

func.func @f(%m: memref<?xf32, strided<[1], offset: 2>>, %n: index) -> memref<1x?xf32> {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<1x?xf32, strided<[?, 1], offset: 2>>' but found 'memref<1x?xf32>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [1, %n] : memref<?xf32, strided<[1], offset: 2>> into memref<1x?xf32>
  return %0 : memref<1x?xf32>
}

// -----

func.func @s(%m: memref<?x4xf32, strided<[4, 1]>>, %n: index) -> memref<?x2x2xf32> {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<?x2x2xf32, strided<[4, 2, 1]>>' but found 'memref<?x2x2xf32>'}}
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [%n, 2, 2] : memref<?x4xf32, strided<[4, 1]>> into memref<?x2x2xf32>
  return %0 : memref<?x2x2xf32>
}
