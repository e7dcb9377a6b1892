// RUN: pyopt %s --allow-unregistered-dialect --affine-simplify-structures --split-input-file | FileCheck %s

// Quotients and remainders are variables that have bounds, which the result says too.

func.func @quotients() {
  "t.mod"() {s = affine_set<(d0) : (d0 mod 4 - 1 >= 0)>} : () -> ()
  "t.mod_equal"() {s = affine_set<(d0) : (d0 mod 4 == 0)>} : () -> ()
  "t.mod_common"() {s = affine_set<(d0) : ((d0 * 6 + 2) mod 4 == 0)>} : () -> ()
  "t.ceildiv"() {s = affine_set<(d0)[s0] : (d0 ceildiv 3 - s0 >= 0)>} : () -> ()
  "t.two"() {s = affine_set<(d0)[s0] : (d0 floordiv 4 * 8 - (s0 + d0) mod 2 >= 0)>} : () -> ()
  "t.nested"() {s = affine_set<(d0) : ((d0 floordiv 3 + d0) floordiv 2 - 5 >= 0)>} : () -> ()
  "t.same"() {s = affine_set<(d0) : (d0 floordiv 5 - 1 >= 0, d0 mod 5 - 2 == 0)>} : () -> ()
  return
}

// CHECK: #set = affine_set<(d0) : (d0 mod 4 - 1 >= 0, -d0 + (d0 floordiv 4) * 4 + 3 >= 0)>
// CHECK-NEXT: #set1 = affine_set<(d0) : (d0 mod 4 == 0, -d0 + (d0 floordiv 4) * 4 + 3 >= 0, d0 mod 4 >= 0)>
// CHECK-NEXT: #set2 = affine_set<(d0) : (d0 * 3 - ((d0 * 3 + 1) floordiv 2) * 2 + 1 == 0, d0 * -3 + ((d0 * 3 + 1) floordiv 2) * 2 >= 0, d0 * 3 - ((d0 * 3 + 1) floordiv 2) * 2 + 1 >= 0)>
// CHECK-NEXT: #set3 = affine_set<(d0)[s0] : ((d0 + 2) floordiv 3 - s0 >= 0, -d0 + ((d0 + 2) floordiv 3) * 3 >= 0, d0 - ((d0 + 2) floordiv 3) * 3 + 2 >= 0)>
// CHECK-NEXT: #set4 = affine_set<(d0)[s0] : (-d0 - s0 + (d0 floordiv 4) * 8 + ((d0 + s0) floordiv 2) * 2 >= 0, -d0 + (d0 floordiv 4) * 4 + 3 >= 0, d0 mod 4 >= 0, -d0 - s0 + ((d0 + s0) floordiv 2) * 2 + 1 >= 0, (d0 + s0) mod 2 >= 0)>
// CHECK-NEXT: #set5 = affine_set<(d0) : ((d0 + d0 floordiv 3) floordiv 2 - 5 >= 0, -d0 + (d0 floordiv 3) * 3 + 2 >= 0, d0 mod 3 >= 0, -d0 - d0 floordiv 3 + ((d0 + d0 floordiv 3) floordiv 2) * 2 + 1 >= 0, (d0 + d0 floordiv 3) mod 2 >= 0)>
// CHECK-NEXT: #set6 = affine_set<(d0) : (d0 mod 5 - 2 == 0, d0 floordiv 5 - 1 >= 0, -d0 + (d0 floordiv 5) * 5 + 4 >= 0, d0 mod 5 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @quotients() {
// CHECK-NEXT:     "t.mod"() {s = #set} : () -> ()
// CHECK-NEXT:     "t.mod_equal"() {s = #set1} : () -> ()
// CHECK-NEXT:     "t.mod_common"() {s = #set2} : () -> ()
// CHECK-NEXT:     "t.ceildiv"() {s = #set3} : () -> ()
// CHECK-NEXT:     "t.two"() {s = #set4} : () -> ()
// CHECK-NEXT:     "t.nested"() {s = #set5} : () -> ()
// CHECK-NEXT:     "t.same"() {s = #set6} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A quotient is read off the rows that are left: stricter ones may have replaced those that defined it.

func.func @stricter() {
  "t.both"() {s = affine_set<(d0) : (d0 mod 4 - 1 >= 0, -(d0 mod 4) + 2 >= 0)>} : () -> ()
  "t.no_room"() {s = affine_set<(d0) : (d0 mod 4 - 3 >= 0, -(d0 mod 4) + 2 >= 0)>} : () -> ()
  return
}

// CHECK: #set = affine_set<(d0) : (d0 - ((d0 + 1) floordiv 4) * 4 - 1 >= 0, -d0 + ((d0 + 1) floordiv 4) * 4 + 2 >= 0)>
// CHECK-NEXT: #set1 = affine_set<(d0) : (1 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @stricter() {
// CHECK-NEXT:     "t.both"() {s = #set} : () -> ()
// CHECK-NEXT:     "t.no_room"() {s = #set1} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of inequalities that differ in the constant only the strictest stays, where it stood.

func.func @redundant() {
  "t.order"() {s = affine_set<(d0, d1) : (d0 - 1 >= 0, d1 >= 0, d0 - 4 >= 0, d0 - 2 >= 0)>}
      : () -> ()
  "t.multiples"() {
    s = affine_set<(d0, d1) : (d0 * 2 + d1 * 4 - 7 >= 0, d0 + d1 * 2 - 5 >= 0, d0 * 3 - 1 >= 0)>
  } : () -> ()
  "t.equal_stay"() {s = affine_set<(d0) : (d0 - 3 == 0, d0 * 2 - 6 == 0)>} : () -> ()
  "t.implied_by_two_stay"() {s = affine_set<(d0, d1) : (d0 >= 0, d1 >= 0, d0 + d1 >= 0)>} : () -> ()
  return
}

