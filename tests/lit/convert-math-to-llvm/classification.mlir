// RUN: pyopt --split-input-file --convert-math-to-llvm %s | FileCheck %s

// Two questions become one about classes, without flags and other attributes.
func.func @classes(%a: f32, %b: vector<4xf64>, %c: vector<[4]xf16>)
    -> (i1, i1, vector<4xi1>, vector<[4]xi1>) {
  %0 = math.isnan %a {fastmath = #arith.fastmath<ninf>} : f32
  %1 = math.isfinite %a {note} : f32
  %2 = math.isnan %b : vector<4xf64>
  %3 = math.isfinite %c : vector<[4]xf16>
  return %0, %1, %2, %3 : i1, i1, vector<4xi1>, vector<[4]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @classes(%arg0: f32, %arg1: vector<4xf64>, %arg2: vector<[4]xf16>) -> (i1, i1, vector<4xi1>, vector<[4]xi1>) {
// CHECK-NEXT:     %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 3 : i32}> : (f32) -> i1
// CHECK-NEXT:     %1 = "llvm.intr.is.fpclass"(%arg0) <{bit = 504 : i32}> : (f32) -> i1
// CHECK-NEXT:     %2 = "llvm.intr.is.fpclass"(%arg1) <{bit = 3 : i32}> : (vector<4xf64>) -> vector<4xi1>
// CHECK-NEXT:     %3 = "llvm.intr.is.fpclass"(%arg2) <{bit = 504 : i32}> : (vector<[4]xf16>) -> vector<[4]xi1>
// CHECK-NEXT:     return %0, %1, %2, %3 : i1, i1, vector<4xi1>, vector<[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The other two stay, and so do tensors and types that llvm does not have.
func.func @stay(%a: f32, %b: tensor<3xf32>, %c: f8E5M2) -> (i1, i1, tensor<3xi1>, i1) {
  %0 = math.isinf %a : f32
  %1 = math.isnormal %a : f32
  %2 = math.isnan %b : tensor<3xf32>
  %3 = math.isnan %c : f8E5M2
  return %0, %1, %2, %3 : i1, i1, tensor<3xi1>, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @stay(%arg0: f32, %arg1: tensor<3xf32>, %arg2: f8E5M2) -> (i1, i1, tensor<3xi1>, i1) {
// CHECK-NEXT:     %0 = math.isinf %arg0 : f32
// CHECK-NEXT:     %1 = math.isnormal %arg0 : f32
// CHECK-NEXT:     %2 = math.isnan %arg1 : tensor<3xf32>
// CHECK-NEXT:     %3 = math.isnan %arg2 : f8E5M2
// CHECK-NEXT:     return %0, %1, %2, %3 : i1, i1, tensor<3xi1>, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
