// RUN: pyopt %s --affine-loop-fusion=mode=sibling | FileCheck %s --check-prefix=SIBLING
// RUN: pyopt %s --affine-loop-fusion | FileCheck %s --check-prefix=GREEDY

func.func @arguments(%a: memref<10xf32>) -> (f32, f32) {
  %m = memref.alloc() : memref<10xf32>
  %n = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %v = affine.load %a[%i] : memref<10xf32>
    affine.store %v, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %a[%i] : memref<10xf32>
    affine.store %v, %n[%i] : memref<10xf32>
  }
  %r = affine.load %m[2] : memref<10xf32>
  %s = affine.load %n[2] : memref<10xf32>
  return %r, %s : f32, f32
}

// They read what one nest writes.
func.func @one_producer() -> (f32, f32) {
  %c = arith.constant 7.0 : f32
  %a = memref.alloc() : memref<10x20xf32>
  %m = memref.alloc() : memref<10x20xf32>
  %n = memref.alloc() : memref<10x20xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      affine.store %c, %a[%i, %j] : memref<10x20xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %v = affine.load %a[%i, %j] : memref<10x20xf32>
      affine.store %v, %m[%i, %j] : memref<10x20xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %v = affine.load %a[%i, %j] : memref<10x20xf32>
      affine.store %v, %n[%i, %j] : memref<10x20xf32>
    }
  }
  %r = affine.load %m[2, 3] : memref<10x20xf32>
  %s = affine.load %n[2, 3] : memref<10x20xf32>
  return %r, %s : f32, f32
}

