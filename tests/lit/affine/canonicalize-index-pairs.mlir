// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (4, 5) : index
  %0:2 = affine.delinearize_index %l into (4, 5) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     return %arg0, %arg1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index [%x, %y] by (4, 5) : index
  %0:2 = affine.delinearize_index %l into (4, 5) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1] by (4, 5) : index
// CHECK-NEXT:     %1:2 = affine.delinearize_index %0 into (4, 5) : index, index
// CHECK-NEXT:     return %1#0, %1#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (%a, %b) : index
  %0:2 = affine.delinearize_index %l into (%b) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     return %arg0, %arg1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (24) : index
  %0:4 = affine.delinearize_index %l into (4, 2, 3) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index, index) {
// CHECK-NEXT:     %0:3 = affine.delinearize_index %arg1 into (4, 2, 3) : index, index, index
// CHECK-NEXT:     return %arg0, %0#0, %0#1, %0#2 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:2 = affine.delinearize_index %x into (4, 5) : index, index
  %l = affine.linearize_index [%0#0, %0#1] by (5) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (4, 5, 6) : index, index, index
  %l = affine.linearize_index [%0#0, %0#1, %z] by (4, 5, 7) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (20, 6) : index, index
// CHECK-NEXT:     %1 = affine.linearize_index [%0#0, %arg2] by (20, 7) : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (5, 6) : index, index, index
  %l = affine.linearize_index [%y, %0#0, %0#1, %0#2] by (3, 9, 5, 6) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (30) : index, index
// CHECK-NEXT:     %1 = affine.linearize_index [%arg1, %0#0, %0#1] by (3, 9, 30) : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (4, 6) : index
  %0:2 = affine.delinearize_index %l into (2, 3) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg1 into (2, 3) : index, index
// CHECK-NEXT:     return %0#0, %0#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %l = affine.linearize_index [%k, %k, %x] by (%a, 5) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
