// RUN: pyopt %s | FileCheck %s

// Alone, vector.print ends a line. mlir-opt prints it so, and reads the results behind it as its operand.

// CHECK: func.func @f(%arg0: vector<4xf32>, %arg1: i32) -> i32 {
// CHECK-NEXT: vector.print %arg0 : vector<4xf32> punctuation <comma>
// CHECK-NEXT: vector.print{{$}}
// CHECK-NEXT: %0 = arith.addi
// CHECK-NEXT: vector.print{{$}}
// CHECK-NEXT: %low, %high = arith.mului_extended
// CHECK-NEXT: return
func.func @f(%v: vector<4xf32>, %x: i32) -> i32 {
  vector.print %v : vector<4xf32> punctuation <comma>
  vector.print
  %0 = arith.addi %x, %x : i32
  vector.print
  %low, %high = arith.mului_extended %0, %x : i32
  return %low : i32
}

// mlir-opt forgets attributes of a product without an accumulator, and how it would combine.
// CHECK: "vector.outerproduct"(%arg0, %arg0) <{kind = #vector.kind<add>}> {keep}
func.func @attributes(%v: vector<4xf32>) -> vector<4x4xf32> {
  %0 = "vector.outerproduct"(%v, %v) {keep} : (vector<4xf32>, vector<4xf32>) -> vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK: "vector.outerproduct"(%arg0, %arg0) <{kind = #vector.kind<mul>}>
// CHECK: vector.outerproduct %arg0, %arg0 : vector<4xf32>, vector<4xf32>
func.func @kind(%v: vector<4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>) {
  %0 = "vector.outerproduct"(%v, %v) {kind = #vector.kind<mul>}
      : (vector<4xf32>, vector<4xf32>) -> vector<4x4xf32>
  %1 = "vector.outerproduct"(%v, %v) {kind = #vector.kind<add>}
      : (vector<4xf32>, vector<4xf32>) -> vector<4x4xf32>
  return %0, %1 : vector<4x4xf32>, vector<4x4xf32>
}
