// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))" | FileCheck %s
// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2 reference-exact=true}))" | FileCheck %s --check-prefix=EXACT

// The next iteration reads what this one writes only later on in its inner loop.
func.func @right(%p: memref<64x65xf32>) {
  affine.for %i = 1 to 9 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %p[%i - 1, %j + 1] : memref<64x65xf32>
      affine.store %0, %p[%i, %j] : memref<64x65xf32>
    }
  }
  return
}

// -----

// The next iteration reads in front of its inner loop what this one writes behind its own.
func.func @behind(%n: index, %p: memref<64xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %p[%i] : memref<64xf32>
    affine.for %j = 0 to %n {
    }
    affine.store %0, %p[%i + 1] : memref<64xf32>
  }
  return
}

// -----

// The arguments may be the same memory.
func.func @arguments(%p: memref<64x64xf32>, %q: memref<64x64xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %p[%i, %j] : memref<64x64xf32>
      affine.store %0, %q[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func private @observe(index)

func.func @calls() {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 64 {
      func.call @observe(%i) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @right(%arg0: memref<64x65xf32>) {
// CHECK-NEXT:     affine.for %arg1 = 1 to 9 {
// CHECK-NEXT:       affine.for %arg2 = 0 to 64 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg1 - 1, %arg2 + 1] : memref<64x65xf32>
// CHECK-NEXT:         affine.store %0, %arg0[%arg1, %arg2] : memref<64x65xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @behind(%arg0: index, %arg1: memref<64xf32>) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       %0 = affine.load %arg1[%arg2] : memref<64xf32>
// CHECK-NEXT:       affine.for %arg3 = 0 to %arg0 {
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %0, %arg1[%arg2 + 1] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @arguments(%arg0: memref<64x64xf32>, %arg1: memref<64x64xf32>) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 64 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg2, %arg3] : memref<64x64xf32>
// CHECK-NEXT:         affine.store %0, %arg1[%arg2, %arg3] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @observe(index)
// CHECK-NEXT:   func.func @calls() {
// CHECK-NEXT:     affine.for %arg0 = 0 to 8 {
// CHECK-NEXT:       affine.for %arg1 = 0 to 64 {
// CHECK-NEXT:         func.call @observe(%arg0) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #map = affine_map<(d0) -> (d0 + 1)>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @right(%arg0: memref<64x65xf32>) {
// EXACT-NEXT:     affine.for %arg1 = 1 to 9 step 2 {
// EXACT-NEXT:       affine.for %arg2 = 0 to 64 {
// EXACT-NEXT:         %0 = affine.load %arg0[%arg1 - 1, %arg2 + 1] : memref<64x65xf32>
// EXACT-NEXT:         affine.store %0, %arg0[%arg1, %arg2] : memref<64x65xf32>
// EXACT-NEXT:         %1 = affine.apply #map(%arg1)
// EXACT-NEXT:         %2 = affine.load %arg0[%1 - 1, %arg2 + 1] : memref<64x65xf32>
// EXACT-NEXT:         affine.store %2, %arg0[%1, %arg2] : memref<64x65xf32>
// EXACT-NEXT:       }
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @behind(%arg0: index, %arg1: memref<64xf32>) {
// EXACT-NEXT:     affine.for %arg2 = 0 to 8 step 2 {
// EXACT-NEXT:       %0 = affine.load %arg1[%arg2] : memref<64xf32>
// EXACT-NEXT:       %1 = affine.apply #map(%arg2)
// EXACT-NEXT:       %2 = affine.load %arg1[%1] : memref<64xf32>
// EXACT-NEXT:       affine.for %arg3 = 0 to %arg0 {
// EXACT-NEXT:       }
// EXACT-NEXT:       affine.store %0, %arg1[%arg2 + 1] : memref<64xf32>
// EXACT-NEXT:       %3 = affine.apply #map(%arg2)
// EXACT-NEXT:       affine.store %2, %arg1[%3 + 1] : memref<64xf32>
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @arguments(%arg0: memref<64x64xf32>, %arg1: memref<64x64xf32>) {
// EXACT-NEXT:     affine.for %arg2 = 0 to 8 step 2 {
// EXACT-NEXT:       affine.for %arg3 = 0 to 64 {
// EXACT-NEXT:         %0 = affine.load %arg0[%arg2, %arg3] : memref<64x64xf32>
// EXACT-NEXT:         affine.store %0, %arg1[%arg2, %arg3] : memref<64x64xf32>
// EXACT-NEXT:         %1 = affine.apply #map(%arg2)
// EXACT-NEXT:         %2 = affine.load %arg0[%1, %arg3] : memref<64x64xf32>
// EXACT-NEXT:         affine.store %2, %arg1[%1, %arg3] : memref<64x64xf32>
// EXACT-NEXT:       }
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func private @observe(index)
// EXACT-NEXT:   func.func @calls() {
// EXACT-NEXT:     affine.for %arg0 = 0 to 8 step 2 {
// EXACT-NEXT:       affine.for %arg1 = 0 to 64 {
// EXACT-NEXT:         func.call @observe(%arg0) : (index) -> ()
// EXACT-NEXT:         %0 = affine.apply #map(%arg0)
// EXACT-NEXT:         func.call @observe(%0) : (index) -> ()
// EXACT-NEXT:       }
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }
