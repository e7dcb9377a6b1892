// RUN: pyopt %s --scf-for-loop-specialization --split-input-file --allow-unregistered-dialect | FileCheck %s

// The branch has the results of both loops: the reference crashes, or makes IR that is not valid.
func.func @carried(%n: index, %x: i32, %y: f32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = affine.min affine_map<(d0) -> (d0, 8)>(%n)
  %r:2 = scf.for %i = %c0 to %end step %c1 iter_args(%a = %x, %b = %y) -> (i32, f32) {
    %0:2 = "use"(%i, %a, %b) : (index, i32, f32) -> (i32, f32)
    scf.yield %0#0, %0#1 : i32, f32
  }
  return %r#0 : i32
}

// CHECK: #map = affine_map<(d0) -> (d0, 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @carried(%arg0: index, %arg1: i32, %arg2: f32) -> i32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = affine.min #map(%arg0)
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %1 = arith.cmpi eq, %0, %c8 : index
// CHECK-NEXT:     %2:2 = scf.if %1 -> (i32, f32) {
// CHECK-NEXT:       %3:2 = scf.for %arg3 = %c0 to %c8 step %c1 iter_args(%arg4 = %arg1, %arg5 = %arg2) -> (i32, f32) {
// CHECK-NEXT:         %4:2 = "use"(%arg3, %arg4, %arg5) : (index, i32, f32) -> (i32, f32)
// CHECK-NEXT:         scf.yield %4#0, %4#1 : i32, f32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3#0, %3#1 : i32, f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3:2 = scf.for %arg3 = %c0 to %0 step %c1 iter_args(%arg4 = %arg1, %arg5 = %arg2) -> (i32, f32) {
// CHECK-NEXT:         %4:2 = "use"(%arg3, %arg4, %arg5) : (index, i32, f32) -> (i32, f32)
// CHECK-NEXT:         scf.yield %4#0, %4#1 : i32, f32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3#0, %3#1 : i32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2#0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
