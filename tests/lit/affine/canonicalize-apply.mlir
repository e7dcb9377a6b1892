// RUN: pyopt %s --canonicalize --allow-unregistered-dialect --split-input-file | FileCheck %s

// affine.apply: folds, and composition of maps.

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
