// RUN: pyopt %s --lift-cf-to-scf --split-input-file --allow-unregistered-dialect | FileCheck %s

// One block has nothing to lift.
func.func @one_block(%a: i32) -> i32 {
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_block(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @joined(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^yes, ^end(%a : i32)
^yes:
  %x = "yes"() : () -> i32
  cf.br ^end(%x : i32)
^end(%r: i32):
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @joined(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       %1 = "yes"() : () -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Two ends of one kind become one.
func.func @two_ends(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^yes, ^no
^yes:
  %x = "yes"() : () -> i32
  return %x : i32
^no:
  "no"() : () -> ()
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_ends(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       %1 = "yes"() : () -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "no"() : () -> ()
// CHECK-NEXT:       scf.yield %arg1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Both edges lead to the same block.
func.func @same_block(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^end(%a : i32), ^end(%b : i32)
^end(%r: i32):
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @same_block(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       scf.yield %arg1 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// The regions go on in two blocks: a number says in which.
func.func @dispatch(%c: i1, %d: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^one, ^two
^one:
  "one"() : () -> ()
  cf.cond_br %d, ^three(%a : i32), ^four
^two:
  %x = "two"() : () -> i32
  cf.cond_br %d, ^four, ^three(%x : i32)
^three(%y: i32):
  "three"(%y) : (i32) -> ()
  cf.br ^end(%y : i32)
^four:
  %z = "four"() : () -> i32
  cf.br ^end(%z : i32)
^end(%r: i32):
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @dispatch(%arg0: i1, %arg1: i1, %arg2: i32) -> i32 {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %1:2 = scf.if %arg0 -> (i32, i32) {
// CHECK-NEXT:       "one"() : () -> ()
// CHECK-NEXT:       %4:2 = scf.if %arg1 -> (i32, i32) {
// CHECK-NEXT:         scf.yield %arg2, %c0_i32 : i32, i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %0, %c1_i32 : i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %4#0, %4#1 : i32, i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %4 = "two"() : () -> i32
// CHECK-NEXT:       %5:2 = scf.if %arg1 -> (i32, i32) {
// CHECK-NEXT:         scf.yield %0, %c1_i32 : i32, i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %4, %c0_i32 : i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %5#0, %5#1 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = arith.index_castui %1#1 : i32 to index
// CHECK-NEXT:     %3 = scf.index_switch %2 -> i32
// CHECK-NEXT:     case 0 {
// CHECK-NEXT:       "three"(%1#0) : (i32) -> ()
// CHECK-NEXT:       scf.yield %1#0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %4 = "four"() : () -> i32
// CHECK-NEXT:       scf.yield %4 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Cases are numbers without a sign.
func.func @cases(%f: i8, %a: f32) -> f32 {
  cf.switch %f : i8, [
    default: ^end(%a : f32),
    -1: ^one,
    3: ^one,
    7: ^two
  ]
^one:
  %x = "one"() : () -> f32
  cf.br ^end(%x : f32)
^two:
  %y = "two"() : () -> f32
  cf.br ^end(%y : f32)
^end(%r: f32):
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cases(%arg0: i8, %arg1: f32) -> f32 {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = ub.poison : f32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %1 = arith.index_castui %arg0 : i8 to index
// CHECK-NEXT:     %2:2 = scf.index_switch %1 -> f32, i32
// CHECK-NEXT:     case 255 {
// CHECK-NEXT:       scf.yield %0, %c1_i32 : f32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     case 3 {
// CHECK-NEXT:       scf.yield %0, %c1_i32 : f32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     case 7 {
// CHECK-NEXT:       %5 = "two"() : () -> f32
// CHECK-NEXT:       scf.yield %5, %c0_i32 : f32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       scf.yield %arg1, %c0_i32 : f32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = arith.index_castui %2#1 : i32 to index
// CHECK-NEXT:     %4 = scf.index_switch %3 -> f32
// CHECK-NEXT:     case 0 {
// CHECK-NEXT:       scf.yield %2#0 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %5 = "one"() : () -> f32
// CHECK-NEXT:       scf.yield %5 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// A switch without cases is no choice.
func.func @no_cases(%f: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^end(%f : i32)
  ]
^end(%r: i32):
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_cases(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Ends of two kinds: the branch before them stays.
func.func @other_ends(%c: i1, %d: i1, %a: i32) -> i32 {
  "before"() : () -> ()
  cf.cond_br %c, ^one, ^two
^one:
  "one"() : () -> ()
  cf.cond_br %d, ^never, ^two
^never:
  ub.unreachable
^two:
  %x = "two"() : () -> i32
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_ends(%arg0: i1, %arg1: i1, %arg2: i32) -> i32 {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     "before"() : () -> ()
// CHECK-NEXT:     %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       "one"() : () -> ()
// CHECK-NEXT:       %2 = scf.if %arg1 -> (i32) {
// CHECK-NEXT:         scf.yield %c1_i32 : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %c0_i32 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %c0_i32 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.switch %0 : i32, [
// CHECK-NEXT:       default: ^bb2,
// CHECK-NEXT:       0: ^bb1
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %1 = "two"() : () -> i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     ub.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Attributes make ends of different kinds, too.
func.func @marked_end(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^one, ^two
^one:
  %x = "one"() : () -> i32
  return {mark} %x : i32
^two:
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @marked_end(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = "one"() : () -> i32
// CHECK-NEXT:     return {mark} %0 : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %arg1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Regions in a function are lifted, too; other ops with regions outside of functions are not.
func.func @region(%c: i1, %a: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^one, ^two
  ^one:
    %x = "one"() : () -> i32
    scf.yield %x : i32
  ^two:
    scf.yield %a : i32
  }
  return %r : i32
}
llvm.func @kept(%c: i1) {
  llvm.br ^end
^end:
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   func.func @region(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = scf.execute_region -> i32 {
// CHECK-NEXT:       %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:       %1 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:         %2 = "one"() : () -> i32
// CHECK-NEXT:         scf.yield %2 : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @kept(%arg0: i1) {
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
