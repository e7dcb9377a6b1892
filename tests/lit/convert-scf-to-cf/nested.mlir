// RUN: pyopt %s --allow-unregistered-dialect --convert-scf-to-cf --split-input-file | FileCheck %s

// Loops in loops, blocks that nobody reaches (which stay as they are), switches without cases, values handed on crosswise.

// CHECK: module {
// CHECK-NEXT: }

// -----
func.func private @x()
module @n {
  func.func @un(%c: i1) {
    scf.if %c {
      "t.a"() : () -> ()
    }
    return
  }
}

// CHECK: module {
// CHECK-NEXT:   func.func private @x()
// CHECK-NEXT:   module @n {
// CHECK-NEXT:     func.func @un(%arg0: i1) {
// CHECK-NEXT:       cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       "t.a"() : () -> ()
// CHECK-NEXT:       cf.br ^bb2
// CHECK-NEXT:     ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @sw0(%n: index) -> i32 {
  %w = scf.index_switch %n -> i32
  default {
    %0 = "t.c"() : () -> i32
    scf.yield %0 : i32
  }
  scf.index_switch %n
  case -3 {
    scf.yield
  }
  case 4294967297 {
    scf.yield
  }
  default {}
  return %w : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @sw0(%arg0: index) -> i32 {
// CHECK-NEXT:     %0 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT:     cf.switch %0 : i32, [
// CHECK-NEXT:       default: ^bb1]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %1 = "t.c"() : () -> i32
// CHECK-NEXT:     cf.br ^bb2(%1 : i32)
// CHECK-NEXT:   ^bb2(%2: i32):  // pred: ^bb1
// CHECK-NEXT:     %3 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT:     cf.switch %3 : i32, [
// CHECK-NEXT:       default: ^bb5,
// CHECK-NEXT:       4294967293: ^bb3,
// CHECK-NEXT:       1: ^bb4
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     cf.br ^bb6
// CHECK-NEXT:   ^bb4:  // pred: ^bb2
// CHECK-NEXT:     cf.br ^bb6
// CHECK-NEXT:   ^bb5:  // pred: ^bb2
// CHECK-NEXT:     cf.br ^bb6
// CHECK-NEXT:   ^bb6:  // 3 preds: ^bb3, ^bb4, ^bb5
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @wh(%a: index, %n: index) -> (index, index) {
  %r:2 = scf.while (%x = %a, %y = %n) : (index, index) -> (index, index) {
    %c = arith.cmpi slt, %x, %y : index
    %z = scf.for %i = %a to %n step %n iter_args(%q = %x) -> index {
      %k = scf.if %c -> index {
        scf.yield %q : index
      } else {
        scf.yield %i : index
      }
      scf.yield %k : index
    }
    scf.condition(%c) %z, %y : index, index
  } do {
  ^bb0(%u: index, %v: index):
    %w = scf.while (%j = %u) : (index) -> index {
      %b = "t.b"(%j) : (index) -> i1
      scf.condition(%b) %j : index
    } do {
    ^b(%j: index):
      scf.yield %j : index
    }
    scf.yield %v, %w : index, index
  }
  return %r#1, %r#0 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @wh(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:     cf.br ^bb1(%arg0, %arg1 : index, index)
// CHECK-NEXT:   ^bb1(%0: index, %1: index):  // 2 preds: ^bb0, ^bb11
// CHECK-NEXT:     %2 = arith.cmpi slt, %0, %1 : index
// CHECK-NEXT:     cf.br ^bb2(%arg0, %0 : index, index)
// CHECK-NEXT:   ^bb2(%3: index, %4: index):  // 2 preds: ^bb1, ^bb7
// CHECK-NEXT:     %5 = arith.cmpi slt, %3, %arg1 : index
// CHECK-NEXT:     cf.cond_br %5, ^bb3, ^bb8
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     cf.cond_br %2, ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     cf.br ^bb6(%4 : index)
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     cf.br ^bb6(%3 : index)
// CHECK-NEXT:   ^bb6(%6: index):  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT:     cf.br ^bb7
// CHECK-NEXT:   ^bb7:  // pred: ^bb6
// CHECK-NEXT:     %7 = arith.addi %3, %arg1 : index
// CHECK-NEXT:     cf.br ^bb2(%7, %6 : index, index)
// CHECK-NEXT:   ^bb8:  // pred: ^bb2
// CHECK-NEXT:     cf.cond_br %2, ^bb9(%4, %1 : index, index), ^bb12
// CHECK-NEXT:   ^bb9(%8: index, %9: index):  // pred: ^bb8
// CHECK-NEXT:     cf.br ^bb10(%8 : index)
// CHECK-NEXT:   ^bb10(%10: index):  // 2 preds: ^bb9, ^bb10
// CHECK-NEXT:     %11 = "t.b"(%10) : (index) -> i1
// CHECK-NEXT:     cf.cond_br %11, ^bb10(%10 : index), ^bb11
// CHECK-NEXT:   ^bb11:  // pred: ^bb10
// CHECK-NEXT:     cf.br ^bb1(%9, %10 : index, index)
// CHECK-NEXT:   ^bb12:  // pred: ^bb8
// CHECK-NEXT:     return %1, %4 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @swap(%a: f32, %b: f32) -> f32 {
  %r:2 = scf.while (%x = %a, %y = %b) : (f32, f32) -> (f32, f32) {
    %c = "t.c"() : () -> i1
    scf.condition(%c) %x, %y : f32, f32
  } do {
  ^bb(%u: f32, %v: f32):
    scf.yield %v, %u : f32, f32
  }
  return %r#0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @swap(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT:     cf.br ^bb1(%arg0, %arg1 : f32, f32)
// CHECK-NEXT:   ^bb1(%0: f32, %1: f32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %2 = "t.c"() : () -> i1
// CHECK-NEXT:     cf.cond_br %2, ^bb2(%0, %1 : f32, f32), ^bb3
// CHECK-NEXT:   ^bb2(%3: f32, %4: f32):  // pred: ^bb1
// CHECK-NEXT:     cf.br ^bb1(%4, %3 : f32, f32)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @i(%a: i8) {
  scf.for %i = %a to %a step %a : i8 {
    "t.x"(%i) : (i8) -> ()
  }
  scf.for %i = %a to %a step %a : i8 {}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @i(%arg0: i8) {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : i8)
// CHECK-NEXT:   ^bb1(%0: i8):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %1 = arith.cmpi slt, %0, %arg0 : i8
// CHECK-NEXT:     cf.cond_br %1, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     "t.x"(%0) : (i8) -> ()
// CHECK-NEXT:     %2 = arith.addi %0, %arg0 : i8
// CHECK-NEXT:     cf.br ^bb1(%2 : i8)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     cf.br ^bb4(%arg0 : i8)
// CHECK-NEXT:   ^bb4(%3: i8):  // 2 preds: ^bb3, ^bb5
// CHECK-NEXT:     %4 = arith.cmpi slt, %3, %arg0 : i8
// CHECK-NEXT:     cf.cond_br %4, ^bb5, ^bb6
// CHECK-NEXT:   ^bb5:  // pred: ^bb4
// CHECK-NEXT:     %5 = arith.addi %3, %arg0 : i8
// CHECK-NEXT:     cf.br ^bb4(%5 : i8)
// CHECK-NEXT:   ^bb6:  // pred: ^bb4
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
