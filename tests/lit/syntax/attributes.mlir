// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Numbers.
"any.op"() {
  a = 1,
  b = -1 : i8,
  c = 0xFF : i32,
  d = 255 : ui8,
  e = -128 : si8,
  f = 3 : index,
  g = 18446744073709551615 : ui64,
  h = 170141183460469231731687303715884105727 : i128
} : () -> ()
"any.op"() {
  a = 1.0,
  b = -2.5 : f32,
  c = 1.0e10 : f64,
  d = 1.0e-10,
  e = 0x7F800000 : f32,
  f = 0xFFC00000 : f32,
  g = 3.14159274 : f32,
  h = 0.1,
  i = 1.0e+200
} : () -> ()
"any.op"() {
  a = 0.0 : f16,
  b = -0.0,
  c = 65504.0 : f16,
  d = 1.5 : bf16,
  e = 1.0 : f8E5M2,
  f = 0x7C00 : f16,
  g = 123456789.0 : f32,
  h = 0.333333343 : f32
} : () -> ()
"any.op"() {a = true, b = false, c = 1 : i1, d = 0 : i1, e = unit} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() {a = 1 : i64, b = -1 : i8, c = 255 : i32, d = 255 : ui8, e = -128 : si8, f = 3 : index, g = 18446744073709551615 : ui64, h = 170141183460469231731687303715884105727 : i128} : () -> ()
// CHECK-NEXT:   "any.op"() {a = 1.000000e+00 : f64, b = -2.500000e+00 : f32, c = 1.000000e+10 : f64, d = 1.000000e-10 : f64, e = 0x7F800000 : f32, f = 0xFFC00000 : f32, g = 3.14159274 : f32, h = 1.000000e-01 : f64, i = 9.9999999999999996E+199 : f64} : () -> ()
// CHECK-NEXT:   "any.op"() {a = 0.000000e+00 : f16, b = -0.000000e+00 : f64, c = 6.550400e+04 : f16, d = 1.500000e+00 : bf16, e = 1.000000e+00 : f8E5M2, f = 0x7C00 : f16, g = 0x4CEB79A3 : f32, h = 0.333333343 : f32} : () -> ()
// CHECK-NEXT:   "any.op"() {a = true, b = false, c = true, d = false, e} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = 1 : i64, b = -1 : i8, c = 255 : i32, d = 255 : ui8, e = -128 : si8, f = 3 : index, g = 18446744073709551615 : ui64, h = 170141183460469231731687303715884105727 : i128} : () -> ()
// GENERIC-NEXT:   "any.op"() {a = 1.000000e+00 : f64, b = -2.500000e+00 : f32, c = 1.000000e+10 : f64, d = 1.000000e-10 : f64, e = 0x7F800000 : f32, f = 0xFFC00000 : f32, g = 3.14159274 : f32, h = 1.000000e-01 : f64, i = 9.9999999999999996E+199 : f64} : () -> ()
// GENERIC-NEXT:   "any.op"() {a = 0.000000e+00 : f16, b = -0.000000e+00 : f64, c = 6.550400e+04 : f16, d = 1.500000e+00 : bf16, e = 1.000000e+00 : f8E5M2, f = 0x7C00 : f16, g = 0x4CEB79A3 : f32, h = 0.333333343 : f32} : () -> ()
// GENERIC-NEXT:   "any.op"() {a = true, b = false, c = true, d = false, e} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Strings.
"any.op"() {a = "", b = "tab\tnew\nquote\"back\\", c = "hex\41\00\FF", d = "ünï", e = "typed" : i32}
    : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() {a = "", b = "tab\09new\0Aquote\22back\\", c = "hexA\00\FF", d = "\C3\BCn\C3\AF", e = "typed" : i32} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = "", b = "tab\09new\0Aquote\22back\\", c = "hexA\00\FF", d = "\C3\BCn\C3\AF", e = "typed" : i32} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Collections.
