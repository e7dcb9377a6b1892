// RUN: pyopt --split-input-file --memref-expand %s | FileCheck %s

// Reshapes to a rank that is known: sizes are loaded, strides are products of them, numbers where the type knows them.

func.func @static(%m: memref<16xf32>, %s: memref<2xi64>) -> memref<4x4xf32> {
  %0 = memref.reshape %m(%s) : (memref<16xf32>, memref<2xi64>) -> memref<4x4xf32>
  return %0 : memref<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @static(%arg0: memref<16xf32>, %arg1: memref<2xi64>) -> memref<4x4xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c4_0 = arith.constant 4 : index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<16xf32> to memref<4x4xf32>
// CHECK-NEXT:     return %reinterpret_cast : memref<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unranked_space(%m: memref<*xi8, 1>, %s: memref<2xi16>) -> memref<?x?xi8, 1> {
  %0 = memref.reshape %m(%s) : (memref<*xi8, 1>, memref<2xi16>) -> memref<?x?xi8, 1>
  return %0 : memref<?x?xi8, 1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unranked_space(%arg0: memref<*xi8, 1>, %arg1: memref<2xi16>) -> memref<?x?xi8, 1> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg1[%c1] : memref<2xi16>
// CHECK-NEXT:     %1 = arith.index_cast %0 : i16 to index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %2 = arith.muli %c1_0, %1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %3 = memref.load %arg1[%c0] : memref<2xi16>
// CHECK-NEXT:     %4 = arith.index_cast %3 : i16 to index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%4, %1], strides: [%2, 1] : memref<*xi8, 1> to memref<?x?xi8, 1>
// CHECK-NEXT:     return %reinterpret_cast : memref<?x?xi8, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constants(%m: memref<?xf32>) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = memref.alloca() : memref<2xindex>
  memref.store %c2, %s[%c0] : memref<2xindex>
  memref.store %c1, %s[%c1] : memref<2xindex>
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants(%arg0: memref<?xf32>) -> memref<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<2xindex>
// CHECK-NEXT:     memref.store %c2, %alloca[%c0] : memref<2xindex>
// CHECK-NEXT:     memref.store %c1, %alloca[%c1] : memref<2xindex>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %alloca[%c1_0] : memref<2xindex>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = arith.muli %c1_1, %0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %2 = memref.load %alloca[%c0_2] : memref<2xindex>
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%2, %0], strides: [%1, 1] : memref<?xf32> to memref<?x?xf32>
// CHECK-NEXT:     return %reinterpret_cast : memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @written_through(%s: memref<2xindex>, %v: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %m = memref.alloc() : memref<6xf32>
  memref.store %zero, %m[%c4] : memref<6xf32>
  memref.store %c2, %s[%c0] : memref<2xindex>
  memref.store %c3, %s[%c1] : memref<2xindex>
  %0 = memref.reshape %m(%s) : (memref<6xf32>, memref<2xindex>) -> memref<?x?xf32>
  memref.store %v, %0[%c1, %c1] : memref<?x?xf32>
  memref.store %c1, %s[%c0] : memref<2xindex>
  %1 = memref.load %m[%c4] : memref<6xf32>
  %2 = memref.load %0[%c1, %c1] : memref<?x?xf32>
  memref.dealloc %m : memref<6xf32>
  return %1, %2 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @written_through(%arg0: memref<2xindex>, %arg1: f32) -> (f32, f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<6xf32>
// CHECK-NEXT:     memref.store %cst, %alloc[%c4] : memref<6xf32>
// CHECK-NEXT:     memref.store %c2, %arg0[%c0] : memref<2xindex>
// CHECK-NEXT:     memref.store %c3, %arg0[%c1] : memref<2xindex>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg0[%c1_0] : memref<2xindex>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = arith.muli %c1_1, %0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %2 = memref.load %arg0[%c0_2] : memref<2xindex>
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [%2, %0], strides: [%1, 1] : memref<6xf32> to memref<?x?xf32>
// CHECK-NEXT:     memref.store %arg1, %reinterpret_cast[%c1, %c1] : memref<?x?xf32>
// CHECK-NEXT:     memref.store %c1, %arg0[%c0] : memref<2xindex>
// CHECK-NEXT:     %3 = memref.load %alloc[%c4] : memref<6xf32>
// CHECK-NEXT:     %4 = memref.load %reinterpret_cast[%c1, %c1] : memref<?x?xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<6xf32>
// CHECK-NEXT:     return %3, %4 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
