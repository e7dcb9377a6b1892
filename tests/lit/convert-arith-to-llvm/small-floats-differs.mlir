// RUN: pyopt --split-input-file --convert-arith-to-llvm %s | FileCheck %s

// The reference makes llvm's ops of these, with results that are integers: invalid IR.
func.func @signed(%a: i32) -> f8E5M2 {
  %0 = arith.sitofp %a : i32 to f8E5M2
  return %0 : f8E5M2
}

// CHECK: module {
// CHECK-NEXT:   func.func @signed(%arg0: i32) -> f8E5M2 {
// CHECK-NEXT:     %0 = arith.sitofp %arg0 : i32 to f8E5M2
// CHECK-NEXT:     return %0 : f8E5M2
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unsigned(%a: vector<3xi32>) -> vector<3xf4E2M1FN> {
  %0 = arith.uitofp %a : vector<3xi32> to vector<3xf4E2M1FN>
  return %0 : vector<3xf4E2M1FN>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unsigned(%arg0: vector<3xi32>) -> vector<3xf4E2M1FN> {
// CHECK-NEXT:     %0 = arith.uitofp %arg0 : vector<3xi32> to vector<3xf4E2M1FN>
// CHECK-NEXT:     return %0 : vector<3xf4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT: }
