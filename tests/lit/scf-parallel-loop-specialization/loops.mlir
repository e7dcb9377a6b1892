// RUN: pyopt %s --scf-parallel-loop-specialization --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @two(%a: index, %n: index, %m: index, %s: index) {
  %0 = affine.min affine_map<(d0) -> (1024, d0)>(%n)
  %1 = affine.min affine_map<(d0, d1) -> (64, d0 - d1, 128)>(%n, %m)
  scf.parallel (%i, %j) = (%a, %a) to (%0, %1) step (%s, %s) {
    "use"(%i, %j, %1) : (index, index, index) -> ()
  } {note = "kept"}
  return
}

// CHECK: #map = affine_map<(d0) -> (1024, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (64, d0 - d1, 128)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @two(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = affine.min #map(%arg1)
// CHECK-NEXT:     %1 = affine.min #map1(%arg1, %arg2)
// CHECK-NEXT:     %c1024 = arith.constant 1024 : index
// CHECK-NEXT:     %2 = arith.cmpi eq, %0, %c1024 : index
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %3 = arith.cmpi eq, %1, %c64 : index
// CHECK-NEXT:     %4 = arith.andi %2, %3 : i1
// CHECK-NEXT:     scf.if %4 {
// CHECK-NEXT:       scf.parallel (%arg4, %arg5) = (%arg0, %arg0) to (%c1024, %c64) step (%arg3, %arg3) {
// CHECK-NEXT:         "use"(%arg4, %arg5, %c64) : (index, index, index) -> ()
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       } {note = "kept"}
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.parallel (%arg4, %arg5) = (%arg0, %arg0) to (%0, %1) step (%arg3, %arg3) {
// CHECK-NEXT:         "use"(%arg4, %arg5, %1) : (index, index, index) -> ()
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       } {note = "kept"}
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One bound of both dimensions, and a step.
func.func @same(%a: index, %n: index) {
  %0 = affine.min affine_map<(d0) -> (8, d0)>(%n)
  scf.parallel (%i, %j) = (%a, %a) to (%0, %0) step (%0, %a) {
    "use"(%i, %j) : (index, index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (8, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @same(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = affine.min #map(%arg1)
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %1 = arith.cmpi eq, %0, %c8 : index
// CHECK-NEXT:     %c8_0 = arith.constant 8 : index
// CHECK-NEXT:     %2 = arith.cmpi eq, %0, %c8_0 : index
// CHECK-NEXT:     %3 = arith.andi %1, %2 : i1
// CHECK-NEXT:     scf.if %3 {
// CHECK-NEXT:       scf.parallel (%arg2, %arg3) = (%arg0, %arg0) to (%c8_0, %c8_0) step (%c8_0, %arg0) {
// CHECK-NEXT:         "use"(%arg2, %arg3) : (index, index) -> ()
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.parallel (%arg2, %arg3) = (%arg0, %arg0) to (%0, %0) step (%0, %arg0) {
// CHECK-NEXT:         "use"(%arg2, %arg3) : (index, index) -> ()
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A reduction that nothing uses.
func.func @unused(%a: index, %n: index, %x: i32) {
  %0 = affine.min affine_map<(d0) -> (8, d0)>(%n)
  %r = scf.parallel (%i) = (%a) to (%0) step (%a) init (%x) -> i32 {
    scf.reduce(%x : i32) {
    ^bb0(%p: i32, %q: i32):
      %1 = arith.addi %p, %q : i32
      scf.reduce.return %1 : i32
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (8, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unused(%arg0: index, %arg1: index, %arg2: i32) {
// CHECK-NEXT:     %0 = affine.min #map(%arg1)
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %1 = arith.cmpi eq, %0, %c8 : index
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       %2 = scf.parallel (%arg3) = (%arg0) to (%c8) step (%arg0) init (%arg2) -> i32 {
// CHECK-NEXT:         scf.reduce(%arg2 : i32) {
// CHECK-NEXT:         ^bb0(%arg4: i32, %arg5: i32):
// CHECK-NEXT:           %3 = arith.addi %arg4, %arg5 : i32
// CHECK-NEXT:           scf.reduce.return %3 : i32
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %2 = scf.parallel (%arg3) = (%arg0) to (%0) step (%arg0) init (%arg2) -> i32 {
// CHECK-NEXT:         scf.reduce(%arg2 : i32) {
// CHECK-NEXT:         ^bb0(%arg4: i32, %arg5: i32):
// CHECK-NEXT:           %3 = arith.addi %arg4, %arg5 : i32
// CHECK-NEXT:           scf.reduce.return %3 : i32
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One dimension of two; a loop that is not parallel.
func.func @others(%a: index, %n: index, %s: index) {
  %0 = affine.min affine_map<(d0) -> (8, d0)>(%n)
  scf.parallel (%i, %j) = (%a, %a) to (%0, %n) step (%s, %s) {
    "use"(%i, %j) : (index, index) -> ()
  }
  scf.for %i = %a to %0 step %s {
    "use"(%i) : (index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (8, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @others(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %0 = affine.min #map(%arg1)
// CHECK-NEXT:     scf.parallel (%arg3, %arg4) = (%arg0, %arg0) to (%0, %arg1) step (%arg2, %arg2) {
// CHECK-NEXT:       "use"(%arg3, %arg4) : (index, index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %0 step %arg2 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
