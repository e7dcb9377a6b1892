// RUN: pyopt %s --affine-scalrep | FileCheck %s

// What loops over a ring buffer of four elements are when they are unrolled.
func.func @ring(%m: memref<4xi32>, %x: i32) {
  affine.for %i = 0 to 16 step 2 {
    %0 = affine.load %m[%i mod 4] : memref<4xi32>
    %1 = arith.addi %0, %x : i32
    affine.store %1, %m[(%i + 1) mod 4] : memref<4xi32>
    %next = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %2 = affine.load %m[%next mod 4] : memref<4xi32>
    %3 = arith.addi %2, %x : i32
    affine.store %3, %m[(%next + 1) mod 4] : memref<4xi32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @ring(%arg0: memref<4xi32>, %arg1: i32) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 16 step 2 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg2 mod 4] : memref<4xi32>
// CHECK-NEXT:       %1 = arith.addi %0, %arg1 : i32
// CHECK-NEXT:       affine.store %1, %arg0[(%arg2 + 1) mod 4] : memref<4xi32>
// CHECK-NEXT:       %2 = affine.apply #map(%arg2)
// CHECK-NEXT:       %3 = arith.addi %1, %arg1 : i32
// CHECK-NEXT:       affine.store %3, %arg0[(%2 + 1) mod 4] : memref<4xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
