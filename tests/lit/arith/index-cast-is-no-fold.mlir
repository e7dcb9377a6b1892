// Casts to index and back are a matter of canonicalization: passes that fold as they go leave them.
// RUN: pyopt %s --stage-sparse-ops | FileCheck %s

func.func @there_and_back(%a: i64) -> i64 {
  %0 = arith.index_cast %a : i64 to index
  %1 = arith.index_cast %0 : index to i64
  return %1 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @there_and_back(%arg0: i64) -> i64 {
// CHECK-NEXT:     %0 = arith.index_cast %arg0 : i64 to index
// CHECK-NEXT:     %1 = arith.index_cast %0 : index to i64
// CHECK-NEXT:     return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
