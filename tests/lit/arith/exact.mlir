// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s --check-prefix=FOLDED

// Divisions and shifts that lose nothing, truncations that do not change the number.

func.func @ops(%a: i32, %b: i32, %v: vector<4xi32>)
    -> (i32, i32, i32, i32, i16, vector<4xi8>, i16) {
  %0 = arith.divsi %a, %b exact : i32
  %1 = arith.divui %a, %b exact {foo} : i32
  %2 = arith.shrsi %a, %b exact : i32
  %3 = arith.shrui %a, %b {isExact} : i32
  %4 = arith.trunci %a overflow<nsw> : i32 to i16
  %5 = arith.trunci %v overflow<nsw, nuw> {foo} : vector<4xi32> to vector<4xi8>
  %6 = arith.trunci %a {bar} : i32 to i16
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i16, vector<4xi8>, i16
}

// CHECK: module {
// CHECK-NEXT:   func.func @ops(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>) -> (i32, i32, i32, i32, i16, vector<4xi8>, i16) {
// CHECK-NEXT:     %0 = arith.divsi %arg0, %arg1 exact : i32
// CHECK-NEXT:     %1 = arith.divui %arg0, %arg1 exact {foo} : i32
// CHECK-NEXT:     %2 = arith.shrsi %arg0, %arg1 exact : i32
// CHECK-NEXT:     %3 = arith.shrui %arg0, %arg1 exact : i32
// CHECK-NEXT:     %4 = arith.trunci %arg0 overflow<nsw> : i32 to i16
// CHECK-NEXT:     %5 = arith.trunci %arg2 overflow<nsw, nuw> {foo} : vector<4xi32> to vector<4xi8>
// CHECK-NEXT:     %6 = arith.trunci %arg0 {bar} : i32 to i16
// CHECK-NEXT:     return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i16, vector<4xi8>, i16
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, i32, vector<4xi32>) -> (i32, i32, i32, i32, i16, vector<4xi8>, i16), sym_name = "ops"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>):
// GENERIC-NEXT:     %0 = "arith.divsi"(%arg0, %arg1) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %1 = "arith.divui"(%arg0, %arg1) <{isExact}> {foo} : (i32, i32) -> i32
// GENERIC-NEXT:     %2 = "arith.shrsi"(%arg0, %arg1) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %3 = "arith.shrui"(%arg0, %arg1) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %4 = "arith.trunci"(%arg0) <{overflowFlags = #arith.overflow<nsw>}> : (i32) -> i16
// GENERIC-NEXT:     %5 = "arith.trunci"(%arg2) <{overflowFlags = #arith.overflow<nsw, nuw>}> {foo} : (vector<4xi32>) -> vector<4xi8>
// GENERIC-NEXT:     %6 = "arith.trunci"(%arg0) <{overflowFlags = #arith.overflow<none>}> {bar} : (i32) -> i16
// GENERIC-NEXT:     "func.return"(%0, %1, %2, %3, %4, %5, %6) : (i32, i32, i32, i32, i16, vector<4xi8>, i16) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// FOLDED: module {
// FOLDED-NEXT:   func.func @ops(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>) -> (i32, i32, i32, i32, i16, vector<4xi8>, i16) {
// FOLDED-NEXT:     %0 = arith.divsi %arg0, %arg1 exact : i32
// FOLDED-NEXT:     %1 = arith.divui %arg0, %arg1 exact {foo} : i32
// FOLDED-NEXT:     %2 = arith.shrsi %arg0, %arg1 exact : i32
// FOLDED-NEXT:     %3 = arith.shrui %arg0, %arg1 exact : i32
// FOLDED-NEXT:     %4 = arith.trunci %arg0 overflow<nsw> : i32 to i16
// FOLDED-NEXT:     %5 = arith.trunci %arg2 overflow<nsw, nuw> {foo} : vector<4xi32> to vector<4xi8>
// FOLDED-NEXT:     %6 = arith.trunci %arg0 {bar} : i32 to i16
// FOLDED-NEXT:     return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i16, vector<4xi8>, i16
// FOLDED-NEXT:   }
// FOLDED-NEXT: }

