// RUN: pyopt %s --affine-loop-coalescing --allow-unregistered-dialect --split-input-file | FileCheck %s

// Either loop may end at a negative number: the second one then has 0 iterations.
func.func @bounds(%a: index, %n: index, %m: index, %s: index) {
  scf.for %i = %a to %n step %s {
    scf.for %j = %a to %m step %s {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> ((-s0 + s1) ceildiv s2)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0, 0)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1, s2, s3] -> (((-s1 + s2) ceildiv s3) * s0)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @bounds(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0, %arg1, %arg3]
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = affine.apply #map()[%arg0, %arg2, %arg3]
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %2 = affine.max #map1(%1)
// CHECK-NEXT:     %3 = affine.apply #map()[%arg0, %arg1, %arg3]
// CHECK-NEXT:     %4 = affine.apply #map2()[%2, %arg0, %arg1, %arg3]
// CHECK-NEXT:     scf.for %arg4 = %c0 to %4 step %c1 {
// CHECK-NEXT:       %5:2 = affine.delinearize_index %arg4 into (%0, %2) : index, index
// CHECK-NEXT:       %6 = affine.apply #map3(%5#1)[%arg0, %arg3]
// CHECK-NEXT:       %7 = affine.apply #map3(%5#0)[%arg0, %arg3]
// CHECK-NEXT:       "test.use"(%7, %6) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What the outer loop began with is not what the inner one goes on with.
func.func @outer_arg(%n: index, %m: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> f32 {
    %q = scf.for %j = %c0 to %m step %c1 iter_args(%t = %s) -> f32 {
      %u = arith.addf %t, %s : f32
      scf.yield %u : f32
    }
    scf.yield %q : f32
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @outer_arg(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:       %1 = scf.for %arg5 = %c0 to %arg1 step %c1 iter_args(%arg6 = %arg4) -> (f32) {
// CHECK-NEXT:         %2 = arith.addf %arg6, %arg4 : f32
// CHECK-NEXT:         scf.yield %2 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The difference of unsigned bounds may be any number.
func.func @unsigned(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for unsigned %i = %c0 to %n step %c1 {
    scf.for unsigned %j = %c0 to %m step %c1 {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unsigned(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for unsigned %arg2 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       scf.for unsigned %arg3 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:         "test.use"(%arg2, %arg3) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The product of these may wrap around, that of constants does not.
func.func @i32(%n: i32, %m: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    scf.for %j = %c0 to %m step %c1 : i32 {
      "test.use"(%i, %j) : (i32, i32) -> ()
    }
  }
  return
}
func.func @i32_const() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : i32
  scf.for %i = %c1 to %c10 step %c1 : i32 {
    scf.for %j = %c0 to %c10 step %c1 : i32 {
      scf.for %k = %c0 to %c10 step %c1 : i32 {
        "test.use"(%i, %j, %k) : (i32, i32, i32) -> ()
      }
    }
  }
  return
}
func.func @i8_const() {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c12 = arith.constant 12 : i8
  scf.for %i = %c0 to %c12 step %c1 : i8 {
    scf.for %j = %c0 to %c12 step %c1 : i8 {
      "test.use"(%i, %j) : (i8, i8) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @i32(%arg0: i32, %arg1: i32) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     scf.for %arg2 = %c0_i32 to %arg0 step %c1_i32  : i32 {
// CHECK-NEXT:       scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
// CHECK-NEXT:         "test.use"(%arg2, %arg3) : (i32, i32) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @i32_const() {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT:     %c9_i32 = arith.constant 9 : i32
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32_1 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = arith.muli %c9_i32, %c10_i32 : i32
// CHECK-NEXT:     %1 = arith.muli %0, %c10_i32 : i32
// CHECK-NEXT:     scf.for %arg0 = %c0_i32_0 to %1 step %c1_i32_1  : i32 {
// CHECK-NEXT:       %2 = arith.remsi %arg0, %c10_i32 : i32
// CHECK-NEXT:       %3 = arith.divsi %arg0, %c10_i32 : i32
// CHECK-NEXT:       %4 = arith.remsi %3, %c10_i32 : i32
// CHECK-NEXT:       %5 = arith.divsi %3, %c10_i32 : i32
// CHECK-NEXT:       %6 = arith.addi %5, %c1_i32 : i32
// CHECK-NEXT:       "test.use"(%6, %4, %2) : (i32, i32, i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @i8_const() {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c12_i8 = arith.constant 12 : i8
// CHECK-NEXT:     scf.for %arg0 = %c0_i8 to %c12_i8 step %c1_i8  : i8 {
// CHECK-NEXT:       scf.for %arg1 = %c0_i8 to %c12_i8 step %c1_i8  : i8 {
// CHECK-NEXT:         "test.use"(%arg0, %arg1) : (i8, i8) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The reference makes ops that do not verify.
func.func @mixed_types(%n: index, %m: index, %k: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = arith.constant 0 : i32
  %d1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %d0 to %k step %d1 : i32 {
      "test.use"(%i, %j) : (index, i32) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @mixed_types(%arg0: index, %arg1: index, %arg2: i32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       scf.for %arg4 = %c0_i32 to %arg2 step %c1_i32  : i32 {
// CHECK-NEXT:         "test.use"(%arg3, %arg4) : (index, i32) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @negative() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant -5 : index
  scf.for %i = %c0 to %c5 step %c1 {
    scf.for %j = %c0 to %c5 step %c1 {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @negative() {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c-5 = arith.constant -5 : index
// CHECK-NEXT:     scf.for %arg0 = %c0 to %c-5 step %c1 {
// CHECK-NEXT:       scf.for %arg1 = %c0 to %c-5 step %c1 {
// CHECK-NEXT:         "test.use"(%arg0, %arg1) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @more_than_an_index_counts() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = arith.constant 4294967296 : index
  scf.for %i = %c0 to %c step %c1 {
    scf.for %j = %c0 to %c step %c1 {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @more_than_an_index_counts() {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4294967296 = arith.constant 4294967296 : index
// CHECK-NEXT:     scf.for %arg0 = %c0 to %c4294967296 step %c1 {
// CHECK-NEXT:       scf.for %arg1 = %c0 to %c4294967296 step %c1 {
// CHECK-NEXT:         "test.use"(%arg0, %arg1) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
