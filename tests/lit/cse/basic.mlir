// RUN: pyopt %s --allow-unregistered-dialect --cse --split-input-file | FileCheck %s

// What is merged and what is not: scopes, dominance, attributes, regions, graph regions.

func.func @attrs(%a: i32, %b: i32, %f: f32) -> (i1, i1, i1, f32, f32) {
  %0 = arith.cmpi slt, %a, %b : i32
  %1 = arith.cmpi slt, %a, %b : i32
  %2 = arith.cmpi sgt, %a, %b : i32
  %3 = arith.addf %f, %f : f32
  %4 = arith.addf %f, %f fastmath<fast> : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @attrs(%arg0: i32, %arg1: i32, %arg2: f32) -> (i1, i1, i1, f32, f32) {
// CHECK-NEXT:     %0 = arith.cmpi slt, %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = arith.cmpi sgt, %arg0, %arg1 : i32
// CHECK-NEXT:     %2 = arith.addf %arg2, %arg2 : f32
// CHECK-NEXT:     %3 = arith.addf %arg2, %arg2 fastmath<fast> : f32
// CHECK-NEXT:     return %0, %0, %1, %2, %3 : i1, i1, i1, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @discardable(%a: i32) -> (i32, i32, i32) {
  %0 = arith.muli %a, %a : i32
  %1 = arith.muli %a, %a {x} : i32
  %2 = arith.muli %a, %a {x} : i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @discardable(%arg0: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %0 = arith.muli %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = arith.muli %arg0, %arg0 {x} : i32
// CHECK-NEXT:     return %0, %1, %1 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
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
func.func @ifs(%c: i1, %a: i32) -> (i32, i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = scf.if %c -> i32 {
    %2 = arith.addi %a, %a : i32
    %3 = arith.muli %2, %a : i32
    scf.yield %3 : i32
  } else {
    %2 = arith.muli %0, %a : i32
    scf.yield %2 : i32
  }
  %4 = scf.if %c -> i32 {
    %2 = arith.addi %a, %a : i32
    %3 = arith.muli %2, %a : i32
    scf.yield %3 : i32
  } else {
    %2 = arith.muli %0, %a : i32
    scf.yield %2 : i32
  }
  %5 = scf.if %c -> i32 {
    %2 = arith.addi %a, %a : i32
    %3 = arith.muli %2, %a : i32
    scf.yield %3 : i32
  } else {
    %2 = arith.muli %a, %0 : i32
    %3 = arith.muli %2, %2 : i32
    scf.yield %3 : i32
  }
  return %1, %4, %5 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @ifs(%arg0: i1, %arg1: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %0 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:     %1 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       %3 = arith.muli %0, %arg1 : i32
// CHECK-NEXT:       scf.yield %3 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = arith.muli %0, %arg1 : i32
// CHECK-NEXT:       scf.yield %3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       %3 = arith.muli %0, %arg1 : i32
// CHECK-NEXT:       scf.yield %3 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = arith.muli %arg1, %0 : i32
// CHECK-NEXT:       %4 = arith.muli %3, %3 : i32
// CHECK-NEXT:       scf.yield %4 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1, %1, %2 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @loops(%n: index, %a: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> i32 {
    %1 = arith.addi %x, %a : i32
    scf.yield %1 : i32
  }
  %2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> i32 {
    %1 = arith.addi %x, %a : i32
    scf.yield %1 : i32
  }
  return %0, %2 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @loops(%arg0: index, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (i32) {
// CHECK-NEXT:       %1 = arith.addi %arg3, %arg1 : i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0, %0 : i32, i32
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
