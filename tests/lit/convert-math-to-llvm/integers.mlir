// RUN: pyopt --split-input-file --convert-math-to-llvm %s | FileCheck %s

// Functions of integers.

func.func @f(%a: i32, %b: i1, %c: i128) {
  %0 = math.absi %a {some.attr} : i32
  %1 = math.absi %b : i1
  %2 = math.absi %c : i128
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i1, %arg2: i128) {
// CHECK-NEXT:     %0 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %1 = "llvm.intr.abs"(%arg1) <{is_int_min_poison = false}> : (i1) -> i1
// CHECK-NEXT:     %2 = "llvm.intr.abs"(%arg2) <{is_int_min_poison = false}> : (i128) -> i128
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: i1, %c: i7, %d: index) {
  %0 = math.ctpop %a {some.attr} : i32
  %1 = math.ctpop %b : i1
  %2 = math.ctpop %c : i7
  %3 = math.ctpop %d : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i1, %arg2: i7, %arg3: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %1 = llvm.intr.ctpop(%arg0) {some.attr} : (i32) -> i32
// CHECK-NEXT:     %2 = llvm.intr.ctpop(%arg1) : (i1) -> i1
// CHECK-NEXT:     %3 = llvm.intr.ctpop(%arg2) : (i7) -> i7
// CHECK-NEXT:     %4 = llvm.intr.ctpop(%0) : (i64) -> i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi8>) {
  %0 = math.absi %a : vector<4xi8>
  %1 = math.ctlz %a : vector<4xi8>
  %2 = math.cttz %a : vector<4xi8>
  %3 = math.ctpop %a : vector<4xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xi8>) {
// CHECK-NEXT:     %0 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (vector<4xi8>) -> vector<4xi8>
// CHECK-NEXT:     %1 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (vector<4xi8>) -> vector<4xi8>
// CHECK-NEXT:     %2 = "llvm.intr.cttz"(%arg0) <{is_zero_poison = false}> : (vector<4xi8>) -> vector<4xi8>
// CHECK-NEXT:     %3 = llvm.intr.ctpop(%arg0) : (vector<4xi8>) -> vector<4xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: i32) {
  %0 = math.ipowi %a, %b : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i32) {
// CHECK-NEXT:     %0 = math.ipowi %arg0, %arg1 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
