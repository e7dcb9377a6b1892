// RUN: pyopt --split-input-file %s | FileCheck %s

// The reference prints `thread_local unnamed_addr`, which it does not read; both orders are read here.
llvm.mlir.global internal unnamed_addr thread_local constant @a(1 : i32) : i32
llvm.mlir.global internal hidden thread_local local_unnamed_addr constant @b(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global internal unnamed_addr thread_local constant @a(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global internal hidden local_unnamed_addr thread_local constant @b(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

// The custom form does not say the type of a result that has not as many elements as the mask.
func.func @f(%v: vector<4xi32>) -> vector<2xi32> {
  %0 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0>}>
      : (vector<4xi32>, vector<4xi32>) -> vector<2xi32>
  return %0 : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %0 = "llvm.shufflevector"(%arg0, %arg0) <{mask = array<i32: 0>}> : (vector<4xi32>, vector<4xi32>) -> vector<2xi32>
// CHECK-NEXT:     return %0 : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
