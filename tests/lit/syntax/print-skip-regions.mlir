// RUN: pyopt --mlir-print-skip-regions --allow-unregistered-dialect --split-input-file %s | FileCheck %s

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

// CHECK: module {...}

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

// CHECK: module {...}
