// RUN: pyopt %s --allow-unregistered-dialect --cse --split-input-file | FileCheck %s

// What is merged and what is not: scopes, dominance, attributes, regions, graph regions.

func.func @unregistered(%a: i32) {
  %0 = "t.x"(%a) : (i32) -> i32
  %1 = "t.x"(%a) : (i32) -> i32
  "t.y"(%0, %1) : (i32, i32) -> ()
  "t.r"() ({
    %2 = arith.addi %a, %a : i32
    %3 = arith.addi %a, %a : i32
    "t.y"(%2, %3) : (i32, i32) -> ()
    "t.r"() ({
      %4 = arith.addi %a, %a : i32
      "t.y"(%4) : (i32) -> ()
      "t.y"(%6, %5) : (i32, i32) -> ()
      %5 = arith.addi %4, %a : i32
      %6 = arith.addi %4, %a : i32
      %7 = arith.addi %6, %5 : i32
      %8 = arith.addi %5, %6 : i32
      "t.y"(%8, %7) : (i32, i32) -> ()
    }) : () -> ()
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unregistered(%arg0: i32) {
// CHECK-NEXT:     %0 = "t.x"(%arg0) : (i32) -> i32
// CHECK-NEXT:     %1 = "t.x"(%arg0) : (i32) -> i32
// CHECK-NEXT:     "t.y"(%0, %1) : (i32, i32) -> ()
// CHECK-NEXT:     "t.r"() ({
// CHECK-NEXT:       %2 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:       "t.y"(%2, %2) : (i32, i32) -> ()
// CHECK-NEXT:       "t.r"() ({
// CHECK-NEXT:         %3 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:         "t.y"(%3) : (i32) -> ()
// CHECK-NEXT:         "t.y"(%4, %4) : (i32, i32) -> ()
// CHECK-NEXT:         %4 = arith.addi %3, %arg0 : i32
// CHECK-NEXT:         %5 = arith.addi %4, %4 : i32
// CHECK-NEXT:         "t.y"(%5, %5) : (i32, i32) -> ()
// CHECK-NEXT:       }) : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
module @inner {
  func.func @f(%a: i32) -> i32 {
    %0 = arith.constant 1 : i32
    %1 = arith.constant 1 : i32
    %2 = arith.addi %0, %1 : i32
    return %2 : i32
  }
  module {
    func.func @g(%t: tensor<?xf32>, %i: index) -> (index, index) {
      %0 = tensor.dim %t, %i : tensor<?xf32>
      %1 = tensor.dim %t, %i : tensor<?xf32>
      return %0, %1 : index, index
    }
  }
}

// CHECK: module @inner {
// CHECK-NEXT:   func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = arith.addi %c1_i32, %c1_i32 : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func @g(%arg0: tensor<?xf32>, %arg1: index) -> (index, index) {
// CHECK-NEXT:       %dim = tensor.dim %arg0, %arg1 : tensor<?xf32>
// CHECK-NEXT:       return %dim, %dim : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
