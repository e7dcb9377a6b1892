// RUN: pyopt %s --split-input-file | FileCheck %s

func.func @same(%a: index, %b: vector<2xindex>) -> (index, vector<2xindex>) {
  %0 = arith.bitcast %a : index to index
  %1 = arith.bitcast %b : vector<2xindex> to vector<2xindex>
  return %0, %1 : index, vector<2xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @same(%arg0: index, %arg1: vector<2xindex>) -> (index, vector<2xindex>) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : index to index
// CHECK-NEXT:     %1 = arith.bitcast %arg1 : vector<2xindex> to vector<2xindex>
// CHECK-NEXT:     return %0, %1 : index, vector<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
