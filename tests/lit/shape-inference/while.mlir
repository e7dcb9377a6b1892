// RUN: pyopt %s --shape-inference --allow-unregistered-dialect --split-input-file | FileCheck %s

// What goes into a while loop, what its condition hands on, and what comes out.

// It grows by one each time: no number, and what is behind the loop is not what was in it a turn before.

func.func @grows(%a: tensor<1xf32>) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %a : tensor<1xf32> to tensor<?xf32>
  %1 = scf.while (%x = %0) : (tensor<?xf32>) -> tensor<?xf32> {
    %c = "test.more"() : () -> i1
    scf.condition(%c) %x : tensor<?xf32>
  } do {
  ^bb0(%y: tensor<?xf32>):
    %2 = tensor.concat dim(0) %y, %a : (tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  %d = tensor.dim %1, %c0 : tensor<?xf32>
  return %1, %d : tensor<?xf32>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @grows(%arg0: tensor<1xf32>) -> (tensor<?xf32>, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<1xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = scf.while (%arg1 = %cast) : (tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:       %1 = "test.more"() : () -> i1
// CHECK-NEXT:       scf.condition(%1) %arg1 : tensor<?xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: tensor<?xf32>):
// CHECK-NEXT:       %concat = tensor.concat dim(0) %arg1, %arg0 : (tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
// CHECK-NEXT:       scf.yield %concat : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %0, %dim : tensor<?xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A consumer behind the loop says something of the last turn only.

func.func @last_turn(%a: tensor<?xf32>) -> tensor<4xf32> {
  %0 = scf.while (%x = %a) : (tensor<?xf32>) -> tensor<?xf32> {
    %c = "test.more"() : () -> i1
    scf.condition(%c) %x : tensor<?xf32>
  } do {
  ^bb0(%y: tensor<?xf32>):
    %1 = tensor.concat dim(0) %y, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  %2 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %2 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @last_turn(%arg0: tensor<?xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = scf.while (%arg1 = %arg0) : (tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:       %1 = "test.more"() : () -> i1
// CHECK-NEXT:       scf.condition(%1) %arg1 : tensor<?xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: tensor<?xf32>):
// CHECK-NEXT:       %concat = tensor.concat dim(0) %arg1, %arg1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:       scf.yield %concat : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     return %cast : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
