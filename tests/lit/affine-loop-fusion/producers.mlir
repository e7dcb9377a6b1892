// RUN: pyopt %s --affine-loop-fusion=mode=producer | FileCheck %s

func.func @one_element_is_enough(%o: memref<10xf32>) {
  %c = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %o[%i] : memref<10xf32>
  }
  return
}

// The memref is freed, and stays.
func.func @freed() -> f32 {
  %c = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<10xf32>
  %o = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %o[%i] : memref<10xf32>
  }
  memref.dealloc %m : memref<10xf32>
  %r = affine.load %o[2] : memref<10xf32>
  return %r : f32
}

func.func @chain() -> f32 {
  %c = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<10x20xf32>
  %n = memref.alloc() : memref<10x20xf32>
  %o = memref.alloc() : memref<10x20xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      affine.store %c, %m[%i, %j] : memref<10x20xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %v = affine.load %m[%i, %j] : memref<10x20xf32>
      affine.store %v, %n[%i, %j] : memref<10x20xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %v = affine.load %n[%i, %j] : memref<10x20xf32>
      affine.store %v, %o[%i, %j] : memref<10x20xf32>
    }
  }
  %r = affine.load %o[2, 3] : memref<10x20xf32>
  return %r : f32
}

// The loop over %j is executed whole, for each %i.
func.func @sums(%a: memref<10x20xf32>) -> f32 {
  %c = arith.constant 0.0 : f32
  %m = memref.alloc() : memref<10xf32>
  %o = memref.alloc() : memref<10x20xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
    affine.for %j = 0 to 20 {
      %v = affine.load %m[%i] : memref<10xf32>
      %w = affine.load %a[%i, %j] : memref<10x20xf32>
      %x = arith.addf %v, %w : f32
      affine.store %x, %m[%i] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %o[%i, 0] : memref<10x20xf32>
  }
  %r = affine.load %o[2, 0] : memref<10x20xf32>
  return %r : f32
}

// Counters of the source follow from several ones of the target.
func.func @tiles() -> f32 {
  %c = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<12x12xf32>
  %o = memref.alloc() : memref<12x12xf32>
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 12 {
      affine.store %c, %m[%i, %j] : memref<12x12xf32>
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 12 {
      affine.for %k = 0 to 4 {
        %v = affine.load %m[%i * 4 + %k, %j] : memref<12x12xf32>
        affine.store %v, %o[%i * 4 + %k, %j] : memref<12x12xf32>
      }
    }
  }
  %r = affine.load %o[2, 3] : memref<12x12xf32>
  return %r : f32
}

// Three times as much would be computed.
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

// The memref is read behind the nest, too, which writes all of it.
func.func @whole(%i: index) -> f32 {
  %c = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<12xf32>
  %o = memref.alloc() : memref<12xf32>
  affine.for %i1 = 0 to 12 {
    affine.store %c, %m[%i1] : memref<12xf32>
  }
  affine.for %i1 = 0 to 12 {
    %v = affine.load %m[%i1] : memref<12xf32>
    affine.store %v, %o[%i1] : memref<12xf32>
  }
  %r = memref.load %m[%i] : memref<12xf32>
  return %r : f32
}

// Only a part would be written: the source stays for what comes behind, and the target has a memref of its own.
func.func @part(%i: index, %o: index) -> (f32, f32) {
  %c = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<12xf32>
  %p = memref.alloc() : memref<12xf32>
  affine.for %i1 = 0 to 12 {
    affine.store %c, %m[%i1] : memref<12xf32>
  }
  affine.for %i1 = 2 to 6 {
    %v = affine.load %m[%i1] : memref<12xf32>
    affine.store %v, %p[%i1] : memref<12xf32>
  }
  %r = memref.load %m[%i] : memref<12xf32>
  %s = affine.load %p[symbol(%o)] : memref<12xf32>
  return %r, %s : f32, f32
}

// Both consumers get it, the second one first.
func.func @two_consumers(%k: index) -> (f32, f32) {
  %c = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<10xf32>
  %n = memref.alloc() : memref<10xf32>
  %o = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %n[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %o[%i] : memref<10xf32>
  }
  %r = affine.load %n[symbol(%k)] : memref<10xf32>
  %s = affine.load %o[symbol(%k)] : memref<10xf32>
  return %r, %s : f32, f32
}

