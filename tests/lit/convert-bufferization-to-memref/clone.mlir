// RUN: pyopt --split-input-file --convert-bufferization-to-memref %s | FileCheck %s

// Clones are allocated and copied.

func.func @forgets(%m: memref<4x4xf32>) -> memref<?x?xf32> {
  %0 = bufferization.clone %m : memref<4x4xf32> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forgets(%arg0: memref<4x4xf32>) -> memref<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4_0 = arith.constant 4 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c4, %c4_0) : memref<?x?xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4x4xf32> to memref<?x?xf32>
// CHECK-NEXT:     return %alloc : memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @strided(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>)
    -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = bufferization.clone %m
      : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @strided(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim, %dim_0) : memref<?x?xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     memref.copy %arg0, %cast : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vectors(%m: memref<?xvector<4xf32>>) -> memref<?xvector<4xf32>> {
  %0 = bufferization.clone %m : memref<?xvector<4xf32>> to memref<?xvector<4xf32>>
  return %0 : memref<?xvector<4xf32>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vectors(%arg0: memref<?xvector<4xf32>>) -> memref<?xvector<4xf32>> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xvector<4xf32>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xvector<4xf32>>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?xvector<4xf32>> to memref<?xvector<4xf32>>
// CHECK-NEXT:     return %alloc : memref<?xvector<4xf32>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @complex(%m: memref<2xcomplex<f32>>) -> memref<2xcomplex<f32>> {
  %0 = bufferization.clone %m : memref<2xcomplex<f32>> to memref<2xcomplex<f32>>
  return %0 : memref<2xcomplex<f32>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @complex(%arg0: memref<2xcomplex<f32>>) -> memref<2xcomplex<f32>> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xcomplex<f32>>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<2xcomplex<f32>> to memref<2xcomplex<f32>>
// CHECK-NEXT:     return %alloc : memref<2xcomplex<f32>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_allocation(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_allocation(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     memref.copy %alloc, %alloc_0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT:     return %alloc_0 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_loop(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %m) -> (memref<?xf32>) {
    %0 = bufferization.clone %a : memref<?xf32> to memref<?xf32>
    scf.yield %0 : memref<?xf32>
  }
  return %r : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_loop(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0) -> (memref<?xf32>) {
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %dim = memref.dim %arg3, %c0_0 : memref<?xf32>
// CHECK-NEXT:       %alloc = memref.alloc(%dim) : memref<?xf32>
// CHECK-NEXT:       memref.copy %arg3, %alloc : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @writes_between_reads(%m: memref<4xf32>, %i: index, %v: f32) -> (f32, f32) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.store %v, %m[%i] : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  %2 = memref.load %m[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1, %2 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @writes_between_reads(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT:     %0 = memref.load %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unreachable(%m: memref<4xf32>) {
  cf.br ^end
^end:
  return
^dead:
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  cf.br ^dead
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreachable(%arg0: memref<4xf32>) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb2
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   }
// CHECK-NEXT: }
