// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// Raw data of i1 is a byte for each element.

func.func @splat() -> tensor<4xi1> {
  %0 = arith.constant dense<"0x01"> : tensor<4xi1>
  return %0 : tensor<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @splat() -> tensor<4xi1> {
// CHECK-NEXT:     %cst = arith.constant dense<[true, false, false, false]> : tensor<4xi1>
// CHECK-NEXT:     return %cst : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @old_splat() -> tensor<16xi1> {
  %0 = arith.constant dense<"0xFF"> : tensor<16xi1>
  return %0 : tensor<16xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @old_splat() -> tensor<16xi1> {
// CHECK-NEXT:     %cst = arith.constant dense<true> : tensor<16xi1>
// CHECK-NEXT:     return %cst : tensor<16xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @packed() -> tensor<16xi1> {
  %0 = arith.constant dense<"0x5501"> : tensor<16xi1>
  return %0 : tensor<16xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @packed() -> tensor<16xi1> {
// CHECK-NEXT:     %cst = arith.constant dense<[true, false, true, false, true, false, true, false, true, false, false, false, false, false, false, false]> : tensor<16xi1>
// CHECK-NEXT:     return %cst : tensor<16xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty() -> tensor<0xi1> {
  %0 = arith.constant dense<"0x"> : tensor<0xi1>
  return %0 : tensor<0xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty() -> tensor<0xi1> {
// CHECK-NEXT:     %cst = arith.constant dense<> : tensor<0xi1>
// CHECK-NEXT:     return %cst : tensor<0xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