// What is between them does not matter.
func.func @between(%n: index, %q: memref<10xf32>) {
  %c = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] {
    affine.store %c, %q[0] : memref<10xf32>
  }
  %k = arith.addi %n, %n : index
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %q[%i] : memref<10xf32>
  }
  return
}

// Conditions, trip counts that are not known, a step, values that are carried, ops that are not affine: such nests stay.
func.func @others(%n: index, %q: memref<10xf32>) {
  %c = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] {
      affine.store %v, %q[%i] : memref<10xf32>
    }
  }
  %m2 = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to %n {
    affine.store %c, %m2[%i] : memref<10xf32>
  }
  affine.for %i = 0 to %n {
    %v = affine.load %m2[%i] : memref<10xf32>
    affine.store %v, %q[%i] : memref<10xf32>
  }
  %m3 = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 step 2 {
    affine.store %c, %m3[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 step 2 {
    %v = affine.load %m3[%i] : memref<10xf32>
    affine.store %v, %q[%i] : memref<10xf32>
  }
  %m4 = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %m4[%i] : memref<10xf32>
  }
  %s = affine.for %i = 0 to 10 iter_args(%x = %c) -> f32 {
    %v = affine.load %m4[%i] : memref<10xf32>
    %w = arith.addf %v, %x : f32
    affine.yield %w : f32
  }
  memref.store %s, %q[%n] : memref<10xf32>
  return
}

// Nests inside of loops, and of other ops.
func.func @inside(%b: i1) -> f32 {
  %c = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<10xf32>
  %o = memref.alloc() : memref<10xf32>
  affine.for %k = 0 to 5 {
    affine.for %i = 0 to 10 {
      affine.store %c, %m[%i] : memref<10xf32>
    }
    affine.for %i = 0 to 10 {
      %v = affine.load %m[%i] : memref<10xf32>
      affine.store %v, %o[%i] : memref<10xf32>
    }
  }
  %p = memref.alloc() : memref<10xf32>
  scf.if %b {
    affine.for %i = 0 to 10 {
      affine.store %c, %p[%i] : memref<10xf32>
    }
    affine.for %i = 0 to 10 {
      %v = affine.load %p[%i] : memref<10xf32>
      affine.store %v, %o[%i] : memref<10xf32>
    }
  }
  %r = affine.load %o[2] : memref<10xf32>
  return %r : f32
}

