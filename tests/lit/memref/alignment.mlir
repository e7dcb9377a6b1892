// RUN: pyopt --split-input-file --mlir-print-local-scope --canonicalize %s | FileCheck %s

// Alignments of accesses, and buffers that are assumed to be aligned: the same assumption twice is one.

func.func @a(%m: memref<4xf32>, %i: index, %v: f32) -> memref<4xf32> {
  %0 = memref.load %m[%i] {alignment = 8 : i64, nontemporal = true} : memref<4xf32>
  memref.store %v, %m[%i] {alignment = 16 : i64} : memref<4xf32>
  %1 = memref.assume_alignment %m, 16 : memref<4xf32>
  %2 = memref.assume_alignment %1, 16 : memref<4xf32>
  %3 = memref.assume_alignment %2, 8 : memref<4xf32>
  return %3 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] {alignment = 16 : i64} : memref<4xf32>
// CHECK-NEXT:     %assume_align = memref.assume_alignment %arg0, 16 : memref<4xf32>
// CHECK-NEXT:     %assume_align_0 = memref.assume_alignment %assume_align, 8 : memref<4xf32>
// CHECK-NEXT:     return %assume_align_0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<4xi32>, %i: index, %v: i32) {
  %0 = memref.atomic_rmw xori %v, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) {
// CHECK-NEXT:     %0 = memref.atomic_rmw xori %arg2, %arg0[%arg1] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%n: index) -> index {
  %m = memref.alloc(%n) : memref<?xi32>
  %0 = memref.assume_alignment %m, 4 : memref<?xi32>
  %c = arith.constant 0 : index
  %d = memref.dim %0, %c : memref<?xi32>
  return %d : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xi32>
// CHECK-NEXT:     %assume_align = memref.assume_alignment %alloc, 4 : memref<?xi32>
// CHECK-NEXT:     %dim = memref.dim %assume_align, %c0 : memref<?xi32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<4xi32>) -> memref<?xi32> {
  %0 = memref.cast %m : memref<4xi32> to memref<?xi32>
  %1 = memref.assume_alignment %0, 4 : memref<?xi32>
  return %1 : memref<?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<4xi32>) -> memref<?xi32> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xi32> to memref<?xi32>
// CHECK-NEXT:     %assume_align = memref.assume_alignment %cast, 4 : memref<?xi32>
// CHECK-NEXT:     return %assume_align : memref<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<4xi32>) {
  %0 = memref.assume_alignment %m, 4 : memref<4xi32>
  memref.dealloc %0 : memref<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<4xi32>) {
// CHECK-NEXT:     %assume_align = memref.assume_alignment %arg0, 4 : memref<4xi32>
// CHECK-NEXT:     memref.dealloc %assume_align : memref<4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
