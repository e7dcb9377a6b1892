// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// Overflow flags of arith.trunci.

func.func @trunci_nsw(%x: i64) -> i32 {
  %0 = arith.trunci %x overflow<nsw> : i64 to i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @trunci_nsw(%arg0: i64) -> i32 {
// CHECK-NEXT:     %0 = arith.trunci %arg0 overflow<nsw> : i64 to i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @trunci_both(%x: vector<3xi64>) -> vector<3xi8> {
  %0 = arith.trunci %x overflow<nsw, nuw> : vector<3xi64> to vector<3xi8>
  return %0 : vector<3xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @trunci_both(%arg0: vector<3xi64>) -> vector<3xi8> {
// CHECK-NEXT:     %0 = arith.trunci %arg0 overflow<nsw, nuw> : vector<3xi64> to vector<3xi8>
// CHECK-NEXT:     return %0 : vector<3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @trunci_nuw_nsw(%x: tensor<?xi64>) -> tensor<?xi8> {
  %0 = arith.trunci %x overflow<nuw, nsw> {a = 1 : i8} : tensor<?xi64> to tensor<?xi8>
  return %0 : tensor<?xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @trunci_nuw_nsw(%arg0: tensor<?xi64>) -> tensor<?xi8> {
// CHECK-NEXT:     %0 = arith.trunci %arg0 overflow<nsw, nuw> {a = 1 : i8} : tensor<?xi64> to tensor<?xi8>
// CHECK-NEXT:     return %0 : tensor<?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @trunci_none(%x: i64) -> i8 {
  %0 = arith.trunci %x overflow<none> : i64 to i8
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @trunci_none(%arg0: i64) -> i8 {
// CHECK-NEXT:     %0 = arith.trunci %arg0 : i64 to i8
// CHECK-NEXT:     return %0 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @trunci_twice(%x: i64) -> i8 {
  %0 = arith.trunci %x overflow<nsw> : i64 to i32
  %1 = arith.trunci %0 overflow<nsw> : i32 to i8
  return %1 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @trunci_twice(%arg0: i64) -> i8 {
// CHECK-NEXT:     %0 = arith.trunci %arg0 overflow<nsw> : i64 to i8
// CHECK-NEXT:     return %0 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @trunci_constant() -> i8 {
  %c = arith.constant 300 : i32
  %0 = arith.trunci %c overflow<nsw> : i32 to i8
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @trunci_constant() -> i8 {
// CHECK-NEXT:     %c44_i8 = arith.constant 44 : i8
// CHECK-NEXT:     return %c44_i8 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @trunci_of_ext(%x: i8) -> i16 {
  %e = arith.extsi %x : i8 to i64
  %0 = arith.trunci %e overflow<nuw> : i64 to i16
  return %0 : i16
}

// CHECK: module {
// CHECK-NEXT:   func.func @trunci_of_ext(%arg0: i8) -> i16 {
// CHECK-NEXT:     %0 = arith.extsi %arg0 : i8 to i16
// CHECK-NEXT:     return %0 : i16
// CHECK-NEXT:   }
// CHECK-NEXT: }
