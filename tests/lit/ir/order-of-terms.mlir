// RUN: pyopt %s | FileCheck %s

// Of two dims, or two symbols, that are added or multiplied the lower number comes first; other terms stay where they are.

func.func private @f0() attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> (d1 + d0)>}
func.func private @f1() attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> (s1 + s0)>}
func.func private @f2() attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> (d2 + d1 + d0)>}
func.func private @f3() attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> (d2 + d0 + d1)>}
func.func private @f5() attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> (d0 + d2 + d1)>}
func.func private @f6() attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> (d1 + d0 * 2)>}
func.func private @f7() attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> (d1 * 2 + d0)>}
func.func private @f8() attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> (d1 + 1 + d0)>}
func.func private @f9() attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> (d1 + 1 + d0 + 2)>}
func.func private @f10() attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> (d1 - d0)>}
func.func private @f11()
    attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> ((d1 + d0) floordiv 2)>}
func.func private @f12() attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> (d1 * 2 + (d1 + d0))>}
func.func private @f13() attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> (s1 * s0)>}
func.func private @f14() attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> (s0 * d0)>}
func.func private @f15() attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> (s1 * s0 + s0 * s1)>}
func.func private @f16() attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> (d1 + s0 + d0)>}
func.func private @f17() attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> (s1 + d1 + s0 + d0)>}
func.func private @f18() attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> ((s1 + s0) mod 3)>}
func.func private @f19() attributes {map = affine_map<(d0, d1, d2)[s0, s1] -> (s1 + d0 + s0)>}

#set = affine_set<(d0, d1)[s0, s1] : (d1 + d0 - 1 >= 0, s1 + s0 == 0)>
func.func private @set() attributes {set = #set}

// CHECK: #map = affine_map<(d0, d1, d2)[s0, s1] -> (d0 + d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2)[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2)[s0, s1] -> (d1 + d2 + d0)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2)[s0, s1] -> (d0 + d2 + d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2)[s0, s1] -> (d1 + d0 * 2)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2)[s0, s1] -> (d1 * 2 + d0)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2)[s0, s1] -> (d0 + d1 + 1)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1, d2)[s0, s1] -> (d0 + d1 + 3)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1, d2)[s0, s1] -> (d1 - d0)>
// CHECK-NEXT: #map9 = affine_map<(d0, d1, d2)[s0, s1] -> ((d0 + d1) floordiv 2)>
// CHECK-NEXT: #map10 = affine_map<(d0, d1, d2)[s0, s1] -> (d1 * 2 + d0 + d1)>
// CHECK-NEXT: #map11 = affine_map<(d0, d1, d2)[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: #map12 = affine_map<(d0, d1, d2)[s0, s1] -> (d0 * s0)>
// CHECK-NEXT: #map13 = affine_map<(d0, d1, d2)[s0, s1] -> ((s0 * s1) * 2)>
// CHECK-NEXT: #map14 = affine_map<(d0, d1, d2)[s0, s1] -> (d1 + s0 + d0)>
// CHECK-NEXT: #map15 = affine_map<(d0, d1, d2)[s0, s1] -> (d1 + s1 + s0 + d0)>
// CHECK-NEXT: #map16 = affine_map<(d0, d1, d2)[s0, s1] -> ((s0 + s1) mod 3)>
// CHECK-NEXT: #map17 = affine_map<(d0, d1, d2)[s0, s1] -> (d0 + s1 + s0)>
// CHECK-NEXT: #set = affine_set<(d0, d1)[s0, s1] : (d0 + d1 - 1 >= 0, s0 + s1 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f0() attributes {map = #map}
// CHECK-NEXT:   func.func private @f1() attributes {map = #map1}
// CHECK-NEXT:   func.func private @f2() attributes {map = #map2}
// CHECK-NEXT:   func.func private @f3() attributes {map = #map3}
// CHECK-NEXT:   func.func private @f5() attributes {map = #map3}
// CHECK-NEXT:   func.func private @f6() attributes {map = #map4}
// CHECK-NEXT:   func.func private @f7() attributes {map = #map5}
// CHECK-NEXT:   func.func private @f8() attributes {map = #map6}
// CHECK-NEXT:   func.func private @f9() attributes {map = #map7}
// CHECK-NEXT:   func.func private @f10() attributes {map = #map8}
// CHECK-NEXT:   func.func private @f11() attributes {map = #map9}
// CHECK-NEXT:   func.func private @f12() attributes {map = #map10}
// CHECK-NEXT:   func.func private @f13() attributes {map = #map11}
// CHECK-NEXT:   func.func private @f14() attributes {map = #map12}
// CHECK-NEXT:   func.func private @f15() attributes {map = #map13}
// CHECK-NEXT:   func.func private @f16() attributes {map = #map14}
// CHECK-NEXT:   func.func private @f17() attributes {map = #map15}
// CHECK-NEXT:   func.func private @f18() attributes {map = #map16}
// CHECK-NEXT:   func.func private @f19() attributes {map = #map17}
// CHECK-NEXT:   func.func private @set() attributes {set = #set}
// CHECK-NEXT: }
