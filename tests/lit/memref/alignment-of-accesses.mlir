// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --canonicalize | FileCheck %s

// The alignment of memref.load and memref.store.

func.func @load(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] {alignment = 16 : i64} : memref<4xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @load(%arg0: memref<4xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] {alignment = 16 : i64} : memref<4xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @store(%m: memref<4xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i] {alignment = 16 : i64} : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @store(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] {alignment = 16 : i64} : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @with_nontemporal(%m: memref<4xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i] {alignment = 32 : i64, nontemporal = true} : memref<4xf32>
  %0 = memref.load %m[%i] {nontemporal = true, alignment = 8} : memref<4xf32>
  "t.use"(%0) : (f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @with_nontemporal(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] {alignment = 32 : i64, nontemporal = true} : memref<4xf32>
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] {alignment = 8 : i64, nontemporal = true} : memref<4xf32>
// CHECK-NEXT:     "t.use"(%0) : (f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @generic(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = "memref.load"(%m, %i) <{alignment = 64 : i64, nontemporal = false}>
      : (memref<4xf32>, index) -> f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic(%arg0: memref<4xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @zero_rank(%m: memref<f32>, %v: f32) -> f32 {
  memref.store %v, %m[] {alignment = 1 : i64} : memref<f32>
  %0 = memref.load %m[] {alignment = 4 : i64} : memref<f32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @zero_rank(%arg0: memref<f32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     memref.store %arg1, %arg0[] {alignment = 1 : i64} : memref<f32>
// CHECK-NEXT:     %0 = memref.load %arg0[] {alignment = 4 : i64} : memref<f32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @forwarded(%v: f32, %i: index) -> f32 {
  %m = memref.alloca() : memref<4xf32>
  memref.store %v, %m[%i] {alignment = 4 : i64} : memref<4xf32>
  %0 = memref.load %m[%i] {alignment = 16 : i64} : memref<4xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @forwarded(%arg0: f32, %arg1: index) -> f32 {
// CHECK-NEXT:     %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     memref.store %arg0, %alloca[%arg1] {alignment = 4 : i64} : memref<4xf32>
// CHECK-NEXT:     %0 = memref.load %alloca[%arg1] {alignment = 16 : i64} : memref<4xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @through_a_cast(%m: memref<4xf32>, %i: index) -> f32 {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = memref.load %c[%i] {alignment = 16 : i64} : memref<?xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @through_a_cast(%arg0: memref<4xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] {alignment = 16 : i64} : memref<4xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
