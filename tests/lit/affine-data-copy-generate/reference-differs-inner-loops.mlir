// RUN: pyopt %s --affine-data-copy-generate=skip-non-unit-stride-loops | FileCheck %s

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

// A remainder is one number, and the box has all that it may be.
func.func @remainder(%m: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 8 step 3 {
    affine.for %j = 0 to 1 {
      affine.store %x, %m[%i mod 4] : memref<64xf32>
    }
  }
  return
}

// The innermost loop does not run: nothing of the box may be there.
func.func @never(%m: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 64 step 4 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 8)>(%i) {
      affine.for %k = 0 to 0 {
        affine.store %x, %m[%k - %j + 20] : memref<64xf32>
      }
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 mod 4)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @stored(%arg0: memref<64xf32>, %arg1: f32) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg2 = 0 to 64 step 8 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<1xf32, 1>
// CHECK-NEXT:       affine.store %arg1, %alloc[0] : memref<1xf32, 1>
// CHECK-NEXT:       %0 = affine.apply #map(%arg2)
// CHECK-NEXT:       %1 = affine.load %alloc[0] : memref<1xf32, 1>
// CHECK-NEXT:       affine.store %1, %arg0[%arg2] : memref<64xf32>
// CHECK-NEXT:       memref.dealloc %alloc : memref<1xf32, 1>
// CHECK-NEXT:       %alloc_2 = memref.alloc() : memref<8xf32, 1>
// CHECK-NEXT:       affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:         %2 = affine.load %arg0[%arg3] : memref<64xf32>
// CHECK-NEXT:         affine.store %2, %alloc_2[%arg3] : memref<8xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:         %2 = affine.load %alloc_2[%arg3] : memref<8xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %alloc_2 : memref<8xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @called(%arg0: memref<64xf32>, %arg1: f32) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg2 = 0 to 64 step 8 {
// CHECK-NEXT:       func.call @unknown() : () -> ()
// CHECK-NEXT:       %alloc = memref.alloc() : memref<8xf32, 1>
// CHECK-NEXT:       affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg3] : memref<64xf32>
// CHECK-NEXT:         affine.store %0, %alloc[%arg3] : memref<8xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:         %0 = affine.load %alloc[%arg3] : memref<8xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %alloc : memref<8xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @unknown()
// CHECK-NEXT:   func.func @empty(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg2 = 0 to %arg1 step 8 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @remainder(%arg0: memref<64xf32>, %arg1: f32) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4_0 = arith.constant 4 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 step 3 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32, 1>
// CHECK-NEXT:       affine.for %arg3 = 0 to 4 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg3] : memref<64xf32>
// CHECK-NEXT:         affine.store %0, %alloc[%arg3] : memref<4xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %arg3 = 0 to 1 {
// CHECK-NEXT:         %0 = affine.apply #map1(%arg2)
// CHECK-NEXT:         affine.store %arg1, %alloc[%arg2 mod 4] : memref<4xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %arg3 = 0 to 4 {
// CHECK-NEXT:         %0 = affine.load %alloc[%arg3] : memref<4xf32, 1>
// CHECK-NEXT:         affine.store %0, %arg0[%arg3] : memref<64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @never(%arg0: memref<64xf32>, %arg1: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg2 = 0 to 64 step 4 {
// CHECK-NEXT:       affine.for %arg3 = #map(%arg2) to #map2(%arg2) {
// CHECK-NEXT:         affine.for %arg4 = 0 to 0 {
// CHECK-NEXT:           affine.store %arg1, %arg0[%arg4 - %arg3 + 20] : memref<64xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
