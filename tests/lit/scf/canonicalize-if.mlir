// RUN: pyopt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// The rules of scf.if, each with a near miss.

func.func @combine_not2(%c: i1) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %n {
    "t.a"() : () -> ()
  }
  scf.if %c {
    "t.b"() : () -> ()
  } else {
    "t.c"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @combine_not2(%arg0: i1) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       "t.b"() : () -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "t.a"() : () -> ()
// CHECK-NEXT:       "t.c"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %d {
      "t.b"() : () -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: i1, %arg1: i1) {
// CHECK-NEXT:     %0 = arith.andi %arg0, %arg1 : i1
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       "t.b"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested_near(%c: i1, %d: i1) {
  scf.if %c {
    "t.a"() : () -> ()
    scf.if %d {
      "t.b"() : () -> ()
    }
  }
  scf.if %c {
    scf.if %d {
      "t.b"() : () -> ()
    } else {
      "t.c"() : () -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested_near(%arg0: i1, %arg1: i1) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       "t.a"() : () -> ()
// CHECK-NEXT:       scf.if %arg1 {
// CHECK-NEXT:         "t.b"() : () -> ()
// CHECK-NEXT:         "t.b"() : () -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         "t.c"() : () -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested_results(%c: i1, %d: i1, %a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = scf.if %d -> i32 {
      %2 = "t.b"() : () -> i32
      scf.yield %2 : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %1, %b : i32, i32
  } else {
    scf.yield %a, %a : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested_results(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = arith.andi %arg0, %arg1 : i1
// CHECK-NEXT:     %1 = arith.select %arg0, %arg3, %arg2 : i32
// CHECK-NEXT:     %2 = scf.if %0 -> (i32) {
// CHECK-NEXT:       %3 = "t.b"() : () -> i32
// CHECK-NEXT:       scf.yield %3 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2, %1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested_results_near(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = scf.if %d -> i32 {
      %2 = "t.b"() : () -> i32
      scf.yield %2 : i32
    } else {
      scf.yield %b : i32
    }
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested_results_near(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
// CHECK-NEXT:     %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       %1 = scf.if %arg1 -> (i32) {
// CHECK-NEXT:         %2 = "t.b"() : () -> i32
// CHECK-NEXT:         scf.yield %2 : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is yielded turns out to be constant inside of the branches.
func.func @condition_by_folds(%c: i1, %x: i32) -> (i1, i1, i1) {
  %0:3 = scf.if %c -> (i1, i1, i1) {
    %a = arith.cmpi eq, %x, %x : i32
    %b = arith.cmpi ne, %x, %x : i32
    %d = "t.a"() : () -> i1
    scf.yield %a, %b, %d : i1, i1, i1
  } else {
    %a = arith.cmpi ne, %x, %x : i32
    %b = arith.cmpi eq, %x, %x : i32
    %d = "t.b"() : () -> i1
    scf.yield %a, %b, %d : i1, i1, i1
  }
  return %0#0, %0#1, %0#2 : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @condition_by_folds(%arg0: i1, %arg1: i32) -> (i1, i1, i1) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = arith.xori %arg0, %true : i1
// CHECK-NEXT:     %1 = scf.if %arg0 -> (i1) {
// CHECK-NEXT:       %2 = "t.a"() : () -> i1
// CHECK-NEXT:       scf.yield %2 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %2 = "t.b"() : () -> i1
// CHECK-NEXT:       scf.yield %2 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg0, %0, %1 : i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
