// RUN: pyopt --split-input-file --allow-unregistered-dialect %s | FileCheck %s
// RUN: pyopt --split-input-file --allow-unregistered-dialect --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt --split-input-file --allow-unregistered-dialect --mlir-print-op-generic %s | pyopt --split-input-file --allow-unregistered-dialect | FileCheck %s

// Types, and what holds them.
"test.types"() {
  a = f4E2M1FN,
  b = f6E2M3FN,
  c = f6E3M2FN,
  d = f8E3M4,
  e = f8E4M3,
  f = f8E8M0FNU,
  g = tensor<2xf4E2M1FN>,
  h = memref<?xf6E2M3FN>,
  i = vector<2xf6E3M2FN>,
  j = complex<f8E3M4>,
  k = tuple<f8E8M0FNU>
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.types"() {a = f4E2M1FN, b = f6E2M3FN, c = f6E3M2FN, d = f8E3M4, e = f8E4M3, f = f8E8M0FNU, g = tensor<2xf4E2M1FN>, h = memref<?xf6E2M3FN>, i = vector<2xf6E3M2FN>, j = complex<f8E3M4>, k = tuple<f8E8M0FNU>} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "test.types"() {a = f4E2M1FN, b = f6E2M3FN, c = f6E3M2FN, d = f8E3M4, e = f8E4M3, f = f8E8M0FNU, g = tensor<2xf4E2M1FN>, h = memref<?xf6E2M3FN>, i = vector<2xf6E3M2FN>, j = complex<f8E3M4>, k = tuple<f8E8M0FNU>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Numbers are rounded to the nearest, ties to even.
"test.numbers"() {
  a0 = 1.0 : f4E2M1FN,
  a1 = 0.5 : f4E2M1FN,
  a2 = 3.0 : f4E2M1FN,
  a3 = 1.0e9 : f4E2M1FN,
  a4 = 0.0 : f4E2M1FN,
  a5 = 0.1 : f4E2M1FN,
  a6 = 0.75 : f4E2M1FN,
  a7 = 2.5 : f4E2M1FN,
  a8 = 0.0625 : f4E2M1FN,
  a9 = 6.5 : f4E2M1FN,
  a10 = 5.0 : f4E2M1FN,
  a11 = 1.0e-30 : f4E2M1FN,
  a12 = 7.0 : f4E2M1FN,
  a13 = 0.25 : f4E2M1FN,
  a14 = 1.25 : f4E2M1FN,
  a15 = 1.75 : f4E2M1FN,
  a16 = 3.5 : f4E2M1FN,
  a17 = 0.4 : f4E2M1FN,
  a18 = 1.0e300 : f4E2M1FN,
  a19 = 6.1 : f4E2M1FN,
  a20 = 15.5 : f4E2M1FN,
  a21 = 29.0 : f4E2M1FN,
  a22 = 3.0e38 : f4E2M1FN,
  a23 = 5.0e-39 : f4E2M1FN
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.numbers"() {a0 = 1.000000e+00 : f4E2M1FN, a1 = 5.000000e-01 : f4E2M1FN, a10 = 4.000000e+00 : f4E2M1FN, a11 = 0.000000e+00 : f4E2M1FN, a12 = 6.000000e+00 : f4E2M1FN, a13 = 0.000000e+00 : f4E2M1FN, a14 = 1.000000e+00 : f4E2M1FN, a15 = 2.000000e+00 : f4E2M1FN, a16 = 4.000000e+00 : f4E2M1FN, a17 = 5.000000e-01 : f4E2M1FN, a18 = 6.000000e+00 : f4E2M1FN, a19 = 6.000000e+00 : f4E2M1FN, a2 = 3.000000e+00 : f4E2M1FN, a20 = 6.000000e+00 : f4E2M1FN, a21 = 6.000000e+00 : f4E2M1FN, a22 = 6.000000e+00 : f4E2M1FN, a23 = 0.000000e+00 : f4E2M1FN, a3 = 6.000000e+00 : f4E2M1FN, a4 = 0.000000e+00 : f4E2M1FN, a5 = 0.000000e+00 : f4E2M1FN, a6 = 1.000000e+00 : f4E2M1FN, a7 = 2.000000e+00 : f4E2M1FN, a8 = 0.000000e+00 : f4E2M1FN, a9 = 6.000000e+00 : f4E2M1FN} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "test.numbers"() {a0 = 1.000000e+00 : f4E2M1FN, a1 = 5.000000e-01 : f4E2M1FN, a10 = 4.000000e+00 : f4E2M1FN, a11 = 0.000000e+00 : f4E2M1FN, a12 = 6.000000e+00 : f4E2M1FN, a13 = 0.000000e+00 : f4E2M1FN, a14 = 1.000000e+00 : f4E2M1FN, a15 = 2.000000e+00 : f4E2M1FN, a16 = 4.000000e+00 : f4E2M1FN, a17 = 5.000000e-01 : f4E2M1FN, a18 = 6.000000e+00 : f4E2M1FN, a19 = 6.000000e+00 : f4E2M1FN, a2 = 3.000000e+00 : f4E2M1FN, a20 = 6.000000e+00 : f4E2M1FN, a21 = 6.000000e+00 : f4E2M1FN, a22 = 6.000000e+00 : f4E2M1FN, a23 = 0.000000e+00 : f4E2M1FN, a3 = 6.000000e+00 : f4E2M1FN, a4 = 0.000000e+00 : f4E2M1FN, a5 = 0.000000e+00 : f4E2M1FN, a6 = 1.000000e+00 : f4E2M1FN, a7 = 2.000000e+00 : f4E2M1FN, a8 = 0.000000e+00 : f4E2M1FN, a9 = 6.000000e+00 : f4E2M1FN} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"test.elements"() {
  a = dense<[1.0, 0.5, 3.0, 1.0e9, 0.0, 0.1, 0.75, 2.5, 0.0625, 6.5, 5.0, 1.0e-30, 7.0, 0.25, 1.25,
             1.75, 3.5, 0.4, 1.0e300, 6.1, 15.5, 29.0, 3.0e38, 5.0e-39]> : tensor<24xf4E2M1FN>,
  b = dense<"0x01810283"> : tensor<4xf4E2M1FN>,
  c = dense<0x1> : tensor<2xf4E2M1FN>,
  d = dense<"0x05"> : vector<1xf4E2M1FN>,
  e = sparse<[[0], [1]], [1.0, 2.0]> : tensor<3xf4E2M1FN>
} : () -> ()

// CHECK: module {
// CHECK-NEXT{LITERAL}:   "test.elements"() {a = dense<[1.000000e+00, 5.000000e-01, 3.000000e+00, 6.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00, 0.000000e+00, 6.000000e+00, 4.000000e+00, 0.000000e+00, 6.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00, 4.000000e+00, 5.000000e-01, 6.000000e+00, 6.000000e+00, 6.000000e+00, 6.000000e+00, 6.000000e+00, 0.000000e+00]> : tensor<24xf4E2M1FN>, b = dense<[5.000000e-01, 5.000000e-01, 1.000000e+00, 1.500000e+00]> : tensor<4xf4E2M1FN>, c = dense<5.000000e-01> : tensor<2xf4E2M1FN>, d = dense<3.000000e+00> : vector<1xf4E2M1FN>, e = sparse<[[0], [1]], [1.000000e+00, 2.000000e+00]> : tensor<3xf4E2M1FN>} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT{LITERAL}:   "test.elements"() {a = dense<[1.000000e+00, 5.000000e-01, 3.000000e+00, 6.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00, 0.000000e+00, 6.000000e+00, 4.000000e+00, 0.000000e+00, 6.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00, 4.000000e+00, 5.000000e-01, 6.000000e+00, 6.000000e+00, 6.000000e+00, 6.000000e+00, 6.000000e+00, 0.000000e+00]> : tensor<24xf4E2M1FN>, b = dense<[5.000000e-01, 5.000000e-01, 1.000000e+00, 1.500000e+00]> : tensor<4xf4E2M1FN>, c = dense<5.000000e-01> : tensor<2xf4E2M1FN>, d = dense<3.000000e+00> : vector<1xf4E2M1FN>, e = sparse<[[0], [1]], [1.000000e+00, 2.000000e+00]> : tensor<3xf4E2M1FN>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"test.bits"() {
  a0 = 0x0 : f4E2M1FN,
  a1 = 0x1 : f4E2M1FN,
  a2 = 0x2 : f4E2M1FN,
  a3 = 0x3 : f4E2M1FN,
  a4 = 0x4 : f4E2M1FN,
  a5 = 0x5 : f4E2M1FN,
  a6 = 0x6 : f4E2M1FN,
  a7 = 0x7 : f4E2M1FN,
  a8 = 0x8 : f4E2M1FN,
  a9 = 0x9 : f4E2M1FN,
  a10 = 0xa : f4E2M1FN,
  a11 = 0xb : f4E2M1FN,
  a12 = 0xc : f4E2M1FN,
  a13 = 0xd : f4E2M1FN,
  a14 = 0xe : f4E2M1FN,
  a15 = 0xf : f4E2M1FN
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.bits"() {a0 = 0.000000e+00 : f4E2M1FN, a1 = 5.000000e-01 : f4E2M1FN, a10 = -1.000000e+00 : f4E2M1FN, a11 = -1.500000e+00 : f4E2M1FN, a12 = -2.000000e+00 : f4E2M1FN, a13 = -3.000000e+00 : f4E2M1FN, a14 = -4.000000e+00 : f4E2M1FN, a15 = -6.000000e+00 : f4E2M1FN, a2 = 1.000000e+00 : f4E2M1FN, a3 = 1.500000e+00 : f4E2M1FN, a4 = 2.000000e+00 : f4E2M1FN, a5 = 3.000000e+00 : f4E2M1FN, a6 = 4.000000e+00 : f4E2M1FN, a7 = 6.000000e+00 : f4E2M1FN, a8 = -0.000000e+00 : f4E2M1FN, a9 = -5.000000e-01 : f4E2M1FN} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "test.bits"() {a0 = 0.000000e+00 : f4E2M1FN, a1 = 5.000000e-01 : f4E2M1FN, a10 = -1.000000e+00 : f4E2M1FN, a11 = -1.500000e+00 : f4E2M1FN, a12 = -2.000000e+00 : f4E2M1FN, a13 = -3.000000e+00 : f4E2M1FN, a14 = -4.000000e+00 : f4E2M1FN, a15 = -6.000000e+00 : f4E2M1FN, a2 = 1.000000e+00 : f4E2M1FN, a3 = 1.500000e+00 : f4E2M1FN, a4 = 2.000000e+00 : f4E2M1FN, a5 = 3.000000e+00 : f4E2M1FN, a6 = 4.000000e+00 : f4E2M1FN, a7 = 6.000000e+00 : f4E2M1FN, a8 = -0.000000e+00 : f4E2M1FN, a9 = -5.000000e-01 : f4E2M1FN} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Numbers are rounded to the nearest, ties to even.
"test.numbers"() {
  a0 = 1.0 : f6E2M3FN,
  a1 = 0.5 : f6E2M3FN,
  a2 = 3.0 : f6E2M3FN,
  a3 = 1.0e9 : f6E2M3FN,
  a4 = 0.0 : f6E2M3FN,
  a5 = 0.1 : f6E2M3FN,
  a6 = 0.75 : f6E2M3FN,
  a7 = 2.5 : f6E2M3FN,
  a8 = 0.0625 : f6E2M3FN,
  a9 = 6.5 : f6E2M3FN,
  a10 = 5.0 : f6E2M3FN,
  a11 = 1.0e-30 : f6E2M3FN,
  a12 = 7.0 : f6E2M3FN,
  a13 = 0.25 : f6E2M3FN,
  a14 = 1.25 : f6E2M3FN,
  a15 = 1.75 : f6E2M3FN,
  a16 = 3.5 : f6E2M3FN,
  a17 = 0.4 : f6E2M3FN,
  a18 = 1.0e300 : f6E2M3FN,
  a19 = 6.1 : f6E2M3FN,
  a20 = 15.5 : f6E2M3FN,
  a21 = 29.0 : f6E2M3FN,
  a22 = 3.0e38 : f6E2M3FN,
  a23 = 5.0e-39 : f6E2M3FN
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.numbers"() {a0 = 1.000000e+00 : f6E2M3FN, a1 = 5.000000e-01 : f6E2M3FN, a10 = 5.000000e+00 : f6E2M3FN, a11 = 0.000000e+00 : f6E2M3FN, a12 = 7.000000e+00 : f6E2M3FN, a13 = 2.500000e-01 : f6E2M3FN, a14 = 1.250000e+00 : f6E2M3FN, a15 = 1.750000e+00 : f6E2M3FN, a16 = 3.500000e+00 : f6E2M3FN, a17 = 3.750000e-01 : f6E2M3FN, a18 = 7.500000e+00 : f6E2M3FN, a19 = 6.000000e+00 : f6E2M3FN, a2 = 3.000000e+00 : f6E2M3FN, a20 = 7.500000e+00 : f6E2M3FN, a21 = 7.500000e+00 : f6E2M3FN, a22 = 7.500000e+00 : f6E2M3FN, a23 = 0.000000e+00 : f6E2M3FN, a3 = 7.500000e+00 : f6E2M3FN, a4 = 0.000000e+00 : f6E2M3FN, a5 = 1.250000e-01 : f6E2M3FN, a6 = 7.500000e-01 : f6E2M3FN, a7 = 2.500000e+00 : f6E2M3FN, a8 = 0.000000e+00 : f6E2M3FN, a9 = 6.500000e+00 : f6E2M3FN} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "test.numbers"() {a0 = 1.000000e+00 : f6E2M3FN, a1 = 5.000000e-01 : f6E2M3FN, a10 = 5.000000e+00 : f6E2M3FN, a11 = 0.000000e+00 : f6E2M3FN, a12 = 7.000000e+00 : f6E2M3FN, a13 = 2.500000e-01 : f6E2M3FN, a14 = 1.250000e+00 : f6E2M3FN, a15 = 1.750000e+00 : f6E2M3FN, a16 = 3.500000e+00 : f6E2M3FN, a17 = 3.750000e-01 : f6E2M3FN, a18 = 7.500000e+00 : f6E2M3FN, a19 = 6.000000e+00 : f6E2M3FN, a2 = 3.000000e+00 : f6E2M3FN, a20 = 7.500000e+00 : f6E2M3FN, a21 = 7.500000e+00 : f6E2M3FN, a22 = 7.500000e+00 : f6E2M3FN, a23 = 0.000000e+00 : f6E2M3FN, a3 = 7.500000e+00 : f6E2M3FN, a4 = 0.000000e+00 : f6E2M3FN, a5 = 1.250000e-01 : f6E2M3FN, a6 = 7.500000e-01 : f6E2M3FN, a7 = 2.500000e+00 : f6E2M3FN, a8 = 0.000000e+00 : f6E2M3FN, a9 = 6.500000e+00 : f6E2M3FN} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"test.elements"() {
  a = dense<[1.0, 0.5, 3.0, 1.0e9, 0.0, 0.1, 0.75, 2.5, 0.0625, 6.5, 5.0, 1.0e-30, 7.0, 0.25, 1.25,
             1.75, 3.5, 0.4, 1.0e300, 6.1, 15.5, 29.0, 3.0e38, 5.0e-39]> : tensor<24xf6E2M3FN>,
  b = dense<"0x01810283"> : tensor<4xf6E2M3FN>,
  c = dense<0x1> : tensor<2xf6E2M3FN>,
  d = dense<"0x05"> : vector<1xf6E2M3FN>,
  e = sparse<[[0], [1]], [1.0, 2.0]> : tensor<3xf6E2M3FN>
} : () -> ()

// CHECK: module {
// CHECK-NEXT{LITERAL}:   "test.elements"() {a = dense<[1.000000e+00, 5.000000e-01, 3.000000e+00, 7.500000e+00, 0.000000e+00, 1.250000e-01, 7.500000e-01, 2.500000e+00, 0.000000e+00, 6.500000e+00, 5.000000e+00, 0.000000e+00, 7.000000e+00, 2.500000e-01, 1.250000e+00, 1.750000e+00, 3.500000e+00, 3.750000e-01, 7.500000e+00, 6.000000e+00, 7.500000e+00, 7.500000e+00, 7.500000e+00, 0.000000e+00]> : tensor<24xf6E2M3FN>, b = dense<[1.250000e-01, 1.250000e-01, 2.500000e-01, 3.750000e-01]> : tensor<4xf6E2M3FN>, c = dense<1.250000e-01> : tensor<2xf6E2M3FN>, d = dense<6.250000e-01> : vector<1xf6E2M3FN>, e = sparse<[[0], [1]], [1.000000e+00, 2.000000e+00]> : tensor<3xf6E2M3FN>} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT{LITERAL}:   "test.elements"() {a = dense<[1.000000e+00, 5.000000e-01, 3.000000e+00, 7.500000e+00, 0.000000e+00, 1.250000e-01, 7.500000e-01, 2.500000e+00, 0.000000e+00, 6.500000e+00, 5.000000e+00, 0.000000e+00, 7.000000e+00, 2.500000e-01, 1.250000e+00, 1.750000e+00, 3.500000e+00, 3.750000e-01, 7.500000e+00, 6.000000e+00, 7.500000e+00, 7.500000e+00, 7.500000e+00, 0.000000e+00]> : tensor<24xf6E2M3FN>, b = dense<[1.250000e-01, 1.250000e-01, 2.500000e-01, 3.750000e-01]> : tensor<4xf6E2M3FN>, c = dense<1.250000e-01> : tensor<2xf6E2M3FN>, d = dense<6.250000e-01> : vector<1xf6E2M3FN>, e = sparse<[[0], [1]], [1.000000e+00, 2.000000e+00]> : tensor<3xf6E2M3FN>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"test.bits"() {
  a0 = 0x0 : f6E2M3FN,
  a1 = 0x5 : f6E2M3FN,
  a2 = 0xa : f6E2M3FN,
  a3 = 0xf : f6E2M3FN,
  a4 = 0x14 : f6E2M3FN,
  a5 = 0x19 : f6E2M3FN,
  a6 = 0x1e : f6E2M3FN,
  a7 = 0x23 : f6E2M3FN,
  a8 = 0x28 : f6E2M3FN,
  a9 = 0x2d : f6E2M3FN,
  a10 = 0x32 : f6E2M3FN,
  a11 = 0x37 : f6E2M3FN,
  a12 = 0x3c : f6E2M3FN
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.bits"() {a0 = 0.000000e+00 : f6E2M3FN, a1 = 6.250000e-01 : f6E2M3FN, a10 = -2.500000e+00 : f6E2M3FN, a11 = -3.750000e+00 : f6E2M3FN, a12 = -6.000000e+00 : f6E2M3FN, a2 = 1.250000e+00 : f6E2M3FN, a3 = 1.875000e+00 : f6E2M3FN, a4 = 3.000000e+00 : f6E2M3FN, a5 = 4.500000e+00 : f6E2M3FN, a6 = 7.000000e+00 : f6E2M3FN, a7 = -3.750000e-01 : f6E2M3FN, a8 = -1.000000e+00 : f6E2M3FN, a9 = -1.625000e+00 : f6E2M3FN} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "test.bits"() {a0 = 0.000000e+00 : f6E2M3FN, a1 = 6.250000e-01 : f6E2M3FN, a10 = -2.500000e+00 : f6E2M3FN, a11 = -3.750000e+00 : f6E2M3FN, a12 = -6.000000e+00 : f6E2M3FN, a2 = 1.250000e+00 : f6E2M3FN, a3 = 1.875000e+00 : f6E2M3FN, a4 = 3.000000e+00 : f6E2M3FN, a5 = 4.500000e+00 : f6E2M3FN, a6 = 7.000000e+00 : f6E2M3FN, a7 = -3.750000e-01 : f6E2M3FN, a8 = -1.000000e+00 : f6E2M3FN, a9 = -1.625000e+00 : f6E2M3FN} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Numbers are rounded to the nearest, ties to even.
"test.numbers"() {
  a0 = 1.0 : f6E3M2FN,
  a1 = 0.5 : f6E3M2FN,
  a2 = 3.0 : f6E3M2FN,
  a3 = 1.0e9 : f6E3M2FN,
  a4 = 0.0 : f6E3M2FN,
  a5 = 0.1 : f6E3M2FN,
  a6 = 0.75 : f6E3M2FN,
  a7 = 2.5 : f6E3M2FN,
  a8 = 0.0625 : f6E3M2FN,
  a9 = 6.5 : f6E3M2FN,
  a10 = 5.0 : f6E3M2FN,
  a11 = 1.0e-30 : f6E3M2FN,
  a12 = 7.0 : f6E3M2FN,
  a13 = 0.25 : f6E3M2FN,
  a14 = 1.25 : f6E3M2FN,
  a15 = 1.75 : f6E3M2FN,
  a16 = 3.5 : f6E3M2FN,
  a17 = 0.4 : f6E3M2FN,
  a18 = 1.0e300 : f6E3M2FN,
  a19 = 6.1 : f6E3M2FN,
  a20 = 15.5 : f6E3M2FN,
  a21 = 29.0 : f6E3M2FN,
  a22 = 3.0e38 : f6E3M2FN,
  a23 = 5.0e-39 : f6E3M2FN
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.numbers"() {a0 = 1.000000e+00 : f6E3M2FN, a1 = 5.000000e-01 : f6E3M2FN, a10 = 5.000000e+00 : f6E3M2FN, a11 = 0.000000e+00 : f6E3M2FN, a12 = 7.000000e+00 : f6E3M2FN, a13 = 2.500000e-01 : f6E3M2FN, a14 = 1.250000e+00 : f6E3M2FN, a15 = 1.750000e+00 : f6E3M2FN, a16 = 3.500000e+00 : f6E3M2FN, a17 = 3.750000e-01 : f6E3M2FN, a18 = 2.800000e+01 : f6E3M2FN, a19 = 6.000000e+00 : f6E3M2FN, a2 = 3.000000e+00 : f6E3M2FN, a20 = 1.600000e+01 : f6E3M2FN, a21 = 2.800000e+01 : f6E3M2FN, a22 = 2.800000e+01 : f6E3M2FN, a23 = 0.000000e+00 : f6E3M2FN, a3 = 2.800000e+01 : f6E3M2FN, a4 = 0.000000e+00 : f6E3M2FN, a5 = 1.250000e-01 : f6E3M2FN, a6 = 7.500000e-01 : f6E3M2FN, a7 = 2.500000e+00 : f6E3M2FN, a8 = 6.250000e-02 : f6E3M2FN, a9 = 6.000000e+00 : f6E3M2FN} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "test.numbers"() {a0 = 1.000000e+00 : f6E3M2FN, a1 = 5.000000e-01 : f6E3M2FN, a10 = 5.000000e+00 : f6E3M2FN, a11 = 0.000000e+00 : f6E3M2FN, a12 = 7.000000e+00 : f6E3M2FN, a13 = 2.500000e-01 : f6E3M2FN, a14 = 1.250000e+00 : f6E3M2FN, a15 = 1.750000e+00 : f6E3M2FN, a16 = 3.500000e+00 : f6E3M2FN, a17 = 3.750000e-01 : f6E3M2FN, a18 = 2.800000e+01 : f6E3M2FN, a19 = 6.000000e+00 : f6E3M2FN, a2 = 3.000000e+00 : f6E3M2FN, a20 = 1.600000e+01 : f6E3M2FN, a21 = 2.800000e+01 : f6E3M2FN, a22 = 2.800000e+01 : f6E3M2FN, a23 = 0.000000e+00 : f6E3M2FN, a3 = 2.800000e+01 : f6E3M2FN, a4 = 0.000000e+00 : f6E3M2FN, a5 = 1.250000e-01 : f6E3M2FN, a6 = 7.500000e-01 : f6E3M2FN, a7 = 2.500000e+00 : f6E3M2FN, a8 = 6.250000e-02 : f6E3M2FN, a9 = 6.000000e+00 : f6E3M2FN} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"test.elements"() {
  a = dense<[1.0, 0.5, 3.0, 1.0e9, 0.0, 0.1, 0.75, 2.5, 0.0625, 6.5, 5.0, 1.0e-30, 7.0, 0.25, 1.25,
             1.75, 3.5, 0.4, 1.0e300, 6.1, 15.5, 29.0, 3.0e38, 5.0e-39]> : tensor<24xf6E3M2FN>,
  b = dense<"0x01810283"> : tensor<4xf6E3M2FN>,
  c = dense<0x1> : tensor<2xf6E3M2FN>,
  d = dense<"0x05"> : vector<1xf6E3M2FN>,
  e = sparse<[[0], [1]], [1.0, 2.0]> : tensor<3xf6E3M2FN>
} : () -> ()

// CHECK: module {
// CHECK-NEXT{LITERAL}:   "test.elements"() {a = dense<[1.000000e+00, 5.000000e-01, 3.000000e+00, 2.800000e+01, 0.000000e+00, 1.250000e-01, 7.500000e-01, 2.500000e+00, 6.250000e-02, 6.000000e+00, 5.000000e+00, 0.000000e+00, 7.000000e+00, 2.500000e-01, 1.250000e+00, 1.750000e+00, 3.500000e+00, 3.750000e-01, 2.800000e+01, 6.000000e+00, 1.600000e+01, 2.800000e+01, 2.800000e+01, 0.000000e+00]> : tensor<24xf6E3M2FN>, b = dense<[6.250000e-02, 6.250000e-02, 1.250000e-01, 1.875000e-01]> : tensor<4xf6E3M2FN>, c = dense<6.250000e-02> : tensor<2xf6E3M2FN>, d = dense<3.125000e-01> : vector<1xf6E3M2FN>, e = sparse<[[0], [1]], [1.000000e+00, 2.000000e+00]> : tensor<3xf6E3M2FN>} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT{LITERAL}:   "test.elements"() {a = dense<[1.000000e+00, 5.000000e-01, 3.000000e+00, 2.800000e+01, 0.000000e+00, 1.250000e-01, 7.500000e-01, 2.500000e+00, 6.250000e-02, 6.000000e+00, 5.000000e+00, 0.000000e+00, 7.000000e+00, 2.500000e-01, 1.250000e+00, 1.750000e+00, 3.500000e+00, 3.750000e-01, 2.800000e+01, 6.000000e+00, 1.600000e+01, 2.800000e+01, 2.800000e+01, 0.000000e+00]> : tensor<24xf6E3M2FN>, b = dense<[6.250000e-02, 6.250000e-02, 1.250000e-01, 1.875000e-01]> : tensor<4xf6E3M2FN>, c = dense<6.250000e-02> : tensor<2xf6E3M2FN>, d = dense<3.125000e-01> : vector<1xf6E3M2FN>, e = sparse<[[0], [1]], [1.000000e+00, 2.000000e+00]> : tensor<3xf6E3M2FN>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"test.bits"() {
  a0 = 0x0 : f6E3M2FN,
  a1 = 0x5 : f6E3M2FN,
  a2 = 0xa : f6E3M2FN,
  a3 = 0xf : f6E3M2FN,
  a4 = 0x14 : f6E3M2FN,
  a5 = 0x19 : f6E3M2FN,
  a6 = 0x1e : f6E3M2FN,
  a7 = 0x23 : f6E3M2FN,
  a8 = 0x28 : f6E3M2FN,
  a9 = 0x2d : f6E3M2FN,
  a10 = 0x32 : f6E3M2FN,
  a11 = 0x37 : f6E3M2FN,
  a12 = 0x3c : f6E3M2FN
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.bits"() {a0 = 0.000000e+00 : f6E3M2FN, a1 = 3.125000e-01 : f6E3M2FN, a10 = -3.000000e+00 : f6E3M2FN, a11 = -7.000000e+00 : f6E3M2FN, a12 = -1.600000e+01 : f6E3M2FN, a2 = 7.500000e-01 : f6E3M2FN, a3 = 1.750000e+00 : f6E3M2FN, a4 = 4.000000e+00 : f6E3M2FN, a5 = 1.000000e+01 : f6E3M2FN, a6 = 2.400000e+01 : f6E3M2FN, a7 = -1.875000e-01 : f6E3M2FN, a8 = -5.000000e-01 : f6E3M2FN, a9 = -1.250000e+00 : f6E3M2FN} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "test.bits"() {a0 = 0.000000e+00 : f6E3M2FN, a1 = 3.125000e-01 : f6E3M2FN, a10 = -3.000000e+00 : f6E3M2FN, a11 = -7.000000e+00 : f6E3M2FN, a12 = -1.600000e+01 : f6E3M2FN, a2 = 7.500000e-01 : f6E3M2FN, a3 = 1.750000e+00 : f6E3M2FN, a4 = 4.000000e+00 : f6E3M2FN, a5 = 1.000000e+01 : f6E3M2FN, a6 = 2.400000e+01 : f6E3M2FN, a7 = -1.875000e-01 : f6E3M2FN, a8 = -5.000000e-01 : f6E3M2FN, a9 = -1.250000e+00 : f6E3M2FN} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Numbers are rounded to the nearest, ties to even.
"test.numbers"() {
  a0 = 1.0 : f8E3M4,
  a1 = 0.5 : f8E3M4,
  a2 = 3.0 : f8E3M4,
  a3 = 1.0e9 : f8E3M4,
  a4 = 0.0 : f8E3M4,
  a5 = 0.1 : f8E3M4,
  a6 = 0.75 : f8E3M4,
  a7 = 2.5 : f8E3M4,
  a8 = 0.0625 : f8E3M4,
  a9 = 6.5 : f8E3M4,
  a10 = 5.0 : f8E3M4,
  a11 = 1.0e-30 : f8E3M4,
  a12 = 7.0 : f8E3M4,
  a13 = 0.25 : f8E3M4,
  a14 = 1.25 : f8E3M4,
  a15 = 1.75 : f8E3M4,
  a16 = 3.5 : f8E3M4,
  a17 = 0.4 : f8E3M4,
  a18 = 1.0e300 : f8E3M4,
  a19 = 6.1 : f8E3M4,
  a20 = 15.5 : f8E3M4,
  a21 = 29.0 : f8E3M4,
  a22 = 3.0e38 : f8E3M4,
  a23 = 5.0e-39 : f8E3M4
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.numbers"() {a0 = 1.000000e+00 : f8E3M4, a1 = 5.000000e-01 : f8E3M4, a10 = 5.000000e+00 : f8E3M4, a11 = 0.000000e+00 : f8E3M4, a12 = 7.000000e+00 : f8E3M4, a13 = 2.500000e-01 : f8E3M4, a14 = 1.250000e+00 : f8E3M4, a15 = 1.750000e+00 : f8E3M4, a16 = 3.500000e+00 : f8E3M4, a17 = 4.062500e-01 : f8E3M4, a18 = 0x70 : f8E3M4, a19 = 6.000000e+00 : f8E3M4, a2 = 3.000000e+00 : f8E3M4, a20 = 1.550000e+01 : f8E3M4, a21 = 0x70 : f8E3M4, a22 = 0x70 : f8E3M4, a23 = 0.000000e+00 : f8E3M4, a3 = 0x70 : f8E3M4, a4 = 0.000000e+00 : f8E3M4, a5 = 9.375000e-02 : f8E3M4, a6 = 7.500000e-01 : f8E3M4, a7 = 2.500000e+00 : f8E3M4, a8 = 6.250000e-02 : f8E3M4, a9 = 6.500000e+00 : f8E3M4} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "test.numbers"() {a0 = 1.000000e+00 : f8E3M4, a1 = 5.000000e-01 : f8E3M4, a10 = 5.000000e+00 : f8E3M4, a11 = 0.000000e+00 : f8E3M4, a12 = 7.000000e+00 : f8E3M4, a13 = 2.500000e-01 : f8E3M4, a14 = 1.250000e+00 : f8E3M4, a15 = 1.750000e+00 : f8E3M4, a16 = 3.500000e+00 : f8E3M4, a17 = 4.062500e-01 : f8E3M4, a18 = 0x70 : f8E3M4, a19 = 6.000000e+00 : f8E3M4, a2 = 3.000000e+00 : f8E3M4, a20 = 1.550000e+01 : f8E3M4, a21 = 0x70 : f8E3M4, a22 = 0x70 : f8E3M4, a23 = 0.000000e+00 : f8E3M4, a3 = 0x70 : f8E3M4, a4 = 0.000000e+00 : f8E3M4, a5 = 9.375000e-02 : f8E3M4, a6 = 7.500000e-01 : f8E3M4, a7 = 2.500000e+00 : f8E3M4, a8 = 6.250000e-02 : f8E3M4, a9 = 6.500000e+00 : f8E3M4} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"test.elements"() {
  a = dense<[1.0, 0.5, 3.0, 1.0e9, 0.0, 0.1, 0.75, 2.5, 0.0625, 6.5, 5.0, 1.0e-30, 7.0, 0.25, 1.25,
             1.75, 3.5, 0.4, 1.0e300, 6.1, 15.5, 29.0, 3.0e38, 5.0e-39]> : tensor<24xf8E3M4>,
  b = dense<"0x01810283"> : tensor<4xf8E3M4>,
  c = dense<0x1> : tensor<2xf8E3M4>,
  d = dense<"0x05"> : vector<1xf8E3M4>,
  e = sparse<[[0], [1]], [1.0, 2.0]> : tensor<3xf8E3M4>
} : () -> ()

// CHECK: module {
// CHECK-NEXT{LITERAL}:   "test.elements"() {a = dense<[1.000000e+00, 5.000000e-01, 3.000000e+00, 0x70, 0.000000e+00, 9.375000e-02, 7.500000e-01, 2.500000e+00, 6.250000e-02, 6.500000e+00, 5.000000e+00, 0.000000e+00, 7.000000e+00, 2.500000e-01, 1.250000e+00, 1.750000e+00, 3.500000e+00, 4.062500e-01, 0x70, 6.000000e+00, 1.550000e+01, 0x70, 0x70, 0.000000e+00]> : tensor<24xf8E3M4>, b = dense<[1.562500e-02, -1.562500e-02, 3.125000e-02, -4.687500e-02]> : tensor<4xf8E3M4>, c = dense<1.562500e-02> : tensor<2xf8E3M4>, d = dense<7.812500e-02> : vector<1xf8E3M4>, e = sparse<[[0], [1]], [1.000000e+00, 2.000000e+00]> : tensor<3xf8E3M4>} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT{LITERAL}:   "test.elements"() {a = dense<[1.000000e+00, 5.000000e-01, 3.000000e+00, 0x70, 0.000000e+00, 9.375000e-02, 7.500000e-01, 2.500000e+00, 6.250000e-02, 6.500000e+00, 5.000000e+00, 0.000000e+00, 7.000000e+00, 2.500000e-01, 1.250000e+00, 1.750000e+00, 3.500000e+00, 4.062500e-01, 0x70, 6.000000e+00, 1.550000e+01, 0x70, 0x70, 0.000000e+00]> : tensor<24xf8E3M4>, b = dense<[1.562500e-02, -1.562500e-02, 3.125000e-02, -4.687500e-02]> : tensor<4xf8E3M4>, c = dense<1.562500e-02> : tensor<2xf8E3M4>, d = dense<7.812500e-02> : vector<1xf8E3M4>, e = sparse<[[0], [1]], [1.000000e+00, 2.000000e+00]> : tensor<3xf8E3M4>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"test.bits"() {
  a0 = 0x0 : f8E3M4,
  a1 = 0x5 : f8E3M4,
  a2 = 0xa : f8E3M4,
  a3 = 0xf : f8E3M4,
  a4 = 0x14 : f8E3M4,
  a5 = 0x19 : f8E3M4,
  a6 = 0x1e : f8E3M4,
  a7 = 0x23 : f8E3M4,
  a8 = 0x28 : f8E3M4,
  a9 = 0x2d : f8E3M4,
  a10 = 0x32 : f8E3M4,
  a11 = 0x37 : f8E3M4,
  a12 = 0x3c : f8E3M4,
  a13 = 0x41 : f8E3M4,
  a14 = 0x46 : f8E3M4,
  a15 = 0x4b : f8E3M4,
  a16 = 0x50 : f8E3M4,
  a17 = 0x55 : f8E3M4,
  a18 = 0x5a : f8E3M4,
  a19 = 0x5f : f8E3M4,
  a20 = 0x64 : f8E3M4,
  a21 = 0x69 : f8E3M4,
  a22 = 0x6e : f8E3M4,
  a23 = 0x73 : f8E3M4,
  a24 = 0x78 : f8E3M4,
  a25 = 0x7d : f8E3M4,
  a26 = 0x82 : f8E3M4,
  a27 = 0x87 : f8E3M4,
  a28 = 0x8c : f8E3M4,
  a29 = 0x91 : f8E3M4,
  a30 = 0x96 : f8E3M4,
  a31 = 0x9b : f8E3M4,
  a32 = 0xa0 : f8E3M4,
  a33 = 0xa5 : f8E3M4,
  a34 = 0xaa : f8E3M4,
  a35 = 0xaf : f8E3M4,
  a36 = 0xb4 : f8E3M4,
  a37 = 0xb9 : f8E3M4,
  a38 = 0xbe : f8E3M4,
  a39 = 0xc3 : f8E3M4,
  a40 = 0xc8 : f8E3M4,
  a41 = 0xcd : f8E3M4,
  a42 = 0xd2 : f8E3M4,
  a43 = 0xd7 : f8E3M4,
  a44 = 0xdc : f8E3M4,
  a45 = 0xe1 : f8E3M4,
  a46 = 0xe6 : f8E3M4,
  a47 = 0xeb : f8E3M4,
  a48 = 0xf0 : f8E3M4,
  a49 = 0xf5 : f8E3M4,
  a50 = 0xfa : f8E3M4,
  a51 = 0xff : f8E3M4
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.bits"() {a0 = 0.000000e+00 : f8E3M4, a1 = 7.812500e-02 : f8E3M4, a10 = 1.125000e+00 : f8E3M4, a11 = 1.437500e+00 : f8E3M4, a12 = 1.750000e+00 : f8E3M4, a13 = 2.125000e+00 : f8E3M4, a14 = 2.750000e+00 : f8E3M4, a15 = 3.375000e+00 : f8E3M4, a16 = 4.000000e+00 : f8E3M4, a17 = 5.250000e+00 : f8E3M4, a18 = 6.500000e+00 : f8E3M4, a19 = 7.750000e+00 : f8E3M4, a2 = 1.562500e-01 : f8E3M4, a20 = 1.000000e+01 : f8E3M4, a21 = 1.250000e+01 : f8E3M4, a22 = 1.500000e+01 : f8E3M4, a23 = 0x73 : f8E3M4, a24 = 0x78 : f8E3M4, a25 = 0x7D : f8E3M4, a26 = -3.125000e-02 : f8E3M4, a27 = -1.093750e-01 : f8E3M4, a28 = -1.875000e-01 : f8E3M4, a29 = -2.656250e-01 : f8E3M4, a3 = 2.343750e-01 : f8E3M4, a30 = -3.437500e-01 : f8E3M4, a31 = -4.218750e-01 : f8E3M4, a32 = -5.000000e-01 : f8E3M4, a33 = -6.562500e-01 : f8E3M4, a34 = -8.125000e-01 : f8E3M4, a35 = -9.687500e-01 : f8E3M4, a36 = -1.250000e+00 : f8E3M4, a37 = -1.562500e+00 : f8E3M4, a38 = -1.875000e+00 : f8E3M4, a39 = -2.375000e+00 : f8E3M4, a4 = 3.125000e-01 : f8E3M4, a40 = -3.000000e+00 : f8E3M4, a41 = -3.625000e+00 : f8E3M4, a42 = -4.500000e+00 : f8E3M4, a43 = -5.750000e+00 : f8E3M4, a44 = -7.000000e+00 : f8E3M4, a45 = -8.500000e+00 : f8E3M4, a46 = -1.100000e+01 : f8E3M4, a47 = -1.350000e+01 : f8E3M4, a48 = 0xF0 : f8E3M4, a49 = 0xF5 : f8E3M4, a5 = 3.906250e-01 : f8E3M4, a50 = 0xFA : f8E3M4, a51 = 0xFF : f8E3M4, a6 = 4.687500e-01 : f8E3M4, a7 = 5.937500e-01 : f8E3M4, a8 = 7.500000e-01 : f8E3M4, a9 = 9.062500e-01 : f8E3M4} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "test.bits"() {a0 = 0.000000e+00 : f8E3M4, a1 = 7.812500e-02 : f8E3M4, a10 = 1.125000e+00 : f8E3M4, a11 = 1.437500e+00 : f8E3M4, a12 = 1.750000e+00 : f8E3M4, a13 = 2.125000e+00 : f8E3M4, a14 = 2.750000e+00 : f8E3M4, a15 = 3.375000e+00 : f8E3M4, a16 = 4.000000e+00 : f8E3M4, a17 = 5.250000e+00 : f8E3M4, a18 = 6.500000e+00 : f8E3M4, a19 = 7.750000e+00 : f8E3M4, a2 = 1.562500e-01 : f8E3M4, a20 = 1.000000e+01 : f8E3M4, a21 = 1.250000e+01 : f8E3M4, a22 = 1.500000e+01 : f8E3M4, a23 = 0x73 : f8E3M4, a24 = 0x78 : f8E3M4, a25 = 0x7D : f8E3M4, a26 = -3.125000e-02 : f8E3M4, a27 = -1.093750e-01 : f8E3M4, a28 = -1.875000e-01 : f8E3M4, a29 = -2.656250e-01 : f8E3M4, a3 = 2.343750e-01 : f8E3M4, a30 = -3.437500e-01 : f8E3M4, a31 = -4.218750e-01 : f8E3M4, a32 = -5.000000e-01 : f8E3M4, a33 = -6.562500e-01 : f8E3M4, a34 = -8.125000e-01 : f8E3M4, a35 = -9.687500e-01 : f8E3M4, a36 = -1.250000e+00 : f8E3M4, a37 = -1.562500e+00 : f8E3M4, a38 = -1.875000e+00 : f8E3M4, a39 = -2.375000e+00 : f8E3M4, a4 = 3.125000e-01 : f8E3M4, a40 = -3.000000e+00 : f8E3M4, a41 = -3.625000e+00 : f8E3M4, a42 = -4.500000e+00 : f8E3M4, a43 = -5.750000e+00 : f8E3M4, a44 = -7.000000e+00 : f8E3M4, a45 = -8.500000e+00 : f8E3M4, a46 = -1.100000e+01 : f8E3M4, a47 = -1.350000e+01 : f8E3M4, a48 = 0xF0 : f8E3M4, a49 = 0xF5 : f8E3M4, a5 = 3.906250e-01 : f8E3M4, a50 = 0xFA : f8E3M4, a51 = 0xFF : f8E3M4, a6 = 4.687500e-01 : f8E3M4, a7 = 5.937500e-01 : f8E3M4, a8 = 7.500000e-01 : f8E3M4, a9 = 9.062500e-01 : f8E3M4} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Numbers are rounded to the nearest, ties to even.
"test.numbers"() {
  a0 = 1.0 : f8E4M3,
  a1 = 0.5 : f8E4M3,
  a2 = 3.0 : f8E4M3,
  a3 = 1.0e9 : f8E4M3,
  a4 = 0.0 : f8E4M3,
  a5 = 0.1 : f8E4M3,
  a6 = 0.75 : f8E4M3,
  a7 = 2.5 : f8E4M3,
  a8 = 0.0625 : f8E4M3,
  a9 = 6.5 : f8E4M3,
  a10 = 5.0 : f8E4M3,
  a11 = 1.0e-30 : f8E4M3,
  a12 = 7.0 : f8E4M3,
  a13 = 0.25 : f8E4M3,
  a14 = 1.25 : f8E4M3,
  a15 = 1.75 : f8E4M3,
  a16 = 3.5 : f8E4M3,
  a17 = 0.4 : f8E4M3,
  a18 = 1.0e300 : f8E4M3,
  a19 = 6.1 : f8E4M3,
  a20 = 15.5 : f8E4M3,
  a21 = 29.0 : f8E4M3,
  a22 = 3.0e38 : f8E4M3,
  a23 = 5.0e-39 : f8E4M3
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.numbers"() {a0 = 1.000000e+00 : f8E4M3, a1 = 5.000000e-01 : f8E4M3, a10 = 5.000000e+00 : f8E4M3, a11 = 0.000000e+00 : f8E4M3, a12 = 7.000000e+00 : f8E4M3, a13 = 2.500000e-01 : f8E4M3, a14 = 1.250000e+00 : f8E4M3, a15 = 1.750000e+00 : f8E4M3, a16 = 3.500000e+00 : f8E4M3, a17 = 4.062500e-01 : f8E4M3, a18 = 0x78 : f8E4M3, a19 = 6.000000e+00 : f8E4M3, a2 = 3.000000e+00 : f8E4M3, a20 = 1.600000e+01 : f8E4M3, a21 = 2.800000e+01 : f8E4M3, a22 = 0x78 : f8E4M3, a23 = 0.000000e+00 : f8E4M3, a3 = 0x78 : f8E4M3, a4 = 0.000000e+00 : f8E4M3, a5 = 1.015630e-01 : f8E4M3, a6 = 7.500000e-01 : f8E4M3, a7 = 2.500000e+00 : f8E4M3, a8 = 6.250000e-02 : f8E4M3, a9 = 6.500000e+00 : f8E4M3} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "test.numbers"() {a0 = 1.000000e+00 : f8E4M3, a1 = 5.000000e-01 : f8E4M3, a10 = 5.000000e+00 : f8E4M3, a11 = 0.000000e+00 : f8E4M3, a12 = 7.000000e+00 : f8E4M3, a13 = 2.500000e-01 : f8E4M3, a14 = 1.250000e+00 : f8E4M3, a15 = 1.750000e+00 : f8E4M3, a16 = 3.500000e+00 : f8E4M3, a17 = 4.062500e-01 : f8E4M3, a18 = 0x78 : f8E4M3, a19 = 6.000000e+00 : f8E4M3, a2 = 3.000000e+00 : f8E4M3, a20 = 1.600000e+01 : f8E4M3, a21 = 2.800000e+01 : f8E4M3, a22 = 0x78 : f8E4M3, a23 = 0.000000e+00 : f8E4M3, a3 = 0x78 : f8E4M3, a4 = 0.000000e+00 : f8E4M3, a5 = 1.015630e-01 : f8E4M3, a6 = 7.500000e-01 : f8E4M3, a7 = 2.500000e+00 : f8E4M3, a8 = 6.250000e-02 : f8E4M3, a9 = 6.500000e+00 : f8E4M3} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"test.elements"() {
  a = dense<[1.0, 0.5, 3.0, 1.0e9, 0.0, 0.1, 0.75, 2.5, 0.0625, 6.5, 5.0, 1.0e-30, 7.0, 0.25, 1.25,
             1.75, 3.5, 0.4, 1.0e300, 6.1, 15.5, 29.0, 3.0e38, 5.0e-39]> : tensor<24xf8E4M3>,
  b = dense<"0x01810283"> : tensor<4xf8E4M3>,
  c = dense<0x1> : tensor<2xf8E4M3>,
  d = dense<"0x05"> : vector<1xf8E4M3>,
  e = sparse<[[0], [1]], [1.0, 2.0]> : tensor<3xf8E4M3>
} : () -> ()

// CHECK: module {
// CHECK-NEXT{LITERAL}:   "test.elements"() {a = dense<[1.000000e+00, 5.000000e-01, 3.000000e+00, 0x78, 0.000000e+00, 1.015630e-01, 7.500000e-01, 2.500000e+00, 6.250000e-02, 6.500000e+00, 5.000000e+00, 0.000000e+00, 7.000000e+00, 2.500000e-01, 1.250000e+00, 1.750000e+00, 3.500000e+00, 4.062500e-01, 0x78, 6.000000e+00, 1.600000e+01, 2.800000e+01, 0x78, 0.000000e+00]> : tensor<24xf8E4M3>, b = dense<[1.953130e-03, -1.953130e-03, 3.906250e-03, -5.859380e-03]> : tensor<4xf8E4M3>, c = dense<1.953130e-03> : tensor<2xf8E4M3>, d = dense<9.765620e-03> : vector<1xf8E4M3>, e = sparse<[[0], [1]], [1.000000e+00, 2.000000e+00]> : tensor<3xf8E4M3>} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT{LITERAL}:   "test.elements"() {a = dense<[1.000000e+00, 5.000000e-01, 3.000000e+00, 0x78, 0.000000e+00, 1.015630e-01, 7.500000e-01, 2.500000e+00, 6.250000e-02, 6.500000e+00, 5.000000e+00, 0.000000e+00, 7.000000e+00, 2.500000e-01, 1.250000e+00, 1.750000e+00, 3.500000e+00, 4.062500e-01, 0x78, 6.000000e+00, 1.600000e+01, 2.800000e+01, 0x78, 0.000000e+00]> : tensor<24xf8E4M3>, b = dense<[1.953130e-03, -1.953130e-03, 3.906250e-03, -5.859380e-03]> : tensor<4xf8E4M3>, c = dense<1.953130e-03> : tensor<2xf8E4M3>, d = dense<9.765620e-03> : vector<1xf8E4M3>, e = sparse<[[0], [1]], [1.000000e+00, 2.000000e+00]> : tensor<3xf8E4M3>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"test.bits"() {
  a0 = 0x0 : f8E4M3,
  a1 = 0x5 : f8E4M3,
  a2 = 0xa : f8E4M3,
  a3 = 0xf : f8E4M3,
  a4 = 0x14 : f8E4M3,
  a5 = 0x19 : f8E4M3,
  a6 = 0x1e : f8E4M3,
  a7 = 0x23 : f8E4M3,
  a8 = 0x28 : f8E4M3,
  a9 = 0x2d : f8E4M3,
  a10 = 0x32 : f8E4M3,
  a11 = 0x37 : f8E4M3,
  a12 = 0x3c : f8E4M3,
  a13 = 0x41 : f8E4M3,
  a14 = 0x46 : f8E4M3,
  a15 = 0x4b : f8E4M3,
  a16 = 0x50 : f8E4M3,
  a17 = 0x55 : f8E4M3,
  a18 = 0x5a : f8E4M3,
  a19 = 0x5f : f8E4M3,
  a20 = 0x64 : f8E4M3,
  a21 = 0x69 : f8E4M3,
  a22 = 0x6e : f8E4M3,
  a23 = 0x73 : f8E4M3,
  a24 = 0x78 : f8E4M3,
  a25 = 0x7d : f8E4M3,
  a26 = 0x82 : f8E4M3,
  a27 = 0x87 : f8E4M3,
  a28 = 0x8c : f8E4M3,
  a29 = 0x91 : f8E4M3,
  a30 = 0x96 : f8E4M3,
  a31 = 0x9b : f8E4M3,
  a32 = 0xa0 : f8E4M3,
  a33 = 0xa5 : f8E4M3,
  a34 = 0xaa : f8E4M3,
  a35 = 0xaf : f8E4M3,
  a36 = 0xb4 : f8E4M3,
  a37 = 0xb9 : f8E4M3,
  a38 = 0xbe : f8E4M3,
  a39 = 0xc3 : f8E4M3,
  a40 = 0xc8 : f8E4M3,
  a41 = 0xcd : f8E4M3,
  a42 = 0xd2 : f8E4M3,
  a43 = 0xd7 : f8E4M3,
  a44 = 0xdc : f8E4M3,
  a45 = 0xe1 : f8E4M3,
  a46 = 0xe6 : f8E4M3,
  a47 = 0xeb : f8E4M3,
  a48 = 0xf0 : f8E4M3,
  a49 = 0xf5 : f8E4M3,
  a50 = 0xfa : f8E4M3,
  a51 = 0xff : f8E4M3
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.bits"() {a0 = 0.000000e+00 : f8E4M3, a1 = 9.765620e-03 : f8E4M3, a10 = 6.250000e-01 : f8E4M3, a11 = 9.375000e-01 : f8E4M3, a12 = 1.500000e+00 : f8E4M3, a13 = 2.250000e+00 : f8E4M3, a14 = 3.500000e+00 : f8E4M3, a15 = 5.500000e+00 : f8E4M3, a16 = 8.000000e+00 : f8E4M3, a17 = 1.300000e+01 : f8E4M3, a18 = 2.000000e+01 : f8E4M3, a19 = 3.000000e+01 : f8E4M3, a2 = 1.953130e-02 : f8E4M3, a20 = 4.800000e+01 : f8E4M3, a21 = 7.200000e+01 : f8E4M3, a22 = 1.120000e+02 : f8E4M3, a23 = 1.760000e+02 : f8E4M3, a24 = 0x78 : f8E4M3, a25 = 0x7D : f8E4M3, a26 = -3.906250e-03 : f8E4M3, a27 = -1.367190e-02 : f8E4M3, a28 = -2.343750e-02 : f8E4M3, a29 = -3.515630e-02 : f8E4M3, a3 = 2.929690e-02 : f8E4M3, a30 = -5.468750e-02 : f8E4M3, a31 = -8.593750e-02 : f8E4M3, a32 = -1.250000e-01 : f8E4M3, a33 = -2.031250e-01 : f8E4M3, a34 = -3.125000e-01 : f8E4M3, a35 = -4.687500e-01 : f8E4M3, a36 = -7.500000e-01 : f8E4M3, a37 = -1.125000e+00 : f8E4M3, a38 = -1.750000e+00 : f8E4M3, a39 = -2.750000e+00 : f8E4M3, a4 = 4.687500e-02 : f8E4M3, a40 = -4.000000e+00 : f8E4M3, a41 = -6.500000e+00 : f8E4M3, a42 = -1.000000e+01 : f8E4M3, a43 = -1.500000e+01 : f8E4M3, a44 = -2.400000e+01 : f8E4M3, a45 = -3.600000e+01 : f8E4M3, a46 = -5.600000e+01 : f8E4M3, a47 = -8.800000e+01 : f8E4M3, a48 = -1.280000e+02 : f8E4M3, a49 = -2.080000e+02 : f8E4M3, a5 = 7.031250e-02 : f8E4M3, a50 = 0xFA : f8E4M3, a51 = 0xFF : f8E4M3, a6 = 1.093750e-01 : f8E4M3, a7 = 1.718750e-01 : f8E4M3, a8 = 2.500000e-01 : f8E4M3, a9 = 4.062500e-01 : f8E4M3} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "test.bits"() {a0 = 0.000000e+00 : f8E4M3, a1 = 9.765620e-03 : f8E4M3, a10 = 6.250000e-01 : f8E4M3, a11 = 9.375000e-01 : f8E4M3, a12 = 1.500000e+00 : f8E4M3, a13 = 2.250000e+00 : f8E4M3, a14 = 3.500000e+00 : f8E4M3, a15 = 5.500000e+00 : f8E4M3, a16 = 8.000000e+00 : f8E4M3, a17 = 1.300000e+01 : f8E4M3, a18 = 2.000000e+01 : f8E4M3, a19 = 3.000000e+01 : f8E4M3, a2 = 1.953130e-02 : f8E4M3, a20 = 4.800000e+01 : f8E4M3, a21 = 7.200000e+01 : f8E4M3, a22 = 1.120000e+02 : f8E4M3, a23 = 1.760000e+02 : f8E4M3, a24 = 0x78 : f8E4M3, a25 = 0x7D : f8E4M3, a26 = -3.906250e-03 : f8E4M3, a27 = -1.367190e-02 : f8E4M3, a28 = -2.343750e-02 : f8E4M3, a29 = -3.515630e-02 : f8E4M3, a3 = 2.929690e-02 : f8E4M3, a30 = -5.468750e-02 : f8E4M3, a31 = -8.593750e-02 : f8E4M3, a32 = -1.250000e-01 : f8E4M3, a33 = -2.031250e-01 : f8E4M3, a34 = -3.125000e-01 : f8E4M3, a35 = -4.687500e-01 : f8E4M3, a36 = -7.500000e-01 : f8E4M3, a37 = -1.125000e+00 : f8E4M3, a38 = -1.750000e+00 : f8E4M3, a39 = -2.750000e+00 : f8E4M3, a4 = 4.687500e-02 : f8E4M3, a40 = -4.000000e+00 : f8E4M3, a41 = -6.500000e+00 : f8E4M3, a42 = -1.000000e+01 : f8E4M3, a43 = -1.500000e+01 : f8E4M3, a44 = -2.400000e+01 : f8E4M3, a45 = -3.600000e+01 : f8E4M3, a46 = -5.600000e+01 : f8E4M3, a47 = -8.800000e+01 : f8E4M3, a48 = -1.280000e+02 : f8E4M3, a49 = -2.080000e+02 : f8E4M3, a5 = 7.031250e-02 : f8E4M3, a50 = 0xFA : f8E4M3, a51 = 0xFF : f8E4M3, a6 = 1.093750e-01 : f8E4M3, a7 = 1.718750e-01 : f8E4M3, a8 = 2.500000e-01 : f8E4M3, a9 = 4.062500e-01 : f8E4M3} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Numbers are rounded to the nearest, ties to even.
"test.numbers"() {
  a0 = 1.0 : f8E8M0FNU,
  a1 = 0.5 : f8E8M0FNU,
  a2 = 3.0 : f8E8M0FNU,
  a3 = 1.0e9 : f8E8M0FNU,
  a4 = 0.0 : f8E8M0FNU,
  a5 = 0.1 : f8E8M0FNU,
  a6 = 0.75 : f8E8M0FNU,
  a7 = 2.5 : f8E8M0FNU,
  a8 = 0.0625 : f8E8M0FNU,
  a9 = 6.5 : f8E8M0FNU,
  a10 = 5.0 : f8E8M0FNU,
  a11 = 1.0e-30 : f8E8M0FNU,
  a12 = 7.0 : f8E8M0FNU,
  a13 = 0.25 : f8E8M0FNU,
  a14 = 1.25 : f8E8M0FNU,
  a15 = 1.75 : f8E8M0FNU,
  a16 = 3.5 : f8E8M0FNU,
  a17 = 0.4 : f8E8M0FNU,
  a18 = 1.0e300 : f8E8M0FNU,
  a19 = 6.1 : f8E8M0FNU,
  a20 = 15.5 : f8E8M0FNU,
  a21 = 29.0 : f8E8M0FNU,
  a22 = 3.0e38 : f8E8M0FNU,
  a23 = 5.0e-39 : f8E8M0FNU
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.numbers"() {a0 = 1.000000e+00 : f8E8M0FNU, a1 = 5.000000e-01 : f8E8M0FNU, a10 = 4.000000e+00 : f8E8M0FNU, a11 = 7.888600e-31 : f8E8M0FNU, a12 = 8.000000e+00 : f8E8M0FNU, a13 = 2.500000e-01 : f8E8M0FNU, a14 = 1.000000e+00 : f8E8M0FNU, a15 = 2.000000e+00 : f8E8M0FNU, a16 = 4.000000e+00 : f8E8M0FNU, a17 = 5.000000e-01 : f8E8M0FNU, a18 = 0xFF : f8E8M0FNU, a19 = 8.000000e+00 : f8E8M0FNU, a2 = 4.000000e+00 : f8E8M0FNU, a20 = 1.600000e+01 : f8E8M0FNU, a21 = 3.200000e+01 : f8E8M0FNU, a22 = 0xFF : f8E8M0FNU, a23 = 5.877470e-39 : f8E8M0FNU, a3 = 1.073740e+09 : f8E8M0FNU, a4 = 5.877470e-39 : f8E8M0FNU, a5 = 1.250000e-01 : f8E8M0FNU, a6 = 1.000000e+00 : f8E8M0FNU, a7 = 2.000000e+00 : f8E8M0FNU, a8 = 6.250000e-02 : f8E8M0FNU, a9 = 8.000000e+00 : f8E8M0FNU} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "test.numbers"() {a0 = 1.000000e+00 : f8E8M0FNU, a1 = 5.000000e-01 : f8E8M0FNU, a10 = 4.000000e+00 : f8E8M0FNU, a11 = 7.888600e-31 : f8E8M0FNU, a12 = 8.000000e+00 : f8E8M0FNU, a13 = 2.500000e-01 : f8E8M0FNU, a14 = 1.000000e+00 : f8E8M0FNU, a15 = 2.000000e+00 : f8E8M0FNU, a16 = 4.000000e+00 : f8E8M0FNU, a17 = 5.000000e-01 : f8E8M0FNU, a18 = 0xFF : f8E8M0FNU, a19 = 8.000000e+00 : f8E8M0FNU, a2 = 4.000000e+00 : f8E8M0FNU, a20 = 1.600000e+01 : f8E8M0FNU, a21 = 3.200000e+01 : f8E8M0FNU, a22 = 0xFF : f8E8M0FNU, a23 = 5.877470e-39 : f8E8M0FNU, a3 = 1.073740e+09 : f8E8M0FNU, a4 = 5.877470e-39 : f8E8M0FNU, a5 = 1.250000e-01 : f8E8M0FNU, a6 = 1.000000e+00 : f8E8M0FNU, a7 = 2.000000e+00 : f8E8M0FNU, a8 = 6.250000e-02 : f8E8M0FNU, a9 = 8.000000e+00 : f8E8M0FNU} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"test.elements"() {
  a = dense<[1.0, 0.5, 3.0, 1.0e9, 0.0, 0.1, 0.75, 2.5, 0.0625, 6.5, 5.0, 1.0e-30, 7.0, 0.25, 1.25,
             1.75, 3.5, 0.4, 1.0e300, 6.1, 15.5, 29.0, 3.0e38, 5.0e-39]> : tensor<24xf8E8M0FNU>,
  b = dense<"0x01810283"> : tensor<4xf8E8M0FNU>,
  c = dense<0x1> : tensor<2xf8E8M0FNU>,
  d = dense<"0x05"> : vector<1xf8E8M0FNU>,
  e = sparse<[[0], [1]], [1.0, 2.0]> : tensor<3xf8E8M0FNU>
} : () -> ()

// CHECK: module {
// CHECK-NEXT{LITERAL}:   "test.elements"() {a = dense<[1.000000e+00, 5.000000e-01, 4.000000e+00, 1.073740e+09, 5.877470e-39, 1.250000e-01, 1.000000e+00, 2.000000e+00, 6.250000e-02, 8.000000e+00, 4.000000e+00, 7.888600e-31, 8.000000e+00, 2.500000e-01, 1.000000e+00, 2.000000e+00, 4.000000e+00, 5.000000e-01, 0xFF, 8.000000e+00, 1.600000e+01, 3.200000e+01, 0xFF, 5.877470e-39]> : tensor<24xf8E8M0FNU>, b = dense<[1.175490e-38, 4.000000e+00, 2.350990e-38, 1.600000e+01]> : tensor<4xf8E8M0FNU>, c = dense<1.175490e-38> : tensor<2xf8E8M0FNU>, d = dense<1.880790e-37> : vector<1xf8E8M0FNU>, e = sparse<[[0], [1]], [1.000000e+00, 2.000000e+00]> : tensor<3xf8E8M0FNU>} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT{LITERAL}:   "test.elements"() {a = dense<[1.000000e+00, 5.000000e-01, 4.000000e+00, 1.073740e+09, 5.877470e-39, 1.250000e-01, 1.000000e+00, 2.000000e+00, 6.250000e-02, 8.000000e+00, 4.000000e+00, 7.888600e-31, 8.000000e+00, 2.500000e-01, 1.000000e+00, 2.000000e+00, 4.000000e+00, 5.000000e-01, 0xFF, 8.000000e+00, 1.600000e+01, 3.200000e+01, 0xFF, 5.877470e-39]> : tensor<24xf8E8M0FNU>, b = dense<[1.175490e-38, 4.000000e+00, 2.350990e-38, 1.600000e+01]> : tensor<4xf8E8M0FNU>, c = dense<1.175490e-38> : tensor<2xf8E8M0FNU>, d = dense<1.880790e-37> : vector<1xf8E8M0FNU>, e = sparse<[[0], [1]], [1.000000e+00, 2.000000e+00]> : tensor<3xf8E8M0FNU>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"test.bits"() {
  a0 = 0x0 : f8E8M0FNU,
  a1 = 0x5 : f8E8M0FNU,
  a2 = 0xa : f8E8M0FNU,
  a3 = 0xf : f8E8M0FNU,
  a4 = 0x14 : f8E8M0FNU,
  a5 = 0x19 : f8E8M0FNU,
  a6 = 0x1e : f8E8M0FNU,
  a7 = 0x23 : f8E8M0FNU,
  a8 = 0x28 : f8E8M0FNU,
  a9 = 0x2d : f8E8M0FNU,
  a10 = 0x32 : f8E8M0FNU,
  a11 = 0x37 : f8E8M0FNU,
  a12 = 0x3c : f8E8M0FNU,
  a13 = 0x41 : f8E8M0FNU,
  a14 = 0x46 : f8E8M0FNU,
  a15 = 0x4b : f8E8M0FNU,
  a16 = 0x50 : f8E8M0FNU,
  a17 = 0x55 : f8E8M0FNU,
  a18 = 0x5a : f8E8M0FNU,
  a19 = 0x5f : f8E8M0FNU,
  a20 = 0x64 : f8E8M0FNU,
  a21 = 0x69 : f8E8M0FNU,
  a22 = 0x6e : f8E8M0FNU,
  a23 = 0x73 : f8E8M0FNU,
  a24 = 0x78 : f8E8M0FNU,
  a25 = 0x7d : f8E8M0FNU,
  a26 = 0x82 : f8E8M0FNU,
  a27 = 0x87 : f8E8M0FNU,
  a28 = 0x8c : f8E8M0FNU,
  a29 = 0x91 : f8E8M0FNU,
  a30 = 0x96 : f8E8M0FNU,
  a31 = 0x9b : f8E8M0FNU,
  a32 = 0xa0 : f8E8M0FNU,
  a33 = 0xa5 : f8E8M0FNU,
  a34 = 0xaa : f8E8M0FNU,
  a35 = 0xaf : f8E8M0FNU,
  a36 = 0xb4 : f8E8M0FNU,
  a37 = 0xb9 : f8E8M0FNU,
  a38 = 0xbe : f8E8M0FNU,
  a39 = 0xc3 : f8E8M0FNU,
  a40 = 0xc8 : f8E8M0FNU,
  a41 = 0xcd : f8E8M0FNU,
  a42 = 0xd2 : f8E8M0FNU,
  a43 = 0xd7 : f8E8M0FNU,
  a44 = 0xdc : f8E8M0FNU,
  a45 = 0xe1 : f8E8M0FNU,
  a46 = 0xe6 : f8E8M0FNU,
  a47 = 0xeb : f8E8M0FNU,
  a48 = 0xf0 : f8E8M0FNU,
  a49 = 0xf5 : f8E8M0FNU,
  a50 = 0xfa : f8E8M0FNU,
  a51 = 0xff : f8E8M0FNU
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.bits"() {a0 = 5.877470e-39 : f8E8M0FNU, a1 = 1.880790e-37 : f8E8M0FNU, a10 = 6.617440e-24 : f8E8M0FNU, a11 = 2.117580e-22 : f8E8M0FNU, a12 = 6.776260e-21 : f8E8M0FNU, a13 = 2.168400e-19 : f8E8M0FNU, a14 = 6.938890e-18 : f8E8M0FNU, a15 = 2.220450e-16 : f8E8M0FNU, a16 = 7.105420e-15 : f8E8M0FNU, a17 = 2.273740e-13 : f8E8M0FNU, a18 = 7.275960e-12 : f8E8M0FNU, a19 = 2.328310e-10 : f8E8M0FNU, a2 = 6.018530e-36 : f8E8M0FNU, a20 = 7.450580e-09 : f8E8M0FNU, a21 = 2.384190e-07 : f8E8M0FNU, a22 = 7.629390e-06 : f8E8M0FNU, a23 = 2.441410e-04 : f8E8M0FNU, a24 = 7.812500e-03 : f8E8M0FNU, a25 = 2.500000e-01 : f8E8M0FNU, a26 = 8.000000e+00 : f8E8M0FNU, a27 = 2.560000e+02 : f8E8M0FNU, a28 = 8.192000e+03 : f8E8M0FNU, a29 = 2.621440e+05 : f8E8M0FNU, a3 = 1.925930e-34 : f8E8M0FNU, a30 = 8.388600e+06 : f8E8M0FNU, a31 = 2.684350e+08 : f8E8M0FNU, a32 = 8.589930e+09 : f8E8M0FNU, a33 = 2.748780e+11 : f8E8M0FNU, a34 = 8.796090e+12 : f8E8M0FNU, a35 = 2.814750e+14 : f8E8M0FNU, a36 = 9.007190e+15 : f8E8M0FNU, a37 = 2.882300e+17 : f8E8M0FNU, a38 = 9.223370e+18 : f8E8M0FNU, a39 = 2.951480e+20 : f8E8M0FNU, a4 = 6.162980e-33 : f8E8M0FNU, a40 = 9.444730e+21 : f8E8M0FNU, a41 = 3.022310e+23 : f8E8M0FNU, a42 = 9.671400e+24 : f8E8M0FNU, a43 = 3.094850e+26 : f8E8M0FNU, a44 = 9.903520e+27 : f8E8M0FNU, a45 = 3.169130e+29 : f8E8M0FNU, a46 = 1.014120e+31 : f8E8M0FNU, a47 = 3.245190e+32 : f8E8M0FNU, a48 = 1.038460e+34 : f8E8M0FNU, a49 = 3.323070e+35 : f8E8M0FNU, a5 = 1.972150e-31 : f8E8M0FNU, a50 = 1.063380e+37 : f8E8M0FNU, a51 = 0xFF : f8E8M0FNU, a6 = 6.310880e-30 : f8E8M0FNU, a7 = 2.019480e-28 : f8E8M0FNU, a8 = 6.462340e-27 : f8E8M0FNU, a9 = 2.067950e-25 : f8E8M0FNU} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "test.bits"() {a0 = 5.877470e-39 : f8E8M0FNU, a1 = 1.880790e-37 : f8E8M0FNU, a10 = 6.617440e-24 : f8E8M0FNU, a11 = 2.117580e-22 : f8E8M0FNU, a12 = 6.776260e-21 : f8E8M0FNU, a13 = 2.168400e-19 : f8E8M0FNU, a14 = 6.938890e-18 : f8E8M0FNU, a15 = 2.220450e-16 : f8E8M0FNU, a16 = 7.105420e-15 : f8E8M0FNU, a17 = 2.273740e-13 : f8E8M0FNU, a18 = 7.275960e-12 : f8E8M0FNU, a19 = 2.328310e-10 : f8E8M0FNU, a2 = 6.018530e-36 : f8E8M0FNU, a20 = 7.450580e-09 : f8E8M0FNU, a21 = 2.384190e-07 : f8E8M0FNU, a22 = 7.629390e-06 : f8E8M0FNU, a23 = 2.441410e-04 : f8E8M0FNU, a24 = 7.812500e-03 : f8E8M0FNU, a25 = 2.500000e-01 : f8E8M0FNU, a26 = 8.000000e+00 : f8E8M0FNU, a27 = 2.560000e+02 : f8E8M0FNU, a28 = 8.192000e+03 : f8E8M0FNU, a29 = 2.621440e+05 : f8E8M0FNU, a3 = 1.925930e-34 : f8E8M0FNU, a30 = 8.388600e+06 : f8E8M0FNU, a31 = 2.684350e+08 : f8E8M0FNU, a32 = 8.589930e+09 : f8E8M0FNU, a33 = 2.748780e+11 : f8E8M0FNU, a34 = 8.796090e+12 : f8E8M0FNU, a35 = 2.814750e+14 : f8E8M0FNU, a36 = 9.007190e+15 : f8E8M0FNU, a37 = 2.882300e+17 : f8E8M0FNU, a38 = 9.223370e+18 : f8E8M0FNU, a39 = 2.951480e+20 : f8E8M0FNU, a4 = 6.162980e-33 : f8E8M0FNU, a40 = 9.444730e+21 : f8E8M0FNU, a41 = 3.022310e+23 : f8E8M0FNU, a42 = 9.671400e+24 : f8E8M0FNU, a43 = 3.094850e+26 : f8E8M0FNU, a44 = 9.903520e+27 : f8E8M0FNU, a45 = 3.169130e+29 : f8E8M0FNU, a46 = 1.014120e+31 : f8E8M0FNU, a47 = 3.245190e+32 : f8E8M0FNU, a48 = 1.038460e+34 : f8E8M0FNU, a49 = 3.323070e+35 : f8E8M0FNU, a5 = 1.972150e-31 : f8E8M0FNU, a50 = 1.063380e+37 : f8E8M0FNU, a51 = 0xFF : f8E8M0FNU, a6 = 6.310880e-30 : f8E8M0FNU, a7 = 2.019480e-28 : f8E8M0FNU, a8 = 6.462340e-27 : f8E8M0FNU, a9 = 2.067950e-25 : f8E8M0FNU} : () -> ()
// GENERIC-NEXT: }) : () -> ()
