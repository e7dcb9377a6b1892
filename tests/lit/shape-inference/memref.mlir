// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// Buffers: allocations get the sizes that are numbers, views follow.

func.func @allocation(%f: f32, %i: index) -> memref<?x?xf32> {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %0 = memref.alloc(%c4, %c8) : memref<?x?xf32>
  memref.store %f, %0[%i, %i] : memref<?x?xf32>
  linalg.fill ins(%f : f32) outs(%0 : memref<?x?xf32>)
  return %0 : memref<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @allocation(%arg0: f32, %arg1: index) -> memref<?x?xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4x8xf32>
// CHECK-NEXT:     memref.store %arg0, %alloc[%arg1, %arg1] : memref<4x8xf32>
// CHECK-NEXT:     linalg.fill ins(%arg0 : f32) outs(%alloc : memref<4x8xf32>)
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4x8xf32> to memref<?x?xf32>
// CHECK-NEXT:     return %cast : memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @casts(%a: memref<4x?xf32>) -> (memref<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %a : memref<4x?xf32> to memref<?x?xf32>
  %d = memref.dim %0, %c0 : memref<?x?xf32>
  return %0, %d : memref<?x?xf32>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts(%arg0: memref<4x?xf32>) -> (memref<?x?xf32>, index) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT:     return %cast, %c4 : memref<?x?xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A view whose layout follows from the type of its source: the source is cast back.

func.func @view(%i: index, %n: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %0 = memref.alloc(%c4, %c8) : memref<?x?xf32>
  %1 = memref.subview %0[%i, 0] [%n, 3] [1, 1]
      : memref<?x?xf32> to memref<?x3xf32, strided<[?, 1], offset: ?>>
  %2 = memref.cast %1
      : memref<?x3xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %2 : memref<?x?xf32, strided<[?, 1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @view(%arg0: index, %arg1: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4x8xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4x8xf32> to memref<?x?xf32>
// CHECK-NEXT:     %subview = memref.subview %cast[%arg0, 0] [%arg1, 3] [1, 1] : memref<?x?xf32> to memref<?x3xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %cast_0 = memref.cast %subview : memref<?x3xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     return %cast_0 : memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Loops and private functions carry buffers, too.

func.func private @fill(%m: memref<?xf32>, %f: f32) {
  linalg.fill ins(%f : f32) outs(%m : memref<?xf32>)
  return
}
func.func @through_a_loop(%a: memref<16xf32>, %n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.cast %a : memref<16xf32> to memref<?xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %0) -> (memref<?xf32>) {
    func.call @fill(%x, %f) : (memref<?xf32>, f32) -> ()
    scf.yield %x : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @fill(%arg0: memref<16xf32>, %arg1: f32) {
// CHECK-NEXT:     linalg.fill ins(%arg1 : f32) outs(%arg0 : memref<16xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @through_a_loop(%arg0: memref<16xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg0) -> (memref<16xf32>) {
// CHECK-NEXT:       func.call @fill(%arg4, %arg2) : (memref<16xf32>, f32) -> ()
// CHECK-NEXT:       scf.yield %arg4 : memref<16xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An unranked buffer would have to say its layout: it stays.

func.func @unranked(%a: memref<4xf32>) -> memref<*xf32> {
  %0 = memref.cast %a : memref<4xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unranked(%arg0: memref<4xf32>) -> memref<*xf32> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:     return %cast : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
