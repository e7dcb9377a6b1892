// RUN: pyopt --allow-unregistered-dialect %s --split-input-file | FileCheck %s

// Attribute and type aliases.

#x = loc("x")
"foo"() {a = #x, b = loc(#x)} : () -> () loc(#x)
// CHECK: #loc = loc("x")
// CHECK: "foo"() {a = #loc, b = #loc} : () -> ()

// -----

!a = i32
"foo"() {a = !a, b = tensor<4x!a>, c = vector<4x!a>, d = memref<!a>, e = tuple<!a>} : () -> ()
// CHECK: "foo"() {a = i32, b = tensor<4xi32>, c = vector<4xi32>, d = memref<i32>, e = tuple<i32>} : () -> ()

// -----

#0 = 3
"foo"() {a = #0} : () -> ()
// CHECK: "foo"() {a = 3 : i64} : () -> ()

// -----

#a-b = 3
"foo"() {a = #a-b} : () -> ()
// CHECK: "foo"() {a = 3 : i64} : () -> ()

// -----

#-b = 3
"foo"() {a = #-b} : () -> ()
// CHECK: "foo"() {a = 3 : i64} : () -> ()

// -----

#map = affine_map<(d0) -> (d0)>
"foo"() {a = #map} : () -> ()
// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: "foo"() {a = #map} : () -> ()
