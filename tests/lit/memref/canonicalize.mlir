// RUN: pyopt --split-input-file --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// Extents that are constants become static, behind a cast.
func.func @alloc_constant(%n: index) -> memref<?x?x4xf32> {
  %c = arith.constant 8 : index
  %0 = memref.alloc(%c, %n) {alignment = 16 : i64, keep} : memref<?x?x4xf32>
  return %0 : memref<?x?x4xf32>
}

// -----

// Negative extents are left alone.
func.func @alloc_negative(%n: index) -> memref<?xf32> {
  %c = arith.constant -8 : index
  %0 = memref.alloc(%c) : memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @alloca_constant(%s: index) {
  %c = arith.constant 8 : index
  %0 = memref.alloca(%c)[%s] : memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 + s0)>, 2>
  "any.use"(%0) : (memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 + s0)>, 2>) -> ()
  return
}

// -----

// A buffer that is only written to and freed is nobody's.
func.func @dead_alloc(%x: f32, %i: index) {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  %1 = memref.alloca() : memref<4xf32>
  memref.store %x, %1[%i] : memref<4xf32>
  memref.store %x, %1[%i] : memref<4xf32>
  return
}

// -----

// One that is read, stored itself, or seen in another way is not.
func.func @live_alloc(%x: f32, %i: index, %m: memref<4xmemref<4xf32>>) -> f32 {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  %2 = memref.alloc() : memref<4xf32>
  memref.store %2, %m[%i] : memref<4xmemref<4xf32>>
  %3 = memref.alloc() : memref<4xf32>
  memref.copy %0, %3 : memref<4xf32> to memref<4xf32>
  return %1 : f32
}

// -----

func.func @dead_realloc(%m: memref<4xf32>, %x: f32, %i: index) {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  memref.store %x, %0[%i] : memref<8xf32>
  memref.dealloc %0 : memref<8xf32>
  return
}

// -----

func.func @live_realloc(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  %1 = memref.load %0[%i] : memref<8xf32>
  return %1 : f32
}

// -----

// Users look through casts.
func.func @through_cast(%m: memref<4x8xf32>, %t: memref<1xi32>, %i: index, %x: f32) -> (f32, f32) {
  %0 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %u = memref.cast %t : memref<1xi32> to memref<?xi32>
  %1 = memref.load %0[%i, %i] : memref<?x?xf32>
  memref.store %x, %0[%i, %i] : memref<?x?xf32>
  memref.prefetch %0[%i, %i], read, locality<3>, data : memref<?x?xf32>
  %2 = memref.atomic_rmw addf %x, %0[%i, %i] : (f32, memref<?x?xf32>) -> f32
  memref.dma_start %0[%i, %i], %0[%i, %i], %i, %u[%i] : memref<?x?xf32>, memref<?x?xf32>, memref<?xi32>
  memref.dma_wait %u[%i], %i : memref<?xi32>
  memref.assume_alignment %0, 8 : memref<?x?xf32>
  memref.dealloc %0 : memref<?x?xf32>
  return %1, %2 : f32, f32
}

// -----

// Also through those that assert more than is known, but not through those of a rank that is not known.
func.func @through_asserting_cast(%m: memref<?x?xf32>, %u: memref<*xf32>, %i: index) -> (f32, f32) {
  %0 = memref.cast %m : memref<?x?xf32> to memref<4x8xf32>
  %1 = memref.load %0[%i, %i] : memref<4x8xf32>
  %2 = memref.cast %u : memref<*xf32> to memref<4xf32>
  %3 = memref.load %2[%i] : memref<4xf32>
  return %1, %3 : f32, f32
}

// -----

// A stored memref stays what it is.
func.func @stored_cast(%m: memref<4xf32>, %p: memref<2xmemref<?xf32>>, %i: index) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.store %0, %p[%i] : memref<2xmemref<?xf32>>
  return
}

// -----

func.func @generic_atomic(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.generic_atomic_rmw %0[%i] : memref<?xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  }
  return %1 : f32
}

// -----

func.func @copy_of_cast(%m: memref<4xf32>, %n: memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %n : memref<4xf32> to memref<?xf32>
  memref.copy %0, %1 : memref<?xf32> to memref<?xf32>
  return
}

