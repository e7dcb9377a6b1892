// RUN: pyopt --scf-for-loop-canonicalization %s | FileCheck %s

// Nothing is known of a counter that is compared as an unsigned number.

#map = affine_map<(d0) -> (4, -d0)>
func.func @r(%m: memref<8xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cm = arith.constant -8 : index
  scf.for unsigned %i = %c0 to %cm step %c1 {
    %x = affine.min #map(%i)
    memref.store %x, %m[%c0] : memref<8xindex>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (4, -d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @r(%arg0: memref<8xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c-8 = arith.constant -8 : index
// CHECK-NEXT:     scf.for unsigned %arg1 = %c0 to %c-8 step %c1 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1)
// CHECK-NEXT:       memref.store %0, %arg0[%c0] : memref<8xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
