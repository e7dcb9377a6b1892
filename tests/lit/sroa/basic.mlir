// RUN: pyopt %s --sroa --allow-unregistered-dialect --split-input-file | FileCheck %s

// Elements that are used one by one get allocations of their own; attributes of the accesses stay.

func.func @pair(%x: f32, %y: f32, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() {alignment = 8 : i64} : memref<2x2xf32>
  memref.store %x, %m[%c0, %c1] {nontemporal = true} : memref<2x2xf32>
  scf.if %c {
    memref.store %y, %m[%c1, %c1] : memref<2x2xf32>
  }
  %0 = memref.load %m[%c0, %c1] : memref<2x2xf32>
  %1 = memref.load %m[%c1, %c1] {any.note} : memref<2x2xf32>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @pair(%arg0: f32, %arg1: f32, %arg2: i1) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<f32>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<f32>
// CHECK-NEXT:     memref.store %arg0, %alloca_0[] {nontemporal = true} : memref<f32>
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       memref.store %arg1, %alloca[] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = memref.load %alloca_0[] : memref<f32>
// CHECK-NEXT:     %1 = memref.load %alloca[] {any.note} : memref<f32>
// CHECK-NEXT:     %2 = arith.addf %0, %1 : f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Not where a subscript is unknown or out of bounds, the whole is used, or there are too many elements or but one.

func.func @stays(%x: f32, %i: index, %out: memref<memref<2xf32>>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant -1 : index
  %unknown = memref.alloca() : memref<2xf32>
  memref.store %x, %unknown[%i] : memref<2xf32>
  %outside = memref.alloca() : memref<2xf32>
  memref.store %x, %outside[%c2] : memref<2xf32>
  %negative = memref.alloca() : memref<2xf32>
  memref.store %x, %negative[%n] : memref<2xf32>
  %escapes = memref.alloca() : memref<2xf32>
  memref.store %x, %escapes[%c0] : memref<2xf32>
  memref.store %escapes, %out[] : memref<memref<2xf32>>
  %large = memref.alloca() : memref<17xf32>
  memref.store %x, %large[%c0] : memref<17xf32>
  %single = memref.alloca() : memref<1xf32>
  memref.store %x, %single[%c0] : memref<1xf32>
  %dynamic = memref.alloca(%i) : memref<?xf32>
  memref.store %x, %dynamic[%c0] : memref<?xf32>
  %heap = memref.alloc() : memref<2xf32>
  memref.store %x, %heap[%c0] : memref<2xf32>
  %unused = memref.alloca() : memref<2xf32>
  %seen = memref.alloca() : memref<2xf32>
  "any.use"(%seen) : (memref<2xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @stays(%arg0: f32, %arg1: index, %arg2: memref<memref<2xf32>>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     memref.store %arg0, %alloca[%arg1] : memref<2xf32>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     memref.store %arg0, %alloca_0[%c2] : memref<2xf32>
// CHECK-NEXT:     %alloca_1 = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     memref.store %arg0, %alloca_1[%c-1] : memref<2xf32>
// CHECK-NEXT:     %alloca_2 = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     memref.store %arg0, %alloca_2[%c0] : memref<2xf32>
// CHECK-NEXT:     memref.store %alloca_2, %arg2[] : memref<memref<2xf32>>
// CHECK-NEXT:     %alloca_3 = memref.alloca() : memref<17xf32>
// CHECK-NEXT:     memref.store %arg0, %alloca_3[%c0] : memref<17xf32>
// CHECK-NEXT:     %alloca_4 = memref.alloca() : memref<1xf32>
// CHECK-NEXT:     memref.store %arg0, %alloca_4[%c0] : memref<1xf32>
// CHECK-NEXT:     %alloca_5 = memref.alloca(%arg1) : memref<?xf32>
// CHECK-NEXT:     memref.store %arg0, %alloca_5[%c0] : memref<?xf32>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.store %arg0, %alloc[%c0] : memref<2xf32>
// CHECK-NEXT:     %alloca_6 = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     %alloca_7 = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     "any.use"(%alloca_7) : (memref<2xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// The largest that is taken apart; in a region.

func.func @sixteen(%x: f32, %c: i1) {
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  scf.if %c {
    %m = memref.alloca() : memref<4x4xf32>
    memref.store %x, %m[%c3, %c0] : memref<4x4xf32>
    memref.store %x, %m[%c0, %c3] : memref<4x4xf32>
    %0 = memref.load %m[%c3, %c0] : memref<4x4xf32>
    "any.use"(%0) : (f32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @sixteen(%arg0: f32, %arg1: i1) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       %alloca = memref.alloca() : memref<f32>
// CHECK-NEXT:       %alloca_0 = memref.alloca() : memref<f32>
// CHECK-NEXT:       memref.store %arg0, %alloca[] : memref<f32>
// CHECK-NEXT:       memref.store %arg0, %alloca_0[] : memref<f32>
// CHECK-NEXT:       %0 = memref.load %alloca[] : memref<f32>
// CHECK-NEXT:       "any.use"(%0) : (f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
