// RUN: pyopt %s --normalize-memrefs --split-input-file | FileCheck %s
// RUN: pyopt %s --normalize-memrefs=reference-exact=true --split-input-file | FileCheck %s --check-prefix=EXACT

// The reference gives the size of another dimension.
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @size(%m: memref<16xf32, #tile>) -> index {
  %c0 = arith.constant 0 : index
  %0 = memref.dim %m, %c0 : memref<16xf32, #tile>
  return %0 : index
}

// CHECK: #map = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @size(%arg0: memref<16xf32, #map>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<16xf32, #map>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @size(%arg0: memref<4x4xf32>) -> index {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %dim = memref.dim %arg0, %c0 : memref<4x4xf32>
// EXACT-NEXT:     return %dim : index
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// The vector goes along a row of the new memref, which is a column of the old one.
#order = affine_map<(i, j) -> (j, i)>
func.func @vector(%m: memref<4x5xf32, #order>) -> vector<2xf32> {
  %0 = affine.vector_load %m[1, 2] : memref<4x5xf32, #order>, vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vector(%arg0: memref<4x5xf32, #map>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = affine.vector_load %arg0[1, 2] : memref<4x5xf32, #map>, vector<2xf32>
// CHECK-NEXT:     return %0 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #map = affine_map<() -> (1)>
// EXACT-NEXT: #map1 = affine_map<() -> (2)>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @vector(%arg0: memref<5x4xf32>) -> vector<2xf32> {
// EXACT-NEXT:     %0 = affine.apply #map()
// EXACT-NEXT:     %1 = affine.apply #map1()
// EXACT-NEXT:     %2 = affine.vector_load %arg0[2, 1] : memref<5x4xf32>, vector<2xf32>
// EXACT-NEXT:     return %2 : vector<2xf32>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @rank(%m: memref<16xf32, #tile>) -> memref<*xf32> {
  %0 = memref.cast %m : memref<16xf32, #tile> to memref<*xf32>
  return %0 : memref<*xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @rank(%arg0: memref<16xf32, #map>) -> memref<*xf32> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<16xf32, #map> to memref<*xf32>
// CHECK-NEXT:     return %cast : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @rank(%arg0: memref<4x4xf32>) -> memref<*xf32> {
// EXACT-NEXT:     %cast = memref.cast %arg0 : memref<4x4xf32> to memref<*xf32>
// EXACT-NEXT:     return %cast : memref<*xf32>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Of n elements in groups of 3, n floordiv 3 groups are not enough.
#groups = affine_map<(i, j) -> (i floordiv 4, i mod 4, j floordiv 3)>
func.func @groups(%n: index, %x: f32) {
  %0 = memref.alloc(%n) : memref<8x?xf32, #groups>
  affine.store %x, %0[1, 1] : memref<8x?xf32, #groups>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d1 floordiv 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @groups(%arg0: index, %arg1: f32) {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<8x?xf32, #map>
// CHECK-NEXT:     affine.store %arg1, %alloc[1, 1] : memref<8x?xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #map = affine_map<(d0, d1) -> (d1 floordiv 3)>
// EXACT-NEXT: #map1 = affine_map<() -> (1)>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @groups(%arg0: index, %arg1: f32) {
// EXACT-NEXT:     %c8 = arith.constant 8 : index
// EXACT-NEXT:     %0 = affine.apply #map(%c8, %arg0)
// EXACT-NEXT:     %alloc = memref.alloc(%0) : memref<2x4x?xf32>
// EXACT-NEXT:     %1 = affine.apply #map1()
// EXACT-NEXT:     %2 = affine.apply #map1()
// EXACT-NEXT:     affine.store %arg1, %alloc[0, 1, 0] : memref<2x4x?xf32>
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Indices below 0 are not counted.
func.func @negative(%m: memref<4x4xf32, affine_map<(i, j) -> (i - j, j)>>) -> f32 {
  %0 = affine.load %m[1, 3] : memref<4x4xf32, affine_map<(i, j) -> (i - j, j)>>
  return %0 : f32
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 - d1, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @negative(%arg0: memref<4x4xf32, #map>) -> f32 {
// CHECK-NEXT:     %0 = affine.load %arg0[1, 3] : memref<4x4xf32, #map>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #map = affine_map<() -> (1)>
// EXACT-NEXT: #map1 = affine_map<() -> (3)>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @negative(%arg0: memref<4x4xf32>) -> f32 {
// EXACT-NEXT:     %0 = affine.apply #map()
// EXACT-NEXT:     %1 = affine.apply #map1()
// EXACT-NEXT:     %2 = affine.load %arg0[-2, 3] : memref<4x4xf32>
// EXACT-NEXT:     return %2 : f32
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Attributes of calls are gone.
func.func private @callee(%x: f32) -> f32
func.func @call(%x: f32) -> f32 {
  %0 = call @callee(%x) {no_inline} : (f32) -> f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(f32) -> f32
// CHECK-NEXT:   func.func @call(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @callee(%arg0) {no_inline} : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func private @callee(f32) -> f32
// EXACT-NEXT:   func.func @call(%arg0: f32) -> f32 {
// EXACT-NEXT:     %0 = call @callee(%arg0) : (f32) -> f32
// EXACT-NEXT:     return %0 : f32
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// The reference changes the strides.
func.func @cast(%m: memref<16xf32, strided<[2]>>) -> memref<?xf32, strided<[?]>> {
  %0 = memref.cast %m : memref<16xf32, strided<[2]>> to memref<?xf32, strided<[?]>>
  return %0 : memref<?xf32, strided<[?]>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%arg0: memref<16xf32, strided<[2]>>) -> memref<?xf32, strided<[?]>> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<16xf32, strided<[2]>> to memref<?xf32, strided<[?]>>
// CHECK-NEXT:     return %cast : memref<?xf32, strided<[?]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @cast(%arg0: memref<31xf32>) -> memref<?xf32, strided<[?]>> {
// EXACT-NEXT:     %cast = memref.cast %arg0 : memref<31xf32> to memref<?xf32, strided<[?]>>
// EXACT-NEXT:     return %cast : memref<?xf32, strided<[?]>>
// EXACT-NEXT:   }
// EXACT-NEXT: }
