// RUN: pyopt %s --arith-emulate-wide-int=widest-int-supported=16 | FileCheck %s

func.func private @declared(i32, f32, vector<4xi32>) -> (i32, i16)

func.func @call(%a: i32, %b: f32, %c: vector<4xi32>) -> (i16, i32) {
  %0:2 = call @declared(%a, %b, %c) : (i32, f32, vector<4xi32>) -> (i32, i16)
  return %0#1, %0#0 : i16, i32
}

func.func @print(%a: i32, %b: vector<2xi32>, %c: i16) {
  vector.print %a : i32
  vector.print %b : vector<2xi32>
  vector.print %c : i16
  return
}

llvm.func @other(%a: i32) {
  %0 = llvm.add %a, %a : i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @declared(vector<2xi16>, f32, vector<4x2xi16>) -> (vector<2xi16>, i16)
// CHECK-NEXT:   func.func @call(%arg0: vector<2xi16>, %arg1: f32, %arg2: vector<4x2xi16>) -> (i16, vector<2xi16>) {
// CHECK-NEXT:     %0:2 = call @declared(%arg0, %arg1, %arg2) : (vector<2xi16>, f32, vector<4x2xi16>) -> (vector<2xi16>, i16)
// CHECK-NEXT:     return %0#1, %0#0 : i16, vector<2xi16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @print(%arg0: vector<2xi16>, %arg1: vector<2x2xi16>, %arg2: i16) {
// CHECK-NEXT:     vector.print %arg0 : vector<2xi16>
// CHECK-NEXT:     vector.print %arg1 : vector<2x2xi16>
// CHECK-NEXT:     vector.print %arg2 : i16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @other(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.add %arg0, %arg0 : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