// An iteration of %i needs the one before: %j goes outside.
func.func @interchange(%a: memref<10x20xf32>) -> f32 {
  %c = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %v = affine.load %m[%j] : memref<20xf32>
      %w = affine.load %a[%i, %j] : memref<10x20xf32>
      %x = arith.addf %v, %w : f32
      affine.store %x, %m[%j] : memref<20xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.store %c, %a[%i, %i] : memref<10x20xf32>
  }
  %r = affine.load %m[2] : memref<20xf32>
  return %r : f32
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 4 + d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0 * 4 + d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d2)>
// CHECK-NEXT: #set = affine_set<()[s0] : (s0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @one_element_is_enough(%arg0: memref<10xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<1xf32>
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:       affine.store %cst, %alloc[0] : memref<1xf32>
// CHECK-NEXT:       %0 = affine.load %alloc[0] : memref<1xf32>
// CHECK-NEXT:       affine.store %0, %arg0[%arg1] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @freed() -> f32 {
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     affine.for %arg0 = 0 to 10 {
// CHECK-NEXT:       affine.store %cst, %alloc[%arg0] : memref<10xf32>
// CHECK-NEXT:       %1 = affine.load %alloc[%arg0] : memref<10xf32>
// CHECK-NEXT:       affine.store %1, %alloc_0[%arg0] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<10xf32>
// CHECK-NEXT:     %0 = affine.load %alloc_0[2] : memref<10xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @chain() -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<1x1xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<1x1xf32>
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<10x20xf32>
// CHECK-NEXT:     affine.for %arg0 = 0 to 10 {
// CHECK-NEXT:       affine.for %arg1 = 0 to 20 {
// CHECK-NEXT:         affine.store %cst, %alloc_0[0, 0] : memref<1x1xf32>
// CHECK-NEXT:         %1 = affine.load %alloc_0[0, 0] : memref<1x1xf32>
// CHECK-NEXT:         affine.store %1, %alloc[0, 0] : memref<1x1xf32>
// CHECK-NEXT:         %2 = affine.load %alloc[0, 0] : memref<1x1xf32>
// CHECK-NEXT:         affine.store %2, %alloc_1[%arg0, %arg1] : memref<10x20xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.load %alloc_1[2, 3] : memref<10x20xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sums(%arg0: memref<10x20xf32>) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<1xf32>
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<10x20xf32>
// CHECK-NEXT:     affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:       affine.store %cst, %alloc[0] : memref<1xf32>
// CHECK-NEXT:       affine.for %arg2 = 0 to 20 {
// CHECK-NEXT:         %2 = affine.load %alloc[0] : memref<1xf32>
// CHECK-NEXT:         %3 = affine.load %arg0[%arg1, %arg2] : memref<10x20xf32>
// CHECK-NEXT:         %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:         affine.store %4, %alloc[0] : memref<1xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %1 = affine.load %alloc[0] : memref<1xf32>
// CHECK-NEXT:       affine.store %1, %alloc_0[%arg1, 0] : memref<10x20xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.load %alloc_0[2, 0] : memref<10x20xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tiles() -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<1x1xf32>
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<12x12xf32>
// CHECK-NEXT:     affine.for %arg0 = 0 to 3 {
// CHECK-NEXT:       affine.for %arg1 = 0 to 12 {
// CHECK-NEXT:         affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:           %1 = affine.apply #map(%arg0, %arg2)
// CHECK-NEXT:           affine.store %cst, %alloc[0, 0] : memref<1x1xf32>
// CHECK-NEXT:           %2 = affine.apply #map1(%arg0, %arg2, %arg1)
// CHECK-NEXT:           %3 = affine.apply #map2(%arg0, %arg2, %arg1)
// CHECK-NEXT:           %4 = affine.load %alloc[0, 0] : memref<1x1xf32>
// CHECK-NEXT:           affine.store %4, %alloc_0[%arg0 * 4 + %arg2, %arg1] : memref<12x12xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.load %alloc_0[2, 3] : memref<12x12xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @stencil() -> f32 {
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<12xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<12xf32>
// CHECK-NEXT:     affine.for %arg0 = 0 to 12 {
// CHECK-NEXT:       affine.store %cst, %alloc[%arg0] : memref<12xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg0 = 1 to 11 {
// CHECK-NEXT:       %1 = affine.load %alloc[%arg0 - 1] : memref<12xf32>
// CHECK-NEXT:       %2 = affine.load %alloc[%arg0 + 1] : memref<12xf32>
// CHECK-NEXT:       %3 = arith.addf %1, %2 : f32
// CHECK-NEXT:       affine.store %3, %alloc_0[%arg0] : memref<12xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.load %alloc_0[2] : memref<12xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @whole(%arg0: index) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<12xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<12xf32>
// CHECK-NEXT:     affine.for %arg1 = 0 to 12 {
// CHECK-NEXT:       affine.store %cst, %alloc[%arg1] : memref<12xf32>
// CHECK-NEXT:       %1 = affine.load %alloc[%arg1] : memref<12xf32>
// CHECK-NEXT:       affine.store %1, %alloc_0[%arg1] : memref<12xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = memref.load %alloc[%arg0] : memref<12xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @part(%arg0: index, %arg1: index) -> (f32, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<1xf32>
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<12xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<12xf32>
// CHECK-NEXT:     affine.for %arg2 = 0 to 12 {
// CHECK-NEXT:       affine.store %cst, %alloc_0[%arg2] : memref<12xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 2 to 6 {
// CHECK-NEXT:       affine.store %cst, %alloc[0] : memref<1xf32>
// CHECK-NEXT:       %2 = affine.load %alloc[0] : memref<1xf32>
// CHECK-NEXT:       affine.store %2, %alloc_1[%arg2] : memref<12xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = memref.load %alloc_0[%arg0] : memref<12xf32>
// CHECK-NEXT:     %1 = affine.load %alloc_1[symbol(%arg1)] : memref<12xf32>
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two_consumers(%arg0: index) -> (f32, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<1xf32>
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:       affine.store %cst, %alloc[0] : memref<1xf32>
// CHECK-NEXT:       %2 = affine.load %alloc[0] : memref<1xf32>
// CHECK-NEXT:       affine.store %2, %alloc_0[%arg1] : memref<10xf32>
// CHECK-NEXT:       %3 = affine.load %alloc[0] : memref<1xf32>
// CHECK-NEXT:       affine.store %3, %alloc_1[%arg1] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.load %alloc_0[symbol(%arg0)] : memref<10xf32>
// CHECK-NEXT:     %1 = affine.load %alloc_1[symbol(%arg0)] : memref<10xf32>
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @between(%arg0: index, %arg1: memref<10xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<1xf32>
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     affine.if #set()[%arg0] {
// CHECK-NEXT:       affine.store %cst, %arg1[0] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : index
// CHECK-NEXT:     affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:       affine.store %cst, %alloc[0] : memref<1xf32>
// CHECK-NEXT:       %1 = affine.load %alloc[0] : memref<1xf32>
// CHECK-NEXT:       affine.store %1, %arg1[%arg2] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @others(%arg0: index, %arg1: memref<10xf32>) {
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:       affine.store %cst, %alloc[%arg2] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:       %1 = affine.load %alloc[%arg2] : memref<10xf32>
// CHECK-NEXT:       affine.if #set()[%arg0] {
// CHECK-NEXT:         affine.store %1, %arg1[%arg2] : memref<10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     affine.for %arg2 = 0 to %arg0 {
// CHECK-NEXT:       affine.store %cst, %alloc_0[%arg2] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to %arg0 {
// CHECK-NEXT:       %1 = affine.load %alloc_0[%arg2] : memref<10xf32>
// CHECK-NEXT:       affine.store %1, %arg1[%arg2] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     affine.for %arg2 = 0 to 10 step 2 {
// CHECK-NEXT:       affine.store %cst, %alloc_1[%arg2] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 10 step 2 {
// CHECK-NEXT:       %1 = affine.load %alloc_1[%arg2] : memref<10xf32>
// CHECK-NEXT:       affine.store %1, %arg1[%arg2] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:       affine.store %cst, %alloc_2[%arg2] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.for %arg2 = 0 to 10 iter_args(%arg3 = %cst) -> (f32) {
// CHECK-NEXT:       %1 = affine.load %alloc_2[%arg2] : memref<10xf32>
// CHECK-NEXT:       %2 = arith.addf %1, %arg3 : f32
// CHECK-NEXT:       affine.yield %2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %0, %arg1[%arg0] : memref<10xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @inside(%arg0: i1) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     affine.for %arg1 = 0 to 5 {
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<10xf32>
// CHECK-NEXT:       affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:         affine.store %cst, %alloc_0[%arg2] : memref<10xf32>
// CHECK-NEXT:         %1 = affine.load %alloc_0[%arg2] : memref<10xf32>
// CHECK-NEXT:         affine.store %1, %alloc[%arg2] : memref<10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<1xf32>
// CHECK-NEXT:       affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:         affine.store %cst, %alloc_0[0] : memref<1xf32>
// CHECK-NEXT:         %1 = affine.load %alloc_0[0] : memref<1xf32>
// CHECK-NEXT:         affine.store %1, %alloc[%arg1] : memref<10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.load %alloc[2] : memref<10xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @interchange(%arg0: memref<10x20xf32>) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<20xf32>
// CHECK-NEXT:     affine.for %arg1 = 0 to 20 {
// CHECK-NEXT:       affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:         %1 = affine.load %alloc[%arg1] : memref<20xf32>
// CHECK-NEXT:         %2 = affine.load %arg0[%arg2, %arg1] : memref<10x20xf32>
// CHECK-NEXT:         %3 = arith.addf %1, %2 : f32
// CHECK-NEXT:         affine.store %3, %alloc[%arg1] : memref<20xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:       affine.store %cst, %arg0[%arg1, %arg1] : memref<10x20xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.load %alloc[2] : memref<20xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
