// RUN: pyopt %s --arith-emulate-unsupported-floats="source-types=bf16 target-type=f32 reference-exact" | FileCheck %s

// The text of mlir-opt, which changes results: rounding in between is lost.

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

func.func @product(%a: bf16) -> bf16 {
  %0 = arith.mulf %a, %a fastmath<nnan> : bf16
  return %0 : bf16
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sums(%arg0: vector<4xbf16>, %arg1: vector<4x4xbf16>) -> (bf16, vector<4xbf16>, vector<4xbf16>, vector<4x4xbf16>, vector<4x4xbf16>, vector<4x4xbf16>) {
// CHECK-NEXT:     %0 = arith.extf %arg1 fastmath<contract> : vector<4x4xbf16> to vector<4x4xf32>
// CHECK-NEXT:     %1 = arith.extf %arg0 fastmath<contract> : vector<4xbf16> to vector<4xf32>
// CHECK-NEXT:     %2 = vector.reduction <add>, %1 : vector<4xf32> into f32
// CHECK-NEXT:     %3 = arith.truncf %2 fastmath<contract> : f32 to bf16
// CHECK-NEXT:     %4 = vector.fma %1, %1, %1 : vector<4xf32>
// CHECK-NEXT:     %5 = arith.truncf %4 fastmath<contract> : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT:     %6 = vector.multi_reduction <mul>, %0, %1 [0] : vector<4x4xf32> to vector<4xf32>
// CHECK-NEXT:     %7 = arith.truncf %6 fastmath<contract> : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT:     %8 = vector.outerproduct %1, %1, %0 {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     %9 = arith.truncf %8 fastmath<contract> : vector<4x4xf32> to vector<4x4xbf16>
// CHECK-NEXT:     %10 = arith.extf %9 fastmath<contract> : vector<4x4xbf16> to vector<4x4xf32>
// CHECK-NEXT:     %11 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %0, %10 : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
// CHECK-NEXT:     %12 = arith.truncf %11 fastmath<contract> : vector<4x4xf32> to vector<4x4xbf16>
// CHECK-NEXT:     %dest, %accumulated_value = vector.scan <add>, %0, %1 {inclusive = true, reduction_dim = 0 : i64} : vector<4x4xf32>, vector<4xf32>
// CHECK-NEXT:     %13 = arith.truncf %dest fastmath<contract> : vector<4x4xf32> to vector<4x4xbf16>
// CHECK-NEXT:     %14 = arith.truncf %accumulated_value fastmath<contract> : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT:     return %3, %5, %7, %9, %12, %13 : bf16, vector<4xbf16>, vector<4xbf16>, vector<4x4xbf16>, vector<4x4xbf16>, vector<4x4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @integers(%arg0: i25, %arg1: i26) -> (bf16, bf16) {
// CHECK-NEXT:     %0 = arith.uitofp %arg0 : i25 to f32
// CHECK-NEXT:     %1 = arith.truncf %0 fastmath<contract> : f32 to bf16
// CHECK-NEXT:     %2 = arith.sitofp %arg1 : i26 to f32
// CHECK-NEXT:     %3 = arith.truncf %2 fastmath<contract> : f32 to bf16
// CHECK-NEXT:     return %1, %3 : bf16, bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product(%arg0: bf16) -> bf16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 fastmath<contract> : bf16 to f32
// CHECK-NEXT:     %1 = arith.mulf %0, %0 fastmath<nnan> : f32
// CHECK-NEXT:     %2 = arith.truncf %1 fastmath<contract> : f32 to bf16
// CHECK-NEXT:     return %2 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }
