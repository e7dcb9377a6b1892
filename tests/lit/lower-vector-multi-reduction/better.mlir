// RUN: pyopt %s --split-input-file --lower-vector-multi-reduction | FileCheck %s
// RUN: pyopt %s --split-input-file --lower-vector-multi-reduction=lowering-strategy=inner-reduction | FileCheck %s --check-prefix=REDUCTION

// Dimensions that are gone through one by one have a known size; others stay.

func.func @scalable(%v: vector<2x[4]xf32>, %a: vector<2xf32>, %b: vector<[4]xf32>)
    -> (vector<2xf32>, vector<[4]xf32>) {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x[4]xf32> to vector<2xf32>
  %1 = vector.multi_reduction <add>, %v, %b [0] : vector<2x[4]xf32> to vector<[4]xf32>
  return %0, %1 : vector<2xf32>, vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalable(%arg0: vector<2x[4]xf32>, %arg1: vector<2xf32>, %arg2: vector<[4]xf32>) -> (vector<2xf32>, vector<[4]xf32>) {
// CHECK-NEXT:     %0 = vector.multi_reduction <add>, %arg0, %arg1 [1] : vector<2x[4]xf32> to vector<2xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[0] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT:     %2 = arith.addf %1, %arg2 : vector<[4]xf32>
// CHECK-NEXT:     %3 = vector.extract %arg0[1] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT:     %4 = arith.addf %3, %2 : vector<[4]xf32>
// CHECK-NEXT:     return %0, %4 : vector<2xf32>, vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// REDUCTION: module {
// REDUCTION-NEXT:   func.func @scalable(%arg0: vector<2x[4]xf32>, %arg1: vector<2xf32>, %arg2: vector<[4]xf32>) -> (vector<2xf32>, vector<[4]xf32>) {
// REDUCTION-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
// REDUCTION-NEXT:     %0 = vector.extract %arg0[0] : vector<[4]xf32> from vector<2x[4]xf32>
// REDUCTION-NEXT:     %1 = vector.extract %arg1[0] : f32 from vector<2xf32>
// REDUCTION-NEXT:     %2 = vector.reduction <add>, %0, %1 : vector<[4]xf32> into f32
// REDUCTION-NEXT:     %3 = vector.insert %2, %cst [0] : f32 into vector<2xf32>
// REDUCTION-NEXT:     %4 = vector.extract %arg0[1] : vector<[4]xf32> from vector<2x[4]xf32>
// REDUCTION-NEXT:     %5 = vector.extract %arg1[1] : f32 from vector<2xf32>
// REDUCTION-NEXT:     %6 = vector.reduction <add>, %4, %5 : vector<[4]xf32> into f32
// REDUCTION-NEXT:     %7 = vector.insert %6, %3 [1] : f32 into vector<2xf32>
// REDUCTION-NEXT:     %8 = vector.multi_reduction <add>, %arg0, %arg2 [0] : vector<2x[4]xf32> to vector<[4]xf32>
// REDUCTION-NEXT:     return %7, %8 : vector<2xf32>, vector<[4]xf32>
// REDUCTION-NEXT:   }
// REDUCTION-NEXT: }

// -----

// The accumulator counts, where nothing is reduced, too.
func.func @no_dimensions(%v: vector<2x3xf32>, %a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.multi_reduction <maxnumf>, %v, %a [] : vector<2x3xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_dimensions(%arg0: vector<2x3xf32>, %arg1: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = arith.maxnumf %arg1, %arg0 : vector<2x3xf32>
// CHECK-NEXT:     return %0 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// REDUCTION: module {
// REDUCTION-NEXT:   func.func @no_dimensions(%arg0: vector<2x3xf32>, %arg1: vector<2x3xf32>) -> vector<2x3xf32> {
// REDUCTION-NEXT:     %0 = arith.maxnumf %arg1, %arg0 : vector<2x3xf32>
// REDUCTION-NEXT:     return %0 : vector<2x3xf32>
// REDUCTION-NEXT:   }
// REDUCTION-NEXT: }
