// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-parallelize{parallel-reductions=true}))" | FileCheck %s

// affine.parallel takes no such reductions.
func.func @kinds(%v: vector<4xi32>, %x: i32, %n: index, %f: f32, %A: memref<8xvector<4xi32>>) {
  %0 = affine.for %i = 0 to 8 iter_args(%s = %v) -> vector<4xi32> {
    %a = affine.load %A[%i] : memref<8xvector<4xi32>>
    %b = arith.addi %s, %a : vector<4xi32>
    affine.yield %b : vector<4xi32>
  }
  %1 = affine.for %i = 0 to 8 iter_args(%s = %x) -> i32 {
    %b = arith.xori %s, %x : i32
    affine.yield %b : i32
  }
  %2 = affine.for %i = 0 to 8 iter_args(%s = %x) -> i32 {
    %b = arith.maxsi %s, %x : i32
    affine.yield %b : i32
  }
  %3 = affine.for %i = 0 to 8 iter_args(%s = %n) -> index {
    %b = arith.addi %s, %n : index
    affine.yield %b : index
  }
  %4 = affine.for %i = 0 to 8 iter_args(%s = %f) -> f32 {
    %b = arith.minnumf %s, %f : f32
    affine.yield %b : f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @kinds(%arg0: vector<4xi32>, %arg1: i32, %arg2: index, %arg3: f32, %arg4: memref<8xvector<4xi32>>) {
// CHECK-NEXT:     %0 = affine.for %arg5 = 0 to 8 iter_args(%arg6 = %arg0) -> (vector<4xi32>) {
// CHECK-NEXT:       %5 = affine.load %arg4[%arg5] : memref<8xvector<4xi32>>
// CHECK-NEXT:       %6 = arith.addi %arg6, %5 : vector<4xi32>
// CHECK-NEXT:       affine.yield %6 : vector<4xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = affine.for %arg5 = 0 to 8 iter_args(%arg6 = %arg1) -> (i32) {
// CHECK-NEXT:       %5 = arith.xori %arg6, %arg1 : i32
// CHECK-NEXT:       affine.yield %5 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = affine.for %arg5 = 0 to 8 iter_args(%arg6 = %arg1) -> (i32) {
// CHECK-NEXT:       %5 = arith.maxsi %arg6, %arg1 : i32
// CHECK-NEXT:       affine.yield %5 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = affine.for %arg5 = 0 to 8 iter_args(%arg6 = %arg2) -> (index) {
// CHECK-NEXT:       %5 = arith.addi %arg6, %arg2 : index
// CHECK-NEXT:       affine.yield %5 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = affine.for %arg5 = 0 to 8 iter_args(%arg6 = %arg3) -> (f32) {
// CHECK-NEXT:       %5 = arith.minnumf %arg6, %arg3 : f32
// CHECK-NEXT:       affine.yield %5 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
