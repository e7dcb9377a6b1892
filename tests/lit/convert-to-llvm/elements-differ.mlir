// RUN: pyopt --convert-to-llvm %s | FileCheck %s

// The reference takes elements of an array as if it were a vector; --convert-vector-to-llvm takes rows first.

// CHECK-LABEL: llvm.func @f
// CHECK: vector.to_elements %{{.*}} : vector<2x2xf32>
func.func @f(%v: vector<2x2xf32>) -> f32 {
  %0:4 = vector.to_elements %v : vector<2x2xf32>
  return %0#3 : f32
}
