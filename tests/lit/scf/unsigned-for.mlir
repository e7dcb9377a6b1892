// RUN: pyopt --split-input-file --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// Loops that count with unsigned numbers.

func.func @cast(%x: tensor<4xf32>, %n: index, %s: index) -> tensor<?xf32> {
  %c = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %s1 = scf.for unsigned %i = %n to %s step %s iter_args(%a = %c) -> (tensor<?xf32>) {
    %b = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
    %d = "u.u"(%b) : (tensor<4xf32>) -> tensor<4xf32>
    %e = tensor.cast %d : tensor<4xf32> to tensor<?xf32>
    scf.yield %e : tensor<?xf32>
  }
  return %s1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%arg0: tensor<4xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = scf.for unsigned %arg3 = %arg1 to %arg2 step %arg2 iter_args(%arg4 = %arg0) -> (tensor<4xf32>) {
// CHECK-NEXT:       %1 = "u.u"(%arg4) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       scf.yield %1 : tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_plus(%x: i32, %n: index) -> i32 {
  %c1 = arith.constant 1 : index
  %m = arith.addi %n, %c1 : index
  %s1 = scf.for unsigned %i = %n to %m step %c1 iter_args(%a = %x) -> (i32) {
    %b = "u.u"(%a, %i) : (i32, index) -> i32
    scf.yield %b : i32
  }
  return %s1 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_plus(%arg0: i32, %arg1: index) -> i32 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:     %1 = scf.for unsigned %arg2 = %arg1 to %0 step %c1 iter_args(%arg3 = %arg0) -> (i32) {
// CHECK-NEXT:       %2 = "u.u"(%arg3, %arg2) : (i32, index) -> i32
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
