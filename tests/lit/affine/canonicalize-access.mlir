// RUN: pyopt %s --canonicalize --allow-unregistered-dialect --split-input-file | FileCheck %s

// Subscripts of loads, stores and prefetch, and the memrefs that they access.

// Maps are composed with those of affine.apply; attributes go with the old op.
func.func @subscripts(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %n {
      %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
      %1 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%0, %j)
      %2 = affine.load %m[%1 + 3] {nontemporal = true} : memref<?xf32>
      affine.store %2, %m[%1 - %0] {nontemporal = true} : memref<?xf32>
      affine.prefetch %m[%1], write, locality<2>, instr {keep} : memref<?xf32>
      %3 = affine.vector_load %m[%1] {keep} : memref<?xf32>, vector<4xf32>
      affine.vector_store %3, %m[%1 + %1] {keep} : memref<?xf32>, vector<4xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @subscripts(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:       affine.for %arg3 = 0 to %arg1 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg3 + %arg2 * 2 + symbol(%arg1) * 2 + 3] : memref<?xf32>
// CHECK-NEXT:         affine.store %0, %arg0[%arg3 + %arg2 + symbol(%arg1)] : memref<?xf32>
// CHECK-NEXT:         affine.prefetch %arg0[%arg3 + %arg2 * 2 + symbol(%arg1) * 2], write, locality<2>, instr : memref<?xf32>
// CHECK-NEXT:         %1 = affine.vector_load %arg0[%arg3 + %arg2 * 2 + symbol(%arg1) * 2] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:         affine.vector_store %1, %arg0[%arg3 * 2 + %arg2 * 4 + symbol(%arg1) * 4] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Casts of memrefs, whatever they forget; a prefetch of the uncast memref is of its type.
func.func @casts(%m: memref<10xf32>, %n: index) {
  %0 = memref.cast %m : memref<10xf32> to memref<?xf32>
  %1 = affine.load %0[%n] : memref<?xf32>
  affine.store %1, %0[symbol(%n)] : memref<?xf32>
  affine.prefetch %0[symbol(%n)], read, locality<0>, data : memref<?xf32>
  affine.dma_start %0[%n], %m[%n], %0[%n], %n : memref<?xf32>, memref<10xf32>, memref<?xf32>
  affine.dma_wait %0[%n], %n : memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts(%arg0: memref<10xf32>, %arg1: index) {
// CHECK-NEXT:     %0 = affine.load %arg0[symbol(%arg1)] : memref<10xf32>
// CHECK-NEXT:     affine.store %0, %arg0[symbol(%arg1)] : memref<10xf32>
// CHECK-NEXT:     affine.prefetch %arg0[symbol(%arg1)], read, locality<0>, data : memref<10xf32>
// CHECK-NEXT:     affine.dma_start %arg0[%arg1], %arg0[%arg1], %arg0[%arg1], %arg1 : memref<10xf32>, memref<10xf32>, memref<10xf32>
// CHECK-NEXT:     affine.dma_wait %arg0[%arg1], %arg1 : memref<10xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Casts that stay: of unranked memrefs, for vectors, and of a memref that is the value stored.
func.func @casts(%u: memref<*xf32>, %m: memref<10xf32>, %mm: memref<4xmemref<?xf32>>, %n: index) {
  %0 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %1 = affine.load %0[symbol(%n)] : memref<?xf32>
  %2 = memref.cast %m : memref<10xf32> to memref<?xf32>
  affine.store %2, %mm[symbol(%n)] : memref<4xmemref<?xf32>>
  %3 = affine.vector_load %2[symbol(%n)] : memref<?xf32>, vector<4xf32>
  affine.vector_store %3, %2[symbol(%n)] : memref<?xf32>, vector<4xf32>
  affine.store %1, %0[symbol(%n)] : memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts(%arg0: memref<*xf32>, %arg1: memref<10xf32>, %arg2: memref<4xmemref<?xf32>>, %arg3: index) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<*xf32> to memref<?xf32>
// CHECK-NEXT:     %0 = affine.load %cast[symbol(%arg3)] : memref<?xf32>
// CHECK-NEXT:     %cast_0 = memref.cast %arg1 : memref<10xf32> to memref<?xf32>
// CHECK-NEXT:     affine.store %cast_0, %arg2[symbol(%arg3)] : memref<4xmemref<?xf32>>
// CHECK-NEXT:     %1 = affine.vector_load %cast_0[symbol(%arg3)] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     affine.vector_store %1, %cast_0[symbol(%arg3)] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     affine.store %0, %cast[symbol(%arg3)] : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Elements of constant globals.
memref.global "private" constant @splat : memref<4x4xf32> = dense<1.5>
memref.global "private" constant @numbers : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
func.func @globals(%i: index) -> (f32, i32) {
  %c1 = arith.constant 1 : index
  %0 = memref.get_global @splat : memref<4x4xf32>
  %1 = memref.get_global @numbers : memref<2x2xi32>
  %2 = affine.load %0[%i, %i] : memref<4x4xf32>
  %3 = affine.load %1[%c1, 0] : memref<2x2xi32>
  return %2, %3 : f32, i32
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @splat : memref<4x4xf32> = dense<1.500000e+00>
// CHECK-NEXT{LITERAL}:   memref.global "private" constant @numbers : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
// CHECK-NEXT:   func.func @globals(%arg0: index) -> (f32, i32) {
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     return %cst, %c3_i32 : f32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Globals that may change, that have no elements, or whose element is not known.
memref.global "private" @mutable : memref<4x4xf32> = dense<1.5>
memref.global "private" constant @uninitialized : memref<4xf32> = uninitialized
memref.global "private" @extern : memref<4xf32>
memref.global "private" constant @numbers : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
func.func @globals(%i: index) -> (f32, f32, f32, i32) {
  %0 = memref.get_global @mutable : memref<4x4xf32>
  %1 = memref.get_global @uninitialized : memref<4xf32>
  %2 = memref.get_global @extern : memref<4xf32>
  %3 = memref.get_global @numbers : memref<2x2xi32>
  %4 = affine.load %0[0, 0] : memref<4x4xf32>
  %5 = affine.load %1[0] : memref<4xf32>
  %6 = affine.load %2[0] : memref<4xf32>
  %7 = affine.load %3[0, symbol(%i)] : memref<2x2xi32>
  return %4, %5, %6, %7 : f32, f32, f32, i32
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" @mutable : memref<4x4xf32> = dense<1.500000e+00>
// CHECK-NEXT:   memref.global "private" constant @uninitialized : memref<4xf32> = uninitialized
// CHECK-NEXT:   memref.global "private" @extern : memref<4xf32>
// CHECK-NEXT{LITERAL}:   memref.global "private" constant @numbers : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
// CHECK-NEXT:   func.func @globals(%arg0: index) -> (f32, f32, f32, i32) {
// CHECK-NEXT:     %0 = memref.get_global @mutable : memref<4x4xf32>
// CHECK-NEXT:     %1 = memref.get_global @uninitialized : memref<4xf32>
// CHECK-NEXT:     %2 = memref.get_global @extern : memref<4xf32>
// CHECK-NEXT:     %3 = memref.get_global @numbers : memref<2x2xi32>
// CHECK-NEXT:     %4 = affine.load %0[0, 0] : memref<4x4xf32>
// CHECK-NEXT:     %5 = affine.load %1[0] : memref<4xf32>
// CHECK-NEXT:     %6 = affine.load %2[0] : memref<4xf32>
// CHECK-NEXT:     %7 = affine.load %3[0, symbol(%arg0)] : memref<2x2xi32>
// CHECK-NEXT:     return %4, %5, %6, %7 : f32, f32, f32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
