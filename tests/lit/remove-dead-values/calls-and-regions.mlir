// RUN: pyopt %s --allow-unregistered-dialect --remove-dead-values --split-input-file | FileCheck %s

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

// -----
// Nobody calls it: it loses its results only.
func.func private @uncalled(%x: i32, %y: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @uncalled(%arg0: i32, %arg1: i32) {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// An effect inside keeps what it uses.
func.func private @effect(%x: i32, %y: i32) -> i32 {
  "any.use"(%x) : (i32) -> ()
  return %y : i32
}
func.func @main(%a: i32) {
  %0 = call @effect(%a, %a) : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @effect(%arg0: i32) {
// CHECK-NEXT:     "any.use"(%arg0) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%arg0: i32) {
// CHECK-NEXT:     call @effect(%arg0) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       memref.store %arg1, %arg2[%arg3] : memref<4xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.for %arg3 = 0 to %arg0 iter_args(%arg4 = %arg1) -> (i32) {
// CHECK-NEXT:       memref.store %arg4, %arg2[%arg3] : memref<4xi32>
// CHECK-NEXT:       %1 = arith.addi %arg4, %arg4 : i32
// CHECK-NEXT:       affine.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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
// CHECK-NEXT:     %0 = scf.index_switch %arg1 -> i32
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       scf.yield %arg0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       scf.yield %arg0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = scf.execute_region -> i32 {
// CHECK-NEXT:       scf.yield %arg0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = memref.alloca_scope  -> (i32) {
// CHECK-NEXT:       memref.alloca_scope.return %arg0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0, %1, %2 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// -----
func.func @empty() {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
