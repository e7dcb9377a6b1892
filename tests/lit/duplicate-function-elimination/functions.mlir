// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --duplicate-function-elimination | FileCheck %s
// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --duplicate-function-elimination=reference-exact=true | FileCheck %s --check-prefix=EXACT

// Private functions with one body; locations and names do not count.
func.func private @first(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func private @second(%y: i32) -> i32 {
  %sum = arith.addi %y, %y : i32
  return %sum : i32
}
func.func @caller(%x: i32) -> i32 {
  %0 = call @second(%x) : (i32) -> i32
  %f = constant @second : (i32) -> i32
  %1 = call_indirect %f(%0) : (i32) -> i32
  "test.refers"() {symbols = [@first, [@second], {inner = @second}]} : () -> ()
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @first(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = call @first(%arg0) : (i32) -> i32
// CHECK-NEXT:     %f = constant @first : (i32) -> i32
// CHECK-NEXT:     %1 = call_indirect %f(%0) : (i32) -> i32
// CHECK-NEXT:     "test.refers"() {symbols = [@first, [@first], {inner = @first}]} : () -> ()
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func private @first(%arg0: i32) -> i32 {
// EXACT-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// EXACT-NEXT:     return %0 : i32
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @caller(%arg0: i32) -> i32 {
// EXACT-NEXT:     %0 = call @first(%arg0) : (i32) -> i32
// EXACT-NEXT:     %f = constant @first : (i32) -> i32
// EXACT-NEXT:     %1 = call_indirect %f(%0) : (i32) -> i32
// EXACT-NEXT:     "test.refers"() {symbols = [@first, [@first], {inner = @first}]} : () -> ()
// EXACT-NEXT:     return %1 : i32
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Blocks and regions.
func.func private @blocks(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^two, ^end(%x : i32)
^two:
  %v = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    %0 = arith.muli %x, %x : i32
    scf.yield %0 : i32
  }
  cf.br ^one
^one:
  cf.br ^end(%v : i32)
^end(%r: i32):
  return %r : i32
}
func.func private @same_blocks(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^b, ^d(%x : i32)
^b:
  %v = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    %0 = arith.muli %x, %x : i32
    scf.yield %0 : i32
  }
  cf.br ^a
^a:
  cf.br ^d(%v : i32)
^d(%r: i32):
  return %r : i32
}
func.func private @other_branch(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^b, ^d(%x : i32)
^b:
  %v = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    %0 = arith.muli %x, %x : i32
    scf.yield %0 : i32
  }
  cf.br ^a
^a:
  cf.br ^d(%x : i32)
^d(%r: i32):
  return %r : i32
}
func.func @callers(%c: i1, %x: i32) -> i32 {
  %0 = call @blocks(%c, %x) : (i1, i32) -> i32
  %1 = call @same_blocks(%c, %0) : (i1, i32) -> i32
  %2 = call @other_branch(%c, %1) : (i1, i32) -> i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @blocks(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb3(%arg1 : i32)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       scf.yield %arg1 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %2 = arith.muli %arg1, %arg1 : i32
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     cf.br ^bb3(%0 : i32)
// CHECK-NEXT:   ^bb3(%1: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @other_branch(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb3(%arg1 : i32)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       scf.yield %arg1 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %2 = arith.muli %arg1, %arg1 : i32
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     cf.br ^bb3(%arg1 : i32)
// CHECK-NEXT:   ^bb3(%1: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @callers(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = call @blocks(%arg0, %arg1) : (i1, i32) -> i32
// CHECK-NEXT:     %1 = call @blocks(%arg0, %0) : (i1, i32) -> i32
// CHECK-NEXT:     %2 = call @other_branch(%arg0, %1) : (i1, i32) -> i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func private @blocks(%arg0: i1, %arg1: i32) -> i32 {
// EXACT-NEXT:     cf.cond_br %arg0, ^bb1, ^bb3(%arg1 : i32)
// EXACT-NEXT:   ^bb1:  // pred: ^bb0
// EXACT-NEXT:     %0 = scf.if %arg0 -> (i32) {
// EXACT-NEXT:       scf.yield %arg1 : i32
// EXACT-NEXT:     } else {
// EXACT-NEXT:       %2 = arith.muli %arg1, %arg1 : i32
// EXACT-NEXT:       scf.yield %2 : i32
// EXACT-NEXT:     }
// EXACT-NEXT:     cf.br ^bb2
// EXACT-NEXT:   ^bb2:  // pred: ^bb1
// EXACT-NEXT:     cf.br ^bb3(%0 : i32)
// EXACT-NEXT:   ^bb3(%1: i32):  // 2 preds: ^bb0, ^bb2
// EXACT-NEXT:     return %1 : i32
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func private @other_branch(%arg0: i1, %arg1: i32) -> i32 {
// EXACT-NEXT:     cf.cond_br %arg0, ^bb1, ^bb3(%arg1 : i32)
// EXACT-NEXT:   ^bb1:  // pred: ^bb0
// EXACT-NEXT:     %0 = scf.if %arg0 -> (i32) {
// EXACT-NEXT:       scf.yield %arg1 : i32
// EXACT-NEXT:     } else {
// EXACT-NEXT:       %2 = arith.muli %arg1, %arg1 : i32
// EXACT-NEXT:       scf.yield %2 : i32
// EXACT-NEXT:     }
// EXACT-NEXT:     cf.br ^bb2
// EXACT-NEXT:   ^bb2:  // pred: ^bb1
// EXACT-NEXT:     cf.br ^bb3(%arg1 : i32)
// EXACT-NEXT:   ^bb3(%1: i32):  // 2 preds: ^bb0, ^bb2
// EXACT-NEXT:     return %1 : i32
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @callers(%arg0: i1, %arg1: i32) -> i32 {
// EXACT-NEXT:     %0 = call @blocks(%arg0, %arg1) : (i1, i32) -> i32
// EXACT-NEXT:     %1 = call @blocks(%arg0, %0) : (i1, i32) -> i32
// EXACT-NEXT:     %2 = call @other_branch(%arg0, %1) : (i1, i32) -> i32
// EXACT-NEXT:     return %2 : i32
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// A value that is defined behind its use in the text.
func.func private @behind(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^two, ^end(%x : i32)
^one:
  cf.br ^end(%v : i32)
^two:
  %v = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    %0 = arith.muli %x, %x : i32
    scf.yield %0 : i32
  }
  cf.br ^one
^end(%r: i32):
  return %r : i32
}
func.func private @same_behind(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^b, ^d(%x : i32)
^a:
  cf.br ^d(%v : i32)
^b:
  %v = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    %0 = arith.muli %x, %x : i32
    scf.yield %0 : i32
  }
  cf.br ^a
^d(%r: i32):
  return %r : i32
}
func.func @callers(%c: i1, %x: i32) -> i32 {
  %0 = call @behind(%c, %x) : (i1, i32) -> i32
  %1 = call @same_behind(%c, %0) : (i1, i32) -> i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @behind(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb2, ^bb3(%arg1 : i32)
// CHECK-NEXT:   ^bb1:  // pred: ^bb2
// CHECK-NEXT:     cf.br ^bb3(%0 : i32)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       scf.yield %arg1 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %2 = arith.muli %arg1, %arg1 : i32
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb3(%1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @callers(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = call @behind(%arg0, %arg1) : (i1, i32) -> i32
// CHECK-NEXT:     %1 = call @behind(%arg0, %0) : (i1, i32) -> i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func private @behind(%arg0: i1, %arg1: i32) -> i32 {
// EXACT-NEXT:     cf.cond_br %arg0, ^bb2, ^bb3(%arg1 : i32)
// EXACT-NEXT:   ^bb1:  // pred: ^bb2
// EXACT-NEXT:     cf.br ^bb3(%0 : i32)
// EXACT-NEXT:   ^bb2:  // pred: ^bb0
// EXACT-NEXT:     %0 = scf.if %arg0 -> (i32) {
// EXACT-NEXT:       scf.yield %arg1 : i32
// EXACT-NEXT:     } else {
// EXACT-NEXT:       %2 = arith.muli %arg1, %arg1 : i32
// EXACT-NEXT:       scf.yield %2 : i32
// EXACT-NEXT:     }
// EXACT-NEXT:     cf.br ^bb1
// EXACT-NEXT:   ^bb3(%1: i32):  // 2 preds: ^bb0, ^bb1
// EXACT-NEXT:     return %1 : i32
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @callers(%arg0: i1, %arg1: i32) -> i32 {
// EXACT-NEXT:     %0 = call @behind(%arg0, %arg1) : (i1, i32) -> i32
// EXACT-NEXT:     %1 = call @behind(%arg0, %0) : (i1, i32) -> i32
// EXACT-NEXT:     return %1 : i32
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Public functions stay, unless all is as in the reference.
func.func @one(%x: i32) -> i32 {
  return %x : i32
}
func.func @two(%x: i32) -> i32 {
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @one(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @one(%arg0: i32) -> i32 {
// EXACT-NEXT:     return %arg0 : i32
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Another op, type, attribute or operand, no body, or itself: not the same.
func.func private @plain(%x: i32, %y: i32) -> i32 {
  %0 = arith.addi %x, %y : i32
  return %0 : i32
}
func.func private @product(%x: i32, %y: i32) -> i32 {
  %0 = arith.muli %x, %y : i32
  return %0 : i32
}
func.func private @swapped(%x: i32, %y: i32) -> i32 {
  %0 = arith.addi %y, %x : i32
  return %0 : i32
}
func.func private @flags(%x: i32, %y: i32) -> i32 {
  %0 = arith.addi %x, %y overflow<nsw> : i32
  return %0 : i32
}
func.func private @wide(%x: i64, %y: i64) -> i64 {
  %0 = arith.addi %x, %y : i64
  return %0 : i64
}
func.func private @marked(%x: i32 {test.mark}, %y: i32) -> i32 {
  %0 = arith.addi %x, %y : i32
  return %0 : i32
}
func.func private @declared(i32, i32) -> i32
func.func private @declared_too(i32, i32) -> i32
func.func private @itself(%x: i32) -> i32 {
  %0 = call @itself(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @itself_too(%x: i32) -> i32 {
  %0 = call @itself_too(%x) : (i32) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @plain(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @product(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @swapped(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg1, %arg0 : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @flags(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @wide(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg1 : i64
// CHECK-NEXT:     return %0 : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @marked(%arg0: i32 {test.mark}, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @declared(i32, i32) -> i32
// CHECK-NEXT:   func.func private @declared_too(i32, i32) -> i32
// CHECK-NEXT:   func.func private @itself(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = call @itself(%arg0) : (i32) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @itself_too(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = call @itself_too(%arg0) : (i32) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func private @plain(%arg0: i32, %arg1: i32) -> i32 {
// EXACT-NEXT:     %0 = arith.addi %arg0, %arg1 : i32
// EXACT-NEXT:     return %0 : i32
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func private @product(%arg0: i32, %arg1: i32) -> i32 {
// EXACT-NEXT:     %0 = arith.muli %arg0, %arg1 : i32
// EXACT-NEXT:     return %0 : i32
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func private @swapped(%arg0: i32, %arg1: i32) -> i32 {
// EXACT-NEXT:     %0 = arith.addi %arg1, %arg0 : i32
// EXACT-NEXT:     return %0 : i32
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func private @flags(%arg0: i32, %arg1: i32) -> i32 {
// EXACT-NEXT:     %0 = arith.addi %arg0, %arg1 overflow<nsw> : i32
// EXACT-NEXT:     return %0 : i32
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func private @wide(%arg0: i64, %arg1: i64) -> i64 {
// EXACT-NEXT:     %0 = arith.addi %arg0, %arg1 : i64
// EXACT-NEXT:     return %0 : i64
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func private @marked(%arg0: i32 {test.mark}, %arg1: i32) -> i32 {
// EXACT-NEXT:     %0 = arith.addi %arg0, %arg1 : i32
// EXACT-NEXT:     return %0 : i32
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func private @declared(i32, i32) -> i32
// EXACT-NEXT:   func.func private @declared_too(i32, i32) -> i32
// EXACT-NEXT:   func.func private @itself(%arg0: i32) -> i32 {
// EXACT-NEXT:     %0 = call @itself(%arg0) : (i32) -> i32
// EXACT-NEXT:     return %0 : i32
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func private @itself_too(%arg0: i32) -> i32 {
// EXACT-NEXT:     %0 = call @itself_too(%arg0) : (i32) -> i32
// EXACT-NEXT:     return %0 : i32
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Each module has functions of its own.
module @inner {
  func.func private @a(%x: i32) -> i32 {
    return %x : i32
  }
  func.func private @b(%x: i32) -> i32 {
    return %x : i32
  }
  func.func @user(%x: i32) -> i32 {
    %0 = func.call @b(%x) : (i32) -> i32
    return %0 : i32
  }
}
"test.refers"() {symbol = @inner::@b} : () -> ()

// CHECK: module {
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func private @a(%arg0: i32) -> i32 {
// CHECK-NEXT:       return %arg0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @user(%arg0: i32) -> i32 {
// CHECK-NEXT:       %0 = call @a(%arg0) : (i32) -> i32
// CHECK-NEXT:       return %0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.refers"() {symbol = @inner::@a} : () -> ()
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   module @inner {
// EXACT-NEXT:     func.func private @a(%arg0: i32) -> i32 {
// EXACT-NEXT:       return %arg0 : i32
// EXACT-NEXT:     }
// EXACT-NEXT:     func.func @user(%arg0: i32) -> i32 {
// EXACT-NEXT:       %0 = call @a(%arg0) : (i32) -> i32
// EXACT-NEXT:       return %0 : i32
// EXACT-NEXT:     }
// EXACT-NEXT:   }
// EXACT-NEXT:   "test.refers"() {symbol = @inner::@a} : () -> ()
// EXACT-NEXT: }
