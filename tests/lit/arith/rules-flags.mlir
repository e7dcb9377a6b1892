// RUN: pyopt %s --canonicalize | FileCheck %s

// A merged op keeps a flag that both have unless its constant wraps around.

func.func @signed(%x: i8) -> (i8, i8, i8) {
  %c100 = arith.constant 100 : i8
  %c27 = arith.constant 27 : i8
  %c28 = arith.constant 28 : i8
  %0 = arith.addi %x, %c100 overflow<nsw> : i8
  %1 = arith.addi %0, %c27 overflow<nsw> : i8
  // 100 + 28 is -128.
  %2 = arith.addi %0, %c28 overflow<nsw> : i8
  %3 = arith.muli %x, %c28 overflow<nsw> : i8
  %4 = arith.muli %3, %c28 overflow<nsw> : i8
  return %1, %2, %4 : i8, i8, i8
}

func.func @unsigned(%x: i8) -> (i8, i8) {
  %c5 = arith.constant 5 : i8
  %c3 = arith.constant 3 : i8
  %0 = arith.subi %x, %c3 overflow<nuw> : i8
  %1 = arith.addi %0, %c5 overflow<nuw> : i8
  %2 = arith.subi %x, %c5 overflow<nuw> : i8
  // The constant is -2, or 254.
  %3 = arith.addi %2, %c3 overflow<nuw> : i8
  return %1, %3 : i8, i8
}

// Of two truncations, what both promise is left; after an unsigned shift a negative number is a large one.
func.func @truncations(%x: i64, %y: i32) -> (i16, i8, i16, i16) {
  %a = arith.trunci %x overflow<nuw> : i64 to i32
  %0 = arith.trunci %a overflow<nsw> : i32 to i16
  %b = arith.trunci %x : i64 to i32
  %1 = arith.trunci %b overflow<nsw, nuw> : i32 to i8
  %c = arith.trunci %x overflow<nuw> : i64 to i32
  %2 = arith.trunci %c overflow<nsw, nuw> : i32 to i16
  %c16 = arith.constant 16 : i32
  %s = arith.shrsi %y, %c16 : i32
  %3 = arith.trunci %s overflow<nsw> : i32 to i16
  return %0, %1, %2, %3 : i16, i8, i16, i16
}

// CHECK: module {
// CHECK-NEXT:   func.func @signed(%arg0: i8) -> (i8, i8, i8) {
// CHECK-NEXT:     %c16_i8 = arith.constant 16 : i8
// CHECK-NEXT:     %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT:     %c127_i8 = arith.constant 127 : i8
// CHECK-NEXT:     %0 = arith.addi %arg0, %c127_i8 overflow<nsw> : i8
// CHECK-NEXT:     %1 = arith.addi %arg0, %c-128_i8 : i8
// CHECK-NEXT:     %2 = arith.muli %arg0, %c16_i8 : i8
// CHECK-NEXT:     return %0, %1, %2 : i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unsigned(%arg0: i8) -> (i8, i8) {
// CHECK-NEXT:     %c-2_i8 = arith.constant -2 : i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %0 = arith.addi %arg0, %c2_i8 overflow<nuw> : i8
// CHECK-NEXT:     %1 = arith.addi %arg0, %c-2_i8 : i8
// CHECK-NEXT:     return %0, %1 : i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @truncations(%arg0: i64, %arg1: i32) -> (i16, i8, i16, i16) {
// CHECK-NEXT:     %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:     %0 = arith.trunci %arg0 : i64 to i16
// CHECK-NEXT:     %1 = arith.trunci %arg0 : i64 to i8
// CHECK-NEXT:     %2 = arith.trunci %arg0 overflow<nsw, nuw> : i64 to i16
// CHECK-NEXT:     %3 = arith.shrui %arg1, %c16_i32 : i32
// CHECK-NEXT:     %4 = arith.trunci %3 : i32 to i16
// CHECK-NEXT:     return %0, %1, %2, %4 : i16, i8, i16, i16
// CHECK-NEXT:   }
// CHECK-NEXT: }
