// RUN: pyopt --arith-emulate-wide-int='widest-int-supported=32 reference-exact=true' %s | FileCheck %s

// Folds see through conversions: an op that a fold changes is folded until nothing is left to fold.

func.func @truncations(%a: i64) -> i64 {
  %t = arith.trunci %a : i64 to i16
  %v = arith.extsi %t : i16 to i64
  %u = arith.trunci %v : i64 to i8
  %w = arith.extui %u : i8 to i64
  return %w : i64
}

// Extensions of what was folded meanwhile are folded when they are made.

func.func @extension_of_a_folded_comparison(%a: i64) -> i64 {
  %c = arith.cmpi slt, %a, %a : i64
  %v = arith.extui %c : i1 to i64
  return %v : i64
}

func.func @extension_of_a_folded_truncation() -> i64 {
  %a = arith.constant 4495490679548004938 : i64
  %t = arith.trunci %a : i64 to i32
  %v = arith.extsi %t : i32 to i64
  return %v : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @truncations(%arg0: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %1 = arith.trunci %0 : i32 to i16
// CHECK-NEXT:     %2 = arith.extsi %1 : i16 to i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %3 = arith.cmpi slt, %2, %c0_i32 : i32
// CHECK-NEXT:     %4 = arith.extsi %3 : i1 to i32
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %5 = vector.insert %2, %cst [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %6 = vector.insert %4, %5 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %7 = vector.extract %arg0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %8 = arith.trunci %7 : i32 to i8
// CHECK-NEXT:     %9 = arith.extui %8 : i8 to i32
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %10 = vector.insert %9, %cst_0 [0] : i32 into vector<2xi32>
// CHECK-NEXT:     return %10 : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extension_of_a_folded_comparison(%arg0: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %0 = vector.insert %c0_i32, %cst [0] : i32 into vector<2xi32>
// CHECK-NEXT:     return %0 : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extension_of_a_folded_truncation() -> vector<2xi32> {
// CHECK-NEXT:     %cst = arith.constant dense<[1971964490, 1046687988]> : vector<2xi32>
// CHECK-NEXT:     %c1971964490_i32 = arith.constant 1971964490 : i32
// CHECK-NEXT:     %c1971964490_i32_0 = arith.constant 1971964490 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = arith.cmpi slt, %c1971964490_i32_0, %c0_i32 : i32
// CHECK-NEXT:     %1 = arith.extsi %0 : i1 to i32
// CHECK-NEXT:     %cst_1 = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %2 = vector.insert %c1971964490_i32_0, %cst_1 [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %3 = vector.insert %1, %2 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %3 : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
