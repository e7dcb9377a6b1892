// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Integers.
"any.op"() {a = i1, b = i0, c = i17, d = si8, e = ui64, f = i16777215, g = index} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() {a = i1, b = i0, c = i17, d = si8, e = ui64, f = i16777215, g = index} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = i1, b = i0, c = i17, d = si8, e = ui64, f = i16777215, g = index} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Floats.
"any.op"() {a = f16, b = bf16, c = f32, d = f64, e = f80, f = f128, g = tf32} : () -> ()
"any.op"() {
  a = f8E5M2,
  b = f8E4M3FN,
  c = f8E5M2FNUZ,
  d = f8E4M3FNUZ,
  e = f8E4M3B11FNUZ,
  f = f8E4M3FN
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() {a = f16, b = bf16, c = f32, d = f64, e = f80, f = f128, g = tf32} : () -> ()
// CHECK-NEXT:   "any.op"() {a = f8E5M2, b = f8E4M3FN, c = f8E5M2FNUZ, d = f8E4M3FNUZ, e = f8E4M3B11FNUZ, f = f8E4M3FN} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = f16, b = bf16, c = f32, d = f64, e = f80, f = f128, g = tf32} : () -> ()
// GENERIC-NEXT:   "any.op"() {a = f8E5M2, b = f8E4M3FN, c = f8E5M2FNUZ, d = f8E4M3FNUZ, e = f8E4M3B11FNUZ, f = f8E4M3FN} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Vectors.
"any.op"() {
  a = vector<4xf32>,
  b = vector<2x3xi1>,
  c = vector<[4]xf32>,
  d = vector<2x[4]x8xindex>,
  e = vector<f32>
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() {a = vector<4xf32>, b = vector<2x3xi1>, c = vector<[4]xf32>, d = vector<2x[4]x8xindex>, e = vector<f32>} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = vector<4xf32>, b = vector<2x3xi1>, c = vector<[4]xf32>, d = vector<2x[4]x8xindex>, e = vector<f32>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Tensors.
"any.op"() {
  a = tensor<f32>,
  b = tensor<?xf32>,
  c = tensor<4x?x0xi8>,
  d = tensor<*xf32>,
  e = tensor<2xvector<4xf32>>
} : () -> ()
"any.op"() {
  a = tensor<4xf32, "encoding">,
  b = tensor<2xf32, 7 : i32>,
  c = tensor<?x?xf64, {k = "v"}>,
  d = tensor<2xcomplex<f32>>
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() {a = tensor<f32>, b = tensor<?xf32>, c = tensor<4x?x0xi8>, d = tensor<*xf32>, e = tensor<2xvector<4xf32>>} : () -> ()
// CHECK-NEXT:   "any.op"() {a = tensor<4xf32, "encoding">, b = tensor<2xf32, 7 : i32>, c = tensor<?x?xf64, {k = "v"}>, d = tensor<2xcomplex<f32>>} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = tensor<f32>, b = tensor<?xf32>, c = tensor<4x?x0xi8>, d = tensor<*xf32>, e = tensor<2xvector<4xf32>>} : () -> ()
// GENERIC-NEXT:   "any.op"() {a = tensor<4xf32, "encoding">, b = tensor<2xf32, 7 : i32>, c = tensor<?x?xf64, {k = "v"}>, d = tensor<2xcomplex<f32>>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Memrefs.
"any.op"() {
  a = memref<f32>,
  b = memref<?x4xf32>,
  c = memref<*xf32>,
  d = memref<4xf32, 1>,
  e = memref<4xf32, 1 : i32>,
  f = memref<4xf32, "gpu">
} : () -> ()
"any.op"() {
  a = memref<4x4xf32, strided<[4, 1]>>,
  b = memref<4xf32, strided<[?], offset: ?>>,
  c = memref<4xf32, strided<[2], offset: 3>, 2>,
  d = memref<*xf32, 3>
} : () -> ()
"any.op"() {
  a = memref<4xf32, affine_map<(d0) -> (d0)>>,
  b = memref<4xf32, affine_map<(d0) -> (d0)>, 5>,
  c = memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>, 5>
} : () -> ()
"any.op"() {a = memref<2xmemref<3xf32>>, b = memref<2xvector<4xi8>>, c = memref<2xcomplex<f32>>}
    : () -> ()

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   "any.op"() {a = memref<f32>, b = memref<?x4xf32>, c = memref<*xf32>, d = memref<4xf32, 1>, e = memref<4xf32, 1 : i32>, f = memref<4xf32, "gpu">} : () -> ()
// CHECK-NEXT:   "any.op"() {a = memref<4x4xf32, strided<[4, 1]>>, b = memref<4xf32, strided<[?], offset: ?>>, c = memref<4xf32, strided<[2], offset: 3>, 2>, d = memref<*xf32, 3>} : () -> ()
// CHECK-NEXT:   "any.op"() {a = memref<4xf32>, b = memref<4xf32, 5>, c = memref<4x4xf32, #map, 5>} : () -> ()
// CHECK-NEXT:   "any.op"() {a = memref<2xmemref<3xf32>>, b = memref<2xvector<4xi8>>, c = memref<2xcomplex<f32>>} : () -> ()
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = memref<f32>, b = memref<?x4xf32>, c = memref<*xf32>, d = memref<4xf32, 1>, e = memref<4xf32, 1 : i32>, f = memref<4xf32, "gpu">} : () -> ()
// GENERIC-NEXT:   "any.op"() {a = memref<4x4xf32, strided<[4, 1]>>, b = memref<4xf32, strided<[?], offset: ?>>, c = memref<4xf32, strided<[2], offset: 3>, 2>, d = memref<*xf32, 3>} : () -> ()
// GENERIC-NEXT:   "any.op"() {a = memref<4xf32>, b = memref<4xf32, 5>, c = memref<4x4xf32, #map, 5>} : () -> ()
// GENERIC-NEXT:   "any.op"() {a = memref<2xmemref<3xf32>>, b = memref<2xvector<4xi8>>, c = memref<2xcomplex<f32>>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The others.
"any.op"() {
  a = complex<f64>,
  b = complex<i8>,
  c = tuple<>,
  d = tuple<i32, tuple<f32>>,
  e = none,
  f = tuple<tensor<2xf32>, index>
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() {a = complex<f64>, b = complex<i8>, c = tuple<>, d = tuple<i32, tuple<f32>>, e = none, f = tuple<tensor<2xf32>, index>} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = complex<f64>, b = complex<i8>, c = tuple<>, d = tuple<i32, tuple<f32>>, e = none, f = tuple<tensor<2xf32>, index>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Functions.
"any.op"() {
  a = () -> (),
  b = (i32) -> i32,
  c = (i32, f32) -> (f32, i32),
  d = () -> (() -> ()),
  e = (() -> i32, i8) -> ((i8) -> i8)
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() {a = () -> (), b = (i32) -> i32, c = (i32, f32) -> (f32, i32), d = () -> (() -> ()), e = (() -> i32, i8) -> ((i8) -> i8)} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = () -> (), b = (i32) -> i32, c = (i32, f32) -> (f32, i32), d = () -> (() -> ()), e = (() -> i32, i8) -> ((i8) -> i8)} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Types of dialects that nobody registered.
"any.op"() {
  a = !any.type,
  b = !any.type<i32>,
  c = !any<"x y">,
  d = !any.t<a, [b, {c}], (d)>,
  e = !other.nested<!any.type<4x?xf32>>
} : () -> !any.result<-> >

// CHECK: module {
// CHECK-NEXT:   %0 = "any.op"() {a = !any.type, b = !any.type<i32>, c = !any<"x y">, d = !any.t<a, [b, {c}], (d)>, e = !other.nested<!any.type<4x?xf32>>} : () -> !any.result<-> >
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   %0 = "any.op"() {a = !any.type, b = !any.type<i32>, c = !any<"x y">, d = !any.t<a, [b, {c}], (d)>, e = !other.nested<!any.type<4x?xf32>>} : () -> !any.result<-> >
// GENERIC-NEXT: }) : () -> ()

// -----

// White space and line breaks within types.
// pyopt-format: off
"any.op"() : () -> tensor < 4 x
   ? x f32 , "e" >
"any.op"() : () -> vector< 2x [ 4 ] x i8 >
// pyopt-format: on

// CHECK: module {
// CHECK-NEXT:   %0 = "any.op"() : () -> tensor<4x?xf32, "e">
// CHECK-NEXT:   %1 = "any.op"() : () -> vector<2x[4]xi8>
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   %0 = "any.op"() : () -> tensor<4x?xf32, "e">
// GENERIC-NEXT:   %1 = "any.op"() : () -> vector<2x[4]xi8>
// GENERIC-NEXT: }) : () -> ()
