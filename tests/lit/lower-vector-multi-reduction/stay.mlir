// RUN: pyopt %s --lower-vector-multi-reduction | FileCheck %s

// There is no arithmetic for integers with a sign, and other ops are left alone.
func.func @stays(%v: vector<2x3xsi32>, %a: vector<2xsi32>, %w: vector<4xf32>)
    -> (vector<2xsi32>, f32) {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x3xsi32> to vector<2xsi32>
  %1 = vector.reduction <add>, %w : vector<4xf32> into f32
  return %0, %1 : vector<2xsi32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @stays(%arg0: vector<2x3xsi32>, %arg1: vector<2xsi32>, %arg2: vector<4xf32>) -> (vector<2xsi32>, f32) {
// CHECK-NEXT:     %0 = vector.multi_reduction <add>, %arg0, %arg1 [1] : vector<2x3xsi32> to vector<2xsi32>
// CHECK-NEXT:     %1 = vector.reduction <add>, %arg2 : vector<4xf32> into f32
// CHECK-NEXT:     return %0, %1 : vector<2xsi32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
