// RUN: pyopt %s --allow-unregistered-dialect --scf-for-to-while | FileCheck %s

// With and without results, and one loop in another.
func.func @f(%a: index, %b: index, %s: index, %m: memref<?xf32>, %x: f32) -> f32 {
  %r = scf.for %i = %a to %b step %s iter_args(%acc = %x) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %n = arith.addf %acc, %v : f32
    scf.yield %n : f32
  } {some = 1}
  scf.for %i = %a to %b step %s {
    memref.store %r, %m[%i] : memref<?xf32>
    scf.for %j = %a to %i step %s {
      memref.store %x, %m[%j] : memref<?xf32>
    }
  }
  return %r : f32
}

// The counter has no sign.
func.func @unsigned(%a: i32, %b: i32, %s: i32) {
  scf.for unsigned %i = %a to %b step %s : i32 {
    "test.use"(%i) : (i32) -> ()
  }
  return
}

// Loops of other kinds stay.
func.func @others(%n: index, %c0: index, %c1: index) {
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "test.use"(%i) : (index) -> ()
  }
  scf.forall (%i) in (%n) {
    "test.use"(%i) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?xf32>, %arg4: f32) -> f32 {
// CHECK-NEXT:     %0:2 = scf.while (%arg5 = %arg0, %arg6 = %arg4) : (index, f32) -> (index, f32) {
// CHECK-NEXT:       %2 = arith.cmpi slt, %arg5, %arg1 : index
// CHECK-NEXT:       scf.condition(%2) %arg5, %arg6 : index, f32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg5: index, %arg6: f32):
// CHECK-NEXT:       %2 = arith.addi %arg5, %arg2 : index
// CHECK-NEXT:       %3 = memref.load %arg3[%arg5] : memref<?xf32>
// CHECK-NEXT:       %4 = arith.addf %arg6, %3 : f32
// CHECK-NEXT:       scf.yield %2, %4 : index, f32
// CHECK-NEXT:     } attributes {some = 1 : i64}
// CHECK-NEXT:     %1 = scf.while (%arg5 = %arg0) : (index) -> index {
// CHECK-NEXT:       %2 = arith.cmpi slt, %arg5, %arg1 : index
// CHECK-NEXT:       scf.condition(%2) %arg5 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg5: index):
// CHECK-NEXT:       %2 = arith.addi %arg5, %arg2 : index
// CHECK-NEXT:       memref.store %0#1, %arg3[%arg5] : memref<?xf32>
// CHECK-NEXT:       %3 = scf.while (%arg6 = %arg0) : (index) -> index {
// CHECK-NEXT:         %4 = arith.cmpi slt, %arg6, %arg5 : index
// CHECK-NEXT:         scf.condition(%4) %arg6 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg6: index):
// CHECK-NEXT:         %4 = arith.addi %arg6, %arg2 : index
// CHECK-NEXT:         memref.store %arg4, %arg3[%arg6] : memref<?xf32>
// CHECK-NEXT:         scf.yield %4 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unsigned(%arg0: i32, %arg1: i32, %arg2: i32) {
// CHECK-NEXT:     %0 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:       %1 = arith.cmpi ult, %arg3, %arg1 : i32
// CHECK-NEXT:       scf.condition(%1) %arg3 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: i32):
// CHECK-NEXT:       %1 = arith.addi %arg3, %arg2 : i32
// CHECK-NEXT:       "test.use"(%arg3) : (i32) -> ()
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     } attributes {unsignedCmp}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @others(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     scf.parallel (%arg3) = (%arg1) to (%arg0) step (%arg2) {
// CHECK-NEXT:       "test.use"(%arg3) : (index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.forall (%arg3) in (%arg0) {
// CHECK-NEXT:       "test.use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
