// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// generic, map, reduce, transpose, broadcast, softmax, the Winograd transforms, index and yield.

// A trait that several ops share; memrefs, several outputs and no inputs; a scalar and a vector as inputs.
#trait = {
  indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>],
  iterator_types = ["parallel", "parallel"]
}
func.func @generic_on_memrefs(%m: memref<4x?xindex>, %t: memref<?x4xindex>, %s: f32,
                              %v: vector<2xf32>, %o: memref<3xvector<2xf32>>) {
  linalg.generic #trait ins(%m : memref<4x?xindex>) outs(%t : memref<?x4xindex>) {
  ^bb0(%in: index, %out: index):
    linalg.yield %in : index
  }
  linalg.generic #trait outs(%m, %t : memref<4x?xindex>, memref<?x4xindex>) {
  ^bb0(%x: index, %y: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 {note = "inner"} : index
    linalg.yield %i, %j : index, index
  }
  linalg.generic {
    indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%s, %v : f32, vector<2xf32>) outs(%o : memref<3xvector<2xf32>>) {
  ^bb0(%x: f32, %y: vector<2xf32>, %z: vector<2xf32>):
    linalg.yield %y {last} : vector<2xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> ()>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @generic_on_memrefs(%arg0: memref<4x?xindex>, %arg1: memref<?x4xindex>, %arg2: f32, %arg3: vector<2xf32>, %arg4: memref<3xvector<2xf32>>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<4x?xindex>) outs(%arg1 : memref<?x4xindex>) {
// CHECK-NEXT:     ^bb0(%in: index, %out: index):
// CHECK-NEXT:       linalg.yield %in : index
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} outs(%arg0, %arg1 : memref<4x?xindex>, memref<?x4xindex>) {
// CHECK-NEXT:     ^bb0(%out: index, %out_0: index):
// CHECK-NEXT:       %0 = linalg.index 0 : index
// CHECK-NEXT:       %1 = linalg.index 1 {note = "inner"} : index
// CHECK-NEXT:       linalg.yield %0, %1 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map2, #map2, #map3], iterator_types = ["parallel"]} ins(%arg2, %arg3 : f32, vector<2xf32>) outs(%arg4 : memref<3xvector<2xf32>>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: vector<2xf32>, %out: vector<2xf32>):
// CHECK-NEXT:       linalg.yield %in_0 {last} : vector<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: #map2 = affine_map<(d0) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x?xindex>, memref<?x4xindex>, f32, vector<2xf32>, memref<3xvector<2xf32>>) -> (), sym_name = "generic_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x?xindex>, %arg1: memref<?x4xindex>, %arg2: f32, %arg3: vector<2xf32>, %arg4: memref<3xvector<2xf32>>):
// GENERIC-NEXT:     "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg10: index, %arg11: index):
// GENERIC-NEXT:       "linalg.yield"(%arg10) : (index) -> ()
// GENERIC-NEXT:     }) : (memref<4x?xindex>, memref<?x4xindex>) -> ()
// GENERIC-NEXT:     "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 2>}> ({
// GENERIC-NEXT:     ^bb0(%arg8: index, %arg9: index):
// GENERIC-NEXT:       %0 = "linalg.index"() <{dim = 0 : i64}> : () -> index
// GENERIC-NEXT:       %1 = "linalg.index"() <{dim = 1 : i64}> {note = "inner"} : () -> index
// GENERIC-NEXT:       "linalg.yield"(%0, %1) : (index, index) -> ()
// GENERIC-NEXT:     }) : (memref<4x?xindex>, memref<?x4xindex>) -> ()
// GENERIC-NEXT:     "linalg.generic"(%arg2, %arg3, %arg4) <{indexing_maps = [#map2, #map2, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: vector<2xf32>, %arg7: vector<2xf32>):
// GENERIC-NEXT:       "linalg.yield"(%arg6) {last} : (vector<2xf32>) -> ()
// GENERIC-NEXT:     }) : (f32, vector<2xf32>, memref<3xvector<2xf32>>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// map: one op that takes all arguments in order prints short, with attributes but for the default fastmath.
func.func @map(%a: tensor<4x?xf32>, %m: memref<8xi32>) -> tensor<4x?xf32> {
  %0 = linalg.map { math.exp } ins(%a : tensor<4x?xf32>) outs(%a : tensor<4x?xf32>)
  %1 = linalg.map { arith.addf {fastmath = #arith.fastmath<nnan>, tag} }
      ins(%0, %a : tensor<4x?xf32>, tensor<4x?xf32>)
      outs(%a : tensor<4x?xf32>) {outer}
  linalg.map { arith.muli } ins(%m, %m : memref<8xi32>, memref<8xi32>) outs(%m : memref<8xi32>)
  return %1 : tensor<4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @map(%arg0: tensor<4x?xf32>, %arg1: memref<8xi32>) -> tensor<4x?xf32> {
// CHECK-NEXT:     %mapped = linalg.map { math.exp } ins(%arg0 : tensor<4x?xf32>) outs(%arg0 : tensor<4x?xf32>)
// CHECK-NEXT:     %mapped_0 = linalg.map { arith.addf {fastmath = #arith.fastmath<nnan>, tag} } ins(%mapped, %arg0 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg0 : tensor<4x?xf32>) {outer}
// CHECK-NEXT:     linalg.map { arith.muli {overflowFlags = #arith.overflow<none>} } ins(%arg1, %arg1 : memref<8xi32>, memref<8xi32>) outs(%arg1 : memref<8xi32>)
// CHECK-NEXT:     return %mapped_0 : tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>, memref<8xi32>) -> tensor<4x?xf32>, sym_name = "map"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32>, %arg1: memref<8xi32>):
// GENERIC-NEXT:     %0 = "linalg.map"(%arg0, %arg0) ({
// GENERIC-NEXT:     ^bb0(%arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %4 = "math.exp"(%arg8) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%4) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// GENERIC-NEXT:     %1 = "linalg.map"(%0, %arg0, %arg0) ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
// GENERIC-NEXT:       %3 = "arith.addf"(%arg5, %arg6) <{fastmath = #arith.fastmath<nnan>}> {tag} : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%3) : (f32) -> ()
// GENERIC-NEXT:     }) {outer} : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// GENERIC-NEXT:     "linalg.map"(%arg1, %arg1, %arg1) ({
// GENERIC-NEXT:     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
// GENERIC-NEXT:       %2 = "arith.muli"(%arg2, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<8xi32>, memref<8xi32>, memref<8xi32>) -> ()
// GENERIC-NEXT:     "func.return"(%1) : (tensor<4x?xf32>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// reduce: the short form has the accumulator first.
func.func @reduce(%a: tensor<4x8x?xf32>, %b: tensor<8xf32>, %c: tensor<4x8x?xf32>,
                  %m: memref<4xi32>, %n: memref<i32>) {
  %0 = linalg.reduce { arith.maximumf }
      ins(%a : tensor<4x8x?xf32>)
      outs(%b : tensor<8xf32>) dimensions = [0, 2]
  %1 = linalg.reduce { arith.addf {fastmath = #arith.fastmath<reassoc>} }
      ins(%a : tensor<4x8x?xf32>)
      outs(%c : tensor<4x8x?xf32>) dimensions = [] {tag}
  linalg.reduce { arith.addi } ins(%m : memref<4xi32>) outs(%n : memref<i32>) dimensions = [0]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduce(%arg0: tensor<4x8x?xf32>, %arg1: tensor<8xf32>, %arg2: tensor<4x8x?xf32>, %arg3: memref<4xi32>, %arg4: memref<i32>) {
// CHECK-NEXT:     %reduced = linalg.reduce { arith.maximumf } ins(%arg0 : tensor<4x8x?xf32>) outs(%arg1 : tensor<8xf32>) dimensions = [0, 2]
// CHECK-NEXT:     %reduced_0 = linalg.reduce { arith.addf {fastmath = #arith.fastmath<reassoc>} } ins(%arg0 : tensor<4x8x?xf32>) outs(%arg2 : tensor<4x8x?xf32>) dimensions = []  {tag}
// CHECK-NEXT:     linalg.reduce { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg3 : memref<4xi32>) outs(%arg4 : memref<i32>) dimensions = [0]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x8x?xf32>, tensor<8xf32>, tensor<4x8x?xf32>, memref<4xi32>, memref<i32>) -> (), sym_name = "reduce"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x8x?xf32>, %arg1: tensor<8xf32>, %arg2: tensor<4x8x?xf32>, %arg3: memref<4xi32>, %arg4: memref<i32>):
// GENERIC-NEXT:     %0 = "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0, 2>}> ({
// GENERIC-NEXT:     ^bb0(%arg9: f32, %arg10: f32):
// GENERIC-NEXT:       %4 = "arith.maximumf"(%arg10, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%4) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<4x8x?xf32>, tensor<8xf32>) -> tensor<8xf32>
// GENERIC-NEXT:     %1 = "linalg.reduce"(%arg0, %arg2) <{dimensions = array<i64>}> ({
// GENERIC-NEXT:     ^bb0(%arg7: f32, %arg8: f32):
// GENERIC-NEXT:       %3 = "arith.addf"(%arg8, %arg7) <{fastmath = #arith.fastmath<reassoc>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%3) : (f32) -> ()
// GENERIC-NEXT:     }) {tag} : (tensor<4x8x?xf32>, tensor<4x8x?xf32>) -> tensor<4x8x?xf32>
// GENERIC-NEXT:     "linalg.reduce"(%arg3, %arg4) <{dimensions = array<i64: 0>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: i32, %arg6: i32):
// GENERIC-NEXT:       %2 = "arith.addi"(%arg6, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<4xi32>, memref<i32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// transpose and broadcast.
func.func @moves(%a: tensor<2x?x4xf32>, %b: tensor<4x2x?xf32>, %r: tensor<?xf32>, %m: memref<8xi8>,
                 %n: memref<3x8x5xi8>, %s: memref<i8>) {
  %0 = linalg.transpose
      ins(%a : tensor<2x?x4xf32>)
      outs(%b : tensor<4x2x?xf32>) permutation = [2, 0, 1]
  %1 = linalg.broadcast
      ins(%r : tensor<?xf32>)
      outs(%a : tensor<2x?x4xf32>) dimensions = [0, 2] {tag}
  linalg.transpose ins(%m : memref<8xi8>) outs(%m : memref<8xi8>) permutation = [0] {tag}
  linalg.broadcast ins(%m : memref<8xi8>) outs(%n : memref<3x8x5xi8>) dimensions = [0, 2]
  linalg.broadcast ins(%s : memref<i8>) outs(%m : memref<8xi8>) dimensions = [0]
  linalg.broadcast ins(%m : memref<8xi8>) outs(%m : memref<8xi8>) dimensions = []
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @moves(%arg0: tensor<2x?x4xf32>, %arg1: tensor<4x2x?xf32>, %arg2: tensor<?xf32>, %arg3: memref<8xi8>, %arg4: memref<3x8x5xi8>, %arg5: memref<i8>) {
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<2x?x4xf32>) outs(%arg1 : tensor<4x2x?xf32>) permutation = [2, 0, 1]
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg2 : tensor<?xf32>) outs(%arg0 : tensor<2x?x4xf32>) dimensions = [0, 2]  {tag}
// CHECK-NEXT:     linalg.transpose ins(%arg3 : memref<8xi8>) outs(%arg3 : memref<8xi8>) permutation = [0]  {tag}
// CHECK-NEXT:     linalg.broadcast ins(%arg3 : memref<8xi8>) outs(%arg4 : memref<3x8x5xi8>) dimensions = [0, 2]
// CHECK-NEXT:     linalg.broadcast ins(%arg5 : memref<i8>) outs(%arg3 : memref<8xi8>) dimensions = [0]
// CHECK-NEXT:     linalg.broadcast ins(%arg3 : memref<8xi8>) outs(%arg3 : memref<8xi8>) dimensions = []
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x?x4xf32>, tensor<4x2x?xf32>, tensor<?xf32>, memref<8xi8>, memref<3x8x5xi8>, memref<i8>) -> (), sym_name = "moves"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x?x4xf32>, %arg1: tensor<4x2x?xf32>, %arg2: tensor<?xf32>, %arg3: memref<8xi8>, %arg4: memref<3x8x5xi8>, %arg5: memref<i8>):
// GENERIC-NEXT:     %0 = "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 2, 0, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg16: f32, %arg17: f32):
// GENERIC-NEXT:       "linalg.yield"(%arg16) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<2x?x4xf32>, tensor<4x2x?xf32>) -> tensor<4x2x?xf32>
// GENERIC-NEXT:     %1 = "linalg.broadcast"(%arg2, %arg0) <{dimensions = array<i64: 0, 2>}> ({
// GENERIC-NEXT:     ^bb0(%arg14: f32, %arg15: f32):
// GENERIC-NEXT:       "linalg.yield"(%arg14) : (f32) -> ()
// GENERIC-NEXT:     }) {tag} : (tensor<?xf32>, tensor<2x?x4xf32>) -> tensor<2x?x4xf32>
// GENERIC-NEXT:     "linalg.transpose"(%arg3, %arg3) <{permutation = array<i64: 0>}> ({
// GENERIC-NEXT:     ^bb0(%arg12: i8, %arg13: i8):
// GENERIC-NEXT:       "linalg.yield"(%arg12) : (i8) -> ()
// GENERIC-NEXT:     }) {tag} : (memref<8xi8>, memref<8xi8>) -> ()
// GENERIC-NEXT:     "linalg.broadcast"(%arg3, %arg4) <{dimensions = array<i64: 0, 2>}> ({
// GENERIC-NEXT:     ^bb0(%arg10: i8, %arg11: i8):
// GENERIC-NEXT:       "linalg.yield"(%arg10) : (i8) -> ()
// GENERIC-NEXT:     }) : (memref<8xi8>, memref<3x8x5xi8>) -> ()
// GENERIC-NEXT:     "linalg.broadcast"(%arg5, %arg3) <{dimensions = array<i64: 0>}> ({
// GENERIC-NEXT:     ^bb0(%arg8: i8, %arg9: i8):
// GENERIC-NEXT:       "linalg.yield"(%arg8) : (i8) -> ()
// GENERIC-NEXT:     }) : (memref<i8>, memref<8xi8>) -> ()
// GENERIC-NEXT:     "linalg.broadcast"(%arg3, %arg3) <{dimensions = array<i64>}> ({
// GENERIC-NEXT:     ^bb0(%arg6: i8, %arg7: i8):
// GENERIC-NEXT:       "linalg.yield"(%arg6) : (i8) -> ()
// GENERIC-NEXT:     }) : (memref<8xi8>, memref<8xi8>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// softmax.
func.func @softmax(%a: tensor<2x?xf32>, %m: memref<2x8xf16>) -> tensor<2x?xf32> {
  %0 = linalg.softmax dimension(1)
      ins(%a : tensor<2x?xf32>)
      outs(%a : tensor<2x?xf32>) -> tensor<2x?xf32>
  linalg.softmax {tag = 1} dimension(0) ins(%m : memref<2x8xf16>) outs(%m : memref<2x8xf16>)
  return %0 : tensor<2x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @softmax(%arg0: tensor<2x?xf32>, %arg1: memref<2x8xf16>) -> tensor<2x?xf32> {
// CHECK-NEXT:     %0 = linalg.softmax dimension(1) ins(%arg0 : tensor<2x?xf32>) outs(%arg0 : tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:     linalg.softmax {tag = 1 : i64} dimension(0) ins(%arg1 : memref<2x8xf16>) outs(%arg1 : memref<2x8xf16>)
// CHECK-NEXT:     return %0 : tensor<2x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x?xf32>, memref<2x8xf16>) -> tensor<2x?xf32>, sym_name = "softmax"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x?xf32>, %arg1: memref<2x8xf16>):
// GENERIC-NEXT:     %0 = "linalg.softmax"(%arg0, %arg0) <{dimension = 1 : i64}> : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
// GENERIC-NEXT:     "linalg.softmax"(%arg1, %arg1) <{dimension = 0 : i64}> {tag = 1 : i64} : (memref<2x8xf16>, memref<2x8xf16>) -> ()
// GENERIC-NEXT:     "func.return"(%0) : (tensor<2x?xf32>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// In one dimension only, and with extents that are not known.
func.func @winograd_1d(%f: tensor<2x1x3x5xf32>, %u: tensor<1x6x5x2xf32>, %d: tensor<?x?x1x5xf32>,
                       %v: tensor<6x1x?x1x?x5xf32>, %w: tensor<6x1x?x1x2x2xf32>,
                       %y: tensor<2x?x1x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3)
      ins(%f : tensor<2x1x3x5xf32>)
      outs(%u : tensor<1x6x5x2xf32>) -> tensor<1x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3)
      ins(%d : tensor<?x?x1x5xf32>)
      outs(%v : tensor<6x1x?x1x?x5xf32>) -> tensor<6x1x?x1x?x5xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3)
      ins(%w : tensor<6x1x?x1x2x2xf32>)
      outs(%y : tensor<2x?x1x2xf32>) -> tensor<2x?x1x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @winograd_1d(%arg0: tensor<2x1x3x5xf32>, %arg1: tensor<1x6x5x2xf32>, %arg2: tensor<?x?x1x5xf32>, %arg3: tensor<6x1x?x1x?x5xf32>, %arg4: tensor<6x1x?x1x2x2xf32>, %arg5: tensor<2x?x1x2xf32>) {
// CHECK-NEXT:     %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<2x1x3x5xf32>) outs(%arg1 : tensor<1x6x5x2xf32>) -> tensor<1x6x5x2xf32>
// CHECK-NEXT:     %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg2 : tensor<?x?x1x5xf32>) outs(%arg3 : tensor<6x1x?x1x?x5xf32>) -> tensor<6x1x?x1x?x5xf32>
// CHECK-NEXT:     %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%arg4 : tensor<6x1x?x1x2x2xf32>) outs(%arg5 : tensor<2x?x1x2xf32>) -> tensor<2x?x1x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x1x3x5xf32>, tensor<1x6x5x2xf32>, tensor<?x?x1x5xf32>, tensor<6x1x?x1x?x5xf32>, tensor<6x1x?x1x2x2xf32>, tensor<2x?x1x2xf32>) -> (), sym_name = "winograd_1d"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x1x3x5xf32>, %arg1: tensor<1x6x5x2xf32>, %arg2: tensor<?x?x1x5xf32>, %arg3: tensor<6x1x?x1x?x5xf32>, %arg4: tensor<6x1x?x1x2x2xf32>, %arg5: tensor<2x?x1x2xf32>):
// GENERIC-NEXT:     %0 = "linalg.winograd_filter_transform"(%arg0, %arg1) <{fmr = 1 : i32}> : (tensor<2x1x3x5xf32>, tensor<1x6x5x2xf32>) -> tensor<1x6x5x2xf32>
// GENERIC-NEXT:     %1 = "linalg.winograd_input_transform"(%arg2, %arg3) <{fmr = 1 : i32}> : (tensor<?x?x1x5xf32>, tensor<6x1x?x1x?x5xf32>) -> tensor<6x1x?x1x?x5xf32>
// GENERIC-NEXT:     %2 = "linalg.winograd_output_transform"(%arg4, %arg5) <{fmr = 1 : i32}> : (tensor<6x1x?x1x2x2xf32>, tensor<2x?x1x2xf32>) -> tensor<2x?x1x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Pack, unpack; an empty permutation is none.
func.func @f(%s: tensor<8x?xf32>, %d: tensor<?x4x2x?xf32>, %e: tensor<8x?x2xf32, "e">, %n: index,
             %f: f32) {
  %0 = linalg.pack %s padding_value(%f : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1]
      inner_tiles = [2, %n] into %d {a} : tensor<8x?xf32> -> tensor<?x4x2x?xf32>
  %1 = linalg.pack %s outer_dims_perm = [] inner_dims_pos = [1] inner_tiles = [2] into %e
      : tensor<8x?xf32> -> tensor<8x?x2xf32, "e">
  %2 = linalg.pack %s outer_dims_perm = [0, 1] inner_dims_pos = [] inner_tiles = [] into %s
      : tensor<8x?xf32> -> tensor<8x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x?xf32>, %arg1: tensor<?x4x2x?xf32>, %arg2: tensor<8x?x2xf32, "e">, %arg3: index, %arg4: f32) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%arg4 : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, %arg3] into %arg1 {a} : tensor<8x?xf32> -> tensor<?x4x2x?xf32>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg0 inner_dims_pos = [1] inner_tiles = [2] into %arg2 : tensor<8x?xf32> -> tensor<8x?x2xf32, "e">
// CHECK-NEXT:     %pack_1 = linalg.pack %arg0 outer_dims_perm = [0, 1] inner_dims_pos = [] inner_tiles = [] into %arg0 : tensor<8x?xf32> -> tensor<8x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<8x?xf32>, tensor<?x4x2x?xf32>, tensor<8x?x2xf32, "e">, index, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<8x?xf32>, %arg1: tensor<?x4x2x?xf32>, %arg2: tensor<8x?x2xf32, "e">, %arg3: index, %arg4: f32):
// GENERIC-NEXT:     %0 = "linalg.pack"(%arg0, %arg1, %arg4, %arg3) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 1>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: 2, -9223372036854775808>}> {a} : (tensor<8x?xf32>, tensor<?x4x2x?xf32>, f32, index) -> tensor<?x4x2x?xf32>
// GENERIC-NEXT:     %1 = "linalg.pack"(%arg0, %arg2) <{inner_dims_pos = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 2>}> : (tensor<8x?xf32>, tensor<8x?x2xf32, "e">) -> tensor<8x?x2xf32, "e">
// GENERIC-NEXT:     %2 = "linalg.pack"(%arg0, %arg0) <{inner_dims_pos = array<i64>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64: 0, 1>, static_inner_tiles = array<i64>}> : (tensor<8x?xf32>, tensor<8x?xf32>) -> tensor<8x?xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%t: tensor<1x4x4xf32>, %d: tensor<4x?xf32>, %e: tensor<?x?x?xf32>, %n: index) {
  %0 = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [4] into %d
      : tensor<1x4x4xf32> -> tensor<4x?xf32>
  %1 = linalg.unpack %e outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [%n] into %d {a}
      : tensor<?x?x?xf32> -> tensor<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1x4x4xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<?x?x?xf32>, %arg3: index) {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [4] into %arg1 : tensor<1x4x4xf32> -> tensor<4x?xf32>
// CHECK-NEXT:     %unpack_0 = linalg.unpack %arg2 outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [%arg3] into %arg1 {a} : tensor<?x?x?xf32> -> tensor<4x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<1x4x4xf32>, tensor<4x?xf32>, tensor<?x?x?xf32>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<?x?x?xf32>, %arg3: index):
// GENERIC-NEXT:     %0 = "linalg.unpack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0>, static_inner_tiles = array<i64: 4>}> : (tensor<1x4x4xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// GENERIC-NEXT:     %1 = "linalg.unpack"(%arg2, %arg1, %arg3) <{inner_dims_pos = array<i64: 1>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: -9223372036854775808>}> {a} : (tensor<?x?x?xf32>, tensor<4x?xf32>, index) -> tensor<4x?xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
