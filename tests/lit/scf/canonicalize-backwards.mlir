// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// A loop by a constant step that is not positive, which is undefined, has no iterations.

func.func @no_step(%m: memref<?xf32>, %f: f32, %a: index, %b: index) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = scf.for %i = %a to %b step %c0 iter_args(%g = %f) -> f32 {
    memref.store %g, %m[%i] : memref<?xf32>
    %1 = arith.negf %g : f32
    scf.yield %1 : f32
  }
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_step(%arg0: memref<?xf32>, %arg1: f32, %arg2: index, %arg3: index) -> f32 {
// CHECK-NEXT:     return %arg1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_unsigned_step(%m: memref<?xf32>, %f: f32, %a: i32, %b: i32, %i: index) {
  %c0 = arith.constant 0 : i32
  scf.for unsigned %j = %a to %b step %c0 : i32 {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_unsigned_step(%arg0: memref<?xf32>, %arg1: f32, %arg2: i32, %arg3: i32, %arg4: index) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @negative_step(%m: memref<?xf32>, %f: f32, %b: i32, %i: index) {
  %c0 = arith.constant 0 : i32
  %c-3 = arith.constant -3 : i32
  scf.for %j = %c0 to %b step %c-3 : i32 {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @negative_step(%arg0: memref<?xf32>, %arg1: f32, %arg2: i32, %arg3: index) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unknown_step(%m: memref<?xf32>, %f: f32, %a: index, %b: index, %c: index) {
  scf.for %i = %a to %b step %c {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_step(%arg0: memref<?xf32>, %arg1: f32, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT:     scf.for %arg5 = %arg2 to %arg3 step %arg4 {
// CHECK-NEXT:       memref.store %arg1, %arg0[%arg5] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A dimension whose end is before its beginning.
func.func @parallel(%m: memref<?xf32>, %f: f32, %n: index) -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = scf.parallel (%i, %j) = (%c1, %c4) to (%n, %c2) step (%c1, %c1) init (%f) -> f32 {
    %1 = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%1 : f32) {
    ^bb0(%a: f32, %b: f32):
      %2 = arith.addf %a, %b : f32
      scf.reduce.return %2 : f32
    }
  }
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) -> f32 {
// CHECK-NEXT:     return %arg1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @parallel_of_unknown_step(%m: memref<?xf32>, %f: f32, %n: index) {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c4) to (%c2) step (%n) {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel_of_unknown_step(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @forall_of_unknown_step(%m: memref<?xf32>, %f: f32, %n: index) {
  scf.forall (%i) = (4) to (2) step (%n) {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall_of_unknown_step(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @forall_backwards(%m: memref<?xf32>, %f: f32, %n: index) {
  scf.forall (%i) = (2) to (4) step (-1) {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall_backwards(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @forall_to_unknown_end(%m: memref<?xf32>, %f: f32, %n: index) {
  scf.forall (%i) = (2) to (%n) step (-1) {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall_to_unknown_end(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT:     scf.forall (%arg3) = (2) to (%arg2) step (-1) {
// CHECK-NEXT:       memref.store %arg1, %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
