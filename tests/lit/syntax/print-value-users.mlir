// RUN: pyopt --mlir-print-value-users --allow-unregistered-dialect --split-input-file %s | FileCheck %s

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
// CHECK-NEXT:     // %arg0 is used by %1#0, %1#1
// CHECK-NEXT:     // %arg1 is used by %2
// CHECK-NEXT:     %1:2 = "any.pair"(%arg0) : (i32) -> (i32, i32) // users: (%6, %2), (%4, %8)
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%1#0 : i32), ^bb2 // id: %2
// CHECK-NEXT:   ^bb1(%3: i32):  // pred: ^bb0
// CHECK-NEXT:     // %3 is used by %4, %7
// CHECK-NEXT:     %4 = "any.region"(%3, %1#1) ({
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       // %arg2 is used by %7
// CHECK-NEXT:       %7 = arith.addi %arg2, %3 : i32 // user: %8
// CHECK-NEXT:       "any.yield"(%7, %1#1) : (i32, i32) -> () // id: %8
// CHECK-NEXT:     }) : (i32, i32) -> i32 // user: %5
// CHECK-NEXT:     return %4, %4 : i32, i32 // id: %5
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32 // unused
// CHECK-NEXT:     return %1#0, %1#0 : i32, i32 // id: %6
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
// CHECK-NEXT:   func.func @g(%arg0: index) -> index {
// CHECK-NEXT:     // %arg0 is used by %3
// CHECK-NEXT:     %c1 = arith.constant 1 : index // user: %3
// CHECK-NEXT:     %3 = arith.addi %arg0, %c1 : index // user: %4
// CHECK-NEXT:     return %3 : index // id: %4
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @h(%arg0: index) -> index {
// CHECK-NEXT:     // %arg0 is used by %3
// CHECK-NEXT:     %c1 = arith.constant 1 : index // user: %3
// CHECK-NEXT:     %3 = arith.muli %arg0, %c1 : index // user: %4
// CHECK-NEXT:     return %3 : index // id: %4
// CHECK-NEXT:   }
// CHECK-NEXT:   module @m {
// CHECK-NEXT:     func.func @i(%arg0: index) {
// CHECK-NEXT:       // %arg0 is used by %6
// CHECK-NEXT:       "any.op"() ({
// CHECK-NEXT:         %c1 = arith.constant 1 : index // user: %6
// CHECK-NEXT:         "any.use"(%c1, %arg0) : (index, index) -> () // id: %6
// CHECK-NEXT:       }, {
// CHECK-NEXT:       }) : () -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of several results there are users, even if there is one.
func.func private @pair() -> (f32, f32)
func.func @second_of_two() -> f32 {
  %0:2 = func.call @pair() : () -> (f32, f32)
  return %0#1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @pair() -> (f32, f32)
// CHECK-NEXT:   func.func @second_of_two() -> f32 {
// CHECK-NEXT:     %2:2 = call @pair() : () -> (f32, f32) // users: (unused), (%3)
// CHECK-NEXT:     return %2#1 : f32 // id: %3
// CHECK-NEXT:   }
// CHECK-NEXT: }
