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

func.func @reduction(%a: vector<16xf32>, %z: vector<i32>, %s: vector<[4]xi32>, %x: f32, %n: i32) {
  %0 = vector.reduction <add>, %a : vector<16xf32> into f32
  %1 = vector.reduction <mul>, %a, %x {keep} : vector<16xf32> into f32
  %2 = vector.reduction <maximumf>, %a fastmath<nnan,ninf> : vector<16xf32> into f32
  %3 = vector.reduction <minnumf>, %a, %x fastmath<fast> : vector<16xf32> into f32
  %4 = vector.reduction <add>, %a, %x fastmath<none> : vector<16xf32> into f32
  %5 = vector.reduction <xor>, %z : vector<i32> into i32
  %6 = vector.reduction <maxui>, %s, %n : vector<[4]xi32> into i32
  %7 = "vector.reduction"(%a) <{kind = #vector.kind<maxnumf>}> : (vector<16xf32>) -> f32
  %8 = "vector.reduction"(%a, %x) <{
    fastmath = #arith.fastmath<reassoc>,
    kind = #vector.kind<minimumf>
  }> : (vector<16xf32>, f32) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduction(%arg0: vector<16xf32>, %arg1: vector<i32>, %arg2: vector<[4]xi32>, %arg3: f32, %arg4: i32) {
// CHECK-NEXT:     %0 = vector.reduction <add>, %arg0 : vector<16xf32> into f32
// CHECK-NEXT:     %1 = vector.reduction <mul>, %arg0, %arg3 {keep} : vector<16xf32> into f32
// CHECK-NEXT:     %2 = vector.reduction <maximumf>, %arg0 fastmath<nnan,ninf> : vector<16xf32> into f32
// CHECK-NEXT:     %3 = vector.reduction <minnumf>, %arg0, %arg3 fastmath<fast> : vector<16xf32> into f32
// CHECK-NEXT:     %4 = vector.reduction <add>, %arg0, %arg3 : vector<16xf32> into f32
// CHECK-NEXT:     %5 = vector.reduction <xor>, %arg1 : vector<i32> into i32
// CHECK-NEXT:     %6 = vector.reduction <maxui>, %arg2, %arg4 : vector<[4]xi32> into i32
// CHECK-NEXT:     %7 = vector.reduction <maxnumf>, %arg0 : vector<16xf32> into f32
// CHECK-NEXT:     %8 = vector.reduction <minimumf>, %arg0, %arg3 fastmath<reassoc> : vector<16xf32> into f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<16xf32>, vector<i32>, vector<[4]xi32>, f32, i32) -> (), sym_name = "reduction"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<16xf32>, %arg1: vector<i32>, %arg2: vector<[4]xi32>, %arg3: f32, %arg4: i32):
// GENERIC-NEXT:     %0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<16xf32>) -> f32
// GENERIC-NEXT:     %1 = "vector.reduction"(%arg0, %arg3) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<mul>}> {keep} : (vector<16xf32>, f32) -> f32
// GENERIC-NEXT:     %2 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<nnan,ninf>, kind = #vector.kind<maximumf>}> : (vector<16xf32>) -> f32
// GENERIC-NEXT:     %3 = "vector.reduction"(%arg0, %arg3) <{fastmath = #arith.fastmath<fast>, kind = #vector.kind<minnumf>}> : (vector<16xf32>, f32) -> f32
// GENERIC-NEXT:     %4 = "vector.reduction"(%arg0, %arg3) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<16xf32>, f32) -> f32
// GENERIC-NEXT:     %5 = "vector.reduction"(%arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<xor>}> : (vector<i32>) -> i32
// GENERIC-NEXT:     %6 = "vector.reduction"(%arg2, %arg4) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxui>}> : (vector<[4]xi32>, i32) -> i32
// GENERIC-NEXT:     %7 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxnumf>}> : (vector<16xf32>) -> f32
// GENERIC-NEXT:     %8 = "vector.reduction"(%arg0, %arg3) <{fastmath = #arith.fastmath<reassoc>, kind = #vector.kind<minimumf>}> : (vector<16xf32>, f32) -> f32
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
