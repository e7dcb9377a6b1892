// RUN: pyopt %s --affine-data-copy-generate=fast-mem-capacity=4 --verify-diagnostics | FileCheck %s
// RUN: pyopt %s --affine-data-copy-generate=fast-mem-capacity=64 | FileCheck %s --check-prefix=LARGE

// The loop touches 16 KiB, a row of each memref 256 bytes.
func.func @rows() {
  %a = memref.alloc() : memref<64x64xf32>
  %b = memref.alloc() : memref<64x64xf32>
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %a[%j, %i] : memref<64x64xf32>
      affine.store %0, %b[%i, %j] : memref<64x64xf32>
    }
  }
  memref.dealloc %a : memref<64x64xf32>
  memref.dealloc %b : memref<64x64xf32>
  return
}

// In the innermost loop all of the memref would be copied.
func.func @too_large(%m: memref<64x64xf32>, %n: index) {
  affine.for %i = 0 to 64 {
    // expected-warning @+1 {{total size of all copy buffers' for this block exceeds fast memory capacity}}
    affine.for %j = 0 to 64 {
      %0 = affine.load %m[%i, %j] : memref<64x64xf32>
      %1 = affine.load %m[%j, %n] : memref<64x64xf32>
    }
  }
  return
}

// A loop of which it is not known what it touches counts as small.
func.func @unknown(%m: memref<?xf32>, %k: memref<2000xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %m[%i] : memref<?xf32>
    // expected-warning @+1 {{getMemoryFootprintBytes: unable to perform a union on a memory region}}
    %1 = affine.load %m[%i + 1] : memref<?xf32>
  }
  affine.for %i = 0 to 1 {
    affine.for %j = 0 to 2000 {
      %2 = affine.load %k[%j] : memref<2000xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @rows() {
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c64_0 = arith.constant 64 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<64x64xf32>
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<64x64xf32>
// CHECK-NEXT:     affine.for %arg0 = 0 to 64 {
// CHECK-NEXT:       %0 = affine.apply #map(%arg0)
// CHECK-NEXT:       %alloc_4 = memref.alloc() : memref<64x1xf32, 1>
// CHECK-NEXT:       affine.for %arg1 = 0 to 64 {
// CHECK-NEXT:         %2 = affine.load %alloc[%arg1, %arg0] : memref<64x64xf32>
// CHECK-NEXT:         affine.store %2, %alloc_4[%arg1, 0] : memref<64x1xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       %alloc_5 = memref.alloc() : memref<1x64xf32, 1>
// CHECK-NEXT:       affine.for %arg1 = 0 to 64 {
// CHECK-NEXT:         %2 = affine.load %alloc_4[%arg1, 0] : memref<64x1xf32, 1>
// CHECK-NEXT:         affine.store %2, %alloc_5[0, %arg1] : memref<1x64xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       %1 = affine.apply #map(%arg0)
// CHECK-NEXT:       affine.for %arg1 = 0 to 64 {
// CHECK-NEXT:         %2 = affine.load %alloc_5[0, %arg1] : memref<1x64xf32, 1>
// CHECK-NEXT:         affine.store %2, %alloc_3[%arg0, %arg1] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %alloc_5 : memref<1x64xf32, 1>
// CHECK-NEXT:       memref.dealloc %alloc_4 : memref<64x1xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<64x64xf32>
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<64x64xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @too_large(%arg0: memref<64x64xf32>, %arg1: index) {
// CHECK-NEXT:     %c4096 = arith.constant 4096 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg2 = 0 to 64 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 64 {
// CHECK-NEXT:         %alloc = memref.alloc() : memref<64x64xf32, 1>
// CHECK-NEXT:         affine.for %arg4 = 0 to 64 {
// CHECK-NEXT:           affine.for %arg5 = 0 to 64 {
// CHECK-NEXT:             %2 = affine.load %arg0[%arg4, %arg5] : memref<64x64xf32>
// CHECK-NEXT:             affine.store %2, %alloc[%arg4, %arg5] : memref<64x64xf32, 1>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:         %0 = affine.load %alloc[%arg2, %arg3] : memref<64x64xf32, 1>
// CHECK-NEXT:         %1 = affine.load %alloc[%arg3, symbol(%arg1)] : memref<64x64xf32, 1>
// CHECK-NEXT:         memref.dealloc %alloc : memref<64x64xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unknown(%arg0: memref<?xf32>, %arg1: memref<2000xf32>, %arg2: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg2 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       %1 = affine.load %arg0[%arg3 + 1] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 1 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 2000 {
// CHECK-NEXT:         %0 = affine.apply #map(%arg4)
// CHECK-NEXT:         %alloc = memref.alloc() : memref<1xf32, 1>
// CHECK-NEXT:         %1 = affine.load %arg1[%arg4] : memref<2000xf32>
// CHECK-NEXT:         affine.store %1, %alloc[0] : memref<1xf32, 1>
// CHECK-NEXT:         %2 = affine.load %alloc[0] : memref<1xf32, 1>
// CHECK-NEXT:         memref.dealloc %alloc : memref<1xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// LARGE: module {
// LARGE-NEXT:   func.func @rows() {
// LARGE-NEXT:     %c4096 = arith.constant 4096 : index
// LARGE-NEXT:     %c0 = arith.constant 0 : index
// LARGE-NEXT:     %c4096_0 = arith.constant 4096 : index
// LARGE-NEXT:     %c0_1 = arith.constant 0 : index
// LARGE-NEXT:     %c0_2 = arith.constant 0 : index
// LARGE-NEXT:     %alloc = memref.alloc() : memref<64x64xf32>
// LARGE-NEXT:     %alloc_3 = memref.alloc() : memref<64x64xf32>
// LARGE-NEXT:     %alloc_4 = memref.alloc() : memref<64x64xf32, 1>
// LARGE-NEXT:     affine.for %arg0 = 0 to 64 {
// LARGE-NEXT:       affine.for %arg1 = 0 to 64 {
// LARGE-NEXT:         %0 = affine.load %alloc[%arg0, %arg1] : memref<64x64xf32>
// LARGE-NEXT:         affine.store %0, %alloc_4[%arg0, %arg1] : memref<64x64xf32, 1>
// LARGE-NEXT:       }
// LARGE-NEXT:     }
// LARGE-NEXT:     %alloc_5 = memref.alloc() : memref<64x64xf32, 1>
// LARGE-NEXT:     affine.for %arg0 = 0 to 64 {
// LARGE-NEXT:       affine.for %arg1 = 0 to 64 {
// LARGE-NEXT:         %0 = affine.load %alloc_4[%arg1, %arg0] : memref<64x64xf32, 1>
// LARGE-NEXT:         affine.store %0, %alloc_5[%arg0, %arg1] : memref<64x64xf32, 1>
// LARGE-NEXT:       }
// LARGE-NEXT:     }
// LARGE-NEXT:     affine.for %arg0 = 0 to 64 {
// LARGE-NEXT:       affine.for %arg1 = 0 to 64 {
// LARGE-NEXT:         %0 = affine.load %alloc_5[%arg0, %arg1] : memref<64x64xf32, 1>
// LARGE-NEXT:         affine.store %0, %alloc_3[%arg0, %arg1] : memref<64x64xf32>
// LARGE-NEXT:       }
// LARGE-NEXT:     }
// LARGE-NEXT:     memref.dealloc %alloc_5 : memref<64x64xf32, 1>
// LARGE-NEXT:     memref.dealloc %alloc_4 : memref<64x64xf32, 1>
// LARGE-NEXT:     memref.dealloc %alloc : memref<64x64xf32>
// LARGE-NEXT:     memref.dealloc %alloc_3 : memref<64x64xf32>
// LARGE-NEXT:     return
// LARGE-NEXT:   }
// LARGE-NEXT:   func.func @too_large(%arg0: memref<64x64xf32>, %arg1: index) {
// LARGE-NEXT:     %c4096 = arith.constant 4096 : index
// LARGE-NEXT:     %c0 = arith.constant 0 : index
// LARGE-NEXT:     %c0_0 = arith.constant 0 : index
// LARGE-NEXT:     %alloc = memref.alloc() : memref<64x64xf32, 1>
// LARGE-NEXT:     affine.for %arg2 = 0 to 64 {
// LARGE-NEXT:       affine.for %arg3 = 0 to 64 {
// LARGE-NEXT:         %0 = affine.load %arg0[%arg2, %arg3] : memref<64x64xf32>
// LARGE-NEXT:         affine.store %0, %alloc[%arg2, %arg3] : memref<64x64xf32, 1>
// LARGE-NEXT:       }
// LARGE-NEXT:     }
// LARGE-NEXT:     affine.for %arg2 = 0 to 64 {
// LARGE-NEXT:       affine.for %arg3 = 0 to 64 {
// LARGE-NEXT:         %0 = affine.load %alloc[%arg2, %arg3] : memref<64x64xf32, 1>
// LARGE-NEXT:         %1 = affine.load %alloc[%arg3, symbol(%arg1)] : memref<64x64xf32, 1>
// LARGE-NEXT:       }
// LARGE-NEXT:     }
// LARGE-NEXT:     memref.dealloc %alloc : memref<64x64xf32, 1>
// LARGE-NEXT:     return
// LARGE-NEXT:   }
// LARGE-NEXT:   func.func @unknown(%arg0: memref<?xf32>, %arg1: memref<2000xf32>, %arg2: index) {
// LARGE-NEXT:     %c2000 = arith.constant 2000 : index
// LARGE-NEXT:     %c0 = arith.constant 0 : index
// LARGE-NEXT:     %c0_0 = arith.constant 0 : index
// LARGE-NEXT:     affine.for %arg3 = 0 to %arg2 {
// LARGE-NEXT:       %0 = affine.load %arg0[%arg3] : memref<?xf32>
// LARGE-NEXT:       %1 = affine.load %arg0[%arg3 + 1] : memref<?xf32>
// LARGE-NEXT:     }
// LARGE-NEXT:     %alloc = memref.alloc() : memref<2000xf32, 1>
// LARGE-NEXT:     affine.for %arg3 = 0 to 2000 {
// LARGE-NEXT:       %0 = affine.load %arg1[%arg3] : memref<2000xf32>
// LARGE-NEXT:       affine.store %0, %alloc[%arg3] : memref<2000xf32, 1>
// LARGE-NEXT:     }
// LARGE-NEXT:     affine.for %arg3 = 0 to 1 {
// LARGE-NEXT:       affine.for %arg4 = 0 to 2000 {
// LARGE-NEXT:         %0 = affine.load %alloc[%arg4] : memref<2000xf32, 1>
// LARGE-NEXT:       }
// LARGE-NEXT:     }
// LARGE-NEXT:     memref.dealloc %alloc : memref<2000xf32, 1>
// LARGE-NEXT:     return
// LARGE-NEXT:   }
// LARGE-NEXT: }
