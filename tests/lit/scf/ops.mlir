// RUN: pyopt %s --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// Every op in its forms.

func.func @for(%l: index, %u: index, %s: index, %a: f32, %b: i32) -> (f32, i32) {
  scf.for %i = %l to %u step %s {
  }
  scf.for %i = %l to %u step %s {
    "t.x"(%i) : (index) -> ()
    scf.yield
  } {some.attr}
  %0 = scf.for %i = %l to %u step %s iter_args(%x = %a) -> f32 {
    scf.yield %x : f32
  }
  %1:2 = scf.for %i = %l to %u step %s iter_args(%x = %a, %y = %b) -> (f32, i32) {
    scf.yield %x, %y : f32, i32
  } {a = 1 : i32, b = "c"}
  scf.for %j = %b to %b step %b : i32 {
    "t.x"(%j) : (i32) -> ()
  }
  %2 = scf.for %j = %b to %b step %b iter_args(%x = %a) -> (f32) : i32 {
    scf.yield %x : f32
  }
  return %0, %1#1 : f32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @for(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i32) -> (f32, i32) {
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:       "t.x"(%arg5) : (index) -> ()
// CHECK-NEXT:     } {some.attr}
// CHECK-NEXT:     %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (f32) {
// CHECK-NEXT:       scf.yield %arg6 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1:2 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3, %arg7 = %arg4) -> (f32, i32) {
// CHECK-NEXT:       scf.yield %arg6, %arg7 : f32, i32
// CHECK-NEXT:     } {a = 1 : i32, b = "c"}
// CHECK-NEXT:     scf.for %arg5 = %arg4 to %arg4 step %arg4  : i32 {
// CHECK-NEXT:       "t.x"(%arg5) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = scf.for %arg5 = %arg4 to %arg4 step %arg4 iter_args(%arg6 = %arg3) -> (f32)  : i32 {
// CHECK-NEXT:       scf.yield %arg6 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0, %1#1 : f32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, index, f32, i32) -> (f32, i32), sym_name = "for"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i32):
// GENERIC-NEXT:     "scf.for"(%arg0, %arg1, %arg2) ({
// GENERIC-NEXT:     ^bb0(%arg14: index):
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index, index) -> ()
// GENERIC-NEXT:     "scf.for"(%arg0, %arg1, %arg2) ({
// GENERIC-NEXT:     ^bb0(%arg13: index):
// GENERIC-NEXT:       "t.x"(%arg13) : (index) -> ()
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) {some.attr} : (index, index, index) -> ()
// GENERIC-NEXT:     %0 = "scf.for"(%arg0, %arg1, %arg2, %arg3) ({
// GENERIC-NEXT:     ^bb0(%arg11: index, %arg12: f32):
// GENERIC-NEXT:       "scf.yield"(%arg12) : (f32) -> ()
// GENERIC-NEXT:     }) : (index, index, index, f32) -> f32
// GENERIC-NEXT:     %1:2 = "scf.for"(%arg0, %arg1, %arg2, %arg3, %arg4) ({
// GENERIC-NEXT:     ^bb0(%arg8: index, %arg9: f32, %arg10: i32):
// GENERIC-NEXT:       "scf.yield"(%arg9, %arg10) : (f32, i32) -> ()
// GENERIC-NEXT:     }) {a = 1 : i32, b = "c"} : (index, index, index, f32, i32) -> (f32, i32)
// GENERIC-NEXT:     "scf.for"(%arg4, %arg4, %arg4) ({
// GENERIC-NEXT:     ^bb0(%arg7: i32):
// GENERIC-NEXT:       "t.x"(%arg7) : (i32) -> ()
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     %2 = "scf.for"(%arg4, %arg4, %arg4, %arg3) ({
// GENERIC-NEXT:     ^bb0(%arg5: i32, %arg6: f32):
// GENERIC-NEXT:       "scf.yield"(%arg6) : (f32) -> ()
// GENERIC-NEXT:     }) : (i32, i32, i32, f32) -> f32
// GENERIC-NEXT:     "func.return"(%0, %1#1) : (f32, i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @if(%c: i1, %a: f32) -> f32 {
  scf.if %c {
  }
  scf.if %c {
    "t.x"() : () -> ()
  } else {
  }
  scf.if %c {
    "t.x"() : () -> ()
  } else {
    "t.y"() : () -> ()
    scf.yield
  } {a.b = 3}
  %0 = scf.if %c -> f32 {
    scf.yield %a : f32
  } else {
    scf.yield %a : f32
  }
  %1:2 = scf.if %c -> (f32, f32) {
    scf.yield %a, %0 : f32, f32
  } else {
    scf.if %c {
      scf.yield
    }
    scf.yield %a, %a : f32, f32
  }
  return %1#1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @if(%arg0: i1, %arg1: f32) -> f32 {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       "t.x"() : () -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       "t.x"() : () -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "t.y"() : () -> ()
// CHECK-NEXT:     } {a.b = 3 : i64}
// CHECK-NEXT:     %0 = scf.if %arg0 -> (f32) {
// CHECK-NEXT:       scf.yield %arg1 : f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1:2 = scf.if %arg0 -> (f32, f32) {
// CHECK-NEXT:       scf.yield %arg1, %0 : f32, f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.if %arg0 {
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %arg1, %arg1 : f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1#1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, f32) -> f32, sym_name = "if"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i1, %arg1: f32):
// GENERIC-NEXT:     "scf.if"(%arg0) ({
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : (i1) -> ()
// GENERIC-NEXT:     "scf.if"(%arg0) ({
// GENERIC-NEXT:       "t.x"() : () -> ()
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (i1) -> ()
// GENERIC-NEXT:     "scf.if"(%arg0) ({
// GENERIC-NEXT:       "t.x"() : () -> ()
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "t.y"() : () -> ()
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) {a.b = 3 : i64} : (i1) -> ()
// GENERIC-NEXT:     %0 = "scf.if"(%arg0) ({
// GENERIC-NEXT:       "scf.yield"(%arg1) : (f32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "scf.yield"(%arg1) : (f32) -> ()
// GENERIC-NEXT:     }) : (i1) -> f32
// GENERIC-NEXT:     %1:2 = "scf.if"(%arg0) ({
// GENERIC-NEXT:       "scf.yield"(%arg1, %0) : (f32, f32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "scf.if"(%arg0) ({
// GENERIC-NEXT:         "scf.yield"() : () -> ()
// GENERIC-NEXT:       }, {
// GENERIC-NEXT:       }) : (i1) -> ()
// GENERIC-NEXT:       "scf.yield"(%arg1, %arg1) : (f32, f32) -> ()
// GENERIC-NEXT:     }) : (i1) -> (f32, f32)
// GENERIC-NEXT:     "func.return"(%1#1) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @while(%a: i32, %c: i1) -> (i32, f32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  %1:2 = scf.while (%x = %a, %z = %a) : (i32, i32) -> (i32, f32) {
    %f = "t.f"(%x, %z) : (i32, i32) -> f32
    scf.condition(%c) {c.attr} %x, %f : i32, f32
  } do {
  ^bb0(%y: i32, %f: f32):
    scf.yield %y, %y : i32, i32
  } attributes {while.attr}
  return %0, %1#1 : i32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%arg0: i32, %arg1: i1) -> (i32, f32) {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%arg1)
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:       scf.condition(%arg1) %arg2 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       scf.yield %arg2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1:2 = scf.while (%arg2 = %arg0, %arg3 = %arg0) : (i32, i32) -> (i32, f32) {
// CHECK-NEXT:       %2 = "t.f"(%arg2, %arg3) : (i32, i32) -> f32
// CHECK-NEXT:       scf.condition(%arg1) {c.attr} %arg2, %2 : i32, f32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32, %arg3: f32):
// CHECK-NEXT:       scf.yield %arg2, %arg2 : i32, i32
// CHECK-NEXT:     } attributes {while.attr}
// CHECK-NEXT:     return %0, %1#1 : i32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, i1) -> (i32, f32), sym_name = "while"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i1):
// GENERIC-NEXT:     "scf.while"() ({
// GENERIC-NEXT:       "scf.condition"(%arg1) : (i1) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     %0 = "scf.while"(%arg0) ({
// GENERIC-NEXT:     ^bb0(%arg7: i32):
// GENERIC-NEXT:       "scf.condition"(%arg1, %arg7) : (i1, i32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     ^bb0(%arg6: i32):
// GENERIC-NEXT:       "scf.yield"(%arg6) : (i32) -> ()
// GENERIC-NEXT:     }) : (i32) -> i32
// GENERIC-NEXT:     %1:2 = "scf.while"(%arg0, %arg0) ({
// GENERIC-NEXT:     ^bb0(%arg4: i32, %arg5: i32):
// GENERIC-NEXT:       %2 = "t.f"(%arg4, %arg5) : (i32, i32) -> f32
// GENERIC-NEXT:       "scf.condition"(%arg1, %arg4, %2) {c.attr} : (i1, i32, f32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     ^bb0(%arg2: i32, %arg3: f32):
// GENERIC-NEXT:       "scf.yield"(%arg2, %arg2) : (i32, i32) -> ()
// GENERIC-NEXT:     }) {while.attr} : (i32, i32) -> (i32, f32)
// GENERIC-NEXT:     "func.return"(%0, %1#1) : (i32, f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @execute_region(%c: i1, %a: i32) -> i32 {
  scf.execute_region {
    scf.yield
  }
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %a : i32
  ^b:
    %1 = "t.x"() : () -> i32
    scf.yield %1 : i32
  } {some.attr}
  %2:2 = scf.execute_region -> (i32, i1) {
    scf.yield %a, %c : i32, i1
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @execute_region(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = scf.execute_region -> i32 {
// CHECK-NEXT:       cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       scf.yield %arg1 : i32
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       %2 = "t.x"() : () -> i32
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     } {some.attr}
// CHECK-NEXT:     %1:2 = scf.execute_region -> (i32, i1) {
// CHECK-NEXT:       scf.yield %arg1, %arg0 : i32, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32) -> i32, sym_name = "execute_region"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i1, %arg1: i32):
// GENERIC-NEXT:     "scf.execute_region"() ({
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     %0 = "scf.execute_region"() ({
// GENERIC-NEXT:       "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// GENERIC-NEXT:     ^bb1:  // pred: ^bb0
// GENERIC-NEXT:       "scf.yield"(%arg1) : (i32) -> ()
// GENERIC-NEXT:     ^bb2:  // pred: ^bb0
// GENERIC-NEXT:       %2 = "t.x"() : () -> i32
// GENERIC-NEXT:       "scf.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) {some.attr} : () -> i32
// GENERIC-NEXT:     %1:2 = "scf.execute_region"() ({
// GENERIC-NEXT:       "scf.yield"(%arg1, %arg0) : (i32, i1) -> ()
// GENERIC-NEXT:     }) : () -> (i32, i1)
// GENERIC-NEXT:     "func.return"(%0) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @switch(%i: index, %a: i32) -> i32 {
  scf.index_switch %i
  default {
    scf.yield
  }
  scf.index_switch %i {x.y}
  case 0 {
    "t.x"() : () -> ()
    scf.yield
  }
  case -7 {
    scf.yield
  }
  default {
    scf.yield
  }
  %0:2 = scf.index_switch %i -> i32, i32
  case 100 {
    scf.yield %a, %a : i32, i32
  }
  default {
    scf.yield %a, %a : i32, i32
  }
  return %0#1 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: index, %arg1: i32) -> i32 {
// CHECK-NEXT:     scf.index_switch %arg0
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.index_switch %arg0 {x.y}
// CHECK-NEXT:     case 0 {
// CHECK-NEXT:       "t.x"() : () -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     case -7 {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     %0:2 = scf.index_switch %arg0 -> i32, i32
// CHECK-NEXT:     case 100 {
// CHECK-NEXT:       scf.yield %arg1, %arg1 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       scf.yield %arg1, %arg1 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, i32) -> i32, sym_name = "switch"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT:     "scf.index_switch"(%arg0) <{cases = array<i64>}> ({
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "scf.index_switch"(%arg0) <{cases = array<i64: 0, -7>}> ({
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "t.x"() : () -> ()
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) {x.y} : (index) -> ()
// GENERIC-NEXT:     %0:2 = "scf.index_switch"(%arg0) <{cases = array<i64: 100>}> ({
// GENERIC-NEXT:       "scf.yield"(%arg1, %arg1) : (i32, i32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "scf.yield"(%arg1, %arg1) : (i32, i32) -> ()
// GENERIC-NEXT:     }) : (index) -> (i32, i32)
// GENERIC-NEXT:     "func.return"(%0#1) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @parallel(%l: index, %u: index, %s: index, %a: f32, %b: i64) -> f32 {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
  }
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) {
    "t.x"(%i, %j) : (index, index) -> ()
    scf.reduce
  } {p.attr}
  %0:2 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%a, %b) -> (f32, i64) {
    scf.reduce(%a, %b : f32, i64) {
    ^bb0(%x: f32, %y: f32):
      %1 = arith.addf %x, %y : f32
      scf.reduce.return %1 : f32
    }, {
    ^bb0(%x: i64, %y: i64):
      %1 = arith.addi %x, %y : i64
      scf.reduce.return %1 {r.attr} : i64
    }
  }
  %2 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%a) -> f32 {
    scf.reduce(%a : f32) {
    ^bb0(%x: f32, %y: f32):
      %1 = arith.addf %x, %y : f32
      scf.reduce.return %1 : f32
    }
  }
  return %0#0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i64) -> f32 {
// CHECK-NEXT:     scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) {
// CHECK-NEXT:       "t.x"(%arg5, %arg6) : (index, index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     } {p.attr}
// CHECK-NEXT:     %0:2 = scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) init (%arg3, %arg4) -> (f32, i64) {
// CHECK-NEXT:       scf.reduce(%arg3, %arg4 : f32, i64) {
// CHECK-NEXT:       ^bb0(%arg6: f32, %arg7: f32):
// CHECK-NEXT:         %2 = arith.addf %arg6, %arg7 : f32
// CHECK-NEXT:         scf.reduce.return %2 : f32
// CHECK-NEXT:       }, {
// CHECK-NEXT:       ^bb0(%arg6: i64, %arg7: i64):
// CHECK-NEXT:         %2 = arith.addi %arg6, %arg7 : i64
// CHECK-NEXT:         scf.reduce.return %2 {r.attr} : i64
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) init (%arg3) -> f32 {
// CHECK-NEXT:       scf.reduce(%arg3 : f32) {
// CHECK-NEXT:       ^bb0(%arg6: f32, %arg7: f32):
// CHECK-NEXT:         %2 = arith.addf %arg6, %arg7 : f32
// CHECK-NEXT:         scf.reduce.return %2 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, index, f32, i64) -> f32, sym_name = "parallel"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i64):
// GENERIC-NEXT:     "scf.parallel"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
// GENERIC-NEXT:     ^bb0(%arg15: index):
// GENERIC-NEXT:       "scf.reduce"() : () -> ()
// GENERIC-NEXT:     }) : (index, index, index) -> ()
// GENERIC-NEXT:     "scf.parallel"(%arg0, %arg0, %arg1, %arg1, %arg2, %arg2) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
// GENERIC-NEXT:     ^bb0(%arg13: index, %arg14: index):
// GENERIC-NEXT:       "t.x"(%arg13, %arg14) : (index, index) -> ()
// GENERIC-NEXT:       "scf.reduce"() : () -> ()
// GENERIC-NEXT:     }) {p.attr} : (index, index, index, index, index, index) -> ()
// GENERIC-NEXT:     %0:2 = "scf.parallel"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({
// GENERIC-NEXT:     ^bb0(%arg8: index):
// GENERIC-NEXT:       "scf.reduce"(%arg3, %arg4) ({
// GENERIC-NEXT:       ^bb0(%arg11: f32, %arg12: f32):
// GENERIC-NEXT:         %4 = "arith.addf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:         "scf.reduce.return"(%4) : (f32) -> ()
// GENERIC-NEXT:       }, {
// GENERIC-NEXT:       ^bb0(%arg9: i64, %arg10: i64):
// GENERIC-NEXT:         %3 = "arith.addi"(%arg9, %arg10) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
// GENERIC-NEXT:         "scf.reduce.return"(%3) {r.attr} : (i64) -> ()
// GENERIC-NEXT:       }) : (f32, i64) -> ()
// GENERIC-NEXT:     }) : (index, index, index, f32, i64) -> (f32, i64)
// GENERIC-NEXT:     %1 = "scf.parallel"(%arg0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: index):
// GENERIC-NEXT:       "scf.reduce"(%arg3) ({
// GENERIC-NEXT:       ^bb0(%arg6: f32, %arg7: f32):
// GENERIC-NEXT:         %2 = "arith.addf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:         "scf.reduce.return"(%2) : (f32) -> ()
// GENERIC-NEXT:       }) : (f32) -> ()
// GENERIC-NEXT:     }) : (index, index, index, f32) -> f32
// GENERIC-NEXT:     "func.return"(%0#0) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @forall(%n: index, %o: tensor<?xf32>, %q: tensor<4xf32>) -> tensor<?xf32> {
  scf.forall (%i) in (8) {
  }
  scf.forall (%i, %j) in (%n, 8) {
    "t.x"(%i, %j) : (index, index) -> ()
    scf.forall.in_parallel {
    }
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  scf.forall (%i, %j) = (0, %n) to (%n, 8) step (1, %n) {
    "t.x"(%i, %j) : (index, index) -> ()
  }
  %0 = scf.forall (%i) in (%n) shared_outs(%x = %o) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %x[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
    }
  } {f.attr}
  %1:2 = scf.forall (%i) = (0) to (16) step (4)
      shared_outs(%x = %o, %y = %q) -> (tensor<?xf32>, tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %x[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
    }
  }
  return %1#0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall(%arg0: index, %arg1: tensor<?xf32>, %arg2: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     scf.forall (%arg3) in (8) {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.forall (%arg3, %arg4) in (%arg0, 8) {
// CHECK-NEXT:       "t.x"(%arg3, %arg4) : (index, index) -> ()
// CHECK-NEXT:     } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
// CHECK-NEXT:     scf.forall (%arg3, %arg4) = (0, %arg0) to (%arg0, 8) step (1, %arg0) {
// CHECK-NEXT:       "t.x"(%arg3, %arg4) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = scf.forall (%arg3) in (%arg0) shared_outs(%arg4 = %arg1) -> (tensor<?xf32>) {
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %arg2 into %arg4[%arg3] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     } {f.attr}
// CHECK-NEXT:     %1:2 = scf.forall (%arg3) = (0) to (16) step (4) shared_outs(%arg4 = %arg1, %arg5 = %arg2) -> (tensor<?xf32>, tensor<4xf32>) {
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %arg2 into %arg4[%arg3] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1#0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>, sym_name = "forall"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: tensor<?xf32>, %arg2: tensor<4xf32>):
// GENERIC-NEXT:     "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
// GENERIC-NEXT:     ^bb0(%arg12: index):
// GENERIC-NEXT:       "scf.forall.in_parallel"() ({
// GENERIC-NEXT:       ^bb0:
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "scf.forall"(%arg0) <{mapping = [#gpu.thread<x>, #gpu.thread<y>], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 8>}> ({
// GENERIC-NEXT:     ^bb0(%arg10: index, %arg11: index):
// GENERIC-NEXT:       "t.x"(%arg10, %arg11) : (index, index) -> ()
// GENERIC-NEXT:       "scf.forall.in_parallel"() ({
// GENERIC-NEXT:       ^bb0:
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "scf.forall"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, staticLowerBound = array<i64: 0, -9223372036854775808>, staticStep = array<i64: 1, -9223372036854775808>, staticUpperBound = array<i64: -9223372036854775808, 8>}> ({
// GENERIC-NEXT:     ^bb0(%arg8: index, %arg9: index):
// GENERIC-NEXT:       "t.x"(%arg8, %arg9) : (index, index) -> ()
// GENERIC-NEXT:       "scf.forall.in_parallel"() ({
// GENERIC-NEXT:       ^bb0:
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:     }) : (index, index, index) -> ()
// GENERIC-NEXT:     %0 = "scf.forall"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// GENERIC-NEXT:     ^bb0(%arg6: index, %arg7: tensor<?xf32>):
// GENERIC-NEXT:       "scf.forall.in_parallel"() ({
// GENERIC-NEXT:         "tensor.parallel_insert_slice"(%arg2, %arg7, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<?xf32>, index) -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:     }) {f.attr} : (index, tensor<?xf32>) -> tensor<?xf32>
// GENERIC-NEXT:     %1:2 = "scf.forall"(%arg1, %arg2) <{operandSegmentSizes = array<i32: 0, 0, 0, 2>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 4>, staticUpperBound = array<i64: 16>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: index, %arg4: tensor<?xf32>, %arg5: tensor<4xf32>):
// GENERIC-NEXT:       "scf.forall.in_parallel"() ({
// GENERIC-NEXT:         "tensor.parallel_insert_slice"(%arg2, %arg4, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<?xf32>, index) -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:     }) : (tensor<?xf32>, tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>)
// GENERIC-NEXT:     "func.return"(%1#0) : (tensor<?xf32>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The generic form of every op.
"func.func"() <{function_type = (index, i1) -> (), sym_name = "generic"}> ({
^bb0(%n: index, %c: i1):
  "scf.for"(%n, %n, %n) ({
  ^bb0(%i: index):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  "scf.forall"(%n) <{
    operandSegmentSizes = array<i32: 0, 1, 0, 0>,
    staticLowerBound = array<i64: 0>,
    staticStep = array<i64: 1>,
    staticUpperBound = array<i64: -9223372036854775808>
  }> ({
  ^bb0(%i: index):
    "scf.forall.in_parallel"() ({
    ^bb1:
    }) : () -> ()
  }) : (index) -> ()
  "scf.index_switch"(%n) <{cases = array<i64: 1>}> ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  "scf.while"() ({
    "scf.condition"(%c) : (i1) -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : () -> ()
  "scf.execute_region"() ({
    "scf.yield"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   func.func @generic(%arg0: index, %arg1: i1) {
// CHECK-NEXT:     scf.for %arg2 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.forall (%arg2) in (%arg0) {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.index_switch %arg0
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg2) = (%arg0) to (%arg0) step (%arg0) {
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%arg1)
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, i1) -> (), sym_name = "generic"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: i1):
// GENERIC-NEXT:     "scf.for"(%arg0, %arg0, %arg0) ({
// GENERIC-NEXT:     ^bb0(%arg4: index):
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index, index) -> ()
// GENERIC-NEXT:     "scf.if"(%arg1) ({
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : (i1) -> ()
// GENERIC-NEXT:     "scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: index):
// GENERIC-NEXT:       "scf.forall.in_parallel"() ({
// GENERIC-NEXT:       ^bb0:
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "scf.index_switch"(%arg0) <{cases = array<i64: 1>}> ({
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "scf.parallel"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: index):
// GENERIC-NEXT:       "scf.reduce"() : () -> ()
// GENERIC-NEXT:     }) : (index, index, index) -> ()
// GENERIC-NEXT:     "scf.while"() ({
// GENERIC-NEXT:       "scf.condition"(%arg1) : (i1) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "scf.execute_region"() ({
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// As a case, true is an i1 whose sign is extended.
func.func @words_as_cases(%a: index) {
  scf.index_switch %a
  case true {
    scf.yield
  }
  case false {
    scf.yield
  }
  default {
  }
  return
}

// CHECK-LABEL: @words_as_cases
// CHECK:         scf.index_switch %arg0
// CHECK-NEXT:    case -1 {
// CHECK:         case 0 {

// GENERIC: "func.func"() <{function_type = (index) -> (), sym_name = "words_as_cases"}>
// GENERIC: "scf.index_switch"(%arg0) <{cases = array<i64: -1, 0>}>
