// RUN: pyopt %s --allow-unregistered-dialect --remove-dead-values --split-input-file | FileCheck %s

// Branches between blocks.
func.func @cfg(%c: i1, %x: index, %y: index) -> index {
  %d = arith.addi %x, %x : index
  cf.cond_br %c, ^a(%x, %d : index, index), ^b(%y : index)
^a(%e: index, %f: index):
  %g = arith.addi %f, %f : index
  cf.br ^b(%e : index)
^b(%h: index):
  return %h : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @cfg(%arg0: i1, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : index), ^bb2(%arg2 : index)
// CHECK-NEXT:   ^bb1(%0: index):  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb2(%0 : index)
// CHECK-NEXT:   ^bb2(%1: index):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sw(%c: i32, %x: i32, %y: i32) -> i32 {
  %d = arith.addi %x, %x : i32
  %e = arith.muli %x, %x : i32
  cf.switch %c : i32, [
    default: ^a(%d, %x : i32, i32),
    1: ^a(%e, %y : i32, i32),
    2: ^b(%x : i32)
  ]
^a(%p: i32, %q: i32):
  %r = arith.addi %p, %p : i32
  return %q : i32
^b(%t: i32):
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @sw(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg1 : i32),
// CHECK-NEXT:       1: ^bb1(%arg2 : i32),
// CHECK-NEXT:       2: ^bb2(%arg1 : i32)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     return %arg1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sw2(%c: i32, %x: i32, %y: i32) -> i32 {
  cf.switch %c : i32, [
    default: ^a(%x : i32),
    2: ^b(%x : i32)
  ]
^a(%p: i32):
  return %p : i32
^b(%t: i32):
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @sw2(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg1 : i32),
// CHECK-NEXT:       2: ^bb2(%arg1 : i32)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     return %arg1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @cfgf(%c: i1, %x: index, %y: index) -> (index, index) {
  cf.cond_br %c, ^a, ^b
^a:
  return %x, %y : index, index
^b:
  return %x, %x : index, index
}
func.func @h(%c: i1, %x: index) -> index {
  %0:2 = call @cfgf(%c, %x, %x) : (i1, index, index) -> (index, index)
  return %0#0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @cfgf(%arg0: i1, %arg1: index) -> index {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @h(%arg0: i1, %arg1: index) -> index {
// CHECK-NEXT:     %0 = call @cfgf(%arg0, %arg1) : (i1, index) -> index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @mid(%c: i1, %x: index) -> (index, index) {
  cf.br ^b
^a:
  return %x, %x : index, index
^b:
  cf.br ^a
}
func.func @h(%c: i1, %x: index) -> index {
  %0:2 = call @mid(%c, %x) : (i1, index) -> (index, index)
  return %0#0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @mid(%arg0: index) -> index {
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb2
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @h(%arg0: i1, %arg1: index) -> index {
// CHECK-NEXT:     %0 = call @mid(%arg1) : (index) -> index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A function that calls itself.
func.func private @rec(%c: i1, %x: index) -> index {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = call @rec(%c, %x) : (i1, index) -> index
  return %0 : index
^b:
  "any.f"() : () -> ()
  return %x : index
}
func.func @h(%c: i1, %x: index) {
  %0 = call @rec(%c, %x) : (i1, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @rec(%arg0: i1) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     call @rec(%arg0) : (i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     "any.f"() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @h(%arg0: i1, %arg1: index) {
// CHECK-NEXT:     call @rec(%arg0) : (i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing decides where control goes.
func.func private @unc(%c: i1, %x: index) -> index {
  "any.f"(%x) : (index) -> ()
  return %x : index
}
func.func private @unc2(%c: i1, %x: index) -> index {
  %0 = func.call @unc(%c, %x) : (i1, index) -> index
  cf.cond_br %c, ^a, ^b
^a:
  return %x : index
^b:
  "any.f"(%x) : (index) -> ()
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @unc() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @unc2() {
// CHECK-NEXT:     call @unc() : () -> ()
// CHECK-NEXT:     ub.unreachable
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // no predecessors
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @u(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.br ^q
^b(%n: i32):
  %z = arith.addi %n, %n : i32
  %w = "any.f"() : () -> i32
  cf.br ^b(%z : i32)
^c:
  cf.cond_br %c, ^d(%x, %x : i32, i32), ^d(%y, %x : i32, i32)
^d(%k: i32, %l: i32):
  return %y : i32
^q:
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @u(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb1:  // pred: ^bb1
// CHECK-NEXT:     %0 = "any.f"() : () -> i32
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb2:  // no predecessors
// CHECK-NEXT:     ub.unreachable
// CHECK-NEXT:   ^bb3(%1: i32, %2: i32):  // no predecessors
// CHECK-NEXT:     return %arg2 : i32
// CHECK-NEXT:   ^bb4:  // pred: ^bb0
// CHECK-NEXT:     return %arg1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @branch(%a: i32) {
  %0 = arith.addi %a, %a : i32
  cf.br ^end
^end:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @branch(%arg0: i32) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Symbols that are not functions.
memref.global @g : memref<4xf32>
module @named {
}

// CHECK: module {
// CHECK-NEXT:   memref.global @g : memref<4xf32>
// CHECK-NEXT:   module @named {
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @puts(i32)
llvm.func internal @l(%x: i32, %y: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @m(%x: i32) {
  %0 = llvm.call @l(%x, %x) : (i32, i32) -> i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @puts(i32)
// CHECK-NEXT:   llvm.func internal @l(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @m(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.call @l(%arg0, %arg0) : (i32, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
