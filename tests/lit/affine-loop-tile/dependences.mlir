// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-tile{tile-size=32}))" | FileCheck %s
// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-tile{tile-size=32 reference-exact=true}))" | FileCheck %s --check-prefix=EXACT

// An iteration reads what the one above on the right has written, which is in a later tile if that is the next one.
func.func @right(%p: memref<64x65xf32>) {
  affine.for %i = 1 to 64 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %p[%i - 1, %j + 1] : memref<64x65xf32>
      affine.store %0, %p[%i, %j] : memref<64x65xf32>
    }
  }
  return
}

// -----

// The last iteration that writes an element is to stay the last one.
func.func @last(%p: memref<128xf32>, %x: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %0 = memref.load %x[%i, %j] : memref<64x64xf32>
      affine.store %0, %p[%i + %j] : memref<128xf32>
    }
  }
  return
}

// -----

// The arguments may be the same memory.
func.func @arguments(%p: memref<64x64xf32>, %q: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %p[%i, %j] : memref<64x64xf32>
      affine.store %0, %q[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

// Vectors of four elements overlap.
func.func @vectors(%p: memref<64x72xf32>, %v: vector<4xf32>) {
  affine.for %i = 0 to 63 {
    affine.for %j = 0 to 64 {
      %0 = affine.vector_load %p[%i + 1, %j + 3] : memref<64x72xf32>, vector<4xf32>
      affine.vector_store %0, %p[%i, %j + 5] : memref<64x72xf32>, vector<4xf32>
    }
  }
  return
}

// -----

func.func private @observe(f32)

func.func @calls(%p: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %p[%i, %j] : memref<64x64xf32>
      func.call @observe(%0) : (f32) -> ()
    }
  }
  return
}

// -----

// The rows of a view may be the same memory.
func.func @view(%p: memref<64x64xf32, strided<[1, 1]>>, %x: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %0 = arith.index_cast %j : index to i32
      %1 = arith.sitofp %0 : i32 to f32
      affine.store %1, %p[%i, %j] : memref<64x64xf32, strided<[1, 1]>>
    }
  }
  return
}

