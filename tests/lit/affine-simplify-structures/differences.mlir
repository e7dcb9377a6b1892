// RUN: pyopt %s --allow-unregistered-dialect --affine-simplify-structures --split-input-file | FileCheck %s

// Of a set with a constraint that is not linear, the reference makes the set of everything. Each constraint is simplified here.

func.func @not_linear(%x: index, %n: index) {
  "t.symbol"() {s = affine_set<(d0)[s0] : (d0 mod s0 == 0, d0 * 2 - d0 - 5 >= 0)>} : () -> ()
  "t.product"() {s = affine_set<(d0)[s0] : (d0 * s0 - 4 >= 0)>} : () -> ()
  "t.zero"() {s = affine_set<(d0) : (d0 floordiv 0 >= 0, d0 - 5 >= 0)>} : () -> ()
  affine.if affine_set<(d0)[s0] : (d0 mod s0 == 0)>(%x)[%n] {
    "t.sometimes"() : () -> ()
  }
  return
}

// CHECK: #set = affine_set<(d0)[s0] : (d0 mod s0 == 0, d0 - 5 >= 0)>
// CHECK-NEXT: #set1 = affine_set<(d0)[s0] : (d0 * s0 - 4 >= 0)>
// CHECK-NEXT: #set2 = affine_set<(d0) : (d0 floordiv 0 >= 0, d0 - 5 >= 0)>
// CHECK-NEXT: #set3 = affine_set<()[s0, s1] : (s1 mod s0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @not_linear(%arg0: index, %arg1: index) {
// CHECK-NEXT:     "t.symbol"() {s = #set} : () -> ()
// CHECK-NEXT:     "t.product"() {s = #set1} : () -> ()
// CHECK-NEXT:     "t.zero"() {s = #set2} : () -> ()
// CHECK-NEXT:     affine.if #set3()[%arg1, %arg0] {
// CHECK-NEXT:       "t.sometimes"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
