// RUN: pyopt %s --inline=default-pipeline= --split-input-file | FileCheck %s

// Where the reference makes IR that its verifier rejects: a subscript that is computed inside a loop is no dim.

func.func @load(%m: memref<4xf32>, %i: index) {
  %0 = affine.load %m[%i] : memref<4xf32>
  return
}
func.func @f(%m: memref<4xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    %j = arith.muli %i, %n : index
    func.call @load(%m, %j) : (memref<4xf32>, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @load(%arg0: memref<4xf32>, %arg1: index) {
// CHECK-NEXT:     %0 = affine.load %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32>, %arg1: index) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:       %0 = arith.muli %arg2, %arg1 : index
// CHECK-NEXT:       func.call @load(%arg0, %0) : (memref<4xf32>, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
