// RUN: pyopt %s --split-input-file --mlir-print-op-generic | FileCheck %s

// Custom forms that are not made from a format take the name until 2023 too.

func.func @fits(%n: index) {
  %0 = bufferization.alloc_tensor(%n) {operand_segment_sizes = array<i32: 1, 0, 0>} : tensor<?xf32>
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "fits"}> ({
// CHECK-NEXT:   ^bb0(%arg0: index):
// CHECK-NEXT:     %0 = "bufferization.alloc_tensor"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf32>
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @does_not_fit(%m: memref<?xf32>, %n: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%n] {k, operand_segment_sizes = array<i32: 1, 1>}
      : vector<4xf32>, memref<?xf32>
  scf.forall (%i) in (%n) {
  } {operand_segment_sizes}
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<?xf32>, index, vector<4xf32>) -> (), sym_name = "does_not_fit"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xf32>):
// CHECK-NEXT:     "vector.transfer_write"(%arg2, %arg0, %arg1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> {k} : (vector<4xf32>, memref<?xf32>, index) -> ()
// CHECK-NEXT:     "scf.forall"(%arg1) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       "scf.forall.in_parallel"() ({
// CHECK-NEXT:       ^bb0:
// CHECK-NEXT:       }) : () -> ()
// CHECK-NEXT:     }) : (index) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @other_groups(%m: memref<?xf32>, %n: index) {
  affine.for %i = %n to %n {
  } {operand_segment_sizes = array<i32: 1, 1, 0>}
  linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"],
    operand_segment_sizes = array<i32: 0, 2>
  } ins(%m : memref<?xf32>) outs(%m : memref<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x, %y : f32, f32
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<?xf32>, index) -> (), sym_name = "other_groups"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<?xf32>, %arg1: index):
// CHECK-NEXT:     "affine.for"(%arg1, %arg1) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map}> ({
// CHECK-NEXT:     ^bb0(%arg4: index):
// CHECK-NEXT:       "affine.yield"() : () -> ()
// CHECK-NEXT:     }) : (index, index) -> ()
// CHECK-NEXT:     "linalg.generic"(%arg0, %arg0) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 2>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT:       "linalg.yield"(%arg2, %arg3) : (f32, f32) -> ()
// CHECK-NEXT:     }) : (memref<?xf32>, memref<?xf32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
