// RUN: pyopt %s --canonicalize --split-input-file | FileCheck %s

// A result that divides by zero stays; it keeps no other one from becoming a constant.

func.func @one(%x: index) -> index {
  %c10 = arith.constant 10 : index
  %0 = affine.max affine_map<(d0, d1)[s0] -> (d0 floordiv 0, s0 + 1, d1)>(%c10, %x)[%c10]
  return %0 : index
}

// CHECK: #map = affine_map<()[s0] -> (10 floordiv 0, 11, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @one(%arg0: index) -> index {
// CHECK-NEXT:     %0 = affine.max #map()[%arg0]
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @all_constant() -> index {
  %c10 = arith.constant 10 : index
  %0 = affine.min affine_map<(d0)[s0] -> (s0 + 1, d0 floordiv 0)>(%c10)[%c10]
  return %0 : index
}

// CHECK: #map = affine_map<() -> (11, 10 floordiv 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @all_constant() -> index {
// CHECK-NEXT:     %0 = affine.min #map()
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
