// RUN: pyopt %s --memref-emulate-wide-int | FileCheck %s

// The reference keeps the type of the memory, so that the load is not valid.
func.func @vectors(%i: index) {
  %m = memref.alloc() : memref<4xvector<3xi64>>
  %0 = memref.load %m[%i] : memref<4xvector<3xi64>>
  %1 = arith.xori %0, %0 : vector<3xi64>
  memref.store %0, %m[%i] : memref<4xvector<3xi64>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @vectors(%arg0: index) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xvector<3x2xi32>>
// CHECK-NEXT:     %0 = memref.load %alloc[%arg0] : memref<4xvector<3x2xi32>>
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     memref.store %0, %alloc[%arg0] : memref<4xvector<3x2xi32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
