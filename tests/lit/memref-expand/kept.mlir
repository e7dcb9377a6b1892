// RUN: pyopt --split-input-file --memref-expand %s | FileCheck %s

// What stays: atomic updates, and reshapes to a rank that is not known.

func.func @addf(%v: f32, %m: memref<?xf32>, %i: index) -> f32 {
  %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<?xf32>) -> f32
  %1 = memref.atomic_rmw maximumf %v, %m[%i] : (f32, memref<?xf32>) -> f32
  %2 = memref.atomic_rmw minnumf %v, %m[%i] : (f32, memref<?xf32>) -> f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @addf(%arg0: f32, %arg1: memref<?xf32>, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = memref.atomic_rmw addf %arg0, %arg1[%arg2] : (f32, memref<?xf32>) -> f32
// CHECK-NEXT:     %1 = memref.atomic_rmw maximumf %arg0, %arg1[%arg2] : (f32, memref<?xf32>) -> f32
// CHECK-NEXT:     %2 = memref.atomic_rmw minnumf %arg0, %arg1[%arg2] : (f32, memref<?xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @generic_update(%v: f32, %m: memref<?xf32>, %i: index) -> f32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%old: f32):
    %1 = arith.maximumf %old, %v : f32
    memref.atomic_yield %1 : f32
  }
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic_update(%arg0: f32, %arg1: memref<?xf32>, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = memref.generic_atomic_rmw %arg1[%arg2] : memref<?xf32> {
// CHECK-NEXT:     ^bb0(%arg3: f32):
// CHECK-NEXT:       %1 = arith.maximumf %arg3, %arg0 : f32
// CHECK-NEXT:       memref.atomic_yield %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @division(%a: i32, %b: i32) -> i32 {
  %0 = arith.ceildivsi %a, %b : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @division(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = arith.ceildivsi %arg0, %arg1 : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
