// RUN: pyopt %s --remove-dead-values | FileCheck %s

// A load whose result is not used stays if what it uses is there, as the counters of loops are.
func.func @loops(%m: memref<16xi32>, %x: i32, %n: index, %first: index) {
  scf.for %i = %first to %n step %n {
    memref.store %x, %m[%first] : memref<16xi32>
    %0 = memref.load %m[%i] : memref<16xi32>
  }
  scf.parallel (%i) = (%first) to (%n) step (%n) {
    memref.store %x, %m[%first] : memref<16xi32>
    %0 = memref.load %m[%i] : memref<16xi32>
  }
  affine.for %i = 0 to 4 {
    memref.store %x, %m[%first] : memref<16xi32>
    %0 = memref.load %m[%i] : memref<16xi32>
  }
  return
}

// What a branch forwards only for the load is not needed.
func.func @block(%m: memref<16xi32>, %x: i32, %first: index) {
  cf.br ^next(%first : index)
^next(%i: index):
  memref.store %x, %m[%first] : memref<16xi32>
  %0 = memref.load %m[%i] : memref<16xi32>
  return
}

// Loops that do not run have no counters.
func.func @not_executed(%m: memref<16xi32>, %x: i32, %first: index) {
  affine.for %i = 0 to 0 {
    memref.store %x, %m[%i] : memref<16xi32>
  }
  memref.store %x, %m[%first] : memref<16xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loops(%arg0: memref<16xi32>, %arg1: i32, %arg2: index, %arg3: index) {
// CHECK-NEXT:     scf.for %arg4 = %arg3 to %arg2 step %arg2 {
// CHECK-NEXT:       memref.store %arg1, %arg0[%arg3] : memref<16xi32>
// CHECK-NEXT:       %0 = memref.load %arg0[%arg4] : memref<16xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg4) = (%arg3) to (%arg2) step (%arg2) {
// CHECK-NEXT:       memref.store %arg1, %arg0[%arg3] : memref<16xi32>
// CHECK-NEXT:       %0 = memref.load %arg0[%arg4] : memref<16xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to 4 {
// CHECK-NEXT:       memref.store %arg1, %arg0[%arg3] : memref<16xi32>
// CHECK-NEXT:       %0 = memref.load %arg0[%arg4] : memref<16xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @block(%arg0: memref<16xi32>, %arg1: i32, %arg2: index) {
// CHECK-NEXT:     cf.br ^bb1(%arg2 : index)
// CHECK-NEXT:   ^bb1(%0: index):  // pred: ^bb0
// CHECK-NEXT:     memref.store %arg1, %arg0[%arg2] : memref<16xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @not_executed(%arg0: memref<16xi32>, %arg1: i32, %arg2: index) {
// CHECK-NEXT:     memref.store %arg1, %arg0[%arg2] : memref<16xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
