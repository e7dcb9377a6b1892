// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %k = arith.constant 13 : index
  %0:2 = affine.delinearize_index %k into (4, 5) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     return %c2, %c3 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %0:2 = affine.delinearize_index %x into (1, 1) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %c0, %c0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index disjoint [%x, %y] by (1, 1) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %c0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 1 : index
  %0 = affine.linearize_index disjoint [%x, %y] by (%k, 4) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 1 : index
  %0 = affine.linearize_index disjoint [%x, %y] by (4, %k) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