// CHECK: #set = affine_set<(d0, d1) : (d1 >= 0, d0 - 4 >= 0)>
// CHECK-NEXT: #set1 = affine_set<(d0, d1) : (d0 + d1 * 2 - 5 >= 0, d0 - 1 >= 0)>
// CHECK-NEXT: #set2 = affine_set<(d0) : (d0 - 3 == 0, d0 - 3 == 0)>
// CHECK-NEXT: #set3 = affine_set<(d0, d1) : (d0 >= 0, d1 >= 0, d0 + d1 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @redundant() {
// CHECK-NEXT:     "t.order"() {s = #set} : () -> ()
// CHECK-NEXT:     "t.multiples"() {s = #set1} : () -> ()
// CHECK-NEXT:     "t.equal_stay"() {s = #set2} : () -> ()
// CHECK-NEXT:     "t.implied_by_two_stay"() {s = #set3} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Sets that elimination shows to be empty, and some that it does not: `substituted` has no points, but what solving for
// d0 leaves of it is solved for d1 at once, and `needs_cases` is the Omega test's example of what needs cases.

func.func @empty() {
  "t.parity"() {s = affine_set<(d0)[s0] : (d0 * 2 + s0 * 4 - 3 == 0)>} : () -> ()
  "t.substituted"() {s = affine_set<(d0, d1) : (d0 - d1 * 2 == 0, d0 - 1 == 0)>} : () -> ()
  "t.pairs"() {s = affine_set<(d0, d1)[s0] : (d0 - d1 - 1 >= 0, d1 - s0 >= 0, s0 - d0 >= 0)>}
      : () -> ()
  "t.rounded"() {s = affine_set<(d0, d1) : (d0 * 2 - d1 * 2 - 1 >= 0, -d0 * 2 + d1 * 2 + 1 >= 0)>}
      : () -> ()
  "t.mod_range"() {s = affine_set<(d0) : (d0 mod 4 - 4 >= 0)>} : () -> ()
  "t.needs_cases"() {
    s = affine_set<(d0, d1) : (d0 * 11 + d1 * 13 - 27 >= 0, -d0 * 11 - d1 * 13 + 45 >= 0, d0 * 7 - d1 * 9 + 10 >= 0, -d0 * 7 + d1 * 9 + 4 >= 0)>
  } : () -> ()
  "t.one_point"() {s = affine_set<(d0) : (d0 - 3 >= 0, -d0 + 3 >= 0)>} : () -> ()
  return
}

// CHECK: #set = affine_set<(d0)[s0] : (1 == 0)>
// CHECK-NEXT: #set1 = affine_set<(d0, d1) : (d0 - d1 * 2 == 0, d0 - 1 == 0)>
// CHECK-NEXT: #set2 = affine_set<(d0, d1)[s0] : (1 == 0)>
// CHECK-NEXT: #set3 = affine_set<(d0, d1) : (1 == 0)>
// CHECK-NEXT: #set4 = affine_set<(d0) : (1 == 0)>
// CHECK-NEXT: #set5 = affine_set<(d0, d1) : (d0 * 11 + d1 * 13 - 27 >= 0, d0 * -11 - d1 * 13 + 45 >= 0, d0 * 7 - d1 * 9 + 10 >= 0, d0 * -7 + d1 * 9 + 4 >= 0)>
// CHECK-NEXT: #set6 = affine_set<(d0) : (d0 - 3 >= 0, -d0 + 3 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @empty() {
// CHECK-NEXT:     "t.parity"() {s = #set} : () -> ()
// CHECK-NEXT:     "t.substituted"() {s = #set1} : () -> ()
// CHECK-NEXT:     "t.pairs"() {s = #set2} : () -> ()
// CHECK-NEXT:     "t.rounded"() {s = #set3} : () -> ()
// CHECK-NEXT:     "t.mod_range"() {s = #set4} : () -> ()
// CHECK-NEXT:     "t.needs_cases"() {s = #set5} : () -> ()
// CHECK-NEXT:     "t.one_point"() {s = #set6} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Other ops stay, used or not, and so do constants that nobody uses any more.

func.func @others(%x: index) {
  %c0 = arith.constant 0 : index
  %unused = arith.addi %x, %c0 : index
  %0 = affine.apply affine_map<(d0, d1) -> (d1 + d1)>(%c0, %x)
  %1 = affine.apply affine_map<(d0) -> (d0)>(%c0)
  "t.use"(%0) : (index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @others(%arg0: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c0 : index
// CHECK-NEXT:     %1 = affine.apply #map()[%arg0]
// CHECK-NEXT:     "t.use"(%1) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// CHECK: #set = affine_set<(d0)[s0] : (((d0 + 1) floordiv 2 + s0 * -6 + 15) floordiv 16 >= 0, -d0 + ((d0 + 1) floordiv 2) * 2 >= 0, d0 - ((d0 + 1) floordiv 2) * 2 + 1 >= 0, -((d0 + 1) floordiv 2) + s0 * 6 + (((d0 + 1) floordiv 2 + s0 * -6 + 15) floordiv 16) * 16 >= 0, (d0 + 1) floordiv 2 - s0 * 6 - (((d0 + 1) floordiv 2 + s0 * -6 + 15) floordiv 16) * 16 + 15 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @constant_first() {
// CHECK-NEXT:     "t.a"() {s = #set} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