// -----

func.func @constants() -> (i32, i32, i32, i32, i32, i8, i8) {
  %7 = arith.constant 7 : i32
  %8 = arith.constant -8 : i32
  %2 = arith.constant 2 : i32
  %z = arith.constant 0 : i32
  %c = arith.constant 300 : i32
  %a = arith.divsi %8, %2 exact : i32
  %b = arith.divui %7, %2 exact : i32
  %d = arith.shrsi %7, %2 exact : i32
  %e = arith.shrui %8, %2 exact : i32
  %f = arith.divui %7, %z exact : i32
  %g = arith.trunci %c overflow<nsw> : i32 to i8
  %h = arith.trunci %2 overflow<nuw> : i32 to i8
  return %a, %b, %d, %e, %f, %g, %h : i32, i32, i32, i32, i32, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants() -> (i32, i32, i32, i32, i32, i8, i8) {
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %c-8_i32 = arith.constant -8 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c300_i32 = arith.constant 300 : i32
// CHECK-NEXT:     %0 = arith.divsi %c-8_i32, %c2_i32 exact : i32
// CHECK-NEXT:     %1 = arith.divui %c7_i32, %c2_i32 exact : i32
// CHECK-NEXT:     %2 = arith.shrsi %c7_i32, %c2_i32 exact : i32
// CHECK-NEXT:     %3 = arith.shrui %c-8_i32, %c2_i32 exact : i32
// CHECK-NEXT:     %4 = arith.divui %c7_i32, %c0_i32 exact : i32
// CHECK-NEXT:     %5 = arith.trunci %c300_i32 overflow<nsw> : i32 to i8
// CHECK-NEXT:     %6 = arith.trunci %c2_i32 overflow<nuw> : i32 to i8
// CHECK-NEXT:     return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (i32, i32, i32, i32, i32, i8, i8), sym_name = "constants"}> ({
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 7 : i32}> : () -> i32
// GENERIC-NEXT:     %1 = "arith.constant"() <{value = -8 : i32}> : () -> i32
// GENERIC-NEXT:     %2 = "arith.constant"() <{value = 2 : i32}> : () -> i32
// GENERIC-NEXT:     %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %4 = "arith.constant"() <{value = 300 : i32}> : () -> i32
// GENERIC-NEXT:     %5 = "arith.divsi"(%1, %2) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %6 = "arith.divui"(%0, %2) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %7 = "arith.shrsi"(%0, %2) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %8 = "arith.shrui"(%1, %2) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %9 = "arith.divui"(%0, %3) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %10 = "arith.trunci"(%4) <{overflowFlags = #arith.overflow<nsw>}> : (i32) -> i8
// GENERIC-NEXT:     %11 = "arith.trunci"(%2) <{overflowFlags = #arith.overflow<nuw>}> : (i32) -> i8
// GENERIC-NEXT:     "func.return"(%5, %6, %7, %8, %9, %10, %11) : (i32, i32, i32, i32, i32, i8, i8) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// FOLDED: module {
// FOLDED-NEXT:   func.func @constants() -> (i32, i32, i32, i32, i32, i8, i8) {
// FOLDED-NEXT:     %c2_i8 = arith.constant 2 : i8
// FOLDED-NEXT:     %c44_i8 = arith.constant 44 : i8
// FOLDED-NEXT:     %c7_i32 = arith.constant 7 : i32
// FOLDED-NEXT:     %c0_i32 = arith.constant 0 : i32
// FOLDED-NEXT:     %c-4_i32 = arith.constant -4 : i32
// FOLDED-NEXT:     %c3_i32 = arith.constant 3 : i32
// FOLDED-NEXT:     %c1_i32 = arith.constant 1 : i32
// FOLDED-NEXT:     %c1073741822_i32 = arith.constant 1073741822 : i32
// FOLDED-NEXT:     %0 = arith.divui %c7_i32, %c0_i32 exact : i32
// FOLDED-NEXT:     return %c-4_i32, %c3_i32, %c1_i32, %c1073741822_i32, %0, %c44_i8, %c2_i8 : i32, i32, i32, i32, i32, i8, i8
// FOLDED-NEXT:   }
// FOLDED-NEXT: }

// -----

func.func @identities(%a: i32) -> (i32, i32, i32, i32) {
  %1 = arith.constant 1 : i32
  %z = arith.constant 0 : i32
  %b = arith.divsi %a, %1 exact : i32
  %c = arith.divui %a, %1 exact : i32
  %d = arith.shrsi %a, %z exact : i32
  %e = arith.shrui %z, %a exact : i32
  return %b, %c, %d, %e : i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @identities(%arg0: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = arith.divsi %arg0, %c1_i32 exact : i32
// CHECK-NEXT:     %1 = arith.divui %arg0, %c1_i32 exact : i32
// CHECK-NEXT:     %2 = arith.shrsi %arg0, %c0_i32 exact : i32
// CHECK-NEXT:     %3 = arith.shrui %c0_i32, %arg0 exact : i32
// CHECK-NEXT:     return %0, %1, %2, %3 : i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> (i32, i32, i32, i32), sym_name = "identities"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT:     %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %2 = "arith.divsi"(%arg0, %0) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %3 = "arith.divui"(%arg0, %0) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %4 = "arith.shrsi"(%arg0, %1) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %5 = "arith.shrui"(%1, %arg0) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     "func.return"(%2, %3, %4, %5) : (i32, i32, i32, i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// FOLDED: module {
// FOLDED-NEXT:   func.func @identities(%arg0: i32) -> (i32, i32, i32, i32) {
// FOLDED-NEXT:     %c0_i32 = arith.constant 0 : i32
// FOLDED-NEXT:     %0 = arith.shrui %c0_i32, %arg0 exact : i32
// FOLDED-NEXT:     return %arg0, %arg0, %arg0, %0 : i32, i32, i32, i32
// FOLDED-NEXT:   }
// FOLDED-NEXT: }

// -----

// The quotient of a product that does not wrap around.
func.func @quotients(%a: i32, %b: i32, %v: vector<2xi32>) -> (i32, i32, i32, i32, vector<2xi32>) {
  %c = arith.constant dense<3> : vector<2xi32>
  %n = arith.muli %a, %b overflow<nsw> : i32
  %u = arith.muli %a, %b overflow<nuw> : i32
  %0 = arith.divsi %n, %b : i32
  %1 = arith.divsi %n, %a exact : i32
  %2 = arith.divui %u, %b exact : i32
  %3 = arith.divui %u, %a : i32
  %m = arith.muli %v, %c overflow<nsw, nuw> : vector<2xi32>
  %4 = arith.divui %m, %c : vector<2xi32>
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @quotients(%arg0: i32, %arg1: i32, %arg2: vector<2xi32>) -> (i32, i32, i32, i32, vector<2xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<3> : vector<2xi32>
// CHECK-NEXT:     %0 = arith.muli %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT:     %1 = arith.muli %arg0, %arg1 overflow<nuw> : i32
// CHECK-NEXT:     %2 = arith.divsi %0, %arg1 : i32
// CHECK-NEXT:     %3 = arith.divsi %0, %arg0 exact : i32
// CHECK-NEXT:     %4 = arith.divui %1, %arg1 exact : i32
// CHECK-NEXT:     %5 = arith.divui %1, %arg0 : i32
// CHECK-NEXT:     %6 = arith.muli %arg2, %cst overflow<nsw, nuw> : vector<2xi32>
// CHECK-NEXT:     %7 = arith.divui %6, %cst : vector<2xi32>
// CHECK-NEXT:     return %2, %3, %4, %5, %7 : i32, i32, i32, i32, vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, i32, vector<2xi32>) -> (i32, i32, i32, i32, vector<2xi32>), sym_name = "quotients"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32, %arg2: vector<2xi32>):
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = dense<3> : vector<2xi32>}> : () -> vector<2xi32>
// GENERIC-NEXT:     %1 = "arith.muli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %2 = "arith.muli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %3 = "arith.divsi"(%1, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %4 = "arith.divsi"(%1, %arg0) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %5 = "arith.divui"(%2, %arg1) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %6 = "arith.divui"(%2, %arg0) : (i32, i32) -> i32
// GENERIC-NEXT:     %7 = "arith.muli"(%arg2, %0) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
// GENERIC-NEXT:     %8 = "arith.divui"(%7, %0) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
// GENERIC-NEXT:     "func.return"(%3, %4, %5, %6, %8) : (i32, i32, i32, i32, vector<2xi32>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// FOLDED: module {
// FOLDED-NEXT:   func.func @quotients(%arg0: i32, %arg1: i32, %arg2: vector<2xi32>) -> (i32, i32, i32, i32, vector<2xi32>) {
// FOLDED-NEXT:     return %arg0, %arg1, %arg0, %arg1, %arg2 : i32, i32, i32, i32, vector<2xi32>
// FOLDED-NEXT:   }
// FOLDED-NEXT: }

// -----

func.func @no_quotients(%a: i32, %b: i32, %c: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %n = arith.muli %a, %b overflow<nsw> : i32
  %u = arith.muli %a, %b overflow<nuw> : i32
  %s = arith.muli %a, %b : i32
  %0 = arith.divsi %u, %b : i32
  %1 = arith.divsi %s, %b exact : i32
  %2 = arith.divui %n, %b : i32
  %3 = arith.divsi %n, %c : i32
  %4 = arith.ceildivsi %n, %b : i32
  %5 = arith.floordivsi %n, %b : i32
  %6 = arith.ceildivui %u, %b : i32
  %7 = arith.divsi %b, %n : i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_quotients(%arg0: i32, %arg1: i32, %arg2: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT:     %0 = arith.muli %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT:     %1 = arith.muli %arg0, %arg1 overflow<nuw> : i32
// CHECK-NEXT:     %2 = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT:     %3 = arith.divsi %1, %arg1 : i32
// CHECK-NEXT:     %4 = arith.divsi %2, %arg1 exact : i32
// CHECK-NEXT:     %5 = arith.divui %0, %arg1 : i32
// CHECK-NEXT:     %6 = arith.divsi %0, %arg2 : i32
// CHECK-NEXT:     %7 = arith.ceildivsi %0, %arg1 : i32
// CHECK-NEXT:     %8 = arith.floordivsi %0, %arg1 : i32
// CHECK-NEXT:     %9 = arith.ceildivui %1, %arg1 : i32
// CHECK-NEXT:     %10 = arith.divsi %arg1, %0 : i32
// CHECK-NEXT:     return %3, %4, %5, %6, %7, %8, %9, %10 : i32, i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32), sym_name = "no_quotients"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
// GENERIC-NEXT:     %0 = "arith.muli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %1 = "arith.muli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %2 = "arith.muli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %3 = "arith.divsi"(%1, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %4 = "arith.divsi"(%2, %arg1) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %5 = "arith.divui"(%0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %6 = "arith.divsi"(%0, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT:     %7 = "arith.ceildivsi"(%0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %8 = "arith.floordivsi"(%0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %9 = "arith.ceildivui"(%1, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %10 = "arith.divsi"(%arg1, %0) : (i32, i32) -> i32
// GENERIC-NEXT:     "func.return"(%3, %4, %5, %6, %7, %8, %9, %10) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// FOLDED: module {
// FOLDED-NEXT:   func.func @no_quotients(%arg0: i32, %arg1: i32, %arg2: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
// FOLDED-NEXT:     %0 = arith.muli %arg0, %arg1 overflow<nsw> : i32
// FOLDED-NEXT:     %1 = arith.muli %arg0, %arg1 overflow<nuw> : i32
// FOLDED-NEXT:     %2 = arith.muli %arg0, %arg1 : i32
// FOLDED-NEXT:     %3 = arith.divsi %1, %arg1 : i32
// FOLDED-NEXT:     %4 = arith.divsi %2, %arg1 exact : i32
// FOLDED-NEXT:     %5 = arith.divui %0, %arg1 : i32
// FOLDED-NEXT:     %6 = arith.divsi %0, %arg2 : i32
// FOLDED-NEXT:     %7 = arith.ceildivsi %0, %arg1 : i32
// FOLDED-NEXT:     %8 = arith.floordivsi %0, %arg1 : i32
// FOLDED-NEXT:     %9 = arith.ceildivui %1, %arg1 : i32
// FOLDED-NEXT:     %10 = arith.divsi %arg1, %0 : i32
// FOLDED-NEXT:     return %3, %4, %5, %6, %7, %8, %9, %10 : i32, i32, i32, i32, i32, i32, i32, i32
// FOLDED-NEXT:   }
// FOLDED-NEXT: }

// -----

// What promises differ in is not the same.
func.func @cse(%a: i32, %b: i32) -> (i32, i32, i16, i16) {
  %0 = arith.divsi %a, %b : i32
  %1 = arith.divsi %a, %b exact : i32
  %2 = arith.trunci %a : i32 to i16
  %3 = arith.trunci %a overflow<nsw> : i32 to i16
  return %0, %1, %2, %3 : i32, i32, i16, i16
}

// CHECK: module {
// CHECK-NEXT:   func.func @cse(%arg0: i32, %arg1: i32) -> (i32, i32, i16, i16) {
// CHECK-NEXT:     %0 = arith.divsi %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = arith.divsi %arg0, %arg1 exact : i32
// CHECK-NEXT:     %2 = arith.trunci %arg0 : i32 to i16
// CHECK-NEXT:     %3 = arith.trunci %arg0 overflow<nsw> : i32 to i16
// CHECK-NEXT:     return %0, %1, %2, %3 : i32, i32, i16, i16
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, i32) -> (i32, i32, i16, i16), sym_name = "cse"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32):
// GENERIC-NEXT:     %0 = "arith.divsi"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %1 = "arith.divsi"(%arg0, %arg1) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %2 = "arith.trunci"(%arg0) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i16
// GENERIC-NEXT:     %3 = "arith.trunci"(%arg0) <{overflowFlags = #arith.overflow<nsw>}> : (i32) -> i16
// GENERIC-NEXT:     "func.return"(%0, %1, %2, %3) : (i32, i32, i16, i16) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// FOLDED: module {
// FOLDED-NEXT:   func.func @cse(%arg0: i32, %arg1: i32) -> (i32, i32, i16, i16) {
// FOLDED-NEXT:     %0 = arith.divsi %arg0, %arg1 : i32
// FOLDED-NEXT:     %1 = arith.divsi %arg0, %arg1 exact : i32
// FOLDED-NEXT:     %2 = arith.trunci %arg0 : i32 to i16
// FOLDED-NEXT:     %3 = arith.trunci %arg0 overflow<nsw> : i32 to i16
// FOLDED-NEXT:     return %0, %1, %2, %3 : i32, i32, i16, i16
// FOLDED-NEXT:   }
// FOLDED-NEXT: }

// -----

func.func @truncations(%a: i8, %b: i32, %c: i64) -> (i16, i16, i8, i16, i16, i8, i8, i16) {
  %e = arith.extsi %a : i8 to i32
  %0 = arith.trunci %e overflow<nsw> : i32 to i16
  %f = arith.extui %a : i8 to i32
  %1 = arith.trunci %f overflow<nsw, nuw> : i32 to i16
  %2 = arith.trunci %e overflow<nuw> : i32 to i8
  %g = arith.extsi %b : i32 to i64
  %3 = arith.trunci %g overflow<nsw, nuw> : i64 to i16
  %h = arith.extui %b : i32 to i64
  %4 = arith.trunci %h overflow<nuw> : i64 to i16
  %i = arith.trunci %c overflow<nsw, nuw> : i64 to i32
  %5 = arith.trunci %i overflow<nsw> : i32 to i8
  %j = arith.trunci %c overflow<nsw> : i64 to i32
  %6 = arith.trunci %j : i32 to i8
  %k = arith.trunci %c overflow<nsw> : i64 to i32
  %7 = arith.trunci %k overflow<nuw> : i32 to i16
  return %0, %1, %2, %3, %4, %5, %6, %7 : i16, i16, i8, i16, i16, i8, i8, i16
}

// CHECK: module {
// CHECK-NEXT:   func.func @truncations(%arg0: i8, %arg1: i32, %arg2: i64) -> (i16, i16, i8, i16, i16, i8, i8, i16) {
// CHECK-NEXT:     %0 = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT:     %1 = arith.trunci %0 overflow<nsw> : i32 to i16
// CHECK-NEXT:     %2 = arith.extui %arg0 : i8 to i32
// CHECK-NEXT:     %3 = arith.trunci %2 overflow<nsw, nuw> : i32 to i16
// CHECK-NEXT:     %4 = arith.trunci %0 overflow<nuw> : i32 to i8
// CHECK-NEXT:     %5 = arith.extsi %arg1 : i32 to i64
// CHECK-NEXT:     %6 = arith.trunci %5 overflow<nsw, nuw> : i64 to i16
// CHECK-NEXT:     %7 = arith.extui %arg1 : i32 to i64
// CHECK-NEXT:     %8 = arith.trunci %7 overflow<nuw> : i64 to i16
// CHECK-NEXT:     %9 = arith.trunci %arg2 overflow<nsw, nuw> : i64 to i32
// CHECK-NEXT:     %10 = arith.trunci %9 overflow<nsw> : i32 to i8
// CHECK-NEXT:     %11 = arith.trunci %arg2 overflow<nsw> : i64 to i32
// CHECK-NEXT:     %12 = arith.trunci %11 : i32 to i8
// CHECK-NEXT:     %13 = arith.trunci %arg2 overflow<nsw> : i64 to i32
// CHECK-NEXT:     %14 = arith.trunci %13 overflow<nuw> : i32 to i16
// CHECK-NEXT:     return %1, %3, %4, %6, %8, %10, %12, %14 : i16, i16, i8, i16, i16, i8, i8, i16
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i8, i32, i64) -> (i16, i16, i8, i16, i16, i8, i8, i16), sym_name = "truncations"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i8, %arg1: i32, %arg2: i64):
// GENERIC-NEXT:     %0 = "arith.extsi"(%arg0) : (i8) -> i32
// GENERIC-NEXT:     %1 = "arith.trunci"(%0) <{overflowFlags = #arith.overflow<nsw>}> : (i32) -> i16
// GENERIC-NEXT:     %2 = "arith.extui"(%arg0) : (i8) -> i32
// GENERIC-NEXT:     %3 = "arith.trunci"(%2) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32) -> i16
// GENERIC-NEXT:     %4 = "arith.trunci"(%0) <{overflowFlags = #arith.overflow<nuw>}> : (i32) -> i8
// GENERIC-NEXT:     %5 = "arith.extsi"(%arg1) : (i32) -> i64
// GENERIC-NEXT:     %6 = "arith.trunci"(%5) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i64) -> i16
// GENERIC-NEXT:     %7 = "arith.extui"(%arg1) : (i32) -> i64
// GENERIC-NEXT:     %8 = "arith.trunci"(%7) <{overflowFlags = #arith.overflow<nuw>}> : (i64) -> i16
// GENERIC-NEXT:     %9 = "arith.trunci"(%arg2) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i64) -> i32
// GENERIC-NEXT:     %10 = "arith.trunci"(%9) <{overflowFlags = #arith.overflow<nsw>}> : (i32) -> i8
// GENERIC-NEXT:     %11 = "arith.trunci"(%arg2) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i32
// GENERIC-NEXT:     %12 = "arith.trunci"(%11) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
// GENERIC-NEXT:     %13 = "arith.trunci"(%arg2) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i32
// GENERIC-NEXT:     %14 = "arith.trunci"(%13) <{overflowFlags = #arith.overflow<nuw>}> : (i32) -> i16
// GENERIC-NEXT:     "func.return"(%1, %3, %4, %6, %8, %10, %12, %14) : (i16, i16, i8, i16, i16, i8, i8, i16) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// FOLDED: module {
// FOLDED-NEXT:   func.func @truncations(%arg0: i8, %arg1: i32, %arg2: i64) -> (i16, i16, i8, i16, i16, i8, i8, i16) {
// FOLDED-NEXT:     %0 = arith.extsi %arg0 : i8 to i16
// FOLDED-NEXT:     %1 = arith.extui %arg0 : i8 to i16
// FOLDED-NEXT:     %2 = arith.trunci %arg1 overflow<nsw, nuw> : i32 to i16
// FOLDED-NEXT:     %3 = arith.trunci %arg1 overflow<nuw> : i32 to i16
// FOLDED-NEXT:     %4 = arith.trunci %arg2 overflow<nsw> : i64 to i8
// FOLDED-NEXT:     %5 = arith.trunci %arg2 : i64 to i8
// FOLDED-NEXT:     %6 = arith.trunci %arg2 overflow<nuw> : i64 to i16
// FOLDED-NEXT:     return %0, %1, %arg0, %2, %3, %4, %5, %6 : i16, i16, i8, i16, i16, i8, i8, i16
// FOLDED-NEXT:   }
// FOLDED-NEXT: }

// -----

func.func @shifts(%a: i32) -> (i16, i16) {
  %c = arith.constant 16 : i32
  %s = arith.shrsi %a, %c : i32
  %0 = arith.trunci %s : i32 to i16
  %e = arith.shrsi %a, %c exact : i32
  %1 = arith.trunci %e overflow<nsw, nuw> : i32 to i16
  return %0, %1 : i16, i16
}

// CHECK: module {
// CHECK-NEXT:   func.func @shifts(%arg0: i32) -> (i16, i16) {
// CHECK-NEXT:     %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:     %0 = arith.shrsi %arg0, %c16_i32 : i32
// CHECK-NEXT:     %1 = arith.trunci %0 : i32 to i16
// CHECK-NEXT:     %2 = arith.shrsi %arg0, %c16_i32 exact : i32
// CHECK-NEXT:     %3 = arith.trunci %2 overflow<nsw, nuw> : i32 to i16
// CHECK-NEXT:     return %1, %3 : i16, i16
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> (i16, i16), sym_name = "shifts"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 16 : i32}> : () -> i32
// GENERIC-NEXT:     %1 = "arith.shrsi"(%arg0, %0) : (i32, i32) -> i32
// GENERIC-NEXT:     %2 = "arith.trunci"(%1) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i16
// GENERIC-NEXT:     %3 = "arith.shrsi"(%arg0, %0) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %4 = "arith.trunci"(%3) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32) -> i16
// GENERIC-NEXT:     "func.return"(%2, %4) : (i16, i16) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// FOLDED: module {
// FOLDED-NEXT:   func.func @shifts(%arg0: i32) -> (i16, i16) {
// FOLDED-NEXT:     %c16_i32 = arith.constant 16 : i32
// FOLDED-NEXT:     %0 = arith.shrui %arg0, %c16_i32 : i32
// FOLDED-NEXT:     %1 = arith.trunci %0 : i32 to i16
// FOLDED-NEXT:     %2 = arith.shrui %arg0, %c16_i32 exact : i32
// FOLDED-NEXT:     %3 = arith.trunci %2 overflow<nsw, nuw> : i32 to i16
// FOLDED-NEXT:     return %1, %3 : i16, i16
// FOLDED-NEXT:   }
// FOLDED-NEXT: }
