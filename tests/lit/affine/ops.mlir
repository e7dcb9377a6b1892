// RUN: pyopt %s --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// apply, min, max, loads, stores, prefetch and delinearize_index.

func.func @maps(%i: index, %n: index) -> (index, index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 4 + s0 mod 3 - d0 ceildiv 2)>(%i)[%n]
  %1 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%n, %i]
  %2 = affine.apply affine_map<() -> (-7)>() {keep = "x"}
  %3 = affine.min affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>(%i)[%n]
  %4 = affine.max affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>(%i)[%n] {keep}
  %5 = affine.min affine_map<(d0) -> (d0)>(%0)
  %6 = affine.max affine_map<()[s0] -> (s0, 0)>()[%1]
  return %4, %6 : index, index
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 floordiv 4 + s0 mod 3 - d0 ceildiv 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: #map2 = affine_map<() -> (-7)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map5 = affine_map<()[s0] -> (s0, 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @maps(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:     %0 = affine.apply #map(%arg0)[%arg1]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg1, %arg0]
// CHECK-NEXT:     %2 = affine.apply #map2() {keep = "x"}
// CHECK-NEXT:     %3 = affine.min #map3(%arg0)[%arg1]
// CHECK-NEXT:     %4 = affine.max #map3(%arg0)[%arg1] {keep}
// CHECK-NEXT:     %5 = affine.min #map4(%0)
// CHECK-NEXT:     %6 = affine.max #map5()[%1]
// CHECK-NEXT:     return %4, %6 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0)[s0] -> (d0 floordiv 4 + s0 mod 3 - d0 ceildiv 2)>
// GENERIC-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 * s1)>
// GENERIC-NEXT: #map2 = affine_map<() -> (-7)>
// GENERIC-NEXT: #map3 = affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>
// GENERIC-NEXT: #map4 = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map5 = affine_map<()[s0] -> (s0, 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (index, index), sym_name = "maps"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index):
// GENERIC-NEXT:     %0 = "affine.apply"(%arg0, %arg1) <{map = #map}> : (index, index) -> index
// GENERIC-NEXT:     %1 = "affine.apply"(%arg1, %arg0) <{map = #map1}> : (index, index) -> index
// GENERIC-NEXT:     %2 = "affine.apply"() <{map = #map2}> {keep = "x"} : () -> index
// GENERIC-NEXT:     %3 = "affine.min"(%arg0, %arg1) <{map = #map3}> : (index, index) -> index
// GENERIC-NEXT:     %4 = "affine.max"(%arg0, %arg1) <{map = #map3}> {keep} : (index, index) -> index
// GENERIC-NEXT:     %5 = "affine.min"(%0) <{map = #map4}> : (index) -> index
// GENERIC-NEXT:     %6 = "affine.max"(%1) <{map = #map5}> : (index) -> index
// GENERIC-NEXT:     "func.return"(%4, %6) : (index, index) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The counts of dims and symbols as written do not matter for min and max, only their sum.
func.func @regrouped(%i: index, %n: index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%i, %n)
  %1 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%i)[%n]
  %2 = affine.min affine_map<(d0) -> ()>(%i)
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> ()>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @regrouped(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = affine.min #map(%arg0)[%arg1]
// CHECK-NEXT:     %1 = affine.max #map1(%arg0, %arg1)
// CHECK-NEXT:     %2 = affine.min #map2(%arg0)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0)[s0] -> (d0, s0)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0) -> ()>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "regrouped"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index):
// GENERIC-NEXT:     %0 = "affine.min"(%arg0, %arg1) <{map = #map}> : (index, index) -> index
// GENERIC-NEXT:     %1 = "affine.max"(%arg0, %arg1) <{map = #map1}> : (index, index) -> index
// GENERIC-NEXT:     %2 = "affine.min"(%arg0) <{map = #map2}> : (index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Names in expressions become dims, unless `symbol(...)` says otherwise; a name is one dim however often it occurs.
func.func @f(%x: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<?xf32>
    affine.store %0, %m[%i + 1] {nontemporal = true} : memref<?xf32>
    %1 = affine.vector_load %m[%i mod 3] {a} : memref<?xf32>, vector<4xf32>
    affine.vector_store %1, %m[symbol(%x) * 2 + %i] : memref<?xf32>, vector<4xf32>
    affine.prefetch %m[%i], write, locality<0>, instr {a} : memref<?xf32>
    %2 = affine.load %m[%i + %i + symbol(%x) - symbol(%x)] : memref<?xf32>
    %3 = affine.load %m[5] : memref<?xf32>
    %4 = affine.load %m[-%i + 3 floordiv 2 - (%x ceildiv 3)] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: memref<?xf32>, %arg2: vector<4xf32>) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT:       affine.store %0, %arg1[%arg3 + 1] {nontemporal = true} : memref<?xf32>
// CHECK-NEXT:       %1 = affine.vector_load %arg1[%arg3 mod 3] {a} : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:       affine.vector_store %1, %arg1[%arg3 + symbol(%arg0) * 2] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:       affine.prefetch %arg1[%arg3], write, locality<0>, instr {a} : memref<?xf32>
// CHECK-NEXT:       %2 = affine.load %arg1[%arg3 * 2 + symbol(%arg0) - symbol(%arg0)] : memref<?xf32>
// CHECK-NEXT:       %3 = affine.load %arg1[5] : memref<?xf32>
// CHECK-NEXT:       %4 = affine.load %arg1[-%arg3 - %arg0 ceildiv 3 + 1] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// GENERIC-NEXT: #map2 = affine_map<(d0) -> (d0 mod 3)>
// GENERIC-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 + s0 * 2)>
// GENERIC-NEXT: #map4 = affine_map<(d0)[s0] -> (d0 * 2 + s0 - s0)>
// GENERIC-NEXT: #map5 = affine_map<() -> (5)>
// GENERIC-NEXT: #map6 = affine_map<(d0, d1) -> (-d0 - d1 ceildiv 3 + 1)>
// GENERIC-NEXT: #map7 = affine_map<() -> (0)>
// GENERIC-NEXT: #map8 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?xf32>, vector<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: memref<?xf32>, %arg2: vector<4xf32>):
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map7, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map8}> ({
// GENERIC-NEXT:     ^bb0(%arg3: index):
// GENERIC-NEXT:       %0 = "affine.load"(%arg1, %arg3) <{map = #map}> : (memref<?xf32>, index) -> f32
// GENERIC-NEXT:       "affine.store"(%0, %arg1, %arg3) <{map = #map1}> {nontemporal = true} : (f32, memref<?xf32>, index) -> ()
// GENERIC-NEXT:       %1 = "affine.vector_load"(%arg1, %arg3) <{map = #map2}> {a} : (memref<?xf32>, index) -> vector<4xf32>
// GENERIC-NEXT:       "affine.vector_store"(%1, %arg1, %arg3, %arg0) <{map = #map3}> : (vector<4xf32>, memref<?xf32>, index, index) -> ()
// GENERIC-NEXT:       "affine.prefetch"(%arg1, %arg3) <{isDataCache = false, isWrite = true, localityHint = 0 : i32, map = #map}> {a} : (memref<?xf32>, index) -> ()
// GENERIC-NEXT:       %2 = "affine.load"(%arg1, %arg3, %arg0) <{map = #map4}> : (memref<?xf32>, index, index) -> f32
// GENERIC-NEXT:       %3 = "affine.load"(%arg1) <{map = #map5}> : (memref<?xf32>) -> f32
// GENERIC-NEXT:       %4 = "affine.load"(%arg1, %arg3, %arg0) <{map = #map6}> : (memref<?xf32>, index, index) -> f32
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<f32>, %q: memref<4x4xf32, strided<[1, 4], offset: 3>, 2>, %x: index) {
  %0 = affine.load %m[] : memref<f32>
  affine.store %0, %m[] : memref<f32>
  %1 = affine.load %q[%x, 3] : memref<4x4xf32, strided<[1, 4], offset: 3>, 2>
  %2:2 = affine.delinearize_index %x into (%x, %x) {attr} : index, index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<f32>, %arg1: memref<4x4xf32, strided<[1, 4], offset: 3>, 2>, %arg2: index) {
// CHECK-NEXT:     %0 = affine.load %arg0[] : memref<f32>
// CHECK-NEXT:     affine.store %0, %arg0[] : memref<f32>
// CHECK-NEXT:     %1 = affine.load %arg1[%arg2, 3] : memref<4x4xf32, strided<[1, 4], offset: 3>, 2>
// CHECK-NEXT:     %2:2 = affine.delinearize_index %arg2 into (%arg2, %arg2) {attr} : index, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<() -> ()>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> (d0, 3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<f32>, memref<4x4xf32, strided<[1, 4], offset: 3>, 2>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<f32>, %arg1: memref<4x4xf32, strided<[1, 4], offset: 3>, 2>, %arg2: index):
// GENERIC-NEXT:     %0 = "affine.load"(%arg0) <{map = #map}> : (memref<f32>) -> f32
// GENERIC-NEXT:     "affine.store"(%0, %arg0) <{map = #map}> : (f32, memref<f32>) -> ()
// GENERIC-NEXT:     %1 = "affine.load"(%arg1, %arg2) <{map = #map1}> : (memref<4x4xf32, strided<[1, 4], offset: 3>, 2>, index) -> f32
// GENERIC-NEXT:     %2:2 = "affine.delinearize_index"(%arg2, %arg2, %arg2) {attr} : (index, index, index) -> (index, index)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @delinearize(%x: index, %a: index, %b: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (%a, %b, %a) : index, index, index
  %1 = affine.delinearize_index %0#2 into (%b) : index
  %2 = "affine.delinearize_index"(%x, %a) {keep} : (index, index) -> index
  return %0#0, %1, %2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @delinearize(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
// CHECK-NEXT:     %0:3 = affine.delinearize_index %arg0 into (%arg1, %arg2, %arg1) : index, index, index
// CHECK-NEXT:     %1 = affine.delinearize_index %0#2 into (%arg2) : index
// CHECK-NEXT:     %2 = affine.delinearize_index %arg0 into (%arg1) {keep} : index
// CHECK-NEXT:     return %0#0, %1, %2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, index) -> (index, index, index), sym_name = "delinearize"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: index):
// GENERIC-NEXT:     %0:3 = "affine.delinearize_index"(%arg0, %arg1, %arg2, %arg1) : (index, index, index, index) -> (index, index, index)
// GENERIC-NEXT:     %1 = "affine.delinearize_index"(%0#2, %arg2) : (index, index) -> index
// GENERIC-NEXT:     %2 = "affine.delinearize_index"(%arg0, %arg1) {keep} : (index, index) -> index
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
// GENERIC-NEXT:     "affine.if"(%arg0) ({
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) {condition = #set} : (index) -> ()
// GENERIC-NEXT:     %6 = "affine.parallel"(%arg0) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map4, reductions = [0], steps = [2], upperBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = #map6}> ({
// GENERIC-NEXT:     ^bb0(%arg4: index):
// GENERIC-NEXT:       "affine.yield"(%arg3) : (f32) -> ()
// GENERIC-NEXT:     }) : (index) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Vectors of several dimensions, scalable ones, memrefs with a layout and a memory space.
func.func @vectors(%i: index, %m: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>, 1>) {
  %0 = affine.vector_load %m[%i, %i + 4]
      : memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>, 1>, vector<2x4xf32>
  %1 = affine.vector_load %m[%i, %i + 4]
      : memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>, 1>, vector<[4]xf32>
  affine.vector_store %0, %m[%i mod 8, (%i * 2) floordiv 3]
      : memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>, 1>, vector<2x4xf32>
  affine.vector_store %1, %m[%i ceildiv 2, -%i]
      : memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>, 1>, vector<[4]xf32>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vectors(%arg0: index, %arg1: memref<8x8xf32, #map, 1>) {
// CHECK-NEXT:     %0 = affine.vector_load %arg1[%arg0, %arg0 + 4] : memref<8x8xf32, #map, 1>, vector<2x4xf32>
// CHECK-NEXT:     %1 = affine.vector_load %arg1[%arg0, %arg0 + 4] : memref<8x8xf32, #map, 1>, vector<[4]xf32>
// CHECK-NEXT:     affine.vector_store %0, %arg1[%arg0 mod 8, (%arg0 * 2) floordiv 3] : memref<8x8xf32, #map, 1>, vector<2x4xf32>
// CHECK-NEXT:     affine.vector_store %1, %arg1[%arg0 ceildiv 2, -%arg0] : memref<8x8xf32, #map, 1>, vector<[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> (d0, d0 + 4)>
// GENERIC-NEXT: #map2 = affine_map<(d0) -> (d0 mod 8, (d0 * 2) floordiv 3)>
// GENERIC-NEXT: #map3 = affine_map<(d0) -> (d0 ceildiv 2, -d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<8x8xf32, #map, 1>) -> (), sym_name = "vectors"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: memref<8x8xf32, #map, 1>):
// GENERIC-NEXT:     %0 = "affine.vector_load"(%arg1, %arg0) <{map = #map1}> : (memref<8x8xf32, #map, 1>, index) -> vector<2x4xf32>
// GENERIC-NEXT:     %1 = "affine.vector_load"(%arg1, %arg0) <{map = #map1}> : (memref<8x8xf32, #map, 1>, index) -> vector<[4]xf32>
// GENERIC-NEXT:     "affine.vector_store"(%0, %arg1, %arg0) <{map = #map2}> : (vector<2x4xf32>, memref<8x8xf32, #map, 1>, index) -> ()
// GENERIC-NEXT:     "affine.vector_store"(%1, %arg1, %arg0) <{map = #map3}> : (vector<[4]xf32>, memref<8x8xf32, #map, 1>, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: index, %m: memref<?x?xf32>) {
  %0 = affine.min affine_map<(d0) -> ()>(%i)
  return
}

// CHECK: #map = affine_map<(d0) -> ()>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: memref<?x?xf32>) {
// CHECK-NEXT:     %0 = affine.min #map(%arg0)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> ()>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?x?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: memref<?x?xf32>):
// GENERIC-NEXT:     %0 = "affine.min"(%arg0) <{map = #map}> : (index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: index, %m: memref<?x?xf32>) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0)>(%i, %i)
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: memref<?x?xf32>) {
// CHECK-NEXT:     %0 = affine.min #map(%arg0)[%arg0]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0)[s0] -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?x?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: memref<?x?xf32>):
// GENERIC-NEXT:     %0 = "affine.min"(%arg0, %arg0) <{map = #map}> : (index, index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
