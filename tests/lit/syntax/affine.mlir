// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Expressions are simplified as they are read.
"any.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + 0, d1 * 1, s0 * 0, d0 + d0, 2 * 3 + 4, d0 - d0)>}
    : () -> ()
"any.op"() {
  m = affine_map<(d0) -> (d0 floordiv 1, d0 ceildiv 1, d0 mod 1, 7 floordiv 2, 7 ceildiv 2, -7 mod 3, -7 floordiv 2)>
} : () -> ()
"any.op"() {m = affine_map<(d0) -> (d0 * 2 * 3, d0 + 1 + 2, 3 + d0, 3 * d0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0, d1, 0, d0 * 2, 10, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0, d0, 0, 3, 4, 2, -4)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 * 6, d0 + 3, d0 + 3, d0 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   "any.op"() {m = #map} : () -> ()
// CHECK-NEXT:   "any.op"() {m = #map1} : () -> ()
// CHECK-NEXT:   "any.op"() {m = #map2} : () -> ()
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1)[s0] -> (d0, d1, 0, d0 * 2, 10, 0)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> (d0, d0, 0, 3, 4, 2, -4)>
// GENERIC-NEXT: #map2 = affine_map<(d0) -> (d0 * 6, d0 + 3, d0 + 3, d0 * 3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {m = #map} : () -> ()
// GENERIC-NEXT:   "any.op"() {m = #map1} : () -> ()
// GENERIC-NEXT:   "any.op"() {m = #map2} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Signs and parentheses.
"any.op"() {
  m = affine_map<(d0, d1) -> (-d0, d0 - d1, d0 - 5, -(d0 + d1), -d0 - d1, d0 * -1, -(-d0), d0 - (d1 - 2))>
} : () -> ()
"any.op"() {
  m = affine_map<(d0, d1)[s0] -> ((d0 + d1) * 2, (d0 + d1) floordiv 2, d0 mod 4 + d1 floordiv 4, (d0 mod 4) * s0, d0 ceildiv s0)>
} : () -> ()

// CHECK: #map = affine_map<(d0, d1) -> (-d0, d0 - d1, d0 - 5, -(d0 + d1), -d0 - d1, -d0, d0, d0 - (d1 - 2))>
// CHECK-NEXT: #map1 = affine_map<(d0, d1)[s0] -> ((d0 + d1) * 2, (d0 + d1) floordiv 2, d0 mod 4 + d1 floordiv 4, (d0 mod 4) * s0, d0 ceildiv s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   "any.op"() {m = #map} : () -> ()
// CHECK-NEXT:   "any.op"() {m = #map1} : () -> ()
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (-d0, d0 - d1, d0 - 5, -(d0 + d1), -d0 - d1, -d0, d0, d0 - (d1 - 2))>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1)[s0] -> ((d0 + d1) * 2, (d0 + d1) floordiv 2, d0 mod 4 + d1 floordiv 4, (d0 mod 4) * s0, d0 ceildiv s0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {m = #map} : () -> ()
// GENERIC-NEXT:   "any.op"() {m = #map1} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Multiples of a divisor.
"any.op"() {
  m = affine_map<(d0) -> ((d0 * 4) floordiv 4, (d0 * 4) mod 2, (d0 * 8) floordiv 4, (d0 * 8) ceildiv 4, (d0 * 4 + 3) mod 4)>
} : () -> ()
"any.op"() {
  m = affine_map<(d0, d1) -> (d0 - (d0 floordiv 8) * 8, d0 mod 8 - d0, (d0 * 8 + d1) floordiv 8)>
} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0, 0, d0 * 2, d0 * 2, 3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 mod 8, d0 mod 8 - d0, d0 + d1 floordiv 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   "any.op"() {m = #map} : () -> ()
// CHECK-NEXT:   "any.op"() {m = #map1} : () -> ()
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0, 0, d0 * 2, d0 * 2, 3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d0 mod 8, d0 mod 8 - d0, d0 + d1 floordiv 8)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {m = #map} : () -> ()
// GENERIC-NEXT:   "any.op"() {m = #map1} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Names of dimensions and symbols are the author's.
"any.op"() {
  m = affine_map<(i, j)[N, M] -> (i + N, j * 2 - M)>,
  s = affine_set<(i)[N] : (i >= 0, N - i - 1 >= 0, i mod 2 == 0)>
} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0, s1] -> (d0 + s0, d1 * 2 - s1)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 - 1 >= 0, d0 mod 2 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   "any.op"() {m = #map, s = #set} : () -> ()
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1)[s0, s1] -> (d0 + s0, d1 * 2 - s1)>
// GENERIC-NEXT: #set = affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 - 1 >= 0, d0 mod 2 == 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {m = #map, s = #set} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Without dimensions, without results, without constraints.
"any.op"() {
  a = affine_map<() -> ()>,
  b = affine_map<()[s0] -> (s0)>,
  c = affine_map<(d0, d1) -> ()>,
  d = affine_set<() : (1 == 0)>,
  e = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
} : () -> ()

// CHECK: #map = affine_map<() -> ()>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> ()>
// CHECK-NEXT: #set = affine_set<() : (1 == 0)>
// CHECK-NEXT: #set1 = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   "any.op"() {a = #map, b = #map1, c = #map2, d = #set, e = #set1} : () -> ()
// CHECK-NEXT: }
// GENERIC: #map = affine_map<() -> ()>
// GENERIC-NEXT: #map1 = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1) -> ()>
// GENERIC-NEXT: #set = affine_set<() : (1 == 0)>
// GENERIC-NEXT: #set1 = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = #map, b = #map1, c = #map2, d = #set, e = #set1} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Comparisons as constraints.
"any.op"() {a = affine_set<(d0, d1) : (d0 >= d1, d0 <= 10, d0 == d1 + 1)>} : () -> ()

// CHECK: #set = affine_set<(d0, d1) : (d0 - d1 >= 0, -d0 + 10 >= 0, d0 - (d1 + 1) == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   "any.op"() {a = #set} : () -> ()
// CHECK-NEXT: }
// GENERIC: #set = affine_set<(d0, d1) : (d0 - d1 >= 0, -d0 + 10 >= 0, d0 - (d1 + 1) == 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = #set} : () -> ()
// GENERIC-NEXT: }) : () -> ()
