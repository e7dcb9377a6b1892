// RUN: pyopt %s --lift-cf-to-scf --split-input-file --allow-unregistered-dialect | FileCheck %s

// A loop that tests at its end; its value is used behind it.
func.func @at_the_end(%a: i32) -> i32 {
  cf.br ^head(%a : i32)
^head(%x: i32):
  %y = "step"(%x) : (i32) -> i32
  %c = "test"(%y) : (i32) -> i1
  cf.cond_br %c, ^head(%y : i32), ^end
^end:
  return %y : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @at_the_end(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %1:2 = scf.while (%arg1 = %arg0, %arg2 = %0) : (i32, i32) -> (i32, i32) {
// CHECK-NEXT:       %2 = "step"(%arg1) : (i32) -> i32
// CHECK-NEXT:       %3 = "test"(%2) : (i32) -> i1
// CHECK-NEXT:       %4:3 = scf.if %3 -> (i32, i32, i32) {
// CHECK-NEXT:         scf.yield %2, %c0_i32, %c1_i32 : i32, i32, i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %0, %c1_i32, %c0_i32 : i32, i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %5 = arith.trunci %4#2 : i32 to i1
// CHECK-NEXT:       scf.condition(%5) %4#0, %2 : i32, i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: i32, %arg2: i32):
// CHECK-NEXT:       scf.yield %arg1, %arg2 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1#1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// A loop that tests at its head, with two edges back.
func.func @at_the_head(%a: i32, %n: i32) -> i32 {
  cf.br ^head(%a : i32)
^head(%x: i32):
  %c = arith.cmpi slt, %x, %n : i32
  cf.cond_br %c, ^body, ^end
^body:
  %y = "step"(%x) : (i32) -> i32
  %d = "test"(%y) : (i32) -> i1
  cf.cond_br %d, ^head(%y : i32), ^other
^other:
  %z = "step"(%y) : (i32) -> i32
  cf.br ^head(%z : i32)
^end:
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @at_the_head(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %1:2 = scf.while (%arg2 = %arg0, %arg3 = %0) : (i32, i32) -> (i32, i32) {
// CHECK-NEXT:       %2 = arith.cmpi slt, %arg2, %arg1 : i32
// CHECK-NEXT:       %3:3 = scf.if %2 -> (i32, i32, i32) {
// CHECK-NEXT:         %5 = "step"(%arg2) : (i32) -> i32
// CHECK-NEXT:         %6 = "test"(%5) : (i32) -> i1
// CHECK-NEXT:         %7:3 = scf.if %6 -> (i32, i32, i32) {
// CHECK-NEXT:           scf.yield %5, %c0_i32, %c1_i32 : i32, i32, i32
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %8 = "step"(%5) : (i32) -> i32
// CHECK-NEXT:           scf.yield %8, %c0_i32, %c1_i32 : i32, i32, i32
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %7#0, %7#1, %7#2 : i32, i32, i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %0, %c1_i32, %c0_i32 : i32, i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %4 = arith.trunci %3#2 : i32 to i1
// CHECK-NEXT:       scf.condition(%4) %3#0, %arg2 : i32, i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT:       scf.yield %arg2, %arg3 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1#1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Two exits: the number that the loop gives says which was taken.
func.func @two_exits(%a: i32) -> i32 {
  cf.br ^head(%a : i32)
^head(%x: i32):
  %c = "test"(%x) : (i32) -> i1
  cf.cond_br %c, ^body, ^one
^body:
  %y = "step"(%x) : (i32) -> i32
  %d = "test"(%y) : (i32) -> i1
  cf.cond_br %d, ^head(%y : i32), ^two(%x : i32)
^one:
  "one"(%x) : (i32) -> ()
  cf.br ^end(%x : i32)
^two(%z: i32):
  "two"(%z, %y) : (i32, i32) -> ()
  cf.br ^end(%y : i32)
^end(%r: i32):
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_exits(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %1:5 = scf.while (%arg1 = %arg0, %arg2 = %0, %arg3 = %0, %arg4 = %0, %arg5 = %0) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT:       %4 = "test"(%arg1) : (i32) -> i1
// CHECK-NEXT:       %5:5 = scf.if %4 -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT:         %7 = "step"(%arg1) : (i32) -> i32
// CHECK-NEXT:         %8 = "test"(%7) : (i32) -> i1
// CHECK-NEXT:         %9:5 = scf.if %8 -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT:           scf.yield %7, %0, %c0_i32, %c1_i32, %7 : i32, i32, i32, i32, i32
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %0, %arg1, %c1_i32, %c0_i32, %7 : i32, i32, i32, i32, i32
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %9#0, %9#1, %9#2, %9#3, %9#4 : i32, i32, i32, i32, i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %0, %0, %c2_i32, %c0_i32, %0 : i32, i32, i32, i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %6 = arith.trunci %5#3 : i32 to i1
// CHECK-NEXT:       scf.condition(%6) %5#0, %5#4, %arg1, %5#1, %5#2 : i32, i32, i32, i32, i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32):
// CHECK-NEXT:       scf.yield %arg1, %arg2, %arg3, %arg4, %arg5 : i32, i32, i32, i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = arith.index_castui %1#4 : i32 to index
// CHECK-NEXT:     %3 = scf.index_switch %2 -> i32
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       "two"(%1#3, %1#1) : (i32, i32) -> ()
// CHECK-NEXT:       scf.yield %1#1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       "one"(%1#2) : (i32) -> ()
// CHECK-NEXT:       scf.yield %1#2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// A loop in a loop.
func.func @nested(%a: i32) {
  cf.br ^outer(%a : i32)
^outer(%x: i32):
  cf.br ^inner(%x : i32)
^inner(%y: i32):
  %z = "step"(%y) : (i32) -> i32
  %c = "test"(%z) : (i32) -> i1
  cf.cond_br %c, ^inner(%z : i32), ^next
^next:
  %d = "test"(%z) : (i32) -> i1
  cf.cond_br %d, ^outer(%z : i32), ^end
^end:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: i32) {
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %1 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:       %2:2 = scf.while (%arg2 = %arg1, %arg3 = %0) : (i32, i32) -> (i32, i32) {
// CHECK-NEXT:         %6 = "step"(%arg2) : (i32) -> i32
// CHECK-NEXT:         %7 = "test"(%6) : (i32) -> i1
// CHECK-NEXT:         %8:3 = scf.if %7 -> (i32, i32, i32) {
// CHECK-NEXT:           scf.yield %6, %c0_i32, %c1_i32 : i32, i32, i32
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %0, %c1_i32, %c0_i32 : i32, i32, i32
// CHECK-NEXT:         }
// CHECK-NEXT:         %9 = arith.trunci %8#2 : i32 to i1
// CHECK-NEXT:         scf.condition(%9) %8#0, %6 : i32, i32
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT:         scf.yield %arg2, %arg3 : i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %3 = "test"(%2#1) : (i32) -> i1
// CHECK-NEXT:       %4:3 = scf.if %3 -> (i32, i32, i32) {
// CHECK-NEXT:         scf.yield %2#1, %c0_i32, %c1_i32 : i32, i32, i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %0, %c1_i32, %c0_i32 : i32, i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %5 = arith.trunci %4#2 : i32 to i1
// CHECK-NEXT:       scf.condition(%5) %4#0 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: i32):
// CHECK-NEXT:       scf.yield %arg1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// A cycle that is entered at two blocks.
func.func @irreducible(%c: i1, %a: i32) {
  cf.cond_br %c, ^one(%a : i32), ^two
^one(%x: i32):
  "one"(%x) : (i32) -> ()
  %d = "test"() : () -> i1
  cf.cond_br %d, ^two, ^end
^two:
  %y = "two"() : () -> i32
  cf.br ^one(%y : i32)
^end:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @irreducible(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %1:2 = scf.if %arg0 -> (i32, i32) {
// CHECK-NEXT:       scf.yield %arg1, %c1_i32 : i32, i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0, %c0_i32 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2:2 = scf.while (%arg2 = %1#0, %arg3 = %1#1) : (i32, i32) -> (i32, i32) {
// CHECK-NEXT:       %3 = arith.index_castui %arg3 : i32 to index
// CHECK-NEXT:       %4:4 = scf.index_switch %3 -> i32, i32, i32, i32
// CHECK-NEXT:       case 0 {
// CHECK-NEXT:         %6 = "two"() : () -> i32
// CHECK-NEXT:         scf.yield %6, %c1_i32, %c0_i32, %c1_i32 : i32, i32, i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       default {
// CHECK-NEXT:         "one"(%arg2) : (i32) -> ()
// CHECK-NEXT:         %6 = "test"() : () -> i1
// CHECK-NEXT:         %7:4 = scf.if %6 -> (i32, i32, i32, i32) {
// CHECK-NEXT:           scf.yield %0, %c0_i32, %c0_i32, %c1_i32 : i32, i32, i32, i32
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %0, %0, %c1_i32, %c0_i32 : i32, i32, i32, i32
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %7#0, %7#1, %7#2, %7#3 : i32, i32, i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %5 = arith.trunci %4#3 : i32 to i1
// CHECK-NEXT:       scf.condition(%5) %4#0, %4#1 : i32, i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT:       scf.yield %arg2, %arg3 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// A loop without an end.
func.func @endless(%a: i32) -> (i32, f32) {
  cf.br ^head
^head:
  "body"() : () -> ()
  cf.br ^head
}

// CHECK: module {
// CHECK-NEXT:   func.func @endless(%arg0: i32) -> (i32, f32) {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       "body"() : () -> ()
// CHECK-NEXT:       %2 = arith.trunci %c1_i32 : i32 to i1
// CHECK-NEXT:       scf.condition(%2)
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     %1 = ub.poison : f32
// CHECK-NEXT:     return %0, %1 : i32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Endless if it is entered.
func.func @endless_beside(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^head, ^end
^head:
  "body"() : () -> ()
  cf.br ^head
^end:
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @endless_beside(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       scf.while : () -> () {
// CHECK-NEXT:         "body"() : () -> ()
// CHECK-NEXT:         %2 = arith.trunci %c1_i32 : i32 to i1
// CHECK-NEXT:         scf.condition(%2)
// CHECK-NEXT:       } do {
// CHECK-NEXT:         scf.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %1 = ub.poison : i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Blocks that are never reached stay where they only lead to each other.
func.func @unreachable(%a: i32) -> i32 {
  cf.br ^end
^one:
  "one"() : () -> ()
  cf.br ^two
^two:
  cf.br ^one
^end:
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreachable(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   ^bb1:  // pred: ^bb2
// CHECK-NEXT:     "one"() : () -> ()
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }
