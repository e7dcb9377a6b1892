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
func.func @rounded_off(%a: complex<f32>, %b: complex<f32>)
    -> (complex<f32>, complex<f32>, complex<f32>) {
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

// -----

// The sum of -0 and 0 is 0; the reference takes it for -0.
func.func @zeros(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %mixed = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %negative = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.add %a, %zero : complex<f32>
  %1 = complex.add %a, %mixed : complex<f32>
  %2 = complex.sub %a, %mixed : complex<f32>
  %3 = complex.sub %a, %negative fastmath<reassoc,nnan,ninf> : complex<f32>
  return %0, %1, %2, %3 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @zeros(%arg0: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT:     %cst = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %cst_0 = complex.constant [-0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %cst_1 = complex.constant [-0.000000e+00 : f32, -0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %0 = complex.add %arg0, %cst : complex<f32>
// CHECK-NEXT:     %1 = complex.add %arg0, %cst_0 : complex<f32>
// CHECK-NEXT:     %2 = complex.sub %arg0, %cst_0 : complex<f32>
// CHECK-NEXT:     %3 = complex.sub %arg0, %cst_1 fastmath<reassoc,nnan,ninf> : complex<f32>
// CHECK-NEXT:     return %0, %1, %2, %3 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// These change nothing.
func.func @neutral(%a: complex<f32>) -> (complex<f32>, complex<f32>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %negative = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.add %a, %negative : complex<f32>
  %1 = complex.sub %a, %zero : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @neutral(%arg0: complex<f32>) -> (complex<f32>, complex<f32>) {
// CHECK-NEXT:     return %arg0, %arg0 : complex<f32>, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A NaN in one part makes one of the other part, too: it is multiplied by 0. Signs of zeros change likewise.
func.func @times_one(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.mul %a, %one : complex<f32>
  %1 = complex.div %a, %one fastmath<nnan,ninf> : complex<f32>
  %2 = complex.mul %a, %one fastmath<nnan,nsz> : complex<f32>
  %3 = complex.div %a, %one fastmath<ninf,nsz> : complex<f32>
  return %0, %1, %2, %3 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @times_one(%arg0: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT:     %cst = complex.constant [1.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %0 = complex.mul %arg0, %cst : complex<f32>
// CHECK-NEXT:     %1 = complex.div %arg0, %cst fastmath<nnan,ninf> : complex<f32>
// CHECK-NEXT:     %2 = complex.mul %arg0, %cst fastmath<nnan,nsz> : complex<f32>
// CHECK-NEXT:     %3 = complex.div %arg0, %cst fastmath<ninf,nsz> : complex<f32>
// CHECK-NEXT:     return %0, %1, %2, %3 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @finite_times_one(%a: complex<f32>) -> (complex<f32>, complex<f32>) {
  %one = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.mul %a, %one fastmath<nnan,ninf,nsz> : complex<f32>
  %1 = complex.div %a, %one fastmath<fast> : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @finite_times_one(%arg0: complex<f32>) -> (complex<f32>, complex<f32>) {
// CHECK-NEXT:     return %arg0, %arg0 : complex<f32>, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @not_a_number(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a fastmath<ninf> : complex<f32>
  %1 = complex.exp %0 fastmath<fast> : complex<f32>
  return %1 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_a_number(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.log %arg0 fastmath<ninf> : complex<f32>
// CHECK-NEXT:     %1 = complex.exp %0 fastmath<fast> : complex<f32>
// CHECK-NEXT:     return %1 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
