// RUN: pyopt %s --allow-unregistered-dialect --int-range-optimizations --split-input-file | FileCheck %s

// A counter that is no index wraps around, and then is less than its lower bound.
func.func @wraps(%n: i8) {
  %c0 = arith.constant 0 : i8
  %c7 = arith.constant 7 : i8
  scf.for %i = %c0 to %n step %c7 : i8 {
    %0 = arith.cmpi slt, %i, %c0 : i8
    "any.use"(%0) : (i1) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @wraps(%arg0: i8) {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT:     scf.for %arg1 = %c0_i8 to %arg0 step %c7_i8  : i8 {
// CHECK-NEXT:       %0 = arith.cmpi slt, %arg1, %c0_i8 : i8
// CHECK-NEXT:       "any.use"(%0) : (i1) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Integers with a sign have no constants: the reference tries for ever to make one, and fails without a word.

func.func @with_sign() -> ui64 {
  %0 = index.constant 3
  %1 = index.casts %0 : index to ui64
  return %1 : ui64
}

// CHECK: module {
// CHECK-NEXT:   func.func @with_sign() -> ui64 {
// CHECK-NEXT:     %idx3 = index.constant 3
// CHECK-NEXT:     %0 = index.casts %idx3 : index to ui64
// CHECK-NEXT:     return %0 : ui64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The numbers of 6 to 10 have remainders by 8 from 0 to 7; the reference takes those of the bounds, 2 to 6.
func.func @remainder(%i: index) {
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %a = arith.minui %i, %c4 : index
  %0 = affine.apply affine_map<(d0) -> ((d0 + 6) mod 8)>(%a)
  %q0 = arith.cmpi ule, %0, %c6 : index
  "any.use"(%q0) : (i1) -> ()
  return
}

// CHECK: #map = affine_map<(d0) -> ((d0 + 6) mod 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @remainder(%arg0: index) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = arith.minui %arg0, %c4 : index
// CHECK-NEXT:     %1 = affine.apply #map(%0)
// CHECK-NEXT:     %2 = arith.cmpi ule, %1, %c6 : index
// CHECK-NEXT:     "any.use"(%2) : (i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A constant has a static shape: the reference makes one without.
func.func @dynamic(%d: tensor<?xi8>, %e: tensor<?xi8>) {
  %t = arith.extui %d : tensor<?xi8> to tensor<?xi16>
  %u = arith.extui %e : tensor<?xi8> to tensor<?xi16>
  %w = arith.xori %u, %u : tensor<?xi16>
  %q = arith.cmpi sge, %t, %w : tensor<?xi16>
  "any.use"(%q) : (tensor<?xi1>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic(%arg0: tensor<?xi8>, %arg1: tensor<?xi8>) {
// CHECK-NEXT:     %0 = arith.extui %arg0 : tensor<?xi8> to tensor<?xi16>
// CHECK-NEXT:     %1 = arith.extui %arg1 : tensor<?xi8> to tensor<?xi16>
// CHECK-NEXT:     %2 = arith.xori %1, %1 : tensor<?xi16>
// CHECK-NEXT:     %3 = arith.cmpi sge, %0, %2 : tensor<?xi16>
// CHECK-NEXT:     "any.use"(%3) : (tensor<?xi1>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An affine loop to a bound that nobody knows.
func.func @affine_bound(%n: index) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to %n {
    %0 = arith.cmpi sge, %i, %c0 : index
    "any.use"(%0) : (i1) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @affine_bound(%arg0: index) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     affine.for %arg1 = 0 to %arg0 {
// CHECK-NEXT:       "any.use"(%true) : (i1) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Equal blocks are merged: of their new argument, the reference believes what it knew of one that is gone.
func.func private @g(i32) -> i32
func.func @f(%c: i1, %x: i32) -> i32 {
  %u = arith.constant 5 : i32
  cf.cond_br %c, ^a(%x : i32), ^b
^a(%p: i32):
  %1 = call @g(%p) : (i32) -> i32
  cf.br ^c(%1, %u : i32, i32)
^b:
  %2 = call @g(%u) : (i32) -> i32
  cf.br ^c(%2, %u : i32, i32)
^c(%q: i32, %un: i32):
  %r = arith.addi %q, %un : i32
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @g(i32) -> i32
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%c5_i32 : i32)
// CHECK-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     %1 = call @g(%0) : (i32) -> i32
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %2 = arith.addi %1, %c5_i32 : i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
