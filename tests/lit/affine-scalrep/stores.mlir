// RUN: pyopt %s --affine-scalrep | FileCheck %s

// A store of what is written again before it is read.
func.func @hidden(%m: memref<10xf32>, %n: memref<10xf32>, %x: f32, %y: f32) {
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
    affine.store %x, %n[%i] : memref<10xf32>
    affine.store %y, %m[%i] : memref<10xf32>
  }
  return
}

// It is read meanwhile: by a loop, by a call, as memory that may be the same.
func.func private @other()
func.func @read(%m: memref<10xf32>, %n: memref<10xf32>, %x: f32, %y: f32) {
  affine.store %x, %m[5] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %n[%i] : memref<10xf32>
  }
  affine.store %y, %m[5] : memref<10xf32>
  call @other() : () -> ()
  affine.store %x, %m[5] : memref<10xf32>
  %1 = affine.load %n[5] : memref<10xf32>
  affine.store %1, %m[5] : memref<10xf32>
  return
}

// The loop reads other elements.
func.func @others_are_read(%m: memref<10xf32>, %x: f32, %y: f32) -> f32 {
  affine.store %x, %m[5] : memref<10xf32>
  %r = affine.for %i = 6 to 10 iter_args(%s = %x) -> f32 {
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = arith.addf %s, %0 : f32
    affine.yield %1 : f32
  }
  affine.store %y, %m[5] : memref<10xf32>
  return %r : f32
}

// One that is executed under a condition hides nothing.
func.func @condition(%n: index, %m: memref<10xf32>, %x: f32, %y: f32) {
  affine.store %x, %m[5] : memref<10xf32>
  affine.if affine_set<()[s0] : (s0 - 3 >= 0)>()[%n] {
    affine.store %y, %m[5] : memref<10xf32>
  }
  return
}

// CHECK: #set = affine_set<()[s0] : (s0 - 3 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @hidden(%arg0: memref<10xf32>, %arg1: memref<10xf32>, %arg2: f32, %arg3: f32) {
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg4] : memref<10xf32>
// CHECK-NEXT:       affine.store %arg3, %arg0[%arg4] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @other()
// CHECK-NEXT:   func.func @read(%arg0: memref<10xf32>, %arg1: memref<10xf32>, %arg2: f32, %arg3: f32) {
// CHECK-NEXT:     affine.store %arg2, %arg0[5] : memref<10xf32>
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       %1 = affine.load %arg0[%arg4] : memref<10xf32>
// CHECK-NEXT:       affine.store %1, %arg1[%arg4] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %arg3, %arg0[5] : memref<10xf32>
// CHECK-NEXT:     call @other() : () -> ()
// CHECK-NEXT:     affine.store %arg2, %arg0[5] : memref<10xf32>
// CHECK-NEXT:     %0 = affine.load %arg1[5] : memref<10xf32>
// CHECK-NEXT:     affine.store %0, %arg0[5] : memref<10xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @others_are_read(%arg0: memref<10xf32>, %arg1: f32, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = affine.for %arg3 = 6 to 10 iter_args(%arg4 = %arg1) -> (f32) {
// CHECK-NEXT:       %1 = affine.load %arg0[%arg3] : memref<10xf32>
// CHECK-NEXT:       %2 = arith.addf %arg4, %1 : f32
// CHECK-NEXT:       affine.yield %2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %arg2, %arg0[5] : memref<10xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @condition(%arg0: index, %arg1: memref<10xf32>, %arg2: f32, %arg3: f32) {
// CHECK-NEXT:     affine.store %arg2, %arg1[5] : memref<10xf32>
// CHECK-NEXT:     affine.if #set()[%arg0] {
// CHECK-NEXT:       affine.store %arg3, %arg1[5] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
