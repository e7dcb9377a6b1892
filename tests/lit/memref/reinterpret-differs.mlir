// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Negative offsets and sizes do not become static: the result would be rejected.

func.func @a(%m: memref<?xf32>, %i: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant -3 : index
  %0 = memref.reinterpret_cast %m to offset: [%c2], sizes: [%i, %c3], strides: [%c3, %i]
      : memref<?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<?xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:     %c-3 = arith.constant -3 : index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [2], sizes: [%arg1, %c-3], strides: [-3, %arg1] : memref<?xf32> to memref<?x?xf32, strided<[-3, ?], offset: 2>>
// CHECK-NEXT:     %cast = memref.cast %reinterpret_cast : memref<?x?xf32, strided<[-3, ?], offset: 2>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<?xf32>, %i: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c2 = arith.constant -2 : index
  %0 = memref.reinterpret_cast %m to offset: [%c2], sizes: [%i, %i], strides: [%i, %i]
      : memref<?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<?xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:     %c-2 = arith.constant -2 : index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%c-2], sizes: [%arg1, %arg1], strides: [%arg1, %arg1] : memref<?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %reinterpret_cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
