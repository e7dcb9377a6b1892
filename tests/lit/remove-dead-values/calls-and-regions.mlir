// RUN: pyopt %s --allow-unregistered-dialect --remove-dead-values --split-input-file | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --remove-dead-values="canonicalize=false" --split-input-file | FileCheck %s --check-prefix=SHAPE

// Arguments and results of private functions, operands of calls, and what region branches carry.

func.func private @f(%x: i32 {any.first}, %y: i32 {any.second}) -> (i32 {any.one}, i32) {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %y, %y : i32
  return %0, %1 : i32, i32
}
func.func @main(%a: i32) -> i32 {
  %d = arith.addi %a, %a : i32
  %0:2 = call @f(%a, %d) : (i32, i32) -> (i32, i32)
  %1:2 = call @f(%d, %d) : (i32, i32) -> (i32, i32)
  %2 = arith.addi %0#0, %1#0 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f(%arg0: i32 {any.first}) -> (i32 {any.one}) {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = call @f(%arg0) : (i32) -> i32
// CHECK-NEXT:     %2 = call @f(%0) : (i32) -> i32
// CHECK-NEXT:     %3 = arith.addi %1, %2 : i32
// CHECK-NEXT:     return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SHAPE: module {
// SHAPE-NEXT:   func.func private @f(%arg0: i32 {any.first}) -> (i32 {any.one}) {
// SHAPE-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// SHAPE-NEXT:     return %0 : i32
// SHAPE-NEXT:   }
// SHAPE-NEXT:   func.func @main(%arg0: i32) -> i32 {
// SHAPE-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// SHAPE-NEXT:     %1 = call @f(%arg0) : (i32) -> i32
// SHAPE-NEXT:     %2 = call @f(%0) : (i32) -> i32
// SHAPE-NEXT:     %3 = arith.addi %1, %2 : i32
// SHAPE-NEXT:     return %3 : i32
// SHAPE-NEXT:   }
// SHAPE-NEXT: }

// -----

// The whole op goes, if it has no effects; with effects, what it carries goes.
func.func @for(%n: index, %a: i32, %m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> i32 {
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  }
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> i32 {
    memref.store %a, %m[%i] : memref<4xi32>
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  }
  %2 = affine.for %i = 0 to %n iter_args(%x = %a) -> i32 {
    memref.store %x, %m[%i] : memref<4xi32>
    %y = arith.addi %x, %x : i32
    affine.yield %y : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @for(%arg0: index, %arg1: i32, %arg2: memref<4xi32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       memref.store %arg1, %arg2[%arg3] : memref<4xi32>
// CHECK-NEXT:       %2 = ub.poison : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = affine.for %arg3 = 0 to %arg0 iter_args(%arg4 = %arg1) -> (i32) {
// CHECK-NEXT:       memref.store %arg4, %arg2[%arg3] : memref<4xi32>
// CHECK-NEXT:       %2 = arith.addi %arg4, %arg4 : i32
// CHECK-NEXT:       affine.yield %2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SHAPE: module {
// SHAPE-NEXT:   func.func @for(%arg0: index, %arg1: i32, %arg2: memref<4xi32>) {
// SHAPE-NEXT:     %c0 = arith.constant 0 : index
// SHAPE-NEXT:     %c1 = arith.constant 1 : index
// SHAPE-NEXT:     %0 = ub.poison : i32
// SHAPE-NEXT:     %1 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %0) -> (i32) {
// SHAPE-NEXT:       memref.store %arg1, %arg2[%arg3] : memref<4xi32>
// SHAPE-NEXT:       %3 = ub.poison : i32
// SHAPE-NEXT:       scf.yield %3 : i32
// SHAPE-NEXT:     }
// SHAPE-NEXT:     %2 = affine.for %arg3 = 0 to %arg0 iter_args(%arg4 = %arg1) -> (i32) {
// SHAPE-NEXT:       memref.store %arg4, %arg2[%arg3] : memref<4xi32>
// SHAPE-NEXT:       %3 = arith.addi %arg4, %arg4 : i32
// SHAPE-NEXT:       affine.yield %3 : i32
// SHAPE-NEXT:     }
// SHAPE-NEXT:     return
// SHAPE-NEXT:   }
// SHAPE-NEXT: }

// -----

func.func @others(%a: i32, %c: index, %w: !shape.witness) -> (i32, i32, i32) {
  %0:2 = scf.index_switch %c -> i32, i32
  case 1 {
    scf.yield %a, %a : i32, i32
  }
  default {
    %1 = arith.addi %a, %a : i32
    scf.yield %1, %a : i32, i32
  }
  %2:2 = scf.execute_region -> (i32, i32) {
    %3 = arith.addi %a, %a : i32
    scf.yield %3, %a : i32, i32
  }
  %4:2 = memref.alloca_scope -> (i32, i32) {
    %5 = arith.addi %a, %a : i32
    memref.alloca_scope.return %5, %a : i32, i32
  }
  return %0#1, %2#1, %4#1 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: i32, %arg1: index, %arg2: !shape.witness) -> (i32, i32, i32) {
// CHECK-NEXT:     %0:2 = scf.index_switch %arg1 -> i32, i32
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %1 = ub.poison : i32
// CHECK-NEXT:       scf.yield %1, %arg0 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %1 = ub.poison : i32
// CHECK-NEXT:       scf.yield %1, %arg0 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg0, %arg0, %arg0 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SHAPE: module {
// SHAPE-NEXT:   func.func @others(%arg0: i32, %arg1: index, %arg2: !shape.witness) -> (i32, i32, i32) {
// SHAPE-NEXT:     %0:2 = scf.index_switch %arg1 -> i32, i32
// SHAPE-NEXT:     case 1 {
// SHAPE-NEXT:       %3 = ub.poison : i32
// SHAPE-NEXT:       scf.yield %3, %arg0 : i32, i32
// SHAPE-NEXT:     }
// SHAPE-NEXT:     default {
// SHAPE-NEXT:       %3 = ub.poison : i32
// SHAPE-NEXT:       scf.yield %3, %arg0 : i32, i32
// SHAPE-NEXT:     }
// SHAPE-NEXT:     %1:2 = scf.execute_region -> (i32, i32) {
// SHAPE-NEXT:       %3 = ub.poison : i32
// SHAPE-NEXT:       scf.yield %3, %arg0 : i32, i32
// SHAPE-NEXT:     }
// SHAPE-NEXT:     %2:2 = memref.alloca_scope  -> (i32, i32) {
// SHAPE-NEXT:       %3 = ub.poison : i32
// SHAPE-NEXT:       memref.alloca_scope.return %3, %arg0 : i32, i32
// SHAPE-NEXT:     }
// SHAPE-NEXT:     return %0#1, %1#1, %2#1 : i32, i32, i32
// SHAPE-NEXT:   }
// SHAPE-NEXT: }

// -----

// Ops without effects whose results nobody needs, and some that may have effects.
func.func @simple(%a: i32, %f: f32, %t: tensor<4xf32>) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %0 : i32
  %2 = "any.op"(%0) : (i32) -> i32
  %3 = math.sqrt %f : f32
  %4 = tensor.generate {
  ^bb0(%i: index):
    %5 = arith.addf %f, %f : f32
    tensor.yield %5 : f32
  } : tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @simple(%arg0: i32, %arg1: f32, %arg2: tensor<4xf32>) {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = "any.op"(%0) : (i32) -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SHAPE: module {
// SHAPE-NEXT:   func.func @simple(%arg0: i32, %arg1: f32, %arg2: tensor<4xf32>) {
// SHAPE-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// SHAPE-NEXT:     %1 = "any.op"(%0) : (i32) -> i32
// SHAPE-NEXT:     return
// SHAPE-NEXT:   }
// SHAPE-NEXT: }

// -----

func.func @parallel(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> i32 {
    %b = arith.addi %x, %x : i32
    scf.reduce(%b : i32) {
    ^sum(%p: i32, %q: i32):
      %z = arith.addi %p, %q : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel(%arg0: index, %arg1: i32) -> i32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) init (%arg1) -> i32 {
// CHECK-NEXT:       %1 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:       scf.reduce(%1 : i32) {
// CHECK-NEXT:       ^bb0(%arg3: i32, %arg4: i32):
// CHECK-NEXT:         %2 = arith.addi %arg3, %arg4 : i32
// CHECK-NEXT:         scf.reduce.return %2 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SHAPE: module {
// SHAPE-NEXT:   func.func @parallel(%arg0: index, %arg1: i32) -> i32 {
// SHAPE-NEXT:     %c0 = arith.constant 0 : index
// SHAPE-NEXT:     %c1 = arith.constant 1 : index
// SHAPE-NEXT:     %0 = scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) init (%arg1) -> i32 {
// SHAPE-NEXT:       %1 = arith.addi %arg1, %arg1 : i32
// SHAPE-NEXT:       scf.reduce(%1 : i32) {
// SHAPE-NEXT:       ^bb0(%arg3: i32, %arg4: i32):
// SHAPE-NEXT:         %2 = arith.addi %arg3, %arg4 : i32
// SHAPE-NEXT:         scf.reduce.return %2 : i32
// SHAPE-NEXT:       }
// SHAPE-NEXT:     }
// SHAPE-NEXT:     return %0 : i32
// SHAPE-NEXT:   }
// SHAPE-NEXT: }

// -----

func.func @forall(%t: tensor<4xi32>, %s: tensor<1xi32>) -> tensor<4xi32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xi32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall(%arg0: tensor<4xi32>, %arg1: tensor<1xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %0 = scf.forall (%arg2) in (4) shared_outs(%arg3 = %arg0) -> (tensor<4xi32>) {
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %arg1 into %arg3[%arg2] [1] [1] : tensor<1xi32> into tensor<4xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SHAPE: module {
// SHAPE-NEXT:   func.func @forall(%arg0: tensor<4xi32>, %arg1: tensor<1xi32>) -> tensor<4xi32> {
// SHAPE-NEXT:     %0 = scf.forall (%arg2) in (4) shared_outs(%arg3 = %arg0) -> (tensor<4xi32>) {
// SHAPE-NEXT:       scf.forall.in_parallel {
// SHAPE-NEXT:         tensor.parallel_insert_slice %arg1 into %arg3[%arg2] [1] [1] : tensor<1xi32> into tensor<4xi32>
// SHAPE-NEXT:       }
// SHAPE-NEXT:     }
// SHAPE-NEXT:     return %0 : tensor<4xi32>
// SHAPE-NEXT:   }
// SHAPE-NEXT: }

// -----

// Reads are needed if something else reads what they read from.
func.func @load(%m: memref<index>, %n: index) {
  %v = memref.load %m[] : memref<index>
  memref.store %n, %m[] : memref<index>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @load(%arg0: memref<index>, %arg1: index) {
// CHECK-NEXT:     %0 = memref.load %arg0[] : memref<index>
// CHECK-NEXT:     memref.store %arg1, %arg0[] : memref<index>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SHAPE: module {
// SHAPE-NEXT:   func.func @load(%arg0: memref<index>, %arg1: index) {
// SHAPE-NEXT:     %0 = memref.load %arg0[] : memref<index>
// SHAPE-NEXT:     memref.store %arg1, %arg0[] : memref<index>
// SHAPE-NEXT:     return
// SHAPE-NEXT:   }
// SHAPE-NEXT: }

// -----

// An allocation that nobody uses.
func.func @alloc(%n: index) {
  %m = memref.alloc(%n) : memref<?xindex>
  return
}
func.func @alloca(%n: index) {
  %m = memref.alloca(%n) : memref<?xindex>
  %z = memref.alloca() : memref<index>
  memref.store %n, %z[] : memref<index>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @alloc(%arg0: index) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @alloca(%arg0: index) {
// CHECK-NEXT:     %alloca = memref.alloca(%arg0) : memref<?xindex>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<index>
// CHECK-NEXT:     memref.store %arg0, %alloca_0[] : memref<index>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SHAPE: module {
// SHAPE-NEXT:   func.func @alloc(%arg0: index) {
// SHAPE-NEXT:     return
// SHAPE-NEXT:   }
// SHAPE-NEXT:   func.func @alloca(%arg0: index) {
// SHAPE-NEXT:     %alloca = memref.alloca(%arg0) : memref<?xindex>
// SHAPE-NEXT:     %alloca_0 = memref.alloca() : memref<index>
// SHAPE-NEXT:     memref.store %arg0, %alloca_0[] : memref<index>
// SHAPE-NEXT:     return
// SHAPE-NEXT:   }
// SHAPE-NEXT: }

// -----

// Functions that only call each other.
module {
  func.func private @a(%x: i32) -> i32 {
    %0 = call @b(%x) : (i32) -> i32
    return %0 : i32
  }
  func.func private @b(%x: i32) -> i32 {
    %0 = call @a(%x) : (i32) -> i32
    return %0 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   func.func private @a() {
// CHECK-NEXT:     call @b() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @b() {
// CHECK-NEXT:     call @a() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SHAPE: module {
// SHAPE-NEXT:   func.func private @a() {
// SHAPE-NEXT:     call @b() : () -> ()
// SHAPE-NEXT:     return
// SHAPE-NEXT:   }
// SHAPE-NEXT:   func.func private @b() {
// SHAPE-NEXT:     call @a() : () -> ()
// SHAPE-NEXT:     return
// SHAPE-NEXT:   }
// SHAPE-NEXT: }

// -----

// A constant case.
func.func @sw(%c: index, %x: i32, %m: memref<i32>) -> i32 {
  %c1 = arith.constant 1 : index
  %0:2 = scf.index_switch %c1 -> i32, i32
  case 1 {
    memref.store %x, %m[] : memref<i32>
    %q = arith.addi %x, %x : i32
    scf.yield %x, %q : i32, i32
  }
  default {
    %q = arith.muli %x, %x : i32
    "any.f"(%q) : (i32) -> ()
    scf.yield %q, %x : i32, i32
  }
  return %0#0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @sw(%arg0: index, %arg1: i32, %arg2: memref<i32>) -> i32 {
// CHECK-NEXT:     memref.store %arg1, %arg2[] : memref<i32>
// CHECK-NEXT:     return %arg1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SHAPE: module {
// SHAPE-NEXT:   func.func @sw(%arg0: index, %arg1: i32, %arg2: memref<i32>) -> i32 {
// SHAPE-NEXT:     %c1 = arith.constant 1 : index
// SHAPE-NEXT:     %0:2 = scf.index_switch %c1 -> i32, i32
// SHAPE-NEXT:     case 1 {
// SHAPE-NEXT:       memref.store %arg1, %arg2[] : memref<i32>
// SHAPE-NEXT:       %1 = ub.poison : i32
// SHAPE-NEXT:       scf.yield %arg1, %1 : i32, i32
// SHAPE-NEXT:     }
// SHAPE-NEXT:     default {
// SHAPE-NEXT:       %1 = ub.poison : i32
// SHAPE-NEXT:       %2 = ub.poison : i32
// SHAPE-NEXT:       scf.yield %1, %2 : i32, i32
// SHAPE-NEXT:     }
// SHAPE-NEXT:     return %0#0 : i32
// SHAPE-NEXT:   }
// SHAPE-NEXT: }
