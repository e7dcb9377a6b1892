// RUN: pyopt %s --affine-loop-coalescing=reference-exact=true --allow-unregistered-dialect --split-input-file | FileCheck %s

// Nests of scf.for become one loop, as far as their bounds do not depend on each other.

func.func @bounds(%a: index, %n: index, %m: index, %s: index) {
  scf.for %i = %a to %n step %s {
    scf.for %j = %a to %m step %s {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> ((-s0 + s1) ceildiv s2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2, s3] -> (((-s0 + s1) ceildiv s2) * ((-s0 + s3) ceildiv s2))>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @bounds(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0, %arg1, %arg3]
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = affine.apply #map()[%arg0, %arg2, %arg3]
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %2 = affine.apply #map()[%arg0, %arg1, %arg3]
// CHECK-NEXT:     %3 = affine.apply #map1()[%arg0, %arg1, %arg3, %arg2]
// CHECK-NEXT:     scf.for %arg4 = %c0 to %3 step %c1 {
// CHECK-NEXT:       %4:2 = affine.delinearize_index %arg4 into (%0, %1) : index, index
// CHECK-NEXT:       %5 = affine.apply #map2(%4#1)[%arg0, %arg3]
// CHECK-NEXT:       %6 = affine.apply #map2(%4#0)[%arg0, %arg3]
// CHECK-NEXT:       "test.use"(%6, %5) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @const() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    scf.for %j = %c2 to %c10 step %c3 {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 * 3 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @const() {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c10_1 = arith.constant 10 : index
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c3_4 = arith.constant 3 : index
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     %c30 = arith.constant 30 : index
// CHECK-NEXT:     scf.for %arg0 = %c0_0 to %c30 step %c1_2 {
// CHECK-NEXT:       %0:2 = affine.delinearize_index %arg0 into (10, 3) : index, index
// CHECK-NEXT:       %1 = affine.apply #map(%0#1)
// CHECK-NEXT:       "test.use"(%0#0, %1) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @three(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      scf.for %k = %c0 to %n step %c1 {
        "test.use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> ((s0 * s1) * s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @three(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0, %arg1]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg0, %arg1]
// CHECK-NEXT:     scf.for %arg2 = %c0_0 to %1 step %c1_1 {
// CHECK-NEXT:       %2:3 = affine.delinearize_index %arg2 into (%arg0, %arg1, %arg0) : index, index, index
// CHECK-NEXT:       "test.use"(%2#0, %2#1, %2#2) : (index, index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @carried(%n: index, %m: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> f32 {
    %q = scf.for %j = %c0 to %m step %c1 iter_args(%t = %s) -> f32 {
      %u = arith.addf %t, %x : f32
      scf.yield %u : f32
    }
    scf.yield %q : f32
  }
  return %r : f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @carried(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0, %arg1]
// CHECK-NEXT:     %1 = scf.for %arg3 = %c0_0 to %0 step %c1_1 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:       %2:2 = affine.delinearize_index %arg3 into (%arg0, %arg1) : index, index
// CHECK-NEXT:       %3 = arith.addf %arg4, %arg2 : f32
// CHECK-NEXT:       scf.yield %3 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dependent(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      scf.for %k = %c0 to %m step %c1 {
        "test.use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dependent(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       %c0_2 = arith.constant 0 : index
// CHECK-NEXT:       %c1_3 = arith.constant 1 : index
// CHECK-NEXT:       %0 = affine.apply #map()[%arg2, %arg1]
// CHECK-NEXT:       scf.for %arg3 = %c0_0 to %0 step %c1_1 {
// CHECK-NEXT:         %1:2 = affine.delinearize_index %arg3 into (%arg2, %arg1) : index, index
// CHECK-NEXT:         "test.use"(%arg2, %1#0, %1#1) : (index, index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @imperfect(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    "test.before"() : () -> ()
    scf.for %j = %c0 to %n step %c1 {
      scf.for %k = %c0 to %m step %c1 {
        "test.use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @imperfect(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       "test.before"() : () -> ()
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       %c0_2 = arith.constant 0 : index
// CHECK-NEXT:       %c1_3 = arith.constant 1 : index
// CHECK-NEXT:       %0 = affine.apply #map()[%arg0, %arg1]
// CHECK-NEXT:       scf.for %arg3 = %c0_0 to %0 step %c1_1 {
// CHECK-NEXT:         %1:2 = affine.delinearize_index %arg3 into (%arg0, %arg1) : index, index
// CHECK-NEXT:         "test.use"(%arg2, %1#0, %1#1) : (index, index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// CHECK: module {
// CHECK-NEXT:   func.func @i32(%arg0: i32, %arg1: i32) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT:     scf.for %arg2 = %c0_i32 to %0 step %c1_i32  : i32 {
// CHECK-NEXT:       %1 = arith.remsi %arg2, %arg1 : i32
// CHECK-NEXT:       %2 = arith.divsi %arg2, %arg1 : i32
// CHECK-NEXT:       "test.use"(%2, %1) : (i32, i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i32_bounds(%n: i32, %m: i32) {
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c3 to %n step %c1 : i32 {
    scf.for %j = %c1 to %m step %c3 : i32 {
      "test.use"(%i, %j) : (i32, i32) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @i32_bounds(%arg0: i32, %arg1: i32) {
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = arith.subi %arg0, %c3_i32 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT:     %1 = arith.subi %arg1, %c1_i32 : i32
// CHECK-NEXT:     %2 = arith.ceildivsi %1, %c3_i32 : i32
// CHECK-NEXT:     %c0_i32_1 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32_2 = arith.constant 1 : i32
// CHECK-NEXT:     %3 = arith.muli %0, %2 : i32
// CHECK-NEXT:     scf.for %arg2 = %c0_i32 to %3 step %c1_i32_0  : i32 {
// CHECK-NEXT:       %4 = arith.remsi %arg2, %2 : i32
// CHECK-NEXT:       %5 = arith.divsi %arg2, %2 : i32
// CHECK-NEXT:       %6 = arith.muli %4, %c3_i32 : i32
// CHECK-NEXT:       %7 = arith.addi %6, %c1_i32 : i32
// CHECK-NEXT:       %8 = arith.addi %5, %c3_i32 : i32
// CHECK-NEXT:       "test.use"(%8, %7) : (i32, i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @between(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.addi %n, %m : index
    scf.for %j = %c0 to %x step %c1 {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @between(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       %0 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT:       scf.for %arg3 = %c0 to %0 step %c1 {
// CHECK-NEXT:         "test.use"(%arg2, %arg3) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mixed(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    affine.for %j = 0 to 10 {
      affine.for %k = 0 to 10 {
        "test.use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %ii = 0 to 10 {
      scf.for %j = %c0 to %n step %c1 {
        scf.for %k = %c0 to %n step %c1 {
          "test.use"(%i, %j, %k) : (index, index, index) -> ()
        }
      }
    }
  }
  return
}

// CHECK: #map = affine_map<() -> (10)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 * s0)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 mod s0)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (s0 * s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @mixed(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       %3 = affine.apply #map()
// CHECK-NEXT:       %4 = affine.apply #map()
// CHECK-NEXT:       %5 = affine.apply #map1(%3)[%4]
// CHECK-NEXT:       affine.for %arg3 = 0 to %5 {
// CHECK-NEXT:         %6 = affine.apply #map2(%arg3)[%4]
// CHECK-NEXT:         %7 = affine.apply #map3(%arg3)[%4]
// CHECK-NEXT:         "test.use"(%arg2, %7, %6) : (index, index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.apply #map()
// CHECK-NEXT:     %1 = affine.apply #map()
// CHECK-NEXT:     %2 = affine.apply #map1(%0)[%1]
// CHECK-NEXT:     affine.for %arg2 = 0 to %2 {
// CHECK-NEXT:       %3 = affine.apply #map2(%arg2)[%1]
// CHECK-NEXT:       %4 = affine.apply #map3(%arg2)[%1]
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       %c0_2 = arith.constant 0 : index
// CHECK-NEXT:       %c1_3 = arith.constant 1 : index
// CHECK-NEXT:       %5 = affine.apply #map4()[%arg0]
// CHECK-NEXT:       scf.for %arg3 = %c0_0 to %5 step %c1_1 {
// CHECK-NEXT:         %6:2 = affine.delinearize_index %arg3 into (%arg0, %arg0) : index, index
// CHECK-NEXT:         "test.use"(%4, %6#0, %6#1) : (index, index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unsigned(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0, %arg1]
// CHECK-NEXT:     scf.for unsigned %arg2 = %c0_0 to %0 step %c1_1 {
// CHECK-NEXT:       %1:2 = affine.delinearize_index %arg2 into (%arg0, %arg1) : index, index
// CHECK-NEXT:       "test.use"(%1#0, %1#1) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      "test.use"() : () -> ()
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unused(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0, %arg1]
// CHECK-NEXT:     scf.for %arg2 = %c0_0 to %0 step %c1_1 {
// CHECK-NEXT:       %1:2 = affine.delinearize_index %arg2 into (%arg0, %arg1) : index, index
// CHECK-NEXT:       "test.use"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @attr(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      "test.use"() : () -> ()
    } {inner}
  } {outer}
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @attr(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0, %arg1]
// CHECK-NEXT:     scf.for %arg2 = %c0_0 to %0 step %c1_1 {
// CHECK-NEXT:       %1:2 = affine.delinearize_index %arg2 into (%arg0, %arg1) : index, index
// CHECK-NEXT:       "test.use"() : () -> ()
// CHECK-NEXT:     } {outer}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @siblings(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      "test.use"(%j) : (index) -> ()
      scf.for %k = %c0 to %m step %c1 {
        scf.for %l = %c0 to %m step %c1 {
          "test.use"(%l) : (index) -> ()
        }
      }
    }
    scf.for %j = %c0 to %m step %c1 {
      scf.for %k = %c0 to %m step %c1 {
        "test.use"(%k) : (index) -> ()
      }
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 * s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @siblings(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       scf.for %arg3 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:         "test.use"(%arg3) : (index) -> ()
// CHECK-NEXT:         %c0_4 = arith.constant 0 : index
// CHECK-NEXT:         %c1_5 = arith.constant 1 : index
// CHECK-NEXT:         %c0_6 = arith.constant 0 : index
// CHECK-NEXT:         %c1_7 = arith.constant 1 : index
// CHECK-NEXT:         %1 = affine.apply #map()[%arg1]
// CHECK-NEXT:         scf.for %arg4 = %c0_4 to %1 step %c1_5 {
// CHECK-NEXT:           %2:2 = affine.delinearize_index %arg4 into (%arg1, %arg1) : index, index
// CHECK-NEXT:           "test.use"(%2#1) : (index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       %c0_2 = arith.constant 0 : index
// CHECK-NEXT:       %c1_3 = arith.constant 1 : index
// CHECK-NEXT:       %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:       scf.for %arg3 = %c0_0 to %0 step %c1_1 {
// CHECK-NEXT:         %1:2 = affine.delinearize_index %arg3 into (%arg1, %arg1) : index, index
// CHECK-NEXT:         "test.use"(%1#1) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// CHECK: module {
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
// CHECK-NEXT: }

// -----

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

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @outer_arg(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0, %arg1]
// CHECK-NEXT:     %1 = scf.for %arg3 = %c0_0 to %0 step %c1_1 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:       %2:2 = affine.delinearize_index %arg3 into (%arg0, %arg1) : index, index
// CHECK-NEXT:       %3 = arith.addf %arg4, %arg4 : f32
// CHECK-NEXT:       scf.yield %3 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @swapped(%n: index, %m: index, %x: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x, %s2 = %x) -> (f32, f32) {
    %q:2 = scf.for %j = %c0 to %m step %c1 iter_args(%t = %s2, %t2 = %s) -> (f32, f32) {
      %u = arith.addf %t, %t2 : f32
      scf.yield %u, %t : f32, f32
    }
    scf.yield %q#0, %q#1 : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @swapped(%arg0: index, %arg1: index, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg2, %arg5 = %arg2) -> (f32, f32) {
// CHECK-NEXT:       %1:2 = scf.for %arg6 = %c0 to %arg1 step %c1 iter_args(%arg7 = %arg5, %arg8 = %arg4) -> (f32, f32) {
// CHECK-NEXT:         %2 = arith.addf %arg7, %arg8 : f32
// CHECK-NEXT:         scf.yield %2, %arg7 : f32, f32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %1#0, %1#1 : f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @swapped_yield(%n: index, %m: index, %x: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x, %s2 = %x) -> (f32, f32) {
    %q:2 = scf.for %j = %c0 to %m step %c1 iter_args(%t = %s, %t2 = %s2) -> (f32, f32) {
      %u = arith.addf %t, %t2 : f32
      scf.yield %u, %t : f32, f32
    }
    scf.yield %q#1, %q#0 : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @swapped_yield(%arg0: index, %arg1: index, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg2, %arg5 = %arg2) -> (f32, f32) {
// CHECK-NEXT:       %1:2 = scf.for %arg6 = %c0 to %arg1 step %c1 iter_args(%arg7 = %arg4, %arg8 = %arg5) -> (f32, f32) {
// CHECK-NEXT:         %2 = arith.addf %arg7, %arg8 : f32
// CHECK-NEXT:         scf.yield %2, %arg7 : f32, f32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %1#1, %1#0 : f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @half_carried(%n: index, %m: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> f32 {
    scf.for %j = %c0 to %m step %c1 {
      "test.use"(%s) : (f32) -> ()
    }
    scf.yield %s : f32
  }
  %q = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> f32 {
    %q = scf.for %j = %c0 to %m step %c1 iter_args(%t = %x) -> f32 {
      "test.use"(%s) : (f32) -> ()
      scf.yield %t : f32
    }
    scf.yield %q : f32
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @half_carried(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:       scf.for %arg5 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:         "test.use"(%arg4) : (f32) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %arg4 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:       %2 = scf.for %arg5 = %c0 to %arg1 step %c1 iter_args(%arg6 = %arg2) -> (f32) {
// CHECK-NEXT:         "test.use"(%arg4) : (f32) -> ()
// CHECK-NEXT:         scf.yield %arg6 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @three_of_which_two(%n: index, %m: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %q = scf.for %i = %c0 to %n step %c5 iter_args(%s = %x) -> f32 {
    %q = scf.for %j = %c0 to %c5 step %c1 iter_args(%t = %s) -> f32 {
      %z = scf.for %k = %c1 to %m step %c1 iter_args(%u = %t) -> f32 {
        %y = "test.use"(%u, %i, %j, %k) : (f32, index, index, index) -> f32
        scf.yield %y : f32
      }
      scf.yield %z : f32
    }
    scf.yield %q : f32
  }
  return %q : f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 ceildiv 5)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 - 1)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> ((s0 ceildiv 5) * 5)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (((s0 ceildiv 5) * (s1 - 1)) * 5)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0 * 5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @three_of_which_two(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0]
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c5_3 = arith.constant 5 : index
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     %2 = affine.apply #map()[%arg0]
// CHECK-NEXT:     %3 = affine.apply #map2()[%arg0]
// CHECK-NEXT:     %4 = affine.apply #map3()[%arg0, %arg1]
// CHECK-NEXT:     %5 = scf.for %arg3 = %c0_0 to %4 step %c1_1 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:       %6:3 = affine.delinearize_index %arg3 into (%0, 5, %1) : index, index, index
// CHECK-NEXT:       %7 = affine.apply #map4(%6#2)
// CHECK-NEXT:       %8 = affine.apply #map5(%6#0)
// CHECK-NEXT:       %9 = "test.use"(%arg4, %8, %6#1, %7) : (f32, index, index, index) -> f32
// CHECK-NEXT:       scf.yield %9 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mixed_signs(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for unsigned %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @mixed_signs(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0, %arg1]
// CHECK-NEXT:     scf.for unsigned %arg2 = %c0_0 to %0 step %c1_1 {
// CHECK-NEXT:       %1:2 = affine.delinearize_index %arg2 into (%arg0, %arg1) : index, index
// CHECK-NEXT:       "test.use"(%1#0, %1#1) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @composed(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %a = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  scf.for %i = %c0 to %a step %c7 {
    scf.for %j = %a to %m step %c1 {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> ((s0 + 1) ceildiv 7)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 - s1 - 1)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (((s0 + 1) ceildiv 7) * (-s0 + s1 - 1))>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (d0 + s0 + 1)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0 * 7)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @composed(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %0 = affine.apply #map(%arg0)
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg0]
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %2 = affine.apply #map2()[%arg1, %arg0]
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %3 = affine.apply #map1()[%arg0]
// CHECK-NEXT:     %4 = affine.apply #map3()[%arg0, %arg1]
// CHECK-NEXT:     scf.for %arg2 = %c0_0 to %4 step %c1_1 {
// CHECK-NEXT:       %5:2 = affine.delinearize_index %arg2 into (%1, %2) : index, index
// CHECK-NEXT:       %6 = affine.apply #map4(%5#1)[%arg0]
// CHECK-NEXT:       %7 = affine.apply #map5(%5#0)
// CHECK-NEXT:       "test.use"(%7, %6) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @step_arith(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = arith.muli %n, %m : index
  scf.for %i = %c0 to %n step %s {
    scf.for %j = %c1 to %n step %c1 {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 ceildiv s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 - 1)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> ((s0 ceildiv s1) * (s0 - 1))>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (d0 * s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @step_arith(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.muli %arg0, %arg1 : index
// CHECK-NEXT:     %1 = affine.apply #map()[%arg0, %0]
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %2 = affine.apply #map1()[%arg0]
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %3 = affine.apply #map()[%arg0, %0]
// CHECK-NEXT:     %4 = affine.apply #map2()[%arg0, %0]
// CHECK-NEXT:     scf.for %arg2 = %c0_0 to %4 step %c1_1 {
// CHECK-NEXT:       %5:2 = affine.delinearize_index %arg2 into (%1, %2) : index, index
// CHECK-NEXT:       %6 = affine.apply #map3(%5#1)
// CHECK-NEXT:       %7 = affine.apply #map4(%5#0)[%0]
// CHECK-NEXT:       "test.use"(%7, %6) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