// -----

func.func @copy_of_other_casts(%m: memref<?xf32>, %u: memref<*xf32>, %s: memref<4xf32, strided<[2], offset: 1>>, %d: memref<4xf32, strided<[?], offset: ?>>) {
  %0 = memref.cast %m : memref<?xf32> to memref<4xf32>
  %1 = memref.cast %u : memref<*xf32> to memref<4xf32>
  memref.copy %0, %1 : memref<4xf32> to memref<4xf32>
  %2 = memref.cast %s : memref<4xf32, strided<[2], offset: 1>> to memref<4xf32, strided<[?], offset: ?>>
  %3 = memref.cast %d : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[3], offset: 1>>
  memref.copy %2, %3 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[3], offset: 1>>
  return
}

// -----

func.func @copy_to_itself(%m: memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  memref.copy %m, %0 : memref<4xf32> to memref<?xf32>
  return
}

// -----

// Empty buffers.
func.func @copy_of_nothing(%m: memref<0xf32>, %n: memref<0xf32>) {
  memref.copy %m, %n : memref<0xf32> to memref<0xf32>
  return
}

// -----

func.func @casts(%m: memref<4xf32>, %u: memref<*xf32>) -> (memref<4xf32>, memref<?xf32>, memref<4xf32>, memref<*xf32>, memref<?xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<4xf32>
  %2 = memref.cast %m : memref<4xf32> to memref<4xf32>
  %3 = memref.cast %0 : memref<?xf32> to memref<*xf32>
  %4 = memref.cast %u : memref<*xf32> to memref<4xf32>
  %5 = memref.cast %4 : memref<4xf32> to memref<?xf32>
  return %1, %0, %2, %3, %5 : memref<4xf32>, memref<?xf32>, memref<4xf32>, memref<*xf32>, memref<?xf32>
}

// -----

func.func @unranked_casts(%u: memref<*xf32>, %m: memref<4xf32>) -> (memref<?xf32>, memref<?xf32>, memref<*xf32>) {
  %0 = memref.cast %u : memref<*xf32> to memref<4xf32>
  %1 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  %2 = memref.cast %m : memref<4xf32> to memref<*xf32>
  %3 = memref.cast %2 : memref<*xf32> to memref<?xf32>
  %4 = memref.cast %0 : memref<4xf32> to memref<*xf32>
  return %1, %3, %4 : memref<?xf32>, memref<?xf32>, memref<*xf32>
}

// -----

func.func @cast_to_same_after_cast(%m: memref<4xf32>) -> (memref<?xf32>, memref<?xf32>, memref<4xf32, 1>, memref<4xf32, 1>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<?xf32>
  %2 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 1>
  %3 = memref.memory_space_cast %2 : memref<4xf32, 1> to memref<4xf32, 1>
  return %0, %1, %2, %3 : memref<?xf32>, memref<?xf32>, memref<4xf32, 1>, memref<4xf32, 1>
}

// -----

func.func @memory_space_casts(%m: memref<4xf32>) -> (memref<4xf32, 2>, memref<4xf32>, memref<4xf32>, memref<?xf32, 1>) {
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 1>
  %1 = memref.memory_space_cast %0 : memref<4xf32, 1> to memref<4xf32, 2>
  %2 = memref.memory_space_cast %0 : memref<4xf32, 1> to memref<4xf32>
  %3 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32>
  %4 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %5 = memref.memory_space_cast %4 : memref<?xf32> to memref<?xf32, 1>
  return %1, %2, %3, %5 : memref<4xf32, 2>, memref<4xf32>, memref<4xf32>, memref<?xf32, 1>
}

// -----

func.func @rank(%m: memref<4x?xf32>, %u: memref<*xf32>) -> (index, index) {
  %0 = memref.rank %m : memref<4x?xf32>
  %1 = memref.rank %u : memref<*xf32>
  return %0, %1 : index, index
}

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

// -----

// Globals do not fold.
memref.global "private" constant @g : memref<2xf32> = dense<1.0>
func.func @global(%i: index) -> f32 {
  %0 = memref.get_global @g : memref<2xf32>
  %1 = memref.load %0[%i] : memref<2xf32>
  return %1 : f32
}
