// RUN: pyopt %s --cse --split-input-file | FileCheck %s
// RUN: pyopt %s --cse=reference-exact=true --split-input-file | FileCheck %s --check-prefix=EXACT

// Under a mask an op computes something else: the reference takes the sum of all elements for that of some.
func.func @sums(%v: vector<4xf32>, %m: vector<4xi1>) -> (f32, f32) {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  %1 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @sums(%arg0: vector<4xf32>, %arg1: vector<4xi1>) -> (f32, f32) {
// CHECK-NEXT:     %0 = vector.reduction <add>, %arg0 : vector<4xf32> into f32
// CHECK-NEXT:     %1 = vector.mask %arg1 { vector.reduction <add>, %arg0 : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @sums(%arg0: vector<4xf32>, %arg1: vector<4xi1>) -> (f32, f32) {
// EXACT-NEXT:     %0 = vector.reduction <add>, %arg0 : vector<4xf32> into f32
// EXACT-NEXT:     %1 = vector.mask %arg1 { vector.yield %0 : f32 } : vector<4xi1> -> f32
// EXACT-NEXT:     return %0, %1 : f32, f32
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Equal ops under equal masks are merged as a whole.
func.func @masks(%v: vector<4xf32>, %m: vector<4xi1>, %n: vector<4xi1>) -> (f32, f32, f32) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %2 = vector.mask %n { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1, %2 : f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @masks(%arg0: vector<4xf32>, %arg1: vector<4xi1>, %arg2: vector<4xi1>) -> (f32, f32, f32) {
// CHECK-NEXT:     %0 = vector.mask %arg1 { vector.reduction <add>, %arg0 : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:     %1 = vector.mask %arg2 { vector.reduction <add>, %arg0 : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:     return %0, %0, %1 : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @masks(%arg0: vector<4xf32>, %arg1: vector<4xi1>, %arg2: vector<4xi1>) -> (f32, f32, f32) {
// EXACT-NEXT:     %0 = vector.mask %arg1 { vector.reduction <add>, %arg0 : vector<4xf32> into f32 } : vector<4xi1> -> f32
// EXACT-NEXT:     %1 = vector.mask %arg2 { vector.reduction <add>, %arg0 : vector<4xf32> into f32 } : vector<4xi1> -> f32
// EXACT-NEXT:     return %0, %0, %1 : f32, f32, f32
// EXACT-NEXT:   }
// EXACT-NEXT: }
