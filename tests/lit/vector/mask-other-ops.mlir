// RUN: pyopt %s --allow-unregistered-dialect --split-input-file | FileCheck %s

// Ops that a mask says nothing about may stand in its region, as in the reference. They have operands of any kind, or none.

func.func @without_operands(%m: vector<4xi1>, %p: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.mask %m { arith.constant dense<2.0> : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %m, %p { arith.constant dense<2.0> : vector<4xf32> }
      : vector<4xi1> -> vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: @without_operands
// CHECK:         %0 = vector.mask %arg0 { arith.constant dense<2.000000e+00> : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT:    %1 = vector.mask %arg0, %arg1 { arith.constant dense<2.000000e+00> : vector<4xf32> } : vector<4xi1> -> vector<4xf32>

// -----

func.func @of_scalars(%m: vector<8xi1>, %a: f32) -> vector<4xf32> {
  %0 = vector.mask %m { vector.broadcast %a : f32 to vector<4xf32> } : vector<8xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: @of_scalars
// CHECK:         vector.mask %arg0 { vector.broadcast %arg1 : f32 to vector<4xf32> } : vector<8xi1> -> vector<4xf32>

// -----

func.func @unregistered(%m: vector<4xi1>) -> index {
  %0 = vector.mask %m { "test.op"() : () -> index } : vector<4xi1> -> index
  return %0 : index
}

// CHECK-LABEL: @unregistered
// CHECK:         vector.mask %arg0 { "test.op"() : () -> index } : vector<4xi1> -> index
