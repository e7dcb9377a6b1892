// RUN: pyopt --allow-unregistered-dialect %s --split-input-file | FileCheck %s

// Locations as attributes; each gets an alias.

"foo"() {
  a = loc(unknown),
  b = loc("f":1:2),
  c = loc("n"),
  d = loc("n"("f":1:2)),
  e = loc(fused["a", "b"]),
  f = loc(fused<"m">["a"]),
  g = loc(callsite("a" at "b")),
  h = loc(fused[])
} : () -> ()
// CHECK: #loc = loc(unknown)
// CHECK: #loc1 = loc("f":1:2)
// CHECK: #loc2 = loc("n")
// CHECK: #loc3 = loc("a")
// CHECK: #loc4 = loc("b")
// CHECK: #loc5 = loc("n"(#loc1))
// CHECK: #loc6 = loc(fused[#loc3, #loc4])
// CHECK: #loc7 = loc(fused<"m">[#loc3])
// CHECK: #loc8 = loc(callsite(#loc3 at #loc4))
// CHECK: "foo"() {a = #loc, b = #loc1, c = #loc2, d = #loc5, e = #loc6, f = #loc7, g = #loc8, h = #loc} : () -> ()

// -----

"foo"() {
  a = loc(fused["a", "a"]),
  b = loc(fused[unknown, "a"]),
  c = loc(fused["a"]),
  d = loc(fused<"x">[])
} : () -> ()
// CHECK: #loc = loc("a")
// CHECK: #loc1 = loc(unknown)
// CHECK: #loc2 = loc(fused<"x">[#loc1])
// CHECK: "foo"() {a = #loc, b = #loc, c = #loc, d = #loc2} : () -> ()

// -----

"foo"() {a = loc("f"(unknown))} : () -> ()
// CHECK: #loc = loc("f")
// CHECK: "foo"() {a = #loc} : () -> ()

// -----

"foo"() {a = loc("f"("x"("y")))} : () -> ()
// CHECK: #loc = loc("y")
// CHECK: #loc1 = loc("x"(#loc))
// CHECK: #loc2 = loc("f"(#loc1))
// CHECK: "foo"() {a = #loc2} : () -> ()

// -----

"foo"() : () -> () loc(#x)
#x = loc("x")
// CHECK: "foo"() : () -> ()

// -----

"foo"() {a = affine_set<(d0) : (d0 >= 0)>, b = affine_map<(d0) -> (d0)>} : () -> () loc("x")
// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK: "foo"() {a = #set, b = #map} : () -> ()
