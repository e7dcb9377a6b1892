// RUN: pyopt %s --affine-data-copy-generate='reference-exact skip-non-unit-stride-loops' | FileCheck %s

// The outer loop stores what the inner one loads: it is copied each time.
func.func @stored(%m: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 64 step 8 {
    affine.store %x, %m[%i] : memref<64xf32>
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%j] : memref<64xf32>
    }
  }
  return
}

// A call in the outer loop may write it.
func.func @called(%m: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 64 step 8 {
    func.call @unknown() : () -> ()
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%j] : memref<64xf32>
    }
  }
  return
}

func.func private @unknown()

// Where the outer loop does not run, nothing is there perhaps.
func.func @empty(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n step 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%j] : memref<?xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @stored(%arg0: memref<64xf32>, %arg1: f32) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32, 1>
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg2] : memref<64xf32>
// CHECK-NEXT:       affine.store %0, %alloc[%arg2] : memref<8xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 64 step 8 {
// CHECK-NEXT:       %alloc_2 = memref.alloc() : memref<1xf32, 1>
// CHECK-NEXT:       affine.store %arg1, %alloc_2[0] : memref<1xf32, 1>
// CHECK-NEXT:       %0 = affine.apply #map(%arg2)
// CHECK-NEXT:       %1 = affine.load %alloc_2[0] : memref<1xf32, 1>
// CHECK-NEXT:       affine.store %1, %arg0[%arg2] : memref<64xf32>
// CHECK-NEXT:       memref.dealloc %alloc_2 : memref<1xf32, 1>
// CHECK-NEXT:       affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:         %2 = affine.load %alloc[%arg3] : memref<8xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<8xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @called(%arg0: memref<64xf32>, %arg1: f32) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32, 1>
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg2] : memref<64xf32>
// CHECK-NEXT:       affine.store %0, %alloc[%arg2] : memref<8xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 64 step 8 {
// CHECK-NEXT:       func.call @unknown() : () -> ()
// CHECK-NEXT:       affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:         %0 = affine.load %alloc[%arg3] : memref<8xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<8xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @unknown()
// CHECK-NEXT:   func.func @empty(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32, 1>
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT:       affine.store %0, %alloc[%arg2] : memref<8xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to %arg1 step 8 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:         %0 = affine.load %alloc[%arg3] : memref<8xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<8xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
