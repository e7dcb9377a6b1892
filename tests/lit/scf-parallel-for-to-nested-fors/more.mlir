// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --scf-parallel-for-to-nested-fors | FileCheck %s

// Loops over several numbers as loops in each other, and what is left alone.

func.func @several(%a: index, %b: index, %x: f32, %y: i32) -> (f32, i32) {
  %c1 = arith.constant 1 : index
  %r:2 = scf.parallel (%i, %j, %k) = (%a, %a, %a) to (%b, %b, %b) step (%c1, %c1, %c1) init (%x, %y)
      -> (f32, i32) {
    %v, %w = "t.make"(%i, %j, %k) : (index, index, index) -> (f32, i32)
    scf.reduce(%v, %w : f32, i32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.maximumf %l, %r : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: i32, %r: i32):
      %s = arith.muli %r, %l : i32
      scf.reduce.return %s : i32
    }
  }
  return %r#0, %r#1 : f32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @several(%arg0: index, %arg1: index, %arg2: f32, %arg3: i32) -> (f32, i32) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.parallel (%arg4, %arg5, %arg6) = (%arg0, %arg0, %arg0) to (%arg1, %arg1, %arg1) step (%c1, %c1, %c1) init (%arg2, %arg3) -> (f32, i32) {
// CHECK-NEXT:       %1:2 = "t.make"(%arg4, %arg5, %arg6) : (index, index, index) -> (f32, i32)
// CHECK-NEXT:       scf.reduce(%1#0, %1#1 : f32, i32) {
// CHECK-NEXT:       ^bb0(%arg7: f32, %arg8: f32):
// CHECK-NEXT:         %2 = arith.maximumf %arg7, %arg8 : f32
// CHECK-NEXT:         scf.reduce.return %2 : f32
// CHECK-NEXT:       }, {
// CHECK-NEXT:       ^bb0(%arg7: i32, %arg8: i32):
// CHECK-NEXT:         %2 = arith.muli %arg8, %arg7 : i32
// CHECK-NEXT:         scf.reduce.return %2 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : f32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_loop(%a: index, %b: index, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %o = scf.for %n = %a to %b step %c1 iter_args(%y = %x) -> f32 {
    %r = scf.parallel (%i) = (%a) to (%n) step (%c1) init (%y) -> f32 {
      %v = "t.make"(%i, %y) : (index, f32) -> f32
      scf.reduce(%v : f32) {
      ^bb0(%l: f32, %r: f32):
        %s = arith.addf %l, %r : f32
        %t = arith.mulf %s, %y : f32
        scf.reduce.return %t : f32
      }
    }
    scf.yield %r : f32
  }
  return %o : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_loop(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg3 = %arg0 to %arg1 step %c1 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:       %1 = scf.parallel (%arg5) = (%arg0) to (%arg3) step (%c1) init (%arg4) -> f32 {
// CHECK-NEXT:         %2 = "t.make"(%arg5, %arg4) : (index, f32) -> f32
// CHECK-NEXT:         scf.reduce(%2 : f32) {
// CHECK-NEXT:         ^bb0(%arg6: f32, %arg7: f32):
// CHECK-NEXT:           %3 = arith.addf %arg6, %arg7 : f32
// CHECK-NEXT:           %4 = arith.mulf %3, %arg4 : f32
// CHECK-NEXT:           scf.reduce.return %4 : f32
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%a: index, %b: index, %c: i1) {
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c1, %c1) {
    scf.if %c {
      "t.use"(%i) : (index) -> ()
    } else {
      "t.use"(%j) : (index) -> ()
    }
    scf.reduce
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: index, %arg1: index, %arg2: i1) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       scf.for %arg4 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:         scf.if %arg2 {
// CHECK-NEXT:           "t.use"(%arg3) : (index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           "t.use"(%arg4) : (index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @other_loops(%a: index, %b: index) {
  %c1 = arith.constant 1 : index
  scf.forall (%i) in (%a) {
    "t.use"(%i) : (index) -> ()
  }
  affine.parallel (%i) = (0) to (%a) {
    "t.use"(%i) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_loops(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.forall (%arg2) in (%arg0) {
// CHECK-NEXT:       "t.use"(%arg2) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%arg2) = (0) to (%arg0) {
// CHECK-NEXT:       "t.use"(%arg2) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
