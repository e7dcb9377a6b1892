// RUN: pyopt --split-input-file %s | FileCheck %s

// What the verifier lets pass, though one might not expect it.

// The custom form has no place for both, and the reference forgets the region there.
func.func @f(%a: f64, %b: f64) -> f64 {
  %0 = "sparse_tensor.binary"(%a, %b) <{left_identity}> ({
  }, {
  ^bb0(%x: f64):
    sparse_tensor.yield %x : f64
  }, {
  }) : (f64, f64) -> f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f64, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = "sparse_tensor.binary"(%arg0, %arg1) <{left_identity}> ({
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%arg2: f64):
// CHECK-NEXT:       sparse_tensor.yield %arg2 : f64
// CHECK-NEXT:     }, {
// CHECK-NEXT:     }) : (f64, f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }
