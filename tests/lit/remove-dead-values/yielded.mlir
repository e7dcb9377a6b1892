// RUN: pyopt --remove-dead-values %s | FileCheck %s

// What is yielded to an op that is no region branch stays when that op goes.

func.func @padding(%t: tensor<10xi32>, %x: i32) {
  %c = arith.constant 5 : i32
  %d = arith.addi %x, %c : i32
  %0 = tensor.pad %t low[3] high[5] {
  ^bb0(%i: index):
    tensor.yield %d : i32
  } : tensor<10xi32> to tensor<18xi32>
  return
}

func.func @branch(%c: i1, %x: i32) {
  %d = arith.addi %x, %x : i32
  %0 = scf.if %c -> i32 {
    scf.yield %d : i32
  } else {
    scf.yield %x : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @padding(%arg0: tensor<10xi32>, %arg1: i32) {
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %0 = arith.addi %arg1, %c5_i32 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @branch(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
