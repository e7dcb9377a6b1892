// RUN: pyopt %s --arith-emulate-wide-int=widest-int-supported=64 | FileCheck %s

// A half holds an index.
func.func @index(%a: i128, %b: index) -> (index, i128) {
  %0 = arith.index_cast %a : i128 to index
  %1 = arith.index_castui %b : index to i128
  return %0, %1 : index, i128
}

func.func @staying(%a: i64) -> f32 {
  %0 = arith.uitofp %a : i64 to f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @index(%arg0: vector<2xi64>, %arg1: index) -> (index, vector<2xi64>) {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : i64 from vector<2xi64>
// CHECK-NEXT:     %1 = arith.index_cast %0 : i64 to index
// CHECK-NEXT:     %2 = arith.index_castui %arg1 : index to i64
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2xi64>
// CHECK-NEXT:     %3 = vector.insert %2, %cst [0] : i64 into vector<2xi64>
// CHECK-NEXT:     return %1, %3 : index, vector<2xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @staying(%arg0: i64) -> f32 {
// CHECK-NEXT:     %0 = arith.uitofp %arg0 : i64 to f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
