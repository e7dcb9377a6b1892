// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// Block arguments get what all branches agree on.

// A loop of blocks: what goes round keeps its shape. What grows does not.

// Two that grow together stay equal: one tensor.dim is enough.

func.func @equal_all_along(%c: i1, %a: tensor<?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  cf.br ^bb1(%a, %a : tensor<?xf32>, tensor<?xf32>)
^bb1(%x: tensor<?xf32>, %y: tensor<?xf32>):
  %0 = tensor.concat dim(0) %x, %a : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.concat dim(0) %a, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  cf.cond_br %c, ^bb1(%0, %1 : tensor<?xf32>, tensor<?xf32>), ^bb2
^bb2:
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.dim %y, %c0 : tensor<?xf32>
  return %d, %e : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @equal_all_along(%arg0: i1, %arg1: tensor<?xf32>) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     cf.br ^bb1(%arg1, %arg1 : tensor<?xf32>, tensor<?xf32>)
// CHECK-NEXT:   ^bb1(%0: tensor<?xf32>, %1: tensor<?xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %concat = tensor.concat dim(0) %0, %arg1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %concat_0 = tensor.concat dim(0) %arg1, %1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%concat, %concat_0 : tensor<?xf32>, tensor<?xf32>), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %dim, %dim : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Control never gets to ^bb1: its ops and edges say nothing, and nothing is said of them.

func.func @unreachable(%a: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  cf.br ^bb2(%0 : tensor<?xf32>)
^bb1(%x: tensor<?xf32>):
  %1 = math.exp %x : tensor<?xf32>
  cf.br ^bb2(%1 : tensor<?xf32>)
^bb2(%y: tensor<?xf32>):
  %2 = math.tanh %y : tensor<?xf32>
  return %2 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreachable(%arg0: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     cf.br ^bb2(%arg0 : tensor<4xf32>)
// CHECK-NEXT:   ^bb1(%0: tensor<?xf32>):  // no predecessors
// CHECK-NEXT:     %1 = math.exp %0 : tensor<?xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     cf.br ^bb2(%cast : tensor<4xf32>)
// CHECK-NEXT:   ^bb2(%2: tensor<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %3 = math.tanh %2 : tensor<4xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %3 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
