// RUN: pyopt --allow-unregistered-dialect %s --split-input-file | FileCheck %s

// Attributes of every builtin kind.

"foo"() {a = #foo.bar<x> : i32} : () -> ()
// CHECK: "foo"() {a = #foo.bar<x> : i32} : () -> ()

// -----

"foo"() {a = #foo<bar> : i32, b = #foo.bar} : () -> ()
// CHECK: "foo"() {a = #foo.bar : i32, b = #foo.bar} : () -> ()

// -----

"foo"() {
  a,
  b = unit,
  c = 1,
  d = 1 : i64,
  e = 1 : i32,
  f = true,
  g = 1.0,
  h = 1.0 : f64,
  i = 1.0 : f32,
  j = -5,
  k = false
} : () -> ()
// CHECK: "foo"() {a, b, c = 1 : i64, d = 1 : i64, e = 1 : i32, f = true, g = 1.000000e+00 : f64, h = 1.000000e+00 : f64, i = 1.000000e+00 : f32, j = -5 : i64, k = false} : () -> ()

// -----

"foo"() {
  a = 255 : i8,
  b = -128 : i8,
  c = 3 : ui8,
  d = 3 : si8,
  e = 1 : i1,
  f = 0 : i1,
  g = 255 : ui8
} : () -> ()
// CHECK: "foo"() {a = -1 : i8, b = -128 : i8, c = 3 : ui8, d = 3 : si8, e = true, f = false, g = 255 : ui8} : () -> ()

// -----

"foo"() {a = "str" : i32, b = "a\n\t\\\"\00\FFé", c = ""} : () -> ()
// CHECK: "foo"() {a = "str" : i32, b = "a\0A\09\\\22\00\FF\C3\A9", c = ""} : () -> ()

// -----

"foo"() {a = @a, b = @a::@b, c = @"a b"::@"c", e = @"a\00b"} : () -> ()
// CHECK: "foo"() {a = @a, b = @a::@b, c = @"a b"::@c, e = @"a\00b"} : () -> ()

// -----

"foo"() {"a." = 2, foo.bar = 3, "4a" = 4, "a-b" = 3, _a = 3, "é" = 4} : () -> ()
// CHECK: "foo"() {"4a" = 4 : i64, _a = 3 : i64, "a-b" = 3 : i64, a. = 2 : i64, foo.bar = 3 : i64, "\C3\A9" = 4 : i64} : () -> ()

// -----

"foo"() {a = array<f16: 1.0>} : () -> ()
// CHECK: "foo"() {a = array<f16: 1.000000e+00>} : () -> ()

// -----

"foo"() {a = array<ui32: 1>} : () -> ()
// CHECK: "foo"() {a = array<ui32: 1>} : () -> ()

// -----

"foo"() {
  a = strided<[1, ?], offset: 3>,
  b = strided<[]>,
  c = strided<[1], offset: 0>,
  d = strided<[-1], offset: -1>,
  e = strided<[0, 1]>
} : () -> ()
// CHECK: "foo"() {a = strided<[1, ?], offset: 3>, b = strided<[]>, c = strided<[1]>, d = strided<[-1], offset: -1>, e = strided<[0, 1]>} : () -> ()

// -----

"foo"() {d = distinct[0]<32>, e = distinct[1]<"x">, f = distinct[0]<32>, g = distinct[2]<>}
    : () -> ()
// CHECK: #distinct = distinct[0]<32 : i64>
// CHECK: #distinct1 = distinct[1]<"x">
// CHECK: "foo"() {d = #distinct, e = #distinct1, f = #distinct, g = distinct[2]<>} : () -> ()

// -----

"foo"() {a = "é"} : () -> ()
// CHECK: "foo"() {a = "\C3\A9"} : () -> ()

// -----

"foo"() {a = 1.e5, b = 1.0e+5, c = 1.0E-5, d = 01, e = 00.5} : () -> ()
// CHECK: "foo"() {a = 1.000000e+05 : f64, b = 1.000000e+05 : f64, c = 1.000000e-05 : f64, d = 1 : i64, e = 5.000000e-01 : f64} : () -> ()

// -----

// pyopt-format: off
"foo"() {a = - 5, b = -5.0, c = - 5.0 : f32} : () -> ()
// pyopt-format: on
// CHECK: "foo"() {a = -5 : i64, b = -5.000000e+00 : f64, c = -5.000000e+00 : f32} : () -> ()

// -----

"foo"() {a = 0 : i0} : () -> ()
// CHECK: "foo"() {a = 0 : i0} : () -> ()

// -----

"foo"() {a = 1 : i1, b = -1 : i1, c = 1 : ui1, d = -1 : si1, e = 0x1 : i1} : () -> ()
// CHECK: "foo"() {a = true, b = true, c = 1 : ui1, d = -1 : si1, e = true} : () -> ()

// -----

"foo"() {
  a = 9223372036854775807 : index,
  b = -9223372036854775808 : index,
  c = -9223372036854775808
} : () -> ()
// CHECK: "foo"() {a = 9223372036854775807 : index, b = -9223372036854775808 : index, c = -9223372036854775808 : i64} : () -> ()

// -----

"foo"() {a = 9223372036854775808, b = 18446744073709551615} : () -> ()
// CHECK: "foo"() {a = -9223372036854775808 : i64, b = -1 : i64} : () -> ()

// -----

"foo"() {a = 0xFF : i8, b = 0xFF : i16, c = -0x1 : i8, d = 0xFF : ui8} : () -> ()
// CHECK: "foo"() {a = -1 : i8, b = 255 : i16, c = -1 : i8, d = 255 : ui8} : () -> ()

// -----

"foo"() {
  a = 0x3F800000 : f32,
  b = 0x3C00 : f16,
  c = 0x3F80 : bf16,
  d = 0x0 : f64,
  e = 0x38 : f8E5M2,
  f = 0x3FFF8000000000000000 : f80
} : () -> ()
// CHECK: "foo"() {a = 1.000000e+00 : f32, b = 1.000000e+00 : f16, c = 1.000000e+00 : bf16, d = 0.000000e+00 : f64, e = 5.000000e-01 : f8E5M2, f = 1.000000e+00 : f80} : () -> ()

// -----

"foo"() {
  a = 1.5 : f32,
  b = 1.1 : f16,
  c = 1.1 : bf16,
  d = 3.14159265358979,
  e = 1.0e-45 : f32,
  f = 1.0e-400,
  g = 100000.0,
  h = 1000000.0,
  i = 10000000.0 : f32,
  j = 123456.789,
  k = 65504.0 : f16,
  l = 65520.0 : f16,
  m = 0.333333333333333333 : f32,
  n = 448.0 : f8E4M3FN,
  o = 500.0 : f8E4M3FN,
  p = 1.0e10 : f8E4M3B11FNUZ,
  q = -0.0 : f8E5M2FNUZ
} : () -> ()
// CHECK: "foo"() {a = 1.500000e+00 : f32, b = 1.099610e+00 : f16, c = 1.101560e+00 : bf16, d = 3.14159265358979 : f64, e = 1.401300e-45 : f32, f = 0.000000e+00 : f64, g = 1.000000e+05 : f64, h = 1.000000e+06 : f64, i = 1.000000e+07 : f32, j = 123456.789 : f64, k = 6.550400e+04 : f16, l = 0x7C00 : f16, m = 0.333333343 : f32, n = 4.480000e+02 : f8E4M3FN, o = 0x7F : f8E4M3FN, p = 0x80 : f8E4M3B11FNUZ, q = 0.000000e+00 : f8E5M2FNUZ} : () -> ()

// -----

"foo"() {a = @a : : @b} : () -> ()
// CHECK: "foo"() {a = @a::@b} : () -> ()

// -----

"foo"() {a = @a::@b::@c, b = @"a"::@"b c"::@d.e, c = @a$b, d = @_x, e = @"1"} : () -> ()
// CHECK: "foo"() {a = @a::@b::@c, b = @a::@"b c"::@d.e, c = @a$b, d = @_x, e = @"1"} : () -> ()

// -----

"foo"() {
  a = [@a, [#foo.bar, {b = 3, c}], "s" : i8, 3.0, 3 : i8, 3.0 : f32, true, unit, array<i8: 3>,
       affine_map<() -> ()>]
} : () -> ()
// CHECK: #map = affine_map<() -> ()>
// CHECK: "foo"() {a = [@a, [#foo.bar, {b = 3 : i64, c}], "s" : i8, 3.000000e+00, 3 : i8, 3.000000e+00 : f32, true, unit, array<i8: 3>, #map]} : () -> ()

// -----

"foo"() {a = {b = 3 : i64, c = 3.0, d = {e}, f = {}}} : () -> ()
// CHECK: "foo"() {a = {b = 3 : i64, c = 3.000000e+00 : f64, d = {e}, f = {}}} : () -> ()

// -----

"foo"() {
  f32 = 4,
  index = 3,
  affine_map = 3,
  dense = 3,
  vector = 3,
  "vector<4xf32>" = 4,
  array,
  offset,
  strided,
  attributes
} : () -> ()
// CHECK: "foo"() {affine_map = 3 : i64, array, attributes, dense = 3 : i64, f32 = 4 : i64, index = 3 : i64, offset, strided, vector = 3 : i64, "vector<4xf32>" = 4 : i64} : () -> ()

// -----

"foo"() {"a\00b" = 1, "a\"" = 3, "\\" = 4} : () -> ()
// CHECK: "foo"() {"\\" = 4 : i64, "a\00b" = 1 : i64, "a\22" = 3 : i64} : () -> ()

// -----

"foo"() {a = affine_set<(d0) : (d0 >= 0)>, b = affine_map<(d0) -> (d0)>} : () -> ()
// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK: "foo"() {a = #set, b = #map} : () -> ()

// -----

"foo"() {
  a = 1.0 : bf16,
  b = 1.0e10 : f16,
  c = 1.0 : f8E5M2,
  d = -0.0,
  e = 3.4028235e38 : f32,
  f = 1.0e400,
  g = 0.1 : f32,
  h = 1.0e-50,
  i = 123456789.0,
  j = 1.0 : f80,
  k = 1.0 : f128,
  l = 1.0 : tf32
} : () -> ()
// CHECK: "foo"() {a = 1.000000e+00 : bf16, b = 0x7C00 : f16, c = 1.000000e+00 : f8E5M2, d = -0.000000e+00 : f64, e = 3.40282347E+38 : f32, f = 0x7FF0000000000000 : f64, g = 1.000000e-01 : f32, h = 1.000000e-50 : f64, i = 0x419D6F3454000000 : f64, j = 1.000000e+00 : f80, k = 1.000000e+00 : f128, l = 1.000000e+00 : tf32} : () -> ()

// -----

"foo"() {
  a = 0x7FF0000000000000 : f64,
  b = 0xFF80 : bf16,
  c = 0x7C00 : f16,
  d = 0x1 : f32,
  e = 0x7fc00001 : f32
} : () -> ()
// CHECK: "foo"() {a = 0x7FF0000000000000 : f64, b = 0xFF80 : bf16, c = 0x7C00 : f16, d = 1.401300e-45 : f32, e = 0x7FC00001 : f32} : () -> ()

// -----

"foo"() {a = dense_resource<x> : tensor<4xi32>} : () -> ()
// CHECK: "foo"() {a = dense_resource<x> : tensor<4xi32>} : () -> ()

// -----

"foo"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = dense<1> : tensor<4xi32>}
    : () -> ()
// CHECK: "foo"() {a = sparse<{{\[\[}}0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = dense<1> : tensor<4xi32>} : () -> ()

// -----

"foo"() {
  v = memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>>,
  w = memref<4xf32, 0 : i32>,
  x = memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
} : () -> ()
// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK: "foo"() {v = memref<4x4xf32>, w = memref<4xf32>, x = memref<4xf32, #map>} : () -> ()

// -----

"foo"() {v = memref<4xf32, {a = 3}>} : () -> ()
// CHECK: "foo"() {v = memref<4xf32, {a = 3 : i64}>} : () -> ()

// -----

// pyopt-format: off
"foo"() {v = tensor<4 x i32>, w = tensor<4x 8xi32>, x = tensor<? x f32>, y = memref < 3 x4xf32>, z = tensor<0x0x0xf32>, z1 = tensor<0xf32, 3>}: () -> ()
// pyopt-format: on
// CHECK: "foo"() {v = tensor<4xi32>, w = tensor<4x8xi32>, x = tensor<?xf32>, y = memref<3x4xf32>, z = tensor<0x0x0xf32>, z1 = tensor<0xf32, 3 : i64>} : () -> ()
