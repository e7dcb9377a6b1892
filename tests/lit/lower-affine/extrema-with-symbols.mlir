// RUN: pyopt %s --allow-unregistered-dialect --lower-affine --split-input-file | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s --check-prefix=CANON

// The only dim of a map with one symbol: a constant, made anew, if it is known; the value itself if not.

func.func @known(%x: index) -> index {
  %c10 = arith.constant 10 : index
  %0 = affine.max affine_map<(d0)[s0] -> (d0)>(%c10)[%x]
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @known(%arg0: index) -> index {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c10_0 = arith.constant 10 : index
// CHECK-NEXT:     return %c10_0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CANON: module {
// CANON-NEXT:   func.func @known(%arg0: index) -> index {
// CANON-NEXT:     %c10 = arith.constant 10 : index
// CANON-NEXT:     return %c10 : index
// CANON-NEXT:   }
// CANON-NEXT: }

// -----

func.func @not_known(%x: index, %y: index) -> index {
  %0 = affine.max affine_map<(d0)[s0] -> (d0)>(%y)[%x]
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_known(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CANON: module {
// CANON-NEXT:   func.func @not_known(%arg0: index, %arg1: index) -> index {
// CANON-NEXT:     return %arg1 : index
// CANON-NEXT:   }
// CANON-NEXT: }

// -----

// Of two results one is known.

func.func @one_of_two(%x: index) -> index {
  %c10 = arith.constant 10 : index
  %0 = affine.max affine_map<(d0)[s0] -> (d0 floordiv 4, s0 + 1)>(%x)[%c10]
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_of_two(%arg0: index) -> index {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %0 = arith.cmpi slt, %arg0, %c0 : index
// CHECK-NEXT:     %1 = arith.subi %c-1, %arg0 : index
// CHECK-NEXT:     %2 = arith.select %0, %1, %arg0 : index
// CHECK-NEXT:     %3 = arith.divsi %2, %c4 : index
// CHECK-NEXT:     %4 = arith.subi %c-1, %3 : index
// CHECK-NEXT:     %5 = arith.select %0, %4, %3 : index
// CHECK-NEXT:     %c11 = arith.constant 11 : index
// CHECK-NEXT:     %6 = arith.maxsi %5, %c11 : index
// CHECK-NEXT:     return %6 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CANON: #map = affine_map<()[s0] -> (s0 floordiv 4, 11)>
// CANON-NEXT: module {
// CANON-NEXT:   func.func @one_of_two(%arg0: index) -> index {
// CANON-NEXT:     %0 = affine.max #map()[%arg0]
// CANON-NEXT:     return %0 : index
// CANON-NEXT:   }
// CANON-NEXT: }
