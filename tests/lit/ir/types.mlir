// RUN: pyopt --allow-unregistered-dialect %s --split-input-file | FileCheck %s

// Types, as attributes of an op.

"foo"() {a = i0} : () -> ()
// CHECK: "foo"() {a = i0} : () -> ()

// -----

"foo"() {a = vector<4 x i32>} : () -> ()
// CHECK: "foo"() {a = vector<4xi32>} : () -> ()

// -----

"foo"() {a = memref<?x?xi32, strided<[?, 1], offset: ?>, 1 : i32>} : () -> ()
// CHECK: "foo"() {a = memref<?x?xi32, strided<[?, 1], offset: ?>, 1 : i32>} : () -> ()

// -----

"foo"() {a = memref<?x?xi32, affine_map<(d0, d1) -> (d0, d1)>, 0>} : () -> ()
// CHECK: "foo"() {a = memref<?x?xi32>} : () -> ()

// -----

"foo"() {a = () -> ((i32) -> i32)} : () -> ()
// CHECK: "foo"() {a = () -> ((i32) -> i32)} : () -> ()

// -----

"foo"() {a = !foo.} : () -> ()
// CHECK: "foo"() {a = !foo<>} : () -> ()

// -----

"foo"() {a = !foo.<a>} : () -> ()
// CHECK: "foo"() {a = !foo<<a>>} : () -> ()

// -----

