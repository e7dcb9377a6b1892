// RUN: pyopt %s --affine-loop-fusion="mode=producer maximal" | FileCheck %s --check-prefix=MAXIMAL
// RUN: pyopt %s --affine-loop-fusion="mode=producer compute-tolerance=10" | FileCheck %s --check-prefix=TOLERANT
// RUN: pyopt %s --affine-loop-fusion="mode=producer compute-tolerance=-0.5" | FileCheck %s --check-prefix=STRICT
// RUN: pyopt %s --affine-loop-fusion="mode=producer fast-mem-space=2 local-buf-threshold=1" | FileCheck %s --check-prefix=FAST

func.func @stencil() -> f32 {
  %c = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<12xf32>
  %o = memref.alloc() : memref<12xf32>
  affine.for %i = 0 to 12 {
    affine.store %c, %m[%i] : memref<12xf32>
  }
  affine.for %i = 1 to 11 {
    %v = affine.load %m[%i - 1] : memref<12xf32>
    %w = affine.load %m[%i + 1] : memref<12xf32>
    %x = arith.addf %v, %w : f32
    affine.store %x, %o[%i] : memref<12xf32>
  }
  %r = affine.load %o[2] : memref<12xf32>
  return %r : f32
}

// A row at a time, or an element.
func.func @rows() -> f32 {
  %c = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<16x16xf32>
  %o = memref.alloc() : memref<16x16x16xf32>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.store %c, %m[%i, %j] : memref<16x16xf32>
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %k = 0 to 16 {
      affine.for %j = 0 to 16 {
        %v = affine.load %m[%i, %j] : memref<16x16xf32>
        affine.store %v, %o[%i, %k, %j] : memref<16x16x16xf32>
      }
    }
  }
  %r = affine.load %o[2, 3, 4] : memref<16x16x16xf32>
  return %r : f32
}

// The source must not be executed again.
func.func @sums(%a: memref<10x20xf32>) -> f32 {
  %c = arith.constant 0.0 : f32
  %m = memref.alloc() : memref<10xf32>
  %o = memref.alloc() : memref<10x5xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %w = affine.load %a[%i, %j] : memref<10x20xf32>
      affine.store %w, %m[%i] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %k = 0 to 5 {
      %v = affine.load %m[%i] : memref<10xf32>
      affine.store %v, %o[%i, %k] : memref<10x5xf32>
    }
  }
  %r = affine.load %o[2, 0] : memref<10x5xf32>
  return %r : f32
}

