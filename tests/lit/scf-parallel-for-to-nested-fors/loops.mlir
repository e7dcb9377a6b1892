// RUN: pyopt --split-input-file --scf-parallel-for-to-nested-fors %s | FileCheck %s

// Parallel loops that reduce nothing become sequential; others stay.

func.func @p(%a: memref<4x4xf32>, %n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %v, %a[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i, %i] : memref<4x4xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @p(%arg0: memref<4x4xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       scf.for %arg4 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:         memref.store %arg2, %arg0[%arg3, %arg4] : memref<4x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       memref.store %arg2, %arg0[%arg3, %arg3] : memref<4x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @p(%a: memref<4x4xf32>, %n: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%v) -> f32 {
    %x = memref.load %a[%i, %j] : memref<4x4xf32>
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %m: f32):
      %s = arith.addf %l, %m : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @p(%arg0: memref<4x4xf32>, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%arg1, %arg1) step (%c1, %c1) init (%arg2) -> f32 {
// CHECK-NEXT:       %1 = memref.load %arg0[%arg3, %arg4] : memref<4x4xf32>
// CHECK-NEXT:       scf.reduce(%1 : f32) {
// CHECK-NEXT:       ^bb0(%arg5: f32, %arg6: f32):
// CHECK-NEXT:         %2 = arith.addf %arg5, %arg6 : f32
// CHECK-NEXT:         scf.reduce.return %2 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
