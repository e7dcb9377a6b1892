// RUN: pyopt %s --affine-loop-coalescing=reference-exact=true | FileCheck %s

// Loops of scf stay; the reference coalesces them, too.
func.func @stays(%n: index, %m: index, %p: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      memref.store %x, %p[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @stays(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       scf.for %arg5 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:         memref.store %arg3, %arg2[%arg4, %arg5] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
