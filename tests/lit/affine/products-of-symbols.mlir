// RUN: pyopt %s --canonicalize --split-input-file | FileCheck %s

// The symbol with the lower number comes first.

func.func private @maps()
    attributes {a = affine_map<()[s0, s1] -> (s1 * s0)>, b = affine_map<(d0)[s0, s1] -> (s1 * d0)>}
func.func private @factors() attributes {
  a = affine_map<()[s0, s1] -> ((s1 * 2) * s0)>,
  b = affine_map<()[s0, s1] -> (s1 * (s0 * 2))>
}
func.func private @longer() attributes {
  a = affine_map<()[s0, s1] -> (s1 * s0 * s1)>,
  b = affine_map<()[s0, s1, s2] -> (s2 * (s1 * s0))>
}
func.func private @sum() attributes {
  a = affine_map<()[s0, s1, s2] -> ((s2 + 1) * (s1 * s0))>,
  b = affine_map<()[s0, s1] -> (s1 * s0 floordiv s1)>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s1)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> ((s0 * s1) * 2)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (s1 * (s0 * 2))>
// CHECK-NEXT: #map4 = affine_map<()[s0, s1] -> ((s0 * s1) * s1)>
// CHECK-NEXT: #map5 = affine_map<()[s0, s1, s2] -> (s2 * (s0 * s1))>
// CHECK-NEXT: #map6 = affine_map<()[s0, s1, s2] -> ((s2 + 1) * (s0 * s1))>
// CHECK-NEXT: #map7 = affine_map<()[s0, s1] -> ((s0 * s1) floordiv s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @maps() attributes {a = #map, b = #map1}
// CHECK-NEXT:   func.func private @factors() attributes {a = #map2, b = #map3}
// CHECK-NEXT:   func.func private @longer() attributes {a = #map4, b = #map5}
// CHECK-NEXT:   func.func private @sum() attributes {a = #map6, b = #map7}
// CHECK-NEXT: }

// -----

func.func @extrema(%a: index, %b: index, %c: index) -> (index, index, index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0 * s0, 4)>(%a)[%b]
  %1 = affine.min affine_map<()[s0, s1] -> (s0 * s1 + s0, 4)>()[%b, %a]
  %2 = affine.min affine_map<()[s0, s1] -> (s1 * s0 + s0, s0 floordiv s1)>()[%b, %a]
  %3 = affine.apply affine_map<()[s0, s1, s2] -> (s1 * s0 + s2)>()[%b, %a, %c]
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1, 4)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s0 * s1, 4)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 + s0 * s1, s0 floordiv s1)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @extrema(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index) {
// CHECK-NEXT:     %0 = affine.min #map()[%arg1, %arg0]
// CHECK-NEXT:     %1 = affine.min #map1()[%arg1, %arg0]
// CHECK-NEXT:     %2 = affine.min #map2()[%arg1, %arg0]
// CHECK-NEXT:     %3 = affine.apply #map3()[%arg1, %arg0, %arg2]
// CHECK-NEXT:     return %0, %1, %2, %3 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
