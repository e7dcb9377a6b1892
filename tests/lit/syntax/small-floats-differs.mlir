// RUN: pyopt --allow-unregistered-dialect %s | FileCheck %s

// Powers of two have no sign. The reference keeps one for a number, and of elements makes something else.
"test.powers"() {
  a = -2.0 : f8E8M0FNU,
  b = -0.5 : f8E8M0FNU,
  c = dense<[-1.0, -2.0]> : tensor<2xf8E8M0FNU>
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.powers"() {a = 2.000000e+00 : f8E8M0FNU, b = 5.000000e-01 : f8E8M0FNU, c = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf8E8M0FNU>} : () -> ()
// CHECK-NEXT: }
