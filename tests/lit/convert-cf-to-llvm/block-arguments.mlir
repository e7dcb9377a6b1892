// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-cf-to-llvm %s | FileCheck %s

// Branches convert the blocks that they lead to.

func.func @f(%i: i32, %c: i1, %m: vector<2x3xf32>) -> vector<2x3xf32> {
  cf.assert %c, "no"
  cf.br ^a(%m : vector<2x3xf32>)
^a(%x: vector<2x3xf32>):
  return %x : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @abort()
// CHECK-NEXT:   llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg(dense<[110, 111, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i1, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb2(%0 : !llvm.array<2 x vector<3xf32>>)
// CHECK-NEXT:   ^bb2(%1: !llvm.array<2 x vector<3xf32>>):  // pred: ^bb1
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %2 : vector<2x3xf32>
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     %3 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:     %4 = llvm.getelementptr %3[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
// CHECK-NEXT:     llvm.call @puts(%4) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @abort() : () -> ()
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }
