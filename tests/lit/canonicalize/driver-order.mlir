// RUN: pyopt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --canonicalize=top-down=false --split-input-file | FileCheck %s --check-prefix=BOTTOM
// RUN: pyopt %s --allow-unregistered-dialect --canonicalize=max-iterations=1 --split-input-file | FileCheck %s --check-prefix=ONE
// RUN: pyopt %s --allow-unregistered-dialect --canonicalize=max-num-rewrites=1 --split-input-file | FileCheck %s --check-prefix=LIMIT

// Where constants end up, and in which order.

func.func @behind_an_op(%a: i32, %b: i32) -> (i32, i32, i32) {
  %0 = "t.x"() : () -> i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %1 = arith.addi %c1, %a : i32
  %c1b = arith.constant 1 : i32
  %2 = arith.addi %c1b, %c2 : i32
  %3 = arith.muli %c2, %b : i32
  return %1, %2, %3 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @behind_an_op(%arg0: i32, %arg1: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = "t.x"() : () -> i32
// CHECK-NEXT:     %1 = arith.addi %arg0, %c1_i32 : i32
// CHECK-NEXT:     %2 = arith.muli %arg1, %c2_i32 : i32
// CHECK-NEXT:     return %1, %c3_i32, %2 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// BOTTOM: module {
// BOTTOM-NEXT:   func.func @behind_an_op(%arg0: i32, %arg1: i32) -> (i32, i32, i32) {
// BOTTOM-NEXT:     %c3_i32 = arith.constant 3 : i32
// BOTTOM-NEXT:     %c2_i32 = arith.constant 2 : i32
// BOTTOM-NEXT:     %c1_i32 = arith.constant 1 : i32
// BOTTOM-NEXT:     %0 = "t.x"() : () -> i32
// BOTTOM-NEXT:     %1 = arith.addi %arg0, %c1_i32 : i32
// BOTTOM-NEXT:     %2 = arith.muli %arg1, %c2_i32 : i32
// BOTTOM-NEXT:     return %1, %c3_i32, %2 : i32, i32, i32
// BOTTOM-NEXT:   }
// BOTTOM-NEXT: }
// ONE: module {
// ONE-NEXT:   func.func @behind_an_op(%arg0: i32, %arg1: i32) -> (i32, i32, i32) {
// ONE-NEXT:     %c2_i32 = arith.constant 2 : i32
// ONE-NEXT:     %c1_i32 = arith.constant 1 : i32
// ONE-NEXT:     %0 = "t.x"() : () -> i32
// ONE-NEXT:     %1 = arith.addi %arg0, %c1_i32 : i32
// ONE-NEXT:     %c3_i32 = arith.constant 3 : i32
// ONE-NEXT:     %2 = arith.muli %arg1, %c2_i32 : i32
// ONE-NEXT:     return %1, %c3_i32, %2 : i32, i32, i32
// ONE-NEXT:   }
// ONE-NEXT: }
// LIMIT: module {
// LIMIT-NEXT:   func.func @behind_an_op(%arg0: i32, %arg1: i32) -> (i32, i32, i32) {
// LIMIT-NEXT:     %c3_i32 = arith.constant 3 : i32
// LIMIT-NEXT:     %c2_i32 = arith.constant 2 : i32
// LIMIT-NEXT:     %c1_i32 = arith.constant 1 : i32
// LIMIT-NEXT:     %0 = "t.x"() : () -> i32
// LIMIT-NEXT:     %1 = arith.addi %arg0, %c1_i32 : i32
// LIMIT-NEXT:     %2 = arith.muli %arg1, %c2_i32 : i32
// LIMIT-NEXT:     return %1, %c3_i32, %2 : i32, i32, i32
// LIMIT-NEXT:   }
// LIMIT-NEXT: }

// -----

func.func @at_the_front() -> (i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c2b = arith.constant 2 : i32
  return %c3, %c2b, %c1 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @at_the_front() -> (i32, i32, i32) {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     return %c3_i32, %c2_i32, %c1_i32 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// BOTTOM: module {
// BOTTOM-NEXT:   func.func @at_the_front() -> (i32, i32, i32) {
// BOTTOM-NEXT:     %c1_i32 = arith.constant 1 : i32
// BOTTOM-NEXT:     %c2_i32 = arith.constant 2 : i32
// BOTTOM-NEXT:     %c3_i32 = arith.constant 3 : i32
// BOTTOM-NEXT:     return %c3_i32, %c2_i32, %c1_i32 : i32, i32, i32
// BOTTOM-NEXT:   }
// BOTTOM-NEXT: }
// ONE: module {
// ONE-NEXT:   func.func @at_the_front() -> (i32, i32, i32) {
// ONE-NEXT:     %c1_i32 = arith.constant 1 : i32
// ONE-NEXT:     %c2_i32 = arith.constant 2 : i32
// ONE-NEXT:     %c3_i32 = arith.constant 3 : i32
// ONE-NEXT:     return %c3_i32, %c2_i32, %c1_i32 : i32, i32, i32
// ONE-NEXT:   }
// ONE-NEXT: }
// LIMIT: module {
// LIMIT-NEXT:   func.func @at_the_front() -> (i32, i32, i32) {
// LIMIT-NEXT:     %c1_i32 = arith.constant 1 : i32
// LIMIT-NEXT:     %c2_i32 = arith.constant 2 : i32
// LIMIT-NEXT:     %c3_i32 = arith.constant 3 : i32
// LIMIT-NEXT:     return %c3_i32, %c2_i32, %c1_i32 : i32, i32, i32
// LIMIT-NEXT:   }
// LIMIT-NEXT: }

// -----

// The same value of another dialect or type is another constant.

func.func @other_constants() -> (index, index, i32, i64) {
  %0 = "t.x"() : () -> i32
  %1 = index.constant 1
  %2 = arith.constant 1 : index
  %3 = arith.constant 1 : i32
  %4 = arith.constant 1 : i64
  return %1, %2, %3, %4 : index, index, i32, i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_constants() -> (index, index, i32, i64) {
// CHECK-NEXT:     %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %idx1 = index.constant 1
// CHECK-NEXT:     %0 = "t.x"() : () -> i32
// CHECK-NEXT:     return %idx1, %c1, %c1_i32, %c1_i64 : index, index, i32, i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
// BOTTOM: module {
// BOTTOM-NEXT:   func.func @other_constants() -> (index, index, i32, i64) {
// BOTTOM-NEXT:     %c1_i64 = arith.constant 1 : i64
// BOTTOM-NEXT:     %c1_i32 = arith.constant 1 : i32
// BOTTOM-NEXT:     %c1 = arith.constant 1 : index
// BOTTOM-NEXT:     %idx1 = index.constant 1
// BOTTOM-NEXT:     %0 = "t.x"() : () -> i32
// BOTTOM-NEXT:     return %idx1, %c1, %c1_i32, %c1_i64 : index, index, i32, i64
// BOTTOM-NEXT:   }
// BOTTOM-NEXT: }
// ONE: module {
// ONE-NEXT:   func.func @other_constants() -> (index, index, i32, i64) {
// ONE-NEXT:     %c1_i64 = arith.constant 1 : i64
// ONE-NEXT:     %c1_i32 = arith.constant 1 : i32
// ONE-NEXT:     %c1 = arith.constant 1 : index
// ONE-NEXT:     %idx1 = index.constant 1
// ONE-NEXT:     %0 = "t.x"() : () -> i32
// ONE-NEXT:     return %idx1, %c1, %c1_i32, %c1_i64 : index, index, i32, i64
// ONE-NEXT:   }
// ONE-NEXT: }
// LIMIT: module {
// LIMIT-NEXT:   func.func @other_constants() -> (index, index, i32, i64) {
// LIMIT-NEXT:     %c1_i64 = arith.constant 1 : i64
// LIMIT-NEXT:     %c1_i32 = arith.constant 1 : i32
// LIMIT-NEXT:     %c1 = arith.constant 1 : index
// LIMIT-NEXT:     %idx1 = index.constant 1
// LIMIT-NEXT:     %0 = "t.x"() : () -> i32
// LIMIT-NEXT:     return %idx1, %c1, %c1_i32, %c1_i64 : index, index, i32, i64
// LIMIT-NEXT:   }
// LIMIT-NEXT: }

// -----

// Out of regions up to the nearest isolated or unregistered op.

func.func @regions(%c: i1) {
  scf.if %c {
    %0 = arith.constant 5 : i32
    "t.x"(%0) : (i32) -> ()
    "t.r"() ({
      %2 = arith.constant 5 : i32
      scf.if %c {
        %3 = arith.constant 5 : i32
        "t.x"(%2, %3) : (i32, i32) -> ()
      }
    }) : () -> ()
  } else {
    %1 = arith.constant 5 : i32
    %2 = arith.constant 6 : i32
    "t.x"(%1, %2) : (i32, i32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @regions(%arg0: i1) {
// CHECK-NEXT:     %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       "t.x"(%c5_i32) : (i32) -> ()
// CHECK-NEXT:       "t.r"() ({
// CHECK-NEXT:         %c5_i32_0 = arith.constant 5 : i32
// CHECK-NEXT:         "t.x"(%c5_i32_0, %c5_i32_0) : (i32, i32) -> ()
// CHECK-NEXT:       }) : () -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "t.x"(%c5_i32, %c6_i32) : (i32, i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// BOTTOM: module {
// BOTTOM-NEXT:   func.func @regions(%arg0: i1) {
// BOTTOM-NEXT:     %c6_i32 = arith.constant 6 : i32
// BOTTOM-NEXT:     %c5_i32 = arith.constant 5 : i32
// BOTTOM-NEXT:     scf.if %arg0 {
// BOTTOM-NEXT:       "t.x"(%c5_i32) : (i32) -> ()
// BOTTOM-NEXT:       "t.r"() ({
// BOTTOM-NEXT:         %c5_i32_0 = arith.constant 5 : i32
// BOTTOM-NEXT:         "t.x"(%c5_i32_0, %c5_i32_0) : (i32, i32) -> ()
// BOTTOM-NEXT:       }) : () -> ()
// BOTTOM-NEXT:     } else {
// BOTTOM-NEXT:       "t.x"(%c5_i32, %c6_i32) : (i32, i32) -> ()
// BOTTOM-NEXT:     }
// BOTTOM-NEXT:     return
// BOTTOM-NEXT:   }
// BOTTOM-NEXT: }
// ONE: module {
// ONE-NEXT:   func.func @regions(%arg0: i1) {
// ONE-NEXT:     %c6_i32 = arith.constant 6 : i32
// ONE-NEXT:     %c5_i32 = arith.constant 5 : i32
// ONE-NEXT:     scf.if %arg0 {
// ONE-NEXT:       "t.x"(%c5_i32) : (i32) -> ()
// ONE-NEXT:       "t.r"() ({
// ONE-NEXT:         %c5_i32_0 = arith.constant 5 : i32
// ONE-NEXT:         "t.x"(%c5_i32_0, %c5_i32_0) : (i32, i32) -> ()
// ONE-NEXT:       }) : () -> ()
// ONE-NEXT:     } else {
// ONE-NEXT:       "t.x"(%c5_i32, %c6_i32) : (i32, i32) -> ()
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }
// LIMIT: module {
// LIMIT-NEXT:   func.func @regions(%arg0: i1) {
// LIMIT-NEXT:     %c6_i32 = arith.constant 6 : i32
// LIMIT-NEXT:     %c5_i32 = arith.constant 5 : i32
// LIMIT-NEXT:     scf.if %arg0 {
// LIMIT-NEXT:       "t.x"(%c5_i32) : (i32) -> ()
// LIMIT-NEXT:       "t.r"() ({
// LIMIT-NEXT:         %c5_i32_0 = arith.constant 5 : i32
// LIMIT-NEXT:         "t.x"(%c5_i32_0, %c5_i32_0) : (i32, i32) -> ()
// LIMIT-NEXT:       }) : () -> ()
// LIMIT-NEXT:     } else {
// LIMIT-NEXT:       "t.x"(%c5_i32, %c6_i32) : (i32, i32) -> ()
// LIMIT-NEXT:     }
// LIMIT-NEXT:     return
// LIMIT-NEXT:   }
// LIMIT-NEXT: }

// -----

// Out of the blocks behind the entry block.

func.func @blocks(%c: i1) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = arith.constant 5 : i32
  "t.x"(%0) : (i32) -> ()
  return %0 : i32
^b:
  %1 = arith.constant 6 : i32
  %2 = arith.constant 5 : i32
  "t.x"(%1, %2) : (i32, i32) -> ()
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: i1) -> i32 {
// CHECK-NEXT:     %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "t.x"(%c5_i32) : (i32) -> ()
// CHECK-NEXT:     return %c5_i32 : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     "t.x"(%c6_i32, %c5_i32) : (i32, i32) -> ()
// CHECK-NEXT:     return %c6_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// BOTTOM: module {
// BOTTOM-NEXT:   func.func @blocks(%arg0: i1) -> i32 {
// BOTTOM-NEXT:     %c6_i32 = arith.constant 6 : i32
// BOTTOM-NEXT:     %c5_i32 = arith.constant 5 : i32
// BOTTOM-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// BOTTOM-NEXT:   ^bb1:  // pred: ^bb0
// BOTTOM-NEXT:     "t.x"(%c5_i32) : (i32) -> ()
// BOTTOM-NEXT:     return %c5_i32 : i32
// BOTTOM-NEXT:   ^bb2:  // pred: ^bb0
// BOTTOM-NEXT:     "t.x"(%c6_i32, %c5_i32) : (i32, i32) -> ()
// BOTTOM-NEXT:     return %c6_i32 : i32
// BOTTOM-NEXT:   }
// BOTTOM-NEXT: }
// ONE: module {
// ONE-NEXT:   func.func @blocks(%arg0: i1) -> i32 {
// ONE-NEXT:     %c6_i32 = arith.constant 6 : i32
// ONE-NEXT:     %c5_i32 = arith.constant 5 : i32
// ONE-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// ONE-NEXT:   ^bb1:  // pred: ^bb0
// ONE-NEXT:     "t.x"(%c5_i32) : (i32) -> ()
// ONE-NEXT:     return %c5_i32 : i32
// ONE-NEXT:   ^bb2:  // pred: ^bb0
// ONE-NEXT:     "t.x"(%c6_i32, %c5_i32) : (i32, i32) -> ()
// ONE-NEXT:     return %c6_i32 : i32
// ONE-NEXT:   }
// ONE-NEXT: }
// LIMIT: module {
// LIMIT-NEXT:   func.func @blocks(%arg0: i1) -> i32 {
// LIMIT-NEXT:     %c6_i32 = arith.constant 6 : i32
// LIMIT-NEXT:     %c5_i32 = arith.constant 5 : i32
// LIMIT-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// LIMIT-NEXT:   ^bb1:  // pred: ^bb0
// LIMIT-NEXT:     "t.x"(%c5_i32) : (i32) -> ()
// LIMIT-NEXT:     return %c5_i32 : i32
// LIMIT-NEXT:   ^bb2:  // pred: ^bb0
// LIMIT-NEXT:     "t.x"(%c6_i32, %c5_i32) : (i32, i32) -> ()
// LIMIT-NEXT:     return %c6_i32 : i32
// LIMIT-NEXT:   }
// LIMIT-NEXT: }

// -----

// An isolated op inside another one keeps its own.

func.func @isolated() {
  %0 = arith.constant 1 : i32
  builtin.module {
    %1 = arith.constant 1 : i32
    "t.x"(%1) : (i32) -> ()
  }
  "t.x"(%0) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @isolated() {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     builtin.module {
// CHECK-NEXT:       %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT:       "t.x"(%c1_i32_0) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     "t.x"(%c1_i32) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// BOTTOM: module {
// BOTTOM-NEXT:   func.func @isolated() {
// BOTTOM-NEXT:     %c1_i32 = arith.constant 1 : i32
// BOTTOM-NEXT:     builtin.module {
// BOTTOM-NEXT:       %c1_i32_0 = arith.constant 1 : i32
// BOTTOM-NEXT:       "t.x"(%c1_i32_0) : (i32) -> ()
// BOTTOM-NEXT:     }
// BOTTOM-NEXT:     "t.x"(%c1_i32) : (i32) -> ()
// BOTTOM-NEXT:     return
// BOTTOM-NEXT:   }
// BOTTOM-NEXT: }
// ONE: module {
// ONE-NEXT:   func.func @isolated() {
// ONE-NEXT:     %c1_i32 = arith.constant 1 : i32
// ONE-NEXT:     builtin.module {
// ONE-NEXT:       %c1_i32_0 = arith.constant 1 : i32
// ONE-NEXT:       "t.x"(%c1_i32_0) : (i32) -> ()
// ONE-NEXT:     }
// ONE-NEXT:     "t.x"(%c1_i32) : (i32) -> ()
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }
// LIMIT: module {
// LIMIT-NEXT:   func.func @isolated() {
// LIMIT-NEXT:     %c1_i32 = arith.constant 1 : i32
// LIMIT-NEXT:     builtin.module {
// LIMIT-NEXT:       %c1_i32_0 = arith.constant 1 : i32
// LIMIT-NEXT:       "t.x"(%c1_i32_0) : (i32) -> ()
// LIMIT-NEXT:     }
// LIMIT-NEXT:     "t.x"(%c1_i32) : (i32) -> ()
// LIMIT-NEXT:     return
// LIMIT-NEXT:   }
// LIMIT-NEXT: }

// -----

// Dead ops go with all that only they use, dead regions too; unregistered ops stay.

func.func @dead(%a: i32, %n: index, %c: i1) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %0 : i32
  %2 = arith.subi %1, %a : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %3 = arith.addi %i, %i : index
    scf.if %c {
      %4 = arith.muli %3, %3 : index
    }
  }
  %5 = "t.x"() : () -> i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dead(%arg0: i32, %arg1: index, %arg2: i1) {
// CHECK-NEXT:     %0 = "t.x"() : () -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// BOTTOM: module {
// BOTTOM-NEXT:   func.func @dead(%arg0: i32, %arg1: index, %arg2: i1) {
// BOTTOM-NEXT:     %0 = "t.x"() : () -> i32
// BOTTOM-NEXT:     return
// BOTTOM-NEXT:   }
// BOTTOM-NEXT: }
// ONE: module {
// ONE-NEXT:   func.func @dead(%arg0: i32, %arg1: index, %arg2: i1) {
// ONE-NEXT:     %0 = "t.x"() : () -> i32
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }
// LIMIT: module {
// LIMIT-NEXT:   func.func @dead(%arg0: i32, %arg1: index, %arg2: i1) {
// LIMIT-NEXT:     %0 = "t.x"() : () -> i32
// LIMIT-NEXT:     return
// LIMIT-NEXT:   }
// LIMIT-NEXT: }

// -----

// A loop that does something stays.

func.func @not_dead(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %3 = arith.addi %i, %i : index
    scf.if %c {
      "t.x"() : () -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_dead(%arg0: index, %arg1: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       scf.if %arg1 {
// CHECK-NEXT:         "t.x"() : () -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// BOTTOM: module {
// BOTTOM-NEXT:   func.func @not_dead(%arg0: index, %arg1: i1) {
// BOTTOM-NEXT:     %c0 = arith.constant 0 : index
// BOTTOM-NEXT:     %c1 = arith.constant 1 : index
// BOTTOM-NEXT:     scf.for %arg2 = %c0 to %arg0 step %c1 {
// BOTTOM-NEXT:       scf.if %arg1 {
// BOTTOM-NEXT:         "t.x"() : () -> ()
// BOTTOM-NEXT:       }
// BOTTOM-NEXT:     }
// BOTTOM-NEXT:     return
// BOTTOM-NEXT:   }
// BOTTOM-NEXT: }
// ONE: module {
// ONE-NEXT:   func.func @not_dead(%arg0: index, %arg1: i1) {
// ONE-NEXT:     %c0 = arith.constant 0 : index
// ONE-NEXT:     %c1 = arith.constant 1 : index
// ONE-NEXT:     scf.for %arg2 = %c0 to %arg0 step %c1 {
// ONE-NEXT:       scf.if %arg1 {
// ONE-NEXT:         "t.x"() : () -> ()
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }
// LIMIT: module {
// LIMIT-NEXT:   func.func @not_dead(%arg0: index, %arg1: i1) {
// LIMIT-NEXT:     %c0 = arith.constant 0 : index
// LIMIT-NEXT:     %c1 = arith.constant 1 : index
// LIMIT-NEXT:     scf.for %arg2 = %c0 to %arg0 step %c1 {
// LIMIT-NEXT:       scf.if %arg1 {
// LIMIT-NEXT:         "t.x"() : () -> ()
// LIMIT-NEXT:       }
// LIMIT-NEXT:     }
// LIMIT-NEXT:     return
// LIMIT-NEXT:   }
// LIMIT-NEXT: }

// -----

// Constants of commutative ops go to the right, in their order; of others they stay.

func.func @commute(%a: i32, %b: f32) -> (i32, i32, i1, f32) {
  %c = arith.constant 7 : i32
  %f = arith.constant 7.5 : f32
  %0 = arith.addi %c, %a : i32
  %1 = arith.subi %c, %a : i32
  %2 = arith.cmpi slt, %c, %a : i32
  %3 = arith.mulf %f, %b : f32
  return %0, %1, %2, %3 : i32, i32, i1, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @commute(%arg0: i32, %arg1: f32) -> (i32, i32, i1, f32) {
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %cst = arith.constant 7.500000e+00 : f32
// CHECK-NEXT:     %0 = arith.addi %arg0, %c7_i32 : i32
// CHECK-NEXT:     %1 = arith.subi %c7_i32, %arg0 : i32
// CHECK-NEXT:     %2 = arith.cmpi sgt, %arg0, %c7_i32 : i32
// CHECK-NEXT:     %3 = arith.mulf %arg1, %cst : f32
// CHECK-NEXT:     return %0, %1, %2, %3 : i32, i32, i1, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// BOTTOM: module {
// BOTTOM-NEXT:   func.func @commute(%arg0: i32, %arg1: f32) -> (i32, i32, i1, f32) {
// BOTTOM-NEXT:     %c7_i32 = arith.constant 7 : i32
// BOTTOM-NEXT:     %cst = arith.constant 7.500000e+00 : f32
// BOTTOM-NEXT:     %0 = arith.addi %arg0, %c7_i32 : i32
// BOTTOM-NEXT:     %1 = arith.subi %c7_i32, %arg0 : i32
// BOTTOM-NEXT:     %2 = arith.cmpi sgt, %arg0, %c7_i32 : i32
// BOTTOM-NEXT:     %3 = arith.mulf %arg1, %cst : f32
// BOTTOM-NEXT:     return %0, %1, %2, %3 : i32, i32, i1, f32
// BOTTOM-NEXT:   }
// BOTTOM-NEXT: }
// ONE: module {
// ONE-NEXT:   func.func @commute(%arg0: i32, %arg1: f32) -> (i32, i32, i1, f32) {
// ONE-NEXT:     %c7_i32 = arith.constant 7 : i32
// ONE-NEXT:     %cst = arith.constant 7.500000e+00 : f32
// ONE-NEXT:     %0 = arith.addi %arg0, %c7_i32 : i32
// ONE-NEXT:     %1 = arith.subi %c7_i32, %arg0 : i32
// ONE-NEXT:     %2 = arith.cmpi sgt, %arg0, %c7_i32 : i32
// ONE-NEXT:     %3 = arith.mulf %arg1, %cst : f32
// ONE-NEXT:     return %0, %1, %2, %3 : i32, i32, i1, f32
// ONE-NEXT:   }
// ONE-NEXT: }
// LIMIT: module {
// LIMIT-NEXT:   func.func @commute(%arg0: i32, %arg1: f32) -> (i32, i32, i1, f32) {
// LIMIT-NEXT:     %c7_i32 = arith.constant 7 : i32
// LIMIT-NEXT:     %cst = arith.constant 7.500000e+00 : f32
// LIMIT-NEXT:     %0 = arith.addi %arg0, %c7_i32 : i32
// LIMIT-NEXT:     %1 = arith.subi %c7_i32, %arg0 : i32
// LIMIT-NEXT:     %2 = arith.cmpi sgt, %arg0, %c7_i32 : i32
// LIMIT-NEXT:     %3 = arith.mulf %arg1, %cst : f32
// LIMIT-NEXT:     return %0, %1, %2, %3 : i32, i32, i1, f32
// LIMIT-NEXT:   }
// LIMIT-NEXT: }

// -----

// A chain of folds.

func.func @chain(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %c1, %c1 : i32
  %1 = arith.muli %0, %0 : i32
  %2 = arith.subi %1, %0 : i32
  %3 = arith.addi %2, %a : i32
  %4 = arith.addi %3, %c1 : i32
  %5 = arith.addi %4, %c0 : i32
  return %5 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = arith.addi %arg0, %c3_i32 : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// BOTTOM: module {
// BOTTOM-NEXT:   func.func @chain(%arg0: i32) -> i32 {
// BOTTOM-NEXT:     %c3_i32 = arith.constant 3 : i32
// BOTTOM-NEXT:     %0 = arith.addi %arg0, %c3_i32 : i32
// BOTTOM-NEXT:     return %0 : i32
// BOTTOM-NEXT:   }
// BOTTOM-NEXT: }
// ONE: module {
// ONE-NEXT:   func.func @chain(%arg0: i32) -> i32 {
// ONE-NEXT:     %c3_i32 = arith.constant 3 : i32
// ONE-NEXT:     %0 = arith.addi %arg0, %c3_i32 : i32
// ONE-NEXT:     return %0 : i32
// ONE-NEXT:   }
// ONE-NEXT: }
// LIMIT: module {
// LIMIT-NEXT:   func.func @chain(%arg0: i32) -> i32 {
// LIMIT-NEXT:     %c3_i32 = arith.constant 3 : i32
// LIMIT-NEXT:     %0 = arith.addi %arg0, %c3_i32 : i32
// LIMIT-NEXT:     return %0 : i32
// LIMIT-NEXT:   }
// LIMIT-NEXT: }
