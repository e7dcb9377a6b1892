// RUN: not pyopt %s --allow-unregistered-dialect --convert-scf-to-cf --split-input-file 2>&1 | FileCheck %s

// A scf.forall with results cannot be converted.

func.func @fa(%t: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return %r : tensor<4xf32>
}

// CHECK: {{.*}}:6:8: error: failed to legalize operation 'scf.forall' that was explicitly marked illegal
// CHECK-NEXT:   %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
// CHECK-NEXT:        ^
// CHECK-NEXT: {{.*}}:6:8: note: see current operation:
// CHECK-NEXT: %0 = "scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: tensor<4xf32>):
// CHECK-NEXT:   "scf.forall.in_parallel"() ({
// CHECK-NEXT:     "tensor.parallel_insert_slice"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<4xf32>) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : (tensor<4xf32>) -> tensor<4xf32>

// -----
func.func @two(%t: tensor<4xf32>, %a: index) -> tensor<4xf32> {
  scf.for %i = %a to %a step %a {
    "t.use"(%i) : (index) -> ()
  }
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
    scf.for %k = %a to %a step %a {
      "t.use"(%i) : (index) -> ()
    }
    scf.forall.in_parallel {}
  }
  return %r : tensor<4xf32>
}

// CHECK: {{.*}}:30:8: error: failed to legalize operation 'scf.forall' that was explicitly marked illegal
// CHECK-NEXT:   %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
// CHECK-NEXT:        ^
// CHECK-NEXT: {{.*}}:30:8: note: see current operation:
// CHECK-NEXT: %3 = "scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: tensor<4xf32>):
// CHECK-NEXT:   "scf.for"(%arg1, %arg1, %arg1) ({
// CHECK-NEXT:   ^bb0(%arg4: index):
// CHECK-NEXT:     "t.use"(%arg2) : (index) -> ()
// CHECK-NEXT:     "scf.yield"() : () -> ()
// CHECK-NEXT:   }) : (index, index, index) -> ()
// CHECK-NEXT:   "scf.forall.in_parallel"() ({
// CHECK-NEXT:   ^bb0:
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : (tensor<4xf32>) -> tensor<4xf32>
