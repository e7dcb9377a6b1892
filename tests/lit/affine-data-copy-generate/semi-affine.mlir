// RUN: pyopt %s --affine-data-copy-generate | FileCheck %s

// All of the memref is copied where a subscript is not affine.
func.func @remainder(%m: memref<64xf32>, %k: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 20 {
    %0 = affine.load %m[%i mod symbol(%n)] : memref<64xf32>
    affine.store %0, %m[%i floordiv 3] : memref<64xf32>
  }
  affine.for %i = 0 to 20 {
    %1 = affine.load %k[%i mod symbol(%n)] : memref<?xf32>
    %2 = affine.load %m[%i] : memref<64xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @remainder(%arg0: memref<64xf32>, %arg1: memref<?xf32>, %arg2: index) {
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c64_0 = arith.constant 64 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<64xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 0 to 64 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg3] : memref<64xf32>
// CHECK-NEXT:       affine.store %0, %alloc[%arg3] : memref<64xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 20 {
// CHECK-NEXT:       %0 = affine.load %alloc[%arg3 mod symbol(%arg2)] : memref<64xf32, 1>
// CHECK-NEXT:       affine.store %0, %alloc[%arg3 floordiv 3] : memref<64xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 64 {
// CHECK-NEXT:       %0 = affine.load %alloc[%arg3] : memref<64xf32, 1>
// CHECK-NEXT:       affine.store %0, %arg0[%arg3] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<64xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 0 to 20 {
// CHECK-NEXT:       %0 = affine.load %arg1[%arg3 mod symbol(%arg2)] : memref<?xf32>
// CHECK-NEXT:       %1 = affine.load %arg0[%arg3] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
