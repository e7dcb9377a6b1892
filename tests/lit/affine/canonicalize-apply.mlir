// RUN: pyopt %s --canonicalize --allow-unregistered-dialect --split-input-file | FileCheck %s

// affine.apply: folds, and composition of maps.

// A map that is one of its inputs, or a constant.
func.func @inputs(%i: index, %n: index) -> (index, index, index) {
  %0 = affine.apply affine_map<(d0, d1) -> (d1)>(%i, %n)
  %1 = affine.apply affine_map<(d0)[s0] -> (s0)>(%i)[%n]
  %2 = affine.apply affine_map<(d0) -> (d0 - d0 + 7)>(%i)
  return %0, %1, %2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @inputs(%arg0: index, %arg1: index) -> (index, index, index) {
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     return %arg1, %arg1, %c7 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants.
func.func @constants(%i: index) -> (index, index, index, index, index) {
  %c3 = arith.constant 3 : index
  %m = arith.constant -7 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%c3)[%m]
  %1 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%m)
  %2 = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%m)
  %3 = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%m)
  %4 = affine.apply affine_map<(d0)[s0] -> (d0 * s0 + s0)>(%i)[%c3]
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 3 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @constants(%arg0: index) -> (index, index, index, index, index) {
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c-2 = arith.constant -2 : index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0]
// CHECK-NEXT:     return %c-1, %c1, %c-2, %c-1, %0 : index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Divisors that are not positive make poison, if the dividend is known.
func.func @poison(%i: index) -> (index, index, index, index, index) {
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %m = arith.constant -7 : index
  %0 = affine.apply affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%c3, %c0]
  %1 = affine.apply affine_map<()[s0, s1] -> (s0 ceildiv s1)>()[%c3, %c0]
  %2 = affine.apply affine_map<()[s0, s1] -> (s0 mod s1)>()[%c3, %m]
  %3 = affine.apply affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%c3, %m]
  %4 = affine.apply affine_map<()[s0, s1] -> (s0 mod s1)>()[%i, %c0]
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// CHECK: #map = affine_map<()[s0] -> (s0 mod 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @poison(%arg0: index) -> (index, index, index, index, index) {
// CHECK-NEXT:     %0 = ub.poison : index
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %1 = affine.apply #map()[%arg0]
// CHECK-NEXT:     return %0, %0, %0, %c-1, %1 : index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A map of maps. What only the composed one used is dead.
func.func @composed(%i: index, %n: index) -> (index, index) {
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%0)[%n]
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 * s0 - d0)>(%1)[%0]
  return %1, %2 : index, index
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2 + 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (-s0 - s1 * 2 + (s0 + s1 * 2 + 2) * (s1 + 1) - 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @composed(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg0]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg1, %arg0]
// CHECK-NEXT:     return %0, %1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Through other ops nothing is composed.
func.func @not_composed(%i: index, %n: index) -> index {
  %0 = arith.addi %i, %n : index
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%0)[%n]
  return %1 : index
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @not_composed(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT:     %1 = affine.apply #map()[%arg1, %0]
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Dims that are valid symbols become symbols; induction variables do not.
func.func @symbols(%i: index) {
  affine.for %j = 0 to 10 {
    %0 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1 * 2 + d2)>(%i, %j, %i)
    "test.use"(%0) : (index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 * 2 + s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @symbols(%arg0: index) {
// CHECK-NEXT:     affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.apply #map(%arg1)[%arg0]
// CHECK-NEXT:       "test.use"(%0) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An op that the verifier takes for no symbol at its place stays a dim.
func.func @unknown_value(%i: index) {
  affine.for %j = 0 to 10 {
    %x = "test.value"() : () -> index
    %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%x, %x)
    "test.use"(%0) : (index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unknown_value(%arg0: index) {
// CHECK-NEXT:     affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:       %0 = "test.value"() : () -> index
// CHECK-NEXT:       %1 = affine.apply #map(%0)
// CHECK-NEXT:       "test.use"(%1) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Ranges that do not suffice.
func.func @ranges(%n: index) {
  affine.for %i = 0 to 9 {
    affine.for %j = 2 to %n step 4 {
      %0 = affine.apply affine_map<(d0) -> (d0 floordiv 8)>(%i)
      %1 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%i)
      %2 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%j)
      %3 = affine.apply affine_map<(d0, d1) -> ((d0 * 8 + d1) floordiv 8)>(%j, %i)
      "test.use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 floordiv 8)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 mod 8)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 mod 4)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0 + d1 floordiv 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @ranges(%arg0: index) {
// CHECK-NEXT:     affine.for %arg1 = 0 to 9 {
// CHECK-NEXT:       affine.for %arg2 = 2 to %arg0 step 4 {
// CHECK-NEXT:         %0 = affine.apply #map(%arg1)
// CHECK-NEXT:         %1 = affine.apply #map1(%arg1)
// CHECK-NEXT:         %2 = affine.apply #map2(%arg2)
// CHECK-NEXT:         %3 = affine.apply #map3(%arg2, %arg1)
// CHECK-NEXT:         "test.use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A range that is known by the step: %i is at most 9.
func.func @step() {
  affine.for %i = 0 to 12 step 9 {
    %0 = affine.apply affine_map<(d0) -> (d0 mod 10)>(%i)
    %1 = affine.apply affine_map<(d0) -> (d0 mod 9)>(%i)
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @step() {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg0 = 0 to 12 step 9 {
// CHECK-NEXT:       "test.use"(%arg0, %c0) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Attributes of an op that is replaced go; those of others stay.
func.func @attributes(%i: index) -> (index, index) {
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i) {keep}
  %1 = affine.apply affine_map<()[s0] -> (s0 + 2)>()[%i] {keep}
  return %0, %1 : index, index
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @attributes(%arg0: index) -> (index, index) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg0] {keep}
// CHECK-NEXT:     return %0, %1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Sums wrap, as those of indices do; what divides by zero in a right operand is only seen if the left one is known.
func.func @wrapped(%i: index) -> (index, index, index) {
  %0 = affine.apply affine_map<()[s0] -> ((9223372036854775807 + 3) floordiv 4 - s0 mod 2)>()[%i]
  %1 = affine.apply affine_map<()[s0] -> (s0 + 2 mod 0)>()[%i]
  %2 = affine.apply affine_map<()[s0] -> ((2 mod 0) * 2 + s0 * 2)>()[%i]
  return %0, %1, %2 : index, index, index
}

// CHECK: #map = affine_map<()[s0] -> (-s0 + (s0 floordiv 2) * 2 - 2305843009213693952)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2 mod 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @wrapped(%arg0: index) -> (index, index, index) {
// CHECK-NEXT:     %0 = ub.poison : index
// CHECK-NEXT:     %1 = affine.apply #map()[%arg0]
// CHECK-NEXT:     %2 = affine.apply #map1()[%arg0]
// CHECK-NEXT:     return %1, %2, %0 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
