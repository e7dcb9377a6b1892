// RUN: pyopt --split-input-file %s | FileCheck %s

// The custom form does not say the type of a result that has not as many elements as the mask.
func.func @f(%v: vector<4xi32>) -> vector<2xi32> {
  %0 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0>}>
      : (vector<4xi32>, vector<4xi32>) -> vector<2xi32>
  return %0 : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %0 = "llvm.shufflevector"(%arg0, %arg0) <{mask = array<i32: 0>}> : (vector<4xi32>, vector<4xi32>) -> vector<2xi32>
// CHECK-NEXT:     return %0 : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
