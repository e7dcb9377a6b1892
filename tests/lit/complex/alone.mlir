// RUN: pyopt %s | FileCheck %s

// The dialect is the only one of the file that has fastmath flags.
func.func @alone(%x: complex<f32>) -> complex<f32> {
  %0 = complex.mul %x, %x : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @alone(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.mul %arg0, %arg0 : complex<f32>
// CHECK-NEXT:     return %0 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