// One stores to what the other one loads, and not all iterations are the same.
func.func @not_siblings(%a: memref<20xf32>) -> (f32, f32) {
  %m = memref.alloc() : memref<10xf32>
  %n = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %v = affine.load %a[%i] : memref<20xf32>
    affine.store %v, %m[%i] : memref<10xf32>
  }
  affine.for %i = 1 to 9 {
    %v = affine.load %a[%i] : memref<20xf32>
    %w = affine.load %m[%i + 1] : memref<10xf32>
    %x = arith.addf %v, %w : f32
    affine.store %x, %n[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 20 {
    %v = affine.load %a[%i] : memref<20xf32>
    affine.store %v, %a[%i] : memref<20xf32>
  }
  %r = affine.load %m[2] : memref<10xf32>
  %s = affine.load %n[2] : memref<10xf32>
  return %r, %s : f32, f32
}

// SIBLING: module {
// SIBLING-NEXT:   func.func @arguments(%arg0: memref<10xf32>) -> (f32, f32) {
// SIBLING-NEXT:     %alloc = memref.alloc() : memref<10xf32>
// SIBLING-NEXT:     %alloc_0 = memref.alloc() : memref<10xf32>
// SIBLING-NEXT:     affine.for %arg1 = 0 to 10 {
// SIBLING-NEXT:       %2 = affine.load %arg0[%arg1] : memref<10xf32>
// SIBLING-NEXT:       affine.store %2, %alloc[%arg1] : memref<10xf32>
// SIBLING-NEXT:       %3 = affine.load %arg0[%arg1] : memref<10xf32>
// SIBLING-NEXT:       affine.store %3, %alloc_0[%arg1] : memref<10xf32>
// SIBLING-NEXT:     }
// SIBLING-NEXT:     %0 = affine.load %alloc[2] : memref<10xf32>
// SIBLING-NEXT:     %1 = affine.load %alloc_0[2] : memref<10xf32>
// SIBLING-NEXT:     return %0, %1 : f32, f32
// SIBLING-NEXT:   }
// SIBLING-NEXT:   func.func @one_producer() -> (f32, f32) {
// SIBLING-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// SIBLING-NEXT:     %alloc = memref.alloc() : memref<10x20xf32>
// SIBLING-NEXT:     %alloc_0 = memref.alloc() : memref<10x20xf32>
// SIBLING-NEXT:     %alloc_1 = memref.alloc() : memref<10x20xf32>
// SIBLING-NEXT:     affine.for %arg0 = 0 to 10 {
// SIBLING-NEXT:       affine.for %arg1 = 0 to 20 {
// SIBLING-NEXT:         affine.store %cst, %alloc[%arg0, %arg1] : memref<10x20xf32>
// SIBLING-NEXT:       }
// SIBLING-NEXT:     }
// SIBLING-NEXT:     affine.for %arg0 = 0 to 10 {
// SIBLING-NEXT:       affine.for %arg1 = 0 to 20 {
// SIBLING-NEXT:         %2 = affine.load %alloc[%arg0, %arg1] : memref<10x20xf32>
// SIBLING-NEXT:         affine.store %2, %alloc_0[%arg0, %arg1] : memref<10x20xf32>
// SIBLING-NEXT:         %3 = affine.load %alloc[%arg0, %arg1] : memref<10x20xf32>
// SIBLING-NEXT:         affine.store %3, %alloc_1[%arg0, %arg1] : memref<10x20xf32>
// SIBLING-NEXT:       }
// SIBLING-NEXT:     }
// SIBLING-NEXT:     %0 = affine.load %alloc_0[2, 3] : memref<10x20xf32>
// SIBLING-NEXT:     %1 = affine.load %alloc_1[2, 3] : memref<10x20xf32>
// SIBLING-NEXT:     return %0, %1 : f32, f32
// SIBLING-NEXT:   }
// SIBLING-NEXT:   func.func @not_siblings(%arg0: memref<20xf32>) -> (f32, f32) {
// SIBLING-NEXT:     %alloc = memref.alloc() : memref<10xf32>
// SIBLING-NEXT:     %alloc_0 = memref.alloc() : memref<10xf32>
// SIBLING-NEXT:     affine.for %arg1 = 0 to 10 {
// SIBLING-NEXT:       %2 = affine.load %arg0[%arg1] : memref<20xf32>
// SIBLING-NEXT:       affine.store %2, %alloc[%arg1] : memref<10xf32>
// SIBLING-NEXT:     }
// SIBLING-NEXT:     affine.for %arg1 = 1 to 9 {
// SIBLING-NEXT:       %2 = affine.load %arg0[%arg1] : memref<20xf32>
// SIBLING-NEXT:       %3 = affine.load %alloc[%arg1 + 1] : memref<10xf32>
// SIBLING-NEXT:       %4 = arith.addf %2, %3 : f32
// SIBLING-NEXT:       affine.store %4, %alloc_0[%arg1] : memref<10xf32>
// SIBLING-NEXT:     }
// SIBLING-NEXT:     affine.for %arg1 = 0 to 20 {
// SIBLING-NEXT:       %2 = affine.load %arg0[%arg1] : memref<20xf32>
// SIBLING-NEXT:       affine.store %2, %arg0[%arg1] : memref<20xf32>
// SIBLING-NEXT:     }
// SIBLING-NEXT:     %0 = affine.load %alloc[2] : memref<10xf32>
// SIBLING-NEXT:     %1 = affine.load %alloc_0[2] : memref<10xf32>
// SIBLING-NEXT:     return %0, %1 : f32, f32
// SIBLING-NEXT:   }
// SIBLING-NEXT: }
// GREEDY: #map = affine_map<(d0) -> (d0 + 1)>
// GREEDY-NEXT: module {
// GREEDY-NEXT:   func.func @arguments(%arg0: memref<10xf32>) -> (f32, f32) {
// GREEDY-NEXT:     %alloc = memref.alloc() : memref<10xf32>
// GREEDY-NEXT:     %alloc_0 = memref.alloc() : memref<10xf32>
// GREEDY-NEXT:     affine.for %arg1 = 0 to 10 {
// GREEDY-NEXT:       %2 = affine.load %arg0[%arg1] : memref<10xf32>
// GREEDY-NEXT:       affine.store %2, %alloc[%arg1] : memref<10xf32>
// GREEDY-NEXT:       %3 = affine.load %arg0[%arg1] : memref<10xf32>
// GREEDY-NEXT:       affine.store %3, %alloc_0[%arg1] : memref<10xf32>
// GREEDY-NEXT:     }
// GREEDY-NEXT:     %0 = affine.load %alloc[2] : memref<10xf32>
// GREEDY-NEXT:     %1 = affine.load %alloc_0[2] : memref<10xf32>
// GREEDY-NEXT:     return %0, %1 : f32, f32
// GREEDY-NEXT:   }
// GREEDY-NEXT:   func.func @one_producer() -> (f32, f32) {
// GREEDY-NEXT:     %alloc = memref.alloc() : memref<1x1xf32>
// GREEDY-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// GREEDY-NEXT:     %alloc_0 = memref.alloc() : memref<10x20xf32>
// GREEDY-NEXT:     %alloc_1 = memref.alloc() : memref<10x20xf32>
// GREEDY-NEXT:     affine.for %arg0 = 0 to 10 {
// GREEDY-NEXT:       affine.for %arg1 = 0 to 20 {
// GREEDY-NEXT:         affine.store %cst, %alloc[0, 0] : memref<1x1xf32>
// GREEDY-NEXT:         %2 = affine.load %alloc[0, 0] : memref<1x1xf32>
// GREEDY-NEXT:         affine.store %2, %alloc_0[%arg0, %arg1] : memref<10x20xf32>
// GREEDY-NEXT:         %3 = affine.load %alloc[0, 0] : memref<1x1xf32>
// GREEDY-NEXT:         affine.store %3, %alloc_1[%arg0, %arg1] : memref<10x20xf32>
// GREEDY-NEXT:       }
// GREEDY-NEXT:     }
// GREEDY-NEXT:     %0 = affine.load %alloc_0[2, 3] : memref<10x20xf32>
// GREEDY-NEXT:     %1 = affine.load %alloc_1[2, 3] : memref<10x20xf32>
// GREEDY-NEXT:     return %0, %1 : f32, f32
// GREEDY-NEXT:   }
// GREEDY-NEXT:   func.func @not_siblings(%arg0: memref<20xf32>) -> (f32, f32) {
// GREEDY-NEXT:     %alloc = memref.alloc() : memref<1xf32>
// GREEDY-NEXT:     %alloc_0 = memref.alloc() : memref<10xf32>
// GREEDY-NEXT:     %alloc_1 = memref.alloc() : memref<10xf32>
// GREEDY-NEXT:     affine.for %arg1 = 0 to 10 {
// GREEDY-NEXT:       %2 = affine.load %arg0[%arg1] : memref<20xf32>
// GREEDY-NEXT:       affine.store %2, %alloc_0[%arg1] : memref<10xf32>
// GREEDY-NEXT:     }
// GREEDY-NEXT:     affine.for %arg1 = 1 to 9 {
// GREEDY-NEXT:       %2 = affine.apply #map(%arg1)
// GREEDY-NEXT:       %3 = affine.load %arg0[%2] : memref<20xf32>
// GREEDY-NEXT:       affine.store %3, %alloc[0] : memref<1xf32>
// GREEDY-NEXT:       %4 = affine.load %arg0[%arg1] : memref<20xf32>
// GREEDY-NEXT:       %5 = affine.apply #map(%arg1)
// GREEDY-NEXT:       %6 = affine.load %alloc[0] : memref<1xf32>
// GREEDY-NEXT:       %7 = arith.addf %4, %6 : f32
// GREEDY-NEXT:       affine.store %7, %alloc_1[%arg1] : memref<10xf32>
// GREEDY-NEXT:     }
// GREEDY-NEXT:     affine.for %arg1 = 0 to 20 {
// GREEDY-NEXT:       %2 = affine.load %arg0[%arg1] : memref<20xf32>
// GREEDY-NEXT:       affine.store %2, %arg0[%arg1] : memref<20xf32>
// GREEDY-NEXT:     }
// GREEDY-NEXT:     %0 = affine.load %alloc_0[2] : memref<10xf32>
// GREEDY-NEXT:     %1 = affine.load %alloc_1[2] : memref<10xf32>
// GREEDY-NEXT:     return %0, %1 : f32, f32
// GREEDY-NEXT:   }
// GREEDY-NEXT: }
