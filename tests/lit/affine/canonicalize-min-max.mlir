// RUN: pyopt %s --canonicalize --allow-unregistered-dialect --split-input-file | FileCheck %s

// affine.min and affine.max.

// Of one result, and of equal ones.
func.func @single(%i: index, %n: index) -> (index, index, index, index, index) {
  %0 = affine.min affine_map<(d0) -> (d0)>(%i)
  %1 = affine.max affine_map<(d0)[s0] -> (s0)>(%i)[%n]
  %2 = affine.max affine_map<(d0)[s0] -> (s0 + d0)>(%i)[%n]
  %3 = affine.max affine_map<(d0, d1) -> (d0, d1, d0)>(%i, %n)
  %4 = affine.max affine_map<(d0, d1) -> (d0, d1, d0)>(%i, %i)
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s1, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @single(%arg0: index, %arg1: index) -> (index, index, index, index, index) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg0]
// CHECK-NEXT:     %1 = affine.max #map1()[%arg0, %arg1]
// CHECK-NEXT:     return %arg0, %arg1, %0, %1, %arg0 : index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A minimum of minima, where the inner one stands by itself.
func.func @merged(%i: index, %n: index, %m: index) -> (index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0 + 1)>(%i)[%n]
  %1 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%0, %m)
  %2 = affine.min affine_map<()[s0, s1] -> (s0, s1 * 2)>()[%0, %m]
  return %1, %2 : index, index
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s2, s1, s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s2, s1 + 1, s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @merged(%arg0: index, %arg1: index, %arg2: index) -> (index, index) {
// CHECK-NEXT:     %0 = affine.min #map()[%arg1, %arg0, %arg2]
// CHECK-NEXT:     %1 = affine.min #map1()[%arg2, %arg1, %arg0]
// CHECK-NEXT:     return %0, %1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Composition, and what bounds of loops say.
func.func @composed(%n: index) {
  affine.for %i = 0 to 8 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%n]
    %1 = affine.min affine_map<(d0, d1) -> (d0 + 1, d1 floordiv 8, d1 mod 8)>(%0, %i)
    "test.use"(%1) : (index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (0, d0, d0 * 2 + s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @composed(%arg0: index) {
// CHECK-NEXT:     affine.for %arg1 = 0 to 8 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1)[%arg0]
// CHECK-NEXT:       "test.use"(%0) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The same for the other extremum.
func.func @merged_max(%a: index, %b: index, %c: index) -> index {
  %0 = affine.max affine_map<(d0, d1) -> (d0 + 3, d1)>(%a, %b)
  %1 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%0, %c)
  return %1 : index
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s2, s1, s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @merged_max(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT:     %0 = affine.max #map()[%arg0, %arg1, %arg2]
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
