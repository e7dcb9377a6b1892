// RUN: pyopt %s --scf-for-loop-specialization --split-input-file --allow-unregistered-dialect | FileCheck %s

// The least of the constants counts; uses of the bound in the body become the constant, too.
func.func @least(%a: index, %n: index, %s: index) {
  %end = affine.min affine_map<(d0) -> (16, d0, 8)>(%n)
  scf.for %i = %a to %end step %s {
    "use"(%i, %end) : (index, index) -> ()
  } {note = "kept"}
  return
}

// CHECK: #map = affine_map<(d0) -> (16, d0, 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @least(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %0 = affine.min #map(%arg1)
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %1 = arith.cmpi eq, %0, %c8 : index
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       scf.for %arg3 = %arg0 to %c8 step %arg2 {
// CHECK-NEXT:         "use"(%arg3, %c8) : (index, index) -> ()
// CHECK-NEXT:       } {note = "kept"}
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.for %arg3 = %arg0 to %0 step %arg2 {
// CHECK-NEXT:         "use"(%arg3, %0) : (index, index) -> ()
// CHECK-NEXT:       } {note = "kept"}
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Inner loops first: the outer copy has them with the bound of both.
func.func @nested(%a: index, %n: index, %s: index) {
  %end = affine.min affine_map<()[s0] -> (s0, -4)>()[%n]
  scf.for %i = %a to %end step %s {
    scf.for %j = %i to %end step %s {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0, -4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @nested(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %0 = affine.min #map()[%arg1]
// CHECK-NEXT:     %c-4 = arith.constant -4 : index
// CHECK-NEXT:     %1 = arith.cmpi eq, %0, %c-4 : index
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       scf.for %arg3 = %arg0 to %c-4 step %arg2 {
// CHECK-NEXT:         %c-4_0 = arith.constant -4 : index
// CHECK-NEXT:         %2 = arith.cmpi eq, %c-4, %c-4_0 : index
// CHECK-NEXT:         scf.if %2 {
// CHECK-NEXT:           scf.for %arg4 = %arg3 to %c-4_0 step %arg2 {
// CHECK-NEXT:             "use"(%arg3, %arg4) : (index, index) -> ()
// CHECK-NEXT:           }
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.for %arg4 = %arg3 to %c-4 step %arg2 {
// CHECK-NEXT:             "use"(%arg3, %arg4) : (index, index) -> ()
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.for %arg3 = %arg0 to %0 step %arg2 {
// CHECK-NEXT:         %c-4_0 = arith.constant -4 : index
// CHECK-NEXT:         %2 = arith.cmpi eq, %0, %c-4_0 : index
// CHECK-NEXT:         scf.if %2 {
// CHECK-NEXT:           scf.for %arg4 = %arg3 to %c-4_0 step %arg2 {
// CHECK-NEXT:             "use"(%arg3, %arg4) : (index, index) -> ()
// CHECK-NEXT:           }
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.for %arg4 = %arg3 to %0 step %arg2 {
// CHECK-NEXT:             "use"(%arg3, %arg4) : (index, index) -> ()
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Results that nothing uses.
func.func @unused(%n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = affine.min affine_map<(d0) -> (d0, 8)>(%n)
  %r = scf.for %i = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %0 = "use"(%i, %y) : (index, i32) -> i32
    scf.yield %0 : i32
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0, 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unused(%arg0: index, %arg1: i32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = affine.min #map(%arg0)
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %1 = arith.cmpi eq, %0, %c8 : index
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       %2 = scf.for %arg2 = %c0 to %c8 step %c1 iter_args(%arg3 = %arg1) -> (i32) {
// CHECK-NEXT:         %3 = "use"(%arg2, %arg3) : (index, i32) -> i32
// CHECK-NEXT:         scf.yield %3 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %2 = scf.for %arg2 = %c0 to %0 step %c1 iter_args(%arg3 = %arg1) -> (i32) {
// CHECK-NEXT:         %3 = "use"(%arg2, %arg3) : (index, i32) -> i32
// CHECK-NEXT:         scf.yield %3 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// No constant, no affine.min, or not the upper bound.
func.func @others(%a: index, %n: index, %s: index) {
  %two = affine.min affine_map<(d0, d1) -> (d0, d1)>(%n, %a)
  %max = affine.max affine_map<(d0) -> (d0, 8)>(%n)
  %c8 = arith.constant 8 : index
  %min = arith.minsi %n, %c8 : index
  %end = affine.min affine_map<(d0) -> (d0, 8)>(%n)
  scf.for %i = %a to %two step %s {
    "use"(%i) : (index) -> ()
  }
  scf.for %i = %a to %max step %s {
    "use"(%i) : (index) -> ()
  }
  scf.for %i = %a to %min step %s {
    "use"(%i) : (index) -> ()
  }
  scf.for %i = %end to %n step %s {
    "use"(%i) : (index) -> ()
  }
  scf.for %i = %a to %n step %end {
    "use"(%i) : (index) -> ()
  }
  scf.parallel (%i) = (%a) to (%end) step (%s) {
    "use"(%i) : (index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0, 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @others(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %0 = affine.min #map(%arg1, %arg0)
// CHECK-NEXT:     %1 = affine.max #map1(%arg1)
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %2 = arith.minsi %arg1, %c8 : index
// CHECK-NEXT:     %3 = affine.min #map1(%arg1)
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %0 step %arg2 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %1 step %arg2 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %2 step %arg2 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %3 to %arg1 step %arg2 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %3 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg3) = (%arg0) to (%3) step (%arg2) {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
