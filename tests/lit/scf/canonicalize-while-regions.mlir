// RUN: pyopt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// The rules of scf.while, scf.execute_region and scf.index_switch, each with a near miss.

func.func @while_invariant_before(%a: i32, %b: i32) -> i32 {
  %0 = scf.while (%x = %a, %y = %b) : (i32, i32) -> i32 {
    %c = "t.c"(%x, %y) : (i32, i32) -> i1
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%z: i32):
    %1 = "t.x"(%z) : (i32) -> i32
    scf.yield %1, %b : i32, i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_invariant_before(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:       %1 = "t.c"(%arg2, %arg1) : (i32, i32) -> i1
// CHECK-NEXT:       scf.condition(%1) %arg2 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %1 = "t.x"(%arg2) : (i32) -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while_invariant_through(%a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %c = "t.c"(%x, %y) : (i32, i32) -> i1
    scf.condition(%c) %y, %x : i32, i32
  } do {
  ^bb0(%z: i32, %w: i32):
    %1 = "t.x"(%z) : (i32) -> i32
    scf.yield %1, %z : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_invariant_through(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:       %1 = "t.c"(%arg2, %arg1) : (i32, i32) -> i1
// CHECK-NEXT:       scf.condition(%1) %arg2 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %1 = "t.x"(%arg1) : (i32) -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg1, %0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while_invariant_near(%a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %c = "t.c"(%x, %y) : (i32, i32) -> i1
    scf.condition(%c) %x, %y : i32, i32
  } do {
  ^bb0(%z: i32, %w: i32):
    scf.yield %w, %z : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_invariant_near(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:     %0:2 = scf.while (%arg2 = %arg0, %arg3 = %arg1) : (i32, i32) -> (i32, i32) {
// CHECK-NEXT:       %1 = "t.c"(%arg2, %arg3) : (i32, i32) -> i1
// CHECK-NEXT:       scf.condition(%1) %arg2, %arg3 : i32, i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT:       scf.yield %arg3, %arg2 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while_condition_values(%a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.while (%x = %a) : (i32) -> (i32, i32) {
    %c = "t.c"(%x) : (i32) -> i1
    scf.condition(%c) %b, %x : i32, i32
  } do {
  ^bb0(%z: i32, %w: i32):
    %1 = "t.x"(%z, %w) : (i32, i32) -> i32
    scf.yield %1 : i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_condition_values(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:       %1 = "t.c"(%arg2) : (i32) -> i1
// CHECK-NEXT:       scf.condition(%1) %arg2 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %1 = "t.x"(%arg1, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg1, %0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while_condition_true(%a: i32) -> i1 {
  %0 = scf.while (%x = %a) : (i32) -> (i1) {
    %c = "t.c"(%x) : (i32) -> i1
    scf.condition(%c) %c : i1
  } do {
  ^bb0(%z: i1):
    %1 = "t.x"(%z) : (i1) -> i32
    scf.yield %1 : i32
  }
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_condition_true(%arg0: i32) -> i1 {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = scf.while (%arg1 = %arg0) : (i32) -> i1 {
// CHECK-NEXT:       %1 = "t.c"(%arg1) : (i32) -> i1
// CHECK-NEXT:       scf.condition(%1) %1 : i1
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: i1):
// CHECK-NEXT:       %1 = "t.x"(%true) : (i1) -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while_compare(%a: i32, %n: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> (i32) {
    %c = arith.cmpi slt, %x, %n : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%z: i32):
    %c2 = arith.cmpi slt, %z, %n : i32
    %c3 = arith.cmpi sge, %z, %n : i32
    %c4 = arith.cmpi sgt, %z, %n : i32
    %c5 = arith.cmpi sgt, %n, %z : i32
    %1 = "t.x"(%z, %c2, %c3, %c4, %c5) : (i32, i1, i1, i1, i1) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_compare(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:       %1 = arith.cmpi slt, %arg2, %arg1 : i32
// CHECK-NEXT:       scf.condition(%1) %arg2 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %1 = arith.cmpi sgt, %arg2, %arg1 : i32
// CHECK-NEXT:       %2 = arith.cmpi sgt, %arg1, %arg2 : i32
// CHECK-NEXT:       %3 = "t.x"(%arg2, %true, %false, %1, %2) : (i32, i1, i1, i1, i1) -> i32
// CHECK-NEXT:       scf.yield %3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while_compare_near(%a: i32, %n: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> (i32) {
    %c = "t.c"(%x) : (i32) -> i1
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%z: i32):
    %c2 = arith.cmpi slt, %z, %n : i32
    %1 = "t.x"(%z, %c2) : (i32, i1) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_compare_near(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:       %1 = "t.c"(%arg2) : (i32) -> i1
// CHECK-NEXT:       scf.condition(%1) %arg2 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %1 = arith.cmpi slt, %arg2, %arg1 : i32
// CHECK-NEXT:       %2 = "t.x"(%arg2, %1) : (i32, i1) -> i32
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while_unused(%a: i32, %b: i32) -> i32 {
  %0:3 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32, i64) {
    %c = "t.c"(%x) : (i32) -> i1
    %d = "t.d"(%x) : (i32) -> i64
    scf.condition(%c) %x, %y, %d : i32, i32, i64
  } do {
  ^bb0(%z: i32, %w: i32, %v: i64):
    %1 = "t.x"(%z) : (i32) -> i32
    scf.yield %1, %1 : i32, i32
  }
  return %0#0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_unused(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:       %1 = "t.c"(%arg2) : (i32) -> i1
// CHECK-NEXT:       %2 = "t.d"(%arg2) : (i32) -> i64
// CHECK-NEXT:       scf.condition(%1) %arg2 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %1 = "t.x"(%arg2) : (i32) -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while_duplicates(%a: i32) -> (i32, i32, i64) {
  %0:3 = scf.while (%x = %a) : (i32) -> (i32, i32, i64) {
    %c = "t.c"(%x) : (i32) -> i1
    %d = "t.d"(%x) : (i32) -> i64
    scf.condition(%c) %x, %x, %d : i32, i32, i64
  } do {
  ^bb0(%z: i32, %w: i32, %v: i64):
    %1 = "t.x"(%z, %w, %v) : (i32, i32, i64) -> i32
    scf.yield %1 : i32
  }
  return %0#0, %0#1, %0#2 : i32, i32, i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_duplicates(%arg0: i32) -> (i32, i32, i64) {
// CHECK-NEXT:     %0:2 = scf.while (%arg1 = %arg0) : (i32) -> (i32, i64) {
// CHECK-NEXT:       %1 = "t.c"(%arg1) : (i32) -> i1
// CHECK-NEXT:       %2 = "t.d"(%arg1) : (i32) -> i64
// CHECK-NEXT:       scf.condition(%1) %arg1, %2 : i32, i64
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: i32, %arg2: i64):
// CHECK-NEXT:       %1 = "t.x"(%arg1, %arg1, %arg2) : (i32, i32, i64) -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#0, %0#1 : i32, i32, i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while_unused_before(%a: i32, %b: i32) -> i32 {
  %0 = scf.while (%x = %a, %y = %b) : (i32, i32) -> i32 {
    %c = "t.c"(%x) : (i32) -> i1
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%z: i32):
    %1 = "t.x"(%z) : (i32) -> i32
    scf.yield %1, %1 : i32, i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_unused_before(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:       %1 = "t.c"(%arg2) : (i32) -> i1
// CHECK-NEXT:       scf.condition(%1) %arg2 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %1 = "t.x"(%arg2) : (i32) -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while_align(%a: i32, %b: i64) -> (i64, i32) {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i64) -> (i64, i32) {
    %c = "t.c"(%x) : (i32) -> i1
    scf.condition(%c) %y, %x : i64, i32
  } do {
  ^bb0(%z: i64, %w: i32):
    %1:2 = "t.x"(%z, %w) : (i64, i32) -> (i32, i64)
    scf.yield %1#0, %1#1 : i32, i64
  }
  return %0#0, %0#1 : i64, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_align(%arg0: i32, %arg1: i64) -> (i64, i32) {
// CHECK-NEXT:     %0:2 = scf.while (%arg2 = %arg0, %arg3 = %arg1) : (i32, i64) -> (i32, i64) {
// CHECK-NEXT:       %1 = "t.c"(%arg2) : (i32) -> i1
// CHECK-NEXT:       scf.condition(%1) %arg2, %arg3 : i32, i64
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32, %arg3: i64):
// CHECK-NEXT:       %1:2 = "t.x"(%arg3, %arg2) : (i64, i32) -> (i32, i64)
// CHECK-NEXT:       scf.yield %1#0, %1#1 : i32, i64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#1, %0#0 : i64, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while_two_blocks(%a: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %t = arith.constant true
    scf.condition(%t) %x : i32
  } do {
  ^bb0(%z: i32):
    scf.yield %z : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_two_blocks(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while_false(%a: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %t = arith.constant false
    %1 = "t.y"(%x) : (i32) -> i32
    scf.condition(%t) %1 : i32
  } do {
  ^bb0(%z: i32):
    scf.yield %z : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_false(%arg0: i32) -> i32 {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:       %1 = "t.y"(%arg1) : (i32) -> i32
// CHECK-NEXT:       scf.condition(%false) %1 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: i32):
// CHECK-NEXT:       scf.yield %arg1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @region_one_block(%a: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    %1 = "t.x"() : () -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @region_one_block(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = "t.x"() : () -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @region_blocks(%a: i32, %c: i1) -> i32 {
  "t.before"() : () -> ()
  %0 = scf.execute_region -> i32 {
    %1 = "t.x"() : () -> i32
    cf.cond_br %c, ^a, ^b
  ^a:
    "t.a"() : () -> ()
    scf.yield %1 : i32
  ^b:
    "t.b"() : () -> ()
    scf.yield %a : i32
  }
  "t.after"() : () -> ()
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @region_blocks(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:     "t.before"() : () -> ()
// CHECK-NEXT:     %0 = "t.x"() : () -> i32
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "t.a"() : () -> ()
// CHECK-NEXT:     cf.br ^bb3(%0 : i32)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     "t.b"() : () -> ()
// CHECK-NEXT:     cf.br ^bb3(%arg0 : i32)
// CHECK-NEXT:   ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     "t.after"() : () -> ()
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @region_blocks_near(%a: i32, %c: i1) {
  scf.if %c {
    %0 = scf.execute_region -> i32 {
      %1 = "t.x"() : () -> i32
      cf.cond_br %c, ^a, ^b
    ^a:
      "t.a"() : () -> ()
      scf.yield %1 : i32
    ^b:
      "t.b"() : () -> ()
      scf.yield %a : i32
    }
    "t.after"(%0) : (i32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @region_blocks_near(%arg0: i32, %arg1: i1) {
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       %0 = "t.x"() : () -> i32
// CHECK-NEXT:       "t.a"() : () -> ()
// CHECK-NEXT:       "t.after"(%0) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%a: i32, %i: index) -> (i32, i32, i32) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = scf.index_switch %c2 -> i32
  case 1 {
    %1 = "t.x"() : () -> i32
    scf.yield %1 : i32
  }
  case 2 {
    %1 = "t.y"() : () -> i32
    scf.yield %1 : i32
  }
  default {
    scf.yield %a : i32
  }
  %4 = scf.index_switch %c3 -> i32
  case 1 {
    %1 = "t.x"() : () -> i32
    scf.yield %1 : i32
  }
  default {
    scf.yield %a : i32
  }
  %5 = scf.index_switch %i -> i32
  case 1 {
    %1 = "t.x"() : () -> i32
    scf.yield %1 : i32
  }
  default {
    scf.yield %a : i32
  }
  return %0, %4, %5 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: index) -> (i32, i32, i32) {
// CHECK-NEXT:     %0 = "t.y"() : () -> i32
// CHECK-NEXT:     %1 = scf.index_switch %arg1 -> i32
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %2 = "t.x"() : () -> i32
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       scf.yield %arg0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0, %arg0, %1 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
