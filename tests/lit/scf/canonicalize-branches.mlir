// RUN: pyopt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// What regions hand on twice, or without use.

func.func @if_attr(%c: i1, %x: i32) -> (i32, i32) {
  %0:3 = scf.if %c -> (i32, i32, i32) {
    %y = "t.y"() : () -> i32
    scf.yield %y, %x, %y : i32, i32, i32
  } else {
    %y = "t.y"() : () -> i32
    scf.yield %y, %x, %y : i32, i32, i32
  } {some.attr = 1 : i32}
  return %0#1, %0#2 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @if_attr(%arg0: i1, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       %1 = "t.y"() : () -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %1 = "t.y"() : () -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg1, %0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @exec(%c: i1, %x: i32) -> (i32, i32) {
  %0:3 = scf.execute_region -> (i32, i32, i32) {
    %y = "t.y"() : () -> i32
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %y, %x, %y : i32, i32, i32
  ^b:
    %z = "t.y"() : () -> i32
    scf.yield %z, %x, %z : i32, i32, i32
  }
  "t.q"() ({
    %1:3 = scf.execute_region -> (i32, i32, i32) no_inline {
      %y = "t.y"() : () -> i32
      cf.cond_br %c, ^a, ^b
    ^a:
      scf.yield %y, %x, %y : i32, i32, i32
    ^b:
      %z = "t.y"() : () -> i32
      scf.yield %z, %x, %z : i32, i32, i32
    }
    "t.use"(%1#2, %1#1) : (i32, i32) -> ()
  }) : () -> ()
  return %0#1, %0#2 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @exec(%arg0: i1, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = "t.y"() : () -> i32
// CHECK-NEXT:     cf.cond_br %arg0, ^bb2(%arg1, %0 : i32, i32), ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %1 = "t.y"() : () -> i32
// CHECK-NEXT:     cf.br ^bb2(%arg1, %1 : i32, i32)
// CHECK-NEXT:   ^bb2(%2: i32, %3: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     "t.q"() ({
// CHECK-NEXT:       %4 = scf.execute_region -> i32 no_inline {
// CHECK-NEXT:         %5 = "t.y"() : () -> i32
// CHECK-NEXT:         cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:       ^bb1:  // pred: ^bb0
// CHECK-NEXT:         scf.yield %5 : i32
// CHECK-NEXT:       ^bb2:  // pred: ^bb0
// CHECK-NEXT:         %6 = "t.y"() : () -> i32
// CHECK-NEXT:         scf.yield %6 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       "t.use"(%4, %arg1) : (i32, i32) -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return %2, %3 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while(%x: i32, %z: i32, %u: i32) -> (i32, i32) {
  %0:4 = scf.while (%a = %x, %b = %z, %d = %x) : (i32, i32, i32) -> (i32, i32, i32, i32) {
    %c = "t.c"(%b) : (i32) -> i1
    scf.condition(%c) %a, %b, %u, %b : i32, i32, i32, i32
  } do {
  ^bb0(%a: i32, %b: i32, %uu: i32, %bb: i32):
    %w = "t.w"(%bb) : (i32) -> i32
    scf.yield %a, %b, %w : i32, i32, i32
  }
  return %0#0, %0#3 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%arg0: i32, %arg1: i32, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       %0 = "t.c"(%arg1) : (i32) -> i1
// CHECK-NEXT:       scf.condition(%0)
// CHECK-NEXT:     } do {
// CHECK-NEXT:       %0 = "t.w"(%arg1) : (i32) -> i32
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg0, %arg1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%c: index, %x: i32) -> (i32, i32, i32) {
  %0:4 = scf.index_switch %c -> i32, i32, i32, i32
  case 1 {
    %y = "t.y"() : () -> i32
    scf.yield %y, %x, %y, %y : i32, i32, i32, i32
  }
  default {
    %y = "t.y"() : () -> i32
    scf.yield %y, %x, %y, %x : i32, i32, i32, i32
  }
  return %0#1, %0#2, %0#0 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: index, %arg1: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %0 = scf.index_switch %arg0 -> i32
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %1 = "t.y"() : () -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %1 = "t.y"() : () -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg1, %0, %0 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @near(%c: i1, %x: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %y = "t.y"() : () -> i32
    scf.yield %y, %y : i32, i32
  } else {
    %y = "t.y"() : () -> i32
    %z = "t.z"() : () -> i32
    scf.yield %y, %z : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @near(%arg0: i1, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:     %0:2 = scf.if %arg0 -> (i32, i32) {
// CHECK-NEXT:       %1 = "t.y"() : () -> i32
// CHECK-NEXT:       scf.yield %1, %1 : i32, i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %1 = "t.y"() : () -> i32
// CHECK-NEXT:       %2 = "t.z"() : () -> i32
// CHECK-NEXT:       scf.yield %1, %2 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @both_used(%c: i1) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %y = "t.y"() : () -> i32
    scf.yield %y, %y : i32, i32
  } else {
    %z = "t.z"() : () -> i32
    scf.yield %z, %z : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @both_used(%arg0: i1) -> (i32, i32) {
// CHECK-NEXT:     %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       %1 = "t.y"() : () -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %1 = "t.z"() : () -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0, %0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
