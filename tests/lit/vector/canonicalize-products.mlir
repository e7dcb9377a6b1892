// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Reductions and products.

// Reductions of one element.
func.func @f(%v: vector<1xf32>, %z: vector<f32>, %w: vector<2xf32>, %a: f32, %n: vector<1xi32>,
             %i: i32) -> (f32, f32, f32, f32, f32, i32, i32, f32) {
  %0 = vector.reduction <add>, %v : vector<1xf32> into f32
  %1 = vector.reduction <add>, %v, %a fastmath<nnan> : vector<1xf32> into f32
  %2 = vector.reduction <mul>, %z : vector<f32> into f32
  %3 = vector.reduction <maximumf>, %z, %a : vector<f32> into f32
  %4 = vector.reduction <add>, %w : vector<2xf32> into f32
  %5 = vector.reduction <maxsi>, %n, %i : vector<1xi32> into i32
  %6 = vector.reduction <xor>, %n, %i : vector<1xi32> into i32
  %7 = vector.reduction <minnumf>, %v, %a : vector<1xf32> into f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, f32, i32, i32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<1xf32>, %arg1: vector<f32>, %arg2: vector<2xf32>, %arg3: f32, %arg4: vector<1xi32>, %arg5: i32) -> (f32, f32, f32, f32, f32, i32, i32, f32) {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : f32 from vector<1xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[0] : f32 from vector<1xf32>
// CHECK-NEXT:     %2 = arith.addf %1, %arg3 fastmath<nnan> : f32
// CHECK-NEXT:     %3 = vector.extract %arg1[] : f32 from vector<f32>
// CHECK-NEXT:     %4 = vector.extract %arg1[] : f32 from vector<f32>
// CHECK-NEXT:     %5 = arith.maximumf %4, %arg3 : f32
// CHECK-NEXT:     %6 = vector.reduction <add>, %arg2 : vector<2xf32> into f32
// CHECK-NEXT:     %7 = vector.extract %arg4[0] : i32 from vector<1xi32>
// CHECK-NEXT:     %8 = arith.maxsi %7, %arg5 : i32
// CHECK-NEXT:     %9 = vector.extract %arg4[0] : i32 from vector<1xi32>
// CHECK-NEXT:     %10 = arith.xori %9, %arg5 : i32
// CHECK-NEXT:     %11 = vector.extract %arg0[0] : f32 from vector<1xf32>
// CHECK-NEXT:     %12 = arith.minnumf %11, %arg3 : f32
// CHECK-NEXT:     return %0, %2, %3, %5, %6, %8, %10, %12 : f32, f32, f32, f32, f32, i32, i32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Under a mask.
func.func @f(%v: vector<1xf32>, %z: vector<f32>, %a: f32, %k: vector<1xi1>, %w: vector<2xf32>,
             %l: vector<2xi1>) -> (f32, f32, f32) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %1 = vector.mask %k { vector.reduction <add>, %v, %a : vector<1xf32> into f32 }
      : vector<1xi1> -> f32
  %2 = vector.mask %l { vector.reduction <add>, %w : vector<2xf32> into f32 } : vector<2xi1> -> f32
  return %0, %1, %2 : f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<1xf32>, %arg1: vector<f32>, %arg2: f32, %arg3: vector<1xi1>, %arg4: vector<2xf32>, %arg5: vector<2xi1>) -> (f32, f32, f32) {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : f32 from vector<1xf32>
// CHECK-NEXT:     %1 = vector.extract %arg3[0] : i1 from vector<1xi1>
// CHECK-NEXT:     %2 = vector.extract %arg0[0] : f32 from vector<1xf32>
// CHECK-NEXT:     %3 = arith.addf %2, %arg2 : f32
// CHECK-NEXT:     %4 = arith.select %1, %3, %arg2 : f32
// CHECK-NEXT:     %5 = vector.mask %arg5 { vector.reduction <add>, %arg4 : vector<2xf32> into f32 } : vector<2xi1> -> f32
// CHECK-NEXT:     return %0, %4, %5 : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A product that is added.
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>, %k: vector<4x3x2xi1>)
    -> (vector<4x3xf32>, vector<4x3xf32>, vector<4x3xf32>, vector<4x3xf32>) {
  %0 = arith.constant dense<0.0> : vector<4x3xf32>
  %1 = vector.contract {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } %a, %b, %0 : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  %2 = arith.addf %1, %c : vector<4x3xf32>
  %3 = arith.addf %c, %1 : vector<4x3xf32>
  %4 = vector.contract {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } %a, %b, %c : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  %5 = arith.addf %4, %c : vector<4x3xf32>
  %6 = vector.mask %k {
    vector.contract {
      indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                       affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]
    } %a, %b, %0 : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  } : vector<4x3x2xi1> -> vector<4x3xf32>
  %7 = arith.addf %6, %c : vector<4x3xf32>
  return %2, %3, %5, %7 : vector<4x3xf32>, vector<4x3xf32>, vector<4x3xf32>, vector<4x3xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4x2xf32>, %arg1: vector<2x3xf32>, %arg2: vector<4x3xf32>, %arg3: vector<4x3x2xi1>) -> (vector<4x3xf32>, vector<4x3xf32>, vector<4x3xf32>, vector<4x3xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4x3xf32>
// CHECK-NEXT:     %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
// CHECK-NEXT:     %1 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
// CHECK-NEXT:     %2 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
// CHECK-NEXT:     %3 = arith.addf %2, %arg2 : vector<4x3xf32>
// CHECK-NEXT:     %4 = vector.mask %arg3 { vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %cst : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32> } : vector<4x3x2xi1> -> vector<4x3xf32>
// CHECK-NEXT:     %5 = arith.addf %4, %arg2 : vector<4x3xf32>
// CHECK-NEXT:     return %0, %1, %3, %5 : vector<4x3xf32>, vector<4x3xf32>, vector<4x3xf32>, vector<4x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A product that is added.
func.func @f(%a: vector<4x2xi32>, %b: vector<2x3xi32>, %c: vector<4x3xi32>, %k: vector<4x3x2xi1>)
    -> (vector<4x3xi32>, vector<4x3xi32>, vector<4x3xi32>, vector<4x3xi32>) {
  %0 = arith.constant dense<0> : vector<4x3xi32>
  %1 = vector.contract {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } %a, %b, %0 : vector<4x2xi32>, vector<2x3xi32> into vector<4x3xi32>
  %2 = arith.addi %1, %c : vector<4x3xi32>
  %3 = arith.addi %c, %1 : vector<4x3xi32>
  %4 = vector.contract {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } %a, %b, %c : vector<4x2xi32>, vector<2x3xi32> into vector<4x3xi32>
  %5 = arith.addi %4, %c : vector<4x3xi32>
  %6 = vector.mask %k {
    vector.contract {
      indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                       affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]
    } %a, %b, %0 : vector<4x2xi32>, vector<2x3xi32> into vector<4x3xi32>
  } : vector<4x3x2xi1> -> vector<4x3xi32>
  %7 = arith.addi %6, %c : vector<4x3xi32>
  return %2, %3, %5, %7 : vector<4x3xi32>, vector<4x3xi32>, vector<4x3xi32>, vector<4x3xi32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4x2xi32>, %arg1: vector<2x3xi32>, %arg2: vector<4x3xi32>, %arg3: vector<4x3x2xi1>) -> (vector<4x3xi32>, vector<4x3xi32>, vector<4x3xi32>, vector<4x3xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4x3xi32>
// CHECK-NEXT:     %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<4x2xi32>, vector<2x3xi32> into vector<4x3xi32>
// CHECK-NEXT:     %1 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<4x2xi32>, vector<2x3xi32> into vector<4x3xi32>
// CHECK-NEXT:     %2 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<4x2xi32>, vector<2x3xi32> into vector<4x3xi32>
// CHECK-NEXT:     %3 = arith.addi %2, %arg2 : vector<4x3xi32>
// CHECK-NEXT:     %4 = vector.mask %arg3 { vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %cst : vector<4x2xi32>, vector<2x3xi32> into vector<4x3xi32> } : vector<4x3x2xi1> -> vector<4x3xi32>
// CHECK-NEXT:     %5 = arith.addi %4, %arg2 : vector<4x3xi32>
// CHECK-NEXT:     return %0, %1, %3, %5 : vector<4x3xi32>, vector<4x3xi32>, vector<4x3xi32>, vector<4x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
