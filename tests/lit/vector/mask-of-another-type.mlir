// RUN: pyopt %s --canonicalize | FileCheck %s

// The mask's region gives what is not of its result's type, and stays.
func.func @mask(%m: vector<4xi1>, %v: vector<4xf32>) -> f32 {
  %0 = vector.mask %m { vector.yield %v : vector<4xf32> } : vector<4xi1> -> f32
  return %0 : f32
}

// With a value elsewhere it would become an arith.select.
func.func @passthru(%m: vector<8xi1>, %v: vector<4x8xf32>, %w: vector<8xf32>)
    -> (vector<8xf32>, vector<8xf32>) {
  %0 = "vector.mask"(%m, %v) ({
    vector.yield %v : vector<4x8xf32>
  }) : (vector<8xi1>, vector<4x8xf32>) -> vector<8xf32>
  %1 = vector.mask %m, %w { vector.yield %v : vector<4x8xf32> } : vector<8xi1> -> vector<8xf32>
  return %0, %1 : vector<8xf32>, vector<8xf32>
}

// A tensor is none that a vector of conditions could choose.
func.func @tensor(%m: vector<4xi1>, %t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = vector.mask %m, %t { vector.yield %t : tensor<4xf32> } : vector<4xi1> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask(%arg0: vector<4xi1>, %arg1: vector<4xf32>) -> f32 {
// CHECK-NEXT:     %0 = vector.mask %arg0 { vector.yield %arg1 : vector<4xf32> } : vector<4xi1> -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @passthru(
// CHECK-NEXT:     %0 = "vector.mask"(%arg0, %arg1) ({
// CHECK-NEXT:       vector.yield %arg1 : vector<4x8xf32>
// CHECK-NEXT:     }) : (vector<8xi1>, vector<4x8xf32>) -> vector<8xf32>
// CHECK-NEXT:     %1 = vector.mask %arg0, %arg2 { vector.yield %arg1 : vector<4x8xf32> } : vector<8xi1> -> vector<8xf32>
// CHECK-NEXT:     return %0, %1 : vector<8xf32>, vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tensor(
// CHECK-NEXT:     %0 = vector.mask %arg0, %arg1 { vector.yield %arg1 : tensor<4xf32> } : vector<4xi1> -> tensor<4xf32>
// CHECK-NEXT:     return %0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
