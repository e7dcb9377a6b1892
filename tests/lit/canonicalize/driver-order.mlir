// RUN: pyopt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --canonicalize=top-down=false --split-input-file | FileCheck %s --check-prefix=BOTTOM
// RUN: pyopt %s --allow-unregistered-dialect --canonicalize=max-iterations=1 --split-input-file | FileCheck %s --check-prefix=ONE
// RUN: pyopt %s --allow-unregistered-dialect --canonicalize=max-num-rewrites=1 --split-input-file | FileCheck %s --check-prefix=LIMIT

// Where constants end up, and in which order.

// The same value of another dialect or type is another constant.

func.func @other_constants() -> (index, index, i32, i64) {
  %0 = "t.x"() : () -> i32
  %1 = index.constant 1
  %2 = arith.constant 1 : index
  %3 = arith.constant 1 : i32
  %4 = arith.constant 1 : i64
  return %1, %2, %3, %4 : index, index, i32, i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_constants() -> (index, index, i32, i64) {
// CHECK-NEXT:     %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %idx1 = index.constant 1
// CHECK-NEXT:     %0 = "t.x"() : () -> i32
// CHECK-NEXT:     return %idx1, %c1, %c1_i32, %c1_i64 : index, index, i32, i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
// BOTTOM: module {
// BOTTOM-NEXT:   func.func @other_constants() -> (index, index, i32, i64) {
// BOTTOM-NEXT:     %c1_i64 = arith.constant 1 : i64
// BOTTOM-NEXT:     %c1_i32 = arith.constant 1 : i32
// BOTTOM-NEXT:     %c1 = arith.constant 1 : index
// BOTTOM-NEXT:     %idx1 = index.constant 1
// BOTTOM-NEXT:     %0 = "t.x"() : () -> i32
// BOTTOM-NEXT:     return %idx1, %c1, %c1_i32, %c1_i64 : index, index, i32, i64
// BOTTOM-NEXT:   }
// BOTTOM-NEXT: }
// ONE: module {
// ONE-NEXT:   func.func @other_constants() -> (index, index, i32, i64) {
// ONE-NEXT:     %c1_i64 = arith.constant 1 : i64
// ONE-NEXT:     %c1_i32 = arith.constant 1 : i32
// ONE-NEXT:     %c1 = arith.constant 1 : index
// ONE-NEXT:     %idx1 = index.constant 1
// ONE-NEXT:     %0 = "t.x"() : () -> i32
// ONE-NEXT:     return %idx1, %c1, %c1_i32, %c1_i64 : index, index, i32, i64
// ONE-NEXT:   }
// ONE-NEXT: }
// LIMIT: module {
// LIMIT-NEXT:   func.func @other_constants() -> (index, index, i32, i64) {
// LIMIT-NEXT:     %c1_i64 = arith.constant 1 : i64
// LIMIT-NEXT:     %c1_i32 = arith.constant 1 : i32
// LIMIT-NEXT:     %c1 = arith.constant 1 : index
// LIMIT-NEXT:     %idx1 = index.constant 1
// LIMIT-NEXT:     %0 = "t.x"() : () -> i32
// LIMIT-NEXT:     return %idx1, %c1, %c1_i32, %c1_i64 : index, index, i32, i64
// LIMIT-NEXT:   }
// LIMIT-NEXT: }
