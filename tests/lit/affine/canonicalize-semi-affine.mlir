// RUN: pyopt %s --canonicalize --split-input-file | FileCheck %s

// s * 3 ceildiv 6 is no multiple of s, nor is seven times that.
func.func @inexact(%s: index) -> (index, index) {
  %0 = affine.apply affine_map<()[s0] -> (((s0 * 3 ceildiv 6) * 7 + s0 * 10) ceildiv s0)>()[%s]
  %1 = affine.apply affine_map<()[s0] -> (((s0 * 3 floordiv 6) * 7 + s0 * 10) floordiv s0)>()[%s]
  return %0, %1 : index, index
}

// CHECK: #map = affine_map<()[s0] -> ((s0 * 10 + (s0 ceildiv 2) * 7) ceildiv s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> ((s0 * 10 + (s0 floordiv 2) * 7) floordiv s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @inexact(%arg0: index) -> (index, index) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg0]
// CHECK-NEXT:     return %0, %1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// A quotient of a quotient, and what is exact.
func.func @exact(%s: index, %d: index) -> (index, index, index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (((d0 * s0) floordiv 6) floordiv s0)>(%d)[%s]
  %1 = affine.apply affine_map<(d0)[s0] -> ((d0 * s0 + s0 * 3) ceildiv s0)>(%d)[%s]
  %2 = affine.apply affine_map<(d0)[s0] -> ((d0 * s0 + s0 * 3) mod s0)>(%d)[%s]
  return %0, %1, %2 : index, index, index
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 6)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @exact(%arg0: index, %arg1: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     return %0, %1, %c0 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
