// RUN: pyopt %s --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// apply, min, max, loads, stores, prefetch and delinearize_index.

func.func @delinearize(%x: index, %a: index, %b: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (%a, %b, %a) : index, index, index
  %1 = affine.delinearize_index %0#2 into (%b) : index
  %2 = "affine.delinearize_index"(%x) <{static_basis = array<i64: 4>}> {keep} : (index) -> index
  return %0#0, %1, %2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @delinearize(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
// CHECK-NEXT:     %0:3 = affine.delinearize_index %arg0 into (%arg1, %arg2, %arg1) : index, index, index
// CHECK-NEXT:     %1 = affine.delinearize_index %0#2 into (%arg2) : index
// CHECK-NEXT:     %2 = affine.delinearize_index %arg0 into (4) {keep} : index
// CHECK-NEXT:     return %0#0, %1, %2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, index) -> (index, index, index), sym_name = "delinearize"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: index):
// GENERIC-NEXT:     %0:3 = "affine.delinearize_index"(%arg0, %arg1, %arg2, %arg1) <{static_basis = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808>}> : (index, index, index, index) -> (index, index, index)
// GENERIC-NEXT:     %1 = "affine.delinearize_index"(%0#2, %arg2) <{static_basis = array<i64: -9223372036854775808>}> : (index, index) -> index
// GENERIC-NEXT:     %2 = "affine.delinearize_index"(%arg0) <{static_basis = array<i64: 4>}> {keep} : (index) -> index
// GENERIC-NEXT:     "func.return"(%0#0, %1, %2) : (index, index, index) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Generic forms.
func.func @generic(%i: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %x: f32) {
  %0 = "affine.apply"(%i) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
  %1 = "affine.min"(%i, %0) {map = affine_map<(d0)[s0] -> (d0, s0)>} : (index, index) -> index
  %2 = "affine.max"(%i, %0) <{map = affine_map<(d0)[s0] -> (d0, s0)>}> {keep}
      : (index, index) -> index
  %3 = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0, 3)>}> : (memref<?x?xf32>, index) -> f32
  "affine.store"(%x, %m, %i, %0) <{map = affine_map<(d0)[s0] -> (d0, s0)>}>
      : (f32, memref<?x?xf32>, index, index) -> ()
  %4 = "affine.vector_load"(%m) <{map = affine_map<() -> (1, 3)>}>
      : (memref<?x?xf32>) -> vector<4xf32>
  "affine.vector_store"(%v, %m) <{map = affine_map<() -> (1, 3)>}>
      : (vector<4xf32>, memref<?x?xf32>) -> ()
  "affine.prefetch"(%m) <{
    isDataCache = false,
    isWrite = true,
    localityHint = 2 : i32,
    map = affine_map<() -> (1, 3)>
  }> : (memref<?x?xf32>) -> ()
  "affine.for"(%x) <{
    lowerBoundMap = affine_map<() -> (0)>,
    operandSegmentSizes = array<i32: 0, 0, 1>,
    step = 1 : index,
    upperBoundMap = affine_map<() -> (4)>
  }> ({
  ^bb0(%j: index, %y: f32):
    "affine.yield"(%y) : (f32) -> ()
  }) : (f32) -> f32
  "affine.if"(%i) ({
    "affine.yield"() : () -> ()
  }, {
  }) {condition = affine_set<(d0) : (d0 - 1 >= 0)>} : (index) -> ()
  "affine.parallel"(%i) <{
    lowerBoundsGroups = dense<1> : tensor<1xi32>,
    lowerBoundsMap = affine_map<() -> (0)>,
    reductions = [0],
    steps = [2],
    upperBoundsGroups = dense<2> : tensor<1xi32>,
    upperBoundsMap = affine_map<(d0) -> (d0, 9)>
  }> ({
  ^bb0(%j: index):
    "affine.yield"(%x) : (f32) -> ()
  }) : (index) -> f32
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 - 1 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @generic(%arg0: index, %arg1: memref<?x?xf32>, %arg2: vector<4xf32>, %arg3: f32) {
// CHECK-NEXT:     %0 = affine.apply #map(%arg0)
// CHECK-NEXT:     %1 = affine.min #map1(%arg0)[%0]
// CHECK-NEXT:     %2 = affine.max #map1(%arg0)[%0] {keep}
// CHECK-NEXT:     %3 = affine.load %arg1[%arg0, 3] : memref<?x?xf32>
// CHECK-NEXT:     affine.store %arg3, %arg1[%arg0, symbol(%0)] : memref<?x?xf32>
// CHECK-NEXT:     %4 = affine.vector_load %arg1[1, 3] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     affine.vector_store %arg2, %arg1[1, 3] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     affine.prefetch %arg1[1, 3], write, locality<2>, instr : memref<?x?xf32>
// CHECK-NEXT:     %5 = affine.for %arg4 = 0 to 4 iter_args(%arg5 = %arg3) -> (f32) {
// CHECK-NEXT:       affine.yield %arg5 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set(%arg0) {
// CHECK-NEXT:     }
// CHECK-NEXT:     %6 = affine.parallel (%arg4) = (0) to (min(%arg0, 9)) step (2) reduce ("addf") -> (f32) {
// CHECK-NEXT:       affine.yield %arg3 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0 + 1)>
// GENERIC-NEXT: #map1 = affine_map<(d0)[s0] -> (d0, s0)>
// GENERIC-NEXT: #map2 = affine_map<(d0) -> (d0, 3)>
// GENERIC-NEXT: #map3 = affine_map<() -> (1, 3)>
// GENERIC-NEXT: #map4 = affine_map<() -> (0)>
// GENERIC-NEXT: #map5 = affine_map<() -> (4)>
// GENERIC-NEXT: #map6 = affine_map<(d0) -> (d0, 9)>
// GENERIC-NEXT: #set = affine_set<(d0) : (d0 - 1 >= 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?x?xf32>, vector<4xf32>, f32) -> (), sym_name = "generic"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: memref<?x?xf32>, %arg2: vector<4xf32>, %arg3: f32):
// GENERIC-NEXT:     %0 = "affine.apply"(%arg0) <{map = #map}> : (index) -> index
// GENERIC-NEXT:     %1 = "affine.min"(%arg0, %0) <{map = #map1}> : (index, index) -> index
// GENERIC-NEXT:     %2 = "affine.max"(%arg0, %0) <{map = #map1}> {keep} : (index, index) -> index
// GENERIC-NEXT:     %3 = "affine.load"(%arg1, %arg0) <{map = #map2}> : (memref<?x?xf32>, index) -> f32
// GENERIC-NEXT:     "affine.store"(%arg3, %arg1, %arg0, %0) <{map = #map1}> : (f32, memref<?x?xf32>, index, index) -> ()
// GENERIC-NEXT:     %4 = "affine.vector_load"(%arg1) <{map = #map3}> : (memref<?x?xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "affine.vector_store"(%arg2, %arg1) <{map = #map3}> : (vector<4xf32>, memref<?x?xf32>) -> ()
// GENERIC-NEXT:     "affine.prefetch"(%arg1) <{isDataCache = false, isWrite = true, localityHint = 2 : i32, map = #map3}> : (memref<?x?xf32>) -> ()
// GENERIC-NEXT:     %5 = "affine.for"(%arg3) <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map5}> ({
// GENERIC-NEXT:     ^bb0(%arg5: index, %arg6: f32):
// GENERIC-NEXT:       "affine.yield"(%arg6) : (f32) -> ()
// GENERIC-NEXT:     }) : (f32) -> f32
// GENERIC-NEXT:     "affine.if"(%arg0) <{condition = #set}> ({
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     %6 = "affine.parallel"(%arg0) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map4, reductions = [0], steps = [2], upperBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = #map6}> ({
// GENERIC-NEXT:     ^bb0(%arg4: index):
// GENERIC-NEXT:       "affine.yield"(%arg3) : (f32) -> ()
// GENERIC-NEXT:     }) : (index) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
