// RUN: pyopt %s --inline=default-pipeline= --split-input-file | FileCheck %s
// RUN: pyopt %s --inline --split-input-file | FileCheck %s --check-prefix=SIMPLE

// The last call of a private function takes its body, others get copies.

// Public functions stay, and so do private ones with other uses; dead ones go.

func.func @seen() -> i32 {
  %c = arith.constant 1 : i32
  return %c : i32
}
func.func private @held() -> i32 {
  %c = arith.constant 2 : i32
  return %c : i32
}
func.func private @dead() {
  return
}
func.func private @declared() -> i32
func.func @f() -> (i32, i32, i32, () -> i32) {
  %0 = call @seen() : () -> i32
  %1 = call @held() : () -> i32
  %2 = call @declared() : () -> i32
  %3 = constant @held : () -> i32
  return %0, %1, %2, %3 : i32, i32, i32, () -> i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @seen() -> i32 {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     return %c1_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @held() -> i32 {
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     return %c2_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @declared() -> i32
// CHECK-NEXT:   func.func @f() -> (i32, i32, i32, () -> i32) {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %0 = call @declared() : () -> i32
// CHECK-NEXT:     %f = constant @held : () -> i32
// CHECK-NEXT:     return %c1_i32, %c2_i32, %0, %f : i32, i32, i32, () -> i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SIMPLE: module {
// SIMPLE-NEXT:   func.func @seen() -> i32 {
// SIMPLE-NEXT:     %c1_i32 = arith.constant 1 : i32
// SIMPLE-NEXT:     return %c1_i32 : i32
// SIMPLE-NEXT:   }
// SIMPLE-NEXT:   func.func private @held() -> i32 {
// SIMPLE-NEXT:     %c2_i32 = arith.constant 2 : i32
// SIMPLE-NEXT:     return %c2_i32 : i32
// SIMPLE-NEXT:   }
// SIMPLE-NEXT:   func.func private @declared() -> i32
// SIMPLE-NEXT:   func.func @f() -> (i32, i32, i32, () -> i32) {
// SIMPLE-NEXT:     %f = constant @held : () -> i32
// SIMPLE-NEXT:     %c1_i32 = arith.constant 1 : i32
// SIMPLE-NEXT:     %c2_i32 = arith.constant 2 : i32
// SIMPLE-NEXT:     %0 = call @declared() : () -> i32
// SIMPLE-NEXT:     return %c1_i32, %c2_i32, %0, %f : i32, i32, i32, () -> i32
// SIMPLE-NEXT:   }
// SIMPLE-NEXT: }

// -----
// Several blocks: returns become branches; not into an op whose regions have one block.

func.func private @choose(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a, %b : i32, i32
^bb2:
  %0 = arith.subi %a, %b : i32
  return %0, %a : i32, i32
}
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  %0:2 = call @choose(%c, %a, %b) : (i1, i32, i32) -> (i32, i32)
  %1 = arith.muli %0#0, %0#1 : i32
  return %1 : i32
}
func.func @in_regions(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    %1:2 = func.call @choose(%c, %a, %b) : (i1, i32, i32) -> (i32, i32)
    scf.yield %1#0 : i32
  }
  scf.if %c {
    func.call @choose(%c, %0, %b) : (i1, i32, i32) -> (i32, i32)
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @choose(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %arg1, %arg2 : i32, i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %0 = arith.subi %arg1, %arg2 : i32
// CHECK-NEXT:     return %0, %arg1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3(%arg1, %arg2 : i32, i32)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %0 = arith.subi %arg1, %arg2 : i32
// CHECK-NEXT:     cf.br ^bb3(%0, %arg1 : i32, i32)
// CHECK-NEXT:   ^bb3(%1: i32, %2: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     %3 = arith.muli %1, %2 : i32
// CHECK-NEXT:     return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @in_regions(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:     %0 = scf.execute_region -> i32 {
// CHECK-NEXT:       cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       cf.br ^bb3(%arg1, %arg2 : i32, i32)
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       %1 = arith.subi %arg1, %arg2 : i32
// CHECK-NEXT:       cf.br ^bb3(%1, %arg1 : i32, i32)
// CHECK-NEXT:     ^bb3(%2: i32, %3: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       %1:2 = func.call @choose(%arg0, %0, %arg2) : (i1, i32, i32) -> (i32, i32)
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SIMPLE: module {
// SIMPLE-NEXT:   func.func private @choose(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
// SIMPLE-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// SIMPLE-NEXT:   ^bb1:  // pred: ^bb0
// SIMPLE-NEXT:     return %arg1, %arg2 : i32, i32
// SIMPLE-NEXT:   ^bb2:  // pred: ^bb0
// SIMPLE-NEXT:     %0 = arith.subi %arg1, %arg2 : i32
// SIMPLE-NEXT:     return %0, %arg1 : i32, i32
// SIMPLE-NEXT:   }
// SIMPLE-NEXT:   func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// SIMPLE-NEXT:     cf.cond_br %arg0, ^bb2(%arg1, %arg2 : i32, i32), ^bb1
// SIMPLE-NEXT:   ^bb1:  // pred: ^bb0
// SIMPLE-NEXT:     %0 = arith.subi %arg1, %arg2 : i32
// SIMPLE-NEXT:     cf.br ^bb2(%0, %arg1 : i32, i32)
// SIMPLE-NEXT:   ^bb2(%1: i32, %2: i32):  // 2 preds: ^bb0, ^bb1
// SIMPLE-NEXT:     %3 = arith.muli %1, %2 : i32
// SIMPLE-NEXT:     return %3 : i32
// SIMPLE-NEXT:   }
// SIMPLE-NEXT:   func.func @in_regions(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// SIMPLE-NEXT:     %true = arith.constant true
// SIMPLE-NEXT:     cf.cond_br %arg0, ^bb2(%arg1 : i32), ^bb1
// SIMPLE-NEXT:   ^bb1:  // pred: ^bb0
// SIMPLE-NEXT:     %0 = arith.subi %arg1, %arg2 : i32
// SIMPLE-NEXT:     cf.br ^bb2(%0 : i32)
// SIMPLE-NEXT:   ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
// SIMPLE-NEXT:     scf.if %arg0 {
// SIMPLE-NEXT:       %2:2 = func.call @choose(%true, %1, %arg2) : (i1, i32, i32) -> (i32, i32)
// SIMPLE-NEXT:     }
// SIMPLE-NEXT:     return %1 : i32
// SIMPLE-NEXT:   }
// SIMPLE-NEXT: }

// -----
// A call of a known value becomes a call by canonicalization first.

func.func private @callee(%x: i32) -> i32 {
  return %x : i32
}
func.func @indirect(%x: i32) -> i32 {
  %f = constant @callee : (i32) -> i32
  %0 = call_indirect %f(%x) : (i32) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @indirect(%arg0: i32) -> i32 {
// CHECK-NEXT:     %f = constant @callee : (i32) -> i32
// CHECK-NEXT:     %0 = call_indirect %f(%arg0) : (i32) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SIMPLE: module {
// SIMPLE-NEXT:   func.func @indirect(%arg0: i32) -> i32 {
// SIMPLE-NEXT:     return %arg0 : i32
// SIMPLE-NEXT:   }
// SIMPLE-NEXT: }

// -----
// Nested tables: each name is looked up where the call is; paths are left alone.

module @outer {
  func.func private @f() {
    return
  }
  module @inner {
    func.func private @f() {
      %0 = arith.constant 5 : i32
      return
    }
    func.func @g() {
      call @f() : () -> ()
      return
    }
  }
  func.func @g() {
    call @f() : () -> ()
    return
  }
  func.call @g() : () -> ()
}

// CHECK: module @outer {
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func @g() {
// CHECK-NEXT:       %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.call @g() : () -> ()
// CHECK-NEXT: }
// SIMPLE: module @outer {
// SIMPLE-NEXT:   module @inner {
// SIMPLE-NEXT:     func.func @g() {
// SIMPLE-NEXT:       return
// SIMPLE-NEXT:     }
// SIMPLE-NEXT:   }
// SIMPLE-NEXT:   func.func @g() {
// SIMPLE-NEXT:     return
// SIMPLE-NEXT:   }
// SIMPLE-NEXT:   func.call @g() : () -> ()
// SIMPLE-NEXT: }

// -----

// A circle of three becomes one function that calls itself.

func.func @main(%x: i32) -> i32 {
  %0 = call @a(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @a(%x: i32) -> i32 {
  %0 = call @b(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @b(%x: i32) -> i32 {
  %0 = call @c(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @c(%x: i32) -> i32 {
  %0 = call @a(%x) : (i32) -> i32
  return %0 : i32
}

// CHECK: module
