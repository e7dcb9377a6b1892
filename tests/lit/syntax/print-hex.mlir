// RUN: pyopt --mlir-print-elementsattrs-with-hex-if-larger=4 --allow-unregistered-dialect --split-input-file %s | FileCheck %s

// Splats, short and long elements, of several types.
"any.op"() {
  a = dense<1> : tensor<100xi32>,
  b = dense<[1, 2]> : tensor<2xi32>,
  c = dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
} : () -> ()
"any.op"() {
  a = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>,
  b = dense<[true, false, true, true, false]> : tensor<5xi1>
} : () -> ()
"any.op"() {
  a = dense<["x", "y", "z", "w", "v"]> : tensor<5x!any.string>,
  b = array<i64: 1, 2, 3, 4, 5>,
  c = [1, 2, 3, 4, 5]
} : () -> ()
"any.op"() {
  a = sparse<[[0], [1], [2], [3], [4]], [1, 2, 3, 4, 5]> : tensor<9xi32>,
  b = dense<[(1.0,2.0), (3.0,4.0), (5.0,6.0)]> : tensor<3xcomplex<f32>>
} : () -> ()
func.func @f() -> tensor<6xi8> {
  %0 = arith.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi8>
  return %0 : tensor<6xi8>
}

// CHECK: module {
// CHECK-NEXT:   "any.op"() {a = dense<1> : tensor<100xi32>, b = dense<[1, 2]> : tensor<2xi32>, c = dense<"0x0100000002000000030000000400000005000000"> : tensor<5xi32>} : () -> ()
// CHECK-NEXT:   "any.op"() {a = dense<"0x0000803F0000004000004040000080400000A0400000C040"> : tensor<2x3xf32>, b = dense<"0x0D"> : tensor<5xi1>} : () -> ()
// CHECK-NEXT:   "any.op"() {a = dense<["x", "y", "z", "w", "v"]> : tensor<5x!any.string>, b = array<i64: 1, 2, 3, 4, 5>, c = [1, 2, 3, 4, 5]} : () -> ()
// CHECK-NEXT{LITERAL}:   "any.op"() {a = sparse<[[0], [1], [2], [3], [4]], "0x0100000002000000030000000400000005000000"> : tensor<9xi32>, b = dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00), (5.000000e+00,6.000000e+00)]> : tensor<3xcomplex<f32>>} : () -> ()
// CHECK-NEXT:   func.func @f() -> tensor<6xi8> {
// CHECK-NEXT:     %cst = arith.constant dense<"0x010203040506"> : tensor<6xi8>
// CHECK-NEXT:     return %cst : tensor<6xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
