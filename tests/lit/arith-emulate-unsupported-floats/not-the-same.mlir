// RUN: pyopt %s --arith-emulate-unsupported-floats="source-types=bf16,f8E8M0FNU,f64 target-type=f32" --split-input-file | FileCheck %s

// What a wider type would round otherwise stays: sums of several numbers, products that are not rounded before a sum,
// integers of more digits than f32 has, numbers that it does not have.

#row = affine_map<(i, j, k) -> (i, k)>
#column = affine_map<(i, j, k) -> (k, j)>
#both = affine_map<(i, j, k) -> (i, j)>

func.func @sums(%v: vector<4xbf16>, %w: vector<4x4xbf16>)
    -> (bf16, vector<4xbf16>, vector<4xbf16>, vector<4x4xbf16>, vector<4x4xbf16>,
        vector<4x4xbf16>) {
  %0 = vector.reduction <add>, %v : vector<4xbf16> into bf16
  %1 = vector.fma %v, %v, %v : vector<4xbf16>
  %2 = vector.multi_reduction <mul>, %w, %v [0] : vector<4x4xbf16> to vector<4xbf16>
  %3 = vector.outerproduct %v, %v, %w : vector<4xbf16>, vector<4xbf16>
  %4 = vector.contract {
    indexing_maps = [#row, #column, #both],
    iterator_types = ["parallel", "parallel", "reduction"]
  } %w, %w, %3 : vector<4x4xbf16>, vector<4x4xbf16> into vector<4x4xbf16>
  %5:2 = vector.scan <add>, %w, %v {inclusive = true, reduction_dim = 0}
      : vector<4x4xbf16>, vector<4xbf16>
  return %0, %1, %2, %3, %4, %5#0
      : bf16, vector<4xbf16>, vector<4xbf16>, vector<4x4xbf16>, vector<4x4xbf16>, vector<4x4xbf16>
}

func.func @integers(%a: i25, %b: i26) -> (bf16, bf16) {
  %0 = arith.uitofp %a : i25 to bf16
  %1 = arith.sitofp %b : i26 to bf16
  return %0, %1 : bf16, bf16
}

func.func @scale(%a: f8E8M0FNU) -> f8E8M0FNU {
  %0 = arith.mulf %a, %a : f8E8M0FNU
  return %0 : f8E8M0FNU
}

// A vector.mask holds one op of its own types.
func.func @masked(%v: vector<4xbf16>, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v : vector<4xbf16> into bf16 }
      : vector<4xi1> -> bf16
  return %0 : bf16
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sums(%arg0: vector<4xbf16>, %arg1: vector<4x4xbf16>) -> (bf16, vector<4xbf16>, vector<4xbf16>, vector<4x4xbf16>, vector<4x4xbf16>, vector<4x4xbf16>) {
// CHECK-NEXT:     %0 = vector.reduction <add>, %arg0 : vector<4xbf16> into bf16
// CHECK-NEXT:     %1 = vector.fma %arg0, %arg0, %arg0 : vector<4xbf16>
// CHECK-NEXT:     %2 = vector.multi_reduction <mul>, %arg1, %arg0 [0] : vector<4x4xbf16> to vector<4xbf16>
// CHECK-NEXT:     %3 = vector.outerproduct %arg0, %arg0, %arg1 {kind = #vector.kind<add>} : vector<4xbf16>, vector<4xbf16>
// CHECK-NEXT:     %4 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg1, %arg1, %3 : vector<4x4xbf16>, vector<4x4xbf16> into vector<4x4xbf16>
// CHECK-NEXT:     %dest, %accumulated_value = vector.scan <add>, %arg1, %arg0 {inclusive = true, reduction_dim = 0 : i64} : vector<4x4xbf16>, vector<4xbf16>
// CHECK-NEXT:     return %0, %1, %2, %3, %4, %dest : bf16, vector<4xbf16>, vector<4xbf16>, vector<4x4xbf16>, vector<4x4xbf16>, vector<4x4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @integers(%arg0: i25, %arg1: i26) -> (bf16, bf16) {
// CHECK-NEXT:     %0 = arith.uitofp %arg0 : i25 to bf16
// CHECK-NEXT:     %1 = arith.sitofp %arg1 : i26 to bf16
// CHECK-NEXT:     return %0, %1 : bf16, bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scale(%arg0: f8E8M0FNU) -> f8E8M0FNU {
// CHECK-NEXT:     %0 = arith.mulf %arg0, %arg0 : f8E8M0FNU
// CHECK-NEXT:     return %0 : f8E8M0FNU
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked(%arg0: vector<4xbf16>, %arg1: vector<4xi1>) -> bf16 {
// CHECK-NEXT:     %0 = vector.mask %arg1 { vector.reduction <maxnumf>, %arg0 : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
// CHECK-NEXT:     return %0 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }
