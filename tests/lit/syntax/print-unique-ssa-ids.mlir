// RUN: pyopt --mlir-print-unique-ssa-ids --allow-unregistered-dialect --split-input-file %s | FileCheck %s

// A function with branches and nested regions.
func.func @f(%a: i32, %c: i1) -> (i32, i32) {
  %0:2 = "any.pair"(%a) : (i32) -> (i32, i32)
  cf.cond_br %c, ^bb1(%0#0 : i32), ^bb2
^bb1(%x: i32):
  %1 = "any.region"(%x, %0#1) ({
  ^bb0(%y: i32):
    %2 = arith.addi %y, %x : i32
    "any.yield"(%2, %0#1) : (i32, i32) -> ()
  }) : (i32, i32) -> i32
  return %1, %1 : i32, i32
^bb2:
  %unused = arith.constant 5 : i32
  return %0#0, %0#0 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i1) -> (i32, i32) {
// CHECK-NEXT:     %0:2 = "any.pair"(%arg0) : (i32) -> (i32, i32)
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%0#0 : i32), ^bb2
// CHECK-NEXT:   ^bb1(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     %2 = "any.region"(%1, %0#1) ({
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %3 = arith.addi %arg2, %1 : i32
// CHECK-NEXT:       "any.yield"(%3, %0#1) : (i32, i32) -> ()
// CHECK-NEXT:     }) : (i32, i32) -> i32
// CHECK-NEXT:     return %2, %2 : i32, i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     return %0#0, %0#0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Several isolated ops.
func.func @g(%a: index) -> index {
  %c1 = arith.constant 1 : index
  %0 = arith.addi %a, %c1 : index
  return %0 : index
}
func.func @h(%a: index) -> index {
  %c1 = arith.constant 1 : index
  %0 = arith.muli %a, %c1 : index
  return %0 : index
}
module @m {
  func.func @i(%a: index) {
    "any.op"() ({
      %c1 = arith.constant 1 : index
      "any.use"(%c1, %a) : (index, index) -> ()
    }, {
    }) : () -> ()
    return
  }
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg2: index) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @h(%arg1: index) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.muli %arg1, %c1 : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   module @m {
// CHECK-NEXT:     func.func @i(%arg0: index) {
// CHECK-NEXT:       "any.op"() ({
// CHECK-NEXT:         %c1 = arith.constant 1 : index
// CHECK-NEXT:         "any.use"(%c1, %arg0) : (index, index) -> ()
// CHECK-NEXT:       }, {
// CHECK-NEXT:       }) : () -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
