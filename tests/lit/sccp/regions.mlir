// RUN: pyopt %s --allow-unregistered-dialect --sccp --split-input-file | FileCheck %s

// Constants through structured control flow.

func.func @if_known_false_without_else(%x: i32) {
  %false = arith.constant false
  %a = arith.constant 7 : i32
  scf.if %false {
    %b = arith.addi %a, %a : i32
    "any.use"(%b) : (i32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @if_known_false_without_else(%arg0: i32) {
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     scf.if %false {
// CHECK-NEXT:       %0 = arith.addi %c7_i32, %c7_i32 : i32
// CHECK-NEXT:       "any.use"(%0) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @for(%n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 7 : i32
  %zero = arith.constant 0 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %zero) -> (i32, i32) {
    %z = arith.addi %y, %x : i32
    %w = arith.ori %x, %zero : i32
    "any.use"(%i, %x) : (index, i32) -> ()
    scf.yield %w, %z : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @for(%arg0: index) -> (i32, i32) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0:2 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %c7_i32, %arg3 = %c0_i32) -> (i32, i32) {
// CHECK-NEXT:       %1 = arith.addi %arg3, %c7_i32 : i32
// CHECK-NEXT:       "any.use"(%arg1, %c7_i32) : (index, i32) -> ()
// CHECK-NEXT:       scf.yield %c7_i32, %1 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %c7_i32, %0#1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @while_never_again(%x: i32) -> i32 {
  %a = arith.constant 7 : i32
  %b = arith.constant 7 : i32
  %r = scf.while (%y = %a) : (i32) -> i32 {
    %differs = arith.cmpi ne, %y, %b : i32
    scf.condition(%differs) %y : i32
  } do {
  ^body(%z: i32):
    scf.yield %x : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_never_again(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     return %c7_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @index_switch(%x: i32, %i: index) -> (i32, i32) {
  %c5 = arith.constant 5 : index
  %r = scf.index_switch %c5 -> i32
  case 2 {
    scf.yield %x : i32
  }
  case 5 {
    %a = arith.constant 10 : i32
    scf.yield %a : i32
  }
  default {
    scf.yield %x : i32
  }
  %s = scf.index_switch %i -> i32
  case 2 {
    %a = arith.constant 11 : i32
    scf.yield %a : i32
  }
  default {
    %a = arith.constant 11 : i32
    scf.yield %a : i32
  }
  return %r, %s : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_switch(%arg0: i32, %arg1: index) -> (i32, i32) {
// CHECK-NEXT:     %c11_i32 = arith.constant 11 : i32
// CHECK-NEXT:     %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     return %c10_i32, %c11_i32 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @execute_region(%c: i1) -> i32 {
  %a = arith.constant 3 : i32
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^one, ^two
  ^one:
    scf.yield %a : i32
  ^two:
    %b = arith.constant 3 : i32
    scf.yield %b : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @execute_region(%arg0: i1) -> i32 {
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     return %c3_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @parallel(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 3 : i32
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%a) -> i32 {
    %b = arith.addi %a, %a : i32
    scf.reduce(%b : i32) {
    ^sum(%x: i32, %y: i32):
      %z = arith.addi %a, %a : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel(%arg0: index) -> i32 {
// CHECK-NEXT:     %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = scf.parallel (%arg1) = (%c0) to (%arg0) step (%c1) init (%c3_i32) -> i32 {
// CHECK-NEXT:       scf.reduce(%c6_i32 : i32) {
// CHECK-NEXT:       ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT:         scf.reduce.return %c6_i32 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @forall(%t: tensor<4xi32>) -> tensor<4xi32> {
  %a = arith.constant 3 : i32
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xi32> {
    %b = arith.addi %a, %a : i32
    %s = tensor.from_elements %b : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall(%arg0: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %cst = arith.constant dense<6> : tensor<1xi32>
// CHECK-NEXT:     %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = scf.forall (%arg1) in (4) shared_outs(%arg2 = %arg0) -> (tensor<4xi32>) {
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %cst into %arg2[%arg1] [1] [1] : tensor<1xi32> into tensor<4xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @affine_loops(%n: index, %x: i32) -> (i32, i32, i32) {
  %a = arith.constant 3 : i32
  %b = arith.constant 4 : i32
  // Never runs.
  %0 = affine.for %i = 5 to 5 iter_args(%y = %a) -> i32 {
    affine.yield %x : i32
  }
  // Runs once: nothing comes back, and nothing goes around.
  %1 = affine.for %i = 0 to 1 iter_args(%y = %a) -> i32 {
    %z = arith.addi %y, %b : i32
    affine.yield %z : i32
  }
  // Perhaps.
  %2 = affine.for %i = 0 to %n iter_args(%y = %a) -> i32 {
    %z = arith.addi %y, %b : i32
    affine.yield %b : i32
  }
  return %0, %1, %2 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @affine_loops(%arg0: index, %arg1: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = affine.for %arg2 = 0 to %arg0 iter_args(%arg3 = %c3_i32) -> (i32) {
// CHECK-NEXT:       %1 = arith.addi %arg3, %c4_i32 : i32
// CHECK-NEXT:       affine.yield %c4_i32 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %c3_i32, %c7_i32, %0 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @affine_if(%n: index) -> i32 {
  %a = arith.constant 3 : i32
  %r = affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%n) -> i32 {
    affine.yield %a : i32
  } else {
    %b = arith.constant 3 : i32
    affine.yield %b : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @affine_if(%arg0: index) -> i32 {
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     return %c3_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @alloca_scope() -> i32 {
  %a = arith.constant 3 : i32
  %r = memref.alloca_scope -> i32 {
    %b = arith.addi %a, %a : i32
    memref.alloca_scope.return %b : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @alloca_scope() -> i32 {
// CHECK-NEXT:     %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     return %c6_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @assuming(%w: !shape.witness) -> index {
  %a = arith.constant 3 : index
  %r = shape.assuming %w -> index {
    %b = arith.addi %a, %a : index
    shape.assuming_yield %b : index
  }
  return %r : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @assuming(%arg0: !shape.witness) -> index {
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     return %c6 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Regions of ops without control flow: entered, their arguments and results unknown.
func.func @structured(%t: tensor<4xi32>) -> (tensor<4xi32>, i32) {
  %a = arith.constant 3 : i32
  %g = tensor.generate {
  ^bb0(%i: index):
    %b = arith.addi %a, %a : i32
    tensor.yield %b : i32
  } : tensor<4xi32>
  %u = "any.op"() ({
  ^bb0(%x: i32):
    %b = arith.addi %a, %a : i32
    "any.yield"(%b, %x) : (i32, i32) -> ()
  }) : () -> i32
  return %g, %u : tensor<4xi32>, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @structured(%arg0: tensor<4xi32>) -> (tensor<4xi32>, i32) {
// CHECK-NEXT:     %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %generated = tensor.generate  {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       tensor.yield %c6_i32 : i32
// CHECK-NEXT:     } : tensor<4xi32>
// CHECK-NEXT:     %0 = "any.op"() ({
// CHECK-NEXT:     ^bb0(%arg1: i32):
// CHECK-NEXT:       %c6_i32_0 = arith.constant 6 : i32
// CHECK-NEXT:       "any.yield"(%c6_i32_0, %arg1) : (i32, i32) -> ()
// CHECK-NEXT:     }) : () -> i32
// CHECK-NEXT:     return %generated, %0 : tensor<4xi32>, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
