// RUN: pyopt %s --loop-invariant-code-motion --allow-unregistered-dialect --split-input-file | FileCheck %s

// All kinds of loops; what depends on the loop, reads or writes stays, and so does a choice that may divide by zero.

func.func @f(%a: i32, %b: i32, %n: index, %m: memref<4xi32>, %c: i1) {
  scf.for %i = %n to %n step %n {
    %0 = arith.addi %a, %b : i32
    %1 = arith.divsi %a, %0 : i32
    %2 = arith.index_cast %i : index to i32
    %3 = memref.load %m[%n] : memref<4xi32>
    %4 = scf.if %c -> i32 {
      %5 = arith.muli %a, %b : i32
      scf.yield %5 : i32
    } else {
      scf.yield %0 : i32
    }
    scf.for %j = %n to %n step %n {
      %7 = arith.muli %4, %a : i32
      %k = arith.addi %i, %j : index
      %kk = arith.addi %i, %n : index
    }
    %al = memref.alloc() : memref<4xi32>
    %te = tensor.empty() : tensor<4xi32>
    %te2 = tensor.empty(%i) : tensor<?xi32>
  }
  scf.while : () -> () {
    %0 = arith.addi %a, %b : i32
    scf.condition(%c)
  } do {
    %0 = arith.addi %a, %b : i32
    scf.yield
  }
  scf.forall (%i) in (4) {
    %0 = arith.addi %a, %b : i32
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %0 = arith.addi %a, %b : i32
  }
  affine.for %i = 0 to 4 {
    %0 = arith.addi %a, %b : i32
    %x = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  }
  affine.parallel (%i) = (0) to (4) {
    %0 = arith.addi %a, %b : i32
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i32, %arg2: index, %arg3: memref<4xi32>, %arg4: i1) {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = scf.if %arg4 -> (i32) {
// CHECK-NEXT:       %11 = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT:       scf.yield %11 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = arith.muli %1, %arg0 : i32
// CHECK-NEXT:     %3 = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     scf.for %arg5 = %arg2 to %arg2 step %arg2 {
// CHECK-NEXT:       %11 = arith.divsi %arg0, %0 : i32
// CHECK-NEXT:       %12 = arith.index_cast %arg5 : index to i32
// CHECK-NEXT:       %13 = memref.load %arg3[%arg2] : memref<4xi32>
// CHECK-NEXT:       %14 = arith.addi %arg5, %arg2 : index
// CHECK-NEXT:       scf.for %arg6 = %arg2 to %arg2 step %arg2 {
// CHECK-NEXT:         %16 = arith.addi %arg5, %arg6 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xi32>
// CHECK-NEXT:       %15 = tensor.empty(%arg5) : tensor<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:     %5 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%arg4)
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %6 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:     scf.forall (%arg5) in (4) {
// CHECK-NEXT:     }
// CHECK-NEXT:     %7 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:     scf.parallel (%arg5) = (%arg2) to (%arg2) step (%arg2) {
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:     %9 = affine.apply #map(%arg2)
// CHECK-NEXT:     affine.for %arg5 = 0 to 4 {
// CHECK-NEXT:     }
// CHECK-NEXT:     %10 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:     affine.parallel (%arg5) = (0) to (4) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Out of several loops; a loop that runs by one steps goes as a whole; memory is not looked at.

func.func @nest(%n: index, %m: memref<?xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  scf.for %i = %n to %n step %n {
    scf.for %j = %n to %n step %c1 {
      %0 = arith.mulf %x, %x : f32
      %1 = arith.addf %0, %x : f32
      %2 = arith.addi %i, %n : index
      memref.store %1, %m[%2] : memref<?xf32>
      %c = arith.constant 2 : index
      %3 = memref.load %m[%c] : memref<?xf32>
    }
    %r = scf.for %j = %n to %n step %c1 iter_args(%a = %x) -> f32 {
      %0 = arith.mulf %a, %x : f32
      scf.yield %0 : f32
    }
    "any.use"(%r) : (f32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nest(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.mulf %arg2, %arg2 : f32
// CHECK-NEXT:     %1 = arith.addf %0, %arg2 : f32
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %2 = scf.for %arg3 = %arg0 to %arg0 step %c1 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:       %3 = arith.mulf %arg4, %arg2 : f32
// CHECK-NEXT:       scf.yield %3 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT:       %3 = arith.addi %arg3, %arg0 : index
// CHECK-NEXT:       scf.for %arg4 = %arg0 to %arg0 step %c1 {
// CHECK-NEXT:         memref.store %1, %arg1[%3] : memref<?xf32>
// CHECK-NEXT:         %4 = memref.load %arg1[%c2] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       "any.use"(%2) : (f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @others(%n: index, %c: i1, %x: i32) {
  scf.while : () -> () {
    %0 = arith.addi %x, %x : i32
    %1 = arith.cmpi eq, %0, %x : i32
    scf.condition(%1)
  } do {
    %0 = scf.execute_region -> i32 {
      cf.br ^bb1
    ^bb1:
      %1 = arith.muli %x, %x : i32
      scf.yield %1 : i32
    }
    "any.op"() : () -> ()
    %2 = "any.loop"() ({
      %3 = arith.constant 1 : i32
      "any.end"(%3) : (i32) -> ()
    }) : () -> i32
    scf.yield
  }
  scf.if %c {
    scf.for %i = %n to %n step %n {
      %0 = arith.addi %n, %n : index
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: index, %arg1: i1, %arg2: i32) {
// CHECK-NEXT:     %0 = arith.addi %arg2, %arg2 : i32
// CHECK-NEXT:     %1 = arith.cmpi eq, %0, %arg2 : i32
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%1)
// CHECK-NEXT:     } do {
// CHECK-NEXT:       %2 = scf.execute_region -> i32 {
// CHECK-NEXT:         cf.br ^bb1
// CHECK-NEXT:       ^bb1:  // pred: ^bb0
// CHECK-NEXT:         %4 = arith.muli %arg2, %arg2 : i32
// CHECK-NEXT:         scf.yield %4 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       "any.op"() : () -> ()
// CHECK-NEXT:       %3 = "any.loop"() ({
// CHECK-NEXT:         %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:         "any.end"(%c1_i32) : (i32) -> ()
// CHECK-NEXT:       }) : () -> i32
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       %2 = arith.addi %arg0, %arg0 : index
// CHECK-NEXT:       scf.for %arg3 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
