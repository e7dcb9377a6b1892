// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --canonicalize | FileCheck %s

// What is done where the condition holds, right before it, is done in the loop's body.

func.func @w(%a: index, %c: i32) -> (index, i32) {
  %r:2 = scf.while (%i = %a, %v = %c) : (index, i32) -> (index, i32) {
    %cond = "t.c"(%i) : (index) -> i1
    %k:2 = scf.if %cond -> (index, i32) {
      %n = "t.n"(%i, %v) : (index, i32) -> index
      %m = "t.m"(%v) : (i32) -> i32
      scf.yield %n, %m : index, i32
    } else {
      scf.yield %i, %v : index, i32
    }
    scf.condition(%cond) %k#0, %k#1 : index, i32
  } do {
  ^bb0(%i: index, %v: i32):
    %j = "t.body"(%i) : (index) -> index
    scf.yield %j, %v : index, i32
  }
  return %r#0, %r#1 : index, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @w(%arg0: index, %arg1: i32) -> (index, i32) {
// CHECK-NEXT:     %0:2 = scf.while (%arg2 = %arg0, %arg3 = %arg1) : (index, i32) -> (index, i32) {
// CHECK-NEXT:       %1 = "t.c"(%arg2) : (index) -> i1
// CHECK-NEXT:       scf.condition(%1) %arg2, %arg3 : index, i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: i32):
// CHECK-NEXT:       %1 = "t.n"(%arg2, %arg3) : (index, i32) -> index
// CHECK-NEXT:       %2 = "t.m"(%arg3) : (i32) -> i32
// CHECK-NEXT:       %3 = "t.body"(%1) : (index) -> index
// CHECK-NEXT:       scf.yield %3, %2 : index, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : index, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @noelse(%a: index, %c: i32) -> (i32) {
  %r = scf.while (%i = %a) : (index) -> (i32) {
    %cond, %x = "t.c"(%i) : (index) -> (i1, i32)
    scf.if %cond {
      "t.n"(%i, %x) : (index, i32) -> ()
    }
    scf.condition(%cond) %x : i32
  } do {
  ^bb0(%i: i32):
    %j = "t.body"(%i) : (i32) -> index
    scf.yield %j : index
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @noelse(%arg0: index, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0:2 = scf.while (%arg2 = %arg0) : (index) -> (i32, index) {
// CHECK-NEXT:       %1:2 = "t.c"(%arg2) : (index) -> (i1, i32)
// CHECK-NEXT:       scf.condition(%1#0) %1#1, %arg2 : i32, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32, %arg3: index):
// CHECK-NEXT:       "t.n"(%arg3, %arg2) : (index, i32) -> ()
// CHECK-NEXT:       %1 = "t.body"(%arg2) : (i32) -> index
// CHECK-NEXT:       scf.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @notlast(%a: index, %c: i32) -> (i32) {
  %r = scf.while (%i = %a) : (index) -> (i32) {
    %cond, %x = "t.c"(%i) : (index) -> (i1, i32)
    scf.if %cond {
      "t.n"(%i, %x) : (index, i32) -> ()
    }
    "t.p"() : () -> ()
    scf.condition(%cond) %x : i32
  } do {
  ^bb0(%i: i32):
    %j = "t.body"(%i) : (i32) -> index
    scf.yield %j : index
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @notlast(%arg0: index, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (index) -> i32 {
// CHECK-NEXT:       %1:2 = "t.c"(%arg2) : (index) -> (i1, i32)
// CHECK-NEXT:       scf.if %1#0 {
// CHECK-NEXT:         "t.n"(%arg2, %1#1) : (index, i32) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       "t.p"() : () -> ()
// CHECK-NEXT:       scf.condition(%1#0) %1#1 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %1 = "t.body"(%arg2) : (i32) -> index
// CHECK-NEXT:       scf.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @elseops(%a: index, %c: i32) -> (i32) {
  %r = scf.while (%i = %a) : (index) -> (i32) {
    %cond, %x = "t.c"(%i) : (index) -> (i1, i32)
    %q = scf.if %cond -> i32 {
      %n = "t.n"(%i, %x) : (index, i32) -> i32
      scf.yield %n : i32
    } else {
      %n = "t.q"(%i, %x) : (index, i32) -> i32
      scf.yield %n : i32
    }
    scf.condition(%cond) %q : i32
  } do {
  ^bb0(%i: i32):
    %j = "t.body"(%i) : (i32) -> index
    scf.yield %j : index
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @elseops(%arg0: index, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (index) -> i32 {
// CHECK-NEXT:       %1:2 = "t.c"(%arg2) : (index) -> (i1, i32)
// CHECK-NEXT:       %2 = scf.if %1#0 -> (i32) {
// CHECK-NEXT:         %3 = "t.n"(%arg2, %1#1) : (index, i32) -> i32
// CHECK-NEXT:         scf.yield %3 : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %3 = "t.q"(%arg2, %1#1) : (index, i32) -> i32
// CHECK-NEXT:         scf.yield %3 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%1#0) %2 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %1 = "t.body"(%arg2) : (i32) -> index
// CHECK-NEXT:       scf.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @partly(%a: index, %c: i32) -> (i32, index, i32) {
  %r:3 = scf.while (%i = %a) : (index) -> (i32, index, i32) {
    %cond, %x = "t.c"(%i) : (index) -> (i1, i32)
    %q = scf.if %cond -> i32 {
      %n = "t.n"(%i, %x) : (index, i32) -> i32
      scf.yield %n : i32
    } else {
      scf.yield %c : i32
    }
    scf.condition(%cond) %q, %i, %x : i32, index, i32
  } do {
  ^bb0(%i: i32, %k: index, %l: i32):
    %j = "t.body"(%i, %k, %l) : (i32, index, i32) -> index
    scf.yield %j : index
  }
  return %r#0, %r#1, %r#2 : i32, index, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @partly(%arg0: index, %arg1: i32) -> (i32, index, i32) {
// CHECK-NEXT:     %0:2 = scf.while (%arg2 = %arg0) : (index) -> (index, i32) {
// CHECK-NEXT:       %1:2 = "t.c"(%arg2) : (index) -> (i1, i32)
// CHECK-NEXT:       scf.condition(%1#0) %arg2, %1#1 : index, i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: i32):
// CHECK-NEXT:       %1 = "t.n"(%arg2, %arg3) : (index, i32) -> i32
// CHECK-NEXT:       %2 = "t.body"(%1, %arg2, %arg3) : (i32, index, i32) -> index
// CHECK-NEXT:       scf.yield %2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg1, %0#0, %0#1 : i32, index, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @other_condition(%a: i32, %c: i1) -> i32 {
  %r = scf.while (%i = %a) : (i32) -> (i32) {
    %cond = "t.c"(%i) : (i32) -> (i1)
    scf.if %c {
      "t.n"(%i) : (i32) -> ()
    }
    scf.condition(%cond) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = "t.body"(%i) : (i32) -> i32
    scf.yield %j : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_condition(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:       %1 = "t.c"(%arg2) : (i32) -> i1
// CHECK-NEXT:       scf.if %arg1 {
// CHECK-NEXT:         "t.n"(%arg2) : (i32) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%1) %arg2 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %1 = "t.body"(%arg2) : (i32) -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_arguments(%m: memref<i32>, %k: i32) {
  scf.while : () -> () {
    %cond, %x = "t.c"() : () -> (i1, i32)
    scf.if %cond {
      memref.store %x, %m[] : memref<i32>
      "t.use"(%k) : (i32) -> ()
    }
    scf.condition(%cond)
  } do {
    "t.body"() : () -> ()
    scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_arguments(%arg0: memref<i32>, %arg1: i32) {
// CHECK-NEXT:     %0 = scf.while : () -> i32 {
// CHECK-NEXT:       %1:2 = "t.c"() : () -> (i1, i32)
// CHECK-NEXT:       scf.condition(%1#0) %1#1 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       memref.store %arg2, %arg0[] : memref<i32>
// CHECK-NEXT:       "t.use"(%arg1) : (i32) -> ()
// CHECK-NEXT:       "t.body"() : () -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
