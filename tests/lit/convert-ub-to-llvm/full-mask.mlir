// RUN: pyopt %s --convert-ub-to-llvm | FileCheck %s

// The op that a full mask is for takes the place of the mask.

func.func @f(%v: vector<8xf32>, %b: memref<8xf32>, %i: index) {
  %m = vector.constant_mask [8] : vector<8xi1>
  vector.mask %m { vector.transfer_write %v, %b[%i] : vector<8xf32>, memref<8xf32> } : vector<8xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<8xf32>, %arg1: memref<8xf32>, %arg2: index) {
// CHECK-NEXT:     %0 = vector.constant_mask [8] : vector<8xi1>
// CHECK-NEXT:     vector.transfer_write %arg0, %arg1[%arg2] : vector<8xf32>, memref<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
