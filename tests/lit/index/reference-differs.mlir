// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// No unsigned difference is below zero: x < y does not follow, as the reference has it.
func.func @unsigned_difference(%x: index, %y: index) -> i1 {
  %z = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp ult(%d, %z)
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @unsigned_difference(%arg0: index, %arg1: index) -> i1 {
// CHECK-NEXT:     %idx0 = index.constant 0
// CHECK-NEXT:     %0 = index.sub %arg0, %arg1
// CHECK-NEXT:     %1 = index.cmp ult(%0, %idx0)
// CHECK-NEXT:     return %1 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// 32 and 64 bits do not agree: the reference gets the sign of the smallest i32 wrong.
func.func @ceil_division() -> index {
  %a = index.constant 2147483648
  %b = index.constant 32
  %0 = index.ceildivs %a, %b
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @ceil_division() -> index {
// CHECK-NEXT:     %idx2147483648 = index.constant 2147483648
// CHECK-NEXT:     %idx32 = index.constant 32
// CHECK-NEXT:     %0 = index.ceildivs %idx2147483648, %idx32
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
