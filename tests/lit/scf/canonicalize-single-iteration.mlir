// RUN: pyopt %s --canonicalize | FileCheck %s

// What a body of one iteration hands on may be an argument of its own, which the rule replaces.

func.func @index_reduced(%a: index) -> index {
  %c0 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%a) -> index {
    scf.reduce(%i : index) {
    ^bb0(%x: index, %y: index):
      %s = arith.addi %x, %y : index
      scf.reduce.return %s : index
    }
  }
  return %0 : index
}
func.func @gives_operand(%a: index) -> (index, index) {
  %c0 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0:2 = scf.parallel (%i, %j) = (%c0, %a) to (%c4, %c1) step (%c1, %c1) init (%a, %a)
      -> (index, index) {
    scf.reduce(%i, %j : index, index) {
    ^bb0(%x: index, %y: index):
      scf.reduce.return %y : index
    }, {
    ^bb0(%x: index, %y: index):
      scf.reduce.return %x : index
    }
  }
  return %0#0, %0#1 : index, index
}
func.func @gives_both(%a: index) -> (index, index) {
  %c0 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0:2 = scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) init (%a, %a)
      -> (index, index) {
    scf.reduce(%i, %j : index, index) {
    ^bb0(%x: index, %y: index):
      scf.reduce.return %y : index
    }, {
    ^bb0(%x: index, %y: index):
      scf.reduce.return %x : index
    }
  }
  return %0#0, %0#1 : index, index
}
func.func @forall(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.forall (%i) in (1) shared_outs(%o = %a) -> tensor<4xf32> {
    %f = tensor.extract %b[%i] : tensor<4xf32>
    %e = tensor.from_elements %f : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %0 : tensor<4xf32>
}
func.func @forall_out(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.forall (%i) in (1) shared_outs(%o = %a) -> tensor<4xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %o into %o[%i] [4] [1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return %0 : tensor<4xf32>
}
func.func @forall_two(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = scf.forall (%i) in (1) shared_outs(%o = %a, %p = %b) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %o into %p[%i] [4] [1] : tensor<4xf32> into tensor<4xf32>
      tensor.parallel_insert_slice %p into %o[%i] [4] [1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}
func.func @for_one(%a: index) -> (index, index, index) {
  %c0 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0:3 = scf.for %i = %c0 to %c4 step %c1
      iter_args(%x = %a, %y = %c1, %z = %c0) -> (index, index, index) {
    scf.yield %i, %x, %y : index, index, index
  }
  return %0#0, %0#1, %0#2 : index, index, index
}
func.func @affine_one(%a: index) -> (index, index) {
  %0:2 = affine.for %i = 3 to 4 iter_args(%x = %a, %y = %a) -> (index, index) {
    affine.yield %i, %x : index, index
  }
  return %0#0, %0#1 : index, index
}
func.func @affine_par(%a: index) -> i64 {
  %0 = affine.parallel (%i) = (3) to (4) reduce ("addi") -> i64 {
    %1 = arith.index_cast %i : index to i64
    affine.yield %1 : i64
  }
  return %0 : i64
}
func.func @while_false(%a: index, %b: index) -> (index, index) {
  %f = arith.constant false
  %0:2 = scf.while (%x = %a, %y = %b) : (index, index) -> (index, index) {
    scf.condition(%f) %y, %x : index, index
  } do {
  ^bb0(%x: index, %y: index):
    scf.yield %y, %x : index, index
  }
  return %0#0, %0#1 : index, index
}
func.func @exec(%a: index) -> index {
  %0 = scf.execute_region -> index {
    scf.yield %a : index
  }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_reduced(%arg0: index) -> index {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c3 : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @gives_operand(%arg0: index) -> (index, index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.parallel (%arg1) = (%arg0) to (%c1) step (%c1) init (%arg0, %arg0) -> (index, index) {
// CHECK-NEXT:       scf.reduce(%c3, %arg1 : index, index) {
// CHECK-NEXT:       ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:         scf.reduce.return %arg3 : index
// CHECK-NEXT:       }, {
// CHECK-NEXT:       ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:         scf.reduce.return %arg2 : index
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @gives_both(%arg0: index) -> (index, index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     return %c3, %arg0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @forall(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %extracted = tensor.extract %arg1[%c0] : tensor<4xf32>
// CHECK-NEXT:     %from_elements = tensor.from_elements %extracted : tensor<1xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %from_elements into %arg0[0] [1] [1] : tensor<1xf32> into tensor<4xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @forall_out(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     return %arg0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @forall_two(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:     return %arg1, %arg0 : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @for_one(%arg0: index) -> (index, index, index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     return %c3, %arg0, %c1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @affine_one(%arg0: index) -> (index, index) {
// CHECK-NEXT:     %0:2 = affine.for %arg1 = 3 to 4 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (index, index) {
// CHECK-NEXT:       affine.yield %arg1, %arg2 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @affine_par(%arg0: index) -> i64 {
// CHECK-NEXT:     %0 = affine.parallel (%arg1) = (3) to (4) reduce ("addi") -> (i64) {
// CHECK-NEXT:       %1 = arith.index_cast %arg1 : index to i64
// CHECK-NEXT:       affine.yield %1 : i64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @while_false(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:     return %arg1, %arg0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @exec(%arg0: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
