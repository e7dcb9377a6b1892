// RUN: pyopt %s --allow-unregistered-dialect --remove-dead-values --split-input-file | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --remove-dead-values="canonicalize=false" --split-input-file | FileCheck %s --check-prefix=SHAPE

// The condition is false: ops without results go even where nothing is executed, ops with results stay.
func.func @never(%a: i32, %x: index, %flag: i1, %y: index) -> index {
  %0 = arith.cmpi sgt, %a, %a : i32
  %1 = scf.if %0 -> (index) {
    scf.if %flag {
    }
    %2 = arith.addi %a, %a : i32
    scf.yield %x : index
  } else {
    scf.if %flag {
    }
    %2 = arith.addi %a, %a : i32
    scf.yield %y : index
  }
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @never(%arg0: i32, %arg1: index, %arg2: i1, %arg3: index) -> index {
// CHECK-NEXT:     %0 = arith.cmpi sgt, %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = scf.if %0 -> (index) {
// CHECK-NEXT:       %2 = ub.poison : index
// CHECK-NEXT:       scf.yield %2 : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg3 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SHAPE: module {
// SHAPE-NEXT:   func.func @never(%arg0: i32, %arg1: index, %arg2: i1, %arg3: index) -> index {
// SHAPE-NEXT:     %0 = arith.cmpi sgt, %arg0, %arg0 : i32
// SHAPE-NEXT:     %1 = scf.if %0 -> (index) {
// SHAPE-NEXT:       %2 = ub.poison : index
// SHAPE-NEXT:       scf.yield %2 : index
// SHAPE-NEXT:     } else {
// SHAPE-NEXT:       scf.yield %arg3 : index
// SHAPE-NEXT:     }
// SHAPE-NEXT:     return %1 : index
// SHAPE-NEXT:   }
// SHAPE-NEXT: }

// -----

// A loop that does not run keeps what it carries: nothing hands a value to its body.
func.func @no_iteration(%m: memref<i8>, %x: index, %y: index) {
  %0:2 = affine.for %i = 0 to 0 iter_args(%a = %x, %b = %y) -> (index, index) {
    %1 = affine.load %m[] : memref<i8>
    affine.yield %y, %y : index, index
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_iteration(%arg0: memref<i8>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SHAPE: module {
// SHAPE-NEXT:   func.func @no_iteration(%arg0: memref<i8>, %arg1: index, %arg2: index) {
// SHAPE-NEXT:     %0 = ub.poison : index
// SHAPE-NEXT:     %1 = ub.poison : index
// SHAPE-NEXT:     %2:2 = affine.for %arg3 = 0 to 0 iter_args(%arg4 = %0, %arg5 = %1) -> (index, index) {
// SHAPE-NEXT:       affine.yield %arg2, %arg2 : index, index
// SHAPE-NEXT:     }
// SHAPE-NEXT:     return
// SHAPE-NEXT:   }
// SHAPE-NEXT: }

// -----

// A loop that may run does not.
func.func @iterations(%m: memref<i8>, %v: i8, %x: index, %y: index) {
  %0:2 = scf.for %i = %x to %y step %y iter_args(%a = %x, %b = %y) -> (index, index) {
    affine.store %v, %m[] : memref<i8>
    scf.yield %y, %y : index, index
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @iterations(%arg0: memref<i8>, %arg1: i8, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = ub.poison : index
// CHECK-NEXT:     %1 = ub.poison : index
// CHECK-NEXT:     scf.for %arg4 = %arg2 to %arg3 step %arg3 {
// CHECK-NEXT:       affine.store %arg1, %arg0[] : memref<i8>
// CHECK-NEXT:       %2 = ub.poison : index
// CHECK-NEXT:       %3 = ub.poison : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SHAPE: module {
// SHAPE-NEXT:   func.func @iterations(%arg0: memref<i8>, %arg1: i8, %arg2: index, %arg3: index) {
// SHAPE-NEXT:     %0 = ub.poison : index
// SHAPE-NEXT:     %1 = ub.poison : index
// SHAPE-NEXT:     %2:2 = scf.for %arg4 = %arg2 to %arg3 step %arg3 iter_args(%arg5 = %0, %arg6 = %1) -> (index, index) {
// SHAPE-NEXT:       affine.store %arg1, %arg0[] : memref<i8>
// SHAPE-NEXT:       %3 = ub.poison : index
// SHAPE-NEXT:       %4 = ub.poison : index
// SHAPE-NEXT:       scf.yield %3, %4 : index, index
// SHAPE-NEXT:     }
// SHAPE-NEXT:     return
// SHAPE-NEXT:   }
// SHAPE-NEXT: }

// -----

// The second region is never entered, but the first one hands values to it.
func.func @while_never(%x: index, %z: i8) -> index {
  %false = arith.constant false
  %0:2 = scf.while (%a = %x, %b = %z) : (index, i8) -> (index, i8) {
    scf.condition(%false) %a, %b : index, i8
  } do {
  ^bb0(%a: index, %b: i8):
    scf.yield %x, %z : index, i8
  }
  return %0#0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_never(%arg0: index, %arg1: i8) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SHAPE: module {
// SHAPE-NEXT:   func.func @while_never(%arg0: index, %arg1: i8) -> index {
// SHAPE-NEXT:     %false = arith.constant false
// SHAPE-NEXT:     %0 = ub.poison : i8
// SHAPE-NEXT:     %1:2 = scf.while (%arg2 = %arg0, %arg3 = %0) : (index, i8) -> (index, i8) {
// SHAPE-NEXT:       %2 = ub.poison : i8
// SHAPE-NEXT:       scf.condition(%false) %arg2, %2 : index, i8
// SHAPE-NEXT:     } do {
// SHAPE-NEXT:     ^bb0(%arg2: index, %arg3: i8):
// SHAPE-NEXT:       %2 = ub.poison : i8
// SHAPE-NEXT:       scf.yield %arg0, %2 : index, i8
// SHAPE-NEXT:     }
// SHAPE-NEXT:     return %1#0 : index
// SHAPE-NEXT:   }
// SHAPE-NEXT: }

// -----

// Region branches in code that is never executed.
func.func @outer(%x: index, %z: i8, %w: index, %m: memref<index>) -> index {
  %false = arith.constant false
  scf.if %false {
    %0 = scf.if %false -> index {
      "any.f"() : () -> ()
      scf.yield %x : index
    } else {
      memref.store %x, %m[] : memref<index>
      "any.f"() : () -> ()
      scf.yield %w : index
    }
    %1 = scf.execute_region -> index {
      "any.f"() : () -> ()
      cf.br ^a(%x : index)
    ^a(%q: index):
      scf.yield %q : index
    }
    %2 = scf.for %i = %x to %x step %x iter_args(%q = %x) -> index {
      "any.f"() : () -> ()
      scf.yield %q : index
    }
    "any.f"() : () -> ()
  }
  return %x : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @outer(%arg0: index, %arg1: i8, %arg2: index, %arg3: memref<index>) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SHAPE: module {
// SHAPE-NEXT:   func.func @outer(%arg0: index, %arg1: i8, %arg2: index, %arg3: memref<index>) -> index {
// SHAPE-NEXT:     %false = arith.constant false
// SHAPE-NEXT:     scf.if %false {
// SHAPE-NEXT:       %0 = scf.if %false -> (index) {
// SHAPE-NEXT:         "any.f"() : () -> ()
// SHAPE-NEXT:         %4 = ub.poison : index
// SHAPE-NEXT:         scf.yield %4 : index
// SHAPE-NEXT:       } else {
// SHAPE-NEXT:         "any.f"() : () -> ()
// SHAPE-NEXT:         %4 = ub.poison : index
// SHAPE-NEXT:         scf.yield %4 : index
// SHAPE-NEXT:       }
// SHAPE-NEXT:       %1 = scf.execute_region -> index {
// SHAPE-NEXT:         "any.f"() : () -> ()
// SHAPE-NEXT:         cf.br ^bb1(%arg0 : index)
// SHAPE-NEXT:       ^bb1(%4: index):  // pred: ^bb0
// SHAPE-NEXT:         %5 = ub.poison : index
// SHAPE-NEXT:         scf.yield %5 : index
// SHAPE-NEXT:       }
// SHAPE-NEXT:       %2 = ub.poison : index
// SHAPE-NEXT:       %3 = scf.for %arg4 = %arg0 to %arg0 step %arg0 iter_args(%arg5 = %2) -> (index) {
// SHAPE-NEXT:         "any.f"() : () -> ()
// SHAPE-NEXT:         %4 = ub.poison : index
// SHAPE-NEXT:         scf.yield %4 : index
// SHAPE-NEXT:       }
// SHAPE-NEXT:       "any.f"() : () -> ()
// SHAPE-NEXT:     }
// SHAPE-NEXT:     return %arg0 : index
// SHAPE-NEXT:   }
// SHAPE-NEXT: }
