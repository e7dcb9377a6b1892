// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-func-to-llvm %s | FileCheck %s

// What is in a function stays, and so do the arguments of its blocks.

func.func @f(%i: i32, %c: i1, %m: vector<2x3xf32>) -> vector<2x3xf32> {
  cf.assert %c, "no"
  cf.br ^a(%m : vector<2x3xf32>)
^a(%x: vector<2x3xf32>):
  return %x : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i1, %arg2: !llvm.array<2 x vector<3xf32>>) -> !llvm.array<2 x vector<3xf32>> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     cf.assert %arg1, "no"
// CHECK-NEXT:     cf.br ^bb1(%0 : vector<2x3xf32>)
// CHECK-NEXT:   ^bb1(%1: vector<2x3xf32>):  // pred: ^bb0
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     llvm.return %2 : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