"any.op"() {
  a = [],
  b = [1, [2, [3]]],
  c = {},
  d = {x = 1, "y z" = {w}},
  e = [i32, "s", @sym, unit, {k = []}]
} : () -> ()
"any.op"() {z = 1, a = 2, m = 3} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() {a = [], b = [1, [2, [3]]], c = {}, d = {x = 1 : i64, "y z" = {w}}, e = [i32, "s", @sym, unit, {k = []}]} : () -> ()
// CHECK-NEXT:   "any.op"() {a = 2 : i64, m = 3 : i64, z = 1 : i64} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = [], b = [1, [2, [3]]], c = {}, d = {x = 1 : i64, "y z" = {w}}, e = [i32, "s", @sym, unit, {k = []}]} : () -> ()
// GENERIC-NEXT:   "any.op"() {a = 2 : i64, m = 3 : i64, z = 1 : i64} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Dense arrays.
"any.op"() {
  a = array<i32>,
  b = array<i32: 1>,
  c = array<i64: -1, 2, 3>,
  d = array<i1: true, false>,
  e = array<f32: 1.0, -2.5>,
  f = array<i8: 127, -128>,
  g = array<f64: 0x7FF0000000000000>,
  h = array<i16: 5>
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() {a = array<i32>, b = array<i32: 1>, c = array<i64: -1, 2, 3>, d = array<i1: true, false>, e = array<f32: 1.000000e+00, -2.500000e+00>, f = array<i8: 127, -128>, g = array<f64: 0x7FF0000000000000>, h = array<i16: 5>} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = array<i32>, b = array<i32: 1>, c = array<i64: -1, 2, 3>, d = array<i1: true, false>, e = array<f32: 1.000000e+00, -2.500000e+00>, f = array<i8: 127, -128>, g = array<f64: 0x7FF0000000000000>, h = array<i16: 5>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Dense elements.
"any.op"() {
  a = dense<1> : tensor<4xi32>,
  b = dense<[1, 2, 3]> : tensor<3xi8>,
  c = dense<[[1, 2], [3, 4]]> : vector<2x2xi64>,
  d = dense<> : tensor<0xi32>,
  e = dense<[]> : tensor<0xf32>,
  f = dense<5> : tensor<index>
} : () -> ()
"any.op"() {
  a = dense<1.5> : tensor<2xf32>,
  b = dense<[1.0, 0x7FC00000, -0.0]> : tensor<3xf32>,
  c = dense<true> : tensor<4xi1>,
  d = dense<[true, false, true]> : tensor<3xi1>,
  e = dense<(1.0,2.0)> : tensor<2xcomplex<f32>>,
  f = dense<[(1,2), (3,4)]> : tensor<2xcomplex<i32>>
} : () -> ()
"any.op"() {
  a = dense<"0x01000000"> : tensor<1xi32>,
  b = dense<"0x0100000002000000"> : tensor<2xi32>,
  c = dense<["a", "b\n"]> : tensor<2x!any.string>,
  d = dense<"same"> : tensor<3x!any.string>
} : () -> ()

// CHECK: module {
// CHECK-NEXT{LITERAL}:   "any.op"() {a = dense<1> : tensor<4xi32>, b = dense<[1, 2, 3]> : tensor<3xi8>, c = dense<[[1, 2], [3, 4]]> : vector<2x2xi64>, d = dense<> : tensor<0xi32>, e = dense<> : tensor<0xf32>, f = dense<5> : tensor<index>} : () -> ()
// CHECK-NEXT:   "any.op"() {a = dense<1.500000e+00> : tensor<2xf32>, b = dense<[1.000000e+00, 0x7FC00000, -0.000000e+00]> : tensor<3xf32>, c = dense<true> : tensor<4xi1>, d = dense<[true, false, true]> : tensor<3xi1>, e = dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>, f = dense<[(1,2), (3,4)]> : tensor<2xcomplex<i32>>} : () -> ()
// CHECK-NEXT:   "any.op"() {a = dense<1> : tensor<1xi32>, b = dense<[1, 2]> : tensor<2xi32>, c = dense<["a", "b\0A"]> : tensor<2x!any.string>, d = dense<"same"> : tensor<3x!any.string>} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT{LITERAL}:   "any.op"() {a = dense<1> : tensor<4xi32>, b = dense<[1, 2, 3]> : tensor<3xi8>, c = dense<[[1, 2], [3, 4]]> : vector<2x2xi64>, d = dense<> : tensor<0xi32>, e = dense<> : tensor<0xf32>, f = dense<5> : tensor<index>} : () -> ()
// GENERIC-NEXT:   "any.op"() {a = dense<1.500000e+00> : tensor<2xf32>, b = dense<[1.000000e+00, 0x7FC00000, -0.000000e+00]> : tensor<3xf32>, c = dense<true> : tensor<4xi1>, d = dense<[true, false, true]> : tensor<3xi1>, e = dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>, f = dense<[(1,2), (3,4)]> : tensor<2xcomplex<i32>>} : () -> ()
// GENERIC-NEXT:   "any.op"() {a = dense<1> : tensor<1xi32>, b = dense<[1, 2]> : tensor<2xi32>, c = dense<["a", "b\0A"]> : tensor<2x!any.string>, d = dense<"same"> : tensor<3x!any.string>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Sparse elements and resources.
"any.op"() {
  a = sparse<[[0, 1], [2, 3]], [4, 5]> : tensor<3x4xi32>,
  b = sparse<0, 1.5> : tensor<4xf32>,
  c = sparse<> : tensor<2x2xi8>,
  d = dense_resource<key> : tensor<2xf32>
} : () -> ()

// CHECK: module {
// CHECK-NEXT{LITERAL}:   "any.op"() {a = sparse<[[0, 1], [2, 3]], [4, 5]> : tensor<3x4xi32>, b = sparse<0, 1.500000e+00> : tensor<4xf32>, c = sparse<> : tensor<2x2xi8>, d = dense_resource<key> : tensor<2xf32>} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT{LITERAL}:   "any.op"() {a = sparse<[[0, 1], [2, 3]], [4, 5]> : tensor<3x4xi32>, b = sparse<0, 1.500000e+00> : tensor<4xf32>, c = sparse<> : tensor<2x2xi8>, d = dense_resource<key> : tensor<2xf32>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Symbols.
"any.op"() {a = @x, b = @"x y", c = @x::@y::@"z w", d = @x.y$z} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() {a = @x, b = @"x y", c = @x::@y::@"z w", d = @x.y$z} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = @x, b = @"x y", c = @x::@y::@"z w", d = @x.y$z} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Types as attributes, layouts, distinct attributes.
"any.op"() {
  a = i32,
  b = tensor<4xf32>,
  c = () -> (),
  d = strided<[1, ?], offset: 2>,
  e = strided<[]>
} : () -> ()
"any.op"() {a = distinct[0]<unit>, b = distinct[0]<unit>, c = distinct[1]<"x">} : () -> ()

