// RUN: pyopt %s --allow-unregistered-dialect --convert-scf-to-cf --split-input-file | FileCheck %s

// Loops in loops, blocks that nobody reaches (which stay as they are), switches without cases, values handed on crosswise.

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
