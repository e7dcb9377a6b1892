// RUN: pyopt %s --topological-sort --allow-unregistered-dialect --split-input-file | FileCheck %s

// Graph regions are sorted, the stable way; circles, and what hangs on them, stay in the order of the text.

"use"(%1) : (i32) -> ()
%0 = "first"(%1, %2) : (i32, i32) -> i32
%1 = "second"() : () -> i32
"alone"() : () -> ()
%2 = "third"(%1) : (i32) -> i32
"held"() ({
  "inside"(%3) : (i32) -> ()
}) : () -> ()
%3 = "fourth"() ({
  %4 = "of its own"(%3) : (i32) -> i32
}) : () -> i32

// CHECK: module {
// CHECK-NEXT:   %0 = "second"() : () -> i32
// CHECK-NEXT:   "alone"() : () -> ()
// CHECK-NEXT:   %1 = "third"(%0) : (i32) -> i32
// CHECK-NEXT:   %2 = "fourth"() ({
// CHECK-NEXT:     %4 = "of its own"(%2) : (i32) -> i32
// CHECK-NEXT:   }) : () -> i32
// CHECK-NEXT:   "use"(%0) : (i32) -> ()
// CHECK-NEXT:   %3 = "first"(%0, %1) : (i32, i32) -> i32
// CHECK-NEXT:   "held"() ({
// CHECK-NEXT:     "inside"(%2) : (i32) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }

// -----

%0 = "circle.0"(%1) : (i32) -> i32
%1 = "circle.1"(%0) : (i32) -> i32
%2 = "after"(%1, %3) : (i32, i32) -> i32
%3 = "free"(%4) : (i32) -> i32
%4 = "itself"(%4) : (i32) -> i32

// CHECK: module {
// CHECK-NEXT:   %0 = "itself"(%0) : (i32) -> i32
// CHECK-NEXT:   %1 = "free"(%0) : (i32) -> i32
// CHECK-NEXT:   %2 = "circle.0"(%3) : (i32) -> i32
// CHECK-NEXT:   %3 = "circle.1"(%2) : (i32) -> i32
// CHECK-NEXT:   %4 = "after"(%3, %1) : (i32, i32) -> i32
// CHECK-NEXT: }

// -----
// Sorted already, or with uses that must follow definitions anyhow: nothing moves. Neither in ops nobody registered.

func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %a, %a : i32
  "any.graph"() ({
    %3 = "use"(%2) : (i32) -> i32
    %2 = "define"() : () -> i32
  }) : () -> ()
  %4 = arith.addi %1, %0 : i32
  return %4 : i32
}
module @inner {
  "use"(%0) : (i32) -> ()
  %0 = "define"() : () -> i32
  module {
    "use"(%1) : (i32) -> ()
    %1 = "define"() : () -> i32
  }
}
module {
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = arith.muli %arg0, %arg0 : i32
// CHECK-NEXT:     "any.graph"() ({
// CHECK-NEXT:       %3 = "use"(%4) : (i32) -> i32
// CHECK-NEXT:       %4 = "define"() : () -> i32
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     %2 = arith.addi %1, %0 : i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     %0 = "define"() : () -> i32
// CHECK-NEXT:     module {
// CHECK-NEXT:       %1 = "define"() : () -> i32
// CHECK-NEXT:       "use"(%1) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     "use"(%0) : (i32) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:   }
// CHECK-NEXT: }