// The view begins elsewhere in each iteration of the outer loop, so that many touch one element.
func.func @views(%b: memref<400xi8>, %x: i32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %o = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
      %v = memref.view %b[%o][] : memref<400xi8> to memref<64xi32>
      affine.store %x, %v[%j - %i + 8] : memref<64xi32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 * 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @right(%arg0: memref<64x65xf32>) {
// CHECK-NEXT:     affine.for %arg1 = 1 to 64 {
// CHECK-NEXT:       affine.for %arg2 = 0 to 64 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg1 - 1, %arg2 + 1] : memref<64x65xf32>
// CHECK-NEXT:         affine.store %0, %arg0[%arg1, %arg2] : memref<64x65xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @last(%arg0: memref<128xf32>, %arg1: memref<64x64xf32>) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 64 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 64 {
// CHECK-NEXT:         %0 = memref.load %arg1[%arg2, %arg3] : memref<64x64xf32>
// CHECK-NEXT:         affine.store %0, %arg0[%arg2 + %arg3] : memref<128xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @arguments(%arg0: memref<64x64xf32>, %arg1: memref<64x64xf32>) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 64 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 64 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg2, %arg3] : memref<64x64xf32>
// CHECK-NEXT:         affine.store %0, %arg1[%arg2, %arg3] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @vectors(%arg0: memref<64x72xf32>, %arg1: vector<4xf32>) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 63 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 64 {
// CHECK-NEXT:         %0 = affine.vector_load %arg0[%arg2 + 1, %arg3 + 3] : memref<64x72xf32>, vector<4xf32>
// CHECK-NEXT:         affine.vector_store %0, %arg0[%arg2, %arg3 + 5] : memref<64x72xf32>, vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @observe(f32)
// CHECK-NEXT:   func.func @calls(%arg0: memref<64x64xf32>) {
// CHECK-NEXT:     affine.for %arg1 = 0 to 64 {
// CHECK-NEXT:       affine.for %arg2 = 0 to 64 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg1, %arg2] : memref<64x64xf32>
// CHECK-NEXT:         func.call @observe(%0) : (f32) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @view(%arg0: memref<64x64xf32, strided<[1, 1]>>, %arg1: memref<64x64xf32>) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 64 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 64 {
// CHECK-NEXT:         %0 = arith.index_cast %arg3 : index to i32
// CHECK-NEXT:         %1 = arith.sitofp %0 : i32 to f32
// CHECK-NEXT:         affine.store %1, %arg0[%arg2, %arg3] : memref<64x64xf32, strided<[1, 1]>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @views(%arg0: memref<400xi8>, %arg1: i32) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:         %0 = affine.apply #map(%arg2)
// CHECK-NEXT:         %view = memref.view %arg0[%0][] : memref<400xi8> to memref<64xi32>
// CHECK-NEXT:         affine.store %arg1, %view[%arg3 - %arg2 + 8] : memref<64xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #map = affine_map<(d0) -> (d0)>
// EXACT-NEXT: #map1 = affine_map<(d0) -> (d0 + 32, 64)>
// EXACT-NEXT: #map2 = affine_map<(d0) -> (d0 + 32)>
// EXACT-NEXT: #map3 = affine_map<(d0) -> (d0 + 32, 63)>
// EXACT-NEXT: #map4 = affine_map<(d0) -> (d0 + 8)>
// EXACT-NEXT: #map5 = affine_map<(d0) -> (d0 * 4)>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @right(%arg0: memref<64x65xf32>) {
// EXACT-NEXT:     affine.for %arg1 = 1 to 64 step 32 {
// EXACT-NEXT:       affine.for %arg2 = 0 to 64 step 32 {
// EXACT-NEXT:         affine.for %arg3 = #map(%arg1) to min #map1(%arg1) {
// EXACT-NEXT:           affine.for %arg4 = #map(%arg2) to #map2(%arg2) {
// EXACT-NEXT:             %0 = affine.load %arg0[%arg3 - 1, %arg4 + 1] : memref<64x65xf32>
// EXACT-NEXT:             affine.store %0, %arg0[%arg3, %arg4] : memref<64x65xf32>
// EXACT-NEXT:           }
// EXACT-NEXT:         }
// EXACT-NEXT:       }
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @last(%arg0: memref<128xf32>, %arg1: memref<64x64xf32>) {
// EXACT-NEXT:     affine.for %arg2 = 0 to 64 {
// EXACT-NEXT:       affine.for %arg3 = 0 to 64 {
// EXACT-NEXT:         %0 = memref.load %arg1[%arg2, %arg3] : memref<64x64xf32>
// EXACT-NEXT:         affine.store %0, %arg0[%arg2 + %arg3] : memref<128xf32>
// EXACT-NEXT:       }
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @arguments(%arg0: memref<64x64xf32>, %arg1: memref<64x64xf32>) {
// EXACT-NEXT:     affine.for %arg2 = 0 to 64 step 32 {
// EXACT-NEXT:       affine.for %arg3 = 0 to 64 step 32 {
// EXACT-NEXT:         affine.for %arg4 = #map(%arg2) to #map2(%arg2) {
// EXACT-NEXT:           affine.for %arg5 = #map(%arg3) to #map2(%arg3) {
// EXACT-NEXT:             %0 = affine.load %arg0[%arg4, %arg5] : memref<64x64xf32>
// EXACT-NEXT:             affine.store %0, %arg1[%arg4, %arg5] : memref<64x64xf32>
// EXACT-NEXT:           }
// EXACT-NEXT:         }
// EXACT-NEXT:       }
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @vectors(%arg0: memref<64x72xf32>, %arg1: vector<4xf32>) {
// EXACT-NEXT:     affine.for %arg2 = 0 to 63 step 32 {
// EXACT-NEXT:       affine.for %arg3 = 0 to 64 step 32 {
// EXACT-NEXT:         affine.for %arg4 = #map(%arg2) to min #map3(%arg2) {
// EXACT-NEXT:           affine.for %arg5 = #map(%arg3) to #map2(%arg3) {
// EXACT-NEXT:             %0 = affine.vector_load %arg0[%arg4 + 1, %arg5 + 3] : memref<64x72xf32>, vector<4xf32>
// EXACT-NEXT:             affine.vector_store %0, %arg0[%arg4, %arg5 + 5] : memref<64x72xf32>, vector<4xf32>
// EXACT-NEXT:           }
// EXACT-NEXT:         }
// EXACT-NEXT:       }
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func private @observe(f32)
// EXACT-NEXT:   func.func @calls(%arg0: memref<64x64xf32>) {
// EXACT-NEXT:     affine.for %arg1 = 0 to 64 step 32 {
// EXACT-NEXT:       affine.for %arg2 = 0 to 64 step 32 {
// EXACT-NEXT:         affine.for %arg3 = #map(%arg1) to #map2(%arg1) {
// EXACT-NEXT:           affine.for %arg4 = #map(%arg2) to #map2(%arg2) {
// EXACT-NEXT:             %0 = affine.load %arg0[%arg3, %arg4] : memref<64x64xf32>
// EXACT-NEXT:             func.call @observe(%0) : (f32) -> ()
// EXACT-NEXT:           }
// EXACT-NEXT:         }
// EXACT-NEXT:       }
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @view(%arg0: memref<64x64xf32, strided<[1, 1]>>, %arg1: memref<64x64xf32>) {
// EXACT-NEXT:     affine.for %arg2 = 0 to 64 step 32 {
// EXACT-NEXT:       affine.for %arg3 = 0 to 64 step 32 {
// EXACT-NEXT:         affine.for %arg4 = #map(%arg2) to #map2(%arg2) {
// EXACT-NEXT:           affine.for %arg5 = #map(%arg3) to #map2(%arg3) {
// EXACT-NEXT:             %0 = arith.index_cast %arg5 : index to i32
// EXACT-NEXT:             %1 = arith.sitofp %0 : i32 to f32
// EXACT-NEXT:             affine.store %1, %arg0[%arg4, %arg5] : memref<64x64xf32, strided<[1, 1]>>
// EXACT-NEXT:           }
// EXACT-NEXT:         }
// EXACT-NEXT:       }
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @views(%arg0: memref<400xi8>, %arg1: i32) {
// EXACT-NEXT:     affine.for %arg2 = 0 to 8 step 32 {
// EXACT-NEXT:       affine.for %arg3 = 0 to 8 step 32 {
// EXACT-NEXT:         affine.for %arg4 = #map(%arg2) to #map4(%arg2) {
// EXACT-NEXT:           affine.for %arg5 = #map(%arg3) to #map4(%arg3) {
// EXACT-NEXT:             %0 = affine.apply #map5(%arg4)
// EXACT-NEXT:             %view = memref.view %arg0[%0][] : memref<400xi8> to memref<64xi32>
// EXACT-NEXT:             affine.store %arg1, %view[%arg5 - %arg4 + 8] : memref<64xi32>
// EXACT-NEXT:           }
// EXACT-NEXT:         }
// EXACT-NEXT:       }
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }
