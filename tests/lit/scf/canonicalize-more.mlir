// RUN: pyopt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// A mapping keeps all dimensions.
func.func @forall_mapped(%n: index) {
  %c1 = arith.constant 1 : index
  scf.forall (%i, %j) in (%c1, %n) {
    "t.x"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall_mapped(%arg0: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     scf.forall (%arg1, %arg2) in (1, %arg0) {
// CHECK-NEXT:       "t.x"(%c0, %arg2) : (index, index) -> ()
// CHECK-NEXT:     } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Negative bounds, and a dimension of one iteration with a dynamic start.
func.func @forall_negative(%n: index, %m: index) {
  %c-4 = arith.constant -4 : index
  scf.forall (%i, %j) = (%c-4, %n) to (-2, %m) step (2, 1) {
    "t.x"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i) = (%n) to (%n) step (2) {
    "t.y"(%i) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall_negative(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c-4 = arith.constant -4 : index
// CHECK-NEXT:     scf.forall (%arg2) = (%arg0) to (%arg1) step (1) {
// CHECK-NEXT:       "t.x"(%c-4, %arg2) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Discardable attributes.
func.func @forall_attributes(%n: index, %o: tensor<8xf32>) -> tensor<8xf32> {
  scf.forall (%i, %j) in (1, %n) {
    "t.x"(%i, %j) : (index, index) -> ()
  } {some.attr}
  %0 = scf.forall (%i) in (%n) shared_outs(%x = %o) -> tensor<8xf32> {
    "t.x"(%i, %x) : (index, tensor<8xf32>) -> ()
  } {some.attr}
  return %0 : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall_attributes(%arg0: index, %arg1: tensor<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     scf.forall (%arg2) in (%arg0) {
// CHECK-NEXT:       "t.x"(%c0, %arg2) : (index, index) -> ()
// CHECK-NEXT:     } {some.attr}
// CHECK-NEXT:     scf.forall (%arg2) in (%arg0) {
// CHECK-NEXT:       "t.x"(%arg2, %arg1) : (index, tensor<8xf32>) -> ()
// CHECK-NEXT:     } {some.attr}
// CHECK-NEXT:     return %arg1 : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Loops with results are not merged.
func.func @parallel_nested_results(%a: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = scf.parallel (%j) = (%c0) to (%n) step (%c1) init (%a) -> f32 {
      %1 = "t.x"(%i, %j) : (index, index) -> f32
      scf.reduce(%1 : f32) {
      ^bb0(%l: f32, %r: f32):
        %2 = arith.mulf %l, %r : f32
        scf.reduce.return %2 : f32
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel_nested_results(%arg0: f32, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg2) = (%c0) to (%arg1) step (%c1) {
// CHECK-NEXT:       %0 = scf.parallel (%arg3) = (%c0) to (%arg1) step (%c1) init (%arg0) -> f32 {
// CHECK-NEXT:         %1 = "t.x"(%arg2, %arg3) : (index, index) -> f32
// CHECK-NEXT:         scf.reduce(%1 : f32) {
// CHECK-NEXT:         ^bb0(%arg4: f32, %arg5: f32):
// CHECK-NEXT:           %2 = arith.mulf %arg4, %arg5 : f32
// CHECK-NEXT:           scf.reduce.return %2 : f32
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Three loops become one.
func.func @parallel_nested_three(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      scf.parallel (%k) = (%c1) to (%n) step (%c1) {
        "t.x"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel_nested_three(%arg0: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg1, %arg2, %arg3) = (%c0, %c0, %c1) to (%arg0, %arg0, %arg0) step (%c1, %c1, %c1) {
// CHECK-NEXT:       "t.x"(%arg1, %arg2, %arg3) : (index, index, index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Regions of one block in regions of several, and a switch of a constant inside.
func.func @region_in_region(%c: i1, %a: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b
  ^a:
    %1 = scf.execute_region -> i32 {
      %2 = "t.x"() : () -> i32
      scf.yield %2 : i32
    }
    scf.yield %1 : i32
  ^b:
    %i = arith.constant 4 : index
    %3 = scf.index_switch %i -> i32
    case 4 {
      scf.yield %a : i32
    }
    default {
      %4 = "t.y"() : () -> i32
      scf.yield %4 : i32
    }
    scf.yield %3 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @region_in_region(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = "t.x"() : () -> i32
// CHECK-NEXT:     cf.br ^bb2(%0 : i32)
// CHECK-NEXT:   ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
