// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// The logarithm of exp(a) has its imaginary part between -pi and pi, whatever that of a is: the reference takes it for a.
func.func @whole_turns(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a : complex<f32>
  %1 = complex.log %0 : complex<f32>
  return %1 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @whole_turns(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.exp %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.log %0 : complex<f32>
// CHECK-NEXT:     return %1 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
