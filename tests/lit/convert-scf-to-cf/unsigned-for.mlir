// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-scf-to-cf %s | FileCheck %s

// Bounds are compared as unsigned numbers.

func.func @trip(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i8
  %c200 = arith.constant 200 : i8
  %c100 = arith.constant 100 : i8
  %s = scf.for unsigned %i = %c0 to %c200 step %c100 iter_args(%a = %x) -> (i32) : i8 {
    %b = "u.u"(%a, %i) : (i32, i8) -> i32
    scf.yield %b : i32
  }
  return %s : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @trip(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c-56_i8 = arith.constant -56 : i8
// CHECK-NEXT:     %c100_i8 = arith.constant 100 : i8
// CHECK-NEXT:     cf.br ^bb1(%c0_i8, %arg0 : i8, i32)
// CHECK-NEXT:   ^bb1(%0: i8, %1: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %2 = arith.cmpi ult, %0, %c-56_i8 : i8
// CHECK-NEXT:     cf.cond_br %2, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %3 = "u.u"(%1, %0) : (i32, i8) -> i32
// CHECK-NEXT:     %4 = arith.addi %0, %c100_i8 : i8
// CHECK-NEXT:     cf.br ^bb1(%4, %3 : i8, i32)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @same(%x: i32, %n: index, %s: index) -> i32 {
  %s1 = scf.for unsigned %i = %n to %n step %s iter_args(%a = %x) -> (i32) {
    %b = "u.u"(%a, %i) : (i32, index) -> i32
    scf.yield %b : i32
  }
  return %s1 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @same(%arg0: i32, %arg1: index, %arg2: index) -> i32 {
// CHECK-NEXT:     cf.br ^bb1(%arg1, %arg0 : index, i32)
// CHECK-NEXT:   ^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %2 = arith.cmpi ult, %0, %arg1 : index
// CHECK-NEXT:     cf.cond_br %2, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %3 = "u.u"(%1, %0) : (i32, index) -> i32
// CHECK-NEXT:     %4 = arith.addi %0, %arg2 : index
// CHECK-NEXT:     cf.br ^bb1(%4, %3 : index, i32)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  scf.execute_region no_inline {
    "u.u"(%n) : (index) -> ()
    scf.yield
  }
  %x = scf.execute_region -> index no_inline {
    "u.u"(%n) : (index) -> ()
    scf.yield %n : index
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "u.u"(%arg0) : (index) -> ()
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     "u.u"(%arg0) : (index) -> ()
// CHECK-NEXT:     cf.br ^bb4(%arg0 : index)
// CHECK-NEXT:   ^bb4(%0: index):  // pred: ^bb3
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