// CHECK: #distinct = distinct[0]<"x">
// CHECK-NEXT: module {
// CHECK-NEXT:   "any.op"() {a = i32, b = tensor<4xf32>, c = () -> (), d = strided<[1, ?], offset: 2>, e = strided<[]>} : () -> ()
// CHECK-NEXT:   "any.op"() {a = distinct[1]<>, b = distinct[1]<>, c = #distinct} : () -> ()
// CHECK-NEXT: }
// GENERIC: #distinct = distinct[0]<"x">
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = i32, b = tensor<4xf32>, c = () -> (), d = strided<[1, ?], offset: 2>, e = strided<[]>} : () -> ()
// GENERIC-NEXT:   "any.op"() {a = distinct[1]<>, b = distinct[1]<>, c = #distinct} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Attributes of dialects that nobody registered.
"any.op"() {
  a = #any.attr,
  b = #any.attr<1, "x", [y]>,
  c = #any<"text">,
  d = #any.attr<i32> : i32,
  e = #other.a<#any.b<->>>
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() {a = #any.attr, b = #any.attr<1, "x", [y]>, c = #any<"text">, d = #any.attr<i32> : i32, e = #other.a<#any.b<->>>} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = #any.attr, b = #any.attr<1, "x", [y]>, c = #any<"text">, d = #any.attr<i32> : i32, e = #other.a<#any.b<->>>} : () -> ()
// GENERIC-NEXT: }) : () -> ()
