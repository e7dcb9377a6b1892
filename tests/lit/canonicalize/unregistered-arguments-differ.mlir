// RUN: pyopt %s --allow-unregistered-dialect --canonicalize | FileCheck %s

// What an unregistered op hands to the blocks behind it only that op knows: their arguments stay, used or not. The
// reference drops those without uses, so that others may get what was meant for them.
func.func @hidden(%c: i1) -> i32 {
  "test.switch"(%c)[^bb1, ^bb2] : (i1) -> ()
^bb1(%a: i32, %unused: i32, %b: i32):
  %0 = arith.addi %a, %b : i32
  return %0 : i32
^bb2(%e: i32, %f: i32):
  return %f : i32
}

// A branch that is known hands over what it says: such arguments go.
func.func @known(%x: i32, %y: i32) -> i32 {
  "test.region"() ({
    cf.br ^bb1(%x, %y : i32, i32)
  ^bb1(%a: i32, %unused: i32):
    "test.use"(%a) : (i32) -> ()
    cf.br ^bb1(%y, %a : i32, i32)
  }) : () -> ()
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @hidden(%arg0: i1) -> i32 {
// CHECK-NEXT:     "test.switch"(%arg0)[^bb1, ^bb2] : (i1) -> ()
// CHECK-NEXT:   ^bb1(%0: i32, %1: i32, %2: i32):  // pred: ^bb0
// CHECK-NEXT:     %3 = arith.addi %0, %2 : i32
// CHECK-NEXT:     return %3 : i32
// CHECK-NEXT:   ^bb2(%4: i32, %5: i32):  // pred: ^bb0
// CHECK-NEXT:     return %5 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @known(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     "test.region"() ({
// CHECK-NEXT:       cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT:     ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:       "test.use"(%0) : (i32) -> ()
// CHECK-NEXT:       cf.br ^bb1(%arg1 : i32)
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