"foo"() {a = !foo.bar<a -> b "x>" {[(3)]} <d> #d<e> ::   u>} : () -> ()
// CHECK: "foo"() {a = !foo.bar<a -> b "x>" {[(3)]} <d> #d<e> ::   u>} : () -> ()

// -----

"foo"() {a = !foo<bar<x>>} : () -> ()
// CHECK: "foo"() {a = !foo.bar<x>} : () -> ()

// -----

"foo"() {a = !foo<"bar<x>">} : () -> ()
// CHECK: "foo"() {a = !foo<"bar<x>">} : () -> ()

// -----

"foo"() {
  a = memref<*xf32, 3>,
  b = !foo.bar<x>,
  c = memref<*xf32, 3>,
  d = !foo.bar<y<z>>,
  e = !foo.bar
} : () -> ()
// CHECK: "foo"() {a = memref<*xf32, 3>, b = !foo.bar<x>, c = memref<*xf32, 3>, d = !foo.bar<y<z>>, e = !foo.bar} : () -> ()

// -----

"foo"() {a = vector<[4]x8x[2]xf32>, b = vector<4x[2]x8x8x[8]xi8>, c = vector<4 x [2] x f32>}
    : () -> ()
// CHECK: "foo"() {a = vector<[4]x8x[2]xf32>, b = vector<4x[2]x8x8x[8]xi8>, c = vector<4x[2]xf32>} : () -> ()

// -----

"foo"() {a = tensor<4x!foo.bar>, b = tensor<!foo.bar<x>>, c = tensor<?x?x!foo.bar<z>, #foo.enc<a>>}
    : () -> ()
// CHECK: "foo"() {a = tensor<4x!foo.bar>, b = tensor<!foo.bar<x>>, c = tensor<?x?x!foo.bar<z>, #foo.enc<a>>} : () -> ()

// -----

"foo"() {
  a = memref<4xmemref<4xf32>>,
  b = memref<vector<4xf32>>,
  c = memref<memref<*xf32>>,
  d = memref<4xcomplex<f32>>,
  e = tensor<4xcomplex<f32>>,
  f = tensor<4xvector<4xf32>>,
  g = vector<4xindex>,
  h = memref<4xindex>
} : () -> ()
// CHECK: "foo"() {a = memref<4xmemref<4xf32>>, b = memref<vector<4xf32>>, c = memref<memref<*xf32>>, d = memref<4xcomplex<f32>>, e = tensor<4xcomplex<f32>>, f = tensor<4xvector<4xf32>>, g = vector<4xindex>, h = memref<4xindex>} : () -> ()

// -----

"foo"() {a = tensor<4xf32,>} : () -> ()
// CHECK: "foo"() {a = tensor<4xf32>} : () -> ()

// -----

"foo"() {a = tensor<4xf32, "x">, b = tensor<f32>, c = tensor<*xi1>} : () -> ()
// CHECK: "foo"() {a = tensor<4xf32, "x">, b = tensor<f32>, c = tensor<*xi1>} : () -> ()

// -----

"foo"() {
  a = tensor<?x4xi1, 3 : i8>,
  b = tensor<0x0xf32>,
  c = tensor<0x12xf32>,
  d = tensor<0xbf16, 3>,
  e = tensor<0xf8E5M2, 4>,
  f = tensor<0x0xbf16, 4>,
  g = memref<0x0x?xf32, 1>
} : () -> ()
// CHECK: "foo"() {a = tensor<?x4xi1, 3 : i8>, b = tensor<0x0xf32>, c = tensor<0x12xf32>, d = tensor<0xbf16, 3 : i64>, e = tensor<0xf8E5M2, 4 : i64>, f = tensor<0x0xbf16, 4 : i64>, g = memref<0x0x?xf32, 1>} : () -> ()

// -----

"foo"() {
  a = f8E4M3,
  b = f8E4M3FN,
  c = f8E5M2FNUZ,
  d = f8E4M3FNUZ,
  e = f8E4M3B11FNUZ,
  f = tf32,
  g = f80,
  h = f128,
  i = bf16
} : () -> ()
// CHECK: "foo"() {a = f8E4M3, b = f8E4M3FN, c = f8E5M2FNUZ, d = f8E4M3FNUZ, e = f8E4M3B11FNUZ, f = tf32, g = f80, h = f128, i = bf16} : () -> ()

// -----

"foo"() {a = si8, b = ui64, c = i007, d = i16777215, e = si0} : () -> ()
// CHECK: "foo"() {a = si8, b = ui64, c = i7, d = i16777215, e = si0} : () -> ()

// -----

"foo"() {a = tensor<2xi007>} : () -> ()
// CHECK: "foo"() {a = tensor<2xi7>} : () -> ()

// -----

"foo"() {a = tuple<i32, tuple<tensor<4xf32>, !foo.bar<x>>>} : () -> ()
// CHECK: "foo"() {a = tuple<i32, tuple<tensor<4xf32>, !foo.bar<x>>>} : () -> ()

// -----

"foo"() {
  a = (i32, f32) -> (),
  b = () -> (i32),
  c = (() -> ()) -> (),
  d = () -> (() -> ()),
  e = () -> (i32, () -> ())
} : () -> ()
// CHECK: "foo"() {a = (i32, f32) -> (), b = () -> i32, c = (() -> ()) -> (), d = () -> (() -> ()), e = () -> (i32, () -> ())} : () -> ()

// -----

"foo"() {
  a = !foo<bar>,
  b = !foo<bar<x>, y>,
  c = !foo<a b>,
  d = !foo.a$b,
  e = !foo<a$b>,
  f = !foo.a.b.c<x>,
  g = !foo<a.b<c>>
} : () -> ()
// CHECK: "foo"() {a = !foo.bar, b = !foo<bar<x>, y>, c = !foo<a b>, d = !foo<a$b>, e = !foo<a$b>, f = !foo.a.b.c<x>, g = !foo.a.b<c>} : () -> ()

// -----

"foo"() {a = !foo.bar<"x\">">} : () -> ()
// CHECK: "foo"() {a = !foo.bar<"x\">">} : () -> ()

// -----

"foo"() {a = !foo.bar<x // c
>} : () -> ()
// CHECK: "foo"() {a = !foo.bar<x // c
// CHECK: >} : () -> ()

// -----

"foo"() {
  a = memref<2xf32, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 + 1)>, 3>,
  b = memref<2xf32, affine_map<(d0) -> (d0)>, "x">
} : () -> ()
// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK: "foo"() {a = memref<2xf32, #map, 3>, b = memref<2xf32, "x">} : () -> ()

// -----

"foo"() {
  a = memref<2xf32, strided<[1]>>,
  b = memref<2xf32, strided<[?], offset: ?>>,
  c = memref<f32, strided<[]>>,
  d = memref<f32, affine_map<() -> ()>>,
  e = memref<f32, affine_map<() -> (0)>>,
  f = memref<4x3xf32, strided<[3, 1]>>,
  g = memref<*xf32, 0>,
  h = memref<*xf32, "x">,
  i = memref<*xf32, {}>
} : () -> ()
// CHECK: #map = affine_map<() -> (0)>
// CHECK: "foo"() {a = memref<2xf32, strided<[1]>>, b = memref<2xf32, strided<[?], offset: ?>>, c = memref<f32, strided<[]>>, d = memref<f32>, e = memref<f32, #map>, f = memref<4x3xf32, strided<[3, 1]>>, g = memref<*xf32>, h = memref<*xf32, "x">, i = memref<*xf32, {}>} : () -> ()

// -----

"foo"() {
  a = memref<2x3xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>,
  b = memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>, 5>
} : () -> ()
// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>
// CHECK: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK: "foo"() {a = memref<2x3xf32, #map>, b = memref<2x3xf32, #map1, 5>} : () -> ()

// -----

// White space and comments in the body of an unknown type or attribute belong to it, also where the rest of the op is
// the same as before.

"foo"() {a = !foo.bar<x y>, b = tensor<4x!foo.bar<x y>>} : () -> ()
"foo"() {a = !foo.bar<x  y>, b = tensor<4x!foo.bar<x  y>>} : () -> ()
"foo"() {a = #foo.bar<x y>} : () -> ()
"foo"() {a = #foo.bar<x  y>} : () -> ()
%0 = "foo"() : () -> !foo.bar<x y>
%1 = "foo"() : () -> !foo.bar<x /**/ y>
%2 = "foo"() : () -> !foo.bar<x y>
// CHECK: "foo"() {a = !foo.bar<x y>, b = tensor<4x!foo.bar<x y>>} : () -> ()
// CHECK-NEXT: "foo"() {a = !foo.bar<x  y>, b = tensor<4x!foo.bar<x  y>>} : () -> ()
// CHECK-NEXT: "foo"() {a = #foo.bar<x y>} : () -> ()
// CHECK-NEXT: "foo"() {a = #foo.bar<x  y>} : () -> ()
// CHECK-NEXT: %0 = "foo"() : () -> !foo.bar<x y>
// CHECK-NEXT: %1 = "foo"() : () -> !foo.bar<x /**/ y>
// CHECK-NEXT: %2 = "foo"() : () -> !foo.bar<x y>
