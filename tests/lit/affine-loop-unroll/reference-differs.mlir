// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=3 reference-exact=true}))" | FileCheck %s

// A value that is carried from one place to another: the reference gives the one before the loop.
func.func @swapped(%p: memref<?xf32>, %x: f32, %y: f32) -> (f32, f32) {
  %r:2 = affine.for %i = 0 to 9 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    %0 = affine.load %p[%i] : memref<?xf32>
    %1 = arith.addf %b, %0 : f32
    affine.yield %1, %a : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// -----

// Values that begin alike: the reference gives the second loop the last of them for all.
func.func @alike(%n: index, %p: memref<?xf32>, %x: f32) -> (f32, f32) {
  %r:2 = affine.for %i = 0 to %n iter_args(%a = %x, %b = %x) -> (f32, f32) {
    %0 = affine.load %p[%i] : memref<?xf32>
    %1 = arith.addf %a, %0 : f32
    %2 = arith.mulf %b, %0 : f32
    affine.yield %1, %2 : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// -----

// Loops that do not run, as one distance is below 0; the reference takes that for a great number.
func.func @never(%n: index, %p: memref<?xf32>, %x: f32) {
  affine.for %i = %n to min affine_map<(d0) -> (d0 + 6, d0 - 2)>(%n) {
    affine.store %x, %p[%i] : memref<?xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> ((s0 floordiv 3) * 3)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 6, d0 - 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @swapped(%arg0: memref<?xf32>, %arg1: f32, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %0:2 = affine.for %arg3 = 0 to 9 step 3 iter_args(%arg4 = %arg1, %arg5 = %arg2) -> (f32, f32) {
// CHECK-NEXT:       %1 = affine.load %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       %2 = arith.addf %arg5, %1 : f32
// CHECK-NEXT:       %3 = affine.apply #map(%arg3)
// CHECK-NEXT:       %4 = affine.load %arg0[%3] : memref<?xf32>
// CHECK-NEXT:       %5 = arith.addf %arg4, %4 : f32
// CHECK-NEXT:       %6 = affine.apply #map1(%arg3)
// CHECK-NEXT:       %7 = affine.load %arg0[%6] : memref<?xf32>
// CHECK-NEXT:       %8 = arith.addf %2, %7 : f32
// CHECK-NEXT:       affine.yield %8, %5 : f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @alike(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %0:2 = affine.for %arg3 = 0 to #map2()[%arg0] step 3 iter_args(%arg4 = %arg2, %arg5 = %arg2) -> (f32, f32) {
// CHECK-NEXT:       %2 = affine.load %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT:       %3 = arith.addf %arg4, %2 : f32
// CHECK-NEXT:       %4 = arith.mulf %arg5, %2 : f32
// CHECK-NEXT:       %5 = affine.apply #map(%arg3)
// CHECK-NEXT:       %6 = affine.load %arg1[%5] : memref<?xf32>
// CHECK-NEXT:       %7 = arith.addf %3, %6 : f32
// CHECK-NEXT:       %8 = arith.mulf %4, %6 : f32
// CHECK-NEXT:       %9 = affine.apply #map1(%arg3)
// CHECK-NEXT:       %10 = affine.load %arg1[%9] : memref<?xf32>
// CHECK-NEXT:       %11 = arith.addf %7, %10 : f32
// CHECK-NEXT:       %12 = arith.mulf %8, %10 : f32
// CHECK-NEXT:       affine.yield %11, %12 : f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1:2 = affine.for %arg3 = #map2()[%arg0] to %arg0 iter_args(%arg4 = %0#0, %arg5 = %0#1) -> (f32, f32) {
// CHECK-NEXT:       %2 = affine.load %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT:       %3 = arith.addf %arg4, %2 : f32
// CHECK-NEXT:       %4 = arith.mulf %arg5, %2 : f32
// CHECK-NEXT:       affine.yield %3, %4 : f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1#0, %1#1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @never(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = %arg0 to min #map3(%arg0) {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
