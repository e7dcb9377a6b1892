// RUN: pyopt %s --affine-loop-coalescing | FileCheck %s

// The second one cannot end at a negative number.
func.func @one_that_may_be_negative(%n: index, %t: tensor<?xf32>, %p: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %t, %c0 : tensor<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      memref.store %x, %p[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @one_that_may_be_negative(%arg0: index, %arg1: tensor<?xf32>, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0, %dim]
// CHECK-NEXT:     scf.for %arg4 = %c0_0 to %0 step %c1_1 {
// CHECK-NEXT:       %1:2 = affine.delinearize_index %arg4 into (%arg0, %dim) : index, index
// CHECK-NEXT:       memref.store %arg3, %arg2[%1#0, %1#1] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
