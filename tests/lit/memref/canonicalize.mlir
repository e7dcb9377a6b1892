// RUN: pyopt --split-input-file --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// Extents that are constants become static, behind a cast.
func.func @alloc_constant(%n: index) -> memref<?x?x4xf32> {
  %c = arith.constant 8 : index
  %0 = memref.alloc(%c, %n) {alignment = 16 : i64, keep} : memref<?x?x4xf32>
  return %0 : memref<?x?x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @alloc_constant(%arg0: index) -> memref<?x?x4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 16 : i64} : memref<8x?x4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<8x?x4xf32> to memref<?x?x4xf32>
// CHECK-NEXT:     return %cast : memref<?x?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Negative extents are left alone.
func.func @alloc_negative(%n: index) -> memref<?xf32> {
  %c = arith.constant -8 : index
  %0 = memref.alloc(%c) : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @alloc_negative(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT:     %c-8 = arith.constant -8 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c-8) : memref<?xf32>
// CHECK-NEXT:     return %alloc : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @alloca_constant(%s: index) {
  %c = arith.constant 8 : index
  %0 = memref.alloca(%c)[%s] : memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 + s0)>, 2>
  "any.use"(%0) : (memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 + s0)>, 2>) -> ()
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @alloca_constant(%arg0: index) {
// CHECK-NEXT:     %alloca = memref.alloca()[%arg0] : memref<8x4xf32, #map, 2>
// CHECK-NEXT:     %cast = memref.cast %alloca : memref<8x4xf32, #map, 2> to memref<?x4xf32, #map, 2>
// CHECK-NEXT:     "any.use"(%cast) : (memref<?x4xf32, #map, 2>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Users look through casts.
func.func @through_cast(%m: memref<4x8xf32>, %t: memref<1xi32>, %i: index, %x: f32) -> (f32, f32) {
  %0 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %u = memref.cast %t : memref<1xi32> to memref<?xi32>
  %1 = memref.load %0[%i, %i] : memref<?x?xf32>
  memref.store %x, %0[%i, %i] : memref<?x?xf32>
  memref.prefetch %0[%i, %i], read, locality<3>, data : memref<?x?xf32>
  %2 = memref.atomic_rmw addf %x, %0[%i, %i] : (f32, memref<?x?xf32>) -> f32
  memref.dma_start %0[%i, %i], %0[%i, %i], %i, %u[%i]
      : memref<?x?xf32>, memref<?x?xf32>, memref<?xi32>
  memref.dma_wait %u[%i], %i : memref<?xi32>
  %3 = memref.assume_alignment %0, 8 : memref<?x?xf32>
  memref.dealloc %3 : memref<?x?xf32>
  return %1, %2 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @through_cast(%arg0: memref<4x8xf32>, %arg1: memref<1xi32>, %arg2: index, %arg3: f32) -> (f32, f32) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4x8xf32> to memref<?x?xf32>
// CHECK-NEXT:     %0 = memref.load %arg0[%arg2, %arg2] : memref<4x8xf32>
// CHECK-NEXT:     memref.store %arg3, %arg0[%arg2, %arg2] : memref<4x8xf32>
// CHECK-NEXT:     memref.prefetch %arg0[%arg2, %arg2], read, locality<3>, data : memref<4x8xf32>
// CHECK-NEXT:     %1 = memref.atomic_rmw addf %arg3, %arg0[%arg2, %arg2] : (f32, memref<4x8xf32>) -> f32
// CHECK-NEXT:     memref.dma_start %arg0[%arg2, %arg2], %arg0[%arg2, %arg2], %arg2, %arg1[%arg2] : memref<4x8xf32>, memref<4x8xf32>, memref<1xi32>
// CHECK-NEXT:     memref.dma_wait %arg1[%arg2], %arg2 : memref<1xi32>
// CHECK-NEXT:     %assume_align = memref.assume_alignment %cast, 8 : memref<?x?xf32>
// CHECK-NEXT:     memref.dealloc %assume_align : memref<?x?xf32>
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @generic_atomic(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.generic_atomic_rmw %0[%i] : memref<?xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  }
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic_atomic(%arg0: memref<4xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %0 = memref.generic_atomic_rmw %cast[%arg1] : memref<?xf32> {
// CHECK-NEXT:     ^bb0(%arg2: f32):
// CHECK-NEXT:       memref.atomic_yield %arg2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @copy_of_other_casts(%m: memref<?xf32>, %u: memref<*xf32>,
                               %s: memref<4xf32, strided<[2], offset: 1>>,
                               %d: memref<4xf32, strided<[?], offset: ?>>) {
  %0 = memref.cast %m : memref<?xf32> to memref<4xf32>
  %1 = memref.cast %u : memref<*xf32> to memref<4xf32>
  memref.copy %0, %1 : memref<4xf32> to memref<4xf32>
  %2 = memref.cast %s
      : memref<4xf32, strided<[2], offset: 1>> to memref<4xf32, strided<[?], offset: ?>>
  %3 = memref.cast %d
      : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[3], offset: 1>>
  memref.copy %2, %3
      : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[3], offset: 1>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @copy_of_other_casts(%arg0: memref<?xf32>, %arg1: memref<*xf32>, %arg2: memref<4xf32, strided<[2], offset: 1>>, %arg3: memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %cast_0 = memref.cast %arg1 : memref<*xf32> to memref<4xf32>
// CHECK-NEXT:     memref.copy %cast, %cast_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %arg3 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[3], offset: 1>>
// CHECK-NEXT:     memref.copy %arg2, %cast_1 : memref<4xf32, strided<[2], offset: 1>> to memref<4xf32, strided<[3], offset: 1>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @copy_to_itself(%m: memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  memref.copy %m, %0 : memref<4xf32> to memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @copy_to_itself(%arg0: memref<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Empty buffers.
func.func @copy_of_nothing(%m: memref<0xf32>, %n: memref<0xf32>) {
  memref.copy %m, %n : memref<0xf32> to memref<0xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @copy_of_nothing(%arg0: memref<0xf32>, %arg1: memref<0xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @memory_space_casts(%m: memref<4xf32>)
    -> (memref<4xf32, 2>, memref<4xf32>, memref<4xf32>, memref<?xf32, 1>) {
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 1>
  %1 = memref.memory_space_cast %0 : memref<4xf32, 1> to memref<4xf32, 2>
  %2 = memref.memory_space_cast %0 : memref<4xf32, 1> to memref<4xf32>
  %3 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32>
  %4 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %5 = memref.memory_space_cast %4 : memref<?xf32> to memref<?xf32, 1>
  return %1, %2, %3, %5 : memref<4xf32, 2>, memref<4xf32>, memref<4xf32>, memref<?xf32, 1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @memory_space_casts(%arg0: memref<4xf32>) -> (memref<4xf32, 2>, memref<4xf32>, memref<4xf32>, memref<?xf32, 1>) {
// CHECK-NEXT:     %memspacecast = memref.memory_space_cast %arg0 : memref<4xf32> to memref<4xf32, 2>
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %memspacecast_0 = memref.memory_space_cast %cast : memref<?xf32> to memref<?xf32, 1>
// CHECK-NEXT:     return %memspacecast, %arg0, %arg0, %memspacecast_0 : memref<4xf32, 2>, memref<4xf32>, memref<4xf32>, memref<?xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Reads that nobody uses are dead, unused views and allocations too.
func.func @unused(%m: memref<4x?xf32>, %i: index, %c: f32) {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  %1 = memref.dim %m, %i : memref<4x?xf32>
  %2 = memref.atomic_rmw addf %c, %m[%i, %i] : (f32, memref<4x?xf32>) -> f32
  %3 = memref.subview %m[0, 0] [1, 1] [1, 1] : memref<4x?xf32> to memref<1x1xf32, strided<[?, 1]>>
  memref.dma_wait %m[%i, %i], %i : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%arg0: memref<4x?xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %0 = memref.atomic_rmw addf %arg2, %arg0[%arg1, %arg1] : (f32, memref<4x?xf32>) -> f32
// CHECK-NEXT:     memref.dma_wait %arg0[%arg1, %arg1], %arg1 : memref<4x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
