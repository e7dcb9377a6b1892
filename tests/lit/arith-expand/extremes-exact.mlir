// RUN: pyopt --split-input-file --arith-expand='reference-exact=true' %s | FileCheck %s

// As the reference has it, which takes the second of two numbers that are equal.

func.func @maximum(%a: f32, %b: f32) -> f32 {
  %0 = arith.maximumf %a, %b : f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @maximum(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = arith.cmpf ugt, %arg0, %arg1 : f32
// CHECK-NEXT:     %1 = arith.select %0, %arg0, %arg1 : f32
// CHECK-NEXT:     %2 = arith.cmpf uno, %arg1, %arg1 : f32
// CHECK-NEXT:     %3 = arith.select %2, %arg1, %1 : f32
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @minimum(%a: vector<2xf16>, %b: vector<2xf16>) -> vector<2xf16> {
  %0 = arith.minimumf %a, %b : vector<2xf16>
  return %0 : vector<2xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @minimum(%arg0: vector<2xf16>, %arg1: vector<2xf16>) -> vector<2xf16> {
// CHECK-NEXT:     %0 = arith.cmpf ult, %arg0, %arg1 : vector<2xf16>
// CHECK-NEXT:     %1 = arith.select %0, %arg0, %arg1 : vector<2xi1>, vector<2xf16>
// CHECK-NEXT:     %2 = arith.cmpf uno, %arg1, %arg1 : vector<2xf16>
// CHECK-NEXT:     %3 = arith.select %2, %arg1, %1 : vector<2xi1>, vector<2xf16>
// CHECK-NEXT:     return %3 : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
