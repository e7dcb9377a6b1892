// RUN: pyopt --allow-unregistered-dialect %s | FileCheck %s

// A multiple of a quotient goes together with the last summand before it, where that is of use: to a remainder, to one
// multiple of both, or a symbol goes behind it.
"t.a"() {s = affine_map<(d0, d1)[s0, s1] -> (d1 mod 3 + s0 mod 2 + s1 + d0)>} : () -> ()
"t.a"() {s = affine_map<(d0, d1)[s0, s1] -> (d0 * 64 + d1 + (d1 floordiv 4) * -4)>} : () -> ()
"t.a"() {s = affine_map<(d0, d1)[s0, s1] -> (s0 * 64 + s1 + (s1 floordiv 4) * -4)>} : () -> ()
"t.a"() {s = affine_map<(d0, d1)[s0, s1] -> (s0 * 64 + s1 - (s1 floordiv 4) * 4 + 3)>} : () -> ()
"t.a"() {s = affine_map<(d0, d1)[s0, s1] -> (d1 + d0 + (d1 floordiv 4) * -4)>} : () -> ()
"t.a"() {s = affine_map<(d0, d1)[s0, s1] -> (d1 + d1 floordiv 4 + (d1 floordiv 4) * -4)>} : () -> ()
"t.a"() {s = affine_map<(d0, d1)[s0, s1] -> (d0 + (d1 floordiv 4) * 3 + (d1 floordiv 4) * -4)>}
    : () -> ()
"t.a"() {s = affine_map<(d0, d1)[s0, s1] -> (d0 + d1 + 3 + (d1 floordiv 4) * -4)>} : () -> ()
"t.a"() {s = affine_map<(d0, d1)[s0, s1] -> (s1 + (s0 floordiv 4) * -4 + (d0 floordiv 3) * 7)>}
    : () -> ()
"t.a"() {s = affine_map<(d0, d1)[s0, s1] -> (d0 + d1 * 4 + (d1 floordiv s0) * s0)>} : () -> ()
"t.a"() {s = affine_map<(d0, d1)[s0, s1] -> (d0 + d1 + ((d1 floordiv s0) * s0) * -1)>} : () -> ()
"t.a"() {s = affine_map<(d0, d1)[s0, s1] -> (d0 + s1 + (d1 floordiv s0) * s0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0, s1] -> (d1 mod 3 + s0 mod 2 + s1 + d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1)[s0, s1] -> (d0 * 64 + d1 mod 4)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1)[s0, s1] -> (s0 * 64 + s1 mod 4)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1)[s0, s1] -> (s0 * 64 + s1 mod 4 + 3)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1)[s0, s1] -> (d0 + d1 mod 4)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1)[s0, s1] -> (d1 - (d1 floordiv 4) * 3)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1)[s0, s1] -> (d0 - d1 floordiv 4)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1)[s0, s1] -> (d0 + d1 mod 4 + 3)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1)[s0, s1] -> ((d0 floordiv 3) * 7 + s1 - (s0 floordiv 4) * 4)>
// CHECK-NEXT: #map9 = affine_map<(d0, d1)[s0, s1] -> (d0 + d1 * 4 + (d1 floordiv s0) * s0)>
// CHECK-NEXT: #map10 = affine_map<(d0, d1)[s0, s1] -> (d0 + d1 - (d1 floordiv s0) * s0)>
// CHECK-NEXT: #map11 = affine_map<(d0, d1)[s0, s1] -> (d0 + (d1 floordiv s0) * s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   "t.a"() {s = #map} : () -> ()
// CHECK-NEXT:   "t.a"() {s = #map1} : () -> ()
// CHECK-NEXT:   "t.a"() {s = #map2} : () -> ()
// CHECK-NEXT:   "t.a"() {s = #map3} : () -> ()
// CHECK-NEXT:   "t.a"() {s = #map4} : () -> ()
// CHECK-NEXT:   "t.a"() {s = #map5} : () -> ()
// CHECK-NEXT:   "t.a"() {s = #map6} : () -> ()
// CHECK-NEXT:   "t.a"() {s = #map7} : () -> ()
// CHECK-NEXT:   "t.a"() {s = #map8} : () -> ()
// CHECK-NEXT:   "t.a"() {s = #map9} : () -> ()
// CHECK-NEXT:   "t.a"() {s = #map10} : () -> ()
// CHECK-NEXT:   "t.a"() {s = #map11} : () -> ()
// CHECK-NEXT: }
