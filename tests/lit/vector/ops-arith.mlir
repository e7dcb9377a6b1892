// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Products, reductions and scans.

#vec = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>

func.func @dot(%a: vector<4xf16>, %b: vector<4xf16>, %c: f16) {
  %0 = vector.contract {indexing_maps = [#vec, #vec, #none], iterator_types = ["reduction"]} %a, %b,
      %c : vector<4xf16>, vector<4xf16> into f16
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> ()>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dot(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: f16) {
// CHECK-NEXT:     %0 = vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<4xf16>, vector<4xf16> into f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> ()>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4xf16>, vector<4xf16>, f16) -> (), sym_name = "dot"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: f16):
// GENERIC-NEXT:     %0 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf16>, vector<4xf16>, f16) -> f16
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @fma(%a: vector<4xf32>, %z: vector<f64>, %s: vector<2x[4]xbf16>) {
  %0 = vector.fma %a, %a, %a : vector<4xf32>
  %1 = vector.fma %z, %z, %z {keep} : vector<f64>
  %2 = vector.fma %s, %s, %s : vector<2x[4]xbf16>
  %3 = "vector.fma"(%a, %a, %a) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @fma(%arg0: vector<4xf32>, %arg1: vector<f64>, %arg2: vector<2x[4]xbf16>) {
// CHECK-NEXT:     %0 = vector.fma %arg0, %arg0, %arg0 : vector<4xf32>
// CHECK-NEXT:     %1 = vector.fma %arg1, %arg1, %arg1 {keep} : vector<f64>
// CHECK-NEXT:     %2 = vector.fma %arg2, %arg2, %arg2 : vector<2x[4]xbf16>
// CHECK-NEXT:     %3 = vector.fma %arg0, %arg0, %arg0 : vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4xf32>, vector<f64>, vector<2x[4]xbf16>) -> (), sym_name = "fma"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4xf32>, %arg1: vector<f64>, %arg2: vector<2x[4]xbf16>):
// GENERIC-NEXT:     %0 = "vector.fma"(%arg0, %arg0, %arg0) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %1 = "vector.fma"(%arg1, %arg1, %arg1) {keep} : (vector<f64>, vector<f64>, vector<f64>) -> vector<f64>
// GENERIC-NEXT:     %2 = "vector.fma"(%arg2, %arg2, %arg2) : (vector<2x[4]xbf16>, vector<2x[4]xbf16>, vector<2x[4]xbf16>) -> vector<2x[4]xbf16>
// GENERIC-NEXT:     %3 = "vector.fma"(%arg0, %arg0, %arg0) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @scan(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xi32>, %z: vector<i32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64}
      : vector<4x8xf32>, vector<8xf32>
  %1:2 = vector.scan <maxsi>, %c, %z {inclusive = false, reduction_dim = 0 : i64, keep}
      : vector<4xi32>, vector<i32>
  %2:2 = "vector.scan"(%a, %b) <{
    inclusive = false,
    kind = #vector.kind<mul>,
    reduction_dim = 0 : i64
  }> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scan(%arg0: vector<4x8xf32>, %arg1: vector<8xf32>, %arg2: vector<4xi32>, %arg3: vector<i32>) {
// CHECK-NEXT:     %dest, %accumulated_value = vector.scan <add>, %arg0, %arg1 {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
// CHECK-NEXT:     %dest_0, %accumulated_value_1 = vector.scan <maxsi>, %arg2, %arg3 {inclusive = false, keep, reduction_dim = 0 : i64} : vector<4xi32>, vector<i32>
// CHECK-NEXT:     %dest_2, %accumulated_value_3 = vector.scan <mul>, %arg0, %arg1 {inclusive = false, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4x8xf32>, vector<8xf32>, vector<4xi32>, vector<i32>) -> (), sym_name = "scan"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4x8xf32>, %arg1: vector<8xf32>, %arg2: vector<4xi32>, %arg3: vector<i32>):
// GENERIC-NEXT:     %0:2 = "vector.scan"(%arg0, %arg1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
// GENERIC-NEXT:     %1:2 = "vector.scan"(%arg2, %arg3) <{inclusive = false, kind = #vector.kind<maxsi>, reduction_dim = 0 : i64}> {keep} : (vector<4xi32>, vector<i32>) -> (vector<4xi32>, vector<i32>)
// GENERIC-NEXT:     %2:2 = "vector.scan"(%arg0, %arg1) <{inclusive = false, kind = #vector.kind<mul>, reduction_dim = 0 : i64}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
