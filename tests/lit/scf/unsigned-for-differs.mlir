// RUN: pyopt --split-input-file --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// The reference takes a great unsigned step for a negative one, and drops the iteration.

func.func @one(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i8
  %c200 = arith.constant -56 : i8
  %c1 = arith.constant -55 : i8
  %s = scf.for unsigned %i = %c0 to %c200 step %c1 iter_args(%a = %x) -> (i32) : i8 {
    %b = "u.u"(%a, %i) : (i32, i8) -> i32
    scf.yield %b : i32
  }
  return %s : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @one(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %0 = "u.u"(%arg0, %c0_i8) : (i32, i8) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// As an unsigned number, that is a large step.
func.func @large_unsigned_step(%m: memref<?xf32>, %f: f32, %a: i32, %b: i32, %i: index) {
  %c-3 = arith.constant -3 : i32
  scf.for unsigned %j = %a to %b step %c-3 : i32 {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @large_unsigned_step(%arg0: memref<?xf32>, %arg1: f32, %arg2: i32, %arg3: i32, %arg4: index) {
// CHECK-NEXT:     %c-3_i32 = arith.constant -3 : i32
// CHECK-NEXT:     scf.for unsigned %arg5 = %arg2 to %arg3 step %c-3_i32  : i32 {
// CHECK-NEXT:       memref.store %arg1, %arg0[%arg4] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
