// RUN: pyopt %s --allow-unregistered-dialect --affine-simplify-structures --split-input-file | FileCheck %s

// Quotients and remainders are variables that have bounds, which the result says too.

// What a dropped branch leaves behind is looked at only if it is new there.

func.func @inlined(%x: index, %y: index) {
  affine.if affine_set<() : (-3 == 0)>() {
  } else {
    %c2 = arith.constant 2 : index
    %0 = affine.for %i = affine_map<(d0)[s0, s1] -> (7)>(%x)[%x, %c2] to 4 step 2
        iter_args(%a = %y) -> (index) {
      affine.yield %i : index
    }
    "t.use"(%0) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @inlined(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     "t.use"(%arg1) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A dividend of a symbol and a quotient is added up from its constant on.

func.func @constant_first() {
  "t.a"() {s = affine_set<(d0)[s0] : ((d0 ceildiv 2 - s0 * 6) ceildiv 16 >= 0)>} : () -> ()
  return
}

// CHECK: #set = affine_set<(d0)[s0] : (((d0 + 1) floordiv 2 + s0 * -6 + 15) floordiv 16 >= 0, -d0 + ((d0 + 1) floordiv 2) * 2 >= 0, d0 - ((d0 + 1) floordiv 2) * 2 + 1 >= 0, -((d0 + 1) floordiv 2) + (((d0 + 1) floordiv 2 + s0 * -6 + 15) floordiv 16) * 16 + s0 * 6 >= 0, (d0 + 1) floordiv 2 + (((d0 + 1) floordiv 2 + s0 * -6 + 15) floordiv 16) * -16 - s0 * 6 + 15 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @constant_first() {
// CHECK-NEXT:     "t.a"() {s = #set} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
