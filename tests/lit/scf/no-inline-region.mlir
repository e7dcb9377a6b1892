// RUN: pyopt --split-input-file --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// Regions that stay where they are; results that are values from outside go.

func.func @f(%a: i32) -> i32 {
  %0 = scf.execute_region -> i32 no_inline {
    %1 = arith.addi %a, %a : i32
    scf.yield %1 : i32
  }
  %2 = scf.execute_region -> i32 {
    %1 = arith.addi %a, %a : i32
    scf.yield %1 : i32
  }
  %3 = scf.execute_region -> i32 no_inline {
    %1 = arith.muli %a, %a : i32
    scf.yield %1 : i32
  }
  %4 = arith.addi %0, %2 : i32
  return %4 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = scf.execute_region -> i32 no_inline {
// CHECK-NEXT:       %3 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:       scf.yield %3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     %2 = arith.addi %0, %1 : i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = scf.execute_region -> i32 no_inline {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %a : i32
  ^b:
    scf.yield %a : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %c: i1, %m: memref<i32>) {
  scf.execute_region no_inline {
    memref.store %a, %m[] : memref<i32>
    scf.yield
  }
  %x = scf.execute_region -> i32 {
    "u.u"() : () -> ()
    scf.yield %a : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i1, %arg2: memref<i32>) {
// CHECK-NEXT:     scf.execute_region no_inline {
// CHECK-NEXT:       memref.store %arg0, %arg2[] : memref<i32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     "u.u"() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = scf.execute_region -> i32 no_inline {
    cf.cond_br %c, ^a, ^b
  ^a:
    "u.u"() : () -> ()
    scf.yield %a : i32
  ^b:
    scf.yield %a : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:     scf.execute_region no_inline {
// CHECK-NEXT:       cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       "u.u"() : () -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %c: i1, %d: i32) -> (i32, i32, i32) {
  %0:3 = scf.execute_region -> (i32, i32, i32) no_inline {
    cf.cond_br %c, ^a, ^b
  ^a:
    "u.u"() : () -> ()
    scf.yield %a, %d, %a : i32, i32, i32
  ^b:
    scf.yield %a, %a, %a : i32, i32, i32
  }
  return %0#0, %0#1, %0#2 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i1, %arg2: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %0 = scf.execute_region -> i32 no_inline {
// CHECK-NEXT:       cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       "u.u"() : () -> ()
// CHECK-NEXT:       scf.yield %arg2 : i32
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       scf.yield %arg0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg0, %0, %arg0 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %c: i1, %d: i32) -> (i32, i32) {
  %0:2 = scf.execute_region -> (i32, i32) no_inline {
    %x = "u.u"() : () -> i32
    scf.yield %a, %x : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i1, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = scf.execute_region -> i32 no_inline {
// CHECK-NEXT:       %1 = "u.u"() : () -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg0, %0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %c: i1, %d: i32) -> (i32, i32) {
  scf.if %c {
    %0:2 = scf.execute_region -> (i32, i32) {
      cf.cond_br %c, ^a, ^b
    ^a:
      scf.yield %a, %d : i32, i32
    ^b:
      %x = "u.u"() : () -> i32
      scf.yield %a, %x : i32, i32
    } {keep}
    "u.v"(%0#0, %0#1) : (i32, i32) -> ()
  }
  return %a, %a : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i1, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       "u.v"(%arg0, %arg2) : (i32, i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg0, %arg0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) -> index {
  %x = scf.execute_region -> index {
    scf.yield %n : index
  } {no_inline}
  return %x : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
