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

// -----

// What is added is not what is left when it is subtracted again: it may be infinite, or much greater.
func.func @rounded_off(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %s = complex.sub %a, %b : complex<f32>
  %t = complex.add %a, %b fastmath<reassoc,nnan> : complex<f32>
  %0 = complex.add %s, %b : complex<f32>
  %1 = complex.add %b, %s fastmath<fast> : complex<f32>
  %2 = complex.sub %t, %b fastmath<fast> : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @rounded_off(%arg0: complex<f32>, %arg1: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT:     %0 = complex.sub %arg0, %arg1 : complex<f32>
// CHECK-NEXT:     %1 = complex.add %arg0, %arg1 fastmath<reassoc,nnan> : complex<f32>
// CHECK-NEXT:     %2 = complex.add %0, %arg1 : complex<f32>
// CHECK-NEXT:     %3 = complex.add %arg1, %0 fastmath<fast> : complex<f32>
// CHECK-NEXT:     %4 = complex.sub %1, %arg1 fastmath<fast> : complex<f32>
// CHECK-NEXT:     return %2, %3, %4 : complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The direction of what is infinite is lost when an angle is rounded.
func.func @infinite(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a fastmath<nnan> : complex<f32>
  %1 = complex.exp %0 fastmath<ninf> : complex<f32>
  return %1 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @infinite(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.log %arg0 fastmath<nnan> : complex<f32>
// CHECK-NEXT:     %1 = complex.exp %0 fastmath<ninf> : complex<f32>
// CHECK-NEXT:     return %1 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