// MAXIMAL: #map = affine_map<(d0) -> (d0 - 1)>
// MAXIMAL-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// MAXIMAL-NEXT: #map2 = affine_map<(d0) -> (d0 + 1)>
// MAXIMAL-NEXT: module {
// MAXIMAL-NEXT:   func.func @stencil() -> f32 {
// MAXIMAL-NEXT:     %alloc = memref.alloc() : memref<3xf32>
// MAXIMAL-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// MAXIMAL-NEXT:     %alloc_0 = memref.alloc() : memref<12xf32>
// MAXIMAL-NEXT:     affine.for %arg0 = 1 to 11 {
// MAXIMAL-NEXT:       affine.for %arg1 = #map(%arg0) to #map1(%arg0) {
// MAXIMAL-NEXT:         affine.store %cst, %alloc[-%arg0 + %arg1 + 1] : memref<3xf32>
// MAXIMAL-NEXT:       }
// MAXIMAL-NEXT:       %1 = affine.apply #map(%arg0)
// MAXIMAL-NEXT:       %2 = affine.load %alloc[0] : memref<3xf32>
// MAXIMAL-NEXT:       %3 = affine.apply #map2(%arg0)
// MAXIMAL-NEXT:       %4 = affine.load %alloc[2] : memref<3xf32>
// MAXIMAL-NEXT:       %5 = arith.addf %2, %4 : f32
// MAXIMAL-NEXT:       affine.store %5, %alloc_0[%arg0] : memref<12xf32>
// MAXIMAL-NEXT:     }
// MAXIMAL-NEXT:     %0 = affine.load %alloc_0[2] : memref<12xf32>
// MAXIMAL-NEXT:     return %0 : f32
// MAXIMAL-NEXT:   }
// MAXIMAL-NEXT:   func.func @rows() -> f32 {
// MAXIMAL-NEXT:     %alloc = memref.alloc() : memref<1x1xf32>
// MAXIMAL-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// MAXIMAL-NEXT:     %alloc_0 = memref.alloc() : memref<16x16x16xf32>
// MAXIMAL-NEXT:     affine.for %arg0 = 0 to 16 {
// MAXIMAL-NEXT:       affine.for %arg1 = 0 to 16 {
// MAXIMAL-NEXT:         affine.for %arg2 = 0 to 16 {
// MAXIMAL-NEXT:           affine.store %cst, %alloc[0, 0] : memref<1x1xf32>
// MAXIMAL-NEXT:           %1 = affine.load %alloc[0, 0] : memref<1x1xf32>
// MAXIMAL-NEXT:           affine.store %1, %alloc_0[%arg0, %arg1, %arg2] : memref<16x16x16xf32>
// MAXIMAL-NEXT:         }
// MAXIMAL-NEXT:       }
// MAXIMAL-NEXT:     }
// MAXIMAL-NEXT:     %0 = affine.load %alloc_0[2, 3, 4] : memref<16x16x16xf32>
// MAXIMAL-NEXT:     return %0 : f32
// MAXIMAL-NEXT:   }
// MAXIMAL-NEXT:   func.func @sums(%arg0: memref<10x20xf32>) -> f32 {
// MAXIMAL-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// MAXIMAL-NEXT:     %alloc = memref.alloc() : memref<10xf32>
// MAXIMAL-NEXT:     %alloc_0 = memref.alloc() : memref<10x5xf32>
// MAXIMAL-NEXT:     affine.for %arg1 = 0 to 10 {
// MAXIMAL-NEXT:       affine.for %arg2 = 0 to 20 {
// MAXIMAL-NEXT:         %1 = affine.load %arg0[%arg1, %arg2] : memref<10x20xf32>
// MAXIMAL-NEXT:         affine.store %1, %alloc[%arg1] : memref<10xf32>
// MAXIMAL-NEXT:       }
// MAXIMAL-NEXT:     }
// MAXIMAL-NEXT:     affine.for %arg1 = 0 to 10 {
// MAXIMAL-NEXT:       affine.for %arg2 = 0 to 5 {
// MAXIMAL-NEXT:         %1 = affine.load %alloc[%arg1] : memref<10xf32>
// MAXIMAL-NEXT:         affine.store %1, %alloc_0[%arg1, %arg2] : memref<10x5xf32>
// MAXIMAL-NEXT:       }
// MAXIMAL-NEXT:     }
// MAXIMAL-NEXT:     %0 = affine.load %alloc_0[2, 0] : memref<10x5xf32>
// MAXIMAL-NEXT:     return %0 : f32
// MAXIMAL-NEXT:   }
// MAXIMAL-NEXT: }
// TOLERANT: #map = affine_map<(d0) -> (d0 - 1)>
// TOLERANT-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// TOLERANT-NEXT: #map2 = affine_map<(d0) -> (d0 + 1)>
// TOLERANT-NEXT: module {
// TOLERANT-NEXT:   func.func @stencil() -> f32 {
// TOLERANT-NEXT:     %alloc = memref.alloc() : memref<3xf32>
// TOLERANT-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// TOLERANT-NEXT:     %alloc_0 = memref.alloc() : memref<12xf32>
// TOLERANT-NEXT:     affine.for %arg0 = 1 to 11 {
// TOLERANT-NEXT:       affine.for %arg1 = #map(%arg0) to #map1(%arg0) {
// TOLERANT-NEXT:         affine.store %cst, %alloc[-%arg0 + %arg1 + 1] : memref<3xf32>
// TOLERANT-NEXT:       }
// TOLERANT-NEXT:       %1 = affine.apply #map(%arg0)
// TOLERANT-NEXT:       %2 = affine.load %alloc[0] : memref<3xf32>
// TOLERANT-NEXT:       %3 = affine.apply #map2(%arg0)
// TOLERANT-NEXT:       %4 = affine.load %alloc[2] : memref<3xf32>
// TOLERANT-NEXT:       %5 = arith.addf %2, %4 : f32
// TOLERANT-NEXT:       affine.store %5, %alloc_0[%arg0] : memref<12xf32>
// TOLERANT-NEXT:     }
// TOLERANT-NEXT:     %0 = affine.load %alloc_0[2] : memref<12xf32>
// TOLERANT-NEXT:     return %0 : f32
// TOLERANT-NEXT:   }
// TOLERANT-NEXT:   func.func @rows() -> f32 {
// TOLERANT-NEXT:     %alloc = memref.alloc() : memref<1x1xf32>
// TOLERANT-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// TOLERANT-NEXT:     %alloc_0 = memref.alloc() : memref<16x16x16xf32>
// TOLERANT-NEXT:     affine.for %arg0 = 0 to 16 {
// TOLERANT-NEXT:       affine.for %arg1 = 0 to 16 {
// TOLERANT-NEXT:         affine.for %arg2 = 0 to 16 {
// TOLERANT-NEXT:           affine.store %cst, %alloc[0, 0] : memref<1x1xf32>
// TOLERANT-NEXT:           %1 = affine.load %alloc[0, 0] : memref<1x1xf32>
// TOLERANT-NEXT:           affine.store %1, %alloc_0[%arg0, %arg1, %arg2] : memref<16x16x16xf32>
// TOLERANT-NEXT:         }
// TOLERANT-NEXT:       }
// TOLERANT-NEXT:     }
// TOLERANT-NEXT:     %0 = affine.load %alloc_0[2, 3, 4] : memref<16x16x16xf32>
// TOLERANT-NEXT:     return %0 : f32
// TOLERANT-NEXT:   }
// TOLERANT-NEXT:   func.func @sums(%arg0: memref<10x20xf32>) -> f32 {
// TOLERANT-NEXT:     %alloc = memref.alloc() : memref<1xf32>
// TOLERANT-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// TOLERANT-NEXT:     %alloc_0 = memref.alloc() : memref<10x5xf32>
// TOLERANT-NEXT:     affine.for %arg1 = 0 to 10 {
// TOLERANT-NEXT:       affine.for %arg2 = 0 to 20 {
// TOLERANT-NEXT:         %1 = affine.load %arg0[%arg1, %arg2] : memref<10x20xf32>
// TOLERANT-NEXT:         affine.store %1, %alloc[0] : memref<1xf32>
// TOLERANT-NEXT:       }
// TOLERANT-NEXT:       affine.for %arg2 = 0 to 5 {
// TOLERANT-NEXT:         %1 = affine.load %alloc[0] : memref<1xf32>
// TOLERANT-NEXT:         affine.store %1, %alloc_0[%arg1, %arg2] : memref<10x5xf32>
// TOLERANT-NEXT:       }
// TOLERANT-NEXT:     }
// TOLERANT-NEXT:     %0 = affine.load %alloc_0[2, 0] : memref<10x5xf32>
// TOLERANT-NEXT:     return %0 : f32
// TOLERANT-NEXT:   }
// TOLERANT-NEXT: }
// STRICT: module {
// STRICT-NEXT:   func.func @stencil() -> f32 {
// STRICT-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// STRICT-NEXT:     %alloc = memref.alloc() : memref<12xf32>
// STRICT-NEXT:     %alloc_0 = memref.alloc() : memref<12xf32>
// STRICT-NEXT:     affine.for %arg0 = 0 to 12 {
// STRICT-NEXT:       affine.store %cst, %alloc[%arg0] : memref<12xf32>
// STRICT-NEXT:     }
// STRICT-NEXT:     affine.for %arg0 = 1 to 11 {
// STRICT-NEXT:       %1 = affine.load %alloc[%arg0 - 1] : memref<12xf32>
// STRICT-NEXT:       %2 = affine.load %alloc[%arg0 + 1] : memref<12xf32>
// STRICT-NEXT:       %3 = arith.addf %1, %2 : f32
// STRICT-NEXT:       affine.store %3, %alloc_0[%arg0] : memref<12xf32>
// STRICT-NEXT:     }
// STRICT-NEXT:     %0 = affine.load %alloc_0[2] : memref<12xf32>
// STRICT-NEXT:     return %0 : f32
// STRICT-NEXT:   }
// STRICT-NEXT:   func.func @rows() -> f32 {
// STRICT-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// STRICT-NEXT:     %alloc = memref.alloc() : memref<16x16xf32>
// STRICT-NEXT:     %alloc_0 = memref.alloc() : memref<16x16x16xf32>
// STRICT-NEXT:     affine.for %arg0 = 0 to 16 {
// STRICT-NEXT:       affine.for %arg1 = 0 to 16 {
// STRICT-NEXT:         affine.store %cst, %alloc[%arg0, %arg1] : memref<16x16xf32>
// STRICT-NEXT:       }
// STRICT-NEXT:     }
// STRICT-NEXT:     affine.for %arg0 = 0 to 16 {
// STRICT-NEXT:       affine.for %arg1 = 0 to 16 {
// STRICT-NEXT:         affine.for %arg2 = 0 to 16 {
// STRICT-NEXT:           %1 = affine.load %alloc[%arg0, %arg2] : memref<16x16xf32>
// STRICT-NEXT:           affine.store %1, %alloc_0[%arg0, %arg1, %arg2] : memref<16x16x16xf32>
// STRICT-NEXT:         }
// STRICT-NEXT:       }
// STRICT-NEXT:     }
// STRICT-NEXT:     %0 = affine.load %alloc_0[2, 3, 4] : memref<16x16x16xf32>
// STRICT-NEXT:     return %0 : f32
// STRICT-NEXT:   }
// STRICT-NEXT:   func.func @sums(%arg0: memref<10x20xf32>) -> f32 {
// STRICT-NEXT:     %alloc = memref.alloc() : memref<1xf32>
// STRICT-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// STRICT-NEXT:     %alloc_0 = memref.alloc() : memref<10x5xf32>
// STRICT-NEXT:     affine.for %arg1 = 0 to 10 {
// STRICT-NEXT:       affine.for %arg2 = 0 to 20 {
// STRICT-NEXT:         %1 = affine.load %arg0[%arg1, %arg2] : memref<10x20xf32>
// STRICT-NEXT:         affine.store %1, %alloc[0] : memref<1xf32>
// STRICT-NEXT:       }
// STRICT-NEXT:       affine.for %arg2 = 0 to 5 {
// STRICT-NEXT:         %1 = affine.load %alloc[0] : memref<1xf32>
// STRICT-NEXT:         affine.store %1, %alloc_0[%arg1, %arg2] : memref<10x5xf32>
// STRICT-NEXT:       }
// STRICT-NEXT:     }
// STRICT-NEXT:     %0 = affine.load %alloc_0[2, 0] : memref<10x5xf32>
// STRICT-NEXT:     return %0 : f32
// STRICT-NEXT:   }
// STRICT-NEXT: }
// FAST: module {
// FAST-NEXT:   func.func @stencil() -> f32 {
// FAST-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// FAST-NEXT:     %alloc = memref.alloc() : memref<12xf32>
// FAST-NEXT:     %alloc_0 = memref.alloc() : memref<12xf32>
// FAST-NEXT:     affine.for %arg0 = 0 to 12 {
// FAST-NEXT:       affine.store %cst, %alloc[%arg0] : memref<12xf32>
// FAST-NEXT:     }
// FAST-NEXT:     affine.for %arg0 = 1 to 11 {
// FAST-NEXT:       %1 = affine.load %alloc[%arg0 - 1] : memref<12xf32>
// FAST-NEXT:       %2 = affine.load %alloc[%arg0 + 1] : memref<12xf32>
// FAST-NEXT:       %3 = arith.addf %1, %2 : f32
// FAST-NEXT:       affine.store %3, %alloc_0[%arg0] : memref<12xf32>
// FAST-NEXT:     }
// FAST-NEXT:     %0 = affine.load %alloc_0[2] : memref<12xf32>
// FAST-NEXT:     return %0 : f32
// FAST-NEXT:   }
// FAST-NEXT:   func.func @rows() -> f32 {
// FAST-NEXT:     %alloc = memref.alloc() : memref<1x16xf32, 2>
// FAST-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// FAST-NEXT:     %alloc_0 = memref.alloc() : memref<16x16x16xf32>
// FAST-NEXT:     affine.for %arg0 = 0 to 16 {
// FAST-NEXT:       affine.for %arg1 = 0 to 16 {
// FAST-NEXT:         affine.store %cst, %alloc[0, %arg1] : memref<1x16xf32, 2>
// FAST-NEXT:       }
// FAST-NEXT:       affine.for %arg1 = 0 to 16 {
// FAST-NEXT:         affine.for %arg2 = 0 to 16 {
// FAST-NEXT:           %1 = affine.load %alloc[0, %arg2] : memref<1x16xf32, 2>
// FAST-NEXT:           affine.store %1, %alloc_0[%arg0, %arg1, %arg2] : memref<16x16x16xf32>
// FAST-NEXT:         }
// FAST-NEXT:       }
// FAST-NEXT:     }
// FAST-NEXT:     %0 = affine.load %alloc_0[2, 3, 4] : memref<16x16x16xf32>
// FAST-NEXT:     return %0 : f32
// FAST-NEXT:   }
// FAST-NEXT:   func.func @sums(%arg0: memref<10x20xf32>) -> f32 {
// FAST-NEXT:     %alloc = memref.alloc() : memref<1xf32, 2>
// FAST-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// FAST-NEXT:     %alloc_0 = memref.alloc() : memref<10x5xf32>
// FAST-NEXT:     affine.for %arg1 = 0 to 10 {
// FAST-NEXT:       affine.for %arg2 = 0 to 20 {
// FAST-NEXT:         %1 = affine.load %arg0[%arg1, %arg2] : memref<10x20xf32>
// FAST-NEXT:         affine.store %1, %alloc[0] : memref<1xf32, 2>
// FAST-NEXT:       }
// FAST-NEXT:       affine.for %arg2 = 0 to 5 {
// FAST-NEXT:         %1 = affine.load %alloc[0] : memref<1xf32, 2>
// FAST-NEXT:         affine.store %1, %alloc_0[%arg1, %arg2] : memref<10x5xf32>
// FAST-NEXT:       }
// FAST-NEXT:     }
// FAST-NEXT:     %0 = affine.load %alloc_0[2, 0] : memref<10x5xf32>
// FAST-NEXT:     return %0 : f32
// FAST-NEXT:   }
// FAST-NEXT: }
