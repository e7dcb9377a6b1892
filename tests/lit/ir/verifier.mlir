// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s

// Uses before definitions: in graph regions and in the regions of unknown ops.
%0 = arith.addi %1, %1 : i32
%1 = arith.addi %0, %0 : i32
"any.region"() ({
  "any.use"(%a) : (i32) -> ()
  %a = "any.def"() : () -> i32
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   %0 = arith.addi %1, %1 : i32
// CHECK-NEXT:   %1 = arith.addi %0, %0 : i32
// CHECK-NEXT:   "any.region"() ({
// CHECK-NEXT:     "any.use"(%2) : (i32) -> ()
// CHECK-NEXT:     %2 = "any.def"() : () -> i32
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }

// -----

// Unreachable blocks may use anything.
func.func @unreachable() {
  return
^b:
  %0 = "any.op"(%0, %1) : (i32, i32) -> i32
  return
^c:
  %1 = "any.op"(%0, %1) : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreachable() {
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     %0 = "any.op"(%0, %1) : (i32, i32) -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // no predecessors
// CHECK-NEXT:     %1 = "any.op"(%0, %1) : (i32, i32) -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A loop: the header dominates the body and the exit.
func.func @loop(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^header(%c0 : i32)
^header(%i: i32):
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^body, ^exit
^body:
  %next = arith.addi %i, %c1 : i32
  cf.br ^header(%next : i32)
^exit:
  return %i : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     cf.br ^bb1(%c0_i32 : i32)
// CHECK-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %1 = arith.cmpi slt, %0, %arg0 : i32
// CHECK-NEXT:     cf.cond_br %1, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %2 = arith.addi %0, %c1_i32 : i32
// CHECK-NEXT:     cf.br ^bb1(%2 : i32)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Blocks in textual order other than that of control flow.
func.func @order(%c: i1) {
  cf.br ^first
^last:
  "any.use"(%0) : (i32) -> ()
  return
^first:
  %0 = "any.def"() : () -> i32
  cf.cond_br %c, ^last, ^first
}

// CHECK: module {
// CHECK-NEXT:   func.func @order(%arg0: i1) {
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb2
// CHECK-NEXT:     "any.use"(%0) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %0 = "any.def"() : () -> i32
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Values of outer blocks in nested regions, several levels down.
func.func @nested(%c: i1, %lower: index) {
  %a = arith.constant 1 : index
  cf.br ^next(%a : index)
^next(%b: index):
  %d = arith.addi %a, %b : index
  scf.for %i = %lower to %d step %b {
    scf.if %c {
      %e = arith.muli %d, %i : index
      "any.use"(%a, %b, %d, %e) : (index, index, index, index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: i1, %arg1: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     cf.br ^bb1(%c1 : index)
// CHECK-NEXT:   ^bb1(%0: index):  // pred: ^bb0
// CHECK-NEXT:     %1 = arith.addi %c1, %0 : index
// CHECK-NEXT:     scf.for %arg2 = %arg1 to %1 step %0 {
// CHECK-NEXT:       scf.if %arg0 {
// CHECK-NEXT:         %2 = arith.muli %1, %arg2 : index
// CHECK-NEXT:         "any.use"(%c1, %0, %1, %2) : (index, index, index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Compatible tensor types satisfy SameOperandsAndResultType.
// The custom form has one type for all.
func.func @compatible(%a: tensor<?xi32>, %b: tensor<4xi32>) {
  %0 = "arith.addi"(%a, %b) : (tensor<?xi32>, tensor<4xi32>) -> tensor<?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @compatible(%arg0: tensor<?xi32>, %arg1: tensor<4xi32>) {
// CHECK-NEXT:     %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (tensor<?xi32>, tensor<4xi32>) -> tensor<?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The regions of an unknown op need no terminator if they have one block.
"any.op"() ({
  %0 = arith.constant 1 : i32
}, {
  "any.op"()[^bb1] : () -> ()
^bb1:
  "any.end"() : () -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() ({
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:   }, {
// CHECK-NEXT:     "any.op"()[^bb1] : () -> ()
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "any.end"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }

// -----

// Symbols of one name in different tables.
module @a {
  func.func private @f()
  module @a {
    func.func private @f()
  }
}

// CHECK: module @a {
// CHECK-NEXT:   func.func private @f()
// CHECK-NEXT:   module @a {
// CHECK-NEXT:     func.func private @f()
// CHECK-NEXT:   }
// CHECK-NEXT: }
